import { expect, it } from 'vitest';
import { readPrompt } from '../../../src/session/goal-request.ts';

it.each([
  ['Fix the login; and please remember that CI has no docker.', 'Fix the login'],
  ['Rename foo to bar. Remember that foo is used by the app.', 'Rename foo to bar'],
])('what is to be remembered is no part of a goal: %s', (prompt, title) => {
  expect(readPrompt(prompt)).toEqual({ kind: 'request', title });
});

it.each([
  'Save this to memory: the staging DB is read-only.',
  'Use tabs, not spaces, in this repo.',
  'actually we use pnpm here, not npm',
  'forget that deploys run on Tuesdays',
])('is no goal: %s', (prompt) => expect(readPrompt(prompt).kind).toBe('other'));
