import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../core/basics.ts';
import { CsError, errorCode, errorMessage } from '../core/errors.ts';
import { isRefPath, namespaceOf, TRACKING_PREFIX } from '../core/memory.ts';
import type { NoteStore, NotesRef } from '../core/ports.ts';
import { entryNames } from '../files/write.ts';
import { promisorRemotes } from './fetch.ts';
import type { RepositoryPlace } from './locate.ts';
import type { ObjectReader } from './objects.ts';
import { type GitOptions, gitLines, runGit, runGitOrThrow } from './process.ts';
import { ROOT_COMMIT, withoutRepository } from './repository.ts';
import { noteFiles } from './store-check.ts';

/** A place whose refs are mended; `indexed`: where its index has seen them. */
interface MendedPlace {
  readonly git: GitOptions;
  readonly reader: ObjectReader;
  readonly commonDir: string;
  readonly notes: Pick<NoteStore, 'each'>;
  readonly indexed: readonly NotesRef[];
}

/**
 * Gives each ref of ours whose file names nothing that is here, as after a power cut, its newest state that is whole: by git's log of it,
 * packed refs and the index, else by remotes. Where there is none the file is set aside. Gives what was done, by ref; where one could not be mended others
 * have their turn, and all is thrown. Throws GIT_FAILED and IO errors.
 */
export async function mendBrokenRefs(place: MendedPlace): Promise<readonly string[]> {
  const told: string[] = [];
  let failed: unknown;
  for (const ref of noteFiles(place.commonDir).filter(isRefPath))
    try {
      if (await isBroken(place, ref)) told.push(...(await mendBrokenRef(place, ref)));
    } catch (error) {
      failed = error;
      told.push(`${ref}: ${errorMessage(error)}`);
    }
  if (failed === undefined) return told;
  throw new CsError(errorCode(failed) ?? 'IO_FAILED', told.join('; '), { cause: failed });
}

/** Not one that is gone by now, nor one that leads to another, which is somebody else's business. */
const isBroken = async ({ reader, commonDir }: MendedPlace, ref: string): Promise<boolean> =>
  (await reader.get(ref)) === undefined &&
  attempt(() => !readFileSync(join(commonDir, ref), 'latin1').startsWith('ref:'), false);

/** Nothing where another process has mended it meanwhile. */
async function mendBrokenRef(place: MendedPlace, ref: string): Promise<readonly string[]> {
  const { git, commonDir, indexed } = place;
  const ns = namespaceOf(ref);
  const textOf = (name: string): string => attempt(() => readFileSync(join(commonDir, name), 'latin1'), '');
  const log = textOf(join('logs', ref)); // a bare repository has none
  const logged = [...log.matchAll(/^[0-9a-f]+ ([0-9a-f]{40,64}) /gm)].map(([, oid = '']) => oid).reverse();
  const packed = textOf('packed-refs')
    .split('\n')
    .filter((line) => line.endsWith(` ${ref}`));
  const seen = indexed.filter(({ namespace }) => namespace === ns).map(({ oid }) => oid);
  const remotes = entryNames(join(commonDir, TRACKING_PREFIX)).map((it) => `${TRACKING_PREFIX}${it}/${ns}`);
  const states = [logged, packed.map((line) => line.split(' ')[0] ?? ''), seen];
  const here = (await Promise.all(states.map((some) => newestWhole(place, ns, some)))).filter(Boolean);
  // Of what was written within a second only the history tells which came last; where that is damaged, the log's is as good as any.
  const args = ['rev-list', '--topo-order', '--max-count=1', ...here.map((it) => it?.oid ?? '')];
  const [last] = here.length < 2 ? [] : await gitLines(args, git).catch(() => []);
  const latest = here.find((it) => it?.oid === last) ?? here[0];
  const known = latest ?? (await newestWhole(place, ns, remotes));
  const aside = join(
    commonDir,
    'cs-memory',
    `damaged-${ref.slice('refs/notes/'.length).replaceAll('/', '-')}`,
  );
  if (!(await replaceBroken(place, ref, known?.oid, aside))) return [];
  if (known !== undefined) return [asOf(ref, known, known.oid === logged[0])];
  const lost = ref.startsWith(TRACKING_PREFIX)
    ? `${ref} is gone until the next sync fetches it again`
    : `${ref} begins anew: no earlier state of it is known here, so what it had is lost unless a remote has it (\`cs-memory sync --adopt-remote\` brings that back)`;
  return [`${lost}; its file is now ${aside}`];
}

