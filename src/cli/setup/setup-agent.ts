import type { Agent } from '../../domain/agents.ts';
import { lineDiff } from '../../domain/line-diff.ts';
import { printable } from '../../domain/printable.ts';
import type { AgentFileChange } from '../../services/setup/agents.ts';
import { wireAgentSetup } from '../../wire/install.ts';
import { print, printJson } from '../io.ts';
import { setting } from '../setting.ts';
import { agreed, type SetupExtraOptions } from './setup-extras.ts';

/** The words of `setup` for another agent. */
export interface SetupAgentOptions extends SetupExtraOptions {
  readonly agent?: Agent;
}

/** `setup --agent`: memory in another coding agent; `--off` takes it away again. Throws CONFIG_INVALID, IO_FAILED, USAGE. */
export async function setUpAgent({ agent, off, dryRun, yes, json }: SetupAgentOptions): Promise<void> {
  if (agent === undefined) return;
  const { parts, agentFiles } = wireAgentSetup(agent, setting().cwd, process.env);
  const isOn = off !== true;
  const planned = agentFiles.plan(parts, isOn);
  const tell = (words: string, done: readonly AgentFileChange[]): void =>
    json ? printJson({ agent, on: isOn, files: done.map(({ path }) => path) }) : print(words);
  if (planned.length === 0) return tell(isOn ? `${agent} is set up already` : 'it was not set up by us', []);
  if (!json) for (const change of planned) print(changeText(change));
  if (dryRun) return tell('Nothing was done: --dry-run.', []);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', []);
  const done = agentFiles.run(parts, isOn);
  tell(
    isOn ? `Set up. ${NEXT[agent]} \`cs-memory setup --agent ${agent} --off\` takes it back.` : 'Taken back.',
    done,
  );
}

function changeText({ path, before, after }: AgentFileChange): string {
  if (after === undefined) return `${path} goes`;
  return [path, ...lineDiff(before ?? '', after).map(printable)].join('\n');
}

const NEXT: Readonly<Record<Agent, string>> = {
  codex: 'Codex asks you to trust the hook when it starts next.',
  cursor: 'The rule is in this project; run it in your other projects too.',
  copilot: 'Copilot asks before it calls a tool.',
  gemini: 'Gemini asks before it calls a tool.',
};
