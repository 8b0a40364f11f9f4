import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '../../src/app/config/config.ts';
import { deadSessions } from '../../src/capture/left-overs.ts';
import { NEW_STORY } from '../../src/capture/story-state.ts';
import { DAY_MS } from '../../src/core/time.ts';
import { processStart } from '../../src/files/lock.ts';
import { createAccumulator } from '../../src/session/accumulator.ts';
import { createSessionStates } from '../../src/session/session-state.ts';
import { useFolders } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const folder = useFolders();
const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');
const HOUR_MS = 3_600_000;
const same = <T>(state: T): T => state;

const statesIn = (directory: string, env: NodeJS.ProcessEnv = {}, nowMs = NOW_MS) =>
  createSessionStates(directory, env, () => nowMs);
const makeDirectory = (): string => join(folder(), 'sessions');

/** Runs `use` with the id of a process that lives, then gives it once the process is dead. */
async function clientThatDies(use: (pid: number) => void): Promise<number> {
  const client = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = client.pid ?? 0;
  use(pid);
  const gone = new Promise((done) => client.on('exit', done));
  client.kill('SIGKILL');
  await gone;
  return pid;
}

describe('the sessions of late', () => {
  it('are a hundred at most, the newest first, with what this process has just written', () => {
    const directory = makeDirectory();
    const states = statesIn(directory);
    for (let at = 1; at <= 120; at += 1) {
      states.update(`s${at}`, same);
      utimesSync(join(directory, `s${at}.json`), at, at);
    }
    const namesOf = () => states.recent().map(({ session_id: id }) => id);
    expect(namesOf()).toEqual(Array.from({ length: 100 }, (_, at) => `s${120 - at}`));
    states.update('s1', (state) => ({ ...state, author: 'Ada' }));
    expect(states.recent()[0]).toMatchObject({ session_id: 's1', author: 'Ada' });
    expect(namesOf()).toHaveLength(100);
  });
});

