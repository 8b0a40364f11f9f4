import { describe, expect, it } from 'vitest';
import { createAnthropicModel } from '../../src/extras/distiller/anthropic.ts';
import { json, modelEndpoint, textMessage } from '../helpers/model-endpoint.ts';

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
