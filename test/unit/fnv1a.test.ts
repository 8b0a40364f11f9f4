import { expect, it } from 'vitest';
import { fnv1a } from '../../src/core/learning.ts';

// The vectors of the draft (draft-eastlake-fnv, appendix C).
it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%j gives the published value', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
