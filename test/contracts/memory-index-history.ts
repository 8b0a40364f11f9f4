import fc from 'fast-check';
import type { Memory } from '../../src/core/memory.ts';
import { type EventLine, encodeLine, type MemoryLine } from '../../src/core/note-line.ts';
import type { MemoryIndex } from '../../src/core/ports.ts';
import { partLine } from '../../src/git/note-tree.ts';
import type { MemoryNoteStore } from '../helpers/memory-note-store.ts';

export const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');
export const COMMIT_A = 'a'.repeat(40);
export const COMMIT_B = 'b'.repeat(40);
const MINUTE_MS = 60_000;

export const atMinute = (minute: number): string => new Date(NOW_MS - 1e9 + minute * MINUTE_MS).toISOString();
export const idOf = (number: number): string => number.toString(16).padStart(16, '0');

export function memoryLine(number: number, summary: string, more: Partial<MemoryLine> = {}): string {
  return encodeLine({
    v: 1,
    id: idOf(number),
    at: atMinute(number),
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    ...more,
  });
}

export function eventLine(number: number, type: EventLine['type'], more: Partial<EventLine> = {}): string {
  return encodeLine({ v: 1, id: idOf(number), at: atMinute(10_000), type, ...more });
}

/** Everything an index can be asked for, with scores to 1e-6. */
export async function answersOf(index: MemoryIndex): Promise<unknown> {
  const searches = ['cache', 'lock retry', 'cache pool retry src/a.ts', 'learnings'];
  const hits = await Promise.all(searches.map((query) => index.search(query, { limit: 5, nowMs: NOW_MS })));
  const byId = (a: Memory, b: Memory): number => (a.id < b.id ? -1 : 1);
  return {
    hits: hits.map((found) => found.map(({ memory, score }) => [memory, Math.round(score * 1e6)])),
    all: [...(await index.all())].sort(byId),
    known: [...(await index.known(Array.from({ length: 8 }, (_, number) => idOf(number)))).values()].sort(
      byId,
    ),
    found: [...(await index.find('00000000'))].sort(byId),
  };
}

/** Something that happens to the notes, or a call of an index that lives through it all. */
export type Step = (store: MemoryNoteStore, index: MemoryIndex) => unknown;

const arbitraryWords = fc
  .array(fc.constantFrom('cache', 'lock', 'pool', 'retry', 'ENOENT', 'src/a.ts'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '));
const arbitraryNumber = fc.nat({ max: 7 });

const arbitraryLine = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(arbitraryNumber, arbitraryWords, arbitraryWords)
      .map(([number, summary, body]) => memoryLine(number, summary, { body })),
  },
  fc
    .tuple(arbitraryNumber, fc.constantFrom('seen', 'useful', 'forgotten', 'restored'), fc.nat({ max: 20 }))
    .map(([number, type, minute]) =>
      eventLine(number, type as EventLine['type'], { at: atMinute(minute), session: `s${minute}` }),
    ),
);
const arbitraryPlace = fc.record({
  namespace: fc.constantFrom('learnings', 'decisions'),
  object: fc.constantFrom(COMMIT_A, COMMIT_B, 'c'.repeat(40)),
});
const arbitraryLines = fc.array(arbitraryLine, { minLength: 1, maxLength: 6 });

export const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(arbitraryPlace, arbitraryLines).map(
      ([{ namespace, object }, lines]): Step =>
        (store) =>
          store.add([{ namespace, anchor: object, lines }]),
    ),
  },
  fc.tuple(arbitraryPlace, arbitraryLines, fc.boolean()).map(
    ([{ namespace, object }, lines, isPart]): Step =>
      (store) =>
        store.put(
          namespace,
          object,
          `${[...lines, ...(isPart ? [partLine(COMMIT_B, 2)] : [])].join('\n')}\n`,
        ),
  ),
  arbitraryPlace.map(
    ({ namespace, object }): Step =>
      (store) =>
        store.put(namespace, object, ''),
  ),
  arbitraryPlace.map(
    ({ namespace }): Step =>
      (store) =>
        store.removeRef(namespace),
  ),
  fc.constant<Step>((store) => store.forgetHistory()),
  { weight: 3, arbitrary: fc.constant<Step>((_, index) => index.save()) },
  fc.constant<Step>((_, index) => index.all()),
);
