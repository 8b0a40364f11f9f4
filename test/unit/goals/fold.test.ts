import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldBook,
  type GoalBook,
  goalsIn,
  NEW_BOOK,
  openGoalsIn,
  tasksIn,
  withEvents,
} from '../../../src/session/goal-book.ts';
import type { AskedKind, GoalEvent } from '../../../src/session/goal-events.ts';
import { goalsToTell, goalText } from '../../../src/session/goals.ts';
import type { Goal } from '../../../src/session/goals-folded.ts';

const START = Date.parse('2026-11-22T10:00:00.000Z');
const at = (second: number): string => new Date(START + second * 1000).toISOString();

/** Events a minute apart, in the order they are given. */
type Spec = GoalEvent extends infer E ? (E extends GoalEvent ? Omit<E, 'id' | 'at'> : never) : never;
const eventsOf = (...specs: Spec[]): GoalEvent[] =>
  specs.map((spec, index) => ({ ...spec, id: `e${index}`, at: at(index * 60) }) as GoalEvent);
const bookOf = (...specs: Spec[]): GoalBook => withEvents(NEW_BOOK, eventsOf(...specs));

const asked = (title: string, kind: AskedKind = 'request'): Spec => ({ type: 'asked', kind, title });
const answered = (finished = false): Spec => ({ type: 'answered', finished });
const made = (task: string, subject: string): Spec => ({ type: 'task', task, made: true, subject });
const moved = (task: string, state: 'pending' | 'in_progress' | 'completed' | 'deleted'): Spec => ({
  type: 'task',
  task,
  state,
});
const planned = (...tasks: [string, 'pending' | 'in_progress' | 'completed'][]): Spec => ({
  type: 'planned',
  tasks: tasks.map(([subject, state]) => ({ subject, state })),
});
const goals = (book: GoalBook): readonly Goal[] => goalsIn(foldBook(book), 's1');
const stateOf = (book: GoalBook, title: string): string | undefined =>
  goals(book).find((goal) => goal.title === title)?.state;
const tell = (book: GoalBook, ended = false): string[] =>
  goalsToTell(foldBook(book), book.told, { ended }).map(({ summary }) => summary);
/** The book after what is to be told was told. */
const toldOf = (book: GoalBook): GoalBook => ({
  ...book,
  told: Object.fromEntries(
    goalsToTell(foldBook(book), book.told, { ended: false }).map((goal) => [
      goal.id,
      { id: 'm', text: goalText(goal), mark: goal.mark },
    ]),
  ),
});

