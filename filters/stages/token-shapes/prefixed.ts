import rows from '../../data/token-prefixes.json';
import { type Hint, hintOf, holdsIn } from '../../hints.ts';
import { isFilledIn, isPlaceholder } from '../../judge/placeholder.ts';
import { TOKEN_START } from '../../pattern-rule.ts';
import type { StageFinding } from '../../types.ts';

/**
 * Tokens that name their provider by a fixed prefix: kind, prefix, what follows. The prefix is text, not a pattern, and counts only
 * where no letter or digit stands before it. Shapes are the providers' own documentation; lengths are a lower bound, for formats
 * grow and an excerpt may end within. A kind does not begin as the token does where that would show eight letters of it again.
 */
const TOKEN_PREFIXES = rows as unknown as readonly (readonly [kind: string, prefix: string, body: string])[];

/** Tokens that begin with one of `TOKEN_PREFIXES`, in the table's order. Examples of themselves are left out. */
export function findPrefixedTokens(text: string): readonly StageFinding[] {
  hints ??= TOKEN_PREFIXES.map(([, prefix]) => hintOf(prefix));
  const holds = holdsIn(text);
  const findings: StageFinding[] = [];
  for (let at = 0; at < hints.length; at += 1) {
    if (!holds(hints[at] as Hint)) continue;
    const [kind, prefix, body] = TOKEN_PREFIXES[at] as (typeof TOKEN_PREFIXES)[number];
    findings.push(...scanPrefix(text, kind, prefix, body));
  }
  return findings;
}

let hints: readonly Hint[] | undefined;

/** Made when a text first holds the prefix: most never are. */
const patterns = new Map<string, RegExp>();

/** Walks from prefix to prefix: `indexOf` is far quicker than a pattern that begins by looking behind. */
function scanPrefix(text: string, kind: string, prefix: string, body: string): readonly StageFinding[] {
  const source = `${body}(?![A-Za-z0-9])`;
  const pattern = patterns.get(source) ?? new RegExp(source, 'y');
  patterns.set(source, pattern);
  const findings: StageFinding[] = [];
  let at = text.indexOf(prefix);
  while (at >= 0) {
    pattern.lastIndex = at + prefix.length;
    const found = beginsToken(text, at) ? pattern.exec(text)?.[0] : undefined;
    const end = found === undefined ? at + 1 : at + prefix.length + found.length;
    if (found !== undefined && !isExampleToken(found)) findings.push({ kind, start: at, end });
    at = text.indexOf(prefix, end);
  }
  return findings;
}

/** What only looks like a word before a token: see `TOKEN_START`. */
let behindEscape: RegExp | undefined;
const MAX_ESCAPE_LENGTH = 16;

function beginsToken(text: string, at: number): boolean {
  if (!/[A-Za-z0-9]/.test(text.charAt(at - 1))) return true;
  behindEscape ??= new RegExp(`${TOKEN_START}$`);
  return behindEscape.test(text.slice(Math.max(0, at - MAX_ESCAPE_LENGTH), at));
}

/** The same few characters over and over. */
const REPEATED = /^(.{1,4})\1{3,}$/;

/**
 * An example of its shape, by its filler or by what it says. A body with a digit is no sentence, and one of repeated
 * letters is hidden all the same: it costs nothing.
 */
function isExampleToken(body: string): boolean {
  if (isFilledIn(body) || /example/i.test(body)) return true;
  return !/\d/.test(body) && !REPEATED.test(body) && isPlaceholder(body);
}
