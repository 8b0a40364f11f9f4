import { wordSet } from '../core/basics.ts';
import { isGrammar } from '../core/languages.ts';
import { isStopWord, stem } from '../core/stem.ts';
import { cutAtWord } from '../core/text.ts';
import { LASTING_ELSEWHERE } from './prompt-hints.ts';
import { wholeSentence } from './prose.ts';

export type StatementType = 'remember' | 'correction' | 'decision' | 'preference' | 'convention';

const DECIDES =
  /\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|décidé)\b|决定|決め/i;
/** It says both what is so and what is not: "spaces instead of tabs". */
const CONTRASTS = /\binstead of\b|\brather than\b|(?:,| and) not \w/i;
/** Or it answers somebody; "no emojis in output" and "stop adding comments" answer nobody. */
const ANSWERS =
  /^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|não)(?:[,.:;!]| [–—-]+ )|\binstead\b(?! of\b)/i;
const HERE = /\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i;
const PREFERS =
  /\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i;

const isWish = (sentence: string): boolean => PREFERS.test(sentence) || LASTING_ELSEWHERE.test(sentence);

/** What a sentence that lasts is: how it is worked here, where nothing says more. Pure. */
export function typeOf(sentence: string): StatementType {
  if (DECIDES.test(sentence)) return 'decision';
  return CONTRASTS.test(sentence) || ANSWERS.test(sentence) ? 'correction' : ruleOf(sentence);
}

/** How it is worked: as somebody wants it, or as all do here. Pure. */
export const ruleOf = (sentence: string): 'preference' | 'convention' =>
  isWish(sentence) && !HERE.test(sentence) ? 'preference' : 'convention';

/** Whether a correction says by itself how it is worked: of others only who was there knows what they are about. Pure. */
export const isRule = (sentence: string): boolean =>
  isWish(sentence) || HERE.test(sentence) || CONTRASTS.test(sentence);

/** Verbs with which work begins (session/goal-request.ts), and those with which something is to be told. */
export const WORK =
  /^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i;
export const TELLING =
  /^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i;

