import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayAskAboutThePast, resumeIn } from '../../src/capture/prompt-hints.ts';
import { recallTrigger } from '../../src/recall/trigger.ts';

const ROOT = join(import.meta.dirname, '../..');
type ByLanguage = Readonly<Record<string, readonly string[]>>;
const fixture = (name: string): ByLanguage =>
  JSON.parse(readFileSync(join(ROOT, `test/fixtures/asks/${name}.json`), 'utf8'));

/** As the hook does: the first look, then the closer one. */
const asks = (prompt: string): boolean =>
  resumeIn(prompt) === 'before' || (mayAskAboutThePast(prompt) && recallTrigger(prompt, []) !== undefined);

describe('of prompts in which people ask about the past', () => {
  const past = fixture('past');
  it.each(Object.keys(past))('at least 85 of 100 are recognised in %s', (language) => {
    const prompts = past[language] ?? [];
    const missed = prompts.filter((prompt) => !asks(prompt));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(prompts.length * 0.15);
  });
});

describe('of ordinary prompts', () => {
  const ordinary = fixture('ordinary');
  it.each(Object.keys(ordinary))('hardly one of fifty is taken for one in %s', (language) => {
    const prompts = ordinary[language] ?? [];
    const taken = prompts.filter(asks);
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(Math.ceil(prompts.length * 0.02));
  });
});

describe('the table in docs/reference/questions.md', () => {
  const page = readFileSync(join(ROOT, 'docs/reference/questions.md'), 'utf8');
  const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('"'));

  it.each(rows.flatMap(quoted))('is right about %j', (prompt) => {
    expect(asks(prompt)).toBe(true);
  });
  it('is right about what does not count', () => {
    const line = page.split('\n').find((text) => text.startsWith('These do not count')) ?? '';
    expect(quoted(line).length).toBeGreaterThan(4);
    expect(quoted(line).filter(asks)).toEqual([]);
  });
  it('counts the prompts', () => {
    const count = (name: string) => Object.values(fixture(name)).flat().length;
    expect(page).toContain(`${count('past')} prompts that ask and ${count('ordinary')} that do not`);
  });
});
