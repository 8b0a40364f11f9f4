import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { explanationText, keyNamed, valueTyped } from '../../src/app/cli/commands/config.ts';
import type { FileLevel } from '../../src/app/config/config.ts';
import { SETTING_KEYS } from '../../src/app/config/config-describe.ts';
import { schemaOf } from '../../src/app/config/config-json-schema.ts';
import { setSetting, settingsOf } from '../../src/app/wire/config.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { useFolders } from '../helpers/repo.ts';

const folder = useFolders();
let home = '';
let root = '';
beforeEach(() => {
  home = folder();
  root = folder();
  // As much of a repository as it is known by: no git is asked.
  for (const name of ['objects', 'refs']) mkdirSync(join(root, '.git', name), { recursive: true });
  writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/main\n');
});

const userFile = (): string => join(home, '.config/cs-memory/config.json');
const localFile = (): string => join(root, '.git/cs-memory/config.json');
const repositoryFile = (): string => join(root, '.cs-memory.json');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const modeOf = (file: string): number => statSync(file).mode & 0o777;

const place = (env: Readonly<Record<string, string>> = {}, cwd = root) => ({
  cwd,
  env: { HOME: home, ...env },
});
const set = async (level: FileLevel, name: string, ...words: readonly string[]) => {
  const key = keyNamed(name);
  return setSetting(place(), level, key, valueTyped(words, schemaOf(key)));
};
const unset = (name: string) => setSetting(place(), 'user', keyNamed(name), undefined);
const explained = async (name: string, env: Readonly<Record<string, string>> = {}) =>
  (await settingsOf(place(env))).explain(keyNamed(name));
const failure = (done: Promise<unknown>) =>
  done.then(
    () => Promise.reject(new Error('expected it to be refused')),
    ({ code, message, hint }: Readonly<Record<string, string>>) => ({ code, told: `${message} ${hint}` }),
  );