/** Whether a sentence is a task. Pure. */
export const asksForWork = (text: string): boolean => {
  const bare = withoutOpening(text).replace(/^(?:(?:now|please|then|let's|can you|could you),? )+/i, '');
  return WORK.test(bare) || TELLING.test(bare);
};

const REQUIRES = /\b(?:must|mustn't|should|shouldn't|ha(?:s|ve) to|needs? to|may)\b/i;
const IN_GENERAL =
  /\b(?:we|us|ours?|i|my|always|n?ever|every\w*|each|any\w*|nobody|no one|when(?:ever)?|from now on|in (?:this|the) (?:repo|repository|project|codebase)|here|by default)\b/i;
/** One more thing that is to be done now: "build the arm image too". */
const ONE_MORE = /\b(?:too|as well|also)\b/i;
const LAUGH =
  '(?:a?ha(?:ha)+h?|he(?:he)+|hihi|lo+l|rofl|lmao|just kidding|jk|(?:ja){2,}|mdr|ptdr|k{4,}|(?:rs){2,})(?!\\p{L})';
/** Said in jest: people laugh before a clause or behind one; between its words it is a name: "never edit lol.ts", "the MDR applies". */
const LAUGHS = new RegExp(
  `(?:^|[.!?,;:(–—] )[^\\p{L}\\p{N}]*${LAUGH}(?!\\.\\w)|(?<![\\p{L}.])${LAUGH}(?=[^\\p{L}\\p{N}]*$)|[😂🤣]`,
  'iu',
);
/** What is left of a sentence that only its neighbours fill: "please go without from now on", "always do it like that". */
const LEANS =
  /^(?:(?:please|and|so|just|but|then|always|never|bitte|from now on|going forward|in (?:the )?future|ab jetzt)[, ]+)*(?:(?:go|do|work|live|be|keep|leave|make|have|stay|continue|handle|try|mach|lass)\b ?(?:it|that|this|so|them|things)? ?(?:without|the same|this way|that way|like (?:this|that)|again|so|instead|otherwise|as (?:it|they) (?:is|are)|ohne|so)?)(?:,? (?:please|always|too|again|from now on|going forward|in (?:the )?future|next time|every time|bitte|ab jetzt|immer))*\W*$/i;
/** Whether a sentence is no rule by itself: a joke, one more thing to do, words that name nothing, or the half of what another says. Pure. */
export const isNoRule = (sentence: string): boolean =>
  LAUGHS.test(sentence) ||
  LEANS.test(withoutOpening(sentence)) ||
  contentOf(sentence).size === 0 ||
  (ONE_MORE.test(sentence) && asksForWork(sentence) && !IN_GENERAL.test(sentence));

/** Only what stands before says what it is; "it is forbidden to …" says so itself. */
const STANDS_FOR =
  /^(?:it|they|he|she)\b(?! turns out\b|(?:'s| is| was) (?:\S+ ){1,4}(?:to|that|when|if)\b)/i;
/** Whether a sentence of a prompt is about the task before it, or about what only the one before names: "Split the parser. Its public names must not change." Pure. */
export function isOfTask(sentences: readonly string[], at: number, said = sentences[at] ?? ''): boolean {
  if (at > 0 && STANDS_FOR.test(withoutOpening(said))) return true;
  return REQUIRES.test(said) && !IN_GENERAL.test(said) && sentences.slice(0, at).some(asksForWork);
}

/** The words of a request itself, and those that only point at what was said elsewhere. */
const EMPTY = wordSet([
  "a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself",
]);

/** Whether a request to remember says nothing by itself ("remember this", "put that into CLAUDE.md"): as it stands it would tell the next session nothing. Pure. */
export function isBareRequest(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}.'’]*[\p{L}\p{N}])?/gu) ?? [];
  return words.every((word) => EMPTY.has(word.replaceAll('’', "'")));
}

const MAX_SUMMARY_CHARS = 160;

/** What people say before they come to it. */
const OPENING =
  /^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:–—-][ ,.!:–—-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;–—-][ ,.!:;–—-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:–—-]+)+(?=\S{2,} \S)/i;

/** A sentence without what people say before they come to it. */
export const withoutOpening = (sentence: string): string => sentence.replace(OPENING, '');

export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Whether a text says no more than its summary does. Pure. */
export const saysNoMore = (text: string, summary: string): boolean =>
  [text, withoutOpening(text)].some((said) => plain(said) === plain(summary));

/** The first of the sentences that makes a whole summary; the first, cut, where none does. */
export function statementSummary(sentences: readonly string[]): string {
  const ways = sentences.flatMap((sentence) => [withoutOpening(sentence), sentence]);
  const whole = ways.map((way) => wholeSentence(way, MAX_SUMMARY_CHARS)).find((way) => way !== undefined);
  if (whole !== undefined) return whole;
  return `${cutAtWord(withoutOpening(sentences[0] ?? ''), MAX_SUMMARY_CHARS - 1).replace(/[\s….]+$/, '')}…`;
}

/** It says when, that, or of what, and not what. */
const PASSING = wordSet([
  'now actually here repo project anymore always never ever again allowed only please run runs go goes use uses using used ve ll re over need needs conventions switched moved migrated changed upgraded went gone replaced replaces replace dropped out everywhere stop too haha hehe lol thanks btw',
]);
const PASSING_ELSEWHERE = wordSet([
  'jetzt hier immer nutzen nutzt benutzen verwenden verwendet brauchen umgestiegen gewechselt sondern bitte überall projekt',
  'toujours utilise utilisez utiliser utilisons ici désormais on siempre usamos usar usad aquí ahora hace falta sirve aqui agora projet proyecto projeto este cette neste deste',
  'usa usate usiamo usare sempre adesso qui ora poi più il lo gli del della dei delle nel nella nei nelle di per con che non serve servono progetto questo',
]);
const isEmpty = (word: string): boolean =>
  isStopWord(word) ||
  (isGrammar(word) && word !== 'comment') ||
  PASSING.has(word) ||
  PASSING_ELSEWHERE.has(word);

/** A word, a number or a version, with the signs that make a name of it: "3.9", "c++". One letter is the end of another word: "it's". */
const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu;
/** In English it is no article: "workers die". */
const GERMAN_ARTICLE = /\b[Dd]ie(?= \p{Lu})/gu;
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.replace(GERMAN_ARTICLE, '').toLowerCase().match(WORD) ?? [])
      .filter((word) => !/^\p{L}$/u.test(word) && !isEmpty(word))
      .map((word) => stem(word.replace(/^add(?:ing|ed)$/, 'add').replace(/(?<=\p{L}{4})en$/u, ''))), // else it stems to "ad"; "testen", of "Tests"
  );

/** Whether a text says what another says, and more. */
export function isSaidBy(some: string, other: string): boolean {
  const words = contentOf(other);
  return contentOf(some).size > 0 && [...contentOf(some)].every((word) => words.has(word));
}

/** Whether the words of a text stand in another in their order; but for that one's last, where it is a verb that stands elsewhere in a sentence. */
export function isInOrder(some: string, other: string, isVerbLast = false): boolean {
  const all = [...contentOf(other)];
  const verb = isVerbLast ? all.pop() : undefined;
  const words = [...contentOf(some)].filter((word) => word !== verb)[Symbol.iterator]();
  let wanted = words.next();
  for (const word of all) if (word === wanted.value) wanted = words.next();
  return wanted.done === true;
}

/** Whether a text is in another language than English; undefined where its small words do not tell. */
export function isElsewhere(text: string): boolean | undefined {
  const words = (text.toLowerCase().match(WORD) ?? []).filter((word) => word.length > 1);
  const isOther = (word: string): boolean => isGrammar(word) || PASSING_ELSEWHERE.has(word);
  const here = words.filter((word) => isStopWord(word) && !isOther(word)).length;
  const there = words.filter((word) => isOther(word) && !isStopWord(word)).length;
  return here === there ? undefined : there > here;
}

export const USES =
  /(?<!\p{L})(?:us(?:e[sd]?|ing|a|o|ar|are|ate|iamo|amos)|run|(?:be)?nutzen?|verwenden?|utilis\p{L}+)(?!\p{L})/iu;

export const withoutEmpty = (text: string): string =>
  text.replace(WORD, (word) => (isEmpty(word.toLowerCase()) ? '' : word)).trim();

export const outside = (some: Iterable<string>, others: ReadonlySet<string>): readonly string[] =>
  [...some].filter((word) => !others.has(word));
