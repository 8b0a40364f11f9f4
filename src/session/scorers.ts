import { basename, dirname } from 'node:path/posix';
import { CAUSE, DEFECT } from '../capture/blocks.ts';
import type { Sentence } from '../capture/prose.ts';
import { tellsFix } from '../core/near-duplicate.ts';
import { tellingRank } from '../core/text.ts';
import { ageFactor, DAY_MS, halfLifeDays } from '../core/time.ts';
import {
  type Candidate,
  type Reading,
  readingOf,
  type SalienceContext,
  sharedTelling,
  type TellingText,
} from './complexity.ts';

/** That it was not so, or only under a condition: with a reason the best sign that a sentence is worth telling a colleague. */
const CONTRAST =
  /\b(?:instead of|rather than|actually|no longer|although|however|unlike|except|despite|but|otherwise|only|turn(?:s|ed) out|cannot|never|not|unless|until)\b|n['’]t\b/i;
const MIN_CHARS = 30;

/** 0 … 3: how many signs a sentence has of telling why, what not, and what went wrong. */
function tellingScore({ text, place }: Sentence): number {
  if (place === 'heading' || text.length < MIN_CHARS) return 0;
  return [CONTRAST, CAUSE, DEFECT].filter((sign) => sign.test(text)).length;
}

const REPORT =
  /✅|✓|✔|☑|🎉|\b(?:next (?:up|steps?)|completed?|ready (?:to|for|when)|summary|status|phase \d|wave|\d+ (?:files?|tests?|commits?|plans?|tasks?|insertions|threads|issues)|pass(?:es|ed|ing)?|clean|committed|pushed|merged|staged|PR|branch)\b/i;

/** Where the session stands, as scorers read it: the words of its goals and of what was said, by how telling they are. */
export type Moment = Omit<SalienceContext, 'goals' | 'recent'> &
  Readonly<Record<'goals' | 'recent', readonly TellingText[]>>;

export interface Scorer {
  readonly name: string;
  /** The weights of all thirteen add up to 1. */
  readonly weight: number;
  /** A sentence that has any of them speaks for the memory. */
  readonly words?: RegExp;
  /** What else does, in points, of which two are ½; 0 where there is nothing to go by (no goals, no files in work). */
  readonly points?: (memory: Candidate, reading: Reading, moment: Moment) => number;
}

/** What a scorer says of a memory, 0…1; only the order counts. Further sentences count less, the summary's twice. Pure. */
export function saidBy({ words, points }: Scorer, memory: Candidate, moment: Moment): number {
  const reading = readingOf(memory);
  const hits = reading.sentences.filter(({ text }) => words?.test(text));
  const twice = hits.length > 0 && hits[0] === reading.sentences[0] ? 1 : 0;
  const sum = 1.2 * several(hits.length + twice) + (points?.(memory, reading, moment) ?? 0);
  return sum / (sum + 2);
}

/** Of something that is there several times each further one counts less. */
const several = (count: number): number => Math.log2(1 + count);

const RULES = new Set(['convention', 'preference', 'pattern', 'workaround', 'fix', 'correction']);
/** What not knowing costs: a failure that nobody is told of the most, one that stops the work, one with a way round. */
const COST = { 'sev-0': 1.5, 'sev-1': 0.8, 'sev-2': 0.3 } as const;
const LOUD = /!(?:\s|$)|\b(?:NOT|NEVER|ALWAYS|MUST|DO NOT|ONLY|ALL|EVERY)\b/;
/** A place in a file, as stacks and compilers write it, and the code of an error. */
const PLACE_OR_CODE =
  /(?<![\w./@-])[\w./@-]{1,160}\.[a-z]{1,5}:\d+|", line \d+|\b(?:ERR_[A-Z\d_]+|E[A-Z]{4,}|[A-Z]{1,4}\d{3,5})\b/g;

/** The share of a goal's telling words that stand in a memory, of the goal that it serves most; each next one counts nine tenths. */
export function serving(memory: Candidate, goals: readonly TellingText[]): number {
  const { terms } = readingOf(memory);
  return Math.max(0, ...goals.map((goal, place) => 0.9 ** place * sharedTelling(goal, terms)));
}

/** How near a memory is to the files in work, 0…1: anchored to one, naming one (answers do so by its last part), beside one. Pure. */
export function inWork(memory: Candidate, work: readonly string[]): number {
  if (memory.files.some(({ path }) => work.includes(path))) return 1;
  const names = new Set(work.map((path) => basename(path)));
  if (readingOf(memory).names.files.some((name) => names.has(basename(name)))) return 0.8;
  const folders = new Set(work.filter((path) => path.includes('/')).map((path) => dirname(path)));
  return memory.files.some(({ path }) => folders.has(dirname(path))) ? 0.5 : 0;
}

/** How lately it was met (a half-life of a day, longer for what several sessions met), and how long it will hold, about half each. */
function lasting({ ns, kind, expires = '', lastSeenAt, seenIn = [] }: Candidate, nowMs: number): number {
  const usual = halfLifeDays(ns, kind);
  const left = (Date.parse(expires) - nowMs) / DAY_MS;
  const days = Number.isNaN(left) ? usual : Math.max(0, Math.min(usual, left));
  return ageFactor(lastSeenAt, nowMs, 1 + several(seenIn.length)) + several(days) / 10;
}

/** How much of the place is the same. A file in work says most; a branch and a session only say when. */
function nearness(memory: Candidate, { branch = '', session = '', files, cwd = '' }: Moment): number {
  const isHere = cwd !== '' && memory.files.some(({ path }) => path.startsWith(`${cwd}/`));
  const isOfSession = memory.session === session || memory.seenIn?.includes(session) === true;
  const when = 0.2 * Number(memory.branch === branch) + 0.2 * Number(isOfSession);
  return 0.5 * inWork(memory, files) + 0.1 * Number(isHere) + when;
}

/** E1 to E13. Names and weights were given with the design; docs/explanation/capture.md says what they add. */
export const SCORERS: readonly Scorer[] = [
  {
    name: 'semantic', // how telling its sentences are, how clearly a failure names its cause, less half of what only reports
    weight: 0.15,
    points: ({ signature = '' }, { sentences }) => {
      const telling = sentences.reduce<number>((sum, it) => sum + tellingScore(it), tellingRank(signature));
      const reports = sentences.filter(({ text }) => REPORT.test(text)).length;
      return (telling / 2) * (1 - (0.5 * reports) / Math.max(1, sentences.length));
    },
  },
  { name: 'temporal', weight: 0.08, points: (memory, _, { nowMs }) => lasting(memory, nowMs) },
  {
    name: 'causal',
    weight: 0.1,
    words:
      /\b(?:root cause|the (?:real )?(?:cause|reason|culprit)|because|since|due to|caus(?:es|ed|ing)|as a result|so that|(?:stems?|comes?|came) from|triggered by|(?:leads?|led) to|which (?:means|breaks|makes)|therefore|makes? it|forces?|prevents?|explains|depends? on|relies on|requires?|needs?)\b/i,
    points: (memory) =>
      Number(memory.kind === 'cause') + (memory.signature !== undefined && tellsFix(memory) ? 1.5 : 0),
  },
  {
    name: 'counterfactual',
    weight: 0.06,
    words:
      /\b(?:(?:would|could|should) (?:\w+ )?have|would (?:not|fail|break|be|need|lose|mean)|instead of|rather than|rejected|ruled out|considered|decided against|alternatives?|trade-?offs?|not .{1,60} but|without|otherwise|unless|silent(?:ly)?|unnoticed|hidden|in vain)\b/i,
    points: ({ severity }) => (severity === undefined ? 0 : COST[severity]),
  },
  {
    name: 'moral',
    weight: 0.05,
    words:
      /\b(?:(?:secur|vulnerab|exploit|encrypt|credential|authori[sz]|authenticat|permission)\w*|injection|untrusted|privacy|personal data|plaintext|secrets?|passwords?|licen[cs]e[sd]?|copyright|legal|unsafe|dangerous|in production|customers?|data[- ]loss|los(?:t|es|ing) (?:data|work|changes)|(?:irreversibl|destructiv|overwrit|corrupt)\w*|reset --hard)\b/i,
  },
  {
    name: 'aesthetic',
    weight: 0.04,
    words:
      /\b(?:simpl(?:er|est|e|icity|if(?:y|ies|ied))|clean(?:er)?|elegant|readab\w*|minimal|concise|clear(?:er)?|style|(?:duplicat|redundan|refactor|inconsisten|consisten)\w*|dead code|boilerplate|complex(?:ity)?|unused|renam(?:e|ed|ing)|conventions?|naming|lint\w*|format(?:ted|ter|ting)?|quality|comments?)\b/i,
    points: ({ summary }, { names }) =>
      /^.{39,139}[.!?]$/.test(summary) && names.files.length + names.code.length > 0 ? 0.5 : 0,
  },
  { name: 'teleological', weight: 0.12, points: (memory, _, { goals }) => serving(memory, goals) },
  { name: 'contextual', weight: 0.1, points: (memory, _, moment) => nearness(memory, moment) },
  {
    name: 'structural',
    weight: 0.08,
    words:
      /\b(?:architectur\w*|design|layers?|boundar(?:y|ies)|(?:de)?coupl(?:ed|ing)|modules?|packages?|components?|services?|adapters?|plugins?|entry ?points?|class(?:es)?|hooks?|handlers?|stores?|interfaces?|apis?|endpoints?|schemas?|types?|fields?|tables?|exports?|imports?|called|calls?|used by|reads? from|writes? to|wraps?|implements|between|shared)\b/i,
    points: ({ files }, { names }) =>
      0.5 * several(new Set([...names.files, ...files.map(({ path }) => path)].map(dirname)).size),
  },
  {
    name: 'behavioral',
    weight: 0.06,
    words:
      /\b(?:always|never|every time|whenever|make sure|ensure|must (?:be|not|run|use)|do not|don['’]t|remember to|before|after|until|then|steps?|workflow|habit|pattern|how to|by running|needs? to be|works? (?:with|after|when))\b/i,
    points: (memory) =>
      (memory.ns === 'patterns' || RULES.has(memory.kind) ? 1 : 0) +
      (tellsFix(memory) ? 0.8 : 0) +
      0.7 * several(memory.seenIn?.length ?? 0),
  },
  {
    name: 'emotional',
    weight: 0.04,
    words:
      /\b(?:critical(?:ly)?|important(?:ly)?|crucial|serious|urgent|warning|careful|gotcha|beware|caveat|finally|(?:annoy|frustrat|wast|struggl|confus|mislead|surpris|mistak|unexpected)\w*|painful|stuck|tricky|weird|strange|great|works now|solved|success(?:fully)?|actually|turn(?:s|ed) out|wrong(?:ly)?|sorry|still (?:fails?|not|broken))\b/i,
    points: ({ evidence, usefulCount = 0, uselessCount = 0 }, { sentences }) =>
      (evidence === 'user-stated' ? 1 : 0) +
      0.5 * Math.max(0, usefulCount - uselessCount) +
      (sentences.some(({ text }) => LOUD.test(text)) ? 0.8 : 0),
  },
  {
    name: 'code', // files, identifiers, tools, places in files and error codes that it names
    weight: 0.07,
    points: ({ summary, body = '', files, signature }, { names }) =>
      several(names.files.length) +
      0.7 * several(names.code.length) +
      0.3 * several(names.tools.length) +
      0.9 * several(new Set(`${summary}\n${body}`.match(PLACE_OR_CODE)).size) +
      0.5 * several(files.length) +
      (signature === undefined ? 0 : 0.7),
  },
  {
    name: 'lexical', // of what was said lately the share of its telling words; each earlier one counts four fifths
    weight: 0.05,
    points: (_, { terms }, { recent }) =>
      recent.reduce((sum, text) => 0.8 * sum + sharedTelling(text, terms), 0),
  },
];
