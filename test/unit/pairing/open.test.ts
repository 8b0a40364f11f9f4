import { describe, expect, it, test } from 'vitest';
import {
  canEnd,
  familiesOfOpen,
  isEndedBy,
  lessonOfOpen,
  openOf,
  settle,
} from '../../../src/capture/open-failures.ts';
import { metOnce } from '../../../src/core/fold.ts';
import type { FailedStep, Learning, PassedStep, Step } from '../../../src/core/learning.ts';
import type { Memory } from '../../../src/core/memory.ts';
import { tellsFix } from '../../../src/core/near-duplicate.ts';

const AT = '2026-01-02T03:04:05.000Z';
const MET_MS = Date.parse(AT);
const MINUTE = 60_000;
const after = (minute: number) => ({ atMs: MET_MS + minute * MINUTE, fromMs: MET_MS + minute * MINUTE });

const passed = (minute: number, command: string, tool = 'Bash'): PassedStep => ({
  type: 'passed',
  tool,
  command,
  ...after(minute),
});
const edited = (minute: number, path: string): Step => ({ type: 'edited', path, ...after(minute) });

const LEARNING: Learning = {
  ns: 'learnings',
  kind: 'error',
  summary: '`npm test` failed: cannot find module',
  body: 'While: npm test\nSeen: cannot find module\n> cannot find module',
  evidence: 'tool-observed',
  severity: 'sev-1',
  tags: ['bash', 'npm'],
  files: ['a.ts'],
  at: AT,
  session: 's1',
  signature: 'cannot find module',
  score: 0.9,
};

const memory = (more: Partial<Memory> = {}): Memory => {
  const { score: _score, files, ...content } = openOf(LEARNING);
  return {
    ...content,
    id: 'a'.repeat(16),
    files: files.map((path) => ({ path })),
    ...metOnce('a'.repeat(40), AT),
    ...more,
  };
};

describe('a failure as it is written while nothing has helped', () => {
  it('is of kind open, for seven days from when it was met, and else as it was captured', () => {
    expect(openOf(LEARNING)).toEqual({ ...LEARNING, kind: 'open', expires: '2026-01-09T03:04:05.000Z' });
  });

  it('tells no fix', () => expect(tellsFix(openOf(LEARNING))).toBe(false));

  it.each([
    ['Bash', true],
    ['PowerShell', true],
    ['WebFetch', false],
    ['mcp__a__b', false],
  ])('can be seen to end: of %s %s', (tool, can) => {
    const step: FailedStep = {
      ...{ type: 'failed', tool, command: 'npm test', fault: 'world', learning: LEARNING },
      ...after(0),
    };
    expect(canEnd(step)).toBe(can);
  });
});

test('what a call that passed shows by the way is kept where the words at the end come back to it', () => {
  const summary = '`vale docs/general.mdx` reported: 0 errors in 0 files';
  const notice = { ...LEARNING, kind: 'warning', summary };
  const kept = (...closing: readonly string[]) =>
    settle([notice], [], { ended: true, closing: () => closing }).learnings;
  expect(kept()).toEqual([]);
  expect(kept('The docs are rewritten.')).toEqual([]);
  expect(kept('Vale could not check general.mdx: it saw 0 files.')).toEqual([notice]);
  expect(kept('Vale is not set up for docs, so I ran a check of my own.')).toEqual([]);
});

