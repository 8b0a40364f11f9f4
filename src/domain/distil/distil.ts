import { namesIn, namesSomething } from '../prose/names.ts';
import { isStanding } from '../statements/standing.ts';
import { statementIn } from '../statements/statement.ts';
import type { Candidate } from './candidate.ts';
import { featuresOf, type Session, sessionOf } from './features.ts';
import type { Progress } from './gather.ts';
import { worthOf } from './model.ts';
import { overturnedAmong } from './overturned.ts';
import { foundNothing, proves } from './proof.ts';
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

/**
 * What the model has seen too few of. What the user typed while turning a call down, or chose about the work, is hardly ever nothing; a rule written into a file that instructs agents is one. But
 * most questions ask how to go on now, and most of such a file is a description that the client reads anyway.
 */
const LEAST_OF_REFUSAL = 0.7;
const LEAST_OF_CHOICE = 0.6;
const LEAST_OF_RULE = 0.55;
const GOES_ON =
  /\b(?:proceed|commit|push|pull request|PR|continue|go on|next|review|wait|now|merge|release|tag(?:ging)?|fix(?:es)?|reply|post|clone)\b/i;

/** A session is told in so many memories at the most, besides failures with their fix and what the user stated: of those behind the fourth fewer than a third are worth it. */
const MOST = 4;

/** So sure the model must be of what shows no reason. */
const SURE = 0.9;

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
  const idle = new Set(candidates.filter(foundNothing).map(({ message }) => message));
  const isTeller = (one: Candidate): boolean =>
    stands(one, session) && isAlone(one) && !idle.has(one.message);
  const mayTell = new Set(read.filter((index) => candidates.slice(index, index + 1).some(isTeller)));
  const { topics, silent } = topicsOf(candidates, worth, read, mayTell);
  for (const index of silent) dropped.set(index, whySilent(candidates[index], session));
  const found: Found[] = [];
  const order = [...topics].sort((a, b) => worthOfTopic(b, worth) - worthOfTopic(a, worth));
  for (const topic of order) {
    const value = worthOfTopic(topic, worth);
    const said = [topic.main, ...topic.others].flatMap((index) => candidates[index] ?? []);
    const needed = said.some(proves) ? least : Math.max(least, SURE);
    const why = value < needed ? 'little-worth' : found.length >= most ? 'too-many' : undefined;
    if (why === undefined) found.push({ topic, worth: value });
    else for (const index of [topic.main, ...topic.others]) dropped.set(index, why);
  }
  return { found, dropped, worth };
}

function whySilent(candidate: Candidate | undefined, session: Session): Dropped {
  if (candidate?.source === 'prompt') return 'little-worth';
  return stands(candidate, session) ? 'unclear' : 'unsettled';
}

/** What the end of a session confirms in fewer words is worth half as much as what it had said before, and half what it says itself. */
function worthOfTopic({ main, others }: Topic, worth: readonly number[]): number {
  const own = worth[main] ?? 0;
  const most = others.reduce((best, index) => Math.max(best, worth[index] ?? 0), own);
  return (own + most) / 2;
}

function worthIn(session: Session, candidate: Candidate): number {
  if (candidate.isKept === true) return 0;
  return Math.max(leastOf(candidate), worthOf(featuresOf(candidate, session)));
}

function leastOf({ source, text }: Candidate): number {
  if (source === 'refused') return LEAST_OF_REFUSAL;
  if (source === 'choice') return GOES_ON.test(text) ? 0 : LEAST_OF_CHOICE;
  if (source !== 'notebook') return 0;
  const statement = statementIn(text);
  return statement !== undefined && isStanding(statement) ? LEAST_OF_RULE : 0;
}

/** It speaks of something that was named before, or lists what was done by commit. */
const DANGLES =
  /^(?:(?:yes|no|ok(?:ay)?|so|and|but|also|then|now|today|here|next|there(?:['’]s| is| are)?|again|still|otherwise|that said|note that|in short)\b[\s,:;—–-]*)*(?:it|its|it['’]s|this|that|these|those|they|both|he|she|the (?:same|other|former|latter|above|rest)|there(?:['’]s| is| are) also|(?:first|second|third|last)ly?|\d[.)])\b|^[`([]*[\da-f]{7,40}\b/i;

/** A pronoun is understood from what follows where that names two things and the reason. */
const REASON = /\b(?:because|since|so that|otherwise)\b/i;
const EXPLAINS_FROM = 2;

/** Whether somebody who was not there can know what it speaks of: it names something, or its heading does, and does not begin with what points back. */
function isAlone(candidate: Candidate | undefined): boolean {
  if (candidate === undefined) return false;
  const { text, about, source } = candidate;
  if (source === 'choice' || source === 'refused' || source === 'commit') return true;
  const { files, code } = namesIn(text);
  const explains = files.length + code.length >= EXPLAINS_FROM && REASON.test(text);
  return namesSomething(`${about} ${text}`) && (explains || !DANGLES.test(text));
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
