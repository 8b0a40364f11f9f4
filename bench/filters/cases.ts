import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** One measuring case: a text, and the exact substrings of it that are secrets. None: nothing may be touched. */
export interface Case {
  readonly id: string;
  readonly source: string;
  readonly text: string;
  readonly secrets: readonly string[];
  /** Which row of the table it counts in: `creddata T core`, `hard-negative`. Rows may overlap. */
  readonly rows: readonly string[];
  /** Which half: rules are written while looking at `tuned`; `held` shows whether they carry over. */
  readonly half: Half;
  /** The rule or category it comes from. */
  readonly group: string;
}

export type Half = 'tuned' | 'held';

/** Reads JSON lines, gzipped or not. Throws where a line is no case: a measurement must not skip. */
export function readCases(file: string): readonly Case[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => toCase(JSON.parse(line), `${file}:${index + 1}`));
}

function toCase(raw: Record<string, unknown>, where: string): Case {
  const { source, text, secrets } = raw;
  if (typeof text !== 'string' || typeof source !== 'string' || !isTexts(secrets))
    throw new Error(`${where} is no case {id, source, text, secrets}`);
  const id = String(raw['id'] ?? where);
  const group = String(raw['rule'] ?? raw['category'] ?? raw['kind'] ?? '');
  return { id, source, text, secrets, group, rows: rowsOf(source, raw), half: halfOf(id, source, group) };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');

/**
 * The labels that human readers gave (`label` T, F, X; `core`, `strong`) are rows of their own; what noseyparker lists
 * but calls no secret itself (ARNs, buckets, client ids) is a row apart.
 */
function rowsOf(source: string, raw: Record<string, unknown>): readonly string[] {
  const label = raw['label'];
  if (typeof label === 'string') {
    const parts = ['core', 'strong'].filter((part) => raw[part] === true);
    return [`${source} ${label}`, ...parts.map((part) => `${source} ${label} ${part}`)];
  }
  const categories = raw['categories'];
  if (!isTexts(categories) || categories.length === 0) return [source];
  return [
    categories.includes('identifier') && !categories.includes('secret') ? `${source} plain ids` : source,
  ];
}

/**
 * Drawn by the rule where there are rules, so that no rule is in both halves: what is asked is whether rules carry
 * over to what nobody looked at. By the case where there are only categories.
 */
function halfOf(id: string, source: string, group: string): Half {
  return isEven(drawnBy(id, source, group)) ? 'tuned' : 'held';
}

/** Whether a word draws a case: another half, by rule or by case as above, that has nothing to do with the first. */
export const isDrawn = ({ id, source, group }: Case, salt: string): boolean =>
  isEven(`${salt}:${drawnBy(id, source, group)}`);

function drawnBy(id: string, source: string, group: string): string {
  const byCase = source === 'creddata' || source === 'hard-negative' || group === '';
  return byCase ? id : `${source}:${group}`;
}

function isEven(text: string): boolean {
  const [first = 0] = createHash('sha256').update(text).digest();
  return (first & 1) === 0;
}
