import { expect, it } from 'vitest';
import { beganAt } from '../../src/app/wire/spool.ts';
import { queueStory } from '../../src/capture/story.ts';
import { NEW_STORY } from '../../src/capture/story-state.ts';
import type { Needs } from '../../src/session/accumulator.ts';
import { gatherGoals } from '../../src/session/goals.ts';
import { makeRepository, spooled, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

const AT = '2026-11-22T10:00:00.000Z';
/** The keys of what a session queued. */
const keysOf = ({ accumulator }: Needs<'accumulator'>, session: string) =>
  accumulator(session)
    .queued()
    .map(({ key }) => key);

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
    return keysOf(at, session);
  });
  expect(keys).toEqual(SESSIONS.map((session) => `progress ${session}`));
});

it('and have the same goal under two keys', async () => {
  const title = 'Move the parser to its own package';
  const answered = { type: 'answered', finished: false } as const;
  const place = beganAt(await spooled(makeRepository(folder())));
  const keys = SESSIONS.flatMap((session) => {
    place.goals.note(session, [
      { type: 'asked', id: 'p1', at: AT, kind: 'request', title },
      { ...answered, id: 'a1', at: '2026-11-22T10:01:00.000Z' },
      { ...answered, id: 'a2', at: '2026-11-22T10:02:00.000Z' },
    ]);
    gatherGoals(place, session, { ended: true });
    return keysOf(place, session);
  });
  expect(keys).toHaveLength(2);
  for (const [index, session] of SESSIONS.entries())
    expect(keys[index]).toMatch(new RegExp(`^goal [0-9a-f]{16} of ${session}$`));
});
