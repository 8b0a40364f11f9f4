import type { Edit } from '../edits.ts';
import { showEdited, type View } from './view.ts';

/** The named characters (HTML, section 13.5) that stand in credentials and around them. */
const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  equals: '=',
  colon: ':',
  semi: ';',
  comma: ',',
  sol: '/',
  bsol: '\\',
  lowbar: '_',
  commat: '@',
  period: '.',
  plus: '+',
  num: '#',
  dollar: '$',
  percnt: '%',
  excl: '!',
  quest: '?',
  ast: '*',
  lpar: '(',
  rpar: ')',
  Tab: '\t',
  NewLine: '\n',
};

/** By name, decimal or hexadecimal number, also escaped again: `&amp;quot;`. */
const ENTITY = /&(?:amp;){0,4}(?:#0{0,7}(\d{1,7})|#[xX]0{0,7}([0-9a-fA-F]{1,6})|([A-Za-z]{2,7}));/g;

/** Entities of HTML and XML as the characters they stand for, however often they were escaped. */
export const htmlEntitiesView: View = {
  name: 'html-entities',
  undo(text) {
    if (!/&(?:#\w|[A-Za-z]{2,7};)/.test(text)) return undefined;
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
