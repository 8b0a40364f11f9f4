import { looksRandom } from '../judge/entropy.ts';
import { isKind, isSpeltLikeKind } from '../markers.ts';
import type { FilterStage } from '../types.ts';

/** What is written like a marker, with anything of the characters that tokens have. */
const MARKER = /\[REDACTED:([\w+/=.~-]{1,400})\]/g;

/**
 * Points at what is written like a marker and holds what may be a secret instead of a kind: `[REDACTED:3f2a9c…]`. Rules
 * take a value in such brackets for one that is gone. A kind that is words (`[REDACTED:API_KEY]`) stays.
 */
export const falseMarkersStage: FilterStage = {
  name: 'false-markers',
  scan(text) {
    if (!text.includes('[REDACTED:')) return [];
    return Array.from(text.matchAll(MARKER))
      .filter(({ 1: kind = '' }) => mayBeSecret(kind))
      .map(({ 0: marker, index: start }) => ({ kind: 'false-marker', start, end: start + marker.length }));
  },
};

const mayBeSecret = (kind: string): boolean =>
  !isKind(kind) && (isSpeltLikeKind(kind) || looksRandom(kind, 12) || /^[0-9a-fA-F-]{16,}$/.test(kind));
