import type { FilterStage, StageFinding } from '../types.ts';

/**
 * RFC 7515 and 7516 compact form: base64url of a JSON object (`{"` is `eyJ`, `{ "` is `eyA`, `{\n` is `ewo`), then
 * one to four more parts. The first part alone counts from 20 characters on, for an excerpt may end within.
 */
const TOKEN =
  /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]|%[0-9A-F]{2}|\[[\d;]{0,12}m))(?:eyJ|eyA|ewo)[A-Za-z0-9_-]{17,}={0,2}(?:\.[A-Za-z0-9_-]*={0,2}){0,4}/g;

/** What a JOSE header says, RFC 7515 section 4.1, and what tokens put in their payload. */
const HEADER_MEMBERS = /"(?:alg|typ|kid|enc|cty|jku|x5[utc]|iss|sub|exp|iat|jti|aud)"/;

/** Points at JSON Web Tokens, also truncated ones. Other base64 of JSON (a source map) stays. */
export const jwtStage: FilterStage = {
  name: 'jwt',
  scan(text): readonly StageFinding[] {
    if (!/eyJ|eyA|ewo/.test(text)) return [];
    const findings: StageFinding[] = [];
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
      const trimmed = token.replace(/[.=]{1,4}$/, '');
      if (isToken(trimmed)) findings.push({ kind: 'jwt', start: index, end: index + trimmed.length });
    }
    return findings;
  },
};

function isToken(token: string): boolean {
  const [header = '', payload = ''] = token.split('.');
  if (/^(?:eyJ|eyA|ewo)/.test(payload)) return true;
  return HEADER_MEMBERS.test(Buffer.from(header.slice(0, 400), 'base64url').toString('latin1'));
}
