import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Filtered } from '../../filters/pipeline.ts';
import type { Learning } from '../../src/core/learning.ts';
import { type HookOptions, type HookResult, runHook } from './hook.ts';
import { wired } from './repo.ts';

/** A session as the client would run it in one repository: each verb raises one event. */
export interface TestSession {
  readonly id: string;
  /** A Bash command fails with this output. */
  fail(output: string, options?: HookOptions): Promise<HookResult>;
  /** The same command passes. */
  pass(options?: HookOptions): Promise<HookResult>;
  start(source?: string, options?: HookOptions): Promise<HookResult>;
  prompt(text: string, options?: HookOptions): Promise<HookResult>;
  stop(options?: HookOptions & { readonly running?: readonly string[] }): Promise<HookResult>;
  end(options?: HookOptions): Promise<HookResult>;
  /** A subagent of this session: its events carry who it is. */
  agent(agent_id: string): Pick<TestSession, 'fail' | 'pass'> & {
    /** `transcript`: the file that the subagent is told in. */
    stop(message: string, options?: HookOptions & { readonly transcript?: string }): Promise<HookResult>;
  };
}

export function createSession(cwd: string, id: string, defaults: HookOptions = {}): TestSession {
  const raise = (event: string, fields: object, options: HookOptions = {}): Promise<HookResult> => {
    const payload = { session_id: id, transcript_path: '', cwd, hook_event_name: event, ...fields };
    return runHook(event, payload, {
      ...defaults,
      ...options,
      env: { ...defaults.env, ...options.env },
    });
  };
  const call = { tool_name: 'Bash', tool_input: { command: 'npm test' }, tool_use_id: 'toolu_01' };
  const calls = (who: object): Pick<TestSession, 'fail' | 'pass'> => ({
    fail: (output, options) =>
      raise('PostToolUseFailure', { ...who, ...call, error: `Exit code 1\n${output}` }, options),
    pass: (options) => {
      const tool_response = { stdout: 'ok', stderr: '', interrupted: false };
      return raise('PostToolUse', { ...who, ...call, tool_response }, options);
    },
  });
  return {
    id,
    ...calls({}),
    start: (source = 'startup', options) => raise('SessionStart', { source }, options),
    prompt: (prompt, options) => raise('UserPromptSubmit', { prompt }, options),
    stop: ({ running = [], ...options } = {}) => {
      const background_tasks = running.map((task) => ({ id: task, type: 'subagent', status: 'running' }));
      const fields = { stop_hook_active: false, last_assistant_message: '', background_tasks };
      return raise('Stop', fields, options);
    },
    end: (options) => raise('SessionEnd', { reason: 'other' }, options),
    agent: (agent_id) => {
      const who = { agent_id, agent_type: 'Explore' };
      return {
        ...calls(who),
        stop: (message, { transcript: agent_transcript_path = '', ...options } = {}) => {
          const fields = { ...who, agent_transcript_path, last_assistant_message: message };
          return raise('SubagentStop', fields, options);
        },
      };
    },
  };
}

/** An error output that is worth a learning of its own for each number. */
export const errorNumber = (number: number | string): string =>
  `Error: Cannot find module 'part${number}.js'\nRequire stack:\n- /srv/app/index.js`;

/** A learning as the accumulator takes it. The texts are ours and harmless: the test vouches for them. */
export function learning(session: string, number: number | string, more: Partial<Learning> = {}) {
  const draft: Learning = {
    ns: 'learnings',
    kind: 'error',
    summary: `Learning ${number} of ${session}`,
    body: `> error number ${number}`,
    evidence: 'tool-observed',
    tags: ['bash'],
    files: [],
    at: '2026-01-02T03:04:05.000Z',
    session,
    ...more,
  };
  return draft as Learning<Filtered>;
}

/** The files below a folder, by their paths in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/** The spool files of a repository: what waits. `gitDir` is its common directory. */
export function spoolFiles(gitDir: string): string[] {
  const folder = join(gitDir, 'cs-memory', 'sessions');
  return existsSync(folder) ? filesIn(folder).filter((file) => file.endsWith('.jsonl')) : [];
}

/** Queues learnings as a capture would, in turn for each of the namespaces. */
export async function queue(
  repository: string,
  session: string,
  count: number,
  namespaces: readonly string[] = ['learnings'],
): Promise<void> {
  const { accumulator } = await wired(repository);
  for (let number = 0; number < count; number += 1) {
    const ns = namespaces[number % namespaces.length] ?? 'learnings';
    accumulator(session).add(learning('s', number, { session, ns } as object));
  }
}
