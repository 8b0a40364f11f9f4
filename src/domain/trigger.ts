import { cutAtWord, headOf, oneLine, tailOf } from './detection/text.ts';

/** People ask at the start or at the end of what they paste. */
const HEAD_CHARS = 2_000;
const TAIL_CHARS = 1_000;
const QUERY_CHARS = 1_000;
/** Of what stands before the question, so that a long paste does not push it out of the query. */
const BEFORE_CHARS = 400;

const WE = '(?:we|you|i)';
const DID = "(?:did|didn't|had|hadn't|have|haven't)";
const DONE = '(?:handled|done|implemented|solved|fixed|resolved|decided|set up|configured|built|agreed)';
const WITHIN = '[^.?!\\n]';

/** `needs`: the prompt must hold one of these (lower case), or the pattern is not even compiled. */
interface Wording {
  readonly needs: readonly string[];
  readonly pattern: string;
  /** It spans the very thing that is asked about (`how was … handled`), so the query keeps it. */
  readonly spans?: boolean;
}

/**
 * Wordings in which people ask about the past. `previous` alone is none: over 2,070 prompts it fired 22 times
 * and was wrong 19 times, so it counts only beside a question or a session. The first that matches is the one
 * that is taken out of the query.
 */
const WORDINGS: readonly Wording[] = [
  { needs: ['why'], pattern: `why (?:exactly )?(?:did|didn't|had|hadn't) ${WE}` },
  {
    needs: [
      'decision',
      'reason',
      'rationale',
      'conclusion',
      'outcome',
      'agreement',
      'root cause',
      'workaround',
    ],
    pattern:
      'what (?:was|were) (?:the|our|your) (?:\\w+ )?(?:decision|reason|reasoning|rationale|conclusion|outcome|agreement|root cause|workaround)s?',
  },
  {
    needs: ['did', 'had', 'have'],
    pattern: `(?:what|how|which|when|where) (?:exactly )?${DID} ${WE} (?:\\w+ )?(?:previously|last|already|ever|again|decide|do|agree|conclude|choose|pick|settle|try|tried|find|learn|solve|fix|handle|call|use|discuss|change|leave|put|say)\\w*`,
  },
  { needs: ['remind'], pattern: 'remind (?:me|us)' },
  { needs: ['continu'], pattern: 'continue (?:from|where)|continuing (?:from|where)' },
  { needs: ['where'], pattern: '(?:resume|carry on|pick(?:ing)? (?:it |this |things )?up) (?:from )?where' },
  {
    needs: ['where', 'lost track'],
    pattern: `where (?:did|were|are|had) (?:we|i|things) (?:\\w+ )?(?:leave|left|at|off|stop(?:ped)?|again)|where we (?:are|were|left off|stopped)|lost track of`,
  },
  { needs: ['last '], pattern: 'last (?:time|session|conversation|chat)' },
  { needs: ['what happened', 'what became'], pattern: 'what (?:happened|became) (?:with|to|of)' },
  {
    needs: ['previously'],
    spans: true,
    pattern: `(?:what|how|why|which|when|where|did|didn't|do|does|was|were|have|had)\\b${WITHIN}{0,60}\\b${WE}\\b${WITHIN}{0,30}\\bpreviously`,
  },
  {
    needs: ['session', 'conversation', 'chat', 'discussion'],
    pattern:
      '(?:in|from|of|during) (?:a|the|our|your|my) (?:previous|earlier|past|last|prior) (?:session|conversation|chat|discussion)s?',
  },
  { needs: ['blocker'], pattern: '(?:the|our|any|current|open|known) blockers?' },
  {
    needs: ['remember', 'recall', 'memor'],
    pattern:
      '(?:do|can|did) you (?:still )?(?:remember|recall)|as you (?:may |might )?(?:remember|recall)|(?:based on|from|in|check|search) (?:your|our|the project) memor(?:y|ies)',
  },
  {
    needs: ['again'],
    spans: true,
    pattern: `what (?:was|were) ${WITHIN}{1,60}\\bagain|what(?: i|')s the (?:name|command|flag|path|url) of ${WITHIN}{1,60}\\bagain|(?:how|where|which|who|when) (?:did|do|does|was|were|is)\\b${WITHIN}{1,60}\\bagain(?= ?\\?)|(?:tell|show) (?:me|us)\\b${WITHIN}{0,40}\\bagain`,
  },
  { needs: ['did we', "didn't we", "hadn't we", "haven't we"], pattern: "(?:did|didn't|hadn't|haven't) we" },
  { needs: ['have we', 'had we'], pattern: '(?:have|had) we (?:already|ever|previously)' },
  { needs: ['there'], pattern: '(?:was|were|has|have) there (?:been )?any' },
  { needs: ['how was', 'how were'], spans: true, pattern: `how (?:was|were) ${WITHIN}{1,60} ${DONE}` },
  {
    needs: ["what's", 'what is', 'what have'],
    pattern:
      "what(?: i|')s (?:still )?(?:outstanding|remaining|pending|left|still (?:open|to do|missing))|what have (?:we|you) (?:got|done|tried)",
  },
  { needs: ['i thought'], pattern: "i thought (?:we|you)(?:'d| had| already)" },
  {
    needs: ['yesterday'],
    spans: true,
    pattern: `yesterday(?=${WITHIN}{0,60}\\b${WE}\\b)|${WE} ${WITHIN}{0,40}\\byesterday`,
  },
  {
    needs: ['yeah?', 'right?', 'correct?', 'no?'],
    spans: true,
    pattern: `^(?:so )?we (?:\\w+ed|did|made|put|kept) ${WITHIN}{1,100}(?:yeah|right|correct|no)(?=\\?)`,
  },
];

