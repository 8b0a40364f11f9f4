import { tellsFix } from '../domain/known-fix.ts';
import { EVIDENCE, type Memory } from '../domain/memory.ts';
import { specificNames } from '../domain/specific-terms.ts';
import { createSpecificRecall, type SpecificRecallPorts } from './specific-recall.ts';
import { LOOKED_AT, type Tellable, tellable, withFreshness } from './unasked.ts';

/** What a tool is about to do. */
export interface EditBriefRequest {
  /** The file it writes, as the client names it. */
  readonly path?: string;
  readonly command?: string;
}

const MAX_MEMORIES = 3;
/** What people and repeated sessions settled; what merely happened in a file once is no reason to speak. */
const SETTLED = new Set(['decisions', 'blockers', 'patterns']);
const PROVEN = new Set(['user-stated', 'test-verified']);

function isWorthSaying(memory: Memory): boolean {
  return SETTLED.has(memory.ns) || PROVEN.has(memory.evidence) || tellsFix(memory);
}

const byEvidence = (a: Memory, b: Memory): number =>
  EVIDENCE.indexOf(a.evidence) - EVIDENCE.indexOf(b.evidence);

/**
 * What a session should know before it changes a file or runs a command: what was stated, proven, decided or mended
 * there, the best proven first. A command has to name what the memory is about, see strong-match.ts.
 */
export function createEditBrief(
  ports: SpecificRecallPorts,
): (request: EditBriefRequest) => Promise<readonly Tellable[]> {
  const specific = createSpecificRecall(ports);
  return async ({ path, command }) => {
    const inside = path === undefined ? undefined : ports.relativePath(path);
    if (inside !== undefined) {
      const found = tellable(ports, (lookup) => lookup.withPath(inside, LOOKED_AT), isWorthSaying);
      const best = [...found].sort((a, b) => byEvidence(a.memory, b.memory));
      return withFreshness(ports, best.slice(0, MAX_MEMORIES));
    }
    if (command === undefined) return [];
    const hits = await specific(specificNames(command), LOOKED_AT);
    return hits.filter(({ memory }) => isWorthSaying(memory)).slice(0, MAX_MEMORIES);
  };
}
