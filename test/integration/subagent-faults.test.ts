import { appendFileSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useBuiltSources } from '../helpers/background.ts';
import { logged, loggedFailures } from '../helpers/hook.ts';
import { commitFiles, linesByGit, makeRepository, makeUnborn, useFolders } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';
import { SILENT } from '../helpers/told-session.ts';

const folder = useFolders();
const dist = useBuiltSources();

/** An answer that is worth keeping by itself. */
const ANSWER =
  'The root cause is that `src/db/pool.ts` opens one connection for every request, because the pool is made inside of the handler instead of once at start. ' +
  'That is why `npm run test:load` fails with "too many clients" after 100 requests. We decided to make the pool in `src/db/index.ts` and to pass it on, ' +
  'since a second pool for each worker would take more connections than Postgres allows here.';

/** A session whose subagent ran into something, in a place of its own where all of a subagent's learnings are taken over. */
async function place(settings: object = {}, repository = makeRepository(folder())) {
  const home = folder();
  mkdirSync(join(home, '.config/cs-memory'), { recursive: true });
  const content = JSON.stringify({ subagents: { merge: 'all' }, ...settings });
  writeFileSync(join(home, '.config/cs-memory/config.json'), content);
  const env = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), CLAUDE_PID: String(process.pid) };
  const session = createSession(repository, 's1', { env, dist: dist() });
  const agent = session.agent('a1');
  await agent.fail(errorNumber(1));
  return {
    repository,
    home,
    session,
    agent,
    transcript: join(folder(), 'agent-a1.jsonl'),
    sessions: join(repository, '.git/cs-memory/sessions'),
    summaries: (): string[] =>
      linesByGit(repository)
        .filter(({ type }) => type === 'memory')
        .map(({ summary }) => String(summary))
        .sort(),
    failures: () => loggedFailures(home),
    /** What the log has of the subagent's end. Where the hook ran out of time, that stands there. */
    ends: () => logged(home).filter(({ event }) => event === 'SubagentStop'),
  };
}

type Place = Awaited<ReturnType<typeof place>>;

const RAN_INTO = expect.stringContaining('part1');
const SAID = expect.stringContaining('src/db/pool.ts');

const end = ({ agent, transcript }: Place) => agent.stop(ANSWER, { transcript });

/** It ends without a word, and both what it ran into and what it said are in the notes. */
async function endsWell(there: Place): Promise<void> {
  expect(await end(there)).toEqual(SILENT);
  expect(there.summaries()).toEqual([SAID, RAN_INTO]);
  expect(there.failures()).toEqual([]);
  expect(there.ends()).toMatchObject([{ agent: 'success', merged: 2 }]);
}

/** All of it waits, and the next hook of the session writes it, as of one that ended well. */
async function writesLater(there: Place): Promise<void> {
  expect(there.summaries()).toEqual([]);
  await there.session.stop();
  expect(there.summaries()).toEqual([SAID, RAN_INTO]);
  expect(logged(there.home).at(-1)).toMatchObject({ event: 'Stop', written: 2, agents: 1, merged: 2 });
}

/** What it was sent for, and what it said, which the client has not written yet when SubagentStop comes. */
const LINES = [
  { type: 'user', isSidechain: true, message: { role: 'user', content: 'Look into the pool.' } },
  {
    type: 'assistant',
    isSidechain: true,
    message: { role: 'assistant', content: [{ type: 'text', text: ANSWER }] },
  },
].map((line) => `${JSON.stringify(line)}\n`);

const HUGE_BYTES = 50 * 1024 * 1024;

