import { expect, it } from 'vitest';
import { contextOf } from '../helpers/hook.ts';
import { makeRepository, wired } from '../helpers/repo.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { folder, makeSession } = useToldSessions();

/** What stands, once a session has said the one and the next the other. */
async function standing(...said: readonly string[]): Promise<readonly string[]> {
  const repository = makeRepository(folder());
  for (const [n, text] of said.entries()) {
    const session = makeSession(repository, {}, `s${n}`);
    await session.prompt(text);
    await session.stop('Fine.');
    await session.end();
  }
  const { index } = await wired(repository);
  const live = await Promise.all(
    ['learnings', 'patterns', 'decisions'].map((namespace) => index.liveIn(namespace, Date.now())),
  );
  return live.flat().map(({ summary }) => summary);
}

it.each([
  ['We use pnpm in this repo, not npm.', 'From now on we use bun instead of pnpm.'],
  ['We use tabs in this repo.', 'From now on we use spaces in this repo, not tabs.'],
  ['remember that the api port is 8000', 'The api port is 8080, not 8000.'],
  ['We squash on merge.', 'We no longer squash on merge.'],
  ['We squash on merge.', "We don't squash on merge anymore, we rebase."],
  ['remember: deploys run on Tuesdays', 'Deploys are no longer on Tuesdays.'],
  ['remember: deploys run on Mondays', 'remember that deploys now run on Wednesdays'],
  ['remember that the api port is 8000', 'No, the api port is 8080 now.'],
  ['Never push straight to main here.', 'you may push straight to main again'],
  ['remember that staging runs on port 9000', 'No, staging runs on port 9100'],
  ['We use yarn here, never npm.', 'we switched from yarn to pnpm last week'],
  ['Coverage must stay above 80% in this repo.', 'we raised the coverage bar to 90%'],
  ['remember that the QA lead is Jonas', 'the QA lead is Mira since Monday'],
  ['We always squash merges in this repo.', 'squash merges are out, we rebase now'],
  [
    'Always ask me before you add a dependency.',
    "you don't need to ask me before adding a dependency anymore",
  ],
  ['We use black for formatting in this repo.', 'replace black by ruff format in our conventions'],
  ['Wir schreiben Commits auf Deutsch.', 'ab jetzt schreiben wir Commits auf Englisch'],
  ['Wir benutzen npm für die Website.', 'Auf der Website benutzen wir jetzt pnpm statt npm.'],
  ['remember: Images are named after rivers.', 'remember that images are now named by date only'],
  ['Utilise toujours `poetry` au lieu de `uv`.', 'Utilise uv à nouveau, plus poetry.'],
])('what is stated by the way takes the place of what it takes back: %s %s', async (former, now) => {
  const left = await standing(former, now);
  expect(left).toHaveLength(1);
  expect(left[0]?.toLowerCase()).toContain(
    now.replace(/^(?:remember:? (?:that )?|No, )|\.$/g, '').toLowerCase(),
  );
});

it.each([
  ['No more than two reviewers per pull request, please.'],
  ['No emojis in anything that the program prints.'],
  ['Stop adding comments that only repeat the code.'],
  ['Non usare mai print nei moduli, solo logging.'],
  ['From now on use four spaces everywhere instead of two.'],
  ['Rather than mocks, always use the fake server in tests.'],
  ['We always squash merges in this repo.', 'squash merges are out, we rebase now'],
  ['remember that the QA lead is Jonas', 'the QA lead is Mira since Monday'],
])(
  'a rule that is said to correct somebody is told at a start, and who asks for the rules: %s',
  async (...said) => {
    const repository = makeRepository(folder());
    for (const [n, text] of said.entries()) {
      const session = makeSession(repository, {}, `s${n}`);
      await session.prompt(text);
      await session.stop('Fine.');
      await session.end();
    }
    const last = (said.at(-1) ?? '').slice(1);
    const next = makeSession(repository, {}, 'next');
    expect(contextOf(await next.start())).toContain(last);
    expect(contextOf(await next.prompt('what are our rules?'))).toContain(last);
  },
);

