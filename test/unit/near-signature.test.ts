import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { errorSignature } from '../../src/core/signature.ts';
import { areNear, nearTerms, nearTo } from '../../src/recall/unasked/known-fix.ts';

const signatureOf = (text: string): string => errorSignature(text) ?? '';

describe('two errors', () => {
  it.each([
    [
      'Error: listen EADDRINUSE: address already in use :::3000',
      'Error: listen EADDRINUSE: address already in use 127.0.0.1:8080',
    ],
    [
      '@prisma/client did not initialize yet. Please run "prisma generate" and try to import it again.',
      '@prisma/client did not initialize yet. Please run "npx prisma generate" first and try to import it again.',
    ],
    [
      'remote: error: GH006: Protected branch update failed for refs/heads/main. Commits must have verified signatures.',
      'remote: error: GH006: Protected branch update failed for refs/heads/dev: commits must have verified signatures',
    ],
    [
      'pq: password authentication failed for user "app"',
      'pq: password authentication failed for user "billing"',
    ],
    [
      "Error: browserType.launch: Executable doesn't exist at /a/chrome-linux/chrome",
      "Error: browserType.launch: Executable doesn't exist at /b/firefox/firefox",
    ],
    [
      'Error: digital envelope routines::unsupported ERR_OSSL_EVP_UNSUPPORTED',
      "code: 'ERR_OSSL_EVP_UNSUPPORTED'",
    ],
  ])('are one trouble with other names: %s', (one, other) => {
    expect(areNear(signatureOf(one), signatureOf(other))).toBe(true);
    expect(areNear(signatureOf(other), signatureOf(one))).toBe(true);
    const terms = new Set(nearTerms(signatureOf(one)));
    expect(nearTerms(signatureOf(other)).some((term) => terms.has(term))).toBe(true);
  });

  it('are one where one says all that the other says', () => {
    const [one, other] = [
      'Pool overlaps with other one on this address space',
      'failed to create network x_default: ',
    ];
    expect(areNear(one ?? '', `${other}${one}`)).toBe(true);
  });

  it.each([
    ["sed -i 's/a/b/g' run.go", 'sed: 1: "run.go": command c expects more', true],
    ['sed -n 5p run.go', 'sed: 1: "run.go": command c expects more', false],
    ["sed -i 's/a/b/g' run.go", 'sed: run.go: No such file or directory', false],
  ])('are one where a program cannot be called so: %s, %s', (command, says, isOne) => {
    const summary = "`sed -i 's/0/1/' docs/a.md` failed: sed: 1: …; `sed -i '' 's/0/1/' docs/a.md` works";
    const signature = signatureOf('sed: 1: "docs/a.md": extra characters at the end');
    const isNear = nearTo({ signatures: [signatureOf(says)], commands: [command] });
    expect(isNear({ kind: 'workaround', signature, summary } as Memory)).toBe(isOne);
  });

  it('are one where the line that tells most of one is another line of the other', () => {
    const isNear = nearTo({
      signatures: ['error: unable to sign the tag', 'error: gpg failed to sign the data:'],
      commands: ['git tag -s v1'],
    });
    const signature = 'fatal: failed to write commit object';
    const body = `> error: gpg failed to sign the data:\n> ${signature}`;
    expect(isNear({ signature, summary: '', body } as Memory)).toBe(true);
    expect(isNear({ signature, summary: '', body: `> ${signature}` } as Memory)).toBe(false);
  });

  it.each([
    ["error: unrecognized subcommand 'bun'", "error: unrecognized subcommand 'pnpm'"],
    ['E: Unable to locate package libfuse3-dev', 'E: Unable to locate package chromium'],
  ])('of one program are one trouble by fewer words: %s', (one, other) => {
    expect(areNear(signatureOf(one), signatureOf(other), true)).toBe(true);
    expect(areNear(signatureOf(one), signatureOf(other))).toBe(false);
  });

  it('of one program are two where a code says that it is said of much', () => {
    const [one, other] = [
      "TS2339: Property 'a' does not exist on type 'B'.",
      "TS2339: Property 'c' does not exist on type 'D'.",
    ];
    expect(areNear(signatureOf(one), signatureOf(other), true)).toBe(false);
  });

  it.each([
    ["ModuleNotFoundError: No module named 'yaml'", "ModuleNotFoundError: No module named 'requests'"],
    ["Error: Cannot find module './a.js'", "Error: Cannot find module 'express'"],
    [
      "sed: can't read run.go: No such file or directory",
      "sed: can't read build.mjs: No such file or directory",
    ],
    ['[test:ci] ERROR task failed', '[test:integration] ERROR task failed'],
    ["error TS2307: Cannot find module 'x'", "error TS2307: Cannot find module 'y'"],
    ["ENOENT: no such file or directory, open 'a.json'", "ENOENT: no such file or directory, scandir 'b'"],
    [
      'psql: error: connection to server at "a", port 5432 failed: FATAL: role "b" does not exist',
      'psql: error: connection to server at "a", port 5432 failed: Connection refused',
    ],
    ['undefined reference to `sqrt`', 'undefined reference to `inflate`'],
    ['AssertionError: expected 3 to be 4', 'AssertionError: expected 5 to be 6'],
  ])('are two where only what is said of everything is the same: %s', (one, other) => {
    const [a, b] = [signatureOf(one), signatureOf(other)];
    if (a !== b) expect(areNear(a, b)).toBe(false);
  });

  it('are one where one program says both, and says what is wrong', () => {
    const isNear = (one: string, other: string): boolean =>
      nearTo({ signatures: [signatureOf(other)], commands: ['pip install x'] })({
        signature: signatureOf(one),
        summary: '`curl x` failed: y',
      } as Memory);
    expect(
      isNear('zsh: no matches found: http://localhost/a?id=1', 'zsh: no matches found: uvicorn[standard]'),
    ).toBe(true);
    expect(
      isNear(
        "sed: can't read a.go: No such file or directory",
        "sed: can't read b.mjs: No such file or directory",
      ),
    ).toBe(false);
  });

  it('are one where an install of everything helped against what was not installed', () => {
    const helps = (fix: string, says: string): boolean =>
      nearTo({ signatures: [signatureOf(says)], commands: ['npm run lint'] })({
        signature: 'vitest: command not found',
        summary: `\`npm test\` failed: vitest: not found; it works after \`${fix}\``,
      } as Memory);
    expect(helps('npm install', 'sh: 1: eslint: not found')).toBe(true);
    expect(helps('npm install vitest', 'sh: 1: eslint: not found')).toBe(false);
    expect(helps('npm install', "Error: Cannot find module './rows.js'")).toBe(false);
  });
});
