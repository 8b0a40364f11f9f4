import type { StageFinding } from './types.ts';

/** Shorter values are words that occur anywhere; a secret of three characters protects nothing. */
const MIN_LENGTH = 4;
/** From here on a value counts wherever its characters stand; a shorter one only as a word of its own. */
const LONG_LENGTH = 8;

const isWordCharacter = (text: string, index: number): boolean =>
  /[\w\u00c0-\uffff]/.test(text.charAt(index));

/**
 * Every place where a value that was found as a secret stands in the text: who has seen it once must not read
 * it a line further down. `values` maps the value to its kind. One walk over the text, whatever the number of
 * values: they are looked up by their last characters (the first are often the same for all tokens of a kind).
 */
export function findRepeats(text: string, values: ReadonlyMap<string, string>): readonly StageFinding[] {
  const long = byEnding(values, LONG_LENGTH, Number.POSITIVE_INFINITY, LONG_LENGTH);
  const short = byEnding(values, MIN_LENGTH, LONG_LENGTH - 1, MIN_LENGTH);
  const findings: StageFinding[] = [];
  for (let end = MIN_LENGTH; end <= text.length; end += 1) {
    if (short.size > 0) collect(text, end, short.get(text.slice(end - MIN_LENGTH, end)), true, findings);
    if (end >= LONG_LENGTH && long.size > 0) {
      collect(text, end, long.get(text.slice(end - LONG_LENGTH, end)), false, findings);
    }
  }
  return findings;
}

type Entries = readonly (readonly [value: string, kind: string])[];

function byEnding(
  values: ReadonlyMap<string, string>,
  minLength: number,
  maxLength: number,
  endingLength: number,
): ReadonlyMap<string, Entries> {
  const found = new Map<string, [string, string][]>();
  for (const [value, kind] of values) {
    if (value.length < minLength || value.length > maxLength) continue;
    const ending = value.slice(-endingLength);
    const entries = found.get(ending);
    if (entries === undefined) found.set(ending, [[value, kind]]);
    else entries.push([value, kind]);
  }
  return found;
}

function collect(
  text: string,
  end: number,
  entries: Entries | undefined,
  asWord: boolean,
  findings: StageFinding[],
): void {
  for (const [value, kind] of entries ?? []) {
    const start = end - value.length;
    if (start < 0 || !text.startsWith(value, start)) continue;
    if (asWord && (isWordCharacter(text, start - 1) || isWordCharacter(text, end))) continue;
    findings.push({ kind, start, end });
  }
}
