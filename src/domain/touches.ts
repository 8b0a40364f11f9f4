/** A part of the history, with the files that each commit changed; merges change none. */
export interface Touches {
  readonly parents: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Parses `git log -z --format=%x01%H %P --name-only`: a record for each commit behind U+0001: its name and its parents', then
 * the names it changed, each ended by a NUL, a line end before the first.
 */
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
