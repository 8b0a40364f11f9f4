import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import table from '../../../filters/data/patterns.json';
import prefixes from '../../../filters/data/token-prefixes.json';
import { withFragments } from '../../../filters/hints.ts';
import type { PatternRule } from '../../../filters/pattern-rule.ts';
import { patternOf, readProviders } from '../../../filters/stages/providers.ts';

/** What of a pattern takes more than linear time on some text, wherever in it the search begins. */
const slowIn = (source: string, flags = ''): readonly string[] =>
  analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(({ type }) => `${type} ${source}`);

const rows = Object.entries(table.stages).flatMap(([stage, rules]) =>
  (rules as readonly PatternRule[]).map((rule, at) => ({ name: `${stage} ${at}`, rule })),
);

describe('no text makes a row of data take more than linear time', () => {
  it.each(rows)('$name', ({ rule }) => {
    const { pattern, each, flags } = rule;
    expect(slowIn(withFragments(pattern, table.fragments), flags)).toEqual([]);
    if (each !== undefined) expect(slowIn(each, flags)).toEqual([]);
  });

  it('tokens with a prefix, and values behind the name of a provider', () => {
    const bodies = prefixes.flatMap(([, , body = '']) => slowIn(`(?<![A-Za-z0-9])x${body}`));
    const shapes = readProviders().flatMap((provider) =>
      provider.shapes.flatMap((shape) => slowIn(patternOf(shape).pattern.source, 'i')),
    );
    expect([...bodies, ...shapes]).toEqual([]);
  });

  it('the analysis does see what is slow', () => {
    for (const source of ['[a-z]+-secret', '(?:a+)+b', 'a+a+b']) expect(slowIn(source)).not.toEqual([]);
  });
});