describe('a subagent whose own transcript is', () => {
  it.each<[string, (file: string) => void]>([
    ['missing', () => {}],
    ['lagging behind its last message', (file) => writeFileSync(file, LINES[0] ?? '')],
    ['cut off in the middle of a line', (file) => writeFileSync(file, LINES.join('').slice(0, -40))],
    [
      'huge, of empty space',
      (file) => {
        writeFileSync(file, LINES.join(''));
        truncateSync(file, HUGE_BYTES);
      },
    ],
    ['huge, of one line', (file) => writeFileSync(file, Buffer.alloc(HUGE_BYTES, 'x'))],
  ])('%s is learned from all the same', async (_name, make) => {
    const there = await place();
    make(there.transcript);
    await endsWell(there);
  });
});

describe('a subagent ends', () => {
  it('without the model that the settings name', async () => {
    await endsWell(await place({ embedder: { kind: 'transformers', directory: join(folder(), 'absent') } }));
  });

  it('beside an index that is damaged', async () => {
    const repository = makeRepository(folder());
    const before = createSession(repository, 's0', { dist: dist() });
    await before.fail(errorNumber('of before'));
    await before.stop();
    const there = await place({}, repository);
    const index = join(repository, '.git/cs-memory/index');
    expect(readdirSync(index)).not.toEqual([]);
    for (const name of readdirSync(index)) writeFileSync(join(index, name), 'no index');
    expect(await end(there)).toEqual(SILENT);
    expect(there.summaries()).toEqual([SAID, RAN_INTO, expect.stringContaining('partof before')]);
    expect(there.failures()).toEqual([]);
  });

  it.each([
    ['of which nothing is known', (_file: string): void => {}],
    ['whose files are damaged', (file: string): void => writeFileSync(file, '{"half": ')],
  ])('in a session %s', async (_name, leave) => {
    const there = await place();
    for (const ending of ['json', 'story.json', 'open', 'kept.json']) {
      rmSync(join(there.sessions, `s1.${ending}`), { force: true });
      leave(join(there.sessions, `s1.${ending}`));
    }
    await endsWell(there);
  });

  it('beside lines of the queue that nobody can read', async () => {
    const there = await place();
    appendFileSync(join(there.sessions, 's1.jsonl'), Buffer.from([0, 255, 10, 123, 34, 200]));
    expect(await end(there)).toEqual(SILENT);
    expect(there.summaries()).toEqual([SAID, RAN_INTO]);
    expect(there.ends()).toMatchObject([{ merged: 2, broken: 2 }]);
  });

  it('with a queue that cannot be read, which stays: what it said is kept', async () => {
    const there = await place();
    const queue = join(there.sessions, 's1.jsonl');
    rmSync(queue);
    mkdirSync(queue); // every file can be read by root, who may run the tests
    expect(await end(there)).toEqual(SILENT);
    expect(there.summaries()).toEqual([SAID]);
    expect(there.failures()).toEqual([]);
    expect(there.ends()).toMatchObject([{ merged: 1, broken: 1 }]);
    expect(readdirSync(join(there.sessions, 'taken'))).toContainEqual(
      expect.stringMatching(/^s1\..*\.taken\.jsonl$/),
    );
  });

  it('where nothing can be kept at all, and the log says so', async () => {
    const there = await place();
    rmSync(there.sessions, { recursive: true });
    writeFileSync(there.sessions, 'a file where the folder goes');
    expect(await end(there)).toEqual(SILENT);
    expect(there.failures()).toEqual(['agent: EEXIST']);
  });

  it('before the first commit', async () => {
    const there = await place({}, makeUnborn(folder()));
    expect(await end(there)).toEqual(SILENT);
    expect(there.failures()).toEqual([]);
    commitFiles(there.repository, { 'README.md': 'a repository\n' });
    await writesLater(there);
  });

  it('while the notes are locked for the whole deadline', async () => {
    const there = await place();
    const lock = join(there.repository, '.git/refs/notes/cs/learnings.lock');
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, '');
    expect(await end(there)).toEqual(SILENT);
    expect(there.failures()).toEqual(['SubagentStop: REF_CONTENDED']);
    rmSync(lock);
    await writesLater(there);
  });
});
