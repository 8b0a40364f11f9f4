import { jaccard, onceEach } from './basics.ts';
import type { MemoryContent } from './memory.ts';
import { errorSignature } from './signature.ts';
import { isStopWord, stem, wordOf } from './stem.ts';
import { spelling } from './text.ts';

const KINDS = new Set(['fix', 'workaround', 'solution', 'resolution']);
/** A line that says what helped, as people and the pairing of failures with what came after write it. */
const FIX_LINE =
  /^[ \t>*-]*(?:the )?(?:fix|fixed(?: by| with)?|solution|solved(?: by| with)?|workaround|resolution|resolved(?: by| with)?|what helped|helped|it (?:passed|worked) (?:after|with)|passed after|worked after|instead)\b[^:\n]{0,40}(?::|\bwas\b)/im;
const FIX_WORDS =
  /\b(?:(?:is |was |gets? )?(?:fixed|solved|resolved|cured|avoided) (?:by|with)|the (?:fix|solution|workaround) (?:is|was)|works? (?:again )?(?:after|with|once)|passes (?:after|with|once)|needs?\b.{2,60}\b(?:first|before)|run .{2,60} (?:first|before)|use .{2,60} instead)/i;

/** Whether a memory says how its error was overcome: by its kind or tags, or by a sentence of its summary or body. */
export function tellsFix({ kind, tags, summary, body = '' }: MemoryContent): boolean {
  if (KINDS.has(kind) || tags.some((tag) => KINDS.has(tag))) return true;
  // What the tool printed stands quoted in the body: an error that says "resolved by" is no fix.
  const told = body.replace(/^(?:>|Seen: ).*$/gm, '');
  return FIX_LINE.test(told) || FIX_WORDS.test(`${summary}\n${told}`);
}

/** The command, or what it had besides, that a lesson (capture/lesson.ts) says to have helped, as far as its sentence has it. Pure. */
export function remedyIn({ summary }: Pick<MemoryContent, 'summary'>): string | undefined {
  const [, helped, works] =
    /; (?:it works (?:after|with) `([^`…]+)[`…]|`([^`…]+)…?` works$)/.exec(summary) ?? [];
  return helped ?? works;
}

/** Whether two lessons of one error tell of two commands that helped. Pure. */
export function helpOtherwise(one: MemoryContent, other: MemoryContent): boolean {
  const [first, second] = [remedyIn(one), remedyIn(other)];
  return first !== undefined && second !== undefined && spelling(first) !== spelling(second);
}

/** What a meeting is to a memory. `same`: nothing new; `better`: the same lesson with what helped, or as the user's own word; `other`. */
export type Likeness = 'same' | 'better' | 'other';

/** Two summaries share so much of their words, and of their pairs of neighbours (Jaccard), or they are two sentences. */
const SHARED_WORDS = 0.75;
const SHARED_PAIRS = 0.6;
/** So much of what a body says stands in the known memory, or it tells something new. Names have to be there all. */
const SHARED_BODY = 0.8;

/** What a session leaves behind and what it hands on are states of work: two that read alike are two. */
const STATES: ReadonlySet<string> = new Set(['progress', 'handoffs']);

const TURNS = new Set(
  'not no never without cannot can\u2019t don\u2019t before after until unless instead except only always first last than more less'.split(
    ' ',
  ),
);

interface Told {
  /** In order: prose as its stems without grammar, names as they stand in lower case, and the words that turn a sentence. */
  readonly terms: readonly string[];
  /** Identifiers, paths, flags, numbers, codes, quoted words: what two lessons differ in though they read alike. */
  readonly names: readonly string[];
  readonly turns: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Of what is in ASCII each pattern has a twin: V8 gathers the letters of all scripts as it makes one that names them. */
const ASCII = /^[\u0000-\u007f]*$/;
const quotedIn = (text: string) =>
  text.matchAll(
    ASCII.test(text)
      ? /`([^`\n]+)`|"([^"\n]+)"|(?<![A-Za-z\d])'([^'\n]+)'(?![A-Za-z\d])/g
      : /`([^`\n]+)`|"([^"\n]+)"|(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu,
  );
