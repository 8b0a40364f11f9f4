import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, onceAsked } from '../../core/basics.ts';
import { isToldUnasked, type Memory, type TrustSettings, trustOf } from '../../core/memory.ts';
import type { NotesRef } from '../../core/ports.ts';
import { findHome, type Home, readNotesRefs, refsMark, relativeTo, userHome } from '../../git/locate.ts';
import { type ConversionOptions, workBlob } from '../../git/objects.ts';
import { trustedAuthors, trustedAuthorsFile } from '../../git/trust.ts';
import { openExactLookup } from '../../recall/index/index-files.ts';
import { mayKnowFix, type Struck, type Unasked } from '../../recall/known-fix.ts';
import { type Renames, readRenames } from '../../recall/known-history.ts';
import { type Reader, shownTo } from '../../recall/shown-ledger.ts';
import { type FileState, fileStateOf, freshnessOf, movedState } from '../../recall/standing.ts';
import { createToldCounts } from '../../recall/told-counts.ts';
import type { AskedRefs, SessionState } from '../../session/ports.ts';
import { loadConfig } from '../config/config.ts';
import { isAtWork, readJob } from './background.ts';
import { beganIn, type Place, statesOf } from './home.ts';
import type { Wired } from './services.ts';
import type { Spooling } from './spool.ts';

/** Asks git, and writes the answers into the session's state, where there is a session ('': none) and that can be written. Throws what git throws. */
export async function askGit({ home, states, trusting, notes, user }: Wired, session: string) {
  const asked: Record<string, AskedRefs> = {};
  const refs = new Map<string, readonly NotesRef[]>();
  const places = [
    { commonDir: home.place.commonDir, notes },
    { commonDir: user.home.place.commonDir, notes: user.notes },
  ];
  for (const { commonDir, notes: store } of places) {
    if (readNotesRefs(commonDir) !== undefined) continue;
    const mark = refsMark(commonDir); // before: what moves meanwhile is asked for again
    const now = await store.refs();
    refs.set(commonDir, now);
    if (mark !== undefined) asked[commonDir] = { mark, refs: now };
  }
  const before = states.read(session);
  const self = before?.self ?? (await trusting.identities());
  if (session === '' || (before?.self !== undefined && refs.size === 0)) return { self, refs };
  attempt(() =>
    states.update(session, ({ asked_refs }) => ({
      self,
      ...(refs.size === 0 ? {} : { asked_refs: { ...asked_refs, ...asked } }),
    })),
  ); // else, in a read-only place, it is asked again
  return { self, refs };
}

// What is said unasked is wired apart from the rest: a look into the index's files, no git, no filters, no note store.

export type Exact = Awaited<ReturnType<typeof wireExact>>;

/** Config → look-ups → what the verbs of src/recall take; `agent`: the subagent that the call is of. Throws CONFIG_INVALID. */
export async function wireExact(options: LookupOptions & { readonly agent?: string }) {
  const { cwd, env, session, agent, asked } = options;
  const reader: Reader = agent === undefined ? { session } : { session, agent };
  const { home, config, states, state, looked } = await openLookups(options);
  const { root, commonDir } = home.place;
  const self = state?.self ?? asked?.self;
  const isCurrent = looked.every(({ lookup }) => lookup.isCurrent);
  const trust: TrustSettings = {
    self: [...config.trust.self, ...(self ?? [])],
    trusted: trustedAuthors(trustedAuthorsFile(env)),
  };
  const swept = onceAsked(() => readRenames(home.directory));
  let seen: Renames = {};
  const renames = (): Renames => ({ ...swept(), ...seen });
  const unasked: Unasked = {
    lookups: looked.filter(({ lookup }) => lookup.isCurrent),
    isToldUnasked: (it) => isToldUnasked(trustOf(it, trust)),
    shown: new Set(shownTo(state, reader)),
    wornOut: onceAsked(() => createToldCounts(home.directory).wornOut()), // a known fix asks nobody
    freshnessOf: async (memory) => freshnessOf(await fileStates(memory, renames, { root, env, commonDir })),
    relativePath: (path) => relativeTo(root, cwd, path),
    formerPaths: (path) =>
      Object.entries(renames()).flatMap(([before, now]) => (now === path ? [before] : [])),
  };
  return {
    ...unasked,
    ...{ config, states, reader },
    /** False: the files are behind the notes, or it is not known who the user is. Then nothing may be told. */
    isReady: self !== undefined && isCurrent,
    /** Whether asking git may make it ready: not while a process is at the index, nor where its files can neither be used nor written. */
    mayBecomeReady: (): boolean =>
      looked.every(({ at, isKnown, lookup }) => lookup.isCurrent || !isKnown || mayWrite(at)),
    follow: (more: Renames): void => {
      seen = { ...seen, ...more };
    },
    close: (): void => {
      for (const { lookup } of looked) lookup.close();
    },
  };
}

