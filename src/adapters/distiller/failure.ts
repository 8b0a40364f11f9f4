import type { ModelFailure } from '../../ports/distiller.ts';

/** What a status of the API comes to; none: nobody answered. */
export function failureOf(status: unknown): ModelFailure {
  if (status === 429 || status === 529) return 'rate-limited';
  if (status === 401 || status === 403) return 'not-logged-in';
  if (status === undefined || (typeof status === 'number' && status >= 500)) return 'unreachable';
  return 'failed';
}
