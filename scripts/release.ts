// Makes a release: gives every manifest the version, dates the section "Unreleased" of CHANGELOG.md, builds, commits and tags. Pushes nothing.
// Usage: npx tsx scripts/release.ts <major.minor.patch> [--dry-run]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(process.cwd());
const [version = '', ...flags] = process.argv.slice(2);
const isDry = flags.includes('--dry-run');

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const numbers = (text: string): readonly number[] => text.split('.').map(Number);

/** Whether `next` comes after `last`, both `major.minor.patch`. */
function isLater(next: string, last: string): boolean {
  const [a, b] = [numbers(next), numbers(last)];
  const at = a.findIndex((number, place) => number !== b[place]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

const packageFile = join(ROOT, 'package.json');
const before = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
if (!/^\d+\.\d+\.\d+$/.test(version)) stop('which version? for instance: npx tsx scripts/release.ts 0.2.0');
if (!isLater(version, before)) stop(`${version} does not come after ${before}`);
if (run('git', ['status', '--porcelain']) !== '') stop('there are uncommitted changes: commit or stash them');

const changesFile = join(ROOT, 'CHANGELOG.md');
const changes = readFileSync(changesFile, 'utf8');
const [, news = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changes) ?? [];
if (news.trim() === '') stop('CHANGELOG.md has nothing under "## Unreleased"');

console.log(`${before} -> ${version}\n${news.trim()}`);
if (isDry) process.exit(0);

const today = new Date().toISOString().slice(0, 10);
writeFileSync(changesFile, changes.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${today})`));
run('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts']);
run('npm', ['run', '--silent', 'manifests']);
run('npm', ['run', '--silent', 'build']);
run('git', ['commit', '--all', '--quiet', '--message', `Release ${version}`]);
run('git', ['tag', '--annotate', `v${version}`, '--message', `cs-memory ${version}`]);
console.log(`Tagged v${version}. To publish it: git push --follow-tags`);
