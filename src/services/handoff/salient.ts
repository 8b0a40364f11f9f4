import { inTime } from '../../domain/in-time.ts';
import { passageOf } from '../../domain/passage.ts';
import { complexityOf } from '../../domain/salience/complexity.ts';
import { keptOf, type ModeLimits, modeOf } from '../../domain/salience/modes.ts';
import { PROTOTYPES } from '../../domain/salience/prototypes.ts';
import { salienceOf } from '../../domain/salience/salience.ts';
import {
  type Candidate,
  type Complexity,
  type SalienceContext,
  type SalienceVectors,
  type Salient,
  SCORERS,
  type ScorerName,
} from '../../domain/salience/types.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Clock } from '../../ports.ts';

export interface SalientPorts {
  readonly clock: Clock;
  /** Asked where there is one; without it, or where it fails or is late, words decide. */
  readonly embedder?: Embedder | undefined;
}

export interface SalientRequest<T extends Candidate>
  extends Omit<SalienceContext, 'nowMs' | 'vectors' | 'frequencies'> {
  /** The session's memories; of learnings `candidateOf` makes them. */
  readonly memories: readonly T[];
  /** The embedder gets at most so long, milliseconds; 2,000 where nothing is said. */
  readonly embedMs?: number | undefined;
}

export interface SalientSet<T extends Candidate> extends ModeLimits {
  /** What is worth keeping in mind, best first: what reaches the threshold, at least the best five, at most the cap. */
  readonly kept: readonly Salient<T>[];
  /** All of them, best first. */
  readonly scored: readonly Salient<T>[];
  /** Undefined where there are too few memories to tell. */
  readonly complexity: Complexity | undefined;
  /** Scorers that had nothing to say, or failed. */
  readonly leftOut: readonly ScorerName[];
  /** The id of the embedder, where its vectors were used. */
  readonly embedder?: string;
}

/** Chooses the memories of a session that are worth keeping in mind, and says by how much and why. Never throws. */
export type FindSalient = <T extends Candidate>(request: SalientRequest<T>) => Promise<SalientSet<T>>;

const DEFAULT_EMBED_MS = 2_000;
/** Of more memories the words decide: the smallest model takes some 15 ms of a processor for each, and a hook has seconds. */
const MAX_EMBEDDED = 100;

/** Thirteen scorers, fused; threshold and cap by how the memories hang together (docs/salience.md). */
export function createSalient({ clock, embedder }: SalientPorts): FindSalient {
  return async ({ memories, embedMs = DEFAULT_EMBED_MS, ...place }) => {
    const vectors = await vectorsOf(embedder, memories, place, embedMs);
    const { scored, leftOut } = salienceOf(memories, { ...place, nowMs: clock(), vectors });
    const complexity = complexityOf(memories);
    const limits = modeOf(complexity);
    return {
      ...limits,
      kept: keptOf(scored, limits),
      scored,
      complexity,
      leftOut,
      ...(vectors === undefined || embedder === undefined ? {} : { embedder: embedder.id }),
    };
  };
}

type Texts = Pick<SalienceContext, 'goals' | 'recent'>;

/** All that is compared by meaning, in one go; undefined where that cannot be had in time. */
async function vectorsOf(
  embedder: Embedder | undefined,
  memories: readonly Candidate[],
  { goals, recent }: Texts,
  embedMs: number,
): Promise<SalienceVectors | undefined> {
  if (embedder === undefined || embedder.dimension === 0) return undefined;
  if (memories.length === 0 || memories.length > MAX_EMBEDDED || embedMs <= 0) return undefined;
  const signal = AbortSignal.timeout(embedMs);
  const all = embedForSalience(embedder, memories, { goals, recent }, signal);
  return await inTime(all, embedMs, undefined);
}

/** Vectors of the memories, the goals, what was said last and the prototype sentences. Throws as `embed` does. */
export async function embedForSalience(
  embedder: Embedder,
  memories: readonly Candidate[],
  { goals, recent }: Texts,
  signal?: AbortSignal,
): Promise<SalienceVectors> {
  const texts = memories.map((memory) => passageOf(memory));
  const queries = await embedder.embed([...goals, ...recent], 'query', signal);
  const told = await embedder.embed(texts, 'passage', signal);
  return {
    memories: new Map(memories.flatMap(({ id }, place) => entry(id, told[place]))),
    goals: queries.slice(0, goals.length),
    recent: queries.slice(goals.length),
    prototypes: await prototypeVectors(embedder, signal),
  };
}

const entry = <K>(key: K, vector: Float32Array | undefined): [K, Float32Array][] =>
  vector === undefined ? [] : [[key, vector]];

async function prototypeVectors(
  embedder: Embedder,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<ScorerName, readonly Float32Array[]>> {
  const sentences = SCORERS.flatMap((name) => (PROTOTYPES[name] ?? []).map((text) => ({ name, text })));
  const vectors = await embedder.embed(
    sentences.map(({ text }) => text),
    'passage',
    signal,
  );
  const known = new Map<ScorerName, Float32Array[]>();
  sentences.forEach(({ name }, place) => {
    known.set(name, [...(known.get(name) ?? []), ...entry(name, vectors[place]).map(([, vector]) => vector)]);
  });
  return known;
}
