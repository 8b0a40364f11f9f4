(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var j=Object.defineProperty;var we=Object.getOwnPropertyDescriptor;var ge=Object.getOwnPropertyNames;var fe=Object.prototype.hasOwnProperty;var be=(n,e)=>{for(var t in e)j(n,t,{get:e[t],enumerable:!0})},ye=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of ge(e))!fe.call(n,s)&&s!==t&&j(n,s,{get:()=>e[s],enumerable:!(o=we(e,s))||o.enumerable});return n};var ve=n=>ye(j({},"__esModule",{value:!0}),n);var xs={};be(xs,{asksBy:()=>tn,besideQuestion:()=>ls,closeQuestion:()=>se,likelyQuestion:()=>ts,recallTrigger:()=>he});module.exports=ve(xs);function h(n){let e;return()=>(e??={it:n()},e.it)}function y(...n){let e=h(()=>new Set(n.flat().join(" ").split(" ")));return{has:t=>e().has(t)}}function ke(n,e){for(let t of e)n.push(t)}function q(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):ke(o,t)}function T(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function z(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function N(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}var x=n=>n.replace(/\s+/g," ").trim();function f(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var k=n=>n.split("|");var an=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var xe="forget |vergiss|vergesst nicht|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|esquece|em mente|tome nota|mem\xF3ria|ricorda|dimentica|scorda|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0";var _=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,Ee=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,Se="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike|scrap |disregard ",I=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,qe=[["after all",I],["instead of",I],["rather than",I],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",_],["repo",_],["codebase",_],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],["ignore",/\bignore\b.*\b(?:rule|convention|polic|decision|preference|guideline)/],[" me",Ee]];function A(n){return f(n,k(Se))||f(n,qe)||f(n,k(xe))}var $=2e3,D=1e3,Ae="was|were|had|has |have|did |didn|'d we|'d you|where|what's|whats|what exactly|what else|what work|what again|what i|what we|what you|what happened|what became|what caused|we looked|what came|how do we|how far|how come|why are we|why aren't|why do we|since|who | ever| ago|a while|again|agreed|all i|all that|all we|all you|already|allready|any clue|any idea|any recollection|any history|any context|any background|back then|been |before|blocker|catch me up|catch us up|chat|continu|conversation|decided|decision|dig up|discuss|documented|earlier|everything|fill me in|find out|finding|fixed|found|forgot|forget|gotcha|guess|if i|if we|if you|whether i|whether we|whether you|iirc|history|in the past|know|gone|sorted|closed|addressed|handled|last |learning|learnt|learned|led to|left|lesson|look up|lost track|made us|made you|memor|rules|conventions|guidelines|preferences|mentioned|s back|day back|week back|month back|year back|used to| yet|go on|hasn|at some point|motivated|note|open |other day|outstanding|pick it|pick that|pick things|pick this|pick up|picking|pitfall|phase|previous|quirk|ran into|run into|reason|recall|recap|record|remain|remember|remind|resume|go back|get back|back to|carry|same |seen th|session|settled|solved|swear|believe|think|thought|sure|still|summar|talked|tell me about the|unfinished|unresolved|up to speed|we hit|we saw|write-up|writeup|written down|wrote down|yesterday|yeah?|right?|correct?|no?|so far|what are our|my prefer|n't th|n't it|aren't we|howd |are we at|concluded",$e=[["on a ",/[\u00e9\u00e8\u00ea\u00e0\u00e7]|pourquoi|comment |qu'/],["has ",/[\u00bf\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1]/]],Re=["why ",/why (?:is|are) [^?\n]{1,60} (?:in|on|with|using) /],Oe="irgend|regeln|konventionen|vorgaben|hatte|erinner|du noch|ihr noch|spr\xFCnge|wer hat|wer wollte|jemand|hatten|h\xE4tten|waren|wollten|haben wir|haben ma|nutzten wir|aufgeh\xF6rt|seinerzeit| vor |nocheinmal|gleich noch|ham wir|ham ma|wir haben|beschlossen|entschieden|hast du|hattest|habe ich|hab ich|haben sie|wurde|worden|letzte|neulich|gestern|damals|fr\xFCher|k\xFCrzlich|nochmal|noch mal|noch einmal|doch gleich|behoben|gel\xF6st|erledigt|geschlossen|gefixt|vom tisch| weg?| weg | offen|\xFCbrig|liegen geblieben|liegengeblieben|unerledigt|weiter|fortfahren|fortsetzen",Le="r\xE8gles|consignes|normas|convenci|convenz|conven\xE7|regras|regole|acuerd|acu\xE9rd|alguno |recu\xE9rd|recuerd|refr\xE9sc|qui\xE9n|quien|alguien|hemos|hab\xEDamos|habiamos|\xE1bamos|abamos|\xEDamos|amos|emos|imos|\xFAltima vez|ultima v|pasada|anterior |anterior?| ayer|en su d|en su momento|hace |el otro d\xEDa| antes| fue|qued\xF3|quedo| se |pendiente|sin resolver|sin terminar|sigue|sigamos|seguir|contin|retom|resuelt|solucionad|arreglad|cerrad|corregid|hab\xEDas|habias|cambiaste|dije|mes pasado|anteriorm|sin hacer|hiciste|dijiste|souvien|souvenez|rappel|rafra|qui a |qui avait|quelqu'un|vons|vions|\xE9tions|etions|vait|-t-on|on n'a|on est|s'est|\xE9tai|sommes|as-tu|tu as|as-vous|ais-|iez-|tu avais|j'avais|ai-je|on n'|dernier|d'avant|-hier| ouvert|\xE0 faire|a faire| avez|\xE9t\xE9|derni\xE8re|derniere| hier|auparavant|pr\xE9c\xE9demment|l'\xE9poque|il y a|l'autre jour|pr\xE9c\xE9dente|autrefois|d\xE9j\xE0|deja|r\xE9solu|corrig|regl|ferm| clos |r\xE9gl\xE9|toujours|lev\xE9| reste|rest\xE9|suspens|inachev|repren|revien|revenon|lembr|quem |algu\xE9m|t\xEDnhamos|fizemos|tivemos| a gente |voc\xEA|foi |foram|ficou|ficaram|eu disse|eu falei|passad|mesmo|pendente|volta|ontem|na \xE9poca| h\xE1 |atr\xE1s|outro dia|resolvid|consertad|fechad|arrumad|sumiu|em aberto|por fazer|faltou|segue|volte|ricord|rinfresc|chi ha|chi aveva|qualcuno|avevamo|eravamo|siamo|abbiamo|\xE8 stat| hai |avevi|avete|gi\xE0 |e stat|sono stat|era stat|perch\xE9 hai|ieri|in passato|ni fa|ana fa|scorsa|precedent|rno fa|ane fa|mese fa|mesi fa|nno fa|nni fa|tempo fa|all'epoca|l'altro giorno|risolt|corrett| chius|sistemat|sparit|ancora|in sospeso|rimast|riprend|prosegui|problema",je="\u89C4|\u30EB\u30FC\u30EB|\u898F|\u8BB0\u5F97|\u5546|\u8AAA|\u8FD8\u5728|\u9084\u5728|\u4E0A\u500B|\u4E0A\u4E00|\u6253\u7B97|\u5DE5\u4F5C|\u8A18\u5F97|\u63D0\u9192|\u6765\u7740|\u4F86\u8457|\u56DE\u5FC6|\u56DE\u60F3|\u8FC7|\u904E|\u9009|\u9078|\u51B3|\u6C7A|\u89E3\u51B3|\u7D04|\u7EA6|\u8BF4\u597D|\u5B9A\u597D|\u91C7\u7528|\u653E\u5F03|\u8BA8\u8BBA|\u6539\u6210|\u6362\u6210|\u505A\u5230|\u8C01|\u8AB0|\u6709\u4EBA|\u5DF2|\u88AB|\u4E86|\u4E0A\u6B21|\u4E0A\u5468|\u4E0A\u9031|\u4E0A\u4E2A|\u6628|\u524D|\u4EE5\u524D|\u5F53\u521D|\u7576\u521D|\u5F53\u65F6|\u7576\u6642|\u66FE|\u65E9\u5148|\u90A3\u65F6|\u95EE\u9898|\u554F\u984C|\u6CA1|\u6C92|\u9057\u7559|\u5F85\u529E|\u5269|\u7EE7\u7EED|\u7E7C\u7E8C|\u63A5\u7740|\u63A5\u8457|\u6062\u590D|\u56DE\u5230|\u7D50\u8AD6|\u307E\u3057|\u3055\u308C|\u3089\u308C|\u7D42\u308F|\u6D88\u3048|\u3053\u306E\u9593|\u6642|\u4FEE\u6B63|\u7247\u4ED8|\u307E\u3060|\u4F5C\u696D|\u5BFE\u5FDC|\u899A\u3048|\u304A\u307C\u3048|\u601D\u3044\u51FA|\u3063\u3051|\u3060\u308C|\u305F|\u524D\u56DE|\u5148\u9031|\u5148\u6708|\u904E\u53BB|\u304B\u3064\u3066|\u53BB\u5E74|\u3082\u3046|\u76F4\u3063|\u6B8B|\u7D9A|\u518D\u958B|\u623B|\u672A",Te=/[\u3040-\u9fff]/,sn={English:n=>f(n,k(Ae))||f(n,[Re]),German:n=>f(n,k(Oe)),Romance:n=>f(n,k(Le))||f(n,$e),Eastern:n=>Te.test(n)&&f(n,k(je))};function rn(n){let e=` ${n}`;return Object.keys(sn).filter(t=>sn[t](e))}var ze="[^aeiou]",H="[aeiouy]",b=`${ze}[^aeiouy]*`,E=`${H}[aeiou]*`,C=new RegExp(`^(?:${b})?${E}${b}`),Ne=new RegExp(`^(?:${b})?${E}${b}(?:${E})?$`),M=new RegExp(`^(?:${b})?${E}${b}${E}${b}`),dn=new RegExp(`^(?:${b})?${H}`),_e=/([^aeiouylsz])\1$/,ln=new RegExp(`^${b}${H}[^aeiouwxy]$`),Ie=h(()=>F("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),De=h(()=>F("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),We=h(()=>F("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function F(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",a=""]=o.split(":"),i=s.slice(-2);e.set(i,[...e.get(i)??[],[s,a]])}return e}function W(n,e,t){let o=e.get(n.slice(-2))?.find(([a])=>Ce(n,a));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var Ce=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function Me(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function He(n){if(n.endsWith("eed"))return C.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!dn.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:_e.test(e)?e.slice(0,-1):ln.test(e)?`${e}e`:e}function Fe(n){return n.endsWith("y")&&dn.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function Ue(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(M.test(t)||Ne.test(t)&&!ln.test(t))&&(e=t)}return e.endsWith("ll")&&M.test(e)?e.slice(0,-1):e}function U(n){if(n.length<3)return n;let e=Fe(He(Me(n))),t=W(W(e,Ie(),C),De(),C);return Ue(W(t,We(),M))}var Ge=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
criterion:criteria analysis:analyses`,js=h(()=>{let n=Ge.split(/\s+/).map(e=>e.split(":"));return new Map(n.flatMap(([e="",t=""])=>t.split(",").map(o=>[o,e])))});var Pe=n=>n.slice(0,2);var Ts=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/));var Ke=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`,Be=`directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`,Ve="python java javascript typescript golang rust ruby php perl scala kotlin swift",Ye=.4,Qe=.15;var zs=h(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(a=>a.split(" ")))for(let a of new Set(s.map(Pe)))q(n,a,[{words:s,share:o}])};return e(Ke,Ye),e(Be,Qe),n});var Ns=h(()=>new Set(Ve.split(" ").map(U)));var hn={de:`der das dem den ein eine einen einem einer eines und oder nicht ist sind wird werden wurde wurden warum wie wo welche welcher
welches wenn weil dass mit ohne f\xFCr von vom beim auf aus bei nach \xFCber unter zwischen durch gegen ich wir sie ihr mein meine unser kann k\xF6nnen
muss m\xFCssen darf d\xFCrfen soll sollte haben hat auch noch nur schon zum zur im sich man obwohl`,fr:`le la les un une du de et ou o\xF9 est sont dans pour par sur avec sans pas ne que qui quoi quand comment pourquoi ce cette ces son
sa ses leur leurs nous vous ils elles il elle je mon ma mes \xEAtre \xE9t\xE9 \xE9tait au aux si plus quel quelle quels quelles`,es:`el los las un una unos unas del de y o es son est\xE1 est\xE1n en por para con sin qu\xE9 c\xF3mo cu\xE1ndo d\xF3nde cu\xE1l qui\xE9n porque que se su sus
mi mis nuestro lo al no m\xE1s fue hay tiene cuando como este esta estos estas ser`,pt:`o os as um uma uns umas do da dos das de e ou \xE9 s\xE3o est\xE1 est\xE3o em no na nos nas por para com sem que qu\xEA como quando onde qual quem
porque se seu sua seus suas meu minha n\xE3o mais foi h\xE1 tem este esta esse essa ser ao aos pelo pela`},Ze=new Set("la de me no o e y a as do on par plus pour un son sa ma lo en se si as os um ne".split(" "));var Ws=h(()=>{let n=new Map;for(let[e,t]of Object.entries(hn))for(let o of t.split(/\s+/))Ze.has(o)||q(n,o,[e]);return n}),Xe=h(()=>new Set(Object.values(hn).flatMap(n=>n.split(/\s+/)))),cn=n=>Xe().has(n.normalize("NFC").toLowerCase());var Je=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function G(n){let e=[],t=0,o=!1;for(let{0:s,index:a}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",a)>=0)continue;let i=a+s.length;Je.test(n.slice(Math.max(t,i-12),i))||(e.push(n.slice(t,i).trim()),t=i)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var nt="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",Hs=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${nt})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g");var P=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,un=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i;var Ps=new Set("a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(" "));var Ks=y(["now actually here repo project anymore always never again allowed only please run runs go goes use uses using used ve ll re over need needs conventions switched moved migrated changed upgraded went gone replaced replaces replace dropped out everywhere stop too haha hehe lol thanks btw"]),Bs=y(["jetzt hier immer nutzen nutzt benutzen verwenden verwendet brauchen umgestiegen gewechselt sondern bitte \xFCberall projekt","toujours utilise utilisez utiliser utilisons ici d\xE9sormais on siempre usamos usar usad aqu\xED ahora hace falta sirve aqui agora projet proyecto projeto este cette neste deste","usa usate usiamo usare sempre adesso qui ora poi pi\xF9 il lo gli del della dei delle nel nella nei nelle di per con che non serve servono progetto questo"]);var et="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",tt="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",ot=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${tt}${et}`,"i"),R="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",st="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",at=new RegExp(`^${R}${st}${R}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),it=new RegExp(`^${R},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),rt=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b(?!.*\b(?:always|whenever|(?:each|every) time|(?:with|on|at|after|before) (?:each|every|any))\b))(?=\S+ \S)/i,dt=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,lt=/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,ht=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${R}(?=\\W*$|, )`,"i"),ct=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,mn=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,ut=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,mt=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,pt=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,wt=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,gt=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,ft=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,bt=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function yt(n){for(let e of n.matchAll(wt)){let[,t,o,s="",a=t,i=""]=e,l=(P.exec(i)??un.exec(i))?.[0],r=n.slice(0,e.index),w=gt.test(r)||P.test(r);if(l===void 0||w&&!(a&&/now/i.test(s)))continue;let c=a!==void 0&&l!=="use"&&bt.test(i.slice(l.length));if(/please|you/i.test(s)||(a??o)&&(c||ft.test(r)))return r}return n}var vt=/^\W*(?:please,? )?forget(?: about it)?,? that /i;function kt(n){let e=ot.exec(n);if(e===null)return;let t=vt.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||ut.test(o))return;let a=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!a&&mt.test(t))return;let i=at.exec(o),l=/for (?:future reference|the record)$/i.test(e[0]),r=i??it.exec(o)??rt.exec(o)??(l?/^,? /.exec(o):dt.exec(o)??lt.exec(o));if(r!==null){let c=yt(o.slice(r[0].length)).replace(/^\s+|[?\s]+$/g,""),g=!a&&(pt.test(t)||mn.test(c));if(i===null&&g)return;let on=i?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:c,leads:i!==null,before:t,...on?{about:on}:{}}}return ht.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!a||!ct.test(o)||mn.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var xt={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},Et="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",St="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",qt=h(()=>new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) ))${Et}(?:${Object.values(xt).map(([n,e])=>`(?:${n})${St}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i")),pn=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,At="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*",$t="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|gilt|gelten",Rt=new RegExp(`^dass (${At}) ([^,;]{1,200}) (${$t}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function Ot(n){let e=qt().exec(n);if(e!==null){let o=n.slice(e.index+e[0].length).trim(),s=n.slice(0,e.index).trim();return{fact:o.replace(Rt,"$1 $3 $2$4"),leads:/[:\uff1a]\s*$/.test(e[0]),before:s}}return pn.exec(n)===null?void 0:{fact:n.replace(pn,""),leads:!1,before:""}}var Lt=/(?:, (?:ok(?:ay)?|alright|all right|please|thanks|thank you|will you|would you))+[\s.!?]*$/i;function wn(n){if(!A(n))return;let e=n.replace(Lt,"");return kt(e)??Ot(e)}var jt=/`[^`]*`/g,Tt=/https?:\/\/\S+/g,zt=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,Nt=/\b[\w-]+\.[a-z]{1,5}\b/g,_t=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,It=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,Dt=/\b\d[\w.]*/g,Wt=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,Ct=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,Mt=",:;\u2014\u2013";var Ht=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(jt," \xA7code ").replace(Tt," \xA7url ").replace(zt," \xA7path ").replace(Nt," \xA7file ").replace(It,e=>e.toLowerCase()).replace(_t," \xA7name ").replace(Dt," \xA7num ").toLowerCase(),Ft=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function gn(n){let e=(Ht(n.slice(0,600)).match(Wt)??[]).flatMap(s=>Ct.test(s)?Ft(s):s),t=e.filter(s=>!Mt.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,a)=>`${e[a]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(6,Math.floor(t.length/5))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var fn=n=>new Map(n.split(`
`).map(e=>{let t=e.lastIndexOf(" ");return[e.slice(0,t),Number(e.slice(t))]})),bn=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1);var K={bias:-100,words:`, -112
, a 155
, according -90
, add -60
, also -20
, an -50
, and 219
, any -78
, are 110
, as 70
, bevor 214
, bitte -237
, c'\xE9tait 95
, can -211
, causing -23
, check -53
, claude -25
, close -75
, consider -18
, could -19
, create -28
, cursor 109
, cu\xE1l 55
, das -205
, dass 235
, die -466
, do -65
, does -98
, don't -39
, e 371
, enabled -16
, error 35
, especially 96
, et 209
, even 95
, fix -16
, for 88
, how 225
, i 59
, i'd 49
, i'm -47
, i've -123
, il 76
, in -141
, is 16
, it's -118
, just -37
, keep -130
, la 77
, let -25
, let's -138
, like -19
, make -24
, making -32
, maybe -48
, next 94
, no -26
, not -160
, now -46
, o -144
, oder 138
, on 174
, only -212
, or 102
, plan 155
, please -196
, plus -76
, potentially -24
, print -47
, push -40
, put -112
, qual 206
, qu\xE9 16
, read -21
, right -143
, run -23
, session -37
, so -56
, that -224
, that's -117
, the -99
, then -144
, they -74
, this -42
, though 110
, to -17
, tu -244
, update -36
, was 106
, we -233
, welche -75
, wenn -76
, what 261
, what's -137
, when -28
, where 233
, which 151
, why 101
, wie 186
, with -27
, wo 88
, would -30
, write -46
, y -242
, yes 77
, you -113
, \xA7code -44
, \xA7file -48
, \u0447\u0442\u043E 21
: -175
: a -124
: can -22
: cannot -92
: ci -59
: did 185
: do 262
: entire -36
: executing-plans -19
: failed -27
: how -21
: i -64
: if -17
: in -19
: is 287
: it's -22
: no -193
: not -17
: review -25
: shouldn't -57
: the -209
: this -29
: troy -69
: true -79
: what 127
: why 168
: \xA7code -92
: \xA7file -65
: \xA7name -73
: \xA7num -240
: \xA7path -107
: \xA7url -50
; 179
^^add a -145
^^add an -32
^^ah the -44
^^also available -31
^^and if -27
^^and what -272
^^antes de -214
^^are the 32
^^are there -56
^^are we 23
^^are you -122
^^before i 181
^^before you -27
^^but the -36
^^but we -73
^^can i 237
^^can it -105
^^can we -258
^^can you -215
^^check the -55
^^combien de -109
^^commit -42
^^commit and -64
^^commit the -53
^^commit then -24
^^commit this -77
^^continue from 421
^^continue with -95
^^could we -176
^^could you -18
^^create a -129
^^critical files -21
^^did anybody 189
^^did the 20
^^did we 93
^^did you -182
^^do i 161
^^do not -22
^^do the 156
^^do we -66
^^do you 78
^^does the 49
^^does this -66
^^en qu\xE9 -64
^^est-ce qu'on 35
^^fix the -47
^^for the 184
^^for \xA7num -114
^^gibt es 43
^^give me -24
^^got a -23
^^haben wir -325
^^has the 108
^^hast du -88
^^have a -117
^^have we 211
^^have you 156
^^here is -31
^^hmm but -40
^^hmm i 123
^^how about -205
^^how are -215
^^how can -210
^^how come 307
^^how did -91
^^how do 49
^^how does 160
^^how is 203
^^how it 48
^^how long -215
^^how many 28
^^how should 31
^^how was 204
^^how would -148
^^i am 91
^^i decided -97
^^i did -31
^^i do -36
^^i don't -47
^^i forget 19
^^i got -25
^^i had -37
^^i have -19
^^i just -276
^^i like -74
^^i mean -69
^^i need 234
^^i see 121
^^i still -95
^^i think -143
^^i want 129
^^i was 21
^^i would 165
^^i'm not -38
^^i've just -165
^^ich habe 64
^^if i 68
^^if the 46
^^if we -156
^^implement the -171
^^in the 66
^^instead of -31
^^invoke the -38
^^is it 31
^^is that -177
^^is the 379
^^is this -148
^^is \xA7code 85
^^ist der 80
^^it is -115
^^it's a -51
^^kannst du -17
^^let me 149
^^let's adjust -17
^^let's do -115
^^let's go -50
^^let's start -54
^^make a -115
^^make the -181
^^mise run -51
^^more comments -80
^^more review -19
^^next up -15
^^not sure 27
^^now that -143
^^o que 54
^^ok can -29
^^ok do -17
^^ok i -17
^^ok let's -47
^^ok lets -24
^^ok so -40
^^okay let's -31
^^okay now -29
^^okay so -113
^^on a -107
^^on which 176
^^one more -52
^^or is -102
^^perch\xE9 il -60
^^por que -16
^^por qu\xE9 -212
^^pourquoi le -419
^^push and -20
^^q are -63
^^qu'est-ce qui -68
^^quanto tempo -107
^^remind me 63
^^remove the -141
^^replace the -77
^^run the -89
^^se puede 115
^^should i -113
^^should we -131
^^show me -61
^^sigue con -60
^^since when 73
^^so i 53
^^so if -62
^^so the -66
^^so we -15
^^step \xA7num -33
^^tell me 102
^^that was -83
^^the customer -204
^^the issue -25
^^the second -71
^^the \xA7name -37
^^there are -28
^^there was 59
^^there's a 156
^^this is -16
^^tu as -92
^^update the -120
^^use the -189
^^verification \xA7code -18
^^wait until -46
^^was it 44
^^was the 31
^^wasn't there 122
^^we also -30
^^we are -25
^^we can't 92
^^we decided -119
^^we had 152
^^we have -209
^^we need -120
^^we should -39
^^what are -308
^^what did -289
^^what do 123
^^what else -96
^^what happens -97
^^what have -21
^^what if -66
^^what is -263
^^what made 266
^^what other -197
^^what was -175
^^what were 150
^^what would -153
^^what's left 343
^^what's the -160
^^whats the 163
^^when i 87
^^when is -111
^^when the -108
^^where did 170
^^where do 41
^^where does -39
^^where is -168
^^where's the 157
^^which of -20
^^which tests 133
^^who is -27
^^why are 239
^^why did -263
^^why do -267
^^why does -294
^^why is 50
^^why the -17
^^wie viele -65
^^wir haben -249
^^wo wird -134
^^would it -126
^^would you -33
^^write a -197
^^yeah but -27
^^yeah i -22
^^yeah let's -85
^^yeah please -18
^^yeah that -24
^^yes do -18
^^yes please -89
^^yes that -52
^^yes that's -62
^^\xA7num -85
^^\xA7num seems -48
^^\xA7num \xA7num -53
^^\u3053\u306E \u306E\u30A8 82
^^\u30C6\u30B9 \u30B9\u30C8 -86
^^\u30D1\u30FC \u30FC\u30B5 -89
^^\u30ED\u30B0 \u30B0\u306E -75
^^\u4E3A\u4EC0 \u4EC0\u4E48 41
^a 226
^abbiamo 115
^add -409
^after -295
^ah -168
^algu\xE9m 185
^all -90
^alright -43
^also -109
^and -391
^another -48
^antes -149
^any 418
^anything 446
^are -107
^as 57
^at -102
^avant -90
^benenne -185
^brainstorm -189
^bugbot -137
^but -216
^by 86
^c'est 99
^can -229
^che -33
^check -159
^chi 37
^combien -109
^come -46
^comment -148
^commit 83
^como -155
^compare -110
^continua -168
^continue 85
^cosa 247
^could -39
^create -191
^critical -80
^c\xF3mo -85
^da -240
^das 90
^de -271
^delete -88
^der 108
^did -22
^didn't 76
^die -200
^does -117
^don't -32
^dove 154
^d\xF3nde -109
^e -263
^el 160
^en -145
^ensure -163
^entire -30
^error -35
^est-ce -61
^explain -164
^find -89
^fix -135
^for 100
^from -56
^generate -156
^gibt 43
^git -29
^give -63
^given -57
^go 47
^got -40
^great 66
^haben -325
^hai -128
^has 35
^hast -88
^hat 287
^have 81
^hay 150
^here 22
^hey 164
^hm -56
^hmm -99
^hmmm -120
^ho 166
^i 55
^i'd 52
^i'm 32
^i've 18
^ich 91
^if 41
^il 147
^implement -297
^in -27
^instead -31
^invoke -38
^is 131
^isn't -104
^ist 65
^it -82
^it's 318
^j'ai 224
^je -138
^just -132
^j\xE1 16
^kann -118
^kannst -17
^la -61
^las 32
^lass -65
^last 26
^le 339
^les -110
^let 100
^let's -287
^link -108
^lint -53
^list 251
^lo 24
^log -83
^look 138
^looks -99
^los 631
^mach -139
^make -275
^manual -32
^me -57
^mi 46
^mise -51
^more -90
^my 166
^next -33
^no 113
^non 72
^not -70
^now -205
^n\xE3o 64
^o 15
^oh -151
^ok -269
^okay -76
^on -185
^onde 97
^one -135
^open 134
^option -39
^or -302
^our -47
^o\xF9 115
^para -69
^perch\xE9 -86
^please 36
^por -191
^posso 395
^pourquoi 333
^previously -37
^puedes -193
^push -65
^put -89
^q -144
^qu'est-ce 73
^quais 107
^qual -415
^quali -74
^quando 92
^quante 301
^quanto -120
^que 176
^quelle 43
^quels 158
^quem 330
^question -146
^qui 58
^qui\xE9n 84
^qu\xE9 190
^remind 45
^remove -141
^replace -109
^resume 147
^revert -328
^right 173
^route -73
^run -139
^se -132
^seit 128
^set -224
^should -225
^show -163
^si -158
^sigue 178
^since 73
^so 74
^something 215
^sorry -129
^step -33
^still -141
^stop -111
^te 288
^tell 102
^that -181
^that's -117
^the -35
^there 122
^there's 182
^this 100
^to 251
^tu -94
^una 81
^update -170
^use -196
^verification -18
^voc\xEA 51
^wait -79
^warum 88
^was -177
^wasn't 218
^we -287
^we're -92
^we've 309
^welche 107
^wer 178
^what 108
^what's -54
^whats 210
^when 88
^where -61
^where's 116
^which 159
^while -16
^who 45
^why 279
^wie -179
^wir -326
^wo -17
^would 165
^wrap -65
^write -388
^y 36
^ya 181
^yeah -225
^yep -110
^yes -248
^you -286
^\xA7code -39
^\xA7file 475
^\xA7name 179
^\xA7num -299
^\xA7path 190
^\xE7a 128
^\u0437\u0430\u0447\u0435\u043C -19
^\u043A\u0430\u043A\u0438\u0435 237
^\u043F\u043E\u0447\u0435\u043C\u0443 79
^\u0447\u0442\u043E 245
^\u3053\u306E -136
^\u306A\u305C 57
^\u3082\u3046 -254
^\u30C6\u30B9 -86
^\u30D1\u30FC -89
^\u30ED\u30B0 -29
^\u4E3A\u4EC0 41
^\u4E4B\u524D 132
^\u524D\u306E -37
^\u5F53\u521D 164
^\u600E\u4E48 -262
^\u6211\u4EEC -277
^\u6628\u65E5 108
^\u6D4B\u8BD5 -235
^\u7EE7\u7EED -16
^\u8FD9\u4E2A -278
a -39
a better -34
a big -76
a bit -84
a brief -18
a bug -22
a bunch -107
a certain 198
a change 107
a che 179
a check -51
a checkpoint -92
a claude -38
a clean 158
a code -18
a comment -15
a commit -91
a copy -25
a date -126
a decision 169
a default -215
a different -193
a draft -72
a d\xE9j\xE0 512
a feature 190
a few -91
a file -56
a fini 81
a fix 135
a folder 137
a free 87
a full 78
a function -89
a future -39
a gente 201
a git -105
a go -87
a gsd -21
a helper -182
a hook -21
a known 260
a la -216
a linear -74
a link -238
a list 44
a little -153
a local 66
a log 79
a look -187
a manual -18
a map -24
a markdown -52
a message -130
a migration -142
a minute 79
a n -105
a name -99
a no-op -21
a plan -70
a problem -47
a prompt -70
a proper -82
a quick -34
a race -27
a real 195
a reason 183
a reasonable -166
a rebase -37
a release 19
a review 47
a script 92
a second -101
a separate 115
a session -62
a shadow -49
a short 124
a similar -22
a simple -58
a single -141
a small -122
a specific -21
a step -80
a stop -79
a string 64
a summary -17
a temporary -20
a test -92
a thing 74
a timing -136
a trailer -19
a turn -71
a un -181
a user -104
a warning -16
a way 23
a whole 50
a \xA7code -98
a \xA7file -42
a \xA7name -270
a \xA7num -234
a \xA7path -85
a \xFAltima -228
a-t-il -151
a-t-on -212
ab 209
abbiamo 475
able -154
able to -158
about 476
about how 163
about it 22
about the 139
about this -50
about to 170
about \xA7name 185
above 221
absolute -31
accents 60
accept 371
acceptance -57
access 34
access to -31
according -104
according to -104
account 82
accurate -27
across -30
action -150
actions -106
active -105
active , -28
active session -16
activity -17
actual 194
actually -29
add -313
add a -104
add an -50
add any -146
add it -115
add some -77
add test -20
add the -97
add \xA7code -44
added -270
added the -201
added to -36
adding 157
adding a -54
addition -43
addition to -45
additional -93
additions -61
address -310
address the -39
addressed -26
adesso -71
adjust -68
admin 263
affect -32
after -190
after a -43
after the -32
after this -185
after you -29
after \xA7num -30
again -215
again , -139
again : -17
again and -54
again in -158
again please -34
again the -31
again what 118
against 382
against the -152
agent -285
agent , -15
agent and -73
agent does -22
agent in 111
agent is -44
agent type -95
agents -119
agenttype -79
aggregation -35
ago 61
agora -426
agree 56
agree with 25
agreed 436
agreement 518
agreement with 159
ah -65
ah , -105
ah the -77
ahead -326
ahora -388
ai 436
ai coding -86
ainda 127
al 62
algo -109
alguien 454
algum 168
algu\xE9m 590
algu\xE9m j\xE1 127
all -98
all , -133
all changes -19
all tests -18
all the -31
all this -18
alla -164
allowed 526
allowed to 534
already -164
already a -91
already exists -52
already has -108
already have -138
alright -43
alright , -43
also -321
also , -103
also a -19
also add -57
also available -31
also be -20
also check -18
also have -79
also i -25
also that -27
also the -51
also think -37
alte 259
alternatives -79
alternatives to -61
always 101
am 177
am i -69
amend -114
an -198
an argument -84
an array -28
an empty -51
an error -22
an example -56
an index -218
an integration -41
an interactive -36
an issue 16
an \xA7name -199
analysis -44
analytics 90
analyze -15
ancora 242
and -150
and a -107
and add -112
and agent -15
and also -36
and are -31
and can 37
and check -26
and checkpoints -15
and claude -28
and commit -60
and do -109
and entire -16
and find -42
and fix -87
and follow -38
and get -52
and github-pr-review -23
and have 52
and how 53
and i 104
and i'm -40
and if -39
and in 140
and is 61
and it -32
and it's -17
and just -39
and let's -107
and list -38
and log -24
and look -98
and made -17
and make -31
and manual -16
and move -16
and no -45
and not 303
and now -106
and on 80
and one 97
and open -59
and propose -15
and push -51
and remove -60
and report -24
and resolve -119
and return -39
and review -43
and run -86
and see -21
and show -53
and start -136
and tell -259
and test -44
and the -200
and there's -48
and this -19
and try -20
and update -59
and use -93
and we 57
and what 59
and what's 134
and when -47
and which 228
and who 374
and why 146
and with 70
and \xA7file -58
and \xA7name -77
and \xA7num -61
another 63
answered 16
anterior 25
antes -100
antes de -70
any -210
any ideas -62
any more 117
any other -110
any way -66
anybody 381
anymore -46
anyone 374
anything 63
anything else -173
anything in -64
anyway -128
anywhere -207
anywhere in -79
apagar 179
aperta -152
api -28
app 179
app , -36
app with -179
appears -194
applied -145
applies -28
apply -26
approach -40
approach is -92
appropriate -110
archive 281
are -125
are a -43
are all 36
are also -47
are in 51
are missing 15
are more -35
are no -17
are not -276
are now -16
are only -33
are still -218
are the 65
are there -192
are we 80
are you -405
area -42
aren't 202
argument -101
arguments 36
arm 115
around 114
around the 59
around \xA7name -31
arquivo -445
array -333
arriba -388
arrow -58
as -121
as a -34
as i -63
as if -26
as in -15
as it -85
as presented -38
as the 56
as we -108
as well -214
as \xA7name -41
ask 339
ask for -114
asked -114
asking 262
asks -21
assert -48
assertion -126
assume 251
assuming -57
assumption -20
assumptions 50
async -26
at 21
at : -22
at all -178
at each -23
at entire -19
at it -81
at least 27
at linear -113
at once -101
at some 168
at that -176
at the -72
at them 40
at this -145
at \xA7name 328
at \xA7num 423
at \xA7path -60
attach -42
attached to 118
attributed -15
attribution -99
attribution calculation -15
au 18
auch -611
audio 117
audit 128
auditors 155
auf 228
aus 169
aussi -165
auth 230
author -50
author of -42
auto -139
auto and -17
auto commit -106
auto commits -45
auto-commit -169
auto-commit strategy -50
aux 221
available -126
available : -31
available at -29
available in -44
avait 522
avait-on 512
avant 146
avant de -25
avec 232
avec les -149
avevamo 502
avoid -66
away 229
ayer 408
b -144
b , -32
b e -63
ba 40
back -88
back and 49
back to -97
background 22
backup -17
backwards 72
bad -120
bail -20
balance 236
bank 259
bar -136
base commit -25
based -104
based on -75
bash -96
basically -71
basta 90
batch 22
battery 123
bau -301
bb 55
be -23
be a -180
be able -119
be added -32
be an -25
be attributed -16
be created -20
be deleted -16
be done -87
be easier -123
be in 254
be lost 323
be removed -101
be restored -24
be tested -63
be that -70
be the 83
be to -44
be true 71
be updated -29
be \xA7num -34
because the -88
because we 93
become 20
becomes -15
been 240
before -76
before , 117
before : -58
before and -28
before i 364
before or 62
before the -310
before you -219
before your -63
beginning -95
behavior -63
behaviour -169
behind 459
bei 241
bei uns 358
beim 362
being -232
belong 42
belong to 91
belongs 165
belongs to 175
below 29
benchmark -176
benenne -185
besser -429
best -262
best way -36
better -218
better to -29
between -19
between the -176
between two 143
bevor 101
bien -261
big -99
bigger 94
billing 205
binaries -29
binary -77
bis 255
bit -100
bit more -96
bit of -30
bitte -79
blanco -55
bleiben 170
block -283
blocking 130
board 188
bon 182
boot 340
both -125
both sessions -30
both the -22
bottom 62
bound 107
box -17
brainstorm -210
brainstorm : -27
branch -282
branch , -98
branch : -30
branch and -44
branch but -17
branch exists -40
branch for -68
branch in -17
branch is -64
branch name -75
branch off -45
branch to -30
branch without -15
branch would -19
branch \xA7path -29
branche -216
branches 42
break 25
breaking -171
brew -68
brief -18
broke -30
broken -18
browser -96
bucket 53
bug 178
bug with -25
bugbot -253
bugbot check -48
build -134
build the -17
builds 286
built -102
bump 63
bun 330
bunch -107
bunch of -107
bundle -59
but -263
but can -28
but for -25
but i -108
but i'm -16
but if -21
but in 66
but instead -32
but is -20
but it -17
but it's 159
but let's -25
but make -25
but maybe -47
but never -61
but not -93
but now -29
but that -76
but the -56
but then -42
but this -53
but we -159
but what -21
but \xA7name -25
button -238
by 15
by an -98
by both -31
by claude -26
by default -124
by hand -80
by user -58
by using 171
by \xA7code -60
bypasses -31
bypasses the -31
byte -23
bytes -54
c 134
c f -28
c'era 549
c'est 27
c'est quoi -102
c'\xE8 -83
c'\xE9tait 272
c'\xE9tait quoi 277
cache -109
cache the -282
caching 293
caching the 160
calcul -190
calcul des -190
calculate -74
calculateattributionwithaccumulated -25
calculated -79
calculation -118
calculations -22
call -226
call sites -83
call the 105
called 78
caller -38
callers -34
calling -68
calling the -46
calls 104
calls \xA7name -353
cambio 122
cambios -157
can -221
can also -29
can do -136
can get 76
can go -91
can i 43
can it -46
can see -146
can the 66
can we -309
can you -216
can't 67
can't find 37
can't we -215
cannot -236
capture -70
capturing -71
capturing the -77
card 365
carga -191
carpeta -17
carry-forward -67
case -199
case , -43
case we -15
cases -171
catch 204
causa 222
cause 67
caused -43
causing -62
cd -32
cd \xA7path -23
ce 74
ce que -178
certain 89
certificate 195
cette -122
cette erreur 200
chain 22
change -263
change , -66
change but -49
change in 42
change it -27
change the -137
change to -82
changed -387
changed files -32
changed the -73
changelog 131
changes -196
changes , -23
changes and -28
changes are -23
changes if -27
changes to -49
changes we -43
changing -107
changing the -23
characters -74
characters , 52
chat -105
che 113
che punto 179
check -270
check : -57
check again -56
check for -22
check has -45
check if -143
check that -52
check the -182
check we -17
checked out -43
checking -172
checking the -103
checkout -125
checkpoint -270
checkpoint , -49
checkpoint and -27
checkpoint commit -21
checkpoint id -31
checkpoint in -47
checkpoint the -29
checkpoint to -31
checkpoint \xA7name -16
checkpointid -114
checkpoints -339
checkpoints and -24
checkpoints branch -31
checkpoints by -28
checkpoints for -67
chez 373
chi 536
chi ha -136
choice 390
chose 184
chrome -65
chunk -160
ci 184
clarification -17
class -259
claude -300
claude , -79
claude code -22
claude is -36
claude session -24
claude's -65
clean 83
clean state 158
clean up -55
cleaned -70
cleaned up -70
cleanup -64
clear -168
cleared -33
clearly -67
cli -110
cli repo -41
click -125
client 120
cliente 68
clinic 300
close -183
close the -111
closed 76
closes -112
closing 267
cloud 78
cluster -56
code -334
code , -24
code and -23
code base -46
code in -54
code is -71
code that -39
code to 27
code where -30
code \xA7num -77
codebase -67
coderabbit -220
coderabbit on -96
codes 52
coding -80
coding agents -85
collected 88
colour 196
colours -61
column 106
com 68
com a 222
com o -162
combien -84
combien de -84
come 325
come back -51
come from 50
come the 191
come up -294
command -384
command , -17
command is -41
command that -24
command to -139
commands -160
commas 83
comme 171
commencer -242
comment -23
comment , -48
comment from -67
comment in -29
comment on 322
comments -277
comments , -28
comments and -30
comments from -85
comments in 178
comments on -41
comments please -29
commit -311
commit , -39
commit and -105
commit hook -37
commit in -83
commit is -30
commit it -80
commit message 369
commit on -65
commit sha -77
commit should -20
commit strategy -25
commit that -92
commit the -62
commit this -87
commit to -22
commit we -45
commit with -43
commit \xA7num -29
commited -56
commits -17
commits , -63
commits and -31
commits are -31
commits from -27
commits in -56
commits on -136
commits since -100
commits without -42
committed -162
committing -34
como 149
compact -32
compare -131
compare the -53
comparing -37
compatibility -35
compile -156
compiler -479
complete -123
completely -67
complex -73
complexity -76
complicated -103
component -456
componente -375
computed 29
con 194
con el 176
con i 346
con il -161
con la 19
con le 246
con lo 219
con los -339
concept 16
concept of -34
concerning 216
concurrent -93
condensation -138
condense -130
condition -133
conditions 59
config -107
config directory -33
configuration -150
confirm -38
conflict -140
conflicts -235
conflicts from -29
confused -72
confusing -26
consider -110
consider adding -40
consider using -40
considered -79
consistency -152
consistent -23
consistently -39
console -228
constant -32
constants -48
consulta -208
conta -249
contain -122
contain the 15
container -271
contains -143
contains the -114
content -135
contents -18
context -256
context and -22
context window -43
continua -168
continue -232
continue , -49
continue avec -284
continue from 421
continue with -218
continuing -39
contra 347
contract 325
control 94
controller -125
convention 269
convenu 351
conversation -32
conversion 110
convert -98
cool -43
copied -63
copies 42
copilot -123
copilot has -27
copy -339
copy of -25
core 149
correct -182
correct , -61
correctly -156
correctly , -30
corrige -575
corrig\xE9 485
cosa 255
cosa avevamo 271
cost 64
cos\xEC -48
could -210
could also -31
could be 135
could it -117
could split -31
could use -16
could we -181
couldn't -152
couldn't we -87
count -389
counts 44
courier -139
course -31
court -93
cover -338
coverage -107
coverage for -91
covered -133
crash 45
create -228
create a -134
create the -101
created -113
created , -44
creates -244
creates a -48
creates the -257
creating -43
creating checkpoints -28
creating the -15
creation -30
creo 138
critical -120
critical files -21
crois 237
cron 375
css -208
ctrl-c -49
cuando -180
cui 146
current -78
current branch -29
current state -15
currently -122
cursor -138
custom -24
customer 333
customers 283
cut -176
cut off -233
cu\xE1l 109
cu\xE1ndo -35
cu\xE1ntos -276
c\xF3mo 339
c\xF3mo se 206
c\xF4t\xE9 -373
d -120
d'o\xF9 152
d'une -230
da 456
dal 268
damals 235
dans -109
dans le 22
das -33
das problem 72
dass 235
dass der -149
data 246
data is 122
database -122
date 29
date or 78
date picker -105
date with -164
datei -206
dateien -272
dates 31
day 293
days 105
db 131
dc -16
de 540
de d\xF3nde -79
de la -246
de las -94
de los 261
de novo -237
de temps 94
de ver -382
de \xA7name 279
de \xA7num 216
dead 205
dead code -93
deal with 73
debug -127
debugging -161
decide -251
decided -98
decided that 86
decimals -62
decision -104
decision on 223
default -244
default for -76
defined -22
definitely -44
dei 302
del 534
delay -26
delete -34
delete that 30
deleted -88
della 177
delle 268
dem 67
demo -56
den 71
denn 67
depend 48
depend on 48
dependencies -258
dependency -17
deploy 790
depuis 92
der 199
der build -172
dernier -28
derni\xE8re 115
des 528
description -93
design 224
detail -104
detect -136
detected -17
detection -113
determine -89
deu 50
deux -18
dev -19
develop -93
device 93
di 334
diagram -90
did 295
did a -101
did anybody 198
did i 221
did it -123
did not -32
did that 255
did the 118
did this -200
did we 675
did you -702
didn't 266
die 145
die alte 97
die datei -206
die tests -119
diese -131
dieser -94
diff -320
diff in -76
differ -299
difference -274
difference between -110
different -185
different from -28
different session -43
dir -62
dire -292
direct 62
directly -127
directly to -49
directory -148
disable -40
disabled 34
discard -225
discuss -91
discussion 167
discussion , 21
disk 54
dispatch -70
display -211
display the -142
displayed -133
distinct -44
distinguish -68
distinguish between -53
dit -129
dizer -65
do 108
do a -147
do anything -37
do for 69
do have -130
do i -16
do if -38
do in -92
do it -96
do need -39
do not 170
do that -123
do the -124
do they 171
do things 161
do want -39
do we 47
do with 70
do you -244
do \xA7name -154
do \xA7num -95
doc -208
docker 153
dockerfile -259
docs -98
document 83
document the -22
documentation -206
documentazione -233
documented 30
does -289
does a -128
does anyone 160
does entire -111
does git -50
does it 151
does not -81
does one 481
does our -139
does that -55
does the -56
does this -39
does \xA7file 28
does \xA7name 69
doesn't -308
doesn't work -18
doing -88
doing the -18
dois -39
doit -46
don't -50
don't add -171
don't do 86
don't get 188
don't have -62
don't need -57
don't see -26
don't think -84
don't understand -80
don't use 83
don't want -101
don't we -37
done , -24
done with -72
donn\xE9es -87
dopo 345
doppelt 139
dos 172
dots -267
double 184
double check -65
down 499
down the 185
draft -253
draft \xA7name -56
driver 188
droit 210
drone -17
drop 105
drop the 147
drops 233
du 64
du den -257
du die -169
duas 123
due 105
due to -48
duplicate -68
duplicated -29
duplication -24
during 32
during a 74
d\xE9cid\xE9 -167
d\xE9j\xE0 192
d\xF3nde 112
e 129
e b 18
e e -77
e test -99
e tests -50
each -216
each checkpoint -44
each commit -28
each other -188
earlier 62
early -117
easier -159
easier to -64
edge -140
edge case -69
edge cases -99
edit -120
edit the 125
edited -147
editor 281
effort -78
eigentlich 591
ein -421
eine 303
einen -113
einmal 141
either -99
el cliente 121
el parser 108
else -80
else is 51
elsewhere -27
elsewhere in -23
em 233
email 122
empezar -18
empty -212
emulator 262
en blanco -55
en el 238
en este -110
en la -127
en \xA7file -98
enable -272
enabled -109
enabled manual-commit -16
encore 94
end 179
end of -68
end up 38
endpoint -229
endpoint , -114
ends -18
ends up -18
english 86
enough 20
ensure -186
ensure that -126
ensure the -31
ensuresetup -74
ent -77
ent \xA7num -77
entire -310
entire cli -25
entire enable -119
entire explain -86
entire hooks -25
entire reset -24
entire session -134
entire status -64
entire-checkpoint -26
entre -154
entries 90
entry -214
entry point -144
entschieden -329
enum 112
env 52
env files 55
env vars -44
environment -242
environment , -36
era 264
era la 216
eravamo 780
err -38
erreur 200
erro 50
error -64
error , -83
error : -104
error from -47
error handling -27
error in 211
error is -17
error message -119
error messages -17
errori -141
errors 33
errors , 46
es -163
escribe -360
ese -351
eso 51
especially 77
espera 215
esse 87
esse erro 291
est -236
est-ce -61
est-ce qu'on 35
esta -418
este 214
este error 326
estimated -37
esto -219
est\xE1 -235
est\xE1 en -173
et 218
etwas 175
eu 376
evaluate -39
even 15
even a -20
even if -25
even the -44
even though -29
events 73
ever 416
every 197
everything -61
everything in -43
everything is -63
everywhere -129
exact 52
exactly 138
exactly as -38
example -163
example : -33
exception -265
exchange 432
execute -85
executed -104
executing -53
executing-plans -29
executing-plans skill -19
exist -123
exist in -38
existe -148
existing -170
existing session -29
exists 168
exists and 215
exists from -15
exists in -28
exists on -23
exit -168
exit code -202
expect -37
expected -174
expected to -56
expired -90
explain -148
explain : -47
explain me 20
explain the 76
explain to -55
explain why 91
explanation 225
explicitly -22
explore -89
export 182
exports 44
external 108
extra -284
extract -130
extracted -34
f -45
f \xA7num -30
fa 138
factory 115
fail -96
fail on 102
fail to -44
failed -364
failed to -27
failing -309
fails -196
fails , -275
failure -50
failures -112
failures in -78
faire -293
fairly 34
fais -169
fait 74
falha -79
fall 70
fall back -64
fallan 147
fallback 68
falta -76
falta para 176
far 151
fare -202
farm 312
fast 223
faster -117
fatal -47
fatal : -47
fatto 327
faut -145
faut-il 282
favour -45
faz -193
feature 28
feature flag 106
feed 198
feedback -137
feedback : -16
feel -109
feel like -34
feel the -68
feels -47
fehler -114
fetching -123
few -114
fichier -240
ficou 118
field -133
fields -112
figure -56
figure out -50
file -360
file , -75
file again -44
file changes -28
file for -48
file i -40
file in -58
file is -70
file names -20
file \xA7file -35
files -145
files , -20
files from -21
files in -18
files to -153
filestouched -136
filesystem -32
fill -49
filter 29
filtering -62
final 257
finalization -24
finally 71
find -90
find it -127
find out 43
find the -64
findings 181
fine 125
fine , -50
fini 81
fini par 81
finish -50
finished -154
fire -163
fires 141
firing -82
firmware 312
first -94
first , -45
first and -41
first commit -18
first fresh -43
first time -93
first two -36
fiscale 79
fits -184
five -256
fix -204
fix : -41
fix all -18
fix for -29
fix is -23
fix it -69
fix that 33
fix them -39
fix this -59
fixed 162
fixed by 54
fixed the -28
fixes -109
fixing -28
flag 106
flags 24
flaky 377
flow 218
flutter 431
fmt -95
focus -67
focus on -33
foi 342
foi a 224
fois -286
folder -195
folder , -20
folders -18
follow -45
follow it -38
follow the -24
follow up -80
following -61
following plan -32
follows -17
font -45
fonts 145
footer -133
for 119
for a -30
for all 22
for an -145
for any -37
for both -20
for claude -68
for each -41
for entire -35
for every -24
for example -43
for future -27
for gemini -59
for good 202
for it 19
for later -31
for me -163
for now -220
for review -69
for that -130
for the 199
for these -36
for this -214
for us 35
for what 162
for \xA7code -133
for \xA7file -64
for \xA7name -32
for \xA7num -145
for \xA7path -113
forbidden 271
force -16
forever 92
forget -63
forget to -63
forgot 222
form -194
forma -227
forma de -227
format 658
formato -27
formats 161
formatter 136
formatting -105
forward -32
found -56
four 46
frame -33
framework -111
free -26
free to 87
freeze 477
fresh -115
fresh context -43
friction -15
friday 461
friendly -95
from 30
from , 200
from a -32
from above -35
from coderabbit -194
from entire -21
from happening -28
from main -21
from parent -32
from remote -61
from that -33
from the 113
from this -202
from what -30
from \xA7file -32
from \xA7name -47
from \xA7num -174
from \xA7path -90
front -35
frontend 322
fue 516
full transcript -32
fully -29
function -254
function in -162
functionality -214
functions -181
functions are -44
fun\xE7\xE3o -251
further -70
future -166
f\xFCr 341
f\xFCr den -190
f\xFCr die -212
gab 343
gab es 343
gap -61
gaps -71
garbage 69
gateway 203
gave 252
gave us 136
gc -209
gegen 308
geladen -246
gemini -234
gemini \xA7name -52
generate -227
generate me -61
generated -60
generates -36
generation -33
gente 399
gerade -171
german 220
gesagt 124
gestern 75
get 180
get a -49
get an 37
get back -39
get it -30
get rid -48
get that -133
get the 115
get this -63
gets -106
gets its 122
getsessionlog -53
getting -230
getting a -84
ge\xE4ndert 224
gibt 251
gibt es 118
git -428
git command -127
git commit -89
git config -24
git fetch -30
git hooks -31
git repository -17
git status -69
github -232
github copilot -24
github \xA7name -28
github-pr-review -130
gitignore -39
gitleaks -47
give -52
give a -64
give me 69
give us -40
given -136
gi\xE0 233
gli 62
global -117
go 33
go ahead -34
go for -99
go on -177
go run -59
go through 67
go to 159
go with -83
go-git -89
goal -36
goes 84
going -27
going on 70
going to 82
gone 241
good 49
good , 30
good for 251
good idea -64
good to -69
goreleaser -76
got 57
got a 31
got the -28
got this 16
graphql 758
great 21
great , 164
green -142
grep -170
grid 157
group -65
gsd -33
gsd todo -20
guaranteed -109
guardar -54
guess -52
guess we -38
gut 66
ha -30
habe -266
haben 181
haben wir 144
hab\xEDa 186
hab\xEDamos 426
hace 155
had 224
had a 221
had an 278
had we 247
hai -405
half 217
half of 58
handle -111
handle that -26
handle the 359
handle this -55
handled -95
handler 151
handleturnend -78
handling -166
hang -143
hanging 19
hangs -65
happen 212
happened -15
happened to 169
happening -74
happens -191
happens if -58
happens in -101
happens to 46
happens with -34
happy -23
hard -59
hard to -112
harness -16
has 53
has a -53
has been 114
has done -19
has happened -51
has some -54
has the 84
has to 455
hash 21
hast -366
hast du -58
hat 127
hatten 274
hatten wir 272
have -74
have a -32
have added -83
have an 64
have another -25
have any -138
have been 54
have done -46
have expected -53
have in 104
have it -59
have no 16
have one -118
have some -73
have something -59
have tests -49
have that -80
have the -306
have to 621
have two -104
have we 658
have you -100
have \xA7num -18
haven't 165
having 41
hay 215
he -187
he's -98
head 180
help -159
help me -70
helper -147
here 285
here , 268
here is 101
here's -233
here's the -109
hey 137
hidden 174
hide -165
hier 137
high -51
hint -18
history 281
hit 309
hm -56
hm , -56
hmm -99
hmm , -58
hmmm -120
hmmm , -120
ho -133
hold 193
holds -122
hook -256
hook , -50
hook from -91
hook is -40
hook types -65
hooks -178
hooks are -121
hooks run 168
hooks to -20
host -355
hotfix 530
hour -192
hours -113
how 193
how about -195
how are -252
how can -222
how come 263
how did 278
how do 82
how does -97
how is 101
how it -17
how many 70
how much 172
how the 123
how to -76
how was 204
how we 156
how would -160
however -101
however , -34
huh -85
human -50
hundred -81
h\xE1 -41
i 107
i actually -54
i also -116
i always 91
i am 39
i assume 251
i can -15
i can't -250
i commit -53
i decided -97
i did -74
i didn't -91
i do -79
i feel -95
i forget 19
i get -108
i go -138
i got 16
i guess -205
i have 24
i just 19
i know 207
i like -72
i liked -175
i mean -107
i meant -181
i messed -17
i need 122
i only -242
i pasted -101
i put 15
i remember 69
i run -217
i see 185
i set 153
i should 187
i start -124
i still -126
i test -151
i thought -32
i understand -80
i want 88
i was 59
i would -26
i'd 52
i'd like -65
i'll -104
i'll do -51
i'm 125
i'm also -25
i'm assuming -58
i'm going 30
i'm not 68
i'm testing -25
i'm wondering -23
i've got 81
i've just -159
i've never -146
ich 324
ich das -323
ich habe 64
id -137
id is -29
idea of 175
ideally -57
ideas -63
identified -31
identify -48
ids 22
if -192
if a 141
if any -24
if claude -16
if i 190
if it -75
if it's -40
if possible -87
if so 40
if someone -39
if that's 78
if the 120
if there 15
if they -36
if they're -59
if this -50
if we -313
if we're -30
if \xA7name -23
ignore 98
ignored -55
il -97
il problema 37
il simulatore 197
im 434
image -272
images 226
immer -264
impact -116
implement -306
implement it -42
implement the -168
implementation -232
implemented -59
import -28
important -72
importer 404
imports -215
improve -73
improve this -16
improvement -31
in -78
in , -77
in a -146
in addition -39
in all -15
in any -24
in between -21
in both -15
in c -91
in code 219
in der -410
in due 94
in each 104
in entire -103
in front -35
in future -17
in git -155
in it 330
in line -118
in linear -101
in main -139
in mind 127
in my -74
in one 239
in order -80
in other -35
in our 323
in parallel -43
in place -89
in progress -16
in project -15
in questo -98
in session -53
in shadow -18
in some 307
in strategy -24
in that -156
in the 86
in their -145
in theory -24
in there -54
in this -98
in two -151
in your -298
in \xA7code -33
in \xA7file -252
in \xA7name 109
in \xA7num -57
include -101
included -71
included in -67
including -47
including the -43
indicate -20
indication -17
individual -75
info -119
information -63
initial -27
initialized -110
inline -94
input -195
inside -169
install -146
install the -75
installed -207
instance 149
instead -208
instead , -76
instead of -122
instructions -85
integration 125
integration test -20
integration tests -152
intended 127
intent -47
intentional -76
interaction -18
interactive -71
interface -50
interleaved -15
internal 325
interrupted -57
interrupted by -58
into a -69
into the -116
into this -17
introduce 42
introduce a 52
introduced -117
invalid -27
investigate -17
invoice -99
invoices -19
invoke -153
invoke the -150
ipns -87
irgendwo 121
is -165
is , -23
is : -55
is a -187
is active -29
is actually 66
is added 199
is already -70
is also -69
is at -45
is available -15
is better -53
is called 27
is checked 92
is correct -32
is currently -69
is dead -19
is defined -15
is doing -21
is done -38
is empty -17
is failing -37
is fine 28
is gone -116
is in -108
is just -20
is made -26
is missing -118
is my -94
is never 304
is no -47
is not -35
is now -26
is on -88
is one -70
is only -65
is opened -118
is our 310
is passed -26
is really -54
is running -39
is showing -53
is shown -48
is some 112
is something 174
is stale 128
is still 205
is supposed 111
is that 23
is the -133
is then -17
is this -161
is to -144
is true 45
is used -29
is what -96
is working -17
is wrong -107
is \xA7code -39
is \xA7name 77
is \xA7num -77
is \xA7path 194
isn't 128
isn't the -80
isn't this -22
isso 121
issue -154
issue for -44
issue here -41
issue in -18
issue is -28
issue on -94
issue was -22
issue with 58
issues -263
issues in -107
issues with 55
ist 50
ist das -60
ist der -215
ist die -179
it -123
it , 226
it a -144
it again -127
it also -28
it and 155
it as -89
it at -56
it back -78
it be -186
it can -50
it does -57
it doesn't -55
it exactly -56
it for -160
it gets -147
it how 175
it in -99
it into -84
it is -158
it just 121
it keeps -74
it later -19
it looks -36
it more -37
it needs -75
it not -97
it on -180
it once -51
it only -39
it out 60
it please -91
it says 54
it seems -28
it should -76
it shows -53
it so -135
it still -96
it the 193
it then 136
it there 193
it to -189
it up 76
it was -106
it will -32
it with -144
it works -62
it worth -95
it would -27
it \xA7name -80
it's -173
it's a -68
it's fine -23
it's in -69
it's more -16
it's not -114
it's own -61
it's part -51
it's probably 124
it's still 165
it's the -35
it's working -24
it's worth -67
item -43
items 118
its -80
its own -43
itself 104
java -102
javascript -406
je 262
je crois 237
jemand 374
jest 233
jetzt -228
job 109
job de -325
join -47
jour -134
json -50
jsut -19
just -349
just a -30
just before -20
just change -34
just commit -70
just for -34
just found 136
just make -18
just now -21
just one -15
just remove -16
just the -21
just to -125
just tried -44
juste 218
j\xE1 220
j\xE1 foi 80
kafka 248
kann -316
kannst -17
kannst du -17
keep 75
keep a 220
keep it -82
keeping 124
keeping the 44
keeps 42
keine -45
key -30
keys -48
keys are -55
killed 581
kind -120
kind of -120
kiosk 133
klasse -262
know 348
know about 75
know if 201
know that -210
know the 204
know what 78
know which 105
known 817
knows 66
kommt -112
l -85
l \xA7name -90
l'a 183
l'hai -114
la app 511
la carpeta -17
la causa 361
la derni\xE8re -73
la pantalla 84
la prueba 41
la session 48
la \xA7name 255
la \xFAltima -46
label -17
lambda 567
language -40
large -156
las 113
las pruebas -156
lass -65
last -152
last change -38
last checkpoint -65
last commit -111
last edit -102
last month 41
last one -41
last prompt -23
last seen -66
last two 45
last week 424
later -128
latest -170
laufen -174
launch 104
layout -203
le 107
le calcul -349
le client 99
le droit 196
le fichier -412
le format -243
le probl\xE8me 94
le serveur -183
lead -68
leak 244
least 22
least one 45
leave 23
leave the -148
leaves -39
leaves the -22
ledger 228
left in -77
legacy -195
legal 326
lembra 394
len -82
length -174
length 0 -511
length 1 -295
length 2 244
length 3 411
length 4 26
length 5 244
length 6 71
lequel 227
les 482
les tests 68
less -65
let -66
let me -26
let's -305
let's add -33
let's address -21
let's adjust -17
let's continue -21
let's discuss -45
let's do -136
let's first -22
let's fix -44
let's get -25
let's give -19
let's go -136
let's have -60
let's make -24
let's move -43
let's not -38
let's respond -41
let's review -19
let's start -67
let's talk 38
let's try -29
let's use -32
lets -106
lets get -78
letzte -39
letzten -75
li -39
libraries -20
licence 655
license 525
liegen 138
liegt -293
ligne -417
like -201
like : -131
like a -94
like it -37
like option -38
like that -87
like this -38
like to 28
like we -62
liked -175
limit 371
limit to -120
limits 559
line -327
line in -60
line \xA7num -224
linear -278
linear ent -44
linear issue -54
linear \xA7name -184
lines -228
lines , -157
lines and -51
lines in -21
lines \xA7num -25
linha -100
link -237
link the -95
link to -32
lint -206
lint failing -149
linter -495
list -206
list all -157
list is -17
list of 60
list the 15
list view -33
lista -221
liste -336
literal -71
little -153
live 287
live , 144
lo -73
lo de 426
lo del 314
lo que 258
load 372
loadentiresettings -21
loading -57
local -74
local , -17
local changes -16
lock 95
lodash 51
log -512
log a -40
log in -34
log of -30
log that -47
log the -69
logging -172
logic -134
logic in -51
login 444
logo -394
logs , 51
logs in -19
long -114
longer 42
look -154
look at -193
look for -233
look if -27
look in -37
look into 15
look like -135
look up 205
looked -23
looked at -212
looking -150
looking at -101
looks -96
looks good -79
looks like -104
loop -109
los 429
lose -143
loss -21
lost 15
lot of -51
love 198
low severity -25
l\xE4uft -68
l\xEDnea -350
m 41
mach -174
machine 22
made 58
made a -24
made by -25
made the 40
made to 152
made us 114
magic 240
mai 547
mail 77
mails 28
main -268
main , -47
main and -18
main branch -90
main please -16
main session -16
maintain -77
maintenant -425
mais -140
make -121
make a -82
make an -21
make it -83
make sense -105
make sure -81
make the -100
makes 69
makes sense -32
makes the -56
making 50
making the 177
mal 484
mal , 260
man -530
manca 97
manda 562
manual -46
manual commit -57
manual test -15
manual-commit -73
manually -102
many 33
map -227
mark -104
mark the -46
markdown -78
marked 127
marker -66
match -164
matches -135
matching -89
matter -166
may 492
may be 194
may have -21
may i 111
may not -62
maybe -119
maybe a -39
maybe we -24
me 79
me a -123
me again -36
me how -17
me is -134
me that 106
me the 161
me this -34
me through -93
me to -240
me up 192
me what -29
me where -47
me which 44
me why 143
mean -274
mean , -162
meaning -164
means 62
meant -139
mechanism -29
medium -46
medium severity -24
meeting 120
mehr 69
mejor -173
melhor -223
memory 81
mention -184
mention that -45
mentions -15
menu -356
merge 75
merge conflicts -106
merge the -15
merged -111
merging -98
mese 99
message -169
message and -38
messages 74
messaging -22
messed -21
messed up -21
metadata -174
metadata can -17
method -356
method , -50
methods -113
metrics -106
mi 385
mich 111
middle -187
middle of -187
might -73
might be -21
might have -26
might not -25
migration 173
migration script -165
migrations 95
milestone -43
milestone complete -21
minor -35
minutes 46
mir -213
mise -97
mise run -63
misleading -41
mismatch -76
missed -121
missing -145
missing the -57
mit 370
mit dem 221
mit den 410
mixed -23
mobile 142
mock 106
mocks 72
modal -214
mode 140
mode , -24
model -59
modification -23
modifications -246
modified -96
modify 64
modifying -31
modo 216
modulo 240
moment -256
money 239
monorepo 289
month 153
more -84
more comments -80
more review -19
more test -47
more to -22
more what 201
more \xA7name -31
morning 144
most -177
most of -22
motivo 300
move 74
move it -92
move on -42
move the -68
move \xA7name -72
moved -131
moving 230
much 221
multi -60
multi session -58
multiple -137
multiple commits -47
multiple sessions -57
multiple times -25
museum 97
muss 253
must 625
must be -62
must the 311
mutex -333
my -273
my head 191
my side -109
my \xA7name -82
m\xE1s -162
m\xF3dulo 184
n -245
na 328
nach 340
nada -78
name -125
name , -75
name for -156
name of -131
named -71
names -164
naming 530
ne 247
nearly 183
necessary 68
need -208
need a 310
need both -48
need it 85
need the 96
need this -35
need to -322
needed -72
needed to -17
needs 149
needs to -56
negative -232
nehmen 146
nel -144
neste -81
neste projeto -81
network -89
neuen 181
never called 214
new -20
new branch -99
new changes -16
new checkpoint -23
new comments -43
new content -39
new error -29
new files -71
new one -101
new session -17
new \xA7name -51
newer -242
next -224
next to 302
next up -31
nice 332
nicht 53
niente 152
night 122
nightly 282
nightly job 297
no 69
no , -270
no changes -43
no new -159
no prompt -24
no real -30
no se 27
no s\xE9 16
no way -41
no-op -21
nobody 409
noch 132
noch mal -184
nochmal 15
noi 225
non 108
non si -81
non-entire -17
non-entire hook -17
none -114
normal -72
normally -119
nos 389
not -56
not a -63
not be -63
not being -23
not contain 45
not correct -41
not create -21
not display -29
not even -22
not firing -86
not found -25
not get -41
not have -81
not in 90
not just -181
not needed -79
not really -88
not sure 29
not the 154
not to 69
not \xA7num 31
note -104
note : -46
note the -18
notes -270
nothing -111
nothing , -32
nothing to -92
notice 20
noticed 138
noting -22
nous 261
now -401
now , -133
now and -76
now do -30
now for -34
now i 31
now if -19
now is -67
now it -23
now let's -22
now shows -20
now that -132
now the -51
now to -27
now we -30
now which -102
npm -57
nuit 53
null -174
number 154
number of -94
numbers 112
nunca 15
nuovo 513
nur 375
n\xE3o 415
o 251
o arquivo -361
o erro -237
o problema 198
o que -115
o teste -144
objects 123
observed -83
obvious 242
obviously -35
oder 38
of 44
of a -102
of all 268
of commits -21
of course -31
of files -20
of it 206
of new -22
of our -16
of session -96
of the 116
of them -153
of these 35
of those 97
of truth 106
of two -49
of view -24
of your -229
of \xA7code -89
of \xA7file -17
of \xA7name -106
of \xA7num 38
of \xA7path -20
off 534
off by -21
off for 139
off main -41
office 271
official 331
offline 137
offline mode 96
often -88
oh -161
oh , -77
ok -294
ok , -137
ok can -28
ok let's -23
ok lets -23
ok now -19
okay -94
okay , -168
old -24
old one -35
old session -49
older 177
on 402
on , -144
on a 72
on avait 156
on every -66
on for 22
on github -60
on how 171
on it 190
on line -50
on linear -132
on main -78
on my -228
on pr -98
on purpose 78
on the 119
on this -107
on top -48
on what 65
on which 211
on your -90
on \xA7name 132
on \xA7num 30
on \xA7path -118
onboarding 165
once 148
once more 125
once with 20
onde 337
one 105
one , -29
one : 16
one checkpoint -15
one for -172
one from -75
one in -83
one is 262
one last -102
one line -99
one more -38
one of 28
one that 372
one to -18
one was 108
one we 57
one \xA7name 24
ones 233
only -373
only if -55
only need -78
only on -91
only one -86
only the -130
only works 57
ontem 432
onto 255
onto the 309
open a -150
open source -23
open up -64
opencode -182
opened -143
operation -17
operations 93
option -188
option for -24
option \xA7num -102
options -257
options for -46
or 270
or a 95
or after 62
or at -193
or can -15
or did 69
or do -77
or does 18
or in 29
or is -113
or just 93
or not 568
or on 57
or our 63
or per -49
or should -72
or something -102
or spaces 420
or the -88
or was 92
or would -161
or \xA7code -29
or \xA7name 72
ora -93
oracle 165
order 84
order of -55
orders -255
origin -430
original -35
os 223
os testes -264
other -215
other places -24
other session -72
other sessions -115
other \xA7name -86
others 92
otherwise 32
otra -281
otra vez -91
ou 102
our 143
our changes -28
our code -104
our own 94
our parent -37
our state -70
ours 352
out a -33
out how 68
out if -18
out in 88
out of 75
out the -26
out what 107
out why -26
outcome 151
output -282
outside 74
outside of -38
over 269
over the 256
over \xA7num 200
overflow -170
overlap -60
overlap with -53
overwritten 56
owe 163
owner -22
o\xF9 211
o\xF9 en 717
p -125
package -172
packages -129
packet 42
padding -116
page -628
pagina -246
pagination 197
panic -81
pantalla 84
par 249
para 287
para el -89
para o 170
parallel 87
param -25
parameter -128
parameters -73
parent -282
parent branch -39
parent \xA7path -60
parking 123
parse -121
parsed -74
parser -408
parsers -179
parsers , -179
parsing -120
part -232
part is -25
part of -86
parte -133
partes 163
partial -197
partner 190
parts -62
pas 60
pasar 352
paso -400
pass -40
pass the -279
passed -79
passes -51
passing -29
passo -111
passo \xA7num -111
past -31
past the 31
pasted -182
path 21
paths -77
paths package -61
pattern -79
pause -215
payment 160
payroll 63
pending 177
people 472
per 493
per il -234
per le 361
per-file -17
percent -221
perch\xE9 316
perch\xE9 il -60
perde 176
perhaps -60
permission -221
persistent -57
perspective -21
peso 200
peux -172
phase -193
phases -29
phone -280
pick -59
pick up -33
picker -38
piece -15
pilot 389
pin 211
pipeline -278
pi\xF9 481
place 27
places -161
plan -122
plan : -34
plan first 110
plan in -39
plan to 127
planning 58
plans -32
plausible -106
play -20
player -113
please -310
please check 39
please fix -24
please implement -47
please make -38
plugin 305
plus -205
pnpm 566
pode -47
point 20
point , 40
point in -20
point of 75
point we -77
points 30
por 343
por que 62
por qu\xE9 360
port 391
position 23
possible -68
possible to -79
posso 247
post-commit -95
post-commit \xA7name -33
postgres 287
posthog -43
postponed 179
potential -33
potentially -134
pour 468
pour la 438
pour le -160
pour les -189
pourquoi 276
pourquoi le -419
pr -278
pr \xA7num -97
pra 17
practice -206
pre-commit -120
pre-entire -17
prefer -86
prefix -60
prefixes 286
prepara -436
prepare-commit-msg -27
prepare-commit-msg \xA7name -27
present -196
presented -38
presented to -38
press -16
pretty -62
pretty sure -65
prevent -85
prevent this -31
preview 75
previous -104
previously -85
pricing 264
prima -347
prima di 26
print -240
print the -72
prior -51
priority -19
pro -53
probably -73
problem with 86
problem \xA7num -27
problema 386
problema del -129
problems 176
problems with 265
probl\xE8me 166
procedure 599
proceed -81
process -83
produces -19
product 399
production 476
progress -86
project 249
project : -69
projekt 176
projet 60
prometemos 134
promise 315
promised 454
prompt -222
prompt , -27
prompt : -66
prompt and -21
prompt contains -17
prompt context -20
prompt i -17
prompt in -29
prompt is -37
prompt-level -15
prompting -35
prompts -75
proper -109
properly -145
property -189
proposal 125
propose -64
propose a -29
proposed -77
protected -48
provide -114
provider 128
proxy -137
proyecto 23
prueba -177
pruebas -177
public -46
puede 192
puedes -373
pull -366
pull in -71
pull request -207
punto 55
pure -171
purpose 35
push -321
push , -24
push and -32
push it -40
push the -76
pushed -134
pushes -16
put -79
put it -153
put the -178
putting 77
pu\xF2 229
python -381
p\xE1gina -422
q -113
q : -204
qu'est-ce 133
qu'est-ce qu'il -100
qu'est-ce qui -68
qu'il -100
qu'on 428
qu'on a 165
quais 164
qual 68
qual era 198
qual foi 68
qual \xE9 81
qualcosa 103
qualcuno 575
quale 195
quali 217
quality 133
quand -278
quando -271
quante 301
quanti -121
quanto -120
quanto tempo -107
que 87
que a 109
que el -216
que ficou 370
que le 173
que les 331
que o -423
que se -39
que tu -69
que \xE9 38
quedamos 418
qued\xF3 557
quel -118
quelle -62
quelle version 64
quelqu'un 677
quels 296
quem 484
query -503
questa -206
question -90
question , 92
question : -149
question is -102
questions 144
questo 46
queue 433
qui 221
qui a 30
quick 102
quick task -65
quickly -62
quite -123
quiz 103
qui\xE9n 340
quoi 257
quotes -26
qu\xE9 53
qu\xE9 qued\xF3 255
qu\xE9 se 269
qu\xEA 143
r 71
rabbit -21
race -27
raise 63
raised -30
ran -167
random 205
range 163
rate 295
rather than 56
raw 101
re 61
reach 179
react -265
read -399
read the -46
read this -63
read \xA7file -30
reader -43
reading -138
reads -129
ready -137
ready for -64
ready to -33
real 162
really 75
reason 463
reason for -266
reasonable -160
reasons 343
rebase -236
rebasing 106
recall 336
recent -49
recently -64
recipe -163
recommend -136
record 84
records -289
recover -27
red -209
redis 498
reduce -184
redundant -31
refactor -113
refactor the -77
refactoring -110
reference -71
referenced -28
references -154
reflect -30
reflect this -26
refresh -95
refs -147
refund -107
refuse 254
regarding 61
regardless -30
regardless of -30
regex -238
registry -122
related -113
related to -19
relation -58
relation to -58
release 506
released 143
relevant -91
remain 65
remaining -75
remains -63
remediate -50
remediation -94
remember 158
remember to -136
remind 154
remind me 173
remote -221
remove -47
remove the -161
remove this -66
remove \xA7code -19
removed -134
removed the 272
removes -37
removing -45
removing the -29
rename -38
rename the 62
rendered -79
rendering 139
repeat -82
replace 21
replace the -109
replaced -226
replacing -20
reply -65
reply to -39
repo 147
repo and -36
report 33
reporting 146
repos 152
repository 135
reprends 529
request -105
request interrupted -58
requests -109
require 26
requirements -43
research -29
reset 35
reset the -47
reset to -28
resolution -37
resolve -162
resolved 213
respond -86
respond to -70
response -205
rest -293
rest , -32
resta -93
restart -342
restart the -175
reste 294
restored -22
restoring -67
resume 140
resume the 237
retries 84
retry 39
return -278
return in -119
return the -27
return \xA7num -20
returned -54
returning -56
returns -171
returns the -89
reuse -33
reused -68
revert -270
revert that -46
review -187
review : -19
review again 82
review comment -44
review comments -91
review feedback -45
review is -79
review the 90
review this -52
reviewer -32
reviewers -34
reviewing -23
reviews 162
rewind -89
rewind points -17
rewindpoint -66
rewrite 92
rid -53
rid of -53
riga -237
righe 132
right -148
right , 127
right now -116
right place 138
risk -122
risolto 292
roadmap 63
role 66
root -56
round -94
rounding 156
route -141
rows -226
rule 345
rules 204
run -82
run : -61
run entire -46
run in -43
run into 56
run it -44
run lint -43
run test -46
run the 36
run \xA7code -17
runner 214
runners 97
running -180
running a -20
running the -20
running \xA7code -64
runs 118
rust 69
s 140
saca -322
safari 42
safe -119
said 155
sali\xF3 -239
same -252
same as -24
same checkpoint -18
same error -31
same for -27
same line -15
same thing -51
sample -65
sans -127
save 19
saved -101
saving -29
say 134
say it -32
say the 20
saying 22
says 307
says : -55
scale -32
scan -79
scanner 25
scenario -85
scenario where -21
scenarios -66
schema 166
schon 101
schon einmal 121
schon mal 264
scope -15
score 64
screens -51
screenshot -457
script -480
scripts -183
scritto -251
se 49
se puede 192
search 113
search the 42
seat 71
second -156
second half -79
seconds 183
secret 19
section -208
section \xA7num -114
security -79
see -208
see a -60
see any -49
see anything -21
see if -88
see in 112
see it -103
see that 59
see the -207
seed 123
seeing -181
seeing the -125
seeing this -73
seem to 30
seems -158
seems like -52
seems to -138
seen 104
segundo -216
sei 15
seit 128
selected -47
sem -83
semana 383
send -105
send the 121
sending 36
sense -137
sense to -93
sensor 307
sentence -81
separate 57
separately 127
serial 143
serve -214
server 128
serveur 89
serveur de 572
service 145
service , -227
services 296
servidor 191
servi\xE7o 66
sesi\xF3n -108
session -226
session , -26
session : -34
session a -21
session and -23
session b -36
session data -33
session id -126
session instead -63
session is -77
session list -135
session log -19
session logs -33
session state -38
session that -41
session we -16
session \xA7name -22
session \xA7num -69
sessions , -47
sessions and -22
sessions in -90
sessions that -30
sessions with -34
sess\xE3o -26
set -83
set the -264
set up 17
setting 112
settings -159
settings file -67
settle 109
settle on 47
setup -23
severity 219
severity the -20
severity \xA7name -16
sha -73
shadow -242
shadow branch -196
shadow branches -51
shadow tracking -33
share 49
shared 227
shell -15
shop 215
short 174
shorter -192
should -311
should also -33
should be -241
should do -40
should have -81
should i -113
should it -55
should never 26
should not -74
should the -124
should we -241
shouldn't -91
shouldn't be -19
shouldn't the -47
shouldn't we -31
show -409
show me -119
show the -32
showing -109
showing the -19
shown -181
shown to -50
shows -183
shows up 42
si -51
si pu\xF2 229
side -222
side , -137
side of 84
sie -275
signature -86
significa -372
significant -25
sigue con -60
silently -33
similar -134
simple -100
simplicity -19
simplify -82
simplify the -76
simply 56
simulator 223
simulatore 197
sin -90
since -58
since we -47
since when 73
sind 163
sind wir 223
single -106
single checkpoint -44
single commit -54
single file -16
sites -83
size of 130
skill -134
skill and -38
skills -129
skip -225
skip \xA7num -34
skipped in 70
skips -20
skript 78
sleep 161
sleep in 167
small -141
smaller -47
snapshot 187
so -94
so , 195
so basically -31
so can -19
so far -78
so i 17
so if -69
so it -68
so it's -17
so let's -36
so maybe -25
so please -176
so that 26
so the -97
so there's -45
so this -37
so we -108
so what 61
so which 195
so why 116
sobre 836
software 223
software you -31
soll -16
soll ich -81
sollten -543
solo 114
solution 15
solved 301
some changes -40
some merge -54
some more -68
some new -49
some of -112
some point 272
some test -62
somebody 505
somehow 84
someone 669
someone already 280
something -176
something about 68
something else -62
something like -67
something similar -84
something to -17
sometimes -99
somewhere -32
somewhere in -57
sonnet -81
sont -547
sorry -216
sorry , -46
sorry i -44
sort 44
sort the -127
sorted 147
sortie -149
sound -51
sounds -49
source -33
source of 106
sous 21
souvenir -23
space -363
spaces 213
spawn -15
spec -65
special 155
specific -71
specifically -54
specify -124
speichern -151
split 49
split the -30
squash 315
stable -57
stack -196
stacked 86
stacked \xA7name -74
stage -109
staged -52
staging 376
stale 147
stand 185
standard -151
start -105
start a -27
start of -37
start over -160
start the 173
start with -36
started -208
starting -44
starts -150
stash -266
state -100
state and -28
state file -112
state machine -137
state of 120
states -35
status 24
status of 376
stay 214
stays 109
stderr -22
stehen 300
steht 354
step -66
step in 262
step \xA7num -50
steps 113
steps , -44
still 215
still failing -139
still have -195
still in 78
still on 260
still open 276
still references -171
still see -85
still valid -18
stock -87
stop -173
stop , -91
stop hook -77
stop is -46
stopped -31
stops 283
storage -70
store the -172
stored -81
stores 108
story 343
straight 204
strange 22
strategies -29
strategy -205
strategy , -62
strategy is -53
strategy we -21
strict 88
string -86
strings 59
strings contains -39
strip -184
stripped 86
struct -152
structure -153
stuck -22
stuff -196
su 466
sub -98
sub \xA7code -43
subagent -226
subagents -15
subsequent -61
success -54
such -164
suggest -56
suggestion -16
suggestions -45
suite -162
sul 191
sulla 541
summaries -40
summarisation -18
summarise -73
summarize -58
summarize the -21
summary -190
summary of -72
super 105
superpowers -128
superpowers : -41
support 27
supported 750
supposed 301
supposed to 301
sur 350
sur la 181
sur le 32
sure 32
sure , -28
sure if -18
sure it's -50
sure that 75
sure the 58
sure to 30
sure we -52
surface -50
survive 433
swap 66
switch 36
switched 135
sync -21
system -17
s\xE9 164
s\xF3 249
tab -277
tabla -380
table -57
table in 458
tables 167
tabs -47
tackle -78
tag -101
tags -274
take -147
taken -43
takes 43
taking -96
talk about -28
talked 219
tap -62
target 62
tariff 21
task -79
tax 357
te -302
team 467
technical 73
technically -107
telemetry 111
tell 46
tell from -219
tell the 45
tem 252
temp -38
template -93
templates -116
temporary 40
temporary checkpoint -21
temporary checkpoints -159
temps 94
ten -278
ten minutes -235
tenemos 46
terminal 18
terms -25
terraform 321
test -213
test , -110
test : -57
test cases -15
test coverage -228
test failures -89
test for -52
test in -75
test is -20
test repo -63
test that -44
test the -42
test-repo -33
test-repo skill -33
teste -208
tested -140
testes -116
testing -153
testing the -25
tests -333
tests , -47
tests are -29
tests for -308
tests in 106
tests pass -181
tests that -44
tests to -80
text -81
than 34
thanks -104
that -18
that a -183
that adds -94
that already -16
that and 44
that are -77
that branch -18
that case -21
that checkpoint -16
that checks -40
that claude -94
that does -102
that doesn't -23
that file -34
that for -76
that has -33
that hooks -85
that i 128
that in 169
that is 82
that isn't 91
that it -43
that it's -44
that look -59
that make -34
that makes 157
that no -151
that one -35
that our -168
that returns -77
that something 56
that still 17
that test 149
that the 206
that this -40
that to -117
that validates -23
that was -257
that we 171
that were -41
that without -134
that would -75
that you -160
that \xA7num -35
that's -150
that's a 67
that's the -130
that's what -22
the actions -75
the actual -32
the agent -149
the agents -63
the agreed 199
the answer -65
the app -392
the approach -16
the archive 234
the arguments -126
the attribution -19
the author -51
the background 65
the bank 261
the beginning -95
the best -184
the billing 163
the bottom 62
the branch -137
the bug -39
the bugbot -56
the build -57
the button -190
the cache -197
the calculation -25
the call -183
the case -128
the change -224
the changed -31
the changes -190
the chat 108
the checkpoint -105
the checkpoints -90
the class -81
the claude -44
the cli -65
the client -99
the code -279
the codebase -64
the command -110
the comment -237
the comments 46
the commit -242
the commits 33
the concept -34
the condensation -23
the condition -62
the config 29
the conflict -23
the console -90
the content -54
the context -58
the conversion 127
the core 185
the count -254
the critical -59
the current -29
the cursor -180
the customer 143
the data 243
the date -120
the decision -291
the default -119
the demo -56
the design 109
the dev -100
the diff -138
the difference -268
the doc -55
the docker 61
the double 413
the drone -17
the e 18
the earlier 160
the empty -25
the end 36
the endpoints 114
the entire -97
the env -53
the error -365
the events -54
the example -15
the exception -265
the exchange -160
the existing -69
the export 16
the failing -57
the feature -156
the field -78
the file -73
the files -128
the first -112
the fix -116
the flag -150
the flaky 506
the folder -172
the following -54
the fonts 145
the footer -133
the form -213
the formatter -178
the full -46
the function -56
the future -61
the gap -79
the gemini -77
the german 117
the git -173
the github -48
the grid 86
the header -181
the hook -96
the hooks 39
the human -28
the id -91
the implementation -51
the import -149
the importer 234
the index 42
the integration 207
the intent -28
the interactive -36
the interface -73
the invoice -46
the issue -158
the issues -16
the job -243
the key -39
the last -386
the latest -176
the ledger 112
the left -67
the length -181
the limit -105
the line -84
the linear -91
the linter 84
the list -283
the local -80
the lock 58
the log -174
the logic -15
the login -283
the logs -152
the loop -96
the main -89
the manual -51
the map -143
the merge -41
the message -126
the metadata -114
the method -205
the middle -187
the migration 78
the missing -91
the modal -221
the more -92
the most -18
the name -122
the new -162
the next -149
the nightly 225
the number 71
the numbers -196
the official 215
the offline 96
the only -35
the open -55
the options -57
the order -154
the original -26
the other -46
the others 206
the outcome 176
the output -115
the page -70
the parking 123
the path 91
the payment 40
the payroll 63
the pipeline -46
the plan 175
the plugin 30
the polling 30
the port -159
the pr -54
the pre-commit -120
the previous -55
the prior -20
the process -16
the prompt -78
the prompts -15
the public 53
the question -46
the rabbit -21
the real 28
the reason 73
the refund -107
the registry -41
the release 52
the relevant -34
the remaining -68
the remediate -50
the remediation -32
the remote -214
the repo 86
the report -222
the request -136
the rest 28
the retry -67
the review -133
the rewind -23
the right 23
the same -235
the scenario -40
the scenarios -35
the script -18
the search 151
the second -89
the serial 143
the server -251
the session -34
the sessions -52
the shadow -194
the simulator 100
the size 130
the solution -106
the stack -197
the staging -102
the start -97
the status -55
the stop -157
the story 295
the strategy -27
the subagent -49
the summary -41
the superpowers -47
the table -257
the tariff 21
the tax 207
the telemetry 149
the temporary -157
the terminal -38
the test -75
the test-repo -33
the tests -111
the text -73
the thing -242
the third -105
the three -90
the ticket 32
the time -201
the timeout -270
the token -49
the tool -50
the top -102
the trailer -98
the transcript -71
the transcripts -25
the translation 116
the trick 379
the two 108
the type -157
the upload -180
the usage -29
the user -195
the user's -17
the v 192
the validation -59
the variable -27
the vendor -34
the version -79
the warning -140
the way -78
the weather -25
the whole -162
the work -31
the worker 17
the working -15
the worktree -39
the wrong -49
the \xA7code -141
the \xA7file -223
the \xA7name 146
the \xA7num 311
the \xA7path -139
their 49
them -230
them in -80
then -155
then , -25
then commit -22
then do -36
then i -15
then it's -17
then let's -34
then push -15
then the -82
then update -33
then we -30
then \xA7num -24
theory -24
there 58
there , -114
there a 53
there an 316
there and -16
there any -104
there anything -59
there are -80
there for 298
there is 70
there no 146
there should -23
there still 130
there was 174
there were -144
there's 44
there's a 90
there's no -48
there's one 160
theres -143
theres a -146
these -281
these two -60
they -147
they are -22
they don't -18
they have -115
they were -28
they're -65
thing 132
thing , -19
thing that -104
thing to -100
thing with 120
things 91
things that 156
think -184
think about -217
think it's -147
think of -136
think that -61
think the 55
think this -19
think we -28
think you 109
thinking 65
thinking about -27
third -100
this -286
this , -139
this : -50
this a -54
this also -70
this and -20
this as -42
this be -73
this before -45
this behaviour -57
this branch -113
this but -18
this can -29
this case -187
this checkpoint -19
this code -162
this commit -35
this conversation -16
this correctly -16
this could -15
this error 129
this feedback -25
this file -101
this for -35
this from 128
this function -82
this has -22
this in -191
this is -140
this issue -87
this just -29
this may 93
this means -49
this method -139
this might -26
this module -89
this on -118
this page -56
this point -101
this produces -15
this project 374
this repo 276
this scenario -34
this session -96
this should -40
this software -31
this still -128
this time -158
this to -37
this up 163
this version -34
this warning -42
this was -60
this will -53
this with -117
this work -62
this \xA7name 298
those -114
those changes -36
though -49
though we -94
thought 16
thoughts -76
thread -362
threshold 85
through -198
through the -33
throw 142
throws -92
ti -74
ticket 411
tiene 169
tiles 18
time , 171
time i 55
timeout 29
timeouts 663
times 126
timestamp -27
timestamps 86
timezone 180
timing -131
tipped 250
title -158
tmp -126
to 15
to a -89
to add -61
to address -29
to agent -22
to also -44
to ask 157
to avoid -53
to be 380
to both 84
to build -15
to call 53
to change 38
to check -170
to close -90
to commit -53
to condense -22
to create -19
to date -159
to display -153
to distinguish -71
to do -229
to each -129
to enable -37
to figure -30
to find -16
to finish -77
to fix -71
to generate -18
to get 117
to git -29
to go 155
to have -125
to hide -165
to improve -27
to include -28
to install -42
to investigate -24
to it 16
to know 143
to load -73
to look 251
to main -94
to maintain -26
to make 105
to me -174
to modify -18
to move 23
to much -61
to not -76
to open -80
to our -23
to plan -27
to prevent -73
to read -54
to replace -48
to restart -62
to resume -65
to run 101
to say -178
to see 81
to send -63
to show -84
to solve -57
to store 72
to take 94
to test -73
to that 56
to the -92
to this -153
to track -29
to understand 133
to update 49
to use 30
to user -62
to what -82
to work -20
to write -116
to you -58
to \xA7code -49
to \xA7file 109
to \xA7name -114
to \xA7num -47
to \xA7path -97
todav\xEDa -168
today -33
todo for -24
todo to -23
todos -197
together 52
together with -253
token 33
token usage -43
tokens -19
tokenusage -16
told 257
tomorrow -99
too -266
too long -137
too slow 18
tool 89
tool call -39
tool use -59
tools 413
top -214
top level -111
top of -42
topic 112
total -33
touch the 88
touched -77
touching 21
toujours -57
tout 27
tra 164
trace -193
track -86
track the -23
tracked -45
tracking -78
trailer -104
trailer in -27
trailer is -22
trailer on -23
trailers -166
transcript -179
transcriptlinesatstart -60
transcripts -107
transitions -20
translation 235
tree -94
trick 345
tried 137
tried it -27
tried to 63
trigger -91
triggered -271
triggers -344
trois -149
trouble -89
trouble with -111
troy -78
troy , -17
true 41
true , -65
truth 106
try -245
try again -38
try and -22
try it -91
try the -82
try to -36
trying -19
trying to -17
tty -174
tu -459
tu as -279
tu peux -248
tudo -298
turn -77
turn , -59
turn the -195
turned 47
twice 50
two -52
two branches -210
two commits -52
two different 22
two people 231
two sessions -30
type -135
type in -77
type of -29
typed -24
types -29
types we -31
typo -195
typo in -195
u -122
um -204
uma -177
un -458
un endpoint -54
un test -198
una -100
uncommited -20
uncommitted -115
und 230
undefined -235
under -105
under the -107
under what 90
understand -74
understand correctly -58
understand that -44
undo -157
undo the -121
une -371
unfinished -37
unify -30
unify the -30
unique -152
unit -84
unit test -35
unit tests -62
unknown -29
unlikely -45
unnecessary -23
uno 408
unrelated -20
uns 403
unter -119
unterschied -371
until 200
until the -177
untracked -26
unused -217
up -111
up , 107
up : 21
up a -156
up after -95
up and -44
up in -249
up on 346
up phase -18
up to 58
up with -99
update -171
update branch -23
update changelog -70
update from -37
update the -208
update this -20
update \xA7code -15
update \xA7file -60
updated -177
updated to -48
updates 24
updating -45
upgrade 256
upload -175
uploads 374
upstream -126
url -208
us 371
us or 158
us to -83
usa -240
usage -86
usage , -18
usage of -39
usages -97
usamos 247
usar 223
use -124
use a -26
use for 85
use that 96
use the -34
use this -28
use \xA7code -17
used -104
used anywhere -39
used for -113
used in -62
used to 353
useful -16
user -218
user edits -67
user has -33
user in -108
user is -24
user prompt -47
user's -17
userpromptsubmit -16
users -261
uses 58
uses \xA7name 183
using -102
using the -35
using this -46
using \xA7name 94
uso -297
utils -477
uuid -40
v 27
v \xA7num -102
v \xA7path -15
va -167
vale -108
valid -147
validate -175
validates -22
validation -130
value -222
value is -47
values 123
van 104
var -116
variable -255
vars -44
vault -49
vecchio 432
vendor -68
ver -407
verbose -41
verification -53
verification \xA7code -18
verify -24
version -184
version of -42
versi\xF3n 266
vers\xE3o 76
very -63
veut -238
vez 373
via -115
viele -65
viene -292
viens -317
view -83
view of -17
viewer 41
visible 68
voc\xEA -516
volta 156
volte -94
voluto 292
vom 399
vor -17
vs -54
w -43
wait for 96
wait until -47
waiting 111
waiting for 50
walk -91
walk me -93
wann 253
want 202
want a 342
want the 320
want this -18
want to -238
wanted 17
wanted the 48
wanted to -142
wanting 275
wants -29
wants to 70
war 500
warehouse 96
warn -58
warning -204
warning in -42
warnings -269
warum 274
was 273
was a 210
was added -21
was done -27
was it 269
was my 278
was some 114
was still 24
was that 306
was the -41
was there -190
was war 288
was wrong -220
wasn't 354
wasn't there 319
way 68
way , 392
way to -280
we 61
we actually 87
we add -77
we agreed 62
we already -33
we also -59
we are -139
we calculate -68
we call -119
we can -22
we can't 98
we change 204
we check -57
we continue -37
we copy -153
we could -105
we create -62
we currently -46
we decided -291
we detect -123
we did -127
we do -165
we don't -19
we double -37
we end 107
we even -87
we ever 134
we figure -20
we fix 414
we follow 35
we get -338
we had 80
we handle 80
we have -53
we haven't -24
we just -146
we keep 134
we know -144
we log 51
we look -41
we looked 98
we made 183
we make 73
we may -120
we might -17
we move -52
we need -370
we not -105
we now -108
we only -68
we pass -279
we probably -25
we really 68
we remove -19
we say 177
we see -185
we should -146
we stand 459
we still 253
we stop 237
we store -51
we track -23
we tried 54
we use 141
we want 133
we were 67
we will 78
we would 91
we'd 57
we'll 83
we're -169
we're not -45
we've 206
weather -25
web 241
webhook -19
week 282
weg -228
weird -106
weiter -130
welche 181
welchen 141
welcher 284
well -220
well , -71
well as -16
wenn -155
went 531
wer 346
werden 360
were 100
were the 210
weren't 361
weshalb 470
what 429
what are -107
what came -20
what conditions 90
what do 164
what does -78
what else 89
what exactly 44
what had 236
what happened 61
what happens -190
what has 76
what have 118
what i -157
what i'm -65
what if -96
what is 95
what it -94
what made 350
what other -197
what should 60
what the -82
what this -51
what was 249
what we 170
what were 210
what would -241
what you -241
what's 368
what's left 343
what's next -181
what's the 210
whatever 262
whats 210
whats the 163
when -50
when a 243
when did 165
when does -62
when i -306
when is -117
when running -50
when starting -35
when the -153
when we -132
when you -260
whenever 16
where -71
where a -29
where did 118
where do 22
where does 216
where the 26
where we -30
where's 116
where's the 157
whether 277
whether the 125
which 391
which agent -38
which approach 45
which are -44
which commit -162
which is 86
which line -122
which of 65
which one 297
which the 40
which version 25
while -51
while the -116
while this -15
who 695
who has 118
who is -27
who's 485
whole -210
whole file -45
whom 608
whose 161
why 253
why are 197
why can't -180
why did -320
why do -211
why does -55
why is -127
why on -97
why the 270
why this -97
why we 50
why would -304
why \xA7num 337
why's 179
widget -78
wie 229
wie viele -65
wieder 56
will 22
will also -19
will be -32
will it -56
will this -109
window -84
window sub -43
windows 118
windows , -26
wingman -29
wir 567
wir die 100
wir haben -249
wird -218
wird die -211
wirklich 155
wish 242
with 78
with a -69
with all -23
with an -33
with claude -67
with it 53
with main -124
with me -169
with no -33
with option -58
with other -16
with that 33
with the 221
with this -71
with what 64
with your -247
with \xA7code 170
with \xA7name 82
within a 21
without -120
without a 97
without any -32
without the -75
wo 208
wo wird -134
won't -44
wonder -39
wonder if -55
wondering -43
wondering if -20
woran 136
word 183
wording 75
work 32
work in -46
work on -215
work with 52
workaround 100
worked -22
worked on -108
worker 93
workflow -288
working -294
working as -79
working copy -84
working on -102
works -119
works for -38
works if -17
works now -49
workspace -41
worktree -191
worktree , -44
worktree status -77
worktree \xA7num -31
world 161
worried -21
worried about -21
worth -16
would -321
would be -139
would break -46
would do -87
would have -96
would i 39
would it -164
would like 50
would need 164
would that -104
would the -158
would this -84
would want -35
would we -172
would you -221
wouldn't -159
wrap -62
wrapper 46
write -369
write a -224
write me -46
write the -218
write to 54
writes -132
writes to -132
writing 68
written to -91
wrong 16
wrong to -19
wrong with -23
wrote -196
wurde 66
x -91
y -52
y a-t-il -331
y no 48
ya 192
yaml 284
yeah -299
yeah , -53
yeah but -23
yeah i -21
yeah let's -89
yeah please -18
yep -110
yep , -36
yes -213
yes , -202
yes i -17
yes please -86
yesterday -143
yet 253
you -366
you a -48
you add -63
you address -17
you agree -79
you also -43
you can -91
you change -35
you check -83
you continue -38
you do -108
you double -39
you explain -84
you find -24
you fix -31
you forget -44
you generate -19
you get -33
you give -56
you go -28
you got 93
you have -149
you help -49
you just -22
you know 150
you look 58
you looked -95
you made -166
you make -21
you mean -113
you need -92
you now -24
you or 93
you please -25
you propose -48
you put 70
you ran -326
you recommend -136
you review -71
you run -106
you said -107
you see -145
you show -46
you take -92
you tell 79
you think -246
you to -244
you update -48
you use -30
you want -158
you write -41
you're -131
you've -618
you've just -308
your -507
your change -201
your changes -102
your last -35
z 130
zeile -186
zeile \xA7num -180
zero 204
zu 738
zum 211
zur\xFCck -296
zwei -320
zwischen -339
\xA7code -322
\xA7code , 118
\xA7code add -16
\xA7code and -55
\xA7code as -26
\xA7code before -18
\xA7code branch -20
\xA7code field -20
\xA7code first -43
\xA7code in 171
\xA7code is -58
\xA7code it -16
\xA7code on -28
\xA7code or -28
\xA7code sub -40
\xA7code that -19
\xA7code the -53
\xA7code to -49
\xA7code we -22
\xA7code when -20
\xA7code \xA7code -65
\xA7code \xA7num -40
\xA7code \u2014 -42
\xA7file -161
\xA7file , -73
\xA7file : -102
\xA7file and -58
\xA7file exists -42
\xA7file file -19
\xA7file for -32
\xA7file has 189
\xA7file in -193
\xA7file is 48
\xA7file json -49
\xA7file or 128
\xA7file to -26
\xA7file with 30
\xA7name -95
\xA7name again -110
\xA7name and -134
\xA7name at -125
\xA7name but -15
\xA7name code -33
\xA7name comment -59
\xA7name comments -139
\xA7name description -51
\xA7name do -94
\xA7name en -24
\xA7name error 38
\xA7name feedback -39
\xA7name for 47
\xA7name from 75
\xA7name has 131
\xA7name have 71
\xA7name i 67
\xA7name in 233
\xA7name into -108
\xA7name is -26
\xA7name license 282
\xA7name now -26
\xA7name on 29
\xA7name please -27
\xA7name return -90
\xA7name returns -110
\xA7name review -61
\xA7name so 90
\xA7name that -28
\xA7name the -35
\xA7name to -235
\xA7name what's 131
\xA7name while -17
\xA7name with -142
\xA7name work 233
\xA7name \xA7file -58
\xA7name \xA7name 76
\xA7name \xA7num 130
\xA7name \xA7path -36
\xA7num -52
\xA7num , 58
\xA7num : -194
\xA7num add -20
\xA7num and -83
\xA7num as 175
\xA7num branch -23
\xA7num but -42
\xA7num c -29
\xA7num can -19
\xA7num checkpoints -132
\xA7num commits -142
\xA7num does -25
\xA7num file -44
\xA7num files -23
\xA7num first -23
\xA7num for 239
\xA7num from -32
\xA7num i -106
\xA7num if -15
\xA7num in 161
\xA7num is -48
\xA7num just -16
\xA7num let's -50
\xA7num lines -154
\xA7num may -18
\xA7num minutes 281
\xA7num new -77
\xA7num no -40
\xA7num of 30
\xA7num on -49
\xA7num or -16
\xA7num per -63
\xA7num percent -221
\xA7num please -36
\xA7num post-commit -78
\xA7num prepare-commit-msg -27
\xA7num second 176
\xA7num seconds 223
\xA7num seems -48
\xA7num session -21
\xA7num the -41
\xA7num this -28
\xA7num to -129
\xA7num tokens -16
\xA7num update -17
\xA7num we -20
\xA7num when 68
\xA7num \xA7code -48
\xA7num \xA7file -18
\xA7num \xA7name 288
\xA7num \xA7num -220
\xA7num \xA7path -33
\xA7path -173
\xA7path , -42
\xA7path : -109
\xA7path a 477
\xA7path and -90
\xA7path before -33
\xA7path but -59
\xA7path can -80
\xA7path commit -19
\xA7path for -92
\xA7path from -148
\xA7path i -35
\xA7path in -15
\xA7path is 111
\xA7path that -21
\xA7path the -24
\xA7path to -67
\xA7path which 75
\xA7path with -80
\xA7path \xA7name -42
\xA7path \xA7num -19
\xA7url -156
\xA7url let's -16
\xE0 la -111
\xE7a -309
\xE8 217
\xE9 -66
\xE9 a 456
\xE9t\xE9 222
\xFAltima -175
\xFAltima vez -28
\xFAltimo -284
\xFAltimo commit -89
\xFCber 315
\u0431\u0435\u0437 342
\u0432 374
\u0433\u0434\u0435 -364
\u0434\u043B\u044F 460
\u0435\u0449\u0451 199
\u0437\u0430\u0447\u0435\u043C -19
\u0438\u043B\u0438 335
\u043A\u0430\u043A\u0438\u0435 237
\u043A\u0442\u043E 204
\u043B\u0438 -53
\u043D\u0430 220
\u043D\u0430\u0441 349
\u043D\u0435 354
\u043D\u0435\u043B\u044C\u0437\u044F 640
\u043E\u0442 348
\u043F\u043E 590
\u043F\u043E\u0447\u0435\u043C\u0443 79
\u043F\u0440\u0438 177
\u0440\u0430\u0437 70
\u0441 681
\u0442\u044B -178
\u0443 746
\u0443 \u043D\u0430\u0441 349
\u0443\u0436\u0435 220
\u0447\u0435\u043C 110
\u0447\u0442\u043E 205
\u044D\u0442\u043E 117
\u044D\u0442\u043E\u043C 92
\u044F 64
\u2013 100
\u2014 -119
\u3042 147
\u3042 \u3063 93
\u3042 \u308B 75
\u3042\u3063 93
\u3042\u308B 75
\u3044 -42
\u3044 \u3044 -300
\u3044 \u3046 103
\u3044 \u3066 121
\u3044 \u3067 -234
\u3044 \u306A 26
\u3044 \u307E 146
\u3044 \u308B 188
\u3044 \u51FA 290
\u3044\u3044 -300
\u3044\u3046 103
\u3044\u3066 121
\u3044\u3067 -234
\u3044\u3067 \u3067\u3059 -171
\u3044\u306A 26
\u3044\u306A \u306A\u3044 26
\u3044\u307E 146
\u3044\u308B 188
\u3044\u51FA 290
\u3046 -76
\u3046 \u3044 103
\u3046 \u3057 -96
\u3046 \u306A 90
\u3046 \u4E00 -17
\u3046 \u76F4 172
\u3046\u3044 103
\u3046\u3044 \u3044\u3046 103
\u3046\u3057 -96
\u3046\u3057 \u3057\u3066 -96
\u3046\u306A 90
\u3046\u4E00 -17
\u3046\u76F4 172
\u3048 122
\u3048 \u3066 78
\u3048\u3066 78
\u304A 71
\u304B 313
\u304B \u3089 117
\u304B\u3089 117
\u304C 118
\u304C \u3042 250
\u304C\u3042 250
\u304C\u3042 \u3042\u3063 93
\u304C\u3044 \u3044\u3044 -176
\u304D 92
\u304D \u306E 89
\u304D\u306E 89
\u304F -340
\u304F \u3060 94
\u304F\u3060 94
\u304F\u3060 \u3060\u3055 94
\u3051 97
\u3051 \u3066 -167
\u3051 \u3069 -40
\u3051\u3066 -167
\u3051\u3069 -40
\u3053 -68
\u3053 \u3068 282
\u3053 \u306E -117
\u3053\u3068 282
\u3053\u3068 \u3068\u3042 142
\u3053\u306E -117
\u3053\u306E \u306E\u30A8 82
\u3055 109
\u3055 \u3044 94
\u3055\u3044 94
\u3057 \u305F 201
\u3057 \u3066 -360
\u3057 \u307E 157
\u3057\u305F 201
\u3057\u305F \u305F\u304B 121
\u3057\u305F \u305F\u306E -174
\u3057\u3066 -360
\u3057\u3066 \u3066\u304F -155
\u3057\u3066 \u524D -21
\u3057\u307E 157
\u3058 78
\u3059 \u304B -85
\u3059 \u308B 101
\u3059\u304B -85
\u3059\u308B 101
\u3059\u308B \u308B\u306E -80
\u305B 232
\u305B \u3066 94
\u305B\u3066 94
\u305C -38
\u305D -97
\u305D \u308C -92
\u305D\u308C -92
\u305F 236
\u305F \u304B 137
\u305F \u3053 142
\u305F \u3063 105
\u305F \u3068 246
\u305F \u306E -124
\u305F \u3089 -110
\u305F \u3093 78
\u305F\u304B 137
\u305F\u3053 142
\u305F\u3053 \u3053\u3068 142
\u305F\u3063 105
\u305F\u3063 \u3063\u3051 105
\u305F\u3068 246
\u305F\u306E -124
\u305F\u306E \u306E\u3067 -130
\u305F\u306E \u306E\u306F 139
\u305F\u3089 -110
\u305F\u3093 78
\u3060 95
\u3060 \u3051 -54
\u3060 \u3055 94
\u3060 \u3063 120
\u3060\u3051 -54
\u3060\u3055 94
\u3060\u3055 \u3055\u3044 94
\u3060\u3063 120
\u3060\u3063 \u3063\u3051 119
\u3060\u3063 \u3063\u305F 16
\u3061 -202
\u3063 188
\u3063 \u3051 193
\u3063 \u305F 104
\u3063 \u3066 139
\u3063\u3051 193
\u3063\u305F 104
\u3063\u3066 139
\u3063\u3066 \u3066\u308B 139
\u3064 179
\u3066 -115
\u3066 \u3044 103
\u3066 \u304F 49
\u3066 \u308B 145
\u3066 \u4F55 -64
\u3066\u3044 103
\u3066\u3044 \u3044\u307E 122
\u3066\u304F 49
\u3066\u304F \u304F\u3060 94
\u3066\u308B 145
\u3066\u4F55 -64
\u3067 80
\u3067 \u3057 86
\u3067\u3057 86
\u3067\u3057 \u3057\u305F 109
\u3067\u3059 \u3059\u304B 50
\u3068 287
\u3068 \u3042 142
\u3068 \u304D 47
\u3068\u3042 142
\u3068\u3042 \u3042\u308B 142
\u3068\u304D 47
\u3069 -43
\u3069 \u3046 38
\u3069 \u3053 -49
\u3069 \u308C -21
\u3069\u3046 38
\u3069\u3046 \u3046\u3044 103
\u3069\u3046 \u3046\u3057 -96
\u3069\u3053 -49
\u3069\u308C -21
\u306A -99
\u306A \u3044 -72
\u306A \u305C -38
\u306A \u3093 -223
\u306A\u3044 -72
\u306A\u305C -38
\u306A\u3093 -223
\u306B 60
\u306B \u3057 -56
\u306B \u306F 26
\u306B\u3057 -56
\u306B\u306F 26
\u306D 40
\u306E 181
\u306E \u3067 -132
\u306E \u306B -26
\u306E \u306F 347
\u306E \u30C6 -28
\u306E \u30D0 -17
\u306E \u554F 48
\u306E \u884C -58
\u306E\u3067 -132
\u306E\u306B -26
\u306E\u306F 347
\u306E\u306F \u306F\u8AB0 139
\u306E\u30C6 -28
\u306E\u30C6 \u30C6\u30B9 -28
\u306E\u30D0 -17
\u306E\u554F 48
\u306E\u554F \u554F\u984C 48
\u306E\u884C -58
\u306E\u884C \u884C\u3092 -58
\u306F -48
\u306F \u3042 -150
\u306F \u3069 -83
\u306F \u3082 -68
\u306F \u4F55 -25
\u306F \u8AB0 323
\u306F\u3042 -150
\u306F\u3069 -83
\u306F\u3069 \u3069\u3046 -79
\u306F\u3069 \u3069\u3053 -86
\u306F\u3082 -68
\u306F\u3082 \u3082\u3046 -68
\u306F\u4F55 -25
\u306F\u4F55 \u4F55\u3092 -124
\u306F\u8AB0 323
\u307E 204
\u307E \u3057 140
\u307E \u3059 -87
\u307E \u3063 248
\u307E\u3057 140
\u307E\u3057 \u3057\u305F 140
\u307E\u3059 -87
\u307E\u3059 \u3059\u304B -168
\u307E\u3063 248
\u307E\u3063 \u3063\u305F 131
\u3081 37
\u3081 \u305F 143
\u3081\u305F 143
\u3081\u305F \u305F\u306E 18
\u3082 -144
\u3082 \u3046 -45
\u3082\u3046 -45
\u3082\u3046 \u3046\u4E00 -17
\u3084 157
\u3084 \u3063 131
\u3084 \u3081 128
\u3084\u3063 131
\u3084\u3081 128
\u3084\u3081 \u3081\u305F 128
\u3088 23
\u3088 \u3046 -23
\u3088\u3046 -23
\u3089 -58
\u308A 49
\u308A \u307E -71
\u308A\u307E -71
\u308B \u306E -98
\u308B\u306E -98
\u308B\u306E \u306E\u306F -121
\u308C -198
\u308C \u3066 -46
\u308C \u308B -33
\u308C\u3066 -46
\u308C\u308B -33
\u3092 -70
\u3092 \xA7name 86
\u3092 \u3084 171
\u3092 \u4F7F -113
\u3092 \u5909 -191
\u3092 \u76F4 -94
\u3092 \u898B -69
\u3092 \u8FFD -31
\u3092\u3084 171
\u3092\u3084 \u3084\u3081 128
\u3092\u4F7F -113
\u3092\u5909 -191
\u3092\u5909 \u5909\u3048 -151
\u3092\u76F4 -94
\u3092\u76F4 \u76F4\u3057 -94
\u3092\u898B -69
\u3092\u8FFD -31
\u3092\u8FFD \u8FFD\u52A0 -31
\u3093 -17
\u3093 \u3060 69
\u3093 \u3067 -82
\u3093\u3060 69
\u3093\u3060 \u3060\u3063 143
\u3093\u3067 -82
\u3093\u3067 \u3067\u3057 65
\u30A1 -109
\u30A1 \u30A4 -92
\u30A1\u30A4 -92
\u30A1\u30A4 \u30A4\u30EB -92
\u30A2 284
\u30A4 143
\u30A4 \u30E0 35
\u30A4 \u30EB -92
\u30A4\u30E0 35
\u30A4\u30EB -92
\u30A8 -222
\u30A8 \u30E9 -77
\u30A8\u30E9 -77
\u30A8\u30E9 \u30E9\u30FC -77
\u30AB 22
\u30AD 81
\u30AD \u30E3 92
\u30AD\u30E3 92
\u30AF 27
\u30B0 76
\u30B0 \u306E -75
\u30B0\u306E -75
\u30B3 -127
\u30B3 \u30DF -103
\u30B3\u30DF -103
\u30B3\u30DF \u30DF\u30C3 -103
\u30B5 27
\u30B5 \u30FC 27
\u30B5\u30FC 27
\u30B5\u30FC \u30FC\u30D0 120
\u30B7 77
\u30B7 \u30E7 92
\u30B7\u30E7 92
\u30B7\u30E7 \u30E7\u30F3 92
\u30B8 -61
\u30B9 -77
\u30B9 \u30C8 -180
\u30B9\u30C8 -180
\u30B9\u30C8 \u30C8\u306F -186
\u30B9\u30C8 \u30C8\u3092 37
\u30BB -100
\u30BF -78
\u30BF \u30A4 35
\u30BF\u30A4 35
\u30BF\u30A4 \u30A4\u30E0 35
\u30C0 20
\u30C3 -234
\u30C3 \u30B7 -105
\u30C3 \u30C8 -49
\u30C3\u30B7 -105
\u30C3\u30C8 -49
\u30C6 -50
\u30C6 \u30B9 -119
\u30C6\u30B9 -119
\u30C6\u30B9 \u30B9\u30C8 -119
\u30C7 28
\u30C8 -286
\u30C8 \u304C -31
\u30C8 \u306F -259
\u30C8 \u3092 -33
\u30C8\u304C -31
\u30C8\u306F -259
\u30C8\u3092 -33
\u30C8\u3092 \u3092\u8FFD -31
\u30C9 -239
\u30C9 \u306E -161
\u30C9\u306E -161
\u30CD 163
\u30CD \u30FC 163
\u30CD\u30FC 163
\u30D0 90
\u30D1 -89
\u30D1 \u30FC -89
\u30D1\u30FC -89
\u30D1\u30FC \u30FC\u30B5 -89
\u30D3 40
\u30D3 \u30EB -63
\u30D3\u30EB -63
\u30D3\u30EB \u30EB\u30C9 -63
\u30D5 -189
\u30D5 \u30A1 -109
\u30D5\u30A1 -109
\u30D5\u30A1 \u30A1\u30A4 -92
\u30D6 87
\u30D7 42
\u30DD 173
\u30DD \u30FC 149
\u30DD\u30FC 149
\u30DE 37
\u30DF -179
\u30DF \u30C3 -103
\u30DF\u30C3 -103
\u30DF\u30C3 \u30C3\u30C8 -103
\u30E0 34
\u30E1 110
\u30E3 92
\u30E5 -189
\u30E7 -49
\u30E7 \u30F3 -49
\u30E7\u30F3 -49
\u30E7\u30F3 \u30F3\u304C -171
\u30E9 -114
\u30E9 \u30FC -77
\u30E9\u30FC -77
\u30E9\u30FC \u30FC\u306F -124
\u30EA 59
\u30EA \u30FC 172
\u30EA\u30FC 172
\u30EB 79
\u30EB \u30C9 -63
\u30EB\u30C9 -63
\u30EC -25
\u30ED -132
\u30ED \u30B0 -143
\u30ED\u30B0 -143
\u30ED\u30B0 \u30B0\u306E -75
\u30F3 51
\u30F3 \u304C -171
\u30F3 \u306E 111
\u30F3 \u30C8 -99
\u30F3\u304C -171
\u30F3\u306E 111
\u30F3\u30C8 -99
\u30F3\u30C8 \u30C8\u3092 -99
\u30FC 198
\u30FC \u304C -84
\u30FC \u306E 73
\u30FC \u306F -266
\u30FC \u30AF 95
\u30FC \u30B5 -89
\u30FC \u30B8 16
\u30FC \u30BF -38
\u30FC \u30C9 -30
\u30FC \u30D0 120
\u30FC \u30EB 138
\u30FC\u304C -84
\u30FC\u306E 73
\u30FC\u306F -266
\u30FC\u30AF 95
\u30FC\u30B5 -89
\u30FC\u30B5 \u30B5\u30FC -89
\u30FC\u30B8 16
\u30FC\u30BF -38
\u30FC\u30C9 -30
\u30FC\u30D0 120
\u30FC\u30D0 \u30D0\u30FC 120
\u30FC\u30EB 138
\u4E00 42
\u4E00 \u4E2A -269
\u4E00\u4E2A -269
\u4E09 -144
\u4E0A -130
\u4E0A \u6B21 143
\u4E0A\u6B21 143
\u4E0B 72
\u4E0D \u662F 261
\u4E0D\u662F 261
\u4E2A -85
\u4E3A 147
\u4E3A \u4EC0 91
\u4E3A\u4EC0 91
\u4E3A\u4EC0 \u4EC0\u4E48 91
\u4E48 -30
\u4E48 \u6765 97
\u4E48\u6765 97
\u4E48\u6765 \u6765\u7740 -123
\u4E4B -29
\u4E4B \u524D -29
\u4E4B\u524D -29
\u4E86 -50
\u4E86 \u5417 -314
\u4E86\u5417 -314
\u4E8B 265
\u4E8C -225
\u4E9B 168
\u4EA4 18
\u4EBA 335
\u4EC0 -68
\u4EC0 \u4E48 -68
\u4EC0\u4E48 -68
\u4EC0\u4E48 \u4E48\u6765 97
\u4ECA -74
\u4ED8 230
\u4EE3 -129
\u4EE3 \u7801 -129
\u4EE3\u7801 -129
\u4EE5 226
\u4EE5 \u524D 215
\u4EE5\u524D 215
\u4EEC 284
\u4EF6 25
\u4F1A -128
\u4F55 -63
\u4F55 \u304B 169
\u4F55 \u3060 -131
\u4F55 \u3092 -205
\u4F55\u304B 169
\u4F55\u3060 -131
\u4F55\u3060 \u3060\u3063 -131
\u4F55\u3092 -205
\u4F5C 191
\u4F60 -379
\u4F60 \u4E3A 65
\u4F60\u4E3A 65
\u4F60\u4E3A \u4E3A\u4EC0 65
\u4F7F -149
\u4FDD -80
\u4FDD \u5B58 -124
\u4FDD\u5B58 -124
\u4FDD\u5B58 \u5B58\u3057 -46
\u4FEE 158
\u505A 249
\u50CF 198
\u5148 -161
\u5165 154
\u5168 -244
\u518D 126
\u5199 162
\u51B3 158
\u51B3 \u5B9A -47
\u51B3\u5B9A -47
\u51E0 132
\u51FA 133
\u5206 364
\u5206 \u652F 28
\u5206\u652F 28
\u5217 -29
\u521A -105
\u521D 164
\u5220 -224
\u5230 368
\u524D 163
\u524D \u306B 84
\u524D \u306E -37
\u524D \u56DE 97
\u524D\u306B 84
\u524D\u306E -37
\u524D\u56DE 97
\u529E 138
\u529E \u6CD5 138
\u529E\u6CD5 138
\u52A0 -333
\u52A0 \u3057 -31
\u52A0\u3057 -31
\u52A1 156
\u52A8 20
\u52D5 -415
\u533A -256
\u5355 57
\u539F 127
\u539F \u56E0 127
\u539F\u56E0 127
\u539F\u56E0 \u56E0\u306F 68
\u53BB 26
\u53BB \u6389 127
\u53BB\u6389 127
\u53D1 108
\u53E3 357
\u5408 33
\u540D 66
\u540E 214
\u5417 196
\u5427 -317
\u548C -236
\u54EA 429
\u54EA \u4E2A -216
\u54EA \u4E9B 168
\u54EA \u91CC -198
\u54EA\u4E2A -216
\u54EA\u4E9B 168
\u54EA\u91CC -198
\u554F 81
\u554F \u984C 81
\u554F\u984C 81
\u554F\u984C \u984C\u306F 96
\u5668 -84
\u5668 \u7684 125
\u5668\u7684 125
\u56DE -41
\u56E0 169
\u56E0 \u306F 68
\u56E0\u306F 68
\u56FA 217
\u5728 -176
\u5730 191
\u5909 -20
\u5909 \u3048 -187
\u5909 \u66F4 42
\u5909\u3048 -187
\u5909\u3048 \u3048\u3066 -206
\u5909\u66F4 42
\u591A -95
\u591C 114
\u5927 111
\u5929 280
\u5931 -119
\u5931 \u6557 -50
\u5931 \u8D25 -89
\u5931\u6557 -50
\u5931\u8D25 -89
\u5B57 -69
\u5B58 29
\u5B58 \u3057 -46
\u5B58\u3057 -46
\u5B8C -308
\u5B9A 82
\u5B9F 19
\u5B9F \u884C -28
\u5B9F\u884C -28
\u5B9F\u884C \u884C\u3057 -28
\u5BA2 141
\u5BA2 \u6237 125
\u5BA2\u6237 125
\u5BB6 277
\u5C0F 140
\u5DE5 223
\u5DE5 \u4F5C 223
\u5DE5\u4F5C 223
\u5DF2 135
\u5DF2 \u7ECF 135
\u5DF2\u7ECF 135
\u5E94 -30
\u5EA6 119
\u5F00 73
\u5F53 298
\u5F53 \u521D 164
\u5F53\u521D 164
\u5F55 172
\u5F97 420
\u5FC5 -35
\u5FD8 299
\u600E 196
\u600E \u4E48 44
\u600E\u4E48 44
\u601D 28
\u6210 19
\u6211 383
\u6211 \u4EEC 27
\u6211\u4EEC 27
\u6237 -26
\u623B -91
\u624B 149
\u627E 182
\u628A -255
\u62C6 105
\u6362 -17
\u6389 102
\u63A5 82
\u63A5 \u53E3 122
\u63A5\u53E3 122
\u63A8 -169
\u63D0 \u4EA4 -205
\u63D0\u4EA4 -205
\u652F 28
\u6539 -212
\u6539 \u4E86 -265
\u6539 \u540D -202
\u6539\u4E86 -265
\u6539\u540D -202
\u653E 28
\u6557 -50
\u6570 -277
\u6587 -341
\u6587 \u4EF6 -201
\u6587\u4EF6 -201
\u65B0 -61
\u65B0 \u3057 -19
\u65B0\u3057 -19
\u65B9 118
\u65E5 -95
\u65E7 68
\u65F6 -38
\u65F6 \u95F4 -157
\u65F6\u95F4 -157
\u660E 94
\u6628 158
\u6628 \u5929 74
\u6628 \u65E5 108
\u6628\u5929 74
\u6628\u65E5 108
\u662F 258
\u662F \u4EC0 35
\u662F \u600E 134
\u662F \u8C01 254
\u662F\u4EC0 35
\u662F\u4EC0 \u4EC0\u4E48 35
\u662F\u600E 134
\u662F\u600E \u600E\u4E48 134
\u662F\u8C01 254
\u66F4 -194
\u66F4 \u65B0 -169
\u66F4\u65B0 -169
\u66F8 270
\u6700 -217
\u6709 132
\u6709 \u4EBA 322
\u6709 \u54EA 153
\u6709\u4EBA 322
\u6709\u54EA 153
\u6709\u54EA \u54EA\u4E9B 153
\u670D 156
\u670D \u52A1 156
\u670D\u52A1 156
\u671F -37
\u672C -213
\u673A 244
\u6765 335
\u6765 \u7740 -46
\u6765\u7740 -46
\u6784 -104
\u6790 -156
\u6790 \u5668 -156
\u6790\u5668 -156
\u6837 -142
\u6848 -229
\u691C 79
\u6B21 70
\u6B65 23
\u6B8B 198
\u6C42 220
\u6C7A 120
\u6C7A \u307E 103
\u6C7A \u3081 -30
\u6C7A\u307E 103
\u6C7A\u3081 -30
\u6C7A\u3081 \u3081\u305F 43
\u6CA1 -232
\u6CA1 \u6709 -84
\u6CA1\u6709 -84
\u6CD5 297
\u6D4B -157
\u6D4B \u8BD5 -289
\u6D4B\u8BD5 -289
\u6D88 -47
\u6D88 \u3057 -117
\u6D88\u3057 -117
\u6F0F 274
\u7248 52
\u73AF 166
\u73B0 -152
\u7406 140
\u751F -227
\u7528 -216
\u756A -80
\u767B 96
\u767B \u5F55 96
\u767B\u5F55 96
\u767D -123
\u7684 122
\u7684 \u95EE 37
\u7684\u95EE 37
\u7684\u95EE \u95EE\u9898 37
\u76EE 158
\u76F4 159
\u76F4 \u3057 117
\u76F4\u3057 117
\u76F4\u3057 \u3057\u3066 -101
\u7740 170
\u7801 -129
\u7AEF 151
\u7B2C -192
\u7B2C \u4E09 -145
\u7B2C\u4E09 -145
\u7B97 60
\u7D50 330
\u7D9A -53
\u7D9A \u3051 -201
\u7D9A\u3051 -201
\u7D9A\u3051 \u3051\u3066 -201
\u7EC4 115
\u7ECF 135
\u7ED9 82
\u7EE7 -74
\u7EE7 \u7EED -74
\u7EE7\u7EED -74
\u7EED -74
\u8001 293
\u80FD -46
\u843D -133
\u843D \u3061 -252
\u843D\u3061 -252
\u884C -369
\u884C \u3057 -28
\u884C \u3092 -58
\u884C\u3057 -28
\u884C\u3092 -58
\u8868 90
\u8981 -164
\u8981 \u6C42 220
\u8981\u6C42 220
\u898B -88
\u899A 103
\u899A \u3048 103
\u899A\u3048 103
\u899A\u3048 \u3048\u3066 103
\u89E3 127
\u89E3 \u51B3 226
\u89E3 \u6790 -156
\u89E3 \u6C7A 94
\u89E3\u51B3 226
\u89E3\u6790 -156
\u89E3\u6790 \u6790\u5668 -156
\u89E3\u6C7A 94
\u8A00 198
\u8A3C 232
\u8A66 55
\u8AAD -200
\u8AB0 439
\u8BB0 -52
\u8BD5 -111
\u8BD5 \u8FC7 23
\u8BD5\u8FC7 23
\u8BE5 -331
\u8BEF -162
\u8BF4 418
\u8BFB -109
\u8C01 537
\u8D25 -89
\u8DD1 -42
\u8FC7 302
\u8FC7 \u4E86 29
\u8FC7\u4E86 29
\u8FC7\u4E86 \u4E86\u5417 29
\u8FD4 -147
\u8FD8 74
\u8FD8 \u662F 148
\u8FD8 \u6709 74
\u8FD8\u662F 148
\u8FD8\u6709 74
\u8FD8\u6709 \u6709\u54EA 153
\u8FD9 -196
\u8FD9 \u4E2A 85
\u8FD9\u4E2A 85
\u8FDB -31
\u8FFD -31
\u8FFD \u52A0 -31
\u8FFD\u52A0 -31
\u8FFD\u52A0 \u52A0\u3057 -31
\u901A -267
\u90A3 -99
\u90E8 -20
\u91CC -165
\u91CC \u7684 40
\u91CC\u7684 40
\u91CD 87
\u91CF -109
\u9519 -112
\u9519 \u8BEF -162
\u9519\u8BEF -162
\u95EE 77
\u95EE \u9898 77
\u95EE\u9898 77
\u95F4 -157
\u961F 386
\u9650 347
\u97F3 -65
\u984C 180
\u984C \u306F 202
\u984C\u306F 202
\u9898 -31`};var B=new Set("a about actually again all already also am an and any are as at be been but by can could did do does done ever exactly for from go had happen happened has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please previously quick question really remember so some still tell thanks that the their them then there these they thing this to up us was we were what whats when where which who why will with work would yeah yes you your".split(" ")),Sn=new Set("agree agreed conclude concluded conclusion decide decided end ended figure figured find found look looked once said say settle settled think thought told trick turn turned want wanted".split(" ")),qn=new Set("again approach broke broken bug bugs cause caused causes change changed choose chose chosen come came deal dealt drop dropped error errors fail failed failing fix fixed fixes fixing get got handle handled happen issue issues keep kept last learn learned learnt made make need needed pick picked problem problems put reason reasons rule rules set solution solve solved solving switch switched time trouble try tried use used using version want way went work worked working wrong".split(" ")),An=new Set("back before changed changes day decide decided decision decisions discuss discussed doing earlier everything far found get give got happened happening last learn learned learnt leave left leftovers list ago off on open outstanding past pending points previous progress seen session sessions speed start started stop stopped stuff stand status things time today track up week where working yesterday bisher gearbeitet gemacht getan gestern heute zuletzt".split(" ")),Gt=new Set(["in","on","of","from","for","this","the","a","an"]),$n="(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)",Rn="(?:day|week|month|year)s?",Pt="(?:\\d{1,3}(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|other)",Kt=new RegExp(`^(?:${$n}|${Rn}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:19|20)\\d\\d(?:-\\d\\d){0,2}|morning|afternoon|night|last|past)$`),Bt=new RegExp(`\\b${Pt} (?=(?:${Rn}|${$n})\\b)`,"gi"),Vt=new Set("jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december day days week weeks month months year years sunday monday tuesday wednesday thursday friday saturday morning afternoon night last past today yesterday".split(" ")),On=n=>n.toLowerCase().split(/[^a-z\d]+/).some(e=>Vt.has(e)||e.startsWith("19")||e.startsWith("20")),Ln=n=>On(n)&&Kt.test(n),jn=n=>On(n)?n.replace(Bt,""):n;function V(n){let e=n.split(" ");return e.filter((t,o)=>Tn(t)||Yt(t,e.slice(o+1).join(" "))).join(" ")}function v(n){return jn(n.replace(/\s+/g," ")).split(" ").every(t=>{let o=O(t);return o===""||B.has(o)||An.has(o)||Ln(o)})}var Tn=n=>!B.has(O(n)||"a");function Yt(n,e){if(!Gt.has(n.toLowerCase()))return!1;let[t=""]=jn(e.slice(0,40)).split(" ");return Ln(O(t))}function O(n){let e=n.toLowerCase().replaceAll("'",""),t=Qt.test(e)?/^[^a-z\d@./]+|[^a-z\d]+$/g:/^[^\p{L}\p{N}@./]+|[^\p{L}\p{N}]+$/gu;return e.replace(t,"")}var Qt=/^[ -~]*$/,Zt=/^(?:we|i|you|they|someone|somebody|anyone|anybody)$/,Xt=/^(?:actually|already|also|even|ever|finally|just|not|once|out|really|still|to|up)$/,Jt=/^(?:what|who|that)$/,yn=/(?:ed|broke|broken|chosen|found|kept|learnt|made|said|told)$/,vn=/^(?:with|of|for|about|behind)$/;function zn(n,e){let t=n[e]??"";if(t==="last"&&n[e+1]==="time"||t==="time"&&n[e-1]==="last")return!0;let o=e-1;for(;Xt.test(n[o]??"");)o-=1;let s=n[o]??"";if(Zt.test(s)||Jt.test(s)&&yn.test(t))return!0;if(o<e-1&&Nn(s))return zn(n,o);if(vn.test(n[e+1]??""))return B.has(n[e-1]||"a");let[a,i]=[n.slice(0,e),n.slice(e+1)];return i.every(r=>r==="")&&!a.some(r=>vn.test(r))&&yn.test(t)&&a.some(r=>/^(?:is|are|was|were|been|got|get)$/.test(r))}var Nn=n=>Sn.has(n)||qn.has(n),ia=h(()=>new Set([...Sn,...qn,...An].map(U)));var L=n=>V(eo(n,Nn)),no=/^[^.?!]*?\b(?:what|which) ([^\s.?!]+) (?:[^\s.?!]+ )*(?:for|of|about) ([^\s?!]+)/i;function _n(n){let[,e="",t=""]=no.exec(n)??[];return e!==""&&Tn(e)&&!v(t)?t:void 0}function eo(n,e){let t=n.split(/\s+/),o=t.map(O),s=t.filter((a,i)=>!e(o[i]??"",o[i-1]??"")||!zn(o,i)).join(" ");return v(s)?n:s}var to=/\b(?:we|i|you)(?:'ve| have)? +(?:been )?(?:do|doing|done|get done|work\w*|accomplish\w*|achieve\w*|finish\w*)\b|\b(?:gemacht|getan|gearbeitet|fait|hicimos|fizemos|fatto)\b/i,oo=n=>to.test(n),so=/\b(?:open|left|outstanding|unfinished|remain\w*|pending|next step|offen|\u00fcbrig|unerledigt|liegen ?geblieben|pendientes?|reste|suspens|pendente|sospeso|rimast\w*)\b|\u5269|\u9057\u7559|\u5f85\u529e|\u6b8b|\u307e\u3060/i,In=n=>oo(n)||so.test(n),ao=new RegExp(["^(?:(?:please|so|hey|hi|ok|okay|and|bitte)[, ]+|(?:can|could) you (?:please )?)*(?:(?:what (?:all |else )?(?:have|did|do|had) (?:i|we) (?:ever |already )?(?:ask|asked|tell|told|want|wanted) you to (?:remember|keep in mind)","what (?:all |else )?(?:do|can|did) you (?:still )?remember","(?:list|show|tell)(?: me)? (?:(?:all|everything)(?: that)? |what )(?:you(?:'ve| have)? (?:still )?remember(?:ed)?|i(?:'ve| have)? (?:asked|told) you to remember)","what (?:do|should|must) (?:i|we) (?:have to |need to )?know(?: about (?:this|the|our) (?:project|repo(?:sitory)?|code ?base))?(?: before (?:i|we|you) (?:begin|start))?","was (?:hast|solltest|sollst) du dir (?:alles )?(?:gemerkt|merken)","was habe? ich dir (?:alles )?gesagt,? (?:dass|was) du dir merken sollst"].join(")|(?:").concat("))(?: so far| again| (?:about|of|from|for|in|here in) (?:this|the|our|my) (?:project|repo(?:sitory)?|code ?base)| here| hier| in diesem projekt)*[?.! ]*$"),"i"),kn=y(["rules conventions guidelines standards preferences regeln konventionen vorgaben r\xE8gles regles consignes reglas normas convenciones regras conven\xE7\xF5es regole convenzioni"]),xn=y(["what which list show tell give remind was welche zeig zeige nenne liste quelles montre donne cu\xE1les cuales qu\xE9 mu\xE9strame dime quais que mostre quali elenca mostrami"]),En=y(["our my we i ich je here project repo repository codebase unsere unseren meine wir hier projekt nos mes nous on ici projet nuestras mis tenemos aqu\xED proyecto nossas minhas temos aqui projeto nostre mie abbiamo qui progetto"]),io=y(["are were s the all of any does coding do did have know there for in this me us please can could you to should must follow apply hey ok so bitte alle sind waren die das es gibt gelten haben mir uns an soll beachten diesem im dois suivre debo devo seguir seguire sont les a avons t y il toutes dans ce moi son las todas hay en este s\xE3o as todas h\xE1 neste sono le tutte ci sono in questo"]),ro=/^(?:\u6211\u4eec|\u54b1\u4eec|[\u8fd9\u672c]?\u4e2a?\u9879\u76ee)?[\u91cc\u7684\u90fd]*(?:\u6709(?:\u54ea\u4e9b|\u4ec0\u4e48)(?:\u89c4\u5219|\u89c4\u8303|\u7ea6\u5b9a)|(?:\u89c4\u5219|\u89c4\u8303|\u7ea6\u5b9a)(?:\u662f\u4ec0\u4e48|\u6709\u54ea\u4e9b|\u662f\u54ea\u4e9b))[?\uff1f\u3002]*$|^(?:\u79c1\u305f\u3061|[\u3053\u306e\u672c]*\u30d7\u30ed\u30b8\u30a7\u30af\u30c8|\u3046\u3061|\u3053\u3053)?\u306e?(?:\u30eb\u30fc\u30eb|\u898f\u7d04|\u898f\u5247)[\u306f\u3092\u3063\u3066]*(?:\u4f55|\u306a\u306b|\u306a\u3093|\u6559\u3048|\u4e00\u89a7)[^\u3002]{0,8}$/;function lo(n){let e=n.toLowerCase().match(/[a-z\u00e0-\u00f6\u00f8-\u00ff\u0153]+/g)??[],t=s=>e.some(s.has),o=s=>[kn,xn,En,io].some(a=>a.has(s));return t(kn)&&(t(xn)||n.endsWith("?"))&&t(En)&&e.every(o)}var Dn=n=>ao.test(n)||lo(n)||ro.test(n);var u="(?:we|you|i)",d="[^.?!\\n]",Cn="(?:what|how|which|when|where|why|who)",Mn="(?:n't| not)",Hn="(?:handled|done|implemented|solved|fixed|resolved|decided|set up|configured|built|agreed|dealt with|addressed|tested|designed)",Fn="(?:added|changed|chosen|removed|dropped|introduced|written|implemented|designed|set|made|done|decided|pinned|moved|renamed|disabled|picked|kept|left|reverted|rejected|replaced|built|deferred|skipped|split|raised|lowered|increased|reduced|limited|switched|merged|closed|deleted|hard-?coded|duplicated|bumped|upgraded|downgraded|enabled|named)",ho="(?:earlier|before|previously|yesterday|in the past|last (?:time|week|month|session|night)|the other day|a while (?:ago|back)|(?:days?|weeks?|months?) (?:ago|back)|back then)";var Un="(?:notes?|learnings?|records?|memory|memories|write-?ups?|history)",Y="(?<=^|[.,;:!?\\n(] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|hm+|also|btw|then) )",co="(?:fix|solve|resolve|correct|repair|review|add|change|remove|update|make|help|run|re-?run|retry|finish|implement|try|rename|revert|clean|rewrite)",Wn="(?:errors?|failures?|warnings?|conflicts?|exceptions?|output|crash(?:es)?|results?|exit code|stack ?trace)",uo="(?:build|branch|deploy\\w*|pipeline|ci|job|container|server|service|pod|cluster|pr|pull request|process|tests?|migration|release)",S=`(?!${d}{0,80}?\\b(?:${ho}|last (?:sprint|release|chat)|again)\\b)`,mo="(?= ?(?:[?.!,]|$| (?:of|in|from|when) (?:the|this|that|it|you|i)\\b))",Gn=["(?:what|why|how|where|which|when)(?: \\w+){0,2} did (?:you|i|we) just\\b","did (?:you|we|i) just\\b","what did you mean\\b","what did i (?:miss|break|do wrong|forget)\\b","what have (?:i|we|you) (?:done wrong|missed|got (?:in|here|there))\\b",`what did (?:it|that|this|(?:the|this|that|your|my) [\\w-]+(?: [\\w-]+)?) (?:say|print|output|return|show|report|log|give)\\b${S}`,"did you not (?:read|see|understand|listen|notice|hear|get|check|look)\\b",`did (?:we|i|you) (?:just )?break\\b${S}`,"(?:why|how|where|when)(?: exactly)? did you (?:\\w+ )?\\w+ (?:that|this|it|them|these|those)(?= ?(?:[?.!,]|$))","what (?:did you (?:do|change|add|remove|fix|edit)|have you (?:done|changed|got)|you (?:did|changed))(?: (?:here|there|now))?(?= ?(?:[?.!,]|$))",`where did you (?:find|put|get|see|read|save|store|write) (?:it|that|this|them|the)\\b${S}`,`(?:which|how many|what) (?:files?|tests?|lines?|commands?|changes?) did you\\b${S}`,`what (?:was|were) (?:the|that|its|your) (?:(?:exact|full|last|final|actual) )?(?:${Wn}|error message|message|response)${mo}`,"what was wrong(?= ?(?:[?.!]|$))",`(?:was|were) there (?:any |an? |some )?(?:\\w+ )?${Wn}\\b${S}`,"what (?:was|were|is)(?: in)? the (?:last|latest|previous) (?:commit|release|version|tag|line)\\b",`what(?: i|')s the (?:current |latest )?(?:state|status) of (?:the |this |our |my |your )?(?:\\w+ )?${uo}\\b`,"what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since v?\\d","(?:what|which) (?:phase|step) are you\\b","how far are you\\b","are you sure (?:that )?you\\b","explain (?:it |this |that )?(?:to me )?again(?= ?(?:[.?!,;]|$))",`there (?:was|were)\\b${d}{1,80}?[,;.] ?(?:so |and )?(?:can|could|would|will) you (?:please )?${co}\\b`,`(?:write|add|put|include|post|append|insert|give|create|generate) (?:me )?(?:an? |the )?(?:\\w+ )?summary of (?:what|all|everything)\\b${d}{0,30}\\b(?:in|to|into|for|as) (?:the |a |this )?(?:pr|pull request|commit|readme|changelog|ticket|issue|file|docs?|description)\\b`,"(?:should|must|can|could|will|would|to|may|lets? (?:the )?users?) (?:\\w+ )?(?:resume|continue|carry on|start|pick up|go on) (?:again )?(?:from )?where (?:it|they|he|she)\\b(?: \\w+)?",`(?:users?|they|customers?|visitors?|players?) ${d}{1,50}?\\blast time`,`what happened to (?:the|this|that|my|our) [\\w-]+(?: [\\w-]+)?[?.!,]? ${d}{0,20}?\\b(?:is|are|has|have) (?:gone|missing|broken|not|disappeared|vanished)\\b`,"what happened to my\\b",`what(?: i|')s ${d}{0,30}\\b(?:in|on) th(?:is|at) (?:file|function|class|module|method|test|line)\\b`,'"[^"\\n]{1,120}"'];var po="(?:decision|reason|reasoning|rationale|conclusion|outcome|agreement|(?:root )?cause|workaround|fix|solution|approach|plan|idea|trick|next step|thinking|takeaway|lesson|problem|issue|bug|convention|verdict|consensus|answer|deal|story|last thing|motivation|result)(?:e?s)?",wo="(?:the|this|that|these|those|a|an|my|our|your|its|it|here|there|use|red|quotes|caps|bold|general|error|fire|hold|top|line|every|each|all)",go="(?:get|see|hit|fail|lose|miss|receive|end up|crash|know|think|care|bother|expect|find|run (?:into|out)|wait|return|throw|catch|await|call|pass|cast|loop|iterate|import)",Pn={name:"English",family:"English",isSpaced:!0,asks:/^ *(?:(?:and|so|but|ok|hey),? )?(?:is|are|was|were|has|have|had|did|do|does|what|why|how|when did|when was|where|who|which)(?:n't)?\b|, ?(?:(?:and|but|so) )?(?:can|could|would|do|did|what|which|how|why|where|when|who|was|were|is it|right)\b/,words:{asksAlone:["who (?:decided|chose|picked|suggested|proposed|came up|wanted|asked for|introduced)","what did","what caused (?:the|our|that)","(?<=^ *|[,:] ?)any (?:history|context|background) (?:on|about|of|behind|for)","(?:was|were) there (?:an?|any|some|something|ever|already|been)","(?:has|have) there (?:ever |already )?been",`what (?:was|were) (?:wrong with (?:the|our|your|\\w+ing)|still|our|(?:the|your|that|those|this)(?: \\w+){0,2}? ${po}|(?:that|the) ${d}{1,40}?called)`,`what (?:was|were) ${u}`,`how (?:was|were) ${d}{1,60}? ${Hn}`,`(?:why|which)(?: \\w+){0,3} (?:was|were)${Mn}? ${d}{1,60}? ${Fn}`,`(?:was|is|has|were|are|have)n't (?:this|that|it|there|these|those|the|they)(?= ${d}{0,60}?\\b(?:already|before|fixed|solved|resolved|done|decided|reason|earlier|last (?:time|week)))`,"wasn't there",`(?:swear|believe|think|thought|sure|guess|recall) (?:that )?${u} (?:once |already |previously |even )?(?:had|did|discussed|talked|decided|agreed|fixed|solved|hit|saw|tried|wrote|built|made|ran|used|put|documented)(?=${d}*\\?)`,"i thought (?:we|you)(?:'d| had| already| said| fixed| decided| agreed)",`(?:if|whether) ${u}(?:'ve| have)? (?:\\w+ )?(?:discussed|decided|talked|agreed|tried|considered|settled)`,"why did (?:this|that|it) get","did (?:that|this|it|the \\w+) (?:ever )?turn out","how come (?:we|you)","why (?:do we|are we|aren't we) (?:not |still |even |only )?(?:use|using|doing|keep|keeping|have|pin)",`why do we (?:not |still |even |only |always |never |all )?(?!${go}\\b)[a-z]+(?= (?!(?:that|it|them)\\b)(?!${d}*\\b(?:this|these|those|here)\\b))`,"since when (?:do|did|have|are) (?:we|you)",`why (?:is|are) (?!(?:it|this|that|there)\\b)[\\w' -]{1,40} (?:in|on|with|using) (?!${wo}\\b)[\\w.+-]+(?= *(?:\\?|$))`,"when did (?:this|that|it|the \\w+) (?:\\w+ )?(?:start|begin|stop|break|become|get|change)","what (?:happened|became) (?:with|to|of)","what came (?:out )?of","what happened(?= (?:last|yesterday|today|this|on|in|during|there|before|the)\\b)",`(?:look|dig) up (?:what|how|why|when|where|which)(?= ${d}{0,40}?\\b(?:we|was|were)\\b)`,"(?:like|as|from|since|than) (?:the )?last time",`same (?:\\w+ )?(?:error|issue|problem|bug|failure) (?:again )?${u}\\b`,"(?:this|that|it|same thing|which)(?:'s| has| have)? (?:also )?happened before",`(?<=^ *(?:so |and |hey,? )?)(?:we|there|he|she|they|some(?:one|body)) (?:had|was|were|told|hit|saw|said|got)(?= ${d}{1,160}[,;:] ?(?:what|which|who|where|how|why)(?: ones?)? (?:was|were|caused|fixed|broke|solved) (?:it|that|they|those|this|them)\\b)`,`(?<=^ *(?:so )?)we (?:\\w+ed|did|made|put|kept|chose|had|went)(?= ${d}{1,100}?(?:yeah|right|correct|no)\\?)`],anyoneDid:["(?:has|have|did|had) (?:any|some)(?:one|body)"],weDid:["(?:did|had)(?:n't| not)? (?:we|the team)","have(?:n't| not)? we(?= (?:\\w+ )?\\w+(?:ed|en|ne|un|t|n|d|k)\\b)","how'?d (?:we|you)","(?:have|were|are)n't we","(?:did|had)n't (?:you|i)"],weHave:["(?:did|had|have)(?: not)? (?:you|i)","were we","are we(?= at)"],weAgreed:[`${u}(?:'ve|'d| have| had)? (?:\\w+ )?(?:decided|learn(?:ed|t)|agreed|concluded|discussed|talked|settled)`],weTold:["we(?:'ve|'d| have| had)? (?:\\w+ )?(?:had|hit|ran into|run into|saw|seen|met|sol[vt]ed|fixed|used|tried|switched|moved|changed|dropped|did|made|built)"],wasDone:["(?:was|were|has|had|did|have(?! (?:an?|another|to)\\b))(?:n't)?"],why:["why","how come"],what:["(?<=^ *|[,;:(-] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|also|btw) )(?:what|which|how|when(?= (?:did|was|were|had|have))|where|who)"],ago:["(?<!\\b(?:the|for|a) )last time","the last time (?:that )?(?:we|you|i)","last (?:week|month|sprint|night|year)","yesterday","previously","at some point","back then","in the past","a while (?:ago|back)","(?:ago|back)(?<=(?:day|week|month|year)s? (?:ago|back))","the other day","used to","(?<=\\b(?:in|from|of|during|with|by) (?:(?:one of )?(?:the|our|your|my|an?|some) ))(?:earlier|previous|past|last|prior|other) (?:session|conversation|chat|discussion)s?(?! (?:id|state|file|list|data|table|name|log|key|cookie|token|object|record|row)s?\\b)"],ever:["ever"],past:["before(?= *(?:[?,.;]|$))","(?:this|that|it|thing) before","already","allready","previously","earlier","so far","yet"],trouble:["(?:blocker|bug|issue|problem|ticket|incident|outage|regression|trouble|limitation|vulnerability|finding)s?"],settled:["gone","(?:been )?(?:fixed|solved|resolved|closed|addressed|handled)(?! by (?!now))","still (?:open|there|an issue|a problem|around|unsolved|blocking)","sorted(?: out)?","unresolved"],leftOver:["outstanding","left over","leftovers?","unfinished","open (?:points?|questions?|ends|problems?|issues?)"],goOn:["continu(?:e|ing)","resume","go on","go back to","carry on","pick(?:ing)? up","get back to","back to"],work:["where (?:we|you|i|it|things)","what (?:we|you|i) (?:were|was|had)","(?:from |with )?(?:the|our|my|your) (?:[\\w.-]+ ){1,3}work"]}};var Kn=[{name:"German",family:"German",isSpaced:!0,filler:"der|die|das|den|dem|des|ein(?:e[nmrs]?)?|wir|uns|ich|du|dir|mir|sie|es|er|und|oder|denn|eigentlich|noch|nicht|bitte|lass|lasst|mal|zu[mr]?|im?|am|an|auf|f\xFCr|mit|von|vom|bei|beim|nach|\xFCber|wegen|dass|es|da|so|haben|hatten|sein|ist|sind|waren|war|doch|ja|hier",asks:"^ *(?:und |also |oder )?(?:warum|wieso|was|wie|wann|wo|wer|woran|hat|hatten?|haben|ist|sind|wurden?|gibt es|wei(?:\xDF|ss)t)\\b",words:{asksAlone:"erinner(?:st|t|e)? (?:du )?(?:dich|mich|uns|euch) / (?:dich|euch)[^.?!]{0,60}? erinnern / wei(?:\xDF|ss)t du noch / wisst ihr noch / hilf mir auf die spr\xFCnge / wer (?:hat|hatte|wollte)(?: \\S+){0,6}? (?:vorgeschlagen|entschieden|beschlossen|gewollt|eingef\xFChrt|gew\xE4hlt) / wer wollte",anyoneDid:"(?:hat|hatte|ist) (?:schon (?:ein)?mal |je(?:mals)? |bereits )?(?:jemand|irgend ?(?:wer|jemand))",weDid:"hab(?:e)? ich (?:dir |euch )?nicht (?:schon )?gesagt / wurde (?:beschlossen|vereinbart|entschieden) / (?:hatten|h\xE4tten|waren|wollten|entschieden|beschlossen|nutzten) wir / wir (?:\\S+ )?(?:hatten|waren|wollten|beschlossen|aufgeh\xF6rt)",weHave:"ha(?:ben|m) (?:wir|ma)",youDid:"(?:hast|hattest) du / habe? ich / haben sie / hatte ich",wasDone:"wurden? / worden",why:"warum / wieso / weshalb / wozu",what:"was / wie / wann / wo / woran / welche[nmrs]? / worauf",ago:"(?:beim )?letzte[nsm]? (?:mal|woche|monat|sitzung|jahr) / letztens / neulich / gestern / damals / fr\xFCher / seinerzeit / vor (?:\\S+ )?(?:tagen|wochen?|monaten?|jahren?) / k\xFCrzlich",again:"noch ?(?:ein)?mal / doch gleich / gleich noch",ever:"jemals / je / schon ?mal",past:"schon / bereits / vorher / zuvor / bisher / inzwischen / mittlerweile",trouble:"\\p{L}*(?:blocker|fehler|problem|bug|st\xF6rung|ticket)[es]?",settled:"weg / behoben / gel\xF6st / erledigt / geschlossen / gefixt / vom tisch",leftOver:"(?:noch )?offen(?:e[nrs]?|geblieben)? / \xFCbrig(?:geblieben)? / liegen ?geblieben / unerledigt(?:e[nrs]?)?",goOn:"weiter(?:machen|arbeiten)? / fortfahren / fortsetzen / mach(?:e|en)? da weiter",work:"(?:mit|bei) der arbeit (?:an|am|zu|von) / an (?:die|der) arbeit"}},{name:"Spanish",family:"Romance",isSpaced:!0,filler:"el|la|los|las|lo|un(?:a|os|as)?|de|del|al?|en|con|para|por|que|y|o|se|nos|me|te|le|no|es|est[\xE1a]|son|era|fue|sobre|este|esta|esto|ese|esa|nuestr[oa]s?",asks:"\xBF|^ *(?:y )?(?:qu[e\xE9]|por ?qu[e\xE9]|c[o\xF3]mo|cu[a\xE1]l|cu[a\xE1]ndo|d[o\xF3]nde|qui[e\xE9]n)\\b",words:{asksAlone:"(?:te|se|os) acuerdas? / (?:te|se) acuerda / recu[\xE9e]rda(?:me|nos) / recuerdas / acu[\xE9e]rdate / refr[\xE9e]scame / qui[\xE9e]n(?:es)? (?:propus|decidi|sugiri|eligi|quis|pidi|introduj)\\p{L}+",anyoneDid:"(?:alguien|alguno) (?:ya )?(?:se )?(?:ha|hab\xEDa|hab[i\xED]a|vio|tuvo|intent\xF3|prob\xF3)(?: \\p{L}+)?",weDid:"qued[\xF3o] (?:decidid|acordad)[oa] / hemos / hab[\xEDi]amos / (?:est|d|l)[\xE1a]bamos / (?:decid|acord|eleg|solucion|resolv|arregl|intent|prob|hic|tuv|qued|dej|dij|pus|cambi|descart|habl|migr|escog|opt|encontr|aprend)[ai]mos / vimos / fuimos / \\p{L}+imos(?= (?:usar|hacer)) / no hab[\xEDi]amos",youDid:"has / hab[\xEDi]as / hiciste / dijiste / cambiaste / dije",wasDone:"fue(?:ron)? / qued[\xF3o] / se (?:\\p{L}+\xF3|ha|hab[\xEDi]a|decidi[\xF3o])",why:"\xBF? ?por ?qu[\xE9e] / a qu[\xE9e] se debe",what:"qu[\xE9] / cu[\xE1a]l(?:es)? / c[\xF3o]mo / cu[\xE1a]ndo / d[\xF3o]nde / (?<=^ *)que",ago:"(?:la )?[\xFAu]ltima vez / (?:la )?(?:semana|sesi[\xF3o]n) (?:pasada|anterior) / (?:el )?mes pasado / ayer / anteriormente / en su (?:d[\xEDi]a|momento) / hace (?:\\p{L}+ )?(?:d[\xEDi]as?|semanas?|meses|mes|a\xF1os?|tiempo) / el otro d[\xEDi]a / antes",ever:"alguna vez",past:"ya / hasta ahora",trouble:"(?:bloqueo|error(?:es)?|problemas?|bugs?|fallos?|incidencias?)",settled:"resuelt[oa]s? / arreglad[oa]s? / solucionad[oa]s? / cerrad[oa]s? / sigue abiert[oa] / corregid[oa]s?",leftOver:"pendientes? / qued[\xF3o] por / sin (?:resolver|terminar|hacer) / sigue bloquead[oa]",goOn:"sigue / sigamos / seguir / contin[\xFAu]a / continuar / continuemos / retoma / retomar / retomemos",work:"(?:del|con el|el) trabajo (?:de|del|sobre)"}},{name:"French",family:"Romance",isSpaced:!0,filler:"l[ae']?s?|les|une?|d[eu']s?|des|\xE0|au|aux|en|et|ou|on|nous|je|tu|vous|il|elle|se|s'|n'|ne|pas|ce|c'|cette|cet|est|sont|\xE9tait|sur|pour|par|avec|dans|que|qu'|y|a",asks:"est-ce qu|^ *(?:et )?(?:pourquoi|comment|qu['e]|qui|quel|o[u\xF9]|quand|il reste|il y a)",words:{asksAlone:"(?:tu te|vous vous|te) souvien[st] / souviens-tu / souvenez[- ]vous / souviens[- ]toi / rappel(?:le|ez)[- ](?:moi|nous) / (?:tu te|te) rappelles / rafra[\xEEi]chi\\p{L}* (?:ma|la) m[\xE9e]moire / qui (?:a|avait|est-ce qui a) (?:propos[\xE9e]|d[\xE9e]cid[\xE9e]|choisi|sugg[\xE9e]r[\xE9e]|voulu|demand[\xE9e]|introduit)",anyoneDid:"quelqu'un (?:a|est|avait|s'est)(?: d[\xE9e]j[\xE0a])? / (?:est-ce que )?quelqu'un d'autre",weDid:"(?:avons|avions|[\xE9e]tions)[- ]nous / (?:avait|a-t|[\xE9e]tait)[- ]on / (?:nous|on) (?:n')?(?:avons|avions|[\xE9e]tions|avait|[\xE9e]tait) / on s'(?:[\xE9e]tait|est) / nous (?:nous )?(?:sommes|[\xE9e]tions)",weHave:"on (?:n')?(?:a|est) / nous avons",youDid:"(?:as|avais|avez|aviez)[- ](?:tu|vous) / tu (?:as|avais) / vous avez / j'avais / ai-je",wasDone:"(?:a|ont|avait)(?:-t-(?:il|elle))?(?: d[\xE9e]j[\xE0a])? [\xE9e]t[\xE9e]",why:"pourquoi",what:"que / qu' / quoi / comment / quand / o[\xF9u] / quel(?:le)?s? / combien",ago:"(?:la )?derni[\xE8e]re (?:fois|session) / hier / auparavant / pr[\xE9e]c[\xE9e]demment / [\xE0a] l'[\xE9e]poque / il y a (?:\\p{L}+ )?(?:jours?|semaines?|mois|ans?|longtemps) / la semaine derni[\xE8e]re / le mois dernier / l'autre jour / (?:la )?(?:s[\xE9e]ance|session) (?:pr[\xE9e]c[\xE9e]dente|d'avant) / avant-hier / autrefois",again:"(?<=quoi )d[\xE9e]j[\xE0a] / d[\xE9e]j[\xE0a](?= *[?,])",ever:"jamais",past:"d[\xE9e]j[\xE0a] / depuis / avant",trouble:"(?:blocage|bug|probl[\xE8e]me|erreur|incident|panne|ticket)s? / point bloquant",settled:"corrig[\xE9e]e?s? / r[\xE9e]gl[\xE9e]e?s? / clos / ferm[\xE9e]e?s? / r[\xE9e]solue?s? / toujours (?:l[\xE0a]|ouvert|bloqu[\xE9e]) / lev[\xE9e]",leftOver:"(?:reste|rest[\xE9e]|points?)(?: \\p{L}+){0,3} (?:ouverts?|en suspens|[\xE0a] faire) / en suspens / inachev[\xE9e]e?s?",goOn:"reprends / reprenons / reprendre / continue / continuons / continuer / reviens / revenons",work:"(?:du|le|au) travail (?:sur|de|du)"}},{name:"Portuguese",family:"Romance",isSpaced:!0,filler:"[oa]s?|uma?s?|d[eoa]s?|n[oa]s?|em|com|para|por|que|e|ou|se|me|te|n[\xE3a]o|[\xE9e]|s[\xE3a]o|era|a gente|n[\xF3o]s|esse|essa|este|esta|isso|sobre|pelo|pela",asks:"^ *(?:e )?(?:por ?qu[e\xEA]|o que|como|qua[li]|quando|onde|quem|algu[e\xE9]m)",words:{asksAlone:"(?:voc[\xEAe]|tu) (?:ainda )?(?:se )?lembras? / (?:voc[\xEAe] )?se lembra / me lembr[ae] / lembra-me / lembre-me / relembr[ae](?:-me)? / lembra(?=-te| (?:d[aeo]s?|qu\\p{L}+|como|quando)) / quem (?:sugeriu|prop[\xF4o]s|decidiu|escolheu|quis|pediu|introduziu)",anyoneDid:"algu[\xE9e]m (?:aqui )?(?:j[\xE1a] )?(?:\\p{L}+ou|viu|teve|\\p{L}+eu|tinha)",weDid:"fi(?:cou|caram) (?:decidid|combinad|acertad)[oa]s? / (?:t[\xEDi]nhamos|est[\xE1a]vamos|fizemos|tivemos|vimos|a gente (?:tinha|estava|\\p{L}+ou|fez|teve|decidiu|resolveu)) / (?:decid|combin|escolh|resolv|arrum|corrig|tent|par|deix|consert|mud|troc|concord|test|conclu|descart|migr|encontr|aprend|acert|fal)[aei\xED]mos",weHave:"a gente j[\xE1a] \\p{L}+",youDid:"voc[\xEAe] (?:fez|disse|mudou|tinha|\\p{L}+ou) / eu (?:disse|falei)",wasDone:"fo(?:i|ram) / ficou / foi (?:feito|decidido)",why:"por ?qu[e\xEA]",what:"o que / qua(?:l|is) / como / quando / onde / cad[\xEAe]",ago:"(?:d?a )?[\xFAu]ltima vez / ontem / anteriormente / na [\xE9e]poca / (?:semana|sess[\xE3a]o) (?:passada|anterior) / m[\xEAe]s passado / h[\xE1a] (?:\\p{L}+ )?(?:dias?|semanas?|m[\xEAe]s(?:es)?|anos?|tempos?) / (?:dias?|semanas?|meses|anos?) atr[\xE1a]s / outro dia / antes",again:"mesmo(?= *\\?)",ever:"alguma vez",past:"j[\xE1a] / at[\xE9e] agora",trouble:"(?:bloqueio|bug|problema|falha|incidente|chamado)s? / erros?",settled:"resolvid[oa]s? / corrigid[oa]s? / consertad[oa]s? / fechad[oa]s? / sumiu / continua (?:abert[oa]|bloquead[oa]) / arrumad[oa]s?",leftOver:"pendentes? / em aberto / por fazer / faltou",goOn:"continu(?:e|a|ar|amos|emos) / retom(?:e|a|ar|emos) / segu(?:e|ir) / volt(?:e|a|ar) (?:ao|para o)",work:"(?:do|no|o|ao) trabalho (?:de|do|da|em|no|na)"}},{name:"Italian",family:"Romance",isSpaced:!0,filler:"il|lo|la|gli|le|i|un[oa]?|d[ei]|del(?:l[ao'])?|dei|a|al(?:la)?|da|dal|in|nel(?:la)?|con|su|sul(?:la)?|per|che|e|o|si|ci|mi|ti|non|\xE8|era|sono|questo|questa|quest'",asks:"^ *(?:e )?(?:perch[e\xE9]|cosa|come|quando|dove|qual|chi|qualcuno)",words:{asksAlone:"(?:ti|vi|si) ricord[iao](?:te)? / ricordam[ie] / ricorda(?:te)?mi / rinfrescami / chi (?:ha|aveva) (?:proposto|deciso|scelto|suggerito|voluto|chiesto|introdotto)",anyoneDid:"qualcuno (?:ha|aveva|\xE8|si \xE8)",weDid:"avevamo / eravamo / (?:ci )?(?:siamo|eravamo) (?:rimast|fermat|arrivat)i / abbiamo (?:gi\xE0 )?(?:decis|scelt|risolt|fatt|provat|cambiat|avut|vist|concordat|sistemat|corrett|incontrat|tentat|tolt|disattivat)o",weHave:"abbiamo",youDid:"hai / avevi / avete",wasDone:"(?:\xE8|sono|era) (?:gi\xE0 )?stat[oaie]",why:"perch[\xE9e] / come mai",what:"cosa / che cosa / come / quando / dove / qual[ei]? / qual'\xE8",ago:"(?:l'|la )?(?:ultima volta|volta scorsa|settimana scorsa|sessione precedente) / ieri / in passato / (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa / tempo fa / all'epoca / precedentemente / l'altro giorno",ever:"mai",past:"gi\xE0 / prima / finora",trouble:"(?:blocco|bug|problem[ai]|error[ei]|guast[oi])",settled:"risolt[oaie] / corrett[oaie] / chius[oaie] / sistemat[oaie] / sparit[oaie] / ancora apert[oaie]",leftOver:"in sospeso / rimasto (?:da fare|aperto) / ancora da fare",goOn:"riprendi(?:amo)? / continua(?:re)? / continuiamo / prosegui(?:amo)?",work:"(?:dal|il|col) lavoro (?:su|di|del)"}},{name:"Chinese",family:"Eastern",isSpaced:!1,filler:"[\u7684\u4E86\u7740\u904E\u8FC7\u6211\u4F60\u4ED6\u5979\u4EEC\u5011\u662F\u5728\u548C\u4E0E\u8DDF\u5C31\u4E5F\u90FD\u628A\u5BF9\u9019\u8FD9\u90A3\u4E2A\u500B\u4E9B\u4EF6\u4E8B\u4E48\u5427\u5462\u5417\u55CE\u554A\u8BF7\u8ACB\u4E00\u4E0B\u4ECE\u5F8C\u540E\u6765\u91CC\u88E1]|\u505A\u5230",asks:"[\u5417\u55CE\u5462]|\u662F\u4E0D\u662F|\u6709\u6CA1\u6709|\u6709\u6C92\u6709|\u4EC0\u4E48|\u600E\u4E48|\u54EA|\u8C01|\u4E3A\u4F55",script:"[\\u4e00-\\u9fff]",words:{asksAlone:"(?:\u8FD8|\u9084)?(?:\u8BB0|\u8A18)\u5F97 / (?:\u63D0\u9192)\u6211?\u4EEC?\u4E00?\u4E0B / \u6765\u7740 / \u4F86\u8457 / \u56DE\u5FC6\u4E00\u4E0B / \u5E2E\u6211\u56DE(?:\u5FC6|\u60F3) / (?:\u662F)?(?:\u8C01|\u8AB0)(?:\u63D0\u8BAE|\u63D0\u8B70|\u51B3\u5B9A|\u6C7A\u5B9A|\u5EFA\u8BAE|\u5EFA\u8B70|\u9009|\u9078|\u63D0\u51FA|\u8981\u6C42|\u5F53\u521D)",anyoneDid:"\u6709(?:\u6CA1\u6709|\u6C92\u6709)?(?:\u4EBA|\u8C01|\u8AB0)(?:\u4EE5\u524D|\u4E4B\u524D|\u66FE\u7ECF|\u66FE\u7D93)?(?:\u78B0\u5230|\u9047\u5230|\u8BD5|\u8A66|\u89C1|\u898B|\u89E3\u51B3|\u89E3\u6C7A|\u8E29)(?:\u8FC7|\u904E)",weDid:"(?:\u6211\u4EEC|\u6211\u5011|\u54B1\u4EEC|\u54B1\u5011)(?=[^\uFF0C,\u3002]{0,12}?(?:\u8FC7|\u904E|\u9009\u62E9|\u9078\u64C7|\u51B3\u5B9A|\u6C7A\u5B9A|\u89E3\u51B3|\u89E3\u6C7A|\u9009\u4E86|\u7D04\u5B9A|\u7EA6\u5B9A|\u5546\u5B9A|\u8BF4\u597D|\u8AAA\u597D|\u91C7\u7528|\u653E\u5F03|\u8BA8\u8BBA|\u6539\u6210|\u6362\u6210|\u505A\u5230|\u5546\u91CF|\u6253\u7B97)) / (?:\u8BF4|\u8AAA|\u5B9A|\u7EA6|\u7D04|\u5546\u91CF)\u597D\u7684?",settled:"(?:\u4FEE|\u89E3\u51B3|\u89E3\u6C7A|\u641E\u5B9A|\u5904\u7406|\u8655\u7406|\u5173\u95ED|\u6D88\u5931|\u4FEE\u590D)(?:\u597D|\u6389|\u5B8C)?(?:\u4E86|\u8FC7) / \u8FD8\u5728 / \u9084\u5728 / \u6CA1\u89E3\u51B3",wasDone:"\u5DF2(?:\u7ECF|\u7D93) / \u88AB / (?:\u4FEE|\u6539|\u89E3\u51B3|\u89E3\u6C7A|\u5F04|\u641E|\u5904\u7406|\u8655\u7406)(?:\u597D|\u6389|\u5B8C)?\u4E86",why:"\u4E3A\u4EC0\u4E48 / \u70BA\u4EC0\u9EBC / \u4E3A\u4F55 / \u70BA\u4F55 / \u4E3A\u5565 / \u600E\u4E48\u4F1A / \u4EC0\u4E48\u539F\u56E0 / \u539F\u56E0\u662F\u4EC0\u4E48",what:"\u4EC0\u4E48 / \u4EC0\u9EBC / \u600E\u4E48 / \u600E\u9EBC / \u54EA / \u5982\u4F55 / \u8C01 / \u8AB0 / \u5565 / \u591A\u5C11",ago:"\u4E0A\u6B21 / \u4E0A\u5468 / \u4E0A\u9031 / \u4E0A\u4E2A\u6708 / \u4E0A\u500B\u6708 / \u6628\u5929 / \u524D\u51E0\u5929 / \u524D\u5E7E\u5929 / \u4E4B\u524D / \u4EE5\u524D / \u4ECE\u524D / \u7576\u521D / \u5F53\u521D / \u5F53\u65F6 / \u7576\u6642 / \u66FE\u7ECF / \u66FE\u7D93 / \u65E9\u5148 / \u90A3\u65F6 / \u4E0A\u4E00(?:\u6B21|\u4E2A\u4F1A\u8BDD|\u4E2Asession)",past:"\u5DF2(?:\u7ECF|\u7D93)",trouble:"\u95EE\u9898 / \u554F\u984C / \u9519\u8BEF / \u932F\u8AA4 / \u6545\u969C / bug / \u963B\u585E / \u963B\u788D / \u7F3A\u9677",leftOver:"(?:\u8FD8|\u9084)?(?:\u6709|\u5269)?(?:\u54EA\u4E9B|\u4EC0\u4E48)?(?:\u6CA1|\u672A|\u6C92)(?:\u6709)?(?:\u89E3\u51B3|\u5B8C\u6210|\u505A\u5B8C|\u5904\u7406)\u7684? / \u9057\u7559 / \u5F85\u529E / \u5269\u4E0B",goOn:"\u7EE7\u7EED / \u7E7C\u7E8C / \u63A5\u7740 / \u63A5\u8457 / \u6062\u590D / \u56DE\u5230",work:"\u7684\u5DE5\u4F5C / \u90A3\u9879\u5DE5\u4F5C"}},{name:"Japanese",family:"Eastern",isSpaced:!1,filler:"[\u306F\u304C\u3092\u306B\u306E\u3067\u3068\u3078\u3082\u3084\u306D\u3088\u306A]|\u304B\u3089|\u307E\u3067|\u3067\u3059|\u307E\u3059|\u3067\u3057\u305F|\u307E\u3057\u305F|\u3057\u305F|\u3059\u308B|\u3057\u3066|\u3063\u305F|\u305D\u306E|\u3053\u306E|\u4EF6|\u3053\u3068|\u3082\u306E|\u304A\u9858\u3044\u3057?|\u304F\u3060\u3055\u3044",asks:"\u304B *$|(?:\u3067\u3057|\u307E\u3057)\u305F\u304B|\u3060?\u3063\u3051",script:"[\\u3040-\\u30ff]",words:{asksAlone:"\u899A\u3048\u3066(?:\u3044)?(?:\u308B|\u307E\u3059) / \u304A\u307C\u3048\u3066(?:\u3044)?(?:\u308B|\u307E\u3059) / \u601D\u3044\u51FA(?:\u3055\u305B|\u305B|\u3057) / \u3063\u3051 / (?:\u8AB0|\u3060\u308C)\u304C(?:\u63D0\u6848|\u6C7A\u3081|\u8A00\u3044\u51FA|\u9078\u3093|\u5C0E\u5165)",anyoneDid:"(?:\u8AB0|\u3060\u308C)\u304B[^\u3002\u3001\uFF1F]{0,24}?(?:(?:\u3057\u305F|\u3063\u305F|\u305F\u3053\u3068|\u3093\u3060\u3053\u3068|\u898B\u305F)[^\u3002]{0,4}(?:\u3042\u308B|\u3042\u308A|\u3044\u308B|\u3044?\u307E\u3059)|\u906D\u9047)",weDid:"\u7D50\u8AD6(?:\u306B|\u306F|\u304C) / (?:\u6C7A\u3081|\u6C7A\u307E\u3063|\u9078\u3093|\u9078\u3073|\u89E3\u6C7A\u3057|\u76F4\u3057|\u8A66\u3057|\u5909\u3048|\u3084\u3081|\u63A1\u7528\u3057|\u5C0E\u5165\u3057|\u5408\u610F\u3057|\u8A71\u3057|\u5BFE\u5FDC\u3057|\u4FEE\u6B63\u3057|\u3084\u308A)(?:\u307E\u3057)?[\u305F\u3060] / (?:\u6C7A\u3081|\u9078\u3093|\u89E3\u6C7A\u3057|\u76F4\u3057|\u8A66\u3057|\u5909\u3048|\u3084\u3081|\u63A1\u7528\u3057)\u3066\u3044?(?:\u305F|\u307E\u3057) / (?:\u3057\u305F|\u3063\u305F|\u51FA\u305F|\u898B\u305F|\u3042\u3063\u305F)\u3053\u3068(?:\u304C)?(?:\u3042\u308B|\u3042\u308A)",wasDone:"(?:\u3055|\u3089)\u308C(?:\u305F|\u307E\u3057) / \u76F4\u3063(?:\u305F|\u3066) / \u7D42\u308F\u3063(?:\u305F|\u3066) / \u6D88\u3048(?:\u305F|\u3066)",why:"\u306A\u305C / \u4F55\u6545 / \u306A\u3093\u3067 / \u3069\u3046\u3057\u3066 / \u7406\u7531 / \u539F\u56E0",what:"\u4F55 / \u306A\u306B / \u306A\u3093 / \u3069\u3046 / \u3069\u306E / \u3069\u308C / \u3044\u3064 / \u3069\u3053 / \u8AB0 / \u3060\u308C / \u3069\u3061\u3089 / \u3069\u3063\u3061",ago:"\u524D\u56DE / \u5148\u9031 / \u5148\u6708 / \u6628\u65E5 / \u4EE5\u524D / \u3053\u306E\u524D / \u3053\u306E\u9593 / \u524D\u306B / \u904E\u53BB / \u5F53\u6642 / \u304B\u3064\u3066 / \u53BB\u5E74 / \u524D\u306E(?:\u30BB\u30C3\u30B7\u30E7\u30F3|\u4F1A\u8A71)",past:"\u3082\u3046 / \u3059\u3067\u306B / \u65E2\u306B / \u3053\u308C\u307E\u3067",trouble:"\u554F\u984C / \u30A8\u30E9\u30FC / \u30D0\u30B0 / \u969C\u5BB3 / \u4E0D\u5177\u5408 / \u30D6\u30ED\u30C3\u30AB\u30FC / \u8AB2\u984C",settled:"\u76F4\u3063 / \u89E3\u6C7A(?:\u3057|\u3055|\u6E08) / \u4FEE\u6B63(?:\u3055|\u6E08) / \u6D88\u3048 / \u7247\u4ED8\u3044 / \u307E\u3060(?:\u6B8B|\u958B)",leftOver:"\u6B8B\u3063(?:\u305F|\u3066) / \u672A(?:\u89E3\u6C7A|\u5B8C\u4E86|\u5BFE\u5FDC) / \u3084\u308A\u6B8B",goOn:"\u7D9A(?:\u304D|\u3051) / \u518D\u958B / \u623B(?:\u3063|\u308A)",work:"(?<!\u4ECA|\u3053)\u306E(?:\u4F5C\u696D|\u5BFE\u5FDC)"}}];var p="is asked",bo=[["asksAlone"],["anyoneDid",p],["weDid","why|what"],["weDid",p],["weHave","past|ever|ago",p],["weAgreed","why|what|past|ever|ago",p],["weTold","past|ever|ago",p],["youDid","why"],["youDid","past|ever|ago",p],["wasDone","why"],["wasDone","ever|ago",p],["ago","why|what",p],["again","why|what"],["trouble","settled",p],["trouble","wasDone","past|ever|ago",p],["leftOver","why|what"],["leftOver",p],["goOn","past|ago|weDid|work"]],yo=[["why|what","weHave"]],vo=/[^.?!\n\u3002\uff1f\uff01]+(?:\.(?=\S)[^.?!\n\u3002\uff1f\uff01]*)*[?\uff1f]?/g,ko=400,Bn=200,Q="a-z\xE0-\xF6\xF8-\xFF\u0153";function Zn(n,{isSpaced:e}){let t=n.replaceAll("\\p{L}",`[${Q}]`);return new RegExp(e?`(?<![${Q}\\d_-])(?:${t})(?!-?[${Q}\\d_])`:t,"g")}var xo=/(?:[?*+]|\{[^}]*\})\??/y,Eo=/\[[^\]]*\]|\\p\{L\}|\\.|[.^$]/y,So=/\([^()[\]\\]*\)/y;function qo(n,e){let t=Z(So,n,e);if(t!=="")return e+t.length;let o=0;for(let s=e;s<n.length;s+=1)if(n[s]==="\\"?s+=1:n[s]==="("?o+=1:n[s]===")"&&(o-=1),o===0)return s+1;return n.length}function*Ao(n){let e="";for(let t=0;t<n.length;){let o=n[t]==="(",s=o?"":Z(Eo,n,t),a=o?qo(n,t):t+Math.max(1,s.length),i=Z(xo,n,a),l=o&&i===""?$o(n.slice(t,a)):void 0;if(l!==void 0){let r=e;yield l.map(w=>r+w)}else(o||s!==""||i!=="")&&e.length>1&&(yield[e]);e=o||s!==""||i!==""?"":e+n[t],t=a+i.length}e.length>1&&(yield[e])}function $o(n){let e=n.slice(3,-1);return n.startsWith("(?:")&&!/[()[\]\\?*+{}.^$]/.test(e)?e.split("|"):void 0}function Z(n,e,t){return n.lastIndex=t,n.exec(e)?.[0]??""}function Xn(n,e){for(let t of Ao(e))if(!t.some(o=>n.includes(o)))return!1;return!0}var Vn=new Map;function Ro(n){let e=Vn.get(n)??new RegExp(`(?<![\\w-])(?:${n})`,"gi");return Vn.set(n,e),e}function J(n,e){let t=n.toLowerCase();return Gn.some(o=>Xn(t,o)&&[...n.matchAll(Ro(o))].some(({0:s,index:a})=>a<=e&&e<a+s.length))}function Oo(n,e){let t=Object.entries(e.words).map(([o,s])=>[o,s.filter(a=>Xn(n,a))]).filter(([,o])=>o.length>0);if(X([...t.map(([o])=>o),p,...t.map(([o])=>o)]))return Zn(t.map(([o,s])=>`(?<${o}>${s.join("|")})`).join("|"),e)}function Lo(n,e){let t=[],o=n.length,s=0;for(let{0:a,index:i,groups:l={}}of n.toLowerCase().matchAll(e))t.push(...Object.keys(l).filter(r=>l[r]!==void 0)),o=Math.min(o,i),s=Math.max(s,i+a.length);return{kinds:t,from:o,to:s}}var Yn=n=>e=>n.split("|").includes(e),X=n=>bo.some(e=>e.every(t=>n.some(Yn(t))))||yo.some(([e,t])=>{let o=n.findIndex(Yn(e));return o>=0&&n.includes(t,o)}),jo=/\b[a-z]{1,2}'(?!t\b)/gi;function Qn(n,e){let t="",o=0;for(let{0:s,index:a}of n.toLowerCase().matchAll(e))t+=`${n.slice(o,a)} `,o=a+s.length;return t+n.slice(o)}function To(n,e,t){if(t.filler===void 0)return;let o=Zn(t.filler,t);return Qn(Qn(n,e),o).replace(jo," ")}function*zo(n){for(let{0:e,index:t}of n.matchAll(vo)){let o=e.length-Bn;e.length<=ko?yield[e,t]:yield*[[e.slice(0,Bn),t],[e.slice(o),t+o]]}}var No=(n,{asks:e})=>/[?\uff1f]$/.test(n)||e.test(n.toLowerCase());function*_o(n,e){let t=Oo(n.toLowerCase(),e);if(t!==void 0)for(let[o,s]of zo(n)){if(e.script?.test(o)===!1)continue;let{kinds:a,from:i,to:l}=Lo(o,t);if(!X(a)&&!(X([...a,p])&&No(o,e)))continue;let r=To(o,t,e);r===void 0?yield{index:s+i,phrase:o.slice(i,l)}:yield{index:s,phrase:o,about:r}}}function*Jn(n){let e=rn(n);for(let t of Do())e.includes(t.family)&&(yield*_o(n,t))}var Io=" / ",Do=h(()=>[Pn,...Kn.map(({asks:n,script:e,words:t,...o})=>{let s=Object.entries(t).map(([a,i])=>[a,i.split(Io)]);return{...o,words:Object.fromEntries(s),asks:new RegExp(n),...e===void 0?{}:{script:new RegExp(e)}}})]);var Wo=[{needs:["remember","recall"],pattern:`(?:do|can|did|don't|didn't|can't) ${u} (?:still |even |happen to )?(?:remember|recall)|as you (?:may |might )?(?:remember|recall)|(?:if i|what|all|everything|anything) (?:you |we |i )?(?:still )?(?:remember|recall)(?! to\\b)`},{needs:["remember"],pattern:"(?:^|[.?!\\n,] ?)(?:hey,? |so,? )?(?:you )?remember (?:when|(?:the|that) (?:time|bug|issue|problem|error|thing|fix|discussion|trick|script|case|one)|how (?:we|you|i)|why (?:we|you|i)|what (?:we|you|i) (?!(?:said|told)\\b)|where (?:we|you|i))"},{needs:["remember","recall","iirc"],asked:!0,spans:!0,pattern:"(?:i|we) (?:still |vaguely |kind of |seem to )?(?:remember|recall)(?! to\\b)|iirc"},{needs:["remind"],pattern:"remind (?:me|us)(?! (?:to|in|later|tomorrow|once|when|if|after)\\b)"},{needs:["we looked","we noted","we discussed","we talked"],pattern:`(?<=\\?["')]? {0,2})(?:i (?:think|believe|thought) )?we (?:looked (?:into|at)|noted|discussed|talked about) (?:that|this|it)\\b`},{needs:["my memory","our memory"],pattern:"(?:refresh|jog) (?:my|our) memory"},{needs:["memor","note","learning"],pattern:`(?:based on|from|in|check|search|look (?:in|at|up|through|into)|consult|query|see|read|use) (?:in )?(?:your|our|the project|project) (?:past |own |earlier )?(?:memory|memories|notes|learnings)|${Y}(?:please )?(?:check|search|query|consult|look (?:in|through)) (?:cs-memory|(?:the )?memories) (?:for|about|on)|${Y}(?:got )?any (?:\\w+ )?(?:notes|memories|learnings) (?:on|about|regarding)|what (?:do|does) (?:your|our|the|my) (?:notes?|memory|memories|learnings) (?:say|tell|know|have)`},{needs:["note","learning","record","memor","history","write-up","writeup"],pattern:`(?:is|are|was|were|isn't|aren't) there (?:an?|any|some) (?:\\w+ )?${Un} (?:on|about|of|for|regarding|how|why|what|where)|(?:do|don't) ${u} have (?:an?|any|some) (?:\\w+ )?(?:notes?|learnings?|record|memory|memories|history) (?:on|about|of|for|regarding|how|why|what|where)`},{needs:["again"],spans:!0,pattern:`what (?:was|were) ${d}{1,60}?\\bagain|what(?: i|')s the (?:name|command|flag|path|url) (?:of|to|for) ${d}{1,60}\\bagain|(?:how|where|which|who|when) (?:did|do|does|was|were|is)\\b${d}{1,60}\\bagain(?= ?\\?)|why (?:did|do|are|is|was|were) (?:we|it|that|this)\\b${d}{1,60}\\bagain(?= ?\\?)|(?:tell|show|explain(?: to)?) (?:me|us)\\b${d}{0,40}\\bagain`},{needs:["what was","what were"],spans:!0,pattern:`what (?:was|were) ${d}{1,40}?\\bcalled`},{needs:["what was that","what were those"],spans:!0,pattern:`what (?:was that|were those) ${d}{1,60}?\\b(?:we|you|i)`},{needs:["know"],pattern:`(?:what do|do) we (?:already )?know (?:about|of|why|what|how|if|whether|where)|(?:do|does|don't) (?:you|anyone|anybody|we) know (?:why|what|how|if|whether|where|which) ${u} (?:did|had|have|decided|chose|went|used|ended|added|changed|left|put)`},{needs:["any idea","any clue","any recollection"],pattern:`any (?:idea|clue|recollection) (?:why|what|how|if|whether|where|which|of what) ${u} (?:did|had|have|decided|chose|went|used|ended|added|changed|left|put|were)`},{needs:["what's the","what is the"],pattern:`what(?: i|')s the (?:history|rationale|background|back-?story|story|thinking|reasoning) (?:of|behind|for|on|with|about|here)|what(?: i|')s the reason (?:that )?${u}\\b`},{needs:["forgot","forget"],pattern:"(?<!you )(?<!don't )(?:forgot|forget) (?:again )?(?:how|what|why|where|which|when|who|if|whether|the name)|i (?:forgot|forget)(?= ?(?:$|[.,?!]))"},{needs:["remember","recall"],pattern:"(?:don't|can't|cannot|do not|can not|couldn't) (?:quite |really )?(?:remember|recall)(?! to\\b)"},{needs:["recall"],pattern:"(?:^|[.?!\\n] ?)(?:please )?recall (?:what|how|why|where|which|who|when|everything|anything|our|my)"},{needs:["have you learn","have we learn","did you learn","did we learn","what do you know"],pattern:"(?:have|did) (?:you|we) learn(?:ed|t)? (?:anything|something)(?: (?:about|on|from))?|what do you (?:already )?know about (?:this|the|our|my)"},{needs:["again"],spans:!0,pattern:`${Cn}(?: \\w+){0,3} (?:did|was|were|is|does|do|are)\\b${d}{1,60}?\\bagain(?= ?(?:[?,;]|$))|explain (?:it |this |that )?(?:to me )?again|repeat (?:what|how|why|your|the)\\b`},{needs:["documented","written down","wrote down"],spans:!0,pattern:"(?:documented|written down|wrote down) (?:\\w+ )?(?:any|some)where|(?:document|write down) (?:any|some)where"},{needs:["reason"],spans:!0,pattern:"(?:is|was|isn't|wasn't) there (?:a|any|some) (?:\\w+ )?reason (?:why |that |for (?:why )?)?(?:we|you|us)\\b|any reason (?:why )?we"},{needs:["how do we","what's our","what is our","what are our"],pattern:"how do we (?:usually|normally|typically|generally|always)|what(?: i|'| a)(?:s|re) our (?:\\w+ )?(?:convention|policy|approach|strategy|rule|standard|way|practice|agreement|decision|stance)s?"},{needs:["what we","what you","what i"],spans:!0,asked:!0,pattern:`what ${u}(?:'ve| have|'d| had)? (?:\\w+ )?(?:decided|learned|learnt|discussed|agreed|concluded|found out|talked)`},{needs:["had","we hit","ran into","we saw","found","fixed","discussed","solved","mentioned"],spans:!0,asked:!0,pattern:`(?:problem|issue|bug|error|discussion|trouble|conversation|fix|failure)s? (?:that |which )?${u}(?:'ve| have|'d| had)? (?:\\w+ )?(?:had|hit|ran into|saw|found|fixed|discussed|solved|mentioned)`},{needs:["tell me about the","look up","dig up","find out"],spans:!0,pattern:`tell me about the \\w+ ${u} (?:had|hit|saw|found|fixed|did|made)|(?:look|dig) up (?:what|how|why|when|where|which|the)\\b${d}{0,50}?\\b(?:was|were|we (?:did|decided|agreed|used|had)|decision|conclusion|discussion)`},{needs:["decision","lesson","findings"],spans:!0,pattern:"what (?:\\w+ )?(?:decision|lesson|finding)s (?:have|did|were|has|had|are)|(?:list|show)(?: me)?(?: (?:all|the|our|past|any|of)){1,3} (?:decision|lesson)s|(?:any|which|past|previous|earlier|our) decisions? (?:on|about|regarding|concerning|around|have|did)"},{needs:["been ","what work"],spans:!0,pattern:"what(?:'s| has| have) been (?:done|decided|tried|worked|agreed|discussed|fixed|implemented|finished|completed|learned)|what work (?:has|was|have)"},{needs:["known","gotcha","pitfall","quirk","should know"],spans:!0,pattern:`(?:any|is (?:this|that|it|there) an?|are there) (?:other )?(?:known (?:issue|problem|bug|limitation)|gotcha|pitfall|quirk)s?|any(?:thing)? (?:else )?(?:${u}|one) should know (?:about|before|when)`},{needs:["my preference","my preferred"],spans:!0,pattern:"what (?:is|are|was|were) my prefer\\w+|(?:know|remember) my prefer\\w+"},{needs:["led to","made us","made you","motivated","how did it","how did that","how did the"],spans:!0,pattern:"what (?:led to|led (?:us|you)|made (?:us|you)|motivated|prompted (?:us|you|the))|how did (?:it|that|the \\w+) go"}],Co=[{needs:["continu"],pattern:"continu(?:e|ing) (?:\\w+ ){0,3}?(?:from )?where|continu(?:e|ing) from (?:yesterday|before|last|earlier|the (?:last|previous|earlier)|our|your)|continu(?:e|ing) (?:our|your) (?:last|previous|earlier|prior|old)"},{needs:["where"],pattern:"(?:resume|carry on|carrying on|start|back|go on|pick(?:ing)? (?:it |this |that |things )?(?:back )?up) (?:again )?(?:from |to )?where (?:we|i|you|it|things)"},{needs:["pick it","pick this","pick that","pick things"],pattern:"pick (?:it|this|that|things) (?:back )?up (?:again|from|where)|pick (?:it|this|that|things) back up"},{needs:["where","lost track"],pattern:"where (?:did|were|was|had|have) (?:we|i|you|things)|where (?:are|do) (?:we|things) (?:at|now|with|stand|currently|standing|again)|where are (?:we|things)(?= ?(?:[?!.]|$))|where (?:we|i|you|things) (?:are|were|left|stopped|stood|ended)|lost track of|(?:back to|resume) what (?:we|i|you) (?:were|was|had)"},{needs:["how far"],pattern:"how far (?:did|have|are|were|had|along) (?:we|you|i|things|are we)"},{needs:["up to speed","catch me up","catch us up","recap","fill me in"],pattern:"(?:bring|get|catch) (?:me|us) (?:back )?up|fill (?:me|us) in (?:on|about)|(?:a|quick|short|brief|please|can you|could you) recap|recap (?:of )?(?:what|where|everything|our|your|the (?:last|previous|session|work|progress|discussion|conversation))"},{needs:["summar","recap","what we","what i","what you","everything","all we","all that","all i","all you"],pattern:"(?:summar(?:y|i[sz]e)(?: of)?|recap|list|review|tell me|show me|explain)(?: \\w+){0,2} (?:what|everything|all(?: that)?) (?:we|you|i)(?:'ve| have)? (?:\\w+ )?(?:did|done|decided|learned|learnt|found|tried|discussed|agreed|changed|worked|fixed)"},{needs:["what's","what is","outstanding","what else","remain","left","still","unfinished"],pattern:"what(?: i|')s (?:still )?(?:outstanding|remaining|pending|left(?! ?-| to the| of| and| join)|still (?:open|to do|missing|left))|what (?:else )?(?:remains|was left)|what(?: \\w+){1,3} (?:are|is) (?:still )?(?:outstanding|still (?:open|left|pending|missing|to do)|left (?:to do|over|from|open|in|for)|remaining)|what else (?:was|is) (?:left|on (?:the|our|my|your) (?:list|plan|todo))|anything (?:still )?(?:left|outstanding|open|unfinished) (?:from|to do|to finish|on)"},{needs:["blocker"],pattern:"(?:what(?: a|')re|what(?: i|')s|what (?:was|were)|which|any|list|show(?: me)?|were there|are there)(?: (?:the|our|my|any|current|open|known|still|all|remaining|of|that)){0,3} blockers?"},{needs:["what's the","what is the","phase","since"],spans:!0,pattern:"what(?: i|')s the (?:current |latest )?(?:state|status) (?:of|on|with)(?! (?:code|response|http|bar|field|column))|(?:what|which) (?:phase|step|milestone|task) (?:are|were) we|what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since"},{needs:["open "],pattern:"(?:what|which|any|list|the) (?:\\w+ ){0,3}?open (?:questions?|points?|items?|todos?|ends|threads?|tasks?) (?:from|do we|are there|did we|were|left|remain)"}],ne=[...Wo,...Co];var Mo=/^(?:(?:so|and|but|hey|hi|ok|okay|btw|also|und|sag mal|(?:(?:can|could) you |please )?(?:tell|remind) me(?= (?:what|why|who|when|where|which|how))|et|mais|alors|y|pero|e|mas|ma)[,: ]+)+/i,Ho=/^(?:(why) (?:on earth|the (?:hell|heck))|how come(?: that)?)(?= )/i,nn=new RegExp(`^(?:${["(?:(?:why|when|where|how often|(?:on |at |in )?(?:which|what) ((?:\\S+ ){0,2}\\S+)) )?(?:do|don't|are|aren't|must|may|can) we (?:(?:still|even|only|always|never|not|really|have to|need to|allowed to|using|on) )*","(?:when|where|how often) (?:can|may|must|should) i (?=\\S+$)","where do (?=(?!(?:i|you|we|they|these|those)$)\\S+$)|why (?:no|not) |when (?:is|are) (?:the )?(?=\\S+$)|is there (?:a|any) reason (?:for|why|that|behind) ","what (?:do|should|must) (?:i|we) (?:have to |need to )?(?:know|do|run|check) (?:before|when|after) (?:(?:i|we)|running|starting|using) ","(?:is|are) there (?:a|an|any) (?:rules?|conventions?|polic(?:y|ies)|agreements?|decisions?|standards?) (?:for|on|about|against) ","what (?:was|is|has been) (?:decided|agreed|settled|our|the (?:rule|policy|convention|decision|agreement)) (?:about|on|for|with) "].join("|")})`,"i"),Fo=/^[Ww]hy (?=[A-Z][\w.+-]+$)/,Uo=/^(?:what|which)(?:'s| is| are) (?:the|our) ([\w-]+) (?:(?:that )?we (?:use|have)|here|in (?:this|our) (?:project|repo(?:sitory)?|code ?base))(?: again)?\s*\??$/i,ee=new RegExp(`^(?:${["who (?:must|should|may|can) |who (?=\\S+s )|whom? (?:do|must|should|can) (?:we|i) (?:(?:have|need) to )?|how (?:is|are) ","how (?:do|can|should) (?:we|i) \\S+ (?=(?:the|our) \\S+ \\S)|how do we ","what (?:do )?(?:you|we) (?:do )?(?:already )?know (?:about|of) ","(?:why|when|where) (?:is|are|isn't|aren't|does|doesn't|do|don't|must) ","(?:on |at |in )?(?:what|which)(?: ((?!(?:do|does|is|are)\\b)\\S+))? (?:do|does|is|are) (?=(?:the|our|all)? ?\\S+ \\S)","why (?:only|just|so) |why (?=\\S+ (?:and not|but not|over|instead of|rather than) \\S+$)","should (?:we|i) (?:use |take |run )?(?=.* or )"].join("|")})`,"i"),Go=/\b(?:this|that|these|those|it|here|there|my|your|you|es|dies\w*|hier|mein\w*)\b/i,te=/^(?:options?|choices?|alternatives?|variants?|approach|solutions?|ways?|methods?|strateg(?:y|ies)|tools?|librar(?:y|ies)|framework|packages?|product|types?|kinds?|sorts?|formats?|style|days?|weekday|m\u00f6glichkeit(?:en)?|variante[ns]?|weg|l\u00f6sung|ansatz|werkzeuge?|bibliothek|art|typ(?:en)?|stil|wochentag|tag(?:en|e)?|choix|fa\u00e7ons?|mani\u00e8re|m\u00e9thode|outils?|biblioth\u00e8que|sortes?|jours?|opci(?:\u00f3n|ones)|forma|manera|m\u00e9todo|herramientas?|librer\u00eda|biblioteca|tipos?|formatos?|estilo|d\u00edas?|op\u00e7(?:\u00e3o|\u00f5es)|alternativas?|jeito|ferramentas?|dias?|opzion[ei]|alternativ[ae]|mod[oi]|metodo|strument[oi]|libreria|tip[oi]|formato|stile|giorn[oi])$/i,Po=/^(?:(?:chang|touch|edit|modif|updat|alter|handl|mak)\p{L}*|use|using|before|after|when|while|if|\u00e4ndern?|\u00e4ndere|anfassen|anfasse|bearbeite[nt]?|bevor|(?:modifi|chang|touch|cambi|modific|tocc?|mud|alter|mex)(?:er|ez|ons|ier|iez|ar|are|ando|iamo|amos|arlo|er|o)|avant|antes|prima)$/iu,Ko=/(?: (?:again|here|hier|at all|(?:(?:have|has|need|supposed) to )?(?:live|go|stay|be)|aqu\u00ed|aqui|ici|to (?:run|work|pass|start)|in (?:this|our) (?:project|repo(?:sitory)?|code ?base)))*[?\s]+$/i,oe=/^\u00bf?(?:(?:\u00e0|de|en|em|a|por|per|para|pour|da|f\u00fcr|mit|con|com|an|am|auf|in|gegen|\u00fcber|unter|nach|bei|von|zu|sur|avec|dans|sobre|su|al|tra) )?(?:warum|wieso|weshalb|wann|wer|wen|wem|wo|womit|wof\u00fcr|woraus|wohin|welche[rsnm]?|was (?:f\u00fcr ein\w*|gilt)|wie(?: oft| viele)?|was wissen wir (?:\u00fcber|von)|gibt es (?:einen grund|eine regel|regeln) (?:f\u00fcr|zu)|pourquoi|quand|o\u00f9|comment|qui|quel(?:le)?s?|combien|(?:que sait-on|que savons-nous|qu'est-ce qu'on sait) (?:d[eu]s?|sur)|que(?= (?:tipo|sabemos|formato|dias?|vers[a\u00e3]o|ferramenta))|che(?: cosa)?|cosa|por ?qu[e\u00e9]|cu[a\u00e1]ndo|d[o\u00f3]nde|c[o\u00f3]mo|qui[e\u00e9]n(?:es)?|cu[a\u00e1]l(?:es)?|qu\u00e9|quando|onde|quem|qual|quais|perch\u00e9|dove|chi|quale|quali|come(?= si)|o que)(?![\p{L}])/iu,Bo=/^\u00bf?(?:warum|wieso|weshalb|pourquoi|por ?qu[e\u00e9]|perch\u00e9) \S+$/i,Vo=/(?<!\p{L})(?:wir|uns|unsere?\w*|man|nous|on|notre|nos|nosotros|nuestr\w+|[\p{L}]+(?:[aei]mos|iamo)|n\u00f3s|nosso?s?|nossas?|nostr\w|si|se)(?!\p{L})/giu,Yo=/^(?:wo(?:hin)?|dove|o\u00f9|onde|d[o\u00f3]nde) (?:kommen|geh\u00f6ren|vanno|stanno|vont|van|v\u00e3o|liegen|stehen|est\u00e1n|est\u00e3o) /i,Qo=/(?<!\p{L})(?:dies\w*|hier|mein\w*|du|di[rc]h?|dein\w*|cet(?:te)?|ces?|\u00e7a|cela|mon|ma|mes|tu|ton|ta|tes|est[aeo]s?|es[aeo]s?|mis?|tus?|iss?t?o|meus?|minhas?|quest[aeo]|mi[ao]|voc\u00ea)(?!\p{L})/giu,Zo=/(?<!\p{L})(?:die|im|am|an|zu|est-ce(?: qu[e'])?|liegen|liegt|stehen|steht|trouve|trouvent|est\u00e1|est\u00e1n|est\u00e3o|habt?|haben|sind|benutzen|benutzt|verwende[nt]|nutzen|nutzt|machen|eigentlich|denn|\u00fcberhaupt|wissen|wei\u00df|sappiamo|sabemos|kommen|kommt|geh\u00f6ren|geh\u00f6rt|hin|vanno|va|vont|van|prendre|avons|a|utilis\p{L}+|fait|faire|faut|fa\p{L}sons|doit|doivent|devons|usa\p{L}*|utiliz\p{L}+|hace\p{L}*|debe\p{L}*|hemos|han|hay que|tenemos|puede[ns]?|temos|deve\p{L}*|fazemos|faz|sono|si|il|lo|gli|le|i|un[ao]?|del\p{L}*|al\p{L}*|nel\p{L}*|da|di|con|per|abbiamo|viene|vengono|facciamo|usiamo|no|me|tan|sobre|dev[oi]|dobbiamo|posso|puedo|debo|dois|peux)(?!\p{L})/giu,en={isClose:!0,isUnasked:!0};function se(n){let e=n.trim().replaceAll("\u2019","'").replace(Mo,""),[,t=""]=Uo.exec(e)??[];if(t!==""&&!v(t))return{text:e,subject:t,kind:t,...en};let o=e.replace(Ko,"").replace(Ho,(c,g)=>g??"why do");if(oe.test(o))return Jo(o);let s=nn.test(o)||Fo.test(o);if(!(s||ee.test(o))||/[\n.:;`]/.test(o))return;let a=(c="")=>v(c)?"":c.split(" ").filter(g=>!te.test(g)).join(" "),i=s?o.replace(nn,(c,g)=>`${a(g)} we `):o.replace(ee,(c,g)=>`${a(g)} `);if(Go.test(i))return;let l=L(i.replace(/\s+/g," ").trim()).split(" ").filter(c=>c!=="");if(l.length<(s?1:2))return;let[r]=s?a(nn.exec(o)?.[1]).split(/ of .*/).map(Xo):[],w=[...r==="version"?[r]:[],...l.filter(c=>c!=="version")];return{text:o,subject:ae(w),...en,...r?{kind:r}:{}}}var Xo=n=>n.split(" ").at(-1)??"";function ae(n){let e=n.filter(t=>!Po.test(t));return(e.length>1?e:n).join(" ")}function Jo(n){let e=n.replace(oe," ").replace(Zo," ").replace(/-t?-?(?:on|nous|ils?|elles?)(?![\p{L}])|(?<![\p{L}])(?:qu|[cdjlmnst])'/giu," ");if(e.search(Qo)>=0||/[\n.:;`]/.test(n))return;let t=(e.match(/[\p{L}\d][\p{L}\d_./-]*/gu)??[]).filter((s,a)=>!cn(s)&&!(a===0&&te.test(s))),o=n.search(Vo)>=0||[Bo,Yo].some(s=>s.test(n));if(!(t.length<(o?1:2)))return{text:n,subject:ae(t),...en,isElsewhere:!0}}var ie=1e3,ns=400,es=300,re=new Map,le=/^(?:<[a-z-]+>|!|\/[\w:-]+(?:\s|$)|implement the following plan|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i;function he(n,e,{isLearned:t=!0}={}){let o=ms(me(n));if(o===""||le.test(o))return;if(Dn(o))return{text:o,isStated:!0};let s=ys(o,e)??ps(o)??ws(o);if(s!==void 0)return pe(o,s);if(!(!t||tn(o)<as))return ce(o,os)}function ts(n){let e=me(n);if(!(le.test(e)||tn(e)<is))return{...ce(e,ss),isUnasked:!0}}var ce=(n,e)=>({...pe(n,{phrase:"",spans:!1}),leastWords:e}),os=2,ss=3,as=0,is=-.75,rs=h(()=>fn(K.words)),ds=600,tn=n=>n.length>ds?Number.NEGATIVE_INFINITY:(K.bias+bn(gn(n),rs()))/100;function ls(n,e){let t=s=>he(s,e,{isLearned:!1})!==void 0;if(!t(n))return n;let o=s=>t(s)?us(s,t):hs.test(s)&&ue(s)===void 0?"":s;return n.split(`
`).map(s=>G(s).map(o).join(" ")).join(`
`)}var hs=/\b(?:we|i|they|you)(?:['\u2019](?:ve|d)| have| had)? (?:decided|agreed|concluded|settled|chose|opted)\b/i,cs=/^(?:(?:please|also) )?(?:remember that|keep in mind|don['\u2019]t forget that|from now on|going forward|in (?:the )?future|always|never)\b/i;function us(n,e){let t=n.split(/(?<=[,;:]) (?:(?:and|but|also|und|aber|y|pero|et|mais|e|mas) )?/),o=t.findIndex(i=>cs.test(i)||i.search(an)===0);if(o<0||/\?\W*$/.test(n))return"";let s=t.slice(o),a=s.findIndex(e);return s.slice(0,a<0?s.length:a).join(" ").replace(/[,;:]$/,".")}function ue(n){let e=wn(n.replaceAll("\u2019","'"));return e?.isThing===!0||e?.fact===""?void 0:e}function ms(n){if(!A(n))return n;let e=t=>{let o=ue(t);return o===void 0?t:o.before};return n.split(`
`).map(t=>G(t).map(e).join(" ")).join(`
`).trim()}function me(n){return(n.length>$+D?`${T(n,$)}
${z(n,D)}`:n).replace(/```[\s\S]*?(?:```|$)/g," ").replaceAll("\u2019","'").replace(/\b(what|where|who|how)s\b/gi,"$1's").replace(/\b(did|was|were|has|have|had|is|are|do|does)nt\b/gi,"$1n't").trim()}function ps(n){let e=n.toLowerCase();for(let t of ne){if(!t.needs.some(s=>e.includes(s)))continue;let o=[...n.matchAll(bs(t))].find(({0:s,index:a})=>(t.asked!==!0||fs(n,a+s.length))&&!J(n,a));if(o!==void 0)return{phrase:o[0],spans:t.spans===!0}}}function ws(n){for(let{index:e,...t}of Jn(n))if(!J(n,e))return{...t,spans:!0}}var gs=/^[^.?!\n]*(?:[.!\n]+[^.?!\n]*)?\?|^[^.?!\n]*[,;:] ?(?:and |but |so )?(?:can|could|would|do|did|what|which|how|why|where|when|who|was|were|is it|right)\b/i;function fs(n,e){return gs.test(n.slice(e,e+es))}function bs(n){let e=re.get(n)??new RegExp(`(?<![\\w-])(?:${n.pattern})(?![\\w-])`,"gi");return re.set(n,e),e}function ys(n,e){let t=n.toLowerCase(),s=e.map(a=>a.trim()).filter(a=>a!=="").find(a=>vs(t,a.toLowerCase()));return s===void 0?void 0:{phrase:s,spans:!1}}function vs(n,e){for(let t=n.indexOf(e);t>=0;t=n.indexOf(e,t+1))if(!de(n,t-1)&&!de(n,t+e.length))return!0;return!1}var de=(n,e)=>/[\p{L}\p{N}_]/u.test(n.charAt(e)),ks=/\b(?:remember|remind|recall)(?:s|ed|ing)?\b/gi;function pe(n,e){let t=x(n),o=x(e.phrase),s=Math.max(0,t.toLowerCase().indexOf(o.toLowerCase())),a=z(t.slice(0,s),ns),i=T(t.slice(s+o.length),$),l=x(`${a} ${e.about??(e.spans?o:"")} ${i}`),r=V(l),w=L(l),c=_n(x(`${a.split(/[.?!] /).at(-1)}${o} ${i}`));return{text:N(`${a} ${e.about??e.phrase} ${i}`.trim(),ie),subject:N(w===""?t.replace(ks," ").trim():w,ie),...c===void 0?{}:{of:c},isGeneral:v(r),...v(r)&&In(t)?{isOfWork:!0}:{}}}0&&(module.exports={asksBy,besideQuestion,closeQuestion,likelyQuestion,recallTrigger});
});
// build b5e6c46f88add5acd53e747559ce53cf
