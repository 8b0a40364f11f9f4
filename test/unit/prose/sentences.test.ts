import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  namesIn,
  namesSomething,
  sentencesOf,
  splitSentences,
  wholeSentence,
} from '../../../src/capture/prose.ts';

const texts = (markdown: string): string[] => sentencesOf(markdown).map(({ text }) => text);

describe('the sentences of a markdown text', () => {
  it('leaves code blocks, tables, quotations and rules out', () => {
    const markdown = [
      'It starts here.',
      '```ts',
      'const hidden = 1;',
      '```',
      '| a | b |',
      '|---|---|',
      '> quoted',
      '---',
      'And ends.',
    ];
    expect(texts(markdown.join('\n'))).toEqual(['It starts here.', 'And ends.']);
  });

  it('reads an item without its mark, its emphasis and the target of its link', () => {
    expect(sentencesOf('- **Port**: see [the *notes*](docs/notes.md).')).toEqual([
      { text: 'Port: see the notes.', place: 'item', ended: true },
    ]);
  });

  it('joins the lines of a paragraph, and keeps a heading apart', () => {
    expect(sentencesOf('# What broke\nThe cache\nwas cold.')).toMatchObject([
      { text: 'What broke', place: 'heading', ended: false },
      { text: 'The cache was cold.', place: 'text', ended: true },
    ]);
  });

  it('cuts neither in a file name, nor in code, nor behind an abbreviation', () => {
    const line = 'Run `a. b` in main.ts, e.g. Monday. Then stop! Why?';
    expect(splitSentences(line)).toEqual(['Run `a. b` in main.ts, e.g. Monday.', 'Then stop!', 'Why?']);
  });
});

describe('a whole sentence', () => {
  it('gets a capital and a full stop', () => {
    expect(wholeSentence('the port is taken', 160)).toBe('The port is taken.');
  });

  it('leaves a name in small letters as it is', () => {
    expect(wholeSentence('package.json pins it', 160)).toBe('package.json pins it.');
  });

  it('loses its asides, then the clauses at its end, never a word in the middle', () => {
    const long = `The worker keeps the lock (it was ${'really '.repeat(10)}meant to), because the queue ${'very '.repeat(30)}slowly drains`;
    expect(wholeSentence(long, 60)).toBe('The worker keeps the lock.');
  });

  it('is undefined where no whole clause fits', () => {
    expect(wholeSentence('word '.repeat(80), 60)).toBeUndefined();
  });

  it('never cuts a code span or a quotation in two', () => {
    const long = `The rule \`one; two\` says "three; four ${'five '.repeat(40)}" and more`;
    const short = wholeSentence(long, 80);
    expect((short?.split('`').length ?? 1) % 2).toBe(1);
    expect((short?.split('"').length ?? 1) % 2).toBe(1);
  });

  it('is within the length for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 20, max: 200 }), (text, maxChars) => {
        const sentence = wholeSentence(text, maxChars);
        expect(sentence === undefined || [...sentence].length <= maxChars).toBe(true);
      }),
    );
  });
});

describe('names', () => {
  it('finds files, code and tools', () => {
    const names = namesIn('Run vitest on src/queue.ts with --bail, since `drainQueue()` reads MAX_WAIT_MS.');
    expect(names.files).toEqual(['src/queue.ts']);
    expect(names.code).toEqual(['drainQueue()', 'MAX_WAIT_MS', '--bail']);
    expect(names.tools).toEqual(['vitest']);
  });

  it('finds none in plain words', () => {
    expect(namesSomething('We had better wait for the others.')).toBe(false);
  });
});
