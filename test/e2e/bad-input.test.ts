import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commandsFor,
  type HookRunOptions,
  type PluginCopy,
  useWorlds,
  type World,
} from '../helpers/bundle.ts';
import { inParallel, runClean } from '../helpers/clean-run.ts';
import { seedCompiledCode } from '../helpers/compiled-code.ts';
import { asLine, BUSY_PAYLOADS, type HookPayload, payload } from '../helpers/payloads.ts';

/** Stands in every bad input; the log may not have it. */
const MARK = 'zebrafish';

let plugin: PluginCopy;
let world: World;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
});

const events = (): readonly HookPayload[] =>
  BUSY_PAYLOADS.map((name) =>
    payload(name, { cwd: world.repository, prompt: `What did we decide about ${MARK}?` }),
  );

/** Runs every event with what `change` makes of it, where `atOnce` is more than one as processes: each must end well, and say nothing. */
async function runAll(
  change: (busy: HookPayload) => HookRunOptions,
  atOnce = 1,
  startSays: unknown = '',
): Promise<void> {
  const runOne = async (busy: HookPayload, stdout: unknown = ''): Promise<void> => {
    const run = await world.hook(busy, change(busy));
    expect(run, busy.hook_event_name).toMatchObject({ code: 0, signal: null, stdout, stderr: '' });
    expect(run.stdinBroken, busy.hook_event_name).toBe(false);
  };
  // The start of a session first: it would tell what the others have flushed.
  const [start, ...others] = events();
  if (start !== undefined) await runOne(start, startSays);
  await inParallel(others, atOnce, (busy) => runOne(busy));
}

