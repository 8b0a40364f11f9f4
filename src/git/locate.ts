import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { attempt, xdgFolder } from '../core/basics.ts';
import { NOTES_FOLDER, NOTES_PREFIX } from '../core/memory.ts';
import type { NotesRef } from '../core/ports.ts';

export interface RepositoryPlace {
  /** This work tree's own git directory (HEAD is here). */
  readonly gitDir: string;
  /** What all work trees share (refs and objects are here). */
  readonly commonDir: string;
  /** The root of the work tree; absent in a bare repository. */
  readonly root?: string;
}

/** Where the memories of a session belong: the repository around its cwd, else the per-user store. */
export interface Home {
  readonly place: RepositoryPlace;
  readonly isUserStore: boolean;
  /** `<git common dir>/cs-memory`: spools, session states, index. Disposable but for what waits in the spools. */
  readonly directory: string;
}

const isGitDir = (path: string): boolean =>
  existsSync(join(path, 'HEAD')) &&
  (existsSync(join(path, 'objects')) || existsSync(join(path, 'commondir')));

/** The path in a `.git` file or a `commondir` file; undefined where there is no such file. */
function pointer(file: string, prefix: string): string | undefined {
  const text = attempt(() => readFileSync(file, 'utf8').trim()); // absent, or a directory: the caller tries the other shape
  return text?.startsWith(prefix) ? resolve(dirname(file), text.slice(prefix.length).trim()) : undefined;
}

function placeOf(gitDir: string, root?: string): RepositoryPlace {
  const commonDir = pointer(join(gitDir, 'commondir'), '') ?? gitDir;
  return root === undefined ? { gitDir, commonDir } : { gitDir, commonDir, root };
}

function fromEnvironment(cwd: string, env: NodeJS.ProcessEnv): RepositoryPlace | undefined {
  const gitDir = env['GIT_DIR'] && resolve(cwd, env['GIT_DIR']);
  if (!gitDir || !isGitDir(gitDir)) return undefined;
  const place = placeOf(gitDir, resolve(cwd, env['GIT_WORK_TREE'] ?? '.'));
  const common = env['GIT_COMMON_DIR'];
  return common ? { ...place, commonDir: resolve(cwd, common) } : place;
}

function at(directory: string): RepositoryPlace | undefined {
  const dotGit = join(directory, '.git');
  const pointed = pointer(dotGit, 'gitdir:');
  if (pointed !== undefined && isGitDir(pointed)) return placeOf(pointed, directory);
  if (isGitDir(dotGit)) return placeOf(dotGit, directory);
  return isGitDir(directory) && existsSync(join(directory, 'refs')) ? placeOf(directory) : undefined;
}

/** Finds the repository as git does, without a process, also from a folder that is gone. A folder of a work tree that looks bare is none: a clone may bring it, with commands in its settings. */
export function locateRepository(cwd: string, env: NodeJS.ProcessEnv): RepositoryPlace | undefined {
  const named = fromEnvironment(cwd, env);
  if (named !== undefined) return named;
  let bare: RepositoryPlace | undefined;
  for (let directory = resolve(cwd); ; directory = dirname(directory)) {
    const place = at(directory);
    const isGitsOwn = directory.split(sep).includes('.git'); // no clone can bring a folder of this name
    if (place?.root !== undefined || (place !== undefined && isGitsOwn)) return place;
    bare ??= place;
    if (dirname(directory) === directory) return bare;
  }
}

const realFolder = (folder: string): string => attempt(() => realpathSync(folder), folder);

/** A path from the root of the work tree, with forward slashes; undefined outside of it. Either may be spelled through links. */
export function relativeTo(root: string | undefined, cwd: string, path: string): string | undefined {
  if (root === undefined || path === '') return undefined;
  const whole = resolve(cwd, path);
  return (
    insideOf(root, whole) ?? insideOf(realFolder(root), join(realFolder(dirname(whole)), basename(whole)))
  );
}

function insideOf(root: string, path: string): string | undefined {
  const inside = relative(root, path).replaceAll('\\', '/');
  return inside === '' || inside.startsWith('../') || inside === '..' || isAbsolute(inside)
    ? undefined
    : inside;
}

