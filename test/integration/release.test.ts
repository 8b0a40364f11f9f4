import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../helpers/bundle.ts';
import { bundleScript } from '../helpers/child.ts';
import { git, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
let program = '';
beforeAll(async () => {
  const source = readFileSync(join(PROJECT, 'scripts/release.ts'), 'utf8');
  program = await bundleScript(folder(), source); // tsx would take longer than what it runs
});

const BUILD = 'echo // built >>plugins/cs/dist/hook.cjs';

function makeClone() {
  const clone = join(folder(), 'clone');
  execFileSync('git', ['clone', '--quiet', PROJECT, clone]);
  symlinkSync(join(PROJECT, 'node_modules'), join(clone, 'node_modules'));
  git(clone, ['config', 'user.name', 'Ada']);
  git(clone, ['config', 'user.email', 'ada@example.org']);
  // A link is a file to git, and not what .gitignore means.
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  // How to build is what other tests show; what was built has to be in the release.
  const file = join(clone, 'package.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/("build": )"[^"]+"/, `$1${JSON.stringify(BUILD)}`));
  git(clone, ['commit', '--quiet', '--all', '--message', 'another build']);
  const release = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], { cwd: clone, encoding: 'utf8' });
  return { clone, release, head: () => git(clone, ['rev-parse', 'HEAD']) };
}

it('a release is one commit and one tag with the version everywhere, and is refused where something is amiss', () => {
  const { clone, release, head } = makeClone();
  const before = head();
  expect(release('0.0.1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('does not come after'),
  });
  expect(release('next')).toMatchObject({ status: 1, stderr: expect.stringContaining('which version?') });
  expect(release('99.0.0', '--dry-run').status).toBe(0);
  writeFileSync(join(clone, 'LICENSE'), 'changed\n');
  expect(release('99.0.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('uncommitted') });
  git(clone, ['checkout', '--quiet', 'LICENSE']);
  expect([head(), git(clone, ['tag', '--list'])]).toEqual([before, '']);

  expect(release('99.0.0')).toMatchObject({ status: 0, stdout: expect.stringContaining('Tagged v99.0.0') });
  expect(git(clone, ['rev-parse', 'HEAD~1'])).toBe(before);
  expect(git(clone, ['tag', '--points-at', 'HEAD'])).toBe('v99.0.0\n');
  expect(git(clone, ['status', '--porcelain'])).toBe('');
  expect(git(clone, ['show', 'HEAD:plugins/cs/dist/hook.cjs'])).toMatch(/\/\/ built\n$/);
  for (const file of ['package.json', 'plugin.json', '.claude-plugin/plugin.json'])
    expect(JSON.parse(readFileSync(join(clone, file), 'utf8')), file).toMatchObject({ version: '99.0.0' });
  expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
    /^## Unreleased\n\n## 99\.0\.0 \(\d{4}-\d\d-\d\d\)\n\n- /m,
  );
  expect(release('99.0.1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('has nothing under'),
  });
});
