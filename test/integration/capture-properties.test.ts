import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOADERS as HOOK_LOADERS } from '../../src/app/hooks/loaders.ts';
import { captureCalls } from '../../src/app/hooks/post-tool-use.ts';
import type { HookContext, Payload } from '../../src/app/hooks/stdio.ts';
import { wireSpool } from '../../src/app/wire/spool.ts';
import { extract } from '../../src/capture/capture.ts';
import { openOf, settle } from '../../src/capture/open-failures.ts';
import { NEW_STORY, type Story } from '../../src/capture/story-state.ts';
import { toolCallsOf } from '../../src/capture/tool-call.ts';
import { transcriptEvents } from '../../src/capture/transcript.ts';
import { memoryId } from '../../src/core/learning.ts';
import { storyEvents, withEvent } from '../../src/session/story-events.ts';
import { anySession, type Told, toldByTranscript } from '../helpers/random-session.ts';
import { LOADERS, makeRepository, useFolders } from '../helpers/repo.ts';

// The hooks' own loaders require what is built beside them.
const own = { ...HOOK_LOADERS };
beforeAll(() => void Object.assign(HOOK_LOADERS, LOADERS));
afterAll(() => void Object.assign(HOOK_LOADERS, own));

const folder = useFolders();
const repository = makeRepository(folder());
const session = anySession(repository);
const NUM_RUNS = 40;
let sessions = 0;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** What a session that is told so would write when it ends: each memory's id, with all that it says. */
async function memoriesOf(told: readonly Told[]): Promise<readonly string[]> {
  sessions += 1;
  const context: HookContext = { cwd: repository, env: process.env, session: `s${sessions}` };
  for (const { event, atMs } of told) {
    vi.setSystemTime(atMs);
    await captureCalls({ ...event, session_id: context.session, cwd: repository } as Payload, context);
  }
  const { accumulator } = await wireSpool({ cwd: repository, env: process.env, loaders: LOADERS });
  const claimed = accumulator(context.session).claim();
  const { learnings, lessons, open } = settle(claimed?.learnings ?? [], claimed?.steps ?? [], {
    ended: true,
    closing: () => ['Still to be mended: npm run lint checked 0 files.'],
  });
  claimed?.release();
  return [...learnings, ...lessons, ...open.map((failed) => openOf(failed.learning))]
    .map(({ session: _session, at: _at, expires: _expires, ...content }) =>
      JSON.stringify([memoryId(content as never), content]),
    )
    .sort();
}

describe('what a session leaves behind', () => {
  it('is the same in whatever order the hooks of calls that ran beside each other came', async () => {
    let lessons = 0;
    const property = fc.asyncProperty(session, fc.infiniteStream(fc.nat()), async ({ live }, lots) => {
      const shuffled = live.map((step) => {
        const place = new Map(step.map((told) => [told, lots.next().value]));
        return [...step].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
      });
      const memories = await memoriesOf(live.flat());
      expect(await memoriesOf(shuffled.flat())).toEqual(memories);
      lessons += memories.length;
    });
    await fc.assert(property, { numRuns: NUM_RUNS });
    expect(lessons).toBeGreaterThan(0);
  });

  it('is the same when it is made again from the transcript', async () => {
    const property = fc.asyncProperty(session, async ({ live, transcript }) => {
      expect(await memoriesOf(toldByTranscript(transcript.flat()))).toEqual(await memoriesOf(live.flat()));
    });
    await fc.assert(property, { numRuns: NUM_RUNS });
  });
});

describe('the story of a session', () => {
  const words = { clean: (text: string) => text, fileOf: (path: string) => path, ignoresPath: () => false };
  const goOn = (story: Story, lines: readonly string[]): Story =>
    storyEvents(
      lines.flatMap((line) => transcriptEvents(line)),
      words,
    ).reduce(withEvent, story);

  it('is the same whether its transcript is read as it grows or once at the end', () => {
    const property = fc.property(session, ({ transcript }) => {
      expect(transcript.reduce(goOn, NEW_STORY)).toEqual(goOn(NEW_STORY, transcript.flat()));
    });
    fc.assert(property, { numRuns: 200 });
  });
});

describe('what a call teaches', () => {
  it('hangs on that call alone, and leaves it as it was', async () => {
    const spool = await wireSpool({ cwd: repository, env: process.env, loaders: LOADERS });
    const property = fc.asyncProperty(session, async ({ live }) => {
      const calls = live.flat().flatMap(({ event }) => toolCallsOf(event));
      const before = structuredClone(calls);
      const together: unknown[] = [];
      for (const call of calls) together.push(await extract(spool, call));
      for (const [place, call] of [...before.entries()].reverse()) {
        const fresh = await wireSpool({ cwd: repository, env: process.env, loaders: LOADERS });
        expect(await extract(fresh, call)).toEqual(together[place]);
      }
      expect(calls).toEqual(before);
    });
    await fc.assert(property, { numRuns: 10 });
  });
});
