import type { Filtered } from '../../../filters/pipeline.ts';
import type { Learning } from '../../../src/core/learning.ts';

/** A learning as a capture queues it. The texts are ours and harmless: no filter has to vouch for them. */
export function made(session: string, number: number, ns = 'learnings', files: readonly string[] = []) {
  const draft: Learning = {
    ns,
    kind: 'error',
    summary: `learning ${number} of ${session}: the build of part ${number % 10} fails`,
    body: `E${1000 + number}: the cache of worker ${number % 31} has another version. Clear it and run the step again; it was seen with the settings of a new checkout.`,
    evidence: 'tool-observed',
    tags: ['bash', 'build'],
    files,
    at: new Date().toISOString(),
    session,
  };
  return draft as Learning<Filtered>;
}
