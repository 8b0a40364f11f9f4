import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../../src/app/cli/program.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** The help of each command, by the words behind `cs-memory`. */
const pages = new Map<string, string>();

function read(command: Command, above: string): void {
  for (const child of command.commands) {
    const path = `${above}${child.name()}`;
    let help = '';
    child.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    pages.set(path, help);
    read(child, `${path} `);
  }
}
read(createProgram().program, '');

/** What docs/reference/json.md says of each command: its sections, by the commands in their headings. */
const sections = readFileSync(join(PROJECT, 'docs/reference/json.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    text,
    names: (text.split('\n')[0] ?? '')
      .replaceAll('`', '')
      .split(', ')
      .map((name) => name.replace(/ [<[-].*/, '')),
  }));

/** Where the shape of a command's JSON is described: its own sections, else those of the command above; a memory's for all. */
function shapeOf(path: string): string {
  const [above = ''] = path.split(' ');
  const own = sections.filter(({ names }) => names.includes(path));
  const found = own.length > 0 ? own : sections.filter(({ names }) => names.includes(above));
  return found.length === 0
    ? ''
    : [...found, ...sections.filter(({ names }) => names.includes('A memory'))]
        .map(({ text }) => text)
        .join('');
}

describe('the help of each command', () => {
  it('is there for all of them', () => {
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['recall', 'session start', 'trust add', 'config set']),
    );
    expect(pages.size).toBeGreaterThan(45);
  });

  it('has what a manual page has: name, synopsis, options, an example, exit codes, and where to go on', () => {
    for (const [path, help] of pages) {
      const [name = '', ...rest] = help.split('\n');
      expect(name).toMatch(new RegExp(`^cs-memory ${path} - \\S.*[^.]$`));
      const body = rest.join('\n');
      expect(body, path).toMatch(new RegExp(`^\\nUsage: cs-memory ${path} .*\\n\\n[A-Z][\\s\\S]*?\\.\\n\\n`));
      expect(body, path).toMatch(/^Options:\n[\s\S]*^ {2}--verbose +\S[\s\S]*^ {2}-h, --help +\S/m);
      expect(body, path).toMatch(new RegExp(`^Example:\\n .*cs-memory ${path.split(' ')[0]}\\b`, 'm'));
      expect(body, path).toMatch(/^Exit codes: 0 .*; 1 .*; 2 wrong usage, or you answered no\.$/m);
      expect(body, path).not.toContain('default: []');
    }
  });

  it('tells of each argument what it is', () => {
    for (const [path, help] of pages) {
      const [, synopsis = ''] = /^Usage: (.*)$/m.exec(help) ?? [];
      const wanted = [...synopsis.matchAll(/[<[](\w+)(?:\.\.\.)?[>\]]/g)].map(([, name = '']) => name);
      for (const name of wanted.filter((word) => !['options', 'command'].includes(word)))
        expect(help, `${path} ${name}`).toMatch(new RegExp(`^Arguments:\\n(?:.*\\n)*? {2}${name} +\\S`, 'm'));
    }
  });

  it('goes on to commands and pages that there are', () => {
    for (const [path, help] of pages) {
      const [, more] = /^See also: (.*)$/m.exec(help) ?? [];
      const ends = more?.split(', ') ?? [];
      expect(ends.length, path).toBeGreaterThan(0);
      for (const end of ends) {
        if (end.startsWith('docs/')) expect(existsSync(join(PROJECT, end)), end).toBe(true);
        else expect([...pages.keys()]).toContain(end.replace(/^cs-memory /, ''));
      }
    }
  });

  it('names no field of its JSON that docs/reference/json.md does not', () => {
    for (const [path, help] of pages) {
      const [told] = /^ {2}--json\b.*(?:\n {3,}.*)*/m.exec(help) ?? [];
      if (told === undefined && !/^ {2}--(?:jsonl|batch)\b/m.test(help)) continue;
      const shape = shapeOf(path);
      expect(shape, path).not.toBe('');
      for (const [, field = ''] of (told ?? '').matchAll(/"(\w+)"/g))
        expect(shape, `${path}: ${field}`).toMatch(new RegExp(`["\`]${field}["\`]`));
    }
  });
});
