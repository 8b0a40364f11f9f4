import { namesIn, splitSentences } from '../../../core/prose.ts';
import { CAUSE, type Candidate, DEFECT } from './blocks.ts';

/** How many edits of a session succeeded so far. */
export interface Progress {
  readonly edits?: number;
}

/** What the model sees of a candidate: the numbers of its features, each with its value. */
export type Features = ReadonlyMap<number, number>;

/** Features of structure come first, by name; hashed words fill the rest. */
const NAMED = [
  'bias',
  'prompt',
  'refused',
  'choice',
  'answer',
  'last',
  'commit',
  'item',
  'row',
  'length',
  'short',
  'long',
  'names',
  'files',
  'no-names',
  'sentences',
  'one-sentence',
  'cause',
  'defect',
  'headed',
  'edits-after',
  'defect-in-prompt',
  'defect-in-answer',
  'defect-in-last',
  'defect-in-commit',
  'turns',
  'before-last-turn',
  'one-turn',
  'one-turn-at-length',
  'asked-at-length',
  'unattended',
  'blocks-in-message',
] as const;
type Name = (typeof NAMED)[number];

const INDEX = new Map<string, number>(NAMED.map((name, index) => [name, index]));
/** How many numbers hashed words share. */
const BUCKETS = 16_384;
/** How many of them are of structure. */
export const STRUCTURE_COUNT = NAMED.length;
/** How many features there are. */
export const FEATURE_COUNT = NAMED.length + BUCKETS;

/** Of a word list only these shapes are words: a name of one project says nothing of another. */
const WORD = /[\p{L}][\p{L}'’]{0,24}|[?:;—→]/gu;
/** Names of a project, which the hashed words leave out. */
const PROJECT_NAMES = /`[^`]*`|\S*[/\\_@]\S*|\S+\.\w{1,5}\b|\b\w*[a-z][A-Z]\w*|\b[A-Z]{2,}\w*|\b\w*\d\w*/g;

/** What a session says besides the candidate. */
export interface Session {
  readonly turns: number;
  /** Of each message, how many blocks it has. */
  readonly blocks: ReadonlyMap<number, number>;
  /** The edits of the whole session. */
  readonly edits: number;
  /** Of each turn, the first words of its prompt. */
  readonly asked: ReadonlyMap<number, readonly string[]>;
  /** Of each turn, how many characters its prompt has. */
  readonly promptChars: ReadonlyMap<number, number>;
}

/** What features need to know of the session of these candidates. Pure. */
export function sessionOf(candidates: readonly Candidate[], progress: Progress = {}): Session {
  const blocks = new Map<number, number>();
  const asked = new Map<number, readonly string[]>();
  const promptChars = new Map<number, number>();
  for (const { text, message, source, turn } of candidates) {
    if (source === 'prompt' && !asked.has(turn)) asked.set(turn, wordsIn(text).slice(0, MAX_ASKED_WORDS));
    if (source === 'prompt') promptChars.set(turn, (promptChars.get(turn) ?? 0) + text.length);
    blocks.set(message, (blocks.get(message) ?? 0) + 1);
  }
  return {
    turns: Math.max(1, ...candidates.map(({ turn }) => turn)),
    blocks,
    asked,
    promptChars,
    edits: Math.max(progress.edits ?? 0, ...candidates.map(({ edits = 0 }) => edits)),
  };
}

/** What a prompt asks for stands at its beginning. */
const MAX_ASKED_WORDS = 16;

/** The files, code and flags that a text names, in lower case. */
export function allNames(text: string): readonly string[] {
  const { files, code } = namesIn(text);
  return [...files, ...code].map((name) => name.toLowerCase());
}

/** The features of one candidate. Pure. */
export function featuresOf(candidate: Candidate, session: Session): Features {
  const features = new Map<number, number>();
  const set = (name: Name, value = 1): void => {
    if (value !== 0) features.set(INDEX.get(name) ?? 0, value);
  };
  const { text, source, place } = candidate;
  const { files, code, tools } = namesIn(text);
  const count = files.length + code.length + tools.length;
  set('bias');
  set(source);
  if (place !== 'text') set(place);
  set('length', Math.min(1, Math.log2(1 + text.length) / 11));
  if (text.length < 70) set('short');
  if (text.length > 600) set('long');
  set('names', Math.min(1, Math.log2(1 + count) / 4));
  set('files', Math.min(1, files.length / 3));
  if (count === 0) set('no-names');
  const sentences = splitSentences(text).length;
  set('sentences', Math.min(1, sentences / 6));
  if (sentences === 1) set('one-sentence');
  if (CAUSE.test(text)) set('cause');
  if (DEFECT.test(text)) set('defect');
  if (candidate.about !== '') set('headed');
  for (const [name, value] of conversationOf(candidate, session)) set(name, value);
  // A defect that was told before the edits is mostly mended after them.
  if (session.edits > 0) set('edits-after', (session.edits - (candidate.edits ?? 0)) / session.edits);
  const told = INDEX.get(`defect-in-${source}`); // not every source has it
  if (told !== undefined && DEFECT.test(text)) features.set(told, 1);
  const words = wordsIn(text);
  const value = 1 / Math.sqrt(Math.max(12, words.length));
  for (const word of new Set(words)) bump(features, `w ${word}`, value);
  for (const [index, word] of words.entries())
    if (index > 0) bump(features, `p ${words[index - 1]} ${word}`, value);
  if (words[0] !== undefined) bump(features, `f ${words[0]}`, 0.3);
  bump(features, `f2 ${words[0]} ${words[1]}`, 0.2);
  for (const word of new Set(wordsIn(candidate.about).slice(0, 10))) bump(features, `h ${word}`, 0.2);
  for (const word of new Set(session.asked.get(candidate.turn) ?? [])) bump(features, `q ${word}`, 0.1);
  return features;
}

/** A prompt of so many characters that is never answered was mostly written by a program. */
const AT_LENGTH = 500;

/** How the session goes on: what one prompt asks for, and nobody replies to, teaches less than what somebody talks about. */
function conversationOf(
  { turn, message }: Candidate,
  session: Session,
): readonly (readonly [name: Name, value: number])[] {
  const chars = session.promptChars.get(turn) ?? 0;
  const isOne = session.turns === 1 && chars > 0;
  return [
    ['turns', Math.min(1, Math.log2(session.turns) / 4)],
    ['before-last-turn', Number(turn < session.turns)],
    ['one-turn', Number(isOne)],
    ['one-turn-at-length', Number(isOne && chars > AT_LENGTH)],
    ['asked-at-length', Math.min(1, Math.log2(1 + chars) / 12)],
    ['unattended', Number(isOne && session.edits === 0)],
    ['blocks-in-message', Math.min(1, Math.log2(1 + (session.blocks.get(message) ?? 1)) / 6)],
  ];
}

/** The words of a text in their order; all names of a project are one word. */
const wordsIn = (text: string): readonly string[] =>
  text.replace(PROJECT_NAMES, ' xname ').toLowerCase().match(WORD)?.slice(0, 200) ?? [];

function bump(features: Map<number, number>, word: string, value: number): void {
  const index = NAMED.length + (bucketHash(word) % BUCKETS);
  features.set(index, (features.get(index) ?? 0) + value);
}

/** FNV-1a, 32 bits, over UTF-16 code units: the one of 64 bits (core/learning.ts) tells texts apart, and is too slow for each word. */
function bucketHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
