import { type Finding, isRedaction, redaction } from '../../../../filters/engine.ts';
import { groupBy } from '../../../core/basics.ts';
import { count, printable } from '../../../core/text.ts';
import { colors } from '../io.ts';

interface FilteredInput extends Readonly<Record<'name' | 'source' | 'text', string>> {
  /** Sorted, not overlapping, in offsets of the source. */
  readonly findings: readonly Finding[];
}

const CONTEXT_LINES = 1;
/** Of a longer line (minified code) only what is around the first marker is shown. */
const MAX_LINE_CHARS = 160;
const LEAD_CHARS = 60;

/** What was taken out of a text: place, kind and length of each redaction, and the filtered lines around it. Never the value. */
export function filterView({ name, source, text, findings }: FilteredInput): readonly string[] {
  const [inSource, inText] = [placeFinder(source), placeFinder(text)];
  const hunks: { readonly heads: string[]; readonly lines: number[] }[] = [];
  let shift = 0;
  for (const finding of findings) {
    const { start, end, kind } = finding;
    if (isRedaction(finding)) {
      const at = inSource(start);
      const { line } = inText(start + shift);
      const last = hunks.at(-1)?.lines.at(-1) ?? Number.NEGATIVE_INFINITY;
      if (line - last > 2 * CONTEXT_LINES + 1) hunks.push({ heads: [], lines: [] });
      const place = colors.bold(`${printable(name)}:${at.line + 1}:${at.column + 1}`);
      hunks.at(-1)?.heads.push(`${place}  ${colors.red(kind)}, ${count(end - start, 'character')}`);
      hunks.at(-1)?.lines.push(line);
    }
    shift += redaction(finding).length - (end - start);
  }
  const shown = text.split('\n');
  return hunks.flatMap(({ heads, lines }) => [...heads, ...linesAround(lines, shown), '']);
}

/** Gives line and column of offsets that never fall. */
function placeFinder(text: string) {
  let [line, start] = [0, 0];
  return (offset: number) => {
    for (let end = text.indexOf('\n', start); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    return { line, column: offset - start };
  };
}

function linesAround(touched: readonly number[], shown: readonly string[]): readonly string[] {
  const first = Math.max(0, (touched[0] ?? 0) - CONTEXT_LINES);
  const marked = new Set(touched);
  return shown.slice(first, (touched.at(-1) ?? 0) + CONTEXT_LINES + 1).map((content, at) => {
    const line = clipped(content);
    return marked.has(first + at)
      ? `${colors.red('~')} ${line.replace(/\[REDACTED:[a-z0-9-]+\]/g, colors.yellow)}`
      : colors.dim(`  ${line}`);
  });
}

function clipped(line: string): string {
  const text = printable(line).replaceAll('\t', '  ');
  if (text.length <= MAX_LINE_CHARS) return text;
  const from = Math.max(0, text.indexOf('[REDACTED:') - LEAD_CHARS);
  const to = from + MAX_LINE_CHARS;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

export function filterSummary(findings: readonly Finding[]): string {
  const redacted = byKind(findings.filter(isRedaction));
  const cleaned = byKind(findings.filter((finding) => !isRedaction(finding)));
  if (redacted === '' && cleaned === '') return 'nothing to remove';
  const said = redacted === '' ? 'nothing redacted' : `redacted: ${redacted}`;
  return cleaned === '' ? said : `${said}; cleaned: ${cleaned}`;
}

const byKind = (findings: readonly Finding[]): string =>
  [...groupBy(findings, ({ kind }) => kind)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, some]) => `${kind} ${some.length}`)
    .join(', ');
