import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolCallsOf } from '../../src/capture/tool-call.ts';

function used(tool: string, answer: unknown, input: unknown = {}): Record<string, unknown> {
  return { hook_event_name: 'PostToolUse', tool_name: tool, tool_input: input, tool_response: answer };
}

function failedWith(error: string, more: object = {}): Record<string, unknown> {
  return {
    hook_event_name: 'PostToolUseFailure',
    tool_name: 'Bash',
    tool_input: { command: 'x' },
    error,
    ...more,
  };
}

describe('toolCallsOf on success', () => {
  it.each([
    ['Bash', { stdout: 'out', stderr: 'err', interrupted: false }, 'out\nerr'],
    ['Bash', { stdout: '', stderr: 'only this' }, 'only this'],
    ['Bash', { stdout: 'first\nsecond, cut of', stderr: '', persistedOutputPath: '/t/out' }, 'first\n'],
    ['Bash', { stdout: 'one endless line', stderr: '', persistedOutputPath: '/t/out' }, ''],
    ['Read', { type: 'text', file: { filePath: '/a', content: 'hi\n' } }, 'hi\n'],
    ['Write', { type: 'create', filePath: '/a', content: 'line1\n', originalFile: null }, 'line1\n'],
    ['Edit', { filePath: '/a', oldString: 'hi', newString: 'hello', originalFile: 'hi' }, 'hello'],
    ['WebFetch', { code: 200, result: '# Page' }, '# Page'],
    ['Agent', { status: 'completed', content: [{ type: 'text', text: 'Found it' }] }, 'Found it'],
    ['Agent', { isAsync: true, status: 'async_launched' }, ''],
    [
      'mcp__a__b',
      [{ type: 'text', text: 'one' }, { type: 'image' }, { type: 'text', text: 'two' }],
      'one\ntwo',
    ],
    ['Grep', { mode: 'content', content: 'a.ts:1:x', filenames: [] }, 'a.ts:1:x'],
  ])('takes the text of %s from where that tool keeps it', (tool, answer, text) => {
    expect(toolCallsOf(used(tool, answer))).toEqual([
      { tool, input: {}, response: { outcome: 'success', text, interrupted: false } },
    ]);
  });

  it("keeps the client's reading of a soft exit code", () => {
    const [call] = toolCallsOf(
      used('Bash', { stdout: '', stderr: '', returnCodeInterpretation: 'No matches found' }),
    );
    expect(call?.response.interpretation).toBe('No matches found');
  });

  it('tells when it was interrupted', () => {
    expect(toolCallsOf(used('Bash', { stdout: '', interrupted: true }))[0]?.response.interrupted).toBe(true);
  });
});

describe('toolCallsOf on failure', () => {
  it('separates the exit code from the output', () => {
    const [call] = toolCallsOf(failedWith('Exit code 1\nout\nerr', { is_interrupt: false }));
    expect(call?.response).toEqual({ outcome: 'failure', text: 'out\nerr', exitCode: 1, interrupted: false });
  });

  it('knows a failure without output', () => {
    expect(toolCallsOf(failedWith('Exit code 3'))[0]?.response).toMatchObject({ text: '', exitCode: 3 });
  });

  it('gives no exit code where the message only speaks of one', () => {
    const [call] = toolCallsOf(failedWith('It said: Exit code 1'));
    expect(call?.response).toEqual({ outcome: 'failure', text: 'It said: Exit code 1', interrupted: false });
  });

  it.each([
    ['Exit code 143\nCommand timed out after 1s', {}],
    ['stopped', { is_interrupt: true }],
  ])('calls %j interrupted', (error, more) => {
    expect(toolCallsOf(failedWith(error, more))[0]?.response.interrupted).toBe(true);
  });
});

describe('toolCallsOf on a batch', () => {
  const rejected = '<tool_use_error>String to replace not found in file.\nString: nope</tool_use_error>';

  it('gives the rejected calls only: the others raise their own events', () => {
    const tool_calls = [
      { tool_name: 'Bash', tool_input: { command: 'exit 3' }, tool_response: 'Exit code 3' },
      { tool_name: 'Edit', tool_input: { file_path: '/a' }, tool_response: rejected },
      { tool_name: 'Bash', tool_input: { cmd: 'x' }, tool_response: [{ type: 'text', text: rejected }] },
    ];
    const calls = toolCallsOf({ hook_event_name: 'PostToolBatch', tool_calls });
    const text = 'String to replace not found in file.\nString: nope';
    expect(calls).toEqual([
      {
        tool: 'Edit',
        input: { file_path: '/a' },
        response: { outcome: 'rejected', text, interrupted: false },
      },
      { tool: 'Bash', input: { cmd: 'x' }, response: { outcome: 'rejected', text, interrupted: false } },
    ]);
  });

  it('does not take output that quotes the tag for a rejection', () => {
    const tool_calls = [{ tool_name: 'Bash', tool_input: {}, tool_response: `grep found: ${rejected}` }];
    expect(toolCallsOf({ hook_event_name: 'PostToolBatch', tool_calls })).toEqual([]);
  });
});

describe('toolCallsOf on anything else', () => {
  it.each([
    [{}],
    [{ hook_event_name: 'Stop' }],
    [{ hook_event_name: 'PostToolUse' }],
    [{ hook_event_name: 'PostToolUse', tool_name: 7, tool_response: {} }],
    [{ hook_event_name: 'PostToolBatch', tool_calls: 'no' }],
    [{ hook_event_name: 'PostToolBatch', tool_calls: [null, 3, {}] }],
  ])('gives nothing for %j', (payload) => {
    expect(toolCallsOf(payload)).toEqual([]);
  });

  it('never throws, whatever the fields hold', () => {
    const event = fc.constantFrom('PostToolUse', 'PostToolUseFailure', 'PostToolBatch');
    const fields = fc.record({
      tool_name: fc.anything(),
      tool_input: fc.anything(),
      tool_response: fc.anything(),
    });
    fc.assert(
      fc.property(
        event,
        fields,
        fc.anything(),
        fc.array(fields),
        (hook_event_name, own, error, tool_calls) => {
          for (const call of toolCallsOf({ ...own, hook_event_name, error, tool_calls })) {
            expect(typeof call.response.text).toBe('string');
            expect(typeof call.input).toBe('object');
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
