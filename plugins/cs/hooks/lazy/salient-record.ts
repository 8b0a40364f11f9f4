import type { StoredHandoff } from '../../../../src/ports/handoff.ts';

/** How the memories of a handoff were chosen, for the log: how many, by which mode, and C = I · R · D, which decides on it (docs/explanation/capture.md). */
export function salientRecord(salient: StoredHandoff['salient']): Readonly<Record<string, string | number>> {
  if (salient === undefined) return {};
  const { mode, complexity, memories } = salient;
  const c = complexity === undefined ? {} : { complexity: Math.round(complexity.complexity * 1e4) / 1e4 };
  return { salient: memories.length, mode, ...c };
}
