import { onceAsked } from '../core/basics.ts';
import type { Clock } from '../core/ports.ts';
import { cutAtWord, shortLine } from '../core/text.ts';
import type { SessionStates } from '../session/session-state.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { Recall } from './recall.ts';
import { type RecallText, type Told, writeRecall } from './recall-text.ts';
import { noteShown } from './shown-ledger.ts';
import { isAboutNothing, tellingWords } from './subject.ts';
import type { ToldCounts } from './told-counts.ts';
import type { Question } from './trigger.ts';

type Amount = Readonly<{ enabled: boolean; limit: number; tokens: number }>;

interface ContextSources {
  readonly config: {
    readonly enabled: boolean;
    readonly promptRecall: Amount;
    readonly sessionMemory: Amount & { readonly hydrationLevel: 'summary' | 'full' };
  };
  readonly recall: Pick<Recall, 'ask' | 'forSession'>;
  readonly stores: Pick<MemoryStores, 'save'>;
  readonly states: SessionStates;
  /** Memories that were told in vain too often. */
  readonly toldCounts: Pick<ToldCounts, 'wornOut' | 'idle'>;
  readonly clock: Clock;
}

/** What is asked for. `session` may be '': then nothing is noted, and nothing was shown. */
export interface ContextRequest {
  readonly session: string;
  /** What is about to be done; '' before the first prompt. */
  readonly query: string;
  /** About so many tokens at most; the settings' where absent. */
  readonly budget?: number | undefined;
}

const MAX_QUERY_CHARS = 1_000;
/** A prompt waits. */
const DEADLINE_MS = 1_500;

/** Tells, in the fence, what fits a prompt, or without one what a session should know, of what the user or somebody trusted said and it was not shown; notes it as shown. Throws what recall throws. */
export async function contextFor(
  { config, recall, stores, states, toldCounts, clock }: ContextSources,
  { session, query: given, budget }: ContextRequest,
): Promise<RecallText | undefined> {
  const query = given.trim();
  const { limit, tokens, enabled } = query === '' ? config.sessionMemory : config.promptRecall;
  if (!config.enabled || !enabled) return undefined;
  const without = new Set(session === '' ? [] : (states.read(session)?.shown ?? []));
  const how = { without, isUnasked: true, fitsItself: true, isQuick: true, deadlineMs: DEADLINE_MS };
  const worn = onceAsked(toldCounts.wornOut); // a look at a file, which a start takes for itself
  // What the user stated is told whenever what it is about comes up, however often it was told.
  const isToldYet = ({ memory: { id, evidence } }: Told): boolean =>
    evidence === 'user-stated' || !worn().has(id);
  const found =
    query === ''
      ? await recall.forSession(limit, without, { idle: toldCounts.idle(), standOn: [session] })
      : (await recall.ask({ ...questionOf(query), ...how }, limit)).filter(isToldYet);
  await stores.save();
  const title = query === '' ? 'What was learned in this repository so far.' : 'What fits this prompt.';
  const told = writeRecall(title, found, {
    nowMs: clock(),
    maxTokens: budget ?? tokens,
    isBrief: query === '' && config.sessionMemory.hydrationLevel === 'summary',
  });
  const ids = (told?.shown ?? []).map(({ memory }) => memory.id);
  noteShown(states, { session }, ids, { atMs: clock() });
  return told;
}

/** The telling words of a prompt; all of it where it has none. */
function questionOf(prompt: string): Question {
  const text = cutAtWord(shortLine(prompt, 2 * MAX_QUERY_CHARS), MAX_QUERY_CHARS);
  return { text, isGeneral: isAboutNothing(tellingWords(text)) };
}
