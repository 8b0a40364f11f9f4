(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var L=Object.defineProperty;var pe=Object.getOwnPropertyDescriptor;var ge=Object.getOwnPropertyNames;var fe=Object.prototype.hasOwnProperty;var be=(n,e)=>{for(var t in e)L(n,t,{get:e[t],enumerable:!0})},ye=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of ge(e))!fe.call(n,s)&&s!==t&&L(n,s,{get:()=>e[s],enumerable:!(o=pe(e,s))||o.enumerable});return n};var ve=n=>ye(L({},"__esModule",{value:!0}),n);var vs={};be(vs,{asksBy:()=>nn,besideQuestion:()=>rs,closeQuestion:()=>ae,likelyQuestion:()=>es,recallTrigger:()=>ce});module.exports=ve(vs);function h(n){let e;return()=>(e??={it:n()},e.it)}function b(...n){let e=h(()=>new Set(n.flat().join(" ").split(" ")));return{has:t=>e().has(t)}}function ke(n,e){for(let t of e)n.push(t)}function A(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):ke(o,t)}var xe="[^aeiou]",N="[aeiouy]",w=`${xe}[^aeiouy]*`,x=`${N}[aeiou]*`,j=new RegExp(`^(?:${w})?${x}${w}`),Ee=new RegExp(`^(?:${w})?${x}${w}(?:${x})?$`),z=new RegExp(`^(?:${w})?${x}${w}${x}${w}`),tn=new RegExp(`^(?:${w})?${N}`),Se=/([^aeiouylsz])\1$/,on=new RegExp(`^${w}${N}[^aeiouwxy]$`),Ae=h(()=>_("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),qe=h(()=>_("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),Re=h(()=>_("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function _(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",a=""]=o.split(":"),i=s.slice(-2);e.set(i,[...e.get(i)??[],[s,a]])}return e}function T(n,e,t){let o=e.get(n.slice(-2))?.find(([a])=>$e(n,a));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var $e=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function Oe(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function Le(n){if(n.endsWith("eed"))return j.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!tn.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:Se.test(e)?e.slice(0,-1):on.test(e)?`${e}e`:e}function Te(n){return n.endsWith("y")&&tn.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function je(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(z.test(t)||Ee.test(t)&&!on.test(t))&&(e=t)}return e.endsWith("ll")&&z.test(e)?e.slice(0,-1):e}function I(n){if(n.length<3)return n;let e=Te(Le(Oe(n))),t=T(T(e,Ae(),j),qe(),j);return je(T(t,Re(),z))}var ze=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
criterion:criteria analysis:analyses`,As=h(()=>{let n=ze.split(/\s+/).map(e=>e.split(":"));return new Map(n.flatMap(([e="",t=""])=>t.split(",").map(o=>[o,e])))});var Ne=n=>n.slice(0,2);var qs=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/));var _e=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`,Ie=`directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`,De="python java javascript typescript golang rust ruby php perl scala kotlin swift",Me=.4,We=.15;var Rs=h(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(a=>a.split(" ")))for(let a of new Set(s.map(Ne)))A(n,a,[{words:s,share:o}])};return e(_e,Me),e(Ie,We),n});var $s=h(()=>new Set(De.split(" ").map(I)));function D(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function M(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function W(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}var y=n=>n.replace(/\s+/g," ").trim();var Ce=/`[^`]*`/g,He=/https?:\/\/\S+/g,Fe=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,Ue=/\b[\w-]+\.[a-z]{1,5}\b/g,Pe=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,Ge=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,Ke=/\b\d[\w.]*/g,Be=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,Ve=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,Ye=",:;\u2014\u2013";var Qe=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(Ce," \xA7code ").replace(He," \xA7url ").replace(Fe," \xA7path ").replace(Ue," \xA7file ").replace(Ge,e=>e.toLowerCase()).replace(Pe," \xA7name ").replace(Ke," \xA7num ").toLowerCase(),Ze=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function sn(n){let e=(Qe(n.slice(0,600)).match(Be)??[]).flatMap(s=>Ve.test(s)?Ze(s):s),t=e.filter(s=>!Ye.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,a)=>`${e[a]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(6,Math.floor(t.length/5))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var an=n=>new Map(n.split(`
`).map(e=>{let t=e.lastIndexOf(" ");return[e.slice(0,t),Number(e.slice(t))]})),rn=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1);var Xe=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function C(n){let e=[],t=0,o=!1;for(let{0:s,index:a}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",a)>=0)continue;let i=a+s.length;Xe.test(n.slice(Math.max(t,i-12),i))||(e.push(n.slice(t,i).trim()),t=i)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var Je="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",_s=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${Je})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g");function p(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var k=n=>n.split("|");var ln=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var nt="forget |vergiss|vergesst nicht|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|em mente|tome nota|mem\xF3ria|ricorda|dimenticare|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0";var H=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,et=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,tt="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike|scrap |disregard ",F=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,ot=[["after all",F],["instead of",F],["rather than",F],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",H],["repo",H],["codebase",H],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],["ignore",/\bignore\b.*\b(?:rule|convention|polic|decision|preference|guideline)/],[" me",et]];function q(n){return p(n,k(tt))||p(n,ot)||p(n,k(nt))}var R=2e3,U=1e3,st="was|were|had|has |have|did |didn|'d we|'d you|where|what's|whats|what exactly|what else|what work|what again|what i|what we|what you|what happened|what became|what caused|we looked|what came|how do we|how far|how come|why are we|why aren't|why do we|since|who | ever| ago|a while|again|agreed|all i|all that|all we|all you|already|allready|any clue|any idea|any recollection|any history|any context|any background|back then|been |before|blocker|catch me up|catch us up|chat|continu|conversation|decided|decision|dig up|discuss|documented|earlier|everything|fill me in|find out|finding|fixed|found|forgot|forget|gotcha|guess|if i|if we|if you|whether i|whether we|whether you|iirc|history|in the past|know|gone|sorted|closed|addressed|handled|last |learning|learnt|learned|led to|left|lesson|look up|lost track|made us|made you|memor|rules|conventions|guidelines|preferences|mentioned|s back|day back|week back|month back|year back|used to| yet|go on|hasn|at some point|motivated|note|open |other day|outstanding|pick it|pick that|pick things|pick this|pick up|picking|pitfall|phase|previous|quirk|ran into|run into|reason|recall|recap|record|remain|remember|remind|resume|go back|get back|back to|carry|same |seen th|session|settled|solved|swear|believe|think|thought|sure|still|summar|talked|tell me about the|unfinished|unresolved|up to speed|we hit|we saw|write-up|writeup|written down|wrote down|yesterday|yeah?|right?|correct?|no?|so far|what are our|my prefer|n't th|n't it|aren't we|howd |are we at|concluded",at=[["on a ",/[\u00e9\u00e8\u00ea\u00e0\u00e7]|pourquoi|comment |qu'/],["has ",/[\u00bf\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1]/]],it=["why ",/why (?:is|are) [^?\n]{1,60} (?:in|on|with|using) /],rt="irgend|regeln|konventionen|vorgaben|hatte|erinner|du noch|ihr noch|spr\xFCnge|wer hat|wer wollte|jemand|hatten|h\xE4tten|waren|wollten|haben wir|haben ma|nutzten wir|aufgeh\xF6rt|seinerzeit| vor |nocheinmal|gleich noch|ham wir|ham ma|wir haben|beschlossen|entschieden|hast du|hattest|habe ich|hab ich|haben sie|wurde|worden|letzte|neulich|gestern|damals|fr\xFCher|k\xFCrzlich|nochmal|noch mal|noch einmal|doch gleich|behoben|gel\xF6st|erledigt|geschlossen|gefixt|vom tisch| weg?| weg | offen|\xFCbrig|liegen geblieben|liegengeblieben|unerledigt|weiter|fortfahren|fortsetzen",dt="r\xE8gles|consignes|normas|convenci|convenz|conven\xE7|regras|regole|acuerd|acu\xE9rd|alguno |recu\xE9rd|recuerd|refr\xE9sc|qui\xE9n|quien|alguien|hemos|hab\xEDamos|habiamos|\xE1bamos|abamos|\xEDamos|amos|emos|imos|\xFAltima vez|ultima v|pasada|anterior |anterior?| ayer|en su d|en su momento|hace |el otro d\xEDa| antes| fue|qued\xF3|quedo| se |pendiente|sin resolver|sin terminar|sigue|sigamos|seguir|contin|retom|resuelt|solucionad|arreglad|cerrad|corregid|hab\xEDas|habias|cambiaste|dije|mes pasado|anteriorm|sin hacer|hiciste|dijiste|souvien|souvenez|rappel|rafra|qui a |qui avait|quelqu'un|vons|vions|\xE9tions|etions|vait|-t-on|on n'a|on est|s'est|\xE9tai|sommes|as-tu|tu as|as-vous|ais-|iez-|tu avais|j'avais|ai-je|on n'|dernier|d'avant|-hier| ouvert|\xE0 faire|a faire| avez|\xE9t\xE9|derni\xE8re|derniere| hier|auparavant|pr\xE9c\xE9demment|l'\xE9poque|il y a|l'autre jour|pr\xE9c\xE9dente|autrefois|d\xE9j\xE0|deja|r\xE9solu|corrig|regl|ferm| clos |r\xE9gl\xE9|toujours|lev\xE9| reste|rest\xE9|suspens|inachev|repren|revien|revenon|lembr|quem |algu\xE9m|t\xEDnhamos|fizemos|tivemos| a gente |voc\xEA|foi |foram|ficou|ficaram|eu disse|eu falei|passad|mesmo|pendente|volta|ontem|na \xE9poca| h\xE1 |atr\xE1s|outro dia|resolvid|consertad|fechad|arrumad|sumiu|em aberto|por fazer|faltou|segue|volte|ricord|rinfresc|chi ha|chi aveva|qualcuno|avevamo|eravamo|siamo|abbiamo|\xE8 stat| hai |avevi|avete|gi\xE0 |e stat|sono stat|era stat|perch\xE9 hai|ieri|in passato|ni fa|ana fa|scorsa|precedent|rno fa|ane fa|mese fa|mesi fa|nno fa|nni fa|tempo fa|all'epoca|l'altro giorno|risolt|corrett| chius|sistemat|sparit|ancora|in sospeso|rimast|riprend|prosegui|problema",lt="\u89C4|\u30EB\u30FC\u30EB|\u898F|\u8BB0\u5F97|\u5546|\u8AAA|\u8FD8\u5728|\u9084\u5728|\u4E0A\u500B|\u4E0A\u4E00|\u6253\u7B97|\u5DE5\u4F5C|\u8A18\u5F97|\u63D0\u9192|\u6765\u7740|\u4F86\u8457|\u56DE\u5FC6|\u56DE\u60F3|\u8FC7|\u904E|\u9009|\u9078|\u51B3|\u6C7A|\u89E3\u51B3|\u7D04|\u7EA6|\u8BF4\u597D|\u5B9A\u597D|\u91C7\u7528|\u653E\u5F03|\u8BA8\u8BBA|\u6539\u6210|\u6362\u6210|\u505A\u5230|\u8C01|\u8AB0|\u6709\u4EBA|\u5DF2|\u88AB|\u4E86|\u4E0A\u6B21|\u4E0A\u5468|\u4E0A\u9031|\u4E0A\u4E2A|\u6628|\u524D|\u4EE5\u524D|\u5F53\u521D|\u7576\u521D|\u5F53\u65F6|\u7576\u6642|\u66FE|\u65E9\u5148|\u90A3\u65F6|\u95EE\u9898|\u554F\u984C|\u6CA1|\u6C92|\u9057\u7559|\u5F85\u529E|\u5269|\u7EE7\u7EED|\u7E7C\u7E8C|\u63A5\u7740|\u63A5\u8457|\u6062\u590D|\u56DE\u5230|\u7D50\u8AD6|\u307E\u3057|\u3055\u308C|\u3089\u308C|\u7D42\u308F|\u6D88\u3048|\u3053\u306E\u9593|\u6642|\u4FEE\u6B63|\u7247\u4ED8|\u307E\u3060|\u4F5C\u696D|\u5BFE\u5FDC|\u899A\u3048|\u304A\u307C\u3048|\u601D\u3044\u51FA|\u3063\u3051|\u3060\u308C|\u305F|\u524D\u56DE|\u5148\u9031|\u5148\u6708|\u904E\u53BB|\u304B\u3064\u3066|\u53BB\u5E74|\u3082\u3046|\u76F4\u3063|\u6B8B|\u7D9A|\u518D\u958B|\u623B|\u672A",ht=/[\u3040-\u9fff]/,dn={English:n=>p(n,k(st))||p(n,[it]),German:n=>p(n,k(rt)),Romance:n=>p(n,k(dt))||p(n,at),Eastern:n=>ht.test(n)&&p(n,k(lt))};function hn(n){let e=` ${n}`;return Object.keys(dn).filter(t=>dn[t](e))}var P=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,cn=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i;var Cs=new Set("a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(" "));var ct=/\b(?:switched|moved|migrated|changed|upgraded|went|gone) (?:\w+ )?from ((?:[^,;:.()]|\.(?=\d)){1,40}?) (?:over )?to\b|\bvon (\S+) (?:auf|zu) \S+ (?:umgestiegen|gewechselt)|\b(?:(?:we|i)(?:'ve| have)? (?:replaced|dropped)|replace(?=.* in (?:our|the) (?:conventions|rules|guidelines)\b)) ([^,;:.()]{1,40}?) (?:by|with|for)\b|^([^,;:.()]{3,40}?) (?:is|are) out(?=\W*$|[,;])/i;var Ps=b(["now actually here repo project anymore always never again allowed only run runs go goes jetzt hier immer ve over need conventions switched moved migrated changed upgraded went gone replaced replace dropped out wir sind von auf umgestiegen gewechselt"]);var G="(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b",Gs=new RegExp(`${G}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`,"i");var ut=/\b(?:raised|lowered|increased|decreased|reduced|bumped|changed|moved|set)\b[^,;:.]* to\b/i;var Ks=new RegExp(`\\b(?:now|jetzt|ahora|d\xE9sormais|maintenant|agora)\\b|\\b(?:may|can|allowed to)\\b.*\\bagain\\b|^\\W*(?:no|nope|wrong|actually)\\b|\\bsince (?!(?:the|we|it|i|they|there)\\b)|${ut.source}|${ct.source}`,"i");var mt="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",wt="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",pt=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${wt}${mt}`,"i"),$="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",gt="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",ft=new RegExp(`^${$}${gt}${$}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),bt=new RegExp(`^${$},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),yt=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b(?!.*\b(?:always|whenever|(?:each|every) time|(?:with|on|at|after|before) (?:each|every|any))\b))(?=\S+ \S)/i,vt=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,kt=/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,xt=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${$}(?=\\W*$|, )`,"i"),Et=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,un=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,St=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,At=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,qt=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,Rt=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,$t=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,Ot=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,Lt=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function Tt(n){for(let e of n.matchAll(Rt)){let[,t,o,s="",a=t,i=""]=e,l=(P.exec(i)??cn.exec(i))?.[0],r=n.slice(0,e.index),g=$t.test(r)||P.test(r);if(l===void 0||g&&!(a&&/now/i.test(s)))continue;let f=a!==void 0&&l!=="use"&&Lt.test(i.slice(l.length));if(/please|you/i.test(s)||(a??o)&&(f||Ot.test(r)))return r}return n}function jt(n){let e=pt.exec(n);if(e===null)return;let t=Ft.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||St.test(o))return;let a=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!a&&At.test(t))return;let i=ft.exec(o),l=/for (?:future reference|the record)$/i.test(e[0]),r=i??bt.exec(o)??yt.exec(o)??(l?/^,? /.exec(o):vt.exec(o)??kt.exec(o));if(r!==null){let f=Tt(o.slice(r[0].length)).replace(/^\s+|[?\s]+$/g,""),we=!a&&(qt.test(t)||un.test(f));if(i===null&&we)return;let en=i?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:f,leads:i!==null,before:t,...en?{about:en}:{}}}return xt.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!a||!Et.test(o)||un.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var zt={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},Nt="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",_t="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",It=h(()=>new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) ))${Nt}(?:${Object.values(zt).map(([n,e])=>`(?:${n})${_t}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i")),mn=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,Dt="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*",Mt="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|gilt|gelten",Wt=new RegExp(`^dass (${Dt}) ([^,;]{1,200}) (${Mt}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function Ct(n){let e=It().exec(n);if(e!==null){let o=n.slice(e.index+e[0].length).trim(),s=n.slice(0,e.index).trim();return{fact:o.replace(Wt,"$1 $3 $2$4"),leads:/[:\uff1a]\s*$/.test(e[0]),before:s}}return mn.exec(n)===null?void 0:{fact:n.replace(mn,""),leads:!1,before:""}}var Ht=/(?:, (?:ok(?:ay)?|alright|all right|please|thanks|thank you|will you|would you))+[\s.!?]*$/i;function gn(n){if(!q(n))return;let e=n.replace(Ht,"");return jt(e)??Ct(e)}var Js=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually|bitte|por favor),? )*(?:forget(?: about it)?,? that (?!(?:last|previous|idea|first|one|whole|thing|approach|change|commit|plan|part|and|but)\\b)|vergiss,? dass |oublie[sz]? que |olvida que |esque[\xE7c]a que )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${G}|[,;] (?:not|no longer|nicht|pas|n\xE3o)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,"i");var Ft=/^\W*(?:please,? )?forget(?: about it)?,? that /i;var wn="(?:rules?|conventions?|polic(?:y|ies)|preferences?|decisions?|guidelines?)",pn="(?:about|on|regarding) ([^\\s,;:.]+(?: (?!(?:for now|today|this|just|in|and|but)\\b)[^\\s,;:.]+){0,5})",Ut="(?:scrap|disregard|ignore(?=.* (?:from now on|any ?more|for good)$))",na=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|no|wrong|that(?:'s| is) (?:wrong|outdated)|actually)[,;.]? )*(?:(?:${Ut}|forget)(?: about)? (?:(?:the|that|our|my|your|all|any) (?:(?:the|our|my|your) )?(?:((?:\\S+ ){1,3}?)${wn}|(?:${wn}|notes?|memor(?:y|ies)) ${pn})|(?:what|everything|anything|all)(?: that)?(?: (?:i|you|we)(?:'ve| have)? \\w+(?: you)?)? ${pn})|forget (?:who|what|which|where) ((?:the|our) (?:\\S+ ){1,4}?)(?:is|are|runs?|lives?))(?: from now on| any ?more| for good)?$`,"i");var K={bias:-109,words:`, -40
, a 185
, add -45
, and 156
, any -47
, are -30
, as 64
, but -108
, c'\xE9tait 218
, can -147
, causing -21
, check -62
, claude -17
, close -55
, could -34
, create -15
, cu\xE1l 193
, dass 94
, did -95
, die -268
, do -38
, don't -34
, e 285
, error 81
, even 85
, fix -16
, for 96
, how 286
, i'd -36
, i'm -28
, i've -66
, if -15
, in -53
, is 144
, it -75
, it's -78
, just -25
, keep -55
, let -37
, let's -125
, like -17
, making -28
, maybe -32
, no -43
, not -88
, now -27
, o -229
, on 229
, or 272
, plan 188
, please -142
, plus -116
, potentially -23
, print -60
, push -49
, put -119
, qual 278
, read -30
, right -125
, run -28
, session -34
, so -188
, that -171
, that's -137
, the -156
, then -129
, there -84
, they -71
, this -42
, though 123
, to -15
, tu -248
, update -36
, was 274
, we -187
, what 243
, what's -24
, when -27
, where 122
, which 162
, why 24
, wie 208
, with 15
, wo 54
, would -25
, write -51
, y -192
, yes -57
, \xA7code -42
, \xA7file -40
, \xA7name -60
: -236
: agent -15
: are -84
: check -17
: ci -73
: entire -31
: executing-plans -15
: failed -25
: how -56
: i -53
: in -18
: is 35
: review -18
: shouldn't -45
: the -143
: this -16
: troy -57
: true -63
: \xA7code -84
: \xA7name -140
: \xA7num -165
: \xA7path -76
: \xA7url -46
; 180
^^add a -138
^^ah the -63
^^also available -37
^^and if -31
^^antes de -91
^^are there -22
^^are we 29
^^are you -99
^^but the -33
^^but we -73
^^can i 186
^^can it -125
^^can we -240
^^can you -216
^^check the -86
^^combien de -128
^^commit and -41
^^commit the -21
^^commit this -46
^^continue from 418
^^continue with -88
^^could we -126
^^could you 18
^^create a -136
^^critical files -39
^^did the 46
^^did we 79
^^did you -162
^^do i 192
^^do not 91
^^do the 207
^^do we -70
^^do you 37
^^does the 96
^^does this -24
^^en qu\xE9 118
^^est-ce qu'on 76
^^fix the -72
^^for the 198
^^for \xA7num -105
^^gibt es 72
^^give me 64
^^has the 48
^^hast du -138
^^have a -75
^^have we 243
^^have you 106
^^here is -22
^^hmm but -30
^^hmm i -40
^^how about -183
^^how are -137
^^how can -165
^^how come 492
^^how did -47
^^how do 54
^^how does 83
^^how is 106
^^how many -120
^^how should 48
^^how would -172
^^i did -25
^^i do -49
^^i forget 32
^^i got -17
^^i just -91
^^i like -47
^^i mean -57
^^i need 60
^^i still -91
^^i think -89
^^i want 114
^^i would -54
^^i'd like -35
^^i've just -161
^^ich habe -115
^^if i 134
^^if the 50
^^if we -121
^^implement the -79
^^instead of -23
^^invoke the -32
^^is it 192
^^is that -151
^^is the 398
^^is there -89
^^is this -129
^^ist das -100
^^it's a -23
^^kannst du -78
^^let me 169
^^let's adjust -17
^^let's do -82
^^let's go -39
^^let's start -28
^^make a -72
^^make the -200
^^mise run -59
^^more comments -51
^^more review -17
^^not sure 34
^^now that -115
^^o que 30
^^ok can -34
^^ok let's -53
^^ok lets -34
^^ok so -38
^^okay let's -31
^^okay now -26
^^okay so -52
^^on a -120
^^one more -64
^^or is -78
^^perch\xE9 il -97
^^por que -25
^^por qu\xE9 -180
^^pourquoi le -392
^^push and -21
^^q are -42
^^qu'est-ce qui -48
^^quanto tempo -134
^^remind me 79
^^remove the -91
^^run the -84
^^should we -88
^^sigue con -15
^^so the 37
^^so we -17
^^step \xA7num -19
^^that was -60
^^the issue -18
^^the second -33
^^the \xA7name -34
^^there are 59
^^there's a 111
^^this is -25
^^update the -95
^^use the -139
^^verification \xA7code -17
^^wait until -31
^^was ist -281
^^was it 112
^^was the 39
^^we also -20
^^we are -23
^^we can't 109
^^we have -171
^^we need -69
^^we should -36
^^what are -172
^^what did -243
^^what do 263
^^what does 31
^^what else -81
^^what happens -84
^^what if -65
^^what is -241
^^what other -176
^^what was 105
^^what would -84
^^what's the -156
^^whats the 179
^^when is -110
^^when the -128
^^where did 175
^^where do 114
^^where does 42
^^where is -148
^^where's the 156
^^which of 38
^^why are 404
^^why did -149
^^why do -66
^^why does -101
^^why is -36
^^write a -173
^^yeah i -23
^^yeah let's -86
^^yeah please -24
^^yeah that -29
^^yes please -86
^^yes that -61
^^yes that's -39
^^\xA7num -76
^^\xA7num seems -42
^^\xA7num \xA7num -46
^^\u3053\u306E \u306E\u30A8 78
^^\u30C6\u30B9 \u30B9\u30C8 -56
^^\u30D1\u30FC \u30FC\u30B5 -79
^^\u4E3A\u4EC0 \u4EC0\u4E48 77
^a 222
^abbiamo 15
^add -319
^after -205
^ah -97
^algu\xE9m 170
^all -66
^alright -29
^also -111
^and -372
^another -40
^antes -236
^any 236
^anything 464
^are -43
^at -114
^before 135
^brainstorm -196
^bugbot -157
^but -209
^c'est 53
^can -230
^che -170
^check -130
^chi 280
^combien -128
^comment -91
^commit -156
^como -129
^continua -72
^continue 39
^cosa 148
^could -100
^create -172
^critical -99
^c\xF3mo -115
^da 35
^das 16
^de -337
^delete -98
^der 52
^die -158
^do 107
^does -119
^dove 78
^d\xF3nde -44
^el 153
^en -128
^entire -33
^explain -115
^fix -143
^for 53
^gibt 72
^git -25
^give 30
^given -75
^go 81
^got -23
^great -89
^hai -123
^has 126
^hast -138
^hat 371
^have 150
^hay -36
^here -22
^hm -15
^hmm -165
^hmmm -155
^ho 167
^i -30
^i'd 25
^i'm -107
^i've -84
^ich 108
^il 227
^implement -250
^in -77
^instead -23
^invoke -32
^is 167
^isn't -102
^ist -50
^it -138
^j'ai 81
^je 35
^just -37
^j\xE1 -50
^kannst -78
^la 157
^las 81
^le 257
^les -140
^let 102
^let's -278
^link -100
^lint -43
^lo 35
^log -76
^look 172
^looks -65
^los 452
^mach -165
^make -239
^manual -35
^mise -59
^more -68
^my 64
^next -35
^no 107
^non 53
^not 22
^now -176
^o 42
^oh -155
^ok -238
^okay -129
^on -218
^one -135
^option -33
^or -237
^our 63
^o\xF9 158
^perch\xE9 -203
^please -131
^por -174
^pourquoi 277
^previously -17
^push -60
^q -115
^qu'est-ce 19
^qual -311
^quando 100
^quanto -114
^que -72
^quelle 84
^quem 207
^question -115
^qui 29
^qui\xE9n 195
^qu\xE9 -191
^remind 53
^remove -91
^replace -58
^resume 172
^route -66
^run -124
^se -37
^should -136
^show -128
^si -72
^sigue 146
^so 130
^something 223
^sorry -66
^step -19
^still -121
^stop -102
^te 197
^that -252
^the -113
^there 219
^there's 193
^this -67
^to 99
^tu -91
^update -148
^use -147
^verification -17
^wait -78
^warum -210
^was -165
^wasn't 235
^we -216
^we've 346
^welche 15
^wer 68
^what 72
^what's 85
^whats 179
^where 41
^where's 123
^which 128
^while -18
^who 129
^why 239
^wie -238
^wir -364
^wo -93
^woran 17
^would 199
^write -317
^ya 123
^yeah -216
^yep -73
^yes -231
^you -257
^\xA7code -34
^\xA7file 572
^\xA7name 185
^\xA7num -273
^\xA7path 235
^\u3053\u306E -79
^\u30C6\u30B9 -56
^\u30D1\u30FC -79
^\u30ED\u30B0 37
^\u4E3A\u4EC0 77
^\u4E4B\u524D 128
^\u524D\u306E -31
^\u600E\u4E48 -260
^\u6211\u4EEC -215
^\u6628\u65E5 103
^\u6D4B\u8BD5 -213
^\u8FD9\u4E2A -205
a -73
a better -37
a big -61
a bit -96
a branch 68
a brief -18
a bug -20
a bunch -91
a certain 178
a check -18
a checkpoint -82
a claude -29
a clean 111
a comment -153
a commit -73
a date -77
a default -62
a different -145
a draft -76
a d\xE9j\xE0 474
a few -81
a file -60
a fix 123
a full 68
a function -53
a future -30
a gente 213
a git -89
a go -61
a gsd -20
a hook -15
a linear -58
a link -220
a list -35
a little -62
a local 63
a log 67
a look -142
a message -97
a minute 85
a n -119
a name -95
a new -85
a plan -42
a problem -27
a prompt -60
a quick -21
a race -21
a real 185
a reason 250
a reasonable -153
a rebase -26
a release -20
a review -27
a script 153
a second -17
a separate -25
a session -56
a shadow -36
a simple -47
a single -81
a small -39
a specific -17
a step -16
a stop -50
a string 110
a summary -17
a test -71
a timing -135
a turn -65
a user -73
a warning -16
a way -92
a whole -31
a \xA7code -78
a \xA7file -44
a \xA7name -179
a \xA7num -106
a \xA7path -56
a \xFAltima -179
a-t-il -21
ab 223
abbiamo 477
able -105
able to -107
about 383
about the 113
about this -47
about \xA7name 158
above 208
absolute -27
accept 372
access to 85
according -55
according to -55
account 43
accurate -21
across -25
action -132
actions -108
active -89
actual -21
actually -40
add -242
add a -103
add an -67
add it -81
add some -31
add test -29
add the -103
add \xA7code -53
added -158
added the -156
added to -46
adding 35
adding a -38
additional -74
additions -42
address -282
address the -42
addressed -22
adds -32
adesso -146
adjust -17
affect -18
after -42
after the -54
after \xA7num -27
again -185
again , -89
again and -41
again please -19
again the -26
again what 157
again with 52
against 437
against the 20
agent -276
agent and -35
agent is -33
agent lines -18
agent type -80
agents -83
agenttype -63
aggregation -25
ago 201
agree -35
agree with -25
agreed 410
agreement 110
ah -95
ah , -44
ah the -63
ahead -216
ahora -394
ai 143
ai coding -49
ainda -237
al 334
alguien 157
algu\xE9m 519
algu\xE9m j\xE1 139
all -101
all changes -16
all of -114
all tests -29
all the -89
all this -22
allowed 380
allowed to 380
already -216
already a -99
already exists -42
already has -73
alright -29
alright , -29
also -268
also , -81
also a -15
also add -60
also available -37
also be -18
also check -27
also have -56
also i -18
also that -19
also the -38
also think -39
alternatives -36
always -44
am 136
am i -95
amend -91
an -158
an agent -21
an argument -69
an array -30
an empty -81
an error -22
an example -39
an index -262
an integration -39
an interactive -15
an issue 69
an \xA7name -186
analysis -53
ancora -80
and -158
and a -89
and add -73
and also -25
and are -34
and can 65
and check -28
and claude -18
and commit -47
and do -78
and find -41
and fix -66
and follow -32
and get -62
and github-pr-review -16
and have 47
and how -113
and i -56
and i'm -32
and if -67
and in -29
and is 61
and it -81
and it's -19
and just -36
and let's -84
and list -31
and log -47
and make -28
and manual -20
and move -20
and no -27
and not 250
and on 89
and open -40
and push -43
and remove -62
and resolve -88
and return -43
and review -24
and run -51
and see -19
and show -55
and start -80
and tell -202
and test -38
and the -139
and there's -41
and this -20
and update -50
and use -59
and we -54
and what 184
and what's 140
and when -46
and which 371
and with 51
and \xA7file -65
and \xA7name -69
and \xA7num -58
answer 25
anterior 145
antes -252
antes de -246
any -120
any ideas -71
any more 80
any other -104
any way -65
anybody 345
anymore -46
anyone 354
anything , -21
anything else -175
anyway -111
anywhere -206
anywhere in -72
apart 51
app 378
appear -59
appears -32
applied -74
applies -31
apply -24
approach -54
approach is -97
appropriate -74
archive 293
are -211
are a -45
are all 143
are also -31
are in -51
are missing -50
are more -32
are no -16
are not -224
are now -23
are only -25
are still -50
are there -87
are we -39
are you -257
area -37
aren't 336
argument 122
arguments -156
arm 27
around 56
around the 152
around \xA7name -30
arquivo -410
array -194
arrow -56
as -145
as a 48
as i -77
as in -29
as it -104
as presented -32
as the 71
as we -31
as well -136
as \xA7name -20
ask 159
ask for 187
asking 223
asks 32
aspect -15
assert -45
assistant -16
assume 249
assuming -36
assumptions 30
at -77
at : -19
at all -156
at each -24
at it -83
at least -65
at linear -65
at once -161
at some 234
at that -80
at the -116
at this -87
at \xA7num 236
at \xA7path -44
attach -40
attached 237
attached to 56
attribution -67
attribution calculation -15
au 133
audit 136
auf 150
aus 242
auth 187
author -40
auto -117
auto and -20
auto commit -96
auto commits -27
auto-commit -153
auto-commit strategy -46
automatically -41
available -100
available : -37
available at -24
avait 364
avait-on 568
avant -140
avec 196
avevamo 675
avoid -47
away 262
ayer 444
b -119
b , -30
b e -58
ba -23
back and 62
back to -61
background -82
bad -132
bail -21
bank 240
bar -71
based -103
based on -64
bash -113
basically -60
batch 42
battery 168
bb 76
be a -225
be able -88
be added -40
be an -16
be deleted -19
be easier -133
be lost 252
be removed -71
be restored -22
be sure -15
be tested -82
be that -84
be the 105
be to -15
be updated -23
be \xA7num 73
because -24
because the -84
because we -52
become 66
before -142
before , 152
before : -33
before and -30
before i 283
before the -237
before we -15
before you -176
before your -72
beginning -92
behavior -61
behaviour -141
behind 394
bei 354
being -184
believe 95
belong -45
below 48
best -219
best way -30
better -175
better to -24
between -87
between the -109
between two 92
big -93
bigger 184
billing 266
binaries -25
binary -46
bit -106
bit more -60
bit of -16
bitte -61
block -279
blocking 160
boot 459
both -124
both sessions -29
both the -23
bottom 83
bound 114
brainstorm -208
brainstorm : -18
branch -266
branch , -78
branch : -22
branch and -25
branch but -16
branch exists -26
branch for -70
branch is -61
branch name -46
branch off -38
branch to -32
branch with -15
branch without -21
branch would -23
branch \xA7path -22
branche -154
branches -59
branches , -43
break -22
breaking -46
breaks 222
brew -63
brief -18
broken 49
browser -88
bug 244
bug with -20
bugbot -232
bugbot check -32
bugs -18
build -84
build the -58
built -27
bump 71
bun 335
bunch -91
bunch of -91
but -269
but can -39
but i -85
but if -24
but in 80
but instead -24
but it's 183
but let's -19
but make -19
but maybe -38
but never -46
but not -36
but now -32
but that -49
but the -43
but then -49
but this -56
but we -112
but what -37
but \xA7name -16
button -248
by 66
by both -27
by claude -41
by default -51
by hand -83
by the 18
by user -47
by using -22
by \xA7code -37
bypasses -33
bypasses the -33
byte -15
bytes -41
c 36
c f -16
c'est -63
c'\xE8 -210
c'\xE9tait 298
c'\xE9tait quoi 231
cache 29
caching 324
calculate -52
calculateattributionwithaccumulated -38
calculation -110
calculations -26
call -124
call sites -41
call the 73
caller -27
callers -28
calling -22
calls 171
can -208
can also -27
can be -53
can do -88
can get 85
can go -130
can it -36
can we -267
can you -213
can't 109
can't we -70
cannot -26
capture -75
capturing -30
capturing the -32
card 200
carpeta -94
carry-forward -66
case -158
case we -18
cases -141
catch 271
causa 245
cause 64
caused 15
causing -75
cd -34
cd \xA7path -28
ce 225
certain 155
certificate 162
cette -101
cette erreur 151
chain 34
change -108
change , -16
change but -28
change the -15
change \xA7code -15
changed -321
changelog 198
changes -152
changes , -21
changes and -28
changes are -26
changes if -24
changes to -42
changes we -30
changing -101
changing the -17
characters -152
chat -149
che 77
check -202
check : -56
check again -44
check for -26
check has -30
check if -102
check out -18
check that -67
check the -125
check we -18
checked 25
checked out -28
checking -150
checking the -85
checkpoint -246
checkpoint , -29
checkpoint and -29
checkpoint commit -16
checkpoint id -30
checkpoint in -51
checkpoint metadata -16
checkpoint the -29
checkpoint to -18
checkpoint \xA7name -17
checkpointid -113
checkpoints -277
checkpoints and -15
checkpoints branch -22
checkpoints by -16
checkpoints for -62
checks 108
chi 295
choice 416
choose 41
chose 135
chunk -146
ci 283
class -192
claude -263
claude , -65
claude and -18
claude code -22
claude is -29
claude session -23
claude's -55
clean state 111
clean up -56
cleaned -51
cleaned up -51
cleanup -120
clear -115
cleared -25
clearly -44
cli -94
cli repo -21
client 76
cliente -22
close -138
close the -110
closed -39
closes -93
closing 254
code -301
code , -58
code and -15
code in -45
code is -57
code that -50
code \xA7num -114
codebase -65
coderabbit -191
coderabbit on -60
coding -48
coding agents -51
column 118
com 52
com a 163
com o -127
combien -77
combien de -77
come 246
come back -34
come from -47
come up -276
command -290
command is -40
command that -29
command to -134
commands -121
commas 64
comment -17
comment , -22
comment from -65
comment in -36
comment on 299
comments -241
comments , -52
comments and -37
comments from -49
comments on -46
comments please -33
commit -289
commit and -70
commit hook -24
commit in -53
commit is -21
commit it -62
commit message -65
commit sha -64
commit strategy -16
commit that -108
commit the -45
commit this -65
commit to -22
commit we -58
commit with -37
commit \xA7num -18
commited -42
commits -53
commits , -35
commits and -16
commits from -40
commits in -79
commits on -121
commits without -41
committed -318
committing -25
como 134
compact -15
compare -34
comparison -18
compatibility -22
compile -194
complete -91
completely -39
complex -61
complexity -61
complicated -72
component -67
computed 73
con 156
con il -162
con la 17
concept -38
concept of -33
concurrent -100
condensation -104
condense -106
condition -138
conditions 164
config -60
config directory -34
configuration -221
confirm -29
conflict -140
conflicts -145
conflicts from -41
confused -38
confusing -25
consider -75
consider adding -25
consider using -28
considered -32
consistency -165
consistent -17
consistently -37
console -224
consulta -189
contain -60
contain the -31
contains -63
content -128
content-aware -15
content-aware overlap -15
context -145
context and -22
context window -43
continua -72
continue -136
continue , -50
continue from 418
continue with -103
continuing -18
contra 209
control 124
convention 161
conversation -28
conversion 133
cool -41
copied -35
copilot -93
copilot has -28
copy -205
core 163
correct -113
correct , -65
correctly -89
correctly , -22
corrige -285
corrig\xE9 441
cosa 51
cost 89
could -236
could also -19
could be -16
could it -135
could split -16
could we -136
could you 16
couldn't -124
couldn't we -82
count -202
counts 58
court -89
cover -204
coverage -34
coverage for -77
covered -104
crash 70
create -190
create a -133
create the -72
created -107
created , -46
creates -146
creates a -38
creates the -140
creating -31
creating checkpoints -19
creation -19
critical -127
critical files -39
ctrl-c -45
current -104
current branch -24
currently -90
cursor -154
custom -22
customer 160
customers 80
cut -69
cycle -88
c\xF3mo 385
c\xF3mo se 141
c\xF4t\xE9 -349
d -102
d'une -231
da 463
damals 269
dans -279
dans le -37
das 202
das problem -42
dass 94
data 74
database -62
date 51
date or 80
date with -44
datei -138
dates 19
days -52
db -23
de 494
de la -209
de las 46
de temps 65
de ver -388
de \xA7name 160
de \xA7num 342
dead 92
deal 102
deal with 159
debug -106
debugging -64
decide -150
decided -227
decision -135
default -171
defined -27
defined in -20
definitely -32
dei 215
del 490
delay -51
delete -45
delete the 15
deleted -73
delle 66
dem 331
den 201
depend 17
depend on 17
dependency 37
deploy 389
deprecated 37
depuis 71
der 138
der build -83
derni\xE8re 67
des 418
description -117
design 193
detail -77
detect -87
detection -71
determine -59
deux -21
dev -32
device 29
di 299
diagram -68
did 289
did a -69
did anybody 211
did i 367
did not -34
did that 187
did the 160
did this -163
did we 734
did you -692
didn't 280
die -45
die datei -138
die tests -166
diff -251
diff in -91
diff of -17
differ -280
difference -203
difference between -63
different -81
different from -21
different session -40
dir -69
dire -202
direct 102
directly -118
directly to -50
directory -123
disabled 66
discard -193
discuss -87
discussion 118
dispatch -71
display -178
display the -76
displayed -132
distinct -36
distinguish -58
distinguish between -49
do a -103
do have -89
do i 19
do if -36
do in -75
do it -169
do need -20
do not 242
do that -116
do the -181
do they 64
do things 211
do want -20
do we -30
do with 115
do you -135
do \xA7code -17
do \xA7name -132
do \xA7num -90
doc -209
docker 65
docs -154
document -34
document the -17
documentation -92
documented -126
does -276
does a -124
does entire -90
does git -60
does it 64
does not -51
does one 479
does that -53
does the 95
does this -64
does \xA7file 25
does \xA7name 204
doesn't -219
doesn't work -26
doing -28
doing the -21
doit -25
don't -132
don't change -17
don't get 194
don't have -36
don't need -39
don't see -20
don't think -52
don't understand -63
don't want -63
don't we -23
done -147
done , -20
dos 147
dots -270
double 103
double check -64
dove 197
down 177
down the 213
draft -187
draft \xA7name -57
droit 178
drops 176
du 110
du die -98
due 305
due to -44
duplicated -38
duplication -26
during 30
during a 70
d\xE9j\xE0 354
d\xF3nde 221
e 124
e b -55
e e -61
e test -88
e tests -29
each -67
each checkpoint -36
each commit -17
each other -161
earlier 101
early -62
easier -149
easier to -49
edge -110
edge case -43
edge cases -91
edit -69
edit the 223
edited -167
editor 345
effort -24
eigentlich 759
ein -230
eine 250
einen -294
either -82
el -54
el parser 128
el problema -19
else -40
else is 53
elsewhere -28
elsewhere in -27
em 297
email 57
empezar 93
empty -206
en 27
en el 66
en este -217
en la -265
en qu\xE9 118
enable -238
enabled -81
end 178
end of -69
end up 69
endpoint -140
endpoint , -140
ends -27
ends up -27
enough -78
ensure -120
ensure that -31
ensure the -34
ensuresetup -64
ent -62
ent \xA7num -62
entire -238
entire cli -22
entire enable -85
entire explain -83
entire hooks -17
entire reset -27
entire session -106
entire status -39
entire-checkpoint -18
entries 233
entry -62
entry point -101
entschieden -320
env 198
env files 65
env vars -35
environment -126
environment , -50
era 104
era la 232
eravamo 707
err -42
erreur 151
erro 36
error -71
error , -67
error : -86
error from -20
error in 155
error message -141
error messages -18
errors -169
es 62
escribe -377
especially -15
esse 263
esse erro 253
est -173
est-ce qu'on 76
esta -227
este 153
este error 330
estimated -35
est\xE1 -262
et 159
etwas 44
eu 58
evaluate -24
even 42
even if -25
even the -57
even though -17
events 139
ever 292
every 178
everything 109
exact 44
exactly 54
exactly as -32
example -101
execute -57
executing -42
executing-plans -25
executing-plans skill -15
exist -125
exist in -26
existing -167
existing session -21
exists 22
exists and 173
exists in -34
exit -94
expect -24
expected -167
expected to -25
expired -120
explain -139
explain me 58
explain the 70
explain why -73
explanation 258
explicitly -20
explore -72
export 318
exports -255
external 59
extract -130
extracted -33
f -42
f \xA7num -20
fa 253
fail -91
fail on 147
fail to -33
failed -86
failed to -26
failing -256
fails -22
failure -59
failures -101
failures in -89
fairly 86
fait 104
falha -75
fall 42
fall back -53
fallback 88
far 169
fare -131
fast 94
fatal -38
fatal : -38
fatto 364
faut -123
faut-il 247
faz -144
feature -158
feedback -128
feel -85
feel like -30
feel the -46
feels -23
fehler -158
fetch -46
fetching -72
few -87
fichier -178
ficou 246
field -42
field in -15
figure -59
figure out -53
file -299
file , -86
file changes -21
file for -26
file i -32
file in -34
file is -54
file names -16
file \xA7file -29
files -57
files , -50
files from -31
files in -15
files to -82
filestouched -91
filesystem -30
fill -32
filter 43
filtering -64
finalization -30
find -81
find out 94
find the -49
fine 167
fine , -47
finish -52
finished -169
fire -147
fires 141
firing -71
firmware 432
first -134
first , -45
first and -39
first fresh -43
first time -98
fix -214
fix : -37
fix all -17
fix for -16
fix is -19
fix it -63
fix that -125
fix the 104
fix them -56
fix this -45
fixed 58
fixed by -18
fixed the -28
fixes -98
fixing -28
flag -56
flags 37
flaky 633
flow 28
fmt -94
focus -34
foi 368
fois -285
folder -138
folder , -20
follow -75
follow it -32
follow up -46
following -54
following plan -32
follows -15
font 28
for 57
for a -220
for all 145
for an -144
for any -29
for claude -59
for each -33
for entire -30
for every -18
for example -25
for future -19
for gemini -68
for good 180
for it -49
for later -26
for me -127
for now -72
for review -54
for that -108
for the 222
for these -33
for this -120
for us 54
for what 16
for \xA7code -153
for \xA7file -56
for \xA7name -17
for \xA7num -138
force 66
forget -44
forget to -58
fork 45
form -147
forma -218
forma de -218
format 64
formato -58
formats 225
formatter -154
formatting -75
forward -36
found -19
four 86
free to 115
freeze 273
fresh -84
fresh context -43
from 86
from , 214
from a 63
from above -61
from coderabbit -166
from entire -19
from happening -32
from main -23
from parent -33
from remote -69
from that -41
from the 62
from what -18
from \xA7file -31
from \xA7name -20
from \xA7num -180
from \xA7path -58
front -23
frontend -39
fue 501
full transcript -31
fully -27
function -196
function in -120
functionality -185
functions -179
functions are -44
fun\xE7\xE3o -315
further -51
future -170
f\xFCr 356
gap -77
gaps -74
garbage -69
gateway 191
gc -206
gemini -196
gemini \xA7name -50
generate -131
generate me -40
generated -64
generates -31
generation -29
gente 368
german 128
gesagt 99
gestern 205
get 260
get a 24
get an -27
get back -46
get it -37
get that -101
get the 141
get this -56
gets -52
getsessionlog -69
getting -160
ge\xE4ndert 80
gibt -41
gibt es 72
git -408
git command -139
git commit -66
git config -23
git fetch -20
git hooks -34
git status -49
github -195
github copilot -27
github \xA7name -26
github-pr-review -105
gitignore -46
gitleaks -29
give -123
give a -71
give me -26
give us -50
given -133
gi\xE0 311
go ahead -42
go back 61
go for -24
go on -167
go run -47
go with -74
go-git -58
goal -34
goes 216
going -39
going on 112
going to -109
gone 237
good 30
good , 51
good to -40
goreleaser -60
got 114
got the -92
got this -18
graphql 742
great -109
great , -17
green -107
grep -126
grid 204
group -112
gsd -35
gsd todo -19
guaranteed -131
guardar -90
guess -41
guess we -20
ha -44
habe -283
haben 194
haben wir 124
hab\xEDa 353
hab\xEDamos 452
had 198
had a 329
had an 299
had we 177
hai -337
half 283
half of 83
hand -17
handle -66
handle that -19
handle the 307
handle this -54
handled -93
handleturnend -88
handling -92
hang -92
hangs -55
happen 29
happened -23
happening -79
happens -163
happens if -57
happens in -94
happy -28
hard 45
hard to -15
has a -45
has been -22
has done -17
has happened -47
has some -55
has the 104
has to 324
hash 168
hast -165
hast du -67
hat 182
hatten 273
hatten wir 266
have -106
have a -101
have an -39
have any -70
have been -133
have expected -23
have in 147
have it -42
have one -107
have some -56
have something -33
have tests -28
have that -65
have the -136
have to 607
have we 487
have you 24
have \xA7num -60
haven't 200
having -60
hay 163
he -228
he's -107
head 205
header -34
help -127
help me -65
here 35
here , 82
here is -73
hey 71
hidden 163
hier 289
high -52
history 259
hit 318
hm -15
hm , -15
hmm -163
hmm , -131
hmmm -155
hmmm , -155
holds -178
hook -213
hook , -66
hook from -77
hook is -38
hook that -21
hook types -34
hooks -107
hooks are -86
hooks run 134
hooks to -17
host -266
hour -55
hours -115
how 185
how about -173
how are -164
how can -184
how come 404
how did 211
how do -19
how does 25
how it -87
how should 28
how the 68
how to 162
how we -33
how would -178
however -90
however , -31
huh -65
human -41
h\xE1 94
i 67
i actually -33
i also -83
i am -34
i assume 249
i believe 106
i can -47
i can't -123
i commit -48
i did -69
i didn't -102
i do -68
i don't -78
i feel -66
i forget 32
i get -200
i got -17
i guess -172
i had 20
i just -89
i know 391
i like -46
i mean -94
i need 111
i only -262
i pasted -76
i run -142
i still -112
i test -101
i thought 60
i understand -27
i want 111
i was 34
i wonder -34
i would -115
i'd 54
i'd like -69
i'll -111
i'm -102
i'm also -18
i'm assuming -35
i'm not -106
i'm testing -15
i've -172
i've got -45
i've just -154
ich 136
ich habe -115
id -136
id is -32
idea 47
idea of 158
ideally -46
ideas -71
identified -29
identify -33
ids 81
if -189
if a 215
if any -32
if claude -19
if i 92
if it -66
if it's -36
if possible -59
if someone -34
if that's 69
if the 23
if there -102
if there's -30
if they -27
if they're -33
if this -52
if we -234
if we're -23
if you -91
ignore this -15
ignored -41
il -44
il problema 56
im 248
image -202
impact -39
implement -270
implement the -84
implementation -144
implementation order -15
implemented -48
implementing -15
import 201
important -62
importer 336
improve -72
improve this -15
improvement -20
in -55
in a -228
in any -23
in between -23
in both -16
in code 160
in der -376
in each 61
in entire -62
in front -23
in git -162
in linear -72
in main -153
in mind 164
in my -44
in one 268
in order -79
in other -50
in our 123
in parallel -33
in questo -127
in session -51
in some 280
in strategy -24
in test -18
in that -146
in the 150
in their -95
in theory -18
in there -50
in this -188
in two -83
in your -262
in \xA7code -42
in \xA7file -214
in \xA7num -59
in \xA7path -179
include -97
include the -19
included -78
included in -78
including -35
including the -29
index 56
indicate -20
indication -20
individual -43
info -118
information -55
initial -25
initialized -27
inline 76
input -110
inside -103
install -138
install the -95
installed -108
instead -156
instead , -60
instead of -86
instructions -67
integration test -24
integration tests -130
intended 52
intent -54
intentional -55
interactive -52
interface -97
interrupted -46
interrupted by -47
into 63
into a -52
into the -36
introduced -107
invalid -24
investigate -52
invoice -69
invoices -55
invoke -106
invoke the -101
ipns -80
is -179
is , -16
is : -34
is a -174
is active -24
is added 188
is already -58
is also -57
is at -17
is available -15
is checked 90
is correct -41
is currently -44
is dead -23
is defined -22
is doing -23
is done -27
is failing -36
is fine 59
is gone -73
is in -111
is it -148
is made -39
is missing -74
is my -51
is never 241
is no -36
is not -87
is now -21
is on 81
is one -66
is only -60
is passed -37
is really -42
is running -21
is showing -24
is stale 152
is still 235
is that -28
is the -51
is then -15
is there -35
is this -201
is to -113
is what -69
is working -15
is wrong -68
is \xA7code 30
is \xA7num -73
is \xA7path -58
isn't 192
isn't the -66
isn't this -51
isso 125
issue -131
issue for -37
issue here -16
issue is -20
issue on -87
issue was -15
issue with 118
issues -267
issues in -103
ist 139
ist das 141
ist der -159
ist die -38
it -112
it , 157
it a -122
it again 46
it and -106
it as -82
it be -135
it can -49
it does -46
it doesn't -88
it exactly -47
it for -15
it goes -23
it in -112
it into -65
it is -176
it just -71
it keeps -78
it later -15
it looks -23
it more -20
it needs -87
it not -106
it on -58
it once -41
it only -40
it please -94
it possible -103
it says 74
it seems -23
it should -65
it shows -21
it so -16
it still 16
it that 163
it the 27
it then -19
it there 131
it to -155
it was -56
it will -26
it with -78
it works -69
it worth -105
it would -28
it \xA7name -49
it's -189
it's a -64
it's fine -19
it's in -82
it's more -18
it's not -64
it's own -57
it's part -17
it's the -34
it's working -18
item -75
its -153
its own -36
itself -38
j'ai -62
java 41
javascript -383
je 123
jetzt -292
job 405
join 53
json -51
just -330
just a -18
just before -26
just change -21
just now -35
just remove -23
just to -16
just tried -26
j\xE1 200
kann -310
kannst -78
kannst du -78
keep a -16
keep it -75
keep the 94
keeping 216
keeping the 148
keeps -103
key 123
keys -71
keys are -52
kind -92
kind of -92
kiosk 244
know 271
know if -42
know that -19
know the 50
know what 118
know which -61
known 429
kommt 169
l -106
l \xA7name -116
la 105
la carpeta -94
la causa 205
la derni\xE8re -94
la prueba -65
la sesi\xF3n 30
la session -22
la \xFAltima -84
label -186
language -85
large -151
las -74
las pruebas -163
last -272
last checkpoint -66
last commit -33
last edit -127
last one -30
last prompt -19
last seen -38
last week 390
later -97
latest -161
layout 74
le 60
le fichier -458
le probl\xE8me 90
le serveur -185
leak 336
leap -60
least -66
least one 49
leave 58
leave the -35
leaves -43
leaves the -28
ledger 26
lembra 429
len -113
length -159
length 0 -543
length 1 -295
length 2 318
length 3 323
length 4 -159
length 6 46
les 454
less -48
let -38
let's -278
let's add -28
let's address -28
let's adjust -17
let's continue -26
let's discuss -39
let's do -104
let's first -18
let's fix -60
let's get -31
let's go -128
let's have -53
let's make -21
let's move -33
let's not -38
let's respond -34
let's start -51
let's try -27
let's use -20
lets -105
lets get -81
letzte -47
level 68
licence 651
license 202
liegen 81
liegt -256
lies 36
ligne -422
like -222
like a -80
like it -38
like option -20
like that -56
like the 18
like this -31
like to -29
like we -47
limit 416
limit to -86
limits 358
line -285
line in -80
line \xA7num -166
linear -218
linear ent -36
linear issue -42
linear \xA7name -115
lines -90
lines in -17
lines \xA7num -26
linha -102
link -236
link the -88
link to -21
lint -179
linter -582
list -17
list view -37
liste -261
literal -52
little -62
live 266
lo 87
lo que 389
load 58
loadentiresettings -24
loading -84
local -159
local changes -15
locally 18
lock 171
log -447
log a -33
log in -31
log that -16
log the -71
logging -155
logic -113
logic in -15
login 482
logo -123
logs -44
long -131
longer 109
look -92
look at -125
look for -232
look if -29
look in -48
look like -144
look up 263
looked -82
looked at -181
looking -125
looking at -75
looks -158
looks good -69
looks like -61
loop -68
los 403
lose -51
lost 265
lot -33
lot of -31
low -39
low severity -24
l\xEDnea -322
m 200
mach -165
machine 117
made 87
made a 33
made by -39
made to 109
made us 153
magic 244
mail 137
mails 34
main -256
main , -57
main and -17
main branch -80
main please -22
maintain -67
maintenant -400
make -149
make a -93
make an -24
make it -116
make sense -75
make sure -50
make the 21
makes 58
makes sense -39
making 30
making the 127
mal 511
man -510
manda 322
manual -80
manual commit -43
manual-commit -75
manually -93
map -310
mark -89
mark the -48
markdown -47
marker -56
match -163
matches -108
matching -63
matter -228
may 369
may be 115
may have -23
may not -38
maybe -92
maybe a -27
me 31
me a -145
me again 28
me is -95
me know 77
me that 232
me the 35
me to -212
me what 106
me where -59
mean -329
mean , -161
means 30
meant -135
mechanism -22
medium -40
medium severity -19
mehr 24
memory 188
mention -173
mentions -23
mentions that -21
merge -86
merge conflicts -115
merged -103
merging -88
message -234
messages 188
messaging -31
messed -17
messed up -17
metadata -151
metadata can -18
method -247
methods -38
mi 315
middle -194
middle of -194
might -53
might be -16
might not -27
migration 82
migration script -106
migrations 125
milestone -35
milestone complete -23
mind 49
minor -30
minutes 90
mir 83
mise -114
mise run -74
misleading -24
mismatch -65
missed -100
missing -165
missing the -46
mit 298
mit dem 108
mit den 401
mixed -21
modal -183
mode 123
modification -21
modifications -124
modified -84
modify -20
modifying -33
modo 379
module -29
moment -93
monorepo 240
month 54
more -84
more comments -51
more review -17
more test -24
more to -35
more what 248
more \xA7name -43
most -37
most of -19
motivo 153
move -48
move it -57
move on -38
move the -44
move \xA7name -64
moved -105
moving 127
much 41
multi -60
multi session -53
multiple -119
multiple commits -48
multiple sessions -56
multiple times -23
must 449
must be 15
my -219
my head 219
my side -134
my \xA7name -50
m\xE1s -47
m\xF3dulo 26
n -86
na 314
nada 29
name -200
name , -78
name of -190
named -23
names -165
naming 271
ne 205
nearly 175
necessary -38
need -187
need a 427
need it -35
need the 131
need this -29
need to -256
needed -104
needs 143
needs to -108
nehmen -216
neste -104
neste projeto -104
network -25
never 173
never called 151
new -67
new branch -64
new changes -16
new comments -41
new content -33
new error -22
new files -63
new one -95
new session -16
new \xA7code -20
new \xA7name -48
newer -235
next -217
next up -30
nice 145
nicht 228
nightly 435
no 21
no , -166
no changes -40
no longer 63
no prompt -19
no real -30
no way -43
nobody 352
noch -70
noch mal -185
node -76
non 143
none -110
normal -60
normally -149
nos 453
not -124
not a -59
not be -53
not being -31
not clear -19
not correct -40
not display -27
not firing -75
not found -18
not get -46
not have -64
not in 74
not just -138
not really -49
not the 75
not to 119
not \xA7num 137
note -64
note : -21
note the -20
notes -180
nothing -31
nothing to -66
notice -55
noticed -40
noting -21
novo -78
now -311
now , -41
now can -16
now do -34
now for -40
now i 62
now it -18
now shows -23
now that -109
now the -38
now to -19
now we -20
now when -23
now which -93
npm -261
number -145
number of -25
numbers 269
nuovo 312
nur 397
n\xE3o 374
o 400
o arquivo -383
o problema 148
o que -245
objects 69
observed -46
obvious 155
obviously -37
of -17
of a -47
of all 243
of commits -29
of it 108
of lines -15
of our 63
of session -119
of that 114
of the 58
of these -67
of this -154
of truth 129
of what 69
of \xA7code -74
of \xA7name -121
of \xA7num 46
of \xA7path -29
off 575
off for 142
off main -35
official 293
offline 237
often -189
oh -162
oh , -102
ok -269
ok , -118
ok can -28
ok let's -17
ok lets -32
ok now -34
okay -134
okay , -113
old session -41
older 126
on 357
on a 181
on every -128
on for 40
on github -49
on how 210
on it 204
on line -49
on linear -96
on main -84
on my -124
on pr -113
on purpose 136
on that 45
on the 95
on this -24
on top -85
on what 75
on which 121
on windows 110
on your -105
on \xA7name 310
on \xA7num 144
on \xA7path -79
once 50
once more 84
once with -60
onde 480
one 297
one , -29
one : 44
one commit -16
one for -27
one is 173
one last -77
one more -98
one that 81
one to -18
one was 179
one we 44
ones 371
only -248
only need -80
ontem 364
onto 260
onto the 321
open -71
open a -148
open source -29
open up -52
opencode -136
operation -46
operations -81
option -157
option for -24
option \xA7num -81
options -126
options for -72
or 180
or a 156
or do -53
or in 80
or is -109
or just 178
or not 211
or only 47
or per -76
or should -54
or something -74
or the -146
or was 149
or \xA7code -36
or \xA7name 71
order 188
order of -48
order \xA7num -15
origin -16
original -36
os 208
os testes -266
other -167
other places -41
other session -57
other sessions -70
other \xA7name -87
others -111
otherwise 54
ou 19
our 90
our changes -25
our parent -49
our state -58
our \xA7name 30
ours 297
out 39
out a -37
out how 60
out if -19
out in -19
out of 43
out the -21
out what 225
out why -36
outcome 131
output -230
outside 87
outside of -42
over 285
overlap -55
overlap with -41
overwritten 64
own -58
owner -53
o\xF9 386
package -134
packages -102
padding -118
page -303
pagination 190
panic -89
par 174
para 23
para o 149
parallel 94
parameter -110
parent -212
parent branch -46
parent \xA7path -44
parse -89
parsed -75
parser -392
parser , -32
parsers -166
parsers , -166
parsing -39
part -152
part is -24
part of -58
parte -189
partial -160
parts -71
pas 153
pasar 273
paso -293
pass -38
passed -78
passes -39
passing -33
passo -135
passo \xA7num -135
past the 38
pasted -157
paths -71
paths package -70
pattern -58
pause -199
pending -127
people 315
per 402
per il -207
per-file -15
perch\xE9 329
perch\xE9 il -97
perhaps -39
permission -171
persistent -40
perspective -17
peso 176
phase -150
phases -30
pick -38
pick up -35
piece -16
pin 235
pipeline -30
pi\xF9 359
place -186
plan -208
plan : -34
plan first 183
plan in -26
planning 155
plans -20
play -29
please -267
please , -55
please fix -40
please implement -37
plugin 296
plus -91
pnpm 525
pode -112
point 18
point , 39
point of -108
point we -101
points 82
polling 44
por 273
por qu\xE9 371
port 512
position -38
possible -45
possible to 17
post-commit -76
post-commit \xA7name -22
postgres 255
posthog -42
potential -28
potentially -120
pour 444
pour la 440
pour le 74
pourquoi 286
pourquoi le -392
pr -190
pr \xA7num -108
practice -247
pre-commit -146
prefer -114
prefixes 343
prepare-commit-msg -19
prepare-commit-msg \xA7name -19
present -94
presented -32
presented to -32
press -16
pretty -38
pretty sure -39
prevent -69
prevent this -34
preview 243
previous -104
previously -45
prima -348
print -181
print the -78
prior -51
priority -21
probably -155
problem -77
problem with 18
problema 293
problema del -207
problems 204
problems with 278
probl\xE8me 174
proceed -46
process -40
production 320
progress -16
project 122
project , -32
project : -57
projeto -108
promise 345
promised 261
prompt -195
prompt , -23
prompt : -45
prompt and -27
prompt context -17
prompt in -27
prompt is -44
prompt start -18
prompting -52
prompts -80
prompts , -19
proper -48
properly -126
property -125
proposal 119
propose -33
propose a -17
proposed -40
protected -35
provide -64
provider 51
proxy -41
proyecto 85
prueba -204
pruebas 66
public 71
pull -371
pull in -16
punto 50
purpose 102
push -281
push , -27
push and -35
push it -34
push the -44
pushed -107
pushes 15
put -76
put it -126
put the -85
putting 64
python -353
q -109
q : -148
qu'est-ce 19
qu'est-ce qui -48
qu'on 376
qu'on a 153
qual 66
qual era 156
qualcuno 533
quale 107
quali 108
quality 174
quand -201
quando -288
quanti 70
quanto -114
quanto tempo -134
que 70
que el 35
que o -140
que se -54
que tu -46
qued\xF3 568
quelle -32
quelle version 15
quelqu'un 264
quem 355
query -472
question -100
question : -120
question is -66
questions -66
questo 43
queue 545
qui 273
quick 36
quick task -39
quickly -55
quite -94
qui\xE9n 283
quoi 171
quotes -20
qu\xE9 129
qu\xEA 29
r 36
race -21
raise 59
raised -24
ran -161
range -117
rate 233
rather 60
rather than 79
raw 135
read -174
read the -81
read \xA7file -39
reader -97
reading -54
reads -95
ready -75
ready to -24
real 174
really 37
reason 460
reasonable -147
rebase -212
rebasing 108
recall 398
recent -42
recently -42
record 92
records -324
recover -30
red 33
redis 535
reduce -37
redundant -32
refactor -131
refactor the -121
refactoring -62
reference -83
referenced -22
references -127
reflect -41
reflect this -37
refresh -151
refs -100
regarding -32
regardless -21
regardless of -21
regex -142
registry -105
related -87
relation -39
relation to -39
release 397
released 87
relevant -52
remain -26
remaining -51
remains -57
remediate -70
remediation -59
remember 263
remember the -27
remind 33
remind me 56
remote -202
remove -101
remove the -120
remove this -43
remove \xA7code -29
removed -301
removed the -76
removes -39
removing -29
removing the -19
rename 50
rendered -47
rendering 186
replace -97
replace the -54
reply -70
reply to -42
repo 23
repo , 36
repo and -18
report 115
repos 84
repository 125
request -44
request interrupted -47
requests -152
require -23
requirements 153
research -21
reset 45
reset the -40
reset to -25
resolution -28
resolve -141
resolved 220
respond -82
respond to -59
response -144
rest -136
rest , -54
resta -67
restart -376
restart the -193
reste 262
restore 159
restored -21
restoring -28
result -48
resume 142
resume the 256
retries 154
retry 129
return -205
return in -76
return the -30
returned -56
returning -37
returns -38
reuse -21
reused -55
revert -250
review -223
review comment -43
review comments -93
review feedback -53
review is -36
review the -43
review this -28
reviewers -34
reviewing -17
reviews -89
rewind -73
rewind points -15
rewindpoint -57
rewrite 143
rid 82
rid of 82
riga -191
right -143
right , -32
right now -117
right place -38
risk -51
risolto 253
roadmap -24
role 42
root -60
route -66
row -16
rule 110
rules -77
run -29
run : -47
run entire -34
run in -35
run it -41
run lint -48
run test -55
run \xA7code -15
runner 146
running -132
running a -19
running the -23
running \xA7code -50
runs 100
rust -23
s 144
said 34
same -127
same as -29
same checkpoint -43
same for -20
same line -24
same thing -48
sample -64
save 114
saved -60
saw -152
say 44
say it -17
saying -32
says 309
scan -93
scenario -69
scenarios -43
schema 83
schon 60
schon mal 260
score 95
screens 16
screenshot -334
script -354
script that -19
scripts -150
scritto -333
second -136
seconds 178
secret 33
secrets 21
section -180
section \xA7num -113
security -64
see -207
see anything -16
see if -76
see in 169
see it -93
see the -46
seed 119
seeing -125
seeing the -96
seeing this -40
seem 46
seem to 62
seems -88
seems like -47
seems to -106
seen 79
sei 58
selected -21
sem -38
semana 400
send -72
sending 35
sense -98
sense to -66
sensor 313
sentence -61
separate -73
serve -215
server 208
serveur 287
service 148
services 276
servidor 151
sesi\xF3n -86
session -184
session , -23
session : -31
session a -21
session and -17
session b -34
session but -15
session data -21
session id -152
session instead -48
session is -77
session list -124
session log -16
session logs -39
session state -44
session that -68
session we -17
session \xA7name -23
session \xA7num -72
sessions , -51
sessions in -61
sessions that -26
sessions with -35
sess\xE3o 37
set 101
set the -227
set up -56
settings -165
settle 129
setup -23
severity -38
severity the -17
sha -63
shadow -210
shadow branch -173
shadow branches -53
shadow tracking -29
share 113
shared 208
short -23
shorter -70
should -292
should also -45
should be -186
should do -25
should have -57
should i -130
should it -73
should never 79
should not -56
should use -20
should we -205
shouldn't -83
shouldn't be -28
shouldn't the -32
shouldn't we -22
show -238
show me -108
show the -55
showing -82
showing the -25
shown -163
shown to -28
shows -233
shows up -64
si 72
side -135
significa -376
significant -25
sigue con -15
silently -33
similar -99
simple -99
simplify -71
simplify the -73
simply 46
simulator 231
sin 87
since 33
since we -43
sind 258
single -59
single checkpoint -28
single commit -40
single file -24
sites -41
size 54
skill -123
skill and -32
skills -87
skip -108
skip \xA7num -41
skipped in 43
sleep 177
slow 120
small -142
so -178
so basically -26
so far -61
so i -70
so if -15
so it -17
so let's -19
so that 55
so there's -49
so this -26
so we -74
so what -100
sobre 819
software 243
software you -18
soll -21
soll ich 61
solo 337
solution 86
solve -37
solved 240
some 53
some changes -39
some merge -57
some more -40
some new -39
some of -86
some point 351
some test -75
somebody 383
somehow 93
someone 519
something -193
something else -65
something like -39
something similar -66
sometimes -122
somewhere -81
somewhere in -34
sonnet -75
sont -547
sorry -130
sorry , -66
sorry i -40
sort 132
sort of 40
sort the -135
sorted 188
sound -43
sounds -47
source -26
source of 129
space -237
spaces 138
spawn -26
specific -105
specifically -30
specify -87
split 46
split the 17
stable -38
stack -134
stacked 44
stacked \xA7name -68
staged -40
staging 283
stale 192
stand 27
standard -36
start of -29
start the 139
start with -56
started -108
starting -41
starts -92
stash -177
state -55
state and -20
state file -122
state machine -123
state of 100
states -26
status -126
stderr -16
stehen 376
step -31
step \xA7num -37
steps 115
steps , -42
still 172
still failing -109
still open 262
still references -140
still see -62
stop -167
stop hook -73
stop is -46
stopped -28
stops 200
storage -52
store -76
store the -257
stored -49
stores 104
storing -47
story 300
straight 124
strategies -31
strategy -182
strategy , -56
strategy is -40
strategy we -16
strict 120
string -68
strings 44
strings contains -31
stripped 33
struct -153
structure -87
stuck -19
stuff -142
su 658
sub -88
sub \xA7code -43
subagent -206
subsequent -47
success -55
suggest -32
suggestions -42
suite 44
summaries -33
summarisation -15
summarise -47
summarize -40
summarize the -31
summary -145
summary of -39
superpowers -98
superpowers : -36
support 103
supposed 282
supposed to 282
sur 308
sur la 135
sure , -27
sure if -16
sure it's -25
sure that 127
sure the 83
sure we -32
surface -31
swap 274
switch 123
switched 160
sync -44
system -30
s\xE9 285
t 48
tab -167
table 80
tabs -61
tackle -56
tag -138
tags -270
take -61
taken -42
takes 69
talk -172
talk about -78
tap -58
target 63
task -57
tax 514
te -199
technically -86
tell me -158
tell the 83
temp -37
template -127
templates -65
tempo -23
temporary -90
temporary checkpoints -80
temps 65
ten -207
terminal 87
terms -53
test -200
test , -153
test : -69
test cases -17
test coverage -172
test failures -100
test for -40
test in -59
test repo -34
test that -57
test the -31
test-repo -28
test-repo skill -28
teste -260
tested -78
testes -132
testing -112
tests -262
tests , -40
tests are -111
tests for -203
tests in 90
tests pass -154
tests that -46
tests to -58
text -46
than 53
thanks -103
that 27
that , 27
that a 20
that already -24
that and 90
that are -67
that branch -15
that case -19
that checkpoint -19
that checks -58
that claude -58
that does -67
that doesn't -22
that file -38
that for -47
that has -17
that i -29
that in 144
that is 28
that isn't 123
that it -19
that it's -35
that look -57
that make -23
that makes 124
that should -49
that still 16
that test 136
that the 291
that this -26
that to -54
that validates -24
that was -210
that were -39
that would -67
that you -92
that \xA7name -96
that \xA7num -35
that's -142
that's the -96
that's what -19
the actions -78
the actual -21
the agent -200
the agents -48
the app -92
the approach -20
the archive 172
the attribution -19
the author -41
the background -62
the beginning -92
the best -187
the bottom 83
the branch -94
the bug -28
the bugbot -43
the build -189
the button -185
the cache -113
the calculation -18
the call -80
the case -44
the change -88
the changes -162
the checkpoint -99
the checkpoints -82
the claude -49
the cli -51
the code -218
the codebase -64
the command -123
the comment -140
the comments -27
the commit -169
the commits 116
the concept -33
the condensation -17
the condition -74
the conflict -22
the console -66
the content -62
the context -43
the correct -51
the critical -63
the current -78
the cursor -115
the customer 44
the data 49
the date -134
the debug -16
the default -72
the design 109
the dev -143
the diff -130
the difference -203
the doc -29
the docker 71
the docs -61
the double 329
the e 32
the earlier 117
the empty -17
the entire -70
the env 129
the error -242
the events -41
the example -20
the existing -61
the failing -25
the field 62
the file -79
the files -99
the first -113
the fix -120
the flag -122
the folder -38
the following -42
the form -153
the formatter -154
the full -44
the function -36
the future -66
the gap -68
the gemini -62
the german 128
the git -161
the github -40
the header -28
the hook -87
the hooks 52
the human -24
the id -73
the idea 18
the implementation -38
the importer 203
the index 19
the integration 214
the intent -33
the interactive -29
the interface -93
the issue -142
the issues -17
the key -56
the last -403
the latest -166
the ledger 26
the left -34
the length -160
the line -91
the linear -84
the linter 51
the list -84
the local -87
the lock 81
the log -105
the login -198
the logs -130
the loop -84
the main -77
the manual -31
the merge 54
the metadata -113
the method -78
the middle -194
the migration 105
the missing -45
the modal -187
the more -73
the most -17
the name -204
the new -117
the next -148
the number 119
the numbers -169
the official 238
the old 23
the one -70
the only -15
the order -134
the original -30
the other 53
the outcome 161
the output -28
the page -63
the path 29
the plugin 121
the polling 44
the port -288
the pr -34
the pre-commit -146
the previous -56
the prior -25
the problem -93
the prompt -73
the prompts -17
the public 103
the question -26
the registry -40
the release 119
the relevant -37
the remaining -36
the remediate -70
the remediation -30
the remote -117
the report -147
the request -184
the rest -136
the review -85
the reviewer 17
the rewind -17
the right 105
the same -110
the scenario -35
the scenarios -18
the script -19
the search 73
the second -118
the server -191
the session 29
the sessions -34
the shadow -186
the stack -140
the staging -201
the start -105
the stop -131
the story 300
the strategy -24
the subagent -50
the summary -36
the superpowers -44
the table -207
the team -80
the temporary -82
the terminal -46
the test -40
the test-repo -28
the tests -26
the text -18
the thing -234
the ticket 368
the time -158
the timeout -207
the tool -48
the top -93
the trailer -102
the transcript -58
the transcripts -30
the trick 314
the two 57
the type -128
the upload -180
the usage -15
the user -170
the user's -17
the validation -19
the variable -56
the vendor -137
the version -27
the warning -112
the weather 50
the whole -137
the work -20
the working -16
the worktree -43
the wrong -21
the \xA7code -160
the \xA7file -206
the \xA7name 182
the \xA7num 24
the \xA7path -125
their 45
them -264
them in -68
them one -22
then -158
then , -26
then commit -24
then do -24
then i -35
then it's -17
then let's -37
then push -15
then the -67
then update -28
then we -21
then \xA7num -17
theory -18
there 62
there , -79
there a -30
there an 339
there and -18
there any -233
there for 266
there is -95
there no 190
there should -26
there still 143
there was 90
there were -90
there's a 15
there's no -48
theres -138
theres a -142
these -305
these two -93
they -154
they are -24
they don't -24
they have -80
they were -32
they're -38
thing 44
thing , -24
thing that -106
thing to -64
things 119
things that 165
think -126
think about -165
think it's -49
think that -51
think the 112
think there -39
think this -17
think we -31
think you 136
thinking -44
thinking about -25
third -140
this -268
this , -39
this : -36
this also -50
this as -47
this be -74
this before -30
this behaviour -95
this branch -74
this but -18
this can -22
this case -136
this checkpoint -15
this code -110
this commit -20
this conversation -17
this correctly -21
this could -21
this error 94
this feedback -19
this file -66
this for -31
this has -21
this in -139
this is -114
this issue -65
this just -18
this means -51
this method -117
this might -20
this new -17
this on -97
this one -18
this point -58
this repo -44
this scenario -28
this session -77
this should -31
this software -18
this still -80
this time -115
this to -30
this up -24
this version -22
this was -44
this will -30
this with -102
this work -85
this \xA7name 203
those -127
those changes -31
though -31
though can -21
though we -99
thoughts -66
threshold 103
through -188
through the -58
throw 102
throws -101
ticket 375
time -143
time , 152
timeout 107
timeouts 681
times 166
timestamp -26
timezone 233
timing -130
title -131
to -69
to a -118
to add -40
to address -29
to agent -18
to also -28
to an -19
to avoid -34
to be 273
to both 90
to call 129
to change 120
to check -133
to commit -50
to condense -16
to create -20
to date -43
to distinguish -60
to do -155
to each -107
to enable -26
to figure -34
to fix -64
to get 104
to go 188
to handle -22
to have -19
to improve -25
to include -27
to install -30
to investigate -17
to it 39
to keep 83
to know -40
to load -75
to look 245
to main -81
to make 90
to me -99
to modify -16
to move -92
to much -41
to not -61
to open -68
to plan -16
to prevent -63
to read -37
to replace -24
to restart -77
to resume -53
to run 48
to say -121
to see 27
to send -36
to show -19
to solve -31
to store -40
to take 130
to test -43
to that 26
to the -96
to this -74
to track -20
to understand -29
to update -56
to use -73
to user -37
to what -67
to work -33
to write -164
to you -35
to \xA7code -50
to \xA7file -89
to \xA7name -56
to \xA7num -341
to \xA7path -75
today -40
todo 23
todo for -23
todo to -17
together -23
together with -206
token 48
token usage -43
tokenusage -16
told 86
tomorrow 20
too -244
tool 23
tool call -41
tool use -45
top -198
top level -71
top of -39
total -36
totally -17
touch 90
touch the 207
touched -68
touching 165
track -59
track the -18
tracked -41
tracking -97
trailer -101
trailer in -20
trailer on -18
trailers -85
transcript -155
transcriptlinesatstart -60
transcripts -100
tree -123
trick 342
tried 108
tried it -61
tried to -35
trigger 55
triggered -260
trouble -131
troy -61
true , -52
truth 129
try -182
try again -29
try the -98
try to -33
tty -110
tu -432
tu as -278
turn 98
turn , -49
turn the -21
turned 36
twice 46
two 52
two branches -183
two commits -57
two sessions -29
type -35
type in -63
type of -36
typed -20
types we -24
um -20
un -430
un endpoint -54
un test -222
una 38
uncommitted -16
und 210
undefined -85
under -26
under the -77
understand -110
understand that -44
undo -76
une -342
unique -57
unit -41
unit test -25
unit tests -24
unknown -35
unlikely -57
unnecessary -25
uno 422
unrelated -19
uns 381
until the -116
untracked -19
unused -232
up -110
up , -15
up : -168
up a -32
up and -47
up in -169
up on 346
up phase -15
up the 32
up to 134
up with -40
update -214
update branch -18
update changelog -63
update from -40
update the -160
update this -20
update \xA7code -16
update \xA7file -42
updated -108
updated to -28
updates 72
updating -30
upgrade 352
upload -173
uploads 343
upstream -84
url -20
us 428
us or 190
us to -83
usa -238
usage -69
usage , -16
usage of -23
usages -114
usamos 30
usar 196
use -201
use a -19
use that 150
use the -99
use this -23
use \xA7code -20
used -42
used anywhere -75
used for -95
used in -58
used to 369
useful -17
user -268
user edits -55
user has -22
user is -17
user prompt -52
user's -17
users -206
uses -84
using -223
using the -22
using this -36
uso -301
uuid -66
v -17
vale -127
valid -129
validate -110
validates -24
validation -85
value -160
value is -72
values 107
variable -61
vars -35
vault -30
vendor -155
ver -388
verbose -49
verification -35
verification \xA7code -17
verify -25
version -268
version of 65
versi\xF3n 340
very -50
vez 355
via -41
viene -275
viens -365
view -111
view of -17
visible 96
voc\xEA -184
vom 293
von 66
vs -42
w -27
wait -75
wait until -31
waiting 102
waiting for 116
walk -77
want 227
want a 268
want the 241
want to -181
wanted -22
wanted the 68
wanted to -93
wanting 309
wants to 61
war 408
warn -29
warning -162
warning in -61
warnings -279
warum 116
was 207
was a 114
was added -17
was done -23
was ist -281
was it 327
was still 25
was that 254
was the -31
was there -132
was wrong -250
wasn't 214
wasn't there 179
way 45
way , 378
way of -17
way to -209
we actually -27
we add -81
we already -38
we also -55
we are -130
we calculate -51
we call -99
we can -114
we change 132
we check -33
we commit -17
we continue -23
we could -82
we create -62
we currently -34
we detect -74
we did -112
we do -154
we double -29
we even -71
we ever 159
we figure -20
we fix 377
we get -131
we go -49
we got 80
we had 114
we handle 112
we have -227
we haven't -22
we just -122
we keep -73
we know -95
we log -65
we look -31
we looked 95
we made 80
we make -102
we may -158
we might -15
we move -51
we need -231
we not -103
we now -87
we only -69
we probably -15
we remove -16
we see -73
we should -104
we show -15
we start -18
we still 59
we stop 308
we store -46
we tell 48
we track -17
we tried 103
we use 23
we want 172
we were 121
we will -77
we would -36
we'd 138
we'll -18
we're -90
we're not -24
we've 196
weather 50
web 133
week 370
weg 154
weird -113
weiter -140
welche 328
welcher 286
well -144
well , -59
went 515
wer 173
werden 445
what 384
what are -106
what did -128
what do 142
what does -128
what else 87
what exactly 109
what had 269
what happens -148
what i -72
what i'm -38
what if -75
what made 302
what other -176
what should -30
what the 62
what this -70
what to -37
what was 283
what we 53
what would -164
what you -161
what's 428
what's next -172
what's the 70
whats 179
whats the 179
when -31
when a 254
when do 86
when does -55
when i -128
when is -111
when running -53
when starting -38
when the -215
when we -99
when you -316
where -145
where did 175
where do 94
where does 146
where is -84
where the -43
where we -37
where's 123
where's the 156
whether 191
which 348
which agent -27
which approach 47
which are -77
which commit -100
which of 211
which one 189
which the 71
while -121
who 499
whole -150
whole file -83
why 192
why are 362
why can't -169
why did -212
why do -113
why does 62
why is -68
why the 271
why we 58
why would -169
why \xA7num 289
why's 169
wie 252
will -156
will also -17
will be -24
window -71
window sub -43
windows -33
wine -34
wingman -29
wir 622
wir die 423
wird -15
with 37
with a -79
with all -26
with both 40
with claude -48
with it 57
with main -99
with me -143
with no -23
with option -41
with other -18
with that 35
with the 156
with this -64
with two -15
with what 92
with your -229
with \xA7code 117
with \xA7name -88
within a 18
without 28
without a 25
without any -45
without the -39
wo 73
wonder -53
wonder if -41
wondering -20
woran 17
word 148
work 54
work on -190
work with 34
workaround 96
worked -43
worked on -115
worker 157
workflow -276
working -210
working as -68
working on -69
works -141
works for -41
works now -58
workspace -25
worktree -158
worktree , -54
worktree status -41
worktree \xA7num -16
worried -19
worried about -19
worth 28
would -272
would be -98
would break -52
would do -60
would have -39
would i 76
would it -94
would like -27
would that -53
would the -155
would this -54
would want -24
would we -42
would you -165
wouldn't -168
wrap -63
write -309
write a -178
write the -228
write to 101
writes -41
writing 23
written -149
written to -16
wrong 36
wrong with 35
wrote -156
wurde -28
x -23
y -173
y no 76
ya 295
yeah -277
yeah , -63
yeah i -22
yeah let's -93
yeah please -24
yep -73
yep , -32
yes -251
yes , -192
yes i -18
yes please -85
yesterday -125
yet 179
you -323
you a -34
you add -67
you address -19
you agree -48
you also -37
you can -27
you check -77
you do -91
you double -45
you explain -68
you find 51
you fix -31
you generate -15
you get 69
you give -41
you go -24
you got 111
you have -66
you help -33
you just -34
you look 58
you mean -115
you need -106
you now -30
you or 166
you propose -21
you ran -339
you read -16
you review -53
you run -102
you see -71
you show -30
you take -101
you tell -111
you think -198
you to -46
you update -41
you use -27
you want -83
you write -26
you're -97
you've -601
you've just -239
your -457
your change -128
your changes -35
your last -23
z 97
zeile -184
zero 127
zu 666
zum -84
zur\xFCck -196
zwei -106
\xA7code -294
\xA7code , 61
\xA7code add -18
\xA7code and -56
\xA7code as -28
\xA7code before -26
\xA7code branch -25
\xA7code field -21
\xA7code first -43
\xA7code in 159
\xA7code it -22
\xA7code no -16
\xA7code on -37
\xA7code or -35
\xA7code sub -41
\xA7code that -31
\xA7code the -36
\xA7code to -48
\xA7code update -16
\xA7code we -20
\xA7code when -18
\xA7code \xA7code -70
\xA7code \xA7num -41
\xA7code \u2014 -48
\xA7file -136
\xA7file , -73
\xA7file : -65
\xA7file and -64
\xA7file exists -32
\xA7file file -16
\xA7file for -42
\xA7file has 131
\xA7file in -171
\xA7file is 53
\xA7file json -52
\xA7file or -104
\xA7file to -25
\xA7file with 22
\xA7name -95
\xA7name , 53
\xA7name : -109
\xA7name and -68
\xA7name as 46
\xA7name at -87
\xA7name code -38
\xA7name comment -47
\xA7name comments -120
\xA7name description -46
\xA7name do -59
\xA7name error 63
\xA7name feedback -43
\xA7name from 156
\xA7name has 234
\xA7name have -17
\xA7name i 67
\xA7name if -16
\xA7name into -16
\xA7name is -127
\xA7name now -35
\xA7name on 163
\xA7name or -17
\xA7name please -26
\xA7name review -56
\xA7name so 126
\xA7name the -28
\xA7name to -145
\xA7name with -101
\xA7name \xA7file -39
\xA7name \xA7num 35
\xA7name \xA7path -25
\xA7num -73
\xA7num , 18
\xA7num : -136
\xA7num a -15
\xA7num add -19
\xA7num and 34
\xA7num as 158
\xA7num branch -16
\xA7num but -44
\xA7num c -17
\xA7num can -17
\xA7num checkpoints -128
\xA7num commits -114
\xA7num does -19
\xA7num file -26
\xA7num files -26
\xA7num first -21
\xA7num for 220
\xA7num from -60
\xA7num i -72
\xA7num in 70
\xA7num is -81
\xA7num let's -43
\xA7num lines -153
\xA7num minutes 230
\xA7num new -48
\xA7num no -38
\xA7num of 50
\xA7num on -32
\xA7num or -16
\xA7num per -55
\xA7num please -32
\xA7num post-commit -62
\xA7num prepare-commit-msg -19
\xA7num seconds 114
\xA7num seems -42
\xA7num the -34
\xA7num this -20
\xA7num to -136
\xA7num update -23
\xA7num use -16
\xA7num we -17
\xA7num \xA7code -52
\xA7num \xA7file -15
\xA7num \xA7name 369
\xA7num \xA7num -197
\xA7num \xA7path -27
\xA7path -196
\xA7path , -31
\xA7path : -88
\xA7path and -73
\xA7path before -22
\xA7path but -28
\xA7path can -87
\xA7path for -47
\xA7path from -124
\xA7path i -25
\xA7path is 152
\xA7path that -15
\xA7path the -18
\xA7path to -45
\xA7path which 68
\xA7path with -45
\xA7path \xA7name -28
\xA7url -135
\xE0 95
\xE0 la -102
\xE7a -334
\xE8 444
\xE9 -145
\xFAltima -174
\xFAltima vez -130
\xFAltimo -286
\xFCber 154
\u0432 354
\u0434\u043B\u044F 390
\u043D\u0430 316
\u043D\u0435 412
\u043D\u0435\u043B\u044C\u0437\u044F 726
\u0441 516
\u0442\u044B -114
\u0443 830
\u0443\u0436\u0435 236
\u0447\u0435\u043C 262
\u0447\u0442\u043E 424
\u2013 125
\u2014 -123
\u2014 add -20
\u3042 235
\u3042 \u3063 114
\u3042 \u308B 82
\u3042\u3063 114
\u3042\u308B 82
\u3044 -34
\u3044 \u3044 -218
\u3044 \u3046 65
\u3044 \u308B 88
\u3044 \u51FA 263
\u3044\u3044 -218
\u3044\u3046 65
\u3044\u308B 88
\u3044\u51FA 263
\u3046 -65
\u3046 \u3044 65
\u3046 \u306A 89
\u3046 \u76F4 167
\u3046\u3044 65
\u3046\u3044 \u3044\u3046 65
\u3046\u306A 89
\u3046\u76F4 167
\u3048 75
\u3048 \u3066 74
\u3048\u3066 74
\u304A 84
\u304B 273
\u304B \u3089 78
\u304B\u3089 78
\u304C -116
\u304C \u3042 210
\u304C \u3044 -67
\u304C\u3042 210
\u304C\u3042 \u3042\u3063 114
\u304C\u3044 -67
\u304D 41
\u304D \u306E 104
\u304D\u306E 104
\u304F -340
\u3051 60
\u3051 \u3066 -184
\u3051 \u3069 69
\u3051\u3066 -184
\u3051\u3069 69
\u3053 52
\u3053 \u3067 25
\u3053 \u3068 210
\u3053 \u306E -61
\u3053\u3067 25
\u3053\u3068 210
\u3053\u3068 \u3068\u3042 140
\u3053\u306E -61
\u3053\u306E \u306E\u30A8 78
\u3055 51
\u3057 -23
\u3057 \u305F 212
\u3057 \u3066 -355
\u3057 \u307E 188
\u3057\u305F 212
\u3057\u305F \u305F\u304B 82
\u3057\u305F \u305F\u306E -37
\u3057\u3066 -355
\u3057\u3066 \u524D -15
\u3057\u307E 188
\u3059 100
\u3059 \u304B -27
\u3059 \u308B 81
\u3059\u304B -27
\u3059\u308B 81
\u3059\u308B \u308B\u306E -92
\u305B 201
\u305B \u3066 83
\u305B\u3066 83
\u305C -38
\u305D 22
\u305F 315
\u305F \u304B 118
\u305F \u3053 140
\u305F \u3063 92
\u305F \u3068 252
\u305F \u306E -65
\u305F \u3089 -93
\u305F\u304B 118
\u305F\u3053 140
\u305F\u3053 \u3053\u3068 140
\u305F\u3063 92
\u305F\u3063 \u3063\u3051 92
\u305F\u3068 252
\u305F\u306E -65
\u305F\u306E \u306E\u3067 -132
\u305F\u306E \u306E\u306F 157
\u305F\u3089 -93
\u3060 -80
\u3060 \u3063 91
\u3060\u3063 91
\u3060\u3063 \u3063\u3051 48
\u3060\u3063 \u3063\u305F 59
\u3061 -264
\u3063 159
\u3063 \u3051 119
\u3063 \u305F 167
\u3063 \u3066 171
\u3063\u3051 119
\u3063\u305F 167
\u3063\u3066 171
\u3064 41
\u3066 -129
\u3066 \u3044 -39
\u3066 \u308B 68
\u3066\u3044 -39
\u3066\u308B 68
\u3067 198
\u3067 \u3057 93
\u3067 \u3059 46
\u3067\u3057 93
\u3067\u3057 \u3057\u305F 93
\u3067\u3059 46
\u3067\u3059 \u3059\u304B 46
\u3068 254
\u3068 \u3042 140
\u3068 \u304D 47
\u3068\u3042 140
\u3068\u3042 \u3042\u308B 140
\u3068\u304D 47
\u3069 \u3046 43
\u3069 \u3053 69
\u3069\u3046 43
\u3069\u3046 \u3046\u3044 65
\u3069\u3053 69
\u3069\u3053 \u3053\u3067 25
\u306A 52
\u306A \u3044 -146
\u306A \u305C -38
\u306A\u3044 -146
\u306A\u305C -38
\u306B 116
\u306B \u306F -54
\u306B\u306F -54
\u306D 135
\u306E 214
\u306E \u3067 -136
\u306E \u306F 308
\u306E \u30D0 -18
\u306E \u554F 49
\u306E \u884C -93
\u306E\u3067 -136
\u306E\u306F 308
\u306E\u306F \u306F\u8AB0 157
\u306E\u30D0 -18
\u306E\u554F 49
\u306E\u554F \u554F\u984C 49
\u306E\u884C -93
\u306E\u884C \u884C\u3092 -93
\u306F -98
\u306F \u3069 -58
\u306F \u3082 -60
\u306F \u4F55 -68
\u306F \u8AB0 157
\u306F\u3069 -58
\u306F\u3069 \u3069\u3046 -74
\u306F\u3082 -60
\u306F\u3082 \u3082\u3046 -60
\u306F\u4F55 -68
\u306F\u4F55 \u4F55\u3092 -112
\u306F\u8AB0 157
\u307E 70
\u307E \u3057 63
\u307E \u3059 33
\u307E \u3063 219
\u307E\u3057 63
\u307E\u3057 \u3057\u305F 63
\u307E\u3059 33
\u307E\u3063 219
\u3081 144
\u3081 \u305F 139
\u3081\u305F 139
\u3082 -109
\u3082 \u3046 -27
\u3082\u3046 -27
\u3084 219
\u3084 \u3063 123
\u3084\u3063 123
\u3088 48
\u3088 \u3046 -31
\u3088\u3046 -31
\u3089 25
\u308A 45
\u308B -112
\u308B \u306E -132
\u308B\u306E -132
\u308C -104
\u308C \u3066 -37
\u308C \u308B -39
\u308C\u3066 -37
\u308C\u308B -39
\u3092 -48
\u3092 \u3084 133
\u3092 \u4F7F -78
\u3092 \u5909 -175
\u3092 \u76F4 -78
\u3092 \u8FFD -36
\u3092\u3084 133
\u3092\u4F7F -78
\u3092\u5909 -175
\u3092\u5909 \u5909\u3048 -139
\u3092\u76F4 -78
\u3092\u76F4 \u76F4\u3057 -78
\u3092\u8FFD -36
\u3092\u8FFD \u8FFD\u52A0 -36
\u3093 184
\u3093 \u3060 180
\u3093 \u3067 44
\u3093\u3060 180
\u3093\u3060 \u3060\u3063 180
\u3093\u3067 44
\u30A1 -94
\u30A1 \u30A4 -83
\u30A1\u30A4 -83
\u30A1\u30A4 \u30A4\u30EB -83
\u30A2 235
\u30A4 153
\u30A4 \u30E0 32
\u30A4 \u30EB -83
\u30A4\u30E0 32
\u30A4\u30EB -83
\u30A8 -176
\u30A8 \u30E9 -66
\u30A8\u30E9 -66
\u30A8\u30E9 \u30E9\u30FC -66
\u30AD 55
\u30AF -17
\u30B0 106
\u30B3 -104
\u30B3 \u30DF -95
\u30B3\u30DF -95
\u30B3\u30DF \u30DF\u30C3 -95
\u30B5 43
\u30B5 \u30FC 43
\u30B5\u30FC 43
\u30B5\u30FC \u30FC\u30D0 128
\u30B7 52
\u30B7 \u30E7 106
\u30B7\u30E7 106
\u30B7\u30E7 \u30E7\u30F3 106
\u30B8 -30
\u30B9 -63
\u30B9 \u30C8 -96
\u30B9\u30C8 -96
\u30B9\u30C8 \u30C8\u306F -189
\u30B9\u30C8 \u30C8\u3092 18
\u30BF -54
\u30BF \u30A4 32
\u30BF\u30A4 32
\u30BF\u30A4 \u30A4\u30E0 32
\u30C3 -228
\u30C3 \u30B7 -135
\u30C3 \u30C8 -38
\u30C3\u30B7 -135
\u30C3\u30C8 -38
\u30C6 34
\u30C6 \u30B9 -96
\u30C6\u30B9 -96
\u30C6\u30B9 \u30B9\u30C8 -96
\u30C8 -212
\u30C8 \u304C -32
\u30C8 \u306F -259
\u30C8 \u3092 -59
\u30C8\u304C -32
\u30C8\u306F -259
\u30C8\u3092 -59
\u30C8\u3092 \u3092\u8FFD -36
\u30C9 -220
\u30C9 \u306E -204
\u30C9\u306E -204
\u30D0 95
\u30D0 \u30FC 32
\u30D0\u30FC 32
\u30D1 -79
\u30D1 \u30FC -79
\u30D1\u30FC -79
\u30D1\u30FC \u30FC\u30B5 -79
\u30D3 43
\u30D3 \u30EB -48
\u30D3\u30EB -48
\u30D3\u30EB \u30EB\u30C9 -48
\u30D5 -94
\u30D5 \u30A1 -94
\u30D5\u30A1 -94
\u30D5\u30A1 \u30A1\u30A4 -83
\u30D6 107
\u30D7 -52
\u30DD 61
\u30DD \u30FC 164
\u30DD\u30FC 164
\u30DF -95
\u30DF \u30C3 -95
\u30DF\u30C3 -95
\u30DF\u30C3 \u30C3\u30C8 -95
\u30E0 -65
\u30E1 26
\u30E5 -132
\u30E7 -17
\u30E7 \u30F3 -17
\u30E7\u30F3 -17
\u30E7\u30F3 \u30F3\u304C -150
\u30E9 -85
\u30E9 \u30FC -66
\u30E9\u30FC -66
\u30E9\u30FC \u30FC\u306F -113
\u30EA -42
\u30EB -33
\u30EB \u30C9 -48
\u30EB\u30C9 -48
\u30EC 32
\u30ED -70
\u30ED \u30B0 -85
\u30ED\u30B0 -85
\u30F3 \u304C -150
\u30F3 \u306E 114
\u30F3 \u30C8 -115
\u30F3\u304C -150
\u30F3\u306E 114
\u30F3\u30C8 -115
\u30F3\u30C8 \u30C8\u3092 -115
\u30FC 33
\u30FC \u306E 94
\u30FC \u306F -221
\u30FC \u30B5 -79
\u30FC \u30B8 49
\u30FC \u30BF -48
\u30FC \u30D0 128
\u30FC\u306E 94
\u30FC\u306F -221
\u30FC\u30B5 -79
\u30FC\u30B5 \u30B5\u30FC -79
\u30FC\u30B8 49
\u30FC\u30BF -48
\u30FC\u30D0 128
\u30FC\u30D0 \u30D0\u30FC 128
\u4E00 61
\u4E00 \u4E0B 43
\u4E00 \u4E2A -227
\u4E00\u4E0B 43
\u4E00\u4E2A -227
\u4E09 -189
\u4E0A -50
\u4E0A \u6B21 136
\u4E0A\u6B21 136
\u4E0B 174
\u4E0D 247
\u4E0D \u662F 262
\u4E0D\u662F 262
\u4E24 36
\u4E2A -138
\u4E3A 183
\u4E3A \u4EC0 99
\u4E3A\u4EC0 99
\u4E3A\u4EC0 \u4EC0\u4E48 99
\u4E48 -99
\u4E48 \u6765 69
\u4E48\u6765 69
\u4E86 74
\u4E86 \u5417 -307
\u4E86\u5417 -307
\u4E8B 272
\u4E8C -238
\u4E9B 117
\u4EA4 -163
\u4EBA 331
\u4EC0 -143
\u4EC0 \u4E48 -143
\u4EC0\u4E48 -143
\u4EC0\u4E48 \u4E48\u6765 69
\u4ECA -135
\u4EE3 -112
\u4EE3 \u7801 -112
\u4EE3\u7801 -112
\u4EE5 231
\u4EE5 \u524D 219
\u4EE5\u524D 219
\u4EEC 267
\u4EF6 100
\u4F1A -57
\u4F55 -74
\u4F55 \u304B 183
\u4F55 \u3060 -88
\u4F55 \u3092 -141
\u4F55\u304B 183
\u4F55\u3060 -88
\u4F55\u3060 \u3060\u3063 -88
\u4F55\u3092 -141
\u4F5C 281
\u4F60 -35
\u4F7F -106
\u4FDD -118
\u4FDD \u5B58 -194
\u4FDD\u5B58 -194
\u4FEE 64
\u505A 377
\u5148 -45
\u5165 169
\u518D 135
\u5199 185
\u51B3 267
\u51B3 \u5B9A 113
\u51B3\u5B9A 113
\u51FA 172
\u5206 444
\u5217 57
\u5230 213
\u524D 116
\u524D \u306B 54
\u524D \u306E -31
\u524D \u56DE 106
\u524D\u306B 54
\u524D\u306E -31
\u524D\u56DE 106
\u52A0 -278
\u52A0 \u3057 -36
\u52A0\u3057 -36
\u52A1 86
\u5355 275
\u539F 158
\u539F \u56E0 158
\u539F\u56E0 158
\u539F\u56E0 \u56E0\u306F 73
\u53BB 180
\u53D1 126
\u53E3 268
\u540D -40
\u540E 186
\u5417 160
\u54EA 319
\u54EA \u4E2A -206
\u54EA \u4E9B 117
\u54EA \u91CC -131
\u54EA\u4E2A -206
\u54EA\u4E9B 117
\u54EA\u91CC -131
\u554F 93
\u554F \u984C 93
\u554F\u984C 93
\u554F\u984C \u984C\u306F 85
\u5668 \u7684 105
\u5668\u7684 105
\u56DE 87
\u56E0 217
\u56E0 \u306F 73
\u56E0\u306F 73
\u5728 -194
\u5728 \u54EA 88
\u5728\u54EA 88
\u5730 194
\u5909 -152
\u5909 \u3048 -114
\u5909\u3048 -114
\u5929 156
\u5931 -101
\u5931 \u6557 -45
\u5931 \u8D25 -73
\u5931\u6557 -45
\u5931\u8D25 -73
\u597D 263
\u5B58 33
\u5B9A 152
\u5B9F \u884C -37
\u5B9F\u884C -37
\u5B9F\u884C \u884C\u3057 -37
\u5BA2 103
\u5DE5 214
\u5DE5 \u4F5C 214
\u5DE5\u4F5C 214
\u5DF2 60
\u5DF2 \u7ECF 60
\u5DF2\u7ECF 60
\u5EA6 134
\u5F53 350
\u5F55 65
\u5F97 433
\u5FD8 320
\u600E 164
\u600E \u4E48 38
\u600E\u4E48 38
\u601D 57
\u6210 247
\u6211 307
\u6211 \u4EEC 101
\u6211\u4EEC 101
\u6237 -83
\u624B 168
\u624B \u9806 15
\u624B\u9806 15
\u628A -158
\u6389 229
\u63A5 73
\u63D0 64
\u63D0 \u4EA4 -163
\u63D0\u4EA4 -163
\u6539 -474
\u6539 \u4E86 -245
\u6539 \u540D -126
\u6539\u4E86 -245
\u6539\u540D -126
\u6557 -45
\u6570 -164
\u6587 -313
\u6587 \u4EF6 -185
\u6587\u4EF6 -185
\u65B0 38
\u65B9 73
\u65E5 -161
\u65F6 -203
\u660E 124
\u6628 151
\u6628 \u5929 71
\u6628 \u65E5 103
\u6628\u5929 71
\u6628\u65E5 103
\u662F 408
\u662F \u600E 121
\u662F\u600E 121
\u662F\u600E \u600E\u4E48 121
\u66F4 -267
\u66F8 162
\u6700 -173
\u6709 148
\u6709 \u4EBA 304
\u6709\u4EBA 304
\u670D 86
\u670D \u52A1 86
\u670D\u52A1 86
\u6765 565
\u6765 \u7740 -31
\u6765\u7740 -31
\u6784 -137
\u6790 -175
\u6790 \u5668 -175
\u6790\u5668 -175
\u6848 -242
\u6B21 197
\u6B65 23
\u6C7A 193
\u6C7A \u3081 84
\u6C7A\u3081 84
\u6C7A\u3081 \u3081\u305F 84
\u6CA1 -60
\u6CA1 \u6709 -93
\u6CA1\u6709 -93
\u6CD5 327
\u6D4B -141
\u6D4B \u8BD5 -255
\u6D4B\u8BD5 -255
\u6F0F 268
\u73B0 -304
\u7406 78
\u7528 -212
\u767B 65
\u767B \u5F55 65
\u767B\u5F55 65
\u7684 48
\u7684 \u95EE 150
\u7684\u95EE 150
\u7684\u95EE \u95EE\u9898 150
\u76EE -74
\u76F4 122
\u76F4 \u3057 78
\u76F4\u3057 78
\u76F4\u3057 \u3057\u3066 -87
\u7740 157
\u7801 -112
\u7AEF 186
\u7B2C -210
\u7B2C \u4E09 -151
\u7B2C\u4E09 -151
\u7D50 245
\u7D9A \u3051 -184
\u7D9A\u3051 -184
\u7D9A\u3051 \u3051\u3066 -184
\u7ECF 60
\u7ED9 104
\u7EE7 -53
\u7EE7 \u7EED -53
\u7EE7\u7EED -53
\u7EED -53
\u80FD -98
\u843D -66
\u843D \u3061 -203
\u843D\u3061 -203
\u884C -358
\u884C \u3057 -37
\u884C \u3092 -93
\u884C\u3057 -37
\u884C\u3092 -93
\u8868 147
\u8981 -144
\u898B -127
\u899A 120
\u899A \u3048 120
\u899A\u3048 120
\u899A\u3048 \u3048\u3066 120
\u89E3 79
\u89E3 \u51B3 197
\u89E3 \u6790 -175
\u89E3 \u6C7A 97
\u89E3\u51B3 197
\u89E3\u6790 -175
\u89E3\u6790 \u6790\u5668 -175
\u89E3\u6C7A 97
\u8A3C 237
\u8A66 65
\u8AAD -196
\u8AB0 249
\u8BD5 -97
\u8BE5 -271
\u8BEF -140
\u8BF4 302
\u8BFB -79
\u8C01 364
\u8D25 -73
\u8DD1 58
\u8FC7 334
\u8FD8 47
\u8FD8 \u662F -21
\u8FD8 \u6709 32
\u8FD8\u662F -21
\u8FD8\u6709 32
\u8FD9 20
\u8FD9 \u4E2A 45
\u8FD9\u4E2A 45
\u8FDB -173
\u8FFD -36
\u8FFD \u52A0 -36
\u8FFD\u52A0 -36
\u8FFD\u52A0 \u52A0\u3057 -36
\u901A -307
\u90A3 94
\u91CC -41
\u91CD 40
\u91CF -89
\u9519 -71
\u9519 \u8BEF -140
\u9519\u8BEF -140
\u95EE 119
\u95EE \u9898 119
\u95EE\u9898 119
\u9650 381
\u97F3 -117
\u9806 15
\u984C 193
\u984C \u306F 194
\u984C\u306F 194
\u9898 18`};var fn={de:`der das dem den ein eine einen einem einer eines und oder nicht ist sind wird werden wurde wurden warum wie wo welche welcher
welches wenn weil dass mit ohne f\xFCr von vom beim auf aus bei nach \xFCber unter zwischen durch gegen ich wir sie ihr mein meine unser kann k\xF6nnen
muss m\xFCssen darf d\xFCrfen soll sollte haben hat auch noch nur schon zum zur im sich man obwohl`,fr:`le la les un une du de et ou o\xF9 est sont dans pour par sur avec sans pas ne que qui quoi quand comment pourquoi ce cette ces son
sa ses leur leurs nous vous ils elles il elle je mon ma mes \xEAtre \xE9t\xE9 \xE9tait au aux si plus quel quelle quels quelles`,es:`el los las un una unos unas del de y o es son est\xE1 est\xE1n en por para con sin qu\xE9 c\xF3mo cu\xE1ndo d\xF3nde cu\xE1l qui\xE9n porque que se su sus
mi mis nuestro lo al no m\xE1s fue hay tiene cuando como este esta estos estas ser`,pt:`o os as um uma uns umas do da dos das de e ou \xE9 s\xE3o est\xE1 est\xE3o em no na nos nas por para com sem que qu\xEA como quando onde qual quem
porque se seu sua seus suas meu minha n\xE3o mais foi h\xE1 tem este esta esse essa ser ao aos pelo pela`},Gt=new Set("la de me no o e y a as do on par plus pour un son sa ma lo en se si as os um ne".split(" "));var aa=h(()=>{let n=new Map;for(let[e,t]of Object.entries(fn))for(let o of t.split(/\s+/))Gt.has(o)||A(n,o,[e]);return n}),Kt=h(()=>new Set(Object.values(fn).flatMap(n=>n.split(/\s+/)))),bn=n=>Kt().has(n.normalize("NFC").toLowerCase());var B=new Set("a about actually again all already also am an and any are as at be been but by can could did do does done ever exactly for from go had happen happened has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please previously quick question really remember so some still tell thanks that the their them then there these they thing this to up us was we were what whats when where which who why will with work would yeah yes you your".split(" ")),Sn=new Set("agree agreed conclude concluded conclusion decide decided end ended figure figured find found look looked once said say settle settled think thought told trick turn turned want wanted".split(" ")),An=new Set("again approach broke broken bug bugs cause caused causes change changed choose chose chosen come came deal dealt drop dropped error errors fail failed failing fix fixed fixes fixing get got handle handled happen issue issues keep kept last learn learned learnt made make need needed pick picked problem problems put reason reasons rule rules set solution solve solved solving switch switched time trouble try tried use used using version want way went work worked working wrong".split(" ")),qn=new Set("back before changed changes day decide decided decision decisions discuss discussed doing earlier everything far found get give got happened happening last learn learned learnt leave left leftovers list ago off on open outstanding past pending points previous progress seen session sessions speed start started stop stopped stuff stand status things time today track up week where working yesterday bisher gearbeitet gemacht getan gestern heute zuletzt".split(" ")),Bt=new Set(["in","on","of","from","for","this","the","a","an"]),Rn="(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)",$n="(?:day|week|month|year)s?",Vt="(?:\\d{1,3}(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|other)",Yt=new RegExp(`^(?:${Rn}|${$n}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:19|20)\\d\\d(?:-\\d\\d){0,2}|morning|afternoon|night|last|past)$`),Qt=new RegExp(`\\b${Vt} (?=(?:${$n}|${Rn})\\b)`,"gi"),Zt=new Set("jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december day days week weeks month months year years sunday monday tuesday wednesday thursday friday saturday morning afternoon night last past today yesterday".split(" ")),On=n=>n.toLowerCase().split(/[^a-z\d]+/).some(e=>Zt.has(e)||e.startsWith("19")||e.startsWith("20")),Ln=n=>On(n)&&Yt.test(n),Tn=n=>On(n)?n.replace(Qt,""):n;function V(n){let e=n.split(" ");return e.filter((t,o)=>jn(t)||Xt(t,e.slice(o+1).join(" "))).join(" ")}function v(n){return Tn(n.replace(/\s+/g," ")).split(" ").every(t=>{let o=O(t);return o===""||B.has(o)||qn.has(o)||Ln(o)})}var jn=n=>!B.has(O(n)||"a");function Xt(n,e){if(!Bt.has(n.toLowerCase()))return!1;let[t=""]=Tn(e.slice(0,40)).split(" ");return Ln(O(t))}function O(n){let e=n.toLowerCase().replaceAll("'",""),t=Jt.test(e)?/^[^a-z\d@./]+|[^a-z\d]+$/g:/^[^\p{L}\p{N}@./]+|[^\p{L}\p{N}]+$/gu;return e.replace(t,"")}var Jt=/^[ -~]*$/,no=/^(?:we|i|you|they|someone|somebody|anyone|anybody)$/,eo=/^(?:actually|already|also|even|ever|finally|just|not|once|out|really|still|to|up)$/,to=/^(?:what|who|that)$/,yn=/(?:ed|broke|broken|chosen|found|kept|learnt|made|said|told)$/,vn=/^(?:with|of|for|about|behind)$/;function zn(n,e){let t=n[e]??"";if(t==="last"&&n[e+1]==="time"||t==="time"&&n[e-1]==="last")return!0;let o=e-1;for(;eo.test(n[o]??"");)o-=1;let s=n[o]??"";if(no.test(s)||to.test(s)&&yn.test(t))return!0;if(o<e-1&&Nn(s))return zn(n,o);if(vn.test(n[e+1]??""))return B.has(n[e-1]||"a");let[a,i]=[n.slice(0,e),n.slice(e+1)];return i.every(r=>r==="")&&!a.some(r=>vn.test(r))&&yn.test(t)&&a.some(r=>/^(?:is|are|was|were|been|got|get)$/.test(r))}var Nn=n=>Sn.has(n)||An.has(n),ha=h(()=>new Set([...Sn,...An,...qn].map(I)));var E=n=>V(so(n,Nn)),oo=/^[^.?!]*?\b(?:what|which) ([^\s.?!]+) (?:[^\s.?!]+ )*(?:for|of|about) ([^\s?!]+)/i;function _n(n){let[,e="",t=""]=oo.exec(n)??[];return e!==""&&jn(e)&&!v(t)?t:void 0}function so(n,e){let t=n.split(/\s+/),o=t.map(O),s=t.filter((a,i)=>!e(o[i]??"",o[i-1]??"")||!zn(o,i)).join(" ");return v(s)?n:s}var ao=/\b(?:we|i|you)(?:'ve| have)? +(?:been )?(?:do|doing|done|get done|work\w*|accomplish\w*|achieve\w*|finish\w*)\b|\b(?:gemacht|getan|gearbeitet|fait|hicimos|fizemos|fatto)\b/i,io=n=>ao.test(n),ro=/\b(?:open|left|outstanding|unfinished|remain\w*|pending|next step|offen|\u00fcbrig|unerledigt|liegen ?geblieben|pendientes?|reste|suspens|pendente|sospeso|rimast\w*)\b|\u5269|\u9057\u7559|\u5f85\u529e|\u6b8b|\u307e\u3060/i,In=n=>io(n)||ro.test(n),lo=new RegExp(["^(?:(?:please|so|hey|hi|ok|okay|and|bitte)[, ]+|(?:can|could) you (?:please )?)*(?:(?:what (?:all |else )?(?:have|did|do|had) (?:i|we) (?:ever |already )?(?:ask|asked|tell|told|want|wanted) you to (?:remember|keep in mind)","what (?:all |else )?(?:do|can|did) you (?:still )?remember","(?:list|show|tell)(?: me)? (?:(?:all|everything)(?: that)? |what )(?:you(?:'ve| have)? (?:still )?remember(?:ed)?|i(?:'ve| have)? (?:asked|told) you to remember)","what (?:do|should|must) (?:i|we) (?:have to |need to )?know(?: about (?:this|the|our) (?:project|repo(?:sitory)?|code ?base))?(?: before (?:i|we|you) (?:begin|start))?","was (?:hast|solltest|sollst) du dir (?:alles )?(?:gemerkt|merken)","was habe? ich dir (?:alles )?gesagt,? (?:dass|was) du dir merken sollst"].join(")|(?:").concat("))(?: so far| again| (?:about|of|from|for|in|here in) (?:this|the|our|my) (?:project|repo(?:sitory)?|code ?base)| here| hier| in diesem projekt)*[?.! ]*$"),"i"),kn=b(["rules conventions guidelines standards preferences regeln konventionen vorgaben r\xE8gles regles consignes reglas normas convenciones regras conven\xE7\xF5es regole convenzioni"]),xn=b(["what which list show tell give remind was welche zeig zeige nenne liste quelles montre donne cu\xE1les cuales qu\xE9 mu\xE9strame dime quais que mostre quali elenca mostrami"]),En=b(["our my we i ich je here project repo repository codebase unsere unseren meine wir hier projekt nos mes nous on ici projet nuestras mis tenemos aqu\xED proyecto nossas minhas temos aqui projeto nostre mie abbiamo qui progetto"]),ho=b(["are were s the all of any does coding do did have know there for in this me us please can could you to should must follow apply hey ok so bitte alle sind waren die das es gibt gelten haben mir uns an soll beachten diesem im dois suivre debo devo seguir seguire sont les a avons t y il toutes dans ce moi son las todas hay en este s\xE3o as todas h\xE1 neste sono le tutte ci sono in questo"]),co=/^(?:\u6211\u4eec|\u54b1\u4eec|[\u8fd9\u672c]?\u4e2a?\u9879\u76ee)?[\u91cc\u7684\u90fd]*(?:\u6709(?:\u54ea\u4e9b|\u4ec0\u4e48)(?:\u89c4\u5219|\u89c4\u8303|\u7ea6\u5b9a)|(?:\u89c4\u5219|\u89c4\u8303|\u7ea6\u5b9a)(?:\u662f\u4ec0\u4e48|\u6709\u54ea\u4e9b|\u662f\u54ea\u4e9b))[?\uff1f\u3002]*$|^(?:\u79c1\u305f\u3061|[\u3053\u306e\u672c]*\u30d7\u30ed\u30b8\u30a7\u30af\u30c8|\u3046\u3061|\u3053\u3053)?\u306e?(?:\u30eb\u30fc\u30eb|\u898f\u7d04|\u898f\u5247)[\u306f\u3092\u3063\u3066]*(?:\u4f55|\u306a\u306b|\u306a\u3093|\u6559\u3048|\u4e00\u89a7)[^\u3002]{0,8}$/;function uo(n){let e=n.toLowerCase().match(/[a-z\u00e0-\u00f6\u00f8-\u00ff\u0153]+/g)??[],t=s=>e.some(s.has),o=s=>[kn,xn,En,ho].some(a=>a.has(s));return t(kn)&&(t(xn)||n.endsWith("?"))&&t(En)&&e.every(o)}var Dn=n=>lo.test(n)||uo(n)||co.test(n);var u="(?:we|you|i)",d="[^.?!\\n]",Wn="(?:what|how|which|when|where|why|who)",Cn="(?:n't| not)",Hn="(?:handled|done|implemented|solved|fixed|resolved|decided|set up|configured|built|agreed|dealt with|addressed|tested|designed)",Fn="(?:added|changed|chosen|removed|dropped|introduced|written|implemented|designed|set|made|done|decided|pinned|moved|renamed|disabled|picked|kept|left|reverted|rejected|replaced|built|deferred|skipped|split|raised|lowered|increased|reduced|limited|switched|merged|closed|deleted|hard-?coded|duplicated|bumped|upgraded|downgraded|enabled|named)",mo="(?:earlier|before|previously|yesterday|in the past|last (?:time|week|month|session|night)|the other day|a while (?:ago|back)|(?:days?|weeks?|months?) (?:ago|back)|back then)";var Un="(?:notes?|learnings?|records?|memory|memories|write-?ups?|history)",Y="(?<=^|[.,;:!?\\n(] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|hm+|also|btw|then) )",wo="(?:fix|solve|resolve|correct|repair|review|add|change|remove|update|make|help|run|re-?run|retry|finish|implement|try|rename|revert|clean|rewrite)",Mn="(?:errors?|failures?|warnings?|conflicts?|exceptions?|output|crash(?:es)?|results?|exit code|stack ?trace)",po="(?:build|branch|deploy\\w*|pipeline|ci|job|container|server|service|pod|cluster|pr|pull request|process|tests?|migration|release)",S=`(?!${d}{0,80}?\\b(?:${mo}|last (?:sprint|release|chat)|again)\\b)`,go="(?= ?(?:[?.!,]|$| (?:of|in|from|when) (?:the|this|that|it|you|i)\\b))",Pn=["(?:what|why|how|where|which|when)(?: \\w+){0,2} did (?:you|i|we) just\\b","did (?:you|we|i) just\\b","what did you mean\\b","what did i (?:miss|break|do wrong|forget)\\b","what have (?:i|we|you) (?:done wrong|missed|got (?:in|here|there))\\b",`what did (?:it|that|this|(?:the|this|that|your|my) [\\w-]+(?: [\\w-]+)?) (?:say|print|output|return|show|report|log|give)\\b${S}`,"did you not (?:read|see|understand|listen|notice|hear|get|check|look)\\b",`did (?:we|i|you) (?:just )?break\\b${S}`,"(?:why|how|where|when)(?: exactly)? did you (?:\\w+ )?\\w+ (?:that|this|it|them|these|those)(?= ?(?:[?.!,]|$))","what (?:did you (?:do|change|add|remove|fix|edit)|have you (?:done|changed|got)|you (?:did|changed))(?: (?:here|there|now))?(?= ?(?:[?.!,]|$))",`where did you (?:find|put|get|see|read|save|store|write) (?:it|that|this|them|the)\\b${S}`,`(?:which|how many|what) (?:files?|tests?|lines?|commands?|changes?) did you\\b${S}`,`what (?:was|were) (?:the|that|its|your) (?:(?:exact|full|last|final|actual) )?(?:${Mn}|error message|message|response)${go}`,"what was wrong(?= ?(?:[?.!]|$))",`(?:was|were) there (?:any |an? |some )?(?:\\w+ )?${Mn}\\b${S}`,"what (?:was|were|is)(?: in)? the (?:last|latest|previous) (?:commit|release|version|tag|line)\\b",`what(?: i|')s the (?:current |latest )?(?:state|status) of (?:the |this |our |my |your )?(?:\\w+ )?${po}\\b`,"what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since v?\\d","(?:what|which) (?:phase|step) are you\\b","how far are you\\b","are you sure (?:that )?you\\b","explain (?:it |this |that )?(?:to me )?again(?= ?(?:[.?!,;]|$))",`there (?:was|were)\\b${d}{1,80}?[,;.] ?(?:so |and )?(?:can|could|would|will) you (?:please )?${wo}\\b`,`(?:write|add|put|include|post|append|insert|give|create|generate) (?:me )?(?:an? |the )?(?:\\w+ )?summary of (?:what|all|everything)\\b${d}{0,30}\\b(?:in|to|into|for|as) (?:the |a |this )?(?:pr|pull request|commit|readme|changelog|ticket|issue|file|docs?|description)\\b`,"(?:should|must|can|could|will|would|to|may|lets? (?:the )?users?) (?:\\w+ )?(?:resume|continue|carry on|start|pick up|go on) (?:again )?(?:from )?where (?:it|they|he|she)\\b(?: \\w+)?",`(?:users?|they|customers?|visitors?|players?) ${d}{1,50}?\\blast time`,`what happened to (?:the|this|that|my|our) [\\w-]+(?: [\\w-]+)?[?.!,]? ${d}{0,20}?\\b(?:is|are|has|have) (?:gone|missing|broken|not|disappeared|vanished)\\b`,"what happened to my\\b",`what(?: i|')s ${d}{0,30}\\b(?:in|on) th(?:is|at) (?:file|function|class|module|method|test|line)\\b`,'"[^"\\n]{1,120}"'];var fo="(?:decision|reason|reasoning|rationale|conclusion|outcome|agreement|(?:root )?cause|workaround|fix|solution|approach|plan|idea|trick|next step|thinking|takeaway|lesson|problem|issue|bug|convention|verdict|consensus|answer|deal|story|last thing|motivation|result)(?:e?s)?",bo="(?:the|this|that|these|those|a|an|my|our|your|its|it|here|there|use|red|quotes|caps|bold|general|error|fire|hold|top|line|every|each|all)",yo="(?:get|see|hit|fail|lose|miss|receive|end up|crash|know|think|care|bother|expect|find|run (?:into|out)|wait|return|throw|catch|await|call|pass|cast|loop|iterate|import)",Gn={name:"English",family:"English",isSpaced:!0,asks:/^ *(?:(?:and|so|but|ok|hey),? )?(?:is|are|was|were|has|have|had|did|do|does|what|why|how|when did|when was|where|who|which)(?:n't)?\b|, ?(?:(?:and|but|so) )?(?:can|could|would|do|did|what|which|how|why|where|when|who|was|were|is it|right)\b/,words:{asksAlone:["who (?:decided|chose|picked|suggested|proposed|came up|wanted|asked for|introduced)","what did","what caused (?:the|our|that)","(?<=^ *|[,:] ?)any (?:history|context|background) (?:on|about|of|behind|for)","(?:was|were) there (?:an?|any|some|something|ever|already|been)","(?:has|have) there (?:ever |already )?been",`what (?:was|were) (?:wrong with (?:the|our|your|\\w+ing)|still|our|(?:the|your|that|those|this)(?: \\w+){0,2}? ${fo}|(?:that|the) ${d}{1,40}?called)`,`what (?:was|were) ${u}`,`how (?:was|were) ${d}{1,60}? ${Hn}`,`(?:why|which)(?: \\w+){0,3} (?:was|were)${Cn}? ${d}{1,60}? ${Fn}`,`(?:was|is|has|were|are|have)n't (?:this|that|it|there|these|those|the|they)(?= ${d}{0,60}?\\b(?:already|before|fixed|solved|resolved|done|decided|reason|earlier|last (?:time|week)))`,"wasn't there",`(?:swear|believe|think|thought|sure|guess|recall) (?:that )?${u} (?:once |already |previously |even )?(?:had|did|discussed|talked|decided|agreed|fixed|solved|hit|saw|tried|wrote|built|made|ran|used|put|documented)(?=${d}*\\?)`,"i thought (?:we|you)(?:'d| had| already| said| fixed| decided| agreed)",`(?:if|whether) ${u}(?:'ve| have)? (?:\\w+ )?(?:discussed|decided|talked|agreed|tried|considered|settled)`,"why did (?:this|that|it) get","did (?:that|this|it|the \\w+) (?:ever )?turn out","how come (?:we|you)","why (?:do we|are we|aren't we) (?:not |still |even |only )?(?:use|using|doing|keep|keeping|have|pin)",`why do we (?:not |still |even |only |always |never |all )?(?!${yo}\\b)[a-z]+(?= (?!(?:that|it|them)\\b)(?!${d}*\\b(?:this|these|those|here)\\b))`,"since when (?:do|did|have|are) (?:we|you)",`why (?:is|are) (?!(?:it|this|that|there)\\b)[\\w' -]{1,40} (?:in|on|with|using) (?!${bo}\\b)[\\w.+-]+(?= *(?:\\?|$))`,"when did (?:this|that|it|the \\w+) (?:\\w+ )?(?:start|begin|stop|break|become|get|change)","what (?:happened|became) (?:with|to|of)","what came (?:out )?of","what happened(?= (?:last|yesterday|today|this|on|in|during|there|before|the)\\b)",`(?:look|dig) up (?:what|how|why|when|where|which)(?= ${d}{0,40}?\\b(?:we|was|were)\\b)`,"(?:like|as|from|since|than) (?:the )?last time",`same (?:\\w+ )?(?:error|issue|problem|bug|failure) (?:again )?${u}\\b`,"(?:this|that|it|same thing|which)(?:'s| has| have)? (?:also )?happened before",`(?<=^ *(?:so |and |hey,? )?)(?:we|there|he|she|they|some(?:one|body)) (?:had|was|were|told|hit|saw|said|got)(?= ${d}{1,160}[,;:] ?(?:what|which|who|where|how|why)(?: ones?)? (?:was|were|caused|fixed|broke|solved) (?:it|that|they|those|this|them)\\b)`,`(?<=^ *(?:so )?)we (?:\\w+ed|did|made|put|kept|chose|had|went)(?= ${d}{1,100}?(?:yeah|right|correct|no)\\?)`],anyoneDid:["(?:has|have|did|had) (?:any|some)(?:one|body)"],weDid:["(?:did|had)(?:n't| not)? (?:we|the team)","have(?:n't| not)? we(?= (?:\\w+ )?\\w+(?:ed|en|ne|un|t|n|d|k)\\b)","how'?d (?:we|you)","(?:have|were|are)n't we","(?:did|had)n't (?:you|i)"],weHave:["(?:did|had|have)(?: not)? (?:you|i)","were we","are we(?= at)"],weAgreed:[`${u}(?:'ve|'d| have| had)? (?:\\w+ )?(?:decided|learn(?:ed|t)|agreed|concluded|discussed|talked|settled)`],weTold:["we(?:'ve|'d| have| had)? (?:\\w+ )?(?:had|hit|ran into|run into|saw|seen|met|sol[vt]ed|fixed|used|tried|switched|moved|changed|dropped|did|made|built)"],wasDone:["(?:was|were|has|have|had|did)(?:n't)?"],why:["why","how come"],what:["(?<=^ *|[,;:(-] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|also|btw) )(?:what|which|how|when(?= (?:did|was|were|had|have))|where|who)"],ago:["(?<!\\b(?:the|for|a) )last time","the last time (?:that )?(?:we|you|i)","last (?:week|month|sprint|night|year)","yesterday","previously","at some point","back then","in the past","a while (?:ago|back)","(?:ago|back)(?<=(?:day|week|month|year)s? (?:ago|back))","the other day","used to","(?<=\\b(?:in|from|of|during|with|by) (?:(?:one of )?(?:the|our|your|my|an?|some) ))(?:earlier|previous|past|last|prior|other) (?:session|conversation|chat|discussion)s?(?! (?:id|state|file|list|data|table|name|log|key|cookie|token|object|record|row)s?\\b)"],ever:["ever"],past:["before(?= *(?:[?,.;]|$))","(?:this|that|it|thing) before","already","allready","previously","earlier","so far","yet"],trouble:["(?:blocker|bug|issue|problem|ticket|incident|outage|regression|trouble|limitation|vulnerability|finding)s?"],settled:["gone","(?:been )?(?:fixed|solved|resolved|closed|addressed|handled)(?! by (?!now))","still (?:open|there|an issue|a problem|around|unsolved|blocking)","sorted(?: out)?","unresolved"],leftOver:["outstanding","left over","leftovers?","unfinished","open (?:points?|questions?|ends|problems?|issues?)"],goOn:["continu(?:e|ing)","resume","go on","go back to","carry on","pick(?:ing)? up","get back to","back to"],work:["where (?:we|you|i|it|things)","what (?:we|you|i) (?:were|was|had)","(?:from |with )?(?:the|our|my|your) (?:[\\w.-]+ ){1,3}work"]}};var Kn=[{name:"German",family:"German",isSpaced:!0,filler:"der|die|das|den|dem|des|ein(?:e[nmrs]?)?|wir|uns|ich|du|dir|mir|sie|es|er|und|oder|denn|eigentlich|noch|nicht|bitte|lass|lasst|mal|zu[mr]?|im?|am|an|auf|f\xFCr|mit|von|vom|bei|beim|nach|\xFCber|wegen|dass|es|da|so|haben|hatten|sein|ist|sind|waren|war|doch|ja|hier",asks:"^ *(?:und |also |oder )?(?:warum|wieso|was|wie|wann|wo|wer|woran|hat|hatten?|haben|ist|sind|wurden?|gibt es|wei(?:\xDF|ss)t)\\b",words:{asksAlone:"erinner(?:st|t|e)? (?:du )?(?:dich|mich|uns|euch) / (?:dich|euch)[^.?!]{0,60}? erinnern / wei(?:\xDF|ss)t du noch / wisst ihr noch / hilf mir auf die spr\xFCnge / wer (?:hat|hatte|wollte)(?: \\S+){0,6}? (?:vorgeschlagen|entschieden|beschlossen|gewollt|eingef\xFChrt|gew\xE4hlt) / wer wollte",anyoneDid:"(?:hat|hatte|ist) (?:schon (?:ein)?mal |je(?:mals)? |bereits )?(?:jemand|irgend ?(?:wer|jemand))",weDid:"hab(?:e)? ich (?:dir |euch )?nicht (?:schon )?gesagt / wurde (?:beschlossen|vereinbart|entschieden) / (?:hatten|h\xE4tten|waren|wollten|entschieden|beschlossen|nutzten) wir / wir (?:\\S+ )?(?:hatten|waren|wollten|beschlossen|aufgeh\xF6rt)",weHave:"ha(?:ben|m) (?:wir|ma)",youDid:"(?:hast|hattest) du / habe? ich / haben sie / hatte ich",wasDone:"wurden? / worden",why:"warum / wieso / weshalb / wozu",what:"was / wie / wann / wo / woran / welche[nmrs]? / worauf",ago:"(?:beim )?letzte[nsm]? (?:mal|woche|monat|sitzung|jahr) / letztens / neulich / gestern / damals / fr\xFCher / seinerzeit / vor (?:\\S+ )?(?:tagen|wochen?|monaten?|jahren?) / k\xFCrzlich",again:"noch ?(?:ein)?mal / doch gleich / gleich noch",ever:"jemals / je / schon ?mal",past:"schon / bereits / vorher / zuvor / bisher / inzwischen / mittlerweile",trouble:"\\p{L}*(?:blocker|fehler|problem|bug|st\xF6rung|ticket)[es]?",settled:"weg / behoben / gel\xF6st / erledigt / geschlossen / gefixt / vom tisch",leftOver:"(?:noch )?offen(?:e[nrs]?|geblieben)? / \xFCbrig(?:geblieben)? / liegen ?geblieben / unerledigt(?:e[nrs]?)?",goOn:"weiter(?:machen|arbeiten)? / fortfahren / fortsetzen / mach(?:e|en)? da weiter",work:"(?:mit|bei) der arbeit (?:an|am|zu|von) / an (?:die|der) arbeit"}},{name:"Spanish",family:"Romance",isSpaced:!0,filler:"el|la|los|las|lo|un(?:a|os|as)?|de|del|al?|en|con|para|por|que|y|o|se|nos|me|te|le|no|es|est[\xE1a]|son|era|fue|sobre|este|esta|esto|ese|esa|nuestr[oa]s?",asks:"\xBF|^ *(?:y )?(?:qu[e\xE9]|por ?qu[e\xE9]|c[o\xF3]mo|cu[a\xE1]l|cu[a\xE1]ndo|d[o\xF3]nde|qui[e\xE9]n)\\b",words:{asksAlone:"(?:te|se|os) acuerdas? / (?:te|se) acuerda / recu[\xE9e]rda(?:me|nos) / recuerdas / acu[\xE9e]rdate / refr[\xE9e]scame / qui[\xE9e]n(?:es)? (?:propus|decidi|sugiri|eligi|quis|pidi|introduj)\\p{L}+",anyoneDid:"(?:alguien|alguno) (?:ya )?(?:se )?(?:ha|hab\xEDa|hab[i\xED]a|vio|tuvo|intent\xF3|prob\xF3)(?: \\p{L}+)?",weDid:"qued[\xF3o] (?:decidid|acordad)[oa] / hemos / hab[\xEDi]amos / (?:est|d|l)[\xE1a]bamos / (?:decid|acord|eleg|solucion|resolv|arregl|intent|prob|hic|tuv|qued|dej|dij|pus|cambi|descart|habl|migr|escog|opt|encontr|aprend)[ai]mos / vimos / fuimos / \\p{L}+imos(?= (?:usar|hacer)) / no hab[\xEDi]amos",youDid:"has / hab[\xEDi]as / hiciste / dijiste / cambiaste / dije",wasDone:"fue(?:ron)? / qued[\xF3o] / se (?:\\p{L}+\xF3|ha|hab[\xEDi]a|decidi[\xF3o])",why:"\xBF? ?por ?qu[\xE9e] / a qu[\xE9e] se debe",what:"qu[\xE9] / cu[\xE1a]l(?:es)? / c[\xF3o]mo / cu[\xE1a]ndo / d[\xF3o]nde / (?<=^ *)que",ago:"(?:la )?[\xFAu]ltima vez / (?:la )?(?:semana|sesi[\xF3o]n) (?:pasada|anterior) / (?:el )?mes pasado / ayer / anteriormente / en su (?:d[\xEDi]a|momento) / hace (?:\\p{L}+ )?(?:d[\xEDi]as?|semanas?|meses|mes|a\xF1os?|tiempo) / el otro d[\xEDi]a / antes",ever:"alguna vez",past:"ya / hasta ahora",trouble:"(?:bloqueo|error(?:es)?|problemas?|bugs?|fallos?|incidencias?)",settled:"resuelt[oa]s? / arreglad[oa]s? / solucionad[oa]s? / cerrad[oa]s? / sigue abiert[oa] / corregid[oa]s?",leftOver:"pendientes? / qued[\xF3o] por / sin (?:resolver|terminar|hacer) / sigue bloquead[oa]",goOn:"sigue / sigamos / seguir / contin[\xFAu]a / continuar / continuemos / retoma / retomar / retomemos",work:"(?:del|con el|el) trabajo (?:de|del|sobre)"}},{name:"French",family:"Romance",isSpaced:!0,filler:"l[ae']?s?|les|une?|d[eu']s?|des|\xE0|au|aux|en|et|ou|on|nous|je|tu|vous|il|elle|se|s'|n'|ne|pas|ce|c'|cette|cet|est|sont|\xE9tait|sur|pour|par|avec|dans|que|qu'|y|a",asks:"est-ce qu|^ *(?:et )?(?:pourquoi|comment|qu['e]|qui|quel|o[u\xF9]|quand|il reste|il y a)",words:{asksAlone:"(?:tu te|vous vous|te) souvien[st] / souviens-tu / souvenez[- ]vous / souviens[- ]toi / rappel(?:le|ez)[- ](?:moi|nous) / (?:tu te|te) rappelles / rafra[\xEEi]chi\\p{L}* (?:ma|la) m[\xE9e]moire / qui (?:a|avait|est-ce qui a) (?:propos[\xE9e]|d[\xE9e]cid[\xE9e]|choisi|sugg[\xE9e]r[\xE9e]|voulu|demand[\xE9e]|introduit)",anyoneDid:"quelqu'un (?:a|est|avait|s'est)(?: d[\xE9e]j[\xE0a])? / (?:est-ce que )?quelqu'un d'autre",weDid:"(?:avons|avions|[\xE9e]tions)[- ]nous / (?:avait|a-t|[\xE9e]tait)[- ]on / (?:nous|on) (?:n')?(?:avons|avions|[\xE9e]tions|avait|[\xE9e]tait) / on s'(?:[\xE9e]tait|est) / nous (?:nous )?(?:sommes|[\xE9e]tions)",weHave:"on (?:n')?(?:a|est) / nous avons",youDid:"(?:as|avais|avez|aviez)[- ](?:tu|vous) / tu (?:as|avais) / vous avez / j'avais / ai-je",wasDone:"(?:a|ont|avait)(?:-t-(?:il|elle))?(?: d[\xE9e]j[\xE0a])? [\xE9e]t[\xE9e]",why:"pourquoi",what:"que / qu' / quoi / comment / quand / o[\xF9u] / quel(?:le)?s? / combien",ago:"(?:la )?derni[\xE8e]re (?:fois|session) / hier / auparavant / pr[\xE9e]c[\xE9e]demment / [\xE0a] l'[\xE9e]poque / il y a (?:\\p{L}+ )?(?:jours?|semaines?|mois|ans?|longtemps) / la semaine derni[\xE8e]re / le mois dernier / l'autre jour / (?:la )?(?:s[\xE9e]ance|session) (?:pr[\xE9e]c[\xE9e]dente|d'avant) / avant-hier / autrefois",again:"(?<=quoi )d[\xE9e]j[\xE0a] / d[\xE9e]j[\xE0a](?= *[?,])",ever:"jamais",past:"d[\xE9e]j[\xE0a] / depuis / avant",trouble:"(?:blocage|bug|probl[\xE8e]me|erreur|incident|panne|ticket)s? / point bloquant",settled:"corrig[\xE9e]e?s? / r[\xE9e]gl[\xE9e]e?s? / clos / ferm[\xE9e]e?s? / r[\xE9e]solue?s? / toujours (?:l[\xE0a]|ouvert|bloqu[\xE9e]) / lev[\xE9e]",leftOver:"(?:reste|rest[\xE9e]|points?)(?: \\p{L}+){0,3} (?:ouverts?|en suspens|[\xE0a] faire) / en suspens / inachev[\xE9e]e?s?",goOn:"reprends / reprenons / reprendre / continue / continuons / continuer / reviens / revenons",work:"(?:du|le|au) travail (?:sur|de|du)"}},{name:"Portuguese",family:"Romance",isSpaced:!0,filler:"[oa]s?|uma?s?|d[eoa]s?|n[oa]s?|em|com|para|por|que|e|ou|se|me|te|n[\xE3a]o|[\xE9e]|s[\xE3a]o|era|a gente|n[\xF3o]s|esse|essa|este|esta|isso|sobre|pelo|pela",asks:"^ *(?:e )?(?:por ?qu[e\xEA]|o que|como|qua[li]|quando|onde|quem|algu[e\xE9]m)",words:{asksAlone:"(?:voc[\xEAe]|tu) (?:ainda )?(?:se )?lembras? / (?:voc[\xEAe] )?se lembra / me lembr[ae] / lembra-me / lembre-me / relembr[ae](?:-me)? / lembra(?=-te| (?:d[aeo]s?|qu\\p{L}+|como|quando)) / quem (?:sugeriu|prop[\xF4o]s|decidiu|escolheu|quis|pediu|introduziu)",anyoneDid:"algu[\xE9e]m (?:aqui )?(?:j[\xE1a] )?(?:\\p{L}+ou|viu|teve|\\p{L}+eu|tinha)",weDid:"fi(?:cou|caram) (?:decidid|combinad|acertad)[oa]s? / (?:t[\xEDi]nhamos|est[\xE1a]vamos|fizemos|tivemos|vimos|a gente (?:tinha|estava|\\p{L}+ou|fez|teve|decidiu|resolveu)) / (?:decid|combin|escolh|resolv|arrum|corrig|tent|par|deix|consert|mud|troc|concord|test|conclu|descart|migr|encontr|aprend|acert|fal)[aei\xED]mos",weHave:"a gente j[\xE1a] \\p{L}+",youDid:"voc[\xEAe] (?:fez|disse|mudou|tinha|\\p{L}+ou) / eu (?:disse|falei)",wasDone:"fo(?:i|ram) / ficou / foi (?:feito|decidido)",why:"por ?qu[e\xEA]",what:"o que / qua(?:l|is) / como / quando / onde / cad[\xEAe]",ago:"(?:d?a )?[\xFAu]ltima vez / ontem / anteriormente / na [\xE9e]poca / (?:semana|sess[\xE3a]o) (?:passada|anterior) / m[\xEAe]s passado / h[\xE1a] (?:\\p{L}+ )?(?:dias?|semanas?|m[\xEAe]s(?:es)?|anos?|tempos?) / (?:dias?|semanas?|meses|anos?) atr[\xE1a]s / outro dia / antes",again:"mesmo(?= *\\?)",ever:"alguma vez",past:"j[\xE1a] / at[\xE9e] agora",trouble:"(?:bloqueio|bug|problema|falha|incidente|chamado)s? / erros?",settled:"resolvid[oa]s? / corrigid[oa]s? / consertad[oa]s? / fechad[oa]s? / sumiu / continua (?:abert[oa]|bloquead[oa]) / arrumad[oa]s?",leftOver:"pendentes? / em aberto / por fazer / faltou",goOn:"continu(?:e|a|ar|amos|emos) / retom(?:e|a|ar|emos) / segu(?:e|ir) / volt(?:e|a|ar) (?:ao|para o)",work:"(?:do|no|o|ao) trabalho (?:de|do|da|em|no|na)"}},{name:"Italian",family:"Romance",isSpaced:!0,filler:"il|lo|la|gli|le|i|un[oa]?|d[ei]|del(?:l[ao'])?|dei|a|al(?:la)?|da|dal|in|nel(?:la)?|con|su|sul(?:la)?|per|che|e|o|si|ci|mi|ti|non|\xE8|era|sono|questo|questa|quest'",asks:"^ *(?:e )?(?:perch[e\xE9]|cosa|come|quando|dove|qual|chi|qualcuno)",words:{asksAlone:"(?:ti|vi|si) ricord[iao](?:te)? / ricordam[ie] / ricorda(?:te)?mi / rinfrescami / chi (?:ha|aveva) (?:proposto|deciso|scelto|suggerito|voluto|chiesto|introdotto)",anyoneDid:"qualcuno (?:ha|aveva|\xE8|si \xE8)",weDid:"avevamo / eravamo / (?:ci )?(?:siamo|eravamo) (?:rimast|fermat|arrivat)i / abbiamo (?:gi\xE0 )?(?:decis|scelt|risolt|fatt|provat|cambiat|avut|vist|concordat|sistemat|corrett|incontrat|tentat|tolt|disattivat)o",weHave:"abbiamo",youDid:"hai / avevi / avete",wasDone:"(?:\xE8|sono|era) (?:gi\xE0 )?stat[oaie]",why:"perch[\xE9e] / come mai",what:"cosa / che cosa / come / quando / dove / qual[ei]? / qual'\xE8",ago:"(?:l'|la )?(?:ultima volta|volta scorsa|settimana scorsa|sessione precedente) / ieri / in passato / (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa / tempo fa / all'epoca / precedentemente / l'altro giorno",ever:"mai",past:"gi\xE0 / prima / finora",trouble:"(?:blocco|bug|problem[ai]|error[ei]|guast[oi])",settled:"risolt[oaie] / corrett[oaie] / chius[oaie] / sistemat[oaie] / sparit[oaie] / ancora apert[oaie]",leftOver:"in sospeso / rimasto (?:da fare|aperto) / ancora da fare",goOn:"riprendi(?:amo)? / continua(?:re)? / continuiamo / prosegui(?:amo)?",work:"(?:dal|il|col) lavoro (?:su|di|del)"}},{name:"Chinese",family:"Eastern",isSpaced:!1,filler:"[\u7684\u4E86\u7740\u904E\u8FC7\u6211\u4F60\u4ED6\u5979\u4EEC\u5011\u662F\u5728\u548C\u4E0E\u8DDF\u5C31\u4E5F\u90FD\u628A\u5BF9\u9019\u8FD9\u90A3\u4E2A\u500B\u4E9B\u4EF6\u4E8B\u4E48\u5427\u5462\u5417\u55CE\u554A\u8BF7\u8ACB\u4E00\u4E0B\u4ECE\u5F8C\u540E\u6765\u91CC\u88E1]|\u505A\u5230",asks:"[\u5417\u55CE\u5462]|\u662F\u4E0D\u662F|\u6709\u6CA1\u6709|\u6709\u6C92\u6709|\u4EC0\u4E48|\u600E\u4E48|\u54EA|\u8C01|\u4E3A\u4F55",script:"[\\u4e00-\\u9fff]",words:{asksAlone:"(?:\u8FD8|\u9084)?(?:\u8BB0|\u8A18)\u5F97 / (?:\u63D0\u9192)\u6211?\u4EEC?\u4E00?\u4E0B / \u6765\u7740 / \u4F86\u8457 / \u56DE\u5FC6\u4E00\u4E0B / \u5E2E\u6211\u56DE(?:\u5FC6|\u60F3) / (?:\u662F)?(?:\u8C01|\u8AB0)(?:\u63D0\u8BAE|\u63D0\u8B70|\u51B3\u5B9A|\u6C7A\u5B9A|\u5EFA\u8BAE|\u5EFA\u8B70|\u9009|\u9078|\u63D0\u51FA|\u8981\u6C42|\u5F53\u521D)",anyoneDid:"\u6709(?:\u6CA1\u6709|\u6C92\u6709)?(?:\u4EBA|\u8C01|\u8AB0)(?:\u4EE5\u524D|\u4E4B\u524D|\u66FE\u7ECF|\u66FE\u7D93)?(?:\u78B0\u5230|\u9047\u5230|\u8BD5|\u8A66|\u89C1|\u898B|\u89E3\u51B3|\u89E3\u6C7A|\u8E29)(?:\u8FC7|\u904E)",weDid:"(?:\u6211\u4EEC|\u6211\u5011|\u54B1\u4EEC|\u54B1\u5011)(?=[^\uFF0C,\u3002]{0,12}?(?:\u8FC7|\u904E|\u9009\u62E9|\u9078\u64C7|\u51B3\u5B9A|\u6C7A\u5B9A|\u89E3\u51B3|\u89E3\u6C7A|\u9009\u4E86|\u7D04\u5B9A|\u7EA6\u5B9A|\u5546\u5B9A|\u8BF4\u597D|\u8AAA\u597D|\u91C7\u7528|\u653E\u5F03|\u8BA8\u8BBA|\u6539\u6210|\u6362\u6210|\u505A\u5230|\u5546\u91CF|\u6253\u7B97)) / (?:\u8BF4|\u8AAA|\u5B9A|\u7EA6|\u7D04|\u5546\u91CF)\u597D\u7684?",settled:"(?:\u4FEE|\u89E3\u51B3|\u89E3\u6C7A|\u641E\u5B9A|\u5904\u7406|\u8655\u7406|\u5173\u95ED|\u6D88\u5931|\u4FEE\u590D)(?:\u597D|\u6389|\u5B8C)?(?:\u4E86|\u8FC7) / \u8FD8\u5728 / \u9084\u5728 / \u6CA1\u89E3\u51B3",wasDone:"\u5DF2(?:\u7ECF|\u7D93) / \u88AB / (?:\u4FEE|\u6539|\u89E3\u51B3|\u89E3\u6C7A|\u5F04|\u641E|\u5904\u7406|\u8655\u7406)(?:\u597D|\u6389|\u5B8C)?\u4E86",why:"\u4E3A\u4EC0\u4E48 / \u70BA\u4EC0\u9EBC / \u4E3A\u4F55 / \u70BA\u4F55 / \u4E3A\u5565 / \u600E\u4E48\u4F1A / \u4EC0\u4E48\u539F\u56E0 / \u539F\u56E0\u662F\u4EC0\u4E48",what:"\u4EC0\u4E48 / \u4EC0\u9EBC / \u600E\u4E48 / \u600E\u9EBC / \u54EA / \u5982\u4F55 / \u8C01 / \u8AB0 / \u5565 / \u591A\u5C11",ago:"\u4E0A\u6B21 / \u4E0A\u5468 / \u4E0A\u9031 / \u4E0A\u4E2A\u6708 / \u4E0A\u500B\u6708 / \u6628\u5929 / \u524D\u51E0\u5929 / \u524D\u5E7E\u5929 / \u4E4B\u524D / \u4EE5\u524D / \u4ECE\u524D / \u7576\u521D / \u5F53\u521D / \u5F53\u65F6 / \u7576\u6642 / \u66FE\u7ECF / \u66FE\u7D93 / \u65E9\u5148 / \u90A3\u65F6 / \u4E0A\u4E00(?:\u6B21|\u4E2A\u4F1A\u8BDD|\u4E2Asession)",past:"\u5DF2(?:\u7ECF|\u7D93)",trouble:"\u95EE\u9898 / \u554F\u984C / \u9519\u8BEF / \u932F\u8AA4 / \u6545\u969C / bug / \u963B\u585E / \u963B\u788D / \u7F3A\u9677",leftOver:"(?:\u8FD8|\u9084)?(?:\u6709|\u5269)?(?:\u54EA\u4E9B|\u4EC0\u4E48)?(?:\u6CA1|\u672A|\u6C92)(?:\u6709)?(?:\u89E3\u51B3|\u5B8C\u6210|\u505A\u5B8C|\u5904\u7406)\u7684? / \u9057\u7559 / \u5F85\u529E / \u5269\u4E0B",goOn:"\u7EE7\u7EED / \u7E7C\u7E8C / \u63A5\u7740 / \u63A5\u8457 / \u6062\u590D / \u56DE\u5230",work:"\u7684\u5DE5\u4F5C / \u90A3\u9879\u5DE5\u4F5C"}},{name:"Japanese",family:"Eastern",isSpaced:!1,filler:"[\u306F\u304C\u3092\u306B\u306E\u3067\u3068\u3078\u3082\u3084\u306D\u3088\u306A]|\u304B\u3089|\u307E\u3067|\u3067\u3059|\u307E\u3059|\u3067\u3057\u305F|\u307E\u3057\u305F|\u3057\u305F|\u3059\u308B|\u3057\u3066|\u3063\u305F|\u305D\u306E|\u3053\u306E|\u4EF6|\u3053\u3068|\u3082\u306E|\u304A\u9858\u3044\u3057?|\u304F\u3060\u3055\u3044",asks:"\u304B *$|(?:\u3067\u3057|\u307E\u3057)\u305F\u304B|\u3060?\u3063\u3051",script:"[\\u3040-\\u30ff]",words:{asksAlone:"\u899A\u3048\u3066(?:\u3044)?(?:\u308B|\u307E\u3059) / \u304A\u307C\u3048\u3066(?:\u3044)?(?:\u308B|\u307E\u3059) / \u601D\u3044\u51FA(?:\u3055\u305B|\u305B|\u3057) / \u3063\u3051 / (?:\u8AB0|\u3060\u308C)\u304C(?:\u63D0\u6848|\u6C7A\u3081|\u8A00\u3044\u51FA|\u9078\u3093|\u5C0E\u5165)",anyoneDid:"(?:\u8AB0|\u3060\u308C)\u304B[^\u3002\u3001\uFF1F]{0,24}?(?:(?:\u3057\u305F|\u3063\u305F|\u305F\u3053\u3068|\u3093\u3060\u3053\u3068|\u898B\u305F)[^\u3002]{0,4}(?:\u3042\u308B|\u3042\u308A|\u3044\u308B|\u3044?\u307E\u3059)|\u906D\u9047)",weDid:"\u7D50\u8AD6(?:\u306B|\u306F|\u304C) / (?:\u6C7A\u3081|\u6C7A\u307E\u3063|\u9078\u3093|\u9078\u3073|\u89E3\u6C7A\u3057|\u76F4\u3057|\u8A66\u3057|\u5909\u3048|\u3084\u3081|\u63A1\u7528\u3057|\u5C0E\u5165\u3057|\u5408\u610F\u3057|\u8A71\u3057|\u5BFE\u5FDC\u3057|\u4FEE\u6B63\u3057|\u3084\u308A)(?:\u307E\u3057)?[\u305F\u3060] / (?:\u6C7A\u3081|\u9078\u3093|\u89E3\u6C7A\u3057|\u76F4\u3057|\u8A66\u3057|\u5909\u3048|\u3084\u3081|\u63A1\u7528\u3057)\u3066\u3044?(?:\u305F|\u307E\u3057) / (?:\u3057\u305F|\u3063\u305F|\u51FA\u305F|\u898B\u305F|\u3042\u3063\u305F)\u3053\u3068(?:\u304C)?(?:\u3042\u308B|\u3042\u308A)",wasDone:"(?:\u3055|\u3089)\u308C(?:\u305F|\u307E\u3057) / \u76F4\u3063(?:\u305F|\u3066) / \u7D42\u308F\u3063(?:\u305F|\u3066) / \u6D88\u3048(?:\u305F|\u3066)",why:"\u306A\u305C / \u4F55\u6545 / \u306A\u3093\u3067 / \u3069\u3046\u3057\u3066 / \u7406\u7531 / \u539F\u56E0",what:"\u4F55 / \u306A\u306B / \u306A\u3093 / \u3069\u3046 / \u3069\u306E / \u3069\u308C / \u3044\u3064 / \u3069\u3053 / \u8AB0 / \u3060\u308C / \u3069\u3061\u3089 / \u3069\u3063\u3061",ago:"\u524D\u56DE / \u5148\u9031 / \u5148\u6708 / \u6628\u65E5 / \u4EE5\u524D / \u3053\u306E\u524D / \u3053\u306E\u9593 / \u524D\u306B / \u904E\u53BB / \u5F53\u6642 / \u304B\u3064\u3066 / \u53BB\u5E74 / \u524D\u306E(?:\u30BB\u30C3\u30B7\u30E7\u30F3|\u4F1A\u8A71)",past:"\u3082\u3046 / \u3059\u3067\u306B / \u65E2\u306B / \u3053\u308C\u307E\u3067",trouble:"\u554F\u984C / \u30A8\u30E9\u30FC / \u30D0\u30B0 / \u969C\u5BB3 / \u4E0D\u5177\u5408 / \u30D6\u30ED\u30C3\u30AB\u30FC / \u8AB2\u984C",settled:"\u76F4\u3063 / \u89E3\u6C7A(?:\u3057|\u3055|\u6E08) / \u4FEE\u6B63(?:\u3055|\u6E08) / \u6D88\u3048 / \u7247\u4ED8\u3044 / \u307E\u3060(?:\u6B8B|\u958B)",leftOver:"\u6B8B\u3063(?:\u305F|\u3066) / \u672A(?:\u89E3\u6C7A|\u5B8C\u4E86|\u5BFE\u5FDC) / \u3084\u308A\u6B8B",goOn:"\u7D9A(?:\u304D|\u3051) / \u518D\u958B / \u623B(?:\u3063|\u308A)",work:"(?<!\u4ECA|\u3053)\u306E(?:\u4F5C\u696D|\u5BFE\u5FDC)"}}];var m="is asked",ko=[["asksAlone"],["anyoneDid",m],["weDid","why|what"],["weDid",m],["weHave","past|ever|ago",m],["weAgreed","why|what|past|ever|ago",m],["weTold","past|ever|ago",m],["youDid","why"],["youDid","past|ever|ago",m],["wasDone","why"],["wasDone","ever|ago",m],["ago","why|what",m],["again","why|what"],["trouble","settled",m],["trouble","wasDone","past|ever|ago",m],["leftOver","why|what"],["leftOver",m],["goOn","past|ago|weDid|work"]],xo=[["why|what","weHave"]],Eo=/[^.?!\n\u3002\uff1f\uff01]+(?:\.(?=\S)[^.?!\n\u3002\uff1f\uff01]*)*[?\uff1f]?/g,So=400,Bn=200,Q="a-z\xE0-\xF6\xF8-\xFF\u0153";function Zn(n,{isSpaced:e}){let t=n.replaceAll("\\p{L}",`[${Q}]`);return new RegExp(e?`(?<![${Q}\\d_-])(?:${t})(?!-?[${Q}\\d_])`:t,"g")}var Ao=/(?:[?*+]|\{[^}]*\})\??/y,qo=/\[[^\]]*\]|\\p\{L\}|\\.|[.^$]/y,Ro=/\([^()[\]\\]*\)/y;function $o(n,e){let t=Z(Ro,n,e);if(t!=="")return e+t.length;let o=0;for(let s=e;s<n.length;s+=1)if(n[s]==="\\"?s+=1:n[s]==="("?o+=1:n[s]===")"&&(o-=1),o===0)return s+1;return n.length}function*Oo(n){let e="";for(let t=0;t<n.length;){let o=n[t]==="(",s=o?"":Z(qo,n,t),a=o?$o(n,t):t+Math.max(1,s.length),i=Z(Ao,n,a),l=o&&i===""?Lo(n.slice(t,a)):void 0;if(l!==void 0){let r=e;yield l.map(g=>r+g)}else(o||s!==""||i!=="")&&e.length>1&&(yield[e]);e=o||s!==""||i!==""?"":e+n[t],t=a+i.length}e.length>1&&(yield[e])}function Lo(n){let e=n.slice(3,-1);return n.startsWith("(?:")&&!/[()[\]\\?*+{}.^$]/.test(e)?e.split("|"):void 0}function Z(n,e,t){return n.lastIndex=t,n.exec(e)?.[0]??""}function Xn(n,e){for(let t of Oo(e))if(!t.some(o=>n.includes(o)))return!1;return!0}var Vn=new Map;function To(n){let e=Vn.get(n)??new RegExp(`(?<![\\w-])(?:${n})`,"gi");return Vn.set(n,e),e}function J(n,e){let t=n.toLowerCase();return Pn.some(o=>Xn(t,o)&&[...n.matchAll(To(o))].some(({0:s,index:a})=>a<=e&&e<a+s.length))}function jo(n,e){let t=Object.entries(e.words).map(([o,s])=>[o,s.filter(a=>Xn(n,a))]).filter(([,o])=>o.length>0);if(X([...t.map(([o])=>o),m,...t.map(([o])=>o)]))return Zn(t.map(([o,s])=>`(?<${o}>${s.join("|")})`).join("|"),e)}function zo(n,e){let t=[],o=n.length,s=0;for(let{0:a,index:i,groups:l={}}of n.toLowerCase().matchAll(e))t.push(...Object.keys(l).filter(r=>l[r]!==void 0)),o=Math.min(o,i),s=Math.max(s,i+a.length);return{kinds:t,from:o,to:s}}var Yn=n=>e=>n.split("|").includes(e),X=n=>ko.some(e=>e.every(t=>n.some(Yn(t))))||xo.some(([e,t])=>{let o=n.findIndex(Yn(e));return o>=0&&n.includes(t,o)}),No=/\b[a-z]{1,2}'(?!t\b)/gi;function Qn(n,e){let t="",o=0;for(let{0:s,index:a}of n.toLowerCase().matchAll(e))t+=`${n.slice(o,a)} `,o=a+s.length;return t+n.slice(o)}function _o(n,e,t){if(t.filler===void 0)return;let o=Zn(t.filler,t);return Qn(Qn(n,e),o).replace(No," ")}function*Io(n){for(let{0:e,index:t}of n.matchAll(Eo)){let o=e.length-Bn;e.length<=So?yield[e,t]:yield*[[e.slice(0,Bn),t],[e.slice(o),t+o]]}}var Do=(n,{asks:e})=>/[?\uff1f]$/.test(n)||e.test(n.toLowerCase());function*Mo(n,e){let t=jo(n.toLowerCase(),e);if(t!==void 0)for(let[o,s]of Io(n)){if(e.script?.test(o)===!1)continue;let{kinds:a,from:i,to:l}=zo(o,t);if(!X(a)&&!(X([...a,m])&&Do(o,e)))continue;let r=_o(o,t,e);r===void 0?yield{index:s+i,phrase:o.slice(i,l)}:yield{index:s,phrase:o,about:r}}}function*Jn(n){let e=hn(n);for(let t of Co())e.includes(t.family)&&(yield*Mo(n,t))}var Wo=" / ",Co=h(()=>[Gn,...Kn.map(({asks:n,script:e,words:t,...o})=>{let s=Object.entries(t).map(([a,i])=>[a,i.split(Wo)]);return{...o,words:Object.fromEntries(s),asks:new RegExp(n),...e===void 0?{}:{script:new RegExp(e)}}})]);var Ho=[{needs:["remember","recall"],pattern:`(?:do|can|did|don't|didn't|can't) ${u} (?:still |even |happen to )?(?:remember|recall)|as you (?:may |might )?(?:remember|recall)|(?:if i|what|all|everything|anything) (?:you |we |i )?(?:still )?(?:remember|recall)(?! to\\b)`},{needs:["remember"],pattern:"(?:^|[.?!\\n,] ?)(?:hey,? |so,? )?(?:you )?remember (?:when|(?:the|that) (?:time|bug|issue|problem|error|thing|fix|discussion|trick|script|case|one)|how (?:we|you|i)|why (?:we|you|i)|what (?:we|you|i) (?!(?:said|told)\\b)|where (?:we|you|i))"},{needs:["remember","recall","iirc"],asked:!0,spans:!0,pattern:"(?:i|we) (?:still |vaguely |kind of |seem to )?(?:remember|recall)(?! to\\b)|iirc"},{needs:["remind"],pattern:"remind (?:me|us)(?! (?:to|in|later|tomorrow|once|when|if|after)\\b)"},{needs:["we looked","we noted","we discussed","we talked"],pattern:`(?<=\\?["')]? {0,2})(?:i (?:think|believe|thought) )?we (?:looked (?:into|at)|noted|discussed|talked about) (?:that|this|it)\\b`},{needs:["my memory","our memory"],pattern:"(?:refresh|jog) (?:my|our) memory"},{needs:["memor","note","learning"],pattern:`(?:based on|from|in|check|search|look (?:in|at|up|through|into)|consult|query|see|read|use) (?:in )?(?:your|our|the project|project) (?:past |own |earlier )?(?:memory|memories|notes|learnings)|${Y}(?:please )?(?:check|search|query|consult|look (?:in|through)) (?:cs-memory|(?:the )?memories) (?:for|about|on)|${Y}(?:got )?any (?:\\w+ )?(?:notes|memories|learnings) (?:on|about|regarding)|what (?:do|does) (?:your|our|the|my) (?:notes?|memory|memories|learnings) (?:say|tell|know|have)`},{needs:["note","learning","record","memor","history","write-up","writeup"],pattern:`(?:is|are|was|were|isn't|aren't) there (?:an?|any|some) (?:\\w+ )?${Un} (?:on|about|of|for|regarding|how|why|what|where)|(?:do|don't) ${u} have (?:an?|any|some) (?:\\w+ )?(?:notes?|learnings?|record|memory|memories|history) (?:on|about|of|for|regarding|how|why|what|where)`},{needs:["again"],spans:!0,pattern:`what (?:was|were) ${d}{1,60}?\\bagain|what(?: i|')s the (?:name|command|flag|path|url) (?:of|to|for) ${d}{1,60}\\bagain|(?:how|where|which|who|when) (?:did|do|does|was|were|is)\\b${d}{1,60}\\bagain(?= ?\\?)|why (?:did|do|are|is|was|were) (?:we|it|that|this)\\b${d}{1,60}\\bagain(?= ?\\?)|(?:tell|show|explain(?: to)?) (?:me|us)\\b${d}{0,40}\\bagain`},{needs:["what was","what were"],spans:!0,pattern:`what (?:was|were) ${d}{1,40}?\\bcalled`},{needs:["what was that","what were those"],spans:!0,pattern:`what (?:was that|were those) ${d}{1,60}?\\b(?:we|you|i)`},{needs:["know"],pattern:`(?:what do|do) we (?:already )?know (?:about|of|why|what|how|if|whether|where)|(?:do|does|don't) (?:you|anyone|anybody|we) know (?:why|what|how|if|whether|where|which) ${u} (?:did|had|have|decided|chose|went|used|ended|added|changed|left|put)`},{needs:["any idea","any clue","any recollection"],pattern:`any (?:idea|clue|recollection) (?:why|what|how|if|whether|where|which|of what) ${u} (?:did|had|have|decided|chose|went|used|ended|added|changed|left|put|were)`},{needs:["what's the","what is the"],pattern:`what(?: i|')s the (?:history|rationale|background|back-?story|story|thinking|reasoning) (?:of|behind|for|on|with|about|here)|what(?: i|')s the reason (?:that )?${u}\\b`},{needs:["forgot","forget"],pattern:"(?<!you )(?<!don't )(?:forgot|forget) (?:again )?(?:how|what|why|where|which|when|who|if|whether|the name)|i (?:forgot|forget)(?= ?(?:$|[.,?!]))"},{needs:["remember","recall"],pattern:"(?:don't|can't|cannot|do not|can not|couldn't) (?:quite |really )?(?:remember|recall)(?! to\\b)"},{needs:["recall"],pattern:"(?:^|[.?!\\n] ?)(?:please )?recall (?:what|how|why|where|which|who|when|everything|anything|our|my)"},{needs:["have you learn","have we learn","did you learn","did we learn","what do you know"],pattern:"(?:have|did) (?:you|we) learn(?:ed|t)? (?:anything|something)(?: (?:about|on|from))?|what do you (?:already )?know about (?:this|the|our|my)"},{needs:["again"],spans:!0,pattern:`${Wn}(?: \\w+){0,3} (?:did|was|were|is|does|do|are)\\b${d}{1,60}?\\bagain(?= ?(?:[?,;]|$))|explain (?:it |this |that )?(?:to me )?again|repeat (?:what|how|why|your|the)\\b`},{needs:["documented","written down","wrote down"],spans:!0,pattern:"(?:documented|written down|wrote down) (?:\\w+ )?(?:any|some)where|(?:document|write down) (?:any|some)where"},{needs:["reason"],spans:!0,pattern:"(?:is|was|isn't|wasn't) there (?:a|any|some) (?:\\w+ )?reason (?:why |that |for (?:why )?)?(?:we|you|us)\\b|any reason (?:why )?we"},{needs:["how do we","what's our","what is our","what are our"],pattern:"how do we (?:usually|normally|typically|generally|always)|what(?: i|'| a)(?:s|re) our (?:\\w+ )?(?:convention|policy|approach|strategy|rule|standard|way|practice|agreement|decision|stance)s?"},{needs:["what we","what you","what i"],spans:!0,asked:!0,pattern:`what ${u}(?:'ve| have|'d| had)? (?:\\w+ )?(?:decided|learned|learnt|discussed|agreed|concluded|found out|talked)`},{needs:["had","we hit","ran into","we saw","found","fixed","discussed","solved","mentioned"],spans:!0,asked:!0,pattern:`(?:problem|issue|bug|error|discussion|trouble|conversation|fix|failure)s? (?:that |which )?${u}(?:'ve| have|'d| had)? (?:\\w+ )?(?:had|hit|ran into|saw|found|fixed|discussed|solved|mentioned)`},{needs:["tell me about the","look up","dig up","find out"],spans:!0,pattern:`tell me about the \\w+ ${u} (?:had|hit|saw|found|fixed|did|made)|(?:look|dig) up (?:what|how|why|when|where|which|the)\\b${d}{0,50}?\\b(?:was|were|we (?:did|decided|agreed|used|had)|decision|conclusion|discussion)`},{needs:["decision","lesson","findings"],spans:!0,pattern:"what (?:\\w+ )?(?:decision|lesson|finding)s (?:have|did|were|has|had|are)|(?:list|show)(?: me)?(?: (?:all|the|our|past|any|of)){1,3} (?:decision|lesson)s|(?:any|which|past|previous|earlier|our) decisions? (?:on|about|regarding|concerning|around|have|did)"},{needs:["been ","what work"],spans:!0,pattern:"what(?:'s| has| have) been (?:done|decided|tried|worked|agreed|discussed|fixed|implemented|finished|completed|learned)|what work (?:has|was|have)"},{needs:["known","gotcha","pitfall","quirk","should know"],spans:!0,pattern:`(?:any|is (?:this|that|it|there) an?|are there) (?:other )?(?:known (?:issue|problem|bug|limitation)|gotcha|pitfall|quirk)s?|any(?:thing)? (?:else )?(?:${u}|one) should know (?:about|before|when)`},{needs:["my preference","my preferred"],spans:!0,pattern:"what (?:is|are|was|were) my prefer\\w+|(?:know|remember) my prefer\\w+"},{needs:["led to","made us","made you","motivated","how did it","how did that","how did the"],spans:!0,pattern:"what (?:led to|led (?:us|you)|made (?:us|you)|motivated|prompted (?:us|you|the))|how did (?:it|that|the \\w+) go"}],Fo=[{needs:["continu"],pattern:"continu(?:e|ing) (?:\\w+ ){0,3}?(?:from )?where|continu(?:e|ing) from (?:yesterday|before|last|earlier|the (?:last|previous|earlier)|our|your)|continu(?:e|ing) (?:our|your) (?:last|previous|earlier|prior|old)"},{needs:["where"],pattern:"(?:resume|carry on|carrying on|start|back|go on|pick(?:ing)? (?:it |this |that |things )?(?:back )?up) (?:again )?(?:from |to )?where (?:we|i|you|it|things)"},{needs:["pick it","pick this","pick that","pick things"],pattern:"pick (?:it|this|that|things) (?:back )?up (?:again|from|where)|pick (?:it|this|that|things) back up"},{needs:["where","lost track"],pattern:"where (?:did|were|was|had|have) (?:we|i|you|things)|where (?:are|do) (?:we|things) (?:at|now|with|stand|currently|standing|again)|where are (?:we|things)(?= ?(?:[?!.]|$))|where (?:we|i|you|things) (?:are|were|left|stopped|stood|ended)|lost track of|(?:back to|resume) what (?:we|i|you) (?:were|was|had)"},{needs:["how far"],pattern:"how far (?:did|have|are|were|had|along) (?:we|you|i|things|are we)"},{needs:["up to speed","catch me up","catch us up","recap","fill me in"],pattern:"(?:bring|get|catch) (?:me|us) (?:back )?up|fill (?:me|us) in (?:on|about)|(?:a|quick|short|brief|please|can you|could you) recap|recap (?:of )?(?:what|where|everything|our|your|the (?:last|previous|session|work|progress|discussion|conversation))"},{needs:["summar","recap","what we","what i","what you","everything","all we","all that","all i","all you"],pattern:"(?:summar(?:y|i[sz]e)(?: of)?|recap|list|review|tell me|show me|explain)(?: \\w+){0,2} (?:what|everything|all(?: that)?) (?:we|you|i)(?:'ve| have)? (?:\\w+ )?(?:did|done|decided|learned|learnt|found|tried|discussed|agreed|changed|worked|fixed)"},{needs:["what's","what is","outstanding","what else","remain","left","still","unfinished"],pattern:"what(?: i|')s (?:still )?(?:outstanding|remaining|pending|left(?! ?-| to the| of| and| join)|still (?:open|to do|missing|left))|what (?:else )?(?:remains|was left)|what(?: \\w+){1,3} (?:are|is) (?:still )?(?:outstanding|still (?:open|left|pending|missing|to do)|left (?:to do|over|from|open|in|for)|remaining)|what else (?:was|is) (?:left|on (?:the|our|my|your) (?:list|plan|todo))|anything (?:still )?(?:left|outstanding|open|unfinished) (?:from|to do|to finish|on)"},{needs:["blocker"],pattern:"(?:what(?: a|')re|what(?: i|')s|what (?:was|were)|which|any|list|show(?: me)?|were there|are there)(?: (?:the|our|my|any|current|open|known|still|all|remaining|of|that)){0,3} blockers?"},{needs:["what's the","what is the","phase","since"],spans:!0,pattern:"what(?: i|')s the (?:current |latest )?(?:state|status) (?:of|on|with)(?! (?:code|response|http|bar|field|column))|(?:what|which) (?:phase|step|milestone|task) (?:are|were) we|what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since"},{needs:["open "],pattern:"(?:what|which|any|list|the) (?:\\w+ ){0,3}?open (?:questions?|points?|items?|todos?|ends|threads?|tasks?) (?:from|do we|are there|did we|were|left|remain)"}],ne=[...Ho,...Fo];var Uo=/^(?:(?:so|and|but|hey|hi|ok|okay|btw|also|und|sag mal|(?:(?:can|could) you |please )?(?:tell|remind) me(?= (?:what|why|who|when|where|which|how))|et|mais|alors|y|pero|e|mas|ma)[,: ]+)+/i,Po=/^(?:(why) (?:on earth|the (?:hell|heck))|how come(?: that)?)(?= )/i,ee=new RegExp(`^(?:${["(?:(?:why|when|where|how often|(?:on |at |in )?(?:which|what) ((?:\\S+ ){0,2}\\S+)) )?(?:do|don't|are|aren't|must|may|can) we (?:(?:still|even|only|always|never|not|really|have to|need to|allowed to|using|on) )*","(?:when|where|how often) (?:can|may|must|should) i (?=\\S+$)","why (?:no|not) |when (?:is|are) (?:the )?(?=\\S+$)|is there (?:a|any) reason (?:for|why|that|behind) ","what (?:do|should|must) (?:i|we) (?:have to |need to )?(?:know|do|run|check) (?:before|when|after) (?:(?:i|we)|running|starting|using) ","(?:is|are) there (?:a|an|any) (?:rules?|conventions?|polic(?:y|ies)|agreements?|decisions?|standards?) (?:for|on|about|against) ","what (?:was|is|has been) (?:decided|agreed|settled|our|the (?:rule|policy|convention|decision|agreement)) (?:about|on|for|with) "].join("|")})`,"i"),Go=/^[Ww]hy (?=[A-Z][\w.+-]+$)/,te=new RegExp(`^(?:${["who (?=\\S+s )|how (?:is|are) ","how (?:do|can|should) (?:we|i) \\S+ (?=(?:the|our) \\S+ \\S)|how do we ","what (?:do )?(?:you|we) (?:do )?(?:already )?know (?:about|of) ","(?:why|when|where) (?:is|are|isn't|aren't|does|doesn't|do|don't|must) ","(?:on |at |in )?(?:what|which)(?: ((?!(?:do|does|is|are)\\b)\\S+))? (?:do|does|is|are) (?=(?:the|our|all)? ?\\S+ \\S)","why (?:only|just|so) |why (?=\\S+ (?:and not|but not|over|instead of|rather than) \\S+$)","should (?:we|i) (?:use |take |run )?(?=.* or )"].join("|")})`,"i"),Ko=/\b(?:this|that|these|those|it|here|there|my|your|you|es|dies\w*|hier|mein\w*)\b/i,Bo=/(?: (?:here|hier|at all|(?:(?:have|has|need|supposed) to )?(?:live|go|stay|be)|aqu\u00ed|aqui|ici|to (?:run|work|pass|start)|in (?:this|our) (?:project|repo(?:sitory)?|code ?base)))*[?\s]+$/i,oe=/^\u00bf?(?:(?:\u00e0|de|en|em|a|por|per|para|pour|da|f\u00fcr|mit|con|com) )?(?:warum|wieso|weshalb|wann|wer|wo|womit|wof\u00fcr|welche[rsnm]?|wie(?: oft| viele)?|was wissen wir (?:\u00fcber|von)|gibt es (?:einen grund|eine regel|regeln) (?:f\u00fcr|zu)|pourquoi|quand|o\u00f9|comment|qui|quel(?:le)?s?|combien|que sait-on (?:de|sur)|por ?qu[e\u00e9]|cu[a\u00e1]ndo|d[o\u00f3]nde|c[o\u00f3]mo|qui[e\u00e9]n(?:es)?|cu[a\u00e1]l(?:es)?|qu\u00e9|quando|onde|quem|qual|quais|perch\u00e9|dove|chi|quale|quali|come(?= si)|o que)(?![\p{L}])/iu,Vo=/^\u00bf?(?:warum|wieso|weshalb|pourquoi|por ?qu[e\u00e9]|perch\u00e9) \S+$/i,Yo=/(?<!\p{L})(?:wir|uns|unsere?\w*|man|nous|on|notre|nos|nosotros|nuestr\w+|[\p{L}]+(?:[aei]mos|iamo)|n\u00f3s|nosso?s?|nossas?|nostr\w|si|se)(?!\p{L})/giu,Qo=/(?<!\p{L})(?:dies\w*|hier|mein\w*|du|di[rc]h?|dein\w*|cet(?:te)?|ces?|\u00e7a|cela|mon|ma|mes|tu|ton|ta|tes|est[aeo]s?|es[aeo]s?|mis?|tus?|iss?t?o|meus?|minhas?|quest[aeo]|mi[ao]|voc\u00ea)(?!\p{L})/giu,Zo=/(?<!\p{L})(?:die|im|am|an|zu|est-ce(?: qu[e'])?|liegen|liegt|stehen|steht|trouve|trouvent|est\u00e1|est\u00e1n|est\u00e3o|habt?|haben|sind|benutzen|benutzt|verwende[nt]|nutzen|nutzt|machen|eigentlich|denn|\u00fcberhaupt|wissen|wei\u00df|prendre|avons|a|utilis\p{L}+|fait|faire|faut|fa\p{L}sons|doit|doivent|devons|usa\p{L}*|utiliz\p{L}+|hace\p{L}*|debe\p{L}*|hemos|han|hay que|tenemos|puede[ns]?|temos|deve\p{L}*|fazemos|faz|sono|si|il|lo|gli|le|i|un[ao]?|del\p{L}*|al\p{L}*|nel\p{L}*|da|di|con|per|abbiamo|viene|vengono|facciamo|usiamo|no|me|tan)(?!\p{L})/giu,se={isClose:!0,isUnasked:!0};function ae(n){let e=n.trim().replaceAll("\u2019","'").replace(Uo,"").replace(Bo,"").replace(Po,(l,r)=>r??"why do");if(oe.test(e))return Xo(e);let t=ee.test(e)||Go.test(e);if(!(t||te.test(e))||/[\n.:;`]/.test(e))return;let o=(l="")=>v(l)?"":l,s=t?e.replace(ee,(l,r)=>`${o(r)} we `):e.replace(te,(l,r)=>`${o(r)} `);if(Ko.test(s))return;let a=E(s.replace(/\s+/g," ").trim());if(!(a.split(" ").filter(l=>l!=="").length<(t?1:2)))return{text:e,subject:a,...se}}function Xo(n){let e=n.replace(oe," ").replace(Zo," ").replace(/-t?-?(?:on|nous|ils?|elles?)(?![\p{L}])|(?<![\p{L}])(?:qu|[cdjlmnst])'/giu," ");if(e.search(Qo)>=0||/[\n.:;`]/.test(n))return;let t=(e.match(/[\p{L}\d][\p{L}\d_./-]*/gu)??[]).filter(s=>!bn(s)),o=n.search(Yo)>=0||Vo.test(n);if(!(t.length<(o?1:2)))return{text:n,subject:t.join(" "),...se,isElsewhere:!0}}var ie=1e3,Jo=400,ns=300,re=new Map,he=/^(?:<[a-z-]+>|!|\/[\w:-]+(?:\s|$)|implement the following plan|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i;function ce(n,e,{isLearned:t=!0}={}){let o=cs(me(n));if(o===""||he.test(o))return;if(Dn(o))return{text:o,isStated:!0};let s=fs(o,e)??us(o)??ms(o);return s!==void 0?le(o,s):t&&nn(o)>=is?le(o,{phrase:"",spans:!1}):void 0}function es(n){let e=me(n);if(he.test(e)||nn(e)<ts)return;let t=E(y(e));return t.split(" ").length>=os?{text:y(e),subject:t,isClose:!0,isUnasked:!0}:void 0}var ts=-1,os=2,ss=h(()=>an(K.words)),as=600,is=0,nn=n=>n.length>as?Number.NEGATIVE_INFINITY:(K.bias+rn(sn(n),ss()))/100;function rs(n,e){let t=s=>ce(s,e,{isLearned:!1})!==void 0;if(!t(n))return n;let o=s=>t(s)?hs(s,t):ds.test(s)&&ue(s)===void 0?"":s;return n.split(`
`).map(s=>C(s).map(o).join(" ")).join(`
`)}var ds=/\b(?:we|i|they|you)(?:['\u2019](?:ve|d)| have| had)? (?:decided|agreed|concluded|settled|chose|opted)\b/i,ls=/^(?:(?:please|also) )?(?:remember that|keep in mind|don['\u2019]t forget that|from now on|going forward|in (?:the )?future|always|never)\b/i;function hs(n,e){let t=n.split(/(?<=[,;:]) (?:(?:and|but|also|und|aber|y|pero|et|mais|e|mas) )?/),o=t.findIndex(i=>ls.test(i)||i.search(ln)===0);if(o<0||/\?\W*$/.test(n))return"";let s=t.slice(o),a=s.findIndex(e);return s.slice(0,a<0?s.length:a).join(" ").replace(/[,;:]$/,".")}function ue(n){let e=gn(n.replaceAll("\u2019","'"));return e?.isThing===!0||e?.fact===""?void 0:e}function cs(n){if(!q(n))return n;let e=t=>{let o=ue(t);return o===void 0?t:o.before};return n.split(`
`).map(t=>C(t).map(e).join(" ")).join(`
`).trim()}function me(n){return(n.length>R+U?`${D(n,R)}
${M(n,U)}`:n).replace(/```[\s\S]*?(?:```|$)/g," ").replaceAll("\u2019","'").replace(/\b(what|where|who|how)s\b/gi,"$1's").replace(/\b(did|was|were|has|have|had|is|are|do|does)nt\b/gi,"$1n't").trim()}function us(n){let e=n.toLowerCase();for(let t of ne){if(!t.needs.some(s=>e.includes(s)))continue;let o=[...n.matchAll(gs(t))].find(({0:s,index:a})=>(t.asked!==!0||ps(n,a+s.length))&&!J(n,a));if(o!==void 0)return{phrase:o[0],spans:t.spans===!0}}}function ms(n){for(let{index:e,...t}of Jn(n))if(!J(n,e))return{...t,spans:!0}}var ws=/^[^.?!\n]*(?:[.!\n]+[^.?!\n]*)?\?|^[^.?!\n]*[,;:] ?(?:and |but |so )?(?:can|could|would|do|did|what|which|how|why|where|when|who|was|were|is it|right)\b/i;function ps(n,e){return ws.test(n.slice(e,e+ns))}function gs(n){let e=re.get(n)??new RegExp(`(?<![\\w-])(?:${n.pattern})(?![\\w-])`,"gi");return re.set(n,e),e}function fs(n,e){let t=n.toLowerCase(),s=e.map(a=>a.trim()).filter(a=>a!=="").find(a=>bs(t,a.toLowerCase()));return s===void 0?void 0:{phrase:s,spans:!1}}function bs(n,e){for(let t=n.indexOf(e);t>=0;t=n.indexOf(e,t+1))if(!de(n,t-1)&&!de(n,t+e.length))return!0;return!1}var de=(n,e)=>/[\p{L}\p{N}_]/u.test(n.charAt(e)),ys=/\b(?:remember|remind|recall)(?:s|ed|ing)?\b/gi;function le(n,e){let t=y(n),o=y(e.phrase),s=Math.max(0,t.toLowerCase().indexOf(o.toLowerCase())),a=M(t.slice(0,s),Jo),i=D(t.slice(s+o.length),R),l=y(`${a} ${e.about??(e.spans?o:"")} ${i}`),r=V(l),g=E(l),f=_n(y(`${a.split(/[.?!] /).at(-1)}${o} ${i}`));return{text:W(`${a} ${e.about??e.phrase} ${i}`.trim(),ie),subject:W(g===""?t.replace(ys," ").trim():g,ie),...f===void 0?{}:{of:f},isGeneral:v(r),...v(r)&&In(t)?{isOfWork:!0}:{}}}0&&(module.exports={asksBy,besideQuestion,closeQuestion,likelyQuestion,recallTrigger});
});
// build 7637d71bb5a0a26bb841075956e436ea
