import { mkdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { reportError } from '../../../src/app/cli/program.ts';
import { CsError } from '../../../src/core/errors.ts';

afterEach(() => vi.restoreAllMocks());

it('tells what the system said no to as such, and not as a bug', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    mkdirSync('/dev/null/x');
  } catch (error) {
    expect(reportError(error)).toBe(1);
  }
  const told = write.mock.calls.map(([text]) => String(text)).join('');
  expect(told).toContain('/dev/null/x (mkdir): a part of the path is a file');
  expect(told).not.toContain('report it');
});

it('tells a person without what a terminal obeys, line for line', () => {
  let told = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  const error = new CsError('REMOTE_DENIED', "'origin\u001b]0;x\u0007' says no", {
    cause: new Error('remote: go\u001b[2J\nremote: away\u009b8m'),
    hint: 'ask\u001b[8m them',
  });
  expect(reportError(error)).toBe(1);
  expect(told).toBe("error: 'origin]0;x' says no\n  remote: go[2J\n  remote: away8m\n  ask[8m them\n");
});
