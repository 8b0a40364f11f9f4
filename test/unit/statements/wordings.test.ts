import { expect, it } from 'vitest';
import { statementIn } from '../../../src/capture/model/statements/statement.ts';
import { mayStateSomething } from '../../../src/core/prompt-hints.ts';

/** What people say of a project that is to last; made up for these tests. */
const STATED: readonly string[] = [
  "those fixtures are recorded from production, don't edit them by hand",
  'money is always in cents, never floats',
  'never merge without a green pipeline',
  'keep in mind that ci has no docker',
  'errors from the payment provider must never reach the client',
  'we always ship on tuesdays',
  'please stop creating summary files',
  'Do not edit the files in vendor/',
  'When committing, never use --no-verify',
];

/** Work, questions, and what went wrong. */
const NOT_STATED: readonly string[] = [
  'can you add logging to the upload',
  'client.go validates addresses, but never rejects `force` together with `mirror`',
  "don't commit anything yet",
  'do not push, let me review it first',
  'do not run the whole suite now',
  'when did we always use it, do you know',
  'when I click save, always an error appears',
  'I cannot log in since the last change',
  'the second request is slower than the first one',
  'it only fails on ci',
  'I need you to look into the memory leak',
  'open the file and show me line 40',
  'what is this function for',
  'did the tests pass before your change?',
  'the spinner never stops',
  'it prints undefined instead of the name',
  'I expected a redirect but got a 404',
  'the response is empty when the filter is set',
  'it cannot find the config file',
  'you can start with the first task now',
  'add pagination to the users page, 20 per page',
  'try running it with the debug flag',
  'nice, it works',
  'it says the module was not found',
  'please run the migration on my local database',
  'the chart does not update when I change the range',
  'the filter works but the count is wrong',
  'open the pr and assign it to me',
  "You already did the invoices. Don't touch it except to read.",
  "Do not add a comment about reverting, this is just a debugging session and you don't need one",
  'I prefer these files to be thoughtful documents, so never fill them with what the code says.',
  'Do NOT use a subagent.',
  "try again, but don't change the reasoning effort from its defaults",
  'I can def see this being solved through some sort of p2p in the future',
  'Do not push or create PRs unless separately requested.',
  'Rebuild the ship from everything your agents remember, and always show several options',
];

it.each(STATED)('states something: %s', (prompt) => {
  expect(statementIn(prompt)).toBeDefined();
  expect(mayStateSomething(prompt)).toBe(true);
});

it.each(NOT_STATED)('states nothing: %s', (prompt) => {
  expect(statementIn(prompt)).toBeUndefined();
});
