import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { addTo } from '../../src/core/basics.ts';
import { memorySource } from '../../src/recall/index/pages.ts';
import { openSegment } from '../../src/recall/index/segment.ts';
import { gitByShell } from './git-shell.ts';

/** A value that must have left no trace, and where a session met it. */
export interface Needle {
  readonly secret: string;
  readonly from: string;
}

/** A run of so many of a secret's characters is a leak of it. */
const RUN_CHARS = 12;

/** The secret as it may be spelled on the way, each without what its neighbours would change. */
function otherSpellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // Base64 of a text that the secret stands in: three ways to begin, and the ends mixed with what stands beside it.
  const encoded = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(before === 0 ? 0 : 4, -2),
  );
  const base64 = encoded.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
  const json = JSON.stringify(secret).slice(1, -1);
  const texts = [json, encodeURIComponent(secret), ...base64].map((text) => text.toLowerCase());
  return [...new Set(texts)].filter((text) => text !== secret.toLowerCase());
}

const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Whether a short value stands there in the text as a word of its own: `hunter2` does not in `hunter22`. */
const isWordAt = (text: string, word: string, at: number): boolean =>
  text.startsWith(word, at) &&
  !isWordCharacter(text.charAt(at - 1)) &&
  !isWordCharacter(text.charAt(at + word.length));

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isWordAt(text, word, at)) return true;
  return false;
}

/** Gives those of some words that stand in a text. In one pass: to look for each by itself takes most of the time. */
function createWordFinder(words: Iterable<string>): (text: string) => ReadonlySet<string> {
  const placeOf = (text: string, at: number): number =>
    (text.charCodeAt(at) * 257 + (text.length > at + 1 ? text.charCodeAt(at + 1) : 0)) & 0xffff;
  const byBeginning = new Map<number, string[]>();
  const mayBegin = new Uint8Array(0x10000);
  for (const word of words) {
    if (word.length < 2) throw new Error(`too short to be looked for: '${word}'`);
    addTo(byBeginning, placeOf(word, 0), [word]);
    mayBegin[placeOf(word, 0)] = 1;
  }
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at < text.length; at += 1) {
      const place = placeOf(text, at);
      if (mayBegin[place] === 0) continue;
      for (const word of byBeginning.get(place) ?? []) if (isWordAt(text, word, at)) found.add(word);
    }
    return found;
  };
}

/** The runs of a text, one at each `step` characters. */
function runsOf(text: string, step: number): string[] {
  const count = Math.max(0, Math.ceil((text.length - RUN_CHARS + 1) / step));
  return Array.from({ length: count }, (_run, at) => text.slice(at * step, at * step + RUN_CHARS));
}

const PLACE_BITS = 20;

/** Where a run that begins at `at` is marked, by three of its characters: cutting a text at each of a million places takes a tenth of a second. */
function placeOf(text: string, at: number): number {
  const first = text.charCodeAt(at);
  const middle = text.charCodeAt(at + RUN_CHARS / 2);
  const last = text.charCodeAt(at + RUN_CHARS - 1);
  return (first * 8_191 + middle * 127 + last * 2_039) & ((1 << PLACE_BITS) - 1);
}

/** Finds needles in texts: see `createTraceFinder`. */
export interface TraceFinder {
  /** `<from>: <what was found>` for all that the text holds. */
  inText(text: string): string[];
  /** The same for every file below the folder, every git object in it and every file name, with where it was. */
  below(folder: string): string[];
}

/**
 * A finder of any of the needles: 12 of its characters in a row (all of a shorter one, as a word), or 18 of them in
 * base64, percent-encoded or escaped as in JSON; in letters of either case, since an index may fold it. What
 * stands in `kept` (what the filters are to leave) counts as no trace, also where its lines were joined.
 */
