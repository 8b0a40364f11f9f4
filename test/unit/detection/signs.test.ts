import { describe, expect, it } from 'vitest';
import { MACHINE_SIGNALS, ORDINARY_SIGNALS, PROJECT_SIGNALS } from '../../../src/capture/signals.ts';
import { CAUSES, EMPTY_WORDS, ERRORS, HINTS } from '../../../src/core/text.ts';

/** What may stand for a class, an escape or a dot: no sign has it. */
const ANY = '\u0000';

/** The ways through a pattern as texts, each with ANY where several letters would do. Knows what the signals' patterns use. */
function waysThrough(source: string): string[] {
  let at = 0;
  const alternatives = (): string[] => {
    const found = sequence();
    while (source[at] === '|') {
      at += 1;
      found.push(...sequence());
    }
    return found;
  };
  const sequence = (): string[] => {
    let ways = [''];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const next = quantified(atom());
      ways = ways.flatMap((way) => next.map((more) => way + more));
    }
    return ways;
  };
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(source.slice(at))?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const atom = (): string[] => {
    if (take(/^(?:\^|\$|\\b)/) !== undefined) return [''];
    if (take(/^(?:\.|\[(?:[^\]\\]|\\.)+\]|\\[A-Za-z])/) !== undefined) return [ANY];
    const start = take(/^\((?:\?(?::|<?[!=]))?/);
    if (start === undefined) return [(take(/^(?:\\.|[^\\])/) ?? '').slice(-1)];
    const inside = alternatives();
    at += 1;
    return /[!=]/.test(start) ? [''] : inside;
  };
  const quantified = (ways: string[]): string[] => {
    const found = take(/^(?:[?*+]|\{\d+(?:,\d*)?\})\??/) ?? '';
    if (/^(?:[?*]|\{0)/.test(found)) return [...ways, ''];
    return found.startsWith('+') || found.startsWith('{') ? ways.map(() => ANY) : ways;
  };
  return alternatives();
}

/** The ways through a pattern in which none of its signs stands. */
const withoutSign = (signs: string, pattern: RegExp): readonly string[] =>
  waysThrough(pattern.source.toLowerCase()).filter(
    (way) => !signs.split('|').some((sign) => way.includes(sign)),
  );

describe('the signs of a signal', () => {
  it.each(
    [...MACHINE_SIGNALS, ...PROJECT_SIGNALS, ...ORDINARY_SIGNALS].flatMap(({ name, signs, pattern }) =>
      signs === undefined || pattern === undefined ? [] : [[name, signs, pattern] as const],
    ),
  )('of %s stand in whatever its pattern matches', (_name, signs, pattern) => {
    expect(withoutSign(signs, pattern)).toEqual([]);
  });

  it.each(
    [...CAUSES, ...ERRORS, ...HINTS, ...EMPTY_WORDS].flatMap(([signs, pattern]) =>
      pattern === undefined ? [] : [[signs, pattern] as const],
    ),
  )('of a line that tells something, %s, stand in whatever their pattern matches', (signs, pattern) => {
    expect(withoutSign(signs, pattern)).toEqual([]);
  });

  it('would be missed where a way through the pattern has none', () => {
    expect(waysThrough('a(?:b|c?)d{2}|\\bx\\s(?!y)[()]+\\.z')).toEqual([
      `ab${ANY}`,
      `ac${ANY}`,
      `a${ANY}`,
      `x${ANY}${ANY}.z`,
    ]);
  });
});
