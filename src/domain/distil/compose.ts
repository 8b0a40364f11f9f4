import { cutAtWord } from '../detection/text.ts';
import { splitSentences } from '../prose/sentences.ts';
import { wholeSentence } from '../prose/whole-sentence.ts';
import type { Candidate } from './candidate.ts';
import { allNames, featuresOf, type Session } from './features.ts';
import { worthOf } from './model.ts';
import type { Topic } from './topics.ts';

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
/** Sentences that stand together in a summary. */
const MAX_TOGETHER = 3;
/** Such a sentence needs the one before it, or a name in front. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|he|she|so|but|and|also|then|here|which|same|both|either|otherwise|instead|the (?:fix|change|other|same|above|former|latter|issue|problem|bug))\b/i;
/** What stands first says what the rest is about: a later sentence must be worth so much more. */
const LATER = 0.08;
/** An opening word that can go. */
const OPENING =
  /^(?:(?:yes|yep|no|right|correct|exactly|done|fixed|sure|ok|okay|great|perfect|good (?:question|catch|point))\b\s*[,.!:–—-]+\s+)+(?=\S)/i;
/** What a conventional commit says of its kind. */
const CONVENTIONAL =
  /^(?:feat|fix|docs?|chore|refactor|perf|tests?|build|ci|style|revert)(?:\([^()]{1,40}\))?!?: /;
/** Headings that name no subject. */
const GENERIC =
  /^(?:now|here|let me|let's|i |we |these|this|all |you)\b|^(?:(?:\S+ ){0,2}(?:changes?|comments?|issues?|suggestions?|updates?|steps?|recommendations?|findings?|fixes|items?|points?|details|questions?)(?: (?:made|applied|addressed|found|needed|needing attention|fixed|done|required))?[\s:]*)$|^(?:(?:the )?(?:summary|changes?|fix(?:es)?|root cause|cause|problem|issue|bug|solution|notes?|details?|overview|context|background|result|analysis|findings?|conclusion|key \w+|what (?:\w+ ?){1,4}|why|how it works|recommendation|implementation|approach|answer|step \d+|verification|files?(?: changed| modified)?|tests?|status|before|after|other \w+)[\s:]*)$/i;

/** Says a topic in a summary that can be understood alone, and the rest in a body. Pure. */
export function compose(topic: Topic, candidates: readonly Candidate[], session: Session): Composed {
  const main = candidates[topic.main];
  if (main === undefined) return { summary: '', body: '' };
  const beside = candidates.filter(
    (other) => other !== main && other.message === main.message && other.about === main.about,
  );
  const summary = withSequel(withSubject(bestWindow(main, session), main), main, beside);
  const others = topic.others.flatMap((index) => candidates[index] ?? []);
  return { summary, body: bodyOf(summary, main, [...beside, ...others]) };
}

/** What stands beside the one that speaks, and what else was said of the topic, each once, as long as there is room. */
function bodyOf(summary: string, main: Candidate, more: readonly Candidate[]): string {
  const about = ownAbout(main);
  const head = about === '' || summary.includes(about) ? [] : [`${about}:`];
  const told = new Set<string>([summary, '']);
  const parts: string[] = [];
  let room = MAX_BODY_CHARS;
  for (const text of [...head, main.text, ...more.map((one) => one.text)]) {
    const line = text.trim();
    if (told.has(line) || summary.includes(line) || line.length + 1 > room) continue;
    told.add(line);
    parts.push(line);
    room -= line.length + 1;
  }
  return parts.length === head.length ? '' : parts.join('\n');
}

/** A commit tells what was wrong in one paragraph, and what was done about it in the next: both belong together, where they have room. */
function withSequel(summary: string, main: Candidate, beside: readonly Candidate[]): string {
  if (main.source !== 'commit' || main.place !== 'text') return summary;
  const next = beside.find(({ text, place }) => place === 'text' && !summary.includes(text))?.text ?? '';
  const [sentence = ''] = splitSentences(next);
  const room = MAX_SUMMARY_CHARS - summary.length - 1;
  return sentence !== '' && sentence.length <= room && /[.!?]$/.test(sentence)
    ? `${summary} ${sentence}`
    : summary;
}

/** The part of a block that tells most: all of it where it is short. */
function bestWindow(main: Candidate, session: Session): string {
  const text = main.text.replace(OPENING, '');
  if (text.length <= MAX_SUMMARY_CHARS || main.source === 'choice') return text;
  const sentences = splitSentences(text);
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < sentences.length; from += 1)
    for (let count = 1; count <= MAX_TOGETHER; count += 1) {
      const window = sentences.slice(from, from + count).join(' ');
      if (from + count > sentences.length || window.length > MAX_SUMMARY_CHARS - 40) break;
      const points = from > 0 && POINTS_BACK.test(window) ? 0.25 : 0;
      const value = worthOf(featuresOf({ ...main, text: window }, session)) - points - LATER * from;
      if (value > most) [best, most] = [window, value];
    }
  return best === ''
    ? (wholeSentence(sentences[0] ?? text, MAX_SUMMARY_CHARS) ?? cutAtWord(text, MAX_SUMMARY_CHARS - 1))
    : best;
}

/** A sentence that names nothing, or points back, gets what it is about in front, where that is known; the subject of a commit always is. */
function withSubject(text: string, main: Candidate): string {
  const needs =
    main.source === 'commit' ||
    allNames(text).length === 0 ||
    POINTS_BACK.test(text) ||
    main.place !== 'text';
  const subject = needs ? subjectOf(text, main) : '';
  const whole = subject === '' ? text : `${subject}: ${text}`;
  return wholeSentence(whole, MAX_SUMMARY_CHARS) ?? cutAtWord(whole, MAX_SUMMARY_CHARS - 1);
}

function subjectOf(text: string, main: Candidate): string {
  const about = ownAbout(main);
  if (about !== '' && about.length <= 110 && !text.toLowerCase().includes(about.toLowerCase())) return about;
  const name = main.text.match(/`[^`\n]{2,60}`/)?.[0];
  return allNames(text).length === 0 && name !== undefined && !text.includes(name) ? name : '';
}

/** The nearest heading that names a subject. */
function ownAbout({ about }: Candidate): string {
  const parts = about.split(' › ').map((part) =>
    part
      .replace(CONVENTIONAL, '')
      .replace(/^(?:\d+[.)]\s*|[^\p{L}`]+)/u, '')
      .replace(/[:：]$/, '')
      .trim(),
  );
  return parts.findLast((part) => part !== '' && !GENERIC.test(part)) ?? '';
}
