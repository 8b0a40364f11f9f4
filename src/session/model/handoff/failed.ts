import { onlyLooks } from '../../../capture/model/detection/excerpt.ts';
import { transcriptEvents } from '../../../capture/model/narrative/transcript.ts';
import { sentencesOf } from '../../../core/prose.ts';
import { outputLines, tellingIndex } from '../../../core/signature.ts';
import { oneLine } from '../../../core/text.ts';

/** A shell line that failed, and what it printed. Raw: nothing of it may touch a disk unfiltered. */
export interface FailedRun {
  readonly command: string;
  readonly output: string;
  /** Whether the user has said nothing since. */
  readonly isSincePrompt: boolean;
}

/** So many of the last failures are looked at. */
const MAX_RUNS = 12;
const MAX_SAID_CHARS = 160;

/** The last shell lines that failed in some lines of a transcript, the newest first. Pure, total; reads from the end. */
export function lastFailedRuns(lines: readonly string[]): readonly FailedRun[] {
  const outputs = new Map<string, string>();
  const runs: FailedRun[] = [];
  let isSincePrompt = true;
  for (let at = lines.length - 1; at >= 0 && runs.length < MAX_RUNS; at -= 1)
    for (const event of transcriptEvents(lines[at] ?? '')) {
      if (event.type === 'prompt') isSincePrompt = false;
      if (event.type === 'result' && event.failed) outputs.set(event.id, event.output ?? '');
      if (event.type !== 'call') continue;
      const output = outputs.get(event.id);
      const { command } = event.input;
      if (output !== undefined && typeof command === 'string') runs.push({ command, output, isSincePrompt });
    }
  return runs;
}

/** The line of a filtered output that tells most of what went wrong, at most 160 characters; undefined where none does. Pure. */
export function saidIn(output: string): string | undefined {
  const lines = outputLines(output).filter((line) => !/^(?:Error: )?Exit code \d+$/.test(line.trim()));
  const line = oneLine(lines[tellingIndex(lines)] ?? '', MAX_SAID_CHARS);
  return line === '' ? undefined : line;
}

/** A look that found nothing, and a line of code typed for once, are nothing that is still to pass. Pure. */
export function isWorthPassing(command: string): boolean {
  return (
    !onlyLooks(command) && !/^\S*(?:python[\d.]*|node|ruby|perl|php) +(?:-\S+ +)*-(?:c|e|p|r)\b/.test(command)
  );
}

const FAILS =
  /\b(?:fails?|failing|failed|failures?|broken|cannot|(?:does|do|did|could|can)(?:n['’]t| not) (?:pass|work|build|compile|run|start))\b/i;
const IS_OVER = /\b(?:no|0|zero|without|none|fixed|resolved|solved|before|was|were|no longer)\b/i;

/** Whether an answer says of something that it fails still. Pure. */
export const speaksOfFailing = (answer: string): boolean =>
  sentencesOf(answer).some(({ text }) => FAILS.test(text) && !IS_OVER.test(text));
