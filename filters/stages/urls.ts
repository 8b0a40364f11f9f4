import table from '../data/patterns.json';
import type { FilterStage, StageFinding } from '../engine.ts';
import type { AddTable } from '../hints.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

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
export const createHomeDirectoriesStage = (
  homeDirectory = '',
  userName = '',
  addTable?: AddTable,
): FilterStage =>
  createPatternStage(
    'home-directories',
    [
      ...table.stages['home-directories'],
      ...rowsOfHome(homeDirectory.replace(/[\\/]+$/, '')),
      ...rowsOfUser(userName),
    ],
    table.fragments,
    {},
    addTable,
  );

function rowsOfHome(home: string): readonly PatternRule[] {
  if (home.length < 2) return [];
  const spelt = escaped(home).replace(/\\\\/g, '(?:\\\\{1,4}|/)');
  const pattern = `(?<![\\w.~-])${spelt}(?=$|[^\\w.-]|[.](?:$|[^\\w]))`;
  const keywords = [home.slice(Math.max(home.lastIndexOf('/'), home.lastIndexOf('\\')) + 1)];
  return [{ kind: 'home-directory', keywords, pattern, replacement: '~' }];
}

function rowsOfUser(user: string): readonly PatternRule[] {
  if (user.length < MIN_NAME_LENGTH || COMMON_NAMES.has(user.toLowerCase())) return [];
  const name = escaped(user);
  const row = (pattern: string, replacement: string): PatternRule => ({
    kind: replacement === '~' ? 'home-directory' : 'user-name',
    keywords: [user],
    pattern,
    replacement,
  });
  return [
    row(`(?<=[\\\\/])${name}(?=$|[\\\\/"'\`\\s:,;)\\]}>])`, '<user>'),
    row(`(?<![\\w/~.])~${name}(?=$|[\\\\/"'\`\\s:,;)])`, '~'),
  ];
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
