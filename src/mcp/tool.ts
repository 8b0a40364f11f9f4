import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { CsError, errorMessage } from '../domain/errors.ts';
import type { Wired } from '../wire.ts';

/** What a tool is given besides its arguments. */
export interface Call {
  /** Aborted when the client cancels the request, or goes. */
  readonly signal: AbortSignal;
  /** Tells the client how far it is, where the client asked for that. Never throws. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** Runs something with everything wired, and ends what was started for it, whatever happens. */
export type WithWired = <T>(run: (wired: Wired) => Promise<T>) => Promise<T>;

/**
 * The same, one after the other: calls that write at the same time would only be in each other's way, until some give up.
 */
export function inTurn(withWired: WithWired): WithWired {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(() => withWired(run));
    last = next.catch(() => {});
    return next;
  };
}

export const text = (told: string): CallToolResult => ({ content: [{ type: 'text', text: told }] });

/** A failure as a result that a model can read: what went wrong, and what helps. */
function failed(error: unknown): CallToolResult {
  const hint = error instanceof CsError && error.hint !== undefined ? `\n${error.hint}` : '';
  return { ...text(`${errorMessage(error)}${hint}`), isError: true };
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** A handler as the SDK wants it, of a function that gives a text and may throw. */
export function answering<Args>(
  run: (args: Args, call: Call) => Promise<string>,
): (args: Args, extra: Extra) => Promise<CallToolResult> {
  return async (args, extra) => {
    try {
      return text(await run(args, { signal: extra.signal, progress: progressOf(extra) }));
    } catch (error) {
      return failed(error);
    }
  };
}

function progressOf({ _meta, sendNotification }: Extra): Call['progress'] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return async () => {};
  return async (progress, total) => {
    const params = { progressToken, progress, total };
    await sendNotification({ method: 'notifications/progress', params }).catch(() => {});
  };
}
