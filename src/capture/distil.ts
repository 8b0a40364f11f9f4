import { groupBy } from '../core/basics.ts';
import {
  allNames,
  CAUSE,
  type Candidate,
  CONSTRAINT,
  isAnswer,
  isUsers,
  type Progress,
  stands,
} from './blocks.ts';
import { type Composed, compose, isAlone, isWhole, opens, ownAbout, withoutReport } from './compose.ts';
import { type Topic, topicsOf } from './gathered.ts';
import { lastingOf } from './said.ts';
import { SAYS_NO } from './user-words.ts';
import { oddsOf } from './worth.ts';

/** Why a candidate became no memory. `unsettled`: the session went on editing afterwards, and neither a commit nor its end says it again; or it was intended, and nobody came back to it. `unclear`: it cannot be understood alone. */
type Dropped = 'little-worth' | 'overturned' | 'unsettled' | 'unclear' | 'too-many';

/** What the distiller found: one lesson, with the candidates it was said in, the most telling one first. */
export interface Found {
  readonly topic: Topic;
  /** 0…1. */
  readonly worth: number;
  readonly told: Composed;
}

export type Distilled = ReturnType<typeof distil>;

/** A session is told in so many memories at the most, besides failures with their fix and what the user stated. */
const MOST = 6;

export interface DistilOptions extends Progress {
  /** From this significance on a topic is kept, 0…1. */
  readonly least?: number;
  readonly most?: number;
  /** What came after this message may overturn, and becomes nothing itself. */
  readonly until?: number;
}

/** What a careful reader would note of a session: without what it overturned, by topics, of which what still stands at the end speaks, and those that are worth it. `dropped`: of every candidate that was read and is in none, by its index, why; `worth`: of every one, 0…1. Pure. */
export function distil(candidates: readonly Candidate[], options: DistilOptions = {}) {
  const { least = 0.5, most = MOST, until = Number.POSITIVE_INFINITY } = options;
  const progress: Progress = {
    edits: Math.max(options.edits ?? 0, ...candidates.map(({ edits = 0 }) => edits)),
    turn: Math.max(options.turn ?? 0, ...candidates.map(({ turn }) => turn)),
  };
  const told = candidates.map(withoutReport);
  const worth = told.map((one) => significanceOf(one, progress));
  const dropped = new Map<number, Dropped>();
  const overturned = overturnedAmong(candidates);
  for (const index of overturned) dropped.set(index, 'overturned');
  const standing = told.map((one, index) => (overturned.has(index) ? { ...one, text: '' } : one));
  const read = candidates.flatMap(({ message }, index) =>
    dropped.has(index) || message > until ? [] : [index],
  );
  const tellers = new Set(read.filter((index) => isTeller(standing[index], progress)));
  const apart = new Set(read.filter((index) => (worth[index] ?? 0) >= least && isApart(candidates[index])));
  const mayTell = new Set([...tellers, ...apart]);
  const { topics, silent } = topicsOf(candidates, worth, read, mayTell, apart);
  for (const index of silent) {
    const one = candidates[index];
    const isWeak =
      one === undefined || one.source === 'prompt' || (worth[index] ?? 0) < least || !proves(one);
    dropped.set(index, isWeak ? 'little-worth' : stands(one, progress) ? 'unclear' : 'unsettled');
  }
  const found: Found[] = [];
  for (const topic of topics) {
    const value = worth[topic.main] ?? 0;
    const told = value >= least ? compose(topic, standing) : { summary: '', body: '' };
    const why =
      value < least
        ? 'little-worth'
        : (faultOf(topic, candidates, told.summary) ?? (found.length >= most ? 'too-many' : undefined));
    if (why === undefined) found.push({ topic, worth: value, told });
    else for (const index of [topic.main, ...topic.others]) dropped.set(index, why);
  }
  return { found, dropped, worth };
}

