import { spawnSync } from 'node:child_process';
import { foldAll } from '../../src/domain/fold.ts';
import { parseNote } from '../../src/domain/note.ts';
import type { NoteStore } from '../../src/ports.ts';

export interface ReadFigures {
  readonly memories: number;
  readonly ms: number;
  /** `git cat-file --batch` of the same blobs, names on stdin. */
  readonly baseMs: number;
  readonly peakMb: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Reads every note and folds it, and has git alone read the same blobs, in turn. */
export async function timeReadAndFold(
  repository: string,
  notes: NoteStore,
  env: NodeJS.ProcessEnv,
  rounds: number,
): Promise<ReadFigures> {
  const blobs = blobNames(repository, env);
  const own: number[] = [];
  const base: number[] = [];
  let memories = 0;
  for (let round = 0; round < rounds; round += 1) {
    own.push(await msOf(async () => (memories = await countMemories(notes))));
    base.push(await msOf(() => void git(repository, ['cat-file', '--batch', '--buffer'], env, blobs)));
  }
  return { memories, ms: median(own), baseMs: median(base), peakMb: process.resourceUsage().maxRSS / 1024 };
}

async function msOf(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function countMemories(notes: NoteStore): Promise<number> {
  const texts = (await Promise.all((await notes.refs()).map(notes.read))).flat();
  return foldAll(texts.flatMap((note) => parseNote(note).lines)).size;
}

function blobNames(repository: string, env: NodeJS.ProcessEnv): string {
  const refs = git(repository, ['for-each-ref', '--format=%(refname)', 'refs/notes/cs'], env)
    .trim()
    .split('\n');
  const trees = refs.map((ref) => git(repository, ['ls-tree', '-r', '--object-only', ref], env));
  return trees.join('');
}

function git(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv, input = ''): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    env,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31 - 1,
  });
  if (status !== 0) throw new Error(`git ${args[0]} ended with ${status}: ${stderr}`);
  return stdout;
}
