import { applyEdits } from './edits.ts';
import { createPathFilter, type LoadMinimatch } from './ignored-paths.ts';
import { isKind, outsideMarkers, protectedSpans, redaction } from './markers.ts';
import { mergeFindings } from './merge.ts';
import { findRepeats } from './repeats.ts';
import type { LoadSecretlint } from './stages/provider-tokens.ts';
import { createStages, type Stages } from './stages.ts';
import type { FilterStage, Finding } from './types.ts';

declare const filtered: unique symbol;

/** Text that went through every stage. Only the pipeline makes it; only it may touch a disk. */
export type Filtered = string & { readonly [filtered]: true };

export type FilterResult =
  | { readonly ok: true; readonly text: Filtered; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly stage: string; readonly reason: string };

export interface FilterPipeline {
  /** Filters one text. A stage that breaks stops the text: `ok: false`, never the text itself. Never throws. */
  filter(text: string): FilterResult;
  /** Whether learnings about this path are never captured at all (`.env*`, `secrets/**`, `*.pem`, …). */
  ignoresPath(path: string): boolean;
}

export interface FilterOptions {
  /** Loads secretlint's rules, at the first text that one of them could match. */
  readonly loadSecretlint: LoadSecretlint;
  /** Loads minimatch, at the first path that is asked about. */
  readonly loadMinimatch: LoadMinimatch;
  /** Becomes `~`, beside what looks like a home directory anyway. */
  readonly homeDirectory?: string;
  /** Hidden where it is a segment of a path. */
  readonly userName?: string;
  /** Exact values that are never redacted. Control and invisible characters go all the same. */
  readonly allow?: readonly string[];
  /** More globs of ignored paths, each matched anywhere in a path. */
  readonly ignore?: readonly string[];
  /** Other stages than the product's: for tests. */
  readonly stages?: Stages;
}

/**
 * A text is filtered until nothing more is found, so that filtering twice is filtering once: what was taken out
 * may have joined two halves. Ordinary texts settle in the second round; one that has not after this many was
 * made to keep us busy, and is stopped.
 */
const MAX_ROUNDS = 8;

/** The name in `stage` when it was no stage that broke. */
const PIPELINE = 'pipeline';

/** A break inside a stage, with its name. Never carries text. */
class StageBreak {
  readonly stage: string;
  readonly reason: string;

  constructor(stage: string, reason: string) {
    this.stage = stage;
    this.reason = reason;
  }
}

/**
 * The pipeline: cleaning stages first (a secret split by a colour code or a zero-width space is whole again),
 * then all others on the cleaned text, then every repetition of a secret that was found. Findings are told in
 * offsets of the text that was given, sorted and not overlapping; applying them in order gives the result.
 * Costs nothing when made; time grows with the text alone.
 */
export function createFilterPipeline(options: FilterOptions): FilterPipeline {
  const stages = options.stages ?? createStages(options);
  const allowed = new Set(options.allow ?? []);
  return {
    filter: (text) => {
      try {
        return settle(text, stages, allowed);
      } catch (error) {
        if (error instanceof StageBreak) return { ok: false, stage: error.stage, reason: error.reason };
        return { ok: false, stage: PIPELINE, reason: threw(error) };
      }
    },
    ignoresPath: createPathFilter(options.loadMinimatch, options.ignore ?? []),
  };
}

function settle(text: string, stages: Stages, allowed: ReadonlySet<string>): FilterResult {
  let findings: readonly Finding[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const current = applyEdits(text, findings.map(toEdit));
    const found = findAll(current.text, stages, allowed);
    if (found.length === 0) return { ok: true, text: current.text as Filtered, findings };
    findings = mergeFindings([...findings, ...found.map((it) => ({ ...it, ...current.toSource(it) }))]);
  }
  throw new StageBreak(PIPELINE, `the text still changed after ${MAX_ROUNDS} rounds`);
}

const toEdit = (finding: Finding) => ({
  start: finding.start,
  end: finding.end,
  replacement: redaction(finding),
});

/** One round: all findings in a text, in its own offsets. */
function findAll(text: string, stages: Stages, allowed: ReadonlySet<string>): readonly Finding[] {
  const dirt = mergeFindings(
    apartFromMarkers(
      stages.cleaning.flatMap((stage) => runStage(stage, text)),
      text,
    ),
  );
  const cleaned = applyEdits(text, dirt.map(toEdit));
  const found = stages.scanning
    .flatMap((stage) => runStage(stage, cleaned.text))
    .filter(({ start, end }) => allowed.size === 0 || !allowed.has(cleaned.text.slice(start, end)));
  if (found.length === 0) return dirt;
  const open = apartFromMarkers([...found, ...repeats(cleaned.text, found)], cleaned.text);
  return mergeFindings([...dirt, ...open.map((it) => ({ ...it, ...cleaned.toSource(it) }))]);
}

function apartFromMarkers(findings: readonly Finding[], text: string): readonly Finding[] {
  const markers = protectedSpans(text);
  return markers.length === 0 ? findings : findings.flatMap((it) => outsideMarkers(it, markers, text));
}

/** A finding with a replacement (`~`, nothing) hides no value, so it has no repetitions. */
function repeats(text: string, found: readonly Finding[]): readonly Finding[] {
  const values = new Map<string, string>();
  for (const { kind, start, end, replacement } of found) {
    const value = text.slice(start, end);
    if (replacement === undefined && !value.includes('[REDACTED:') && !values.has(value))
      values.set(value, kind);
  }
  return values.size === 0 ? [] : findRepeats(text, values).map((it) => ({ ...it, stage: 'repeats' }));
}

/** The stage's findings, checked: a span outside the text or an odd kind is a broken stage, not a harmless one. */
function runStage(stage: FilterStage, text: string): readonly Finding[] {
  let found: ReturnType<FilterStage['scan']>;
  try {
    found = stage.scan(text);
  } catch (error) {
    throw new StageBreak(stage.name, threw(error));
  }
  for (const { kind, start, end } of found) {
    const inside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length;
    if (!inside || start > end) throw new StageBreak(stage.name, 'a finding points outside the text');
    if (!isKind(kind)) throw new StageBreak(stage.name, 'a finding has a kind that is no lower-case words');
  }
  return found.filter(({ start, end }) => start < end).map((finding) => ({ ...finding, stage: stage.name }));
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
function threw(error: unknown): string {
  const name = error instanceof Error && KNOWN_ERRORS.includes(error.name) ? error.name : 'something';
  return `threw ${name}`;
}
