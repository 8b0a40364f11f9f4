import type { FilterStage, StageFinding } from '../engine.ts';

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
