import { describe, expect, it } from 'vitest';
import { scriptsIn, speaksOf } from '../../src/domain/script-names.ts';

describe('the scripts that a command runs', () => {
  it.each([
    ['npm run migrate', ['npm run migrate']],
    ['cd api && DB=x npm run  db:migrate -- --to 3', ['npm run db:migrate']],
    ['make deploy; just release', ['make deploy', 'just release']],
    ['pnpm seed', ['pnpm seed']],
    ['npm test', []],
    ['npm run test && npm run build', []],
    ['yarn add lodash', []],
    ['echo "make deploy"', []],
    ['git commit -m x', []],
  ])('%s', (command, phrases) => {
    expect(scriptsIn(command).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  it('are spoken of by whole words', () => {
    const script = { phrase: 'npm run migrate', name: 'migrate' };
    expect(speaksOf('Migrations run with `npm run migrate` only', script)).toBe(true);
    expect(speaksOf('npm run migrate:undo takes it back', script)).toBe(false);
    expect(speaksOf('Use xnpm run migrate', script)).toBe(false);
    expect(speaksOf('Migrations are run by hand', script)).toBe(false);
  });
});
