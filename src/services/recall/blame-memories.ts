import { addTo } from '../../domain/add-to.ts';
import { CsError } from '../../domain/errors.ts';
import { isLive, type Memory } from '../../domain/memory.ts';
import type { BlamedLines, CodeCommits, CommitTitle } from '../../ports/code.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { Clock } from '../../ports.ts';

export interface BlamePorts {
  readonly index: MemoryIndex;
  readonly commits: CodeCommits;
  readonly clock: Clock;
  readonly relativePath: (path: string) => string | undefined;
}

export interface BlameQuery {
  readonly file: string;
  /** As git's `-L` takes them. */
  readonly lines?: string;
  /** The forgotten, superseded and expired ones too. */
  readonly all: boolean;
}

/** Some lines, the commit they come from (absent: not committed yet), and the memories on it, the newest first. */
export interface BlamedRange extends Omit<BlamedLines, 'path'> {
  readonly title?: CommitTitle;
  readonly memories: readonly Memory[];
}

export interface BlamedFile {
  /** Relative to the root of the work tree. */
  readonly file: string;
  readonly ranges: readonly BlamedRange[];
  /** Memories that name the file, by any name it had where its lines come from. */
  readonly about: readonly Memory[];
}

const newestFirst = (a: Memory, b: Memory): number => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);

/**
 * Which memories speak of which lines of a file: those on the commit that a line comes from, and those that name the file.
 * Throws USAGE for a file that git cannot blame.
 */
export function createBlame(ports: BlamePorts): (query: BlameQuery) => Promise<BlamedFile> {
  return async ({ file, lines, all }) => {
    const path = ports.relativePath(file);
    if (path === undefined || path === '')
      throw new CsError('USAGE', `'${file}' is not a file in this repository`);
    const blamed = await ports.commits.blame(path, lines);
    const nowMs = ports.clock();
    const memories = (await ports.index.all()).filter((memory) => all || isLive(memory, nowMs));
    const on = byCommit(memories);
    const titles = await ports.commits.titles(blamed.flatMap(({ commit }) => commit ?? []));
    const names = new Set([path, ...blamed.map((range) => range.path)]);
    return {
      file: path,
      ranges: blamed.map(({ path: _path, ...range }) => {
        const { commit = '' } = range;
        const title = titles.get(commit);
        return { ...range, ...(title === undefined ? {} : { title }), memories: on.get(commit) ?? [] };
      }),
      about: memories
        .filter(({ files }) => files.some(({ path: named }) => names.has(named)))
        .sort(newestFirst),
    };
  };
}

function byCommit(memories: readonly Memory[]): ReadonlyMap<string, readonly Memory[]> {
  const groups = new Map<string, Memory[]>();
  for (const memory of [...memories].sort(newestFirst)) {
    for (const commit of memory.anchors) addTo(groups, commit, [memory]);
  }
  return groups;
}