describe('a session state', () => {
  it('is made when it is first changed, and read by any other process', () => {
    const directory = makeDirectory();
    expect(statesIn(directory).read('s1')).toBeUndefined();
    statesIn(directory).update('s1', (state) => ({ ...state, author: 'Ada' }));
    expect(statesIn(directory).read('s1')).toEqual({
      session_id: 's1',
      started_at: '2026-03-01T00:00:00.000Z',
      shown: [],
      author: 'Ada',
    });
  });

  it("is only the owner's to read, and leaves no half file", () => {
    const directory = makeDirectory();
    statesIn(directory).update('s1', same);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(directory)).toEqual(['s1.json']);
    expect(statSync(join(directory, 's1.json')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{"session_id":"s1"', 'null', '[]', '{"session_id":7,"started_at":"x"}'])(
    'that reads %j is taken for absent',
    (text) => {
      const directory = makeDirectory();
      mkdirSync(directory);
      writeFileSync(join(directory, 's1.json'), text);
      expect(statesIn(directory).read('s1')).toBeUndefined();
      expect(statesIn(directory).update('s1', same).session_id).toBe('s1');
    },
  );

  it('lists the sessions that have a state or a spool', () => {
    const directory = makeDirectory();
    expect(statesIn(directory).list()).toEqual([]);
    statesIn(directory).update('with-state', same);
    const queue = createAccumulator({ directory, maxLearnings: 9 }, 'with-spool');
    queue.add(learning('with-spool', 1));
    queue.claim();
    expect([...statesIn(directory).list()].sort()).toEqual(['with-spool', 'with-state']);
  });

  it('of a resumed session forgets its end and knows its new client, and keeps what was shown', () => {
    const directory = makeDirectory();
    const first = statesIn(directory, { CLAUDE_PID: `${process.ppid}` });
    first.begin('s1', (state) => ({ ...state, shown: ['m1'], ended_at: 'then' }));
    const resumed = statesIn(directory, { CLAUDE_PID: `${process.pid}` }).begin('s1', same);
    expect(resumed).toMatchObject({ client_pid: process.pid, shown: ['m1'] });
    expect(resumed.ended_at).toBeUndefined();
  });
});

describe('whether a session is dead', () => {
  it('follows its client', async () => {
    const directory = makeDirectory();
    const pid = await clientThatDies((alive) => {
      const states = statesIn(directory, { CLAUDE_PID: `${alive}` });
      states.begin('s1', same);
      expect(statesIn(directory).isDead('s1', HOUR_MS)).toBe(false);
    });
    expect(statesIn(directory).read('s1')?.client_pid).toBe(pid);
    expect(statesIn(directory).isDead('s1', HOUR_MS)).toBe(true);
  });

  it.skipIf(processStart(process.pid) === undefined)(
    'does not take another process with the same number for it',
    () => {
      const directory = makeDirectory();
      const states = statesIn(directory, { CLAUDE_PID: `${process.pid}` });
      states.begin('s1', same);
      const others = statesIn(directory);
      expect(others.isDead('s1', HOUR_MS)).toBe(false);
      states.update('s1', (state) => ({ ...state, client_started: '1' }));
      expect(others.isDead('s1', HOUR_MS)).toBe(true);
    },
  );

  it.skipIf(processStart(process.pid) === undefined)(
    'is so when its client has ended and nobody took note of it, as in a container without an init',
    async () => {
      // The shell becomes a program that waits for nobody: what it started ends after that, and stays in the process table.
      const child = "sh -c 'until grep -q sleep /proc/$PPID/comm; do :; done'";
      const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const pid = Number(await new Promise((done) => parent.stdout.once('data', done)));
        await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '), 10_000);
        const directory = makeDirectory();
        statesIn(directory).update('s1', (state) => ({ ...state, client_pid: pid, client_started: '1' }));
        expect(processStart(pid)).toBeUndefined();
        expect(statesIn(directory).isDead('s1', HOUR_MS)).toBe(true);
      } finally {
        parent.kill('SIGKILL');
      }
    },
  );

  it('is so when its client runs another one now: after /clear, whose SessionEnd may be lost', () => {
    const directory = makeDirectory();
    const running = (live: string) =>
      statesIn(directory, { CLAUDE_PID: `${process.pid}`, CLAUDE_CODE_SESSION_ID: live });
    running('before').begin('before', same);
    expect(running('before').isDead('before', HOUR_MS)).toBe(false);
    running('after').begin('after', same);
    expect(running('after').isDead('before', HOUR_MS)).toBe(true);
    expect(running('after').isDead('after', HOUR_MS)).toBe(false);
  });

  it.each([{}, { CLAUDE_PID: 'none' }, { CLAUDE_PID: '-1' }, { CLAUDE_PID: '0' }])(
    'goes by its files where the client is not known (%j)',
    (env) => {
      const directory = makeDirectory();
      const states = statesIn(directory, env);
      states.begin('s1', same);
      const touchedMs = statSync(join(directory, 's1.json')).mtimeMs;
      const isDeadAfter = (ms: number) => statesIn(directory, env, touchedMs + ms).isDead('s1', HOUR_MS);
      expect([HOUR_MS - 1, HOUR_MS + 1].map(isDeadAfter)).toEqual([false, true]);
    },
  );
});

it('who looks for what dead sessions left opens the queues of those alone that have one', () => {
  const directory = makeDirectory();
  const states = statesIn(directory);
  for (let at = 1; at <= 300; at += 1)
    states.update(`s${at}`, (state) => ({ ...state, distilled: at % 2 === 0 }));
  const add = (session: string) =>
    createAccumulator({ directory, maxLearnings: 9 }, session).add(learning(session, 1));
  for (const session of ['s7', 's8']) add(session);
  createAccumulator({ directory, maxLearnings: 9 }, 's8').claim(); // and its flush was killed
  const opened: string[] = [];
  const accumulator = (session: string) => {
    opened.push(session);
    return createAccumulator({ directory, maxLearnings: 9 }, session);
  };
  const stories = { read: () => NEW_STORY, write: () => {} };
  const later = statesIn(directory, {}, Date.now() + HOUR_MS);
  expect(deadSessions({ states: later, accumulator, stories, config: defaultConfig() }).sort()).toEqual([
    's7',
    's8',
  ]);
  expect(opened.sort()).toEqual(['s7', 's8']);
});

describe('pruning', () => {
  it('removes old states, unless something waits in the spool', () => {
    const directory = makeDirectory();
    const states = statesIn(directory);
    const oldTime = new Date(NOW_MS - 31 * DAY_MS);
    for (const session of ['old', 'old-waiting', 'new']) states.update(session, same);
    createAccumulator({ directory, maxLearnings: 9 }, 'old-waiting').add(learning('old-waiting', 1));
    writeFileSync(join(directory, 'dead.json.123.tmp'), '');
    for (const file of ['old.json', 'old-waiting.json', 'dead.json.123.tmp'])
      utimesSync(join(directory, file), oldTime, oldTime);
    utimesSync(join(directory, 'new.json'), new Date(NOW_MS), new Date(NOW_MS));
    states.prune(NOW_MS, 30 * DAY_MS);
    expect(readdirSync(directory).sort()).toEqual(['new.json', 'old-waiting.json', 'old-waiting.jsonl']);
    expect(existsSync(join(directory, 'old.json'))).toBe(false);
  });

  it('keeps the newest of those that are over, and what anything waits for; twenty go at once', () => {
    const directory = makeDirectory();
    const states = statesIn(directory);
    for (let at = 1; at <= 40; at += 1) {
      states.update(`s${at}`, (state) => (at === 3 ? state : { ...state, ended_at: state.started_at }));
      writeFileSync(join(directory, `s${at}.story.json`), '{}');
      utimesSync(join(directory, `s${at}.json`), at, at);
    }
    createAccumulator({ directory, maxLearnings: 9 }, 's2').add(learning('s2', 1));
    const isOver = ({ ended_at }: { ended_at?: string }) => ended_at !== undefined;
    expect(states.waiting()).toEqual(['s2']);
    expect(states.keepNewest(40, isOver)).toEqual([]);
    expect(states.keepNewest(10, isOver)).toHaveLength(20);
    expect(states.keepNewest(10, isOver)).toHaveLength(8);
    expect(states.keepNewest(10, isOver)).toEqual([]);
    const kept = ['s2', 's3', ...Array.from({ length: 10 }, (_, at) => `s${31 + at}`)];
    expect([...states.list()].sort()).toEqual([...kept].sort());
    expect(existsSync(join(directory, 's1.story.json'))).toBe(false);
  });
});
