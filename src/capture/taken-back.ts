// What a statement says is so no more, in whatever words: a value, a thing that was used, a way of working; and what is to be forgotten.

const INSTEAD =
  "instead of|rather than|in place of|(?:an)?statt|anstelle (?:von|de[rs])|au lieu d(?:e|es|u)|au lieu d(?=')|plutôt que|à la place d(?:e|es|u)|en (?:lugar|vez) de|em (?:vez|lugar) d[eoa]s?|ao invés d[eoa]s?|invece (?:di|del\\S*|che)|anziché|al posto d\\S+";
const UNUSED =
  '(?:needed|used|required|necessary|supported|in use|gebraucht|benötigt|verwendet|genutzt|nötig|besoin|nécessaires?|utiles?|utilisée?s?|necessari[oae]s?)';
const NO_MORE = `(?:no longer|nicht (?:mehr|länger)|non (?:più|plus)|ya no|não mais|n(?:e |')\\S{1,30} plus|non \\S{1,30} più|não \\S{1,30} mais|no \\S{1,30} más)(?! ${UNUSED}(?![\\p{L}]))`;
const ANY_MORE = ' any ?(?:more|longer)';
const OBJECT = `((?:(?!${ANY_MORE}\\b)[^,;:.()]|\\.(?=\\w)){1,60})`;
/** Behind such words, up to where the clause ends. */
const TAKES_BACK = new RegExp(
  `(?:[,;] (?:and |but |und |et |y |e )?(?:${NO_MORE}|not|never|no(?: more(?! than))?|nicht|pas|non|não)|(?<=(?<!\\p{L})(?:nouveau|désormais|dorénavant|maintenant)(?:, | [^,;]{1,60}, ))plus(?! d(?:e |'))|(?<!\\p{L})(?:${INSTEAD}|${NO_MORE})|(?:\\b(?:not|never)|n't)(?=[^,;:.()]{1,60}${ANY_MORE}\\b))\\s+${OBJECT}(?:${ANY_MORE})?`,
  'iu',
);
const FROM_NOW_ON =
  "from (?:now|today|here) on(?:wards?)?|going forward|as of (?:now|today)|starting (?:now|today)|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|künftig|désormais|dorénavant|à partir de maintenant|a partir de (?:ahora|agora|hoy)|de ahora en adelante|de agora em diante|d'ora in (?:poi|avanti)|da (?:ora|adesso) in poi";
const USE =
  '(?:please |always |now |we |you |i |wir |on |nous |bitte |nutzen wir |verwenden wir )*(?:use|run|write|take|prefer|put|do|make|go|import|call|nutzen?|verwenden?|nimm|utilise[rz]?|utilisons|us[aoe]|usate|usiamo|usamos|usar|utiliza[r]?)\\b';