describe('a goal that was asked for', () => {
  it('is active, in work once answered, reached once an answer tells of a change', () => {
    expect(stateOf(bookOf(asked('Add a reader')), 'Add a reader')).toBe('active');
    expect(stateOf(bookOf(asked('Add a reader'), answered()), 'Add a reader')).toBe('progress');
    expect(stateOf(bookOf(asked('Add a reader'), answered(true)), 'Add a reader')).toBe('completed');
  });

  it.each<AskedKind>(['done', 'request'])(
    'is reached where the user goes on after an answer (%s)',
    (kind) => {
      expect(
        stateOf(bookOf(asked('Add a reader'), answered(), asked('Next thing', kind)), 'Add a reader'),
      ).toBe('completed');
    },
  );

  it('stands as its tasks do, whatever the answers say', () => {
    const begun = [asked('Add a reader'), made('1', 'Parse'), made('2', 'Test'), moved('1', 'completed')];
    expect(stateOf(bookOf(...begun, answered(true), asked('Other', 'done')), 'Add a reader')).toBe(
      'progress',
    );
    expect(stateOf(bookOf(...begun, moved('2', 'completed')), 'Add a reader')).toBe('completed');
    expect(stateOf(bookOf(...begun, moved('2', 'deleted')), 'Add a reader')).toBe('completed');
  });

  it('is refined by what changes it, and keeps its name', () => {
    const book = bookOf(asked('Add a reader'), answered(true), asked('Only for parquet', 'adjusts'));
    expect(goals(book)).toMatchObject([
      { title: 'Add a reader', state: 'refined', details: ['Only for parquet'] },
    ]);
  });

  it.each<[string, string, AskedKind]>([
    ['Add a toggle for dark mode', 'No, use a select instead of a toggle', 'adjusts'],
    ['Add a toggle for dark mode', 'Use a select instead of the toggle', 'request'],
    ['Add a toggle for dark mode', 'It should be a select, not a toggle', 'adjusts'],
    ['Add a toggle for dark mode', 'Actually I prefer a select rather than a toggle there', 'adjusts'],
  ])('"%s" has other words after "%s", and is no new one', (title, said, kind) => {
    for (const before of [[asked(title)], [asked(title), answered()], [asked(title), answered(true)]])
      expect(goals(bookOf(...before, asked(said, kind)))).toMatchObject([
        { title: 'Add a select for dark mode', state: 'refined', formerly: [title] },
      ]);
  });

  it('says behind its words what they have not, and keeps its article right', () => {
    const one = bookOf(asked('Add a dark mode'), asked('No, use a select instead of a toggle', 'adjusts'));
    expect(goals(one)).toMatchObject([{ title: 'Add a dark mode (use a select instead of a toggle)' }]);
    const two = bookOf(asked('Write a script'), asked('Make it an importer instead of a script', 'adjusts'));
    expect(goals(two)).toMatchObject([{ title: 'Write an importer' }]);
    const other = bookOf(asked('Add a reader'), answered(true), asked('Use pnpm instead of npm in CI'));
    expect(goals(other).map(({ title }) => title)).toEqual(['Add a reader', 'Use pnpm instead of npm in CI']);
  });

  it('is brought on by subagents, by what they are and how they ended, and reached by none of them', () => {
    const sent = (kind: string, status: 'success' | 'partial' | 'failed'): Spec => ({
      type: 'agent-ended',
      agent: `${kind}-${status}`,
      kind,
      status,
    });
    expect(stateOf(bookOf(asked('Add a reader'), sent('Explore', 'failed')), 'Add a reader')).toBe('active');
    const book = bookOf(
      asked('Add a reader'),
      sent('Explore', 'success'),
      sent('general-purpose', 'partial'),
    );
    expect(goals(book)).toMatchObject([
      {
        state: 'progress',
        advances: [
          { type: 'Explore', delta: 0.25 },
          { type: 'general-purpose', delta: 0.25 },
        ],
      },
    ]);
    const told = goalsToTell(
      foldBook(
        withEvents(
          book,
          eventsOf(answered(), answered()).map((it, place) => ({
            ...it,
            id: `a${place}`,
            at: at(9000 + place),
          })),
        ),
      ),
      {},
      { ended: true },
    );
    expect(told[0]?.body).toContain(
      'Brought on by subagents (about 44 %): Explore 0.25, general-purpose 0.25.',
    );
    expect(goals(withEvents(book, book.events))).toEqual(goals(book));
  });

  it('that was put in other words before an answer came is the same goal', () => {
    const book = bookOf(asked('Invert that flag logic'), asked('Invert Telemetry Flag Logic'));
    expect(goals(book)).toMatchObject([
      { title: 'Invert Telemetry Flag Logic', state: 'refined', formerly: ['Invert that flag logic'] },
    ]);
  });

  it('is given up where it is called off, or something else is asked before an answer came', () => {
    expect(stateOf(bookOf(asked('Add a reader'), answered(), asked('', 'calls-off')), 'Add a reader')).toBe(
      'abandoned',
    );
    expect(stateOf(bookOf(asked('Add a reader'), asked('Update docs')), 'Add a reader')).toBe('abandoned');
  });

  it('that was called off is taken up again by work on it, not by tidying its list', () => {
    const off = [asked('Add a reader'), made('1', 'Parse'), made('2', 'Test'), asked('', 'calls-off')];
    expect(stateOf(bookOf(...off, moved('1', 'deleted')), 'Add a reader')).toBe('abandoned');
    expect(openGoalsIn(bookOf(...off), 's1')).toEqual([]);
    expect(stateOf(bookOf(...off, moved('1', 'in_progress')), 'Add a reader')).toBe('progress');
  });

  it('asked for again is open again, and one goal', () => {
    const book = bookOf(asked('Run the checks'), answered(true), asked('run the  checks'));
    expect(goals(book)).toHaveLength(1);
    expect(goals(book)[0]?.state).toBe('active');
  });

  it('may have been no request at all: the tasks that are made for it say so', () => {
    const book = bookOf(asked('More review comments', 'other'), made('1', 'Fix the race'));
    expect(goals(book)).toMatchObject([
      { title: 'More review comments', source: 'prompt' },
      { title: 'Fix the race', source: 'task', parent: goals(book)[0]?.id },
    ]);
    expect(goals(bookOf(asked('Why is it slow', 'other'), answered()))).toEqual([]);
  });
});

describe('the list of tasks', () => {
  it('follows tasks by their numbers', () => {
    const book = bookOf(
      made('1', 'Parse'),
      made('2', 'Test'),
      moved('1', 'in_progress'),
      moved('2', 'deleted'),
    );
    expect(tasksIn(foldBook(book))).toEqual([{ id: '1', subject: 'Parse', state: 'in_progress' }]);
  });

  it('knows a task by its number whose making was told after its change', () => {
    const book = bookOf(moved('1', 'in_progress'), made('1', 'Parse'));
    expect(tasksIn(foldBook(book))).toEqual([{ id: '1', subject: 'Parse', state: 'in_progress' }]);
  });

  it('follows a list that is written whole: what is gone and was not done is given up', () => {
    const book = bookOf(
      asked('Add a reader'),
      planned(['Parse files', 'in_progress'], ['Write docs', 'pending']),
      planned(['Parse files', 'completed'], ['Add a test', 'pending']),
    );
    expect(tasksIn(foldBook(book)).map(({ subject, state }) => [subject, state])).toEqual([
      ['Parse files', 'completed'],
      ['Add a test', 'pending'],
    ]);
    expect(stateOf(book, 'Write docs')).toBe('abandoned');
  });

  it('sees an entry in other words at its place as the same one', () => {
    const book = bookOf(planned(['Parse the files', 'pending']), planned(['Parse the big files', 'pending']));
    expect(goals(book)).toMatchObject([
      { title: 'Parse the big files', state: 'refined', formerly: ['Parse the files'] },
    ]);
  });

  it('keeps a subagent apart: its list neither changes nor ends another, and goes with it', () => {
    const own: Spec = { type: 'planned', agent: 'a1', tasks: [{ subject: 'Look around', state: 'pending' }] };
    const book = bookOf(
      asked('Add a reader'),
      planned(['Parse', 'pending']),
      own,
      planned(['Parse', 'completed']),
    );
    expect(tasksIn(foldBook(book))).toEqual([
      { id: 'todo-0', subject: 'Parse', state: 'completed' },
      { id: 'todo-0', subject: 'Look around', state: 'pending', agent: 'a1' },
    ]);
    expect(stateOf(book, 'Add a reader')).toBe('completed');
    const ended = withEvents(book, [{ type: 'agent-ended', id: 'x', at: at(9999), agent: 'a1' }]);
    expect(tasksIn(foldBook(ended))).toHaveLength(1);
  });
});

