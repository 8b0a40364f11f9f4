import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { type Learning, learned, MOST_FILES } from '../core/learning.ts';
import { isLive, type Memory } from '../core/memory.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { NoteStore, Repository } from '../core/ports.ts';
import type { AnchorResult } from '../memories/anchor.ts';
import { successionLines } from '../memories/known-lessons.ts';
import type { Needs } from '../session/model/ports.ts';
import { namesIgnored } from './distil-session.ts';
import { type Digest, digestOf } from './model/distil/digest.ts';
import { NEW_GATHERING } from './model/distil/gathered.ts';
import {
  borneOut,
  MOST_KNOWN,
  MOST_MEMORIES,
  type ModelReply,
  type ModelRequest,
  PLACE_OF_KIND,
  requestOf,
  tokensOf,
  type WrittenMemory,
} from './model/distil/request.ts';
import {
  type DaySpent,
  type LastCall,
  type Ledger,
  ModelError,
  type SessionModel,
  type StoryStore,
} from './model/ports.ts';

export interface DistilByModelPorts
  extends Needs<'filters' | 'clock' | 'branch' | 'relativePath' | 'isFile'> {
  readonly model: SessionModel;
  readonly ledger: Ledger;
  readonly maxUsdPerDay: number;
  readonly maxCallsPerDay: number;
  readonly stories: StoryStore;
  /** The whole transcript of a session, as far as it is there, filtered. */
  readonly eventsOf: (session: string) => Parameters<typeof digestOf>[0];
  readonly all: () => Promise<readonly Memory[]>;
  readonly isOwn: (memory: Memory) => boolean;
  /** What is only claimed is not shown to a model that was not asked for it: it could keep lessons from being written, and say what it likes. */
  readonly isTold: (memory: Memory) => boolean;
  readonly anchor: (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult>;
  readonly forgetAll: (memories: readonly Memory[], action: 'forgotten') => Promise<number>;
  readonly notes: Pick<NoteStore, 'add'>;
  readonly repository: Pick<Repository, 'author'>;
  readonly saveIndex: () => Promise<void>;
}

/** What a session's distilling by a model came to. `nothing`: there was nothing to ask about. */
export type ModelDistilled =
  | { readonly outcome: 'nothing' }
  | { readonly outcome: Exclude<LastCall['outcome'], 'distilled'> }
  | {
      readonly outcome: 'distilled';
      readonly written: number;
      readonly seen: number;
      /** Memories that the rules had made of the session, and known ones that it shows to be wrong. */
      readonly replaced: number;
      /** What the model wrote that cites nothing, or names what stands nowhere in the session. */
      readonly dropped: number;
    };

/** A session with less has nothing that the rules would not see. */
const MIN_ENTRIES = 3;

/**
 * Asks a model, once, what of a session that is over is worth remembering, and puts its answer in the place of what the rules made of it. Where
 * there is no answer, or the day's cap is reached, the rules' result stands. Throws what the filters and the note store throw: nothing is written then, and it can be done again.
 */
export function createDistilByModel(
  ports: DistilByModelPorts,
): (session: string, signal: AbortSignal) => Promise<ModelDistilled> {
  return async (session, signal) => {
    const digest = digestOf(ports.eventsOf(session), {
      isIgnored: (text) => namesIgnored(text, ports.filters),
    });
    if (digest.entries.length < MIN_ENTRIES) return { outcome: 'nothing' };
    const nowMs = ports.clock();
    const files = digest.files.flatMap((path) => ports.relativePath(path) ?? []);
    const mine = ports.stories.read(session).gathered?.written.map(({ id }) => id) ?? [];
    const memories = (await ports.all()).filter((memory) => isLive(memory, nowMs));
    const known = knownOf(
      memories.filter((memory) => !mine.includes(memory.id) && ports.isTold(memory)),
      { session, files },
    );
    const reply = await ask(ports, requestOf(digest, known), signal);
    if (typeof reply === 'string') return { outcome: reply };
    const own = memories.filter(({ id }) => mine.includes(id));
    return settle(ports, session, { digest, reply, known, mine: own });
  };
}

/** What is known of the session's files, or was proven in it, the newest first. */
function knownOf(
  memories: readonly Memory[],
  { session, files }: { readonly session: string; readonly files: readonly string[] },
): readonly Memory[] {
  const changed = new Set(files);
  return memories
    .filter(({ ns }) => ns === 'learnings' || ns === 'decisions' || ns === 'patterns')
    .filter((memory) => memory.session === session || memory.files.some(({ path }) => changed.has(path)))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST_KNOWN);
}

