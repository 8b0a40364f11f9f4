import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { NEW_STORY, type Story } from '../../src/capture/model/narrative/story.ts';
import { createNoteAnswer } from '../../src/capture/story.ts';
import { createPipeline } from './filters/support.ts';

const ANSWER = 'The index was missing, because the migration never ran in CI.';
const line = (type: string, content: unknown): string =>
  JSON.stringify({ type, message: { content }, timestamp: '2026-11-22T10:00:00Z' });
const PROMPT = line('user', 'why is the query slow now?');

/** A session whose turns end; `transcript`: the lines that each end finds new. */
function endingTurns(threshold = 0.5) {
  let story: Story = NEW_STORY;
  const queued: unknown[] = [];
  const ended: boolean[] = [];
  const transcript: string[] = [];
  const noteAnswer = createNoteAnswer({
    session: 's1',
    stories: { read: () => story, write: (_session, next) => (story = next) },
    states: { read: () => undefined },
    gathers: true,
    readTranscript: (file) => {
      const lines = transcript.splice(0);
      return { lines, mark: { file, offset: 0 }, bytesRead: 0 };
    },
    filters: createPipeline({ ignore: ['customers/**'] }),
    accumulator: { add: (learning: unknown) => queued.push(learning) } as never,
    clock: () => 0,
    relativePath: (path) => path,
    branch: undefined,
    threshold,
    onAnswer: ({ finished }) => ended.push(finished),
  });
  return {
    end: (answer: string, ...lines: readonly string[]) => {
      transcript.push(...lines);
      return noteAnswer(answer as Filtered, '/t.jsonl');
    },
    story: () => story,
    candidates: () => story.gathered?.candidates ?? [],
    queued,
    ended,
  };
}

describe('the end of a turn', () => {
  it('gathers the answer in the session’s story, and queues nothing', () => {
    const { end, candidates, queued, story } = endingTurns(0);
    expect(end(ANSWER, PROMPT)).toBe('gathered');
    expect(candidates()).toMatchObject([
      { source: 'prompt', text: 'why is the query slow now?', turn: 1 },
      { source: 'last', text: ANSWER, turn: 1 },
    ]);
    expect(story()).toMatchObject({ isAnswered: true });
    expect(queued).toEqual([]);
  });

  it.each([
    'Still open: the test.',
    'Left: the test.',
    'TODO: the test.',
    'Next: the test.',
    '## Next\n- the test',
  ])('keeps what is said to be open, and takes nothing as reached then: %s', (open) => {
    const { end, ended, story } = endingTurns();
    end(`Done. The retry is in src/client.ts.\n\n${open}`, PROMPT);
    expect(story().ahead).toEqual([expect.stringContaining('the test')]);
    end('Done. The test is there now.');
    expect(story().ahead).toEqual([]);
    expect(ended).toEqual([false, true]);
  });

  it('keeps nothing of what names an ignored file', () => {
    const { end, story } = endingTurns();
    end('Done.\n\nStill open: sort customers/acme.csv.', PROMPT);
    expect(story().ahead).toEqual([]);
  });

  it('gathers an answer once, though the client tells it twice and the transcript later, too', () => {
    const { end, candidates } = endingTurns();
    expect(end(ANSWER, PROMPT)).toBe('gathered');
    expect(end(ANSWER)).toBe('nothing');
    const told = line('assistant', [{ type: 'text', text: ANSWER }]);
    expect(end('It is mended: the migration runs in CI now.', told)).toBe('gathered');
    expect(candidates().filter(({ text }) => text === ANSWER)).toHaveLength(1);
    expect(candidates().map(({ text }) => text)).toContain('It is mended: the migration runs in CI now.');
  });

  it('gathers what was said before it, and what a later turn says as that of another turn', () => {
    const { end, candidates } = endingTurns();
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

  it('gathers no secret, and no block that names a file that nothing is learned about', () => {
    const secret = ['sk', 'live', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N'].join('_');
    const { end, story } = endingTurns();
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
