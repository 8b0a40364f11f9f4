import { type FilterStage, type Span, type StageFinding, spanOf } from '../engine.ts';
import { is, matchAt, type Shape, shape } from '../hints.ts';

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

type Border = Span & { readonly opens: boolean };

function borders(text: string): readonly Border[] {
  const of = (name: Shape, opens: boolean): readonly Border[] =>
    Array.from(text.matchAll(shape(name)), (line) => ({ ...spanOf(line), opens }));
  return [...of('key opening', true), ...of('key closing', false)].sort((a, b) => a.start - b.start);
}

/** Where the key that opens before `from` ends: behind its closing line, or, cut off, where its material does. */
function keyEnd(text: string, from: number, next: Border | undefined): number {
  if (next?.opens === false && next.start - from <= MAX_KEY_LENGTH) return next.end;
  const material = matchAt('key body', text, from)?.[0] ?? '';
  return from + material.replace(/[\s"'`+,;|>*#.()[\]{}\\-]{1,200}$/, '').length;
}

function tailStart(text: string, floor: number, closing: number): number {
  const from = Math.max(floor, closing - MAX_TAIL_LENGTH);
  const before = text.slice(from, closing);
  const tail = shape('key tail').exec(before);
  return tail === null ? closing : from + tail.index + (tail[0].startsWith('\n') ? 1 : 0);
}
