import { headOf, tailOf } from '../lines.ts';
import { type Hint, hasSomeHint } from './some.ts';

/** Of a long prompt only so much is read for what it asks (trigger.ts): people ask at the start or at the end of what they paste. */
export const HEAD_CHARS = 2_000;
export const TAIL_CHARS = 1_000;

const parts = (words: string): readonly string[] => words.split('|');

/**
 * Some part that every question about the past has (trigger.ts: `needs`; wordings/languages.ts: every kind but question words). Apart from the
 * wordings, because most prompts have none of them, and then nothing more need be loaded. A test compares the two.
 */
const ENGLISH = parts(
  "was|were|had|has |have|did |didn|'d we|'d you|where|what's|whats|what are our|what exactly|what else|what work|what again|what i|what we|what you|what happened|what became|what came|how do we|how far|how come|why are we|why aren't|why do we|since|who | ever| ago|a while|again|agreed|all i|all that|all we|all you|already|allready|any clue|any idea|any recollection|any history|any context|any background|back then|been |before|blocker|catch me up|catch us up|chat|continu|conversation|decided|decision|dig up|discuss|documented|earlier|everything|fill me in|find out|finding|fixed|found|forgot|forget|gotcha|guess|if i|if we|if you|whether i|whether we|whether you|iirc|history|in the past|know|gone|sorted|closed|addressed|handled|last |learning|learnt|learned|led to|left|lesson|look up|lost track|made us|made you|memor|mentioned|s back|day back|week back|month back|year back|used to| yet|go on|hasn|at some point|motivated|my prefer|note|open |other day|outstanding|pick it|pick that|pick things|pick this|pick up|picking|pitfall|phase|previous|quirk|ran into|run into|reason|recall|recap|record|remain|remember|remind|resume|go back|get back|back to|carry|same |seen th|session|settled|solved|swear|believe|think|thought|sure|still|summar|talked|tell me about the|unfinished|unresolved|up to speed|we hit|we saw|write-up|writeup|written down|wrote down|yesterday|yeah?|right?|correct?|no?|so far|n't th|n't it|aren't we|howd |are we at|concluded",
);
/** English has these words, too. */
const ALSO_ENGLISH: readonly Hint[] = [
  ['on a ', /[éèêàç]|pourquoi|comment |qu'/],
  ['has ', /[¿áéíóúñ]/],
];
const DESIGN: Hint = ['why ', /why (?:is|are) [^?\n]{1,60} (?:in|on|with|using) /];
const GERMAN = parts(
  'irgend|hatte|erinner|du noch|ihr noch|sprünge|wer hat|wer wollte|jemand|hatten|hätten|waren|wollten|haben wir|haben ma|nutzten wir|aufgehört|seinerzeit| vor |nocheinmal|gleich noch|ham wir|ham ma|wir haben|beschlossen|entschieden|hast du|hattest|habe ich|hab ich|haben sie|wurde|worden|letzte|neulich|gestern|damals|früher|kürzlich|nochmal|noch mal|noch einmal|doch gleich|behoben|gelöst|erledigt|geschlossen|gefixt|vom tisch| weg?| weg | offen|übrig|liegen geblieben|liegengeblieben|unerledigt|weiter|fortfahren|fortsetzen',
);
const ROMANCE = parts(
  "acuerd|acuérd|alguno |recuérd|recuerd|refrésc|quién|quien|alguien|hemos|habíamos|habiamos|ábamos|abamos|íamos|amos|emos|imos|última vez|ultima v|pasada|anterior |anterior?| ayer|en su d|en su momento|hace |el otro día| antes| fue|quedó|quedo| se |pendiente|sin resolver|sin terminar|sigue|sigamos|seguir|contin|retom|resuelt|solucionad|arreglad|cerrad|corregid|habías|habias|cambiaste|dije|mes pasado|anteriorm|sin hacer|hiciste|dijiste|souvien|souvenez|rappel|rafra|qui a |qui avait|quelqu'un|vons|vions|étions|etions|vait|-t-on|on n'a|on est|s'est|étai|sommes|as-tu|tu as|as-vous|ais-|iez-|tu avais|j'avais|ai-je|on n'|dernier|d'avant|-hier| ouvert|à faire|a faire| avez|été|dernière|derniere| hier|auparavant|précédemment|l'époque|il y a|l'autre jour|précédente|autrefois|déjà|deja|résolu|corrig|regl|ferm| clos |réglé|toujours|levé| reste|resté|suspens|inachev|repren|revien|revenon|lembr|quem |alguém|tínhamos|fizemos|tivemos| a gente |você|foi |foram|ficou|ficaram|eu disse|eu falei|passad|mesmo|pendente|volta|ontem|na época| há |atrás|outro dia|resolvid|consertad|fechad|arrumad|sumiu|em aberto|por fazer|faltou|segue|volte|ricord|rinfresc|chi ha|chi aveva|qualcuno|avevamo|eravamo|siamo|abbiamo|è stat| hai |avevi|avete|già |e stat|sono stat|era stat|perché hai|ieri|in passato|ni fa|ana fa|scorsa|precedent|rno fa|ane fa|mese fa|mesi fa|nno fa|nni fa|tempo fa|all'epoca|l'altro giorno|risolt|corrett| chius|sistemat|sparit|ancora|in sospeso|rimast|riprend|prosegui|problema",
);
const EASTERN = parts(
  '记得|商|說|还在|還在|上個|上一|打算|工作|記得|提醒|来着|來著|回忆|回想|过|過|选|選|决|決|解决|約|约|说好|定好|采用|放弃|讨论|改成|换成|做到|谁|誰|有人|已|被|了|上次|上周|上週|上个|昨|前|以前|当初|當初|当时|當時|曾|早先|那时|问题|問題|没|沒|遗留|待办|剩|继续|繼續|接着|接著|恢复|回到|結論|まし|され|られ|終わ|消え|この間|時|修正|片付|まだ|作業|対応|覚え|おぼえ|思い出|っけ|だれ|た|前回|先週|先月|過去|かつて|去年|もう|直っ|残|続|再開|戻|未',
);
/** Of other letters than these every Chinese or Japanese prompt has some. */
const IS_EASTERN = /[\u3040-\u9fff]/;

/** Languages whose words are looked for together. */
const FAMILIES = {
  English: (text: string) => hasSomeHint(text, ENGLISH) || hasSomeHint(text, [DESIGN]),
  German: (text: string) => hasSomeHint(text, GERMAN),
  Romance: (text: string) => hasSomeHint(text, ROMANCE) || hasSomeHint(text, ALSO_ENGLISH),
  Eastern: (text: string) => IS_EASTERN.test(text) && hasSomeHint(text, EASTERN),
};
export type Family = keyof typeof FAMILIES;

/** In which languages a text may ask about the past. */
export function familiesIn(text: string): readonly Family[] {
  const spaced = ` ${text}`;
  return (Object.keys(FAMILIES) as Family[]).filter((family) => FAMILIES[family](spaced));
}

/** Whether a prompt may ask about the past at all. False is certain, true wants a closer look. */
export function mayAskAboutThePast(prompt: string): boolean {
  const isLong = prompt.length > HEAD_CHARS + TAIL_CHARS;
  return (
    familiesIn(isLong ? `${headOf(prompt, HEAD_CHARS)}\n${tailOf(prompt, TAIL_CHARS)}` : prompt).length > 0
  );
}
