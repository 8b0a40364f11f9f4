import { join } from 'node:path';
import { attempt, keptIn } from '../core/basics.ts';
import type { Note } from '../core/note.ts';
import type { NoteStore, NotesRef } from '../core/ports.ts';
import { readIfThere } from '../files/write.ts';
import { isObjectName } from '../git/locate.ts';
import { listNotes, partObject } from '../git/note-tree.ts';
import type { ObjectReader } from '../git/objects.ts';
import { asLines, type GitOptions, gitLines, runGit, runGitOrThrow } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';
import { type CommitFacts, parseCommit } from './reanchor/changes.ts';
import { createCommitGraph, parsePairs, parseReflogs, parseRevList } from './reanchor/trail.ts';
import { rewrittenFile } from './rewrite-hook.ts';

/** Some months of a busy branch. */
const MAX_VISITED = 5_000;
const REFLOGS =
  'log --walk-reflogs --all --max-count=10000 --no-show-signature --format=%gD%x09%H%x09%gs'.split(' ');

/** What git and git-filter-repo wrote down of rewrites; nothing where nothing was. */
export async function readRewrites(git: GitOptions, commonDir: string) {
  const { amended, visited } = parseReflogs((await runGit(REFLOGS, git)).stdout);
  return {
    amended,
    visited: visited.slice(-MAX_VISITED),
    // Git's post-rewrite hook, where the user has it; and git-filter-repo, which removes the old commits and leaves a map of them.
    told: [rewrittenFile(commonDir), join(commonDir, 'filter-repo', 'commit-map')].flatMap(
      (file) => parsePairs(attempt(() => readIfThere(file), '')), // one that is not ours to read holds no sweep up
    ),
  };
}

const TIPS_FORMAT = '--format=%(objecttype) %(objectname) %(*objecttype) %(*objectname)';

/** Where branches, tags, remote-tracking branches and HEADs of work trees, which may have left all branches, are; sorted, each once. */
export async function readTips(git: GitOptions): Promise<string[]> {
  const places = ['refs/heads', 'refs/tags', 'refs/remotes'];
  const [refs, trees] = await Promise.all([
    gitLines(['for-each-ref', TIPS_FORMAT, ...places], git),
    runGitOrThrow(['worktree', 'list', '--porcelain'], git),
  ]);
  const named = refs.map((line) => {
    const [type, name, peeledType, peeled] = line.split(' ');
    return type === 'commit' ? name : peeledType === 'commit' ? peeled : undefined;
  });
  const heads = [...trees.matchAll(/^HEAD ([0-9a-f]+)$/gm)].map((match) => match[1]);
  const tips = [...named, ...heads].filter((name = '') => isObjectName(name) && !/^0+$/.test(name));
  return [...new Set(tips as string[])].sort();
}

/** The annotated objects of some notes refs, and the notes of each: namespace → lines, those of its parts included. */
export async function readAnnotations(reader: ObjectReader, refs: readonly NotesRef[]) {
  const blobs = new Map<string, Map<string, string>>();
  for (const { namespace, oid } of refs) {
    for (const { object, blob } of await listNotes(reader, `${oid}^{tree}`))
      keptIn(blobs, object, () => new Map<string, string>()).set(namespace, blob);
  }
  const linesOf = async (namespace: string, commit: string): Promise<string[]> => {
    const lines: string[] = [];
    for (let part = 0; ; part += 1) {
      const blob = blobs.get(part === 0 ? commit : partObject(commit, part))?.get(namespace);
      if (blob === undefined) return lines;
      const text = (await reader.get(blob))?.content.toString('utf8') ?? '';
      for (const line of text.split('\n')) if (line !== '') lines.push(line);
    }
  };
  return {
    objects: [...blobs.keys()],
    notesOf: async (commit: string): Promise<ReadonlyMap<string, readonly string[]>> => {
      const notes = new Map<string, readonly string[]>();
      for (const namespace of blobs.get(commit)?.keys() ?? [])
        notes.set(namespace, await linesOf(namespace, commit));
      return notes;
    },
  };
}

/** The newest commits that `tips` reach, `max` at most. */
export async function readRecent(git: GitOptions, tips: readonly string[], max: number) {
  if (tips.length === 0) return createCommitGraph([]);
  const args = ['rev-list', '--timestamp', '--parents', `--max-count=${max}`, '--stdin'];
  return createCommitGraph(parseRevList(await runGitOrThrow(args, git, asLines(tips))));
}

/** The commits that `from` reaches and `tips` do not. What is no commit here is passed over. Where an object is missing git gives up: then what `tips` do not reach is gone. */
export async function readGone(
  { git, reader }: Pick<GitStore, 'git' | 'reader'>,
  from: readonly string[],
  tips: readonly string[],
) {
  const names = [...new Set(from)].filter(isObjectName);
  if (names.length === 0) return createCommitGraph([]);
  const input = asLines([...names, ...tips.map((tip) => `^${tip}`)]);
  // Git 2.39 takes no `--not` from stdin, and minds a missing object unless it is told before.
  const args = ['rev-list', '--ignore-missing', '--timestamp', '--parents', '--stdin'];
  const answer = await runGit(args, git, input);
  if (answer.exitCode === 0) return createCommitGraph(parseRevList(answer.stdout));
  const reachable = new Set(await gitLines(['rev-list', '--stdin'], git, asLines(tips)));
  const left = names.filter((name) => !reachable.has(name));
  const facts = await readFacts(reader, left);
  return createCommitGraph([...facts.values()].map((commit) => ({ ...commit, parents: [] })));
}

/** The notes that are others than at some commits of their refs; all of a ref whose commit is gone (a purge). */
export async function notesSince(
  notes: NoteStore,
  before: (namespace: string) => string | undefined,
  refs: readonly NotesRef[],
) {
  const changed = refs.map(async (ref): Promise<readonly Note[]> => {
    const from = before(ref.namespace);
    if (from === ref.oid) return [];
    const since = from === undefined ? undefined : notes.changed(ref.namespace, from, ref.oid);
    return (await since?.catch(() => undefined)) ?? notes.read(ref);
  });
  return (await Promise.all(changed)).flat();
}

export async function readFacts(
  reader: ObjectReader,
  commits: Iterable<string>,
): Promise<Map<string, CommitFacts>> {
  const facts = await Promise.all(
    [...new Set(commits)].map(async (commit) => {
      const object = await reader.get(commit);
      return object?.type === 'commit' ? [parseCommit(commit, object.content.toString('utf8'))] : [];
    }),
  );
  return new Map(facts.flat().map((each) => [each.oid, each]));
}
