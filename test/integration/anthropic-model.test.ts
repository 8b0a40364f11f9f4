import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAnthropicModel } from '../../src/extras/distiller/anthropic.ts';
import { createClaudeModel } from '../../src/extras/distiller/claude.ts';
import { untilGone } from '../helpers/background.ts';
import { json, modelEndpoint, textMessage } from '../helpers/model-endpoint.ts';
import { useFolders } from '../helpers/repo.ts';

const REQUEST = { system: 'Distil.', text: 'a session' };
const REPLY = { memories: [], overturned: [], wrong: [], seen: [] };
const KEY = ['no', 'real', 'key'].join('-');
const soon = () => AbortSignal.timeout(5_000);
const modelAt = (env: NodeJS.ProcessEnv) =>
  createAnthropicModel({ model: 'small-model', env, timeoutMs: 5_000 });

describe('the API as a distiller', () => {
  it('is asked once, with the user’s key, at the user’s address, with no tools, and gives what it said', async () => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(textMessage(REPLY));
    const model = modelAt({ ANTHROPIC_BASE_URL: endpoint.url, ANTHROPIC_API_KEY: KEY });
    const answer = await model.ask(REQUEST, soon());
    expect(answer).toMatchObject({ inputTokens: 700, outputTokens: 80 });
    expect(answer.usd).toBeCloseTo(0.0033, 6);
    expect(model.parse(answer.text)).toEqual(REPLY);
    expect(endpoint.requests).toHaveLength(1);
    const [request] = endpoint.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/v1/messages',
      headers: { authorization: `Bearer ${KEY}` },
    });
    const body = JSON.parse(request?.body ?? '');
    expect(body).toMatchObject({
      model: 'small-model',
      system: 'Distil.',
      messages: [{ role: 'user', content: 'a session' }],
    });
    expect(body).not.toHaveProperty('tools');
  });

  it('is not shown anything without a key', async () => {
    await expect(modelAt({}).ask(REQUEST, soon())).rejects.toMatchObject({ why: 'not-logged-in' });
  });

  it('is asked with a token where there is one, and without anything at an address that wants no key', async () => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(textMessage(REPLY));
    const at = { ANTHROPIC_BASE_URL: endpoint.url };
    await modelAt({ ...at, ANTHROPIC_AUTH_TOKEN: KEY }).ask(REQUEST, soon());
    expect(endpoint.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    await modelAt(at).ask(REQUEST, soon());
    expect(endpoint.requests[1]?.headers['authorization']).toBeUndefined();
  });

  it.each<[string, number, unknown, string]>([
    ['a refused key', 401, { type: 'error' }, 'not-logged-in'],
    ['a wrong request', 400, { type: 'error' }, 'failed'],
    ['too many requests', 429, { type: 'error' }, 'rate-limited'],
    ['a server that is overloaded', 529, { type: 'error' }, 'rate-limited'],
    ['a server that fails', 500, { type: 'error' }, 'unreachable'],
  ])('rejects with a word for %s, after one try', async (_what, status, body, why) => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(body, status);
    await expect(modelAt({ ANTHROPIC_BASE_URL: endpoint.url }).ask(REQUEST, soon())).rejects.toMatchObject({
      why,
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['half of its JSON', '{"content": [{"type": "tex'],
    ['a page', '<html>sign in</html>'],
    ['no content', { usage: { input_tokens: 'many' } }],
    ['content of another shape', { content: 'text' }],
  ])('gives no reply for %s', async (_what, body) => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(body);
    const model = modelAt({ ANTHROPIC_BASE_URL: endpoint.url });
    const reply = await model.ask(REQUEST, soon()).then(
      ({ text }) => model.parse(text),
      () => undefined,
    );
    expect(reply).toBeUndefined();
  });

  it('follows no redirection: the key would go along', async () => {
    const [endpoint, thief] = [await modelEndpoint(), await modelEndpoint()];
    endpoint.answer = (response) => {
      response.writeHead(307, { location: `${thief.url}/v1/messages` });
      response.end();
    };
    const model = modelAt({ ANTHROPIC_BASE_URL: endpoint.url, ANTHROPIC_API_KEY: KEY });
    await expect(model.ask(REQUEST, soon())).rejects.toThrow();
    expect(thief.requests).toEqual([]);
  });

  it('is stopped by the signal, before the first byte and in the middle of an answer', async () => {
    const endpoint = await modelEndpoint();
    const model = createAnthropicModel({
      model: 'm',
      env: { ANTHROPIC_BASE_URL: endpoint.url },
      timeoutMs: 60_000,
    });
    endpoint.answer = () => {};
    await expect(model.ask(REQUEST, AbortSignal.timeout(200))).rejects.toMatchObject({ why: 'timeout' });
    endpoint.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"content": [');
    };
    await expect(model.ask(REQUEST, AbortSignal.timeout(200))).rejects.toMatchObject({ why: 'timeout' });
  });
});

const folder = useFolders();

/** A client that is a script of node's. */
function modelOf(script: string) {
  const program = join(folder(), 'claude');
  writeFileSync(program, `#!${process.execPath}\n${script}\n`);
  chmodSync(program, 0o755);
  const env = { PATH: dirname(process.execPath), HOME: folder() };
  return {
    program,
    model: createClaudeModel({ program, model: 'haiku', env, directory: join(folder(), 'empty') }),
  };
}

describe('the client as a distiller', () => {
  it('that hangs is given up, with all that it has started', async () => {
    const { program, model } = modelOf(
      "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', process.argv[1]], { stdio: 'ignore' }); setInterval(() => {}, 1000);",
    );
    await expect(model.ask(REQUEST, AbortSignal.timeout(1_000))).rejects.toMatchObject({ why: 'timeout' });
    await untilGone(program);
  });

  it('that is not there is said to be missing', async () => {
    const model = createClaudeModel({
      program: join(folder(), 'none'),
      model: 'haiku',
      env: {},
      directory: folder(),
    });
    await expect(model.ask(REQUEST, AbortSignal.timeout(5_000))).rejects.toMatchObject({ why: 'no-client' });
  });

  it('that ends before it has read its input, or prints without end, is a failure', async () => {
    const text = 'x'.repeat(2_000_000);
    await expect(
      modelOf('process.exit(3);').model.ask({ ...REQUEST, text }, AbortSignal.timeout(5_000)),
    ).rejects.toMatchObject({ why: 'failed' });
    const endless = "const go = () => process.stdout.write('y'.repeat(65536), go); go();";
    await expect(modelOf(endless).model.ask(REQUEST, AbortSignal.timeout(20_000))).rejects.toMatchObject({
      why: 'failed',
    });
  });

  it('runs in a folder that has nothing in it, and tells tokens and cost as the client reports them', async () => {
    const { model } = modelOf(
      "console.log('a warning'); console.log(JSON.stringify({ is_error: false, result: process.cwd(), usage: { input_tokens: 5, cache_creation_input_tokens: 7, cache_read_input_tokens: 11, output_tokens: 3 }, total_cost_usd: 0.01 }));",
    );
    const answer = await model.ask(REQUEST, AbortSignal.timeout(5_000));
    expect(answer).toMatchObject({ inputTokens: 23, outputTokens: 3, usd: 0.01 });
    expect(existsSync(answer.text)).toBe(true);
  });
});
