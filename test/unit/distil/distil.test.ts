import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explanationPage } from '../../../src/app/cli/commands/session-work.ts';
import type { Candidate } from '../../../src/capture/blocks.ts';
import { type Distilled, distil, explain } from '../../../src/capture/distil.ts';
import { anyString } from '../../helpers/any-string.ts';
import { DECISION, REPORT, ROOT_CAUSE, said } from './support.ts';

const SESSION: readonly Candidate[] = [
  said('Why does the first query fail after a restart?', { source: 'prompt', message: 1 }),
  said(ROOT_CAUSE, { message: 2, edits: 0 }),
  said('And where should the jobs live?', { source: 'prompt', turn: 2, message: 3 }),
  said(DECISION, { turn: 2, message: 4, edits: 2 }),
  said(REPORT, { turn: 2, message: 5, edits: 2 }),
];

/** Lessons that have nothing to do with each other. */
const MATTERS = [
  'wombat',
  'cedar',
  'glacier',
  'saffron',
  'trombone',
  'lighthouse',
  'pelican',
  'basalt',
  'meringue',
].map((word, at) =>
  said(
    `\`${word}Of()\` in \`${word}.ts\` must never be called before \`${word}Ready\`, because it fails as long as the ${word} is empty.`,
    { message: at + 1 },
  ),
);

const keptTexts = ({ found }: Distilled, candidates: readonly Candidate[]): readonly string[] =>
  found.map(({ topic }) => candidates[topic.main]?.text ?? '');

