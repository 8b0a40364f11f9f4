import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const world = useCli();

const failing = (error: string, tool = 'Bash'): string =>
  JSON.stringify({
    hook_event_name: 'PostToolUseFailure',
    tool_name: tool,
    tool_input: { command: 'cat .env.local && make' },
    error: `Exit code 2\n${error}`,
  });
const LINKER = '/usr/bin/ld: cannot find -lssl: No such file or directory';
const elsewhere = failing(LINKER).replace('.env.local', 'notes.txt');

it('detect says for people what would be captured, and with --explain every reason and why not', async () => {
  const stdin = `${elsewhere}\n${failing(LINKER)}\n${failing(LINKER, 'Odd')}\n{}\n`;
  const plain = await world.run(['debug', 'detect'], { stdin });
  expect(plain).toMatchObject({ code: 0, stderr: '' });
  expect(plain.stdout.split('\n')).toEqual([
    expect.stringMatching(/^\d\.\d\d {2}error, sev-1: `.*make` failed: .*-lssl/),
    expect.stringMatching(/skipped: it names an ignored file \(capture\.ignore\)$/),
    expect.stringMatching(/skipped: Odd is not among postToolCapture\.tools$/),
    '0.00  skipped: not a finished tool call',
    '',
  ]);
  const explained = await world.run(['debug', 'detect', '--explain'], { stdin: elsewhere });
  expect(explained.stdout).toMatch(/\n {6}\+\d\.\d\d {2}missing-module: .+\n/);
});

it('detect --explain tells the threshold that counts here', async () => {
  const settings = join(world.home(), '.config/cs-memory');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'config.json'), '{"postToolCapture":{"captureThreshold":1}}');
  const { stdout } = await world.run(['debug', 'detect', '--jsonl', '--explain'], { stdin: elsewhere });
  expect(JSON.parse(stdout)).toMatchObject({ learning: null, why_not: 'below the threshold of 1' });
});

it('detect says what a prompt states by itself, without its secrets', async () => {
  const said = (prompt: string): string => JSON.stringify({ hook_event_name: 'UserPromptSubmit', prompt });
  const stdin = `${said('we always use pnpm here, never npm')}\n${said('I forgot why we always use pnpm')}\n`;
  const plain = await world.run(['debug', 'detect'], { stdin });
  expect(plain.stdout).toBe(
    'convention: We always use pnpm here, never npm.\nskipped: states nothing that lasts\n',
  );
  const { stdout } = await world.run(['debug', 'detect', '--jsonl'], { stdin });
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { statement: 'convention', summary: 'We always use pnpm here, never npm.' },
    { statement: null },
  ]);
});
