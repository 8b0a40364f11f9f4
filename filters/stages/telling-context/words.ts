import table from '../../data/key-words.json';
import { holdsSome } from '../../hints.ts';
import { looksRandom } from '../../judge/entropy.ts';
import type { Nearness } from '../../judge/likelihood.ts';
import { FOREIGN_KEYWORDS, FOREIGN_PARTS } from '../assignments/keys.ts';

/** A word that speaks of a secret, and of which sort. */
export interface Word {
  readonly sort: keyof Nearness;
  readonly start: number;
  readonly end: number;
}

/** Words for a password (with those of other languages), for another secret, and words that often stand near one; `none`: what only looks so. */
const wordPattern = (foreign: string): RegExp =>
  new RegExp(
    Object.entries(table.telling)
      .map(([sort, source]) => `(?<${sort}>${source}${sort === 'password' ? foreign : ''})`)
      .join('|'),
    'gi',
  );

let english: RegExp | undefined;
let all: RegExp | undefined;

/** The words of all languages take three times as long, and few texts have one. */
export function wordsFor(text: string): RegExp {
  if (holdsSome(text, { keywords: FOREIGN_PARTS, flags: 'i' })) {
    all ??= wordPattern(`|${FOREIGN_KEYWORDS}`);
    return all;
  }
  english ??= wordPattern('');
  return english;
}

/** The next such word from an offset on. */
export function wordAt(pattern: RegExp, text: string, from: number): Word | undefined {
  pattern.lastIndex = from;
  for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
    const { none, password, secret } = hit.groups ?? {};
    const [start, end] = [hit.index, hit.index + hit[0].length];
    if (none !== undefined || isSpeltByChance(text, start, end)) continue;
    const isWeak = (password ?? secret) === undefined || isInAddress(text, start);
    return { sort: isWeak ? 'weak' : password !== undefined ? 'password' : 'secret', start, end };
  }
  return undefined;
}

/** Some letters of a key or a digest make a word (`…mQ4pwX…`). */
function isSpeltByChance(text: string, start: number, end: number): boolean {
  const before = /[A-Za-z0-9]*$/.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? '';
  const behind = /^[A-Za-z0-9]*/.exec(text.slice(end, end + 24))?.[0] ?? '';
  return before.length + behind.length >= 12 && looksRandom(before + text.slice(start, end) + behind, 16);
}

const MAX_ADDRESS = 120;
/** `https://host/oauth/token`, `urn:…:bearer`: where something is, not what. */
const isInAddress = (text: string, start: number): boolean =>
  /(?:\w:\/\/|\burn:)[^\s"'<>?#`()]*$/.test(text.slice(Math.max(0, start - MAX_ADDRESS), start));
