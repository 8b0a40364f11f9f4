import { expect, it } from 'vitest';
import { changesIn, isAbout, memoriesSaying, takenBackIn } from '../../../src/capture/corrections.ts';
import { statementsIn } from '../../../src/capture/statement.ts';

/** Whether what a prompt states takes the place of a memory: as it is stated by itself, or as it is kept for that alone. */
function takesPlaceOf(memory: string, prompt: string): boolean {
  const stated = statementsIn(prompt).map(({ summary, type }) => [summary, type === 'correction'] as const);
  const changes = changesIn(prompt).map((summary) => [summary, true] as const);
  return [...stated, ...changes].some(
    ([said, corrects]) =>
      memoriesSaying(takenBackIn(said), said, [{ summary: memory }], corrects).clear.length > 0,
  );
}

it.each([
  ['Staging runs on port 9000.', 'no, staging runs on port 9100'],
  ['Staging runs on port 9000.', 'staging runs on port 9100'],
  ['We use yarn here, never npm.', 'we switched from yarn to pnpm last week'],
  ['We use yarn in this repo.', "we've moved from yarn over to pnpm"],
  ['Coverage must stay above 80% in this repo.', 'we raised the coverage bar to 90%'],
  ['The standup is at 9.', 'the standup was moved to 10'],
  ['The QA lead is Jonas.', 'the QA lead is Mira since Monday'],
  ['The QA lead is Jonas Weber.', 'no, the QA lead is Mira'],
  ['We always squash merges in this repo.', 'squash merges are out, we rebase now'],
  [
    'Always ask me before you add a dependency.',
    "you don't need to ask me before adding a dependency anymore",
  ],
  ['We use black for formatting in this repo.', 'replace black by ruff format in our conventions'],
  ['Wir schreiben Commits auf Deutsch.', 'ab jetzt schreiben wir Commits auf Englisch'],
  ['We write commits in German.', 'from now on we write commits in English'],
  ['Deploys run on Tuesdays.', 'no, deploys run on Wednesdays'],
  ['Sessions expire after 30 minutes.', 'sessions expire after 60 minutes now'],
  ['Wir nutzen npm.', 'wir sind von npm auf pnpm umgestiegen'],
  ['We use Python 3.10.', 'we upgraded from Python 3.10 to 3.12'],
])('“%s” is what “%s” changes', (memory, prompt) => expect(takesPlaceOf(memory, prompt)).toBe(true));

it.each([
  // An exception, or a part only.
  ['Never use any in TypeScript here.', 'you may use any in tests from now on'],
  ['We use yarn in this repo.', 'we switched from yarn to pnpm in the docs package'],
  ['PRs need two approvals.', 'PRs need one approval for hotfixes now'],
  ['Deploys run on Tuesdays.', 'deploys run on Fridays, too'],
  ['We test on Node 20.', 'we also test on Node 22 now'],
  // Of something else.
  ['Staging runs on port 9000.', 'production runs on port 9100 now'],
  ['The QA lead is Jonas.', 'the design lead is Mira since Monday'],
  ['The QA lead is Jonas.', 'the QA lead is on vacation since Monday'],
  ['We use yarn for the docs.', 'we switched from npm to pnpm last week'],
  ['Releases are cut on Thursdays.', 'hotfixes are cut on Fridays from now on'],
  ['We always squash merges.', 'force pushes are out, we rebase now'],
  ['Always ask me before you add a dependency.', "you don't need to ask me before running tests anymore"],
  ['Wir schreiben Commits auf Deutsch.', 'ab jetzt schreiben wir Kommentare auf Englisch'],
  ['Wir schreiben Commits auf Deutsch.', 'ab jetzt schreiben wir Commits im Präsens'],
  ['The timeout of send() must stay below 29 s.', 'we raised the timeout to 35 s'],
  ['Keep PRs below 300 lines.', 'keep PRs above 5 lines'],
  ['The tests need 2 GB of memory.', 'the build needs 4 GB of memory now'],
  ['The worker retries 3 times.', 'no, the worker failed 5 times'],
  ['From now on we review PRs in pairs.', 'from now on we review PRs in English'],
  // A question, a task, an aside.
  ['The api port is 8000.', 'is the api port 8080 now?'],
  ['We use yarn here.', 'did we switch from yarn to pnpm'],
  ['We use yarn here.', 'have we switched from yarn to pnpm'],
  ['We use black for formatting.', 'replace black by ruff in setup.cfg'],
  ['We use npm.', 'when we switched from npm to pnpm the cache broke'],
  ['Coverage must stay above 80%.', 'raise the coverage of the parser to 90%'],
  // The other side of a value.
  ['The minimum pool size is 5.', 'we set the maximum pool size to 20'],
  ['The maximum coverage is 95.', 'we lowered the minimum coverage to 70'],
])('“%s” stands beside “%s”', (memory, prompt) => expect(takesPlaceOf(memory, prompt)).toBe(false));

it.each([
  ['yarn', 'We use yarn here, never npm.', true],
  ['the QA lead', 'The QA lead is Jonas.', true],
  ['asking before adding dependencies', 'Always ask before you add a dependency.', true],
  ['the server', 'Never restart the server on Fridays.', false],
  ['lint', 'Run npm run lint before each push.', false],
])('what is scrapped of “%s” is what begins with it: “%s” is %s', (topic, memory, is) =>
  expect(isAbout(topic, memory)).toBe(is),
);
