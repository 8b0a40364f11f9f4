import { expect, it } from 'vitest';
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
])('what is stated by the way takes the place of what it takes back: %s %s', async (former, now) => {
  const left = await standing(former, now);
  expect(left).toHaveLength(1);
  expect(left[0]?.toLowerCase()).toContain(
    now.replace(/^(?:remember:? (?:that )?|No, )|\.$/g, '').toLowerCase(),
  );
});

it('what changes nothing that is remembered is not kept', async () => {
  const said = [
    'the api port is 8080 now',
    'the web port is 1 because I was testing',
    'there is 1 failing test now',
    'you can run the tests again',
  ];
  expect(await standing('remember that the web port is 8000', ...said)).toEqual(['The web port is 8000.']);
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
