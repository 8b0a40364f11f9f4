import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultKind, isNamespace, NAMESPACES, namespaceOf, notesRef } from '../../src/core/memory.ts';

const gitAccepts = (name: string): boolean =>
  spawnSync('git', ['check-ref-format', notesRef(name)]).status === 0;

describe('isNamespace', () => {
  it.each([...NAMESPACES, 'team/learnings', 'größe', 'a.b', 'x@y', 'A-1_2'])('accepts %j', (name) => {
    expect(isNamespace(name)).toBe(true);
    expect(gitAccepts(name)).toBe(true);
  });

  it.each([
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.a',
    'a/.b',
    'a.',
    'a.lock',
    'a.lock/b',
    'a..b',
    'a b',
    'a~',
    'a^',
    'a:',
    'a?',
    'a*',
    'a[',
    'a\\b',
    'a@{b',
    'a\u007f',
    'a\n',
    'x'.repeat(201),
  ])('refuses %j', (name) => expect(isNamespace(name)).toBe(false));

  it('refuses what an option of git could be made of', () => {
    expect(isNamespace('--upload-pack=x')).toBe(false);
  });

  it('accepts nothing that git refuses', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '.',
      '..',
      '/',
      '-',
      '@',
      '{',
      '@{',
      '.lock',
      '~',
      ' ',
      'ü',
      '\\',
      '*',
      '1',
    );
    const name = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(name.filter(isNamespace), (accepted) => {
        expect(gitAccepts(accepted)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a notes ref', () => {
  it('gives its namespace back', () => {
    expect(namespaceOf(notesRef('team/learnings'))).toBe('team/learnings');
    expect(namespaceOf('refs/notes/commits')).toBeUndefined();
    expect(namespaceOf('refs/notes/cs-remote/origin/learnings')).toBeUndefined();
  });
});

describe('defaultKind', () => {
  it('says the kind of the namespaces that come with the product, and of any other', () => {
    expect(defaultKind('decisions')).toBe('decision');
    expect(defaultKind('own')).toBe('note');
    expect(defaultKind('constructor')).toBe('note');
  });
});
