import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { NEW_STORY, type Story } from '../../src/domain/narrative/story.ts';
import type { AnswerToAssess, Assessment, PendingAnswer } from '../../src/ports/evaluator.ts';
import { createNoteAnswer } from '../../src/services/capture/note-answer.ts';
import { createPipeline } from './filters/support.ts';

const ANSWER = 'The index was missing, because the migration never ran in CI.';
const NOTHING: Assessment = {
  significance: 0,
  worthStoring: false,
  type: 'routine',
  tags: [],
  summary: '',
  body: '',
};

const line = (type: string, content: unknown): string =>
  JSON.stringify({ type, message: { content }, timestamp: '2026-11-22T10:00:00Z' });
const PROMPT = line('user', 'why is the query slow now?');

/** A session whose turns end; `transcript`: the lines that each end finds new. */
function endingTurns({ assessment = NOTHING, asksModel = false, threshold = 0.5 } = {}) {
  let story: Story = NEW_STORY;
  const asked: AnswerToAssess[] = [];
  const queued: unknown[] = [];
  const pending: PendingAnswer[] = [];
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
    isFile: () => false,
    pending: asksModel ? { add: (answer) => pending.push(answer) } : undefined,
    evaluator: {
      name: 'heuristic',
      assess: async (request) => {
        asked.push(request);
        return assessment;
      },
    },
  });
  return {
    end: (answer: string, ...lines: readonly string[]) => {
      transcript.push(...lines);
      return noteAnswer(answer as Filtered, '/t.jsonl');
    },
    story: () => story,
    candidates: () => story.gathered?.candidates ?? [],
    asked,
    queued,
    pending,
  };
}

describe('the end of a turn', () => {
  it('tells the evaluator what was asked', async () => {
    const { end, asked } = endingTurns();
    await end(ANSWER, PROMPT);
    expect(asked).toEqual([{ answer: ANSWER, session: 's1', prompt: 'why is the query slow now?' }]);
  });

  it('gathers the answer in the session’s story, and queues nothing', async () => {
    const worth = { ...NOTHING, significance: 1, worthStoring: true, summary: ANSWER };
    const { end, candidates, queued, story } = endingTurns({ assessment: worth });
    expect(await end(ANSWER, PROMPT)).toBe('gathered');
    expect(candidates()).toMatchObject([
      { source: 'prompt', text: 'why is the query slow now?', turn: 1 },
      { source: 'last', text: ANSWER, turn: 1 },
    ]);
    expect(story()).toMatchObject({ isAnswered: true, found: [ANSWER] });
    expect(queued).toEqual([]);
  });

  it('gathers an answer once, though the client tells it twice and the transcript later, too', async () => {
    const { end, candidates, asked } = endingTurns();
    expect(await end(ANSWER, PROMPT)).toBe('gathered');
    expect(await end(ANSWER)).toBe('nothing');
    expect(asked).toHaveLength(1);
    const told = line('assistant', [{ type: 'text', text: ANSWER }]);
    expect(await end('It is mended: the migration runs in CI now.', told)).toBe('gathered');
    expect(candidates().filter(({ text }) => text === ANSWER)).toHaveLength(1);
    expect(candidates().map(({ text }) => text)).toContain('It is mended: the migration runs in CI now.');
  });

  it('gathers what was said before it, and what a later turn says as that of another turn', async () => {
    const { end, candidates } = endingTurns();
    const between = 'The planner takes a sequential scan since there is no index.';
    await end(ANSWER, PROMPT, line('assistant', [{ type: 'text', text: between }]));
    await end('It is mended: the migration runs in CI now.', line('user', 'please mend it in CI, too'));
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
    const { end, story } = endingTurns();
    const commit = {
      type: 'tool_use',
      id: 't1',
      name: 'Bash',
      input: { command: `git commit -m "Use the key" -m "The sandbox wants STRIPE_KEY=${secret} in CI."` },
    };
    await end(
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

  it('leaves to a model what may be worth asking for, and gathers it all the same', async () => {
    const some = endingTurns({ assessment: { ...NOTHING, significance: 0.4 }, asksModel: true });
    expect(await some.end(ANSWER, PROMPT)).toBe('pending');
    expect(some.pending).toMatchObject([
      { session: 's1', answer: ANSWER, prompt: 'why is the query slow now?' },
    ]);
    expect(some.candidates().map(({ text }) => text)).toContain(ANSWER);
    const little = endingTurns({ assessment: { ...NOTHING, significance: 0.1 }, asksModel: true });
    expect(await little.end(ANSWER, PROMPT)).toBe('gathered');
    expect(little.pending).toEqual([]);
  });
});
