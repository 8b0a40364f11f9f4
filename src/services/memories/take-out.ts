import type { Learning } from '../../domain/learning.ts';
import { ANYTHING_DONE, openFamiliesOf } from '../../domain/pairing/family.ts';
import type { Step } from '../../domain/pairing/step.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';

export interface WhatGoes {
  readonly learning: (learning: Learning) => boolean;
  readonly step: (step: Step) => boolean;
  /** Command families that are waited for because of what goes, besides those of the steps that go. */
  readonly families?: readonly string[];
}

/** Takes learnings and steps out of a queue for good; all else waits on as it did. Gives how many learnings went. */
export function takeOut(queue: CaptureAccumulator, { learning, step, families = [] }: WhatGoes): number {
  const claimed = queue.claim();
  if (claimed === undefined) return 0;
  const kept = claimed.learnings.filter((it) => !learning(it));
  const isGone = (it: Step): boolean => step(it) || (it.type === 'failed' && learning(it.learning));
  const left = claimed.steps.filter((it) => !isGone(it));
  // What no flush has seen yet goes back to where flushes look for what is new.
  for (const it of left) if (it.kept !== true) queue.note(it);
  claimed.release(
    kept,
    left.filter((it) => it.kept === true),
  );
  const gone = new Set([ANYTHING_DONE, ...families, ...claimed.steps.filter(isGone).flatMap(familiesOf)]);
  queue.watch(queue.watched().filter((family) => !gone.has(family)));
  return claimed.learnings.length - kept.length;
}

const familiesOf = (step: Step): readonly string[] =>
  step.type === 'failed' ? openFamiliesOf(step.tool, step.command) : [];
