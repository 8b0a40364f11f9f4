import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';

let world: World;
useWorlds((_plugin, fresh) => {
  world = fresh;
});

const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');
const PASSWORD = ['corr', 'ecthorse', '7Kq'].join('');
const SOURCE = `import db from './db'\nconst url =\n  "postgres://app:${PASSWORD}@db.acme.io/x"\nexport { url }\n\n\n\nlog('done')\ntoken: ${TOKEN}\n`;

function put(name: string, content: string | Uint8Array): string {
  const file = join(world.repository, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return name;
}

const filter = (...args: string[]) => world.cli(['debug', 'filter', ...args]);
const expectNoValue = ({ stdout, stderr }: { stdout: string; stderr: string }): void =>
  expect(stdout + stderr).not.toMatch(new RegExp(`${TOKEN.slice(4, 12)}|${PASSWORD.slice(0, 8)}`));

describe('filter', () => {
  it('prints one text as it would be kept, from stdin or a file', async () => {
    const file = put('a.ts', SOURCE);
    const [piped, read] = [await world.cli(['debug', 'filter'], { stdin: SOURCE }), await filter(file)];
    expect(piped).toMatchObject({ code: 0, stderr: '' });
    expect(read.stdout).toBe(piped.stdout);
    expectNoValue(piped);
    const lines = piped.stdout.split('\n');
    expect(lines[2]).toMatch(/\[REDACTED:[a-z-]+\]/);
    expect(lines[8]).toMatch(/^token: \[REDACTED:[a-z-]+\]$/);
    expect(lines.filter((_, at) => at !== 2 && at !== 8)).toEqual(
      SOURCE.split('\n').filter((_, at) => at !== 2 && at !== 8),
    );
  });

  it('--diff shows place, kind and length of what goes, the lines around it, and no value', async () => {
    const run = await filter('--diff', put('src/a.ts', SOURCE), put('b.txt', 'nothing in here\n'));
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expectNoValue(run);
    expect(run.stdout).toMatch(/^src\/a\.ts:3:\d+ {2}[a-z-]+, \d+ characters$/m);
    expect(run.stdout).toMatch(new RegExp(`^src/a\\.ts:9:8 {2}[a-z-]+, ${TOKEN.length} characters$`, 'm'));
    expect(run.stdout).toMatch(/^ {2}const url =\n~ .*\[REDACTED:[a-z-]+\].*\n {2}export \{ url \}$/m);
    expect(run.stdout).not.toContain('import db');
    expect(run.stdout).not.toContain('nothing in here');
    expect(run.stdout).toMatch(/\nredacted: .*\d\n$/);
    const clean = await filter('--diff', 'b.txt');
    expect(clean.stdout).toBe('nothing to remove\n');
  });

  it('--diff finds its way past what was taken out over many lines', async () => {
    const edge = (word: string): string => `-----${word} PRIVATE ${'KEY'}-----`;
    const key = [edge('BEGIN'), ...Array.from({ length: 20 }, () => 'MIIEvQIBADANBgkqhkiG9w0B'), edge('END')];
    const text = ['a', ...key, 'b', 'c', 'd', 'e', `token: ${TOKEN}`, 'f'].join('\n');
    const run = await filter('--diff', put('key.txt', text));
    expectNoValue(run);
    expect(run.stdout).toMatch(/^key\.txt:2:1 {2}[a-z-]*key[a-z-]*, \d{3} characters$/m);
    expect(run.stdout).toMatch(/^key\.txt:28:8 {2}[a-z-]+, 38 characters\n {2}e\n~ token: \[RED.*\n {2}f$/m);
  });

  it('--check tells by its exit code whether something is redacted; cleaning does not count', async () => {
    const [bad, good] = [put('a.ts', SOURCE), put('b.txt', 'see /home/alice/notes\u001b[0m\n')];
    const found = await filter('--check', bad, good);
    expect(found.code).toBe(1);
    expect(found.stdout).toContain('a.ts:9:8');
    expectNoValue(found);
    expect(await filter('--check', '--quiet', bad)).toMatchObject({ code: 1, stdout: '', stderr: '' });
    expect(await filter('--check', '--quiet', good)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect((await filter('--check', good)).stdout).toMatch(/^nothing redacted; cleaned: .*home-directory 1/m);
    const piped = await world.cli(['debug', 'filter', '--check'], { stdin: SOURCE });
    expect(piped.code).toBe(1);
    expect(piped.stdout).toContain('(stdin):9:8');
  });

  it('--check and --diff see a secret in minified code, which would be cut before it is kept', async () => {
    const file = put('a.min.js', `${'x=1;'.repeat(1000)}t="${TOKEN}";${'y=2;'.repeat(1000)}`);
    const run = await filter('--check', file);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain(`a.min.js:1:4004  github-token, ${TOKEN.length} characters`);
    expect(run.stdout.length).toBeLessThan(1_000);
    expectNoValue(run);
    expect((await filter('--check', '--jsonl', file)).code).toBe(1);
  });

  it('--jsonl gives a line for each file, or for each line of stdin', async () => {
    const files = await filter('--jsonl', put('a.ts', SOURCE), put('b.txt', 'harmless\n'));
    expectNoValue(files);
    const [first, second] = files.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ id: 'a.ts', findings: expect.any(Array) });
    for (const { stage, kind, start, end } of first.findings) {
      expect([typeof stage, typeof kind]).toEqual(['string', 'string']);
      expect(SOURCE.slice(start, end)).toMatch(new RegExp(`${TOKEN}|${PASSWORD}`));
    }
    expect(second).toEqual({ id: 'b.txt', text: 'harmless\n', findings: [] });
    const stdin = `${JSON.stringify({ id: 7, text: TOKEN })}\n`;
    const lines = await world.cli(['debug', 'filter', '--jsonl', '--check'], { stdin });
    expect(JSON.parse(lines.stdout)).toMatchObject({ id: 7, text: expect.stringMatching(/^\[REDACTED/) });
    expect(lines.code).toBe(1);
  });

  it('says which file it did not look at, and which it cannot read', async () => {
    const binary = await filter('--check', put('a.bin', Uint8Array.from([65, 0, 66])));
    expect(binary).toMatchObject({ code: 0, stderr: 'a.bin: skipped, not a text file\n' });
    expect(await filter('a.bin')).toMatchObject({ code: 1, stdout: '' });
    for (const file of ['not-there.txt', '.']) {
      const run = await filter('--check', file, put('b.txt', TOKEN));
      expect(run.code).toBe(1);
      expect(run.stderr).toContain(`${file}: could not be read`);
      expect(run.stdout).toContain('b.txt:1:'); // the others are looked at all the same
    }
    const none = await filter('--check', 'not-there.txt');
    expect(none.stdout).toBe('');
    expect(none.stderr).toContain('make sure that each path is that of a file');
    const utf16 = put('w.txt', Buffer.from(`\ufeff${TOKEN}\r\n`, 'utf16le'));
    expect((await filter('--check', utf16)).code).toBe(1);
  });

  it.each([[['a.ts', 'a.ts']], [['--quiet', 'a.ts']], [['--diff', '--jsonl', 'a.ts']], [['--unknown']]])(
    'is used wrongly: %o',
    async (args) => {
      put('a.ts', SOURCE);
      const run = await filter(...args);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).not.toBe('');
    },
  );

  it('takes megabytes', async () => {
    const lines = Array.from({ length: 25_000 }, (_, at) => `step ${at} ${'compiled the module '.repeat(4)}`);
    const stdin = [...lines, `token: ${TOKEN}`].join('\n');
    expect(stdin.length).toBeGreaterThan(2_000_000);
    const run = await world.cli(['debug', 'filter', '--check'], { stdin, inProcess: false }); // by a pipe
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('(stdin):25001:8');
    expectNoValue(run);
  });
});
