import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFromOtherTimes, isWithin, readDateWords } from '../../../src/recall/date-words.ts';

/** A Sunday, at noon where the test runs. */
const NOW_MS = new Date(2026, 10, 22, 12).getTime();
const day = (year: number, month: number, date: number): number => new Date(year, month - 1, date).getTime();
const boundsOf = (query: string) => readDateWords(query, NOW_MS).bounds;

test.each([
  ['what did we decide last week', day(2026, 11, 9), day(2026, 11, 16)],
  ['this week', day(2026, 11, 16), day(2026, 11, 23)],
  ['what broke yesterday?', day(2026, 11, 21), day(2026, 11, 22)],
  ['fixed two days ago', day(2026, 11, 20), day(2026, 11, 21)],
  ['flaky tests in the last 3 months', day(2026, 8, 22), day(2026, 11, 23)],
  ['last month', day(2026, 10, 1), day(2026, 11, 1)],
  ['what we learned in May', day(2026, 5, 1), day(2026, 6, 1)],
  ['in December', day(2025, 12, 1), day(2026, 1, 1)],
  ['in May 2024', day(2024, 5, 1), day(2024, 6, 1)],
  ['during 2024', day(2024, 1, 1), day(2025, 1, 1)],
  ['on 8 May, 2023', day(2023, 5, 8), day(2023, 5, 9)],
  ['on May 8th', day(2026, 5, 8), day(2026, 5, 9)],
  ['on 2026-01-03', day(2026, 1, 3), day(2026, 1, 4)],
  ['on Friday', day(2026, 11, 20), day(2026, 11, 21)],
  ['last Sunday', day(2026, 11, 15), day(2026, 11, 16)],
  ['a few days ago', day(2026, 11, 14), day(2026, 11, 21)],
  ['the bug from a couple of weeks ago', day(2026, 10, 11), day(2026, 11, 15)],
  ['in the last few days', day(2026, 11, 16), day(2026, 11, 23)],
  ['the other day', day(2026, 11, 8), day(2026, 11, 22)],
  ['last night', day(2026, 11, 21), day(2026, 11, 22)],
  ['between May and October', day(2026, 5, 1), day(2026, 11, 1)],
  ['from November to February', day(2025, 11, 1), day(2026, 3, 1)],
  ['from 2026-01-03 to 2026-02-01', day(2026, 1, 3), day(2026, 2, 2)],
  ['between 2024-03 and May 2025', day(2024, 3, 1), day(2025, 6, 1)],
])('%s', (query, fromMs, untilMs) => {
  expect(boundsOf(query)).toEqual({ fromMs, untilMs });
});

test.each([
  ['since 2026-01-03', { fromMs: day(2026, 1, 3) }],
  ['before March', { untilMs: day(2026, 3, 1) }],
  ['after May 2024', { fromMs: day(2024, 6, 1) }],
  ['until yesterday', { untilMs: day(2026, 11, 22) }],
])('%s is open to one side', (query, bounds) => {
  expect(boundsOf(query)).toEqual(bounds);
});

test.each([
  'you may know why',
  'march through the list',
  'the last test failed',
  '2026-11-03 12:00:01 ERROR worker died',
  'Nov 22 12:00:01 host kernel: panic',
  'since Nov 22 12:00:01 it fails',
  'esbuild 2023-01 and chrome 2024',
  'port 2024 is taken',
  'migrate from 2021 to 2024',
])('%s says nothing of when it was', (query) => {
  expect(readDateWords(query, NOW_MS)).toEqual({ query });
});

test('relative words are not looked for, dates are', () => {
  expect(readDateWords('what did we decide last week about auth', NOW_MS).query).toBe(
    'what did we decide about auth',
  );
  expect(readDateWords('releases in May 2024', NOW_MS).query).toBe('releases in May 2024');
  expect(readDateWords('yesterday', NOW_MS).query).toBe('yesterday');
});

test.each([
  ['what did we decide last week about auth', 'what did we decide about auth'],
  ['releases in May 2024', 'releases'],
  ['last week?', '?'],
])('%s leaves %j where no time is told', (query, rest) => {
  expect(readDateWords(query, NOW_MS).rest).toBe(rest);
});

test.each([
  ['deploy last week', ['2026-01-01'], false],
  ['deploy in 2019', ['2026-01-01'], true],
  ['deploy in 2019', ['2026-01-01', '2019-05-01'], false],
  ['deploy in 2019', [], false],
  ['deploy', ['2026-01-01'], false],
])('%s, found %o: from other times only: %s', (query, found, isFromOthers) => {
  const hits = found.map((at) => ({ memory: { at, lastSeenAt: at } }));
  expect(isFromOtherTimes(query, hits, Date.parse('2026-01-08T12:00:00.000Z'))).toBe(isFromOthers);
});

test('a bound includes its first moment and not its end; what is no time is in', () => {
  const bounds = { fromMs: day(2026, 5, 1), untilMs: day(2026, 6, 1) };
  expect(isWithin(new Date(2026, 4, 1).toISOString(), bounds)).toBe(true);
  expect(isWithin(new Date(2026, 5, 1).toISOString(), bounds)).toBe(false);
  expect(isWithin('some day', bounds)).toBe(true);
});

test('never throws, and what it reads is a stretch of time', () => {
  const words = fc.constantFrom(
    'last',
    'in',
    'since',
    'may',
    '12',
    '2024',
    'three',
    'weeks',
    'ago',
    'on',
    'friday',
    'x',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (parts) => {
      const { bounds } = readDateWords(parts.join(' '), NOW_MS);
      if (bounds?.fromMs !== undefined && bounds.untilMs !== undefined) {
        expect(bounds.fromMs).toBeLessThan(bounds.untilMs);
      }
    }),
  );
});
