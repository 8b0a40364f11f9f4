import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { todaysWords } from '../../../src/app/cli/old-names.ts';
import { createProgram } from '../../../src/app/cli/program.ts';

describe('an old name of a command', () => {
  it.each([
    ['useful 3f2a --json', 'rate 3f2a --json useful', 'rate <id> useful'],
    ['useless --session s1 3f2a', 'rate --session s1 3f2a useless', 'rate <id> useless'],
    ['restore 3f2a', 'forget --undo 3f2a', 'forget --undo'],
    ['inject-brief --file a.ts', 'inject brief --file a.ts', 'inject brief'],
    ['reanchor --stdin-pairs', 'maintain reanchor --stdin-pairs', 'maintain reanchor'],
    ['help restore', 'forget --help', 'forget --undo'],
    ['help inject-brief', 'inject brief --help', 'inject brief'],
  ])('is put in words of today, and says so: %s', (old, now, named) => {
    const { words, note } = todaysWords(old.split(' '));
    expect(words.join(' ')).toBe(now);
    expect(note).toContain(`is now \`cs-memory ${named}\``);
    expect(todaysWords(words)).toEqual({ words });
  });

  it('leads to a command that there is, and is none itself', () => {
    const { program } = createProgram();
    const names = program.commands.map((command) => command.name());
    for (const old of OLD) {
      expect(names, old).not.toContain(old);
      const [group, name = ''] = todaysWords([old, 'x']).words;
      const found = program.commands.find((command) => command.name() === group);
      expect(found, old).toBeDefined();
      const children = found?.commands.map((command) => command.name()) ?? [];
      if (children.length > 0) expect(children, old).toContain(name);
    }
  });

  it('is no word of a memory that begins so', () => {
    expect(todaysWords(['recall', 'restore']).note).toBeUndefined();
    expect(todaysWords(['toString']).note).toBeUndefined();
  });
});

const OLD =
  'goals flush distil inject-context inject-brief capture-memory capture-response useful useless restore reindex reanchor consolidate gc detect filter eval'.split(
    ' ',
  );

describe('what we say', () => {
  const PROJECT = resolve(import.meta.dirname, '../../..');
  const SAID = ['src', 'docs', 'plugins/cs/commands', 'plugins/cs/skills', 'README.md', 'CONTRIBUTING.md'];
  const filesBelow = (path: string): readonly string[] =>
    statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, encoding: 'utf8' })
          .map((name) => join(path, name))
          .filter((file) => /\.(?:tsx?|md)$/.test(file));

  it('names no command by a name that it had before', () => {
    const old = new RegExp(`cs-memory (?:${OLD.join('|')})\\b`, 'g');
    const files = SAID.flatMap((path) => filesBelow(join(PROJECT, path)));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(old)].map(([words]) => `${relative(PROJECT, file)}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
