import { EVIDENCE, isEpisode, type Memory, type ScopedMemory } from '../core/memory.ts';
import { tellsFix } from '../core/near-duplicate.ts';
import { type ExactLookup, type ScriptRun, scriptsIn, speaksOf } from './exact.ts';
import { tokenize } from './index/terms.ts';
import { LOOKED_AT, tellable, type Unasked, withFreshness } from './known-fix.ts';
import {
  areNearLines,
  isAbout,
  judgeMatch,
  type SpecificNames,
  type SpecificTerm,
  specificNames,
} from './specific-terms.ts';

/** A word that more memories hold finds none of them. */
const MOST_HOLDERS = 12;
const MOST_READ = 48;

/** What the user stated is told whenever what it is about comes up, however often it was told. */
const unlessWorn = (unasked: Unasked): Unasked => ({
  ...unasked,
  isToldUnasked: (it) =>
    (it.memory.evidence === 'user-stated' || !unasked.wornOut().has(it.memory.id)) &&
    unasked.isToldUnasked(it),
});

/** A path as it is anchored: what a person writes may be absolute, or relative to where they are. */
function located(unasked: Unasked, term: SpecificTerm): SpecificTerm {
  const path = term.kind === 'path' ? unasked.relativePath(term.text) : undefined;
  return path === undefined ? term : { ...term, text: path, term: path.toLowerCase() };
}

/** The memories that names in a text mean so surely that they are told unasked, the surest first. */
export async function specificRecall(unasked: Unasked, { terms, signatures }: SpecificNames, limit: number) {
  const known = terms.map((named) => {
    const term = located(unasked, named);
    const holders = unasked.lookups.reduce((sum, { lookup }) => sum + lookup.holders(term.term), 0);
    return { ...term, holders };
  });
  const rare = known.filter(({ holders }) => holders > 0 && holders <= MOST_HOLDERS);
  const paths = known.filter(({ kind }) => kind === 'path');
  // What was done in other sessions is told to who asks for it.
  const isLesson = (memory: Memory): boolean => !isEpisode(memory);
  const lessons: Memory[] = [];
  const look = (lookup: ExactLookup): readonly Memory[] => {
    const held = lookup.withWords(new Map(rare.map(({ term }) => [term, 1])), { least: 1, most: MOST_READ });
    lessons.push(...held.filter(isLesson));
    return [
      ...signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)),
      ...paths.flatMap(({ text }) => lookup.withPath(text, LOOKED_AT)),
      ...held,
    ];
  };
  const candidates = tellable(unlessWorn(unasked), look, isLesson);
  const named = known.map((term) => ({
    ...term,
    isLone: lessons.filter((memory) => isAbout(memory, term)).length === 1,
  }));
  const strong = candidates.flatMap((it) => {
    const { strong: isStrong, why } = judgeMatch(named, signatures, it.memory);
    return isStrong ? [{ ...it, why }] : [];
  });
  const best = strong.sort((a, b) => b.why.length - a.why.length).slice(0, limit);
  return withFreshness(unasked, best);
}

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
/** What a session found out, as a commit's reason, is one where it says what to keep to. */
const FOUND_OUT = new Set(['cause', 'insight']);
const KEEP_TO = /\b(?:must|never|always|do not|don['’]t|cannot)\b/i;

function isWorthSaying(memory: Memory): boolean {
  const { ns, kind, evidence, summary, body = '' } = memory;
  if (SETTLED.has(ns) || PROVEN.has(evidence) || tellsFix(memory)) return true;
  return FOUND_OUT.has(kind) && KEEP_TO.test(`${summary}\n${body}`);
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

/** What was stated, proven, decided or mended of a file or a command before it is changed or run: first what is about the lines at hand, and the best proven. A command has to name what a memory is about (judgeMatch). */
export async function editBrief(unasked: Unasked, { path, lines, command }: EditBriefRequest) {
  const inside = path === undefined ? undefined : unasked.relativePath(path);
  if (inside !== undefined) {
    const most = lines === undefined ? LOOKED_AT : LOOKED_AT_LINES;
    const paths = [inside, ...unasked.formerPaths(inside)];
    const look = (lookup: ExactLookup) => paths.flatMap((name) => lookup.withPath(name, most));
    const found = tellable(unlessWorn(unasked), look, isWorthSaying);
    return withFreshness(unasked, bestFirst(found, lines ?? '').slice(0, MAX_MEMORIES));
  }
  if (command === undefined) return [];
  const hits = await specificRecall(unasked, specificNames(command), LOOKED_AT);
  const named = hits.filter(({ memory }) => isWorthSaying(memory));
  const known = new Set(named.map(({ memory }) => memory.id));
  const said = scriptsIn(command).flatMap((script) => rulesOf(unasked, script));
  const others = said.filter(({ memory }) => !known.has(memory.id));
  return [...(await withFreshness(unasked, others)), ...named].slice(0, MAX_MEMORIES);
}

/** What was decided or stated in so many words about what a command runs. */
function rulesOf(unasked: Unasked, script: ScriptRun): readonly ScopedMemory[] {
  return tellable(
    unlessWorn(unasked),
    (lookup) => {
      const terms = tokenize(script.phrase).map((term) => ({ term, holders: lookup.holders(term) }));
      const [rarest] = terms.filter(({ holders }) => holders > 0).sort((a, b) => a.holders - b.holders);
      if (rarest === undefined || rarest.holders > MOST_HOLDERS) return [];
      return lookup.withWords(new Map([[rarest.term, 1]]), { least: 1, most: MOST_HOLDERS });
    },
    (memory) =>
      (SETTLED.has(memory.ns) || memory.evidence === 'user-stated') && speaksOf(memory.summary, script),
  );
}
