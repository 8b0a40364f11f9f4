import type { Evidence } from '../core/memory.ts';
import { cutAtWord, spelling } from '../core/text.ts';
import { allNames, type Candidate, isAnswer, isUsers } from './blocks.ts';
import type { Topic } from './gathered.ts';
import { namesSomething, splitSentences, wholeSentence } from './prose.ts';
import { oddsOf } from './worth.ts';

/** What a topic comes to, put together from what was said, word for word. */
export interface Composed {
  /** One or two sentences, at most 300 characters. */
  readonly summary: string;
  /** What else was said of it, a paragraph a line; '' where the summary is all. */
  readonly body: string;
}

export const MAX_SUMMARY_CHARS = 300;
/** More of the same is a report. */
const MAX_BODY_CHARS = 1_400;
const MAX_TOGETHER = 3;
/** Such a sentence needs the one before it, or a name in front. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|he|she|so|but|and|also|then|later|here|which|same|both|either|otherwise|instead|the (?:fix|change|other|same|above|former|latter|issue|problem|bug))\b/i;
/** A longer heading is a sentence of its own. */
const MAX_SUBJECT_CHARS = 110;
export const OPENING =
  /^(?:(?:\d{1,2}[.)]|(?:yes|yep|no|right|correct|exactly|done|fixed|summary|sure|ok|okay|great|perfect|good (?:question|catch|point)|the \w+ (?:is|are|looks?) (?:clean|good|green|done|complete))\b\s*[,.!:–—-]+)\s+)+(?=\S)/i;
const CONVENTIONAL =
  /^(?:feat|fix|docs?|chore|refactor|perf|tests?|build|ci|style|revert)(?:\([^()]{1,40}\))?!?: /;