/**
 * Puts a name in place of a damaged file, or the file aside, as git itself moves a ref: whoever has its lock is not disturbed. False where
 * the ref is whole by now: who mended it may have written to it, too. Throws REF_CONTENDED.
 */
async function replaceBroken(place: MendedPlace, ref: string, oid: string | undefined, aside: string) {
  const file = join(place.commonDir, ref);
  const lock = `${file}.lock`;
  try {
    writeFileSync(lock, oid === undefined ? '' : `${oid}\n`, { flag: 'wx' });
  } catch (cause) {
    const { code } = cause as { readonly code?: string };
    if (code !== 'EEXIST') rmSync(lock, { force: true }); // begun, on a full disk
    if (code !== 'EEXIST') throw cause;
    throw new CsError('REF_CONTENDED', `another process has ${lock}: try again when it has ended`, { cause });
  }
  let isOurs = true;
  try {
    if (!(await isBroken(place, ref))) return false;
    if (oid !== undefined) {
      renameSync(lock, file);
      isOurs = false;
    } else {
      mkdirSync(dirname(aside), { recursive: true, mode: 0o700 });
      renameSync(file, aside);
    }
    return true;
  } finally {
    if (isOurs) rmSync(lock, { force: true });
  }
}

const asOf = (ref: string, { at }: { readonly at: string }, isNewest = false): string =>
  `${ref} is as it was at ${at} again${isNewest ? '' : '; anything written to it later is lost'}`;

/** The first of some states of a namespace that can be read whole; of a partial clone, whose remote may have the notes, else the first that is here. */
async function newestWhole(place: MendedPlace, namespace = '', states: readonly string[]) {
  const { git, reader, notes } = place;
  if (namespace === '') return undefined; // what was fetched is fetched again
  let first: { readonly oid: string; readonly at: string } | undefined;
  for (const state of new Set(states)) {
    try {
      const { oid = '', type, content } = (await reader.get(state)) ?? {};
      if (type !== 'commit') continue;
      const [, seconds] = /^committer .* (\d+) [+-]\d+$/m.exec(content?.toString('latin1') ?? '') ?? [];
      const known = { oid, at: new Date(Number(seconds) * 1000).toISOString() };
      first ??= known;
      await notes.each({ namespace, oid }, undefined, () => {});
      return known;
    } catch (error) {
      if (errorCode(error) !== 'GIT_FAILED') throw error;
    }
  }
  return first !== undefined && (await promisorRemotes(git)).length > 0 ? first : undefined;
}

const USERS_HEAD = 'ref: refs/heads/main\n';

/** Writes anew what a power cut may leave empty in the user's store, and every store has alike. Gives whether something was. Throws what git and the system throw. */
export async function mendUserStore({ gitDir }: RepositoryPlace, env: NodeJS.ProcessEnv): Promise<boolean> {
  const git: GitOptions = { cwd: gitDir, env: withoutRepository(env) };
  const isWhole = async (name: string): Promise<boolean> =>
    (await runGit(['cat-file', '-e', `${name}^{commit}`], git)).exitCode === 0;
  if (await isWhole('HEAD')) return false;
  const head = join(gitDir, 'HEAD');
  if (attempt(() => readFileSync(head, 'utf8')) !== USERS_HEAD) writeFileSync(head, USERS_HEAD);
  // Where git will not work here at all, as in a store of another user's, nothing of it is known to be damaged.
  await runGitOrThrow(['rev-parse', '--git-dir'], git);
  if (await isWhole('refs/heads/main')) return true;
  rmSync(join(gitDir, 'refs/heads/main'), { force: true });
  await runGitOrThrow(['fast-import', '--quiet', '--force'], git, ROOT_COMMIT);
  return true;
}
