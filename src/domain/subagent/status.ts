/** How a subagent ended: `partial`: it was killed, or says that something is left; `skipped`: nothing was to be merged. */
export type AgentStatus = 'success' | 'partial' | 'failed' | 'skipped';

/** What an agent says first, or last, when it could not do what it was sent for. */
const FAILED =
  /\b(?:I (?:was|am|'m) (?:un(?:able)|not able) to|I (?:could|can)(?: ?not|n['’]t)\b|unable to (?:complete|finish|proceed|continue)|fail(?:ed|s) to (?:complete|finish)|(?:task|attempt|run) (?:has )?failed|gave up|giving up|not possible to (?:complete|finish|proceed)|API Error|Request (?:was )?(?:interrupted|aborted|cancelled))/i;
const LEFT =
  /\b(?:partially|partly (?:done|complete)|incomplete|not (?:yet )?(?:finished|completed|done)|remains? (?:to be|open|undone|unsolved)|still (?:fails?|failing|broken|open|to do)|left undone|did not (?:get to|finish)|ran out of)\b/i;

/** So much of an answer's beginning and end is looked at: in between an agent tells what it tried. */
const LOOKED_CHARS = 400;

/** How a subagent ended, by its last message; one that says nothing was cut off. Pure; English only. */
export function agentStatusOf(message: string): Exclude<AgentStatus, 'skipped'> {
  const text = message.trim();
  if (text === '') return 'partial';
  const ends = `${text.slice(0, LOOKED_CHARS)}\n${text.slice(LOOKED_CHARS).slice(-LOOKED_CHARS)}`;
  const says = ends.replace(/`[^`\n]*`|^>.*$/gm, ''); // what it quotes is not what it says
  if (FAILED.test(says)) return 'failed';
  return LEFT.test(says) ? 'partial' : 'success';
}
