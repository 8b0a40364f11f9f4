import { expect, it } from 'vitest';
import { isColourful } from '../../../src/app/cli/io.ts';

it.each([
  [true, {}, true],
  [true, { NO_COLOR: '' }, true],
  [true, { NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
  [false, { CI: 'true', FORCE_COLOR: '1' }, false],
])('colours are for a terminal whose user has not said no: %s %j', (isTTY, env, has) => {
  expect(isColourful(isTTY, env)).toBe(has);
});
