import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stages } from '../../../filters/layers.ts';
import { VIEWS } from '../../../filters/pipeline.ts';
import type { View } from '../../../filters/views.ts';
import { anyText } from './pieces.ts';
import { createPipeline, draw, filterText, wordStage } from './support.ts';

const viewOf = (name: string): View => {
  const view = VIEWS.find((it) => it.name === name);
  if (view === undefined) throw new Error(`expected a view named ${name}`);
  return view;
};
/** What is not undone need not be told by what the view needs; what is undone must be. */
const shown = (name: string, text: string): string | undefined => {
  const { needs, undo } = viewOf(name);
  const seen = undo(text)?.text;
  if (seen !== undefined) expect([text, needs?.test(text)]).not.toEqual([text, false]);
  return seen;
};

describe('a view', () => {
  it.each([
    ['json-escapes', 'a\\nb \\"c\\" \\u0041\\x42 \\/', 'a\nb "c" AB /'],
    ['json-escapes', 'a\\\\nb \\\\\\"c \\\\u0041', 'a\nb "c A'],
    ['url-encoding', 'a%3Db%253D+%E2%80%A6 100%', 'a=b=+… 100%'],
    ['html-entities', '&quot;a&#61;b&#x3D;&amp;quot;&amp;amp; &what; AT&T', '"a=b="& &what; AT&T'],
  ])('%s undoes %j', (name, text, expected) => {
    expect(shown(name, text)).toBe(expected);
  });

  it.each(VIEWS.map(({ name }) => name))('%s is not made of what it would not change', (name) => {
    const prose =
      'The build failed at 50% (see src/a.ts:3, AT&T).\n\nnpm ERR! code ENOENT C:\\Program Files\n';
    expect(shown(name, prose)).toBe(undefined);
    expect(shown(name, '')).toBe(undefined);
  });

  it.each(VIEWS)('$name leads back into the text', (view) => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
        const seen = view.undo(text);
        if (seen !== undefined) expect(view.needs?.test(text)).not.toBe(false);
        if (seen === undefined || seen.text === '') return;
        const start = from % seen.text.length;
        const end = Math.min(seen.text.length, start + 1 + (length % 40));
        const source = seen.toSource({ start, end });
        expect(source.start).toBeGreaterThanOrEqual(0);
        expect(source.end).toBeGreaterThan(source.start);
        expect(source.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves lines out that it does not touch, and still leads back to the letter', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index} of the output`);
    const text = [...lines, 'the %3D here', ...lines].join('\n');
    const view = viewOf('url-encoding').undo(text);
    expect(view?.text.length).toBeLessThan(200);
    const start = view?.text.indexOf('= here') ?? 0;
    expect(text.slice(...Object.values(view?.toSource({ start, end: start + 6 }) ?? {}))).toBe('%3D here');
  });
});

describe('lines', () => {
  const filler = (length: number): string =>
    'word '
      .repeat(40)
      .slice(0, length - 1)
      .padEnd(length - 1, 'x');
  const joined = (first: string, second: string): boolean => {
    const view = shown('line-wraps', `${first}\n${second}\n`);
    return view !== undefined && !view.includes(`${first}\n`);
  };
  const half = 'hunter2hunter2';

  it.each([
    ['as wide as a terminal', `${filler(66)} ${half}`, 'x9 next', true],
    ['the widest of all', `${filler(36)} ${half}`, 'x9Zq77 next', true],
    ['of no usual width', `${filler(36)} ${half}`, `next\n${filler(60)}`, false],
    ['in front of an entry', `${filler(66)} ${half}`, 'DB_HOST=localhost', false],
    ['in front of a name', `${filler(66)} ${half}`, 'host: localhost', false],
    ['in front of a date', `${filler(66)} ${half}`, '2024-01-01T00:00:00Z info', false],
    ['in front of a comment', `${filler(66)} ${half}`, '# comment', false],
    ['that end in white space', `${filler(65)} ${half}`.padEnd(80), 'x9 next', false],
    ['that are short', `DB_PASSWORD=${half}`, 'x9Zq77', false],
    ['behind a backslash', `DB_PASSWORD=${half}\\`, 'x9Zq77', true],
    ['behind a backslash, an entry', `DB_PASSWORD=${half}\\`, '  DB_HOST=localhost', false],
  ])('%s are joined or not', (_, first, second, expected) => {
    expect(joined(first, second)).toBe(expected);
  });

  it('of settings that are equally long stay lines', () => {
    const text = ['A', 'B', 'C']
      .map((name) => `${name}_PASSWORD=${draw(name, 'abcdefgh23456789', 40)}`)
      .join('\n');
    expect(filterText(text)).toBe(
      'A_PASSWORD=[REDACTED:password]\nB_PASSWORD=[REDACTED:password]\nC_PASSWORD=[REDACTED:password]',
    );
  });
});

