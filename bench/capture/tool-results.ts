import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defaultConfig } from '../../src/app/config/config.ts';
import { type Judgement, judgeCall } from '../../src/capture/detector.ts';
import { inOrder, pairingOf, verdictOf } from '../../src/capture/pair.ts';
import { toolCallsOf } from '../../src/capture/tool-call.ts';
import type { Category, Step, ToolCall, ToolLearning } from '../../src/core/learning.ts';
import { agreement, type Half, linesOf, share } from './labelled.ts';

/** A call before or after a labelled one, as the data has it: texts cut at some 250 characters. */
interface LaterCall {
  readonly seq: number;
  readonly tool: string;
  readonly status: 'ok' | 'error' | 'soft_fail' | 'rejected';
  readonly input: string;
  readonly text: string;
}

/** One labelled tool result. */
export interface LabelledResult {
  readonly session: string;
  readonly tool: string;
  readonly input: string;
  readonly text: string;
  readonly kind: 'ok' | 'error' | 'rejected';
  readonly stratum: string;
  readonly learnable: boolean;
  readonly category: Category | 'none';
  readonly borderline: boolean;
  readonly lesson: string | null;
  readonly following: readonly LaterCall[];
}

/** What the code makes of a labelled result. */
export interface JudgedResult {
  readonly one: LabelledResult;
  readonly half: Half;
  /** Captured by the single-result detector. */
  readonly single: boolean;
  /** A memory, once what came after is known. */
  readonly paired: boolean;
  readonly category: Category | undefined;
  readonly learning: ToolLearning | undefined;
}

/** By session, so that two results of one session are never on both sides. Only texts of `tuned` are looked at. */
export function halfOf(session: string): Half {
  const digest = createHash('sha256').update(session).digest();
  return (digest[0] ?? 0) < 0x80 ? 'tuned' : 'held';
}

/** The labelled results below a folder of measuring data; none where there are none. */
export function readToolResults(folder: string, split: string): LabelledResult[] {
  const file = join(folder, 'tool-results', `labelled.${split}.jsonl`);
  return linesOf(file) as unknown as LabelledResult[];
}

/** The call as the client would report it. */
export function callOf(
  one: Pick<LabelledResult, 'tool' | 'text' | 'kind'>,
  input: object,
): ToolCall | undefined {
  const shared = { tool_name: one.tool, tool_input: input };
  const isShell = one.tool === 'Bash' || one.tool === 'PowerShell';
  const payload = {
    ok: {
      hook_event_name: 'PostToolUse',
      ...shared,
      tool_response: isShell ? { stdout: one.text, stderr: '', interrupted: false } : one.text,
    },
    error: { hook_event_name: 'PostToolUseFailure', ...shared, error: one.text },
    rejected: { hook_event_name: 'PostToolBatch', tool_calls: [{ ...shared, tool_response: one.text }] },
  }[one.kind];
  return toolCallsOf(payload)[0];
}

export const judged = (call: ToolCall): Judgement =>
  judgeCall(call, { threshold: 0.6, tools: defaultConfig().postToolCapture.tools });

const MINUTE_MS = 60_000;

const commandOf = (input: Readonly<Record<string, unknown>>): string =>
  typeof input['command'] === 'string' ? input['command'] : JSON.stringify(input);

export function failedStep(call: ToolCall, minute: number): Step | undefined {
  const { failure } = judged(call);
  if (failure === undefined) return undefined;
  const { learning, fault } = failure;
  return {
    type: 'failed',
    tool: call.tool,
    command: commandOf(call.input),
    fault,
    atMs: minute * MINUTE_MS,
    fromMs: minute * MINUTE_MS,
    learning: { ...learning, ns: 'learnings', kind: learning.category, tags: [] } as never,
  };
}

/** A later call, from what the data still has of it. */
export function laterStep(later: LaterCall, minute: number): Step | undefined {
  const times = { atMs: minute * MINUTE_MS, fromMs: minute * MINUTE_MS };
  const path = /file_path"?[=:] ?"?(\S+)/.exec(later.input)?.[1];
  if (/^(?:Edit|Write|MultiEdit|NotebookEdit)$/.test(later.tool))
    return later.status === 'ok' && path !== undefined ? { type: 'edited', path, ...times } : undefined;
  if (later.status === 'ok') return { type: 'passed', tool: later.tool, command: later.input, ...times };
  if (later.status === 'rejected') return undefined;
  const kind = later.status === 'error' ? 'error' : 'ok';
  const call = callOf({ ...later, kind }, { command: later.input });
  return call && failedStep(call, minute);
}

