import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateScore, explainScore } from '../../../src/capture/score.ts';
import type { ToolResponse } from '../../../src/core/learning.ts';

const failure = (text: string, exitCode?: number): ToolResponse => ({
  outcome: 'failure',
  text,
  ...(exitCode !== undefined && { exitCode }),
  interrupted: false,
});
const success = (text: string, more: Partial<ToolResponse> = {}): ToolResponse => ({
  outcome: 'success',
  text,
  interrupted: false,
  ...more,
});
const shell = (text: string, exitCode = 1) => calculateScore('Bash', failure(text, exitCode));
const ok = (text: string) => calculateScore('Bash', success(text));

describe('a failing shell command that speaks of the world is captured', () => {
  it.each([
    ['unclassified', 'out\nerr', 1],
    ['missing command', '/bin/bash: line 1: nosuchcmd: command not found', 127],
    ['exit 127 alone', 'docker', 127],
    ['time-out', 'Command timed out after 2m 0s', 143],
    ['missing module', "Error: Cannot find module 'left-pad'\nRequire stack:", 1],
    ['python module', 'ModuleNotFoundError: No module named yaml', 1],
    ['network', 'curl: (6) Could not resolve host: example.invalid', 6],
    [
      'a service that is down, with its port named',
      'psql: error: connection to server at "127.0.0.1", port 5432 failed: Connection refused',
      2,
    ],
    ['permission', "EACCES: permission denied, open '/etc/x'", 1],
    ['disk', 'write error: No space left on device', 1],
    ['port', 'Error: listen EADDRINUSE: address already in use :::3000', 1],
    ['version', 'npm ERR! code EBADENGINE\nnpm ERR! Unsupported engine', 1],
    ['configuration', 'error: could not find `Cargo.toml` in `/x` or any parent directory', 101],
    ['tool', "error: unrecognized subcommand 'bun'", 2],
    ['build', 'gyp ERR! build error', 1],
    ['killed for memory', 'Killed', 137],
  ])('%s', (_name, text, exitCode) => expect(shell(text, exitCode)).toBeGreaterThanOrEqual(0.6));

  it('even when a test suite fails around a missing module', () => {
    const text =
      "FAIL src/a.test.ts\n  ● Test suite failed to run\n    Cannot find module 'left-pad' from 'src/a.ts'\nTests: 1 failed";
    expect(shell(text)).toBeGreaterThanOrEqual(0.6);
  });
});

describe('a failing shell command that only speaks of the code under work is not', () => {
  it.each([
    ['assertion', 'AssertionError: expected 1 to be 2'],
    ['a PATH that was overwritten', '(eval):1: command not found: head'],
    ['go test', '--- FAIL: TestX (0.01s)\n    x_test.go:3: got 1\nFAIL\nFAIL\tx\t0.1s'],
    ['go test that prints a refused connection', '--- FAIL: TestX (0.01s)\n  connection refused\nFAIL'],
    ['jest', 'Tests:       2 failed, 7 passed, 9 total'],
    ['type error', "src/a.ts(2,5): error TS2322: Type 'string' is not assignable to type 'number'."],
    ['rust', 'error[E0308]: mismatched types\nerror: could not compile `x`'],
    ['python', 'Traceback (most recent call last):\n  File "a.py", line 1\nTypeError: unsupported operand'],
    ['lint', '/a/b.ts:3:1: unused variable\n✖ 2 problems (2 errors, 0 warnings)'],
    ['merge conflict', 'CONFLICT (content): Merge conflict in a.ts\nAutomatic merge failed; fix conflicts'],
    ['nothing to commit', 'On branch main\nnothing to commit, working tree clean'],
    ['guessed path', 'cat: notes.md: No such file or directory'],
    ['guessed directory', '/usr/bin/bash: line 1: cd: src: No such file or directory'],
  ])('%s', (_name, text) => expect(shell(text)).toBeLessThan(0.6));

  it('though one that names what has to be installed first is looked at again', () => {
    const failed = '1 failed, 2 passed';
    const told = 'no runner for this.\nYou need to install a plugin for it.';
    expect(shell(`${told}\n${failed}`)).toBeGreaterThan(shell(failed));
    expect(shell(`${told}\n${failed}`)).toBeLessThan(0.6);
  });

  it('but one that speaks of the settings of the compiler is', () => {
    const text = "error TS6059: File 'a.test.ts' is not under 'rootDir' 'src'.";
    expect(shell(text)).toBeGreaterThanOrEqual(0.6);
  });

  it('nor one that says nothing at all', () => expect(shell('  \n')).toBeLessThan(0.6));

  it('nor one that the user stopped or declined', () => {
    expect(calculateScore('Bash', { ...failure('npm ERR! EACCES', 1), interrupted: true })).toBe(0);
    expect(
      calculateScore('Bash', failure("The user doesn't want to proceed with this tool use. EACCES")),
    ).toBe(0);
    expect(shell('^C EACCES', 130)).toBe(0);
  });
});

