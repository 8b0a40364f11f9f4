/**
 * Some word that every sentence has in which people state something to be remembered (rules.ts). Apart from the rules,
 * because a third of all prompts have none of them ("commit this"), and then nothing more need be loaded. A test compares
 * the two.
 */
const STATING_WORDS =
  /remember|memor|\bmind\b|\bnot|cannot|n[’']?t\b|\bno\b|nope|\bnah\b|\bnever\b|\.md\b|learning|knowledge|limitation|gotcha|\badrs?\b|trade-?off|record|guideline|convention|\brules?\b|policy|standard|principle|\bfyi|heads[- ]up|aware|know|important|from now on|forward|future|next time|again|default|\bevery|\beach\b|\ball\b|\bany\b|wrong|\bstop\b|\bwait\b|incorrect|mistake|misunderst|misread|meant|should|\bwhy\b|explicit|deliberate|intend|intent|purpose|\bbut\b|actual|real|\bjust\b|\bonly\b|suppos|expect|design|because|missing|missed|forg[eo]t|confus|assum|overcompl|overlook|ignored|instead|rather|decid|decision|agree|settled|conclu|chose|choose|opted|(?:go|going|went|stick|stay) (?:with|for)|final answer|dropping|sticking|keep|moving (?:to|away)|let[’']?s\b|we (?:can|will)\b|i[’']d\b|(?:fold|merge|move|push|put|leave|defer) (?:it|this|that|them|these)\b|prio|scope|think|feel|believe|guess|\bsay\b|reckon|better|\bbest\b|\bfine\b|\bok\b|okay|accept|enough|safer|simpler|cleaner|sense|prefer|happy|\bgood\b|comfort|worth|overkill|engineer|\btoo\b|like|\blove|\bvote|\bpick|\btake|favou?r|option|approach|variant|proposal|#|right|necessary|required|for now|later|early in|first before|(?:before|after) we\b|separate|follow|usual|general|typical|already|going to|own (?:phase|pr|milestone)|part of|focus|postpone|\bleave\b|in a (?:different|new)\b|must|ha(?:s|ve) to\b|need|ought|want|ideal|hate|always|\bavoid|sure\b|careful|prefix|suffix|naming|format|style|(?:we|team|project|repo|code|app|ci) (?:use|write|run|name|store|commit|test|deploy|rely|stick|target|support|point|allow|call|ship|build)s?\b|given|\bdue to\b|\bgoal|\bidea|\bpoint\b|requirement|constraint|reason|reali[sz]/i;

/** Whether a prompt may state something at all. False is certain, true wants a closer look. */
export function mayStateSomething(prompt: string): boolean {
  return STATING_WORDS.test(prompt);
}
