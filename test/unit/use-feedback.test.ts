import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEW_STORY } from '../../src/capture/story-state.ts';
import { noteUse } from '../../src/capture/use-feedback.ts';
import type { ToldCount } from '../../src/recall/told.ts';
import type { Telling } from '../../src/session/ports.ts';
import { makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const STARTED = '2026-05-01T10:00:00.000Z';
const TOLD_AT = '2026-05-01T10:01:00.000Z';
const SUMMARY = 'Seed with `npm run db:seed`.';
const WORN: ToldCount = { idle: ['1', '2', '3', '4', '5'], told: 5, used: 0 };
/** Of a transcript that is longer only the end is read. */
const LONG = `${JSON.stringify({ type: 'system', content: 'x'.repeat(16 * 1024 * 1024) })}\n`;

type Line = Readonly<Record<string, unknown>>;

const said = (content: Line, timestamp: string): Line => ({
  ...{ type: 'assistant', timestamp },
  message: { content: [content] },
});
const run = (command: string, timestamp: string): readonly Line[] => [
  said({ type: 'tool_use', id: timestamp, name: 'Bash', input: { command } }, timestamp),
  {
    ...{ type: 'user', timestamp },
    message: { content: [{ type: 'tool_result', tool_use_id: timestamp, content: 'ok' }] },
  },
];

/** What becomes of the counts, and which marks are made, when session `s` ends. */
async function judge(
  lines: readonly Line[],
  more: {
    told?: readonly Partial<Telling>[];
    isWhole?: boolean;
    summary?: string;
    session?: string;
    count?: ToldCount;
    breaks?: true;
  } = {},
) {
  const { told = [{}], isWhole = true, summary = SUMMARY, session, count, breaks } = more;
  const place = await wired(makeRepository(folder()), { clock: () => Date.parse('2026-04-01T00:00:00Z') });
  const [{ id = '' } = {}] = await place.remember([{ summary, ...(session && { session }) }]);
  const tellings = told.map((one) => ({ id, at: TOLD_AT, ...one }));
  place.states.update('s', (state) => ({ ...state, started_at: STARTED, told: tellings }));
  const file = join(place.cwd, 'transcript.jsonl');
  writeFileSync(file, (isWhole ? '' : LONG) + lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  place.stories.write('s', { ...NEW_STORY, mark: { file, offset: 0 } });
  if (count !== undefined) place.toldCounts.update(() => new Map([[id, count]]));
  const mark = async () => {
    throw new Error('no place');
  };
  const used = await noteUse(breaks ? { ...place, mark } : place, 's');
  const memory = (await place.index.known([id])).get(id);
  const marks = [
    ...(memory?.usefulCount === 1 ? ['useful'] : []),
    ...(memory?.uselessCount === 1 ? ['useless'] : []),
  ];
  return { used, marks, count: place.toldCounts.read().get(id) };
}

const AFTER = run('npm run db:seed', '2026-05-01T10:02:00.000Z');
const OTHER = run('npm test', '2026-05-01T10:02:00.000Z');

describe('the end of a session that was told a memory', () => {
  it('marks what was used, in the name of the session', async () => {
    expect(await judge(AFTER)).toMatchObject({ used: 1, marks: ['useful'], count: { told: 1, used: 1 } });
    const known = { idle: [], told: 1, used: 1, last: { session: 's', use: 'used' } } as const;
    expect(await judge(AFTER, { count: known })).toEqual({ used: 0, marks: [], count: known });
  });

  it.each([
    ['useful', AFTER, { used: 1 }],
    ['useful', OTHER, { used: 1 }],
    ['useless', OTHER, { used: 0 }],
  ] as const)('leaves the mark to who judged it as a fix: %s', async (judged, events, count) => {
    expect(await judge(events, { told: [{ judged }] })).toMatchObject({ marks: [], count });
  });

  it('counts what was not', async () => {
    expect(await judge(OTHER)).toMatchObject({ marks: [], count: { idle: ['s'], told: 1 } });
  });

  it.each([
    ['it was asked for', { told: [{ asked: true as const }] }],
    ['only the end of the transcript was read', { isWhole: false }],
    ['the session made it itself', { session: 's' }],
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
    const passed = run('npm run lint && npm run db:seed | tail -5', '2026-05-01T10:02:00.000Z');
    expect(await judge(passed, { summary })).toMatchObject({
      used: 0,
      marks: ['useless'],
      count: { idle: ['s'] },
    });
    expect(await judge(run('npm run db:seeds', '2026-05-01T10:02:00.000Z'), { summary })).toMatchObject({
      marks: [],
    });
    const text = 'You turned down `npm run db:seed`, so I leave it.';
    const speaks = said({ type: 'text', text }, '2026-05-01T10:02:00.000Z');
    expect(await judge([speaks, ...OTHER], { summary })).toMatchObject({ marks: [], count: { idle: ['s'] } });
    expect(await judge(passed, { summary, count: { ...WORN, idle: ['s'] } })).toMatchObject({ marks: [] });
  });

  it('fails for nobody', async () => {
    expect((await judge(AFTER, { breaks: true })).used).toBe(0);
  });
});
