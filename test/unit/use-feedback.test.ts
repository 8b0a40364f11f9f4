import { describe, expect, it } from 'vitest';
import type { TranscriptEvent } from '../../src/capture/model/narrative/transcript.ts';
import { createUseFeedback } from '../../src/capture/use-feedback.ts';
import type { Memory } from '../../src/core/memory.ts';
import { isWornOut, type ToldCount } from '../../src/recall/model/told.ts';
import type { SessionState, Telling } from '../../src/session/model/ports.ts';

const STARTED = '2026-05-01T10:00:00.000Z';
const TOLD: Telling = { id: 'a', at: '2026-05-01T10:01:00.000Z' };
const MEMORY = { id: 'a', summary: 'Seed with `npm run db:seed`.', files: [] } as unknown as Memory;
const WORN: ToldCount = { idle: ['1', '2', '3', '4', '5'], told: 5, used: 0 };

const run = (command: string, at: string): readonly TranscriptEvent[] => [
  { type: 'call', id: at, tool: 'Bash', input: { command }, at },
  { type: 'result', id: at, failed: false },
];

/** What becomes of the counts, and which marks are made, when session `s` ends. */
async function judge(
  events: readonly TranscriptEvent[],
  more: {
    told?: readonly Telling[];
    isWhole?: boolean;
    memory?: Memory;
    count?: ToldCount;
    breaks?: true;
  } = {},
) {
  const { told = [TOLD], isWhole = true, memory = MEMORY, count, breaks } = more;
  let counts: ReadonlyMap<string, ToldCount> = new Map(count === undefined ? [] : [['a', count]]);
  const marks: unknown[] = [];
  const used = await createUseFeedback({
    states: { read: () => ({ session_id: 's', started_at: STARTED, told }) as unknown as SessionState },
    heardIn: () => ({ events, isWhole }),
    known: async () => new Map([['a', memory]]),
    counts: {
      wornOut: () => new Set([...counts].flatMap(([id, known]) => (isWornOut(known) ? [id] : []))),
      update: (change) => {
        counts = new Map([...counts, ...change(counts)]);
      },
    },
    mark: async (...mark) => {
      if (breaks) throw new Error('no place');
      marks.push(mark);
    },
  })('s');
  return { used, marks, count: counts.get('a') };
}

const AFTER = run('npm run db:seed', '2026-05-01T10:02:00.000Z');
const OTHER = run('npm test', '2026-05-01T10:02:00.000Z');
const MARK = ['a', 'useful', { session: 's', at: STARTED }];

describe('the end of a session that was told a memory', () => {
  it('marks what was used, in the name of the session', async () => {
    expect(await judge(AFTER)).toMatchObject({ used: 1, marks: [MARK], count: { told: 1, used: 1 } });
    const known = { idle: [], told: 1, used: 1, last: { session: 's', use: 'used' } } as const;
    expect(await judge(AFTER, { count: known })).toEqual({ used: 0, marks: [], count: known });
  });

  it.each([
    ['useful', AFTER, { used: 1 }],
    ['useful', OTHER, { used: 1 }],
    ['useless', OTHER, { used: 0 }],
  ] as const)('leaves the mark to who judged it as a fix: %s', async (judged, events, count) => {
    expect(await judge(events, { told: [{ ...TOLD, judged }] })).toMatchObject({ marks: [], count });
  });

  it('counts what was not', async () => {
    expect(await judge(OTHER)).toMatchObject({ marks: [], count: { idle: ['s'], told: 1 } });
  });

  it.each([
    ['it was asked for', { told: [{ ...TOLD, asked: true as const }] }],
    ['only the end of the transcript was read', { isWhole: false }],
    ['the session made it itself', { memory: { ...MEMORY, session: 's' } }],
    ['the session was told nothing', { told: [] }],
  ])('counts nothing where %s', async (_why, more) => {
    expect(await judge(OTHER, more)).toEqual({ used: 0, marks: [], count: undefined });
  });

  it('goes by the order alone where the transcript is of another clock', async () => {
    const early = run('npm run db:seed', '2026-05-01T10:00:30.000Z');
    expect((await judge([...early, ...OTHER])).count).toMatchObject({ used: 0 });
    expect((await judge(run('npm run db:seed', '2025-01-01T00:00:00.000Z'))).count).toMatchObject({
      used: 1,
    });
  });

  it('brings back what the session asked for by itself and used', async () => {
    const asks = run('cs-memory recall seeds', '2026-05-01T10:01:30.000Z');
    const worn = { told: [], count: WORN };
    expect((await judge([...asks, ...AFTER], worn)).count).toMatchObject({ idle: [], told: 6, used: 1 });
    expect((await judge([...asks, ...OTHER], worn)).count).toEqual(WORN);
    expect((await judge(AFTER, worn)).count).toEqual(WORN);
  });

  it('marks a refusal useless that the user has let pass since', async () => {
    const summary = 'The user turned down `npm run db:seed 2>&1`: too slow.';
    const memory = { id: 'a', summary, files: [] } as unknown as Memory;
    const mark = ['a', 'useless', { session: 's', at: STARTED }];
    const passed = run('npm run lint && npm run db:seed | tail -5', '2026-05-01T10:02:00.000Z');
    expect(await judge(passed, { memory })).toMatchObject({ used: 0, marks: [mark], count: { idle: ['s'] } });
    expect(await judge(run('npm run db:seeds', '2026-05-01T10:02:00.000Z'), { memory })).toMatchObject({
      marks: [],
    });
    const said = 'You turned down `npm run db:seed`, so I leave it.';
    const speaks: TranscriptEvent = { type: 'said', text: said, at: '2026-05-01T10:02:00.000Z' };
    expect(await judge([speaks, ...OTHER], { memory })).toMatchObject({ marks: [], count: { idle: ['s'] } });
    expect(await judge(passed, { memory, count: { ...WORN, idle: ['s'] } })).toMatchObject({ marks: [] });
  });

  it('fails for nobody', async () => {
    expect((await judge(AFTER, { breaks: true })).used).toBe(0);
  });
});
