import { expect, it } from 'vitest';
import { priceOf } from '../../../src/extras/distiller/claude.ts';

it.each([
  ['haiku', 6],
  ['claude-haiku-4-5', 6],
  ['claude-sonnet-4-5', 18],
  ['opus', 90],
  ['my-own-model', 18],
])('a model named %s is reckoned by its own price, so that the cap of a day holds', (model, usd) => {
  expect(priceOf(model, 1_000_000, 1_000_000)).toBe(usd);
});
