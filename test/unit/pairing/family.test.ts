import { describe, expect, it } from 'vitest';
import { familiesOf, isSetUp, isWatchedFor, openFamiliesOf } from '../../../src/capture/family.ts';

describe('the families of a shell line', () => {
  it.each([
    ['npm run test -- --ci', ['npm test']],
    ['cd app && TZ=UTC npm test 2>&1 | tail -20', ['npm test']],
    ['sudo timeout 60 go test ./... | grep FAIL', ['go test']],
    ['docker compose -f x.yml up -d', ['docker compose up']],
    ['pnpm --filter api test', ['pnpm test']],
    ['npx -y playwright test', ['playwright']],
    ['python3 -m pytest -q', ['python pytest']],
    ['node scripts/build.mjs --check', ['node build.mjs']],
    ['ssh host "cd /opt && make deploy"', ['make deploy']],
    ["wsl -e sh -c 'cargo test'", ['cargo test']],
    ['/usr/local/bin/go.exe vet', ['go vet']],
    ['if make lint; then echo yes; fi', ['make lint']],
    ["cat <<'EOF' > a.txt\nnpm test\nEOF", []],
    ['echo "npm test"; ls | head', []],
  ])('of %j', (command, families) => expect(familiesOf('Bash', command)).toEqual(families));

  it('of another tool is the tool', () => expect(familiesOf('mcp__a__b', '{}')).toEqual(['mcp__a__b']));

  it('holds what a wrapper would have run, once it failed', () => {
    expect(openFamiliesOf('Bash', 'wrap bun run test')).toContain('bun test');
  });
});

describe('what is looked at while something is open', () => {
  it('is the same family, and what was edited or set up for a failure of this session', () => {
    expect(isWatchedFor('Bash', 'npm test -- --ci', ['npm test'])).toBe(true);
    expect(isWatchedFor('Bash', 'npm install x', ['npm test'])).toBe(false);
    expect(isWatchedFor('Bash', 'npm install x', ['*', 'npm test'])).toBe(true);
    expect(isWatchedFor('Edit', '', ['npm test'])).toBe(false);
    expect(isWatchedFor('Edit', '', ['*', 'npm test'])).toBe(true);
    expect(isWatchedFor('Bash', 'rbenv local 3', ['*', 'npm test'])).toBe(false);
    for (const own of ['./broker.sh', 'bash ops/db.sh redis', 'cd api && bin/dev db'])
      expect(isWatchedFor('Bash', own, ['*', 'npm test'])).toBe(true);
    for (const other of ['/usr/bin/env', 'cat ops/db.sh', 'git diff src/a.ts', 'ls ./ops'])
      expect(isWatchedFor('Bash', other, ['*', 'npm test'])).toBe(false);
  });

  it.each([
    'brew install jq',
    'docker compose up -d',
    'npx prisma generate',
    'go mod tidy',
    'go mod vendor',
    'aws eks update-kubeconfig --name a',
    'pnpm --filter web exec playwright install chromium',
    "git config --global --add safe.directory '*'",
    'gh auth login',
    './setup.sh',
    './setup2.sh',
    'bash tools/gen-api.sh',
    'make proto',
    'npm run db:migrate',
    'helm rollback app 0',
  ])('%s sets up', (command) => expect(isSetUp(command)).toBe(true));

  it.each([
    'git add a.ts',
    'git pull',
    'gh pr update-branch',
    'make lint',
    'make -j8 unit-tests',
    'cat setup.log',
    'npm run format',
  ])('%s does not', (command) => expect(isSetUp(command)).toBe(false));
});