const EDGES = /^[\s.,;:!?()[\]{}<>*"'`\u201c\u201d\u2018]+|[\s,;:!?()[\]{}<>*"'`\u201c\u201d]+$|\.+$/g;
const WHERE_SENTENCES_BEGIN = /(?:^|[.!?:]\s+)$/;

type Read = (content: MemoryContent, part: 'summary' | 'body') => Told;

/** Whether two are one lesson: by signature, else a sentence but for grammar and order; in doubt two. Pure; one a batch: it keeps what it read. */
export function createLikeness(): (draft: MemoryContent, known: MemoryContent) => Likeness {
  const known = { summary: onceEach(told), body: onceEach((text: string) => told(saidIn(text))) };
  const read: Read = (content, part) => known[part](content[part] ?? '');
  return (draft, memory) => {
    if (draft.ns !== memory.ns || STATES.has(draft.ns)) return 'other';
    if (draft.key !== undefined || memory.key !== undefined) return 'other';
    if (draft.signature !== undefined || memory.signature !== undefined) return byError(draft, memory, read);
    if (!saysTheSame(draft, memory, read)) return 'other';
    // The user's own word takes the place of what a tool or a model said, where that said no more.
    if (draft.evidence === 'user-stated' && memory.evidence !== 'user-stated')
      return tellsNothingNew(memory, draft, read) ? 'better' : 'other';
    return tellsNothingNew(draft, memory, read) ? 'same' : 'other';
  };
}

/** Whether two are one sentence in other words. No errors: one that a fix replaced is still met where the fix was wrong. Pure; one a batch. */
export function areTwins(): (one: MemoryContent, other: MemoryContent) => boolean {
  const judge = createLikeness();
  return (one, other) =>
    one.signature === undefined &&
    other.signature === undefined &&
    (judge(one, other) !== 'other' || judge(other, one) !== 'other');
}

function byError(draft: MemoryContent, known: MemoryContent, read: Read): Likeness {
  if (spelling(draft.signature ?? '') !== spelling(known.signature ?? '')) return 'other';
  const [fixes, isFixed] = [tellsFix(draft), tellsFix(known)];
  if (fixes && isFixed)
    return saysTheSame(draft, known, read) && tellsNothingNew(draft, known, read) ? 'same' : 'other';
  return fixes ? 'better' : 'same';
}

function saysTheSame(a: MemoryContent, b: MemoryContent, read: Read): boolean {
  const [one, two] = [read(a, 'summary'), read(b, 'summary')];
  if (one.turns.join(' ') !== two.turns.join(' ')) return false;
  const stands = (name: string, summary: Told, content: MemoryContent): boolean =>
    summary.words.has(name) || read(content, 'body').words.has(name);
  if (!one.names.every((name) => stands(name, two, b))) return false;
  if (!two.names.every((name) => stands(name, one, a))) return false;
  return (
    jaccard(new Set(one.terms), new Set(two.terms)) >= SHARED_WORDS &&
    jaccard(pairs(one.terms), pairs(two.terms)) >= SHARED_PAIRS
  );
}

/** Whether all that a draft says stands in the known memory: a word of its own may be what the lesson is about. */
function tellsNothingNew(draft: MemoryContent, known: MemoryContent, read: Read): boolean {
  const [summary, body] = [read(draft, 'summary'), read(draft, 'body')];
  const knownTexts = [read(known, 'summary'), read(known, 'body')];
  const terms = new Set(knownTexts.flatMap((text) => text.terms));
  const words = new Set(knownTexts.flatMap((text) => [...text.words]));
  const isKnown = (term: string): boolean => terms.has(term) || words.has(term);
  if (!summary.terms.every(isKnown) || !body.names.every((name) => words.has(name))) return false;
  const knownTerms = body.terms.filter(isKnown).length;
  return body.turns.every((turn) => words.has(turn)) && knownTerms >= SHARED_BODY * body.terms.length;
}

/** The words that find a memory which tells the same: names first, the longest first. Pure. */
export function tellingWords(summary: string, most: number): readonly string[] {
  const { names, terms, words } = told(summary);
  const longest = (all: Iterable<string>): string[] => [...new Set(all)].sort((a, b) => b.length - a.length);
  const prose = [...words].filter((word) => terms.includes(stem(wordOf(word))));
  return [...new Set([...longest(names), ...longest(prose)])].slice(0, most);
}

/** What a body tells, not of which call, and of quoted output without times, counts and places. */
function saidIn(body: string): string {
  return body
    .split('\n')
    .filter((line) => !/^(?:While|Exit code): /.test(line))
    .map((line) => (line.startsWith('>') ? (errorSignature(line.slice(1)) ?? '') : line))
    .join('\n')
    .replace(/<(?:n|time|hex|addr|tmp|path)>/g, ' ');
}

function told(text: string): Told {
  const quoted = new Set<string>();
  for (const [, ...groups] of quotedIn(text))
    for (const word of groups.join(' ').split(/\s+/)) quoted.add(word.replace(EDGES, '').toLowerCase());
  const terms: string[] = [];
  const names: string[] = [];
  const turns: string[] = [];
  const words = new Set<string>();
  for (const match of text.matchAll(/\S+/g)) {
    const word = match[0].replace(EDGES, '');
    if (!/[A-Za-z\d]/.test(word) && !/[\p{L}\p{N}]/u.test(word)) continue;
    const lower = word.normalize('NFC').toLowerCase();
    words.add(lower);
    if (isTurn(lower)) turns.push(lower);
    const beginsSentence = WHERE_SENTENCES_BEGIN.test(text.slice(Math.max(0, match.index - 3), match.index));
    if (quoted.has(lower) || !isProse(word, beginsSentence)) {
      names.push(lower);
      terms.push(lower);
    } else if (isTurn(lower) || !isStopWord(lower)) terms.push(stem(wordOf(lower)));
  }
  return { terms, names, turns, words };
}

const isTurn = (word: string): boolean => TURNS.has(word.replace("'", '\u2019')) || /n['\u2019]t$/.test(word);

/** A plain word, hyphens and apostrophes included; with a digit, an inner sign or a capital that begins no sentence it is a name: `Windows`, `Redis`. Not `I`. */
function isProse(word: string, beginsSentence: boolean): boolean {
  if (isStopWord(word.toLowerCase())) return true;
  const [plain, capital] = ASCII.test(word)
    ? [/^[A-Z]?[a-z]+(?:['-][a-z]+)*$/, /^[A-Z]/]
    : [/^\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+(?:['\u2019-][\p{Ll}\p{Lo}\p{M}]+)*$/u, /^\p{Lu}/u];
  return plain.test(word) && (beginsSentence || !capital.test(word));
}

function pairs(terms: readonly string[]): ReadonlySet<string> {
  if (terms.length === 1) return new Set(terms);
  return new Set(terms.slice(1).map((term, index) => `${terms[index]} ${term}`));
}
