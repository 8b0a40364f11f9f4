import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handoffText } from '../../../src/session/handoff/parts.ts';
import { runningTasks as runningIn } from '../../../src/session/handoff/running.ts';
import { recentTalk } from '../../../src/session/handoff/talk.ts';
import { NOTHING } from '../../helpers/handoff-parts.ts';

const runningTasks = (lines: readonly string[], ended?: ReadonlySet<string>) =>
  runningIn(recentTalk(lines, (text) => text).events, ended);

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
const tasks = (...lines: string[]): string[] => runningTasks(lines).map(({ task }) => task);

describe('of the subagents of a transcript there go on', () => {
  const inBackground = [
    sent('t1', 'look'),
    launched('t1', 'a1'),
    sent('t2', 'fix', 'Task'),
    launched('t2', 'a2'),
  ];

  it('those that were launched into the background', () => {
    expect(runningTasks(inBackground)).toEqual([
      { kind: 'agent', id: 'a1', type: 'Explore', task: 'look' },
      { kind: 'agent', id: 'a2', type: 'Explore', task: 'fix' },
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
    expect(runningTasks(inBackground, new Set(['a1', 'other']))).toMatchObject([{ id: 'a2' }]);
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
        expect(Array.isArray(runningTasks([sent('t1', 'look'), ...lines]))).toBe(true);
      }),
    );
  });
});

describe('of the shells of a transcript there go on', () => {
  const ran = (call: string, command: string, more: object = {}): string =>
    line('assistant', [{ type: 'tool_use', id: call, name: 'Bash', input: { command, ...more } }]);
  const used = (call: string, name: string, input: object): string =>
    line('assistant', [{ type: 'tool_use', id: call, name, input }]);
  const server = [
    ran('t1', 'npm run dev', { run_in_background: true }),
    result('t1', { stdout: '', backgroundTaskId: 'b1' }),
  ];
  const state = (status: string): string[] => [
    used('t2', 'TaskOutput', { task_id: 'b1' }),
    result('t2', { retrieval_status: 'success', task: { task_id: 'b1', task_type: 'local_bash', status } }),
  ];

  it('those that the client put into the background, asked to or by a time-out', () => {
    expect(runningTasks(server)).toEqual([{ kind: 'shell', id: 'b1', type: '', task: 'npm run dev' }]);
    expect(tasks(ran('t1', 'make'), result('t1', { backgroundTaskId: 'b2' }))).toEqual(['make']);
    expect(tasks(...server, ...state('running'), line('user', 'Go on.'))).toEqual(['npm run dev']);
  });

  it.each([
    ['stopped', [used('t2', 'TaskStop', { task_id: 'b1' })]],
    ['stopped by an earlier client', [used('t2', 'KillShell', { shell_id: 'b1' })]],
    ['said to be over', state('completed')],
    [
      'said to be over by an earlier client',
      [used('t2', 'BashOutput', { bash_id: 'b1' }), result('t2', { shellId: 'b1', status: 'killed' })],
    ],
    ['noticed as over', [notified('<task-id>b1</task-id>')]],
  ])('not one that was %s', (_what, end) => {
    expect(tasks(...server, ...end)).toEqual([]);
  });

  it('what a shell line left behind, until something was killed', () => {
    const left = [ran('t1', 'npm start > log 2>&1 &'), result('t1', { stdout: '' })];
    expect(tasks(...left)).toEqual(['npm start > log 2>&1 &']);
    expect(tasks(...left, ran('t2', 'pkill -f "npm start"'), result('t2', {}))).toEqual([]);
    const up = [ran('t1', 'docker compose up -d db'), result('t1', {})];
    expect(tasks(...up)).toEqual(['docker compose up -d db']);
    expect(tasks(...up, ran('t2', 'docker compose down'), result('t2', {}))).toEqual([]);
  });

  it('none that ran and ended, or was under way at the end', () => {
    expect(tasks(ran('t1', 'npm test 2>&1'), result('t1', { stdout: 'ok' }))).toEqual([]);
    expect(tasks(ran('t1', 'a && b'), result('t1', {}), ran('t2', 'npm test'))).toEqual([]);
  });
});

describe('a handoff names shells', () => {
  const running = [{ kind: 'shell' as const, id: 'b1', type: '', task: 'npm run dev' }];

  it('as running where the client lives on, else as what has to be started again', () => {
    expect(handoffText({ ...NOTHING, running })).toContain(
      '## Next\n- Runs in the background: `npm run dev` (b1)',
    );
    expect(handoffText({ ...NOTHING, running, occasion: 'end' })).toContain(
      '- Ran, and may have to be started again, in the background: `npm run dev` (b1)',
    );
  });
});

describe('a handoff names them', () => {
  const agents = ['look', 'fix', 'test', 'tell'].map((task, at) => ({
    kind: 'agent' as const,
    id: `a${at}`,
    type: 'Explore',
    task,
  }));

  it('in one line, with what ends it by', () => {
    expect(handoffText({ ...NOTHING, running: agents.slice(0, 1) })).toContain(
      '## Next\n- Subagents that had not ended: Explore (a0): look',
    );
    expect(handoffText({ ...NOTHING, running: agents })).toContain('Explore (a2): test; 1 more');
    expect(handoffText({ ...NOTHING, running: [{ kind: 'agent', id: '', type: '', task: '' }] })).toContain(
      'ended: one',
    );
    expect(handoffText(NOTHING)).not.toContain('Subagents');
  });

  it('as cut off where the client died', () => {
    expect(handoffText({ ...NOTHING, occasion: 'crash', running: agents })).toContain(
      'that were cut off: Explore (a0)',
    );
  });
});
