import type { FilterStage, StageFinding } from '../engine.ts';
import { entropy, looksRandom, wordShare } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';

/**
 * What no other stage knows by its shape or its name, but a reader would by what is said about it: a long random
 * string behind words for a credential.
 */
export const tellingContextStage: FilterStage = {
  name: 'telling-context',
  // A part of each of the words below: compiling them takes longer than most texts' scan.
  needs: {
    keywords:
      'key|token|secret|pass|cred|bearer|otp|2fa|mfa|login|log-in|log in|logged|signin|sign-in|sign in|signed|authenticate'.split(
        '|',
      ),
    flags: 'i',
  },
  scan(text): readonly StageFinding[] {
    return CANDIDATE.test(text) ? randomStrings(text) : [];
  },
};

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
