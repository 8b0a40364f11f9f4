import { LASTING_ELSEWHERE } from './lasting-elsewhere.ts';
import { type Hint, hasSomeHint } from './some.ts';

/**
 * Some word that every sentence has in which people state something to be remembered (rules.ts). Apart from the rules,
 * because a third of all prompts have none of them ("commit this"), and then nothing more need be loaded. A test compares
 * the two.
 */
const STATING_WORDS =
  /remember|memor|\bmind\b|\bnot|cannot|n[’']?t\b|\bno\b|nope|\bnah\b|\bnever\b|\.md\b|learning|knowledge|limitation|gotcha|\badrs?\b|trade-?off|record|guideline|convention|\brules?\b|policy|standard|principle|\bfyi|heads[- ]up|aware|know|important|from now on|forward|future|next time|again|default|\bevery|\beach\b|\ball\b|\bany\b|wrong|\bstop\b|\bwait\b|incorrect|mistake|misunderst|misread|meant|should|\bwhy\b|explicit|deliberate|intend|intent|purpose|\bbut\b|actual|real|\bjust\b|\bonly\b|suppos|expect|design|because|missing|missed|forg[eo]t|confus|assum|overcompl|overlook|ignored|instead|rather|decid|decision|agree|settled|conclu|chose|choose|opted|(?:go|going|went|stick|stay) (?:with|for)|final answer|dropping|sticking|keep|moving (?:to|away)|let[’']?s\b|we (?:can|will)\b|i[’']d\b|(?:fold|merge|move|push|put|leave|defer) (?:it|this|that|them|these)\b|prio|scope|think|feel|believe|guess|\bsay\b|reckon|better|\bbest\b|\bfine\b|\bok\b|okay|accept|enough|safer|simpler|cleaner|sense|prefer|happy|\bgood\b|comfort|worth|overkill|engineer|\btoo\b|like|\blove|\bvote|\bpick|\btake|favou?r|option|approach|variant|proposal|#|right|necessary|required|for now|later|early in|first before|(?:before|after) we\b|separate|follow|usual|general|typical|already|going to|own (?:phase|pr|milestone)|part of|focus|postpone|\bleave\b|in a (?:different|new)\b|must|ha(?:s|ve) to\b|need|ought|want|ideal|hate|always|\bavoid|sure\b|careful|prefix|suffix|naming|format|style|(?:we|team|project|repo|code|app|ci) (?:use|write|run|name|store|commit|test|deploy|rely|stick|target|support|point|allow|call|ship|build)s?\b|given|\bdue to\b|\bgoal|\bidea|\bpoint\b|requirement|constraint|reason|reali[sz]/i;

/** The same for rules-facts.ts and rules-grammar.ts. */
const WORDS_OF_FACTS =
  /, (?:we|they|those|it|that|this|the|our|its|which|nobody|everybody|users|clients|customers|people|legal|support)\b|\b(?:may|as (?:it|we|they)|so that|would|stick to|hold off|drop|skip|pin|freeze|tolerate|ban|live with|optional|opt[- ](?:in|out)|mandatory|configurable|frozen|deprecated|obsolete|(?:auto)?-?generated|vendored|reserved|off[- ]limits|shared|owned|legacy|gone|immutable|idempotent|nobody|nothing|none|no one|still|any ?more|belongs?|lives?|goes?|comes?|stays?|way a?round|way about|english|shall|allowed|forbidden|prohibited|banned|guaranteed|the table|reasons|you (?:keep|kept|always)|break|invalidate|breach|violate|die|arrive|happen|version|solution|way|plan|first|second|third|last|latter|former|other|matters?|rejected|ruled out|dropped|abandoned|migrating|fan|less|legal|security|accounting|compliance|marketing|finance|support|ops|qa|management|users|customers?|clients?|partners?|spec|law|release|ship|go live|another|until|next|phase|backlog|per|for each|our|us|best effort|a feature|demo|prototype|part of|point|ask|tell|warn|show|check with|confirm|consult|without|before|review|approve|try to|try not to|ignore|re-?use|rely|mirror|treat|trust|lost|broke|burnt|been|tried|had|after|same page|clarity|answer|since|read-?me|docs?|wiki|handbook|contributing\w*|reminder|document|record|write down|habit|fits?|you)\b|[a-z]case\b|[- _]case\b|\bm\d|unclear|(?:be|are|is|was|n't|'re|'s) clear\b|\b(?:clean|saf|simpl|easi)est\b|milestone|moving|lawyers?|auditors?|designers?|teams?\b|partners?|contract|\bsla\b|\buser\b|demands?\b/i;

/** Whether a prompt may state something at all. False is certain, true wants a closer look. */
export function mayStateSomething(prompt: string): boolean {
  return STATING_WORDS.test(prompt) || WORDS_OF_FACTS.test(prompt) || LASTING_ELSEWHERE.test(prompt);
}

/**
 * Some word of every prompt that is to be kept at once: what asks to be remembered, and what is said of oneself or of every
 * project (rules.ts: type `remember`; statement.ts: scope `user`). The others can wait until the turn ends, and two thirds of
 * all prompts need no closer look before the model answers.
 */
const EVERY_PROJECT =
  /(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/;
const TO_ME = /(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/;
const AT_ONCE: readonly Hint[] = [
  ...'remember|memor|reminder|document|write down|wiki|handbook|known issue|future reference|knowledge|limitation|decision log|gotcha|tradeoff|trade-off|heads-up|heads up|so you know|should know|good to know|everywhere|globally|in general|whatever the|prefer|dislike'.split(
    '|',
  ),
  ['mind', /\bmind\b/],
  ['not', /\bnot(?:e|ing)\b/],
  ['record', /\brecord/],
  ['rule', /\b(?:a|our) rule\b|rules\b/],
  ['convention', /\b(?:a|our) convention\b|conventions\b/],
  ['habit', /\b(?:a|our) habit\b/],
  ['standard', /\b(?:a|our) standard\b/],
  ['policy', /\b(?:a|our) policy\b/],
  ['read', /read-?me\b/],
  ['doc', /\bdocs?\b/],
  ['.md', /\.md\b/],
  ['learning', /learnings?\b/],
  ['adr', /\badrs?\b/],
  ['guideline', /guidelines\b/],
  ['fyi', /\bfyi\b/],
  ['aware', /\baware\b/],
  ['important', /important(?: to know| to note)?:/],
  ['project', EVERY_PROJECT],
  ['repo', EVERY_PROJECT],
  ['codebase', EVERY_PROJECT],
  ['my ', /\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],
  ['hate', /\bhate\b/],
  [' me', TO_ME],
];

/** Whether a prompt may be one to be kept at once. False is certain: it can be read when the turn ends. */
export function mayBeKeptAtOnce(prompt: string): boolean {
  return hasSomeHint(prompt, AT_ONCE);
}