describe('what a session is distilled into', () => {
  it('is what a colleague would want to be told, and no report', () => {
    const distilled = distil(SESSION, { least: 0.35 });
    expect([...keptTexts(distilled, SESSION)].sort()).toEqual([ROOT_CAUSE, DECISION].sort());
    expect([...distilled.dropped].sort()).toEqual([
      [0, 'little-worth'],
      [2, 'little-worth'],
      [4, 'little-worth'],
    ]);
  });

  it('is of a commit also what begins with "it", for its subject stands in front', () => {
    const body =
      'It binds port 9000, which the S3 mock of the other suite needs as well; in parallel one of them fails at random.';
    const { found } = distil([said(body, { source: 'commit', about: 'Mark test_upload as serial' })]);
    expect(found.map(({ told }) => told.summary)).toEqual([`Mark test_upload as serial: ${body}`]);
  });

  it.each(['It answers 200.', 'This works now.', 'They all pass.'])(
    'goes without the few words on what came out: %s',
    (report) => {
      const lesson =
        'Port 8081 is taken on this machine by the print server, so the web server fails with EADDRINUSE unless `WEB_PORT` names another one.';
      const { found } = distil([said(`${report} ${lesson}`)]);
      expect(found.map(({ told }) => told)).toEqual([{ summary: lesson, body: '' }]);
      expect(distil([said(`${report} That is because \`WEB_PORT\` was not set.`)]).found).toEqual([]);
    },
  );

  it('is nothing where nothing is worth it', () => {
    expect(distil([]).found).toEqual([]);
    const { found, dropped } = distil(SESSION, { least: 1.01 });
    expect(found).toEqual([]);
    expect([...new Set(dropped.values())]).toEqual(['little-worth']);
  });

  it('is what was said before the session went on editing what it names only where it says so again in the end', () => {
    const early = (text: string, more: Partial<Candidate> = { isTouched: true }) =>
      said(text, { source: 'last', message: 2, edits: 0, ...more });
    const edited = distil([early(ROOT_CAUSE)], { least: 0.5, edits: 3 });
    expect(edited.found).toEqual([]);
    expect(edited.dropped.get(0)).toBe('unsettled');
    expect(distil([early(ROOT_CAUSE, {})], { least: 0.5, edits: 3 }).found).toHaveLength(1);
    expect(distil([early(ROOT_CAUSE, {})], { least: 0.5, edits: 0 }).found).toHaveLength(1);
    const nameless = early(
      'The cause was that nobody waits for the lock, because a retry only hides it.',
      {},
    );
    expect(distil([nameless], { least: 0, edits: 0 }).dropped.get(0)).not.toBe('unsettled');
    expect(distil([nameless], { least: 0, edits: 0, turn: 2 }).dropped.get(0)).not.toBe('unsettled'); // "thanks"
    expect(distil([nameless], { least: 0, edits: 1, turn: 2 }).dropped.get(0)).toBe('unsettled');
    const again = said(ROOT_CAUSE, { source: 'last', message: 4, edits: 3 });
    expect(distil([early(ROOT_CAUSE), again], { least: 0.5, edits: 3 }).found).toHaveLength(1);
  });

  it('is less sure the more came after it: of what was said prompts and edits, of a commit edits', () => {
    const worthOf = (source: 'last' | 'commit', progress: { edits: number; turn: number }): number => {
      const one = said(ROOT_CAUSE, { source, about: 'Open the pool after dotenv', turn: 1, edits: 1 });
      return distil([one], { least: 0, ...progress }).worth[0] ?? Number.NaN;
    };
    for (const source of ['last', 'commit'] as const) {
      const atTheEnd = worthOf(source, { edits: 1, turn: 1 });
      expect(worthOf(source, { edits: 9, turn: 1 })).toBeLessThan(atTheEnd);
      expect(worthOf(source, { edits: 30, turn: 1 })).toBeLessThan(worthOf(source, { edits: 9, turn: 1 }));
    }
    const end = worthOf('last', { edits: 1, turn: 1 });
    expect(end).toBeGreaterThan(0.5);
    expect(worthOf('last', { edits: 1, turn: 4 })).toBeLessThan(end);
    expect(worthOf('last', { edits: 30, turn: 12 })).toBeLessThan(0.3);
    expect(worthOf('commit', { edits: 1, turn: 9 })).toBe(worthOf('commit', { edits: 1, turn: 1 }));
  });

  it('is of a choice what is described with its reason', () => {
    const chosen = (text: string) => said(text, { source: 'choice', message: 1, edits: 0 });
    expect(distil([chosen(`${DECISION} — ${ROOT_CAUSE}`)], { edits: 3 }).found).toHaveLength(1);
    expect(distil([chosen(DECISION)], { edits: 3 }).dropped.get(0)).toBe('little-worth');
  });

  it('is less sure of what was said in the middle of a turn, and of what the session went on to edit not at all', () => {
    const between = said(ROOT_CAUSE, { source: 'answer' });
    const [middle, end] = [distil([between]), distil([{ ...between, source: 'last' }])];
    expect(middle.worth[0]).toBeLessThan(end.worth[0] ?? 0);
    expect(distil([between], { least: 0.3 }).found).toHaveLength(1);
    const edited = distil([{ ...between, isTouched: true }], { least: 0.3, edits: 3 });
    expect(edited.dropped.get(0)).toBe('unsettled');
  });

  describe('of a commit', () => {
    const commit = (text: string, more: Partial<Candidate> = {}): Candidate =>
      said(text, { source: 'commit', about: 'Load dotenv before the pool', ...more });

    it('takes the paragraph with the reason, not the list of what was changed', () => {
      const reason = commit('The pool failed silently, since nobody waited for `main.ts`.');
      const list = commit(ROOT_CAUSE, { place: 'item' });
      const mainOf = (...all: readonly Candidate[]): Candidate | undefined =>
        all[distil(all, { least: 0, edits: 9 }).found.at(-1)?.topic.main ?? -1];
      expect(mainOf(reason, { ...list, text: `Two defects: ${list.text}` })).toBe(reason);
      expect(mainOf(reason, list)).toBe(reason);
    });

    it('tells a point that says how things were and why beside the others, where it is worth it alone', () => {
      const short = commit('It fell back to 0 silently, since nobody waited.', { place: 'item' });
      const points = [ROOT_CAUSE, DECISION].map((text) => commit(text, { place: 'item' }));
      const told = distil([short, ...points], { edits: 9 }).found.map(({ told: { summary } }) => summary);
      expect(told).toHaveLength(2);
      for (const summary of told) expect(summary).toMatch(/^Load dotenv before the pool: /);
    });

    it('takes nothing that points back', () => {
      const text = 'It failed because nobody waited for it.';
      const reason = commit('The pool failed silently, since nobody waited for `main.ts`.', {
        place: 'item',
      });
      expect(distil([commit(text)], { least: 0 }).found).toEqual([]);
      const { found } = distil([commit(text), reason], { least: 0 });
      expect(found.map(({ topic }) => topic.main)).toEqual([1]);
    });

    it('takes what it does where that says what went wrong without it', () => {
      const does = commit('Set `GIT_TERMINAL_PROMPT=0` so tests fail fast instead of blocking on stdin.');
      expect(distil([does], { least: 0 }).found).toHaveLength(1);
    });

    it('says nothing where its subject is the number of a task', () => {
      const text = 'The pool failed silently, since nobody waited for `main.ts`.';
      expect(distil([commit(text, { about: 'Task 3:' })], { least: 0 }).found).toEqual([]);
    });
  });

  it.each([
    ['Same root cause as before: ', ''],
    ['Since it is so, ', ''],
  ])('is nothing of an answer that leans on what stands elsewhere: %s%s', (lead, about) => {
    expect(distil([said(`${lead}${ROOT_CAUSE}`, { about })]).found).toEqual([]);
  });

  it('is what the user chose when asked', () => {
    const asked = (question: string): readonly Candidate[] => [
      said(
        `Asked “${question}” about Approach, the user chose: Batches — never more than 5,000 at once, or the host fails`,
        { source: 'choice' },
      ),
      said('The pushes go in batches of 5,000 now, never more at once.', { message: 2 }),
    ];
    expect(distil(asked('How should a push of many refs be split?')).found).toHaveLength(1);
  });

  it('names what it is about, or is surely worth it', () => {
    const cause =
      'Root cause: the mail worker pauses for an hour after one refusal, which our provider sends above twenty connections.';
    expect(distil([said(cause)], { least: 0 }).found).toHaveLength(1);
    const vague = 'The first call has to wait until the others are through, as it was before.';
    expect(distil([said(vague)], { least: 0 }).dropped.get(0)).toBe('unclear');
  });

  it('is what was typed while a call was turned down', () => {
    const about = 'the user turned down `git push`';
    const typed = said('use `git push --force-with-lease` instead of that', { source: 'refused', about });
    expect(distil([typed]).found).toHaveLength(1);
  });

  it.each([
    [
      'what went wrong, and why',
      'The pool failed at the first query, because `dotenv` had not run when `openPool()` read `DB_WAIT_MS`, and nobody waits for the health check.',
      1,
    ],
    [
      'the same in another language',
      'Der Pool scheiterte an der ersten Abfrage, weil `dotenv` noch nicht gelaufen war, als `openPool()` `DB_WAIT_MS` las, und niemand auf die Prüfung wartet.',
      1,
    ],
    ['what was done', 'Each card in `src/cards.ts` has a badge with its kind, and `Badge.tsx` draws it.', 0],
    ['what it did', 'Adds `openPool()` in `pool.ts` and reads `DB_WAIT_MS` there.', 0],
  ])('is of what a commit says only what is worth it, the log has the rest: %s', (_what, text, kept) => {
    const commit = said(text, { source: 'commit', message: 2, about: 'Load the settings first' });
    expect(distil([commit]).found).toHaveLength(kept);
  });

  it('is said in the words that stand at the end, where there are any', () => {
    const guess = said(ROOT_CAUSE, { source: 'answer', message: 2, edits: 0 });
    const end = said(ROOT_CAUSE, { turn: 2, message: 5, edits: 3 });
    expect(distil([guess, end], { least: 0, edits: 3 }).found.map(({ topic }) => topic)).toEqual([
      { main: 1, others: [0] },
    ]);
    const commit = said(ROOT_CAUSE, { source: 'commit', message: 3, edits: 1, about: 'Load dotenv first' });
    const { found: byCommit } = distil([guess, commit], { least: 0, edits: 3 });
    expect(byCommit.map(({ topic }) => topic)).toEqual([{ main: 1, others: [0] }]);
  });

  it.each([
    'It reads `DB_WAIT_MS` before dotenv has run, so the driver falls back to 0.',
    'Today this comes from `openPool()`, because nobody waits for it.',
    "There's also `closePool()`, which must never be called twice.",
    '`7d1d0e0` — main review feedback: `openPool()` must wait.',
    'Nobody waits for the health check, because a retry hides the wrong order.',
  ])('is nothing that cannot be understood alone: %s', (text) => {
    expect(distil([said(text)], { least: 0 }).found).toEqual([]);
  });

  it('is of a prompt only what was kept by itself: the rest is a task, a question or a report', () => {
    expect(distil([said(ROOT_CAUSE, { source: 'prompt' })], { least: 0 }).found).toEqual([]);
  });

  it('is six topics at the most, the most worth first, and the others are dropped as too many', () => {
    const all = distil(MATTERS, { least: 0 });
    expect(all.found.length).toBeGreaterThan(0);
    expect(all.found.length).toBeLessThanOrEqual(6);
    const two = distil(MATTERS, { least: 0, most: 2 });
    expect(two.found).toEqual(all.found.slice(0, 2));
    expect([...two.dropped.values()]).toEqual(Array(MATTERS.length - 2).fill('too-many'));
    const worth = all.found.map((one) => one.worth);
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
  });

  it('is a thing once, however often it was said', () => {
    const again = said(
      'So `openPool()` in `src/db/pool.ts` read `DB_WAIT_MS` before dotenv has run, and the driver fell back to 0; dotenv is loaded in `main.ts` now.',
      { source: 'commit', turn: 2, message: 6, about: 'Load dotenv before the pool' },
    );
    const both = [...SESSION, again];
    const { found } = distil(both, { least: 0.35 });
    expect(found).toHaveLength(2);
    const pool = found.find(({ topic }) => [topic.main, ...topic.others].includes(1));
    expect([pool?.topic.main, ...(pool?.topic.others ?? [])].sort()).toEqual([1, 5]);
  });

  it('is nothing that the session itself overturned', () => {
    const no = said("No, that's wrong: `openPool()` in `src/db/pool.ts` never reads `DB_WAIT_MS`.", {
      source: 'prompt',
      turn: 2,
      message: 3,
    });
    const { found, dropped } = distil([said(ROOT_CAUSE, { message: 2 }), no], { least: 0 });
    expect(dropped.get(0)).toBe('overturned');
    expect(found.flatMap(({ topic }) => [topic.main, ...topic.others])).not.toContain(0);
  });

  it('is up to a message only where that is asked for, and what comes behind may overturn it all the same', () => {
    const until = 2;
    const behind = said(DECISION, { turn: 2, message: 4, edits: 1 });
    const first = said(ROOT_CAUSE, { message: 2, edits: 0 });
    const some = distil([first, behind], { least: 0, until });
    expect(some.found.map(({ topic }) => topic)).toEqual([{ main: 0, others: [] }]);
    const no = said("No, that's wrong: `openPool()` in `src/db/pool.ts` never reads `DB_WAIT_MS`.", {
      source: 'prompt',
      turn: 2,
      message: 3,
    });
    expect(distil([first, no, behind], { least: 0, until }).found).toEqual([]);
  });

  it('tells a cause from a report by a wide margin', () => {
    const { worth } = distil(SESSION);
    expect(Math.min(worth[1] ?? 0, worth[3] ?? 0)).toBeGreaterThan((worth[4] ?? 1) + 0.2);
  });
});

