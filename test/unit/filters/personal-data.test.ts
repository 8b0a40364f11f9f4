import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternStage } from '../../../filters/patterns.ts';
import { createPipeline, expand, filterText, textOf } from './support.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/filters/personal-data');
const read = (name: string, file: string): string => expand(readFileSync(join(FIXTURES, name, file), 'utf8'));
const cases = (kind: string): readonly string[] =>
  readdirSync(FIXTURES).filter((name) => name.startsWith(kind));
const ALONE = { stages: { cleaning: [], scanning: [patternStage('personal-data')] } };

describe('personal data', () => {
  it.each(cases('ng.'))('%s goes where it is asked for', (name) => {
    const [input, expected] = [read(name, 'input.txt'), read(name, 'expected.txt')];
    expect(filterText(input, ALONE)).toBe(expected);
    expect(filterText(input, { personalData: true })).toBe(expected);
    expect(filterText(expected, { personalData: true })).toBe(expected);
  });

  it.each(cases('ng.'))('%s stays where nobody asked', (name) => {
    expect(filterText(read(name, 'input.txt'))).toBe(read(name, 'input.txt'));
  });

  it.each(cases('ok.'))('%s stays', (name) => {
    const input = read(name, 'input.txt');
    expect(filterText(input, ALONE)).toBe(input);
  });

  it('has cases of both kinds', () => {
    expect(cases('ng.').length).toBeGreaterThan(2);
    expect(cases('ok.').length).toBeGreaterThan(2);
  });

  it('knows a card number and an IBAN by the check digits alone: the next number is none', () => {
    const digit = fc.constantFrom(...'0123456789');
    fc.assert(
      fc.property(fc.array(digit, { minLength: 14, maxLength: 14 }), (digits) => {
        const numbers = Array.from({ length: 10 }, (_, last) => `4${digits.join('')}${last}`);
        const hidden = numbers.filter((number) => filterText(number, ALONE) !== number);
        expect(hidden).toHaveLength(1);
      }),
    );
    fc.assert(
      fc.property(fc.array(digit, { minLength: 18, maxLength: 18 }), (digits) => {
        const ibans = Array.from(
          { length: 97 },
          (_, check) => `DE${String(check).padStart(2, '0')}${digits.join('')}`,
        );
        const hidden = ibans.filter((iban) => filterText(iban, ALONE) !== iban);
        expect(hidden.length).toBeGreaterThanOrEqual(1);
        expect(hidden.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    'a@',
    '@a.',
    'a.',
    '+1 ',
    '+1 2',
    '1 ',
    '12',
    'DE12 ',
    'AB1 ',
    'a@a.a',
    '.@',
    '+1(2)',
    '4111-',
    'é',
  ])('ends on a text of %j over and over, and filtering twice is filtering once', (unit) => {
    const pipeline = createPipeline({ personalData: true });
    const once = textOf(pipeline.filter(unit.repeat(30_000)));
    expect(textOf(pipeline.filter(once))).toBe(once);
  });
});
