import { describe, expect, it } from 'vitest';
import { changesIn, memoriesSaying, memoriesToForget } from '../../../src/capture/corrections.ts';
import { takenBackIn } from '../../../src/capture/taken-back.ts';

const among = (former: string, statement: string, ...summaries: string[]) => {
  const memories = summaries.map((summary) => ({ summary }));
  const { clear, unsure } =
    former === statement ? memoriesToForget(former, memories) : memoriesSaying(former, statement, memories);
  return { clear: clear.map(({ summary }) => summary), unsure: unsure.map(({ summary }) => summary) };
};
const corrected = (statement: string, ...summaries: string[]) =>
  among(takenBackIn(statement), statement, ...summaries);

describe('a correction', () => {
  it.each([
    ['Deploys run on Wednesdays now, not on Tuesdays.', 'Deploys run on Tuesdays.'],
    ['Actually we use pnpm here, not npm', 'We use npm.'],
    ['Use tabs instead of spaces.', 'Use spaces.'],
    ['We no longer deploy on Tuesdays.', 'We deploy on Tuesdays.'],
    ['Deploys run on Thursdays, not on Wednesdays.', 'Deploys run on Wednesdays now, not on Tuesdays.'],
    ['Wir nutzen pnpm, nicht npm.', 'Wir nutzen npm.'],
    ['We use Python 3.9, not 3.8.', 'We use Python 3.8.'],
    ['The worker retries 5 times, no longer 3.', 'The worker retries 3 times.'],
    ['Use pnpm in CI, not npm, because of the cache.', 'Use npm in CI.'],
    ['Deploys run on Wednesdays, not on Tuesdays.', 'Deploys run on Tuesdays since the operators are there.'],
    ['The image is Ubuntu 24.04, not Debian 12.', 'The image is Debian 12, since no driver is older.'],
    ['Use pnpm, not npm because of the cache.', 'We use npm.'],
    ["We don't squash on merge anymore, we rebase.", 'We squash on merge.'],
    ['We switched to bun, do not use pnpm any more.', 'We use pnpm in this repo, not npm.'],
    ['Deploys are no longer on Tuesdays.', 'Deploys run on Tuesdays.'],
    ['Wir deployen nicht mehr dienstags.', 'Wir deployen dienstags.'],
    // It does not say what was so before.
    ['Deploys now run on Wednesdays.', 'Deploys run on Mondays.'],
    ['The api port is 8080 since the move.', 'The api port is 8000.'],
    ['PRs need one approval now.', 'PRs need two approvals.'],
    ['From now on we target Node 22.', 'We target Node 20.'],
    ['You may push straight to main again.', 'Never push straight to main here.'],
    ['We can use npm 10 again.', 'We do not use npm 10.'],
  ])('means what says no more than it takes back: %s', (statement, memory) => {
    expect(corrected(statement, memory, 'The port is 5433.')).toEqual({ clear: [memory], unsure: [] });
  });

  it.each([
    ['Deploys run on Wednesdays, not on Tuesdays.', 'Deploys run on Tuesdays and Fridays.'],
    ['We use pnpm, not npm.', 'We use npm for the docs.'],
    // What is so in one place only.
    ['Use pnpm in CI, not npm.', 'Use npm.'],
    ['Staging uses Postgres, not SQLite.', 'We use SQLite.'],
  ])('may mean what says more: %s', (statement, memory) => {
    expect(corrected(statement, memory)).toEqual({ clear: [], unsure: [memory] });
  });

  it.each([
    ['Deploys run on Wednesdays, not on Tuesdays.', 'Deploys never run on Tuesdays.'],
    ['Deploys run on Wednesdays, not on Tuesdays.', 'The office is closed on Tuesdays.'],
    ['Deploys run on Wednesdays.', 'Deploys run on Tuesdays.'],
    ['Deploys now run on Wednesdays.', 'Backups run on Tuesdays.'],
    ['Deploys now run on Wednesdays.', 'Deploys run at 9.'],
    ['Deploys now run on Wednesdays.', "We don't deploy on Fridays."],
    ['Deploys now run on Wednesdays and Fridays.', 'Deploys run on Mondays.'],
    ['Step 3 is manual now.', 'Step 4 is manual.'],
    ['The limit is 10 for paid users.', 'The limit is 5 for free users.'],
    ['The tests now need docker.', 'The tests need redis.'],
    ['You may deploy on Mondays again.', 'Never deploy on Fridays.'],
    ['You can run the tests again.', 'Run the tests before each commit.'],
    ['The build is green again, not red.', 'The build needs Java 21.'],
  ])('does not mean another: %s', (statement, memory) => {
    expect(corrected(statement, memory)).toEqual({ clear: [], unsure: [] });
  });
});

