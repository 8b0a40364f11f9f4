import type { Case, Half } from './cases.ts';

/** A secret counts as hidden when this share of its characters is gone … */
const MIN_GONE_SHARE = 0.9;
/** … and no run of so many of them is left. */
const RUN_LENGTH = 8;

/** What became of one case. */
export interface Verdict {
  readonly one: Case;
  /** The secrets that are not hidden. */
  readonly left: readonly string[];
  /** Whether anything was changed. */
  readonly touched: boolean;
  readonly output: string;
}

/** What the filter made of a text, and the spans of the input that it took out. */
export interface Outcome {
  readonly text: string;
  readonly findings: readonly { readonly start: number; readonly end: number }[];
}

/** Judges what the filter made of a case. */
export function judge(one: Case, outcome: Outcome): Verdict {
  const left = one.secrets.filter((secret) => !isHidden(secret, one.text, outcome));
  return { one, left, touched: outcome.text !== one.text, output: outcome.text };
}

/**
 * Whether no 8 characters in a row of the secret are left anywhere in the output, and at least 90 % of its characters
 * are gone where it stood (the best of its places: a short one may also be a common word elsewhere).
 */
export function isHidden(secret: string, input: string, { text: output, findings }: Outcome): boolean {
  for (let at = 0; at + RUN_LENGTH <= secret.length; at += 1) {
    if (output.includes(secret.slice(at, at + RUN_LENGTH))) return false;
  }
  for (let at = input.indexOf(secret); at >= 0; at = input.indexOf(secret, at + 1)) {
    const gone = findings.reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(end, at + secret.length) - Math.max(start, at)),
      0,
    );
    if (gone >= secret.length * MIN_GONE_SHARE) return true;
  }
  return false;
}

export interface Score {
  readonly row: string;
  /** `hidden` counts secrets that are hidden, of all secrets; `touched` negatives that were changed, of all negatives. */
  readonly kind: 'hidden' | 'touched';
  readonly counts: Readonly<Record<Half, Count>>;
}

export interface Count {
  some: number;
  all: number;
}

/** Counts by row and half. Cases with secrets and cases without are never pooled. */
export function scoresOf(verdicts: readonly Verdict[]): readonly Score[] {
  const scores = new Map<string, Score>();
  for (const { one, left, touched } of verdicts) {
    const secrets = one.secrets.length;
    const kind = secrets === 0 ? 'touched' : 'hidden';
    for (const row of one.rows) {
      const key = `${kind} ${row}`;
      const score = scores.get(key) ?? { row, kind, counts: emptyCounts() };
      scores.set(key, score);
      const count = score.counts[one.half];
      count.all += Math.max(1, secrets);
      count.some += kind === 'hidden' ? secrets - left.length : Number(touched);
    }
  }
  return [...scores.values()].sort((a, b) => a.kind.localeCompare(b.kind) || a.row.localeCompare(b.row));
}

const emptyCounts = (): Record<Half, Count> => ({ tuned: { some: 0, all: 0 }, held: { some: 0, all: 0 } });
