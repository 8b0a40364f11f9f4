import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCall } from '../../../src/capture/detector.ts';
import type { ToolCall, ToolLearning } from '../../../src/core/learning.ts';

const judged = (call: ToolCall, threshold = 0.6, tools = ['Bash', 'Read', 'WebFetch']) =>
  judgeCall(call, { threshold, tools });

function failing(command: string, text: string, exitCode = 1): ToolCall {
  return {
    tool: 'Bash',
    input: { command },
    response: { outcome: 'failure', text, exitCode, interrupted: false },
  };
}

function learned(call: ToolCall): ToolLearning {
  const learning = judged(call).found;
  if (!learning) throw new Error('expected a learning, got none');
  return learning;
}

describe('extractLearning', () => {
  it('tells a failing command in one sentence', () => {
    const text =
      "\n> app@1.0.0 test\n\nError: Cannot find module 'left-pad'\n    at src/index.ts:3:1\nnpm ERR! A complete log of this run";
    expect(learned(failing('cd /x && CI=1 npm test 2>&1 | tail -20', text))).toMatchObject({
      tool: 'Bash',
      category: 'error',
      severity: 'sev-1',
      summary: "`npm test` failed: Error: Cannot find module 'left-pad'",
      observation: "Exit code 1: Error: Cannot find module 'left-pad'",
      exitCode: 1,
      signature: "Error: Cannot find module 'left-pad'",
      files: ['src/index.ts'],
    });
  });

  it.each([
    [
      'Exit code 1 of `echo out; echo err >&2; false`',
      failing('echo out; echo err >&2; false', 'out\nerr'),
      '`echo out; echo err >&2; false` failed: err',
    ],
    [
      '127',
      failing('nosuchcmd --x', '/bin/bash: line 1: nosuchcmd: command not found', 127),
      '`nosuchcmd --x` failed: nosuchcmd: command not found',
    ],
    [
      'a script by its call, where the line writes it first',
      failing(
        "mkdir -p tools; cat > tools/sum.sh <<'END'\n#!/bin/sh\nset -u\necho $TOTAL\nEND\nsh tools/sum.sh",
        'tools/sum.sh: 3: TOTAL: parameter not set',
      ),
      '`sh tools/sum.sh` failed: tools/sum.sh: 3: TOTAL: parameter not set',
    ],
    [
      'a web fetch',
      {
        tool: 'WebFetch',
        input: { url: 'https://example.invalid/x' },
        response: { outcome: 'failure', text: 'network restrictions', interrupted: false },
      } as const,
      'WebFetch of example.invalid failed: network restrictions',
    ],
    [
      'a file',
      {
        tool: 'Read',
        input: { file_path: '/etc/shadow' },
        response: { outcome: 'failure', text: 'EACCES: permission denied', interrupted: false },
      } as const,
      'Read of shadow failed: EACCES: permission denied',
    ],
  ])('sums up %s', (_name, call, summary) => expect(learned(call).summary).toBe(summary));

  it('says what was run without what a script has that is written there', () => {
    const line = "cat > a.py <<'END' && python a.py\nimport sys\nsys.exit(3)\nEND";
    expect(learned(failing(line, 'Error: no')).context).toBe("cat > a.py <<'END' && python a.py");
  });

  it.each(['~/.cache', '"$HOME/.bun', '/opt/tools'])('knows a program below %s by its name', (place) => {
    const program = `${place}/runtimes/primary/dependencies/node/lib/node_modules/${'x'.repeat(9)}/bin/claude`;
    const quoted = place.startsWith('"') ? `${program}"` : program;
    expect(learned(failing(`${quoted} auth status`, 'EACCES: no')).summary).toMatch(
      /^`claude auth status` failed/,
    );
  });

  it('tells what a tool failed of, not what it warned of and went on', () => {
    const warned = '[WARN] The "pnpm" field in package.json is no longer read.';
    const cause = '[ERR_PNPM_ABORTED_REMOVE_MODULES_DIR_NO_TTY] Aborted removal of modules directory';
    const deprecated = 'npm warn deprecated glob@7.0.0: not supported';
    expect(learned(failing('pnpm -F a check', `${warned}\n${warned}\n\n${cause}`)).signature).toContain(
      'ERR_',
    );
    expect(learned(failing('npm ci', `${deprecated}\nError: EACCES: permission denied`)).signature).toContain(
      'EACCES',
    );
    expect(learned(failing('npm ci', `${deprecated}\nPermission denied`)).signature).toMatch(/^Permission/);
  });

  it('gives nothing below the threshold, for routine, and for tools that are not watched', () => {
    expect(judged(failing('npm test', 'AssertionError: no')).found).toBeUndefined();
    const routine: ToolCall = {
      tool: 'Bash',
      input: { command: 'ls' },
      response: { outcome: 'success', text: 'a', interrupted: false },
    };
    expect(judged(routine).found).toBeUndefined();
    expect(judged(routine, 0).found).toBeUndefined();
    expect(judged({ ...failing('x', 'y'), tool: 'PowerShell' }).found).toBeUndefined();
    expect(judged(failing('x', 'y'), 0.95).found).toBeUndefined();
  });

  it.each([
    ['✔ 0 errors in 0 files.', 'warning', 'sev-0'],
    ['(eval):1: command not found: shellcheck', 'error', 'sev-0'],
  ])('knows what kind of notice %j is', (text, category, severity) => {
    const call: ToolCall = {
      tool: 'Bash',
      input: { command: 'npm start' },
      response: { outcome: 'success', text: `starting\n${text}\ndone`, interrupted: false },
    };
    const learning = learned(call);
    expect(learning).toMatchObject({ category, severity });
    expect(learning.excerpt).toContain(text);
    expect(learning.signature === undefined).toBe(category !== 'error');
  });

  it('calls a time-out and a wrong option recoverable', () => {
    expect(learned(failing('find /', 'Command timed out after 2m 0s', 143)).severity).toBe('sev-2');
    expect(learned(failing('cat -A x', 'cat: illegal option -- A')).severity).toBe('sev-2');
  });
});

