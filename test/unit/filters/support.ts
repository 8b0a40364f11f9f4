import { createHash } from 'node:crypto';
import { minimatch } from 'minimatch';
import type { FilterStage, StageFinding } from '../../../filters/engine.ts';
import { createFilterPipeline, type FilterOptions, type FilterResult } from '../../../filters/pipeline.ts';

/** The product's pipeline as the CLI wires it. */
export function createPipeline(options: Partial<FilterOptions> = {}) {
  return createFilterPipeline({ loadMinimatch: () => minimatch, ...options });
}

/** The filtered text; throws where the text was stopped. */
export function filterText(text: string, options: Partial<FilterOptions> = {}): string {
  return textOf(createPipeline(options).filter(text));
}

export function textOf(result: FilterResult): string {
  if (!result.ok)
    throw new Error(`expected a filtered text, was stopped by ${result.stage}: ${result.reason}`);
  return result.text;
}

/** A stage that points at every occurrence of a word. */
export function wordStage(
  name: string,
  word: string,
  finding: Omit<StageFinding, 'start' | 'end'>,
): FilterStage {
  return {
    name,
    scan: (text) =>
      Array.from(text.matchAll(new RegExp(word, 'g')), ({ 0: found, index }) => ({
        ...finding,
        start: index,
        end: index + found.length,
      })),
  };
}

const HEX = '0123456789abcdef';
const DIGITS = '0123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE62 = `${UPPER}${UPPER.toLowerCase()}${DIGITS}`;

/** Characters drawn from an alphabet, the same for the same seed on every machine. */
export function draw(seed: string, alphabet: string, length: number): string {
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    const bytes = createHash('sha512').update(`${seed}/${block}`).digest();
    text += Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  }
  return text.slice(0, length);
}

const HUMAN = ['Winter', 'hunter', 'Sommer', 'letmein', 'summerRain', 'Arsenal', 'dragon', 'Maria'];

const uuid = (seed: string): string =>
  [8, 4, 4, 4, 12].map((length, index) => draw(`${seed}${index}`, HEX, length)).join('-');

/** Key material wrapped as RFC 7468 says, without the armour. */
const material = (seed: string, lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) => (line === 0 ? 'MII' : '') + draw(`${seed}${line}`, `${BASE62}+/`, line === 0 ? 61 : 64),
  ).join('\n');

const armour = (edge: string, label: string): string =>
  ['-----', edge, ' ', label, label && ' ', 'PRIVATE ', 'KEY-----'].join('');

const EXPANSIONS: Readonly<Record<string, (argument: string, seed: string) => string>> = {
  /** `{{token:<prefix>:<length>}}`: the prefix and base62. */
  token: (argument, seed) => {
    const [, prefix = '', length = '0'] = /^(.*):(\d+)$/.exec(argument) ?? [];
    return prefix + draw(seed, BASE62, Number(length));
  },
  hex: (argument, seed) => draw(seed, HEX, Number(argument)),
  b64: (argument, seed) => draw(seed, `${BASE62}+/`, Number(argument)),
  upper: (argument, seed) => draw(seed, `${UPPER}${DIGITS}`, Number(argument)),
  digits: (argument, seed) => draw(seed, DIGITS, Number(argument)),
  letters: (argument, seed) => draw(seed, UPPER.toLowerCase(), Number(argument)),
  uuid: (_argument, seed) => uuid(seed),
  /** `{{human:2}}`: a word and digits, as people choose a password. */
  human: (argument, seed) =>
    `${HUMAN[(createHash('sha512').update(seed).digest()[0] ?? 0) % HUMAN.length]}${draw(seed, DIGITS, Number(argument))}`,
  basic: (argument) => Buffer.from(argument).toString('base64'),
  /** `{{json:alg=HS256,typ=JWT}}`: base64url of the object. */
  json: (argument) => {
    const members = argument.split(',').map((member) => member.split('='));
    return Buffer.from(JSON.stringify(Object.fromEntries(members))).toString('base64url');
  },
  chr: (argument) => String.fromCodePoint(Number.parseInt(argument, 16)),
  material: (argument, seed) => material(seed, Number(argument)),
  begin: (label) => armour('BEGIN', label),
  end: (label) => armour('END', label),
};

/**
 * Fills the placeholders of a fixture (`{{hex:40}}`, `{{token:ghp_:36}}`, …), so that no file holds what looks like a
 * live credential. The same placeholder is the same value throughout; `{{hex:40#b}}` is another one.
 */
export function expand(text: string): string {
  return text.replace(/\{\{(\w+)(?::([^{}#]*))?(?:#\w+)?\}\}/g, (whole, name: string, argument = '') => {
    const fill = EXPANSIONS[name];
    return fill === undefined ? whole : fill(argument, whole);
  });
}
