import type { ToolCall } from '../../../../src/domain/learning.ts';
import { writeRecall } from '../../../../src/domain/recall-text.ts';
import { errorSignatures } from '../../../../src/domain/signature.ts';
import { wireExact } from '../../../../src/wire/exact.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';

/** What helped when the same error was met before; silent where nothing is known. Built into capture.cjs, which a failure loads anyway. */
export async function knownFix(calls: readonly ToolCall[], context: HookContext): Promise<Outcome> {
  const found = calls.map(({ response }) => errorSignatures(response.text));
  const signatures = found.flatMap(([main]) => main ?? []);
  const lookedFor = [...signatures, ...found.flatMap(([, ...others]) => others)];
  if (signatures.length === 0) return SILENT;
  const commands = calls.flatMap(({ input: { command } }) => (typeof command === 'string' ? command : []));
  const struck = { signatures: lookedFor, commands };
  let exact = await wireExact(context);
  try {
    if (!exact.config.enabled || !exact.config.knownFix.enabled) return SILENT;
    // Who the user is takes git to find out: most errors are not known to anybody.
    if (!exact.isReady && exact.mayKnow(struck) && exact.mayBecomeReady()) {
      exact.close();
      const { bringUpToDate } = await import('../lazy/services.ts');
      const asked = await bringUpToDate(context);
      exact = await wireExact({ ...context, ...(asked === undefined ? {} : { asked }) });
    }
    const fixes = await exact.knownFix(struck);
    const { tokens } = exact.config.knownFix;
    const isSame = fixes.every(({ memory }) => lookedFor.includes(memory.signature ?? ''));
    const title = isSame
      ? 'This error was met before, and this helped.'
      : 'An error like this, with other names, was met before, and this helped.';
    const told = writeRecall(title, fixes, {
      nowMs: Date.now(),
      maxTokens: tokens,
    });
    const now = told?.shown.map(({ memory }) => memory) ?? [];
    exact.noteFixes(signatures, [...now, ...exact.shownFixes(signatures)], Date.now());
    if (told === undefined) return SILENT;
    return { type: 'context', text: told.text, record: { known_fixes: told.shown.length } };
  } finally {
    exact.close();
  }
}
