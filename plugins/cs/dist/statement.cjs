(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var $=Object.defineProperty;var Nn=Object.getOwnPropertyDescriptor;var Mn=Object.getOwnPropertyNames;var Dn=Object.prototype.hasOwnProperty;var Cn=(n,e)=>{for(var t in e)$(n,t,{get:e[t],enumerable:!0})},Wn=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Mn(e))!Dn.call(n,s)&&s!==t&&$(n,s,{get:()=>e[s],enumerable:!(o=Nn(e,s))||o.enumerable});return n};var Hn=n=>Wn($({},"__esModule",{value:!0}),n);var vt={};Cn(vt,{PASTED:()=>A,droppedIn:()=>En,forgetIn:()=>R,isBareRequest:()=>Z,statementIn:()=>st,statementsIn:()=>jn});module.exports=Hn(vt);function Q(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function J(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function x(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}var Pn=/^\s*(?:```|~~~)/;function tn(n){let e=!1,t=[];for(let o of n.split(/\r?\n/))Pn.test(o)?(e=!e,t.push("")):e||t.push(o);return t.join(`
`)}var Un=/`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g;function on(n){return n.replace(/^\s*(?:#{1,6}|[-*+\u2022]|\d{1,3}[.)])\s+/,"").replace(/^\[[ xX]\]\s+/,"").replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g,"$1").replace(Un,e=>e.startsWith("`")?e:"").replace(/\s+/g," ").trim()}var Fn=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function sn(n){let e=[],t=0,o=!1;for(let{0:s,index:a}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",a)>=0)continue;let r=a+s.length;Fn.test(n.slice(Math.max(t,r-12),r))||(e.push(n.slice(t,r).trim()),t=r)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var Bn="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",Kn=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${Bn})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g"),Gn=/`([^`\n]{1,80})`/g,Vn=/(?<![\w.-])(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?:\(\))?(?![\w-])/g,Yn=/(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g,Zn=/(?<![\w./-])(?:git|npm|npx|pnpm|yarn|bun|node|deno|docker|kubectl|helm|terraform|ansible|make|cmake|gradle|maven|cargo|rustc|clippy|go vet|gofmt|golangci-lint|pip|poetry|uv|pytest|ruff|mypy|black|tox|jest|vitest|mocha|playwright|cypress|eslint|prettier|biome|tsc|tsx|esbuild|vite|webpack|rollup|babel|bash|zsh|fish|powershell|curl|ssh|postgres(?:ql)?|mysql|sqlite|redis|mongo(?:db)?|kafka|nginx|github actions|gh|goreleaser|husky|typescript|python|rust|golang|react|next\.?js|vue|svelte|angular|tailwind|express|django|flask|rails|spring|graphql|grpc|oauth|jwt|websockets?|s3|lambda|aws|gcp|azure|cloudflare|vercel|linux|macos|windows|wsl|chrome|safari|firefox|electron|android|ios|claude|codex|cursor|copilot|gemini|openai|mcp|homebrew|brew|apt|systemd|cron|sentry|stripe|prisma|typeorm|drizzle|sqlalchemy|zod)(?![\w-]|\.\w)/gi;function Xn(n){let e=S(n,Kn),t=[...n.matchAll(Gn)].flatMap(([,s=""])=>s.length>1?[s]:[]),o=rn([...t,...S(n,Vn),...S(n,Yn)]);return{files:e,code:o.filter(s=>!e.includes(s)),tools:S(n,Zn)}}function an(n){let{files:e,code:t,tools:o}=Xn(n);return e.length+t.length+o.length>0}var S=(n,e)=>rn([...n.matchAll(e)].map(([t])=>t)),rn=n=>[...new Set(n)],Qn=/\s[\u2014\u2013-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi,Jn=/\s*\([^()]{0,400}\)/g,ne=20,ee=/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;function v(n,e){let t=n.replace(/\s+/g," ").trim();if(t==="")return;let o=en(t);if(nn(o)<=e)return o;for(let s of te(t,e)){let a=en(s);if(nn(a)<=e&&a.length>=ne)return a}}function*te(n,e){let t=n.replace(Jn,"");yield t;let o=t.slice(0,2*e),s=[...o.matchAll(Qn)].map(({index:a})=>a).reverse();for(let a of s){let r=o.slice(0,a);se(r)&&ee.test(r)&&!oe.test(r)&&(yield r)}}var oe=/\b(?:only|just|even|not|and|or|but|both|either)\W*$/i,se=n=>E(n,"`")%2===0&&E(n,'"')%2===0&&E(n,"(")===E(n,")"),E=(n,e)=>n.split(e).length-1,nn=n=>[...n].length;function en(n){let e=n.replace(/^[\s,;:\u2013\u2014-]+|[\s,;:\u2013\u2014-]+$/g,""),t=e.charAt(0),o=/^\p{Ll}[\p{Ll}'\u2019-]*(?:[\s,;:!?]|\.(?!\w)|$)/u.test(e)?t.toUpperCase()+e.slice(1):e;return/[.!?\u2026\u3002\uff01\uff1f][)"'`\u2019\u201d]*$/.test(o)?o:`${o}.`}function u(n){let e;return()=>(e??={it:n()},e.it)}function z(...n){let e=u(()=>new Set(n.flat().join(" ").split(" ")));return{has:t=>e().has(t)}}function ae(n,e){for(let t of e)n.push(t)}function ln(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):ae(o,t)}function j(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var cn=n=>n.split("|");var dn=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var re=u(()=>cn("forget |vergiss|vergesst nicht|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|em mente|tome nota|mem\xF3ria|ricorda|dimenticare|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0"));var q=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,ie=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,le="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike",I=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,ce=[["after all",I],["instead of",I],["rather than",I],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",q],["repo",q],["codebase",q],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],[" me",ie]];function un(n){return j(n,cn(le))||j(n,ce)||j(n,re())}var de="[^aeiou]",M="[aeiouy]",g=`${de}[^aeiouy]*`,k=`${M}[aeiou]*`,_=new RegExp(`^(?:${g})?${k}${g}`),ue=new RegExp(`^(?:${g})?${k}${g}(?:${k})?$`),N=new RegExp(`^(?:${g})?${k}${g}${k}${g}`),hn=new RegExp(`^(?:${g})?${M}`),he=/([^aeiouylsz])\1$/,mn=new RegExp(`^${g}${M}[^aeiouwxy]$`),me=u(()=>D("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),pe=u(()=>D("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),ge=u(()=>D("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function D(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",a=""]=o.split(":"),r=s.slice(-2);e.set(r,[...e.get(r)??[],[s,a]])}return e}function L(n,e,t){let o=e.get(n.slice(-2))?.find(([a])=>fe(n,a));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var fe=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function we(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function be(n){if(n.endsWith("eed"))return _.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!hn.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:he.test(e)?e.slice(0,-1):mn.test(e)?`${e}e`:e}function ye(n){return n.endsWith("y")&&hn.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function ve(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(N.test(t)||ue.test(t)&&!mn.test(t))&&(e=t)}return e.endsWith("ll")&&N.test(e)?e.slice(0,-1):e}function C(n){if(n.length<3)return n;let e=ye(be(we(n))),t=L(L(e,me(),_),pe(),_);return ve(L(t,ge(),N))}var ke=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/)),pn=n=>Se.has(n),Ee=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
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
row line record|execute run|multiply product|calculate compute`,Oe="python java javascript typescript golang rust ruby php perl scala kotlin swift",Te=.4,Re=.15;var It=u(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(a=>a.split(" ")))for(let a of new Set(s.map(xe)))ln(n,a,[{words:s,share:o}])};return e(Ee,Te),e(Ae,Re),n});var Lt=u(()=>new Set(Oe.split(" ").map(C)));var W={bias:-267,words:`, 484
, , -150
, a 492
, analytics 105
, and -305
, any 213
, as 100
, ask 127
, as\xED 212
, at 159
, because 107
, before -128
, but -373
, can -254
, change -385
, code 113
, column -115
, contractually 122
, convert 242
, corrige -171
, das 148
, dass -127
, default -289
, der 258
, deshalb 156
, direct 106
, do -450
, donc 135
, done -121
, dont 109
, d\xE1 -113
, e -182
, el 304
, en 185
, ent\xE3o 101
, err -164
, errors -246
, es 218
, etc -302
, everything 237
, exig\xEAncia 109
, fine -122
, fix -126
, float 231
, for 292
, get 107
, git 371
, give 132
, go -135
, google 213
, grey -133
, half 162
, home 105
, how -110
, i'm -124
, im -101
, immer 343
, implement -215
, is -132
, it -288
, just 279
, j\xE1 -146
, keep -302
, kein 105
, keine 112
, le 119
, let 101
, let's -334
, like 147
, los 426
, mach -192
, max 160
, mira -152
, my 467
, nada 332
, never 316
, newer 168
, nicht 155
, niente 315
, no 472
, noi 201
, none 198
, nosotros 112
, not 192
, nothing 141
, npm 125
, nur -379
, o 335
, one 358
, only -355
, or -431
, our 216
, pas 387
, please 145
, port 182
, probably -126
, push -177
, python 139
, que -143
, raw 133
, read 128
, remember 176
, remove -138
, review -102
, rien 133
, right -177
, run -297
, same 128
, should -150
, show 178
, si 187
, since 169
, skip 193
, so 492
, something -131
, sonst 140
, sorry 230
, s\xF3 248
, take -180
, test -114
, thanks -351
, that's 499
, thats 128
, there -120
, there's -206
, they 158
, to -179
, tout 149
, two 106
, t\xF4i 178
, und 170
, update -144
, usa 118
, use 255
, v 125
, we 402
, weil 104
, what -128
, whatever 183
, which -153
, will -138
, wir 339
, write -134
, y -161
, ya -152
, \xA7file 281
, \xA7name -139
, \xA7num -322
, \u0431\u0435\u0437 333
, \u0432 303
, \u0438 -207
, \u043C\u044B 267
, \u043D\u0435 127
, \u0442\u043E\u043B\u044C\u043A\u043E -155
, \u0447\u0442\u043E -109
, \u6240\u4EE5 -160
, \u7136\u5F8C 140
- a 254
-a 254
: -242
: a -108
: die 643
: entire 118
: false -100
: has 100
: if 168
: la -125
: never 374
: no 484
: onedrive 158
: run 189
: s -131
: this -122
: two 218
: users 166
: \xA7code 166
: \xA7file -225
: \xA7name -332
: \xA7num -137
: \xA7path 367
: \xA7url -158
; and -130
^ -234
^^ -234
^^a -144
^^a partir 211
^^a tela -137
^^a \u90A3\u53F0 114
^^acho que -179
^^all money 101
^^all our -302
^^also we 124
^^always run -327
^^and always 388
^^and as -305
^^and from -104
^^and it -252
^^and the -144
^^and use 310
^^aqu\xED los 177
^^ask me 152
^^because two 353
^^bitte immer 186
^^branch names 235
^^can we -223
^^chez nous 119
^^continue where 207
^^copy for 139
^^could you 252
^^create a -160
^^creo que -127
^^c\xE1mbialo en -111
^^d'ora in 153
^^deploys run -830
^^die \xA7name 143
^^do a -130
^^do not 377
^^do you -286
^^don't add 248
^^don't ever -117
^^don't fix -104
^^don't forget 611
^^don't touch -369
^^don't use -106
^^du coup -144
^^el servidor 174
^^en este 104
^^every endpoint 167
^^every \xA7name 178
^^explain why -326
^^file \xA7path -230
^^files under 210
^^for the -189
^^forget that -264
^^from now 422
^^generate the -139
^^give me -132
^^go ahead -157
^^here is -173
^^house rule 180
^^i always 349
^^i asked -247
^^i did -100
^^i do 181
^^i dont -268
^^i forgot 161
^^i have -161
^^i need -280
^^i never -190
^^i only 162
^^i prefer 507
^^i review 127
^^i run 394
^^i think -392
^^i told 282
^^i use 131
^^i want 203
^^i will -165
^^i work 230
^^ich will -127
^^ids are 170
^^if the 123
^^if we -127
^^if you 441
^^il server 166
^^in general 132
^^in our 138
^^in the -148
^^in this 208
^^in x -129
^^in \xA7path -269
^^is there -139
^^it is -104
^^it never -115
^^keep it -125
^^la base -374
^^lass die -129
^^leave the -105
^^let's go 479
^^lo que 220
^^log scale -100
^^look at -136
^^looking at 108
^^los tests -192
^^main \u306B\u76F4 118
^^make it -321
^^make sure -313
^^make the -436
^^merk dir 184
^^ne commite 164
^^ne modifie 111
^^never call 283
^^never commit 178
^^never do 244
^^never mind -226
^^never mock 257
^^never rebase 225
^^never use 113
^^no default 185
^^no don't -183
^^no lodash 265
^^no me -165
^^no take 127
^^no tests -200
^^no thanks -174
^^no the -124
^^no wait -200
^^not sure -111
^^note that -315
^^numbers in 188
^^nunca edites 117
^^o banco -220
^^ok -120
^^ok can 214
^^ok let's -144
^^ok so -168
^^ok thanks 498
^^on the 255
^^one component 250
^^only the 329
^^option \xA7num 135
^^our amounts 107
^^our build -101
^^our code -271
^^our tests -113
^^our \xA7name -111
^^pas de 150
^^patch the -100
^^per ora -125
^^please add 124
^^please don't -181
^^please forget -206
^^please never 304
^^please note 297
^^please remember -160
^^please revert 193
^^please stop 417
^^please use 187
^^please write -110
^^push the -148
^^put a -214
^^put the 135
^^remember -707
^^remember it 239
^^remember that -473
^^remember this 286
^^remember to -214
^^remember we 110
^^remove the 103
^^roda o -102
^^run make 241
^^run the -130
^^same for 306
^^save files 100
^^save this 107
^^se n\xE3o -219
^^skip the 149
^^sleeps in 114
^^so is 236
^^so only 138
^^so the -158
^^split this -110
^^start with -191
^^stick to 159
^^stop -287
^^stop adding 324
^^take the -130
^^tell me -153
^^terraform state 170
^^tests need 270
^^that's wrong 191
^^the api -132
^^the billing -241
^^the crash -105
^^the decision 263
^^the deploy -211
^^the function -138
^^the integration 378
^^the list -109
^^the reason 358
^^the sandbox 212
^^the service 143
^^the staging -242
^^the supplier 117
^^the test 201
^^the tests -358
^^the timeout -117
^^the tooltip -102
^^the vendor -110
^^the window 382
^^the \xA7name 191
^^there is 157
^^this repo 301
^^und bitte -131
^^unit tests 132
^^update \xA7file 212
^^use a -103
^^use pnpm -186
^^use tabs -505
^^use \xA7code 124
^^use \xA7name -190
^^wait for 548
^^we always 427
^^we are -273
^^we can -277
^^we decided 283
^^we deploy -511
^^we do 515
^^we keep -113
^^we log 128
^^we need -363
^^we no 223
^^we settled 133
^^we should -106
^^we use -391
^^we're a 109
^^we're done -138
^^we're on 125
^^what are -141
^^when i -105
^^where is -114
^^why do -103
^^wir duzen 139
^^wir haben -136
^^wir nutzen 311
^^wir pushen 203
^^write a -189
^^x \xA7name -112
^^yes and 257
^^you are -296
^^you can -147
^^you must -105
^^\xA7name -208
^^\xA7name is 231
^^\xA7name need 268
^^\xA7name \xA7name -324
^^\xA7name \xA7num -380
^^\xA7name \xA7path 671
^^\xA7name \u306F 163
^^\xA7num -188
^^\xA7num \xA7num -158
^^\xA7path -137
^^\u0443 \u043D\u0430\u0441 135
^^\u4ECA\u56DE \u56DE\u306F -112
^^\u6211\u5E0C \u5E0C\u671B 122
^^\u6211\u73B0 \u73B0\u5728 -117
^^\u6D4B\u8BD5 \u8BD5\u6570 -213
^^\u751F\u6210 \u6210\u7684 233
^^\u8ACB\u5E6B \u5E6B\u6211 -151
^^\uADF8\uB9AC \uB9AC\uACE0 -111
^^\uC11C\uBC84 \uC11C 121
^^\uC544\uB2C8 \uC544 -121
^^\uC9C0\uAE08 \uC9C0 -103
^^\uCEE4\uBC0B \uCEE4 117
^^\uD14C\uC2A4 \uC2A4\uD2B8 -189
^a 310
^ab 290
^acho -179
^add -367
^after -597
^airflow 167
^ajoute -164
^all 116
^also 244
^always 687
^ansible 138
^any 368
^anything 465
^anyway -134
^app -109
^aqu\xED 177
^are -266
^arm 190
^ask -112
^at -276
^aucun 120
^auf 104
^avoid 255
^bau -128
^before -230
^betr\xE4ge 256
^big 295
^bitte 175
^branch 160
^btw 230
^bump -236
^but -356
^buttons -119
^c -182
^c'est -378
^cada 218
^can -214
^change -116
^changelog 145
^chaque 250
^claude -244
^clean -156
^comments 314
^commit -484
^commits 114
^con -115
^consider -126
^continue -138
^corrige 260
^could 111
^create -282
^creo -127
^customers -244
^c\xE1mbialo -111
^d'ora 153
^das -102
^datasets 198
^decision 183
^delete 255
^den -117
^dependencies 123
^deploys -315
^depois -129
^deprecations 302
^der -382
^die -543
^do -322
^does -120
^don't 287
^donc -133
^dont -309
^draft -116
^drop -135
^du -144
^during -191
^en 235
^entire 167
^ent\xE3o -135
^env 230
^errors 336
^erzeug -159
^es -151
^execute -122
^explain -187
^falta -103
^faz -134
^feature 161
^field -141
^file -284
^files 285
^find -171
^firmware 212
^first -162
^fixtures 103
^follow -207
^forget -307
^format -100
^four 343
^from 198
^fyi 201
^f\xFCr 102
^generate -194
^get -215
^git -131
^git-sync -156
^go -496
^good -121
^got -100
^great -127
^guarda -106
^h -188
^has -138
^have -268
^haz -174
^he -106
^here -163
^hm -213
^hmm -145
^hotfixes 179
^house 268
^how -244
^however -314
^h\xE3y -184
^i'd -232
^i'll -143
^i've -190
^ich -154
^ids 170
^if -251
^il -212
^im -406
^implement -103
^import -105
^in -150
^inside 315
^instead -249
^is -529
^it -643
^just -142
^keep -184
^kindly -117
^kommentare 331
^la -174
^label 186
^labels 145
^lance -165
^las 410
^lass -147
^le 137
^leg -122
^legal 247
^les 371
^let -242
^let's -147
^lets -189
^levanta -134
^like -103
^lo 107
^lockfile 280
^logging 152
^lombok 276
^looks -120
^los 317
^main -186
^make 790
^maybe -253
^medium -123
^merci -122
^merge -122
^merged -197
^merk 184
^messages 242
^migrations 185
^mocks 154
^money 167
^monta -127
^must 248
^my -173
^mypy 101
^name -268
^ne 163
^neue 193
^never 694
^new 471
^nice -161
^nie 551
^niente 400
^nimm -168
^no 345
^nobody 377
^node 131
^nos 123
^not -458
^note 233
^notebook 123
^now -186
^npm 202
^numbers 188
^nunca 435
^n\xE3o -150
^o -348
^on 238
^once -331
^one 247
^only 383
^open -112
^option 128
^or -110
^our 251
^password -102
^patch -139
^per -198
^pode -133
^prefer 117
^prod 111
^proto 157
^public 200
^push -293
^pushing 201
^put 393
^q -109
^que -136
^raise -104
^read -270
^recuerda 102
^redis 108
^releases 128
^remember 469
^remembered -142
^rename -187
^replace -105
^report 112
^rerun -180
^research -214
^restart -132
^return -298
^review -458
^ricordati 274
^roda 158
^rough -131
^run -252
^running -243
^r\xE9dige -110
^same 176
^save 393
^schau -106
^schema 136
^scope -124
^screenshots 300
^se -221
^seems -114
^sem -166
^sempre 368
^should -277
^si -176
^siempre 240
^since -213
^sleeps 114
^small -102
^snapshots 254
^so -428
^soft 219
^solo 168
^sorry -137
^source -115
^split -119
^sql 210
^staging -161
^start -231
^stell -101
^stick 116
^stop 485
^strings 123
^sweet -100
^swiftui 119
^tabs 336
^tag 839
^take 284
^tell -153
^terraform 227
^tests 189
^thanks -109
^that -286
^the -233
^then -266
^there's -106
^theres -156
^these -132
^they -178
^they're 316
^this -255
^those 181
^time 206
^to -208
^toda 134
^toujours 116
^translate -234
^two -333
^type -155
^un 379
^une 284
^unit 132
^unknown 130
^unsafe 251
^update -198
^upgrade -234
^usa -130
^user -118
^users -149
^using -177
^vergiss -134
^verify -396
^wait 325
^warum -141
^we 426
^we're 326
^we've 119
^wenn -130
^what -419
^whatever 156
^whats -142
^when -318
^where -192
^while -195
^why -324
^wir 545
^without -177
^wrap 286
^write -437
^x -117
^y -160
^yes -314
^you -249
^you're 323
^your -360
^yours 108
^\xA7code -503
^\xA7file -452
^\xA7num -425
^\xA7path -252
^\xA7url -218
^\xE0 273
^\xFCbersetz -103
^\u0432 -125
^\u0432\u0441\u0435\u0433\u0434\u0430 523
^\u0434\u0430 -184
^\u0434\u0435\u043D\u044C\u0433\u0438 186
^\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 208
^\u0438 345
^\u0438\u0441\u043F\u0440\u0430\u0432\u044C -155
^\u043D\u0430 263
^\u043F\u0440\u043E\u0432\u0435\u0440\u044C -197
^\u0441\u0434\u0435\u043B\u0430\u0439 -152
^\u0443 256
^\u3053\u306E -207
^\u4E0D\u662F -114
^\u4E0D\u80FD -167
^\u4E4B\u524D -168
^\u4ECA\u56DE -112
^\u4ECA\u5F8C 115
^\u4EE5\u540E 127
^\u4F46\u662F 321
^\u5148\u4E0D -148
^\u5185\u7F51 185
^\u524D\u7AEF 170
^\u53D1\u7248 184
^\u56FE\u7247 208
^\u5728 130
^\u5916\u90E8 108
^\u597D -137
^\u5982\u679C -318
^\u5E2E\u6211 -255
^\u5E6B\u6211 -261
^\u61C9\u8A72 -118
^\u6211\u4EEC 243
^\u6211\u5011 128
^\u6211\u5E0C 122
^\u6211\u73B0 -117
^\u6211\u7684 -110
^\u6216\u8005 -100
^\u6240\u4EE5 -129
^\u628A 122
^\u6D89\u53CA 120
^\u751F\u6210 194
^\u753B\u9762 108
^\u8ACB\u5E6B -151
^\u8FD9\u4E2A 195
^\u989C\u8272 228
^\uADF8\uB9AC -147
^\uC11C\uBC84 121
^\uC774 -140
^\uC77C\uB2E8 -111
^\uC9C0\uAE08 -152
^\uCEE4\uBC0B 117
^\uCFFC\uB9AC 134
^\uD14C\uC2A4 -189
a b 138
a better -134
a bit -144
a branch 163
a bunch -111
a change 156
a changelog 337
a clean -144
a clear -115
a code -168
a comment 277
a commit -190
a connection 164
a conta 154
a customer 128
a dependency 239
a dev -132
a doc 117
a docstring 359
a down 208
a feature -125
a file 201
a flag 284
a gente 181
a good 215
a i 199
a internet 311
a justification 144
a las 346
a line 205
a local -245
a look -172
a lot 126
a makefile -114
a mano 243
a month 209
a new -134
a note 473
a number 104
a p -146
a partir 189
a pirate -288
a policy 213
a pr -114
a question -160
a r 202
a redirect 231
a regression -141
a request 160
a row 247
a s -131
a screenshot 188
a script 333
a second 158
a short -193
a single -106
a small -189
a table -137
a tela -139
a test 180
a thing 223
a throwaway 291
a ticket 299
a tooltip -155
a typo -138
a view 148
a week 138
a \xA7num 110
a \u90A3\u53F0 114
ab 430
ab bl 155
abbreviations 114
abbreviations in 138
aber -142
abh\xE4ngigkeiten 245
ablation -120
about that 106
above 478
above \xA7num 112
abre 153
abre el 100
absprache 146
accept -137
accepted 384
accepted in 116
access 136
access to 106
accessibility 147
accetta 238
accidentally -147
acc\xE8s 123
acho -179
acho que -179
across 232
across all 425
action -308
actions 134
active -147
actual 102
actually -339
ad 167
ad hoc 214
adapter 112
add -225
add a -251
add it 113
add new 150
add other 309
add the 236
add this 451
add \xA7code 370
added -341
added to 276
adding the 119
additional -141
address -231
addresses 479
adds -126
adesso -118
admin 183
admins 236
after 211
after each 143
after init 491
after the 257
after \xA7num 372
again -353
again , -144
again on 476
against 379
against it 207
against the 283
agent -597
agents , 217
agents to -118
aggiungi -111
agora -141
agora , -150
agora o -147
agree -225
agree with -193
ahead -158
ahead and -103
ah\xED -146
ai -128
airflow 328
ajoute -164
al 241
al hacer -113
alerts 130
algo 153
all -150
all , -149
all endpoints 235
all money 101
all my 217
all of -159
all our 179
all public 243
all services 172
all the -163
alle 361
allocate 163
allow -186
allowed 366
allowed to 230
allowing 143
allows 271
allows \xA7num 468
alone , 163
alongside 339
already -540
already : 335
als 180
also -410
also be 450
also in -121
also need 144
also use -121
also we 147
alten -121
always 525
always at -188
always call -183
always come -152
always end -151
always get -141
always go -194
always happens -233
always have -253
always in 264
always name 116
always need -112
always put 108
always run 288
always show -193
always squash 144
always stay -127
always use 149
am -145
ambiente de 125
an answer -182
an der 132
an endpoint 222
an entry 108
an error -119
an existing -276
ana reviews 101
analysis -169
analytics 160
analyze -152
anche 101
and a 224
and address -119
and all 165
and always 152
and an 266
and are -125
and as -321
and can -147
and claude 359
and collect 177
and commit -199
and create -129
and do 239
and don't -101
and from 111
and get 120
and i 121
and if 167
and in -113
and it's 159
and its 214
and leave 188
and let's -101
and list -123
and make -195
and merge -109
and never -113
and no 125
and not 329
and nothing 354
and on -155
and please 262
and publish 205
and push -269
and remember 260
and remove -180
and report -156
and review -191
and save 472
and should -116
and test 176
and then -117
and there 187
and two 132
and up 186
and update -103
and use 251
and we 256
and what 201
and why 130
and you -300
and \xA7file -174
and \xA7name -279
and \xA7path -237
android 233
android \xA7num 186
animation -121
announced 275
announced in 275
anos 130
anota 496
another -171
ansible 149
answer me 362
answers 395
antes 478
antes de 447
anthropic -116
any changes -121
any of -153
anymore 480
anything 377
anything , -181
anything else -119
anything in 105
anything that 320
anything under 133
anything visual 390
anyway 312
ap -152
api 349
api tests -202
app 121
app , 232
app always -141
appears -158
append 107
append only 139
apple 165
applicable 216
application -115
applied -297
apply -266
appropriate -154
approvals 659
approve -103
apps 190
aqui 170
aqu\xED 157
aqu\xED los 177
ar 196
architecture 252
archive -152
archivo -178
are 698
are : -204
are a -149
are all 127
are already -127
are always 222
are append -107
are banned 184
are failing -257
are fine 107
are for 141
are going -187
are good -142
are green -182
are in 175
are limited 157
are mine 122
are missing -214
are no -241
are not -380
are now 161
are offline -210
are ok 178
are on -112
are only -159
are taken 193
are the -102
are there -260
are we -239
are you -201
are \xA7name 323
are \xA7num 239
aren't -180
argparse 118
args -107
argument -203
arm 164
around -180
arquivo 345
arquivos 412
array -163
arrives 291
arruma -100
arr\xE9glalo -117
artists 263
as 252
as a -111
as an -258
as in -214
as it 297
as possible 142
as you 222
as \xA7code -138
as \xA7name -167
ask 420
ask before 133
ask for 144
ask me 151
asked -153
asked for -247
asks -977
asserts 123
assign -130
assist -106
assistant 243
at a 267
at every 176
at most 123
at night 185
at the 303
at \xA7num 612
at \xA7path 295
at \xA7url 399
attempts 163
attribute -169
attributes 182
attribution -228
au 169
au passage 137
auch 124
aucun 164
audit 133
auditoria 154
auf 402
auf , -197
auf deutsch 122
auf englisch 172
auf main 194
aus 139
author 171
authorization -124
auto -143
automation 298
available -408
available in -145
avait -138
avant 348
avant de 304
avatar -104
avoid 282
await -224
away 185
axios -126
ayer -129
b -344
b , 116
b l 124
b u 130
back -422
back to -169
backend 260
background -260
backup -320
backups 136
bad -351
banco 295
bank 145
banned 554
banner -210
bar -135
barrel 392
barrel files 392
base 189
base de 388
based 126
based , 157
based on -185
bash 154
basically -147
basis 191
battery -133
bau -234
bazel 243
be an 124
be available 103
be called 145
be done 333
be in 133
be out 280
be removed -139
be right -124
be set 147
be sure 152
be the -152
because 311
because i -165
because it 310
because npm -425
because of 249
because the -135
because two 407
become -145
becomes 156
becomes the 240
been -275
before 431
before , -224
before : 141
before adding 103
before anything 111
before code -107
before committing 162
before each 102
before i -123
before merging 160
before we -164
before you 330
behalten 135
behavior -285
behavior , -118
behind a -190
bei 369
bei uns 332
believe -120
belong 569
belong to 483
belongs 290
belongs to 194
bench 239
benchmark -129
benefit 167
benefit from 168
best -283
betr\xE4ge 256
better -111
between 357
between \xA7num 104
bevor du 135
bigint 273
bigquery 209
billing service -216
bills 148
bin -207
binaries 196
bis -108
bit -119
bitte 292
bitte den -111
bitte die -245
bitte immer 388
bitte in 289
bitte mit 157
bizarre -122
bl 124
bl le 155
black 273
blame 140
blank -226
bleiben 111
blender 152
blocks 231
blog -133
blue -113
board -137
bodies 148
body of 165
bon -128
book -187
boolean -106
bootloader 341
bootstrap -173
bot 548
both -185
both the 204
bottom -265
bot\xF3n -141
brainstorm -158
branch -382
branch names 235
branch \xA7path -140
branches 267
branches , -389
braucht 161
break the 119
breaking 310
breaks 211
breaks the 312
brenner -138
brew -200
bricht -150
briefly -204
bring -122
british 423
british spelling 452
broke -107
broken -236
browser -210
btw 265
btw , 232
bu 123
bu ui 148
bucket 122
bucket de -107
buckets 191
budget 236
budget for 258
bugs 338
build server 104
build the 128
builder 203
building -156
builds 130
built 190
built in 245
bun 594
bunch -111
bunch of -111
bundle 420
bundle must 128
business 293
busy -307
but -554
but for -109
but i 184
but it -129
but it's 147
but not -150
but that 110
but \xA7name -144
button -469
button , 168
button must -160
by 330
by a -126
by default -109
by hand 276
by more -148
by the 459
bypass -140
bytes -275
b\u1EA1n 305
b\u1ED9 -229
c : -127
c o 140
c public 155
c t -101
c'est 245
c'est la 105
c'est le -143
calculations -115
call in -102
call init -216
call the 201
call \xA7code 281
called \xA7name -120
calls -172
calver 174
camada 141
cambies -182
cambies nada -182
cambio -111
came -177
campo -203
can also 198
can create 145
can do 280
can go -190
can have 129
can see -104
can use -119
can wait 114
can we -370
can't 321
can't leave 102
can't update 123
can't upgrade 374
cannot -440
cant 140
capability -169
caps 104
capture 122
capture the 256
card -129
card data 297
card needs -158
care 312
carefully -200
carrito -109
carry 329
carry a 210
cart -143
cas -144
case , -120
cases -197
cassettes 171
cat 117
catalog -145
catch 115
caught -230
causa 102
cd -183
ce -117
ce d\xE9p\xF4t 153
ce matin -130
ce projet -112
celui -103
cent 119
central 235
cents 1139
certain -112
certificado 129
cette -223
champs -148
change anything -142
change other -130
change the -174
changed -143
changelog 522
changelog entry 486
changes and -115
changes for 125
changes in -114
changes take 233
changes you 435
changeset 259
changing 137
chaque 747
chaque lundi 130
characters -139
chart -281
charts 108
che 147
check -359
check , -115
check if -111
check in 356
check is 123
check that -107
check the -410
checked 140
checked out 238
checking -170
checklist -154
checkout -104
checkpoint -363
checkpoints -195
checkpoints , -196
checkpoints go 240
checks -231
cherry-pick 177
chez nous 277
chiavi 146
cho -157
choose 123
chrome -133
churn -267
ci 133
claim -290
claims 156
claire 216
class 132
classe -171
classes 295
claude -234
claude , 252
claude and 101
claude code -107
claude in 155
clean -187
clean up 147
clic -149
click -185
client instead 426
clients 125
clippy 131
clock 321
closed the -169
closing -322
cluster 482
cluster is 110
clusters 316
co 148
code 426
code , 470
code : -169
code for -167
code goes 140
code in -410
code is -239
code needs -142
code review 142
code should 301
codebase 269
codebase and -110
codegen 408
coderabbit -165
codes 458
cola -116
collaudo 130
collect 143
color -357
colours 320
column \xA7name -103
com 483
com a 167
come 230
come from 477
come out 153
comes 221
comes from 233
coming -129
command -400
command line 140
commands -116
comme -221
comment , 118
comment from 286
comment is 212
comment on -251
comment to 133
comment with 151
comments 189
comments and -240
comments that 571
commit 181
commit , 243
commit and -261
commit anything -150
commit in 127
commit it 106
commit message -141
commit messages 346
commit to -190
commite 161
commits 656
commits , 151
commits and -107
commits are -399
commits auf 313
committed 218
committing 257
commonjs 182
communication 113
compare -380
compare the -149
compile -202
complete -152
completed -145
completion -128
complex -125
compl\xE8te 143
component 173
component per 250
comprehensive -103
compute 118
computer 243
con 173
con eso -171
con lo 101
concept -103
concise 183
concurrent -105
concurrently 242
condensation -167
condition 135
conf -195
configurable -106
configured -211
confirm -375
confirmation -147
conflicts -175
confused -142
cong\xE9s -194
connected -265
connection -165
connection by 165
connections 349
consider -295
considered 209
consistent -101
const 104
const \xA7name -300
constant -132
constants 274
construction -140
consultas 133
conta 194
contain 114
container 402
container queries 100
contains -264
contenedor -139
content -409
context -327
context , -111
context and 263
continue -124
continue the -100
continue where 207
contra 106
contra el 106
contractually 122
contratto 203
controlla -112
convention 139
conventional 202
conversion 135
convert the -129
copies -138
copilot 318
copy for 129
core 315
correct , 216
correctly -385
correo -295
costs 248
cos\xEC 194
could -426
could be -139
could you 242
couldn't -217
count 213
count as 110
counter 320
country -117
counts as 141
coup -144
coupe 111
course -204
cover -150
cover the -101
coverage -150
covered -163
cp 132
crash -148
create -260
create the -141
create \xA7name 124
created -197
created in 207
creating 162
creating a 103
creating summary 285
creating the -172
credentials -136
creo -127
creo que -127
cria 266
css 425
csv -122
ct -101
ctx -103
currency 354
current -102
currently -414
customer 528
customers 336
customers are 153
cut -199
cut off -137
cycle -431
c\xE1c -143
c\xE1ch -180
c\xE1i -228
c\xE1mbialo -142
c\xE1mbialo en -111
c\xF3 -158
c\xF3digo 396
c\u1EA7n 367
c\u1EE7a 317
c\u1EE7a t\xF4i 428
d -261
d e -245
d f 149
d'ora 153
d'ora in 153
da 332
da at 107
da camada 141
da empresa 102
daily -153
dal 405
dana 372
dann -277
dans 387
dans la -138
dans le -137
dans les 184
dans tmp -131
dans \xA7path 246
darf -102
darf nie -198
dark -210
das -124
das wird 125
das \xA7name 153
dashboard -282
dass -480
dass die -186
dass wir -296
data and 115
database is 138
databases 425
datasets 198
date -211
date-fns 338
datenbank 311
datenbank wird 196
dates 425
datos 187
datos de 126
day -227
days 283
db 253
db access 212
db is 352
dba 240
dbt 135
de 319
de ahora 239
de auditoria 154
de ayer -103
de commit 120
de datos 278
de la -161
de las -219
de los -219
de noche 138
de novo -136
de prueba -141
de pruebas 185
de \xA7name 223
de \xA7path 234
debe -437
debugging 160
decided 220
decimal 254
decimales -105
decimals -126
decision 510
decisions -145
dedicated 180
deep -102
default , 271
default exports 247
default is -116
defaults 265
defined -189
definitions 156
dein -130
del 355
del \xA7name 106
delete the -181
deleted after 186
deletes 203
della 136
demo -236
demo account 205
den -152
den linter 238
denen 113
dependencies 247
dependencies to 128
dependency 266
depends 148
depends on 155
deploy 275
deploy from 159
deploy on 250
deploy steps -292
deploy the -119
deploy to 198
deploys 293
deploys run -244
depois 210
deprecations 302
deps 228
deps in 268
depuis ce -122
der import -154
der kunde 136
der \xA7name 196
desconto -124
description , 175
deshalb 226
design system 188
design tokens 263
desk 142
desktop app -105
desliga 173
detail -222
details -213
detection -124
deutsch 520
deutsch , 174
dev 224
deve -176
develop 145
develop , 160
developer -106
df 143
di 417
di collaudo 130
di prova 135
dialog -234
did -304
did , 183
did not -112
did the -105
didn't -125
die neue -145
die staging-datenbank 287
die tests -250
die \xA7name 288
die \xE4nderungen 138
dienstags 178
diesmal -104
diff -130
difference -148
different -370
diffs 540
dir -133
dir , -205
dir bitte -217
direct 128
directly , 144
directory -112
direto 244
dis-moi -100
disable -212
disable the -120
disabled -196
disk 106
disk is -127
display -239
disso 149
dist 177
distinct -150
django 363
do a -291
do arquivo -103
do have -115
do i -172
do it 207
do jur\xEDdico 101
do not 263
do something -139
do that -247
do the -201
do this -115
do we -268
do you -253
do \xA7name 269
doc 188
doc comment 143
docker 465
docker , 188
docs 236
docs site 110
docstring 692
docstrings 125
docstrings in 125
document -300
documentation 471
documented in 210
documents -122
does -132
does not -179
doing -536
doit toujours -181
doku 279
domain -206
don't 380
don't call 215
don't change -287
don't commit -193
don't delete 157
don't do 240
don't exist 115
don't forget 598
don't get -134
don't hardcode 170
don't have -134
don't install -210
don't know -126
don't need -118
don't support 139
don't touch -563
donc -164
done -229
done , -138
done by 125
done here -252
dont 719
dont like 466
dont make -130
dont want -271
dossier 358
double -134
down 131
down step 208
download -138
drin -147
driver -135
drop the -159
dropout -120
dropped 216
dry 136
dry run 160
du 157
du coup -144
du was 151
due 278
due volte -145
duplicate -118
duplicated -162
durations 235
during -129
duzen 139
d\xE1 105
d\xE1 pra 108
d\xE1 uma -128
d\xE9coupe 132
d\xE9passe 163
d\xE9p\xF4t 180
d\xE9p\xF4t , 123
d\xEDa 104
d\xEDas 118
d\xFCrfen 190
d\u1EF1 253
e 214
e , -284
e basta 173
e e -193
e il 157
e m -106
e n -146
e n\xE3o 138
e suite 104
e x 107
e \xA7num 234
each 596
each new 138
each of -109
early 220
early returns 408
easier -106
easy 146
echte 145
edit 209
edit the 254
edita 236
edited by -134
edites 117
editing 159
effect -139
ein -217
eine 241
einen 134
eintrag 106
either 264
el -334
el bot\xF3n -141
el correo -295
el servidor 255
elastic 100
element -121
else 338
em 917
em ingl\xEAs 107
em portugu\xEAs 105
email 349
email and -120
email before -230
emarquez 115
emarquez onedrive -125
emojis 669
empresa 102
empty -538
empty , -177
en 378
en espa\xF1ol 119
en este -101
en ingl\xE9s 329
en los 105
en python -136
en \xA7path 279
enable -259
enabled -201
encore -219
end -234
end of -126
endpoint 227
endpoint must 118
endpoints 253
ends 150
ends up 144
enforce -167
engine -153
englisch 172
english 452
enhancement -101
enough -443
enquanto -153
ensure -538
entire -216
entire cli 144
entire enable -113
entire-checkpoint 112
entirely -168
entra 223
entra no 158
entry in 114
entschieden -223
entschieden , -223
enum -105
env 306
env , 150
env example 460
environment 192
er -127
err -187
error -486
error , -133
error : -116
error codes 219
error is -157
error message 102
errors in -263
erst 427
erzeug -159
es 339
es bei 106
es ss -152
eslint 346
eso -200
espa\xF1ol 119
esse -167
esta -181
esta tarea -109
este -264
este commit -113
este repo 113
estimate -310
estimate , -129
esto -106
est\xE1 342
est\xE1 en 136
est\xE1n 157
etc -140
etc , -120
etwas 183
eu -283
eu-central 118
eu-central \xA7num 125
euo 197
euo pipefail 197
euro 100
evaluate -133
even 133
even for 259
even if 219
even on 254
even though -129
event -261
ever 746
ever use 294
every 810
every endpoint 167
every migration 187
every new 336
every \xA7name 174
every \xA7num 139
everything is -133
everything to 113
everywhere 671
evidence -113
ex 341
exact 108
exactly -151
example , -196
examples 116
excel 395
exception 107
exceptions 168
exclude -140
exclusively 177
execute -352
executing 183
execution -115
exercise -109
exig\xEAncia 109
existing -595
existing \xA7name -272
exists -153
exit -385
expected -228
experience -122
expire 323
expired -160
explain -210
explaining -226
explanations 289
explicit 142
export -371
exporter -123
exports 381
exposed -110
exposing -107
extends 340
extensions 332
extensions in 343
external -191
extra -192
extract -189
f a 221
f \xA7path -126
fa 253
fact -210
factory -269
fail -379
failed -492
failing -232
fails -232
fails the 506
failure -266
fait avec 149
faker -123
fala -104
falla -136
fallar -194
fallback -227
falls -144
false -384
faut 102
favor 121
feature 436
feature branches 302
feature flags 130
fechas 154
feedback -164
feel -188
fehlt -146
fetch , 141
fetching -149
few -285
fiche -125
ficheros 134
ficheros de 120
fichiers 207
field -466
fields -122
figure -148
fila 118
file -240
file , 143
file : -125
file changes 324
file env 224
file in -253
file names 110
file \xA7path -254
files 226
files , -129
files : 211
files and -221
files are -173
files in 129
files must 139
files that -112
files under 146
filialen 189
fill -264
filter -240
filtro -114
fin 230
finally -168
find -318
find it 277
finding -125
findings -262
finds 116
fine -191
fine , 146
finished -120
fires -153
firmado 119
firmware 305
first 224
first , 219
first and 176
first to -138
fish 258
fish , 275
fit -109
five -209
fix -398
fix goes 102
fix them -150
fixing -194
fixture 246
fixtures 474
fixups 103
flag 639
flaky 527
fleet 207
fliegt 117
float 179
floats 330
floor 199
flow -230
flow , 232
flyway 124
focus on -102
fold -136
folder 106
folder is 346
follow 208
follow the 180
follow-up -113
footer -378
for anything 412
for every -182
for everything 235
for example -273
for future -124
for gemini -113
for me -351
for now -335
for that 500
for the 242
for this -516
for today -136
for us 407
for whatever 135
for you -154
for \xA7path -303
forbidden 300
force push 100
forget 335
forget the -371
forgetting 294
forgetting that 180
forgot 129
forgot why 232
fork -149
form 322
format 122
formatting 232
forms 134
fornitore 348
found -552
four 196
fragment -110
frame -157
frames 162
frau 325
free 241
free tier 158
freitags 261
fresh -164
friction 219
friday -185
fridays 156
fridays at -135
friendly -331
friendly , -102
from 172
from a 120
from laptops 218
from my -104
from now 523
from production 121
from security 133
from step -194
from that -137
from the 411
from there 102
from \xA7file 349
from \xA7name -337
from \xA7num -329
front 134
front of 111
frozen 450
frozen , 170
fuera 340
fully -146
func -129
funciona -127
funciones 162
function -328
function , -130
functions 288
functions need 228
functions short 140
funziona -238
futuro 193
fyi 200
f\xFCr den -215
f\xFCr die -219
game -232
gameplay 228
gap -161
gate 325
gateway 314
gateway , -105
gehen 106
geh\xF6ren 225
geh\xF6rt 146
gemini -103
gen 141
genau 130
genera 112
general i 121
generate -253
generate a -101
generated 322
generated files 273
generated with 140
generic 114
gente 197
gente nunca 103
german -164
german : -162
get 426
get a 147
get back -109
get deleted 186
get flagged 113
get it -242
get rid -106
get this -169
get to -156
gets 732
gets a 145
gets committed 280
gets two -143
getting -279
gh 470
gibt 214
gibt es 111
git hooks 110
git lfs 273
github -477
github actions 153
gitlab 195
giulia 412
give -198
give it -110
given the 156
gives 157
giving 117
glass -284
go 528
go , -495
go ahead -281
go first 330
go for -229
go in 325
go into 298
go on -244
go through 394
go to 367
go-git 330
goal -101
goes 241
goes to 290
going away 155
going forward 150
good -245
google 123
got -174
gpu 179
gradient -142
gradle 149
grant 222
great -224
great , -116
green -286
greeting -184
grep for -109
grey -145
grunds\xE4tzlich 109
guess -152
guide 118
g\xEC 264
h -176
h o 140
hab -111
haben 216
hace 200
had -173
had a -123
half 259
half the 238
hand 522
handle -261
handler -150
handler , -101
handlers 433
handoff -227
handover 297
hands 404
hands off 404
hangs -103
happen 310
happen in 198
happening 114
happens 255
happens in 115
harbor 165
hard to -112
hard-wired 152
hardcode 134
harness -144
has 265
has a 281
has its 142
has no -124
has the -104
has to 707
has \xA7num 131
hast -127
hasta -148
hat 347
have -131
have a 163
have any -118
have in -214
have my 137
have no 219
have the 190
have to 599
haven't 105
having -129
hay -138
haz -174
he -118
headers 281
health check 152
heap 468
heavy 367
helm 194
help -312
help me -175
helper -152
helper in 124
helpers -120
her 233
here 243
here , 257
here : 153
here is -226
heute -331
hi -116
hide -240
hide the -178
high 159
him 104
hints 240
history 118
hit -205
hm -213
hm , -212
hmm -147
hmm , -106
hoc 196
holds 393
holds names 166
home has 105
hooks 136
hora 113
hospital 130
hosted 202
hotfixes 340
hotfixes go 117
house 305
house rule 180
house style 133
how -444
how do -130
how to -171
however -318
however , -290
hr -176
http 338
hydra 123
hydra yaml 125
h\xECnh -226
i -251
i always 349
i am -323
i ask -144
i asked -258
i believe -115
i can -227
i create 134
i did -130
i don't -182
i file 310
i forgot 115
i get -152
i go -149
i l 249
i like 337
i m -103
i mean -170
i need -599
i never -201
i o -171
i only 112
i prefer 500
i read 325
i review 127
i run 269
i thought -132
i told 277
i tried -157
i use 488
i want -131
i wanted -132
i was -114
i will 131
i work 230
i would -108
i'd -283
i'll -302
i'm -331
i'm not -139
i'm the 196
i've -301
ich will -134
icon -226
icons 142
id is -172
idea -423
idea , -169
idea why -118
ideas -148
idempotent 176
idempotent , 184
identity 185
ids 409
ids are 156
ie 138
if -456
if a -145
if any -113
if is 136
if it 134
if needed -108
if the -139
if there -134
if they're 184
if we -274
if you 359
if \xA7name -132
ifs 103
ignored -126
il file 122
il ld 135
il me -110
il parser -172
il server 166
il totale -161
im 596
im code 164
image is -125
image \xA7num -195
images -105
immediately -119
immer 509
immer ab -229
immer den 163
immer erst 254
immer in 168
impact 463
impact on -100
implement -462
implementation -317
implementations 281
implemented -238
import -220
import from 211
important -121
importe -138
importer 113
importes 159
importes van -183
importing -136
imports 278
improve -163
in 419
in all 458
in any 133
in both 134
in claude -148
in components 132
in den 151
in docs 226
in english 432
in every 297
in future 202
in github -146
in handlers 127
in inglese 127
in its -115
in line -127
in log 184
in memory 202
in mind 367
in new -273
in ng -107
in one -318
in our 141
in parallel -184
in plain 105
in production -169
in redis -182
in teh -130
in terms 365
in tests 213
in them 164
in there 340
in this 202
in those -192
in update 203
in v 118
in vanilla 161
in x 188
in your 167
in \xA7file 275
in \xA7name -216
in \xA7num -275
in \xA7path 307
in-master 203
include -222
include : -126
included -149
includes 150
including -139
index -108
info -135
infra 223
inglese 127
ingl\xE9s 329
ingl\xEAs 107
init 171
initialize -118
inside the 160
install -396
install anything -210
installed -131
installs -183
instead 237
instead , -129
instruction 106
integer 156
integration 336
integration tests 304
inteiro 138
intended -156
interactive -212
interfaces 185
interfaces in 192
interna 304
internal ; 106
internet 384
internet , 139
into a -181
invalid -249
io on -168
ios 236
is 260
is : -122
is all 224
is already -117
is also -152
is an 178
is at 242
is banned 308
is because -131
is blocked 104
is busy -307
is called 169
is checked 183
is clear 111
is complete -170
is dana 107
is done 113
is down -129
is empty -235
is enough -169
is expired -150
is failing -159
is forbidden 262
is frozen 289
is generated 159
is gone 116
is hard-wired 152
is it -193
is logged -132
is made -173
is mandatory 142
is merged -141
is missing -156
is no -138
is now 127
is off 119
is ok -117
is out 151
is read 118
is read-only 280
is reserved 180
is reset 198
is running 230
is set -202
is slow -285
is ss 121
is still 235
is stored -174
is taken -273
is the 640
is there -320
is too -113
is used 144
is what 543
is why 109
is wiped 123
is \xA7name 255
is \xA7num 556
isn't 258
issue -331
issue and 124
issue in 125
issues -173
issues , 137
ist 375
ist der 177
ist noch -196
ist schreibgesch\xFCtzt 232
it -165
it , 178
it : -121
it a 130
it also 103
it as 198
it breaks 109
it from -283
it gets 252
it has 155
it holds 166
it in -500
it into 196
it is -222
it needs 176
it never -231
it on -271
it only -114
it properly 126
it stays -128
it to 256
it will 112
it's -235
it's a 155
it's fine 102
it's the 109
items -388
its not -101
itself -115
j -201
j'ai -164
jamais 208
jamais de 240
jamais les 190
january 142
java 147
je -490
je n'ai -174
jede 231
jedem 480
jedem commit 289
jenkins 156
jest 265
jeudi -126
jira 173
job 179
job that 159
jobs 332
join -167
jonas 144
js 177
jumps -160
jur\xEDdico 101
just -505
just like 141
just the -159
just to 135
just want -115
juste -219
justification 144
kann 228
ke -148
kebab-case 254
kebab-case for 132
keep 743
keep adding -100
keep forgetting 280
keep functions 140
keep getting -165
keep going -185
keep in 374
keep port 556
keep the -127
keeps -140
kein 380
keine 426
keiner 139
kept 124
kept for 157
key for 126
key in 205
keys , -108
keys in 216
kind of -124
kindly -190
know -367
know about 253
know what -117
knowledge -165
known -176
ko -212
kommen 195
kommen immer -212
kommentare 284
kommt 236
kubectl 128
kubernetes 577
kunde 136
kundennamen 136
l 108
l a 119
l'export -245
l'\xE9quipe 199
la cache 195
la carga 105
la cola -116
la fiche -125
la main 231
la plateforme 180
la prod 268
la pr\xE9prod 148
la table -127
la \xA7name -119
lab 180
lab , 111
label 122
lag -212
lambda because 128
lambdas 196
lancer -346
lancer les -187
laptops 248
large -165
las 236
las ramas 118
las \xA7num 239
lass -153
lass die -136
lassen -126
last -376
last quarter 118
last step 188
latency -164
latest -186
latest version 228
laufen 316
laufen lassen 130
launch -178
le 130
le code 295
le hook 101
le logo -122
le num\xE9ro 115
le temps -110
le \xA7num 218
lea 124
leading 170
learning -133
leave 579
leave a -210
leave the -325
led -212
lee -109
left -335
leg -122
legado 184
legal 350
legend -203
leitura 242
lena's 217
length 122
length 0 -498
length 1 -331
length 2 -220
length 3 -268
length 4 -174
length 5 -400
les 738
les fichiers 111
les tests 131
less -131
let's -325
let's do -168
let's get -102
let's go 217
let's just 184
let's make 109
let's start -101
lets -364
levanta -134
level \xA7num -183
levels 116
lfs 273
li 171
lib 534
licence 147
lieferanten 137
liegen 142
liegt -102
like -268
like a -133
like i 125
like the -154
like \xA7path 100
likely -106
limit 238
limit is 160
limited 157
limited to 157
limiter -115
limits 221
line -190
line , -114
line length 465
line \xA7num -579
linear 235
linear issue 150
lines and -119
lines at -227
lines \xA7num -143
link -493
link to -135
links 142
linter 139
linter before 452
linter first 560
linter laufen 238
lisbon 115
list -404
list , 122
list of -188
liste -266
listed -153
listed in -129
literal -211
live 581
live in 277
lives 355
lives in 440
livraison -189
ll ls 135
llegan 111
lo 129
lo de -144
loaders 145
loading -131
local 131
local , -196
local : 126
local and 168
local time 115
locale 124
localhost 123
locally 132
located -246
located in -222
location of 168
lock 158
locks 146
lodash 320
log 351
log , -139
log in -340
log output 179
log scale -100
log the 567
log through 128
log with 431
logged -175
logged in -140
logger 181
logic -104
login -543
logo -375
logs -145
lokalise 142
lombok 126
longer deploy 223
look -447
look , 313
look at -328
look in -116
looked 145
looked at 150
looks -253
loop -173
loops 180
los 497
los datos -108
los ficheros 134
los importes -183
los \xA7name 228
lose -133
loss -101
lost -128
lot 120
lower 558
lower case 274
luego -151
lui 199
lunch -241
l\xE1 122
l\xE4sst 189
l\xE4uft 114
l\xE4uft , -130
l\xE4uft \xFCber 150
l\xEC 303
m e -102
m i -137
m m -107
m p 167
m-claude -151
mac -167
mach -268
machine -129
machines 190
macht 104
macht die 112
macos 227
macs 107
made 283
magic 259
mai 411
mail -113
mails 103
main 415
main , -163
main first -268
main is 215
main \xA7name -120
main \u306B\u76F4 118
mainline 143
maintain 437
maintenance 217
main\uC5D0 133
mais -231
major 305
majors of 171
make 406
make a -201
make build 452
make check 204
make it -539
make push 452
make restart 452
make sense -101
make sure -240
make the -580
makefiles 195
makes 198
mal -335
malloc 292
man 132
managed -234
managed by 105
manager 359
manager or 134
mandatory 154
mano 243
manually -123
many -233
map -353
mapbox 125
markdown 122
marketing 221
mart 153
mascarado 237
master 248
matches -165
matching -386
material -153
matin -130
matplotlib 182
matplotlib , 182
matter 123
max \xA7num 334
may 312
may not 130
maybe -144
mcp server 253
md -142
md , 177
me -108
me and 141
me before 408
me fala -114
me if -101
me in 120
me know -155
me to -108
me why -148
mean -216
means 448
medium -146
mehr 255
members -155
members , -152
memoria -104
memory 328
memory : 129
mention the -116
menu -286
merci -140
merge 337
merge , 127
merge conflicts -119
merge with 124
merged , -164
merges 258
mesmo -109
message -324
messages 284
messages de 107
metadata -646
methode 126
mets -189
metti -155
mexe -106
mi -286
middleware 265
midnight 135
might -396
might be -110
migration 238
migrationen 465
migrations 522
migrations , 227
migra\xE7\xE3o 132
million -107
million rows -107
min 206
mind -238
mind , -124
mind that 310
mind the -213
mine 246
mine , 122
minha 201
minimal 178
minutes -197
minutos -116
mirror 170
mise -139
miss -151
missing -362
mit 377
mit dem -144
mm -107
mock 340
mock the 168
mockery 235
mocks 452
mocks for 134
modal -398
modal , -253
mode -421
model 125
models 119
models stg 208
modes -130
modification 134
modifications 243
modifie 127
modifie jamais 111
modules 643
modules and 235
moment 367
monday -126
mondays 112
money 234
money columns 100
monorepo 178
monta -127
month 104
more -618
morgen -206
move -219
move the -121
move to 201
moves 325
moving -250
moxa -205
mqtt 144
ms 156
much 143
multiple -530
multiples 137
muss -110
must 598
must always -243
must be -490
must have 511
must log 323
must not 326
must stay 128
my machine -107
my ok 212
my phone 162
my project -132
my projects -138
mypy 245
mypy strict 258
myself 575
mysql 188
m\xE0 -144
m\xE1quina 133
m\xE1s -106
m\xE3o 530
m\xEAme -122
m\xFCssen 222
n , 103
n a -157
n c 123
n d -100
n e 201
n g -112
n n 190
n'a pas 106
n'ai -174
n'est 105
n'utilise 100
na 298
nach 607
nach \xA7path 457
nachrichten -218
nacos 181
nada de 540
name , 179
name : -171
name \xA7name -139
named 402
named after 115
names 164
names : 835
names are 183
names ever 185
nas 226
nbstripout 103
nc 123
ne commite 164
ne modifie 127
nearly -244
necesitan 149
necesitan \xA7name 149
necessary -197
need 187
need a 339
need an 214
need docker -166
need my 156
need to -299
need type 228
need \xA7name 653
needed , 164
needs 286
needs a 536
nei 309
nel 636
nem 294
nenhum -108
nesse -327
nested ifs 154
nettoie -120
network 125
neu 166
neue 219
never 631
never add 128
never call 317
never commit 379
never deploy 261
never do 242
never force 315
never go 137
never got -221
never log 375
never mind -301
never mock 156
never open 165
never read -196
never rebase 225
never run 478
never show 144
never touch -203
never use 402
new branch -132
new session 106
new \xA7name -136
newer 111
newer ones -151
next to 601
nexus 204
ng -112
nginx -322
nh\u01B0 -285
ni 297
ni \xA7name 122
nice -231
nice , -155
nicht 395
nicht , -108
nicht \xE4ndern -110
nichts 239
nichts verloren 145
nie 183
nie auf -193
nie ohne -179
niente 738
night 290
nil -137
nimm -173
ningu\xE9m 324
nix 101
nm mp 156
no 453
no , -278
no argparse 118
no cambies -182
no code -214
no comments 189
no deploy -268
no en 156
no errors -202
no floats 139
no heap 164
no i -254
no idea -149
no internet 198
no lockfile -210
no lodash 265
no me -165
no need -173
no other -109
no pip 158
no raw 127
no se 109
no shell 201
no such -206
no task 192
no tests -321
no thanks -174
no toques -236
no user 118
no uses 150
no wait -200
no \xA7file 123
no-verify 258
nobody 401
nobody will -105
noch -134
noch nicht -112
noche 138
nochmal -144
nock 186
node 390
node \xA7num 660
nodes 101
noi 140
noise -159
nome 109
nomi 510
non 593
noon 162
normal -157
nos 306
nosotros 248
nosotros solo 112
nostre 159
not 152
not a -143
not accepted 236
not add -112
not allowed 186
not available -119
not bash 244
not by 165
not change -253
not correct 209
not edit 516
not forget 313
not from 237
not get 236
not have 158
not in 361
not need -239
not npm 441
not on -219
not push -100
not showing -113
not spaces 324
not sure 252
not the -366
not to 334
not touch 581
not use -224
not using -105
not what 472
not working -120
not \xA7num 146
nota -231
note 436
note : -242
note of 529
note that 232
notebook 272
notebook , -167
notebooks 232
noted -141
notes -241
nothing 206
nothing gets 198
notice 218
noticed -472
notification -134
nous , 155
nouveau 356
nova 179
novo , -113
now -454
now , -238
now : 365
now if 247
now is 109
now on 557
nowhere 110
nowhere else 114
npm 182
npm , 102
npm here -157
npm is -425
npm nutzen -196
ns 104
null -184
number 255
numbers 211
numbers , -105
numbers in 198
numpy 582
num\xE9ro 134
nunca 604
nunca edites 117
nunca subas 147
nur 639
nur noch 254
nutzen npm 304
n\xE0o -129
n\xE0y -421
n\xE3o 275
n\xE3o passa 154
n\xE3o pode 175
o -197
o banco 213
o desconto -124
o p -147
o r 159
o t 332
o u 130
ob -148
object -329
objects -117
objects : -113
observed -116
obsidian 343
odoo -147
of -106
of a 438
of all -109
of any 199
of each 348
of npm -173
of the 123
of those 113
of thumb 134
of what 201
of your 189
of \xA7code -120
of \xA7name 141
of \xA7path -138
off 394
off , 145
off by -184
off limits 391
off the 319
office 321
offline -339
offline , -296
offset , 146
ogni 392
oh , -178
ohne 425
ok , 176
ok so -121
ok thanks 575
okay , -202
old 217
old one 197
old signature -147
olhada -138
olhada no -113
on 283
on , 112
on a -237
on always 166
on both 226
on by -131
on dev 257
on fridays 171
on github 194
on it 144
on its 178
on le 102
on main -197
on monday -117
on my -160
on ne 209
on our 238
on port 142
on that -118
on the -320
on thursday -139
on tuesdays 177
on your 347
on \xA7num 233
onboarding 141
once 348
once the -167
one component 250
one in -215
one line 194
one of -195
one or -100
one plant 183
one release 310
one who 197
one with 221
ones -253
ones , -143
only 500
only , 161
only at 175
only for 371
only from 120
only hotfixes 163
only reachable 160
only see -113
only the -175
only through 128
only use 256
only with 167
only \xA7name 273
ontem -106
onto -103
op -262
open -241
open a 211
openapi 369
openclaw -144
opened -148
operation -142
operations -114
ops 403
option -361
options -348
or -267
or a -115
or anything -115
or helper 137
or not -105
or something -135
or the 176
or whatever -117
or \xA7code -121
or \xA7name -100
ora -125
oracle 156
orchestrator -114
order 177
orders table 138
ordner -191
org 219
original -173
orm 150
os 101
ot 332
otherwise 413
otra -119
our 301
our amounts 107
our code -325
our own -187
our services 111
our tests -113
our users -111
ours 226
ours is 108
out 138
out the -218
outputs 211
outside 377
outside of 131
over 725
over nested 154
over subqueries 101
over \xA7name 486
own 324
own , 142
owned 113
owned by 114
owner 241
owner only 116
owns 199
owns the 199
p -215
p a 145
p e -134
p p -106
pa 145
package 290
package you 157
packages 400
packages inside 199
page -496
pages 119
paie 284
pakete 235
pantalla -136
paper 251
paquete 116
par 639
par le 202
para el -195
parallel -122
parameter 191
params -106
parent -126
parser 224
part is 100
parti 194
partir 290
partir de 330
partition 104
partout 304
parts -124
pas 174
pas , -162
pas de 135
pas en 109
pas le 122
pas que 149
pasa 131
pass -475
pass , -129
passa 261
passage 124
passe 280
passing -173
past -116
paste -175
patch the -100
path -214
pathlib 112
pathlib , 112
paths -120
patient 124
payments 205
pdf 153
pe -134
pedido -153
pelo 442
people 428
per 355
per file 277
per i 138
per ora -125
per \xA7name 218
perch\xE9 -101
perf 275
perform -110
performance -281
perhaps -129
period 317
permissions 181
permissions , 185
pero -198
personal data 203
peut-\xEAtre -128
pgbouncer 218
phase -383
phase \xA7num -215
phone 212
php 198
ph\xE2n -104
ph\xE2n t\xEDch -104
ph\u1EA3i 148
pin 314
pinned 101
pins 338
pipefail 197
pipeline 385
pipeline applies 106
pipelines 118
pirate -288
places , -119
plain 235
plain words 105
plan 357
plan , -124
plan and 137
plan before 163
plan for -137
plan is 149
planning -195
plano 131
plans 193
plant 187
plant has 183
plateforme 180
platform 109
platform team 270
platforms -129
playbook 195
please , -304
please don't 130
please fix 170
please forget -206
please go -120
please keep 234
please never 304
please note 312
please remember 513
please revert 193
please run -114
please stop 417
please use 170
please write 205
plot -106
pls , 234
plugin 202
plugin \xA7name 106
plugins -130
plural 451
plus 263
png 333
pnpm 879
pnpm in -588
pnpm instead -173
podman 231
point -153
point in 139
points 296
polars 153
policy 170
pool 107
por 159
por causa 102
por el 119
por enquanto -134
por favor -103
por isso 101
por qu\xE9 -108
port 168
port the -113
port \xA7num 486
portal -183
portugu\xEAs 105
post -221
posted 143
postgres 451
pour -326
pour la -114
pour le -130
pour les -182
pour tout 121
pour un 213
power 123
powershell -149
pr -274
pr for 100
pr \xA7num -161
pra 188
pragma 655
prefer 563
prefer short 241
prefer small 264
preferred 194
prefijo 296
prefix 254
present -258
prettier 376
pretty 131
prevent -125
preview -153
previous -174
pre\xE7os 180
price -331
print -113
print the -100
prior -151
pro 136
probably -185
probe -126
problem -480
problem is -119
proceed -145
process -163
process is 134
prod 535
prod , 118
producci\xF3n 127
production 217
products -146
project -122
project is 125
project we 183
projects i 253
prompt -420
prompt to 245
prompts 127
proper 190
properties -108
property -128
proposal -196
propose a -121
props 369
proto 228
protoc 191
protocol -109
protocolo 154
prova 105
provided -201
provider 595
proxy 237
proxy is 420
proyecto 224
proyecto las 111
prueba -151
pruebas 317
pruebas se 122
pr\xE9prod 148
ps -192
public 731
public functions 371
public \xA7num 155
publish 127
puede -177
pull -125
pull in -110
pull the -111
pure -225
purpose 233
push and -108
push the 136
push to 105
pushed 126
pushes 237
pushing 402
pushing to 273
put 237
put a -185
put it -246
px 492
py 162
pytest 202
pytest , 153
python 291
python \xA7num 294
q -250
qt 168
quand -104
quarter 109
que 149
que compile -125
que es -138
que la 602
que le -126
que los 317
que nunca -155
que o 487
queda -141
queda , 151
quedan 207
quelle 159
quelle di 159
quem 185
queries 360
quero -119
query builder 179
question -286
queue 345
queue in -115
quick -121
quita -113
quite -140
quoi -105
quota 325
quotes 281
qu\xE9 -183
r i 111
r t 256
rabbit 120
rack 114
rack , 114
raise -100
ram 163
ramas 419
ran -163
random 403
range 134
rate 290
rate limit 316
rather 147
rather than 144
raus 244
ravi's 208
raw 351
raw \xA7name 242
reach the 120
reachable 312
react 588
read each -173
read only 366
read the -119
read-only 129
readable 140
reading -210
readonly 199
real -154
really -414
reason 349
reason for 342
reason we 242
rebase main 225
recap 153
recent -153
recette 120
rechnung -171
rechnung darf -150
recommended -165
recorded 148
recorded cassettes 147
recuerda que 165
recursion 275
red -298
red , -149
redis 279
redundant -119
ref -217
refactor -298
referenced -127
references 109
referencing -121
reformat files 192
reformat the -145
refresh -195
refs -218
refuse 146
regarde -198
regarding -130
regeln 109
regex 108
region 497
regions 222
regions share 288
regression -173
rein 238
related -348
related to -233
relat\xF3rio -288
release 284
release , -115
release bot 145
release branch 217
release branches 335
release like -209
release notes -103
release only 271
releases 404
relevant -198
reload -136
remediation -120
remember 904
remember : 641
remember for 290
remember it -181
remember that 361
remember this 272
remember to -114
remember we 105
remember what -111
remembered -150
remembered : -142
remets -137
remets le -134
remote -253
remove -470
remove the -207
removed 149
removed the 240
removes -158
rename -160
renamed 159
renames 127
render -136
rendering 237
rendu 102
repair 285
replace -265
replace the -101
replicate -120
reply -124
repo 264
repo , 192
repo : -140
repo is 372
repo to -173
repo we 377
report 132
reporting 179
reports 163
repos 186
repositorio 149
repository 367
request -149
request , 119
request id 315
request \xA7name -110
requests 291
requirements -172
requires -123
rerun -254
res -238
research -191
reserved 319
reserved for 116
reset every 209
resolve -252
resource -176
response -267
restarts 326
restore -158
restore it -117
restricted 168
restricted to 169
result -177
result , -119
resulting -141
resume -191
retries 147
retries \xA7num -106
retry -288
return 165
return a 295
returns -126
returns a 171
returns over 154
returns \xA7num -131
reusable 161
revert -109
revert that 188
review , -114
review myself 575
review of -116
review on 116
review takes 247
review the -101
review this -113
review \xA7path -107
reviewer 266
reviewers 341
reviews 374
reviews payments 101
revisa 131
rewrite -233
rewrites 136
ri 111
ricordati 274
rid -150
rid of -150
rien 157
riesci -111
right -162
ring -129
rm 173
ro -167
roda 291
roda o -196
rodou -136
rollout 215
root -147
rough -132
rounded 290
rows -227
rt 235
rule 375
rule of 134
rules for -130
run , -161
run against 105
run by -120
run from 155
run make 295
run on 176
run only -147
run something 213
run the 313
run \xA7code 249
runner 206
runners 279
runners have 184
running -246
runs 202
runs on 519
runtime 258
rust -135
r\xE4um -113
r\xE9dige -110
r\xE9ponse -175
r\u1ED3i -269
s : 253
s e -159
s i -161
s t -102
s u 103
sa -119
safari 450
safari \xA7num 324
safecast -237
sai 120
salen 127
sales 176
same -192
same commit 457
same for 231
sample -343
samples in 388
sandbox 291
sandbox allows 255
sandbox is 112
sao -189
saturday 263
save 415
save files 100
save in 460
saved in 209
saw -169
say what 493
saying -282
says -347
says the -115
says we 209
scanned 115
schau -195
schema 544
schreib 161
schreib die 250
schreibgesch\xFCtzt 198
screen -182
screens 144
screenshot 152
screenshots 128
script for 109
scripts 310
scripts , -229
scripts start 181
scriviamo 184
sdk 243
se 240
se es -158
se fait 149
se n\xE3o -219
se queda -141
se quedan 207
seaborn 182
sealed 202
search -314
search the -129
seats 111
second , -198
secondo -178
seconds -386
secret 459
secretos 135
secrets 207
section -416
security -113
see -610
see if -135
see it -125
see more 161
see the -225
seed -109
seeds 637
seeing -103
seem -105
seems -304
seen -132
segment -176
segundo -146
sehen -146
sein 208
selbst 150
selbst , 108
select -185
selected -138
selection -183
self-hosted 102
self-hosted runners 102
sem 157
semantic 346
semantic versioning 300
semantics -126
sempre 954
send -146
sensitive 100
sensors -103
sent -151
senza 166
separate -325
separate ticket -112
separately -114
seperate -117
sequence -121
series -322
serve -140
server 140
server , 267
servers -105
service 107
service : -213
services 448
services , 254
services must -125
servidor 239
servidor es 164
servi\xE7o -210
session -484
session that 171
sessions -476
sessions that -143
set euo 197
set to -173
set up 147
set \xA7name 127
settings -222
settled 142
settled on 220
setup -133
seven -101
sh 106
sha 105
shaders 342
shaders get 203
shadow -456
shadow branch -109
share the 185
shared 483
sharing -117
she's 240
sheet 102
shellcheck 138
ship 163
ship tomorrow -225
ships 151
short 365
short , 248
shortcut -104
should ask 210
should be 332
should go 199
should never -204
should not 186
should start 279
show -492
show up -102
showing -350
shows 272
shows up -106
si io -131
sich 359
sidebar -250
siempre 438
siempre en 197
sign 356
sign-off 213
signal 205
signature 106
signatures 109
signed 325
significant 116
signing -157
signs 266
silence 242
silently -310
simpler 163
simply -123
simulator 251
sin 186
since 113
since it 130
sind 298
singular 827
sinon 145
sit 365
sit in 257
sit on 145
six 195
size -123
size is 253
skill -315
skill , 165
skills -338
skills and 210
skip 109
skip the -153
skipped -223
skips 252
skript 197
slate -245
sleeps 228
sleeps in 243
slot 373
slow -248
slow , -249
slow on 193
slurm 123
small 446
sn nm 156
snapshot 146
snapshots 160
snmpd -106
snowflake 221
so a 373
so do -246
so don't 207
so far -101
so is 145
so it -403
so keep 150
so no 437
so nothing 136
so only 122
so skip -115
so that -294
so they 193
so when 153
so \xA7path 127
soft 219
software -115
soll -345
soll immer -103
solo 613
solo el -115
solve -110
some -564
somehow -108
somente 108
somente leitura 108
something 156
something about -172
somewhere 155
son 221
son \xA7name 230
sono 674
sonst 104
sont 514
soon -142
soporte 187
sorry -212
sorry , -222
sort -235
sorted 136
sotto 164
sound -105
source file 314
sous 105
souviens-toi 186
sozinho 112
space -206
spaces 475
spacing 146
spark 107
special -143
specific -144
specifically 197
specified -146
spelling 477
spelling in 118
spikes 203
spinner -209
split 262
split this -110
split tunnel 125
spot -109
spray -126
spring 108
sql 459
squash 628
squash before 116
ss si -131
st -102
stack -103
stage -274
staging \xA7name 186
staging-datenbank 287
staging-datenbank ist 287
stale -163
standard 279
standard library 105
stanno 252
stanno in 155
start with 200
start working 146
started -149
starten 193
starting -484
startseite -162
stash -116
state -286
state , -120
state is 103
statement -294
statements 347
stats -130
status -262
stay 991
stay at 270
stay below 132
stay on 198
stays 525
std 240
stdout -436
stehen -146
stell -101
step \xA7num -140
steps -376
steps are -293
stg 208
stick to 125
still -403
stop 230
stop adding 324
stop creating 334
stop hook -129
stop the -291
stopped -118
storage 236
store 280
store card 113
store the -160
store \xA7name -205
stored 132
storing 155
straight 123
straight to 203
strategy -109
strict 416
string -281
string , -172
strings 157
strings go 187
strings in 171
strong 234
structlog 133
structs 116
structure -215
structured 207
stuck -132
stuff 322
style 199
su 449
subagent -255
subagents -154
subas 147
subject -109
submit -105
subqueries 101
such -184
such as 148
suffit -199
suggest -132
suggested -119
suggestion -161
suggestions -109
suite -103
suite takes 157
sujet 207
summary files 285
summary of -116
super -131
supplier 117
support 202
support for -161
supports 151
supposed 333
supposed to 339
sure if 139
sure the -213
sure we -122
surtout -124
sweep -151
sweet -101
swiftui 623
switched 371
switched off 140
symbols 245
sync -213
synced 197
systems 117
s\xE3o 264
s\xF3 239
s\xF3 o 233
t -265
t e 222
t i -105
t m 123
ta ai 124
tab -326
tabela -355
tabela de -152
tabla 160
tablas 132
table 123
table has 261
table is -203
tables 303
tables over 147
tabs 184
tabs , 156
tabs in -123
tag 356
tag it 600
tagging 145
tagging is 154
tags 197
tailwind 808
take 129
take the -241
taken -232
takes 337
takes \xA7num 283
talk 129
talk about 123
talks 435
tarea -109
targets 121
tarif 326
task -256
task \xA7num -112
tax 275
te 165
te er -114
team 682
team , -201
team is -117
team runs 176
technical -106
tela de -166
telemetry -167
tell 103
tell me -206
tell the 311
telling 153
telling me 167
tem 115
tem que -146
template -217
temps -262
ten -145
ten minutes -104
tenant 158
tenant , 209
terminal 158
terms of 365
terraform 100
terraform apply 133
terraform state 170
test -192
test , -175
test against 291
test data 144
test files 243
test repo -157
test with -105
testdaten 136
teste -105
testing 115
tests 160
tests , 438
tests and 244
tests are -300
tests aren't 247
tests avant 302
tests first 309
tests in -518
tests laufen -160
tests necesitan 149
tests need 570
tests needed -118
tests next 140
tests pass -118
text -110
texte 121
than 349
than one 120
thanks , -226
that -166
that , 253
that a 129
that again 150
that aren't -142
that as -117
that before -195
that can 177
that deploys 365
that for 165
that has -137
that i -206
that make -106
that only 145
that package 108
that say 229
that says -109
that the 471
that there -136
that was -144
that we 180
that when 156
that window 131
that you -174
that \xA7name 126
that's a 175
that's the -133
that's wrong 191
thats 154
the -237
the ablation -120
the actual -182
the admin 191
the agent -133
the automation 319
the backfill 140
the backup -105
the bank 254
the banner -188
the bench 252
the best -117
the blue -153
the board -295
the bootloader 294
the bot 177
the bottom -200
the build 171
the button -130
the cache 101
the call -112
the change -200
the changelog 184
the changes -166
the chat -132
the cli 309
the client 103
the clock 148
the cluster 169
the code 250
the column -129
the comment 179
the comments -158
the commit 339
the commits -214
the config -106
the configuration 250
the connection -107
the container 206
the context -123
the correct 107
the count 110
the crash -128
the csv -137
the current -213
the customers 135
the data -162
the decision 263
the design 271
the desktop 241
the diff 100
the document 142
the e 136
the edge 149
the end -213
the env -149
the feature 109
the file -187
the firmware 177
the first -497
the fixtures 141
the flag -145
the floor 210
the folder 169
the following -317
the footer -284
the form -139
the free 120
the frontend 228
the full -135
the function 119
the future 212
the gateway 235
the generated 353
the go 336
the gpu 150
the greeting -184
the header -449
the helper 138
the home 114
the hook -109
the host 148
the icons -121
the id -175
the images -116
the infra 126
the instruction 133
the integration 497
the interface -123
the internal -114
the jira 127
the key 230
the label -204
the latest 117
the left -305
the line 183
the linear 214
the link -107
the list -165
the live 332
the local 455
the location 139
the log -376
the login -173
the map -170
the middleware 201
the migration -138
the modal -115
the model 147
the moment -377
the month 171
the names 324
the network 297
the new -711
the next -305
the node 347
the null 143
the number -108
the one -179
the ones -107
the open -173
the openapi 476
the orders 137
the original -137
the others -173
the output -144
the package 319
the paper 207
the parser 420
the path 252
the pipeline 249
the plan -213
the platform 211
the plugin 106
the point -148
the port 192
the project -111
the prompt -133
the proxy 479
the public 146
the query 102
the queue 291
the raw -102
the readme -128
the real 205
the reason 354
the recap 154
the record 122
the recorded 147
the release 410
the replica 147
the repo 487
the report 706
the repository 164
the review 376
the reviewer 128
the route -104
the rows -163
the rule 101
the run -133
the runner 147
the same -169
the samples -197
the sandbox 141
the scale 213
the screenshot -106
the script -167
the second -155
the server 179
the service 173
the session 151
the settings -353
the shared 225
the sidebar -241
the simulator 319
the skills 149
the source 241
the spinner -158
the staging 257
the standard -170
the store 116
the supplier 117
the system 157
the tags -123
the tax 136
the team -217
the tenant -223
the test -156
the tests 188
the theme -172
the thing 283
the three -177
the ticket 118
the timeout -117
the token -149
the toolbar -186
the tooltip -110
the training 148
the transcript -101
the two -353
the type -203
the user's -215
the vendor's 202
the way 167
the website -111
the what 120
the window 335
the word 161
the work -155
the worker -157
the wrong -230
the \xA7file -169
the \xA7num 105
the \xA7path -453
their 428
their own 100
them to -204
them up -138
then -473
then tell 177
then the 153
then we 161
there , 124
there a -123
there are -264
there is -110
there's -178
there's no -257
theres -143
these -479
these are 167
they 183
they are -231
they can -142
they should 119
they're 471
thing 219
thing , -152
things are 108
things that 207
think -144
think about -106
think is 117
think it -108
this -492
this , -196
this : 132
this as 243
this because -100
this branch -114
this can -146
this change -130
this codebase 319
this error -161
this file -118
this folder 125
this function -145
this happens 209
this in -136
this is -259
this lambda 128
this lib 237
this morning -100
this new 147
this one -411
this order 278
this repo 592
this repository 122
this session -176
this time -180
this to 478
this \xA7name -176
those -308
those are -152
thought -142
threads 244
three -267
three times 221
through 443
through all -190
through the 196
through zap 147
throughout 203
throughout , 141
throwaway 281
thursday -105
th\xF4ng -112
ti -146
ticket 605
ticket , 127
ticket and 106
ticketnummer 411
tickets 372
tidy -112
tiene 325
tiene su 206
tier 253
time -103
time , -118
time to 231
time you 415
timeout -192
timeout is 329
timeouts 308
times 210
times in 223
timestamps 151
timestamps are 123
tiny 180
tipo 237
tipos 328
title becomes 240
tm 123
to -176
to : 390
to a -249
to always 167
to ask 246
to avoid 123
to build 237
to change 106
to claude 137
to close 193
to commit 390
to continue 229
to deploy 185
to do 135
to each -112
to ensure -137
to get -220
to git -132
to go -264
to have -218
to help -107
to him 121
to install -121
to keep 304
to load -163
to log -131
to main 340
to make -364
to me 586
to memory 719
to not 434
to other 125
to production 331
to reduce 174
to remember -125
to remove -146
to return 123
to review 129
to run 329
to save -259
to ship 107
to show -125
to start 135
to stay 138
to store 305
to take 130
to this 226
to type -113
to use -400
to work -255
to your -149
to \xA7file 196
toda 398
todavia -107
todav\xEDa -275
today -464
today , -152
todos 170
together with 132
toi -232
token -243
tokens 295
told 491
told you 234
tom 276
tomorrow -346
ton -190
too -302
tool -343
toolbar -186
toolchain 212
tooltip -279
top -210
top of 272
topic 149
topics 259
tops 317
toques -214
total -245
totale -194
totally -132
totals -108
touch 234
touche -123
toucher -199
touching 369
touching the 176
toujours 280
tout 315
tout le 170
toute 147
toutes 321
tr -108
trace is -162
tracking -124
trade -114
train 159
training 153
transcript -221
translate -262
transport -217
tre 112
trials -210
tricks 139
trong 289
true -213
trunk 339
trunk based 219
trust -103
truth -107
try -276
trying -189
trying to -119
tr\xEAs 153
ts 192
ttl 185
tu -237
tu as -142
tudo 134
tuesday 363
tuesdays 193
tuesdays , -128
tuesdays at -303
tuesdays because -135
tune 115
tuning 374
turn -186
turn on -107
turns -112
two 241
two , -291
two accounts 105
two approvals 502
two commits -141
two of 207
two people 132
two regions 288
two reviewers 235
two things -127
two \xA7name 208
ty 129
type 195
type : 154
type hints 294
typed 336
types 339
typescript -155
typo -192
t\xE1 -284
t\xEDch -104
t\xF4i 330
t\xF4i c\xF3 232
t\xF4i mu\u1ED1n -114
t\xF4i \u0111ang -151
t\u1EA1i -226
t\u1EA1o -192
t\u1ED1t 104
u i 114
ui 410
ui il 148
ultrathink -165
uma olhada -138
un 298
un test 196
un \xA7name 145
unavailable -168
unchanged -126
und 410
und bitte -131
und dann -102
und das 213
und nicht 146
undefined -104
under 490
under a -220
under \xA7num 284
under \xA7path 100
understanding -149
une 191
une migration 459
une \xA7name 268
unittest 137
unless -104
uns 539
unsafe 164
unsere 105
unten -279
unter 379
unter \xA7path 176
until friday -130
until the 488
untracked -113
up after 179
up for 224
up in 184
up the -124
up to 336
up with -158
update -336
update all -104
update the -434
update \xA7file 666
updating -144
upgrade the -227
upgrades 116
upload -158
uri -132
url -127
us 647
us a 186
us \xA7num -243
usa 301
usa sempre 187
usado 117
usage -214
usamos 202
usare mai 258
use 522
use a -360
use four 225
use in 108
use it 113
use mocks 297
use named 130
use npm -347
use only 295
use pytest -102
use python -158
use redis 112
use semantic 300
use the -108
use this -123
use vitest 197
use \xA7code -133
use \xA7name -167
used -430
used for 156
used in -124
useless 116
useless to 127
user -477
user ids 154
user is -164
user to 166
user's -194
users -175
users always -182
users can 315
users emarquez 151
uses var 303
using claude 176
using the 478
using \xA7name 103
utilise 122
utility -191
utils 240
v , 213
v c 155
v i 129
v \xA7num -256
va 216
va en 405
vai 508
vai pro 144
valibot 264
valid -256
validate 138
valida\xE7\xE3o 231
valori 157
value -280
values get 273
van en 138
van siempre 154
vanilla 215
vanilla js 215
var 102
variables -255
various -132
vault , 192
vendor 350
vendor's 223
vendredi 322
venv -176
ver -306
vercel -238
verde -220
verdict -102
vergiss -134
verification 426
verified -226
verify -323
verify and 229
verloren 145
vers 226
versao 186
version of 128
versioning 277
versions 553
very -166
vi 129
via 183
via the 275
via v -194
via \xA7name -155
viejo 185
viene 146
view -233
view , 220
views 308
views , 272
views \xA7file -197
visible -305
visual 139
vite -240
vitest 339
vitest , 211
viven 167
volte -145
volume -198
vom 127
von 630
von hand 192
vor 247
vor jedem 289
vorher 248
vs -229
vs code -132
vuelve -187
vuelve a -187
v\xE0o -114
w 317
wait 131
wait , -286
wait for 377
wait on 114
wakil -131
wall 358
wallet -157
wandb 284
want the -113
want to -156
want you 445
wanted -198
wants 410
warmup 226
warnings 207
warnings count 192
warum -160
was -301
was that 147
way to -217
way too -100
we 111
we also 135
we are -347
we can -256
we can't 148
we could -257
we decided 436
we do 186
we follow 211
we go -236
we got 133
we had -108
we have -137
we haven't -161
we keep 262
we left 128
we make -190
we moved 176
we name 287
we need -388
we never 315
we only -179
we pin 244
we squash 346
we store -455
we use 179
we want 315
we will -301
we'd be 186
we'll -153
we're 466
we're a 109
we're done -144
we're on 125
we've 108
web \xA7num 257
webhook -251
webp 118
webpack 131
website -396
websockets -209
wednesdays 110
weekend 261
weg -203
weil 104
weil der 160
weird -197
well -193
well , -138
wenn 153
went -117
werden 227
were -353
werror 290
what -138
what are -196
what changed 125
what happened 112
what happens -160
what i -142
what is -274
what it 290
what to 156
what you -135
what's -224
whatever 316
whatever we 102
whats -208
when -115
when a -256
whenever 556
where -391
where is -162
where you -157
whether -135
which -377
while -339
while the -105
whole 169
why -224
why are -278
why do -121
why it -103
will -209
will be -238
will have 120
window 203
windows 171
windows \xA7num 181
wins 161
wins over 110
wiped 210
wir 596
wir duzen 139
wir npm -196
wir nutzen 311
wir pushen 203
wird 725
wird jeden 196
wird nicht 115
wird pro 139
wired -120
with : -136
with all -153
with me 143
with no -117
with option -219
with set 181
with that -180
with the 310
with this -166
with two -122
with w 325
with what -213
with you -145
with your -180
with \xA7name 267
with \xA7path 134
without 378
without a 425
without asking 258
without it 101
without the 164
wizard -261
won't 402
won't be 229
wonder -232
word 191
words 472
work , -178
work for -134
work in 229
worked -132
worker -148
workers 222
workflow -340
workflows -126
working -241
working with 153
workspace -110
worktree -371
would -391
would be -190
wrap 458
wrapper -217
write a -245
write it 240
write to 261
writes 199
writes to 234
written -303
wrong -370
wrong , 334
wrong folder -117
wrote -204
x 111
x : 103
x \xA7name -122
xlsx -195
xml -162
xml , -111
y 357
y a -163
y no 193
yaml 165
yeah , -141
year 338
yes -275
yes , -403
yes and 275
yet -573
yet , -114
yo -264
you , -192
you add 766
you already -158
you always -119
you are -442
you before 113
you call 220
you can 199
you check -203
you commit 304
you did 155
you do 134
you don't -153
you get -144
you keep 349
you made 352
you make -124
you remember 541
you rename 222
you review -175
you think 117
you to 100
you touched 157
you write 246
you wrote -122
you'll -122
you're 464
you've -109
your -451
your commits 380
your memory 281
your own 303
yourself -135
zap 180
zero -131
zod 773
zod at 397
zone 429
zum 112
\xA7code , -219
\xA7code for 222
\xA7code from -119
\xA7code in -264
\xA7code is -341
\xA7code on -129
\xA7code or -174
\xA7code to 234
\xA7code \xA7code -182
\xA7file : -256
\xA7file ; -163
\xA7file for -146
\xA7file that 318
\xA7file to -138
\xA7file ts 140
\xA7file \xA7name -114
\xA7name : -115
\xA7name ; -209
\xA7name allows 198
\xA7name are 189
\xA7name as 244
\xA7name at -181
\xA7name c -113
\xA7name calls 106
\xA7name can -122
\xA7name columns 158
\xA7name comment 220
\xA7name con 116
\xA7name de -290
\xA7name description -104
\xA7name entry -161
\xA7name file 178
\xA7name firmado 106
\xA7name for 114
\xA7name function -125
\xA7name gateway 193
\xA7name has -116
\xA7name in 164
\xA7name instead 139
\xA7name is 394
\xA7name key 136
\xA7name need 268
\xA7name needs 137
\xA7name ni 122
\xA7name no -137
\xA7name not -171
\xA7name of 315
\xA7name only 340
\xA7name or 204
\xA7name quota 196
\xA7name says 147
\xA7name server -266
\xA7name so 114
\xA7name that 188
\xA7name then 223
\xA7name to -302
\xA7name version 174
\xA7name views -197
\xA7name with 144
\xA7name \xA7file -211
\xA7name \xA7name -157
\xA7name \xA7num -274
\xA7name \xA7path -432
\xA7name \xA7url -134
\xA7name \u306F 215
\xA7num , 126
\xA7num ; -238
\xA7num across 118
\xA7num because 258
\xA7num but -104
\xA7num characters -108
\xA7num chars 301
\xA7num connections 352
\xA7num days 253
\xA7num each 157
\xA7num es 238
\xA7num et 206
\xA7num files -144
\xA7num first -176
\xA7num for 310
\xA7num in 138
\xA7num instead -135
\xA7num is 167
\xA7num lines 131
\xA7num min 164
\xA7num minutes 128
\xA7num of 104
\xA7num only 179
\xA7num or 129
\xA7num para 120
\xA7num requests 255
\xA7num rows 106
\xA7num that 143
\xA7num timeout 446
\xA7num to 157
\xA7num until 154
\xA7num \xA7file -124
\xA7num \xA7num -507
\xA7num \xA7path -247
\xA7num \u53EF\u4EE5 161
\xA7num \u5BA2\u6237 -117
\xA7num \u6642\u304B 139
\xA7path : -540
\xA7path and -212
\xA7path are -173
\xA7path as 282
\xA7path but 381
\xA7path can 366
\xA7path folder -106
\xA7path for -214
\xA7path from -217
\xA7path i -107
\xA7path is 307
\xA7path json 157
\xA7path on -307
\xA7path team 141
\xA7path the 179
\xA7path to -156
\xA7path \xA7name -285
\xA7path \xA7num -277
\xA7path \xA7path -359
\xA7url -403
\xE0 257
\xE0 la 282
\xE0 partir 100
\xE0 \xA7num -155
\xE4ndern 187
\xE4ndern , -124
\xE4ndert 100
\xE4nderungen 272
\xE7a -380
\xE7a dans -191
\xE8 la 226
\xE9 790
\xE9 a 114
\xE9 com 173
\xE9 somente 108
\xE9 usado 117
\xE9choue -171
\xFCber 396
\xFCbersetz -103
\u0111i -170
\u0111\xE2u -187
\u0111\xE3 -226
\u0111\xF3 -241
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 263
\u0431\u0430\u0437\u0430 202
\u0431\u0430\u0437\u0430 \u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 202
\u0431\u0435\u0437 706
\u0431\u0443\u0434\u0435\u0442 -114
\u0431\u044B\u043B\u043E -260
\u0431\u044B\u0442\u044C -258
\u0432 799
\u0432 \u043A\u043E\u0434\u0435 126
\u0432 \u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 112
\u0432 \u043F\u0440\u043E\u0435\u043A\u0442\u0435 105
\u0432\u0441\u0435\u0433\u0434\u0430 821
\u0433\u043B\u044F\u043D\u044C -135
\u0434\u0430 -188
\u0434\u0430 , -186
\u0434\u0435\u043D\u044C\u0433\u0438 186
\u0434\u043B\u044F 306
\u0434\u043E -221
\u0434\u043E\u0431\u0430\u0432\u044C -210
\u0434\u043E\u043B\u0436\u043D\u0430 -141
\u0435\u0441\u043B\u0438 -295
\u0435\u0441\u0442\u044C -337
\u0435\u0449\u0451 -229
\u0436\u0438\u0432\u0443\u0442 108
\u0436\u0438\u0432\u0443\u0442 \u0432 108
\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 208
\u0437\u0430\u043A\u0430\u0437\u044B -243
\u0437\u0432\u0443\u043A -123
\u0437\u0432\u0443\u043A \u0448\u0430\u0433\u043E\u0432 -123
\u0438 \u043F\u0440\u043E\u0432\u0435\u0440\u044C -228
\u0438\u0441\u043F\u0440\u0430\u0432\u044C -155
\u0438\u0445 170
\u043A\u0430\u0436\u0434\u044B\u0439 \u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 202
\u043A\u0430\u043A 164
\u043A\u043E\u0434\u0435 126
\u043A\u043E\u043C\u043C\u0435\u043D\u0442\u0430\u0440\u0438\u0438 108
\u043A\u043E\u043C\u043C\u0438\u0442 234
\u043A\u043E\u043C\u043C\u0438\u0442\u044B 457
\u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 112
\u043B\u0435\u0436\u0430\u0442 128
\u043B\u0438 -122
\u043C\u0451\u0440\u0436 185
\u043D\u0430 go 137
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 263
\u043D\u0430\u043F\u0438\u0448\u0438 -252
\u043D\u0430\u0441 195
\u043D\u0430\u0441 \u0432\u0441\u0435 239
\u043D\u0435 779
\u043D\u0435\u043B\u044C\u0437\u044F 534
\u043D\u0435\u0442 183
\u043D\u0438\u043A\u043E\u0433\u0434\u0430 225
\u043D\u0438\u0447\u0435\u0433\u043E 133
\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 133
\u043E\u0434\u0438\u043D 187
\u043E\u043B\u0435\u0433 -117
\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C -162
\u043E\u0441\u0442\u0430\u043B\u044C\u043D\u043E\u0435 \u043D\u0435 -173
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 202
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F \u043A\u0430\u0436\u0434\u044B\u0439 202
\u043E\u0448\u0438\u0431\u043E\u043A 209
\u043F\u0430\u043C\u044F\u0442\u0438 -193
\u043F\u0430\u043F\u043A\u0443 -263
\u043F\u0438\u0448\u0435\u043C 586
\u043F\u0438\u0448\u0435\u043C \u0432 312
\u043F\u0438\u0448\u0435\u043C \u043F\u043E-\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u0438 144
\u043F\u043E-\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u0438 144
\u043F\u043E\u043A\u0430 -204
\u043F\u043E\u043A\u0430 \u043D\u0435 -135
\u043F\u043E\u043A\u0430\u0436\u0438 -144
\u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 105
\u043F\u043E\u043F\u0440\u0430\u0432\u044C -114
\u043F\u043E\u0441\u043B\u0435 -209
\u043F\u043E\u0441\u0442\u0430\u0432\u044C -170
\u043F\u043E\u0447\u0438\u043D\u0438 -154
\u043F\u0440\u0430\u0432\u0438\u043C 186
\u043F\u0440\u043E\u0432\u0435\u0440\u044C -425
\u043F\u0440\u043E\u0432\u0435\u0440\u044C , -122
\u043F\u0440\u043E\u0435\u043A\u0442\u0435 105
\u0440\u0430\u0437 -257
\u0441 563
\u0441\u0434\u0435\u043B\u0430\u0439 -285
\u0441\u0435\u0440\u0432\u0438\u0441\u044B 241
\u0442\u0430\u043C -158
\u0442\u0435\u043A\u0441\u0442\u044B 209
\u0442\u0435\u043A\u0441\u0442\u044B \u043E\u0448\u0438\u0431\u043E\u043A 209
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F 202
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F \u0431\u0430\u0437\u0430 202
\u0442\u0435\u0441\u0442\u044B -107
\u0442\u043E -280
\u0442\u043E\u043B\u044C\u043A\u043E 945
\u0442\u043E\u043B\u044C\u043A\u043E \u0432 134
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 176
\u0442\u0443\u0434\u0430 117
\u0442\u044B 408
\u0443 \u043D\u0430\u0441 195
\u0444\u0430\u0439\u043B -584
\u0445\u043E\u0442\u044F -137
\u0445\u043E\u0447\u0443 405
\u0447\u0435\u0440\u0435\u0437 423
\u0447\u0442\u043E 157
\u0447\u0442\u043E\u0431\u044B 263
\u044D\u0442\u043E -318
\u044F -141
\u2013 -164
\u2014 -642
\u2014 the 309
\u3042 -199
\u3044 \u3044 -223
\u3044 \u3066 220
\u3044 \u3067 -273
\u3044 \u3088 -116
\u3044\u3044 -223
\u3044\u3044 \u3044\u3067 -114
\u3044\u3066 220
\u3044\u3066 \u3066\u304F 125
\u3044\u3066 \u899A 189
\u3044\u3067 -273
\u3044\u3067 \u3067\u304F 110
\u3044\u3067 \u3067\u3059 -167
\u3044\u307E \u307E\u3059 121
\u3044\u3088 -116
\u3046 -185
\u3046\u3061 \u3061\u306E 109
\u3048 \u3066 140
\u3048\u3066 140
\u3048\u3066 \u3066\u304A 239
\u3048\u3066 \u3066\u304F -120
\u304A 118
\u304A \u3044 121
\u304A\u3044 121
\u304A\u3044 \u3044\u3066 121
\u304B -165
\u304B \u3089 193
\u304B\u3089 193
\u304B\u3089 \u6642 101
\u304C \u5FC5 -113
\u304C\u5FC5 -113
\u3053 \u3068 105
\u3053 \u306E -271
\u3053 \u308C 254
\u3053\u3068 105
\u3053\u306E -271
\u3053\u308C 254
\u3053\u308C \u308C\u304B 134
\u3055 183
\u3055 \u3044 127
\u3055 \u3093 175
\u3055\u3044 127
\u3055\u3044 \u3092 105
\u3055\u3093 175
\u3057 -392
\u3057 \u305F -177
\u3057 \u3066 -128
\u3057\u305F -177
\u3057\u305F \u305F\u3044 -120
\u3057\u3066 -128
\u3057\u3066 \u3066\u3044 102
\u3057\u3066 \u3066\u304B 174
\u3059 \u304B -201
\u3059 \u308B -132
\u3059\u304B -201
\u3059\u308B -132
\u3059\u308B \u308B\u3053 -143
\u305A 161
\u305A \xA7name 118
\u305B 100
\u305D -124
\u305D \u306E -114
\u305D\u306E -114
\u305F -262
\u305F \u3044 -112
\u305F \u306E -113
\u305F\u3044 -112
\u305F\u306E -113
\u3060 -115
\u3061 \u306E 109
\u3061 \u308B -101
\u3061\u306E 109
\u3061\u308B -101
\u3063 \u305F -157
\u3063\u305F -157
\u3063\u3066 \u3066\u304F 150
\u3066 -291
\u3066 \u3044 149
\u3066 \u304A 105
\u3066 \u304B 183
\u3066\u3044 149
\u3066\u304A 105
\u3066\u304A \u304A\u3044 121
\u3066\u304B 183
\u3066\u304B \u304B\u3089 183
\u3067 671
\u3067 \u304F 110
\u3067 \u3059 117
\u3067 \u7D71 124
\u3067\u304F 110
\u3067\u304F \u304F\u3060 110
\u3067\u3059 117
\u3067\u306F \u306F\u306A 118
\u3067\u7D71 124
\u3067\u7D71 \u7D71\u4E00 124
\u3068 120
\u3069 -179
\u306A 277
\u306A \u3044 193
\u306A\u3044 193
\u306A\u3044 \u3044\u3067 -154
\u306A\u308B \u306F -131
\u306B 108
\u306B \u76F4 140
\u306B\u76F4 140
\u306B\u76F4 \u76F4\u63A5 140
\u306E \xA7num 110
\u306E \u3067 214
\u306E \u306F 110
\u306E\u3067 214
\u306E\u306F 110
\u306F 1167
\u306F v 197
\u306F \xA7name 156
\u306F \u305D -115
\u306F \u306A 118
\u306F \u30EC 101
\u306F \u65E5 109
\u306Fv 197
\u306Fv vi 197
\u306F\u305D -115
\u306F\u305D \u305D\u306E -115
\u306F\u306A 118
\u306F\u306A \u306A\u304F 145
\u306F\u30EC 101
\u306F\u4F7F \u4F7F\u308F 114
\u306F\u65E5 109
\u306F\u65E5 \u65E5\u672C 109
\u3070 -162
\u3078 \u306E 117
\u3078\u306E 117
\u307E \u3059 139
\u307E \u308A 102
\u307E\u3059 139
\u307E\u3059 \u3059\u304B -147
\u307E\u3059 \u306B 128
\u307E\u308A 102
\u307E\u308A \u308A\u3067 102
\u307F 168
\u3081 -163
\u3081 \u3066 -138
\u3081\u3066 -138
\u3082 -146
\u3088 -210
\u3088 \u3046 -104
\u3088\u3046 -104
\u3089 \xA7num 101
\u308A 165
\u308A \u3067 102
\u308A\u3067 102
\u308B \u306E 107
\u308B\u306E 107
\u308B\u306E \u306E\u3067 126
\u308C 152
\u308C \u304B 134
\u308C \u3066 -157
\u308C \u3070 -107
\u308C\u304B 134
\u308C\u304B \u304B\u3089 134
\u308C\u3066 -157
\u308C\u3070 -107
\u308F 146
\u308F \u306A 103
\u308F\u306A 103
\u308F\u306A \u306A\u3044 103
\u3092 \u66F8 175
\u3092\u66F8 175
\u3092\u66F8 \u66F8\u3044 184
\u3093 179
\u30A4 169
\u30A4 \u30D6 109
\u30A4\u30D6 109
\u30A4\u30D6 \u30D6\u30E9 109
\u30AF 165
\u30B0 154
\u30B6 -150
\u30B9 -182
\u30BB 106
\u30C8 \u3092 -141
\u30C8\u3092 -141
\u30D5 161
\u30D6 \u30E9 110
\u30D6\u30E9 110
\u30D6\u30E9 \u30E9\u30EA 109
\u30D7 254
\u30D7 \u30ED 103
\u30D7\u30ED 103
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
\u30EA 198
\u30ED 213
\u30ED \u30FC 106
\u30ED\u30FC 106
\u30F3 226
\u30F3 \u30C8 156
\u30F3\u30C8 156
\u30FC \u30C8 -186
\u30FC \u30E0 156
\u30FC\u30C8 -186
\u30FC\u30E0 156
\u3131\u3131 -143
\u4E00 175
\u4E00 \u4E0B -151
\u4E00 \u500B -181
\u4E00 \u5C42 103
\u4E00 \u5F8B 365
\u4E00 \u6837 -138
\u4E00 \u6B21 -132
\u4E00 \u7528 107
\u4E00 \u822C 230
\u4E00 \u9EDE -118
\u4E00\u4E0B -151
\u4E00\u4E2A \u4E2A\u5BF9 132
\u4E00\u500B -181
\u4E00\u5C42 103
\u4E00\u5F8B 365
\u4E00\u5F8B \u5F8B\u7528 189
\u4E00\u6837 -138
\u4E00\u6B21 -132
\u4E00\u7528 107
\u4E00\u822C 230
\u4E00\u9EDE -118
\u4E09 -133
\u4E0A -113
\u4E0A \u9650 145
\u4E0A\u9650 145
\u4E0A\u9650 \u9650\u662F 168
\u4E0B -322
\u4E0D 419
\u4E0D \u4E00 -144
\u4E0D \u4F1A -107
\u4E0D \u5199 156
\u4E0D \u662F -156
\u4E0D \u7528 -105
\u4E0D \u76F4 127
\u4E0D \u7B97 144
\u4E0D \u884C -119
\u4E0D \u8981 220
\u4E0D \u8BB8 156
\u4E0D\u4E00 -144
\u4E0D\u4F1A -107
\u4E0D\u5199 156
\u4E0D\u662F -156
\u4E0D\u7528 -105
\u4E0D\u76F4 127
\u4E0D\u76F4 \u76F4\u63A5 127
\u4E0D\u7B97 144
\u4E0D\u884C -119
\u4E0D\u8981 220
\u4E0D\u8981 \u8981\u6539 -179
\u4E0D\u8981 \u8981\u7528 183
\u4E0D\u8BB8 156
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
\u4E2D \u6587 258
\u4E2D\u6587 258
\u4E3A -100
\u4E3A \u6211 109
\u4E3A\u6211 109
\u4E3B 378
\u4E3B \u8981 -135
\u4E3B\u8981 -135
\u4E48 -275
\u4E4B 242
\u4E4B \u5F8C 170
\u4E4B\u5F8C 170
\u4E5F -320
\u4E5F \u4E0D -120
\u4E5F \u53EF 137
\u4E5F\u4E0D -120
\u4E5F\u53EF 137
\u4E5F\u53EF \u53EF\u4EE5 186
\u4E70 -240
\u4E86 -395
\u4E86 \u89E3 -133
\u4E86\u89E3 -133
\u4E8B \u60C5 100
\u4E8B\u60C5 100
\u4E8E 205
\u4E94 103
\u4E9B -270
\u4E9B \u4FE1 103
\u4E9B\u4FE1 103
\u4E9B\u4FE1 \u4FE1\u606F 103
\u4EA4 265
\u4EA4 \u4FE1 153
\u4EA4\u4FE1 153
\u4EA4\u4FE1 \u4FE1\u606F 153
\u4EBA 134
\u4EC0 -248
\u4EC0 \u4E48 -125
\u4EC0 \u9EBC -125
\u4EC0\u4E48 -125
\u4EC0\u9EBC -125
\u4ECA -261
\u4ECA \u56DE -154
\u4ECA \u5929 -116
\u4ECA \u5F8C 115
\u4ECA\u56DE -154
\u4ECA\u56DE \u56DE\u306F -154
\u4ECA\u5929 -116
\u4ECA\u5F8C 115
\u4ECE 622
\u4ECE \u5E93 151
\u4ECE\u5E93 151
\u4ED6 -243
\u4ED8 214
\u4EE3 167
\u4EE3 \u7801 298
\u4EE3\u7801 298
\u4EE3\u7801 \u7801\u91CC 108
\u4EE5 375
\u4EE5 \u53CA -112
\u4EE5 \u540E 301
\u4EE5 \u5728 126
\u4EE5 \u770B 147
\u4EE5\u53CA -112
\u4EE5\u540E 301
\u4EE5\u5728 126
\u4EE5\u770B 147
\u4EEC 164
\u4EF6 190
\u4EF6 \u4E8B 109
\u4EF6\u4E8B 109
\u4EF6\u5939 \u5939\u4E0B 177
\u4EFB \u4F55 112
\u4EFB\u4F55 112
\u4F1A 230
\u4F1A \u81EA 274
\u4F1A \u88AB 108
\u4F1A\u81EA 274
\u4F1A\u81EA \u81EA\u52A8 167
\u4F1A\u88AB 108
\u4F20 -184
\u4F4D 143
\u4F4E 136
\u4F4F 125
\u4F55 -247
\u4F60 -114
\u4F60 \u4F1A 273
\u4F60 \u5148 106
\u4F60 \u6CA1 -108
\u4F60 \u7684 -160
\u4F60 \u8981 356
\u4F60 \u9700 169
\u4F60\u4F1A 273
\u4F60\u5148 106
\u4F60\u6CA1 -108
\u4F60\u6CA1 \u6CA1\u6709 -100
\u4F60\u7684 -160
\u4F60\u8981 356
\u4F60\u9700 169
\u4F60\u9700 \u9700\u8981 169
\u4F7F \u308F 118
\u4F7F \u7528 -184
\u4F7F\u308F 118
\u4F7F\u308F \u308F\u306A 103
\u4F7F\u7528 -184
\u4F8B -118
\u4F9B -107
\u4F9D -110
\u4FBF -112
\u4FE1 \u606F 263
\u4FE1\u606F 263
\u4FEE -163
\u4FEE \u6B63 -131
\u4FEE\u6B63 -131
\u500B -404
\u5011 246
\u503C -292
\u505A -113
\u505A \u7684 179
\u505A\u7684 179
\u505C 102
\u5074 \u306B -106
\u5074\u306B -106
\u5148 \u4E0D -127
\u5148 \u5728 158
\u5148\u4E0D -127
\u5148\u4E0D \u4E0D\u7528 -141
\u5148\u4E0D \u4E0D\u8981 -120
\u5148\u5728 158
\u514D -102
\u5165 -203
\u5167 -141
\u5168 -229
\u5169 \u500B -130
\u5169\u500B -130
\u516C 349
\u5171 256
\u5173 \u4E8E -147
\u5173 \u7CFB 139
\u5173\u4E8E -147
\u5173\u7CFB 139
\u5177 -170
\u5185 320
\u5185 \u7F51 211
\u5185\u7F51 211
\u518D 141
\u5199 580
\u5199 \u6B7B 145
\u5199\u6B7B 145
\u51B3 110
\u51B5 141
\u51E0 -159
\u51E0 \u4E2A -102
\u51E0\u4E2A -102
\u51FA -235
\u51FA \u73B0 254
\u51FA\u4F86 \u4F86\u7684 106
\u51FA\u73B0 254
\u51FB -102
\u5206 -108
\u5206 \u652F 251
\u5206 \u6790 -174
\u5206 \u6D41 -130
\u5206 \u7C7B -223
\u5206\u652F 251
\u5206\u6790 -174
\u5206\u6D41 -130
\u5206\u7C7B -223
\u5207 \u5230 166
\u5207\u5230 166
\u5212 125
\u5217 -174
\u5219 348
\u521A \u624D -138
\u521A\u624D -138
\u521B -127
\u521B \u5EFA -127
\u521B\u5EFA -127
\u5224 \u5B9A -133
\u5224 \u65B7 246
\u5224\u5B9A -133
\u5224\u65B7 246
\u5225 105
\u5229 131
\u522B 130
\u5230 p 203
\u5230 \xA7name -227
\u5230 \xA7num 157
\u5230 \u4E00 144
\u5230p 203
\u5230\u4E00 144
\u524D \u5DF2 -103
\u524D \u7684 -153
\u524D \u7AEF 233
\u524D \u8981 122
\u524D \u9762 -101
\u524D\u5DF2 -103
\u524D\u7684 -153
\u524D\u7AEF 233
\u524D\u8981 122
\u524D\u9762 -101
\u5272 111
\u529E 102
\u52A1 242
\u52A1 \u5668 151
\u52A1\u5668 151
\u52A8 122
\u52A9 -111
\u52D5 -100
\u5305 127
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
\u53BB -111
\u53C2 -187
\u53D1 259
\u53D1 \u7248 203
\u53D1\u7248 203
\u53D6 -202
\u53E3 405
\u53E6 -143
\u53EA 463
\u53EA \u662F -116
\u53EA \u8981 507
\u53EA\u662F -116
\u53EA\u8981 507
\u53EB -176
\u53EF -431
\u53EF \u80FD 148
\u53EF\u4EE5 \u4EE5\u5728 134
\u53EF\u4EE5 \u4EE5\u770B 147
\u53EF\u80FD 148
\u53F0 143
\u53F3 121
\u53F7 461
\u53F8 207
\u5408 230
\u5408 \u5E76 171
\u5408\u5E76 171
\u540C -139
\u540C \u6B65 200
\u540C\u6B65 200
\u540E 260
\u540E \u63D0 154
\u540E \u7EED 113
\u540E\u63D0 154
\u540E\u63D0 \u63D0\u4EA4 154
\u540E\u7EED 113
\u5417 -542
\u5426 -242
\u5427 -204
\u542F -158
\u542F \u52A8 -117
\u542F\u52A8 -117
\u544A\u8BC9 \u8BC9\u6211 -114
\u5462 -241
\u5468 262
\u547D \u4EE4 133
\u547D\u4EE4 133
\u548C -293
\u54EA -512
\u54EA \u4E9B -204
\u54EA\u4E9B -204
\u554A -155
\u55AE 109
\u55CE -433
\u5668 168
\u56DE 329
\u56DE \u306F -154
\u56DE \u7B54 184
\u56DE\u306F -154
\u56DE\u590D \u590D\u8BDD 230
\u56DE\u7B54 184
\u56E0 -153
\u56E0 \u70BA -114
\u56E0\u4E3A \u4E3A\u6211 111
\u56E0\u70BA -114
\u56FA \u5B9A 103
\u56FA\u5B9A 103
\u5728 \xA7num 380
\u5728 \xA7path 270
\u5728 \u54EA -116
\u5728 \u7FA4 150
\u5728\u54EA -116
\u5728\u7FA4 150
\u5728\u7FA4 \u7FA4\u91CC 150
\u573A 268
\u5757 115
\u578B 262
\u57F7 123
\u57F7 \u884C 123
\u57F7\u884C 123
\u57FA \u91D1 -118
\u57FA\u91D1 -118
\u5834 184
\u5883 163
\u589E -121
\u590D -197
\u590D \u8BDD 230
\u590D\u8BDD 230
\u590D\u8BDD \u8BDD\u672F 230
\u5916 407
\u5916 , 139
\u5916 \u306B 110
\u5916\u306B 110
\u591A -138
\u591F -110
\u5927 147
\u5927 \u6982 113
\u5927\u6982 113
\u5929 -188
\u592A -242
\u5931 -128
\u5934 -137
\u5939 \u4E0B 177
\u5939\u4E0B 177
\u5957 -103
\u597D -367
\u597D , -102
\u5982 \u4F55 -216
\u5982 \u679C 293
\u5982\u4F55 -216
\u5982\u679C 293
\u5982\u679C \u679C\u6211 138
\u59CB -105
\u5B57 -198
\u5B57 \u6BB5 121
\u5B57\u6BB5 121
\u5B58 \u5728 144
\u5B58\u5728 144
\u5B89 -110
\u5B8C -422
\u5B9A -151
\u5B9A \u5236 128
\u5B9A\u5236 128
\u5B9E 311
\u5B9E \u73B0 -122
\u5B9E \u9645 -101
\u5B9E\u73B0 -122
\u5B9E\u9645 -101
\u5BA1 276
\u5BA1 \u4E0D 150
\u5BA1\u4E0D 150
\u5BB6 -354
\u5BE6 -184
\u5BEB -173
\u5BF9 156
\u5BF9 \u4E8E 142
\u5BF9 \u8BDD -151
\u5BF9\u4E8E 142
\u5BF9\u5E94 \u5E94\u7684 108
\u5BF9\u8BDD -151
\u5BF9\u8BDD \u8BDD\u8FDB 127
\u5BFC -133
\u5C06 -140
\u5C08 176
\u5C0D 362
\u5C0F 266
\u5C11 -160
\u5C31 230
\u5C31 \u4E0D 138
\u5C31\u4E0D 138
\u5C3D 381
\u5C4F -115
\u5DE5 \u5355 158
\u5DE5 \u5382 -133
\u5DE5\u5355 158
\u5DE5\u5382 -133
\u5DE6 110
\u5DE6 \u53F3 256
\u5DE6\u53F3 256
\u5DF1 254
\u5DF2 -540
\u5E02 \u573A 205
\u5E02\u573A 205
\u5E0C 236
\u5E0C \u671B 236
\u5E0C\u671B 236
\u5E0C\u671B \u671B\u4F60 179
\u5E26 112
\u5E2E \u6211 105
\u5E2E\u6211 105
\u5E2E\u6211 \u6211\u751F -118
\u5E6B\u6211 \u6211\u78BA -106
\u5E74 -102
\u5E93 341
\u5E93 \u6BCF 150
\u5E93\u6BCF 150
\u5E94 -128
\u5E94 \u8BE5 -132
\u5E94\u8BE5 -132
\u5E97 -110
\u5EA6 -115
\u5EFA -110
\u5EFA \u7ACB -106
\u5EFA\u7ACB -106
\u5F00 -258
\u5F00 \u65B0 109
\u5F00\u65B0 109
\u5F00\u65B0 \u65B0\u5BF9 109
\u5F15 126
\u5F35 -120
\u5F3A 106
\u5F52 116
\u5F53 -152
\u5F55 -131
\u5F80 241
\u5F88 -171
\u5F8B 308
\u5F8B \u7528 189
\u5F8B\u7528 189
\u5F8C 126
\u5F8C \u306F 117
\u5F8C \u7684 166
\u5F8C\u306F 117
\u5F8C\u7684 166
\u5F97 -299
\u5FC5 614
\u5FC5 \u305A 239
\u5FC5 \u987B 187
\u5FC5\u305A 239
\u5FC5\u305A \u5FC5 118
\u5FC5\u987B 187
\u5FEB -103
\u600E -199
\u6027 267
\u603B -105
\u606F 118
\u60A8 -228
\u60C5 \u51B5 143
\u60C5\u51B5 143
\u60F3 -400
\u60F3 \u8981 -122
\u60F3\u8981 -122
\u614B 243
\u61C9 -151
\u6210 -256
\u6210 \u7684 265
\u6210\u7684 265
\u6211 -272
\u6211 \u4E00 179
\u6211 \u4EEC 400
\u6211 \u5011 246
\u6211 \u5F00 101
\u6211 \u60F3 -132
\u6211 \u7684 110
\u6211 \u78BA -126
\u6211 \u8BF4 232
\u6211 \u9700 -158
\u6211\u4E00 179
\u6211\u4EEC 400
\u6211\u5011 246
\u6211\u5F00 101
\u6211\u60F3 -132
\u6211\u7684 110
\u6211\u78BA -126
\u6211\u78BA \u78BA\u8A8D -126
\u6211\u8BF4 232
\u6211\u9700 -158
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
\u6253 -195
\u6253 \u56DE 311
\u6253\u56DE 311
\u6279 -201
\u6279 \u91CF -100
\u6279\u91CF -100
\u627E 122
\u627E \u5230 175
\u627E\u5230 175
\u628A -310
\u6293 -230
\u6293 \u53D6 -182
\u6293\u53D6 -182
\u6295 -186
\u6295 \u8D44 -151
\u6295\u8D44 -151
\u62A5 152
\u62A5 \u9519 -121
\u62A5\u9519 -121
\u62E9 -154
\u62FF -251
\u6301 161
\u6307 -264
\u6307 \u6570 -197
\u6307\u6570 -197
\u6309 \u7167 171
\u6309 \u94AE -150
\u6309\u7167 171
\u6309\u94AE -150
\u6362 -344
\u636E \u5E93 143
\u636E \u653E 162
\u636E \u7684 104
\u636E\u5E93 143
\u636E\u653E 162
\u636E\u7684 104
\u6389 -146
\u6392 121
\u63A5 203
\u63A5 \u53E3 204
\u63A5 \u624B -142
\u63A5 \u63D0 232
\u63A5\u53E3 204
\u63A5\u624B -142
\u63A5\u63D0 232
\u63A8 -102
\u63D0 252
\u63D0 \u4EA4 219
\u63D0 \u793A -106
\u63D0 \u9192 143
\u63D0\u4EA4 219
\u63D0\u4EA4 \u4EA4\u4FE1 153
\u63D0\u793A -106
\u63D0\u9192 143
\u642C -121
\u652F 205
\u6536 -180
\u6539 145
\u6539 \u6210 -217
\u6539\u6210 -217
\u653E 428
\u653E \u5728 122
\u653E\u5728 122
\u6548 \u679C 148
\u6548\u679C 148
\u6570 254
\u6570 \u5B57 134
\u6570\u5B57 134
\u6570\u636E \u636E\u5E93 143
\u6570\u636E \u636E\u653E 162
\u6570\u636E \u636E\u7684 104
\u6574 \u6570 121
\u6574\u6570 121
\u6587 -127
\u6587 \u5B57 -239
\u6587\u5B57 -239
\u6599 -135
\u65B0 -204
\u65B7 211
\u65B9 -165
\u65B9 \u6848 -125
\u65B9\u6848 -125
\u65BC 128
\u65E5 \xA7num 125
\u65E5 \u307E -102
\u65E5 \u671F 123
\u65E5 \u672C 169
\u65E5\u307E -102
\u65E5\u307E \u307E\u3067 -102
\u65E5\u671F 123
\u65E5\u672C 169
\u65E5\u672C \u672C\u8A9E 169
\u65F6 -187
\u65F6 \u95F4 120
\u65F6\u95F4 120
\u660E -248
\u660E \u65E5 -100
\u660E\u65E5 -100
\u662F \xA7name 156
\u662F \xA7num 427
\u662F \u4E0D -270
\u662F \u5426 -223
\u662F \u6CA1 129
\u662F \u9700 249
\u662F\u4E0D -270
\u662F\u4E0D \u4E0D\u662F -245
\u662F\u5426 -223
\u662F\u600E \u600E\u4E48 119
\u662F\u6CA1 129
\u662F\u6CA1 \u6CA1\u6709 139
\u662F\u9700 249
\u662F\u9700 \u9700\u8981 249
\u663E -184
\u663E \u793A -130
\u663E\u793A -130
\u6642 \u304B 139
\u6642 \u9593 105
\u6642\u304B 139
\u6642\u304B \u304B\u3089 139
\u6642\u9593 105
\u66F4 \u65B0 -128
\u66F4\u65B0 -128
\u6700 130
\u6700 \u4F18 120
\u6700 \u4F4E 133
\u6700\u4F18 120
\u6700\u4F4E 133
\u6703 -279
\u6709 -301
\u6709 \xA7name 196
\u6709 \u4E00 -125
\u6709 \u6CA1 -109
\u6709 \u7684 127
\u6709\u4E00 -125
\u6709\u6CA1 -109
\u6709\u6CA1 \u6CA1\u6709 -109
\u6709\u7684 127
\u670D \u52A1 130
\u670D\u52A1 130
\u670D\u52A1 \u52A1\u5668 151
\u671B 310
\u671B \u4F60 179
\u671B\u4F60 179
\u671F 267
\u672B 101
\u672C \u7684 -120
\u672C \u8A9E 169
\u672C\u7684 -120
\u672C\u8A9E 169
\u672F 273
\u6743 -212
\u6790 -101
\u679C 160
\u679C \u6211 136
\u679C\u6211 136
\u67D0 189
\u6837 100
\u6837 \u54C1 214
\u6837 \u5F0F 129
\u6837\u54C1 214
\u6837\u5F0F 129
\u6839 197
\u6839 \u636E 102
\u6839\u636E 102
\u683C 241
\u683C \u5F0F 113
\u683C\u5F0F 113
\u6848 -218
\u689D 133
\u68C0 -113
\u695A -103
\u6A21 -139
\u6A21 \u5757 131
\u6A21 \u578B -226
\u6A21\u5757 131
\u6A21\u578B -226
\u6A23 -149
\u6A5F -108
\u6B21 -105
\u6B21 \u6539 146
\u6B21\u6539 146
\u6B62 308
\u6B63 \u786E -118
\u6B63 \u78BA -128
\u6B63\u786E -118
\u6B63\u78BA -128
\u6B64 -132
\u6B65 127
\u6BCF 354
\u6BCF \u4E2A -111
\u6BCF \u5929 121
\u6BCF \u6B21 216
\u6BCF\u4E2A -111
\u6BCF\u5929 121
\u6BCF\u6B21 216
\u6BD4 -110
\u6C38 \u8FDC 124
\u6C38\u8FDC 124
\u6C7A \u307E 147
\u6C7A\u307E 147
\u6C7A\u307E \u307E\u308A 102
\u6C92 -322
\u6C92 \u6709 -164
\u6C92\u6709 -164
\u6CA1 \u4EBA 157
\u6CA1 \u6709 153
\u6CA1\u4EBA 157
\u6CA1\u6709 153
\u6CE8 151
\u6CE8 \u91CA 145
\u6CE8\u91CA 145
\u6D41 157
\u6D41 \u7A0B 272
\u6D41\u7A0B 272
\u6D4B 217
\u6D4B \u8BD5 153
\u6D4B\u8BD5 153
\u6D88 -106
\u6D89 111
\u6D89 \u53CA 111
\u6D89\u53CA 111
\u6E05 -253
\u6E05 \u695A -103
\u6E05\u695A -103
\u6E2C 100
\u6E2C \u8A66 245
\u6E2C\u8A66 245
\u6E90 144
\u70B9 -202
\u70B9 \u51FB -102
\u70B9\u51FB -102
\u70BA -256
\u7121 -148
\u7136 -247
\u7136 \u540E -199
\u7136\u540E -199
\u7167 201
\u738B 131
\u73AF 180
\u73AF \u5883 223
\u73AF\u5883 223
\u73B0 -260
\u73FE -254
\u73FE\u5728 \u5728\u7684 107
\u751F 198
\u751F \u4EA7 169
\u751F \u6210 148
\u751F\u4EA7 169
\u751F\u6210 148
\u751F\u6210 \u6210\u7684 265
\u7522 212
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
\u7531 173
\u7535 -135
\u753B\u9762 \u9762\u306F 110
\u754C -137
\u7559 169
\u7565 -167
\u7576 167
\u7576 \u4F5C 108
\u7576\u4F5C 108
\u767B -219
\u767B \u5F55 -102
\u767B\u5F55 -102
\u767C -174
\u7684 -103
\u7684 , 108
\u7684 \xA7name 186
\u7684 \u4E0D 104
\u7684 \u5305 215
\u7684 \u53EF 140
\u7684 \u6539 170
\u7684 \u6570 110
\u7684 \u6700 -114
\u7684 \u6D88 143
\u7684 \u7ED3 278
\u7684 \u8BBE 114
\u7684 \u8BE2 117
\u7684 \u8FD9 -102
\u7684 \u9700 -147
\u7684\u4E0D 104
\u7684\u4E0D \u4E0D\u540C 109
\u7684\u5206 \u5206\u6790 105
\u7684\u529F \u529F\u80FD 100
\u7684\u5305 215
\u7684\u53EF 140
\u7684\u6539 170
\u7684\u6570 110
\u7684\u6587 \u6587\u4EF6 194
\u7684\u6700 -114
\u7684\u6D88 143
\u7684\u7ED3 278
\u7684\u7ED3 \u7ED3\u679C 303
\u7684\u8BBE 114
\u7684\u8BBE \u8BBE\u7F6E 114
\u7684\u8BE2 117
\u7684\u8FD9 -102
\u7684\u9700 -147
\u7684\u9700 \u9700\u6C42 -102
\u76CA -111
\u76D8 105
\u76EE \u5F55 127
\u76EE\u5F55 127
\u76F4 \u3057 -121
\u76F4 \u63A5 157
\u76F4\u3057 -121
\u76F4\u63A5 157
\u76F4\u63A5 \u63A5\u63D0 232
\u770B -359
\u770B \u770B -120
\u770B\u770B -120
\u771F 465
\u771F \u5B9E 140
\u771F\u5B9E 140
\u7740 -107
\u77E5 -163
\u7801 \u91CC 108
\u7801\u91CC 108
\u786E \u8BA4 130
\u786E\u8BA4 130
\u78BA \u8A8D 238
\u78BA\u8A8D 238
\u793A -136
\u793E 102
\u793E \u5916 120
\u793E\u5916 120
\u7981 303
\u7981 \u6B62 333
\u7981\u6B62 333
\u79CD 129
\u79EF 113
\u7A0B \u5E8F -108
\u7A0B\u5E8F -108
\u7A97 132
\u7A97 \u53E3 172
\u7A97\u53E3 172
\u7AD9 -108
\u7AEF 659
\u7AEF \u672B 101
\u7AEF\u672B 101
\u7B26 185
\u7B26 \u5408 127
\u7B26\u5408 127
\u7B2C -171
\u7B2C \u4E00 -166
\u7B2C\u4E00 -166
\u7B49 -273
\u7B49 \u7B49 -115
\u7B49\u7B49 -115
\u7B54 174
\u7B56 232
\u7B56 \u7565 -100
\u7B56\u7565 -100
\u7B97 288
\u7BA1 110
\u7BA1 \u7406 104
\u7BA1\u7406 104
\u7CBE -112
\u7CFB 329
\u7CFB \u7D71 363
\u7CFB\u7D71 363
\u7D00 257
\u7D00 \u9304 257
\u7D00\u9304 257
\u7D04 157
\u7D42 183
\u7D50 -143
\u7D50 \u679C -199
\u7D50\u679C -199
\u7D66 -141
\u7D71 452
\u7D93 -124
\u7DDA -140
\u7DE8 142
\u7DE8 \u96C6 157
\u7DE8\u96C6 157
\u7E8C -116
\u7EAF -113
\u7EBF 274
\u7EC3 108
\u7EC3 \u811A 108
\u7EC3\u811A 108
\u7EC3\u811A \u811A\u672C 108
\u7EC4 455
\u7EC6 -127
\u7EC8 132
\u7ED9 \u51FA 166
\u7ED9 \u6211 -124
\u7ED9\u51FA 166
\u7ED9\u6211 -124
\u7EDF 250
\u7EDF \u4E00 353
\u7EDF \u8BA1 -114
\u7EDF\u4E00 353
\u7EDF\u4E00 \u4E00\u7528 142
\u7EDF\u8BA1 -114
\u7EE7 -102
\u7EE7 \u7EED -102
\u7EE7\u7EED -102
\u7EF4 103
\u7F51 131
\u7F51 \u9875 -182
\u7F51\u9875 -182
\u7F6E 168
\u7F6E \u304D 105
\u7F6E\u304D 105
\u7F8E \u5143 -110
\u7F8E\u5143 -110
\u7FA4 124
\u7FA4 \u91CC 150
\u7FA4\u91CC 150
\u8001 118
\u800C \u4E0D 107
\u800C \u662F -152
\u800C\u4E0D 107
\u800C\u4E0D \u4E0D\u662F 107
\u800C\u662F -152
\u804A -138
\u8054 -115
\u8054 \u7CFB -112
\u8054\u7CFB -112
\u80A1 -191
\u80FD \u7528 166
\u80FD\u4E0D \u4E0D\u80FD -108
\u80FD\u7528 166
\u811A 153
\u811A \u672C 153
\u811A\u672C 153
\u81EA \u5DF1 254
\u81EA\u5DF1 254
\u8207 -126
\u822C 230
\u8272 145
\u8282 -122
\u82F1 109
\u82F1 \u6587 118
\u82F1\u6587 118
\u843D 110
\u843D \u3061 -110
\u843D\u3061 -110
\u843D\u3061 \u3061\u308B -101
\u8457 -148
\u8655 -109
\u8868 -106
\u88C5 -295
\u88DC -108
\u8981 382
\u8981 \u505A -110
\u8981 \u5206 189
\u8981 \u6211 -180
\u8981 \u652F 148
\u8981 \u6539 -143
\u8981 \u662F 195
\u8981 \u663E -107
\u8981 \u7528 177
\u8981 \u7684 -123
\u8981 \u8D70 134
\u8981\u505A -110
\u8981\u5206 189
\u8981\u6211 -180
\u8981\u652F 148
\u8981\u652F \u652F\u6301 148
\u8981\u6539 -143
\u8981\u662F 195
\u8981\u663E -107
\u8981\u663E \u663E\u793A -107
\u8981\u7528 177
\u8981\u7684 -123
\u8981\u8D70 134
\u898B -233
\u898F 270
\u899A 287
\u899A \u3048 287
\u899A\u3048 287
\u899A\u3048 \u3048\u3066 287
\u89C4 241
\u89C4 \u5219 253
\u89C4\u5219 253
\u89C9 -103
\u89D2 -123
\u89E3 -203
\u89E3 \u51B3 -165
\u89E3\u51B3 -165
\u89E6 -205
\u8A00 -108
\u8A18 -186
\u8A55 -111
\u8A55 \u4F30 -111
\u8A55\u4F30 -111
\u8A8D 251
\u8A9E 138
\u8AAA -267
\u8ABF 130
\u8ACB -161
\u8AD6 -103
\u8B80 -267
\u8B8A 153
\u8BA1 -357
\u8BA2 302
\u8BA4 234
\u8BA4 \u8BC1 106
\u8BA4\u8BC1 106
\u8BA8 -106
\u8BA8 \u8BBA -105
\u8BA8\u8BBA -105
\u8BA9 \u6211 114
\u8BA9\u6211 114
\u8BAD 104
\u8BAD \u7EC3 108
\u8BAD\u7EC3 108
\u8BAD\u7EC3 \u7EC3\u811A 108
\u8BB0 207
\u8BB0 \u4F4F 213
\u8BB0 \u5F55 -114
\u8BB0\u4F4F 213
\u8BB0\u5F55 -114
\u8BB8 184
\u8BBE -171
\u8BBE \u7F6E -120
\u8BBE\u7F6E -120
\u8BC4 104
\u8BC4 \u5BA1 150
\u8BC4\u5BA1 150
\u8BC4\u5BA1 \u5BA1\u4E0D 150
\u8BC9 \u6211 -114
\u8BC9\u6211 -114
\u8BCD -156
\u8BD1 -107
\u8BD5 111
\u8BDD -164
\u8BDD \u672F 204
\u8BDD \u8FDB 127
\u8BDD\u672F 204
\u8BDD\u8FDB 127
\u8BDD\u8FDB \u8FDB\u884C 127
\u8BE2 119
\u8BE2 \u76D8 126
\u8BE2\u76D8 126
\u8BE5 -227
\u8BE5 \u5BA2 106
\u8BE5\u5BA2 106
\u8BE5\u5BA2 \u5BA2\u6237 106
\u8BE6 -122
\u8BE6 \u60C5 -119
\u8BE6\u60C5 -119
\u8BED -205
\u8BED \u8A00 -184
\u8BED\u8A00 -184
\u8BEF 121
\u8BF4 \u4ED6 -117
\u8BF4\u4ED6 -117
\u8BF4\u4ED6 \u4ED6\u4EEC -117
\u8BF7 158
\u8BFB -144
\u8D27 \u4EE3 -137
\u8D27\u4EE3 -137
\u8D28 -167
\u8D28 \u91CF -134
\u8D28\u91CF -134
\u8D38 -117
\u8D39 142
\u8D44 \u4EA7 -109
\u8D44 \u6E90 135
\u8D44\u4EA7 -109
\u8D44\u6E90 135
\u8D70 447
\u8D77 151
\u8D85 236
\u8D85 \u8FC7 227
\u8D85\u8FC7 227
\u8DB3 -106
\u8DDF -167
\u8DDF \u8FDB -201
\u8DDF\u8FDB -201
\u8EAB -131
\u8F7D -167
\u8F91 115
\u8FA6 -120
\u8FB9 166
\u8FB9 \u7684 139
\u8FB9\u7684 139
\u8FC7 314
\u8FC7 \xA7num 177
\u8FC7 \u6765 145
\u8FC7\u6765 145
\u8FD0 215
\u8FD0 \u8D39 135
\u8FD0\u8D39 135
\u8FD1 -110
\u8FD8 \u6709 268
\u8FD8 \u6CA1 -128
\u8FD8\u6709 268
\u8FD8\u6CA1 -128
\u8FD9 -149
\u8FD9 \u4E9B -136
\u8FD9 \u79CD 154
\u8FD9\u4E9B -136
\u8FD9\u79CD 154
\u8FDB \u884C 166
\u8FDB\u884C 166
\u8FDC 113
\u9001 \u5230 103
\u9001\u5230 103
\u9009 -155
\u9009 \u62E9 -154
\u9009\u62E9 -154
\u9010 -121
\u9019 \u5169 171
\u9019 \u6A23 -163
\u9019 \u908A 119
\u9019\u5169 171
\u9019\u6A23 -163
\u9019\u908A 119
\u901A \u4FE1 106
\u901A\u4FE1 106
\u9032 189
\u9032 \u884C 149
\u9032\u884C 149
\u903B 115
\u903B \u8F91 115
\u903B\u8F91 115
\u9053 -219
\u908A 105
\u90A3 -260
\u90A3 \u53F0 114
\u90A3 \u8FB9 114
\u90A3\u53F0 114
\u90A3\u8FB9 114
\u90AE -128
\u90FD 374
\u90FD \u5728 150
\u90FD \u653E 180
\u90FD \u662F 161
\u90FD \u7528 134
\u90FD \u8981 199
\u90FD\u5728 150
\u90FD\u653E 180
\u90FD\u662F 161
\u90FD\u7528 134
\u90FD\u8981 199
\u9192 131
\u91CA 257
\u91CC 382
\u91CC \u4E0D 192
\u91CC\u4E0D 192
\u91CD -395
\u91CD \u65B0 -178
\u91CD\u65B0 -178
\u91CF 101
\u91D1 \u989D 178
\u91D1\u989D 178
\u91DD 122
\u9304 104
\u932F 173
\u9488 199
\u9488 \u5BF9 202
\u9488\u5BF9 202
\u94AE -150
\u94FE 213
\u94FE \u63A5 251
\u94FE\u63A5 251
\u9519 \u8BEF 125
\u9519\u8BEF 125
\u9593 122
\u95DC 113
\u95DC \u65BC 200
\u95DC\u65BC 200
\u95F4 192
\u9636 -111
\u9636 \u6BB5 -111
\u9636\u6BB5 -111
\u963F -192
\u963F \u91CC -163
\u963F\u91CC -163
\u9648 149
\u9650 177
\u9650 \u662F 168
\u9650\u662F 168
\u9664 354
\u9664 \u4E86 334
\u9664\u4E86 334
\u96C6 209
\u96F6 -127
\u9700 -210
\u9759 135
\u9762 -369
\u9762 \u306F 110
\u9762 \u7684 -120
\u9762\u306F 110
\u9762\u7684 -120
\u97F3 -161
\u9805 -129
\u9806 -114
\u9810 \u8A2D 113
\u9810\u8A2D 113
\u983C -117
\u983C \u3080 -102
\u983C\u3080 -102
\u9875 -246
\u987B 187
\u9886 110
\u9898 -130
\u989C 144
\u989C \u8272 144
\u989C\u8272 144
\u989D 239
\u9A8C \u8BC1 -133
\u9A8C\u8BC1 -133
\u9EBC -232
\u9EDE -188
\uAC00 \uB2A5 149
\uAC00 \uB85C 126
\uAC00 \uC838 130
\uAC00\uB2A5 149
\uAC00\uB85C 126
\uAC00\uB85C \uCD94 136
\uAC00\uC838 130
\uAC01 -123
\uAC10 -242
\uAC12 173
\uAC70 -330
\uAC70 \uB4E0 -141
\uAC70 \uC57C 100
\uAC70 \uD558 119
\uAC70\uB4E0 -141
\uAC70\uC57C 100
\uAC70\uD558 119
\uAC74 -158
\uAC74 \uC218 131
\uAC74\uC218 131
\uAC78 \uB85C 126
\uAC78\uB85C 126
\uAC80 157
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
\uACA8 176
\uACB0 -127
\uACE0 -248
\uAD00 234
\uAD00 \uB9AC 265
\uAD00\uB9AC 265
\uAD6D 455
\uAD70 -100
\uADF8 \uB798 234
\uADF8\uB798 234
\uADFC -160
\uAE00 104
\uAE00 \uB85C 190
\uAE00\uB85C 190
\uAE08 222
\uAE30 565
\uAE30 \uC5B5 241
\uAE30\uC5B5 241
\uAE30\uC5B5 \uC5B5\uD574 283
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
\uB123 \uC9C0 119
\uB123\uC5B4 109
\uB123\uC9C0 119
\uB123\uC9C0 \uB123 123
\uB294 \uAC83\uC744 127
\uB294 \uB514 -111
\uB294 \uC804\uBD80 188
\uB294 \uC9C0 -127
\uB294\uAC70 119
\uB294\uAC70 \uAC70\uC57C 114
\uB294\uB514 -111
\uB294\uC9C0 -127
\uB2C8 \uB2E4 186
\uB2C8\uB2E4 186
\uB2C8\uB2E4 \uC54A 123
\uB2C8\uB2E4 \uD569 139
\uB2C8\uBA40 \uBA40\uB7EC 123
\uB2C8\uBA40 \uBA40\uBC29 137
\uB2D8 101
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
\uB3FC 112
\uB418 -248
\uB418 \uB294 -126
\uB418\uB294 -126
\uB450 \uBC88 -109
\uB4DC -171
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
\uB808 \uD3EC 117
\uB808\uD3EC 117
\uB824 -288
\uB85C 408
\uB85C \uADF8 -105
\uB85C \uB2E4\uC2DC -102
\uB85C \uCEEC -121
\uB85C\uADF8 -105
\uB85C\uCEEC -121
\uB85D -118
\uB8CC -115
\uB97C -222
\uB9AC \uB294 177
\uB9AC \uC5D0 -102
\uB9AC\uB294 177
\uB9AC\uC5D0 -102
\uB9B0 106
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
\uB9DE -201
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
\uBC0F -126
\uBC14 -259
\uBC14 \uCF54 -107
\uBC14\uCF54 -107
\uBC14\uCF54 \uCF54\uB4DC -107
\uBC18 151
\uBC1C \uC8FC 103
\uBC1C\uC8FC 103
\uBC88 -237
\uBC88 \uC5ED -174
\uBC88\uC5ED -174
\uBCC4 -130
\uBCC4 \uB85C -109
\uBCC4 \uD604 126
\uBCC4\uB85C -109
\uBCC4\uD604 126
\uBCC4\uD604 \uD604\uD669 126
\uBCF4 -218
\uBCF4 \uC790 -115
\uBCF4\uC790 -115
\uBCF8 289
\uBD80 174
\uBD80 \uD0C1 -103
\uBD80 \uD130 214
\uBD80\uD0C1 -103
\uBD80\uD130 214
\uBE0C -123
\uBE44 -141
\uBE4C 276
\uC0AC \uC774 -172
\uC0AC \uC9C4 -100
\uC0AC\uC774 -172
\uC0AC\uC9C4 -100
\uC0C1 260
\uC0C1 \uC774 182
\uC0C1 \uD0DC 283
\uC0C1\uC774 182
\uC0C1\uD0DC 283
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
\uC131 185
\uC138 -131
\uC158 -101
\uC218 183
\uC2A4 -139
\uC2A4\uD2B8 \uD2B8\uB294 101
\uC2DC \uD55C 124
\uC2DC\uD55C 124
\uC2DC\uD55C \uD55C\uBC88 132
\uC2E4 \uD55C 108
\uC2E4\uD55C 108
\uC2E4\uD55C \uD55C\uAC70 115
\uC2F6 -113
\uC4F0 510
\uC4F0 \uAE30 401
\uC4F0 \uBA74 125
\uC4F0\uAE30 401
\uC4F0\uBA74 125
\uC4F0\uBA74 \uC4F0 139
\uC544\uB2C8 \uC544 -121
\uC548 \uC5D0 220
\uC548\uC5D0 220
\uC54A 213
\uC54A \uC2B5 123
\uC54A \uC544 116
\uC54A\uC2B5 123
\uC54A\uC2B5 \uC2B5\uB2C8 123
\uC54A\uC544 116
\uC55E 320
\uC55E \uC73C 320
\uC55E\uC73C 320
\uC55E\uC73C \uC73C\uB85C 320
\uC57C 327
\uC57C \uB2E4\uC2DC 100
\uC57C\uD558 \uD558\uB294 194
\uC5B4 164
\uC5B4 \uB85C 231
\uC5B4 \uC11C -151
\uC5B4\uB85C 231
\uC5B4\uC11C -151
\uC5B5 239
\uC5B5 \uD574 283
\uC5B5\uD574 283
\uC5B5\uD574 \uAE30 328
\uC5C5 -235
\uC5C5 \uCCB4 -125
\uC5C5\uCCB4 -125
\uC5C6 -227
\uC5D0 \uB294 113
\uC5D0 \uB9CC 181
\uC5D0 \uC11C 110
\uC5D0\uB294 113
\uC5D0\uB9CC 181
\uC5D0\uC11C 110
\uC5EC 261
\uC5ED -124
\uC5F0 -162
\uC5F4 -174
\uC5F4 \uC5B4 -111
\uC5F4\uC5B4 -111
\uC601 189
\uC601 \uC5B4 175
\uC601\uC5B4 175
\uC624 -191
\uC624 \uC804 127
\uC624\uC804 127
\uC624\uC804 \uC624 101
\uC644 -103
\uC678 326
\uC678 \uBD80 140
\uC678\uBD80 140
\uC678\uBD80 \uC678 140
\uC694 174
\uC694 \uC77C 254
\uC694\uC77C 254
\uC6A9 123
\uC6B0\uB9AC \uC6B0 137
\uC6D0 -287
\uC73C\uB85C \uC55E 340
\uC740 454
\uC740 \xA7name 134
\uC744 -334
\uC74C -117
\uC751 203
\uC751 \uB2F5 247
\uC751\uB2F5 247
\uC758 -130
\uC774 -176
\uC774 \uB77C 174
\uC774 \uC57C 153
\uC774 \uD2B8 -129
\uC774\uAC70 \uC774 -108
\uC774\uB77C 174
\uC774\uC57C 153
\uC774\uD2B8 -129
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
\uC785 296
\uC788 \uB294 -177
\uC788 \uC5B4 176
\uC788\uB294 -177
\uC788\uC5B4 176
\uC790 -252
\uC791 168
\uC791 \uC131 211
\uC791\uC131 211
\uC7AC -312
\uC801 -182
\uC804 190
\uC804 \uBD80 102
\uC804 \uC5D0 159
\uC804\uBD80 102
\uC804\uBD80 \uC804 105
\uC804\uC5D0 159
\uC811 186
\uC815 \uB9AC -128
\uC815\uB9AC -128
\uC81C -207
\uC838 231
\uC870 -118
\uC874 \uB313 105
\uC874\uB313 105
\uC874\uB313 \uB313\uB9D0 105
\uC880 -270
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
\uC918 \uC57C 176
\uC918\uC57C 176
\uC99D 160
\uC9C0 \uAE08 -112
\uC9C0 \uC54A\uC2B5 123
\uC9C0 \uC54A\uC544 121
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
\uCEE8 212
\uCEF4 126
\uCEF4 \uD3EC 133
\uCEF4\uD3EC 133
\uCEF4\uD3EC \uD3EC\uB10C 133
\uCF00 -177
\uCF00 \uC774 -129
\uCF00\uC774 -129
\uCF54 266
\uCF54 \uB4DC 314
\uCF54\uB4DC 314
\uCF54\uB4DC \uB4DC\uB294 153
\uCF5C 102
\uCF5C \uBC31 102
\uCF5C\uBC31 102
\uD0A4 149
\uD0A4 \uB294 101
\uD0A4\uB294 101
\uD0A4\uB294 \uD0A4 101
\uD0C0 252
\uD0C0 \uC785 214
\uD0C0\uC785 214
\uD0C1 -103
\uD0DC 156
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
\uD2B8\uB294 \uD14C 101
\uD2B8\uB97C -125
\uD2B8\uC5D0 131
\uD300 272
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
\uD558 \uBA74 126
\uD558 \uC790 123
\uD558\uACE0 102
\uD558\uB294 151
\uD558\uB294 \uB294\uAC70 126
\uD558\uBA74 126
\uD558\uBA74 \uBA74\uB418 -100
\uD558\uC790 123
\uD55C \uB2E4 -100
\uD55C\uAC70 \uAC70\uC57C 136
\uD55C\uB2E4 -100
\uD560 -223
\uD568 294
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
\uD574\uC918 -192
\uD574\uC918 \uBC88 -100
\uD604 \uD669 123
\uD604\uD669 123
\uD654 283
\uD655\uC2E4 \uC2E4\uD55C 115
\uD669 111
\uD68C -172`};var ze=600,je=/`[^`]*`/g,qe=/https?:\/\/\S+/g,Ie=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,Le=/\b[\w-]+\.[a-z]{1,5}\b/g,_e=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,Ne=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,Me=/\b\d[\w.]*/g,De=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,Ce=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,We=",:;\u2014\u2013",He=5,Pe=6,Ue=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(je," \xA7code ").replace(qe," \xA7url ").replace(Ie," \xA7path ").replace(Le," \xA7file ").replace(Ne,e=>e.toLowerCase()).replace(_e," \xA7name ").replace(Me," \xA7num ").toLowerCase(),Fe=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function Be(n){let e=(Ue(n.slice(0,ze)).match(De)??[]).flatMap(s=>Ce.test(s)?Fe(s):s),t=e.filter(s=>!We.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,a)=>`${e[a]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(Pe,Math.floor(t.length/He))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var Ke=n=>new Map(n.split(`
`).map(e=>{let t=e.lastIndexOf(" ");return[e.slice(0,t),Number(e.slice(t))]})),Ge=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1),Ve=u(()=>Ke(W.words)),Ye=/\b[a-z]{2,}[A-Z][a-z]\w*|\b\w+_\w+|\b\w+\(\)/g,Ze=-20,Xe=6,gn=.5;function fn(n){let e=Be(n);return e.length<Xe||(n.match(Ye)?.length??0)>1?Ze:(W.bias+Ge(e,Ve()))/100}var Qe=/\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|d\u00e9cid\u00e9)\b|\u51b3\u5b9a|\u6c7a\u3081/i,Je=/^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|n\u00e3o)\b[,.:;! \u2013\u2014-]|\binstead\b|\brather than\b|(?:,| and) not \w/i,n1=/\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i,e1=/\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i;function wn(n){return Qe.test(n)?"decision":Je.test(n)?"correction":(e1.test(n)||dn.test(n))&&!n1.test(n)?"preference":"convention"}var bn=/^(?:and|also|plus)\W+(?:\w+ )?(?:use|prefer|avoid|stick to) (?:\S+ ?){1,6}$/i,H=160,t1=/^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:\u2013\u2014-][ ,.!:\u2013\u2014-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;\u2013\u2014-][ ,.!:;\u2013\u2014-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:\u2013\u2014-]+)+(?=\S{2,} \S)/i,b=n=>n.replace(t1,"");function yn(n){for(let e of n){let t=b(e),o=v(t,H)??v(e,H);if(o!==void 0)return o}return`${x(b(n[0]??""),H-1).replace(/[\s\u2026.]+$/,"")}\u2026`}var vn=3e3,kn=1e3,o1=/^\s*(?:<[a-z]+(?:-[a-z-]+)?[\s>]|!|\/[\w:-]+(?:\s|$)|implement the following plan|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i,A=/^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |\u276f|%|#{1,6} |[\u251c\u2514\u2502\u2500\u2501])/,s1=/(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g,a1=/\b((?:remember|memori[sz]e|keep in mind)\b[^\n:]{0,60}(?:(?=:)|:[ \t]+(?:[^\s:]+ ){0,3}[^\s:]*[^\s:.?!](?=:?[ \t]*\n[ \t]*```))):?[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`]{2,600}?)\n\s{0,8}```/gi,r1=/^[ \t]*(?:(?:<private>[^<]*<\/private>|\[REDACTED:private\])\s*)+/gim,i1=/(?<=[\u3002\uff01\uff1f])(?=[^\u3002\uff01\uff1f])/,l1=/^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s/;function xn(n){let e=n.replace(r1,"").replaceAll("\u2019","'");if(o1.test(e))return[];let t=(a,r,l)=>`${r}: \`${l.trim().replace(/\s*\n\s*/g,"; ")}\``,o=p1(tn(e.replace(a1,t).replace(s1,"$1 `$2`"))),s=0;return m1(o.split(`
`)).flatMap((a,r)=>(a.trim()===""&&(s+=1),(A.test(a)?[]:c1(sn(on(a)))).flatMap(c=>c.split(i1)).map(c=>({text:c,line:r,block:s,isItem:l1.test(a)}))))}function c1(n){let e=[];for(let[t,o]of n.entries()){let s=e.at(-1)??"";d1(s)&&n.slice(t).some(r=>/["\u201d]/.test(r))?e[e.length-1]=`${s} ${o}`:e.push(o)}return e}var d1=n=>(n.match(/(?<!\d)"/g)??[]).length%2===1||n.lastIndexOf("\u201C")>n.lastIndexOf("\u201D");var u1=56,h1=/^[ \t]{0,8}[\p{Ll}`(]/u;function m1(n){let e=[];for(let t of n){let o=e.at(-1)??"";o.length>=u1&&!/[.!?:;]\W*$/.test(o.slice(-8))&&h1.test(t)&&![o,t].some(a=>A.test(a))?e[e.length-1]=`${o} ${t.trim()}`:e.push(t)}return e}function p1(n){return n.length<=vn+kn?n:`${Q(n,vn)}
${J(n,kn)}`}function P(n,e){let t=[],o=n[e+1]?.isItem===!0,s=n[e]?.line??0;for(let a=e+1;a<n.length;a+=1){let{line:r,isItem:l}=n[a];if(l!==o||r>s+(o||t.length===0?2:1))break;r===s?t.at(-1)?.push(a):t.push([a]),s=r}return t}function U(n,e){let t=n[e+1]?.isItem?P(n,e).flat():[e+1],o=t.at(-1)??e,s=n[o+1],a=s?.line===(n[o]?.line??0)+1&&/^\p{Ll}/u.test(s.text);return(n[o]?.isItem&&a?[...t,o+1]:t).filter(r=>r<n.length)}var g1=/(?:[,;] (?:and |but |und |et |y |e )?(?:not|no longer|no|nicht mehr|nicht|pas|non|n\u00e3o)|\b(?:instead of|rather than|no longer|nicht mehr|ya no|n\u00e3o mais|statt|au lieu de|en lugar de|em vez de)|(?:\b(?:not|never)|n['\u2019]t)(?=[^,;:.()]{1,60} any ?(?:more|longer)\b))\s+((?:(?! any ?(?:more|longer)\b)[^,;:.()]|\.(?=\d)){1,60})(?: any ?(?:more|longer))?/iu;var f1=z(["now actually here repo project anymore always never again allowed only run runs go goes jetzt hier immer"]),w1=/[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu,F=n=>new Set((n.toLowerCase().match(w1)??[]).filter(e=>!/^\p{L}$/u.test(e)&&!pn(e)&&!f1.has(e)).map(C)),B="(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b",b1=new RegExp(`${B}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`,"i"),Sn=n=>n.replace(g1,"").replace(b1,"");function K(n,e){let t=F(e);return F(n).size>0&&[...F(n)].every(o=>t.has(o))}var y1=/\b(?:not|won't|don't|no longer)(?: going to)? (?:use|using|take|need|go with|keep) ([^,.;:]{2,40}?) (?:after all|any ?more)\b|^(?:(?:no|ok(?:ay)?|hm+|actually)\W+)*forget (?:about )?((?!(?:that|it|this|what|everything)\b)[^\s,.;:]+)[.;,!]|\b(?:instead of|rather than) ([^\s,.;:]+)/gi,En=n=>[...n.replaceAll("\u2019","'").matchAll(y1)].map(([,e,t,o])=>e??t??o??"");var O=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,G=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i,v1="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",k1="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",x1=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${k1}${v1}`,"i"),T="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",S1="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",E1=new RegExp(`^${T}${S1}${T}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),A1=new RegExp(`^${T},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),O1=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b(?!.*\b(?:always|whenever|(?:each|every) time|(?:with|on|at|after|before) (?:each|every|any))\b))(?=\S+ \S)/i,T1=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,R1=/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,$1=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${T}(?=\\W*$|, )`,"i"),z1=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,An=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,j1=/^(?:boolean|bool|string|number|true|false|null|undefined)\b/i,q1=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,I1=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,L1=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,_1=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,N1=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,M1=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,D1=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function C1(n){for(let e of n.matchAll(_1)){let[,t,o,s="",a=t,r=""]=e,l=(O.exec(r)??G.exec(r))?.[0],d=n.slice(0,e.index),c=N1.test(d)||O.test(d);if(l===void 0||c&&!(a&&/now/i.test(s)))continue;let m=a!==void 0&&l!=="use"&&D1.test(r.slice(l.length));if(/please|you/i.test(s)||(a??o)&&(m||M1.test(d)))return d}return n}function W1(n){let e=x1.exec(n);if(e===null)return;let t=Q1.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||q1.test(o))return;let a=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!a&&I1.test(t))return;let r=E1.exec(o),l=/for (?:future reference|the record)$/i.test(e[0]),d=r??A1.exec(o)??O1.exec(o)??(l?/^,? /.exec(o):T1.exec(o)??R1.exec(o));if(d!==null){let m=C1(o.slice(d[0].length)).replace(/^\s+|[?\s]+$/g,""),w=!a&&(L1.test(t)||An.test(m));if(r===null?w:j1.test(m))return;let f=r?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:m,leads:r!==null,before:t,...f?{about:f}:{}}}return $1.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!a||!z1.test(o)||An.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var H1={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},P1="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",U1="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",F1=new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) ))${P1}(?:${Object.values(H1).map(([n,e])=>`(?:${n})${U1}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i"),On=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,B1="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*",K1="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|gilt|gelten",G1=new RegExp(`^dass (${B1}) ([^,;]{1,200}) (${K1}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function V1(n){let e=F1.exec(n);if(e!==null){let o=n.slice(e.index+e[0].length).trim(),s=n.slice(0,e.index).trim();return{fact:o.replace(G1,"$1 $3 $2$4"),leads:/[:\uff1a]\s*$/.test(e[0]),before:s}}return On.exec(n)===null?void 0:{fact:n.replace(On,""),leads:!1,before:""}}var Y1=/(?:, (?:ok(?:ay)?|alright|all right|please|thanks|thank you|will you|would you))+[\s.!?]*$/i;function V(n){if(!un(n))return;let e=n.replace(Y1,"");return W1(e)??V1(e)}var Z1=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually|bitte|por favor),? )*(?:forget(?: about it)?,? that (?!(?:last|previous|idea|first|one|whole|thing|approach|change|commit|plan|part|and|but)\\b)|vergiss,? dass |oublie[sz]? que |olvida que |esque[\xE7c]a que )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${B}|[,;] (?:not|no longer|nicht|pas|n\xE3o)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,"i"),X1=/(?:[,;.!]\s*|\s+(?=and|but))(?:(?:and|but|please|now|instead|rather|then),? )*(?:remember|note|keep in mind)(?: instead)?(?: that|:).*$/is,Q1=/^\W*(?:please,? )?forget(?: about it)?,? that /i,J1=400,Tn="(?:rules?|conventions?|polic(?:y|ies)|preferences?|decisions?|guidelines?)",Rn="(?:about|on|regarding) ([^\\s,;:.]+(?: (?!(?:for now|today|this|just|in|and|but)\\b)[^\\s,;:.]+){0,5})",nt=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually),? )*forget(?: about)? (?:(?:the|that|our|my|your|all|any) (?:(?:the|our|my|your) )?(?:((?:\\S+ ){1,3}?)${Tn}|(?:${Tn}|notes?|memor(?:y|ies)) ${Rn})|(?:what|everything|anything|all)(?: that)?(?: (?:i|you|we)(?:'ve| have)? \\w+(?: you)?)? ${Rn})$`,"i");function R(n){if(n.length>J1)return;let e=n.replace(X1,"").replace(/^\s+|[\s.!]+$/g,""),t=Z1.exec(e)?.[1];if(t!==void 0)return{clause:t,isTopic:!1};let o=nt.exec(e.replaceAll("\u2019","'"))?.slice(1).join("").trim();return o?{clause:o,isTopic:!0}:void 0}var et=new Set("a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(" "));function Z(n){return n.toLowerCase().replaceAll("\u2019","'").split(/[^\p{L}\p{N}.']+/u).every(t=>et.has(t.replace(/^[.']+|[.']+$/g,""))||!/[\p{L}\p{N}]/u.test(t))}var tt=1e3,Y=300,$n=4,zn=8,ot=2.9,st=n=>jn(n)[0];function jn(n){let e=it(xn(n)),t=e.map(({text:i})=>V(i)),o=e.map(({text:i},p)=>t[p]?.fact||i),s=[...t.keys()].flatMap(i=>at(e,t,i)),a=i=>Ln.test(o[i]??"")?U(e,i):[],r=new Set(s.flatMap(({at:i})=>[...i,...i.flatMap(a)])),l=o.length>zn?ot:gn,d=i=>!/[?\uff1f]\W*$/.test(i)&&R(i)===void 0&&fn(i)>=l,c=o.map((i,p)=>!r.has(p)&&t[p]===void 0&&d(i.replace(gt,'""'))?wn(i):void 0),m=[...c.keys()].filter(i=>c[i]!==void 0),w=[];for(let i of m.length>$n?[]:o.keys()){let p=c[i]??(bn.test(o[i]??"")?"preference":void 0);if(p===void 0||r.has(i))continue;(c[i]===void 0&&w.at(-1)?.at[0]===i-1||c[i]!==void 0&&lt(o,e,i))&&w.push({type:p,at:[i]})}let f=ht(w,o).slice(0,o.length>zn?1:$n),y=[...s,...f].map(i=>ct(i,o,e));return y.filter(({text:i},p)=>y.findIndex(X=>X.text===i)===p)}function at(n,e,t){let o=e[t];if(o===void 0)return[];let s="remember";if(o.fact===""&&o.leads){let r=P(n,t);return(r.length>0?r:[[t]]).map(l=>({type:s,at:l,about:o.about}))}if(o.fact===""||Z(o.fact)){let r=mt(n,e,t);return r===t&&n[t]?.text.endsWith("?")?[]:[{type:s,at:[r]}]}let a=[];for(let r=t+1;o.leads&&n[r]?.line===n[t]?.line;r+=1){let l=n[r]?.text??"";if(e[r]!==void 0||qn(l)||/[?\uff1f]\W*$/.test(l))break;a.push({type:s,at:[r]})}return[{type:s,at:[t],about:o.about},...a]}var rt=/^(?!(?:use|ensure|apply|follow|remember)\b).*\b(?:this|that|these|those|the following|below)\b/i;function it(n){let e=n.findIndex(({text:r})=>r.endsWith(":")&&rt.test(b(r))&&qn(r)&&!V(r)),[t,o]=e<0?[]:n.slice(e);if(t===void 0||o===void 0||t.line===o.line)return n;let s=n.slice(e+1),a=s.findIndex(({block:r,isItem:l})=>r>o.block&&!l);return[...n.slice(0,e+1),...a<0?[]:s.slice(a)]}var qn=n=>{let e=b(n).replace(/^(?:(?:now|please|then|can you|could you),? )+/i,"");return O.test(e)||G.test(e)};function lt(n,e,t){let o=_n(n,e,t);return o!==void 0&&!/\u2026\s*$/.test(In(n,[t,...o]))}function In(n,e){let t=s=>s.flatMap(a=>n[a]??[]),o=b(t([...e].sort((s,a)=>s-a)).join(" "));return e.length>2&&o.length>Y?x(o,Y):(e.length>1?v(o,Y):void 0)??yn(t(e))}function ct({type:n,at:e,about:t},o,s){let[a=0]=e,r=e.length>1?[]:_n(o,s,a)??[],l=o.map((f,y)=>y===a&&t!==void 0?`${t.charAt(0).toUpperCase()}${t.slice(1)}: ${f}`:r.includes(y)&&y!==r.at(-1)?f.replace(/[^.!?;:,]$/,"$&;"):f),d=s[a]?.line===s[a+1]?.line?o[a+1]??"":"",c=ut.test(d)?[a+1]:[],m=[...e,...r,...dt.test(d)?[a+1]:c],w=yt(`${o[a]} ${s[a]?.text}`);return{type:n,text:ft(l,m),summary:In(l,[a,...r,...c]),scope:w?"user":"repository"}}var dt=/^(?:because|otherwise|the reason|that's (?:why|because)|this is because|it's because|or else|weil|sonst|parce que|sinon|porque|denn)\b/i,ut=/^(?:so )?(?:please )?(?:never|always|don't|do not) (?:ever )?\w+ (?:this|that|it)\b/i,ht=(n,e)=>{let t=({at:[s=0]})=>e[s]??"",o=(s,a)=>s.split(" ").length>2&&K(s,a)&&!K(a,s);return n.filter(s=>!n.some(a=>o(t(s),t(a))))};function mt(n,e,t){let o=s=>{let a=n[s]?.text;return a!==void 0&&e[s]===void 0&&!Z(a)&&!/[?\uff1f]\W*$/.test(a)};return[t-1,t+1].find(o)??t}var pt=/\b(?:this|that|it|these|those|them)\b(?=\W*$|[.,;!]|\s+(?:again|any ?more|on|here|either|later|in mind|but|and|except|unless|when|until|yourself|(?:is|are|was) (?:the|how|what|why|where))\b)|\b(?:any|all|none|some) of (?:this|that|it|these|those|them)\b/i,Ln=/:\W*$/;function _n(n,e,t){let o=n[t]??"",s=Ln.test(o),a=an(o.replace(/\bmake (?:sure|certain)\b/i,""));if(!s&&(a||!pt.test(Sn(b(o)))))return[];let r=s?U(e,t):[t-1].filter(l=>l>=0);return r.length===0?void 0:r}var gt=/"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;function ft(n,e){let[t=0]=e,o=/^(?:this|that|it|these|those|but|so|because|then)\b/i.test(n[t]??"")?[t-1]:[],s=[],a=0;for(let r of[t,...o,...e.slice(1)]){let l=(n[r]?.length??0)+1;r<0||s.includes(r)||a>0&&a+l>tt||(s.push(r),a+=l)}return s.sort((r,l)=>r-l).flatMap(r=>n[r]??[]).join(" ")}var wt=/\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\bglobally\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i,bt=/\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i,yt=n=>wt.test(n)&&!bt.test(n);0&&(module.exports={PASTED,droppedIn,forgetIn,isBareRequest,statementIn,statementsIn});
});
// build 7a3290dfa8b3b2fb52ba80c26b138892
