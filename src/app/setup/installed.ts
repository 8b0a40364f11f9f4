import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import type { TextEdit } from '../../core/json-text.ts';
import { NOTES_PREFIX, TRACKING_PREFIX } from '../../core/memory.ts';
import { readShaped, writeJsonFile } from '../../files/write.ts';
import { type GitOptions, listRefs, runGitOrThrow } from '../../git/process.ts';
import { told } from './foreign-files.ts';

const NAME = 'cs-memory';

const SETUP_EXTRAS = ['post-rewrite', 'rewrite-ref', 'sync', 'sign'] as const;
export type SetupExtra = (typeof SETUP_EXTRAS)[number];

/** The link by which a terminal finds the command, in the folder that the systems keep for a user's own programs. Nothing is made; changing it throws IO_FAILED. */
export function openCliLink(env: NodeJS.ProcessEnv) {
  const folder = join(env['HOME'] ?? '', '.local', 'bin');
  const path = join(folder, NAME);
  const target = targetOf(path);
  const isOurs = target !== undefined && /(?:^|\/)(?:bin|dist)\/cs-memory(?:\.mjs)?$/.test(target);
  const change = (work: () => void): void => told(path, 'changed', work);
  return {
    path,
    target,
    state: isOurs ? ('ours' as const) : isThere(path) ? ('other' as const) : ('none' as const),
    isOnPath: (env['PATH'] ?? '').split(delimiter).includes(folder),
    make: (program: string): void =>
      change(() => {
        fs.mkdirSync(folder, { recursive: true });
        if (isOurs) fs.rmSync(path, { force: true });
        fs.symlinkSync(program, path);
      }),
    remove: (): void => change(() => isOurs && fs.rmSync(path, { force: true })),
  };
}

/** `bin/cs-memory` of the copy that runs; undefined where this is another program. */
export function programOf(running: string): string | undefined {
  if (!basename(running).startsWith(NAME)) return undefined;
  const program = join(dirname(running), '../../../bin', NAME);
  return isThere(program) ? program : undefined;
}

const targetOf = (path: string): string | undefined => attempt(() => fs.readlinkSync(path));

const isThere = (path: string): boolean => fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Links in a folder of the user's by which the scripts find the folder of the program and node. */
export type Pointer = Readonly<{ folder: string; links: Readonly<Record<'program' | 'node', string>> }>;

/** Throws IO_FAILED where the program has no hooks beside it. */
export function checkPointer({ links: { program } }: Pointer): void {
  if (!fs.existsSync(join(program, 'hook.cjs')))
    throw new CsError('IO_FAILED', 'there are no hooks next to this program', {
      hint: 'run the built cs-memory.mjs: plugins/cs/dist in a clone, or the one in the npm package',
    });
}

export const isPointerSet = ({ folder, links }: Pointer): boolean =>
  Object.entries(links).every(([name, target]) => targetOf(join(folder, name)) === target);

/** Throws IO_FAILED. */
export const setPointer = ({ folder, links }: Pointer): void =>
  told(folder, 'written', () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [name, target] of Object.entries(links)) link(target, join(folder, name));
  });

export function removePointer({ folder }: Pointer): void {
  fs.rmSync(folder, { recursive: true, force: true });
  attempt(() => fs.rmdirSync(dirname(folder))); // other things of ours may be in there
}

/** Puts a link where another may be: hooks that run meanwhile find the one or the other. */
function link(target: string, file: string): void {
  const beside = `${file}.${process.pid}`;
  fs.rmSync(beside, { force: true });
  fs.symlinkSync(target, beside);
  fs.renameSync(beside, file);
}

/** Whether a folder of ours has more than the parts named. */
export const hasMore = (folder: string, but: readonly string[]): boolean =>
  attempt(() => fs.readdirSync(folder).some((name) => !but.includes(name)), fs.existsSync(folder)); // what cannot be read, removing tells of