/** Git's own name of a work tree: '' the main one, `worktrees/<name>` another. Undefined outside of one, and where the environment puts it elsewhere. */
export function treeName({ gitDir, commonDir, root }: RepositoryPlace): string | undefined {
  const name = relative(realFolder(commonDir), realFolder(gitDir)).replaceAll('\\', '/');
  return root !== undefined && isTreeName(name) ? name : undefined;
}

export const isTreeName = (name: string): boolean => /^(?:worktrees\/[^/]+)?$/.test(name);

/** The root of the work tree of this name, as the file system names it; undefined where it is gone, and of a main one that nobody can find from its git directory. */
export function treeRoot(commonDir: string, name: string): string | undefined {
  const dotGit = name === '' ? commonDir : pointer(join(commonDir, name, 'gitdir'), '');
  const root = dotGit && realFolder(dirname(dotGit));
  const there = root && at(root);
  return there && treeName(there) === name && realFolder(there.commonDir) === realFolder(commonDir)
    ? root
    : undefined;
}

/** HEAD in a table of refs (reftable.txt of git): no shared beginning, four letters and a kind, of which 3 (`#`) points to a ref; a number, and that ref's length. */
const HEAD_RECORD =
  /\0([ -#])HEAD[\x80-\xff]*[\x00-\x7f]([\x00-\x7f]|[\x80-\xff][\x00-\x7f])?(refs\/heads\/[^\0]*)?/;

/** HEAD's ref with reftable, without a process: the newest table that has HEAD counts. Undefined when detached. */
function reftableHead(gitDir: string): string | undefined {
  const folder = join(gitDir, 'reftable');
  const tables = readFileSync(join(folder, 'tables.list'), 'utf8').split('\n').filter(Boolean).reverse();
  const records = tables.map((table) => HEAD_RECORD.exec(readFileSync(join(folder, table), 'latin1')));
  const [, kind, size = '', ref = ''] = records.find((record) => record !== null) ?? [];
  const [first, second] = [size.charCodeAt(0), size.charCodeAt(1)];
  const length = first < 128 ? first : (first - 127) * 128 + second;
  return kind === '#' ? Buffer.from(ref.slice(0, length), 'latin1').toString('utf8') : undefined;
}

/** The branch in HEAD's file, for a learning is no process worth. Undefined when detached. */
export function currentBranch(gitDir: string): string | undefined {
  // Without a HEAD to read: a learning without a branch is still a learning.
  const head = attempt(() => readFileSync(join(gitDir, 'HEAD'), 'utf8').trimEnd(), '');
  const isInTable = head === 'ref: refs/heads/.invalid';
  const ref = isInTable ? attempt(() => reftableHead(gitDir)) : head.replace(/^ref: /, '');
  return /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
}

/** The home of what is the user's own, and of sessions outside of any repository, whether or not it exists yet. */
export function userHome(env: NodeJS.ProcessEnv): Home {
  const gitDir = join(xdgFolder(env, 'XDG_DATA_HOME'), 'cs-memory', 'user.git');
  return { place: { gitDir, commonDir: gitDir }, isUserStore: true, directory: join(gitDir, 'cs-memory') };
}

/** Finds the home of a session without starting git. */
export function findHome(cwd: string, env: NodeJS.ProcessEnv): Home {
  const place = locateRepository(cwd, env);
  const users = userHome(env);
  if (place === undefined) return users;
  const isUserStore = place.gitDir === users.place.gitDir; // somebody works inside of it
  return { place, isUserStore, directory: join(place.commonDir, 'cs-memory') };
}

/** The branch that is checked out; the user's own store has one, which says nothing. */
export const branchOf = ({ isUserStore, place }: Home): string | undefined =>
  isUserStore ? undefined : currentBranch(place.gitDir);

/** Whether the store has been made. Two looks at the disk: every recall asks. */
export const hasUserStore = ({ gitDir }: RepositoryPlace): boolean =>
  existsSync(join(gitDir, 'refs', 'heads', 'main')) || existsSync(join(gitDir, 'packed-refs'));

const MAX_PACKED_BYTES = 1024 * 1024;

/** Whether a text is the whole name of an object. */
export const isObjectName = (text: string): boolean => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);

const entriesOf = (directory: string) => attempt(() => readdirSync(directory, { withFileTypes: true }), []); // no loose refs there

function readLoose(directory: string, prefix: string, found: Map<string, string>): void {
  for (const entry of entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) readLoose(path, `${prefix}${entry.name}/`, found);
    else if (!entry.name.endsWith('.lock')) found.set(prefix + entry.name, readFileSync(path, 'utf8').trim());
  }
}

