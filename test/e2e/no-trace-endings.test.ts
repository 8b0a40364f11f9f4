import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { inParallel, runClean } from '../helpers/clean-run.ts';
import { runHook } from '../helpers/hook.ts';
import { asLine, type PayloadName, payload } from '../helpers/payloads.ts';
import { chosenFixtures, spread } from '../helpers/secret-fixtures.ts';
import { collector, failuresWith, finderOf, type SecretEvent } from '../helpers/secret-session.ts';
import { git } from './client/scratch.ts';

const SESSION = '5e551017-0000-4000-8000-000000000041';
const NEXT = '5e551017-0000-4000-8000-000000000042';
const FIXTURES = chosenFixtures();
/** For the ways a session may end: the places are the same, whatever is in them. */
const FEW = spread(FIXTURES, 5);

let plugin: PluginCopy;
let world: World;
let env: Record<string, string>;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
  mkdirSync(join(world.root, 'tmp'));
  env = { TMPDIR: join(world.root, 'tmp') };
});

/** Secrets are met in failing calls of a session in `cwd`. */
async function meetSecrets(cwd: string, more: Record<string, string> = {}, width = 1) {
  const failures = FEW.flatMap((fixture) => failuresWith(fixture, { session: SESSION, cwd }));
  await inParallel(failures, width, (failure) =>
    world.hook(failure.payload, { env: { ...env, ...more }, cwd }),
  );
  /** The harmless words beside the secrets that are not in the notes of a store. */
  const forgottenIn = (store: string): string[] => {
    const notes = JSON.stringify(world.notes('learnings', store));
    return failures.map(({ marker = '' }: SecretEvent) => marker).filter((marker) => !notes.includes(marker));
  };
  return { finder: finderOf(failures), forgottenIn };
}

const raise = (name: PayloadName, cwd = world.repository, session_id = SESSION, more = {}) =>
  world.hook(payload(name, { session_id, cwd }), { env: { ...env, ...more }, cwd });

