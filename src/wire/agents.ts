// What a session takes over of its subagents' learnings is wired apart: only a flush asks.
import type { ParentContext } from '../domain/subagent/worth.ts';
import type { MemoryIndex } from '../ports/recall.ts';
import type { CaptureAccumulator } from '../ports/session.ts';
import { createMergeAgents, type MergeAgents } from '../services/merge-agents.ts';
import { whereBegun, wireGoals } from './goals.ts';
import type { Spooling, WireOptions } from './spool.ts';
import { storiesOf } from './story.ts';

export interface AgentPlaces {
  readonly index: Pick<MemoryIndex, 'known'>;
  /** What waits for a review. */
  readonly held: Pick<CaptureAccumulator, 'add'>;
}

/** On top of what `wireSpool` gave for the same options. */
export function wireMergeAgents(
  setting: Pick<WireOptions, 'cwd' | 'env' | 'clock'>,
  { config, states }: Spooling,
  { index, held }: AgentPlaces,
): MergeAgents {
  // A session's story is where it began, wherever the model went since.
  const stories = storiesOf(whereBegun(setting));
  const goals = wireGoals(setting);
  const clock = setting.clock ?? Date.now;
  const parentOf = (session: string): ParentContext => {
    const { asked, files } = stories.read(session);
    const active = goals.active(session).map(({ title }) => title);
    return { nowMs: clock(), goals: active.reverse(), recent: asked, files }; // the newest goal counts most
  };
  return createMergeAgents({ strategy: config.subagents.merge, index, held, states, parentOf });
}
