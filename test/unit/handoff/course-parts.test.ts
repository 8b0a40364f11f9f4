import { describe, expect, it } from 'vitest';
import { changeIn, listNews } from '../../../src/session/handoff/list-changes.ts';
import { reportsIn, type TalkEvent } from '../../../src/session/handoff/running.ts';
import { recentTalk as talkIn } from '../../../src/session/handoff/talk.ts';

const recentTalk = (lines: readonly string[]) => talkIn(lines, (text) => text);

const call = (id: string, tool: string, input: object) => ({ type: 'call', id, tool, input }) as TalkEvent;

const changed = (input: object) => changeIn(input as Parameters<typeof changeIn>[0], (text) => text);

describe('what an edit changes', () => {
  it('is told by what it makes, else by its first line, with how much comes and goes', () => {
    const code = 'export async function sum(a) {\n  return a;\n}\nit("adds up", () => {\nconst total = 1;\n';
    expect(changed({ content: code })).toBe('+4 lines: sum, adds up, total');
    expect(changed({ old_string: 'a\nb', new_string: 'a\nc\nd' })).toBe('+2 −1 lines: `c`');
    expect(changed({ old_string: 'a\nb', new_string: 'a' })).toBe('−1 lines: removed `b`');
    expect(changed({ edits: [{ old_string: '', new_string: 'def one():' }, { new_string: '## Two' }] })).toBe(
      '+2 lines: one, Two',
    );
    expect(changed({})).toBe('');
  });
});

describe('the list of things to do', () => {
  it('is known by its last changes: the state, what came since, what an entry says', () => {
    const events: TalkEvent[] = [
      call('1', 'TaskCreate', { subject: 'Write it', description: 'One page.' }),
      { type: 'result', id: '1', failed: false, task: '7' },
      call('2', 'TaskUpdate', { taskId: '7', status: 'in_progress' }),
      call('3', 'Bash', { command: 'ls' }),
      { type: 'report', from: 'x', text: '', over: [] },
      call('4', 'TaskUpdate', { taskId: '7', owner: 'me' }),
      call('5', 'TaskUpdate', { taskId: '9', status: 'completed' }),
    ];
    expect([...listNews(events)]).toEqual([
      ['Write it', { state: 'in_progress', since: 2, description: 'One page.' }],
    ]);
  });
});

describe('the reports of other agents', () => {
  const notice =
    '<task-notification>\n<task-id>a1</task-id>\n<status>completed</status>\n<summary>Agent "Look" completed</summary>\n<result>Three carts.</result>\n</task-notification>';

  it('are what a notice of the client’s and a teammate say, without its own messages', () => {
    const message =
      '<teammate-message teammate_id="ui" color="red" summary="UI is done">\nAll 7 tasks.\n</teammate-message>';
    const idle = '<teammate-message teammate_id="ui">\n{"type":"idle_notification"}\n</teammate-message>';
    expect(reportsIn(`${notice}\n${message}\n${idle}`)).toEqual([
      { type: 'report', from: 'Agent "Look" completed', text: 'Three carts.', over: ['a1'] },
      { type: 'report', from: 'ui reports', text: 'UI is done\nAll 7 tasks.', over: [] },
    ]);
    expect(reportsIn('<task-notification><status>failed</status>')).toEqual([
      { type: 'report', from: 'background task failed', text: '', over: [] },
    ]);
    expect(reportsIn('No notice.')).toEqual([]);
    expect(reportsIn('What is a `<task-notification>`? Mend the login page.')).toEqual([]);
  });

  it('stand in the talk of a session, and are no prompts of the user', () => {
    const user = (content: unknown) => JSON.stringify({ type: 'user', message: { content } });
    const talk = recentTalk([user('Look for carts.'), user(notice)]);
    expect(talk.events.map(({ type }) => type)).toEqual(['prompt', 'report']);
    expect(talk.lastPrompt).toBe('Look for carts.');
    const read = [{ type: 'tool_result', tool_use_id: 'x', content: notice }];
    expect(recentTalk([user(read)]).events.map(({ type }) => type)).toEqual(['result']);
    const aside = JSON.stringify({ type: 'user', isSidechain: true, message: { content: notice } });
    expect(recentTalk([aside]).events).toEqual([]);
  });
});
