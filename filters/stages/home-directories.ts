import type { FilterStage, StageFinding } from '../types.ts';

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
