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

let words: ReadonlyMap<string, string> | undefined;

function readForms(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const entry of FORMS.split(/\s+/)) {
    const [word = '', forms = ''] = entry.split(':');
    for (const form of forms.split(',')) known.set(form, word);
  }
  return known;
}

/** The word that an irregular form is one of (`went` → `go`); every other word as it is. Lower case. */
export function wordOf(form: string): string {
  words ??= readForms();
  return words.get(form) ?? form;
}

/** The irregular forms whose word has one of these stems: what else a text may call them. */
export function formsOf(stems: ReadonlySet<string>, stem: (word: string) => string): readonly string[] {
  words ??= readForms();
  return [...words].flatMap(([form, word]) => (stems.has(stem(word)) ? [form] : []));
}
