import { expect, it } from 'vitest';
import { nearTable, paragraphsOf } from '../../../scripts/near-words/near.ts';
import {
  conceptsOf,
  englishLines,
  LANGUAGES,
  type Pair,
  translatedLines,
  translatedTable,
  withoutSaid,
} from '../../../scripts/near-words/translated.ts';

/** Numbers that are the same each time. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const rowOf = (table: string, word: string): readonly string[] | undefined =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${word} `))
    ?.split(' ')
    .slice(1);

const letters = (number: number): string =>
  [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
/** Of each topic two words that never meet, and stand among the same others. Many topics: what is frequent is left out. */
const TOPICS = Array.from({ length: 30 }, (_, topic) => ({
  twins: [`left${letters(topic)}`, `right${letters(topic)}`] as const,
  among: Array.from({ length: 6 }, (_, other) => `among${letters(other)}x${letters(topic)}`),
}));

function sourcesOf(count: number, random: () => number): string[][][] {
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const paragraph = (source: number): string[] => {
    const { twins, among } = pick(TOPICS);
    const twin = pick(twins);
    const words = Array.from({ length: 11 }, (_, at) => (at === 5 ? twin : pick(among)));
    return source === 0 ? [...words, 'hapax'] : words;
  };
  return Array.from({ length: count }, (_, source) => Array.from({ length: 600 }, () => paragraph(source)));
}

it('words that stand among the same others are near, those of one source or of too few are not learned', () => {
  const random = numbers();
  const table = nearTable(sourcesOf(10, random), random);
  for (const [topic, { twins, among }] of TOPICS.entries()) {
    const near = rowOf(table, twins[0])?.map((entry) => entry.slice(0, -1)) ?? [];
    expect(near, `topic ${topic}`).toContain(twins[1]);
    expect(near.filter((word) => !among.includes(word))).toEqual([twins[1]]);
  }
  expect(table).not.toContain('hapax');
  expect(nearTable(sourcesOf(7, random), random).trim()).toBe('');
});

it('a text is its paragraphs and list items, without code, trailers and other scripts', () => {
  const text = [
    'The wrapped line of a paragraph\ngoes on here with more words',
    '```\nconst code = neverRead + neverRead + neverRead + neverRead;\n```',
    'Co-authored-by: Somebody Else of Some Place <somebody@example.com>',
    'Этот абзац написан другими буквами, и потому он не читается',
    '- first item: apples, pears, plums, cherries\n- second item: planes, trains, lorries, ships',
    'too short',
  ].join('\n\n');
  const found = paragraphsOf(text).map((words) => words.join(' '));
  expect(found).toHaveLength(3);
  expect(found[0]).toContain('wrap');
  expect(found[0]).toContain('more');
  expect(found.join(' ')).not.toMatch(/never|somebodi|short/);
});

/** In every message are two things, so that only all of them together say which word is whose. */
const MESSAGES: readonly Pair[] = [
  ['Delete {0} file', '{0} Datei löschen'],
  ['Delete folder', 'Ordner löschen'],
  ['Open file', 'Datei öffnen'],
  ['Open folder', 'Ordner öffnen'],
  ['Rename file', 'Datei umbenennen'],
  ['Rename folder', 'Ordner umbenennen'],
  ['Commit folder', 'Ordner Commit'],
  ['Commit file', 'Datei Commit'],
  ['Once seen', 'Einmaliges Vorkommen'],
];

it('a word is translated by what explains all of its messages; once is not enough, and what says itself is no row', () => {
  const table = translatedTable('de', MESSAGES, []);
  expect(rowOf(table, 'datei')).toEqual(['file']);
  expect(rowOf(table, 'ordn')).toEqual(['folder']);
  expect(rowOf(table, 'umbenenn')).toEqual(['renam']);
  expect(table).not.toMatch(/einmal|vorkomm|commit/);
});

it('concepts are lines of stems, and what they say of a word is not learned again', () => {
  const concepts = conceptsOf(
    '# kinds\nfile documents file|datei,Dateien||||файл|文件|ファイル|파일\ncache k8s|puffer||||||キャッシュ|',
  );
  expect(LANGUAGES.indexOf('ru')).toBe(4);
  expect(englishLines(concepts)).toBe(' file document \n cach k8s ');
  expect(translatedLines('de', concepts)).toBe(' datei \n puff ');
  expect(translatedLines('zh', concepts)).toBe(' 文件 \n  ');
  expect(translatedLines('ru', concepts)).toMatch(/^ [!-~\x7f]+ \n {2}$/); // in letters that a bundle holds as they are
  expect(rowOf(translatedTable('de', MESSAGES, concepts), 'datei')).toBeUndefined();
  expect(rowOf(translatedTable('de', MESSAGES, concepts), 'ordn')).toEqual(['folder']);
  const rows = [
    ['datei', ['file', 'blob']],
    ['puff', ['cach']],
  ] as const;
  expect(withoutSaid(rows, translatedLines('de', concepts), concepts)).toBe('\ndatei blob\n');
});