describe('what would end an open failure', () => {
  it('is known by the families of its command and of what a wrapper would have run', () => {
    expect(familiesOfOpen(memory())).toEqual(['npm test']);
    expect(familiesOfOpen(memory({ body: 'While: wrap bun run test' }))).toContain('bun test');
  });

  it.each<[string, Partial<Memory>]>([
    ['is of another kind', { kind: 'error' }],
    ['does not say what was tried', { body: '> cannot find module' }],
    ['ran no shell', { tags: ['webfetch'] }],
  ])('is nothing for a memory that %s', (_what, more) => {
    expect(familiesOfOpen(memory(more))).toEqual([]);
    expect(isEndedBy(memory(more), passed(1, 'npm test'))).toBe(false);
    expect(lessonOfOpen(memory(more), [passed(1, 'CI=1 npm test')], 's2')).toBeUndefined();
  });

  it('is nothing for one that somebody wrote down', () => {
    const { session: _session, ...stated } = memory();
    expect(familiesOfOpen(stated)).toEqual([]);
    expect(isEndedBy(stated, passed(1, 'npm test'))).toBe(false);
    expect(lessonOfOpen(stated, [passed(1, 'CI=1 npm test')], 's2')).toBeUndefined();
  });

  it('is a later success of the same, in the same shell', () => {
    expect(isEndedBy(memory(), passed(1, 'npm test'))).toBe(true);
    expect(isEndedBy(memory(), passed(1, 'CI=1 npm run test -- --ci'))).toBe(true);
    expect(isEndedBy(memory(), passed(1, 'npm run lint'))).toBe(false);
    expect(isEndedBy(memory(), passed(1, 'npm test', 'mcp__a__b'))).toBe(false);
    expect(isEndedBy(memory({ tags: ['powershell'] }), passed(1, 'npm test', 'PowerShell'))).toBe(true);
  });

  it('is none from before it was met last', () => {
    expect(isEndedBy(memory(), passed(-1, 'npm test'))).toBe(false);
    const again = memory({ lastSeenAt: new Date(MET_MS + 2 * MINUTE).toISOString() });
    expect(isEndedBy(again, passed(1, 'npm test'))).toBe(false);
    expect(isEndedBy(again, passed(3, 'npm test'))).toBe(true);
  });
});

describe('the lesson of a later session', () => {
  it('tells the other command that passed, as that session’s own', () => {
    const lesson = lessonOfOpen(memory(), [passed(1, 'CI=1 npm test')], 's2');
    expect(lesson).toMatchObject({
      ...{ ns: 'learnings', kind: 'workaround', evidence: 'test-verified', session: 's2' },
      ...{ severity: 'sev-1', tags: LEARNING.tags, signature: LEARNING.signature, files: ['a.ts'] },
      at: new Date(MET_MS + MINUTE).toISOString(),
    });
    expect(lesson?.summary).toBe('`npm test` failed: cannot find module; it works with `CI=1`');
    expect(lesson?.body).toContain('Fix: `CI=1 npm test` passed');
    expect(lesson).not.toHaveProperty('expires');
    expect(lesson !== undefined && tellsFix(lesson)).toBe(true);
  });

  it.each([
    ['something set up', [passed(1, 'npm install left-pad'), passed(2, 'npm test')], 'npm install left-pad'],
    ['a change of settings', [edited(1, 'package.json'), passed(2, 'npm test')], 'package.json'],
  ])('tells %s', (_what, steps, told) => {
    const lesson = lessonOfOpen(memory(), steps, 's2');
    expect(lesson?.kind).toBe('fix');
    expect(lesson?.summary).toContain(`it works after`);
    expect(lesson?.summary).toContain(told);
  });

  it.each<[string, Step[]]>([
    ['nothing passed', []],
    ['nothing changed', [passed(1, 'npm test')]],
    ['the code alone was changed', [edited(1, 'src/a.ts'), passed(2, 'npm test')]],
    ['something else passed', [passed(1, 'CI=1 npm run lint')]],
    ['it passed before it was met', [passed(-1, 'CI=1 npm test')]],
  ])('is none where %s', (_why, steps) => {
    expect(lessonOfOpen(memory(), steps, 's2')).toBeUndefined();
  });

  it('is the same in whatever order the steps were written', () => {
    const steps = [passed(2, 'npm test'), edited(1, 'package.json'), passed(3, 'CI=1 npm test')];
    const lesson = lessonOfOpen(memory(), steps, 's2');
    expect(lesson).toBeDefined();
    expect(lessonOfOpen(memory(), [...steps].reverse(), 's2')).toEqual(lesson);
  });
});

