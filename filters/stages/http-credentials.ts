import { looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/** `Authorization: Bearer x`, also as JSON, a dictionary or a curl option. The scheme is kept. */
const AUTHORIZATION =
  /authorization\\{0,2}["'`]?\]?\s{0,3}(?:[:=,]|=>)\s{0,3}(?:[bf]?\\{0,2}["'`])?(?:(?:Basic|Bearer|Token|ApiKey|Api-Key|Digest|Negotiate|NTLM|Key|AWS4-HMAC-SHA256|SharedKey|GenieKey|Bot|OAuth|JWT|SSWS)[\s=:]{1,3})?(?<secret>[^\s"'`\\,;<>]{4,4096})/dgi;

/** A scheme and its value in any other place. */
const BEARER = /\bbearer[\s:=]{1,3}(?<secret>[\w.~+/-]{8,4096}={0,2})/dgi;
const BASIC = /\bbasic\s{1,3}(?<secret>[A-Za-z0-9+/_-]{8,1024}={0,2})/dgi;

const NTLM = /\b(?:NTLM|Negotiate)\s{1,3}(?<secret>[A-Za-z0-9+/]{20,4096}={0,2})/dg;

/** What a client computed from the password: it can be replayed, and guessed from. */
const DIGEST = /\bdigest\s[^\n]{0,400}?\bresponse=\\?["']?(?<secret>[0-9a-f]{16,128})/dgi;

/** Request and response cookies; each pair's value is judged on its own. */
const COOKIE_HEADER =
  /\b(?:set-)?cookie\\{0,2}["'`]?\s{0,3}(?::|=|=>|,)\s{0,3}\\{0,2}["'`]?(?<pairs>[^\n"'`\\]{3,8192})/dgi;
const COOKIE_PAIR = /(?<name>[\w.$-]{1,128})=(?<secret>[^;,\s]{1,4096})/dg;
const COOKIE_ATTRIBUTES =
  /^(?:path|domain|expires|max-age|samesite|priority|secure|httponly|version|comment)$/i;
/** `theme=dark`, `lang=en-US`, `consent=1`: short and without anything random about it. */
const MIN_COOKIE_LENGTH = 8;

/** Points at credentials in HTTP headers: Authorization values, bearer and basic tokens, cookies. */
export const httpCredentialsStage: FilterStage = {
  name: 'http-credentials',
  scan(text) {
    return [
      ...secrets(text, AUTHORIZATION, /authorization/i, 'authorization', isAuthorization),
      ...secrets(
        text,
        BEARER,
        /bearer/i,
        'bearer-token',
        (value) => looksRandom(value, 12) && !isPlaceholder(value),
      ),
      ...secrets(text, BASIC, /basic/i, 'basic-credentials', isBasic),
      ...secrets(text, DIGEST, /digest/i, 'authorization', () => true),
      ...secrets(text, NTLM, /NTLM|Negotiate/, 'authorization', (value) => looksRandom(value, 20)),
      ...cookies(text),
    ];
  },
};

function secrets(
  text: string,
  pattern: RegExp,
  hint: RegExp,
  kind: string,
  accepts: (value: string) => boolean,
): readonly StageFinding[] {
  if (!hint.test(text)) return [];
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(pattern)) {
    const span = indices?.groups?.['secret'];
    if (span !== undefined && accepts(groups?.['secret'] ?? ''))
      findings.push({ kind, start: span[0], end: span[1] });
  }
  return findings;
}

/** Behind `Authorization:` anything with a digit, or long, is a credential; a call or a member access is code. */
function isAuthorization(value: string): boolean {
  if (isPlaceholder(value) || /[()[\]{}$]/.test(value)) return isBasic(value);
  if (/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/.test(value)) return value.length > 40 && /\d/.test(value);
  return value.length >= 8 && (/\d|=$/.test(value) || looksRandom(value, 12));
}

/** RFC 7617: base64 of `user:password`, with a password that is one. */
function isBasic(value: string): boolean {
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  const colon = decoded.indexOf(':');
  return colon >= 0 && /^[\x20-\x7e\xa0-\xff]{3,}$/.test(decoded) && !isPlaceholder(decoded.slice(colon + 1));
}

function cookies(text: string): readonly StageFinding[] {
  if (!/cookie/i.test(text)) return [];
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(COOKIE_HEADER)) {
    const from = indices?.groups?.['pairs']?.[0] ?? 0;
    for (const pair of (groups?.['pairs'] ?? '').matchAll(COOKIE_PAIR)) {
      const span = pair.indices?.groups?.['secret'];
      if (span !== undefined && isCookie(pair.groups?.['name'] ?? '', pair.groups?.['secret'] ?? '')) {
        findings.push({ kind: 'cookie', start: from + span[0], end: from + span[1] });
      }
    }
  }
  return findings;
}

function isCookie(name: string, value: string): boolean {
  if (COOKIE_ATTRIBUTES.test(name) || isPlaceholder(value) || /[(){}[\]]/.test(value)) return false;
  return value.length >= MIN_COOKIE_LENGTH && /\d/.test(value);
}
