import type { Span } from './edits.ts';
import type { Finding } from './types.ts';

/** What a kind may look like: lower-case words joined by hyphens. A marker with any other kind would not be known again. */
const KIND = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_KIND_LENGTH = 40;

const MARKER = /\[REDACTED:[a-z][a-z0-9-]{0,39}\]/g;

/** Whether a kind makes a marker that `protectedSpans` finds again. */
export function isKind(kind: string): boolean {
  return kind.length <= MAX_KIND_LENGTH && KIND.test(kind);
}

/** What takes the place of a finding: its replacement, or `[REDACTED:<kind>]`. */
export function redaction(finding: Pick<Finding, 'kind' | 'replacement'>): string {
  return finding.replacement ?? `[REDACTED:${finding.kind}]`;
}

/** Where the text holds markers of an earlier filtering. Sorted. */
export function protectedSpans(text: string): readonly Span[] {
  if (!text.includes('[REDACTED:')) return [];
  return Array.from(text.matchAll(MARKER), ({ 0: marker, index }) => ({
    start: index,
    end: index + marker.length,
  }));
}

/**
 * The parts of a finding that lie outside the markers, the finding itself when it touches none. What would be
 * redacted beside a marker without a letter or digit in it (a quote, a bracket) is no finding.
 */
export function outsideMarkers(finding: Finding, markers: readonly Span[], text: string): readonly Finding[] {
  const touched = touchedBy(finding, markers);
  if (touched.length === 0) return [finding];
  const parts: Finding[] = [];
  let cursor = finding.start;
  for (const { start, end } of [...touched, { start: finding.end, end: finding.end }]) {
    const part = text.slice(cursor, start);
    if (part !== '' && (finding.replacement !== undefined || /[A-Za-z0-9\u00c0-\uffff]/.test(part))) {
      parts.push({ ...finding, start: cursor, end: start });
    }
    cursor = Math.max(cursor, end);
  }
  return parts;
}

function touchedBy({ start, end }: Span, markers: readonly Span[]): readonly Span[] {
  let low = 0;
  let high = markers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((markers[middle] as Span).end <= start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < markers.length && (markers[last] as Span).start < end) last += 1;
  return markers.slice(low, last);
}
