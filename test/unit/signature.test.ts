import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorSignature, errorSignatures } from '../../src/core/signature.ts';

describe('errorSignature', () => {
  it.each([
    [
      "Error: Cannot find module './a'\nRequire stack:\n- /home/x/index.js",
      "Error: Cannot find module './a'",
    ],
    ["Cannot find module '/home/x/app/left.js'", "Cannot find module 'left.js'"],
    [
      'test auth::sign_rejects_invalid_secret ... ok\n✓ fails where the file is missing\nlinking could not be finished',
      'linking could not be finished',
    ],
    [
      "src/a.ts(12,5): error TS2307: Cannot find module '@scope/pkg'",
      "a.ts: error TS2307: Cannot find module '@scope/pkg'",
    ],
    ['/bin/bash: line 7: nosuchcmd: command not found', 'nosuchcmd: command not found'],
    ['Error: connect ECONNREFUSED 127.0.0.1:5432', 'Error: connect ECONNREFUSED <addr>:<5432>'],
    [
      'Error: listen EADDRINUSE: address already in use :::3000',
      'Error: listen EADDRINUSE: address already in use <addr>:<3000>',
    ],
    ['dial tcp: lookup db.internal:5432: no such host', 'dial tcp: lookup db.internal:<5432>: no such host'],
    ['2026-02-03T10:11:12.345Z ERROR: task 17 failed after 3.2s', 'ERROR: task <n> failed after <n>'],
    ["\u001b[31merror\u001b[0m: unknown option '--frobnicate'", "error: unknown option '--frobnicate'"],
    ['fatal: unable to read e53647ba1f1e5203bedff558b482f178db045555', 'fatal: unable to read <hex>'],
    [
      'ENOSPC: no space left on device, write /tmp/tmp.Xa8f3KQz/out.log',
      'ENOSPC: no space left on device, write out.log',
    ],
    [
      "Error: EACCES: permission denied, mkdir '/var/tmp.Xa8f3KQz'",
      "Error: EACCES: permission denied, mkdir '<tmp>'",
    ],
    ['C:\\Users\\x\\y.ts:4:2 - error TS1005: expected', 'y.ts - error TS1005: expected'],
    ['MCP error -32602: Input validation error', 'MCP error -32602: Input validation error'],
    [
      'npm ERR! 404 Not Found - GET https://registry.npmjs.org/left-pad',
      'npm ERR! 404 Not Found - GET registry.npmjs.org/left-pad',
    ],
    [
      'cannot find package "github.com/a/b" in any of 3 roots',
      'cannot find package "github.com/a/b" in any of <n> roots',
    ],
    [
      "The linter couldn't find a settings file.\n\nSee https://lint.dev/help\nto chat with the team.",
      "The linter couldn't find a settings file.",
    ],
    [
      'The lock is not in step with the list\n\nTo mend it, run:\n  tool sync',
      'The lock is not in step with the list',
    ],
    ['==================== FAILURES ====================\nstub without cgo\nFAIL', 'stub without cgo'],
    ['launcher: no browser here\n\nNode.js v22.11.0', 'launcher: no browser here'],
    [
      '/a/b.js:2\n  if (!x) throw new Error(name + k);\n                ^\n\nError: Missing setting: CACHE_DIR\n    at a (/a/b.js:2:1)',
      'Error: Missing setting: CACHE_DIR',
    ],
    [
      'Traceback (most recent call last):\n  File "/a/c.py", line 4, in <module>\n    raise RuntimeError(f"setting {k} is missing")\nRuntimeError: setting ALPHA_DIR is missing',
      'RuntimeError: setting ALPHA_DIR is missing',
    ],
    [
      '  File "/a/c.py", line 2, in <module>\n    port = need(Error("PORT"))\n           ~~~~^^^^^^^^^^^^\nKeyError: \'APP_PORT\'',
      "KeyError: 'APP_PORT'",
    ],
    ['    def test_x():\n>       raise ValueError("bad")\nE       ValueError: bad\n', 'E ValueError: bad'],
    [
      '\n> test\n> node -e "e=>{if(e.code===\'ECONNREFUSED\')console.error(e)}"\n\nError: connect ECONNREFUSED 127.0.0.1:5433',
      'Error: connect ECONNREFUSED <addr>:<5433>',
    ],
    ['$ check --error-on-warnings\nFound 1 error.', 'Found <n> error.'],
    ['parse.c:3:5: error: expected ;\n    ^', 'parse.c: error: expected ;'],
    ['ERROR: no relation "x"\n       ^', 'ERROR: no relation "x"'],
    ['> Could not find com.foo:bar.\n> gone', '> Could not find com.foo:bar.'],
  ])('of %j is %j', (text, signature) => {
    expect(errorSignature(text)).toBe(signature);
  });

  it.each([
    [
      'protoc: command not found',
      ['/bin/bash: line 7: protoc: command not found', 'bash: protoc: command not found'],
    ],
    ['protoc: command not found', ['zsh: command not found: protoc', '(eval):1: command not found: protoc']],
    [
      'bun: command not found',
      ['.husky/pre-commit: line 2: bun: command not found', 'bun: command not found'],
    ],
    [
      'protoc: command not found',
      ['sh: 1: protoc: not found', '/bin/sh: 12: protoc: not found', 'zsh:3: command not found: protoc'],
    ],
    [
      'run.sh: Permission denied',
      ['bash: line 1: ./run.sh: Permission denied', 'zsh: permission denied: ./run.sh'],
    ],
  ])('is %j in every shell', (signature, texts) => {
    expect(texts.map(errorSignature)).toEqual(texts.map(() => signature));
  });

  it('keeps two modules, two codes and two flags apart', () => {
    const texts = [
      "Cannot find module './a'",
      "Cannot find module './b'",
      'error TS2307: no',
      'error TS2322: no',
      'unknown option --x',
      'unknown option --y',
    ];
    expect(new Set(texts.map(errorSignature)).size).toBe(texts.length);
  });

  it('finds the line that names the cause among the noise around it', () => {
    const text = [
      '> app@1.0.0 test',
      '> vitest',
      '',
      'Error: Cannot find package left-pad',
      '    at load (/a/b.js:1:2)',
      'npm ERR! A complete log of this run',
      'error: script "test" exited with code 1',
    ];
    expect(errorSignature(text.join('\n'))).toBe('Error: Cannot find package left-pad');
  });

  const CAUSE = "FAILED: No config file 'alembic.ini' found";
  it.each([
    [`${CAUSE}\nmake: *** [Makefile:2: migrate] Error 1`, CAUSE],
    [
      `${CAUSE}\nmake[1]: *** [Makefile:2: migrate] Fehler 1\nmake: *** Waiting for unfinished jobs....`,
      CAUSE,
    ],
    [`${CAUSE}\nERROR: "test:unit" exited with 1.`, CAUSE],
    [`${CAUSE}\n ERROR  run failed: command  exited (1)`, CAUSE],
    [`${CAUSE}\nhusky - pre-commit script failed (code 1)`, CAUSE],
    [`${CAUSE}\nERROR: The command '/bin/sh -c ./x' returned a non-zero code: 1`, CAUSE],
    [
      'npm error code E404\nnpm error 404 Not Found - GET https://r.org/x',
      'npm error 404 Not Found - GET r.org/x',
    ],
    ['cc -o x x.o\nmake: *** [x] Segmentation fault', 'make: *** [x] Segmentation fault'],
  ])('does not take what a runner says of any failure: %j', (text, signature) => {
    expect(errorSignatures(text.split('\n'))).toEqual([signature]);
  });

  it('falls back to the last line with words', () => {
    expect(errorSignature('out\nerr\n\n')).toBe('err');
  });

  it.each(['', '  \n\t\n', '12\n3 4', '-----'])('says nothing of %j', (text) => {
    expect(errorSignature(text)).toBeUndefined();
  });

  const words = fc.constantFrom(
    'error:',
    'failed',
    'src/a.ts:3:4',
    '0xff',
    '17',
    '3.5s',
    '/tmp/x',
    'EACCES',
    '10:11:12',
    "'./a'",
    '::1',
    '-3',
    'a-12',
    'v1.2.3',
    'http://h:1/p',
    '\\',
    '/',
    '…',
    '<n>',
    'deadbeef1',
    '(2,3)',
    'code 5',
    '@a/b/c',
  );
  const line = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  );

  it('is its own signature, short and one line', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const signature = errorSignature(lines.join('\n'));
        if (signature === undefined) return;
        expect(signature.length).toBeLessThanOrEqual(200);
        expect(signature).not.toContain('\n');
        expect(errorSignature(signature)).toBe(signature);
      }),
      { numRuns: 1_000 },
    );
  });

  const directory = fc
    .array(fc.stringMatching(/^[a-z][a-z0-9_.-]{0,8}[a-z0-9]$/), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`);
  const at = fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true });

  it('is the same in every directory, on every line and at every time', () => {
    const place = fc.tuple(
      directory,
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 200 }),
      at,
    );
    const signatureAt = ([dir, row, column, when]: [string, number, number, Date]) =>
      errorSignature(
        `${when.toISOString()} ${dir === '/' ? '' : dir}/loader.ts:${row}:${column}: error: cannot open '${dir === '/' ? '' : dir}/data.json'`,
      );
    fc.assert(
      fc.property(place, (where) => {
        expect(signatureAt(where)).toBe("loader.ts: error: cannot open 'data.json'");
      }),
    );
  });
});

describe('errorSignatures', () => {
  it('has the one that tells most first, then those of other lines that name an error, each once', () => {
    const text =
      'error: the build stopped\nok so far\nfatal: cannot open /srv/a/app.lock\nerror: the build stopped\nerror: no cache';
    expect(errorSignatures(text.split('\n'))).toEqual([
      'fatal: cannot open app.lock',
      'error: the build stopped',
      'error: no cache',
    ]);
    expect(errorSignatures(text.split('\n'))[0]).toBe(errorSignature(text));
  });

  it('begin with the last cause where one stands below what it caused', () => {
    const manifest = 'error: failed to parse manifest at `/srv/a/Cargo.toml`\n\nCaused by:\n';
    const cause =
      '  failed to load it\n\nCaused by:\n\n  feature `edition2024` is required\n\n  It is not stable.';
    expect(errorSignatures(`${manifest}${cause}`.split('\n'))).toEqual([
      'feature `edition2024` is required',
      'error: failed to parse manifest at `Cargo.toml`',
    ]);
    expect(errorSignature(`${manifest}`)).toBe('error: failed to parse manifest at `Cargo.toml`');
  });

  it('are none where no line has a word', () => {
    expect(errorSignatures(['---', '123'])).toEqual([]);
  });
});