it('what changes nothing that is remembered is not kept', async () => {
  const said = [
    'the api port is 8080 now',
    'the web port is 1 because I was testing',
    'there is 1 failing test now',
    'you can run the tests again',
  ];
  expect(await standing('remember that the web port is 8000', ...said)).toEqual(['The web port is 8000.']);
});

it('what is an exception, of something else, a question or a task takes no place', async () => {
  const kept = [
    'remember that staging runs on port 9000',
    'remember that the QA lead is Jonas',
    'We use yarn in this repo.',
    'We always squash merges in this repo.',
  ];
  const said = [
    'production runs on port 9100 now',
    'no, the QA lead is on vacation since Monday',
    'we switched from yarn to pnpm in the docs package',
    'force pushes are out, we rebase now',
    'did we switch from yarn to pnpm',
    'replace yarn by pnpm in ci.yml',
    'ignore the squash warnings from now on',
  ];
  const left = (await standing(...kept, ...said)).join('\n').toLowerCase();
  for (const one of kept) expect(left).toContain(one.replace('remember that ', '').toLowerCase());
}, 120_000);

it.each([
  ['The QA lead is Jonas.', "that's wrong, forget who the QA lead is"],
  ['We use yarn here, never npm.', 'ignore the yarn rule from now on'],
  ['Always ask me before you add a dependency.', 'scrap the rule about asking before adding dependencies'],
])('a rule that is taken back is forgotten, and told: %s %s', async (rule, ask) => {
  const session = makeSession();
  await session.prompt(`remember: ${rule}`);
  const { stdout } = await session.prompt(ask);
  expect(JSON.parse(stdout).systemMessage).toContain(`cs-memory: forgotten: “${rule}”`);
  expect((await session.prompt(ask)).stdout).not.toContain('cs-memory: nothing was forgotten');
});

it.each([
  'forget the deploy rule',
  'forget what I said about deploys',
  'Forget everything you know about deploys.',
])('the one memory about what is to be forgotten is, and of several all are told: %s', async (ask) => {
  const session = makeSession();
  for (const text of ['deploys run on Tuesdays', 'builds need Java 21'])
    await session.prompt(`remember that ${text}`);
  const noticeOf = async (): Promise<string> => JSON.parse((await session.prompt(ask)).stdout).systemMessage;
  expect(await noticeOf()).toMatch(/^cs-memory: forgotten: “Deploys run on Tuesdays\.”/);
  expect(await noticeOf()).toContain(
    'nothing was forgotten, because no memory of your own words says “deploy',
  );
  for (const text of ['deploys run on Mondays', 'deploys need an approval'])
    await session.prompt(`remember that ${text}`);
  expect(await noticeOf()).toMatch(/nothing was forgotten, because 2 memories say that or more/);
});

it.each([
  ['I prefer tabs to spaces, thanks.', 'forget that I prefer tabs to spaces'],
  [
    'remember: We dropped the ticket numbers, branch names no longer begin with ABC-7.',
    'Forget that branch names no longer begin with ABC-7.',
  ],
  ['remember: Testnamen stehen auf Englisch.', 'vergiss bitte die Regel mit den Testnamen auf Englisch'],
  ['remember: Les commits sont signés.', 'oublie la règle sur les commits signés'],
])(
  'what one said is forgotten, whichever store has it and whatever small words stand by it: %s',
  async (said, ask) => {
    const session = makeSession();
    await session.prompt(said);
    expect(JSON.parse((await session.prompt(ask)).stdout).systemMessage).toMatch(/^cs-memory: forgotten: “/);
  },
);

it('what may be meant by a wish to forget is named with its id', async () => {
  const session = makeSession();
  await session.prompt('remember: Reviews need two reviewers from the platform team.');
  const noticeOf = async (ask: string): Promise<string> =>
    JSON.parse((await session.prompt(ask)).stdout).systemMessage;
  const id = /\(([0-9a-f]{8})\)/;
  expect(await noticeOf('You can forget about the two reviewers.')).toMatch(id);
  expect(await noticeOf('forget that reviews need two reviewers from security')).toMatch(id);
  expect((await session.prompt('you can forget about the login page')).stdout).not.toContain('forgotten');
});
