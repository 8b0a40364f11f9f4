/** A commit and what it became. */
export type Rewrite = readonly [from: string, to: string];

const PICKED = /^\(cherry picked from commit ([0-9a-f]{40}|[0-9a-f]{64})\)$/gm;
const SQUASHED = /^Squashed commit of the following:$/m;
const LISTED = /^commit ([0-9a-f]{40}|[0-9a-f]{64})$/gm;

/**
 * The commits that a message says were taken into it: the trailers of `git cherry-pick -x`, and the list that
 * `git merge --squash` puts into the message.
 */
export function commitsMentioned(message: string): string[] {
  const picked = [...message.matchAll(PICKED)].map((match) => match[1] ?? '');
  const listed = SQUASHED.test(message) ? [...message.matchAll(LISTED)].map((match) => match[1] ?? '') : [];
  return [...new Set([...picked, ...listed])];
}

const AMENDED = /^commit \(amend\)/;

/**
 * Reads a reflog as git writes it: `<old> <new> <who> <seconds> <zone>\t<what>` a line. Gives what was amended into
 * what, and every commit that the ref has been on. A rebase does not say here what became of each commit.
 */
export function parseReflog(text: string): { readonly amended: Rewrite[]; readonly visited: string[] } {
  const amended: Rewrite[] = [];
  const visited = new Set<string>();
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]+) ([0-9a-f]+) [^\t]*(?:\t(.*))?$/.exec(line);
    const [, from = '', to = '', what = ''] = match ?? [];
    if (match === null) continue;
    if (AMENDED.test(what) && from !== to) amended.push([from, to]);
    for (const oid of [from, to]) if (!/^0+$/.test(oid)) visited.add(oid);
  }
  return { amended, visited: [...visited] };
}

/**
 * Reads lines of `<old> <new>`, as the post-rewrite hook is given them and as git-filter-repo leaves them; what
 * follows on a line is passed over, and so is a line of another kind. A commit that was dropped (its new name is
 * all zeros) has no pair.
 */
export function parsePairs(text: string): Rewrite[] {
  const pairs: Rewrite[] = [];
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64})(?: |\r?$)/.exec(line);
    const [, from = '', to = ''] = match ?? [];
    if (match !== null && from !== to && !/^0+$/.test(to)) pairs.push([from, to]);
  }
  return pairs;
}
