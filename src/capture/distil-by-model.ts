import type { Filtered } from '../../filters/pipeline.ts';
import { type Learning, MOST_FILES } from '../core/learning.ts';
import { isLive, isToldUnasked, type Memory, type Trust, trustOf } from '../core/memory.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import { successionLines } from '../memories/known-lessons.ts';
import { readTranscript } from '../session/session-files.ts';
import type { OpenStore, WritingPlace } from './context.ts';
import { digestOf } from './digest.ts';
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
} from './distil-request.ts';
import { filteredEvents, learnedIn } from './distil-session.ts';
import { NEW_GATHERING } from './gathered.ts';
import { bookCall, settleCall, spentOn } from './ledger.ts';
import { type DaySpent, type LastCall, ModelError, NOTHING_SPENT, type SessionModel } from './ports.ts';
import { namesIgnored } from './shell.ts';

/** What a session's distilling by a model came to. `nothing`: there was nothing to ask about. */
export type ModelDistilled = Awaited<ReturnType<typeof distilByModel>>;

export type Asking = { readonly model: SessionModel; readonly ledger: string };

/** Asks a model, once, what of a session that is over is worth remembering; without an answer, or over the day's cap, the rules' result stands. Where the filters or the store throw, nothing is written, and it can be done again. */
export async function distilByModel(at: WritingPlace, session: string, asking: Asking, signal: AbortSignal) {
  const asked = await questionOf(at, session);
  if (asked === undefined) return { outcome: 'nothing' as const };
  const reply = await ask(at, asking, requestOf(asked.digest, asked.known), signal);
  return typeof reply === 'string' ? { outcome: reply } : settle(at, session, reply, asked);
}

/** What asking about a session would take at the most; undefined where there is nothing to ask. Asks nobody. */
export async function estimateFor(at: WritingPlace, session: string, model: SessionModel) {
  const asked = await questionOf(at, session);
  return asked && mostOf(model, requestOf(asked.digest, asked.known));
}

/** A session with less has nothing that the rules would not see. */
const MIN_ENTRIES = 3;
/** A transcript is read from its end; sessions of a day have less. */
const MAX_TRANSCRIPT_BYTES = 32 * 1024 * 1024;

type Asked = NonNullable<Awaited<ReturnType<typeof questionOf>>>;

/** The whole transcript of a session, as far as it is there, filtered, what is known of it, and what the rules made of it (`mine`); undefined where it is too short. */
async function questionOf(at: WritingPlace, session: string) {
  const { filters, own, relativePath } = at;
  const { mark, gathered } = at.stories.read(session);
  const lines = mark === undefined ? [] : readTranscript(mark.file, undefined, MAX_TRANSCRIPT_BYTES).lines;
  const digest = digestOf(filteredEvents(lines, filters), {
    isIgnored: (text) => namesIgnored(text, filters),
  });
  if (digest.entries.length < MIN_ENTRIES) return undefined;
  const nowMs = at.clock();
  const files = digest.files.flatMap((path) => relativePath(path) ?? []);
  const ids = gathered?.written.map(({ id }) => id) ?? [];
  const memories = (await own.index.all()).filter((memory) => isLive(memory, nowMs));
  const settings = await at.trusting.settings(true);
  const trustIn = (memory: Memory): Trust => trustOf({ memory, scope: own.scope }, settings);
  // What is only claimed is not shown to a model that was not asked for it: it could keep lessons from being written, and say what it likes.
  const others = memories.filter((memory) => !ids.includes(memory.id) && isToldUnasked(trustIn(memory)));
  const mine = memories.filter(({ id }) => ids.includes(id));
  return { digest, known: knownOf(others, session, files), mine, trustIn };
}

/** What is known of the session's files, or was proven in it, the newest first. */
function knownOf(memories: readonly Memory[], session: string, files: readonly string[]): readonly Memory[] {
  return memories
    .filter(({ ns }) => ns === 'learnings' || ns === 'decisions' || ns === 'patterns')
    .filter((memory) => memory.session === session || memory.files.some(({ path }) => files.includes(path)))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST_KNOWN);
}

