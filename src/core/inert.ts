import { onceAsked } from './basics.ts';
import { printable } from './text.ts';

/** What stands where a sentence spoke to a model: its words are still in the note (`cs-memory show`). */
export const LEFT_OUT = '[left out: it reads like an instruction to a model]';

/** Letters and signs in other clothes: full width, mathematical, circled. They read as what they look like. */
const DRESSED = /[\uff01-\uff5e\ufe64\ufe65\u2460-\u24ff\u{1d400}-\u{1d7ff}]+/gu;

/** A sentence that speaks to whoever reads it as to a model, by how such sentences begin. At most 300 characters of it go. */
const REST = '[^.!?\\n]{0,300}[.!?]?';
const BEFORE =
  '(?:(?:all|any|every|the|your|of|these|those|my|our|what|from)\\s+){0,4}(?:previous|prior|preceding|above|earlier|existing|original|other|system|safety)\\s+';
const TALK =
  '(?:instructions?|prompts?|rules?|messages?|directions?|guidelines?|guardrails?|commands?|context|policies|polic[yi])';
const toModels = onceAsked(
  () =>
    new RegExp(
      [
        `(?:ignore|disregard|forget|override|bypass|skip|neglect|discard|set\\s+aside)\\s+${BEFORE}(?:(?:system|safety|user|developer)\\s+)?${TALK}${REST}`,
        `(?:ignore|disregard|forget|override)\\s+(?:everything|all|anything)\\s+(?:above|before|prior|you\\s+(?:were|have\\s+been)\\s+told|that\\s+(?:came|was\\s+said)\\s+before)\\b${REST}`,
        `(?:ignore|disregard|forget|override)\\s+(?:all\\s+)?(?:of\\s+)?your\\s+${TALK}${REST}`,
        `(?:ignore|disregard|forget|override)\\s+(?:(?:all|any|every|of|the|these|those)\\s+){0,3}(?:instructions?|prompts?|guidelines?|directions?)\\s+(?:above|before|so\\s+far|(?:that\\s+(?:were|are)\\s+)?given\\s+(?:above|before|earlier|to\\s+you)|you\\s+(?:were|have\\s+been|got|received))\\b${REST}`,
        `(?:ignore|disregard|forget)\\s+(?:(?:all|everything)\\s+(?:of\\s+)?)?the\\s+above(?=\\s*(?:[.,;:!]|\\n|$)|\\s+and\\s)${REST}`,
        `forget\\s+(?:everything|all)\\s+(?:that\\s+)?you\\s+(?:know|learned|learnt)\\b${REST}`,
        `(?:do\\s+not|don't|never)\\s+(?:mention|reveal|show|say|report)\\s+(?:this|it|any\\s+of\\s+this)\\s+to\\s+the\\s+(?:user|human|developer|operator)\\b${REST}`,
        `(?:note|message|attention|instructions?)\\s+(?:to|for)\\s+(?:the\\s+|any\\s+|all\\s+|every\\s+)?(?:ai|llm|language\\s+model|assistant|claude|coding\\s+agent)s?(?:\\s+(?:that\\s+)?read(?:s|ing)\\s+this)?\\s*[:,]${REST}`,
        `to\\s+(?:the|any|every)\\s+(?:ai|llm|language\\s+model|assistant|coding\\s+agent)\\s+(?:that\\s+(?:is\\s+)?)?read(?:s|ing)\\s+this\\b${REST}`,
        `(?:you\\s+are|you're)\\s+now\\s+(?:an?|the|in|no\\s+longer|free|acting)\\b${REST}`,
        `from\\s+now\\s+on,?\\s+(?:you|ignore|always\\s+obey|act|respond|answer)\\b${REST}`,
        `(?:new|updated|revised|real|secret)\\s+(?:system\\s+)?(?:instructions?|prompt|directives?)\\s*[:=]${REST}`,
        `(?:act|behave|respond)\\s+as\\s+(?:if\\s+you\\s+(?:are|were)|an?\\s+(?:unrestricted|jailbroken|different)|DAN)\\b${REST}`,
        `(?:do\\s+not|don't|never)\\s+(?:tell|inform|alert|notify|mention\\s+(?:this|it)\\s+to|reveal\\s+(?:this|it)\\s+to)\\s+the\\s+(?:user|human|developer|operator)\\s+(?:about|that|of)\\s+(?:this|these|you|it)\\b${REST}`,
        `(?:reveal|print|repeat|show|output|leak|send)\\s+(?:me\\s+)?(?:your|the)\\s+(?:entire\\s+|full\\s+|hidden\\s+)?(?:system\\s+prompt|instructions\\s+above|hidden\\s+instructions)\\b${REST}`,
        `ignoriere?\\s+(?:alle\\s+)?(?:vorherigen|bisherigen|obigen)\\s+(?:anweisungen|regeln)${REST}`,
        `ignore[zr]?\\s+(?:toutes?\\s+)?(?:les\\s+)?(?:instructions|consignes|r\u00e8gles)\\s+pr\u00e9c\u00e9dentes${REST}`,
        `ignor[ae]\\s+(?:todas\\s+)?(?:las\\s+)?instrucciones\\s+(?:anteriores|previas)${REST}`,
      ]
        .map((pattern) => `(?:${pattern})`)
        .join('|'),
      'gi',
    ),
);

