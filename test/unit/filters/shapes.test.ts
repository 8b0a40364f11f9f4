import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import table from '../../../filters/data/shapes.json';
import { matchAt, type Shape, shape, withFragments } from '../../../filters/hints.ts';
import examples from './shape-examples.json' with { type: 'json' };
import { expand } from './support.ts';

interface Row {
  readonly any: readonly string[];
  readonly flags?: string;
}
const rows = Object.entries<Row>(table.shapes).map(([name, row]) => ({ name: name as Shape, ...row }));
const matches = (pattern: RegExp, text: string): boolean => new RegExp(pattern).test(expand(text));

describe.each(rows)('the shape "$name"', ({ name, any, flags }) => {
  const { hits, misses } = examples[name];

  it('is found in what it must be found in, by each of its alternatives', () => {
    for (const text of hits) expect([text, matches(shape(name), text)]).toEqual([text, true]);
    for (const source of any) {
      const alone = new RegExp(withFragments(source, table.fragments), flags);
      expect([source, hits.some((text) => matches(alone, text))]).toEqual([source, true]);
    }
  });

  it('is not found in what only looks like it', () => {
    const matchesAnything = matches(shape(name), '') && shape(name).sticky;
    expect(misses.length > 0 || matchesAnything).toBe(true);
    for (const text of misses) expect([text, matches(shape(name), text)]).toEqual([text, false]);
  });

  it('takes linear time on any text', () => {
    const { source } = shape(name);
    const slow = analyse({ source, flags: flags ?? '' }, { reportTypes: { Move: false } }).reports;
    // nothing follows it, so it never gives back what it took
    expect(slow.map(({ type }) => type)).toEqual(name === 'key body' ? expect.anything() : []);
  });
});

it('has examples of each shape and of no other', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(table.shapes).sort());
});

it('a match is looked for where it is asked for', () => {
  expect(matchAt('unquoted run', 'a "b c', 3)?.[0]).toBe('b');
  expect(matchAt('unquoted run', 'a "b c', 2)).toBeNull();
});
