import type { Span } from '../edits.ts';
import { entropy, looksRandom } from '../judge/entropy.ts';
import { isFilledIn } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';
import { bondOf, mayLead } from './provider-contexts/gap.ts';
import { findProviders, type Provider } from './provider-contexts/providers.ts';
import { patternOf } from './provider-contexts/shapes.ts';

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

/** What every value of the table holds somewhere: eight characters without a break, and a digit or more of them. */
const RUN = /[\w-]{8,}/g;
const MIN_LETTERS = 16;
/** So long a row of letters is no name; random ones have 4.4 bits a character, repeated ones 2.6. */
const MIN_LONG_LETTERS = 30;
const MIN_LONG_BITS = 3.5;

/** Points at values that are only known by their provider's name before them: `wistia_key = <64 hex>`. */
export const providerContextsStage: FilterStage = {
  name: 'provider-contexts',
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
    RUN.lastIndex = 0;
    // only what stands before such a run is walked, each character once
    for (let run = RUN.exec(text); run !== null; run = RUN.exec(text)) {
      if (run[0].length < MIN_LETTERS && !/\d/.test(run[0])) continue;
      const to = run.index + Math.min(run[0].length, MAX_GLUED_LENGTH);
      findProviders(text, Math.max(walked, run.index - 2 * MAX_GAP_LENGTH), to, found);
      walked = to;
    }
    return findings;
  },
};

/** The first value of each shape of a provider's, behind its name. */
function valuesBehind(text: string, provider: Provider, end: number): readonly StageFinding[] {
  if (!mayLead(provider.distinctness, text, end) || isInMarker(text, end)) return [];
  return provider.shapes.flatMap((shape) => {
    const found = firstValue(shape, text, provider, end);
    return found === undefined ? [] : [{ kind: 'provider-key', ...found }];
  });
}

/** The kind of an earlier finding names a provider too: `[REDACTED:mailgun-key]`. */
function isInMarker(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_MARKER_LENGTH), at);
  return before.lastIndexOf('[REDACTED:') > before.lastIndexOf(']');
}

function firstValue(shape: string, text: string, { distinctness }: Provider, end: number): Span | undefined {
  const { pattern, maxLength, open } = patternOf(shape);
  // from the last letter of the name: a value does not begin right behind it
  const window = text.slice(end - 1, end + MAX_GAP_LENGTH + maxLength);
  pattern.lastIndex = 1;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const match = pattern.exec(window);
    if (match === null || match.index > MAX_GAP_LENGTH) return undefined;
    const { 0: value, index } = match;
    const start = end - 1 + index;
    const bond = bondOf(window.slice(1, index), value, distinctness);
    const rest = bond === 'none' ? 0 : restLength(text, start + value.length);
    const fits = open || rest === 0 || (bond === 'named' && rest <= MAX_REST_LENGTH);
    if (bond !== 'none' && fits && isValue(value)) return { start, end: start + value.length + rest };
    pattern.lastIndex = index + 1;
  }
  return undefined;
}

/** A value goes on with what tokens are made of: half of one must not be left. */
const REST = /(?:[\w%+/=~-]|[.:](?=\w)){0,4000}/y;

function restLength(text: string, from: number): number {
  REST.lastIndex = from;
  return REST.exec(text)?.[0].length ?? 0;
}

/** Words and a number at most: `payment-service-2`, `MailgunApiClientV3`. */
const WORDS =
  /^[A-Za-z]{1,20}(?:[-_.:/][A-Za-z]{1,20})+[-_.]?\d{0,4}$|^[A-Z]?[a-z]{2,}(?:[A-Z][a-z]{2,})+[A-Z]?\d{0,4}$/;

/** What says of itself that it stands for another value. */
const EXAMPLE = /example|sample|dummy|placeholder|change-?me|your[-_]|xxxx/i;
/** Bits a character: zeros with hyphens have 0.5, `abcdef` over and over 2.6, random hexadecimal 3.7. */
const MIN_BITS = 1.5;

/** Whether a text of the right shape is a value, not an example of one, and not a name. */
function isValue(value: string): boolean {
  if (isFilledIn(value) || EXAMPLE.test(value) || WORDS.test(value) || entropy(value) < MIN_BITS)
    return false;
  if (/\d/.test(value) || looksRandom(value, MIN_LETTERS)) return true;
  return value.length >= MIN_LONG_LETTERS && entropy(value) >= MIN_LONG_BITS;
}
