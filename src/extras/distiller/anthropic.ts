// The one file that knows the SDK. The base client alone is taken: with all resources it is four times as large (428 KB
// minified, of 100), and one address is asked.
import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { MAX_OUTPUT_TOKENS } from '../../capture/distil-request.ts';
import { ModelError, type SessionModel } from '../../capture/ports.ts';
import { failureOf, priceOf, replyIn } from './claude.ts';

/** An address that wants no key is sent none, but one must be named: else the SDK looks for credentials in the user's files. */
const NO_KEY = { apiKey: 'none', defaultHeaders: { Authorization: null } };

interface Message {
  readonly content?: readonly { readonly type?: unknown; readonly text?: unknown }[];
  readonly usage?: { readonly input_tokens?: unknown; readonly output_tokens?: unknown };
}

/** Asks a model of Anthropic's API, for which a key is needed, or of what `ANTHROPIC_BASE_URL` names. Logs nothing, follows no redirection. */
export function createAnthropicModel({
  model,
  env,
  timeoutMs,
}: Readonly<{ model: string; env: NodeJS.ProcessEnv; timeoutMs: number }>): SessionModel {
  const key = env['ANTHROPIC_API_KEY'];
  const token = env['ANTHROPIC_AUTH_TOKEN'];
  const client = new BaseAnthropic({
    ...(key ? { apiKey: key } : token ? { authToken: token } : NO_KEY),
    baseURL: env['ANTHROPIC_BASE_URL'] || null,
    timeout: timeoutMs,
    maxRetries: 0, // a second try would be a call that the cap does not count
    logLevel: 'off',
    openTelemetry: false,
    fetchOptions: { redirect: 'error' }, // a redirection would be given the key
  });
  return {
    name: 'anthropic',
    mostUsd: (input, output) => priceOf(model, input, output),
    parse: replyIn,
    ask: async ({ system, text }, signal) => {
      // The API would refuse it, but only once it has the session's digest.
      if (!key && !token && !env['ANTHROPIC_BASE_URL']) throw new ModelError('not-logged-in');
      const body = {
        model,
        max_tokens: MAX_OUTPUT_TOKENS,
        system,
        messages: [{ role: 'user', content: text }],
      };
      try {
        return answerOf(model, await client.post<Message>('/v1/messages', { body, signal }));
      } catch (error) {
        throw new ModelError(signal.aborted ? 'timeout' : failureOf((error as { status?: unknown }).status));
      }
    },
  };
}

function answerOf(model: string, { content, usage }: Message) {
  const count = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);
  const inputTokens = count(usage?.input_tokens);
  const outputTokens = count(usage?.output_tokens);
  const blocks = Array.isArray(content) ? content : [];
  const text = blocks.map((block) => (block?.type === 'text' ? `${block.text}` : '')).join('\n');
  return { text, inputTokens, outputTokens, usd: priceOf(model, inputTokens, outputTokens) };
}
