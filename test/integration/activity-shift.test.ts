import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useBuiltSources } from '../helpers/background.ts';
import { workOn } from '../helpers/busy-session.ts';
import { contextOf, loggedFailures } from '../helpers/hook.ts';
import { makeRepository, useFolders } from '../helpers/repo.ts';
import { createToldSession, SILENT } from '../helpers/told-session.ts';

const folder = useFolders();
const dist = useBuiltSources();

const FAR = [
  'Add a dark mode toggle to the navigation bar.',
  'Translate the onboarding emails to German.',
] as const;

/** A session that has worked at an importer. */
async function working(settings: object, env: Readonly<Record<string, string>> = {}) {
  const session = createToldSession({
    repository: makeRepository(folder()),
    home: folder(),
    transcript: join(folder(), 's1.jsonl'),
    dist: dist(),
    env: { CLAUDE_PID: String(process.pid), ...env },
  });
  session.settings(settings);
  await session.start();
  await workOn(session);
  await session.stop('The importer reads gzip files now.');
  return session;
}

it('a prompt that is far from the work is told to be, never twice in a row, where the user wants it so', async () => {
  const session = await working({ promptRecall: { activityShift: true } });
  const told = contextOf(await session.prompt(FAR[0]));
  expect(told).toContain(
    'This prompt is about “add a dark mode toggle to the navigation bar”; the session has been about “make the importer read gzip files” so far.',
  );
  expect(await session.prompt(FAR[1])).toEqual(SILENT);
  expect(contextOf(await session.prompt(FAR[1]))).toContain('translate the onboarding emails');
  expect(await session.prompt('Make the importer read zip files too.')).toEqual(SILENT);
  expect(loggedFailures(session.home)).toEqual([]);
});

it('the first prompt is held against the goal that the session before left open', async () => {
  const first = await working({ promptRecall: { activityShift: true } });
  await first.end();
  const next = (id: string) =>
    createToldSession({
      ...{ repository: first.repository, home: first.home, id, dist: dist() },
      transcript: join(folder(), `${id}.jsonl`),
    });
  const [far, near] = [next('s2'), next('s3')];
  await far.start();
  expect(contextOf(await far.prompt(FAR[0]))).toContain(
    'This prompt is about “add a dark mode toggle to the navigation bar”; the session before left “make the importer read gzip files” open.',
  );
  await near.start();
  expect(await near.prompt('Make the importer skip broken gzip files')).toEqual(SILENT);
  expect(loggedFailures(first.home)).toEqual([]);
});

it('nothing is said by default, and a variable can ask for it', async () => {
  expect(await (await working({})).prompt(FAR[0])).toEqual(SILENT);
  const session = await working({}, { CS_MEMORY_PROMPT_RECALL_ACTIVITY_SHIFT: 'true' });
  expect(contextOf(await session.prompt(FAR[0]))).toContain('the session has been about');
});
