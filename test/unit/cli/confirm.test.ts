import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirm } from '../../../src/app/cli/io.ts';

const given = { stdin: process.stdin, stdout: process.stdout };
let [stdin, stdout] = [new PassThrough(), new PassThrough()];

function stand(streams: object): void {
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true });
}

const shown = (stream: PassThrough): string => String(stream.read() ?? '');

const terminal = (): PassThrough => Object.assign(new PassThrough(), { isTTY: true });

beforeEach(() => {
  [stdin, stdout] = [terminal(), terminal()];
  stand({ stdin, stdout });
});
afterEach(() => stand(given));

it.each([
  ['', true],
  ['y', true],
  ['Yes', true],
  ['n', false],
  ['what?', false],
])('takes %j for an answer', async (answer, agreed) => {
  stdin.write(`${answer}\n`);
  expect(await confirm('Continue?', false, true)).toBe(agreed);
});

it('takes the end of the input for a no, whatever the default is', async () => {
  stdin.end();
  expect(await confirm('Continue?', false, true)).toBe(false);
});

it('takes Ctrl-D for a no', async () => {
  const asked = confirm('Continue?', false, true);
  stdin.write('\u0004');
  expect(await asked).toBe(false);
  expect(shown(stdout)).toMatch(/\n$/); // what is said next begins a line
});

it('ends at Ctrl-C as a shell expects, and asks nothing more', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const asked = confirm('Continue?', false, true);
  stdin.write('\u0003');
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(130));
  expect(shown(stdout)).toMatch(/\n$/);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/nothing .*was done\n$/));
  told.mockRestore();
  stdin.end();
  await asked;
  exit.mockRestore();
});

it('asks on stderr where stdout goes into a pipe', async () => {
  const stderr = terminal();
  const given = process.stderr;
  stand({ stdout: new PassThrough(), stderr });
  stdin.write('y\n');
  expect(await confirm('Continue?', false)).toBe(true);
  expect(shown(stderr)).toContain('Continue? [y/N]');
  stand({ stderr: given });
});