/** It leads: "instead of moment use date-fns". */
const LEADS = new RegExp(
  `^\\W*(?:(?:${FROM_NOW_ON}|no|please|and|so)[,:]? )*(?:${INSTEAD}) (.{2,60}?)(?:,| (?=${USE}))`,
  'iu',
);
const THE = "(?:the |our |all |i |il |lo |la |le |gli |l'|les? |die |das |den |der |los |las |el |os |as )?";
const STARTS = `(?:^|[,;:] (?:and |und |et |y |e )?)${THE}`;
/** A task, where nothing says that it is for good. */
export const LET_GO = new RegExp(
  `^\\W*(?:(?:no|nein|non|não|ok(?:ay)?|please|bitte|and|so|also)[,.]? )*(?:drop|ditch|skip|leave out|never mind|lascia(?:te|mo)? (?:stare|perdere)|lass(?:t|en wir)?|laisse[zr]? tomber|deja(?:d|mos)?|deixa(?:r|mos)?) ${THE}${OBJECT}(?=.*(?:${NO_MORE}|${ANY_MORE}|for good|${FROM_NOW_ON}|non serv\\S+ più|n'est plus))`,
  'iu',
);
/** The same, of what was changed, or is out: "we switched from yarn to pnpm", "ruff replaces black", "squash merges are out". */
const GIVES_UP = new RegExp(
  [
    '\\b(?:switched|moved|migrated|changed|upgraded|went|gone) (?:\\w+ )?from ((?:[^,;:.()]|\\.(?=\\d)){1,40}?) (?:over )?to\\b',
    '\\bvon (\\S+) (?:auf|zu) \\S+ (?:umgestiegen|gewechselt)',
    "\\b(?:we(?:'ve| have)? (?:replaced|dropped)|replace(?=.* in (?:our|the) (?:conventions|rules|guidelines)\\b)) ([^,;:.()]{1,40}?)(?: (?:by|with|for)\\b|(?=\\W*$|[,;]))",
    // Somebody is "out", or a release, for now.
    `${STARTS}([^,;:.()]{3,40}?) (?:(?:is|are|was|were|has been|have been) (?:gone|history|retired|replaced)|are out(?! now)|is out(?=[,;]| from))(?=\\W*$|[,;]| (?:by|with|from|now)\\b)`,
    `${STARTS}([^,;:.()]{3,60}?) (?:(?:is|are|wird|werden|ist|sind) (?:no longer|not|nicht mehr) ${UNUSED}|(?:brauchen|nutzen|verwenden) wir nicht mehr|n'(?:est|ont|sont) plus ${UNUSED}|non (?:serv\\S+|si usa\\S*|(?:è|sono) più necessari\\S) più|ya no (?:hacen? falta|se usan?|sirven?|(?:es|son) necesari\\S+)|não (?:é|são) mais necessári\\S+)(?!\\p{L})`,
    '\\b(?:nutzen|verwenden|benutzen|brauchen) (?:wir )?([^,;:.()]{2,60}?) nicht mehr\\b',
    "\\bplus besoin d(?:e |u |es |')([^,;:.()]{2,60})",
    `\\b(?:replaces|has replaced|takes the place of|ersetzt(?: ab jetzt| jetzt)?|remplace|sostituisce|sustituye(?: a)?|reemplaza(?: a)?|substitui) ${THE}((?!it\\b|es\\b)[^,;:.()]{2,40}?)(?= (?:${FROM_NOW_ON}|now|here|everywhere)|[,;]|\\W*$)`,
    '^\\W*(?:(?:please|no|ok(?:ay)?|and)[,.]? )*(?:stop using|no more(?! than)) ([^,;:.()]{2,40})',
    // What is run now is stopped every day.
    `^\\W*(?:(?:please|no|ok(?:ay)?|and)[,.]? )*stop running ([^,;:.()]{2,40}?)(?= (?:${FROM_NOW_ON}|for good|here)(?!\\p{L})|[,;:] .*(?:${FROM_NOW_ON}|for good))`,
    `${STARTS}([^,;:.()]{3,60}?) (?:nicht (?:mehr|länger)|ne sert plus)(?=\\W*$|,)`,
  ].join('|'),
  'iu',
);

/** It asks, or tells of something else: many a question has no mark. */
export const SUBORDINATE =
  /[?？]\W*$|^\W*(?:\w+,? ){0,2}?(?:can|could|may|will|would|should|shall|did|do|have) (?:you|we|i)\b|^\W*(?:when|if|after|before|once|since|because|while|as|why|how|what|where|who|is|are|did|does|has)\b/i;

