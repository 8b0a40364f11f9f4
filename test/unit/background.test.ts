import { describe, expect, it } from 'vitest';
import { createBackground, endJob } from '../../src/app/background/background.ts';
import type { Job, JobState } from '../../src/core/background.ts';
import { INSIDE_VARIABLE } from '../../src/core/basics.ts';
import type { NotesRef } from '../../src/core/ports.ts';
import { backgroundEnvironment } from '../../src/files/background.ts';

const MINUTE_MS = 60_000;

/** A place whose clock, refs and disk the test holds. */
function makePlace() {
  const world = {
    nowMs: Date.parse('2026-11-22T12:00:00Z'),
    mark: 'one' as string | undefined,
    refs: [{ namespace: 'learnings', oid: 'a'.repeat(40) }] as readonly NotesRef[],
    agreed: true,
    untidy: false,
    canWrite: true,
    canStart: true,
    newClone: true,
  };
  const states = new Map<Job, JobState>();
  const started: Job[] = [];
  const failures: string[] = [];
  const jobs = {
    read: (job: Job) => states.get(job),
    write: (job: Job, state: JobState) => {
      if (world.canWrite) states.set(job, state);
      return world.canWrite;
    },
  };
  const clock = () => world.nowMs;
  const background = createBackground({
    notes: { refs: async () => world.refs },
    jobs,
    start: (job) => {
      if (world.canStart) started.push(job);
      return world.canStart;
    },
    refsMark: () => world.mark,
    hasAgreed: () => world.agreed,
    isUntidy: () => world.untidy,
    isNewClone: () => world.newClone,
    clock,
    logFailure: (job, failure) => void failures.push(`${job}: ${failure}`),
  });
  const ended = (outcome: string, mark?: string, job: Job = 'reanchor') =>
    endJob({ jobs, clock }, job, outcome, mark);
  const later = (minutes: number): void => {
    world.nowMs += minutes * MINUTE_MS;
  };
  return { world, states, started, failures, background, ended, later };
}

describe('a sweep in the background', () => {
  it('is started where there are memories, and not anew before a ref has moved', async () => {
    const { world, background, ended, started } = makePlace();
    expect(await background.sweep()).toBe(true);
    ended('swept', 'one');
    expect(await background.sweep()).toBe(false);
    world.mark = 'two';
    expect(await background.sweep()).toBe(true);
    expect(started).toEqual(['reanchor', 'reanchor']);
  });

  it('has no reason without a memory, and leaves no trace then', async () => {
    const { world, background, started, states } = makePlace();
    world.refs = [];
    expect(await background.sweep()).toBe(false);
    expect([started, [...states]]).toEqual([[], []]);
  });

  it.each(['failed', 'incomplete'])('that ended as %s is tried again half an hour later', async (outcome) => {
    const { background, ended, later } = makePlace();
    await background.sweep();
    ended(outcome);
    later(29);
    expect(await background.sweep()).toBe(false);
    later(1);
    expect(await background.sweep()).toBe(true);
  });

  it('that still runs is left alone; one that died is told of, and tried again', async () => {
    const { world, background, later, failures } = makePlace();
    await background.sweep();
    world.mark = 'two';
    later(5);
    expect(await background.sweep()).toBe(false);
    expect(failures).toEqual([]);
    later(25);
    expect(await background.sweep()).toBe(true);
    expect(failures).toEqual(['reanchor: UNFINISHED']);
  });

  it('runs at most each half an hour where nobody can tell whether refs have moved', async () => {
    const { world, background, ended, later } = makePlace();
    world.mark = undefined;
    await background.sweep();
    ended('swept');
    expect(await background.sweep()).toBe(false);
    later(30);
    expect(await background.sweep()).toBe(true);
  });

  it.each(['2027-01-01T00:00:00Z', 'no time'])('is not held up by a state of %s', async (started_at) => {
    const { background, states } = makePlace();
    states.set('reanchor', { started_at });
    expect(await background.sweep()).toBe(true);
  });

  it('that cannot be started is told of, and not tried at every session', async () => {
    const { world, background, failures, states } = makePlace();
    world.canStart = false;
    expect([await background.sweep(), await background.sweep()]).toEqual([false, false]);
    expect(failures).toEqual(['reanchor: NOT_STARTED']);
    expect(states.get('reanchor')).toMatchObject({ outcome: 'failed' });
  });

  it('is not started where nothing can be written', async () => {
    const { world, background, started } = makePlace();
    world.canWrite = false;
    expect(await background.sweep()).toBe(false);
    expect(started).toEqual([]);
  });
});

describe('an index of words that hooks could not bring up to date', () => {
  it('is left to one job at a time, and not to one after the other', () => {
    const { background, started, ended, later } = makePlace();
    const end = (outcome: string): void => ended(outcome, undefined, 'reindex');
    expect(background.words()).toBe(true);
    expect(background.words()).toBe(false);
    end('indexed');
    expect(background.words()).toBe(false);
    later(1);
    expect(background.words()).toBe(true);
    end('failed');
    later(29);
    expect(background.words()).toBe(false);
    later(1);
    expect(background.words()).toBe(true);
    expect(started).toEqual(['reindex', 'reindex', 'reindex']);
  });
});

describe('a sync in the background', () => {
  it('is started only where the user has agreed to share, and then each time', () => {
    const { world, background, started } = makePlace();
    world.agreed = false;
    expect(background.sync()).toBe(false);
    world.agreed = true;
    expect([background.sync(), background.sync()]).toEqual([true, true]);
    expect(started).toEqual(['sync', 'sync']);
  });
});

describe('tidying up', () => {
  it('is started where it is due, once a day', () => {
    const { world, background, ended, later, started } = makePlace();
    expect(background.tidy()).toBe(false);
    world.untidy = true;
    expect(background.tidy()).toBe(true);
    ended('tidied', undefined, 'gc');
    expect(background.tidy()).toBe(false);
    later(24 * 60);
    expect(background.tidy()).toBe(true);
    expect(started).toEqual(['gc', 'gc']);
  });
});

describe('a look at the remote of a new clone', () => {
  it('is made once, whatever became of it', () => {
    const { background, ended, later, started } = makePlace();
    expect(background.look()).toBe(true);
    ended('failed', undefined, 'look');
    later(10 * 24 * 60);
    expect([background.look(), started]).toEqual([false, ['look']]);
  });

  it('is not made, and leaves no trace, where the clone is not new', () => {
    const { world, background, states } = makePlace();
    world.newClone = false;
    expect([background.look(), [...states]]).toEqual([false, []]);
  });
});

const ENV = {
  PATH: '/bin',
  HOME: '/home/ada',
  HTTPS_PROXY: 'http://proxy',
  ANTHROPIC_API_KEY: 'a',
  ANTHROPIC_BASE_URL: 'b',
  AWS_SECRET_ACCESS_KEY: 'c',
  GH_TOKEN: 'd',
};

describe('the environment of a job', () => {
  it('has no key of anybody, but for one that the job is to be given by name', () => {
    const local = { PATH: '/bin', HOME: '/home/ada', [INSIDE_VARIABLE]: '1' };
    expect(backgroundEnvironment(ENV, false)).toEqual(local);
    expect(backgroundEnvironment(ENV, true)).toEqual({ ...local, HTTPS_PROXY: 'http://proxy' });
    expect(backgroundEnvironment(ENV, false, ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN'])).toEqual({
      ...local,
      ANTHROPIC_API_KEY: 'a',
    });
  });
});