describe('what a learning never shows', () => {
  it.each([
    ['DB_PASS=hunter2 npm start', 'DB_PASS=… npm start'],
    ["export DB_PASS='hunter2 hunter2' && npm start", 'export DB_PASS=… && npm start'],
    ['env A=1 DB_PASS="hunter2 \\" hunter2" npm start', 'env A=… DB_PASS=… npm start'],
    ['npm start && DB_PASS=hunter2 npm test', 'npm start && DB_PASS=… npm test'],
    ['DB_PASS="hunter2 hunter2', 'DB_PASS=…'],
  ])('the value assigned in %j', (command, context) => {
    const learning = learned(failing(command, 'boom'));
    expect(JSON.stringify(learning)).not.toContain('hunter2');
    expect(learning.context).toBe(context);
    if (command.includes('npm')) expect(learning.summary).toMatch(/^`npm start/);
  });

  it('half a word: what does not fit is left out whole', () => {
    const token = `tok${'a1B2'.repeat(60)}`;
    const learning = learned(failing(`deploy ${token}`, `error: refused ${token} ${token}\nmore ${token}`));
    const told = [
      learning.summary,
      learning.context,
      learning.observation,
      learning.excerpt,
      learning.signature ?? '',
    ];
    for (const text of told) expect(text.replaceAll(token, '')).not.toContain('tok');
  });

  it('a part of a command that is one long word', () => {
    const token = `tok${'a1B2'.repeat(2_000)}`;
    expect(JSON.stringify(learned(failing(token, 'boom')))).not.toContain('tok');
  });

  it('lines of encoded data next to an error', () => {
    const key = 'QUJD'.repeat(16);
    expect(learned(failing('x', `${key}\nfatal: bad key\n${key}`)).excerpt).toBe(
      '…\nfatal: bad key'.slice(2),
    );
  });
});

describe('the bounds of a learning', () => {
  it('hold for any command and any output', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.constantFrom('error: src/a.ts:1:2 failed', 'fatal: x', ' '.repeat(300), 'x'.repeat(5_000)),
    );
    const output = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(
        fc.string({ maxLength: 900 }),
        output,
        fc.integer({ min: 1, max: 255 }),
        (command, text, exitCode) => {
          const learning = judged(failing(command, text, exitCode)).found;
          if (!learning) return;
          expect(learning.summary.length).toBeLessThanOrEqual(160);
          expect(learning.summary).not.toMatch(/\n/);
          expect(learning.context.length).toBeLessThanOrEqual(500);
          expect(learning.observation.length).toBeLessThanOrEqual(300);
          expect(learning.excerpt.length).toBeLessThanOrEqual(2_000);
          expect(learning.files.length).toBeLessThanOrEqual(5);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keep the excerpt to whole lines around the telling ones', () => {
    const noise = Array.from({ length: 200 }, (_, index) => `compiling unit ${index}`);
    const lines = [...noise, 'before', 'fatal: disk quota', 'after', ...noise];
    const { excerpt } = learned(failing('make', lines.join('\n'), 2));
    expect(excerpt.split('\n')).toEqual([
      'compiling unit 199',
      'before',
      'fatal: disk quota',
      'after',
      'compiling unit 0',
    ]);
  });
});

describe('files', () => {
  it('are those of the input', () => {
    const call: ToolCall = {
      tool: 'Read',
      input: { file_path: '/a/b.ts' },
      response: { outcome: 'failure', text: 'EACCES /c/d.ts:3', interrupted: false },
    };
    expect(learned(call).files).toEqual(['/a/b.ts']);
  });

  it.each([
    [
      'my app/test_l.py',
      (path: string) =>
        `Traceback:\n  File "/home/ana/${path}", line 3, in <module>\nModuleNotFoundError: No module named 'yaml'`,
    ],
    [
      'größe/test_l.py',
      (path: string) =>
        `Traceback:\n  File "/home/ana/${path}", line 3, in <module>\nModuleNotFoundError: No module named 'yaml'`,
    ],
    ['größe/src/a.ts', (path: string) => `/home/ana/${path}:12:5 - error: the pool is closed`],
    ['日本/a.ts', (path: string) => `Error: cannot read '/home/ana/${path}'`],
    ['日本/a.ts', (path: string) => `Error: the pool is closed，文件：/home/ana/${path}:12:5`],
    ['src/a.ts', (path: string) => `Error: the pool is closed in „/home/ana/${path}:12“`],
    ['src/a.ts', (path: string) => `Error: the pool is closed →/home/ana/${path}:12`],
  ])('names %s whole', (path, output) => {
    expect(learned(failing('python -m pytest', output(path))).files).toEqual([`/home/ana/${path}`]);
  });

  it('or, for a command, those that the error and the output name, at most five, none of a package', () => {
    const text = [
      "ENOENT: could not open 'conf/app.json'",
      ...[1, 2, 3, 4, 5, 6].map((n) => `  at src/m${n}.ts:${n}:1`),
      'node_modules/x/y.js:1:1',
    ];
    expect(learned(failing('node .', text.join('\n'))).files).toEqual([
      'conf/app.json',
      'src/m1.ts',
      'src/m2.ts',
      'src/m3.ts',
      'src/m4.ts',
    ]);
  });
});

describe('hasPassed', () => {
  const printing = (command: string, text: string): ToolCall => ({
    tool: 'Bash',
    input: { command },
    response: { outcome: 'success', text, interrupted: false },
  });

  it.each([
    ['git stash -u 2>&1 | head -5', 'error: could not write index'],
    ['git stash -u || true', 'error: could not write index'],
    ['git stash -u | tail -5', 'fatal: not a git repository'],
  ])('is false where the exit code is that of what shows the output: %s', (command, text) => {
    expect(judged(printing(command, text)).hasPassed).toBe(false);
  });

  it.each([
    ['git stash -u 2>&1 | head -5', 'Saved working directory and index state'],
    ['npm test | tail -5', '12 passed, 0 errors'],
  ])('is true where that shows no failure: %s', (command, text) => {
    expect(judged(printing(command, text)).hasPassed).toBe(true);
  });
});