/** A first look, so that a plain text costs one pass of a short pattern; in our own labels, which say `just now`, there is nothing to see. */
const MAY_SPEAK =
  /ignor|disregard|forget|overrid|bypass|neglect|discard|set\s+aside|skip|(?:are|'re|from)\s+now\s|instruction|prompt|directive|\bact\b|behave|respond|the\s+(?:user|human|developer|operator)|(?:note|message|attention)\s+(?:to|for)\s|read(?:s|ing)\s+this/i;

/** A line that begins as a turn of a conversation, or as what the client writes before a hook's output. */
const ROLE_LINE =
  /^((?:[^\S\n]|[>*#_-]|\d{1,3}[.)])*)((?:system|assistant|human|user|developer|tool|claude|ai)(?:\s+(?:prompt|message|reminder|note))?|\w+(?::\w+)? hook (?:additional context|success|feedback))(\W{0,3}):/gim;

/** Names of elements that mean something to a model, to a client, or to another product's memory. */
const ELEMENTS = [
  'cs-memory[\\w-]*',
  '[\\w-]*(?:claude-mem|mem0|supermemory)[\\w-]*',
  '[\\w-]*(?:system|reminder|instruction|memory|memories|recall|observation)[\\w-]*',
  'private',
  '(?:system|user|assistant|human|developer|tool|model|context|important|thinking|admin|root)',
  '(?:function|tool)[_-]?\\w*',
  'invoke',
  'parameter',
  'antml\\b[\\w-]*',
  '(?:persisted-output|task-notification|command-(?:name|message|args)|local-command-\\w+|bash-(?:input|stdout|stderr))',
  '\\|\\w*',
  '<\\s*/?\\s*SYS',
];
/** Space in front of an element's name is made short first, or looking past it would take its square. */
const SPACED: readonly [RegExp, string][] = [
  [/<\s{2,}/g, '< '],
  [/(<\s?[/!?])\s{2,}/g, '$1 '],
];
const markup = onceAsked(
  () => new RegExp(`<(?=\\s{0,2}[/!?]?\\s{0,2}(?:[\\w-]+:)?(?:${ELEMENTS.join('|')})(?![\\w-]))`, 'gi'),
);
/** An angle bracket that opens more than the address of a mail, which every author has: the pattern of elements takes V8 8 ms to make. */
const MAY_BE_ELEMENT = /<(?![\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){0,8}>)/;
/** Turns in the notation of other models, tool calls in JSON, and what begins a memory in our own list. */
const NOTATION: readonly [RegExp, string][] = [
  [/\[(\/?)(INST|SYS|SYSTEM_PROMPT|TOOL_CALLS|AVAILABLE_TOOLS)\]/gi, '($1$2)'],
  [/"(tool)_(use|result|call|calls)"/gi, '"$1 $2"'],
  [/\*\*\[/g, '** ['],
];

/** Beyond these a text may hold something that hides or dresses up: most texts are spared the slow patterns. */
const PLAIN = /^[\t\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e]*$/;

function undressed(text: string): string {
  if (PLAIN.test(text)) return text;
  return (
    printable(text)
      .replace(DRESSED, (letters) => letters.normalize('NFKC'))
      // What shows nothing and `printable` leaves, since some scripts and emoji need it: joiners and variation selectors beside ASCII (a keycap
      // apart), fillers, and more than one variation selector (each may carry a byte that only a model reads).
      .replace(
        /(?<![^!-~\s])(?:\u200c|\u200d|\p{VS})+(?!\u20e3)|(?:\u200c|\u200d|\p{VS})+(?=[!-~])|(?!\u200c|\u200d|\p{VS})\p{DI}|\p{VS}{2,}|\u2800/gu,
        '',
      )
  );
}

/** A foreign text made fit to stand before a model: nothing hidden, no fence, turn, tool call or order. Plain words stay, in a fence called data. */
export function inert(text: string): string {
  let plain = undressed(text);
  // First: what is looked for in so many characters, a colon behind a role say, may be behind that space.
  if (plain.includes('<'))
    for (const [pattern, replacement] of SPACED) plain = plain.replace(pattern, replacement);
  if (MAY_SPEAK.test(plain)) plain = plain.replace(toModels(), LEFT_OUT);
  if (plain.includes(':')) plain = plain.replace(ROLE_LINE, '$1"$2"$3:');
  if (/[["]/.test(plain))
    for (const [pattern, replacement] of NOTATION) plain = plain.replace(pattern, replacement);
  return MAY_BE_ELEMENT.test(plain) ? plain.replace(markup(), '&lt;') : plain;
}
