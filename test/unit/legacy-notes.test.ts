import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeLine } from '../../src/core/note-line.ts';
import { legacyDocuments, mergeNotes, splitNote } from '../../src/git/note-documents.ts';
import { extendChain } from '../../src/git/note-tree.ts';
import { foldEntries } from '../../src/share/import-notes.ts';
import {
  isFragment,
  legacyEntry,
  lessonKey,
  quotedValues,
  relatedFiles,
  saidOf,
} from '../../src/share/legacy-notes.ts';

const ours = (session: string): string =>
  encodeLine({ v: 1, id: 'a'.repeat(16), at: '2026-01-01T00:00:00.000Z', type: 'seen', session });
const document = (summary: string, body = summary, more = ''): string =>
  `---\ntype: decisions\ntimestamp: '2025-12-15T06:50:19.368617Z'\nsummary: ${summary}\n${more}---\n\n${body}\n`;
const ANCHOR = 'c'.repeat(40);

describe('the documents of a note', () => {
  it('are told apart, whatever rules and front matters of other things stand in their bodies', () => {
    const body = 'Use a rule:\n\n---\n\nand a table\n\n---\ntitle: not one of ours\n---\nend';
    const note = `${document('one', body)}\n${document('two')}\n${document('three')}`;
    expect(
      legacyDocuments(note).map(({ frontMatter }) => /summary: (.*)/.exec(frontMatter ?? '')?.[1]),
    ).toEqual(['one', 'two', 'three']);
    expect(legacyDocuments(note)[0]?.body).toBe(body);
  });

  it('come without the lines that are ours', () => {
    const note = `${ours('s1')}\n\n${document('one')}${ours('s2')}\n`;
    expect(splitNote(note).lines).toEqual([ours('s1'), ours('s2')]);
    expect(legacyDocuments(note)).toEqual([{ frontMatter: expect.stringContaining('one'), body: 'one' }]);
    expect(legacyDocuments(`${ours('s1')}\n{"half": `)).toEqual([]);
  });

  it('are told where they are torn: without an end, or without a beginning', () => {
    expect(legacyDocuments(`---\ntype: decisions\nsummary: torn`)).toMatchObject([
      { frontMatter: undefined },
    ]);
    expect(legacyDocuments('just some words\nof somebody')).toEqual([
      { frontMatter: undefined, body: 'just some words\nof somebody' },
    ]);
  });
});

describe('a note with such documents', () => {
  it('is never written to: our lines go into the next part', () => {
    const theirs = document('one');
    const [added, ...others] = extendChain(ANCHOR, [theirs], [ours('s1')]);
    expect(others).toEqual([]);
    expect(added?.part).toBe(1);
    expect(added?.text).toContain(ours('s1'));
    const again = extendChain(ANCHOR, [theirs, added?.text ?? ''], [ours('s1'), ours('s2')]);
    expect(again.map(({ part }) => part)).toEqual([1]);
  });

  it('is merged with every document whole', () => {
    const words = fc.stringMatching(/^[a-z ]{1,12}$/);
    const part = fc.oneof(
      words.map((text) => document(text, `${text}\n\n- b\n- a`)),
      fc.constantFrom('s1', 's2', 's3').map((session) => `${ours(session)}\n`),
    );
    const note = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('\n'));
    const whole = (text: string) => ({
      lines: [...splitNote(text).lines].sort(),
      documents: [...new Set(splitNote(text).documents)].sort(),
    });
    const union = (one: string, other: string) => whole(`${one}\n${other}`);
    fc.assert(
      fc.property(note, note, note, (a, b, c) => {
        const merged = mergeNotes(a, b);
        expect(whole(merged).documents).toEqual(union(a, b).documents);
        expect(whole(merged).lines).toEqual([...new Set(union(a, b).lines)]);
        expect(mergeNotes(b, a)).toBe(merged);
        expect(mergeNotes(merged, a)).toBe(merged);
        expect(mergeNotes(merged, c)).toBe(mergeNotes(a, mergeNotes(b, c)));
      }),
    );
  });
});

