import * as z from 'zod';
import { ageText } from '../../domain/age.ts';
import type { Status } from '../../services/health/status.ts';
import { loggedFailures } from '../../wire/overview.ts';
import type { Wired } from '../../wire.ts';
import { tool } from '../tool.ts';

/** The tool `memory_status`: how many there are, what waits, what is wrong. */
export const memoryStatus = tool({
  name: 'memory_status',
  title: 'Memory status',
  description:
    'Shows which repository this is about, how many memories there are in each namespace, what is waiting to be written or reviewed, whether memory is switched off here, and what failed in the last seven days.',
  input: z.strictObject({}),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async (_args, { wired }) => {
    const { namespaces, user, waiting, held, background } = await wired.status();
    const rows = namespaces.map(
      ({ ns, live, all }) => `${ns}: ${live}${all > live ? ` (and ${all - live} no longer recalled)` : ''}`,
    );
    return [
      placeOf(wired.home),
      ...(wired.config.enabled
        ? []
        : ['memory is switched off here: nothing is kept or recalled proactively']),
      ...(rows.length === 0 ? ['no memories yet'] : rows),
      `the user's own: ${user.live}`,
      `waiting for the next flush: ${waiting.count}`,
      `waiting for a review: ${held}`,
      ...failures(background),
      ...logged(),
    ].join('\n');
  },
});

const placeOf = ({ isUserStore, place }: Wired['home']): string =>
  isUserStore
    ? "no repository here: these are the user's own memories"
    : `repository: ${place.root ?? place.gitDir}`;

const failures = (background: Status['background']): string[] =>
  Object.entries(background).flatMap(([job, last]) =>
    last?.outcome === 'failed' ? [`failed: ${job}, ${last.started_at}; \`cs-memory doctor\` shows why`] : [],
  );

const MAX_FAILURES = 5;

/** What hooks and jobs wrote into the log; all repositories have one. */
function logged(): string[] {
  const nowMs = Date.now();
  return loggedFailures(process.env, nowMs)
    .slice(0, MAX_FAILURES)
    .map(
      ({ event, failure, count, lastAt }) =>
        `failed, in the log: ${event}: ${failure} ×${count}, last ${ageText(lastAt, nowMs)}`,
    );
}
