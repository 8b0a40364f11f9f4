import { describe, expect, it } from 'vitest';
import type { TranscriptEvent } from '../../src/domain/narrative/transcript-line.ts';
import { isWornOut, NEVER_TOLD, useOf, WORN_OUT, withTold } from '../../src/domain/told-use.ts';

const MEMORY = {
  summary: 'The integration tests need `npm run db:seed` first, else `seedTenants` is undefined.',
  files: [{ path: 'test/db.ts' }],
};
const prompt = (text: string): TranscriptEvent => ({ type: 'prompt', text });
const said = (text: string): TranscriptEvent => ({ type: 'said', text });
const call = (input: Record<string, string>, failed = false): readonly TranscriptEvent[] => [
  { type: 'call', id: JSON.stringify(input), tool: 'Bash', input },
  { type: 'result', id: JSON.stringify(input), failed },
];

describe('what a session did with a memory that it was told', () => {
  it.each<[string, readonly TranscriptEvent[], string]>([
    [
      'ran its command',
      [prompt('run the tests'), ...call({ command: 'npm run db:seed && npm test' })],
      'used',
    ],
    ['named what it names', [prompt('run the tests'), said('It is `seedTenants` again.')], 'used'],
    [
      'was asked for it by name',
      [prompt('why is seedTenants undefined?'), said('`seedTenants` is not there.')],
      'unused',
    ],
    ['ran its command in vain', call({ command: 'npm run db:seed' }, true), 'unused'],
    ['changed its file', call({ file_path: '/home/me/project/test/db.ts' }), 'touched'],
    [
      'did something else',
      [prompt('rename the button'), ...call({ command: 'npm test' }), said('Done.')],
      'unused',
    ],
  ])('%s', (_what, events, use) => {
    expect(useOf(MEMORY, events)).toBe(use);
  });

  it('is counted once a session; five in vain wear it out, and any use brings it back', () => {
    const sessions = Array.from({ length: WORN_OUT }, (_, at) => `s${at}`);
    const worn = sessions.reduce(
      (count, session) => withTold(withTold(count, session, 'unused'), session, 'unused'),
      NEVER_TOLD,
    );
    expect(worn).toMatchObject({ told: WORN_OUT, used: 0 });
    expect(isWornOut(worn)).toBe(true);
    const touched = withTold(worn, 's9', 'touched');
    expect(isWornOut(touched)).toBe(false);
    expect(withTold(touched, 's10', 'used')).toEqual({ idle: [], told: WORN_OUT + 2, used: 1 });
  });
});
