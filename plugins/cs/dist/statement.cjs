(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var M=Object.defineProperty;var Zn=Object.getOwnPropertyDescriptor;var Xn=Object.getOwnPropertyNames;var Qn=Object.prototype.hasOwnProperty;var Jn=(n,e)=>{for(var t in e)M(n,t,{get:e[t],enumerable:!0})},ne=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Xn(e))!Qn.call(n,s)&&s!==t&&M(n,s,{get:()=>e[s],enumerable:!(o=Zn(e,s))||o.enumerable});return n};var ee=n=>ne(M({},"__esModule",{value:!0}),n);var K1={};Jn(K1,{droppedIn:()=>jn,forgetIn:()=>w,statementIn:()=>L1,statementsIn:()=>Bn,toForgetIn:()=>_1});module.exports=ee(K1);function on(n,e=8192,t=8192){return n.length<=e+t?n:`${te(n,e)}
${oe(n,t)}`}function te(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function oe(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function O(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}function u(n){let e;return()=>(e??={it:n()},e.it)}function sn(n){let e=new Map;return t=>(e.has(t)||e.set(t,n(t)),e.get(t))}function T(...n){let e=u(()=>new Set(n.flat().join(" ").split(" ")));return{has:t=>e().has(t)}}function se(n,e){for(let t of e)n.push(t)}function x(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):se(o,t)}function ae(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var rn=/^\s*(?:<(?:[a-z]+[-_][\w-]+|system|instructions?|std(?:out|err)|output)[\s>]|!|\/[\w:-]+(?:\s|$)|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i,ln=/^\s*(?:please\s+)?(?:implement|execute|carry out)\s+(?:the|this) following plan\b:?/i,an=n=>n.split("|");var dn=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var re="forget |vergiss|vergesst|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|esquece|em mente|tome nota|mem\xF3ria|ricorda|dimentica|scorda|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0";var W=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,ie=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,le="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike|scrap |disregard ",C=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,de=[["after all",C],["instead of",C],["rather than",C],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",W],["repo",W],["codebase",W],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],["ignore",/\bignore\b.*\b(?:rule|convention|polic|decision|preference|guideline)/],[" me",ie]],cn=n=>ae(n,[...an(le),...de,...an(re)]);var ce="[^aeiou]",F="[aeiouy]",g=`${ce}[^aeiouy]*`,E=`${F}[aeiou]*`,H=new RegExp(`^(?:${g})?${E}${g}`),ue=new RegExp(`^(?:${g})?${E}${g}(?:${E})?$`),G=new RegExp(`^(?:${g})?${E}${g}${E}${g}`),un=new RegExp(`^(?:${g})?${F}`),he=/([^aeiouylsz])\1$/,hn=new RegExp(`^${g}${F}[^aeiouwxy]$`),me=u(()=>P("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),pe=u(()=>P("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),ge=u(()=>P("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function P(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",a=""]=o.split(":");x(e,s.slice(-2),[[s,a]])}return e}function D(n,e,t){let o=e.get(n.slice(-2))?.find(([a])=>fe(n,a));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var fe=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function we(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function be(n){if(n.endsWith("eed"))return H.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!un.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:he.test(e)?e.slice(0,-1):hn.test(e)?`${e}e`:e}function ye(n){return n.endsWith("y")&&un.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function ve(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(G.test(t)||ue.test(t)&&!hn.test(t))&&(e=t)}return e.endsWith("ll")&&G.test(e)?e.slice(0,-1):e}function S(n){if(n.length<3)return n;let e=ye(be(we(n))),t=D(D(e,me(),H),pe(),H);return ve(D(t,ge(),G))}var ke=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
criterion:criteria analysis:analyses`,eo=u(()=>{let n=ke.split(/\s+/).map(e=>e.split(":"));return new Map(n.flatMap(([e="",t=""])=>t.split(",").map(o=>[o,e])))});var xe=n=>n.slice(0,2);var Ee=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/)),mn=n=>Ee.has(n),Se=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
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
row line record|execute run|multiply product|calculate compute`,Re="python java javascript typescript golang rust ruby php perl scala kotlin swift",$e=.4,Oe=.15;var to=u(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(a=>a.split(" ")))for(let a of new Set(s.map(xe)))x(n,a,[{words:s,share:o}])};return e(Se,$e),e(Ae,Oe),n});var oo=u(()=>new Set(Re.split(" ").map(S)));var U={de:`der das dem den ein eine einen einem einer eines und oder nicht ist sind wird werden wurde wurden warum wie wo welche welcher
welches wenn weil dass mit ohne f\xFCr von vom beim auf aus bei nach \xFCber unter zwischen durch gegen ich wir sie ihr mein meine unser kann k\xF6nnen
muss m\xFCssen darf d\xFCrfen soll sollte haben hat auch noch nur schon zum zur im sich man obwohl`,fr:`le la les un une du de et ou o\xF9 est sont dans pour par sur avec sans pas ne que qui quoi quand comment pourquoi ce cette ces son
sa ses leur leurs nous vous ils elles il elle je mon ma mes \xEAtre \xE9t\xE9 \xE9tait au aux si plus quel quelle quels quelles`,es:`el los las un una unos unas del de y o es son est\xE1 est\xE1n en por para con sin qu\xE9 c\xF3mo cu\xE1ndo d\xF3nde cu\xE1l qui\xE9n porque que se su sus
mi mis nuestro lo al no m\xE1s fue hay tiene cuando como este esta estos estas ser`,pt:`o os as um uma uns umas do da dos das de e ou \xE9 s\xE3o est\xE1 est\xE3o em no na nos nas por para com sem que qu\xEA como quando onde qual quem
porque se seu sua seus suas meu minha n\xE3o mais foi h\xE1 tem este esta esse essa ser ao aos pelo pela`},Te=new Set("la de me no o e y a as do on par plus pour un son sa ma lo en se si as os um ne".split(" "));var pn=n=>n.normalize("NFKD").replace(/[\u0300-\u036f]/g,""),lo=u(()=>{let n=new Map;for(let[e,t]of Object.entries(U))for(let o of t.split(/\s+/))Te.has(o)||x(n,o,[e]);return n}),ze=u(()=>new Set(Object.values(U).flatMap(n=>n.split(/\s+/)))),gn=n=>ze().has(n.normalize("NFC").toLowerCase()),co=sn(n=>{let e=t=>[t,pn(t),S(pn(t))];return new Set(U[n].split(/\s+/).flatMap(e))});var qe=/^\s*(?:```|~~~)/;var wn=/^(\s*)(?:[-*+\u2022]|\d{1,3}[.)])\s+/;function bn(n){let e=!1;return n.split(/\r?\n/).flatMap(o=>{let s=qe.test(o);return s&&(e=!e),s?"":e?[]:o}).join(`
`)}var je=/`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g,yn=n=>n.replace(/^\s*(?:#{1,6}|[-*+\u2022]|\d{1,3}[.)])\s+/,"").replace(/^\[[ xX]\]\s+/,"").replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g,"$1").replace(je,e=>e.startsWith("`")?e:"").replace(/\s+/g," ").trim(),Le=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function q(n){let e=[],t=0,o=!1;for(let{0:s,index:a}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",a)>=0)continue;let r=a+s.length;Le.test(n.slice(Math.max(t,r-12),r))||(e.push(n.slice(t,r).trim()),t=r)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var _e="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",mo=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${_e})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g");var Ie=/\s[\u2014\u2013-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi,Ne=/\s*\([^()]{0,400}\)/g,Me=20,We=/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;function j(n,e){let t=n.replace(/\s+/g," ").trim();if(t==="")return;let o=fn(t);if([...o].length<=e)return o;let s=t.replace(Ne,""),a=s.slice(0,2*e),r=[...a.matchAll(Ie)].map(({index:c})=>a.slice(0,c)).reverse(),l=c=>De(c)&&We.test(c)&&!Ce.test(c),d=c=>[...c].length<=e&&c.length>=Me;return[s,...r.filter(l)].map(fn).find(d)}var Ce=/\b(?:only|just|even|not|and|or|but|both|either)\W*$/i,De=n=>z(n,"`")%2===0&&z(n,'"')%2===0&&z(n,"(")===z(n,")"),z=(n,e)=>n.split(e).length-1;function fn(n){let e=n.replace(/^[\s,;:\u2013\u2014-]+|[\s,;:\u2013\u2014-]+$/g,""),t=e.charAt(0),o=/^\p{Ll}[\p{Ll}'\u2019-]*(?:[\s,;:!?]|\.(?!\w)|$)/u.test(e)?t.toUpperCase()+e.slice(1):e;return/[.!?\u2026\u3002\uff01\uff1f][)"'`\u2019\u201d]*$/.test(o)?o:`${o}.`}var He=/\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|d\u00e9cid\u00e9)\b|\u51b3\u5b9a|\u6c7a\u3081/i,Ge=/\binstead of\b|\brather than\b|(?:,| and) not \w/i,Fe=/^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|n\u00e3o)(?:[,.:;!]| [\u2013\u2014-]+ )|\binstead\b(?! of\b)/i,Pe=/\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i,Ue=/\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i,Ke=n=>Ue.test(n)||dn.test(n);function xn(n){return He.test(n)?"decision":Ge.test(n)||Fe.test(n)?"correction":Be(n)}var Be=n=>Ke(n)&&!Pe.test(n)?"preference":"convention";var L=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,K=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i,A=n=>{let e=f(n).replace(/^(?:(?:now|please|then|let's|can you|could you),? )+/i,"");return L.test(e)||K.test(e)},Ve=/\b(?:must|mustn't|should|shouldn't|ha(?:s|ve) to|needs? to|may)\b/i,En=/\b(?:we|us|ours?|i|my|always|n?ever|every\w*|each|any\w*|nobody|no one|when(?:ever)?|from now on|in (?:this|the) (?:repo|repository|project|codebase)|here|by default)\b/i,Ye=/\b(?:too|as well|also)\b/i,vn="(?:a?ha(?:ha)+h?|he(?:he)+|hihi|lo+l|rofl|lmao|just kidding|jk|(?:ja){2,}|mdr|ptdr|k{4,}|(?:rs){2,})(?!\\p{L})",Ze=new RegExp(`(?:^|[.!?,;:(\u2013\u2014] )[^\\p{L}\\p{N}]*${vn}(?!\\.\\w)|(?<![\\p{L}.])${vn}(?=[^\\p{L}\\p{N}]*$)|[\u{1F602}\u{1F923}]`,"iu"),Xe=/^(?:(?:please|and|so|just|but|then|always|never|bitte|from now on|going forward|in (?:the )?future|ab jetzt)[, ]+)*(?:(?:go|do|work|live|be|keep|leave|make|have|stay|continue|handle|try|mach|lass)\b ?(?:it|that|this|so|them|things)? ?(?:without|the same|this way|that way|like (?:this|that)|again|so|instead|otherwise|as (?:it|they) (?:is|are)|ohne|so)?)(?:,? (?:please|always|too|again|from now on|going forward|in (?:the )?future|next time|every time|bitte|ab jetzt|immer))*\W*$/i,Sn=n=>Ze.test(n)||Xe.test(f(n))||rt(n).size===0||Ye.test(n)&&A(n)&&!En.test(n),Qe=/^(?:it|they|he|she)\b(?! turns out\b|(?:'s| is| was) (?:\S+ ){1,4}(?:to|that|when|if)\b)/i;function An(n,e,t=n[e]??""){return e>0&&Qe.test(f(t))?!0:Ve.test(t)&&!En.test(t)&&n.slice(0,e).some(A)}var Je=T(["a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself"]);function B(n){return(n.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}.'\u2019]*[\p{L}\p{N}])?/gu)??[]).every(t=>Je.has(t.replaceAll("\u2019","'")))}var kn=160,nt=/^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:\u2013\u2014-][ ,.!:\u2013\u2014-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;\u2013\u2014-][ ,.!:;\u2013\u2014-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:\u2013\u2014-]+)+(?=\S{2,} \S)/i,f=n=>n.replace(nt,"");function Rn(n){let t=n.flatMap(o=>[f(o),o]).map(o=>j(o,kn)).find(o=>o!==void 0);return t!==void 0?t:`${O(f(n[0]??""),kn-1).replace(/[\s\u2026.]+$/,"")}\u2026`}var et=T(["now actually here repo project anymore always never ever again allowed only please run runs go goes use uses using used ve ll re over need needs conventions switched moved migrated changed upgraded went gone replaced replaces replace dropped out everywhere stop too haha hehe lol thanks btw"]),tt=T(["jetzt hier immer nutzen nutzt benutzen verwenden verwendet brauchen umgestiegen gewechselt sondern bitte \xFCberall projekt","toujours utilise utilisez utiliser utilisons ici d\xE9sormais on siempre usamos usar usad aqu\xED ahora hace falta sirve aqui agora projet proyecto projeto este cette neste deste","usa usate usiamo usare sempre adesso qui ora poi pi\xF9 il lo gli del della dei delle nel nella nei nelle di per con che non serve servono progetto questo"]),ot=n=>mn(n)||gn(n)&&n!=="comment"||et.has(n)||tt.has(n),st=/[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu,at=/\b[Dd]ie(?= \p{Lu})/gu,rt=n=>new Set((n.replace(at,"").toLowerCase().match(st)??[]).filter(e=>!/^\p{L}$/u.test(e)&&!ot(e)).map(e=>S(e.replace(/^add(?:ing|ed)$/,"add").replace(/(?<=\p{L}{4})en$/u,""))));var zn="instead of|rather than|in place of|(?:an)?statt|anstelle (?:von|de[rs])|au lieu d(?:e|es|u)|au lieu d(?=')|plut\xF4t que|\xE0 la place d(?:e|es|u)|en (?:lugar|vez) de|em (?:vez|lugar) d[eoa]s?|ao inv\xE9s d[eoa]s?|invece (?:di|del\\S*|che)|anzich\xE9|al posto d\\S+",Z="(?:needed|used|required|necessary|supported|in use|gebraucht|ben\xF6tigt|verwendet|genutzt|n\xF6tig|besoin|n\xE9cessaires?|utiles?|utilis\xE9e?s?|necessari[oae]s?)",R=`(?:no longer|nicht (?:mehr|l\xE4nger)|non (?:pi\xF9|plus)|ya no|n\xE3o mais|n(?:e |')\\S{1,30} plus|non \\S{1,30} pi\xF9|n\xE3o \\S{1,30} mais|no \\S{1,30} m\xE1s)(?! ${Z}(?![\\p{L}]))`,v=" any ?(?:more|longer)",qn=`((?:(?!${v}\\b)[^,;:.()]|\\.(?=\\w)){1,60})`,So=new RegExp(`(?:[,;] (?:and |but |und |et |y |e )?(?:${R}|not|never|no(?: more(?! than))?|nicht|pas|non|n\xE3o)|(?<=(?<!\\p{L})(?:nouveau|d\xE9sormais|dor\xE9navant|maintenant)(?:, | [^,;]{1,60}, ))plus(?! d(?:e |'))|(?<!\\p{L})(?:${zn}|${R})|(?:\\b(?:not|never)|n't)(?=[^,;:.()]{1,60}${v}\\b))\\s+${qn}(?:${v})?`,"iu"),y="from (?:now|today|here) on(?:wards?)?|going forward|as of (?:now|today)|starting (?:now|today)|ab (?:jetzt|sofort|heute)|von (?:jetzt|nun) an|k\xFCnftig|d\xE9sormais|dor\xE9navant|\xE0 partir de maintenant|a partir de (?:ahora|agora|hoy)|de ahora en adelante|de agora em diante|d'ora in (?:poi|avanti)|da (?:ora|adesso) in poi",it="(?:please |always |now |we |you |i |wir |on |nous |bitte |nutzen wir |verwenden wir )*(?:use|run|write|take|prefer|put|do|make|go|import|call|nutzen?|verwenden?|nimm|utilise[rz]?|utilisons|us[aoe]|usate|usiamo|usamos|usar|utiliza[r]?)\\b",Ao=new RegExp(`^\\W*(?:(?:${y}|no|please|and|so)[,:]? )*(?:${zn}) (.{2,60}?)(?:,| (?=${it}))`,"iu"),X="(?:the |our |all |i |il |lo |la |le |gli |l'|les? |die |das |den |der |los |las |el |os |as )?",V=`(?:^|[,;:] (?:and |und |et |y |e )?)${X}`,Ro=new RegExp(`^\\W*(?:(?:no|nein|non|n\xE3o|ok(?:ay)?|please|bitte|and|so|also)[,.]? )*(?:drop|ditch|skip|leave out|never mind|lascia(?:te|mo)? (?:stare|perdere)|lass(?:t|en wir)?|laisse[zr]? tomber|deja(?:d|mos)?|deixa(?:r|mos)?) ${X}${qn}(?=.*(?:${R}|${v}|for good|${y}|non serv\\S+ pi\xF9|n'est plus))`,"iu"),$o=new RegExp(["\\b(?:switched|moved|migrated|changed|upgraded|went|gone) (?:\\w+ )?from ((?:[^,;:.()]|\\.(?=\\d)){1,40}?) (?:over )?to\\b","\\bvon (\\S+) (?:auf|zu) \\S+ (?:umgestiegen|gewechselt)","\\b(?:we(?:'ve| have)? (?:replaced|dropped)|replace(?=.* in (?:our|the) (?:conventions|rules|guidelines)\\b)) ([^,;:.()]{1,40}?)(?: (?:by|with|for)\\b|(?=\\W*$|[,;]))",`${V}([^,;:.()]{3,40}?) (?:(?:is|are|was|were|has been|have been) (?:gone|history|retired|replaced)|are out(?! now)|is out(?=[,;]| from))(?=\\W*$|[,;]| (?:by|with|from|now)\\b)`,`${V}([^,;:.()]{3,60}?) (?:(?:is|are|wird|werden|ist|sind) (?:no longer|not|nicht mehr) ${Z}|(?:brauchen|nutzen|verwenden) wir nicht mehr|n'(?:est|ont|sont) plus ${Z}|non (?:serv\\S+|si usa\\S*|(?:\xE8|sono) pi\xF9 necessari\\S) pi\xF9|ya no (?:hacen? falta|se usan?|sirven?|(?:es|son) necesari\\S+)|n\xE3o (?:\xE9|s\xE3o) mais necess\xE1ri\\S+)(?!\\p{L})`,"\\b(?:nutzen|verwenden|benutzen|brauchen) (?:wir )?([^,;:.()]{2,60}?) nicht mehr\\b","\\bplus besoin d(?:e |u |es |')([^,;:.()]{2,60})",`\\b(?:replaces|has replaced|takes the place of|ersetzt(?: ab jetzt| jetzt)?|remplace|sostituisce|sustituye(?: a)?|reemplaza(?: a)?|substitui) ${X}((?!it\\b|es\\b)[^,;:.()]{2,40}?)(?= (?:${y}|now|here|everywhere)|[,;]|\\W*$)`,"^\\W*(?:(?:please|no|ok(?:ay)?|and)[,.]? )*(?:stop using|no more(?! than)) ([^,;:.()]{2,40})",`^\\W*(?:(?:please|no|ok(?:ay)?|and)[,.]? )*stop running ([^,;:.()]{2,40}?)(?= (?:${y}|for good|here)(?!\\p{L})|[,;:] .*(?:${y}|for good))`,`${V}([^,;:.()]{3,60}?) (?:nicht (?:mehr|l\xE4nger)|ne sert plus)(?=\\W*$|,)`].join("|"),"iu");var Oo=new RegExp(`(?:^|[,;:.(]|\\bthat\\b)([^,;:.(]{0,80}?)(?<!\\p{L})(?:${R}|(?:do|does|is|are)(?:n't| not)(?=.{0,200}${v}))(?!\\p{L})`,"iu");var To=new RegExp(`${R}|${v}\\b|${y}|(?<!\\p{L})(?:everywhere|anywhere|throughout|\xFCberall|partout|ovunque|dappertutto|en todas partes|em todo lugar)(?!\\p{L})`,"iu");var zo=new RegExp(`\\b(?:(?:last|this) (?:week|month|year|sprint)|yesterday|today|for good|${y})(?!\\p{L})`,"giu"),lt=/\b(?:not|won't|don't|no longer)(?: going to)? (?:use|using|take|need|go with|keep) ([^,.;:]{2,40}?) (?:after all|any ?more)\b|^(?:(?:no|ok(?:ay)?|hm+|actually)\W+)*forget (?:about )?((?!(?:that|it|this|what|everything)\b)[^\s,.;:]+)[.;,!]|\b(?:instead of|rather than) ([^\s,.;:]+)/gi,jn=n=>[...n.replaceAll("\u2019","'").matchAll(lt)].map(([,e,t,o])=>e??t??o??""),dt="(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b",$="(?:vergiss|vergesst|oublie[sz]?|olvida(?:d|te de)?|esque[\xE7c][ae]|dimentica(?:te|ti)?|scorda(?:te|ti)?)(?:,? (?:bitte|por favor|per favore|s'il te pla\xEEt|s'il vous pla\xEEt))?",_="(?:(?:please|ok(?:ay)?|and|but|then|too|also|now|no|wrong|that(?:'s| is) (?:wrong|outdated)|actually|bitte|por favor|per favore|s'il te pla\xEEt|also|und|et|y|e)[,;.]? )*",ct="(?:last|previous|first|one|whole|part|and|but|(?:idea|thing|approach|change|commit|plan)(?=[,;:.!]|$| (?:and|but|for|from|with|in|on|about|of|we|you|i|it|please|now)\\b))",Ln=`(?<!(?:(?:^|: |\\bthat )(?:\\S+ )?(?:they|people|users?|customers?|visitors?|players?)|\\b(?:who|often|easily|will|might|may|would))\\b.{0,200})(?:[,;.!]\\s*(?:(?:and|but|then|und|et|y|e) )?|\\s+(?:and|but|then|und|et|y|e) )(?:(?:please|also|bitte|too),? )*(?:forget(?: about it)?,? that|${$},? (?:dass|que|che)) (?=\\S+ \\S+ \\S)`,ut=new RegExp(`^${_}(?:forget(?: about it)?,? that (?!${ct}\\b)|${$},? (?:dass|que|che) )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${dt}|[,;] (?:not|no longer|nicht|pas|n\xE3o|non)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,"i"),ht="(?:remember|note|(?:keep|bear) in mind|don't forget|merke? dir|merkt euch|denke? daran|vergiss nicht|retiens|retenez|n'oublie[sz]? pas|recuerda|ten en cuenta|no olvides|lembre(?:-se)?(?: de)?|n\xE3o esque\xE7a(?: de)?|ricorda(?:ti)?|non dimenticare)",mt=new RegExp(`(?:[,;.!]\\s*|\\s+(?=and|but|und|et|y|e))(?:(?:and|but|please|now|instead|rather|then|und|bitte|et|y|e),? )*${ht}(?: instead)?(?:,? (?:that|dass|que|che)|:).*$`,"is"),pt=400,$n="(?:rules?|conventions?|polic(?:y|ies)|preferences?|decisions?|guidelines?)",On="(?:about|on|regarding) ([^\\s,;:.]+(?: (?!(?:for now|today|this|just|in|and|but)\\b)[^\\s,;:.]+){0,5})",gt="(?:scrap|disregard|ignore(?=.* (?:from now on|any ?more|for good)$))",ft=new RegExp(`^${_}(?:(?:${gt}|forget)(?: about)? (?:(?:the|that|our|my|your|all|any) (?:(?:the|our|my|your) )?(?:((?:\\S+ ){1,3}?)${$n}|(?:${$n}|notes?|memor(?:y|ies)) ${On})|(?:what|everything|anything|all)(?: that)?(?: (?:i|you|we)(?:'ve| have)? \\w+(?: you)?)? ${On})|forget (?:who|what|which|where) ((?:the|our) (?:\\S+ ){1,4}?)(?:is|are|runs?|lives?))(?: from now on| any ?more| for good)?$`,"i"),wt="(?:regeln?|vorgaben?|konvention(?:en)?|vorlieben?|entscheidung|notiz|r\xE8gles?|consignes?|conventions?|pr\xE9f\xE9rences?|d\xE9cisions?|reglas?|normas?|convenci\xF3n|preferencias?|decisi\xF3n|regras?|conven\xE7\xE3o|prefer\xEAncias?|decis\xE3o|regol[ae]|convenzion[ei]|preferenz[ae]|decisione)",Tn="(?:mit|zu[mr]?|\xFCber|f\xFCr|vo[nm]|bez\xFCglich|sur|des?|du|pour|avec|concernant|sobre|d[aeo]s?|del|con|com|de[il]|degli|dell[ae]|su[il]?|sugli|sull[ae]|per)(?: (?:la|le|les|el|los|las|der|die|das|den|dem|i|gli))? ((?:d'|l')?[^\\s,;:.]+(?: [^\\s,;:.]+){0,5}?)",bt=new RegExp(`^${_}${$},? (?!.*(?:f\xFCr jetzt|erst ?mal|heute|dieser datei|pour l'instant|aujourd'hui|ce fichier|por (?:ahora|agora)|hoy|hoje|per ora|oggi|questo file))(?:(?:die|diese|unsere|meine|la|cette|notre|esa|esta|nuestra|a|essa|nossa|questa|nostra) (?:([^\\s,;:.]+?)-?regel|${wt} ${Tn})|(?:was ich|ce que j'ai|lo que|o que(?: eu)?|quello che|ci\xF2 che)(?: (?:dit|dije|disse|ho detto))? ${Tn}?(?: gesagt habe| dije| disse)?)$`,"i"),yt=new RegExp(`^${_}(?:you|we) (?:can|may|could|should)(?: now| safely)? forget(?: about)? (?:the|our|my|that) ([^\\s,;:.]+(?: (?!for now|today)[^\\s,;:.]+){0,5}?)(?: from now on| any ?more| for good| now| again)?$`,"i"),Y=(n,e)=>n.exec(e)?.slice(1).join("").trim()??"";function w(n){if(n.length>pt)return;let e=n.replaceAll("\u2019","'").replace(mt,"").replace(/^\s+|[\s.!]+$/g,""),t=ut.exec(e)?.[1];if(t!==void 0)return{clause:t,isTopic:!1,...e.includes(`dass ${t}`)?{isVerbLast:!0}:{}};let o=Y(bt,e);if(o!=="")return{clause:o,isTopic:!0};let s=Y(yt,e);if(s!=="")return{clause:s,isTopic:!0,isQuiet:!0,isMaybe:!0};let a=Y(ft,e);if(a==="")return;let r=!/\bforget\b/i.test(e)||/\b(?:is|are|runs?|lives?)$/i.test(e);return{clause:a,isTopic:!0,...r?{isQuiet:r}:{}}}var vt="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",kt="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",xt=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${kt}${vt}`,"i"),I="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",Et="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",St=new RegExp(`^${I}${Et}${I}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),At=new RegExp(`^${I},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),Rt=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b(?!.*\b(?:always|whenever|(?:each|every) time|(?:with|on|at|after|before) (?:each|every|any))\b))(?=\S+ \S)/i,$t=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,Ot=()=>/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,Tt=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${I}(?=\\W*$|, )`,"i"),zt=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,_n=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,qt=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,jt=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,Lt=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,_t=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,It=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,Nt=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,Mt=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function Wt(n){for(let e of n.matchAll(_t)){let[,t,o,s="",a=t,r=""]=e,l=(L.exec(r)??K.exec(r))?.[0],d=n.slice(0,e.index),c=It.test(d)||L.test(d);if(l===void 0||c&&!(a&&/now/i.test(s)))continue;let m=a!==void 0&&l!=="use"&&Mt.test(r.slice(l.length));if(/please|you/i.test(s)||(a??o)&&(m||Nt.test(d)))return d}return n}var Ct=/^\W*(?:please,? )?forget(?: about it)?,? that /i,Dt=new RegExp(Ln,"i");function In(n){let e=n.search(Dt),t=e<0?void 0:w(n.slice(e).replace(/^[\s,;.!]+/,""));return t===void 0?[n]:[n.slice(0,e),{takesBack:t}]}var Ht=/^,? (?:nothing|none|neither|no (?:part|word|bit))(?: (?:of|about|from|in) (?:(?!\b(?:is|are|was|were|has|have|must|may|should|can|will|does|do)\b)[^,;.:]){1,40})?(?=\W*$|[,;:.])/i;function Gt(n){let e=xt.exec(n);if(e===null)return;let t=Ct.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||qt.test(o)||Ht.test(o))return;let a=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!a&&jt.test(t))return;let r=St.exec(o),l=/for (?:future reference|the record)$/i.test(e[0]),d=r??At.exec(o)??Rt.exec(o)??(l?/^,? /.exec(o):$t.exec(o)??Ot().exec(o));if(d!==null){let[m,b]=In(o.slice(d[0].length)),i=Wt(m).replace(/^\s+|[?\s]+$/g,""),h=!a&&(Lt.test(t)||_n.test(i));if(r===null&&h)return;let k=r?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:i,leads:r!==null,before:t,...k?{about:k}:{},...b}}return Tt.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!a||!zt.test(o)||_n.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var Ft={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},Pt="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",Ut="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",Kt=u(()=>new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) )|(?<=^${$} .{0,200}) (?=[ye] ))${Pt}(?:${Object.values(Ft).map(([n,e])=>`(?:${n})${Ut}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i")),Bt=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,Vt="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*|[^\\s,;]+(?: [^\\s,;]+)?(?= (?:a[mn]|auf|aus|bei|bis|erst|f\xFCr|hinter|immer|im|in|jede[nrs]?|mit|nach|nachts|nicht|nie|nur|ohne|pro|\\p{Ll}+tags|t\xE4glich|seit|\xFCber|um|unter|vo[nmr]|zu[mr]?) )",Yt="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|hei\xDFen|gilt|gelten|geht|gehen|steht|stehen|bleibt|bleiben|kommt|kommen|geh\xF6rt|geh\xF6ren",Zt=new RegExp(`^dass (${Vt}) ([^,;]{1,200}) (${Yt}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function Xt(n){let e=Kt().exec(n);if(e!==null){let[o,s]=In(n.slice(e.index+e[0].length)),a=o.trim().replace(Zt,"$1 $3 $2$4"),r=n.slice(0,e.index).trim();return{fact:a,leads:/[:\uff1a]\s*$/.test(e[0]),before:r,...s}}let t=n.replace(Bt,"");return t===n?void 0:{fact:t,leads:!1,before:""}}var Qt=/(?:, (?:ok(?:ay)?|alright|all right|please|thanks|thank you|will you|would you))+[\s.!?]*$/i;function N(n){if(!cn(n))return;let e=n.replace(Qt,"");return Gt(e)??Xt(e)}var Jt=600,n1=/`[^`]*`/g,e1=/https?:\/\/\S+/g,t1=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,o1=/\b[\w-]+\.[a-z]{1,5}\b/g,s1=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,a1=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,r1=/\b\d[\w.]*/g,i1=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,l1=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,d1=",:;\u2014\u2013",c1=5,u1=6,h1=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(n1," \xA7code ").replace(e1," \xA7url ").replace(t1," \xA7path ").replace(o1," \xA7file ").replace(a1,e=>e.toLowerCase()).replace(s1," \xA7name ").replace(r1," \xA7num ").toLowerCase(),m1=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function Nn(n){let e=(h1(n.slice(0,Jt)).match(i1)??[]).flatMap(s=>l1.test(s)?m1(s):s),t=e.filter(s=>!d1.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,a)=>`${e[a]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(u1,Math.floor(t.length/c1))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var p1=150;function Mn(n){let e=0,t=u(()=>new Map(n.split(`
`).map(Wn)));return{get:o=>(e+=1,e>p1?t().get(o):g1(n,o))}}function Wn(n){let e=n.lastIndexOf(" ");return[n.slice(0,e),Number(n.slice(e))]}function g1(n,e){for(let[t,o]=[0,n.length];t<o;){let s=t+o>>1,a=n.lastIndexOf(`
`,s-1)+1,r=n.indexOf(`
`,s),l=r<0?n.length:r,[d,c]=Wn(n.slice(a,l));if(d===e)return c;d<e?t=l+1:o=a}}var Cn=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1);var Q={bias:-269,words:`, 463
, , -151
, a 462
, always -253
, and -255
, any 109
, as 113
, as\xED 181
, at 139
, before -146
, but -400
, can -264
, change -385
, code 108
, column -122
, commands 181
, controlla -120
, convert 190
, corrige -163
, daf\xFCr 114
, das 181
, dass -112
, default -287
, der 371
, deshalb 103
, die 316
, direct 105
, do -473
, donc 200
, done -126
, dont 120
, e -136
, el 232
, en 180
, err -160
, errors -228
, erst 151
, es 226
, especially 101
, espera -192
, etc -328
, everything 217
, fine -126
, float 234
, for 341
, generated 111
, git 369
, give 141
, go -136
, google 197
, grey -137
, half 159
, hence 133
, home 108
, how -137
, i'll -122
, i'm -111
, im -172
, immer 351
, implement -211
, is -214
, it -274
, jamais 99
, just 267
, j\xE1 -130
, keep -309
, kein 105
, keine 102
, kommt -135
, la 125
, le 134
, let 108
, let's -336
, like 143
, los 374
, mach -218
, max 186
, mira -146
, my 492
, nada 380
, never 327
, newer 170
, nicht 125
, niente 282
, no 413
, nobody 125
, noi 278
, none 197
, nosotros 111
, not 228
, nothing 183
, npm 116
, nur -446
, o 290
, one 340
, only -387
, or -440
, otherwise 244
, our 193
, pas 301
, passe 106
, pero -151
, pg 136
, please 107
, por -110
, porque 194
, port 163
, probably -136
, probier -153
, push -169
, python 133
, que -178
, raw 126
, read 115
, releases 110
, remember 171
, remove -136
, review -106
, reviewers 168
, rien 130
, right -175
, run -223
, same 118
, seules 110
, should -160
, show 163
, si 162
, since 224
, skip 201
, so 544
, something -148
, sonst 122
, sorry 119
, s\xF3 276
, take -197
, test -113
, thanks -328
, that -124
, that's 460
, thats 125
, the 152
, there's -211
, they 143
, to -172
, tout 134
, t\xF4i 174
, und 182
, update 97
, usa 113
, use 307
, v 124
, we 435
, we'll -120
, what -239
, whatever 161
, which -155
, will -137
, wir 359
, with 172
, without 106
, y -123
, ya -183
, you're -131
, zuerst 299
, \xA7file 274
, \xA7name -177
, \xA7num -354
, \u0431\u0435\u0437 374
, \u0432 268
, \u0433\u043B\u044F\u043D\u044C -114
, \u0434\u043E\u0431\u0430\u0432\u044C -248
, \u0438 -192
, \u043C\u044B 238
, \u043D\u0435 185
, \u043D\u043E -146
, \u0442\u043E\u043B\u044C\u043A\u043E -144
, \u0447\u0442\u043E -175
, \u6240\u4EE5 -161
, \u7136\u5F8C 140
- a 251
-a 251
: -240
: : 100
: a -117
: all -143
: die 614
: entire 123
: false -108
: if 170
: j -106
: la -124
: never 324
: no 493
: onedrive 163
: run 176
: s -128
: this -138
: two 222
: users 183
: \xA7code 178
: \xA7file -226
: \xA7name -363
: \xA7num -126
: \xA7path 361
: \xA7url -156
; and -129
^ -233
^^ -233
^^a -137
^^a partir 233
^^a tela -124
^^a \u90A3\u53F0 109
^^abbiamo scelto 114
^^acho que -187
^^all our -294
^^also we 118
^^always run -347
^^always use 93
^^and always 385
^^and as -297
^^and from -128
^^and it -247
^^and the -175
^^and use 330
^^aqu\xED los 170
^^ask me 175
^^because two 354
^^benutze nie 155
^^bitte einmal -94
^^bitte immer 179
^^branch names 232
^^british spelling 100
^^build a -100
^^can we -221
^^continue where 191
^^copy for 132
^^could you 247
^^create a -159
^^creo que -118
^^c\xE1mbialo en -110
^^d'ora in 160
^^deploys run -863
^^die \xA7name 118
^^do a -139
^^do not 359
^^do you -278
^^don't add 195
^^don't fix -118
^^don't forget 634
^^don't touch -352
^^du coup -156
^^el servidor 155
^^en este 129
^^every endpoint 186
^^every \xA7name 176
^^explain why -330
^^fang mit -90
^^feature branches 114
^^file \xA7path -238
^^files under 200
^^for example -101
^^for the -202
^^forget that -267
^^from now 435
^^generate the -137
^^give me -143
^^gli errori 118
^^go ahead -153
^^here is -179
^^house rule 173
^^i always 298
^^i asked -236
^^i did -100
^^i do 234
^^i dont -248
^^i forgot 175
^^i have -160
^^i need -309
^^i never -200
^^i only 155
^^i prefer 465
^^i pushed -138
^^i read 150
^^i review 123
^^i run 393
^^i test 197
^^i think -382
^^i told 302
^^i use 125
^^i want 189
^^i will -150
^^i work 246
^^ids are 172
^^if something 243
^^if the 120
^^if we -175
^^if you 486
^^il server 150
^^immer wenn -168
^^in general 127
^^in our 123
^^in the -165
^^in this 178
^^in x -139
^^in \xA7path -286
^^is there -179
^^it is -100
^^it never -143
^^jedes mal 94
^^keep it -101
^^la base -392
^^las pruebas 115
^^lass die -114
^^leave the -109
^^let's do -103
^^let's go 486
^^let's start -105
^^lo que 217
^^log scale -105
^^look at -218
^^looking at 110
^^los tests -206
^^main \u306B\u76F4 131
^^make a -142
^^make it -325
^^make sure -306
^^make the -421
^^merk dir 161
^^ne commite 156
^^ne modifie 115
^^neue abh\xE4ngigkeiten 142
^^never call 284
^^never commit 186
^^never do 238
^^never mind -229
^^never mock 266
^^never rebase 228
^^never use 115
^^nimm f\xFCr 145
^^no default 182
^^no don't -164
^^no lodash 244
^^no me -101
^^no no -140
^^no take 130
^^no tests -210
^^no thanks -180
^^no the -135
^^no wait -197
^^nobody has -117
^^not sure -106
^^note that -331
^^numbers in 168
^^nunca edites 119
^^o banco -226
^^ok -120
^^ok can 222
^^ok let's -144
^^ok so -167
^^ok thanks 502
^^on the 236
^^on this 153
^^one component 251
^^only the 320
^^option \xA7num 141
^^our amounts 107
^^our code -270
^^our tests -115
^^pas de 143
^^per ora -109
^^please add 106
^^please don't -198
^^please forget -204
^^please go -136
^^please never 320
^^please note 291
^^please remember -193
^^please revert 209
^^please stop 413
^^please use 194
^^push the -152
^^put a -198
^^remember -674
^^remember it 244
^^remember nothing -205
^^remember that -448
^^remember this 336
^^remember to -221
^^remember we 107
^^roda o -100
^^run make 235
^^same for 281
^^save files 126
^^schema changes 116
^^se n\xE3o -232
^^si no -116
^^skip the 151
^^sleeps in 107
^^so is 240
^^so only 130
^^so that -108
^^so the -161
^^start with -224
^^stick to 162
^^stop -234
^^stop adding 366
^^stop putting 269
^^take the -145
^^tell me -149
^^terraform state 136
^^tests need 247
^^that's wrong 215
^^the api -127
^^the billing -235
^^the crash -107
^^the decision 289
^^the deploy -212
^^the design 124
^^the firmware 163
^^the function -134
^^the integration 355
^^the list -115
^^the reason 409
^^the report 693
^^the sandbox 229
^^the service 146
^^the staging -231
^^the supplier 126
^^the test 190
^^the tests -349
^^the timeout -101
^^the vendor -116
^^the window 386
^^the \xA7name 162
^^there is 137
^^this repo 302
^^und bitte -112
^^unit tests 126
^^update \xA7file 134
^^usa siempre 132
^^use pathlib 101
^^use pnpm -200
^^use tabs -495
^^use \xA7code 121
^^use \xA7name -189
^^utilise toujours 205
^^utilisez toujours 113
^^verwende f\xFCr 89
^^verwende nie 140
^^wait for 578
^^we always 401
^^we are -264
^^we can -292
^^we decided 267
^^we deploy -549
^^we do 450
^^we keep -104
^^we log 128
^^we moved 179
^^we need -358
^^we never 111
^^we no 239
^^we settled 134
^^we should -114
^^we support 247
^^we use -384
^^we're a 115
^^we're done -118
^^we're on 145
^^what are -144
^^what is -100
^^when i -108
^^whenever i -91
^^whenever you 204
^^where is -111
^^wir duzen 175
^^wir haben -148
^^wir nutzen 304
^^wir pushen 222
^^write a -197
^^write the -119
^^x \xA7name -113
^^yes and 258
^^you are -304
^^you can -126
^^\xA7file is 137
^^\xA7name -205
^^\xA7name is 211
^^\xA7name need 271
^^\xA7name \xA7name -314
^^\xA7name \xA7num -343
^^\xA7name \xA7path 672
^^\xA7name \u306F 134
^^\xA7num -185
^^\xA7num \xA7num -154
^^\xA7path -133
^^\u043F\u043E\u043A\u0430 \u043D\u0435 -173
^^\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F \u0431\u0430\u0437\u0430 -250
^^\u0443 \u043D\u0430\u0441 141
^^\u4ECA\u56DE \u56DE\u306F -134
^^\u6211\u4EEC \u4EEC\u4E0D 101
^^\u6211\u5E0C \u5E0C\u671B 128
^^\u6211\u73B0 \u73B0\u5728 -125
^^\u6D4B\u8BD5 \u8BD5\u6570 -216
^^\u751F\u6210 \u6210\u7684 227
^^\u8ACB\u5E6B \u5E6B\u6211 -154
^^\uADF8\uB9AC \uB9AC\uACE0 -110
^^\uC11C\uBC84 \uC11C 116
^^\uC544\uB2C8 \uC544 -116
^^\uC6B0\uB9AC \uC6B0 105
^^\uC815\uC0B0 \uC815 102
^^\uC9C0\uAE08 \uC9C0 -106
^^\uCEE4\uBC0B \uCEE4 109
^^\uD14C\uC2A4 \uC2A4\uD2B8 -177
^a 268
^ab 263
^abbiamo 114
^acho -187
^add -371
^after -601
^aggiungi -100
^airflow 159
^ajoute -163
^alerts 123
^all 104
^also 202
^always 651
^ansible 135
^any 367
^anything 418
^anyway -143
^app -107
^aqu\xED 170
^are -277
^arm 185
^arruma -119
^as 113
^ask -123
^at -263
^aucun 135
^auf 170
^avoid 268
^bau -136
^before -263
^benutze 282
^betr\xE4ge 272
^big 283
^branch 155
^british 100
^btw 331
^budget 105
^build -127
^bump -249
^but -356
^buttons -108
^c -178
^c'est -370
^cada 195
^can -219
^change -127
^changelog 158
^chaque 235
^claude -245
^clean -149
^comments 311
^commit -478
^commits 145
^committe 109
^con -157
^consider -124
^continue -135
^corrige 240
^could 115
^coverage 114
^create -282
^creo -118
^customer 124
^customers -295
^c\xE1mbialo -110
^d'ora 160
^daqui 289
^datasets 198
^dates 187
^de 105
^debug -104
^decision 176
^delete 208
^den -111
^dependencies 116
^deploys -289
^depois -117
^deprecations 306
^der -382
^die -531
^do -360
^does -166
^don't 250
^donc -135
^dont -327
^draft -111
^drop -136
^du -156
^during -168
^en 236
^entire 167
^ent\xE3o -150
^env 216
^errors 326
^erzeug -151
^es -132
^every -100
^execute -126
^explain -186
^fang -90
^faz -125
^feature 182
^field -154
^file -289
^files 293
^find -192
^firmware 221
^first -176
^fixtures 81
^flags 101
^follow -219
^forget -308
^format -128
^four 349
^from 214
^fyi 229
^f\xFCr 159
^generate -194
^get -246
^gib 133
^git -139
^git-sync -163
^given -109
^go -499
^good -105
^great -138
^guarda -122
^h -197
^has -130
^have -273
^haz -148
^he -145
^here -160
^high -114
^hm -207
^hmm -153
^hotfixes 182
^house 265
^how -243
^however -312
^h\xE3y -187
^i'd -239
^i'll -143
^i've -235
^ich -104
^ids 172
^if -262
^ignore -100
^il -173
^im -518
^immer -168
^import -111
^in -103
^index 202
^inside 319
^install -111
^instead -246
^is -565
^it -658
^jedes 95
^just -179
^keep -188
^kindly -107
^kommentare 345
^label 187
^labels 143
^lance -152
^las 416
^lass -182
^le 92
^leave -147
^leg -118
^legal 264
^lege 80
^les 364
^let -247
^let's -145
^lets -194
^levanta -136
^like -110
^lo 118
^lockfile 288
^logging 147
^lombok 271
^looks -117
^los 332
^main -181
^make 782
^maybe -216
^medium -131
^mehdi 110
^merci -124
^merge -102
^merged -202
^merk 161
^messages 273
^migrations 145
^mocks 154
^money 166
^monta -114
^move -117
^must 238
^my -249
^name -163
^ne 163
^nei 137
^neue 227
^never 713
^new 502
^nice -141
^nie 496
^niente 415
^nimm 142
^no 351
^nobody 349
^node 131
^nos 121
^not -468
^note 195
^notebook 112
^nothing 122
^now -225
^npm 196
^numbers 168
^nunca 410
^nutze 159
^n\xE3o -197
^o -398
^okay -103
^old 130
^on 204
^once -333
^one 223
^only 317
^open -120
^option 135
^or -114
^os 160
^our 196
^patch -128
^per -190
^pin 95
^pode -104
^port -111
^prefer 135
^prefix 194
^prod 100
^proto 162
^public 176
^push -296
^pushing 197
^put 366
^q -102
^que -175
^quita -110
^read -286
^redis 120
^releases 151
^remember 430
^remembered -144
^rename -218
^replace -111
^report 139
^rerun -173
^research -192
^restart -145
^return -290
^review -459
^ricordati 217
^roda 131
^rough -125
^run -206
^running -236
^r\xE9dige -107
^same 151
^save 415
^scan -161
^schau -148
^schema 120
^schreib -120
^schreibe 175
^scope -127
^screenshots 322
^se -236
^secrets 115
^seems -104
^sem -132
^sempre 501
^setze 135
^should -266
^si -191
^siempre 223
^since -192
^skip 110
^sleeps 107
^small -110
^snapshots 218
^so -459
^soft 226
^solo 164
^sorry -131
^source -121
^split -146
^sql 216
^staging -145
^start -263
^stell -108
^stick 119
^stop 408
^strings 113
^stripe 151
^sweet -109
^swiftui 110
^switch -190
^tabs 368
^tag 851
^take 272
^tell -149
^terraform 269
^teste 122
^tests 169
^thanks -101
^that -298
^the -293
^then -263
^there -117
^there's -169
^theres -172
^these -156
^they -137
^they're 336
^this -263
^those 158
^time 369
^to -216
^toda 135
^translate -232
^two -347
^type -140
^un 365
^une 347
^unit 126
^unknown 148
^unsafe 233
^update -256
^upgrade -237
^use 80
^user -123
^users -145
^using -175
^utilise 164
^vergiss -147
^verify -392
^verwende 221
^vielleicht -161
^wait 343
^warum -167
^we 410
^we're 218
^wenn -111
^what -431
^whatever 139
^whats -139
^when -301
^whenever 178
^where -190
^while -209
^who -109
^why -322
^windows 108
^wir 550
^without -185
^wrap 279
^write -444
^x -118
^y -200
^yes -312
^you -249
^you're 336
^your -352
^yours 110
^\xA7code -500
^\xA7file -399
^\xA7num -431
^\xA7path -253
^\xA7url -216
^\xE0 267
^\xFCbersetz -103
^\u0432\u0441\u0435\u0433\u0434\u0430 525
^\u0434\u0430 -171
^\u0434\u0435\u043D\u044C\u0433\u0438 194
^\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 222
^\u0438 368
^\u0438\u0441\u043F\u0440\u0430\u0432\u044C -156
^\u043D\u0430 217
^\u043F\u0435\u0440\u0435\u043D\u0435\u0441\u0438 -116
^\u043F\u043E\u043A\u0430 -173
^\u043F\u0440\u043E\u0432\u0435\u0440\u044C -186
^\u0441 145
^\u0441\u0434\u0435\u043B\u0430\u0439 -157
^\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F -250
^\u0442\u0435\u0441\u0442\u044B 151
^\u0443 259
^\u3053\u306E -205
^\u4E0D\u662F -110
^\u4E0D\u80FD -163
^\u4E4B\u524D -192
^\u4ECA\u56DE -136
^\u4ECA\u5F8C 125
^\u4EE5\u540E 136
^\u4F46\u662F 331
^\u5148\u4E0D -145
^\u5185\u7F51 174
^\u524D\u7AEF 165
^\u53D1\u7248 162
^\u56FE\u7247 204
^\u5728 124
^\u5916\u90E8 111
^\u597D -127
^\u5982\u679C -318
^\u5E2E\u6211 -258
^\u5E6B\u6211 -262
^\u61C9\u8A72 -119
^\u6211\u4EEC 257
^\u6211\u5011 128
^\u6211\u5E0C 128
^\u6211\u73B0 -125
^\u6211\u7684 -112
^\u6216\u8005 -105
^\u6240\u4EE5 -132
^\u628A 117
^\u6D89\u53CA 110
^\u751F\u6210 190
^\u753B\u9762 104
^\u811A\u672C 130
^\u8ACB\u5E6B -154
^\u8BA2\u5355 -130
^\u8FD9\u4E2A 211
^\u91D1\u989D 109
^\u989C\u8272 230
^\uADF8\uB9AC -143
^\uC11C\uBC84 116
^\uC774 -127
^\uC77C\uB2E8 -108
^\uC815\uC0B0 102
^\uC9C0\uAE08 -152
^\uCEE4\uBC0B 109
^\uCFFC\uB9AC 108
^\uD14C\uC2A4 -177
a b 136
a better -128
a bit -140
a branch 160
a build -116
a bunch -103
a call 123
a change 282
a changelog 348
a choisi -120
a clean -142
a clear -110
a code -156
a comment 273
a commit -172
a connection 178
a conta 150
a dead 100
a dependency 257
a dev -171
a different -101
a doc 118
a docstring 393
a down 243
a feature -111
a field 131
a file 170
a flag 220
a fresh -100
a gente 175
a good 196
a hash 103
a i 179
a internet 286
a justification 129
a las 323
a line 225
a local -251
a look -188
a los 288
a mano 249
a migra\xE7\xE3o -118
a minute -185
a month 185
a new -110
a note 513
a number 103
a p -153
a partir 206
a pirate -266
a policy 219
a pr -114
a push 85
a question -161
a r 208
a redirect 221
a regression -138
a release 105
a renata 102
a request 156
a review 129
a row 269
a s -128
a screenshot 188
a script 309
a short -197
a sign-off 102
a small -180
a tabela -127
a table -131
a tela -138
a test 131
a thing 241
a throwaway 283
a ticket 313
a tooltip -137
a typo -136
a unique 101
a view 147
a week 213
a \xA7file -105
a \u90A3\u53F0 109
ab 447
ab bl 152
ab jetzt 123
abbiamo 114
abbiamo scelto 114
abbreviations 110
abbreviations in 139
aber -178
abh\xE4ngigkeit 82
abh\xE4ngigkeiten 213
ablation -124
above 508
above \xA7num 174
abre 130
absprache 136
abweicht 117
abweicht , 117
accept -120
accepted 381
accepted in 123
access 143
access to 115
accessibility 181
accetta 225
accidentally -139
account 148
account for 120
acc\xE8s 129
acho -187
acho que -187
across 225
across all 413
action -336
actions 210
actions to 100
active -156
actually -366
ad 156
ad hoc 205
add -264
add a -332
add it 164
add new 194
add other 320
add the 114
add this 475
add \xA7code 377
added -220
added , 128
added to 273
adding the 113
additional -144
address -257
addresses 450
adds -135
admin 327
admins 226
after 271
after a 133
after each 120
after init 477
after that 214
after the 308
after \xA7num 353
again -372
again , -150
again on 478
against 399
against it 193
against the 268
agent -626
agents -127
agents , 216
agents to -136
aggiungi -126
agora , -189
agora o -128
agora \xE9 102
agree -151
agree with -184
ahead -153
ahead and -112
ai -155
airflow 305
ajoute -163
al 180
al hacer -114
alert -147
alerts 191
algo 145
all -202
all , -152
all endpoints 247
all files -165
all my 204
all of -118
all our 261
all public 231
all services 154
all the -154
alle 350
alle \xA7num 104
allocate 149
allowed 358
allowed to 229
allowing 130
allows 284
allows \xA7num 487
alone 170
alone , 162
alongside 349
already -576
already , -186
already : 333
als 254
also -385
also be 478
also in -114
also need 136
also use -120
also we 135
alte funktion -92
alte \xA7name 162
alten -115
alternative -144
always 679
always around -105
always at -197
always call -168
always come -188
always end -156
always get -141
always go -256
always happens -242
always have -293
always in 280
always name 126
always need -120
always put 118
always run 268
always show -194
always squash 132
always stay -139
always use 130
am -227
ambiente de 126
amend 168
an answer -167
an der 129
an endpoint 214
an entry 103
an error -108
an existing -277
an owner 103
analysis -175
analytics 141
analyze -152
and a 211
and address -111
and all 158
and always 141
and an 282
and anything 108
and are -137
and as -317
and can -150
and claude 371
and collect 178
and commit -195
and create -128
and do 221
and don't -117
and get 100
and if 163
and in -115
and it's 156
and its 234
and just 112
and leave 170
and let's -102
and list -146
and make -194
and never -175
and no 219
and nobody 141
and not 312
and nothing 312
and on -157
and please 271
and publish 215
and push -282
and remember 259
and remove -167
and report -154
and review -197
and save 431
and see -103
and test 135
and that 108
and the -144
and then -108
and there 186
and up 289
and update -107
and use 241
and we 244
and what 207
and why 142
and you -253
and \xA7file -176
and \xA7name -275
and \xA7path -208
android 306
android , 131
android \xA7num 157
angezeigt -138
angezeigt werden -138
animation -116
announced 271
announced in 271
anota 484
another -196
another way 100
ansible 136
answer me 400
answers 392
antes 457
antes de 423
anthropic -115
any changes -119
any idea -116
any of -248
anymore 429
anyone -117
anything 361
anything , -162
anything that 363
anything under 127
anything visual 395
anyway 306
ap -159
api 379
api , 116
api tests -201
app 117
app , 225
app always -151
appear in 100
appears -146
append only 123
apple 160
applicable 220
application -116
applied -235
applies 198
apply -278
appropriate -158
approvals 680
approvate 126
approved -139
apps 134
aqui 192
aqu\xED 154
aqu\xED los 170
ar 201
architecture 256
archive -169
archivo -177
are 697
are : -208
are all 112
are already -127
are always 221
are append -104
are banned 169
are cut 105
are failing -265
are fine 105
are for 147
are going -203
are good -134
are green -173
are in 164
are limited 156
are mandatory 138
are mine 117
are missing -225
are no -219
are not -443
are now 139
are offline -208
are ok 169
are on -110
are only -173
are pinned 107
are red -127
are taken 183
are there -261
are we -234
are written 173
are you -189
are \xA7name 303
are \xA7num 256
aren't -189
argparse 120
args -106
argument -209
arm 164
around -170
arquivo 383
arquivos 409
array -174
arrives 285
arrotondati -108
arruma -124
arr\xE9glalo -133
artists 217
as 233
as a -101
as an -242
as in -255
as it 279
as possible 162
as you 232
as \xA7code -153
as \xA7name -169
ask 458
ask before 105
ask me 171
asked -170
asked for -232
asks -1024
asserts 214
assets 86
assign -148
assinaturas -124
assist -101
assistant 246
async 90
at a 278
at every 153
at it 248
at most 150
at night 187
at once 107
at the 258
at \xA7num 544
at \xA7path 278
at \xA7url 416
attempts 162
attribute -105
attributes 160
attribution -231
au 201
au passage 116
aucun 175
auditoria 182
auditors 125
auf 272
auf , -182
auf dem -121
auf deutsch 161
auf englisch 253
auf main 174
aus 80
ausschlie\xDFlich 124
author 151
authorization -130
auto -152
automation 300
available -408
available in -149
avait -138
avant 478
avant de 350
avant le 202
avatar -110
avec un -109
avere 342
avoid 266
avro -105
avro schema -105
await -225
away 163
axios -129
axum 129
ayer -124
ayuntamiento 153
b -350
b , 119
b l 122
b u 134
back -453
back to -169
backend 264
background -264
backup -215
bad -345
banco 248
bank 135
bank is 235
banned 556
banner -237
bar -161
barrel 402
barrel files 402
base 163
base de 371
based 113
based , 126
based on -172
bash 141
basically -169
basis 188
basta -107
battery -129
bau -252
bazel 270
bcz -102
be an 133
be available 112
be called 129
be cleared 136
be done 331
be in 135
be out 261
be removed -157
be right -127
be set 146
be sure 159
be the -172
be used 286
beaucoup -156
because 354
because i -163
because it 314
because npm -425
because of 222
because two 399
become -152
becomes 165
becomes the 242
been -277
before 458
before , -238
before : 138
before a 198
before anything 102
before code -107
before committing 160
before each 112
before i -132
before merging 159
before we -202
before you 337
behalten 121
behavior -288
behavior , -122
behind a -212
bei 402
bei uns 297
believe -121
belong 540
belong to 460
belongs 401
belongs to 310
bench 288
benchmark -157
benchmarks 119
benefit 163
benefit from 164
benutze 282
benutze nie 155
berlin -148
best -287
betr\xE4ge 296
better -101
between 328
bevor -146
bevor du 133
bigint 246
bigquery 223
billing 91
billing service -208
bills 139
bin -201
binaries 164
bis -167
bit -117
bitte 234
bitte die -227
bitte einmal -94
bitte immer 365
bitte in 318
bitte mit 168
bizarre -131
bl 122
bl le 152
black 234
blame 133
blank -234
bleiben 136
blender 131
blocks 223
blog -121
blue -127
board -169
boards 147
bodies 118
body of 160
bon -125
bon , -106
book -196
boolean -105
bootloader 325
bootstrap -170
bot 518
both -176
both the 202
bottom -274
bot\xE3o -122
bot\xF3n -160
box 155
brainstorm -139
branch -398
branch , -106
branch names 232
branch \xA7path -141
branches 267
branches , -351
braucht 155
break the 128
breaking 260
breaks 214
breaks the 340
brenner -116
brew -198
bricht -163
briefly -219
bring -127
british 427
british spelling 457
broken -255
broken , -100
browser -221
btw 282
btw , 213
bu 124
bu ui 153
bucket 106
buckets 175
budget 272
budget for 246
bueno 171
bugs 285
build server 108
build the 131
builder 179
building -159
built 182
built in 249
bumps 109
bun 526
bunch -103
bunch of -103
bundle 400
bundle must 120
business 300
busy -315
but -567
but for -116
but i 158
but it -122
but it's 141
but not -145
but that 111
but \xA7name -146
button -490
button , 156
button must -154
by 353
by a -202
by default -110
by hand 265
by more -159
by the 507
bypass -148
bytes -305
b\u1EA1n 305
b\u1ED9 -229
c : -117
c o 145
c public 153
c t -106
c'est 224
c'est la 136
c'est le -133
ca 101
cache 225
calculations -117
calendar 157
call -107
call init -210
call it -109
call the 187
call \xA7code 282
called \xA7name -142
calls -201
calver 167
camada 126
cambies -170
cambies nada -170
came -197
campo -176
can also 232
can be 146
can create 144
can do 308
can go -172
can have 133
can use -109
can we -372
can't 409
can't update 110
can't upgrade 380
cannot -471
cant 141
capability -171
caps 106
capture 103
capture the 224
card -108
card data 271
card needs -123
care 440
carefully -204
carrito -110
carry 315
carry a 216
cart -142
carte -110
cartella 117
cas -151
case , -128
case for 91
cases -202
cassettes 156
cast -119
cat 126
caught -244
cd -191
ce -206
ce d\xE9p\xF4t 145
ce matin -127
ce projet -115
cent , -133
central 235
cents 1004
cents , 113
certain -124
certificado 180
cette -221
chains 272
champs -142
change anything -135
change other -124
change the -171
changed lines 91
changelog 534
changelog entry 495
changes , 166
changes in -110
changes take 204
changes there 105
changes you 451
changeset 250
changing 130
changing the 102
chaque 741
chaque lundi 141
characters -176
chart -261
charts 107
chave -90
che 109
check -338
check , -110
check if -110
check in 352
check is 109
check that -105
check the -398
checked 106
checked out 234
checking -181
checklist -156
checkpoint -377
checkpoints -231
checkpoints , -196
checkpoints go 231
checks -204
cheio -115
cherry-pick 291
chez nous 217
chiavi 167
cho -151
choisi -88
choisi le -87
choose 119
chrome -150
churn -242
ci 136
claim -292
claims 150
claire 185
class 113
classe -136
classes 319
claude -227
claude , 245
claude and 113
claude in 161
clean -205
clean before 101
clean up 116
clic -149
click -256
client 113
client instead 434
cliente 295
clippy 303
clock 332
closed the -172
closing -310
cluster 492
cluster is 125
clusters 318
co 155
code 410
code , 430
code : -165
code for -166
code goes 124
code in -388
code is -267
code review 131
code should 279
codebase 260
codebase and -111
codegen 427
coderabbit -168
codes 432
collaudo 146
collect 146
colonne -114
color -368
colour , 100
colours 296
column names 101
column \xA7name -133
columns , 159
com 449
com a 158
come 277
come from 444
come out 327
comentarios 112
comes 226
comes from 248
coming -135
command -418
command line 146
comme -293
comment from 297
comment is 212
comment on -253
comment to 133
comment with 149
comments 155
comments and -242
comments that 565
commit 155
commit , 179
commit and -260
commit anything -136
commit in 248
commit it 113
commit message -134
commit messages 256
commit to -190
commite 153
commits 680
commits , 149
commits and -103
commits are -410
commits auf 224
committe 104
committed 213
committing 264
commonjs 194
communication 111
compare -392
compare the -150
compile -190
complet -133
complete -115
complete the 149
completed -140
completion -135
complex -131
compl\xE8te 124
component 181
component per 251
compte 83
compute 100
computer 265
con 236
con eso -158
con il 95
con lo 102
concept -108
concise 161
concurrent -111
concurrently 258
condensation -162
condition 145
conf -188
configurable -102
configured -207
confirm -367
confirmation -140
conflicts -173
confused -122
cong\xE9s -195
conna\xEEt 87
connected -263
connection -150
connection by 179
connections 325
consider -307
considered 213
const \xA7name -308
constant -129
constants 302
construction -150
consultas 140
consultas \xA7name 104
consume 323
consumer -115
conta 186
contain 118
container 459
containers 109
contains -275
contenedor -179
content -409
context -330
context , -113
context and 231
continue -123
continue the -102
continue where 191
contract 165
contratto 268
controlla -133
controller 138
convention 153
conventional 201
conversion 110
convert the -121
converts 105
copia 114
copies -149
copilot 317
copy for 121
core 264
correct , 218
corrections 285
correctly -379
correo -293
costs 225
cos\xEC 122
could -452
could be -145
could you 237
couldn't -229
count 251
count as 132
counter 320
country -116
counts as 125
coup -156
course -205
cover -154
coverage -140
covered -175
cp 125
crash -101
crash reports 137
crashes -173
create -273
create the -136
create \xA7name 124
created -211
created in 197
creating 176
creating a 113
creating summary 286
creating the -157
credential -102
credentials -120
creo -118
creo que -118
cria 234
css 382
csv -189
csv , -102
ct -106
cualquier 206
cui 157
curl 114
currency 348
current -117
currently -427
customer 524
customer data 128
customers 330
customers are 116
cut -205
cut off -124
cycle -433
c\xE1c -145
c\xE1ch -183
c\xE1i -230
c\xE1mbialo -147
c\xE1mbialo en -110
c\xF3 -162
c\xF3digo 468
c\u1EA7n 370
c\u1EE7a 322
c\u1EE7a t\xF4i 416
d -282
d e -254
d f 159
d'ora 160
d'ora in 160
d'un -227
da 338
da at 103
da camada 126
dabei 106
daf\xFCr 114
daily -157
dal 355
dana 373
dann -214
dans 361
dans la -139
dans le -108
dans les 190
dans tmp -131
dans \xA7path 251
daqui 289
darf nie -243
dark -212
das -225
das men\xFC -88
das skript -89
das wird 128
das \xA7name 145
dashboard -286
dass -467
dass die -185
dass wir -301
database is 173
databases 436
datasets 198
date -170
date-fns 412
datei -83
datenbank 318
datenbank wird 187
dates 322
datos 212
datos de 119
day -164
days 352
dazukommt 148
dazukommt , 148
db 320
db access 195
db is 321
dba 246
dbt 117
de 304
de ahora 237
de assinaturas -124
de auditoria 182
de commit 196
de datos 214
de la -105
de las -214
de los -192
de luc\xEDa -111
de noche 134
de novo -196
de prueba -142
de pruebas 160
de requests 98
de schema 106
de \xA7name 252
de \xA7path 159
dead 254
debe -266
debugging 156
decided 149
decided that 152
decimal 251
decimales -131
decimals -132
decision 507
decisions -140
dedicated 165
deep -112
default , 273
default exports 250
default is -109
defaults 289
defined -185
definitions 136
dei -83
dein -123
dejamos -116
del 289
del cliente 168
del gestionale 107
del \xA7name 110
delete branches 437
delete the -192
delete them 117
deleted after 186
deletes 182
della 181
delle 122
dem branch -136
dem merge 158
demain -151
demain , -132
demo -245
demo account 204
demos 248
dem\xE1s -165
den -156
den client -88
den linter 216
den lokalen 82
denen 113
dependencies 194
dependencies in 207
dependencies to 120
dependency 268
depends 136
depends on 143
deploy 292
deploy from 188
deploy on 223
deploy steps -287
deploy the -121
deploy to 197
deploys 374
deploys run -287
depois 216
deprecations 306
deps 242
deps in 270
depuis ce -122
der -198
der build 107
der dialog -188
der import -156
der test -127
der \xA7name 176
des 86
desconto -126
description , 181
desde -181
deshalb 187
design system 182
design tokens 282
desk 165
desktop app -107
desliga 156
dessus 240
detail -214
details -203
detection -153
deutsch 503
deux -155
dev 257
deve -179
develop 207
develop , 171
developer -118
deviations 117
devono 538
devono avere 342
devono essere 212
df 154
di 334
di collaudo 146
di prova 137
dialog -298
dice -278
did -283
did , 191
did not -122
didn't -119
die falsche -93
die fixtures -140
die liste -151
die logs -116
die neue -173
die pipeline -132
die staging-datenbank 290
die tests -236
die \xA7name 262
die \xE4nderungen 144
dienstags 170
diesem -197
diesem schritt -162
diff -164
difference -154
different -366
diffs 541
dir -128
dir , -193
dir bitte -209
direct 113
directly , 140
directory -130
direto 155
dis-moi -113
disable -225
disable the -121
disabled -300
disagree 135
disk is -159
display -237
disso 147
dist 158
distinct -154
django 329
do a -299
do arquivo -104
do have -131
do i -192
do it 176
do not 230
do something -145
do that -239
do the -188
do this -126
do we -280
do you -313
do \xA7name 242
doc 156
doc comment 142
docker 494
docker , 205
docker desktop 166
docs 199
docs site 117
docstring 716
docstrings 127
docstrings in 127
document -251
documenta -151
documentation 459
documented in 210
documents -150
does not -139
does the 163
doing -547
doit jamais -92
doit toujours -187
doivent -85
doivent \xEAtre -85
doku 282
don't 356
don't call 209
don't change -267
don't commit -183
don't delete 219
don't do 221
don't exist 121
don't forget 620
don't hardcode 175
don't have -154
don't install -208
don't know -120
don't merge -188
don't need -134
don't support 125
don't touch -535
don't write 121
donc -100
donc pas 154
done -222
done , -221
done by 339
done here -237
donn\xE9es 162
dono 142
dont 699
dont like 465
dont make -129
dont want -269
dossier 358
double -188
down 179
down , -227
down step 243
drin -122
driver -143
drop the -157
dropout -103
dropped 184
dry 121
dry run 142
du 188
du coup -156
du das 113
du was 150
due 370
due volte -121
duplicate -136
duplicated -162
durations 254
during -102
duzen 175
d\xE1 pra 109
d\xE1 uma -107
d\xE9clar\xE9e 119
d\xE9clar\xE9e dans 119
d\xE9coupe 117
d\xE9j\xE0 -139
d\xE9passe 145
d\xE9p\xF4t 181
d\xE9p\xF4t , 115
d\xEDas 120
d\xFCrfen 217
d\u1EF1 252
e 250
e , -294
e basta 120
e e -239
e il 158
e l -127
e m -102
e n -158
e n\xE3o 131
e roda -100
e x 101
e \xA7num 211
each 529
each new 123
each of -102
early 209
early returns 387
easier -110
easy 122
echte 173
edit 248
edit the 238
edita 219
edited by -140
edites 119
editing 146
editor -176
effect -145
ein -99
eine 273
einen 139
einen test 111
einmal -94
either 253
el -301
el ayuntamiento 153
el bot\xF3n -160
el cliente 96
el correo -274
el servidor 238
elastic 102
ele -157
element -131
else 328
em 871
em ingl\xEAs 138
em portugu\xEAs 135
email 364
email and -115
email before -222
emarquez 120
emarquez onedrive -128
emojis 598
empty -545
empty , -176
emulator 93
en 401
en espa\xF1ol 146
en ingl\xE9s 344
en la 205
en local -111
en python -148
en \xA7name 179
en \xA7path 195
enable -272
enabled -203
encore -225
end -210
end of -131
endpoint 229
endpoint must 142
endpoints 249
ends 206
ends in 168
ends up 127
enforce -170
engine -115
englisch 236
english 395
enhancement -110
enorme -127
enough -432
enquanto -163
ensure -556
entire -227
entire cli 145
entire enable -121
entirely -169
entra 217
entra no 173
entries -102
entry in 109
entschieden -195
entschieden , -195
env 335
env , 137
env example 457
environment 208
er -282
erg\xE4nzen 136
err -184
errada -88
error -495
error , -136
error : -119
error codes 205
error is -158
error message 114
errori 118
errors in -261
erst 440
erst den 144
erst mal -105
erzeug -151
es 287
es bei 100
es la 113
es ss -155
eslint 321
eso -185
espa\xF1ol 146
espera -192
esse -157
essere 190
essere approvate 126
essere arrotondati -108
essere in -164
esta -200
esta tarea -113
este -256
este commit -111
este proyecto 105
estimate -295
estimate , -124
esto -282
est\xE1 275
est\xE1 en 170
est\xE1n 108
etc -179
etc , -116
etwas 131
eu -245
eu-central 114
eu-central \xA7num 119
euo 187
euo pipefail 187
euro 111
euros 257
evaluate -141
even 153
even for 238
even if 238
even on 256
even though -133
event -267
ever 726
ever use 306
every 740
every endpoint 186
every migration 229
every new 346
every second 108
every single -149
every \xA7name 245
every \xA7num 139
everything 134
everything in 166
everything is -156
everywhere 656
evidence -110
ex 328
exact versions 168
exactly -126
example , -207
examples 114
excel 353
except 195
exception 126
exceptions 253
exclude -141
exclusively 158
execute -346
executing 152
execution -123
exercise -101
exig\xEAncia 118
existing -601
existing \xA7name -272
exists -161
exit -375
expected -227
experience -109
expire 279
expired -173
explain -176
explaining -179
explanations 312
explicit 170
export -363
exporter -128
exporter , -109
exports 412
exposed -111
exposing -112
extends 341
extensions 347
extensions in 337
external -132
extra -185
extract -187
f a 227
f \xA7path -128
fa 256
fachbegriffe 136
fachbegriffe bleiben 136
fact -243
factory -273
fail -325
failed -488
failing -249
fails -376
fails the 523
failure -254
fait avec 134
fake 102
faker -103
fala -109
falla -142
fallar -199
fallback -229
falls -157
falsche -97
false -379
fang -138
fang mit -90
feature 380
feature branches 211
feature flags 118
fechas 120
feedback -167
feel -198
fehler 118
fehlt -266
festgelegt 211
fetch , 132
fetching -164
few -273
fica 116
fica na 151
ficar -140
fiche -111
ficheros 173
ficheros de 115
fichiers 209
field -355
fields -151
figure -133
fila 111
file -188
file , 100
file : -131
file changes 317
file env 234
file in -244
file is -109
file \xA7path -261
files 195
files , -119
files : 196
files after 83
files and -226
files are -113
files in 123
files must 137
files that -126
files under 127
filialen 173
fill -266
filled -104
filter -259
filtro -121
fin 228
finally -169
find -364
find it 271
find the -117
finding -157
findings -119
finds 100
fine -137
fine , 102
finished -111
fires -161
firma -162
firmado 114
firmware 360
first 292
first , 315
first to -129
first two -112
fish 248
fish , 264
five -167
fix -400
fix them -168
fixing -204
fixture 124
fixtures 523
flag 657
flags 115
flaky 490
fleet 204
float 193
floats 301
floor 257
flow -253
flow , 237
flyway 89
focus -100
focus on -107
foi -186
fold -143
folder , -130
folder is 393
follow 244
follow the 149
follow-up -116
footer -426
for a -106
for all -112
for anything 361
for every -136
for everything 223
for example -235
for future -120
for gemini -111
for me -367
for now -386
for tests 169
for that 409
for the 123
for things 152
for this -567
for today -121
for us 386
for whatever 143
for you -158
for \xA7path -309
fora -100
forbidden 311
forget 349
forget the -367
forgetting 298
forgetting that 147
forgot 121
forgot why 246
fork -162
form 202
form , -264
format 162
formato 89
formato \xA7name 89
formatting 297
forms 222
fornitore 353
found -557
four 221
fragment -103
frame -168
frames 165
frau 217
free 322
free of 215
free tier 153
freitags 285
frente 289
fresh -167
friction 234
friday -130
fridays 146
fridays at -135
friendly -304
from 178
from a 138
from here 112
from it 165
from laptops 193
from now 500
from production 108
from step -207
from that -136
from the 377
from there 109
from \xA7file 325
from \xA7name -364
from \xA7num -234
front 145
frontend 164
frozen 443
frozen , 150
fuera 340
full 113
full stop 101
fully -151
func -130
funciona -117
funciones 171
function -311
function , -121
function \xA7name -108
functions 310
functions need 214
functions short 139
funktion -90
funziona -211
funzioni 93
futuro 230
fyi 228
f\xFCr 277
f\xFCr das -156
f\xFCr den -292
f\xFCr die -286
f\xFCr \xA7name 528
game -127
gameplay 212
gap -158
gate 294
gateway 301
gdscript 434
gehen 101
geht -124
geh\xF6ren 210
geh\xF6rt 275
gemini -107
gen 133
genau 146
general i 117
generate -256
generated 336
generated files 331
generated with 154
generic 114
generierten 101
generierten code 101
gente 186
gente nunca 106
german : -167
gestionale 181
gestionale , 205
get 460
get a 143
get back -123
get deleted 186
get it -268
get rejected 151
get rid -128
get this -172
get to -167
gets 708
gets a 137
gets committed 288
gets two -134
getting -235
gh 466
gib 133
gibt 292
gibt es 167
git blame 91
git hooks 108
git lfs 279
github -482
github actions 133
gitlab 206
giulia 236
give it -136
given the 159
gives 137
giving 113
gi\xE0 -220
glass -299
gleichzeitig -87
gli errori 118
go 523
go , -508
go ahead -276
go first 308
go for -230
go in 343
go into 294
go on -252
go over -127
go run -101
go through 420
go to 400
go-git 312
goal -100
goes 449
goes out 117
goes to 236
going away 159
going forward 134
gold -102
good -255
google 125
got -194
gpu 131
gradient -142
grant 222
grassetto -126
great -232
great , -110
green -263
greeting -171
grep for -123
grey -147
gros -112
gro\xDF 127
grunds\xE4tzlich 256
guess -136
guide 118
g\xEC 263
h -177
h o 147
hab -161
haben 249
hace 221
had a -121
half 234
half the 232
hand 491
handle -269
handler -175
handler , -107
handlers 447
handoff -235
handover 267
hands 416
hands off 416
happen 369
happen in 183
happening 118
happens 217
happens in 107
harbor 159
hard to -113
hard-wired 138
hardcode 109
harness -145
has 312
has a 267
has been -112
has its 129
has no -114
has to 801
has \xA7num 122
hash 186
hast -101
hat 319
have -119
have a 163
have any -105
have in -212
have my 144
have no 275
have the 163
have to 562
having -130
hay -125
haz -148
he is 131
headers 269
health check 138
heap 422
heavy 338
hei\xDFen 588
helm 202
help -331
help me -165
helper -202
helper in 119
helpers -132
hence 106
her 272
here 217
here , 274
here : 142
here is -205
heroku 267
heute -339
hex -103
hi -115
hide -244
hide the -180
high 125
hints 225
history 212
hit -228
hit the -110
hm -207
hm , -206
hmm -155
hmm , -118
hoc 190
hoje -163
hoje , -110
holds 309
holds names 161
home has 108
homologa\xE7\xE3o 146
hooks 153
hora 106
hospital 137
host -117
hosted 152
hotfixes 325
hotfixes go 119
house 306
house rule 173
house style 142
how -462
how do -153
how to -171
however -315
however , -286
hr -169
http 330
huge 112
hydra 124
hydra yaml 125
h\xECnh -226
i -205
i always 298
i am -333
i ask -150
i asked -246
i believe -117
i can -216
i create 141
i did -128
i do 155
i don't -208
i file 309
i forgot 130
i get -155
i go -146
i l 276
i like 318
i log 88
i mean -159
i merge 140
i n 91
i need -617
i never -210
i nomi 325
i o -174
i prefer 451
i pushed -138
i rami 126
i ran -107
i read 308
i review 123
i run 256
i test 155
i thought -139
i tipi 168
i told 288
i tried -169
i use 488
i wanted -119
i was -110
i will 133
i work 246
i would -127
i'd -300
i'll -324
i'm -360
i'm not -134
i'm the 156
i've -342
ich -130
ici 162
icon -443
icons 174
id is -188
idea -515
idea , -149
idea why -130
ideas -147
idempotent 179
idempotent , 186
identity 183
ids 405
ids are 161
ie 145
if -464
if any -105
if is 151
if it 125
if needed -110
if something 137
if the -150
if there -139
if they're 189
if we -318
if you 379
if \xA7name -148
ifs 121
ignore the -116
ignored -138
igual -100
il db 113
il file 131
il ld 141
il me -105
il parser -156
il totale -100
im 542
im code 203
im \xA7name -142
image has 150
image is -164
image \xA7num -202
images -127
immediately -118
immer 942
immer ab -235
immer als 129
immer den 190
immer erst 242
immer in 143
immer klein 104
immer wenn -168
impact 463
impact on -121
imperative 253
implement -478
implement the -104
implementation -249
implementations 297
implemented -228
implementing -106
import -209
import from 202
important -103
importe -154
importer 307
importes 138
importes van -180
importing -137
imports 285
improve -178
in 416
in all 486
in any 145
in both 135
in c 104
in claude -147
in components 160
in den 146
in der -154
in diesem -197
in docs 231
in english 462
in every 356
in future 201
in github -134
in grassetto -126
in handlers 135
in inglese 137
in it 109
in italiano 225
in its -118
in line -137
in log 173
in memory 137
in mind 370
in new -274
in ng -108
in one -310
in our 166
in parallel -189
in plain 101
in production -191
in redis -152
in review 203
in spring -193
in teh -128
in terms 352
in tests 338
in that -177
in them 173
in there 341
in this 175
in those -197
in update 195
in v 110
in vanilla 149
in x 182
in your 184
in \xA7file 273
in \xA7name -207
in \xA7num -169
in \xA7path 322
in-master 203
include -203
included -158
includes 199
including -164
info -133
infra 230
ingles 104
inglese 137
ingl\xE9s 344
ingl\xEAs 138
ini 104
init 167
initialize -109
inside the 179
install -406
install anything -208
install the -101
installed -130
instance -128
instead 190
instead , -123
integer 132
integration 334
integration tests 330
inteiro 133
intended -167
interactive -218
interfacce 208
interface , -108
interfaces 182
interfaces in 190
interna 307
internet 309
interno 319
into -195
into a -156
into release 205
invalid -251
invece 129
invece di 129
io on -172
ios 264
is 258
is : -125
is a 124
is added 233
is all 224
is already -156
is also -139
is an 169
is at 277
is banned 309
is because -148
is busy -313
is called 161
is checked 170
is clear 115
is complete -169
is dana 128
is done 167
is down -100
is empty -236
is enough -174
is expired -157
is failing -164
is for 168
is forbidden 264
is frozen 276
is full -149
is generated 143
is gone 230
is hard-wired 138
is it -198
is left 134
is logged -129
is made -160
is mandatory 141
is merged -151
is mine 174
is missing -190
is no -87
is now 106
is off 115
is ok -126
is read 116
is read-only 288
is reserved 233
is reset 202
is running 219
is set -329
is slow -274
is ss 122
is still 245
is stored -207
is taken -277
is the 648
is there -257
is too -104
is used 118
is what 642
is why 108
is wiped 142
is working -116
is wrong 101
is \xA7name 244
is \xA7num 578
isn't 237
iso -177
issue -336
issue and 134
issue in 120
issue with -102
issues -177
issues , 129
ist 280
ist , -211
ist der 195
ist f\xFCr 110
ist noch -192
ist schreibgesch\xFCtzt 235
it -155
it , 217
it : -109
it a 123
it after -100
it also 101
it and -129
it as 192
it from -252
it gets 252
it has 144
it holds 161
it in -490
it into 153
it is -272
it needs 153
it never -267
it now -101
it on -159
it only -125
it or 163
it properly 128
it stays -125
it to 234
it up 150
it's -194
it's podman 166
italiano 225
items -398
its 110
its not -110
ix 120
j -130
j'ai -312
jamais 281
jamais de 250
jamais les 207
january 112
java 170
je -534
je n'ai -167
jede 227
jedem 510
jedem commit 275
jeder 376
jedes 86
jedes mal 85
jenkins 158
jest 327
jetzt 167
jeudi -143
jira 169
job 187
job that 136
jobs 298
join -161
jonas 121
js 170
jumps -223
jun 101
jusqu'\xE0 -139
just -455
just like 135
just the -163
just to 142
just want -131
juste -200
juste la -109
justification 129
kann 208
ke -154
kebab-case 249
kebab-case for 130
keep 695
keep adding -118
keep forgetting 283
keep functions 139
keep getting -155
keep going -163
keep in 389
keep it -115
keep port 560
keep the -107
keep working -103
keeps -158
kein 315
keine 702
keiner 128
kept 218
kept for 108
key for 128
key in 265
key is -109
keys , -112
keys in 239
kind of -144
kindly -178
klein 98
know -382
know about 241
know what -116
knowledge -164
known -186
ko -209
kommen 217
kommen immer -320
kommentare 329
kommt 125
konstanten 135
kubectl 137
kubernetes 574
kundennamen 125
k\xFCnftig 124
l 103
l a 141
l d 101
l s 105
l'export -330
l'export \xA7name -130
l'impression -106
l'ufficio 143
l'ufficio tecnico 143
l'\xE9quipe 336
la -198
la an 109
la base 154
la cache 192
la carga 105
la cartella 100
la cola -129
la fiche -111
la main 224
la memoria -116
la pantalla -130
la plateforme 168
la prod 234
la pr\xE9prod 132
la r\xE9plica 241
la table -131
lab 162
label 133
lag -181
lambda because 120
lambdas 191
lancer -365
lancer les -206
landing -125
laptops 275
large -142
las 218
las de -105
las ramas 149
las \xA7num 240
lass -190
lass die -123
lassen -131
last -414
last month 123
last step 208
latency -171
later -102
latest -175
latest version 239
laufen 302
laufen lassen 171
launch -183
lavoriamo 126
layout -114
ld 101
le 113
le build -100
le code 258
le hook 115
le interfacce 208
le logo -128
le temps -136
le \xA7num 197
lea 100
leading 163
learning -144
leave 622
leave a -235
leave the -276
leave \xA7file 149
led -199
lee -108
leer -157
leer ist -121
leere -124
left -210
leg -118
legacy -123
legado 162
legal 349
lege 80
legend -203
lei 274
leitura 218
lena's 251
length 107
length 0 -487
length 1 -312
length 2 -198
length 3 -214
length 4 -109
length 5 -403
lento 115
les 822
les fichiers 139
les tests 161
lesend 132
less -140
let's -336
let's do -185
let's go 214
let's just 171
let's make 117
let's start -108
lets -372
levanta -138
level \xA7num -175
levels 118
lfs 279
li 237
lib 552
licence 182
lieferanten 140
liegen 124
like -229
like a -146
like the -163
like to -107
likely -118
limit is 174
limited 155
limited to 156
limiter -114
limits 240
line -180
line length 478
line so 103
line \xA7num -602
linear 204
linear issue 143
lines and -120
lines at -234
lines \xA7num -159
link -461
link to -151
links 128
linter 126
linter before 469
linter first 564
linter laufen 216
list -364
list , 119
list of -184
liste -481
listed -149
listed in -126
listen 81
literal -233
live 514
live in 278
lives 418
lives in 403
livraison -161
ll ls 141
llamadas 202
llegan 101
lo 199
lo de -152
lo dejamos -116
loaders 140
loading -126
local 135
local , -203
local : 119
local and 170
locale 118
localhost 129
locally , 111
located -245
located in -223
location of 173
lock 140
locks 141
lodash 413
log 424
log , -165
log in -378
log output 166
log scale -105
log the 584
log through 128
log with 424
logged -237
logged in -133
logger 178
login -567
logo -363
logs -107
logs , 109
lokalen 82
lokalen typ 82
lokalise 133
lombok 155
longer -108
longer deploy 239
longer than -179
look -422
look , 268
look at -281
look in -102
looked 142
looked at 149
looks -278
loop -185
loops 183
los 553
los datos -108
los ficheros 130
los importes -180
los \xA7name 239
loss -125
lost -127
lower 581
lower case 295
luc\xEDa 139
luego -160
lui 210
lunch -288
l\xE1 105
l\xE4sst 141
l\xE4uft , -111
l\xE4uft \xFCber 155
l\xEC 245
m e -100
m i -139
m m -108
m p 167
m-claude -149
mac -121
mac mini 155
mach -299
machine , 184
machines 167
macht 113
macht die 120
macos 222
macro 107
macs 116
made 213
magic 233
mai 464
mail -94
main 412
main , -162
main first -276
main is 199
main \xA7name -122
main \u306B\u76F4 131
mainline 139
maintain 454
maintenance 213
maintenant , 150
main\uC5D0 118
mais -177
major 366
major , 196
majors of 124
make 382
make a -252
make build 475
make check 196
make it -543
make push 443
make restart 451
make sense -102
make sure -242
make the -568
makefiles 190
makes 139
mal -381
mal nur -100
mal wenn 94
malloc 288
man 120
managed -254
manager 351
manager or 118
mandatory 274
mano 249
manually -129
many -237
map -308
mapbox 166
marche -101
marek 145
marketing 185
mart 138
mascarado 222
master 260
matches -177
matching -394
material -152
matplotlib 169
matplotlib , 169
matter 137
max \xA7num 348
may 289
may not 158
maybe -302
mcp server 251
md , 242
me -154
me and 145
me before 453
me fala -107
me if -124
me in 159
me know -151
me the -128
me to -102
me why -143
mean -225
means 428
medium -152
mehdi 110
mehr 262
melhor -177
members -162
members , -160
memoria -176
memory 296
memory : 123
mention the -102
mentioned -100
menu -349
men\xFC -88
merci -136
merge 299
merge conflicts -121
merge it -158
merge with 131
merged , -179
merges 289
message -336
messages 208
messages de 136
metadata -645
methode 126
mets -191
metti -100
mexe -102
mi -269
middleware 272
midnight 126
might -398
might be -105
migration 296
migrationen 456
migrations 584
migrations , 184
million -103
million rows -103
min 173
mind -247
mind , -147
mind that 319
mind the -250
mine 291
mine , 117
mini 154
minimal 191
minutes -217
minutos -120
mirror 182
mirrored 128
mise -166
miss -162
missing -312
mit 398
mix -114
mix them -114
mixed -124
mm -108
mobile , -151
mock 359
mock the 163
mockery 253
mocks 489
mocks for 146
modal -387
modal , -242
mode -435
model 125
models stg 191
modes -121
modification 135
modifications 239
modifiche 160
modifie 126
modifie jamais 115
modo 156
module 195
modules 643
modules and 225
modulo -111
mois -104
moment 318
monday -118
money 346
money in 118
monta -114
month 194
more -475
more , -101
morgen -211
mornings 212
most \xA7num 122
move -178
move the -131
move to 200
moved 169
moves 323
moving -383
moxa -225
mqtt 140
ms 166
msrv 761
much 135
mudan\xE7a 158
muestra -107
multiple -528
multiples 134
muss -131
muss immer -109
must 629
must always -258
must be -529
must have 541
must log 337
must never 109
must not 378
must stay 120
my machine -125
my name 115
my ok 205
my phone 147
my project -132
my projects -126
mypy 244
mypy strict 256
myself 598
mysql 272
m\xE0 -143
m\xE1quina 216
m\xE1s -190
m\xE3o 536
m\xEAme -114
m\xFCssen 160
n , 139
n a -153
n c 117
n e 187
n g -113
n n 188
n'a 155
n'a pas 269
n'ai -167
n'est 158
na 250
na revis\xE3o 173
nach 526
nach \xA7path 431
nachrichten -190
nacos 169
nada de 436
name , 182
name : -160
name \xA7name -141
named 388
named after 110
namen , 147
names 175
names : 840
names are 167
names ever 169
nas 303
nbstripout 104
nc 117
ne commite 156
ne modifie 126
near 140
near billing 155
nearly -228
necesitan 120
necesitan \xA7name 120
necessary -204
need 167
need a 367
need an 238
need docker -189
need my 154
need to -315
need type 214
need \xA7name 635
needed , 163
needs 317
needs a 527
needs two -116
nei 335
nel 831
nel codice 93
nem 275
nesse -363
nested ifs 174
nettoie -128
network 113
neu 137
neue 150
neue abh\xE4ngigkeiten 142
never 620
never add 120
never be 135
never call 321
never commit 400
never deploy 252
never do 236
never force 290
never go 136
never got -204
never log 371
never mind -327
never mock 167
never open 179
never read -239
never rebase 228
never run 475
never show 147
never touch -202
never use 429
new branch -129
new \xA7name -136
newer ones -148
next to 616
nexus 209
ng -113
nginx -280
nh\u01B0 -287
ni 347
ni se 107
ni \xA7name 112
nice -234
nice , -135
nicht 381
nicht , -121
nichts 231
nichts verloren 141
nie 843
nie auf -218
nie ohne -164
nie wieder 238
niemals 675
niente 604
night 230
nil -144
nimm die -97
nimm f\xFCr 145
ningu\xE9m 334
nix 102
nm mp 155
no 423
no , -341
no argparse 120
no cambies -170
no code -203
no comments 192
no deploy -246
no en 154
no errors -207
no floats 131
no heap 171
no i -274
no idea -164
no internet 196
no lockfile -210
no lodash 244
no me -101
no more 103
no need -168
no no -140
no other -119
no pip 157
no raw 135
no se 130
no shell 201
no such -208
no task 185
no tests -321
no thanks -180
no toques -245
no user 119
no uses 132
no wait -197
no \xA7file 123
no-verify 270
nobody 391
nobody will -133
nobody's 125
noch -131
noch nicht -122
noche 134
nochmal -142
nock 185
node 356
node \xA7num 630
noi 308
noise -162
nome 103
nomi 544
non 441
noon 155
normal -162
nos 285
nosotros 232
nosotros solo 111
nostre 151
not 167
not a -158
not accepted 225
not add -119
not allowed 159
not available -125
not bash 250
not by 150
not change -244
not correct 216
not edit 518
not five -123
not forget 307
not from 237
not get 238
not have 152
not in 352
not need -264
not npm 413
not on -240
not push -102
not showing -110
not spaces 321
not sure 236
not the -395
not to 334
not touch 574
not use -214
not using -110
not what 461
not working -136
not \xA7num 137
nota -236
note 442
note : -238
note of 567
note that 220
notebook 299
notebook , -153
notebooks 220
noted -138
notes -281
nothing 100
nothing gets 280
notice 228
noticed -477
notification -154
nous 316
nous , 118
nouveau 344
nova 145
now -446
now : 373
now if 220
now is 118
now on 532
npm 238
npm , 109
npm here -158
npm is -425
npm nutzen -203
null -166
number 254
numbers 203
numbers , -105
numbers from 104
numbers in 164
numpy 586
nunca 693
nunca debe 194
nunca edites 119
nunca subas 145
nuove 126
nuove devono 126
nur 674
nur in 81
nur lesend 132
nur noch 316
nuria 108
nutze 159
nutzen npm 296
nutzer -110
n\xE0o -130
n\xE0y -426
n\xE3o 418
n\xE3o pode 143
o -201
o banco 184
o bot\xE3o -122
o cpf -100
o desconto -126
o p -156
o r 160
o t 312
o time 169
o u 139
o valor -121
ob -170
object -346
objects -136
objects : -116
observed -121
obsidian 322
odoo -142
of a 426
of all -108
of any 185
of course -139
of each 345
of npm -182
of them 123
of this -103
of those 253
of thumb 144
of two 241
of us 113
of what 198
of your 181
of \xA7code -118
of \xA7path -141
off 372
off , 153
off by -162
off dev 101
off limits 401
off the 304
office 284
officer 193
offline -275
offline , -289
offset , 169
ogni 445
oh , -173
ohne 341
ok , 214
ok so -116
ok thanks 570
okay , -188
old 258
old one 201
old signature -138
olhada -146
olhada no -125
on 300
on , 103
on a -168
on always 156
on both 196
on by -138
on dev 249
on fridays 161
on github 187
on it 139
on its 166
on main -208
on monday -166
on my -198
on ne 236
on our 219
on port 134
on the -282
on thursday -235
on top -103
on tuesdays 230
on we 101
on windows -141
on you -255
on your 365
on \xA7num 305
on-call -133
onboarding 134
once 315
once the -164
onde -113
one before -144
one component 251
one in -279
one of -182
one or -110
one plant 163
one release 313
one who 156
one with 216
ones -272
ones , -137
only 532
only , 133
only a -116
only add -133
only at 174
only for 306
only from 129
only hotfixes 145
only reachable 160
only see -122
only takes -220
only the -162
only through 132
only use 260
only want -104
only with 144
only \xA7name 270
ontem -129
onto -120
op -181
open -264
open a 208
openapi 379
openclaw -142
opened -122
operation -147
operations -117
ops 374
option -388
options -355
or -236
or a -148
or anything -119
or helper 122
or more -109
or not -112
or something -138
or the 161
or whatever -114
or \xA7code -124
or \xA7name -104
ora -109
oracle 143
orchestrator -121
order 136
orders -136
orders table 122
ordner -203
org 233
orm 152
os 169
ot 312
other one 224
otherwise 539
otra -111
ou -127
our 331
our amounts 107
our changes -100
our code -324
our own -185
our services 156
our tests -115
our users -95
ours 227
ours is 108
out 122
out , 183
out from -140
out of 150
out the -215
output -130
outputs 192
outside 336
outside of 147
over 735
over nested 174
over subqueries 105
over \xA7name 365
overkill -117
overkill here -107
overwrote -141
own 297
own , 138
owner 237
owner only 112
owns 288
owns the 288
p -235
p a 146
p d 101
p e -143
p p -113
pa 146
package 265
package you 141
packages 380
packages inside 203
page -599
pages 178
pagina -188
pago -126
paie 248
pakete 239
pantalla -149
paper 232
paquete 113
par 630
par le 230
para el -169
parameter 186
params -104
parce 241
parce qu'il 99
parce que 163
parent -121
parser 176
part , -106
parti 219
partir 295
partir de 333
partout 292
parts -132
party 133
pas 227
pas , -168
pas de 157
pas en 112
pas que 151
pass -482
pass , -121
passa 203
passage 105
passe 193
passent 115
passent par 115
passer \xE0 -113
passing -175
passwort 135
paste -212
path -192
pathlib 215
pathlib , 118
pathlib for 101
patient 102
payload 107
payments 183
pd 101
pdf 210
pe -143
pedido -173
pelo 412
people 489
per 367
per data -86
per file 277
per la -129
per ora -109
per \xA7name 155
perch\xE9 94
perf 256
perform -107
performance -290
perhaps -126
period 295
permissions 166
permissions , 172
pero -252
personal data 228
petra 121
peut-\xEAtre -131
pg 148
pgbouncer 178
phase -383
phase \xA7num -206
phone 192
php 119
ph\xE2n -101
ph\xE2n t\xEDch -101
ph\u1EA3i 147
pi 184
pi , 215
pick -124
pid -100
pid \xA7num -100
pin 348
pin exact 144
pinned 145
pins 316
pipefail 187
pipeline 332
pipelines 122
pirate -266
pl la 109
places , -113
plain 265
plain words 101
plan 360
plan , -125
plan and 122
plan before 211
plan for -140
plan is 130
planning -206
plano 159
plans 176
plant 147
plant has 163
plateforme 168
platform team 240
platforms -140
playbook 204
please , -313
please don't 124
please fix 168
please forget -204
please go -157
please keep 254
please never 320
please note 306
please remember 505
please revert 209
please run -101
please stop 413
please use 178
please write 246
pls , 242
plugin 206
plugin \xA7name 107
plugins -136
plural 293
plus 202
plut\xF4t 279
plut\xF4t que 249
png 329
pnpm 853
pnpm in -575
pnpm instead -182
pnpm\uC73C\uB85C 134
pod -104
podman 222
poi 85
point -175
point in 110
points 293
polars 127
policy 155
polyfill 105
por 114
por el 129
por enquanto -138
por favor -137
por qu\xE9 -158
porque 371
porque el 108
port 204
port the -104
port \xA7num 477
portal -192
portugu\xEAs 135
position -90
post -229
posted 132
postgres 495
pour -152
pour la -100
pour le -162
pour les 93
pour tout 110
pour un 209
power 121
power of 241
powershell -162
pr -268
pr for 105
pr \xA7num -172
pra 206
pragma 659
pre-existing -100
prefer 640
prefer short 219
prefer small 261
prefer that -105
preferred 198
prefijo 275
prefix 237
present -270
prettier 394
pretty 128
prevent -128
preview -184
previous -191
pre\xE7os 170
price -398
prior -166
pro 140
probably -193
probe -136
probier -153
problem -348
problem is -123
problema -116
proceed -142
process -172
process is 128
prod 460
producci\xF3n 119
production 212
products -158
project -121
project is 127
project we 184
projects -106
projects i 258
prompt -402
prompt to 249
prompts 128
proper 191
properties -118
property -136
proposal -184
propose a -119
props 378
proto 223
protoc 202
protocolo 197
prova 104
provided -208
provider 585
proxy 186
proxy is 445
proyecto 239
proyecto las 113
prueba -197
pruebas 372
pruebas de 115
pruebas se 108
pr\xE9pare -132
pr\xE9prod 132
pr\xFCfen 108
ps -192
pubbliche 91
public 762
public functions 356
public \xA7num 153
publish 153
puede -177
pull in -130
pull request 171
pull the -148
pulls from 109
pure -188
purpose 263
push and -105
push the 121
push to 108
pushed 97
pushes 219
pushing 406
pushing to 285
put 224
put a -168
put it -235
putting 248
pu\xF2 -107
px 488
py 142
pydantic 116
pytest 175
pytest , 146
python 298
python \xA7num 293
p\xE1gina -107
p\xE1gina usa -111
q -283
qt 170
qu'il 98
qualquer 339
quarter 177
que 193
que compile -117
que es -126
que eu -101
que has -143
que l'\xE9quipe 87
que la 552
que le -119
que lo -104
que los 291
que nunca -170
que o 487
queda , 123
quedan 178
quelle 171
quelle di 171
quem 173
queries 400
quero -130
query builder 181
question -285
questo -331
queue 385
queue in -111
quick -118
quita -129
quite -146
quota 307
quotes 297
qu\xE9 -232
r i 103
r t 262
rabbit 253
rack 107
rack , 107
raise -177
raise the -132
ram 147
ramas 438
rami 126
ran -164
random 408
range 148
rate 279
rate limit 319
rather 173
rather than 191
raus 314
raus , 196
ravi's 155
raw 340
raw \xA7name 255
reach the 126
reachable 306
react 600
read each -175
read only 348
read-only 127
readable 126
reading -216
readonly 151
real -130
really -393
reason 336
reason for 387
reason we 232
rebase main 228
recap 154
recent -151
recette 121
rechnung -176
rechnung darf -159
recommended -162
record e 155
recorded 198
recorded cassettes 130
recuerda que 176
recursion 266
red -281
red , -129
redirect 84
redis 243
redis , 105
redundant -118
ref -225
refactor -292
referenced -132
references 121
referencing -155
reformat files 193
reformat the -146
refresh -183
refs -232
refuse 129
regarde -202
regarding -132
regeln 124
regex 109
region 454
region is 105
regions 222
regions share 288
registro 103
regra 145
regression -180
rein 248
related -358
related to -243
relat\xF3rio -281
release 239
release bot 128
release branch 245
release branches 378
release like -206
release notes -144
release only 257
releases 418
relevant -193
reload -119
remediation -103
remember 831
remember : 672
remember for 293
remember it -155
remember nothing -205
remember that 411
remember this 322
remember to -96
remember we 104
remember what -101
remembered -155
remembered : -144
remets -143
remets le -141
remote -230
remove -472
remove the -235
removed 155
removed the 231
removes -161
rename -91
rename a 127
renamed 154
renames 122
renata 102
render -142
rendering 228
rendu 111
repair 275
replace -274
replace the -105
replicate -136
reply -128
repo 269
repo , 178
repo : -137
repo is 389
repo to -171
repo we 397
reporting 128
reports 306
repos 177
repositorio 129
repository 338
reproduce -142
request -91
request , 115
request id 308
request \xA7name -105
requests 378
requirements -191
requires -132
requ\xEAtes 148
rerun -248
res -235
research -206
reserved 359
reserved for 165
reset every 214
resolve -255
resource -131
response -212
restart 86
restarts 243
restore it -159
restricted 177
restricted to 180
result -152
result , -145
resulting -148
resume -216
retries 192
retry -303
return 151
return a 304
returns -219
returns a 132
returns over 174
returns \xA7num -130
reusable 168
revert -123
revert that 196
review , -117
review myself 573
review of -123
review on 112
review takes 223
review the -141
review this -114
review \xA7path -102
reviewer 337
reviewers 410
reviewing -103
reviews 500
revisa 164
revisori 221
revis\xE3o 173
rework -138
rewrite -240
rewrites 119
ri 103
ricordati 288
ricordati che 346
rid -170
rid of -170
rien 136
riesci -115
righe -200
right -210
ring -111
rm 166
ro -160
roda 205
roda o -161
rodou -128
rollout 227
root -89
rosa 101
rough -126
rounded 300
row -211
rows -245
rst 132
rt 237
ruckelt -87
rule 363
rule , -101
rule of 144
rules for -112
run by -123
run from 156
run make 285
run only -256
run something 207
run the 363
run \xA7code 253
runner 195
runners 274
runners have 173
running -266
runs 208
runs in 154
runs on 476
runtime 241
rust -98
r\xE4um -101
r\xE9dige -107
r\xE9plica 241
r\xE9ponse -177
r\u1ED3i -260
s : 247
s e -161
s i -167
s t -104
s u 100
s w 102
safari 434
safari \xA7num 307
safe -120
safecast -265
sai 108
salen 121
sales 168
same -195
same commit 497
same for 204
sample -310
samples in 383
sandbox 294
sandbox allows 275
sans 162
sao -193
sara 443
saturday 279
save 375
save in 447
saved in 199
saw -183
say what 473
saying -286
says -407
says the -130
says we 214
scan -132
scanned 100
scelto 114
schau -205
schema 593
schema changes 116
schreib 148
schreib die 273
schreib mir -114
schreibe 175
schreibgesch\xFCtzt 200
schritt -164
screen -206
screens 156
screenshot 158
screenshots 113
scripts 390
scripts , -247
scripts start 176
scriviamo 155
scrollen -95
sdk 354
se 202
se apaga 94
se es -158
se fait 134
se n\xE3o -232
se quedan 178
seaborn 169
sealed 204
search -306
search the -130
seats 107
second -89
second , -207
secondo -233
seconds -334
secret 459
secretos 133
secrets 235
section -411
see -623
see if -170
see it -127
see more 139
see the -230
seeds 685
seeing -100
seem -105
seems -325
seen -129
segment -172
segundo -146
sehen -114
sein 139
selbst 127
selbst , 113
select -194
selected -133
selection -189
sem 149
semantic 321
semantic versioning 307
semantics -129
sempre 718
send -180
sensitive 100
sensors -102
senza 514
separate -319
separately -119
seperate -130
sequence -120
series -321
server , 311
servers -109
service : -206
services 484
services , 244
services must -123
servidor 259
servidor es 149
servi\xE7o -202
session -509
session that 166
sessions -486
sessions that -157
set , -122
set euo 187
set to -183
set up 141
set \xA7name 140
settings -232
settled 129
settled on 211
setup -145
setze 135
seules 110
seven -100
severity 157
sh 110
shaders 311
shaders get 180
shadow -432
shadow branch -114
share the 196
shared 531
sharing -138
she 123
she's 193
shellcheck 118
ship 149
ship tomorrow -213
ships 146
short 386
short , 242
shortcut -110
should ask 177
should be 336
should go 198
should have 112
should never -201
should not 173
should start 287
show -494
show me 111
show up -115
showing -340
shown -182
shows 122
si io -136
sich 338
side has 104
sidebar -248
siempre 404
siempre en 166
sign 353
sign-off 264
sign-off from 102
signal 210
signature 106
signatures 110
signed 320
signed \xA7name 121
significant 114
signing -177
signs 286
silence 415
silently -305
similar -104
simpler 160
simply -117
simulator 200
sin 191
since 143
since it 123
sind 329
single -102
singular 805
sit 365
sit in 248
sit on 127
six 213
size -143
size is 261
size \xA7num -152
skill -326
skill , 144
skills -332
skills and 198
skip the -195
skipped -240
skipping -102
skips 263
skript 83
slate -254
sleeps 236
sleeps in 246
slot 365
slow -258
slow , -232
slow on 186
slurm 114
small 450
sn nm 155
snapshot 202
snapshots 159
snmpd -112
snowflake 218
so a 410
so clean 201
so do -237
so don't 162
so far -121
so give 191
so is 141
so it -403
so no 378
so nothing 163
so only 114
so that -324
so they 202
so when 144
so \xA7path 126
soft 226
software -118
soll -419
sollten -169
solo 694
solution -102
solve -109
some -639
somehow -117
something 150
something about -190
something's -114
something's off -114
somewhere 122
son 202
son \xA7name 235
sono 591
sonst 90
sont 504
sont en 113
soon -156
soporte 178
sorry -316
sorry , -231
sort -228
sorted 80
sotto 149
sound -104
source -107
source : -106
source file 316
sous 142
souviens-toi 203
sozinho 105
space -200
spaces 432
spacing 138
spec 103
special -164
specific -151
specifically 177
specified -154
spelling 479
spelling in 122
spend 188
spikes 195
spinner -223
split 237
split tunnel 103
spot -128
spray -136
sql 473
squash 619
squash before 112
ss si -136
st -104
stack -117
stage -264
staging \xA7name 186
staging-datenbank 290
staging-datenbank ist 290
stale -173
standard 288
stanno 241
stanno in 148
start with 261
start working 148
starte , -89
started -151
starten 257
starting -474
startseite -158
stash -113
state -253
state , -138
statement -269
statements 392
stats -125
status -271
stay 963
stay at 249
stay below 123
stay in 107
stay on 159
stays 501
std 243
stdout -445
stehen -160
stell -108
step -112
step \xA7num -149
steps -423
steps , -291
steps are -288
stg 191
stick to 129
still -417
stop 217
stop adding 366
stop creating 365
stop hook -110
stop putting 269
stop the -275
stopped -136
storage 218
store 250
store card 106
store the -151
store \xA7name -215
stored 150
storing 147
storybook 159
straight 102
straight to 194
strategy -118
streaming -108
strict 412
string -290
string , -166
strings 195
strings go 223
strings in 128
strong 245
structlog 130
structs 115
structure -227
structured 204
stuck -114
stuff 398
style 201
st\xFCrzt -90
su 491
su visto 171
subagent -234
subagents -163
subas 145
subqueries 105
such -202
such as 143
suffit -223
suggest -121
suggested -143
suggestion -147
suggestions -105
suite -182
suite takes 141
sujet 209
sul -136
summary files 286
summary of -112
super -119
suporte 134
supplier 126
support 273
support for -186
supports 159
supposed 336
supposed to 341
sure if 147
sure the -222
sure we -133
surtout -123
sw 102
swap -134
sweep -142
sweet -111
swiftui 613
switch to -163
switched 308
switched off 136
symbols 250
sync -229
synced 191
systems 111
s\xE3o 288
s\xF3 277
s\xF3 o 216
t -281
t e 223
t i -104
t m 125
ta ai 110
tab -336
tabela -342
tabela de -156
tabelas 103
tabellennamen 397
tabla 159
tablas 113
table 129
table has 256
table is -200
tables 298
tables over 142
tabs 140
tabs , 151
tag 316
tag it 604
tagging 144
tagging is 154
tags 195
tailwind 799
take 119
take the -229
taken -256
takes 290
takes a -259
takes \xA7num 251
talk 108
talk about 126
talks 437
tambi\xE9n -104
tarea -113
tarif 326
task -267
task \xA7num -114
tax 278
te 146
te er -111
team 743
team , -190
team is -125
team runs 162
team the 113
tecnico 143
tela de -152
telemetry -190
tell me -207
tell the 316
telling 142
telling me 163
tem 165
tem que -113
tem \xA7num 101
template -202
temporal 105
temps -340
ten -141
ten minutes -101
tenant 230
tenant , 297
tenemos 110
terminal 156
terms 140
terms of 352
terraform 153
terraform apply 119
terraform plan -145
terraform state 136
test -98
test , -96
test account 121
test against 258
test coverage -120
test data 140
test files 286
test repo -170
test with -103
testdaten 147
testing 127
testkit 201
tests 230
tests , 387
tests and 248
tests are -326
tests aren't 244
tests avant 279
tests fail 110
tests first 268
tests for -118
tests in -519
tests is 125
tests laufen -132
tests necesitan 120
tests need 596
tests needed -107
tests next 135
tests pass -112
text -101
texte 131
than 302
than \xA7name 184
thanks , -220
that -159
that , 244
that a 120
that again 138
that are -98
that aren't -144
that as -119
that before -206
that can 148
that deploys 356
that for 160
that goes 174
that has -154
that i -219
that in 100
that includes 177
that it's -101
that key -93
that make -113
that one -111
that only 136
that out -113
that raises 104
that say 197
that says -111
that the 438
that there -139
that was -144
that we 166
that when 165
that window 118
that you -116
that \xA7name 141
that's a 181
that's the -232
that's wrong 215
thats 148
the -233
the ablation -124
the above -101
the account -122
the actual -192
the admin 268
the agent -142
the app 163
the automation 324
the avro -105
the backfill 128
the backup -124
the bank 249
the banner -185
the bench 232
the benchmark -134
the best -121
the blue -140
the board -350
the body 95
the bootloader 278
the bot 183
the bottom -205
the build 133
the button -149
the call -144
the change -195
the changelog 149
the changes -182
the chat -158
the cli 306
the client 100
the clock 128
the cluster 151
the code 250
the column -106
the comment 163
the comments -141
the commit 378
the commits -143
the config -122
the configuration 253
the connection -113
the container 220
the context -118
the copy -102
the crash -129
the csv -128
the current -232
the customers 141
the decision 289
the design 280
the desktop 259
the document 144
the e 111
the edge 142
the end -224
the env -163
the exporter -100
the feature 122
the fields -104
the file -201
the firmware 222
the first -534
the fix -140
the fixtures 229
the flag -142
the floor 168
the folder 187
the following -310
the footer -314
the free 107
the frontend 333
the full -141
the function 127
the future 197
the gateway 192
the generated 336
the go 337
the gpu 161
the greeting -171
the header -473
the helper 134
the home 107
the hook -106
the host 156
the icons -112
the id -165
the images -132
the importer 201
the infra 135
the ini 104
the instruction 126
the integration 466
the interface -135
the jira 128
the key 243
the label -196
the last -110
the latest 125
the left -357
the line 180
the linear 217
the link -136
the list -188
the live 336
the local 468
the location 147
the log -341
the login -215
the main -101
the map -189
the middleware 179
the migration -93
the migrations 208
the modal -113
the model 132
the module 88
the moment -408
the month 193
the morning 112
the names 240
the network 295
the new -750
the next -305
the node 350
the null 142
the old -100
the one -109
the ones -117
the only 195
the open -180
the openapi 476
the orders 122
the original -155
the others -182
the output -151
the package 314
the page -101
the paper 207
the parser 404
the path 247
the pi 174
the pipeline 232
the plan -198
the platform 190
the plugin 102
the point -150
the port 212
the project -118
the prompt -138
the proxy 436
the public 102
the query 107
the queue 335
the raw -105
the readme -140
the real 197
the reason 417
the recap 156
the record 100
the recorded 153
the redirect -101
the release 463
the replica 145
the repo 475
the report 492
the repository 150
the review 350
the route -110
the rows -155
the rule 101
the run -139
the runner 137
the same -125
the samples -207
the sandbox 156
the scale 205
the scheduler 163
the scope 104
the script -178
the second -181
the server 104
the service 163
the session 130
the settings -350
the shared 222
the sidebar -237
the simulator 341
the skills 124
the source 229
the spinner -179
the staging 274
the standard -169
the store 121
the supplier 126
the system 127
the tags -121
the tax 134
the team -221
the tenant -211
the test -133
the tests 106
the theme -169
the thing 287
the three -205
the ticket 121
the timeout -104
the token -155
the toolbar -183
the tooltip -115
the training 126
the transcript -107
the two -202
the type -200
the user's -274
the vendor's 286
the version 106
the way 156
the website -103
the why 468
the window 339
the word 170
the work -156
the worker -150
the wrong -257
the \xA7file -199
the \xA7num 102
the \xA7path -457
their 409
their own 121
them to -217
them up -155
theme -100
then -548
then show 153
then tell 156
then the 226
then we 158
there a -158
there are -291
there go 112
there is -111
there's -208
there's no -252
therefore -124
theres -160
these -429
these are 122
these days 219
they 122
they are -220
they can -155
they look 157
they should 130
they're 406
thing 167
thing , -158
things that 260
things we 173
think -204
think about -136
think is 128
think it -109
thinks -151
third party 135
this -549
this , -205
this : 156
this as 240
this branch -115
this can -150
this change -139
this codebase 338
this error -155
this file -110
this folder 134
this function -140
this happens 208
this in -183
this is -256
this lambda 120
this lib 248
this machine 157
this morning -138
this new 141
this one -432
this order 293
this project 106
this repo 604
this repository 121
this session -172
this time -227
this to 484
this \xA7name -162
those -270
those are -168
thought -149
threads 240
three -172
three times 236
through 448
through all -190
through the 179
through zap 142
throughout 208
throughout , 139
throwaway 277
thursday -148
th\xF4ng -109
ti -138
ticket 616
ticket , 183
ticket and 100
ticketnummer 419
tickets 376
tidy -107
tiene 324
tiene que 157
tiene su 199
tier 244
tildes 143
time , -175
time and 146
time to 202
time you 499
timeout -334
timeout is 337
timeouts 296
times in 254
times out -236
timestamps 106
timestamps are 171
timestamps in -103
tiny 164
tipi 162
tipo 271
tipos 417
title becomes 242
tm 125
to -157
to : 374
to always 171
to ask 224
to avoid 99
to build 319
to bun 249
to claude 145
to close 184
to commit 389
to continue 234
to customers 207
to date -103
to deploy 173
to each -113
to ensure -131
to get -248
to git -134
to go -291
to have -233
to help -111
to him 107
to install -115
to keep 308
to load -112
to log -126
to main 297
to make -344
to me 575
to memory 724
to much -115
to not 423
to other 129
to production 325
to read -118
to reduce 172
to remember -148
to remove -147
to return 122
to review 127
to run 312
to save -230
to see 113
to ship 131
to show -127
to start 125
to stay 130
to store 297
to take 107
to this 199
to type -115
to use -387
to work -254
to your -139
to \xA7file 175
to \xA7path -130
toda 398
todav\xEDa -230
today -462
today , -147
todos 214
together with 107
toi -231
token -219
tokens 275
told 500
told you 256
tom 269
tomorrow -354
ton -195
too -300
took over 186
tool -352
toolbar -183
toolchain 201
tooltip -254
top -216
top of 262
topic 142
topics 271
tops 341
toques -246
total -291
totale -130
totally -131
totals -109
touch 238
touch \xA7name 126
touche -142
toucher -196
touches 194
touching 328
touching the 182
toujours 479
toujours des 138
toujours le 153
tout 254
tout le 128
toute 252
toutes 319
tower 129
tr -120
trace is -166
tracking -129
trade -104
traffic 101
train 142
training 169
transcript -222
translate -268
transport -229
tre -92
trials -198
tricks 127
trocar -112
trong 294
true -234
trunk 313
trunk based 201
truth -118
try -301
trying -174
trying to -112
tr\xEAs 167
ts 192
ttl 150
tu -266
tu as -132
tudo 278
tuesday 420
tuesdays 244
tuesdays at -288
tuesdays because -135
tune 121
tuning 411
turn -178
turn on -107
two 205
two , -221
two accounts 113
two approvals 519
two commits -111
two days -189
two of 208
two people 233
two regions 288
two reviewers 242
two \xA7name 204
ty 121
typ 82
typ verwenden 82
type 192
type : 166
type hints 280
typed 255
types 375
types first 116
typescript -114
typo -204
t\xE1 -397
t\xE1 cheio -115
t\xEDch -101
t\xF4i 330
t\xF4i c\xF3 232
t\xF4i mu\u1ED1n -111
t\xF4i \u0111ang -150
t\u1EA1i -229
t\u1EA1o -187
t\u1ED1t 108
u i 122
uhr -95
ui 391
ui il 153
ultrathink -161
uma olhada -146
umlauten -136
umsteigen -169
un 302
un test 301
un \xA7name 130
unavailable -190
unchanged -129
und 323
und bitte -112
und das 238
und nicht 106
undefined -110
under 552
under a -230
under \xA7num 265
under \xA7path 101
understanding -151
une 190
une migration 421
une \xA7name 273
uniquement 212
unittest 131
unless -114
uno -287
uns 673
uns nur 93
unsafe 147
unsere 141
unten -289
unter 355
unter \xA7path 157
until friday -118
until the 569
until then -176
untracked -122
up after 145
up for 226
up in 179
up the -131
up to 307
up with -160
update -262
update all -104
update the -364
update \xA7file 567
updates -104
updating -149
upgrade the -233
upload -254
uploads -205
uri -138
url -135
urls 190
us 655
us a 170
us \xA7num -252
usa 287
usa sempre 105
usa siempre 113
usado 109
usage -208
usamos 297
usare mai 236
use 499
use a -352
use four 222
use it 112
use mocks 300
use named 123
use npm -372
use only 279
use pathlib 101
use python -166
use redis 139
use semantic 307
use this -120
use vitest 145
use \xA7code -128
use \xA7name -188
used -242
used for 409
used in -129
useless 112
useless to 126
user -511
user has -104
user ids 149
user is -166
user to 164
user's -251
users -237
users always -180
users can 331
users emarquez 153
uses var 316
using claude 176
using the 475
using \xA7code 100
using \xA7name 113
usually 102
utc 165
utilise toujours 100
utilisez toujours 113
utility -196
utils 239
v , 209
v c 153
v i 129
v \xA7num -270
va 142
va en 386
vai 476
vai pro 129
vale -110
valibot 239
valid -264
validate 136
validation -166
valida\xE7\xE3o 228
valor -121
valori 154
value -298
value , -101
values get 255
van 106
van en 114
van siempre 153
vanilla 209
vanilla js 209
vanno 245
var 103
variablen 136
variables -251
various -128
vault , 166
vendor 328
vendor's 301
vendredi 326
venv -167
ver -299
verbs 200
vercel -226
verde -206
verdict -101
vergiss -147
verification 398
verified -225
verify -283
verify and 294
verlangt 208
verloren 141
vers 202
versao 217
version 96
version , 113
version of 123
versioned 160
versioning 284
versions 547
verwende 221
verwende f\xFCr 89
verwende nie 140
verwendet 85
very -164
vi 129
via 169
via the 268
via v -196
via \xA7name -160
viejo 207
vielleicht -171
viene 154
vier -156
view -230
view , 197
views 287
views , 270
views \xA7file -215
visible -308
visto 123
visto bueno 171
visual 138
vite , 105
vitest 286
vitest , 173
viven 173
voc\xEA -146
volte -121
volume -191
vom 173
von 559
von hand 168
vor 302
vor jedem 330
vorher 272
vs -223
vs code -129
vuelve -187
vuelve a -187
v\xE0o -118
w 308
wait 130
wait , -289
wait for 403
wait on 107
wakil -133
wall 345
wallet -159
wandb 283
want a -109
want the -149
want to -216
want you 418
wanted -179
wants 479
warmup 239
warnings 182
warnings count 188
warum -188
was -364
was that 142
way to -213
way too -100
we 131
we also 140
we are -363
we can -274
we could -285
we decided 477
we do 269
we follow 197
we go -234
we got 110
we had -115
we have -166
we haven't -135
we keep 263
we left 110
we make -195
we moved 260
we name 257
we need -396
we never 313
we only -168
we pin 250
we squash 349
we store -444
we support 245
we use 174
we want 336
we were -114
we will -302
we'd be 168
we'll -183
we're 387
we're a 115
we're done -124
we're on 145
web \xA7num 257
webhook -231
webp 102
webpack 392
website -396
websockets -222
wednesday 111
wednesdays 121
weekend 248
weg -228
weil der 156
weird -177
well -198
well , -137
wenn 131
wenn das -97
wenn der -166
wenn du 148
wenn ich -186
went -116
werden 214
werden , -164
were -372
werror 291
what -146
what are -204
what happened 111
what happens -153
what i -147
what is -194
what it 283
what to 161
what you -139
what's -147
whatever 271
whatever you 173
whats -204
when -135
when a -260
when the -115
whenever 627
whenever i -91
whenever you 185
where -438
where is -151
where you -158
whether -171
which -411
while -285
while the -132
white -125
whole 161
why -242
why are -280
why do -105
will -240
will be -273
will have 117
window 198
windows 113
windows \xA7num 163
wins 151
wins over 101
wiped 220
wir 475
wir duzen 175
wir npm -203
wir nutzen 304
wir pushen 222
wird 748
wird , -85
wird jeden 187
wird nicht 138
wird pro 143
wired -118
with : -141
with all -168
with each 121
with me 154
with more 219
with no -146
with option -205
with set 176
with that -172
with the 256
with this -160
with two -130
with w 337
with what -216
with you -147
with your -159
with \xA7name 228
with \xA7path 129
without 423
without a 423
without asking 254
without the 146
wizard -237
woche -183
won't 421
won't be 214
wonder -230
word 188
words 503
work , -175
work for -129
work in 232
worked -135
worker -161
workers 245
workflow -350
workflows -121
working -163
working days 225
working on -106
working with 162
works -148
worktree -307
would -425
would be -191
wrap 453
wrapper -226
write a -275
write it 207
write to 273
writes 217
writes to 225
written -268
wrong -417
wrong , 279
wrote -295
wrote : -155
x 139
x \xA7name -149
xlsx -187
xml -156
xml , -105
xxl-job 125
y 372
y a -172
y no 183
ya -119
yaml 177
yeah , -138
year 326
yes -288
yes , -408
yes and 277
yet -568
yet , -123
yo -298
you , -198
you add 767
you already -135
you always -127
you are -442
you before 107
you call 209
you can 122
you check -197
you commit 312
you did 178
you do 141
you don't -144
you edit 201
you get -178
you keep 339
you made 323
you make -123
you remember 555
you rename 350
you review -188
you update 102
you write 168
you wrote -119
you'll -122
you're 390
you've -122
your -489
your commits 389
your memory 290
your own 309
yourself -111
zap 174
zeile -125
zero -110
zod 812
zod at 397
zone 386
zu 129
zuerst 336
zuerst die 85
zum 283
\xA7code , -230
\xA7code for 205
\xA7code from -120
\xA7code in -268
\xA7code is -336
\xA7code on -122
\xA7code or -175
\xA7code to 237
\xA7code \xA7code -174
\xA7file : -275
\xA7file ; -170
\xA7file for -137
\xA7file is 135
\xA7file that 325
\xA7file ts 135
\xA7file with 500
\xA7file \xA7file -103
\xA7file \xA7name -121
\xA7file \xA7num -102
\xA7name ; -247
\xA7name allows 206
\xA7name are 175
\xA7name as 242
\xA7name at -175
\xA7name because 190
\xA7name c -112
\xA7name calls 103
\xA7name can -118
\xA7name columns 118
\xA7name comment 206
\xA7name con 100
\xA7name de -246
\xA7name description -102
\xA7name entry -175
\xA7name file 172
\xA7name files 118
\xA7name firmado 105
\xA7name for 101
\xA7name function -132
\xA7name gateway 191
\xA7name has -125
\xA7name in 101
\xA7name instead 131
\xA7name is 392
\xA7name key 118
\xA7name keys 87
\xA7name need 271
\xA7name needs 204
\xA7name ni 112
\xA7name no -136
\xA7name not -164
\xA7name now -126
\xA7name of 288
\xA7name only 330
\xA7name or 181
\xA7name quota 186
\xA7name says 136
\xA7name scope 171
\xA7name server -258
\xA7name that 182
\xA7name then 226
\xA7name to -349
\xA7name version 167
\xA7name views -215
\xA7name with 113
\xA7name \xA7file -226
\xA7name \xA7name -190
\xA7name \xA7num -151
\xA7name \xA7path -459
\xA7name \xA7url -135
\xA7name \u306F 205
\xA7name \u4E5F\u8981 100
\xA7name \uB294 106
\xA7num , 127
\xA7num ; -256
\xA7num across 102
\xA7num because 268
\xA7num belongs 148
\xA7num changed 91
\xA7num characters -146
\xA7num chars 251
\xA7num connections 326
\xA7num days 208
\xA7num each 148
\xA7num es 247
\xA7num et 189
\xA7num files -156
\xA7num first -185
\xA7num for 256
\xA7num in 102
\xA7num instead -146
\xA7num is 227
\xA7num lines 139
\xA7num min 147
\xA7num minutes 108
\xA7num no -105
\xA7num on -107
\xA7num only 157
\xA7num or 128
\xA7num para 120
\xA7num per 138
\xA7num percent 145
\xA7num requests 275
\xA7num righe 117
\xA7num since 245
\xA7num so -131
\xA7num that 139
\xA7num timeout 441
\xA7num to 124
\xA7num until 158
\xA7num \xA7file -145
\xA7num \xA7num -530
\xA7num \xA7path -252
\xA7num \u53EF\u4EE5 163
\xA7num \u5BA2\u6237 -115
\xA7num \u6642\u304B 128
\xA7path : -546
\xA7path and -226
\xA7path are -184
\xA7path as 264
\xA7path but 389
\xA7path can 360
\xA7path folder -109
\xA7path for -231
\xA7path from -214
\xA7path i -120
\xA7path is 375
\xA7path json 160
\xA7path on -295
\xA7path team 143
\xA7path the 209
\xA7path to -153
\xA7path we 105
\xA7path \xA7name -283
\xA7path \xA7num -275
\xA7path \xA7path -353
\xA7url -399
\xE0 216
\xE0 la 246
\xE0 \xA7num -142
\xE4ndern 175
\xE4ndert 133
\xE4nderungen 322
\xE7a -451
\xE7a dans -190
\xE8 139
\xE8 la 200
\xE9 960
\xE9 a 105
\xE9 com 158
\xE9 usado 109
\xE9choue -173
\xFCber 362
\xFCbersetz -103
\u0111i -167
\u0111\xE2u -185
\u0111\xE3 -231
\u0111\xF3 -241
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 284
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C , 131
\u0431\u0430\u0437\u0430 304
\u0431\u0430\u0437\u0430 \u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 198
\u0431\u0435\u0437 730
\u0431\u0435\u0437 \u043D\u0435\u0433\u043E 166
\u0431\u043E\u043B\u044C\u0448\u0435 108
\u0431\u044B\u043B\u043E -237
\u0431\u044B\u0442\u044C -250
\u0432 779
\u0432 \xA7path 128
\u0432 \u043A\u043E\u0434\u0435 123
\u0432 \u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 128
\u0432 \u043F\u0440\u043E\u0435\u043A\u0442\u0435 102
\u0432\u0435\u0442\u043A\u0438 237
\u0432\u0441\u0435\u0433\u0434\u0430 814
\u0432\u0441\u0451 -260
\u0433\u0434\u0435 -159
\u0433\u043B\u044F\u043D\u044C -126
\u0434\u0430 -175
\u0434\u0430 , -174
\u0434\u0435\u043D\u044C\u0433\u0438 194
\u0434\u043B\u044F 302
\u0434\u043E -283
\u0434\u043E\u0431\u0430\u0432\u044C -305
\u0434\u043E\u043B\u0436\u043D\u0430 -279
\u0435\u0441\u043B\u0438 -273
\u0435\u0441\u0442\u044C -336
\u0435\u0449\u0451 -208
\u0436\u0438\u0432\u0443\u0442 130
\u0436\u0438\u0432\u0443\u0442 \u0432 130
\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 222
\u0437\u0430\u043A\u0430\u0437\u0430 -151
\u0437\u0430\u043A\u0430\u0437\u044B -208
\u0437\u0432\u0443\u043A -103
\u0437\u0432\u0443\u043A \u0448\u0430\u0433\u043E\u0432 -103
\u0438 \u043F\u0440\u043E\u0432\u0435\u0440\u044C -236
\u0438\u0441\u043F\u0440\u0430\u0432\u044C -156
\u0438\u0445 109
\u043A\u0430\u0436\u0434\u044B\u0439 \u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 198
\u043A\u043E\u0434\u0435 123
\u043A\u043E\u043C\u043C\u0435\u043D\u0442\u0430\u0440\u0438\u0438 116
\u043A\u043E\u043C\u043C\u0438\u0442 243
\u043A\u043E\u043C\u043C\u0438\u0442\u044B 399
\u043A\u043E\u043F\u0435\u0439\u043A\u0430\u0445 128
\u043B\u0435\u0436\u0430\u0442 140
\u043B\u0438 -120
\u043C\u0451\u0440\u0436 104
\u043D\u0430 go 115
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 284
\u043D\u0430 \u0431\u043E\u043B\u044C\u0448\u0438\u0445 158
\u043D\u0430 \u0441\u0435\u0440\u0432\u0435\u0440\u0435 102
\u043D\u0430\u043F\u0438\u0448\u0438 -210
\u043D\u0430\u0441 206
\u043D\u0430\u0441 \u0432\u0441\u0435 144
\u043D\u0435 705
\u043D\u0435\u043B\u044C\u0437\u044F 572
\u043D\u0435\u0442 189
\u043D\u0438\u043A\u043E\u0433\u0434\u0430 221
\u043D\u0438\u0447\u0435\u0433\u043E 163
\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 163
\u043D\u043E -146
\u043D\u043E \u044D\u0442\u043E -146
\u043D\u043E\u0432\u044B\u0435 175
\u043D\u043E\u043C\u0435\u0440\u0443 237
\u043D\u043E\u043C\u0435\u0440\u0443 \u0437\u0430\u0434\u0430\u0447\u0438 237
\u043E\u0434\u0438\u043D 197
\u043E\u043B\u044C\u0433\u0430 -174
\u043E\u043D\u0438 332
\u043E\u043F\u044F\u0442\u044C -174
\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C -137
\u043E\u0441\u0442\u0430\u043B\u044C\u043D\u043E\u0435 \u043D\u0435 -136
\u043E\u0447\u0435\u0440\u0435\u0434\u044C -128
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 198
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F \u043A\u0430\u0436\u0434\u044B\u0439 198
\u043E\u0448\u0438\u0431\u043E\u043A 223
\u043F\u0430\u043C\u044F\u0442\u0438 -191
\u043F\u0430\u043F\u043A\u0443 -232
\u043F\u0435\u0440\u0435\u043D\u0435\u0441\u0438 -116
\u043F\u0438\u0448\u0435\u043C 573
\u043F\u0438\u0448\u0435\u043C \u0432 302
\u043F\u0438\u0448\u0435\u043C \u043F\u043E-\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u0438 156
\u043F\u043E \u043D\u043E\u043C\u0435\u0440\u0443 237
\u043F\u043E-\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u0438 156
\u043F\u043E\u043A\u0430 -266
\u043F\u043E\u043A\u0430 \u043D\u0435 -200
\u043F\u043E\u043A\u0430\u0436\u0438 -136
\u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 111
\u043F\u043E\u043F\u0440\u0430\u0432\u044C -103
\u043F\u043E\u0441\u043B\u0435 -183
\u043F\u043E\u0441\u0442\u0430\u0432\u044C -159
\u043F\u043E\u0447\u0438\u043D\u0438 -139
\u043F\u0440\u0430\u0432\u0438\u043C 209
\u043F\u0440\u043E\u0432\u0435\u0440\u044C -422
\u043F\u0440\u043E\u0432\u0435\u0440\u044C , -133
\u043F\u0440\u043E\u0435\u043A\u0442\u0435 102
\u0440\u0430\u0437 -251
\u0440\u0435\u0432\u044C\u044E 163
\u0441 647
\u0441\u0434\u0435\u043B\u0430\u0439 -277
\u0441\u0435\u0433\u043E\u0434\u043D\u044F -122
\u0441\u0435\u0439\u0447\u0430\u0441 -115
\u0441\u0435\u0440\u0432\u0435\u0440\u0435 102
\u0441\u0435\u0440\u0432\u0438\u0441\u044B 240
\u0441\u043D\u0430\u0447\u0430\u043B\u0430 527
\u0442\u0430\u043A 237
\u0442\u0430\u043C -117
\u0442\u0435\u0433\u043E\u043C 103
\u0442\u0435\u0433\u043E\u043C external 103
\u0442\u0435\u043A\u0441\u0442\u044B 223
\u0442\u0435\u043A\u0441\u0442\u044B \u043E\u0448\u0438\u0431\u043E\u043A 223
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F 304
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F \u0431\u0430\u0437\u0430 304
\u0442\u043E -234
\u0442\u043E\u043B\u044C\u043A\u043E 890
\u0442\u043E\u043B\u044C\u043A\u043E \u0432 136
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 196
\u0442\u0443\u0434\u0430 184
\u0442\u0443\u0434\u0430 \u043D\u0435 107
\u0442\u044B 365
\u0443 \u043D\u0430\u0441 206
\u0444\u0430\u0439\u043B -570
\u0445\u043E\u0442\u044F -106
\u0445\u043E\u0447\u0443 333
\u0447\u0435\u0440\u0435\u0437 416
\u0447\u0442\u043E\u0431\u044B 198
\u044D\u0442\u043E -432
\u044F -167
\u2013 -155
\u2014 -656
\u2014 the 302
\u3042 -193
\u3044 \u3044 -208
\u3044 \u3066 177
\u3044 \u3067 -270
\u3044 \u3088 -108
\u3044\u3044 -208
\u3044\u3066 177
\u3044\u3066 \u3066\u304F 144
\u3044\u3066 \u899A 189
\u3044\u3067 -270
\u3044\u3067 \u3067\u304F 130
\u3044\u3067 \u3067\u3059 -145
\u3044\u3088 -108
\u3046 -211
\u3046 \u304B -100
\u3046 \u3061 107
\u3046\u304B -100
\u3046\u3061 107
\u3046\u3061 \u3061\u306E 128
\u3048 \u3066 141
\u3048\u3066 141
\u3048\u3066 \u3066\u304A 249
\u3048\u3066 \u3066\u304F -122
\u304A 169
\u304A \u3044 111
\u304A\u3044 111
\u304A\u3044 \u3044\u3066 111
\u304B -186
\u304B \u3089 175
\u304B\u3089 175
\u304B\u3089 \u6642 101
\u304C \u5FC5 -130
\u304C\u5FC5 -130
\u304C\u5FC5 \u5FC5\u305A -116
\u304D 115
\u304E -133
\u3053 \u3068 125
\u3053 \u306E -275
\u3053 \u308C 256
\u3053\u3068 125
\u3053\u306E -275
\u3053\u308C 256
\u3053\u308C \u308C\u304B 142
\u3055 217
\u3055 \u3044 136
\u3055 \u3093 158
\u3055\u3044 136
\u3055\u3044 \u3092 124
\u3055\u3093 158
\u3057 -413
\u3057 \u305F -179
\u3057 \u3066 -154
\u3057\u305F -179
\u3057\u305F \u305F\u3044 -107
\u3057\u3066 -154
\u3057\u3066 \u3066\u3044 111
\u3057\u3066 \u3066\u304B 174
\u3057\u3066 \u3066\u304F -114
\u3059 \u304B -200
\u3059\u304B -200
\u3059\u308B \u308B\u3053 -109
\u305A 142
\u305A \xA7name 138
\u305B 153
\u305B \u3093 111
\u305B\u3093 111
\u305D -117
\u305D \u306E -100
\u305D\u306E -100
\u305F -230
\u305F \u3044 -101
\u305F \u306E -119
\u305F \u3081 106
\u305F\u3044 -101
\u305F\u306E -119
\u305F\u3081 106
\u3061 121
\u3061 \u306E 128
\u3061\u306E 128
\u3063 \u305F -154
\u3063\u305F -154
\u3063\u3066 \u3066\u304F 131
\u3066 -296
\u3066 \u3044 169
\u3066 \u304A 114
\u3066 \u304B 183
\u3066\u3044 169
\u3066\u3044 \u3044\u307E 123
\u3066\u304A 114
\u3066\u304A \u304A\u3044 111
\u3066\u304B 183
\u3066\u304B \u304B\u3089 183
\u3067 658
\u3067 \u304F 130
\u3067 \u51FA 108
\u3067 \u7D71 131
\u3067\u304F 130
\u3067\u304F \u304F\u3060 130
\u3067\u51FA 108
\u3067\u7D71 131
\u3067\u7D71 \u7D71\u4E00 131
\u3068 185
\u3068 \u304D 101
\u3068\u304D 101
\u3069 -172
\u306A 221
\u306A \u3044 175
\u306A\u3044 175
\u306A\u3044 \u3044\u3067 -122
\u306A\u308B \u306F -133
\u306B 109
\u306B \u76F4 114
\u306B\u76F4 114
\u306B\u76F4 \u76F4\u63A5 114
\u306E \xA7num 105
\u306E \u3067 119
\u306E \u306F 102
\u306E \u5951 100
\u306E\u3067 119
\u306E\u306F 102
\u306E\u5951 100
\u306E\u5951 \u5951\u7D04 100
\u306F 1163
\u306F v 198
\u306F \xA7name 145
\u306F \u4F7F 106
\u306F \u65E5 128
\u306Fv 198
\u306Fv vi 198
\u306F\u306A \u306A\u304F 162
\u306F\u4F7F 106
\u306F\u4F7F \u4F7F\u308F 120
\u306F\u65E5 128
\u306F\u65E5 \u65E5\u672C 128
\u3070 -160
\u3078 134
\u3078 \u306E 132
\u3078\u306E 132
\u307E \u3059 141
\u307E \u305B 111
\u307E \u308A 137
\u307E\u3059 141
\u307E\u3059 \u3059\u304B -153
\u307E\u3059 \u306B 128
\u307E\u305B 111
\u307E\u305B \u305B\u3093 111
\u307E\u308A 137
\u307E\u308A \u308A\u3067 137
\u307F 182
\u307F \u306E 103
\u307F\u306E 103
\u3081 \u3066 -144
\u3081\u3066 -144
\u3082 -126
\u3088 -218
\u3088 \u3046 -100
\u3088\u3046 -100
\u3089 \xA7num 101
\u308A 170
\u308A \u3067 137
\u308A\u3067 137
\u308A\u3067 \u3067\u3059 110
\u308B -103
\u308B \u305F 106
\u308B \u306E 119
\u308B\u305F 106
\u308B\u305F \u305F\u3081 106
\u308B\u306E 119
\u308B\u306E \u306E\u3067 138
\u308C 138
\u308C \u304B 142
\u308C \u3066 -140
\u308C \u3070 -104
\u308C\u304B 142
\u308C\u304B \u304B\u3089 142
\u308C\u3066 -140
\u308C\u3070 -104
\u308F 141
\u308F \u306A 111
\u308F\u306A 111
\u308F\u306A \u306A\u3044 111
\u3092 \u66F8 172
\u3092\u66F8 172
\u3092\u66F8 \u66F8\u3044 190
\u3093 176
\u30A1 104
\u30A4 191
\u30A4 \u30D6 110
\u30A4\u30D6 110
\u30A4\u30D6 \u30D6\u30E9 110
\u30AF 157
\u30B0 171
\u30B0 \u306F 117
\u30B0\u306F 117
\u30B6 -119
\u30B9 -166
\u30C1 \u30FC 130
\u30C1\u30FC 130
\u30C1\u30FC \u30FC\u30E0 130
\u30C3 112
\u30C8 \u3092 -142
\u30C8\u3092 -142
\u30D5 173
\u30D5 \u30A1 104
\u30D5\u30A1 104
\u30D6 \u30E9 100
\u30D6\u30E9 100
\u30D6\u30E9 \u30E9\u30EA 110
\u30D7 251
\u30D7 \u30ED 118
\u30D7\u30ED 118
\u30DB -151
\u30DC -213
\u30DC \u30FC -120
\u30DC\u30FC -120
\u30E0 197
\u30E9 110
\u30E9 \u30A4 110
\u30E9 \u30EA 110
\u30E9\u30A4 110
\u30E9\u30A4 \u30A4\u30D6 110
\u30E9\u30EA 110
\u30EA 240
\u30ED 201
\u30F3 232
\u30F3 \u30C8 159
\u30F3\u30C8 159
\u30FC \u30C8 -189
\u30FC \u30E0 191
\u30FC\u30C8 -189
\u30FC\u30E0 191
\u3131\u3131 -153
\u4E00 226
\u4E00 \u4E0B -165
\u4E00 \u4E2A 102
\u4E00 \u500B -182
\u4E00 \u5F8B 367
\u4E00 \u653E 101
\u4E00 \u6837 -141
\u4E00 \u6B21 -111
\u4E00 \u7528 113
\u4E00 \u822C 226
\u4E00 \u9EDE -117
\u4E00\u4E0B -165
\u4E00\u4E2A 102
\u4E00\u4E2A \u4E2A\u5BF9 128
\u4E00\u500B -182
\u4E00\u5F8B 367
\u4E00\u5F8B \u5F8B\u7528 189
\u4E00\u653E 101
\u4E00\u6837 -141
\u4E00\u6B21 -111
\u4E00\u7528 113
\u4E00\u822C 226
\u4E00\u9EDE -117
\u4E09 -144
\u4E0A \u9650 141
\u4E0A\u9650 141
\u4E0A\u9650 \u9650\u662F 164
\u4E0B -360
\u4E0D 397
\u4E0D \u4E00 -152
\u4E0D \u4F1A -108
\u4E0D \u5199 160
\u4E0D \u662F -155
\u4E0D \u76F4 127
\u4E0D \u7B97 140
\u4E0D \u884C -108
\u4E0D \u8981 226
\u4E0D \u8BB8 153
\u4E0D\u4E00 -152
\u4E0D\u4F1A -108
\u4E0D\u5199 160
\u4E0D\u662F -155
\u4E0D\u76F4 127
\u4E0D\u76F4 \u76F4\u63A5 127
\u4E0D\u7B97 140
\u4E0D\u884C -108
\u4E0D\u8981 226
\u4E0D\u8981 \u8981\u6539 -176
\u4E0D\u8981 \u8981\u7528 211
\u4E0D\u8BB8 153
\u4E0E -254
\u4E13 -135
\u4E24 134
\u4E2A -484
\u4E2A \u5BF9 118
\u4E2A \u7A7A 107
\u4E2A\u5BF9 118
\u4E2A\u7A7A 107
\u4E2D 184
\u4E2D \u6587 250
\u4E2D\u6587 250
\u4E3A -142
\u4E3A \u6211 103
\u4E3A\u6211 103
\u4E3B 363
\u4E3B \u8981 -134
\u4E3B\u8981 -134
\u4E48 -285
\u4E4B 276
\u4E4B \u5F8C 159
\u4E4B\u5F8C 159
\u4E5F -299
\u4E5F \u4E0D -119
\u4E5F \u53EF 148
\u4E5F\u4E0D -119
\u4E5F\u53EF 148
\u4E5F\u53EF \u53EF\u4EE5 191
\u4E70 -227
\u4E86 -372
\u4E86 \u89E3 -138
\u4E86\u89E3 -138
\u4E8B 171
\u4E8C 137
\u4E8E 220
\u4E94 105
\u4E9B -279
\u4E9B \u4FE1 103
\u4E9B\u4FE1 103
\u4E9B\u4FE1 \u4FE1\u606F 103
\u4EA4 222
\u4EA4 \u4E4B 108
\u4EA4 \u4FE1 134
\u4EA4\u4E4B 108
\u4EA4\u4E4B \u4E4B\u524D 108
\u4EA4\u4FE1 134
\u4EA4\u4FE1 \u4FE1\u606F 134
\u4EA7 -115
\u4EC0 -247
\u4EC0 \u4E48 -127
\u4EC0 \u9EBC -123
\u4EC0\u4E48 -127
\u4EC0\u9EBC -123
\u4ECA -399
\u4ECA \u56DE -169
\u4ECA \u5929 -139
\u4ECA \u5F8C 125
\u4ECA\u56DE -169
\u4ECA\u56DE \u56DE\u306F -167
\u4ECA\u5929 -139
\u4ECA\u5F8C 125
\u4ECE 595
\u4ECE \u5E93 142
\u4ECE\u5E93 142
\u4ED6 -148
\u4ED8 243
\u4EE3 148
\u4EE3 \u7801 284
\u4EE3\u7801 284
\u4EE3\u7801 \u7801\u91CC 104
\u4EE5 404
\u4EE5 \u53CA -115
\u4EE5 \u540E 292
\u4EE5 \u5728 126
\u4EE5 \u770B 140
\u4EE5\u53CA -115
\u4EE5\u540E 292
\u4EE5\u5728 126
\u4EE5\u770B 140
\u4EEC 232
\u4EEC \u7684 131
\u4EEC\u4E0D \u4E0D\u7528 101
\u4EEC\u7684 131
\u4EF6 170
\u4EF6 \u4E8B 107
\u4EF6\u4E8B 107
\u4EF6\u5939 \u5939\u4E0B 176
\u4F1A 206
\u4F1A \u81EA 268
\u4F1A\u81EA 268
\u4F1A\u81EA \u81EA\u52A8 173
\u4F20 -172
\u4F4E 132
\u4F4F 129
\u4F55 -281
\u4F60 -121
\u4F60 \u4F1A 268
\u4F60 \u6CA1 -110
\u4F60 \u7684 -164
\u4F60 \u8981 353
\u4F60 \u9700 169
\u4F60\u4F1A 268
\u4F60\u6CA1 -110
\u4F60\u6CA1 \u6CA1\u6709 -103
\u4F60\u7684 -164
\u4F60\u8981 353
\u4F60\u9700 169
\u4F60\u9700 \u9700\u8981 169
\u4F7F \u308F 125
\u4F7F \u7528 -190
\u4F7F\u308F 125
\u4F7F\u308F \u308F\u306A 111
\u4F7F\u7528 -190
\u4F8B -115
\u4F9B -114
\u4F9D -112
\u4FBF -109
\u4FE1 \u606F 247
\u4FE1\u606F 247
\u4FEE -160
\u4FEE \u6B63 -121
\u4FEE\u6B63 -121
\u500B -421
\u5011 249
\u503C -289
\u505A -130
\u505A \u7684 174
\u505A\u7684 174
\u505C 107
\u5074 \u306B -100
\u5074\u306B -100
\u5148 \u4E0D -112
\u5148 \u522B -113
\u5148 \u5728 163
\u5148 \u7528 -127
\u5148\u4E0D -112
\u5148\u4E0D \u4E0D\u7528 -141
\u5148\u4E0D \u4E0D\u8981 -101
\u5148\u522B -113
\u5148\u5728 163
\u5148\u5728 \u5728\u7FA4 131
\u5148\u7528 -127
\u514D -102
\u5165 -145
\u5167 -144
\u5168 -201
\u5169 \u500B -140
\u5169\u500B -140
\u516C 356
\u5171 263
\u5173 \u4E8E -141
\u5173 \u7CFB 143
\u5173\u4E8E -141
\u5173\u7CFB 143
\u5177 -171
\u5185 313
\u5185 \u7F51 210
\u5185\u7F51 210
\u518D 113
\u5199 581
\u5199 \u6B7B 154
\u5199\u6B7B 154
\u51B3 104
\u51B5 147
\u51E0 -160
\u51E0 \u4E2A -101
\u51E0\u4E2A -101
\u51FA -192
\u51FA \u73B0 251
\u51FA\u4F86 \u4F86\u7684 102
\u51FA\u73B0 251
\u51FB -100
\u5206 -114
\u5206 \u652F 267
\u5206 \u6790 -170
\u5206 \u6D41 -127
\u5206 \u7C7B -225
\u5206\u652F 267
\u5206\u6790 -170
\u5206\u6D41 -127
\u5206\u7C7B -225
\u5207 \u5230 159
\u5207\u5230 159
\u5212 117
\u5217 -148
\u5219 331
\u521A \u624D -158
\u521A\u624D -158
\u521B -124
\u521B \u5EFA -124
\u521B\u5EFA -124
\u5224 \u5B9A -132
\u5224 \u65B7 249
\u5224\u5B9A -132
\u5224\u65B7 249
\u5225 104
\u5229 111
\u522B 178
\u5230 p 203
\u5230 \xA7name -241
\u5230 \xA7num 157
\u5230 \u4E00 142
\u5230p 203
\u5230\u4E00 142
\u524D \u5DF2 -101
\u524D \u7684 -159
\u524D \u7AEF 234
\u524D \u8981 112
\u524D \u9762 -104
\u524D\u5DF2 -101
\u524D\u7684 -159
\u524D\u7AEF 234
\u524D\u8981 112
\u524D\u9762 -104
\u5272 104
\u52A1 256
\u52A1 \u5668 197
\u52A1\u5668 197
\u52A8 162
\u52A8 \u4E4B 152
\u52A8\u4E4B 152
\u52A8\u4E4B \u4E4B\u524D 152
\u52A9 -108
\u5305 223
\u5316 -172
\u533A 104
\u5348 108
\u534A 148
\u534A \u5C0F 185
\u534A\u5C0F 185
\u5355 279
\u5361 -117
\u5382 -142
\u53C2 -195
\u53D1 240
\u53D1 \u7248 178
\u53D1\u7248 178
\u53D6 -210
\u53E3 381
\u53E6 -138
\u53EA 462
\u53EA \u662F -114
\u53EA \u8981 489
\u53EA\u662F -114
\u53EA\u8981 489
\u53EB -181
\u53EF -445
\u53EF \u80FD 144
\u53EF\u4EE5 \u4EE5\u5728 135
\u53EF\u4EE5 \u4EE5\u770B 140
\u53EF\u80FD 144
\u53F0 129
\u53F3 122
\u53F7 477
\u53F8 203
\u5408 204
\u5408 \u5E76 177
\u5408\u5E76 177
\u540C \u4E8B 108
\u540C \u6B65 199
\u540C\u4E8B 108
\u540C\u6B65 199
\u540D 123
\u540D \u306F 113
\u540D\u306F 113
\u540E 249
\u540E \u63D0 168
\u540E \u6BCF -100
\u540E \u7EED 111
\u540E\u63D0 168
\u540E\u63D0 \u63D0\u4EA4 168
\u540E\u6BCF -100
\u540E\u7EED 111
\u5417 -548
\u5426 -244
\u5427 -226
\u542F -171
\u542F \u52A8 -130
\u542F\u52A8 -130
\u544A\u8BC9 \u8BC9\u6211 -110
\u5462 -231
\u5468 250
\u547D \u4EE4 136
\u547D\u4EE4 136
\u548C -247
\u54EA -514
\u54EA \u4E9B -209
\u54EA\u4E9B -209
\u554A -152
\u55AE 113
\u55CE -441
\u5668 186
\u56DE 285
\u56DE \u306F -167
\u56DE \u7B54 189
\u56DE\u306F -167
\u56DE\u590D \u590D\u8BDD 225
\u56DE\u7B54 189
\u56E0 -150
\u56E0 \u4E3A 106
\u56E0 \u70BA -118
\u56E0\u4E3A 106
\u56E0\u4E3A \u4E3A\u6211 105
\u56E0\u70BA -118
\u56FA 112
\u56FA \u5B9A 118
\u56FA\u5B9A 118
\u5728 \xA7num 480
\u5728 \xA7path 276
\u5728 \u54EA -114
\u5728 \u7FA4 157
\u5728\u54EA -114
\u5728\u7FA4 157
\u5728\u7FA4 \u7FA4\u91CC 157
\u573A 269
\u5757 217
\u578B 259
\u57F7 123
\u57F7 \u884C 123
\u57F7\u884C 123
\u57FA -100
\u57FA \u91D1 -106
\u57FA\u91D1 -106
\u5834 170
\u5883 172
\u589E -127
\u590D -159
\u590D \u8BDD 225
\u590D\u8BDD 225
\u590D\u8BDD \u8BDD\u672F 225
\u5916 406
\u5916 , 140
\u5916 \u306B 105
\u5916\u306B 105
\u591A -137
\u591F -116
\u5927 \u6982 112
\u5927\u6982 112
\u5929 -213
\u592A -183
\u5931 -125
\u5934 -142
\u5939 \u4E0B 176
\u5939\u4E0B 176
\u5951 100
\u5951 \u7D04 100
\u5951\u7D04 100
\u5957 -103
\u597D -388
\u5982 \u4F55 -215
\u5982 \u679C 291
\u5982\u4F55 -215
\u5982\u679C 291
\u5982\u679C \u679C\u6211 136
\u59CB -101
\u5B57 -186
\u5B57 \u6BB5 127
\u5B57\u6BB5 127
\u5B58 \u5728 134
\u5B58\u5728 134
\u5B89 \u88C5 -105
\u5B89\u88C5 -105
\u5B8C -427
\u5B9E 299
\u5B9E \u73B0 -124
\u5B9E \u9645 -102
\u5B9E\u73B0 -124
\u5B9E\u9645 -102
\u5BA1 285
\u5BA1 \u4E0D 146
\u5BA1\u4E0D 146
\u5BA2 120
\u5BB6 -333
\u5BE6 -184
\u5BEB -179
\u5BF9 144
\u5BF9 \u4E8E 147
\u5BF9 \u8BDD -158
\u5BF9\u4E8E 147
\u5BF9\u5E94 \u5E94\u7684 112
\u5BF9\u8BDD -158
\u5BF9\u8BDD \u8BDD\u8FDB 122
\u5C06 -136
\u5C08 179
\u5C0D 347
\u5C0F 284
\u5C0F \u6797 106
\u5C0F\u6797 106
\u5C11 -161
\u5C31 197
\u5C31 \u4E0D 142
\u5C31\u4E0D 142
\u5C3D 378
\u5C4F -117
\u5DE5 \u5355 194
\u5DE5 \u5382 -138
\u5DE5\u5355 194
\u5DE5\u5382 -138
\u5DE6 \u53F3 260
\u5DE6\u53F3 260
\u5DF1 246
\u5DF2 -558
\u5E02 104
\u5E02 \u573A 213
\u5E02\u573A 213
\u5E0C 235
\u5E0C \u671B 235
\u5E0C\u671B 235
\u5E0C\u671B \u671B\u4F60 180
\u5E26 147
\u5E2E\u6211 \u6211\u751F -116
\u5E6B\u6211 \u6211\u78BA -107
\u5E93 406
\u5E93 \u6BCF 140
\u5E93\u6BCF 140
\u5E94 -131
\u5E94 \u8BE5 -133
\u5E94\u8BE5 -133
\u5E97 -115
\u5EFA -104
\u5EFA \u7ACB -101
\u5EFA\u7ACB -101
\u5F00 -253
\u5F00 \u65B0 107
\u5F00\u65B0 107
\u5F00\u65B0 \u65B0\u5BF9 107
\u5F15 190
\u5F35 -120
\u5F52 213
\u5F53 -116
\u5F55 -139
\u5F80 245
\u5F88 -176
\u5F8B 313
\u5F8B \u7528 189
\u5F8B\u7528 189
\u5F8C 110
\u5F8C \u306F 118
\u5F8C \u7684 163
\u5F8C\u306F 118
\u5F8C\u7684 163
\u5F97 -290
\u5FC5 630
\u5FC5 \u305A 245
\u5FC5 \u987B 204
\u5FC5\u305A 245
\u5FC5\u305A \u5FC5 131
\u5FC5\u987B 204
\u600E -202
\u6025 -193
\u6025 \u304E -131
\u6025\u304E -131
\u6027 259
\u603B -100
\u606F 107
\u60A8 -227
\u60C5 \u51B5 149
\u60C5\u51B5 149
\u60F3 -403
\u60F3 \u8981 -126
\u60F3\u8981 -126
\u614B 229
\u6162 115
\u61C9 -157
\u6210 -258
\u6210 \u672C -105
\u6210 \u7684 257
\u6210\u672C -105
\u6210\u7684 257
\u6211 -276
\u6211 \u4E00 173
\u6211 \u4E4B -105
\u6211 \u4EEC 428
\u6211 \u5011 249
\u6211 \u5F00 101
\u6211 \u60F3 -131
\u6211 \u7684 105
\u6211 \u78BA -125
\u6211 \u8BF4 226
\u6211 \u9700 -165
\u6211\u4E00 173
\u6211\u4E4B -105
\u6211\u4E4B \u4E4B\u524D -103
\u6211\u4EEC 428
\u6211\u5011 249
\u6211\u5F00 101
\u6211\u60F3 -131
\u6211\u7684 105
\u6211\u7684 \u7684\u9700 -102
\u6211\u78BA -125
\u6211\u78BA \u78BA\u8A8D -125
\u6211\u8BF4 226
\u6211\u9700 -165
\u6211\u9700 \u9700\u8981 -162
\u6216 \u8005 169
\u6216\u8005 169
\u622A \u56FE 109
\u622A\u56FE 109
\u6237 -179
\u6240 -107
\u6240\u6709 \u6709\u7684 180
\u624B \u673A -160
\u624B\u673A -160
\u624D \u80FD 114
\u624D\u80FD 114
\u6253 -216
\u6253 \u56DE 268
\u6253\u56DE 268
\u6279 -196
\u627E 116
\u627E \u5230 171
\u627E\u5230 171
\u628A -367
\u6293 -233
\u6293 \u53D6 -186
\u6293\u53D6 -186
\u6295 -182
\u6295 \u8D44 -150
\u6295\u8D44 -150
\u62A5 161
\u62A5 \u9519 -115
\u62A5\u9519 -115
\u62E9 -158
\u62FF -256
\u6301 173
\u6307 -270
\u6307 \u6570 -188
\u6307\u6570 -188
\u6309 \u7167 161
\u6309 \u94AE -154
\u6309\u7167 161
\u6309\u94AE -154
\u6362 -356
\u636E \u5E93 165
\u636E \u653E 169
\u636E \u7684 104
\u636E\u5E93 165
\u636E\u653E 169
\u636E\u7684 104
\u6389 -161
\u6392 114
\u63A5 186
\u63A5 \u53E3 192
\u63A5 \u624B -125
\u63A5 \u6253 181
\u63A5 \u63D0 250
\u63A5\u53E3 192
\u63A5\u624B -125
\u63A5\u6253 181
\u63A5\u6253 \u6253\u56DE 181
\u63A5\u63D0 250
\u63A8 -118
\u63D0 228
\u63D0 \u4EA4 156
\u63D0 \u793A -102
\u63D0 \u9192 140
\u63D0\u4EA4 156
\u63D0\u4EA4 \u4EA4\u4E4B 108
\u63D0\u4EA4 \u4EA4\u4FE1 134
\u63D0\u793A -102
\u63D0\u9192 140
\u642C -120
\u652F 226
\u6536 -190
\u6539 141
\u6539 \u6210 -221
\u6539\u6210 -221
\u653E 436
\u653E \u5728 123
\u653E\u5728 123
\u6548 \u679C 149
\u6548\u679C 149
\u6570 178
\u6570 \u5B57 137
\u6570\u5B57 137
\u6570\u636E \u636E\u5E93 165
\u6570\u636E \u636E\u653E 169
\u6570\u636E \u636E\u7684 104
\u6574 \u6570 116
\u6574 \u7406 -102
\u6574\u6570 116
\u6574\u7406 -102
\u6587 -117
\u6587 \u5B57 -239
\u6587\u5B57 -239
\u6599 -137
\u65B0 -181
\u65B7 214
\u65B9 -168
\u65B9 \u6848 -124
\u65B9\u6848 -124
\u65BC 119
\u65E5 \xA7num 106
\u65E5 \u671F 128
\u65E5 \u672C 165
\u65E5\u671F 128
\u65E5\u672C 165
\u65E5\u672C \u672C\u8A9E 165
\u65F6 -143
\u65F6 \u95F4 110
\u65F6\u95F4 110
\u660E -258
\u660E \u65E5 -106
\u660E\u65E5 -106
\u6628 -118
\u662F 104
\u662F \xA7name 145
\u662F \xA7num 409
\u662F \u4E0D -272
\u662F \u5426 -227
\u662F \u6CA1 133
\u662F \u9700 233
\u662F\u4E0D -272
\u662F\u4E0D \u4E0D\u662F -247
\u662F\u5426 -227
\u662F\u600E \u600E\u4E48 114
\u662F\u6CA1 133
\u662F\u6CA1 \u6CA1\u6709 142
\u662F\u9700 233
\u662F\u9700 \u9700\u8981 233
\u663E -201
\u663E \u793A -148
\u663E\u793A -148
\u6642 \u304B 128
\u6642 \u9593 103
\u6642\u304B 128
\u6642\u304B \u304B\u3089 128
\u6642\u9593 103
\u66F4 \u65B0 -125
\u66F4\u65B0 -125
\u66F8 129
\u6700 125
\u6700 \u4F18 118
\u6700 \u4F4E 133
\u6700\u4F18 118
\u6700\u4F4E 133
\u6703 -296
\u6709 -266
\u6709 \xA7name 195
\u6709 \u4E00 -127
\u6709 \u6CA1 -116
\u6709 \u7684 117
\u6709\u4E00 -127
\u6709\u6CA1 -116
\u6709\u6CA1 \u6CA1\u6709 -116
\u6709\u7684 117
\u670D \u52A1 173
\u670D\u52A1 173
\u670D\u52A1 \u52A1\u5668 197
\u671B 302
\u671B \u4F60 180
\u671B\u4F60 180
\u671F 264
\u672C \u5730 -113
\u672C \u8A9E 165
\u672C\u5730 -113
\u672C\u8A9E 165
\u672F 272
\u6743 -210
\u679C 176
\u679C \u6211 133
\u679C\u6211 133
\u67D0 188
\u6837 \u54C1 208
\u6837 \u5F0F 129
\u6837\u54C1 208
\u6837\u5F0F 129
\u6839 178
\u683C 233
\u683C \u5F0F 116
\u683C\u5F0F 116
\u6848 -217
\u689D 113
\u68C0 -122
\u6A21 \u5757 239
\u6A21 \u578B -237
\u6A21\u5757 239
\u6A21\u578B -237
\u6A23 -156
\u6A5F -120
\u6B21 -108
\u6B21 \u6539 149
\u6B21\u6539 149
\u6B62 350
\u6B63 \u786E -118
\u6B63 \u78BA -123
\u6B63\u786E -118
\u6B63\u78BA -123
\u6B64 -133
\u6B65 122
\u6BCF 332
\u6BCF \u4E2A -108
\u6BCF \u5929 119
\u6BCF \u6B21 197
\u6BCF\u4E2A -108
\u6BCF\u5929 119
\u6BCF\u6B21 197
\u6C38 \u8FDC 124
\u6C38\u8FDC 124
\u6C7A \u307E 170
\u6C7A\u307E 170
\u6C7A\u307E \u307E\u308A 137
\u6C92 -316
\u6C92 \u6709 -167
\u6C92\u6709 -167
\u6CA1 \u4EBA 154
\u6CA1 \u6709 189
\u6CA1\u4EBA 154
\u6CA1\u6709 189
\u6CE8 152
\u6CE8 \u91CA 148
\u6CE8\u91CA 148
\u6D41 139
\u6D41 \u7A0B 232
\u6D41\u7A0B 232
\u6D4B 208
\u6D4B \u8BD5 149
\u6D4B\u8BD5 149
\u6D88 -102
\u6D89 101
\u6D89 \u53CA 101
\u6D89\u53CA 101
\u6E05 -255
\u6E2C 104
\u6E2C \u8A66 249
\u6E2C\u8A66 249
\u6E90 134
\u7070 \u5EA6 104
\u7070\u5EA6 104
\u70B9 -203
\u70B9 \u51FB -100
\u70B9\u51FB -100
\u70BA -266
\u7121 -136
\u7136 -240
\u7136 \u540E -195
\u7136\u540E -195
\u7167 193
\u73AF 179
\u73AF \u5883 221
\u73AF\u5883 221
\u73B0 -222
\u73FE -274
\u73FE\u5728 \u5728\u7684 107
\u7406 \u306F 158
\u7406\u306F 158
\u751F 187
\u751F \u4EA7 153
\u751F \u6210 156
\u751F\u4EA7 153
\u751F\u6210 156
\u751F\u6210 \u6210\u7684 257
\u7522 209
\u7528 177
\u7528 p 137
\u7528 s 153
\u7528 \xA7path -131
\u7528 \u4E2D 120
\u7528 \u5230 180
\u7528 \u6237 -199
\u7528p 137
\u7528s 153
\u7528\u4E2D 120
\u7528\u4E2D \u4E2D\u6587 121
\u7528\u5230 180
\u7528\u6237 -199
\u7531 169
\u7535 -133
\u754C -137
\u7559 147
\u7565 -170
\u7576 166
\u7576 \u4F5C 107
\u7576\u4F5C 107
\u767B -208
\u767B \u5F55 -101
\u767B\u5F55 -101
\u767C -172
\u7684 , 103
\u7684 \xA7name 179
\u7684 \u4E0D 103
\u7684 \u5305 204
\u7684 \u53EF 133
\u7684 \u6539 169
\u7684 \u6570 106
\u7684 \u6587 101
\u7684 \u6700 -116
\u7684 \u6D88 147
\u7684 \u7ED3 268
\u7684 \u8BBE 114
\u7684 \u8BE2 113
\u7684 \u9700 -149
\u7684\u4E0D 103
\u7684\u4E0D \u4E0D\u540C 106
\u7684\u5206 \u5206\u6790 105
\u7684\u529F \u529F\u80FD 101
\u7684\u5305 204
\u7684\u53EF 133
\u7684\u6539 169
\u7684\u6570 106
\u7684\u6587 101
\u7684\u6587 \u6587\u4EF6 186
\u7684\u6700 -116
\u7684\u6D88 147
\u7684\u7ED3 268
\u7684\u7ED3 \u7ED3\u679C 299
\u7684\u8BBE 114
\u7684\u8BBE \u8BBE\u7F6E 114
\u7684\u8BE2 113
\u7684\u9700 -149
\u7684\u9700 \u9700\u6C42 -106
\u76CA -112
\u76D8 106
\u76EE \u5F55 124
\u76EE \u7684 -100
\u76EE\u5F55 124
\u76EE\u7684 -100
\u76F4 \u3057 -130
\u76F4 \u63A5 150
\u76F4\u3057 -130
\u76F4\u3057 \u3057\u3066 -104
\u76F4\u63A5 150
\u76F4\u63A5 \u63A5\u6253 181
\u76F4\u63A5 \u63A5\u63D0 250
\u770B -363
\u770B \u770B -121
\u770B\u770B -121
\u771F 470
\u771F \u5B9E 142
\u771F\u5B9E 142
\u7740 -103
\u77E5 -160
\u7801 \u91CC 104
\u7801\u91CC 104
\u786E \u8BA4 162
\u786E\u8BA4 162
\u78BA 100
\u78BA \u8A8D 219
\u78BA\u8A8D 219
\u793A -119
\u793E 114
\u793E \u5916 119
\u793E\u5916 119
\u7981 324
\u7981 \u6B62 357
\u7981\u6B62 357
\u79CD 122
\u79EF 107
\u7A0B \u5E8F -105
\u7A0B\u5E8F -105
\u7A97 122
\u7A97 \u53E3 154
\u7A97\u53E3 154
\u7AD9 -118
\u7AEF 615
\u7B26 188
\u7B26 \u5408 129
\u7B26\u5408 129
\u7B2C -178
\u7B2C \u4E00 -172
\u7B2C\u4E00 -172
\u7B49 -263
\u7B49 \u7B49 -115
\u7B49\u7B49 -115
\u7B54 179
\u7B56 225
\u7B56 \u7565 -103
\u7B56\u7565 -103
\u7B97 308
\u7BA1 173
\u7CBE -120
\u7CFB 321
\u7CFB \u7D71 352
\u7CFB\u7D71 352
\u7D00 249
\u7D00 \u9304 249
\u7D00\u9304 249
\u7D04 224
\u7D42 171
\u7D50 -138
\u7D50 \u679C -195
\u7D50\u679C -195
\u7D66 -141
\u7D71 450
\u7D93 -130
\u7DDA -137
\u7DE8 144
\u7DE8 \u96C6 159
\u7DE8\u96C6 159
\u7E8C -116
\u7EAF -105
\u7EBF 410
\u7EBF \u4E0A 228
\u7EBF\u4E0A 228
\u7EC3 116
\u7EC3 \u811A 102
\u7EC3\u811A 102
\u7EC3\u811A \u811A\u672C 102
\u7EC4 429
\u7EC6 -133
\u7EC8 140
\u7ECF \u8FC7 126
\u7ECF\u8FC7 126
\u7ED9 \u51FA 165
\u7ED9 \u6211 -111
\u7ED9\u51FA 165
\u7ED9\u6211 -111
\u7EDF 244
\u7EDF \u4E00 342
\u7EDF \u8BA1 -116
\u7EDF\u4E00 342
\u7EDF\u4E00 \u4E00\u653E 101
\u7EDF\u4E00 \u4E00\u7528 146
\u7EDF\u8BA1 -116
\u7F51 104
\u7F51 \u9875 -179
\u7F51\u9875 -179
\u7F6E 159
\u7F6E \u304D 110
\u7F6E\u304D 110
\u7F8E \u5143 -105
\u7F8E\u5143 -105
\u7FA4 131
\u7FA4 \u91CC 157
\u7FA4\u91CC 157
\u8001 163
\u800C \u4E0D 112
\u800C \u662F -160
\u800C\u4E0D 112
\u800C\u4E0D \u4E0D\u662F 112
\u800C\u662F -160
\u804A -136
\u8054 -112
\u8054 \u7CFB -112
\u8054\u7CFB -112
\u80A1 -181
\u80FD \u7528 155
\u80FD\u4E0D \u4E0D\u80FD -102
\u80FD\u7528 155
\u811A 149
\u811A \u672C 149
\u811A\u672C 149
\u81EA \u5DF1 246
\u81EA\u5DF1 246
\u8207 -134
\u822C 226
\u8272 148
\u8282 -128
\u82F1 108
\u82F1 \u6587 114
\u82F1\u6587 114
\u843D \u3061 -121
\u843D\u3061 -121
\u8457 -154
\u8655 -115
\u8865 -115
\u8868 -115
\u88C5 -316
\u88DC -109
\u8981 380
\u8981 \u505A -118
\u8981 \u5206 186
\u8981 \u6211 -183
\u8981 \u652F 130
\u8981 \u6539 -145
\u8981 \u662F 192
\u8981 \u663E -121
\u8981 \u7528 168
\u8981 \u7684 -120
\u8981 \u8D70 112
\u8981 \u91CD -108
\u8981\u505A -118
\u8981\u5206 186
\u8981\u6211 -183
\u8981\u652F 130
\u8981\u652F \u652F\u6301 130
\u8981\u6539 -145
\u8981\u662F 192
\u8981\u663E -121
\u8981\u663E \u663E\u793A -121
\u8981\u7528 168
\u8981\u7684 -120
\u8981\u8D70 112
\u8981\u91CD -108
\u898B -221
\u898F 270
\u899A 291
\u899A \u3048 291
\u899A\u3048 291
\u899A\u3048 \u3048\u3066 291
\u89C4 268
\u89C4 \u5219 249
\u89C4\u5219 249
\u89C9 -114
\u89D2 -133
\u89E3 -203
\u89E3 \u51B3 -169
\u89E3\u51B3 -169
\u89E6 -174
\u8A00 -106
\u8A18 -189
\u8A55 -108
\u8A55 \u4F30 -108
\u8A55\u4F30 -108
\u8A8D 284
\u8A9E 137
\u8AAA -282
\u8ABF 124
\u8ACB -168
\u8AD6 -104
\u8B70 -104
\u8B80 -273
\u8B8A 155
\u8BA1 -362
\u8BA2 283
\u8BA4 254
\u8BA8 -129
\u8BA8 \u8BBA -128
\u8BA8\u8BBA -128
\u8BA9 \u6211 103
\u8BA9\u6211 103
\u8BAD 112
\u8BAD \u7EC3 116
\u8BAD\u7EC3 116
\u8BAD\u7EC3 \u7EC3\u811A 102
\u8BB0 204
\u8BB0 \u4F4F 222
\u8BB0 \u5F55 -120
\u8BB0\u4F4F 222
\u8BB0\u5F55 -120
\u8BB8 182
\u8BBE -172
\u8BBE \u7F6E -125
\u8BBE\u7F6E -125
\u8BC1 -115
\u8BC4 109
\u8BC4 \u5BA1 154
\u8BC4\u5BA1 154
\u8BC4\u5BA1 \u5BA1\u4E0D 146
\u8BC9 \u6211 -110
\u8BC9\u6211 -110
\u8BCD -154
\u8BD1 -103
\u8BDD -168
\u8BDD \u672F 200
\u8BDD \u8FDB 122
\u8BDD\u672F 200
\u8BDD\u8FDB 122
\u8BDD\u8FDB \u8FDB\u884C 122
\u8BE2 108
\u8BE2 \u76D8 125
\u8BE2\u76D8 125
\u8BE5 -222
\u8BE5 \u5BA2 115
\u8BE5\u5BA2 115
\u8BE5\u5BA2 \u5BA2\u6237 115
\u8BE6 -116
\u8BE6 \u60C5 -112
\u8BE6\u60C5 -112
\u8BED -196
\u8BED \u8A00 -181
\u8BED\u8A00 -181
\u8BEF 110
\u8BF4 \u4ED6 -136
\u8BF4\u4ED6 -136
\u8BF4\u4ED6 \u4ED6\u4EEC -136
\u8BFB -142
\u8D27 \u4EE3 -133
\u8D27\u4EE3 -133
\u8D28 -166
\u8D28 \u91CF -132
\u8D28\u91CF -132
\u8D38 -109
\u8D39 151
\u8D44 \u4EA7 -110
\u8D44 \u6E90 129
\u8D44\u4EA7 -110
\u8D44\u6E90 129
\u8D70 488
\u8D77 176
\u8D85 236
\u8D85 \u8FC7 237
\u8D85\u8FC7 237
\u8DB3 -149
\u8DDF -112
\u8DDF \u4ED6 176
\u8DDF \u8FDB -210
\u8DDF\u4ED6 176
\u8DDF\u8FDB -210
\u8EAB -137
\u8F7D -168
\u8F91 114
\u8FA6 -126
\u8FB9 155
\u8FB9 \u7684 131
\u8FB9\u7684 131
\u8FC7 356
\u8FC7 \xA7num 177
\u8FC7 \u6765 148
\u8FC7\u6765 148
\u8FD0 203
\u8FD0 \u8D39 138
\u8FD0\u8D39 138
\u8FD1 -104
\u8FD8 \u6709 258
\u8FD8 \u6CA1 -124
\u8FD8\u6709 258
\u8FD8\u6CA1 -124
\u8FD9 -180
\u8FD9 \u4E9B -139
\u8FD9 \u79CD 154
\u8FD9\u4E9B -139
\u8FD9\u79CD 154
\u8FDB \u884C 168
\u8FDB\u884C 168
\u8FDC 110
\u9009 -156
\u9009 \u62E9 -158
\u9009\u62E9 -158
\u9010 -120
\u9019 \u5169 168
\u9019 \u6A23 -163
\u9019 \u908A 119
\u9019\u5169 168
\u9019\u6A23 -163
\u9019\u908A 119
\u901A -133
\u901A \u4FE1 103
\u901A\u4FE1 103
\u9031 -178
\u9032 178
\u9032 \u884C 144
\u9032\u884C 144
\u903B 114
\u903B \u8F91 114
\u903B\u8F91 114
\u9053 -222
\u908A 102
\u90A3 -297
\u90A3 \u53F0 109
\u90A3 \u8FB9 108
\u90A3\u53F0 109
\u90A3\u8FB9 108
\u90AE -128
\u90FD 440
\u90FD \u5728 144
\u90FD \u653E 172
\u90FD \u662F 139
\u90FD \u7528 131
\u90FD \u8981 201
\u90FD\u5728 144
\u90FD\u653E 172
\u90FD\u662F 139
\u90FD\u7528 131
\u90FD\u8981 201
\u9192 129
\u91CA 268
\u91CC 384
\u91CC \u4E0D 187
\u91CC\u4E0D 187
\u91CD -407
\u91CD \u65B0 -177
\u91CD\u65B0 -177
\u91CF 113
\u91D1 \u989D 133
\u91D1\u989D 133
\u91DD 127
\u932F 170
\u9488 188
\u9488 \u5BF9 191
\u9488\u5BF9 191
\u94AE -154
\u94FE 213
\u94FE \u63A5 251
\u94FE\u63A5 251
\u9519 \u8BEF 113
\u9519\u8BEF 113
\u9593 122
\u95DC 103
\u95DC \u65BC 192
\u95DC\u65BC 192
\u95F4 179
\u9636 -116
\u9636 \u6BB5 -116
\u9636\u6BB5 -116
\u963F -192
\u963F \u91CC -161
\u963F\u91CC -161
\u9648 181
\u9650 175
\u9650 \u662F 164
\u9650\u662F 164
\u9664 355
\u9664 \u4E86 331
\u9664\u4E86 331
\u96C6 161
\u96F6 -125
\u9700 -204
\u9759 130
\u9762 -394
\u9762 \u7684 -122
\u9762\u7684 -122
\u97F3 -160
\u9805 -137
\u9806 -144
\u9810 \u8A2D 119
\u9810\u8A2D 119
\u983C -115
\u9875 -234
\u987B 204
\u9886 107
\u9898 -136
\u989C 141
\u989C \u8272 141
\u989C\u8272 141
\u989D 192
\u9A8C \u8BC1 -128
\u9A8C\u8BC1 -128
\u9EBC -232
\u9EDE -185
\uAC00 \uB2A5 151
\uAC00 \uB85C 114
\uAC00 \uC838 130
\uAC00\uB2A5 151
\uAC00\uB85C 114
\uAC00\uB85C \uCD94 124
\uAC00\uC838 130
\uAC01 -127
\uAC10 -262
\uAC12 173
\uAC1D \uC0AC 101
\uAC1D\uC0AC 101
\uAC70 -338
\uAC70 \uB4E0 -141
\uAC70 \uD558 115
\uAC70\uB4E0 -141
\uAC70\uD558 115
\uAC74 -184
\uAC74 \uC218 122
\uAC74\uC218 122
\uAC78 \uB85C 124
\uAC78\uB85C 124
\uAC80 128
\uAC80 \uC99D 168
\uAC80\uC99D 168
\uAC83 \uC744 137
\uAC83\uC744 137
\uAC83\uC744 \uAC83 137
\uAC8C -560
\uACA0 -217
\uACA0 \uC2B5 -123
\uACA0\uC2B5 -123
\uACA0\uC2B5 \uC2B5\uB2C8 -123
\uACA8 173
\uACB0 -103
\uACE0 -175
\uACE0\uAC1D \uAC1D\uC0AC 101
\uAD00 236
\uAD00 \uB9AC 274
\uAD00\uB9AC 274
\uAD6D 456
\uADF8 \uB798 228
\uADF8\uB798 228
\uADFC -165
\uAE00 \uB85C 190
\uAE00\uB85C 190
\uAE08 238
\uAE30 560
\uAE30 \uC5B5 233
\uAE30\uC5B5 233
\uAE30\uC5B5 \uC5B5\uD574 292
\uAE4C 151
\uAE4C \uC9C0 178
\uAE4C\uC9C0 178
\uB098 -391
\uB0A8 204
\uB0B4 -106
\uB0B4 \uAC00 179
\uB0B4\uAC00 179
\uB0B4\uAC00 \uB0B4 201
\uB10C 154
\uB10C \uD2B8 142
\uB10C\uD2B8 142
\uB123 298
\uB124 100
\uB294 \xA7name 105
\uB294 \uAC83\uC744 137
\uB294 \uB514 -106
\uB294 \uC804\uBD80 175
\uB294 \uC9C0 -129
\uB294\uAC70 117
\uB294\uAC70 \uAC70\uC57C 111
\uB294\uB514 -106
\uB294\uC9C0 -129
\uB2C8 \uB2E4 249
\uB2C8\uB2E4 249
\uB2C8\uB2E4 \uC54A 181
\uB2C8\uB2E4 \uD569 107
\uB2C8\uBA40 \uBA40\uB7EC 119
\uB2C8\uBA40 \uBA40\uBC29 129
\uB2D8 127
\uB2E4\uC2DC \uC2DC\uD55C 122
\uB2E8 -197
\uB2E8 \uC774 213
\uB2E8\uC774 213
\uB2F5 \uBCC0 -263
\uB2F5 \uC7A5 -125
\uB2F5\uBCC0 -263
\uB2F5\uC7A5 -125
\uB300 -150
\uB300 \uB85C -105
\uB300\uB85C -105
\uB313 105
\uB313 \uB9D0 105
\uB313\uB9D0 105
\uB313\uB9D0 \uB9D0\uB85C 105
\uB370 -237
\uB3C4 \uB85D -107
\uB3C4\uB85D -107
\uB418 -227
\uB418 \uB294 -125
\uB418\uB294 -125
\uB450 -116
\uB450 \uBC88 -103
\uB4DC -184
\uB4DC \uD558 100
\uB4DC\uB294 \uCF54 140
\uB4DC\uD558 100
\uB4E0 -138
\uB4E4 \uC5B4 -189
\uB4E4\uC5B4 -189
\uB514 -345
\uB514 \uC2A4 -131
\uB514\uC2A4 -131
\uB54C 135
\uB77C \uC775 -131
\uB77C\uC775 -131
\uB77C\uC775 \uC775\uB514 -131
\uB7EC 195
\uB7FC 179
\uB824 -260
\uB85C 406
\uB85C \uCEEC -114
\uB85C\uCEEC -114
\uB85D -122
\uB8CC -108
\uB97C -227
\uB984 \uC740 116
\uB984\uC740 116
\uB9AC \uB294 150
\uB9AC\uB294 150
\uB9B0 112
\uB9BC -129
\uB9C9 \uD600 102
\uB9C9\uD600 102
\uB9C9\uD600 \uB9C9 102
\uB9CC \uB4E4 -120
\uB9CC \uD558\uACE0 109
\uB9CC\uB4E4 -120
\uB9D0 \uB85C 105
\uB9D0\uACE0 \uB9D0 162
\uB9D0\uB85C 105
\uB9D0\uB85C \uC874 105
\uB9DE -235
\uB9E4 111
\uBA3C\uC800 \uBA3C 102
\uBA40 \uB7EC 119
\uBA40 \uBC29 129
\uBA40\uB7EC 119
\uBA40\uB7EC \uB7EC\uADF8 119
\uBA40\uBC29 129
\uBA40\uBC29 \uBC29\uC11D 129
\uBA54 175
\uBA74 225
\uBA85 180
\uBAA9 192
\uBAA9 \uC694 178
\uBAA9\uC694 178
\uBAA9\uC694 \uC694\uC77C 178
\uBBFC 112
\uBC0F -122
\uBC14 -268
\uBC14 \uCF54 -100
\uBC14\uCF54 -100
\uBC14\uCF54 \uCF54\uB4DC -100
\uBC18 148
\uBC1C 115
\uBC88 -191
\uBC88 \uC5ED -180
\uBC88\uC5ED -180
\uBCC4 -126
\uBCC4 \uB85C -113
\uBCC4 \uD604 131
\uBCC4\uB85C -113
\uBCC4\uD604 131
\uBCC4\uD604 \uD604\uD669 131
\uBCF4 -214
\uBCF4 \uC790 -117
\uBCF4\uC790 -117
\uBCF8 270
\uBD80 168
\uBD80 \uD0C1 -114
\uBD80 \uD130 199
\uBD80\uD0C1 -114
\uBD80\uD130 199
\uBE44 -175
\uBE4C 283
\uC0AC \uC774 -171
\uC0AC\uC774 -171
\uC0B0 108
\uC0C1 256
\uC0C1 \uC774 170
\uC0C1 \uD0DC 291
\uC0C1\uC774 170
\uC0C1\uD0DC 291
\uC0C9 -196
\uC0C9 \uC0C1 -167
\uC0C9\uC0C1 -167
\uC0D8 -134
\uC0D8 \uD50C -134
\uC0D8\uD50C -134
\uC0DD -136
\uC11C \uB9CC 157
\uC11C\uB9CC 157
\uC11D 161
\uC131 183
\uC138 -140
\uC218 204
\uC2A4 -183
\uC2A4\uD2B8 \uD2B8\uB294 104
\uC2B9 \uC778 132
\uC2B9\uC778 132
\uC2DC \uD55C 116
\uC2DC\uD55C 116
\uC2DC\uD55C \uD55C\uBC88 122
\uC2E4 \uD55C 109
\uC2E4\uD55C 109
\uC2E4\uD55C \uD55C\uAC70 116
\uC2F6 -126
\uC4F0 618
\uC4F0 \uAE30 383
\uC4F0 \uBA74 114
\uC4F0\uAE30 383
\uC4F0\uBA74 114
\uC4F0\uBA74 \uC4F0 128
\uC544\uB2C8 \uC544 -116
\uC548 \uC5D0 187
\uC548\uC5D0 187
\uC54A 318
\uC54A \uC2B5 181
\uC54A \uC544 109
\uC54A\uC2B5 181
\uC54A\uC2B5 \uC2B5\uB2C8 181
\uC54A\uC544 109
\uC55E 319
\uC55E \uC73C 319
\uC55E\uC73C 319
\uC55E\uC73C \uC73C\uB85C 319
\uC57C 349
\uC57C \uB2E4\uC2DC 107
\uC57C \uD574 104
\uC57C\uD558 \uD558\uB294 188
\uC598 -100
\uC598 \uAE30 -100
\uC598\uAE30 -100
\uC5B4 214
\uC5B4 \uB85C 233
\uC5B4 \uC11C -155
\uC5B4\uB85C 233
\uC5B4\uC11C -155
\uC5B5 231
\uC5B5 \uD574 292
\uC5B5\uD574 292
\uC5B5\uD574 \uAE30 339
\uC5C5 -244
\uC5C5 \uCCB4 -125
\uC5C5\uCCB4 -125
\uC5C6 -235
\uC5D0 -119
\uC5D0 \uB294 105
\uC5D0 \uB9CC 168
\uC5D0 \uC11C 142
\uC5D0\uB294 105
\uC5D0\uB9CC 168
\uC5D0\uC11C 142
\uC5D0\uC11C \uC11C\uB9CC 157
\uC5EC 240
\uC5ED -132
\uC5F0 -159
\uC5F4 -186
\uC5F4 \uC5B4 -114
\uC5F4\uC5B4 -114
\uC601 185
\uC601 \uC5B4 171
\uC601\uC5B4 171
\uC624 -232
\uC624 \uC804 121
\uC624\uC804 121
\uC624\uC804 \uC624 103
\uC62E 114
\uC644 -102
\uC678 347
\uC678 \uBD80 165
\uC678\uBD80 165
\uC678\uBD80 \uC678 165
\uC694 144
\uC694 \uC77C 220
\uC694\uC77C 220
\uC6A9 112
\uC6B0 128
\uC6B0 \uB9AC 142
\uC6B0\uB9AC 142
\uC6B0\uB9AC \uC6B0 215
\uC6D0 -310
\uC6D0 \uAC00 -101
\uC6D0\uAC00 -101
\uC73C\uB85C \uC55E 339
\uC740 483
\uC740 \xA7name 121
\uC744 -276
\uC74C -118
\uC751 204
\uC751 \uB2F5 247
\uC751\uB2F5 247
\uC774 -163
\uC774 \uADF8 116
\uC774 \uB77C 191
\uC774 \uC158 166
\uC774 \uC57C 143
\uC774 \uD2B8 -127
\uC774\uAC70 \uC774 -100
\uC774\uB77C 191
\uC774\uB984 \uB984\uC740 116
\uC774\uC158 166
\uC774\uC57C 143
\uC774\uD2B8 -127
\uC775 -131
\uC775 \uB514 -131
\uC775\uB514 -131
\uC775\uB514 \uB514\uC2A4 -131
\uC77C \uB2E8 -190
\uC77C \uB85C 128
\uC77C \uBCC4 113
\uC77C \uBD80 124
\uC77C\uB2E8 -190
\uC77C\uB85C 128
\uC77C\uBCC4 113
\uC77C\uBCC4 \uBCC4\uD604 131
\uC77C\uBD80 124
\uC785 255
\uC788 \uB294 -172
\uC788 \uC5B4 160
\uC788\uB294 -172
\uC788\uC5B4 160
\uC790 -249
\uC791 158
\uC791 \uC131 210
\uC791\uC131 210
\uC798 -106
\uC7AC -310
\uC800 151
\uC801 -184
\uC804 205
\uC804 \uC5D0 150
\uC804\uC5D0 150
\uC811 172
\uC815 \uB9AC -132
\uC815 \uD558 189
\uC815\uB9AC -132
\uC815\uD558 189
\uC815\uD558 \uD558\uC9C0 104
\uC81C -208
\uC81C\uD488 \uD488\uBCC4 100
\uC838 238
\uC870 -131
\uC874 \uB313 105
\uC874\uB313 105
\uC874\uB313 \uB313\uB9D0 105
\uC880 -278
\uC88B -122
\uC8FC \uACE0 147
\uC8FC \uC18C -112
\uC8FC\uACE0 147
\uC8FC\uC18C -112
\uC900 159
\uC904 -223
\uC904 \uB798 -170
\uC904\uB798 -170
\uC911 -193
\uC911 \uC774 -110
\uC911\uC774 -110
\uC918 -245
\uC918 \uC57C 179
\uC918\uC57C 179
\uC99D 138
\uC9C0 \uAE08 -113
\uC9C0 \uC54A\uC2B5 181
\uC9C0 \uC54A\uC544 115
\uC9C0 \uC5D0 150
\uC9C0\uAE08 -113
\uC9C0\uC5D0 150
\uC9C1 168
\uC9C1 \uC811 155
\uC9C1\uC811 155
\uC9C1\uC811 \uC9C1 155
\uCC28 100
\uCC38 100
\uCC3E -126
\uCC98 263
\uCD5C -106
\uCD94\uAC00 \uAC00\uB85C 114
\uCEE4\uBC0B \uCEE4 138
\uCEE8 193
\uCEF4 135
\uCEF4 \uD3EC 142
\uCEF4\uD3EC 142
\uCEF4\uD3EC \uD3EC\uB10C 142
\uCF00 -187
\uCF00 \uC774 -126
\uCF00\uC774 -126
\uCF54 247
\uCF54 \uB4DC 294
\uCF54\uB4DC 294
\uCF54\uB4DC \uB4DC\uB294 135
\uD0A4 177
\uD0C0 250
\uD0C0 \uC785 216
\uD0C0\uC785 216
\uD0C1 -114
\uD0DC 163
\uD130 103
\uD14C 135
\uD14C \uC774 158
\uD14C\uC774 158
\uD2B8 116
\uD2B8 \uB294 264
\uD2B8 \uB97C -152
\uD2B8 \uC5D0 128
\uD2B8\uB294 264
\uD2B8\uB294 \uD14C 104
\uD2B8\uB97C -152
\uD2B8\uC5D0 128
\uD300 287
\uD310 273
\uD3EC 213
\uD3EC \uB10C 142
\uD3EC\uB10C 142
\uD3EC\uB10C \uB10C\uD2B8 142
\uD45C 136
\uD488 \uBCC4 100
\uD488\uBCC4 100
\uD558 -147
\uD558 \uB098 -107
\uD558 \uB294 136
\uD558 \uBA74 165
\uD558 \uC790 115
\uD558 \uC9C0 108
\uD558\uB098 -107
\uD558\uB294 136
\uD558\uB294 \uB294\uAC70 127
\uD558\uBA74 165
\uD558\uBA74 \uBA74\uB418 -101
\uD558\uC790 115
\uD558\uC9C0 108
\uD55C \uB2E4 -112
\uD55C\uAC70 \uAC70\uC57C 136
\uD55C\uB2E4 -112
\uD560 -229
\uD568 292
\uD569 \uB2C8 145
\uD569\uB2C8 145
\uD569\uB2C8 \uB2C8\uB2E4 145
\uD56D 196
\uD56D \uC0C1 300
\uD56D\uC0C1 300
\uD56D\uC0C1 \uD56D 201
\uD574 -231
\uD574 \uC11C -138
\uD574 \uC694 115
\uD574 \uC8FC\uC138 124
\uD574\uBD10 \uD655 120
\uD574\uC11C -138
\uD574\uC694 115
\uD574\uC918 -188
\uD604 \uD669 127
\uD604\uD669 127
\uD615 \uC2DD 102
\uD615\uC2DD 102
\uD638 104
\uD654 302
\uD655 -106
\uD655\uC2E4 \uC2E4\uD55C 116
\uD669 116
\uD68C -191`};var w1=3e3,b1=1e3,Dn=/^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |\u276f|%|#{1,6} |[\u251c\u2514\u2502\u2500\u2501])/,y1=/(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g,v1=/\b((?:remember|memori[sz]e|keep in mind)\b[^\n:]{0,60}(?:(?=:)|:[ \t]+(?:[^\s:]+ ){0,3}[^\s:]*[^\s:.?!](?=:?[ \t]*\n[ \t]*```))):?[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`]{2,600}?)\n\s{0,8}```/gi,k1=/^[ \t]*(?:(?:<private>[^<]*<\/private>|\[REDACTED:private\])\s*)+/gim,x1=/(?<=[\u3002\uff01\uff1f])(?=[^\u3002\uff01\uff1f])/;function J(n){let e=n.replace(k1,"").replaceAll("\u2019","'");if(rn.test(e)||ln.test(e))return[];let t=(r,l,d)=>`${l}: \`${d.trim().replace(/\s*\n\s*/g,"; ")}\``,o=bn(e.replace(v1,t).replace(y1,"$1 `$2`")),s=on(o,w1,b1),a=0;return $1(s.split(`
`)).flatMap((r,l)=>(r.trim()===""&&(a+=1),(Dn.test(r)?[]:E1(q(yn(r)))).flatMap(m=>m.split(x1)).map(m=>({text:m,line:l,block:a,isItem:wn.test(r)}))))}var E1=n=>Hn(n,(e,t,o)=>S1(e)&&n.slice(o).some(s=>/["\u201d]/.test(s)));function Hn(n,e){let t=[];for(let[o,s]of n.entries()){let a=t.at(-1)??"";e(a,s,o)?t[t.length-1]=`${a} ${s.trim()}`:t.push(s)}return t}var S1=n=>(n.match(/(?<!\d)"/g)??[]).length%2===1||n.lastIndexOf("\u201C")>n.lastIndexOf("\u201D");var A1=56,R1=/^[ \t]{0,8}[\p{Ll}`(]/u,$1=n=>Hn(n,(e,t)=>e.length>=A1&&!/[.!?:;]\W*$/.test(e.slice(-8))&&R1.test(t)&&![e,t].some(s=>Dn.test(s)));function nn(n,e){let t=[],o=n[e+1]?.isItem===!0,s=n[e]?.line??0;for(let a=e+1;a<n.length;a+=1){let{line:r,isItem:l}=n[a];if(l!==o||r>s+(o||t.length===0?2:1))break;r===s?t.at(-1)?.push(a):t.push([a]),s=r}return t}function Gn(n,e){let t=n[e+1]?.isItem?nn(n,e).flat():[e+1],o=t.at(-1)??e,s=n[o+1],a=s?.line===(n[o]?.line??0)+1&&/^\p{Ll}/u.test(s.text);return(n[o]?.isItem&&a?[...t,o+1]:t).filter(r=>r<n.length)}var O1=u(()=>Mn(Q.words)),T1=/\b[a-z]{2,}[A-Z][a-z]\w*|\b\w+_\w+|\b\w+\(\)/g,z1=6,Fn=.12;function Pn(n){let e=Nn(n);return e.length<z1||(n.match(T1)?.length??0)>1?-20:(Q.bias+Cn(e,O1()))/100}var q1=1e3,en=300,Un=4,Kn=8,j1=2.9,L1=n=>Bn(n)[0];function Bn(n){let e=M1(J(n)),t=e.map(({text:i})=>N(i)),o=e.map(({text:i},h)=>t[h]?.fact||i),s=[...t.keys()].flatMap(i=>I1(e,t,i)),a=new Set(s.flatMap(({at:i})=>[...i,...i.flatMap(h=>tn(o,e,h))])),r=o.length>Kn?j1:Fn,l=i=>!/[?\uff1f]\W*$/.test(i)&&Pn(i)>=r&&!Sn(i)&&w(i)===void 0,d=[...o.entries()].filter(([i,h])=>!a.has(i)&&t[i]===void 0&&l(h)&&!An(o,i)),m=(d.length>Un?[]:d.filter(([i])=>W1(o,e,i))).slice(0,o.length>Kn?1:Un).map(([i,h])=>({type:xn(h),at:[i]})),b=[...s,...m].map(i=>C1(i,o,e));return b.filter(({text:i},h)=>b.findIndex(k=>[k.text,...q(k.text)].includes(i))===h)}function _1(n){let e=w(n),t=J(n).map(({text:a})=>({text:a,ask:N(a)})),o=e===void 0&&t.some(({ask:a})=>a!==void 0),s=t.map(({text:a,ask:r})=>r?.takesBack??(o?w(a):void 0));return[e,...s].flatMap(a=>a??[])}function I1(n,e,t){let o=e[t];if(o===void 0)return[];let s="remember";if(o.fact===""&&o.leads){let r=nn(n,t);return(r.length>0?r:[[t]]).map(l=>({type:s,at:l,about:o.about}))}if(o.fact===""||B(o.fact)){let r=G1(n,e,t);return r===t&&n[t]?.text.endsWith("?")?[]:[{type:s,at:[r]}]}let a=[];for(let r=t+1;o.leads&&n[r]?.line===n[t]?.line;r+=1){let l=n[r]?.text??"";if(e[r]!==void 0||A(l)||/[?\uff1f]\W*$/.test(l))break;a.push({type:s,at:[r]})}return[{type:s,at:[t],about:o.about},...a]}var N1=/^(?!(?:use|ensure|apply|follow|remember)\b).*\b(?:this|that|these|those|the following|below)\b/i;function M1(n){let e=n.findIndex(({text:r})=>r.endsWith(":")&&N1.test(f(r))&&A(r)&&!N(r)),[t,o]=e<0?[]:n.slice(e);if(t===void 0||o===void 0||t.line===o.line)return n;let s=n.slice(e+1),a=s.findIndex(({block:r,isItem:l})=>r>o.block&&!l);return[...n.slice(0,e+1),...a<0?[]:s.slice(a)]}function W1(n,e,t){let o=tn(n,e,t);return(o.length>0||!Yn.test(n[t]??""))&&!/\u2026\s*$/.test(Vn(n,[t,...o]))}function Vn(n,e){let t=s=>s.flatMap(a=>n[a]??[]),o=f(t([...e].sort((s,a)=>s-a)).join(" "));return e.length>2&&o.length>en?O(o,en):(e.length>1?j(o,en):void 0)??Rn(t(e))}function C1({type:n,at:e,about:t},o,s){let[a=0]=e,r=e.length>1?[]:tn(o,s,a),l=o.map((i,h)=>h===a&&t!==void 0?`${t.charAt(0).toUpperCase()}${t.slice(1)}: ${i}`:r.includes(h)&&h!==r.at(-1)?i.replace(/[^.!?;:,]$/,"$&;"):i),d=s[a]?.line===s[a+1]?.line?o[a+1]??"":"",c=H1.test(d)?[a+1]:[],m=[...e,...r,...D1.test(d)?[a+1]:c],b=`${o[a]} ${s[a]?.text}`;return{type:n,text:F1(l,m),summary:Vn(l,[a,...r,...c]),scope:P1.test(b)&&!U1.test(b)?"user":"repository"}}var D1=/^(?:because|otherwise|the reason|that's (?:why|because)|this is because|it's because|or else|weil|sonst|parce que|sinon|porque|denn)\b/i,H1=/^(?:so )?(?:please )?(?:never|always|don't|do not) (?:ever )?\w+ (?:this|that|it)\b/i;function G1(n,e,t){let o=s=>{let a=n[s]?.text;return a!==void 0&&e[s]===void 0&&!B(a)&&!/[?\uff1f]\W*$/.test(a)};return[t-1,t+1].find(o)??t}var Yn=/:\W*$/,tn=(n,e,t)=>Yn.test(n[t]??"")?Gn(e,t):[];function F1(n,e){let t=new Set,o=0;for(let s of new Set(e)){let a=(n[s]?.length??0)+1;o>0&&o+a>q1||(t.add(s),o+=a)}return n.filter((s,a)=>t.has(a)).join(" ")}var P1=/\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\bglobally\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i,U1=/\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i;0&&(module.exports={droppedIn,forgetIn,statementIn,statementsIn,toForgetIn});
});
// build 9a15cfbfb299300e722f404248ae094e
