import { git } from './repo.ts';

/** Annotated object → text of its note. */
export type NotesTree = Readonly<Record<string, string>>;

/** How deep the notes of a commit stand: 0 `aabb…`, 1 `aa/bb…`, 2 `aa/bb/…`. */
const pathOf = (object: string, fanout: number): string =>
  [
    ...Array.from({ length: fanout }, (_, level) => object.slice(level * 2, level * 2 + 2)),
    object.slice(fanout * 2),
  ].join('/');

/** Makes a notes commit that has exactly these notes, by git alone, and gives its name. No ref is left. */
export function notesCommit(
  where: string,
  notes: NotesTree,
  options: { readonly fanout?: number; readonly parents?: readonly string[]; readonly seconds?: number } = {},
): string {
  const { fanout = 0, parents = [], seconds = 1_700_000_000 } = options;
  const [from, ...merges] = parents;
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const stream = [
    'feature done\ncommit refs/made\nmark :1\n',
    `committer Some Body <some@body> ${seconds} +0000\n${data('notes\n')}`,
    from === undefined ? '' : `from ${from}\n`,
    ...merges.map((parent) => `merge ${parent}\n`),
    'deleteall\n',
    ...Object.entries(notes).map(
      ([object, text]) => `M 100644 inline ${pathOf(object, fanout)}\n${data(text)}`,
    ),
    '\nget-mark :1\nreset refs/made\n\ndone\n',
  ].join('');
  return git(where, ['fast-import', '--quiet', '--done'], { input: stream }).trim();
}
