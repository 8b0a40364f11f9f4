import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { defaultConfig } from '../../src/app/config/config.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { NEW_GATHERING } from '../../src/capture/gathered.ts';
import { openOf } from '../../src/capture/open-failures.ts';
import { NEW_STORY, type Story } from '../../src/capture/story-state.ts';
import type { FailedStep, Learning, Step } from '../../src/core/learning.ts';
import type { Memory } from '../../src/core/memory.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const AT = '2026-01-02T03:04:05.000Z';
const A_WEEK_LATER = '2026-01-09T03:04:05.000Z';
const FAILED_MS = Date.parse(AT);

const failure = (score: number, more: Partial<FailedStep<Filtered>> = {}): FailedStep<Filtered> => ({
  type: 'failed',
  tool: 'Bash',
  command: 'make' as Filtered,
  fault: 'world',
  learning: learning('s1', 1, { score, at: AT }),
  atMs: FAILED_MS,
  fromMs: FAILED_MS,
  ...more,
});

interface Session {
  readonly closing?: readonly string[];
  readonly learnings: readonly Learning<Filtered>[];
  readonly steps: readonly Step<Filtered>[];
  readonly ended: boolean;
  readonly captureThreshold?: number;
  /** Of earlier sessions. */
  readonly known?: readonly Learning<Filtered>[];
}

const folder = useFolders();

/** The words that a turn was closed with, which were distilled before. */
const storyOf = (closing: readonly string[]): Story => ({
  ...NEW_STORY,
  gathered: {
    ...NEW_GATHERING,
    ...{ turn: 1, message: closing.length, upTo: closing.length },
    candidates: closing.map((text, message) => ({
      ...({ source: 'last', text, about: '', place: 'text', at: AT } as const),
      ...{ turn: 1, message },
    })),
  },
});

/** What a flush of a session writes. */
async function written(session: Session): Promise<readonly Memory[]> {
  const { learnings, steps, ended, closing, captureThreshold = 0.6, known = [] } = session;
  const { postToolCapture, answers } = defaultConfig();
  const place = await wired(makeRepository(folder()), {
    clock: () => FAILED_MS,
    config: {
      ...defaultConfig(),
      postToolCapture: { ...postToolCapture, captureThreshold },
      answers: { ...answers, enabled: closing !== undefined },
    },
  });
  await place.own.anchor(known);
  if (closing !== undefined) place.stories.write('s1', storyOf(closing));
  const queue = place.accumulator('s1');
  for (const one of learnings) queue.add(one);
  for (const step of steps) queue.note(step);
  await flushQueues(place, ['s1'], { ended });
  return (await place.index.all()).filter((memory) => memory.session === 's1');
}

/** What is written of one failure that was captured. */
const writtenOf = (step: FailedStep<Filtered>, when: Partial<Session> = {}) =>
  written({
    ...{ learnings: [step.learning], steps: [step], ended: true },
    closing: [],
    ...when,
  });

describe('a failure that nothing helped against', () => {
  it.each([false, true])(
    'is one memory, for a week, whether or not the session ended (%s)',
    async (ended) => {
      const drafts = await writtenOf(failure(0.9), { ended });
      expect(drafts).toMatchObject([{ ns: 'learnings', kind: 'open', at: AT, expires: A_WEEK_LATER }]);
    },
  );

  it('is open only where it is worth a capture by the user’s own threshold', async () => {
    const kinds = async (captureThreshold: number) =>
      (await writtenOf(failure(0.9), { captureThreshold })).map(({ kind, expires }) => [kind, expires]);
    expect(await kinds(0.9)).toEqual([['open', A_WEEK_LATER]]);
    expect(await kinds(0.95)).toEqual([['error', undefined]]);
  });

  it('is open only where a later success would show that it is over: not of a tool that runs no shell', async () => {
    const drafts = await writtenOf(failure(0.9, { tool: 'mcp__a__b' }));
    expect(drafts.map(({ kind, expires }) => [kind, expires])).toEqual([['error', undefined]]);
  });

  it('is nothing where it was not captured, and no second memory where an earlier flush wrote it', async () => {
    expect(await writtenOf(failure(0.9), { learnings: [] })).toEqual([]);
    const before = failure(0.9, { kept: true });
    expect(await written({ learnings: [], steps: [before], ended: true })).toEqual([]);
  });
});

