import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../core/basics.ts';
import { promisorRemotes } from '../git/fetch.ts';
import { asLines, type GitOptions, gitSettings, listRefs, runGit } from '../git/process.ts';
import type { GitStore } from '../git/repository.ts';

export type Content = Readonly<{ path: string; blob: string }>;

export type Bringer = Readonly<{ oid: string; committedAtS: number; isMerge: boolean }>;

/** The commits that `tips` reach and `known` do not, until `signal` says stop. */
export interface Reach {
  readonly tips: readonly string[];
  readonly known: readonly string[];
  readonly signal: AbortSignal | undefined;
}

export const contentKey = ({ path, blob }: Content): string => `${blob} ${path}`;

/** Git is given so many names of content at once: some systems' command lines end at 32 KB. */
const MAX_AT_ONCE = 400;
/** So few paths spare git time. It asks each file of a folder about each path: with more, all that commits change is read sooner. */
const MAX_PATHS = 20;
/** For all of it: some hundred thousand commits. */
const TIMEOUT_MS = 20_000;

// Not what a user's settings would make of it: one path followed over renames, a first commit without what it brings.
const LOG = '--literal-pathspecs -c log.follow=false -c log.showRoot=true log --no-show-signature -z'.split(
  ' ',
);
const HOW = '--ignore-missing --stdin --full-history --date-order -m --raw --no-abbrev --no-renames'.split(
  ' ',
);

/** The first commit, by parents and then time, that gives each path its content; what was not read in time is left out. */
export async function readFirsts(
  git: GitOptions,
  contents: readonly Content[],
  { tips, known, signal }: Reach,
): Promise<ReadonlyMap<string, Bringer>> {
  const firsts = new Map<string, Bringer>();
  const endMs = performance.now() + TIMEOUT_MS;
  for (let from = 0; from < contents.length && !signal?.aborted; from += MAX_AT_ONCE) {
    const some = contents.slice(from, from + MAX_AT_ONCE);
    const blobs = new Set(some.map(({ blob }) => `--find-object=${blob}`));
    const paths = new Set(some.map(({ path }) => path));
    const within = paths.size <= MAX_PATHS ? ['--', ...paths] : [];
    const input = asLines([...tips, ...known.map((tip) => `^${tip}`), ...within]);
    const options = { ...git, signal, timeoutMs: Math.max(1, endMs - performance.now()) };
    const args = [...LOG, ...HOW, '--format=%H %ct %P', ...blobs];
    const answer = await runGit(args, options, input).catch(() => undefined);
    if (answer?.exitCode !== 0) break;
    takeFirsts(firsts, answer.stdout, new Set(some.map(contentKey)));
  }
  return firsts;
}

/** Takes in what `git log -z --raw` printed, the newest first: `<commit> <seconds> <parent>…`, and `:<modes> <old> <new> <status>` before each path. */
function takeFirsts(firsts: Map<string, Bringer>, text: string, wanted: ReadonlySet<string>): void {
  let at: Bringer | undefined;
  let blob: string | undefined;
  for (const part of text.split('\0')) {
    if (blob !== undefined) {
      const key = contentKey({ path: part, blob });
      if (at !== undefined && wanted.has(key)) firsts.set(key, at);
      blob = undefined;
    } else if (part.trimStart().startsWith(':')) {
      blob = part.split(' ')[3];
    } else if (part !== '') {
      const [oid = '', seconds, ...parents] = part.trim().split(' ');
      at = { oid, committedAtS: Number(seconds), isMerge: parents.length > 1 };
    }
  }
}

/** Whether a commit that is not here is on no remote's branch: the clone is whole and has fetched all branches. Throws GIT_FAILED. */
export async function seesAllBranches({ git, home }: Pick<GitStore, 'git' | 'home'>): Promise<boolean> {
  if (existsSync(join(home.place.commonDir, 'shallow')) || (await promisorRemotes(git)).length > 0)
    return false;
  const settings = await gitSettings(git, '^remote\\..*\\.(url|fetch)$');
  const byRemote = groupBy(settings, ([key]) => key.slice(0, key.lastIndexOf('.')));
  for (const own of byRemote.values()) {
    const specs = own.flatMap(([key, value]) => (key.endsWith('.fetch') ? [value] : []));
    const [, to] =
      specs.map((spec) => /^\+?refs\/(?:heads\/)?\*:(refs\/.*)\*$/.exec(spec)).find(Boolean) ?? [];
    if (to === undefined || specs.some((spec) => spec.startsWith('^'))) return false;
    const refs = await listRefs(git, [to.replace(/\/$/, '')]);
    if (!refs.some(({ ref }) => !/^(notes|tags)\//.test(ref.slice(to.length)))) return false;
  }
  return true;
}