/** A summary is read without what it was taken from. */
function faultOf(topic: Topic, candidates: readonly Candidate[], summary: string): Dropped | undefined {
  const main = candidates[topic.main];
  if (main === undefined) return 'unclear';
  if (main.source === 'commit') {
    const about = ownAbout(main);
    const isFirst =
      candidates.findIndex((one) => one.source === 'commit' && one.about === main.about) === topic.main;
    return about === '' || !isWhole(summary.slice(about.length + 2), isFirst) ? 'unclear' : undefined;
  }
  return isAlone({ ...main, about: '', text: summary }) ? undefined : 'unclear';
}

/** How the work is to be done, as somebody says who turns a call down; most such words are about this one. */
const ORDERS =
  /^\W*(?:(?:no|please)\W+)*(?:don['’]t|do not|never|always|use)\b|\b(?:instead of|rather than)\b/i;
/** Whoever turns a call down speaks of the work: as likely as not what lasts is enough. */
const EVEN_ODDS = 0;
/** Who takes what the assistant recommends may have no reason of their own. */
const RECOMMENDED = /the user chose: .*?\(recommended\)/i;
/** What is done with the work, or how the client is set up, is over, or is nobody else's. */
const ERRANDS =
  /^Asked “[^”]*(?:\b(?:prs?|pull requests?|(?:un)?staged|working tree|changelog|tagging|settings\.json)\b|\b(?:commit|push|merge|tag|delete|open|create) (?:this|these|the|it|them|both|now)\b)[^”]*”/i;
/** Whether a block holds for whoever comes next: what the user typed at a refusal or chose has a reason or a constraint, and of a commit it is no row of a table. Pure. */
export function proves(candidate: Candidate): boolean {
  const { source, text, place } = candidate;
  if (source !== 'refused' && source !== 'choice') return source !== 'commit' || place !== 'row';
  const isBound = CONSTRAINT.test(text);
  if (source === 'refused')
    return !text.includes('?') && ((ORDERS.test(text) && isBound) || lastingOf(text) >= EVEN_ODDS);
  const isReasoned = text.includes(' — ') && (isBound || CAUSE.test(text));
  return isReasoned && !RECOMMENDED.test(text) && !ERRANDS.test(text);
}

/** Of a commit what can be read behind its subject speaks. */
const isTeller = (one: Candidate | undefined, progress: Progress): boolean =>
  one !== undefined &&
  proves(one) &&
  stands(one, progress) &&
  isAlone(one) &&
  (one.source !== 'commit' || opens(one.text));

/** A point of a commit's list that is worth it is a lesson of its own, whatever the others are about. */
const isApart = (one: Candidate | undefined): boolean =>
  one?.source === 'commit' &&
  one.place === 'item' &&
  opens(one.text) &&
  allNames(one.text).length > 0 &&
  ownAbout(one) !== '';

/** What the user typed while turning a call down, or chose, is too rare to fit a model to. */
const LEAST_OF_USERS = 0.6;

/** What the odds of the words count for, and how much less sure each further edit and prompt makes them, as natural logarithms. */
const SURENESS = {
  commit: { odds: 0.75, edits: 0.35, turns: 0 },
  said: { odds: 0.6, edits: 0.35, turns: 0.37 },
};
/** Of what was said in the middle of a turn as many are worth it as of what closes one at odds so much less. */
const COST_OF_MIDDLE = 0.7;

/**
 * How sure it is that a careful reader would keep what a candidate says once the session is over, 0…1: by the odds of its words, and by how much came after it and may have made it untrue.
 * Two logistic regressions on 568 memories of 386 sessions of ten repositories, read with the whole session in view, of which false ones weigh three times as much. With its repository left
 * out, of the 81 at .5 and above .74 are worth it and .06 false, of the 129 at .3 to .5 .43 and .12.
 */
function significanceOf(candidate: Candidate, { edits = 0, turn = 0 }: Progress): number {
  if (candidate.isKept === true) return 0;
  const weights = candidate.source === 'commit' ? SURENESS.commit : SURENESS.said;
  const since = (now: number, then = 0): number => Math.log1p(Math.max(0, now - then));
  const odds =
    weights.odds * oddsOf(candidate) -
    (candidate.source === 'answer' ? COST_OF_MIDDLE : 0) -
    weights.edits * since(edits, candidate.edits) -
    weights.turns * since(turn, candidate.turn);
  return Math.max(isUsers(candidate.source) ? LEAST_OF_USERS : 0, 1 / (1 + Math.exp(-odds)));
}

/** What a session would be distilled into, with what it was put together from, what the user stated, where a memory says so, and why not into more. */
export type Explanation = ReturnType<typeof explain>;
export type ShownCandidate = Explanation['kept'][number];

/** Shows the distilling of a session's candidates. `isTold`: whether a memory says what the user stated. Pure. */
export function explain(
  candidates: readonly Candidate[],
  least: number,
  progress: Progress = {},
  isTold: (text: string) => boolean = () => true,
) {
  const { found, dropped, worth } = distil(candidates, { least, ...progress });
  const shown = (index: number) => {
    const { source = 'answer', turn = 0, text = '' } = candidates[index] ?? {};
    return { source, turn, text, worth: Math.round(100 * (worth[index] ?? 0)) / 100 };
  };
  const isStated = (index: number): boolean => candidates[index]?.isKept === true;
  const isKept = (index: number): boolean => isStated(index) && isTold(candidates[index]?.text ?? '');
  const left = [...dropped].filter(([index]) => !isKept(index));
  return {
    memories: found.map(({ topic, worth: value, told }) => ({
      summary: told.summary,
      worth: Math.round(100 * value) / 100,
      from: [topic.main, ...topic.others].map(shown),
    })),
    kept: [...dropped.keys()].filter(isKept).map(shown),
    dropped: left
      .map(([index, why]) => ({ ...shown(index), why: isStated(index) ? ('unkept' as const) : why }))
      .sort((a, b) => b.worth - a.worth),
  };
}

/** How the assistant says that what it said was wrong, and the user: at the beginning of a message, since in the middle such words speak of code. */
const TAKES_BACK =
  /^(?:you(?:'|’)?re (?:absolutely |completely )?right|good (?:catch|point)|i was wrong|my (?:mistake|bad)|sorry|apologies|i misread|i misunderstood|actually,? (?:no|that|i)|wait\b|hmm)/i;
/** A no that names nothing is about all that was said just before only where it says that it is wrong: else it answers a question. */
const SAYS_WRONG =
  /\b(?:wrong|incorrect|not (?:right|true|correct|it|so|what happens|how it (?:is|works)|the (?:cause|problem|case)))\b|^(?:revert|undo)\b|falsch|incorrecto|faux|errado|不对|違/i;
/** So much of a claim's names in what takes it back shows that it is meant. */
const SHARED = 0.34;

/** The candidates, by their indexes, that a later one overturns: of the same names, said in the turn before the user said no, or before the assistant took it back. What is said again afterwards stands. Pure. */
export function overturnedAmong(candidates: readonly Candidate[]): ReadonlySet<number> {
  const overturned = new Set<number>();
  for (const [message, [first, ...more]] of groupBy(candidates, (one) => one.message)) {
    if (first === undefined) continue;
    const isUser = first.source === 'prompt' || first.source === 'refused';
    if (!(isUser ? SAYS_NO : TAKES_BACK).test(first.text)) continue;
    const names = new Set([first, ...more].flatMap(({ text }) => allNames(text)));
    for (const [index, candidate] of candidates.entries()) {
      if (candidate.message >= message || candidate.turn < first.turn - 1) continue;
      if (!isAnswer(candidate.source)) continue;
      const own = allNames(candidate.text);
      const shared = own.filter((name) => names.has(name)).length;
      const isMeant = own.length > 0 && shared / own.length >= SHARED;
      const isAnswered =
        isUser &&
        names.size === 0 &&
        SAYS_WRONG.test(first.text) &&
        candidate.source === 'last' &&
        candidate.turn === first.turn - 1;
      if (isMeant || isAnswered) overturned.add(index);
    }
  }
  return overturned;
}
