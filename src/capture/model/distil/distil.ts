import { splitSentences } from '../../../core/prose.ts';
import { isAlone } from './alone.ts';
import { type Candidate, CONSTRAINT, DEFECT, HEARD, proves, signsOf, stands } from './blocks.ts';
import {
  type Composed,
  compose,
  opens,
  ownAbout,
  RECOUNTS,
  type Topic,
  topicsOf,
  worthOf,
} from './compose.ts';
import { allNames, featuresOf, type Progress, type Session, sessionOf } from './features.ts';
import { overturnedAmong } from './overturned.ts';

/** Why a candidate became no memory. `unsettled`: the session went on editing afterwards, and neither a commit nor its end says it again; or it was intended, and nobody came back to it. `unclear`: it cannot be understood alone. */
type Dropped = 'little-worth' | 'overturned' | 'unsettled' | 'unclear' | 'too-many';

/** What the distiller found: one lesson, with the candidates it was said in, the most telling one first. */
export interface Found {
  readonly topic: Topic;
  /** 0…1. */
  readonly worth: number;
  /** In the words that were said. */
  readonly told: Composed;
}

export interface Distilled {
  /** None to six, the most worth first. */
  readonly found: readonly Found[];
  /** Of every candidate that was read and is in none of them, by its index: why. */
  readonly dropped: ReadonlyMap<number, Dropped>;
  /** Of every candidate, what the model gave it. */
  readonly worth: readonly number[];
}

/** What the user typed while turning a call down the model has seen too little of. */
const LEAST_OF_USERS = 0.6;

/** A session is told in so many memories at the most, besides failures with their fix and what the user stated. */
const MOST = 6;

/**
 * By so much the odds of the model are too high for what does not name a reason, what went wrong and what to keep to all at once: of what it gives .5 to .6 a strict
 * reader keeps fewer than half, of what it gives more four fifths (139 graded sessions, each weighed without its repository).
 */
const TOO_SURE = 1.5;
/**
 * A commit has to be worth so much more, and still more where it mends nothing. With that, without what only recounts and without what a review had to say, readers
 * kept 97 of 127 memories of commits on 22 repositories.
 */
const COMMIT_BAR = 0.15;
const UNLESS_MENDED = 0.1;
const MENDS = /^(?:(?:fix|security|perf)\b|\S*: fix\b)/i;
/** Who speaks of what was done. */
const DONE: ReadonlySet<Candidate['source']> = new Set(['answer', 'last', 'commit']);

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
 * the session overturned, puts together what speaks of one thing, lets what still stands at the end speak for it, and keeps the topics that are worth it. Pure.
 */
export function distil(candidates: readonly Candidate[], options: DistilOptions = {}): Distilled {
  const { least = 0.5, most = MOST, until = Number.POSITIVE_INFINITY } = options;
  const session = sessionOf(candidates, options);
  const worth = candidates.map((candidate) => worthIn(session, candidate));
  const dropped = new Map<number, Dropped>();
  const overturned = overturnedAmong(candidates);
  for (const index of overturned) dropped.set(index, 'overturned');
  const standing = candidates.map((one, index) => (overturned.has(index) ? { ...one, text: '' } : one));
  const read = candidates.flatMap(({ message }, index) =>
    dropped.has(index) || message > until ? [] : [index],
  );
  const tellers = new Set(read.filter((index) => isTeller(index, session, standing)));
  const apart = new Set(
    read.filter(
      (index) => (worth[index] ?? 0) >= least + barOf(candidates[index]) && isApart(candidates[index]),
    ),
  );
  const mayTell = new Set([...tellers, ...apart]);
  const { topics, silent } = topicsOf(candidates, worth, read, mayTell, apart);
  for (const index of silent) dropped.set(index, whySilent(candidates[index], session));
  const found: Found[] = [];
  const order = [...topics].sort((a, b) => worthOfTopic(b, worth) - worthOfTopic(a, worth));
  for (const topic of order) {
    const value = worthOfTopic(topic, worth);
    const main = candidates[topic.main];
    const bar = least + barOf(main);
    const isWorth = main !== undefined && value >= bar && proves(main);
    const told = isWorth ? compose(topic, standing, session) : { summary: '', body: '' };
    const why = !isWorth
      ? 'little-worth'
      : (faultOf(topic, candidates, told.summary) ?? (found.length >= most ? 'too-many' : undefined));
    if (why === undefined) found.push({ topic, worth: value, told });
    else for (const index of [topic.main, ...topic.others]) dropped.set(index, why);
  }
  return { found, dropped, worth };
}

