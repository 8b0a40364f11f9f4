import type { EditedText } from './edits.ts';
import { isKind } from './markers.ts';
import type { FilterStage, Finding } from './types.ts';
import type { View } from './views/view.ts';

/** A break inside a stage or a view, with its name. Never carries text. */
export class StageBreak {
  readonly stage: string;
  readonly reason: string;

  constructor(stage: string, reason: string) {
    this.stage = stage;
    this.reason = reason;
  }
}

const NOTHING: readonly Finding[] = [];

/**
 * The stage's findings, checked: a span outside the text is a broken stage, not a harmless one. A kind that a marker cannot spell is `secret`.
 * Throws StageBreak and nothing else.
 */
export function runStage(stage: FilterStage, text: string): readonly Finding[] {
  const found = breakable(stage.name, () => stage.scan(text));
  if (found.length === 0) return NOTHING;
  for (const { start, end } of found) {
    const inside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length;
    if (!inside || start > end) throw new StageBreak(stage.name, 'a finding points outside the text');
  }
  return found
    .filter(({ start, end }) => start < end)
    .map((finding) => ({
      ...finding,
      kind: isKind(finding.kind) ? finding.kind : 'secret',
      stage: stage.name,
    }));
}

/** What the view shows, with a way back that is checked. Both throw StageBreak and nothing else. */
export function runView(view: View, text: string): EditedText | undefined {
  const shown = breakable(view.name, () => view.undo(text));
  if (shown === undefined) return undefined;
  return {
    text: shown.text,
    toSource: (span) => {
      const { start, end } = breakable(view.name, () => shown.toSource(span));
      const inside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length;
      if (!inside || start >= end) throw new StageBreak(view.name, 'a span leads outside the text');
      return { start, end };
    },
  };
}

function breakable<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StageBreak(name, threw(error));
  }
}

const KNOWN_ERRORS = [
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'EvalError',
  'URIError',
];

/** A message may quote the text; the name of a built-in error cannot. */
export function threw(error: unknown): string {
  const name = error instanceof Error && KNOWN_ERRORS.includes(error.name) ? error.name : 'something';
  return `threw ${name}`;
}
