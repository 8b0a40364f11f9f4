import { countBefore, type FilterStage, type StageFinding } from '../engine.ts';
import { holdsSome } from '../hints.ts';
import { lettersLookRandom, looksRandom, readsAsWords } from '../judge/entropy.ts';
import { type Candidate, isNamedPublic, likelihood, type Nearness } from '../judge/likelihood.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import { FOREIGN_KEYWORDS, FOREIGN_PARTS, KEYWORD_PARTS } from './assignments/keys.ts';

/**
 * What no other stage knows by its shape or its name, but a reader would by what is said around it: a value that looks made, near words for a
 * credential. One score decides.
 */
export const tellingContextStage: FilterStage = {
  name: 'telling-context',
  // A part of each of the words below.
  needs: {
    keywords: [
      ...KEYWORD_PARTS,
      ...'psk|code|login|log-in|log in|logged|sign|unlock|user|admin|root|account|2fa|mfa|wifi|wi-fi|ssid|openssl rand|pwgen'.split(
        '|',
      ),
    ],
    flags: 'i',
  },
  scan: (text, before = []) => {
    const findings: StageFinding[] = [];
    const found = before.toSorted((a, b) => a.end - b.end);
    const isFound: Covered = (start, end) => {
      const next = found[countBefore(found, (it) => it.end <= start)];
      return next !== undefined && next.start < end;
    };
    for (const { start, candidate } of candidatesIn(text, isFound)) {
      if (likelihood(candidate) < 0) continue;
      const end = start + candidate.value.length;
      findings.push({ kind: isOfPassword(candidate) ? 'password' : 'secret', start, end });
    }
    return findings;
  },
};

/** Whether the nearest words are for a password. */
const isOfPassword = ({ before, after, above }: Candidate): boolean =>
  before.password + after.password + above.password > before.secret + after.secret + above.secret;

/** Words for a password, for another secret, and words that often stand near one. */
const wordPattern = (foreign: string): RegExp =>
  new RegExp(
    [
      '(?<none>(?:public|foreign|primary|sort|partition|cache)[ _-]?keys?(?:token)?)',
      `(?<password>pass(?:words?|wd|wort|phrases?|codes?)|pwd|(?<![a-z])pw(?![a-z])|(?<![a-z])psk|[_-]pass(?![a-z])${foreign})`,
      '(?<secret>secrets?|tokens?|(?:api|access|private|account|recovery|licen[cs]e|encryption|signing|master|unseal|auth|service|us(?:e|ing)|with|this|following|our|my|your)[ _-]?keys?|credentials?|creds|bearer|openssl rand|pwgen|(?:backup|recovery) codes?)',
      '(?<weak>(?<![a-z])(?:pass|keys?|user(?:name)?s?|root|admin|otp|2fa|mfa)(?![a-z])|auth(?!or)|log(?:ged)?[ -]?in|sign(?:ed)?[ -]?in|unlock|account|wi-?fi|ssid|session|cookie|webhook)',
    ].join('|'),
    'gi',
  );

let english: RegExp | undefined;
let all: RegExp | undefined;

/** The words of all languages take three times as long, and few texts have one. */
function wordsFor(text: string): RegExp {
  if (holdsSome(text, { keywords: FOREIGN_PARTS, flags: 'i' })) {
    all ??= wordPattern(`|${FOREIGN_KEYWORDS}`);
    return all;
  }
  english ??= wordPattern('');
  return english;
}

/** How far in front of a word and behind it a value may stand on its line, in characters. */
const MAX_BEFORE = 60;
const MAX_BEHIND = 120;
/** On how many lines below it, of which so many hold anything. */
const MAX_LINES_BELOW = 4;
const MAX_FULL_LINES_BELOW = 2;

type Sort = keyof Nearness;
/** Whether something of a span was found before. */
type Covered = (start: number, end: number) => boolean;
interface Word {
  readonly sort: Sort;
  readonly start: number;
  readonly end: number;
}

/** The candidates near the words of a text, with where they begin. */
export function* candidatesIn(
  text: string,
  isFound: Covered = () => false,
): Generator<{ readonly start: number; readonly candidate: Candidate }> {
  const words = wordsFor(text);
  let above: { readonly words: readonly Word[]; readonly end: number } | undefined;
  for (let hit = wordAt(words, text, 0); hit !== undefined; ) {
    const start = text.lastIndexOf('\n', hit.start - 1) + 1;
    const end = endOfLine(text, hit.end);
    const here: Word[] = [];
    for (; hit !== undefined && hit.start < end; hit = wordAt(words, text, hit.end)) here.push(hit);
    yield* candidatesOfLine(
      text,
      { start, end },
      here,
      above === undefined ? NONE : nearnessAbove(text, above, start),
      isFound,
    );
    above = { words: here, end };
    if (here.some(({ sort }) => sort !== 'weak'))
      yield* below(text, above, hit?.start ?? text.length, isFound);
  }
}

