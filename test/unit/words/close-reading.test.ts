import { expect, test } from 'vitest';
import { memoryLine, NOW_MS, open, usePlace } from './setup.ts';

const place = usePlace();
const FILLER =
  'Nothing of what follows has to do with it, and it goes on and on for quite some while. '.repeat(5);

async function found(query: string, ...summaries: string[]): Promise<string[]> {
  const lines = summaries.map((summary, number) => memoryLine(number + 1, summary));
  await place.notes.add([{ namespace: 'learnings', anchor: 'a'.repeat(40), lines }]);
  const hits = await open(place).search(query, { limit: 5, nowMs: NOW_MS });
  return hits.map(({ memory }) => memory.summary);
}

test('a long memory that says it in one place comes before one that has the words all over', async () => {
  const near = `The turtle import fails. ${FILLER}`;
  const far = `Of a turtle. ${FILLER} Some import fails.`; // newer, so of equal scores the first
  expect(await found('turtle import fails', near, far)).toEqual([near, far]);
});

test('a memory that begins with what is asked comes before one that comes to it', async () => {
  const about =
    'The turtle import reads the old files first, and only then it looks for what the user has added since.';
  const beside =
    'The user has added the old files since, and only then it looks for what reads first: turtle import.';
  expect(await found('turtle import', about, beside)).toEqual([about, beside]);
});

test('of memories with the same words one that is worded as the question comes first, and says so', async () => {
  const worded = 'It checks that imports are read.';
  const other = 'To read an import, check.'; // newer, and the words stand nearer to its beginning
  expect(await found('checks that imports are read', worded, other)).toEqual([worded, other]);
  const [best, next] = await open(place).search('checks that imports are read', { limit: 5, nowMs: NOW_MS });
  expect(best?.wording).toBeGreaterThan(next?.wording ?? Number.NaN);
  expect(best?.covers).toBeLessThan(next?.covers ?? Number.NaN); // its words by themselves say less
});

test('where near words stand for those of a question its wording says nothing', async () => {
  await found('nothing', 'Purchases are attempted again', 'Payments are attempted again');
  const near = [{ term: 'payment', weight: 0.5, insteadOf: 'purchas', isSure: true }];
  const hits = await open(place).search('purchases attempted', { limit: 5, nowMs: NOW_MS, near });
  expect(hits).toHaveLength(2);
  expect(hits.map(({ wording }) => wording)).toEqual([undefined, undefined]);
});

test('a sign in an error is found by its name', async () => {
  const told = 'The closing brace of the config was missing';
  const hits = await found("SyntaxError: Unexpected token '}'", told, 'The token of the config had expired');
  expect(hits).toContain(told);
});
