// What the words of a question say it is about.
import { onceAsked, wordSet } from '../core/basics.ts';
import { stem } from '../core/stem.ts';

const FILLER = wordSet([
  'a about actually again all already also am an and any are as at be been but by can could did do does done ever exactly for from',
  'go had happen happened has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please',
  'previously quick question really remember so some still tell thanks that the their them then there these they thing this those to up us',
  'was we were what whats when where which who why will with work would yeah yes you your',
]);

/** How people ask, and what they call what they ask for, whatever it is: "what did we settle on", "the problem with the printer". */
const ASKING =
  'agree agreed again approach broke broken bug bugs cause caused causes change changed choose chose chosen came come conclude concluded conclusion deal dealt decide decided decision drop dropped end ended error errors fail failed ' +
  'failing figure figured find fix fixed fixes fixing found get got handle handled happen issue issues keep kept last learn learned learnt look looked made make need needed once pick picked problem problems put reason reasons ' +
  'rule rules said say set settle settled solution solve solved solving switch switched think thought time told trick trouble try tried turn turned use used using version want wanted way went work worked working wrong';

/** Words that ask about the past as such: "what happened last time", "where did we leave off yesterday". */
const GENERAL = [
  'back before bring catch couple changed changes continue day decide decided decision decisions discuss discussed doing earlier everything far fill found get give got happened happening',
  'last learn learned learnt leave left leftovers list lost ago off on open outstanding past pending points previous progress recall recap refresh remain remaining remains remind seen session',
  'sessions speed start started stop stopped stuff stand status summarise summarize summary things time today track up week where working yesterday',
  'bisher gearbeitet gemacht getan gestern heute zuletzt hicimos ayer fizemos ontem fatto ieri avons fait hier',
  'wo war waren wir sind ist haben noch offen übrig unerledigt stehen geblieben stehengeblieben liegen liegengeblieben',
  'où en étions nous on était reste restait resté il à faire encore suspens dónde quedamos quedó qué que estábamos pendiente pendientes falta faltaba por hacer',
  'onde paramos o ficou pendente estávamos faltava fazer dove eravamo rimasti rimasto cosa era sospeso da fare',
];
const ASKS_OF_PAST = wordSet(GENERAL);

/** "two" of two weeks, "14" of 14 May. */
const COUNT = /^(?:\d{1,3}(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|few|other)$/;

/** The words of which every time has one, but for years: the patterns of date-words.ts take V8 a millisecond each to compile, and most prompts need none. */
const IN_TIMES = wordSet([
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december',
  'day days week weeks month months year years sunday monday tuesday wednesday thursday friday saturday morning afternoon night last past',
  'today yesterday',
]);

/** Whether a text has a word of those without which it says nothing of time. Pure. */
export const mayTellTime = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => IN_TIMES.has(word) || word.startsWith('19') || word.startsWith('20'));

const isTime = (bare: string): boolean => IN_TIMES.has(bare) || /^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(bare);

/** The words of a text that may tell what it is about, without filler. Pure. */
export const tellingWords = (text: string): string => text.split(' ').filter(isTelling).join(' ');

/** Whether no word says what a text is about: all of them are filler, ask about the past as such, or say when. Pure. */
export function isAboutNothing(text: string): boolean {
  const words = text.split(/\s+/).map(bareWord);
  const isNothing = (word: string, at: number): boolean =>
    isTime(word) || (COUNT.test(word) && isTime(words[at + 1] ?? ''));
  return words.every(
    (word, at) => word === '' || FILLER.has(word) || ASKS_OF_PAST.has(word) || isNothing(word, at),
  );
}

const isTelling = (word: string): boolean => !FILLER.has(bareWord(word) || 'a');
function bareWord(word: string): string {
  const lower = word.toLowerCase().replaceAll("'", '');
  // Sets of Unicode take V8 a millisecond to compile.
  const edges = ASCII.test(lower) ? /^[^a-z\d@./]+|[^a-z\d]+$/g : /^[^\p{L}\p{N}@./]+|[^\p{L}\p{N}]+$/gu;
  return lower.replace(edges, '');
}

const ASCII = /^[ -~]*$/;

const ASKED_WITH = onceAsked(() => new Set([ASKING, ...GENERAL].join(' ').split(' ').map(stem)));

/** Whether a stem is one of words by which people ask, and names nothing. Pure. */
export const isAskedWith = (term: string): boolean => ASKED_WITH().has(term);

/** Where a word of those is how something is asked: "we ended up using", "the problem with". */
const FRAME = onceAsked(() => {
  const asking = `(?:${ASKING.replaceAll(' ', '|')})`;
  return new RegExp(
    `\\b(?:we|i|you|they|some(?:one|body)|any(?:one|body))(?: (?:actually|already|also|even|ever|finally|just|not|once|really|to))*(?: ${asking}(?: up| out)?)+\\b|\\b${asking}(?= (?:with|of|for|about|behind)\\b)`,
    'gi',
  );
});

/** Of the telling words of a text those that name what is asked about; all where none does. Pure. */
export function subjectOf(text: string): string {
  const words = tellingWords(text.replace(FRAME(), ' '));
  return isAboutNothing(words) ? tellingWords(text) : words;
}

const THING_OF = /^[^.?!]*?\b(?:what|which) ([^\s.?!]+) (?:[^\s.?!]+ )*(?:for|of|about) ([^\s?!]+)/i;

