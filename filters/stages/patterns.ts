import table from '../data/patterns.json';
import { looksRandom } from '../judge/entropy.ts';
import { isFilledIn, isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type Judges, type PatternRule } from '../pattern-rule.ts';
import type { FilterStage } from '../types.ts';
import { isSecretValue } from './assignments/values.ts';
import { findPrefixedTokens } from './token-shapes/prefixed.ts';

/** Words without which a phrase makes no sentence: "must be at least eight characters" is no passphrase. */
const OF_SENTENCES =
  /\b(?:the|a|an|is|are|be|must|your|this|that|of|to|for|with|and|or|not|in|on|it|list|words?)\b/;

/** What rows ask of a value that a pattern cannot say. */
const JUDGES: Judges = {
  unfilled: (value) => !isFilledIn(value),
  phrase: (value) => !OF_SENTENCES.test(value),
  line: (text) => isSecretValue('password', { text, place: 'line', next: '' }),
  /** What stands behind the last space of an entry, or between its quotes. */
  lastWord: (entry) => !isPlaceholder(/[^\s"']+(?=["']?$)/.exec(entry)?.[0] ?? ''),
  /** Base64 of `user:password`. */
  login: (value) => {
    const decoded = Buffer.from(value, 'base64').toString('latin1');
    const [, password = ''] = decoded.split(':');
    return /^[\x20-\x7e]{1,200}:[\x20-\x7e]{2,}$/.test(decoded) && !isPlaceholder(password);
  },
  googleSecret: (value) => !isFilledIn(value) && (looksRandom(value, 24) || /^(.)\1{8}/.test(value)),
};

/** The stages that are tables alone; a new shape is a row in `data/patterns.json`. */
type PatternStageName = keyof typeof table.stages;

/** The stage of a table. */
export const patternStage = (name: PatternStageName): FilterStage =>
  createPatternStage(name, table.stages[name] as readonly PatternRule[], table.fragments, JUDGES);

const shapes = patternStage('token-shapes');

/** Points at tokens that providers made easy to recognise. Examples of themselves (`ghp_xxxxxxxx…`) stay. */
export const tokenShapesStage: FilterStage = {
  name: 'token-shapes',
  scan: (text) => [...findPrefixedTokens(text), ...shapes.scan(text)],
};

export const commandOptionsStage = patternStage('command-options');
