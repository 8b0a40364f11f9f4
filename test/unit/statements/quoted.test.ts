import { describe, expect, it } from 'vitest';
import { statementIn } from '../../../src/capture/model/statements/statement.ts';

describe('what stands between quotation marks', () => {
  it.each([
    'In the issue they write: "we should never mock the clock".',
    'Translate into German: "From now on we always use tabs in this project."',
    'Write a README section that says: "We decided to use pnpm, never npm."',
  ])('is nobody’s statement: %s', (prompt) => {
    expect(statementIn(prompt)).toBeUndefined();
  });

  it.each([
    'Remember: "run npm run gen before the tests"',
    'Always answer with "yes sir, at once" from now on.',
  ])('does not hide what is said around it: %s', (prompt) => {
    expect(statementIn(prompt)).toBeDefined();
  });
});
