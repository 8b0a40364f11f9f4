import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isDueToday, namesByStem } from '../../src/files/write.ts';
import { useFolders } from '../helpers/repo.ts';

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

it('sees what changed in a folder that had been at rest', () => {
  const directory = folder();
  writeFileSync(join(directory, 'a.json'), '');
  const before = new Date(Date.now() - 60_000);
  utimesSync(directory, before, before);
  expect(namesOf(directory, 'a')).toEqual(['a.json']);
  expect(namesByStem(directory)).toBe(namesByStem(directory));
  writeFileSync(join(directory, 'a.jsonl'), '');
  expect([...namesOf(directory, 'a')].sort()).toEqual(['a.json', 'a.jsonl']);
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
