/** A span of the text that must not be written. A finding points; it never carries the value. */
export interface Finding {
  /** The stage that pointed. */
  readonly stage: string;
  /** What it is, in lower-case words joined by hyphens: `github-token`, `ansi`, `home-directory`. */
  readonly kind: string;
  /** UTF-16 code units of the text given to the pipeline. */
  readonly start: number;
  readonly end: number;
  /** What goes in its place; absent: `[REDACTED:<kind>]`. */
  readonly replacement?: string;
}

/** What a stage gives back: the pipeline adds the stage's name. */
export type StageFinding = Omit<Finding, 'stage'>;

/** One stage: pure, synchronous, linear in the text. It may throw; the pipeline then stops the text. */
export interface FilterStage {
  readonly name: string;
  scan(text: string): readonly StageFinding[];
}
