import { type Hint, hasSomeHint } from '../some-hint.ts';

/**
 * Some word of every prompt that is to be kept at once: what asks to be remembered, and what is said of oneself or of every
 * project (rules.ts: type `remember`; statement.ts: scope `user`). The others can wait until the turn ends, and two thirds of
 * all prompts need no closer look before the model answers.
 */
const EVERY_PROJECT =
  /(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/;
const TO_ME = /(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/;
const AT_ONCE: readonly Hint[] = [
  ...'remember|memor|reminder|document|write down|wiki|handbook|known issue|future reference|knowledge|limitation|decision log|gotcha|tradeoff|trade-off|heads-up|heads up|so you know|should know|good to know|everywhere|globally|in general|whatever the|prefer|dislike'.split(
    '|',
  ),
  ['mind', /\bmind\b/],
  ['not', /\bnot(?:e|ing)\b/],
  ['record', /\brecord/],
  ['rule', /\b(?:a|our) rule\b|rules\b/],
  ['convention', /\b(?:a|our) convention\b|conventions\b/],
  ['habit', /\b(?:a|our) habit\b/],
  ['standard', /\b(?:a|our) standard\b/],
  ['policy', /\b(?:a|our) policy\b/],
  ['read', /read-?me\b/],
  ['doc', /\bdocs?\b/],
  ['.md', /\.md\b/],
  ['learning', /learnings?\b/],
  ['adr', /\badrs?\b/],
  ['guideline', /guidelines\b/],
  ['fyi', /\bfyi\b/],
  ['aware', /\baware\b/],
  ['important', /important(?: to know| to note)?:/],
  ['project', EVERY_PROJECT],
  ['repo', EVERY_PROJECT],
  ['codebase', EVERY_PROJECT],
  ['my ', /\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],
  ['hate', /\bhate\b/],
  [' me', TO_ME],
];

/** Whether a prompt may be one to be kept at once. False is certain: it can be read when the turn ends. */
export function mayBeKeptAtOnce(prompt: string): boolean {
  return hasSomeHint(prompt, AT_ONCE);
}
