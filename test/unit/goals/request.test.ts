import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt, tellsOfDone } from '../../../src/session/goal-request.ts';

describe('a prompt', () => {
  it.each([
    ['can you add a reader for parquet files?', 'Add a reader for parquet files'],
    ['Please fix the flaky upload test.', 'Fix the flaky upload test'],
    ["ok, let's also rename the flag to --telemetry please", 'Rename the flag to --telemetry'],
    ['I would like to have a dry run for the importer', 'Have a dry run for the importer'],
    ['yep, add them to the docs', 'Add them to the docs'],
    ['Refactor the parser. It is too long.', 'Refactor the parser'],
    ['There is a log of it below. We need to retry the upload.', 'Retry the upload'],
    ['npm run lint fails', 'Npm run lint fails'],
    ['I think we need to apply the mock in more places', 'Apply the mock in more places'],
    ['Fix this one:\n❯ app enable\nPlease run it in a repository.', 'Fix this one'],
    ['Implement the following plan:\n\n# Plan: Invert the flag\n\n## Goal\nIt is …', 'Invert the flag'],
  ])('asks for something to be done: %s', (prompt, title) => {
    expect(readPrompt(prompt)).toEqual({ kind: 'request', title });
  });

  it.each(['\n', '\r', ' \n'])('of nothing but empty lines (%j) is read to its end', (line) => {
    expect(readPrompt(line.repeat(200_000)).kind).toBe('other');
  });

  it.each([
    'why are the tests slow?',
    'can you explain how the cache works?',
    'tell me what is left',
    'how would you track ownership?',
    'we last made a zip of it',
  ])('asks to be told, or tells something: %s', (prompt) => {
    expect(readPrompt(prompt).kind).toBe('other');
  });

  it.each([
    'yes',
    'ok go ahead',
    '8',
    'please continue',
    '❯ app enable\nPlease run it in a repository.',
    '',
    '   ',
  ])('says nothing by itself: "%s"', (prompt) => {
    expect(readPrompt(prompt)).toEqual({ kind: 'other', title: '' });
  });

  it.each(['commit this', 'perfect, thanks', 'yes, commit and push', 'looks good', 'make a PR for this'])(
    'takes what was done as done: %s',
    (prompt) => {
      expect(readPrompt(prompt).kind).toBe('done');
    },
  );

  it('that praises and goes on asks for the next thing', () => {
    expect(readPrompt('great. now add a test for it')).toEqual({
      kind: 'request',
      title: 'Add a test for it',
    });
  });

  it.each(['never mind', 'forget it, we will do it later', "ok, let's drop this", 'scrap that'])(
    'calls off what is under way: %s',
    (prompt) => {
      expect(readPrompt(prompt).kind).toBe('calls-off');
    },
  );

  it.each([
    ['no, use tabs instead', 'No, use tabs instead'],
    ['actually make it a subcommand', 'Actually make it a subcommand'],
    ['make it faster', 'Make it faster'],
  ])('changes what is under way: %s', (prompt, title) => {
    expect(readPrompt(prompt)).toEqual({ kind: 'adjusts', title });
  });

  it('is read whatever it is, in one line of at most 120 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (prompt) => {
        const { title } = readPrompt(`add ${prompt}`);
        expect([...title].length).toBeLessThanOrEqual(120);
        expect(title).not.toMatch(/\n/);
      }),
    );
  });
});

describe('an answer', () => {
  it.each([
    ...['Done.', 'Fixed: the list was empty.', "It's fixed now.", 'All tests pass.', 'Ok, committed.'],
    ...['Deployed. It needs TOKEN.', 'Both are built from the root.', 'Documented.', 'All done.'],
  ])('tells that it is done: %s', (answer) => {
    expect(tellsOfDone(answer, false)).toBe(true);
  });

  it.each(['It built a list of them.', 'Noted.', 'Looked at it.', 'They are used by the reader.'])(
    'tells of nothing done: %s',
    (answer) => expect(tellsOfDone(answer, false)).toBe(false),
  );

  it('may be assessed to tell of a change, and be none where it asks', () => {
    expect(tellsOfDone('I changed the reader.', true)).toBe(true);
    expect(tellsOfDone('I changed the reader. Shall I commit it?', true)).toBe(false);
    expect(tellsOfDone('I looked at the reader.', false)).toBe(false);
    expect(tellsOfDone('Done reading. Which one do you want?', false)).toBe(false);
  });
});
