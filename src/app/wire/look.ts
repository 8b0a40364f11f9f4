// Looking at memories beside the code is wired apart from the rest: only commands that people run need it.

import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { attempt } from '../../core/basics.ts';
import { isNamespace } from '../../core/memory.ts';
import { inTime } from '../../core/time.ts';
import { logDirectory } from '../../files/log.ts';
import { bytesBelow, readIfThere, writeWhole } from '../../files/write.ts';
import { findHome, relativeTo } from '../../git/locate.ts';
import { createObjectReader } from '../../git/objects.ts';
import { openPager, runGit } from '../../git/process.ts';
import { knowsRemote } from '../../git/repository.ts';
import { hasSynced } from '../../git/trust.ts';
import { createCodeCommits } from '../../recall/commits.ts';
import type { History } from '../../recall/history.ts';
import type { Renames } from '../../recall/known-history.ts';
import { askWorkState } from '../../session/work.ts';
import { listNotesThere } from '../../share/notes-remote.ts';
import { type Unfetched, unfetchedText } from '../../share/remote.ts';
import { findRemote } from '../../share/sync/stations.ts';
import {
  isFirstTelling,
  knownUnfetched,
  readRemoteLook,
  untrustedText,
  wasTold,
} from '../../share/sync-states.ts';
import type { Place } from './home.ts';
import type { Wired } from './services.ts';
import { gitOf } from './store.ts';

/** What memories are shown beside, on top of what `wire` gave. */
export function historyOf(wired: Wired): History {
  const { cwd, clock, index, own } = wired;
  const { root } = wired.home.place;
  // Without a work tree a path is as the commits have it.
  const base = root ?? cwd;
  const relativePath = (path: string): string | undefined =>
    wired.relativePath(path) ?? (relative(base, resolve(cwd, path)) === '' ? '' : barePath(path, root));
  const pathExists = (path: string): boolean =>
    root !== undefined && relativePath(path) !== undefined && existsSync(resolve(cwd, path));
  return { commits: own.commits, index, clock, relativePath, pathExists };
}

const barePath = (path: string, root: string | undefined): string | undefined =>
  root === undefined && path !== '' && !path.startsWith('/') && !path.startsWith('..') ? path : undefined;

/** The address of the remote that the branch follows, else of origin, with what git puts in place of it; '' where there is none. Asks no remote. */
export async function remoteAddress(wired: Wired): Promise<string> {
  const { stdout, exitCode } = await runGit(['ls-remote', '--get-url'], gitOf(wired));
  return exitCode === 0 ? stdout.trim() : '';
}

/** Git's pager, running; undefined where the user wants none. */
export const wirePager = ({ cwd, env }: Place) => openPager({ cwd: existsSync(cwd) ? cwd : '/', env });

/** Bytes of what a place has: its notes in git, the index, what is kept of sessions, and the log of all places. */
export async function wireStorage(wired: Wired) {
  const { directory } = wired.home;
  const args = ['rev-list', '--objects', '--disk-usage', '--glob=refs/notes/cs/*'];
  const { stdout, exitCode } = await runGit(args, gitOf(wired));
  return [
    // The objects that our refs reach, as git has them on the disk; 0 where git is too old to tell (2.31).
    { what: 'notes in git', bytes: exitCode === 0 ? Number(stdout.trim()) || 0 : 0 },
    { what: 'index', bytes: bytesBelow(join(directory, 'index')) },
    { what: 'sessions and queues', bytes: bytesBelow(join(directory, 'sessions')) },
    { what: 'goals', bytes: bytesBelow(join(directory, 'goals')) },
    { what: 'log (all repositories)', bytes: bytesBelow(logDirectory(wired.env)) },
  ];
}

// What a remote itself says of its memories: over the network, so only where the user asks for it.

