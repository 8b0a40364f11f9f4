import { onceEach } from '../../src/core/basics.ts';
import table from '../data/key-words.json';
import { countBefore, type FilterStage, type Span, type StageFinding } from '../engine.ts';
import { holdsSome, is, leadOf } from '../hints.ts';
import { looksRandom } from '../judge/entropy.ts';
import { type Candidate, isNamedPublic, likelihood, type Nearness } from '../judge/likelihood.ts';
import { isDigest, isElided, isMade, isOfBlock, saysOtherwise, trimmed } from '../judge/values.ts';
import { FOREIGN_KEYWORDS, FOREIGN_PARTS } from './assignments/values.ts';

/**
 * What no other stage knows by its shape or its name, but a reader would by what is said around it: a value that looks made, near words for a
 * credential. One score decides.
 */
export const tellingContextStage: FilterStage = {
  name: 'telling-context',
  needs: { keywords: [...FOREIGN_PARTS, ...table.tellingParts.split('|')], flags: 'i' },
  scan: (text, before = []) => {
    const findings: StageFinding[] = [];
    const found = before.toSorted((a, b) => a.end - b.end);
    for (const { start, candidate } of candidatesIn(text)) {
      const end = start + candidate.value.length;
      const next = found[countBefore(found, (it) => it.end <= start)];
      if ((next !== undefined && next.start < end) || likelihood(candidate) < 0) continue;
      findings.push({ kind: isOfPassword(candidate) ? 'password' : 'secret', start, end });
    }
    return findings;
  },
};

/** Whether the nearest words are for a password. */
const isOfPassword = ({ before, after, above }: Candidate): boolean =>
  before.password + after.password + above.password > before.secret + after.secret + above.secret;

/** How far in front of a word and behind it a value may stand on its line, in characters. */
const MAX_BEFORE = 60;
const MAX_BEHIND = 120;
/** On how many lines below it, of which so many hold anything. */
const MAX_LINES_BELOW = 4;
const MAX_FULL_LINES_BELOW = 2;

type Above = { readonly words: readonly Word[]; readonly end: number };

/** A candidate, and where it begins. */
interface Placed {
  readonly start: number;
  readonly candidate: Candidate;
}

/** The candidates near the words of a text. */
export function* candidatesIn(text: string): Generator<Placed> {
  const words = wordsIn(text);
  let above: Above | undefined;
  for (let at = 0, hit = words[at]; hit !== undefined; ) {
    const start = text.lastIndexOf('\n', hit.start - 1) + 1;
    const end = endOfLine(text, hit.end);
    const here: Word[] = [];
    for (; hit !== undefined && hit.start < end; hit = words[++at]) here.push(hit);
    const near = above === undefined ? NONE : nearnessAbove(text, above, start);
    yield* candidatesOfLine(text, { start, end }, here, near);
    above = { words: here, end };
    if (here.some(isTelling)) yield* below(text, above, hit?.start ?? text.length);
  }
}

const NONE: Nearness = { password: 0, secret: 0, weak: 0 };

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** What the words of the line above say on a line: less the farther it is. */
function nearnessAbove(text: string, { words: all, end }: Above, start: number): Nearness {
  if (start - end > 400) return NONE;
  const lines = text.slice(end, start).split('\n').length - 1;
  return lines > MAX_LINES_BELOW ? NONE : nearness(all, () => 1 / (1 + lines / 4));
}

/** Candidates on the lines below words, up to the line with the next word. */
function* below(text: string, above: Above, stop: number): Generator<Placed> {
  let full = 0;
  let start = above.end + 1;
  for (let count = 0; count < MAX_LINES_BELOW && full < MAX_FULL_LINES_BELOW; count += 1) {
    const end = endOfLine(text, start);
    if (end > stop || start >= text.length) return;
    const line = { start, end: Math.min(end, start + 200) };
    if (/\w/.test(text.slice(line.start, line.end))) {
      full += 1;
      yield* candidatesOfLine(text, line, [], nearnessAbove(text, above, start));
    }
    start = end + 1;
  }
}

