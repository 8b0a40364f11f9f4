import type { ForeignNotes } from '../../ports.ts';
import { listNotes } from './note-tree.ts';
import type { ObjectReader } from './object-reader.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** Notes under any ref: see the ForeignNotes port for the promises. */
export function createForeignNotes({
  git,
  reader,
}: {
  readonly git: GitOptions;
  readonly reader: ObjectReader;
}): ForeignNotes {
  return {
    refs: async (patterns) => {
      const format = '--format=%(objectname) %(refname)';
      const stdout = await runGitOrThrow(['for-each-ref', format, '--', ...patterns], git);
      const refs = stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => ({
          oid: line.slice(0, line.indexOf(' ')),
          name: line.slice(line.indexOf(' ') + 1),
        }));
      return [...new Map(refs.map((ref) => [ref.name, ref])).values()];
    },
    read: async ({ oid }) => {
      const entries = await listNotes(reader, `${oid}^{tree}`);
      return Promise.all(
        entries.map(async ({ object, blob }) => ({
          object,
          text: (await reader.get(blob))?.content.toString('utf8') ?? '',
        })),
      );
    },
  };
}
