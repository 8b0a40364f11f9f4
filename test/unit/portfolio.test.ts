import { describe, expect, it } from 'vitest';
import { metOnce } from '../../src/core/fold.ts';
import type { Memory } from '../../src/core/memory.ts';
import { DAY_MS } from '../../src/core/time.ts';
import { balanced, unasked } from '../../src/recall/order.ts';
import { choosePortfolio, startStandingOf } from '../../src/recall/portfolio.ts';
import type { Told } from '../../src/recall/recall-text.ts';

const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');

function memory(id: string, more: Partial<Memory> = {}): Memory {
  const at = new Date(NOW_MS - DAY_MS).toISOString();
  return {
    id,
    at,
    ns: 'learnings',
    kind: 'note',
    summary: id,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    ...metOnce('a'.repeat(40), at),
    ...more,
  };
}

function chosen(
  memories: readonly Memory[],
  more: { branch?: string; changedFiles?: string[]; recentFiles?: string[] } = {},
  limit = 9,
) {
  const situation = { changedFiles: [], nowMs: NOW_MS, ...more };
  return choosePortfolio(memories, situation, limit).map(({ memory: { id } }) => id);
}

const inDays = (days: number): string => new Date(NOW_MS + days * DAY_MS).toISOString();
const old = { lastSeenAt: new Date(NOW_MS - 200 * DAY_MS).toISOString() };

describe('choosePortfolio', () => {
  it('puts an old memory about a file in work before a new one about none', () => {
    const about = memory('about', { ...old, files: [{ path: 'src/pool.ts' }] });
    expect(chosen([memory('new'), about], { changedFiles: ['src/pool.ts'] })).toEqual(['about', 'new']);
  });

  it('prefers the same folder and the same branch, when all else is equal', () => {
    const near = memory('near', { files: [{ path: 'src/other.ts' }] });
    expect(chosen([memory('any'), near], { changedFiles: ['src/pool.ts'] })[0]).toBe('near');
    expect(chosen([memory('any'), memory('here', { branch: 'fix' })], { branch: 'fix' })[0]).toBe('here');
  });

  it('prefers what speaks of a file with changes, or of the branch', () => {
    const rule = memory('rule', {
      ...old,
      summary: 'Zones are read from the table of 2024, never computed.',
    });
    expect(chosen([memory('any'), rule], { changedFiles: ['src/zones.ts'] })[0]).toBe('rule');
    expect(chosen([memory('any'), rule], { branch: 'feat/zones-of-2025' })[0]).toBe('rule');
    expect(chosen([memory('any'), rule], { changedFiles: ['src/index.ts'], branch: 'main' })[0]).toBe('any');
  });

  it('does not take the root for a folder that files share', () => {
    const memories = [memory('b', { files: [{ path: 'README.md' }] }), memory('a')];
    expect(chosen(memories, { changedFiles: ['package.json'] })).toEqual(['a', 'b']);
  });

  it('prefers what was met often, was useful, is stated, is recent', () => {
    expect(chosen([memory('once'), memory('often', { seenIn: ['s1', 's2'] })])[0]).toBe('often');
    expect(chosen([memory('plain'), memory('useful', { usefulCount: 2 })])[0]).toBe('useful');
    expect(chosen([memory('seen'), memory('stated', { evidence: 'user-stated' })])[0]).toBe('stated');
    expect(chosen([memory('old', old), memory('recent')])[0]).toBe('recent');
  });

  it('does not let what was used a thousand times rise above what is about a file in work, or stands higher', () => {
    const used = memory('used', { usefulCount: 1_000 });
    const about = memory('about', { files: [{ path: 'src/pool.ts' }], usefulCount: 2 });
    expect(chosen([used, about], { changedFiles: ['src/pool.ts'] })).toEqual(['about', 'used']);
    const stated = memory('stated', { evidence: 'user-stated', ...old });
    const situation = { changedFiles: [], nowMs: NOW_MS };
    const [first] = choosePortfolio([used, stated], situation, 2, true);
    expect(first?.memory.id).toBe('stated');
  });

  it('prefers files of the newest commits, less than files in work', () => {
    const recent = memory('recent', { files: [{ path: 'src/recent.ts' }] });
    const inWork = memory('work', { files: [{ path: 'src/work.ts' }] });
    const files = { changedFiles: ['src/work.ts'], recentFiles: ['src/recent.ts', 'src/work.ts'] };
    expect(chosen([memory('any'), recent, inWork], files)).toEqual(['work', 'recent', 'any']);
  });

  it('prefers open blockers', () => {
    const blocker = memory('blocker', { ns: 'blockers', kind: 'blocker' });
    expect(chosen([memory('any'), blocker])[0]).toBe('blocker');
  });

  it('tells an open failure while it lasts, and its fix once that has taken its place', () => {
    const signature = 'ld: cannot find -lssl';
    const open = memory('open', { kind: 'open', signature, expires: inDays(6) });
    const fix = memory('fix', { kind: 'fix', signature });
    expect(chosen([open])).toEqual(['open']);
    expect(chosen([{ ...open, expires: inDays(0) }])).toEqual([]);
    expect(chosen([{ ...open, supersededBy: 'fix' }, fix])).toEqual(['fix']);
    expect(chosen([{ ...open, forgotten: true }])).toEqual([]);
  });

  it('leaves out what was doubtful when it was made, which lasts a week as an open failure does', () => {
    const unsure = memory('unsure', { evidence: 'model-inferred', expires: inDays(6) });
    expect(chosen([unsure])).toEqual([]);
    expect(chosen([{ ...unsure, evidence: 'tool-observed' }])).toEqual(['unsure']);
    expect(chosen([{ ...unsure, expires: inDays(7) }])).toEqual(['unsure']);
  });

  it('leaves out what is forgotten, superseded or expired', () => {
    const dead = [
      memory('forgotten', { forgotten: true }),
      memory('superseded', { supersededBy: 'x' }),
      memory('expired', { expires: '2026-02-01T00:00:00.000Z' }),
    ];
    expect(chosen([...dead, memory('live', { expires: '2026-04-01T00:00:00.000Z' })])).toEqual(['live']);
  });

  it('gives at most so many, and the same ones whatever order they came in', () => {
    const memories = ['a', 'b', 'c', 'd'].map((id) => memory(id));
    expect(chosen(memories, {}, 2)).toEqual(['a', 'b']);
    expect(chosen(memories.reverse(), {}, 2)).toEqual(['a', 'b']);
  });
});

