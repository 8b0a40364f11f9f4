import type { FilterStage, Span, StageFinding } from '../engine.ts';
import { is, leadOf, matchAt, shape } from '../hints.ts';
import { entropy, looksRandom, readsAsWords } from '../judge/entropy.ts';
import { isFilledIn } from '../judge/values.ts';
import { type Distinctness, findProviders, type Provider, patternOf } from './providers.ts';

/** How surely a gap says that the value behind it belongs to the name before it. */
type Bond = 'named' | 'near' | 'none';

/**
 * Judges what stands between a provider's name and a value of its shape: `named` where a credential word leads to the
 * value, `near` where the value is assigned or simply follows, `none` where it is something else. The less distinct the
 * name, and the more common the value's look, the more is asked for.
 */
function bondOf(gap: string, value: string, distinctness: Distinctness): Bond {
  if (is('no beginning', gap) || breaksOff(gap)) return 'none';
  const common = is('common', value);
  if (common && /\/$/.test(gap)) return 'none';
  // a hash's word counts anywhere, unless the name that goes on behind it is a credential's: `image_api_key`
  const lead = distinctness === 'ordinary' ? undefined : shape('credential lead').exec(gap);
  if (is('telling', lead ? gap.slice(lead.index) : gap)) return 'none';
  if (distinctness === 'ordinary') return is('tight lead', gap) ? 'named' : 'none';
  if (lead) return 'named';
  if (!common && is('owner lead', gap)) return 'near';
  if (is('assigned', gap))
    return distinctness === 'distinct' || !common || is('before a literal', gap) ? 'near' : 'none';
  return distinctness === 'distinct' && is('adjacent', gap) ? 'near' : 'none';
}

/** A line's end that is not in the middle of an assignment. */
function breaksOff(gap: string): boolean {
  const line = gap.indexOf('\n');
  return line >= 0 && !/[:=>(,|\\{[]["'`]?[ \t\r]*\n[ \t]*["'`]?[^\n]{0,40}$/.test(gap);
}

/** Characters between a provider's name and its value: the rules of other scanners allow 32 around a credential word. */
const MAX_GAP_LENGTH = 72;
/** A value may be so much longer than its provider's shape, where a credential word leads to it. */
const MAX_REST_LENGTH = 60;
/** So far into a run a name may stand that is glued to its value: `cloudplanPRIVATE-…`. */
const MAX_GLUED_LENGTH = 48;
/** The longest marker: a kind has 40 characters at most. */
const MAX_MARKER_LENGTH = 52;
/** Values of the right shape behind one name that are judged, before it is given up. */
const MAX_TRIES = 4;

const MIN_LETTERS = 16;
/** So long a row of letters is no name; random ones have 4.4 bits a character, repeated ones 2.6. */
const MIN_LONG_LETTERS = 30;
const MIN_LONG_BITS = 3.5;

/** Points at values that are only known by their provider's name before them: `wistia_key = <64 hex>`. */
export const providerContextsStage: FilterStage = {
  name: 'provider-contexts',
  needs: 'token in a run',
  scan(text): readonly StageFinding[] {
    const findings: StageFinding[] = [];
    let walked = 0;
    let hidden = 0;
    const found = (provider: Provider, end: number): void => {
      // a name inside a value that was found is none
      if (end < hidden) return;
      for (const finding of valuesBehind(text, provider, end)) {
        findings.push(finding);
        hidden = Math.max(hidden, finding.end);
      }
    };
    // only what stands before such a run is walked, each character once
    for (const { 0: run, index } of text.matchAll(shape('run of a token'))) {
      if (run.length < MIN_LETTERS && !/\d/.test(run)) continue;
      const to = index + Math.min(run.length, MAX_GLUED_LENGTH);
      findProviders(text, Math.max(walked, index - 2 * MAX_GAP_LENGTH), to, found);
      walked = to;
    }
    return findings;
  },
};

/** The first value of each shape of a provider's, behind its name. */
function valuesBehind(text: string, provider: Provider, end: number): readonly StageFinding[] {
  if (isInMarker(text, end)) return [];
  return provider.shapes.flatMap((shape) => {
    const found = firstValue(shape, text, provider, end);
    return found === undefined ? [] : [{ kind: 'provider-key', ...found }];
  });
}

/** The kind of an earlier finding names a provider too: `[REDACTED:mailgun-key]`; and a repository's name, whose commit follows. */
function isInMarker(text: string, at: number): boolean {
  const before = leadOf(text, at, MAX_MARKER_LENGTH);
  const isIn = before.lastIndexOf('[REDACTED:') > before.lastIndexOf(']');
  return isIn || is('commit', before + text.slice(at, at + MAX_GAP_LENGTH));
}

function firstValue(shape: string, text: string, { distinctness }: Provider, from: number): Span | undefined {
  const { pattern, maxLength, open } = patternOf(shape);
  // from the last letter of the name: a value does not begin right behind it
  const window = text.slice(from - 1, from + MAX_GAP_LENGTH + maxLength);
  pattern.lastIndex = 1;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const match = pattern.exec(window);
    if (match === null || match.index > MAX_GAP_LENGTH) return undefined;
    const { 0: value, index } = match;
    const start = from - 1 + index;
    const bond = bondOf(window.slice(1, index), value, distinctness);
    const rest = bond === 'none' ? 0 : (matchAt('token rest', text, start + value.length)?.[0].length ?? 0);
    const fits = open || rest === 0 || (bond === 'named' && rest <= MAX_REST_LENGTH);
    const end = start + value.length + rest;
    if (bond !== 'none' && fits && isValue(text.slice(start, end))) return { start, end };
    pattern.lastIndex = index + 1;
  }
  return undefined;
}

/** Bits a character: zeros with hyphens have 0.5, `abcdef` over and over 2.6, random hexadecimal 3.7. */
const MIN_BITS = 1.5;

/** Whether a text of the right shape is a value, not an example of one, and not a name. */
function isValue(value: string): boolean {
  const bits = entropy(value);
  if (isFilledIn(value) || is('example', value) || is('name of words', value) || readsAsWords(value))
    return false;
  if (/\d/.test(value) || looksRandom(value, MIN_LETTERS)) return bits >= MIN_BITS;
  return value.length >= MIN_LONG_LETTERS && bits >= MIN_LONG_BITS;
}
