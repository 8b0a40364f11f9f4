import type { Filtered } from '../../filters/pipeline.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import type { MemoryContent } from '../core/memory.ts';
import type { MemoryIndex } from '../core/ports.ts';
import type { Anchored, AnchorResult } from '../memories/anchor.ts';
import type { CaptureAccumulator } from '../session/model/ports.ts';

/** What a prompt states by the way (note-statement.ts): kept by a rule's guess, at the end of the turn, with nothing said. */
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

interface HoldPorts {
  readonly anchor: (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult>;
  readonly index: Pick<MemoryIndex, 'known'>;
  readonly held: Pick<CaptureAccumulator, 'add'>;
}

/**
 * Anchors as ever what the user asked to be remembered and what meets a known memory, and puts every other draft among those that
 * wait for a review. What is held counts as `known`: nothing was written for it. On an unborn branch nothing is held either.
 */
export function createHold({
  anchor,
  index,
  held,
}: HoldPorts): (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult> {
  return async (drafts) => {
    const known = await index.known(drafts.map(memoryId));
    const isHeld = (draft: Learning<Filtered>): boolean =>
      (draft.evidence !== 'user-stated' || isUntoldStatement(draft)) && !known.has(memoryId(draft));
    const result = await anchor(drafts.filter((draft) => !isHeld(draft)));
    if (result.state === 'unborn') return result;
    const written = [...result.entries];
    const entries = drafts.map((draft): Anchored => {
      if (!isHeld(draft)) return written.shift() as Anchored; // one for each that was anchored, in their order
      held.add(draft);
      return { id: memoryId(draft), became: 'known', cut: false };
    });
    return { ...result, entries };
  };
}
