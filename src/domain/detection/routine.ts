import type { ToolResponse } from '../learning.ts';
import { windowOf } from './text.ts';

/** The tools whose output is the outcome of a command. */
export const SHELLS: ReadonlySet<string> = new Set(['Bash', 'PowerShell']);

/** Some word that every telling success has. */
const SUSPICIOUS =
  /error|fail|fatal|panic|not found|forbidden|denied|warn|deprecat|skipp|ignored|no (?:test|file|project|package|task|input|workspace)|none of|\b0 (?:files|items|tests|total)|in use|exit(?:ed|ing)? /i;

/**
 * Whether a call can be passed over without a closer look: nearly every success, after one pass over at most
 * 16 KB. Apart from the scores, because it is all that most hook calls ever need. What a tool other than a shell
 * brings is material, not outcome.
 */
export function isRoutine(tool: string, response: ToolResponse): boolean {
  if (response.outcome !== 'success') return false;
  if (!SHELLS.has(tool) || response.interpretation !== undefined || response.interrupted) return true;
  return !SUSPICIOUS.test(windowOf(response.text));
}
