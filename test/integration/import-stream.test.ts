import { expect, it } from 'vitest';
import { importAll } from '../../src/share/import-memories.ts';
import type { ImportRecord } from '../../src/share/import-records.ts';
import { createMetMemories } from '../../src/share/met-memories.ts';
import { oneByOne, placeAt } from '../helpers/interchange.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const record = (number: number, session: string): ImportRecord => ({
  summary: `lesson ${number} of the import`,
  key: `k${number}`,
  session,
});

async function streamed(atOnce: number) {
  const { wired, path, records } = await placeAt(makeRepository(folder()));
  const take = async (given: readonly ImportRecord[]) => {
    const told: (readonly [key: string | undefined, became: string])[] = [];
    for await (const part of importAll(wired, oneByOne(given), undefined, atOnce))
      for (const { key, entry } of part) told.push([key, entry.became]);
    return told;
  };
  return { take, path, records };
}

it('in parts tells the same of each record, and keeps the same, as an import in one', async () => {
  const given = [
    ...Array.from({ length: 25 }, (_, number) => record(number, 's1')),
    record(3, 's1'), // known from a part before
    record(4, 's2'), // met again
    record(4, 's2'),
    record(24, 's2'),
  ];
  const [parts, whole] = [await streamed(10), await streamed(1000)];
  const told = await parts.take(given);
  expect(told.slice(25)).toEqual([
    ['k3', 'known'],
    ['k4', 'seen'],
    ['k4', 'known'],
    ['k24', 'seen'],
  ]);
  expect(told).toEqual(await whole.take(given));
  const said = async (of: typeof parts) =>
    (await of.records())
      .map(({ summary, events }) => `${summary} ${events?.map(({ type, session }) => `${type} ${session}`)}`)
      .sort();
  expect(await said(parts)).toEqual(await said(whole));
  expect(git(parts.path, ['rev-list', '--count', 'refs/notes/cs/learnings']).trim()).toBe('3');
  expect(await parts.take(given)).toEqual(given.map(({ key }) => [key, 'known']));
});

it('stops at a record that is wrong, and keeps the parts before', async () => {
  const { take, records } = await streamed(10);
  const given = Array.from({ length: 15 }, (_, number) => record(number, 's1'));
  await expect(take([...given, { summary: ' ' }])).rejects.toMatchObject({ code: 'USAGE' });
  expect(await records()).toHaveLength(10);
});

it('writes down no session of a lesson anew for each of the thousands that meet it', () => {
  const met = createMetMemories();
  const [id, anchor, at] = ['0123456789abcdef', 'a'.repeat(40), '2026-01-01T00:00:00.000Z'];
  let looks = 0;
  const counted = (sessions: string[]): readonly string[] =>
    new Proxy(sessions, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        return Reflect.get(target, name);
      },
    });
  const sessions: string[] = [];
  for (let number = 0; number < 3_000; number += 1) {
    met.put(id, { anchor, session: 'first', at, seenIn: counted([...sessions]) });
    const known = met.get(id);
    expect([known?.anchor, known?.session, known?.seenIn.length]).toEqual([anchor, 'first', number]);
    sessions.push(`s${number}`);
  }
  expect(looks).toBeLessThan(3_000);
  expect([...(met.get(id)?.seenIn ?? [])]).toEqual(sessions.slice(0, -1));
});
