import { cutAtWord } from '../core/text.ts';
import { type Asked, askedIn } from './asked.ts';
import { splitSentences, wholeSentence } from './prose.ts';
import { LEAST, lastingOf, ledTo, linesBelow, type Said, saidIn } from './said.ts';
import {
  asksForWork,
  isBareRequest,
  isNoRule,
  isOfTask,
  type StatementType,
  statementSummary,
  typeOf,
  withoutOpening,
} from './statement-rules.ts';
import { forgetIn, type ToForget } from './taken-back.ts';

export { droppedIn, forgetIn } from './taken-back.ts';

/** What somebody stated in a prompt, as said: raw text, nothing of it may touch a disk unfiltered. */
export interface Statement {
  readonly type: StatementType;
  /** The whole sentences that state it, at most 1,000 characters of them. */
  readonly text: string;
  /** One whole sentence of at most 160 characters, or two of at most 300 that are understood together. */
  readonly summary: string;
  /** `user`: said of oneself, or of every project. */
  readonly scope: 'repository' | 'user';
}

const MAX_TEXT_CHARS = 1_000;
const MAX_PAIR_CHARS = 300;
/** Whoever speaks states a thing or two; what states more is a document that was handed over. */
const MOST_STATED = 4;
/** A prompt of more sentences is a brief for the work at hand: of it only what surely holds from here on is kept, the first of such. */
const FEW = 8;
const LEAST_OF_BRIEFS = 2.9;

type Asks = readonly (Asked | undefined)[];
interface Thing {
  readonly type: StatementType;
  readonly at: readonly number[];
  readonly about?: string | undefined;
}

/** The first of what a prompt states. */
export const statementIn = (prompt: string): Statement | undefined => statementsIn(prompt)[0];

/** What a prompt states in its writer's own words that will hold next week, precision before recall: what it asks to remember, then each sentence that stands. The rest is weighed when the session is distilled. Pure, total, linear. */
export function statementsIn(prompt: string): readonly Statement[] {
  const said = withoutMaterial(saidIn(prompt));
  const asks = said.map(({ text }) => askedIn(text));
  const words = said.map(({ text }, at) => asks[at]?.fact || text);
  const asked = [...asks.keys()].flatMap((at) => thingsAsked(said, asks, at));
  const taken = new Set(asked.flatMap(({ at }) => [...at, ...at.flatMap((one) => ledBy(words, said, one))]));
  const least = words.length > FEW ? LEAST_OF_BRIEFS : LEAST;
  const lasts = (text: string): boolean =>
    !/[?？]\W*$/.test(text) && lastingOf(text) >= least && !isNoRule(text) && forgetIn(text) === undefined;
  const stating = [...words.entries()].filter(
    ([at, text]) => !taken.has(at) && asks[at] === undefined && lasts(text) && !isOfTask(words, at),
  );
  const standing = stating.length > MOST_STATED ? [] : stating.filter(([at]) => isKept(words, said, at));
  const ruling = standing
    .slice(0, words.length > FEW ? 1 : MOST_STATED)
    .map(([at, text]): Thing => ({ type: typeOf(text), at: [at] }));
  const made = [...asked, ...ruling].map((thing) => statementOf(thing, words, said));
  return made.filter(
    ({ text }, at) => made.findIndex((one) => [one.text, ...splitSentences(one.text)].includes(text)) === at,
  );
}

/** All that a prompt asks to have forgotten: by itself, and beside what it asks to remember, in the same sentence or another. Pure. */
export function toForgetIn(prompt: string): readonly ToForget[] {
  const whole = forgetIn(prompt);
  const said = saidIn(prompt).map(({ text }) => ({ text, ask: askedIn(text) }));
  const isBeside = whole === undefined && said.some(({ ask }) => ask !== undefined);
  const others = said.map(({ text, ask }) => ask?.takesBack ?? (isBeside ? forgetIn(text) : undefined));
  return [whole, ...others].flatMap((it) => it ?? []);
}

/** What one sentence asks to remember; the sentence itself, where nobody says what. */
function thingsAsked(said: readonly Said[], asks: Asks, at: number): readonly Thing[] {
  const ask = asks[at];
  if (ask === undefined) return [];
  const type = 'remember';
  if (ask.fact === '' && ask.leads) {
    const below = linesBelow(said, at);
    return (below.length > 0 ? below : [[at]]).map((one) => ({ type, at: one, about: ask.about }));
  }
  if (ask.fact === '' || isBareRequest(ask.fact)) {
    const pointed = pointedAt(said, asks, at);
    return pointed === at && said[at]?.text.endsWith('?') ? [] : [{ type, at: [pointed] }];
  }
  const behind: Thing[] = [];
  for (let next = at + 1; ask.leads && said[next]?.line === said[at]?.line; next += 1) {
    const text = said[next]?.text ?? '';
    if (asks[next] !== undefined || asksForWork(text) || /[?？]\W*$/.test(text)) break;
    behind.push({ type, at: [next] });
  }
  return [{ type, at: [at], about: ask.about }, ...behind];
}

