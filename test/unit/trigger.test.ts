import { describe, expect, it } from 'vitest';
import { mayAskAboutThePast } from '../../src/capture/prompt-hints.ts';
import { statementsIn } from '../../src/capture/statement.ts';
import { transcriptEvents } from '../../src/capture/transcript.ts';
import { answersBy } from '../../src/recall/asking.ts';
import { likelyQuestion, recallTrigger } from '../../src/recall/trigger.ts';

const asks = (prompt: string, own: string[] = []) => recallTrigger(prompt, own) !== undefined;

/** What is learned errs: of prompts that it was not fitted to so many in a hundred may be taken wrongly. */
const most = (prompts: readonly string[], percent: number): number => (prompts.length * percent) / 100;

it('takes most that ask about the past for questions', () => {
  const prompts = [
    'Why did we choose Redis for the queue?',
    'why exactly didn’t you use the wrapper',
    'What was the decision on retries?',
    'remind me how the release works',
    'Continue from yesterday',
    "let's continue where we stopped",
    'Last time the migration broke, how come?',
    'what did we previously decide about caching?',
    "What's the blocker on the login work?",
    'what happened with the flaky upload test?',
    'Do you remember the port of the staging box?',
    'I lost track of where we are',
    'what was the name of the lint script again?',
    "didn't we fix this already?",
    'did we fix the race in the flusher?',
    'how was the token refresh handled?',
    'tell me again how the index is rebuilt',
    "what's outstanding?",
    'was there any work done on streaming?',
    'which flag did we pick in an earlier session?',
    'have we seen this error before?',
    'remember when we broke the release with the tag change?',
    'is there a note on how to run the e2e suite?',
    'where were we with the importer?',
    "let's pick this back up",
    'what was the fix for the flaky watcher test?',
    'what was our approach to pagination?',
    'what was that flag called?',
    'I recall that we switched to pnpm, right?',
    "wasn't that fixed already?",
    'was the rate limiter ever implemented?',
    'have the review findings been addressed?',
    'any idea why we did it that way?',
    'what is the story behind the two config files?',
    'how do we usually name migrations?',
    'i forgot how to run the integration tests',
    'we had this problem before, how was it solved',
    'same error as last time',
    'not sure if we discussed this already, but should errors be logged?',
    'refresh my memory on the deploy steps',
    'give me a recap',
    'how far did you get with the port?',
    'any known issues with this module?',
    'why do we use pnpm in the image?',
    'why do we store times in UTC?',
    'why do we not mock the database',
    'why did we store times in UTC?',
    'why are we still keeping the old parser',
    'got any notes about the rollback?',
    'recall what the deploy script needs',
    'search memories for the token refresh',
    'use your memory: which port was it',
    'is there a known issue with durations?',
    'have you learned anything about the deploy',
    "what's the command to run the migrations again",
    'what happened on Friday?',
    'wie haben wir das gelöst?',
    'we had an off by one in the importer, what caused it?',
    'she told us once which checks are slow, which were they?',
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
  ];
  const missed = prompts.filter((prompt) => !asks(prompt));
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most(prompts, 10));
  expect(prompts.filter((prompt) => !mayAskAboutThePast(prompt))).toEqual([]);
});

it('lets most prompts go at first sight', () =>
  expect(mayAskAboutThePast('add a test for the parser')).toBe(false));

it('hardly takes one that asks for something else, or about this turn, for a question', () => {
  const prompts = [
    'use the previous commit',
    'the import fails with undefined, what caused it?',
    'the previous test failed, fix it',
    'revert to the previously generated file',
    'add a previous button to the pager',
    'why does this loop never end?',
    'what is the type of this field?',
    'run the tests again',
    'rename lastTime to lastSeenAt',
    'the last line of the file is wrong',
    'continue',
    'commit this',
    'is there any test for this?',
    'we should handle the timeout',
    'how do I configure the linter?',
    'show me the diff',
    'remember to run the linter afterwards',
    'remember: never push to main',
    'keep the same behaviour as before',
    'it was working before',
    'this worked before your change',
    'make it work like previously',
    'it worked yesterday',
    'send reminders to users again',
    'remind me to rotate the key',
    'continue with phase 2',
    'continue the previous session',
    'show the last session in the list',
    'store the last time the job ran',
    'add a last_session_at column',
    'the blocker modal should close',
    'we decided to use zod, add it',
    'as discussed, use option 2',
    'fix the root cause, not the symptom',
    'add release notes for 1.2',
    'recall and precision are computed wrong',
    'check memory for leaks',
    "don't add any notes about the release",
    "why don't we use a queue instead?",
    'why do we need this parameter?',
    'why do we pass the logger twice here?',
    'why do we get a timeout?',
    'why do we return early when the list is empty?',
    'why do we log it?',
    'is there a known way to do that?',
    'did the tests pass?',
    'did you run the tests?',
    'have you run the linter?',
    'we had to change the schema, update the docs',
    'update the review with what was done, what was postponed, and commit',
    'you forgot to add the test',
    'where do we handle errors?',
    'what happens when I click twice?',
    'there was an error while building',
    'revert to what we had',
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
  ];
  const taken = prompts.filter((prompt) => asks(prompt));
  expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(most(prompts, 4));
});

