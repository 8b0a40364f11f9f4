import type { Sentence } from './sentences.ts';

/** A class of words that a sentence has which tells why, what not, or what was chosen. */
export interface TellingWords {
  readonly name: string;
  readonly weight: number;
  readonly pattern: RegExp;
}

/**
 * What makes a sentence worth telling a colleague. By reading answers, the best sign is one sentence "not X but Y, because
 * Z": contrast and cause weigh most; a word of defect or decision alone stands in many a list of changes.
 */
export const TELLING_WORDS: readonly TellingWords[] = [
  {
    name: 'contrast',
    weight: 1,
    pattern:
      /\b(?:instead(?: of)?|rather than|actually|no longer|even though|although|though|however|whereas|unlike|except|as opposed to|in contrast|contrary to|despite|regardless|yet|but|nevertheless|otherwise|in fact|the real|in practice|only)\b|turn(?:s|ed) out|\bnot\b.{1,60}(?:\bbut\b|[—–;]|\bit's\b)|n't\b.{1,80}(?:[—–]| it's | they're |\bjust\b)|\bwhile\b.{3,80},/i,
  },
  {
    name: 'cause',
    weight: 1,
    pattern:
      /\b(?:because|since|due to|so that|that's why|this is why|which (?:is why|means|causes|breaks|makes|would)|caus(?:e|es|ed|ing)|root cause|reason|therefore|thus|hence|as a result|result(?:s|ed)? in|leads? to|led to|means? (?:that|the|it|a|you|we|any|every)|why|stems? from|comes? from|came from|culprit|explains|triggered by|prevents?|ensures?|thanks to|given that|in order to|forces?|allows?|makes? (?:it|sure|the))\b|[,—–;] so\b|[—–] (?:this|that|which|it)\b|→/i,
  },
  {
    name: 'defect',
    weight: 0.7,
    pattern:
      /\b(?:bugs?|races?|leaks?|leaked|crash\w*|fail(?:s|ed|ing|ures?)?|brok(?:e|en)|breaks?|missing|missed|wrong(?:ly)?|incorrect(?:ly)?|stale|silent(?:ly)?|swallow\w*|los(?:t|es|e|ing)|mismatch\w*|conflict\w*|regress\w*|corrupt\w*|vulnerab\w*|gaps?|problems?|issues?|orphan\w*|mask(?:s|ed)?|hid(?:es|den)|errors?|deadlock\w*|time-?outs?|timed out|out of sync|duplicat\w*|unreachable|ignored|dropped|truncat\w*|unexpected\w*|flak\w*|blocked|rejected|denied|undefined|invalid|hang(?:s|ing)?|stuck|doesn't (?:work|match|exist)|never (?:\w+ed|fires?|runs?|gets?|called)|overwrit\w*|unsafe|insecure|edge case|false positives?|catch|limitation|risk\w*)\b/i,
  },
  {
    name: 'decision',
    weight: 0.7,
    pattern:
      /\b(?:decid\w+|decisions?|chose|chosen|choice|approach(?:es)?|trade-?offs?|options?|alternatives?|recommend\w*|prefer\w*|better|best|simpler|safer|cleaner|cheaper|should|conventions?|rules?|must|deferred|out of scope|patterns?|opted|went with|go with|kept|keep|intentional\w*|deliberate\w*|by design|worth|cost|downsides?|caveat|constraint|requires?|required|acceptable|sufficient|lean|sense|source of truth|design|model|principle|guarantees?)\b/i,
  },
  {
    name: 'negation',
    weight: 0.5,
    pattern: /n['’]t\b|\b(?:not|never|cannot|no|without|none|neither|nothing|nor)\b/i,
  },
  {
    name: 'condition',
    weight: 0.5,
    pattern:
      /\b(?:if|when|once|unless|until|before|always|every|would|whenever|after|already|still|both|same)\b/i,
  },
];

/** Less is a fragment: "No changes." */
const MIN_CHARS = 30;

/** 0 … 4.4: how much a sentence tells of why, what not, and what was chosen. */
export function tellingScore({ text, place }: Sentence): number {
  if (place === 'heading' || text.length < MIN_CHARS) return 0;
  return TELLING_WORDS.reduce((sum, { weight, pattern }) => sum + (pattern.test(text) ? weight : 0), 0);
}

/** Sentences that report a state. */
export const REPORT =
  /✅|✓|✔|☑|🎉|\b(?:next (?:up|steps?)|completed?|ready (?:to|for|when)|summary|status|phase \d|wave|\d+ (?:files?|tests?|commits?|plans?|tasks?|insertions|threads|issues)|pass(?:es|ed|ing)?|clean|committed|pushed|merged|staged|PR|branch)\b/i;
