import {
  applyEdits,
  type Edit,
  type EditedText,
  type FilterStage,
  type Finding,
  isKind,
  type Span,
  type StageFinding,
} from './engine.ts';

/** One way in which a text may be disguised, and how it reads when that is undone. */
export interface View {
  readonly name: string;
  /** What stands in every text that is disguised so: no other is given to it. */
  readonly needs?: RegExp;
  /**
   * The text undone, with the way back to it; undefined where nothing is disguised in this way, which is decided by
   * a cheap look. Pure, synchronous, linear in the text. It may leave out what the disguise does not touch.
   */
  undo(text: string): EditedText | undefined;
}

/** The stages of a pipeline. */
export interface Stages {
  /** Run first, on the text as it came; what they point at is taken out before the others look. */
  readonly cleaning: readonly FilterStage[];
  /** Run on the cleaned text. Where two find the same span, the earlier names it. */
  readonly scanning: readonly FilterStage[];
  /** How else the cleaned text is shown to the scanning stages; absent: not at all. */
  readonly views?: readonly View[];
}

/** Stands for lines that are left out. No rule takes it for a part of a value or a name. */
const GAP = '\n…\n';
/** Fewer characters are not worth leaving out. */
const MIN_GAP_LENGTH = 200;

/** What reaches over many lines is judged by where it is closed, so nothing may be left out then. */
const LONG_REACH = /(?:<|3c|lt;)\\?\/?(?:private|cs-memory|system-rem)|PRIVATE/i;

/**
 * Applies a view's edits, sorted and apart, and shows the lines they are in with one line on either side: the rest
 * has been scanned as it stands, and scanning it again would cost as much again. Undefined without edits.
 */
export function showEdited(text: string, edits: readonly Edit[]): EditedText | undefined {
  if (edits.length === 0) return undefined;
  return applyEdits(text, LONG_REACH.test(text) ? edits : withGaps(text, edits));
}

function withGaps(text: string, edits: readonly Edit[]): readonly Edit[] {
  const all: Edit[] = [];
  let shownTo = 0;
  for (const edit of edits) {
    if (edit.start >= shownTo) {
      const from = lineBefore(text, edit.start);
      if (from - shownTo >= MIN_GAP_LENGTH) all.push({ start: shownTo, end: from, replacement: GAP });
      shownTo = lineAfter(text, edit.end);
    }
    all.push(edit);
  }
  if (text.length - shownTo >= MIN_GAP_LENGTH)
    all.push({ start: shownTo, end: text.length, replacement: GAP });
  return all;
}

/** Where the line before the one with `at` begins. */
function lineBefore(text: string, at: number): number {
  const line = at === 0 ? -1 : text.lastIndexOf('\n', at - 1);
  return line <= 0 ? 0 : text.lastIndexOf('\n', line - 1) + 1;
}

/** Where the line behind the one with `at` ends. */
function lineAfter(text: string, at: number): number {
  const line = text.indexOf('\n', at);
  const next = line < 0 ? -1 : text.indexOf('\n', line + 1);
  return next < 0 ? text.length : next;
}

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
export function runStage(
  stage: FilterStage,
  text: string,
  before: readonly Finding[] = NOTHING,
): readonly Finding[] {
  if (stage.mayFind?.(text) === false) return NOTHING;
  let found: readonly StageFinding[];
  try {
    found = stage.scan(text, before);
  } catch (error) {
    throw new StageBreak(stage.name, threw(error));
  }
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
  const shown = view.needs?.test(text) === false ? undefined : undone(view, text);
  if (shown === undefined) return undefined;
  return {
    text: shown.text,
    toSource: (span) => {
      const { start, end } = sourceOf(view, shown, span);
      const inside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length;
      if (!inside || start >= end) throw new StageBreak(view.name, 'a span leads outside the text');
      return { start, end };
    },
  };
}

// Two functions and no closure: an import runs each view on half a million texts.

function undone(view: View, text: string): EditedText | undefined {
  try {
    return view.undo(text);
  } catch (error) {
    throw new StageBreak(view.name, threw(error));
  }
}

function sourceOf({ name }: View, shown: EditedText, span: Span): Span {
  try {
    return shown.toSource(span);
  } catch (error) {
    throw new StageBreak(name, threw(error));
  }
}

/** A message may quote the text; the name of a built-in error cannot. */
export function threw(error: unknown): string {
  const isKnown =
    error instanceof Error && /^(?:Type|Range|Syntax|Reference|Eval|URI)?Error$/.test(error.name);
  return `threw ${isKnown ? error.name : 'something'}`;
}
