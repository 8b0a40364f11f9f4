import type { Edit } from '../edits.ts';
import { showEdited, type View } from './view.ts';

/** Percent-encoded bytes (RFC 3986 section 2.1), also encoded again: `%2541` is `%41` is `A`. */
const ASCII = '%(?:25){0,4}[0-7][0-9a-fA-F]';
const BEYOND_ASCII = '(?:%(?:25){0,4}[89a-fA-F][0-9a-fA-F]){2,4}';

/** `%41` as the characters they stand for. A plus sign stays: only a form would mean a space by it. */
export const urlEncodingView: View = {
  name: 'url-encoding',
  undo(text) {
    if (!/%[0-9a-fA-F]{2}/.test(text)) return undefined;
    const encoded = new RegExp(`${ASCII}|${BEYOND_ASCII}`, 'g');
    return showEdited(text, Array.from(text.matchAll(encoded), toEdit));
  },
};

function toEdit({ 0: encoded, index }: RegExpExecArray): Edit {
  const bytes = Buffer.from(encoded.replace(/%(?:25){0,4}(?=[0-9a-fA-F]{2})/g, ''), 'hex');
  return { start: index, end: index + encoded.length, replacement: bytes.toString('utf8') };
}
