import { once } from 'node:events';
import { missingObject } from './missing-objects.ts';
import { createAnswerParser } from './object-reader.ts';
import { type GitOptions, type GitProcess, gitFailure, startGit } from './process.ts';

/** A note of a commit's tree: the annotated object, and the text. */
export interface TreeNote {
  readonly object: string;
  readonly text: string;
}

/** A line of `ls-tree -z`: mode, type, name of the blob, path with as many levels of directories as there may be. */
const NOTE = /^\d+ blob ([0-9a-f]+)\t((?:[0-9a-f]{2}\/)*[0-9a-f]+)$/;
const isNameLength = (length: number): boolean => length === 40 || length === 64;

/**
 * Every note of a notes commit, one after the other: `git ls-tree` names them, and one `git cat-file` that need not answer each at once prints them. A
 * million notes pass through in the memory of some thousand. Throws GIT_FAILED where an object of the tree is not here. What `take` throws ends both, and is thrown.
 */
export async function readNotes(
  options: GitOptions,
  commit: string,
  take: (note: TreeNote) => void,
): Promise<void> {
  const listed = startGit(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit], options);
  const printed = startGit(['cat-file', '--batch', '--buffer'], options);
  const asked: { readonly object: string; readonly blob: string }[] = [];
  let next = 0;
  let refused: unknown;
  const refuse = (error: unknown): void => {
    refused ??= error;
    listed.kill();
    printed.kill();
  };
  const parse = createAnswerParser((answer) => {
    const note = asked[next];
    next += 1;
    if (next === 1024) {
      asked.splice(0, next);
      next = 0;
    }
    if (note === undefined) return;
    if (answer === undefined) throw missingObject(note.blob);
    take({ object: note.object, text: answer.content.toString('utf8') });
  });
  printed.stdout.on('data', (chunk: Buffer) => {
    if (refused !== undefined) return;
    try {
      parse(chunk);
    } catch (error) {
      refuse(error);
    }
  });
  const both = [ended(listed, options), ended(printed, options)];
  listed.stdin.end();
  printed.stdin.on('error', () => {}); // how it ended tells why
  try {
    for await (const rows of rowsOf(listed)) {
      const notes = rows.flatMap(noteOf);
      for (const note of notes) asked.push(note);
      const names = notes.map(({ blob }) => `${blob}\n`).join('');
      if (names !== '' && !printed.stdin.write(names))
        await Promise.race([once(printed.stdin, 'drain'), both[1]]);
      if (refused !== undefined) break;
    }
  } catch (error) {
    refuse(error);
  }
  printed.stdin.end();
  const failures = await Promise.all(both);
  if (refused !== undefined) throw refused;
  for (const failure of failures) if (failure !== undefined) throw failure;
}

function noteOf(row: string): { object: string; blob: string }[] {
  const [, blob = '', path = ''] = NOTE.exec(row) ?? [];
  const object = path.replaceAll('/', '');
  return isNameLength(object.length) ? [{ object, blob }] : [];
}

/** The rows that git has printed, as they come. */
async function* rowsOf(child: GitProcess): AsyncGenerator<readonly string[]> {
  let held = '';
  child.stdout.setEncoding('latin1');
  for await (const chunk of child.stdout) {
    const rows = `${held}${chunk}`.split('\0');
    held = rows.pop() ?? '';
    yield rows;
  }
}

/** How a git ended: a failure, or undefined. */
async function ended(child: GitProcess, { cwd }: GitOptions): Promise<Error | undefined> {
  const args = child.spawnargs.slice(1).filter((arg) => arg === 'ls-tree' || arg === 'cat-file');
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(gitFailure(args, error.message, stderr, cwd)));
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : gitFailure(args, `exit code ${code ?? -1}`, stderr)),
    );
  });
}
