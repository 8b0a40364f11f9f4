import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';
import { payload } from '../helpers/payloads.ts';

let world: World;
useWorlds((_plugin, fresh) => {
  world = fresh;
});

const userFile = (): string => join(world.home, '.config/cs-memory/config.json');
function configure(file: string, settings: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
}

const SESSION = '5e551017-0000-4000-8000-000000000031';
const badge = (digits: string): string => `BADGE-${digits}`;

/** What a session that met the output leaves in the notes. */
async function learnedFrom(output: string): Promise<string> {
  const fields = { session_id: SESSION, cwd: world.repository, error: `Exit code 127\n${output}` };
  await world.hook(payload('PostToolUseFailure-Bash', fields));
  await world.hook(payload('Stop', { session_id: SESSION, cwd: world.repository }));
  return JSON.stringify(world.notes('learnings'));
}

describe('own rules', () => {
  const rules = [{ name: 'badge', pattern: 'BADGE-\\d{6}' }];
  const output = `make: shellcheck: command not found ${badge('123456')}`;

  it.each([
    ['the user', userFile],
    ['the repository', () => join(world.repository, '.cs-memory.json')],
  ])('of %s hide what they match, in hooks and in the CLI', async (_whose, file) => {
    configure(file(), { filters: { rules } });
    const learned = await learnedFrom(output);
    expect(learned).toContain('[REDACTED:badge]');
    expect(learned).not.toContain('123456');
    expect((await world.cli(['debug', 'filter'], { stdin: badge('123456') })).stdout).toBe(
      '[REDACTED:badge]',
    );
    const { checks } = JSON.parse((await world.cli(['doctor', '--json'])).stdout);
    expect(checks).toContainEqual({
      name: 'filters',
      state: 'ok',
      detail: expect.stringContaining('1 rule of your own'),
    });
  });

  it('that would be slow stop every text, and the user is told', async () => {
    configure(join(world.repository, '.cs-memory.json'), {
      filters: { rules: [...rules, { name: 'slow', pattern: 'zebrafish(?:a+)+b' }] },
    });
    expect(await learnedFrom(output)).toBe('[]');
    const told = /filters\.rules\.1 \(slow\) cannot be used: at character 10: /;
    const start = await world.hook(payload('SessionStart', { session_id: SESSION, cwd: world.repository }));
    expect(JSON.parse(start.stdout).systemMessage).toMatch(told);
    const doctor = await world.cli(['doctor', '--json']);
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.stdout).checks[0]).toMatchObject({
      name: 'settings',
      state: 'fail',
      detail: expect.stringMatching(told),
    });
    expect(doctor.stdout).not.toContain('undefined');
    const text = await world.cli(['debug', 'filter'], { stdin: 'harmless' });
    expect(text).toMatchObject({ code: 1, stdout: '' });
    const said = [start.stdout, doctor.stdout, text.stderr, JSON.stringify(world.log())].join();
    expect(said).not.toContain('zebrafish');
  });
});

describe('personal data', () => {
  it('goes where the settings ask for it', async () => {
    const output = 'make: shellcheck: command not found, ask ada@lovelace-mail.org';
    configure(userFile(), { filters: { personalData: true } });
    const learned = await learnedFrom(output);
    expect(learned).toContain('[REDACTED:email]');
    expect(learned).not.toContain('ada@lovelace-mail.org');
    // who wrote the note is kept on purpose
    expect(learned).toContain('ada@example.org');
  });
});

describe('files that git ignores', () => {
  const read = (path: string): string =>
    `${JSON.stringify({
      ...payload('PostToolUseFailure-Read', { session_id: SESSION, cwd: world.repository }),
      tool_input: { file_path: join(world.repository, path) },
      error: `EACCES: permission denied, open '${join(world.repository, path)}'`,
    })}\n`;
  const detect = async (path: string) => {
    const { stdout } = await world.cli(['debug', 'detect', '--jsonl'], { stdin: read(path) });
    return JSON.parse(stdout);
  };

  it('are not learned about where the settings say so, as detect and the hooks agree', async () => {
    writeFileSync(join(world.repository, '.gitignore'), 'drafts/\n');
    expect(await detect('drafts/a.md')).not.toHaveProperty('learning');
    expect(await detect('.env')).toHaveProperty('learning', null);
    configure(userFile(), { capture: { ignoreGitIgnored: true }, filters: { allow: { paths: ['.env'] } } });
    expect(await detect('drafts/a.md')).toHaveProperty('learning', null);
    expect(await detect('src/a.md')).not.toHaveProperty('learning');
    expect(await detect('.env')).not.toHaveProperty('learning');
    for (const path of ['drafts/a.md', 'src/a.md']) {
      const hook = payload('PostToolUseFailure-Read', { session_id: SESSION, cwd: world.repository });
      const run = await world.hook(hook, { stdin: read(path) });
      expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    }
    await world.hook(payload('Stop', { session_id: SESSION, cwd: world.repository }));
    const learned = JSON.stringify(world.notes('learnings'));
    expect(learned).toContain('src/a.md');
    expect(learned).not.toContain('drafts/a.md');
    expect(world.log().filter((record) => 'failure' in record)).toEqual([]);
  });
});
