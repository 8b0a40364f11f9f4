import type { FilterPipeline } from '../../filters/pipeline.ts';
import { defined } from '../core/basics.ts';
import { type FileRef, type Memory, type ScopedMemory, type TrustSettings, trustOf } from '../core/memory.ts';
import type { Clock, Repository } from '../core/ports.ts';
import { cutBytes } from '../core/text.ts';
import { inTime } from '../core/time.ts';
import type { Hit } from './blend.ts';
import type { CodeNow } from './code-now.ts';
import type { FileAt } from './ports.ts';
import type { Told } from './recall-text.ts';
import {
  type Ancestry,
  ancestryOf,
  type CommitPlace,
  type FileState,
  factorsOf,
  fileStateOf,
  freshnessOf,
  movedState,
} from './standing.ts';

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
async function filesOf(repository: Repository, commit: string, memories: readonly Memory[]) {
  const named = memories.flatMap(({ files }) => files);
  const paths = [...new Set(named.filter(({ blob }) => blob !== undefined).map(({ path }) => path))];
  const head = paths.length === 0 ? new Map<string, string>() : await repository.blobs(commit, paths);
  const differs = ({ path, blob }: FileRef): boolean => blob !== undefined && head.get(path) !== blob;
  const doubtful = [...new Set(named.filter(differs).map(({ path }) => path))];
  const work = doubtful.length === 0 ? head : await repository.uncommitted(commit, doubtful, head);
  return Promise.all(
    memories.map(async ({ anchor, anchoredAt, files }) => {
      const wasTakenIn = anchoredAt !== undefined && files.some(differs);
      const its = files.map(({ path }) => path);
      const atAnchor = wasTakenIn ? await repository.blobs(anchor, its) : undefined;
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

type FileSources = Readonly<{ code: Pick<CodeNow, 'content'>; filters: FilterPipeline }>;

/** An anchored file as it was when the memory was made. */
export interface HydratedFile {
  readonly path: string;
  /** Filtered; absent where there is none to show. */
  readonly text?: string;
  readonly isCut?: true;
  /** Why there is no text. */
  readonly why?: keyof typeof WHY_NO_TEXT;
}

export const WHY_NO_TEXT = {
  missing: 'not in git',
  ignored: 'not shown: such files may hold secrets',
  binary: 'not a text file',
  stopped: 'a filter failed on it',
  enough: 'left out for lack of space',
} as const;

const MAX_FILES = 10;
const MAX_FILE_BYTES = 32 * 1024;
const MAX_ALL_BYTES = 128 * 1024;
/** Git looks for a NUL in so much of a file to tell that it is binary (buffer_is_binary). */
const BINARY_LOOK_BYTES = 8_000;

/** A memory's files at its anchor (or as it noted them), filtered: at most ten, 32 KB each, 128 KB in all. */
export async function hydrate(sources: FileSources, { anchor, files }: Memory) {
  const hydrated: HydratedFile[] = [];
  let roomBytes = MAX_ALL_BYTES;
  for (const { path, blob } of files) {
    if (hydrated.length >= MAX_FILES || roomBytes <= 0) {
      hydrated.push({ path, why: 'enough' });
      continue;
    }
    const asked = { commit: anchor, path, ...defined({ blob }) };
    const file = await hydrateOne(sources, asked, Math.min(MAX_FILE_BYTES, roomBytes));
    roomBytes -= Buffer.byteLength(file.text ?? '');
    hydrated.push(file);
  }
  return hydrated;
}

async function hydrateOne(
  { code, filters }: FileSources,
  file: FileAt,
  maxBytes: number,
): Promise<HydratedFile> {
  const { path } = file;
  if (filters.ignoresPath(path)) return { path, why: 'ignored' };
  const content = await code.content(file);
  if (content === undefined) return { path, why: 'missing' };
  if (content.subarray(0, BINARY_LOOK_BYTES).includes(0)) return { path, why: 'binary' };
  // Twice what is shown is filtered, so that no secret is cut before a filter has seen it whole.
  const whole = content.toString('utf8', 0, 2 * maxBytes);
  const filtered = filters.filter(whole);
  if (!filtered.ok) return { path, why: 'stopped' };
  const text = cutBytes(filtered.text, maxBytes);
  const isCut = text.length < filtered.text.length || content.length > 2 * maxBytes;
  return { path, text, ...(isCut ? { isCut } : {}) };
}
