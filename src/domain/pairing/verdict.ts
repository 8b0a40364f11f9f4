import { onlyLooks } from '../detection/looking.ts';
import type { Pairing } from './pair.ts';
import type { FailedStep } from './step.ts';

/**
 * What becomes of a failure at a flush. `solved`: a lesson, with what helped; `passed-by`: it came and went, or the next edit of the code mended it,
 * and nobody else needs to know; `open`: nothing has helped yet.
 */
export type Verdict = 'solved' | 'passed-by' | 'open';

/** Files that say how a project is built and run, rather than what it does. */
const SETTINGS =
  /(?:^|\/)(?:\.[\w.-]+|[\w.-]*(?:config|rc)(?:\.\w+)*|package(?:-lock)?\.json|[\w.-]*\.(?:toml|ya?ml|ini|cfg|env|lock|gradle|properties|mod|sum|cmake|sh|ps1|tf|nix|conf)|\w*Dockerfile[\w.]*|\w*Makefile|justfile|tsconfig[\w.]*\.json|requirements[\w.-]*\.txt|Gemfile|Cargo\.toml|CMakeLists\.txt)$/i;

/** Whether a file sets up rather than computes. */
export const isSettings = (path: string): boolean => SETTINGS.test(path.replaceAll('\\', '/'));

/** From here on a failure is worth a memory by itself (design: captured at ≥ .6). */
const STRONG = 0.6;

/** Whether a failure is a learning by itself. */
export const isStrong = ({ learning }: FailedStep): boolean => (learning.score ?? 0) >= STRONG;

/**
 * Weighs a pairing. What passed again without anything done came and went; what an edit of the code under work mended was the code's own, and is no lesson,
 * while an edit of settings that makes the same command pass is one. The same goes for a tool that was called wrong, unless it is one whose calls everybody looks up
 * (then it is weak). What is weak or unknown needs more than an edit of the code, since then the code was wrong: another
 * command, something set up, or settings changed.
 */
export function verdictOf({ failed, solved }: Pairing): Verdict {
  // A look that found nothing: there is nothing that has still to pass.
  if (solved === undefined) return onlyLooks(failed.command) ? 'passed-by' : 'open';
  const { help, edits } = solved;
  if (help === 'nothing') return 'passed-by';
  if (help === 'edit') return edits.some(isSettings) ? 'solved' : 'passed-by';
  if ((failed.fault === 'world' || failed.fault === 'passing') && isStrong(failed)) return 'solved';
  return failed.fault !== 'slip' || isStrong(failed) ? 'solved' : 'passed-by';
}
