import { lettersLookRandom, looksRandom, readsAsWords } from '../../judge/entropy.ts';
import { isPlaceholder } from '../../judge/placeholder.ts';

/** `fPk/Gya[...]4/j5b`: something is left out in front of it or behind it; or it is no beginning. */
export const isElided = (text: string, start: number, end: number): boolean =>
  /(?:\.{2,}|…)\]?$|[)\]};]$/.test(text.slice(Math.max(0, start - 4), start)) ||
  /^\[?(?:\.{2}|…)/.test(text.slice(end, end + 3));

/** Between two lines of base64: the line's end, also an escaped one, quotes, signs that join, the margin of a comment. */
const LINE_END = String.raw`(?:\\{1,4}[nrt]|[\s"'+*|#>,]){1,24}`;
const BEHIND_LINE = new RegExp(`[A-Za-z0-9+/]{56}${LINE_END}(?:\\\\{1,4}n)?$`);
const BEFORE_LINE = new RegExp(`^${LINE_END}[A-Za-z0-9+/]{56}`);

/** A line of a certificate, a signature or a key: others of base64 stand beside it, and other stages judge the whole. */
export const isOfBlock = (text: string, start: number, end: number): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text.slice(start, end)) &&
  (BEHIND_LINE.test(text.slice(Math.max(0, start - 86), start + 1)) ||
    BEHIND_LINE.test(text.slice(Math.max(0, start - 86), start)) ||
    (end - start >= 40 && BEFORE_LINE.test(text.slice(end, end + 86))));

/** A hash that is said to be one. */
export const isDigest = (value: string, lead: string): boolean =>
  /(?:^|[-:])[0-9a-f]{7,}$/i.test(value) && OF_A_HASH.test(lead + value);
const OF_A_HASH =
  /commit|sha-?\d|sha\w*sum|md5|hash|digest|checksum|bump|revision|integrity|cache|docker|etag|fingerprint/i;

/** A run without the name it is given to, the host behind it, and the signs of the sentence. */
export function trimmed(run: string): { readonly text: string; readonly from: number } | undefined {
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
export const mayBeMade = (value: string): boolean =>
  /[A-Za-z]/.test(value) && (/\d|\w[!#$%^*@]\w/.test(value) || value.length >= 12) && !NO_SECRET.test(value);

export const isMade = (value: string, isNear: boolean): boolean =>
  (isNear || looksRandom(value, 7)) &&
  (/\d|\w[!#$%^*@]\w/.test(value) || lettersLookRandom(value)) &&
  !readsAsWords(value) &&
  !isPlaceholder(value);

/** What lock files and registries write in front of a digest, variables, constants, members, versions, and what calls itself an example. */
const NO_SECRET =
  /^(?:sha\d{1,3}|md5|h1|blake\w{1,3})[-:]|^(?:\$\w+)+$|^[A-Za-z]+@?\d$|^[A-Z]+(?:_[A-Z]+)+$|^[A-Za-z]+(?:\.[A-Za-z]+)+\d*$|^0x[0-9a-f]{1,8}$|^AAAA[A-E][0-9A-Za-z]{2}zaC1|^AAAAE2VjZHNh|-(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$|EXAMPLE/i;