describe('of a session that ends badly there is no trace', () => {
  it('when it is killed, and the next one finds what it left', async () => {
    const gone = { CLAUDE_PID: '2147483000' };
    await raise('SessionStart', world.repository, SESSION, gone);
    const { finder, forgottenIn } = await meetSecrets(world.repository, gone, 3);
    for (const killAfterMs of [60, 100, 140]) {
      const stop = payload('Stop', { session_id: SESSION, cwd: world.repository });
      const dist = join(plugin.root, 'plugins/cs/dist');
      await runHook('Stop', stop, { dist, killAfterMs, env: { ...env, ...gone, HOME: world.home } });
      expect(finder.below(world.root)).toEqual([]);
    }
    await raise('SessionStart', world.repository, NEXT);
    expect(forgottenIn(world.repository)).toEqual([]);
    expect(finder.below(world.root)).toEqual([]);
  });

  it('when its flush fails, and is repeated', async () => {
    const { finder, forgottenIn } = await meetSecrets(world.repository);
    const inTheWay = join(world.repository, '.git/refs/notes');
    writeFileSync(inTheWay, ''); // no ref can be written below it, not even by root
    for (const name of ['Stop', 'SessionEnd'] as const) await raise(name);
    expect(world.log().filter(({ failure }) => failure !== undefined)).not.toEqual([]);
    expect(finder.below(world.root)).toEqual([]);
    rmSync(inTheWay);
    await raise('Stop');
    expect(forgottenIn(world.repository)).toEqual([]);
    expect(finder.below(world.root)).toEqual([]);
  });

  it('when its queue holds what an older version let by', async () => {
    await meetSecrets(world.repository);
    const spool = join(world.repository, '.git/cs-memory/sessions', `${SESSION}.jsonl`);
    const records = readFileSync(spool, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"learning"'));
    const met = FEW.map((fixture) => collector([fixture], 'spool'));
    const raw = met.map(({ put }, at) => {
      const { learning } = JSON.parse(records[at] ?? '');
      const [summary, body] = [`zebra${at}\n${put('summary')}`, `zebra${at}\n${put('body')}`];
      return asLine({
        learning: { ...learning, summary, body, signature: put('signature'), tags: [put('tag')] },
      });
    });
    writeFileSync(spool, raw.join(''));
    const finder = finderOf(met);
    expect(finder.below(world.root)).not.toEqual([]);
    await raise('Stop');
    expect(world.notes('learnings')).toHaveLength(FEW.length);
    expect(finder.below(world.root)).toEqual([]);
  });

  it('when it is in no repository', async () => {
    const plain = join(world.root, 'plain');
    mkdirSync(plain);
    const { finder, forgottenIn } = await meetSecrets(plain);
    await raise('Stop', plain);
    expect(forgottenIn(join(world.home, '.local/share/cs-memory/user.git'))).toEqual([]);
    expect(finder.below(world.root)).toEqual([]);
  });

  it('when its hooks get what is no payload', async () => {
    const { met, put } = collector(FIXTURES, 'broken');
    const broken = JSON.stringify({ session_id: SESSION, cwd: world.repository, error: put('error') });
    const file = join(plugin.root, 'plugins/cs/dist/hook.cjs');
    const hookEnv = { PATH: process.env['PATH'] ?? '', HOME: world.home, ...env };
    for (const event of ['PostToolUseFailure', 'Stop', put('event')])
      await runClean('node', [file, event], {
        cwd: world.repository,
        env: hookEnv,
        stdin: broken.slice(0, -1),
      });
    expect(world.log().map(({ failure }) => failure)).toEqual([
      'BAD_PAYLOAD',
      'BAD_PAYLOAD',
      'UNKNOWN_EVENT',
    ]);
    expect(finderOf([{ met }]).below(world.root)).toEqual([]);
  });
});

describe('of secrets on the command line there is no trace', () => {
  /** Every fixture by itself, with values of its own for this command. */
  const each = (command: string) => FIXTURES.map((fixture) => collector([fixture], command));

  it('in what remember and import keep and print', async () => {
    const few = FEW.map((fixture) => collector([fixture], 'remember'));
    const said: string[] = [];
    for (const [at, { put }] of few.entries()) {
      const args = [
        `zebra${at}\n${put('words')}`,
        '--body',
        put('body'),
        '--tag',
        put('tag'),
        '--kind',
        put('kind'),
      ];
      const run = await world.cli(['remember', ...args], { env });
      expect(run).toMatchObject({ code: 0, stderr: '' });
      said.push(run.stdout);
    }
    const many = each('import');
    const records = many.map(({ put }, at) => ({
      summary: `lion${at}\n${put('summary')}`,
      body: put('body'),
      tags: [put('tag')],
      files: FIXTURES[at]?.isOneLine ? [`src/${put('file').trim()}`] : [],
      kind: put('kind'),
    }));
    const run = await world.cli(['import', '--jsonl'], { env, stdin: records.map(asLine).join('') });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    for (const args of [['list', '--json'], ['recall', 'zebra0', 'lion0'], ['status'], ['doctor']])
      said.push((await world.cli(args, { env })).stdout);
    const finder = finderOf([...few, ...many]);
    expect(world.notes('learnings')).toHaveLength(FEW.length + FIXTURES.length);
    expect(finder.below(world.root)).toEqual([]);
    expect(finder.inText(said.join('\n') + run.stdout)).toEqual([]);
  });

  it('in what detect and filter print', async () => {
    const many = each('read');
    const error = (text: string): string => `Exit code 127\nsh: 1: shellcheck: command not found\n${text}`;
    const calls = many.map(({ put }) => payload('PostToolUseFailure-Bash', { error: error(put('error')) }));
    const detected = await world.cli(['debug', 'detect', '--jsonl'], {
      env,
      stdin: calls.map(asLine).join(''),
    });
    const lines = many.map(({ put }, id) => asLine({ id, text: put('line') }));
    const filtered = await world.cli(['debug', 'filter', '--jsonl'], { env, stdin: lines.join('') });
    const whole = await world.cli(['debug', 'filter'], { env, stdin: many[0]?.put('whole') ?? '' });
    for (const { code, stderr } of [detected, filtered, whole])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(filtered.stdout.match(/\[REDACTED:/g)?.length).toBeGreaterThanOrEqual(FIXTURES.length);
    const finder = finderOf(many);
    expect(finder.inText(detected.stdout + filtered.stdout + whole.stdout)).toEqual([]);
    expect(finder.below(world.root)).toEqual([]);
  });

  it('after words that are off', async () => {
    const { met, put } = collector(FIXTURES, 'wrong');
    const paths = FIXTURES.filter(
      ({ name, isOneLine }) => isOneLine && name.startsWith('url-passwords/'),
    ).map((fixture) => collector([fixture], 'path'));
    const wrong: readonly (readonly string[])[] = [
      [put('command')],
      ['list', `--${put('option')}`],
      ['remember', '--ns', put('namespace'), 'words'],
      ['remember', '--file', `/elsewhere/${put('file')}`, 'words'],
      ...paths.map((path) => ['remember', '--file', `src/${path.put('file').trim()}`, 'words']),
      ['recall', put('question'), '--limit', put('limit')],
      ['show', put('id')],
      ['forget', put('forgotten'), '--yes'],
    ];
    for (const args of wrong) expect((await world.cli(args, { env })).code, args[0]).not.toBe(0);
    await world.cli(['recall', put('words')], { env });
    const imports = [
      put('no-json'),
      asLine({ summary: 7, body: put('body') }),
      asLine({ summary: 'x', key: put('key') }),
    ];
    for (const stdin of imports)
      expect((await world.cli(['import', '--jsonl'], { env, stdin })).code).toBe(2);
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
    expect(finderOf([{ met }, ...paths]).below(world.root)).toEqual([]);
  });
});
