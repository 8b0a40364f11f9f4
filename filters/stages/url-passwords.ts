import { looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/**
 * From `://` to the `@` of the user info, RFC 3986 section 3.2.1. People paste passwords with an unescaped `/`, `?`, `#`
 * or `@`, and user names that are e-mail addresses; what cannot be one is sorted out by `isPassword`.
 */
const WITH_PASSWORD =
  /:\/\/(?<user>[^\s:/?#"'`<>\\|,;()[\]]{0,256}):(?<password>[^\s"'`<>\\]{1,512}?)@(?=[\w.[$%{<-])(?![^\s"'`<>\\/?#]{0,256}@)/dg;

/** A user without a password. */
const USER_ALONE = /:\/\/(?<user>[^\s:@/?#"'`<>\\|,;()[\]]{1,256})@(?=[\w.[$%{<-])/dg;

/** `user:password@tcp(host:port)`: what Go's MySQL driver reads. */
const WITHOUT_SCHEME =
  /(?<![\w/:.-])[\w.-]{1,64}:(?<password>[^\s:@"'`<>\\]{3,256})@(?:tcp|udp|unix)6?\([^\s()"'`]{0,256}\)/g;

/** `jdbc:oracle:thin:user/password@host`. */
const ORACLE =
  /\bjdbc:oracle:(?:thin|oci\d?):[\w.-]{1,64}\/(?<password>[^\s/@"'`<>\\]{3,256})@(?:\/\/|ldaps?:\/\/)?[\w.-]*(?::\d{1,5})?/g;

/** Host and port, also as templates, and the further hosts of a replica set. */
const HOSTS =
  /(?:\[[0-9A-Fa-f:.%]{2,60}\]|\$?\{{1,2}[^{}\s"'`]{1,64}\}{1,2}|\$\w+|%\w+%|<[\w -]{1,64}>|[\w-]+(?:\.[\w-]+)*)(?::(?:\d{1,5}|\$?\{{1,2}[^{}\s"'`]{1,64}\}{1,2}|\$\w+))?(?:,[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?)*/y;

/** The scheme in front of `://`, not with the `n` of a `\n` before it. */
const SCHEME = /(?:(?<=\\[nrtbf])|(?<![A-Za-z0-9+.\\-]))(?:jdbc:)?[A-Za-z][A-Za-z0-9+.-]*$/;
const MAX_SCHEME_LENGTH = 32;

/** A user that is a token: long, and random. */
const MIN_TOKEN_LENGTH = 20;

/**
 * Points at URLs and connection strings that hold a password, or a token in the place of the user: from the scheme to
 * the end of host and port. User and host are half of the credential; path and parameters tell what it was for, and stay.
 */
export const urlPasswordsStage: FilterStage = {
  name: 'url-passwords',
  scan(text): readonly StageFinding[] {
    if (!text.includes('@')) return [];
    if (!text.includes('://')) return schemeless(text);
    const findings = [
      ...urls(text, WITH_PASSWORD, ({ password = '' }) => isPassword(password)),
      ...urls(text, USER_ALONE, ({ user = '' }) => isToken(user)),
    ];
    return [...findings, ...schemeless(text)];
  },
};

/**
 * What a URL with a password is called: `mongodb-srv-url`, `https-url`. A marker must not spell eight characters of
 * what it hides (`postgres://`), since that is how a leak is measured: such schemes are `url-with-password`.
 */
export function urlKind(scheme: string): string {
  const words = scheme
    .toLowerCase()
    .replace(/^jdbc:/, '')
    .split(/[^a-z0-9]+/);
  if (/^postgres(?:ql)?$/.test(words[0] ?? '')) return 'pg-url';
  const usual = words.length <= 3 && words.every((word) => /^[a-z][a-z0-9]{0,6}$/.test(word));
  return usual ? `${words.join('-')}-url` : 'url-with-password';
}

type Groups = Readonly<Record<string, string>>;

function urls(text: string, pattern: RegExp, accepts: (groups: Groups) => boolean): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  for (const { 0: match, index, groups } of text.matchAll(pattern)) {
    if (!accepts(groups ?? {})) continue;
    const scheme = SCHEME.exec(text.slice(Math.max(0, index - MAX_SCHEME_LENGTH), index))?.[0] ?? '';
    const end = hostsEnd(text, index + match.length);
    findings.push({ kind: urlKind(scheme), start: index - scheme.length, end });
  }
  return findings;
}

function hostsEnd(text: string, from: number): number {
  HOSTS.lastIndex = from;
  return from + (HOSTS.exec(text)?.[0].length ?? 0);
}

function schemeless(text: string): readonly StageFinding[] {
  const of = (pattern: RegExp, kind: string): readonly StageFinding[] =>
    Array.from(text.matchAll(pattern))
      .filter(({ groups }) => !isPlaceholder(groups?.['password'] ?? ''))
      .map(({ 0: match, index }) => ({ kind, start: index, end: index + match.length }));
  return [
    ...(text.includes('(') ? of(WITHOUT_SCHEME, 'mysql-url') : []),
    ...(text.includes('jdbc:oracle') ? of(ORACLE, 'oracle-url') : []),
  ];
}

/** `localhost:3000/a@b` is a port and a path, and so is `host:${PORT}/users/@me`. */
function isPassword(password: string): boolean {
  const [first = ''] = password.split(/[/?#]/, 1);
  if (first !== password && /^\d{0,5}$|^[$<{%[]/.test(first)) return false;
  return !isPlaceholder(password);
}

function isToken(user: string): boolean {
  return looksRandom(user, MIN_TOKEN_LENGTH) && !isPlaceholder(user);
}
