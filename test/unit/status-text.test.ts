import { describe, expect, it } from 'vitest';
import { statusLines } from '../../src/app/cli/commands/status.ts';
import type { Overview } from '../../src/app/wire/overview.ts';
import { sparkline } from '../../src/core/text.ts';

const NOW = Date.parse('2026-01-08T12:00:00.000Z');
const AT = '2026-01-08T11:00:00.000Z';
const place = {
  store: '/srv/shop/.git',
  isUserStore: false,
  isOn: true,
  log: '/home/dana/.local/state/cs-memory/log',
  nowMs: NOW,
};
const TERMINAL = { columns: 80, rows: 23 };

const EMPTY: Overview = {
  namespaces: [],
  user: { live: 0, all: 0 },
  sessions: [],
  waiting: { count: 0, namespaces: {} },
  held: 0,
  background: {},
  kinds: [],
  recalled: { memories: 0, sessions: 0, days: [0, 0, 0, 0, 0, 0, 0] },
  useful: { useful: 0, useless: 0 },
  goals: [],
  agents: { count: 0, merged: 0, discarded: 0, consolidated: 0, held: 0 },
  failures: [],
};

const many = <T>(n: number, make: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => make(index));

/** More of everything than a screen has. */
const FULL: Overview = {
  namespaces: many(12, (n) => ({ ns: `team/namespace-${n}`, live: 100 * n, all: 120 * n })),
  user: { live: 3, all: 3 },
  sessions: many(40, (n) => ({
    session: `5e5510${n}-0000-4000-8000-000000000000`,
    waiting: 1,
    summary: '1 learning waiting (learnings 1)',
    state: {
      session_id: `s${n}`,
      started_at: AT,
      shown: [],
      last_flush: { at: AT, written: 10, seen: 20 },
    },
  })),
  waiting: { count: 40, namespaces: { learnings: 40 } },
  held: 7,
  background: {
    reanchor: { started_at: AT, outcome: 'swept' },
    sync: { started_at: AT, outcome: 'failed' },
    reindex: { started_at: AT, outcome: 'indexed' },
    distil: { started_at: AT },
  },
  kinds: many(14, (n) => ({
    kind: `kind-of-a-long-name-${n}`,
    live: 1000 - n,
    weeks: many(12, (week) => week),
  })),
  recalled: { memories: 412, sessions: 31, days: [1, 2, 3, 4, 5, 6, 7] },
  useful: { useful: 12, useless: 1 },
  goals: many(3, (n) => ({
    id: `g${n}`,
    title: `Goal ${n}: ${'long words '.repeat(20)}`,
    state: 'active' as const,
    since: AT,
    asked: AT,
    session: 's',
    source: 'prompt' as const,
  })),
  agents: { count: 4, merged: 9, discarded: 2, consolidated: 1, held: 0 },
  handoff: { id: 'h', at: AT },
  failures: many(5, (n) => ({ event: 'Stop', failure: `CODE_${n}`, count: n + 1, lastAt: AT })),
};

describe('the status', () => {
  it('says that hooks are switched off, and how many kinds it leaves out', () => {
    const kinds = FULL.kinds.slice(0, 6);
    const text = statusLines({ ...EMPTY, kinds }, { ...place, isOn: false }, TERMINAL).join('\n');
    expect(text).toMatch(/^hooks +are switched off here: nothing is kept or recalled by itself$/m);
    expect(text).toMatch(/^ +and 1 more kind$/m);
  });

  it('of everything fits a terminal of 80 by 24, and leaves out old sessions first', () => {
    const lines = statusLines(FULL, place, TERMINAL);
    expect(lines.length).toBeLessThanOrEqual(23);
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(80);
    const text = lines.join('\n');
    expect(text).toMatch(/^recalled {2}412 times in 31 sessions here; in all places in 7 days: ▂▃▄▅▆▇█\|$/m);
    expect(text).toMatch(/^errors .*CODE_0 ×1, 1 hour ago; .*3 more/m);
    expect(text).toMatch(/^handoff {3}1 hour ago$/m);
    expect(text).toMatch(/^subagents 4: 9 merged, 2 discarded$/m);
    expect(text).toMatch(/^goals {5}3 open, the last: Goal 2/m);
    expect(text).toMatch(/and \d+ older ones$/);
  });

  it('of nothing is a few lines, without a line that has nothing to say', () => {
    expect(statusLines(EMPTY, place, TERMINAL)).toEqual([
      'store     /srv/shop/.git',
      'memories  none yet',
      'recalled  0 times in 0 sessions',
      'waiting   nothing',
      'log       /home/dana/.local/state/cs-memory/log',
    ]);
  });

  it('is not cut in a pipe', () => {
    const pipe = { columns: Number.POSITIVE_INFINITY, rows: 23 };
    const text = statusLines(FULL, place, pipe).join('\n');
    expect(text).toContain('flushed 1 hour ago: 10 new, 20 known\n');
    expect(text).toContain('team/namespace-11 1100');
  });

  it('shows no control character of a name', () => {
    const odd = { ...EMPTY, namespaces: [{ ns: 'a\u001b[31mb', live: 1, all: 1 }] };
    expect(statusLines(odd, place, TERMINAL).join('')).not.toContain('\u001b');
  });
});

it('a sparkline shows a blank for none, something for little, and the highest for most', () => {
  expect(sparkline([0, 1, 50, 100])).toBe(' ▁▄█');
  expect(sparkline([0, 0])).toBe('  ');
  expect(sparkline([1, 1])).toBe('██');
});