const MAX_LENGTH = 512;
/** Beside letters and digits what passwords and tokens hold; what ends one in code, prose and shells is not among it. */
const RUN = /[\w!#$%&*+./:=?@^~-]{7,512}/g;

function* candidatesOfLine(
  text: string,
  line: Span,
  here: readonly Word[],
  above: Nearness,
): Generator<Placed> {
  const windows = here.length === 0 ? [line] : windowsOf(text, line, here);
  const isNear = above.password + above.secret > 0 || here.some(isTelling);
  for (const window of windows) {
    const shown = text.slice(window.start, window.end);
    for (const { 0: run, index } of shown.matchAll(RUN)) {
      // the rest of what is cut at a window's edge, or is too long, is no value
      if (window.start + index > line.start && isOfRun(text, window.start + index - 1)) continue;
      if (run.length < 12 && !/\d|\w[!#$%^*@]\w/.test(run)) continue;
      const value = trimmed(run);
      if (value === undefined) continue;
      const start = window.start + index + value.from;
      const end = start + value.text.length;
      if (!isMade(value.text, isNear) || saysOtherwise(run)) continue;
      const near = here.slice(
        countBefore(here, (it) => it.end < start - MAX_BEHIND),
        countBefore(here, (it) => it.start <= end + MAX_BEHIND),
      );
      if (near.some((it) => it.start < end && it.end > start) || isElided(text, start, end)) continue;
      if (isOfBlock(text, start, end)) continue;
      const lead = text.slice(Math.max(line.start, start - MAX_BEHIND), start);
      const tail = text.slice(end, Math.min(line.end, end + MAX_BEFORE));
      if (isDigest(value.text, lead) || isNamedPublic(lead) || is('call or link', tail)) continue;
      if (is('pronounceable', value.text) && is('in prose', `${lead.slice(-3)}|${tail}`)) continue;
      const candidate = {
        value: value.text,
        lead,
        tail,
        before: nearness(near, (it) => nearnessAt(start - it.end)),
        after: nearness(near, (it) => nearnessAt(it.start - end)),
        // what a line says itself counts for it
        above: near.length > 0 ? NONE : above,
        gap: Math.min(...near.map((it) => (it.end > start ? Number.POSITIVE_INFINITY : start - it.end))),
      };
      yield { start, candidate };
    }
  }
}

const isTelling = ({ sort }: Word): boolean => sort !== 'weak';

const isOfRun = (text: string, at: number): boolean => /[\w+/=-]/.test(text.charAt(at));

/** The parts of a line near its words, joined where they meet; a value that reaches beyond one is shown whole. */
function windowsOf(text: string, line: Span, here: readonly Word[]): readonly Span[] {
  const all: { start: number; end: number }[] = [];
  for (const word of here) {
    const start = Math.max(line.start, word.start - MAX_BEFORE);
    const edge = Math.min(line.end, word.end + MAX_BEHIND);
    const [rest = ''] = /^[\w+/=-]*/.exec(text.slice(edge, Math.min(line.end, edge + MAX_LENGTH))) ?? [];
    const end = edge + rest.length;
    const last = all.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else all.push({ start, end });
  }
  return all;
}

/** How near the nearest word of each sort is. */
function nearness(all: readonly Word[], nearnessOf: (word: Word) => number): Nearness {
  const found = { ...NONE };
  for (const word of all) found[word.sort] = Math.max(found[word.sort], nearnessOf(word));
  return found;
}

/** Characters from a word to a value as nearness: beside each other 1, at ten characters a half. */
const nearnessAt = (gap: number): number => (gap < 0 || gap > MAX_BEHIND ? 0 : 1 / (1 + gap / 10));

/** A word that speaks of a secret, and of which sort. */
interface Word extends Span {
  readonly sort: keyof Nearness;
}

/** Words for a password (with those of other languages), for another secret, and words that often stand near one; `none`: what only looks so. */
const wordPattern = onceEach((foreign: string) => {
  const sorts = Object.entries(table.telling);
  const groups = sorts.map(([sort, source]) => `(?<${sort}>${source}${sort === 'password' ? foreign : ''})`);
  return new RegExp(groups.join('|'), 'gi');
});

/** The words of all languages take three times as long, and few texts have one. */
const wordsFor = (text: string): RegExp =>
  wordPattern(holdsSome(text, { keywords: FOREIGN_PARTS, flags: 'i' }) ? `|${FOREIGN_KEYWORDS}` : '');

/**
 * Such words in a text, in their order. By `replace` the machine code of the pattern is made at once; by `exec` V8 makes its own before, which
 * takes three times as long.
 */
function wordsIn(text: string): readonly Word[] {
  const found: Word[] = [];
  text.replace(wordsFor(text), (word, ...its) => {
    const [start, , { none, password, secret }] = its.slice(-3);
    const end = start + word.length;
    if (none !== undefined || isSpeltByChance(text, start, end)) return '';
    const isWeak = (password ?? secret) === undefined || isInAddress(text, start);
    found.push({ sort: isWeak ? 'weak' : password !== undefined ? 'password' : 'secret', start, end });
    return '';
  });
  return found;
}

/** Some letters of a key or a digest make a word (`…mQ4pwX…`). */
function isSpeltByChance(text: string, start: number, end: number): boolean {
  const before = /[A-Za-z0-9]*$/.exec(leadOf(text, start, 24))?.[0] ?? '';
  const behind = /^[A-Za-z0-9]*/.exec(text.slice(end, end + 24))?.[0] ?? '';
  return before.length + behind.length >= 12 && looksRandom(before + text.slice(start, end) + behind, 16);
}

const MAX_ADDRESS = 120;
/** `https://host/oauth/token`, `urn:…:bearer`: where something is, not what. */
const isInAddress = (text: string, start: number): boolean =>
  /(?:\w:\/\/|\burn:)[^\s"'<>?#`()]*$/.test(leadOf(text, start, MAX_ADDRESS));