describe('for any session', () => {
  const candidate: fc.Arbitrary<Candidate> = fc.record({
    source: fc.constantFrom(...(['prompt', 'refused', 'choice', 'answer', 'last', 'commit'] as const)),
    text: fc.oneof(
      fc.string(),
      anyString(),
      fc.constantFrom(ROOT_CAUSE, DECISION, REPORT, 'no, `a.ts` is wrong', "You're right about `a.ts`."),
    ),
    about: fc.oneof(fc.constant(''), fc.string()),
    place: fc.constantFrom(...(['text', 'item', 'row'] as const)),
    turn: fc.nat({ max: 5 }),
    message: fc.nat({ max: 12 }),
    at: fc.constant(''),
  });
  const any = fc.array(candidate, { maxLength: 30 });
  const least = fc.double({ min: 0, max: 1, noNaN: true });

  it('there are never more than six, and every candidate is in one of them or dropped', () => {
    fc.assert(
      fc.property(any, least, (candidates, threshold) => {
        const { found, dropped, worth } = distil(candidates, { least: threshold });
        expect(found.length).toBeLessThanOrEqual(6);
        for (const one of found) expect(one.worth).toBeGreaterThanOrEqual(threshold);
        const kept = found.flatMap(({ topic }) => [topic.main, ...topic.others]);
        const all = [...kept, ...dropped.keys()].sort((a, b) => a - b);
        expect(all).toEqual([...candidates.keys()]);
        expect(worth).toHaveLength(candidates.length);
        for (const value of worth) expect(value >= 0 && value <= 1).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('the same session gives the same', () => {
    fc.assert(
      fc.property(any, (candidates) => {
        const once = distil(candidates, { least: 0.3 });
        expect(distil(structuredClone(candidates), { least: 0.3 })).toEqual(once);
      }),
    );
  });

  it('what the user stated, which is kept already, is not told as dropped', () => {
    const candidates = [said(DECISION, { source: 'prompt', isKept: true })];
    const { kept, dropped } = explain(candidates, 0.3);
    expect({ kept, dropped }).toMatchObject({ kept: [{ text: DECISION }], dropped: [] });
    const page = explanationPage(explain(candidates, 0.3));
    expect(page).toContain('kept already, as it was said: turn');
    expect(page).not.toContain('worth too little');
  });

  it('what the user stated that no memory says is told as dropped, and why', () => {
    const candidates = [said(DECISION, { source: 'prompt', isKept: true })];
    const explanation = explain(candidates, 0.3, {}, () => false);
    expect(explanation).toMatchObject({ kept: [], dropped: [{ text: DECISION, why: 'unkept' }] });
    expect(explanationPage(explanation)).toMatch(/in no memory: .*: turn/);
    expect(explanationPage(explanation)).not.toContain('kept already');
  });

  it('it is told what each memory is made from, and why each other candidate is dropped', () => {
    fc.assert(
      fc.property(any, (candidates) => {
        const { memories, kept, dropped } = explain(candidates, 0.3);
        const shown = [...memories.flatMap(({ from }) => from), ...kept, ...dropped];
        expect(shown.map(({ text }) => text).sort()).toEqual(candidates.map(({ text }) => text).sort());
        const worth = dropped.map((one) => one.worth);
        expect(worth).toEqual([...worth].sort((a, b) => b - a));
      }),
    );
  });
});
