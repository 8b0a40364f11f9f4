import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLine, EVENT_TYPES, encodeLine, type MemoryLine } from '../../src/core/note-line.ts';
import { ageFactor, ageText, DAY_MS } from '../../src/core/time.ts';
import { anyString } from '../helpers/any-string.ts';

const MEMORY: MemoryLine = {
  expires: '2026-04-01T00:00:00.000Z',
  branch: 'main',
  author: 'Ada <ada@example.org>',
  agent: 'reviewer',
  session: 's1',
  key: 'k1',
  signature: 'Error: no such module',
  files: [{ blob: 'b'.repeat(40), path: 'src/z.ts' }, { path: 'src/a.ts' }],
  tags: ['npm', 'bash', 'npm'],
  severity: 'sev-1',
  evidence: 'tool-observed',
  body: 'a body',
  summary: 'a summary',
  kind: 'error',
  ns: 'learnings',
  type: 'memory',
  at: '2026-01-01T00:00:00.000Z',
  id: '0123456789abcdef',
  v: 1,
};

const PLAIN = { v: 1, id: '0123456789abcdef', at: '2026-01-01T00:00:00.000Z' };
const SMALLEST = {
  ...PLAIN,
  type: 'memory',
  ns: 'learnings',
  kind: 'note',
  summary: 's',
  evidence: 'user-stated',
};

describe('encodeLine', () => {
  it('spells a memory in the order of the format, whatever order it was given in', () => {
    expect(encodeLine(MEMORY)).toBe(
      '{"v":1,"id":"0123456789abcdef","at":"2026-01-01T00:00:00.000Z","type":"memory","ns":"learnings",' +
        '"kind":"error","summary":"a summary","body":"a body","evidence":"tool-observed","severity":"sev-1",' +
        `"tags":["bash","npm"],"files":[{"path":"src/a.ts"},{"path":"src/z.ts","blob":"${'b'.repeat(40)}"}],` +
        '"signature":"Error: no such module","key":"k1","session":"s1","agent":"reviewer",' +
        '"author":"Ada <ada@example.org>","branch":"main","expires":"2026-04-01T00:00:00.000Z"}',
    );
  });

  it('leaves out what has no value', () => {
    const line = encodeLine({ ...MEMORY, body: '', tags: [], files: [], key: '' });
    for (const field of ['body', 'tags', 'files', 'key']) expect(line).not.toContain(`"${field}"`);
  });

  it('spells an event in the order of the format', () => {
    const line = encodeLine({
      by: 'f'.repeat(16),
      author: 'A <a@b>',
      session: 's',
      type: 'supersedes',
      ...PLAIN,
    });
    expect(line).toBe(
      '{"v":1,"id":"0123456789abcdef","at":"2026-01-01T00:00:00.000Z","type":"supersedes","session":"s",' +
        '"author":"A <a@b>","by":"ffffffffffffffff"}',
    );
  });

  it('is one line that reads back as the same, whatever the words are', () => {
    fc.assert(
      fc.property(anyString({ minLength: 1 }), anyString({ minLength: 1 }), (summary, body) => {
        const line = encodeLine({ ...MEMORY, summary, body });
        expect(line).not.toMatch(/[\n\r]/);
        expect(decodeLine(line)).toMatchObject({ summary, body });
        expect(encodeLine(decodeLine(line) as MemoryLine)).toBe(line);
      }),
    );
  });
});

describe('decodeLine', () => {
  it('reads every event type', () => {
    for (const type of EVENT_TYPES)
      expect(decodeLine(JSON.stringify({ ...PLAIN, type }))).toMatchObject({ type });
  });

  it('gives a memory without tags and files empty lists', () => {
    expect(decodeLine(JSON.stringify(SMALLEST))).toMatchObject({ tags: [], files: [] });
  });

  it('takes fields it does not know', () => {
    expect(decodeLine(JSON.stringify({ ...SMALLEST, mood: 'good' }))).toMatchObject({ summary: 's' });
  });

  it.each([
    ['a later version', { ...SMALLEST, v: 2 }],
    ['a type of later', { ...PLAIN, type: 'merged' }],
  ])('of %s is unknown, which is no error', (_what, line) => {
    expect(decodeLine(JSON.stringify(line))).toBe('unknown');
  });

  it.each([
    ['half a line', '{"v":1,"id":"0123'],
    ['words', 'Reviewed-by: somebody'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['no id', JSON.stringify({ ...PLAIN, id: undefined, type: 'seen' })],
    ['no version', JSON.stringify({ ...SMALLEST, v: undefined })],
    ['a version that is no number', JSON.stringify({ ...SMALLEST, v: '1' })],
    ['a memory without a summary', JSON.stringify({ ...SMALLEST, summary: undefined })],
    ['a memory with evidence of no kind', JSON.stringify({ ...SMALLEST, evidence: 'hearsay' })],
    ['a memory with a severity of no kind', JSON.stringify({ ...SMALLEST, severity: 'sev-9' })],
    ['tags that are no texts', JSON.stringify({ ...SMALLEST, tags: [1] })],
    ['tags that are null', JSON.stringify({ ...SMALLEST, tags: null })],
    ['a file without a path', JSON.stringify({ ...SMALLEST, files: [{ blob: 'b' }] })],
    ['a file that is null', JSON.stringify({ ...SMALLEST, files: [null] })],
    ['a body that is no text', JSON.stringify({ ...SMALLEST, body: { a: 1 } })],
    ['an anchor that is no text', JSON.stringify({ ...PLAIN, type: 'anchored', anchor: 5 })],
    ['a successor that is no text', JSON.stringify({ ...PLAIN, type: 'supersedes', by: 5 })],
    ['a session that is no text', JSON.stringify({ ...PLAIN, type: 'seen', session: [] })],
    ['a part without a number', JSON.stringify({ ...PLAIN, type: 'part' })],
  ])('of %s is broken', (_what, text) => {
    expect(decodeLine(text)).toBe('broken');
  });

  it('never throws', () => {
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            v: fc.constantFrom(1, 2, '1'),
            id: fc.oneof(fc.string(), fc.integer()),
            at: fc.oneof(fc.string(), fc.integer()),
            type: fc.constantFrom('memory', 'seen', 'part', 'x'),
            files: fc.jsonValue(),
            tags: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(line, (text) => {
        expect(() => decodeLine(text)).not.toThrow();
      }),
    );
  });
});

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
