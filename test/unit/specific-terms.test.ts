import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayNameSomething } from '../../src/capture/prompt-hints.ts';
import { specificNames } from '../../src/recall/specific-terms.ts';

const named = (text: string) => specificNames(text).terms.map(({ kind, term }) => `${kind} ${term}`);

describe('the names in a text', () => {
  it.each([
    ['rename mayAskAboutThePast', 'identifier mayaskaboutthepast'],
    ['the max_retry_count is wrong', 'identifier max_retry_count'],
    ['set CS_INDEX_DIRECTORY', 'identifier cs_index_directory'],
    ['look at src/queue/drain.ts please', 'path src/queue/drain.ts'],
    ['open ./src/queue/drain.ts', 'path src/queue/drain.ts'],
    ['drain.test.ts fails', 'file drain.test.ts'],
    ['tsc says TS2345', 'code ts2345'],
    ['rustc: E0308', 'code e0308'],
    ['it ends with ERR_MODULE_NOT_FOUND', 'code err_module_not_found'],
    ['commit with --no-verify', 'flag --no-verify'],
    ['update @tanstack/react-query', 'package tanstack/react-query'],
  ])('of %j', (text, expected) => {
    expect(named(text)).toContain(expected);
    expect(mayNameSomething(text)).toBe(true);
  });

  it.each([
    'add a test for the parser',
    'please continue',
    'e.g. this one, or that one',
    'I ran 404 tests and 3 broke',
    'update package.json and README.md',
    'see https://example.com/docs/some_page.html',
    'use useState and JSON.parse',
    'npm test --watch',
  ])('are none in %j', (text) => expect(named(text)).toEqual([]));

  it('are each told once, and never too many', () => {
    expect(named('fooBarBaz and fooBarBaz')).toHaveLength(1);
    const many = Array.from({ length: 500 }, (_, n) => `some_name_${n}`).join(' ');
    expect(named(many).length).toBeLessThanOrEqual(24);
  });

  it('weigh more where nobody else has the name by chance', () => {
    const weight = (text: string) => specificNames(text).terms[0]?.weight;
    expect(weight('resolveTaggedReleases')).toBe(1);
    expect(weight('readLine')).toBe(0.5);
    expect(weight('src/queue/drain.ts')).toBe(1);
    expect(weight('src/index.ts')).toBe(0.5);
  });
});

describe('errors in a text', () => {
  it('give the signature that a failing command would give', () => {
    const { signatures } = specificNames("why? `Error: Cannot find module './queue'` at line 3");
    expect(signatures).toContain("Error: Cannot find module './queue'");
  });
  it('that say nothing are none', () => expect(specificNames('command failed').signatures).toEqual([]));
});

describe('the first look', () => {
  it('lets everything by in which there is a name or an error', () => {
    const piece = fc.constantFrom(
      'aB',
      'foo_bar',
      'a/b.ts',
      'x.ts',
      '--flag',
      'TS2345',
      'ENOENT',
      '@a/b',
      'HTTP 503',
      'the',
      'failed',
      '`',
      '"',
      '\n',
      ' ',
      'SQLSTATE 42P01',
      './x/y',
      'Cannot find it',
    );
    // The signs that names are joined by, which the two must read alike: "+/+0" is a path, "+.ts" a file.
    const sign = fc.constantFrom('+', '-', '.', '/', '@', '~', '_', '$', 'ts', '0', 'A');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, sign, fc.string()), { maxLength: 12 }),
        fc.constantFrom(' ', ''),
        (pieces, between) => {
          const text = pieces.join(between);
          const { terms, signatures } = specificNames(text);
          return (terms.length === 0 && signatures.length === 0) || mayNameSomething(text);
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('lets most prompts go', () =>
    expect(mayNameSomething('now add a test for the parser, please')).toBe(false));
});

it('finds an error behind the words of who pastes it', () => {
  const error = 'Error: The server does not support SSL connections';
  expect(specificNames(`I get this when I start the server: ${error}`).signatures).toContain(
    specificNames(error).signatures[0],
  );
});
