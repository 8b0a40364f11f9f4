import { expect, it } from 'vitest';
import { statementsIn } from '../../../src/capture/statement.ts';

it.each([
  'Split src/a.ts into src/a/read.ts and src/a/write.ts. Public names must not change.',
  'Write a script scripts/export.sh that dumps the orders. It has to run on the replica, never on the primary.',
  'please move the queue to Redis. Jobs that are in flight must not be lost.',
  "Let's merge the two config files. The settings are read at start. No setting may get lost.",
  'Rewrite the importer so that it streams. Memory must stay below 200 MB.',
  'The export is slow. It has to run on the replica, never on the primary.',
])('what must be so of a task, or of what only the sentence before names, is no rule: %s', (prompt) =>
  expect(statementsIn(prompt)).toEqual([]),
);

it.each([
  ['Split src/a.ts in two.', 'Public names must never change in this repo.'],
  ['Split src/a.ts in two.', 'Our public names must not change.'],
  ['Split src/a.ts in two.', 'Every public name must be documented in docs/api.md.'],
  ['Add an index on tickets.', 'Index names follow ix_<table>_<columns>, the DBA scripts need the pattern.'],
  ['The split is done.', 'Public names must not change.'],
  ['Bump the deps.', "It's not allowed to edit files in gen/ by hand."],
])('what is so in general stays one behind a task: %s %s', (task, rule) =>
  expect(statementsIn(`${task} ${rule}`).map(({ summary }) => summary)).toEqual([rule]),
);

it('alone it is a rule', () => {
  expect(statementsIn('Public names must not change.')).toHaveLength(1);
});
