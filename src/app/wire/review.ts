import { setTimeout as pause } from 'node:timers/promises';
import { createReview, type Review } from '../../capture/review.ts';
import { type Consolidate, createConsolidate } from '../../memories/consolidate.ts';
import type { Wired } from './services.ts';
import { heldQueue } from './spool.ts';

/** Consolidation of this place's store, or of the user's own, on top of what `wire` gave. */
export function wireConsolidate(
  { own, user, filters, trusting }: Wired,
  { isUser = false, clock = Date.now }: { readonly isUser?: boolean; readonly clock?: () => number } = {},
): Consolidate {
  const { notes, index, repository, scope, forgetAll } = isUser ? user : own;
  const { settings: trust } = trusting;
  return createConsolidate({ notes, index, repository, scope, forgetAll, filters, clock, trust, pause });
}

/** Reviewing, on top of what `wire` gave. */
export function wireReview({ home, own, user, filters, trusting }: Wired, clock = Date.now): Review {
  const { settings: trust } = trusting;
  return createReview({ held: heldQueue(home), own, user, filters, clock, trust });
}
