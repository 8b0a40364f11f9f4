/**
 * Some word of every prompt that is to be kept at once: what asks to be remembered, and what is said of oneself or of every
 * project (rules.ts: type `remember`; statement.ts: scope `user`). The others can wait until the turn ends, and two thirds of
 * all prompts need no closer look before the model answers.
 */
const AT_ONCE_WORDS =
  /remember|memor|\bmind\b|\bnot(?:e|ing)\b|\brecord|reminder|document|write down|\b(?:a|our) (?:rule|convention|habit|standard|policy)\b|read-?me\b|wiki|handbook|\bdocs?\b|known issue|future reference|\.md\b|learnings?\b|knowledge|limitation|rules\b|\badrs?\b|decision log|gotcha|conventions\b|guidelines\b|trade-?off|\bfyi\b|heads[- ]up|so you know|\baware\b|should know|good to know|important(?: to know| to note)?:|(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|everywhere|globally|in general|whatever the|\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)|prefer|\bhate\b|dislike|(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/i;

/** Whether a prompt may be one to be kept at once. False is certain: it can be read when the turn ends. */
export function mayBeKeptAtOnce(prompt: string): boolean {
  return AT_ONCE_WORDS.test(prompt);
}
