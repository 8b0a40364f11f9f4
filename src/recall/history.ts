import { addTo, defined } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { isLive, type Memory } from '../core/memory.ts';
import type { Clock, MemoryIndex } from '../core/ports.ts';
import type { CodeCommits } from './commits.ts';
import { compareNames } from './index/layout.ts';
import { isPage } from './standing.ts';

/** Beside code stands what was learned: not where a session stood, nor what it was to do. */
const isShown = (memory: Memory, nowMs: number): boolean => isLive(memory, nowMs) && !isPage(memory);

export interface History {
  readonly index: MemoryIndex;
  readonly commits: CodeCommits;
  readonly clock: Clock;
  /** A path relative to the root of the work tree; undefined for one outside of it. The root itself is ''. */
  readonly relativePath: (path: string) => string | undefined;
  readonly pathExists: (path: string) => boolean;
}

export interface BlameQuery {
  readonly file: string;
  /** As git's `-L` takes them. */
  readonly lines?: string;
  /** The forgotten, superseded and expired ones too. */
  readonly all: boolean;
}

export type BlamedFile = Awaited<ReturnType<typeof blame>>;
/** Some lines, the commit they come from (absent: not committed yet), and the memories on it, the newest first. */
export type BlamedRange = BlamedFile['ranges'][number];

/** What somebody said in a session that stood on a commit, and of no file, is no matter of its lines. */
const isOfLines = ({ files, evidence, session }: Memory): boolean =>
  files.length > 0 || evidence !== 'user-stated' || session === undefined;

/** The memories of the lines of a file: on their commits, or naming it; what only stands on the commit is no part of it but with `all`. Throws USAGE for a file that git cannot blame. */
export async function blame(
  { index, commits, clock, relativePath }: History,
  { file, lines, all }: BlameQuery,
) {
  const path = relativePath(file);
  if (path === undefined || path === '')
    throw new CsError('USAGE', `'${file}' is not a file in this repository`);
  const blamed = await commits.blame(path, lines);
  const nowMs = clock();
  const memories = (await index.all()).filter((memory) => all || isShown(memory, nowMs));
  const titles = await commits.titles(blamed.flatMap(({ commit }) => commit ?? []));
  const names = new Set([path, ...blamed.map((range) => range.path)]);
  const on = new Map<string, Memory[]>();
  for (const memory of memories.filter((it) => all || isOfLines(it)).sort(compareNames))
    for (const commit of memory.anchors) addTo(on, commit, [memory]);
  return {
    /** Relative to the root of the work tree. */
    file: path,
    ranges: blamed.map(({ path: _path, ...range }) => {
      const { commit = '' } = range;
      return { ...range, ...defined({ title: titles.get(commit) }), memories: on.get(commit) ?? [] };
    }),
    /** Memories that name the file, by any name it had where its lines come from. */
    about: memories
      .filter(({ files }) => files.some(({ path: named }) => names.has(named)))
      .sort(compareNames),
  };
}

export interface LogQuery {
  /** A path, a commit or a range; everything where absent. */
  readonly what?: string;
  /** `what` can only be a path. */
  readonly isPath: boolean;
  /** The forgotten, superseded and expired ones too. */
  readonly all: boolean;
  readonly limit?: number;
}

/** A memory beside the commit it is shown with; no `title`: that is not here. */
export type LoggedMemory = Awaited<ReturnType<typeof log>>[number];

/** What memories are wanted: on one of these commits, or about one of these files or what is below them. */
type Selection = Readonly<{ commits: ReadonlySet<string>; paths: ReadonlySet<string> }>;

/** Memories beside their commits, newest first; a commit stands for its history, a path for what names it or is on commits that changed it. Throws USAGE for neither, or both. */
export async function log(history: History, { what, isPath, all, limit }: LogQuery) {
  const { index, commits, clock } = history;
  const memories = await index.all();
  const selection = what === undefined ? undefined : await select(history, what, isPath, memories);
  const nowMs = clock();
  const chosen = memories
    .filter((memory) => all || isShown(memory, nowMs))
    .flatMap((memory) => beside(memory, selection) ?? [])
    .sort((a, b) => compareNames(a.memory, b.memory))
    .slice(0, limit);
  const titles = await commits.titles(chosen.map(({ commit }) => commit));
  return chosen.map((entry) => ({ ...entry, ...defined({ title: titles.get(entry.commit) }) }));
}

/** With the one of its commits that was asked for, else its anchor; undefined where it is not meant. */
function beside(memory: Memory, selection: Selection | undefined) {
  if (selection === undefined) return { memory, commit: memory.anchor };
  const commit = memory.anchors.find((anchor) => selection.commits.has(anchor));
  if (commit !== undefined) return { memory, commit };
  const isNamed = memory.files.some(({ path }) => isBelow(path, selection.paths));
  return isNamed ? { memory, commit: memory.anchor } : undefined;
}

const isBelow = (path: string, places: ReadonlySet<string>): boolean =>
  places.has(path) || [...places].some((place) => place === '' || path.startsWith(`${place}/`));

async function select(
  { commits, relativePath, pathExists }: History,
  what: string,
  isPath: boolean,
  memories: readonly Memory[],
): Promise<Selection> {
  const path = relativePath(what);
  const revision = isPath ? undefined : await commits.within(what);
  if (revision !== undefined) {
    if (pathExists(what))
      throw new CsError('USAGE', `'${what}' is both a revision and a file`, {
        hint: `for the file: cs-memory log -- ${what}`,
      });
    return { commits: revision, paths: new Set() };
  }
  if (path === undefined) throw unknown(what, isPath);
  const touching = await commits.touching(path);
  const paths = new Set([path, ...touching.names]);
  const isKnown = touching.commits.size > 0 || pathExists(what);
  if (!isKnown && !memories.some(({ files }) => files.some((file) => isBelow(file.path, paths))))
    throw unknown(what, isPath);
  return { commits: touching.commits, paths };
}

const unknown = (what: string, isPath: boolean): CsError =>
  isPath
    ? new CsError('USAGE', `'${what}' is not a path in this repository`)
    : new CsError('USAGE', `'${what}' is neither a revision nor a path in this repository`, {
        hint: 'expected a commit, a branch, a range such as main..topic, or a file',
      });
