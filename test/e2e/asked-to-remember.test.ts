import { expect, it } from 'vitest';
import { encodeLine } from '../../src/core/note-line.ts';
import { printedBy } from '../helpers/cli.ts';
import type { HookResult } from '../helpers/hook.ts';
import { git, makeRepository, wired } from '../helpers/repo.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { folder, dist, makeSession } = useToldSessions();

const noticeOf = ({ stdout }: HookResult): unknown => stdout && JSON.parse(stdout).systemMessage;
const idOf = async (repository: string, words: string): Promise<string> =>
  (await (await wired(repository)).index.all()).find(({ summary }) => summary.includes(words))?.id ?? '';
/** What a session's memories of these namespaces say. */
const kept = ({ memories }: ReturnType<typeof makeSession>): unknown[] =>
  ['learnings', 'patterns', 'decisions'].flatMap((ns) => memories(ns).map(({ summary }) => summary));

it('several things are each remembered, and the notice says how many', async () => {
  const session = makeSession();
  const outcome = await session.prompt(
    'Fix the build. Remember:\n1. Releases are cut from the release branch.\n2. Hotfixes go to main first.',
  );
  expect(noticeOf(outcome)).toMatch(
    /^cs-memory: remembered, 2 memories: “Releases are cut from the release branch\.” \([0-9a-f]{8}\), “Hotfixes go to main first\.” \([0-9a-f]{8}\); `[^`]+` undoes one\.$/,
  );
  expect(kept(session)).toEqual(
    expect.arrayContaining(['Releases are cut from the release branch.', 'Hotfixes go to main first.']),
  );
});

it('a correction takes the place of what it corrects, and what is to be forgotten is', async () => {
  const repository = makeRepository(folder());
  const session = makeSession(repository);
  await session.prompt('Remember that deploys run on Tuesdays.');
  const corrected = await session.prompt('remember: deploys run on Wednesdays now, not on Tuesdays');
  expect(noticeOf(corrected)).toMatch(/that takes the place of “Deploys run on Tuesdays\.” \([0-9a-f]{8}\)/);
  const notes = () => git(repository, ['log', '-p', '--format=', 'refs/notes/cs/learnings']);
  expect(notes()).toContain('"type":"supersedes"');
  const none = await session.prompt('forget that deploys run on Tuesdays');
  expect(noticeOf(none)).toMatch(
    /^cs-memory: nothing was forgotten, because no memory .* `[^`]+` forgets one\.$/,
  );
  const forgotten = await session.prompt(
    'Forget that deploys run on Wednesdays and remember that they run on Fridays.',
  );
  expect(noticeOf(forgotten)).toMatch(/^cs-memory: remembered: “They run on Fridays\.”/);
  expect(noticeOf(forgotten)).toMatch(/^cs-memory: forgotten: “Deploys run on Wednesdays now/m);
  expect(notes()).toContain('"type":"forgotten"');
});

it('one prompt remembers and forgets, and a German one may have its verb at the end', async () => {
  const session = makeSession();
  await session.prompt('Remember that images are built on Sundays.');
  await session.prompt('Merk dir: Images heißen nach Bergen.');
  const both = noticeOf(
    await session.prompt(
      'Remember that hotfixes go to main first and forget that images are built on Sundays.',
    ),
  );
  expect(both).toMatch(/^cs-memory: forgotten: “Images are built on Sundays\.”/m);
  expect(both).toMatch(/^cs-memory: remembered: “Hotfixes go to main first\.”/m);
  const forgotten = noticeOf(await session.prompt('Vergiss, dass Images nach Bergen heißen.'));
  expect(forgotten).toMatch(/^cs-memory: forgotten: “Images heißen nach Bergen\.”/);
  expect((await session.prompt('Remember nothing of this.')).stdout).not.toContain('remembered');
});

