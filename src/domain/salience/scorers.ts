import { basename, dirname } from 'node:path/posix';
import { ageFactor, DAY_MS, halfLifeDays } from '../age.ts';
import { tellingRank } from '../detection/telling.ts';
import { tellsFix } from '../known-fix.ts';
import { REPORT, tellingScore } from '../prose/telling.ts';
import { type Reading, readingOf, sharedTelling, termsOfTexts } from './reading.ts';
import type { Candidate, SalienceContext, Score, Scorer } from './types.ts';

/** Points as 0…1: `half` of them are ½, and more always count a little more, so that ranks have no ceiling. */
const saturate = (points: number, half: number): number => points / (points + half);
/** Of something that is there several times each further one counts less. */
const several = (count: number): number => Math.log2(1 + count);
const different = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;

/** A measure by words: how many sentences have any, the summary's counting twice, and what else speaks for it, in points of which two are ½. */
function byWords(words: RegExp, more: (memory: Candidate, reading: Reading) => number = () => 0): Score {
  return (memory) => {
    const reading = readingOf(memory);
    // Most words are nowhere in most memories: asked once, and not of each sentence.
    const hits = words.test(reading.lines)
      ? reading.sentences.filter(({ text }) => words.test(text)).length
      : 0;
    const twice = hits > 0 && words.test(reading.sentences[0]?.text ?? '') ? 1 : 0;
    return saturate(1.2 * several(hits + twice) + more(memory, reading), 2);
  };
}

const RULES = new Set(['convention', 'preference', 'pattern', 'workaround', 'fix', 'correction']);
/** What not knowing costs: a failure that nobody is told of the most, one that stops the work, one with a way round. */
const COST = { 'sev-0': 1.5, 'sev-1': 0.8, 'sev-2': 0.3 } as const;

/** E1: how telling its sentences are (why, what not, what was chosen), how clearly a failure names its cause, less half of the share that only reports. */
const semantic: Score = (memory) => {
  const { sentences, told } = readingOf(memory);
  const telling = sentences.map(tellingScore).reduce((sum, score) => sum + score, 0);
  const cause = memory.signature === undefined ? 0 : Math.max(...told.split('\n').map(tellingRank));
  const reports = sentences.filter(({ text }) => REPORT.test(text)).length / Math.max(1, sentences.length);
  return saturate(telling + cause, 4) * (1 - 0.5 * reports);
};

/** The longest half-life of a kind (age.ts): what people decided. */
const LONGEST_DAYS = 730;

/** E2: how lately it was met (a half-life of a day, longer for what several sessions met), and how long it will hold, half each. */
const temporal: Score = ({ ns, kind, expires, lastSeenAt, seenIn = [] }, { nowMs }) => {
  const lately = ageFactor(lastSeenAt, nowMs, 1 + several(seenIn.length));
  const usualDays = Math.min(LONGEST_DAYS, halfLifeDays(ns, kind));
  const left = expires === undefined ? Number.NaN : (Date.parse(expires) - nowMs) / DAY_MS;
  const days = Number.isNaN(left) ? usualDays : Math.max(0, Math.min(usualDays, left));
  return (lately + several(days) / several(LONGEST_DAYS)) / 2;
};

/** E7: the share of a goal's telling words that stand in it, of the goal that it serves most; each next goal counts nine tenths. */
export const teleological: Score = (memory, { goals, frequencies }) => {
  if (goals.length === 0) return undefined;
  const { terms } = readingOf(memory);
  return Math.max(
    ...termsOfTexts(goals).map((goal, place) => 0.9 ** place * sharedTelling(goal, terms, frequencies)),
  );
};