/** The list of packed refs; undefined for a long one, which is left to git: it searches it without reading all of it. */
function packedRefs(commonDir: string): string | undefined {
  const file = join(commonDir, 'packed-refs');
  const bytes = attempt(() => statSync(file).size, 0);
  if (bytes === 0) return '';
  return bytes > MAX_PACKED_BYTES ? undefined : readFileSync(file, 'utf8');
}

const PACKED_NOTES = new RegExp(`^(\\S+) ${NOTES_PREFIX}(.+)$`, 'gm');

/** Our notes refs without a process: loose ones first, as packing writes before it removes. Undefined for reftable, symbolic refs, very long lists, vanished files: then ask git. */
export function readNotesRefs(commonDir: string): readonly NotesRef[] | undefined {
  if (existsSync(join(commonDir, 'reftable'))) return undefined;
  return attempt(() => {
    const found = new Map<string, string>();
    readLoose(join(commonDir, NOTES_PREFIX), '', found);
    const packed = packedRefs(commonDir);
    if (packed === undefined) return undefined;
    for (const [, oid = '', namespace = ''] of packed.matchAll(PACKED_NOTES))
      if (!found.has(namespace)) found.set(namespace, oid);
    const refs = [...found].map(([namespace, oid]) => ({ namespace, oid }));
    return refs.every(({ oid }) => isObjectName(oid))
      ? refs.sort((a, b) => (a.namespace < b.namespace ? -1 : 1))
      : undefined;
  });
}

/** HEAD's commit from git's files, without a process. Undefined (unborn, reftable, symbolic, a very long list): then ask git. */
export function readHead(gitDir: string, commonDir: string): string | undefined {
  return attempt(() => {
    const head = readFileSync(join(gitDir, 'HEAD'), 'utf8').trim();
    if (isObjectName(head)) return head;
    const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? [];
    if (ref === undefined || existsSync(join(commonDir, 'reftable'))) return undefined;
    const loose = attempt(() => readFileSync(join(commonDir, ref), 'utf8').trim());
    const packed = loose === undefined ? (packedRefs(commonDir) ?? '') : '';
    const end = packed.indexOf(` ${ref}\n`);
    const named = loose ?? packed.slice(packed.lastIndexOf('\n', end) + 1, Math.max(0, end));
    return isObjectName(named) ? named : undefined;
  });
}

const PLACES = ['refs/heads', 'refs/tags', 'refs/remotes', NOTES_FOLDER];

/** What tells a file from a later one of the same name: `none` where there is none. */
export const fileMark = (path: string): string =>
  attempt(() => {
    const { ino, mtimeMs, size } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  }, 'none');

const withFolders = (directory: string): string[] => {
  const below = entriesOf(directory).filter((entry) => entry.isDirectory());
  return [directory, ...below.flatMap(({ name }) => withFolders(join(directory, name)))];
};

/** A mark that changes when a branch, tag, notes ref or HEAD moves, by times of files (8 ms among 5,000 branches). It may change without a move, and holds on this machine only. */
export function refsMark(commonDir: string): string {
  const paths = ['HEAD', 'packed-refs', 'reftable/tables.list'].map((name) => join(commonDir, name));
  for (const { name } of entriesOf(join(commonDir, 'worktrees'))) {
    const tree = join(commonDir, 'worktrees', name);
    paths.push(join(tree, 'HEAD'), join(tree, 'reftable/tables.list'));
  }
  const folders = PLACES.flatMap((place) => withFolders(join(commonDir, place)));
  const hash = createHash('sha256');
  for (const path of [...paths, ...folders].sort()) hash.update(`${path}\0${fileMark(path)}\n`);
  return hash.digest('hex');
}
