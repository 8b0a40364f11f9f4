import { tellsFix } from '../core/near-duplicate.ts';
import { tellingRank } from '../core/text.ts';
import { ageFactor, halfLifeDays } from '../core/time.ts';
import {
  type Candidate,
  type Complexity,
  complexityOf,
  holdersOf,
  inWork,
  type Reading,
  readingOf,
  type SalienceContext,
  serving,
  sharedTelling,
  sum,
  type TellingText,
  tellingText,
} from './complexity.ts';

/** The same as scorers read it: the words of goals and of what was said by how telling they are. */
type Moment = Omit<SalienceContext, 'goals' | 'recent'> &
  Readonly<Record<'goals' | 'recent', readonly TellingText[]>>;

export interface Scorer {
  readonly name: string;
  /** The weights of all thirteen add up to 1. */
  readonly weight: number;
  /** A sentence that has any of them speaks for the memory: each further one counts less, the summary's twice. */
  readonly words?: RegExp;
  /** What else does; 0 where there is nothing to go by (no goals, no files in work). */
  readonly points?: (memory: Candidate, reading: Reading, moment: Moment) => number;
}

/** Of something that is there several times each further one counts less. */
const several = (count: number): number => Math.log2(1 + count);
const RULES = new Set(['convention', 'preference', 'pattern', 'workaround', 'fix', 'correction']);