describe('what no person asks', () => {
  it.each([
    '',
    '   \n',
    '/recall why did we choose Redis',
    '/cs:recall',
    '!git log --grep "why did we"',
    '<task-notification>\nwhat was the decision?\n</task-notification>',
    '```\n// why did we do this? remind me\n```\nfix this function',
    'Implement the following plan:\n# Retries\nwhat did we decide about them?',
    'This session is being continued from a previous conversation that ran out of context.',
    '<bash-stdout>why did we do that?</bash-stdout>',
  ])('is no question: %j', (prompt) => expect(likelyQuestion(prompt, [])).toBeUndefined());

  it('reads a path at the start as a path, not as a slash command', () => {
    expect(asks('/src/queue.ts: why did we add the lock here?')).toBe(true);
  });
});

describe('recallTrigger with own phrases', () => {
  it('matches them literally, whatever the case, at word boundaries', () => {
    expect(asks('Dig up the pool size', ['dig up'])).toBe(true);
    expect(asks('DIG UP, please', ['dig up'])).toBe(true);
    expect(asks('dig upwards', ['dig up'])).toBe(false);
    expect(asks('zündig up', ['dig up'])).toBe(false);
  });

  it('takes no phrase for a pattern, and an empty one for nothing', () => {
    expect(asks('a.b', ['a.b'])).toBe(true);
    expect(asks('axb', ['a.b'])).toBe(false);
    expect(asks('anything', ['', '  '])).toBe(false);
  });
});

it('the query is the prompt, of a long paste its ends', () => {
  const query = (prompt: string, own: string[] = []) => recallTrigger(prompt, own)?.text;
  expect(query('Why did we choose Redis for the queue?')).toBe('Why did we choose Redis for the queue?');
  expect(query('dig up the pool size', ['dig up'])).toContain('the pool size');
  const paste = 'lorem ipsum dolor sit amet\n'.repeat(4_000);
  expect(recallTrigger(`${paste} why did we do it? ${paste}`, [])).toBeUndefined();
  expect(query(`why did we pin zod? ${paste}`)?.length).toBeLessThanOrEqual(1_000);
  expect(query(`${paste} why did we pin zod?`)).toContain('pin zod?');
});

describe('a question about nothing in particular', () => {
  const isGeneral = (prompt: string) => recallTrigger(prompt, [])?.isGeneral;
  it.each([
    'remind me where we left off',
    'What happened last time?',
    'continue where we stopped yesterday',
    'what was the decision?',
    'I lost track of where we are',
    'where were we?',
    'give me a recap',
    'what did we decide?',
    'how far did we get?',
    'what happened on Friday?',
    'what did we do in the last two weeks',
    'what did we learn this month?',
  ])('is %j', (prompt) => expect(isGeneral(prompt)).toBe(true));
  it.each([
    'why did we choose Redis?',
    'what happened with the flaky upload test?',
    'remind me how the release works',
    'what was the fix for the flaky watcher test?',
  ])('is not %j', (prompt) => expect(isGeneral(prompt)).toBe(false));
});

it('what only likely asks is asked for, by its words', () => {
  const asked = 'which port does the admin page use?';
  expect(recallTrigger(asked, [])).toBeUndefined();
  expect(likelyQuestion(asked, [])).toMatchObject({ isUnasked: true });
  expect(likelyQuestion('who?', [])?.isUnasked).not.toBe(true); // says nothing that it is about
});

describe('what was found for a question that no wording knows', () => {
  const found = (score: number, words: number) => ({ score, shares: { words } });

  it('answers it the sooner the better it fits, the clearer it is the best, and the surer it asks', () => {
    expect(answersBy(-1, [])).toBeLessThan(0);
    expect(answersBy(0, [found(20, 20)])).toBeGreaterThan(0);
    expect(answersBy(-1, [found(20, 20)])).toBeGreaterThan(answersBy(-1, [found(5, 5)]));
    expect(answersBy(-1, [found(20, 20)])).toBeGreaterThan(answersBy(-1, [found(20, 20), found(19, 19)]));
    expect(answersBy(1, [found(5, 5)])).toBeGreaterThan(answersBy(-1, [found(5, 5)]));
  });
});

// What no person has typed is that wherever it is looked at.
it.each([
  ['a message of another agent', '<teammate-message teammate_id="a">'],
  ['a notice', '<task-notification>'],
  ['what was printed', '<local-command-stdout>'],
  ['a command', '/compact '],
  ['a shell line', '!echo '],
  ['the summary of a compaction', 'This session is being continued from another: '],
  ['what stopped a turn', '[Request interrupted by user] '],
  ['what a hook stopped', 'Operation stopped by hook: '],
])('%s asks nothing, states nothing and is no prompt', (_what, lead) => {
  const text = `${lead}remember that we always use tabs. What did we decide about the cache?`;
  const line = JSON.stringify({ type: 'user', message: { content: text } });
  expect([asks(text), likelyQuestion(text, []), statementsIn(text), transcriptEvents(line)]).toEqual([
    ...[false, undefined],
    ...[[], []],
  ]);
});

it('an element of HTML is no notice', () => {
  expect(asks('<div> is too wide. What did we decide about the grid?')).toBe(true);
});
