import { onceAsked } from '../../src/core/basics.ts';
import table from '../data/likelihood.json';
import { is } from '../hints.ts';
import { classChangeRate, lettersLookRandom, looksRandom, wordShare } from './entropy.ts';

/** How near the nearest word of a sort stands, from 0 for none to 1. */
export type Nearness = Readonly<Record<'password' | 'secret' | 'weak', number>>;

/** A value that may be a secret, and what stands around it. */
export interface Candidate {
  readonly value: string;
  /** In front of it and behind it on its line, so much as a look takes in. */
  readonly lead: string;
  readonly tail: string;
  /** Words for credentials in front, behind, and on lines above. */
  readonly before: Nearness;
  readonly after: Nearness;
  readonly above: Nearness;
  /** Characters between it and the last such word in front of it; Infinity: there is none. */
  readonly gap: number;
}

/** The name that a value is given to says that it is no secret: an id, a hash, a public key, a member of one as JSON. */
export const isNamedPublic = (lead: string): boolean => is('named public', lead.slice(-60));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;

/** What is asked of a candidate beside the table's patterns, in the order of the weights; each answer is 0 to 1. */
const COMPUTED: readonly ((it: Candidate) => number | boolean)[] = [
  ({ value }) => Math.min(1, Math.log2(value.length) / 6),
  ({ value }) => value.length >= 20,
  ({ value }) => looksRandom(value, 6),
  ({ value }) => looksRandom(value, 16),
  ({ value }) => lettersLookRandom(value),
  ({ value }) => wordShare(value),
  ({ value }) => classChangeRate(value),
  ({ value }) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
  ({ value }) => UUID.test(value),
  ({ value }) => (value.match(/\d/g)?.length ?? 0) / value.length,
  ({ value }) => /[:=@&?]/.test(value.replace(/=+$/, '')),
  ({ before }) => before.password,
  ({ before }) => before.secret,
  ({ before }) => before.weak,
  ({ before }) => before.password > 0,
  ({ before }) => before.secret > 0,
  ({ before }) => before.weak > 0,
  ({ after }) => after.password,
  ({ after }) => after.secret,
  ({ above }) => above.secret,
  ({ above }) => above.weak,
  (it) => isAlone(it),
  ({ tail }) => tail.trim() === '',
  ({ lead, gap }) =>
    (/[\w.$-]{1,40}\\{0,3}["'`\]]{0,2}\s{0,3}[:=]\s{0,3}\\{0,3}["'`]?$/.exec(lead)?.[0].length ?? gap + 1) <=
    gap,
  ({ value, before }) => UUID.test(value) && before.password + before.secret === 0,
  ({ lead, tail }) => is('code', lead) || is('code', tail),
  ({ lead, tail }) => /[[(<]$/.test(lead) && /^[\])>]/.test(tail),
  (it) => nearestOf(it) * Number(looksRandom(it.value, 6)),
  (it) => nearestOf(it) * Number(it.value.length >= 20 && looksRandom(it.value, 16)),
  (it) => nearestOf(it) * wordShare(it.value),
  (it) => nearestOf(it) * Number(/^[0-9a-f]+$/i.test(it.value)),
  (it) => nearestOf(it) * Number(is('code', it.lead) || is('code', it.tail)),
];

/** How near the nearest word for a secret stands, wherever. */
const nearestOf = ({ before, after, above }: Candidate): number =>
  Math.max(before.password, before.secret, after.password, after.secret, above.password, above.secret);

/** A value is all that its line holds, beside a mark, a quote or a cell's edge. */
const isAlone = ({ lead, tail }: Candidate): boolean =>
  /^[\s>|*#"'`-]*$/.test(lead) && /^[\s"'`|\\]*$/.test(tail);

const patterns = onceAsked(() =>
  table.patterns.map(({ of, pattern, flags = '' }) => [of as 'value', new RegExp(pattern, flags)] as const),
);

/** The answers, and a 1 at their end. */
export function featuresOf(it: Candidate): readonly number[] {
  return [
    ...COMPUTED.map((ask) => Number(ask(it))),
    ...patterns().map(([of, pattern]) => Number(pattern.test(it[of]))),
    1,
  ];
}

const weights = onceAsked(() => [
  ...table.computed,
  ...table.patterns.map(({ weight }) => weight),
  table.from,
]);
export const FEATURE_COUNT = table.computed.length + table.patterns.length + 1;

/**
 * How likely it is that a value is a secret, by its shape and what stands around it: the logarithm of the odds, moved so that from 0 on it is
 * taken for one. Weights: scripts/likelihood, fitted to public labels.
 */
export function likelihood(it: Candidate): number {
  const known = weights();
  return featuresOf(it).reduce((sum, answer, at) => sum + answer * (known[at] as number), 0);
}
