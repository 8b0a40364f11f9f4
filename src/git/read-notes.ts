import type { Note } from '../core/note.ts';
import { createAnswerParser, type ObjectReader } from './objects.ts';
import { asLines, endOf, type GitOptions, missingObject, runGitOrThrow, startGit } from './process.ts';

/** A line of `ls-tree -z`: mode, type, name of the blob, path with as many levels of directories as there may be. */
const NOTE = /^\d+ blob ([0-9a-f]+)\t((?:[0-9a-f]{2}\/)*[0-9a-f]+)$/;

/** Deltas come in the order of the tree, not of the packs: with git's own 96 MB the notes of 400,000 memories take it 3.9 s, not 1.3. */
const CACHE = ['-c', 'core.deltaBaseCacheLimit=512m'];

/**
 * Every note of a commit by `ls-tree` and one `cat-file`, not all in memory at once. Throws GIT_FAILED for a missing object; what `take` throws
 * ends both. `onListed`: how many there are, again and again before one is read; what it throws ends the reading.
 */
export async function readNotes(
  options: GitOptions,
  commit: string,
  take: (note: Omit<Note, 'namespace'>) => void,
  onListed: (count: number) => void = () => {},
): Promise<void> {
  const notes = await listed(options, commit, onListed);
  const printed = startGit([...CACHE, 'cat-file', '--batch', '--buffer'], options);
  const ended = endOf(printed, ['cat-file'], options.cwd);
  let next = 0;
  const parse = createAnswerParser((answer) => {
    const { object, blob } = notes[next] ?? { object: '', blob: '' };
    next += 1;
    if (answer === undefined) throw missingObject(blob);
    take({ object, text: answer.content.toString('utf8') });
  });
  printed.stdin.on('error', () => {}); // how it ended tells why
  printed.stdin.end(asLines(notes.map(({ blob }) => blob)));
  await untilEnded(printed, ended, parse);
}

/** The notes of a commit: objects, and blobs with their texts. */
async function listed(options: GitOptions, commit: string, onListed: (count: number) => void) {
  const child = startGit(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit], options);
  const ended = endOf(child, ['ls-tree'], options.cwd);
  child.stdin.end();
  const notes: { readonly object: string; readonly blob: string }[] = [];
  let held = '';
  await untilEnded(child, ended, (chunk) => {
    const rows = `${held}${chunk.toString('latin1')}`.split('\0');
    held = rows.pop() ?? '';
    for (const row of rows) {
      const [, blob = '', path = ''] = NOTE.exec(row) ?? [];
      const object = path.replaceAll('/', '');
      if (object.length === commit.length) notes.push({ object, blob });
    }
    onListed(notes.length);
  });
  return notes;
}

/** Gives all that a git prints, as long as that is taken: what is thrown ends it. Throws that, or how it ended. */
async function untilEnded(
  child: ReturnType<typeof startGit>,
  ended: Promise<void>,
  take: (chunk: Buffer) => void,
): Promise<void> {
  ended.catch(() => {}); // told below; it may come while it is still being read
  try {
    for await (const chunk of child.stdout) take(chunk as Buffer);
  } catch (error) {
    child.kill();
    throw error;
  }
  await ended;
}

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