/** Every word that some wording needs: what trigger-words.ts must know. */
export function neededWords(): readonly string[] {
  return WORDINGS.flatMap(({ needs }) => needs);
}

/** The wording found in a prompt. */
interface Asking {
  readonly phrase: string;
  readonly spans: boolean;
}

const compiled = new Map<Wording, RegExp>();

/**
 * What to search the memories for when the user asks about the past; undefined for every other prompt, for
 * slash commands, shell lines, notifications and empty prompts. `own` are phrases from the configuration,
 * matched as they stand, whatever the case, at word boundaries. Looks at the first 2,000 and the last 1,000
 * characters, outside code fences. `query` is the prompt without the wording that asked and without filler,
 * at most 1,000 characters; the whole prompt where nothing else is left. `isGeneral`: no word says what about.
 */
export function recallTrigger(prompt: string, own: readonly string[]): RecallQuestion | undefined {
  const text = asked(prompt);
  if (text === '' || /^(?:<task-notification>|!|\/[\w:-]+(?:\s|$))/.test(text)) return undefined;
  const found = ownPhrase(text, own) ?? wording(text);
  return found && questionOf(text, found);
}

/** The looked-at part without pasted code. */
function asked(prompt: string): string {
  const long = prompt.length > HEAD_CHARS + TAIL_CHARS;
  const text = long ? `${headOf(prompt, HEAD_CHARS)}\n${tailOf(prompt, TAIL_CHARS)}` : prompt;
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replaceAll('’', "'")
    .trim();
}

function wording(text: string): Asking | undefined {
  const lower = text.toLowerCase();
  for (const candidate of WORDINGS) {
    if (!candidate.needs.some((word) => lower.includes(word))) continue;
    const found = patternOf(candidate).exec(text);
    if (found) return { phrase: found[0], spans: candidate.spans === true };
  }
  return undefined;
}

function patternOf(candidate: Wording): RegExp {
  const known = compiled.get(candidate);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\w-])(?:${candidate.pattern})(?![\\w-])`, 'i');
  compiled.set(candidate, pattern);
  return pattern;
}

function ownPhrase(text: string, own: readonly string[]): Asking | undefined {
  const lower = text.toLowerCase();
  const phrases = own.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
  const phrase = phrases.find((candidate) => hasPhrase(lower, candidate.toLowerCase()));
  return phrase === undefined ? undefined : { phrase, spans: false };
}

function hasPhrase(lower: string, phrase: string): boolean {
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1)) {
    if (!isWordAt(lower, at - 1) && !isWordAt(lower, at + phrase.length)) return true;
  }
  return false;
}

function isWordAt(text: string, index: number): boolean {
  return /[\p{L}\p{N}_]/u.test(text.charAt(index));
}

const FILLER = new Set(
  (
    'a about again all already also am an and any are as at be been but by can could did do does done exactly for from ' +
    'go had has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please ' +
    'previously quick question remember so some still tell thanks that the their them then there these they this to up us ' +
    'was we were what whats when where which who why will with work would yeah yes you your'
  ).split(' '),
);

/** Words that ask about the past as such: "what happened last time", "where did we leave off yesterday". */
const GENERAL = new Set(
  'back before day earlier happened happening last leave left ago off on open outstanding past pending previous session sessions start started stop stopped stuff stand status things time today track up week where working yesterday'.split(
    ' ',
  ),
);

/** What the user asks about the past. */
export interface RecallQuestion {
  /** What to search the memories for. */
  readonly query: string;
  readonly isGeneral: boolean;
}

/** The telling words around the wording, with those in it where it spans some; else the whole prompt. */
function questionOf(text: string, asking: Asking): RecallQuestion {
  const whole = oneLine(text);
  const phrase = oneLine(asking.phrase);
  const at = Math.max(0, whole.toLowerCase().indexOf(phrase.toLowerCase()));
  const before = tailOf(whole.slice(0, at), BEFORE_CHARS);
  const after = headOf(whole.slice(at + phrase.length), HEAD_CHARS);
  const words = tellingWords(`${before} ${asking.spans ? phrase : ''} ${after}`);
  const isGeneral = words.split(' ').every((word) => GENERAL.has(bareWord(word)));
  return {
    query: cutAtWord(words === '' ? whole : words, QUERY_CHARS),
    isGeneral: words === '' || isGeneral,
  };
}

function tellingWords(text: string): string {
  return text.split(' ').filter(isTelling).join(' ');
}

function isTelling(word: string): boolean {
  const bare = bareWord(word);
  return bare !== '' && !FILLER.has(bare);
}

function bareWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/^[^\p{L}\p{N}@./]+|[^\p{L}\p{N}]+$/gu, '');
}
