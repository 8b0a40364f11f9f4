import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flushLeftOvers } from '../../src/capture/left-overs.ts';
import { NEW_STORY } from '../../src/capture/story-state.ts';
import { makeRepository, TORN, useFolders, wired } from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const folder = useFolders();
const LONG_AFTER_MS = 48 * 3_600_000;
const PROMPT = { type: 'user', message: { content: `The token is ghp_${'Ab1'.repeat(12)} here.` } };

/** What becomes of sessions that crashed; a filter breaks on the last words of the one that is called `unread`. */
async function leftOf(sessions: readonly string[]) {
  const place = await wired(makeRepository(folder()), {
    clock: () => Date.now() + LONG_AFTER_MS,
    loaders: TORN,
  });
  const file = join(place.cwd, 'transcript.jsonl');
  writeFileSync(file, `${JSON.stringify(PROMPT)}\n`);
  for (const [number, session] of sessions.entries())
    place.accumulator(session).add(learning(session, number));
  place.stories.write('unread', { ...NEW_STORY, mark: { file, offset: 0 } });
  const result = await flushLeftOvers(place, 'new');
  return { result, waiting: sessions.filter((session) => place.accumulator(session).waits()) };
}

it('a crashed session whose transcript cannot be read holds up no other', async () => {
  const { result, waiting } = await leftOf(['one', 'unread', 'two']);
  expect(result).toEqual({ written: 2, failed: 1, left: 0, why: expect.stringContaining('filter') });
  expect(waiting).toEqual(['unread']);
});

it('where it is the only one nothing is flushed', async () => {
  const { result, waiting } = await leftOf(['unread']);
  expect(result).toEqual({ written: 0, failed: 1, left: 0, why: expect.stringContaining('filter') });
  expect(waiting).toEqual(['unread']);
});
