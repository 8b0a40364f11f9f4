// What a session takes over of its subagents' learnings is wired apart: only a flush asks.
import type { ParentContext } from '../domain/salience/types.ts';
import type { MemoryIndex } from '../ports/recall.ts';
import type { CaptureAccumulator } from '../ports/session.ts';
import { createMergeAgents, type MergeAgents } from '../services/flush/merge-agents.ts';
import { whereBegun, wireGoals } from './goals.ts';
import { type Spooling, spoolAt, type WireOptions } from './spool.ts';
import { storiesOf } from './story.ts';

export interface AgentPlaces {
  readonly index: Pick<MemoryIndex, 'known'>;
  /** What waits for a review. */
  readonly held: Pick<CaptureAccumulator, 'add'>;
}

/** On top of what `wireSpool` gave for the same options. */
export function wireMergeAgents(
  setting: Pick<WireOptions, 'cwd' | 'env' | 'clock'>,
  { config, states }: Pick<Spooling, 'config' | 'states'>,
  { index, held }: AgentPlaces,
): MergeAgents {
  // A session's story is where it began, wherever the model went since.
  const began = whereBegun(setting);
  const stories = storiesOf(began);
  const goals = wireGoals(setting);
  const parentOf = (session: string): ParentContext => {
    const { asked, files } = stories.read(session);
    const active = goals.active(session).map(({ title }) => title);
    return { goals: active.reverse(), recent: asked, files }; // the newest goal counts most
  };
  // How a subagent ended is kept there, and where an earlier version kept it.
  const whereTold = [spoolAt(began, { config }, setting).states, states];
  const endsOf = (session: string) => whereTold.flatMap((known) => known.read(session)?.agents ?? []);
  return createMergeAgents({
    strategy: config.subagents.merge,
    index,
    held,
    endsOf,
    parentOf,
  });
}