describe('other tools', () => {
  it('captures a web fetch that the network or a policy refused', () => {
    const text =
      'Unable to verify if domain x.invalid is safe to fetch. This may be due to network restrictions.';
    expect(calculateScore('WebFetch', failure(text))).toBeGreaterThanOrEqual(0.6);
  });

  it('captures a file tool only when the machine is at fault', () => {
    expect(calculateScore('Read', failure('File does not exist. Note: your cwd is /x.'))).toBeLessThan(0.6);
    expect(calculateScore('Read', failure("EACCES: permission denied, open '/x'"))).toBeGreaterThanOrEqual(
      0.6,
    );
    expect(calculateScore('Write', failure('ENOSPC: no space left on device, write'))).toBeGreaterThanOrEqual(
      0.6,
    );
    expect(calculateScore('Write', failure('EROFS: read-only file system'))).toBeGreaterThanOrEqual(0.6);
  });

  it('does not read the text of a rejected edit as an outcome', () => {
    const text = 'String to replace not found in file.\nString: throw new Error("EACCES: permission denied")';
    expect(calculateScore('Edit', { outcome: 'rejected', text, interrupted: false })).toBeLessThan(0.6);
  });

  it.each(['InputValidationError: Bash failed due to', 'Error: No such tool available: X'])(
    'takes %j for a slip',
    (text) => {
      expect(calculateScore('Bash', { outcome: 'rejected', text, interrupted: false })).toBeLessThan(0.6);
    },
  );

  it.each(['Read', 'Write', 'Edit', 'WebFetch', 'Agent', 'Grep', 'mcp__x__y'])(
    'finds nothing in what %s brings',
    (tool) => {
      const text =
        'error: EACCES\nfatal: command not found\nFAIL\nwarning: x is deprecated and will be removed';
      expect(calculateScore(tool, success(text))).toBe(0);
    },
  );
});

