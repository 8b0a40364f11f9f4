import type { Candidate, SalienceContext } from '../../src/session/complexity.ts';

export const NOON_MS = Date.UTC(2026, 10, 22, 12);

let made = 0;

/** A memory of an answer of this session, met an hour ago, but for what a test says. */
export function candidate(given: Partial<Candidate> = {}): Candidate {
  made += 1;
  const at = given.at ?? new Date(NOON_MS - 3_600_000).toISOString();
  return {
    id: `memory-${made}`,
    ns: 'learnings',
    kind: 'insight',
    summary: 'The list is shown in two columns.',
    evidence: 'model-inferred',
    tags: [],
    files: [],
    session: 'session-1',
    at,
    lastSeenAt: at,
    ...given,
  };
}

/** A session with nothing under way, but for what a test says. */
export const contextAt = (given: Partial<SalienceContext> = {}): SalienceContext => ({
  nowMs: NOON_MS,
  goals: [],
  files: [],
  recent: [],
  ...given,
});
