import { describe, expect, it } from 'vitest';
import { startNotice } from '../../src/app/hooks/session-start.ts';

const NOW = new Date(2026, 2, 12, 15).getTime(); // a Thursday
const at = (day: number): string => new Date(2026, 2, day, 12).toISOString();

describe('the line for the user at a start', () => {
  it.each([
    [{ recalled: 0, isHandedOn: false }, undefined],
    [{ recalled: 1, isHandedOn: false }, 'cs-memory: gave the model 1 memory (/cs:memories)'],
    [
      { recalled: 3, isHandedOn: false, news: { count: 2, since: at(10) } },
      'cs-memory: gave the model 3 memories, 2 new since Tuesday (/cs:memories)',
    ],
    [
      { recalled: 3, isHandedOn: true, news: { count: 1, since: at(11) } },
      'cs-memory: gave the model a handoff from the last session and 3 memories, 1 new since yesterday (/cs:memories)',
    ],
    [
      { recalled: 2, isHandedOn: false, news: { count: 2, since: at(12) } },
      'cs-memory: gave the model 2 memories, 2 new since your last session (/cs:memories)',
    ],
    [
      { recalled: 2, isHandedOn: false, news: { count: 1, since: at(1) } },
      'cs-memory: gave the model 2 memories, 1 new since 2026-03-01 (/cs:memories)',
    ],
    [
      { recalled: 2, isHandedOn: false, news: { count: 0, since: at(1) } },
      'cs-memory: gave the model 2 memories (/cs:memories)',
    ],
  ])('says what was told, and what of it is new: %j', (told, line) => {
    expect(startNotice(told, '/cs:memories', NOW)).toBe(line);
  });
});
