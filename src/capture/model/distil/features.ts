import { namesIn } from '../../../core/names.ts';
import { splitSentences } from '../../../core/prose.ts';
import type { Candidate, Progress } from './gather.ts';

/** What the model sees of a candidate: the numbers of its features, each with its value. */
export type Features = ReadonlyMap<number, number>;

/** Features of structure come first, by name; hashed words fill the rest. */
const NAMED = [
  'bias',
  'prompt',
  'refused',
  'choice',
  'plan',
  'answer',
  'last',
  'commit',
  'notebook',
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
  'question',
  'colon',
  'opens-with-code',
  'points-back',
  'intends',
  'hedges',
  'contrast',
  'cause',
  'decision',
  'negation',
  'condition',
  'defect',
  'figures',
  'position',
  'last-turn',
  'last-message',
  'headed',
  'restated',
  'thinks-aloud',
  'wavers',
  'reports-change',
  'instructs',
  'advises',
  'code-share',
  'parts',
  'first-of-message',
  'alone-in-message',
  'later-told',
  'earlier-told',
  'absolute',
  'works-so',
  'edits-after',
  'edits-all-done',
  'edits-none',
  'commit-after',
  'commit-made',
  'edited-since-prompt',
  'edited-since-plan',
  'edited-since-answer',
  'edited-since-last',
  'edited-since-commit',
  'stands-answer',
  'stands-last',
  'edited-since-unconfirmed',
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

const DEFECT =
  /\b(?:bugs?|races?|leaks?|crash\w*|fail(?:s|ed|ing|ures?)?|broken?|breaks?|miss(?:ing|ed)|wrong(?:ly)?|stale|silent(?:ly)?|swallow\w*|los(?:t|es)|mismatch\w*|conflict\w*|duplicat\w*|ignored|dropped|unexpected\w*|rejected|invalid|stuck|overwrit\w*|errors?)\b/i;

const SIGNS: readonly (readonly [Name, RegExp])[] = [
  ['question', /\?["')]*$/],
  ['colon', /[:：]$/],
  ['opens-with-code', /^`/],
  [
    'points-back',
    /^(?:this|that|these|those|it|its|they|both|so|also|then|which|same|the (?:other|same|above|fix|change)|all of)\b/i,
  ],
  [
    'intends',
    /^(?:now|let me|let's|i'll|i will|i'm going|i need|i'm|next|first|good|great|perfect|ok|okay|done|all)\b/i,
  ],
  ['thinks-aloud', /\b(?:let me|let's|i need to|i'll|i will|i should|i can|i see|i want to|we need to)\b/i],
  ['wavers', /\b(?:wait|hmm|no wait|hold on|on second thought|actually,? (?:the|i|that|let|no|it))\b/i],
  [
    'reports-change',
    /^(?:\S+ [—–-] )?(?:added|updated|extended|removed|changed|renamed|created|moved|replaced|extracted|implemented|refactored|switched|fixed|wrote|made|committed|pushed|verified|confirmed|all)\b/i,
  ],
  [
    'instructs',
    /^(?:add|update|create|remove|change|implement|run|verify|check|fix|make|move|replace|extract|rename|use|write|test|ensure|read|open|click|modify|extend|import|export|delete|define|import|pass|set)\b/i,
  ],
  ['advises', /\b(?:should|could|consider|recommend\w*|suggest\w*|i'd|would be|worth|might want)\b/i],
  ['absolute', /\b(?:only|never|always|every|must|cannot|can't|won't|none|nothing|no longer|exactly)\b/i],
  [
    'works-so',
    /\b(?:runs?|reads?|writes?|returns?|checks?|uses|sets|calls?|fires?|expects?|treats?|resolves?|contains?|requires?|triggers?|stores?|depends?|skips?|fails?|reports?|rejects?|ignores?)\b/i,
  ],
  [
    'hedges',
    /\b(?:might|maybe|perhaps|probably|possibly|seems?|appears?|likely|i think|i believe|i'd|could be|should be able|want me to|would you)\b/i,
  ],
  [
    'contrast',
    /\b(?:instead|rather than|actually|no longer|even though|although|though|however|unlike|except|despite|but|otherwise|only|not just)\b|turn(?:s|ed) out|\bnot\b.{1,60}(?:\bbut\b|[—–;])/i,
  ],
  [
    'cause',
    /\b(?:because|since|due to|so that|that's why|this is why|which (?:is why|means|causes|breaks|makes)|caus(?:e|es|ed|ing)|reason|therefore|thus|hence|as a result|leads? to|means that|stems? from|comes? from|prevents?|ensures?|so)\b|→/i,
  ],
  [
    'decision',
    /\b(?:decid\w+|decisions?|chose|chosen|approach|trade-?offs?|prefer\w*|intentional\w*|deliberate\w*|by design|on purpose|must|should|keep|kept|convention|always|require[sd]?|needs? to)\b/i,
  ],
  ['negation', /n['’]t\b|\b(?:not|never|cannot|no|without|none|neither|nothing|nor)\b/i],
  ['condition', /\b(?:if|when|once|unless|until|before|after|every|whenever|already|still|while)\b/i],
  ['defect', DEFECT],
];

/** Of a word list only these shapes are words: a name of one project says nothing of another. */
const WORD = /[\p{L}][\p{L}'’]{0,24}|[?:;—→]/gu;
/** Names of a project, which the hashed words leave out. */
const PROJECT_NAMES = /`[^`]*`|\S*[/\\_@]\S*|\S+\.\w{1,5}\b|\b\w*[a-z][A-Z]\w*|\b[A-Z]{2,}\w*|\b\w*\d\w*/g;

/** What a session says besides the candidate. */
export interface Session {
  readonly turns: number;
  readonly messages: number;
  /** How many messages name each name. */
  readonly mentions: ReadonlyMap<string, number>;
  /** Of each message, how many blocks it has, and the first of them. */
  readonly blocks: ReadonlyMap<number, { readonly count: number; readonly first: string }>;
  /** Of each name, the last message that a turn ended with, or a commit, that names it; and the first message of all. */
  readonly settled: ReadonlyMap<string, number>;
  readonly begun: ReadonlyMap<string, number>;
  /** The edits and commits of the whole session. */
  readonly edits: number;
  readonly commits: number;
  /** Of each turn, the first words of its prompt. */
  readonly asked: ReadonlyMap<number, readonly string[]>;
  /** Of each turn, how many characters its prompt has. */
  readonly promptChars: ReadonlyMap<number, number>;
}

/** What features need to know of the session of these candidates. Pure. */
export function sessionOf(candidates: readonly Candidate[], progress: Progress = {}): Session {
  const named = new Map<string, Set<number>>();
  const blocks = new Map<number, { count: number; first: string }>();
  const settled = new Map<string, number>();
  const begun = new Map<string, number>();
  const asked = new Map<number, readonly string[]>();
  const promptChars = new Map<number, number>();
  for (const { text, message, source, turn } of candidates) {
    if (source === 'prompt' && !asked.has(turn)) asked.set(turn, wordsIn(text).slice(0, MAX_ASKED_WORDS));
    if (source === 'prompt' || source === 'plan')
      promptChars.set(turn, (promptChars.get(turn) ?? 0) + text.length);
    const block = blocks.get(message);
    blocks.set(message, { count: (block?.count ?? 0) + 1, first: block?.first ?? text });
    for (const name of allNames(text)) {
      const known = named.get(name) ?? new Set();
      known.add(message);
      named.set(name, known);
      if (source === 'last' || source === 'commit') settled.set(name, message);
      if (!begun.has(name)) begun.set(name, message);
    }
  }
  return {
    turns: Math.max(1, ...candidates.map(({ turn }) => turn)),
    messages: Math.max(1, ...candidates.map(({ message }) => message)),
    mentions: new Map([...named].map(([name, messages]) => [name, messages.size])),
    blocks,
    settled,
    begun,
    asked,
    promptChars,
    edits: Math.max(progress.edits ?? 0, ...candidates.map(({ edits = 0 }) => edits)),
    commits: Math.max(progress.commits ?? 0, ...candidates.map(({ commits = 0 }) => commits)),
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
  if (source !== 'report' && source !== 'hook') set(source);
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
  for (const [name, pattern] of SIGNS) if (pattern.test(text)) set(name);
  set('figures', Math.min(1, (text.match(/\b\d+\b/g)?.length ?? 0) / 4));
  set('position', candidate.message / session.messages);
  if (candidate.turn === session.turns) set('last-turn');
  if (candidate.message >= session.messages - 1) set('last-message');
  if (candidate.about !== '') set('headed');
  const block = session.blocks.get(candidate.message);
  if (block?.first === text) set('first-of-message');
  if ((block?.count ?? 1) === 1) set('alone-in-message');
  set('code-share', (text.match(/`[^`]*`/g)?.join('').length ?? 0) / Math.max(1, text.length));
  set('parts', Math.min(1, (text.split(' · ').length - 1) / 4));
  const own = allNames(text);
  const share = (is: (name: string) => boolean): number =>
    own.length === 0 ? 0 : own.filter(is).length / own.length;
  const later = share((name) => (session.settled.get(name) ?? 0) > candidate.message);
  set('later-told', later);
  set(
    'earlier-told',
    share((name) => (session.begun.get(name) ?? candidate.message) < candidate.message),
  );
  const mentioned = own.map((name) => session.mentions.get(name) ?? 1);
  set('restated', mentioned.length === 0 ? 0 : Math.min(1, (Math.max(...mentioned) - 1) / 5));
  for (const [name, value] of conversationOf(candidate, session)) set(name, value);
  for (const [name, value] of progressOf(candidate, session, later)) {
    const index = INDEX.get(name); // not every source has each of them
    if (index !== undefined && value !== 0) features.set(index, value);
  }
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

/** How much of the session's work came after it was said: a defect that was told before the edits is mostly mended after them. */
function progressOf(
  { source, text, edits = 0, commits = 0 }: Candidate,
  session: Session,
  later: number,
): readonly (readonly [name: string, value: number])[] {
  const after = session.edits === 0 ? 0 : (session.edits - edits) / session.edits;
  const isEditedSince = after > 0;
  const flags = {
    'edits-all-done': session.edits > 0 && !isEditedSince,
    'edits-none': session.edits === 0,
    'commit-after': session.commits > commits,
    'commit-made': session.commits > 0,
    [`edited-since-${source}`]: isEditedSince,
    'edited-since-unconfirmed': isEditedSince && source !== 'commit' && later === 0,
    [`stands-${source}`]: !isEditedSince,
    [`defect-in-${source}`]: DEFECT.test(text),
  };
  const set = Object.entries(flags).flatMap(([name, is]) => (is ? [[name, 1] as const] : []));
  return [['edits-after', after], ...set];
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
    ['unattended', Number(isOne && session.edits + session.commits === 0)],
    ['blocks-in-message', Math.min(1, Math.log2(1 + (session.blocks.get(message)?.count ?? 1)) / 6)],
  ];
}

/** The words of a text in their order; all names of a project are one word. */
const wordsIn = (text: string): readonly string[] =>
  text.replace(PROJECT_NAMES, ' xname ').toLowerCase().match(WORD)?.slice(0, 200) ?? [];

function bump(features: Map<number, number>, word: string, value: number): void {
  const index = NAMED.length + (bucketHash(word) % BUCKETS);
  features.set(index, (features.get(index) ?? 0) + value);
}

/** FNV-1a, 32 bits, over UTF-16 code units: the one of 64 bits (fnv1a.ts) tells texts apart, and is too slow for each word. */
function bucketHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
