import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { familiesIn, mayAskAboutThePast, resumeIn } from '../../src/capture/prompt-hints.ts';
import { recallTrigger } from '../../src/recall/trigger.ts';
import { languages, mayHave, RULES } from '../../src/recall/wordings/grammar.ts';
import { examplesOf } from '../helpers/pattern-examples.ts';

const ROOT = join(import.meta.dirname, '../..');
type ByLanguage = Readonly<Record<string, readonly string[]>>;
const fixture = (name: string): ByLanguage =>
  JSON.parse(readFileSync(join(ROOT, `test/fixtures/asks/${name}.json`), 'utf8'));

/** As the hook does: the first look, then the closer one. */
const asks = (prompt: string): boolean =>
  resumeIn(prompt) === 'before' || (mayAskAboutThePast(prompt) && recallTrigger(prompt, []) !== undefined);

describe('of prompts in which people ask about the past', () => {
  const past = fixture('past');
  it.each(Object.keys(past))('at least 85 of 100 are recognised in %s', (language) => {
    const prompts = past[language] ?? [];
    const missed = prompts.filter((prompt) => !asks(prompt));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(prompts.length * 0.15);
  });
});

describe('of ordinary prompts', () => {
  const ordinary = fixture('ordinary');
  it.each(Object.keys(ordinary))('none is taken for a question about the past in %s', (language) => {
    expect(ordinary[language]?.filter(asks)).toEqual([]);
  });
});

describe('the first look lets by', () => {
  // What a row has beside these is never enough, but `weTold` with what says when.
  const telling = new Set(
    'asksAlone anyoneDid weDid weHave weAgreed youDid wasDone ago again settled leftOver goOn'.split(' '),
  );
  it.each(languages().map((language) => [language.name, language] as const))(
    'all of %s',
    (_, { words, family }) => {
      const examples = Object.entries(words)
        .filter(([kind]) => telling.has(kind) || (words.weTold !== undefined && /^(?:past|ever)$/.test(kind)))
        .flatMap(([, alternatives]) => alternatives.flatMap(examplesOf));
      expect(examples.length).toBeGreaterThan(50);
      const stopped = examples.filter(
        (example) => !familiesIn(`¿so ${example} , pourquoi ?`).includes(family),
      );
      expect(stopped.slice(0, 40)).toEqual([]);
    },
  );
});

describe('what a text must have for a pattern to be compiled', () => {
  it.each(languages().map((language) => [language.name, language] as const))(
    'is in all of %s',
    (_, { words }) => {
      const stopped = Object.values(words).flatMap((alternatives) =>
        alternatives.flatMap((one) => examplesOf(one).filter((example) => !mayHave(example, one))),
      );
      expect(stopped.slice(0, 40)).toEqual([]);
      expect(
        Object.values(words)
          .flat()
          .some((one) => !mayHave('add a test', one)),
      ).toBe(true);
    },
  );
});

describe('the table in docs/reference/questions.md', () => {
  const page = readFileSync(join(ROOT, 'docs/reference/questions.md'), 'utf8');
  const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('"'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));

  it('has each row of the grammar', () => {
    expect(rows.map(([, kinds]) => kinds)).toEqual(RULES.map((rule) => rule.join(' + ')));
  });
  it.each(rows.flatMap(([, , examples = '']) => quoted(examples)))('is right about %j', (prompt) => {
    expect(asks(prompt)).toBe(true);
  });
  it('is right about what does not count', () => {
    const line = page.split('\n').find((text) => text.startsWith('These do not count')) ?? '';
    expect(quoted(line).length).toBeGreaterThan(4);
    expect(quoted(line).filter(asks)).toEqual([]);
  });
  it('counts the prompts', () => {
    const count = (name: string) => Object.values(fixture(name)).flat().length;
    expect(page).toContain(`${count('past')} prompts that ask and ${count('ordinary')} that do not`);
  });
});

describe('what is searched for', () => {
  it.each([
    ['¿cómo solucionamos el problema de las zonas horarias?', 'zonas horarias'],
    ['Weißt du noch, wie der Port vom Testserver war?', 'Port Testserver'],
    ['c’était quoi déjà la commande pour remplir la base ?', 'commande remplir base'],
    ['证书的问题已经修好了吗？', '证书'],
  ])('in %j is %j', (prompt, about) => {
    const query = recallTrigger(prompt, [])?.subject ?? '';
    expect(query.replace(/[?？\s]+$/, '')).toBe(about);
  });
  it.each(['昨天做到哪里了？', 'mach da weiter, wo wir gestern aufgehört haben'])(
    'in %j is nothing in particular',
    (prompt) => expect(recallTrigger(prompt, [])?.isGeneral).toBe(true),
  );
});
