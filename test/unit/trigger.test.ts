import { describe, expect, it } from 'vitest';
import { neededWords, recallTrigger } from '../../src/domain/trigger.ts';
import { mayAskAboutThePast } from '../../src/domain/trigger-words.ts';

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
  ])('on %j', (prompt) => {
    expect(asks(prompt)).toBe(true);
    expect(mayAskAboutThePast(prompt)).toBe(true);
  });
});

describe('the first look', () => {
  it.each(neededWords())('lets %j by', (word) => expect(mayAskAboutThePast(`so ${word} it`)).toBe(true));
  it('lets most prompts go', () => expect(mayAskAboutThePast('add a test for the parser')).toBe(false));
});

describe('recallTrigger keeps quiet', () => {
  it.each([
    'use the previous commit',
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
  const query = (prompt: string, own: string[] = []) => recallTrigger(prompt, own)?.query;

  it.each([
    ['Why did we choose Redis for the queue?', 'choose Redis queue?'],
    ['remind me about the staging port please', 'staging port'],
    ['how was AES-CTR handled', 'AES-CTR handled'],
    ['dig up the pool size', 'pool size'],
  ])('of %j is %j', (prompt, expected) => expect(query(prompt, ['dig up'])).toBe(expected));

  it('is the whole prompt where nothing else is left', () => {
    expect(query('what is remaining?')).toBe('what is remaining?');
  });

  it('stays under 1,000 characters and sees only the ends of a long paste', () => {
    const paste = 'lorem ipsum dolor sit amet '.repeat(4_000);
    expect(recallTrigger(`${paste} why did we do it? ${paste}`, [])).toBeUndefined();
    expect(query(`why did we pin zod? ${paste}`)?.length).toBeLessThanOrEqual(1_000);
    expect(query(`${paste} why did we pin zod?`)).toContain('pin zod?');
  });
});

describe('a question about nothing in particular', () => {
  const isGeneral = (prompt: string) => recallTrigger(prompt, [])?.isGeneral;
  it.each([
    'remind me where we left off',
    'What happened last time?',
    'continue where we stopped yesterday',
    'what was the decision?',
    'I lost track of where we are',
  ])('is %j', (prompt) => expect(isGeneral(prompt)).toBe(true));
  it.each([
    'why did we choose Redis?',
    'what happened with the flaky upload test?',
    'remind me how the release works',
  ])('is not %j', (prompt) => expect(isGeneral(prompt)).toBe(false));
});
