import { describe, expect, it } from 'vitest';
import type { Memory } from '../../../src/core/memory.ts';
import { parseNote } from '../../../src/core/note.ts';
import { type EventLine, encodeLine, type MemoryLine } from '../../../src/core/note-line.ts';
import { addLines } from '../../../src/git/note-tree.ts';
import { anchoredLine, type Follow, planFollowing } from '../../../src/share/reanchor/plan.ts';
import { foldAll } from '../../helpers/fold-all.ts';

const oid = (letter: string): string => letter.repeat(40);
const [OLD, NEW, OTHER, MISSING] = ['1', '2', '3', '9'].map(oid) as [string, string, string, string];
const ID = '0123456789abcdef';
const NEW_TIME = '2026-05-01T00:00:00.000Z';
const NEW_S = Date.parse(NEW_TIME) / 1000;

const memoryLine = (more: Partial<MemoryLine> = {}): string =>
  encodeLine({
    v: 1,
    id: ID,
    at: '2026-01-01T00:00:00.000Z',
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary: 'a lesson',
    evidence: 'user-stated',
    tags: [],
    files: [],
    ...more,
  });
const event = (type: EventLine['type'], at: string, more: Partial<EventLine> = {}): string =>
  encodeLine({ v: 1, id: ID, at, type, ...more });

type Notes = Readonly<Record<string, readonly string[]>>;

const folded = (notes: Notes): ReadonlyMap<string, Memory> =>
  foldAll(
    Object.entries(notes).flatMap(
      ([object, lines]) => parseNote({ namespace: 'learnings', object, text: addLines('', lines) }).lines,
    ),
  );

/** Plans over some notes; what is not gone is here, made at NEW_TIME, but for MISSING. */
function plan(notes: Notes, follows: readonly Follow[], gone: readonly string[] = [OLD]) {
  const byFrom = new Map<string, Follow[]>();
  for (const follow of follows) byFrom.set(follow.from, [...(byFrom.get(follow.from) ?? []), follow]);
  return planFollowing({
    follows: byFrom,
    memories: folded(notes),
    notesOf: (commit) => new Map(notes[commit] === undefined ? [] : [['learnings', notes[commit]]]),
    isGone: (commit) => gone.includes(commit),
    committedAtS: (commit) => (commit === MISSING ? undefined : NEW_S),
  });
}

/** The notes as they are after a plan was written. */
function written(notes: Notes, { notes: planned }: ReturnType<typeof plan>): Notes {
  const all: Record<string, readonly string[]> = { ...notes };
  for (const { anchor, lines } of planned) all[anchor] = [...(all[anchor] ?? []), ...lines];
  return all;
}

const follow = (from: string, to: string, more: Partial<Follow> = {}): Follow => ({
  from,
  to,
  why: 'author',
  ...more,
});
const attached = (at: string, anchor: string): string => event('anchored', at, { anchor });

