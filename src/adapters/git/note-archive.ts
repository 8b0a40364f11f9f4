import type { NoteArchive } from '../../ports.ts';
import type { ObjectReader } from './object-reader.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** Objects asked for at once: a note has at most 256 KiB, so they stay below 16 MiB. */
const BATCH = 64;

/** Reads all states of the notes refs; see the NoteArchive port for the promises. */
export function createNoteArchive(options: {
  readonly git: GitOptions;
  readonly reader: ObjectReader;
}): NoteArchive {
  const { git, reader } = options;
  return {
    async *texts(oid) {
      const args = ['rev-list', '--objects', '--missing=print', '--stdin'];
      const listed = await runGitOrThrow(args, git, `${oid}\n`);
      const lines = listed.split('\n');
      // a commit stands alone, what is missing behind a question mark, and all else before its path in the tree
      for (const line of lines) if (line.startsWith('?')) yield undefined;
      const named = lines.flatMap((line) => /^([0-9a-f]{40,64}) ./.exec(line)?.[1] ?? []);
      for (let at = 0; at < named.length; at += BATCH) {
        const objects = await Promise.all(named.slice(at, at + BATCH).map((name) => reader.get(name)));
        for (const object of objects) {
          if (object === undefined) yield undefined;
          else if (object.type === 'blob') yield object.content.toString('utf8');
        }
      }
    },
  };
}
