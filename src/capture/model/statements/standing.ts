import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';
import { isRule } from './ruling.ts';

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
  /^\W*(?:(?:so|ok(?:ay)?|and|now)\W+)*i want you to (?!always|never)|^\W*(?:i|we)(?:'d)? (?:want|need|(?:would )?like) (?:the|this|that|it|an?) .{0,80}\bto (?:always|never)\b|^(?:\W*(?:please|and|also|ok|okay|can you|could you|make it|it should|the \w+ should)\W+)*(?:always|never)? ?(?:show|display|render|hide|highlight|redirect|open|close|expand|collapse|scroll|sort|animate|center|align|add|create|implement|build|write|make|fix|move|rename|remove|update|change)\b(?!.{0,160}\b(?:from now on|going forward|in future|every time|whenever|in this (?:repo|project|codebase)|always(?=\W*$))\b)/i;
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
