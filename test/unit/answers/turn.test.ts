import { expect, it } from 'vitest';
import { hasOnlyLooked } from '../../../src/domain/answers/turn.ts';
import type { TranscriptEvent } from '../../../src/domain/narrative/transcript-line.ts';

const call = (tool: string): TranscriptEvent => ({ type: 'call', id: tool, tool, input: {} });
const prompt: TranscriptEvent = { type: 'prompt', text: 'and now?' };

it.each<[boolean, string, readonly TranscriptEvent[]]>([
  [false, 'nothing was done', [prompt]],
  [true, 'something was run and read', [prompt, call('Bash'), call('Read')]],
  [false, 'a file was edited too', [prompt, call('Read'), call('Edit'), call('Bash')]],
  [true, 'the edit was before the last prompt', [prompt, call('Edit'), prompt, call('Bash')]],
  [true, 'the prompt was read at an earlier look', [call('Bash')]],
])('%s where %s', (looked, _, events) => {
  expect(hasOnlyLooked(events)).toBe(looked);
});
