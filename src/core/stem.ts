import { addTo, onceAsked } from './basics.ts';

// M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980, step by step.

const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

/** The paper's measure m of a stem, the number of vowel-consonant sequences, as patterns. */
const MEASURE_OVER_0 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_IS_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const MEASURE_OVER_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`);
const DOUBLE_CONSONANT = /([^aeiouylsz])\1$/;
const SHORT_SYLLABLE = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const STEP_2 = onceAsked(() =>
  readEndings(
    'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
  ),
);
const STEP_3 = onceAsked(() => readEndings('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:'));
const STEP_4 = onceAsked(() =>
  readEndings(
    'al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:',
  ),
);

/** Endings with what takes their place, the longest first, by their last two letters. */
type Endings = ReadonlyMap<string, readonly (readonly [ending: string, instead: string])[]>;

function readEndings(rows: string): Endings {
  const endings = new Map<string, (readonly [string, string])[]>();
  const byLength = rows.split(' ').sort((a, b) => b.indexOf(':') - a.indexOf(':'));
  for (const row of byLength) {
    const [ending = '', instead = ''] = row.split(':');
    addTo(endings, ending.slice(-2), [[ending, instead] as const]);
  }
  return endings;
}

/** Without the longest of its endings, unless too small a measure is left. No pattern: compiling one takes longer than a hundred words. */
function replaceEnding(word: string, endings: Endings, measure: RegExp): string {
  const found = endings.get(word.slice(-2))?.find(([ending]) => hasEnding(word, ending));
  if (found === undefined) return word;
  const stem = word.slice(0, word.length - found[0].length);
  return measure.test(stem) ? stem + found[1] : word;
}

const hasEnding = (word: string, ending: string): boolean =>
  word.length > ending.length && word.endsWith(ending) && (ending !== 'ion' || /[st]ion$/.test(word));

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('sses') || word.endsWith('ies') ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return MEASURE_OVER_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.*)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE_CONSONANT.test(stem)) return stem.slice(0, -1);
  return SHORT_SYLLABLE.test(stem) ? `${stem}e` : stem;
}

function withFinalI(word: string): string {
  return word.endsWith('y') && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

function withoutFinalE(word: string): string {
  let result = word;
  if (word.endsWith('e')) {
    const stem = word.slice(0, -1);
    if (MEASURE_OVER_1.test(stem) || (MEASURE_IS_1.test(stem) && !SHORT_SYLLABLE.test(stem))) result = stem;
  }
  return result.endsWith('ll') && MEASURE_OVER_1.test(result) ? result.slice(0, -1) : result;
}

/** The stem by Porter's algorithm (1980): `caches`, `cached`, `caching` are one. Lower-case a to z only; up to two letters stay. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  const inflected = withFinalI(withoutPast(withoutPlural(word)));
  const derived = replaceEnding(replaceEnding(inflected, STEP_2(), MEASURE_OVER_0), STEP_3(), MEASURE_OVER_0);
  return withoutFinalE(replaceEnding(derived, STEP_4(), MEASURE_OVER_1));
}

/** Forms that no rule of spelling leads back to their word: the common ones of English, and the plurals of its trade. */
const FORMS = `be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
break:broke,broken bring:brought build:built burn:burnt buy:bought catch:caught choose:chose,chosen come:came deal:dealt
dig:dug draw:drew,drawn drink:drank,drunk drive:drove,driven eat:ate,eaten fall:fell,fallen feed:fed feel:felt
fight:fought find:found fly:flew,flown forget:forgot,forgotten forgive:forgave,forgiven freeze:froze,frozen
get:got,gotten give:gave,given go:went,gone grow:grew,grown hang:hung hear:heard hide:hid,hidden hold:held keep:kept
know:knew,known lay:laid lead:led learn:learnt leave:left lend:lent lose:lost make:made mean:meant meet:met pay:paid
ride:rode,ridden ring:rang,rung rise:rose,risen run:ran say:said see:saw,seen seek:sought sell:sold send:sent
shake:shook,shaken shoot:shot show:shown sing:sang,sung sink:sank,sunk sit:sat sleep:slept speak:spoke,spoken
spend:spent spin:spun stand:stood steal:stole,stolen stick:stuck strike:struck swear:swore,sworn swim:swam,swum
take:took,taken teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown understand:understood
wake:woke,woken wear:wore,worn win:won write:wrote,written
child:children person:people man:men woman:women wife:wives life:lives foot:feet tooth:teeth mouse:mice leaf:leaves
half:halves shelf:shelves knife:knives index:indices matrix:matrices vertex:vertices datum:data medium:media
criterion:criteria analysis:analyses`;

const words = onceAsked((): ReadonlyMap<string, string> => {
  const entries = FORMS.split(/\s+/).map((entry) => entry.split(':'));
  return new Map(entries.flatMap(([word = '', forms = '']) => forms.split(',').map((form) => [form, word])));
});

/** The word that an irregular form is one of (`went` → `go`); every other word as it is. Lower case. */
export const wordOf = (form: string): string => words().get(form) ?? form;

/** What a word has in common with its stem, so that few need be stemmed to find one. */
const beginning = (word: string): string => word.slice(0, 2);

/** The irregular forms whose word has one of these stems: what else a text may call them. */
export function formsOf(stems: ReadonlySet<string>, stem: (word: string) => string): readonly string[] {
  const beginnings = new Set([...stems].map(beginning));
  return [...words()].flatMap(([form, word]) =>
    beginnings.has(beginning(word)) && stems.has(stem(word)) ? [form] : [],
  );
}

/** Words of grammar without a subject. Few: what names something in code (`while`, `null`, `new`, `all`) may be just what is asked for. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/),
);

/** Whether a lower-case word is grammar only. Asked of prose alone: a part of a name is never a stop word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Spellings of one word. People ask in the first, code is written in the others. */
const SAME = `string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`;

/** Words that often stand for each other in talk about code, and often do not. */
const ALIKE = `directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`;

/** What all of a repository is written in tells its memories little apart; people put it into questions all the same. */
const LANGUAGES = 'python java javascript typescript golang rust ruby php perl scala kotlin swift';

/** What another word counts. Learned on one half of cosqa and eslint; recall@10 of the others .563 → .575 (same) → .584 (alike); .8 and .3 give .586, and less on the halves learned from. */
export const SAME_SHARE = 0.4;
export const ALIKE_SHARE = 0.15;
/** What the name of a language counts. Cosqa, the other half: recall@10 .549 → .563; eslint the same. */
export const LANGUAGE_SHARE = 0.3;

const rows = onceAsked(() => {
  const found = new Map<string, { readonly words: readonly string[]; readonly share: number }[]>();
  const add = (groups: string, share: number): void => {
    for (const words of groups.split(/[|\n]/).map((group) => group.split(' ')))
      for (const start of new Set(words.map(beginning))) addTo(found, start, [{ words, share }]);
  };
  add(SAME, SAME_SHARE);
  add(ALIKE, ALIKE_SHARE);
  return found;
});

/** Words, stemmed, that may stand where a stemmed word was asked for, with what each then counts. */
export function alternativesTo(term: string) {
  const found = new Map<string, number>();
  for (const { words, share } of rows().get(beginning(term)) ?? []) {
    const terms = words.map((word) => (/\d/.test(word) ? word : stem(word))); // a name with a digit in it (`k8s`) has no stem
    if (!terms.includes(term)) continue;
    for (const other of terms) if (other !== term && !found.has(other)) found.set(other, share);
  }
  return [...found].map(([other, share]) => ({ term: other, share }));
}

const languages = onceAsked(() => new Set(LANGUAGES.split(' ').map(stem)));

/** Whether a stemmed word is the name of a programming language. */
export const isLanguage = (term: string): boolean => languages().has(term);
