import { addTo, groupBy } from '../../core/lazy.ts';
import { type LegacyEntry, lessonKey, type Said } from './legacy-notes.ts';

/** An entry and where it stood. */
export interface PlacedEntry {
  readonly entry: LegacyEntry;
  readonly object: string;
}

/** One lesson, however often these tools wrote it down. */
export interface Lesson {
  readonly ns: string;
  /** The first time; absent where no document has one. */
  readonly at?: string;
  readonly said: Said;
  readonly tags: readonly string[];
  /** The commits it was on, in the order of the documents' times. */
  readonly objects: readonly string[];
}

/** The beginning of a lesson, shorter than this, is no sign of which lesson it is. */
const MIN_BEGINNING_CHARS = 40;

/**
 * Folds what was written down many times: documents of one namespace with the same words (see `lessonKey`) are one
 * lesson, and so is a text that was cut short and the one that goes on from there. In the order of first times.
 */
export function foldEntries(entries: readonly PlacedEntry[]): Lesson[] {
  const sorted = byTime(entries, ({ entry }) => entry.at);
  const groups = groupBy(sorted, ({ entry }) => `${entry.ns}\u0000${lessonKey(entry.said.text)}`);
  foldBeginnings(groups);
  return byTime([...groups.values()].map(lessonOf), ({ at }) => at);
}

/** What has no time comes last. */
function byTime<T>(items: readonly T[], atOf: (item: T) => string | undefined): T[] {
  const time = (item: T): string => atOf(item) ?? '9';
  return items.toSorted((a, b) => (time(a) < time(b) ? -1 : time(a) > time(b) ? 1 : 0));
}

/** From the end, so that of three that go on from each other the shortest comes to the longest too. */
function foldBeginnings(groups: Map<string, PlacedEntry[]>): void {
  const keys = [...groups.keys()].sort();
  for (let at = keys.length - 2; at >= 0; at -= 1) {
    const key = keys[at] ?? '';
    const next = keys[at + 1] ?? '';
    const group = groups.get(key);
    const isBeginning = next.startsWith(key) && key.length - key.indexOf('\u0000') > MIN_BEGINNING_CHARS;
    if (group === undefined || !isBeginning || !group.every(({ entry }) => entry.isCutShort)) continue;
    addTo(groups, next, group);
    groups.delete(key);
    keys[at] = next;
  }
}

function lessonOf(group: readonly PlacedEntry[]): Lesson {
  const sorted = byTime(group, ({ entry }) => entry.at);
  const entries = sorted.map(({ entry }) => entry);
  const fullest = entries.reduce((best, entry) =>
    entry.said.text.length > best.said.text.length ? entry : best,
  );
  const at = entries[0]?.at;
  return {
    ns: fullest.ns,
    said: fullest.said,
    tags: [...new Set(entries.flatMap(({ tags }) => tags))],
    objects: [...new Set(sorted.map(({ object }) => object))],
    ...(at === undefined ? {} : { at }),
  };
}
