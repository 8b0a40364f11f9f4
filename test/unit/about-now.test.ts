import { describe, expect, it } from 'vitest';
import { recallTrigger } from '../../src/recall/trigger.ts';

const asks = (prompt: string): boolean => recallTrigger(prompt, []) !== undefined;

describe('no question about the past is', () => {
  it.each([
    'what did you mean by that?',
    'what did you just change?',
    'why did you just delete that file?',
    'why did you remove that?',
    'did you not read the error message?',
    'did we break anything with this change?',
    'What did the compiler say?',
    'I just pulled and the build fails, what did I miss?',
    'What happened to the spinner? it is gone from the page',
    'the user should see what they did last time',
    'what is the status of the build?',
    'what was in the last commit?',
    'what was the error?',
    'were there any failures?',
    'write a summary of what you did in the PR description',
    'explain it to me again',
    'the upload should resume from where it was interrupted',
    'implement "pick up where you left off" for the video player',
    'are you sure you ran it?',
    'there was a bug in the parser, can you fix it?',
    'which file did you change?',
    'where did you put the file?',
    'what changed since v2?',
    'Implement the following plan:\n# Retries\nwhat did we decide about them?',
    'This session is being continued from a previous conversation that ran out of context.',
    '<bash-stdout>why did we do that?</bash-stdout>',
  ])('%s', (prompt) => {
    expect(asks(prompt)).toBe(false);
  });
});

describe('a question about the past stays', () => {
  it.each([
    'which tests did you run last week?',
    'what did the linter say before?',
    'what was the error we had with the importer?',
    'were there any failures yesterday?',
    'are you sure you ran it? what did we decide about CI?',
    'there was a bug in the parser, how was it fixed?',
    'explain again how the index is rebuilt',
    'why did you choose "retry" over "wait" last time?',
    'it broke last time, what was the fix?',
    'can we continue where the last session stopped?',
    'what have we done in the parser so far?',
    'did we miss this comment?',
  ])('%s', (prompt) => {
    expect(asks(prompt)).toBe(true);
  });
});
