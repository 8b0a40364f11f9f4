import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage } from '../pattern-rule.ts';
import { isSecretValue } from './assignments/values.ts';

/** Alone on its line, behind at most one empty line; with a digit and a letter, as generated passwords are. */
const ALONE = String.raw`\r?\n(?:[ \t]*\r?\n)?[ \t]{0,16}["'\x60]?(?<secret>(?=[^\s]{0,60}\d)(?=[^\s]{0,60}[A-Za-z])[^\s"'\x60]{6,200})["'\x60]?[ \t]*(?=\r?\n|$)`;
const NAMES = `(?:pass(?:word|phrase|code)|token|api[ _-]?key|secret(?:[ _-]key)?|kennwort|passwort|mot de passe|contrase[nñ]a|senha)`;

/** Points at a secret that stands on the line below the words for it, as programs print them when they are set up. */
export const ownLinesStage = createPatternStage('own-lines', [
  {
    kind: 'password',
    keywords: [
      'pass',
      'Pass',
      'PASS',
      'oken',
      'TOKEN',
      'ecret',
      'SECRET',
      'key',
      'Key',
      'KEY',
      'ennwort',
      'ontrase',
      'enha',
    ],
    pattern: new RegExp(String.raw`\b${NAMES}\b[^\n]{0,120}(?::|\bis|\bare)[ \t]*${ALONE}`, 'dgi'),
    accepts: (text) => isSecretValue('password', { text, place: 'line', next: '' }),
  },
  {
    // Words that somebody chose, or a wallet's.
    kind: 'passphrase',
    keywords: ['phrase', 'nemonic'],
    pattern:
      /\b(?:passphrase|pass phrase|seed phrase|recovery phrase|mnemonic)\b[^\n]{0,40}:[ \t]*\r?\n(?:[ \t]*\r?\n)?[ \t]{0,16}(?<secret>[a-z]{3,8}(?: [a-z]{3,8}){3,24})[ \t]*(?=\r?\n|$)/dgi,
    accepts: (text) => !isPlaceholder(text),
  },
]);
