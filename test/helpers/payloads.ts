import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../fixtures/payloads');

/** What the client writes to a hook's stdin. */
export type HookPayload = Readonly<Record<string, unknown>> & { readonly hook_event_name: string };

/** The payloads in test/fixtures/payloads: the client's shapes with made-up ids, paths and words. */
export type PayloadName =
  | 'SessionStart'
  | 'UserPromptSubmit'
  | 'UserPromptSubmit-task-notification'
  | 'PreToolUse-Edit'
  | 'PostToolUse-Bash'
  | 'PostToolUse-Bash-hidden-failure'
  | 'PostToolUseFailure-Bash'
  | 'PostToolUseFailure-Read'
  | 'PostToolBatch-Edit-rejected'
  | 'Stop'
  | 'SubagentStop'
  | 'SubagentStop-from-compaction'
  | 'PreCompact'
  | 'SessionEnd';

/** A payload with some of its fields replaced; a field set to undefined is left out of its JSON. */
export function payload(name: PayloadName, fields: Readonly<Record<string, unknown>> = {}): HookPayload {
  return { ...JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')), ...fields };
}

/** For each event of hooks.json a payload that gives its handler something to do. */
export const BUSY_PAYLOADS: readonly PayloadName[] = [
  'SessionStart',
  'UserPromptSubmit',
  'PreToolUse-Edit',
  'PostToolUse-Bash-hidden-failure',
  'PostToolUseFailure-Bash',
  'PostToolBatch-Edit-rejected',
  'Stop',
  'SubagentStop',
  'PreCompact',
  'SessionEnd',
];

/** A prompt that asks about what `PostToolUseFailure-Bash` teaches. */
export const QUESTION = 'Why did we get "shellcheck: command not found" from make lint?';

/** The line the client writes. */
export const asLine = (value: unknown): string => `${JSON.stringify(value)}\n`;