/** Each event has left one line, a failure, with nothing of the payload in it. */
function expectOneFailureEach(failure: string, served: readonly string[] = []): void {
  const lines = world.log().filter(({ event }) => !served.includes(`${event}`));
  expect(lines.map(({ event }) => event).sort()).toEqual(
    events()
      .map((busy) => busy.hook_event_name)
      .filter((event) => !served.includes(event))
      .sort(),
  );
  for (const line of lines) expect(line['failure'], JSON.stringify(line)).toBe(failure);
  expect(JSON.stringify(lines)).not.toContain(MARK);
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const BAD: readonly [string, (busy: HookPayload) => string | Uint8Array][] = [
  ['nothing', () => ''],
  ['binary', () => bytes(`\x7fELF\x00\xff\xfe${MARK}\x00\n`)],
  ['a truncated line', (busy) => asLine({ ...busy, MARK }).slice(0, -20)],
  ['two lines', (busy) => asLine(busy) + asLine(MARK)],
  ['an array', (busy) => asLine([busy, MARK])],
  ['null', () => 'null\n'],
  ['a number', () => '4711\n'],
  ['a text', () => asLine(MARK)],
  ['no field at all', () => '{}\n'],
  ['no session_id', (busy) => asLine({ ...busy, session_id: undefined, MARK })],
  ['an empty session_id', (busy) => asLine({ ...busy, session_id: '', MARK })],
  ['a cwd that is a list', (busy) => asLine({ ...busy, cwd: [MARK] })],
  ['a session_id that is an object', (busy) => asLine({ ...busy, session_id: { MARK } })],
];

/** Whether it is any is found by who reads a real stdin. */
const NO_JSON = new Set(['nothing', 'binary', 'a truncated line', 'two lines']);

describe('stdin that is no payload', () => {
  it.each(BAD)('%s: one line in the log, nothing else', async (name, bad) => {
    await runAll((busy) => ({ stdin: bad(busy) }), NO_JSON.has(name) ? 3 : 1);
    // Two lines at once may be read as one and then more, or all together; either way nothing is said.
    // Two events are served all the same where no session is named.
    const served = /^(?:no|an empty) session_id$/.test(name) ? ['PreCompact', 'SubagentStop'] : [];
    if (name !== 'two lines') expectOneFailureEach('BAD_PAYLOAD', served);
  });

  it('17 MB are read to their end, and no more', async () => {
    const huge = Buffer.alloc(17 * 1024 * 1024, 'a');
    bytes(`{"session_id":"s","cwd":"/","x":"${MARK}`).forEach((byte, at) => {
      huge[at] = byte;
    });
    huge.write('"}\n', huge.length - 3);
    await runAll(() => ({ stdin: huge, inProcess: false })); // one at a time: the deadline of an event is over all
    expectOneFailureEach('BAD_PAYLOAD');
  });

  it('one that never ends is given up', async () => {
    await runAll((busy) => ({ stdin: asLine({ ...busy, MARK }).slice(0, -20), keepStdinOpen: true }), 3);
    expectOneFailureEach('BAD_PAYLOAD');
  });
});

describe('a payload that is odd', () => {
  const odd = [null, 7, 'zebrafish', true, [], ['zebrafish', { zebrafish: 1 }], { zebrafish: [] }];

  it('in the type of every other field: nothing is said or quoted', async () => {
    for (const value of odd) {
      const fields = Object.keys(Object.assign({}, ...events()));
      const kept = new Set(['session_id', 'cwd', 'hook_event_name']);
      const wrong = Object.fromEntries(fields.filter((name) => !kept.has(name)).map((name) => [name, value]));
      await runAll((busy) => ({ stdin: asLine({ ...busy, ...wrong }) }));
    }
    expect(JSON.stringify(world.log())).not.toContain(MARK);
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('in having nothing but what is asked for', async () => {
    await runAll(({ session_id, cwd }) => ({ stdin: asLine({ session_id, cwd }) }));
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('in its session_id, which is no path', async () => {
    const session_id = '../../../../zebrafish\u0000/..';
    await runAll((busy) => ({ stdin: asLine({ ...busy, session_id }) }));
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  it('in bytes that are no UTF-8', async () => {
    await runAll((busy) => {
      const [before = '', after = ''] = asLine({
        ...busy,
        transcript_path: 'HERE',
        cwd: world.repository,
      }).split('HERE');
      return {
        stdin: Buffer.concat([Buffer.from(before), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(after)]),
      };
    });
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
  });
});

describe('a place that is odd', () => {
  it('a cwd that is gone: what is learned is kept', async () => {
    const gone = join(world.repository, 'gone', MARK);
    await runAll((busy) => ({ stdin: asLine({ ...busy, cwd: gone }) }));
    expect(world.log().filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(JSON.stringify(world.log())).not.toContain(MARK);
    await world.hook(payload('Stop', { cwd: gone }));
    expect(world.notes('learnings').length).toBeGreaterThan(0);
  });

  it('a process in a folder that is gone', async () => {
    const gone = join(world.root, 'gone');
    seedCompiledCode(join(world.home, '.cache'));
    await inParallel(events(), 3, async (busy) => {
      const [hook] = commandsFor(
        plugin.root,
        busy.hook_event_name,
        String(busy['source'] ?? busy['trigger'] ?? busy['tool_name'] ?? ''),
      );
      const name = busy.hook_event_name;
      if (name.startsWith('PostToolUse')) return;
      if (hook === undefined) throw new Error(`no hook for ${name}`);
      mkdirSync(join(gone, name), { recursive: true });
      const script = 'cd "$1" && rmdir "$1" && shift && exec "$@"';
      const args = ['-c', script, 'sh', join(gone, name), hook.command, ...hook.args];
      const env = { PATH: process.env['PATH'] ?? '', HOME: world.home };
      const stdin = asLine({ ...busy, cwd: join(gone, name) });
      const run = await runClean('sh', args, { cwd: world.root, env, stdin });
      expect(run, name).toMatchObject({ code: 0, stdout: '' });
    });
  });

  it('a HOME that cannot be used: the session goes on, and the repository still learns', async () => {
    const file = join(world.root, 'no-directory');
    writeFileSync(file, '');
    await runAll(() => ({ env: { HOME: file } }));
    expect(world.notes('learnings').length).toBeGreaterThan(0);
    const outside = join(world.root, 'outside');
    mkdirSync(outside);
    await runAll(
      (busy) => ({ env: { HOME: file }, cwd: outside, stdin: asLine({ ...busy, cwd: outside }) }),
      1,
      expect.stringMatching(/^\{"systemMessage":"cs-memory: nothing of this session can be kept: [^{}]*"\}$/),
    );
  });

  it('a damaged repository', async () => {
    writeFileSync(join(world.repository, '.git/HEAD'), `${MARK}\n`);
    await runAll(() => ({}));
    expect(JSON.stringify(world.log())).not.toContain(MARK);
  });
});

describe('settings with a slip', () => {
  const SLIPS: readonly [string, string][] = [
    ['an unknown key', '{"enabeld": false}'],
    ['a wrong type', `{"enabled": "${MARK}"}`],
    ['no JSON', `{"filters": {"allow": [${MARK}]}}`],
  ];
  const user = (): string => join(world.home, '.config/cs-memory/config.json');

  it.each(SLIPS)('%s: nothing is done, and the log names the file', async (_name, text) => {
    mkdirSync(join(user(), '..'), { recursive: true });
    writeFileSync(user(), text);
    const [start, ...others] = events();
    const first = await world.hook(start ?? expect.fail(), {});
    const { systemMessage, ...more } = JSON.parse(first.stdout);
    expect(systemMessage).toMatch(/^cs-memory is off in this session: /); // once, to the user, not to the model
    expect(systemMessage).not.toContain(MARK);
    expect(more).toEqual({});
    const again = payload('SessionStart', { cwd: world.repository, source: 'compact' });
    expect(await world.hook(again)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    for (const busy of others)
      expect(await world.hook(busy, {})).toMatchObject({ code: 0, stdout: '', stderr: '' });
    for (const line of world.log()) expect(line['failure']).toBe('CONFIG_INVALID');
    expect(world.log()).toHaveLength(events().length + 1);
    expect(JSON.stringify(world.log())).not.toContain(MARK);
    for (const { message } of world.log()) expect(message).toContain(user());
    const told = await world.cli(['status']);
    expect(told).toMatchObject({ code: 1, stdout: '' });
    expect(told.stderr).toContain(user());
  });
});

describe('an event', () => {
  it.each([[['Nonsense']], [['__proto__']], [['constructor']], [[]]])('that is none: %o', async (args) => {
    const file = join(plugin.root, 'plugins/cs/dist/hook.cjs');
    const env = { PATH: process.env['PATH'] ?? '', HOME: world.home };
    const stdin = asLine(payload('Stop', { MARK }));
    const run = await runClean('node', [file, ...args], { cwd: world.repository, env, stdin });
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(world.log()).toHaveLength(1);
    expect(world.log()[0]).toMatchObject({ failure: 'UNKNOWN_EVENT' });
    expect(JSON.stringify(world.log())).not.toContain(MARK);
  });
});
