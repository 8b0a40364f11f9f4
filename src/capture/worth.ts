import { onceAsked } from '../core/basics.ts';
import { CAUSE, type Candidate, CONSTRAINT, DEFECT } from './blocks.ts';
import { featuresOf, sumOf, weightsIn } from './features.ts';
import { splitSentences } from './prose.ts';
import table from './worth-weights.json' with { type: 'json' };

export type Weighed = Pick<Candidate, 'text' | 'about'> & Partial<Pick<Candidate, 'place' | 'isAll'>>;

/** What a sign is read from; `about`: the subject of a commit, the heading of what was said. */
type Reading = Weighed & { readonly sentences: readonly string[] };

/** A sign of worth: how much of it a block shows, 0…1. */
type Sign = { readonly name: string; readonly of: (reading: Reading) => number | boolean };

const REASON = /\b(?:because|since|so|root cause|which (?:means|made|makes)|due to)\b/i;
const CHOSEN =
  /\b(?:deliberate\w*|intentional\w*|on purpose|by design|decid\w+|chose|chosen|trade-?off|rejected|considered|not done|out of scope|deferr\w+|left)\b/i;
const FOUND_OUT =
  /\b(?:silent\w*|swallow\w*|actual\w*|root cause|turns? out|in fact|really|misread|assum\w+|expect\w+|surpris\w+|gotcha|trap|pitfall|caveat)\b/i;
const HOW_IT_IS =
  /\b(?:is|are|does|do|has|have|returns?|resolves?|means|fails?|expects?|requires?|runs?|uses?)\b/;
const DENIES =
  /\b(?:do|does|did|is|are|was|were|ca|wo|could|would|has|have|had)n['’]t\b|\b(?:do|does|did|is|are|was|were|can|could|would|has|have|had) (?:not|never|no longer|only|still)\b|\bcannot\b|\bnever\b/i;
const CONSEQUENCE = /, (?:so|which|leaving|causing|making|leading|breaking|\w{3,}ing) /;
/** What was done, which the change itself shows; who tells why says how things were, or are. */
const RECOUNTS =
  /^(?:with this change|(?:add|apply|bump|call|cap|capture|correct|cover|change|collapse|combine|convert|create|defer|delete|detect|document|drop|emit|enable|ensure|exclude|expose|extend|extract|fix|fold|handle|implement|improve|include|inject|introduce|keep|log|make|merge|mount|move|new|pair|pass|pin|pipe|point|port|prevent|print|re-\w+|reject|remove|rename|render|replace|restore|retire|return|route|set|show|skip|split|stop|store|switch|test|treat|turn|update|use|validate|verify|warn|wire|wrap|write)(?:e?s|d|ed)?) (?!(?:is|are|was|were|has|had)\b)|^[^.]*\bnow\b/i;
const DEED =
  /^(?!(?:The|When|On|If|An?|This|These|It|Previously|Without|Before|Since|Because)\b)[A-Z][a-z]+(?:s|ed)? (?:(?:the|an?|all|each|every|new|\w+ing|to|for|and|\w+s)\b|`)/;
const ITSELF = /\b(?:this (?:commit|pr|change|adds|fixes|ensures|makes|allows)|the fix)\b/i;
const NAME = /`[^`]*`|\S*[/\\_@]\S*|\S+\.\w{1,5}\b|\b\w*[a-z][A-Z]\w*|\b[A-Z]{2,}\w*|\b\w*\d\w*/g;

const share = (count: number, most: number): number => Math.min(1, Math.log2(1 + count) / most);

/** `npm run train:worth` writes their weights. */
export const SIGNS: readonly Sign[] = [
  { name: 'length', of: ({ text }) => share(text.length, 11) },
  { name: 'short', of: ({ text }) => text.length < 70 },
  { name: 'names', of: ({ text }) => share(text.match(NAME)?.length ?? 0, 4) },
  { name: 'sentences', of: ({ sentences }) => Math.min(1, sentences.length / 6) },
  { name: 'one sentence', of: ({ sentences }) => sentences.length === 1 },
  { name: 'a constraint', of: ({ text }) => CONSTRAINT.test(text) },
  { name: 'a defect', of: ({ text }) => DEFECT.test(text) },
  { name: 'a cause, first', of: ({ sentences: [first = ''] }) => CAUSE.test(first) },
  { name: 'a reason', of: ({ text }) => REASON.test(text) },
  { name: 'a choice', of: ({ text }) => CHOSEN.test(text) },
  { name: 'a finding', of: ({ text }) => FOUND_OUT.test(text) },
  { name: 'how things are, first', of: ({ sentences: [first = ''] }) => HOW_IT_IS.test(first) },
  { name: 'a denial', of: ({ text }) => DENIES.test(text) },
  { name: 'a consequence', of: ({ text }) => CONSEQUENCE.test(text) },
  { name: 'a possibility', of: ({ text }) => /\b(?:would|could|might|can|may)\b/.test(text) },
  { name: 'a deed of the change, first', of: ({ text }) => RECOUNTS.test(text) },
  { name: 'a deed, first', of: ({ text }) => DEED.test(text) },
  { name: 'the change itself', of: ({ text }) => ITSELF.test(text) },
  { name: 'a label, first', of: ({ text }) => /^[^.]{1,50}[:—–] /.test(text) },
  { name: 'an item', of: ({ place = 'text' }) => place !== 'text' },
  { name: 'short prose', of: ({ text, place = 'text' }) => place === 'text' && text.length < 70 },
  { name: 'all of a short commit', of: ({ text, isAll }) => isAll === true && text.length < 160 },
  { name: 'a fix, above', of: ({ about }) => /^(?:fix|security|perf)\b|\bfix\b/i.test(about) },
];
const words = onceAsked(() => weightsIn(table.words));

/** How much of each sign a block shows, in the order of SIGNS. Pure. */
export function shownSigns(weighed: Weighed): readonly number[] {
  const about = weighed.about.split(' › ')[0] ?? '';
  const reading = { ...weighed, about, sentences: splitSentences(weighed.text) };
  return SIGNS.map(({ of }) => Number(of(reading)));
}

/** The odds, as a logarithm, that a careful reader would keep what a candidate says: a logistic regression on its signs, which weigh otherwise in a commit, and its words, fitted to 24,000 graded blocks and to others that were written for it (scripts/worth). Pure. */
export function oddsOf({ source, ...block }: Weighed & Pick<Candidate, 'source'>): number {
  const { bias, signs } = source === 'commit' ? table.commit : table.said;
  const shown = shownSigns(block).reduce((sum, value, at) => sum + value * (signs[at] ?? 0), 0);
  return (bias + shown + sumOf(featuresOf(block.text), words())) / 100;
}

/** The same as a probability, 0…1. Pure. */
export const worthOf = (candidate: Weighed & Pick<Candidate, 'source'>): number =>
  1 / (1 + Math.exp(-oddsOf(candidate)));
