import { isShell, programOf, simpleCommands } from '../../../capture/model/command-words.ts';
import type { TranscriptEvent } from '../../../capture/model/narrative/transcript.ts';
import { outputLines } from '../../../core/signature.ts';
import { oneLine } from '../../../core/text.ts';
import { CHANGING_TOOLS, commandName } from '../story-events.ts';
import { saidIn } from './failed.ts';
import type { CheckRun } from './types.ts';

/** Commands that check what was edited, by what they do: in every ecosystem they are called so. */
const CHECKS =
  /\b(?:tests?|e2e|lint|check|type-?check|tsc|build|vet|clippy|pytest|jest|vitest|mocha|rspec|eslint|biome|ruff|mypy|verify|compile|ci)\b|test:|lint:|check:/;
/** What these are given is a name or a text. */
const NO_RUNNERS =
  /^(?:git|gh|glab|rtk|mkdir|rm|cp|mv|ln|touch|chmod|echo|printf|cat|head|tail|ls|wc|find|grep|rg|sed|awk|curl|wget|which|type|p?kill|cd)$/;
/** The program, its verb and its object; what comes after are files and names. */
const WORDS = 4;
/** What is read and not run needs no check. */
const PROSE = /\.(?:mdx?|txt|rst|adoc)$/i;
/** More would be a log. */
const MAX_CHECKS = 5;
const MAX_NAME_CHARS = 1_000;

type Call = Extract<TranscriptEvent, { type: 'call' }>;

/** Whether a file is of the kind that tests, builds and linters look at. Pure. */
export const isChecked = (path: string): boolean => !PROSE.test(path);

/** The last run of each test, build or lint in some events of a transcript, the newest first, at most five; raw. Pure. */
export function lastChecks(events: readonly TranscriptEvent[]): readonly CheckRun[] {
  const ends = new Map(
    events.flatMap((event) =>
      event.type === 'result' || event.type === 'refused' ? [[event.id, event]] : [],
    ),
  );
  const runs = new Map<string, CheckRun>();
  let isBeforeEdit = false;
  for (let at = events.length - 1; at >= 0 && runs.size < MAX_CHECKS; at -= 1) {
    const event = events[at];
    if (event?.type !== 'call') continue;
    const end = ends.get(event.id);
    if (CHANGING_TOOLS.has(event.tool))
      isBeforeEdit ||= end?.type === 'result' && !end.failed && isChecked(pathOf(event));
    const command = checkIn(event);
    const name = commandName(oneLine(command ?? '', MAX_NAME_CHARS));
    if (command !== undefined && !runs.has(name))
      runs.set(name, { command, ...outcomeOf(end, command), isBeforeEdit });
  }
  return [...runs.values()];
}

const pathOf = ({ input }: Call): string => String(input['file_path'] ?? input['notebook_path'] ?? '');

function checkIn({ tool, input: { command } }: Call): string | undefined {
  if (!isShell(tool) || typeof command !== 'string') return undefined;
  const isCheck = simpleCommands(command).some(({ words }) => {
    const own = words[0] === 'rtk' ? words.slice(1) : words;
    const named = own.slice(0, WORDS).filter((word) => !/[\s/]/.test(word));
    return !NO_RUNNERS.test(programOf(own[0] ?? '')) && named.some((word) => CHECKS.test(word));
  });
  return isCheck ? command.trim() : undefined;
}

/** The exit code of a line with a pipe is that of its last command, which says nothing of the check. */
function outcomeOf(end: TranscriptEvent | undefined, command: string): Pick<CheckRun, 'outcome' | 'said'> {
  if (end?.type === 'refused') return { outcome: 'turned down', said: '' };
  if (end?.type !== 'result') return { outcome: 'no result', said: '' };
  const output = end.output ?? '';
  if (end.failed) return { outcome: 'failed', said: saidIn(output) ?? '' };
  if (!/[^|]\|[^|]|;/.test(command)) return { outcome: 'passed', said: '' };
  return {
    outcome: 'ran',
    said:
      outputLines(output)
        .findLast((line) => /\w/.test(line))
        ?.trim() ?? '',
  };
}
