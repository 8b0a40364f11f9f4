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

interface Place extends Readonly<Record<'sourceLine' | 'column' | 'line', number>> {
  readonly finding: Finding;
}

/** What was taken out of a text: place, kind and length of each redaction, and the filtered lines around it. Never the value. */
export function filterView(input: FilteredInput): readonly string[] {
  const shown = lineStarts(input.text);
  const hunks: Place[][] = [];
  let lastLine = Number.NEGATIVE_INFINITY;
  for (const place of placesOf(input, shown)) {
    if (place.line - lastLine > 2 * CONTEXT_LINES + 1) hunks.push([]);
    hunks.at(-1)?.push(place);
    lastLine = place.line;
  }
  return hunks.flatMap((places) => [...hunk(input, shown, places), '']);
}

function placesOf({ source, findings }: FilteredInput, shown: readonly number[]): readonly Place[] {
  const starts = lineStarts(source);
  const [sourceLineAt, lineAt] = [lineFinder(starts), lineFinder(shown)];
  const places: Place[] = [];
  let shift = 0;
  for (const finding of findings) {
    const { start, end } = finding;
    if (isRedaction(finding)) {
      const sourceLine = sourceLineAt(start);
      const column = start - (starts[sourceLine] ?? 0);
      places.push({ finding, sourceLine, column, line: lineAt(start + shift) });
    }
    shift += redaction(finding).length - (end - start);
  }
  return places;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Gives the line of an offset, of offsets that never fall. */
function lineFinder(starts: readonly number[]): (offset: number) => number {
  let line = 0;
  return (offset) => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line += 1;
    return line;
  };
}

function hunk({ name, text }: FilteredInput, starts: readonly number[], places: readonly Place[]): string[] {
  const heads = places.map(({ finding: { kind, start, end }, sourceLine, column }) => {
    return `${colors.bold(`${printable(name)}:${sourceLine + 1}:${column + 1}`)}  ${colors.red(kind)}, ${count(end - start, 'character')}`;
  });
  const first = Math.max(0, (places[0]?.line ?? 0) - CONTEXT_LINES);
  const last = Math.min(starts.length - 1, (places.at(-1)?.line ?? 0) + CONTEXT_LINES);
  const touched = new Map(places.map((place) => [place.line, place.sourceLine]));
  const body: string[] = [];
  for (let line = first; line <= last; line += 1) {
    const content = text.slice(starts[line], (starts[line + 1] ?? text.length + 1) - 1);
    const sourceLine = touched.get(line);
    body.push(
      sourceLine === undefined
        ? colors.dim(`  ${clipped(content)}`)
        : `${colors.red('~')} ${clipped(content).replace(/\[REDACTED:[a-z0-9-]+\]/g, colors.yellow)}`,
    );
  }
  return [...heads, ...body];
}

function clipped(line: string): string {
  const text = printable(line).replaceAll('\t', '  ');
  if (text.length <= MAX_LINE_CHARS) return text;
  const from = Math.max(0, text.indexOf('[REDACTED:') - LEAD_CHARS);
  const to = from + MAX_LINE_CHARS;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** One line: how much of which kind was redacted, and cleaned. */
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
