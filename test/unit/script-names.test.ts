import { describe, expect, it } from 'vitest';
import { scriptsIn, speaksOf } from '../../src/recall/exact.ts';

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
    ['make -j4 release', ['make release']],
    ['pnpm db:push', ['pnpm db:push']],
    ['terraform -chdir=infra apply -auto-approve', ['terraform apply']],
    ['npx prisma migrate deploy', ['prisma migrate deploy']],
    ['sudo systemctl restart api && nox -s  docs', ['systemctl restart', 'nox -s docs']],
    ['docker compose down -v; gh release create v2', ['docker compose down', 'gh release create']],
    ['docker compose up -d\nkubectl get pods\ncargo clippy', []],
    ['cd infra\nterraform apply', ['terraform apply']],
    ['for f in a b; do cat x; done | sort', []],
    ['docker compose', []],
    ['git push --force origin main', ['git push']],
    ['git status && git reset --hard', ['git reset']],
  ])('%s', (command, phrases) => {
    const unusual = scriptsIn(command).filter(({ isEveryday }) => !isEveryday);
    expect(unusual.map(({ phrase }) => phrase)).toEqual(phrases);
  });

  it('are of every day where they are run all day long', () => {
    const all = scriptsIn('NODE_ENV=x npm run build && cargo test; git status');
    expect(all.map(({ phrase }) => phrase)).toEqual(['npm run build', 'cargo test']);
    expect(all.every(({ isEveryday }) => isEveryday)).toBe(true);
  });

  it('are spoken of with flags where they have one of those', () => {
    const rule = '`git push --force` is forbidden on main';
    const spoken = (command: string): boolean => scriptsIn(command).some((run) => speaksOf(rule, run));
    expect(spoken('git push --force origin main')).toBe(true);
    expect(spoken('git push -f')).toBe(true);
    expect(spoken('git push origin main; rm --force x')).toBe(false);
    expect(speaksOf('Run git push only from CI', { phrase: 'git push', flags: ['-u'] })).toBe(true);
  });

  it('are spoken of by whole words', () => {
    const script = { phrase: 'npm run migrate', flags: [] };
    expect(speaksOf('Migrations run with `npm run migrate` only', script)).toBe(true);
    expect(speaksOf('npm run migrate:undo takes it back', script)).toBe(false);
    expect(speaksOf('Use xnpm run migrate', script)).toBe(false);
    expect(speaksOf('Migrations are run by hand', script)).toBe(false);
    expect(speaksOf('After npm run migrate:undo comes npm run migrate.', script)).toBe(true);
    expect(speaksOf('Use `pnpm run db:push`', { phrase: 'pnpm db:push', flags: [] })).toBe(true);
    expect(speaksOf('We run terraform apply: only from CI', { phrase: 'terraform apply', flags: [] })).toBe(
      true,
    );
  });
});
