// What is said unasked: a file of its own in dist that reads the index's files and starts nothing.

import { attempt, defined } from '../../core/basics.ts';
import { tellsFix } from '../../core/near-duplicate.ts';
import { editBrief, specificRecall } from '../../recall/edit-brief.ts';
import { knownFix, type Struck, shownFixes } from '../../recall/known-fix.ts';
import { type RecallText, writeRecall } from '../../recall/recall-text.ts';
import { noteFixes, noteShown } from '../../recall/shown-ledger.ts';
import { specificNames } from '../../recall/specific-terms.ts';
import { type AskedGit, type Exact, wireExact } from '../wire/exact.ts';
import { type HookContext, type Outcome, SILENT } from './stdio.ts';

type IsOn = (config: Exact['config']) => boolean;

/**
 * Opens the look-up; behind the notes, or without knowing the user, git mends it once for this session, by `bringUpToDate` of services.cjs.
 * Undefined where it is not wanted, or must be ready and cannot be mended.
 */
export async function openExact(
  context: HookContext,
  isOn: IsOn,
  mustBeReady: boolean,
  bringUpToDate: (context: HookContext) => Promise<AskedGit | undefined>,
): Promise<Exact | undefined> {
  const exact = await wireExact(context);
  const isWanted = exact.config.enabled && isOn(exact.config);
  const mayMend = isWanted && !exact.isReady && exact.mayBecomeReady();
  if (isWanted && !mayMend && (exact.isReady || !mustBeReady)) return exact;
  exact.close();
  if (!mayMend) return undefined;
  const asked = await bringUpToDate(context);
  return asked === undefined && mustBeReady ? undefined : wireExact({ ...context, ...defined({ asked }) });
}

const open = (context: HookContext, isOn: IsOn, mustBeReady: boolean) =>
  openExact(context, isOn, mustBeReady, async (it) => (await import('./services.ts')).bringUpToDate(it));

/** Tells what a look-up gives, and notes it as shown; the log has how many, by `name`. */
export async function lookUp(
  name: 'specific' | 'known_fixes' | 'briefed',
  exact: Exact | undefined,
  look: (exact: Exact) => Promise<Pick<RecallText, 'text' | 'shown'> | undefined>,
): Promise<Outcome> {
  if (exact === undefined) return SILENT;
  try {
    const found = await look(exact);
    if (found === undefined) return SILENT;
    const ids = found.shown.map(({ memory }) => memory.id);
    noteShown(exact.states, exact.reader, ids, { atMs: Date.now() });
    return { context: found.text, memories: ids, record: { [name]: ids.length } };
  } finally {
    exact.close();
  }
}

/** A prompt that did not ask is told one or two things, or nothing. */
const MAX_SPECIFIC = 2;

/** What a prompt names so surely that it is told without being asked for. */
export async function answerNames(prompt: string, context: HookContext): Promise<Outcome> {
  const names = specificNames(prompt);
  if (names.terms.length === 0 && names.signatures.length === 0) return SILENT;
  const isOn: IsOn = ({ promptRecall }) => promptRecall.enabled && promptRecall.specific;
  return lookUp('specific', await open(context, isOn, true), async (it) => {
    const { limit, tokens: maxTokens } = it.config.promptRecall;
    const hits = await specificRecall(it, names, Math.min(limit, MAX_SPECIFIC));
    return writeRecall('What is known about names in this prompt.', hits, { nowMs: Date.now(), maxTokens });
  });
}

/** What helped against an error that may be known; of it `signatures` are the lines that tell most. */
export async function tellFix(struck: Struck, signatures: readonly string[], context: HookContext) {
  // Who the user is takes git to find out: most errors are not known to anybody, and come not as far as here.
  const exact = await open(context, ({ knownFix }) => knownFix.enabled, false);
  return lookUp('known_fixes', exact, async (it) => {
    const fixes = await knownFix(it, struck);
    const isSame = fixes.every(({ memory }) => struck.signatures.includes(memory.signature ?? ''));
    const helped = fixes.every(({ memory }) => tellsFix(memory)) ? 'this helped' : 'this is known of it';
    const title = isSame
      ? 'This error was met before, and this helped.'
      : `An error like this was met before, and ${helped}.`;
    const written = writeRecall(title, fixes, { nowMs: Date.now(), maxTokens: it.config.knownFix.tokens });
    const told = written?.shown.map(({ memory }) => memory) ?? [];
    // Of what is known by no signature it is only noted that it was shown.
    const known = [...told, ...shownFixes(it, signatures)];
    // What cannot be noted in a read-only place, or on a full disk, is told all the same, and maybe twice.
    attempt(() => noteFixes(it.states, it.reader, signatures, known, Date.now()));
    return written;
  });
}

/** What to know of a file that is changed or a command that is run: the client shows it to the model with the result. */
export async function briefBefore(
  request: { readonly path?: string; readonly lines?: string; readonly command?: string },
  context: HookContext,
): Promise<Outcome> {
  const exact = await open(context, ({ editBrief }) => editBrief.enabled, true);
  return lookUp('briefed', exact, async (it) => {
    const title = request.path === undefined ? 'About this command.' : 'About the file of this edit.';
    const how = { nowMs: Date.now(), maxTokens: it.config.editBrief.tokens, isBrief: true };
    return writeRecall(title, await editBrief(it, request), how);
  });
}
