import { attempt } from './basics.ts';
import { CsError } from './errors.ts';
import { EVIDENCE, type FileRef, type FirstMeeting, SEVERITIES } from './memory.ts';
import { cutExcerpt } from './text.ts';

/** The version in which lines are written; docs/reference/note-format.md is the specification. */
export const NOTE_VERSION = 1;

/** The first meeting with a lesson. The field order is part of the format: one spelling per value. */
export interface MemoryLine<Text extends string = string> extends FirstMeeting<Text> {
  readonly v: number;
  readonly type: 'memory';
}

export const EVENT_TYPES = [
  'seen',
  'useful',
  'useless',
  'supersedes',
  'anchored',
  'forgotten',
  'restored',
  'purged',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What happened to a memory later. `id` is always the memory whose state changes. */
export interface EventLine {
  readonly v: number;
  readonly id: string;
  readonly at: string;
  readonly type: EventType;
  readonly session?: string;
  readonly author?: string;
  /** supersedes: the memory that takes the place of `id`. */
  readonly by?: string;
  /** anchored: the commit that `id` is attached to from now on. */
  readonly anchor?: string;
}

/** Says that a note continues the note of `id`, an anchor; see note-documents.ts. */
export interface PartLine {
  readonly v: number;
  readonly id: string;
  readonly at: string;
  readonly type: 'part';
  readonly part: number;
}

export type NoteLine = MemoryLine | EventLine | PartLine;

/** Of a `memory` line, in the order in which they are written. */
const FIELDS =
  'v id at type ns kind summary body evidence severity tags files signature key session agent author branch expires';
export const MEMORY_FIELDS = FIELDS.split(' ') as readonly (keyof MemoryLine)[];
const EVENT_FIELDS = ['v', 'id', 'at', 'type', 'session', 'author', 'by', 'anchor', 'part'] as const;

const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A line of which a field may be there without a value. */
type Loose<Line> = { readonly [Field in keyof Line]: Line[Field] | undefined };

/** One line of JSON: only fields that have a value, in the format's order, tags and files sorted. */
export function encodeLine(line: Loose<MemoryLine> | Loose<EventLine> | PartLine): string {
  const source = line as unknown as Record<string, unknown>;
  const ordered: Record<string, unknown> = {};
  for (const field of line.type === 'memory' ? MEMORY_FIELDS : EVENT_FIELDS)
    if (hasValue(source[field])) ordered[field] = canonical(field, source[field]);
  return JSON.stringify(ordered);
}

function canonical(field: string, value: unknown): unknown {
  if (field === 'tags') return [...new Set(value as string[])].sort();
  if (field !== 'files') return value;
  const byPath = new Map((value as FileRef[]).map(({ path, blob }) => [path, blob]));
  return [...byPath]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, blob]) => (blob === undefined ? { path } : { path, blob }));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const optionalText = (value: unknown): boolean => value === undefined || isText(value);
const isTexts = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isText));
const oneOf = (names: readonly string[], value: unknown): boolean => isText(value) && names.includes(value);

const isFile = (file: Partial<FileRef> | null) => isText(file?.path) && optionalText(file?.blob);
const isFiles = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isFile));

/** Spelled out: a loop over the names of fields makes reading 100,000 lines a third slower. */
function isMemoryLine(line: Record<string, unknown>): boolean {
  return (
    isText(line['ns']) &&
    isText(line['kind']) &&
    isText(line['summary']) &&
    oneOf(EVIDENCE, line['evidence']) &&
    (line['severity'] === undefined || oneOf(SEVERITIES, line['severity'])) &&
    isTexts(line['tags']) &&
    isFiles(line['files']) &&
    optionalText(line['body']) &&
    optionalText(line['signature']) &&
    optionalText(line['key']) &&
    optionalText(line['session']) &&
    optionalText(line['agent']) &&
    optionalText(line['author']) &&
    optionalText(line['branch']) &&
    optionalText(line['expires'])
  );
}

