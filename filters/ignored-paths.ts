import { attempt, onceAsked } from '../src/core/basics.ts';
import paths from './data/ignored-paths.json';
import { type FilterStage, spanOf } from './engine.ts';

/** What minimatch's `minimatch(path, pattern, options)` does. */
type MatchPath = (path: string, pattern: string, options: { dot: true; nocase: true }) => boolean;

/**
 * Hands out minimatch when a path could match. It is not imported here: bundled and minified it is 39 KB and takes
 * 5 ms to load (0.14 of a node start), and compiling all patterns below takes 17 ms more.
 */
export type LoadMinimatch = () => MatchPath;

/**
 * Files and directories whose content is secret by what they are. Each is matched anywhere in a path: as the
 * path's end, and as a directory above it. Names of examples (`.env.example`) are in on purpose: people do put
 * real values there.
 */
const IGNORED_PATHS = paths.join(' ').split(' ');

/**
 * Answers whether a path is one that is never captured: it is in the list above and not in `allowed`, or it is in
 * `more`. Slashes may lean either way, case does not count, and a drive or a leading `./` changes nothing. When
 * matching breaks the answer is yes.
 */
export function createPathFilter(
  loadMinimatch: LoadMinimatch,
  more: readonly string[],
  allowed: readonly string[] = [],
): (path: string) => boolean {
  const isListed = createPathMatcher(loadMinimatch, IGNORED_PATHS);
  const isAllowed = createPathMatcher(loadMinimatch, allowed);
  const isNamed = createPathMatcher(loadMinimatch, more);
  return (path) => attempt(() => (isListed(path) && !isAllowed(path)) || isNamed(path), true);
}

/** Answers whether one of the globs matches a path, anywhere in it. Throws where minimatch does. */
export function createPathMatcher(
  loadMinimatch: LoadMinimatch,
  globs: readonly string[],
): (path: string) => boolean {
  const prepared = onceAsked(() => globs.map(anywhere));
  return (path) => {
    const plain = path.replace(/\\/g, '/').replace(/^\.?\/+/, '');
    const lower = plain.toLowerCase();
    const likely = prepared()
      .filter(({ hint }) => lower.includes(hint))
      .flatMap(({ patterns }) => patterns);
    if (plain === '' || likely.length === 0) return false;
    const match = loadMinimatch();
    return likely.some((pattern) => match(plain, pattern, { dot: true, nocase: true }));
  };
}

/** A glob, as it is matched anywhere in a path, and a part in small letters without which no path matches: empty where it has none. */
function anywhere(glob: string) {
  const inner = glob.replace(/^(?:\*\*\/|\.?\/)+/, '').replace(/\/$/, '');
  const patterns = inner.endsWith('/**') ? [`**/${inner}`] : [`**/${inner}`, `**/${inner}/**`];
  return { patterns, hint: hintOf(inner) };
}

/** The longest part that a match must hold to the letter; none where braces, classes or negations leave a choice. */
function hintOf(glob: string): string {
  if (/[[\]{}()!\\|+@]/.test(glob)) return '';
  const parts = glob.replace(/\/?\*\*\/?/g, '*').split(/[*?]+/);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '').toLowerCase();
}

/** What may be a path: a word with a dot or a slash in it, without what stands around it. */
const WORD = /[^\s"'`=;|&<>(),[\]]+/g;

/**
 * Points at the paths of files that hold secrets by what they are (`.env`, `secrets/prod.json`): for who wants not even their names kept. Off unless
 * asked for: that a failure was about `.env` is most of what it teaches, and a path is no secret.
 */
export const createSecretPathsStage = (isSecretPath: (path: string) => boolean): FilterStage => ({
  name: 'secret-paths',
  scan: (text) =>
    Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ 0: word.replace(/[.:!?]+$/, ''), index }))
      .filter(({ 0: path }) => /[./]/.test(path) && !/^-|:\/\//.test(path) && isSecretPath(path))
      .map((path) => ({ ...spanOf(path), kind: 'path', replacement: '[REDACTED:path]' })),
});
