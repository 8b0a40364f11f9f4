import { describe, expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';
import type { CleanRun } from '../helpers/clean-run.ts';
import { payload } from '../helpers/payloads.ts';
import { git } from './client/scratch.ts';

let world: World;
useWorlds((_copy, fresh) => {
  world = fresh;
});

type Json = Record<string, unknown>;
const jsonl = (...values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
const pipe = (args: readonly string[], stdin: string): Promise<CleanRun> => world.cli(args, { stdin });

async function lines(args: readonly string[], stdin: string, stderr = ''): Promise<Json[]> {
  const run = await pipe(args, stdin);
  expect(run).toMatchObject({ code: 0, stderr });
  return run.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const TOKEN = ['gh', 'p_', 'Bv6Nm2Xc8Zl4Kj0Hg7Fd', 'Sa3Qw9Er5Ty1Ui'].join('');

describe('import --jsonl', () => {
  const RECORDS = [
    { key: 'c-3', summary: 'Third first', namespace: 'decisions', at: '2026-01-31T12:00:00Z' },
    { key: 'a-1', summary: 'Tests need TZ=UTC', tags: ['time'], files: ['app.js'] },
    { key: 'b-2', summary: 'Tests need TZ=UTC', body: 'More of it' },
    { summary: 'Nobody gave it a key' },
  ];

  it('prints key and id in the order given, and makes one commit per ref', async () => {
    const kept = await lines(['import', '--jsonl'], jsonl(...RECORDS));
    expect(kept.map(({ key }) => key)).toEqual(['c-3', 'a-1', 'b-2', undefined]);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(4);
    for (const ns of ['learnings', 'decisions'])
      expect(git(world.repository, 'rev-list', '--count', `refs/notes/cs/${ns}`)).toBe('1');
    const known = new Map(world.notes('learnings').map(({ id, key }) => [id, key]));
    expect(known.get(kept[1]?.['id'])).toBe('a-1');
    expect(world.notes('decisions')).toMatchObject([{ key: 'c-3', at: '2026-01-31T12:00:00.000Z' }]);
  });

  it('twice is once', async () => {
    const first = await lines(['import', '--jsonl'], jsonl(...RECORDS));
    const before = git(world.repository, 'for-each-ref');
    const nothingNew = '0 new, 4 already known\n';
    expect(await lines(['import', '--jsonl'], jsonl(...RECORDS), nothingNew)).toEqual(first);
    expect(git(world.repository, 'for-each-ref')).toBe(before);
  });

  it.each([
    ['no JSON', '{"summary": '],
    ['no object', '["summary"]'],
    ['no summary', '{"key": "a-1"}'],
    ['a wrong type', '{"summary": "x", "tags": "time"}'],
    ['an empty summary', '{"summary": "  "}'],
    ['a time that is none', '{"summary": "x", "at": "yesterday"}'],
    ['a namespace that is none', '{"summary": "x", "namespace": "a..b"}'],
  ])('writes nothing when one line is wrong: %s', async (name, wrong) => {
    const run = await pipe(['import', '--jsonl'], `${jsonl(RECORDS[0])}\n${wrong}\n${jsonl(RECORDS[1])}`);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    if (/JSON|object|no summary|type/.test(name)) expect(run.stderr).toContain('line 3');
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
  });

  it('of nothing is nothing', async () => {
    expect(await lines(['import', '--jsonl'], '\n\n')).toEqual([]);
    expect(git(world.repository, 'for-each-ref', 'refs/notes')).toBe('');
  });
});

describe('recall --batch', () => {
  it('answers each query in its turn, best first, within the limit', async () => {
    const records = ['red', 'green', 'blue'].map((word) => ({
      key: word,
      summary: `The ${word} lamp shows the state`,
    }));
    const kept = await lines(['import', '--jsonl'], jsonl(...records));
    const queries = [
      { id: 'q1', query: 'green lamp' },
      { id: 2, query: 'nothing of the kind whatsoever' },
      { id: 'q3', query: 'lamp' },
    ];
    const answers = await lines(['recall', '--batch', '--limit', '2'], jsonl(...queries));
    expect(answers.map(({ id }) => id)).toEqual(['q1', 2, 'q3']);
    const [green, nothing, lamp] = answers.map(({ results }) => results as Json[]);
    expect(green?.[0]).toEqual({ memory: kept[1]?.['id'], key: 'green', score: expect.any(Number) });
    expect(nothing).toEqual([]);
    expect(lamp).toHaveLength(2);
    const scores = green?.map(({ score }) => score as number) ?? [];
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('tells the line that is wrong', async () => {
    const run = await pipe(['recall', '--batch'], jsonl({ id: 1, query: 'x' }, { id: 2 }));
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('line 2');
  });
});

describe('filter', () => {
  it('--jsonl points at the findings in UTF-16 units of the input', async () => {
    const harmless = 'Wäre das 😀 ein Geheimnis? Nein.\n\ttsc -p . && npm test # 100 %';
    const secret = `😀 é push with ${TOKEN} and go`;
    const [clean, found] = await lines(
      ['debug', 'filter', '--jsonl'],
      jsonl({ id: 'a', text: harmless }, { id: 7, text: secret }),
    );
    expect(clean).toEqual({ id: 'a', text: harmless, findings: [] });
    expect(found).toMatchObject({
      id: 7,
      findings: [{ stage: expect.any(String), kind: expect.any(String) }],
    });
    const findings = found?.['findings'] as readonly { start: number; end: number; kind: string }[];
    const { start, end, kind } = findings[0] ?? {};
    expect(secret.slice(start, end)).toBe(TOKEN);
    expect(found?.['text']).toBe(`😀 é push with [REDACTED:${kind}] and go`);
  });

  it('of text prints the text as it would be kept, harmless bytes unchanged', async () => {
    const harmless = 'one line\n\n  two – ünïcode 😀\nno end';
    expect(await pipe(['debug', 'filter'], harmless)).toMatchObject({
      code: 0,
      stdout: harmless,
      stderr: '',
    });
    const { stdout } = await pipe(['debug', 'filter'], `key ${TOKEN}\nsecond line\n`);
    expect(stdout).toMatch(/^key \[REDACTED:[\w-]+\]\nsecond line\n$/);
    expect(await pipe(['debug', 'filter'], '')).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  it.each(['{"id": 1', '[]', '{"id": 1}', '{"id": 1, "text": 5}'])(
    'tells the line that is wrong: %s',
    async (wrong) => {
      const run = await pipe(['debug', 'filter', '--jsonl'], `${jsonl({ id: 1, text: TOKEN })}${wrong}\n`);
      expect(run.code).toBe(2);
      expect(run.stderr).toContain('line 2');
      expect(run.stdout + run.stderr).not.toContain(TOKEN);
    },
  );
});

describe('detect --jsonl', () => {
  it('tells what a payload teaches, filtered, and keeps nothing', async () => {
    const error = `Exit code 127\n/bin/bash: line 1: ${TOKEN}: command not found`;
    const told = await lines(
      ['debug', 'detect', '--jsonl'],
      jsonl(
        payload('PostToolUseFailure-Bash'),
        payload('PostToolUse-Bash'),
        payload('PostToolUseFailure-Bash', { error }),
        payload('PostToolBatch-Edit-rejected'),
        payload('Stop'),
        {},
      ),
    );
    const shape = {
      score: expect.any(Number),
      category: 'error',
      severity: 'sev-1',
      summary: expect.any(String),
    };
    expect(told[0]).toEqual(shape);
    expect(told[0]?.['score']).toBeGreaterThanOrEqual(0.6);
    expect(told[0]?.['summary']).toContain('shellcheck: command not found');
    expect(told[1]).toEqual({ score: 0, learning: null });
    expect(told[2]).toEqual(shape);
    expect(JSON.stringify(told)).not.toContain(TOKEN);
    for (const nothing of told.slice(3))
      expect(nothing).toEqual({ score: expect.any(Number), learning: null });
    expect(told).toHaveLength(6);
    expect(JSON.parse((await world.cli(['status', '--json'])).stdout).memory_queue.count).toBe(0);
  });

  it('tells the line that is wrong', async () => {
    const run = await pipe(['debug', 'detect', '--jsonl'], `${jsonl({})}nonsense\n`);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('line 2');
  });
});
