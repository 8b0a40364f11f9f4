import { onceAsked, wordSet } from '../core/basics.ts';
import { windowOf } from '../core/text.ts';
import wordings from './resume-wordings.json' with { type: 'json' };

/** A part that a text must have, in lower case; where that says too little, a pattern that must fit, too. */
export type Hint = string | readonly [part: string, pattern: RegExp];

/** Whether a text has some hint, whatever case and apostrophes: a pattern of a hundred words takes V8 2 ms, looking one by one a hundredth. Pure. */
function hasSomeHint(text: string, hints: readonly Hint[]): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return hints.some((hint) =>
    typeof hint === 'string' ? lower.includes(hint) : lower.includes(hint[0]) && hint[1].test(lower),
  );
}

/** What is no prompt of a person to the model: commands, shell lines, messages of other agents (`<teammate-message …>`), and the client's own: notices, printed output, the summary of a compaction. */
export const NOT_TYPED =
  /^\s*(?:<(?:[a-z]+[-_][\w-]+|system|instructions?|std(?:out|err)|output)[\s>]|!|\/[\w:-]+(?:\s|$)|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i;

/** A plan that another session made, handed over as a prompt. */
export const HANDED_OVER =
  /^\s*(?:please\s+)?(?:implement|execute|carry out)\s+(?:the|this) following plan\b:?/i;

const parts = (words: string): readonly string[] => words.split('|');

/** What a line that tells of an error has. */
export const ERROR_WORDS =
  /error|fail|cannot|can't|could not|unable|denied|refused|not found|no such|invalid|unexpected|unsupported|timed? ?out|exception|panic|fatal/i;

/** What every specific name has, apart from specific-terms.ts: each prompt is looked at. A test compares the two. */
const NAMES =
  /[a-z\d][A-Z]|\w_\w|[\w+-]\.+\w|\/[\w@+.-]|--[a-z]|[A-Z]-?\d{3}|E[A-Z]{4}|@\w|(?:HTTP|tatus|code|SQLSTATE)[ :=]/;

/** Whether a prompt may name something specific. False is certain, true wants a closer look. */
export const mayNameSomething = (prompt: string): boolean => NAMES.test(prompt) || ERROR_WORDS.test(prompt);

/** Words for what is to hold from now on, in six languages; here, since the first look at a prompt has them too. */
export const LASTING_ELSEWHERE =
  /(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|künftig|zukünftig|in zukunft|grundsätzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|dürfen|muss|müssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s¡¿,;:])(?:siempre|nunca|jamás|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padrão|não (?:use|usar|usamos|mexa|toque|edite|faça)|nós usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|désormais|dorénavant|à partir de (?:maintenant|aujourd'hui)|à l'avenir|par défaut|(?:ne|n'|n’)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:décidé|choisi)))(?=[\s,;:.!]|$))|(?:总是|永远|始终|从现在(?:开始|起)|以后|今后|一律|默认|必须|不要|不能|禁止|别(?:用|改|动|再)|我们(?:用|使用|决定|不用|只用)|统一用)|(?:必ず|常に|いつも|今後|これから(?:は)?|絶対に|決して|原則|デフォルトで|しないで|使わない|禁止|ではなく|てはいけない|ことにした|ことにします)/iu;

/** A word of most statements: a third of all prompts have none, and load no more; what one states all the same is found when the turn ends. */
const STATING_WORDS =
  /remember|memor|\bmind\b|\bnot|n[’']?t\b|\bno\b|nope|\bnah\b|\bnever\b|record|guideline|convention|\brules?\b|policy|standard|principle|\bfyi|heads[- ]up|aware|know|from now on|forward|future|next time|default|\bevery|\beach\b|\ball\b|\bany\b|wrong|\bstop\b|\bwait\b|incorrect|mistake|misunderst|should|\bwhy\b|explicit|deliberate|intent|purpose|\bonly\b|instead|rather|decid|decision|agree|settled|conclu|chose|choose|opted|(?:go|going|went|stick|stay) (?:with|for)|final answer|dropping|sticking|keep|moving (?:to|away)|prefer|like|follow|usual|general|typical|already|going to|must|ha(?:s|ve) to\b|need|ought|hate|always|\bavoid|(?:we|team|project|repo|code|app|ci) (?:use|write|run|name|store|commit|test|deploy|rely|stick|target|support|point|allow|call|ship|build)s?\b|reminder|reason|because|until|forbidden|banned|off[- ]limits|squash|rebase|told you|devono|debe|devem|doivent|elegido|scelto|choisi|escolhemos/i;

/** Some part of every sentence that asks to remember something otherwise than by "remember" (capture/asked.ts). */
const REMEMBER_ELSEWHERE =
  'forget |vergiss|vergesst|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|mémoris|esprit|en tête|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acuérdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esqueça|esqueca|esquece|em mente|tome nota|memória|ricorda|dimentica|scorda|tieni presente|помни|забуд|забывай|в виду|учти|记住|記住|牢记|覚えておいて|覚えといて|忘れないで|メモして|기억해|잊지';

/** Whether a prompt likely states something, and wants a closer look at once. */
export const mayStateSomething = (prompt: string): boolean =>
  prompt.trim() !== '' && // what stands beside most questions
  (STATING_WORDS.test(prompt) ||
    LASTING_ELSEWHERE.test(prompt) ||
    hasSomeHint(prompt, parts(REMEMBER_ELSEWHERE)));

/** A word of every prompt to be kept at once (`remember`, scope `user`); the rest, two thirds of all, can wait for the turn's end. */
const EVERY_PROJECT =
  /(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/;
const TO_ME = /(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/;
const AT_ONCE =
  'remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike|scrap |disregard ';
const DECIDES = /\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/;
const AT_ONCE_IN_FULL: readonly Hint[] = [
  ['after all', DECIDES],
  ['instead of', DECIDES],
  ['rather than', DECIDES],
  ['mind', /\bmind\b/],
  ['not', /\bnot(?:e|ing)\b/],
  ['record', /\brecord/],
  ['project', EVERY_PROJECT],
  ['repo', EVERY_PROJECT],
  ['codebase', EVERY_PROJECT],
  ['my ', /\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],
  ['hate', /\bhate\b/],
  ['ignore', /\bignore\b.*\b(?:rule|convention|polic|decision|preference|guideline)/],
  [' me', TO_ME],
];

/** Whether a prompt may be one to be kept at once. False is certain: it can be read when the turn ends. */
export const mayBeKeptAtOnce = (prompt: string): boolean =>
  hasSomeHint(prompt, [...parts(AT_ONCE), ...AT_ONCE_IN_FULL, ...parts(REMEMBER_ELSEWHERE)]);

/** Some part of every sentence that says what is so no more, or otherwise now (capture/taken-back.ts, capture/corrections.ts). */
const CHANGE_WORDS =
  "now|longer|any more|anymore|instead|rather than|in place of|again|since |wrong|actually|nope|no, |no more|today|yesterday|forward|raised|lowered|increased|decreased|reduced|bumped|changed|moved|set |switched|migrated|upgraded|went |gone|replac|takes the place|drop|ditch|skip|leave out|never mind| out|history|retired|stop |statt|nicht mehr|nicht länger|ersetzt|umgestiegen|gewechselt|jetzt|ab sofort|ab heute|künftig|von nun|lass|anstelle|ahora|ya no|no us|a partir d|en lugar|en vez|en adelante|sustituye|reemplaza|deja|désormais|dorénavant|maintenant|plus|remplace|lieu d|plutôt|à la place|laisse|agora| mais| más|em vez|em lugar|ao invés|substitui|deixa|più|invece|anziché|al posto|d'ora|da ora|adesso|sostituisce|lascia|everywhere|anywhere|throughout|überall|partout|ovunque|dappertutto|todas partes|todo lugar|is not|are not|it's not";
/** Whether a prompt may say that something is so no more. False is certain. */
export const mayChangeSomething = (prompt: string): boolean => hasSomeHint(prompt, parts(CHANGE_WORDS));

/** Of a long prompt only so much is read for what it asks (trigger.ts): people ask at the start or at the end of what they paste. */
export const HEAD_CHARS = 2_000;
export const TAIL_CHARS = 1_000;

/** A part of every question about the past, by the words of asking.ts: most prompts have none. */
const ENGLISH =
  "tell me wh|was|were|had|has |have|did |didn|'d we|'d you|where|what's|whats|what exactly|what else|what work|what again|what i|what we|what you|what happened|what became|what caused|we looked|what came|how do we|how far|how come|why are we|why aren't|why do we|since|who | ever| ago|a while|again|agreed|all i|all that|all we|all you|already|allready|any clue|any idea|any recollection|any history|any context|any background|back then|been |before|blocker|catch me up|catch us up|chat|continu|conversation|decided|decision|dig up|discuss|documented|earlier|everything|fill me in|find out|finding|fixed|found|forgot|forget|gotcha|guess|if i|if we|if you|whether i|whether we|whether you|iirc|history|in the past|know|gone|sorted|closed|addressed|handled|last |learning|learnt|learned|led to|left|lesson|look up|lost track|made us|made you|memor|rules|conventions|guidelines|preferences|mentioned|s back|day back|week back|month back|year back|used to| yet|go on|hasn|at some point|motivated|note|open |other day|outstanding|pick it|pick that|pick things|pick this|pick up|picking|pitfall|phase|previous|quirk|ran into|run into|reason|recall|recap|record|remain|remember|remind|resume|go back|get back|back to|carry|same |seen th|session|settled|solved|swear|believe|think|thought|sure|still|summar|talked|tell me about the|unfinished|unresolved|up to speed|we hit|we saw|write-up|writeup|written down|wrote down|yesterday|yeah?|right?|correct?|no?|so far|what are our|my prefer|n't th|n't it|aren't we|howd |are we at|concluded";
const ALSO_ENGLISH: readonly Hint[] = [
  ['on a ', /[éèêàç]|pourquoi|comment |qu'/],
  ['has ', /[¿áéíóúñ]/],
];
const DESIGN: Hint = ['why ', /why (?:is|are) [^?\n]{1,60} (?:in|on|with|using) /];
const GERMAN =
  'irgend|regeln|konventionen|vorgaben|hatte|erinner|du noch|ihr noch|sprünge|wer hat|wer wollte|jemand|hatten|hätten|waren|wollten|haben wir|haben ma|nutzten wir|aufgehört|seinerzeit| vor |nocheinmal|gleich noch|ham wir|ham ma|wir haben|beschlossen|entschieden|hast du|hattest|habe ich|hab ich|haben sie|wurde|worden|letzte|neulich|gestern|damals|früher|kürzlich|nochmal|noch mal|noch einmal|doch gleich|behoben|gelöst|erledigt|geschlossen|gefixt|vom tisch| weg?| weg | offen|übrig|liegen geblieben|liegengeblieben|unerledigt|weiter|fortfahren|fortsetzen';
const ROMANCE =
  "règles|consignes|normas|convenci|convenz|convenç|regras|regole|acuerd|acuérd|alguno |recuérd|recuerd|refrésc|quién|quien|alguien|hemos|habíamos|habiamos|ábamos|abamos|íamos|amos|emos|imos|última vez|ultima v|pasada|anterior |anterior?| ayer|en su d|en su momento|hace |el otro día| antes| fue|quedó|quedo| se |pendiente|sin resolver|sin terminar|sigue|sigamos|seguir|contin|retom|resuelt|solucionad|arreglad|cerrad|corregid|habías|habias|cambiaste|dije|mes pasado|anteriorm|sin hacer|hiciste|dijiste|souvien|souvenez|rappel|rafra|qui a |qui avait|quelqu'un|vons|vions|étions|etions|vait|-t-on|on n'a|on est|s'est|étai|sommes|as-tu|tu as|as-vous|ais-|iez-|tu avais|j'avais|ai-je|on n'|dernier|d'avant|-hier| ouvert|à faire|a faire| avez|été|dernière|derniere| hier|auparavant|précédemment|l'époque|il y a|l'autre jour|précédente|autrefois|déjà|deja|résolu|corrig|regl|ferm| clos |réglé|toujours|levé| reste|resté|suspens|inachev|repren|revien|revenon|lembr|quem |alguém|tínhamos|fizemos|tivemos| a gente |você|foi |foram|ficou|ficaram|eu disse|eu falei|passad|mesmo|pendente|volta|ontem|na época| há |atrás|outro dia|resolvid|consertad|fechad|arrumad|sumiu|em aberto|por fazer|faltou|segue|volte|ricord|rinfresc|chi ha|chi aveva|qualcuno|avevamo|eravamo|siamo|abbiamo|è stat| hai |avevi|avete|già |e stat|sono stat|era stat|perché hai|ieri|in passato|ni fa|ana fa|scorsa|precedent|rno fa|ane fa|mese fa|mesi fa|nno fa|nni fa|tempo fa|all'epoca|l'altro giorno|risolt|corrett| chius|sistemat|sparit|ancora|in sospeso|rimast|riprend|prosegui|problema";
const EASTERN =
  '规|ルール|規|记得|商|說|还在|還在|上個|上一|打算|工作|記得|提醒|来着|來著|回忆|回想|过|過|选|選|决|決|解决|約|约|说好|定好|采用|放弃|讨论|改成|换成|做到|谁|誰|有人|已|被|了|上次|上周|上週|上个|昨|前|以前|当初|當初|当时|當時|曾|早先|那时|问题|問題|没|沒|遗留|待办|剩|继续|繼續|接着|接著|恢复|回到|結論|まし|され|られ|終わ|消え|この間|時|修正|片付|まだ|作業|対応|覚え|おぼえ|思い出|っけ|だれ|た|前回|先週|先月|過去|かつて|去年|もう|直っ|残|続|再開|戻|未';
/** Of other letters than these every Chinese or Japanese prompt has some. */
const IS_EASTERN = /[\u3040-\u9fff]/;

/** Of what is longer the most was pasted, and a question mark in it says little. */
const MAX_ASKED_CHARS = 600;
const hasMark = (prompt: string): boolean => prompt.length <= MAX_ASKED_CHARS && /[?？]/.test(prompt);

/** Whether a prompt may ask for what the notes know. False is certain, true wants a closer look. */
export function mayAskAboutThePast(prompt: string): boolean {
  if (hasMark(prompt)) return true;
  const text = ` ${windowOf(prompt, HEAD_CHARS, TAIL_CHARS)}`;
  const words = [...parts(ENGLISH), DESIGN, ...parts(GERMAN), ...parts(ROMANCE), ...ALSO_ENGLISH];
  return hasSomeHint(text, words) || (IS_EASTERN.test(text) && hasSomeHint(text, parts(EASTERN)));
}

/** What is longer asks for more than to go on. */
const MAX_CHARS = 120;

const POLITE =
  "please|ok|okay|hi|hey|hello|good morning|so|and|now|well|let's|let us|can you|can we|could you|could we|bitte|also|dann|gut|lass uns|lasst uns|können wir|kannst du|bon|allez|alors|d'accord|va bene|bene|allora|dai|vale|bueno|venga|então|bom";

/** A prompt from the word on that says what is wanted. Word by word, for each prompt comes here: V8 takes half a millisecond to compile them all. */
function withoutPolite(text: string): string {
  const lower = text.toLowerCase();
  const begun = parts(POLITE).find(
    (words) => lower.startsWith(words) && /[,!.\s]/.test(text.charAt(words.length)),
  );
  return begun === undefined ? text : withoutPolite(text.slice(begun.length).replace(/^[,!.\s]+/, ''));
}

const either = (ways: readonly string[]): string => `(?:${ways.join('|')})`;

/** Words behind which no name is meant any more: "the string after trim", "the wizard is disabled". */
const NO_NAME =
  'is|are|was|were|has|does|fails|ist|sind|est|after|when|if|once|before|until|till|while|because|wenn|nach|bis|quand|après|quando|dopo|cuando|después';
/** What is at hand is no name of former work. */
const HERE = '(?:this|that|these|those|it|here|dies|hier|cett?e?|questo|est[ea]) ?';
const END = '[?？.!…。 ]*$';

const all = (source: string): RegExp => new RegExp(`^${source}${END}`, 'i');
const named = (ways: readonly string[]): RegExp => {
  const name = `(?!${HERE})((?:(?!(?:${NO_NAME})\\b)\\S+ ?){1,5}?)`;
  return new RegExp(
    `^${either(ways)}(?:(?<=[\\s'])|(?![a-zà-ÿ]))\\s*${name}(?: ?${either(wordings.tail)})*$`,
    'i',
  );
};

/** The letters that all begin with that a pattern matches: most are not compiled for a text that begins otherwise. */
const beginningOf = (source: string): string => /^[^(?[*{.\\]*(?![?*{])/.exec(source)?.[0] ?? '';

/** "Where were we?" speaks of what was before, whenever it is asked. */
const where = (text: string): boolean =>
  wordings.where.some((way) => text.toLowerCase().startsWith(beginningOf(way)) && all(way).test(text));
/** "What is left to do?", "what's next?": of what is at hand, and where nothing is yet, of what was before. */
const whatIsLeft = /* @__PURE__ */ onceAsked(() => all(either(wordings.whatIsLeft)));
/** "Next step of the export", "what is left of the split?". */
const leftOfName = /* @__PURE__ */ onceAsked(() => named(wordings.leftOfName));

const nothing = (): string => either([...wordings.please, ...wordings.work]);
/** "Continue.", "weiter": a running session is told that, too, and means what it is at. */
const goOn = /* @__PURE__ */ onceAsked(() =>
  all(
    `(?:${either(wordings.go)}(?:[ ,]+${either([nothing(), ...wordings.rest])})*|weiter geht's|geht's weiter)`,
  ),
);
/** "Resume the work from yesterday": what was before. */
const goOnBefore = /* @__PURE__ */ onceAsked(() => {
  const { go, leftAt, before } = wordings;
  const then = either([...leftAt, ...before]);
  return all(`${either(go)}(?:[ ,]+${nothing()})*[ ,]+${then}(?: ${either(before)})?`);
});
/** "Continue with the split", "weiter mit dem Export", "继续拆分": what it names, whatever came in between. */
const goOnWithName = /* @__PURE__ */ onceAsked(() =>
  named([`${either(wordings.go)} (?:with|on|mit|bei|con|avec|com|sur|с)`, ...wordings.goWithName]),
);
const elsewhere = /* @__PURE__ */ onceAsked(() => new RegExp(`^${either(wordings.elsewhere)}$`));

/** Most prompts begin otherwise, or have no such word, and no pattern is compiled for them: these take V8 10 ms each. */
const goWords = /* @__PURE__ */ onceAsked(() => wordSet([wordings.goWords]));
const goes = (text: string): boolean =>
  goWords().has(/^[a-z]*/i.exec(text)?.[0].toLowerCase() ?? '') || hasSomeHint(text, wordings.goSigns);

/** Where a prompt goes on behind its first sentence: "continue with the split. Keep the names." */
const SECOND = /(?<=[.!…])\s+(?=\S)|(?<=。)(?=.)|:\s+(?=\S)|\n/;

/** What somebody asks to go on with: `here`: whatever is at hand; `before`: the last session's work only; or what they name. */
export type Resume = 'here' | 'before' | { readonly name: string };

/** With what a prompt asks to go on; undefined where it does not ask. Pure. */
export function resumeIn(prompt: string): Resume | undefined {
  const text = withoutPolite(prompt.slice(0, HEAD_CHARS).replaceAll('’', "'").trim());
  const asks = text.length <= MAX_CHARS ? text : '';
  if (hasSomeHint(asks, wordings.whereSigns) && where(asks)) return 'before';
  const [first = ''] = text.split(SECOND, 1);
  if (first.length > MAX_CHARS) return undefined;
  const mayBeLeft = hasSomeHint(first, wordings.leftSigns);
  if (mayBeLeft && whatIsLeft().test(asks.replace(ALSO, ''))) return 'here';
  const isGoing = goes(first);
  if (isGoing && goOnBefore().test(first)) return 'before';
  if (isGoing && goOn().test(first)) return 'here';
  const wish = first.replace(ENDING, '');
  const [, name = ''] =
    (isGoing && (goOnWithName().exec(wish) ?? elsewhere().exec(wish))) ||
    (mayBeLeft && leftOfName().exec(wish)) ||
    [];
  return name.trim() ? { name: name.trim() } : undefined;
}

const ALSO = /[ ,]+(?:please|bitte|then|denn|also)(?=[?.! ]*$)/i;
const ENDING = /(?:[ ,]+(?:please|bitte))*[.!?？…。 ]*$/i;
