import { tellsFix } from '../../domain/known-fix.ts';
import { EVIDENCE, type Memory } from '../../domain/memory.ts';
import { areNearLines } from '../../domain/near-lines.ts';
import type { ScopedMemory } from '../../domain/scope.ts';
import { type ScriptRun, scriptsIn, speaksOf } from '../../domain/script-names.ts';
import { specificNames } from '../../domain/specific-terms.ts';
import { tokenize } from '../../domain/words/tokenize.ts';
import type { ExactLookup } from '../../ports/exact.ts';
import { createSpecificRecall, type SpecificRecallPorts } from './specific-recall.ts';
import { LOOKED_AT, type Tellable, tellable, type UnaskedPorts, withFreshness } from './unasked.ts';

/** What a tool is about to do. */
export interface EditBriefRequest {
  /** The file it writes, as the client names it. */
  readonly path?: string;
  /** What it takes out of the file and puts into it, where that is known. */
  readonly lines?: string;
  readonly command?: string;
}

const MAX_MEMORIES = 3;
/** Of one file; which of them are about the lines at hand is not in the index. */
const LOOKED_AT_LINES = 32;
/** What people and repeated sessions settled; what merely happened in a file once is no reason to speak. */
const SETTLED = new Set(['decisions', 'blockers', 'patterns']);
const PROVEN = new Set(['user-stated', 'test-verified']);

function isWorthSaying(memory: Memory): boolean {
  return SETTLED.has(memory.ns) || PROVEN.has(memory.evidence) || tellsFix(memory);
}

const byEvidence = (a: Memory, b: Memory): number =>
  EVIDENCE.indexOf(a.evidence) - EVIDENCE.indexOf(b.evidence);

function bestFirst(found: readonly ScopedMemory[], lines: string): readonly ScopedMemory[] {
  const near = areNearLines(
    found.map(({ memory }) => memory),
    lines,
  );
  return found
    .map((it, place) => ({ it, far: near[place] === true ? 0 : 1 }))
    .sort((a, b) => a.far - b.far || byEvidence(a.it.memory, b.it.memory))
    .map(({ it }) => it);
}

/**
 * What a session should know before it changes a file or runs a command: what was stated, proven, decided or mended
 * there: what is about the lines at hand before the rest, and the best proven first. A command has to name what the memory is about, see strong-match.ts.
 */
export function createEditBrief(
  ports: SpecificRecallPorts,
): (request: EditBriefRequest) => Promise<readonly Tellable[]> {
  const specific = createSpecificRecall(ports);
  return async ({ path, lines, command }) => {
    const inside = path === undefined ? undefined : ports.relativePath(path);
    if (inside !== undefined) {
      const most = lines === undefined ? LOOKED_AT : LOOKED_AT_LINES;
      const found = tellable(ports, (lookup) => lookup.withPath(inside, most), isWorthSaying);
      return withFreshness(ports, bestFirst(found, lines ?? '').slice(0, MAX_MEMORIES));
    }
    if (command === undefined) return [];
    const hits = await specific(specificNames(command), LOOKED_AT);
    const named = hits.filter(({ memory }) => isWorthSaying(memory));
    const known = new Set(named.map(({ memory }) => memory.id));
    const said = scriptsIn(command).flatMap((script) => rulesOf(ports, script));
    const more = await withFreshness(
      ports,
      said.filter(({ memory }) => !known.has(memory.id)),
    );
    return [...more, ...named].slice(0, MAX_MEMORIES);
  };
}

/** A word that more memories hold finds none of them. */
const MAX_HOLDERS = 12;

/** What was decided or stated in so many words about what a command runs. */
function rulesOf(ports: UnaskedPorts, script: ScriptRun): readonly ScopedMemory[] {
  const terms = [...new Set(tokenize(script.phrase))];
  const rarest = (lookup: ExactLookup): readonly string[] =>
    terms
      .map((term) => ({ term, holders: lookup.holders(term) }))
      .filter(({ holders }) => holders > 0)
      .sort((a, b) => a.holders - b.holders)
      .slice(0, 1)
      .map(({ term }) => term);
  return tellable(
    ports,
    (lookup) => rarest(lookup).flatMap((term) => lookup.withTerm(term, MAX_HOLDERS)),
    (memory) =>
      (SETTLED.has(memory.ns) || memory.evidence === 'user-stated') && speaksOf(memory.summary, script),
  );
}
