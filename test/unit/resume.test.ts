import { describe, expect, it } from 'vitest';
import { resumeIn } from '../../src/capture/prompt-hints.ts';

describe('a prompt that asks to go on', () => {
  it.each([
    'continue',
    'Continue.',
    'please continue',
    'ok, go on',
    "let's continue with the work",
    'keep going',
    'weiter',
    'mach weiter, bitte',
    'Bitte weitermachen.',
    'continuons',
    'sigue',
    '继续',
    '続けて',
  ])('means the session’s own work, or the last one’s: %s', (prompt) => {
    expect(resumeIn(prompt)).toBe('here');
  });

  it.each([
    'where were we?',
    'So where are we',
    'Where did we leave off last time?',
    'what were we working on yesterday?',
    'what did we do last time?',
    'What have we done in the last session?',
    'Was haben wir letztes Mal gemacht?',
    'continue where we left off',
    'Wo waren wir?',
    '¿Dónde nos quedamos?',
    'où en étions-nous ?',
    'どこまでやった？',
  ])('means what was before: %s', (prompt) => {
    expect(resumeIn(prompt)).toBe('before');
  });

  it.each([
    ['continue with the split', 'the split'],
    ['Now continue with the export script, please.', 'the export script'],
    ['continue the migration', 'the migration'],
    ['back to the parser!', 'the parser'],
    ["let's get back to splitting a.ts", 'splitting a.ts'],
    ['weiter mit dem Export', 'dem Export'],
    ['mach mit dem Export weiter', 'dem Export'],
    ['sigue con el parser', 'el parser'],
    ['continuons avec les tests', 'les tests'],
    ['继续拆分', '拆分'],
    ['テストの続きをお願い', 'テスト'],
  ])('means what it names: %s', (prompt, name) => {
    expect(resumeIn(prompt)).toEqual({ name });
  });

  it.each([
    '',
    'get back to me with a plan for the new parser and its tests',
    'continue the loop when the value is null',
    'Why does it continue after the error?',
    'go on and delete the old files',
    'where are we using parseLine?',
    'what did we do last time it failed?',
    'was haben wir hier?',
    'weiterleiten an die Warteschlange',
    'resume upload should work after a lost connection',
    'pick up the config from the environment',
    `continue${' '.repeat(200)}`,
  ])('is none that asks for something else: %s', (prompt) => {
    expect(resumeIn(prompt)).toBeUndefined();
  });
});