describe('the plan', () => {
  it('copies the lines of a memory and attaches it, where its commit is gone', () => {
    const lines = [memoryLine(), event('useful', '2026-02-01T00:00:00.000Z', { session: 's' })];
    const result = plan({ [OLD]: lines }, [follow(OLD, NEW)]);
    expect(result.notes).toEqual([
      { namespace: 'learnings', anchor: NEW, lines: [...lines, attached(NEW_TIME, NEW)] },
    ]);
    expect(result.followed).toEqual([
      { id: ID, ns: 'learnings', from: OLD, to: NEW, why: 'author', moved: true },
    ]);
  });

  it('written once is done: planned again, it is empty, and the memory is one', () => {
    const notes = { [OLD]: [memoryLine()] };
    const after = written(notes, plan(notes, [follow(OLD, NEW)]));
    expect(plan(after, [follow(OLD, NEW)])).toEqual({ notes: [], followed: [] });
    expect([...folded(after).values()]).toMatchObject([
      { id: ID, anchor: NEW, anchors: [NEW, OLD], seenIn: [] },
    ]);
  });

  it('copies only, where its commit is kept', () => {
    const result = plan({ [OLD]: [memoryLine()] }, [follow(OLD, NEW)], []);
    expect(result.notes).toEqual([{ namespace: 'learnings', anchor: NEW, lines: [memoryLine()] }]);
    expect(result.followed).toMatchObject([{ moved: false }]);
  });

  it('attaches work that was committed later, though its commit is kept', () => {
    const result = plan({ [OLD]: [memoryLine()] }, [follow(OLD, NEW, { why: 'committed' })], []);
    expect(result.followed).toMatchObject([{ to: NEW, moved: true }]);
  });

  it('takes only the memories that are named, and no lines of others', () => {
    const other = memoryLine({ id: 'f'.repeat(16), summary: 'another' });
    const strange = '{"v":7,"id":"0123456789abcdef","at":"x","type":"memory"}';
    const result = plan({ [OLD]: [memoryLine(), other, strange] }, [
      follow(OLD, NEW, { ids: new Set([ID]) }),
    ]);
    expect(result.notes.flatMap(({ lines }) => lines)).toEqual([memoryLine(), attached(NEW_TIME, NEW)]);
  });

  it('leaves a mere event where it is: the memory is elsewhere', () => {
    const seen = event('seen', '2026-02-01T00:00:00.000Z', { session: 's2' });
    expect(plan({ [OLD]: [seen], [OTHER]: [memoryLine()] }, [follow(OLD, NEW)]).notes).toEqual([]);
  });

  it('does not pile up where it was attached before, nor bring back what a purge ended', () => {
    const purged = [
      event('purged', '2025-06-01T00:00:00.000Z'),
      memoryLine({ at: '2025-01-01T00:00:00.000Z' }),
    ];
    const before = attached('2026-03-01T00:00:00.000Z', OLD);
    const result = plan({ [OLD]: [memoryLine(), before, ...purged] }, [follow(OLD, NEW)]);
    expect(result.notes[0]?.lines).toEqual([memoryLine(), attached(NEW_TIME, NEW)]);
  });

  it('attaches to another of its commits when its own is gone, and says that it was known', () => {
    const result = plan({ [OLD]: [memoryLine()], [NEW]: [memoryLine()] }, []);
    expect(result.followed).toEqual([
      { id: ID, ns: 'learnings', from: OLD, to: NEW, why: 'known', moved: true },
    ]);
    expect(result.notes).toEqual([{ namespace: 'learnings', anchor: NEW, lines: [attached(NEW_TIME, NEW)] }]);
  });

  it('takes a commit that is missing for unknown, unless it was told what became of it', () => {
    const notes = { [MISSING]: [memoryLine()] };
    expect(plan(notes, [follow(MISSING, NEW, { why: 'message' })]).followed).toMatchObject([
      { moved: false },
    ]);
    expect(plan(notes, [follow(MISSING, NEW, { why: 'told' })]).followed).toMatchObject([{ moved: true }]);
  });

  it('chooses the strongest evidence, then what is no mere other place', () => {
    const follows = [follow(OLD, OTHER, { why: 'content' }), follow(OLD, NEW, { why: 'reflog' })];
    const { followed } = plan({ [OLD]: [memoryLine()] }, follows);
    expect(followed).toHaveLength(1); // one anchor: nothing is left on the other commit
    expect(followed).toMatchObject([{ to: NEW, moved: true }]);
    const content = [follow(OLD, NEW, { isOther: true }), follow(OLD, OTHER)];
    expect(plan({ [OLD]: [memoryLine()] }, content).followed[0]).toMatchObject({ to: OTHER, moved: true });
  });

  it('ends where two clones take a memory from each other', () => {
    const there = ['01', '02', '03'].map((day) => attached(`2026-05-${day}T00:00:00.000Z`, NEW));
    const here = attached('2026-06-01T00:00:00.000Z', OLD);
    const notes = { [OLD]: [memoryLine(), here], [NEW]: [memoryLine(), ...there] };
    expect(plan(notes, [follow(OLD, NEW)])).toEqual({ notes: [], followed: [] });
  });
});

describe('the line that attaches', () => {
  const memory = (more: Partial<Memory> = {}): Memory => ({
    ...([...folded({ [OLD]: [memoryLine()] }).values()][0] as Memory),
    ...more,
  });

  it.each([
    ['the commit’s own', {}, NEW_TIME],
    ['just after the last one', { anchoredAt: '2026-07-01T00:00:00.000Z' }, '2026-07-01T00:00:00.001Z'],
    [
      'just after the memory, where the commit is older',
      { at: '2026-08-01T00:00:00.000Z' },
      '2026-08-01T00:00:00.001Z',
    ],
  ])('has a time that everybody finds: %s', (_what, more, at) => {
    expect(anchoredLine(memory(more), NEW, NEW_S)).toBe(attached(at, NEW));
  });
});
