// What git was asked for once, so that looks at the index need not ask it again: wired apart, since few places need it.
import { readNotesRefs } from '../adapters/git/ref-files.ts';
import { refsMark } from '../adapters/git/refs-mark.ts';
import type { AskedRefs } from '../ports/session.ts';
import type { NotesRef } from '../ports.ts';
import type { Wired } from '../wire.ts';

/** Who the user is, and the notes refs of places where only git can read them, by common directory. */
export interface AskedGit {
  readonly self: readonly string[];
  readonly refs: ReadonlyMap<string, readonly NotesRef[]>;
}

/** Asks git, and writes the answers into the session's state, where there is a session ('': none) and that can be written. Throws what git throws. */
export async function askGit(
  { home, states, trusting, notes, user }: Wired,
  session: string,
): Promise<AskedGit> {
  const asked: Record<string, AskedRefs> = {};
  const refs = new Map<string, readonly NotesRef[]>();
  const places = [
    { commonDir: home.place.commonDir, notes },
    { commonDir: user.commonDir, notes: user.notes },
  ];
  for (const { commonDir, notes: store } of places) {
    if (readNotesRefs(commonDir) !== undefined) continue;
    const mark = refsMark(commonDir); // before: what moves meanwhile is asked for again
    const now = await store.refs();
    refs.set(commonDir, now);
    if (mark !== undefined) asked[commonDir] = { mark, refs: now };
  }
  const before = states.read(session);
  const self = before?.self ?? (await trusting.identities());
  if (session === '' || (before?.self !== undefined && refs.size === 0)) return { self, refs };
  try {
    states.update(session, (state) => ({
      ...state,
      self,
      ...(refs.size === 0 ? {} : { asked_refs: { ...state.asked_refs, ...asked } }),
    }));
  } catch {
    // a read-only place: then it is asked again
  }
  return { self, refs };
}
