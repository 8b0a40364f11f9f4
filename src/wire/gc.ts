// What may be removed, and where it is, is wired apart: only `gc` asks.
import { join } from 'node:path';
import { createFindOldFiles, removeGarbage } from '../adapters/gc/old-files.ts';
import { lanceDirectory } from '../adapters/index/lancedb/remove.ts';
import { staleTables } from '../adapters/index/lancedb/stale-tables.ts';
import { INDEX_FILES } from '../adapters/index/words/index-file.ts';
import { logDirectory } from '../adapters/log/log.ts';
import type { Config } from '../config/config.ts';
import { DAY_MS } from '../domain/age.ts';
import { xdgFolder } from '../domain/environment.ts';
import type { FindGarbage, GarbageKind } from '../ports/gc.ts';
import { createGc } from '../services/health/gc.ts';
import { type Home, type Spooling, userHome, type WireOptions } from './spool.ts';
import { turnsFolder } from './turns.ts';

/** As the log itself keeps them. */
const LOG_DAYS = 7;
/** As the hooks keep them. */
const TURN_DAYS = 1;
/** As the hooks keep what they compiled. */
const COMPILED_DAYS = 30;
/** A writer at work has its files beside the index; none takes an hour. */
const WRITING_MS = 3_600_000;

/**
 * What removes old files of a place, of the user's own store, and of the user: what sessions left that nothing has touched for `maxAgeDays`,
 * old logs, compiled code, and what an index has that nothing reads.
 */
export function wireGc(
  { env, clock = Date.now }: Pick<WireOptions, 'env' | 'clock'>,
  { home, config }: Pick<Spooling, 'home' | 'config'>,
  { maxAgeDays }: { readonly maxAgeDays: number },
): ReturnType<typeof createGc> {
  const user = userHome(env);
  const homes = home.directory === user.directory ? [home] : [home, user];
  const compiled = join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'compiled');
  const maxAgeMs = maxAgeDays * DAY_MS;
  const find: readonly FindGarbage[] = [
    ...homes.flatMap((at) => [
      createFindOldFiles({ directory: join(at.directory, 'sessions'), maxAgeMs, kindOf: sessionFile }),
      createFindOldFiles({ directory: join(at.directory, 'goals'), maxAgeMs, kindOf: () => 'goals' }),
      findStaleIndex(at, config),
      findStaleTables(at, config),
    ]),
    createFindOldFiles({ directory: turnsFolder(env), maxAgeMs: TURN_DAYS * DAY_MS, kindOf: () => 'turns' }),
    createFindOldFiles({
      directory: logDirectory(env),
      maxAgeMs: LOG_DAYS * DAY_MS,
      kindOf: (name) => (name.endsWith('.jsonl') ? 'log' : undefined),
    }),
    createFindOldFiles({
      directory: compiled,
      maxAgeMs: COMPILED_DAYS * DAY_MS,
      kindOf: (name) => (name === 'swept' ? undefined : 'compiled'),
    }),
  ];
  return createGc({ find, remove: removeGarbage, clock });
}

/** What a file of a session is; what waits in a queue is never garbage, nor what is known of its session. */
function sessionFile(name: string, names: readonly string[]): GarbageKind | undefined {
  const session = name.slice(0, name.indexOf('.'));
  if (names.some((other) => other.startsWith(`${session}.`) && other.endsWith('.jsonl'))) return undefined;
  if (name.endsWith('.story.json')) return 'stories';
  if (name.endsWith('.handoff.json')) return 'handoffs';
  return /\.(?:json|tmp|open|lock)$/.test(name) ? 'sessions' : undefined;
}

/** Of the index's folder: what another version wrote, what a killed writer left, and LanceDB's where the settings want none. */
function findStaleIndex(home: Home, { embedder }: Config): FindGarbage {
  const inUse = new Set<string>([...INDEX_FILES, ...(embedder.kind !== 'none' ? ['lancedb'] : [])]);
  const kindOf = (name: string): GarbageKind | undefined => (inUse.has(name) ? undefined : 'index');
  return createFindOldFiles({ directory: join(home.directory, 'index'), maxAgeMs: WRITING_MS, kindOf });
}

/** In LanceDB's folder: tables of an embedder that the settings have no more, or have elsewhere (index.uri). */
function findStaleTables(home: Home, { embedder, index }: Config): FindGarbage {
  const directory = lanceDirectory(home.directory);
  const isElsewhere = index.uri !== undefined && !home.isUserStore;
  const isStale = staleTables(directory, embedder.kind !== 'none' && !isElsewhere);
  const kindOf = (name: string): GarbageKind | undefined => (isStale(name) ? 'index' : undefined);
  return createFindOldFiles({ directory, maxAgeMs: WRITING_MS, kindOf });
}