/** E8: how much of the place is the same. A file in work says most; a branch and a session only say when. Judged, as the portfolio's (domain/portfolio.ts). */
const contextual: Score = (memory, { branch, session, files, cwd = '' }) => {
  if (branch === undefined && session === undefined && files.length === 0 && cwd === '') return undefined;
  const isHere = cwd !== '' && memory.files.some(({ path }) => path.startsWith(`${cwd}/`));
  const isOfSession =
    session !== undefined && (memory.session === session || memory.seenIn?.includes(session) === true);
  const isOfBranch = branch !== undefined && memory.branch === branch;
  return (
    0.5 * inWork(memory, files) + 0.1 * Number(isHere) + 0.2 * Number(isOfBranch) + 0.2 * Number(isOfSession)
  );
};

/** How near a memory is to the files in work, 0…1: anchored to one, naming one (answers do so by its last part), beside one. Pure. */
export function inWork(memory: Candidate, work: SalienceContext['files']): number {
  if (work.length === 0) return 0;
  if (memory.files.some(({ path }) => work.includes(path))) return 1;
  const names = new Set(work.map((path) => basename(path)));
  if (readingOf(memory).names.files.some((name) => names.has(basename(name)))) return 0.8;
  const folders = new Set(work.filter((path) => path.includes('/')).map((path) => dirname(path)));
  return memory.files.some(({ path }) => folders.has(dirname(path))) ? 0.5 : 0;
}

/** A place in a file, as stacks and compilers write it. */
const FRAME =
  /(?<![\w./@-])[\w./@-]{1,160}\.(?:go|py|java|kt|rs|[cm]?[jt]sx?|rb|c|cc|cpp|cs|php|swift):\d+|File "[^"\n]{1,200}", line \d+/g;
const ERROR_CODE = /\b(?:ERR_[A-Z\d_]+|E[A-Z]{4,}|[A-Z]{1,4}\d{3,5})\b/g;

/** E12: how much of the code it names; half of what there is to get are a file, two identifiers and a place in the file. */
const code: Score = (memory) => {
  const { names, told, printed } = readingOf(memory);
  const text = `${told}\n${printed}`;
  const points =
    several(names.files.length) +
    0.7 * several(names.code.length) +
    0.3 * several(names.tools.length) +
    0.8 * several(different(text, FRAME)) +
    several(different(text, ERROR_CODE)) +
    0.5 * several(memory.files.length) +
    (memory.signature === undefined ? 0 : 0.7);
  return saturate(points, 5);
};

/** E13: of each recent prompt and answer the share of its telling words that stand in it; each earlier one counts four fifths. */
const lexical: Score = (memory, { recent, frequencies }) => {
  if (recent.length === 0) return undefined;
  const { terms } = readingOf(memory);
  const texts = [...termsOfTexts(recent)].reverse();
  const weights = texts.map((_, back) => 0.8 ** back);
  const sum = texts.reduce(
    (total, text, back) => total + (weights[back] ?? 0) * sharedTelling(text, terms, frequencies),
    0,
  );
  return sum / weights.reduce((total, weight) => total + weight, 0);
};

/** A short, whole summary that names what it speaks of. */
const isWellPut = ({ summary }: Candidate, { names }: Reading): boolean =>
  summary.length >= 40 &&
  summary.length <= 140 &&
  /[.!?]$/.test(summary) &&
  names.files.length + names.code.length > 0;

/** How many folders it reaches across, besides the first; at most three. */
function foldersAcross({ files }: Candidate, { names }: Reading): number {
  const paths = [...files.map(({ path }) => path), ...names.files].filter((path) => path.includes('/'));
  return Math.min(3, Math.max(0, new Set(paths.map((path) => dirname(path))).size - 1));
}

/** Emphasis that is written in capitals. */
const LOUD = /!(?:\s|$)|\b(?:NOT|NEVER|ALWAYS|MUST|DO NOT|ONLY|ALL|EVERY)\b/;

