import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completionRows } from '../../src/app/cli/commands/completions.ts';
import { createProgram } from '../../src/app/cli/program.ts';
import { useCli } from '../helpers/cli.ts';
import { useFolders } from '../helpers/repo.ts';

const cli = useCli();
const folder = useFolders();

const hasShell = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

const script = async (shell: string): Promise<string> => {
  const { code, stdout, stderr } = await cli.run(['completions', shell]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

/** What fish offers for lines whose cursor is at their end. */
function offeredByFish(source: string, lines: readonly string[]): readonly (readonly string[])[] {
  const ask = lines.map((line) => `complete -C '${line}'; echo ==`);
  const args = ['--no-config', '-c', [`source '${asFile(source)}'`, ...ask].join('\n')];
  // It keeps its history in a home.
  const said = execFileSync('fish', args, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder() },
  });
  const answers = said.split(/^==\n/m).slice(0, lines.length);
  return answers.map((text) => text.split('\n').flatMap((row) => row.split('\t')[0] || []));
}

/** What the function hands to zsh's completion, whose own functions are stood in for: they need a terminal. */
function offeredByZsh(source: string, lines: readonly string[]): readonly (readonly string[])[] {
  const standIns = [
    'compdef() { : }',
    `_describe() { [[ $1 == -o ]] && shift; print -r -- \${(P)2%%:*} }`,
    'compadd() { shift; print -r -- $@ }',
    '_files() { print -r -- FILES }',
  ];
  const ask = lines.map((line) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    return `words=(${words.join(' ')}); CURRENT=\${#words}; _cs_memory; print`;
  });
  const script = [...standIns, `source '${asFile(source)}'`, ...ask].join('\n');
  const said = execFileSync('zsh', ['-f', '-c', script], { encoding: 'utf8' });
  const answers = said.split('\n\n').slice(0, lines.length);
  return answers.map((line) => line.split(' ').filter(Boolean));
}

/** A script as a file; a pipe that node makes is a socket, which no shell opens by name. */
function asFile(source: string): string {
  const file = join(folder(), 'completions');
  writeFileSync(file, source);
  return file;
}

/** Sources the script in a plain bash and gives what it offers for each line; the cursor is at the line's end. */
function offered(source: string, lines: readonly string[]): readonly (readonly string[])[] {
  const ask = lines.map((line) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _cs_memory; echo "\${COMPREPLY[*]-}"`;
  });
  const bash = ['--norc', '--noprofile', '-u', '-c', ['source "$0"', ...ask].join('\n'), asFile(source)];
  const said = execFileSync('bash', bash, { encoding: 'utf8' });
  const answers = said.split('\n').slice(0, lines.length);
  return answers.map((line) => line.split(' ').filter(Boolean));
}

describe.skipIf(!hasShell('bash'))('completion in bash', () => {
  it('offers commands, those below others, options and the values there are', async () => {
    const source = await script('bash');
    const help = (await cli.run(['--help'])).stdout;
    const commands = [...help.matchAll(/^ {2}([a-z][\w-]*)\b.*$/gm)].map(([, name]) => name);
    const [all, begun, below, options, values, shells, keys] = offered(source, [
      'cs-memory ',
      'cs-memory inject ',
      'cs-memory session ',
      'cs-memory session show --',
      'cs-memory recall --hydrate ',
      'cs-memory completions ',
      'cs-memory config explain promptRecall.l',
    ]);
    const [rating, ids, truth, level, command = []] = offered(source, [
      'cs-memory rate 3f2a ',
      'cs-memory rate ',
      'cs-memory config set enabled ',
      'cs-memory config set sessionMemory.hydrationLevel s',
      'cs-memory help se',
    ]);
    expect([rating, ids, truth]).toEqual([['useful', 'useless'], [], ['true', 'false']]);
    expect([level, [...command].sort()]).toEqual([['summary'], ['session', 'setup']]);
    expect(all).toEqual(commands);
    expect(begun).toEqual(['context', 'brief', 'help']);
    expect(below).toEqual(expect.arrayContaining(['start', 'end', 'list', 'show']));
    expect(options).toEqual(expect.arrayContaining(['--json', '--help']));
    expect(values).toEqual(['summary', 'full', 'files']);
    expect(shells).toEqual(['bash', 'zsh', 'fish']);
    expect(keys).toEqual(['promptRecall.limit']);
  });

  it('leaves files to the shell, and is not led astray by the values of options', async () => {
    const source = await script('bash');
    const [file, argument, after] = offered(source, [
      'cs-memory inject brief --file ',
      'cs-memory show ',
      'cs-memory recall --limit 3 --expl',
    ]);
    expect([file, argument]).toEqual([[], []]);
    expect(after).toEqual(['--explain']);
  });
});

describe.each([
  ['zsh', offeredByZsh],
  ['fish', offeredByFish],
] as const)('completion in %s', (shell, offers) => {
  it.skipIf(!hasShell(shell))('offers commands, those below others, options, values, and files', async () => {
    const source = await script(shell);
    const [all = [], begun = [], below, options, values, shells, after, rating] = offers(source, [
      'cs-memory ',
      'cs-memory inject ',
      'cs-memory session ',
      'cs-memory session show --',
      'cs-memory recall --hydrate ',
      'cs-memory completions ',
      'cs-memory recall --limit 3 --expl',
      'cs-memory rate 3f2a ',
    ]);
    expect(rating).toEqual(['useful', 'useless']);
    expect(all).toEqual(expect.arrayContaining(['remember', 'recall', 'session', 'debug', 'help']));
    // zsh is given all, and takes what fits itself
    expect(begun).toEqual(expect.arrayContaining(['context', 'brief']));
    expect(below).toEqual(expect.arrayContaining(['start', 'end', 'list', 'show']));
    expect(below).not.toContain('remember');
    expect(options).toEqual(expect.arrayContaining(['--json', '--help']));
    expect(options).not.toContain('--hydrate');
    expect([...(values ?? [])].sort()).toEqual(['files', 'full', 'summary']);
    expect([...(shells ?? [])].sort()).toEqual(['bash', 'fish', 'zsh']);
    expect(after).toContain('--explain');
  });
});

describe.each([
  ['bash', '-n'],
  ['zsh', '-n'],
  ['fish', '--no-execute'],
] as const)('the script for %s', (shell, check) => {
  it('has every command, every option and every value that there is a list of', async () => {
    const source = await script(shell);
    const { program } = createProgram();
    const rows = completionRows(program);
    const commands = program.commands.flatMap((group) => [group, ...group.commands]);
    for (const it of commands)
      for (const word of [
        `${it.parent?.name()}\t${it.name()}`,
        ...it.options.map(({ long }) => `${it.name()}\t${long}`),
      ])
        expect(rows.join('\n')).toContain(word);
    const quote = shell === 'fish' ? "\\'" : "'\\''";
    for (const row of rows) expect(source).toContain(row.replaceAll("'", quote));
  });

  it.skipIf(!hasShell(shell))('is one that the shell reads', async () => {
    const { status, stderr } = spawnSync(shell, [check, asFile(await script(shell))], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('is for the three shells only', async () => {
  expect(await cli.run(['completions', 'tcsh'])).toMatchObject({ code: 2, stdout: '' });
  expect(await cli.run(['completions'])).toMatchObject({ code: 2, stdout: '' });
});
