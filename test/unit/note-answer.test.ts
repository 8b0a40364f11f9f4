import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../src/app/config/config.ts';
import { noteAnswer, type StoryPlace } from '../../src/capture/story.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';

const ANSWER = 'The index was missing, because the migration never ran in CI.';
const line = (type: string, content: unknown): string =>
  JSON.stringify({ type, message: { content }, timestamp: '2026-11-22T10:00:00Z' });
const PROMPT = line('user', 'why is the query slow now?');

const folder = useFolders();
const capture = { ...defaultConfig().capture, ignore: ['customers/**'] };

/** A session whose turns end; each end finds lines in the transcript that are new. */
async function endingTurns(threshold = 0.5) {
  const session = 's1';
  const repository = makeRepository(folder());
  const answers = { enabled: true, threshold };
  const place = await wired(repository, { config: { ...defaultConfig(), capture, answers } });
  const transcript = join(repository, 't.jsonl');
  writeFileSync(transcript, '');
  const ended: boolean[] = [];
  const at: StoryPlace = {
    ...{ ...place, session },
    onAnswer: ({ finished }) => ended.push(finished),
  };
  const story = () => place.stories.read(session);
  return {
    end: (answer: string, ...lines: readonly string[]) => {
      for (const one of lines) appendFileSync(transcript, `${one}\n`);
      return noteAnswer(at, answer, transcript);
    },
    story,
    candidates: () => story().gathered?.candidates ?? [],
    queued: () => place.accumulator(session).queued(),
    ended,
  };
}

describe('the end of a turn', () => {
  it('gathers the answer in the session’s story, and queues nothing', async () => {
    const { end, candidates, queued, story } = await endingTurns(0);
    expect(end(ANSWER, PROMPT)).toBe('gathered');
    expect(candidates()).toMatchObject([
      { source: 'prompt', text: 'why is the query slow now?', turn: 1 },
      { source: 'last', text: ANSWER, turn: 1 },
    ]);
    expect(story()).toMatchObject({ isAnswered: true });
    expect(queued()).toEqual([]);
  });

  it.each([
    'Still open: the test.',
    'Left: the test.',
    'TODO: the test.',
    'Next: the test.',
    '## Next\n- the test',
  ])('keeps what is said to be open, and takes nothing as reached then: %s', async (open) => {
    const { end, ended, story } = await endingTurns();
    end(`Done. The retry is in src/client.ts.\n\n${open}`, PROMPT);
    expect(story().ahead).toEqual([expect.stringContaining('the test')]);
    end('Done. The test is there now.');
    expect(story().ahead).toEqual([]);
    expect(ended).toEqual([false, true]);
  });

  it.each([
    ['The remote takes no force push, so I opened a pull request.', true],
    ['Renamed, but the push still fails.', undefined],
  ])('passes by what failed, unless it speaks of failing: %s', async (answer, isOver) => {
    const { end, story } = await endingTurns();
    const input = { command: 'git push --force' };
    const call = line('assistant', [{ type: 'tool_use', id: 'a', name: 'Bash', input }]);
    const result = { type: 'tool_result', tool_use_id: 'a', content: 'Exit code 1', is_error: true };
    end(answer, PROMPT, call, line('user', [result]));
    expect(story().tried).toMatchObject([{ passed: false, failures: 1 }]);
    expect(story().tried[0]?.isOver).toBe(isOver);
  });

  it('keeps nothing of what names an ignored file', async () => {
    const { end, story } = await endingTurns();
    end('Done.\n\nStill open: sort customers/acme.csv.', PROMPT);
    expect(story().ahead).toEqual([]);
  });

  it('gathers an answer once, though the client tells it twice and the transcript later, too', async () => {
    const { end, candidates } = await endingTurns();
    expect(end(ANSWER, PROMPT)).toBe('gathered');
    expect(end(ANSWER)).toBe('nothing');
    const told = line('assistant', [{ type: 'text', text: ANSWER }]);
    expect(end('It is mended: the migration runs in CI now.', told)).toBe('gathered');
    expect(candidates().filter(({ text }) => text === ANSWER)).toHaveLength(1);
    expect(candidates().map(({ text }) => text)).toContain('It is mended: the migration runs in CI now.');
  });

  it('gathers what was said before it, and what a later turn says as that of another turn', async () => {
    const { end, candidates } = await endingTurns();
    const between = 'The planner takes a sequential scan since there is no index.';
    end(ANSWER, PROMPT, line('assistant', [{ type: 'text', text: between }]));
    end('It is mended: the migration runs in CI now.', line('user', 'please mend it in CI, too'));
    expect(candidates().map(({ text, turn }) => [text, turn])).toEqual([
      ['why is the query slow now?', 1],
      [between, 1],
      [ANSWER, 1],
      ['please mend it in CI, too', 2],
      ['It is mended: the migration runs in CI now.', 2],
    ]);
    const messages = candidates().map(({ message }) => message);
    expect(messages).toEqual([...new Set(messages)].sort((a, b) => a - b));
  });

  it('gathers no secret, and no block that names a file that nothing is learned about', async () => {
    const secret = ['sk', 'live', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N'].join('_');
    const { end, story } = await endingTurns();
    const commit = {
      type: 'tool_use',
      id: 't1',
      name: 'Bash',
      input: { command: `git commit -m "Use the key" -m "The sandbox wants STRIPE_KEY=${secret} in CI."` },
    };
    end(
      `${ANSWER} It wants STRIPE_KEY=${secret} to be set.\n\nThe price in customers/acme/prices.c is rounded.`,
      line('user', `use STRIPE_KEY=${secret} for the migration`),
      line('assistant', [{ type: 'text', text: `The key is STRIPE_KEY=${secret} for now.` }, commit]),
      line('user', [{ type: 'tool_result', tool_use_id: 't1', content: 'ok' }]),
    );
    expect(JSON.stringify(story())).not.toContain(secret);
    expect(JSON.stringify(story())).not.toContain('acme');
    const sources = story().gathered?.candidates.map(({ source }) => source) ?? [];
    expect([...new Set(sources)].sort()).toEqual(['commit', 'last', 'prompt']);
  });
});
