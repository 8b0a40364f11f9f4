import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    const [all, begun, below, options, values, shells] = offered(source, [
      'cs-memory ',
      'cs-memory inject-',
      'cs-memory session ',
      'cs-memory session show --',
      'cs-memory recall --hydrate ',
      'cs-memory completions ',
    ]);
    expect(all).toEqual(commands);
    expect(begun).toEqual(['inject-context', 'inject-brief']);
    expect(below).toEqual(expect.arrayContaining(['start', 'end', 'list', 'show']));
    expect(options).toEqual(expect.arrayContaining(['--json', '--help']));
    expect(values).toEqual(['summary', 'full', 'files']);
    expect(shells).toEqual(['bash', 'zsh', 'fish']);
  });

  it('leaves files to the shell, and is not led astray by the values of options', async () => {
    const source = await script('bash');
    const [file, argument, after] = offered(source, [
      'cs-memory inject-brief --file ',
      'cs-memory show ',
      'cs-memory recall --limit 3 --expl',
    ]);
    expect([file, argument]).toEqual([[], []]);
    expect(after).toEqual(['--explain']);
  });
});

describe.each([
  ['bash', '-n'],
  ['zsh', '-n'],
  ['fish', '--no-execute'],
] as const)('the script for %s', (shell, check) => {
  it('names every command', async () => {
    const source = await script(shell);
    for (const name of ['recall', 'session start', 'inject-context', 'gc']) expect(source).toContain(name);
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