describe('a setting that is set', () => {
  it("is in the user's own file, whose comments stay", async () => {
    write(userFile(), '{\n  // few are enough\n  "promptRecall": { "limit": 4 }, // of 50\n}\n');
    expect(await set('user', 'promptRecall.limit', '3')).toEqual({ file: userFile(), changed: true });
    await set('user', 'capture.ignore', 'customers/**', '*.sql');
    expect(readFileSync(userFile(), 'utf8')).toBe(
      '{\n  // few are enough\n  "promptRecall": { "limit": 3 }, // of 50\n  "capture": {\n    "ignore": ["customers/**", "*.sql"]\n  },\n}\n',
    );
    expect(modeOf(userFile())).toBe(0o600);
    expect(readdirSync(dirname(userFile()))).toEqual(['config.json']);
  });

  it('is in the file of its level, each with its mode', async () => {
    await set('local', 'promptRecall.limit', '8');
    await set('repository', 'promptRecall.limit', '2');
    expect(JSON.parse(readFileSync(localFile(), 'utf8'))).toEqual({ promptRecall: { limit: 8 } });
    expect(modeOf(localFile())).toBe(0o600);
    expect(JSON.parse(readFileSync(repositoryFile(), 'utf8'))).toEqual({ promptRecall: { limit: 2 } });
    expect(modeOf(repositoryFile())).toBe(0o666 & ~process.umask());
    chmodSync(repositoryFile(), 0o640);
    await set('repository', 'promptRecall.limit', '3');
    expect(modeOf(repositoryFile())).toBe(0o640);
    expect((await explained('promptRecall.limit')).value).toBe(8);
  });

  it('can be taken out again', async () => {
    await set('user', 'distil.modelName', 'claude-x');
    expect((await explained('distil.modelName')).value).toBe('claude-x');
    expect(await unset('distil.modelName')).toMatchObject({ changed: true });
    expect((await explained('distil.modelName')).value).toBeUndefined();
    expect(await unset('distil.modelName')).toMatchObject({ changed: false });
  });

  it.each<[FileLevel, string, string[], string]>([
    ['user', 'promptRecall.limit', ['99'], 'whole number, 1 to 50'],
    ['user', 'promptRecall.limit', ['many'], 'whole number, 1 to 50'],
    ['user', 'promptRecall.limit', ['1', '2'], 'a single value'],
    ['user', 'sync.auto', ['"true"'], 'true or false'],
    ['user', 'subagents.merge', ['some'], 'one of all, selective, on-success, manual'],
    ['user', 'filters.rules', ['[{"name": "a"}]'], 'filters.rules'],
    ['user', 'filters.rules', ['[{"name": "a", "pattern": "a"}]'], 'cannot be used'],
    ['user', 'promptRecall.limits', ['1'], 'did you mean promptRecall.limit?'],
    ['user', 'limit', ['1'], 'did you mean sessionMemory.limit?'],
    ['user', 'promptRecal', ['1'], 'did you mean promptRecall?'],
    ['user', 'promptRecall', ['{}'], 'is a section'],
    ['repository', 'handoff.command', ['ls'], "has no effect in a repository's file"],
    ['repository', 'trust.self', ['me@example.org'], "has no effect in a repository's file"],
    ['repository', 'filters.allow', ['value'], "has no effect in a repository's file"],
  ])('is refused where it is a slip, and nothing is written: %s %s %j', async (level, name, words, told) => {
    expect(await failure(set(level, name, ...words))).toEqual({
      code: 'USAGE',
      told: expect.stringContaining(told),
    });
    expect([userFile(), localFile(), repositoryFile()].filter((file) => existsSync(file))).toEqual([]);
  });

  it('leaves a file that is wrong as it is, but for the very slip that it mends', async () => {
    const text = '{"promptRecall": {"limit": 99}, "sync": {"auto": true}}\n';
    write(userFile(), text);
    expect(await failure(set('user', 'sync.auto', 'false'))).toEqual({
      code: 'CONFIG_INVALID',
      told: expect.stringContaining('promptRecall.limit is not as expected (line 1)'),
    });
    expect(readFileSync(userFile(), 'utf8')).toBe(text);
    await set('user', 'promptRecall.limit', '9');
    expect((await explained('promptRecall.limit')).value).toBe(9);
    write(userFile(), 'KEY=value');
    expect((await failure(set('user', 'enabled', 'true'))).told).toContain('is not JSON');
    expect(readFileSync(userFile(), 'utf8')).toBe('KEY=value');
  });

  it('is the last where a file has it twice, and is not removed while another would hold', async () => {
    const twice = '{"enabled": true,\n"enabled": false}';
    write(userFile(), twice);
    expect((await failure(unset('enabled'))).told).toContain('enabled occurs more than once');
    expect(readFileSync(userFile(), 'utf8')).toBe(twice);
    await set('user', 'enabled', 'true');
    expect((await explained('enabled')).value).toBe(true);
    expect(readFileSync(userFile(), 'utf8')).toBe('{"enabled": true,\n"enabled": true}');
  });

  it('is kept where many are set at once, by processes that know nothing of each other', async () => {
    const source = `import { setSetting } from './src/app/wire/config.ts';
      const [key, value] = process.argv.slice(2);
      setSetting({ cwd: process.cwd(), env: process.env }, 'user', key, Number(value));`;
    const script = await bundleScript(home, source);
    vi.stubEnv('HOME', home);
    const keys = SETTING_KEYS.filter((key) => /\.(?:limit|tokens|maxQueued)$/.test(key));
    await Promise.all(keys.map((key) => runScript(script, key, '50')));
    vi.unstubAllEnvs();
    const kept = await Promise.all(keys.map(async (key) => (await explained(key)).value));
    expect(kept).toEqual(keys.map(() => 50));
    expect(readdirSync(dirname(userFile()))).toEqual(['config.json']);
  });

  it("goes through a link of the user's, and not through one of a clone", async () => {
    const dotfiles = join(home, 'dotfiles.json');
    writeFileSync(dotfiles, '{}\n');
    mkdirSync(dirname(userFile()), { recursive: true });
    symlinkSync(dotfiles, userFile());
    await set('user', 'enabled', 'false');
    expect(readlinkSync(userFile())).toBe(dotfiles);
    expect(JSON.parse(readFileSync(dotfiles, 'utf8'))).toEqual({ enabled: false });
    symlinkSync(dotfiles, repositoryFile());
    expect((await failure(set('repository', 'enabled', 'true'))).told).toContain('is a symbolic link');
    expect(JSON.parse(readFileSync(dotfiles, 'utf8'))).toEqual({ enabled: false });
  });

  it('is not written where a clone has something else by the name of its lock, which stays', async () => {
    const lock = `${repositoryFile()}.lock`;
    write(join(lock, 'x'), '');
    utimesSync(lock, 0, 0);
    const { code, told } = await failure(set('repository', 'enabled', 'false'));
    expect({ code, told }).toEqual({ code: 'IO_FAILED', told: expect.stringContaining(`remove ${lock}`) });
    expect(readdirSync(lock)).toEqual(['x']);
  });

  it("outside of a repository is in the user's own file alone", async () => {
    const outside = place({}, folder());
    expect(await setSetting(outside, 'user', 'enabled', false)).toMatchObject({ changed: true });
    expect(await failure(setSetting(outside, 'local', 'enabled', true))).toMatchObject({
      code: 'USAGE',
      told: expect.stringContaining('no work tree here'),
    });
  });
});

