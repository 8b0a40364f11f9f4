// What the end of a turn and of a session teach is wired apart from what captures tool calls: no capture pays for it.
import { createHeuristicEvaluator } from '../adapters/evaluator/heuristic.ts';
import { currentBranch } from '../adapters/git/locate.ts';
import { createTranscriptReader } from '../adapters/transcript/reader.ts';
import { mayBeKeptAtOnce } from '../domain/statements/at-once.ts';
import { recallTrigger } from '../domain/trigger.ts';
import { createNoteAnswer } from '../services/note-answer.ts';
import { createTellStory, type StoryPorts } from '../services/story.ts';
import { findHome, type Home, relativeTo } from './home.ts';
import { asksModel, pendingAnswers } from './pending.ts';
import { type Spooling, spoolAt, type WireOptions } from './spool.ts';
import { wireQueueStatement } from './statement.ts';
import { isFileIn, storiesOf } from './story.ts';

type TurnOptions = Pick<WireOptions, 'cwd' | 'env' | 'clock'> & { readonly session: string };

export interface Turning {
  /** The last message of a turn, and the transcript's file. */
  readonly noteAnswer: ReturnType<typeof createNoteAnswer>;
  /** Queues the session's note of where its work stands. */
  readonly tellStory: ReturnType<typeof createTellStory>;
}

const branchOf = ({ isUserStore, place }: Home): string | undefined =>
  isUserStore ? undefined : currentBranch(place.gitDir);

/**
 * The services of a turn, on top of what `wireSpool` gave. A lesson belongs to where the session works now; its story to
 * where it began, since the model's `cd` is no other session.
 */
export function wireTurn({ cwd, env, clock = Date.now, session }: TurnOptions, spooling: Spooling): Turning {
  const { config, filters, home } = spooling;
  const start = env['CLAUDE_PROJECT_DIR'] || cwd;
  const began = findHome(start, env);
  const place = spoolAt(began, spooling, { env, clock });
  const keep = config.statements.enabled ? queueOf({ cwd, env, clock, session }, spooling) : undefined;
  const story: StoryPorts = {
    session,
    stories: storiesOf(began),
    states: place.states,
    readTranscript: createTranscriptReader(),
    filters,
    accumulator: place.accumulator(session),
    clock,
    relativePath: (path) => relativeTo(began.place.root, start, path),
    branch: branchOf(began),
    onPrompt: keep,
  };
  return {
    tellStory: createTellStory(story),
    noteAnswer: createNoteAnswer({
      ...story,
      accumulator: spooling.accumulator(session),
      branch: branchOf(home),
      evaluator: createHeuristicEvaluator(),
      pending: asksModel(spooling, env) ? pendingAnswers(home) : undefined,
      threshold: config.answers.threshold,
      isFile: isFileIn(home),
    }),
  };
}

/** Queues what a prompt states that was not looked at when it was given; a question about the past states nothing. */
function queueOf(options: TurnOptions, spooling: Spooling): (prompt: string) => void {
  const queue = wireQueueStatement(options, spooling);
  const { triggers } = spooling.config.promptRecall;
  return (prompt) => {
    if (!mayBeKeptAtOnce(prompt) && recallTrigger(prompt, triggers) === undefined) queue(prompt);
  };
}
