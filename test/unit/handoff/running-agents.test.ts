import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handoffText } from '../../../src/domain/handoff/parts.ts';
import { runningAgents } from '../../../src/domain/handoff/running-agents.ts';
import { NOTHING } from '../../helpers/handoff-parts.ts';

const line = (type: string, content: unknown, more: object = {}): string =>
  JSON.stringify({ type, message: { role: type, content }, ...more });
const sent = (call: string, task: string, name = 'Agent'): string =>
  line('assistant', [
    { type: 'tool_use', id: call, name, input: { description: task, subagent_type: 'Explore', prompt: 'p' } },
  ]);
const result = (call: string, toolUseResult: unknown): string =>
  line('user', [{ type: 'tool_result', tool_use_id: call, content: 'ok' }], { toolUseResult });
const launched = (call: string, agentId: string): string =>
  result(call, { status: 'async_launched', agentId });
const notified = (words: string): string =>
  line('user', `<task-notification>\n${words}\n<status>killed</status>`);
const tasks = (...lines: string[]): string[] => runningAgents(lines).map(({ task }) => task);

describe('of the subagents of a transcript there go on', () => {
  const inBackground = [
    sent('t1', 'look'),
    launched('t1', 'a1'),
    sent('t2', 'fix', 'Task'),
    launched('t2', 'a2'),
  ];

  it('those that were launched into the background', () => {
    expect(runningAgents(inBackground)).toEqual([
      { id: 'a1', type: 'Explore', task: 'look' },
      { id: 'a2', type: 'Explore', task: 'fix' },
    ]);
  });

  it.each([
    ['a notice by its call', notified('<tool-use-id>t1</tool-use-id>')],
    ['a notice by its id', notified('<task-id>a1</task-id>')],
    [
      'a call that stops it',
      line('assistant', [{ type: 'tool_use', id: 't9', name: 'TaskStop', input: { task_id: 'a1' } }]),
    ],
  ])('not one that %s has ended', (_what, end) => {
    expect(tasks(...inBackground, end)).toEqual(['fix']);
  });

  it('not one whose end was told otherwise', () => {
    expect(runningAgents(inBackground, new Set(['a1', 'other']))).toMatchObject([{ id: 'a2' }]);
  });

  it('one that the session waits for, until there is a result, or the user says something else', () => {
    expect(tasks(sent('t1', 'look'))).toEqual(['look']);
    expect(tasks(sent('t1', 'look'), notified('<task-id>x</task-id>'))).toEqual(['look']);
    expect(tasks(sent('t1', 'look'), result('t1', { status: 'completed', agentId: 'a1' }))).toEqual([]);
    expect(tasks(sent('t1', 'look'), result('t1', 'Error: interrupted'))).toEqual([]);
    expect(tasks(sent('t1', 'look'), line('user', 'Stop that, and try the other.'))).toEqual([]);
    expect(tasks(...inBackground, line('user', 'And now something else.'))).toEqual(['look', 'fix']);
  });

  it('none that a subagent started, and none where a line cannot be read', () => {
    expect(tasks(JSON.stringify({ ...JSON.parse(sent('t1', 'inner')), isSidechain: true }))).toEqual([]);
    expect(tasks(sent('t1', 'look').slice(0, -5))).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.json()), (lines) => {
        expect(Array.isArray(runningAgents([sent('t1', 'look'), ...lines]))).toBe(true);
      }),
    );
  });
});

describe('a handoff names them', () => {
  const agents = ['look', 'fix', 'test', 'tell'].map((task, at) => ({ id: `a${at}`, type: 'Explore', task }));

  it('in one line, with what ends it by', () => {
    expect(handoffText({ ...NOTHING, agents: agents.slice(0, 1) })).toContain(
      '## Next\n- Subagents that had not ended: Explore (a0): look',
    );
    expect(handoffText({ ...NOTHING, agents })).toContain('Explore (a2): test; 1 more');
    expect(handoffText({ ...NOTHING, agents: [{ id: '', type: '', task: '' }] })).toContain('ended: one');
    expect(handoffText(NOTHING)).not.toContain('Subagents');
  });

  it('as cut off where the client died', () => {
    expect(handoffText({ ...NOTHING, occasion: 'crash', agents })).toContain(
      'that were cut off: Explore (a0)',
    );
  });
});