const NONE: Nearness = { password: 0, secret: 0, weak: 0 };

function wordAt(pattern: RegExp, text: string, from: number): Word | undefined {
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

/** `https://host/oauth/token`, `urn:…:bearer`: where something is, not what. */
const isInAddress = (text: string, start: number): boolean =>
  /(?:\w:\/\/|\burn:)[^\s"'<>?#`()]*$/.test(text.slice(Math.max(0, start - MAX_BEHIND), start));

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

type Above = { readonly words: readonly Word[]; readonly end: number };

/** What the words of the line above say on a line: less the farther it is. */
function nearnessAbove(text: string, { words: all, end }: Above, start: number): Nearness {
  if (start - end > 400) return NONE;
  const lines = text.slice(end, start).split('\n').length - 1;
  if (lines > MAX_LINES_BELOW) return NONE;
  const near = (sort: Sort) => (all.some((it) => it.sort === sort) ? 1 / (1 + lines / 4) : 0);
  return { password: near('password'), secret: near('secret'), weak: near('weak') };
}

/** Candidates on the lines below words, up to the line with the next word. */
function* below(text: string, above: Above, stop: number, isFound: Covered): ReturnType<typeof candidatesIn> {
  let full = 0;
  let start = above.end + 1;
  for (
    let count = 0;
    count < MAX_LINES_BELOW && full < MAX_FULL_LINES_BELOW && start < text.length;
    count += 1
  ) {
    const end = endOfLine(text, start);
    if (end > stop) return;
    if (/\w/.test(text.slice(start, Math.min(end, start + 200)))) {
      full += 1;
      yield* candidatesOfLine(
        text,
        { start, end: Math.min(end, start + 200) },
        [],
        nearnessAbove(text, above, start),
        isFound,
      );
    }
    start = end + 1;
  }
}

const MAX_LENGTH = 512;
/** Beside letters and digits what passwords and tokens hold; what ends one in code, prose and shells is not among it. */
const RUN = /[\w!#$%&*+./:=?@^~-]{7,512}/g;

function* candidatesOfLine(
  text: string,
  line: { readonly start: number; readonly end: number },
  here: readonly Word[],
  above: Nearness,
  isFound: Covered,
): ReturnType<typeof candidatesIn> {
  const windows = here.length === 0 ? [line] : windowsOf(text, line, here);
  const isNear = above.password + above.secret > 0 || here.some(({ sort }) => sort !== 'weak');
  for (const window of windows) {
    const shown = text.slice(window.start, window.end);
    for (const { 0: run, index } of shown.matchAll(RUN)) {
      // the rest of what is cut at a window's edge, or is too long, is no value
      if (window.start + index > line.start && isOfRun(text, window.start + index - 1)) continue;
      if (run.length < 12 && !/\d|\w[!#$%^*@]\w/.test(run)) continue;
      const value = trimmed(run);
      if (value === undefined || !mayBeMade(value.text)) continue;
      const start = window.start + index + value.from;
      const end = start + value.text.length;
      if (isFound(start, end) || !isMade(value.text, isNear)) continue;
      const near = here.slice(
        countBefore(here, (it) => it.end < start - MAX_BEHIND),
        countBefore(here, (it) => it.start <= end + MAX_BEHIND),
      );
      if (near.some((it) => it.start < end && it.end > start) || isElided(text, start, end)) continue;
      if (isOfBlock(text, start, end)) continue;
      const lead = text.slice(Math.max(line.start, start - MAX_BEHIND), start);
      if (isDigest(value.text, lead) || isNamedPublic(lead)) continue;
      const tail = text.slice(end, Math.min(line.end, end + MAX_BEFORE));
      const candidate = {
        value: value.text,
        lead,
        tail,
        before: nearness(near, (it) => start - it.end),
        after: nearness(near, (it) => it.start - end),
        // what a line says itself counts for it
        above: near.length > 0 ? NONE : above,
        gap: Math.min(...near.map((it) => (it.end > start ? Number.POSITIVE_INFINITY : start - it.end))),
      };
      yield { start, candidate };
    }
  }
}

/** `fPk/Gya[...]4/j5b`: something is left out in front of it or behind it; or it is no beginning. */
const isElided = (text: string, start: number, end: number): boolean =>
  /(?:\.{2,}|…)\]?$|[)\]};]$/.test(text.slice(Math.max(0, start - 4), start)) ||
  /^\[?(?:\.{2}|…)/.test(text.slice(end, end + 3));

/** Between two lines of base64: the line's end, also an escaped one, quotes, signs that join, the margin of a comment. */
const LINE_END = String.raw`(?:\\{1,4}[nrt]|[\s"'+*|#>,]){1,24}`;
const BEHIND_LINE = new RegExp(`[A-Za-z0-9+/]{40}${LINE_END}(?:\\\\{1,4}n)?$`);
const BEFORE_LINE = new RegExp(`^${LINE_END}[A-Za-z0-9+/]{40}`);

/** A line of a certificate, a signature or a key: others of base64 stand beside it, and other stages judge the whole. */
const isOfBlock = (text: string, start: number, end: number): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text.slice(start, end)) &&
  (BEHIND_LINE.test(text.slice(Math.max(0, start - 70), start + 1)) ||
    BEHIND_LINE.test(text.slice(Math.max(0, start - 70), start)) ||
    (end - start >= 40 && BEFORE_LINE.test(text.slice(end, end + 70))));

/** A hash that is said to be one. */
const isDigest = (value: string, lead: string): boolean =>
  /(?:^|[-:])[0-9a-f]{7,}$/i.test(value) && OF_A_HASH.test(lead + value);
const OF_A_HASH =
  /commit|sha-?\d|sha\w*sum|md5|hash|digest|checksum|bump|revision|integrity|cache|docker|etag|fingerprint/i;

const isOfRun = (text: string, at: number): boolean => /[\w+/=-]/.test(text.charAt(at));

/** The parts of a line near its words, joined where they meet; a value that reaches beyond one is shown whole. */
function windowsOf(
  text: string,
  line: { readonly start: number; readonly end: number },
  here: readonly Word[],
): readonly { readonly start: number; readonly end: number }[] {
  const all: { start: number; end: number }[] = [];
  for (const word of here) {
    const start = Math.max(line.start, word.start - MAX_BEFORE);
    const edge = Math.min(line.end, word.end + MAX_BEHIND);
    const end =
      edge + (/^[\w+/=-]*/.exec(text.slice(edge, Math.min(line.end, edge + MAX_LENGTH)))?.[0].length ?? 0);
    const last = all.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else all.push({ start, end });
  }
  return all;
}

/** Characters from a word to a value as nearness: beside each other 1, at ten characters a half. */
function nearness(all: readonly Word[], gapOf: (word: Word) => number): Nearness {
  const found = { password: 0, secret: 0, weak: 0 };
  for (const word of all) {
    const gap = gapOf(word);
    if (gap < 0 || gap > MAX_BEHIND) continue;
    found[word.sort] = Math.max(found[word.sort], 1 / (1 + gap / 10));
  }
  return found;
}

/** A run without the name it is given to, the host behind it, and the signs of the sentence. */
function trimmed(run: string): { readonly text: string; readonly from: number } | undefined {
  if (run.includes('://') || NO_SECRET.test(run)) return undefined;
  const name =
    /^(?:-{0,2}[A-Za-z_][\w.-]{0,40}[=:]+){1,2}(?=.{5})/.exec(run)?.[0] ??
    /^[*_@:=&?.~-]+/.exec(run)?.[0] ??
    '';
  const text = run
    .slice(name.length)
    .replace(/@[\w-]+(?:\.[\w-]+)+(?::\d+)?$/, '')
    .replace(/^[*_]/.test(run) ? /[.,:!?*_]+$/ : /[.,:?]+$/, ''); // a password may end in `!`, `*` or `_`
  return text.length < 7 ? undefined : { text, from: name.length };
}

/** Whether a value is none of the words of a language or a program, at first sight; far from words that mean a secret it must look random. */
const mayBeMade = (value: string): boolean =>
  /[A-Za-z]/.test(value) && (/\d|\w[!#$%^*@]\w/.test(value) || value.length >= 12) && !NO_SECRET.test(value);

const isMade = (value: string, isNear: boolean): boolean =>
  (isNear || looksRandom(value, 7)) &&
  (/\d|\w[!#$%^*@]\w/.test(value) || lettersLookRandom(value)) &&
  !readsAsWords(value) &&
  !isPlaceholder(value);

/** What lock files and registries write in front of a digest, variables, constants, members, versions, and what calls itself an example. */
const NO_SECRET =
  /^(?:sha\d{1,3}|md5|h1|blake\w{1,3})[-:]|^(?:\$\w+)+$|^[A-Za-z]+@?\d$|^[A-Z]+(?:_[A-Z]+)+$|^[A-Za-z]+(?:\.[A-Za-z]+)+\d*$|^0x[0-9a-f]{1,8}$|^AAAA[A-E][0-9A-Za-z]{2}zaC1|^AAAAE2VjZHNh|-(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$|EXAMPLE/i;
