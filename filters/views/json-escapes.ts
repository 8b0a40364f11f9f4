import type { Edit } from '../edits.ts';
import { showEdited, type View } from './view.ts';

/**
 * An escape of JSON (RFC 8259 section 7) or of the languages like it, behind any number of backslashes: JSON in a
 * string of JSON doubles them, and one in that again.
 */
const ESCAPE = /\\{1,32}(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf"'/]))/g;

const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Escapes in strings as the characters they stand for, however often they were escaped. A path of Windows
 * reads wrong in it (`C:\new`); it is only looked at, and the text itself is looked at too.
 */
export const jsonEscapesView: View = {
  name: 'json-escapes',
  undo(text) {
    if (!/\\[nrtbfux"'/]/.test(text)) return undefined;
    return showEdited(text, Array.from(text.matchAll(ESCAPE), toEdit));
  },
};

function toEdit({ 0: escaped, 1: unicode, 2: byte, 3: named, index }: RegExpExecArray): Edit {
  const code = unicode ?? byte;
  const replacement =
    code !== undefined ? String.fromCharCode(Number.parseInt(code, 16)) : (NAMED[named ?? ''] ?? named ?? '');
  return { start: index, end: index + escaped.length, replacement };
}
