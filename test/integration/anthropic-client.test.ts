import { describe, expect, it } from 'vitest';
import { createAskAnthropic } from '../../src/adapters/evaluator/anthropic-client.ts';
import { json, modelEndpoint, toolMessage } from '../helpers/model-endpoint.ts';

const QUESTION = {
  system: 'Judge.',
  text: 'an answer',
  tool: { name: 'record', schema: { type: 'object' } },
  maxTokens: 100,
};
const KEY = ['no', 'real', 'key'].join('-');
const soon = () => AbortSignal.timeout(5_000);

describe('the client of the API', () => {
  it('asks once, with the user’s key, at the user’s address, and gives what the tool was called with', async () => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(toolMessage({ significance: 0.5 }));
    const env = { ANTHROPIC_BASE_URL: endpoint.url, ANTHROPIC_API_KEY: KEY };
    const ask = createAskAnthropic({ model: 'small-model', env, timeoutMs: 5_000 });
    expect(await ask(QUESTION, soon())).toEqual({
      input: { significance: 0.5 },
      inputTokens: 700,
      outputTokens: 80,
    });
    expect(endpoint.requests).toHaveLength(1);
    const [request] = endpoint.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/v1/messages',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      model: 'small-model',
      max_tokens: 100,
      messages: [{ role: 'user', content: 'an answer' }],
      tool_choice: { type: 'tool', name: 'record' },
    });
  });

  it('asks with a token where there is one, and without anything at an address that wants no key', async () => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(toolMessage({}));
    const at = { ANTHROPIC_BASE_URL: endpoint.url };
    await createAskAnthropic({ model: 'm', env: { ...at, ANTHROPIC_AUTH_TOKEN: KEY }, timeoutMs: 5_000 })(
      QUESTION,
      soon(),
    );
    expect(endpoint.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    await createAskAnthropic({ model: 'm', env: at, timeoutMs: 5_000 })(QUESTION, soon());
    expect(endpoint.requests[1]?.headers['authorization']).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a message without a tool', { ...toolMessage({}), content: [{ type: 'text', text: 'Sure!' }] }],
    [
      'another tool',
      { ...toolMessage({}), content: [{ type: 'tool_use', name: 'delete_all', input: { significance: 1 } }] },
    ],
    ['no content', { usage: { input_tokens: 'many' } }],
    ['content of another shape', { content: 'text' }],
  ])('gives nothing for %s', async (_what, message) => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(message);
    const ask = createAskAnthropic({
      model: 'm',
      env: { ANTHROPIC_BASE_URL: endpoint.url },
      timeoutMs: 5_000,
    });
    expect((await ask(QUESTION, soon())).input).toBeUndefined();
  });

  it.each<[string, number, unknown]>([
    ['a refused key', 401, { type: 'error', error: { type: 'authentication_error', message: 'no' } }],
    ['a wrong request', 400, { type: 'error' }],
    ['half of its JSON', 200, '{"content": [{"type": "tool_u'],
    ['a page', 200, '<html>sign in</html>'],
  ])('rejects on %s', async (_what, status, body) => {
    const endpoint = await modelEndpoint();
    endpoint.answer = json(body, status);
    const ask = createAskAnthropic({
      model: 'm',
      env: { ANTHROPIC_BASE_URL: endpoint.url },
      timeoutMs: 5_000,
    });
    await expect(ask(QUESTION, soon())).rejects.toThrow();
  });

  it.each([429, 500, 529])(
    'asks once, also where it is answered %d: the limit of a session counts calls',
    async (status) => {
      const endpoint = await modelEndpoint();
      endpoint.answer = json({ type: 'error' }, status);
      const env = { ANTHROPIC_BASE_URL: endpoint.url };
      await expect(
        createAskAnthropic({ model: 'm', env, timeoutMs: 5_000 })(QUESTION, soon()),
      ).rejects.toThrow();
      expect(endpoint.requests).toHaveLength(1);
    },
  );

  it('follows no redirection: the key would go along', async () => {
    const [endpoint, thief] = [await modelEndpoint(), await modelEndpoint()];
    endpoint.answer = (response) => {
      response.writeHead(307, { location: `${thief.url}/v1/messages` });
      response.end();
    };
    const env = { ANTHROPIC_BASE_URL: endpoint.url, ANTHROPIC_API_KEY: KEY };
    await expect(
      createAskAnthropic({ model: 'm', env, timeoutMs: 5_000 })(QUESTION, soon()),
    ).rejects.toThrow();
    expect(thief.requests).toEqual([]);
  });

  it('is stopped by the signal, before the first byte and in the middle of an answer', async () => {
    const endpoint = await modelEndpoint();
    const ask = createAskAnthropic({
      model: 'm',
      env: { ANTHROPIC_BASE_URL: endpoint.url },
      timeoutMs: 60_000,
    });
    endpoint.answer = () => {};
    await expect(ask(QUESTION, AbortSignal.timeout(200))).rejects.toThrow();
    endpoint.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"content": [');
    };
    await expect(ask(QUESTION, AbortSignal.timeout(200))).rejects.toThrow();
  });
});