export function createTraceFinder(needles: readonly Needle[], kept: readonly string[]): TraceFinder {
  if (needles.length === 0) throw new Error('there is nothing to look for');
  const allowed = kept
    .flatMap((text) => [text, `\n${text}`.replace(/\s+/g, ' ')])
    .join('\n')
    .toLowerCase();
  const runs = new Map<string, string>();
  const words = new Map<string, string>();
  const mayBegin = new Uint8Array(1 << PLACE_BITS);
  const look = (text: string, from: string, step: number): void => {
    for (const run of runsOf(text, step)) {
      runs.set(run, (runs.get(run) ?? from) === from ? from : 'several places');
      mayBegin[placeOf(run, 0)] = 1;
    }
  };
  for (const { secret, from } of needles) {
    const text = secret.toLowerCase();
    if (text.length < RUN_CHARS && !holdsWord(allowed, text)) words.set(text, from);
    look(text, from, 1);
    for (const spelling of otherSpellings(secret)) look(spelling, from, RUN_CHARS / 2);
  }
  const runAt = (text: string, at: number): string | undefined => {
    if (mayBegin[placeOf(text, at)] === 0) return undefined;
    const run = text.slice(at, at + RUN_CHARS);
    return runs.has(run) ? run : undefined;
  };
  const wordsIn = createWordFinder(words.keys());
  for (let at = 0; at + RUN_CHARS <= allowed.length; at += 1) {
    const run = runAt(allowed, at);
    if (run !== undefined) runs.delete(run);
  }

  const looked = new Map<string, string[]>(); // most files are as they were when they were last read
  const inText = (raw: string): string[] => {
    const known = looked.get(raw);
    if (known !== undefined) return known;
    const found = lookIn(raw);
    looked.set(raw, found);
    return found;
  };
  const lookIn = (raw: string): string[] => {
    const text = raw.replace(/\p{Cf}/gu, '').toLowerCase(); // a zero-width space hides nothing
    const found = [...wordsIn(text)].map((word) => `${words.get(word)}: ${word}`);
    for (let at = 0; at + RUN_CHARS <= text.length; at += 1) {
      const run = runAt(text, at);
      if (run === undefined) continue;
      const from = runs.get(run);
      const start = at;
      while (runs.has(text.slice(at + 1, at + 1 + RUN_CHARS))) at += 1;
      found.push(`${from}: ${text.slice(start, at + RUN_CHARS)}`);
    }
    return [...new Set(found)];
  };
  return {
    inText,
    below: (folder) =>
      readAll(folder).flatMap(({ where, text }) => inText(text).map((found) => `${found} in ${where}`)),
  };
}

interface Readable {
  readonly where: string;
  readonly text: string;
}

/** A process that a killed hook had started, git say, may end while a folder is being read, and take its temp file with it. */
const MAX_READS = 5;

/**
 * All that can be read below a folder: file names, files as they are, and the objects of each git directory. Where a
 * file went away meanwhile all is read again, since what it held may be in another by now.
 */
export function readAll(folder: string): readonly Readable[] {
  for (let reads = 1; ; reads += 1) {
    try {
      return readOnce(folder);
    } catch (error) {
      if (reads === MAX_READS || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** What V8 made of dist: megabytes that name providers as dist does, whatever a session met. By the names that node gives it, and we where node does not; all else there is read. */
const COMPILED =
  /\/cs-memory\/compiled\/(?:v\d+\.\d+\.\d+-[\da-z]+-[\da-f]+(?:-\d+)?\/[\da-f]{8}(?:\.\w{6})?|[\w-]+\.[cm]?js-[\da-f]{32}-v\d+\.\d+\.\d+-\w+(?:\.\d+)?)$/;

function readOnce(folder: string): readonly Readable[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !COMPILED.test(file));
  const stores = entries
    .filter((entry) => entry.name === 'objects' && existsSync(join(entry.parentPath, 'HEAD')))
    .map((entry) => entry.parentPath);
  return [
    {
      where: 'the names',
      text: entries.map((entry) => join(relative(folder, entry.parentPath), entry.name)).join('\n'),
    },
    ...files.map((file) => ({ where: relative(folder, file), text: fileText(file) })),
    ...stores.flatMap((store) =>
      objectsOf(store).map((text) => ({ where: `an object of ${relative(folder, store)}`, text })),
    ),
  ];
}

function fileText(file: string): string {
  const bytes = readFileSync(file);
  return (/^words-v1.*\.bin$/.test(basename(file)) ? indexText(bytes) : undefined) ?? textOf(bytes);
}

/**
 * What the words index says. Its records are packed: a secret may stand there in pieces that are too short to be told, and a word that may
 * stay may be cut to one that may not. Undefined for what is no whole index: that is read as it is.
 */
export function indexText(bytes: Buffer): string | undefined {
  try {
    const segment = openSegment(memorySource(bytes));
    const records = Array.from({ length: segment.documents }, (_, at) =>
      textOf(Buffer.from(segment.bytes(at))),
    );
    return [JSON.stringify(segment.refs), ...records].join('\n');
  } catch {
    return undefined;
  }
}

/** UTF-8 where it is, and otherwise near enough to find runs of letters. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8');

/** Every object of a store, loose or packed, reachable or not. Git inflates them: in their files they are compressed. */
function objectsOf(store: string): string[] {
  const all = gitByShell(['cat-file', '--batch-all-objects', '--unordered', '--batch'], {
    cwd: store,
    env: process.env,
  });
  const texts: string[] = [];
  for (let at = 0; at < all.length; ) {
    const begins = all.indexOf('\n', at) + 1;
    const ends = begins + Number(all.toString('latin1', at, begins).split(' ')[2]);
    texts.push(textOf(all.subarray(begins, ends)));
    at = ends + 1;
  }
  return texts;
}
