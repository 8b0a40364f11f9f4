import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultConfig, loadConfig } from '../../src/app/config/config.ts';
import { settingAt } from '../../src/app/config/config-defaults.ts';
import { ruleOf, SETTING_KEYS, SWITCH_VARIABLES, VARIABLES } from '../../src/app/config/config-describe.ts';
import { type JsonSchema, schemaOf } from '../../src/app/config/config-json-schema.ts';
import type { CsError } from '../../src/core/errors.ts';
import { backgroundEnvironment } from '../../src/files/background.ts';
import { useCli } from '../helpers/cli.ts';

const cli = useCli();

const userFile = (): string => join(cli.home(), '.config/cs-memory/config.json');
const localFile = (): string => join(cli.repository(), '.git/cs-memory/config.json');
const repositoryFile = (): string => join(cli.repository(), '.cs-memory.json');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const config = (...args: readonly string[]) => cli.run(['config', ...args]);

it('config set says what it wrote, and where another level says otherwise', async () => {
  expect(await config('set', '--local', 'sync.private', 'mine')).toMatchObject({
    code: 0,
    stdout: `sync.private is ["mine"] in ${localFile()}\n`,
    stderr: '',
  });
  const { stdout } = await config('set', 'sync.private', '["others"]');
  expect(stdout).toContain(`here the value is ["mine"], which comes from: local ${localFile()}:`);
  const json = await cli.json('config', 'set', '--json', 'sync.private', '["others"]');
  expect(json).toMatchObject({
    key: 'sync.private',
    file: userFile(),
    changed: false,
    now: { value: ['mine'] },
  });
  expect((await config('set', '--unset', 'sync.private')).stdout).toContain('sync.private is not set in');
});

