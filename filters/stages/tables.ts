import type { FilterStage, StageFinding } from '../engine.ts';
import { is } from '../hints.ts';
import { isSecretValue, keyStrength } from './assignments/values.ts';

/** How the columns of a table are told apart. */
const SEPARATORS: readonly { readonly cells: RegExp; readonly between: RegExp }[] = [
  { cells: /[^|│┃║\n]+/g, between: /[|│┃║]/ },
  { cells: /(?<=^|&)[^&\\\n]+/g, between: / & .*\\\\/ },
  { cells: /[^,\n]+/g, between: /,/ },
  { cells: /[^;\n]+/g, between: /;/ },
  { cells: /[^\t\n]+/g, between: /\t/ },
  { cells: /\S+(?: \S+)*/g, between: /\S {2,}\S/ },
];

/** A heading is some words; what is longer is no table. */
const MAX_HEAD_CHARS = 400;
/** Of a cell of it. */
const MAX_HEAD_WORDS = 4;
const HEAD_WORDS =
  'pass|pwd|secret|token|key|kennwort|contrase|mot de passe|senha|парол|密码|パスワード'.split('|');
const HEAD = new RegExp(HEAD_WORDS.join('|'), 'i');

/** Points at what stands in the columns of a table whose head names a secret. */
export const tablesStage: FilterStage = {
  name: 'tables',
  needs: { keywords: HEAD_WORDS, flags: 'i' },
  scan(text) {
    if (!text.includes('\n')) return [];
    const findings: StageFinding[] = [];
    let columns: Columns | undefined;
    let start = 0;
    for (const line of text.split('\n')) {
      if (line.trim() === '') columns = undefined;
      else if (columns !== undefined && !is('rule of a table', line))
        findings.push(...secretsIn(line, start, columns));
      if (columns === undefined && line.length <= MAX_HEAD_CHARS && HEAD.test(line))
        columns = columnsOf(line);
      start += line.length + 1;
    }
    return findings;
  },
};

interface Columns {
  readonly cells: RegExp;
  readonly count: number;
  /** Which of them hold passwords, which other secrets. */
  readonly named: ReadonlyMap<number, 'password' | 'secret'>;
}

function columnsOf(line: string): Columns | undefined {
  const found = SEPARATORS.find(({ between }) => between.test(line));
  if (found === undefined) return undefined;
  const heads = cellsOf(line, 0, found.cells);
  const isHead =
    heads.length > 1 &&
    heads.some(({ text }) => !/passw/i.test(text)) && // not `password | test-password`
    heads.every(
      ({ text }) =>
        /^(?!\d[\d./]*$)[\p{L}\d](?:[\p{L}\d _./#-]|\([^()]*\)){0,40}$/u.test(text) &&
        text.split(' ').length <= MAX_HEAD_WORDS,
    );
  const named = new Map(
    heads.flatMap(({ text }, at) => {
      const strength = isHead ? keyStrength(text.replace(/ /g, '_')) : undefined;
      return strength === 'password' || strength === 'secret' ? [[at, strength] as const] : [];
    }),
  );
  return named.size === 0 ? undefined : { cells: found.cells, count: heads.length, named };
}

const cellsOf = (line: string, from: number, cells: RegExp) =>
  Array.from(line.matchAll(cells), ({ 0: whole, index }) => {
    const text = whole.trim().replace(/^(?:["'`]|\*\*)|(?:["'`]|\*\*)$/g, '');
    return { text, start: from + index + whole.indexOf(text) };
  }).filter(({ text }) => text !== '');

function secretsIn(line: string, from: number, { cells, count, named }: Columns): readonly StageFinding[] {
  const all = cellsOf(line, from, cells);
  if (all.length !== count) return [];
  return all.flatMap(({ text, start }, at): readonly StageFinding[] => {
    const strength = named.get(at);
    const isOne =
      strength !== undefined &&
      !/^[A-Z]?[a-z -]+$|^(?:[A-Z][a-z]+){2,9}$|>$|&[lg]t;/.test(text) &&
      isSecretValue(strength, { text, place: 'line' });
    return isOne ? [{ kind: strength, start, end: start + text.length }] : [];
  });
}
