import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeFix, type ToldFix } from '../../src/capture/pair.ts';
import type { Step } from '../../src/core/learning.ts';

const SIGNATURE = "Error: Cannot find module './a'";
const time = (seconds: number): number => Date.UTC(2026, 0, 1) + seconds * 1000;
const iso = (seconds: number): string => new Date(time(seconds)).toISOString();

const failed = (seconds: number, signature = SIGNATURE, command = 'npm test'): Step => ({
  type: 'failed',
  tool: 'Bash',
  command,
  fault: 'world',
  atMs: time(seconds),
  fromMs: time(seconds - 1),
  learning: {
    ns: 'learnings',
    kind: 'error',
    summary: `${command} failed`,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    at: iso(seconds),
    session: 's1',
    signature,
  },
});
const passed = (seconds: number, command = 'npm test', lasted = 1): Step => ({
  type: 'passed',
  tool: 'Bash',
  command,
  atMs: time(seconds),
  fromMs: time(seconds - lasted),
});
const told = (more: Partial<ToldFix> = {}): ToldFix => ({
  id: '0123456789abcdef',
  signature: SIGNATURE,
  at: iso(10),
  again: 0,
  ...more,
});
const judge = (fix: ToldFix, steps: readonly Step[], ended = false) =>
  judgeFix(fix, steps, { ended })?.verdict;

describe('a told fix was useful', () => {
  it('when the next go of the same command passed', () => {
    expect(judgeFix(told(), [failed(10), passed(20)], { ended: false })).toEqual({
      verdict: 'useful',
      at: iso(20),
    });
  });

  it('also when something was set up in between', () => {
    expect(judge(told(), [failed(10), passed(15, 'npm install'), passed(20)])).toBe('useful');
  });
});

describe('a told fix was useless', () => {
  it('when its error struck twice more, and the session ended so', () => {
    expect(judge(told({ again: 2 }), [failed(10), failed(20), failed(30)], true)).toBe('useless');
  });

  it('not while the session goes on, and not after one more failure', () => {
    expect(judge(told({ again: 2 }), [failed(10), failed(20), failed(30)])).toBeUndefined();
    expect(judge(told({ again: 1 }), [failed(10), failed(20)], true)).toBeUndefined();
  });
});

describe('a told fix that says which command helps', () => {
  it.each([
    ['was useful where that was run', [failed(10), passed(12, './up.sh'), passed(20)], 'useful'],
    ['is neither where it was not done, which would be seen', [failed(10), passed(20)], 'unclear'],
    [
      'was useless where something else helped then',
      [failed(10), passed(12, './up.sh'), failed(14), passed(16, 'npx prisma generate'), passed(20)],
      'useless',
    ],
    ['was useless where nothing did', [failed(10), passed(12, './up.sh'), failed(14)], 'useless'],
    [
      'is neither where something else helped alone',
      [failed(10), passed(12, 'npx prisma generate'), passed(20)],
      'unclear',
    ],
    [
      'is neither where it took its time',
      [failed(10), passed(12, './up.sh'), failed(14), passed(20)],
      'unclear',
    ],
    ['is neither where it was not run', [failed(10), failed(14)], undefined],
  ] as const)('%s', (_what, steps, verdict) =>
    expect(judge(told({ helped: './up.sh' }), steps, true)).toBe(verdict),
  );

  it('was useless where it was done in vain, and the lesson of the session names what helped', () => {
    const steps = [failed(10), passed(12, './up.sh'), failed(14), passed(16, './redis.sh'), passed(20)];
    const verdict = (way: string, signature = SIGNATURE) => {
      const its = steps.flatMap((step) => (step.type === 'failed' ? [step.learning] : []));
      const lessons = its.map((it) => ({ ...it, signature, summary: `x failed; it works after \`${way}\`` }));
      return judgeFix(told({ helped: './up.sh' }), steps, { ended: false, lessons })?.verdict;
    };
    expect(verdict('./redis.sh')).toBe('useless');
    expect(verdict('./up.sh && ./redis.sh')).toBe('unclear');
    expect(verdict('./redis.sh', 'Error: another one')).toBe('unclear');
  });

  it('was useful where nobody could have seen that', () => {
    expect(judge(told({ helped: 'source .envrc' }), [failed(10), passed(20)], true)).toBe('useful');
  });
});

describe('nothing is taken from', () => {
  it('a pass after the error had struck again: something else may have helped', () => {
    expect(judge(told({ again: 1 }), [failed(10), failed(20), passed(30)])).toBe('unclear');
    expect(judge(told(), [failed(10), failed(20), passed(30)])).toBe('unclear');
    expect(judge(told({ again: 4 }), [failed(10), failed(20), passed(30)], true)).toBe('unclear');
  });

  it('another command, another error, or a call that had begun before', () => {
    expect(judge(told(), [failed(10), passed(20, 'cargo build')])).toBeUndefined();
    expect(judge(told(), [failed(10, 'Error: another one'), passed(20)])).toBeUndefined();
    expect(judge(told(), [failed(9), passed(12, 'npm test', 2.5)])).toBeUndefined();
  });

  it('a session without steps', () => {
    expect(judge(told(), [])).toBeUndefined();
    expect(judge(told({ again: 9 }), [], true)).toBeUndefined();
  });
});

describe('properties', () => {
  const step = fc.oneof(
    fc.integer({ min: 11, max: 40 }).map((at) => failed(at)),
    fc.integer({ min: 11, max: 40 }).map((at) => passed(at)),
    fc.integer({ min: 11, max: 40 }).map((at) => passed(at, 'npm install')),
  );

  it('the order in which steps were written is nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), fc.boolean(), (steps, ended) => {
        const all = [failed(10), ...steps];
        expect(judgeFix(told(), all.toReversed(), { ended })).toEqual(judgeFix(told(), all, { ended }));
      }),
    );
  });

  it('useless is never said of a session in which the command passed after the fix was told', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), fc.nat(5), (steps, again) => {
        const all = [failed(10), ...steps, passed(50)];
        expect(judge(told({ again }), all, true)).not.toBe('useless');
      }),
    );
  });
});
