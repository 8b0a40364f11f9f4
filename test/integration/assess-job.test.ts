import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFilterPipeline, type Filtered } from '../../filters/pipeline.ts';
import { createPendingAnswers } from '../../src/adapters/accumulator/pending-answers.ts';
import { createSpendingFiles } from '../../src/adapters/accumulator/spending-files.ts';
import { createStoryFiles } from '../../src/adapters/accumulator/story-file.ts';
import { NEW_STORY } from '../../src/domain/narrative/story.ts';
import type { Evaluator, PendingAnswer } from '../../src/ports/evaluator.ts';
import { createAutoAssess } from '../../src/services/background/auto-assess.ts';
import { LOADERS, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

const pendingOf = (number: number, more: Partial<PendingAnswer> = {}): PendingAnswer => ({
  session: 's1',
  answer: `The cause of failure ${number} was the cache.` as Filtered,
  at: '2026-11-22T12:00:00.000Z',
  ...more,
});

/** Says of every answer that it is worth storing, in its own words. */
const believer = (onAssess: (answer: string) => void = () => {}): Evaluator => ({
  name: 'heuristic',
  assess: async ({ answer }) => {
    onAssess(answer);
    return { significance: 0.8, worthStoring: true, type: 'error', tags: [], summary: answer, body: '' };
  },
});

describe('answers that wait', () => {
  it('wait until they are released, whoever was killed in between', () => {
    const pending = createPendingAnswers(folder());
    expect(pending.isEmpty()).toBe(true);
    pending.add(pendingOf(1));
    pending.add(pendingOf(2));
    expect(pending.claim().answers).toHaveLength(2); // and the process is killed
    pending.add(pendingOf(3));
    const again = pending.claim();
    expect(again.answers.map(({ answer }) => answer)).toEqual(
      [1, 2, 3].map((number) => pendingOf(number).answer),
    );
    again.release([pendingOf(2)]);
    expect(pending.claim().answers).toEqual([pendingOf(2)]);
  });

  it('are read past what is damaged', () => {
    const directory = folder();
    writeFileSync(
      join(directory, 'pending.jsonl'),
      `{"session":1}\n{"half\n\n${JSON.stringify(pendingOf(1))}\n`,
    );
    expect(createPendingAnswers(directory).claim().answers).toEqual([pendingOf(1)]);
  });
});

describe('what a session’s answers cost', () => {
  it('is kept for each session, and a damaged file allows no more', () => {
    const directory = folder();
    const spending = createSpendingFiles(directory);
    expect(spending.read('s1')).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0 });
    expect(spending.write('s1', { calls: 1, inputTokens: 700, outputTokens: 80 })).toBe(true);
    expect(spending.read('s1')).toMatchObject({ calls: 1, inputTokens: 700 });
    expect(spending.read('s2')).toMatchObject({ calls: 0 });
    writeFileSync(join(directory, 's1.spent.json'), '{"calls":-5}');
    expect(spending.read('s1').calls).toBeGreaterThan(1_000_000);
    mkdirSync(join(directory, 's3.spent.json'));
    expect(spending.write('s3', { calls: 1, inputTokens: 0, outputTokens: 0 })).toBe(false);
  });
});

describe('a session’s story', () => {
  it('that is damaged, or of another version, begins anew', () => {
    const directory = folder();
    const stories = createStoryFiles(directory);
    const story = { ...NEW_STORY, asked: ['Fix it'], mark: { file: 't', offset: 3 } };
    stories.write('s1', story);
    expect(stories.read('s1')).toEqual(story);
    for (const text of [
      '{"asked":',
      'null',
      '[]',
      '{"asked":[]}',
      JSON.stringify({ ...story, mark: { file: 't', offset: 'x' } }),
    ]) {
      writeFileSync(join(directory, 's1.story.json'), text);
      expect(stories.read('s1'), text).toEqual(NEW_STORY);
    }
  });
});

describe('the job in the background', () => {
  async function makeJob(evaluator: Evaluator, more: { lock?: () => (() => void) | undefined } = {}) {
    const repository = makeRepository(folder());
    const { accumulator, flushQueues, index, home } = await wired(repository);
    const pending = createPendingAnswers(join(home.directory, 'assess'));
    const failures: unknown[] = [];
    const outcomes: string[] = [];
    const job = createAutoAssess({
      pending,
      evaluator,
      filters: createFilterPipeline({ ...LOADERS, homeDirectory: '/home/ada' }),
      threshold: 0.5,
      isFile: () => false,
      accumulator,
      flushQueues: (sessions) => flushQueues(sessions),
      lock: more.lock ?? (() => () => {}),
      jobs: {
        read: () => undefined,
        write: (_job, { outcome = '' }) => {
          outcomes.push(outcome);
          return true;
        },
      },
      clock: Date.now,
      log: () => {},
      logFailure: (error) => void failures.push(error),
    });
    return { pending, job, index, failures, outcomes };
  }
  const never = new AbortController().signal;

  it('writes what is worth it for each session, once, and leaves nothing behind', async () => {
    const { pending, job, index, outcomes } = await makeJob(believer());
    pending.add(pendingOf(1));
    pending.add(pendingOf(2, { session: 's2', branch: 'main' }));
    expect(await job(never)).toBe('assessed');
    expect(await job(never)).toBe('assessed');
    const memories = await index.all();
    expect(memories.map(({ session }) => session).sort()).toEqual(['s1', 's2']);
    expect(memories.every(({ expires }) => expires === '2027-02-20T12:00:00.000Z')).toBe(true);
    expect(pending.isEmpty()).toBe(true);
    expect(outcomes).toEqual(['assessed', 'assessed']);
  });

  it('filters what it finds on the disk before anybody sees it', async () => {
    const secret = ['sk', 'live', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N'].join('_');
    const seen: string[] = [];
    const { pending, job, index } = await makeJob(believer((answer) => void seen.push(answer)));
    pending.add(pendingOf(1, { answer: `The cause was the key ${secret}.` as Filtered }));
    await job(never);
    expect(seen).toHaveLength(1);
    expect(JSON.stringify([seen, await index.all()])).not.toContain(secret);
  });

  it('leaves it to the one that is at it', async () => {
    const { pending, job, outcomes } = await makeJob(believer(), { lock: () => undefined });
    pending.add(pendingOf(1));
    expect(await job(never)).toBe('busy');
    expect(pending.isEmpty()).toBe(false);
    expect(outcomes).toEqual([]);
  });

  it('that is stopped, or fails, loses no answer', async () => {
    const stop = new AbortController();
    const stopped = await makeJob(believer(() => stop.abort()));
    for (const number of [1, 2, 3]) stopped.pending.add(pendingOf(number));
    await stopped.job(stop.signal);
    expect(stopped.pending.claim().answers).toHaveLength(2);
    const failing = await makeJob({
      name: 'heuristic',
      assess: () => Promise.reject(new Error('broken')),
    });
    failing.pending.add(pendingOf(1));
    expect(await failing.job(never)).toBe('failed');
    expect(failing.failures).toHaveLength(1);
    expect(failing.pending.isEmpty()).toBe(false);
  });
});
