import { type Names, namesIn } from '../prose/names.ts';
import { type Sentence, sentencesOf } from '../prose/sentences.ts';
import { tokenize } from '../words/tokenize.ts';
import type { Candidate } from './types.ts';

/** A memory as the scorers read it. */
export interface Reading {
  /** What it tells in its own words: the summary, and the body without the call and without what a tool printed. */
  readonly told: string;
  /** What a tool printed, quoted in the body; '' where nothing is. */
  readonly printed: string;
  /** Of `told`, the summary's first. */
  readonly sentences: readonly Sentence[];
  /** The sentences, a line each. */
  readonly lines: string;
  /** Its different words as an index knows them, of tags and files too. */
  readonly terms: ReadonlySet<string>;
  /** The files, the code and the tools that it names, in all of its text. */
  readonly names: Names;
}

const CALL_LINE = /^(?:While|Exit code): /;

const readings = new WeakMap<Candidate, Reading>();

/** Reads a memory; thirteen scorers ask, and it is read once. */
export function readingOf(memory: Candidate): Reading {
  const known = readings.get(memory);
  if (known !== undefined) return known;
  const made = read(memory);
  readings.set(memory, made);
  return made;
}

function read({ summary, body = '', tags, files }: Candidate): Reading {
  const lines = body.split('\n');
  const printed = lines.filter((line) => line.startsWith('>')).join('\n');
  const own = lines.filter((line) => !line.startsWith('>') && !CALL_LINE.test(line)).join('\n\n');
  const all = `${summary}\n${body}`;
  const sentences = [...sentencesOf(summary), ...sentencesOf(own)];
  return {
    told: `${summary}\n${own}`,
    printed,
    sentences,
    lines: sentences.map(({ text }) => text).join('\n'),
    terms: new Set(tokenize([all, ...tags, ...files.map(({ path }) => path)].join('\n'))),
    names: namesIn(all),
  };
}

const textTerms = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

/** The different words of each of the context's texts; asked for each memory, and made once. */
export function termsOfTexts(texts: readonly string[]): readonly ReadonlySet<string>[] {
  const known = textTerms.get(texts);
  if (known !== undefined) return known;
  const made = texts.map((text) => new Set(tokenize(text)));
  textTerms.set(texts, made);
  return made;
}
