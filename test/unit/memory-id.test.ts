import { describe, expect, it } from 'vitest';
import { memoryId } from '../../src/core/learning.ts';
import type { MemoryContent } from '../../src/core/memory.ts';
import { fnv1a } from '../../src/session/goals-folded.ts';

const content = (more: Partial<MemoryContent> = {}): MemoryContent => ({
  ns: 'learnings',
  kind: 'note',
  summary: 'Tests need TZ=UTC',
  evidence: 'user-stated',
  tags: [],
  ...more,
});

describe('memoryId', () => {
  it('is 16 hexadecimal digits, and the same for ever', () => {
    // Notes that are out there hold these ids: another value here is another format.
    expect(memoryId(content())).toBe('c41b17e56bef2b92');
    expect(memoryId(content({ signature: "Error: Cannot find module './a'" }))).toBe('475b4d82fc5d5bed');
  });

  it.each([
    ['case and spacing', { summary: '  tests   need\ntz=utc ' }],
    ['the spelling of a letter', { summary: 'Tests need TZ=UTC' }],
    ['evidence and tags', { evidence: 'model-inferred' as const, tags: ['x'] }],
  ])('does not depend on %s', (_what, more) => {
    expect(memoryId(content(more))).toBe(memoryId(content()));
  });

  it('takes two spellings of one letter for one', () => {
    expect(memoryId(content({ summary: 'Gro\u0308ße' }))).toBe(memoryId(content({ summary: 'Größe' })));
  });

  it.each([
    ['namespace', { ns: 'decisions' }],
    ['kind', { kind: 'error' }],
    ['words', { summary: 'Tests need TZ=CET' }],
    ['body', { body: 'or else' }],
    ['key', { key: 'k1' }],
  ])('depends on the %s', (_what, more) => {
    expect(memoryId(content(more))).not.toBe(memoryId(content()));
  });

  it('of an error is its signature, whatever was said around it', () => {
    const signature = 'ENOENT: no such file';
    const first = content({ signature, summary: 'npm test failed', body: 'in May' });
    expect(memoryId(content({ signature, summary: 'npm run failed', body: 'in June' }))).toBe(
      memoryId(first),
    );
    expect(memoryId(content({ ...first, signature: 'EACCES: permission denied' }))).not.toBe(memoryId(first));
  });

  it('keeps summary and body apart', () => {
    const one = memoryId(content({ ns: 'a', kind: 'b', key: 'c' }));
    const other = memoryId(content({ ns: 'a', kind: 'bc', key: '' }));
    expect(one).not.toBe(other);
  });
});

// The vectors of the draft (draft-eastlake-fnv, appendix C).
it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%j gives the published value', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
