// Commands that are asked for together, one below another: `cs-memory session start`.
import type { Command } from 'commander';
import { addCaptureMemory } from './capture-memory.ts';
import { addCaptureResponse } from './capture-response.ts';
import { addConsolidate } from './consolidate.ts';
import { addDetect } from './detect.ts';
import { addDistil } from './distil.ts';
import { addEval } from './eval.ts';
import { addFilter } from './filter.ts';
import { addFlush } from './flush.ts';
import { addGc } from './gc.ts';
import { addGoals } from './goals.ts';
import { addInjectBrief } from './inject-brief.ts';
import { addInjectContext } from './inject-context.ts';
import { addReanchor } from './reanchor.ts';
import { addReindex } from './reindex.ts';
import { addSessionEnd } from './session-end.ts';
import { addSessionList } from './session-list.ts';
import { addSessionShow } from './session-show.ts';
import { addSessionStart } from './session-start.ts';

type Add = (program: Command) => void;

interface Group {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly commands: readonly Add[];
}

const addGroup =
  ({ name, summary, description, examples, commands }: Group): Add =>
  (program) => {
    const group = program
      .command(name)
      .summary(summary)
      .description(description)
      .addHelpText('after', `\nExample:\n${examples.map((line) => `  ${line}`).join('\n')}`);
    for (const add of commands) add(group);
    for (const command of group.commands)
      command.exitOverride().showHelpAfterError(`(see cs-memory ${name} ${command.name()} --help)`);
  };

/** `cs-memory session`: sessions begun, ended and looked at by hand. */
export const addSession = addGroup({
  name: 'session',
  summary: 'list, show, start and end sessions; write what they learned',
  description:
    'Shows what is known of each session and writes what it learned into the notes. Scripts and clients without hooks start and end their sessions with it. Sessions may run at the same time: each is identified by --session-id, CLAUDE_SESSION_ID or CLAUDE_CODE_SESSION_ID, in this order.',
  examples: [
    'cs-memory session list',
    'export CLAUDE_SESSION_ID=$(cs-memory session start)',
    'cs-memory session end',
  ],
  commands: [addSessionStart, addSessionEnd, addSessionList, addSessionShow, addGoals, addFlush, addDistil],
});

/** `cs-memory inject`: what the model should know, for scripts that tell it. */
export const addInject = addGroup({
  name: 'inject',
  summary: 'print what the model should know, for scripts',
  description:
    'Prints memories as the hooks give them to the model, for scripts and clients without hooks: `context` for a prompt or the start of a session, `brief` before an edit or a command.',
  examples: ['cs-memory inject context --query "why UTC"', 'cs-memory inject brief --file src/time.ts'],
  commands: [addInjectContext, addInjectBrief],
});

/** `cs-memory capture`: what scripts hand over to be learned from. */
export const addCapture = addGroup({
  name: 'capture',
  summary: 'hand over tool calls and answers, for scripts',
  description:
    'Hands over what happened in a session, for scripts and clients without hooks: `memory` after a tool call, `response` at the end of a turn.',
  examples: ['cs-memory capture response --content "The lock file was stale; npm ci fixes it."'],
  commands: [addCaptureMemory, addCaptureResponse],
});

/** `cs-memory maintain`: upkeep that happens by itself. */
export const addMaintain = addGroup({
  name: 'maintain',
  summary: 'upkeep that normally happens automatically',
  description:
    'Does by hand what sessions do in the background: rebuild the index, follow rewritten commits, merge duplicate memories, remove old files.',
  examples: ['cs-memory maintain reindex', 'cs-memory maintain gc --dry-run'],
  commands: [addReindex, addReanchor, addConsolidate, addGc],
});

/** `cs-memory debug`: what capture, the filter and recall make of a text. */
export const addDebug = addGroup({
  name: 'debug',
  summary: 'try out detection, the secret filter and recall',
  description:
    'Shows what would be captured from a tool call, what the secret filter removes from a text, and how well recall finds the memories of this repository. Changes nothing.',
  examples: ['some-command 2>&1 | cs-memory debug filter', 'cs-memory debug eval'],
  commands: [addDetect, addFilter, addEval],
});
