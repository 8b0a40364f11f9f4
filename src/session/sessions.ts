import { CsError } from '../core/errors.ts';
import { IDLE_MS } from '../core/time.ts';
import type { HandoffStore } from './model/handoff/ports.ts';
import type { Needs, SessionState } from './model/ports.ts';

export interface SessionsPorts extends Needs<'states' | 'accumulator' | 'clock'> {
  readonly handoffs: Pick<HandoffStore, 'read'>;
}

/** `open`: it may go on; `ended`: somebody said so; `left`: nobody will end it any more. */
export type SessionStanding = 'open' | 'ended' | 'left';

export interface KnownSession {
  readonly id: string;
  readonly standing: SessionStanding;
  /** Absent where only a queue is there. */
  readonly state: SessionState | undefined;
  readonly waiting: number;
  readonly namespaces: Readonly<Record<string, number>>;
}

/** Tells of the sessions of a place. Reads files only, and changes nothing. */
export function createSessions({ states, accumulator, handoffs, clock }: SessionsPorts) {
  const standingOf = (session: string, state: SessionState | undefined): SessionStanding => {
    if (state?.ended_at !== undefined) return 'ended';
    return state?.died_at !== undefined || states.isDead(session, clock(), IDLE_MS) ? 'left' : 'open';
  };
  const known = (name: string): readonly KnownSession[] => {
    const state = states.read(name);
    const queue = accumulator(name);
    const id = state?.session_id ?? name;
    const counts = { waiting: queue.count(), namespaces: queue.byNamespace() };
    // Of what is neither recorded nor waits for anything (a damaged state, a story that was left behind) there is nothing to end.
    if (state === undefined && queue.isEmpty()) return [];
    return [{ id, standing: standingOf(name, state), state, ...counts }];
  };
  const startOf = ({ state }: KnownSession): string => state?.started_at ?? '';
  /** All of them, the newest first. */
  const list = (): readonly KnownSession[] =>
    states
      .list()
      .flatMap(known)
      .sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
  return {
    list,
    /** The one whose id begins so; undefined where there is none. Throws USAGE where there are several. */
    find: (idPrefix: string): KnownSession | undefined => {
      const found = idPrefix === '' ? [] : list().filter(({ id }) => id.startsWith(idPrefix));
      const whole = found.find(({ id }) => id === idPrefix);
      if (whole === undefined && found.length > 1)
        throw new CsError('USAGE', `'${idPrefix}' is the beginning of ${found.length} sessions`, {
          hint: 'type more of the id',
        });
      return whole ?? found[0];
    },
    handoff: handoffs.read,
  };
}

export type Sessions = ReturnType<typeof createSessions>;
