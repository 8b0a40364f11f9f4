import { mkdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEW_BOOK, openGoalsIn } from '../../src/session/goal-book.ts';
import type { GoalEvent } from '../../src/session/goal-events.ts';
import { createGoalFiles } from '../../src/session/session-files.ts';
import { tasksOf } from '../../src/session/sessions.ts';
import { useFolders } from '../helpers/repo.ts';
import { filesIn } from '../helpers/session.ts';

const folder = useFolders();
const made = (task: string, second = 0): GoalEvent => ({
  type: 'task',
  id: `toolu_${task}`,
  at: `2026-11-22T10:00:0${second}.000Z`,
  task,
  made: true,
  subject: `Task ${task}`,
});

describe('the files of goals', () => {
  it('say what was noted and told, readable by their owner alone', () => {
    const directory = join(folder(), 'goals');
    const store = createGoalFiles(directory);
    store.note('s1', [made('1')]);
    expect(openGoalsIn(store.read('s1'), 's1')).toMatchObject([
      { title: 'Task 1', state: 'active', session: 's1' },
    ]);
    const told = { a: { id: 'm', text: 'Task 1', mark: 'active' } };
    store.tell('s1', told);
    store.note('s1', [made('2', 1)]);
    expect(tasksOf({ goals: store }, 's1').map(({ id }) => id)).toEqual(['1', '2']);
    expect(store.read('s1').told).toEqual(told);
    expect(tasksOf({ goals: store }, 's2')).toEqual([]);
    expect(store.sessions()).toEqual(['s1']);
    for (const file of filesIn(directory)) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  });

  it('begin anew where they are damaged or another version wrote them, and pass over records that are none', () => {
    const directory = join(folder(), 'goals');
    const store = createGoalFiles(directory);
    store.note('s1', [made('1')]);
    writeFileSync(join(directory, 's1.jsonl'), '{"half\n[1,{"type":"task"},null]\n"text"\n', { flag: 'a' });
    for (const told of ['{', '{"told":7}', 'null', '{}']) {
      writeFileSync(join(directory, 's1.json'), told);
      expect(store.read('s1').events).toHaveLength(1);
    }
    expect(createGoalFiles('/dev/null/none').read('s1')).toEqual(NEW_BOOK);
  });

  it('are read, searched and removed with what a flush moved aside, and stand the folder of it, however old', () => {
    const directory = join(folder(), 'goals');
    const store = createGoalFiles(directory);
    store.note('s1', [made('1')]);
    mkdirSync(join(directory, 'taken'));
    renameSync(join(directory, 's1.jsonl'), join(directory, 'taken/s1.1.taken.jsonl'));
    utimesSync(join(directory, 'taken'), 0, 0);
    store.prune(Date.now(), 1_000_000);
    expect(store.sessions()).toEqual(['s1']);
    expect(store.textOf('s1')).toContain('Task 1');
    store.drop('s1');
    expect(store.read('s1').events).toEqual([]);
  });

  it('hide nothing of a former book from a purge, of which they know nothing else', () => {
    const directory = join(folder(), 'goals');
    const store = createGoalFiles(directory);
    store.note('s1', [made('1')]);
    writeFileSync(join(directory, 's1.json'), '{"base":{"title":"Old words"},"events":[],"told":{"a":{}}}');
    expect(store.textOf('s1')).toContain('Old words');
    expect(store.read('s1').told).toEqual({});
  });

  it('are written anew without doubles when they have grown', () => {
    const directory = join(folder(), 'goals');
    const store = createGoalFiles(directory);
    const long = { ...made('1'), subject: 'x'.repeat(100_000) } as GoalEvent;
    for (let times = 0; times < 12; times += 1) store.note('s1', [long]);
    expect(statSync(join(directory, 's1.jsonl')).size).toBeLessThan(1024 * 1024);
    expect(store.read('s1').events).toHaveLength(1);
  });

  it('go when nobody has touched them for long', () => {
    const directory = join(folder(), 'goals');
    const store = createGoalFiles(directory);
    for (const session of ['old', 'new']) store.note(session, [made('1')]);
    utimesSync(join(directory, 'old.jsonl'), 0, 0);
    store.prune(Date.now(), 1_000_000);
    expect(store.sessions()).toEqual(['new']);
    store.drop('new');
    expect(filesIn(directory)).toEqual([]);
  });
});
