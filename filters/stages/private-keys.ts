import type { FilterStage, Span, StageFinding } from '../engine.ts';

/** A space of the armour, also where a terminal broke the line at it. */
const GAP = '(?:[ \\t]|[ \\t]?\\r?\\n[ \\t]{0,40})';
const armour = (word: string): string =>
  `-{4,5} ?${word}${GAP}(?:[A-Z0-9]+${GAP}){0,4}PRIVATE${GAP}KEY(?:${GAP}BLOCK)? ?-{4,5}`;

/** RFC 7468 and 4880 armour, SSH2's four dashes, PuTTY's own format. */
const OPENING = new RegExp(`${armour('BEGIN')}|PuTTY-User-Key-File-\\d: [\\w-]+`, 'g');
const CLOSING = new RegExp(`${armour('END')}|Private-MAC: ?[0-9a-f]{8,}`, 'g');

/**
 * What may stand inside the armour: base64, headers, and whatever a language wraps lines with (escaped line
 * breaks, quotes, plus signs, comment signs, a diff's or a log's margin). Anything in words ends it.
 */
const MATERIAL =
  /(?:[A-Za-z0-9+/=]{12,}|(?:Proc-Type|DEK-Info|Version|Comment|Encryption|Public-Lines|Private-Lines|Key-Derivation|Argon2-\w+)\b[^\n\\]*|(?:\\+[nrt]|[\s"'`+,;|>*#.()[\]{}-]|\d+:)+|[A-Za-z0-9+/=]{1,11}(?=\\+[nr]|["'\n]|$))+/y;

/** A run of base64 this long tells a key from `...` and `<your key here>`; RFC 7468 wraps at 64. */
const BASE64_RUN = /[A-Za-z0-9+/]{24,}/;

/** The tail of a key whose beginning was cut off: lines of base64 right before the closing line. */
const TAIL = /(?:^|\n)[^\S\n]*[A-Za-z0-9+/=]{16,}[^\S\n]*(?:\n[^\S\n]*[A-Za-z0-9+/=]+[^\S\n]*){0,200}\n?$/;
const MAX_TAIL_LENGTH = 4096;

/** The longest armoured key in use (RSA with 16,384 bits) has about 12,700 characters. */
const MAX_KEY_LENGTH = 20_000;

/** Points at private keys, also at ones that are cut off at either end. Placeholders without key material stay. */
export const privateKeysStage: FilterStage = {
  name: 'private-keys',
  scan(text): readonly StageFinding[] {
    const encoded = encodedKeys(text);
    if (!/PRIVATE\s|PuTTY-User-Key-File|Private-MAC/.test(text)) return encoded;
    const all = borders(text);
    const findings: StageFinding[] = [...encoded];
    let cursor = 0;
    for (const [index, { start, end, opens }] of all.entries()) {
      if (start < cursor) continue;
      const from = opens ? start : tailStart(text, cursor, start);
      const to = opens ? keyEnd(text, end, all[index + 1]) : end;
      cursor = to;
      if (from < start || BASE64_RUN.test(text.slice(end, to))) {
        findings.push({ kind: 'private-key', start: from, end: to });
      }
    }
    return findings;
  },
};

/** Armour in base64, as Kubernetes and CI variables carry it; `-----BEGIN ` is `LS0tLS1CRUdJTi` there. Also in lines. */
const ENCODED = /LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,}={0,2}(?:\r?\n[ \t]{0,40}[A-Za-z0-9+/]{16,}={0,2})*/g;
/** Enough to hold the longest label, and a little of what follows it. */
const ENCODED_LABEL_LENGTH = 120;

function encodedKeys(text: string): readonly StageFinding[] {
  if (!text.includes('LS0tLS1CRUdJTi')) return [];
  return Array.from(text.matchAll(ENCODED))
    .filter(({ 0: encoded }) =>
      Buffer.from(encoded.slice(0, ENCODED_LABEL_LENGTH), 'base64')
        .toString('latin1')
        .includes('PRIVATE KEY'),
    )
    .map(({ 0: encoded, index }) => ({ kind: 'private-key', start: index, end: index + encoded.length }));
}

interface Border {
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
}

function borders(text: string): readonly Border[] {
  const of = (pattern: RegExp, opens: boolean): readonly Border[] =>
    Array.from(text.matchAll(pattern), ({ 0: line, index }) => ({
      start: index,
      end: index + line.length,
      opens,
    }));
  return [...of(OPENING, true), ...of(CLOSING, false)].sort((a, b) => a.start - b.start);
}

/** Where the key that opens before `from` ends: behind its closing line, or, cut off, where its material does. */
function keyEnd(text: string, from: number, next: Border | undefined): number {
  if (next?.opens === false && next.start - from <= MAX_KEY_LENGTH) return next.end;
  MATERIAL.lastIndex = from;
  const material = MATERIAL.exec(text)?.[0] ?? '';
  return from + material.replace(/[\s"'`+,;|>*#.()[\]{}\\-]{1,200}$/, '').length;
}

function tailStart(text: string, floor: number, closing: number): number {
  const from = Math.max(floor, closing - MAX_TAIL_LENGTH);
  const before = text.slice(from, closing);
  const tail = TAIL.exec(before);
  return tail === null ? closing : from + tail.index + (tail[0].startsWith('\n') ? 1 : 0);
}

/** A mark, also with attributes and in capitals; an empty element (`<Private />`) marks nothing. */
const TAG = /<(\/?)private(?:\s[^<>/]{0,200})?>/gi;
/** As people write it. Anything else may be an element of a document. */
const PLAIN = '<private>';

/** In front of a mark that counts even if it is never closed: nothing on its line, white space, another tag. */
const IN_THE_OPEN = /^$|[\s>]$/;
/** In front of one that is part of a type: `List<private>`, `Option::<private>`. */
const TYPE = /[\w$]$|::$/;

/**
 * Points at what the user marked `<private>…</private>`, an unclosed mark to the end of the text. Blocks nest. A mark
 * opens where a line begins, behind white space and behind `>`. Behind a quote, a bracket or another sign it may
 * be talk of the mark itself, so there it opens only if it is closed; behind a letter of ASCII, a digit, `$` or `::`
 * it is part of a type and opens nothing. `<Private>` and `<private reason="x">` may be elements of a document, so they too open only if
 * they are closed.
 */
export const privateBlocksStage: FilterStage = {
  name: 'private-blocks',
  scan(text) {
    if (!text.includes('<')) return [];
    return blocks(text).map((span) => ({ ...span, kind: 'private' }));
  },
};

/** Outermost blocks, sorted. */
function blocks(text: string): readonly Span[] {
  const open: { start: number; surely: boolean }[] = [];
  const found: Span[] = [];
  const add = (block: Span): void => {
    while ((found.at(-1)?.start ?? -1) > block.start) found.pop();
    found.push(block);
  };
  for (const { 0: tag, 1: closing, index } of text.matchAll(TAG)) {
    const before = text.slice(Math.max(0, index - 2), index);
    const mark = closing === '/' ? open.pop() : undefined;
    if (mark !== undefined) add({ start: mark.start, end: index + tag.length });
    // inside of a block a type counts too: one mark too many hides more, not less
    else if (closing === '' && (open.length > 0 || !TYPE.test(before)))
      open.push({ start: index, surely: tag === PLAIN && IN_THE_OPEN.test(before) });
  }
  const unclosed = open.find(({ surely }) => surely);
  if (unclosed !== undefined) add({ start: unclosed.start, end: text.length });
  return found;
}