it.each([
  [['promptRecall.limit'], 'no value'],
  [['--unset', 'promptRecall.limit', '1'], '--unset takes no value'],
  [['--user', '--local', 'promptRecall.limit', '1'], 'choose one'],
])('config set refuses %j as a slip', async (args, told) => {
  const { code, stdout, stderr } = await config('set', ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(told);
});

it('config list, get, explain and path tell settings, and where they come from', async () => {
  write(repositoryFile(), '{"sessionMemory": {"limit": 3}}');
  const from = { level: 'repository', file: repositoryFile(), line: 1 };
  const { settings } = await cli.json('config', '--json');
  expect(settings).toContainEqual({ key: 'sync.auto', value: false, from: { level: 'default' } });
  expect(settings).toContainEqual({ key: 'sessionMemory.limit', value: 3, from });
  expect((await config()).stdout).toMatch(/^sessionMemory\.limit +3 {2}repository .*\.cs-memory\.json:1$/m);
  expect(await cli.json('config', 'get', '--json', 'sessionMemory')).toMatchObject({
    key: 'sessionMemory',
    value: { limit: 3, enabled: true },
  });
  expect((await config('get', 'sessionMemory.limit')).stdout).toBe('3\n');
  expect(await config('get', 'index.uri')).toMatchObject({ code: 0, stdout: '' });
  const explained = await cli.json('config', 'explain', '--json', 'sessionMemory');
  expect(explained['settings']).toContainEqual({
    key: 'sessionMemory.limit',
    value: 3,
    from,
    levels: expect.any(Array),
    does: 'maximum number of memories at the start of a session',
    schema: { type: 'integer', minimum: 1, maximum: 50 },
    in_repository: 'the smaller value wins',
  });
  expect(await cli.json('config', 'path', '--json')).toEqual({
    files: [
      { level: 'user', file: userFile(), exists: false },
      { level: 'repository', file: repositoryFile(), exists: true },
      { level: 'local', file: localFile(), exists: false },
    ],
  });
});

it('config path tells the files where one is wrong, too', async () => {
  write(repositoryFile(), '{');
  expect((await config('path')).code).toBe(0);
  const { code, stderr } = await config('list', '--json');
  expect({ code, error: JSON.parse(stderr).error.code }).toEqual({ code: 1, error: 'CONFIG_INVALID' });
});

it('setup leaves the comments of a settings file', async () => {
  write(userFile(), '{\n  // mine\n  "enabled": true // of course\n}\n');
  expect((await cli.run(['setup', '--semantic', '--off'])).code).toBe(0);
  expect(readFileSync(userFile(), 'utf8')).toBe(
    '{\n  // mine\n  "enabled": true, // of course\n  "embedder": {\n    "kind": "none"\n  }\n}\n',
  );
});

const NOWHERE = { HOME: '/dev/null' };

type Env = Readonly<Record<string, string>>;
const failure = (env: Env): Promise<CsError> =>
  loadConfig({ ...NOWHERE, ...env }).then(
    () => Promise.reject(new Error('expected the variables to be refused')),
    (error) => error,
  );

/** A value that a setting takes and does not have, and how it is written in a variable. */
function sample(key: (typeof SETTING_KEYS)[number]): readonly [value: unknown, text: string] {
  const { type, enum: choices = [], maximum }: JsonSchema = schemaOf(key);
  const before = settingAt(defaultConfig(), key);
  const [value] = [...choices, !before].filter((choice) => choice !== before);
  if (type === 'boolean' || choices.length > 0) return [value, String(value)];
  if (type === 'array') return [['one', 'two'], 'one, two'];
  return type === 'string' ? ['sample', 'sample'] : [maximum, String(maximum)];
}

const named = SETTING_KEYS.filter((key) => VARIABLES[key] !== SWITCH_VARIABLES[key]);

describe('a variable of the environment', () => {
  it.each(named)('says what a setting is: %s', async (key) => {
    const [value, text] = sample(key);
    const config = await loadConfig({ ...NOWHERE, [VARIABLES[key] ?? '']: text });
    expect(settingAt(config, key)).toEqual(value);
    expect(VARIABLES[key]).toMatch(/^CS_MEMORY_[A-Z_]+$/);
  });

  it('may be written as JSON, or in capitals, and says nothing where it is empty', async () => {
    const load = (env: Env) => loadConfig({ ...NOWHERE, ...env });
    const tools = 'CS_MEMORY_POST_TOOL_CAPTURE_TOOLS';
    expect((await load({ [tools]: '["Bash"]' })).postToolCapture.tools).toEqual(['Bash']);
    for (const off of ['FALSE', '0', 'false'])
      expect((await load({ CS_MEMORY_PROMPT_RECALL_SPECIFIC: off })).promptRecall.specific).toBe(false);
    expect(await load({ [tools]: '' })).toEqual(defaultConfig());
  });

  it('may not say what a clone must not: what is filtered, run, loaded, trusted or sent', async () => {
    const careful =
      /^(?:filters|embedder|trust)\.|\.(?:ignore\w*|review|model|max(?:Calls|Tokens)|command|private|triggers)$/;
    for (const key of SETTING_KEYS.filter((name) => careful.test(name))) {
      expect(VARIABLES[key], key).toBeUndefined();
      const name = `CS_MEMORY_${key.replace('.', '_').replace(/[A-Z]/g, '_$&').toUpperCase()}`;
      expect(await failure({ [name]: 'x' })).toMatchObject({
        code: 'CONFIG_INVALID',
        message: expect.stringContaining(name),
        hint: expect.stringContaining(`${key} is read from files alone`),
      });
    }
    const adding = SETTING_KEYS.filter((key) => ['added', 'on'].includes(ruleOf(key)));
    for (const key of adding) expect(VARIABLES[key], key).toBeUndefined();
  });

  it.each([
    ['CS_MEMORY_SESSION_MEMORY_LIMIT', 'many', 'whole number, 1 to 50'],
    ['CS_MEMORY_SESSION_MEMORY_LIMIT', '51', 'whole number, 1 to 50'],
    ['CS_MEMORY_PROMPT_RECALL_SPECIFIC', 'maybe', 'true or false'],
    ['CS_MEMORY_SUBAGENTS_MERGE', 'some', 'one of all, selective'],
    ['CS_MEMORY_SESION_MEMORY_LIMIT', '3', 'did you mean CS_MEMORY_SESSION_MEMORY_LIMIT?'],
    ['CS_MEMORY_PROGRESS_ENABLED', 'true', 'did you mean CS_PROGRESS_ENABLED?'],
    ['CS_MEMORY_ZEBRA', 'secret-value', 'names the right one'],
  ])('that is a slip is an error that names it, and not its value: %s=%s', async (name, value, hint) => {
    const { code, message, hint: told } = await failure({ [name]: value });
    expect({ code, told }).toEqual({ code: 'CONFIG_INVALID', told: expect.stringContaining(hint) });
    expect(message).toContain(name);
    expect(message).not.toContain('secret-value');
  });

  it('goes on to what runs in the background', () => {
    const env = { CS_MEMORY_SESSION_MEMORY_LIMIT: '3' };
    expect(backgroundEnvironment(env, false)).toMatchObject(env);
  });
});

describe('config explain and doctor', () => {
  const cli = useCli();

  it('tell of variables that count over the files, or are wrong', async () => {
    const folder = join(cli.home(), '.config/cs-memory');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'config.json'), '{"sessionMemory": {"limit": 4, "tokens": 600}}');
    const env = { CS_MEMORY_SESSION_MEMORY_LIMIT: '3' };
    const explain = async (key: string) => (await cli.run(['config', 'explain', key], { env })).stdout;
    expect(await explain('sessionMemory.limit')).toMatch(
      /^sessionMemory\.limit = 3\n[\s\S]*from +environment CS_MEMORY_SESSION_MEMORY_LIMIT\n[\s\S]*user +4 .*\(overridden\)/,
    );
    expect(await explain('sessionMemory.tokens')).toMatch(/environment +- +CS_MEMORY_SESSION_MEMORY_TOKENS/);
    const uri = { CS_INDEX_URI: 's3://name:word@bucket/path' };
    const { stdout } = await cli.run(['config', 'explain', 'index.uri'], { env: uri });
    expect(stdout).toContain('index.uri = "s3://bucket/path"');
    const all = ['list', 'get index', 'get index.uri'].map((words) => ['config', ...words.split(' ')]);
    const told = await Promise.all(all.map((words) => cli.run([...words, '--json'], { env: uri })));
    expect([stdout, ...told.map((run) => run.stdout)].join()).not.toContain('word@');
    const wrong = await cli.run(['doctor'], { env: { CS_MEMORY_SESSION_MEMORY_LIMIT: 'many' } });
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toMatch(
      /^fail +settings +CS_MEMORY_SESSION_MEMORY_LIMIT .*\n +-> sessionMemory\.limit takes/,
    );
  });
});
