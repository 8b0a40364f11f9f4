import { listNotes } from './note-tree.ts';
import type { ObjectReader } from './objects.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';

/** Objects asked for at once: a note has at most 256 KiB, so they stay below 16 MiB. */
const BATCH = 64;

/** The text of every note of a notes commit and its history, each once; undefined: its object is missing (a partial clone). */
export async function* everyText(
  git: GitOptions,
  reader: ObjectReader,
  oid: string,
): AsyncIterable<string | undefined> {
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
}

/** The notes of any ref, of any writer: annotated object and text. */
export async function readForeignNotes(reader: ObjectReader, oid: string) {
  const entries = await listNotes(reader, `${oid}^{tree}`);
  const texts = await Promise.all(entries.map(({ blob }) => reader.get(blob)));
  return entries.map(({ object }, at) => ({ object, text: texts[at]?.content.toString('utf8') ?? '' }));
}
