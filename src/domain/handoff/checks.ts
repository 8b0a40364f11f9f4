import { CHANGING_TOOLS } from '../narrative/story-events.ts';
import type { TranscriptEvent } from '../narrative/transcript-line.ts';
import { isShell } from '../pairing/command-words.ts';
import type { Checks } from './types.ts';

/** Commands that check what was edited, by what they do: in every ecosystem they are called so. */
const CHECKS =
  /\b(?:tests?|e2e|lint|check|type-?check|tsc|build|vet|clippy|pytest|jest|vitest|mocha|rspec|eslint|biome|ruff|mypy|verify|compile|ci)\b|test:|lint:|check:/;
/** What is read and not run needs no check. */
const PROSE = /\.(?:mdx?|txt|rst|adoc)$/i;

/** How the last check since the last edit of a session came out; undefined where nothing that can be checked was edited. Pure. */
export function checksIn(events: readonly TranscriptEvent[]): Checks | undefined {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  let checks: Checks | undefined;
  for (const event of events) {
    if (event.type !== 'call') continue;
    const result = results.get(event.id);
    if (result === undefined) continue;
    if (CHANGING_TOOLS.has(event.tool)) {
      if (!result.failed && !PROSE.test(pathOf(event.input))) checks = 'none';
    } else if (checks !== undefined && isCheck(event.tool, event.input))
      checks = result.failed ? 'failed' : 'passed';
  }
  return checks;
}

const pathOf = (input: Readonly<Record<string, unknown>>): string =>
  String(input['file_path'] ?? input['notebook_path'] ?? '');

const isCheck = (tool: string, { command }: Readonly<Record<string, unknown>>): boolean =>
  isShell(tool) && typeof command === 'string' && CHECKS.test(command.slice(0, MAX_COMMAND_CHARS));

const MAX_COMMAND_CHARS = 2_000;
