import { isKind } from '../../filters/engine.ts';
import { readsAsWords } from '../../filters/judge/entropy.ts';
import { patternStage, tokenShapesStage } from '../../filters/patterns.ts';
import { patternOf } from '../../filters/stages/providers.ts';
import { examplesOf, type Format, formatsOf, leastLength, shapeOf, sourceOf } from './format.ts';
import type { PublishedRule } from './sources.ts';

/** The rows of filters/data/token-prefixes.json: kind, prefix, what follows. */
export type PrefixRow = readonly [kind: string, prefix: string, body: string];

/** filters/data/provider-shapes.json: rows of a name and its shapes. */
export type ShapeRows = Readonly<Record<'distinct' | 'known' | 'ordinary', readonly string[]>>;

/** What published rules would change. */
export interface Changes {
  readonly prefixes: readonly PrefixRow[];
  /** New shapes by the name of their provider. */
  readonly shapes: ReadonlyMap<string, readonly string[]>;
  /** Formats that the rows find already. */
  readonly found: number;
  /** Rules that are more than a row of parts, too short to be told from a word, or without a name of their own. */
  readonly left: readonly string[];
  /** Names of the table that no rule has. */
  readonly unpublished: readonly string[];
}

/** What is shorter is a word or a number as often as a value. */
const MIN_CHARS = 12;
/** Shorter beginnings stand before other things too. */
const MIN_PREFIX_CHARS = 5;

/** Compares what rules say with the rows that there are. Order of the rules does not matter. */
export function compare(rules: readonly PublishedRule[], table: ShapeRows): Changes {
  const rows = new Map<string, readonly string[]>();
  for (const row of [...table.distinct, ...table.known, ...table.ordinary]) {
    const [name, own] = split(row);
    rows.set(name, [...(rows.get(name) ?? []), ...own]);
  }
  const prefixes = new Map<string, PrefixRow>();
  const shapes = new Map<string, readonly string[]>();
  const left = new Set<string>();
  const published = new Set<string>();
  let found = 0;
  for (const rule of [...rules].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const names = namesOf(rule);
    for (const name of names) published.add(name);
    const formats = formatsOf(rule.pattern).filter((format) => leastLength(format) >= MIN_CHARS);
    if (formats.length === 0) left.add(rule.id);
    for (const format of formats) {
      const row = prefixRow(rule.id, format);
      const shape = shapeOf(format);
      const shapesOf = (name: string) => [...(rows.get(name) ?? []), ...(shapes.get(name) ?? [])];
      if (tellsItself(format)) found += 1;
      else if (row !== undefined) prefixes.set(row.join(' '), row);
      else if (shape === undefined || names.length === 0 || isVague(format)) left.add(rule.id);
      else {
        const without = names.filter((name) => !hasShape(format, shapesOf(name)));
        for (const name of without) shapes.set(name, [...(shapes.get(name) ?? []), shape]);
        if (without.length === 0) found += 1;
      }
    }
  }
  const unpublished = [...rows.keys()].filter((name) => !published.has(name));
  return { prefixes: [...prefixes.values()], shapes, found, left: [...left], unpublished };
}

function split(row: string): readonly [name: string, shapes: readonly string[]] {
  const [name = '', ...shapes] = row.split(' ');
  return [name, shapes];
}

/** Words of every program. */
const NOBODYS = new Set(['api', 'app', 'user', 'host', 'client', 'customer', 'public']);

/** The names that are the provider's own, as the table has them: those that its rule is called by. `client_id` is nobody's. */
function namesOf({ id, names }: PublishedRule): readonly string[] {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/(?:access|api)?(?:key|token|secret)$/, '');
  const own = bare(id);
  const bares = names.map(bare).filter((name) => name.length >= 3 && !NOBODYS.has(name));
  return [...new Set(bares.filter((name) => own.startsWith(name) || name.startsWith(own)))];
}

/** A longer range is no format: names have it too. */
const MAX_RANGE = 16;
/** Behind a word fewer characters may be another word. */
const MIN_BEHIND_WORD = 20;

/** Whether words or numbers have the format too: digits alone, any length of what names are made of, a word and a little. */
function isVague(format: Format): boolean {
  const [first, ...rest] = format;
  if (
    first !== undefined &&
    'text' in first &&
    /^[a-z]+[_-]$/i.test(first.text) &&
    leastLength(rest) < MIN_BEHIND_WORD
  )
    return true;
  return format.every((part) =>
    'text' in part
      ? /^[\d\W]*$/.test(part.text)
      : part.alphabet === 'd' || (part.alphabet !== 'h' && part.max - part.min > MAX_RANGE),
  );
}

/** A row for a token that tells by its beginning whose it is; undefined for any other. */
function prefixRow(id: string, format: Format): PrefixRow | undefined {
  const [first, ...rest] = format;
  if (first === undefined || !('text' in first) || rest.length === 0) return undefined;
  const { text } = first;
  // `test_`, `https://`: words that anybody begins with; `ramp_id_`: no secret
  if (
    text.length < MIN_PREFIX_CHARS ||
    /id[_-]$/.test(text) ||
    !/^(?=(?:.*[A-Za-z]){3})[A-Za-z][\w.-]*$/.test(text) ||
    readsAsWords(text)
  )
    return undefined;
  const kind = `${/^[a-z]{5,}/.exec(id.toLowerCase())?.[0] ?? 'provider'}-token`;
  // a marker must not spell eight characters of what it hides
  const isSpelt = text.toLowerCase().startsWith(kind.slice(0, 8));
  return [isKind(kind) && !isSpelt ? kind : 'provider-token', text, sourceOf(rest)];
}

/** The stages that need no name beside a value. */
const STAGES = [tokenShapesStage(), patternStage('jwt'), patternStage('webhook-urls')];

/** Whether the filter finds values of a format wherever they stand. */
const tellsItself = (format: Format): boolean =>
  examplesOf(format).every((value) => STAGES.some(({ scan }) => scan(` ${value} `).length > 0));

const hasShape = (format: Format, shapes: readonly string[]): boolean =>
  examplesOf(format).every((value) => shapes.some((shape) => isAll(shape, value)));

/** Whether a shape matches a value from its first character to its last, or goes on where it has no end. */
function isAll(shape: string, value: string): boolean {
  const { pattern, open } = patternOf(shape);
  pattern.lastIndex = 0;
  const match = pattern.exec(value);
  return match?.index === 0 && (open || match[0].length === value.length);
}

/**
 * The rows with the changes in them. What is new counts behind the name as behind an ordinary word, of which the most is asked,
 * whatever the name's other shapes are: who knows that the name says enough moves it up. Nothing is taken out: tokens outlive
 * the rules about them.
 */
export function merged(
  { prefixes, shapes }: Pick<Changes, 'prefixes' | 'shapes'>,
  table: { readonly prefixes: readonly PrefixRow[]; readonly shapes: ShapeRows },
): { readonly prefixes: readonly PrefixRow[]; readonly shapes: ShapeRows } {
  const ordinary = new Map(table.shapes.ordinary.map((row) => split(row)));
  for (const [name, own] of shapes) ordinary.set(name, [...(ordinary.get(name) ?? []), ...own]);
  const rows = Array.from(ordinary, ([name, own]) => [name, ...own].join(' ')).sort();
  return { prefixes: [...table.prefixes, ...prefixes], shapes: { ...table.shapes, ordinary: rows } };
}
