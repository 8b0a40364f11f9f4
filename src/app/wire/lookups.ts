// A look at the index's files: no git, no filters, no note store, and nothing of what is said of what is found.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NotesRef } from '../../core/ports.ts';
import { readNotesRefs, refsMark } from '../../git/refs.ts';
import { openExactLookup } from '../../recall/index/exact-lookup.ts';
import { mayKnowFix, type Struck } from '../../recall/unasked/near-fix.ts';
import type { SessionState } from '../../session/model/ports.ts';
import { createSessionStates } from '../../session/store/session-state.ts';
import { loadConfig } from '../config/config.ts';
import { findHome, type Home, userHome } from './home.ts';
import type { Spooling } from './spool.ts';

/** Who the user is, and the notes refs of places where only git can read them, by common directory. */
export interface AskedGit {
  readonly self: readonly string[];
  readonly refs: ReadonlyMap<string, readonly NotesRef[]>;
}

export interface LookupOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly session: string;
  /** What git said just now, where it was asked. */
  readonly asked?: AskedGit;
  /** What was found of the place already. */
  readonly known?: Pick<Spooling, 'home' | 'config'>;
}

/** Config, the session's state, and the files of each store that it may be told of. The caller closes the look-ups. Throws CONFIG_INVALID. */
export async function openLookups({ cwd, env, session, asked, known: place }: LookupOptions) {
  const nowMs = Date.now();
  const home = place?.home ?? findHome(cwd, env);
  const config = place?.config ?? (await loadConfig(env, home.place));
  const statesOf = (at: Home) => createSessionStates(join(at.directory, 'sessions'), env, Date.now);
  const states = statesOf(home);
  const began = env['CLAUDE_PROJECT_DIR'] || cwd;
  const state =
    states.read(session) ?? (began === cwd ? undefined : statesOf(findHome(began, env)).read(session));
  const homes = home.isUserStore || !config.userScope.enabled ? [home] : [home, userHome(env)];
  const looked = await Promise.all(
    homes
      .filter(({ directory }) => existsSync(join(directory, 'index')) || directory === home.directory)
      .map(async (at) => {
        const known = asked?.refs.get(at.place.commonDir) ?? knownRefs(at, state);
        const directory = join(at.directory, 'index');
        const scope = at.isUserStore || at.place.commonDir !== home.place.commonDir ? 'user' : 'repository';
        const lookup = openExactLookup({ directory, refs: known ?? UNKNOWN_REFS, nowMs });
        return { at, scope, lookup, isKnown: known !== undefined } as const;
      }),
  );
  return { nowMs, home, config, states, state, looked };
}

/**
 * Whether there may be something to tell or to note of an error: a fix in the files, or files that are behind, or one that the session was told
 * before. False where known fixes are switched off. Throws CONFIG_INVALID.
 */
export async function mayHaveFix(struck: Struck, options: LookupOptions): Promise<boolean> {
  const { config, state, looked } = await openLookups(options);
  try {
    if (!config.enabled || !config.knownFix.enabled) return false;
    if (state?.told_fixes?.some(({ signature }) => struck.signatures.includes(signature))) return true;
    return looked.some(({ lookup }) => !lookup.isCurrent || mayKnowFix(lookup, struck));
  } finally {
    for (const { lookup } of looked) lookup.close();
  }
}

/** The notes refs without git: from its files, or, where those are not to be understood so, what it said when they were the same. */
function knownRefs(
  { place: { commonDir } }: Home,
  state: SessionState | undefined,
): readonly NotesRef[] | undefined {
  const refs = readNotesRefs(commonDir);
  const asked = state?.asked_refs?.[commonDir];
  if (refs !== undefined || asked === undefined) return refs;
  return asked.mark === refsMark(commonDir) ? asked.refs : undefined;
}

/** Refs that only git can read: nothing is like them, so what is in the files counts as behind. */
const UNKNOWN_REFS = [{ namespace: '', oid: '' }];
