import { expect, test } from 'vitest';
import { turnsOf, withBestTurns } from '../../../src/recall/conversation.ts';
import { mentionFinder, queryTerms } from '../../../src/recall/index/query.ts';

const turns = (query: string, text: string) => {
  const terms = queryTerms(query).map(({ term }) => term);
  return turnsOf(text, mentionFinder(terms)(text), terms.length);
};
const filler = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, number) => `Ben: nothing of note, number ${from + number}`);

test('lines that say who speaks are a conversation, prose and code are not', () => {
  expect(turns('x', 'Ann: hello there\n\nBen: and to you\nAnn: so long')).toHaveLength(3);
  expect(turns('x', 'A note on caches.\nThey expire.\nNote: not all.')).toBeUndefined();
  expect(turns('x', 'Ann: hello\nBen: hello')).toBeUndefined();
});

test('a turn has the words of its own line, its speaker, and whether it asks', () => {
  const [first, second] = turns('turtle', 'Ann: a turtle?\nBen: turtle, turtle\nAnn: ah') ?? [];
  expect(Array.from(first?.frequencies ?? [])).toEqual([2]);
  expect(Array.from(second?.frequencies ?? [])).toEqual([4]);
  expect([first?.isQuestion, second?.isQuestion]).toEqual([true, false]);
  expect([first?.labels, second?.labels]).toEqual([['ann'], ['ben']]);
});

test('of equal conversations that is better which says it in one turn', () => {
  const query = 'turtle import flag';
  const together = ['Ann: the turtle import wants a flag', ...filler(0, 12)].join('\n');
  const apart = ['Ann: a turtle', ...filler(0, 6), 'Ann: an import', ...filler(6, 5), 'Ann: the flag'].join(
    '\n',
  );
  const texts = [apart, together].map((text) => turns(query, text) ?? []);
  const [low = 0, high = 0] = withBestTurns([3, 3], texts, queryTerms(query));
  expect(high).toBe(3);
  expect(low).toBeLessThan(3);
});

test('where no turn says anything the scores stay', () => {
  expect(
    withBestTurns(
      [2, 1],
      [turns('q', filler(0, 3).join('\n')) ?? [], turns('q', filler(3, 3).join('\n')) ?? []],
      queryTerms('q'),
    ),
  ).toEqual([2, 1]);
});
