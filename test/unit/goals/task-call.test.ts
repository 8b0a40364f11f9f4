import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transcriptEvents } from '../../../src/capture/transcript.ts';
import { isGoalEvent } from '../../../src/session/goal-book.ts';
import { hasText, taskEvent } from '../../../src/session/goal-events.ts';
import { goalEvents } from '../../../src/session/goal-request.ts';

const at = '2026-11-22T10:00:00.000Z';
const line = (raw: string, maxChars: number): string =>
  raw.replaceAll('hunter2', '[REDACTED]').slice(0, maxChars);
const call = (tool: string, input: object, response: object = {}, agent?: string) =>
  taskEvent(
    { id: 'toolu_1', at, tool, input: { ...input }, response: { ...response }, ...(agent ? { agent } : {}) },
    line,
  );

describe('a call of a task tool', () => {
  it('makes a task by the number that the client gave it', () => {
    const input = { subject: 'Parse hunter2', description: 'long', activeForm: 'Parsing' };
    expect(call('TaskCreate', input, { task: { id: '3', subject: 'Parse' } }, 'a1')).toEqual({
      type: 'task',
      id: 'toolu_1',
      at,
      task: '3',
      made: true,
      subject: 'Parse [REDACTED]',
    });
  });

  it('changes one', () => {
    const response = { success: true };
    expect(call('TaskUpdate', { taskId: '3', status: 'deleted' }, response)).toMatchObject({
      task: '3',
      state: 'deleted',
    });
  });

  it('writes a whole list, of a subagent its own', () => {
    const todos = [{ content: 'One', status: 'pending' }, { content: 'Two', status: 'odd' }, 'three', null];
    expect(call('TodoWrite', { todos }, {}, 'a1')).toMatchObject({
      type: 'planned',
      tasks: [{ subject: 'One', state: 'pending' }],
      agent: 'a1',
    });
  });

  it.each([
    ['TaskUpdate', { taskId: '99', status: 'completed' }, { success: false, error: 'Task not found' }],
    ['TaskUpdate', { taskId: '1', addBlockedBy: ['2'] }, {}],
    ['TaskUpdate', { taskId: 'some words', status: 'completed' }, {}],
    ['TaskCreate', { subject: 'Without a number' }, {}],
    ['TaskCreate', { subject: 7 }, { task: { id: '1' } }],
    ['TodoWrite', { todos: 'all' }, {}],
    ['TaskList', {}, {}],
  ])('of %s with %o says nothing', (tool, input, response) => {
    expect(call(tool, input, response)).toBeUndefined();
  });

  it('with a text in it needs a filter, one without does not', () => {
    expect(hasText({ tool: 'TaskUpdate', input: { taskId: '1', status: 'completed' } })).toBe(false);
    expect(hasText({ tool: 'TaskUpdate', input: { taskId: '1', subject: 'New' } })).toBe(true);
    expect(hasText({ tool: 'TaskCreate', input: {} })).toBe(true);
  });

  it('may be anything at all', () => {
    const anything = fc.dictionary(
      fc.constantFrom('taskId', 'status', 'subject', 'todos', 'task'),
      fc.anything(),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('TaskCreate', 'TaskUpdate', 'TodoWrite'),
        anything,
        anything,
        (tool, a, b) => {
          const event = call(tool, a, b);
          if (event !== undefined) expect(isGoalEvent(JSON.parse(JSON.stringify(event)))).toBe(true);
        },
      ),
    );
  });
});

describe('a transcript', () => {
  it('whose words must not be known still says that something else was asked for', () => {
    const hidden = (): string => '';
    const events = (text: string) => goalEvents([{ type: 'prompt', text, at }], hidden, at);
    expect(events('please change the private file')).toMatchObject([{ kind: 'done', title: '' }]);
    expect(events('why is the private file slow?')).toEqual([]);
  });

  it('tells prompts and calls, but no call that was refused', () => {
    const entry = (type: string, content: unknown, more: object = {}): string =>
      JSON.stringify({ type, message: { role: type, content }, timestamp: at, ...more });
    const use = (id: string, name: string, input: object) =>
      entry('assistant', [{ type: 'tool_use', id, name, input }]);
    const result = (id: string, toolUseResult: object) =>
      entry('user', [{ type: 'tool_result', tool_use_id: id, content: 'x' }], { toolUseResult });
    const lines = [
      entry('user', 'please add a reader'),
      use('a', 'TaskCreate', { subject: 'Parse' }),
      result('a', { task: { id: '1', subject: 'Parse' } }),
      use('b', 'TaskUpdate', { taskId: '9', status: 'completed' }),
      result('b', { success: false, taskId: '9', error: 'Task not found' }),
      use('c', 'Bash', { command: 'ls' }),
    ];
    const events = goalEvents(
      lines.flatMap((text) => transcriptEvents(text)),
      line,
      at,
    );
    expect(events).toMatchObject([
      { type: 'asked', kind: 'request', title: 'Add a reader', at },
      { type: 'task', id: 'a', task: '1', subject: 'Parse', at },
    ]);
    expect(events).toHaveLength(2);
  });
});