/** E1 to E13. Names and weights were given with the design; docs/explanation/capture.md says what they add. */
export const SCORERS: readonly Scorer[] = [
  {
    name: 'semantic',
    weight: 0.15,
    words:
      /\b(?:instead of|rather than|actually|no longer|although|however|unlike|except|despite|but|otherwise|only|turn(?:s|ed) out|cannot|never|not|unless|until|because|since|fails?|broken|wrong|bug|missing)\b|n['’]t\b/i,
    points: ({ signature = '' }) => tellingRank(signature),
  },
  {
    name: 'temporal',
    weight: 0.08,
    points: ({ ns, kind, lastSeenAt }, _, { nowMs }) => ageFactor(lastSeenAt, nowMs, halfLifeDays(ns, kind)),
  },
  {
    name: 'causal',
    weight: 0.1,
    words:
      /\b(?:root cause|the (?:real )?(?:cause|reason|culprit)|because|since|due to|caus(?:es|ed|ing)|as a result|so that|(?:stems?|comes?|came) from|triggered by|(?:leads?|led) to|which (?:means|breaks|makes)|therefore|makes? it|forces?|prevents?|explains|depends? on|relies on|requires?|needs?)\b/i,
    points: (memory) => Number(tellsFix(memory)),
  },
  {
    name: 'counterfactual',
    weight: 0.06,
    words:
      /\b(?:(?:would|could|should) (?:\w+ )?have|would (?:not|fail|break|be|need|lose|mean)|instead of|rather than|rejected|ruled out|considered|decided against|alternatives?|trade-?offs?|without|otherwise|unless|silent(?:ly)?|unnoticed|hidden|in vain)\b/i,
  },
  {
    name: 'moral',
    weight: 0.05,
    words:
      /\b(?:(?:secur|vulnerab|exploit|encrypt|credential|authori[sz]|authenticat|permission)\w*|injection|untrusted|privacy|plaintext|secrets?|passwords?|licen[cs]e[sd]?|copyright|legal|unsafe|dangerous|in production|customers?|data[- ]loss|los(?:t|es|ing) (?:data|work|changes)|(?:irreversibl|destructiv|overwrit|corrupt)\w*)\b/i,
  },
  {
    name: 'aesthetic',
    weight: 0.04,
    words:
      /\b(?:simpl(?:er|est|e|icity|if(?:y|ies|ied))|clean(?:er)?|elegant|readab\w*|minimal|concise|clear(?:er)?|style|(?:duplicat|redundan|refactor|inconsisten|consisten)\w*|dead code|boilerplate|complex(?:ity)?|unused|renam(?:e|ed|ing)|conventions?|naming|lint\w*|format(?:ted|ter|ting)?|quality|comments?)\b/i,
  },
  { name: 'teleological', weight: 0.12, points: (memory, _, { goals }) => serving(memory, goals) },
  { name: 'contextual', weight: 0.1, points: (memory, _, { files }) => inWork(memory, files) },
  {
    name: 'structural',
    weight: 0.08,
    words:
      /\b(?:architectur\w*|design|layers?|boundar(?:y|ies)|(?:de)?coupl(?:ed|ing)|modules?|packages?|components?|services?|adapters?|plugins?|entry ?points?|class(?:es)?|hooks?|handlers?|stores?|interfaces?|apis?|endpoints?|schemas?|types?|fields?|tables?|exports?|imports?|called|calls?|used by|reads? from|writes? to|wraps?|implements|between|shared)\b/i,
  },
  {
    name: 'behavioral',
    weight: 0.06,
    words:
      /\b(?:always|never|every time|whenever|make sure|ensure|must (?:be|not|run|use)|do not|don['’]t|remember to|before|after|until|then|steps?|workflow|habit|pattern|how to|by running|needs? to be|works? (?:with|after|when))\b/i,
    points: ({ ns, kind, seenIn = [] }) =>
      Number(ns === 'patterns' || RULES.has(kind)) + several(seenIn.length),
  },
  {
    name: 'emotional',
    weight: 0.04,
    words:
      /\b(?:critical(?:ly)?|important(?:ly)?|crucial|serious|urgent|warning|careful|gotcha|beware|caveat|finally|(?:annoy|frustrat|wast|struggl|confus|mislead|surpris|mistak|unexpected)\w*|painful|stuck|tricky|weird|strange|works now|solved|turn(?:s|ed) out|wrong(?:ly)?|sorry|still (?:fails?|not|broken))\b/i,
    points: ({ evidence }) => Number(evidence === 'user-stated'),
  },
  {
    name: 'code', // files, identifiers and tools that it names
    weight: 0.07,
    points: ({ files }, { names }) =>
      several(names.files.length + files.length) +
      several(names.code.length) +
      0.3 * several(names.tools.length),
  },
  {
    name: 'lexical', // of what was said lately the share of its telling words; each earlier one counts four fifths
    weight: 0.05,
    points: (_, reading, { recent }) =>
      recent.reduce((all, text) => 0.8 * all + sharedTelling(text, reading), 0),
  },
];

function saidBy({ words, points }: Scorer, memory: Candidate, moment: Moment): number {
  const reading = readingOf(memory);
  const hits = reading.sentences.filter(({ text }) => words?.test(text));
  const twice = Number(hits.length > 0 && hits[0] === reading.sentences[0]);
  return several(hits.length + twice) + (points?.(memory, reading, moment) ?? 0);
}

/** A memory with what the scorers say of it together, 0…1: 1 is first in all scorers, 0 last in all. */
export type Salient<T extends Candidate = Candidate> = Readonly<{ memory: T; score: number }>;

/** Scores candidates against each other in a context, best first. Pure. */
export function salienceOf<T extends Candidate>(
  memories: readonly T[],
  { goals, recent, ...context }: SalienceContext,
  scorers: readonly Scorer[] = SCORERS,
): readonly Salient<T>[] {
  const holders = holdersOf(memories.map((memory) => readingOf(memory).terms));
  const telling = (text: string) => tellingText(text, memories.length, holders);
  const moment: Moment = { ...context, goals: goals.map(telling), recent: recent.map(telling) };
  const columns = scorers.map((scorer): Column => {
    return { weight: scorer.weight, values: memories.map((memory) => saidBy(scorer, memory, moment)) };
  });
  return fuse(memories, columns);
}

/** How slowly a lower rank counts less: G. Cormack, C. Clarke, S. Büttcher, "Reciprocal Rank Fusion …", SIGIR 2009: 60, not critical. */
export const K = 60;

/** What one scorer says of all candidates, in their order; only the order counts. `weight` is divided by the weights of all. */
export type Column = Readonly<{ weight: number; values: readonly number[] }>;

/** The place of each value, 1 the greatest; equal ones share the mean: a scorer that finds three of thirty does not throw others to the last. */
export function ranksOf(values: readonly number[]): readonly number[] {
  const places = [...values].sort((a, b) => b - a).map((value, at) => [value, at] as const);
  const [last, first] = [new Map(places), new Map(places.toReversed())];
  return values.map((value) => 1 + ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}

/**
 * S = Σ weight / (K + rank), read as the rank r that would give the same (K + r = 1 / S), and scored (n − r) / (n − 1): 1 first, 0 last,
 * whatever n. A column of equal values is left out. Best first; equal ones the later met first. Pure.
 */
export function fuse<T extends Candidate>(memories: readonly T[], columns: readonly Column[]) {
  const telling = columns.filter(({ values }) => values.some((value) => value !== values[0]));
  const weights = sum(telling.map(({ weight }) => weight));
  const ranks = telling.map(({ values }) => ranksOf(values));
  const last = memories.length;
  const scoreOf = (place: number): number => {
    if (last === 1) return 1;
    if (telling.length === 0) return 0.5;
    const fused = sum(telling.map(({ weight }, at) => weight / weights / (K + (ranks[at]?.[place] ?? last))));
    return Math.min(1, Math.max(0, (last + K - 1 / fused) / (last - 1)));
  };
  const latest = ({ memory: a }: Salient, { memory: b }: Salient): number =>
    a.lastSeenAt < b.lastSeenAt ? 1 : a.lastSeenAt > b.lastSeenAt ? -1 : a.id < b.id ? -1 : 1;
  return memories
    .map((memory, place) => ({ memory, score: scoreOf(place) }))
    .sort((a, b) => b.score - a.score || latest(a, b));
}

/** What a mode keeps: memories that score the threshold, at most `cap` of them. It is that of a complexity below `below`. */
export const MODES = [
  { mode: 'minimal', below: 0.3, threshold: 0.9, cap: 25 },
  { mode: 'standard', below: 0.6, threshold: 0.7, cap: 50 },
  { mode: 'enhanced', below: 0.8, threshold: 0.5, cap: 100 },
  { mode: 'maximum', below: Number.POSITIVE_INFINITY, threshold: 0.3, cap: 200 },
] as const;
type Mode = (typeof MODES)[number];

/** What is kept of a session of this complexity; `standard` where there are too few memories to tell one. Pure. */
export const modeOf = (complexity: Complexity | undefined): Mode =>
  MODES.find(({ below }) => (complexity?.complexity ?? Number.NaN) < below) ?? MODES[1];

/** So many are kept whatever they score: measures that are no copies of each other never all agree. */
export const KEPT_ALWAYS = 5;

/** What is kept of scored memories, best first: those that reach the threshold, at least the best five, at most the cap. Pure. */
export function keptOf<T extends Candidate>(scored: readonly Salient<T>[], { threshold, cap }: Mode) {
  const reaching = scored.filter(({ score }) => score >= threshold).length;
  return scored.slice(0, Math.min(cap, Math.max(reaching, KEPT_ALWAYS)));
}

/** The memories of a session that are told, best first, and by which mode and complexity (undefined where there are too few). Pure. */
export function salientAmong<T extends Candidate>(memories: readonly T[], context: SalienceContext) {
  const complexity = complexityOf(memories);
  const limits = modeOf(complexity);
  const kept = keptOf(salienceOf(memories, context), limits);
  return { mode: limits.mode, ...(complexity === undefined ? {} : { complexity }), kept };
}
