import type { Memory } from '../core/memory.ts';

/** With each step from memory to memory so much of the activation is left. */
const DECAY = 0.5;
const STEPS = 2;
/** What a hub of each kind passes on; a file in common says more than a word that somebody tagged with. */
const WEIGHTS = { file: 1, together: 0.75, tag: 0.5, commit: 0.5 } as const;
/** A hub of more memories says nothing of any of them: the commit that hundreds were imported on, the tag `bash`. */
const MAX_MEMBERS = 30;

type Hub = Readonly<{ weight: number; members: readonly string[] }>;

function hubNames({ files, tags, anchors }: Memory): readonly (readonly [string, number])[] {
  return [
    ...files.map(({ path }) => [`file ${path}`, WEIGHTS.file] as const),
    ...tags.map((tag) => [`tag ${tag.toLowerCase()}`, WEIGHTS.tag] as const),
    ...anchors.map((anchor) => [`commit ${anchor}`, WEIGHTS.commit] as const),
  ];
}

function hubsOf(memories: readonly Memory[], together: readonly (readonly string[])[]): readonly Hub[] {
  const hubs = new Map<string, { weight: number; members: Set<string> }>();
  const join = (name: string, weight: number, id: string): void => {
    const hub = hubs.get(name) ?? { weight, members: new Set<string>() };
    hub.members.add(id);
    hubs.set(name, hub);
  };
  for (const memory of memories) for (const [name, weight] of hubNames(memory)) join(name, weight, memory.id);
  const here = new Set(memories.map(({ id }) => id));
  together.forEach((ids, index) => {
    for (const id of ids) if (here.has(id)) join(`together ${index}`, WEIGHTS.together, id);
  });
  return [...hubs.values()]
    .filter(({ members }) => members.size > 1 && members.size <= MAX_MEMBERS)
    .map(({ weight, members }) => ({ weight, members: [...members] }));
}

/** One step: each hub shares out what its members have among the others, the more of them the less each gets (Anderson's fan effect). */
function step(active: ReadonlyMap<string, number>, hubs: readonly Hub[]): Map<string, number> {
  const next = new Map<string, number>();
  for (const { weight, members } of hubs) {
    const held = members.map((id) => active.get(id) ?? 0);
    const all = held.reduce((sum, amount) => sum + amount, 0);
    if (all === 0) continue;
    members.forEach((id, index) => {
      const given = (all - (held[index] ?? 0)) * ((DECAY * weight) / (members.length - 1));
      if (given > 0) next.set(id, (next.get(id) ?? 0) + given);
    });
  }
  return next;
}

/** Spreading activation over files, tags, commits and shown `together`; `seeds`: id → fit. Gives 0…1 in two steps; to a seed what others give it. */
export function spreadActivation(
  seeds: ReadonlyMap<string, number>,
  memories: readonly Memory[],
  together: readonly (readonly string[])[] = [],
): ReadonlyMap<string, number> {
  const hubs = hubsOf(memories, together);
  const reached = new Map<string, number>();
  let active: ReadonlyMap<string, number> = seeds;
  for (let count = 0; count < STEPS && hubs.length > 0; count += 1) {
    active = step(active, hubs);
    for (const [id, amount] of active) reached.set(id, Math.min(1, (reached.get(id) ?? 0) + amount));
  }
  return reached;
}
