import { describe, expect, it } from 'vitest';
import table from '../../../filters/data/patterns.json';
import { withFragments } from '../../../filters/hints.ts';
import type { PatternRule } from '../../../filters/pattern-rule.ts';
import { patternStage } from '../../../filters/patterns.ts';
import { drawFrom } from '../../helpers/pattern-draws.ts';
import { createRandom } from '../../helpers/random.ts';

const DRAWS = 300;

/** Rows whose keywords ask for more than the pattern does, each for a reason. */
const NARROWED: readonly RegExp[] = [
  /^\{\{userOption/, // `-U a:b` is a login only behind curl, wget or http
  /^\\\(\{\{field\}\}/, // the call's name stands before what is matched
  /AWSAccessKeyId/, // the parameters mean it only in each other's company
];

const rows = Object.entries(table.stages).flatMap(([stage, rules]) =>
  (rules as readonly PatternRule[]).map((rule, at) => ({
    name: `${stage} ${at}`,
    rule,
    stage,
    matches: matchesOf(rule),
  })),
);

/** Texts that the row's pattern matches, with what it matches there. */
function matchesOf(rule: PatternRule): readonly (readonly [text: string, match: string])[] {
  const pattern = new RegExp(withFragments(rule.pattern, table.fragments), rule.flags);
  const { below } = createRandom(rule.pattern.length);
  return Array.from({ length: DRAWS }, () => ` ${drawFrom(pattern, below)}\n`).flatMap((text) => {
    const match = pattern.exec(text)?.[0];
    return match === undefined ? [] : [[text, match] as const];
  });
}

describe.each(rows)('the row $name', ({ rule, stage, matches }) => {
  it('runs wherever its pattern matches: a keyword is in all of it', () => {
    if (NARROWED.some((narrowed) => narrowed.test(rule.pattern))) return;
    const ignoresCase = rule.flags?.includes('i') === true;
    if (ignoresCase) expect(rule.keywords).toEqual(rule.keywords.map((keyword) => keyword.toLowerCase()));
    const missed = matches.filter(([text]) => {
      const read = ignoresCase ? text.toLowerCase() : text;
      return !rule.keywords.some((keyword) => read.includes(keyword));
    });
    expect(missed.slice(0, 3)).toEqual([]);
  });

  it('names fragments and judges that there are', () => {
    const { scan } = patternStage(stage as keyof typeof table.stages);
    expect(() =>
      scan([...rule.keywords, ...matches.slice(0, 20).map(([text]) => text)].join('\n')),
    ).not.toThrow();
  });
});

it('texts are drawn for nearly all rows', () => {
  // The others ask for what cannot be left to chance, as a look ahead, or behind.
  const without = rows.filter(({ matches }) => matches.length === 0);
  expect(without.length).toBeLessThanOrEqual(10);
});
