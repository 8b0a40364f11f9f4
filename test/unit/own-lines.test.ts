import { describe, expect, it } from 'vitest';
import { withoutOwnLines } from '../../src/capture/transcript.ts';
import { metOnce } from '../../src/core/fold.ts';
import type { Memory } from '../../src/core/memory.ts';
import { writeRecall } from '../../src/recall/recall-text.ts';

const AT = '2026-01-02T03:04:05.000Z';
const memory: Memory = {
  id: '6024bb55b2a840c3',
  at: AT,
  ns: 'decisions',
  kind: 'decision',
  summary: 'We store times in UTC, because two teams share the tables',
  body: 'Tried: local time\n> it broke in March',
  evidence: 'user-stated',
  tags: [],
  files: [],
  ...metOnce('a'.repeat(40), AT),
} as unknown as Memory;
const told = writeRecall('What fits.', [{ memory, freshness: 'unknown', scope: 'repository' }], {
  nowMs: Date.parse(AT),
});
const unfenced = (told?.text ?? '').split('\n').slice(1, -1).join('\n');

describe('what a text repeats of memories', () => {
  it.each<[string, string]>([
    ['as they are told, without the fence', unfenced],
    ['as they are told, quoted', unfenced.replace(/^/gm, '> ')],
    ['as they are told, indented', unfenced.replace(/^/gm, '    ')],
    ['as they are listed', '6024bb55b2a840c3  We store times in UTC (decisions/decision, just now)'],
    [
      'in a list of its own',
      '1. `6024bb55b2a840c3`: We store times in UTC\n2. **[6024bb55b2a840c3]** And so on',
    ],
  ])('%s, is left out, and nothing beside it', (_how, repeated) => {
    expect(withoutOwnLines(`Here it is:\n${repeated}\n\nThe cause was the clock.`)).toMatch(
      /^Here it is:\n\n?The cause was the clock\.$/,
    );
  });

  it.each([
    'A commit 6024bb55b2a840c3 broke it.',
    '- [x] done\n  - and its detail',
    '6024bb55b2a840c3deadbeef is a longer name',
    'evidence (user-stated) counts most',
  ])('is not: %s', (text) => {
    expect(withoutOwnLines(text)).toBe(text);
  });
});