describe('what a document says', () => {
  it('is told once: the body begins with the summary, and the summary was cut', () => {
    const line = 'We keep the index beside the repository, because a worktree shares it';
    expect(saidOf('We keep the index beside the repo...', `${line}\n## Context\nTwo trees.`)).toMatchObject({
      summary: line,
      body: '## Context\nTwo trees.',
    });
    expect(saidOf('Worktree commands', '## Context\nWords.')).toMatchObject({
      summary: 'Worktree commands',
      body: '## Context\nWords.',
    });
  });

  it('is told without banners', () => {
    const banner = `▶ learned ${'─'.repeat(40)}`;
    const said = saidOf(
      `${banner}\n\n  Tests need UTC...`,
      `${banner}\nTests need UTC here\nMore.\n${'─'.repeat(40)}`,
    );
    expect(said).toMatchObject({ summary: 'Tests need UTC here', body: 'More.' });
  });

  it('has times, namespace, tags and links from its front matter', () => {
    const fields = {
      type: 'decisions',
      spec: 'shop',
      phase: 'planning',
      status: 'resolved',
      timestamp: '2025-12-21T04:31:48.263378',
      summary: 'Use Postgres',
      tags: ['auto-captured', 'post-tool-use', 'file:db.py', 'adr'],
      relates_to: ['learnings:abc:0'],
    };
    expect(legacyEntry(fields, '', 'refs/notes/mem/other')).toMatchObject({
      ns: 'decisions',
      at: '2025-12-21T04:31:48.263Z',
      said: { summary: 'Use Postgres', body: 'Relates to: learnings:abc:0' },
      tags: ['db.py', 'adr', 'shop', 'planning', 'resolved'],
    });
    expect(legacyEntry({ summary: 's', type: 'no ref name..' }, '', 'refs/notes/mem/other')).toMatchObject({
      ns: 'other',
    });
    expect(legacyEntry({ tags: 'a, b' }, '', 'refs/notes/mem/x')).toBeUndefined();
    for (const odd of [null, 'text', ['list'], 3])
      expect(legacyEntry(odd, 'b', 'refs/notes/mem/x')).toBeUndefined();
  });

  it('can be read after quoting where it is no YAML', () => {
    expect(quotedValues('summary: Use X: it is faster\ntags:\n- a: b\nspec: "quoted"')).toBe(
      'summary: "Use X: it is faster"\ntags:\n- a: b\nspec: "quoted"',
    );
  });

  it('names its files', () => {
    const body =
      'x\n## Related Files\n- src/a.ts:10-20 (the parser)\n- `src/b.ts`\n- nothing here\n\n## More\n- src/c.ts';
    expect(relatedFiles(body)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(relatedFiles('no such section')).toEqual([]);
  });
});

describe('a fragment', () => {
  const said = (text: string) => saidOf(text.split('\n', 1)[0] ?? '', text);
  it.each([
    '...that the tests need UTC. So we set TZ.',
    '...Trigger | Marker |',
    '...better:\n\nUse the hook.',
    '...Root Cause\n\nThe path is wrong.',
    '...────────────────────────',
    '…and then',
    'SignalType',
    'Example::\n\n    text = "x"',
    'else:\n    return None',
    'test content',
    'status: completed\ncreated: 2025-12-25',
    '| 2.1 | Create the store | done |',
    '```yaml\nspec: x\n```',
  ])('is %j', (text) => expect(isFragment(said(text))).toBe(true));

  it.each([
    '...The tests need UTC on every machine. So we set TZ.',
    'Use PostgreSQL',
    'Tests need UTC',
    'v0.7.0 never published to PyPI despite workflow "success"',
    'Fixed `--no-worktree` flag to still create branch when `--no-branch` not set',
    'npm\nThe registry is a mirror, and lags behind by an hour.',
    'Approved SPEC-2025-12-25-002 for implementation',
  ])('is not %j', (text) => expect(isFragment(said(text))).toBe(false));
});

describe('one lesson', () => {
  const placed = (text: string, object: string, at: string, ns = 'learnings') => {
    const entry = legacyEntry(
      { type: ns, timestamp: at, summary: text.slice(0, 60) },
      text,
      'refs/notes/mem/x',
    );
    if (entry === undefined) throw new Error('no entry');
    return { entry, object };
  };

  it('is what differs by spacing, case, time, uuid and session only', () => {
    const one = 'Tests  need\nUTC since 2025-12-21T04:31:48Z, session: 0a1b2c3d-0000-4000-8000-000000000000';
    const other = '**tests need UTC** since 2025-12-22T10:00:00.1+00:00, session: s-2';
    expect(lessonKey(one)).toBe(lessonKey(other));
    expect(lessonKey(one)).not.toBe(lessonKey('Tests need CET'));
  });

  it('is anchored where it was first', async () => {
    const text = 'The build needs Node 22 on this machine.';
    const lessons = foldEntries([
      placed(text, 'b', '2025-02-02T00:00:00Z'),
      placed(`**${text}**`, 'a', '2025-01-01T00:00:00Z'),
      placed('Another lesson altogether', 'a', '2025-03-01T00:00:00Z'),
      placed(text, 'c', '2025-03-03T00:00:00Z'),
      placed(text, 'a', '2025-03-03T00:00:00Z', 'decisions'),
    ]);
    expect(lessons.map(({ ns, objects, at }) => ({ ns, objects, at }))).toEqual([
      { ns: 'learnings', objects: ['a', 'b', 'c'], at: '2025-01-01T00:00:00.000Z' },
      { ns: 'learnings', objects: ['a'], at: '2025-03-01T00:00:00.000Z' },
      { ns: 'decisions', objects: ['a'], at: '2025-03-03T00:00:00.000Z' },
    ]);
  });

  it('is not every text that begins alike', () => {
    const lessons = foldEntries([
      placed('Use the cache', 'a', '2025-01-01T00:00:00Z'),
      placed('Use the cache of the second machine', 'a', '2025-01-02T00:00:00Z'),
    ]);
    expect(lessons).toHaveLength(2);
  });
});
