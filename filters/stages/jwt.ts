import type { FilterStage, StageFinding } from '../types.ts';

/**
 * RFC 7515 and 7516 compact form: base64url of a JSON object (`{` is `ey` or `ew`), then one to four more parts. The first
 * part alone counts from 20 characters on, for an excerpt may end within.
 */
const TOKEN =
  /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]|%[0-9A-F]{2}|\[[\d;]{0,12}m))e[yw][A-Za-z0-9_-]{12,}={0,2}(?:\.[A-Za-z0-9_-]*={0,2}){0,4}/g;

/** What a JOSE header says, RFC 7515 section 4.1, and what tokens put in their payload. */
const HEADER_MEMBERS = /"(?:alg|typ|kid|enc|cty|jku|x5[utc]|iss|sub|exp|iat|jti|aud)"/;

/** Points at JSON Web Tokens, also truncated ones. Other base64 of JSON (a source map) stays. */
export const jwtStage: FilterStage = {
  name: 'jwt',
  scan(text): readonly StageFinding[] {
    if (!/e[yw][A-Za-z0-9]|ZXlK/.test(text)) return [];
    const findings: StageFinding[] = [];
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
      const trimmed = token.replace(/[.=]{1,4}$/, '');
      if (isToken(trimmed)) findings.push({ kind: 'jwt', start: index, end: index + trimmed.length });
    }
    return [...findings, ...encoded(text)];
  },
};

/** Tokens in base64 once more, as Kubernetes and cookies carry them: `eyJ` is `ZXlK` there. */
const ENCODED = /(?<![A-Za-z0-9+/_-])ZXlK[A-Za-z0-9+/_-]{40,}={0,2}/g;

function encoded(text: string): readonly StageFinding[] {
  if (!text.includes('ZXlK')) return [];
  return Array.from(text.matchAll(ENCODED))
    .filter(({ 0: token }) => isToken(Buffer.from(token.slice(0, 2000), 'base64').toString('latin1')))
    .map(({ 0: token, index }) => ({ kind: 'jwt', start: index, end: index + token.length }));
}

/** `eyJ…` in front of another `eyJ…`, or JSON that speaks of a token. */
const OBJECT_PART = /^e[yw][A-Za-z0-9_-]{8}/;

function isToken(token: string): boolean {
  const [header = '', ...others] = token.split('.');
  if (others.some((part) => OBJECT_PART.test(part))) return true;
  if (others.length === 0 && token.length < 20) return false;
  return HEADER_MEMBERS.test(Buffer.from(header.slice(0, 400), 'base64url').toString('latin1'));
}
