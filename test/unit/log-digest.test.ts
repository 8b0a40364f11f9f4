import { describe, expect, it } from 'vitest';
import {
  checkBackground,
  checkBuild,
  checkCaptures,
  checkHooks,
  checkLog,
  digestLog,
} from '../../src/app/doctor/activity.ts';
import { checkGit, checkIndex } from '../../src/app/doctor/doctor.ts';
import type { Job, JobState, LogEntry } from '../../src/core/background.ts';

const NOW = Date.parse('2026-01-08T12:00:00.000Z');
const at = (hoursAgo: number): string => new Date(NOW - hoursAgo * 3_600_000).toISOString();
const jobs = (ran: Job, state: JobState) => (job: Job) => (job === ran ? state : undefined);
const digest = (entries: readonly LogEntry[], fired: Readonly<Record<string, string>> = {}) =>
  digestLog({ entries: () => entries, fired: () => new Map(Object.entries(fired)) }, NOW);
const starts = [30, 20, 10].map(
  (ago): LogEntry => ({ at: at(ago), event: 'SessionStart', source: 'startup' }),
);

describe('a digest of the log', () => {
  it('adds up what was captured, written and told', () => {
    const found = digest([
      { at: at(50), event: 'SessionStart', source: 'startup', recalled: 5, build: '0.1.0 aaa' },
      { at: at(2), event: 'PostToolUseFailure', score: 0.7, decision: 'queued', added: 1, known_fixes: 2 },
      { at: at(2), event: 'UserPromptSubmit', stated: 1, specific: 'no number' },
      { at: at(1), event: 'Stop', written: 2, seen: 1, stopped: 0, retries: 3 },
      { at: at(1), event: 'SessionStart', source: 'compact', recalled: 4, build: '0.1.0 bbb' },
    ]);
    expect(found.captures).toEqual({ count: 2, lastAt: at(2) });
    expect(found.flushes).toEqual({ count: 1, written: 2, seen: 1, stopped: 0, retries: 3, lastAt: at(1) });
    expect(found.told).toEqual([0, 0, 0, 0, 5, 0, 6]);
    expect(found.starts).toEqual([at(50)]);
    expect(found.build).toBe('0.1.0 bbb');
  });

  it('counts failures by event and code, the last first, and takes the later of line and time', () => {
    const found = digest(
      [
        { at: at(9), event: 'Stop', failure: 'GIT_FAILED' },
        { at: at(8), event: 'sync', failure: 'REMOTE_DENIED' },
        { at: at(7), event: 'Stop', failure: 'GIT_FAILED' },
      ],
      { Stop: at(1), PreCompact: at(100) },
    );
    expect(found.failures).toEqual([
      { event: 'Stop', failure: 'GIT_FAILED', count: 2, lastAt: at(7) },
      { event: 'sync', failure: 'REMOTE_DENIED', count: 1, lastAt: at(8) },
    ]);
    expect(found.fired.get('Stop')).toBe(at(1));
    expect(checkLog(found, '/log', NOW)).toMatchObject({ state: 'warn', facts: { failures: 3 } });
    expect(checkLog(found, '/log', NOW).detail).toContain('Stop: GIT_FAILED ×2, last 7 hours ago');
  });
});

describe('whether hooks run', () => {
  it('is unknown where none ever did', () => {
    expect(checkHooks(digest([]), NOW)).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining('no hook'),
    });
  });

  it('shows in an event that did not come in three sessions though it should have', () => {
    const fired = { SessionStart: at(10), UserPromptSubmit: at(9), Stop: at(100), SessionEnd: at(8) };
    const found = checkHooks(digest(starts, fired), NOW);
    expect(found).toMatchObject({ state: 'warn', facts: { SessionEnd: at(8) } });
    expect(found.detail).toMatch(
      /^last SessionEnd 8 hours ago; UserPromptSubmit 9 hours ago; SessionStart 10 hours ago; Stop 4 days ago; never: PreToolUse, .*missing in the last 3 sessions: Stop$/,
    );
    expect(checkHooks(digest(starts.slice(1), fired), NOW).state).toBe('ok'); // too early to say
    expect(checkHooks(digest(starts, { ...fired, Stop: at(9) }), NOW).state).toBe('ok');
  });
});

it('two builds side by side are told', () => {
  expect(checkBuild('0.1.0 aaa', '0.1.0', '0.1.0 aaa').state).toBe('ok');
  expect(checkBuild(undefined, '0.1.0', '0.1.0 aaa').state).toBe('ok');
  expect(checkBuild('0.1.0 aaa', '0.1.0', '0.1.0 bbb')).toMatchObject({
    state: 'warn',
    facts: { own: '0.1.0 aaa', hooks: '0.1.0 bbb' },
  });
});

it('captures that were never written in three sessions, and stopped ones, are told', () => {
  const captured: LogEntry = { at: at(9), event: 'PostToolUseFailure', added: 1 };
  expect(checkCaptures(digest([...starts, captured]), NOW)).toMatchObject({ state: 'warn' });
  const flushed: LogEntry = { at: at(8), event: 'Stop', written: 1, seen: 0, stopped: 0, retries: 0 };
  expect(checkCaptures(digest([...starts, captured, flushed]), NOW)).toMatchObject({
    state: 'ok',
    facts: { captured: 1, flushes: 1, written: 1 },
  });
  expect(checkCaptures(digest([{ ...flushed, stopped: 2 }]), NOW).state).toBe('warn');
});

it.each([
  ['git version 2.32.0', 'ok'],
  ['git version 3.0.1', 'ok'],
  ['git version 2.31.8', 'fail'],
  ['git version 2.39.5 (Apple Git-154)', 'ok'],
  ['something else', 'fail'],
])('%s is %s', (said, state) => {
  expect(checkGit(said).state).toBe(state);
});

it('a job that failed or died is told, with the command that does it', () => {
  const ran = { started_at: at(2), ended_at: at(2), outcome: 'swept' };
  expect(checkBackground(jobs('reanchor', ran), NOW)).toMatchObject({
    state: 'ok',
    detail: 'reanchor 2 hours ago: swept',
  });
  const died = checkBackground(jobs('reindex', { started_at: at(1) }), NOW);
  expect(died).toMatchObject({
    state: 'warn',
    hint: expect.stringContaining('`cs-memory maintain reindex --update`'),
  });
  expect(checkBackground(jobs('sync', { started_at: at(0.1) }), NOW).state).toBe('ok'); // it runs
});

const failed = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:01:00Z', outcome: 'failed' };

it.each([
  ['nothing was built yet', { state: 'none', bytes: 0 }, undefined, 'ok'],
  ['building it failed', { state: 'none', bytes: 0 }, failed, 'warn'],
  ['a build died on its way', { state: 'none', bytes: 4_000 }, undefined, 'warn'],
  ['it is there, whatever failed before', { state: 'current', bytes: 4_000 }, failed, 'ok'],
] as const)('says of the index what is true: %s', (_, health, built, state) => {
  expect(checkIndex(health, built).state).toBe(state);
});
