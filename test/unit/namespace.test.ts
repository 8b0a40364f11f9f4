import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultKind, isNamespace, NAMESPACES, namespaceOf, notesRef } from '../../src/core/memory.ts';
import { isDueToday } from '../../src/files/write.ts';
import { namesByStem } from '../../src/session/session-state.ts';
import { useFolders } from '../helpers/repo.ts';

const gitAccepts = (name: string): boolean =>
  spawnSync('git', ['check-ref-format', notesRef(name)]).status === 0;

describe('isNamespace', () => {
  it.each([...NAMESPACES, 'team/learnings', 'größe', 'a.b', 'x@y', 'A-1_2'])('accepts %j', (name) => {
    expect(isNamespace(name)).toBe(true);
    expect(gitAccepts(name)).toBe(true);
  });

  it.each([
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.a',
    'a/.b',
    'a.',
    'a.lock',
    'a.lock/b',
    'a..b',
    'a b',
    'a~',
    'a^',
    'a:',
    'a?',
    'a*',
    'a[',
    'a\\b',
    'a@{b',
    'a\u007f',
    'a\n',
    'x'.repeat(201),
  ])('refuses %j', (name) => expect(isNamespace(name)).toBe(false));

  it('refuses what an option of git could be made of', () => {
    expect(isNamespace('--upload-pack=x')).toBe(false);
  });

  it('accepts nothing that git refuses', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '.',
      '..',
      '/',
      '-',
      '@',
      '{',
      '@{',
      '.lock',
      '~',
      ' ',
      'ü',
      '\\',
      '*',
      '1',
    );
    const name = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(name.filter(isNamespace), (accepted) => {
        expect(gitAccepts(accepted)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a notes ref', () => {
  it('gives its namespace back', () => {
    expect(namespaceOf(notesRef('team/learnings'))).toBe('team/learnings');
    expect(namespaceOf('refs/notes/commits')).toBeUndefined();
    expect(namespaceOf('refs/notes/cs-remote/origin/learnings')).toBeUndefined();
  });
});

describe('defaultKind', () => {
  it('says the kind of the namespaces that come with the product, and of any other', () => {
    expect(defaultKind('decisions')).toBe('decision');
    expect(defaultKind('own')).toBe('note');
    expect(defaultKind('constructor')).toBe('note');
  });
});

const folder = useFolders();
const namesOf = (directory: string, stem: string) => namesByStem(directory).get(stem) ?? [];

it('names the files of each session, whatever comes, goes or is renamed right after a look', () => {
  const directory = join(folder(), 'sessions');
  expect(namesByStem(directory).size).toBe(0);
  mkdirSync(directory);
  for (let round = 0; round < 50; round += 1) {
    writeFileSync(join(directory, 'a.jsonl'), '');
    writeFileSync(join(directory, 'b.json'), '');
    expect(namesOf(directory, 'a')).toEqual(['a.jsonl']);
    renameSync(join(directory, 'a.jsonl'), join(directory, 'a.1.taken.jsonl'));
    expect(namesOf(directory, 'a')).toEqual(['a.1.taken.jsonl']);
    rmSync(join(directory, 'a.1.taken.jsonl'));
    expect(namesOf(directory, 'a')).toEqual([]);
    expect([...namesByStem(directory).keys()]).toEqual(['b']);
  }
});

it('is due once a day, and again after a clock that was ahead', () => {
  const mark = join(folder(), 'deep/mark');
  const nowMs = Date.now();
  const hours = (count: number): number => nowMs + count * 3_600_000;
  expect([isDueToday(mark, nowMs), isDueToday(mark, hours(23)), isDueToday(mark, hours(24))]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isDueToday(mark, nowMs)).toBe(true);
});
