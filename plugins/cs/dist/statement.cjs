(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var $=Object.defineProperty;var _n=Object.getOwnPropertyDescriptor;var jn=Object.getOwnPropertyNames;var Nn=Object.prototype.hasOwnProperty;var qn=(n,e)=>{for(var t in e)$(n,t,{get:e[t],enumerable:!0})},Mn=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of jn(e))!Nn.call(n,s)&&s!==t&&$(n,s,{get:()=>e[s],enumerable:!(o=_n(e,s))||o.enumerable});return n};var Dn=n=>Mn($({},"__esModule",{value:!0}),n);var go={};qn(go,{PASTED:()=>R,droppedIn:()=>pn,forgetIn:()=>wn,isBareRequest:()=>V,statementIn:()=>Jt,statementsIn:()=>Rn});module.exports=Dn(go);function Z(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function X(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function x(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}var Cn=/^\s*(?:```|~~~)/;function nn(n){let e=!1,t=[];for(let o of n.split(/\r?\n/))Cn.test(o)?(e=!e,t.push("")):e||t.push(o);return t.join(`
`)}var Wn=/`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g;function en(n){return n.replace(/^\s*(?:#{1,6}|[-*+\u2022]|\d{1,3}[.)])\s+/,"").replace(/^\[[ xX]\]\s+/,"").replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g,"$1").replace(Wn,e=>e.startsWith("`")?e:"").replace(/\s+/g," ").trim()}var Hn=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function tn(n){let e=[],t=0,o=!1;for(let{0:s,index:r}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",r)>=0)continue;let a=r+s.length;Hn.test(n.slice(Math.max(t,a-12),a))||(e.push(n.slice(t,a).trim()),t=a)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var Pn="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",Un=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${Pn})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g"),Fn=/`([^`\n]{1,80})`/g,Bn=/(?<![\w.-])(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?:\(\))?(?![\w-])/g,Kn=/(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g,Gn=/(?<![\w./-])(?:git|npm|npx|pnpm|yarn|bun|node|deno|docker|kubectl|helm|terraform|ansible|make|cmake|gradle|maven|cargo|rustc|clippy|go vet|gofmt|golangci-lint|pip|poetry|uv|pytest|ruff|mypy|black|tox|jest|vitest|mocha|playwright|cypress|eslint|prettier|biome|tsc|tsx|esbuild|vite|webpack|rollup|babel|bash|zsh|fish|powershell|curl|ssh|postgres(?:ql)?|mysql|sqlite|redis|mongo(?:db)?|kafka|nginx|github actions|gh|goreleaser|husky|typescript|python|rust|golang|react|next\.?js|vue|svelte|angular|tailwind|express|django|flask|rails|spring|graphql|grpc|oauth|jwt|websockets?|s3|lambda|aws|gcp|azure|cloudflare|vercel|linux|macos|windows|wsl|chrome|safari|firefox|electron|android|ios|claude|codex|cursor|copilot|gemini|openai|mcp|homebrew|brew|apt|systemd|cron|sentry|stripe|prisma|typeorm|drizzle|sqlalchemy|zod)(?![\w-]|\.\w)/gi;function Vn(n){let e=S(n,Un),t=[...n.matchAll(Fn)].flatMap(([,s=""])=>s.length>1?[s]:[]),o=sn([...t,...S(n,Bn),...S(n,Kn)]);return{files:e,code:o.filter(s=>!e.includes(s)),tools:S(n,Gn)}}function on(n){let{files:e,code:t,tools:o}=Vn(n);return e.length+t.length+o.length>0}var S=(n,e)=>sn([...n.matchAll(e)].map(([t])=>t)),sn=n=>[...new Set(n)],Yn=/\s[\u2014\u2013-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi,Zn=/\s*\([^()]{0,400}\)/g,Xn=20,Qn=/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;function v(n,e){let t=n.replace(/\s+/g," ").trim();if(t==="")return;let o=J(t);if(Q(o)<=e)return o;for(let s of Jn(t,e)){let r=J(s);if(Q(r)<=e&&r.length>=Xn)return r}}function*Jn(n,e){let t=n.replace(Zn,"");yield t;let o=t.slice(0,2*e),s=[...o.matchAll(Yn)].map(({index:r})=>r).reverse();for(let r of s){let a=o.slice(0,r);ee(a)&&Qn.test(a)&&!ne.test(a)&&(yield a)}}var ne=/\b(?:only|just|even|not|and|or|but|both|either)\W*$/i,ee=n=>E(n,"`")%2===0&&E(n,'"')%2===0&&E(n,"(")===E(n,")"),E=(n,e)=>n.split(e).length-1,Q=n=>[...n].length;function J(n){let e=n.replace(/^[\s,;:\u2013\u2014-]+|[\s,;:\u2013\u2014-]+$/g,""),t=e.charAt(0),o=/^\p{Ll}[\p{Ll}'\u2019-]*(?:[\s,;:!?]|\.(?!\w)|$)/u.test(e)?t.toUpperCase()+e.slice(1):e;return/[.!?\u2026\u3002\uff01\uff1f][)"'`\u2019\u201d]*$/.test(o)?o:`${o}.`}function u(n){let e;return()=>(e??={it:n()},e.it)}function te(n,e){for(let t of e)n.push(t)}function rn(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):te(o,t)}function z(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var an=n=>n.split("|");var ln=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var oe=u(()=>an(" forget|forget that|vergiss|vergesst nicht|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|em mente|tome nota|mem\xF3ria|ricorda|dimenticare|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0"));var I=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,se=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,re="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike",A=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,ae=[["after all",A],["instead of",A],["rather than",A],["forget ",A],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",I],["repo",I],["codebase",I],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],[" me",se]];function cn(n){return z(n,an(re))||z(n,ae)||z(n,oe())}var ie="[^aeiou]",N="[aeiouy]",f=`${ie}[^aeiouy]*`,k=`${N}[aeiou]*`,_=new RegExp(`^(?:${f})?${k}${f}`),le=new RegExp(`^(?:${f})?${k}${f}(?:${k})?$`),j=new RegExp(`^(?:${f})?${k}${f}${k}${f}`),dn=new RegExp(`^(?:${f})?${N}`),ce=/([^aeiouylsz])\1$/,un=new RegExp(`^${f}${N}[^aeiouwxy]$`),de=u(()=>q("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),ue=u(()=>q("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),he=u(()=>q("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function q(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",r=""]=o.split(":"),a=s.slice(-2);e.set(a,[...e.get(a)??[],[s,r]])}return e}function L(n,e,t){let o=e.get(n.slice(-2))?.find(([r])=>me(n,r));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var me=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function pe(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function fe(n){if(n.endsWith("eed"))return _.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!dn.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:ce.test(e)?e.slice(0,-1):un.test(e)?`${e}e`:e}function ge(n){return n.endsWith("y")&&dn.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function we(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(j.test(t)||le.test(t)&&!un.test(t))&&(e=t)}return e.endsWith("ll")&&j.test(e)?e.slice(0,-1):e}function M(n){if(n.length<3)return n;let e=ge(fe(pe(n))),t=L(L(e,de(),_),ue(),_);return we(L(t,he(),j))}var be=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
criterion:criteria analysis:analyses`,$o=u(()=>{let n=be.split(/\s+/).map(e=>e.split(":"));return new Map(n.flatMap(([e="",t=""])=>t.split(",").map(o=>[o,e])))});var ye=n=>n.slice(0,2);var ve=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/)),hn=n=>ve.has(n),ke=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`,xe=`directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`,Se="python java javascript typescript golang rust ruby php perl scala kotlin swift",Ee=.4,Ae=.15;var zo=u(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(r=>r.split(" ")))for(let r of new Set(s.map(ye)))rn(n,r,[{words:s,share:o}])};return e(ke,Ee),e(xe,Ae),n});var Io=u(()=>new Set(Se.split(" ").map(M)));var Oe=/(?:[,;] (?:and |but |und |et |y |e )?(?:not|no longer|no|nicht mehr|nicht|pas|non|n\u00e3o)|\b(?:instead of|rather than|no longer|statt|au lieu de|en lugar de|em vez de))\s+((?:[^,;:.()]|\.(?=\d)){1,60})/iu;var Te=new Set(["now","actually","here","repo","project","anymore","always","only","jetzt","hier","immer"]),Re=/[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu,D=n=>new Set((n.toLowerCase().match(Re)??[]).filter(e=>!/^\p{L}$/u.test(e)&&!hn(e)&&!Te.has(e)).map(M)),C="(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b",$e=new RegExp(`${C}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`,"i"),mn=n=>n.replace(Oe,"").replace($e,"");function W(n,e){let t=D(e);return D(n).size>0&&[...D(n)].every(o=>t.has(o))}var ze=/\b(?:not|won't|don't|no longer)(?: going to)? (?:use|using|take|need|go with|keep) ([^,.;:]{2,40}?) (?:after all|any ?more)\b|^(?:(?:no|ok(?:ay)?|hm+|actually)\W+)*forget (?:about )?((?!(?:that|it|this|what|everything)\b)[^\s,.;:]+)[.;,!]|\b(?:instead of|rather than) ([^\s,.;:]+)/gi,pn=n=>[...n.replaceAll("\u2019","'").matchAll(ze)].map(([,e,t,o])=>e??t??o??"");var O=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,H=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i,Ie="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",Le="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",_e=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${Le}${Ie}`,"i"),T="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",je="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",Ne=new RegExp(`^${T}${je}${T}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),qe=new RegExp(`^${T},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),Me=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b)(?=\S+ \S)/i,De=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,Ce=/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,We=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${T}(?=\\W*$|, )`,"i"),He=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,fn=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,Pe=/^(?:boolean|bool|string|number|true|false|null|undefined)\b/i,Ue=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,Fe=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,Be=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,Ke=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,Ge=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,Ve=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,Ye=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function Ze(n){for(let e of n.matchAll(Ke)){let[,t,o,s="",r=t,a=""]=e,l=(O.exec(a)??H.exec(a))?.[0],d=n.slice(0,e.index),c=Ge.test(d)||O.test(d);if(l===void 0||c&&!(r&&/now/i.test(s)))continue;let m=r!==void 0&&l!=="use"&&Ye.test(a.slice(l.length));if(/please|you/i.test(s)||(r??o)&&(m||Ve.test(d)))return d}return n}function Xe(n){let e=_e.exec(n);if(e===null)return;let t=lt.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||Ue.test(o))return;let r=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!r&&Fe.test(t))return;let a=Ne.exec(o),l=/for (?:future reference|the record)$/i.test(e[0]),d=a??qe.exec(o)??Me.exec(o)??(l?/^,? /.exec(o):De.exec(o)??Ce.exec(o));if(d!==null){let m=Ze(o.slice(d[0].length)).replace(/^\s+|[?\s]+$/g,""),w=!r&&(Be.test(t)||fn.test(m));if(a===null?w:Pe.test(m))return;let g=a?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:m,leads:a!==null,before:t,...g?{about:g}:{}}}return We.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!r||!He.test(o)||fn.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var Qe={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},Je="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",nt="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",et=new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) ))${Je}(?:${Object.values(Qe).map(([n,e])=>`(?:${n})${nt}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i"),gn=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,tt="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*",ot="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|gilt|gelten",st=new RegExp(`^dass (${tt}) ([^,;]{1,200}) (${ot}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function rt(n){let e=et.exec(n);if(e!==null){let o=n.slice(e.index+e[0].length).trim(),s=n.slice(0,e.index).trim();return{fact:o.replace(st,"$1 $3 $2$4"),leads:/[:\uff1a]\s*$/.test(e[0]),before:s}}return gn.exec(n)===null?void 0:{fact:n.replace(gn,""),leads:!1,before:""}}function P(n){if(cn(n))return Xe(n)??rt(n)}var at=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually|bitte|por favor),? )*(?:forget(?: about it)?,? that (?!(?:last|previous|idea|first|one|whole|thing|approach|change|commit|plan|part|and|but)\\b)|vergiss,? dass |oublie[sz]? que |olvida que |esque[\xE7c]a que )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${C}|[,;] (?:not|no longer|nicht|pas|n\xE3o)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,"i"),it=/(?:[,;.!]\s*|\s+(?=and|but))(?:(?:and|but|please|now|instead|rather|then),? )*(?:remember|note|keep in mind)(?: instead)?(?: that|:).*$/is,lt=/^\W*(?:please,? )?forget(?: about it)?,? that /i,ct=400;function wn(n){let e=n.length>ct?"":n.trim().replace(it,"").replace(/[.!]+$/,"");return at.exec(e)?.[1]}var U={bias:-284,words:`, 370
, a 290
, and -221
, any 263
, anything 229
, at 289
, but -338
, can -337
, change -417
, commit -139
, corrige -246
, could -120
, der 508
, deshalb 359
, direct 195
, do -358
, don't 207
, ent\xE3o 210
, err -141
, errors -160
, especially 120
, etc -289
, everything 336
, exig\xEAncia 173
, fine -208
, for 321
, go -152
, google 335
, grey -240
, half 171
, how -122
, i'm -191
, immer 359
, is -184
, it -394
, it's 248
, just 183
, keep -306
, keine 264
, let 133
, let's -360
, like 440
, line -274
, los 383
, mach -289
, mira -242
, nada 251
, never 292
, new 136
, no 446
, nobody 181
, not 269
, now 157
, npm 223
, nunca 185
, o 148
, on 128
, one 498
, only -620
, or -386
, otherwise 179
, our 193
, pas 238
, please 177
, port 196
, que -221
, read 171
, remember 265
, remove -201
, right -120
, run -391
, sans -209
, should -121
, show 403
, since 246
, so 470
, solo 126
, sonst 327
, sorry 224
, take -326
, that's 255
, the 220
, there's -213
, they 173
, to -171
, tout 234
, two 284
, t\xF4i 194
, un 218
, update -150
, use 405
, we 525
, what -208
, which -275
, why -237
, wir 526
, ya -126
, \xA7file 563
, \xA7name -359
, \xA7num -535
, \u043A\u043B\u044E\u0447\u0438 212
, \u0447\u0442\u043E 182
, \u6240\u4EE5 -140
, \u7136\u5F8C 146
- a 256
-a 256
: -237
: die 818
: entire 131
: if 160
: j -182
: never 666
: no 445
: onedrive 180
: run 185
: s -217
: two 413
: users 196
: \xA7code 130
: \xA7file -201
: \xA7name -374
: \xA7num -366
: \xA7path 387
: \xA7url -163
; -120
; and -224
; the 133
^ -223
^^ -223
^^a gente 228
^^a partir 140
^^acho que -218
^^add the 127
^^all money 156
^^all our -464
^^all public 172
^^also we 126
^^always run -315
^^always use 265
^^and always 516
^^and as -398
^^and from -156
^^and it -235
^^and no 299
^^and the -171
^^and use 371
^^because two 326
^^bitte immer 184
^^bitte keine -183
^^btw the 144
^^can we -232
^^chez nous 156
^^continue where 191
^^could you 286
^^create a -169
^^creo que -154
^^d'ora in 120
^^deploys run -1091
^^der preis -136
^^die \xA7name 161
^^do a -127
^^do it 120
^^do not 452
^^do you -437
^^don't add 240
^^don't ever -334
^^don't fix -156
^^don't touch -409
^^don't use -131
^^el servidor 235
^^every endpoint 131
^^every \xA7name 272
^^file \xA7path -162
^^for the -157
^^forget that -266
^^from now 603
^^give me -136
^^go ahead -151
^^go through -128
^^here is -144
^^house rule 220
^^i always 374
^^i asked -262
^^i do 198
^^i dont -285
^^i forgot 185
^^i have -146
^^i need -206
^^i never -336
^^i only 254
^^i prefer 560
^^i review 206
^^i run 441
^^i said 123
^^i think -443
^^i told 322
^^i use 164
^^i want 311
^^i will -158
^^if the 190
^^if you 467
^^il server 257
^^in all -127
^^in our 198
^^in the -267
^^in this 174
^^in \xA7path -284
^^it never -144
^^it should -150
^^keep the -128
^^la base -556
^^le menu -205
^^let's go 522
^^let's start -159
^^lo que 219
^^looking at 123
^^los tests -448
^^main \u306B\u76F4 131
^^make a -122
^^make it -352
^^make sure -306
^^make the -463
^^merk dir 167
^^ne commite 197
^^ne touche 158
^^never call 396
^^never do 251
^^never ever -137
^^never mind -247
^^never mock 318
^^never push 211
^^never rebase 258
^^never use 157
^^no don't -269
^^no errors -137
^^no lodash 317
^^no tests -298
^^no thanks -320
^^no the -165
^^no use 127
^^note that -306
^^o banco -266
^^ok -313
^^ok can 151
^^ok let's -194
^^ok so -243
^^on est -122
^^on the 402
^^only the 336
^^option \xA7num 168
^^our build -151
^^our code -367
^^our tests -191
^^pas de 219
^^please never 348
^^please note 310
^^please remember -263
^^please stop 452
^^please use 267
^^push the -167
^^remember -984
^^remember it 466
^^remember that -458
^^remember this 167
^^remove the 133
^^rename the 162
^^save this 120
^^so is 346
^^so only 179
^^so that -120
^^so the -202
^^start with -156
^^stick to 283
^^stop adding 339
^^terraform state 159
^^tests live -161
^^tests need 510
^^thanks -170
^^that's wrong 202
^^the api -122
^^the billing -351
^^the crash -167
^^the decision 202
^^the deploy -315
^^the image -137
^^the integration 334
^^the reason 304
^^the staging -419
^^the test 199
^^the tests -524
^^the timeout -246
^^this means -123
^^this repo 234
^^und bitte -364
^^update \xA7file 215
^^use a -123
^^use pnpm -468
^^use tabs -766
^^wait for 681
^^we always 558
^^we are -446
^^we can -190
^^we decided 234
^^we deploy -609
^^we have 167
^^we keep -215
^^we must -271
^^we need -351
^^we no 219
^^we only -140
^^we use -406
^^we're a 274
^^what are -157
^^when running 128
^^wir duzen 176
^^wir nutzen 322
^^wir pushen 296
^^write a -202
^^yes and 269
^^you always -165
^^you are -369
^^you can -151
^^you must -149
^^\xA7name -218
^^\xA7name need 211
^^\xA7name \xA7name -354
^^\xA7name \xA7num -342
^^\xA7name \xA7path 702
^^\xA7num -152
^^\xA7num \xA7num -130
^^\xA7path -123
^^\u0443 \u043D\u0430\u0441 139
^^\u30E1\u30CB \u30CB\u30E5 -128
^^\u6211\u5E0C \u5E0C\u671B 129
^^\u6211\u73B0 \u73B0\u5728 -121
^^\u751F\u6210 \u6210\u7684 234
^^\u8ACB\u5E6B \u5E6B\u6211 -136
^^\uC55E\uC73C \uC73C\uB85C 121
^^\uD14C\uC2A4 \uC2A4\uD2B8 -188
^a 120
^ab 309
^acho -218
^add -288
^after -459
^ajoute -157
^also 204
^always 631
^any 343
^anything 655
^anyway -143
^are -350
^arruma -183
^at -244
^avoid 376
^bash 128
^before -197
^btw 296
^bump -266
^but -349
^c -182
^can -196
^chaque 410
^chez 156
^claude -240
^clean -254
^comments 426
^commit -494
^consider -134
^context 137
^continue -139
^corrige 437
^create -280
^creo -154
^customers -236
^d'ora 120
^de 199
^debug -153
^decision 257
^default 156
^den -288
^deploy -124
^deploys -214
^depois -359
^deprecations 548
^der -175
^die -750
^do -359
^don't 299
^dont -228
^drop -163
^during -172
^el 172
^en 176
^entire 207
^ent\xE3o -131
^errors 560
^et 195
^everything -137
^execute -120
^faz -228
^feature 121
^field -147
^file -195
^files 281
^first -136
^for 173
^forget -452
^from 355
^fyi 314
^generate -206
^get -205
^git-sync -139
^give -168
^go -546
^good -140
^h -198
^have -233
^hazme -159
^he -162
^hmm -128
^house 351
^how -222
^however -303
^h\xE3y -179
^i'd -251
^i'll -138
^i've -155
^if -312
^ignore -120
^il -286
^im -220
^implement -127
^inside 364
^instead -280
^is -582
^it -635
^just -153
^keep -400
^kindly -166
^kommentare 221
^kubectl 142
^la -376
^labels 262
^las 320
^le 206
^leave -497
^les 283
^let -188
^lets -181
^lo 219
^log -203
^logging 167
^look 222
^los 405
^mach -156
^main -158
^make 777
^maybe -225
^medium -123
^merge -190
^merged -169
^merk 167
^must 233
^my -255
^name -257
^ne 130
^neue -169
^never 687
^new 575
^nie 520
^niente 161
^no 374
^nobody 411
^node 309
^non 238
^nos 242
^not -459
^note 170
^nothing 162
^now -192
^npm 319
^nunca 534
^o -365
^ok 210
^on 447
^once -223
^one 525
^only 351
^option 163
^os 148
^our 350
^para 143
^pas 219
^por -190
^prefer 323
^public 316
^push -284
^put -174
^que -205
^read -187
^redis 197
^remember 478
^remembered -207
^rename -120
^rerun -243
^return -227
^review -409
^ricordati 278
^rough -173
^run -267
^running -236
^s -160
^same 549
^save 383
^scope -155
^sempre 342
^should -366
^siempre 199
^since -315
^so -164
^soft 294
^sorry -136
^staging -297
^start -174
^stell -127
^stick 237
^stop 547
^tabs 344
^tag 1033
^terraform 364
^tests 240
^thanks -404
^that -205
^the -232
^then -215
^there's -144
^these -126
^this -261
^time 426
^to -220
^toujours 130
^training 121
^translate -273
^two -294
^un 333
^und -180
^update -222
^upgrade -129
^usa -137
^use 177
^user -129
^using -175
^verify -434
^wait 545
^warum -174
^we 361
^what -416
^whats -147
^when -223
^where -214
^while -166
^why -333
^wir 743
^with 121
^without -132
^write -370
^yes -312
^you -165
^you're 337
^your -341
^\xA7code -449
^\xA7file -422
^\xA7num -458
^\xA7path -199
^\xA7url -213
^\xE0 419
^\u0432\u0441\u0435\u0433\u0434\u0430 560
^\u0434\u0430 -247
^\u0438\u0441\u043F\u0440\u0430\u0432\u044C -256
^\u0441\u0434\u0435\u043B\u0430\u0439 -148
^\u0443 139
^\u3053\u306E -284
^\u30E1\u30CB -128
^\u4E0D\u80FD -190
^\u4E4B\u524D -199
^\u4F46\u662F 323
^\u5148\u4E0D -159
^\u524D\u7AEF 259
^\u53D1\u7248 299
^\u56FE\u7247 170
^\u597D -120
^\u5982\u679C -293
^\u5E2E\u6211 -263
^\u5E6B\u6211 -280
^\u61C9\u8A72 -121
^\u6211\u4EEC 242
^\u6211\u5011 133
^\u6211\u5E0C 129
^\u6211\u73B0 -121
^\u6240\u4EE5 -131
^\u6709\u7684 -134
^\u6D4B\u8BD5 -339
^\u751F\u6210 230
^\u811A\u672C 241
^\u8ACB\u5E6B -136
^\u8FD9\u4E2A 258
^\uADF8\uB9AC -123
^\uC55E\uC73C 121
^\uC77C\uB2E8 -128
^\uD14C\uC2A4 -188
a b 169
a better -142
a changelog 389
a check -135
a clean -184
a code -135
a comment 308
a commit -138
a connection 165
a customer 140
a dead 277
a dev -120
a docstring 422
a down 222
a file 193
a fresh -130
a gente 468
a good 194
a i 238
a justification 248
a line 258
a local -213
a look -167
a mano 287
a minute -196
a month 232
a new -126
a note 681
a p -146
a partir 140
a plan -229
a problem -157
a r 224
a redirect 333
a release 128
a request 153
a row 295
a s -147
a screenshot 195
a script 412
a second 146
a separate -128
a small -177
a table -125
a template -205
a test 161
a thing 448
a ticket 216
a tooltip -225
a typo -238
a unique 187
a view 208
a week 204
a \xA7num 129
ab 261
ab bl 160
abbreviations 154
abbreviations in 172
about that 261
above 177
absprache 259
accept -124
acceptable 125
accepted 467
access 221
access to 135
accessibility 368
account and 121
acho -218
acho que -218
across 156
action -341
active -169
actual 131
actually -300
add -213
add a -208
add an 196
add dependencies -178
add new 124
add other 304
add the 270
add this 423
add \xA7code 380
added -362
added to 274
adding 161
adding a 120
adding the 131
additional -138
address -283
addresses 566
admin 297
after each 338
after init 650
after the 244
again -429
again , -127
again on 557
against 435
against the 331
agent -586
agents , 205
agora -181
agree -148
agreed 130
ahead -242
ah\xED -352
airflow 337
ajoute -157
al hacer -145
al repo 241
alias 231
all -162
all clients -158
all endpoints 265
all money 156
all my 326
all public 323
all the -291
alle 412
allow -150
allowed 427
allowing 174
allows 134
allows \xA7num 304
already -496
already : 470
also -424
also be 456
also in -180
also need 146
also use -141
also we 167
always 476
always get -227
always go -120
always have -414
always in 288
always need -211
always put 313
always run 353
always show -229
always squash 245
always use 243
always validate -125
ambiente 232
ambiente de 232
an -173
an der 141
an email -144
an endpoint 294
an entry 204
an existing -265
an owner 165
analyze -319
and a 354
and address -193
and all 297
and always 138
and an 195
and are -176
and as -398
and can -169
and claude 331
and commit -229
and create -131
and do 192
and from 248
and get 168
and i 248
and if 206
and it -144
and it's 155
and its 267
and leave 368
and list -123
and make -182
and merge -139
and no 188
and not 408
and nothing 396
and on -159
and only 158
and please 332
and publish 218
and push -233
and remember 273
and remove -254
and report -153
and review -181
and run 157
and save 557
and should -142
and test 327
and then -132
and there 301
and up 181
and use 337
and we 191
and what 366
and you -366
and \xA7file -407
and \xA7name -153
and \xA7path -225
android 276
anglais 141
animation -184
announced 326
announced in 326
another -286
answer me 412
answers 241
antes 360
antes de 386
any more -195
any of -127
any other -130
any time -144
anymore 512
anything 352
anything that 391
anything visual 362
anyway 305
ap -149
apache 136
api 418
api tests -195
app , 358
appear in 136
appears -126
apple 232
applicable 214
applied -364
appropriate -170
approvals 894
approved -131
apps 439
ar 244
architecture 321
archive -159
archivo -236
are 835
are : -324
are all 204
are always 217
are being 156
are failing -279
are for 406
are going -251
are good -157
are green -132
are in 249
are integers 138
are mine 219
are missing -322
are no -180
are not -484
are now 185
are ok 320
are on -120
are only -132
are taken 334
are the -160
are there -348
are we -255
are you -219
are \xA7name 427
are \xA7num 250
args -120
argument -222
around -228
arquivo -171
arquivos 657
array -299
arruma -188
arr\xE9glalo -185
artists 436
as 366
as an -178
as in -294
as it 477
as \xA7code -137
as \xA7name -262
ask 595
ask me 262
asked -138
asked for -253
asking 174
asks -952
assign -148
assistant 244
as\xED -198
as\xED que -302
at a 246
at it 138
at noon -136
at the 488
at \xA7num 688
at \xA7path 500
at \xA7url 592
attached -129
attempts 147
attribute -135
attributes 335
attribution -177
au 137
audit 262
auditoria 279
auf 192
auf deutsch 263
auf englisch 157
aus 261
author 124
authorization -138
auto -132
available -447
available in -149
avait -222
avant 331
avatar -127
avec 159
avoid 374
away 230
axios -226
b -384
b , 141
b u 151
back -574
back to -150
backend 266
background -264
backup -162
bad -334
banco 392
banned 595
banner -264
barrel 382
barrel files 382
base 205
base de 346
based 187
bash 341
basically -130
basis 195
bau -378
bau die -179
bazel 435
be done 381
be in 262
be removed -154
be set 154
be sure 167
be the -180
because 251
because i -204
because it 441
because npm -779
because of 336
because two 490
been -262
before 429
before , -321
before : 150
before committing 226
before each 203
before i -245
before the 128
before they -139
before we -163
before you 469
behavior -276
behavior , -126
bei 537
bei uns 279
belong 491
belong in 120
belongs 306
belongs to 306
bench 368
benchmark -123
benefit 163
benefit from 165
best -323
between 375
between the -136
bevor -188
bevor du 157
bigint 422
bigquery 162
billing service -358
bit -136
bitte 938
bitte auf -302
bitte immer 347
bitte keine -183
bl le 160
blank -263
bleiben 262
blender 254
blog -251
blue -206
board revision 204
bodies 211
body of 156
bon -158
bon , -151
book -162
boolean -126
bootloader 343
bot 467
both in 132
both the 209
bottom -284
bot\xF3n -214
branch -323
branch \xA7path -158
branches 270
branches , -376
braucht 370
breaking 436
breaks 143
breaks the 464
brew -187
bricht -239
briefly -253
british 960
broke -120
broken -270
broken , -120
browser -224
btw 189
btw the 144
bu 144
bu ui 173
budget 128
budget for 242
bug -249
build machine 285
build server 215
build the 126
builder 218
building -177
builds 201
built 303
bump the 125
bundle 543
business 182
busy -432
but -570
but i 174
but never -135
but not -154
but that 125
but this -128
but \xA7name -149
button -740
button must -237
buttons -180
by 398
by default -266
by hand 492
by the 434
bypass -138
bytes -258
b\u1EA1n 318
b\u1ED9 -233
c : -222
c o 159
c public 166
c'est le -272
cached -183
caches 132
call the 312
call \xA7code 389
calls -267
camada 301
came -244
campo -380
can also 188
can create 174
can do 536
can go -123
can have 163
can we -411
can't 358
can't update 179
can't upgrade 398
cannot -432
capability -158
capture 141
capture the 259
card -163
card needs -275
cards are 122
care 347
carefully -182
carry 134
cart -174
cases -233
cassettes 244
cat 155
catch 181
caught -196
cause 207
cd -210
ce -230
ce d\xE9p\xF4t 183
ce matin -147
ce projet -125
celui -171
center -162
center on -154
cents 1166
cette -243
change it -138
change needs -121
change the -272
changelog 433
changelog entry 428
changes in -207
changes only 205
changes you 414
chaque 984
chart -414
che 329
check -449
check , -153
check in 548
check is 143
check the -502
checked 151
checked out 262
checkout -212
checkpoint -361
checkpoints -155
checkpoints , -250
checkpoints go 349
checks -148
checks are 287
chez 130
chez moi -141
chez nous 417
cho -154
choose 149
ci 400
claim -318
claire 373
clases 157
classes 204
claude -227
claude , 282
claude in 196
clean up 334
clear -144
clic -143
click -152
client 190
client instead 450
cliente 322
clock 188
closed -296
closing -443
cloud -126
cluster 532
code 400
code , 558
code : -136
code for -196
code in -342
code is -167
code needs -233
code review 246
code should 309
codebase 288
codebase , 137
codegen 458
coderabbit -208
codes 562
cold -159
color -369
columns are 127
com 533
com a 272
com o -259
come 343
come from 471
comes 311
comes from 335
command -351
command line 158
commands -155
comment , 228
comment from 282
comment is 235
comment on -234
comment to 125
comments 268
comments and -413
comments on -151
comments that 618
commit 199
commit , 276
commit and -235
commit in 251
commit message -145
commit messages 368
commite 196
commits 665
commits , 218
commits and -142
commits are -443
committed 253
committing 297
communication 171
como 122
como mucho 172
compare -331
compare the -221
compile -239
completed -144
complex -137
component 421
components 134
composition 121
computer 189
con 515
concept -143
concise 174
condition 241
configurable -198
configured -226
confirm -286
confirmation -197
conflicts -202
confused -128
connected -326
connection -198
connection by 166
connections 282
connexions 178
consider -292
considered 202
const \xA7name -336
constant -181
constants 420
consultas 183
contain 170
container 445
contains -221
content -372
context -261
context and 265
continue where 191
controladores 166
convention 142
conversion 272
convert -130
cool -171
copies -165
copilot 285
copy -180
core 266
correct , 214
correctly -353
costs 235
could -423
could be -191
could you 268
counter 332
coverage -133
cpf -141
crash -132
create -283
create the -156
create \xA7name 136
created -227
creating 263
creating summary 256
creating the -164
credentials -150
creo -154
creo que -154
css 218
csv -197
current -250
currently -417
custom -145
customer 536
customers 328
cut -218
cycle -394
c\xE1c -151
c\xE1ch -166
c\xE1i -198
c\xF3 -128
c\u1EA7n 399
c\u1EE7a 344
c\u1EE7a t\xF4i 477
d -251
d , 166
d e -205
d f 182
d'ora 120
d'ora in 120
da 309
da camada 301
da \xA7name 170
dana 527
dann -232
dans 314
dans le -320
dans \xA7path 395
darf nie -120
dark -183
das 270
dashboard -312
dass -721
dass die -294
dass wir -404
data and 318
data is 138
date in 223
datei -259
dateien -319
datenbank 385
datenbank wird 270
dates 370
datos 416
day -165
days 219
db 200
db is 254
de 332
de ahora 226
de auditoria 279
de base 137
de mexer -217
de momento -158
de noche 185
de novo -180
de pruebas 229
de \xA7name 290
dead 332
debe -378
debian \xA7num -139
debugging -252
decided 201
decision 435
default 130
default , 393
default exports 337
defaults 365
defined -181
del 246
delete -401
deleted 178
deleted after 280
deletes 304
demo -256
den -210
den linter 240
denen 242
dependency 324
depends 250
depends on 289
deploy 242
deploy from 130
deploy on 202
deploy steps -408
deploy to 185
deployment -122
deploys 421
deploys run -460
depois 337
deprecations 548
depuis -173
depuis ce -147
der button -149
der import -239
der kunde 208
der preis -136
der test -171
der \xA7name 144
dernier -215
des 359
description , 181
deshalb 466
design system 353
design tokens 317
desktop app -122
detail -240
details -274
detection -153
deutsch 544
deutsch , 323
deve -181
deve mai -166
develop 158
develop , 269
device 143
devices 215
df 164
di 514
dialog -299
did -333
did , 186
die staging-datenbank 273
die tests -394
die \xA7name 191
die \xE4nderungen 148
diff -305
difference -212
different -370
diffs 473
dir -135
dir , -266
direct 192
direto 281
disable -164
disabled -217
disk 182
display -261
disso 210
dist 178
distinct -162
django 519
do , 131
do a -335
do i -197
do it 128
do not 276
do that -396
do the -277
do this -127
do we -197
do you -405
do \xA7name 330
do \xA7num 162
docker 336
docs 142
docstring 339
document -270
documentation 532
documented in 351
documents -230
does -173
does not -178
doing -579
doit 151
doit jamais -296
domain -209
don't 579
don't change -300
don't commit -308
don't do 401
don't edit -166
don't ever -134
don't fix -189
don't hardcode 164
don't have -224
don't merge -244
don't need -140
don't run -122
don't support 156
don't touch -516
donc -459
done -520
dont 533
dont like 475
dont want -262
doppelt -140
doppler , 130
dos -174
dossier 216
double -155
down 251
down step 222
downloads -129
draft 153
drop -158
dropped 420
drops 190
du 134
dumps -142
duplicate -129
duplicated -179
duzen 176
d\xE1 pra 233
d\xE1 uma -160
d\xE9coupe 265
d\xE9passe 327
d\xE9p\xF4t 287
d\xE9p\xF4t , 184
d\u1EF1 279
e : 140
e b 124
e l -138
e r 127
e s -184
e x 134
e \xA7num 190
each 680
each new 172
earlier -145
early returns 160
easy 275
edit 127
edit the 236
edited 292
editing 131
editor -351
effect -160
ein -256
eine 196
einen 201
eintrag 123
either 436
el -535
el bot\xF3n -214
el pipeline 176
el servidor 235
el \xA7name -164
else 166
em 718
em ingl\xEAs 215
em portugu\xEAs 220
email 271
email and -133
emojis 619
empty -624
empty , -250
en 261
en anglais 141
en el 433
en este -206
en ingl\xE9s 341
enable -222
enabled -198
encore -347
end -336
end of -256
end up -190
ending in 127
endpoint 195
endpoints 141
enforce -201
engine -260
englisch 157
english 578
enough -492
ense\xF1\xE1rselo -197
ensure -589
entire -192
entire cli 164
entire-checkpoint 144
entirely -157
entry 163
entry in 209
env 387
environment 180
equipo 192
erg\xE4nzen 133
err -161
error -500
error , -135
error codes 275
error is -181
error message 159
error on -122
errors : 146
errors in -276
erst 437
es 625
es bei 142
es ss -154
es st -148
es un -120
eslint 559
eso -374
esse -246
esse modelo -163
esta -155
esta tarea -125
este -426
este proyecto 215
estimate -245
estimate , -191
est\xE1 127
est\xE1n 156
etwas 182
eu-central 202
eu-central \xA7num 202
euo 241
euo pipefail 241
even 276
even if 289
even though -137
event -275
events -241
ever 831
ever use 272
every 757
every endpoint 131
every migration 173
every new 394
every second 211
every time -206
every \xA7name 259
everything 272
everywhere 889
ex 357
exact 261
exactly -128
example -192
example , -151
examples 153
excel 477
except 233
exceptions 376
exclamation 148
exclamation marks 148
exclude -122
execute -338
executing 185
exig\xEAncia 173
exist -157
existing -595
existing \xA7name -276
exists -143
exit -381
expected -195
expire 337
expired -166
explaining -246
explanations 382
explicit 224
export -358
exporter -149
exports 488
exposed -185
extensions 209
external -238
extra -217
extract -174
f a 237
fa 354
fact -218
factory -263
fail -385
failed -447
failing -374
fails -437
failure -216
failures -125
fait avec 234
fallback -226
falls -168
false -386
falta 215
far 156
fattura 277
favor 198
faz -228
feature 452
feature branches 347
feature flags 200
fechas 265
feedback -158
feel -188
fehlt -396
fertig -180
fetching -183
few -260
fica 314
ficheros 128
fichiers 236
field -494
field , -128
fields -136
figure -166
file -232
file , 252
file env 346
file in -248
file is -121
file names 141
file with 182
file \xA7path -178
files 290
files : 392
files and -199
files in 164
files must 164
fill -458
filter -350
finally -180
find -345
find it 224
finding -217
findings -225
finds 167
fine , 249
fires -158
firewall -190
firmware 147
first 123
first , 216
first and 216
fish 347
fish , 375
fit -129
five -370
fix -405
fix it -191
fixed point 143
fixing -244
fixtures 646
flag 423
flaky 686
flash -268
fleet 208
float 153
floats 400
flow -263
flow , 239
focus -149
fold -190
folder 182
folder , 122
folder is 313
follow 315
follow-up -148
footer -487
for a -226
for anything 326
for each -241
for every -194
for everything 466
for example -209
for future -149
for gemini -127
for it -136
for later 133
for me -350
for now -356
for the 273
for this -537
for us 307
for users 232
for you -120
for \xA7num 215
for \xA7path -243
forbidden 374
forget 1043
forget that -251
forget the -344
forgetting 279
forgetting that 263
forgot why 291
fork -196
form 308
form , -161
format 397
formatting 285
forms 171
forward 122
found -524
four 206
fresh -217
friction 221
fridays 162
fridays at -136
friendly -316
from 144
from here 318
from now 537
from security 173
from step -431
from that -139
from the 377
from there 185
from this -148
from \xA7code 131
from \xA7name -254
from \xA7num -178
front 279
front of 198
frozen 540
frozen , 262
fuera 273
fully -143
function -226
function , -138
function is 127
function \xA7name -126
functionality 208
functions 339
functions and 141
functions need 205
funziona -311
futuro 209
fyi 314
f\xFCr -195
f\xFCr die -219
g -205
game -362
gap -170
gate 521
gateway 358
gemini -146
gen 213
genera 271
generate -176
generated 292
generated client 222
generated files 377
generic 131
gente 323
german -212
german : -275
get 519
get back -128
get deleted 280
get the 337
get this -301
get to -167
get wiped 154
gets 902
gets two -201
getting -444
gh 520
gibt 334
gibt es 155
github -392
github actions 253
gitleaks 130
give -190
given the 188
glass -302
go 580
go ahead -265
go first 423
go for -233
go in 282
go into 420
go on -335
go through 371
go to 278
go-git 316
goes to 256
going forward 185
gold -136
gone -293
good -223
google 148
got -435
gpu 362
gradient -144
gradle 183
graphql 144
great -214
green -391
greeting -279
grey -243
guarda 232
guess -136
guide 194
g\xEC 273
h -127
h e 124
h o 126
hace 175
had -226
had a -142
half the 244
hand 660
handle -224
handlers 403
handling -121
handoff -211
happen 133
happen in 303
happened 138
happening 220
happens 188
happens in 147
harbor 311
hard-wired 165
has a 335
has to 762
hash 253
hashed -161
hat 247
have -176
have a 216
have in -199
have my 120
have no 310
have one -225
have the 280
have to 657
have two 159
having -122
hazme -159
header -124
header , 257
headers 408
headings 148
health check 165
helm 241
help -246
help me -170
helper -184
helper in 160
her 126
here 310
here is -180
here on 219
heute -208
hex 153
hide -244
hints 251
hit -157
hmm -130
ho 126
holds 148
holds names 157
home 205
hooks 172
hospital 187
host -247
hotfixes 374
house 345
house rule 220
how -453
how do -141
how to -161
how we -133
however -305
however , -293
hr -186
html -122
http 196
h\xECnh -211
i -249
i always 374
i am -330
i ask -246
i asked -273
i can -318
i did -131
i dont 126
i forgot 126
i get -178
i go -140
i keep 135
i l 258
i like 359
i need -517
i never -338
i o -169
i only 195
i prefer 509
i review 206
i run 326
i t -179
i told 318
i tried -287
i use 521
i want -188
i wanted -177
i was -150
i will 221
i'd -284
i'll -214
i'm -188
i'm not -155
i've -234
icon -160
icons 246
id in 140
idea -371
ideas -123
ids 450
ie 155
if -436
if a -141
if i 140
if is 131
if it 135
if needed -128
if there -184
if they're 125
if we -225
if you 370
if \xA7name -128
ignore -172
il ld 162
il server 257
im 571
im code 288
image -141
image is -190
image \xA7num -170
images -248
immer 722
immer den 403
immer doppelt -140
immer erst 157
impact 417
impact on -128
implement -400
implement the -127
implementation -302
implementations 383
implemented -231
import -639
important -202
importer 237
importes -277
importes van -277
importing -150
imports 238
improve -163
in 381
in , 201
in all 439
in any 175
in both 182
in claude -122
in docs 307
in english 519
in every 426
in future 203
in github -198
in it -138
in line -185
in memory 341
in mind 513
in one -337
in our 228
in parallel -189
in redis -225
in review 151
in teh -162
in terms 342
in tests 219
in that 134
in the -126
in there 373
in x 182
in your 213
in \xA7name -321
in \xA7num -428
in \xA7path 383
in-master 232
include -213
independent 131
index -272
info -127
infra 326
ingl\xE9s 341
ingl\xEAs 215
init 453
inline -140
inside the 296
install -490
installed -144
installs -205
instead 200
instead , -127
instead of 181
integers 138
integration 344
integration tests 432
intel 212
intended -174
interactive -226
internet 451
internet , 157
intl -145
into a -183
into the -121
into \xA7file 149
invalid -262
io -228
io on -166
is 324
is a 253
is also -168
is at 453
is banned 436
is busy -432
is called 159
is checked 204
is complete -186
is done 272
is empty -320
is enough -220
is expired -159
is fixed 141
is forbidden 327
is frozen 410
is hard-wired 165
is it -171
is made -244
is mandatory 262
is missing -213
is now 182
is off 215
is ok -163
is out 297
is read 145
is read-only 309
is reserved 212
is reset 232
is running 234
is set -287
is slow -405
is still 200
is stored -227
is the 626
is there -315
is what 478
is working -136
is wrong 125
is \xA7name 299
is \xA7num 895
isn't 267
issue -430
issue in 159
issues -245
ist 238
ist noch -188
ist schreibgesch\xFCtzt 212
it -194
it : -138
it a 137
it and -134
it as 200
it can -132
it gets 552
it has 222
it holds 157
it in -685
it is -369
it never -300
it only -161
it please -125
it to 443
it under 217
it's -171
it's a 198
it's fine 173
it's the 160
items -376
its own 142
j -211
j'ai -229
jamais 520
jamais les 404
java 293
je -492
je n'ai -318
jede 423
jedem 331
jenkins 328
jest 143
job 259
jobs 253
join -148
js 246
jumps -314
just -563
just like 130
just tell -127
just to 169
juste -238
justification 248
ke -143
kebab-case 250
kebab-case for 174
keep 745
keep adding -134
keep forgetting 279
keep going -140
keep in 468
keep port 590
keep the -146
kein 445
keine 504
kept 175
key in 232
key is -162
keys -229
keywords 168
kindly -319
know -428
knowledge -141
known -140
ko -168
kommen 296
kommen immer -392
kommentare 221
kommt 241
kubectl 192
kubernetes 574
kunde 208
l a 216
l d 132
l'export -313
l'instant -124
la -283
la an 145
la base 212
la main 158
lab 403
lab , 158
label 230
labels 194
lambda 136
lance 150
lancer -202
lancer les -202
land -127
laptops 304
large -209
las 301
las ramas 141
las \xA7num 236
lassen -471
last -303
last step 296
latency -161
latest version 183
laufen 284
launch -250
ld 132
le 190
le code 367
le dernier -215
le menu -205
le nouveau 216
le titre -166
leading 263
leave 397
leave the -373
left -401
legal 405
legend -254
leitura 128
length -169
length 0 -536
length 1 -357
length 3 -167
length 4 -290
length 5 -429
length 6 124
les 755
les commits 141
less -148
let's -384
let's do -142
let's go 142
let's just 152
let's start -161
lets -378
letzten -261
level \xA7num -166
li 458
lib 670
licence 270
liegen 402
like -182
like i 168
like the -150
like this -231
like \xA7path 324
likely -131
limit 251
limit is 127
limits 268
line -154
line length 133
line \xA7num -517
linear 328
linear issue 194
lines \xA7num -128
link -404
links 307
lint 282
linter before 505
linter first 893
linter laufen 240
list -400
list of -152
liste -364
literal -177
live 705
live in 208
lives 409
lives in 487
ll ls 120
lo 297
lo que 317
load -172
loading -133
local , -149
local and 239
locale 280
locally 398
located -350
located in -319
location of 152
lockfile 191
lodash 497
log 374
log in -300
log the 625
log with 250
logged -376
login -566
logo -357
longer deploy 219
look -531
look , 458
look at -430
look in -157
looked 291
looks -240
loop -219
loops 368
los 755
los controladores 166
los dos -267
los ficheros 128
los importes -277
low 147
lower 525
lowercase , 177
lunch -383
l\xE0 -121
l\xE1 281
l\xE4sst 231
l\xE4uft 481
l\xF3gica 166
m i -142
m p 182
m-claude -159
mach -447
machines 134
macht 141
macht die 141
macos 166
made 194
magic 248
mai 743
mail -180
main 393
main , -286
main and -230
main first -242
main \u306B\u76F4 131
mainline 161
maintain 439
maintenance 323
majors 279
make 431
make a -392
make build 479
make it -573
make push 540
make restart 532
make sure -256
make the -546
makefiles 252
makes 190
mal -291
managed -202
manager 335
mandatory 277
mano 287
many -240
map -392
marche -143
markdown 256
marketing 233
marks 148
master 265
match 121
match the 198
matches -158
matching -373
matin -147
matters 144
may 443
may not 236
maybe -127
mcp server 213
md -141
me -219
me a -180
me and 152
me before 374
me in 213
me the -174
me to -121
mean -309
means 504
medium -156
mehr 727
members -285
members , -285
memory 241
memory : 162
menu -375
merge 450
merge , 152
merge conflicts -125
merge this -144
merged -162
merged , -166
merges 511
merging -161
message -283
messages 441
metadata -731
mets -220
mexer -217
mi -142
middleware 487
middleware de 170
might -434
might be -129
migration 155
migrationen 459
migrations 664
migrations , 428
min 320
mind -235
mind that 393
mind the -236
mine 603
mine , 219
minimal 206
minor -149
minute -146
minutes -159
minutes , 133
minutos -210
mirror 275
miss -134
missing -369
missing , -145
mit 394
mock 414
mock the 170
mocks 526
modal -394
modal , -330
mode -431
model 246
modifications 239
modifie 134
module 314
module , 208
modules 390
modules and 325
moi -144
moment 414
moment , -139
momento -158
monday -189
mondays only -344
money 213
month , 178
more -693
most -167
move -194
move the -121
move to 207
moves 624
moving -214
moxa -137
much 141
mucho 172
muestra -170
multiple -560
multiples 157
muss -230
must 656
must be -606
must have 504
must never 162
must not 412
my machine -173
my other -179
my phone 201
my project -124
my projects -202
mypy 321
myself 492
m\xE0 -126
m\xE1s -193
n a -175
n e 183
n n 189
n'ai -318
na 485
nach 620
nach \xA7path 693
nacos 190
nada de 615
name 123
name , 339
name : -146
name in 122
names 146
names : 913
names are 208
names ever 361
naming 179
ne commite 197
ne modifie 134
ne touche -127
nearly -287
necesitan 127
necesitan \xA7name 127
necessary -165
need 208
need a 270
need an 503
need docker -310
need to -276
need type 205
need \xA7name 645
needed 185
needed , 152
needs 180
needs a 740
nesse -204
nested ifs 160
network 124
neu 267
never 667
never call 557
never commit 612
never deploy 249
never do 249
never go 211
never got -273
never log 573
never mind -247
never mock 159
never open 166
never read -151
never rebase 258
never show 123
never touch -228
never use 463
new branch -139
new \xA7name -130
newer -163
next to 621
nginx -247
nh\u01B0 -254
nice -144
nicer -125
nicht 405
nicht , -189
nichts 261
nie 177
nie auf -255
niente 562
night 235
nightly 233
ningu\xE9m 240
nm mp 153
no 450
no , -281
no code -198
no docker 137
no en 178
no errors -288
no exclamation 148
no i -249
no idea -236
no internet 175
no lo -125
no lodash 317
no other -151
no pip 189
no se 336
no shell 223
no such -211
no task 217
no tests -323
no thanks -320
no toques -277
no user 234
no uses 171
no \xA7file 259
no-verify 267
nobody 423
nobody has 190
noch -160
noche 185
nochmal -297
node 540
node \xA7num 607
noise -230
nome 125
nome de 125
non 437
non deve -166
noon -136
normal -144
nos 354
not accepted 225
not add -122
not allowed 196
not bash 375
not by 122
not change -230
not correct 208
not edit 563
not from 343
not get 203
not have 164
not in 371
not need -246
not npm 669
not on -215
not showing -147
not sure 256
not the -423
not to 341
not touch 554
not use -275
not using -138
not what 694
not working -173
not \xA7num 338
note 486
note : -172
note of 545
note that 278
notebook , -260
notebooks 382
noted -147
notes -321
nothing 224
nothing by 157
nothing gets 332
nothing to -120
noticed -673
notification -165
nous les 156
nouveau 698
nova 226
now -524
now , -222
now : 327
now if 251
now on 557
npm , 151
npm here -438
npm is -779
npm nutzen -287
numpy 164
num\xE9rico 132
nunca 670
nunca subas 234
nur 499
nur noch 328
nutzen npm 310
n\xE0o -123
n\xE0y -400
n\xE3o 456
o banco 284
o cluster 148
o p -155
o r 163
o t 422
o teste -152
o u 137
ob -221
object -282
objects -199
obsidian 391
oder 145
odoo -136
of -209
of a 265
of each 320
of npm -202
of the 249
of those 166
of thumb 193
of \xA7name 296
of \xA7path -152
off 360
off , 146
off by -250
off limits 473
off the 386
office 320
offline -592
oh , -238
ohne 570
ok 231
ok i -141
ok so -158
okay 194
okay , -181
old 281
olhada -160
on 344
on , -135
on a -197
on always 235
on by -261
on est -122
on fridays 188
on github 216
on it 372
on its 215
on main -179
on monday -177
on my -220
on ne 370
on sync 164
on the -589
on them 353
on this -165
on tuesdays 154
on your 408
on \xA7num 223
on \xA7path -151
onboarding 123
once the -166
one in -189
one line 207
one of -147
one with 415
ones -450
ones , -217
ones in 156
only 706
only , 121
only at 376
only for 477
only hotfixes 269
only see -161
only the -183
only through 138
only use 305
only with 306
onto -132
op -292
open -237
open a 135
open \xA7name 222
openclaw -123
opencode -143
ops 308
option -436
options -399
or -261
or a -261
or something -155
or the 231
or \xA7code -124
oracle 381
original -166
os 184
ot 422
other -143
otherwise 432
our 343
our code -405
our customers 135
our own -178
our tests -191
our users -120
our \xA7name -138
out 275
out of 337
out the -250
output -187
outside 396
outside of 251
over 854
over nested 160
over subqueries 179
own 333
owner 341
owner only 135
p -284
p a 136
pa 136
package 372
packages 338
packages inside 273
page -594
pages 148
paie 373
paper 311
par 847
par le 261
para el -205
parameter 328
parser 300
part , -130
partir 244
partir de 397
pas 276
pas de -263
pas en 122
pas encore -159
pas le 205
pasa 216
pass -432
pass , -149
passa 364
passe 369
passe par 136
passes 123
passing -194
past -171
paste -142
patch 330
path -294
pathlib 174
pathlib , 174
paths -166
pattern -154
payload 361
payments 274
pdf -336
pedido -173
pelo 279
people 355
per 387
per file 592
perch\xE9 -146
perch\xE9 la -146
perf 196
performance -306
perhaps -129
permissions 212
person -143
peut-\xEAtre -251
pflegen 191
phase -337
phase \xA7num -197
php 326
ph\u1EA3i 173
pin 512
pinned -220
pip 220
pipefail 241
pipeline 243
pipeline applies 159
pl la 145
places 218
plain 350
plan 420
plan , -133
plan for -141
planning -148
plano 251
platform 127
platform team 205
platforms -129
please , -217
please commit -133
please don't 324
please fix 148
please go -196
please keep 272
please never 348
please note 391
please remember 463
please run -123
please stop 452
please use 229
plot -147
plugin 161
plugin \xA7name 203
plus 247
pnpm 837
pnpm here 127
pnpm in -661
pnpm instead -202
point -318
points 304
policy 293
polling 227
polyfill 158
por 174
por el 133
por qu\xE9 -160
port 227
port is -153
port \xA7num 548
portal -192
portugu\xEAs 220
position -123
post -316
postgres 474
postgres in 181
pour -324
pour l'instant -124
pour un 386
powershell -130
pr -474
pr \xA7num -148
pra -143
prefer 676
prefer early 160
prefer short 274
prefer small 241
prefer the -143
preferred 194
prefijo 403
prefix 379
preis -136
preis darf -136
present -233
prettier 548
preview -195
previous -178
price -215
print -150
print the -185
prior -124
pro 229
probe -235
problem -558
problem is -124
proceed -143
process -136
process is 127
prod 446
producci\xF3n 226
produce -120
production 238
products -137
profile 124
project -148
project we 396
projects i 357
projet 179
projet on 140
prompt -342
prompt to 229
prompts 429
proper 172
property -120
proposal -179
propose a -155
proto 230
protoc 195
provided -184
provider 169
proxy 408
proyecto 215
proyecto las 219
pruebas 174
pruebas se 229
ps -195
public 743
public functions 323
public \xA7num 166
pull in -124
push , -236
push the 158
pushes 247
put the -196
pytest 157
pytest , 282
python 385
q -383
que 243
que la 717
que los 384
que nunca -252
que o 563
que se -132
queries 363
query -196
query builder 214
question -231
questions -147
queue 507
queue in -159
quiero -280
quite -185
quota 348
quotes 455
qu\xE9 -226
r t 270
rabbit 131
ramas 566
ran -152
range -131
rate 294
rate limit 343
rather 209
rather than 197
raus 354
ravi's 338
raw 327
raw \xA7name 232
reach the 125
reachable 313
react 768
read -181
read each -140
read only 144
readable 204
reading -193
ready 272
real -124
really -491
reason 240
reason for 411
reason we 276
rebase -138
rebase main 258
recent -125
recommended -182
recorded 157
recorded cassettes 175
recuerda que 133
red -376
red , -154
redirect 146
reduce 151
ref -175
refactor -380
refactoring 164
references 137
referencing -154
reformat 152
reformat files 253
refresh -161
refs -174
refuse 166
regarde -268
regeln 172
regex 152
region 666
regions 298
regions share 298
registry 174
regression -134
rein 359
related -359
related to -204
relat\xF3rio -206
release 357
release , -224
release bot 310
release branch 168
release like -324
releases 560
reload -149
remember 942
remember : 693
remember for 385
remember it -276
remember that 166
remember this 152
remember to -222
remember what -165
remembered -217
remembered : -207
remets -237
remets le -237
remote -306
remove -524
remove the -228
removed 243
removed the 259
removes -172
rename -158
rendering 259
replace -245
reply -123
repo 406
repo , 295
repo : -174
repo is 411
repo to -282
repo we 291
report 199
reports 367
repos 220
repositorio 243
repository 223
request -173
request id 474
requirements -194
requires -171
rerun -310
res -189
research -314
reserved 303
reset every 242
resolve -170
resolved 210
resource -212
response -264
restarts 155
restent 128
result -256
resulting -126
resume -150
retries 124
retries \xA7num -154
retry -224
return a 500
return \xA7num -236
returns -324
returns over 160
returns \xA7num -180
revert that 286
review 220
review here 149
review myself 591
review of -148
review on 197
review takes 442
review the -155
reviewer 415
reviewers 441
reviews 262
revision 194
rewrite -241
ricordati 278
rid -154
rid of -154
right -279
right now 120
risk -161
rm 265
ro -147
roda -130
roda com 158
roda o -316
root cause -122
rota 176
rough -173
round -131
route 138
row -185
rows -352
rt 264
rule 431
rule of 193
rules for -171
run , -130
run by -134
run first -224
run from 216
run is 205
run on 275
run the 226
run \xA7code 355
runners 246
runners have 206
running -227
runs on 654
r\u1ED3i -254
s : 312
s e -173
s i -160
s t -205
safari 629
safari \xA7num 446
safecast -279
same commit 644
same for 632
sample -345
samples -162
sans -211
sao -207
save 445
save in 499
save the -175
saved in 228
saw -260
say what 546
saying -226
says -369
says we 296
says you -123
scale -263
scan -308
schema 697
schreib 510
schreibgesch\xFCtzt 175
scope 192
scratch 369
screen -225
screens 173
screenshots are 205
script for 136
script that 163
scripts 495
scripts , -387
sdk 314
se 191
se es -160
se fait 234
search -292
second , -194
seconds -436
secret 561
secretos 203
secrets 297
section -378
see -645
see if -142
see the -131
seeds 316
seems -354
seen -126
segment -184
sehen -206
sein -130
selbst 248
select -195
selection -186
self 194
sem 175
semantic 353
semantic versioning 313
semantics -136
sempre 1138
sensitive 123
sensor 155
sent -134
sentence case 148
senza 257
separate -314
separately -130
seperate -130
series -389
server 243
server , 443
servers -133
service 260
service : -343
services 530
services , 268
servidor 235
servidor de 235
session -526
session , -147
session that 167
sessions -476
sessions that -154
set euo 241
set to -256
set up 156
sets -158
settings -280
settled 267
settled on 391
setup -179
several -145
sh 203
shaders 346
shadow -546
share the 141
shared 800
shared by 125
shellcheck 171
ship 129
short 313
should always -173
should ask 172
should be 292
should go 197
should have 178
should never -230
should not 209
should start 269
should use 151
show -480
show me -143
showing -344
shows 355
si io -134
sich 542
side -235
sidebar -303
sie -155
siempre 495
siempre en 261
siempre por 133
sign 415
signal 230
signatures 205
signed 413
signing -186
signs 264
silently -274
simpler 189
simply -156
simulator 466
since 190
since it 124
since no -180
since the 194
sind 449
singular 1244
sit 491
sit in 360
size is 161
skill -364
skill , 174
skills -343
skills and 167
skipped -227
slate -257
sleeps 295
sleeps in 295
slow -287
slow , -314
small 563
sn nm 153
snapshot 234
snapshots -202
so add -166
so do -350
so don't 125
so drop -126
so far -130
so is 223
so it -322
so keep 344
so never -168
so no 419
so only 177
so that -313
so they 335
so when 143
soft 294
soll -325
solo 850
solo el -223
solo i -218
solution -123
some -565
someone 143
somewhere 210
sono 370
sonst 327
sont 451
sont en 169
sorry -203
sorry , -225
sort -194
sound -174
source 159
source file 489
source of -151
souviens-toi 172
space -190
spaces 580
spark 178
spawn 152
spec 190
special -202
specifically 197
specified -138
spinner -229
spray -133
sql 437
squash 708
ss si -134
st -205
stable 191
stack -197
stage -391
staging \xA7name 252
staging-datenbank 273
staging-datenbank ist 273
stale -149
standard 215
start the -245
start with 299
start working 172
started -150
starten 258
starting -578
starting with 155
startseite -325
state -291
statement -209
statements 174
status -291
stay 1250
stay at 333
stay below 124
stay on 199
stays 350
stdout -361
stell -127
step \xA7num -171
steps -555
steps are -409
stick 121
stick to 236
still -386
stop adding 339
stop creating 368
stop here -203
stop the -431
storage 367
store 303
store the -188
store times 147
store \xA7name -254
stored 411
storing 206
strange -143
streaming -138
strict 683
string -281
string , -206
strings 151
strings go 203
strong 266
structlog 184
structs 299
structure -258
stuck -176
stuff 129
styles -171
su 623
subagent -255
subagents -199
subas 234
subqueries 179
such -191
such as 133
suggest -144
suggestion -145
summary files 256
support 277
support for -239
supports 140
supposed 335
supposed to 338
sur -134
sur la 317
sur mobile -168
sure every 126
sure if 129
sure the -271
sure we -157
swift 174
swiftui 163
switch -280
symbols 399
sync -149
systemd 126
systems 136
s\xE3o 239
s\xF3 365
s\xF3 com 161
t -304
t a 137
t e 126
ta ai 183
tab -296
tabela -476
tabela de -208
tabla 351
tables 279
tabs , 198
tag 291
tag it 560
tagging 241
tagging is 243
tags are -207
tailwind 854
taken -271
takes 308
takes \xA7num 409
talk 183
talk about 128
talks 580
tarea -125
targets 188
task -237
tasks 137
team 724
team , -204
team in 157
technical -258
telemetry -190
tell 212
tell me -121
tell the 339
telling 264
telling me 264
tem que -136
temporal 171
ten -247
ten minutes -153
term -132
terminal 124
terms 135
terms of 342
terraform 315
terraform state 159
test -366
test , -244
test against 465
test first 150
test repo -129
testing 120
tests , 529
tests and 392
tests are -339
tests aren't 430
tests avant 446
tests before -180
tests go -132
tests in -424
tests laufen -220
tests must -120
tests necesitan 127
tests need 455
tests pass -153
text -282
texte 133
than 629
thanks 885
thanks , -529
that -243
that , 242
that a 142
that are -149
that aren't -157
that as -142
that before -315
that can 276
that deploys 338
that has -187
that i -234
that only 252
that say 237
that the 681
that there -154
that was -185
that we 242
that when 145
that you -164
that \xA7name 186
that's -127
that's a 141
that's wrong 202
the -306
the actual -167
the admin 180
the array -162
the banner -224
the bench 378
the body 129
the bot 285
the bottom -209
the build 170
the button -153
the cache 287
the cart -143
the change -237
the changelog 189
the changes -147
the chat -137
the checkpoints -175
the cli 301
the client -158
the clock 200
the code 326
the column -218
the comment 182
the comments -286
the commit 340
the commits -205
the configuration 250
the container 226
the content 145
the crash -207
the current -416
the customer 149
the data -149
the database -177
the decision 201
the design 372
the desktop 346
the document 162
the edge 244
the end -173
the env -146
the error -237
the exporter -132
the fake 123
the final -135
the first -444
the fixtures 185
the folder 216
the following -345
the footer -400
the form -212
the future 322
the gateway 341
the generated 387
the go 385
the gpu 134
the greeting -279
the header -526
the home 221
the human 131
the icons -130
the id -296
the instruction 147
the integration 380
the issue -298
the key 194
the lab 157
the latest 148
the left -281
the line 303
the linear 256
the list -198
the local 470
the location 133
the log -436
the login -226
the logs 126
the map -195
the merge 158
the middleware 281
the missing 170
the modal -181
the moment -353
the network 525
the new -788
the next -432
the numbers 158
the old -122
the one -271
the original -133
the other -149
the output -172
the package 257
the page -196
the paper 392
the parser 573
the path 277
the pipeline 300
the plan -266
the platform 241
the plugin 131
the point -278
the pr -128
the query 172
the queue 447
the rate -159
the real 212
the reason 370
the recorded 175
the release 353
the repo 421
the report 692
the result -130
the review 408
the reviewer 238
the rows -129
the same -261
the samples -185
the schema -130
the screenshot -199
the script -185
the second -201
the server 208
the service 325
the session 259
the settings -325
the shared 270
the shop -161
the sidebar -289
the simulator 466
the skills 120
the source 173
the spec 189
the spinner -207
the staging 278
the standard -151
the store 186
the system 189
the tag 161
the team -355
the test -194
the tests 383
the theme -231
the ticket 405
the timeout -246
the token -203
the toolbar -199
the total -165
the two -271
the upload -164
the user's -306
the version 130
the way 143
the webhook -143
the website -132
the what 139
the word 238
the worker -165
the wrong -274
the \xA7file -169
the \xA7name 154
the \xA7num 134
the \xA7path -427
their 611
them to -170
them up -333
then -438
then tell 142
then the 272
then we 178
there are -260
there is -137
there's -159
there's a -192
there's no -275
theres -154
these -492
these are 271
they 316
they are -261
they can -254
they come 155
they're 760
thing 346
thing , -151
things -160
things are 120
things that 220
think the -177
this -445
this , -300
this : 210
this as 254
this because -207
this can -129
this change -167
this codebase 283
this error -184
this function -190
this happens 210
this in -157
this is -298
this means -130
this new 141
this one -522
this order 309
this project 234
this repo 717
this repository 140
this session -194
this time -258
this to 482
this \xA7name -122
those -576
three -444
through 446
through all -240
through the 316
throughout 450
throwaway 397
thumb 144
th\xF4ng -125
ticket 830
tickets 787
tiene 405
tiene su 405
time to 234
time you 575
timeline 138
timeout -125
timeout is 440
timestamps 199
timestamps are 133
tipos 289
title -164
titre -166
tmp 269
to -173
to : 412
to a -269
to ask 244
to build 249
to change -122
to claude 154
to commit 477
to continue 214
to deploy 217
to each -133
to ensure -157
to get -255
to git -120
to go -380
to have -248
to keep 349
to load -200
to log -180
to main 206
to make -293
to match 154
to me 386
to memory 732
to not 417
to other 146
to prod 182
to production 421
to push -178
to reduce 203
to remember -162
to remove -140
to run 367
to save -270
to show -170
to start 158
to stay 177
to store 294
to take 279
to this 211
to type -128
to use -421
to work -351
to your -207
to \xA7file 274
to \xA7num -291
to \xA7path -198
toda 234
todav\xEDa -416
today -220
toggle -146
token -312
token is -167
tokens 321
told 459
told you 240
tomorrow -573
tonight -157
too -155
too big -143
tool -334
toolbar -199
toolchain 350
tools 155
tooltip -243
top -206
top of 265
toques -210
total -383
totally -122
touch 339
touch the -137
touche -236
toucher -346
touching 642
toujours 308
toujours chez -141
tout 262
toutes 418
trace is -168
trade -148
transcript -223
translate -297
transport -197
treat -154
tricks 202
trong 312
true -137
trunk 333
trunk based 193
truth -194
try -228
trying -170
trying to -123
tr\xEAs 300
ts 235
tu -204
tu as -120
tuesdays 154
tuesdays , -125
tuesdays at -444
tuesdays because -136
two accounts 172
two approvals 540
two regions 298
two reviewers 441
two things -127
ty 133
type hints 300
types 184
typescript -199
typo -288
t\xE1 -340
t\xF4i 353
t\xF4i c\xF3 241
t\xF4i mu\u1ED1n -133
t\xF4i \u0111ang -142
t\u1EA1i -233
t\u1EA1o -176
u i 139
ui 228
ui il 173
ultrathink -154
uma olhada -160
un 231
un test -155
un \xA7name 124
unavailable -139
und 478
und bitte -364
und das 298
und nicht 243
under 365
under \xA7num 389
under \xA7path 421
understand -143
understanding -163
unit tests 131
unittest 268
unknown -150
unless -227
uns 554
unter 368
unter \xA7path 235
until the 419
untracked -133
up after 286
up for 436
up to 221
up with -201
update -220
update the -471
update \xA7file 643
update \xA7path -123
updates -141
updating -130
upgrade the -125
upgrades 187
upload -240
upstream -128
urls 170
us 431
us , 179
usa 829
usa sempre 143
usage -209
usamos 231
usan 128
usare mai 484
use 549
use a -473
use any -202
use mocks 242
use named 203
use npm -589
use only 135
use pnpm -185
use pytest -239
use python -301
use redis 163
use semantic 313
use tabs -165
use the -224
use this -156
use vitest 204
use \xA7code -223
use \xA7name -338
used -576
user -480
user is -329
user to 162
user's -325
users -288
users always -274
users are 141
users can 258
users emarquez 135
uses var 446
using a -128
using claude 165
using the 496
utilise 172
utility -181
utils 167
v c 166
v \xA7num -163
va en 202
valid -300
validate 171
validation 193
valori 205
value -282
values -281
van 146
van a -150
van en 215
van siempre 233
var 181
variable 214
variables -290
various -130
vault , 122
vendor 384
vendor's 329
ver -352
ver a -148
vercel -197
verde -320
verification 461
verified -282
verify -334
verify and 251
version is -128
version of 130
versioning 294
versions 759
very -181
via 155
via v -173
via \xA7name -160
viejo 203
view -261
views 355
views \xA7file -200
visible -275
visual 148
vite -181
vitest 314
vitest , 128
viven 305
von 992
vor 191
vorher 388
vs -209
vue 205
w 184
wait , -408
wait for 279
wakil -124
want to -219
want you 571
wanted -183
wants 743
wants to 183
warnings 353
warum -214
was -192
was that 122
way to -202
we 142
we are -425
we can -204
we could -247
we decided 466
we deploy -136
we do 452
we don't -126
we dropped 209
we follow 208
we get -168
we go -352
we have -175
we haven't -163
we keep 357
we log 140
we make -165
we need -409
we never 235
we only -206
we pin 282
we store -532
we use 294
we want 324
we will -427
we'd 315
we're 298
we're a 274
web \xA7num 227
webhook -205
webp 187
website -458
websockets 173
websockets , 173
weekend 404
weg -144
weird -234
welcome 156
well -181
wenn 138
werden 535
were -312
what -189
what are -228
what breaks -141
what happened 262
what happens -132
what i -217
what is -265
what it 316
what to 182
what you -216
what's -289
whats -186
when -121
when a -280
when running 122
when the -458
when you -123
whenever 667
where -310
where is -153
where you -149
which -468
which means -175
while -272
who -294
whole 196
why -209
why are -268
why it -238
why we 141
wiki 231
will -232
will be -324
will have 148
window -160
windows 297
wiped 245
wir 660
wir duzen 176
wir npm -287
wir nutzen 322
wir pushen 296
wird 659
wird jeden 270
wired -120
with 140
with : -179
with a 153
with all -256
with customer 169
with option -299
with that -164
with the 266
with this -170
with what -369
with you -152
with your -195
with \xA7name 564
with \xA7num -158
with \xA7path 231
without 415
without a 506
without asking 439
without it 181
won't 548
wonder -281
word 220
words 540
work , -186
work for -141
work on -201
worker -225
workers 314
workflow -324
workflows -120
working -180
working on -133
working with 186
worktree -350
would -460
would be -213
wrap 404
wrapper -265
write a -289
write to 195
writes 364
writes to 325
written -328
written for 172
wrong -418
wrong , 413
wrong folder -159
wrote -279
y 437
year 310
yes -223
yes , -393
yes and 286
yet -579
yo -353
you , -218
you add 863
you already -242
you always -207
you are -385
you before 125
you can 317
you change 177
you check -182
you commit 248
you do 267
you don't -226
you explain -141
you get -145
you have 133
you keep 267
you look -153
you made 337
you need -188
you only 148
you remember 553
you rename 317
you review -214
you think 157
you to 211
you want 215
you wrote -268
you're 535
your -487
your commits 475
your memory 271
your own 403
yours 277
yourself -176
zap 239
zero -228
zod 589
zod at 184
zu 243
zur\xFCck -314
\xA7code branch 138
\xA7code for 211
\xA7code in -232
\xA7code is -317
\xA7code on -129
\xA7code or -171
\xA7code to 240
\xA7code \xA7code -192
\xA7file -120
\xA7file , 291
\xA7file : -268
\xA7file ; -201
\xA7file and 204
\xA7file file 127
\xA7file in 248
\xA7file so -134
\xA7file that 331
\xA7file to -135
\xA7name , 134
\xA7name ; -120
\xA7name allows 290
\xA7name are 330
\xA7name as 478
\xA7name at -156
\xA7name c -142
\xA7name comment 188
\xA7name con 199
\xA7name file 183
\xA7name format -162
\xA7name from -171
\xA7name gateway 256
\xA7name has -152
\xA7name here 152
\xA7name in 438
\xA7name is 256
\xA7name job 145
\xA7name key 140
\xA7name need 211
\xA7name needs 159
\xA7name never -162
\xA7name no -194
\xA7name not -166
\xA7name now -154
\xA7name of 414
\xA7name on 191
\xA7name only 199
\xA7name or 311
\xA7name server -313
\xA7name then 218
\xA7name to -330
\xA7name views -200
\xA7name with 122
\xA7name \xA7file -186
\xA7name \xA7num -300
\xA7name \xA7path -472
\xA7name \xA7url -121
\xA7num : -339
\xA7num ; -234
\xA7num at -149
\xA7num because 249
\xA7num connections 290
\xA7num days 131
\xA7num de -140
\xA7num first -204
\xA7num for 314
\xA7num instead -136
\xA7num lines 224
\xA7num min 179
\xA7num or 185
\xA7num that 173
\xA7num there -122
\xA7num timeout 686
\xA7num with 247
\xA7num \xA7num -530
\xA7num \xA7path -184
\xA7num \u53EF\u4EE5 196
\xA7num \u5BA2\u6237 -133
\xA7path : -434
\xA7path and -385
\xA7path but 341
\xA7path can 537
\xA7path folder -136
\xA7path for -186
\xA7path from -208
\xA7path is 306
\xA7path json 288
\xA7path on -196
\xA7path the 162
\xA7path und 152
\xA7path with 120
\xA7path \xA7name -307
\xA7path \xA7num -239
\xA7path \xA7path -348
\xA7path \u76EE\u5F55 171
\xA7url -343
\xE0 217
\xE0 la 161
\xE4ndern -152
\xE4nderungen 407
\xE7a -498
\xE7a dans -347
\xE8 348
\xE9 773
\xE9crit 148
\xFCber 438
\u0111i -136
\u0111\xE2u -178
\u0111\xE3 -215
\u0111\xF3 -240
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 631
\u0431\u0430\u0437\u0430 137
\u0431\u0430\u0437\u0430 \u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 137
\u0431\u0435\u0437 190
\u0432 953
\u0432 \u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 225
\u0432\u0441\u0435\u0433\u0434\u0430 1178
\u0434\u0430 -247
\u0434\u0430 , -246
\u0434\u043B\u044F 320
\u0434\u043E -154
\u0434\u043E\u0431\u0430\u0432\u044C -384
\u0435\u0441\u0442\u044C -452
\u0438 -311
\u0438\u0437 -172
\u0438\u0441\u043F\u0440\u0430\u0432\u044C -256
\u043A\u0430\u0436\u0434\u044B\u0439 \u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 137
\u043A\u0430\u043A 291
\u043A\u043B\u044E\u0447\u0438 212
\u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 225
\u043B\u0435\u0436\u0430\u0442 223
\u043D\u0430 -498
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 631
\u043D\u0430\u043F\u0438\u0448\u0438 -354
\u043D\u0430\u0441 293
\u043D\u0430\u0441 \u0432\u0441\u0435 287
\u043D\u0435 956
\u043E\u0442 -133
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 137
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F \u043A\u0430\u0436\u0434\u044B\u0439 137
\u043F\u0430\u043F\u043A\u0443 -214
\u043F\u0438\u0448\u0435\u043C 735
\u043F\u0438\u0448\u0435\u043C \u0432 462
\u043F\u043E 381
\u043F\u043E\u043A\u0430 -140
\u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 137
\u0440\u0430\u0431\u043E\u0447\u0435\u0439 141
\u0440\u0443\u043A\u0430\u043C\u0438 504
\u0441 495
\u0441\u0434\u0435\u043B\u0430\u0439 -270
\u0442\u0430\u043C -255
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F 137
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F \u0431\u0430\u0437\u0430 137
\u0442\u0435\u0441\u0442\u044B -352
\u0442\u043E\u043B\u044C\u043A\u043E 1099
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 271
\u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0435\u0440\u0435\u0437 136
\u0442\u044B 455
\u0443 \u043D\u0430\u0441 293
\u0444\u0430\u0439\u043B -683
\u0444\u0430\u0439\u043B\u044B 127
\u0445\u043E\u0434\u0438\u043C 183
\u0445\u043E\u0447\u0443 479
\u0447\u0435\u0440\u0435\u0437 465
\u0447\u0442\u043E 437
\u0447\u0442\u043E\u0431\u044B 357
\u044F -161
\u2013 -216
\u2014 -711
\u2014 the 301
\u3042 -167
\u3044 \u3044 -277
\u3044 \u3053 140
\u3044 \u3066 271
\u3044 \u3067 -291
\u3044 \u307E 153
\u3044\u3044 -277
\u3044\u3044 \u3044\u3067 -186
\u3044\u3053 140
\u3044\u3053 \u3053\u3068 140
\u3044\u3066 271
\u3044\u3066 \u3066\u304F 167
\u3044\u3066 \u899A 187
\u3044\u3067 -291
\u3044\u3067 \u3067\u3059 -231
\u3044\u307E 153
\u3044\u307E \u307E\u3059 192
\u3046 \u3061 178
\u3046\u3061 178
\u3046\u3061 \u3061\u306E 178
\u3048\u3066 \u3066\u304A 232
\u304A 270
\u304A \u3044 280
\u304A\u3044 280
\u304A\u3044 \u3044\u3066 280
\u304B -161
\u304B \u3089 196
\u304B\u3089 196
\u304D -138
\u304F \u3060 158
\u304F\u3060 158
\u304F\u3060 \u3060\u3055 158
\u3053 -125
\u3053 \u3068 251
\u3053 \u306E -364
\u3053\u3068 251
\u3053\u306E -364
\u3055 157
\u3055 \u3044 158
\u3055 \u3093 228
\u3055\u3044 158
\u3055\u3044 \u4ECA -144
\u3055\u3093 228
\u3055\u3093 \u3093\u3068 128
\u3057 -524
\u3057 \u305F -195
\u3057 \u3066 -171
\u3057\u305F -195
\u3057\u305F \u305F\u3044 -128
\u3057\u3066 -171
\u3057\u3066 \u3066\u304B 207
\u3059 134
\u3059 \u304B -204
\u3059 \u308B -120
\u3059\u304B -204
\u3059\u304B \u306F -143
\u3059\u308B -120
\u305A 257
\u305A \xA7name 131
\u305B 171
\u305D -206
\u305D \u306E -185
\u305D\u306E -185
\u305F -132
\u3060 -153
\u3060 \u3055 158
\u3060\u3055 158
\u3060\u3055 \u3055\u3044 158
\u3061 \u306E 178
\u3061 \u308B -121
\u3061\u306E 178
\u3061\u308B -121
\u3063\u3066 \u3066\u304F 161
\u3066 -266
\u3066 \u304A 232
\u3066 \u304B 207
\u3066\u304A 232
\u3066\u304A \u304A\u3044 280
\u3066\u304B 207
\u3066\u304B \u304B\u3089 207
\u3066\u304F \u304F\u3060 135
\u3067 614
\u3067 \u3059 232
\u3067 \u7D71 169
\u3067\u3059 232
\u3067\u306F \u306F\u306A 139
\u3067\u7D71 169
\u3067\u7D71 \u7D71\u4E00 169
\u3068 168
\u3069 -133
\u306A 193
\u306A \u3044 147
\u306A\u3044 147
\u306A\u3044 \u3044\u3053 140
\u306A\u3044 \u3044\u3067 -132
\u306A\u306E \u306E\u3067 121
\u306B \u76F4 148
\u306B \u8868 -128
\u306B\u76F4 148
\u306B\u76F4 \u76F4\u63A5 148
\u306B\u8868 -128
\u306B\u8868 \u8868\u793A -128
\u306E -150
\u306E \u3067 215
\u306E \u306F 142
\u306E\u3067 215
\u306E\u306F 142
\u306F 1069
\u306F \xA7name 133
\u306F \u305D -176
\u306F \u306A 139
\u306F \u30B3 132
\u306F \u30C6 -122
\u306F \u5FC5 159
\u306F \u65E5 144
\u306F\u305D -176
\u306F\u305D \u305D\u306E -176
\u306F\u306A 139
\u306F\u306A \u306A\u304F 164
\u306F\u30B3 132
\u306F\u30B3 \u30B3\u30DF 132
\u306F\u30C6 -122
\u306F\u30C6 \u30C6\u30B9 -122
\u306F\u4F7F \u4F7F\u308F 177
\u306F\u5FC5 159
\u306F\u5FC5 \u5FC5\u305A 159
\u306F\u65E5 144
\u306F\u65E5 \u65E5\u672C 144
\u307E -147
\u307E \u3067 -143
\u307E\u3059 \u3059\u304B -174
\u307E\u3067 -143
\u3081 -149
\u3088 -195
\u308B -250
\u308C 206
\u308F 180
\u308F \u306A 156
\u308F\u306A 156
\u308F\u306A \u306A\u3044 156
\u3092\u66F8 \u66F8\u3044 132
\u3093 222
\u3093 \u3068 128
\u3093\u3068 128
\u30A4 253
\u30A4 \u30D6 137
\u30A4\u30D6 137
\u30A4\u30D6 \u30D6\u30E9 137
\u30B0 161
\u30B3 129
\u30B9 -157
\u30BB 124
\u30C1 \u30FC 120
\u30C1\u30FC 120
\u30C1\u30FC \u30FC\u30E0 120
\u30C3 122
\u30C3 \u30C8 139
\u30C3\u30C8 139
\u30C8 \u306F 137
\u30C8\u306F 137
\u30CB -129
\u30CB \u30E5 -129
\u30CB\u30E5 -129
\u30CB\u30E5 \u30E5\u30FC -129
\u30D1 -148
\u30D5 171
\u30D6 154
\u30D6 \u30E9 159
\u30D6\u30E9 159
\u30D6\u30E9 \u30E9\u30EA 137
\u30D7 152
\u30D7 \u30ED 150
\u30D7\u30ED 150
\u30DC -181
\u30DD 166
\u30DE 201
\u30E0 158
\u30E0 \u304C 120
\u30E0\u304C 120
\u30E1 \u30CB -128
\u30E1\u30CB -128
\u30E1\u30CB \u30CB\u30E5 -128
\u30E9 132
\u30E9 \u30A4 137
\u30E9 \u30EA 137
\u30E9\u30A4 137
\u30E9\u30A4 \u30A4\u30D6 137
\u30E9\u30EA 137
\u30EA 257
\u30EC 129
\u30ED 321
\u30ED \u30B0 121
\u30ED\u30B0 121
\u30F3 \u306F -129
\u30F3\u306F -129
\u30FC \u30DE 146
\u30FC \u30E0 120
\u30FC\u30DE 146
\u30FC\u30E0 120
\u30FC\u30E0 \u30E0\u304C 120
\u3131\u3131 -125
\u4E00 251
\u4E00 \u4E0B -191
\u4E00 \u500B -172
\u4E00 \u5C42 128
\u4E00 \u5F8B 588
\u4E00 \u653E 131
\u4E00 \u6837 -132
\u4E00 \u6B21 -122
\u4E00 \u822C 230
\u4E00 \u9EDE -131
\u4E00\u4E0B -191
\u4E00\u4E2A \u4E2A\u5BF9 151
\u4E00\u500B -172
\u4E00\u5C42 128
\u4E00\u5F8B 588
\u4E00\u5F8B \u5F8B\u7528 212
\u4E00\u653E 131
\u4E00\u6837 -132
\u4E00\u6B21 -122
\u4E00\u822C 230
\u4E00\u9EDE -131
\u4E09 -180
\u4E0B -329
\u4E0D 435
\u4E0D \u4E00 -141
\u4E0D \u4E0A 304
\u4E0D \u662F -149
\u4E0D \u7B97 222
\u4E0D \u884C -120
\u4E0D \u8981 173
\u4E0D \u8BB8 257
\u4E0D\u4E00 -141
\u4E0D\u4E0A 304
\u4E0D\u662F -149
\u4E0D\u7B97 222
\u4E0D\u884C -120
\u4E0D\u8981 173
\u4E0D\u8981 \u8981\u6539 -289
\u4E0D\u8981 \u8981\u7528 222
\u4E0D\u8BB8 257
\u4E0E -231
\u4E13 -133
\u4E24 161
\u4E2A -644
\u4E2A \u5BF9 141
\u4E2A\u5BF9 141
\u4E2D 158
\u4E2D \u6587 274
\u4E2D\u6587 274
\u4E3B 375
\u4E3B \u8981 -147
\u4E3B\u8981 -147
\u4E48 -244
\u4E4B 275
\u4E4B \u5F8C 181
\u4E4B\u5F8C 181
\u4E5F -337
\u4E5F \u4E0D -121
\u4E5F\u4E0D -121
\u4E5F\u53EF \u53EF\u4EE5 187
\u4E70 -238
\u4E86 -356
\u4E86 \u89E3 -137
\u4E86\u89E3 -137
\u4E8B 185
\u4E8C 201
\u4E8E 210
\u4E9B -255
\u4EA4 293
\u4EA4 \u4FE1 203
\u4EA4\u4FE1 203
\u4EA4\u4FE1 \u4FE1\u606F 203
\u4EBA -142
\u4EC0 -235
\u4EC0 \u9EBC -121
\u4EC0\u9EBC -121
\u4ECA -243
\u4ECA \u56DE -171
\u4ECA\u56DE -171
\u4ECA\u56DE \u56DE\u306F -171
\u4ECE 313
\u4ED6 -185
\u4ED8 272
\u4EE3 176
\u4EE3 \u7801 238
\u4EE3\u7801 238
\u4EE5 376
\u4EE5 \u540E 292
\u4EE5 \u770B 146
\u4EE5\u540E 292
\u4EE5\u770B 146
\u4EEC 149
\u4EF6 218
\u4EF6\u5939 \u5939\u4E0B 187
\u4F1A 289
\u4F1A \u81EA 273
\u4F1A\u81EA 273
\u4F1A\u81EA \u81EA\u52A8 157
\u4F20 -211
\u4F4E 166
\u4F53 225
\u4F55 -232
\u4F60 \u4F1A 284
\u4F60 \u7684 -166
\u4F60 \u8981 333
\u4F60 \u9700 170
\u4F60\u4F1A 284
\u4F60\u7684 -166
\u4F60\u8981 333
\u4F60\u9700 170
\u4F60\u9700 \u9700\u8981 170
\u4F7F \u308F 156
\u4F7F \u7528 -183
\u4F7F\u308F 156
\u4F7F\u308F \u308F\u306A 156
\u4F7F\u7528 -183
\u4FDD -161
\u4FDD \u5B58 -124
\u4FDD\u5B58 -124
\u4FE1 \u606F 282
\u4FE1\u606F 282
\u4FEE -171
\u4FEE \u6B63 -143
\u4FEE\u6B63 -143
\u500B -360
\u5011 240
\u503C -317
\u505A \u7684 187
\u505A\u7684 187
\u5148 \u4E0D -126
\u5148\u4E0D -126
\u5148\u4E0D \u4E0D\u7528 -122
\u5148\u4E0D \u4E0D\u8981 -127
\u5165 -255
\u5167 -140
\u5168 -176
\u5169 \u500B -130
\u5169\u500B -130
\u516C 228
\u5171 133
\u5173 \u4E8E -143
\u5173\u4E8E -143
\u5177 -155
\u5185 316
\u518D 178
\u5199 558
\u5199 \u8FDB 187
\u5199\u8FDB 187
\u51B3 124
\u51E0 -139
\u51FA -295
\u51FA \u3057 -178
\u51FA \u73B0 248
\u51FA\u3057 -178
\u51FA\u4F86 \u4F86\u7684 121
\u51FA\u73B0 248
\u5206 \u652F 300
\u5206 \u6790 -181
\u5206 \u7C7B -191
\u5206\u652F 300
\u5206\u6790 -181
\u5206\u7C7B -191
\u5207 \u5230 174
\u5207\u5230 174
\u5212 124
\u5217 -172
\u5219 356
\u521B -124
\u521B \u5EFA -124
\u521B\u5EFA -124
\u5224 \u65B7 234
\u5224\u65B7 234
\u5225 167
\u5230 p 191
\u5230 \xA7name -260
\u5230 \xA7num 172
\u5230 \u4E00 158
\u5230p 191
\u5230\u4E00 158
\u524D 130
\u524D \u5DF2 -120
\u524D \u7684 -156
\u524D \u7AEF 237
\u524D \u9762 -130
\u524D\u5DF2 -120
\u524D\u7684 -156
\u524D\u7AEF 237
\u524D\u9762 -130
\u52D5 -122
\u5305 326
\u5305 \u4E00 128
\u5305\u4E00 128
\u5305\u4E00 \u4E00\u5C42 128
\u5348 269
\u5348 \u524D 138
\u5348\u524D 138
\u5355 364
\u5361 -123
\u5382 -139
\u53C2 -227
\u53D1 292
\u53D1 \u7248 299
\u53D1\u7248 299
\u53D6 -360
\u53E3 399
\u53E6 -156
\u53EA 463
\u53EA \u8981 488
\u53EA\u8981 488
\u53EB -170
\u53EF -430
\u53EF \u80FD 161
\u53EF\u4EE5 \u4EE5\u5728 120
\u53EF\u4EE5 \u4EE5\u770B 146
\u53EF\u80FD 161
\u53F7 295
\u53F8 277
\u5408 213
\u5408 \u5E76 308
\u5408\u5E76 308
\u540C \u6B65 186
\u540C\u6B65 186
\u540E 219
\u540E \u63D0 199
\u540E \u7EED 125
\u540E\u63D0 199
\u540E\u63D0 \u63D0\u4EA4 199
\u540E\u7EED 125
\u5417 -593
\u5426 -234
\u5427 -170
\u542F -199
\u542F \u52A8 -153
\u542F\u52A8 -153
\u544A\u8BC9 \u8BC9\u6211 -132
\u5462 -251
\u5468 301
\u547D \u4EE4 136
\u547D\u4EE4 136
\u548C -267
\u54CD -149
\u54EA -513
\u54EA \u4E9B -197
\u54EA\u4E9B -197
\u554A -157
\u55CE -432
\u5668 316
\u56DB -122
\u56DE 340
\u56DE \u306F -171
\u56DE \u7B54 165
\u56DE\u306F -171
\u56DE\u590D \u590D\u8BDD 227
\u56DE\u7B54 165
\u56E0 -130
\u56FA 126
\u56FA \u5B9A 130
\u56FA\u5B9A 130
\u5728 \xA7num 372
\u5728 \xA7path 386
\u573A 276
\u5757 201
\u57FA -121
\u5883 301
\u5909 163
\u590D -223
\u590D \u8BDD 227
\u590D\u8BDD 227
\u590D\u8BDD \u8BDD\u672F 227
\u5916 295
\u5916 , 159
\u5916 \u306B 141
\u5916\u306B 141
\u5927 140
\u5927 \u6982 130
\u5927\u6982 130
\u5929 -274
\u592A -223
\u5931 -138
\u5939 \u4E0B 187
\u5939\u4E0B 187
\u597D -367
\u5982 \u4F55 -222
\u5982 \u679C 282
\u5982\u4F55 -222
\u5982\u679C 282
\u5982\u679C \u679C\u6211 136
\u5B57 -477
\u5B58 181
\u5B58 \u5728 132
\u5B58\u5728 132
\u5B8C -397
\u5B9A -166
\u5B9E 218
\u5BA1 482
\u5BA2 123
\u5BB6 -346
\u5BE6 -145
\u5BEB -153
\u5BF9 229
\u5BF9 \u4E8E 146
\u5BF9 \u8BDD -156
\u5BF9\u4E8E 146
\u5BF9\u5E94 \u5E94\u7684 122
\u5BF9\u8BDD -156
\u5BF9\u8BDD \u8BDD\u8FDB 122
\u5BFC -184
\u5C06 -151
\u5C08 180
\u5C0D 449
\u5C0F 288
\u5C11 -151
\u5C31 259
\u5C3D 383
\u5C42 154
\u5C55 186
\u5DE5 \u5355 299
\u5DE5 \u5382 -134
\u5DE5\u5355 299
\u5DE5\u5382 -134
\u5DE6 \u53F3 208
\u5DE6\u53F3 208
\u5DF1 293
\u5DF2 -558
\u5E02 \u573A 212
\u5E02\u573A 212
\u5E0C 268
\u5E0C \u671B 268
\u5E0C\u671B 268
\u5E0C\u671B \u671B\u4F60 193
\u5E2E \u6211 121
\u5E2E\u6211 121
\u5E2E\u6211 \u6211\u751F -125
\u5E93 321
\u5E93 \u91CC 211
\u5E93\u91CC 211
\u5E94 -175
\u5E94 \u8BE5 -135
\u5E94\u8BE5 -135
\u5E97 -134
\u5EFA -186
\u5F00 -253
\u5F71 -123
\u5F71 \u54CD -144
\u5F71\u54CD -144
\u5F80 245
\u5F88 -148
\u5F8B 510
\u5F8B \u7528 212
\u5F8B\u7528 212
\u5F8C 164
\u5F8C \u306F 134
\u5F8C \u7684 165
\u5F8C\u306F 134
\u5F8C\u7684 165
\u5FC5 576
\u5FC5 \u305A 347
\u5FC5 \u987B 191
\u5FC5\u305A 347
\u5FC5\u305A \u5FC5 131
\u5FC5\u987B 191
\u600E -179
\u6027 209
\u606F 166
\u60A8 -247
\u60C5 \u51B5 120
\u60C5\u51B5 120
\u60F3 -386
\u60F3 \u8981 -128
\u60F3\u8981 -128
\u614B 313
\u61C9 -137
\u6210 \u7684 266
\u6210\u7684 266
\u6211 -234
\u6211 \u4E00 196
\u6211 \u4EEC 412
\u6211 \u5011 240
\u6211 \u60F3 -142
\u6211 \u7684 128
\u6211 \u78BA -120
\u6211 \u8BF4 224
\u6211 \u9700 -152
\u6211\u4E00 196
\u6211\u4EEC 412
\u6211\u5011 240
\u6211\u60F3 -142
\u6211\u7684 128
\u6211\u78BA -120
\u6211\u78BA \u78BA\u8A8D -120
\u6211\u8BF4 224
\u6211\u9700 -152
\u6211\u9700 \u9700\u8981 -148
\u6216 \u8005 153
\u6216\u8005 153
\u622A 231
\u622A \u56FE 322
\u622A\u56FE 322
\u6237 -164
\u6240 -125
\u6240\u6709 \u6709\u7684 206
\u624B \u3067 121
\u624B \u673A -211
\u624B\u3067 121
\u624B\u673A -211
\u624D \u80FD 182
\u624D\u80FD 182
\u6279 -214
\u627E 173
\u627E \u5230 159
\u627E\u5230 159
\u628A -337
\u6293 -170
\u6295 -242
\u6295 \u8D44 -164
\u6295\u8D44 -164
\u62A5 304
\u62E9 -143
\u62FF -218
\u6301 120
\u6307 -283
\u6307 \u6570 -159
\u6307\u6570 -159
\u6309 \u7167 183
\u6309 \u94AE -247
\u6309\u7167 183
\u6309\u94AE -247
\u6321 -161
\u6321 \u4F4F -161
\u6321\u4F4F -161
\u6362 -330
\u636E \u5E93 187
\u636E \u7684 130
\u636E\u5E93 187
\u636E\u7684 130
\u6389 -242
\u63A5 294
\u63A5 \u53E3 325
\u63A5 \u624B -133
\u63A5\u53E3 325
\u63A5\u624B -133
\u63A8 -155
\u63D0 328
\u63D0 \u4EA4 387
\u63D0 \u9192 124
\u63D0\u4EA4 387
\u63D0\u4EA4 \u4EA4\u4FE1 203
\u63D0\u9192 124
\u63DB -137
\u64CD -153
\u64CD \u4F5C -135
\u64CD\u4F5C -135
\u652F 334
\u652F \u6301 170
\u652F\u6301 170
\u6536 -207
\u6539 136
\u6539 \u4EE3 126
\u6539 \u6210 -144
\u6539\u4EE3 126
\u6539\u4EE3 \u4EE3\u7801 126
\u6539\u6210 -144
\u653E 399
\u653E \u5728 206
\u653E\u5728 206
\u6548 \u679C 141
\u6548\u679C 141
\u6570\u636E \u636E\u5E93 187
\u6570\u636E \u636E\u7684 130
\u6587 \u5B57 -242
\u6587\u5B57 -242
\u6599 -134
\u65B0 -178
\u65B7 205
\u65B9 \u6848 -146
\u65B9\u6848 -146
\u65E5 190
\u65E5 \u671F 125
\u65E5 \u672C 181
\u65E5\u671F 125
\u65E5\u672C 181
\u65E5\u672C \u672C\u8A9E 181
\u65F6 -165
\u65F6 \u95F4 121
\u65F6\u95F4 121
\u660E -278
\u662F \xA7num 526
\u662F \u4E0D -280
\u662F \u5426 -216
\u662F \u6CA1 137
\u662F \u9700 249
\u662F\u4E0D -280
\u662F\u4E0D \u4E0D\u662F -251
\u662F\u5426 -216
\u662F\u600E \u600E\u4E48 120
\u662F\u6CA1 137
\u662F\u6CA1 \u6CA1\u6709 150
\u662F\u9700 249
\u662F\u9700 \u9700\u8981 249
\u663E -160
\u6642 \u306F 141
\u6642 \u9593 124
\u6642\u306F 141
\u6642\u9593 124
\u66F4 \u65B0 -189
\u66F4\u65B0 -189
\u6700 193
\u6700 \u4F4E 171
\u6700\u4F4E 171
\u6703 -274
\u6709 -286
\u6709 \xA7name 156
\u671B 268
\u671B \u4F60 193
\u671B\u4F60 193
\u671F 267
\u672C \u7684 -130
\u672C \u8A9E 181
\u672C\u7684 -130
\u672C\u8A9E 181
\u672F 257
\u6743 -216
\u6765 -138
\u679C 188
\u679C \u6211 133
\u679C\u6211 133
\u67D0 184
\u67FB 128
\u6837 173
\u6837 \u54C1 205
\u6837 \u5F0F 198
\u6837\u54C1 205
\u6837\u5F0F 198
\u6839 270
\u683C 210
\u683C \u5F0F 122
\u683C\u5F0F 122
\u6848 -235
\u689D 150
\u691C 125
\u6A21 \u5757 211
\u6A21 \u578B -190
\u6A21\u5757 211
\u6A21\u578B -190
\u6A23 -150
\u6A5F -189
\u6B62 280
\u6B64 -139
\u6BCF 235
\u6BCF \u6B21 217
\u6BCF\u6B21 217
\u6BD4 -177
\u6C38 \u8FDC 142
\u6C38\u8FDC 142
\u6C92 -323
\u6C92 \u6709 -169
\u6C92\u6709 -169
\u6CA1 \u6709 149
\u6CA1\u6709 149
\u6D41 \u7A0B 276
\u6D41\u7A0B 276
\u6D4B 181
\u6D4B \u8BD5 122
\u6D4B\u8BD5 122
\u6D88 -152
\u6E05 -274
\u6E2C 120
\u6E2C \u8A66 251
\u6E2C\u8A66 251
\u7070 196
\u70B9 -263
\u70BA -251
\u7121 -191
\u7136 -206
\u7136 \u540E -200
\u7136\u540E -200
\u7167 214
\u7248 192
\u7248 \u672C 124
\u7248\u672C 124
\u72B6 120
\u738B 233
\u73AF 289
\u73AF \u5883 321
\u73AF\u5883 321
\u73B0 -240
\u73ED \u306E 150
\u73ED\u306E 150
\u73FE -217
\u751F 162
\u751F \u6210 212
\u751F\u6210 212
\u751F\u6210 \u6210\u7684 266
\u7522 237
\u7528 149
\u7528 p 132
\u7528 s 156
\u7528 \xA7path -122
\u7528 \u4E86 -129
\u7528 \u5230 178
\u7528 \u6237 -195
\u7528p 132
\u7528s 156
\u7528\u4E86 -129
\u7528\u5230 178
\u7528\u6237 -195
\u7531 234
\u753B -123
\u754C -132
\u7565 -160
\u7576 181
\u767B -208
\u767C -167
\u7684 \xA7name 239
\u7684 \u5305 470
\u7684 \u53EF 143
\u7684 \u6539 254
\u7684 \u662F 123
\u7684 \u7ED3 320
\u7684 \u8BE2 121
\u7684 \u9700 -149
\u7684\u5305 470
\u7684\u53EF 143
\u7684\u6539 254
\u7684\u6539 \u6539\u52A8 141
\u7684\u6587 \u6587\u4EF6 173
\u7684\u662F 123
\u7684\u7ED3 320
\u7684\u7ED3 \u7ED3\u679C 348
\u7684\u8BE2 121
\u7684\u9700 -149
\u76EE \u5F55 128
\u76EE\u5F55 128
\u76F4 \u3057 -126
\u76F4 \u63A5 175
\u76F4\u3057 -126
\u76F4\u3057 \u3057\u3066 -126
\u76F4\u63A5 175
\u770B -375
\u771F 407
\u771F \u5B9E 171
\u771F\u5B9E 171
\u77E5 -203
\u786E \u8BA4 167
\u786E\u8BA4 167
\u78BA \u8A8D 195
\u78BA\u8A8D 195
\u793A -153
\u7981 284
\u7981 \u6B62 315
\u7981\u6B62 315
\u79CD 150
\u79EF 294
\u7A0B 130
\u7A0B \u5E8F -120
\u7A0B\u5E8F -120
\u7A7A -218
\u7AEF 563
\u7B26 178
\u7B26 \u5408 125
\u7B26\u5408 125
\u7B2C -141
\u7B2C \u4E00 -139
\u7B2C\u4E00 -139
\u7B49 -197
\u7B54 159
\u7B56 277
\u7B97 322
\u7BA1 \u7406 152
\u7BA1\u7406 152
\u7C7B -146
\u7CFB 393
\u7CFB \u7D71 352
\u7CFB\u7D71 352
\u7D00 245
\u7D00 \u9304 245
\u7D00\u9304 245
\u7D50 \u679C -171
\u7D50\u679C -171
\u7D66 -148
\u7D71 474
\u7D71 \u4E00 122
\u7D71\u4E00 122
\u7EBF 264
\u7EC4 447
\u7EC4 \u4EF6 147
\u7EC4\u4EF6 147
\u7EC6 -133
\u7EC8 157
\u7ED3 -159
\u7ED9 \u51FA 178
\u7ED9 \u6211 -138
\u7ED9\u51FA 178
\u7ED9\u6211 -138
\u7EDF 288
\u7EDF \u4E00 437
\u7EDF \u8BA1 -137
\u7EDF\u4E00 437
\u7EDF\u4E00 \u4E00\u653E 131
\u7EDF\u4E00 \u4E00\u7528 155
\u7EDF\u8BA1 -137
\u7F51 \u9875 -223
\u7F51\u9875 -223
\u800C \u662F -137
\u800C\u662F -137
\u80A1 -202
\u80FD \u7528 135
\u80FD\u4E0D \u4E0D\u80FD -139
\u80FD\u7528 135
\u811A 165
\u811A \u672C 165
\u811A\u672C 165
\u81EA \u5DF1 293
\u81EA\u5DF1 293
\u8207 -131
\u822C 230
\u8282 -124
\u843D 209
\u843D \u3061 -121
\u843D\u3061 -121
\u843D\u3061 \u3061\u308B -121
\u8457 -146
\u8868 -257
\u88C5 -247
\u8981 461
\u8981 \u5148 173
\u8981 \u5728 190
\u8981 \u6211 -208
\u8981 \u652F 223
\u8981 \u6539 -264
\u8981 \u662F 211
\u8981 \u7528 250
\u8981 \u7684 -120
\u8981 \u8D70 209
\u8981\u5148 173
\u8981\u5728 190
\u8981\u6211 -208
\u8981\u652F 223
\u8981\u652F \u652F\u6301 223
\u8981\u6539 -264
\u8981\u662F 211
\u8981\u7528 250
\u8981\u7684 -120
\u8981\u8D70 209
\u8986 176
\u898B -308
\u898F 282
\u899A 232
\u899A \u3048 232
\u899A\u3048 232
\u899A\u3048 \u3048\u3066 232
\u89C4 165
\u89C4 \u5219 271
\u89C4\u5219 271
\u89E3 -211
\u89E3 \u51B3 -186
\u89E3\u51B3 -186
\u89E6 -170
\u8A18 -158
\u8A8D 206
\u8A9E\u3067 \u3067\u66F8 -171
\u8AAA -249
\u8ACB -159
\u8B80 -251
\u8B8A 160
\u8BA1 -322
\u8BA2 258
\u8BA4 120
\u8BA9 \u6211 121
\u8BA9\u6211 121
\u8BB0 169
\u8BB0 \u4F4F 279
\u8BB0\u4F4F 279
\u8BB8 200
\u8BBA -126
\u8BC1 -140
\u8BC4 270
\u8BC9 \u6211 -132
\u8BC9\u6211 -132
\u8BCD -127
\u8BD1 -125
\u8BD5 131
\u8BDD -142
\u8BDD \u672F 197
\u8BDD \u8FDB 122
\u8BDD\u672F 197
\u8BDD\u8FDB 122
\u8BDD\u8FDB \u8FDB\u884C 122
\u8BE2 \u76D8 120
\u8BE2\u76D8 120
\u8BE5 -240
\u8BE6 -121
\u8BE6 \u60C5 -121
\u8BE6\u60C5 -121
\u8BED -229
\u8BED \u8A00 -130
\u8BED\u8A00 -130
\u8BF4 -139
\u8BF7 345
\u8BFB -127
\u8C03 133
\u8D27 \u4EE3 -122
\u8D27\u4EE3 -122
\u8D28 -181
\u8D28 \u91CF -144
\u8D28\u91CF -144
\u8D44 \u6E90 191
\u8D44\u6E90 191
\u8D64 -145
\u8D70 414
\u8D77 156
\u8DB3 -149
\u8DD1 164
\u8DD1 \u4E00 127
\u8DD1\u4E00 127
\u8DDF -151
\u8DDF \u8FDB -222
\u8DDF\u8FDB -222
\u8DF3 -123
\u8F7D -180
\u8FA6 -127
\u8FB9 241
\u8FC7 132
\u8FD0 221
\u8FD0 \u8D39 136
\u8FD0\u8D39 136
\u8FD4 -231
\u8FD8 \u6709 279
\u8FD8 \u6CA1 -142
\u8FD8\u6709 279
\u8FD8\u6CA1 -142
\u8FD9 -192
\u8FD9 \u79CD 143
\u8FD9\u79CD 143
\u8FDB \u884C 180
\u8FDB\u884C 180
\u8FDC 135
\u9009 -141
\u9009 \u62E9 -143
\u9009\u62E9 -143
\u9019 \u5169 159
\u9019 \u6A23 -160
\u9019\u5169 159
\u9019\u6A23 -160
\u901A \u8FC7 124
\u901A\u8FC7 124
\u9032 219
\u9032 \u884C 128
\u9032\u884C 128
\u9053 -198
\u90A3 -487
\u90FD 318
\u90FD \u662F 150
\u90FD \u8981 229
\u90FD\u662F 150
\u90FD\u8981 229
\u91CA 193
\u91CC 386
\u91CD -394
\u91CD \u65B0 -211
\u91CD\u65B0 -211
\u91CF 200
\u91D1 \u989D 267
\u91D1\u989D 267
\u91DD 158
\u932F 152
\u9488 208
\u9488 \u5BF9 211
\u9488\u5BF9 211
\u94AE -247
\u94FE 215
\u94FE \u63A5 242
\u94FE\u63A5 242
\u9519 136
\u952E -155
\u955C 146
\u955C \u50CF 146
\u955C\u50CF 146
\u958B -166
\u95DC \u65BC 182
\u95DC\u65BC 182
\u95F4 120
\u963F -193
\u963F \u91CC -141
\u963F\u91CC -141
\u9650 224
\u9664 529
\u9664 \u4E86 340
\u9664\u4E86 340
\u96C6 250
\u96F6 -131
\u9700 -225
\u9762 -387
\u9762 \u7684 -126
\u9762\u7684 -126
\u97F3 -147
\u9805 -132
\u9875 -319
\u987B 191
\u989D 272
\u9EBC -239
\u9EDE -204
\uAC00 \uB2A5 139
\uAC00 \uB85C 143
\uAC00 \uC838 149
\uAC00\uB2A5 139
\uAC00\uB85C 143
\uAC00\uB85C \uCD94 150
\uAC00\uC838 149
\uAC10 -133
\uAC70 -278
\uAC70 \uB4E0 -131
\uAC70 \uB798 128
\uAC70 \uD558 125
\uAC70\uB4E0 -131
\uAC70\uB798 128
\uAC70\uD558 125
\uAC74 -203
\uAC78 152
\uAC78 \uB85C 197
\uAC78\uB85C 197
\uAC8C -501
\uACA0 -161
\uACE0 -279
\uACFC 228
\uAD00 223
\uAD00 \uB9AC 289
\uAD00\uB9AC 289
\uAD6D 455
\uADF8 \uB798 228
\uADF8\uB798 228
\uADFC -126
\uAE00 \uB85C 191
\uAE00\uB85C 191
\uAE08 184
\uAE30 626
\uAE30 \uC5B5 269
\uAE30\uC5B5 269
\uAE30\uC5B5 \uC5B5\uD574 330
\uAE4C 125
\uAFD4 -122
\uB098 -357
\uB0A8 166
\uB0B4 \uAC00 137
\uB0B4\uAC00 137
\uB0B4\uAC00 \uB0B4 149
\uB123 323
\uB124 334
\uB294 \xA7name 173
\uB294 \uAC70 128
\uB294 \uD56D\uC0C1 205
\uB294\uAC70 128
\uB2C8 \uB2E4 203
\uB2C8\uB2E4 203
\uB2C8\uBA40 \uBA40\uB7EC 133
\uB2C8\uBA40 \uBA40\uBC29 125
\uB2E4\uC2DC \uC2DC\uD55C 130
\uB2E8 -174
\uB2E8 \uC774 208
\uB2E8\uC774 208
\uB2F5 \uBCC0 -267
\uB2F5\uBCC0 -267
\uB370 -120
\uB3C4 -148
\uB4DC -229
\uB4DC\uB294 \uCF54 169
\uB4E4 268
\uB4E4 \uC5B4 -159
\uB4E4\uC5B4 -159
\uB514 -324
\uB77C -147
\uB7EC 126
\uB7FC 225
\uB808 -142
\uB824 -194
\uB85C 327
\uB85C \uBC88\uC5ED 147
\uB85D -172
\uB97C -214
\uB9AC \uB294 144
\uB9AC\uB294 144
\uB9C8 \uC138 137
\uB9C8\uC138 137
\uB9C8\uC138 \uC138\uC694 137
\uB9DE -180
\uBA40 \uB7EC 133
\uBA40 \uBC29 125
\uBA40\uB7EC 133
\uBA40\uB7EC \uB7EC\uADF8 133
\uBA40\uBC29 125
\uBA40\uBC29 \uBC29\uC11D 125
\uBA54 133
\uBA85 181
\uBAA9 288
\uBB38 139
\uBC0B 170
\uBC14 -218
\uBC14 \uAFD4 -122
\uBC14 \uCF54 -128
\uBC14\uAFD4 -122
\uBC14\uCF54 -128
\uBC14\uCF54 \uCF54\uB4DC -128
\uBC88 -159
\uBC88 \uC5ED -135
\uBC88\uC5ED -135
\uBC88\uC5ED \uC5ED\uD574 -179
\uBCF4 -130
\uBCF4 \uACE0 127
\uBCF4\uACE0 127
\uBCF8 305
\uBD80 278
\uBD80 \uD130 165
\uBD80\uD130 165
\uC0AC \uC774 -153
\uC0AC\uC774 -153
\uC0C1 301
\uC0C1 \uD0DC 300
\uC0C1\uD0DC 300
\uC0C9 -179
\uC0C9 \uC0C1 -164
\uC0C9\uC0C1 -164
\uC11C \uBC84 192
\uC11C\uBC84 192
\uC11D 135
\uC131 221
\uC138\uC694 \uB9C8 137
\uC158 -192
\uC218 145
\uC2A4 -368
\uC2DC \uD55C 125
\uC2DC\uD55C 125
\uC2DC\uD55C \uD55C\uBC88 130
\uC2DD -125
\uC368 -152
\uC4F0 480
\uC544 -209
\uC548 -296
\uC55E 352
\uC55E \uC73C 352
\uC55E\uC73C 352
\uC55E\uC73C \uC73C\uB85C 352
\uC57C 253
\uC57C \uD574 168
\uC57C\uD558 \uD558\uB294 189
\uC5B4 \uB85C 244
\uC5B4\uB85C 244
\uC5B5 268
\uC5B5 \uD574 330
\uC5B5\uD574 330
\uC5B5\uD574 \uAE30 384
\uC5C5 -221
\uC5C5 \uD574 125
\uC5C5\uD574 125
\uC5C6 -212
\uC5D0 \uB294 144
\uC5D0 \uB9CC 317
\uC5D0\uB294 144
\uC5D0\uB9CC 317
\uC5EC 388
\uC5ED \uD574 -179
\uC5ED\uD574 -179
\uC5ED\uD574 \uD574\uC918 -173
\uC5F0 -176
\uC5F4 -184
\uC601 142
\uC601 \uC5B4 206
\uC601\uC5B4 206
\uC624 -212
\uC678 388
\uC694 \uC77C 314
\uC694\uC77C 314
\uC694\uC77C \uC77C\uC5D0 163
\uC6D0 -235
\uC704 -137
\uC73C\uB85C \uC55E 374
\uC744 -287
\uC751 209
\uC751 \uB2F5 251
\uC751\uB2F5 251
\uC774 -287
\uC774 \uC57C 147
\uC774\uC57C 147
\uC778 -275
\uC77C 179
\uC77C \uB2E8 -193
\uC77C \uBD80 128
\uC77C \uC5D0 131
\uC77C\uB2E8 -193
\uC77C\uBD80 128
\uC77C\uC5D0 131
\uC784 167
\uC785 265
\uC785 \uB2C8 161
\uC785\uB2C8 161
\uC785\uB2C8 \uB2C8\uB2E4 164
\uC788 -134
\uC788 \uB294 -154
\uC788 \uC5B4 178
\uC788\uB294 -154
\uC788\uC5B4 178
\uC790 -281
\uC791 189
\uC791 \uC131 232
\uC791\uC131 232
\uC791\uC5C5 \uC5C5\uD574 125
\uC7AC -204
\uC801 -153
\uC804 139
\uC804 \uC5D0 203
\uC804\uC5D0 203
\uC804\uC5D0 \uC804 137
\uC808 121
\uC811 131
\uC815 -268
\uC838 132
\uC870 -160
\uC880 -226
\uC88B -121
\uC8FC \uACE0 159
\uC8FC\uACE0 159
\uC900 210
\uC904 -300
\uC904 \uB798 -156
\uC904\uB798 -156
\uC911 -198
\uC918 -142
\uC918 \uC57C 175
\uC918\uC57C 175
\uC9C0 \uB9C8\uC138 137
\uC9C0 \uC5D0 154
\uC9C0\uC5D0 154
\uC9C1 151
\uCC3E -124
\uCC98 168
\uCD94\uAC00 \uAC00\uB85C 143
\uCD9C 195
\uCEE4 \uBC0B 170
\uCEE4\uBC0B 170
\uCEE4\uBC0B \uCEE4 235
\uCF00 -185
\uCF54 322
\uCF54 \uB4DC 352
\uCF54\uB4DC 352
\uCF54\uB4DC \uB4DC\uB294 162
\uD0A4 198
\uD0A4 \uB294 280
\uD0A4\uB294 280
\uD0A4\uB294 \uD0A4 280
\uD0C0 361
\uD0C0 \uC785 166
\uD0C0\uC785 166
\uD0DC 231
\uD1B5 209
\uD300 172
\uD310 285
\uD3EC 421
\uD45C 180
\uD558 \uB294 161
\uD558 \uC790 190
\uD558\uB294 161
\uD558\uC790 190
\uD55C \uB2E4 -171
\uD55C\uAC70 \uAC70\uC57C 122
\uD55C\uB2E4 -171
\uD560 -122
\uD568 202
\uD56D 308
\uD56D \uC0C1 389
\uD56D\uC0C1 389
\uD56D\uC0C1 \uD56D 304
\uD574 \uC11C -174
\uD574 \uC8FC\uC138 129
\uD574\uBD10 \uD655 153
\uD574\uC11C -174
\uD574\uC918 -245
\uD574\uC918 \uBC88 -175
\uD638 225
\uD654 238
\uD654 \uBA74 -130
\uD654\uBA74 -130
\uD68C -129`};var ut=600,ht=/`[^`]*`/g,mt=/https?:\/\/\S+/g,pt=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,ft=/\b[\w-]+\.[a-z]{1,5}\b/g,gt=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,wt=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,bt=/\b\d[\w.]*/g,yt=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,vt=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,kt=",:;\u2014\u2013",xt=5,St=6,Et=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(ht," \xA7code ").replace(mt," \xA7url ").replace(pt," \xA7path ").replace(ft," \xA7file ").replace(wt,e=>e.toLowerCase()).replace(gt," \xA7name ").replace(bt," \xA7num ").toLowerCase(),At=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function Ot(n){let e=(Et(n.slice(0,ut)).match(yt)??[]).flatMap(s=>vt.test(s)?At(s):s),t=e.filter(s=>!kt.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,r)=>`${e[r]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(St,Math.floor(t.length/xt))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var Tt=n=>new Map(n.split(`
`).map(e=>{let t=e.lastIndexOf(" ");return[e.slice(0,t),Number(e.slice(t))]})),Rt=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1),$t=u(()=>Tt(U.words)),zt=/\b[a-z]{2,}[A-Z][a-z]\w*|\b\w+_\w+|\b\w+\(\)/g,It=-20,Lt=6,bn=1;function yn(n){let e=Ot(n);return e.length<Lt||(n.match(zt)?.length??0)>1?It:(U.bias+Rt(e,$t()))/100}var _t=/\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|d\u00e9cid\u00e9)\b|\u51b3\u5b9a|\u6c7a\u3081/i,jt=/^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|n\u00e3o)\b[,.:;! \u2013\u2014-]|\binstead\b|\brather than\b|(?:,| and) not \w/i,Nt=/\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i,qt=/\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i;function vn(n){return _t.test(n)?"decision":jt.test(n)?"correction":(qt.test(n)||ln.test(n))&&!Nt.test(n)?"preference":"convention"}var kn=/^(?:and|also|plus)\W+(?:\w+ )?(?:use|prefer|avoid|stick to) (?:\S+ ?){1,6}$/i,F=160,Mt=/^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:\u2013\u2014-][ ,.!:\u2013\u2014-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;\u2013\u2014-][ ,.!:;\u2013\u2014-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:\u2013\u2014-]+)+(?=\S{2,} \S)/i,b=n=>n.replace(Mt,"");function xn(n){for(let e of n){let t=b(e),o=v(t,F)??v(e,F);if(o!==void 0)return o}return`${x(b(n[0]??""),F-1).replace(/[\s\u2026.]+$/,"")}\u2026`}var Sn=3e3,En=1e3,Dt=/^\s*(?:<[a-z]+(?:-[a-z-]+)?[\s>]|!|\/[\w:-]+(?:\s|$)|implement the following plan|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i,R=/^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |\u276f|%|#{1,6} |[\u251c\u2514\u2502\u2500\u2501])/,Ct=/(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g,Wt=/\b((?:remember|memori[sz]e|keep in mind)\b[^\n:]{0,60}(?:(?=:)|:[ \t]+(?:[^\s:]+ ){0,3}[^\s:]*[^\s:.?!](?=:?[ \t]*\n[ \t]*```))):?[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`]{2,600}?)\n\s{0,8}```/gi,Ht=/^[ \t]*(?:(?:<private>[^<]*<\/private>|\[REDACTED:private\])\s*)+/gim,Pt=/(?<=[\u3002\uff01\uff1f])(?=[^\u3002\uff01\uff1f])/,Ut=/^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s/;function An(n){let e=n.replace(Ht,"").replaceAll("\u2019","'");if(Dt.test(e))return[];let t=(r,a,l)=>`${a}: \`${l.trim().replace(/\s*\n\s*/g,"; ")}\``,o=Yt(nn(e.replace(Wt,t).replace(Ct,"$1 `$2`"))),s=0;return Vt(o.split(`
`)).flatMap((r,a)=>(r.trim()===""&&(s+=1),(R.test(r)?[]:Ft(tn(en(r)))).flatMap(c=>c.split(Pt)).map(c=>({text:c,line:a,block:s,isItem:Ut.test(r)}))))}function Ft(n){let e=[];for(let[t,o]of n.entries()){let s=e.at(-1)??"";Bt(s)&&n.slice(t).some(a=>/["\u201d]/.test(a))?e[e.length-1]=`${s} ${o}`:e.push(o)}return e}var Bt=n=>(n.match(/(?<!\d)"/g)??[]).length%2===1||n.lastIndexOf("\u201C")>n.lastIndexOf("\u201D");var Kt=56,Gt=/^[ \t]{0,8}[\p{Ll}`(]/u;function Vt(n){let e=[];for(let t of n){let o=e.at(-1)??"";o.length>=Kt&&!/[.!?:;]\W*$/.test(o.slice(-8))&&Gt.test(t)&&![o,t].some(r=>R.test(r))?e[e.length-1]=`${o} ${t.trim()}`:e.push(t)}return e}function Yt(n){return n.length<=Sn+En?n:`${Z(n,Sn)}
${X(n,En)}`}function B(n,e){let t=[],o=n[e+1]?.isItem===!0,s=n[e]?.line??0;for(let r=e+1;r<n.length;r+=1){let{line:a,isItem:l}=n[r];if(l!==o||a>s+(o||t.length===0?2:1))break;a===s?t.at(-1)?.push(r):t.push([r]),s=a}return t}function K(n,e){let t=n[e+1]?.isItem?B(n,e).flat():[e+1],o=t.at(-1)??e,s=n[o+1],r=s?.line===(n[o]?.line??0)+1&&/^\p{Ll}/u.test(s.text);return(n[o]?.isItem&&r?[...t,o+1]:t).filter(a=>a<n.length)}var Zt=new Set("a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(" "));function V(n){return n.toLowerCase().replaceAll("\u2019","'").split(/[^\p{L}\p{N}.']+/u).every(t=>Zt.has(t.replace(/^[.']+|[.']+$/g,""))||!/[\p{L}\p{N}]/u.test(t))}var Xt=1e3,G=300,On=4,Tn=8,Qt=2.9,Jt=n=>Rn(n)[0];function Rn(n){let e=to(An(n)),t=e.map(({text:i})=>P(i)),o=e.map(({text:i},p)=>t[p]?.fact||i),s=[...t.keys()].flatMap(i=>no(e,t,i)),r=i=>In.test(o[i]??"")?K(e,i):[],a=new Set(s.flatMap(({at:i})=>[...i,...i.flatMap(r)])),l=o.length>Tn?Qt:bn,d=i=>!/[?\uff1f]\W*$/.test(i)&&yn(i)>=l,c=o.map((i,p)=>!a.has(p)&&t[p]===void 0&&d(i.replace(uo,'""'))?vn(i):void 0),m=[...c.keys()].filter(i=>c[i]!==void 0),w=[];for(let i of m.length>On?[]:o.keys()){let p=c[i]??(kn.test(o[i]??"")?"preference":void 0);if(p===void 0||a.has(i))continue;(c[i]===void 0&&w.at(-1)?.at[0]===i-1||c[i]!==void 0&&oo(o,e,i))&&w.push({type:p,at:[i]})}let g=io(w,o).slice(0,o.length>Tn?1:On),y=[...s,...g].map(i=>so(i,o,e));return y.filter(({text:i},p)=>y.findIndex(Y=>Y.text===i)===p)}function no(n,e,t){let o=e[t];if(o===void 0)return[];let s="remember";if(o.fact===""&&o.leads){let a=B(n,t);return(a.length>0?a:[[t]]).map(l=>({type:s,at:l,about:o.about}))}if(o.fact===""||V(o.fact)){let a=lo(n,e,t);return a===t&&n[t]?.text.endsWith("?")?[]:[{type:s,at:[a]}]}let r=[];for(let a=t+1;o.leads&&n[a]?.line===n[t]?.line;a+=1){let l=n[a]?.text??"";if(e[a]!==void 0||$n(l)||/[?\uff1f]\W*$/.test(l))break;r.push({type:s,at:[a]})}return[{type:s,at:[t],about:o.about},...r]}var eo=/^(?!(?:use|ensure|apply|follow|remember)\b).*\b(?:this|that|these|those|the following|below)\b/i;function to(n){let e=n.findIndex(({text:a})=>a.endsWith(":")&&eo.test(b(a))&&$n(a)&&!P(a)),[t,o]=e<0?[]:n.slice(e);if(t===void 0||o===void 0||t.line===o.line)return n;let s=n.slice(e+1),r=s.findIndex(({block:a,isItem:l})=>a>o.block&&!l);return[...n.slice(0,e+1),...r<0?[]:s.slice(r)]}var $n=n=>{let e=b(n).replace(/^(?:(?:now|please|then|can you|could you),? )+/i,"");return O.test(e)||H.test(e)};function oo(n,e,t){let o=Ln(n,e,t);return o!==void 0&&!/\u2026\s*$/.test(zn(n,[t,...o]))}function zn(n,e){let t=s=>s.flatMap(r=>n[r]??[]),o=b(t([...e].sort((s,r)=>s-r)).join(" "));return e.length>2&&o.length>G?x(o,G):(e.length>1?v(o,G):void 0)??xn(t(e))}function so({type:n,at:e,about:t},o,s){let[r=0]=e,a=e.length>1?[]:Ln(o,s,r)??[],l=o.map((g,y)=>y===r&&t!==void 0?`${t.charAt(0).toUpperCase()}${t.slice(1)}: ${g}`:a.includes(y)&&y!==a.at(-1)?g.replace(/[^.!?;:,]$/,"$&;"):g),d=s[r]?.line===s[r+1]?.line?o[r+1]??"":"",c=ao.test(d)?[r+1]:[],m=[...e,...a,...ro.test(d)?[r+1]:c],w=fo(`${o[r]} ${s[r]?.text}`);return{type:n,text:ho(l,m),summary:zn(l,[r,...a,...c]),scope:w?"user":"repository"}}var ro=/^(?:because|otherwise|the reason|that's (?:why|because)|this is because|it's because|or else|weil|sonst|parce que|sinon|porque|denn)\b/i,ao=/^(?:so )?(?:please )?(?:never|always|don't|do not) (?:ever )?\w+ (?:this|that|it)\b/i,io=(n,e)=>{let t=({at:[s=0]})=>e[s]??"",o=(s,r)=>s.split(" ").length>2&&W(s,r)&&!W(r,s);return n.filter(s=>!n.some(r=>o(t(s),t(r))))};function lo(n,e,t){let o=s=>{let r=n[s]?.text;return r!==void 0&&e[s]===void 0&&!V(r)&&!/[?\uff1f]\W*$/.test(r)};return[t-1,t+1].find(o)??t}var co=/\b(?:this|that|it|these|those|them)\b(?=\W*$|[.,;!]|\s+(?:again|any ?more|on|here|either|later|in mind|but|and|except|unless|when|until|yourself|(?:is|are|was) (?:the|how|what|why|where))\b)|\b(?:any|all|none|some) of (?:this|that|it|these|those|them)\b/i,In=/:\W*$/;function Ln(n,e,t){let o=n[t]??"",s=In.test(o),r=on(o.replace(/\bmake (?:sure|certain)\b/i,""));if(!s&&(r||!co.test(mn(b(o)))))return[];let a=s?K(e,t):[t-1].filter(l=>l>=0);return a.length===0?void 0:a}var uo=/"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;function ho(n,e){let[t=0]=e,o=/^(?:this|that|it|these|those|but|so|because|then)\b/i.test(n[t]??"")?[t-1]:[],s=[],r=0;for(let a of[t,...o,...e.slice(1)]){let l=(n[a]?.length??0)+1;a<0||s.includes(a)||r>0&&r+l>Xt||(s.push(a),r+=l)}return s.sort((a,l)=>a-l).flatMap(a=>n[a]??[]).join(" ")}var mo=/\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\bglobally\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i,po=/\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i,fo=n=>mo.test(n)&&!po.test(n);0&&(module.exports={PASTED,droppedIn,forgetIn,isBareRequest,statementIn,statementsIn});
});
// build f2a9b413cfb0bb0efdb2b656c8da2f2b