describe('events', () => {
  const some = eventsOf(
    asked('Add a reader'),
    made('1', 'Parse'),
    made('2', 'Test'),
    moved('1', 'in_progress'),
    answered(),
    planned(['Look', 'pending'], ['Read', 'pending']),
    moved('1', 'completed'),
    planned(['Look', 'completed']),
    moved('2', 'completed'),
    asked('Something else'),
    answered(true),
  );

  it('come to the same in whatever order and however often they come', () => {
    const expected = foldBook(withEvents(NEW_BOOK, some));
    fc.assert(
      fc.property(fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 }), (shuffled) => {
        const book = shuffled.reduce<GoalBook>((sum, event) => withEvents(sum, [event]), NEW_BOOK);
        expect(foldBook(book)).toEqual(expected);
      }),
    );
  });

  it('told by a hook and by the transcript are one', () => {
    const hook: GoalEvent = {
      type: 'task',
      id: 'toolu_1',
      at: at(1.2),
      task: '1',
      made: true,
      subject: 'Parse',
    };
    expect(withEvents(NEW_BOOK, [hook, { ...hook, at: at(1) }]).events).toHaveLength(1);
  });

  it('stay bounded over a long session', () => {
    const many = Array.from({ length: 3_000 }, (_, turn) => made(String(turn), `Task ${turn}`));
    const book = withEvents(NEW_BOOK, eventsOf(...many));
    expect(book.events.map(({ id }) => id)).toEqual(many.map((_, turn) => `e${turn}`).slice(-1_000));
  });
});

describe('what is told in a memory', () => {
  it('is nothing of a goal that was asked, answered and done in one turn, nor of one that is just in work', () => {
    expect(tell(bookOf(asked('Fix the typo'), answered(true)), true)).toEqual([]);
    expect(tell(bookOf(asked('Look at it'), answered()), true)).toEqual([]);
  });

  it('is a goal whose tasks a turn leaves open, with them', () => {
    const book = bookOf(
      asked('Add a reader'),
      made('1', 'Parse'),
      made('2', 'Test'),
      moved('1', 'completed'),
      answered(),
    );
    const [goal, ...others] = goalsToTell(foldBook(book), {}, { ended: false });
    expect(others).toEqual([]);
    expect(goal?.summary).toBe('Goal, in work: Add a reader');
    expect(goal?.body).toContain('Tasks (1 of 2 done):\n- open: Test\n- done: Parse');
  });

  it('is a goal that two answers did not reach, and none that had no answer: the story tells what was asked last', () => {
    expect(tell(bookOf(asked('Add a reader'), answered(), answered()))).toEqual([
      'Goal, in work: Add a reader',
    ]);
    expect(tell(bookOf(asked('Add a reader')))).toEqual([]);
    expect(tell(bookOf(asked('Add a reader')), true)).toEqual([]);
  });

  it('is told again when its state changes; when its tasks do, only at the end', () => {
    const events = eventsOf(asked('Add a reader'), made('1', 'Parse'), made('2', 'Test'), answered());
    const known = toldOf(withEvents(NEW_BOOK, events));
    expect(tell(known)).toEqual([]);
    expect(tell(known, true)).toEqual([]);
    const task = (id: string, number: string, second: number): GoalEvent => ({
      type: 'task',
      id,
      at: at(second),
      task: number,
      state: 'completed',
    });
    const further = withEvents(known, [task('x', '1', 900)]);
    expect(tell(further)).toEqual([]);
    expect(tell(further, true)).toEqual(['Goal, in work: Add a reader']);
    expect(tell(withEvents(further, [task('y', '2', 960)]))).toEqual(['Goal, reached: Add a reader']);
  });

  it('of tasks that no prompt is known for is a few', () => {
    const book = bookOf(
      ...Array.from({ length: 20 }, (_, number) => made(String(number), `Do thing ${number}`)),
    );
    expect(tell(book)).toHaveLength(3);
  });
});
