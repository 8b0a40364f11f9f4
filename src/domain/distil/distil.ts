import { namesSomething } from '../prose/names.ts';
import type { Candidate } from './candidate.ts';
import { featuresOf, type Session, sessionOf } from './features.ts';
import type { Progress } from './gather.ts';
import { worthOf } from './model.ts';
import { overturnedAmong } from './overturned.ts';
import { type Topic, topicsOf } from './topics.ts';

/** Why a candidate became no memory. `unsettled`: the session went on editing afterwards, and neither a commit nor its end says it again. `unclear`: it cannot be understood alone. */
export type Dropped = 'little-worth' | 'overturned' | 'unsettled' | 'unclear' | 'too-many';

/** What the distiller found: one lesson, with the candidates it was said in, the most telling one first. */
export interface Found {
  readonly topic: Topic;
  /** 0…1. */
  readonly worth: number;
}

export interface Distilled {
  /** None to four, the most worth first. */
  readonly found: readonly Found[];
  /** Of every candidate that was read and is in none of them, by its index: why. */
  readonly dropped: ReadonlyMap<number, Dropped>;
  /** Of every candidate, what the model gave it. */
  readonly worth: readonly number[];
}

/** What the user typed while turning a call down is hardly ever nothing, and the model has seen too few of them. */
const REFUSAL_WORTH = 0.7;
/** Of what was chosen among options a third was worth it, since most questions ask how to go on now; of what was written into files that instruct agents a tenth, since the client reads them anyway. */
const SELDOM_WORTH: ReadonlySet<Candidate['source']> = new Set(['choice', 'notebook']);
const SELDOM_BELIEF = 0.75;

/** A session is told in so many memories at the most, besides failures with their fix and what the user stated: of those behind the fourth fewer than a third are worth it. */
const MOST = 4;

/** What is known of a session that is distilled besides its candidates. */
export interface DistilOptions extends Progress {
  /** From this worth on a topic is kept, 0…1. */
  readonly least?: number;
  readonly most?: number;
  /** What came after this message may overturn, and becomes nothing itself. */
  readonly until?: number;
}

/**
 * Reads the candidates of a session, in the order they were said, and finds what a careful reader would note of it: scores each, leaves out what
 * the session overturned, puts together what speaks of one thing, lets only what still stands at the end speak for it, and keeps the topics that are worth it. Pure.
 */
export function distil(candidates: readonly Candidate[], options: DistilOptions = {}): Distilled {
  const { least = 0.5, most = MOST, until = Number.POSITIVE_INFINITY } = options;
  const session = sessionOf(candidates, options);
  const worth = candidates.map((candidate) => worthIn(session, candidate));
  const dropped = new Map<number, Dropped>();
  for (const index of overturnedAmong(candidates)) dropped.set(index, 'overturned');
  const read = candidates.flatMap(({ message }, index) =>
    dropped.has(index) || message > until ? [] : [index],
  );
  const mayTell = new Set(
    read.filter((index) => stands(candidates[index], session) && isAlone(candidates[index])),
  );
  const { topics, silent } = topicsOf(candidates, worth, read, mayTell);
  for (const index of silent)
    dropped.set(index, stands(candidates[index], session) ? 'unclear' : 'unsettled');
  const found: Found[] = [];
  for (const topic of topics) {
    const value = worth[topic.main] ?? 0;
    const why = value < least ? 'little-worth' : found.length >= most ? 'too-many' : undefined;
    if (why === undefined) found.push({ topic, worth: value });
    else for (const index of [topic.main, ...topic.others]) dropped.set(index, why);
  }
  return { found, dropped, worth };
}

function worthIn(session: Session, candidate: Candidate): number {
  if (candidate.isKept === true) return 0;
  const worth = worthOf(featuresOf(candidate, session));
  if (SELDOM_WORTH.has(candidate.source)) return SELDOM_BELIEF * worth;
  return candidate.source === 'refused' ? Math.max(REFUSAL_WORTH, worth) : worth;
}

/** It speaks of something that was named before, or lists what was done by commit. */
const DANGLES =
  /^(?:(?:yes|no|ok(?:ay)?|so|and|but|also|then|now|today|here|next|there(?:['’]s| is| are)?|again|still|otherwise|that said|note that|in short)\b[\s,:;—–-]*)*(?:it|its|it['’]s|this|that|these|those|they|both|he|she|the (?:same|other|former|latter|above|rest)|there(?:['’]s| is| are) also|(?:first|second|third|last)ly?|\d[.)])\b|^[`([]*[\da-f]{7,40}\b/i;

/** Whether somebody who was not there can know what it speaks of: it names something, or its heading does, and does not begin with what points back. */
function isAlone(candidate: Candidate | undefined): boolean {
  if (candidate === undefined) return false;
  const { text, about, source } = candidate;
  if (source === 'choice' || source === 'refused' || source === 'commit') return true;
  return namesSomething(`${about} ${text}`) && !DANGLES.test(text);
}

/**
 * Whether what was said still holds at the end, as far as the session shows: a commit was made of it, the user chose it, or nothing was edited since. On 88 graded
 * sessions a fifth of the claims that the assistant went on editing after were false by the end, and none of those that it ended with; a prompt is a task, a question or
 * a report, and what it states for good is kept by itself.
 */
function stands(candidate: Candidate | undefined, session: Session): boolean {
  if (candidate === undefined || candidate.source === 'prompt') return false;
  const { source, edits = 0 } = candidate;
  if (source === 'plan') return session.edits > edits;
  return (source !== 'answer' && source !== 'last') || session.edits === edits;
}
