import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  beginJob,
  endJob,
  isSweepDue,
  isTidyDue,
  isWordsDue,
  readJob,
} from '../../src/app/wire/background.ts';
import type { Job } from '../../src/core/background.ts';
import { INSIDE_VARIABLE } from '../../src/core/basics.ts';
import { backgroundEnvironment, createLogReader } from '../../src/files/background.ts';
import { useFolders } from '../helpers/repo.ts';

const MINUTE_MS = 60_000;

const folder = useFolders();

/** A place whose clock and refs the test holds, with what starts jobs as they are due. */
function makePlace() {
  const world = {
    nowMs: Date.parse('2026-11-22T12:00:00Z'),
    mark: 'one' as string | undefined,
    canStart: true,
  };
  const directory = join(folder(), 'cs-memory');
  const env = { ...process.env, HOME: folder(), XDG_STATE_HOME: folder() };
  const place = { home: { directory }, env, clock: () => world.nowMs };
  const started: Job[] = [];
  const begin = (job: Job) =>
    beginJob(place, job, () => {
      if (world.canStart) started.push(job);
      return world.canStart;
    });
  const background = {
    sweep: () => isSweepDue(readJob(directory, 'reanchor'), world.mark, world.nowMs) && begin('reanchor'),
    words: () => isWordsDue(readJob(directory, 'reindex'), world.nowMs) && begin('reindex'),
    tidy: () => isTidyDue(readJob(directory, 'gc'), world.nowMs) && begin('gc'),
  };
  const ended = (outcome: string, mark?: string, job: Job = 'reanchor') => endJob(place, job, outcome, mark);
  const later = (minutes: number): void => {
    world.nowMs += minutes * MINUTE_MS;
  };
  const failures = () =>
    [...createLogReader(env).entries()].map(({ event, failure }) => `${event}: ${failure}`);
  return { world, directory, started, failures, background, ended, later };
}

describe('a sweep in the background', () => {
  it('is started where there are memories, and not anew before a ref has moved', () => {
    const { world, background, ended, started } = makePlace();
    expect(background.sweep()).toBe(true);
    ended('swept', 'one');
    expect(background.sweep()).toBe(false);
    world.mark = 'two';
    expect(background.sweep()).toBe(true);
    expect(started).toEqual(['reanchor', 'reanchor']);
  });

  it.each(['failed', 'incomplete'])('that ended as %s is tried again half an hour later', (outcome) => {
    const { background, ended, later } = makePlace();
    background.sweep();
    ended(outcome);
    later(29);
    expect(background.sweep()).toBe(false);
    later(1);
    expect(background.sweep()).toBe(true);
  });

  it('that still runs is left alone; one that died is told of, and tried again', () => {
    const { world, background, later, failures } = makePlace();
    background.sweep();
    world.mark = 'two';
    later(5);
    expect(background.sweep()).toBe(false);
    expect(failures()).toEqual([]);
    later(25);
    expect(background.sweep()).toBe(true);
    expect(failures()).toEqual(['reanchor: UNFINISHED']);
  });

  it('runs at most each half an hour where nobody can tell whether refs have moved', () => {
    const { world, background, ended, later } = makePlace();
    world.mark = undefined;
    background.sweep();
    ended('swept');
    expect(background.sweep()).toBe(false);
    later(30);
    expect(background.sweep()).toBe(true);
  });

  it.each(['2027-01-01T00:00:00Z', 'no time'])('is not held up by a state of %s', (started_at) => {
    const { background, directory } = makePlace();
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'background-reanchor.json'), JSON.stringify({ started_at }));
    expect(background.sweep()).toBe(true);
  });

  it('that cannot be started is told of, and not tried at every session', () => {
    const { world, background, failures, directory } = makePlace();
    world.canStart = false;
    expect([background.sweep(), background.sweep()]).toEqual([false, false]);
    expect(failures()).toEqual(['reanchor: NOT_STARTED']);
    expect(readJob(directory, 'reanchor')).toMatchObject({ outcome: 'failed' });
  });

  it('is not started where nothing can be written', () => {
    const { directory, background, started } = makePlace();
    writeFileSync(directory, 'a file where a folder should be');
    expect(background.sweep()).toBe(false);
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

describe('tidying up', () => {
  it('is started once a day', () => {
    const { background, ended, later, started } = makePlace();
    expect(background.tidy()).toBe(true);
    ended('tidied', undefined, 'gc');
    expect(background.tidy()).toBe(false);
    later(24 * 60);
    expect(background.tidy()).toBe(true);
    expect(started).toEqual(['gc', 'gc']);
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
