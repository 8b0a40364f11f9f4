import { expect, test } from 'vitest';
import { stem } from '../../../src/core/stem.ts';

// The examples of Porter's paper (1980), each through all steps, as his own program answers.
test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['ties', 'ti'],
  ['cats', 'cat'],
  ['feed', 'feed'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['bled', 'bled'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['conflated', 'conflat'],
  ['troubled', 'troubl'],
  ['sized', 'size'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['hissing', 'hiss'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['sky', 'sky'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['valenci', 'valenc'],
  ['digitizer', 'digit'],
  ['operator', 'oper'],
  ['hopefulness', 'hope'],
  ['formality', 'formal'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['goodness', 'good'],
  ['allowance', 'allow'],
  ['replacement', 'replac'],
  ['adoption', 'adopt'],
  ['bowdlerize', 'bowdler'],
  ['probate', 'probat'],
  ['rate', 'rate'],
  ['cease', 'ceas'],
  ['controller', 'control'],
  ['roll', 'roll'],
  ['is', 'is'],
])('%s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('the forms of a word that errors are told in are one', () => {
  for (const forms of [
    ['connect', 'connected', 'connecting', 'connection', 'connections'],
    ['resolve', 'resolved', 'resolves', 'resolving'],
    ['dependency', 'dependencies'],
    ['configure', 'configured', 'configures', 'configuring'],
  ]) {
    expect(new Set(forms.map(stem)).size, forms.join(' ')).toBe(1);
  }
});
