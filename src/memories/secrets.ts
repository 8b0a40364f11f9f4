import { createHash } from 'node:crypto';
import { isRedaction } from '../../filters/engine.ts';
import { type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { attempt, defined, fieldsOf, wordSet } from '../core/basics.ts';
import type { NotesRef } from '../core/ports.ts';
import { everyText } from '../git/note-tree.ts';
import { authorTexts } from './anchor.ts';
import type { MemoryStore } from './store.ts';

/** Something in a line of a note that the filters would not let by. Never its value. */
interface LineFinding {
  /** The field of the line; `other` for one that the format does not have, `line` for a line that does not parse. */
  readonly field: string;
  /** What it is, as in a filter's finding; for a text that was stopped, the stage that failed. */
  readonly kind: string;
  /** `cleaning`: control characters, a home directory or recalled text would go; `stopped`: a filter failed, so nobody knows. */
  readonly effect: 'secret' | 'cleaning' | 'stopped';
}

type Filters = Pick<FilterPipeline, 'filter'>;

/** Fields of the format; the name of any other may be as secret as its value. */
const FIELDS = wordSet([
  'v id at type ns kind summary body evidence severity tags files signature key session agent branch expires by anchor part',
]);
const FILE_FIELDS = ['path', 'blob'];

const MEMORY_ID = /^[0-9a-f]{16}$/;
const OBJECT_NAME = /^[0-9a-f]{40,64}$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]{8,16}Z$/;

/** What we write ourselves and do not filter: a rule for hex would find every object name. */
const WRITTEN_BY_US: Readonly<Record<string, RegExp>> = {
  id: MEMORY_ID,
  by: MEMORY_ID,
  at: TIME,
  expires: TIME,
  anchor: OBJECT_NAME,
  blob: OBJECT_NAME,
  type: /^[a-z]{4,10}$/,
  evidence: /^(?:user|test|tool|model)-[a-z]{4,8}$/,
  severity: /^sev-\d$/,
};

/** What the filters would not let by in one line of a note, and the memory it is about. */
export function findingsInLine(
  filters: Filters,
  line: string,
): { readonly id?: string; readonly findings: readonly LineFinding[] } {
  const read: unknown = attempt(() => JSON.parse(line)); // kept in the note as it is, so looked at as it is
  const value = read === fieldsOf(read) ? fieldsOf(read) : undefined;
  if (value === undefined) return { findings: findingsInText(filters, 'line', line) };
  const findings = Object.entries(value).flatMap(([name, field]) => {
    const isKnown = FIELDS.has(name);
    const texts = isKnown ? textsIn(name, field) : [name, ...textsIn(name, field)];
    return texts.flatMap((text) => findingsInText(filters, isKnown ? name : 'other', text));
  });
  // an escape, or a second field of the same name, hides what the parsed value does not show
  if (JSON.stringify(value) !== line) findings.push(...findingsInText(filters, 'line', line));
  const { id } = value;
  return typeof id === 'string' && MEMORY_ID.test(id) ? { id, findings } : { findings };
}

function textsIn(name: string, value: unknown): readonly string[] {
  if (name === 'author' && typeof value === 'string') return authorTexts(value);
  if (typeof value === 'string')
    return Object.hasOwn(WRITTEN_BY_US, name) && WRITTEN_BY_US[name]?.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(name, item));
  return Object.entries(value).flatMap(([member, inner]) => {
    const texts = textsIn(member, inner);
    return FILE_FIELDS.includes(member) ? texts : [member, ...texts];
  });
}

function findingsInText(filters: Filters, field: string, text: string): readonly LineFinding[] {
  const result = filters.filter(text);
  if (!result.ok) return [{ field, kind: result.stage, effect: 'stopped' }];
  return result.findings.map((finding) => {
    return { field, kind: finding.kind, effect: isRedaction(finding) ? 'secret' : 'cleaning' };
  });
}

export type UnfilteredLine = ReturnType<typeof findUnfilteredLines>[number];

/** The lines in which a filter still finds something, and what, never its value: `github-token`, `home-directory`; `stopped-by-<stage>` where one broke. Never throws. */
export function findUnfilteredLines(
  filters: Filters,
  lines: readonly string[],
  tell?: (done: number) => void,
) {
  return lines.flatMap((line, at) => {
    tell?.(at + 1);
    const { id, findings } = findingsInLine(filters, line);
    const kinds = findings.map(({ kind, effect }) => (effect === 'stopped' ? `stopped-by-${kind}` : kind));
    return kinds.length === 0 ? [] : [{ id, kinds: [...new Set(kinds)] }];
  });
}

/** Something in a note that the filters would not let by today. Never its value. */
export interface NoteFinding extends LineFinding {
  readonly namespace: string;
  readonly id?: string;
  /** Whether it is in the note as it is now; else only in what the note was. */
  readonly current: boolean;
  readonly count: number;
}

/** Whether all that a notes ref reaches, today's and former texts, passes the filters. Throws what the store throws. */
export async function scanNotes({ notes, git, reader, filters }: MemoryStore, ref: NotesRef) {
  const namespace = filterOrThrow(filters, ref.namespace);
  // Which lines were looked at, by hash: a store has many.
  const seen = new Set<string>();
  const found = new Map<string, NoteFinding>();
  const count = (findings: readonly LineFinding[], id: string | undefined, current: boolean): void => {
    for (const finding of findings) {
      const key = JSON.stringify([id, finding.field, finding.kind, finding.effect, current]);
      const before = found.get(key)?.count ?? 0;
      found.set(key, { namespace, ...defined({ id }), ...finding, current, count: before + 1 });
    }
  };
  if (namespace !== ref.namespace) count(findingsInText(filters, 'ns', ref.namespace), undefined, true);
  let unreadable = 0; // since their objects are missing here
  const look = (text: string, current: boolean): void => {
    for (const line of text.split('\n')) {
      const hash = createHash('sha1').update(line).digest('base64');
      if (line.trim() === '' || seen.has(hash)) continue;
      seen.add(hash);
      const { id, findings } = findingsInLine(filters, line);
      count(findings, id, current);
    }
  };
  await notes.each(ref, undefined, (note) => look(note.text, true));
  for await (const text of everyText(git, reader, ref.oid)) {
    if (text === undefined) unreadable += 1;
    else look(text, false);
  }
  return { findings: [...found.values()], lines: seen.size, unreadable };
}
