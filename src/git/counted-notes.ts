import type { NoteStore, TellProgress } from '../core/ports.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** The same store, which says at each note of a ref that is read whole how many of how many it was. Throws what the store and git throw. */
export function withCount(notes: NoteStore, git: GitOptions, tell: TellProgress): NoteStore {
  const each: NoteStore['each'] = async (ref, fromOid, take) => {
    if (fromOid !== undefined) return notes.each(ref, fromOid, take);
    const total = await countNotes(git, ref.oid);
    let done = 0;
    await notes.each(ref, undefined, (note) => {
      done += 1;
      tell('reading notes', done, total);
      take(note);
    });
  };
  return { ...notes, each };
}

/** 0 where there is no tree: nothing is counted then. */
async function countNotes(git: GitOptions, oid: string): Promise<number> {
  const args = ['ls-tree', '-r', '--name-only', '--full-tree', '--end-of-options', oid];
  const names = await runGitOrThrow(args, git).catch(() => '');
  return names.split('\n').length - 1;
}
