import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextOf, copyPlugin, createWorld, type PluginCopy, type World } from '../helpers/bundle.ts';
import { runClean } from '../helpers/clean-run.ts';
import { payload, QUESTION } from '../helpers/payloads.ts';

const FIRST = '5e551017-0000-4000-8000-000000000011';
const SECOND = '5e551017-0000-4000-8000-000000000012';

let plugin: PluginCopy;
let world: World;
beforeAll(async () => {
  plugin = copyPlugin();
  // Something is known in any case: only what is said of it depends on the switches.
  const file = join(plugin.root, 'plugins/cs/dist/cs-memory.mjs');
  const env = { PATH: process.env['PATH'] ?? '', HOME: plugin.pattern };
  const words = 'make lint wants shellcheck, so: command not found';
  await runClean('node', [file, 'remember', words], { cwd: plugin.pattern, env });
});
afterAll(() => plugin.remove());
beforeEach(() => {
  world = createWorld(plugin);
});
afterEach(() => world.remove());

type Env = Readonly<Record<string, string>>;

/** What a whole session and the next one leave and say under some environment. */
interface Effects {
  /** Memories after the failure and the Stop. */
  readonly learned: number;
  /** Whether the next session is told unasked, and when it asks. */
  readonly told: boolean;
  readonly answered: boolean;
}

async function play(env: Env = {}): Promise<Effects> {
  const fields = { session_id: FIRST, cwd: world.repository };
  const next = { session_id: SECOND, cwd: world.repository };
  const runs = [
    await world.hook(payload('PostToolUseFailure-Bash', fields), { env }),
    await world.hook(payload('Stop', fields), { env }),
  ];
  const learned = world.notes('learnings').filter(({ session }) => session === FIRST).length;
  const start = await world.hook(payload('SessionStart', next), { env });
  const prompt = await world.hook(payload('UserPromptSubmit', { ...next, prompt: QUESTION }), { env });
  for (const run of [...runs, start, prompt]) expect(run).toMatchObject({ code: 0, stderr: '' });
  return {
    learned,
    told: contextOf(start, 'SessionStart') !== undefined,
    answered: contextOf(prompt, 'UserPromptSubmit') !== undefined,
  };
}

const ALL_ON: Effects = { learned: 1, told: true, answered: true };
const ALL_OFF: Effects = { learned: 0, told: false, answered: false };

const userFile = (): string => join(world.home, '.config/cs-memory/config.json');
const repositoryFile = (): string => join(world.repository, '.cs-memory.json');
function configure(file: string, settings: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
}

describe('the environment', () => {
  it.each<[Env, Effects]>([
    [{}, ALL_ON],
    [{ CS_MEMORY_ENABLED: 'false' }, ALL_OFF],
    [{ CS_MEMORY_ENABLED: '0' }, ALL_OFF],
    [{ CS_MEMORY_ENABLED: 'maybe' }, ALL_ON],
    [{ CS_TOOL_CAPTURE_ENABLED: 'false' }, { ...ALL_ON, learned: 0 }],
    [{ CS_SESSION_MEMORY_ENABLED: 'FALSE' }, { ...ALL_ON, told: false }],
    [{ CS_PROMPT_RECALL_ENABLED: '0' }, { ...ALL_ON, answered: false }],
    [{ CS_FLUSH_ENABLED: 'false' }, { ...ALL_ON, learned: 0 }],
    [{ CS_MEMORY_INSIDE: '1' }, ALL_OFF],
  ])('%o', async (env, effects) => {
    expect(await play(env)).toEqual(effects);
  });

  it('keeps what waits while flushing is off', async () => {
    await play({ CS_FLUSH_ENABLED: 'false' });
    await world.hook(payload('Stop', { session_id: FIRST, cwd: world.repository }));
    expect(world.notes('learnings').map(({ session }) => session)).toContain(FIRST);
  });

  it.each([{ CS_MEMORY_ENABLED: 'false' }, { CS_MEMORY_INSIDE: '1' }])(
    'leaves no trace of a hook: %o',
    async (env) => {
      for (const name of ['PostToolUseFailure-Bash', 'Stop', 'SessionEnd', 'SessionStart'] as const)
        await world.hook(payload(name, { session_id: FIRST, cwd: world.repository }), { env });
      expect(world.log()).toEqual([]);
      expect(world.notes('learnings')).toHaveLength(1);
    },
  );
});

