// Putting memories together is wired apart from the rest: no hook needs it.
import { setTimeout as pause } from 'node:timers/promises';
import { type Consolidate, createConsolidate } from '../services/memories/consolidate.ts';
import type { Wired } from '../wire.ts';

/** Consolidation of this place's store, or of the user's own, on top of what `wire` gave. */
export function wireConsolidate(
  { own, user, filters, trusting }: Wired,
  { isUser = false, clock = Date.now }: { readonly isUser?: boolean; readonly clock?: () => number } = {},
): Consolidate {
  const { notes, index, repository, scope, forgetAll } = isUser ? user : own;
  const { settings: trust } = trusting;
  return createConsolidate({ notes, index, repository, scope, forgetAll, filters, clock, trust, pause });
}
