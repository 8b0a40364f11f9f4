import { describe, expect, it } from 'vitest';
import { mayBeKeptAtOnce } from '../../src/capture/prompt-hints.ts';
import { statementIn } from '../../src/capture/statement.ts';
import { forgetIn } from '../../src/capture/taken-back.ts';

const AT_ONCE = [
  'Remember that the integration tests need TZ=UTC.',
  'Please keep in mind that the staging database is read-only.',
  'For the record: we never deploy on Fridays because support is away.',
  'Make a note that the CI cache has to be cleared after a node upgrade.',
  'In all my projects use pnpm instead of npm.',
  'I prefer small commits over large ones, everywhere.',
  'I hate default exports, so never use them in any project.',
  'When you write to me, use German.',
  'My editor is helix, so do not open VS Code.',
  'In general I want tests before code.',
];

describe('a prompt that is kept at once', () => {
  it.each(AT_ONCE)('has a word that says so: %s', (prompt) => {
    expect(mayBeKeptAtOnce(prompt)).toBe(true);
  });

  it.each([
    'forget the deploy rule',
    'we can forget about the deploy rule now',
    'scrap the deploy rule',
    'ignore the deploy rule from now on',
    'vergiss die Deploy-Regel',
    'vergesst die Deploy-Regel',
    'vergesst, dass wir hier yarn nutzen',
    'oubliez que nous utilisons yarn',
    'olvidad que usamos yarn aquí',
    'esquece que usamos yarn aqui',
    'dimenticate che usiamo yarn qui',
    'scorda che usiamo yarn qui',
  ])('may ask to forget something, which nobody looks for later: %s', (prompt) => {
    expect(forgetIn(prompt)).toBeDefined();
    expect(mayBeKeptAtOnce(prompt)).toBe(true);
  });

  it('is told from one that can wait', () => {
    const statement = statementIn("No, don't use moment here, use date-fns instead.");
    expect(statement).toMatchObject({ scope: 'repository' });
    expect(statement?.type).not.toBe('remember');
    expect(mayBeKeptAtOnce("No, don't use moment here, use date-fns instead.")).toBe(false);
    expect(mayBeKeptAtOnce('the page is slow and I do not see the button, can you look')).toBe(false);
  });
});
