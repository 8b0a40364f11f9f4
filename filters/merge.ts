import type { Finding } from './types.ts';

/**
 * Joins findings that overlap. The one that covers most gives its name to the whole; of two that cover as much,
 * one that is redacted goes before one that is replaced, and then the earlier in the list. Findings that only
 * touch stay two. The result is sorted and does not overlap.
 */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const sorted = findings
    .map((finding, order) => ({ finding, order }))
    .sort((a, b) => a.finding.start - b.finding.start || a.order - b.order);
  const merged: Finding[] = [];
  let winner: Finding | undefined;
  let end = 0;
  for (const { finding } of sorted) {
    const last = merged.at(-1);
    if (winner === undefined || last === undefined || finding.start >= end) {
      merged.push(finding);
      winner = finding;
      end = finding.end;
      continue;
    }
    if (names(finding, winner)) winner = finding;
    end = Math.max(end, finding.end);
    merged[merged.length - 1] = { ...winner, start: last.start, end };
  }
  return merged;
}

function names(challenger: Finding, holder: Finding): boolean {
  const wider = challenger.end - challenger.start - (holder.end - holder.start);
  if (wider !== 0) return wider > 0;
  return challenger.replacement === undefined && holder.replacement !== undefined;
}
