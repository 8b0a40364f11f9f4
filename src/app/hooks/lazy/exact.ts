// What is said unasked: a file of its own in dist that reads the index's files and starts nothing.

import { tellsFix } from '../../../core/near-duplicate.ts';
import { briefText, writeRecall } from '../../../recall/model/recall-text.ts';
import { specificNames } from '../../../recall/model/specific-terms.ts';
import type { Struck } from '../../../recall/unasked/known-fix.ts';
import { type Exact, wireExact } from '../../wire/exact.ts';
import { type HookContext, type Outcome, SILENT } from '../stdio.ts';

/** A prompt that did not ask is told one or two things, or nothing. */
const MAX_SPECIFIC = 2;

/** Opens the look-up; behind the notes, or without knowing the user, it is mended once by git for this session. Undefined where it cannot be. */
async function openReady(context: HookContext, isOn: (exact: Exact) => boolean): Promise<Exact | undefined> {
  const exact = await wireExact(context);
  if (!exact.config.enabled || !isOn(exact)) {
    exact.close();
    return undefined;
  }
  if (exact.isReady) return exact;
  exact.close();
  if (!exact.mayBecomeReady()) return undefined;
  const { bringUpToDate } = await import('./services.ts');
  const asked = await bringUpToDate(context);
  return asked === undefined ? undefined : wireExact({ ...context, asked });
}

/** What a prompt names so surely that it is told without being asked for. */
export async function answerNames(prompt: string, context: HookContext): Promise<Outcome> {
  const names = specificNames(prompt);
  if (names.terms.length === 0 && names.signatures.length === 0) return SILENT;
  const exact = await openReady(
    context,
    ({ config }) => config.promptRecall.enabled && config.promptRecall.specific,
  );
  if (exact === undefined) return SILENT;
  try {
    const { limit, tokens } = exact.config.promptRecall;
    const hits = await exact.specificRecall(names, Math.min(limit, MAX_SPECIFIC));
    const told = writeRecall('What is known about names in this prompt.', hits, {
      nowMs: Date.now(),
      maxTokens: tokens,
    });
    if (told === undefined) return SILENT;
    exact.noteShown(told.shown.map(({ memory }) => memory.id));
    return { context: told.text, record: { specific: told.shown.length } };
  } finally {
    exact.close();
  }
}

/** What helped against an error that may be known; of it `signatures` are the lines that tell most. */
export async function tellFix(
  struck: Struck,
  signatures: readonly string[],
  context: HookContext,
): Promise<Outcome> {
  const { signatures: lookedFor } = struck;
  let exact = await wireExact(context);
  try {
    // Who the user is takes git to find out: most errors are not known to anybody, and come not as far as here.
    if (!exact.isReady && exact.mayBecomeReady()) {
      exact.close();
      const { bringUpToDate } = await import('./services.ts');
      const asked = await bringUpToDate(context);
      exact = await wireExact({ ...context, ...(asked === undefined ? {} : { asked }) });
    }
    const fixes = await exact.knownFix(struck);
    const isSame = fixes.every(({ memory }) => lookedFor.includes(memory.signature ?? ''));
    const helped = fixes.every(({ memory }) => tellsFix(memory)) ? 'this helped' : 'this is known of it';
    const title = isSame
      ? 'This error was met before, and this helped.'
      : `An error like this was met before, and ${helped}.`;
    const { tokens } = exact.config.knownFix;
    const told = writeRecall(title, fixes, { nowMs: Date.now(), maxTokens: tokens });
    const now = told?.shown.map(({ memory }) => memory) ?? [];
    exact.noteShown(now.map(({ id }) => id)); // of what is known by no signature nothing else is noted
    exact.noteFixes(signatures, [...now, ...exact.shownFixes(signatures)], Date.now());
    if (told === undefined) return SILENT;
    return { context: told.text, record: { known_fixes: told.shown.length } };
  } finally {
    exact.close();
  }
}

/** What to know of a file that is changed or a command that is run: the client shows it to the model with the result. */
export async function briefBefore(
  request: { readonly path?: string; readonly lines?: string; readonly command?: string },
  context: HookContext,
): Promise<Outcome> {
  const exact = await openReady(context, ({ config }) => config.editBrief.enabled);
  if (exact === undefined) return SILENT;
  try {
    const found = await exact.editBrief(request);
    const title = request.path === undefined ? 'About this command.' : 'About the file of this edit.';
    const maxTokens = exact.config.editBrief.tokens;
    const brief = briefText(title, found, { nowMs: Date.now(), maxTokens });
    if (brief === undefined) return SILENT;
    exact.noteShown(brief.told.map(({ memory }) => memory.id));
    return { context: brief.text, record: { briefed: brief.told.length } };
  } finally {
    exact.close();
  }
}
