import { type Hint, hintOf, holdsIn, lowerCaseOf } from '../hints.ts';
import { entropy, looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import { isTerm, wordShare } from '../judge/words.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/**
 * What no other stage knows by its shape or its name, but a reader would by what is said about it: a long random
 * string behind words for a credential, a password in a sentence, a licence key, the private members of a JWK.
 */
export const tellingContextStage: FilterStage = {
  name: 'telling-context',
  scan(text): readonly StageFinding[] {
    const holds = holdsIn(lowerCaseOf(text));
    const tells = (hints: readonly Hint[]): boolean => hints.some(holds);
    return [
      ...(tells(TELLING_HINTS) && CANDIDATE.test(text) ? randomStrings(text) : []),
      ...(tells(SPOKEN_HINTS) ? spokenPasswords(text) : []),
      ...licenceKeys(text),
      ...jwkMembers(text),
    ];
  },
};

/** A part of each of the words below, in small letters: compiling them takes longer than most texts' scan. */
const TELLING_HINTS =
  'key token secret pass cred bearer otp 2fa mfa login log-in log~in logged signin sign-in sign~in signed authenticate'
    .split(' ')
    .map((hint) => hintOf(hint.replace('~', ' ')));
const SPOKEN_HINTS = [
  'password',
  'passphrase',
  'passcode',
  'passwd',
  'pwd',
  'log in',
  'log-in',
  'login',
  'logged',
].map(hintOf);

/** Words for a credential. `key` is one only in company: `API key`, `use this key`. */
const TELLING =
  /\b(?:(?:api|access|secret|private|auth|signing|encryption|service|app|bot|deploy|account|master|admin|shared)[ _-]?keys?|(?:us(?:e|ing)|with|this|following|our|my|your)\skeys?|tokens?|secrets?|passw(?:or)?ds?|passphrases?|credentials?|creds|bearer|(?:t|h)?otp|2fa|mfa|(?:log(?:ged)?[ -]?in|sign(?:ed)?[ -]?in|authenticated?)\s(?:with|using|as))\b/gi;

/** How far behind the words a value may stand, in characters; at most on the next line. */
const MAX_GAP_LENGTH = 100;
const CANDIDATE = /(?<![\w+/=.@$%-])[A-Za-z0-9+/_-]{20,512}={0,2}(?![\w+/@(-])/;
/** Between the words and the value: what makes of it something else that is long and random, or of the words code. */
const UNSAYING =
  /\b(?:commits?|sha-?\d*|hash(?:es|ed)?|digest|checksum|fingerprint|thumbprint|e-?tag|integrity|uu?id|guid|ids?|request|trace|span|correlation|version|public|pub|cache[ds]?|docker|image|layer|revision|rev|blob|tree|branch|tag|path|file|url|signature|import|function|class|example|count(?:ed)?|max|used|input|output|total)\b|[(){};]|https?:/i;
/** Said of the value itself: `token is: `, `key = "`. Hex alone counts only there, for a bare hash is a commit. */
const STATED = /^[\w\s,'’()/-]{0,40}(?:[:=|→]|->|\bis|\bwas)\s{0,4}["'`|*]{0,3}\s{0,4}$/i;
/** Said before the words, on the same line: then the hex is what it says. */
const OF_A_HASH = /\b(?:commits?|sha\w*|hash\w*|digest|checksum|bump|revision|integrity)\b[^\n]*$/i;
const MAX_LEAD_LENGTH = 80;

function randomStrings(text: string): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  TELLING.lastIndex = 0;
  for (let hit = TELLING.exec(text); hit !== null; hit = TELLING.exec(text)) {
    const from = TELLING.lastIndex;
    const window = twoLines(text.slice(from, from + MAX_GAP_LENGTH + 516));
    const candidate = CANDIDATE.exec(window);
    if (candidate === null || candidate.index > MAX_GAP_LENGTH) continue;
    const gap = window.slice(0, candidate.index);
    const value = candidate[0];
    const lead = text.slice(Math.max(0, hit.index - MAX_LEAD_LENGTH), hit.index);
    const stated = STATED.test(gap) && !OF_A_HASH.test(lead);
    if (UNSAYING.test(gap) || lead.endsWith('/') || !isRandomString(value, stated)) continue;
    const start = from + candidate.index;
    findings.push({ kind: 'secret', start, end: start + value.length });
    TELLING.lastIndex = start + value.length;
  }
  return findings;
}

/** The rest of the line and the next line that holds something, not more. */
function twoLines(text: string): string {
  return /^[^\n]*(?:\n[ \t\r]*)?\n?[^\n]*/.exec(text)?.[0] ?? '';
}

/** Random base62 of 20 characters has an entropy of about 4.1, random hex of 32 one of 3.6; names stay below or read as words. */
const MIN_ENTROPY = 3.6;
const MIN_HEX_ENTROPY = 3;
const MAX_WORD_SHARE = 0.4;
/** What lock files and registries write in front of a digest. */
const DIGEST = /^(?:sha\d{1,3}|md5|h1)[-:]/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i;

/** One random base62 of 24 in 70 has no digit; names of that length are mostly words, which is asked next. */
const isLongMix = (value: string): boolean =>
  value.length >= 24 && /[a-z]/.test(value) && /[A-Z]/.test(value) && !/[/_-]/.test(value);

function isRandomString(value: string, stated: boolean): boolean {
  if (
    isPlaceholder(value) ||
    UUID.test(value) ||
    DIGEST.test(value) ||
    !/[A-Za-z]/.test(value) ||
    !(/\d/.test(value) || isLongMix(value))
  )
    return false;
  if (/^[0-9a-f]+$/i.test(value)) return stated && value.length >= 24 && entropy(value) >= MIN_HEX_ENTROPY;
  if (value.split(/[/_-]/).length > 2 + value.length / 12) return false;
  return entropy(value) >= MIN_ENTROPY && wordShare(value) < MAX_WORD_SHARE && looksRandom(value, 20);
}

/** `password for admin is X`, `log in as admin with X`. */
const SPOKEN =
  /\b(?:pass(?:word|phrase|code|wd)|pwd)\b|\blog(?:ged)?[ -]?in (?:as|with) [\w.@"'`-]{1,40} (?=with|and|using)/gi;
const MAX_SENTENCE_LENGTH = 100;
const SAID =
  /(?:\s(?:is|was|will be)(?: now| still| just)?(?: set to)?|\b(?:with|and|using)(?: (?:the )?password)?|\s(?:changed|set|reset) to)[:]?\s(?:(?<quote>["'`“])(?<literal>[^\s"'`“”]{4,64})["'`”]|(?<bare>[^\s"'`“”<>()[\]{}]{6,64}))/;

function spokenPasswords(text: string): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  SPOKEN.lastIndex = 0;
  for (let hit = SPOKEN.exec(text); hit !== null; hit = SPOKEN.exec(text)) {
    const from = SPOKEN.lastIndex;
    const sentence = /^[^\n;]*/.exec(text.slice(from, from + MAX_SENTENCE_LENGTH))?.[0] ?? '';
    const said = SAID.exec(` ${sentence}`);
    if (said === null) continue;
    const value = said.groups?.['literal'] ?? said.groups?.['bare']?.replace(/[.,:]+$/, '') ?? '';
    if (!(said.groups?.['literal'] === undefined ? isBarePassword(value) : isSpokenLiteral(value))) continue;
    const start = from - 1 + said.index + said[0].lastIndexOf(value);
    findings.push({ kind: 'password', start, end: start + value.length });
    SPOKEN.lastIndex = start + value.length;
  }
  return findings;
}

/** In a sentence only what is no word of one: letters and digits, no number, no name of a format. */
const isBarePassword = (value: string): boolean =>
  /[A-Za-z]/.test(value) &&
  /\d/.test(value) &&
  !isSentencePart(value) &&
  !/^[\d.,-]+[a-z]{1,3}$/i.test(value);

const isSpokenLiteral = (value: string): boolean =>
  !isSentencePart(value) && !/pass|secret|token|\.[a-z]{2,4}$/i.test(value);

const isSentencePart = (value: string): boolean =>
  isPlaceholder(value) || isTerm(value) || /^[/~.$%-]|:\/\/|[()[\]{}=]|^v?\d+\.\d|^\d{4}-\d\d-/.test(value);

/** Groups of the same length: `ABCDE-12FGH-…`. `BSD-3-Clause` and dates are none. */
const LICENCE =
  /\b(?:licen[cs]e|activation|serial|product|registration|cd)[ _-]?(?:keys?|codes?|numbers?|no)?\b[^\n]{0,40}?(?<![\w-])(?<secret>(?:[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3,7}|[A-Z0-9]{5}(?:-[A-Z0-9]{5}){2,7}|[A-Z0-9]{6}(?:-[A-Z0-9]{6}){2,7}))(?![\w-])/dgi;

function licenceKeys(text: string): readonly StageFinding[] {
  if (!/licen[cs]e|activation|serial|product|registration|cd[ _-]key/i.test(text)) return [];
  return spans(
    text,
    LICENCE,
    'licence-key',
    (value) => value === value.toUpperCase() && !isPlaceholder(value),
  );
}

/** The private members of a key as JSON (RFC 7517): `d`, the primes, and `k` of a symmetric one. */
const JWK_MEMBER = /"(?:d|k|p|q|dp|dq|qi)\\{0,3}"\s{0,4}:\s{0,4}\\{0,3}"(?<secret>[\w-]{16,2048})/dg;

function jwkMembers(text: string): readonly StageFinding[] {
  if (!text.includes('kty')) return [];
  return spans(text, JWK_MEMBER, 'jwk', (value) => looksRandom(value, 16));
}

function spans(
  text: string,
  pattern: RegExp,
  kind: string,
  accepts: (value: string) => boolean,
): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(pattern)) {
    const span = indices?.groups?.['secret'];
    if (span !== undefined && accepts(groups?.['secret'] ?? '')) {
      findings.push({ kind, start: span[0], end: span[1] });
    }
  }
  return findings;
}
