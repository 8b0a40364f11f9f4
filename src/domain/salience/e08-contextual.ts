import { basename, dirname } from 'node:path/posix';
import { readingOf } from './reading.ts';
import type { Candidate, SalienceContext, Score } from './types.ts';

/** A file in work says most; a branch and a session only say when. Judged, as the portfolio's (domain/portfolio.ts). */
const WEIGHTS = { file: 0.5, cwd: 0.1, branch: 0.2, session: 0.2 } as const;
/** A memory anchored to the file, one that only names it, one about its neighbour in the folder. */
const NEARNESS = { anchored: 1, named: 0.8, folder: 0.5 } as const;

/**
 * E8 Contextual: how much of the place is the same: files in work (anchored to, named, or in the same folder), the branch, the
 * folder the session works in, and the session itself. Says nothing where none of them is known.
 */
export const contextual: Score = (memory, context) => {
  const { branch, session, files, cwd = '' } = context;
  if (branch === undefined && session === undefined && files.length === 0 && cwd === '') return undefined;
  return (
    WEIGHTS.file * inWork(memory, files) +
    WEIGHTS.cwd * (cwd !== '' && memory.files.some(({ path }) => path.startsWith(`${cwd}/`)) ? 1 : 0) +
    WEIGHTS.branch * (branch !== undefined && memory.branch === branch ? 1 : 0) +
    WEIGHTS.session * sessionShare(memory, session)
  );
};

/** How near a memory is to the files in work, 0…1. Pure. */
export function inWork(memory: Candidate, work: SalienceContext['files']): number {
  if (work.length === 0) return 0;
  const { paths, names, folders } = placesOf(work);
  if (memory.files.some(({ path }) => paths.has(path))) return NEARNESS.anchored;
  // Answers name files as people do, by their last part.
  if (readingOf(memory).names.files.some((name) => names.has(basename(name)))) return NEARNESS.named;
  return memory.files.some(({ path }) => folders.has(dirname(path))) ? NEARNESS.folder : 0;
}

interface Places {
  readonly paths: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

const places = new WeakMap<readonly string[], Places>();

/** Asked for each memory, and made once. */
function placesOf(work: readonly string[]): Places {
  const known = places.get(work);
  if (known !== undefined) return known;
  const folders = work.filter((path) => path.includes('/')).map((path) => dirname(path));
  const made = {
    paths: new Set(work),
    names: new Set(work.map((path) => basename(path))),
    folders: new Set(folders),
  };
  places.set(work, made);
  return made;
}

function sessionShare({ session, seenIn = [] }: Candidate, now: string | undefined): number {
  if (now === undefined) return 0;
  return session === now || seenIn.includes(now) ? 1 : 0;
}
