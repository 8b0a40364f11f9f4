import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGrounded } from '../../../src/domain/grounded.ts';

const SOURCE =
  'The root cause was that `parseLine` swallowed the CR in src/reader.ts, so every 3rd record was dropped on Windows.';

describe('a sentence about a text', () => {
  it.each([
    '`parseLine` swallowed the CR, so records were dropped on Windows.',
    'Every 3rd record was dropped because src/reader.ts swallows the CR.',
  ])('holds where the text says it: %s', (sentence) => {
    expect(isGrounded(sentence, SOURCE)).toBe(true);
  });

  it.each([
    ['a name', '`parseRow` swallowed the CR in src/reader.ts on Windows.'],
    ['a file', 'The root cause in src/writer.ts swallowed every record.'],
    ['a number', 'The root cause dropped every 4th record on Windows.'],
    ['its words', 'Users should install the latest package from our website today.'],
    ['anything', '…'],
  ])('does not hold where the text lacks %s', (_what, sentence) => {
    expect(isGrounded(sentence, SOURCE)).toBe(false);
  });

  it('that is the text always holds, if it says anything', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}( [a-z]{4,12}){2,8}$/), (text) => {
        expect(isGrounded(text, text)).toBe(true);
      }),
    );
  });
});
