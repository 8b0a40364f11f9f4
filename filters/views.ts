import entities from './data/html-entities.json';
import type { Edit } from './engine.ts';
import { showEdited, type View } from './run-stage.ts';
import { base64View } from './views/base64.ts';
import { lineWrapsView } from './views/line-wraps.ts';

/** The named characters (HTML, section 13.5) that stand in credentials and around them. */
const NAMED: Readonly<Record<string, string>> = entities;

/** By name, decimal or hexadecimal number, also escaped again: `&amp;quot;`. */
const ENTITY = /&(?:amp;){0,4}(?:#0{0,7}(\d{1,7})|#[xX]0{0,7}([0-9a-fA-F]{1,6})|([A-Za-z]{2,7}));/g;

/** Entities of HTML and XML as the characters they stand for, however often they were escaped. */
const htmlEntitiesView: View = {
  name: 'html-entities',
  needs: /&(?:#\w|[A-Za-z]{2,7};)/,
  undo(text) {
    return showEdited(
      text,
      Array.from(text.matchAll(ENTITY)).flatMap((match) => toEdit(match)),
    );
  },
};

function toEdit({ 0: entity, 1: decimal, 2: hex, 3: name = '', index }: RegExpExecArray): readonly Edit[] {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const replacement =
    code <= 0x10ffff ? String.fromCodePoint(code) : Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return replacement === undefined ? [] : [{ start: index, end: index + entity.length, replacement }];
}

/**
 * An escape of JSON (RFC 8259 section 7) or of the languages like it, behind any number of backslashes: JSON in a
 * string of JSON doubles them, and one in that again.
 */
const ESCAPE = /\\{1,32}(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf"'/]))/g;

const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Escapes in strings as the characters they stand for, however often they were escaped. A path of Windows
 * reads wrong in it (`C:\new`); it is only looked at, and the text itself is looked at too.
 */
const jsonEscapesView: View = {
  name: 'json-escapes',
  needs: /\\[nrtbfux"'/]/,
  undo(text) {
    return showEdited(text, Array.from(text.matchAll(ESCAPE), editOfEscape));
  },
};

function editOfEscape({ 0: escaped, 1: unicode, 2: byte, 3: named, index }: RegExpExecArray): Edit {
  const code = unicode ?? byte;
  const replacement =
    code !== undefined
      ? String.fromCharCode(Number.parseInt(code, 16))
      : (NAMED_ESCAPES[named ?? ''] ?? named ?? '');
  return { start: index, end: index + escaped.length, replacement };
}

/** Percent-encoded bytes (RFC 3986 section 2.1), also encoded again: `%2541` is `%41` is `A`. */
const ASCII = '%(?:25){0,4}[0-7][0-9a-fA-F]';
const BEYOND_ASCII = '(?:%(?:25){0,4}[89a-fA-F][0-9a-fA-F]){2,4}';

/** `%41` as the characters they stand for. A plus sign stays: only a form would mean a space by it. */
const urlEncodingView: View = {
  name: 'url-encoding',
  needs: /%[0-9a-fA-F]{2}/,
  undo(text) {
    const encoded = new RegExp(`${ASCII}|${BEYOND_ASCII}`, 'g');
    return showEdited(text, Array.from(text.matchAll(encoded), editOfEncoding));
  },
};

function editOfEncoding({ 0: encoded, index }: RegExpExecArray): Edit {
  const bytes = Buffer.from(encoded.replace(/%(?:25){0,4}(?=[0-9a-fA-F]{2})/g, ''), 'hex');
  return { start: index, end: index + encoded.length, replacement: bytes.toString('utf8') };
}

/** The product's views. A new one is a file in `views/` and a line in this list. */
export const VIEWS: readonly View[] = [
  lineWrapsView,
  jsonEscapesView,
  urlEncodingView,
  htmlEntitiesView,
  base64View,
];