const FILES: readonly [string, () => string][] = [
  ['the user', userFile],
  ['the repository', repositoryFile],
];

describe.each(FILES)('the settings of %s', (_whose, file) => {
  it.each<[object, Effects]>([
    [{ enabled: false }, ALL_OFF],
    [{ postToolCapture: { enabled: false } }, { ...ALL_ON, learned: 0 }],
    [
      { postToolCapture: { tools: ['Read'] }, sessionMemory: { enabled: false } },
      { ...ALL_OFF, answered: true },
    ],
    [{ promptRecall: { enabled: false } }, { ...ALL_ON, answered: false }],
  ])('%o', async (settings, effects) => {
    configure(file(), settings);
    expect(await play()).toEqual(effects);
  });

  it("may name triggers of their own, where they are the user's", async () => {
    const fields = { session_id: SECOND, cwd: world.repository, prompt: 'Ask the oracle about shellcheck' };
    const ask = async () =>
      contextOf(await world.hook(payload('UserPromptSubmit', fields)), 'UserPromptSubmit');
    expect(await ask()).toBeUndefined();
    configure(file(), { promptRecall: { triggers: ['the oracle'] } });
    const answer = await ask();
    if (file === userFile) expect(answer).toContain('make lint wants shellcheck');
    else expect(answer).toBeUndefined(); // a clone could make every prompt a question
  });
});

describe("the user's own settings for one repository", () => {
  const localFile = (): string => join(world.repository, '.git/cs-memory/config.json');

  it('hold over what the repository brings', async () => {
    configure(repositoryFile(), { postToolCapture: { enabled: false }, sessionMemory: { enabled: false } });
    configure(localFile(), { postToolCapture: { enabled: true } });
    expect(await play()).toEqual({ ...ALL_ON, told: false });
  });

  it('may name triggers', async () => {
    configure(localFile(), { promptRecall: { triggers: ['the oracle'] } });
    const fields = { session_id: SECOND, cwd: world.repository, prompt: 'Ask the oracle about shellcheck' };
    const answer = await world.hook(payload('UserPromptSubmit', fields));
    expect(contextOf(answer, 'UserPromptSubmit')).toContain('make lint wants shellcheck');
  });
});

describe('what a clone brings cannot', () => {
  it('switch on what the user switched off', async () => {
    configure(userFile(), { enabled: false });
    configure(repositoryFile(), { enabled: true });
    expect(await play()).toEqual(ALL_OFF);
  });

  it('switch on a part that the user switched off', async () => {
    const parts = (enabled: boolean) => ({
      postToolCapture: { enabled },
      sessionMemory: { enabled },
      promptRecall: { enabled },
    });
    configure(userFile(), parts(false));
    configure(repositoryFile(), parts(true));
    expect(await play()).toEqual(ALL_OFF);
  });

  it('switch on what the environment switched off', async () => {
    configure(repositoryFile(), { enabled: true, postToolCapture: { enabled: true } });
    expect(await play({ CS_TOOL_CAPTURE_ENABLED: 'false' })).toEqual({ ...ALL_ON, learned: 0 });
  });

  it('let a value through the filters, which the user can', async () => {
    const token = ['gh', 'p_', 'R7tQ2mZ9xK4vB8nL1cW6', 'yH3pF5sD0jGaUe'].join('');
    const filter = async () => (await world.cli(['debug', 'filter'], { stdin: `sent ${token} on` })).stdout;
    configure(repositoryFile(), { filters: { allow: [token] } });
    expect(await filter()).not.toContain(token);
    configure(userFile(), { filters: { allow: [token] } });
    expect(await filter()).toContain(token);
  });

  it('have paths captured that the user ignores', async () => {
    const read = payload('PostToolUseFailure-Read', {
      session_id: FIRST,
      cwd: world.repository,
      tool_input: { file_path: join(world.repository, 'diary/day.txt') },
    });
    const count = async (): Promise<number> => {
      await world.hook(read);
      await world.hook(payload('Stop', { session_id: FIRST, cwd: world.repository }));
      return world.notes('learnings').filter(({ session }) => session === FIRST).length;
    };
    configure(userFile(), { capture: { ignore: ['diary/**'] } });
    configure(repositoryFile(), { capture: { ignore: [] } });
    expect(await count()).toBe(0);
    configure(userFile(), {});
    expect(await count()).toBe(1);
  });
});