/** E1 to E13. Names and weights were given with the design, together 1; docs/salience.md says what each measures, and what they add. */
export const ALL_SCORERS: readonly Scorer[] = [
  { name: 'semantic', weight: 0.15, score: semantic },
  { name: 'temporal', weight: 0.08, score: temporal },
  {
    name: 'causal',
    weight: 0.1,
    score: byWords(
      /\broot cause|\bthe (?:real )?(?:cause|reason|culprit)\b|\bthat's why|\bthis is why|\b(?:because|since|due to|caus(?:es|ed|ing)|stems? from|comes? from|came from|triggered by|thanks to|as a result|therefore|hence|consequently)\b|\b(?:leads? to|led to|results? in|resulted in|which (?:means|causes|breaks|makes)|means? (?:that|the|it)|makes? (?:it|the)|forces?|prevents?|breaks?|so that|explains)\b|→|[,—–;] so\b|\b(?:depends? on|relies on|requires?|needs?|only (?:when|if)|as soon as)\b/i,
      (memory) =>
        (memory.kind === 'cause' ? 1 : 0) + (memory.signature !== undefined && tellsFix(memory) ? 1.5 : 0),
    ),
  },
  {
    name: 'counterfactual',
    weight: 0.06,
    score: byWords(
      /\b(?:would|could|should|might) (?:not |never |still |only |also |otherwise )?have\b|\bhad (?:we|i|it|you|they)\b|\bif (?:we|it|you) (?:had|did|were)\b|\b(?:instead of|rather than|as opposed to|in place of|over the alternative|rejected|ruled out|considered|decided against|not worth|alternatives?|trade-?offs?)\b|\bnot\b.{1,60}\bbut\b|\b(?:without|otherwise|unless|or else|if not|would (?:not|fail|break|be|need|cause|lose|mean)|wouldn['’]t|couldn['’]t)\b|\b(?:silent(?:ly)?|unnoticed|nobody|masked|hidden|looks? like|appears? to|seem(?:s|ed)|in vain|the hard way|only later)\b/i,
      ({ severity }) => (severity === undefined ? 0 : COST[severity]),
    ),
  },
  {
    name: 'moral',
    weight: 0.05,
    score: byWords(
      /\b(?:secur(?:e|ity|ely)|insecure|vulnerab\w*|exploit\w*|injection|xss|csrf|ssrf|toctou|cve-\d+|privilege\w*|sandbox\w*|encrypt\w*|plaintext|zeroed|untrusted)\b|\b(?:privacy|private (?:key|data)|personal (?:data|information)|pii|gdpr|consent|anonymi[sz]\w*|credentials?|secrets?|passwords?|tokens? (?:leak|in the)|api keys?|leak(?:s|ed|ing)? (?:keys?|data|tokens?|secrets?))\b|\b(?:licen[cs]e[sd]?|copyright|agpl|gpl|attribution|terms of (?:use|service)|compliance|legal)\b|\b(?:data[- ]loss|los(?:e|es|t|ing) (?:data|work|changes|commits)|irreversibl\w*|destructive\w*|overwrit\w*|wip(?:e|es|ed|ing)|force[- ]push\w*|rm -rf|drop (?:table|database)|reset --hard|delet(?:e|es|ed|ing) (?:all|the user|production)|corrupt\w*)\b|\b(?:harm\w*|unsafe|dangerous\w*|safety|in production|customers?|users? (?:lose|cannot|can't)|accessib\w*|permission\w*|authori[sz]\w*|authenticat\w*|fair(?:ness)?|abus\w*)\b/i,
    ),
  },
  {
    name: 'aesthetic',
    weight: 0.04,
    score: byWords(
      /\b(?:simpl(?:er|est|e|icity|if(?:y|ies|ied))|clean(?:er|est)?|elegant\w*|tid(?:y|ier)|readab\w*|maintainab\w*|minimal(?:ism)?|concise|clear(?:er)?)\b|\b(?:duplicat\w*|redundan\w*|dead code|boilerplate|over-?engineer\w*|over-?kill|complex(?:ity)?|convoluted|hack(?:y|s)?|spaghetti|magic (?:number|string)s?|tech(?:nical)? debt|unused|bloat\w*)\b|\b(?:refactor\w*|extract(?:ed|ing)?|renam(?:e|ed|ing)|consisten\w*|inconsisten\w*|conventions?|naming|idiomatic|style|single source of truth|consolidat\w*|unif(?:y|ied))\b|\b(?:lint\w*|format(?:ted|ter|ting)?|quality|polish\w*|coverage|docs?trings?|comments?)\b/i,
      (memory, reading) => (isWellPut(memory, reading) ? 0.5 : 0),
    ),
  },
  { name: 'teleological', weight: 0.12, score: teleological },
  { name: 'contextual', weight: 0.1, score: contextual },
  {
    name: 'structural',
    weight: 0.08,
    score: byWords(
      /\b(?:architectur\w*|design|layers?|layering|boundar(?:y|ies)|abstraction\w*|coupl(?:ed|ing)|decoupl\w*|monorepo|micro-?services?|subsystems?|pipelines?)\b|\b(?:modules?|packages?|components?|services?|adapters?|plugins?|librar(?:y|ies)|workspaces?|entry ?points?|class(?:es)?|hooks?|handlers?|middleware|controllers?|stores?)\b|\b(?:interfaces?|contracts?|apis?|endpoints?|schemas?|protocols?|types?|signatures?|formats?|payloads?|fields?|tables?|migrations?|exports?|imports?)\b|\b(?:lives? in|belongs? (?:in|to)|owned by|calls?|called (?:by|from)|depends? on|used by|reads? from|writes? to|wraps?|extends|implements|inherits|flows?|goes through|passed (?:to|through)|between|shared)\b/i,
      (memory, reading) => 0.5 * foldersAcross(memory, reading),
    ),
  },
  {
    name: 'behavioral',
    weight: 0.06,
    score: byWords(
      /\b(?:always|never|every time|each time|whenever|make sure|ensure|be sure|must (?:be|not|run|use)|do not|don['’]t|remember to|first (?:run|build|install|start))\b|^(?:use|run|set|add|pass|call|keep|avoid|prefer|check|start|stop|build|install|export|commit|put|read|write|wrap|skip)\s|\b(?:before|after|until|then|in order|steps?|workflow|procedure|practice|routine|habit|pattern|the way (?:to|we)|how to|usage|by running|needs? to be (?:run|built|started|set)|works? (?:with|after|when))\b/im,
      (memory) =>
        (memory.ns === 'patterns' || RULES.has(memory.kind) ? 1 : 0) +
        (tellsFix(memory) ? 0.8 : 0) +
        0.7 * several(memory.seenIn?.length ?? 0),
    ),
  },
  {
    name: 'emotional',
    weight: 0.04,
    score: byWords(
      /\b(?:critical(?:ly)?|important(?:ly)?|crucial(?:ly)?|essential|severe|serious|urgent\w*|warning|careful|gotcha|beware|caveat|key (?:insight|finding|point))\b|⚠|❗|\b(?:annoy\w*|frustrat\w*|wast(?:e|ed|ing)|pain(?:ful)?|stuck|struggl\w*|ugh|damn|wtf|hate|terrible|awful|mess|nightmare|tricky|confus\w*|mislead\w*|weird|strange(?:ly)?|odd(?:ly)?|sigh)\b|\b(?:finally|at last|phew|relie(?:f|ved)|glad|great|nice|good catch|works now|now works|solved|nailed|success(?:fully)?)\b|🎉|\b(?:surpris\w*|unexpected\w*|actually|turns? out|turned out|wrong(?:ly)?|mistak\w*|sorry|apolog\w*|oops|you['’]re right|still (?:fails?|not|broken|failing)|yet again|again and again|in vain)\b/i,
      ({ evidence, usefulCount = 0, uselessCount = 0 }, { lines }) =>
        (evidence === 'user-stated' ? 1 : 0) +
        0.5 * Math.max(0, usefulCount - uselessCount) +
        (LOUD.test(lines) ? 0.8 : 0),
    ),
  },
  { name: 'code', weight: 0.07, score: code },
  { name: 'lexical', weight: 0.05, score: lexical },
];