/** One call, counted before it is made: one that is killed is paid for all the same. Gives the reply, or why there is none. */
async function ask(
  { config, clock }: WritingPlace,
  { model, ledger }: Asking,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelReply | Exclude<LastCall['outcome'], 'distilled'>> {
  const { maxUsdPerDay, maxCallsPerDay } = config.distil;
  const at = new Date(clock()).toISOString();
  const day = at.slice(0, 10);
  const most = mostOf(model, request);
  const spent = spentOn(ledger, day);
  const isOver = spent.calls >= maxCallsPerDay || spent.usd + most.usd > maxUsdPerDay;
  if (isOver || !bookCall(ledger, day, most)) return 'over-cap';
  try {
    const { text, ...took } = await model.ask(request, signal);
    const reply = model.parse(text);
    const outcome = reply === undefined ? 'malformed' : 'distilled';
    settleCall(ledger, day, most, { calls: 1, ...took }, { at, outcome });
    return reply ?? 'malformed';
  } catch (error) {
    const outcome = error instanceof ModelError ? error.why : 'failed';
    // What was cut off may have been paid for; what was refused was not; and without a client nobody was called.
    const calls = outcome === 'no-client' ? 0 : 1;
    const took = outcome === 'timeout' ? most : { ...NOTHING_SPENT, calls };
    settleCall(ledger, day, most, took, { at, outcome });
    return outcome;
  }
}

function mostOf(model: SessionModel, request: ModelRequest): DaySpent {
  const { input, output } = tokensOf(request);
  return { calls: 1, inputTokens: input, outputTokens: output, usd: model.mostUsd(input, output) };
}

/** Writes what holds of a reply; what it takes the place of goes after that, so that a kill in between leaves too much rather than nothing. */
async function settle(at: WritingPlace, session: string, reply: ModelReply, asked: Asked) {
  const { own, stories } = at;
  const { known, mine, trustIn } = asked;
  const drafts = reply.memories
    .slice(0, MOST_MEMORIES)
    .map((memory) => draftOf(at, memory, session, { ...asked, overturned: reply.overturned }));
  const good = drafts.filter((draft) => draft !== undefined);
  const result = await own.anchor(good);
  if (result.state === 'unborn') return { outcome: 'nothing' as const };
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
      trustIn(memory) === 'self';
    return may ? [{ memory, by: heir }] : [];
  });
  const said = { at: new Date(at.clock()).toISOString(), author: await own.repository.author() };
  if (wrong.length > 0) await own.notes.add(successionLines(wrong, said.at, said.author));
  const replaced = wrong.length + (stale.length === 0 ? 0 : await own.forgetAll(stale, 'forgotten'));
  const seen = reply.seen.flatMap((number) => known[number - 1] ?? []);
  const met = await markSeen(own, session, seen, said);
  const story = stories.read(session);
  const { turn, message } = story.gathered ?? NEW_GATHERING;
  // What was said is dealt with: of a session that is resumed only what comes now is distilled.
  stories.write(session, { ...story, gathered: { ...NEW_GATHERING, turn, message, upTo: message } });
  await own.index.save();
  const count = (became: string): number => result.entries.filter((entry) => entry.became === became).length;
  return {
    outcome: 'distilled' as const,
    written: count('memory'),
    seen: count('seen') + met,
    /** Memories that the rules had made of the session, and known ones that it shows to be wrong. */
    replaced,
    /** What the model wrote that cites nothing, or names what stands nowhere in the session. */
    dropped: reply.memories.length - good.length,
  };
}

/** A memory as it may be written; undefined where the session does not bear it out. Throws FILTER_BROKEN. */
function draftOf(
  at: WritingPlace,
  memory: WrittenMemory,
  session: string,
  asked: Parameters<typeof borneOut>[1],
): Learning<Filtered> | undefined {
  const told = borneOut(memory, asked);
  if ('dropped' in told) return undefined;
  const files = memory.files.filter((path) => !at.filters.ignoresPath(path) && at.isFile(path));
  const place = { ...PLACE_OF_KIND[memory.kind], evidence: 'model-inferred' } as const;
  return learnedIn(at, session, { ...place, ...told, files: files.slice(0, MOST_FILES) });
}

/** Says that a session met known memories of others; gives how many it had not said it of before. */
async function markSeen(
  { notes }: OpenStore,
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
