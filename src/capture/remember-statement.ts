import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { defined } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import type { Memory } from '../core/memory.ts';
import { orLate } from '../core/time.ts';
import type { WritingPlace } from './context.ts';
import { isAbout, memoriesToForget, nearestTo } from './corrections.ts';
import { toldWhole } from './distil-session.ts';
import {
  correctedBy,
  placeFor,
  queue,
  type Scope,
  type Stated,
  stated,
  statedBy,
  storeOf,
} from './note-statement.ts';
import { toForgetIn } from './statement.ts';
import { isSaidBy } from './statement-rules.ts';
import { droppedIn, type ToForget } from './taken-back.ts';

export type ToldMemory = Pick<Memory, 'id' | 'summary'>;

/** `waits`: it is queued; `bare`: it does not say what is to be remembered, or nothing but a secret; `forgotten`: it takes back one memory; `unclear`: some that say more, or none, or nobody knows which (`why`). */
export type RememberedStatement =
  | {
      readonly state: 'remembered' | 'known';
      readonly id: string;
      readonly summary: Filtered;
      readonly scope: Scope;
      /** What it takes the place of: one of the user's own, one of somebody else's, both, or none. */
      readonly replaced: readonly ToldMemory[];
      readonly unsure: readonly ToldMemory[];
    }
  | { readonly state: 'waits'; readonly summary: Filtered; readonly why: unknown }
  | { readonly state: 'bare'; readonly summary: Filtered }
  | { readonly state: 'forgotten'; readonly memory: ToldMemory; readonly unsure: readonly ToldMemory[] }
  | {
      readonly state: 'unclear';
      readonly summary: Filtered;
      readonly unsure: readonly ToldMemory[];
      /** What comes nearest to it, where nothing says it. */
      readonly near?: ToldMemory;
      readonly why?: unknown;
    };

/** A git that has not answered by then may hang: the prompt's own deadline is 4 s, and what is to be remembered has to be queued before. */
const WRITE_DEADLINE_MS = 2_000;
const late = (): CsError => new CsError('GIT_FAILED', `git has not answered for ${WRITE_DEADLINE_MS} ms`);

/** Prompt → filters → statements → notes, at once; what they take back is superseded or forgotten. What cannot be written now, or not in time, waits in the queue, as the same memory. Throws FILTER_BROKEN and IO_FAILED. */
export async function rememberStatement(at: WritingPlace, session: string, prompt: string) {
  const said = toldWhole(prompt, at.filters);
  const toForget = toForgetIn(said);
  const requests = stated(said, session, at);
  const kept = requests.filter(({ isBare }) => !isBare);
  const isUsers = ({ scope }: Stated): boolean => scope === 'user' && at.config.userScope.enabled;
  const own = kept.filter((one) => !isUsers(one));
  return [
    ...(await Promise.all(toForget.map((ask) => forgotten(at, ask)))).flat(),
    ...(await remembered(at, session, kept.filter(isUsers), 'user')),
    ...(await remembered(at, session, own, 'repository', droppedIn(said))),
    ...requests
      .filter(({ isBare }) => isBare)
      .map(({ summary }) => ({ state: 'bare' as const, summary: filterOrThrow(at.filters, summary) })),
  ];
}

/** What the user stated that has some of these words, here and of all projects. */
async function ownWords(at: WritingPlace, words: string) {
  const scopes: readonly Scope[] =
    at.config.userScope.enabled && at.user !== at.own && at.hasUser()
      ? ['repository', 'user']
      : ['repository'];
  const found = scopes.map(async (scope) =>
    (await statedBy(at, 'self', words, scope)).map(({ id, summary }) => ({ id, summary, scope })),
  );
  return (await Promise.all(found)).flat();
}

async function forgotten(at: WritingPlace, ask: ToForget): Promise<readonly RememberedStatement[]> {
  const { clause, isTopic, isQuiet, isMaybe, isVerbLast } = ask;
  const summary = filterOrThrow(at.filters, clause);
  // "Ignore the lint rule" may be said of a linter.
  const says = isQuiet && !isMaybe ? isAbout : isSaidBy;
  try {
    const known = await ownWords(at, clause);
    const { clear, unsure } = isTopic
      ? { clear: known.filter(({ summary }) => says(clause, summary)), unsure: [] }
      : memoriesToForget(clause, known, isVerbLast);
    const [memory, ...others] = clear;
    if (memory === undefined && isQuiet) return [];
    if (memory === undefined || others.length > 0 || isMaybe) {
      const like = [...clear, ...unsure];
      const near = like.length > 0 ? undefined : nearestTo(clause, known);
      return [{ state: 'unclear', summary, unsure: like, ...defined({ near }) }];
    }
    await storeOf(at, memory.scope).forget(memory.id, 'forgotten');
    return [{ state: 'forgotten', memory, unsure }];
  } catch (why) {
    return [{ state: 'unclear', summary, unsure: [], why }]; // what else the prompt states is remembered all the same
  }
}

async function remembered(
  at: WritingPlace,
  session: string,
  requests: readonly Stated[],
  scope: Scope,
  dropped: readonly string[] = [],
): Promise<readonly RememberedStatement[]> {
  if (requests.length === 0) return [];
  const clean = (text: string): Filtered => filterOrThrow(at.filters, text);
  const { remember, index } = storeOf(at, scope);
  try {
    const corrected = await Promise.all(requests.map((one) => correctedBy(at, one, scope, dropped)));
    const written = requests.map(({ scope: _scope, isBare: _isBare, ...request }, n) => ({
      ...request,
      ...placeFor(request, request.summary, corrected[n]?.replaced.length ?? 0),
      // A file of this repository says nothing in the user's own notes.
      files: scope === 'user' ? [] : (request.files ?? []),
      supersedes: corrected[n]?.replaced.map(({ id }) => id) ?? [],
    }));
    const entries = await orLate(remember(written), WRITE_DEADLINE_MS, late);
    if (entries.length < requests.length) throw new CsError('IO_FAILED', 'nothing was written');
    return await Promise.all(
      entries.map(async ({ id, became }, n) => {
        const state = became === 'known' || became === 'seen' ? 'known' : 'remembered';
        const known = state === 'known' ? await index.known([id]).catch(() => undefined) : undefined;
        const summary = clean(known?.get(id)?.summary ?? requests[n]?.summary ?? '');
        return { replaced: [], unsure: [], ...corrected[n], state, id, summary, scope } as const;
      }),
    );
  } catch (why) {
    for (const request of requests) queue(at, session, request);
    return requests.map(({ summary }) => ({ state: 'waits', summary: clean(summary), why }));
  }
}