describe('a failure that passed again after steps that may have been work', () => {
  const failed: FailedStep = {
    ...{ type: 'failed', tool: 'Bash', command: './run.sh', fault: 'world', ...after(0) },
    learning: {
      ...LEARNING,
      summary: '`./run.sh` failed: no broker',
      body: 'While: ./run.sh\nSeen: no broker',
    },
  };
  const summaries = (said: string, ...between: string[]) => {
    const steps = [...between, './run.sh'].map((command, at) => passed(at + 1, command));
    const { lessons } = settle([failed.learning], [failed, ...steps], { ended: true, closing: () => [said] });
    return lessons.map(({ summary }) => summary);
  };

  it.each([
    ['It runs after `touch .a`.', ['touch .a'], 'touch .a'],
    [
      'Both `touch .a` (the broker) and `touch .b` are needed, in this order.',
      ['touch .a', 'touch .b'],
      'touch .a && touch .b',
    ],
    [
      'Redis is now started by `./redis.sh`; `./up.sh` does nothing.',
      ['./up.sh', './redis.sh'],
      './redis.sh',
    ],
    ['It needs Redis: run `./redis.sh` first.', ['./redis.sh'], './redis.sh'],
    ['The stack was down, and `./dev db` has to be run before.', ['./dev db'], './dev db'],
    ['The database is missing here; `./dev db` starts it.', ['./dev db'], './dev db'],
    ['It needs `bash ops/db.sh`, which seeds it.', ['bash ops/db.sh 2>&1 | tail -3'], 'bash ops/db.sh'],
    ['It passes once redis is started with `./dev.sh redis`.', ['./dev.sh redis'], './dev.sh redis'],
    ['It fails until `npm run redis` has run.', ['npm run redis'], 'npm run redis'],
    ['redis was missing; `./dev redis` installs it without root.', ['./dev redis'], './dev redis'],
    ['A lock was left behind; `./open.sh <lock id>` releases it.', ['./open.sh 7f3a'], './open.sh 7f3a'],
    ['It does not start without `make redis`.', ['make redis'], 'make redis'],
    ['Redis has to be started first: `make redis`.', ['make redis'], 'make redis'],
  ])('has those that the last words name: %s', (said, between, way) => {
    expect(summaries(said, ...between)).toEqual([
      `\`./run.sh\` failed: no broker; it works after \`${way}\``,
    ]);
  });

  it.each([
    ['touch .a', 'It runs after `touch .a`.'],
    ['./a.sh && ./b.sh', 'It needs `./a.sh` and `./b.sh`.'],
  ])('has what was put before the same command: %s', (way, said) => {
    const steps = [failed, passed(1, `${way} && ./run.sh`)];
    const { lessons } = settle([failed.learning], steps, { ended: true, closing: () => [said] });
    expect(lessons).toMatchObject([{ summary: expect.stringContaining(`it works after \`${way}\``) }]);
  });

  it.each([
    ['Both `./start-a.sh` (the broker) and `./b.sh` are needed.', './start-a.sh && ./b.sh'],
    ['It needs `./start-a.sh`, then `./b.sh`.', './start-a.sh && ./b.sh'],
    ['It needs `./b.sh` now; `./start-a.sh` is of no use.', undefined],
    ['It runs after `./b.sh`. `./start-a.sh` was needed before the move.', './b.sh'],
    ['`./start-a.sh` has been replaced, and `./b.sh` is needed now.', './b.sh'],
  ])('has the half too that had not been enough, where it is named with the other: %s', (said, way) => {
    const again: FailedStep = { ...failed, atMs: MET_MS + 2 * MINUTE, fromMs: MET_MS + 2 * MINUTE };
    const steps = [failed, passed(1, './start-a.sh'), again, passed(3, './b.sh'), passed(4, './run.sh')];
    const { lessons } = settle([failed.learning], steps, { ended: true, closing: () => [said] });
    const told = way === undefined ? [] : [expect.stringMatching(new RegExp(`; it works after \`${way}\`$`))];
    expect(lessons.map(({ summary }) => summary)).toEqual(told);
  });

  it.each([
    ['Done.', 'touch .a'],
    ['It runs, and not after `touch .a` alone.', 'touch .a'],
    ['It runs after `touch .b`.', 'touch .a'],
    ['It runs after `npm install`.', 'npm install'],
    ['After a minute, `./lint.sh` and `./run.sh` passed.', './lint.sh'],
    ['I started with `./lint.sh`; it runs.', './lint.sh'],
    ['The service is started and `./status.sh` shows it.', './status.sh'],
    ['You need to run `./status.sh` to see whether it is up.', './status.sh'],
    ['`./report.sh` needs a new column.', './report.sh'],
    ['This needs a look: `./report.sh` takes two minutes.', './report.sh'],
    ['After that I ran `./report.sh`.', './report.sh'],
    ['It runs, and `./lint.sh` is required by CI.', './lint.sh'],
    ['It runs without `npm run redis`.', 'npm run redis'],
    ['It runs unless `./lint.sh` is running.', './lint.sh'],
    ['The report is there: `./report.sh` prints it.', './report.sh'],
    ['`./open.sh <id> <name>` releases it.', './open.sh 7f3a'],
  ])('has none else: %s', (said, between) => expect(summaries(said, between)).toEqual([]));

  it('has the option that the failure itself names where the last words say that it is needed', () => {
    const named = {
      ...failed,
      learning: { ...failed.learning, body: 'While: ./run.sh\nSeen: root without --no-box' },
    };
    const told = (said: string) =>
      settle([failed.learning], [named, passed(1, './run.sh --no-box')], {
        ended: true,
        closing: () => [said],
      });
    expect(told('As root it needs `--no-box`.').lessons).toMatchObject([
      { kind: 'workaround', summary: '`./run.sh` failed: no broker; it works with `--no-box`' },
    ]);
    expect(told('It fails without `--no-box`.').lessons).toHaveLength(1);
    expect(told('It runs without `--no-box`, too.').lessons).toEqual([]);
    expect(told('Done.').lessons).toEqual([]);
  });

  it.each([
    ['It runs with `PORT=3100`, because 3000 is taken by the VPN agent.', true],
    ['It runs on 3100; 3000 is taken by the VPN agent.', true],
    ['It runs on 3100.', false],
    ['It runs. The disk is slow because of the cache.', false],
    ['It runs. Port 31005 is blocked because of the VPN.', false],
  ])('has in its body why it is needed, where that is said of it: %s', (said, isTold) => {
    const steps = [failed, passed(1, 'PORT=3100 ./run.sh')];
    const { lessons } = settle([failed.learning], steps, { ended: true, closing: () => [said] });
    const told = expect.stringContaining(`\nWhy: ${said}`);
    expect(lessons).toMatchObject([{ body: isTold ? told : expect.not.stringContaining('Why:') }]);
  });

  it('has a script of the project that brought the program that was not there', () => {
    const body = 'While: ./run.sh\nSeen: ./run.sh: line 2: rg: command not found';
    const lacking = { ...failed, learning: { ...failed.learning, body } };
    const steps = [lacking, passed(1, './dev rg'), passed(2, './run.sh')];
    const closing = () => ['rg was missing; `./dev rg` installs it.'];
    const { lessons } = settle([failed.learning], steps, { ended: true, closing });
    expect(lessons).toMatchObject([{ summary: expect.stringContaining('it works after `./dev rg`') }]);
  });

  it('has no script that ran after an edit, unless its name says that it sets up', () => {
    const lessons = (script: string) => {
      const steps = [failed, edited(1, 'a.ts'), passed(2, script), passed(3, './run.sh')];
      const closing = () => [`It runs after \`${script}\`.`];
      return settle([failed.learning], steps, { ended: true, closing }).lessons;
    };
    expect(lessons('./lint.sh')).toEqual([]);
    expect(lessons('./gen.sh')).toHaveLength(1);
  });
});

