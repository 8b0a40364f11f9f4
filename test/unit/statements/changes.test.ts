import { expect, it } from 'vitest';
import { changedIn, changesIn, isAbout, memoriesSaying } from '../../../src/capture/corrections.ts';
import { mayChangeSomething } from '../../../src/capture/prompt-hints.ts';
import { statementsIn } from '../../../src/capture/statement.ts';
import { subjectIn, takenBackIn } from '../../../src/capture/taken-back.ts';

/** Whether what a prompt states takes the place of a memory: as it is stated by itself, or as it is kept for that alone. */
function takesPlaceOf(memory: string, prompt: string): boolean {
  const stated = statementsIn(prompt).map(({ summary, type }) => [summary, type === 'correction'] as const);
  const changes = (mayChangeSomething(prompt) ? changesIn(prompt) : []).map(
    (summary) => [summary, true] as const,
  );
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
  [
    'We always squash pull requests before merging.',
    'From now on we rebase pull requests instead of squashing them.',
  ],
  ['Use two spaces for indentation.', 'From now on use four spaces everywhere instead of two.'],
  ['Usa sempre Decimal per gli importi.', 'Instead of Decimal use integer cents for amounts from now on'],
  [
    'Usa sempre Decimal per gli importi.',
    "D'ora in poi usa centesimi interi per gli importi, non più Decimal.",
  ],
  ['Always run black before committing.', 'We no longer use black; ruff format replaces it.'],
  [
    'Run the tests with python3.6 too, a customer has it.',
    'no, lascia stare i test di python3.6: il cliente ha aggiornato a 3.11, non serve più',
  ],
  ['Use moment for dates.', 'from now on date-fns instead of moment'],
  ['Use moment for all dates in the client.', 'Moment is no longer needed, date-fns does all of it'],
  ['We use yarn here.', 'pnpm replaces yarn from now on'],
  ['Run the tests before each commit.', 'skip the tests from now on'],
  ['We squash merge.', 'squash merging is out, rebase instead'],
  ['We use yarn here.', 'stop using yarn, use pnpm'],
  ['Run yarn lint before each push.', "we don't use yarn anymore"],
  ['Wir nutzen moment für Datumswerte.', 'ab sofort date-fns statt moment'],
  ['Wir testen auch mit Node 16.', 'die Tests mit Node 16 brauchen wir nicht mehr'],
  ['Wir formatieren mit black.', 'black wird nicht mehr verwendet, ruff ersetzt es'],
  ['Wir formatieren mit black.', 'wir nutzen black nicht mehr'],
  ['Utilise toujours moment pour les dates.', 'désormais date-fns au lieu de moment'],
  ['On utilise moment pour les dates.', "on n'utilise plus moment, date-fns le remplace"],
  ['Usamos yarn en este repo.', 'ya no usamos yarn, ahora pnpm'],
  ['Usamos yarn en este repo.', 'a partir de ahora pnpm en vez de yarn'],
  ['Usamos yarn neste projeto.', 'a partir de agora pnpm em vez de yarn'],
  ['Usiamo sempre yarn.', "d'ora in poi pnpm al posto di yarn"],
  ['Usiamo sempre yarn.', "yarn non serve più, c'è pnpm"],
  ['Log with winston.', 'use pino everywhere instead of winston'],
  ['Log with winston in the api package.', 'winston is gone, pino takes its place'],
  ['Commit messages start with the ticket number.', 'commit messages no longer start with the ticket number'],
  [
    'Keep a changelog entry for each pull request.',
    'we no longer keep a changelog entry for each pull request',
  ],
  ['Build the arm64 image too, Mira needs it.', 'drop the arm64 image, nobody needs it any more'],
  ['Deploys go out on Tuesdays.', 'from now on deploys go out on Thursdays instead of Tuesdays'],
  [
    'Ask Jonas before changing the schema.',
    'from now on ask Mira instead of Jonas before changing the schema',
  ],
  ['Tests run against MySQL.', 'Tests run against Postgres now rather than MySQL'],
  ['Imports are sorted with isort.', 'isort is history, ruff does that now'],
  ['Sentry gets all errors of the worker.', "we've dropped Sentry for Grafana Faro"],
  ['Reviews need two approvals from the platform team.', 'reviews no longer need two approvals'],
  ['Every endpoint has a feature flag.', 'no more feature flags for every endpoint'],
  ['Toujours lancer rubocop avant de pousser.', 'plus besoin de rubocop avant de pousser'],
  ['Siempre ejecuta eslint antes de subir.', 'ya no hace falta eslint antes de subir'],
  ['Vor jedem Push laufen die E2E-Tests.', 'vor dem Push laufen die E2E-Tests nicht mehr'],
  ['Configs are written in YAML.', 'configs are TOML now, no longer YAML'],
  ['The helm charts live in deploy/.', 'the helm charts live in infra/ now, not in deploy/'],
  ['Release notes are written in French.', 'from now on release notes in English instead of French'],
  ['Sempre abrir PR para main.', 'de agora em diante PR para develop em vez de main'],
  ['remember that the staging db is on port 5433', 'the staging db moved from port 5433 to 5434'],
  [
    'Error messages are written in lower case.',
    'error messages start with a capital from now on, no longer lower case',
  ],
  ['Use jest for unit tests.', 'we moved to vitest, jest is gone'],
  ['Every PR gets a label.', 'PRs no longer get a label'],
  ['Always bump the version by hand.', "don't bump the version by hand anymore, release-please does it"],
  ['Squash before merging.', 'merge commits instead of squashing from now on'],
  ['We deploy with helm.', 'kustomize takes the place of helm'],
  [
    'Put SQL into the repositories folder.',
    'SQL goes into queries/ from now on, not into the repositories folder',
  ],
  ['Docstrings are in Google style.', 'Docstrings in numpy style from now on, not Google style'],
  ['Nutze immer die interne Registry.', 'die interne Registry brauchen wir nicht mehr'],
  ['Kommentare schreiben wir auf Deutsch.', 'Kommentare ab jetzt auf Englisch statt auf Deutsch'],
  ['Toujours écrire les tests avec minitest.', 'minitest ne sert plus, on passe à rspec'],
  ['I commit sono in italiano.', "i commit d'ora in poi in inglese, non più in italiano"],
  ['Los commits van en español.', 'los commits ya no van en español, sino en inglés'],
  ['Run yarn lint before each push.', 'stop running yarn lint from now on'],
  ['Use two spaces for indentation.', 'use four spaces for indentation, überall'],
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
  // It says more, is one thing at hand, or put off.
  ['Use moment for dates.', 'use date-fns instead of moment in this file'],
  ['Use moment for dates.', 'in the worker use date-fns instead of moment from now on'],
  ['We use yarn here.', 'we no longer use yarn in the docs package'],
  ['Use two reviewers per pull request.', 'From now on use four spaces instead of two.'],
  ['The CLI prints its JSON to stdout.', 'from now on log to stderr instead of stdout'],
  ['Never use black.', 'We no longer use black.'],
  ['Restart redis and the worker after a deploy.', 'we no longer use redis'],
  ['Run the integration tests before each push.', 'skip the integration tests for now'],
  ['Run the integration tests before each push.', 'drop the integration tests from this run'],
  ['Build the arm64 image too.', 'lascia stare i log per ora'],
  ['The office is closed on Tuesdays.', 'from now on deploys run on Wednesdays, not on Tuesdays'],
  ['Use tabs in Makefiles.', 'this script replaces tabs with spaces'],
  ['Commit messages start with the ticket number.', 'branch names no longer start with the ticket number'],
  ['Ask Jonas before changing the schema.', 'ask Mira instead of Jonas about the logo'],
  ['We use npm for the docs.', 'Use pnpm, not npm.'],
  ['Wir testen mit Node 16.', 'die Tests mit Node 18 brauchen wir nicht mehr'],
  ['Always use UTC for dates.', 'why do we no longer use UTC'],
  ['Deploys run on Tuesdays and Fridays.', 'we no longer deploy on Tuesdays'],
  ['Tests run with sqlite.', 'the staging tests run with postgres instead of sqlite from now on'],
  ['Keep the log level at info in production.', 'from now on log level debug instead of info in staging'],
  ['Always sign commits.', 'stop signing me up for reviews'],
  ['We use Sentry in the worker.', 'in the client we dropped Sentry for Faro'],
  ['Run eslint before each push.', 'drop the eslint comment, it is not needed any more'],
  [
    'Use feature flags for new endpoints.',
    'remove the feature flag of the old endpoint, it is no longer needed',
  ],
  ['Every test has a docstring.', 'this test no longer has a docstring, please fix'],
  ['The cache lives in Redis.', 'the tests no longer need Redis'],
  ['Logs go to stdout.', 'the build log is no longer shown, why?'],
  ['Use tabs, never spaces.', 'use a Set instead of tabs.includes here'],
  ['Ask before deleting files.', 'the script no longer asks before deleting files, is that a bug?'],
  ['The api returns snake_case.', 'the client now sends camelCase instead of snake_case'],
  ['Use jest for unit tests.', 'the new file uses vitest instead of jest, why?'],
  ['PRs get a label.', 'issues no longer get a label'],
  ['Use the fake server in tests.', 'in this test use the real server instead of the fake server'],
  ['Kommentare schreiben wir auf Deutsch.', 'Commits ab jetzt auf Englisch statt auf Deutsch'],
  ['Log in JSON.', 'the worker no longer logs in JSON, please look'],
  ['We use sqlite in tests.', 'production uses postgres rather than sqlite'],
  ['Use UTC.', 'I get 14:00 instead of UTC'],
  ['All public functions need type hints.', "we don't use this function anymore, remove it"],
  ['moment is banned, date-fns does it.', 'we no longer use moment'],
  // It is named only as a reason, or a time.
  ['We decided to use Postgres because MySQL lacks row security.', 'MySQL is out'],
  ['The api listens on port 8080 since the proxy needs it.', 'the proxy is gone'],
  ['Always run the tests before a commit.', 'commits are replaced by patches'],
  ['Ask Jonas before a release.', 'releases are history'],
  // One word, of which the memory says something else; somebody who is away; what somebody did.
  ['Tests live next to what they test.', 'skip the tests from now on'],
  ['Name the tests after their file.', 'leave out tests from now on'],
  ['Run the tests with vitest.', 'drop the tests from now on, please'],
  ['Ask the owner of billing before changing the schema.', 'the owner of billing is out now'],
  ['The owner of billing is Ana.', 'the owner of billing is out now'],
  ['Ask Jonas before a release.', 'Jonas is out'],
  ['The timeout is 3 s.', 'I set the timeout to 5 s'],
  ['The staging db is on port 5433.', "I've just moved the staging db from port 5433 to 5434"],
  ['Use moment for dates.', 'I replaced moment with date-fns'],
  // Here, or now.
  ['Commits are signed.', 'commits are not signed anymore on my machine'],
  ['We run the tests with vitest.', "we don't run the tests with vitest anymore on Windows"],
  ['Tests run with vitest.', 'stop running the tests'],
  ['Always run the tests before a commit.', 'ok, stop running the tests, I have seen enough'],
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

it.each(['set ', 'that ', "isn't ", 'may ', 'the QA lead is A', '1 '])(
  'ends on a long text of %j',
  { timeout: 60_000 },
  (part) => {
    const text = part.repeat(Math.ceil(300_000 / part.length));
    expect([changedIn(text)?.value, changedIn(`we ${text}`, true)?.value, subjectIn(text)]).toHaveLength(3);
  },
);