/** Reads a line. `unknown`: of a later version or type, kept; `broken`: kept, skipped, counted. By hand: a schema costs more than the parse. */
export function decodeLine(text: string): NoteLine | 'unknown' | 'broken' {
  const line = attempt(() => JSON.parse(text) as Record<string, unknown>, null);
  if (line === null || typeof line !== 'object') return 'broken';
  const { id, at, type, v } = line;
  if (!isText(id) || !isId(id) || !isText(at) || !isText(type) || typeof v !== 'number') return 'broken';
  return LINE_READERS.get(v)?.(line) ?? 'unknown';
}

function readVersion1(line: Record<string, unknown>): NoteLine | 'unknown' | 'broken' {
  if (line['type'] === 'memory') return isMemoryLine(line) ? memoryLineOf(line) : 'broken';
  if (line['type'] === 'part')
    return typeof line['part'] === 'number' ? (line as unknown as PartLine) : 'broken';
  if (!oneOf(EVENT_TYPES, line['type'])) return 'unknown';
  // An anchor or a successor that is no text would break every answer that shows the memory.
  return ['session', 'author', 'by', 'anchor'].every((field) => optionalText(line[field]))
    ? (line as unknown as EventLine)
    : 'broken';
}

/** Reads the fields of a line of one version; `id`, `at` and `type` are texts already. */
export type LineReader = (line: Record<string, unknown>) => NoteLine | 'unknown' | 'broken';

/** A reader for each version, since a note may hold lines of several; it gives what the program knows today (note-format.md, 8). */
export const LINE_READERS = new Map<number, LineReader>([[NOTE_VERSION, readVersion1]]);

/** Ids are shown to models and people, and typed as words: nothing else may stand in their place. */
const ID = /^[\w-]{1,64}$/;
/** Whether a text may be the id of a memory: a line with another is broken. */
export const isId = (text: string): boolean => ID.test(text);

const KNOWN_FIELDS: ReadonlySet<string> = new Set(MEMORY_FIELDS);

/** The known fields only: an unknown one stays in the note, and cannot pass for a field of the folded memory. */
function memoryLineOf(line: Record<string, unknown>): MemoryLine {
  for (const field in line) if (!KNOWN_FIELDS.has(field)) delete line[field];
  line['tags'] ??= [];
  line['files'] ??= [];
  return line as unknown as MemoryLine;
}

/** A line of a note stays under this (docs/reference/note-format.md). */
export const MAX_LINE_BYTES = 16 * 1024;
/** What is kept of a summary that alone would fill a line. */
const CUT_SUMMARY_BYTES = 1024;

/** A memory line within MAX_LINE_BYTES: first the end of the body goes, then files, tags, the end of the summary. Throws USAGE where what names the memory is too long. */
export function encodeMemoryLine(line: MemoryLine): { readonly text: string; readonly cut: boolean } {
  const text = encodeLine(line);
  if (fits(text)) return { text, cut: false };
  for (const shorter of shorterLines(line)) {
    const cut = encodeLine(shorter);
    if (fits(cut)) return { text: cut, cut: true };
  }
  throw new CsError('USAGE', `a memory must fit into ${MAX_LINE_BYTES} bytes without its body`, {
    hint: 'shorten its key, kind or namespace',
  });
}

const fits = (text: string): boolean => Buffer.byteLength(text) < MAX_LINE_BYTES;

function* shorterLines(line: MemoryLine): Generator<MemoryLine> {
  const { body = '', ...rest } = line;
  for (let roomBytes = Buffer.byteLength(body); roomBytes > 0; roomBytes = Math.floor(roomBytes * 0.8) - 1)
    yield { ...line, body: cutExcerpt(body, roomBytes) };
  yield { ...rest, files: [] };
  yield { ...rest, files: [], tags: [] };
  yield { ...rest, files: [], tags: [], summary: cutExcerpt(rest.summary, CUT_SUMMARY_BYTES) };
}
