import type { Memory } from '../../domain/memory.ts';
import { type TranscriptMark, withoutTexts } from '../../domain/narrative/story.ts';
import type { HandoffStore, StoredHandoff } from '../../ports/handoff.ts';
import type { SessionStates } from '../../ports/session.ts';
import type { StoryStore } from '../../ports/transcript.ts';

/** A shorter text ("yes", "go on") stands in many a memory and tells nothing of it. */
const MIN_SAID_CHARS = 24;

export interface DropToldPorts {
  readonly states: Pick<SessionStates, 'list'>;
  readonly stories: StoryStore;
  readonly handoffs: HandoffStore;
}

/**
 * Takes what memories say out of what sessions keep besides: stories that tell of them lose their words, and handoffs of a session
 * that made one of them, or hold its sentence, go. Throws IO_FAILED.
 */
export function createDropTold({
  states,
  stories,
  handoffs,
}: DropToldPorts): (memories: readonly Memory[]) => void {
  return (memories) => {
    if (memories.length === 0) return;
    const summaries = memories.map(({ summary }) => summary);
    const holds = (text: string): boolean => summaries.some((summary) => text.includes(summary));
    const texts = memories.map(({ summary, body = '' }) => `${summary}\n${body}`);
    /** A memory is put together from what was said, here or, where two sessions said the same, elsewhere. */
    const isIn = ({ text }: { readonly text: string }): boolean =>
      holds(text) || (text.length >= MIN_SAID_CHARS && texts.some((told) => told.includes(text)));
    for (const session of states.list()) {
      const story = stories.read(session);
      const handoff = handoffs.read(session);
      const isTold = memories.some(({ id, session: made }) => id === handoff?.id || made === session);
      if (handoff !== undefined && (isTold || holds(handoff.text))) dropHandoff(session, handoff, story.mark);
      const words = [...story.asked, ...story.decided, ...story.found, ...story.finished];
      const more = [...story.tried.map(({ command }) => command), ...story.tasks.map(({ text }) => text)];
      const whole = [...words, ...more, story.told?.text ?? ''];
      const tells =
        memories.some(({ id, session: made }) => id === story.told?.id || made === session) ||
        words.some((text) => summaries.some((summary) => summary.includes(text))) ||
        whole.some(holds) ||
        (story.gathered?.candidates.some(isIn) ?? false);
      if (tells) stories.write(session, withoutTexts(story));
    }
  };

  /** What is made of the session's transcript later begins behind what was read of it so far. */
  function dropHandoff(session: string, handoff: StoredHandoff, mark: TranscriptMark | undefined): void {
    if (mark === undefined) handoffs.remove(session);
    else handoffs.write(session, { ...handoff, id: '', text: '', heard: mark, notBefore: mark });
  }
}