describe('a failure that nothing was seen to end', () => {
  const failed: FailedStep = {
    type: 'failed',
    tool: 'Bash',
    command: 'pnpm vitest run tests/a.spec.ts',
    fault: 'world',
    ...after(0),
    learning: { ...LEARNING, summary: '`pnpm vitest` failed: ERR_REQUIRE_ESM', signature: 'ERR_REQUIRE_ESM' },
  };
  const lessons = (said: string) =>
    settle([failed.learning], [failed], { ended: true, closing: () => [said] }).lessons;

  it.each([
    '`npx jest tests/a.spec.ts` works.',
    'Here `pnpm vitest run tests/a.spec.ts` fails, but `npx jest tests/a.spec.ts` passes.',
    'Use `npx jest tests/a.spec.ts`; the other one does not start.',
  ])('has the way around it that the last words tell: %s', (said) => {
    expect(lessons(said)).toMatchObject([
      { summary: expect.stringContaining('npx jest'), evidence: 'model-inferred' },
    ]);
  });

  it.each([
    'Do not use `npx jest tests/a.spec.ts`: it hangs.',
    'Neither `pnpm vitest run tests/a.spec.ts` nor `npx jest tests/a.spec.ts` works.',
    '`npx jest tests/a.spec.ts` never passes here.',
    'I could not get `npx jest tests/a.spec.ts` to work.',
    'You could use `npx jest tests/a.spec.ts` once that is repaired.',
    '`npm run test tests/a.spec.ts` is broken as well.',
  ])('has none where they say that it does not work, or would: %s', (said) => {
    expect(lessons(said)).toEqual([]);
  });
});
