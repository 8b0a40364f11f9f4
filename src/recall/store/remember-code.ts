import type { CodeNow, FileAt, Renamed } from '../model/ports.ts';
import type { CommitPlace } from '../model/standing.ts';

/** So long branches elsewhere may move unseen. */
const KEPT_MS = 10_000;

interface Known {
  readonly head: string;
  readonly untilMs: number;
  readonly places: Map<string, CommitPlace>;
  readonly commits: Map<string, number | undefined>;
  readonly renamed: Map<string, Renamed | undefined>;
}

const nameOf = ({ commit, path, blob = '' }: FileAt): string => `${commit} ${blob} ${path}`;

/** The same answers without a process for a search at each key; anew when HEAD moves, and after ten seconds. */
export function rememberCode(code: CodeNow, headOf: () => Promise<string | undefined>): CodeNow {
  let kept: Known | undefined;
  const known = async (): Promise<Known> => {
    const head = (await headOf()) ?? '';
    if (kept?.head !== head || performance.now() > kept.untilMs)
      kept = {
        head,
        untilMs: performance.now() + KEPT_MS,
        places: new Map(),
        commits: new Map(),
        renamed: new Map(),
      };
    return kept;
  };
  return {
    ...code,
    places: async (commits, deadlineMs) => {
      const { places } = await known();
      const missing = commits.filter((commit) => !places.has(commit));
      const found = missing.length === 0 ? [] : await code.places(missing, deadlineMs);
      for (const [commit, place] of found) places.set(commit, place);
      return new Map(
        commits.flatMap((commit) => {
          const place = places.get(commit);
          return place === undefined ? [] : [[commit, place] as const];
        }),
      );
    },
    commitsSince: async (questions, deadlineMs) =>
      answered((await known()).commits, questions, (asked) => code.commitsSince(asked, deadlineMs)),
    renamedSince: async (questions, deadlineMs) =>
      answered((await known()).renamed, questions, (asked) => code.renamedSince(asked, deadlineMs)),
  };
}

/** The answers in the order of the questions; only what is not known is asked. What had no answer is not asked again meanwhile. */
async function answered<T>(
  kept: Map<string, T | undefined>,
  questions: readonly FileAt[],
  ask: (questions: readonly FileAt[]) => Promise<readonly (T | undefined)[]>,
): Promise<readonly (T | undefined)[]> {
  const missing = questions.filter((question) => !kept.has(nameOf(question)));
  const found = missing.length === 0 ? [] : await ask(missing);
  for (const [at, question] of missing.entries()) kept.set(nameOf(question), found[at]);
  return questions.map((question) => kept.get(nameOf(question)));
}

/** A part of the history, with the files that each commit changed; merges change none. */
export interface Touches {
  readonly parents: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Parses `git log -z --format=%x01%H %P --name-only`: name and parents behind U+0001, then changed names, each with a NUL. */
export function parseTouches(text: string): Touches {
  const parents = new Map<string, readonly string[]>();
  const files = new Map<string, ReadonlySet<string>>();
  for (const record of text.split('\u0001').slice(1)) {
    const [names = '', ...paths] = record.split('\0');
    const [commit = '', ...rest] = names.split(' ');
    parents.set(commit, rest.filter(Boolean));
    const changed = paths.map((path) => path.replace(/^\n/, '')).filter(Boolean);
    if (changed.length > 0) files.set(commit, new Set(changed));
  }
  return { parents, files };
}

function reached({ parents }: Touches, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let commit = waiting.pop(); commit !== undefined; commit = waiting.pop()) {
    if (found.has(commit) || !parents.has(commit)) continue;
    found.add(commit);
    waiting.push(...(parents.get(commit) ?? []));
  }
  return found;
}

/** Counts, for files and commits, the commits that `head` reaches and the commit does not, and that changed the file. */
export function createSinceCounter(touches: Touches, head: string): (commit: string, path: string) => number {
  const ofHead = [...reached(touches, head)].filter((commit) => touches.files.has(commit));
  const known = new Map<string, ReadonlySet<string>>();
  return (commit, path) => {
    const own = known.get(commit) ?? reached(touches, commit);
    known.set(commit, own);
    return ofHead.filter((other) => !own.has(other) && touches.files.get(other)?.has(path)).length;
  };
}
