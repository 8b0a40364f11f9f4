import { isFilledIn, isPlaceholder } from '../../judge/placeholder.ts';
import { TOKEN_START } from '../../pattern-rule.ts';
import type { StageFinding } from '../../types.ts';
import { TOKEN_PREFIXES } from '../token-prefixes.ts';

/** Tokens that begin with one of `TOKEN_PREFIXES`, in the table's order. Examples of themselves are left out. */
export function findPrefixedTokens(text: string): readonly StageFinding[] {
  const begun = text.length > MAX_SEARCHED_LENGTH ? beginningsIn(text) : undefined;
  return TOKEN_PREFIXES.flatMap(([kind, prefix, body]) =>
    mayHold(begun, prefix) && text.includes(prefix) ? scanPrefix(text, kind, prefix, body) : [],
  );
}

/**
 * Up to here every prefix is searched for by itself; beyond, one walk tells which may be there. 260 searches of 64 KB take
 * 6 ms, the walk 1 ms, and 1 ms once to make its pattern.
 */
const MAX_SEARCHED_LENGTH = 16_384;
const BEGINNING_LENGTH = 3;

let beginnings: RegExp | undefined;

/** The first characters of prefixes that the text holds. */
function beginningsIn(text: string): ReadonlySet<string> {
  beginnings ??= beginningsPattern();
  const begun = new Set<string>();
  beginnings.lastIndex = 0;
  for (let hit = beginnings.exec(text); hit !== null; hit = beginnings.exec(text)) {
    begun.add(hit[0]);
    beginnings.lastIndex = hit.index + 1;
  }
  return begun;
}

/** Shorter ones first: where `AC` is met, `ACC` need not be told apart. */
function beginningsPattern(): RegExp {
  const all = new Set(TOKEN_PREFIXES.map(([, prefix]) => prefix.slice(0, BEGINNING_LENGTH)));
  const sorted = [...all].sort((a, b) => a.length - b.length);
  return new RegExp(sorted.map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}

function mayHold(begun: ReadonlySet<string> | undefined, prefix: string): boolean {
  if (begun === undefined) return true;
  return begun.has(prefix.slice(0, BEGINNING_LENGTH)) || begun.has(prefix.slice(0, BEGINNING_LENGTH - 1));
}

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