describe('a shell command that succeeded', () => {
  it.each([
    [
      'a build error behind a pipe',
      '$ cargo test\nerror: could not find `Cargo.toml` in `/x` or any parent directory',
    ],
    ['a missing command behind a pipe', '(eval):1: command not found: docker'],
    ['a linter that looked at nothing', '✔ 0 errors, 0 warnings and 0 suggestions in 0 files.'],
    ['a runner without tests', 'No tests found, exiting with code 0'],
  ])('is captured for %s', (_name, text) => expect(ok(text)).toBeGreaterThanOrEqual(0.6));

  it('is routine where tests were left out, as a report of them lists', () => {
    expect(ok('SKIPPED [1] tests/test_polly.py:63: AWS credentials not configured')).toBe(0);
  });

  it('is routine where no issue is in any file', () => {
    expect(ok('Linting: 49 files\nSummary: 0 issues in 0 files')).toBe(0);
  });

  it('is routine where only the checks of a commit looked at nothing', () => {
    const text = 'Checked 0 files in 260ms. No fixes applied.';
    expect(calculateScore('Bash', success(text), 'npx biome check src')).toBeGreaterThanOrEqual(0.6);
    expect(calculateScore('Bash', success(text), 'git add docs && git commit -m docs')).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['another port', 'Port 3000 is in use, using 3001 instead'],
    ['a removal to come', '(node:1) DeprecationWarning: punycode is deprecated and will be removed in v30'],
    ['an unsupported engine', "npm warn EBADENGINE Unsupported engine { package: 'x' }"],
    ['a step left out', 'Skipping signing because no key is configured'],
    ['tests that could not be collected', 'collected 0 items / 1 error'],
    ['a server that has no such page', '404 page not found'],
    ['a listing', 'error.ts\nfailure-modes.md\nsrc/warnings/skipped.ts'],
    [
      'source code',
      "  throw new Error('command not found');\n  // deprecated, will be removed\n  if (failed) return;",
    ],
    ['search hits', 'src/a.ts:12: error: could not find package.json\nsrc/b.ts:3: skipped because not found'],
    ['a diff', 'diff --git a/x b/x\n@@ -1 +1 @@\n-error: EACCES\n+fatal: no space left on device'],
    ['a log', 'commit 1111111111111111111111111111111111111111\n\n    fix: permission denied error'],
    ['a passing suite with noisy logs', 'error: EACCES expected by a test\n\n 1318 pass\n 0 fail'],
    ['a clean lint', 'Checked 286 files in 93ms. No fixes applied.\n0 issues.'],
    [
      'go packages without tests',
      'ok  \tx/a\t0.1s\n?   \tx/b\t[no test files]\nok  \tx/c\t0.006s [no tests to run]',
    ],
    [
      'a plain deprecation of npm',
      'npm warn deprecated glob@7.2.3: Glob versions prior to v9 are unsupported',
    ],
  ])('is routine with %s', (_name, text) => expect(ok(text)).toBe(0));

  it('stays below the threshold when a pipe hides an ordinary failing test', () => {
    expect(ok('--- FAIL: TestX (0.1s)\nFAIL\nFAIL\tx\t0.1s')).toBeLessThan(0.6);
  });

  it('is routine when the client itself explains the exit code', () => {
    expect(
      calculateScore('Bash', success('error: command not found', { interpretation: 'Files differ' })),
    ).toBe(0);
  });
});

describe('explainScore', () => {
  it('names the signals whose weights make the score, without a word of the output', () => {
    const told = explainScore('Bash', failure('FAIL a.test.ts\nmarker-7 EACCES: permission denied', 1));
    expect(told.signals.map(({ name }) => name)).toEqual(['failed', 'permission', 'own-test']);
    expect(told.signals.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(told.score);
    expect(JSON.stringify(told)).not.toContain('marker-7');
  });

  it('agrees with calculateScore and stays within 0 and 1', () => {
    const outcome = fc.constantFrom('success', 'failure', 'rejected');
    const words = fc.constantFrom(
      'error:',
      'EACCES',
      'FAIL',
      '\n',
      'command not found',
      'AssertionError',
      'timed out',
      'CONFLICT (',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words).map((parts) => parts.join(' ')),
    );
    const response = fc.record({ outcome, text, interrupted: fc.boolean(), exitCode: fc.nat(255) });
    fc.assert(
      fc.property(fc.constantFrom('Bash', 'Read', 'WebFetch', 'mcp__a'), response, (tool, result) => {
        const { score } = explainScore(tool, result as ToolResponse);
        expect(score).toBe(calculateScore(tool, result as ToolResponse));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('sees the ends of a long output and not its middle', () => {
    const filler = 'ok line of text\n'.repeat(3_000);
    const error = '/bin/bash: line 1: foo: command not found\n';
    expect(ok(filler + error)).toBeGreaterThanOrEqual(0.6);
    expect(ok(error + filler)).toBeGreaterThanOrEqual(0.6);
    expect(ok(filler + error + filler)).toBe(0);
  });
});
