import { describe, expect, it } from 'vitest';
import { statementIn } from '../../../src/capture/statement.ts';

describe('what stands between quotation marks', () => {
  it.each([
    'In the issue they write: "we should never mock the clock".',
    'Translate into German: "From now on we always use tabs in this project."',
    'translate to German: "Never touch the red button. Always wear gloves."',
    'translate to German: “Never touch the red button. Always wear gloves. We never push to main.”',
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

describe('what is to be written or worked on below a colon', () => {
  it.each([
    'Add this to the README:\n\n## Rules\n- Never push to main\n- Always run the linter\n- Remember that tests need docker',
    'Put the following into CONTRIBUTING.md:\nWe never push to main. Always run the linter.',
    'Reply to this mail:\nWe decided to always use pnpm, because npm is slow.',
  ])('is nobody’s statement: %j', (prompt) => expect(statementIn(prompt)).toBeUndefined());

  it.each([
    ['Fix this text:\nthe bottom is read\n\nRemember that the tests need docker.', 'The tests need docker.'],
    ['Please use these rules:\n- never push to main', 'Never push to main.'],
    ['Add this to your memory:\n- tests need docker', 'Tests need docker.'],
  ])('ends with it: %j', (prompt, kept) => expect(statementIn(prompt)?.summary).toBe(kept));
});
