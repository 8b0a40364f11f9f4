/**
 * Some word that every wording of a question about the past has (trigger.ts: `needs`). Apart from the wordings,
 * because most prompts have none of them, and then nothing more need be loaded. A test compares the two.
 */
const TRIGGER_WORDS =
  /was|were|ha(?:[ds]|ve)|did|n['’]t (?:it|th)|where|what(?:['’]s| (?:are our|became|came|else|exactly|happened|i|we|work|you))|why (?:are we|aren['’]t|do we)|how (?:come|do we|far)|who | ever| ago|a while|again|agreed|all (?:i|that|we|you)|already|any (?:clue|idea|recollection)|back then|been |before|believe|blocker|catch (?:me|us) up|chat|continu|conversation|decided|decision|dig up|discuss|documented|earlier|everything|fill me in|find out|finding|fixed|found|forg[eo]t|gotcha|guess|history|(?:if|whether) (?:i|we|you)|iirc|in the past|know|last (?:chat|conversation|month|night|session|time|week)|learning|led to|left|lesson|look up|lost track|made (?:us|you)|memor|mentioned|(?:day|week|month)s back|motivated|my prefer|note|open |other day|outstanding|pick (?:it|that|things|this)|pitfall|previously|quirk|ran into|reason|recall|recap|record|remain|remember|remind|same |seen th|session|settled|since|solved|still|summar|sure|swear|talked|tell me about the|think|thought|unfinished|up to speed|we (?:hit|saw)|write-?up|written down|wrote down|yesterday|(?:yeah|right|correct|no)\?|du noch|erinner|(?:habe ich|(?:hatten|waren|haben) wir)|letzte[sn]? mal/i;

/** Whether a prompt may ask about the past at all. False is certain, true wants a closer look. */
export function mayAskAboutThePast(prompt: string): boolean {
  return TRIGGER_WORDS.test(prompt);
}
