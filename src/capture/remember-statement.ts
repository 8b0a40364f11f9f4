import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { CsError } from '../core/errors.ts';
import type { Memory, Trust } from '../core/memory.ts';
import type { Anchored } from '../memories/anchor.ts';
import type { RememberRequest } from '../memories/remember.ts';
import { forgetIn } from './model/statements/asked.ts';
import { decisionsFor, droppedIn, memoriesSaying, takenBackIn } from './model/statements/corrections.ts';
import type { Statement } from './model/statements/statement.ts';
import { draftOf, filtered, type QueueStatementPorts, type Stated, stated } from './note-statement.ts';

type Remember = (requests: readonly RememberRequest[]) => Promise<readonly Anchored[]>;
type Scope = Statement['scope'];

export interface RememberStatementPorts extends QueueStatementPorts {
  /** Writes into the notes of this place. */
  readonly remember: Remember;
  /** Writes into the user's own; absent where that is another place and switched off. */
  readonly rememberForUser: Remember | undefined;
  /** The sentence of a memory in the notes. */
  readonly summaryOf: (id: string, scope: Scope) => Promise<string | undefined>;
  /** Live memories of words that somebody stated, the user or whom the user trusts, that have some of these. */
  readonly statedBy: (whose: Trust, words: string, scope: Scope) => Promise<readonly Memory[]>;
  readonly forget: (id: string) => Promise<unknown>;
}

/** A memory as the user is told of it. */
export type ToldMemory = Pick<Memory, 'id' | 'summary'>;

/**
 * What became of a statement that was to be written at once. `waits`: it is queued, for the reason that is told. `bare`: it
 * does not say what is to be remembered, or nothing but a secret, so nothing is. `forgotten`: it takes back one memory; `unclear`: one or more that say more, or none, or
 * nobody knows which (`why`).
 */
export type RememberedStatement =
  | {
      readonly state: 'remembered' | 'known';
      readonly id: string;
      readonly summary: Filtered;
      readonly scope: Scope;
      /** What it takes the place of: one of the user's own, one of somebody else's, both, or none. */
      readonly replaced: readonly ToldMemory[];
      /** What may say what it takes back. */
      readonly unsure: readonly ToldMemory[];
    }
  | { readonly state: 'waits'; readonly summary: Filtered; readonly why: unknown }
  | { readonly state: 'bare'; readonly summary: Filtered }
  | { readonly state: 'forgotten'; readonly memory: ToldMemory; readonly unsure: readonly ToldMemory[] }
  | {
      readonly state: 'unclear';
      readonly summary: Filtered;
      readonly unsure: readonly ToldMemory[];
      readonly why?: unknown;
    };

/**
 * Prompt → filters → statements → notes, at once; what they take back is superseded or forgotten. What cannot be written now (no commit yet, other
 * writers, a disk) waits in the queue. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createRememberStatement(
  ports: RememberStatementPorts,
): (prompt: string) => Promise<readonly RememberedStatement[]> {
  return async (prompt) => {
    const said = filtered(prompt, ports);
    const clause = forgetIn(said);
    const requests = stated(said, ports.accumulator.session, ports);
    const kept = requests.filter(({ isBare }) => !isBare);
    const isUsers = ({ scope }: Stated): boolean => scope === 'user' && ports.rememberForUser !== undefined;
    return [
      ...(clause === undefined ? [] : [await forgotten(clause, ports)]),
      ...(await remembered(kept.filter(isUsers), 'user', ports)),
      ...(await remembered(
        kept.filter((one) => !isUsers(one)),
        'repository',
        ports,
        droppedIn(said),
      )),
      ...requests
        .filter(({ isBare }) => isBare)
        .map(({ summary }) => ({ state: 'bare' as const, summary: filterOrThrow(ports.filters, summary) })),
    ];
  };
}

async function forgotten(clause: string, ports: RememberStatementPorts): Promise<RememberedStatement> {
  const summary = filterOrThrow(ports.filters, clause);
  try {
    const { clear, unsure } = memoriesSaying(
      clause,
      clause,
      await ports.statedBy('self', clause, 'repository'),
    );
    const [memory, ...others] = clear;
    if (memory === undefined || others.length > 0)
      return { state: 'unclear', summary, unsure: [...clear, ...unsure] };
    await ports.forget(memory.id);
    return { state: 'forgotten', memory, unsure };
  } catch (why) {
    return { state: 'unclear', summary, unsure: [], why }; // what else the prompt states is remembered all the same
  }
}

/** All for one place in one write. */
async function remembered(
  requests: readonly Stated[],
  scope: Scope,
  ports: RememberStatementPorts,
  dropped: readonly string[] = [],
): Promise<readonly RememberedStatement[]> {
  if (requests.length === 0) return [];
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const remember = (scope === 'user' ? ports.rememberForUser : undefined) ?? ports.remember;
  try {
    const corrected = await Promise.all(requests.map((one) => correctedBy(one, scope, ports, dropped)));
    const written = requests.map(({ scope: _scope, isBare: _isBare, ...request }, at) => ({
      ...request,
      // A file of this repository says nothing in the user's own notes.
      files: scope === 'user' ? [] : (request.files ?? []),
      supersedes: corrected[at]?.replaced.map(({ id }) => id) ?? [],
    }));
    const entries = await remember(written);
    if (entries.length < requests.length) throw new CsError('IO_FAILED', 'nothing was written');
    return await Promise.all(
      entries.map(async ({ id, became }, at) => {
        const state = became === 'known' || became === 'seen' ? 'known' : 'remembered';
        const stored =
          state === 'known' ? await ports.summaryOf(id, scope).catch(() => undefined) : undefined;
        const summary = clean(stored ?? requests[at]?.summary ?? '');
        return { replaced: [], unsure: [], ...corrected[at], state, id, summary, scope } as const;
      }),
    );
  } catch (why) {
    for (const request of requests) ports.accumulator.add(draftOf(request, ports));
    return requests.map(({ summary }) => ({ state: 'waits', summary: clean(summary), why }));
  }
}

/** What a statement takes back, where one memory says just that; else what may say so. A colleague's is only taken the place of. */
async function correctedBy(
  { summary, namespace }: Stated,
  scope: Scope,
  { statedBy }: RememberStatementPorts,
  dropped: readonly string[],
) {
  if (namespace === 'decisions' && dropped.length > 0) {
    const found = await Promise.all(dropped.map((name) => statedBy('self', name, scope)));
    const decisions = found.flat().filter(({ ns, summary: said }) => ns === namespace && said !== summary);
    return {
      replaced: [...new Map(decisionsFor(dropped, decisions).map((one) => [one.id, one])).values()],
      unsure: [],
    };
  }
  const former = takenBackIn(summary);
  if (former === '') return { replaced: [], unsure: [] };
  const { clear, unsure } = memoriesSaying(former, summary, await statedBy('self', summary, scope));
  const others = memoriesSaying(former, summary, await statedBy('trusted', summary, scope)).clear;
  const replaced = [clear, others].flatMap((them) => (them.length === 1 ? them : []));
  return { replaced, unsure: clear.length === 1 ? unsure : [...clear, ...unsure] };
}
