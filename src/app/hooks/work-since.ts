// A file of its own in dist: only a question that finds what was worked on asks for it.
import type { Memory } from '../../core/memory.ts';
import { doneSince } from '../../session/handoff/newest-handoff.ts';
import { sinceText } from '../../session/handoff/recovery-text.ts';
import { keptOf, type Spooling } from '../wire/spool.ts';

/** One line on work that was done since some memories told of theirs, by a session that left nothing open; undefined where none did. */
export function workSince(
  memories: readonly Memory[],
  session: string,
  { home, states }: Pick<Spooling, 'home' | 'states'>,
): string | undefined {
  const times = memories.map((memory) => memory.lastSeenAt);
  const at = times.sort().at(-1) ?? '';
  const but = [session, ...memories.map((memory) => memory.session)];
  const done = doneSince({ states, handoffs: keptOf(home).handoffs }, at, but);
  return done && sinceText(done, Date.now());
}