/** What somebody just did is no rule: "I set the timeout to 5 s". */
export const DID =
  /\bI(?:'ve| have)? (?:just |also |already |now )*(?:raised|lowered|increased|decreased|reduced|bumped|changed|moved|set|switched|migrated|upgraded|replaced|dropped)\b/i;

const partOf = (found: RegExpExecArray | null): string | undefined =>
  found?.slice(1).find((part) => part !== undefined);

/** What a statement says is so no more: "on Tuesdays" in "deploys run on Wednesdays now, not on Tuesdays"; '' where it takes nothing back. Pure. */
export function takenBackIn(statement: string): string {
  const gone = partOf(LEADS.exec(statement) ?? LET_GO.exec(statement) ?? TAKES_BACK.exec(statement));
  const isOther = SUBORDINATE.test(statement) || DID.test(statement);
  return gone ?? (isOther ? undefined : partOf(GIVES_UP.exec(statement))) ?? '';
}

const IS_NO_MORE = new RegExp(
  `(?:^|[,;:.(]|\\bthat\\b)([^,;:.(]{0,80}?)(?<!\\p{L})(?:${NO_MORE}|(?:do|does|is|are)(?:n't| not)(?=.{0,200}${ANY_MORE}))(?!\\p{L})`,
  'iu',
);
/** What a statement says something of that is so no more: "branch names" in "branch names no longer start with a number"; '' of whom it speaks. Pure. */
export const subjectIn = (statement: string): string => IS_NO_MORE.exec(statement)?.[1] ?? '';

/** A statement without what it takes back. */
export const withoutTakenBack = (text: string): string => text.replace(LEADS, '').replace(TAKES_BACK, '');

/** Whether a statement tells of a thing that is given up. */
export const givesUp = (statement: string): boolean => LET_GO.test(statement) || GIVES_UP.test(statement);

const ENDS = new RegExp(
  `${NO_MORE}|${ANY_MORE}\\b|${FROM_NOW_ON}|(?<!\\p{L})(?:everywhere|anywhere|throughout|überall|partout|ovunque|dappertutto|en todas partes|em todo lugar)(?!\\p{L})`,
  'iu',
);
/** Whether what a statement takes back is over wherever it was so, and not only otherwise in some place. Pure. */
export const endsSomething = (statement: string): boolean => ENDS.test(statement) || givesUp(statement);

const AGAIN =
  /(?<!\p{L})(?:again|wieder|(?:à|de) nouveau|de nuevo|otra vez|di nuovo|novamente|de novo)(?!\p{L})/iu;
/** Whether a statement says that what was before is so again, and no more what came in between. Pure. */
export const comesBack = (statement: string): boolean =>
  AGAIN.test(statement) && takenBackIn(statement) !== '';

/** Behind such words stands the one name of a thing. */
export const NAMED =
  /(?<!\p{L})(?:(?:is|are|(?:must|should) be|has to be|have to be) (?:now |always )?(?:named|called(?! (?:again|after|as|at|before|by|each|every|for|from|if|in|on|once|only|through|to|twice|until|via|when(?:ever)?|while|with(?:in|out)?|\w+ly(?!\.?[\w/-])|\d|two|three)\b)|titled|numbered|spelled)|hei(?:ß|ss)(?:t|en)|(?:s'appelle(?:nt)?|(?:est|sont) (?:désormais |maintenant )?(?:nommée?s?|appelée?s?(?! (?:à|au|après|avant|avec|chaque|dans|deux|dès|en|lors|par|pour|quand|sans|si|tou(?:te)?s|trois|une? (?:seule )?fois|\p{L}+ment|\d+)(?!\p{L}))))|se (?:llaman?|chamam?)(?! (?:al?|antes|ao|cada|con|com|cuando|desde|después|depois|do[si]s|duas|em|en|para|quando|sin|sem|tod[oa]s?|tr[eê]s|uma? vez|una vez|\p{L}+mente|\d+)(?!\p{L}))|si chiama(?:no)?)(?!\p{L})/iu;

/** What is so from such a time on is so now. */
export const WHEN = new RegExp(
  `\\b(?:(?:last|this) (?:week|month|year|sprint)|yesterday|today|for good|${FROM_NOW_ON})(?!\\p{L})`,
  'giu',
);

/** What is chosen no more: "we will not use Redis after all", "forget Redis.", "NATS instead of Postgres". */
const DROPS =
  /\b(?:not|won't|don't|no longer)(?: going to)? (?:use|using|take|need|go with|keep) ([^,.;:]{2,40}?) (?:after all|any ?more)\b|^(?:(?:no|ok(?:ay)?|hm+|actually)\W+)*forget (?:about )?((?!(?:that|it|this|what|everything)\b)[^\s,.;:]+)[.;,!]|\b(?:instead of|rather than) ([^\s,.;:]+)/gi;

/** What a prompt that decides says is chosen no more, by name. Pure. */
export const droppedIn = (prompt: string): readonly string[] =>
  [...prompt.replaceAll('’', "'").matchAll(DROPS)].map(
    ([, used, forgotten, other]) => used ?? forgotten ?? other ?? '',
  );

/** What says why; of what follows a comma, some say so only there. */
export const WHY =
  '(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b';

export const FORGETS =
  "(?:vergiss|vergesst|oublie[sz]?|olvida(?:d|te de)?|esque[çc][ae]|dimentica(?:te|ti)?|scorda(?:te|ti)?)(?:,? (?:bitte|por favor|per favore|s'il te plaît|s'il vous plaît))?";
const POLITELY =
  "(?:(?:please|ok(?:ay)?|and|but|then|too|also|now|no|wrong|that(?:'s| is) (?:wrong|outdated)|actually|bitte|por favor|per favore|s'il te plaît|also|und|et|y|e)[,;.]? )*";
/** "Forget that commit" points at something; "forget that commits are signed" says it. */
const POINTED_AT =
  '(?:last|previous|first|one|whole|part|and|but|(?:idea|thing|approach|change|commit|plan)(?=[,;:.!]|$| (?:and|but|for|from|with|in|on|about|of|we|you|i|it|please|now)\\b))';
/** Where something is asked besides; people forget many things. */
export const AND_FORGET = `(?<!(?:(?:^|: |\\bthat )(?:\\S+ )?(?:they|people|users?|customers?|visitors?|players?)|\\b(?:who|often|easily|will|might|may|would))\\b.{0,200})(?:[,;.!]\\s*(?:(?:and|but|then|und|et|y|e) )?|\\s+(?:and|but|then|und|et|y|e) )(?:(?:please|also|bitte|too),? )*(?:forget(?: about it)?,? that|${FORGETS},? (?:dass|que|che)) (?=\\S+ \\S+ \\S)`;
/** A clause, with its reason or what is so instead; a comma within a number or a time ends none. */
const FORGET = new RegExp(
  `^${POLITELY}(?:forget(?: about it)?,? that (?!${POINTED_AT}\\b)|${FORGETS},? (?:dass|que|che) )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${WHY}|[,;] (?:not|no longer|nicht|pas|não|non)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,
  'i',
);

const REMEMBERS =
  "(?:remember|note|(?:keep|bear) in mind|don't forget|merke? dir|merkt euch|denke? daran|vergiss nicht|retiens|retenez|n'oublie[sz]? pas|recuerda|ten en cuenta|no olvides|lembre(?:-se)?(?: de)?|não esqueça(?: de)?|ricorda(?:ti)?|non dimenticare)";
/** What is to be remembered in its place, in the same breath. */
const IN_ITS_PLACE = new RegExp(
  `(?:[,;.!]\\s*|\\s+(?=and|but|und|et|y|e))(?:(?:and|but|please|now|instead|rather|then|und|bitte|et|y|e),? )*${REMEMBERS}(?: instead)?(?:,? (?:that|dass|que|che)|:).*$`,
  'is',
);

/** A sentence or two: what is longer asks for more. */
const MOST_FORGET_CHARS = 400;

/** What the user's words are called. Of what is put off for now nothing is forgotten. */
const KEPT = '(?:rules?|conventions?|polic(?:y|ies)|preferences?|decisions?|guidelines?)';
const ABOUT =
  '(?:about|on|regarding) ([^\\s,;:.]+(?: (?!(?:for now|today|this|just|in|and|but)\\b)[^\\s,;:.]+){0,5})';
/** Otherwise than by "forget", and of whose value is wrong: where nothing is meant by it, it spoke of something else. */
const SCRAPS = `(?:scrap|disregard|ignore(?=.* (?:from now on|any ?more|for good)$))`;
const FORGET_TOPIC = new RegExp(
  `^${POLITELY}(?:(?:${SCRAPS}|forget)(?: about)? (?:(?:the|that|our|my|your|all|any) (?:(?:the|our|my|your) )?(?:((?:\\S+ ){1,3}?)${KEPT}|(?:${KEPT}|notes?|memor(?:y|ies)) ${ABOUT})|(?:what|everything|anything|all)(?: that)?(?: (?:i|you|we)(?:'ve| have)? \\w+(?: you)?)? ${ABOUT})|forget (?:who|what|which|where) ((?:the|our) (?:\\S+ ){1,4}?)(?:is|are|runs?|lives?))(?: from now on| any ?more| for good)?$`,
  'i',
);
const KEPT_ELSEWHERE =
  '(?:regeln?|vorgaben?|konvention(?:en)?|vorlieben?|entscheidung|notiz|règles?|consignes?|conventions?|préférences?|décisions?|reglas?|normas?|convención|preferencias?|decisión|regras?|convenção|preferências?|decisão|regol[ae]|convenzion[ei]|preferenz[ae]|decisione)';
const ABOUT_ELSEWHERE =
  "(?:mit|zu[mr]?|über|für|vo[nm]|bezüglich|sur|des?|du|pour|avec|concernant|sobre|d[aeo]s?|del|con|com|de[il]|degli|dell[ae]|su[il]?|sugli|sull[ae]|per)(?: (?:la|le|les|el|los|las|der|die|das|den|dem|i|gli))? ((?:d'|l')?[^\\s,;:.]+(?: [^\\s,;:.]+){0,5}?)";
const FORGET_ELSEWHERE = new RegExp(
  `^${POLITELY}${FORGETS},? (?!.*(?:für jetzt|erst ?mal|heute|dieser datei|pour l'instant|aujourd'hui|ce fichier|por (?:ahora|agora)|hoy|hoje|per ora|oggi|questo file))(?:(?:die|diese|unsere|meine|la|cette|notre|esa|esta|nuestra|a|essa|nossa|questa|nostra) (?:([^\\s,;:.]+?)-?regel|${KEPT_ELSEWHERE} ${ABOUT_ELSEWHERE})|(?:was ich|ce que j'ai|lo que|o que(?: eu)?|quello che|ciò che)(?: (?:dit|dije|disse|ho detto))? ${ABOUT_ELSEWHERE}?(?: gesagt habe| dije| disse)?)$`,
  'i',
);
/** Whoever may have meant the work at hand. */
const LETS_FORGET = new RegExp(
  `^${POLITELY}(?:you|we) (?:can|may|could|should)(?: now| safely)? forget(?: about)? (?:the|our|my|that) ([^\\s,;:.]+(?: (?!for now|today)[^\\s,;:.]+){0,5}?)(?: from now on| any ?more| for good| now| again)?$`,
  'i',
);

/** `isQuiet`: it may speak of something else; `isMaybe`: it may, and nothing is forgotten before somebody says which; `isVerbLast`: a German clause. */
export type ToForget = {
  readonly clause: string;
  readonly isTopic: boolean;
  readonly isVerbLast?: true;
  readonly isQuiet?: true;
  readonly isMaybe?: true;
};

const topicIn = (pattern: RegExp, said: string): string => pattern.exec(said)?.slice(1).join('').trim() ?? '';

/** What a prompt asks to have forgotten: "forget that deploys run on Tuesdays"; or all about a topic: "forget the deploy rule". Pure. */
export function forgetIn(prompt: string): ToForget | undefined {
  if (prompt.length > MOST_FORGET_CHARS) return undefined;
  const plain = prompt
    .replaceAll('’', "'")
    .replace(IN_ITS_PLACE, '')
    .replace(/^\s+|[\s.!]+$/g, '');
  const clause = FORGET.exec(plain)?.[1];
  if (clause !== undefined)
    return { clause, isTopic: false, ...(plain.includes(`dass ${clause}`) ? { isVerbLast: true } : {}) };
  const elsewhere = topicIn(FORGET_ELSEWHERE, plain);
  if (elsewhere !== '') return { clause: elsewhere, isTopic: true };
  const maybe = topicIn(LETS_FORGET, plain);
  if (maybe !== '') return { clause: maybe, isTopic: true, isQuiet: true, isMaybe: true };
  const topic = topicIn(FORGET_TOPIC, plain);
  if (topic === '') return undefined;
  const isQuiet = !/\bforget\b/i.test(plain) || /\b(?:is|are|runs?|lives?)$/i.test(plain);
  return { clause: topic, isTopic: true, ...(isQuiet ? { isQuiet } : {}) };
}
