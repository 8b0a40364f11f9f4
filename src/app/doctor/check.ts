import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { DaySpent, LastCall, ModelUse } from '../../capture/ports.ts';
import { NOTES_PREFIX } from '../../core/memory.ts';
import type { Clock, NoteStore } from '../../core/ports.ts';
import { count } from '../../core/text.ts';
import { ageText } from '../../core/time.ts';
import { findingsInLine } from '../../memories/secrets.ts';

export interface Verdict {
  readonly state: 'ok' | 'warn' | 'fail';
  /** For people; may change. */
  readonly detail: string;
  readonly hint?: string | undefined;
  readonly fixable?: true | undefined;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

export type Check = { readonly name: string } & Verdict;

type More = Pick<Verdict, 'hint' | 'fixable' | 'facts'>;

/** Nothing is wrong. */
export const ok = (detail: string, facts?: Verdict['facts']): Verdict => ({
  state: 'ok',
  detail,
  ...(facts && { facts }),
});

/** Something works less well than it could. */
export const warn = (detail: string, more: More = {}): Verdict => ({ state: 'warn', detail, ...more });

/** Something is broken. */
export const fail = (detail: string, more: More = {}): Verdict => ({ state: 'fail', detail, ...more });

/** Whether a refspec moves our notes refs by force, whatever has been written here since (git-fetch(1), <refspec>). Pure. */
export function overwritesNotes(refspec: string): boolean {
  const [, to] = /^\+[^:]*:(.+)$/.exec(refspec) ?? [];
  if (to === undefined) return false;
  const star = to.indexOf('*');
  const fixed = star < 0 ? to : to.slice(0, star);
  return fixed.startsWith(NOTES_PREFIX) || (star >= 0 && NOTES_PREFIX.startsWith(fixed));
}

/** Whether each of our refs holds notes, and whether a mere `git fetch` would replace our notes by those of a remote: what was written here and not pushed would be lost. */
export function checkRefs(
  fetches: readonly Readonly<Record<'remote' | 'refspec', string>>[],
  odd: readonly string[] = [],
): Verdict {
  if (odd.length > 0)
    return warn(
      `${odd.join(', ')} does not hold notes: somebody put something else there; it is ignored and not shared`,
      {
        hint: 'remove it with `git update-ref -d <ref>`, here and on the remote (`git push <remote> :<ref>`)',
        facts: { odd: odd.length },
      },
    );
  const bad = fetches.filter(({ refspec }) => overwritesNotes(refspec));
  const [first] = bad;
  if (first === undefined) return ok('no fetch overwrites notes refs', { forced: 0 });
  return warn(
    `\`git fetch\` overwrites notes refs here with those of the remote, and loses what was not pushed: ${bad.map(({ remote, refspec }) => `${remote} ${refspec}`).join(', ')}`,
    {
      hint: `remove it from git's settings (git config --edit) or fetch to refs/notes-of-others/* instead; \`cs-memory sync ${first.remote}\` fetches and merges`,
      facts: { forced: bad.length },
    },
  );
}

/** As long as somebody who asked for all checks waits gladly: some 4,000 lines of 900 bytes (0.75 ms each, node 20). */
const MAX_MS = 3_000;

const HINT =
  '`cs-memory doctor --secrets` tells where, in the history too; change the secret where it is used, then `cs-memory purge <id>`';

/** Whether the notes pass the filters of today: rules get better, and other programs write notes. Stops after three seconds, and says so. */
export async function checkSecrets(
  notes: NoteStore,
  filters: FilterPipeline,
  clock: Clock,
): Promise<Verdict> {
  const facts = { lines: 0, looked: 0, found: 0 };
  let spentMs = 0;
  const look = (line: string): void => {
    if (line.trim() === '') return;
    facts.lines += 1;
    if (spentMs >= MAX_MS) return;
    const beganMs = clock();
    facts.looked += 1;
    if (findingsInLine(filters, line).findings.some(({ effect }) => effect !== 'cleaning')) facts.found += 1;
    spentMs += clock() - beganMs;
  };
  for (const ref of await notes.refs())
    await notes.each(ref, undefined, ({ text }) => text.split('\n').forEach(look));
  const { lines, looked, found } = facts;
  const some = looked < lines ? `; looked at ${looked} of ${lines} in 3 s` : '';
  if (found === 0) {
    const passed = looked === 1 ? 'the one line' : `the ${count(looked, 'line')}`;
    return {
      ...ok(`the filters find nothing in ${passed}${some}`, facts),
      hint: some === '' ? undefined : '`cs-memory doctor --secrets` checks all of them and their history',
    };
  }
  const detail = `the filters would not pass ${count(found, 'line')} of the notes today${some}`;
  return fail(detail, { hint: HINT, facts });
}

const WHY: Readonly<
  Record<Exclude<LastCall['outcome'], 'distilled'>, readonly [what: string, hint: string]>
> = {
  'over-cap': [
    "the day's cap is reached",
    'distil.maxUsdPerDay and distil.maxCallsPerDay set it; it continues tomorrow (UTC)',
  ],
  'no-client': [
    '`claude` is not on the PATH',
    'install the client, or set distil.model to "anthropic" or "none"',
  ],
  'not-logged-in': [
    'the client is not logged in, or the key was refused',
    'log in with `claude`, then `/login`; for "anthropic": ANTHROPIC_API_KEY',
  ],
  'rate-limited': ['the service limits the request rate', 'it is asked again later, automatically'],
  unreachable: ['the service could not be reached', 'it is asked again later, automatically'],
  timeout: ['there was no answer in time', 'it is asked again later, automatically'],
  malformed: [
    'the answer did not have the required form',
    'it is asked again later, automatically; distil.modelName selects another model',
  ],
  failed: ['it failed', 'see the log; it is asked again later, automatically'],
};

export const spentText = ({ calls, inputTokens, outputTokens, usd }: DaySpent): string =>
  `${count(calls, 'call')} today, ${inputTokens} tokens in, ${outputTokens} out, $${usd.toFixed(3)}`;

/** Why the model gave no answer the last time, and what to do; undefined where it gave one. */
export const modelTrouble = ({
  last,
}: {
  readonly last?: Pick<LastCall, 'outcome'>;
}): readonly [what: string, hint: string] | undefined =>
  last === undefined || last.outcome === 'distilled' ? undefined : WHY[last.outcome];

/** Whether the model that the settings name answers. Where it does not, what the rules made of the sessions stands. */
export function checkModel(use: ModelUse, nowMs: number): Verdict {
  const { model, today, last } = use;
  if (model === 'none') return ok('sessions are distilled by rules on this machine; no model is asked');
  const facts = { model, calls: today.calls, usd: today.usd };
  const detail = `${model}: ${spentText(today)}`;
  const trouble = modelTrouble(use);
  if (last === undefined || trouble === undefined) return ok(detail, facts);
  const [what, hint] = trouble;
  return warn(`${detail}; ${ageText(last.at, nowMs)} ${what}: the rules' result stands`, {
    hint,
    facts: { ...facts, last: last.outcome },
  });
}