it('a correction takes the place of what a trusted colleague stated, not of anybody else’s word; what is to be forgotten is one’s own', async () => {
  const repository = makeRepository(folder());
  const { remember } = await wired(repository);
  const where = 'The on-call phone is in the drawer of Ana.';
  const moved = 'remember that the on-call phone is with Bob now, not in the drawer of Ana';
  await remember([{ summary: where, evidence: 'user-stated' }]);
  git(repository, ['config', 'user.name', 'Bob']);
  git(repository, ['config', 'user.email', 'bob@example.net']);
  const stranger = makeSession(repository);
  expect(noticeOf(await stranger.prompt(moved))).not.toContain('takes the place');
  const trusting = makeSession(repository);
  const env = { HOME: trusting.home };
  const author = git(repository, ['log', '-1', '--format=%ae', 'refs/notes/cs/learnings~1']).trim();
  await printedBy(dist(), ['trust', 'add', author], { cwd: repository, env });
  await printedBy(dist(), ['forget', '--yes', await idOf(repository, 'with Bob')], { cwd: repository, env });
  expect(noticeOf(await trusting.prompt(`forget that ${where}`))).toContain('nothing was forgotten');
  expect(noticeOf(await trusting.prompt(moved))).toContain(`that takes the place of “${where}”`);
  const live = (await (await wired(repository)).index.liveIn('learnings', Date.now())).map(
    (it) => it.summary,
  );
  expect(live).toEqual(['The on-call phone is with Bob now, not in the drawer of Ana.']);
});

it('what is to be forgotten may have a reason; what says more is named', async () => {
  const session = makeSession();
  await session.prompt(
    'Remember that deploys run on Tuesdays at 9, because the on-call team is complete then.',
  );
  const unclear = noticeOf(await session.prompt('forget that deploys run on Tuesdays'));
  expect(unclear).toMatch(
    /^cs-memory: nothing was forgotten, because one memory says more than that: “Deploys run [^”]+” \(([0-9a-f]{8})\); `[^`]*forget \1` forgets it\.$/,
  );
  await session.prompt('Remember that deploys run on Tuesdays at 9.');
  const told = noticeOf(
    await session.prompt(
      'forget that deploys run on Tuesdays at 9, because the on-call team is complete then, and remember that deploys run on Thursdays at 14',
    ),
  );
  expect(told).toMatch(/^cs-memory: forgotten: “Deploys run on Tuesdays at 9/m);
  expect(told).toMatch(/^cs-memory: this may still say so: “Deploys run on Tuesdays at 9\.”/m);
  expect(told).toMatch(/^cs-memory: remembered: “Deploys run on Thursdays at 14/m);
});

it('what another user stated is neither corrected nor forgotten by a prompt', async () => {
  const repository = makeRepository(folder());
  const of = { ns: 'learnings', kind: 'note', evidence: 'user-stated', tags: [], files: [] } as const;
  const said = { summary: 'Deploys run on Tuesdays.', author: 'Mallory <mallory@example.net>', ...of };
  const line = encodeLine({ v: 1, id: '0'.repeat(16), at: '2026-01-01T00:00:00Z', type: 'memory', ...said });
  const anchor = git(repository, ['rev-parse', 'HEAD']).trim();
  await (await wired(repository)).notes.add([{ namespace: 'learnings', anchor, lines: [line] }]);
  const session = makeSession(repository);
  expect(noticeOf(await session.prompt('forget that deploys run on Tuesdays'))).toContain(
    'nothing was forgotten',
  );
  await session.prompt('remember: deploys run on Wednesdays now, not on Tuesdays');
  const notes = git(repository, ['log', '-p', '--format=', 'refs/notes/cs/learnings']);
  expect(notes).not.toMatch(/"type":"(?:forgotten|supersedes)"/);
});

it('nothing but a secret is not kept, and the user is told', async () => {
  const session = makeSession();
  const password = ['hunter', '2', 'Qx', '9!', 'z'].join('');
  const outcome = await session.prompt(`Remember: the staging password is ${password}`);
  expect(noticeOf(outcome)).toMatch(/^cs-memory: nothing was remembered, because .* nothing but a secret/);
  expect(kept(session)).toEqual([]);
});

it('a plain rule is kept, and is no goal', async () => {
  const session = makeSession();
  await session.prompt('Use tabs, not spaces, in this repo.');
  await session.stop('Done.');
  await session.prompt('actually we use pnpm here, not npm');
  await session.stop('Done.');
  await session.end();
  expect(kept(session)).toEqual(
    expect.arrayContaining(['Use tabs, not spaces, in this repo.', 'We use pnpm here, not npm.']),
  );
  const told = session.memories('progress').map(({ summary }) => summary);
  expect(told.filter((summary) => /^Goal/.test(`${summary}`))).toEqual([]);
});
