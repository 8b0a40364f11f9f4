// Makes the tables of src/recall/near-words.ts anew: npm run learn:words -- [--texts <folder>] [--messages <folder>]. What concepts.txt says is put
// into them each time; what was learned stays as it is, unless there is something to learn it from.
//
// --texts: words that stand where others do, from English prose. Each file or folder in it is a source (.txt, .log, .md, .mdx, .rst), such as the
// manual of a program, or its commits: `git log --format=%B%x00 > texts/<name>.log`. A hundred sources of a megabyte are enough. Positive mutual
// information within six words, 200 singular vectors, cosines of .5 (near.ts).
//
// --messages: what things are called in English, from user interfaces. Each folder in it is a program's: en, de, fr, es, pt, ru, zh, ja, ko, as
// .json (strings by key, however deep) or .properties; messages of one key belong together. IBM's model 1 both ways (translated.ts).
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nearTable, paragraphsOf } from './near.ts';
import {
  conceptsOf,
  englishLines,
  LANGUAGES,
  type Pair,
  translatedLines,
  translatedTable,
  withoutSaid,
} from './translated.ts';

/** Numbers of 0 and more, less than 1, the same each time: xorshift (Marsaglia, 2003). */
let state = 1;
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
}

const inside = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? inside(path).flatMap(filesOf)
    : /\.(?:txt|log|mdx?|rst)$/.test(path)
      ? [path]
      : [];

/** Strings by their path. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, one]) => flat(one, `${path}/${key}`));

const properties = (text: string): [string, string][] =>
  [...text.replace(/\\\r?\n\s*/g, '').matchAll(/^[^\S\n]*([^#!\s=:]+)[^\S\n]*[=: ][^\S\n]*(.*)$/gm)].map(
    ([, key = '', value = '']) => [
      key,
      value
        .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\[nt]?/g, ' '),
    ],
  );

function messagesOf(program: string, language: string): ReadonlyMap<string, string> {
  const [json, plain] = [join(program, `${language}.json`), join(program, `${language}.properties`)];
  if (existsSync(json)) return new Map(flat(JSON.parse(readFileSync(json, 'utf8'))));
  return new Map(existsSync(plain) ? properties(readFileSync(plain, 'utf8')) : []);
}

function pairsOf(program: string, language: string): Pair[] {
  const others = messagesOf(program, language);
  return [...messagesOf(program, 'en')].map(([key, own]): Pair => [own, others.get(key) ?? '']);
}

const place = (name: string): URL => new URL(`../../src/recall/${name}`, import.meta.url);
function write(name: string, tables: object): void {
  writeFileSync(place(name), `${JSON.stringify(tables, null, 2)}\n`);
  for (const [key, table] of flat(tables)) console.log(`${name}${key}: ${table.split('\n').length} lines`);
}

const { texts, messages } = parseArgs({
  options: { texts: { type: 'string' }, messages: { type: 'string' } },
}).values;
const read = (file: string): string => readFileSync(file, 'utf8');
const known = (name: string) => JSON.parse(readFileSync(place(name), 'utf8'));
const concepts = conceptsOf(read(join(import.meta.dirname, 'concepts.txt')));
const sources =
  texts && inside(texts).map((source) => filesOf(source).flatMap((file) => paragraphsOf(read(file))));
const near: string = sources ? nearTable(sources, random) : known('near-words.json').near;
write('near-words.json', { concepts: englishLines(concepts), near });

const before: Readonly<Record<string, string>> = known('translated-words.json').learned;
const rowsOf = (table: string): [string, string[]][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([word = '', ...english]) => [word, english]);
const byLanguage = (tableOf: (language: string) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, tableOf(language)]));
const lines = byLanguage((language) => translatedLines(language, concepts));
write('translated-words.json', {
  concepts: lines,
  learned: byLanguage((language) =>
    messages
      ? translatedTable(
          language,
          inside(messages).flatMap((program) => pairsOf(program, language)),
          concepts,
        )
      : withoutSaid(rowsOf(before[language] ?? ''), lines[language] ?? '', concepts),
  ),
});
