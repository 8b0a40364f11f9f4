import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { CsError } from '../core/errors.ts';
import { type Learning, learned, memoryId } from '../core/learning.ts';
import type { MemoryContent } from '../core/memory.ts';
import type { MemoryIndex } from '../core/ports.ts';
import { wholeEnds } from '../core/text.ts';
import type { Anchored, AnchorResult } from '../memories/anchor.ts';
import { isOnlySecret, type RememberRequest, toDraft } from '../memories/remember.ts';
import type { AddResult, CaptureAccumulator, Needs } from '../session/model/ports.ts';
import { filesToldIn, namesIgnored } from './distil-session.ts';
import { assessText } from './model/distil/assess.ts';
import { blocksOf } from './model/distil/blocks.ts';
import { MAX_SUMMARY_CHARS } from './model/distil/compose.ts';
import { placeOf } from './model/distil/gather.ts';
import { withoutOwnLines } from './model/narrative/transcript.ts';
import { type StatementType, saysNoMore } from './model/statements/rules.ts';
import { isBareRequest, type Statement, statementIn } from './model/statements/statement.ts';

export interface QueueStatementPorts extends Needs<'filters' | 'clock' | 'branch' | 'isFile'> {
  readonly accumulator: CaptureAccumulator;
  /** Whether a prompt was dealt with when it was given, so that what it states is not queued now. */
  readonly wasHeeded?: (prompt: string) => boolean;
  /** What a prompt says beside a question about the past, which states nothing. */
  readonly beside: (prompt: string) => string;
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
 * does not say what is to be remembered, or nothing but a secret, so nothing is.
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

/** What a prompt states, in filtered words: the whole prompt is filtered, since a secret cut out of it may look harmless. */
function stated(
  prompt: string,
  session: string,
  { filters, isFile, beside }: QueueStatementPorts,
): (RememberRequest & { readonly scope: Statement['scope']; readonly isBare: boolean }) | undefined {
  const said = withoutOwnLines(filterOrThrow(filters, wholeEnds(prompt, MAX_PROMPT_CHARS)));
  const statement = statementIn(beside(said));
  if (statement === undefined) return undefined;
  const { text, summary, type, scope } = statement;
  return {
    ...PLACES[type],
    summary,
    ...(saysNoMore(text, summary) ? {} : { body: text }),
    evidence: 'user-stated',
    files: filesToldIn(text, { filters, isFile }),
    session,
    scope,
    isBare: isOnlySecret(text) || (type === 'remember' && isBareRequest(text)),
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

interface KeepGivenPorts extends Needs<'filters' | 'clock' | 'branch' | 'isFile'> {
  readonly accumulator: Pick<CaptureAccumulator, 'add' | 'session'>;
}

/**
 * What became of a text that somebody handed over. `queued`: the next flush writes it; `waiting`: it waits already; `empty`: nothing is left of it
 * without secrets and repeated memories; `ignored`: it speaks of a file that nothing is learned about.
 */
export type Kept = 'queued' | 'waiting' | 'empty' | 'ignored';

/** What is longer is no summary, and filters take time. */
const MAX_GIVEN_CHARS = 64 * 1024;
/** A note's line has room for more, a reader has not. */
const MAX_BODY_CHARS = 4_000;

/** Text → filters → accumulator: who hands over a text wants it kept, so nobody judges it. Throws FILTER_BROKEN and IO_FAILED. */
export function createKeepGiven(ports: KeepGivenPorts): (text: string) => Kept {
  const { filters, accumulator, clock, branch } = ports;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  return (raw) => {
    const text = clean(withoutOwnLines(clean(wholeEnds(raw, MAX_GIVEN_CHARS)))).trim();
    if (!/[\p{L}\p{N}]{2}/u.test(text.replaceAll(/\[REDACTED:[^\]]*\]/g, ''))) return 'empty';
    if (namesIgnored(text, filters)) return 'ignored';
    const summary = summaryOf(text);
    const files = filesToldIn(text, ports);
    const { session } = accumulator;
    const body = text.slice(0, MAX_BODY_CHARS);
    const at = new Date(clock()).toISOString();
    const place = { ...placeOf(undefined, text), files, at, session, branch };
    return accumulator.add(learned({ ...place, summary, body }, clean)).added ? 'queued' : 'waiting';
  };
}

/** A short text is its own summary; of a long one the part that tells most, or its beginning. */
function summaryOf(text: string): string {
  const [first, ...more] = blocksOf(text);
  if (more.length === 0 && first !== undefined && first.text.length <= MAX_SUMMARY_CHARS) return first.text;
  const { summary } = assessText(text);
  return summary === '' ? text.replace(/\s+/g, ' ').slice(0, MAX_SUMMARY_CHARS) : summary;
}

/** What a prompt states by the way: kept by a rule's guess, at the end of the turn, with nothing said. */
const UNTOLD: ReadonlySet<string> = new Set([
  'learnings/correction',
  'decisions/decision',
  'patterns/preference',
  'patterns/convention',
]);

/** Whether somebody's own words were taken from a prompt without telling, as "remember …" is: who reviews captures wants to see them. */
export function isUntoldStatement({ ns, kind, evidence }: MemoryContent): boolean {
  return evidence === 'user-stated' && UNTOLD.has(`${ns}/${kind}`);
}

interface HoldPorts {
  readonly anchor: (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult>;
  readonly index: Pick<MemoryIndex, 'known'>;
  readonly held: Pick<CaptureAccumulator, 'add'>;
}

/**
 * Anchors as ever what the user asked to be remembered and what meets a known memory, and puts every other draft among those that
 * wait for a review. What is held counts as `known`: nothing was written for it. On an unborn branch nothing is held either.
 */
export function createHold({
  anchor,
  index,
  held,
}: HoldPorts): (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult> {
  return async (drafts) => {
    const known = await index.known(drafts.map(memoryId));
    const isHeld = (draft: Learning<Filtered>): boolean =>
      (draft.evidence !== 'user-stated' || isUntoldStatement(draft)) && !known.has(memoryId(draft));
    const result = await anchor(drafts.filter((draft) => !isHeld(draft)));
    if (result.state === 'unborn') return result;
    const written = [...result.entries];
    const entries = drafts.map((draft): Anchored => {
      if (!isHeld(draft)) return written.shift() as Anchored; // one for each that was anchored, in their order
      held.add(draft);
      return { id: memoryId(draft), became: 'known', cut: false };
    });
    return { ...result, entries };
  };
}
