import { onceAsked } from '../../src/core/lazy.ts';
import type { FilterStage, StageFinding } from '../engine.ts';
import { is, shape } from '../judge/shapes.ts';

/** A space of the armour, also where a terminal broke the line at it. */
const GAP = '(?:[ \\t]|[ \\t]?\\r?\\n[ \\t]{0,40})';
const armour = (word: string): string =>
  `-{4,5} ?${word}${GAP}(?:[A-Z0-9]+${GAP}){0,4}PRIVATE${GAP}KEY(?:${GAP}BLOCK)? ?-{4,5}`;

/** RFC 7468 and 4880 armour, SSH2's four dashes, PuTTY's own format. */
const opening = onceAsked(() => new RegExp(`${armour('BEGIN')}|PuTTY-User-Key-File-\\d: [\\w-]+`, 'g'));
const closing = onceAsked(() => new RegExp(`${armour('END')}|Private-MAC: ?[0-9a-f]{8,}`, 'g'));

/**
 * What may stand inside the armour: base64, headers, and whatever a language wraps lines with (escaped line
 * breaks, quotes, plus signs, comment signs, a diff's or a log's margin). Anything in words ends it.
 */
const MATERIAL =
  /(?:[A-Za-z0-9+/=]{12,}|(?:Proc-Type|DEK-Info|Version|Comment|Encryption|Public-Lines|Private-Lines|Key-Derivation|Argon2-\w+)\b[^\n\\]*|(?:\\+[nrt]|[\s"'`+,;|>*#.()[\]{}-]|\d+:)+|[A-Za-z0-9+/=]{1,11}(?=\\+[nr]|["'\n]|$))+/y;

const MAX_TAIL_LENGTH = 4096;

/** The longest armoured key in use (RSA with 16,384 bits) has about 12,700 characters. */
const MAX_KEY_LENGTH = 20_000;

/** Points at private keys, also at ones that are cut off at either end. Placeholders without key material stay. */
export const privateKeysStage: FilterStage = {
  name: 'private-keys',
  needs: { keywords: ['PRIVATE', 'PuTTY-User-Key-File', 'Private-MAC'] },
  scan(text): readonly StageFinding[] {
    const all = borders(text);
    const findings: StageFinding[] = [];
    let cursor = 0;
    for (const [index, { start, end, opens }] of all.entries()) {
      if (start < cursor) continue;
      const from = opens ? start : tailStart(text, cursor, start);
      const to = opens ? keyEnd(text, end, all[index + 1]) : end;
      cursor = to;
      if (from < start || is('key material', text.slice(end, to))) {
        findings.push({ kind: 'private-key', start: from, end: to });
      }
    }
    return findings;
  },
};

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
  return [...of(opening(), true), ...of(closing(), false)].sort((a, b) => a.start - b.start);
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
  const tail = shape('key tail').exec(before);
  return tail === null ? closing : from + tail.index + (tail[0].startsWith('\n') ? 1 : 0);
}