/** One call, counted before it is made: one that is killed is paid for all the same. Gives the reply, or why there is none. */
async function ask(
  { model, ledger, maxUsdPerDay, maxCallsPerDay, clock }: DistilByModelPorts,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelReply | Exclude<LastCall['outcome'], 'distilled'>> {
  const at = new Date(clock()).toISOString();
  const day = at.slice(0, 10);
  const { input, output } = tokensOf(request);
  const usd = model.mostUsd(input, output);
  const most: DaySpent = { calls: 1, inputTokens: input, outputTokens: output, usd };
  const spent = ledger.spentOn(day);
  const isOver = spent.calls >= maxCallsPerDay || spent.usd + usd > maxUsdPerDay;
  if (isOver || !ledger.book(day, most)) return 'over-cap';
  try {
    const { text, ...took } = await model.ask(request, signal);
    const reply = model.parse(text);
    const outcome = reply === undefined ? 'malformed' : 'distilled';
    ledger.settle(day, most, { calls: 1, ...took }, { at, outcome });
    return reply ?? 'malformed';
  } catch (error) {
    const outcome = error instanceof ModelError ? error.why : 'failed';
    // What was cut off may have been paid for; what was refused was not; and without a client nobody was called.
    const calls = outcome === 'no-client' ? 0 : 1;
    const took = outcome === 'timeout' ? most : { calls, inputTokens: 0, outputTokens: 0, usd: 0 };
    ledger.settle(day, most, took, { at, outcome });
    return outcome;
  }
}

interface Asked {
  readonly digest: Digest;
  readonly reply: ModelReply;
  readonly known: readonly Memory[];
  /** What the rules made of the session. */
  readonly mine: readonly Memory[];
}

/** Writes what holds of a reply; what it takes the place of goes after that, so that a kill in between leaves too much rather than nothing. */
async function settle(ports: DistilByModelPorts, session: string, asked: Asked): Promise<ModelDistilled> {
  const { reply, known, mine } = asked;
  const drafts = reply.memories
    .slice(0, MOST_MEMORIES)
    .map((memory) => draftOf(memory, session, asked, ports));
  const good = drafts.filter((draft) => draft !== undefined);
  const result = await ports.anchor(good);
  if (result.state === 'unborn') return { outcome: 'nothing' };
  const ids = drafts.map((draft) => draft && result.entries[good.indexOf(draft)]?.id);
  const told = new Set(result.entries.map(({ id }) => id));
  const stale = mine.filter(
    ({ id, seenIn, usefulCount }) => !told.has(id) && seenIn.length === 0 && usefulCount === 0,
  );
  const wrong = reply.wrong.flatMap(({ known: number, by }) => {
    const memory = known[number - 1];
    const heir = by === undefined ? undefined : ids[by];
    // The user's word, and others', is not a model's to overturn; and what nothing replaces may only be old.
    const may =
      memory !== undefined &&
      heir !== undefined &&
      heir !== memory.id &&
      memory.evidence !== 'user-stated' &&
      ports.isOwn(memory);
    return may ? [{ memory, by: heir }] : [];
  });
  const said = { at: new Date(ports.clock()).toISOString(), author: await ports.repository.author() };
  if (wrong.length > 0) await ports.notes.add(successionLines(wrong, said.at, said.author));
  const replaced = wrong.length + (stale.length === 0 ? 0 : await ports.forgetAll(stale, 'forgotten'));
  const seen = reply.seen.flatMap((number) => known[number - 1] ?? []);
  const met = await markSeen(ports, session, seen, said);
  const story = ports.stories.read(session);
  const { turn, message } = story.gathered ?? NEW_GATHERING;
  // What was said is dealt with: of a session that is resumed only what comes now is distilled.
  ports.stories.write(session, { ...story, gathered: { ...NEW_GATHERING, turn, message, upTo: message } });
  await ports.saveIndex();
  const count = (became: string): number => result.entries.filter((entry) => entry.became === became).length;
  return {
    outcome: 'distilled',
    written: count('memory'),
    seen: count('seen') + met,
    replaced,
    dropped: reply.memories.length - good.length,
  };
}

/** A memory as it may be written; undefined where the session does not bear it out. Throws FILTER_BROKEN. */
function draftOf(
  memory: WrittenMemory,
  session: string,
  asked: Asked,
  { filters, clock, branch, isFile }: DistilByModelPorts,
): Learning<Filtered> | undefined {
  const told = borneOut(memory, { ...asked, overturned: asked.reply.overturned });
  if ('dropped' in told) return undefined;
  const files = memory.files.filter((path) => !filters.ignoresPath(path) && isFile(path));
  const place = { ...PLACE_OF_KIND[memory.kind], evidence: 'model-inferred' } as const;
  const at = new Date(clock()).toISOString();
  return learned({ ...place, ...told, files: files.slice(0, MOST_FILES), at, session, branch }, (text) =>
    filterOrThrow(filters, text),
  );
}

/** Says that a session met known memories of others; gives how many it had not said it of before. */
async function markSeen(
  { notes }: DistilByModelPorts,
  session: string,
  met: readonly Memory[],
  said: { readonly at: string; readonly author: string | undefined },
): Promise<number> {
  const anew = met.filter((memory) => memory.session !== session && !memory.seenIn.includes(session));
  const additions = anew.map(({ id, ns: namespace, anchor }) => ({
    namespace,
    anchor,
    lines: [encodeLine({ v: NOTE_VERSION, id, type: 'seen', session, ...said })],
  }));
  if (additions.length > 0) await notes.add(additions);
  return additions.length;
}
