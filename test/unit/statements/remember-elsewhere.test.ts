import { describe, expect, it } from 'vitest';
import { ASKS_ELSEWHERE } from '../../../src/capture/asked.ts';
import { mayBeKeptAtOnce, mayStateSomething } from '../../../src/capture/prompt-hints.ts';
import { statementIn } from '../../../src/capture/statement.ts';
import { besideQuestion } from '../../../src/recall/trigger.ts';

/** By language: what is asked to be remembered, what is kept of it, and a task in the same words. */
const EXAMPLES: Readonly<Record<string, readonly [asked: string, kept: string, task: string]>> = {
  de: [
    'Bitte merk dir, dass die Datenbank jeden Montag geleert wird.',
    'Die Datenbank wird jeden Montag geleert.',
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

  it.each([
    ['覚えておいて：テストは毎晩リセットされる。', 'テストは毎晩リセットされる。'],
    ['バグを直して。それと、覚えておいて：本番DBは読み取り専用。', '本番DBは読み取り専用。'],
    [
      'ステージングDBは毎週月曜に空になるので、覚えておいてください。',
      'ステージングDBは毎週月曜に空になる。',
    ],
    ['Souviens-toi que la base de test est vidée chaque lundi.', 'La base de test est vidée chaque lundi.'],
    ['Note bien que la CI tourne sous Node 18.', 'La CI tourne sous Node 18.'],
    ['Notiere: die Staging-Datenbank ist schreibgeschützt.', 'Die Staging-Datenbank ist schreibgeschützt.'],
    [
      'Erinnere dich daran, dass die Staging-DB schreibgeschützt ist.',
      'Die Staging-DB ist schreibgeschützt.',
    ],
    ['Merk dir bitte, dass wir nie auf main pushen.', 'Wir pushen nie auf main.'],
    [
      'Behalte im Hinterkopf, dass alles neu gebaut wird, wenn main sich ändert.',
      'Dass alles neu gebaut wird, wenn main sich ändert.',
    ],
    ['Mach weiter, merk dir bitte, dass Prod auf Port 9443 läuft.', 'Prod läuft auf Port 9443.'],
    ['Merk dir, dass npm audit jeden Montag laufen muss.', 'Npm audit muss jeden Montag laufen.'],
    ['Merk dir, dass Backups im Keller liegen.', 'Backups liegen im Keller.'],
    ['Merk dir, dass Images nach Bergen heißen.', 'Images heißen nach Bergen.'],
    ['Merk dir, dass Builds dienstags laufen.', 'Builds laufen dienstags.'],
    ['Merk dir, dass Bob Ana hilft.', 'Dass Bob Ana hilft.'],
    ['Merk dir, dass beim Build die Tests laufen.', 'Dass beim Build die Tests laufen.'],
    ['Behebe den Fehler und merk dir, dass die Tests UTC brauchen.', 'Die Tests brauchen UTC.'],
    ['Corrige el fallo; y anota que los tests necesitan UTC.', 'Los tests necesitan UTC.'],
    ['Por favor, memoriza que la base es de solo lectura.', 'La base es de solo lectura.'],
    ['Anote que o banco é somente leitura.', 'O banco é somente leitura.'],
    ['기억해 줘: 테스트는 UTC로 돈다.', '테스트는 UTC로 돈다.'],
  ])('is kept without what asks for it: %s', (asked, kept) => {
    expect(statementIn(besideQuestion(asked, []))?.summary).toBe(kept);
    expect(mayBeKeptAtOnce(asked) && mayStateSomething(asked)).toBe(true);
  });

  it.each([
    'Zeige eine Notiz: die Zeit ist um.',
    'La page affiche : souviens-toi de moi.',
    'El sistema recuerda que el usuario ha entrado.',
    'ログイン画面に「覚えておく」のチェックボックスを追加して',
    'テストが落ちるので直してください',
  ])('is nothing in: %s', (text) => expect(statementIn(text)?.type).not.toBe('remember'));

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
