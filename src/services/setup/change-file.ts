import { createHash } from 'node:crypto';
import { inverseEdits, type TextEdit, withEdits } from '../../domain/text-edits.ts';
import type { FileChange, ForeignFiles, JsonContent } from '../../ports/install.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file before and after, and what leads back. */
export interface PlannedChange {
  readonly before: string;
  readonly after: string;
  readonly change: FileChange;
}

/** What a file is changed from: an empty one counts as an empty object. */
export interface BlankFree {
  readonly text: string;
  /** The edits on the blank file that make it `text`; none where it was not blank. */
  readonly edits: (edits: readonly TextEdit[]) => readonly TextEdit[];
}

/** A blank file is replaced whole. */
export function blankFree(text: string): BlankFree {
  if (text.trim() !== '') return { text, edits: (edits) => edits };
  const object = '{}\n';
  return {
    text: object,
    edits: (edits) => [{ offset: 0, length: text.length, text: withEdits(object, edits) }],
  };
}

/** What edits make of a file, and the record that leads back to it. Writes nothing. */
export function plannedChange(
  path: string,
  { text, exists }: Pick<JsonContent, 'text' | 'exists'>,
  edits: readonly TextEdit[],
  kept: readonly string[] = [],
): PlannedChange {
  const after = withEdits(text, edits);
  const inverse = inverseEdits(text, edits);
  return { before: text, after, change: { path, created: !exists, after: sha256(after), inverse, kept } };
}

/**
 * What a file is when a change is taken back: byte for byte what it was, where nobody changed it since, else `otherwise`.
 * Undefined where it was not there before, and would be an empty object now.
 */
export function takenBack(
  text: string,
  change: FileChange | undefined,
  otherwise: () => string,
): string | undefined {
  if (change !== undefined && sha256(text) === change.after)
    return change.created ? undefined : withEdits(text, change.inverse);
  const rest = otherwise();
  return change?.created === true && /^\s*\{\s*\}\s*$/.test(rest) ? undefined : rest;
}

/** Writes a file, or removes it where there is nothing to be written. Throws IO_FAILED. */
export function putFile(files: ForeignFiles, path: string, text: string | undefined): void {
  if (text === undefined) files.remove(path);
  else files.write(path, text);
}
