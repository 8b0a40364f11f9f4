import type { MemoryContent } from '../memory.ts';
import { namesIn } from '../prose/names.ts';

/** What a subagent's learning is to the session that sent it. */
export const AGENT_LEARNINGS = [
  'NewPattern',
  'ConfirmedKnowledge',
  'CorrectedMistake',
  'NewEntity',
  'CausalLink',
] as const;
export type AgentLearning = (typeof AGENT_LEARNINGS)[number];

/** Kinds of memories that say by themselves what they are. */
const BY_KIND: Readonly<Record<string, AgentLearning>> = {
  correction: 'CorrectedMistake',
  cause: 'CausalLink',
  fix: 'CausalLink',
  workaround: 'CausalLink',
  discovery: 'NewPattern',
  convention: 'NewPattern',
  preference: 'NewPattern',
};

const CAUSAL =
  /\b(?:because|since|due to|caused by|root cause|leads? to|led to|results? in|so that|therefore|which is why|fails? (?:when|if|unless)|breaks? (?:when|if|unless))\b/i;
const CORRECTED =
  /\b(?:actually|turns out|not .{1,60} but|was wrong|is wrong|mistaken(?:ly)?|contrary to|no longer|instead of what)\b/i;
const RULE =
  /\b(?:always|never|must|should|every|each|convention|pattern|whenever|by convention|as a rule)\b/i;

/**
 * What a learning is: known already; a mistake that was put right; a cause with its effect; a rule; or else something that
 * it names for the first time. By its kind where that tells, and by its words. Pure.
 */
export function agentLearningOf(content: MemoryContent, isKnown: boolean): AgentLearning {
  if (isKnown) return 'ConfirmedKnowledge';
  const known = BY_KIND[content.kind];
  if (known !== undefined) return known;
  const told = `${content.summary}\n${content.body ?? ''}`;
  if (CORRECTED.test(told)) return 'CorrectedMistake';
  if (CAUSAL.test(told)) return 'CausalLink';
  if (RULE.test(told)) return 'NewPattern';
  const { files, code } = namesIn(told);
  return files.length + code.length > 0 ? 'NewEntity' : 'NewPattern';
}
