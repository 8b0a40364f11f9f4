import { looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/**
 * The part of a URL between `://` and the last `@` before the path, RFC 3986 section 3.2.1. A slash is let into a
 * password only in front of more characters and an `@`: people do paste them unescaped.
 */
const USER_INFO =
  /:\/\/(?<user>[^\s:@/?#"'`<>\\|,;()[\]]{0,256})(?<password>:[^\s/?#"'`<>\\]{1,512})?@(?=[\w.[$%{<-])/dg;

/** A user that is a token: long, and random. */
const MIN_TOKEN_LENGTH = 20;

/** Points at passwords in URLs and connection strings of any scheme, and at a token in the place of the user. */
export const urlPasswordsStage: FilterStage = {
  name: 'url-passwords',
  scan(text): readonly StageFinding[] {
    if (!text.includes('://') || !text.includes('@')) return [];
    const findings: StageFinding[] = [];
    for (const { groups, indices } of text.matchAll(USER_INFO)) {
      const password = groups?.['password']?.slice(1);
      const passwordSpan = indices?.groups?.['password'];
      const userSpan = indices?.groups?.['user'];
      if (password !== undefined && passwordSpan !== undefined && !isPlaceholder(password)) {
        findings.push({ kind: 'url-password', start: passwordSpan[0] + 1, end: passwordSpan[1] });
      }
      const user = groups?.['user'] ?? '';
      if (userSpan !== undefined && isToken(user))
        findings.push({ kind: 'url-token', start: userSpan[0], end: userSpan[1] });
    }
    return findings;
  },
};

function isToken(user: string): boolean {
  return looksRandom(user, MIN_TOKEN_LENGTH) && !isPlaceholder(user);
}