/** Removes a folder of ours but for the parts named. Where somebody put a link in its place, that goes, and what it leads to stays: it may be anything. Throws IO_FAILED. */
export function removeOwn(path: string, but: readonly string[] = []): void {
  if (!attempt(() => isThere(path), false)) return;
  told(path, 'removed', () => {
    if (fs.lstatSync(path).isSymbolicLink()) return but.length === 0 && fs.rmSync(path);
    for (const name of fs.readdirSync(path))
      if (!but.includes(name)) fs.rmSync(join(path, name), { recursive: true, force: true });
    return fs.readdirSync(path).length === 0 && fs.rmdirSync(path);
  });
}

/** Which extras setup put into a repository: what was there before is nobody's to take back. A file that is damaged counts as none. */
export function readExtras(file: string): readonly SetupExtra[] {
  const { did = [] } = readShaped<{ readonly did: readonly string[] }>(file, { did: 'texts' }) ?? {};
  return SETUP_EXTRAS.filter((extra) => did.includes(extra));
}

/** Throws IO_FAILED. */
export function noteExtra(file: string, extra: SetupExtra, isThere: boolean): void {
  const did = [...readExtras(file).filter((it) => it !== extra), ...(isThere ? [extra] : [])];
  told(file, 'written', () =>
    did.length === 0 ? fs.rmSync(file, { force: true }) : writeJsonFile(file, { did }),
  );
}

/** Our notes refs, local and of remotes, as git lists them. Throws GIT_FAILED. */
export const ownNotesRefs = async (git: GitOptions): Promise<readonly string[]> =>
  (await listRefs(git, [NOTES_PREFIX, TRACKING_PREFIX])).map(({ ref }) => ref);

/** Deletes them, in one step. The objects stay until git prunes them. */
export async function removeOwnNotes(git: GitOptions, refs: readonly string[]): Promise<void> {
  const lines = refs.map((ref) => `delete ${ref}\n`);
  await runGitOrThrow(['update-ref', '--stdin'], git, lines.join(''));
}

/** What undoes a change of a file, without a copy of it: it may hold keys that are nobody's business. */
export interface FileChange {
  readonly path: string;
  readonly created: boolean;
  /** SHA-256 of the file after the change, in hex: while it holds, `inverse` leads back byte for byte. */
  readonly after: string;
  readonly inverse: readonly TextEdit[];
  readonly kept: readonly string[];
}

export interface SetupRecord {
  readonly version: 1;
  readonly settings: FileChange;
  readonly aside: readonly string[];
  readonly folders: readonly string[];
}

// What setup did is on record in a folder of the user's, a file for each settings file. One that is damaged counts as none.

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const recordFile = (folder: string, path: string): string =>
  join(folder, `${sha256(path).slice(0, 32)}.json`);

export function readRecord(folder: string, path: string): SetupRecord | undefined {
  const kept = readKept(recordFile(folder, path));
  return kept?.path === path ? kept.record : undefined;
}

/** Undefined: it goes. */
export function keepRecord(folder: string, path: string, record: SetupRecord | undefined): void {
  const file = recordFile(folder, path);
  if (record !== undefined) told(file, 'written', () => writeJsonFile(file, { path, record }));
  else {
    fs.rmSync(file, { force: true });
    attempt(() => fs.rmdirSync(folder));
    attempt(() => fs.rmdirSync(dirname(folder))); // the log may be in there
  }
}

/** The settings files that are on record, and there. */
export const recordedPaths = (folder: string): readonly string[] =>
  attempt(() => fs.readdirSync(folder), []) // nothing was set up yet
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readKept(join(folder, name))?.path ?? [])
    .filter((path) => fs.existsSync(path))
    .sort();

type Kept = { readonly path: string; readonly record: SetupRecord };

function readKept(file: string): Kept | undefined {
  const kept = readShaped<Kept>(file, { path: 'text', record: 'object' });
  return kept?.record.version === 1 ? kept : undefined;
}
