import { join } from 'node:path';
import { type HookPayload, payload } from './payloads.ts';
import type { SecretFixture } from './secret-fixtures.ts';
import { collector, type SecretEvent, type Setting } from './secret-session.ts';

/** The lines of a text as a patch of the client has them. */
const patch = (removed: string, added: string) => [
  {
    oldStart: 1,
    oldLines: removed.split('\n').length,
    newStart: 1,
    newLines: added.split('\n').length,
    lines: [...removed.split('\n').map((line) => `-${line}`), ...added.split('\n').map((line) => `+${line}`)],
  },
];

/** Tool calls that go well, with all the fixtures in whatever they read, write or are told. */
export function successesWith(
  fixtures: readonly SecretFixture[],
  { session, cwd }: Setting,
): readonly SecretEvent[] {
  const success = (
    tool_name: string,
    make: (put: (place: string) => string) => { tool_input: object; tool_response: object },
  ): SecretEvent => {
    const { met, put } = collector(fixtures, tool_name);
    const fields = { session_id: session, cwd, tool_name, ...make(put) };
    return { payload: payload('PostToolUse-Bash', fields), met };
  };
  const filePath = join(cwd, 'app.js');
  return [
    success('Bash', (put) => ({
      tool_input: { command: put('command'), description: put('description') },
      tool_response: { stdout: put('stdout'), stderr: put('stderr'), interrupted: false, isImage: false },
    })),
    success('Read', (put) => ({
      tool_input: { file_path: filePath },
      tool_response: {
        type: 'text',
        file: { filePath, content: put('content'), numLines: 9, startLine: 1, totalLines: 9 },
      },
    })),
    success('Write', (put) => {
      const [content, originalFile] = [put('content'), put('original')];
      const structuredPatch = patch(originalFile, content);
      return {
        tool_input: { file_path: filePath, content },
        tool_response: { type: 'update', filePath, content, originalFile, structuredPatch },
      };
    }),
    success('Edit', (put) => {
      const [oldString, newString, originalFile] = [put('old'), put('new'), put('original')];
      return {
        tool_input: { file_path: filePath, old_string: oldString, new_string: newString, replace_all: false },
        tool_response: {
          filePath,
          oldString,
          newString,
          originalFile,
          structuredPatch: patch(oldString, newString),
          userModified: false,
          replaceAll: false,
        },
      };
    }),
    success('WebFetch', (put) => ({
      tool_input: { url: 'https://example.org/', prompt: put('prompt') },
      tool_response: {
        bytes: 9,
        code: 200,
        codeText: 'OK',
        result: put('result'),
        durationMs: 9,
        url: 'https://example.org/',
      },
    })),
    success('Agent', (put) => ({
      tool_input: { description: put('description'), prompt: put('prompt'), subagent_type: 'Explore' },
      tool_response: {
        status: 'completed',
        content: [{ type: 'text', text: put('content') }],
        prompt: put('told'),
      },
    })),
  ];
}

/**
 * What the last answer says of the failures that `failuresWith` makes, in the words of each one's telling line: what a session goes on from and does not
 * speak of is not learned. Without their markers, so that these come into the notes by the failures alone.
 */
const STOOD_ON = [
  '- `make` still fails, by `/bin/bash` at line 1: command not found.',
  '- The page and the file cannot be opened for `EACCES: permission denied`.',
].join('\n');

/** What else a session tells its hooks before it ends, in the client's order, the end with it. */
export function talkWith(
  fixtures: readonly SecretFixture[],
  { session, cwd }: Setting,
): readonly SecretEvent[] {
  const common = { session_id: session, cwd };
  const make = (name: string, fields: (put: (place: string) => string) => HookPayload): SecretEvent => {
    const { met, put } = collector(fixtures, name);
    return { payload: fields(put), met };
  };
  const prompt = (name: string, before: string, after = ''): SecretEvent =>
    make(name, (put) =>
      payload('UserPromptSubmit', { ...common, prompt: `${before}\n${put('prompt')}\n${after}` }),
    );
  return [
    prompt('Remember', 'Remember this, we decided to use it from now on:'),
    prompt('Question', 'Why did we get "command not found" the last time?', 'What did we decide about it?'),
    make('Notification', (put) =>
      payload('UserPromptSubmit-task-notification', {
        ...common,
        prompt: `<task-notification>${put('result')}`,
      }),
    ),
    make('PreToolUse', (put) => ({
      ...payload('PostToolUse-Bash', common),
      hook_event_name: 'PreToolUse',
      tool_input: { command: put('command'), description: put('description') },
      tool_response: undefined,
    })),
    make('PostToolBatch', (put) =>
      payload('PostToolBatch-Edit-rejected', {
        ...common,
        tool_calls: [
          {
            tool_name: 'Edit',
            tool_input: { file_path: join(cwd, 'app.js'), old_string: put('old'), new_string: put('new') },
            tool_use_id: 'toolu_1',
            tool_response: `<tool_use_error>String to replace not found in file.\nString: ${put('error')}</tool_use_error>`,
          },
        ],
      }),
    ),
    make('Stop', (put) =>
      payload('Stop', {
        ...common,
        last_assistant_message: `${STOOD_ON}\n\nWe decided:\n${put('answer')}`,
        background_tasks: [{ id: 'a1', type: 'subagent', status: 'running' }],
      }),
    ),
    // After the answer: a flush in the middle of a turn knows no closing words, and lets go of what no shell met.
    make('SubagentStop', (put) =>
      payload('SubagentStop', {
        ...common,
        agent_id: 'a1',
        agent_type: 'Explore',
        last_assistant_message: put('answer'),
      }),
    ),
    make('PreCompact', (put) =>
      payload('PreCompact', { ...common, custom_instructions: put('instructions') }),
    ),
    make('SessionEnd', () => payload('SessionEnd', common)),
  ];
}
