import { expect, it } from 'vitest';
import weights from '../../../filters/data/likelihood.json' with { type: 'json' };
import { FEATURE_COUNT, featuresOf } from '../../../filters/judge/likelihood.ts';
import { draw, filterText } from './support.ts';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
const value = `${draw('value', LETTERS, 6)}47${draw('more', LETTERS, 3)}`;

const NONE = { password: 0, secret: 0, weak: 0 };

it('has a weight for each feature', () => {
  const { computed, patterns } = weights;
  expect(FEATURE_COUNT).toBe(computed.length + patterns.length + 1);
  const candidate = { value, lead: '', tail: '', before: NONE, after: NONE, above: NONE, gap: 1 };
  expect(featuresOf(candidate)).toHaveLength(FEATURE_COUNT);
});

it('is not ended by many words in a row that say nothing', () => {
  const text = '"public_key": 1,\n'.repeat(12_000);
  expect(filterText(text)).toBe(text);
});

it.each(['!', '!!', '*', '_', ''])('a password goes with the sign it ends with: %s', (sign) => {
  expect(filterText(`use the token below\n  ${value}${sign}\n`)).toBe(
    'use the token below\n  [REDACTED:secret]\n',
  );
  expect(filterText(`the password is "${value}${sign}"`)).not.toMatch(/\][!*_]/);
});

it.each(['*', '**', '_'])('what makes it bold is no part of it: %s', (mark) => {
  expect(filterText(`The password is: ${mark}${value}${mark}`)).not.toContain(value);
});
