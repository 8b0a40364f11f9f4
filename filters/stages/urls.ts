import type { FilterStage, StageFinding } from '../engine.ts';
import { looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';

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

/** Names below `/home` and `/Users` that belong to the system. */
const SHARED = /^(?:shared|public|default|all|linuxbrew|default user|guest)$/i;

/**
 * Home directories of Linux, macOS, Windows (also with the doubled backslashes of JSON), WSL, Git Bash and Cygwin;
 * slashes also as JSON (`\/`) and URLs (`%2F`) escape them. A slash before it makes it the inside of another path,
 * unless it is a URL's empty host; an escaped line break before it is no part of a word.
 */
const HOMES =
  /(?:(?<![\w.~%*$)\]}-]|[\w.~%*$)\]}-](?:\\{0,3}\/|\\{1,3})|[\\/]{3})|(?<=\\[nrt]|%0[0-9A-F]|%2[0-9A-E]|%3[A-F]|%2F%2F))(?:file:\/\/|\/\/wsl[.$][\w.]+\/[\w.-]+|\/mnt|\/cygdrive)?(?<home>(?:\\{0,3}\/|%2F)home(?:\\{0,3}\/|%2F)(?<linux>[A-Za-z_\u00c0-\uffff][\w\u00c0-\uffff.-]{0,63})|(?:\/[a-z])?(?:\\{0,3}\/|%2F)Users(?:\\{0,3}\/|%2F)(?<mac>[A-Za-z_\u00c0-\uffff][\w\u00c0-\uffff.-]{0,63})|[A-Za-z]:(?:\\{1,4}|\/)Users(?:\\{1,4}|\/)(?<windows>[A-Za-z_\u00c0-\uffff][\w\u00c0-\uffff.-]{0,63}))(?=$|[^\w\u00c0-\uffff])/dg;

/** The client names a project's directory after its path: `-home-alice-app`. */
const PROJECT_SLUG = /(?<=projects[\\/]{1,2})-(?:home|Users)-[A-Za-z0-9_]{1,64}/dg;

/** User names that name no one. */
const COMMON_NAMES = new Set(
  'root node app user admin git test src home runner ubuntu vscode www data work dev build ci docker www-data'.split(
    ' ',
  ),
);

const MIN_NAME_LENGTH = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Points at home directories, which become `~`, and at the user's name where it is a segment of another path, which
 * becomes `<user>`: a lesson about a path stays one on another machine. A name that names no one (`root`, `node`)
 * is left.
 */
export function createHomeDirectoriesStage(homeDirectory?: string, userName?: string): FilterStage {
  const own = homeDirectory === undefined ? '' : homeDirectory.replace(/[\\/]+$/, '');
  let patterns: readonly [RegExp, string][] | undefined;
  return {
    name: 'home-directories',
    scan(text): readonly StageFinding[] {
      if (!/[\\/~]|%2F/.test(text)) return [];
      patterns ??= ownPatterns(own, userName);
      return [
        ...homes(text),
        ...patterns.flatMap(([pattern, replacement]) => matches(text, pattern, replacement)),
      ];
    },
  };
}

function ownPatterns(home: string, userName: string | undefined): readonly [RegExp, string][] {
  const patterns: [RegExp, string][] = [[PROJECT_SLUG, '~']];
  if (home.length > 1) {
    const spelt = escaped(home).replace(/\\\\/g, '(?:\\\\{1,4}|/)');
    patterns.push([new RegExp(`(?<![\\w.~-])${spelt}(?=$|[^\\w.-]|[.](?:$|[^\\w]))`, 'g'), '~']);
  }
  if (
    userName !== undefined &&
    userName.length >= MIN_NAME_LENGTH &&
    !COMMON_NAMES.has(userName.toLowerCase())
  ) {
    patterns.push([
      new RegExp(`(?<=[\\\\/])${escaped(userName)}(?=$|[\\\\/"'\`\\s:,;)\\]}>])`, 'g'),
      '<user>',
    ]);
    patterns.push([new RegExp(`(?<![\\w/~.])~${escaped(userName)}(?=$|[\\\\/"'\`\\s:,;)])`, 'g'), '~']);
  }
  return patterns;
}

function matches(text: string, pattern: RegExp, replacement: string): readonly StageFinding[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    kind: replacement === '~' ? 'home-directory' : 'user-name',
    start: index,
    end: index + found.length,
    replacement,
  }));
}

function homes(text: string): readonly StageFinding[] {
  if (!/home|Users/.test(text)) return [];
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(HOMES)) {
    const span = indices?.groups?.['home'];
    const name = groups?.['linux'] ?? groups?.['mac'] ?? groups?.['windows'] ?? '';
    if (span === undefined || SHARED.test(name)) continue;
    findings.push({
      kind: 'home-directory',
      start: span[0],
      end: span[1] - trailing(name),
      replacement: '~',
    });
  }
  return findings;
}

/** A full stop or a dash at the end of the name ends the sentence, not the name. */
function trailing(name: string): number {
  return /[.-]*$/.exec(name)?.[0].length ?? 0;
}

/** What may be a path: a word with a dot or a slash in it, without what stands around it. */
const WORD = /[^\s"'`=;|&<>(),[\]]+/g;
const REPLACEMENT = '[REDACTED:path]';

/**
 * Points at the paths of files that hold secrets by what they are (`.env`, `secrets/prod.json`): for who wants not even their names kept. Off unless
 * asked for: that a failure was about `.env` is most of what it teaches, and a path is no secret.
 */
export const createSecretPathsStage = (isSecretPath: (path: string) => boolean): FilterStage => ({
  name: 'secret-paths',
  scan(text): readonly StageFinding[] {
    return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
      const path = word.replace(/[.:!?]+$/, '');
      if (!/[./]/.test(path) || /^-|:\/\//.test(path) || !isSecretPath(path)) return [];
      return [{ kind: 'path', start: index, end: index + path.length, replacement: REPLACEMENT }];
    });
  },
});
