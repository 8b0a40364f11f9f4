import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HookResult, runHook } from './hook.ts';
import { linesByGit } from './repo.ts';

/** An answer that teaches something, by the signals. */
export const CAUSE =
  'The root cause was that `parseLine` in `src/reader.ts` swallowed the carriage return instead of stripping it, because the regular expression only matched LF. The tests passed on Linux only because git normalised the fixtures. I fixed it by splitting on `\\r?\\n` rather than on `\\n`.';

/** One that does not. */
export const ROUTINE = 'Done.';
/** What a hook leaves that has nothing to say. */
export const SILENT = { exitCode: 0, stdout: '', stderr: '' };

export interface ToldSessionOptions {
  readonly repository: string;
  /** The user's home. */
  readonly home: string;
  /** The transcript's file. */
  readonly transcript: string;
  /** The folder with hook.cjs. */
  readonly dist: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `s1` where absent. */
  readonly id?: string;
}

/** A session with a transcript as the client keeps one. */
export function createToldSession({
  repository,
  home,
  transcript,
  dist,
  env = {},
  id: session = 's1',
}: ToldSessionOptions) {
  const raise = (event: string, fields: object): Promise<HookResult> =>
    runHook(
      event,
      {
        session_id: session,
        transcript_path: transcript,
        cwd: repository,
        hook_event_name: event,
        ...fields,
      },
      { dist, env: { HOME: home, CS_REANCHOR_ENABLED: 'false', ...env } },
    );
  const line = (entry: object): void =>
    appendFileSync(transcript, `${JSON.stringify({ ...entry, timestamp: new Date().toISOString() })}\n`);
  const message = (role: string, content: unknown, more: object = {}): void =>
    line({ type: role, message: { role, content }, ...more });
  let calls = 0;
  return {
    repository,
    home,
    start: (source = 'startup') => raise('SessionStart', { source }),
    /** The model says something, in the transcript only. */
    say: (text: string): void => message('assistant', [{ type: 'text', text }]),
    /** The model writes its list of things to do. */
    plan: (todos: readonly { readonly content: string; readonly status: string }[]): void => {
      const id = `toolu_${calls++}`;
      message('assistant', [{ type: 'tool_use', id, name: 'TodoWrite', input: { todos } }]);
      message('user', [{ type: 'tool_result', tool_use_id: id, content: 'ok', is_error: false }]);
    },
    /** The model sends a subagent; `result`: what the client said of the call in the transcript, nothing while it waits for it. */
    send: (description: string, result?: object): string => {
      const id = `toolu_${calls++}`;
      const input = { description, prompt: `Please: ${description}`, subagent_type: 'Explore' };
      message('assistant', [{ type: 'tool_use', id, name: 'Agent', input }]);
      if (result !== undefined)
        message('user', [{ type: 'tool_result', tool_use_id: id, content: 'ok' }], {
          toolUseResult: result,
        });
      return id;
    },
    /** The client says in the user's place that a subagent is over. */
    notify: (agent: string): void =>
      message('user', `<task-notification>\n<task-id>${agent}</task-id>\n<status>completed</status>`),
    /** A call of a task tool, as its hook tells it, and the transcript too where it is no subagent's. */
    task: (tool: string, input: object, response: object = {}, agent?: string) => {
      const id = `toolu_${calls++}`;
      if (agent === undefined) {
        message('assistant', [{ type: 'tool_use', id, name: tool, input }]);
        message('user', [{ type: 'tool_result', tool_use_id: id, content: 'ok' }], {
          toolUseResult: response,
        });
      }
      const call = { tool_name: tool, tool_input: input, tool_response: response, tool_use_id: id };
      const inside = agent === undefined ? {} : { agent_id: agent, agent_type: 'general-purpose' };
      return raise('PostToolUse', { ...call, ...inside });
    },
    prompt: (text: string) => {
      message('user', text);
      return raise('UserPromptSubmit', { prompt: text });
    },
    /** A call of a shell, in the transcript only; `failed`: whether it did, or what it printed when it did. */
    run: (command: string, failed: boolean | string) => {
      const id = `toolu_${calls++}`;
      message('assistant', [{ type: 'tool_use', id, name: 'Bash', input: { command } }]);
      const content = typeof failed === 'string' ? failed : failed ? 'Exit code 1' : 'ok';
      message('user', [{ type: 'tool_result', tool_use_id: id, content, is_error: failed !== false }]);
    },
    /** A server that the client put into the background. */
    serve: (command: string, backgroundTaskId: string): void => {
      const id = `toolu_${calls++}`;
      const input = { command, run_in_background: true };
      message('assistant', [{ type: 'tool_use', id, name: 'Bash', input }]);
      message('user', [{ type: 'tool_result', tool_use_id: id, content: 'ok' }], {
        toolUseResult: { stdout: '', backgroundTaskId },
      });
    },
    /** A command that the user turned down with words. */
    refuse: (command: string, words: string): void => {
      const id = `toolu_${calls++}`;
      message('assistant', [{ type: 'tool_use', id, name: 'Bash', input: { command } }]);
      const content = `The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\n${words}`;
      message('user', [{ type: 'tool_result', tool_use_id: id, content, is_error: true }]);
    },
    edit: (path: string) => {
      const id = `toolu_${calls++}`;
      message('assistant', [{ type: 'tool_use', id, name: 'Edit', input: { file_path: path } }]);
      message('user', [{ type: 'tool_result', tool_use_id: id, content: 'ok', is_error: false }]);
    },
    stop: (answer: string) => raise('Stop', { stop_hook_active: false, last_assistant_message: answer }),
    compact: (fields: object = {}) =>
      raise('PreCompact', { trigger: 'auto', custom_instructions: null, ...fields }),
    end: () => raise('SessionEnd', { reason: 'other' }),
    memories: (namespace = 'learnings') => linesByGit(repository, namespace),
    settings: (content: object): void => {
      mkdirSync(join(home, '.config/cs-memory'), { recursive: true });
      writeFileSync(join(home, '.config/cs-memory/config.json'), JSON.stringify(content));
    },
    /** All that lies around beside the notes. */
    files: () => {
      const sessions = join(repository, '.git/cs-memory/sessions');
      const names = ['json', 'story.json', 'handoff.json', 'jsonl'].map((end) => `${session}.${end}`);
      return names.map((name) => join(sessions, name)).filter((file) => existsSync(file));
    },
  };
}
