// The one file that knows the SDK. The base client alone is taken: with all resources it is four times as large (428 KB
// minified, of 100), and one address is asked.
import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import type { AskModel, ModelReply } from './anthropic.ts';

export interface AnthropicClientOptions {
  readonly model: string;
  /** Of which the key, the token and the address are taken. */
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
}

/**
 * An address that wants no key is sent none. One has to be named all the same: the SDK would look for credentials in
 * files of the user's otherwise.
 */
const NO_KEY = { apiKey: 'none', defaultHeaders: { Authorization: null } };

/** What of the API's answer is looked at; all of it is unchecked. */
interface Message {
  readonly content?: readonly {
    readonly type?: unknown;
    readonly name?: unknown;
    readonly input?: unknown;
  }[];
  readonly usage?: { readonly input_tokens?: unknown; readonly output_tokens?: unknown };
}

/** Asks a model of Anthropic's API, or of what `ANTHROPIC_BASE_URL` names. Logs nothing, follows no redirection. */
export function createAskAnthropic({ model, env, timeoutMs }: AnthropicClientOptions): AskModel {
  const key = env['ANTHROPIC_API_KEY'];
  const token = env['ANTHROPIC_AUTH_TOKEN'];
  const client = new BaseAnthropic({
    ...(key ? { apiKey: key } : token ? { authToken: token } : NO_KEY),
    baseURL: env['ANTHROPIC_BASE_URL'] || null,
    timeout: timeoutMs,
    maxRetries: 0, // a second try would be a call that the session's limit does not count
    logLevel: 'off',
    openTelemetry: false,
    fetchOptions: { redirect: 'error' }, // a redirection would be given the key
  });
  return async ({ system, text, tool, maxTokens }, signal) => {
    const body = {
      model,
      max_tokens: maxTokens,
      system,
      messages: [{ role: 'user', content: text }],
      tools: [{ name: tool.name, description: 'Records the judgement.', input_schema: tool.schema }],
      tool_choice: { type: 'tool', name: tool.name, disable_parallel_tool_use: true },
    };
    const message = await client.post<Message>('/v1/messages', { body, signal });
    return replyOf(message, tool.name);
  };
}

function replyOf({ content, usage }: Message, tool: string): ModelReply {
  const called = Array.isArray(content)
    ? content.find((block) => block?.type === 'tool_use' && block.name === tool)
    : undefined;
  const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return {
    input: called?.input,
    inputTokens: count(usage?.input_tokens),
    outputTokens: count(usage?.output_tokens),
  };
}
