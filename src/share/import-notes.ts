import { attempt, defined, groupBy } from '../core/basics.ts';
import { CsError, errorCode } from '../core/errors.ts';
import { legacyDocuments } from '../git/note-documents.ts';
import { listNotes } from '../git/note-tree.ts';
import { listRefs } from '../git/process.ts';
import type { MemoryStore } from '../memories/store.ts';
import { type Imported, type Importing, planImport } from './import-memories.ts';
import { type ImportRecord, prepareRecord } from './import-records.ts';
import {
  isFragment,
  legacyEntry,
  lessonKey,
  quotedValues,
  relatedFiles,
  withoutCutBeginning,
} from './legacy-notes.ts';

export const LEGACY_REFS = ['refs/notes/mem/*', 'refs/notes/cs/*'] as const;

interface NotesRequest {
  readonly refs: readonly string[];
  readonly keepFragments: boolean;
  /** YAML → values; throws for what is none. */
  readonly parseYaml: (text: string) => unknown;
}

interface LeftOut {
  readonly ref: string;
  readonly object: string;
  /** Which one in its note, from 1. */
  readonly document: number;
  readonly why: 'fragment' | 'unreadable';
}

export type NotesCounts = ReturnType<typeof countsOf>;

/** Plans the import of older tools' YAML notes. What was written often is one, on the first of its commits here or HEAD. Throws as `planImport`, and USAGE outside of a repository. */
export async function planNotesImport(at: Importing, request: NotesRequest) {
  if (at.own.scope === 'user')
    throw new CsError('USAGE', 'there is no repository here, and therefore no notes to import');
  const { entries, leftOut, read, sources } = await readEntries(at.own, request);
  const lessons = foldEntries(entries);
  const { commits, repository } = at.own;
  const here = await commits.titles(lessons.flatMap(({ objects }) => objects));
  const author = await repository.author();
  const { commit: head } = await repository.head();
  const records = await Promise.all(
    lessons.map(async ({ ns, said, tags, objects, at: firstAt }): Promise<ImportRecord> => {
      const anchor = objects.find((object) => here.has(object));
      const place = anchor ?? head;
      const named = relatedFiles(said.body);
      const there = place === undefined ? new Map<string, string>() : await repository.blobs(place, named);
      const at = firstAt ?? (anchor === undefined ? undefined : here.get(anchor)?.at);
      return defined({
        namespace: ns,
        summary: isFragment(said) ? said.summary : withoutCutBeginning(said.summary),
        evidence: 'model-inferred' as const,
        files: [...there].map(([path, blob]) => ({ path, blob })),
        events: [], // a memory that was forgotten here stays forgotten
        body: said.body || undefined,
        ...{ tags, anchor, at, author },
      });
    }),
  );
  const kept = records.filter((record) => {
    // One text that a filter fails on must not hold up all others.
    try {
      prepareRecord(record, at.own);
      return true;
    } catch (error) {
      if (errorCode(error) === 'FILTER_BROKEN') return false;
      throw error;
    }
  });
  const plan = await planImport(at, kept);
  const counts = countsOf(read, leftOut, plan.entries, records.length - kept.length);
  return { refs: sources, counts, leftOut, write: plan.write };
}

async function readEntries({ git, reader }: MemoryStore, { refs, keepFragments, parseYaml }: NotesRequest) {
  const entries: PlacedEntry[] = [];
  const leftOut: LeftOut[] = [];
  const sources = new Set<string>();
  let read = 0;
  for (const { ref, oid } of await listRefs(git, refs)) {
    for (const { object, blob } of await listNotes(reader, `${oid}^{tree}`)) {
      const text = (await reader.get(blob))?.content.toString('utf8') ?? '';
      legacyDocuments(text).forEach(({ frontMatter, body }, index) => {
        read += 1;
        sources.add(ref);
        const entry = frontMatter === undefined ? undefined : entryOf(frontMatter, body, ref, parseYaml);
        if (entry !== undefined && (keepFragments || !isFragment(entry.said)))
          entries.push({ entry, object });
        else {
          const why = entry === undefined ? 'unreadable' : 'fragment';
          leftOut.push({ ref, object, document: index + 1, why });
        }
      });
    }
  }
  return { entries, leftOut, read, sources: [...sources] };
}

/** The front matter as YAML, or else with its one-line values taken as they stand. */
function entryOf(frontMatter: string, body: string, ref: string, parseYaml: NotesRequest['parseYaml']) {
  for (const text of [frontMatter, quotedValues(frontMatter)]) {
    const entry = attempt(() => legacyEntry(parseYaml(text), body, ref)); // what is no YAML has another spelling, or none
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** What became of the documents: `read` is the sum of all others; `folded` say what another one says. */
function countsOf(read: number, leftOut: readonly LeftOut[], entries: readonly Imported[], stopped: number) {
  const left = (why: LeftOut['why']): number => leftOut.filter((it) => it.why === why).length;
  const ids = new Map([...entries].reverse().map((entry) => [entry.id, entry.became]));
  const became = (what: string): number => [...ids.values()].filter((it) => it === what).length;
  const [made, purged] = [became('memory'), became('purged')];
  const known = ids.size - made - purged;
  const [fragments, unreadable] = [left('fragment'), left('unreadable')];
  const folded = read - fragments - unreadable - stopped - ids.size;
  return { read, new: made, known, folded, fragments, unreadable, stopped, purged };
}

type PlacedEntry = Readonly<{ entry: NonNullable<ReturnType<typeof legacyEntry>>; object: string }>;

/** One lesson of documents of a namespace with the same words (`lessonKey`), by first times. */
export function foldEntries(entries: readonly PlacedEntry[]): ReturnType<typeof lessonOf>[] {
  const time = ({ entry }: PlacedEntry): string => entry.at ?? '9';
  const sorted = entries.toSorted((a, b) => (time(a) < time(b) ? -1 : time(a) > time(b) ? 1 : 0));
  const groups = groupBy(sorted, ({ entry }) => `${entry.ns}\u0000${lessonKey(entry.said.text)}`);
  return [...groups.values()].map(lessonOf);
}

function lessonOf(group: readonly PlacedEntry[]) {
  const entries = group.map(({ entry }) => entry);
  const fullest = entries.reduce((best, entry) =>
    entry.said.text.length > best.said.text.length ? entry : best,
  );
  return {
    ns: fullest.ns,
    said: fullest.said,
    tags: [...new Set(entries.flatMap(({ tags }) => tags))],
    objects: [...new Set(group.map(({ object }) => object))],
    at: entries[0]?.at,
  };
}
