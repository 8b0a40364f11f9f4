import { expect, it } from 'vitest';
import { NEW_STORY } from '../../src/capture/model/narrative/story.ts';
import { queueStory } from '../../src/capture/story.ts';
import { createGatherGoals } from '../../src/session/goals.ts';
import { NEW_BOOK, withEvents } from '../../src/session/model/goals/book.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createPipeline } from './filters/support.ts';

const folder = useFolders();

const filters = createPipeline();
const at = '2026-11-22T10:00:00.000Z';
/** The ports of one session, and the keys of what it queues. */
function portsOf(session: string) {
  const keys: (string | undefined)[] = [];
  const accumulator = { add: ({ key }: { key?: string }) => keys.push(key) };
  return { keys, session, filters, clock: () => Date.parse(at), branch: undefined, accumulator };
}

const SESSIONS = ['0e1d3872c930c394a6368b36b963b654', 'e6cbece9a48973b95ee5121d1ffffdae'];

it('two sessions tell of the same work under two keys, whatever filters think of their ids', async () => {
  const story = {
    ...NEW_STORY,
    asked: ['Move the parser to its own package'],
    isAnswered: false,
    files: ['src/parser.ts'],
  };
  const at = await wired(makeRepository(folder()));
  const keys = SESSIONS.flatMap((session) => {
    at.stories.write(session, story);
    queueStory({ ...at, session }, '');
    return at
      .accumulator(session)
      .queued()
      .map(({ key }) => key);
  });
  expect(keys).toEqual(SESSIONS.map((session) => `progress ${session}`));
});

it('and have the same goal under two keys', () => {
  const title = 'Move the parser to its own package';
  const answered = { type: 'answered', finished: false } as const;
  const book = withEvents(NEW_BOOK, [
    { type: 'asked', id: 'p1', at, kind: 'request', title },
    { ...answered, id: 'a1', at: '2026-11-22T10:01:00.000Z' },
    { ...answered, id: 'a2', at: '2026-11-22T10:02:00.000Z' },
  ]);
  const keys = SESSIONS.flatMap((session) => {
    const ports = portsOf(session);
    const goals = { open: () => ({ book, write: () => {} }) };
    createGatherGoals({ ...ports, goals } as unknown as Parameters<typeof createGatherGoals>[0])({
      ended: true,
    });
    return ports.keys;
  });
  expect(keys).toHaveLength(2);
  for (const [index, session] of SESSIONS.entries())
    expect(keys[index]).toMatch(new RegExp(`^goal [0-9a-f]{16} of ${session}$`));
});
