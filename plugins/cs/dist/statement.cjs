(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var R=Object.defineProperty;var Nn=Object.getOwnPropertyDescriptor;var Mn=Object.getOwnPropertyNames;var Dn=Object.prototype.hasOwnProperty;var Cn=(n,e)=>{for(var t in e)R(n,t,{get:e[t],enumerable:!0})},Wn=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Mn(e))!Dn.call(n,s)&&s!==t&&R(n,s,{get:()=>e[s],enumerable:!(o=Nn(e,s))||o.enumerable});return n};var Hn=n=>Wn(R({},"__esModule",{value:!0}),n);var vt={};Cn(vt,{PASTED:()=>A,droppedIn:()=>Sn,forgetIn:()=>Rn,isBareRequest:()=>Y,statementIn:()=>st,statementsIn:()=>jn});module.exports=Hn(vt);function X(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function Q(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function x(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}var Pn=/^\s*(?:```|~~~)/;function en(n){let e=!1,t=[];for(let o of n.split(/\r?\n/))Pn.test(o)?(e=!e,t.push("")):e||t.push(o);return t.join(`
`)}var Un=/`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g;function tn(n){return n.replace(/^\s*(?:#{1,6}|[-*+\u2022]|\d{1,3}[.)])\s+/,"").replace(/^\[[ xX]\]\s+/,"").replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g,"$1").replace(Un,e=>e.startsWith("`")?e:"").replace(/\s+/g," ").trim()}var Fn=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function on(n){let e=[],t=0,o=!1;for(let{0:s,index:a}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",a)>=0)continue;let r=a+s.length;Fn.test(n.slice(Math.max(t,r-12),r))||(e.push(n.slice(t,r).trim()),t=r)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var Bn="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",Kn=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${Bn})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g"),Gn=/`([^`\n]{1,80})`/g,Vn=/(?<![\w.-])(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?:\(\))?(?![\w-])/g,Yn=/(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g,Zn=/(?<![\w./-])(?:git|npm|npx|pnpm|yarn|bun|node|deno|docker|kubectl|helm|terraform|ansible|make|cmake|gradle|maven|cargo|rustc|clippy|go vet|gofmt|golangci-lint|pip|poetry|uv|pytest|ruff|mypy|black|tox|jest|vitest|mocha|playwright|cypress|eslint|prettier|biome|tsc|tsx|esbuild|vite|webpack|rollup|babel|bash|zsh|fish|powershell|curl|ssh|postgres(?:ql)?|mysql|sqlite|redis|mongo(?:db)?|kafka|nginx|github actions|gh|goreleaser|husky|typescript|python|rust|golang|react|next\.?js|vue|svelte|angular|tailwind|express|django|flask|rails|spring|graphql|grpc|oauth|jwt|websockets?|s3|lambda|aws|gcp|azure|cloudflare|vercel|linux|macos|windows|wsl|chrome|safari|firefox|electron|android|ios|claude|codex|cursor|copilot|gemini|openai|mcp|homebrew|brew|apt|systemd|cron|sentry|stripe|prisma|typeorm|drizzle|sqlalchemy|zod)(?![\w-]|\.\w)/gi;function Xn(n){let e=S(n,Kn),t=[...n.matchAll(Gn)].flatMap(([,s=""])=>s.length>1?[s]:[]),o=an([...t,...S(n,Vn),...S(n,Yn)]);return{files:e,code:o.filter(s=>!e.includes(s)),tools:S(n,Zn)}}function sn(n){let{files:e,code:t,tools:o}=Xn(n);return e.length+t.length+o.length>0}var S=(n,e)=>an([...n.matchAll(e)].map(([t])=>t)),an=n=>[...new Set(n)],Qn=/\s[\u2014\u2013-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi,Jn=/\s*\([^()]{0,400}\)/g,ne=20,ee=/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;function v(n,e){let t=n.replace(/\s+/g," ").trim();if(t==="")return;let o=nn(t);if(J(o)<=e)return o;for(let s of te(t,e)){let a=nn(s);if(J(a)<=e&&a.length>=ne)return a}}function*te(n,e){let t=n.replace(Jn,"");yield t;let o=t.slice(0,2*e),s=[...o.matchAll(Qn)].map(({index:a})=>a).reverse();for(let a of s){let r=o.slice(0,a);se(r)&&ee.test(r)&&!oe.test(r)&&(yield r)}}var oe=/\b(?:only|just|even|not|and|or|but|both|either)\W*$/i,se=n=>E(n,"`")%2===0&&E(n,'"')%2===0&&E(n,"(")===E(n,")"),E=(n,e)=>n.split(e).length-1,J=n=>[...n].length;function nn(n){let e=n.replace(/^[\s,;:\u2013\u2014-]+|[\s,;:\u2013\u2014-]+$/g,""),t=e.charAt(0),o=/^\p{Ll}[\p{Ll}'\u2019-]*(?:[\s,;:!?]|\.(?!\w)|$)/u.test(e)?t.toUpperCase()+e.slice(1):e;return/[.!?\u2026\u3002\uff01\uff1f][)"'`\u2019\u201d]*$/.test(o)?o:`${o}.`}function u(n){let e;return()=>(e??={it:n()},e.it)}function $(...n){let e=u(()=>new Set(n.flat().join(" ").split(" ")));return{has:t=>e().has(t)}}function ae(n,e){for(let t of e)n.push(t)}function rn(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):ae(o,t)}function z(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var ln=n=>n.split("|");var cn=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var re=u(()=>ln("forget |vergiss|vergesst nicht|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|em mente|tome nota|mem\xF3ria|ricorda|dimenticare|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0"));var j=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,ie=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,le="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike",q=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,ce=[["after all",q],["instead of",q],["rather than",q],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",j],["repo",j],["codebase",j],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],[" me",ie]];function dn(n){return z(n,ln(le))||z(n,ce)||z(n,re())}var de="[^aeiou]",N="[aeiouy]",g=`${de}[^aeiouy]*`,k=`${N}[aeiou]*`,L=new RegExp(`^(?:${g})?${k}${g}`),ue=new RegExp(`^(?:${g})?${k}${g}(?:${k})?$`),_=new RegExp(`^(?:${g})?${k}${g}${k}${g}`),un=new RegExp(`^(?:${g})?${N}`),he=/([^aeiouylsz])\1$/,hn=new RegExp(`^${g}${N}[^aeiouwxy]$`),me=u(()=>M("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),pe=u(()=>M("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),ge=u(()=>M("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function M(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",a=""]=o.split(":"),r=s.slice(-2);e.set(r,[...e.get(r)??[],[s,a]])}return e}function I(n,e,t){let o=e.get(n.slice(-2))?.find(([a])=>fe(n,a));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var fe=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function we(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function be(n){if(n.endsWith("eed"))return L.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!un.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:he.test(e)?e.slice(0,-1):hn.test(e)?`${e}e`:e}function ye(n){return n.endsWith("y")&&un.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function ve(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(_.test(t)||ue.test(t)&&!hn.test(t))&&(e=t)}return e.endsWith("ll")&&_.test(e)?e.slice(0,-1):e}function D(n){if(n.length<3)return n;let e=ye(be(we(n))),t=I(I(e,me(),L),pe(),L);return ve(I(t,ge(),_))}var ke=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
criterion:criteria analysis:analyses`,qt=u(()=>{let n=ke.split(/\s+/).map(e=>e.split(":"));return new Map(n.flatMap(([e="",t=""])=>t.split(",").map(o=>[o,e])))});var xe=n=>n.slice(0,2);var Se=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/)),mn=n=>Se.has(n),Ee=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`,Ae=`directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`,Oe="python java javascript typescript golang rust ruby php perl scala kotlin swift",Te=.4,Re=.15;var It=u(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(a=>a.split(" ")))for(let a of new Set(s.map(xe)))rn(n,a,[{words:s,share:o}])};return e(Ee,Te),e(Ae,Re),n});var Lt=u(()=>new Set(Oe.split(" ").map(D)));var C={bias:-267,words:`, 491
, , -150
, a 492
, analytics 103
, and -303
, any 216
, ask 137
, as\xED 212
, at 140
, before -132
, but -374
, can -258
, change -390
, code 109
, column -114
, contractually 124
, convert 241
, corrige -165
, das 145
, default -296
, der 256
, deshalb 173
, direct 108
, do -463
, donc 133
, done -122
, dont 112
, d\xE1 -114
, e -160
, el 304
, en 191
, err -163
, errors -245
, es 215
, especially 100
, etc -313
, everything 235
, exig\xEAncia 117
, fine -106
, fix -139
, float 230
, for 299
, get 107
, git 374
, give 124
, go -129
, google 209
, grey -134
, half 172
, home 107
, how -111
, i'm -136
, im -108
, immer 348
, implement -123
, is -145
, it -309
, it's 132
, just 282
, j\xE1 -148
, keep -295
, kein 103
, keine 112
, le 123
, let 102
, let's -345
, like 113
, los 430
, mach -193
, max 155
, mira -152
, my 477
, nada 330
, never 302
, newer 167
, nicht 158
, niente 320
, no 459
, noi 200
, none 230
, nosotros 111
, not 144
, nothing 143
, npm 121
, nur -381
, o 335
, one 344
, only -337
, or -433
, our 210
, pas 383
, please 159
, port 178
, probably -127
, push -175
, python 137
, que -142
, raw 128
, read 129
, remember 176
, remove -150
, review -106
, rien 131
, right -176
, run -300
, same 127
, should -154
, show 171
, si 181
, since 173
, skip 193
, so 494
, something -128
, sonst 145
, sorry 229
, s\xF3 247
, take -184
, test -110
, thanks -350
, that's 484
, thats 128
, there -119
, there's -205
, they 154
, to -176
, tout 148
, two 106
, t\xF4i 178
, und 164
, update -144
, usa 117
, use 261
, v 127
, we 384
, weil 104
, what -115
, whatever 181
, which -151
, why -100
, will -137
, wir 331
, write -135
, y -165
, ya -153
, \xA7file 285
, \xA7name -141
, \xA7num -319
, \u0431\u0435\u0437 332
, \u0432 302
, \u0438 -202
, \u043C\u044B 265
, \u043D\u0435 125
, \u0442\u043E\u043B\u044C\u043A\u043E -150
, \u0447\u0442\u043E -111
, \u6240\u4EE5 -160
, \u7136\u5F8C 139
- a 252
-a 252
: -237
: a -108
: die 650
: entire 121
: false -101
: has 102
: if 165
: la -125
: never 407
: no 487
: onedrive 159
: run 194
: s -132
: this -123
: two 253
: users 166
: \xA7code 153
: \xA7file -220
: \xA7name -336
: \xA7num -140
: \xA7path 368
: \xA7url -165
; and -131
^ -234
^^ -234
^^a -144
^^a partir 216
^^a tela -139
^^a \u90A3\u53F0 113
^^acho que -176
^^all money 102
^^all our -307
^^also we 122
^^always run -328
^^and always 383
^^and as -302
^^and from -109
^^and it -261
^^and the -150
^^and use 298
^^aqu\xED los 178
^^ask me 150
^^because two 359
^^bitte immer 186
^^branch names 224
^^can we -223
^^chez nous 119
^^continue where 194
^^copy for 139
^^could you 249
^^create a -160
^^creo que -127
^^c\xE1mbialo en -110
^^d'ora in 157
^^deploys run -817
^^die \xA7name 142
^^do a -128
^^do not 374
^^do you -285
^^don't add 244
^^don't ever -123
^^don't forget 584
^^don't touch -379
^^don't use -101
^^du coup -144
^^el servidor 173
^^en este 104
^^every endpoint 158
^^every \xA7name 176
^^file \xA7path -230
^^files under 209
^^for the -198
^^forget that -159
^^from now 500
^^generate the -139
^^give me -131
^^go ahead -160
^^here is -170
^^hotfixes go 100
^^house rule 176
^^i always 352
^^i asked -252
^^i did -100
^^i do 183
^^i dont -266
^^i forgot 143
^^i have -157
^^i need -272
^^i never -218
^^i only 159
^^i prefer 518
^^i review 129
^^i run 397
^^i think -395
^^i told 282
^^i use 134
^^i want 211
^^i will -167
^^i work 233
^^ich will -127
^^ids are 167
^^if the 128
^^if we -129
^^if you 431
^^il server 163
^^in general 134
^^in our 136
^^in the -153
^^in this 188
^^in x -130
^^in \xA7path -266
^^is there -122
^^it never -115
^^it should -105
^^keep it -110
^^la base -375
^^lass die -129
^^leave the -108
^^let's go 473
^^lo que 219
^^look at -141
^^looking at 111
^^los tests -192
^^main \u306B\u76F4 118
^^make it -326
^^make sure -305
^^make the -428
^^merk dir 181
^^ne commite 164
^^ne modifie 113
^^never call 293
^^never commit 158
^^never do 257
^^never mind -224
^^never mock 258
^^never rebase 228
^^never use 112
^^no default 170
^^no don't -176
^^no lodash 265
^^no me -164
^^no take 121
^^no tests -199
^^no thanks -178
^^no the -126
^^no wait -202
^^not sure -111
^^note that -312
^^numbers in 186
^^nunca edites 117
^^o banco -221
^^ok -123
^^ok can 212
^^ok let's -146
^^ok so -170
^^ok thanks 497
^^on the 256
^^one component 247
^^only the 331
^^option \xA7num 129
^^our code -267
^^our tests -114
^^our \xA7name -119
^^pas de 150
^^per ora -127
^^please add 114
^^please don't -173
^^please never 302
^^please note 289
^^please remember -142
^^please revert 194
^^please stop 411
^^please use 183
^^please write -108
^^push the -149
^^put a -222
^^put the 132
^^remember -713
^^remember it 244
^^remember that -472
^^remember this 276
^^remember to -215
^^remember we 111
^^remove the 103
^^run make 218
^^run the -120
^^same for 308
^^save this 105
^^se n\xE3o -221
^^skip the 149
^^sleeps in 110
^^so is 238
^^so only 134
^^so the -151
^^split this -108
^^start with -189
^^stick to 164
^^stop -290
^^stop adding 320
^^take the -129
^^terraform state 168
^^tests need 274
^^that's wrong 192
^^the api -143
^^the billing -236
^^the crash -102
^^the decision 269
^^the deploy -208
^^the integration 395
^^the list -102
^^the reason 367
^^the service 152
^^the staging -245
^^the supplier 116
^^the tests -344
^^the timeout -118
^^the tooltip -103
^^the vendor -104
^^the window 384
^^the \xA7name 231
^^there is 157
^^this repo 271
^^und bitte -129
^^unit tests 133
^^update \xA7file 218
^^use a -111
^^use pnpm -260
^^use tabs -437
^^use \xA7code 113
^^use \xA7name -198
^^wait for 544
^^we always 466
^^we are -261
^^we can -265
^^we decided 314
^^we deploy -491
^^we do 538
^^we keep -103
^^we log 137
^^we need -328
^^we no 225
^^we settled 139
^^we use -373
^^we're a 107
^^we're done -138
^^we're on 141
^^what are -142
^^when i -104
^^when running 100
^^where is -114
^^wir duzen 137
^^wir haben -135
^^wir nutzen 301
^^wir pushen 207
^^write a -182
^^x \xA7name -113
^^yes and 259
^^you are -343
^^you can -144
^^you must -123
^^\xA7name -201
^^\xA7name is 243
^^\xA7name need 275
^^\xA7name \xA7name -320
^^\xA7name \xA7num -374
^^\xA7name \xA7path 676
^^\xA7name \u306F 165
^^\xA7num -187
^^\xA7num \xA7num -158
^^\xA7path -136
^^\u0443 \u043D\u0430\u0441 134
^^\u4ECA\u56DE \u56DE\u306F -112
^^\u6211\u5E0C \u5E0C\u671B 123
^^\u6211\u73B0 \u73B0\u5728 -117
^^\u6D4B\u8BD5 \u8BD5\u6570 -213
^^\u751F\u6210 \u6210\u7684 233
^^\u8ACB\u5E6B \u5E6B\u6211 -152
^^\uADF8\uB9AC \uB9AC\uACE0 -111
^^\uC11C\uBC84 \uC11C 121
^^\uC544\uB2C8 \uC544 -121
^^\uC9C0\uAE08 \uC9C0 -103
^^\uCEE4\uBC0B \uCEE4 117
^^\uD14C\uC2A4 \uC2A4\uD2B8 -188
^a 303
^ab 301
^acho -176
^add -368
^after -610
^airflow 168
^ajoute -165
^all 116
^also 232
^always 675
^ansible 138
^any 374
^anything 480
^anyway -136
^app -110
^aqu\xED 178
^are -272
^arm 187
^ask -118
^at -267
^aucun 119
^auf 103
^avoid 214
^bau -132
^before -234
^betr\xE4ge 248
^big 294
^bitte 176
^branch 153
^btw 229
^bump -234
^but -361
^buttons -116
^c -188
^c'est -380
^cada 218
^can -214
^change -114
^changelog 134
^chaque 248
^claude -241
^clean -155
^comments 278
^commit -488
^con -117
^consider -126
^continue -143
^corrige 256
^could 104
^create -281
^creo -127
^customers -234
^c\xE1mbialo -110
^d'ora 157
^das -104
^datasets 199
^decision 182
^delete 266
^den -116
^dependencies 125
^deploys -304
^depois -131
^deprecations 302
^der -379
^die -539
^do -331
^does -120
^don't 281
^donc -133
^dont -319
^draft -116
^drop -140
^du -144
^during -194
^en 236
^entire 165
^ent\xE3o -136
^env 232
^errors 337
^erzeug -163
^es -149
^every 120
^execute -123
^faz -134
^feature 150
^field -135
^file -284
^files 278
^find -174
^firmware 207
^first -164
^fixtures 106
^follow -192
^forget -204
^format -105
^four 351
^from 256
^fyi 199
^f\xFCr 106
^generate -195
^get -213
^git -139
^git-sync -155
^go -498
^good -115
^got -101
^great -124
^guarda -106
^h -187
^has -133
^have -269
^haz -175
^he -107
^here -153
^hm -212
^hmm -150
^hotfixes 182
^house 265
^how -244
^however -309
^h\xE3y -183
^i'd -232
^i'll -144
^i've -188
^ich -154
^ids 167
^if -246
^il -205
^im -409
^implement -106
^import -101
^in -151
^inside 305
^instead -249
^is -519
^it -643
^just -144
^keep -203
^kindly -125
^kommentare 343
^la -169
^label 190
^labels 143
^lance -163
^las 409
^lass -147
^le 137
^leg -122
^legal 231
^les 369
^let -242
^let's -145
^lets -189
^levanta -135
^like -116
^lo 106
^lockfile 284
^logging 145
^lombok 277
^looks -119
^los 310
^main -172
^make 784
^maybe -255
^medium -124
^merci -123
^merge -127
^merged -194
^merk 181
^messages 251
^migrations 116
^mocks 156
^money 160
^monta -127
^must 227
^my -172
^name -246
^ne 165
^neue 118
^never 689
^new 489
^nice -158
^nie 552
^niente 398
^nimm -166
^no 339
^nobody 380
^node 131
^nos 123
^not -471
^note 231
^notebook 125
^now -186
^npm 214
^numbers 186
^nunca 441
^n\xE3o -153
^o -347
^on 233
^once -326
^one 230
^only 371
^open -108
^option 123
^or -109
^our 242
^password -101
^patch -137
^per -197
^pode -127
^port -104
^prefer 118
^prod 108
^proto 157
^public 206
^push -299
^put 395
^q -110
^que -137
^read -269
^recuerda 101
^redis 111
^releases 130
^remember 493
^remembered -142
^rename -182
^replace -103
^report 106
^rerun -181
^research -214
^restart -134
^return -298
^review -395
^ricordati 279
^roda 158
^rough -131
^run -266
^running -242
^r\xE9dige -110
^same 175
^save 386
^schau -107
^schema 149
^scope -128
^screenshots 300
^se -224
^seems -116
^sem -167
^sempre 365
^should -285
^si -176
^siempre 243
^since -210
^sleeps 110
^small -109
^snapshots 251
^so -412
^soft 214
^solo 167
^sorry -136
^source -117
^split -116
^sql 210
^staging -168
^start -229
^stell -100
^stick 120
^stop 489
^strings 115
^sweet -102
^swiftui 117
^tabs 355
^tag 839
^take 288
^terraform 233
^tests 192
^thanks -109
^that -290
^the -272
^then -268
^there's -107
^theres -150
^these -133
^they -178
^they're 315
^this -275
^those 178
^time 202
^to -206
^toda 133
^toujours 114
^translate -184
^two -311
^type -155
^un 377
^une 297
^unit 133
^unknown 118
^unsafe 249
^update -200
^upgrade -228
^usa -129
^user -121
^using -170
^verify -397
^wait 327
^warum -141
^we 369
^we're 335
^we've 118
^wenn -131
^what -417
^whatever 157
^whats -139
^when -317
^where -191
^while -190
^why -312
^wir 540
^without -180
^wrap 285
^write -433
^x -117
^y -161
^yes -311
^you -275
^you're 323
^your -362
^yours 110
^\xA7code -507
^\xA7file -448
^\xA7num -427
^\xA7path -252
^\xA7url -217
^\xE0 269
^\xFCbersetz -104
^\u0432 -126
^\u0432\u0441\u0435\u0433\u0434\u0430 523
^\u0434\u0430 -185
^\u0434\u0435\u043D\u044C\u0433\u0438 186
^\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 206
^\u0438 344
^\u0438\u0441\u043F\u0440\u0430\u0432\u044C -154
^\u043D\u0430 263
^\u043F\u0440\u043E\u0432\u0435\u0440\u044C -197
^\u0441\u0434\u0435\u043B\u0430\u0439 -153
^\u0443 256
^\u3053\u306E -206
^\u4E0D\u662F -113
^\u4E0D\u80FD -168
^\u4E4B\u524D -169
^\u4ECA\u56DE -112
^\u4ECA\u5F8C 116
^\u4EE5\u540E 127
^\u4F46\u662F 321
^\u5148\u4E0D -150
^\u5185\u7F51 187
^\u524D\u7AEF 169
^\u53D1\u7248 184
^\u56FE\u7247 208
^\u5728 130
^\u5916\u90E8 107
^\u597D -138
^\u5982\u679C -326
^\u5E2E\u6211 -254
^\u5E6B\u6211 -262
^\u61C9\u8A72 -119
^\u6211\u4EEC 243
^\u6211\u5011 127
^\u6211\u5E0C 123
^\u6211\u73B0 -117
^\u6211\u7684 -110
^\u6216\u8005 -100
^\u6240\u4EE5 -130
^\u628A 122
^\u6D89\u53CA 120
^\u751F\u6210 194
^\u753B\u9762 108
^\u8ACB\u5E6B -152
^\u8FD9\u4E2A 195
^\u989C\u8272 229
^\uADF8\uB9AC -147
^\uC11C\uBC84 121
^\uC774 -140
^\uC77C\uB2E8 -111
^\uC9C0\uAE08 -152
^\uCEE4\uBC0B 117
^\uCFFC\uB9AC 137
^\uD14C\uC2A4 -188
a b 136
a better -134
a bit -143
a branch 151
a bunch -114
a change 130
a changelog 339
a clean -143
a clear -113
a code -169
a comment 254
a commit -193
a connection 148
a conta 157
a customer 124
a dependency 236
a dev -136
a doc 119
a docstring 354
a down 211
a feature -127
a file 197
a flag 304
a gente 179
a good 200
a i 198
a internet 308
a justification 145
a las 346
a line 208
a local -244
a look -167
a lot 121
a mano 241
a month 237
a new -112
a note 471
a number 104
a p -146
a partir 193
a pr -113
a question -155
a r 201
a redirect 229
a regression -139
a request 152
a row 249
a s -131
a screenshot 192
a script 329
a short -193
a single -110
a small -192
a table -127
a tela -141
a test 202
a thing 222
a throwaway 290
a ticket 284
a tooltip -157
a typo -138
a unique 100
a view 151
a week 134
a \xA7num 102
a \u90A3\u53F0 113
ab 439
ab bl 154
abbreviations 117
abbreviations in 139
aber -140
abh\xE4ngigkeiten 267
ablation -121
above 511
above \xA7num 110
abre 154
abre el 100
absprache 145
accept -135
accepted 386
accepted in 114
access 109
access to 130
accessibility 149
accetta 238
accidentally -131
acc\xE8s 122
acho -176
acho que -176
across 224
across all 415
action -303
actions 139
active -141
actual 111
actually -349
ad 167
ad hoc 213
adapter 108
add -213
add a -249
add new 155
add other 306
add the 224
add this 445
add \xA7code 371
added -331
added to 275
adding the 117
additional -133
address -228
addresses 476
adds -126
adesso -109
admin 180
admins 228
after 213
after each 144
after init 493
after the 258
after \xA7num 369
again -449
again , -130
again on 487
against 342
against the 315
agent -599
agents -104
agents , 208
agents to -121
aggiungi -111
agora -131
agora , -153
agora o -153
agree -229
agree with -197
ahead -155
ahead and -103
ah\xED -147
ai -135
airflow 329
ajoute -165
al 244
al hacer -114
alerts 128
algo 153
all -143
all , -148
all endpoints 229
all money 102
all my 221
all of -156
all our 159
all public 239
all services 242
all the -167
alle 372
allocate 162
allow -181
allowed 362
allowed to 232
allowing 142
allows 186
allows \xA7num 353
alone , 158
along -104
alongside 341
already -541
already : 326
als 173
also -412
also be 447
also in -126
also need 146
also use -121
also we 145
alten -123
always 526
always at -188
always call -192
always come -151
always end -126
always get -145
always go -184
always happens -228
always have -256
always in 255
always name 123
always need -138
always put 109
always run 286
always show -194
always squash 142
always stay -128
always use 137
always write 104
am -146
ambiente de 124
an answer -191
an der 135
an email -101
an endpoint 219
an entry 115
an error -121
an existing -279
analysis -170
analytics 157
analyze -148
and a 226
and address -115
and all 158
and always 150
and an 273
and are -129
and as -315
and can -149
and claude 346
and collect 176
and commit -204
and create -127
and do 178
and from 113
and get 116
and i 123
and if 170
and in -111
and it's 159
and its 212
and leave 202
and let's -101
and list -119
and make -189
and merge -109
and never -105
and no 124
and not 314
and nothing 348
and on -151
and please 261
and publish 203
and push -269
and remember 255
and remove -182
and report -158
and review -197
and run 103
and save 469
and should -119
and test 186
and then -119
and there 182
and two 144
and up 187
and use 237
and we 282
and what 203
and you -297
and \xA7file -174
and \xA7name -262
and \xA7path -249
android 230
android \xA7num 186
animation -117
announced 274
announced in 274
anos 131
anota 498
another -173
ansible 149
answer me 331
answers 393
antes 481
antes de 453
anthropic -115
any changes -125
any of -156
anymore 495
anything 363
anything , -179
anything else -130
anything that 323
anything under 139
anything visual 391
anyway 309
ap -152
api 387
api tests -229
app 114
app , 233
app always -143
appears -157
append 171
append only 205
apple 173
applicable 210
application -117
applied -302
apply -260
appropriate -151
approvals 670
approve -104
approved -104
apps 190
aqui 166
aqu\xED 156
aqu\xED los 178
ar 193
architecture 252
archive -149
archivo -177
are 718
are : -208
are all 121
are already -129
are always 224
are banned 184
are failing -260
are fine 102
are for 144
are going -193
are good -144
are green -184
are in 176
are limited 155
are mine 125
are missing -216
are no -246
are not -397
are now 164
are offline -209
are ok 175
are on -115
are only -148
are taken 193
are the -115
are there -268
are we -240
are you -209
are \xA7name 333
are \xA7num 236
aren't -170
argparse 118
args -103
argument -203
arm 162
around -176
arquivo 345
arquivos 432
array -175
arrives 294
arr\xE9glalo -119
artists 263
as 251
as a -120
as an -253
as in -206
as it 302
as possible 150
as you 219
as \xA7code -142
as \xA7name -202
ask 423
ask for 145
ask me 152
asked -157
asked for -251
asks -976
asserts 123
assign -126
assist -100
assistant 242
at a 239
at every 189
at most 116
at night 187
at the 323
at \xA7num 615
at \xA7path 305
at \xA7url 411
attempts 163
attribute -170
attributes 175
attribution -225
au 166
au passage 136
auch 121
aucun 163
audit 142
auditoria 155
auf 394
auf , -197
auf deutsch 115
auf englisch 176
auf main 184
aus 144
author 175
authorization -122
auto -144
automation 299
available -406
available in -142
avait -129
avant 353
avant de 303
avatar -109
avoid 251
await -235
away 182
axios -129
ayer -129
b -343
b , 116
b l 123
b u 130
back -395
back to -171
backend 264
background -261
backup -306
backups 135
bad -334
banco 294
bank 144
banned 557
banner -212
bar -140
barrel 389
barrel files 389
base 195
base de 389
based 119
based , 159
based on -185
bash 155
basically -142
basis 193
battery -136
bau -227
bazel 243
be an 120
be available 103
be called 143
be done 323
be in 131
be negative -101
be out 283
be removed -137
be right -128
be set 153
be sure 152
be the -159
because 319
because i -163
because it 319
because npm -423
because of 225
because the -141
because two 414
become -139
becomes 158
becomes the 242
been -269
before 441
before , -225
before : 142
before adding 101
before anything 108
before code -107
before committing 158
before i -130
before merging 160
before we -168
before you 312
behalten 132
behavior -285
behavior , -125
behind a -183
bei 374
bei uns 336
believe -118
belong 572
belong to 486
belongs 291
belongs to 197
bench 243
benchmark -128
benefit 166
benefit from 167
best -283
betr\xE4ge 248
better -105
between 348
between the -100
between \xA7num 109
bevor du 132
bigint 266
bigquery 227
billing service -217
bills 162
bin -209
binaries 197
binary 102
bis -109
bit -119
bitte 287
bitte den -110
bitte die -246
bitte immer 391
bitte in 289
bitte mit 159
bizarre -123
bl 123
bl le 154
black 278
blame 140
blank -218
bleiben 111
blender 150
blocks 239
blog -139
blue -118
board -139
bodies 150
body of 155
bon -129
book -184
boolean -109
bootloader 341
bootstrap -164
bot 551
both -187
both the 203
bottom -264
bot\xF3n -142
brainstorm -154
branch -347
branch names 224
branch \xA7path -143
branches 274
branches , -356
braucht 162
break the 115
breaking 308
breaks 220
breaks the 320
brenner -138
brew -203
bricht -147
briefly -199
bring -112
british 418
british spelling 446
broke -105
broken -237
browser -199
btw 264
btw , 227
bu 123
bu ui 148
bucket 122
bucket de -110
buckets 188
budget 235
budget for 259
bugs 336
build server 105
build the 126
builder 219
building -155
builds 129
built 188
built in 242
bunch -114
bunch of -114
bundle 423
bundle must 127
business 289
busy -315
but -555
but for -103
but i 183
but it -130
but it's 143
but not -150
but that 111
but \xA7name -137
button -474
button , 168
button must -163
by 342
by a -125
by default -109
by hand 342
by more -140
by one -109
by the 449
bypass -143
bytes -274
b\u1EA1n 305
b\u1ED9 -229
c : -130
c o 137
c public 157
c t -101
c'est 242
c'est la 108
c'est le -143
calculations -113
call in -100
call init -231
call the 206
call \xA7code 290
called \xA7name -119
calls -161
calver 170
camada 150
cambies -181
cambies nada -181
cambio -112
came -172
campo -207
can also 194
can create 144
can do 282
can go -183
can have 128
can see -106
can use -121
can wait 114
can we -369
can't 343
can't leave 104
can't update 123
can't upgrade 377
cannot -438
cant 135
capability -168
caps 103
capture 119
capture the 253
captured -100
card -120
card data 309
card needs -157
care 321
carefully -201
carrito -109
carry 327
carry a 209
cart -162
cas -145
case , -123
cases -199
cassettes 167
cat 116
catalog -149
catch 119
caught -223
causa 102
cd -182
ce -113
ce d\xE9p\xF4t 154
ce matin -123
ce projet -113
celui -103
cent 117
central 243
cents 1175
certain -128
certificado 125
cette -220
champs -145
change anything -134
change other -126
change the -185
changed -156
changelog 503
changelog entry 490
changes and -112
changes for 125
changes in -112
changes only 101
changes take 226
changes you 405
changeset 255
changing 137
chaque 747
chaque lundi 133
characters -134
chars 102
chart -283
charts 111
che 154
check -352
check , -116
check if -113
check in 362
check is 120
check that -108
check the -398
checked 139
checked out 241
checking -165
checklist -157
checkout -107
checkpoint -357
checkpoints -192
checkpoints , -196
checkpoints go 242
checks -233
cherry-pick 175
chez nous 277
chiavi 146
cho -158
choose 116
chrome -132
churn -266
ci 133
claim -285
claims 158
claire 214
class 141
classe -172
classes 298
claude -236
claude , 253
claude code -104
claude in 155
clean -182
clean up 152
clic -147
click -189
client instead 441
clients 118
clippy 132
clock 327
closed the -170
closing -320
cluster 476
cluster is 115
clusters 316
co 146
code 414
code , 472
code : -180
code for -197
code goes 149
code in -399
code is -237
code needs -135
code review 135
code should 306
codebase 219
codebase and -102
codegen 409
coderabbit -163
codes 457
cola -115
collaudo 130
collect 142
color -353
colours 322
com 485
com a 169
come 245
come from 480
come out 151
comes 268
comes from 236
coming -129
command -389
command line 143
commands -116
comme -219
comment , 113
comment from 282
comment is 221
comment on -271
comment to 132
comment with 155
comments 177
comments and -245
comments that 563
commit 182
commit , 234
commit and -260
commit in 124
commit it 107
commit message -143
commit messages 344
commite 161
commits 655
commits , 151
commits and -107
commits are -403
commits auf 314
committed 218
committing 252
commonjs 182
communication 113
compare -372
compare the -150
compile -199
complete -157
completed -144
completion -132
complex -128
compl\xE8te 141
component 168
component per 247
comprehensive -102
compute 114
computer 234
con 178
con eso -172
concept -103
concise 147
concurrent -106
concurrently 243
condensation -170
condition 147
conf -196
configurable -117
configured -205
confirm -312
confirmation -148
conflicts -169
confused -146
cong\xE9s -198
connected -265
connection -170
connection by 149
connections 367
consider -292
considered 203
consistent -109
const 108
const \xA7name -299
constant -130
constants 275
construction -142
consultas 134
conta 196
contain 133
container 385
container queries 102
contains -264
contenedor -139
content -402
context -328
context , -117
context and 259
continue -129
continue where 194
contra 114
contra el 114
contractually 124
contratto 203
controlla -114
convention 141
conventional 194
conversion 139
convert the -126
copies -113
copilot 319
copy for 129
core 320
correct , 218
correctly -386
correo -297
costs 267
cos\xEC 196
could -429
could be -138
could you 237
couldn't -216
count 211
count as 110
counter 315
country -119
counts as 142
coup -144
coupe 108
course -205
cover -152
cover the -100
coverage -149
covered -159
cp 132
crash -142
create -264
create the -139
create \xA7name 122
created -197
created in 207
creating 170
creating a 102
creating summary 281
creating the -163
credentials -137
creo -127
creo que -127
cria 264
css 427
csv -121
ct -101
ctx -100
currency 354
current -105
currently -410
customer 522
customers 260
customers are 161
cut -207
cut off -140
cycle -434
c\xE1c -144
c\xE1ch -180
c\xE1i -230
c\xE1mbialo -143
c\xE1mbialo en -110
c\xF3 -158
c\xF3digo 398
c\u1EA7n 367
c\u1EE7a 315
c\u1EE7a t\xF4i 427
d -259
d e -247
d f 149
d'ora 157
d'ora in 157
da 339
da at 108
da camada 150
da empresa 100
daily -160
dal 405
dana 381
dann -283
dans 391
dans la -128
dans le -140
dans les 183
dans tmp -131
dans \xA7path 246
darf -106
darf nie -200
dark -165
das -117
das wird 128
das \xA7name 152
dashboard -284
dass -444
dass die -197
dass wir -243
data and 125
database is 134
databases 431
datasets 199
date -197
date in 101
date-fns 341
datenbank 309
datenbank wird 202
dates 425
datos 185
datos de 126
day -238
days 284
db 143
db is 235
dba 239
dbt 146
de 323
de ahora 236
de auditoria 155
de ayer -103
de commit 127
de datos 277
de la -158
de las -220
de los -220
de noche 136
de novo -137
de prueba -140
de pruebas 192
de \xA7name 222
de \xA7path 233
debe -435
debugging 151
decided 227
decimal 254
decimales -104
decimals -130
decision 507
decisions -142
dedicated 173
deep -101
default , 279
default exports 264
default is -109
defaults 255
defined -188
definitions 156
dein -132
del 354
del \xA7name 105
delete the -182
deleted after 184
deletes 203
della 132
demo -220
demo account 209
den -152
den linter 240
denen 120
dependencies 182
dependencies to 127
dependency 260
depends 155
depends on 162
deploy 278
deploy from 160
deploy on 255
deploy steps -297
deploy the -118
deploy to 197
deploys 288
deploys run -250
depois 207
deprecations 302
deps 223
deps in 273
depuis ce -114
der import -151
der kunde 133
der \xA7name 196
desconto -124
description , 175
deshalb 243
design system 190
design tokens 260
desk 136
desktop app -102
desliga 172
detail -222
details -214
detection -125
deutsch 526
deutsch , 173
dev 229
deve -175
develop 142
develop , 159
developer -116
df 144
di 426
di collaudo 130
di prova 145
dialog -235
did -308
did , 176
did not -115
did the -105
didn't -125
die neue -136
die staging-datenbank 289
die tests -255
die \xA7name 281
die \xE4nderungen 139
dienstags 179
diesmal -102
diff -122
difference -150
different -364
diffs 540
dir -141
dir , -209
dir bitte -232
direct 160
directly , 158
directory -114
direto 247
dis-moi -100
disable -215
disable the -122
disabled -196
disk 108
disk is -124
display -239
disso 148
dist 179
distinct -145
django 372
do a -289
do arquivo -104
do have -116
do i -171
do it 193
do jur\xEDdico 102
do not 215
do something -141
do that -232
do the -204
do this -117
do we -220
do you -261
do \xA7name 267
doc 190
doc comment 146
docker 451
docker , 192
docs 239
docs site 108
docstring 702
document -295
documentation 467
documented in 213
documents -116
does -135
does not -187
doing -541
doit toujours -180
doku 283
domain -207
don't 382
don't change -293
don't commit -197
don't delete 156
don't do 250
don't exist 113
don't forget 569
don't get -129
don't hardcode 166
don't have -138
don't install -209
don't know -126
don't need -118
don't support 135
don't touch -521
donc -165
done -227
done , -142
done by 123
done here -247
dont 716
dont like 450
dont make -133
dont want -262
dossier 356
double -140
down 122
down step 211
download -133
drin -148
driver -130
drop the -153
dropout -121
dropped 217
dry 137
dry run 161
du 158
du coup -144
du was 150
due 276
due volte -145
duplicate -116
duplicated -160
durations 246
during -124
duzen 137
d\xE1 108
d\xE1 pra 107
d\xE1 uma -128
d\xE9coupe 130
d\xE9passe 162
d\xE9p\xF4t 181
d\xE9p\xF4t , 124
d\xEDa 112
d\xEDas 117
d\xFCrfen 200
d\u1EF1 254
e 222
e , -284
e basta 171
e e -194
e il 158
e m -101
e n -148
e n\xE3o 138
e suite 105
e x 105
e \xA7num 234
each 589
each new 140
each of -107
early 218
early returns 408
easier -103
easy 149
echte 142
edit 208
edit the 251
edita 235
edited 198
edites 117
editing 153
effect -142
ein -215
eine 236
einen 139
either 251
el -332
el bot\xF3n -142
el correo -297
el servidor 254
elastic 103
element -121
else 339
em 861
em ingl\xEAs 122
em portugu\xEAs 114
email 381
email and -127
emarquez 115
emarquez onedrive -124
emojis 669
empresa 100
empty -542
empty , -173
en 378
en espa\xF1ol 118
en este -101
en ingl\xE9s 331
en los 106
en python -136
en \xA7path 279
enable -258
enabled -201
encore -220
end -319
end of -111
end up -154
endpoint 225
endpoint must 108
endpoints 249
ends 150
ends up 149
enforce -165
engine -155
englisch 176
english 462
enhancement -100
enough -438
enquanto -149
ensure -535
entire -210
entire cli 144
entire enable -111
entire-checkpoint 107
entirely -169
entra 223
entra no 159
entry in 121
entschieden -223
entschieden , -223
enum -110
env 307
env , 155
env example 463
environment 193
er -128
err -187
error -486
error , -129
error : -117
error codes 217
error is -154
error message 100
errors in -267
erst 444
erzeug -163
es 342
es bei 113
es ss -153
eslint 378
eso -202
espa\xF1ol 118
esse -162
esta -179
esta tarea -110
este -264
este commit -112
este proyecto 102
este repo 111
estimate -307
estimate , -126
esto -104
est\xE1 343
est\xE1 en 136
est\xE1n 158
etc -151
etc , -122
etwas 179
eu -289
eu-central 121
eu-central \xA7num 127
euo 198
euo pipefail 198
euro 102
evaluate -131
even 128
even for 249
even if 211
even on 251
even though -130
event -254
events -132
ever 733
ever use 293
every 758
every endpoint 158
every migration 189
every new 347
every second 116
every \xA7name 176
every \xA7num 152
everything is -146
everything to 134
everywhere 679
evidence -113
ex 339
exact 112
exactly -153
example , -195
examples 120
excel 394
exception 106
exceptions 199
exclude -140
exclusively 183
execute -347
executing 183
execution -113
exercise -112
exig\xEAncia 117
existing -588
existing \xA7name -274
exists -154
exit -386
expected -219
experience -126
expire 329
expired -164
explain -108
explain the -100
explaining -230
explanations 276
explicit 145
export -366
exporter -115
exports 396
exposed -109
exposing -105
extends 342
extensions 329
extensions in 342
external -198
extra -194
extract -183
eyes 101
f a 220
f \xA7path -124
fa 252
fact -204
factory -277
fail -375
failed -487
failing -229
fails -218
fails the 511
failure -258
fait avec 148
faker -125
fala -106
falla -137
fallar -195
fallback -229
falls -137
false -380
faut 109
favor 120
feature 434
feature branches 289
feature flags 137
fechas 156
feedback -170
feel -180
fehlt -146
fetch , 140
fetching -159
few -288
fiche -125
ficheros 133
ficheros de 120
fichiers 209
field -463
fields -114
figure -143
fila 118
file -241
file , 141
file : -123
file changes 321
file env 234
file has 106
file in -248
file names 111
file \xA7path -255
files 228
files , -134
files : 212
files and -192
files are -178
files in 137
files must 134
files that -117
files under 145
filialen 190
fill -258
filter -237
filtro -115
fin 225
finally -166
find -318
find it 282
finding -121
findings -263
finds 116
fine -260
fine , 176
finished -119
fires -145
firmado 116
firmware 314
first 214
first , 219
first and 176
first to -134
fish 260
fish , 276
fit -102
five -216
fix -398
fix goes 103
fix them -148
fixing -196
fixture 247
fixtures 492
flag 643
flaky 527
fleet 210
fliegt 117
float 178
floats 329
floor 203
flow -230
flow , 231
flyway 120
focus on -100
fold -133
folder 112
folder is 351
follow 184
follow the 133
follow-up -109
footer -379
for anything 424
for every -172
for everything 245
for example -276
for future -132
for gemini -115
for me -371
for now -316
for that 513
for the 248
for this -522
for today -128
for us 403
for whatever 136
for you -154
for \xA7path -302
forbidden 296
forget 392
forget that 106
forget the -355
forgetting 298
forgetting that 177
forgot 115
forgot why 211
fork -152
form 340
format 136
formatting 242
forms 134
fornitore 348
found -554
four 191
fragment -111
frame -157
frames 162
frau 327
free 178
free tier 159
freitags 261
fresh -166
friction 211
friday -189
fridays 151
fridays at -132
friendly -332
friendly , -102
from 173
from a 118
from here 111
from laptops 214
from my -101
from now 555
from production 117
from security 128
from step -191
from that -142
from the 396
from there 103
from \xA7file 352
from \xA7name -336
from \xA7num -332
from \xA7path -103
front 135
front of 109
frozen 456
frozen , 170
fuera 337
fully -146
func -127
funciona -128
funciones 161
function -332
function , -133
function is 104
functions 264
functions need 224
funziona -227
future sessions -102
futuro 198
fyi 199
f\xFCr den -218
f\xFCr die -220
game -234
gameplay 229
gap -155
gate 329
gateway 316
gateway , -106
gehen 103
geh\xF6ren 234
geh\xF6rt 145
gemini -102
gen 142
genau 129
genera 112
general i 122
generate -251
generate a -100
generated 370
generated files 381
generated with 136
generic 113
gente 196
gente nunca 101
german -189
german : -186
get 431
get a 141
get back -111
get deleted 184
get flagged 112
get it -230
get this -173
get to -153
gets 723
gets a 146
gets committed 284
gets two -145
getting -276
gh 463
gibt 213
gibt es 111
git hooks 111
git lfs 275
github -469
github actions 156
gitlab 198
giulia 410
give -198
give it -105
given the 157
gives 161
giving 118
glass -278
go 529
go , -497
go ahead -283
go back -101
go first 326
go for -224
go in 323
go into 301
go on -245
go through 380
go to 368
go-git 323
goal -100
goes 262
goes to 286
going away 154
going forward 151
gold -100
good -241
google 119
got -178
gpu 180
gradient -147
gradle 146
grant 220
great -225
great , -115
green -288
greeting -183
grep for -111
grey -146
grunds\xE4tzlich 110
guess -156
guide 123
g\xEC 265
h -177
h o 140
hab -112
haben 217
hace 200
had -177
had a -121
half 279
half the 247
hand 568
handle -257
handler -152
handler , -104
handlers 482
handoff -226
handover 295
hands 402
hands off 402
hangs -101
happen 308
happen in 197
happening 115
happens 263
happens in 104
harbor 164
hard to -112
hard-wired 150
hardcode 132
harness -129
has 233
has a 296
has its 139
has no -107
has to 746
hast -127
hasta -150
hat 349
have -132
have a 148
have any -116
have in -212
have my 137
have no 222
have one -101
have the 190
have to 603
haven't 113
having -132
hay -139
haz -175
he -118
headers 281
health check 150
heap 479
heavy 372
helm 193
help -304
help me -178
helper -148
helper in 123
helpers -120
her 222
here 212
here , 265
here : 159
here is -209
here on 103
heute -334
hi -118
hide -239
hide the -177
high 141
him 103
hints 239
history 103
hit -207
hm -212
hm , -211
hmm -152
hmm , -110
hoc 196
holds 390
holds names 157
home has 107
hooks 138
hora 113
hospital 130
hosted 207
hotfixes 342
hotfixes go 121
house 304
house rule 176
house style 136
how -433
how do -130
how to -174
however -312
however , -287
hr -181
html -144
http 335
hydra 122
hydra yaml 124
h\xECnh -225
i -258
i always 352
i am -317
i ask -146
i asked -263
i believe -113
i can -225
i create 134
i did -131
i don't -185
i file 311
i get -156
i go -152
i l 247
i like 324
i m -100
i mean -173
i need -594
i never -230
i o -172
i only 110
i prefer 508
i read 324
i review 129
i run 278
i think -100
i thought -131
i told 277
i tried -159
i use 489
i want -127
i wanted -138
i was -117
i will 136
i work 233
i would -107
i'd -288
i'll -304
i'm -327
i'm not -146
i'm the 199
i've -296
ich will -134
icon -228
icons 134
id is -189
idea -435
idea , -167
idea why -133
ideas -147
idempotent 174
idempotent , 183
identity 185
ids 404
ids are 154
ie 135
if -455
if a -141
if any -109
if is 137
if it 134
if needed -107
if the -135
if there -133
if they're 194
if we -276
if you 351
if \xA7name -132
ifs 102
ignored -116
il db 103
il file 131
il ld 135
il me -114
il parser -165
il server 163
il totale -159
im 587
im code 168
image is -121
image \xA7num -198
images -111
immediately -120
immer 474
immer ab -222
immer den 169
immer erst 253
immer in 177
impact 459
implement -404
implementation -316
implementations 289
implemented -232
implementing -101
import -234
important -110
importe -137
importer 113
importes 159
importes van -182
importing -139
imports 285
improve -165
in 415
in all 443
in any 142
in both 138
in claude -150
in components 135
in den 148
in docs 217
in english 444
in every 308
in future 207
in github -146
in handlers 121
in inglese 123
in its -112
in line -126
in memory 202
in mind 352
in ng -108
in one -321
in our 142
in parallel -189
in plain 108
in production -142
in redis -177
in teh -130
in terms 357
in tests 195
in them 166
in there 345
in this 222
in those -183
in update 210
in v 120
in vanilla 161
in x 188
in your 169
in \xA7file 301
in \xA7name -216
in \xA7num -275
in \xA7path 303
in-master 203
include -222
include : -126
included -145
includes 154
including -137
index -164
info -133
infra 223
ingles 102
inglese 123
ingl\xE9s 331
ingl\xEAs 122
init 161
initialize -126
input -104
inside the 154
install -397
install anything -209
install the -102
installed -127
installs -185
instead 228
instead , -130
instruction 108
integer 205
integration 337
integration tests 309
inteiro 136
intended -158
interactive -213
interface , -103
interfaces 187
interfaces in 194
interna 303
internal ; 108
internet 387
internet , 141
into a -182
into one -102
invalid -243
io on -169
ios 235
is 249
is : -121
is all 228
is already -119
is also -151
is an 188
is at 260
is banned 311
is because -127
is blocked 113
is busy -315
is called 177
is checked 189
is clear 109
is complete -174
is dana 121
is done 117
is empty -233
is enough -167
is expired -156
is failing -157
is forbidden 257
is frozen 297
is generated 147
is gone 116
is hard-wired 150
is it -194
is made -169
is mandatory 151
is merged -138
is missing -154
is no -142
is now 144
is off 112
is ok -115
is out 168
is read 122
is read-only 268
is reserved 181
is reset 125
is running 227
is set -201
is slow -285
is ss 123
is still 236
is stored -179
is taken -281
is the 642
is there -310
is too -105
is used 153
is what 556
is why 103
is working -105
is \xA7name 264
is \xA7num 606
isn't 270
issue -336
issue and 120
issue in 109
issues -172
issues , 146
ist 369
ist der 176
ist noch -194
ist schreibgesch\xFCtzt 231
it -171
it , 183
it : -120
it a 126
it also 103
it as 192
it breaks 111
it from -292
it gets 257
it has 158
it holds 157
it in -502
it into 198
it is -231
it never -230
it on -272
it only -116
it properly 130
it stays -127
it to 260
it will 108
it's -230
it's a 198
it's fine 105
it's the 107
items -389
its not -102
its own 102
itself -110
j -203
j'ai -166
jamais 207
jamais de 239
jamais les 194
jamais npm 100
january 144
java 147
je -487
je n'ai -171
jede 229
jedem 475
jedem commit 289
jenkins 158
jest 224
jeudi -126
jira 175
job 184
job that 157
jobs 326
join -162
jonas 147
js 184
jumps -167
jur\xEDdico 102
just -506
just like 134
just the -158
just to 129
just want -114
juste -220
justification 145
kann 228
ke -150
kebab-case 251
kebab-case for 129
keep 743
keep forgetting 283
keep getting -157
keep going -177
keep in 376
keep port 555
keep the -155
keeps -139
kein 381
keine 429
keiner 138
kept 119
kept for 158
key for 174
key in 209
keys -107
keys in 232
kind , 104
kind of -126
kindly -202
know -374
know about 247
know what -114
knowledge -168
known -176
ko -213
kommen 212
kommen immer -203
kommentare 289
kommt 237
kubectl 129
kubernetes 579
kunde 133
kundennamen 136
l 111
l a 121
l'export -235
l'\xE9quipe 198
la cache 197
la carga 106
la cola -115
la fiche -125
la main 230
la plateforme 180
la prod 266
la pr\xE9prod 149
la table -117
la \xA7name -114
lab 173
lab , 110
label 129
lag -211
lambda because 127
lambdas 193
lancer -345
lancer les -187
laptops 243
large -168
las 234
las ramas 118
las \xA7num 238
lass -153
lass die -135
lassen -129
last -362
last quarter 137
last step 182
latency -162
latest -171
latest version 229
laufen 320
laufen lassen 133
launch -176
le 136
le code 297
le hook 101
le logo -129
le nouveau 100
le num\xE9ro 115
le temps -110
le \xA7num 216
lea 120
leading 172
learning -133
leave 589
leave a -215
leave the -322
led -209
lee -108
left -330
leg -122
legado 181
legal 334
legend -203
leitura 245
lena's 218
length 122
length 0 -497
length 1 -332
length 2 -222
length 3 -264
length 4 -172
length 5 -405
les 739
les fichiers 113
les tests 132
less -129
let's -327
let's do -171
let's get -101
let's go 219
let's just 188
let's make 107
let's start -103
lets -365
levanta -135
level \xA7num -183
lfs 275
li 171
lib 533
licence 145
lieferanten 137
liegen 143
liegt -101
like -207
like i 121
like the -165
like this -103
likely -104
limit 232
limit is 155
limited 154
limited to 155
limiter -114
limits 226
line -207
line , -112
line length 464
line \xA7num -576
linear 237
linear issue 135
lines and -113
lines at -215
lines \xA7num -138
link -502
link to -129
links 142
linter 148
linter before 456
linter first 569
linter laufen 240
lisbon 113
list -401
list , 116
list of -188
liste -242
listed -153
listed in -129
literal -195
live 589
live in 283
lives 362
lives in 445
livraison -189
ll ls 135
llegan 111
lo 127
lo de -144
loaders 147
loading -133
local 139
local , -198
local : 125
local and 171
local time 112
locale 124
localhost 123
locally 151
located -247
located in -224
location of 176
lock 144
lockfile 100
locks 149
lodash 319
log 354
log , -152
log in -259
log the 612
log through 137
log to 136
log with 437
logged -235
logger 176
logic -120
login -549
logo -377
logs -144
lokalise 142
lombok 126
longer deploy 225
look -434
look , 307
look at -317
look in -116
looked 160
looked at 164
looks -256
loop -173
loops 191
los 497
los datos -107
los ficheros 133
los importes -182
los \xA7name 227
lose -142
lost -123
lot 115
lower 565
lower case 273
luego -149
lui 198
lunch -243
l\xE1 131
l\xE4sst 189
l\xE4uft 111
l\xE4uft , -131
l\xE4uft \xFCber 150
l\xEC 303
l\u1EA1i -100
m e -103
m i -137
m m -109
m p 169
m-claude -157
mac -167
mach -271
machine -122
machines 187
macht 102
macht die 111
macos 227
macs 105
made 268
magic 261
mai 383
mail -109
main 417
main , -177
main first -259
main \xA7name -119
main \u306B\u76F4 118
mainline 141
maintain 444
maintenance 224
main\uC5D0 133
mais -231
major 305
majors of 180
make 404
make a -205
make build 453
make check 218
make it -529
make push 455
make restart 452
make sense -104
make sure -231
make the -572
makefiles 187
makes 218
mal -339
malloc 295
man 132
managed -235
managed by 107
manager 352
manager or 139
mandatory 163
mano 241
manually -119
many -233
map -347
mapbox 125
marche -101
markdown 123
marketing 217
mart 149
mascarado 235
master 245
matches -167
matching -384
material -153
matin -123
matplotlib 186
matplotlib , 186
matter 122
max \xA7num 327
may 317
may not 128
maybe -143
mcp server 254
md -151
md , 176
me -106
me and 141
me before 404
me fala -116
me if -103
me know -155
me to -106
mean -219
means 449
medium -146
mehr 256
members -152
members , -150
memoria -102
memory 331
memory : 128
mention the -103
menu -288
merci -140
merge 341
merge , 122
merge conflicts -116
merge with 121
merged , -160
merges 252
mesmo -110
message -315
messages 286
metadata -666
methode 127
mets -190
metti -154
mexe -108
mi -285
middleware 267
midnight 135
might -410
might be -111
migration 250
migrationen 371
migrations 557
migrations , 214
migra\xE7\xE3o 135
min 198
mind -229
mind , -123
mind that 306
mind the -199
mine 256
mine , 125
minha 200
minimal 185
minutes -192
minutos -117
mir 106
mirror 112
mise -133
miss -157
missing -363
mit 386
mit dem -144
mm -109
mock 346
mock the 168
mockery 236
mocks 434
mocks for 127
modal -406
modal , -254
mode -397
model 137
models 125
models stg 215
modes -125
modification 133
modifications 242
modifie 129
modifie jamais 113
modules 638
modules and 237
moment 371
mondays 101
money 222
monorepo 178
monta -127
month 125
more -647
morgen -210
move -208
move the -120
move to 207
moves 326
moving -258
moxa -205
mqtt 143
ms 165
much 139
multiple -521
multiples 138
must 662
must always -256
must be -519
must have 489
must not 307
must stay 127
my machine -107
my name 108
my ok 212
my phone 162
my project -128
my projects -132
mypy 242
mypy strict 256
myself 576
mysql 188
m\xE0 -144
m\xE1quina 134
m\xE1s -107
m\xE3o 544
m\xEAme -128
n a -157
n c 123
n d -101
n e 199
n g -113
n n 189
n'a pas 105
n'ai -171
n'est 108
na 298
nach 620
nach \xA7path 457
nachrichten -206
nacos 181
nada de 538
name , 184
name : -160
name \xA7name -132
named 408
named after 116
names 162
names : 829
names are 182
names ever 197
nas 225
nbstripout 106
nc 123
nd -100
ne commite 164
ne modifie 129
nearly -247
necesitan 151
necesitan \xA7name 151
necessary -197
need 188
need a 330
need an 219
need docker -160
need my 155
need to -293
need type 224
need \xA7name 655
needed , 164
needs 263
needs a 561
needs an -142
negative , -101
nei 316
nel 637
nem 287
nenhum -106
nesse -326
nested ifs 155
nettoie -121
network 113
neu 164
neue 169
never 620
never add 127
never call 324
never commit 473
never deploy 255
never do 255
never force 313
never go 128
never got -232
never log 436
never mind -289
never mock 154
never open 149
never read -180
never rebase 228
never run 478
never show 141
never touch -196
never use 415
new branch -134
new session 102
new \xA7name -132
newer 114
newer ones -148
next to 606
nexus 200
ng -113
nginx -322
nh\u01B0 -286
ni 295
ni \xA7name 122
nice -229
nice , -152
nicht 390
nicht , -118
nicht \xE4ndern -108
nichts 237
nichts verloren 145
nie 191
nie auf -205
nie ohne -181
niente 740
night 234
nil -138
nimm -171
ningu\xE9m 329
nix 105
nm mp 155
no 458
no , -249
no argparse 118
no cambies -181
no code -215
no comments 183
no deploy -271
no docker 114
no en 157
no errors -200
no floats 142
no heap 162
no i -249
no idea -163
no internet 205
no lockfile -209
no lodash 265
no me -164
no need -177
no other -110
no pip 159
no raw 121
no se 106
no shell 206
no such -209
no task 198
no tests -321
no thanks -178
no toques -235
no user 117
no uses 150
no wait -202
no \xA7file 130
no-verify 251
nobody 404
noch -131
noch nicht -109
noche 136
nochmal -142
nock 192
node 397
node \xA7num 656
nodes 106
noi 139
noise -157
nome 108
nomi 514
non 587
none in 121
noon 169
normal -161
nos 306
nosotros 248
nosotros solo 111
nostre 159
not 177
not a -136
not accepted 235
not add -102
not allowed 187
not available -121
not bash 246
not by 163
not change -241
not correct 212
not edit 533
not forget 257
not from 224
not get 234
not have 158
not in 363
not need -243
not npm 576
not on -219
not showing -118
not spaces 288
not sure 241
not the -367
not to 331
not touch 550
not use -222
not using -107
not what 441
not working -128
not \xA7num 161
nota -232
note 426
note : -239
note of 524
note that 222
notebook 277
notebook , -160
notebooks 233
noted -131
notes -244
nothing 206
nothing gets 192
notice 220
noticed -469
notification -135
nous , 157
nouveau 357
nova 177
novo , -114
now -468
now , -226
now : 368
now if 245
now is 104
now on 589
nowhere 111
nowhere else 116
npm 161
npm here -212
npm is -423
npm nutzen -210
ns 103
null -167
number 254
numbers 207
numbers , -106
numbers in 200
numpy 545
num\xE9ro 134
nunca 605
nunca edites 117
nunca subas 144
nur 640
nur noch 257
nutzen npm 296
n\xE0o -130
n\xE0y -421
n\xE3o 277
n\xE3o passa 160
n\xE3o pode 177
o -192
o banco 210
o desconto -124
o p -149
o r 159
o t 331
o u 130
ob -147
object -326
objects -124
objects : -113
observed -117
obsidian 340
odoo -154
of -101
of a 437
of all -110
of each 341
of npm -187
of our 103
of the 116
of their 106
of those 109
of thumb 126
of what 182
of your 187
of \xA7code -118
of \xA7name 147
of \xA7path -133
off 403
off , 138
off by -205
off limits 403
off the 316
office 277
offline -335
offline , -289
offset , 149
ogni 400
oh , -182
ohne 421
ok , 185
ok so -124
ok thanks 577
okay , -203
old 225
old one 187
old signature -147
olhada -138
olhada no -114
on 289
on a -247
on always 159
on both 223
on by -135
on dev 255
on fridays 167
on github 202
on it 147
on its 183
on le 101
on main -205
on monday -124
on my -165
on ne 205
on our 236
on port 131
on that -120
on the -326
on thursday -133
on tuesdays 179
on your 347
on \xA7num 234
onboarding 138
once 340
once the -165
one 103
one component 247
one in -224
one line 158
one of -202
one plant 188
one release 304
one who 200
one with 214
ones -254
ones , -144
only 510
only , 208
only at 175
only for 367
only from 123
only hotfixes 162
only see -114
only the -182
only through 119
only use 256
only with 178
only \xA7name 271
ontem -108
onto -105
op -258
open -247
open a 201
openapi 376
openclaw -146
opened -148
operation -131
operations -114
ops 391
option -359
options -349
or -266
or a -117
or anything -113
or helper 142
or not -105
or something -147
or the 189
or whatever -119
or \xA7code -118
ora -127
oracle 160
orchestrator -101
order 187
orders table 152
ordner -191
org 228
original -161
orm 153
ot 331
otherwise 417
otra -119
our 320
our code -322
our own -186
our tests -114
our users -117
ours 219
ours is 109
out 143
out the -220
output -173
outputs 209
outside 375
outside of 133
over 725
over nested 155
over subqueries 103
over \xA7name 484
own 314
own , 143
owned 115
owned by 115
owner 240
owner only 112
owns 209
owns the 209
p -216
p a 144
p e -136
p p -105
pa 144
package 300
package you 161
packages 414
packages inside 199
page -478
pages 121
paie 282
pakete 235
pantalla -133
paper 252
paquete 116
par 633
par le 202
para el -197
parallel -120
parameter 192
params -106
parent -125
parser 188
part is 100
parti 196
partir 291
partir de 331
partition 119
partout 304
parts -129
pas 174
pas , -160
pas de 134
pas en 108
pas le 120
pas que 149
pasa 130
pass -467
pass , -131
passa 265
passage 124
passe 279
passing -177
past -119
paste -176
path -208
pathlib 114
pathlib , 114
paths -116
patient 129
pattern -147
payments 208
pd da 100
pdf 167
pe -136
pedido -154
pelo 441
people 433
per 368
per file 273
per i 137
per ora -127
per \xA7name 216
perch\xE9 -100
perf 276
perform -109
performance -277
perhaps -126
period 314
permissions 178
permissions , 182
pero -200
personal data 189
peut-\xEAtre -128
pgbouncer 221
phase -389
phase \xA7num -216
phone 207
php 198
ph\xE2n -104
ph\xE2n t\xEDch -104
ph\u1EA3i 147
pin 322
pins 339
pipefail 198
pipeline 386
pipeline applies 107
pipelines 118
places , -116
plain 245
plain words 108
plan 359
plan , -123
plan and 135
plan before 167
plan for -135
plan is 162
planning -186
plano 132
plans 197
plant 193
plant has 188
plateforme 180
platform 108
platform team 273
platforms -127
playbook 201
please , -306
please don't 134
please fix 175
please go -115
please keep 220
please never 302
please note 305
please remember 486
please revert 194
please run -112
please stop 411
please use 166
please write 170
pls , 230
plugin 209
plugin \xA7name 106
plugins -126
plural 452
plus 266
png 346
pnpm 877
pnpm in -334
pnpm instead -187
podman 227
point -159
point in 121
points 291
polars 170
policy 196
pool 122
por 158
por causa 102
por el 119
por enquanto -130
por favor -105
por isso 101
por qu\xE9 -108
port 208
port the -120
port \xA7num 456
portal -183
portugu\xEAs 114
post -252
posted 142
postgres 458
pour -324
pour la -111
pour le -131
pour les -184
pour tout 119
pour un 212
power 129
powershell -148
pr -277
pr for 102
pr \xA7num -160
pra 191
pragma 653
pre-existing -114
prefer 570
prefer short 235
prefer small 281
preferred 200
prefijo 296
prefix 251
present -261
prettier 390
pretty 132
prevent -128
preview -157
previous -184
price -335
print -122
print the -109
prior -152
pro 134
probably -179
probe -132
problem -488
problem is -118
proceed -146
process -167
process is 131
prod 529
prod , 121
producci\xF3n 127
production 227
products -151
project -129
project is 123
project we 186
projects i 254
prompt -421
prompt to 242
prompts 134
proper 196
properties -111
property -133
proposal -201
propose a -119
props 370
proto 230
protoc 183
protocol -107
protocolo 153
prova 112
provided -204
provider 588
proxy 250
proxy is 432
proyecto 227
proyecto las 112
prueba -151
pruebas 329
pruebas se 120
pr\xE9prod 149
ps -193
public 712
public functions 371
public \xA7num 157
publish 129
puede -178
pull -113
pull in -112
pull the -111
pure -226
purpose 220
push and -109
push the 141
push to 127
pushed 131
pushes 232
pushing 259
pushing to 317
put 247
put a -180
put it -250
px 488
py 157
pytest 198
pytest , 150
python 288
python \xA7num 303
q -259
qt 168
quand -104
quarter 128
que 151
que compile -125
que es -141
que la 607
que le -124
que los 318
que nunca -149
que o 485
queda -141
queda , 151
quedan 209
quelle 157
quelle di 157
quem 182
queries 361
quero -119
query builder 186
question -285
queue 351
queue in -110
quick -122
quita -112
quite -137
quoi -105
quota 326
quotes 284
qu\xE9 -184
r i 111
r t 256
rabbit 122
rack 110
rack , 110
ram 164
ramas 417
ran -160
random 402
range 122
rate 282
rate limit 310
rather 143
rather than 146
raus 241
ravi's 216
raw 342
raw \xA7name 242
reach the 115
reachable 199
react 586
read each -173
read only 367
read the -105
read-only 118
readable 147
reading -208
readme -107
readonly 215
real -157
really -422
reason 351
reason for 344
reason we 252
rebase main 228
recap 152
recent -151
recette 119
rechnung -172
rechnung darf -152
recommended -169
recorded 143
recorded cassettes 147
recuerda que 165
recursion 278
red -300
red , -146
redis 249
redundant -107
ref -212
refactor -289
referenced -124
references 101
referencing -120
reformat files 192
reformat the -142
refresh -195
refs -210
refuse 145
regarde -192
regarding -129
regeln 110
regex 112
region 501
regions 231
regions share 296
regression -167
rein 237
related -353
related to -231
relat\xF3rio -289
release 278
release , -105
release bot 145
release branch 210
release branches 333
release like -213
release notes -100
release only 275
releases 398
relevant -200
reload -136
remediation -122
remember 882
remember : 643
remember for 292
remember it -178
remember that 343
remember this 263
remember to -110
remember we 107
remember what -104
remembered -149
remembered : -142
remets -128
remets le -125
remote -252
remove -475
remove the -207
removed 155
removed the 241
removes -155
rename -158
renamed 167
renames 127
render -135
rendering 240
rendu 100
repair 290
replace -265
replace the -100
replicate -111
reply -124
repo 291
repo , 180
repo : -156
repo is 365
repo to -184
repo we 345
report 130
reporting 181
reports 160
repos 200
repositorio 147
repository 332
request -148
request , 110
request id 357
request \xA7name -112
requests 220
requirements -171
requires -117
rerun -251
res -236
research -188
reserved 324
reserved for 116
reset every 135
resolve -239
resource -173
response -263
restarts 325
restore -160
restricted 172
restricted to 174
result -170
result , -114
resulting -139
resume -195
retries 150
retries \xA7num -105
retry -285
return 162
return a 291
returns -128
returns a 170
returns over 155
returns \xA7num -130
reusable 163
revert -111
revert that 189
review , -121
review myself 573
review of -116
review on 118
review takes 241
review the -113
review \xA7path -111
reviewer 266
reviewers 372
reviews 377
revisa 130
rewrite -233
rewrites 135
ri 111
ricordati 279
rid -144
rid of -144
rien 155
riesci -107
right -161
ring -125
rm 176
ro -166
roda 288
roda o -192
rodou -135
root -143
rough -132
rounded 324
rows -355
rt 234
rule 397
rule of 126
rules for -140
run , -161
run against 114
run by -129
run from 154
run make 277
run on 171
run only -134
run something 214
run the 310
run \xA7code 244
runner 202
runners 281
runners have 189
running -242
runs 208
runs on 510
runtime 197
rust -132
r\xE4um -112
r\xE9dige -110
r\xE9ponse -175
r\u1ED3i -270
s : 249
s e -159
s i -162
s t -101
s u 103
sa -120
safari 450
safari \xA7num 322
safecast -242
sai 120
salen 127
sales 183
same -184
same commit 458
same for 232
sample -341
samples in 383
sandbox 252
sandbox is 119
sao -190
saturday 264
save 421
save in 461
saved in 217
saw -174
say what 490
saying -287
says -332
says the -115
says we 206
scanned 117
schau -198
schema 554
schreib 164
schreib die 253
schreibgesch\xFCtzt 193
screen -184
screens 153
screenshot 148
screenshots 129
script for 108
scripts 306
scripts , -236
scripts start 181
scriviamo 189
sdk 251
se 234
se es -159
se fait 148
se n\xE3o -221
se queda -141
se quedan 209
seaborn 186
sealed 202
search -311
search the -126
seats 110
second , -193
secondo -177
seconds -380
secret 458
secretos 133
secrets 210
section -420
security -113
see -608
see if -136
see it -131
see more 169
see the -225
seed -107
seeds 635
seeing -105
seem -104
seems -309
seen -129
segment -178
segundo -147
sehen -146
sein 149
selbst 150
selbst , 108
select -185
selection -180
self-hosted 107
self-hosted runners 107
sem 154
semantic 338
semantic versioning 297
semantics -128
sempre 949
send -141
sensitive 104
sensors -103
sent -149
senza 163
separate -325
separate ticket -113
separately -114
seperate -118
sequence -121
series -320
serve -131
server 145
server , 262
servers -103
service 104
service : -216
services 481
services , 247
servidor 236
servidor es 164
servi\xE7o -211
session -486
session that 171
sessions -485
sessions that -142
set euo 198
set to -172
set up 150
set \xA7name 128
settings -222
settled 154
settled on 235
setup -143
seven -103
sh 107
shaders 338
shaders get 202
shadow -460
shadow branch -113
share the 190
shared 489
sharing -111
she's 239
sheet 102
shellcheck 137
ship 157
ship tomorrow -222
ships 147
short 347
short , 257
shortcut -103
should ask 210
should be 324
should go 185
should never -207
should not 255
should start 275
show -479
showing -353
shows 279
si io -132
sich 358
sidebar -250
siempre 432
siempre en 198
sign 362
sign-off 211
signal 202
signature 115
signatures 109
signed 317
significant 113
signing -161
signs 275
silence 237
silently -309
simpler 170
simply -118
simulator 249
sin 189
since 110
since it 124
sind 302
singular 836
sinon 145
sit 368
sit in 260
sit on 140
size -106
size is 264
skill -314
skill , 170
skills -349
skills and 215
skip 107
skip the -171
skipped -223
skips 254
skript 205
slate -247
sleeps 245
sleeps in 259
slot 373
slow -249
slow , -251
slow on 191
slurm 123
small 451
sn nm 155
snapshot 135
snapshots 151
snmpd -107
snowflake 220
so a 380
so do -238
so don't 225
so far -103
so is 150
so it -407
so keep 148
so no 448
so nothing 144
so only 118
so that -292
so they 193
so when 153
so \xA7path 130
soft 214
software -114
soll -327
solo 610
solo el -113
solution -102
solve -108
some -550
somehow -112
somente 108
somente leitura 108
something 148
something about -168
somewhere 157
son 221
son \xA7name 228
sono 675
sonst 110
sont 511
soon -139
soporte 187
sorry -213
sorry , -224
sort -231
sorted 133
sotto 171
sound -108
source file 312
sous 109
souviens-toi 188
sozinho 113
space -208
spaces 441
spacing 145
spark 105
special -145
specific -141
specifically 196
specified -148
spelling 470
spelling in 115
spikes 210
spinner -211
split 262
split this -108
split tunnel 119
spot -111
spray -120
spring 107
sql 458
squash 639
squash before 117
ss si -132
st -101
stack -102
stage -272
staging \xA7name 186
staging-datenbank 289
staging-datenbank ist 289
stale -156
standard 277
standard library 101
stanno 253
stanno in 153
start with 197
start working 145
started -147
starten 196
starting -495
startseite -159
stash -117
state -294
state , -122
state is 105
statement -298
statements 338
stats -128
status -267
stay 1002
stay at 273
stay below 130
stay on 204
stays 551
std 237
stdout -392
stehen -145
stell -100
step \xA7num -139
steps -393
steps are -298
stg 215
stick to 128
still -399
stop 231
stop adding 320
stop creating 334
stop hook -129
stop the -292
stopped -110
storage 237
store 284
store card 120
store the -155
store \xA7name -209
stored 134
storing 154
strategy -105
strict 421
string -276
string , -174
strings 159
strings go 189
strings in 164
strong 237
structlog 140
structs 118
structure -221
structured 207
stuck -133
stuff 333
style 157
su 457
subagent -257
subagents -163
subas 144
subject -101
subqueries 103
such -184
such as 149
suffit -202
suggest -132
suggested -117
suggestion -163
suggestions -109
suite takes 161
sujet 207
summary files 281
summary of -114
super -131
supplier 116
support 197
support for -165
supports 150
supposed 332
supposed to 337
sure if 138
sure the -204
sure we -124
surtout -125
sweep -154
sweet -103
swiftui 626
switched 102
switched off 177
symbols 247
sync -210
synced 192
systems 116
s\xE3o 142
s\xF3 243
s\xF3 o 232
t -266
t e 222
t i -106
t m 123
ta ai 124
tab -272
tabela -358
tabela de -154
tabla 160
tablas 133
table is -188
tables 301
tables over 145
tabs 185
tabs , 102
tag 355
tag it 604
tagging 151
tagging is 159
tags 196
tailwind 804
take 125
take the -242
taken -240
takes 376
takes \xA7num 298
talk 194
talk about 115
talks 434
tarea -110
targets 117
tarif 326
task -256
task \xA7num -111
tax 271
te 164
te er -114
team 680
team , -202
team is -119
team runs 180
technical -107
tela de -165
telemetry -166
tell 150
tell me -151
tell the 301
telling 149
telling me 162
tem 112
tem que -151
template -220
temps -262
ten -151
ten minutes -108
tenant 150
tenant , 211
terminal 162
terms of 357
terraform 107
terraform apply 130
terraform state 168
test -229
test , -163
test against 341
test data 163
test repo -152
test with -103
testdaten 136
teste -105
testing 123
tests 153
tests , 432
tests and 248
tests are -305
tests aren't 248
tests avant 302
tests first 275
tests in -515
tests laufen -167
tests necesitan 151
tests need 574
tests needed -115
tests next 139
tests pass -120
text -111
texte 120
than 317
than one 132
thanks , -231
that -151
that , 243
that a 127
that again 188
that aren't -145
that as -114
that before -198
that can 174
that deploys 341
that for 165
that has -129
that i -205
that make -108
that only 144
that package 105
that say 222
that the 499
that there -138
that was -144
that we 188
that when 152
that window 130
that you -174
that \xA7name 140
that's a 167
that's the -134
that's wrong 192
thats 158
the -238
the ablation -121
the actual -174
the admin 190
the agent -132
the alert -101
the automation 320
the backfill 142
the backup -104
the bank 253
the banner -189
the bench 256
the best -119
the blue -155
the board -298
the bootloader 295
the bot 174
the bottom -199
the build 154
the button -131
the call -111
the change -200
the changelog 165
the changes -162
the chat -130
the cli 310
the clock 153
the cluster 168
the code 265
the column -132
the comment 178
the comments -160
the commit 340
the commits -220
the config -102
the configuration 250
the connection -104
the container 207
the context -124
the correct 109
the count 109
the crash -126
the csv -133
the current -213
the data -160
the decision 269
the design 274
the desktop 245
the diff 107
the docker -101
the document 141
the e 131
the edge 144
the end -189
the env -147
the feature 108
the file -185
the firmware 192
the first -489
the fixtures 142
the flag -140
the floor 214
the folder 179
the following -318
the footer -285
the form -104
the free 126
the frontend 225
the full -128
the future 213
the gateway 236
the generated 318
the go 357
the gpu 152
the greeting -183
the header -448
the helper 141
the home 114
the hook -109
the host 147
the human 103
the icons -120
the id -185
the images -116
the infra 125
the instruction 133
the integration 504
the interface -120
the internal -109
the jira 128
the key 250
the label -205
the latest 120
the left -311
the line 179
the linear 204
the link -122
the list -160
the live 342
the local 457
the location 148
the log -368
the login -169
the map -171
the middleware 204
the migration -143
the modal -114
the model 152
the moment -375
the month 172
the names 330
the network 284
the new -693
the next -304
the node 345
the null 142
the number -115
the one -184
the ones -105
the open -171
the openapi 476
the orders 152
the original -124
the others -173
the output -126
the package 316
the paper 209
the parser 445
the path 253
the pipeline 246
the plan -211
the platform 206
the plugin 116
the point -154
the port 144
the project -109
the prompt -135
the proxy 486
the query 116
the queue 297
the raw -100
the readme -131
the real 193
the reason 369
the recap 153
the record 112
the recorded 147
the release 414
the replica 141
the repo 468
the report 705
the review 364
the reviewer 130
the route -107
the rows -131
the rule 112
the run -127
the runner 143
the same -161
the samples -198
the scale 217
the screenshot -109
the script -159
the second -148
the server 175
the service 183
the session 148
the settings -361
the shared 229
the sidebar -240
the simulator 322
the skills 145
the source 242
the spinner -161
the staging 258
the standard -170
the store 122
the supplier 116
the system 158
the tags -127
the tax 129
the team -222
the tenant -229
the test -213
the tests 189
the theme -172
the thing 282
the three -178
the ticket 117
the timeout -119
the token -155
the toolbar -182
the tooltip -112
the training 151
the two -344
the type -203
the user's -213
the vendor's 202
the way 165
the website -112
the what 116
the window 335
the word 167
the work -154
the worker -160
the wrong -226
the \xA7file -165
the \xA7num 109
the \xA7path -450
their 491
them are 103
them to -200
them up -130
theme -104
then -475
then tell 168
then the 158
then we 165
there , 118
there a -110
there are -274
there is -108
there's -177
there's no -259
theres -134
these -486
these are 168
these files 101
they 195
they are -247
they can -176
they should 114
they're 476
thing 213
thing , -154
things that 207
think -140
think about -103
think is 117
think it -111
this -479
this , -196
this : 168
this as 246
this because -101
this branch -125
this can -147
this change -131
this codebase 249
this error -167
this folder 119
this function -151
this happens 210
this in -143
this is -247
this lambda 127
this lib 240
this new 148
this one -430
this order 269
this repo 678
this repository 127
this session -175
this time -183
this to 471
this \xA7name -179
those -307
those are -152
thought -141
threads 245
three -267
three times 224
through 434
through all -189
through the 193
through zap 141
throughout 196
throughout , 139
throwaway 281
thursday -100
th\xF4ng -112
ti -146
ticket 596
ticket , 119
ticket and 106
ticketnummer 412
tickets 380
tidy -117
tiene 331
tiene su 204
tier 246
time , -119
time to 228
time you 411
timeout -193
timeout is 328
timeouts 303
times 207
times in 226
timestamps 141
timestamps are 120
tiny 182
tipo 237
tipos 326
title becomes 242
tm 123
to -188
to : 382
to a -248
to always 158
to ask 245
to avoid 127
to build 226
to change 110
to claude 138
to close 190
to commit 376
to continue 229
to deploy 188
to do 137
to each -110
to ensure -139
to get -218
to git -129
to go -264
to have -212
to him 119
to install -122
to keep 337
to load -149
to log -138
to main 326
to make -367
to match 106
to me 605
to memory 720
to not 417
to other 119
to polars 106
to production 331
to reduce 178
to remember -118
to remove -148
to return 125
to review 124
to run 342
to save -246
to ship 123
to show -126
to start 136
to stay 134
to store 316
to take 125
to this 227
to type -113
to use -400
to work -259
to your -153
to \xA7file 195
toda 394
todavia -107
todav\xEDa -276
today -438
today , -155
together with 128
toi -233
token -244
tokens 298
told 493
told you 233
tom 279
tomorrow -341
ton -189
too -302
tool -343
toolbar -182
toolchain 216
tooltip -281
top -212
top of 265
topic 151
topics 256
tops 323
toques -214
total -254
total must -101
totale -193
totally -127
totals -103
touch 241
touche -124
toucher -201
touching 385
touching the 176
toujours 281
tout 313
tout le 169
toute 146
toutes 322
tr -108
trace is -163
tracking -122
trade -114
traffic 104
train 164
training 147
transcript -215
translate -213
transport -217
tre 119
trials -214
tricks 141
trong 289
true -209
trunk 343
trunk based 220
trust -105
truth -106
try -271
trying -192
trying to -122
tr\xEAs 154
ts 192
ttl 189
tu -237
tu as -144
tudo 133
tuesday 365
tuesdays 195
tuesdays , -123
tuesdays at -301
tuesdays because -132
tune 118
tuning 377
turn -187
turn on -108
turns -104
two 219
two , -288
two accounts 102
two approvals 508
two commits -144
two of 212
two people 144
two regions 296
two reviewers 269
two things -124
two \xA7name 211
ty 129
type 193
type : 151
type hints 291
typed 337
types 345
typescript -157
typo -190
t\xE1 -288
t\xEDch -104
t\xF4i 330
t\xF4i c\xF3 232
t\xF4i mu\u1ED1n -114
t\xF4i \u0111ang -151
t\u1EA1i -226
t\u1EA1o -193
t\u1ED1t 103
u i 114
ui 406
ui il 148
ultrathink -166
uma olhada -138
un 300
un test 208
un \xA7name 145
unavailable -169
unchanged -118
und 415
und bitte -129
und dann -101
und das 213
und nicht 143
undefined -108
under 495
under a -217
under \xA7num 290
under \xA7path 105
understanding -151
une 195
une migration 473
une \xA7name 266
unit tests 107
unittest 134
uns 539
unsafe 163
unsere 108
unten -279
unter 378
unter \xA7path 178
until friday -133
until the 496
untracked -120
up after 187
up for 232
up pd 100
up the -115
up to 341
up with -134
update -336
update all -105
update the -431
update \xA7file 667
updating -145
upgrade the -221
upgrades 118
upload -155
uri -133
url -125
us 652
us a 193
us to -101
us \xA7num -243
usa 301
usa sempre 186
usado 120
usage -216
usamos 201
usare mai 271
use 534
use a -355
use four 230
use in 107
use it 114
use mocks 309
use named 130
use npm -428
use only 289
use pytest -106
use python -155
use semantic 297
use tabs -110
use the -108
use this -128
use vitest 199
use \xA7code -149
use \xA7name -172
used -420
used for 160
used in -122
useless 120
useless to 130
user -478
user ids 157
user is -216
user to 162
user's -187
users -152
users always -229
users can 311
users emarquez 149
uses var 302
using claude 177
using the 482
using \xA7code 105
using \xA7name 101
utilise 125
utility -195
utils 240
v , 202
v c 157
v i 128
v \xA7num -255
va 213
va en 404
vai 507
vai pro 142
valibot 270
valid -255
validate 129
valida\xE7\xE3o 230
valori 160
value -276
values get 268
van en 138
van siempre 147
vanilla 214
vanilla js 214
var 105
variables -258
various -138
vault , 192
vendor 290
vendor's 229
vendredi 320
venv -180
ver -303
vercel -239
verde -225
verdict -102
verification 435
verified -257
verify -324
verify and 232
verloren 145
vers 225
versao 184
version of 130
versioning 275
versions 547
very -171
vi 128
via 158
via the 220
via v -188
via \xA7name -152
viejo 187
view -243
view , 215
views 300
views , 263
views \xA7file -195
visible -300
visual 148
vite -233
vitest 311
vitest , 172
viven 166
volte -145
volume -198
vom 126
von 625
von hand 182
vor 249
vor jedem 289
vorher 249
vs -227
vs code -130
vuelve -188
vuelve a -188
v\xE0o -114
w 315
wait 138
wait , -284
wait for 379
wait on 110
wakil -131
wall 357
wallet -159
wandb 285
want the -106
want to -161
want you 453
wanted -146
wants 418
warmup 228
warnings 208
warnings count 192
warum -160
was -298
was that 150
way to -220
way too -101
we 101
we also 145
we are -321
we can -238
we can't 158
we could -256
we decided 445
we do 205
we follow 232
we go -229
we got 142
we had -103
we have -129
we haven't -158
we keep 271
we left 121
we log 111
we make -183
we need -380
we never 402
we only -166
we pin 253
we squash 367
we store -450
we use 212
we want 320
we will -297
we'd be 191
we'll -153
we're 470
we're a 107
we're done -144
we're on 141
we've 106
web \xA7num 261
webhook -247
webp 118
webpack 136
website -401
websockets -203
wednesday 117
wednesdays 116
weekend 259
weg -195
weil 104
weil der 159
weird -193
well -197
well , -144
wenn 151
went -116
werden 247
were -350
werror 284
what -152
what are -199
what changed 108
what happened 112
what happens -163
what i -139
what is -272
what it 296
what to 167
what you -135
what's -230
whatever 318
whatever we 104
whats -209
when -114
when a -252
whenever 548
where -394
where is -161
where you -154
whether -137
which -377
while -340
while the -106
whole 168
why -125
why are -297
why is -100
why it -115
why we 134
wiki 116
will -213
will be -238
will have 120
window 213
windows 175
windows \xA7num 178
wins 161
wins over 106
wiped 163
wir 613
wir duzen 137
wir npm -210
wir nutzen 301
wir pushen 207
wird 720
wird jeden 202
wird nicht 118
wird pro 133
wired -115
with : -134
with all -159
with me 137
with no -115
with option -214
with set 181
with that -178
with the 315
with this -166
with two -101
with w 324
with what -204
with you -146
with your -180
with \xA7name 291
with \xA7path 131
without 387
without a 420
without asking 259
without it 112
without the 164
wizard -278
won't 388
won't be 226
wonder -231
word 199
words 477
work , -176
work for -131
work in 233
worked -133
worker -153
workers 227
workflow -346
workflows -133
working -240
working with 155
workspace -113
worktree -367
would -398
would be -191
wrap 463
wrapper -221
write a -237
write it 241
write to 253
writes 210
writes to 235
written -329
wrong -369
wrong , 334
wrong folder -119
wrote -207
x 108
x : 101
x \xA7name -125
xlsx -192
xml -164
xml , -111
y 357
y a -164
y no 191
yaml 165
yeah , -143
year 344
yes -284
yes , -405
yes and 278
yet -576
yet , -117
yo -257
you , -197
you add 760
you already -155
you always -125
you are -336
you before 119
you call 229
you can 203
you change 100
you check -205
you commit 282
you did 153
you do 131
you don't -153
you explain -107
you get -143
you keep 343
you made 326
you make -112
you remember 532
you rename 220
you review -177
you think 124
you to 112
you touched 161
you write 246
you wrote -127
you'll -122
you're 463
you've -106
your -455
your commits 384
your memory 278
your own 306
yourself -133
zap 179
zero -114
zod 773
zod at 400
zone 435
zum 114
\xA7code , -215
\xA7code for 226
\xA7code from -112
\xA7code in -260
\xA7code is -335
\xA7code on -129
\xA7code or -173
\xA7code to 236
\xA7code \xA7code -183
\xA7file : -245
\xA7file ; -163
\xA7file for -148
\xA7file that 313
\xA7file to -134
\xA7file ts 139
\xA7file \xA7name -112
\xA7name : -111
\xA7name ; -208
\xA7name allows 219
\xA7name are 214
\xA7name as 245
\xA7name at -180
\xA7name c -114
\xA7name calls 108
\xA7name can -119
\xA7name columns 170
\xA7name comment 219
\xA7name con 111
\xA7name de -293
\xA7name description -108
\xA7name entry -164
\xA7name file 184
\xA7name firmado 103
\xA7name for 111
\xA7name function -128
\xA7name gateway 203
\xA7name has -106
\xA7name in 158
\xA7name instead 148
\xA7name is 399
\xA7name key 140
\xA7name need 275
\xA7name needs 141
\xA7name ni 122
\xA7name no -137
\xA7name not -164
\xA7name of 310
\xA7name only 334
\xA7name or 206
\xA7name quota 197
\xA7name says 153
\xA7name server -260
\xA7name so 117
\xA7name that 181
\xA7name then 222
\xA7name to -299
\xA7name version 168
\xA7name views -195
\xA7name with 129
\xA7name \xA7file -206
\xA7name \xA7name -153
\xA7name \xA7num -273
\xA7name \xA7path -433
\xA7name \xA7url -123
\xA7name \u306F 216
\xA7num -100
\xA7num , 123
\xA7num ; -236
\xA7num across 113
\xA7num because 274
\xA7num characters -102
\xA7num chars 301
\xA7num connections 371
\xA7num days 252
\xA7num each 159
\xA7num es 239
\xA7num et 205
\xA7num files -144
\xA7num first -176
\xA7num for 305
\xA7num in 151
\xA7num instead -131
\xA7num is 175
\xA7num lines 138
\xA7num min 158
\xA7num minutes 131
\xA7num of 117
\xA7num only 164
\xA7num or 127
\xA7num para 119
\xA7num that 144
\xA7num timeout 447
\xA7num to 158
\xA7num until 159
\xA7num \xA7file -127
\xA7num \xA7num -506
\xA7num \xA7path -247
\xA7num \u53EF\u4EE5 162
\xA7num \u5BA2\u6237 -117
\xA7num \u6642\u304B 139
\xA7path : -536
\xA7path and -218
\xA7path are -179
\xA7path as 278
\xA7path but 383
\xA7path can 370
\xA7path folder -105
\xA7path for -213
\xA7path from -213
\xA7path i -108
\xA7path is 306
\xA7path json 153
\xA7path on -310
\xA7path team 146
\xA7path the 176
\xA7path to -160
\xA7path \xA7name -280
\xA7path \xA7num -274
\xA7path \xA7path -351
\xA7url -403
\xE0 263
\xE0 la 283
\xE0 \xA7num -157
\xE4ndern 182
\xE4ndern , -124
\xE4nderungen 272
\xE7a -375
\xE7a dans -197
\xE8 la 227
\xE9 788
\xE9 a 114
\xE9 com 172
\xE9 somente 108
\xE9 usado 120
\xE9choue -162
\xFCber 400
\xFCbersetz -104
\u0111i -171
\u0111\xE2u -187
\u0111\xE3 -227
\u0111\xF3 -241
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 263
\u0431\u0430\u0437\u0430 202
\u0431\u0430\u0437\u0430 \u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 202
\u0431\u0435\u0437 705
\u0431\u0443\u0434\u0435\u0442 -116
\u0431\u044B\u043B\u043E -260
\u0431\u044B\u0442\u044C -259
\u0432 800
\u0432 \u043A\u043E\u0434\u0435 126
\u0432 \u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 112
\u0432 \u043F\u0440\u043E\u0435\u043A\u0442\u0435 106
\u0432\u0441\u0435\u0433\u0434\u0430 821
\u0433\u043B\u044F\u043D\u044C -135
\u0434\u0430 -188
\u0434\u0430 , -187
\u0434\u0435\u043D\u044C\u0433\u0438 186
\u0434\u043B\u044F 306
\u0434\u043E -221
\u0434\u043E\u0431\u0430\u0432\u044C -211
\u0434\u043E\u043B\u0436\u043D\u0430 -142
\u0435\u0441\u043B\u0438 -295
\u0435\u0441\u0442\u044C -339
\u0435\u0449\u0451 -224
\u0436\u0438\u0432\u0443\u0442 108
\u0436\u0438\u0432\u0443\u0442 \u0432 108
\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 206
\u0437\u0430\u043A\u0430\u0437\u044B -245
\u0437\u0432\u0443\u043A -123
\u0437\u0432\u0443\u043A \u0448\u0430\u0433\u043E\u0432 -123
\u0438 \u043F\u0440\u043E\u0432\u0435\u0440\u044C -224
\u0438\u0441\u043F\u0440\u0430\u0432\u044C -154
\u0438\u0445 170
\u043A\u0430\u0436\u0434\u044B\u0439 \u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 202
\u043A\u0430\u043A 165
\u043A\u043E\u0434\u0435 126
\u043A\u043E\u043C\u043C\u0435\u043D\u0442\u0430\u0440\u0438\u0438 108
\u043A\u043E\u043C\u043C\u0438\u0442 233
\u043A\u043E\u043C\u043C\u0438\u0442\u044B 457
\u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 112
\u043B\u0435\u0436\u0430\u0442 129
\u043B\u0438 -123
\u043C\u0451\u0440\u0436 184
\u043D\u0430 go 136
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 263
\u043D\u0430\u043F\u0438\u0448\u0438 -252
\u043D\u0430\u0441 196
\u043D\u0430\u0441 \u0432\u0441\u0435 239
\u043D\u0435 778
\u043D\u0435\u043B\u044C\u0437\u044F 535
\u043D\u0435\u0442 183
\u043D\u0438\u043A\u043E\u0433\u0434\u0430 224
\u043D\u0438\u0447\u0435\u0433\u043E 134
\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 134
\u043E\u0434\u0438\u043D 186
\u043E\u043B\u0435\u0433 -117
\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C -164
\u043E\u0441\u0442\u0430\u043B\u044C\u043D\u043E\u0435 \u043D\u0435 -174
\u043E\u0447\u0435\u0440\u0435\u0434\u044C -100
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 202
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F \u043A\u0430\u0436\u0434\u044B\u0439 202
\u043E\u0448\u0438\u0431\u043E\u043A 209
\u043F\u0430\u043C\u044F\u0442\u0438 -194
\u043F\u0430\u043F\u043A\u0443 -262
\u043F\u0438\u0448\u0435\u043C 585
\u043F\u0438\u0448\u0435\u043C \u0432 312
\u043F\u0438\u0448\u0435\u043C \u043F\u043E-\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u0438 144
\u043F\u043E-\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u0438 144
\u043F\u043E\u043A\u0430 -204
\u043F\u043E\u043A\u0430 \u043D\u0435 -136
\u043F\u043E\u043A\u0430\u0436\u0438 -145
\u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 105
\u043F\u043E\u043F\u0440\u0430\u0432\u044C -115
\u043F\u043E\u0441\u043B\u0435 -209
\u043F\u043E\u0441\u0442\u0430\u0432\u044C -165
\u043F\u043E\u0447\u0438\u043D\u0438 -155
\u043F\u0440\u0430\u0432\u0438\u043C 185
\u043F\u0440\u043E\u0432\u0435\u0440\u044C -421
\u043F\u0440\u043E\u0432\u0435\u0440\u044C , -123
\u043F\u0440\u043E\u0435\u043A\u0442\u0435 106
\u0440\u0430\u0437 -253
\u0441 561
\u0441\u0434\u0435\u043B\u0430\u0439 -285
\u0441\u0435\u0440\u0432\u0438\u0441\u044B 241
\u0442\u0430\u043C -158
\u0442\u0435\u043A\u0441\u0442\u044B 209
\u0442\u0435\u043A\u0441\u0442\u044B \u043E\u0448\u0438\u0431\u043E\u043A 209
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F 202
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F \u0431\u0430\u0437\u0430 202
\u0442\u0435\u0441\u0442\u044B -107
\u0442\u043E -280
\u0442\u043E\u043B\u044C\u043A\u043E 948
\u0442\u043E\u043B\u044C\u043A\u043E \u0432 134
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 176
\u0442\u0443\u0434\u0430 116
\u0442\u044B 406
\u0443 \u043D\u0430\u0441 196
\u0444\u0430\u0439\u043B -583
\u0445\u043E\u0442\u044F -137
\u0445\u043E\u0447\u0443 403
\u0447\u0435\u0440\u0435\u0437 422
\u0447\u0442\u043E 156
\u0447\u0442\u043E\u0431\u044B 262
\u044D\u0442\u043E -317
\u044F -143
\u2013 -162
\u2014 -641
\u2014 the 312
\u3042 -200
\u3044 \u3044 -223
\u3044 \u3066 220
\u3044 \u3067 -274
\u3044 \u3088 -116
\u3044\u3044 -223
\u3044\u3044 \u3044\u3067 -114
\u3044\u3066 220
\u3044\u3066 \u3066\u304F 124
\u3044\u3066 \u899A 189
\u3044\u3067 -274
\u3044\u3067 \u3067\u304F 111
\u3044\u3067 \u3067\u3059 -167
\u3044\u307E \u307E\u3059 122
\u3044\u3088 -116
\u3046 -185
\u3046\u3061 \u3061\u306E 108
\u3048 \u3066 140
\u3048\u3066 140
\u3048\u3066 \u3066\u304A 239
\u3048\u3066 \u3066\u304F -120
\u304A 118
\u304A \u3044 121
\u304A\u3044 121
\u304A\u3044 \u3044\u3066 121
\u304B -164
\u304B \u3089 194
\u304B\u3089 194
\u304B\u3089 \u6642 101
\u304C \u5FC5 -113
\u304C\u5FC5 -113
\u3053 \u3068 106
\u3053 \u306E -270
\u3053 \u308C 254
\u3053\u3068 106
\u3053\u306E -270
\u3053\u308C 254
\u3053\u308C \u308C\u304B 134
\u3055 183
\u3055 \u3044 128
\u3055 \u3093 175
\u3055\u3044 128
\u3055\u3044 \u3092 105
\u3055\u3093 175
\u3057 -392
\u3057 \u305F -178
\u3057 \u3066 -128
\u3057\u305F -178
\u3057\u305F \u305F\u3044 -120
\u3057\u3066 -128
\u3057\u3066 \u3066\u3044 102
\u3057\u3066 \u3066\u304B 174
\u3059 \u304B -201
\u3059 \u308B -132
\u3059\u304B -201
\u3059\u308B -132
\u3059\u308B \u308B\u3053 -143
\u305A 159
\u305A \xA7name 118
\u305B 100
\u305D -123
\u305D \u306E -114
\u305D\u306E -114
\u305F -262
\u305F \u3044 -112
\u305F \u306E -113
\u305F\u3044 -112
\u305F\u306E -113
\u3060 -117
\u3061 \u306E 108
\u3061 \u308B -101
\u3061\u306E 108
\u3061\u308B -101
\u3063 \u305F -157
\u3063\u305F -157
\u3063\u3066 \u3066\u304F 150
\u3066 -291
\u3066 \u3044 150
\u3066 \u304A 104
\u3066 \u304B 183
\u3066\u3044 150
\u3066\u304A 104
\u3066\u304A \u304A\u3044 121
\u3066\u304B 183
\u3066\u304B \u304B\u3089 183
\u3067 673
\u3067 \u304F 111
\u3067 \u3059 116
\u3067 \u7D71 124
\u3067\u304F 111
\u3067\u304F \u304F\u3060 111
\u3067\u3059 116
\u3067\u306F \u306F\u306A 119
\u3067\u7D71 124
\u3067\u7D71 \u7D71\u4E00 124
\u3068 121
\u3069 -179
\u306A 278
\u306A \u3044 193
\u306A\u3044 193
\u306A\u3044 \u3044\u3067 -155
\u306A\u308B \u306F -131
\u306B 107
\u306B \u76F4 140
\u306B\u76F4 140
\u306B\u76F4 \u76F4\u63A5 140
\u306E \xA7num 110
\u306E \u3067 215
\u306E \u306F 110
\u306E\u3067 215
\u306E\u306F 110
\u306F 1167
\u306F v 197
\u306F \xA7name 156
\u306F \u305D -116
\u306F \u306A 119
\u306F \u30EC 103
\u306F \u65E5 109
\u306Fv 197
\u306Fv vi 197
\u306F\u305D -116
\u306F\u305D \u305D\u306E -116
\u306F\u306A 119
\u306F\u306A \u306A\u304F 146
\u306F\u30EC 103
\u306F\u4F7F \u4F7F\u308F 115
\u306F\u65E5 109
\u306F\u65E5 \u65E5\u672C 109
\u3070 -162
\u3078 \u306E 117
\u3078\u306E 117
\u307E \u3059 140
\u307E \u308A 102
\u307E\u3059 140
\u307E\u3059 \u3059\u304B -146
\u307E\u3059 \u306B 129
\u307E\u308A 102
\u307E\u308A \u308A\u3067 102
\u307F 168
\u3081 -163
\u3081 \u3066 -138
\u3081\u3066 -138
\u3082 -145
\u3088 -211
\u3088 \u3046 -104
\u3088\u3046 -104
\u3089 \xA7num 101
\u308A 165
\u308A \u3067 102
\u308A\u3067 102
\u308B \u306E 107
\u308B\u306E 107
\u308B\u306E \u306E\u3067 127
\u308C 152
\u308C \u304B 134
\u308C \u3066 -157
\u308C \u3070 -106
\u308C\u304B 134
\u308C\u304B \u304B\u3089 134
\u308C\u3066 -157
\u308C\u3070 -106
\u308F 147
\u308F \u306A 103
\u308F\u306A 103
\u308F\u306A \u306A\u3044 103
\u3092 \u66F8 175
\u3092\u66F8 175
\u3092\u66F8 \u66F8\u3044 184
\u3093 180
\u30A4 169
\u30A4 \u30D6 109
\u30A4\u30D6 109
\u30A4\u30D6 \u30D6\u30E9 109
\u30AF 166
\u30B0 154
\u30B6 -150
\u30B9 -183
\u30BB 106
\u30C8 \u3092 -140
\u30C8\u3092 -140
\u30D5 161
\u30D6 \u30E9 110
\u30D6\u30E9 110
\u30D6\u30E9 \u30E9\u30EA 109
\u30D7 256
\u30D7 \u30ED 104
\u30D7\u30ED 104
\u30DB -160
\u30DC -216
\u30DC \u30FC -126
\u30DC\u30FC -126
\u30E0 161
\u30E9 126
\u30E9 \u30A4 109
\u30E9 \u30EA 109
\u30E9\u30A4 109
\u30E9\u30A4 \u30A4\u30D6 109
\u30E9\u30EA 109
\u30EA 200
\u30ED 213
\u30ED \u30FC 106
\u30ED\u30FC 106
\u30F3 227
\u30F3 \u30C8 156
\u30F3\u30C8 156
\u30FC \u30C8 -186
\u30FC \u30E0 156
\u30FC\u30C8 -186
\u30FC\u30E0 156
\u3131\u3131 -143
\u4E00 175
\u4E00 \u4E0B -151
\u4E00 \u500B -183
\u4E00 \u5C42 103
\u4E00 \u5F8B 365
\u4E00 \u653E 100
\u4E00 \u6837 -138
\u4E00 \u6B21 -133
\u4E00 \u7528 107
\u4E00 \u822C 230
\u4E00 \u9EDE -117
\u4E00\u4E0B -151
\u4E00\u4E2A \u4E2A\u5BF9 133
\u4E00\u500B -183
\u4E00\u5C42 103
\u4E00\u5F8B 365
\u4E00\u5F8B \u5F8B\u7528 188
\u4E00\u653E 100
\u4E00\u6837 -138
\u4E00\u6B21 -133
\u4E00\u7528 107
\u4E00\u822C 230
\u4E00\u9EDE -117
\u4E09 -133
\u4E0A -113
\u4E0A \u9650 145
\u4E0A\u9650 145
\u4E0A\u9650 \u9650\u662F 168
\u4E0B -322
\u4E0D 421
\u4E0D \u4E00 -143
\u4E0D \u4F1A -107
\u4E0D \u5199 155
\u4E0D \u662F -155
\u4E0D \u7528 -104
\u4E0D \u76F4 126
\u4E0D \u7B97 144
\u4E0D \u884C -120
\u4E0D \u8981 220
\u4E0D \u8BB8 155
\u4E0D\u4E00 -143
\u4E0D\u4F1A -107
\u4E0D\u5199 155
\u4E0D\u662F -155
\u4E0D\u7528 -104
\u4E0D\u76F4 126
\u4E0D\u76F4 \u76F4\u63A5 126
\u4E0D\u7B97 144
\u4E0D\u884C -120
\u4E0D\u8981 220
\u4E0D\u8981 \u8981\u6539 -179
\u4E0D\u8981 \u8981\u7528 184
\u4E0D\u8BB8 155
\u4E0E -246
\u4E13 -133
\u4E1A \u52A1 103
\u4E1A\u52A1 103
\u4E24 139
\u4E2A -477
\u4E2A \u5BF9 122
\u4E2A \u7A7A 106
\u4E2A\u5BF9 122
\u4E2A\u7A7A 106
\u4E2D 184
\u4E2D \u6587 259
\u4E2D\u6587 259
\u4E3A -101
\u4E3A \u6211 109
\u4E3A\u6211 109
\u4E3B 377
\u4E3B \u8981 -136
\u4E3B\u8981 -136
\u4E48 -276
\u4E4B 241
\u4E4B \u5F8C 170
\u4E4B\u5F8C 170
\u4E5F -320
\u4E5F \u4E0D -120
\u4E5F \u53EF 137
\u4E5F\u4E0D -120
\u4E5F\u53EF 137
\u4E5F\u53EF \u53EF\u4EE5 186
\u4E70 -240
\u4E86 -393
\u4E86 \u89E3 -134
\u4E86\u89E3 -134
\u4E8E 206
\u4E94 103
\u4E9B -271
\u4E9B \u4FE1 103
\u4E9B\u4FE1 103
\u4E9B\u4FE1 \u4FE1\u606F 103
\u4EA4 265
\u4EA4 \u4FE1 155
\u4EA4\u4FE1 155
\u4EA4\u4FE1 \u4FE1\u606F 155
\u4EBA 136
\u4EC0 -247
\u4EC0 \u4E48 -125
\u4EC0 \u9EBC -125
\u4EC0\u4E48 -125
\u4EC0\u9EBC -125
\u4ECA -261
\u4ECA \u56DE -154
\u4ECA \u5929 -116
\u4ECA \u5F8C 116
\u4ECA\u56DE -154
\u4ECA\u56DE \u56DE\u306F -154
\u4ECA\u5929 -116
\u4ECA\u5F8C 116
\u4ECE 628
\u4ECE \u5E93 151
\u4ECE\u5E93 151
\u4ED6 -244
\u4ED8 213
\u4EE3 167
\u4EE3 \u7801 298
\u4EE3\u7801 298
\u4EE3\u7801 \u7801\u91CC 107
\u4EE5 376
\u4EE5 \u53CA -112
\u4EE5 \u540E 301
\u4EE5 \u5728 125
\u4EE5 \u770B 147
\u4EE5\u53CA -112
\u4EE5\u540E 301
\u4EE5\u5728 125
\u4EE5\u770B 147
\u4EEC 163
\u4EF6 193
\u4EF6 \u4E8B 109
\u4EF6\u4E8B 109
\u4EF6\u5939 \u5939\u4E0B 177
\u4EFB \u4F55 111
\u4EFB\u4F55 111
\u4F1A 230
\u4F1A \u81EA 274
\u4F1A \u88AB 108
\u4F1A\u81EA 274
\u4F1A\u81EA \u81EA\u52A8 166
\u4F1A\u88AB 108
\u4F20 -183
\u4F4D 143
\u4F4E 137
\u4F4F 125
\u4F55 -247
\u4F60 -114
\u4F60 \u4F1A 273
\u4F60 \u5148 107
\u4F60 \u6CA1 -109
\u4F60 \u7684 -160
\u4F60 \u8981 355
\u4F60 \u9700 169
\u4F60\u4F1A 273
\u4F60\u5148 107
\u4F60\u6CA1 -109
\u4F60\u6CA1 \u6CA1\u6709 -100
\u4F60\u7684 -160
\u4F60\u8981 355
\u4F60\u9700 169
\u4F60\u9700 \u9700\u8981 169
\u4F7F \u308F 118
\u4F7F \u7528 -183
\u4F7F\u308F 118
\u4F7F\u308F \u308F\u306A 103
\u4F7F\u7528 -183
\u4F8B -118
\u4F9B -108
\u4F9D -109
\u4FBF -112
\u4FE1 \u606F 265
\u4FE1\u606F 265
\u4FEE -163
\u4FEE \u6B63 -132
\u4FEE\u6B63 -132
\u500B -402
\u5011 245
\u503C -292
\u505A -110
\u505A \u7684 178
\u505A\u7684 178
\u505C 102
\u5074 \u306B -106
\u5074\u306B -106
\u5148 \u4E0D -125
\u5148 \u5728 158
\u5148\u4E0D -125
\u5148\u4E0D \u4E0D\u7528 -138
\u5148\u4E0D \u4E0D\u8981 -121
\u5148\u5728 158
\u514D -102
\u5165 -202
\u5167 -141
\u5168 -230
\u5169 \u500B -130
\u5169\u500B -130
\u516C 349
\u5171 257
\u5173 \u4E8E -147
\u5173 \u7CFB 139
\u5173\u4E8E -147
\u5173\u7CFB 139
\u5177 -170
\u5185 321
\u5185 \u7F51 214
\u5185\u7F51 214
\u518D 143
\u5199 581
\u5199 \u6B7B 145
\u5199\u6B7B 145
\u51B3 111
\u51B5 141
\u51E0 -159
\u51E0 \u4E2A -102
\u51E0\u4E2A -102
\u51FA -234
\u51FA \u73B0 253
\u51FA\u4F86 \u4F86\u7684 108
\u51FA\u73B0 253
\u51FB -102
\u5206 -108
\u5206 \u652F 250
\u5206 \u6790 -174
\u5206 \u6D41 -130
\u5206 \u7C7B -223
\u5206\u652F 250
\u5206\u6790 -174
\u5206\u6D41 -130
\u5206\u7C7B -223
\u5207 \u5230 165
\u5207\u5230 165
\u5212 125
\u5217 -174
\u5219 349
\u521A \u624D -138
\u521A\u624D -138
\u521B -126
\u521B \u5EFA -126
\u521B\u5EFA -126
\u5224 \u5B9A -133
\u5224 \u65B7 246
\u5224\u5B9A -133
\u5224\u65B7 246
\u5225 104
\u5229 131
\u522B 131
\u5230 p 203
\u5230 \xA7name -228
\u5230 \xA7num 157
\u5230 \u4E00 144
\u5230p 203
\u5230\u4E00 144
\u524D \u5DF2 -103
\u524D \u7684 -153
\u524D \u7AEF 234
\u524D \u8981 121
\u524D \u9762 -102
\u524D\u5DF2 -103
\u524D\u7684 -153
\u524D\u7AEF 234
\u524D\u8981 121
\u524D\u9762 -102
\u5272 111
\u529E 101
\u52A1 242
\u52A1 \u5668 152
\u52A1\u5668 152
\u52A8 121
\u52A9 -111
\u52D5 -100
\u5305 128
\u5305 \u4E00 103
\u5305\u4E00 103
\u5305\u4E00 \u4E00\u5C42 103
\u5316 -167
\u533A 116
\u5348 139
\u534A 152
\u534A \u5C0F 193
\u534A\u5C0F 193
\u5355 279
\u5361 -118
\u5382 -138
\u53BB -112
\u53C2 -186
\u53D1 260
\u53D1 \u7248 203
\u53D1\u7248 203
\u53D6 -200
\u53E3 406
\u53E6 -143
\u53EA 466
\u53EA \u662F -116
\u53EA \u8981 507
\u53EA\u662F -116
\u53EA\u8981 507
\u53EB -175
\u53EF -431
\u53EF \u80FD 147
\u53EF\u4EE5 \u4EE5\u5728 134
\u53EF\u4EE5 \u4EE5\u770B 147
\u53EF\u80FD 147
\u53F0 143
\u53F3 121
\u53F7 461
\u53F8 207
\u5408 229
\u5408 \u5E76 172
\u5408\u5E76 172
\u540C -141
\u540C \u6B65 200
\u540C\u6B65 200
\u540E 261
\u540E \u63D0 155
\u540E \u7EED 112
\u540E\u63D0 155
\u540E\u63D0 \u63D0\u4EA4 155
\u540E\u7EED 112
\u5417 -543
\u5426 -241
\u5427 -204
\u542F -158
\u542F \u52A8 -117
\u542F\u52A8 -117
\u544A\u8BC9 \u8BC9\u6211 -114
\u5462 -240
\u5468 262
\u547D \u4EE4 134
\u547D\u4EE4 134
\u548C -294
\u54EA -513
\u54EA \u4E9B -205
\u54EA\u4E9B -205
\u554A -154
\u55AE 110
\u55CE -433
\u5668 168
\u56DE 329
\u56DE \u306F -154
\u56DE \u7B54 185
\u56DE\u306F -154
\u56DE\u590D \u590D\u8BDD 231
\u56DE\u7B54 185
\u56E0 -153
\u56E0 \u70BA -114
\u56E0\u4E3A \u4E3A\u6211 111
\u56E0\u70BA -114
\u56FA \u5B9A 102
\u56FA\u5B9A 102
\u5728 \xA7num 381
\u5728 \xA7path 271
\u5728 \u54EA -116
\u5728 \u7FA4 150
\u5728\u54EA -116
\u5728\u7FA4 150
\u5728\u7FA4 \u7FA4\u91CC 150
\u573A 267
\u5757 114
\u578B 264
\u57F7 124
\u57F7 \u884C 124
\u57F7\u884C 124
\u57FA \u91D1 -118
\u57FA\u91D1 -118
\u5834 185
\u5883 163
\u589E -120
\u590D -196
\u590D \u8BDD 231
\u590D\u8BDD 231
\u590D\u8BDD \u8BDD\u672F 231
\u5916 406
\u5916 , 139
\u5916 \u306B 110
\u5916\u306B 110
\u591A -138
\u591F -110
\u5927 147
\u5927 \u6982 113
\u5927\u6982 113
\u5929 -187
\u592A -240
\u5931 -128
\u5934 -138
\u5939 \u4E0B 177
\u5939\u4E0B 177
\u5957 -102
\u597D -367
\u597D , -103
\u5982 \u4F55 -216
\u5982 \u679C 292
\u5982\u4F55 -216
\u5982\u679C 292
\u5982\u679C \u679C\u6211 140
\u59CB -105
\u5B57 -198
\u5B57 \u6BB5 121
\u5B57\u6BB5 121
\u5B58 \u5728 143
\u5B58\u5728 143
\u5B89 -110
\u5B89 \u88C5 -100
\u5B89\u88C5 -100
\u5B8C -423
\u5B9A -153
\u5B9A \u5236 128
\u5B9A\u5236 128
\u5B9E 312
\u5B9E \u73B0 -123
\u5B9E \u9645 -101
\u5B9E\u73B0 -123
\u5B9E\u9645 -101
\u5BA1 276
\u5BA1 \u4E0D 150
\u5BA1\u4E0D 150
\u5BB6 -353
\u5BE6 -184
\u5BEB -173
\u5BF9 156
\u5BF9 \u4E8E 143
\u5BF9 \u8BDD -151
\u5BF9\u4E8E 143
\u5BF9\u5E94 \u5E94\u7684 108
\u5BF9\u8BDD -151
\u5BF9\u8BDD \u8BDD\u8FDB 127
\u5BFC -133
\u5C06 -140
\u5C08 177
\u5C0D 364
\u5C0F 267
\u5C11 -161
\u5C31 230
\u5C31 \u4E0D 138
\u5C31\u4E0D 138
\u5C3D 381
\u5C4F -115
\u5DE5 \u5355 157
\u5DE5 \u5382 -133
\u5DE5\u5355 157
\u5DE5\u5382 -133
\u5DE6 110
\u5DE6 \u53F3 256
\u5DE6\u53F3 256
\u5DF1 254
\u5DF2 -541
\u5E02 \u573A 205
\u5E02\u573A 205
\u5E0C 232
\u5E0C \u671B 232
\u5E0C\u671B 232
\u5E0C\u671B \u671B\u4F60 179
\u5E26 110
\u5E2E \u6211 105
\u5E2E\u6211 105
\u5E2E\u6211 \u6211\u751F -118
\u5E6B\u6211 \u6211\u78BA -107
\u5E74 -101
\u5E93 342
\u5E93 \u6BCF 151
\u5E93\u6BCF 151
\u5E94 -128
\u5E94 \u8BE5 -132
\u5E94\u8BE5 -132
\u5E97 -110
\u5EA6 -115
\u5EFA -108
\u5EFA \u7ACB -107
\u5EFA\u7ACB -107
\u5F00 -258
\u5F00 \u65B0 109
\u5F00\u65B0 109
\u5F00\u65B0 \u65B0\u5BF9 109
\u5F15 125
\u5F35 -120
\u5F3A 106
\u5F52 116
\u5F53 -153
\u5F55 -130
\u5F80 241
\u5F88 -170
\u5F8B 307
\u5F8B \u7528 188
\u5F8B\u7528 188
\u5F8C 126
\u5F8C \u306F 117
\u5F8C \u7684 167
\u5F8C\u306F 117
\u5F8C\u7684 167
\u5F97 -298
\u5FC5 612
\u5FC5 \u305A 238
\u5FC5 \u987B 186
\u5FC5\u305A 238
\u5FC5\u305A \u5FC5 118
\u5FC5\u987B 186
\u5FEB -103
\u600E -199
\u6027 267
\u603B -104
\u606F 120
\u60A8 -229
\u60C5 \u51B5 143
\u60C5\u51B5 143
\u60F3 -400
\u60F3 \u8981 -122
\u60F3\u8981 -122
\u614B 242
\u61C9 -151
\u6210 -257
\u6210 \u7684 265
\u6210\u7684 265
\u6211 -271
\u6211 \u4E00 178
\u6211 \u4EEC 400
\u6211 \u5011 245
\u6211 \u5E0C 100
\u6211 \u5F00 101
\u6211 \u60F3 -133
\u6211 \u7684 111
\u6211 \u78BA -127
\u6211 \u8BF4 231
\u6211 \u9700 -159
\u6211\u4E00 178
\u6211\u4EEC 400
\u6211\u5011 245
\u6211\u5E0C 100
\u6211\u5E0C \u5E0C\u671B 100
\u6211\u5F00 101
\u6211\u60F3 -133
\u6211\u7684 111
\u6211\u78BA -127
\u6211\u78BA \u78BA\u8A8D -127
\u6211\u8BF4 231
\u6211\u9700 -159
\u6211\u9700 \u9700\u8981 -156
\u6216 \u8005 162
\u6216\u8005 162
\u622A \u56FE 147
\u622A\u56FE 147
\u6237 -167
\u6240 -103
\u6240\u6709 \u6709\u7684 194
\u624B \u673A -141
\u624B\u673A -141
\u624D \u80FD 116
\u624D\u80FD 116
\u6253 -194
\u6253 \u56DE 311
\u6253\u56DE 311
\u6279 -201
\u6279 \u91CF -100
\u6279\u91CF -100
\u627E 122
\u627E \u5230 174
\u627E\u5230 174
\u628A -311
\u6293 -231
\u6293 \u53D6 -182
\u6293\u53D6 -182
\u6295 -186
\u6295 \u8D44 -150
\u6295\u8D44 -150
\u62A5 147
\u62A5 \u9519 -132
\u62A5\u9519 -132
\u62E9 -154
\u62FF -253
\u6301 162
\u6307 -265
\u6307 \u6570 -197
\u6307\u6570 -197
\u6309 \u7167 171
\u6309 \u94AE -151
\u6309\u7167 171
\u6309\u94AE -151
\u6362 -344
\u636E \u5E93 143
\u636E \u653E 163
\u636E \u7684 104
\u636E\u5E93 143
\u636E\u653E 163
\u636E\u7684 104
\u6389 -145
\u6392 123
\u63A5 203
\u63A5 \u53E3 204
\u63A5 \u624B -142
\u63A5 \u63D0 232
\u63A5\u53E3 204
\u63A5\u624B -142
\u63A5\u63D0 232
\u63A8 -102
\u63D0 253
\u63D0 \u4EA4 222
\u63D0 \u793A -106
\u63D0 \u9192 143
\u63D0\u4EA4 222
\u63D0\u4EA4 \u4EA4\u4FE1 155
\u63D0\u793A -106
\u63D0\u9192 143
\u642C -119
\u652F 207
\u6536 -180
\u6539 145
\u6539 \u6210 -218
\u6539\u6210 -218
\u653E 425
\u653E \u5728 121
\u653E\u5728 121
\u6548 \u679C 148
\u6548\u679C 148
\u6570 254
\u6570 \u5B57 134
\u6570\u5B57 134
\u6570\u636E \u636E\u5E93 143
\u6570\u636E \u636E\u653E 163
\u6570\u636E \u636E\u7684 104
\u6574 \u6570 121
\u6574\u6570 121
\u6587 -131
\u6587 \u5B57 -239
\u6587\u5B57 -239
\u6599 -135
\u65B0 -205
\u65B7 211
\u65B9 -163
\u65B9 \u6848 -125
\u65B9\u6848 -125
\u65BC 128
\u65E5 \xA7num 125
\u65E5 \u307E -102
\u65E5 \u671F 125
\u65E5 \u672C 169
\u65E5\u307E -102
\u65E5\u307E \u307E\u3067 -102
\u65E5\u671F 125
\u65E5\u672C 169
\u65E5\u672C \u672C\u8A9E 169
\u65F6 -187
\u65F6 \u95F4 120
\u65F6\u95F4 120
\u660E -248
\u660E \u65E5 -100
\u660E\u65E5 -100
\u662F \xA7name 155
\u662F \xA7num 428
\u662F \u4E0D -269
\u662F \u5426 -222
\u662F \u6CA1 130
\u662F \u9700 248
\u662F\u4E0D -269
\u662F\u4E0D \u4E0D\u662F -245
\u662F\u5426 -222
\u662F\u600E \u600E\u4E48 118
\u662F\u6CA1 130
\u662F\u6CA1 \u6CA1\u6709 139
\u662F\u9700 248
\u662F\u9700 \u9700\u8981 248
\u663E -184
\u663E \u793A -131
\u663E\u793A -131
\u6642 \u304B 139
\u6642 \u9593 105
\u6642\u304B 139
\u6642\u304B \u304B\u3089 139
\u6642\u9593 105
\u66F4 \u65B0 -127
\u66F4\u65B0 -127
\u6700 122
\u6700 \u4F18 120
\u6700 \u4F4E 133
\u6700\u4F18 120
\u6700\u4F4E 133
\u6703 -279
\u6709 -300
\u6709 \xA7name 196
\u6709 \u4E00 -126
\u6709 \u6CA1 -109
\u6709 \u7684 127
\u6709\u4E00 -126
\u6709\u6CA1 -109
\u6709\u6CA1 \u6CA1\u6709 -109
\u6709\u7684 127
\u670D \u52A1 130
\u670D\u52A1 130
\u670D\u52A1 \u52A1\u5668 152
\u671B 305
\u671B \u4F60 179
\u671B\u4F60 179
\u671F 268
\u672B 101
\u672C \u7684 -119
\u672C \u8A9E 169
\u672C\u7684 -119
\u672C\u8A9E 169
\u672F 274
\u6743 -212
\u6790 -101
\u679C 159
\u679C \u6211 137
\u679C\u6211 137
\u67D0 190
\u6837 100
\u6837 \u54C1 214
\u6837 \u5F0F 130
\u6837\u54C1 214
\u6837\u5F0F 130
\u6839 195
\u6839 \u636E 102
\u6839\u636E 102
\u683C 242
\u683C \u5F0F 114
\u683C\u5F0F 114
\u6848 -218
\u689D 131
\u68C0 -113
\u695A -103
\u6A21 -139
\u6A21 \u5757 131
\u6A21 \u578B -226
\u6A21\u5757 131
\u6A21\u578B -226
\u6A23 -148
\u6A5F -108
\u6B21 -105
\u6B21 \u6539 145
\u6B21\u6539 145
\u6B62 309
\u6B63 \u786E -117
\u6B63 \u78BA -128
\u6B63\u786E -117
\u6B63\u78BA -128
\u6B64 -132
\u6B65 128
\u6BCF 355
\u6BCF \u4E2A -111
\u6BCF \u5929 121
\u6BCF \u6B21 216
\u6BCF\u4E2A -111
\u6BCF\u5929 121
\u6BCF\u6B21 216
\u6BD4 -107
\u6C38 \u8FDC 125
\u6C38\u8FDC 125
\u6C7A \u307E 147
\u6C7A\u307E 147
\u6C7A\u307E \u307E\u308A 102
\u6C92 -322
\u6C92 \u6709 -162
\u6C92\u6709 -162
\u6CA1 \u4EBA 157
\u6CA1 \u6709 153
\u6CA1\u4EBA 157
\u6CA1\u6709 153
\u6CE8 150
\u6CE8 \u91CA 144
\u6CE8\u91CA 144
\u6D41 158
\u6D41 \u7A0B 273
\u6D41\u7A0B 273
\u6D4B 217
\u6D4B \u8BD5 153
\u6D4B\u8BD5 153
\u6D88 -106
\u6D89 110
\u6D89 \u53CA 110
\u6D89\u53CA 110
\u6E05 -254
\u6E05 \u695A -103
\u6E05\u695A -103
\u6E2C 100
\u6E2C \u8A66 245
\u6E2C\u8A66 245
\u6E90 146
\u70B9 -203
\u70B9 \u51FB -102
\u70B9\u51FB -102
\u70BA -256
\u7121 -148
\u7136 -246
\u7136 \u540E -199
\u7136\u540E -199
\u7167 203
\u738B 131
\u73AF 181
\u73AF \u5883 223
\u73AF\u5883 223
\u73B0 -258
\u73FE -254
\u73FE\u5728 \u5728\u7684 105
\u751F 197
\u751F \u4EA7 169
\u751F \u6210 147
\u751F\u4EA7 169
\u751F\u6210 147
\u751F\u6210 \u6210\u7684 265
\u7522 211
\u7528 205
\u7528 p 127
\u7528 s 154
\u7528 \xA7path -127
\u7528 \u4E2D 122
\u7528 \u5230 179
\u7528 \u6237 -199
\u7528p 127
\u7528s 154
\u7528\u4E2D 122
\u7528\u4E2D \u4E2D\u6587 124
\u7528\u5230 179
\u7528\u6237 -199
\u7531 174
\u7535 -135
\u753B\u9762 \u9762\u306F 109
\u754C -138
\u7559 168
\u7565 -167
\u7576 161
\u7576 \u4F5C 107
\u7576\u4F5C 107
\u767B -219
\u767B \u5F55 -102
\u767B\u5F55 -102
\u767C -173
\u7684 -102
\u7684 , 107
\u7684 \xA7name 184
\u7684 \u4E0D 104
\u7684 \u5305 214
\u7684 \u53EF 140
\u7684 \u6539 170
\u7684 \u6570 109
\u7684 \u6700 -114
\u7684 \u6D88 143
\u7684 \u7ED3 277
\u7684 \u8BBE 114
\u7684 \u8BE2 118
\u7684 \u8FD9 -101
\u7684 \u9700 -147
\u7684\u4E0D 104
\u7684\u4E0D \u4E0D\u540C 109
\u7684\u5206 \u5206\u6790 105
\u7684\u529F \u529F\u80FD 100
\u7684\u5305 214
\u7684\u53EF 140
\u7684\u6539 170
\u7684\u6570 109
\u7684\u6587 \u6587\u4EF6 194
\u7684\u6700 -114
\u7684\u6D88 143
\u7684\u7ED3 277
\u7684\u7ED3 \u7ED3\u679C 303
\u7684\u8BBE 114
\u7684\u8BBE \u8BBE\u7F6E 114
\u7684\u8BE2 118
\u7684\u8FD9 -101
\u7684\u9700 -147
\u7684\u9700 \u9700\u6C42 -102
\u76CA -111
\u76D8 106
\u76EE \u5F55 127
\u76EE\u5F55 127
\u76F4 \u3057 -121
\u76F4 \u63A5 157
\u76F4\u3057 -121
\u76F4\u63A5 157
\u76F4\u63A5 \u63A5\u63D0 232
\u770B -358
\u770B \u770B -120
\u770B\u770B -120
\u771F 464
\u771F \u5B9E 140
\u771F\u5B9E 140
\u7740 -107
\u77E5 -163
\u7801 \u91CC 107
\u7801\u91CC 107
\u786E \u8BA4 130
\u786E\u8BA4 130
\u78BA \u8A8D 238
\u78BA\u8A8D 238
\u793A -137
\u793E 102
\u793E \u5916 120
\u793E\u5916 120
\u7981 303
\u7981 \u6B62 333
\u7981\u6B62 333
\u79CD 130
\u79EF 113
\u7A0B \u5E8F -108
\u7A0B\u5E8F -108
\u7A97 132
\u7A97 \u53E3 172
\u7A97\u53E3 172
\u7AD9 -109
\u7AEF 659
\u7AEF \u672B 101
\u7AEF\u672B 101
\u7B26 186
\u7B26 \u5408 127
\u7B26\u5408 127
\u7B2C -171
\u7B2C \u4E00 -167
\u7B2C\u4E00 -167
\u7B49 -274
\u7B49 \u7B49 -115
\u7B49\u7B49 -115
\u7B54 175
\u7B56 232
\u7B56 \u7565 -100
\u7B56\u7565 -100
\u7B97 288
\u7BA1 109
\u7BA1 \u7406 105
\u7BA1\u7406 105
\u7CBE -112
\u7CFB 329
\u7CFB \u7D71 364
\u7CFB\u7D71 364
\u7D00 258
\u7D00 \u9304 258
\u7D00\u9304 258
\u7D04 158
\u7D42 172
\u7D50 -142
\u7D50 \u679C -199
\u7D50\u679C -199
\u7D66 -141
\u7D71 453
\u7D93 -124
\u7DDA -140
\u7DE8 141
\u7DE8 \u96C6 157
\u7DE8\u96C6 157
\u7E8C -115
\u7EAF -113
\u7EBF 274
\u7EC3 108
\u7EC3 \u811A 108
\u7EC3\u811A 108
\u7EC3\u811A \u811A\u672C 108
\u7EC4 453
\u7EC6 -128
\u7EC8 132
\u7ED9 \u51FA 167
\u7ED9 \u6211 -124
\u7ED9\u51FA 167
\u7ED9\u6211 -124
\u7EDF 249
\u7EDF \u4E00 353
\u7EDF \u8BA1 -114
\u7EDF\u4E00 353
\u7EDF\u4E00 \u4E00\u653E 100
\u7EDF\u4E00 \u4E00\u7528 142
\u7EDF\u8BA1 -114
\u7EE7 -102
\u7EE7 \u7EED -102
\u7EE7\u7EED -102
\u7EF4 103
\u7F51 132
\u7F51 \u9875 -183
\u7F51\u9875 -183
\u7F6E 168
\u7F6E \u304D 105
\u7F6E\u304D 105
\u7F8E \u5143 -110
\u7F8E\u5143 -110
\u7FA4 124
\u7FA4 \u91CC 150
\u7FA4\u91CC 150
\u8001 119
\u800C \u4E0D 107
\u800C \u662F -153
\u800C\u4E0D 107
\u800C\u4E0D \u4E0D\u662F 107
\u800C\u662F -153
\u804A -138
\u8054 -116
\u8054 \u7CFB -112
\u8054\u7CFB -112
\u80A1 -191
\u80FD \u7528 165
\u80FD\u4E0D \u4E0D\u80FD -108
\u80FD\u7528 165
\u811A 153
\u811A \u672C 153
\u811A\u672C 153
\u81EA \u5DF1 254
\u81EA\u5DF1 254
\u8207 -125
\u822C 230
\u8272 145
\u8282 -121
\u82F1 113
\u82F1 \u6587 121
\u82F1\u6587 121
\u843D 109
\u843D \u3061 -110
\u843D\u3061 -110
\u843D\u3061 \u3061\u308B -101
\u8457 -147
\u8655 -109
\u8868 -106
\u88C5 -295
\u88DC -107
\u8981 383
\u8981 \u505A -110
\u8981 \u5206 188
\u8981 \u6211 -179
\u8981 \u652F 150
\u8981 \u6539 -144
\u8981 \u662F 195
\u8981 \u663E -107
\u8981 \u7528 179
\u8981 \u7684 -123
\u8981 \u8D70 134
\u8981\u505A -110
\u8981\u5206 188
\u8981\u6211 -179
\u8981\u652F 150
\u8981\u652F \u652F\u6301 150
\u8981\u6539 -144
\u8981\u662F 195
\u8981\u663E -107
\u8981\u663E \u663E\u793A -107
\u8981\u7528 179
\u8981\u7684 -123
\u8981\u8D70 134
\u898B -233
\u898F 270
\u899A 287
\u899A \u3048 287
\u899A\u3048 287
\u899A\u3048 \u3048\u3066 287
\u89C4 242
\u89C4 \u5219 254
\u89C4\u5219 254
\u89C9 -103
\u89D2 -123
\u89E3 -205
\u89E3 \u51B3 -165
\u89E3\u51B3 -165
\u89E6 -205
\u8A00 -108
\u8A18 -186
\u8A55 -111
\u8A55 \u4F30 -111
\u8A55\u4F30 -111
\u8A8D 251
\u8A9E 136
\u8AAA -268
\u8ABF 132
\u8ACB -160
\u8AD6 -103
\u8B80 -268
\u8B8A 153
\u8BA1 -357
\u8BA2 303
\u8BA4 234
\u8BA4 \u8BC1 106
\u8BA4\u8BC1 106
\u8BA8 -107
\u8BA8 \u8BBA -106
\u8BA8\u8BBA -106
\u8BA9 \u6211 114
\u8BA9\u6211 114
\u8BAD 104
\u8BAD \u7EC3 108
\u8BAD\u7EC3 108
\u8BAD\u7EC3 \u7EC3\u811A 108
\u8BB0 207
\u8BB0 \u4F4F 214
\u8BB0 \u5F55 -114
\u8BB0\u4F4F 214
\u8BB0\u5F55 -114
\u8BB8 183
\u8BBE -172
\u8BBE \u7F6E -121
\u8BBE\u7F6E -121
\u8BC4 104
\u8BC4 \u5BA1 150
\u8BC4\u5BA1 150
\u8BC4\u5BA1 \u5BA1\u4E0D 150
\u8BC9 \u6211 -114
\u8BC9\u6211 -114
\u8BCD -156
\u8BD1 -106
\u8BD5 111
\u8BDD -163
\u8BDD \u672F 205
\u8BDD \u8FDB 127
\u8BDD\u672F 205
\u8BDD\u8FDB 127
\u8BDD\u8FDB \u8FDB\u884C 127
\u8BE2 119
\u8BE2 \u76D8 126
\u8BE2\u76D8 126
\u8BE5 -227
\u8BE5 \u5BA2 106
\u8BE5\u5BA2 106
\u8BE5\u5BA2 \u5BA2\u6237 106
\u8BE6 -123
\u8BE6 \u60C5 -119
\u8BE6\u60C5 -119
\u8BED -206
\u8BED \u8A00 -185
\u8BED\u8A00 -185
\u8BEF 121
\u8BF4 \u4ED6 -117
\u8BF4\u4ED6 -117
\u8BF4\u4ED6 \u4ED6\u4EEC -117
\u8BF7 158
\u8BFB -143
\u8D27 \u4EE3 -137
\u8D27\u4EE3 -137
\u8D28 -167
\u8D28 \u91CF -134
\u8D28\u91CF -134
\u8D38 -117
\u8D39 144
\u8D44 \u4EA7 -109
\u8D44 \u6E90 134
\u8D44\u4EA7 -109
\u8D44\u6E90 134
\u8D70 447
\u8D77 156
\u8D85 236
\u8D85 \u8FC7 227
\u8D85\u8FC7 227
\u8DB3 -106
\u8DDF -168
\u8DDF \u8FDB -201
\u8DDF\u8FDB -201
\u8EAB -131
\u8F7D -167
\u8F91 114
\u8FA6 -120
\u8FB9 165
\u8FB9 \u7684 138
\u8FB9\u7684 138
\u8FC7 314
\u8FC7 \xA7num 177
\u8FC7 \u6765 145
\u8FC7\u6765 145
\u8FD0 217
\u8FD0 \u8D39 137
\u8FD0\u8D39 137
\u8FD1 -110
\u8FD8 \u6709 268
\u8FD8 \u6CA1 -128
\u8FD8\u6709 268
\u8FD8\u6CA1 -128
\u8FD9 -147
\u8FD9 \u4E9B -136
\u8FD9 \u79CD 154
\u8FD9\u4E9B -136
\u8FD9\u79CD 154
\u8FDB \u884C 165
\u8FDB\u884C 165
\u8FDC 113
\u9001 \u5230 102
\u9001\u5230 102
\u9009 -155
\u9009 \u62E9 -154
\u9009\u62E9 -154
\u9010 -121
\u9019 \u5169 171
\u9019 \u6A23 -163
\u9019 \u908A 120
\u9019\u5169 171
\u9019\u6A23 -163
\u9019\u908A 120
\u901A \u4FE1 106
\u901A\u4FE1 106
\u9032 190
\u9032 \u884C 148
\u9032\u884C 148
\u903B 114
\u903B \u8F91 114
\u903B\u8F91 114
\u9053 -218
\u908A 106
\u90A3 -259
\u90A3 \u53F0 113
\u90A3 \u8FB9 113
\u90A3\u53F0 113
\u90A3\u8FB9 113
\u90AE -128
\u90FD 377
\u90FD \u5728 150
\u90FD \u653E 180
\u90FD \u662F 161
\u90FD \u7528 136
\u90FD \u8981 199
\u90FD\u5728 150
\u90FD\u653E 180
\u90FD\u662F 161
\u90FD\u7528 136
\u90FD\u8981 199
\u9192 131
\u91CA 256
\u91CC 383
\u91CC \u4E0D 192
\u91CC\u4E0D 192
\u91CD -394
\u91CD \u65B0 -179
\u91CD\u65B0 -179
\u91CF 101
\u91D1 \u989D 178
\u91D1\u989D 178
\u91DD 121
\u9304 104
\u932F 172
\u9488 200
\u9488 \u5BF9 202
\u9488\u5BF9 202
\u94AE -151
\u94FE 214
\u94FE \u63A5 251
\u94FE\u63A5 251
\u9519 \u8BEF 125
\u9519\u8BEF 125
\u9593 122
\u95DC 113
\u95DC \u65BC 200
\u95DC\u65BC 200
\u95F4 191
\u9636 -111
\u9636 \u6BB5 -111
\u9636\u6BB5 -111
\u963F -192
\u963F \u91CC -163
\u963F\u91CC -163
\u9648 148
\u9650 176
\u9650 \u662F 168
\u9650\u662F 168
\u9664 353
\u9664 \u4E86 333
\u9664\u4E86 333
\u96C6 209
\u96F6 -127
\u9700 -210
\u9759 135
\u9762 -369
\u9762 \u306F 109
\u9762 \u7684 -120
\u9762\u306F 109
\u9762\u7684 -120
\u97F3 -160
\u9805 -130
\u9806 -114
\u9810 \u8A2D 113
\u9810\u8A2D 113
\u983C -117
\u983C \u3080 -102
\u983C\u3080 -102
\u9875 -246
\u987B 186
\u9886 110
\u9898 -130
\u989C 145
\u989C \u8272 145
\u989C\u8272 145
\u989D 239
\u9A8C \u8BC1 -133
\u9A8C\u8BC1 -133
\u9EBC -231
\u9EDE -187
\uAC00 \uB2A5 149
\uAC00 \uB85C 126
\uAC00 \uC838 130
\uAC00\uB2A5 149
\uAC00\uB85C 126
\uAC00\uB85C \uCD94 136
\uAC00\uC838 130
\uAC01 -122
\uAC10 -242
\uAC12 173
\uAC70 -330
\uAC70 \uB4E0 -141
\uAC70 \uC57C 100
\uAC70 \uD558 119
\uAC70\uB4E0 -141
\uAC70\uC57C 100
\uAC70\uD558 119
\uAC74 -157
\uAC74 \uC218 131
\uAC74\uC218 131
\uAC78 \uB85C 126
\uAC78\uB85C 126
\uAC80 156
\uAC80 \uC99D 190
\uAC80\uC99D 190
\uAC83 \uC744 127
\uAC83\uC744 127
\uAC83\uC744 \uAC83 127
\uAC8C -564
\uACA0 -212
\uACA0 \uC2B5 -110
\uACA0\uC2B5 -110
\uACA0\uC2B5 \uC2B5\uB2C8 -110
\uACA8 175
\uACB0 -127
\uACE0 -248
\uAD00 233
\uAD00 \uB9AC 264
\uAD00\uB9AC 264
\uAD6D 454
\uAD70 -100
\uADF8 \uB798 233
\uADF8\uB798 233
\uADFC -160
\uAE00 105
\uAE00 \uB85C 190
\uAE00\uB85C 190
\uAE08 223
\uAE30 564
\uAE30 \uC5B5 240
\uAE30\uC5B5 240
\uAE30\uC5B5 \uC5B5\uD574 282
\uAE4C 182
\uAE4C \uC9C0 202
\uAE4C\uC9C0 202
\uB098 -392
\uB0A8 159
\uB0B4 -113
\uB0B4 \uAC00 175
\uB0B4\uAC00 175
\uB0B4\uAC00 \uB0B4 197
\uB10C 144
\uB10C \uD2B8 133
\uB10C\uD2B8 133
\uB123 345
\uB123 \uC5B4 109
\uB123 \uC9C0 120
\uB123\uC5B4 109
\uB123\uC9C0 120
\uB123\uC9C0 \uB123 123
\uB294 \uAC83\uC744 127
\uB294 \uB514 -110
\uB294 \uC804\uBD80 188
\uB294 \uC9C0 -127
\uB294\uAC70 119
\uB294\uAC70 \uAC70\uC57C 114
\uB294\uB514 -110
\uB294\uC9C0 -127
\uB2C8 \uB2E4 186
\uB2C8\uB2E4 186
\uB2C8\uB2E4 \uC54A 123
\uB2C8\uB2E4 \uD569 139
\uB2C8\uBA40 \uBA40\uB7EC 123
\uB2C8\uBA40 \uBA40\uBC29 137
\uB2D8 100
\uB2E4 , 104
\uB2E4\uC2DC \uC2DC\uD55C 132
\uB2E8 -204
\uB2E8 \uC774 211
\uB2E8\uC774 211
\uB2F5 \uBCC0 -260
\uB2F5 \uC7A5 -124
\uB2F5\uBCC0 -260
\uB2F5\uC7A5 -124
\uB300 -113
\uB313 105
\uB313 \uB9D0 105
\uB313\uB9D0 105
\uB313\uB9D0 \uB9D0\uB85C 105
\uB370 -217
\uB3C4 \uB85D -110
\uB3C4\uB85D -110
\uB3CC 106
\uB3FC 111
\uB418 -248
\uB418 \uB294 -126
\uB418\uB294 -126
\uB450 \uBC88 -109
\uB4DC -172
\uB4DC\uB294 \uCF54 157
\uB4E0 -136
\uB4E4 \uC5B4 -193
\uB4E4\uC5B4 -193
\uB514 -335
\uB514 \uC2A4 -126
\uB514\uC2A4 -126
\uB54C 135
\uB77C \uC775 -126
\uB77C\uC775 -126
\uB77C\uC775 \uC775\uB514 -126
\uB7EC 230
\uB7FC 201
\uB808 \uD3EC 118
\uB808\uD3EC 118
\uB824 -288
\uB85C 407
\uB85C \uADF8 -105
\uB85C \uB2E4\uC2DC -102
\uB85C \uCEEC -122
\uB85C\uADF8 -105
\uB85C\uCEEC -122
\uB85D -119
\uB8CC -115
\uB97C -222
\uB9AC \uB294 178
\uB9AC \uC5D0 -101
\uB9AC\uB294 178
\uB9AC\uC5D0 -101
\uB9B0 107
\uB9BC -131
\uB9C9 \uD600 107
\uB9C9\uD600 107
\uB9C9\uD600 \uB9C9 107
\uB9CC \uB4E4 -124
\uB9CC\uB4E4 -124
\uB9D0 \uB85C 105
\uB9D0\uACE0 \uB9D0 176
\uB9D0\uB85C 105
\uB9D0\uB85C \uC874 105
\uB9DE -202
\uB9E4 107
\uBA38 -123
\uBA40 \uB7EC 123
\uBA40 \uBC29 137
\uBA40\uB7EC 123
\uBA40\uB7EC \uB7EC\uADF8 123
\uBA40\uBC29 137
\uBA40\uBC29 \uBC29\uC11D 137
\uBA54 194
\uBA74 168
\uBA85 157
\uBAA8 -112
\uBAA9 226
\uBC0F -127
\uBC14 -259
\uBC14 \uCF54 -107
\uBC14\uCF54 -107
\uBC14\uCF54 \uCF54\uB4DC -107
\uBC18 151
\uBC1C \uC8FC 104
\uBC1C\uC8FC 104
\uBC88 -237
\uBC88 \uC5ED -174
\uBC88\uC5ED -174
\uBCC4 -131
\uBCC4 \uB85C -108
\uBCC4 \uD604 126
\uBCC4\uB85C -108
\uBCC4\uD604 126
\uBCC4\uD604 \uD604\uD669 126
\uBCF4 -218
\uBCF4 \uC790 -115
\uBCF4\uC790 -115
\uBCF8 289
\uBD80 173
\uBD80 \uD0C1 -103
\uBD80 \uD130 214
\uBD80\uD0C1 -103
\uBD80\uD130 214
\uBE0C -124
\uBE44 -141
\uBE4C 276
\uC0AC \uC774 -172
\uC0AC \uC9C4 -100
\uC0AC\uC774 -172
\uC0AC\uC9C4 -100
\uC0C1 260
\uC0C1 \uC774 182
\uC0C1 \uD0DC 282
\uC0C1\uC774 182
\uC0C1\uD0DC 282
\uC0C9 -194
\uC0C9 \uC0C1 -166
\uC0C9\uC0C1 -166
\uC0D8 -129
\uC0D8 \uD50C -129
\uC0D8\uD50C -129
\uC0DD -128
\uC11C \uBC84 102
\uC11C\uBC84 102
\uC11D 159
\uC131 184
\uC138 -131
\uC158 -101
\uC218 183
\uC2A4 -139
\uC2A4\uD2B8 \uD2B8\uB294 100
\uC2DC \uD55C 124
\uC2DC\uD55C 124
\uC2DC\uD55C \uD55C\uBC88 132
\uC2E4 \uD55C 108
\uC2E4\uD55C 108
\uC2E4\uD55C \uD55C\uAC70 115
\uC2F6 -113
\uC4F0 511
\uC4F0 \uAE30 402
\uC4F0 \uBA74 125
\uC4F0\uAE30 402
\uC4F0\uBA74 125
\uC4F0\uBA74 \uC4F0 139
\uC544\uB2C8 \uC544 -121
\uC548 \uC5D0 222
\uC548\uC5D0 222
\uC54A 214
\uC54A \uC2B5 123
\uC54A \uC544 116
\uC54A\uC2B5 123
\uC54A\uC2B5 \uC2B5\uB2C8 123
\uC54A\uC544 116
\uC55E 320
\uC55E \uC73C 320
\uC55E\uC73C 320
\uC55E\uC73C \uC73C\uB85C 320
\uC57C 328
\uC57C \uB2E4\uC2DC 100
\uC57C\uD558 \uD558\uB294 194
\uC5B4 165
\uC5B4 \uB85C 230
\uC5B4 \uC11C -151
\uC5B4\uB85C 230
\uC5B4\uC11C -151
\uC5B5 239
\uC5B5 \uD574 282
\uC5B5\uD574 282
\uC5B5\uD574 \uAE30 328
\uC5C5 -235
\uC5C5 \uCCB4 -125
\uC5C5\uCCB4 -125
\uC5C6 -227
\uC5D0 \uB294 114
\uC5D0 \uB9CC 181
\uC5D0 \uC11C 111
\uC5D0\uB294 114
\uC5D0\uB9CC 181
\uC5D0\uC11C 111
\uC5EC 261
\uC5ED -124
\uC5F0 -162
\uC5F4 -173
\uC5F4 \uC5B4 -111
\uC5F4\uC5B4 -111
\uC601 188
\uC601 \uC5B4 175
\uC601\uC5B4 175
\uC624 -191
\uC624 \uC804 127
\uC624\uC804 127
\uC624\uC804 \uC624 100
\uC644 -103
\uC678 326
\uC678 \uBD80 140
\uC678\uBD80 140
\uC678\uBD80 \uC678 140
\uC694 174
\uC694 \uC77C 254
\uC694\uC77C 254
\uC6A9 124
\uC6B0\uB9AC \uC6B0 137
\uC6D0 -288
\uC73C\uB85C \uC55E 340
\uC740 454
\uC740 \xA7name 133
\uC744 -333
\uC74C -117
\uC751 203
\uC751 \uB2F5 247
\uC751\uB2F5 247
\uC758 -130
\uC774 -176
\uC774 \uB77C 175
\uC774 \uC57C 152
\uC774 \uD2B8 -130
\uC774\uAC70 \uC774 -108
\uC774\uB77C 175
\uC774\uC57C 152
\uC774\uD2B8 -130
\uC775 -126
\uC775 \uB514 -126
\uC775\uB514 -126
\uC775\uB514 \uB514\uC2A4 -126
\uC77C \uB2E8 -194
\uC77C \uB85C 130
\uC77C \uBCC4 108
\uC77C \uBD80 132
\uC77C\uB2E8 -194
\uC77C\uB85C 130
\uC77C\uBCC4 108
\uC77C\uBCC4 \uBCC4\uD604 126
\uC77C\uBD80 132
\uC785 297
\uC788 \uB294 -177
\uC788 \uC5B4 176
\uC788\uB294 -177
\uC788\uC5B4 176
\uC790 -252
\uC791 167
\uC791 \uC131 210
\uC791\uC131 210
\uC7AC -312
\uC801 -182
\uC804 190
\uC804 \uBD80 102
\uC804 \uC5D0 158
\uC804\uBD80 102
\uC804\uBD80 \uC804 105
\uC804\uC5D0 158
\uC811 185
\uC815 \uB9AC -128
\uC815\uB9AC -128
\uC81C -208
\uC838 231
\uC870 -117
\uC874 \uB313 105
\uC874\uB313 105
\uC874\uB313 \uB313\uB9D0 105
\uC880 -271
\uC88B -109
\uC8FC \uACE0 148
\uC8FC \uC18C -118
\uC8FC\uACE0 148
\uC8FC\uC18C -118
\uC900 190
\uC904 -214
\uC904 \uB798 -168
\uC904\uB798 -168
\uC911 -153
\uC918 -223
\uC918 \uC57C 177
\uC918\uC57C 177
\uC99D 160
\uC9C0 \uAE08 -112
\uC9C0 \uC54A\uC2B5 123
\uC9C0 \uC54A\uC544 122
\uC9C0 \uC5D0 156
\uC9C0\uAE08 -112
\uC9C0\uC5D0 156
\uC9C1 188
\uC9C1 \uC811 164
\uC9C1\uC811 164
\uC9C1\uC811 \uC9C1 164
\uCC28 114
\uCC3E -123
\uCC98 281
\uCD5C -109
\uCD94\uAC00 \uAC00\uB85C 126
\uCEE4\uBC0B \uCEE4 141
\uCEE8 213
\uCEF4 126
\uCEF4 \uD3EC 133
\uCEF4\uD3EC 133
\uCEF4\uD3EC \uD3EC\uB10C 133
\uCF00 -177
\uCF00 \uC774 -129
\uCF00\uC774 -129
\uCF54 265
\uCF54 \uB4DC 313
\uCF54\uB4DC 313
\uCF54\uB4DC \uB4DC\uB294 152
\uCF5C 103
\uCF5C \uBC31 103
\uCF5C\uBC31 103
\uD0A4 150
\uD0A4 \uB294 102
\uD0A4\uB294 102
\uD0A4\uB294 \uD0A4 102
\uD0C0 253
\uD0C0 \uC785 214
\uD0C0\uC785 214
\uD0C1 -103
\uD0DC 155
\uD130 \xA7num 108
\uD14C 159
\uD14C \uC774 183
\uD14C\uC774 183
\uD15C 104
\uD1B5 110
\uD2B8 149
\uD2B8 \uB294 279
\uD2B8 \uB97C -125
\uD2B8 \uC5D0 131
\uD2B8\uB294 279
\uD2B8\uB294 \uD14C 100
\uD2B8\uB97C -125
\uD2B8\uC5D0 131
\uD300 271
\uD305 100
\uD310 269
\uD3EC 263
\uD3EC \uB10C 133
\uD3EC\uB10C 133
\uD3EC\uB10C \uB10C\uD2B8 133
\uD45C 123
\uD558 -162
\uD558 \uACE0 102
\uD558 \uB294 151
\uD558 \uBA74 125
\uD558 \uC790 123
\uD558\uACE0 102
\uD558\uB294 151
\uD558\uB294 \uB294\uAC70 127
\uD558\uBA74 125
\uD558\uBA74 \uBA74\uB418 -100
\uD558\uC790 123
\uD55C \uB2E4 -100
\uD55C\uAC70 \uAC70\uC57C 136
\uD55C\uB2E4 -100
\uD560 -222
\uD568 293
\uD569 \uB2C8 103
\uD569\uB2C8 103
\uD569\uB2C8 \uB2C8\uB2E4 103
\uD56D 195
\uD56D \uC0C1 299
\uD56D\uC0C1 299
\uD56D\uC0C1 \uD56D 201
\uD574 -227
\uD574 \uC11C -140
\uD574 \uC8FC\uC138 160
\uD574 \uC904 -100
\uD574\uBD10 \uD655 134
\uD574\uC11C -140
\uD574\uC904 -100
\uD574\uC918 -191
\uD574\uC918 \uBC88 -100
\uD604 \uD669 123
\uD604\uD669 123
\uD654 283
\uD655\uC2E4 \uC2E4\uD55C 115
\uD669 111
\uD68C -170`};var ze=600,je=/`[^`]*`/g,qe=/https?:\/\/\S+/g,Ie=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,Le=/\b[\w-]+\.[a-z]{1,5}\b/g,_e=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,Ne=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,Me=/\b\d[\w.]*/g,De=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,Ce=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,We=",:;\u2014\u2013",He=5,Pe=6,Ue=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(je," \xA7code ").replace(qe," \xA7url ").replace(Ie," \xA7path ").replace(Le," \xA7file ").replace(Ne,e=>e.toLowerCase()).replace(_e," \xA7name ").replace(Me," \xA7num ").toLowerCase(),Fe=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function Be(n){let e=(Ue(n.slice(0,ze)).match(De)??[]).flatMap(s=>Ce.test(s)?Fe(s):s),t=e.filter(s=>!We.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,a)=>`${e[a]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(Pe,Math.floor(t.length/He))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var Ke=n=>new Map(n.split(`
`).map(e=>{let t=e.lastIndexOf(" ");return[e.slice(0,t),Number(e.slice(t))]})),Ge=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1),Ve=u(()=>Ke(C.words)),Ye=/\b[a-z]{2,}[A-Z][a-z]\w*|\b\w+_\w+|\b\w+\(\)/g,Ze=-20,Xe=6,pn=.5;function gn(n){let e=Be(n);return e.length<Xe||(n.match(Ye)?.length??0)>1?Ze:(C.bias+Ge(e,Ve()))/100}var Qe=/\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|d\u00e9cid\u00e9)\b|\u51b3\u5b9a|\u6c7a\u3081/i,Je=/^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|n\u00e3o)\b[,.:;! \u2013\u2014-]|\binstead\b|\brather than\b|(?:,| and) not \w/i,n1=/\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i,e1=/\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i;function fn(n){return Qe.test(n)?"decision":Je.test(n)?"correction":(e1.test(n)||cn.test(n))&&!n1.test(n)?"preference":"convention"}var wn=/^(?:and|also|plus)\W+(?:\w+ )?(?:use|prefer|avoid|stick to) (?:\S+ ?){1,6}$/i,W=160,t1=/^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:\u2013\u2014-][ ,.!:\u2013\u2014-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;\u2013\u2014-][ ,.!:;\u2013\u2014-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:\u2013\u2014-]+)+(?=\S{2,} \S)/i,b=n=>n.replace(t1,"");function bn(n){for(let e of n){let t=b(e),o=v(t,W)??v(e,W);if(o!==void 0)return o}return`${x(b(n[0]??""),W-1).replace(/[\s\u2026.]+$/,"")}\u2026`}var yn=3e3,vn=1e3,o1=/^\s*(?:<[a-z]+(?:-[a-z-]+)?[\s>]|!|\/[\w:-]+(?:\s|$)|implement the following plan|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i,A=/^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |\u276f|%|#{1,6} |[\u251c\u2514\u2502\u2500\u2501])/,s1=/(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g,a1=/\b((?:remember|memori[sz]e|keep in mind)\b[^\n:]{0,60}(?:(?=:)|:[ \t]+(?:[^\s:]+ ){0,3}[^\s:]*[^\s:.?!](?=:?[ \t]*\n[ \t]*```))):?[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`]{2,600}?)\n\s{0,8}```/gi,r1=/^[ \t]*(?:(?:<private>[^<]*<\/private>|\[REDACTED:private\])\s*)+/gim,i1=/(?<=[\u3002\uff01\uff1f])(?=[^\u3002\uff01\uff1f])/,l1=/^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s/;function kn(n){let e=n.replace(r1,"").replaceAll("\u2019","'");if(o1.test(e))return[];let t=(a,r,l)=>`${r}: \`${l.trim().replace(/\s*\n\s*/g,"; ")}\``,o=p1(en(e.replace(a1,t).replace(s1,"$1 `$2`"))),s=0;return m1(o.split(`
`)).flatMap((a,r)=>(a.trim()===""&&(s+=1),(A.test(a)?[]:c1(on(tn(a)))).flatMap(c=>c.split(i1)).map(c=>({text:c,line:r,block:s,isItem:l1.test(a)}))))}function c1(n){let e=[];for(let[t,o]of n.entries()){let s=e.at(-1)??"";d1(s)&&n.slice(t).some(r=>/["\u201d]/.test(r))?e[e.length-1]=`${s} ${o}`:e.push(o)}return e}var d1=n=>(n.match(/(?<!\d)"/g)??[]).length%2===1||n.lastIndexOf("\u201C")>n.lastIndexOf("\u201D");var u1=56,h1=/^[ \t]{0,8}[\p{Ll}`(]/u;function m1(n){let e=[];for(let t of n){let o=e.at(-1)??"";o.length>=u1&&!/[.!?:;]\W*$/.test(o.slice(-8))&&h1.test(t)&&![o,t].some(a=>A.test(a))?e[e.length-1]=`${o} ${t.trim()}`:e.push(t)}return e}function p1(n){return n.length<=yn+vn?n:`${X(n,yn)}
${Q(n,vn)}`}function H(n,e){let t=[],o=n[e+1]?.isItem===!0,s=n[e]?.line??0;for(let a=e+1;a<n.length;a+=1){let{line:r,isItem:l}=n[a];if(l!==o||r>s+(o||t.length===0?2:1))break;r===s?t.at(-1)?.push(a):t.push([a]),s=r}return t}function P(n,e){let t=n[e+1]?.isItem?H(n,e).flat():[e+1],o=t.at(-1)??e,s=n[o+1],a=s?.line===(n[o]?.line??0)+1&&/^\p{Ll}/u.test(s.text);return(n[o]?.isItem&&a?[...t,o+1]:t).filter(r=>r<n.length)}var g1=/(?:[,;] (?:and |but |und |et |y |e )?(?:not|no longer|no|nicht mehr|nicht|pas|non|n\u00e3o)|\b(?:instead of|rather than|no longer|nicht mehr|ya no|n\u00e3o mais|statt|au lieu de|en lugar de|em vez de)|(?:\b(?:not|never)|n['\u2019]t)(?=[^,;:.()]{1,60} any ?(?:more|longer)\b))\s+((?:(?! any ?(?:more|longer)\b)[^,;:.()]|\.(?=\d)){1,60})(?: any ?(?:more|longer))?/iu;var f1=$(["now actually here repo project anymore always never again allowed only run runs go goes jetzt hier immer"]),w1=/[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu,U=n=>new Set((n.toLowerCase().match(w1)??[]).filter(e=>!/^\p{L}$/u.test(e)&&!mn(e)&&!f1.has(e)).map(D)),F="(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b",b1=new RegExp(`${F}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`,"i"),xn=n=>n.replace(g1,"").replace(b1,"");function B(n,e){let t=U(e);return U(n).size>0&&[...U(n)].every(o=>t.has(o))}var y1=/\b(?:not|won't|don't|no longer)(?: going to)? (?:use|using|take|need|go with|keep) ([^,.;:]{2,40}?) (?:after all|any ?more)\b|^(?:(?:no|ok(?:ay)?|hm+|actually)\W+)*forget (?:about )?((?!(?:that|it|this|what|everything)\b)[^\s,.;:]+)[.;,!]|\b(?:instead of|rather than) ([^\s,.;:]+)/gi,Sn=n=>[...n.replaceAll("\u2019","'").matchAll(y1)].map(([,e,t,o])=>e??t??o??"");var O=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,K=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i,v1="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",k1="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",x1=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${k1}${v1}`,"i"),T="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",S1="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",E1=new RegExp(`^${T}${S1}${T}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),A1=new RegExp(`^${T},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),O1=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b(?!.*\b(?:always|whenever|(?:each|every) time|(?:with|on|at|after|before) (?:each|every|any))\b))(?=\S+ \S)/i,T1=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,R1=/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,$1=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${T}(?=\\W*$|, )`,"i"),z1=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,En=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,j1=/^(?:boolean|bool|string|number|true|false|null|undefined)\b/i,q1=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,I1=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,L1=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,_1=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,N1=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,M1=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,D1=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function C1(n){for(let e of n.matchAll(_1)){let[,t,o,s="",a=t,r=""]=e,l=(O.exec(r)??K.exec(r))?.[0],d=n.slice(0,e.index),c=N1.test(d)||O.test(d);if(l===void 0||c&&!(a&&/now/i.test(s)))continue;let m=a!==void 0&&l!=="use"&&D1.test(r.slice(l.length));if(/please|you/i.test(s)||(a??o)&&(m||M1.test(d)))return d}return n}function W1(n){let e=x1.exec(n);if(e===null)return;let t=Q1.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||q1.test(o))return;let a=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!a&&I1.test(t))return;let r=E1.exec(o),l=/for (?:future reference|the record)$/i.test(e[0]),d=r??A1.exec(o)??O1.exec(o)??(l?/^,? /.exec(o):T1.exec(o)??R1.exec(o));if(d!==null){let m=C1(o.slice(d[0].length)).replace(/^\s+|[?\s]+$/g,""),w=!a&&(L1.test(t)||En.test(m));if(r===null?w:j1.test(m))return;let f=r?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:m,leads:r!==null,before:t,...f?{about:f}:{}}}return $1.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!a||!z1.test(o)||En.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var H1={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},P1="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",U1="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",F1=new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) ))${P1}(?:${Object.values(H1).map(([n,e])=>`(?:${n})${U1}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i"),An=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,B1="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*",K1="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|gilt|gelten",G1=new RegExp(`^dass (${B1}) ([^,;]{1,200}) (${K1}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function V1(n){let e=F1.exec(n);if(e!==null){let o=n.slice(e.index+e[0].length).trim(),s=n.slice(0,e.index).trim();return{fact:o.replace(G1,"$1 $3 $2$4"),leads:/[:\uff1a]\s*$/.test(e[0]),before:s}}return An.exec(n)===null?void 0:{fact:n.replace(An,""),leads:!1,before:""}}var Y1=/(?:, (?:ok(?:ay)?|alright|all right|please|thanks|thank you|will you|would you))+[\s.!?]*$/i;function G(n){if(!dn(n))return;let e=n.replace(Y1,"");return W1(e)??V1(e)}var Z1=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually|bitte|por favor),? )*(?:forget(?: about it)?,? that (?!(?:last|previous|idea|first|one|whole|thing|approach|change|commit|plan|part|and|but)\\b)|vergiss,? dass |oublie[sz]? que |olvida que |esque[\xE7c]a que )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${F}|[,;] (?:not|no longer|nicht|pas|n\xE3o)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,"i"),X1=/(?:[,;.!]\s*|\s+(?=and|but))(?:(?:and|but|please|now|instead|rather|then),? )*(?:remember|note|keep in mind)(?: instead)?(?: that|:).*$/is,Q1=/^\W*(?:please,? )?forget(?: about it)?,? that /i,J1=400,On="(?:rules?|conventions?|polic(?:y|ies)|preferences?|decisions?|guidelines?)",Tn="(?:about|on|regarding) ([^\\s,;:.]+(?: (?!(?:for now|today|this|just|in|and|but)\\b)[^\\s,;:.]+){0,5})",nt=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually),? )*forget(?: about)? (?:(?:the|that|our|my|your|all|any) (?:(?:the|our|my|your) )?(?:((?:\\S+ ){1,3}?)${On}|(?:${On}|notes?|memor(?:y|ies)) ${Tn})|(?:what|everything|anything|all)(?: that)?(?: (?:i|you|we)(?:'ve| have)? \\w+(?: you)?)? ${Tn})$`,"i");function Rn(n){if(n.length>J1)return;let e=n.replace(X1,"").replace(/^\s+|[\s.!]+$/g,""),t=Z1.exec(e)?.[1];if(t!==void 0)return{clause:t,isTopic:!1};let o=nt.exec(e.replaceAll("\u2019","'"))?.slice(1).join("").trim();return o?{clause:o,isTopic:!0}:void 0}var et=new Set("a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(" "));function Y(n){return n.toLowerCase().replaceAll("\u2019","'").split(/[^\p{L}\p{N}.']+/u).every(t=>et.has(t.replace(/^[.']+|[.']+$/g,""))||!/[\p{L}\p{N}]/u.test(t))}var tt=1e3,V=300,$n=4,zn=8,ot=2.9,st=n=>jn(n)[0];function jn(n){let e=it(kn(n)),t=e.map(({text:i})=>G(i)),o=e.map(({text:i},p)=>t[p]?.fact||i),s=[...t.keys()].flatMap(i=>at(e,t,i)),a=i=>Ln.test(o[i]??"")?P(e,i):[],r=new Set(s.flatMap(({at:i})=>[...i,...i.flatMap(a)])),l=o.length>zn?ot:pn,d=i=>!/[?\uff1f]\W*$/.test(i)&&gn(i)>=l,c=o.map((i,p)=>!r.has(p)&&t[p]===void 0&&d(i.replace(gt,'""'))?fn(i):void 0),m=[...c.keys()].filter(i=>c[i]!==void 0),w=[];for(let i of m.length>$n?[]:o.keys()){let p=c[i]??(wn.test(o[i]??"")?"preference":void 0);if(p===void 0||r.has(i))continue;(c[i]===void 0&&w.at(-1)?.at[0]===i-1||c[i]!==void 0&&lt(o,e,i))&&w.push({type:p,at:[i]})}let f=ht(w,o).slice(0,o.length>zn?1:$n),y=[...s,...f].map(i=>ct(i,o,e));return y.filter(({text:i},p)=>y.findIndex(Z=>Z.text===i)===p)}function at(n,e,t){let o=e[t];if(o===void 0)return[];let s="remember";if(o.fact===""&&o.leads){let r=H(n,t);return(r.length>0?r:[[t]]).map(l=>({type:s,at:l,about:o.about}))}if(o.fact===""||Y(o.fact)){let r=mt(n,e,t);return r===t&&n[t]?.text.endsWith("?")?[]:[{type:s,at:[r]}]}let a=[];for(let r=t+1;o.leads&&n[r]?.line===n[t]?.line;r+=1){let l=n[r]?.text??"";if(e[r]!==void 0||qn(l)||/[?\uff1f]\W*$/.test(l))break;a.push({type:s,at:[r]})}return[{type:s,at:[t],about:o.about},...a]}var rt=/^(?!(?:use|ensure|apply|follow|remember)\b).*\b(?:this|that|these|those|the following|below)\b/i;function it(n){let e=n.findIndex(({text:r})=>r.endsWith(":")&&rt.test(b(r))&&qn(r)&&!G(r)),[t,o]=e<0?[]:n.slice(e);if(t===void 0||o===void 0||t.line===o.line)return n;let s=n.slice(e+1),a=s.findIndex(({block:r,isItem:l})=>r>o.block&&!l);return[...n.slice(0,e+1),...a<0?[]:s.slice(a)]}var qn=n=>{let e=b(n).replace(/^(?:(?:now|please|then|can you|could you),? )+/i,"");return O.test(e)||K.test(e)};function lt(n,e,t){let o=_n(n,e,t);return o!==void 0&&!/\u2026\s*$/.test(In(n,[t,...o]))}function In(n,e){let t=s=>s.flatMap(a=>n[a]??[]),o=b(t([...e].sort((s,a)=>s-a)).join(" "));return e.length>2&&o.length>V?x(o,V):(e.length>1?v(o,V):void 0)??bn(t(e))}function ct({type:n,at:e,about:t},o,s){let[a=0]=e,r=e.length>1?[]:_n(o,s,a)??[],l=o.map((f,y)=>y===a&&t!==void 0?`${t.charAt(0).toUpperCase()}${t.slice(1)}: ${f}`:r.includes(y)&&y!==r.at(-1)?f.replace(/[^.!?;:,]$/,"$&;"):f),d=s[a]?.line===s[a+1]?.line?o[a+1]??"":"",c=ut.test(d)?[a+1]:[],m=[...e,...r,...dt.test(d)?[a+1]:c],w=yt(`${o[a]} ${s[a]?.text}`);return{type:n,text:ft(l,m),summary:In(l,[a,...r,...c]),scope:w?"user":"repository"}}var dt=/^(?:because|otherwise|the reason|that's (?:why|because)|this is because|it's because|or else|weil|sonst|parce que|sinon|porque|denn)\b/i,ut=/^(?:so )?(?:please )?(?:never|always|don't|do not) (?:ever )?\w+ (?:this|that|it)\b/i,ht=(n,e)=>{let t=({at:[s=0]})=>e[s]??"",o=(s,a)=>s.split(" ").length>2&&B(s,a)&&!B(a,s);return n.filter(s=>!n.some(a=>o(t(s),t(a))))};function mt(n,e,t){let o=s=>{let a=n[s]?.text;return a!==void 0&&e[s]===void 0&&!Y(a)&&!/[?\uff1f]\W*$/.test(a)};return[t-1,t+1].find(o)??t}var pt=/\b(?:this|that|it|these|those|them)\b(?=\W*$|[.,;!]|\s+(?:again|any ?more|on|here|either|later|in mind|but|and|except|unless|when|until|yourself|(?:is|are|was) (?:the|how|what|why|where))\b)|\b(?:any|all|none|some) of (?:this|that|it|these|those|them)\b/i,Ln=/:\W*$/;function _n(n,e,t){let o=n[t]??"",s=Ln.test(o),a=sn(o.replace(/\bmake (?:sure|certain)\b/i,""));if(!s&&(a||!pt.test(xn(b(o)))))return[];let r=s?P(e,t):[t-1].filter(l=>l>=0);return r.length===0?void 0:r}var gt=/"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;function ft(n,e){let[t=0]=e,o=/^(?:this|that|it|these|those|but|so|because|then)\b/i.test(n[t]??"")?[t-1]:[],s=[],a=0;for(let r of[t,...o,...e.slice(1)]){let l=(n[r]?.length??0)+1;r<0||s.includes(r)||a>0&&a+l>tt||(s.push(r),a+=l)}return s.sort((r,l)=>r-l).flatMap(r=>n[r]??[]).join(" ")}var wt=/\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\bglobally\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i,bt=/\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i,yt=n=>wt.test(n)&&!bt.test(n);0&&(module.exports={PASTED,droppedIn,forgetIn,isBareRequest,statementIn,statementsIn});
});
// build 788b06cb954ca31da2b69349efee81a7
