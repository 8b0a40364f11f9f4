import { expect, test } from 'vitest';
import { unnamedIn } from '../../../src/recall/order.ts';
import type { Told } from '../../../src/recall/recall-text.ts';

const told = (summary: string, shares: Told['shares'] = {}): Told =>
  ({ memory: { summary, tags: [], files: [] }, shares }) as unknown as Told;

test('what only its meaning found, or a word surely near, names what a question is about', async () => {
  const signIn = 'Authentication uses short-lived JWTs';
  expect(await unnamedIn('how do people sign in?', [told(signIn, { vectors: 0.9 })])).toBeUndefined();
  expect(await unnamedIn('kubernetes?', [told('the pods of the cluster need a limit')])).toBeUndefined();
  expect(await unnamedIn('what was the problem with it?', [told('a problem')])).toBeUndefined();
  expect(await unnamedIn('what about error handling?', [told('Errors carry a code')])).toBeUndefined();
});

test('what is only near a question, or what is not there, names nothing of it', async () => {
  const gemini = [told('Gemini is asked by a flag', { near: 0.3 })];
  expect(await unnamedIn('what did we decide about bananas?', gemini)).toBe('bananas');
  expect(await unnamedIn('what did we decide about bananas?', [])).toBeUndefined();
});

test('when it was is nothing that a memory would name', async () => {
  const found = [told('Errors carry a code')];
  expect(await unnamedIn('since 2026-11-01', found)).toBeUndefined();
  expect(await unnamedIn('what did we learn since 2026-11-01', found)).toBeUndefined();
  expect(await unnamedIn('everything since yesterday', found)).toBeUndefined();
  expect(await unnamedIn('what did we decide about bananas since yesterday?', found)).toBe('bananas');
});