describe('base64', () => {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');

  it.each([
    'nothing to hide in this sentence, it is only rather long',
    '{"version":3,"sources":["src/index.ts"],"names":[],"mappings":"AAAA,SAAS"}',
    'PullRequest:1234567890 and more',
    'arrayconnection:1234567',
    'UserProfile:507f1f77bcf86cd799439011',
    'gid://shopify/Product/1234567',
  ])('of %j stays', (text) => {
    const line = `cursor ${base64(text)} end`;
    expect(filterText(line)).toBe(line);
  });

  it('of binary data stays', () => {
    const bytes = Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 37 + 129) & 255));
    const line = `image ${bytes.toString('base64')} end`;
    expect(filterText(line)).toBe(line);
  });

  it('goes as a whole where a secret is in it, and nothing beside it', () => {
    const run = base64('# settings\nDB_PASSWORD=hunter2hunter2x\n');
    expect(filterText(`a ${run} b ${base64('only a sentence, nothing else')} c`)).toBe(
      `a [REDACTED:password] b ${base64('only a sentence, nothing else')} c`,
    );
  });

  it('of a name and a password goes', () => {
    expect(filterText(`auth ${base64('deploy:Xk29!aaqq0zz')} end`)).toMatch(
      /^auth \[REDACTED:[a-z-]+\] end$/,
    );
  });
});

describe('what is found through a view', () => {
  const stages = (...scanning: Stages['scanning']): { stages: Stages } => ({
    stages: { cleaning: [], scanning, views: VIEWS },
  });

  it('is hidden, but nothing is replaced there', () => {
    const found = stages(
      wordStage('a', 'secret', { kind: 'secret' }),
      wordStage('b', 'home', { kind: 'home-directory', replacement: '~' }),
    );
    expect(filterText('%73ecret %68ome home', found)).toBe('[REDACTED:secret] %68ome ~');
  });

  it('is one finding with what is found in plain', () => {
    const result = createPipeline(stages(wordStage('a', 'secret', { kind: 'secret' }))).filter('a secret%20');
    expect(result.ok && result.findings).toEqual([{ kind: 'secret', stage: 'a', start: 2, end: 8 }]);
  });

  it('is kept when it is allowed', () => {
    const found = stages(wordStage('a', 'secret', { kind: 'secret' }));
    expect(filterText('%73ecret', { ...found, allow: ['secret'] })).toBe('%73ecret');
  });

  it('does not touch markers', () => {
    const found = stages(wordStage('a', 'k=.*', { kind: 'all' }));
    expect(filterText('k%3Da [REDACTED:x] b', found)).toBe('[REDACTED:all][REDACTED:x][REDACTED:all]');
  });
});

describe('a view that breaks', () => {
  const breaking = (undo: View['undo']): { stages: Stages } => ({
    stages: {
      cleaning: [],
      scanning: [wordStage('a', 'x', { kind: 'found' })],
      views: [{ name: 'odd-view', undo }],
    },
  });

  it('stops the text', () => {
    const undo = () => {
      throw new RangeError('quoting the text');
    };
    const result = createPipeline(breaking(undo)).filter('abc');
    expect(result).toMatchObject({ ok: false, stage: 'odd-view' });
    expect(JSON.stringify(result)).not.toContain('quoting');
  });
});
