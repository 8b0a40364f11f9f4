import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import type { Clock } from '../core/ports.ts';
import { namesIn } from '../core/prose.ts';
import { DAY_MS } from '../core/time.ts';
import { distil, type Found } from './model/distil/distil.ts';
import type { Candidate } from './model/distil/gather.ts';
import {
  daysToLive,
  distilledUntil,
  hasUndistilled,
  NEW_GATHERING,
  placeOf,
  type Written,
} from './model/distil/gathered.ts';
import type { StoryStore } from './model/ports.ts';

export interface DistilPorts {
  readonly stories: StoryStore;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
  readonly branch: string | undefined;
  /** From this worth on a topic is kept. */
  readonly threshold: number;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
}

/** What distilling a session came to, before it is in the notes. */
export interface DistilledSession {
  /** The memories that are to stand for the session and are not written yet. */
  readonly drafts: readonly Learning<Filtered>[];
  /** Memories that an earlier look wrote and that do not stand any more. */
  readonly withdrawn: readonly { readonly id: string; readonly session: string }[];
  /** To be called when the notes have both, with what became of the drafts: the next look goes on from there. Throws IO_FAILED. */
  settle(entries: readonly { readonly id: string }[]): void;
}

/**
 * Reads what a session gathered, and says which memories are to stand for it. `whole`: all of it, the session is over or about to forget; else what the
 * turn at hand can no longer change. Doing it again gives the same, and what was written then is not written twice: a flush that is killed loses
 * nothing. Undefined where there is nothing new to read. Throws FILTER_BROKEN.
 */
export type DistilSession = (
  session: string,
  when: { readonly whole: boolean },
) => DistilledSession | undefined;

export function createDistilSession(ports: DistilPorts): DistilSession {
  const { stories } = ports;
  return (session, { whole }) => {
    const { gathered = NEW_GATHERING } = stories.read(session);
    if (!hasUndistilled(gathered, whole)) return undefined;
    const until = distilledUntil(gathered, whole);
    const { candidates, edits = 0 } = gathered;
    const { found } = distil(candidates, { until, least: ports.threshold, edits });
    const all = found.map((one) => learningOf(one, { candidates, session }, ports));
    // What an earlier look wrote in the same words stands; only the end of a stretch writes it anew, with what was said of it since.
    const standing = (learning: Learning): Written | undefined =>
      gathered.written.find(
        ({ id, summary }) => id === memoryId(learning) || (!whole && summary === learning.summary),
      );
    const drafts = all.filter((learning) => standing(learning) === undefined);
    const kept = all.flatMap((learning) => standing(learning) ?? []);
    const withdrawn = gathered.written
      .filter((one) => !kept.includes(one))
      .map(({ id }) => ({ id, session }));
    return {
      drafts,
      withdrawn,
      settle: (entries) => {
        const written = [
          ...kept,
          ...drafts.map((draft, at) => ({
            id: entries[at]?.id ?? memoryId(draft),
            ns: draft.ns,
            summary: draft.summary,
          })),
        ];
        const story = stories.read(session);
        stories.write(session, {
          ...story,
          gathered: { ...(story.gathered ?? gathered), upTo: until, written },
        });
      },
    };
  };
}

/** As many files as a lesson speaks of; a longer list is a report. */
const MAX_FILES = 5;

function learningOf(
  { topic, worth, told: { summary, body } }: Found,
  { candidates, session }: { readonly candidates: readonly Candidate[]; readonly session: string },
  { filters, clock, branch, isFile }: DistilPorts,
): Learning<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const main = candidates[topic.main];
  const at = main?.at ?? new Date(clock()).toISOString();
  const files = namesIn(`${summary}\n${body}`).files.filter(
    (file) => !filters.ignoresPath(file) && isFile(file),
  );
  return {
    ...placeOf(main, `${summary}\n${body}`),
    summary: clean(summary),
    ...(body === '' || body === summary ? {} : { body: clean(body) }),
    tags: [],
    files: files.slice(0, MAX_FILES).map(clean),
    at,
    session: clean(session),
    score: worth,
    expires: new Date(Date.parse(at) + daysToLive(worth) * DAY_MS).toISOString(),
    ...(branch === undefined ? {} : { branch: clean(branch) }),
  };
}