/** The number that a plan, a review or a tracker gave to a piece of work. */
const NUMBERED =
  /^(?:(?:phases?|tasks?|steps?|rounds?|waves?|milestones?|stages?|parts?|issues?|wp|pr)[ #-]?\d[\w./,-]*|[A-Z]{1,6}-\d+)\s*[:—–-]+\s*|\s*\((?:(?:phase|task|step|round|wave|milestone|stage|part|issue|wp|pr)[ #-]?|#)\d[\w.-]*\)/gi;
const GENERIC =
  /^(?:(?:address|apply|simplify|clean ?up|polish)\b.{0,60}\b(?:review|feedback|findings|comments|nits)\b|now|here|let me|let's|i |we |these|this|all|both|two|three|four|several|some|other|you)\b|^(?:(?:\S+ ){0,2}(?:changes?|comments?|issues?|suggestions?|updates?|steps?|recommendations?|findings?|fixes|items?|points?|details|questions?)(?: (?:made|applied|addressed|found|needed|needing attention|fixed|done|required))?[\s:]*)$|^(?:(?:the )?(?:summary|changes?|fix(?:es)?|root cause|cause|problem|issue|bugs?|solution|notes?|details?|overview|context|background|result|analysis|findings?|conclusion|key \w+|what (?:\w+ ?){1,4}|why|how it works|recommendation|implementation|approach|answer|step \d+|verification|files?(?: changed| modified)?|tests?|status|before|after|other \w+)[\s:]*)$/i;

/** Says a topic in a summary that can be understood alone, and the rest in a body. Pure. */
export function compose(topic: Topic, candidates: readonly Candidate[]): Composed {
  const main = candidates[topic.main];
  if (main === undefined) return { summary: '', body: '' };
  const beside = candidates.filter(
    (other) => other !== main && other.message === main.message && other.about === main.about,
  );
  const summary = withSubject(bestWindow(main), main);
  const body = bodyOf(summary, main, beside);
  const asked = isAnswer(main.source) && DECIDED.test(summary) ? questionOf(main, candidates) : '';
  return { summary, body: [body, asked].filter((part) => part !== '').join('\n') };
}

/** What was asked that an answer decides: who looks for it later asks with those words. */
function questionOf({ turn }: Candidate, candidates: readonly Candidate[]): string {
  const asked = candidates.filter((one) => one.source === 'prompt' && one.turn === turn);
  const question = asked.flatMap(({ text }) => splitSentences(text)).find((text) => text.endsWith('?'));
  const whole = question && wholeSentence(question, MAX_SUBJECT_CHARS);
  return whole ? `Asked: ${whole}` : '';
}

/** What stands beside the one that speaks, each once, as long as there is room. */
function bodyOf(summary: string, main: Candidate, more: readonly Candidate[]): string {
  const [about, said] = [ownAbout(main), spelling(summary)];
  const head = about === '' || said.includes(spelling(about)) ? [] : [`${about}:`];
  const told = new Set<string>(['']);
  const parts: string[] = [];
  let room = MAX_BODY_CHARS;
  for (const line of [...head, main.text, ...more.map(({ text }) => text)]) {
    if (told.has(line) || said.includes(spelling(line)) || line.length + 1 > room) continue;
    told.add(line);
    parts.push(line);
    room -= line.length + 1;
  }
  return parts.length === head.length ? '' : parts.join('\n');
}

/** By so much a second sentence has to make a summary more worth it, one that points back, and each that stands before it. Of 340 blocks readers chose one sentence of 274. */
const COST_OF_MORE = 1;
const COST_OF_POINTING = 0.6;
const COST_OF_LATER = 0.2;

/** The sentences of a block that are most worth telling, one or some together, as they fit: all of it where that fits. */
function bestWindow(main: Candidate): string {
  const text = main.text.replace(OPENING, '');
  const about = takesAbout(main) ? ownAbout(main).length : 0;
  const room = MAX_SUMMARY_CHARS - (about === 0 || about > MAX_SUBJECT_CHARS ? 0 : about + 2);
  if (text.length <= room || main.source === 'choice') return text;
  const sentences = splitSentences(text);
  const { isAll: _all, ...part } = main; // what is told is less
  let [best, most] = ['', Number.NEGATIVE_INFINITY];
  for (const [at, first] of sentences.entries()) {
    let told = first.length <= room ? first : (wholeSentence(first, room) ?? first);
    let cost = at * COST_OF_LATER + (at > 0 && POINTS_BACK.test(first) ? COST_OF_POINTING : 0);
    for (const next of [...sentences.slice(at + 1, at + MAX_TOGETHER), '']) {
      if (told.length > room) break;
      const odds = oddsOf({ ...part, text: told }) - cost;
      if (odds > most) [best, most] = [told, odds];
      told = `${told} ${next}`;
      cost += COST_OF_MORE;
    }
  }
  return best || (wholeSentence(text, room) ?? cutAtWord(text, room - 1));
}

/** What is said in a commit or a list is read with what stands above it. */
const takesAbout = ({ source, place }: Candidate): boolean => source === 'commit' || place !== 'text';

/** A sentence that names nothing, or points back, gets what it is about in front, where that is known; the subject of a commit always is. */
function withSubject(text: string, main: Candidate): string {
  const needs = takesAbout(main) || allNames(text).length === 0 || POINTS_BACK.test(text);
  const subject = needs ? subjectOf(text, main) : '';
  const whole = subject === '' ? text : `${subject}: ${text}`;
  return wholeSentence(whole, MAX_SUMMARY_CHARS) ?? cutAtWord(whole, MAX_SUMMARY_CHARS - 1);
}

/** What points back is explained by no heading of an answer that names nothing. */
function subjectOf(text: string, main: Candidate): string {
  const about = ownAbout(main);
  if (main.source === 'last' && POINTS_BACK.test(text) && !namesSomething(about)) return '';
  const isTold = about.length > MAX_SUBJECT_CHARS || text.toLowerCase().includes(about.toLowerCase());
  return isTold ? '' : about;
}

/** The nearest heading that names a subject; of a commit its own. */
export function ownAbout({ about, source }: Candidate): string {
  const parts = about.split(' › ').map((part) =>
    part
      .replace(/^[^\p{L}`\d]+/u, '')
      .replace(CONVENTIONAL, '')
      .replace(NUMBERED, '')
      .replace(/^(?:\d+[.)]\s*|[^\p{L}`]+)/u, '')
      .replace(OPENING, '')
      .replace(/[:：."”]+$/, '')
      .trim(),
  );
  const named = source === 'commit' ? parts.slice(0, 1) : parts;
  return named.findLast((part) => part !== '' && !GENERIC.test(part)) ?? '';
}

/** Whether the words of a commit can be read behind its subject alone, which "it" is where it does something: they speak of nothing else as known. */
export const opens = (text: string): boolean => {
  const first = text.replace(OPENING, '').replace(/^(?:its\b|it (?=(?!(?:is|was|has)\b)\w+s\b))/i, '');
  return !POINTS_BACK.test(first);
};

const DECIDED =
  /\b(?:decid\w+|decision|chose|chosen|opted|on purpose|deliberate\w*|intentional\w*|by design|instead of|rather than|trade-?off|we(?:'| a)re (?:going with|keeping)|stays?\b|kept\b)/i;
const WENT_WRONG =
  /\b(?:root cause|bugs?|fail(?:s|ed|ing|ure|ures)?|crash\w*|errors?|broke[n]?|breaks|the fix|regression|race|leak\w*|stale|never|wrong\w*)\b/i;
/** The namespace, the kind and the evidence of a memory, by who said it and what it speaks of. Pure. */
export function placeOf(main: Candidate | undefined, text: string) {
  const evidence: Evidence = isUsers(main?.source) ? 'user-stated' : 'model-inferred';
  const decided = text.match(new RegExp(DECIDED, 'gi'))?.length ?? 0;
  const wrong = text.match(new RegExp(WENT_WRONG, 'gi'))?.length ?? 0;
  if (main?.source === 'choice' || (decided > 0 && decided >= wrong))
    return { ns: 'decisions', kind: 'decision', evidence };
  return { ns: 'learnings', kind: wrong > 0 ? 'cause' : 'insight', evidence };
}

/** How many days a memory of such a worth lives: 90 from .8, 30 from .5, else 7, in which it is told only when asked for (design §6). */
export function daysToLive(worth: number): number {
  if (worth >= 0.8) return 90;
  return worth >= 0.5 ? 30 : 7;
}

/** It speaks of something that was named before, or lists what was done by commit. */
const DANGLES =
  /^(?:(?:since|because|although|though|while|once|so|and|but|also|then|now|today|here|there(?:['’]s| is| are)?|again|still|otherwise)\b[\s,:;—–-]*)*(?:it|its|this|that|these|those|they|both|he|she|also|(?:the )?same|the (?:other|former|latter|above|rest))\b(?!['’]s (?:the|an?|not)\b)|^[`([]*[\da-f]{7,40}\b/i;

/** What is so surely worth it says in plain words what it speaks of: of seven paragraphs of 1,830 sessions that do, and name nothing, five were worth keeping. */
const SURE_ODDS = 1;

/** A longer one tells more than what came out. */
const MAX_REPORT_CHARS = 60;

/** What was said without the few words before it on what came out, which nobody understands later: "It answers 200. Port 8080 is taken by …". */
export function withoutReport(candidate: Candidate): Candidate {
  const { source, place } = candidate;
  const text = candidate.text.replace(OPENING, '');
  if (place !== 'text' || !isAnswer(source) || !DANGLES.test(text)) return candidate;
  const [first = '', ...rest] = splitSentences(text);
  const told = rest.join(' ');
  const isAside =
    first.length <= MAX_REPORT_CHARS && told !== '' && !DANGLES.test(told) && !POINTS_BACK.test(told);
  return isAside ? { ...candidate, text: told } : candidate;
}

/** The end of a sentence, whose beginning was a heading. */
const TORN_OFF = /^(?:as|in|of|with|by|at|on|from|than|or|and|which|whose|who)\b/;
const SPEAKS_OF_ABOVE = /^(?:\S+ ){0,3}(?:this|that|these|those|that['’]s)\b/i;

/** Whether what a commit says behind its subject is a whole sentence and, where it does not stand first, speaks of nothing that stands above it. */
export const isWhole = (text: string, isFirst: boolean): boolean =>
  !TORN_OFF.test(text) && (isFirst || !SPEAKS_OF_ABOVE.test(text));

/** Whether somebody who was not there can know what it speaks of: it names something, or its heading does, or is surely worth it, and does not begin with what points back. */
export function isAlone(candidate: Candidate | undefined): boolean {
  if (candidate === undefined) return false;
  const { about, source } = candidate;
  // A commit says what it is about, a choice what was asked, whatever they begin with.
  if (source === 'refused' || source === 'choice' || source === 'commit') return true;
  const text = candidate.text.replace(OPENING, '');
  const speaks = namesSomething(`${about} ${text}`) || oddsOf({ ...candidate, text }) >= SURE_ODDS;
  return speaks && !DANGLES.test(text);
}