describe('what is told of a setting', () => {
  it('tells what each level says, where, and why it is not heard', async () => {
    write(userFile(), '{\n  // mine\n  "promptRecall": {\n    "limit": 7\n  }\n}\n');
    write(repositoryFile(), '{ "promptRecall": { "limit": 9, "triggers": ["every prompt"] } }\n');
    expect(await explained('promptRecall.limit')).toEqual({
      key: 'promptRecall.limit',
      value: 7,
      from: { level: 'user', file: userFile(), line: 4 },
      levels: [
        { level: 'default', value: 5, effect: 'overridden' },
        { level: 'user', file: userFile(), line: 4, value: 7, effect: 'counts' },
        {
          level: 'repository',
          file: repositoryFile(),
          line: 1,
          value: 9,
          effect: 'ignored',
          why: 'the smaller value wins',
        },
        { level: 'local' },
        { level: 'environment', variable: 'CS_MEMORY_PROMPT_RECALL_LIMIT' },
      ],
    });
    const { levels } = await explained('promptRecall.triggers');
    expect(levels.at(2)).toMatchObject({ effect: 'ignored', why: 'has no effect' });
    const stdout = explanationText(await explained('promptRecall.limit'));
    expect(stdout).toContain('promptRecall.limit = 7\n');
    expect(stdout).toContain('  type         whole number, 1 to 50\n');
    expect(stdout).toContain(`  repository   9  ${repositoryFile()}:1  (ignored: the smaller value wins)\n`);
  });

  it('tells what a clone adds, what is the same, and what a later level replaced', async () => {
    write(userFile(), '{"capture": {"ignore": ["mine"], "review": true}}');
    write(repositoryFile(), '{"capture": {"ignore": ["theirs"], "review": true}}');
    const effects = async (key: string) => (await explained(key)).levels.map(({ effect }) => effect);
    expect((await explained('capture.ignore')).value).toEqual(['mine', 'theirs']);
    expect(await effects('capture.ignore')).toEqual(['overridden', 'counts', 'counts', undefined, undefined]);
    expect(await effects('capture.review')).toEqual(['overridden', 'counts', 'same', undefined, undefined]);
    write(localFile(), '{"capture": {"ignore": ["here"]}}');
    expect(await effects('capture.ignore')).toEqual([
      'overridden',
      'overridden',
      'overridden',
      'counts',
      undefined,
    ]);
  });

  it('names the variable of the environment, and whether it changes anything', async () => {
    const off = { CS_PROGRESS_ENABLED: 'false' };
    expect(await explained('progress.enabled', off)).toMatchObject({
      value: false,
      from: { level: 'environment', variable: 'CS_PROGRESS_ENABLED' },
    });
    const odd = await explained('progress.enabled', { CS_PROGRESS_ENABLED: 'maybe' });
    expect(odd).toMatchObject({ value: true, from: { level: 'default' } });
    expect(odd.levels.at(4)).toEqual({
      level: 'environment',
      variable: 'CS_PROGRESS_ENABLED',
      value: 'maybe',
      effect: 'same',
    });
  });

  it('finds what stands under a name of the older tool, and is asked by it', async () => {
    write(
      userFile(),
      '{"lifecycle": {\n"sessionMemory": {\n"limit": 3},\n"commands": {"*": {"postSteps": [\n{"name": "flush-memory-queue", "enabled": false}]}}}}',
    );
    expect((await explained('lifecycle.sessionMemory.limit')).from).toEqual({
      level: 'user',
      file: userFile(),
      line: 3,
    });
    expect(await explained('flush-memory-queue')).toMatchObject({
      key: 'flush.enabled',
      value: false,
      from: { line: 5 },
    });
    expect((await failure(unset('sessionMemory.limit'))).told).toContain('under an older name');
  });

  it('shows nothing of a clone that a terminal would obey', async () => {
    write(repositoryFile(), '{"capture": {"ignore": ["\\u001b[2J\u009b\u202eevil"]}}');
    const stdout = explanationText(await explained('capture.ignore'));
    expect(stdout).toContain('evil');
    expect(stdout).not.toMatch(/[\u001b\u009b\u202e]/);
  });
});