/** The data cuts a long input in the middle of its JSON: then what is left of the command, or of the path. */
export function inputOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    const [, name = 'input', value = ''] = /"(command|file_path)": "((?:[^"\\]|\\.)*)/.exec(text) ?? [];
    return { [name]: value.replaceAll('\\n', '\n').replaceAll('\\"', '"') };
  }
}

/** Judges one result: by itself, and with the ten calls that came after it. */
export function judge(one: LabelledResult): JudgedResult {
  const input = inputOf(one.input);
  const call = callOf(one, input);
  const learning = call && judged(call).found;
  const failed = call && failedStep(call, 0);
  const base = { one, half: halfOf(one.session), single: learning !== undefined, learning };
  if (call === undefined || failed?.type !== 'failed')
    return { ...base, paired: base.single, category: learning?.category };
  const later = one.following.flatMap((next, index) => laterStep(next, index + 1) ?? []);
  const pairing = pairingOf(failed, inOrder([failed, ...later]));
  const verdict = verdictOf(pairing);
  const paired = verdict === 'solved' || (verdict !== 'passed-by' && base.single);
  return { ...base, paired, category: paired ? judged(call).failure?.learning.category : undefined };
}

const JUDGES: readonly (readonly [string, (one: JudgedResult) => boolean])[] = [
  ['single result', ({ single }) => single],
  ['after pairing', ({ paired }) => paired],
];

/** Precision and recall of "learnable" for tables: strict, and without those that the labeller was in doubt about. */
export function toolResultsTable(results: readonly JudgedResult[]): readonly (readonly string[])[] {
  const sets: readonly (readonly [string, readonly JudgedResult[]])[] = [
    ['tuned', results.filter(({ half }) => half === 'tuned')],
    ['held', results.filter(({ half }) => half === 'held')],
    ['all', results],
    ['all, no borderline', results.filter(({ one }) => !one.borderline)],
  ];
  const rows = JUDGES.flatMap(([judge, says]) =>
    sets.map(([name, set]) => {
      const { precision, recall } = agreement(
        set.map((result) => [says(result), result.one.learnable] as const),
      );
      const found = set.filter((result) => says(result) && result.one.learnable);
      const right = found.filter(({ one, category }) => one.category === category).length;
      return [
        `${judge}: ${name}`,
        `${set.length}`,
        precision,
        recall,
        lessonsFound(set, says),
        share(right, found.length),
      ];
    }),
  );
  return [['tool results', 'of', 'precision', 'recall', 'lessons found', 'category right'], ...rows];
}

/** How many of the different lessons are found at least once: one that is met often counts once. */
function lessonsFound(set: readonly JudgedResult[], says: (one: JudgedResult) => boolean): string {
  const all = new Set(set.flatMap(({ one }) => (one.learnable && one.lesson !== null ? [one.lesson] : [])));
  const found = new Set(
    set.flatMap((result) => (result.one.learnable && says(result) ? [result.one.lesson] : [])),
  );
  return share([...all].filter((lesson) => found.has(lesson)).length, all.size);
}

/** Per group that was sampled: how many are learnable, found, and found wrongly. */
export function strataTable(results: readonly JudgedResult[]): readonly (readonly string[])[] {
  const strata = [...new Set(results.map(({ one }) => one.stratum))].sort();
  const rows = strata.map((stratum) => {
    const set = results.filter(({ one }) => one.stratum === stratum);
    const learnable = set.filter(({ one }) => one.learnable);
    return [
      stratum,
      `${set.length}`,
      share(learnable.filter(({ paired }) => paired).length, learnable.length),
      `${set.filter(({ one, paired }) => paired && !one.learnable).length}`,
    ];
  });
  return [['stratum, after pairing', 'of', 'recall', 'wrongly'], ...rows];
}

/** What went wrong in the half that may be looked at. */
export function toolResultMistakes(results: readonly JudgedResult[]): readonly JudgedResult[] {
  return results.filter(({ half, one, paired }) => half === 'tuned' && paired !== one.learnable);
}