describe('a failure that the session went on from', () => {
  const went = (type: 'passed' | 'failed', command: string): Step<Filtered> => {
    const times = { atMs: FAILED_MS + 1, fromMs: FAILED_MS + 1 };
    return type === 'passed'
      ? { type, tool: 'Bash', command: command as Filtered, ...times }
      : failure(0.3, { command: command as Filtered, ...times, learning: learning('s1', 2, { score: 0.3 }) });
  };
  const lost = learning('s1', 1, {
    score: 0.9,
    at: AT,
    summary: '`docker compose config` failed: the command docker could not be found',
    body: 'Seen: docker: command not found',
  });
  const step = failure(0.9, { command: 'docker compose config' as Filtered, learning: lost });
  const kept = async (steps: readonly Step<Filtered>[], closing?: readonly string[]) =>
    (await written({ learnings: [lost], steps, ended: true, ...(closing && { closing }) })).length;

  it('is no memory, unless the words at the end speak of it', async () => {
    const steps = [step, went('passed', 'ls')];
    expect(await kept(steps, ['All is written.'])).toBe(0);
    expect(await kept(steps, ['The docker compose file is written.'])).toBe(0);
    expect(await kept(steps, ['The compose file is not checked: docker is missing here.'])).toBe(1);
  });

  it('is one when a later turn speaks of it, though an earlier one had passed it by', async () => {
    const later = (closing: readonly string[]) =>
      written({
        learnings: [],
        steps: [{ ...step, kept: true }, went('passed', 'ls')],
        ended: true,
        closing,
      });
    expect(await later(['Done.'])).toEqual([]);
    expect(await later(['Still to do: docker is missing, so compose is unchecked.'])).toMatchObject([
      { kind: 'open', summary: lost.summary },
    ]);
  });

  it('is one that no success would end, too, when the turn is closed after a flush in its middle', async () => {
    const fetched = { ...step, tool: 'WebFetch', kept: true };
    const drafts = await written({
      learnings: [],
      steps: [fetched, went('passed', 'ls')],
      ended: true,
      closing: ['Still to do: docker is missing, so compose is unchecked.'],
    });
    expect(drafts).toMatchObject([{ kind: lost.kind, summary: lost.summary }]);
  });

  it('is one where the session broke off with it, and none where other words close it, or nobody knows them', async () => {
    expect(await kept([step], [])).toBe(1);
    expect(await kept([step, went('failed', 'podman ps')], [])).toBe(1);
    expect(await kept([step, went('passed', 'ls')], [])).toBe(0);
    expect(await kept([step], ['Done.'])).toBe(0);
    expect(await kept([step, went('passed', 'ls')])).toBe(0);
  });
});

describe('an open failure of an earlier session', () => {
  const known = openOf(
    learning('s0', 1, {
      ...{ at: AT, summary: '`make` failed: no such file', body: 'While: make\n> no such file' },
    }),
  );
  const passed = (command: string): Step<Filtered> => ({
    type: 'passed',
    tool: 'Bash',
    command: command as Filtered,
    atMs: FAILED_MS + 1,
    fromMs: FAILED_MS + 1,
  });
  const writtenAfter = (command: string) =>
    written({ learnings: [], steps: [passed(command)], ended: false, known: [known] });

  it('is a lesson of the session that saw what helped', async () => {
    const [lesson, ...more] = await writtenAfter('make -C app');
    expect(more).toEqual([]);
    expect(lesson).toMatchObject({ ns: 'learnings', kind: 'workaround', session: 's1' });
    expect(lesson?.expires).toBeUndefined();
  });

  it('is none where the same command passed', async () => expect(await writtenAfter('make')).toEqual([]));
});
