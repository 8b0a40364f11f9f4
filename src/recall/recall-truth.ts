import { defined } from '../core/basics.ts';
import { type FileRef, type Memory, type ScopedMemory, type TrustSettings, trustOf } from '../core/memory.ts';
import type { Clock, Repository } from '../core/ports.ts';
import { inTime } from '../core/time.ts';
import type { Hit } from './blend.ts';
import type { CodeNow } from './code-now.ts';
import type { Told } from './recall-text.ts';
import {
  type Ancestry,
  ancestryOf,
  type CommitPlace,
  comparedPaths,
  type FileState,
  factorsOf,
  fileStateOf,
  freshnessOf,
  movedState,
} from './standing.ts';

/** What tells how things stand now. */
export interface TruthSources {
  readonly repository: Repository;
  readonly code: CodeNow;
  /** `hasAuthors`: whether some of the memories name one, so that it matters who the user is. */
  readonly trust: (hasAuthors: boolean) => Promise<TrustSettings>;
  readonly clock: Clock;
}

/** Whether it matters who the user is: what is in the user's own store is the user's anyway. */
export function hasAuthors(hits: readonly ScopedMemory[]): boolean {
  return hits.some(({ memory, scope }) => scope !== 'user' && memory.author !== undefined);
}

type OfCode = Readonly<{ ancestry: Ancestry; fileStates: readonly FileState[] }>;

const UNKNOWN: OfCode = { ancestry: 'unknown', fileStates: [] };

/** What is true now of commits, files and word, in at most five git processes; `unknown` after `deadlineMs`. Scores stay the hits'. */
export async function truthOf(
  sources: TruthSources,
  hits: readonly Hit[],
  deadlineMs: number,
): Promise<readonly Told[]> {
  const ofCode = hits.filter(({ scope }) => scope !== 'user').map(({ memory }) => memory);
  const none: ReadonlyMap<string, OfCode> = new Map();
  const asked = ofCode.length === 0 ? Promise.resolve(none) : codeOf(sources, ofCode, deadlineMs);
  const [known, settings] = await Promise.all([
    inTime(asked, deadlineMs, none),
    sources.trust(hasAuthors(hits)),
  ]);
  const nowMs = sources.clock();
  return hits.map((hit) => {
    const { ancestry, fileStates } = known.get(hit.memory.id) ?? UNKNOWN;
    const standing = { ancestry, freshness: freshnessOf(fileStates), trust: trustOf(hit, settings) };
    return { ...hit, ...standing, fileStates, factors: factorsOf(hit.memory, standing, nowMs), alike: [] };
  });
}

async function codeOf(
  { repository, code }: TruthSources,
  memories: readonly Memory[],
  deadlineMs: number,
): Promise<ReadonlyMap<string, OfCode>> {
  const endMs = performance.now() + deadlineMs;
  const leftMs = (): number => endMs - performance.now();
  const { commit } = await repository.head();
  if (commit === undefined) return new Map();
  const anchors = [...new Set(memories.flatMap((memory) => memory.anchors))];
  const [places, states] = await Promise.all([
    code.places(anchors, leftMs()),
    filesOf(repository, commit, memories),
  ]);
  const traced = await trace(code, memories, states, places, leftMs());
  return new Map(
    memories.map((memory, index) => [
      memory.id,
      { ancestry: ancestryOf(memory, places), fileStates: traced[index] ?? [] },
    ]),
  );
}

/** The files of each memory against HEAD and the work tree, which is looked at only where HEAD has another content. */
async function filesOf(
  repository: Repository,
  commit: string,
  memories: readonly Memory[],
): Promise<readonly (readonly FileState[])[]> {
  const paths = [...new Set(memories.flatMap(comparedPaths))];
  const head = paths.length === 0 ? new Map<string, string>() : await repository.blobs(commit, paths);
  const differs = ({ path, blob }: FileRef): boolean => blob !== undefined && head.get(path) !== blob;
  const doubtful = [
    ...new Set(memories.flatMap(({ files }) => files.filter(differs)).map(({ path }) => path)),
  ];
  const work = doubtful.length === 0 ? head : await repository.uncommitted(commit, doubtful, head);
  return Promise.all(
    memories.map(async ({ anchor, anchoredAt, files }) => {
      const wasTakenIn = anchoredAt !== undefined && files.some(differs);
      const named = files.map(({ path }) => path);
      const atAnchor = wasTakenIn ? await repository.blobs(anchor, named) : undefined;
      return files.map((file) => {
        const [now, changed, then] = [head, work === head ? undefined : work, atAnchor].map((blobs) =>
          blobs?.get(file.path),
        );
        return fileStateOf(file, defined({ head: now, work: changed, anchor: then }), wasTakenIn);
      });
    }),
  );
}

/** For files that are not as they were: how many commits changed them, and where those that are gone are now. */
async function trace(
  code: CodeNow,
  memories: readonly Memory[],
  states: readonly (readonly FileState[])[],
  places: ReadonlyMap<string, CommitPlace>,
  deadlineMs: number,
): Promise<readonly (readonly FileState[])[]> {
  const questions = memories.flatMap((memory, index) => {
    const commit = memory.anchors.find((anchor) => places.get(anchor) === 'history') ?? memory.anchor;
    return (states[index] ?? []).flatMap((state, place) =>
      state.state === 'changed' || state.state === 'deleted'
        ? [{ commit, path: state.path, ...defined({ blob: memory.files[place]?.blob }), state }]
        : [],
    );
  });
  if (questions.length === 0) return states;
  const gone = questions.filter(({ state }) => state.state === 'deleted');
  const [counts, renamed] = await Promise.all([
    code.commitsSince(questions, deadlineMs),
    gone.length === 0 ? [] : code.renamedSince(gone, deadlineMs),
  ]);
  const traced = new Map(
    questions.map((question, index) => {
      const commits = counts[index];
      const found = movedState(question.state, renamed[gone.indexOf(question)]);
      return [question.state, commits === undefined ? found : { ...found, commits }];
    }),
  );
  return states.map((files) => files.map((state) => traced.get(state) ?? state));
}
