import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asLines,
  endOf,
  type GitOptions,
  listRefs,
  runGit,
  runGitOrThrow,
  startGit,
} from '../../git/process.ts';
import { moveRefs, type RefMove, type Tried } from '../../git/write.ts';

const NEWLINE = 10;

/** What becomes of a note's bytes: other bytes, none (the note goes), or undefined: it stays as it is. */
type Rewrite = (note: Buffer) => Buffer | undefined;

/** Rewrites the blobs of a `git fast-export` stream, in any chunks. A note without a line goes; a commit before any change keeps its name. */
function createExportFilter(rewrite: Rewrite) {
  let held: Buffer = Buffer.alloc(0);
  let mark = '';
  let inBlob = false;
  const emptied = new Set<string>();

  const takeLine = (out: Buffer[]): boolean => {
    const end = held.indexOf(NEWLINE);
    if (end < 0) return false;
    const line = held.toString('latin1', 0, end);
    if (line.startsWith('data ')) return takeData(out, Number(line.slice(5)), end + 1);
    if (line === 'blob') inBlob = true;
    else if (line.startsWith('commit ') || line.startsWith('reset ')) inBlob = false;
    else if (line.startsWith('mark ')) mark = line.slice(5);
    const [, gone, path] = /^M \d+ (:\d+) (.*)$/.exec(line) ?? [];
    const isGone = gone !== undefined && emptied.has(gone);
    out.push(isGone ? Buffer.from(`D ${path}\n`, 'latin1') : held.subarray(0, end + 1));
    held = held.subarray(end + 1);
    return true;
  };

  const takeData = (out: Buffer[], size: number, start: number): boolean => {
    if (held.length < start + size) return false;
    const before = held.subarray(start, start + size);
    const after = inBlob ? rewrite(before) : undefined;
    if (after?.length === 0) emptied.add(mark);
    const bytes = after ?? before;
    out.push(Buffer.from(`data ${bytes.length}\n`), bytes);
    held = held.subarray(start + size);
    return true;
  };

  return (chunk: Buffer): readonly Buffer[] => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const out: Buffer[] = [];
    while (takeLine(out));
    return out;
  };
}

/** Where the new history stands until the refs are moved. Not a place that git keeps reflogs of. */
const ASIDE = 'refs/cs-memory/purged/';
const NOTES = 'refs/notes/';

/** Rewrites the history of notes refs and moves them in one transaction; `contended`: somebody wrote, nothing moved. Throws GIT_FAILED. */
export async function rewriteHistory(
  git: GitOptions,
  refs: readonly string[],
  rewrite: Rewrite,
): Promise<Tried> {
  if (refs.length === 0) return { moves: [], contended: false };
  const before = await oidsBelow(git, NOTES);
  await dropAside(git);
  try {
    await pipeThrough(git, refs, rewrite);
    const rewritten = await oidsBelow(git, ASIDE);
    const moves = refs.flatMap((ref): RefMove[] => {
      const from = before.get(ref);
      const to = rewritten.get(`${ASIDE}${ref.slice(NOTES.length)}`);
      return from === undefined || to === undefined || from === to ? [] : [{ ref, from, to }];
    });
    return { moves, contended: moves.length > 0 && !(await moveRefs(git, moves, 'cs-memory: purge')) };
  } finally {
    await dropAside(git);
  }
}

async function oidsBelow(git: GitOptions, prefix: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await listRefs(git, [prefix])).map(({ ref, oid }) => [ref, oid]));
}

async function dropAside(git: GitOptions): Promise<void> {
  const left = await oidsBelow(git, ASIDE);
  if (left.size === 0) return;
  const commands = [...left].map(([ref, oid]) => `delete ${ref} ${oid}\n`);
  await runGitOrThrow(['update-ref', '--no-deref', '--stdin'], git, commands.join(''));
}

/** `git fast-export | our filter | git fast-import`. */
async function pipeThrough(git: GitOptions, refs: readonly string[], rewrite: Rewrite): Promise<void> {
  const refspec = `--refspec=${NOTES}*:${ASIDE}*`;
  const exportArgs = ['fast-export', '--reencode=no', refspec, '--end-of-options', ...refs];
  const importArgs = ['fast-import', '--quiet', '--force'];
  const source = startGit(exportArgs, git);
  const target = startGit(importArgs, git);
  const ended = Promise.all([endOf(source, exportArgs), endOf(target, importArgs)]);
  ended.catch(() => {}); // told below; it may come while the stream is still being read
  source.stdin.end();
  target.stdout.resume();
  target.stdin.on('error', () => {}); // its exit code tells why
  const filter = createExportFilter(rewrite);
  for await (const chunk of source.stdout) {
    for (const part of filter(chunk as Buffer)) {
      if (!target.stdin.write(part) && target.exitCode === null)
        await Promise.race([once(target.stdin, 'drain'), ended]);
    }
  }
  target.stdin.end();
  await ended;
}

/** The files beside a pack that are made from it; `.promisor` and `.keep` say something about it and move on. */
const DERIVED = ['.pack', '.idx', '.rev', '.bitmap', '.mtimes'];
const STATEMENTS = ['.promisor', '.keep'];

/** Writes each pack that holds one of the objects again without it; all else stays. Throws GIT_FAILED, and then the old pack is there. */
export async function dropFromPacks(
  git: GitOptions,
  objectsDir: string,
  gone: ReadonlySet<string>,
): Promise<void> {
  const folder = join(objectsDir, 'pack');
  if (!existsSync(folder)) return;
  let changed = false;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.idx'))) {
    const index = await runGitOrThrow(['show-index'], git, readFileSync(join(folder, file)));
    const names = index.split('\n').flatMap((line) => line.split(' ')[1] ?? []);
    const kept = names.filter((name) => !gone.has(name));
    if (kept.length === names.length) continue;
    await replacePack(git, join(folder, file.slice(0, -'.idx'.length)), join(folder, 'pack'), kept);
    changed = true;
  }
  if (!changed) return;
  // It names packs that are gone; git does without it, and is asked for a new one only where there was one.
  const old = readdirSync(folder).filter((name) => name.startsWith('multi-pack-index'));
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
  if (old.length > 0) await runGit(['multi-pack-index', 'write'], git);
}

async function replacePack(git: GitOptions, old: string, base: string, kept: readonly string[]) {
  const statements = STATEMENTS.filter((ending) => existsSync(old + ending));
  if (kept.length > 0) {
    const args = ['pack-objects', '--quiet', '--delta-base-offset', base];
    const name = (await runGitOrThrow(args, git, asLines(kept))).trim();
    for (const ending of statements) writeFileSync(`${base}-${name}${ending}`, readFileSync(old + ending));
  }
  for (const ending of [...DERIVED, ...statements]) rmSync(old + ending, { force: true });
}