/** Whether the index's files may be written, and nobody is at it in the background. */
function mayWrite({ directory, place }: Home): boolean {
  const folder = existsSync(directory) ? directory : place.commonDir;
  if (!attempt(() => accessSync(folder, constants.W_OK) === undefined, false)) return false;
  return !isAtWork(readJob(directory, 'reindex'), Date.now());
}

/** The files of a memory as the work tree has them: what was committed since is there too, as a rule. */
function fileStates(
  { files }: Memory,
  renames: () => Renames,
  { root, ...where }: Omit<ConversionOptions, 'root'> & { readonly root: string | undefined },
): Promise<readonly FileState[]> {
  const states = files.map(async (file): Promise<FileState> => {
    const work = root === undefined ? 'unknown' : await workBlob({ root, ...where }, file.path, file.blob);
    if (work === 'unknown') return { path: file.path, state: 'unknown' };
    const state = fileStateOf(file, work === undefined ? {} : { work }, false);
    const path = state.state === 'deleted' ? renames()[file.path] : undefined;
    if (path === undefined || root === undefined) return state;
    const isSame = (await workBlob({ root, ...where }, path, file.blob)) === file.blob;
    return movedState(state, { path, isSame });
  });
  return Promise.all(states);
}

// A look at the index's files: no git, no filters, no note store, and nothing of what is said of what is found.

/** Who the user is, and the notes refs of places where only git can read them, by common directory. */
export type AskedGit = Awaited<ReturnType<typeof askGit>>;

interface LookupOptions extends Place {
  readonly session: string;
  readonly asked?: AskedGit;
  readonly known?: Pick<Spooling, 'home' | 'config'>;
}

/** Config, the session's state, and the files of each store that it may be told of. The caller closes the look-ups. Throws CONFIG_INVALID. */
async function openLookups({ cwd, env, session, asked, known: place }: LookupOptions) {
  const nowMs = Date.now();
  const home = place?.home ?? findHome(cwd, env);
  const config = place?.config ?? (await loadConfig(env, home.place));
  const states = statesOf(home, { env });
  const began = beganIn({ cwd, env });
  const state =
    states.read(session) ??
    (began === cwd ? undefined : statesOf(findHome(began, env), { env }).read(session));
  const homes = home.isUserStore || !config.userScope.enabled ? [home] : [home, userHome(env)];
  const looked = homes
    .filter(({ directory }) => existsSync(join(directory, 'index')) || directory === home.directory)
    .map((at) => {
      const known = asked?.refs.get(at.place.commonDir) ?? knownRefs(at, state);
      const directory = join(at.directory, 'index');
      const scope = at.isUserStore || at.place.commonDir !== home.place.commonDir ? 'user' : 'repository';
      // Where only git can read them nothing is like them, so what is in the files counts as behind.
      const refs = known ?? [{ namespace: '', oid: '' }];
      const lookup = openExactLookup({ directory, refs, nowMs });
      return { at, scope, lookup, isKnown: known !== undefined } as const;
    });
  return { home, config, states, state, looked };
}

/** Whether there may be a fix to tell or note: in the files, in files that are behind, or told before. Throws CONFIG_INVALID. */
export async function mayHaveFix(struck: Struck, options: LookupOptions): Promise<boolean> {
  const { config, state, looked } = await openLookups(options);
  try {
    if (!config.enabled || !config.knownFix.enabled) return false;
    if (state?.told_fixes?.some(({ signature }) => struck.signatures.includes(signature))) return true;
    return looked.some(({ lookup, scope }) => !lookup.isCurrent || mayKnowFix(lookup, scope, struck));
  } finally {
    for (const { lookup } of looked) lookup.close();
  }
}

/** The notes refs without git: from its files, or, where those are not to be understood so, what it said when they were the same. */
function knownRefs({ place: { commonDir } }: Home, state: SessionState | undefined) {
  const refs = readNotesRefs(commonDir);
  const asked = state?.asked_refs?.[commonDir];
  if (refs !== undefined || asked === undefined) return refs;
  return asked.mark === refsMark(commonDir) ? asked.refs : undefined;
}
