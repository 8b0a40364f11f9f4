import { describe, expect, it } from 'vitest';
import { ageFactor, ageText, DAY_MS } from '../../src/core/time.ts';

const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');
const ago = (ms: number): string => new Date(NOW_MS - ms).toISOString();

describe('ageText', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [DAY_MS, '1 day ago'],
    [6 * DAY_MS, '6 days ago'],
    [8 * DAY_MS, '1 week ago'],
    [65 * DAY_MS, '2 months ago'],
    [800 * DAY_MS, '2 years ago'],
  ])('%d ms ago is %j', (ms, text) => expect(ageText(ago(ms), NOW_MS)).toBe(text));

  it('takes a clock that was ahead for now', () => {
    expect(ageText(ago(-DAY_MS), NOW_MS)).toBe('just now');
  });

  it('says so when there is no time', () => {
    expect(ageText('yesterday', NOW_MS)).toBe('at an unknown time');
  });
});

describe('ageFactor', () => {
  it('halves with every half-life', () => {
    expect(ageFactor(ago(0), NOW_MS, 30)).toBe(1);
    expect(ageFactor(ago(30 * DAY_MS), NOW_MS, 30)).toBeCloseTo(0.5);
    expect(ageFactor(ago(60 * DAY_MS), NOW_MS, 30)).toBeCloseTo(0.25);
  });

  it('gives nothing for a time that is none, and no bonus for the future', () => {
    expect(ageFactor('yesterday', NOW_MS, 30)).toBe(0);
    expect(ageFactor(ago(-DAY_MS), NOW_MS, 30)).toBe(1);
  });
});