/** The namespaces that the remote has and this clone does not; undefined where there are none. Throws USAGE, REMOTE_UNREACHABLE and REMOTE_DENIED. */
export async function askRemote(wired: Wired, mayAsk: boolean): Promise<Unfetched | undefined> {
  const remote = await findRemote(wired.own);
  const own = new Set((await wired.notes.refs()).map(({ namespace }) => namespace));
  const there = (await listNotesThere({ git: wired.own.git, mayAsk }, remote))
    .map(({ namespace }) => namespace)
    .filter(isNamespace);
  const namespaces = there.filter((namespace) => !own.has(namespace)).sort();
  return namespaces.length === 0 ? undefined : { remote: remote.name, namespaces };
}

/** By what is known on this machine; undefined where nothing is known, and outside of repositories. Throws GIT_FAILED. */
export const unfetched = async ({ own }: Wired): Promise<Unfetched | undefined> =>
  own.home.isUserStore ? undefined : knownUnfetched(own);

/** One line for the user, once for a clone, while it has no memories of its own or where its remote was asked. Never throws. */
export async function unfetchedNotice(wired: Wired): Promise<string | undefined> {
  try {
    const { place, directory } = wired.home;
    if (!knowsRemote(place.commonDir) || wasTold(directory)) return undefined;
    // A look takes until the next start, and by then there may be memories of its own.
    if (readRemoteLook(directory) === undefined && (await wired.notes.refs()).length > 0) return undefined;
    const found = await unfetched(wired);
    if (found === undefined || !isFirstTelling(directory)) return undefined;
    return `cs-memory: ${unfetchedText(found)}`;
  } catch {
    return undefined; // where git cannot list refs the start of the session failed for it too, and its record says so
  }
}

/** One line on the memories that wait for trust; undefined where none do. Where nothing was ever synced none are read for it. */
export const untrusted = async ({ home, index }: Wired): Promise<string | undefined> =>
  hasSynced(home.directory) ? untrustedText(await index.all(), home.directory, Date.now()) : undefined;

/** The same, left for the next start of a session, which has no time to look at all memories. */
export async function leaveUntrusted(wired: Wired): Promise<string | undefined> {
  const text = await untrusted(wired);
  attempt(() => writeWhole(join(wired.home.directory, 'untrusted'), text ?? ''));
  return text;
}

/** What was left, once for each number of them. Never throws. */
export const untrustedNotice = ({ home: { directory } }: Pick<Wired, 'home'>): string | undefined =>
  attempt(() => {
    const told = join(directory, 'untrusted-told');
    const text = readIfThere(join(directory, 'untrusted'));
    if (text === readIfThere(told)) return undefined;
    writeWhole(told, text);
    return text === '' ? undefined : `cs-memory: ${text}`;
  });

/** A huge work tree, or a long history, is not waited for. */
const STATUS_TIMEOUT_MS = 1_500;

/** The files that git status names, absolute, at most 200; none outside of a work tree, or without an answer in time. Never throws. */
export async function changedFiles(cwd: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { root } = findHome(cwd, env).place;
  if (root === undefined) return [];
  const asked = askWorkState({ cwd: root, env }, STATUS_TIMEOUT_MS);
  const { files } = await asked.catch(() => ({ files: [] })); // no git, or too much to look at
  return files.map(({ path }) => join(root, path));
}

/** What a file was called in HEAD's history; nothing outside of a work tree, or where git gives no answer in time. Never throws. */
export async function renamedTo(file: string, { cwd, env }: Place): Promise<Renames> {
  const { root } = findHome(cwd, env).place;
  const path = root === undefined ? undefined : relativeTo(root, cwd, file);
  if (root === undefined || path === undefined) return {};
  const git = { cwd: root, env };
  const reader = createObjectReader(git);
  const { touching } = createCodeCommits({ git, reader, root });
  const { names = [] } = (await inTime(touching(path), STATUS_TIMEOUT_MS, undefined)) ?? {};
  reader.close();
  return Object.fromEntries([...names].flatMap((name) => (name === path ? [] : [[name, path]])));
}
