(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var Ot=Object.create;var Z=Object.defineProperty;var Rt=Object.getOwnPropertyDescriptor;var _t=Object.getOwnPropertyNames;var Nt=Object.getPrototypeOf,$t=Object.prototype.hasOwnProperty;var It=(n,e)=>{for(var t in e)Z(n,t,{get:e[t],enumerable:!0})},zn=(n,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of _t(e))!$t.call(n,s)&&s!==t&&Z(n,s,{get:()=>e[s],enumerable:!(o=Rt(e,s))||o.enumerable});return n};var Mt=(n,e,t)=>(t=n!=null?Ot(Nt(n)):{},zn(e||!n||!n.__esModule?Z(t,"default",{value:n,enumerable:!0}):t,n)),Lt=n=>zn(Z({},"__esModule",{value:!0}),n);var Ni={};It(Ni,{workSince:()=>_i});module.exports=Lt(Ni);function k(n){let e;return()=>(e??={it:n()},e.it)}function Ft(n,e){for(let t of e)n.push(t)}function un(n,e,t){let o=n.get(e);o===void 0?n.set(e,[...t]):Ft(o,t)}function v(n,e=void 0){try{return n()}catch{return e}}var P=n=>Object.fromEntries(Object.entries(n).filter(([,e])=>e!==void 0)),A=n=>n!==null&&typeof n=="object"&&!Array.isArray(n)?n:{};function qn(n,e){return n==="object"?e!==null&&typeof e=="object"&&!Array.isArray(e):n==="list"?Array.isArray(e):n==="texts"?Array.isArray(e)&&e.every(t=>typeof t=="string"):n==="number"?Number.isFinite(e):typeof e==(n==="text"?"string":"boolean")}var S=(n,e)=>qn("object",n)&&Object.entries(e).every(([t,o])=>{let s=n[t];return o.startsWith("?")&&s===void 0||qn(o.replace("?",""),s)}),pn=n=>typeof n=="string"?n:"";var Dt="\u2026";function Bn(n,e){if(n.length<=e)return n;let t=n.slice(0,e),o=t.lastIndexOf(`
`),s=o>=0?o:t.search(/\s\S*$/);return t.slice(0,Math.max(s,0))}function Un(n,e){if(n.length<=e)return n;let t=n.slice(-e),o=t.indexOf(`
`),s=o>=0?o:t.search(/\s/);return s>=0?t.slice(s+1):""}function Q(n,e){if(n.length<=e)return n;let t=n.slice(0,e).search(/\s\S*$/);return`${n.slice(0,Math.max(t,0)).trimEnd()}\u2026`}var I=n=>Kn(n.normalize("NFC").toLowerCase()),Kn=n=>n.replace(/\s+/g," ").trim();function O(n,e){let t=Kn(n),o=[...t.slice(0,e*2+2)];return o.length<=e?t:`${o.slice(0,e-1).join("").trimEnd()}${Dt}`}var Ct=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu,Yn=n=>n.replace(Ct,"");var jt="[left out: it reads like an instruction to a model]",Pt=/[\uff01-\uff5e\ufe64\ufe65\u2460-\u24ff\u{1d400}-\u{1d7ff}]+/gu,y="[^.!?\\n]{0,300}[.!?]?",Ht="(?:(?:all|any|every|the|your|of|these|those|my|our|what|from)\\s+){0,4}(?:previous|prior|preceding|above|earlier|existing|original|other|system|safety)\\s+",Xn="(?:instructions?|prompts?|rules?|messages?|directions?|guidelines?|guardrails?|commands?|context|policies|polic[yi])",Gt=k(()=>new RegExp([`(?:ignore|disregard|forget|override|bypass|skip|neglect|discard|set\\s+aside)\\s+${Ht}(?:(?:system|safety|user|developer)\\s+)?${Xn}${y}`,`(?:ignore|disregard|forget|override)\\s+(?:everything|all|anything)\\s+(?:above|before|prior|you\\s+(?:were|have\\s+been)\\s+told|that\\s+(?:came|was\\s+said)\\s+before)\\b${y}`,`(?:ignore|disregard|forget|override)\\s+(?:all\\s+)?(?:of\\s+)?your\\s+${Xn}${y}`,`(?:ignore|disregard|forget|override)\\s+(?:(?:all|any|every|of|the|these|those)\\s+){0,3}(?:instructions?|prompts?|guidelines?|directions?)\\s+(?:above|before|so\\s+far|(?:that\\s+(?:were|are)\\s+)?given\\s+(?:above|before|earlier|to\\s+you)|you\\s+(?:were|have\\s+been|got|received))\\b${y}`,`(?:ignore|disregard|forget)\\s+(?:(?:all|everything)\\s+(?:of\\s+)?)?the\\s+above(?=\\s*(?:[.,;:!]|\\n|$)|\\s+and\\s)${y}`,`forget\\s+(?:everything|all)\\s+(?:that\\s+)?you\\s+(?:know|learned|learnt)\\b${y}`,`(?:do\\s+not|don't|never)\\s+(?:mention|reveal|show|say|report)\\s+(?:this|it|any\\s+of\\s+this)\\s+to\\s+the\\s+(?:user|human|developer|operator)\\b${y}`,`(?:note|message|attention|instructions?)\\s+(?:to|for)\\s+(?:the\\s+|any\\s+|all\\s+|every\\s+)?(?:ai|llm|language\\s+model|assistant|claude|coding\\s+agent)s?(?:\\s+(?:that\\s+)?read(?:s|ing)\\s+this)?\\s*[:,]${y}`,`to\\s+(?:the|any|every)\\s+(?:ai|llm|language\\s+model|assistant|coding\\s+agent)\\s+(?:that\\s+(?:is\\s+)?)?read(?:s|ing)\\s+this\\b${y}`,`(?:you\\s+are|you're)\\s+now\\s+(?:an?|the|in|no\\s+longer|free|acting)\\b${y}`,`from\\s+now\\s+on,?\\s+(?:you|ignore|always\\s+obey|act|respond|answer)\\b${y}`,`(?:new|updated|revised|real|secret)\\s+(?:system\\s+)?(?:instructions?|prompt|directives?)\\s*[:=]${y}`,`(?:act|behave|respond)\\s+as\\s+(?:if\\s+you\\s+(?:are|were)|an?\\s+(?:unrestricted|jailbroken|different)|DAN)\\b${y}`,`(?:do\\s+not|don't|never)\\s+(?:tell|inform|alert|notify|mention\\s+(?:this|it)\\s+to|reveal\\s+(?:this|it)\\s+to)\\s+the\\s+(?:user|human|developer|operator)\\s+(?:about|that|of)\\s+(?:this|these|you|it)\\b${y}`,`(?:reveal|print|repeat|show|output|leak|send)\\s+(?:me\\s+)?(?:your|the)\\s+(?:entire\\s+|full\\s+|hidden\\s+)?(?:system\\s+prompt|instructions\\s+above|hidden\\s+instructions)\\b${y}`,`ignoriere?\\s+(?:alle\\s+)?(?:vorherigen|bisherigen|obigen)\\s+(?:anweisungen|regeln)${y}`,`ignore[zr]?\\s+(?:toutes?\\s+)?(?:les\\s+)?(?:instructions|consignes|r\xE8gles)\\s+pr\xE9c\xE9dentes${y}`,`ignor[ae]\\s+(?:todas\\s+)?(?:las\\s+)?instrucciones\\s+(?:anteriores|previas)${y}`].map(n=>`(?:${n})`).join("|"),"gi")),Wt=/ignor|disregard|forget|overrid|bypass|neglect|discard|set\s+aside|skip|(?:are|'re|from)\s+now\s|instruction|prompt|directive|\bact\b|behave|respond|the\s+(?:user|human|developer|operator)|(?:note|message|attention)\s+(?:to|for)\s|read(?:s|ing)\s+this/i,zt=/^((?:[^\S\n]|[>*#_-]|\d{1,3}[.)])*)((?:system|assistant|human|user|developer|tool|claude|ai)(?:\s+(?:prompt|message|reminder|note))?|\w+(?::\w+)? hook (?:additional context|success|feedback))(\W{0,3}):/gim,qt=["cs-memory[\\w-]*","[\\w-]*(?:claude-mem|mem0|supermemory)[\\w-]*","[\\w-]*(?:system|reminder|instruction|memory|memories|recall|observation)[\\w-]*","private","(?:system|user|assistant|human|developer|tool|model|context|important|thinking|admin|root)","(?:function|tool)[_-]?\\w*","invoke","parameter","antml\\b[\\w-]*","(?:persisted-output|task-notification|command-(?:name|message|args)|local-command-\\w+|bash-(?:input|stdout|stderr))","\\|\\w*","<\\s*/?\\s*SYS"],Bt=[[/<\s{2,}/g,"< "],[/(<\s?[/!?])\s{2,}/g,"$1 "]],Ut=k(()=>new RegExp(`<(?=\\s{0,2}[/!?]?\\s{0,2}(?:[\\w-]+:)?(?:${qt.join("|")})(?![\\w-]))`,"gi")),Kt=/<(?![\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){0,8}>)/,Yt=[[/\[(\/?)(INST|SYS|SYSTEM_PROMPT|TOOL_CALLS|AVAILABLE_TOOLS)\]/gi,"($1$2)"],[/"(tool)_(use|result|call|calls)"/gi,'"$1 $2"'],[/\*\*\[/g,"** ["]],Xt=/^[\t\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e]*$/;function Vt(n){return Xt.test(n)?n:Yn(n).replace(Pt,e=>e.normalize("NFKC")).replace(/(?<![^!-~\s])(?:\u200c|\u200d|\p{VS})+(?!\u20e3)|(?:\u200c|\u200d|\p{VS})+(?=[!-~])|(?!\u200c|\u200d|\p{VS})\p{DI}|\p{VS}{2,}|\u2800/gu,"")}function Vn(n){let e=Vt(n);if(e.includes("<"))for(let[t,o]of Bt)e=e.replace(t,o);if(Wt.test(e)&&(e=e.replace(Gt(),jt)),e.includes(":")&&(e=e.replace(zt,'$1"$2"$3:')),/[["]/.test(e))for(let[t,o]of Yt)e=e.replace(t,o);return Kt.test(e)?e.replace(Ut(),"&lt;"):e}function Jn(n,e){let t=Math.max(0,e-Date.parse(n));if(Number.isNaN(t))return"at an unknown time";if(Jt(n,e))return"in the future";let o=[[365*864e5,"year"],[30*864e5,"month"],[7*864e5,"week"],[864e5,"day"],[36e5,"hour"],[6e4,"minute"]],[s,r]=o.find(([a])=>t>=a)??[0,""];if(s===0)return"just now";let i=Math.floor(t/s);return`${i} ${r}${i===1?"":"s"} ago`}var Jt=(n,e)=>Date.parse(n)>e+864e5;var Hi=30*6e4;var H=class extends Error{code;hint;constructor(e,t,o={}){super(t,o.cause===void 0?void 0:{cause:o.cause}),this.name="CsError",this.code=e,this.hint=o.hint}};function mn(n,e){let t=n.toLowerCase().replaceAll("\u2019","'");return e.some(o=>typeof o=="string"?t.includes(o):t.includes(o[0])&&o[1].test(t))}var Zn=n=>n.split("|");var Qn=/(?:\b(?:immer|nie|niemals|ab jetzt|ab sofort|k\u00fcnftig|zuk\u00fcnftig|in zukunft|grunds\u00e4tzlich|wir (?:verwenden|nutzen|benutzen|machen|haben (?:uns|beschlossen|entschieden))|(?<=nein, )(?:nicht|kein\S*) [^,]{3,60}, wir|(?:darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b)|(?:(?:^|[\s\u00a1\u00bf,;:])(?:siempre|nunca|jam\u00e1s|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padr\u00e3o|n\u00e3o (?:use|usar|usamos|mexa|toque|edite|fa\u00e7a)|n\u00f3s usamos)(?=[\s,;:.!]|$))|(?:(?:^|[\s,;:])(?:toujours|d\u00e9sormais|dor\u00e9navant|\u00e0 partir de (?:maintenant|aujourd'hui)|\u00e0 l'avenir|par d\u00e9faut|(?:ne|n'|n\u2019)(?!oubli)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:d\u00e9cid\u00e9|choisi)))(?=[\s,;:.!]|$))|(?:\u603b\u662f|\u6c38\u8fdc|\u59cb\u7ec8|\u4ece\u73b0\u5728(?:\u5f00\u59cb|\u8d77)|\u4ee5\u540e|\u4eca\u540e|\u4e00\u5f8b|\u9ed8\u8ba4|\u5fc5\u987b|\u4e0d\u8981|\u4e0d\u80fd|\u7981\u6b62|\u522b(?:\u7528|\u6539|\u52a8|\u518d)|\u6211\u4eec(?:\u7528|\u4f7f\u7528|\u51b3\u5b9a|\u4e0d\u7528|\u53ea\u7528)|\u7edf\u4e00\u7528)|(?:\u5fc5\u305a|\u5e38\u306b|\u3044\u3064\u3082|\u4eca\u5f8c|\u3053\u308c\u304b\u3089(?:\u306f)?|\u7d76\u5bfe\u306b|\u6c7a\u3057\u3066|\u539f\u5247|\u30c7\u30d5\u30a9\u30eb\u30c8\u3067|\u3057\u306a\u3044\u3067|\u4f7f\u308f\u306a\u3044|\u7981\u6b62|\u3067\u306f\u306a\u304f|\u3066\u306f\u3044\u3051\u306a\u3044|\u3053\u3068\u306b\u3057\u305f|\u3053\u3068\u306b\u3057\u307e\u3059)/iu;var Zt=k(()=>Zn(" forget|forget that|vergiss|vergesst nicht|merk dir|merke dir|merkt euch| daran|notier| im kopf|hinterkopf|schreib dir|schreibe dir|oublie|notez|notes que|m\xE9moris|esprit|en t\xEAte|souviens|souvenez|rappelle-toi|rappelez-v|retiens|retenez|recuerd|recordad|acu\xE9rdate|olvida|olvides|en cuenta|apunta|anota|anote|toma nota|lembr|esque\xE7a|esqueca|em mente|tome nota|mem\xF3ria|ricorda|dimenticare|tieni presente|\u043F\u043E\u043C\u043D\u0438|\u0437\u0430\u0431\u0443\u0434|\u0437\u0430\u0431\u044B\u0432\u0430\u0439|\u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438|\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0|\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u5FD8\u308C\u306A\u3044\u3067|\u30E1\u30E2\u3057\u3066|\uAE30\uC5B5\uD574|\uC78A\uC9C0"));var fn=/(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b/,Qt=/(?:talk|answer|repl|writ|speak|explain)\w* (?:to )?me\b/,no="remember|memor|future reference|everywhere|globally|in general|whatever the|prefer|dislike",nn=/\b(?:decid|agreed|chose|settled|opted|we(?:'ll| will) )/,eo=[["after all",nn],["instead of",nn],["rather than",nn],["forget ",nn],["mind",/\bmind\b/],["not",/\bnot(?:e|ing)\b/],["record",/\brecord/],["project",fn],["repo",fn],["codebase",fn],["my ",/\bmy (?:pref|style|taste|name|editor|shell|machine|laptop|time|lang)/],["hate",/\bhate\b/],[" me",Qt]];function ne(n){return mn(n,Zn(no))||mn(n,eo)||mn(n,Zt())}var to="[^aeiou]",wn="[aeiouy]",_=`${to}[^aeiouy]*`,G=`${wn}[aeiou]*`,gn=new RegExp(`^(?:${_})?${G}${_}`),oo=new RegExp(`^(?:${_})?${G}${_}(?:${G})?$`),yn=new RegExp(`^(?:${_})?${G}${_}${G}${_}`),ee=new RegExp(`^(?:${_})?${wn}`),so=/([^aeiouylsz])\1$/,te=new RegExp(`^${_}${wn}[^aeiouwxy]$`),ro=k(()=>bn("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),io=k(()=>bn("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),ao=k(()=>bn("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function bn(n){let e=new Map,t=n.split(" ").sort((o,s)=>s.indexOf(":")-o.indexOf(":"));for(let o of t){let[s="",r=""]=o.split(":"),i=s.slice(-2);e.set(i,[...e.get(i)??[],[s,r]])}return e}function hn(n,e,t){let o=e.get(n.slice(-2))?.find(([r])=>lo(n,r));if(o===void 0)return n;let s=n.slice(0,n.length-o[0].length);return t.test(s)?s+o[1]:n}var lo=(n,e)=>n.length>e.length&&n.endsWith(e)&&(e!=="ion"||/[st]ion$/.test(n));function co(n){return!n.endsWith("s")||n.endsWith("ss")?n:n.endsWith("sses")||n.endsWith("ies")?n.slice(0,-2):n.slice(0,-1)}function uo(n){if(n.endsWith("eed"))return gn.test(n.slice(0,-3))?n.slice(0,-1):n;let e=/^(.*)(?:ed|ing)$/.exec(n)?.[1];return e===void 0||!ee.test(e)?n:/(?:at|bl|iz)$/.test(e)?`${e}e`:so.test(e)?e.slice(0,-1):te.test(e)?`${e}e`:e}function po(n){return n.endsWith("y")&&ee.test(n.slice(0,-1))?`${n.slice(0,-1)}i`:n}function mo(n){let e=n;if(n.endsWith("e")){let t=n.slice(0,-1);(yn.test(t)||oo.test(t)&&!te.test(t))&&(e=t)}return e.endsWith("ll")&&yn.test(e)?e.slice(0,-1):e}function kn(n){if(n.length<3)return n;let e=po(uo(co(n))),t=hn(hn(e,ro(),gn),io(),gn);return mo(hn(t,ao(),yn))}var fo=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
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
criterion:criteria analysis:analyses`,Zi=k(()=>{let n=fo.split(/\s+/).map(e=>e.split(":"));return new Map(n.flatMap(([e="",t=""])=>t.split(",").map(o=>[o,e])))});var ho=n=>n.slice(0,2);var go=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/)),oe=n=>go.has(n),yo=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`,wo=`directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`,bo="python java javascript typescript golang rust ruby php perl scala kotlin swift",ko=.4,So=.15;var Qi=k(()=>{let n=new Map,e=(t,o)=>{for(let s of t.split(/[|\n]/).map(r=>r.split(" ")))for(let r of new Set(s.map(ho)))un(n,r,[{words:s,share:o}])};return e(yo,ko),e(wo,So),n});var na=k(()=>new Set(bo.split(" ").map(kn)));var xo=/(?:[,;] (?:and |but |und |et |y |e )?(?:not|no longer|no|nicht mehr|nicht|pas|non|n\u00e3o)|\b(?:instead of|rather than|no longer|statt|au lieu de|en lugar de|em vez de))\s+((?:[^,;:.()]|\.(?=\d)){1,60})/iu;var vo=new Set(["now","actually","here","repo","project","anymore","always","only","jetzt","hier","immer"]),Eo=/[\p{L}\p{N}]+(?:\.\p{N}+)*[+#]*/gu,Sn=n=>new Set((n.toLowerCase().match(Eo)??[]).filter(e=>!/^\p{L}$/u.test(e)&&!oe(e)&&!vo.has(e)).map(kn)),xn="(?:[,;:]? \\(?(?:because|since|so that|due to|weil|parce que|porque)|[,;:] (?:as|which|who|denn|damit|car|puisque|ya que|pois))\\b",To=new RegExp(`${xn}.*?(?=[,;] (?:and|but|und|aber|et|mais|y|pero|e|mas)\\b|[.!?;] |$)`,"i"),se=n=>n.replace(xo,"").replace(To,"");function vn(n,e){let t=Sn(e);return Sn(n).size>0&&[...Sn(n)].every(o=>t.has(o))}var D=/^(?:add|allow|adjust|adapt|analy[sz]e|apply|audit|automate|build|bump|change|check|clean|cleanup|combine|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|ensure|examine|expand|explore|export|expose|extend|extract|figure out|finali[sz]e|find|finish|fix|fold|format|generate|get|go through|handle|implement|import|improve|include|increase|inspect|install|integrate|introduce|investigate|invert|make|merge|migrate|modify|move|normali[sz]e|optimi[sz]e|parse|plan|port|prepare|profile|publish|read|rebase|reduce|refactor|release|remove|rename|reorgani[sz]e|replace|reproduce|resolve|restore|restructure|review|revert|rewrite|rework|save|scan|set up|setup|ship|simplify|solve|sort|speed up|split|start|stop|store|support|switch|sync|test|tidy|trace|translate|try|turn|unify|update|upgrade|use|validate|verify|wire|work on|wrap|write|put|push|respond|reply|look (?:at|into)|brainstorm|delegate|proof ?read|run)\b/i,W=/^(?:explain|tell|show|describe|summari[sz]e|list|say|remind|give me|let me know|know|see|think|discuss|ask|remember)\b/i,Ao="(?:remember|memori[sz]e|(?:(?:some|a few|two|three|\\d+|other|important|more) )*(?:things?|rules?) to (?:remember|keep in mind)|(?:keep|bear)(?: (?:this|that|it|the following))? in mind|(?:make|take) (?:a )?(?:mental )?note(?: of)?|(?<=please )note|(?<=[\\w,] )note(?= that\\b)|note (?:down|to self)|(?:do not|don't|never) forget|(?:save|store|add|put|write|record|keep) (?:(?:this|that|it|the following)(?: \\w+)? )?(?:down )?(?:to|in|into) (?:your |the |project |long[- ]term )*memory|for future reference|for the record)\\b",Oo="(?:(?:please|also|just|always|kindly|and|but|so|then|now|ok(?:ay)?|btw|by the way|for later|fyi|while (?:you're|you are|we're|we are) at it|you (?:must|should|need to|have to)|(?:make|be) sure (?:to|you)|(?:can|could|would|will) you|i(?:'d)? (?:want|need|like|would like) you to),? )*",Ro=new RegExp(`(?:^#?|[,;:(] | [\u2013\u2014-] | (?=(?:and|but|so|then|please|while) ))${Oo}${Ao}`,"i"),en="(?:,? (?:please|always|also|instead|rather|well|down|in mind|somewhere|for (?:later|next time|the future|future (?:sessions?|reference|use))|from now on))*",_o="(?: (?:the|these|those|this|that|it|our|my|some|all|a few|\\d+|two|three|four|five|following|few|other|project|team|house|coding|important|general))*(?: (?:rules?|things?|facts?|notes?|points?|conventions?|guidelines?|preferences?|following|constraints?|decisions?))?",No=new RegExp(`^${en}${_o}${en}(?: (?:for|about|on|in) ((?:(?! that )[^:,;]){3,60}))?(?: ?: ?| [\u2013\u2014-] | ?[\u2013\u2014])`,"i"),$o=new RegExp(`^${en},? that (?!(?:choice|preference|setting|state|value|selection|option|decision|flag|position|mode|answer|one|part|info(?:rmation)?)\\b)(?=\\S+ \\S)`,"i"),Io=/^ to (?!(?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix|get|make|do|call|send|include|also|write|set|create|delete|put|clean|install)\b)(?=\S+ \S)/i,Mo=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|him|her|them|this|that|it|the (?:time|day))\b)(?=(?:we|i|there) |(?:(?!that |which |who |and |to )\S+ ){1,8}(?:is|are|was|were|isn't|aren't|has|have|had|must|mustn't|should|needs?|can|can't|cannot|will|won't|do|does|don't|doesn't|uses?|runs?|lives?|go|goes|never|always|only|prefer|like|hate)\b)/i,Lo=/^,? (?=\p{Lu}\w+ \w{2,}[^\Ws]s \S)/u,Fo=new RegExp(`^(?: (?:this|that|it|these|those|them|both|all of (?:this|that|it)))?(?: for yourself)?${en}(?=\\W*$|, )`,"i"),Do=/^,? (?!(?:when|how|what|why|where|if|whether|which|who|to|me|us|this|that|it|the (?:time|day))\b)\S+ \S/i,re=/^(?:the )?(?:users?|visitors?|customers?|players?)\b|\b(?:across|between|after) (?:reloads?|sessions|visits|restarts?)\b/i,Co=/^(?:boolean|bool|string|number|true|false|null|undefined)\b/i,jo=/,\s*(?:and |but )?(?:how|what|why|where|when|who|which|did|do|does|was|were)\b[^,]*$/i,Po=/^(?:if|when|once|after|whenever)\b(?!.*\byou\b)/i,Ho=/\b(?<!\b(?:we|i|you) )(?:should|must|will|would|can|could|that|which|who) (?!you\b)/i,Go=/(?:([,;]| [\u2013\u2014-])?( (?:and|but|so))?((?: (?:then|now|also|next|please|afterwards|after that|can you|could you),?)+)|([,;]| [\u2013\u2014-]) (?:and|but)) (?=(\w.*))/gi,Wo=/^(?:if|when|whenever|once|before|after|unless|until|while|as soon as|(?:every|each|any) time)\b|\bfirst\b|^(?:in|on|at|for|from|with|without|since|to) (?:\S+ ){0,2}\S+$|^\S+$/i,zo=/^(?!(?:we|i|they|you)\b)(?!.*\b(?:can|could|may|must|should|will|would|to)\b).*\b(?:is|was|has|does)(?:n't)?\b/i,qo=/^ (?:the|this|that|these|those|it|them|me|my|an?|all|how|what|why|when|where)\b/i;function Bo(n){for(let e of n.matchAll(Go)){let[,t,o,s="",r=t,i=""]=e,a=(D.exec(i)??W.exec(i))?.[0],d=n.slice(0,e.index),l=Wo.test(d)||D.test(d);if(a===void 0||l&&!(r&&/now/i.test(s)))continue;let u=r!==void 0&&a!=="use"&&qo.test(i.slice(a.length));if(/please|you/i.test(s)||(r??o)&&(u||zo.test(d)))return d}return n}function Uo(n){let e=Ro.exec(n);if(e===null)return;let t=os.test(n)?"":n.slice(0,e.index).replace(/[\s,;:(\u2013\u2014-]+$/,""),o=n.slice(e.index+e[0].length);if(/\?\W*$/.test(o)&&!/\b(?:can|could|will|would) you\b/i.test(e[0])||jo.test(o))return;let r=t===""||/please|by the way|btw|at it|sure/i.test(e[0]);if(!r&&Po.test(t))return;let i=No.exec(o),a=/for (?:future reference|the record)$/i.test(e[0]),d=i??$o.exec(o)??Io.exec(o)??(a?/^,? /.exec(o):Mo.exec(o)??Lo.exec(o));if(d!==null){let u=Bo(o.slice(d[0].length)).replace(/^\s+|[?\s]+$/g,""),h=!r&&(Ho.test(t)||re.test(u));if(i===null?h:Co.test(u))return;let b=i?.[1]?.replace(/^(?:this|the|our) (?:repo(?:sitory)?|project|codebase)$/i,"");return{fact:u,leads:i!==null,before:t,...b?{about:b}:{}}}return Fo.test(o)?{fact:/\S+ \S+ \S/.test(t)?t:"",leads:!1,before:""}:!r||!Do.test(o)||re.test(o.trim())||/\?\W*$/.test(o)?void 0:{fact:n.slice(e.index).replace(/^#|^\W+(?:and )?(?:also )?/,""),leads:!1,before:"",isThing:!0}}var Ko={de:["(?:vergiss|vergesst) nicht|merke? dir|merkt euch|denke? daran|denkt daran|erinnere? dich daran|notiere?(?: dir)?|behalte? im (?:kopf|hinterkopf)|schreibe? dir auf",",? (?=dass )"],fr:["n'oublie[sz]? pas|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|retiens|retenez|note[sz]?(?! ?:)|m\xE9morise[sz]?|gardez? (?:bien )?(?:\xE0 l'esprit|en t\xEAte)","(?: bien)? qu(?:e |')"],es:["recuerda|recuerde|recordad|acu\xE9rdate de|no (?:te )?olvides(?: de)?|ten(?:ga)? en cuenta|apunta|anota|memoriza|toma nota(?: de)?"," que "],pt:["lembre(?:-se)?(?: de)?|lembra-te(?: de)?|n\xE3o (?:se )?esque\xE7a(?: de)?|tenha em mente|anota|anote|memorize|tome nota(?: de)?|guarde na mem\xF3ria"," que "],it:["ricorda(?:ti)?|ricordate(?:vi)?|non dimenticare|tieni presente|memorizza"," che "],ru:["\u0437\u0430\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043F\u043E\u043C\u043D\u0438(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u0443\u0434\u044C(?:\u0442\u0435)?|\u043D\u0435 \u0437\u0430\u0431\u044B\u0432\u0430\u0439(?:\u0442\u0435)?|\u0438\u043C\u0435\u0439(?:\u0442\u0435)? \u0432 \u0432\u0438\u0434\u0443|\u0443\u0447\u0442\u0438(?:\u0442\u0435)?",",? \u0447\u0442\u043E "],zh:["(?:\u8BF7|\u8ACB)?(?:\u8BB0\u4F4F|\u8A18\u4F4F|\u7262\u8BB0)(?!\u4E86|\u5417|\u55CE|\u8981|\u53BB|\u5148|\u628A|\u8DD1|\u8FD0\u884C|\u63D0\u4EA4)","[\uFF0C\uFF1A,: ]*"],ja:["(?:\u3053\u308C\u3092|\u6B21\u3092|\u4EE5\u4E0B\u3092)?(?:\u899A\u3048\u3066\u304A\u3044\u3066|\u899A\u3048\u3068\u3044\u3066|\u30E1\u30E2\u3057\u3066\u304A\u3044\u3066|\u30E1\u30E2\u3057\u3066)(?:\u304F\u3060\u3055\u3044|\u4E0B\u3055\u3044|\u306D)?"," ?[\uFF1A:\u3001] ?(?=\\S)"],ko:["\uAE30\uC5B5\uD574 ?(?:\uC918|\uC8FC\uC138\uC694|\uB46C|\uB450\uC138\uC694)?"," ?[\uFF1A:] ?(?=\\S)"]},Yo="(?:(?:please|bitte|und|au\xDFerdem|\xFCbrigens|s'il te pla\xEEt|s'il vous pla\xEEt|stp|et|aussi|por favor|y|adem\xE1s|e|tamb\xE9m|per favore|inoltre|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430|\u0438|\u8BF7|\u8ACB|\u305D\u308C\u3068|\u3042\u3068|\u3061\u306A\u307F\u306B)[,\u3001\uFF0C ] ?)*",Xo="(?:,? (?:bitte|s'il te pla\xEEt|s'il vous pla\xEEt|stp|por favor|per favore|\u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430),?)?",Vo=new RegExp(`(?:^|[,;:\u3001\uFF0C] ?|[.\u3002] | (?=(?:und|et) ))${Yo}(?:${Object.values(Ko).map(([n,e])=>`(?:${n})${Xo}(?:(?:${e})|( ?[:\uFF1A] ?))`).join("|")})`,"i"),ie=/(?:(?<=[\u306f\u304c].{0,200})(?:\u3068\u3044\u3046)?\u3053\u3068\u3092|(?:\u306a\u306e\u3067|\u306e\u3067|\u304b\u3089|\u305f\u3081)\u3001? ?(?:\u3053\u308c\u3092|\u305d\u308c\u3092)?)(?:\u899a\u3048\u3066\u304a\u3044\u3066|\u899a\u3048\u3068\u3044\u3066|\u5fd8\u308c\u306a\u3044\u3067)(?:\u304f\u3060\u3055\u3044|\u4e0b\u3055\u3044|\u306d)?(?=[\u3002.!\uff01]*$)|(?<=\ub2e4|\ub77c)\ub294 (?:\uac83\uc744?|\uac78|\uc810\uc744?) (?:\uaf2d )?(?:\uae30\uc5b5\ud574|\uc78a\uc9c0 ?\ub9c8)[\uac00-\ud7a3 ]*(?=[\u3002.!\uff01]*$)/,Jo="(?:wir|ich|ihr|man|es|sie|er)|(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Aa]lle|[Jj]ede[rs]?|[Kk]eine?|[Ee]ine?) (?:\\p{Ll}\\S* ){0,2}\\p{Lu}\\S*",Zo="ist|sind|wird|werden|hat|haben|darf|d\xFCrfen|muss|m\xFCssen|soll|sollen|kann|k\xF6nnen|will|wollen|braucht|brauchen|l\xE4uft|laufen|liegt|liegen|hei\xDFt|gilt|gelten",Qo=new RegExp(`^dass (${Jo}) ([^,;]{1,200}) (${Zo}|(?<=^dass (?:wir|alle) .*)(?!(?:an|auf|ab|aus|ein|mit|vor|zu|um|weg|nach|unter|\xFCber))\\p{Ll}+en)([.!]*)$`,"u");function ns(n){let e=Vo.exec(n);if(e!==null){let o=n.slice(e.index+e[0].length).trim(),s=n.slice(0,e.index).trim();return{fact:o.replace(Qo,"$1 $3 $2$4"),leads:/[:\uff1a]\s*$/.test(e[0]),before:s}}return ie.exec(n)===null?void 0:{fact:n.replace(ie,""),leads:!1,before:""}}function z(n){if(ne(n))return Uo(n)??ns(n)}var es=new RegExp(`^(?:(?:please|ok(?:ay)?|and|also|now|actually|bitte|por favor),? )*(?:forget(?: about it)?,? that (?!(?:last|previous|idea|first|one|whole|thing|approach|change|commit|plan|part|and|but)\\b)|vergiss,? dass |oublie[sz]? que |olvida que |esque[\xE7c]a que )(?=\\S+ \\S+ \\S)((?:[^,;:]|[,;:](?=\\S))+(?:(?:${xn}|[,;] (?:not|no longer|nicht|pas|n\xE3o)\\b).*)?)(?:[,;:] (?:it|they|we|that|now)\\b(?! can).*)?$`,"i"),ts=/(?:[,;.!]\s*|\s+(?=and|but))(?:(?:and|but|please|now|instead|rather|then),? )*(?:remember|note|keep in mind)(?: instead)?(?: that|:).*$/is,os=/^\W*(?:please,? )?forget(?: about it)?,? that /i,ss=400;function ae(n){let e=n.length>ss?"":n.trim().replace(ts,"").replace(/[.!]+$/,"");return es.exec(e)?.[1]}var rs=/^\s*(?:```|~~~)/;function ce(n){let e=!1,t=[];for(let o of n.split(/\r?\n/))rs.test(o)?(e=!e,t.push("")):e||t.push(o);return t.join(`
`)}var is=/`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g;function ue(n){return n.replace(/^\s*(?:#{1,6}|[-*+\u2022]|\d{1,3}[.)])\s+/,"").replace(/^\[[ xX]\]\s+/,"").replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g,"$1").replace(is,e=>e.startsWith("`")?e:"").replace(/\s+/g," ").trim()}var as=/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;function pe(n){let e=[],t=0,o=!1;for(let{0:s,index:r}of n.matchAll(/`|[.!?]{1,8}[)"'\u2019\u201d]{0,4}(?=\s)/g)){if(s==="`"&&(o=!o),s==="`"||o&&n.indexOf("`",r)>=0)continue;let i=r+s.length;as.test(n.slice(Math.max(t,i-12),i))||(e.push(n.slice(t,i).trim()),t=i)}return[...e,n.slice(t).trim()].filter(s=>s!=="")}var ds="tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat",ls=new RegExp(`(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${ds})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,"g"),cs=/`([^`\n]{1,80})`/g,us=/(?<![\w.-])(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?:\(\))?(?![\w-])/g,ps=/(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g,ms=/(?<![\w./-])(?:git|npm|npx|pnpm|yarn|bun|node|deno|docker|kubectl|helm|terraform|ansible|make|cmake|gradle|maven|cargo|rustc|clippy|go vet|gofmt|golangci-lint|pip|poetry|uv|pytest|ruff|mypy|black|tox|jest|vitest|mocha|playwright|cypress|eslint|prettier|biome|tsc|tsx|esbuild|vite|webpack|rollup|babel|bash|zsh|fish|powershell|curl|ssh|postgres(?:ql)?|mysql|sqlite|redis|mongo(?:db)?|kafka|nginx|github actions|gh|goreleaser|husky|typescript|python|rust|golang|react|next\.?js|vue|svelte|angular|tailwind|express|django|flask|rails|spring|graphql|grpc|oauth|jwt|websockets?|s3|lambda|aws|gcp|azure|cloudflare|vercel|linux|macos|windows|wsl|chrome|safari|firefox|electron|android|ios|claude|codex|cursor|copilot|gemini|openai|mcp|homebrew|brew|apt|systemd|cron|sentry|stripe|prisma|typeorm|drizzle|sqlalchemy|zod)(?![\w-]|\.\w)/gi;function fs(n){let e=tn(n,ls),t=[...n.matchAll(cs)].flatMap(([,s=""])=>s.length>1?[s]:[]),o=fe([...t,...tn(n,us),...tn(n,ps)]);return{files:e,code:o.filter(s=>!e.includes(s)),tools:tn(n,ms)}}function me(n){let{files:e,code:t,tools:o}=fs(n);return e.length+t.length+o.length>0}var tn=(n,e)=>fe([...n.matchAll(e)].map(([t])=>t)),fe=n=>[...new Set(n)],hs=/\s[\u2014\u2013-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi,gs=/\s*\([^()]{0,400}\)/g,ys=20,ws=/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;function q(n,e){let t=n.replace(/\s+/g," ").trim();if(t==="")return;let o=le(t);if(de(o)<=e)return o;for(let s of bs(t,e)){let r=le(s);if(de(r)<=e&&r.length>=ys)return r}}function*bs(n,e){let t=n.replace(gs,"");yield t;let o=t.slice(0,2*e),s=[...o.matchAll(hs)].map(({index:r})=>r).reverse();for(let r of s){let i=o.slice(0,r);Ss(i)&&ws.test(i)&&!ks.test(i)&&(yield i)}}var ks=/\b(?:only|just|even|not|and|or|but|both|either)\W*$/i,Ss=n=>on(n,"`")%2===0&&on(n,'"')%2===0&&on(n,"(")===on(n,")"),on=(n,e)=>n.split(e).length-1,de=n=>[...n].length;function le(n){let e=n.replace(/^[\s,;:\u2013\u2014-]+|[\s,;:\u2013\u2014-]+$/g,""),t=e.charAt(0),o=/^\p{Ll}[\p{Ll}'\u2019-]*(?:[\s,;:!?]|\.(?!\w)|$)/u.test(e)?t.toUpperCase()+e.slice(1):e;return/[.!?\u2026\u3002\uff01\uff1f][)"'`\u2019\u201d]*$/.test(o)?o:`${o}.`}var he=3e3,ge=1e3,xs=/^\s*(?:<[a-z]+(?:-[a-z-]+)?[\s>]|!|\/[\w:-]+(?:\s|$)|implement the following plan|another \w+ session sent a message|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i,ye=/^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |\u276f|%|#{1,6} |[\u251c\u2514\u2502\u2500\u2501])/,vs=/(:)[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`\n]{2,200})\n\s{0,8}```/g,Es=/\b((?:remember|memori[sz]e|keep in mind)\b[^\n:]{0,60}(?:(?=:)|:[ \t]+(?:[^\s:]+ ){0,3}[^\s:]*[^\s:.?!](?=:?[ \t]*\n[ \t]*```))):?[ \t]*\n\s{0,8}```[\w-]{0,20}\n([^`]{2,600}?)\n\s{0,8}```/gi,Ts=/^[ \t]*(?:(?:<private>[^<]*<\/private>|\[REDACTED:private\])\s*)+/gim,As=/(?<=[\u3002\uff01\uff1f])(?=[^\u3002\uff01\uff1f])/,Os=/^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s/;function En(n){let e=n.replace(Ts,"").replaceAll("\u2019","'");if(xs.test(e))return[];let t=(r,i,a)=>`${i}: \`${a.trim().replace(/\s*\n\s*/g,"; ")}\``,o=Ms(ce(e.replace(Es,t).replace(vs,"$1 `$2`"))),s=0;return Is(o.split(`
`)).flatMap((r,i)=>(r.trim()===""&&(s+=1),(ye.test(r)?[]:Rs(pe(ue(r)))).flatMap(l=>l.split(As)).map(l=>({text:l,line:i,block:s,isItem:Os.test(r)}))))}function Rs(n){let e=[];for(let[t,o]of n.entries()){let s=e.at(-1)??"";_s(s)&&n.slice(t).some(i=>/["\u201d]/.test(i))?e[e.length-1]=`${s} ${o}`:e.push(o)}return e}var _s=n=>(n.match(/(?<!\d)"/g)??[]).length%2===1||n.lastIndexOf("\u201C")>n.lastIndexOf("\u201D"),sn=n=>En(n).map(({text:e})=>e),Ns=56,$s=/^[ \t]{0,8}[\p{Ll}`(]/u;function Is(n){let e=[];for(let t of n){let o=e.at(-1)??"";o.length>=Ns&&!/[.!?:;]\W*$/.test(o.slice(-8))&&$s.test(t)&&![o,t].some(r=>ye.test(r))?e[e.length-1]=`${o} ${t.trim()}`:e.push(t)}return e}function Ms(n){return n.length<=he+ge?n:`${Bn(n,he)}
${Un(n,ge)}`}function Tn(n,e){let t=[],o=n[e+1]?.isItem===!0,s=n[e]?.line??0;for(let r=e+1;r<n.length;r+=1){let{line:i,isItem:a}=n[r];if(a!==o||i>s+(o||t.length===0?2:1))break;i===s?t.at(-1)?.push(r):t.push([r]),s=i}return t}function An(n,e){let t=n[e+1]?.isItem?Tn(n,e).flat():[e+1],o=t.at(-1)??e,s=n[o+1],r=s?.line===(n[o]?.line??0)+1&&/^\p{Ll}/u.test(s.text);return(n[o]?.isItem&&r?[...t,o+1]:t).filter(i=>i<n.length)}var On={bias:-231,words:`, 435
, a 361
, after 144
, also 108
, and -417
, anything 211
, at 267
, because -186
, but -399
, c'est -100
, can -422
, change -305
, commit -175
, continue -113
, could -153
, der 506
, deshalb 275
, die -137
, direct 188
, do -423
, don't 211
, donc -223
, done -106
, each 123
, ent\xE3o 178
, err -188
, especially 150
, etc -157
, everything 308
, exig\xEAncia 122
, fine -201
, for 273
, go -148
, google 279
, half 214
, if -221
, immer 347
, is -206
, it -423
, it's 150
, just 100
, keep -387
, keine 173
, let's -366
, like 351
, lo -150
, los 396
, nada 177
, never 315
, no 519
, nobody 120
, not 123
, nothing 153
, npm 241
, one 492
, only -741
, or -252
, otherwise 184
, our 310
, please 134
, port 189
, push -125
, que -267
, remember 166
, remove -124
, right -137
, run -394
, sans -338
, since 166
, so 389
, solo 125
, sonst 261
, take -241
, tests 161
, that's 258
, the 162
, there -133
, they -107
, to -112
, tout 162
, two 246
, un 184
, update -180
, use 210
, we 519
, what -281
, which -236
, why -260
, wir 468
, with 159
, your -134
, \xA7file 537
, \xA7name -337
, \xA7num -538
, \u043A\u043B\u044E\u0447\u0438 394
, \u0447\u0442\u043E 211
: -199
: a -108
: add 145
: die 799
: entire 158
: if 155
: j -194
: never 689
: no 654
: run 154
: s -113
: users 148
: we -199
: \xA7code 134
: \xA7file -166
: \xA7name -357
: \xA7num -433
: \xA7path 429
; and -183
; \xA7name 141
^ -178
^^ -178
^^a gente 194
^^a partir 199
^^ab jetzt 148
^^acho que -247
^^actually we 101
^^aggiungi un -105
^^all money 124
^^all our -490
^^all tests -198
^^always run -378
^^always use 213
^^and always 371
^^and don't -170
^^and it -270
^^and no 269
^^and the -183
^^because two 245
^^btw the 177
^^can we -189
^^chez nous 122
^^continue where 235
^^could be -118
^^could you 308
^^creo que -191
^^d'ora in 172
^^deploys run -1115
^^der preis -131
^^die \xA7name 111
^^do not 477
^^do you -453
^^don't add 204
^^don't ever -198
^^don't fix -151
^^don't rename -106
^^don't touch -479
^^don't use -207
^^el servidor 235
^^every endpoint 167
^^every \xA7name 213
^^forget that -266
^^from now 591
^^give me -143
^^go ahead -118
^^go through -135
^^i did -106
^^i do 198
^^i dont -235
^^i forgot 213
^^i have -142
^^i never -285
^^i prefer 612
^^i review 197
^^i run 474
^^i said 167
^^i think -360
^^i told 296
^^i want 108
^^i'd never -119
^^if the 162
^^if you 608
^^il server 203
^^in general 138
^^in the -140
^^instead of -121
^^is that -129
^^it never -122
^^it should -119
^^keep it -173
^^keep the -155
^^la base -482
^^lass die -104
^^let me -101
^^let's go 573
^^lo que 180
^^log scale -109
^^looking at 148
^^los tests -411
^^make a -178
^^make it -312
^^make sure -189
^^make the -473
^^merk dir 176
^^migrations here 133
^^n'oublie pas -126
^^never call 441
^^never do 262
^^never mind -285
^^never mock 364
^^never push 241
^^never rebase 267
^^never use 133
^^no don't -308
^^no lodash 302
^^no tests -312
^^no the -182
^^no use 203
^^not the -127
^^note that -176
^^o banco -298
^^ok -314
^^ok can 142
^^ok i -195
^^ok let's -189
^^ok lets -119
^^ok so -277
^^on est -168
^^on the 368
^^only the 196
^^option \xA7num 172
^^our build -147
^^our code -300
^^our tests -173
^^pas de 172
^^please don't 115
^^please note 301
^^please remember -310
^^remember -935
^^remember it 491
^^remember that -448
^^remember this 158
^^remember we 105
^^remove the 159
^^save files 234
^^save this 186
^^siempre me -113
^^so is 286
^^so only 213
^^so the -248
^^start with -168
^^stop adding 348
^^terraform state 185
^^tests need 414
^^that's wrong 212
^^the billing -383
^^the decision 205
^^the deploy -321
^^the first 127
^^the image -142
^^the integration 289
^^the reason 243
^^the staging -453
^^the test 163
^^the tests -548
^^the timeout -242
^^this is -119
^^this means -127
^^und bitte -154
^^update \xA7path -136
^^use pnpm -468
^^use tabs -535
^^use the 157
^^wait for 728
^^we always 667
^^we are -573
^^we can -157
^^we decided 212
^^we deploy -526
^^we keep -172
^^we must -230
^^we need -220
^^we no 244
^^we use -362
^^we want 120
^^we're a 197
^^what is -103
^^wir duzen 156
^^wir nutzen 315
^^wir pushen 214
^^write a -248
^^y que -106
^^yes and 258
^^you always -149
^^you are -275
^^\xA7name -104
^^\xA7name is 183
^^\xA7name need 167
^^\xA7name \xA7name -519
^^\xA7num \xA7num -118
^^\xA7path is 157
^^\u30C6\u30B9 \u30B9\u30C8 -105
^^\u6211\u4EEC \u4EEC\u4E0D 173
^^\uC55E\uC73C \uC73C\uB85C 221
^^\uD14C\uC2A4 \uC2A4\uD2B8 -212
^ab 297
^acho -247
^add -383
^after -557
^aggiungi -105
^ajoute -175
^always 724
^any 487
^anything 630
^anyway -168
^are -317
^arruma -201
^at -200
^avoid 298
^bash 204
^bau -159
^before -354
^btw 176
^but -307
^cambia -110
^can -164
^change -168
^chaque 340
^chez 122
^claude -238
^comments 360
^commit -487
^commits 123
^consider -157
^corrige 273
^create -221
^creo -191
^customers -210
^d'ora 172
^de 140
^decision 192
^default 160
^deploy -129
^deploys -267
^depois -334
^deprecations 486
^der -184
^die -448
^do -328
^docs 130
^don't 314
^dont -231
^draft -228
^drop -223
^each -132
^en 151
^entire 159
^ent\xE3o -135
^error 158
^errors 602
^every 202
^everything -174
^explain 182
^faz -284
^feature 140
^files 205
^first -281
^fix -179
^forget -410
^from 402
^gameplay 117
^git -146
^git-sync -158
^give -180
^go -538
^good -206
^great -140
^have -209
^hazme -218
^here -120
^high -103
^hmm -156
^hotfixes 140
^house 332
^how -168
^however -122
^i'd -232
^i'll -139
^i'm -167
^i've -106
^if -225
^il -232
^implement -140
^in -116
^instead -197
^is -542
^it -636
^je 129
^just -126
^keep -215
^kindly -190
^la -451
^labels 192
^las 325
^lass -104
^le 324
^leave -338
^les 326
^let -111
^let's -150
^lets -181
^like -101
^lo 180
^log -241
^logging 102
^looking 109
^los 388
^mach -109
^main -216
^make 801
^maybe -175
^medium -129
^merge -288
^merged -140
^merk 176
^move -238
^my -346
^n'oublie -126
^ne -156
^neue 108
^never 742
^new 476
^next 132
^nie 484
^niente 230
^nimm -148
^no 378
^nobody 421
^nos 197
^not -409
^note 256
^nothing 176
^now -185
^nunca 718
^o -459
^oh -122
^ok 311
^okay -165
^on 269
^one 511
^only 474
^option 171
^os 243
^our 193
^para 117
^pas 172
^please 117
^por -179
^public 334
^push -342
^put -139
^que -235
^read -187
^redis 166
^remember 482
^remembered -217
^remove 114
^rename -226
^replace -134
^review -106
^ricordati 282
^rough -199
^run -307
^running -209
^same 467
^save 311
^says -122
^seems -121
^sempre 383
^session -103
^should -333
^siempre 158
^since -279
^so -287
^soft 270
^sorry -157
^source -136
^staging -329
^start -187
^stop 258
^tabs 263
^tag 1101
^terraform 185
^tests 423
^that -276
^the -284
^then -186
^there's -138
^these -128
^they -102
^this -188
^time 321
^to -202
^toujours 108
^training 136
^translate -237
^tu -125
^two -364
^un 323
^update -171
^usa -234
^usamos 102
^use -171
^user -140
^users -222
^using -148
^vergiss -181
^verify -398
^wait 570
^we 303
^what -405
^whats -168
^when -212
^where -207
^while -214
^why -391
^wir 668
^without -185
^write -401
^yeah -112
^yes -239
^you -161
^you're 353
^your -400
^\xA7code -477
^\xA7file -393
^\xA7num -728
^\xA7url -213
^\xE0 354
^\xE7a -137
^\u0432 134
^\u0438\u0441\u043F\u0440\u0430\u0432\u044C -252
^\u0441\u0434\u0435\u043B\u0430\u0439 -223
^\u30C6\u30B9 -105
^\u4EE5\u540E 105
^\u524D\u7AEF 188
^\u53D1\u7248 218
^\u56FE\u7247 163
^\u6211\u4EEC 193
^\u6D4B\u8BD5 -322
^\uC55E\uC73C 221
^\uD14C\uC2A4 -212
a -131
a bit -113
a branch 105
a bunch -114
a changelog 422
a clean -168
a comment 280
a commit -140
a connection 166
a customer 181
a dead 283
a docstring 385
a down 215
a file 165
a gente 468
a good 216
a handoff -109
a justification 191
a line 124
a list -140
a local -245
a month 221
a note 664
a partir 199
a plan -194
a regression -101
a release 201
a request 170
a screenshot 207
a script 260
a second 116
a separate -175
a single -100
a small -172
a subagent -113
a test 164
a thing 404
a tooltip -231
a typo -244
a unique 170
a \xA7path 103
ab jetzt 148
about -102
about a 157
about that 257
above 179
absolute 177
accept -132
acceptable 154
accepted 402
access 181
access to 111
accessibility 306
account 144
account and 114
acho -247
acho que -247
action -221
active -208
actually -284
actually we 101
add -159
add a -247
add an 235
add dependencies -243
add new 194
add tests -101
add the 331
add this 336
add \xA7code 341
add \xA7name -124
added -321
added to 300
adding 116
adding a 315
address -283
addresses 408
admin 489
after init 588
after the 339
again -471
again , -127
again on 551
against 445
against the 251
agent -648
agent , -103
aggiungi -105
aggiungi un -105
agora -195
agree -152
agree with -125
agreed 162
ahead -218
ahead and -127
ah\xED -332
airflow 328
ajoute -175
al repo 139
alias 249
all clients -128
all endpoints 306
all money 124
all my 127
all our -242
all public 226
all tests -216
all the -350
alle 392
allowed 210
allows 167
allows \xA7num 275
already -488
already : 446
also -544
also be 294
also need 177
also use -107
always 254
always have -358
always in 357
always name 163
always run 411
always show -137
always validate -131
ambiente 167
ambiente de 167
an -302
an email -260
an endpoint 326
an existing -263
an expiry 169
an issue 103
ana 114
ana reviews 114
analysis -122
analyze -301
and a 127
and address -193
and an 250
and any -119
and are -144
and can -216
and claude 355
and commit -213
and create -159
and do 210
and get 172
and i 182
and if -124
and it's 182
and leave 372
and make -202
and merge -120
and no 118
and not 390
and nothing 388
and on -127
and only 300
and publish 206
and push -173
and remember 272
and remove -139
and report -262
and should -133
and test 304
and there 256
and use 515
and we 198
and what 206
and why 173
and you -257
and \xA7code -104
and \xA7file -442
and \xA7path -305
android 168
anglais 151
announced 281
announced in 281
another -241
answer 191
antes 304
antes de 361
any -175
anymore 409
anything 219
anything , -116
anything that 384
anything visual 326
anyway 294
anyway , -140
api 285
api tests -190
app , 376
app crashes -115
appear 145
appears -103
applicable 154
applied -362
approach -236
appropriate -201
approvals 882
approved -138
aqui -112
architecture 275
are 866
are : -474
are all 410
are already -134
are failing -319
are for 380
are good -191
are green -163
are in 234
are integers 119
are mine 206
are missing -237
are no -144
are not -384
are ok 298
are on -192
are there -397
are we -239
are \xA7name 378
are \xA7num 238
argument -141
around -276
arquivo -221
arquivos 490
array -320
arruma -209
arr\xE9glalo -267
artists 382
as 246
as i -116
as in -263
as it 404
as mis -145
as possible 199
as you -150
as \xA7name -230
ask 771
asking 137
asks -934
as\xED -198
as\xED que -271
at -125
at a 302
at least -216
at noon -110
at the 308
at this -108
at \xA7code -127
at \xA7num 708
at \xA7path 442
at \xA7url 535
attempts 185
attributes 501
attribution -177
au -125
auditoria 269
auf 289
auf englisch 430
aus 151
author 187
auto-commit -104
automatically 228
available -286
available to 124
avant 513
avec 280
avoid 353
away 173
axios -242
ayer -121
b -581
back -543
back to -138
backend 368
background -274
backup -167
bad -378
balance 138
banco 316
banned 327
banner -164
barrel 332
barrel files 332
base , 126
base de 307
based 180
bash 306
basically -121
batch size 109
bau -400
bau die -185
bazel 179
be a -162
be an 155
be better -125
be done 286
be images -136
be in 165
be removed -118
be set 126
because 245
because i -172
because it 452
because npm -739
because of 336
because the -160
because two 426
been -254
before 402
before : 126
before a 105
before committing 217
before they 116
before we -134
before you 386
behavior -337
behind -178
bei 394
bei uns 250
belong 475
belong in 137
belongs 271
belongs to 271
below \xA7num 109
bench 315
benchmark -167
benefit 171
benefit from 174
best -332
between 301
between the -128
big -263
bigint 512
bigquery 107
billing service -382
bit -138
bitte -244
blank -282
bleiben 213
blender 216
blog -250
blue -323
board -106
board revision 214
bodies 209
body of 170
bon -182
bon , -182
bootloader 273
bot 476
both -139
both in 106
both the 213
bottom -140
bot\xF3n -141
brainstorm -102
branch -325
branch \xA7path -145
branches 158
brauchen -210
braucht 340
breaking 334
breaks 170
breaks the 459
brew -206
bricht -223
british 519
broke -162
broken -200
broken , -112
browser -297
btw 161
btw the 177
bucket 119
budget for 221
bug -270
build a 183
build machine 255
build needs -108
builder 137
building -280
builds 256
builds are 158
bunch -114
bunch of -114
bundle 426
bundle must 104
but -561
but i 193
but it -106
but never -163
but nobody -105
but not -139
but that 157
button -730
button must -248
buttons 147
by 311
by default -228
by hand 403
by name -140
by the 364
c : -215
c'est le -266
cache 104
cached -149
cada -159
call the 112
call \xA7code 433
called -259
calling -119
calls -328
camada 267
cambia -110
came -194
can do 543
can go -118
can have 154
can use -152
can we -394
can you -111
can't 318
can't update 151
can't upgrade 371
cannot -349
capture 137
captured -115
card -146
card needs -289
cards are 120
care 357
carrito -148
cart -264
cases -269
cassettes 208
caught -230
cause 126
cd -108
ce -155
ce matin -192
celui -200
center -162
center on -155
cents 1330
cette -207
change it -152
change the -428
changelog 359
changelog entry 339
changes in -223
chaque 679
characters -102
chart -357
che 258
check -469
check , -215
check in 554
check is 133
check the -477
checked 115
checked out 128
checking -221
checkout -175
checkpoint -424
checkpoints -219
checkpoints , -225
checkpoints go 303
checks -157
checks are 180
chez moi -131
chez nous 122
choose 128
chose -107
ci 233
cinco -170
claims -182
classes -112
claude -171
claude , 244
claude and 121
clean -118
clean up 297
cleanup -117
clear -144
cli 106
click -268
client 215
client instead 449
cliente 281
clients -142
clock 150
close 140
closed -218
cluster 446
code 351
code , 737
code base 113
code in -248
code needs -190
code should 265
code to 103
codebase 283
codebase , 160
coderabbit -245
codes 526
cold -149
color -222
com 440
com a 280
com o -282
come 367
come from 355
comes 313
comes from 320
command -257
comment , 193
comment from 298
comment is 226
comment on -207
comment to 148
comments 166
comments and -294
comments that 380
commit and -235
commit in -132
commit message -118
commit messages 347
commit this -152
commit \xA7num -151
commits 508
commits , 176
commits and -195
commits are -594
committed 164
committing 344
communication 194
como mucho 230
company 160
compare -335
compare the -198
compile -206
complete -195
complete then -107
complex -126
component 240
components 176
composition 138
con 578
concise 233
concurrent -141
condensation -181
condition 226
config -125
configuration -247
configured -172
confirm -139
conflict -126
conflicts -212
connection -127
connection by 167
connections 245
consider -281
considered 178
consistent -164
const 237
consultas 136
contain 149
container 130
contains -278
content -191
content-type -102
context -100
continue -127
continue where 235
contract -110
convert -132
convert the -129
cool -214
copies -186
copilot 183
copy -227
correct , 262
correctly -434
costs 179
could -412
could be -169
could you 283
couldn't -111
counter 154
cover -144
cover the -108
covered -120
cpf -209
crashes -120
create -361
create a -109
create the -190
created -299
creates -146
creating 664
creating a 113
credential -115
creo -191
creo que -191
critical -126
csv -175
ctx -102
current -277
currently -293
custom -100
customer 300
customers 338
cut -179
d -324
d e -179
d'ora 172
d'ora in 172
da 160
da camada 267
da \xA7name 112
dana 118
dans 318
dans le -116
dans \xA7path 430
darf nie -112
darker -144
das 129
dashboard -306
dass -575
dass die -255
dass wir -310
data , 127
data is 145
database is 104
date in 263
date-fns instead 104
datenbank 352
datenbank wird 134
dates 304
datos 408
day -221
days 204
db 158
db is 254
de 280
de ahora 240
de auditoria 269
de base 219
de mexer -212
de momento -255
de noche 175
de novo -205
de pruebas 239
de \xA7name 290
dead 241
debe -410
debian \xA7num -165
debug -111
decided 131
decided to 168
decision 381
decisions -141
default 156
default , 302
default exports 293
defaults 170
defined -251
defined in -113
definition 153
del 136
delete -409
deleted 204
deletes 309
demo -213
den 196
denen 195
dependencies 106
dependencies to 104
depends 244
depends on 311
deploy 232
deploy from 139
deploy on 246
deploy steps -372
deploy to 113
deployed -117
deploys 343
deploys run -511
depois 217
deprecated -110
deprecations 486
depuis -192
depuis ce -192
der button -161
der import -223
der kunde 196
der preis -131
der test -182
dernier -280
des 233
description -163
deshalb 411
design system 365
desktop app -106
detail -297
details -276
detect -142
detected -102
detection -201
deutsch 277
deutsch , 276
dev 170
develop 214
develop , 272
developer -130
device 205
devices 191
di 386
dialog -355
did -282
did not -120
did the -130
didn't -121
die neue -222
die staging -163
die staging-datenbank 259
die tests -375
die \xA7name 158
die \xE4nderungen 112
diff -297
difference -228
different -232
diffs 576
dir -105
dir , -222
direct 154
direto 253
disable -137
disk 170
dispatch -100
display -196
disso 178
dist 103
distinct -188
django 507
do , 123
do a -275
do not 362
do that -357
do the -258
do this -127
do we -140
do you -402
do \xA7name 388
do \xA7num 136
docstring 385
document -241
documentation 341
documented 114
documented in 379
documents -163
does -233
does not -170
does the 155
doing -475
doit jamais -193
domain -226
don't 584
don't add -144
don't change -382
don't commit -163
don't do 417
don't ever -198
don't fix -151
don't hardcode 166
don't have -137
don't merge -300
don't rename 109
don't run -162
don't show -115
don't touch -500
don't use 145
donc -568
done -375
dont 504
dont want -166
dos -102
down 283
down step 215
draft 136
drive 114
drop -180
dropped 618
drops 141
duplicate -174
duplicated -163
during the -102
duzen 156
d\xE1 pra 219
d\xE1 uma -182
d\xE9coupe 236
d\xE9j\xE0 -105
d\xE9passe 286
d\xE9p\xF4t 215
d\xE9p\xF4t , 162
d\xEDa 100
e b 189
each 565
each night 122
earlier -185
easy 302
edit 185
edit the 230
edited 287
editing 181
editor -362
eigentlich -132
ein -330
eine 138
einen 233
either 384
el -569
el bot\xF3n -141
el carrito -142
el de -164
el men\xFA -174
el servidor 235
el \xA7name -248
else 157
em 682
em ingl\xEAs 191
em portugu\xEAs 187
email 484
email and -145
emojis 672
empty -628
empty , -204
en anglais 151
en el 500
en este -164
en ingl\xE9s 388
enable -180
enabled -198
end -326
end of -272
end up -200
ending 113
ending in 139
endpoint must 115
endpoints 118
ends -160
enforce -118
engineering 134
englisch 430
english 661
enough -516
ense\xF1\xE1rselo -281
ensure -474
ensure that -113
entire -256
entire cli 177
entire enable -118
entire is 127
entire-checkpoint 130
entirely -110
entity -104
entry 178
environment 258
equipo 169
er -111
err -204
error -641
error is -225
error message 136
errors 105
errors , -137
errors in -264
erst 613
erstmal -115
es 521
es bei 125
es un -115
eslint 276
esse -252
esse modelo -157
esta -164
este -354
estimate -251
estimate , -224
est\xE1n 220
et 206
eu-central 284
eu-central \xA7num 284
evaluate -110
even 113
even if 396
even though -125
event -113
events -255
ever 497
every 549
every endpoint 167
every feature 118
every migration 160
every new 180
every second 192
every \xA7name 218
everything 247
everywhere 683
exactly -167
example -468
example , -140
examples 184
except 263
exceptions 334
exclamation 109
exclamation marks 109
execute -205
exercise -102
exig\xEAncia 122
existing -483
existing \xA7name -292
exists -138
exit -411
expected -235
expire 348
expired -137
expiry 161
expiry date 169
explaining -380
explicitly 168
export -439
exporter -169
exports 550
external -172
extra -307
extract -158
fa 179
fact -242
fail -362
failed -486
failing -332
failing test 228
fails -253
failure -196
failures -139
fait 165
fait avec 162
fake -211
fallback -160
false -431
falta 200
fattura 264
faz -284
feature 104
feature flags 153
feedback -171
feel -162
fehlermeldung -102
fehlt -391
fertig -217
fetching -196
few -322
fica 306
field -357
figure -213
file , 186
file : -129
file in -219
file is -122
files 378
files , -396
files : 247
files and -191
files are -196
files in 136
files must 288
files to -185
fill -521
filter -339
find -262
finding -226
findings -272
finds 144
fine -107
fine , 278
finished -100
fires -101
first , 213
five -265
fix -638
fix all -102
fix it -120
fix the 153
fixed -206
fixtures 100
fixups 152
flag 299
flaky 681
flaky test 104
flash -221
fleet 227
float 129
floats 309
floats are 122
flow , 241
flux -119
focus -191
fold -164
folder 144
folder and 190
folks 136
follow 326
following rules -134
footer -490
for -120
for a -179
for all -229
for anything 285
for each -109
for every -155
for everything 408
for example -116
for future -105
for gemini -109
for it -222
for later 140
for me -223
for now -379
for the 390
for this -478
for us 235
for \xA7name 105
for \xA7num 270
force -110
force push 149
forget 952
forget that -228
forget the -402
forgetting 237
forgot 220
forgot why 289
form 159
form , -294
formatter -113
formatting 241
formatting is 115
found -500
four -360
frame -255
fresh -206
fridays 174
fridays at -110
from 119
from coderabbit -102
from now 565
from security 174
from that -149
from the 272
from this -118
from \xA7code 120
from \xA7name -170
front 155
frozen 482
frozen , 222
fuera 166
fully -144
function -215
functionality 238
functions 108
functions need 226
funktion -158
future sessions -123
futuro 235
f\xFCr -183
f\xFCr die -247
g -126
gameplay 117
gap -131
gate 563
gateway 382
gemini -182
gen 200
genera 258
general i 117
generate -275
generated 176
generated files 372
generic 306
gente 311
german -156
german : -237
get 474
get a -145
get back -109
get the 279
get this -281
get to -193
get wiped 105
gets 819
gets two -207
getting -385
gh 489
gibt 287
gibt es 104
git -239
git commit -117
git hooks 135
github -366
github actions 183
give -166
give me 142
given the 196
giving -113
go 510
go ahead -240
go back -117
go first 466
go for -184
go in 301
go into 158
go over -106
go run -122
go through 400
go to 353
go-git 331
goes 117
goes to 294
going to 103
gold -131
good -246
got -402
gpu 218
gradient -162
graph -101
great -216
great , -112
green -438
grep -157
group 129
guard -164
guarda 161
guess -152
h -290
hab -222
hace 130
had -233
had a -113
half 161
half the 289
hand 590
hand , -239
handle -188
handler -132
handlers 480
handling -122
handoff -154
happen 157
happen in 311
happening 259
happens on -123
harbor 190
hard to -137
hard-wired 144
hardcode 117
hardcoded -147
has 110
has a 297
has to 684
hash 280
hat 251
have -138
have in -194
have no 245
have the 409
have to 481
have two 152
have \xA7num 112
hazme -218
he -162
header -100
header , 172
headers 291
headings 109
health check 144
helm 236
help -117
help me -154
helper -376
here is -161
here's -124
heute -223
hex 134
hide -198
hier -118
high 158
hints 352
hit -237
hmm -158
holds 146
holds names 170
home 226
hooks 128
hospital 193
host -352
hotfixes 406
hour -142
house 332
how -491
how to -135
however -124
however , -111
http 158
i -345
i am -376
i ask -302
i can -260
i did -121
i do 147
i don't -132
i dont 227
i forgot 190
i get -206
i like 421
i mean -108
i need -282
i never -309
i only -154
i prefer 636
i review 197
i run 368
i think -136
i told 290
i use 1102
i want -315
i was -183
i will 105
i would -118
i'd -323
i'd never -119
i'll -191
i'm -247
i'm not -115
i've -216
icon -178
idea -242
ideas -136
ids 372
if -514
if a -139
if i 215
if it 138
if not -113
if there -186
if we -187
if you 350
if \xA7name -133
ifs 109
ignore -201
il server 203
im 602
im code 173
image -147
image is -199
images -280
immer 524
impact 321
impact on -207
implement -412
implement the -134
implementation -305
implementations 377
implemented -204
import -621
important -208
importer 157
improve -132
in 259
in , 219
in all 327
in any 302
in billing 108
in both 256
in c 117
in cents -108
in der 219
in each -161
in english 501
in future 254
in general 137
in github -186
in handlers 101
in it -149
in mind 539
in one -246
in other 122
in our 224
in parallel -197
in redis -269
in review 193
in terms 201
in tests 229
in that -170
in there 318
in \xA7name -352
in \xA7num -488
in \xA7path 285
include -236
included -111
including -201
index -212
ingl\xE9s 388
ingl\xEAs 191
init 418
initially -102
inline -142
inside 316
install -667
installation -112
installs -208
instead , -138
instead of 129
integers 119
integration 397
integration tests 456
intel 142
intended -205
interactive -264
internet 443
intl -105
into a -216
invalid -144
io -110
is 281
is a 203
is at 528
is being -104
is complete -143
is dana 118
is debian -123
is done 328
is empty -290
is enough -208
is expired -136
is failing -107
is for 194
is frozen 379
is hard-wired 144
is in 142
is it -143
is missing -208
is no -112
is now 237
is off 234
is only -163
is out 268
is read 143
is read-only 327
is reset 265
is running 299
is slow -428
is still 256
is the 546
is there -284
is what 428
is wiped 122
is working -129
is \xA7name 206
is \xA7num 735
isn't 321
issue -447
issue and 163
issues -212
ist 109
ist noch -218
ist schreibgesch\xFCtzt 162
it -201
it , -359
it also 134
it and -110
it as 220
it for -115
it gets 514
it has 249
it holds 170
it in -424
it is -315
it never -316
it now -118
it only -181
it out -133
it to 325
it under 178
it will 137
it's -207
it's a 191
it's fine 187
it's not 102
it's the 214
items -199
its -142
j -191
jamais 246
java 173
je -273
jede 398
jenkins 359
jest 160
jetzt 259
job 285
jobs 331
join -175
json 229
just -603
just tell -132
just to 161
juste -200
justification 191
k 290
keep 554
keep forgetting 237
keep going -136
keep in 417
keep port 639
keep that 131
keep the -161
kein 373
keine 520
kept 130
kept : -129
keys -168
keywords 108
kindly -374
know -380
know what -121
knows -100
kubectl 119
kubernetes 475
kunde 196
l -159
l'instant -155
la -186
la base 152
la main 325
la \xA7name -148
lab 264
label 197
labels 139
lambda 120
lambda because 104
land -153
las \xA7num 250
lass -128
lass die -128
lassen 269
last -369
last step 271
later -108
latest -102
laufen 539
launch -288
layout 100
le code 294
le dernier -280
le nouveau 165
le titre -187
least -216
leave 176
leave the -371
left -339
legal 374
legend -205
leitura 157
length 0 -604
length 1 -292
length 2 101
length 5 -135
length 6 399
les 760
les commits 151
less -181
let's -457
let's do -140
let's go 200
let's just 179
let's make 101
lets -370
level 126
level \xA7num -183
li 384
lib 635
licence 203
liegen 295
like the -119
like this -228
like to -116
likely -119
limit 244
limit is 107
limits 242
line -252
line \xA7num -328
linear 277
lines and -111
lines \xA7num -117
link -238
link to -136
links 291
lint 145
linter 203
linter before 527
linter first 866
list -562
list is -116
liste -108
literal -147
live 652
live in 176
lives 482
lives in 498
lo 292
lo que 257
loading -171
locale 298
locally 449
locally , -103
location -219
lockfile 296
lodash 454
log 485
log in -208
log scale -109
log the 587
logged -381
logic -122
logic in -105
login -391
logo -253
long 154
longer deploy 244
look -576
look at -318
looked 259
looks -288
looks like -138
los 538
los dos -145
los runners 133
low 126
lower 581
lowercase , 138
lunch -391
l\xE0 -288
l\xE1 210
l\xE4sst 222
l\xE4uft 343
mach -321
made 166
mai 114
main 419
main , -300
main and -204
main first -244
main \xA7name -140
maintain 469
majors 338
make 440
make a -353
make build 440
make it -473
make push 481
make restart 403
make sure -225
make the -521
makefiles 256
makes 125
mal -360
manager 507
mandatory 134
many -148
map -385
marche -132
mark -207
marketing 236
marks 108
master 245
match the 162
matching -345
matin -192
matters 193
max 181
may 430
maybe -147
mcp 113
me -117
me a -255
me the -132
mean -150
means 559
medium -180
mehr 680
memory 257
memory : 218
mentions -105
menu -178
men\xFA -174
merge 494
merge conflicts -152
merge the -129
merged -199
merged , -145
merges 130
merging -146
message -256
messages 368
messaging -111
metadata -783
method 158
mexer -212
middleware 258
middleware de 179
might -475
might be -158
migrations 435
migrations here 133
min 251
mind -151
mind that 352
mind the -269
mine 474
mine , 206
minimal 202
minutes , 115
minuto -149
minutos -266
mirror 242
mis -145
mise -100
missing -560
missing , -263
mit 146
mock 321
mock the 219
mocks 507
mocks for 106
modal -405
modal , -382
mode -306
model 438
modifications 103
modifie 327
module 183
modules 335
moi -135
moment 482
momento -255
monday -122
mondays only -169
money 310
month , 141
more -680
most -165
move -226
move to 215
moves 659
moving -161
much 235
mucho 230
muestra -170
multiple -536
muss -230
must 671
must be -596
must have 443
must not 394
must pass -123
must return -125
must stay 104
my -156
my machine -177
my name 108
my other -123
my phone 195
my projects 127
myself 485
m\xE1s de -127
n'oublie -126
n'oublie pas -126
na 369
nacos 268
nada de 466
name 168
name , 464
name is 118
named 199
names 239
names : 680
names are 127
naming 212
native 194
ne -196
ne modifie 327
need 240
need a 486
need docker -211
need it 112
need to -359
need type 226
need \xA7name 511
need \xA7num -108
needed 261
needs 268
needs a 626
needs to 191
needs \xA7num -108
nesse -231
network 309
neue 123
never 584
never add 104
never call 441
never commit 611
never deploy 238
never do 262
never ever 106
never got -243
never log 496
never mind -285
never mock 202
never open 167
never rebase 267
never seen -119
never show 118
never touch -161
never use 461
new branch -161
new one 138
newer -213
next -150
next to 314
nice -139
nicer -179
nicht 332
nicht , -301
nichts 218
nie 141
nie auf -202
niente 523
night 266
nightly 282
nimm -172
ningu\xE9m 187
no 433
no , -367
no code -253
no docker 216
no en 179
no errors -188
no exceptions -106
no exclamation 109
no lo -265
no lodash 302
no more -105
no pip 185
no raw 101
no se 335
no shell 201
no such -144
no task 169
no tests -353
no toques -277
no user 173
no \xA7name -190
nobody 315
nobody has 112
noche 175
node 662
node \xA7num 444
nome 112
nome de 112
non 327
noon -110
normal -200
nos 197
not 142
not , -124
not a 132
not accepted 234
not correct 244
not edit 486
not even 100
not from 317
not get 207
not have 178
not in 293
not npm 729
not on -239
not push -151
not showing -107
not spaces 280
not sure 274
not the -310
not touch 532
not use -306
not what 680
not working -199
note 389
note : -208
note of 563
note that 353
notebook , -239
notes -256
nothing 148
nothing gets 324
nothing to -180
notice 159
noticed -694
nous 315
nous les 122
nouveau 449
nova 199
now -606
now , -235
now : 340
now if 277
now on 574
npm , 240
npm here -349
npm is -739
npm nutzen -294
nuit -160
numbers 151
numpy 210
num\xE9rico 108
num\xE9ro 132
nunca 625
nunca subas 216
nur 342
nur das -201
nur noch 199
nutzen npm 307
n\xE3o 392
o banco 229
o cluster 137
o t 306
o teste -136
o total -106
object -184
objects -301
objects : -100
obviously -119
oder 134
of -280
of a 390
of npm -241
of the 261
of them -112
of thumb 178
of us 106
of what 235
of \xA7name 243
of \xA7num 110
of \xA7path -127
off 277
off , 164
off the 152
office 273
offset -105
oh -132
oh , -156
ok 202
ok , -204
ok i -171
ok so -185
okay -271
okay , -134
old 233
olhada -182
on 268
on a -296
on always 113
on est -168
on fridays 196
on github 193
on it 377
on its 221
on line -106
on main -166
on monday -196
on my -213
on ne 115
on sync 100
on the -429
on them 375
on tuesdays 150
on verra -131
on your 367
on \xA7name -121
on \xA7num 163
on \xA7path -101
onboarding 122
once 155
one 134
one from -139
one is -120
one line 231
one of -161
one with 358
ones -575
ones in 114
only 599
only , 157
only for 554
only hotfixes 267
only in 121
only one 120
onto -106
open -176
open a 212
open \xA7name 198
opencode -123
opened -194
ops 278
option -475
optional -147
options -488
or -580
or something -107
or the 557
oracle 354
order 410
orders 184
original -100
ot 306
other -390
otherwise 364
our 200
our code -341
our customers 120
our team 143
our tests -173
our \xA7name -169
out 259
out of 451
out the -142
output -146
outside 184
over 590
over subqueries 129
over the 165
over \xA7num 128
overlap -113
own 131
owner 437
p -284
package 343
packages 335
packages inside 215
page -562
pandas 135
paper 289
par 744
par le 242
para -105
para el -201
parameter 366
parser 356
parsing -107
part , -124
partir 190
partir de 374
parts -105
pas 379
pas de -202
pas le 286
pasa 172
pass -298
pass before -115
passa 329
passe 298
passe par 119
passing -200
past -182
paste -206
patch 271
path -402
pathlib 203
pathlib , 203
paths -180
pattern -209
payload 296
payments 340
pelo 274
people 337
per 317
per file 505
percent 100
perch\xE9 -216
perch\xE9 la -216
perf 266
performance -221
perhaps -165
peut-\xEAtre -318
pflegen 141
phase -294
pin 255
pinned -181
pip 183
pipeline 141
pipeline applies 185
place -254
places 186
plan and 118
plan for -138
planning -116
plano 224
platforms -165
please , -207
please commit -162
please don't 115
please fix 178
please go -225
please keep 310
please note 438
please remember 453
please update -112
please use 392
plot -197
pls -122
plugin 178
plugin \xA7name 146
plus 232
pnpm 860
pnpm , -128
pnpm here 134
pnpm in -710
pnpm instead -241
point -133
point in 106
points 190
polars 135
polling 110
polyfill 126
port 300
port \xA7num 576
portugu\xEAs 187
postgres 413
postgres in 128
pour l'instant -155
pour un 249
powershell -122
pr -496
pr \xA7num -175
pra -203
practices -115
pre-existing -102
prefer 652
prefer short 403
prefer small 197
prefijo 399
prefix 516
preis -131
preis darf -131
prevent -101
preview 114
print -189
print the -208
printed -122
pro 328
probably -131
probe -187
problem -319
proceed -150
process is 126
prod 381
producci\xF3n 175
produces -170
production 268
production , 144
profile 185
project -246
projet 210
prompt -383
prompt to 245
propose -116
propose a -149
proposed -104
protoc 212
provide 126
provider 162
proxy 647
prs -100
pruebas 207
pruebas se 239
public 660
public functions 226
pull -111
push , -250
push and -113
push it 142
push the 139
push to 142
pushed -107
pushes 227
put -174
put it -120
put the -196
pytest 271
pytest , 218
python 390
q -369
que 152
que la 870
que los 329
que no -144
que nunca -254
que o 543
que se -206
queries 339
question -155
queue 499
queue in -137
quick -121
quiero -341
quite -224
quota 340
quotes 366
qu\xE9 -141
r e 151
rabbit 134
ramas 424
ran -139
range -151
rate 322
rate limit 353
rates are -110
rather than 126
raus 283
raw 283
raw \xA7name 205
re 140
reachable 254
react 655
read only 148
read the -192
read-only 134
reading -176
ready 172
really -280
reason 228
reason for 312
reason we 326
rebase -253
rebase main 267
recent -125
recorded 117
recorded cassettes 156
recuerda que 107
red -520
red , -139
reduce 244
redundant -134
ref -144
refactor -425
refactoring 131
reference 123
references 220
refresh -196
refs -175
refuse 157
regarde -331
regeln 164
region 523
regions 217
regions share 217
regression -118
rein 420
reject -110
related -234
related to -177
relat\xF3rio -250
release 191
release , -272
release bot 296
release branch 304
release like -317
releases 306
remains 139
remediation -116
remember 878
remember : 589
remember for 424
remember it -283
remember that 192
remember this 135
remember to -302
remember what -131
remembered -217
remembered : -217
remote -319
remove -559
remove it -100
remove the -279
removed 257
removed the 274
removes -204
rename -371
rename \xA7name -121
rendered -108
rendering 314
replace -240
reply -103
repo 554
repo , 188
repo and 176
repo is 257
repo to -308
repo we 338
report 615
repository 105
request -271
request , 160
request id 426
requests 142
requires -120
research -224
reset every 273
respond -116
response -208
rest -104
restarts 157
result -300
result , -172
resulting -157
resume -166
retries \xA7num -201
retry -259
return a 437
return \xA7num -234
returned -122
returns -311
returns \xA7num -206
revert that 309
review here 193
review myself 582
review of -126
review on 189
reviewer 373
reviews payments 114
revision 213
rewrite -266
ricordati 282
rid -136
rid of -136
right -272
right now 128
risk -142
roda -159
roda com 145
roda o -314
root -251
root cause -149
root folder -119
rot 165
rota 183
rough -199
round -112
route -110
row -291
rows -310
rule 430
rule of 178
rules 122
rules for -185
run 128
run , -186
run by -204
run first -247
run from 166
run is 161
run on 275
run the 235
run \xA7code 435
run \xA7num -149
runners 255
runners have 155
running -237
runs 277
runs on 594
runtime 123
s -398
safari 334
safari \xA7num 412
safe -222
safecast -381
said , -160
salga -105
same commit 660
same for 521
sample -253
sans -294
save -123
save files 234
save the -249
save this 183
saw -118
say 113
say what 567
saying -116
says -444
says : -147
says we 273
says you -111
scale -253
scale on -109
scan -126
scheduler 116
schema 538
schreib 249
scope 250
scratch 283
screen -210
screens 175
script that 125
scripts 494
se fait 162
search -216
second -153
seconds -326
secret 384
secretos 210
secrets 296
section -384
security 179
see -560
see \xA7name -128
seeing -109
seem -117
seems -433
seen -179
segment -177
sehen -249
sein -212
selbst 193
sem 104
semantics -121
sempre 996
send -110
sensor -164
sensors -109
sentence -140
sentence case 109
senza 203
separate -318
series -423
server 381
server , 402
service 251
service : -367
services 463
services , 316
servidor 235
servidor de 235
session -597
session , -215
session that 192
sessions -483
sessions that -171
set 193
set the -108
set up 143
sets -161
setting 174
settings -274
setup -136
setup a -115
shadow -557
shadow branch -107
share the 215
shared 805
shared by 148
sharing -123
shellcheck 296
should -100
should always -142
should be 428
should never -215
should not 225
show -327
show me -127
show the 126
showing -327
shows 395
sich 408
side -282
sidebar -316
siempre 502
siempre me -113
signal 230
signatures 161
signed 202
signing -220
signs 252
silently -314
similar 148
simple 150
simply -148
simulator 455
sin 121
since 102
since it 136
since no -204
since the 176
sind 373
single -169
singular 1186
sit 292
size is 163
skill -138
skill , 276
skills -345
skills and 171
skipped -199
sleeps 297
sleeps in 297
slow -338
slow , -265
small 317
snapshot 281
so , -143
so add -157
so do -358
so drop -103
so i -172
so is 286
so it -260
so keep 362
so much -136
so never -178
so no 184
so only 186
so remove -119
so that -278
so they 345
so this -109
so we 102
so when 153
soft 270
software -131
soll -290
solo 712
solo el -223
solo i -261
solution -239
some -538
somehow -108
someone 156
something 163
somewhere 265
sono 321
sonst 261
sont 383
sont en 175
sorry -221
sort -205
sounds -155
source : -127
source file 485
source of -159
souviens-toi 129
spaces 201
spark 138
specifically 145
spinner -243
sql 290
squash 766
stable 200
stack -212
stage -382
staging -108
staging database 112
staging \xA7name 217
staging-datenbank 259
staging-datenbank ist 259
stale -148
standard 260
standard library 125
start -118
start the -302
start with 378
start working 166
started -179
starting -651
state -353
state , -120
statement -130
statements 151
stats -159
status -230
stay 1055
stay below 109
stay on 205
stays 458
stdout -391
stehen 126
step 114
step \xA7num -297
steps -767
steps are -374
still -533
stop 306
stop adding 348
stop and -125
stop the -284
storage 464
store 376
store the -192
store times 153
store \xA7name -345
stored 394
strategy -314
streaming -120
strict 472
strings go 228
structlog 273
structs 270
structure -269
stuff 128
style 324
su 619
subagent -337
subagents -172
subas 216
subqueries 129
such -306
suggest -137
suggestion -303
suggestions -150
summary 144
summary : -103
summary of -139
super -101
support 401
supposed 433
supposed to 433
sur -137
sure 105
sure if 199
sure the -170
sure to 168
sure we -226
swap -103
swift 136
swiftui 134
switch -136
symbols 388
sync -219
s\xE3o 329
s\xF3 252
s\xF3 com 133
t -158
tab -198
tabela -474
tabela de -206
tabla 270
table 219
tabs 151
tabs , 290
tag 120
tag it 598
tags 106
take the -222
taken -179
takes \xA7num 341
talks 523
targets 154
task -272
tasks 191
team 695
team , -122
team in 230
telemetry -169
tell me -162
tell the 126
tem que -154
template 134
temporal 146
ten -140
terms of 201
terraform 162
terraform state 185
test -435
test , -148
test against 472
test repo -165
testes -102
tests , 568
tests are -327
tests aren't 389
tests avant 380
tests before -168
tests for -118
tests go -115
tests in -441
tests must -199
tests need 461
text -345
texte 104
texto -102
than 508
thanks 717
that -303
that , 289
that a 185
that again 156
that are -110
that can 263
that deploys 310
that has -219
that i -167
that it's -125
that make -139
that one -126
that say 294
that says -137
that the 638
that there -169
that they -105
that was -135
that we 234
that you -195
that \xA7name 192
that's a 134
that's wrong 212
the -401
the actual -236
the admin 118
the agent -128
the array -150
the banner -130
the base -105
the bench 325
the body 155
the bot 270
the bottom -114
the button -116
the cache 200
the cart -132
the change -242
the changes -107
the checkpoints -148
the cli 303
the client -193
the clock 173
the code 341
the column -168
the comment 205
the comments -274
the commits -322
the current -352
the dashboard -125
the data -121
the database -157
the decision 204
the default 108
the demo 193
the deploy 130
the design 205
the desktop 321
the dev 127
the docs -126
the edge 266
the end -133
the env -136
the error -253
the exporter -152
the file -134
the first -390
the flaky 104
the folder 282
the following -363
the footer -386
the form -287
the frontend 140
the future 264
the gateway 329
the generated 306
the go 341
the gpu 144
the header -460
the home 239
the hooks -117
the id -278
the integration 286
the issue -236
the key 203
the latest 185
the left -279
the linear 164
the linter -163
the list -128
the local 442
the log -332
the login -213
the main -205
the map -227
the merge 252
the modal -195
the moment -243
the name -161
the network 488
the new -726
the next -358
the number -241
the numbers 200
the one -273
the only 157
the other -163
the output -180
the package 370
the page -118
the paper 381
the parser 599
the pipeline 242
the plan -239
the platform 223
the plot -139
the plugin 181
the port -102
the prompt -107
the queue 443
the rate -193
the raw -107
the real 184
the reason 299
the recorded 156
the release 412
the repo 297
the result -150
the review 353
the reviewer 249
the rows -142
the rule 108
the same -162
the screenshot -136
the script -145
the second -120
the server 228
the service 381
the session 303
the settings -285
the shared 223
the sidebar -310
the simulator 455
the skills 126
the source 141
the spec 143
the spinner -225
the staging 291
the store 230
the tag 229
the target -116
the team -384
the test -234
the tests 396
the theme -169
the ticket 321
the timeout -242
the token -175
the toolbar -203
the top -180
the total -132
the two -159
the type -121
the upload -185
the way 169
the web 110
the webhook -116
the word 300
the worker -155
the wrong -281
the \xA7file -252
the \xA7num 310
the \xA7path -323
their 784
them 105
them to -201
them up -164
then -433
then do -114
then push 140
then tell 136
then the 159
then we 202
there any -102
there are -344
there may -137
there's -206
there's a -104
there's no -374
theres -196
these -591
they 269
they are -313
they come 179
they have 118
they're 607
thing 316
thing , -244
thing is 137
things that 229
think -166
think the -168
think we 141
this -426
this , -144
this : 185
this as 258
this because -177
this branch -110
this can -155
this change -175
this codebase 246
this error -234
this function -342
this happens 219
this in -118
this is -416
this lambda 104
this means -140
this new 178
this one -405
this order 372
this repo 607
this session -214
this to 428
this \xA7name -150
those -536
three -431
through 314
through all -154
through the 178
throwaway 347
thumb 178
ticket 679
tickets 744
tiene 395
tiene su 395
time , -112
time to 247
timeout is 333
timestamps 211
timestamps are 153
tipos 337
titre -187
to -178
to : 371
to a -290
to always 209
to ask 269
to build 177
to claude 194
to commit 181
to create 207
to deploy 239
to ensure -171
to get -287
to go -334
to have -193
to keep 180
to load -188
to match 128
to me 226
to memory 807
to merge -146
to much -129
to my 100
to not 443
to prod 187
to production 296
to push -196
to remember -218
to run 466
to save -154
to say -110
to show -242
to start 160
to stay 141
to store 284
to take 285
to this 226
to understand 189
to use -343
to work -207
to write 101
to your -180
to \xA7file 270
to \xA7name 135
to \xA7num -348
to \xA7path -207
toda 225
today -162
token -247
token is -149
tokens 378
told 369
told you 180
tomorrow -599
too big -141
too much 253
too small -141
tool -302
toolbar -203
toolchain 298
tooltip -257
top -192
toques -277
total -330
touch 198
touch the -105
touche -225
touche pas -225
touching 658
toujours 270
toujours chez -131
tout 352
toutes 271
trace -122
trace is -252
track -126
trailer 146
training 108
transcript -237
translate -270
treat -147
tried 405
truth -183
try -355
try again -122
trying -138
tr\xEAs 282
tu -276
tu as -161
tuesdays 150
tuesdays , -130
tuesdays at -418
tuesdays because -110
turn -144
two accounts 160
two approvals 499
two regions 217
two things -158
type hints 382
typescript -135
typo -307
t\xE1 -400
ui 188
ultrathink -249
um -205
uma olhada -182
un 207
un test -125
una -116
und 516
und bitte -154
und das 224
und nicht 180
under 321
under \xA7num 411
under \xA7path 348
unit tests 136
unittest 217
unknown -127
unless -268
uns 427
unter 209
unter \xA7path 137
until the 320
up , 140
up after 276
up with -206
update the -446
update \xA7file 657
update \xA7path -182
upgrade 235
upgrades 197
upstream -116
us 499
us , 114
usa 738
usage -207
usamos 243
usan 107
use 446
use a -276
use conventional 104
use date-fns 104
use in 124
use mocks 293
use moment 104
use npm -462
use python -145
use redis 173
use this -110
use vitest 239
use \xA7name -343
use \xA7path 115
used -515
used in -124
user -560
user is -344
user to 151
users -240
users , 118
users are 164
users can 232
uses -142
uses the 163
using the 456
utilise 208
utils 148
uuid -122
v -110
v \xA7num -237
va 240
va en 187
valid -145
validate 177
validates -122
validation 155
value -210
values -260
van a -201
van en 124
variable -103
various -134
vault , 151
vendor 249
vendor's 311
ver -217
ver a -164
verbose -150
verde -341
vergiss -181
verification 509
verify -502
verra -131
version is -135
version of 177
versions 257
very -123
via v -207
via \xA7name -251
viejo 149
view -245
visible -250
visual 219
vitest 341
viven 257
von 811
vs -139
vue 188
w 132
wait , -419
wait for 317
want 167
want the -114
want you 175
wants 579
warnings 254
warum -159
was -265
was that 117
wasn't -121
way to -183
way too -112
we also 173
we always 185
we are -545
we can -165
we chose -107
we could -237
we decided 472
we dont -115
we dropped 172
we follow 236
we get -112
we go -393
we had -110
we have -213
we haven't -138
we keep 176
we left 150
we make -189
we need -378
we never 307
we no 157
we not -102
we pin 352
we store -547
we use 285
we want 394
we will -436
we'd 287
we're 290
we're a 197
webhook -126
webp 186
website -436
websockets 150
websockets , 150
weg -164
weird -179
well -139
wenn die -101
went -131
werden 396
were -311
what -118
what are -157
what do 121
what happened 214
what happens -124
what i -191
what is -196
what it 276
what to -138
what you -119
what's -243
whatever 133
whats -178
when -184
when a -266
when the -360
when you -193
where -422
where we 123
where you -108
which -309
while -283
who -112
why -202
why are -149
why it -113
why we 184
wieder 118
will -182
will be -302
windows 238
wiped 228
wir 673
wir duzen 156
wir npm -294
wir nutzen 315
wir pushen 214
wird 482
wird jeden 134
wired -124
with a 227
with customer 149
with it -103
with that -135
with the 296
with what -431
with \xA7name 654
with \xA7path 382
within -125
without 293
without a 549
without the -145
won't 413
wonder -246
word 191
words 394
work -229
work , -200
work is 108
work on -192
work with -137
worker -266
workers 334
workflow -361
workflows -124
working on -159
working with 165
works -156
worktree -326
would -476
would be -190
wrap 380
wrapper -218
write 120
write a -322
write the 121
write to 212
writes 425
writes to 267
writing -282
written -373
written for 160
wrong -470
wrong , 379
wrong folder -160
x -202
y 481
y que -106
ya -213
yarn 104
year 215
yes -192
yes , -366
yes and 276
yet -567
you 160
you add 632
you already -278
you always -200
you are -273
you before 119
you check -163
you commit 301
you did 137
you do 197
you explain -132
you get -199
you give 121
you go 126
you have 146
you keep 335
you look -173
you make -117
you need -464
you only 176
you remember 532
you review -212
you think 131
you want 273
your -257
your commits 661
your own 341
yours 321
yourself -160
zap 192
zeigt -102
zero -235
zod 544
\xA7code , -122
\xA7code for 170
\xA7code in -210
\xA7code is -332
\xA7code on -171
\xA7code or -139
\xA7code to 351
\xA7code \xA7code -184
\xA7file , 196
\xA7file : -303
\xA7file and 111
\xA7file file 150
\xA7file in 255
\xA7file to -144
\xA7name , 194
\xA7name : 117
\xA7name allows 256
\xA7name and -244
\xA7name as 452
\xA7name at -131
\xA7name code -371
\xA7name comment 206
\xA7name con 144
\xA7name format -156
\xA7name from -183
\xA7name function -125
\xA7name gateway 326
\xA7name has -111
\xA7name here 219
\xA7name in 510
\xA7name instead 123
\xA7name is 223
\xA7name job 163
\xA7name need 167
\xA7name needs 165
\xA7name never -177
\xA7name not -241
\xA7name now -150
\xA7name of 381
\xA7name only 261
\xA7name or 201
\xA7name over 129
\xA7name pin -115
\xA7name server -444
\xA7name the -109
\xA7name to -275
\xA7name \xA7name -144
\xA7name \xA7num -395
\xA7name \xA7path -391
\xA7num : -347
\xA7num because 173
\xA7num connections 254
\xA7num days 151
\xA7num de -225
\xA7num files -185
\xA7num first -233
\xA7num for 206
\xA7num is 140
\xA7num lines 219
\xA7num min 195
\xA7num percent 100
\xA7num timeout 576
\xA7num until 128
\xA7num with 294
\xA7num \xA7file -142
\xA7num \xA7num -582
\xA7num \xA7path -199
\xA7path , 201
\xA7path : -445
\xA7path and -243
\xA7path but 334
\xA7path can 460
\xA7path for -170
\xA7path from -250
\xA7path is 479
\xA7path json 246
\xA7path und 137
\xA7path we 102
\xA7path with 161
\xA7path \xA7name -155
\xA7path \xA7num -265
\xA7path \xA7path -271
\xA7url -385
\xE0 240
\xE0 la 269
\xE0 \xA7num -340
\xE4ndern -125
\xE4nderungen 324
\xE7a -443
\xE8 241
\xE9 655
\xFCber 382
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 336
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C , 124
\u0431\u0430\u0437\u0430 104
\u0431\u0430\u0437\u0430 \u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 104
\u0432 647
\u0432\u0441\u0435\u0433\u0434\u0430 155
\u0438\u0441\u043F\u0440\u0430\u0432\u044C -252
\u043A -134
\u043A\u0430\u0436\u0434\u044B\u0439 104
\u043A\u0430\u0436\u0434\u044B\u0439 \u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 104
\u043A\u043B\u044E\u0447\u0438 394
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C 336
\u043D\u0435 793
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F 104
\u043E\u0447\u0438\u0449\u0430\u0435\u0442\u0441\u044F \u043A\u0430\u0436\u0434\u044B\u0439 104
\u043F\u0438\u0448\u0435\u043C 658
\u043F\u0438\u0448\u0435\u043C \u0432 534
\u043F\u043E\u043A\u0430 -164
\u043F\u043E\u043D\u0435\u0434\u0435\u043B\u044C\u043D\u0438\u043A 104
\u0441 476
\u0441\u0434\u0435\u043B\u0430\u0439 -325
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F 104
\u0442\u0435\u0441\u0442\u043E\u0432\u0430\u044F \u0431\u0430\u0437\u0430 104
\u0442\u0435\u0441\u0442\u044B -135
\u0442\u043E\u043B\u044C\u043A\u043E 985
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 268
\u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0435\u0440\u0435\u0437 106
\u0443 -198
\u0445\u043E\u0434\u0438\u043C 169
\u0447\u0435\u0440\u0435\u0437 154
\u0447\u0442\u043E 228
\u2014 -756
\u2014 the 269
\u3042 -181
\u3044 -136
\u3044 \u3044 -316
\u3044 \u3066 318
\u3044 \u3067 -277
\u3044 \u307E 131
\u3044\u3044 -316
\u3044\u3044 \u3044\u3067 -184
\u3044\u3066 318
\u3044\u3066 \u3066\u304F 224
\u3044\u3066 \u899A 179
\u3044\u3067 -277
\u3044\u3067 \u3067\u3059 -208
\u3044\u307E 131
\u3044\u307E \u307E\u3059 182
\u3046 -105
\u3046 \u3061 149
\u3046\u3061 149
\u3046\u3061 \u3061\u306E 149
\u3048\u3066 \u3066\u304A 241
\u304A 258
\u304A \u3044 285
\u304A\u3044 285
\u304A\u3044 \u3044\u3066 285
\u304B -187
\u304B \u306A -138
\u304B\u306A -138
\u304D -224
\u304F \u3060 155
\u304F\u3060 155
\u304F\u3060 \u3060\u3055 155
\u3053 \u306E -181
\u3053\u306E -181
\u3055 189
\u3055 \u3044 155
\u3055 \u3093 187
\u3055\u3044 155
\u3055\u3044 \u4ECA -171
\u3055\u3093 187
\u3055\u3093 \u3093\u3068 138
\u3057 -498
\u3057 \u3044 -116
\u3057 \u305F -215
\u3057 \u3066 -184
\u3057\u3044 -116
\u3057\u305F -215
\u3057\u305F \u305F\u3044 -107
\u3057\u3066 -184
\u3057\u3066 \u3066\u3044 115
\u3057\u3066 \u3066\u304B 253
\u3057\u3066 \u3066\u304F -125
\u3059 157
\u3059 \u304B -105
\u3059\u304B -105
\u305A 228
\u305B 139
\u305B \u3093 105
\u305B\u3093 105
\u305D -174
\u305D \u306E -150
\u305D\u306E -150
\u305D\u306E \u306E\u307E -139
\u305F -180
\u3060 -160
\u3060 \u3055 155
\u3060\u3055 155
\u3060\u3055 \u3055\u3044 155
\u3061 \u306E 149
\u3061\u306E 149
\u3063\u3066 \u3066\u304F 161
\u3066 -359
\u3066 \u304A 241
\u3066 \u304B 253
\u3066 \u304F 100
\u3066 \u3082 -104
\u3066\u3044 \u3044\u307E 105
\u3066\u304A 241
\u3066\u304A \u304A\u3044 285
\u3066\u304B 253
\u3066\u304B \u304B\u3089 253
\u3066\u304F 100
\u3066\u304F \u304F\u3060 142
\u3066\u3082 -104
\u3067 536
\u3067 \u3059 246
\u3067 \u7D71 186
\u3067\u3059 246
\u3067\u306F \u306F\u306A 112
\u3067\u7D71 186
\u3067\u7D71 \u7D71\u4E00 186
\u3069 -146
\u306A \u3044 134
\u306A\u3044 134
\u306A\u3044 \u3044\u3067 -114
\u306A\u306E \u306E\u3067 125
\u306A\u308B \u306F -115
\u306B \u3057 -107
\u306B\u3057 -107
\u306E -109
\u306E \u3067 146
\u306E \u306F 147
\u306E \u307E -139
\u306E \u524A 109
\u306E\u3067 146
\u306E\u306F 147
\u306E\u307E -139
\u306E\u307E \u307E\u307E -139
\u306E\u524A 109
\u306E\u524A \u524A\u9664 109
\u306F 956
\u306F \u305D -139
\u306F \u306A 112
\u306F \u30C6 -116
\u306F \u4F7F 108
\u306F \u82F1 124
\u306F\u305D -139
\u306F\u305D \u305D\u306E -139
\u306F\u306A 112
\u306F\u306A \u306A\u304F 137
\u306F\u30C6 -116
\u306F\u30C6 \u30C6\u30B9 -116
\u306F\u4F7F 108
\u306F\u82F1 124
\u306F\u82F1 \u82F1\u8A9E 124
\u307E \u305B 105
\u307E \u3067 -140
\u307E \u307E -139
\u307E\u305B 105
\u307E\u305B \u305B\u3093 105
\u307E\u3067 -140
\u307E\u307E -139
\u3081 -162
\u3082 -169
\u3088 -265
\u3089 -130
\u308B -313
\u308C 235
\u308F 155
\u308F \u306A 136
\u308F\u306A 136
\u308F\u306A \u306A\u3044 136
\u3092 -119
\u3092 \u5B9F 107
\u3092\u5B9F 107
\u3092\u5B9F \u5B9F\u884C 107
\u3093 141
\u3093 \u3068 138
\u3093\u3068 138
\u30A4 183
\u30A4 \u30D6 137
\u30A4\u30D6 137
\u30A4\u30D6 \u30D6\u30E9 137
\u30B9 -123
\u30B9 \u306F 135
\u30B9\u306F 135
\u30BF -119
\u30BF \u30F3 -138
\u30BF\u30F3 -138
\u30BF\u30F3 \u30F3\u306F -138
\u30C0 -118
\u30C3 \u30C8 123
\u30C3\u30C8 123
\u30C6 -124
\u30C8\u3092 \u3092\u5B9F 107
\u30C9 -108
\u30CD 106
\u30D1 -117
\u30D5 197
\u30D6 129
\u30D6 \u30E9 133
\u30D6\u30E9 133
\u30D6\u30E9 \u30E9\u30EA 137
\u30D7 136
\u30D7 \u30ED 145
\u30D7\u30ED 145
\u30DC -196
\u30DC \u30BF -138
\u30DC\u30BF -138
\u30DC\u30BF \u30BF\u30F3 -138
\u30DD 178
\u30DE 185
\u30E0 \u306E 109
\u30E0\u306E 109
\u30E0\u306E \u306E\u524A 109
\u30E9 \u30A4 137
\u30E9 \u30EA 137
\u30E9\u30A4 137
\u30E9\u30A4 \u30A4\u30D6 137
\u30E9\u30E0 \u30E0\u306E 109
\u30E9\u30EA 137
\u30E9\u30EA \u30EA\u3092 100
\u30EA 258
\u30EA \u3092 100
\u30EA\u3092 100
\u30EC 127
\u30ED 204
\u30F3 \u306F -162
\u30F3 \u30B9 140
\u30F3\u306F -162
\u30F3\u30B9 140
\u30FC \u30B9 101
\u30FC \u30DE 141
\u30FC\u30B9 101
\u30FC\u30DE 141
\u4E00 -104
\u4E00 \u4E0B -249
\u4E00 \u4E2A -243
\u4E00 \u5F20 109
\u4E00 \u5F8B 327
\u4E00\u4E0B -249
\u4E00\u4E2A -243
\u4E00\u5F20 109
\u4E00\u5F8B 327
\u4E00\u5F8B \u5F8B\u7528 151
\u4E0A 458
\u4E0A \u7684 225
\u4E0A\u7684 225
\u4E0B -330
\u4E0D 227
\u4E0D \u4E0A 231
\u4E0D \u7B97 214
\u4E0D \u8981 104
\u4E0D\u4E0A 231
\u4E0D\u7B97 214
\u4E0D\u8981 104
\u4E0D\u8981 \u8981\u6539 -246
\u4E0D\u8981 \u8981\u7528 195
\u4E2A -602
\u4E2A \u5305 -123
\u4E2A\u5305 -123
\u4E2D 127
\u4E2D \u6587 170
\u4E2D\u6587 170
\u4E3B 168
\u4E86 -295
\u4E8B 233
\u4E8C 182
\u4EA4 436
\u4EA4 \u4FE1 140
\u4EA4\u4FE1 140
\u4EA4\u4FE1 \u4FE1\u606F 140
\u4EC0 -152
\u4ECA -126
\u4ECA \u56DE -106
\u4ECA\u56DE -106
\u4ECA\u56DE \u56DE\u306F -106
\u4ED3 177
\u4ED3 \u5E93 128
\u4ED3\u5E93 128
\u4ED8 149
\u4EE3 251
\u4EE3 \u7801 202
\u4EE3\u7801 202
\u4EE5 136
\u4EE5 \u540E 105
\u4EE5\u540E 105
\u4EEC \u4E0D 173
\u4EEC\u4E0D 173
\u4EEC\u4E0D \u4E0D\u7528 173
\u4F1A 399
\u4F4E 137
\u4F55 -105
\u4F60 -348
\u4F7F 341
\u4F7F \u308F 136
\u4F7F\u308F 136
\u4F7F\u308F \u308F\u306A 136
\u4FE1 207
\u4FE1 \u606F 140
\u4FE1\u606F 140
\u4FEE \u590D -135
\u4FEE\u590D -135
\u5148 -238
\u5148 \u4E0D -146
\u5148\u4E0D -146
\u5165 -137
\u5185 155
\u518D 318
\u5199 131
\u5199 \u8FDB 132
\u5199\u8FDB 132
\u51FA -113
\u5206 \u652F 114
\u5206\u652F 114
\u522B \u52A8 -109
\u522B\u52A8 -109
\u524D 451
\u524D \u7AEF 188
\u524D\u7AEF 188
\u52A8 193
\u5305 436
\u5348 256
\u5348 \u524D 106
\u5348\u524D 106
\u5355 223
\u539F -147
\u53D1 216
\u53D1 \u7248 218
\u53D1\u7248 218
\u53D6 -166
\u53E3 336
\u53EA 269
\u540C 232
\u540D -105
\u540E 174
\u540E \u63D0 226
\u540E\u63D0 226
\u540E\u63D0 \u63D0\u4EA4 226
\u5468 207
\u5668 416
\u56DE \u306F -106
\u56DE\u306F -106
\u56FD 225
\u56FE 178
\u5728 257
\u5757 137
\u578B 179
\u5883 190
\u590D -156
\u5916 210
\u591A -131
\u5927 -162
\u5929 -100
\u5931 -132
\u5B57 -133
\u5B58 296
\u5B9A -108
\u5C0F 183
\u5C31 -128
\u5C42 208
\u5DE5 179
\u5DF1 178
\u5E2E -108
\u5E2E \u6211 -100
\u5E2E\u6211 -100
\u5E93 184
\u5EA6 125
\u5F0F 148
\u5F8B 327
\u5F8B \u7528 151
\u5F8B\u7528 151
\u5F8C \u306F 151
\u5F8C\u306F 151
\u5F97 209
\u5FC5 575
\u5FC5 \u305A 284
\u5FC5\u305A 284
\u606F 140
\u6210 276
\u6211 -519
\u6211 \u4EEC 282
\u6211\u4EEC 282
\u6211\u4EEC \u4EEC\u4E0D 173
\u622A 260
\u622A \u56FE 260
\u622A\u56FE 260
\u624B 335
\u628A -290
\u6301 161
\u6309 -332
\u6309 \u94AE -163
\u6309\u94AE -163
\u6309\u94AE \u94AE\u6C38 -136
\u6321 -198
\u6321 \u4F4F -198
\u6321\u4F4F -198
\u6362 -291
\u6362 \u6210 -132
\u6362\u6210 -132
\u636E 233
\u636E \u5E93 100
\u636E\u5E93 100
\u63A5 473
\u63A5 \u53E3 161
\u63A5\u53E3 161
\u63D0 312
\u63D0 \u4EA4 436
\u63D0\u4EA4 436
\u63D0\u4EA4 \u4EA4\u4FE1 140
\u652F 275
\u652F \u6301 161
\u652F\u6301 161
\u6539 -150
\u6539 \u4E00 -133
\u6539\u4E00 -133
\u6539\u4E00 \u4E00\u4E0B -133
\u653E 320
\u6570 174
\u6570 \u636E 233
\u6570\u636E 233
\u6570\u636E \u636E\u5E93 100
\u6587 \u5B57 -247
\u6587\u5B57 -247
\u65E5 164
\u65E5 \u672C 102
\u65E5\u672C 102
\u65E5\u672C \u672C\u8A9E 102
\u660E -122
\u6642 \u306F 175
\u6642\u306F 175
\u6700 \u4F4E 137
\u6700\u4F4E 137
\u672C 319
\u672C \u8A9E 102
\u672C\u8A9E 102
\u673A 169
\u67FB 115
\u6807 -142
\u683C 212
\u691C 109
\u6A21 197
\u6A21 \u5757 137
\u6A21\u5757 137
\u6B21 -193
\u6B62 167
\u6B65 148
\u6BCF 126
\u6CE8 \u91CA 118
\u6CE8\u91CA 118
\u6D4B -134
\u7248 202
\u73AF 192
\u73AF \u5883 192
\u73AF\u5883 192
\u73B0 -261
\u73B0 \u5728 -124
\u73B0\u5728 -124
\u73ED 142
\u73ED \u306E 142
\u73ED\u306E 142
\u7406 340
\u751F 380
\u751F \u6210 354
\u751F\u6210 354
\u7528 442
\u7531 165
\u753B -229
\u767B -117
\u7684 \u5305 391
\u7684 \u6587 143
\u7684\u5305 391
\u7684\u6587 143
\u76EE 418
\u76F4 196
\u76F4 \u3057 -169
\u76F4 \u63A5 368
\u76F4\u3057 -169
\u76F4\u3057 \u3057\u3066 -169
\u76F4\u63A5 368
\u770B -114
\u770B \u770B -113
\u770B\u770B -113
\u7801 105
\u793E 163
\u7981 167
\u7981 \u6B62 167
\u7981\u6B62 167
\u79EF 242
\u7A7A -126
\u7AEF 408
\u7BA1 271
\u7BA1 \u7406 271
\u7BA1\u7406 271
\u7D71 186
\u7D71 \u4E00 186
\u7D71\u4E00 186
\u7EBF 104
\u7EC4 275
\u7EDF 243
\u7EDF \u4E00 173
\u7EDF\u4E00 173
\u7F51 120
\u81EA 182
\u81EA \u5206 -176
\u81EA \u52A8 180
\u81EA \u5DF1 178
\u81EA\u5206 -176
\u81EA\u52A8 180
\u81EA\u5DF1 178
\u82F1 214
\u82F1 \u8A9E 170
\u82F1\u8A9E 170
\u884C 119
\u88AB 201
\u8981 589
\u8981 \u5148 165
\u8981 \u652F 161
\u8981 \u6539 -246
\u8981 \u7528 220
\u8981 \u8D70 227
\u8981\u5148 165
\u8981\u652F 161
\u8981\u652F \u652F\u6301 161
\u8981\u6539 -246
\u8981\u7528 220
\u8981\u8D70 227
\u898B -224
\u899A 241
\u899A \u3048 241
\u899A\u3048 241
\u899A\u3048 \u3048\u3066 241
\u8A9E 170
\u8BB0 \u4F4F 207
\u8BB0\u4F4F 207
\u8BF7 586
\u8D70 485
\u8DD1 172
\u8FB9 183
\u8FC7 144
\u8FD9 \u6B21 -103
\u8FD9\u6B21 -103
\u8FDB 187
\u901A 206
\u90FD 133
\u91CA 103
\u91CC 171
\u91CD -116
\u91CF 353
\u91D1 101
\u91D1 \u989D 101
\u91D1\u989D 101
\u94AE -163
\u94AE \u6C38 -136
\u94AE\u6C38 -136
\u94AE\u6C38 \u6C38\u8FDC -136
\u955C 110
\u955C \u50CF 110
\u955C\u50CF 110
\u95EE -108
\u9650 191
\u9664 215
\u96C6 295
\u9898 -148
\u989D 101
\uAC00 -185
\uAC74 -127
\uAC83 100
\uAC83 \uC744 100
\uAC83\uC744 100
\uAC83\uC744 \uAC83 100
\uACB0 209
\uACB0 \uC81C 209
\uACB0\uC81C 209
\uACE0 -260
\uACFC 318
\uAE08 327
\uAE30 1030
\uAE30 \uC5B5 293
\uAE30\uC5B5 293
\uAE30\uC5B5 \uC5B5\uD574 293
\uB098 -229
\uB123 148
\uB294 \xA7name 118
\uB294 \uAC83\uC744 100
\uB2C8 166
\uB2C8 \uB2E4 415
\uB2C8\uB2E4 415
\uB2E4 212
\uB2F5 133
\uB3C4 -293
\uB4DC 173
\uB7EC 117
\uB85C 517
\uB9C8 \uC138 140
\uB9C8\uC138 140
\uB9C8\uC138 \uC138\uC694 140
\uBC0B 249
\uBC84 177
\uC0C1 427
\uC11C \uBC84 199
\uC11C\uBC84 199
\uC138\uC694 \uB9C8 140
\uC2A4 -125
\uC2B5 148
\uC2B5 \uB2C8 148
\uC2B5\uB2C8 148
\uC2B5\uB2C8 \uB2C8\uB2E4 148
\uC548 -138
\uC55E 221
\uC55E \uC73C 221
\uC55E\uC73C 221
\uC55E\uC73C \uC73C\uB85C 221
\uC5B4 483
\uC5B5 293
\uC5B5 \uD574 293
\uC5B5\uD574 293
\uC5B5\uD574 \uAE30 334
\uC5C5 -145
\uC5D0 -262
\uC5D0 \uB9CC 228
\uC5D0\uB9CC 228
\uC694 \uC77C 179
\uC694\uC77C 179
\uC694\uC77C \uC77C\uC5D0 179
\uC73C \uB85C 131
\uC73C\uB85C 131
\uC73C\uB85C \uC55E 221
\uC751 131
\uC751 \uB2F5 133
\uC751\uB2F5 133
\uC774 -369
\uC778 -272
\uC77C \uC5D0 156
\uC77C\uC5D0 156
\uC788 \uC5B4 163
\uC788\uC5B4 163
\uC791 415
\uC918 -366
\uC9C0 \uB9C8\uC138 140
\uCD94 -117
\uCD94 \uAC00 -117
\uCD94\uAC00 -117
\uCEE4 249
\uCEE4 \uBC0B 249
\uCEE4\uBC0B 249
\uCEE4\uBC0B \uCEE4 263
\uD0A4 \uB294 154
\uD0A4\uB294 154
\uD0A4\uB294 \uD0A4 154
\uD1B5 244
\uD2B8 149
\uD544 -167
\uD558 -318
\uD574 -178
\uD574 \uC918 -139
\uD574\uC918 -331
\uD654 174
\uD654 \uBA74 -121
\uD654\uBA74 -121
\uD655 -153`};var Fs=600,Ds=/`[^`]*`/g,Cs=/https?:\/\/\S+/g,js=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,Ps=/\b[\w-]+\.[a-z]{1,5}\b/g,Hs=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,Gs=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,Ws=/\b\d[\w.]*/g,zs=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,qs=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,Bs=",:;\u2014\u2013",Us=5,Ks=6,Ys=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(Ds," \xA7code ").replace(Cs," \xA7url ").replace(js," \xA7path ").replace(Ps," \xA7file ").replace(Gs,e=>e.toLowerCase()).replace(Hs," \xA7name ").replace(Ws," \xA7num ").toLowerCase(),Xs=n=>{let e=[...n];return[...e.slice(1).map((t,o)=>`${e[o]}${t}`),...e]};function Vs(n){let e=(Ys(n.slice(0,Fs)).match(zs)??[]).flatMap(s=>qs.test(s)?Xs(s):s),t=e.filter(s=>!Bs.includes(s)),o=t.filter(s=>s==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((s,r)=>`${e[r]} ${s}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(Ks,Math.floor(t.length/Us))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...o>0?["a name"]:[],...o>1?["names"]:[]])]}var Js=n=>new Map(n.split(`
`).map(e=>{let t=e.lastIndexOf(" ");return[e.slice(0,t),Number(e.slice(t))]})),Zs=(n,e)=>n.reduce((t,o)=>t+(e.get(o)??0),0)/Math.sqrt(n.length||1),Qs=k(()=>Js(On.words)),nr=/\b[a-z]{2,}[A-Z][a-z]\w*|\b\w+_\w+|\b\w+\(\)/g,er=-20,tr=6,we=1;function be(n){let e=Vs(n);return e.length<tr||(n.match(nr)?.length??0)>1?er:(On.bias+Zs(e,Qs()))/100}var or=/\b(?:decided|decision|agreed|settled|concluded|chose|chosen|opted|final answer|(?:going|go|went|stick|stay) with|dropping|sticking|beschlossen|entschieden|decidimos|decidido|d\u00e9cid\u00e9)\b|\u51b3\u5b9a|\u6c7a\u3081/i,sr=/^(?:no|nope|nah|wrong|not quite|stop|wait|nein|non|n\u00e3o)\b[,.:;! \u2013\u2014-]|\binstead\b|\brather than\b|(?:,| and) not \w/i,rr=/\b(?:we|our|this (?:repo|project)|the (?:team|project|repo|code))\b/i,ir=/\b(?:prefer|dislike|hate)\b|\b(?:i|i'd) (?:\w+ )?(?:like|want)\b|\b(?:always|never|from now on|going forward|in (?:the )?future|next time|by default|every time)\b|^(?:(?:please|and|also|so|ok)[, ]+)*(?:don't|do not|avoid|stop|use)\b/i;function ke(n){return or.test(n)?"decision":sr.test(n)?"correction":(ir.test(n)||Qn.test(n))&&!rr.test(n)?"preference":"convention"}var Se=/^(?:and|also|plus)\W+(?:\w+ )?(?:use|prefer|avoid|stick to) (?:\S+ ?){1,6}$/i,Rn=160,ar=/^(?:(?:yes|yeah|yep|no|nope|right|wait|stop)\b ?[,.!:\u2013\u2014-][ ,.!:\u2013\u2014-]*|(?:please )?(?:revert|undo) (?:this|that|it)\b ?[,.!:;\u2013\u2014-][ ,.!:;\u2013\u2014-]*|(?:ok(?:ay)?|well|so|also|and|but|hm+|uu?m+|ah|oh|great|cool|perfect|nice|thanks|sorry|actually|btw|by the way|please|sure|then)\b[ ,.!:\u2013\u2014-]+)+(?=\S{2,} \S)/i,M=n=>n.replace(ar,"");function xe(n){for(let e of n){let t=M(e),o=q(t,Rn)??q(e,Rn);if(o!==void 0)return o}return`${Q(M(n[0]??""),Rn-1).replace(/[\s\u2026.]+$/,"")}\u2026`}var dr=new Set("a about add again all also always and asap can claude.md could do don't down everything following for forget from future good great i important in into is it its just keep later let's make me memory mental mind next note notes now of ok okay on perfect please put remember right said save session sessions so somewhere store sure take thanks thank that the them then these things this those time to us we what will would write yes you your yourself".split(" "));function Te(n){return n.toLowerCase().replaceAll("\u2019","'").split(/[^\p{L}\p{N}.']+/u).every(t=>dr.has(t.replace(/^[.']+|[.']+$/g,""))||!/[\p{L}\p{N}]/u.test(t))}var lr=1e3,_n=300,ve=4,Ee=8,cr=2.9;function Ae(n){let e=mr(En(n)),t=e.map(({text:c})=>z(c)),o=e.map(({text:c},g)=>t[g]?.fact||c),s=[...t.keys()].flatMap(c=>ur(e,t,c)),r=c=>_e.test(o[c]??"")?An(e,c):[],i=new Set(s.flatMap(({at:c})=>[...c,...c.flatMap(r)])),a=o.length>Ee?cr:we,d=c=>!/[?\uff1f]\W*$/.test(c)&&be(c)>=a,l=o.map((c,g)=>!i.has(g)&&t[g]===void 0&&d(c.replace(Sr,'""'))?ke(c):void 0),u=[...l.keys()].filter(c=>l[c]!==void 0),h=[];for(let c of u.length>ve?[]:o.keys()){let g=l[c]??(Se.test(o[c]??"")?"preference":void 0);if(g===void 0||i.has(c))continue;(l[c]===void 0&&h.at(-1)?.at[0]===c-1||l[c]!==void 0&&fr(o,e,c))&&h.push({type:g,at:[c]})}let b=wr(h,o).slice(0,o.length>Ee?1:ve),x=[...s,...b].map(c=>hr(c,o,e));return x.filter(({text:c},g)=>x.findIndex(N=>N.text===c)===g)}function ur(n,e,t){let o=e[t];if(o===void 0)return[];let s="remember";if(o.fact===""&&o.leads){let i=Tn(n,t);return(i.length>0?i:[[t]]).map(a=>({type:s,at:a,about:o.about}))}if(o.fact===""||Te(o.fact)){let i=br(n,e,t);return i===t&&n[t]?.text.endsWith("?")?[]:[{type:s,at:[i]}]}let r=[];for(let i=t+1;o.leads&&n[i]?.line===n[t]?.line;i+=1){let a=n[i]?.text??"";if(e[i]!==void 0||Oe(a)||/[?\uff1f]\W*$/.test(a))break;r.push({type:s,at:[i]})}return[{type:s,at:[t],about:o.about},...r]}var pr=/^(?!(?:use|ensure|apply|follow|remember)\b).*\b(?:this|that|these|those|the following|below)\b/i;function mr(n){let e=n.findIndex(({text:i})=>i.endsWith(":")&&pr.test(M(i))&&Oe(i)&&!z(i)),[t,o]=e<0?[]:n.slice(e);if(t===void 0||o===void 0||t.line===o.line)return n;let s=n.slice(e+1),r=s.findIndex(({block:i,isItem:a})=>i>o.block&&!a);return[...n.slice(0,e+1),...r<0?[]:s.slice(r)]}var Oe=n=>{let e=M(n).replace(/^(?:(?:now|please|then|can you|could you),? )+/i,"");return D.test(e)||W.test(e)};function fr(n,e,t){let o=Ne(n,e,t);return o!==void 0&&!/\u2026\s*$/.test(Re(n,[t,...o]))}function Re(n,e){let t=s=>s.flatMap(r=>n[r]??[]),o=M(t([...e].sort((s,r)=>s-r)).join(" "));return e.length>2&&o.length>_n?Q(o,_n):(e.length>1?q(o,_n):void 0)??xe(t(e))}function hr({type:n,at:e,about:t},o,s){let[r=0]=e,i=e.length>1?[]:Ne(o,s,r)??[],a=o.map((b,x)=>x===r&&t!==void 0?`${t.charAt(0).toUpperCase()}${t.slice(1)}: ${b}`:i.includes(x)&&x!==i.at(-1)?b.replace(/[^.!?;:,]$/,"$&;"):b),d=s[r]?.line===s[r+1]?.line?o[r+1]??"":"",l=yr.test(d)?[r+1]:[],u=[...e,...i,...gr.test(d)?[r+1]:l],h=Tr(`${o[r]} ${s[r]?.text}`);return{type:n,text:xr(a,u),summary:Re(a,[r,...i,...l]),scope:h?"user":"repository"}}var gr=/^(?:because|otherwise|the reason|that's (?:why|because)|this is because|it's because|or else|weil|sonst|parce que|sinon|porque|denn)\b/i,yr=/^(?:so )?(?:please )?(?:never|always|don't|do not) (?:ever )?\w+ (?:this|that|it)\b/i,wr=(n,e)=>{let t=({at:[s=0]})=>e[s]??"",o=(s,r)=>s.split(" ").length>2&&vn(s,r)&&!vn(r,s);return n.filter(s=>!n.some(r=>o(t(s),t(r))))};function br(n,e,t){let o=s=>{let r=n[s]?.text;return r!==void 0&&e[s]===void 0&&!Te(r)&&!/[?\uff1f]\W*$/.test(r)};return[t-1,t+1].find(o)??t}var kr=/\b(?:this|that|it|these|those|them)\b(?=\W*$|[.,;!]|\s+(?:again|any ?more|on|here|either|later|in mind|but|and|except|unless|when|until|yourself|(?:is|are|was) (?:the|how|what|why|where))\b)|\b(?:any|all|none|some) of (?:this|that|it|these|those|them)\b/i,_e=/:\W*$/;function Ne(n,e,t){let o=n[t]??"",s=_e.test(o),r=me(o.replace(/\bmake (?:sure|certain)\b/i,""));if(!s&&(r||!kr.test(se(M(o)))))return[];let i=s?An(e,t):[t-1].filter(a=>a>=0);return i.length===0?void 0:i}var Sr=/"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;function xr(n,e){let[t=0]=e,o=/^(?:this|that|it|these|those|but|so|because|then)\b/i.test(n[t]??"")?[t-1]:[],s=[],r=0;for(let i of[t,...o,...e.slice(1)]){let a=(n[i]?.length??0)+1;i<0||s.includes(i)||r>0&&r+a>lr||(s.push(i),r+=a)}return s.sort((i,a)=>i-a).flatMap(i=>n[i]??[]).join(" ")}var vr=/\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\bglobally\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i,Er=/\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i,Tr=n=>vr.test(n)&&!Er.test(n);function rn(n){let e=0xcbf29ce484222325n;for(let t of Buffer.from(n))e=BigInt.asUintN(64,(e^BigInt(t))*0x100000001b3n);return e.toString(16).padStart(16,"0")}var Ar=/explor|research|search|review|analy|audit|plan|guide|investigat/i,Or={reads:.25,works:.5},Rr={success:1,partial:.5,failed:0,skipped:0};function $e(n,e){return{type:n,delta:Or[Ar.test(n)?"reads":"works"]*(Rr[e]??0)}}var R=({state:n})=>n!=="completed"&&n!=="abandoned",B=120,Ie={goals:[],tasks:[]},Me=(n,e)=>rn(`${n}\0${I(e)}`),_r=.4;function an(n,e){let t=i=>new Set(i.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu)),[o,s]=[t(n),t(e)],r=[...o].filter(i=>s.has(i)).length;return r>0&&r/Math.min(o.size,s.size)>=_r}function E(n,e,t,o){return{...n,goals:n.goals.map(s=>{if(s.id!==e)return s;let r=o.state!==void 0&&o.state!==s.state?t:s.since;return{...s,...o,since:r}})}}var $=({tasks:n},e)=>n.filter(t=>t.goal===e&&t.agent===void 0),L=({state:n})=>n==="pending"||n==="in_progress";var Nn=n=>n==="pending"||n==="in_progress"||n==="completed"?n:void 0;var Nr=/^(?:(?:ok|okay|hm+|no|actually|wait|oh|well)[\s,.]+)*(?:never ?mind|forget (?:it|that|this|about)|scrap (?:it|that|this)|drop (?:it|that|this)|cancel (?:it|that|this)|abandon (?:it|that|this)|leave (?:it|that) (?:alone|for (?:now|later))|don'?t bother|skip (?:it|that|this)|let'?s (?:not|stop here|drop (?:it|that|this))|we(?:'ll| will) (?:look at|do|fix) (?:it|that|this) (?:later|another))\b/i,De="^(?:(?:ok|okay|yes|yep|yeah|cool|and|now|please|then|great|perfect|nice|lgtm|looks good|thanks|thank you|can you|let'?s|you can)[\\s,.!]+)*",$r=new RegExp(`${De}(?:great|perfect|nice|awesome|excellent|lgtm|looks? good|(?:it |that |this )?works?\\b(?! with)|thanks|thank you)`,"i"),Ir=new RegExp(`${De}(?:(?:commit|push|merge)(?: (?:it|this|that|these|everything|all|and|to|both|the|changes|on|from|a|with)\\b|[\\s.,!]|$)|(?:create|open|make|draft) (?:a |the )?(?:draft )?(?:pr|pull request)\\b|(?:(?:go|get|switch|come|check ?out)\\b ?)?(?:back )?(?:to )?(?:main|master|trunk)\\b|pull\\b)`,"i"),Mr=/^(?:(?:hm+|ok|okay|yes|yeah|and|oh|sorry)[\s,.]+)*(?:no\b[\s,.]|nope\b|actually\b|instead\b|rather\b|wait\b|but\b|not (?:quite|like)\b|one more thing\b|make (?:it|that|this|them)\b|change (?:it|that|this) to\b|use (?:\S+ ){1,3}instead\b|don'?t\b|do not\b|(?:let'?s |i'?d )?rather\b|only\b|also\b|i meant\b|i mean\b|keep (?:it|that|this|the)\b)/i,Lr=/^(?:(?:ok|okay|yes|yep|yeah|y|sure|no|nope|go|go ahead|go on|do it|do that|continue|proceed|please|keep going|carry on|hi|hello|hey|lets?|let's|continue|it|then|resume)[\s,.!]*)+$|^\W*\d*\W*$/i,Ce=/^\s*implement the following plan:?\s*(?:\n|$)/i,Fr=/^#{1,3}\s+(?:plan:\s*)?(.{4,200})$/im,je=/^(?:(?:ok|okay|so|now|hm+|hey|hi|yes|yep|yeah|well|alright|right|great|and|then|next|also|quick thing|please|first|question|cool|perfect|nice|thanks|i (?:think|guess|believe)(?: that)?|maybe|could you please)\b[\s,.:;!-]*)+/i,Pe=/^(?:(?:can|could|would|will) (?:you|we)(?: (?:please|also|maybe|just|now|quickly|help me(?: to)?))*|let(?:'?s| us)(?: (?:please|also|now|just))*|please(?: also)?|i(?:'d| would)?(?: (?:also|really|just))? (?:want|like|need)(?: (?:you|us))? to|(?:we|you)(?: (?:also|really|just|now))? (?:need|have|want|ought) to|(?:we|you) should(?: (?:also|now|just))?|i(?:'d| would)?(?: (?:also|really|just))? (?:want|like|need))\b[\s,]*/i,Dr=/\b(?:fails|is failing|are failing|failing|is broken|are broken|doesn'?t work|does not work|don'?t work|not working|crash(?:es|ed|ing)?|hangs|throws|regression)\b/i,Cr=/\b(?:we|our|here|(?:this|the) (?:repo(?:sitory)?|project|code ?base))\b/i,jr=6,He=2;function Ge(n){if(Ce.test(n)){let l=$n(n);return l===void 0?dn:{kind:"request",title:l}}let e=Ae(n).filter(({type:l,text:u})=>l!=="correction"||Cr.test(u)),t=new Set(e.map(({text:l})=>l)),o=n.replace(/^[ \t]*[\u276f$] \S.*(?:\n.*\S.*)*/gmu,""),s=sn(o).slice(0,jr),r=s.filter(l=>!t.has(l)).flatMap(l=>{let u=z(l);return u===void 0||u.isThing?l:u.before||[]}),[i=""]=r;if(r.length===0&&s.length>0)return{...dn,isAside:!0};if(i===""||Lr.test(i.trim())){let l=r.slice(1).map(Le).find(u=>u!==void 0);return l===void 0?dn:{kind:"request",title:l}}if(ae(i)!==void 0)return dn;if(Nr.test(i))return{kind:"calls-off",title:""};let a=r.map(Le).find(l=>l!==void 0);if(Ir.test(i)||$r.test(i)&&a===void 0)return{kind:"done",title:""};if(Mr.test(i))return{kind:"adjusts",title:a??U(i)};if(a!==void 0)return{kind:"request",title:a};let d=r.find(l=>Dr.test(l)&&!We(l));return d!==void 0?{kind:"request",title:U(d)}:{kind:"other",title:Pr(i)?"":U(i)}}function Pr(n){let e=n.trim().replace(je,""),t=Pe.exec(e)?.[0]??"",o=e.slice(t.length).replace(/\s*\bplease\W*$/i,"");return t!==""&&o.trim().split(/\s+/).length<He}function $n(n){let e=Ce.test(n)?Fr.exec(n)?.[1]:void 0;return e===void 0?void 0:U(e)}var dn={kind:"other",title:""},We=n=>/\?\W*$/.test(n);function Le(n){let e=n.trim().replace(je,""),t=Pe.exec(e)?.[0]??"",o=e.slice(t.length).replace(/^(?:please|also|now|just|then)\s+/i,"");if(W.test(o))return;let s=D.test(o),r=/^(?:can|could|would|will)\b/i.test(t);if(t===""?!s||We(n):r&&!s)return;let i=U(o);return i.split(" ").length<He?void 0:i}function U(n){let e=O(n.replace(/\s+please\W*$/i,"").replace(/[\s.!?:;,]+$/,""),B);return e.charAt(0).toUpperCase()+e.slice(1)}var Fe="(?:done|fixed|finished|complete[d]?|committed|pushed|merged|renamed|removed|added|updated|(?:re)?built|deployed|released|published|installed|shipped|(?:re)?written|created|documented|migrated|moved|deleted|replaced|upgraded|implemented|configured|enabled|disabled|reverted|restored|generated|converted|set up|in place)",Ja=new RegExp(`^(?:(?:ok|okay|yes|great|perfect|good)[\\s,.!]+)*(?:${Fe}|all (?:set|done|good)|it (?:works|passes|builds|compiles)|(?:all )?(?:the )?tests? (?:now )?pass\\w*|(?:that|this|it|both|all|everything|they)(?:'s| is| are| has been| have been)(?: all| both| now)? ${Fe})\\b`,"i");function ze(n,e){let t=O(n,Number.POSITIVE_INFINITY);if([...t].length<=e)return t;let o=$n(n);if(o!==void 0)return O(`Implement the plan: ${o}`,e);let s=sn(n).filter(d=>/\p{L}/u.test(d)),[r=t]=s,i=s.at(-1)??"",a=`${O(r,Math.floor(e*.6))} \u2026 ${i}`;return O(s.length>1&&[...a].length<=e?a:r,e)}var qe="What happened, the newest first",Hr="What the last prompt answers",Gr=["Next","Asked",Hr,qe,"The last answer","Tasks","Open failures and blockers","Checks, the newest first","Files in work","Branch","Answers before it, the newest first","From the configured command","Worth keeping in mind","Not known"],K={notAnswered:"Not answered yet: ",userSaid:"the user",askedTheUser:"The user was asked and has not answered: ",agentsLeft:"Subagents that ",begunLongAgo:"Marked as begun ",doneSoFar:"Done of it so far: ",notCommitted:"Not committed: ",notPushed:"Not pushed: ",saidOpen:"Said to be open: ",openBefore:"Open before that, and not known to be done: ",editedClean:"edited, with nothing uncommitted: ",notPassed:"has not passed since it failed"};var Wr=/^## (.+?)(?: \((\d+) of (\d+)\))?$/,zr=n=>Gr.includes(n);function In(n){let e=[],t=[];for(let o of n.split(`
`)){let[,s="",,r]=Wr.exec(o)??[];zr(s)?t.push({title:s,lines:[],of:Number(r??0)}):(t.at(-1)?.lines??e).push(o)}return{head:e,sections:t.map(o=>({...o,of:Math.max(o.of,o.lines.length)}))}}var qr=/^- (?:Not answered yet: )?\/cs:/;function Mn(n){let{sections:e}=In(n),t=(i,a)=>e.some(d=>d.title===i&&d.lines.some(a)),o=(i,...a)=>a.some(d=>i.startsWith(`- ${d}`));return t("Next",i=>i.startsWith("- ")&&!o(i,K.askedTheUser,K.notPushed)&&!qr.test(i))||t("Open failures and blockers",i=>i.includes(K.notPassed))?"open":t("Files in work",i=>o(i,K.editedClean))||t("Tasks",()=>!0)?"done":"none"}var Br=n=>n.findLast(Kr)??n.find(e=>!Ur.test(e))??n[0],Ur=/^\/[\w:-]+\s*$/;function Kr(n){let[,e]=/^\/[\w:-]+\s+(.+)/s.exec(n)??[];return e===void 0?Ge(n).kind==="request":e.split(/\s+/).length>2}var Be=160;function Ue({text:n,at:e},t){let o=In(n).sections.find(({title:i})=>i==="Asked")?.lines??[],s=Br(o.filter(i=>i.startsWith("- ")).map(i=>i.slice(2))),r=s===void 0?"":`, on ${Yr(ze(s,Be))}`;return Vn(`A session since then (${Jn(e,t)}${r}) left nothing that is known to be open.`)}var Yr=n=>`\u201C${O(n.replace(/^[\s#-]+/,""),Be)}\u201D`;var Ln=Mt(require("node:path")),{basename:gd,delimiter:yd,dirname:Ke,isAbsolute:wd,normalize:bd,relative:kd,resolve:Sd,sep:Xr}=Ln.default,Vr=/\/\/|\/$|(?:^|\/)\.\.?(?:\/|$)/;function w(...n){let e=n.join("/");return Xr!=="/"||e===""||n.includes("")||Vr.test(e)?Ln.default.join(...n):e}var T=require("node:fs");var Ye={asked:[],tried:[],decided:[],found:[],finished:[],tasks:[],files:[],answered:[],isAnswered:!0};var f=require("node:fs");var Fn=n=>v(()=>JSON.parse((0,f.readFileSync)(n,"utf8")));var Dn=(n,e)=>Jr(n,`${JSON.stringify(e)}
`);function Jr(n,e){(0,f.mkdirSync)(Ke(n),{recursive:!0,mode:448});let t=`${n}.${process.pid}.tmp`;try{(0,f.writeFileSync)(t,e,{mode:384}),(0,f.renameSync)(t,n)}catch(o){throw(0,f.rmSync)(t,{force:!0}),o}}var Xe=/^(.{1,80}?),?\s+(?:instead of|rather than|in place of)\s+(.{1,80})$|^(.{1,80}?),\s+not\s+(.{1,80})$/i,Zr=/^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|yes|sorry|please|but|and|rather|instead|oh)\b[\s,.:]*)*(?:(?:let'?s |we (?:should |want to )?|you (?:should |can )?|i(?:'d)? (?:want|prefer|like|meant?)(?: to)? |(?:make|change|turn) (?:it|that|this) (?:in)?to |(?:make|it should be|should be|with|use|take|have)\s+(?:it )?))*(?:an? |the )?/i,Qr=/^(?:an?|the|that|this) /i,ni=/\s(?:for|in|on|at|to|with|from|by|as|since|because|there|here|please)\b|[,.;:(]/i,ei=3;function ti(n,e){let t=Ve(n,e);if(t!==void 0||Xe.exec(e)===null)return t;let o=e.replace(/^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|sorry|please|but)\b[\s,.:]*)+/i,""),s=`${n} (${o})`;return s.length<=B?s:void 0}function Ve(n,e){let[,t,o,s,r]=Xe.exec(e)??[],i=(t??s??"").replace(Zr,"").trim(),a=(o??r??"").replace(Qr,"").split(ni)[0]??"";if(i==="")return;let d=a.split(/\s+/).slice(0,ei);for(let l=d.length;l>0;l-=1){let u=d.slice(0,l).join(" "),h=u.length<3?-1:oi(u,n);if(h<0)continue;let b=n.slice(0,h).replace(/\ban? $/i,g=>{let N=/^[aeiou]/i.test(i)?"an ":"a ";return/^A/.test(g)?N.replace("a","A"):N}),x=h===0?i.charAt(0).toUpperCase()+i.slice(1):i,c=`${b}${x}${n.slice(h+u.length)}`;return c.length<=B?c:void 0}}function oi(n,e){let[t,o]=[n.toLowerCase(),e.toLowerCase()];for(let s=o.indexOf(t);s>=0;s=o.indexOf(t,s+1))if(!/[\w-]/.test(o.charAt(s-1))&&!/[\w-]/.test(o.charAt(s+t.length)))return s;return-1}var Je=3,si=10;function Ze(n,{kind:e,title:t,at:o}){let s=F(n);if(e==="request")return ri(n,t,o);if(e==="done")return et(n,o);if(e==="calls-off")return s!==void 0&&R(s)?E(C(n),s.id,o,{state:"abandoned"}):n;if(e!=="adjusts")return{...n,said:{title:t,at:o}};if(s===void 0||s.state==="abandoned")return Y(n,t,o);let r=[...s.details.filter(a=>a!==t),t].slice(-Je),i=Cn(s,ti(s.title,t));return E(C(n),s.id,o,{...i,state:"refined",details:r})}function Qe(n,{finished:e,at:t}){let o=F(n);if(n.said?.title==="")return C(n);if(o===void 0||!R(o)||n.said!==void 0)return n;let s=$(n,o.id).some(({state:i})=>i!=="deleted"),r=e&&!s?"completed":"progress";return E(n,o.id,t,{state:r,turns:o.turns+1})}function nt(n,{kind:e,status:t,at:o}){let s=F(n);if(s===void 0||!R(s)||e===void 0||t===void 0)return n;let r=$e(e,t),i=$(n,s.id).some(({state:a})=>a!=="deleted");return E(n,s.id,o,{advances:[...s.advances??[],r].slice(-si),state:r.delta>0&&!i?"progress":s.state})}var F=({goals:n,current:e})=>n.find(({id:t})=>t===e);function Y(n,e,t){let o=n.goals.find(l=>I(l.title)===I(e)),s=o?.id??Me("prompt",e),r=o?.asked??t,i={state:"active",source:"prompt",details:[],formerly:[],turns:0},a=o!==void 0&&R(o)?o:{id:s,title:e,since:t,asked:r,...i},d=n.goals.filter(({id:l})=>l!==a.id);return{...C(n),goals:[...d,a],current:a.id}}function ri(n,e,t){let o=F(n),s=o===void 0?void 0:Ve(o.title,e);return o!==void 0&&s!==void 0&&o.state!=="abandoned"?E(C(n),o.id,t,{...Cn(o,s),state:"refined"}):!(o!==void 0&&R(o)&&o.turns===0)||$(n,o.id).length>0||I(o.title)===I(e)?Y(et(n,t),e,t):an(o.title,e)?E(C(n),o.id,t,{...Cn(o,e),state:"refined"}):Y(E(n,o.id,t,{state:"abandoned"}),e,t)}function Cn(n,e){return e===void 0||e===n.title?{}:{title:e,formerly:[...n.formerly,n.title].slice(-Je)}}function et(n,e){let t=F(n);return t===void 0||!R(t)||t.turns===0||$(n,t.id).some(L)?n:E(n,t.id,e,{state:"completed"})}var C=({said:n,...e})=>e;var ii=3;function tt(n,{task:e,made:t,subject:o,state:s,at:r}){let i=`#${e}`,a=n.tasks.find(u=>u.key===i);if(a!==void 0){let u=t===!0&&a.subject!==""?void 0:o,h=it(a,u,s,r),b=n.tasks.map(x=>x.key===i?h:x);return jn({...n,tasks:b},a.goal,r)}let d=dt(n,r),l=st({key:i,...at(d),subject:o??"",state:s??"pending"},r);return jn({...d,tasks:[...d.tasks,l]},l.goal,r)}function ot(n,{tasks:e,agent:t,at:o}){let s=n.tasks.filter(c=>c.place!==void 0&&c.agent===t),r=s.filter(({state:c})=>c!=="deleted"),i=e.some(({subject:c})=>!r.some(g=>g.subject===c)),a=t===void 0&&i?dt(n,o):n,d=ai(r,e),l=e.map((c,g)=>{let N=d[g];if(N!==void 0)return{...it(N,c.subject,c.state,o),place:g};let At=`${t??""}:${c.subject}:${o}`;return st({key:At,...t===void 0?at(a):{agent:t},...c,place:g},o)}),h=s.filter(c=>!d.includes(c)).map(c=>L(c)?{...c,state:"deleted",since:o}:c).map(c=>({...c,place:Pn})),b=a.tasks.filter(c=>!s.includes(c));return[...new Set([...l,...h].map(({goal:c})=>c))].reduce((c,g)=>jn(c,g,o),{...a,tasks:[...b,...h,...l]})}var st=(n,e)=>({...n,since:e,asked:e,formerly:[]}),Pn=-1,rt=(n,{agent:e})=>({...n,tasks:n.tasks.filter(t=>t.agent!==e)});function ai(n,e){let t=new Set(n.filter(({place:r})=>r!==Pn)),o=r=>(r!==void 0&&t.delete(r),r),s=e.map(({subject:r})=>o([...t].find(i=>i.subject===r)));return e.map(({subject:r},i)=>s[i]??o([...t].find(a=>a.place===i&&L(a)&&an(a.subject,r))))}function it(n,e,t,o){let s=e!==void 0&&e!==n.subject,r=t??n.state;return{...n,state:r,since:r===n.state?n.since:o,...s?{subject:e,formerly:n.subject===""?[]:[...n.formerly,n.subject].slice(-ii)}:{}}}var at=({current:n})=>P({goal:n});function dt(n,e){let t=F(n);return t!==void 0&&R(t)&&$(n,t.id).some(L)||!n.said?.title?n:Y(n,n.said.title,e)}function jn(n,e,t){let o=e===void 0?[]:$(n,e).filter(({state:i})=>i!=="deleted");if(e===void 0||o.length===0)return n;if(!o.some(L))return E(n,e,t,{state:"completed"});let s=n.goals.find(({id:i})=>i===e)?.state;return o.some(({state:i})=>i==="in_progress"||i==="completed"&&s!=="abandoned")||s==="completed"?E(n,e,t,{state:"progress"}):n}var di=40,li=120;function ci(n,e){return e.type==="asked"?Ze(n,e):e.type==="answered"?Qe(n,e):e.type==="planned"?ot(n,e):e.type==="task"?tt(n,e):nt(rt(n,e),e)}function ui(n){return{...n,goals:lt(n.goals,di,({state:e})=>e==="completed"||e==="abandoned"),tasks:lt(n.tasks,li,({state:e})=>e==="completed"||e==="deleted")}}function lt(n,e,t){if(n.length<=e)return n;let o=n.filter(t).slice(0,n.length-e);return n.filter(s=>!o.includes(s)).slice(-e)}var Hn={base:Ie,events:[],told:{}},ut=240;function pt(n,e){let t=new Map(n.events.map(s=>[s.id,s]));for(let s of e){if(n.horizon!==void 0&&s.at<=n.horizon)continue;let r=t.get(s.id);t.set(s.id,r===void 0?s:fi(s,r))}let o={...n,events:gi([...t.values()])};return o.events.length>ut?mi(o):o}var pi=({base:n,events:e})=>ui(e.reduce(ci,n));function mi(n){let e=n.events.slice(0,n.events.length-ut/2),t=e.at(-1)?.at;return{...n,base:pi({base:n.base,events:e}),...P({horizon:t}),events:n.events.slice(e.length)}}var ct=n=>JSON.stringify(n);function fi(n,e){let[t,o]=mt(n,e)?[n,e]:[e,n];return t.type===o.type?{...o,...t}:t}var mt=(n,e)=>n.at===e.at?ct(n)<ct(e):n.at<e.at,hi=2e3;function gi(n){let e=[...n].sort((t,o)=>mt(t,o)?-1:1);for(let t=0;t<e.length;t+=1){let o=yi(e,t);o!==void 0&&e.splice(t,0,...e.splice(o,1))}return e}function yi(n,e){let t=n[e];if(t?.type!=="task"||t.from===void 0)return;let o=Date.parse(t.at)+hi;for(let s=e+1;s<n.length;s+=1){let r=n[s];if(r===void 0||Date.parse(r.at)>o)return;if(r.type==="task"&&r.task===t.task&&r.state===t.from&&r.from!==t.state)return s}}function Gn(n){let e=A(n),t=wi.get(pn(e.type));if(t===void 0||!S(e,{id:"text",at:"text",...t}))return!1;let{at:o,state:s,tasks:r=[]}=e,i=s===void 0||s==="deleted"||Nn(s)!==void 0,a=d=>S(d,{subject:"text"})&&Nn(A(d).state)!==void 0;return!Number.isNaN(Date.parse(pn(o)))&&i&&Array.isArray(r)&&r.every(a)}var wi=new Map([["asked",{kind:"text",title:"text"}],["answered",{finished:"flag"}],["planned",{tasks:"list",agent:"?text"}],["task",{task:"text",subject:"?text",from:"?text"}],["agent-ended",{agent:"text",kind:"?text",status:"?text"}]]);var ft=["compaction","clear","crash","end"];var m=require("node:fs");var X=require("node:fs");function j(n){return/^[A-Za-z0-9_-]{1,100}$/.test(n)?n:`x${Buffer.from(n).toString("hex").slice(0,60)}-${rn(n)}`}var V=n=>w(n,"taken"),ln=n=>v(()=>(0,X.readdirSync)(V(n)),[]);var ht=100,J=n=>n.code,bi=new Set(["EACCES","EPERM","EISDIR"]);function ki(n){let e;try{e=(0,m.readFileSync)(n,"utf8")}catch(s){return J(s)==="ENOENT"?void 0:{file:n,records:[],broken:1,isUnread:!0}}let t=[],o=0;for(let s of e.split(`
`)){if(s==="")continue;let r=v(()=>JSON.parse(s));r===void 0?o+=1:t.push(r)}return{file:n,records:t,broken:o}}function gt(n,e){let t=w(n,`${e}.jsonl`),o=()=>ln(n).filter(d=>d.startsWith(`${e}.`)).sort().map(d=>w(V(n),d)),s=d=>d.map(ki).filter(l=>l!==void 0),r=()=>{let d=`${Date.now().toString(36).padStart(9,"0")}-${process.pid}-${process.hrtime.bigint().toString(36)}`,l=w(V(n),`${e}.${d}.taken.jsonl`);try{(0,m.renameSync)(t,l)}catch(u){if(J(u)!=="ENOENT"||!(0,m.existsSync)(t))throw u;(0,m.mkdirSync)(V(n),{recursive:!0,mode:448}),(0,m.renameSync)(t,l)}},i=()=>{try{return(0,m.openSync)(t,"a",384)}catch(d){if(!bi.has(J(d)??""))throw d;try{r()}catch(l){if(J(l)!=="ENOENT")throw d}return(0,m.openSync)(t,"a",384)}},a=d=>{let l=i();try{let u=(0,m.writeSync)(l,d),h=`only ${u} of ${d.length} bytes of a record could be written`;if(u<d.length)throw new H("IO_FAILED",h,{hint:"the disk is full"});return(0,m.fstatSync)(l).ino===v(()=>(0,m.statSync)(t).ino)}finally{(0,m.closeSync)(l)}};return{append:d=>{(0,m.mkdirSync)(n,{recursive:!0,mode:448});let l=Buffer.from(`
${JSON.stringify(d)}
`);for(let u=0;u<ht;u+=1)if(a(l))return;throw new H("IO_FAILED",`the spool was taken away ${ht} times during one write`)},read:()=>s([...o(),t]),take:()=>{try{r()}catch(d){if(J(d)!=="ENOENT")throw d}return s(o())},remove:d=>{for(let{file:l,isUnread:u}of d)u!==!0&&(0,m.rmSync)(l,{force:!0})},sizeBytes:()=>v(()=>(0,m.statSync)(t).size,0)}}var cn=(n,e)=>Array.isArray(n)&&n.every(t=>S(t,e)),yt={state:"text",since:"text",asked:"text",formerly:"list"};function Si(n){let{goals:e,tasks:t}=A(A(n).base);return S(n,{events:"list",told:"object"})&&cn(e,{...yt,id:"text",title:"text",details:"list"})&&cn(t,{...yt,key:"text",subject:"text"})}function bt(n){let e=r=>w(n,`${j(r)}.json`),t=r=>gt(n,j(r)),o=()=>v(()=>(0,T.readdirSync)(n),[]),s=r=>{let i=Fn(e(r));return Si(i)?{...i,events:i.events.filter(Gn)}:void 0};return{read:r=>v(()=>wt(s(r),t(r).read()),Hn),sessions:()=>[...new Set([...o(),...ln(n)].filter(r=>/\.jsonl?$/.test(r)).map(r=>r.slice(0,r.indexOf("."))))],note:(r,i)=>{i.length>0&&t(r).append(i)},open:r=>{let i=t(r),a=i.take(),d=s(r);if(!(d===void 0&&a.length===0))return{book:wt(d,a),write:l=>{Dn(e(r),l),i.remove(a)}}},drop:r=>{let i=o().filter(a=>a.startsWith(`${j(r)}.`));for(let a of i)(0,T.rmSync)(w(n,a),{force:!0})},prune:(r,i)=>{for(let a of o().map(d=>w(n,d))){let d=v(()=>(0,T.statSync)(a).mtimeMs,Number.POSITIVE_INFINITY);r-d>i&&(0,T.rmSync)(a,{force:!0})}}}}function wt(n=Hn,e){let t=e.flatMap(({records:o})=>o.flat()).filter(Gn);return t.length===0?n:pt(n,t)}var kt={file:"text",offset:"number"},xi={id:"text",at:"text",text:"text",role:"?text",toldTo:"list"};function vi(n){let{heard:e,notBefore:t,occasion:o,salient:s}=A(n);return S(n,xi)&&ft.includes(o)&&[e,t].every(r=>r===void 0||S(r,kt))&&(s===void 0||S(s,{mode:"text"})&&cn(A(s).memories,{id:"text",score:"number"}))}var Ei={asked:"list",tried:"list",decided:"list",found:"list",finished:"list",tasks:"list",files:"list",answered:"list",isAnswered:"flag",ahead:"?texts"},Ti={candidates:"list",written:"list",turn:"number",message:"number",upTo:"number"},Ai={source:"text",text:"text",about:"text",turn:"number",message:"number"};function Oi(n){let{mark:e,told:t,gathered:o}=A(n);return S(n,Ei)&&(e===void 0||S(e,kt))&&(o===void 0||S(o,Ti)&&cn(A(o).candidates,Ai))&&(t===void 0||S(t,{id:"text",text:"text"}))}function St(n,e,t){let o=s=>w(n,`${j(s)}.${e}.json`);return{read:s=>{let r=Fn(o(s));return t(r)?r:void 0},write:(s,r)=>Dn(o(s),r),remove:s=>(0,T.rmSync)(o(s),{force:!0})}}var xt=n=>St(n,"handoff",vi);function vt(n){let{read:e,write:t}=St(n,"story",Oi);return{read:o=>e(o)??Ye,write:t}}var yl=2*1024*1024;var Wn=({ended_at:n,died_at:e,started_at:t})=>n??e??t;var Al=14*864e5;var Ol=3*864e5;function Et({states:n,handoffs:e},t,o){let r=n.recent().filter(i=>!o.includes(i.session_id)&&(i.ended_at??i.died_at??"")>t).sort((i,a)=>Wn(i)<Wn(a)?1:-1).flatMap(({session_id:i})=>e.read(i)??[]).find(({text:i})=>Mn(i)!=="none");return r!==void 0&&Mn(r.text)==="done"?r:void 0}function Tt({directory:n}){let e=w(n,"sessions");return{stories:vt(e),goals:bt(w(n,"goals")),handoffs:xt(e)}}function _i(n,e,{home:t,states:o}){let r=n.map(d=>d.lastSeenAt).sort().at(-1)??"",i=[e,...n.map(d=>d.session)],a=Et({states:o,handoffs:Tt(t).handoffs},r,i);return a&&Ue(a,Date.now())}0&&(module.exports={workSince});
});
// build 2f95f0f58e7cd4db9c2e7c78dcba68ec
