import { describe, expect, it, test } from 'vitest';
import { mayAskAboutThePast } from '../../src/capture/prompt-hints.ts';
import { statementsIn } from '../../src/capture/statement.ts';
import { transcriptEvents } from '../../src/capture/transcript.ts';
import { answersBy } from '../../src/recall/asking.ts';
import { withoutFrame } from '../../src/recall/subject.ts';
import { doubted, guessedQuestion, recallTrigger, SURELY } from '../../src/recall/trigger.ts';
import { WORDINGS } from '../../src/recall/wordings/memory.ts';

const asks = (prompt: string, own: string[] = []) => recallTrigger(prompt, own) !== undefined;

describe('recallTrigger fires', () => {
  it.each([
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
  ])('on %j', (prompt) => {
    expect(asks(prompt)).toBe(true);
    expect(mayAskAboutThePast(prompt)).toBe(true);
  });
});

describe('the first look', () => {
  it.each(WORDINGS.flatMap(({ needs }) => needs))('lets %j by', (word) => {
    expect(mayAskAboutThePast(`#${word}#`)).toBe(true);
    expect(mayAskAboutThePast(`#${word.replaceAll("'", '’').toUpperCase()}#`)).toBe(true);
  });
  it('lets most prompts go', () => expect(mayAskAboutThePast('add a test for the parser')).toBe(false));
});

describe('recallTrigger keeps quiet', () => {
  it.each([
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
    '',
    '   \n',
    '/recall why did we choose Redis',
    '/cs:recall',
    '!git log --grep "why did we"',
    '<task-notification>\nwhat was the decision?\n</task-notification>',
    '```\n// why did we do this? remind me\n```\nfix this function',
  ])('on %j', (prompt) => expect(recallTrigger(prompt, [])).toBeUndefined());

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

describe('the query', () => {
  const query = (prompt: string, own: string[] = []) => recallTrigger(prompt, own)?.subject;

  it.each([
    ['Why did we choose Redis for the queue?', 'Redis queue?'],
    ['remind me about the staging port please', 'staging port'],
    ['how was AES-CTR handled', 'AES-CTR'],
    ['dig up the pool size', 'pool size'],
    ['what did we decide about auth in May?', 'auth in May?'],
    ['did we ever figure out what ended the stale lock thing?', 'stale lock'],
    ['what did we decide', 'decide'],
    ['what did we learn about auth a week ago', 'auth a week ago'],
    ['what did we try for auth this month', 'auth this month'],
    ['what happened last week with auth', 'last week auth'],
    ['what did we decide about error handling?', 'error handling?'],
    ['what was the problem with the version numbers?', 'version numbers?'],
    ['what did we end up using for the switch statements?', 'switch statements?'],
    ['why did we drop the end date?', 'end date?'],
    ['how did we solve the flicker last time?', 'flicker'],
  ])('of %j is %j', (prompt, expected) => expect(query(prompt, ['dig up'])).toBe(expected));

  it('knows of what a thing is asked, by its name, in the sentence that asks', () => {
    const of = (prompt: string) => recallTrigger(prompt, [])?.of;
    expect(of('I am back. Which port did we decide on for redis?')).toBe('redis');
    expect(of('which port did we decide on for the app?')).toBeUndefined();
    expect(of('what did we decide about redis?')).toBeUndefined();
    expect(of('I see what code runs for uploads. What did we decide about retries?')).toBeUndefined();
  });

  it('is the whole prompt where nothing else is left', () => {
    expect(query('what is remaining?')).toBe('what is remaining?');
    expect(query('do you remember what we did?')).not.toContain('remember');
  });

  it('stays under 1,000 characters and sees only the ends of a long paste', () => {
    const paste = 'lorem ipsum dolor sit amet '.repeat(4_000);
    expect(recallTrigger(`${paste} why did we do it? ${paste}`, [])).toBeUndefined();
    expect(query(`why did we pin zod? ${paste}`)?.length).toBeLessThanOrEqual(1_000);
    expect(query(`${paste} why did we pin zod?`)).toContain('pin zod?');
  });
});

test('a question is looked for without how it is put', () => {
  expect(withoutFrame('what did we decide about the cache?')).toBe('what did we about the cache?');
  expect(withoutFrame('what did we decide?')).toBe('what did we decide?');
  for (const asIs of [
    'find command',
    'end date',
    'what is the end date?',
    'what do we know of find and replace?',
  ])
    expect(withoutFrame(asIs)).toBe(asIs);
  expect(withoutFrame('what did we say about find and replace?')).toContain('about find and');
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

describe('what is only guessed to ask', () => {
  const likely = SURELY - 0.1;

  it('is asked for by its words', () => {
    const asked = 'which port does staging use';
    expect(guessedQuestion(asked, likely)).toMatchObject({ odds: likely, isUnasked: true });
    expect(guessedQuestion(asked, SURELY)).toMatchObject({ odds: SURELY });
  });

  it.each([
    ['says nothing that it is about', 'who?'],
    ['is a command', '/review which port does staging use'],
    ['is a shell line', '! which port does staging use'],
    ['is a notice of the client', '<task-notification>which port does staging use</task-notification>'],
    [
      'is another agent’s',
      '<teammate-message teammate_id="a">which port does staging use</teammate-message>',
    ],
  ])('is no question where it %s', (_, prompt) => expect(guessedQuestion(prompt, likely)).toBeUndefined());
});

describe('what a wording takes for a question', () => {
  const question = { text: 'why did you touch the lexer', subject: 'lexer' };

  it('has to be answered where its words speak against it', () =>
    expect(doubted(question, -4).odds).toBeLessThan(SURELY));

  it.each([
    ['its words hardly do', question, -2.7],
    ['it was too long to be weighed', question, Number.NEGATIVE_INFINITY],
    ['it is about nothing in particular', { ...question, isGeneral: true }, -4],
    ['it asks for what was stated', { ...question, isStated: true }, -4],
  ])('is one where %s', (_, asked, odds) => expect(doubted(asked, odds)).toEqual(asked));
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
  expect([asks(text), guessedQuestion(text, SURELY), statementsIn(text), transcriptEvents(line)]).toEqual([
    ...[false, undefined],
    ...[[], []],
  ]);
});

it('an element of HTML is no notice', () => {
  expect(asks('<div> is too wide. What did we decide about the grid?')).toBe(true);
});
