import { ageText } from '../domain/age.ts';
import { oneLine } from '../domain/excerpt.ts';
import type { Freshness } from '../domain/freshness.ts';
import type { Memory } from '../domain/memory.ts';
import { printable } from '../domain/printable.ts';
import type { RecalledMemory } from '../domain/recall-text.ts';
import type { Scope } from '../domain/scope.ts';
import { colors } from './colors.ts';

/** A memory in the CLI's JSON; docs/cli-json.md names every field. Fields without a value are left out. */
export function memoryJson(
  memory: Memory,
  more: { readonly freshness?: Freshness; readonly score?: number; readonly scope?: Scope } = {},
): object {
  const {
    seenIn,
    lastSeenAt,
    usefulCount,
    uselessCount,
    supersededBy,
    changedAt: _changed,
    anchoredAt: _anchored,
    ...rest
  } = memory;
  return {
    ...rest,
    seen_in: seenIn,
    last_seen_at: lastSeenAt,
    useful: usefulCount,
    useless: uselessCount,
    superseded_by: supersededBy,
    ...more,
  };
}

/** One memory in one line and a half: id, kind, age and its sentence. */
export function memoryLine(memory: Memory, nowMs: number, scope: Scope = 'repository'): string {
  const whose = scope === 'user' ? ', your own' : '';
  const label = `${printable(`${memory.ns}/${memory.kind}`)}, ${ageText(memory.lastSeenAt, nowMs)}${whose}`;
  const gone = memory.forgotten ? colors.red(' forgotten') : '';
  return `${colors.yellow(memory.id)}  ${oneLine(printable(memory.summary), 160)} ${colors.dim(`(${label})`)}${gone}`;
}

/** All of one memory. */
export function memoryPage({ memory, freshness, scope }: RecalledMemory, nowMs: number): string {
  const files = memory.files.map(({ path }) => path).join(', ');
  const rows: readonly [string, string | undefined][] = [
    ['kind', `${memory.ns}/${memory.kind}${memory.severity === undefined ? '' : `, ${memory.severity}`}`],
    ['evidence', memory.evidence],
    ['met', `${memory.at} (${ageText(memory.at, nowMs)})`],
    [
      'met again',
      memory.seenIn.length === 0
        ? undefined
        : `in ${memory.seenIn.length} later ${memory.seenIn.length === 1 ? 'session' : 'sessions'}, last ${ageText(memory.lastSeenAt, nowMs)}`,
    ],
    ['scope', scope === 'user' ? 'your own, for every project' : undefined],
    ['by', memory.author],
    ['commit', memory.anchor],
    ['branch', memory.branch],
    ['files', files === '' ? undefined : `${files} (${freshness})`],
    ['tags', memory.tags.join(', ') || undefined],
    ['signature', memory.signature],
    ['key', memory.key],
    ['state', memory.forgotten ? 'forgotten' : memory.supersededBy && `superseded by ${memory.supersededBy}`],
  ];
  const table = rows.flatMap(([name, value]) =>
    value ? [`${colors.dim(name.padEnd(10))} ${printable(value)}`] : [],
  );
  const body = memory.body === undefined ? [] : ['', printable(memory.body)];
  return [`${colors.yellow(memory.id)}  ${colors.bold(printable(memory.summary))}`, ...table, ...body].join(
    '\n',
  );
}
