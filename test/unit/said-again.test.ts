import { describe, expect, it } from 'vitest';
import { metOnce } from '../../src/core/fold.ts';
import { expiresMs, type Memory } from '../../src/core/memory.ts';
import type { MemoryLine } from '../../src/core/note-line.ts';
import { DAY_MS } from '../../src/core/time.ts';
import { linesFor } from '../../src/memories/anchor.ts';

const AT = '2026-01-01T12:00:00.000Z';
const line = (more: Partial<MemoryLine> = {}): MemoryLine => ({
  ...{ v: 1, id: 'c41b17e56bef2b92', at: AT, type: 'memory', ns: 'learnings', kind: 'note' },
  ...{ summary: 'The deploy needs a key', evidence: 'model-inferred', tags: [], files: [], session: 's1' },
  ...more,
});
const known = (more: Partial<Memory> = {}): Memory => ({
  ...line({ expires: '2026-01-31T12:00:00.000Z' }),
  ...metOnce('a'.repeat(40), AT),
  ...more,
});
const typesOf = (draft: MemoryLine, memory: Memory): string[] =>
  linesFor(draft, memory).texts.map((text) => JSON.parse(text).type);

describe('what is known and expires', () => {
  it('is back for good where the user says it, and where nobody’s session does', () => {
    const users = line({ evidence: 'user-stated', session: 's2', at: '2026-03-01T12:00:00.000Z' });
    expect(typesOf(users, known())).toEqual(['restored']);
    expect(typesOf({ ...users, evidence: 'model-inferred' }, known())).toEqual(['seen']);
    const { session: _session, ...nobodys } = users;
    expect(typesOf({ ...nobodys, evidence: 'model-inferred' }, known())).toEqual(['restored']);
    // What is to expire is no word that it is to stay.
    expect(typesOf({ ...users, expires: '2026-04-01T12:00:00.000Z' }, known())).toEqual(['seen']);
  });

  it('stays forgotten where a session only says it by the way, and is back where it is to be remembered', () => {
    const users = line({ evidence: 'user-stated', session: 's2' });
    const forgotten = known({ forgotten: true, changedAt: AT });
    expect(typesOf({ ...users, kind: 'preference' }, forgotten)).toEqual(['seen']);
    expect(typesOf(users, forgotten)).toEqual(['restored', 'restored']);
    const { expires: _expires, ...lasting } = forgotten;
    expect(typesOf(users, lasting)).toEqual(['restored']);
  });

  it('has its time again from when another session met it', () => {
    const days = (memory: Memory): number => (expiresMs(memory) - Date.parse(AT)) / DAY_MS;
    const again = { seenIn: ['s2'], lastSeenAt: '2026-01-21T12:00:00.000Z' };
    expect(days(known())).toBe(30);
    expect(days(known(again))).toBe(50);
    const open = { kind: 'open', expires: '2026-01-08T12:00:00.000Z' };
    expect(days(known({ ...open, ...again }))).toBe(50);
    expect(days(known({ ...again, expires: 'never' }))).toBeNaN();
  });
});
