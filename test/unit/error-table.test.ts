import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ERROR_TABLE,
  type ErrorCode,
  type ErrorMeaning,
  exitOf,
  LOG_FAILURES,
} from '../../src/core/errors.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(PROJECT, 'docs/reference/errors.md'), 'utf8');

/** What a section says of each code. */
function rowsOf(heading: string): ReadonlyMap<string, string> {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return new Map(
    [...section.matchAll(/^- `([A-Z_]+)`(.*)$/gm)].map(([, code = '', rest = '']) => [code, rest.trim()]),
  );
}

const sources = ['src', 'filters'].flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(PROJECT, folder, name))
    .filter((file) => !/domain\/error(?:-table|s)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8')),
);
const found = (pattern: RegExp): Set<string> =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code)));

describe('docs/reference/errors.md', () => {
  it('says of each public code what the product means by it, how it exits and what mends it', () => {
    const documented = rowsOf('Codes');
    expect([...documented.keys()].sort()).toEqual(Object.keys(ERROR_TABLE).sort());
    for (const [code, { meaning, mend }] of Object.entries<ErrorMeaning>(ERROR_TABLE)) {
      const remedy = mend === undefined ? '' : ` *Remedy: ${mend}.*`;
      expect(documented.get(code), code).toBe(`(${exitOf(code as ErrorCode)}): ${meaning}.${remedy}`);
    }
  });

  it('has what only the log tells', () => {
    const documented = rowsOf('In the log only');
    for (const [code, meaning] of Object.entries(LOG_FAILURES))
      expect(documented.get(code)).toBe(`: ${meaning}.`);
    expect(documented.size).toBe(Object.keys(LOG_FAILURES).length);
  });
});

describe('the sources', () => {
  it('throw each public code somewhere, and no other', () => {
    const thrown = found(/new CsError\(\s*'([A-Z_]+)'/g);
    for (const code of thrown) expect(ERROR_TABLE).toHaveProperty(code);
    const named = found(/'([A-Z]+(?:_[A-Z]+)*)'/g);
    for (const code of Object.keys(ERROR_TABLE))
      expect(thrown.has(code) || named.has(code) || code === 'UNEXPECTED', code).toBe(true);
  });

  it('log no failure that is not in the table', () => {
    const logged = found(/\bfailure: '([A-Z_]+)'/g);
    expect(logged.size).toBeGreaterThan(3);
    for (const code of logged) expect({ ...ERROR_TABLE, ...LOG_FAILURES }).toHaveProperty(code);
  });
});
