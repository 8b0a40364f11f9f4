import type { Candidate } from './gather.ts';

/** Why it is so, or what for. */
export const CAUSE =
  /\b(?:because|since|due to|so that|so (?:the|it|that|they|every|all|each|no|both|two|only|a|an)\b|otherwise|caus(?:es?|ed|ing)|root cause|(?:that|this) is why|which (?:means|makes|breaks|lets?|would)|means (?:that|the)|therefore|hence|as a result|leads? to|led to|comes? from|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|to (?:keep|ensure|avoid|prevent|make|help|let)|unless|whenever|the reason|reason:)\b|→/i;
/** What went wrong, or would. */
export const DEFECT =
  /\b(?:bugs?|races?|leak(?:s|ed|ing)?|crash\w*|fail(?:s|ed|ing|ures?)?|br(?:oke|oken|eaks)|wrong(?:ly)?|stale|silent(?:ly)?|swallow\w*|lost|loses|mismatch\w*|conflict\w*|duplicat\w*|ignor(?:es|ed|ing)|dropped|drops|unexpected\w*|reject(?:s|ed)|stuck|hang(?:s|ing)?|overwrit\w*|errors?|abort(?:s|ed|ing)?|confusing|unreachable|off-by-one|incorrect\w*|missing|misleading|too (?:slow|many|much|long|large))\b/i;
/** What holds whoever changes something next. */
const CONSTRAINT =
  /n['’]t\b|\b(?:must|never|always|cannot|only|requires?|required|needs? to|not|no longer|instead of|rather than|without|nothing|none|on purpose|deliberate\w*|intentional\w*|by design|decided against|turned down|deferr?(?:ed)?)\b/i;
/**
 * Whether a block shows that it holds for whoever comes next: that it names two of a reason, what went wrong, and what has to be kept to. What was done, what
 * was found in order and what the code says by itself does not. Words of a user's refusal need no reason. Pure.
 */
export function proves(candidate: Candidate): boolean {
  const { source, text, place } = candidate;
  if (source === 'refused') return true;
  if (source === 'choice') return CAUSE.test(text) || CONSTRAINT.test(text);
  return place !== 'row' && signsIn(candidate) > 1;
}

/** How many a block, of a commit with its subject, names of a reason, of what went wrong, and of what has to be kept to. Pure. */
export const signsIn = ({ source, text, about }: Candidate): number =>
  [CAUSE, DEFECT, CONSTRAINT].filter((sign) => sign.test(source === 'commit' ? `${about}\n${text}` : text))
    .length;

/** What somebody is at, or is about to do: by the end it is done, or was not. */
const UNDERWAY =
  /(?:^|[.!?:;,–—-]\s+)(?:(?:so|now|next|first|then|and|also)[, ]+)*(?:(?:I|we)(?:['’](?:m|re|ll)|\s(?:am|are|will))\s(?:(?:now|also|just|\w+ly|going to)\s)*\w+|let(?: me|['’]s)\s\w+)/i;
/** What was there before the work, which is done by then. */
const BEFORE = /^(?:problem|issue|before|context|background|goal)\b\W{0,4}[:：]/i;
/** A list below a point (blocks.ts) is a report: of 13 that the model would keep a reader kept 2. */
const LISTS = /(?:^| )· /;

/** Whether a block says what is being done, or lists what was: no more than a step on the way. Pure. */
export const isStep = ({ text, source }: Candidate): boolean =>
  (source === 'answer' || source === 'last') &&
  (UNDERWAY.test(text) || BEFORE.test(text) || LISTS.test(text));

/**
 * What tells nothing by itself: a prompt is a task, a question or a report (what it states for good is kept by itself), and what is said on the way to an
 * end the end says too, where it is worth it.
 */
export const HEARD: ReadonlySet<Candidate['source']> = new Set(['prompt', 'answer']);

/**
 * Whether what was said still holds at the end, as far as the session shows: a commit was made of it, the user chose it, or nothing was edited since. On 88 graded sessions a fifth of the claims that the assistant went on editing after were false by the end, and none of those that it ended
 * with.
 */
export function stands(candidate: Candidate | undefined, session: { readonly edits: number }): boolean {
  if (candidate === undefined || HEARD.has(candidate.source)) return false;
  return candidate.source !== 'last' || session.edits === (candidate.edits ?? 0);
}