/** A commit that adds something tells what the code does by now, unless it says first what was missing. */
const ADDS = /^(?:feat\b|(?:\S*: )?(?:add|implement|introduce)s?\b)/i;
/** What a review had to say of it is mended, and a test is its own story: of 15 readers kept none. */
const MENDED =
  /^(?:\S*: )?cover\b|^[^›]*\b(?:review|feedback|findings?|comments?|nits?|polish|suggestions?)\b/i;
const saysWhatWasMissing = ({ text }: Candidate): boolean => {
  const [first = ''] = splitSentences(text);
  return !RECOUNTS.test(first) && [DEFECT, CONSTRAINT].some((sign) => sign.test(first));
};

/** A choice speaks where the assistant comes back to it; and a summary is read without what it was taken from. */
function faultOf(topic: Topic, candidates: readonly Candidate[], summary: string): Dropped | undefined {
  const main = candidates[topic.main];
  if (main === undefined) return 'unclear';
  const isTakenUp = topic.others.some((index) => {
    const { source = 'prompt', message = 0 } = candidates[index] ?? {};
    return message > main.message && DONE.has(source);
  });
  if (main.source === 'choice' && !isTakenUp) return 'unsettled';
  if (
    main.source === 'commit' &&
    (MENDED.test(main.about) || (ADDS.test(main.about) && !saysWhatWasMissing(main)))
  )
    return 'little-worth';
  if (main.source === 'commit' && ownAbout(main) === '') return 'unclear';
  return isAlone({ ...main, about: '', text: summary }) ? undefined : 'unclear';
}

const barOf = (main: Candidate | undefined): number => {
  if (main?.source !== 'commit') return 0;
  return COMMIT_BAR + (MENDS.test(main.about) ? 0 : UNLESS_MENDED);
};

/** Of a commit the first paragraph that gives a reason speaks, and where none does before its list, a point of that. */
function isTeller(index: number, session: Session, all: readonly Candidate[]): boolean {
  const one = all[index];
  if (one === undefined || !stands(one, session) || !isAlone(one)) return false;
  const isReason = ({ message, place, text }: Candidate): boolean =>
    message === one.message && place === 'text' && signsOf(text) > 0 && opens(text);
  return (
    one.source !== 'commit' ||
    (signsOf(one.text) > 0 && opens(one.text) && !all.slice(0, index).some(isReason))
  );
}

/** A point of a commit's list that says how things were and why is a lesson of its own, whatever the others are about. */
const isApart = (one: Candidate | undefined): boolean =>
  one?.source === 'commit' &&
  one.place === 'item' &&
  signsOf(one.text) > 1 &&
  opens(one.text) &&
  allNames(one.text).length > 0 &&
  isAlone(one) &&
  ownAbout(one) !== '';

function whySilent(candidate: Candidate | undefined, session: Session): Dropped {
  if (candidate !== undefined && HEARD.has(candidate.source)) return 'little-worth';
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
  const value = worthOf(featuresOf(candidate, session));
  const odds = signsOf(candidate.text) > 2 ? 1 : TOO_SURE;
  return Math.max(leastOf(candidate), value / (value + odds * (1 - value)));
}

const leastOf = ({ source }: Candidate): number => (source === 'refused' ? LEAST_OF_USERS : 0);

/** One candidate as a person is shown it. */
export interface ShownCandidate {
  readonly source: Candidate['source'];
  readonly turn: number;
  readonly text: string;
  /** 0…1, from the model. */
  readonly worth: number;
}

/** What a session would be distilled into, and why not into more. */
export interface Explanation {
  readonly memories: readonly {
    readonly summary: string;
    readonly worth: number;
    /** What it was put together from, the most telling first. */
    readonly from: readonly ShownCandidate[];
  }[];
  /** What the user stated, where a memory says so. */
  readonly kept: readonly ShownCandidate[];
  /** The candidates that became no memory, the most worth first. */
  readonly dropped: readonly (ShownCandidate & { readonly why: Dropped | 'unkept' })[];
}

/** Shows the distilling of a session's candidates. `isTold`: whether a memory says what the user stated. Pure. */
export function explain(
  candidates: readonly Candidate[],
  least: number,
  progress: Progress = {},
  isTold: (text: string) => boolean = () => true,
): Explanation {
  const { found, dropped, worth } = distil(candidates, { least, ...progress });
  const shown = (index: number): ShownCandidate => ({
    source: candidates[index]?.source ?? 'answer',
    turn: candidates[index]?.turn ?? 0,
    text: candidates[index]?.text ?? '',
    worth: Math.round(100 * (worth[index] ?? 0)) / 100,
  });
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