/** Of what by its name some thing is asked: `redis` of "which port did we decide on for redis?"; what is described ("for the app") may have no name. Pure. */
export function askedOf(text: string): string | undefined {
  const sentences = text.split(/(?<=[.?!]) /);
  const asks = sentences.find((sentence) => sentence.endsWith('?')) ?? text;
  const [, thing = '', name = ''] = THING_OF.exec(asks) ?? [];
  return thing !== '' && isTelling(thing) && !isAboutNothing(name) ? name : undefined;
}

const FOR_WORK =
  /\b(?:we|i|you)(?:'ve| have)? +(?:been )?(?:do|doing|done|get done|work\w*|accomplish\w*|achieve\w*|finish\w*)\b|\b(?:gemacht|getan|gearbeitet|fait|hicimos|fizemos|fatto)\b/i;

/** Whether a question that says no more than when asks what was done then. Pure. */
export const asksForWork = (question: string): boolean => FOR_WORK.test(question);

const LEFT_OPEN =
  /\b(?:open|left|outstanding|unfinished|remain\w*|pending|next step|offen|übrig|unerledigt|liegen ?geblieben|pendientes?|reste|suspens|pendente|sospeso|rimast\w*)\b|剩|遗留|待办|残|まだ/i;

/** Whether a question about nothing in particular is answered by what was done lately, and what that left open. Pure. */
export const asksForLatest = (question: string): boolean => asksForWork(question) || LEFT_OPEN.test(question);

/** A whole prompt that asks for what somebody told to be remembered, about nothing in particular. */
const ASKS_STATED = new RegExp(
  [
    '^(?:(?:please|so|hey|hi|ok|okay|and|bitte)[, ]+|(?:can|could) you (?:please )?)*(?:(?:what (?:all |else )?(?:have|did|do|had) (?:i|we) (?:ever |already )?(?:ask|asked|tell|told|want|wanted) you to (?:remember|keep in mind)',
    'what (?:all |else )?(?:do|can|did) you (?:still )?remember',
    "(?:list|show|tell)(?: me)? (?:(?:all|everything)(?: that)? |what )(?:you(?:'ve| have)? (?:still )?remember(?:ed)?|i(?:'ve| have)? (?:asked|told) you to remember)",
    'what (?:do|should|must) (?:i|we) (?:have to |need to )?know(?: about (?:this|the|our) (?:project|repo(?:sitory)?|code ?base))?(?: before (?:i|we|you) (?:begin|start))?',
    'was (?:hast|solltest|sollst) du dir (?:alles )?(?:gemerkt|merken)',
    'was habe? ich dir (?:alles )?gesagt,? (?:dass|was) du dir merken sollst',
  ]
    .join(')|(?:')
    .concat(
      '))(?: so far| again| (?:about|of|from|for|in|here in) (?:this|the|our|my) (?:project|repo(?:sitory)?|code ?base)| here| hier| in diesem projekt)*[?.! ]*$',
    ),
  'i',
);

/** What people call rules, how they ask for them, and whose they are. With any word but these and those beside, other rules are meant. */
const RULES = wordSet([
  'rules conventions guidelines standards preferences regeln konventionen vorgaben règles regles consignes reglas normas convenciones regras convenções regole convenzioni',
]);
const ASKS_FOR = wordSet([
  'what which list show tell give remind was welche zeig zeige nenne liste quelles montre donne cuáles cuales qué muéstrame dime quais que mostre quali elenca mostrami',
]);
const WHOSE = wordSet([
  'our my we i ich je here project repo repository codebase unsere unseren meine wir hier projekt nos mes nous on ici projet nuestras mis tenemos aquí proyecto nossas minhas temos aqui projeto nostre mie abbiamo qui progetto',
]);
const BESIDE = wordSet([
  'are were s the all of any does coding do did have know there for in this me us please can could you to should must follow apply hey ok so bitte alle sind waren die das es gibt gelten haben ' +
    'mir uns an soll beachten diesem im dois suivre debo devo seguir seguire sont les a avons t y il toutes dans ce moi son las todas hay en este são as todas há neste sono le tutte ci sono in questo',
]);
const RULES_ELSEWHERE =
  /^(?:我们|咱们|[这本]?个?项目)?[里的都]*(?:有(?:哪些|什么)(?:规则|规范|约定)|(?:规则|规范|约定)(?:是什么|有哪些|是哪些))[?？。]*$|^(?:私たち|[この本]*プロジェクト|うち|ここ)?の?(?:ルール|規約|規則)[はをって]*(?:何|なに|なん|教え|一覧)[^。]{0,8}$/;

function asksForRules(text: string): boolean {
  const words = text.toLowerCase().match(/[a-zà-öø-ÿœ]+/g) ?? [];
  const some = (of: typeof RULES): boolean => words.some(of.has);
  const isOne = (word: string): boolean => [RULES, ASKS_FOR, WHOSE, BESIDE].some((of) => of.has(word));
  return some(RULES) && (some(ASKS_FOR) || text.endsWith('?')) && some(WHOSE) && words.every(isOne);
}

/** One of these is in all that ASKS_STATED matches; to compile that takes V8 a tenth of a node start. */
const STATED_WORDS = /remember|in mind|know|merk/i;

/** Whether a prompt asks for what was told to be remembered, and for nothing else. Pure. */
export const asksForStated = (text: string): boolean =>
  (STATED_WORDS.test(text) && ASKS_STATED.test(text)) || asksForRules(text) || RULES_ELSEWHERE.test(text);
