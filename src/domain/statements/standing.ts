import { LASTING_ELSEWHERE } from './lasting-elsewhere.ts';
import type { Statement } from './statement.ts';

/** Words by which people say that something is to hold beyond the task at hand, in the languages that they type. */
const LASTING: readonly RegExp[] = [
  LASTING_ELSEWHERE,
  /\b(?:always|never|from now on|going forward|in (?:the )?future|next time|every time|whenever|no longer|at all times|under no circumstances)\b/i,
  /\b(?:convention|policy|rule|standard|guideline|house style|source of truth|deprecated|frozen|generated|vendored|read[- ]only|off[- ]limits|legacy|on purpose|by design|intentional(?:ly)?|deliberate(?:ly)?)\b/i,
  /\b(?:we|our team|everybody|nobody|this (?:repo|project|codebase)|the (?:team|customer|client|api|build|ci)) (?:\w+ )?(?:use|uses|don't|do not|doesn't|does not|can't|cannot|must|only|never|always|keep|keeps|require|requires|support|supports|want|wants|need|needs)\b/i,
  /\b(?:i|we|they)(?:'ve| have)? (?:chose|chosen|decided|agreed|settled|opted|picked|went with|dropped|ruled out)\b/i,
  /\b(?:use|take|name|call|write|put) (?:\S+ ){1,4}?(?:,? not|instead of|and not) \S+/i,
  /\b(?:must|may|can|should) (?:not|never|only)\b|\b(?:mustn't|can't|cannot|shouldn't) (?:be|use|run|touch|edit|change|depend|call|commit|push|import)\b|\b(?:don't|do not) ever\b/i,
  /(?:^|[,;:.] ?)(?:please )?(?:don't|do not|stop|avoid) (?:\w+ing|use|run|touch|edit|change|commit|push|add|import|call|mock|format|bump|merge|rebase|force|delete|install|hard-?code)\b/i,
  /\b(?:instead of|rather than)\b.{0,160}\b(?:because|since|as|so that|otherwise)\b|\b(?:because|since|otherwise)\b.{0,160}\b(?:instead of|rather than)\b/i,
  /\b(?:only works?|won't work|doesn't work|does not work|needs?|requires?)\b.{0,80}\b(?:with|on|under|unless|without|before|first|because)\b/i,
];

/** What a product is to do: a task, though it says "always". */
const TASK =
  /^(?:\W*(?:please|and|also|ok|okay|can you|could you|make it|it should|the \w+ should)\W+)*(?:always|never)? ?(?:show|display|render|hide|highlight|redirect|open|close|expand|collapse|scroll|sort|animate|center|align|add|create|implement|build|write|make|fix|move|rename|remove|update|change)\b(?!.{0,160}\b(?:from now on|going forward|in future|every time|whenever|in this (?:repo|project|codebase))\b)/i;
/** What somebody wants now is a task, unless they say for how long. */
const WISH =
  /^(?:\W*(?:please|and|also|so|ok|okay)\W+)*(?:i|we)(?:'d| would)? (?:want|wanted|like|need)(?: (?:it|this|that|you|the \S+))? to\b(?!.{0,160}\b(?:always|never|from now on|going forward|in future|every time|whenever)\b)/i;
/** A question asks, whatever words it has; one that asks to keep to something states it. */
const QUESTION =
  /[?？]\W*$|^(?:could|can|should|would|do|does|did|is|are|was|were|have|has|why|what|how|where|when|which|who|shall|may)\b/i;
const ASKS_TO_KEEP =
  /^(?:\S+[ ,]+){0,3}(?:can|could|would|will) (?:you|we) (?:please |also |just )*(?:make sure|ensure|always|never|not|avoid|stop)\b/i;
/** Only for the moment, or only an opinion. */
const PASSING =
  /\b(?:for now|for the moment|right now|this time|today|just this once|not yet|let's see|i (?:think|guess|feel|wonder|love|like)|maybe|perhaps|might|nice|great|looks (?:good|great)|well done|thanks?)\b/i;

/**
 * Whether a statement will hold next week, and so is kept by itself: precision before recall. What is not is a candidate like anything else that was
 * said, and weighed when the session is distilled. Pure.
 */
export function isStanding({ type, text, summary }: Pick<Statement, 'type' | 'text' | 'summary'>): boolean {
  if (type === 'remember') return true;
  const said = summary.trim();
  if (QUESTION.test(said) && !ASKS_TO_KEEP.test(said)) return false;
  if (TASK.test(said) || WISH.test(said) || PASSING.test(said)) return false;
  return LASTING.some((words) => words.test(said) || (text.length <= 400 && words.test(text)));
}
