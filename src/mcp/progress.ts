import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import type { Call } from './tool.ts';

/** Clients give up a call that they hear nothing of, mostly after a minute. */
const BEAT_MS = 1_000;

export interface Progress {
  /** Tells steps of a known number; from then on no seconds are told. */
  readonly progress: Call['progress'];
  end(): void;
}

/** Progress of a call, where the client asked for it: the seconds that went by, or steps where the tool knows them. Never throws. */
export function beatingProgress({
  _meta,
  sendNotification,
}: Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, '_meta' | 'sendNotification'>): Progress {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return { progress: async () => {}, end: () => {} };
  const send = async (how: { readonly progress: number; readonly total?: number }): Promise<void> => {
    const params = { progressToken, ...how };
    await sendNotification({ method: 'notifications/progress', params }).catch(() => {});
  };
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    void send({ progress: seconds });
  }, BEAT_MS);
  const end = (): void => clearInterval(timer);
  return {
    end,
    progress: (progress, total) => {
      end();
      return send({ progress, total });
    },
  };
}
