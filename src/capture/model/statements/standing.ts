import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';
import { namesSomething } from '../../../core/prose.ts';

/** Words that say outright that something holds from here on. */
const FOR_GOOD =
  /\b(?:from now on|going forward|in (?:the )?future(?=\W*$|[,;.])|next time(?! i\b)|every time|whenever|no longer|at all times|under no circumstances)\b/i;

/** Words by which people say that something is to hold beyond the task at hand, in the languages that they type. */
const LASTING: readonly RegExp[] = [
  LASTING_ELSEWHERE,
  // What somebody orders or is used to; of what a program always does, or never did, it tells nothing.
  /(?:^\W*(?:(?:please|and|but|also|so|ok(?:ay)?|no|as)\W+)*|[.!,;:] (?:please |so |and )?|\b(?:we|i|you|please|must|(?<!\bit )should|will|claude|to) )(?:always|never)\b/i,
  FOR_GOOD,
  /\b(?:convention|policy|rule|standard|guideline|house style|source of truth|deprecated|frozen|generated|vendored|read[- ]only|off[- ]limits|legacy|on purpose|by design|intentional(?:ly)?|deliberate(?:ly)?)\b/i,
  /\bi (?:\w+ )?(?:prefer|hate|dislike)\b/i,
  /^(?:decision:|the decision (?:is|was)) (?=\S+ \S+ \S)/i,
  /\b(?:i|we|they)(?:'ve| have)? (?:chose|chosen|decided|agreed|settled|opted|picked|went with|dropped|ruled out)\b/i,
  // What is only not to be done is so for the task at hand; where, why or what instead makes it a rule.
  /(?:^|[,;:.] ?)(?:please )?(?:stop \w+ing\b|(?:don't|do not|avoid) (?:\w+ing|use|run|touch|edit|change|commit|push|add|import|call|mock|format|bump|merge|rebase|force|delete|install|hard-?code)\b(?=.{1,200}\b(?:because|otherwise|instead|directly|by hand|manually|anywhere|ever|(?:in|to|into|on|for|from) (?:this |our |my |the |any |these |all |\S+\/)|here(?=\W*$|[,;]))|.{1,200}[:;—] ?\S))/i,
  /\b(?:not|instead of|rather than)\b.{0,160}\b(?:because|otherwise)\b/i,
];

/** What a product is to do: a task, though it says "always". */
const TASK =
  /^\W*(?:(?:so|ok(?:ay)?|and|now)\W+)*i want you to (?!always|never)|^\W*(?:i|we)(?:'d)? (?:want|need|(?:would )?like) (?:the|this|that|it|an?) .{0,80}\bto (?:always|never)\b|^\W*(?:(?:please|and|also|ok|okay|can you|could you|make it|it should|the \w+ should)\W+)*(?:always|never)? ?(?:show|display|render|hide|highlight|redirect|open|close|expand|collapse|scroll|sort|animate|center|align|add|create|implement|build|write|make|fix|move|rename|remove|update|change)\b(?!.{0,160}\b(?:from now on|going forward|in future|every time|whenever|in this (?:repo|project|codebase)|always(?=\W*$))\b)/i;
/** A question asks, whatever words it has; "do not" is none, nor what says when to do something. */
const QUESTION =
  /[?？]\W*$|^(?:could|can|should|would|do(?! not\b)|does|did|is|are|was|were|have|has|why|what|how|(?:where|when)(?!.{3,160}, (?:please )?(?:(?:always|never|only) (?!an?\b|the\b|it\b)|(?:use|avoid|don't|do not) ))|which|who|shall|may)\b|能不能|可不可以|是不是|能否|可以吗|吗[。.!]?$/i;
/** Only for the moment, or only an opinion. */
const PASSING =
  /\b(?:you(?:'ve| have)? already|this is (?:just|only) an?|i (?:\w+ )?(?:prefer|want|like) (?:these|those|this)|for now|for the moment|right now|this time|today|just this once|(?:for|in|during) this (?:task|session|change|commit|pr|pull request|run|round|one)|yet|now(?=[.!]*$)|try again|let me|let's see|i(?:'d| would| can| could)(?: \w+)? (?:consider|imagine|see)|(?:i|we|you|they) (?:always|never) (?:get|got|see|saw|hit|had|end up|r[au]n into|forg[eo]t|listen|do|did|fail|underst\w+|knew|wonder\w*)|(?:always|never) (?:the same|like (?:this|that)|an? |so )|i (?:think|guess|feel|wonder|love|like(?! i said))|maybe|perhaps|might|nice|great|looks (?:good|great)|well done|thanks?)\b/i;

/** The answer to one of several questions, or what a program does, as a review tells it: a part of what stands elsewhere. */
const PART =
  /^[a-z]?\d{1,2}[).:]|^\/\/|^\(|^to (?:\w+ )this\b|^(?:(?:the|it|this|that) )?(?:\w+ )?(?:always|never) [a-z]+s\b|(?<!\b(?:i|we|you|to) )\b(?:always|never) [a-z]+[^s\W]s [^\s,.;]/i;

/** Whether a sentence says what is to hold beyond the task at hand. Pure. */
export function isStanding(said: string): boolean {
  if (PART.test(said) || QUESTION.test(said)) return false;
  return (
    !(TASK.test(said) || PASSING.test(said)) && (LASTING.some((words) => words.test(said)) || isRule(said))
  );
}

/** Whether a sentence says outright, in whatever prompt it stands, that it holds from here on. Pure. */
export const isForGood = (said: string): boolean => FOR_GOOD.test(said) || LASTING_ELSEWHERE.test(said);

/** What people say before a rule, also where they say that something was done against it. */
const OPENING =
  /^(?:(?:(?:no|nope|stop|wrong(?: \w+)?|wait|undo)(?=[,.!:;–—]| -)|hm+|ok(?:ay)?|and|also|please|fyi|note|btw|by the way|just so you know|that's (?:wrong|not right)|(?:revert|undo) (?:that|this|it)|(?:as|like) i said(?: before| already)?|in (?:this|our) (?:repo(?:sitory)?|project|code ?base|service|team))\b *[-\s,:.!;–—]+)+/i;

/** Of what work on a project is made, said of all of them; of one, and of what a product has, it is a task. */
const EACH =
  '(?:all|every|each|any|no) (?:(?:of )?our |new |public )?(?:[\\w-]+ )?(?:commits?|commit messages?|prs?|(?:pull|merge) requests?|branch(?:es)?|migrations?|endpoints?|releases?|changes?|tests?|modules?|dependenc(?:y|ies)|functions?|methods?|class(?:es)?|handlers?|imports?|features?|(?:hot|bug)?fix(?:es)?|packages?|services?|quer(?:y|ies)|configs?)';
const SEVERAL =
  '(?:our )?(?:(?:integration|unit|e2e) tests|(?:database )?migrations|commits|commit messages|prs|(?:pull|merge) requests|hotfixes|secrets|deploys|logging)';
/** What is done once ends a task. */
const ONCE =
  '(?:(?:be|to be|to) )?(?:\\w+ )?(?:green|(?:fix|updat|chang|add|remov|replac|mov|renam|convert|check|adapt|adjust|creat|implement|cover|list|show|writ|pass|succeed|work|compil|run)(?:ed|d|ten|ing|e|s)?|able|shown|some|more|better|an? (?:\\w+ )?(?:fix|update|rebase|review|look|refactor\\w*)|(?:to )?be (?:(?:less|more)|\\w+ed (?:first|on|now|again|too|before)))\\b|\\w+ing\\b|\\d';
/** The parts of a project; of those of a product a wish for one of them is said. */
const PARTS =
  '(?:handlers?|controllers?|services?|tests?|prod(?:uction)?|main|master|ci|commits?|models?|domain|core|(?:front|back)end|migrations?|(?:the )?(?:code|docs|repo\\w*)|\\S+/\\S*)';
/** What a number is set for. */
const SET =
  '(?:port|timeouts?|(?:\\w+ )?limit|max\\w*|min\\w*|pool|ttl|batch|retr(?:y|ies)|interval|version|threshold|quota|lock|cache|pin)';
const WAYS =
  '(?:use|mock|support|squash|rebase|(?:commit|push|merge)(?= (?:to|into|directly|with|without|on|secrets?|generated|by hand)\\b)|deploy|release|vendor|hard-?code|depend on|rely on)';
const HERE = '(?:here|in (?:this|our) (?:repo(?:sitory)?|project|code ?base|service))';
/** What went wrong, or was found. */
const FOUND =
  '(?:(?:errors?|bugs?|fail\\w*|crash\\w*|problems?|issues?|change|fix|difference|delay|slow\\w*|this|that|it|you|i)\\b)';

/** Plain words that rule how all of a repository is worked on; of what a sentence says behind its opening. */
const RULING: readonly RegExp[] = [
  // How it is worked here, and how not; of "this" and "it" it is said of the task at hand.
  `^we (?:do not|don't|never|no longer) (?:ever )?${WAYS} (?!.{0,40}\\b(?:this|that|it|them|these|those)\\b(?! (?:repo|project|code ?base)))`,
  `^we (?:must not|mustn't|may not|are not allowed to) \\w+ .*\\b(?:because|since|due to|until)\\b`,
  "^we (?:can't|cannot) (?:support|depend on|rename|drop|upgrade|bump|break) .*\\b(?:because|since|due to|until)\\b",
  "^\\w+ says? (?:that )?we (?:must not|mustn't|may not|can't|cannot) ",
  '^we (?:keep|stay on|support|pin|use) (?!\\w+ing\\b)(?=.*\\b(?:api|versions?|v?\\d[\\d.]*|legacy|driver|library|sdk)\\b).{3,80} until ',
  `^we only ${WAYS} (?!(?:this|that|it|them|these|those)\\b)`,
  '^we (?:squash|rebase|merge|deploy|release|tag) (?:only |always )?(?:on (?:merge|tags?)|(?:with|via|through) \\S+)\\W*$',
  // What each must have, where it goes, and what it never is.
  `^(?:${EACH}|${SEVERAL})(?: (?:in|of|for|on) \\S+)? (?:must|needs?|ha(?:s|ve) to|should (?:always|never)) (?!${ONCE})`,
  '^(?:\\S+ ){1,4}(?:live|go|belong|stay)(?:s|es)? (?:in|to|into|under|on|through|behind) (?:the )?(?:\\S*/\\S*|main|master|dev\\w*|staging|trunk|\\S+ branch)(?:,| and) (?:not|never|only)\\b',
  `^(?:${EACH}|${SEVERAL}) (?:never|only|always) (?!fail|pass|work|see|get|show|crash|load|finish|takes?|stop|appear|render)\\w+ `,
  '^all (?:our )?(?!the |users|customers|visitors|clients).{2,60} (?:are|is|use|have|go) .{1,80}, never ',
  `^(?:make sure|ensure|see to it|(?:${EACH}|${SEVERAL}) (?:need|have|use|go|are)) .{3,160}, always\\W*$`,
  "^(?:don't|do not|never|only) ever (?!mind\\b|do that\\b)",
  `^no (?!(?:changes?|edits?|code|need|more|commits?|others?|questions?|one|errors?|output|tests?|luck|idea|difference)\\b)(?:[^\\s,.]+ ){1,4}(?:in|on|for|from|inside|outside) (?:(?:the|our) )?${PARTS},? (?:please|ever)\\W*$`,
  `\\b(?:forbidden|banned)\\b.{0,80}\\b${HERE}\\b`,
  // What somebody says again.
  '\\byou keep forgetting (?:that|to) ',
  "\\bi(?:'ve| have)? (?:already )?told you(?: (?:before|already|again|twice|many times))+\\b[:,; ]+(?:that |to )?(?:(?:use|don't|do not|never|always|no|only|we) (?!(?:this|that|it|the (?:other|second|first|last|new|old))\\b)|\\w+ .{2,60} (?:before|after|when(?:ever)?|each time) (?:you|every|each) )",
  '\\b(?:as|like) i said(?: before| already)\\W+no (?!(?:changes?|errors?|output|difference|luck)\\b)(?:[^\\s,.]+ ){1,4}(?:in|on|for|from) ',
  // Why something is as it is; of what went wrong it is said for the moment.
  `^(?:the|one|our) reason (?:(?:for|behind) (?:(?:the|our) )?(?:\\w+ )?(?:v?\\d\\S*|${SET})|(?:why |that )?we (?!see|get|got|had|saw|can't|lose)) ?(?:(?!${FOUND})\\S+ ){0,8}?is(?: that| because|:)? (?=\\S+ \\S+ \\S)`,
  `^(?:(?:the|our) )?(?:\\S+ ){0,4}${SET} (?:\\S+ ){0,4}(?:is|are|stays?) (?:\\w+ (?:to|at) )?v?\\d\\S* (?:\\w+ ){0,3}because (?!i\\b)`,
  // What is used, and what is not: "use tabs, not spaces, in this repo", "we use pnpm here, not npm".
  '^(?:so )?(?:use|write|indent with|stick (?:to|with))(?=.{1,120}\\b(?:not|never|only|instead of|rather than)\\b).{1,120}\\b(?:(?:in|for|across|throughout) (?:this|our|the)(?: whole| entire)? (?:repo(?:sitory)?|project|codebase|code base|monorepo)|everywhere)\\b',
  '\\b(?:we|our (?:team|project|repo|app|ci)) (?:only |usually |generally )?(?:use|write|run|name|keep|test|deploy|target|support|ship|build)s?\\b(?! to\\b).{1,120}(?:(?:,| and) not |\\binstead of |\\brather than )',
  // What is done here, and why.
  '^we (?:only |usually |generally )?(?:use|write|run|name|keep|store|test|deploy|target|support|ship|build) (?=\\S+ \\S).{3,160}\\b(?:because|since)\\b',
  // What is so, and what follows from it.
  "^(?!we are\\b)(?:we|our|the|this) (?:\\S+ ){1,12}?\\S+, so (?:please )?(?:never|(?<=\\b(?:ci|runner|staging|prod\\w*|database|server|cluster|bank|team|licen[cs]e)\\b.*)(?:don't|do not|only|avoid)) (?!\\w+ (?:it|this|that|them|anything)\\b)",
  '^(?:we|our) (?:\\S+ ){1,12}?\\S+, so (?:please )?no (?!wonder|problem|luck|idea|need|.*\\b(?:is|are|was|were)\\b)(?:[\\w-]+ ){0,3}[\\w-]+\\W*$',
].map((words) => new RegExp(words, 'i'));

/** Corrections that are rules where they name what they speak of; of colours and places they are said of the task at hand. */
const RULING_OF_NAMED: readonly RegExp[] = [
  /^i said (?:\S+ ){0,3}\S+, not /i,
  /\bagain[;,.:–—-]+ .{3,80} instead\b/i,
];

/** "And use pnpm", behind a rule. */
export const GOES_ON_RULING = /^(?:and|also|plus)\W+(?:\w+ )?(?:use|prefer|avoid|stick to) (?:\S+ ?){1,6}$/i;

/** It says what is wrong now, or how a product behaves. */
const REPORTS =
  /\b(?:but (?:this|that|it|now)\b|correctly|properly|wrong(?:ly)?|typo|off by|on my machine|never happened|after the (?:refactor|change|update|merge)|clicks?\b|(?:is|are) (?:red|broken)\b)/i;
/** What is so is said of the work that is asked for. */
const SO_DO = /, (?:so |and )?(?:please )?(?:remove|add|fix|change|delete|make|drop|rename|update|move)\b/i;

/** Whether a sentence rules how all of a repository is worked on. Pure. */
export function isRule(said: string): boolean {
  const bare = said.replace(OPENING, '');
  if (SO_DO.test(bare) || REPORTS.test(bare)) return false;
  return (
    RULING.some((words) => words.test(bare) || words.test(said)) ||
    (RULING_OF_NAMED.some((words) => words.test(bare)) && namesSomething(bare))
  );
}

/** Whether a sentence that is kept rules, and asks for no work. Pure. */
export const isRuling = (said: string): boolean => GOES_ON_RULING.test(said) || isRule(said);
