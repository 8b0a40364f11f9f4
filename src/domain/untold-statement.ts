import type { MemoryContent } from './memory.ts';

/** What a prompt states by the way (services/capture/note-statement.ts): kept by a rule's guess, at the end of the turn, with nothing said. */
const UNTOLD: ReadonlySet<string> = new Set([
  'learnings/correction',
  'decisions/decision',
  'patterns/preference',
  'patterns/convention',
]);

/** Whether somebody's own words were taken from a prompt without telling, as "remember …" is: who reviews captures wants to see them. */
export function isUntoldStatement({ ns, kind, evidence }: MemoryContent): boolean {
  return evidence === 'user-stated' && UNTOLD.has(`${ns}/${kind}`);
}
