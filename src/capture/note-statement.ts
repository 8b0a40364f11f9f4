import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { CsError } from '../core/errors.ts';
import type { Learning } from '../core/learning.ts';
import type { Clock } from '../core/ports.ts';
import { namesIn } from '../core/prose.ts';
import { wholeEnds } from '../core/text.ts';
import type { Anchored } from '../memories/anchor.ts';
import { type RememberRequest, toDraft } from '../memories/remember.ts';
import type { AddResult, CaptureAccumulator } from '../session/model/ports.ts';
import { withoutOwnLines } from './model/narrative/transcript.ts';
import type { StatementType } from './model/statements/rules.ts';
import { isBareRequest, type Statement, statementIn } from './model/statements/statement.ts';
import { saysNoMore } from './model/statements/summary.ts';

export interface QueueStatementPorts {
  readonly filters: FilterPipeline;
  readonly accumulator: CaptureAccumulator;
  readonly clock: Clock;
  readonly branch: string | undefined;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
  /** Whether a prompt was dealt with when it was given, so that what it states is not queued now. */
  readonly wasHeeded?: (prompt: string) => boolean;
}

type Remember = (requests: readonly RememberRequest[]) => Promise<readonly Anchored[]>;

export interface RememberStatementPorts extends QueueStatementPorts {
  /** Writes into the notes of this place. */
  readonly remember: Remember;
  /** Writes into the user's own; absent where that is another place and switched off. */
  readonly rememberForUser: Remember | undefined;
  /** The sentence of a memory in the notes. */
  readonly summaryOf: (id: string, scope: Statement['scope']) => Promise<string | undefined>;
}

/**
 * What became of a statement that was to be written at once. `waits`: it is queued, for the reason that is told. `bare`: it
 * does not say what is to be remembered, so nothing is.
 */
export type RememberedStatement =
  | {
      readonly state: 'remembered' | 'known';
      readonly id: string;
      readonly summary: Filtered;
      readonly scope: Statement['scope'];
    }
  | { readonly state: 'waits'; readonly summary: Filtered; readonly why: unknown }
  | { readonly state: 'bare'; readonly summary: Filtered };

const PLACES: Readonly<Record<StatementType, { readonly namespace: string; readonly kind: string }>> = {
  remember: { namespace: 'learnings', kind: 'note' },
  correction: { namespace: 'learnings', kind: 'correction' },
  decision: { namespace: 'decisions', kind: 'decision' },
  preference: { namespace: 'patterns', kind: 'preference' },
  convention: { namespace: 'patterns', kind: 'convention' },
};

/** What is longer was pasted; a statement stands at its beginning or end (statement.ts), and filters take time. */
const MAX_PROMPT_CHARS = 32 * 1024;
const MAX_FILES = 5;

/** What a prompt states, in filtered words: the whole prompt is filtered, since a secret cut out of it may look harmless. */
function stated(
  prompt: string,
  session: string,
  { filters, isFile }: QueueStatementPorts,
): (RememberRequest & { readonly scope: Statement['scope']; readonly isBare: boolean }) | undefined {
  const statement = statementIn(withoutOwnLines(filterOrThrow(filters, wholeEnds(prompt, MAX_PROMPT_CHARS))));
  if (statement === undefined) return undefined;
  const { text, summary, type, scope } = statement;
  const files = namesIn(text).files.filter((file) => !filters.ignoresPath(file) && isFile(file));
  return {
    ...PLACES[type],
    summary,
    ...(saysNoMore(text, summary) ? {} : { body: text }),
    evidence: 'user-stated',
    files: files.slice(0, MAX_FILES),
    session,
    scope,
    isBare: type === 'remember' && isBareRequest(text),
  };
}

/**
 * Prompt → filters → statement → accumulator: the next flush writes it. Undefined where nothing is stated. Throws
 * FILTER_BROKEN and IO_FAILED.
 */
export function createQueueStatement(ports: QueueStatementPorts): (prompt: string) => AddResult | undefined {
  return (prompt) => {
    const request = stated(prompt, ports.accumulator.session, ports);
    if (request === undefined || request.isBare || ports.wasHeeded?.(prompt) === true) return undefined;
    return ports.accumulator.add(draftOf(request, ports));
  };
}

function draftOf(
  { scope: _scope, isBare: _isBare, ...request }: RememberRequest & { scope?: unknown; isBare?: unknown },
  ports: QueueStatementPorts,
) {
  const session = filterOrThrow(ports.filters, ports.accumulator.session);
  return { ...toDraft(request, ports), session } satisfies Learning<Filtered>;
}

/**
 * Prompt → filters → statement → notes, at once. What cannot be written now (no commit yet, other writers, a disk) waits in
 * the queue. Undefined where nothing is stated. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createRememberStatement(
  ports: RememberStatementPorts,
): (prompt: string) => Promise<RememberedStatement | undefined> {
  return async (prompt) => {
    const request = stated(prompt, ports.accumulator.session, ports);
    if (request === undefined) return undefined;
    const summary = filterOrThrow(ports.filters, request.summary);
    if (request.isBare) return { state: 'bare', summary };
    const { scope: wanted, isBare: _isBare, ...asked } = request;
    const { files: _files, ...rest } = asked;
    const forUser = wanted === 'user' ? ports.rememberForUser : undefined;
    const scope = forUser === undefined ? 'repository' : 'user';
    try {
      // A file of this repository says nothing in the user's own notes.
      const [entry] = await (forUser ?? ports.remember)([forUser === undefined ? asked : rest]);
      if (entry === undefined) throw new CsError('IO_FAILED', 'nothing was written');
      const state = entry.became === 'known' || entry.became === 'seen' ? 'known' : 'remembered';
      if (state === 'remembered') return { state, id: entry.id, summary, scope };
      const stored = await ports.summaryOf(entry.id, scope).catch(() => undefined);
      return {
        state,
        id: entry.id,
        summary: stored === undefined ? summary : filterOrThrow(ports.filters, stored),
        scope,
      };
    } catch (why) {
      ports.accumulator.add(draftOf(request, ports));
      return { state: 'waits', summary, why };
    }
  };
}
