import { isLive, type Memory } from '../../domain/memory.ts';
import { printable } from '../../domain/printable.ts';
import type { RecalledMemory } from '../../domain/recall-text.ts';
import type { ScopedMemory } from '../../domain/scope.ts';
import { isWornOut, NEVER_TOLD, type ToldCount } from '../../domain/told-count.ts';
import { type TrustSettings, trustOf } from '../../domain/trust.ts';
import type { One, Row, RowState } from './shapes.ts';

/** A memory as a row of a list. */
export function rowOf({ memory, scope }: ScopedMemory, settings: TrustSettings, nowMs: number): Row {
  const { id, ns, kind, summary, at, lastSeenAt, author, evidence, files } = memory;
  return {
    ...{ id, ns, scope, evidence, at, seen: lastSeenAt, state: stateOf(memory, nowMs) },
    kind: printable(kind),
    summary: printable(summary),
    author: printable(author ?? ''),
    trust: trustOf({ memory, scope }, settings),
    files: files.map(({ path }) => printable(path)),
  };
}

function stateOf(memory: Memory, nowMs: number): RowState {
  if (memory.forgotten) return 'forgotten';
  if (memory.supersededBy !== undefined) return 'superseded';
  return isLive(memory, nowMs) ? 'live' : 'expired';
}

/** All of a memory as it stands now. */
export function oneOf(
  recalled: RecalledMemory,
  settings: TrustSettings,
  nowMs: number,
  count: ToldCount = NEVER_TOLD,
): One {
  const { memory, freshness, ancestry = 'unknown', fileStates = [] } = recalled;
  return {
    ...rowOf(recalled, settings, nowMs),
    ...texts(memory),
    freshness,
    ancestry,
    commit: memory.anchor,
    tags: memory.tags.map(printable),
    fileStates: fileStates.map(({ path, ...state }) => ({ ...state, path: printable(path) })),
    metAgain: memory.seenIn.length,
    useful: memory.usefulCount,
    useless: memory.uselessCount,
    told: { sessions: count.told, used: count.used, wornOut: isWornOut(count) },
    tellings: [],
  };
}

const TEXTS = [
  'body',
  'signature',
  'severity',
  'session',
  'branch',
  'expires',
  'origin',
  'supersededBy',
] as const;

/** Those that it has. */
function texts(memory: Memory): Partial<Record<(typeof TEXTS)[number], string>> {
  const found = TEXTS.flatMap((name) => {
    const value = memory[name];
    return value === undefined ? [] : [[name, printable(value)] as const];
  });
  return Object.fromEntries(found);
}
