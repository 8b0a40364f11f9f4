import entities from './data/html-entities.json';
import type { Edit } from './engine.ts';
import { shape } from './hints.ts';
import { showEdited, type View } from './run-stage.ts';
import { base64View } from './views/base64.ts';
import { lineWrapsView } from './views/line-wraps.ts';

/** The named characters (HTML, section 13.5) that stand in credentials and around them. */
const NAMED: Readonly<Record<string, string>> = entities;

/** Entities of HTML and XML as the characters they stand for, however often they were escaped. */
const htmlEntitiesView: View = {
  name: 'html-entities',
  needs: /&(?:#\w|[A-Za-z]{2,7};)/,
  undo(text) {
    return showEdited(
      text,
      Array.from(text.matchAll(shape('entity'))).flatMap((match) => toEdit(match)),
    );
  },
};

function toEdit({ 0: entity, 1: decimal, 2: hex, 3: name = '', index }: RegExpExecArray): readonly Edit[] {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const replacement =
    code <= 0x10ffff ? String.fromCodePoint(code) : Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return replacement === undefined ? [] : [{ start: index, end: index + entity.length, replacement }];
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Escapes in strings as the characters they stand for, however often they were escaped. A path of Windows
 * reads wrong in it (`C:\new`); it is only looked at, and the text itself is looked at too.
 */
const jsonEscapesView: View = {
  name: 'json-escapes',
  needs: /\\[nrtbfux"'/]/,
  undo(text) {
    return showEdited(text, Array.from(text.matchAll(shape('escape')), editOfEscape));
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

/** `%41` as the characters they stand for. A plus sign stays: only a form would mean a space by it. */
const urlEncodingView: View = {
  name: 'url-encoding',
  needs: /%[0-9a-fA-F]{2}/,
  undo(text) {
    return showEdited(text, Array.from(text.matchAll(shape('percent-encoded')), editOfEncoding));
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
