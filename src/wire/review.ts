// Reviewing is wired apart from the rest: no hook needs it.
import { createReview, type Review } from '../services/capture/review.ts';
import type { Wired } from '../wire.ts';
import { heldQueue } from './spool.ts';

/** Reviewing, on top of what `wire` gave. */
export function wireReview({ home, own, user, filters, trusting }: Wired, clock = Date.now): Review {
  const { settings: trust } = trusting;
  return createReview({ held: heldQueue(home), own, user, filters, clock, trust });
}
