/**
 * Some word that every wording of a question about the past has (trigger.ts: `needs`). Apart from the wordings,
 * because most prompts have none of them, and then nothing more need be loaded. A test compares the two.
 */
const TRIGGER_WORDS =
  /why|decision|reason|rationale|conclusion|outcome|agreement|root cause|workaround|did|had|have|remind|continu|where|lost track|last |what happened|what became|previously|session|conversation|chat|discussion|blocker|remember|recall|memor|again|there|how was|how were|what['’]s|what is|i thought|yesterday|yeah\?|right\?|correct\?|no\?/i;

/** Whether a prompt may ask about the past at all. False is certain, true wants a closer look. */
export function mayAskAboutThePast(prompt: string): boolean {
  return TRIGGER_WORDS.test(prompt);
}
