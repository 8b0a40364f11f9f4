import { describe, expect, it } from 'vitest';
import { readPlainOptions } from '../../../src/app/cli/at-once.ts';
import { readVariables, targetOf, toolPayload } from '../../../src/app/cli/variables.ts';

describe('a value that a script passes', () => {
  const wanted = { words: [undefined, 'USER_PROMPT', 'CLAUDE_CONTEXT'] } as const;

  it('is the first variable that says something', () => {
    const env = { USER_PROMPT: '', CLAUDE_CONTEXT: 'the build' };
    expect(readVariables(wanted, env)).toEqual({ values: { words: 'the build' }, missing: [] });
  });

  it('is the flag where one was given, an empty one too', () => {
    const env = { USER_PROMPT: 'from the environment' };
    for (const flag of ['from the flag', ''])
      expect(readVariables({ words: [flag, 'USER_PROMPT'] }, env).values).toEqual({ words: flag });
  });

  it('is empty where nobody set any, which is told; an empty variable is not missing', () => {
    expect(readVariables(wanted, {})).toEqual({
      values: { words: '' },
      missing: ['USER_PROMPT', 'CLAUDE_CONTEXT'],
    });
    expect(readVariables(wanted, { CLAUDE_CONTEXT: '' })).toEqual({ values: { words: '' }, missing: [] });
  });
});

describe('a tool call in texts', () => {
  const call = { name: 'Bash', description: '', input: '{"command":"make lint"}', output: '' };

  it('is the payload that the client would send', () => {
    expect(toolPayload({ ...call, description: 'lint', output: 'all fine' })).toEqual({
      hook_event_name: 'PostToolUse',
      tool_name: 'Bash',
      tool_input: { command: 'make lint', description: 'lint' },
      tool_response: 'all fine',
    });
    expect(toolPayload({ ...call, output: '{"stdout":"ok","stderr":""}' })).toMatchObject({
      tool_response: { stdout: 'ok', stderr: '' },
    });
  });

  it.each([
    ['Exit code 2\nno such file', 'Exit code 2\nno such file'],
    ['{"error":"no such file"}', 'no such file'],
  ])('has failed where its output says so: %j', (output, error) => {
    expect(toolPayload({ ...call, output })).toMatchObject({ hook_event_name: 'PostToolUseFailure', error });
  });

  it.each(['Exit code 0\nfine', 'it said: Exit code 1', '{"error":""}', '["Exit code 1"]'])(
    'has not failed by these words: %j',
    (output) => {
      expect(toolPayload({ ...call, output })).toMatchObject({ hook_event_name: 'PostToolUse' });
    },
  );

  it('names a file, or a command, of a tool without a name too', () => {
    expect(targetOf({ name: 'Edit', input: '{"file_path":"a.ts"}' })).toEqual({ path: 'a.ts' });
    expect(targetOf({ name: '', input: 'make lint' })).toEqual({ command: 'make lint' });
    expect(targetOf({ name: 'Edit', input: 'make lint' })).toEqual({});
    expect(targetOf({ name: '', input: '' })).toEqual({});
  });
});

describe('plain options', () => {
  it.each([
    [['--file', 'a', '--file=b=c', '--json'], { file: ['a', 'b=c'], json: true }],
    [['--budget', '200', '--session-id', 's1'], { budget: 200, sessionId: 's1' }],
    [['--budget', '100', '--budget', '200', '--file', '-'], { budget: 200, file: ['-'] }],
    [[], {}],
  ])('are read as commander would: %j', (words, options) => {
    expect(readPlainOptions('brief', words)).toEqual(options);
  });

  it.each([
    ['--help'],
    ['-h'],
    ['words'],
    ['--fil=a'],
    ['--file'],
    ['--file='],
    ['--file', '--json'],
    ['--json=1'],
    ['--budget', '1'],
    ['--budget', 'many'],
    ['--', '--file'],
    ['--constructor', 'a'],
  ])('are left to commander where they are not plain: %j', (...words) => {
    expect(readPlainOptions('brief', words)).toBeUndefined();
  });
});
