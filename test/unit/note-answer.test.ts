import { expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { NEW_STORY } from '../../src/domain/narrative/story.ts';
import type { AnswerToAssess } from '../../src/ports/evaluator.ts';
import { createNoteAnswer } from '../../src/services/capture/note-answer.ts';
import { createPipeline } from './filters/support.ts';

const use = (name: string): string =>
  JSON.stringify({
    type: 'assistant',
    message: { content: [{ type: 'tool_use', id: name, name, input: {} }] },
  });
const prompt = JSON.stringify({ type: 'user', message: { content: 'why is it slow?' } });

/** What the evaluator is asked when a turn with such a transcript ends. */
async function askedAfter(lines: readonly string[]): Promise<AnswerToAssess | undefined> {
  let asked: AnswerToAssess | undefined;
  const noteAnswer = createNoteAnswer({
    session: 's1',
    stories: { read: () => NEW_STORY, write: () => undefined },
    states: { read: () => undefined },
    readTranscript: (file) => ({ lines, mark: { file, offset: 0 }, bytesRead: 0 }),
    filters: createPipeline(),
    accumulator: { add: () => ({ added: true }) } as never,
    clock: () => 0,
    relativePath: (path) => path,
    branch: undefined,
    threshold: 0.5,
    isFile: () => false,
    evaluator: {
      name: 'heuristic',
      assess: async (request) => {
        asked = request;
        return { significance: 0, worthStoring: false, type: 'routine', tags: [], summary: '', body: '' };
      },
    },
  });
  await noteAnswer('The index was missing.' as Filtered, '/t.jsonl');
  return asked;
}

it('tells the evaluator what was asked, and whether a file was changed for the answer', async () => {
  expect(await askedAfter([prompt, use('Bash')])).toMatchObject({
    prompt: 'why is it slow?',
    onlyLooked: true,
  });
  expect(await askedAfter([prompt, use('Bash'), use('Edit')])).toMatchObject({ onlyLooked: false });
});
