import { onlyLooks } from '../../../capture/model/family.ts';
import { sentencesOf } from '../../../core/prose.ts';
import { outputLines, tellingIndex } from '../../../core/signature.ts';
import { shortLine } from '../../../core/text.ts';

const MAX_SAID_CHARS = 160;

/** The line of an output that tells most of what went wrong, at most 160 characters; undefined where none does. Pure. */
export function saidIn(output: string): string | undefined {
  const lines = outputLines(output).filter((line) => !/^(?:Error: )?Exit code \d+$/.test(line.trim()));
  const line = shortLine(lines[tellingIndex(lines)] ?? '', MAX_SAID_CHARS);
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