const POINTS_BELOW =
  /^(?!(?:use|ensure|apply|follow|remember)\b).*\b(?:this|that|these|those|the following|below)\b/i;

/** Without what stands below a line that asks for work on it: a text to translate, or for a file. */
function withoutMaterial(said: readonly Said[]): readonly Said[] {
  const leads = said.findIndex(
    ({ text }) =>
      text.endsWith(':') && POINTS_BELOW.test(withoutOpening(text)) && asksForWork(text) && !askedIn(text),
  );
  const [lead, first] = leads < 0 ? [] : said.slice(leads);
  if (lead === undefined || first === undefined || lead.line === first.line) return said;
  const rest = said.slice(leads + 1);
  const end = rest.findIndex(({ block, isItem }) => block > first.block && !isItem);
  return [...said.slice(0, leads + 1), ...(end < 0 ? [] : rest.slice(end))];
}

/** Whether it makes a whole summary: what leads to something is none without it. */
function isKept(words: readonly string[], said: readonly Said[], at: number): boolean {
  const led = ledBy(words, said, at);
  const isWhole = led.length > 0 || !LEADS.test(words[at] ?? '');
  return isWhole && !/…\s*$/.test(summaryOf(words, [at, ...led]));
}

function summaryOf(words: readonly string[], told: readonly number[]): string {
  const said = (places: readonly number[]): readonly string[] => places.flatMap((at) => words[at] ?? []);
  const both = withoutOpening(said([...told].sort((a, b) => a - b)).join(' '));
  // Of a list that is cut at one of its points nobody sees that it goes on.
  if (told.length > 2 && both.length > MAX_PAIR_CHARS) return cutAtWord(both, MAX_PAIR_CHARS);
  return (told.length > 1 ? wholeSentence(both, MAX_PAIR_CHARS) : undefined) ?? statementSummary(said(told));
}

function statementOf({ type, at, about }: Thing, words: readonly string[], said: readonly Said[]): Statement {
  const [first = 0] = at;
  const beside = at.length > 1 ? [] : ledBy(words, said, first);
  const own = words.map((text, one) => {
    if (one === first && about !== undefined)
      return `${about.charAt(0).toUpperCase()}${about.slice(1)}: ${text}`;
    return beside.includes(one) && one !== beside.at(-1) ? text.replace(/[^.!?;:,]$/, '$&;') : text;
  });
  const next = said[first]?.line === said[first + 1]?.line ? (words[first + 1] ?? '') : '';
  const rule = THAT_IS.test(next) ? [first + 1] : [];
  const told = [...at, ...beside, ...(REASON.test(next) ? [first + 1] : rule)];
  const all = `${words[first]} ${said[first]?.text}`;
  return {
    type,
    text: textOf(own, told),
    summary: summaryOf(own, [first, ...beside, ...rule]),
    scope: OF_USER.test(all) && !OF_REPOSITORY.test(all) ? 'user' : 'repository',
  };
}

const REASON =
  /^(?:because|otherwise|the reason|that's (?:why|because)|this is because|it's because|or else|weil|sonst|parce que|sinon|porque|denn)\b/i;

/** What follows from what stands before it: "I run the review myself. Never do that on your own." */
const THAT_IS = /^(?:so )?(?:please )?(?:never|always|don't|do not) (?:ever )?\w+ (?:this|that|it)\b/i;

/** "The tests need TZ=UTC. Remember this.": the place of the sentence, before or behind, that says what is to be remembered; its own where none does. */
function pointedAt(said: readonly Said[], asks: Asks, index: number): number {
  const says = (at: number): boolean => {
    const text = said[at]?.text;
    return text !== undefined && asks[at] === undefined && !isBareRequest(text) && !/[?？]\W*$/.test(text);
  };
  return [index - 1, index + 1].find(says) ?? index;
}

const LEADS = /:\W*$/;
const ledBy = (words: readonly string[], said: readonly Said[], at: number): readonly number[] =>
  LEADS.test(words[at] ?? '') ? ledTo(said, at) : [];

/** The surest sentence with the others, in their order, as far as they fit. */
function textOf(sentences: readonly string[], told: readonly number[]): string {
  const chosen = new Set<number>();
  let chars = 0;
  for (const index of new Set(told)) {
    const length = (sentences[index]?.length ?? 0) + 1;
    if (chars > 0 && chars + length > MAX_TEXT_CHARS) continue;
    chosen.add(index);
    chars += length;
  }
  return sentences.filter((_, index) => chosen.has(index)).join(' ');
}

const OF_USER =
  /\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\bglobally\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i;
const OF_REPOSITORY = /\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i;