describe('what a session should know when it starts', () => {
  const atStart = (memories: readonly Memory[], changedFiles: readonly string[] = []) =>
    choosePortfolio(memories, { changedFiles, nowMs: NOW_MS }, 9, true).map(({ memory: { id } }) => id);

  it('is what the user stated, then what is proven, then what was confirmed, then what was noted, whatever their number and files', () => {
    const inWork = { files: [{ path: 'src/pool.ts' }] };
    const proven = Array.from({ length: 20 }, (_, index) =>
      memory(`p${10 + index}`, { ...inWork, evidence: 'test-verified' }),
    );
    const stated = memory('stated', { ...old, ns: 'decisions', kind: 'decision', evidence: 'user-stated' });
    const met = memory('met', { ...inWork, kind: 'open', signature: 'ld: x', seenIn: ['s2'] });
    const noted = memory('noted', { ...inWork, evidence: 'model-inferred' });
    expect(atStart([noted, met, ...proven, stated], ['src/pool.ts'])[0]).toBe('stated');
    expect(atStart([noted, met, ...proven.slice(0, 1), stated], ['src/pool.ts'])).toEqual([
      'stated',
      'p10',
      'met',
      'noted',
    ]);
  });

  it('puts what was told in vain behind others of its kind, never below another kind', () => {
    const rules = ['a', 'b', 'c'].map((id) => memory(id, { evidence: 'user-stated' }));
    const proven = memory('proven', { evidence: 'test-verified' });
    const idle = new Map([
      ['a', 4],
      ['b', 1],
    ]);
    const situation = { changedFiles: [], nowMs: NOW_MS, idle };
    const told = choosePortfolio([...rules, proven], situation, 9, true);
    expect(told.map(({ memory: { id } }) => id)).toEqual(['c', 'b', 'a', 'proven']);
  });

  it.each([
    [{ evidence: 'model-inferred', expires: inDays(30) }, false],
    [{ evidence: 'model-inferred', expires: inDays(30), seenIn: ['s2'] }, false],
    [{ evidence: 'model-inferred', expires: inDays(30), usefulCount: 1 }, false],
    [{ evidence: 'model-inferred', expires: inDays(30), usefulCount: 2 }, true],
    [{ evidence: 'model-inferred' }, true],
    [{ evidence: 'test-verified', expires: inDays(30) }, true],
    [{ evidence: 'user-stated', expires: inDays(30) }, true],
    [{ evidence: 'user-stated', uselessCount: 1 }, false],
    [{ evidence: 'user-stated', kind: 'correction', summary: 'Use `logger`, not console.log.' }, true],
    [{ evidence: 'user-stated', kind: 'correction', summary: 'First look whether it exists.' }, false],
    [{ evidence: 'user-stated', summary: 'I want you to go through the comments of the code.' }, false],
    [{ evidence: 'user-stated', summary: "Ok, let's also add a field for what is left open." }, false],
    [
      {
        evidence: 'user-stated',
        summary: "Let's only log in JSON, because the collector reads nothing else.",
      },
      true,
    ],
    [{ evidence: 'user-stated', summary: "Let's use pino everywhere." }, true],
    [{ evidence: 'user-stated', summary: "Let's use pino in this file." }, false],
    [{ evidence: 'user-stated', summary: 'The staging login is [REDACTED:password], of user ops.' }, false],
    [{ evidence: 'user-stated', summary: "Let's never mock the clock in tests of the scheduler." }, true],
    [{ evidence: 'user-stated', summary: 'Can we please log a line, and ensure this never repeats?' }, false],
    [{ evidence: 'user-stated', summary: 'No TODO in the source: this is just a debugging session.' }, false],
    [{ evidence: 'user-stated', summary: "You already did Buzz. Don't touch it except to read." }, false],
    [{ evidence: 'user-stated', summary: 'I prefer these files to be thoughtful documents.' }, false],
    [{ evidence: 'user-stated', summary: '(claude code should be source of truth).' }, false],
    [{ evidence: 'user-stated', summary: "You already did Buzz. Don't touch it.", seenIn: ['s2'] }, true],
    [{ evidence: 'user-stated', summary: 'We removed the session commands on purpose.' }, true],
    [{ evidence: 'user-stated', summary: 'We want `os.Exit(1)` for any error, for now.' }, true],
    [
      { evidence: 'user-stated', summary: 'Asked “What should the draft PR contain?”, the user chose: All.' },
      false,
    ],
    [
      { evidence: 'user-stated', summary: 'Asked “Which store?” about the store, the user chose: Redis' },
      true,
    ],
    [{ ns: 'patterns', kind: 'convention', signature: 'a hook', expires: inDays(30) }, false],
    [{ kind: 'warning', signature: 'ld: x' }, false],
    [{ kind: 'open', signature: 'ld: x', expires: inDays(7) }, true],
    [{ kind: 'open', signature: 'cannot pull', tags: ['bash', 'git'], expires: inDays(7) }, false],
    [{ kind: 'open', signature: 'ld: x', expires: inDays(7), seenIn: ['s2'] }, true],
    [{ kind: 'fix', summary: '`mise run fmt` failed: not trusted; it works after `mise trust`' }, true],
    [
      {
        kind: 'fix',
        summary: '`mise run fmt` failed: not trusted; it works after `mise trust`',
        body: '> not trusted\n> Trust them with `mise trust`.\nFix: `mise trust`',
      },
      false,
    ],
    [{ kind: 'workaround', summary: '`rtk bun test` failed: no bun; it works without `rtk`' }, true],
    [{ kind: 'workaround', summary: '`sed -n 1p | cat -A` failed: -A; `sed -n 1p | od -c` works' }, false],
    [{ kind: 'fix', summary: '`npm test` failed: x; it works after a change of a.ts' }, false],
    [{ kind: 'fix', summary: '`go build` failed: no module; it works after `cd src`' }, false],
    [{ kind: 'fix', summary: '`make` failed: Permission denied; it works after `chmod +x run.sh`' }, false],
    [{ kind: 'fix', summary: '`npm test` failed: x; it works after a change of a.ts', seenIn: ['s2'] }, true],
    [
      { kind: 'fix', summary: '`npm test` failed: x; it works after a change of a.ts', usefulCount: 1 },
      false,
    ],
  ] as const)('is what was confirmed, proven, stated, or written down on purpose: %j', (more, isTold) => {
    expect(startStandingOf(memory('m', more)) !== undefined).toBe(isTold);
  });

  it.each([
    [{ ns: 'progress', kind: 'goal', summary: 'Goal, reached: ship it' }, false],
    [{ ns: 'blockers', kind: 'blocker', summary: 'The certificate expired.' }, true],
    [{ ns: 'progress', kind: 'goal', summary: 'Goal, in work: ship it' }, false],
    [{ ns: 'progress', kind: 'progress', summary: 'Work on “a”: nothing known to be left open.' }, false],
    [{ ns: 'progress', kind: 'progress', summary: 'Work on “a”: left open: the docs.' }, false],
    [{ ns: 'handoffs', kind: 'handoff', summary: 'Handoff on “a”: 1 open.' }, false],
    [{ ns: 'learnings', kind: 'insight', summary: 'Goal, reached: is how tell.ts begins a memory.' }, true],
  ])('is no episode of another session: %j', (more, isTold) => {
    expect(startStandingOf(memory('m', more)) !== undefined).toBe(isTold);
  });
});

describe('balanced', () => {
  const words = ['linter', 'changelog', 'migration', 'screenshot', 'port'];
  const scored = words.map((word, at) => {
    const hit = unasked({
      memory: memory(word, { summary: `The ${word} is checked.` }),
      scope: 'repository',
    });
    return { ...hit, score: 500 - at } as unknown as Told;
  });
  const told = (isUntold?: (hit: Told) => boolean) =>
    balanced(scored, 4, 'repository', isUntold).map(({ memory: { id } }) => id);

  it('leaves one line for what was never told, where something wants it', () => {
    expect(told()).toEqual(words.slice(0, 4));
    expect(told(({ memory: { id } }) => id === 'port')).toEqual([...words.slice(0, 3), 'port']);
    expect(told(({ memory: { id } }) => id !== 'linter')).toEqual(words.slice(0, 4));
  });
});