it('what is to be forgotten is what says that alone', () => {
  const clause = 'deploys run on Tuesdays';
  const more = 'Deploys run on Tuesdays since the operators are there.';
  expect(among(clause, clause, 'Deploys run on Tuesdays.', more, 'Deploys run.')).toEqual({
    clear: ['Deploys run on Tuesdays.'],
    unsure: [more],
  });
});

it.each([
  ['we use Python 3.9', 'We use Python 3.8.'],
  ['deploys run on Tuesdays', 'Deploys run on Tuesdays at 9.'],
  ['deploys run on Tuesdays', 'Deploys run on Tuesdays because of the operators, and on Fridays at noon.'],
  ['deploys run on Tuesdays', 'Deploys run on Tuesdays since they are there. Hotfixes go at any time.'],
  ['deploys run on Tuesdays', 'Deploys run by hand, because the pipeline is busy on Tuesdays.'],
  ['step 3 is manual', 'Step 4 is manual.'],
  ['the core is written in C++', 'The core is written in C#.'],
  ['the linter runs before the formatter', 'The formatter runs before the linter.'],
])('“forget that %s” does not mean “%s”', (clause, memory) => {
  expect(among(clause, clause, memory).clear).toEqual([]);
});

describe('a German clause, whose verb stands last', () => {
  const meantBy = (clause: string, summary: string): boolean =>
    memoriesToForget(clause, [{ summary }], true).clear.length > 0;

  it.each([
    ['Images heißen nach Bergen.', 'Images nach Bergen heißen'],
    ['npm audit läuft jeden Montag.', 'npm audit jeden Montag läuft'],
    ['Der Server startet um 3 Uhr neu.', 'der Server um 3 Uhr neu startet'],
    ['Wir deployen dienstags.', 'wir dienstags deployen'],
    ['Die Tests brauchen Redis.', 'die Tests Redis brauchen'],
    ['Builds laufen dienstags um 9, weil dann alle da sind.', 'Builds dienstags um 9 laufen'],
  ])('means “%s”: %s', (memory, clause) => expect(meantBy(clause, memory)).toBe(true));

  it('reads “die” as a verb where no German noun is behind it', () => {
    const among = (summary: string) => memoriesToForget('workers die at midnight', [{ summary }]);
    expect(among('Workers die at midnight.').clear).toHaveLength(1);
    expect(among('Workers restart at midnight.')).toEqual({ clear: [], unsure: [] });
  });

  it.each([
    ['Ana prüft Bob.', 'Bob Ana prüft'],
    ['Prod startet vor Staging.', 'Staging vor Prod startet'],
    ['Wir bevorzugen pnpm vor npm.', 'wir npm vor pnpm bevorzugen'],
    ['Die Tests brauchen kein Redis.', 'die Tests Redis brauchen'],
    ['Images heißen nach Bergen und Seen.', 'Images nach Bergen heißen'],
    ['Die Tests brauchen Postgres.', 'die Tests Redis brauchen'],
  ])('does not mean “%s”: %s', (memory, clause) => expect(meantBy(clause, memory)).toBe(false));
});

describe('a reason counts for nothing in what is to be forgotten', () => {
  const memory = 'Deploys run on Tuesdays at 9, because the on-call team is complete then.';
  it.each([
    [memory, 'deploys run on Tuesdays at 9'],
    [memory, 'deploys run on Tuesdays at 9, because the on-call team is complete then'],
    [memory, 'deploys run on Tuesdays at 9 because of the team'],
    ['Deploys run on Tuesdays.', 'deploys run on Tuesdays, because the team is complete then'],
    ['Deploys run on Tuesdays, because nobody is there on Mondays.', 'deploys run on Tuesdays'],
    ['The base image is Debian 12, which all drivers support.', 'the base image is Debian 12'],
    ['Wir nutzen npm, weil der Cache es braucht.', 'wir nutzen npm'],
    ['Use tabs, not spaces.', 'we use tabs, not spaces'],
    ['We no longer deploy on Tuesdays.', 'we no longer deploy on Tuesdays'],
    [
      'Deploys run on Tuesdays because of the team, and on Fridays at noon.',
      'deploys run on Tuesdays because of the team, and on Fridays at noon',
    ],
  ])('“%s” is forgotten by “%s”', (summary, clause) => {
    expect(among(clause, clause, summary)).toEqual({ clear: [summary], unsure: [] });
  });
});

it.each([
  ['you may push straight to main again', true],
  ['so you can push straight to main again', true],
  ['can you push straight to main again', false],
  ['ok, now can we push straight to main again, please', false],
  ['you may push straight to main again?', false],
])('%s says that a rule is over: %s', (prompt, isOver) =>
  expect(changesIn(prompt)).toHaveLength(isOver ? 1 : 0),
);
