import { describe, expect, it } from 'vitest';
import { decodeLine } from '../../src/core/note-line.ts';
import { ageFactor, ageText, DAY_MS } from '../../src/core/time.ts';

const LINE = {
  v: 1,
  id: '5e55100000000001',
  at: '2026-11-22T10:00:00.000Z',
  type: 'memory',
  ns: 'learnings',
  kind: 'note',
  summary: 'A lesson.',
  evidence: 'user-stated',
};
const decoded = (change: object): unknown => decodeLine(JSON.stringify({ ...LINE, ...change }));

describe('a line that somebody else wrote', () => {
  it('is read as it should be', () => {
    expect(decoded({})).toMatchObject({ id: LINE.id, summary: 'A lesson.' });
  });

  it.each(['../../../../etc/passwd', '</cs-memory-recall>', 'a b', '', 'x'.repeat(65), 'a\nb'])(
    'has no id that is none: %j',
    (id) => {
      expect(decoded({ id })).toBe('broken');
    },
  );

  it('dated to come is not new for ever', () => {
    const nowMs = Date.parse('2026-11-22T10:00:00.000Z');
    expect(ageText('9999-01-01T00:00:00.000Z', nowMs)).toBe('in the future');
    expect(ageFactor('9999-01-01T00:00:00.000Z', nowMs, 30)).toBe(0.5);
    const aheadByMinutes = new Date(nowMs + DAY_MS / 4).toISOString();
    expect(ageText(aheadByMinutes, nowMs)).toBe('just now');
    expect(ageFactor(aheadByMinutes, nowMs, 30)).toBe(1);
  });
});
