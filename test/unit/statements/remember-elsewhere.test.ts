import { describe, expect, it } from 'vitest';
import { ASKS_ELSEWHERE } from '../../../src/capture/model/statements/rules.ts';
import { statementIn } from '../../../src/capture/model/statements/statement.ts';
import { mayBeKeptAtOnce, mayStateSomething } from '../../../src/core/prompt-hints.ts';

/** By language: what is asked to be remembered, what is kept of it, and a task in the same words. */
const EXAMPLES: Readonly<Record<string, readonly [asked: string, kept: string, task: string]>> = {
  en: [
    'Don’t forget that the staging database is reset every Monday.',
    'The staging database is reset every Monday.',
    'Don’t forget to run the tests.',
  ],
  de: [
    'Bitte merk dir, dass die Datenbank jeden Montag geleert wird.',
    'Bitte merk dir, dass die Datenbank jeden Montag geleert wird.',
    'Vergiss nicht, die Tests laufen zu lassen.',
  ],
  fr: [
    'N’oublie pas que la base de test est vidée chaque lundi.',
    'La base de test est vidée chaque lundi.',
    'N’oublie pas de lancer les tests.',
  ],
  es: [
    'Recuerda que la base de pruebas se vacía cada lunes.',
    'La base de pruebas se vacía cada lunes.',
    'Recuerda ejecutar las pruebas.',
  ],
  pt: [
    'Lembre-se de que o banco de testes é limpo toda segunda.',
    'O banco de testes é limpo toda segunda.',
    'Lembre-se de rodar os testes.',
  ],
  it: [
    'Ricordati che il database di prova viene svuotato ogni lunedì.',
    'Il database di prova viene svuotato ogni lunedì.',
    'Ricordati di lanciare i test.',
  ],
  ru: [
    'Запомни, что тестовая база очищается каждый понедельник.',
    'Тестовая база очищается каждый понедельник.',
    'Не забудь запустить тесты.',
  ],
  zh: ['请记住：测试数据库每周一清空。', '测试数据库每周一清空。', '记住先跑测试。'],
  ja: [
    'テスト用DBは毎週月曜に空になることを覚えておいてください。',
    'テスト用DBは毎週月曜に空になる。',
    'テストを実行するのを忘れないで。',
  ],
  ko: [
    '테스트 DB는 매주 월요일에 비워진다는 것을 기억해 주세요.',
    '테스트 DB는 매주 월요일에 비워진다.',
    '테스트 실행하는 것을 잊지 마.',
  ],
};

describe('what is asked to be remembered', () => {
  it('has an example in each language', () => {
    expect(Object.keys(EXAMPLES)).toEqual(expect.arrayContaining(Object.keys(ASKS_ELSEWHERE)));
  });

  it.each(Object.entries(EXAMPLES))('is kept, and the look before lets it pass: %s', (_, [asked, kept]) => {
    expect(statementIn(asked)).toMatchObject({ type: 'remember', summary: kept });
    expect(mayStateSomething(asked)).toBe(true);
    expect(mayBeKeptAtOnce(asked)).toBe(true);
  });

  it.each(Object.entries(EXAMPLES))('is no task: %s', (_, [, , task]) => {
    expect(statementIn(task)).toBeUndefined();
  });

  it('may stand behind a colon', () => {
    expect(statementIn('Merk dir: die Datenbank wird jeden Montag geleert.')?.summary).toBe(
      'Die Datenbank wird jeden Montag geleert.',
    );
  });

  it('has in each of its ways something that the look before knows', () => {
    for (const [language, [asks, leads]] of Object.entries(ASKS_ELSEWHERE)) {
      // Every word that a way must have: without what may be absent, and with the first of what is either.
      const ways = asks.split(/\|(?![^(]*\))/);
      for (const way of ways) {
        const text = way
          .replace(/\(\?![^)]*\)/g, '')
          .replace(/\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)\?/g, '')
          .replace(/\(\?:([^()|]*)(?:\|[^()]*)?\)/g, '$1')
          .replace(/(?:\[[^\]]*\]|.)\?/gu, '');
        expect(mayBeKeptAtOnce(`please, ${text} ${leads}x`), `${language}: ${text}`).toBe(true);
      }
    }
  });
});
