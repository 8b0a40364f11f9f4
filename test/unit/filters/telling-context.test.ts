import { expect, it } from 'vitest';
import weights from '../../../filters/data/likelihood.json' with { type: 'json' };
import { type HintRow, holdsSome } from '../../../filters/hints.ts';
import { FEATURE_COUNT, featuresOf } from '../../../filters/judge/likelihood.ts';
import { candidatesIn, tellingContextStage } from '../../../filters/stages/telling-context.ts';
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

it.each(
  'pass codes|PSK|a pw|user_pass|passphrase|API key|use keys|credentials|bearer|openssl rand|pwgen|backup codes|Recovery Code|keys|usernames|root|admin|otp|2FA|logged in|log-in|signed in|sign in|unlock|account|Wi-Fi|session|cookie|webhook|Kennwort|密码|clave'.split(
    '|',
  ),
)('what it needs stands in each of its words: %s', (word) => {
  const text = `${word} ${value}`;
  expect([...candidatesIn(text)]).toHaveLength(1);
  expect(holdsSome(text, tellingContextStage.needs as HintRow)).toBe(true);
});

it('asks for no word that every failure has', () => {
  const text = 'Exit code 1: the debug log of the side path says that this design assigns no code';
  expect(holdsSome(text, tellingContextStage.needs as HintRow)).toBe(false);
});
