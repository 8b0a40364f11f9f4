import { expect, it } from 'vitest';
import { checkIndex } from '../../src/app/doctor/doctor.ts';

const failed = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:01:00Z', outcome: 'failed' };

it.each([
  ['nothing was built yet', { state: 'none', bytes: 0 }, undefined, 'ok'],
  ['building it failed', { state: 'none', bytes: 0 }, failed, 'warn'],
  ['a build died on its way', { state: 'none', bytes: 4_000 }, undefined, 'warn'],
  ['it is there, whatever failed before', { state: 'current', bytes: 4_000 }, failed, 'ok'],
] as const)('says of the index what is true: %s', (_, health, built, state) => {
  expect(checkIndex(health, built).state).toBe(state);
});
