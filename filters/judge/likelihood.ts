import weights from '../data/likelihood.json';
import {
  classChangeRate,
  entropy,
  lettersLookRandom,
  looksRandom,
  unusualShare,
  wordShare,
} from './entropy.ts';

/** How near the nearest word of a sort stands, from 0 for none to 1. */
export interface Nearness {
  readonly password: number;
  readonly secret: number;
  readonly weak: number;
}

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

/** Between the words and the value: what makes of it something else, or of the words code. */
const UNSAYING =
  /\b(?:commits?|sha-?\d*|hash(?:es|ed)?|digest|checksum|fingerprint|thumbprint|e-?tag|integrity|uu?id|guid|ids?|request|trace|span|correlation|version|public|pub|cache[ds]?|docker|image|layer|revision|rev|blob|tree|branch|tag|path|file|url|signature|import|function|class|example|count(?:ed)?|max|used|input|output|total)\b/i;
const PUBLIC =
  'id|uid|public\\w*|pub(?:lic)?[ _-]?key|hash|sha\\d*|digest|checksum|fingerprint|integrity|url|uri|host|name|version|channel|path|type|kind|ref';
const NAMED_PUBLIC = new RegExp(
  `(?:${PUBLIC})(?:["'\`\\]]{0,2}\\s{0,3}[:=]\\s{0,3}|[ \\t])["'\`]?$|"[nexy]":\\s{0,3}"$`,
  'i',
);
/** The name that a value is given to says that it is no secret: an id, a hash, a public key, a member of one as JSON. */
export const isNamedPublic = (lead: string): boolean => NAMED_PUBLIC.test(lead.slice(-60));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
const CODE = /[(){};]|=>|::|->\w/;

/** What is asked of a candidate, in the order of the weights; each answer is 0 to 1. */
const FEATURES: readonly ((it: Candidate) => number | boolean)[] = [
  ({ value }) => Math.min(1, Math.log2(value.length) / 6),
  ({ value }) => value.length >= 20,
  ({ value }) => looksRandom(value, 6),
  ({ value }) => looksRandom(value, 16),
  ({ value }) => lettersLookRandom(value),
  ({ value }) => wordShare(value),
  ({ value }) => unusualShare(value.replace(/[^A-Za-z]/g, '')),
  ({ value }) => classChangeRate(value),
  ({ value }) => entropy(value) / 6,
  ({ value }) => /\d.*\d/.test(value),
  ({ value }) => /[A-Za-z0-9][!#$%^*+@&]+[A-Za-z0-9]/.test(value),
  ({ value }) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
  ({ value }) => /^[0-9a-f]+$/i.test(value),
  ({ value }) => /^(?:[0-9a-f]{7,12}|[0-9a-f]{40})$/i.test(value),
  ({ value }) => /^(?:[0-9a-f]{32}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i.test(value),
  ({ value }) => UUID.test(value),
  ({ value }) => /[/\\]/.test(value),
  ({ value }) => /\w\.\w/.test(value),
  ({ value }) => /[A-Za-z][-_][A-Za-z]/.test(value),
  ({ value }) => /^[A-Z0-9_]+$/.test(value) && value.includes('_'),
  ({ value }) => (value.match(/\d/g)?.length ?? 0) / value.length,
  ({ value }) => /[:=@&?]/.test(value.replace(/=+$/, '')),
  ({ value }) => /^[$%&-]/.test(value),
  ({ before }) => before.password,
  ({ before }) => before.secret,
  ({ before }) => before.weak,
  ({ before }) => before.password > 0,
  ({ before }) => before.secret > 0,
  ({ before }) => before.weak > 0,
  ({ after }) => after.password,
  ({ after }) => after.secret,
  ({ after }) => after.weak,
  ({ above }) => above.password,
  ({ above }) => above.secret,
  ({ above }) => above.weak,
  (it) => isAlone(it),
  ({ lead }) => /["'`]$/.test(lead),
  ({ lead }) => /[:=→＝：][ \t]*["'`]?$/.test(lead),
  ({ lead }) => /\b(?:is|are|to|with|as|use|using|try|now|:)[ \t]+["'`]?$/i.test(lead),
  ({ lead }) => /(?:^|\s)--?[A-Za-z][\w-]*[= ]["']?$/.test(lead),
  ({ lead }) => /[(,][ \t]*["'`]$/.test(lead),
  ({ lead }) => /["'`]$/.test(lead) && !/["'`,(][^"'`]*["'`]$/.test(lead.slice(-40)),
  ({ tail }) => /^[([.]/.test(tail),
  ({ tail }) => /^["'`]?\s*[,;)]/.test(tail),
  ({ tail }) => tail.trim() === '',
  ({ lead }) => /[\w\])]\.$|[/\\]$/.test(lead),
  ({ lead, gap }) =>
    (/[\w.$-]{1,40}\\{0,3}["'`\]]{0,2}\s{0,3}[:=]\s{0,3}\\{0,3}["'`]?$/.exec(lead)?.[0].length ?? gap + 1) <=
    gap,
  ({ value, before }) => UUID.test(value) && before.password + before.secret === 0,
  ({ lead, gap }) => UNSAYING.test(lead.slice(-Math.min(gap, 60))),
  ({ lead, tail }) => CODE.test(lead) || CODE.test(tail),
  ({ value }) => /^[a-z]{2,9}_[A-Za-z0-9]{12,}$/.test(value),
  ({ value }) => /^0x/i.test(value),
  ({ lead }) => /[ :][A-Za-z]{2,30}="$/.test(lead),
  ({ lead, tail }) => /[[(<]$/.test(lead) && /^[\])>]/.test(tail),
  ({ lead }) => /^\s*(?:import|use|using|from|require|include|package)\b/.test(lead),
  ({ lead }) => /^\s*(?:\/\/|#|\*|;|--)\s/.test(lead),
  (it) => nearestOf(it) * Number(looksRandom(it.value, 6)),
  (it) => nearestOf(it) * Number(it.value.length >= 20 && looksRandom(it.value, 16)),
  (it) => nearestOf(it) * wordShare(it.value),
  (it) => nearestOf(it) * Number(/^[0-9a-f]+$/i.test(it.value)),
  (it) => nearestOf(it) * Number(CODE.test(it.lead) || CODE.test(it.tail)),
];

/** How near the nearest word for a secret stands, wherever. */
const nearestOf = ({ before, after, above }: Candidate): number =>
  Math.max(before.password, before.secret, after.password, after.secret, above.password, above.secret);

/** A value is all that its line holds, beside a mark, a quote or a cell's edge. */
const isAlone = ({ lead, tail }: Candidate): boolean =>
  /^[\s>|*#"'`-]*$/.test(lead) && /^[\s"'`|\\]*$/.test(tail);

export const FEATURE_COUNT = FEATURES.length + 1;

/** The answers, and a 1 at their end. */
export const featuresOf = (it: Candidate): readonly number[] => [
  ...FEATURES.map((ask) => Number(ask(it))),
  1,
];

/**
 * How likely it is that a value is a secret, by its shape and what stands around it: the logarithm of the odds, moved so that from 0 on it is
 * taken for one. Weights: scripts/likelihood, fitted to public labels.
 */
export const likelihood = (it: Candidate): number =>
  featuresOf(it).reduce((sum, answer, at) => sum + answer * (weights[at] ?? 0), 0);
