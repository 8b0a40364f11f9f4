import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, complexityOf } from '../../../src/session/complexity.ts';
import { KEPT_ALWAYS, keptOf, MODES, modeOf, type Salient } from '../../../src/session/salience.ts';
import { candidate } from '../../helpers/candidate.ts';

/** Four memories that share no word, file or tag. */
const APART = [
  'Invoices export slowly.',
  'Docker needs two volumes.',
  'Tests hang on Windows.',
  'Colours follow branding.',
].map((summary) => candidate({ summary }));
const measured = (memories: readonly Candidate[]) => {
  const complexity = complexityOf(memories);
  if (complexity === undefined) throw new Error('too few');
  return complexity;
};

describe('integration', () => {
  it('is 0 where every memory stands alone, and 1 where all are one web', () => {
    expect(measured(APART).integration).toBe(0);
    const files = [['a.ts'], ['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts']];
    const web = APART.map((memory, place) => ({
      ...memory,
      files: (files[place] ?? []).map((path) => ({ path })),
    }));
    expect(measured(web).integration).toBe(1);
  });

  it('is the share of pairs that hang together', () => {
    const pair = APART.map((memory, place) => ({ ...memory, tags: place < 2 ? ['Docker'] : [] }));
    expect(measured(pair).integration).toBeCloseTo(2 / 12);
  });

  it('does not count a tag that most of the memories have', () => {
    expect(measured(APART.map((memory) => ({ ...memory, tags: ['bash'] }))).integration).toBe(0);
  });

  it('counts telling words that two memories share', () => {
    const about = (what: string) => candidate({ summary: `The webhook schema rejects the payload ${what}.` });
    expect(measured([...APART, about('once'), about('twice')]).integration).toBeCloseTo(2 / 30);
  });
});

describe('reflection', () => {
  it('is the share of corrections, causes, decisions and of what helped', () => {
    const kinds = ['correction', 'cause', 'error', 'change'];
    expect(measured(APART.map((memory, place) => ({ ...memory, kind: kinds[place] ?? '' }))).reflection).toBe(
      0.5,
    );
    const solved = APART.map((memory, place) => ({ ...memory, body: place === 0 ? 'Fix: restart it' : '' }));
    expect(measured(solved).reflection).toBe(0.25);
    expect(measured(APART.map((memory) => ({ ...memory, ns: 'decisions' }))).reflection).toBe(1);
  });
});

describe('differentiation', () => {
  it('is 1 where no two share a word, and 0 where all say the same', () => {
    expect(measured(APART).differentiation).toBe(1);
    expect(measured(APART.map((memory) => ({ ...memory, summary: 'Tests hang.' }))).differentiation).toBe(0);
  });

  it('falls with the share of the words that the nearest other has too', () => {
    const near = ['Docker volumes.', 'Docker networks.'].map((summary) => candidate({ summary }));
    const alone = candidate({ summary: 'Colours.' });
    expect(measured([...near, alone]).differentiation).toBeCloseTo(1 - (1 / 3 + 1 / 3 + 0) / 3);
  });
});

it('each of the three is 0…1, C is their product, and the order of the memories is nothing', () => {
  const words = fc.constantFrom('docker', 'tests', 'hang', 'because', 'of', 'invoices', 'never', 'a.ts');
  const any = fc.record({
    summary: fc.array(words, { maxLength: 6 }).map((some) => some.join(' ')),
    tags: fc.array(words, { maxLength: 2 }),
    kind: fc.constantFrom('cause', 'error'),
  });
  const more = ['', 'a.ts hang never docker', 'a.ts hang never'].map((summary) => ({
    summary,
    tags: [],
    kind: 'cause' as const,
  }));
  fc.assert(
    fc.property(fc.array(any, { minLength: 3, maxLength: 8 }), (given) => {
      const memories = given.map((one, place) => candidate({ ...one, id: `${place}` }));
      const one = measured(memories);
      for (const value of Object.values(one)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(one.complexity).toBe(one.integration * one.reflection * one.differentiation);
      expect(measured([...memories].reverse()).complexity).toBeCloseTo(one.complexity);
    }),
    { examples: [[more]] },
  );
});

it('nothing is said of fewer than three memories', () => {
  expect(complexityOf(APART.slice(0, 2))).toBeUndefined();
});

describe('modes', () => {
  const at = (complexity: number) => ({
    integration: 1,
    reflection: 1,
    differentiation: complexity,
    complexity,
  });

  it.each([
    [0, 'minimal', 0.9, 25],
    [0.299, 'minimal', 0.9, 25],
    [0.3, 'standard', 0.7, 50],
    [0.6, 'enhanced', 0.5, 100],
    [0.8, 'maximum', 0.3, 200],
    [1, 'maximum', 0.3, 200],
  ] as const)('at C = %s: %s, from %s on, at most %s', (complexity, mode, threshold, cap) => {
    expect(modeOf(at(complexity))).toMatchObject({ mode, threshold, cap });
  });

  it('standard where C is not known', () => {
    expect(modeOf(undefined).mode).toBe('standard');
    expect(modeOf(at(Number.NaN)).mode).toBe('standard');
  });
});

describe('what is kept', () => {
  const [minimal, , , maximum] = MODES;
  const scored = (scores: readonly number[]): readonly Salient[] =>
    scores.map((score) => ({ memory: candidate(), score }));

  it('is what reaches the threshold', () => {
    const eight = scored([0.99, 0.95, 0.9, 0.9, 0.9, 0.9, 0.89, 0.1]);
    expect(keptOf(eight, minimal)).toHaveLength(6);
    expect(keptOf(eight, maximum)).toHaveLength(7);
  });

  it('is at most the cap', () => {
    expect(keptOf(scored(new Array(300).fill(0.95)), minimal)).toHaveLength(25);
    expect(keptOf(scored(new Array(300).fill(0.95)), maximum)).toHaveLength(200);
  });

  it('is at least the best five, or all there are', () => {
    const low = scored([0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
    expect(keptOf(low, minimal)).toEqual(low.slice(0, KEPT_ALWAYS));
    expect(keptOf(low.slice(0, 2), minimal)).toHaveLength(2);
    expect(keptOf([], minimal)).toEqual([]);
  });
});
