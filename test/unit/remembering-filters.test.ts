import { describe, expect, it } from 'vitest';
import { type Filtered, type FilterResult, rememberingFilters } from '../../filters/pipeline.ts';

function counting() {
  const asked: string[] = [];
  const filter = (text: string): FilterResult => {
    asked.push(text);
    const found = { kind: 'word', start: 0, end: 1, effect: 'redact' } as never;
    return { ok: true, text: text.replace('secret', '[REDACTED:word]') as Filtered, findings: [found] };
  };
  return { asked, filters: rememberingFilters({ filter }) };
}

describe('filters that remember', () => {
  it('look at a text once, and say the same of it again', () => {
    const { asked, filters } = counting();
    expect(filters.filter('a secret')).toEqual(filters.filter('a secret'));
    expect(asked).toEqual(['a secret']);
  });

  it('do not look at what they gave, in which nothing is found any more', () => {
    const { asked, filters } = counting();
    filters.filter('a secret');
    expect(filters.filter('a [REDACTED:word]')).toMatchObject({ ok: true, findings: [] });
    expect(asked).toEqual(['a secret']);
  });

  it('keep what comes again and again, however many texts come once', () => {
    const { asked, filters } = counting();
    for (let count = 0; count < 20_000; count += 1) {
      filters.filter(`text ${count}`);
      if (count % 1_000 === 0) filters.filter('always');
    }
    expect(asked.filter((text) => text === 'always')).toHaveLength(1);
    filters.filter('text 0');
    expect(asked.filter((text) => text === 'text 0')).toHaveLength(2);
  });

  it('look at a long text each time', () => {
    const { asked, filters } = counting();
    const long = 'x'.repeat(2_000);
    filters.filter(long);
    filters.filter(long);
    expect(asked).toHaveLength(2);
  });
});
