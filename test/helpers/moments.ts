// Plays a moment of a session through the real hooks: what was said and done, a transcript beside it, and what is kept of it in the notes.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from '../e2e/client/scratch.ts';
import type { World } from './bundle.ts';

/** One thing that happens in a session. */
export type Step =
  | { readonly asks: string }
  | { readonly says: string }
  | { readonly runs: string; readonly prints?: string }
  | { readonly runs: string; readonly fails: string }
  | { readonly edits: string }
  | { readonly rejects: string; readonly typed: string }
  | { readonly question: string; readonly chose: string; readonly described?: string }
  | { readonly commits: string }
  | { readonly reports: string };

/** What the notes hold of one session when it is over: summary and body of each memory. */
export type Kept = readonly string[];

/** Plays the steps as a session of their own, which starts and ends; gives what was kept of it. */
export async function playMoment(world: World, number: number, steps: readonly Step[]): Promise<Kept> {
  const session = `5e551017-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const transcript = join(world.root, `${session}.jsonl`);
  writeFileSync(transcript, '');
  const base = { session_id: session, transcript_path: transcript, cwd: world.repository };
  const raise = async (hook_event_name: string, fields: object) => {
    const run = await world.hook({ ...base, ...fields, hook_event_name });
    if (run.code !== 0 || run.stderr !== '') throw new Error(`${hook_event_name}: ${run.code} ${run.stderr}`);
  };
  const write = (type: string, content: unknown, more: object = {}): void =>
    appendFileSync(transcript, `${JSON.stringify({ type, message: { role: type, content }, ...more })}\n`);
  let calls = 0;
  let last = '';
  const call = (name: string, input: object): string => {
    calls += 1;
    const id = `toolu_${number}_${calls}`;
    write('assistant', [{ type: 'tool_use', id, name, input }]);
    return id;
  };
  const result = (id: string, content: string, more: object = {}, is_error = false): void =>
    write('user', [{ type: 'tool_result', tool_use_id: id, content, is_error }], more);
  const stop = async (): Promise<void> => {
    if (last !== '') await raise('Stop', { stop_hook_active: false, last_assistant_message: last });
    last = '';
  };

  await raise('SessionStart', { source: 'startup' });
  for (const step of steps) {
    if ('asks' in step) {
      await stop();
      await raise('UserPromptSubmit', { prompt: step.asks });
      write('user', step.asks);
    } else if ('says' in step) {
      write('assistant', [{ type: 'text', text: step.says }]);
      last = step.says;
    } else if ('fails' in step) {
      const input = { command: step.runs };
      result(call('Bash', input), `Error: Exit code 1\n${step.fails}`, {}, true);
      await raise('PostToolUseFailure', {
        tool_name: 'Bash',
        tool_input: input,
        error: `Exit code 1\n${step.fails}`,
      });
    } else if ('runs' in step) {
      const input = { command: step.runs };
      const response = { stdout: step.prints ?? '', stderr: '', interrupted: false };
      result(call('Bash', input), step.prints ?? '', { toolUseResult: response });
      await raise('PostToolUse', { tool_name: 'Bash', tool_input: input, tool_response: response });
    } else if ('edits' in step) {
      const file_path = join(world.repository, step.edits);
      mkdirSync(dirname(file_path), { recursive: true });
      appendFileSync(file_path, `line ${number}\n`);
      const input = { file_path, old_string: 'a', new_string: 'b' };
      result(call('Edit', input), 'ok', { toolUseResult: { filePath: file_path } });
      await raise('PostToolUse', {
        tool_name: 'Edit',
        tool_input: input,
        tool_response: { filePath: file_path },
      });
    } else if ('rejects' in step) {
      const input = { file_path: join(world.repository, step.rejects), old_string: 'a', new_string: 'b' };
      const words = `The user doesn't want to proceed with this tool use. The tool use was rejected. To tell you how to proceed, the user said:\n${step.typed}`;
      result(call('Edit', input), words, { toolDenialKind: 'user' }, true);
      await raise('PostToolBatch', {
        tool_calls: [{ tool_name: 'Edit', tool_input: input, tool_response: words }],
      });
    } else if ('question' in step) {
      const { question, chose, described = '' } = step;
      const options = [{ label: chose, description: described }, { label: 'Something else' }];
      const id = call('AskUserQuestion', { questions: [{ question, options }] });
      result(id, 'answered', { toolUseResult: { answers: { [question]: chose } } });
    } else if ('commits' in step) {
      const input = { command: `git commit -m "$(cat <<'EOF'\n${step.commits}\nEOF\n)"` };
      result(call('Bash', input), '', { toolUseResult: { stdout: '' } });
      git(world.repository, 'commit', '--quiet', '--allow-empty', '--message', step.commits);
    } else {
      await raise('SubagentStop', {
        agent_id: `a${number}`,
        agent_type: 'Explore',
        last_assistant_message: step.reports,
      });
    }
  }
  await stop();
  await raise('SessionEnd', { reason: 'other' });
  return keptOf(world, session);
}

function keptOf(world: World, session: string): Kept {
  const lines = ['learnings', 'decisions', 'patterns', 'blockers'].flatMap((ns) => world.notes(ns));
  const gone = new Set(
    lines.flatMap((line) => (/^(?:forgotten|supersedes)$/.test(String(line['type'])) ? [line['id']] : [])),
  );
  return lines.flatMap((line) =>
    line['type'] === 'memory' &&
    line['session'] === session &&
    line['kind'] !== 'open' &&
    !gone.has(line['id'])
      ? [`${String(line['summary'])}\n${String(line['body'] ?? '')}`]
      : [],
  );
}
