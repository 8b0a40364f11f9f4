import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/capture/blocks.ts';

const textsOf = (markdown: string): readonly string[] => blocksOf(markdown).map(({ text }) => text);

describe('the blocks of a markdown text', () => {
  it('are its paragraphs in their order, each on one line, with code spans and without emphasis', () => {
    const markdown =
      'The pool is **not**\nthe cause.\n\nIt is `openPool()` in *pool.ts*, see [here](https://a.b).';
    expect(textsOf(markdown)).toEqual([
      'The pool is not the cause.',
      'It is `openPool()` in pool.ts, see here.',
    ]);
  });

  it('know the heading above them, in either form, until the next one', () => {
    const markdown = 'Before.\n\n## Root cause:\n\nOne.\n\nTwo.\n\n**The fix**\n\nThree.';
    expect(blocksOf(markdown).map(({ heading, text }) => [heading, text])).toEqual([
      ['', 'Before.'],
      ['Root cause', 'One.'],
      ['Root cause', 'Two.'],
      ['The fix', 'Three.'],
    ]);
  });

  it('are items of lists, each with what stands below it', () => {
    const markdown = [
      '- The pool waits',
      '  for the health check',
      '  - which never ran',
      '  - since dotenv was late',
      '- The driver falls back to 0',
      '1. Load dotenv first',
      '2. Wait for it',
    ].join('\n');
    expect(blocksOf(markdown)).toMatchObject([
      {
        place: 'item',
        text: 'The pool waits for the health check · which never ran · since dotenv was late',
      },
      { place: 'item', text: 'The driver falls back to 0' },
      { place: 'item', text: 'Load dotenv first' },
      { place: 'item', text: 'Wait for it' },
    ]);
  });

  it('know what introduces the list that they stand in, and the text behind it does not', () => {
    const markdown =
      'There are two reasons:\n\n- dotenv is late\n- nobody waits\n\nSo both are mended.\n\n- A list of its own';
    expect(blocksOf(markdown).map(({ lead, place, text }) => [lead, place, text])).toEqual([
      ['There are two reasons:', 'item', 'dotenv is late'],
      ['There are two reasons:', 'item', 'nobody waits'],
      ['', 'text', 'So both are mended.'],
      ['', 'item', 'A list of its own'],
    ]);
  });

  it('that are paragraphs are introduced by nothing, and end what introduces a list', () => {
    expect(blocksOf('It fails since:\n\nNobody waits.\n\n- dotenv is late')).toMatchObject([
      { text: 'Nobody waits.', lead: '' },
      { text: 'dotenv is late', lead: '' },
    ]);
  });

  it('take a line at the margin with the item it stands right under', () => {
    const markdown =
      '- only `EACCES` was handled\n(`denied`), not `EPERM`\n- a test\n\nMotivation\n- it hangs\nSee also:\n- a';
    expect(textsOf(markdown)).toEqual([
      'only `EACCES` was handled (`denied`), not `EPERM`',
      'a test',
      'Motivation',
      'it hangs',
      'a',
    ]);
  });

  it('are no code in fences, also where the fence is never closed', () => {
    const markdown =
      'Before it.\n\n```ts\nconst wait = 0;\n\n- no item\n```\n\nBehind it.\n\n~~~\nopen to the end';
    expect(textsOf(markdown)).toEqual(['Before it.', 'Behind it.']);
  });

  it('are the rows of a table, read out cell by cell, without its ruler', () => {
    const markdown =
      '| setting | effect |\n|---|:---|\n| `DB_WAIT_MS` | how long the driver waits |\n\nBehind it.';
    expect(blocksOf(markdown)).toEqual([
      { place: 'row', text: 'setting — effect', heading: '', lead: '' },
      { place: 'row', text: '`DB_WAIT_MS` — how long the driver waits', heading: '', lead: '' },
      { place: 'text', text: 'Behind it.', heading: '', lead: '' },
    ]);
  });

  it('are no rules, and quotations without their marks', () => {
    expect(textsOf('One.\n\n---\n\n> Two\n> goes on.')).toEqual(['One.', 'Two goes on.']);
  });

  it('name files without the line that something stood in, which is another one next week', () => {
    expect(
      textsOf('It is read in `src/db/pool.ts:42`, again in main.ts:7-9 and in run.ts (line 12).'),
    ).toEqual(['It is read in `src/db/pool.ts`, again in main.ts and in run.ts.']);
  });

  it('keep the port of a host, which is no line of a file', () => {
    const text =
      'The tests want Postgres at 127.0.0.1:5433 and the registry at npm.example.com:4873, not at :5432.';
    expect(textsOf(text)).toEqual([text]);
  });

  it('are there for any text, whole lines with something in them, always the same', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '\n',
        '\n\n',
        '```\n',
        '- ',
        '  - ',
        '# ',
        '| a | b |',
        '|---|',
        '**a b**\n',
        '> ',
        ':',
      ),
    );
    const markdown = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(markdown, (text) => {
        const blocks = blocksOf(text);
        for (const block of blocks) {
          expect(block.text).not.toMatch(/[\r\n]/);
          expect(block.text.trim()).not.toBe('');
        }
        expect(blocksOf(text)).toEqual(blocks);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['a', ' ', '- ', '# ', '| a ', '|', '`', '*', '> ', '```\n', '\n', 'a:1', '(line 1'])(
    'end on a megabyte of %j',
    (unit) => {
      expect(blocksOf(unit.repeat(1_000_000 / unit.length)).length).toBeLessThan(40_000);
    },
  );
});
