import { describe, expect, it } from 'vitest';
import { SIGNS, shownSigns, worthOf } from '../../../src/capture/worth.ts';
import { REPORT, ROOT_CAUSE, said } from './support.ts';

/** Of each sign that is there or not a block that shows it, and one that does not; the subject above it stands before a bar. */
const EXAMPLES: Readonly<Record<string, readonly [hit: string, miss: string]>> = {
  short: [
    'The pool waits.',
    'The pool waits until the health check of the database has answered once, or for five seconds.',
  ],
  'one sentence': ['The pool waits.', 'The pool waits. Nobody else does.'],
  'a constraint': ['Only `main.ts` may load it.', 'It is loaded by `main.ts`.'],
  'a defect': ['The worker crashed.', 'The worker started.'],
  'a cause, first': [
    'It waits because of the lock. Then it goes on.',
    'It waits. It goes on because the lock is free.',
  ],
  'a reason': ['It waits since the lock is held.', 'It waits for the lock.'],
  'a choice': ['The cache was left as it was on purpose.', 'The cache was filled.'],
  'a finding': ['It turns out that the driver retries.', 'The driver retries.'],
  'how things are, first': ['The driver returns 0. It waited.', 'It waited. The driver returns 0.'],
  'a denial': ['The driver does not wait.', 'The driver waits.'],
  'a consequence': ['The lock was held, leaving the worker idle.', 'The lock was held and the worker idle.'],
  'a possibility': ['A retry would hide it.', 'A retry hides it.'],
  'a deed of the change, first': ['Adds a parser of whole records.', 'A parser was missing.'],
  'a deed, first': ['Parses the whole record.', 'The parser takes the record.'],
  'the change itself': ['This commit takes it out.', 'It went out with the parser.'],
  'a label, first': ['Parser: it takes whole records.', 'The parser takes whole records.'],
  'an item': ['It waits. # item', 'It waits.'],
  'short prose': ['It waits.', 'It waits. # item'],
  'all of a short commit': ['It waits. # all', 'It waits.'],
  'a fix, above': ['fix(pool): wait | It waits.', 'feat(pool): wait | It waits.'],
};

const shown = (name: string, example: string): number => {
  const [about = '', said] = example.split(' | ');
  const [text = '', marks = ''] = (said ?? example).split(' # ');
  const place = marks.includes('item') ? ('item' as const) : ('text' as const);
  const all = marks.includes('all') ? { isAll: true as const } : {};
  const block = { text, about: said === undefined ? '' : about, place, ...all };
  return shownSigns(block)[SIGNS.findIndex((sign) => sign.name === name)] ?? Number.NaN;
};

describe('the signs of worth', () => {
  it.each(Object.entries(EXAMPLES))('know %s', (name, [hit, miss]) => {
    expect(shown(name, hit)).toBe(1);
    expect(shown(name, miss)).toBe(0);
  });

  it('grow with length, names and sentences, up to 1', () => {
    const more = Array.from({ length: 9 }, (_, at) => `\`name${at}()\` waits for \`other${at}()\` here.`);
    for (const name of ['length', 'names', 'sentences']) {
      expect(shown(name, more.join(' '))).toBeGreaterThan(shown(name, more.slice(0, 1).join(' ')));
      expect(shown(name, more.join(' '))).toBeLessThanOrEqual(1);
    }
  });

  it('have an example each', () => {
    const measured = SIGNS.map(({ name }) => name).filter(
      (name) => !['length', 'names', 'sentences'].includes(name),
    );
    expect(Object.keys(EXAMPLES)).toEqual(measured);
  });

  it.each(['commit', 'last'] as const)('tell a cause from a report: %s', (source) => {
    expect(worthOf(said(ROOT_CAUSE, { source }))).toBeGreaterThan(0.5);
    expect(worthOf(said(REPORT, { source }))).toBeLessThan(0.2);
  });
});
