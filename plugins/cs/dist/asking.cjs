(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var l=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var k=Object.prototype.hasOwnProperty;var x=(n,e)=>{for(var t in e)l(n,t,{get:e[t],enumerable:!0})},q=(n,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of v(e))!k.call(n,o)&&o!==t&&l(n,o,{get:()=>e[o],enumerable:!(a=b(e,o))||a.enumerable});return n};var j=n=>q(l({},"__esModule",{value:!0}),n);var G={};x(G,{MAX_WEIGHED_CHARS:()=>C,answersBy:()=>$,asksBy:()=>W,evidenceOf:()=>f});module.exports=j(G);function h(n){let e;return()=>(e??={it:n()},e.it)}var E=600,O=/`[^`]*`/g,T=/https?:\/\/\S+/g,A=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,S=/\b[\w-]+\.[a-z]{1,5}\b/g,z=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,R=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,M=/\b\d[\w.]*/g,I=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,N=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,D=",:;\u2014\u2013",L=5,_=6,K=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(O," \xA7code ").replace(T," \xA7url ").replace(A," \xA7path ").replace(S," \xA7file ").replace(R,e=>e.toLowerCase()).replace(z," \xA7name ").replace(M," \xA7num ").toLowerCase(),F=n=>{let e=[...n];return[...e.slice(1).map((t,a)=>`${e[a]}${t}`),...e]};function m(n){let e=(K(n.slice(0,E)).match(I)??[]).flatMap(o=>N.test(o)?F(o):o),t=e.filter(o=>!D.includes(o)),a=t.filter(o=>o==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((o,i)=>`${e[i]} ${o}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(_,Math.floor(t.length/L))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...a>0?["a name"]:[],...a>1?["names"]:[]])]}var H=150;function p(n){let e=0,t=h(()=>new Map(n.split(`
`).map(w)));return{get:a=>(e+=1,e>H?t().get(a):U(n,a))}}function w(n){let e=n.lastIndexOf(" ");return[n.slice(0,e),Number(n.slice(e))]}function U(n,e){for(let[t,a]=[0,n.length];t<a;){let o=t+a>>1,i=n.lastIndexOf(`
`,o-1)+1,s=n.indexOf(`
`,o),r=s<0?n.length:s,[u,y]=w(n.slice(i,r));if(u===e)return y;u<e?t=r+1:a=i}}var g=(n,e)=>n.reduce((t,a)=>t+(e.get(a)??0),0)/Math.sqrt(n.length||1);var d={bias:-147,answers:[-160,126,184,184,-270],words:`, -200
, according -141
, all -108
, alles -177
, and 111
, any -121
, as\xED -262
, because -213
, before 99
, bevor 336
, bitte -206
, but 106
, by 172
, c'est -243
, c'\xE9tait 198
, check -133
, code -92
, con 356
, couldn't 294
, cursor 101
, cu\xE1l -128
, da -345
, das -332
, dass 284
, den 229
, der -397
, did 237
, didn't 253
, die -313
, do 317
, does 166
, don't -145
, donc -173
, e 494
, each -143
, el -309
, ent\xE3o -135
, es -200
, especially 116
, et 305
, even 93
, everything -153
, fix -96
, for 102
, half -244
, how 505
, i'd 139
, i'm -117
, i've -163
, implement -289
, in -302
, is 601
, isn't 245
, it's -190
, jamais -172
, keep -176
, kein -191
, keine -107
, las 104
, le -130
, let's -138
, like 146
, lo -181
, los -411
, me 242
, my -132
, nada -202
, never -116
, niente -274
, no -357
, nobody -244
, noi -439
, non -224
, not -421
, nothing -127
, o -275
, oder 185
, one -169
, only -107
, or 153
, otherwise -127
, pas -223
, plain -129
, plan 148
, please -176
, porque -159
, push -139
, qual 183
, que -353
, qu\xE9 298
, si -280
, sin -117
, so -351
, solo -92
, that -287
, that's -307
, the -265
, then -199
, there -135
, they -267
, those -125
, though 213
, tu -165
, un -253
, und 98
, use -177
, was 288
, wasn't 274
, we -426
, weil -117
, wenn 96
, what 463
, when 254
, where 548
, which 299
, who 385
, why 256
, wie 317
, wir -211
, with -132
, y -270
, you -222
, \xA7file -118
, \xA7name -248
, \xA7num 147
, \xE9 -220
, \u0431\u0435\u0437 -323
, \u0432 -217
, \u0447\u0442\u043E 149
: -107
: : 475
: did 218
: do 314
: how 142
: i -93
: if 234
: is 390
: no -232
: one -106
: should 163
: the -344
: true -98
: we -111
: what 322
: when 98
: why 315
: \xA7code -98
: \xA7num -310
: \xA7path -98
; -166
^^a partir -185
^^add a -183
^^and what -387
^^any idea 108
^^anything left 298
^^are the 90
^^are there 248
^^are you -108
^^ask me -112
^^before i 148
^^before we -171
^^bitte keine -142
^^bring me 109
^^btw the -93
^^can i 275
^^can it -144
^^can we -135
^^can you -276
^^catch me 212
^^check the -96
^^chez nous -179
^^combien de -95
^^commit push -153
^^continue from 440
^^continue where -138
^^continue with -192
^^could we -172
^^create a -93
^^did anybody 153
^^did the 163
^^did we 101
^^did you -240
^^didn't we 238
^^do i 620
^^do it -117
^^do not -109
^^do you 152
^^does the -125
^^does this -178
^^el servidor -189
^^en este -159
^^en qu\xE9 -96
^^explain to 103
^^feature branches -98
^^fill me 334
^^find out -126
^^fix the -121
^^for the 193
^^for \xA7num -139
^^from now -128
^^fyi the -92
^^gibt es 145
^^give me 97
^^haben wir -278
^^has anyone 222
^^hast du -113
^^have the 182
^^have you 199
^^hmm i 207
^^how about -137
^^how are -239
^^how can -153
^^how come 344
^^how did -274
^^how far 290
^^how long -280
^^how many -103
^^how should 94
^^how was 156
^^how would -183
^^how'd we 219
^^i always -295
^^i am 94
^^i can't 189
^^i forgot 99
^^i have 201
^^i just -336
^^i like -108
^^i lost 110
^^i need 219
^^i prefer -111
^^i see 251
^^i still -166
^^i think -286
^^i thought 179
^^i told -94
^^i was 186
^^i would 224
^^i've just -134
^^ich habe 104
^^if you 138
^^il server -315
^^in this -104
^^in which -122
^^is it 129
^^is that -359
^^is the 318
^^is this -237
^^is \xA7code 100
^^let me 222
^^let's continue 119
^^let's do -145
^^lo que -176
^^look into -118
^^look up 117
^^make a -166
^^make the -175
^^me lembra 191
^^mise run -98
^^no hab\xEDamos 171
^^non avevamo 317
^^not sure 199
^^now that -199
^^on which 162
^^or is -104
^^o\xF9 en 519
^^pas de -108
^^pick up 329
^^por qu\xE9 -250
^^pourquoi le -422
^^pourquoi on 218
^^qual era -110
^^quanto tempo -161
^^quem sugeriu 155
^^qui a -114
^^qui\xE9n propuso 202
^^qu\xE9 qued\xF3 143
^^recuerdas c\xF3mo 194
^^refresh my 297
^^remember that -213
^^remember the -181
^^remember to -196
^^remember we -188
^^remind the -169
^^remove the -134
^^run the -94
^^same error 308
^^save files -103
^^se puede 106
^^should i -214
^^should the -100
^^should we -270
^^show me -137
^^store the -296
^^summarise what 194
^^te acuerdas 168
^^tell me 90
^^that was -168
^^the old 205
^^the reason -376
^^there is -177
^^there was -116
^^there's a 99
^^there's one 146
^^ti ricordi 316
^^tu te 260
^^update the -104
^^use the -186
^^voc\xEA lembra 271
^^was the 289
^^was there 154
^^we can't -97
^^we decided -211
^^we had 133
^^we have -153
^^we need -100
^^we settled -202
^^we're on -100
^^wei\xDFt du 125
^^wer hat 111
^^what are -212
^^what did -376
^^what do 144
^^what does -222
^^what else -207
^^what has 231
^^what made 387
^^what other -296
^^what was -192
^^what were 116
^^what would -180
^^what's left 222
^^what's our 211
^^what's outstanding 185
^^whats the 211
^^when is -248
^^when the -112
^^where did 139
^^where does -111
^^where is -244
^^where were 221
^^where's the 149
^^which file -138
^^which line -238
^^which tests 127
^^who decided 245
^^who reviews 355
^^who wrote -284
^^whom do -153
^^why are 320
^^why did -213
^^why do -244
^^why does -136
^^why don't 99
^^why isn't 319
^^why \xA7num 361
^^wie viele -120
^^wir haben -200
^^wo wird -137
^^would it -110
^^write a -101
^^\xA7name \xA7num 219
^^\xA7name \u306F -92
^^\xA7path is 147
^^\u0443 \u043D\u0430\u0441 -501
^^\u30A8\u30E9 \u30E9\u30FC -94
^^\u30AB\u30EC \u30EC\u30F3 118
^^\u30C6\u30B9 \u30B9\u30C8 -115
^^\u30D1\u30FC \u30FC\u30B5 -92
^^\u4F60\u8FD8 \u8FD8\u8BB0 177
^^\u63D0\u9192 \u9192\u6211 96
^^\u670D\u52A1 \u52A1\u5668 -190
^a 123
^abbiamo 145
^add -405
^after 93
^ah -219
^algu\xE9m 240
^also -149
^always -208
^and -581
^any 510
^anything 113
^aqui -92
^as -122
^ask -109
^at -95
^auf -145
^benenne -213
^betr\xE4ge -120
^brainstorm -144
^branch 353
^bring 221
^btw -137
^but -300
^by 113
^c'est 207
^can -201
^can't 356
^catch 212
^changelog -92
^che -157
^check 92
^chez -179
^chi 111
^ci -204
^code -110
^combien -95
^come -143
^comment -116
^como -272
^compare -159
^con -364
^continua -140
^cosa 259
^coverage -129
^create -99
^critical -108
^customer -103
^da -160
^de -286
^delete -102
^deploy 251
^deploys -93
^deprecations -172
^did -110
^didn't 140
^die -208
^do 100
^don't -128
^d\xF3nde -92
^e -97
^ehh -159
^ensure -158
^errors -217
^every -168
^feature -129
^fill 334
^find -123
^firmware -141
^fix -223
^fr\xFCher 270
^fyi -127
^generate -103
^get 237
^gibt 145
^got 90
^haben -278
^hai -176
^has 298
^hast -113
^hat 277
^have 142
^hay 155
^hey 96
^hmm -114
^hmmm -111
^ho 141
^hold -207
^house -205
^how -107
^how'd 219
^ich 118
^if 111
^im 176
^implement -228
^in -95
^is 221
^isn't -111
^ist 115
^it -153
^it's 370
^j'ai 268
^just -198
^kann -103
^keep -172
^kommentare -113
^la -105
^las -197
^leave -228
^legal -264
^les -465
^list 457
^lo -179
^log -165
^make -333
^merge -97
^mi 177
^migrations -126
^my 330
^nada -133
^ne -158
^need 141
^neue -187
^never -196
^new -218
^niente -196
^no -191
^nobody -99
^non -186
^note -144
^now -236
^npm 197
^nunca -279
^n\xE3o 288
^oh -186
^ok -247
^on -165
^one -146
^only -221
^open 154
^or -250
^os -285
^our -274
^para -186
^pas -108
^perch\xE9 -164
^pick 329
^por -357
^port -145
^posso 452
^pourquoi 219
^prefer -119
^prod 187
^puedes -205
^pushing 156
^put -199
^q -189
^quais 101
^qual -446
^quando 117
^quante 380
^quanto -121
^que 238
^quels 107
^quem 333
^question -127
^quick 441
^qu\xE9 130
^rappelle-moi 378
^recall 193
^recuerdas 194
^recu\xE9rdame 270
^redis -200
^refresh 297
^release -91
^remove -134
^resume 219
^revert -404
^ricordami 332
^right 120
^roda -195
^route -96
^run -210
^same 242
^save -112
^search 479
^seit 106
^set -159
^should 169
^show -228
^si -171
^sigue 107
^since 105
^skip -125
^sorry -154
^squash 340
^staging 152
^state -124
^still -207
^store -299
^su 348
^summarise 134
^summarize 183
^tabs 229
^te 515
^tell 90
^terraform -136
^tests -197
^that -289
^that's -165
^the -232
^there's 173
^they -147
^to 273
^toujours -181
^tu -223
^two 260
^und -146
^une -112
^update -215
^usamos -149
^was -232
^wasn't 243
^we -495
^we're -211
^we've 202
^wei\xDFt 125
^welche -105
^welchen 281
^wer 162
^what 143
^whats 216
^when -216
^where -210
^where's 113
^which 180
^whom 185
^why 298
^wie -223
^wir -478
^wo -90
^would 443
^wrap -104
^write -316
^yeah -243
^yep -155
^yes -267
^you -417
^zeige -200
^\xA7file 691
^\xA7name 291
^\xA7num -303
^\xA7path 135
^\xE7a 155
^\u0432\u0441\u0435\u0433\u0434\u0430 -130
^\u0434\u0430 -106
^\u0438 141
^\u043A\u0430\u043A\u0438\u0435 257
^\u043F\u043E\u0447\u0435\u043C\u0443 140
^\u0442\u0435\u0441\u0442\u044B -144
^\u0443 -156
^\u0447\u0442\u043E 131
^\u3082\u3046 -234
^\u30A8\u30E9 -94
^\u30AB\u30EC 118
^\u30C6\u30B9 -115
^\u30D1\u30FC -92
^\u30EC\u30B8 127
^\u4E4B\u524D 109
^\u524D\u56DE 211
^\u5916\u90E8 -104
^\u5F53\u521D 153
^\u600E\u4E48 -339
^\u6211\u4EEC -266
^\u63A5\u53E3 117
^\u63D0\u9192 96
^\u65E5\u5386 155
^\u6628\u65E5 116
^\u670D\u52A1 -190
^\u6CA1\u6709 -135
^\u6D4B\u8BD5 -249
^\u8FD9\u4E2A -278
a , 178
a agenda 211
a backup -145
a bare 367
a broken 222
a bug -96
a bunch -97
a call 94
a causa 173
a certain 241
a change 161
a che 192
a clean 180
a commit -173
a convention 134
a customer -158
a d -101
a date -109
a decision 143
a default -229
a different -241
a down -125
a d\xE9j\xE0 462
a f 100
a feature 265
a fini 118
a flag -108
a folder 99
a full 148
a function -149
a git -226
a go -96
a helper -309
a i -154
a internet -139
a known 229
a la -139
a line 140
a link -173
a little -168
a look -251
a los -227
a message -97
a migration -153
a month -141
a n -103
a name -107
a nightly 132
a note 118
a parameter -299
a partir 122
a promise 140
a prompt 174
a propos\xE9 278
a query 170
a queue -344
a real 238
a reason 476
a reasonable -259
a recap 283
a repo 158
a request 101
a row 177
a rule 214
a short 159
a small -162
a step -152
a stop -97
a ticket -209
a timeout -360
a timing -127
a turn -163
a type 181
a un -213
a week -142
a \xA7code -157
a \xA7file 129
a \xA7name -227
a \xA7num -210
a \xFAltima -216
a-t-il -126
a-t-on -135
ab , 99
abbiamo 509
abbiamo scelto 106
abh\xE4ngigkeiten -124
able -140
able to -143
about 515
about it 101
about our 137
about the 437
about to 188
about \xA7name 206
above 103
above \xA7num 175
accents 192
accept 371
accepts -92
accessibility 179
account -99
accounts 119
across all -118
action -227
actions -134
active -131
actual 178
acuerdas 168
ad -131
adapter -192
add -316
add a -163
add any -208
add it -131
add some -98
added -189
added the -225
added this 119
adding a -135
address -316
addressed 238
adesso -141
af 107
after a 128
after init -134
after that -167
after this -392
after your -181
afterwards -135
again , -191
again how 559
again in -136
again please -112
again why 323
against 358
against it 243
against the -180
agenda 211
agent -260
agent and -95
agent is 136
agents -236
agents , -141
agora -381
agree 189
agreed 508
agreement 467
agreement with 133
ah , -136
ahead -234
ahead of -172
ahora -299
ah\xED -268
ai 435
ainda 164
airflow -156
alert 145
algo -150
alguien 621
algum 252
algu\xE9m 723
algu\xE9m j\xE1 219
alg\xFAn 202
alias 173
all -111
all , -215
all of 146
all our -147
all public -92
alla -295
alla fine 92
alles -243
allow 241
allowed 527
allowed to 627
alone 302
alone , 291
already 129
already , 203
already a 112
also -377
also , -99
also the -97
alte 262
alter 317
alternatives -114
although 491
although the 92
always -226
always run -102
always use -215
am 222
am ende -222
ambiente -297
amend -146
amounts -207
an , -260
an argument -113
an die 360
an entry -91
an error -170
an example -100
an explicit 105
an index -134
an integration -90
an old 192
an owner 91
an upper 184
analytics -102
analyze -115
anche -317
ancora 509
and -171
and a -181
and add -99
and an -154
and commit -214
and commits 93
and do -104
and fix -119
and from -99
and i'm -110
and in 197
and is 160
and it -96
and leave -93
and look -136
and nobody 222
and not 561
and nothing -170
and on 190
and push -113
and remember -166
and resolve -91
and since 169
and tell -195
and that -125
and the -145
and what 118
and what's 154
and when 141
and which 237
and who 479
and why 308
and \xA7name -108
and \xA7num -131
announced in -101
anos -111
answer -175
antes de -222
any failures -132
any file -90
any more 388
any notes 94
any other -241
any work 361
anybody 362
anymore , 180
anyone 500
anything -106
anything about 401
anything else -195
anything in -134
anything left 298
anything under -120
anything visual -163
anyway -173
anywhere -266
anywhere in -92
apagar 238
aparece -104
aperta -172
api -184
app , -168
app with -206
appear -99
appears -239
applied -200
applies -107
apply -111
approaches -95
appropriate -111
approval 137
approvals 151
aqui -181
archive 252
archiver 90
archivo -114
are -314
are a -139
are for -207
are not -337
are off -187
are on 230
are still -210
are the 138
are two -117
are you -525
aren't 258
argument 207
around 195
arquivo -415
array -326
arreglado 171
arreglado ya 171
arriba -289
as -110
as a -109
as i -105
as last 286
as well -222
ask 143
ask me -104
asked for 224
asking 197
asks 267
assertion -150
assume 94
assuming -132
as\xED que -266
at most -205
at night 301
at once -127
at some 141
at the -94
at this -96
at \xA7name 281
attached to 164
attributes 215
attribution -171
auch -523
auf dem -108
auf den 272
auf deutsch 135
auf die 325
auf main -99
aus 229
aus dem 159
ausgabe 162
aussi -139
author -130
auto commit -91
auto-commit -192
auto-summarization -165
autofix 292
automation -162
autre -126
aux 250
available -147
available on -107
avait 755
avait-on 548
avant 129
avanti -168
avec 97
avec les -216
avevamo 529
ayer 539
ayuntamiento 104
b , 145
back 280
back then 522
back to -104
backend 90
background 117
backup 270
backups 115
badges 170
bail 171
bail out 195
balance 118
banco -209
banco , -96
bank 188
bar -151
bare 450
base -252
base de -201
based -174
bash , 205
basta -135
bats 254
bau -246
be a -96
be able -111
be cleared -120
be easier -142
be in 316
be lost 341
be tested -104
be that -109
be the 119
became 259
because -289
because of -165
because the -157
because we 232
become 198
beehive 171
been 448
been addressed 330
been any 139
been applied -151
been done 97
before , 139
before : -122
before a -158
before i 315
before it -122
before or -132
before the -388
before they -151
before you -364
before your -127
begin -159
beginning -197
behaviour -172
behind 474
behind that 245
bei den 190
bei der 467
bei uns 159
beim 317
being -337
believe 305
belong -102
belongs to 115
bench -147
benchmark -124
benenne -213
beschlossen 208
besser -382
best -385
betr\xE4ge -120
better -348
better for -215
between the -221
between two 124
bevor 230
bevor du -172
big -224
bigdecimal -96
bigint -121
bigquery -118
binary 196
bis 368
bitte -211
bitte keine -142
black 345
blame -154
blank 117
blob 387
blocker 534
blocker for 257
blocking 215
blocks 404
bon 220
boot 292
bot -182
both -166
bound 174
box -112
brainstorm -182
branch -305
branch for 184
branch was 146
branche -218
branches -125
branches are -121
braucht 205
break -228
breaking -293
breaking changes -110
breaks -192
bridge 328
bring 260
bring me 109
british -134
british spelling -99
broken 371
btw -257
btw the -93
budget 140
bug 317
bug or 200
bugbot -184
build -253
build of -387
builder -113
bump 198
bun 168
bunch -97
bunch of -97
bundle -126
business -139
but -165
but a 142
but i -136
but in 93
but it's 160
but not -146
but should 265
but they 196
button -353
buttons -97
by -174
by an -126
by default -209
by now 386
by one -154
by step -152
by the -233
by using 150
by \xA7name 175
c 107
c'era 505
c'est -250
c'est la -125
c'\xE8 -146
c'\xE9tait 367
c'\xE9tait quoi 200
cache -124
cache the -291
cached 124
caching 243
caisse 458
caixa 166
caja 321
calcul -101
calcul des -101
calculated -123
calculation -146
calendrier 177
call -231
call sites -102
call with 223
called here -247
calls 202
calls \xA7name -360
cambios 104
came 210
can -202
can do -254
can go -129
can i 335
can see -176
can we -250
can you -285
can't 156
can't be 268
can't find 186
can't remember 194
can't use 281
cannot -281
capped 156
capped at 156
captures 152
capturing -135
capturing the -146
card 154
carga -187
cargo 532
carry -125
cartella 152
case -120
cases -195
caso -182
casos -150
cat 97
catalogue 110
catch 147
catch me 223
catch the -229
cat\xE1logo 219
causa 158
cause 93
caused -161
caused it -162
ce projet 108
ce que -140
central -144
centre -257
certificate 177
cette -107
cette erreur 155
change -279
change , -105
change to -139
change without 300
changed -210
changed in -229
changelog -96
changes -192
changes to 450
chang\xE9 -198
chaque -357
chaque lundi -100
characters -145
characters , 164
charged 161
chat -154
che punto 192
check again -111
check for 102
check if -105
check the -245
check with -107
checked -127
checking -182
checkpoint -210
checkpoint id 178
checkpointid -181
checkpoints -295
checkpoints for -95
cherry-pick -285
chez 311
chi 603
chi ha -132
chiavi 93
choice 423
choir 201
chokes 118
choose 279
choose the 111
chose 312
chrome -145
chunk -209
ci 183
claims 224
clase -170
class -228
claude -317
claude , -120
clean state 180
clean up -142
cleaning 107
cleanup -213
clear -207
cleared -157
cli -106
cli repo 201
click -319
click on -206
clickhouse 220
client , 268
cliente -209
clinic 247
clippy -345
clock -131
closed -137
closes -131
closes the -134
closing 113
clue 91
cluster -167
cl\xE9s -170
code -369
code that -152
codebase -141
coderabbit -99
codice -116
cofre 93
cola 169
collaudo -276
colour 152
coluna -179
com -230
com a 186
com'era 174
comando 300
comando de 216
come 305
come from -234
come out -149
come the 93
come up -393
comentarios -121
comes from -153
command -103
command for 98
command line 105
comme 145
commencer -152
comment -106
comment from -112
comment on 268
comments -369
comments in 103
commit -365
commit and -136
commit hook 202
commit in -157
commit it -101
commit message 346
commit messages 182
commit or 335
commit that -161
commit this -117
commit to 106
commit what -122
commits -173
commits , -167
committing -110
common 119
como 237
compass 281
compile 98
compiler -443
complain -152
complains 106
complex -120
complexity -100
complicated -122
compl\xE8te 115
component -479
componente -465
components -151
con 248
con el 148
con i 324
con il -166
con le 210
con lo 193
con los 135
concerning 198
concurrent -245
concurrently -138
condensation -175
condense -144
condition -204
config -151
configuration -175
conflict -188
conflicts -167
confused -142
connection -153
connector -103
consistency -240
console -176
const -153
constants 181
constructor -133
consulta -273
consultas 131
conta -310
contact 373
container -283
contains -176
contains the -215
content 95
context -263
continua -140
continuar 257
continue -93
continue , -101
continue avec -277
continue from 819
continue where 381
continue with -283
contour 221
contra 350
contract 154
contratto -202
controller -115
convention 219
convention for 252
convenu 379
conversion 91
copia -91
copies 128
copilot -126
copy for -270
copy of 113
copy the -112
correct -146
correctly -132
corrige -422
corrig\xE9 402
cosa 290
cosa avevamo 287
cosa \xE8 244
cost 116
cos\xEC -92
could -203
could be 114
could we -189
couldn't we 145
council 141
count -312
coupon -102
courier -105
court -90
cover -461
coverage -108
coverage for -100
cpu 191
crane 124
create -225
create a -125
create the -148
create \xA7path -144
created -150
creates -311
creates the -373
creo 128
cria -176
critical -135
crois 299
cron 438
css -282
ctrl-c 123
cuatro -97
currently -144
cursor -155
customers are 152
customs 104
cut off -172
cu\xE1l 276
cu\xE1ntos -117
c\xF3digo -286
c\xF3mo 340
c\xF3mo se 290
c\xF4t\xE9 -268
d -200
d'o\xF9 340
d'un 120
da 322
da nicht 201
daemon 689
dal 163
damals 404
dana -169
dans -152
dans ce -291
dans les -176
dans un -124
dans \xA7path -137
darf 496
das 92
das ist 169
das \xA7name 155
dashboard 378
dass 284
dass der -134
data , 283
data is 96
database -255
date -104
date in -180
date picker -106
date with -199
dateien -362
dati 293
datos -152
datos de -288
day 311
db access 258
dbt -158
de 371
de auditoria -210
de carga 239
de commit -143
de datos -96
de kafka 233
de las 121
de los 302
de o 194
de producci\xF3n -113
de temps 162
de test 276
de un -284
de uso -94
de ver -388
de \xA7name 158
de \xA7num 183
dead 173
debug -215
debugger 127
debugging -237
decide -223
decided on 215
decided that 110
decided to -163
decided yesterday -99
decides -192
decidimos 355
decimal 251
decision on 185
decisions 610
dedicated -123
default -181
default exports 122
default in -115
defaults -131
define -132
dei 351
dejamos 486
del 467
del \xA7name -214
dele 100
delete -175
deleted -163
deliberately 429
della 260
delle 373
demo -191
den 106
den kalender 129
den letzten -187
denied -136
dependencies -377
depends 107
deploy 301
deploy on -218
deployed 132
deploys -147
deploys run -100
depois -216
deprecations -172
deps 378
depuis 114
der 113
der build -120
der kunde -150
der test -158
der \xA7name -134
derived 118
derni\xE8re 182
des 507
deshalb -208
designers -103
desktop -237
dessus -193
detection -181
deu 270
dev -130
develop -222
di 223
di collaudo -276
di prova -222
dice 202
dich 389
dictionary 156
did 447
did a -138
did anybody 172
did anyone 251
did i 238
did in -183
did it -231
did not 105
did this -266
did we 720
did you -631
didn't 479
didn't we 511
didn't you 297
die 233
die alte 133
die datei -260
die kasse 167
die tests -94
die zweite -132
die \xA7name -215
diese -181
diff -143
diff in -118
differ -246
difference -290
different -194
diffs -138
dig 325
dire -248
directory 115
direto -153
discussed 304
discussion 121
display -183
disso -217
dist -374
dizer -107
do 178
do a -222
do for 100
do have -98
do i -323
do it -156
do something 112
do that -157
do the -114
do they 102
do things 145
do we 350
do you -149
do \xA7name -241
doc -144
docker -193
docker , -166
dockerfile -252
documentation -159
documentazione -210
documented 151
does -156
does a -176
does entire -199
does git -141
does it 257
does not -100
does nothing 132
does one 557
does our -135
does that -93
does this -144
does \xA7file -222
does \xA7name 498
doesn't 178
doesn't contain 201
doku -158
don't -245
don't add -148
don't count -111
don't get 185
don't have -114
don't want -131
don't we -212
donc -216
done , -164
done by -151
done on 237
done so -96
donn\xE9es -201
dont -309
dopo 371
doppelt 222
dos 168
dossier -92
dots -315
double check -117
dove -158
dove eravamo 340
down 445
down step -125
down the 220
draft -243
driver 340
droit 249
drop 397
drop the 227
drops 207
dry 92
du den -273
du dich 389
du die -215
du gerade -134
du noch 125
du port 507
duas 287
due to -135
dump -182
duplicate 186
duplicating 147
durante -220
durations 157
durch 134
during a 129
duty 138
d\xE1 -323
d\xE9j\xE0 295
d\xE9p\xF4t -91
d\xEDas -304
d\xF3nde 262
d\xFCrfen 469
e -134
e em -199
e o -139
e test -97
each -376
each other -111
early returns -112
easier -144
echten -158
edge -112
edge cases -115
edited -94
editor 228
effect 264
ehh -159
eigentlich 644
eine 146
einen test -157
einfach -112
einmal 184
either -204
ejemplo -179
el ayuntamiento 104
el calendario 248
el cliente 161
el c\xF3digo -139
el parser 131
el simulador 181
else -99
else is -161
elsewhere -100
elsewhere in -91
email 147
emojis -114
empty -299
emulator 250
en -109
en el 201
en espa\xF1ol 102
en la -154
en las 130
en local -231
en los 262
en \xA7path -150
enabled -232
encore 180
end 121
end , 126
end of -122
ende -222
ending -114
endpoint -212
endpoint , -136
endpoints -113
engine 108
engineering -109
englisch , -131
english -121
ensure -199
ensure that -116
ensuresetup -133
ent 199
ent \xA7num 199
entire -212
entire explain -141
entire session -195
entorno 206
entre -111
entries in 167
entry -141
entry in 297
entry is -321
entry point -148
entschieden -198
ent\xE3o -135
enum 156
enums 154
env , -147
environment -270
era 604
era la 191
era mesmo 105
eravamo 523
eravamo rimasti 340
erreur 155
error : -102
error as 278
error from -158
error handling 212
error in -402
error message -96
errori -160
errors 99
errors , 312
erst -540
es -216
es de -132
es el 136
es la -224
es un 182
escribe -304
ese -348
eslint -326
eso 160
espa\xF1ol 102
especially 98
espera 259
esquema -136
esse 162
esse erro 310
est -270
est en -197
esta -449
este 163
este error 268
este proyecto 208
este repo -165
esto -308
est\xE1 -331
est\xE1 en -139
et pas 333
etwas 148
eu 373
euros -226
evaluation -137
evaluator 253
even -96
even if -168
event 244
evento -156
ever 542
ever get 332
every -182
every \xA7num 105
everyone 273
everything 183
everything else 244
everything in -93
everything is -152
everything we 423
exactly 289
exam 109
example -237
excel 158
exchange 388
execute 256
executed -154
executing -105
exig\xEAncia -243
exist -133
exist , 128
existe -131
existing -162
exists 114
exists and 154
exit -320
exit code -400
expected 278
expire -177
expired -152
explain -137
explanation 199
export 201
exports -162
extra -311
extract -94
faccio 268
factory 102
fail -351
failed -373
failing -427
fails , -246
fails the -150
failure 233
failures -177
failures in 260
faire -230
fais -98
fake -133
fala 156
fall 192
fallan 343
falling -94
fallo 144
falta para 147
far 375
far along 97
far did 227
fare -312
farm 267
fast 275
faster -111
fatto 487
faut-il 157
favor -231
favour -103
faz -326
feature , 124
feature flag 203
features 251
feedback -129
feel -133
feels 113
fehl -225
ferry 176
fetch -129
few 267
fica -300
fica na -186
ficheros -152
fichier -259
ficou 230
ficou pendente 216
field 123
field in -122
field is 125
figure -111
figure out -106
file -425
file , -181
file or -170
file the 152
file \xA7num 151
files in -90
files must -121
files to -111
filestouched -136
fill 149
fill me 334
fin de -123
final 266
find -184
find it -242
find the 108
findings 252
fine , -122
fini 118
fini par 118
finished -228
fire -213
fires 166
firing -97
firmware 161
first , -141
first prompt -102
fits -249
five -109
fix , 258
fix : 111
fix it -247
fix that 106
fixed 372
fixes -188
fixture -134
fixtures -127
flag 103
flag for 265
flaky 417
flash -142
flutter 345
fmt -102
foi 325
foi a 269
fois -265
folder -213
follow -218
follow the -120
follow up -182
following -145
fonts 120
footer -121
for 122
for , 281
for a 117
for an -246
for any -117
for claude 92
for debugging -126
for every 105
for everything -179
for example -90
for feature -172
for good 191
for it 109
for me -160
for memory -348
for now -234
for one -206
for scripts 174
for that -266
for things -135
for this -155
for two -304
for us -185
for \xA7code -201
for \xA7name 196
for \xA7num -92
for \xA7path -111
forbidden 172
forever , -98
forge -164
forget -157
forget that -101
forget which 313
forgot 274
forgotten 306
form -328
forma de -264
format 605
format , -132
formats 150
formatter -91
formatting -132
fornitore 234
forum 98
found 222
found in 281
framework -108
frau -254
freeze 317
freitags -184
fresh -96
friday 278
fridays -161
friendly -185
from , 244
from coderabbit -118
from last 270
from now -200
from this -122
from where -185
from \xA7num -228
front of 126
frontend 264
fr\xFCher 270
fue 525
fuera -128
function -220
function in -229
function is 139
functionality -150
functions -366
fun\xE7\xE3o -286
further -115
future -179
fyi -125
fyi the -92
f\xFCr 335
f\xFCr den -212
f\xFCr die -113
gab 430
gab es 430
game -151
gameplay -98
gap -122
gaps -128
gate 289
gateway 134
gave 316
gave us 202
gc -132
geblieben 349
gegen 411
gehen -179
geht -331
geh\xF6rt -264
geladen -186
gel\xF6scht 147
gel\xF6st 233
gemini -246
genau -185
generate -161
generated by 299
generated files -141
generated with -141
generation 439
generator -110
generic 105
gente 242
gente j\xE1 266
gerade -197
german 124
gesagt 180
gestern 165
get around 133
get rejected -104
get rid -105
get that -208
gets -212
gets its 134
getting -220
ge\xE4ndert 275
gibt 102
ging 505
git -446
git command -316
git commit -146
git ignore -114
git repository 273
git status -169
github -127
github-pr-review -208
gitlab -166
giulia -328
give a -100
give me 169
give up 216
given -156
gives 380
gives me 138
gi\xE0 237
gli 162
global git -114
go , 114
go for -91
go in -96
go to -107
go via 113
goes -98
goes into 267
going on 227
gone 111
gone after -150
good 189
good for 322
google -223
got 143
got any 241
gotchas 349
gotchas with 349
gpu -151
graphql 622
great , 152
green -114
greenhouse 171
grep -246
grid 207
grounds 207
guarda -138
guardar 124
guidance 270
guide 95
gut 196
gym -100
habe -331
haben 189
haben wir 250
hab\xEDa 548
hab\xEDamos 453
hab\xEDamos arreglado 171
hacer -521
had 386
had a 392
had an 127
had to -128
had we 185
hai -451
half the 161
hand -116
handle -163
handle errors -562
handle the 173
handled -194
handler 223
handlers 115
handles 109
handover 181
hands 211
hang -91
happened 300
happening -101
happens -349
happens in -111
hard to -91
hardcode 331
hardcoded -110
has -114
has anyone 222
has been 161
has broken -104
has no -107
has this 476
has to 106
has \xA7num -145
hast -409
hast du -101
hat 220
hat die -91
hatten 406
hatten wir 361
have -91
have a -109
have added -93
have another -90
have any -249
have done 190
have in 221
have now -109
have one -95
have something -131
have tests -123
have the -210
have to 393
have two -128
have we 621
have you -100
haven't 215
hay 157
he -284
he's -121
head 182
heap -170
help -116
helper -152
helper in -157
helpers -235
her -190
here -130
here , 248
here is 160
here's -152
heroku 207
hex -101
hicimos 449
hidden 92
high -115
him -119
his -91
history 341
history of 141
hit 282
hmm -114
hmmm -111
hmmm , -111
hold 202
holding 219
holds -155
hole 263
home -93
hook -146
hooks -107
hooks are -104
hooks to 204
host -206
hotfix 484
hour -218
how 495
how about -130
how are -303
how can -152
how come 563
how did 338
how do 192
how does -200
how far 290
how much 108
how the 661
how they 122
how was 378
how we 260
how would -199
how'd 219
how'd we 219
http -93
hundred -109
h\xE1 214
i 178
i also -104
i ask 96
i assume 120
i believe 320
i click -207
i commit -99
i didn't -92
i do -235
i feel -110
i go -367
i guess -137
i keep 219
i know 333
i like -127
i lost 250
i merge 344
i need 294
i nomi -309
i only -376
i prefer -133
i put 138
i read -130
i remember 304
i rename 283
i run 127
i said -122
i see 243
i set 127
i should 117
i start -264
i still -184
i think 247
i thought 297
i told -94
i touch 126
i use -122
i was 220
i write -178
i'll -119
i'm 131
i'm assuming -132
i'm not 167
i've got 111
i've just -129
iba 160
ich 394
ich das -378
ich habe 104
ich meine 141
ici -248
icon 350
id -115
id is -97
idea 286
idea of 224
idea why 108
idempotent -105
identical 197
identify -121
ids 220
if he -187
if i 117
if it's -110
if the 201
if there 139
if we -210
ignore 187
il calendario 260
il database -240
il file 258
il server -315
il simulatore 241
im 174
im code -132
image -366
image , -164
images -126
immer -389
impact -156
imperative -94
implement -388
implement it -301
implementation -204
implemented 121
importer 150
imports -301
improve -125
in -110
in , -157
in all -112
in an 119
in anything -126
in code 140
in den 198
in der -147
in due 189
in each 107
in english -102
in front 101
in git -260
in inglese 206
in italiano 187
in its 144
in june -98
in line -108
in logs -100
in main -184
in mind 119
in one 282
in our 252
in place -107
in production -128
in pune -105
in python -237
in review -168
in rust 208
in some 204
in that -295
in the 102
in their -183
in there -128
in this -173
in which -122
in your -350
in \xA7file -212
in \xA7name 277
in \xA7path -187
included -104
includes -104
index -225
index on 212
indexing 95
individual -108
info -96
infra 148
inglese 206
ini -95
init -107
inline -111
input -319
inside 108
inside the 284
installed -217
instances 137
instead -328
instead of -140
integration 136
integration test 155
integration tests -175
intended 608
intentional 103
internal 102
internet -226
internet , -122
interrupted -147
into 108
introduced -182
invoice -167
invoke -208
invoke the -191
io 171
ipns -95
irgendwo 231
is -240
is a -375
is added 151
is better -215
is done -213
is for -177
is frozen -119
is going -161
is gone -363
is in -143
is missing 96
is my -189
is never 332
is no -97
is off -495
is on -171
is one -274
is only -94
is opened -153
is our 103
is out -160
is rebuilt 168
is released -98
is remaining 181
is reserved -140
is shared -153
is slow -260
is something 144
is split 254
is still 115
is supposed 98
is tested 305
is that 262
is the -205
is this -111
is to -94
is too -98
is what -305
is why -233
is working 148
is wrong -211
is \xA7name -106
is \xA7num -294
is \xA7path 445
isn't 225
isn't \xA7name 270
isso -236
issue with 109
issues -115
issues with 154
ist -172
ist bei 304
ist der -206
ist die -140
it , 237
it a 92
it again -166
it and 159
it be -107
it before -210
it come 120
it does -116
it for -114
it gets -261
it go 259
it is -163
it just 282
it needs -108
it on -183
it please -96
it right 126
it says 149
it should -105
it so -108
it still -156
it that -140
it the 189
it then 108
it there 100
it to -242
it was -172
it with -129
it worth -132
it \xA7name -139
it's -208
it's not -181
it's probably 151
italiano 187
items 118
its own 113
itself 205
j -218
j'ai 110
jamais -197
jamais les -113
java -193
java \xA7num 245
javascript -443
je 390
je crois 299
jemand 469
jest 151
jetzt -265
job , -102
job de -275
jobs -159
jonas -95
journal -131
jq 361
js -188
just -332
just change -99
just now -92
just to -219
just tried -122
juste 299
j\xE1 205
j\xE1 n\xE3o 271
k 154
kafka 593
kalender 129
kann -420
kaufm\xE4nnisch 144
kebab-case -152
keep -99
keep the 148
keeping 296
kein 319
kept -116
kill -101
killed 573
kind -216
kind of -174
klasse -368
know 344
know if 273
know that -288
know the 183
know which 265
knowingly 655
known 888
known issue 199
known thing -103
known way -187
knows 90
kommentare -189
kommt -105
kubernetes 210
kunde -150
l'a 304
l'appli 92
l'avevamo 534
l'ha 218
l'hai -136
l'ufficio 99
l'\xE9quipe -98
la app 627
la caisse 250
la caja 168
la cassa 280
la causa 411
la cause 160
la derni\xE8re -91
la main -107
la pantalla 105
la prod -96
la tabla -120
la versi\xF3n 345
la \xA7name 291
labels -104
lag 350
lambda 530
lance -322
landing 102
laptops -150
large -215
las pruebas -110
las ramas -142
las \xA7num -236
lassen 380
last 90
last change -96
last checkpoint -98
last commit -391
last edit -173
last seen -105
last session 654
last time 460
last week 512
late 168
later -195
latest -202
lauf -361
laufen -352
laufen lassen -116
launch 111
launchdarkly 155
layout -111
le 104
le bug 366
le calcul -227
le calendrier 234
le chiavi 188
le client 186
le code -146
le date 213
le droit 232
le fichier -399
le format -131
le probl\xE8me 92
le \xA7name -114
leak 157
learned 348
learned on 129
leave -94
leave the -127
leaves 325
ledger 234
left 196
left in -160
left off -171
left open 281
left over 300
left to -110
legacy -321
legal -112
leitura -146
lembra 438
lembra como 257
lembra por 135
length 0 -467
length 1 -310
length 2 146
length 3 409
lequel 180
les 296
les cl\xE9s -170
les images -127
less -112
let -146
let's -237
let's do -161
let's go -150
let's start -94
lettura 184
li -141
lib -131
library -135
licence 400
license 491
liegen 97
liegt -177
lies 131
ligne -343
like : -102
like that -118
limit 197
limit to -267
limiting -113
limits 347
line -309
line length 142
line of -136
line \xA7num -244
linear -272
lines -153
lines , -170
linha -99
link -169
links -211
lint failing -239
linter -339
linter on -259
lisbon 193
list , 210
list all -210
list the 168
lista -233
liste -311
listens 104
listens on 104
listing 156
literal 101
little -168
live , 105
lives -104
llegan -113
lleva 197
llevan 154
lo de 547
lo dejamos 412
lo del 364
load 200
loading -111
loads 126
local dev 102
local time 204
localhost -132
locally 243
lockfile -195
log -388
log of -186
log that -127
log the -187
logging -182
logic -228
login 427
logo -200
logs 169
look at 143
look into -103
look like -175
looked at -249
looked into 376
looking -171
looking at -122
looks good -94
lookup 286
loop -282
los 130
los ficheros -147
los tests 128
los textos -276
lose -146
lost 114
lost track 346
love 142
lower -183
loyalty 201
luc\xEDa -303
lui -183
lundi -111
l\xE4sst -109
l\xE4uft -169
l\xEC -287
l\xEDnea -403
l\xF3gica -159
ma 194
mac mini -166
machen 350
machine -99
machines 105
macht -265
made 174
made for 106
made to 105
made us 92
magic 140
mai 265
mail -219
main -317
main branch -113
main is -113
maintain -125
maintenant -462
mais -164
make -239
make sense -128
make the -136
makefile -174
makes 169
makes the -167
mal 486
mal , 309
man -558
managed -90
manager -95
manca 91
manda 611
mandatory 600
manifest 128
mano 265
manually -208
many lines 96
map -264
markdown -111
marked 165
marker -157
match -132
match the 123
matches -93
matters 115
max \xA7num -124
may 425
may i 238
may not -166
maybe -149
me 210
me again 216
me before -181
me how 116
me know 136
me lembra 191
me of 188
me the 96
me to -166
me up 414
me what -112
me why 245
mean -325
mean , -129
meaning -279
meant 107
meant to 370
meanwhile 270
measured 94
media -215
mehr 99
meine 141
mejor -203
melhor -233
memories 340
memories for 340
memory 322
memory : 344
memory of 137
mention -127
menu -334
merge -188
merge commits 510
merged -289
merges -126
merging 198
message -145
message , -92
messaging -115
met 290
metadata -170
meter 159
method -454
metrics -143
metronome 140
mi 465
mich 233
middle -160
middle of -160
middleware -266
migration 141
migration script -222
migrations -125
migrations , 237
min 254
mini -166
minor -156
mirrored -141
mise 101
mismatch 131
miss -230
miss this -202
missing 151
missing from 135
missing in 164
missing the -100
mit 181
mit dem 264
mit den 385
mock 236
mock the 194
mocks -102
modal -265
mode 176
model -122
models -271
models are -165
modem 156
modifica -332
modification -196
modifications -138
modifie -221
modifier 281
modify 140
modo 381
module -107
modules -227
modulo 215
moi 311
mois 134
moment -251
mondays -107
monorepo 307
month -99
montre -126
more than -108
more what 217
most -216
mostre -155
motivo 293
moto -253
move it -138
move the -96
move \xA7name -111
moved -149
moved to -93
moves -103
moving 101
ms 204
much 159
mudan\xE7a -196
mudar -208
multiple -170
muss 245
must 397
must not -118
must the 513
mutex -368
my daemon 262
my head 192
my local 188
my memory 338
my side -188
myself -212
m\xE1quina -192
m\xE1s -125
m\xE1s de 112
m\xEAme 148
m\xF3dulo 129
m\xF3dulo de -162
m\xFCssen 235
n -317
n , -97
n'a -231
n'a pas -197
n'avait 212
n'avait pas 157
n'est -130
nach 96
nachts 279
nada -178
nada de -366
name for -185
name in -116
named -121
namen -106
names -220
names of 260
naming 451
ne modifie -117
nearly 164
need -139
need a 115
need this -113
need to -257
needs a -256
negative -272
nehmen 185
nei -251
nella 138
nem 229
network -189
neu -200
neue -136
neuen 119
never -239
never called 172
never deploy -135
never end -280
new branch -119
new feature 146
newer -159
newest 111
next -233
next to 140
nexus -148
ni -229
nice 315
nichts -179
nie 102
niente 165
nightly 196
nightly job 278
no -114
no , -158
no cat\xE1logo 303
no clue 91
no hab\xEDamos 171
no hay -170
no lo -175
no new -186
no se -389
no s\xE9 226
no-telemetry 362
nobody 160
noch 194
noch mal -178
noch offen 447
noche -298
nochmal 210
node -139
node \xA7num -93
noi -105
noite 407
nombre -276
nome -148
nome de -156
nomi -375
non avevamo 317
none 95
noon -108
nos 182
nosotros -126
not a -132
not bash -113
not even -97
not found 248
not from -142
not in 140
not needed -103
not really -117
not spaces -151
not sure 140
not the 144
not what -171
not \xA7num 191
note about 231
note that -191
notebook -155
notes 128
notes on 417
nothing , 172
nothing is 356
noticed 437
nous les -138
nova -152
now -402
now a 246
now that -188
nowhere 106
npm -277
nuestra 151
nuit 129
null -211
number 205
numbers , -167
numbers in -154
num\xE9ro -117
nunca -248
nuovo 512
nur -136
n\xE3o 136
n\xE3o pode 109
n\xE3o se 113
o 279
o app 169
o arquivo -328
o banco -210
o caixa 166
o comando 220
o erro -272
o n -209
o problema 179
o que 123
o teste -287
o time -321
objects 102
observed -115
obvious 358
odd 92
oder 119
of 92
of a 125
of all 272
of an 186
of it 231
of my 104
of session -144
of them -179
of truth 115
of us -148
of where 132
of your -316
off 372
off , -254
off for 213
off limits 138
off on -182
off the 141
offen 447
officer 113
official 371
often 180
ogni -111
oh -216
ok -309
ok , -148
okay , -93
old one 104
older 162
oldest 137
on 351
on , -160
on a 148
on avait 143
on by 124
on en 207
on every 91
on for 290
on fridays -135
on how 182
on it 93
on its -110
on linear -90
on main -152
on our 175
on port -97
on pr -105
on purpose 381
on the 185
on their -112
on them -102
on this -270
on top -108
on tuesdays -164
on what 158
on where 154
on which 188
on with 226
on your -169
on \xA7num 108
on-call 212
onboarding 98
once 199
once , 114
once more 123
onde 257
onde paramos 384
one 146
one for -158
one from -101
one is 366
one line -193
one of 247
one on -134
one release -132
one that 390
one we 118
one \xA7name 116
only -463
only , -154
only for -120
only need -100
only one -236
only part 131
only \xA7name -120
ontem 394
onto 268
onto the 296
open 120
open , 106
open a -125
open for 112
open from 298
opencode -297
opened -187
opening 263
openrepository 230
ops -95
option is -186
option \xA7num -149
options -147
or 434
or a -118
or after -132
or at -178
or did 203
or is -239
or just 137
or me -137
or not 600
or on 154
or only 107
or our 202
or should -94
or something -134
or spaces 486
or was 161
or what -206
or would -225
or \xA7code 97
or \xA7file 246
ora 225
oracle 257
order 136
orders -164
origin -384
orm 447
os 213
other one 321
others 139
otherwise -154
otra -220
otro 167
ou 302
our 98
our build -150
our code -123
our git -110
our services -97
our team 334
our \xA7name -190
out of -132
out what 168
out when 158
out why -112
outcome 115
output -363
outstanding 571
over 208
over from 285
overflow -305
overloads 125
owe 159
own \xA7name 134
o\xF9 401
o\xF9 en 539
p -193
packages -205
packet -314
padding -151
page -553
page , -126
pages -170
pagina -228
pagination 235
pagos -257
paie -415
panic 358
paper -100
paquete -150
par le -195
para 292
para o 214
parallel 468
param 135
parameter -361
paramos 384
params 111
parent -176
parse -195
parser -473
parsers -202
parsers , -202
parsing -155
part -214
partes 212
partial -304
partir de -242
pas -150
pas de -441
pas d\xE9j\xE0 157
pas en -99
pas le 100
pasa -157
pasar 378
paso -343
pass -144
passa -159
passe -107
passent -168
passent par -168
passer 135
past -94
pasta 138
paste -163
pasted -195
paths -111
pattern : 169
pause -321
payload -258
payments -113
pdf -220
pelo -388
pendente 216
pendiente 143
pendiente de 143
pending 130
people 275
per 345
per le 408
percent -107
perch\xE9 401
perch\xE9 abbiamo 181
perde 201
perf -208
performance 227
permission -199
permissions -134
persistent -114
personal -332
personal data -195
peso 208
peux -113
phase -137
phase \xA7num -90
phone -319
pi -107
pick 262
pick this 483
pick up -255
picked -100
pilot 539
pinned 265
pinned to 498
pipeline -272
pi\xF9 326
placeholders 183
places -331
plain 139
plan -179
plan first 121
plan for 212
plan to 113
planner 234
plant -95
player -157
players -118
please -244
please don't -92
plugin 159
plural -129
png -123
pnpm 117
pnpm , -179
podcast 113
pode -93
podemos 303
podman -150
poi 143
pointed 101
points 188
police 128
policy 301
pool 269
por 334
por el 118
por que 224
por qu\xE9 441
por \xA7name 107
porque -168
port 127
port \xA7num -233
possible to -106
posso 228
postgres 144
postgres , -219
postgres in -131
posto 222
postponed , -179
potentially -136
pour 488
pour la 471
pour le -144
pourquoi 378
pourquoi le -422
pourquoi on 283
pr -230
pr \xA7num -98
pra -156
practice -286
pre-commit -143
precisa 124
prefer -271
prefixes 372
prepara -358
present -187
previous -157
pricing 98
prima -282
primary -247
print -319
print a 152
printed -533
printer -96
pro -205
probably -151
problem , -92
problema 391
problema del -155
problems with 137
probl\xE8me 136
procedure 416
prod -267
prod , -102
product 308
production 348
profile -140
project 283
projekt 92
prometemos 170
promise 193
promised 391
prompt -121
prompts -182
proper -96
properly -217
proposal 90
proposed -176
proposto 377
propos\xE9 278
proprio 298
propuso 202
protection 165
proto -161
protocol 106
proveedor 322
provide -136
proxy -113
prueba -205
pruebas -396
pruebas se -226
pr\xE9prod 157
pr\xFCfen -158
public -168
publishing 178
puede 194
puedes -354
pull -457
pull in -106
pull request -175
pulled -116
pump 145
pune -105
punto 139
pure -133
purpose 267
push -334
push and 114
push the -119
push to -105
pushed -449
put -159
put an 178
put it -234
put the -218
put them -147
pu\xF2 228
px -189
pytest -208
python -357
p\xE1gina -331
q -108
q : -274
qu'est-ce 256
qu'est-ce qu'il -133
qu'est-ce qu'on 235
qu'il -133
qu'on 466
qu'on a 245
quais 284
qual 233
qual era 286
qual \xE9 188
qualcosa 317
qualcuno 627
quale 155
quali 254
quality 90
quand on 117
quando -155
quante 380
quanti -96
quanto -121
quanto tempo -161
que 112
que a 160
que el -121
que ficou 325
que le 286
que les 392
que nada -147
que no 463
que n\xE3o 565
que o -213
que voc\xEA -391
quebrou 212
queda -419
quedamos 330
qued\xF3 407
qued\xF3 pendiente 143
quel 144
quelle version 114
quelqu'un 753
quels 237
quem 378
quem sugeriu 155
query -433
questa -183
question : -158
question is -148
queue 115
queue for -347
qui 315
quick 228
quindi -284
qui\xE9n 483
qui\xE9n propuso 202
quoi 382
qu\xE9 243
qu\xE9 qued\xF3 230
qu\xE9 se 373
qu\xEA 398
rabbitmq 104
race 149
raise 168
ramas -201
ran -215
ran it -168
random 186
range 94
ranking 196
rappelle-moi 378
rates -127
rationale 224
rationale for 238
raus -233
raw \xA7name 178
reach 224
reachable -108
react -236
read -235
read \xA7name 299
read-only -92
reader -108
readme -117
reads -215
ready -149
real 118
really 268
reason 484
reason for -456
reason we 194
reasonable -248
reasons 361
rebase -195
rebasing 96
rebuild -106
rebuild the -106
rebuilt 168
recall 356
recap 663
recap of 272
recipes -251
recommend -226
recorded 135
records -269
recuerdas 194
recuerdas c\xF3mo 194
recu\xE9rdame 270
red -436
redaction 145
redis 253
reduce -106
refactor -116
refactoring -189
reference -141
references -229
refresh my 297
refs -106
refund -102
refuse 144
refused 262
refus\xE9 190
regeln 281
regex -337
region -174
registro -143
registry 161
regra do 108
regression 229
reject 286
rejected -156
related -106
release 114
release branch -133
release branches -146
released 301
releases -130
releases are 100
relevant -138
rely 251
rely on 251
remain 132
remains -136
remediation -136
remember 300
remember : -131
remember how 154
remember that -322
remember to -212
remember what 301
remind 146
remind me 261
remind the -169
reminder -118
remote -213
remove -115
remove it 266
remove the -188
removed -104
removed the 190
removes 117
render 194
rendering 141
repair 171
replaced -157
replica -132
repo 92
repo , -322
report -109
reporting 126
reports 214
repos 226
repositories -177
repositorio -115
repository 281
reprends 670
requests -155
reserved -246
reserved for -168
reset 341
reset the 160
resolve -140
resolved 298
resolvido 94
response -257
rest -271
rest of 112
resta -111
restart -284
restart the -216
reste 264
restored 156
restoring -117
results -105
resume the 282
retries 244
retry 148
return -475
returns the -136
returns true 197
revert -364
review -279
review comments -234
review here -113
revisa -344
rewind -120
rewindpoint -107
rewrites -92
ricordami 332
ricordi 409
rid -116
rid of -116
riga -206
righe 120
right now -159
right place 124
rimasti 340
risk -184
risolto 344
robot 190
roda -329
roles -112
rollout 108
room 100
rot -131
round -168
rounding 136
route -97
routes -187
rows -390
rule 201
rule for 119
ruled 151
ruled out 228
rules 183
run -146
run a 189
run against -159
run lint -91
run on 190
run test 110
run the 102
runner 102
running -96
runtime -153
rust 220
r\xE9gl\xE9 240
saca -229
safari -216
safe -198
said 158
said about 144
sale -259
salen 202
sales -141
sali\xF3 -288
same -200
same checkpoint 122
same error 222
same for -155
sample -127
samples 198
sandbox -285
sandbox is -199
sans -292
save files -103
saved -156
say about 368
say what -162
says 365
scan -104
scanner 161
scelto 106
scenario -96
scenarios -113
scheduler is 122
schema -91
schema changes 218
schl\xE4gt -225
schon 133
schon einmal 128
schon mal 218
schreib -159
scoped 288
score 130
screenshot -536
script -348
script for 318
scripts -311
scritto -289
se puede 194
se queda -235
search 303
season 104
seat 206
seats -120
seats are -120
second -127
second half -178
secondes 393
seconds 436
seconds , 218
section -179
section to -99
see -263
see any -133
see in 141
see it -144
see that 104
see the -251
seeds -155
seeing the -111
seems 147
seems to -201
seen 416
segundo -185
sein -184
seit 106
sem -231
semana 437
sempre -515
send -189
send a -106
sense -162
sense to -100
sensor 330
sent -122
sentence -93
senza -216
separate 178
separately 127
ser 267
serial 103
serve -204
server , -160
serveur -143
serveur de 393
service , -205
servidor de 124
servi\xE7o 177
sesi\xF3n -238
session -127
session folder 262
session id -127
session is -90
session list -217
session's 101
sess\xE3o -173
set -174
set it -177
set the -336
set up 304
setting 160
settings -180
shaders -222
shadow -246
shadow branch -216
shall 172
share the -124
shared with -157
sheet 170
shop 213
shorten 135
shorter -293
should -186
should be -277
should have -135
should i -92
should it 286
should see -307
should the -120
should we -481
shouldn't -136
show -440
show me -176
show up 191
showed 332
showing -95
shown -182
shows up 137
si pu\xF2 228
sich -242
side -251
side , -208
sie -349
siempre -224
siempre en -95
signage -125
signatures -156
signed -144
significa -407
signs off 127
silent 96
similar -179
simple -125
simplify -97
simulador 181
simulator 276
simulatore 241
since the -153
since then 105
since v -187
since when 250
sind -265
sind wir 303
singular -233
sinon -190
sit -128
site 207
sites -120
sitzung -302
size is -144
size of 109
skip -146
skip the -127
skipped 229
skips 153
sleep in 227
sleeps -113
sleeps in -113
slot -245
slurm -155
small commits -106
snapshot 140
snapshot tests 215
snapshots 161
so -261
so , 231
so a -96
so don't -106
so far 94
so no -205
so nothing -114
so please -130
so remove -99
so that 152
so the -114
so we -204
so what 205
so which 219
so why 192
sobre 822
software 325
soll 211
soll ich -113
sollten -403
solved 262
some 147
some point 229
somebody 659
somehow 177
someone 730
someone already 176
something on 287
something to 266
something with 118
sometimes -166
somewhere 133
somewhere in -136
sono -116
sonst 147
sont -490
soph -141
sorry -242
sorry i -94
sort the -278
sorted 283
source -126
source of 115
souviens 260
souviens du 260
space -336
spaces 337
spec -172
special 368
specific -91
speed 164
speichern -214
spell 101
spelling -142
spelling in -128
split in 265
sqlite 284
stacked 112
stage -282
staging 173
stale 304
stand 248
standard -270
start over -152
start the 260
start with -161
started -110
starting with 119
startup -261
stash -414
state file -117
state machine -136
statt 199
status of 183
stay in 205
stays -269
stehen 380
steht 319
step by -152
step in 173
stesso 164
still 468
still failing -253
still need 291
still on 194
still open 410
still references -255
stop at -162
stop hook -131
stopped 470
stops 159
store the 122
stored -121
stores 105
stories 335
story 291
story behind 95
storybook -216
straight 492
strategy -258
strategy , -91
streaming 195
strict -114
string -111
strings in -134
strip -154
stripe -230
stripped 91
struct -152
structure -116
structured 106
stuff -267
su 279
su main 337
sub -123
subagent -260
subject -170
subtitle 145
sufficient -110
sugeriu 155
suite 122
sul 370
sulla 329
summarise what 194
summary -225
summary of -105
super 187
superpowers -121
supplier 112
supported 571
supposed 398
supposed to 398
suppression 145
sur 275
sur ce 362
sur la 95
sur les -132
sure 92
sure if 209
sure that 119
sure we -101
survive 265
swallows 207
swift 242
swiftui -126
switch 157
switched 174
syllabus -93
syntax -196
synth 176
s\xE3o -290
s\xE9 525
s\xF3 -249
s\xF3 com -370
t a -138
ta -341
tabla -266
tabla de -109
tablas 98
table in 482
tables -116
tabs -95
tabs in -139
tackle -92
tagging 248
tags -280
tail 254
take a 218
take the 91
taken -136
taking -104
talked 121
tarif -289
tasks -137
tax 176
te -387
te acuerdas 168
te souviens 260
team , 129
team and -92
team in -110
tela -272
telemetry 299
telescope 121
tell 128
tell from -124
tell me 109
tell us -112
tem 233
templates -144
tempo 185
temporary 144
temporary checkpoints -134
temps 162
ten -357
ten minutes -254
tenant -235
tenant , -119
terminal 153
terms -136
terrain -192
test -362
test , -99
test coverage -212
test for -109
test the -140
testcontainers -115
testdaten -141
teste -332
testers 269
testes -155
testes de 109
testing -168
tests -308
tests de 261
tests did 109
tests for -313
tests in 138
tests live 102
tests need 90
tests pass -234
tests run 306
tests to -110
tests with 128
text 131
texte -165
textos -276
texts -122
than -168
that , -92
that a -298
that again -161
that all -192
that are -100
that aren't 202
that claude -99
that does -185
that file -125
that go 236
that got 193
that have -98
that i 104
that in 126
that is 219
that isn't 228
that it -245
that makes 146
that no 118
that off 154
that our -130
that returns -119
that test 144
that to -112
that too 166
that was -326
that way 158
that without -172
that would -122
that you -301
that \xA7num -144
that's -230
that's in -97
the admin -116
the agents -134
the agreed 172
the app -374
the archive 95
the archiver 90
the arguments -377
the auditors 157
the auth 320
the author -98
the auto 146
the background 157
the backup 139
the bank 193
the beginning -197
the best -220
the binary 352
the blocker 272
the build -322
the button -320
the cache -237
the call -148
the case -154
the change -244
the changes -197
the checkout -264
the checkpoint -155
the checkpoints -172
the choir 206
the claims 303
the class -108
the client -211
the clock -98
the code -404
the comment -120
the commit -213
the compiler -355
the container -188
the content -124
the conversion 102
the copy -273
the core 135
the count -234
the coupon -251
the courier -126
the cursor -276
the customer 155
the data 116
the db 133
the decision -144
the default -237
the demo -158
the deploy -216
the dev -161
the diff -255
the difference -277
the double 433
the e 159
the earlier 205
the edge -95
the end 160
the error -903
the exception -354
the exchange -105
the explanation 245
the failing -112
the field 191
the file -100
the flag 116
the flaky 530
the folder -240
the following -172
the fonts 170
the footer -121
the form -319
the formatter -343
the frontend -92
the future -100
the gap -135
the gemini 166
the generated -144
the german 99
the git -127
the green 209
the header -148
the helper -109
the history 269
the hook -103
the host -173
the id -109
the idea 94
the import -95
the job -237
the key -157
the label -174
the last -309
the latest -176
the ledger 151
the left -126
the list -392
the local 158
the log 194
the login -361
the logs -102
the loop -118
the loyalty 181
the mail 341
the main -93
the merge -129
the message -170
the method -264
the middle -160
the middleware -225
the migrations 275
the modal -275
the more -131
the museum -101
the names 100
the network -113
the new -157
the next -246
the nightly 170
the normal 167
the number 453
the numbers -124
the official 251
the old -122
the older 287
the oldest 137
the only -164
the options -93
the order -163
the orders -124
the original 105
the others 221
the outcome 132
the output -197
the payment -134
the pipeline -192
the plugin -90
the podcast 113
the pool 375
the port -213
the pre-commit -139
the preview 138
the previous -123
the pricing 108
the product 97
the prompt -115
the proxy 199
the public 96
the queue -130
the rationale 238
the readme -113
the refund -151
the registry 183
the remaining -101
the remote -200
the repo -187
the report -262
the repository -134
the request -119
the retry -131
the reviewer -115
the root 130
the runner -145
the same -239
the scanner 94
the scheduler 129
the schema 117
the serial 136
the server -272
the service -133
the shader -139
the shadow -200
the shared -100
the size 203
the snapshot -213
the solution -125
the spec -106
the stack -188
the staging -119
the state -109
the stop -163
the store 189
the story 302
the sync 154
the table -248
the tariff 136
the tax 184
the temporary -139
the terminal 245
the tests -206
the thing -334
the ticket 127
the time -304
the timeout -288
the token -99
the toml 305
the translation 163
the trick 342
the two 233
the type -145
the upload -199
the user -211
the v 202
the validation -94
the version -160
the very 116
the warning -153
the whole -114
the worker -99
the wrapper -139
the \xA7code -159
the \xA7file -225
the \xA7num 283
the \xA7path -133
their -140
them -249
them and 198
them in -147
then -100
then the -135
there 133
there , -136
there a 154
there already 131
there an 488
there any 159
there are -118
there been 139
there for 401
there no 210
there some -150
there something 122
there's one 230
theres -149
theres a -153
these -271
these two -96
they -112
they are 160
they have -134
they were 232
thing 154
thing : -93
thing that -90
things that 139
things we -97
think a 143
think about -246
think it's -94
think of -218
think that 112
think you 231
thinking 114
third -113
this -303
this a 184
this and -186
this be -99
this before 157
this behaviour -172
this branch -127
this change -135
this code -213
this error 239
this fix 270
this from 125
this function -137
this in -305
this is -178
this method -175
this project 238
this repository -100
this session -157
this time -212
this to -109
this up 136
this with -153
this work -108
this \xA7name 214
those -143
though 100
though we -90
thought 430
thought we 172
thought we'd 176
thread -251
through -367
through the -134
throughout , 93
throw 195
throw away 119
ti -194
ti ricordi 316
tickets -179
tier 168
time , 228
time you -104
timeout -207
timeout in -273
timeouts 483
times in -128
timezone 132
timing -120
tinha 254
tipped 303
title -206
to always -211
to ask 324
to be 400
to both 116
to build -118
to change 174
to commit -117
to date -220
to debug 154
to do -618
to each -108
to enable -120
to find -100
to finish -139
to fix -153
to get 172
to give 133
to go 95
to handle 287
to happen 121
to have -116
to hide -159
to load -129
to look 364
to main -159
to make 120
to open -113
to reset 251
to restart -134
to say -217
to show -150
to speed 164
to test -303
to that 102
to this -172
to touch 221
to understand 138
to use 171
to what -240
to work -118
to write 181
to \xA7name 177
to \xA7num -94
to \xA7path -145
toccare 256
toda -143
todav\xEDa -197
todo el 281
todos -275
together 217
tokens -209
told 280
told me 169
told you -92
tom -116
toml 220
tomorrow -306
too long -196
too slow -154
took -133
tool 112
toolchain -126
tools 176
top -158
total -93
totals 303
touch the 121
touched 209
toujours -292
tourne -237
tout -270
toute -252
toutes -269
tra 272
trace -218
track of 195
tracked -93
traffic -97
trailers -167
transaction -177
transcript -125
transcripts -148
translation 174
tre -156
treatment 223
tres -456
triage 122
trick 534
trick with 155
tried 219
trigger -115
triggered -115
triggers -356
trois -227
true 173
true , -97
trunk based -123
trust 138
truth 115
try -261
try again -127
try the -94
tu -505
tu as -270
tu peux -218
tu te 260
tudo -439
tuesday -93
tuesdays -202
turn , -151
turn the -138
tutti 240
twice -132
twice , -110
twice here -252
two -197
two approvals -117
two branches -188
two commits 120
two people 233
two sentences -150
two things -99
ty 646
ty \xA7num 274
type of -221
typo -207
typo in -207
u -132
uma 92
un -280
un commit -173
un test -151
un \xA7name -92
una 136
unchanged 193
uncommitted -180
und das -145
undefined -285
undefined , -168
under -134
under the -140
under what 103
under \xA7num -135
understand -102
undo -243
undo the -197
une -318
unexpected 211
union 230
unique -178
uniquement -198
units 253
uno 399
uns 217
unsafe 222
unter -225
unterschied -333
until the -340
unused -382
up , 121
up a -207
up after -103
up in -197
up on 315
up the -349
up to 153
up what 143
up where 165
up with 137
update -232
update the -255
updated -220
upgrade 206
upload -123
uploads 280
upper 184
upper bound 184
upstream -153
url -109
us , -133
us or 183
us to -189
usa -267
usage -121
usages -253
usamos 137
usar 163
use -149
use a -214
use for 102
use pnpm -126
use your 354
use \xA7name 279
used for -215
used in -92
used to 444
user -218
user in -182
user prompt 278
users -361
uses \xA7name 171
usiamo 339
using -98
using \xA7name 93
uso -329
usually 319
usu\xE1rio -219
utc -253
utilise -214
utils -599
uv 355
v -90
va -249
va en -396
vai -115
vale 127
validate -256
value -189
van -300
van siempre -115
vanilla -187
vanilla js -187
vanno -104
var -133
variable -330
variables -123
vari\xE1veis -326
vault -157
vault , -111
vecchio 416
vendor -115
ver -369
verlangt 157
version -239
version of 111
versi\xF3n 101
vers\xE3o 146
very 175
veut -195
vez 468
via -216
via \xA7name 186
viele -120
viene -306
viens -311
vieux 124
views -150
visible 154
visto 219
vite -121
vitest -126
voc\xEA -518
voc\xEA lembra 271
voluto 507
vom 216
vor dem -190
vorgeschlagen 111
vorher -250
vue -128
w -140
wait for 97
waiting 144
wall -117
wann 473
want 203
want a 286
want the 295
want to -136
want you -117
wanted 256
wanting 266
wants 112
wants to 97
war 666
war nochmal 127
warehouse 97
warning -221
warnings -514
warum 313
was 419
was a 181
was an -260
was behind 159
was bei 173
was decided -132
was done -279
was haben 111
was in -393
was it 389
was my 166
was our 190
was postponed -179
was set 122
was some 134
was that 427
was the 253
was this 257
was war 407
was working -155
wasn't 660
wasn't there 286
way , 398
way to -500
we 198
we add -146
we added 243
we agree 194
we agreed 134
we allowed 291
we already 150
we also -122
we are -123
we break -585
we call -158
we change 188
we continue 200
we copy -291
we could -136
we create -119
we currently -93
we decide 217
we decided -311
we do -102
we don't -115
we drop 150
we end 95
we even -122
we ever 275
we fix 528
we get -464
we go 143
we handle -299
we have -218
we just -124
we keep 197
we know -113
we learned 157
we leave 139
we left 113
we log -212
we made 244
we may -107
we miss -202
we move -120
we need -309
we never -138
we normally 125
we not 123
we now -183
we only -141
we pass -383
we read -187
we said 250
we say 263
we see -183
we seen 444
we should -175
we stand 225
we still 406
we stop 204
we stopped 245
we store 272
we take 92
we want 97
we were 208
we'd 101
we'd removed 108
we're -273
we're on -100
we've 133
web 426
week 460
week , -168
weekend -98
weil -117
weil der -117
weird -152
wei\xDFt 125
wei\xDFt du 125
welche 324
welchen 199
welcher 332
well -225
went 595
wer 525
wer hat 195
were 476
were doing 198
were the 191
were we 222
weren't 354
weshalb 615
what 465
what caused -145
what changed -160
what conditions 103
what do 264
what exactly 173
what grounds 207
what had 187
what happens -276
what has 268
what have 207
what i -194
what if -120
what made 468
what other -296
what the -245
what they -198
what was 368
what we 123
what were 153
what would -319
what you -395
what's 493
what's it 144
what's left 222
what's next -228
what's our 387
what's outstanding 103
what's the 296
whats 216
whats the 211
when 228
when a 354
when did 409
when do 294
when does -171
when i -294
when the -113
when was -179
when we -103
when you -453
where 280
where are 134
where did 200
where does 351
where is -159
where it -181
where the 245
where we 147
where were 221
where's 113
where's the 149
whether 250
which 549
which commit -269
which error 373
which file -138
which line -243
which of 92
which one 511
which part -237
which port 194
which rule -413
which version 155
while 181
who 697
who decided 344
who has 180
who reviews 355
who wrote -284
who's 455
whole -200
whom 311
whom do -153
whose 200
why 348
why are 284
why can't -253
why did -247
why do -294
why don't 202
why isn't 371
why it -145
why not -169
why on -112
why the 299
why this -137
why was -121
why we 301
why would -363
why \xA7num 270
why's 309
wie 447
wie viele -120
wieso 105
will it -97
window -140
windows , 161
windows \xA7num 253
wins 293
wiped -105
wir 386
wir das 231
wir gestern 377
wir haben -322
wird -458
wird die -221
wirklich 115
wish 138
with a 93
with its 188
with me -267
with no 117
with that 258
with the 200
with this -200
with what -93
with your -115
with \xA7name 243
with \xA7num 97
within -145
within the -121
without an -262
without checking -147
without the -127
wo 197
wo wird -137
woran 160
woran lag 350
wording 111
words -117
work on -131
workaround 172
worked on -94
working -430
working as -110
working copy -107
working days -152
works -209
works now -90
workspace -115
worktree -149
worktrees -97
worried 110
would -380
would be -168
would it -203
would make 93
would need 196
would that -134
would the 98
would we -223
would you -236
wouldn't -186
wrapper -96
write -287
write a -321
write the -128
writes -191
writes to -182
written 144
written in 456
written to -92
wrong with 113
wrote -178
wurde 271
x -201
y -294
y a-t-il -249
y avait 313
y la 219
y los -181
ya 218
yaml 199
yaml , 119
yeah -356
yeah , -97
year -112
yep -155
yes -238
yes , -240
yesterday 334
yesterday to -99
yet 378
yml -137
you -414
you add -95
you can -122
you change -126
you check -172
you choose 340
you continue 255
you decide -114
you did -456
you do -271
you explain -198
you fix -144
you give -131
you have -162
you just -161
you looked -162
you made -247
you mean -240
you need -139
you put -129
you ran -344
you recommend -226
you remember 265
you remind 178
you said -110
you see -208
you still 251
you take -147
you tell 120
you think -394
you to -319
you use 122
you write -185
you've -710
you've just -446
your -391
your change -242
your changes -205
your edit -246
your memory 624
your notes 404
yours -93
zeige -200
zeile -167
zeile \xA7num -150
zero 144
zod -93
zsh 101
zu 575
zum 217
zur\xFCck -265
zusammen 168
zwei -180
zweite -190
zwischen -257
\xA7code -355
\xA7code , 169
\xA7code in 125
\xA7code no -114
\xA7code or 102
\xA7code with 171
\xA7file -199
\xA7file , -132
\xA7file and -105
\xA7file in -220
\xA7file ts 177
\xA7file under 174
\xA7name -107
\xA7name again -183
\xA7name also 109
\xA7name are -138
\xA7name at -115
\xA7name calls 225
\xA7name code 252
\xA7name comments -187
\xA7name con -239
\xA7name do -194
\xA7name from 133
\xA7name has 158
\xA7name i 223
\xA7name in 289
\xA7name into -151
\xA7name is -122
\xA7name license 333
\xA7name over -114
\xA7name return -138
\xA7name scope -207
\xA7name so 115
\xA7name team -97
\xA7name that -143
\xA7name to -190
\xA7name use 413
\xA7name uses 146
\xA7name validation 288
\xA7name was 98
\xA7name what's 96
\xA7name with -109
\xA7name work 228
\xA7name \xA7num 91
\xA7name \xA7path -161
\xA7name \u306F -147
\xA7num -252
\xA7num , -114
\xA7num and -125
\xA7num as 132
\xA7num because -137
\xA7num checkpoints -105
\xA7num connections 101
\xA7num days -160
\xA7num first 120
\xA7num fix 237
\xA7num for 250
\xA7num hours -94
\xA7num is -218
\xA7num lines -217
\xA7num min -149
\xA7num minutes 225
\xA7num on -188
\xA7num per -184
\xA7num percent -256
\xA7num second 241
\xA7num seconds 366
\xA7num tests 90
\xA7num that 178
\xA7num timeout -170
\xA7num to -121
\xA7num until -117
\xA7num with -141
\xA7num \xA7name -128
\xA7num \xA7num -227
\xA7path -374
\xA7path , -325
\xA7path : -100
\xA7path a 395
\xA7path and -115
\xA7path before 93
\xA7path from -109
\xA7path is 171
\xA7path then -148
\xA7path with -188
\xA7path without -164
\xA7url -180
\xE0 faire 198
\xE0 la -202
\xE4ndern 215
\xE4nderungen -298
\xE7a -339
\xE8 209
\xE8 in -519
\xE9 -505
\xE9 a 350
\xE9 o -264
\xE9 \xA7name -150
\xE9cris -175
\xE9crit -141
\xE9tait 353
\xE9t\xE9 195
\xFAltima -179
\xFAltimo -244
\xFAltimo commit -106
\xFCber 107
\xFCberall 220
\xFCbrigens -155
\u0430 254
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C -100
\u0431\u0430\u0437\u0430 -244
\u0431\u043E\u043B\u044C\u0448\u0435 -454
\u0432 \u043A\u043E\u0434\u0435 -111
\u0432 \u043F\u0440\u043E\u0435\u043A\u0442\u0435 -183
\u0432\u0435\u0442\u043A\u0438 249
\u0432\u0441\u0435 -297
\u0432\u0441\u0435\u0433\u0434\u0430 -476
\u0433\u0434\u0435 -226
\u0434\u0430 -106
\u0434\u0430 , -106
\u0434\u0430\u043D\u043D\u044B\u0435 -198
\u0434\u043B\u044F 311
\u0435\u0449\u0451 263
\u0438\u0437 251
\u0438\u043B\u0438 418
\u0438\u0445 -141
\u043A 548
\u043A\u0430\u043A\u0438\u0435 257
\u043A\u043E\u0434\u0435 -111
\u043A\u0442\u043E 348
\u043B\u0438 117
\u043C\u043E\u0436\u043D\u043E 179
\u043C\u044B 193
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C -100
\u043D\u0430\u0441 120
\u043D\u0430\u0441 \u0432\u0441\u0435 -297
\u043D\u0435\u043B\u044C\u0437\u044F 668
\u043D\u0435\u0442 119
\u043D\u0438\u0447\u0435\u0433\u043E -138
\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 -138
\u043E\u0442 468
\u043E\u0448\u0438\u0431\u043E\u043A 109
\u043F\u043E 503
\u043F\u043E\u0447\u0435\u043C\u0443 140
\u043F\u0440\u0438 191
\u043F\u0440\u043E\u0435\u043A\u0442\u0435 -183
\u043F\u0440\u043E\u0442\u0438\u0432 756
\u0440\u0430\u0437 154
\u0441 295
\u0441\u0435\u0440\u0432\u0438\u0441\u0430 106
\u0442\u0435\u043A\u0441\u0442\u044B 109
\u0442\u0435\u043A\u0441\u0442\u044B \u043E\u0448\u0438\u0431\u043E\u043A 109
\u0442\u0435\u0441\u0442\u044B -243
\u0442\u043E\u043B\u044C\u043A\u043E -660
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 -127
\u0442\u0443\u0434\u0430 -201
\u0442\u044B -291
\u0443 552
\u0443 \u043D\u0430\u0441 120
\u0443\u0436\u0435 217
\u0447\u0435\u043C 199
\u0447\u0435\u0440\u0435\u0437 134
\u0447\u0442\u043E 346
\u044D\u0442\u043E 262
\u044D\u0442\u043E\u043C 198
\u044F 260
\u2013 181
\u2014 -140
\u3042 151
\u3042 \u3063 110
\u3042 \u308B 132
\u3042\u3063 110
\u3042\u308B 132
\u3044 \u3044 -230
\u3044 \u3046 93
\u3044 \u3057 105
\u3044 \u3067 -183
\u3044 \u3068 -119
\u3044 \u306E 142
\u3044 \u308B 105
\u3044 \u51FA 301
\u3044\u3044 -230
\u3044\u3046 93
\u3044\u3057 105
\u3044\u3066 \u3066\u304F -96
\u3044\u3067 -183
\u3044\u3067 \u3067\u3059 -154
\u3044\u3068 -119
\u3044\u306E 142
\u3044\u307E \u307E\u3059 -126
\u3044\u308B 105
\u3044\u51FA 301
\u3046 \u3044 110
\u3046 \u3057 -127
\u3046 \u3061 -120
\u3046 \u76F4 189
\u3046\u3044 110
\u3046\u3044 \u3044\u3046 110
\u3046\u3057 -127
\u3046\u3057 \u3057\u3066 -127
\u3046\u3061 -120
\u3046\u76F4 189
\u3046\u76F4 \u76F4\u3057 153
\u3048 92
\u3048 \u3066 194
\u3048 \u307E -214
\u3048\u3066 194
\u3048\u307E -214
\u304A \u9858 105
\u304A\u9858 105
\u304A\u9858 \u9858\u3044 105
\u304B 387
\u304B \u3063 204
\u304B\u3063 204
\u304C 216
\u304C \xA7num 141
\u304C \u3042 253
\u304C \u51FA 174
\u304C\u3042 253
\u304C\u3042 \u3042\u3063 110
\u304C\u3044 \u3044\u3044 -146
\u304C\u51FA 174
\u304D \u306E 91
\u304D\u306E 91
\u304F -312
\u3051 \u3066 -121
\u3051\u3066 -121
\u3053 \u3068 139
\u3053 \u308C -128
\u3053\u3068 139
\u3053\u3068 \u3068\u3042 163
\u3053\u308C -128
\u3053\u308C \u308C\u306F -115
\u3057 \u3044 151
\u3057 \u305F 239
\u3057 \u3066 -313
\u3057 \u307E 172
\u3057\u3044 151
\u3057\u305F 239
\u3057\u305F \u305F\u304B 111
\u3057\u305F \u305F\u306E -174
\u3057\u3066 -313
\u3057\u307E 172
\u3057\u307E \u307E\u3057 147
\u3059 -125
\u3059 \u308B 113
\u3059\u308B 113
\u305B 157
\u305B\u3093 \u3093\u3067 103
\u305D -136
\u305F 327
\u305F \u3044 138
\u305F \u304B 131
\u305F \u3053 163
\u305F \u3063 173
\u305F \u3068 280
\u305F \u3093 107
\u305F\u3044 138
\u305F\u304B 131
\u305F\u304B \u524D 140
\u305F\u3053 163
\u305F\u3053 \u3053\u3068 163
\u305F\u3063 173
\u305F\u3063 \u3063\u3051 173
\u305F\u3068 280
\u305F\u306E \u306E\u306F 151
\u305F\u3093 107
\u305F\u3093 \u3093\u3060 141
\u3060 \u3051 -115
\u3060 \u3063 273
\u3060\u3051 -115
\u3060\u3063 273
\u3060\u3063 \u3063\u3051 122
\u3060\u3063 \u3063\u305F 202
\u3061 -245
\u3063 213
\u3063 \u3051 248
\u3063 \u305F 203
\u3063 \u3066 121
\u3063\u3051 248
\u3063\u305F 203
\u3063\u305F \u305F\u3063 144
\u3063\u3066 121
\u3064 186
\u3066 \u307E 192
\u3066 \u308B 113
\u3066\u307E 192
\u3066\u308B 113
\u3066\u4F55 \u4F55\u3060 -104
\u3067 \u304D -142
\u3067 \u3057 145
\u3067 \u3059 -136
\u3067 \u306F -103
\u3067 \u6D88 90
\u3067\u304D -142
\u3067\u3057 145
\u3067\u3057 \u3057\u305F 150
\u3067\u3059 -136
\u3067\u3059 \u3059\u304B 118
\u3067\u306F -103
\u3067\u6D88 90
\u3068 161
\u3068 \u3042 163
\u3068\u3042 163
\u3068\u3042 \u3042\u308B 163
\u3069 138
\u3069 \u3046 91
\u3069\u3046 91
\u3069\u3046 \u3046\u3044 110
\u3069\u3046 \u3046\u3057 -127
\u3069\u3046 \u3046\u76F4 95
\u306A -170
\u306A \u308B -117
\u306A \u3093 -203
\u306A\u3044 \u3044\u306E 142
\u306A\u308B -117
\u306A\u3093 -203
\u306B \u3059 193
\u306B\u3059 193
\u306B\u3059 \u3059\u308B 193
\u306E 126
\u306E \u3067 -172
\u306E \u306F 352
\u306E \u30C7 124
\u306E\u3067 -172
\u306E\u306F 352
\u306E\u306F \u306F\u8AB0 151
\u306E\u30C7 124
\u306F -367
\u306F \xA7name -163
\u306F \xA7num -124
\u306F \u3042 -114
\u306F \u306A -165
\u306F \u8AB0 369
\u306F\u3042 -114
\u306F\u306A -165
\u306F\u8AB0 369
\u307E \u3057 111
\u307E \u3059 -179
\u307E \u3063 281
\u307E\u3057 111
\u307E\u3057 \u3057\u305F 111
\u307E\u3059 -179
\u307E\u3063 281
\u307E\u3063 \u3063\u305F 161
\u307F -163
\u3081 \u305F 199
\u3081\u305F 199
\u3082 \u306E 113
\u3082\u306E 113
\u3084 136
\u3084 \u3063 113
\u3084 \u3081 99
\u3084\u3063 113
\u3084\u3081 99
\u3084\u3081 \u3081\u305F 99
\u3089 -97
\u308A \u305F 138
\u308A\u305F 138
\u308A\u305F \u305F\u3044 138
\u308B \u3068 113
\u308B\u3068 113
\u308B\u306E \u306E\u3067 -90
\u308C -159
\u308C \u306F -115
\u308C\u306F -115
\u308F -380
\u3092 \xA7name 135
\u3092 \u3084 169
\u3092 \u5909 -277
\u3092 \u8A66 105
\u3092\u3084 169
\u3092\u3084 \u3084\u3081 99
\u3092\u5909 -277
\u3092\u5909 \u5909\u3048 -243
\u3092\u8A66 105
\u3092\u8A66 \u8A66\u3057 105
\u3093 \u3060 116
\u3093\u3060 116
\u3093\u3060 \u3060\u3063 141
\u3093\u3067 \u3067\u3057 107
\u30A2 260
\u30A2 \u30D7 127
\u30A2\u30D7 127
\u30A2\u30D7 \u30D7\u30EA 127
\u30A8 -192
\u30AB 105
\u30AD \u30E3 110
\u30AD\u30E3 110
\u30AF \u30A8 -150
\u30AF\u30A8 -150
\u30B0 \u3092 -101
\u30B0\u3092 -101
\u30B3 -133
\u30B3 \u30DF -110
\u30B3\u30DF -110
\u30B3\u30DF \u30DF\u30C3 -110
\u30B5\u30FC \u30FC\u30D0 99
\u30B7 \u30E5 -146
\u30B7\u30E5 -146
\u30B8 \u30E7 -102
\u30B8\u30E7 -102
\u30B8\u30E7 \u30E7\u30F3 -102
\u30B9 \u30C8 -166
\u30B9\u30C8 -166
\u30B9\u30C8 \u30C8\u306F -172
\u30C3 -167
\u30C3 \u30B7 -112
\u30C3 \u30D7 140
\u30C3\u30B7 -112
\u30C3\u30B7 \u30B7\u30E5 -146
\u30C3\u30D7 140
\u30C6 \u30B9 -115
\u30C6\u30B9 -115
\u30C6\u30B9 \u30B9\u30C8 -115
\u30C8 -242
\u30C8 \u306F -207
\u30C8\u306F -207
\u30C9 -174
\u30C9 \u306E -142
\u30C9\u306E -142
\u30CD 111
\u30CD \u30FC 119
\u30CD\u30FC 119
\u30D0\u30FC \u30FC\u30B8 -102
\u30D1 -92
\u30D1 \u30FC -92
\u30D1\u30FC -92
\u30D1\u30FC \u30FC\u30B5 -92
\u30D5 -123
\u30D7 \u30EA 105
\u30D7 \u30ED -95
\u30D7\u30EA 105
\u30D7\u30ED -95
\u30DD 130
\u30DD \u30FC 129
\u30DD\u30FC 129
\u30DF -113
\u30DF \u30C3 -110
\u30DF\u30C3 -110
\u30DF\u30C3 \u30C3\u30C8 -110
\u30E0 \u306E 97
\u30E0\u306E 97
\u30E1 106
\u30E2 -122
\u30E3 110
\u30E5 -168
\u30E7\u30F3 \u30F3\u304C -117
\u30E7\u30F3 \u30F3\u306F -90
\u30E9 -168
\u30E9\u30FC \u30FC\u306F -151
\u30EA \u30FC 104
\u30EA\u30FC 104
\u30EB \u30FC 108
\u30EB\u30FC 108
\u30EB\u30FC \u30FC\u30EB 108
\u30EC \u30B8 127
\u30EC\u30B8 127
\u30ED -142
\u30ED \u30B0 -118
\u30ED\u30B0 -118
\u30F3 \u304C -117
\u30F3 \u306E 118
\u30F3 \u306F -90
\u30F3 \u30C8 -96
\u30F3\u304C -117
\u30F3\u306E 118
\u30F3\u306F -90
\u30F3\u30C8 -96
\u30FC 111
\u30FC \u306F -270
\u30FC \u30B5 -92
\u30FC \u30C8 106
\u30FC \u30D0 130
\u30FC \u30EB 120
\u30FC\u306F -270
\u30FC\u30B5 -92
\u30FC\u30B5 \u30B5\u30FC -92
\u30FC\u30B8 \u30B8\u30E7 -102
\u30FC\u30C8 106
\u30FC\u30D0 130
\u30FC\u30D0 \u30D0\u30FC 156
\u30FC\u30EB 120
\u4E00 -93
\u4E00 \u4E2A -126
\u4E00 \u5F8B -124
\u4E00 \u884C -99
\u4E00\u4E2A -126
\u4E00\u5F8B -124
\u4E00\u884C -99
\u4E09 -163
\u4E0A -246
\u4E0A \u6B21 206
\u4E0A\u6B21 206
\u4E0B \u7684 164
\u4E0B\u7684 164
\u4E0D -263
\u4E0D \u662F 370
\u4E0D \u7528 -92
\u4E0D \u80FD -147
\u4E0D \u884C -153
\u4E0D \u8981 -222
\u4E0D\u662F 370
\u4E0D\u7528 -92
\u4E0D\u80FD -147
\u4E0D\u884C -153
\u4E0D\u8981 -222
\u4E1A -102
\u4E1A \u52A1 -102
\u4E1A\u52A1 -102
\u4E24 \u4E2A -137
\u4E24\u4E2A -137
\u4E3A 148
\u4E3A \u4EC0 94
\u4E3A \u51C6 113
\u4E3A\u4EC0 94
\u4E3A\u4EC0 \u4EC0\u4E48 94
\u4E3A\u51C6 113
\u4E48 \u6765 118
\u4E48\u6765 118
\u4E4B \u540E 139
\u4E4B\u524D \u524D\u5148 -126
\u4E4B\u540E 139
\u4E86 \u5417 -316
\u4E86\u5417 -316
\u4E8C -239
\u4E92 -131
\u4E9B 147
\u4EA7 -106
\u4EBA 216
\u4EC0\u4E48 \u4E48\u6765 118
\u4ECA -254
\u4ED5 223
\u4ED5 \u69D8 223
\u4ED5\u69D8 223
\u4ED6 -199
\u4ED8 138
\u4EE3 -160
\u4EE3 \u7801 -147
\u4EE3\u7801 -147
\u4EE5 \u524D 358
\u4EE5 \u540E -122
\u4EE5\u524D 358
\u4EE5\u540E -122
\u4EEC 247
\u4EEC \u7684 -142
\u4EEC\u7684 -142
\u4EFB -120
\u4EFB \u52A1 -115
\u4EFB\u52A1 -115
\u4F1A -265
\u4F4D -252
\u4F55 \u304B 219
\u4F55 \u3092 -227
\u4F55\u304B 219
\u4F55\u3092 -227
\u4F5C 216
\u4F60 -449
\u4F60\u8FD8 \u8FD8\u8BB0 177
\u4F7F -188
\u4F9D -195
\u4F9D \u5B58 -96
\u4F9D \u8D56 -127
\u4F9D\u5B58 -96
\u4F9D\u8D56 -127
\u4FDD -117
\u4FDD \u5B58 -106
\u4FDD\u5B58 -106
\u4FE1 \u606F -106
\u4FE1\u606F -106
\u4FEE 146
\u4FEE \u590D -126
\u4FEE \u597D 183
\u4FEE\u590D -126
\u4FEE\u597D 183
\u4FEE\u597D \u597D\u4E86 183
\u5019 405
\u505A 360
\u505A \u4E86 204
\u505A\u4E86 204
\u505C 122
\u50CF 183
\u5143 -124
\u5148 -263
\u5168 -238
\u5168 \u90E8 -95
\u5168\u90E8 -95
\u516C -138
\u5185 \u5B58 135
\u5185\u5B58 135
\u518D 157
\u51B3 189
\u51C6 113
\u51E0 134
\u51FA 152
\u51FD -156
\u51FD \u6570 -156
\u51FD\u6570 -156
\u5206 99
\u5219 124
\u521A -195
\u521D 311
\u5220 -296
\u522B -384
\u5230 270
\u5230 \u54EA 307
\u5230\u54EA 307
\u524D 228
\u524D \u306B 91
\u524D \u5148 -126
\u524D \u56DE 162
\u524D \u7AEF -141
\u524D\u306B 91
\u524D\u5148 -126
\u524D\u56DE 162
\u524D\u7AEF -141
\u529E 132
\u529E \u6CD5 155
\u529E\u6CD5 155
\u529F 143
\u52A0 -224
\u52A8 -93
\u52D5 -320
\u5305 -135
\u533A -303
\u5341 -101
\u5361 245
\u5386 258
\u539F 221
\u539F \u56E0 221
\u539F\u56E0 221
\u53BB 162
\u53BB \u6389 215
\u53BB\u6389 215
\u53D6 -92
\u53E3 138
\u53EA -197
\u53EA \u80FD -112
\u53EA\u80FD -112
\u540C \u4E8B -92
\u540C\u4E8B -92
\u540D 94
\u540D \u306F 102
\u540D\u306F 102
\u540E 150
\u540E \u6765 375
\u540E\u6765 375
\u5417 285
\u5427 -205
\u547D 237
\u548C -227
\u54EA 553
\u54EA \u4E2A -173
\u54EA \u4E9B 147
\u54EA \u91CC -187
\u54EA\u4E2A -173
\u54EA\u4E9B 147
\u54EA\u91CC -187
\u554F\u984C \u984C\u306F 118
\u5668 \u7684 141
\u5668\u7684 141
\u56DE -94
\u56E0 256
\u56F3 243
\u56FA 137
\u5728 -215
\u5730 220
\u5904 -181
\u5904 \u7406 -181
\u5904\u7406 -181
\u5909 \u3048 -213
\u5909 \u6570 137
\u5909\u3048 -213
\u5909\u3048 \u3048\u3066 -119
\u5909\u6570 137
\u590D -165
\u5916 -122
\u5916 \u90E8 -104
\u5916\u90E8 -104
\u591C 108
\u5927 172
\u5929 242
\u5929 \u7684 140
\u5929\u7684 140
\u5931 -121
\u5931 \u8D25 -164
\u5931\u8D25 -164
\u597D \u4E86 183
\u597D\u4E86 183
\u597D\u4E86 \u4E86\u5417 183
\u59CB -127
\u5B50 -105
\u5B57 -105
\u5B8C -263
\u5BA2 136
\u5BA2 \u6237 156
\u5BA2\u6237 156
\u5BB6 301
\u5BFC -238
\u5BFE 124
\u5DE5 \u4F5C 283
\u5DE5\u4F5C 283
\u5E26 -99
\u5E93 -242
\u5EA6 131
\u5F00 219
\u5F0F -101
\u5F15 -108
\u5F52 -113
\u5F53 360
\u5F53 \u521D 311
\u5F53 \u65F6 204
\u5F53\u521D 311
\u5F53\u65F6 204
\u5F8B -124
\u5F97 391
\u5FC5 -245
\u5FC5 \u305A -107
\u5FC5 \u8981 -166
\u5FC5\u305A -107
\u5FC5\u8981 -166
\u5FD8 308
\u600E 223
\u600E \u4E48 110
\u600E\u4E48 110
\u606F -106
\u6210 \u7684 -129
\u6210\u7684 -129
\u6211 354
\u6211 \u4E00 96
\u6211\u4E00 96
\u6211\u4E00 \u4E00\u4E0B 96
\u6240 115
\u624B\u9806 \u9806\u3092 130
\u624D -288
\u6253 -228
\u627E 223
\u627F 208
\u627F \u8A8D 110
\u627F\u8A8D 110
\u627F\u8A8D \u8A8D\u304C 110
\u628A -169
\u62A5 110
\u62C6 191
\u6301 -91
\u6307 187
\u636E -160
\u6389 144
\u6392 92
\u63A5 -114
\u63D0 \u4EA4 -194
\u63D0 \u8BAE 120
\u63D0 \u9192 96
\u63D0\u4EA4 -194
\u63D0\u8BAE 120
\u63D0\u9192 96
\u63D0\u9192 \u9192\u6211 96
\u641C -107
\u6536 137
\u6539 -224
\u6539 \u4E86 -233
\u6539 \u52A8 183
\u6539 \u540D -198
\u6539\u4E86 -233
\u6539\u52A8 183
\u6539\u540D -198
\u653E -133
\u6545 173
\u6570 -311
\u6570 \u636E -160
\u6570\u636E -160
\u6574 \u6570 -107
\u6574\u6570 -107
\u6587 -257
\u6587 \u4EF6 -122
\u6587 \u6863 -95
\u6587\u4EF6 -122
\u6587\u6863 -95
\u65B9 131
\u65B9 \u91DD 126
\u65B9\u91DD 126
\u65E5 103
\u65E7 96
\u660E 94
\u6628 157
\u6628 \u65E5 116
\u6628\u65E5 116
\u662F 203
\u662F \xA7num -129
\u662F \u600E 232
\u662F \u8C01 216
\u662F\u600E 232
\u662F\u600E \u600E\u4E48 232
\u662F\u8C01 216
\u663E -183
\u663E \u793A -183
\u663E\u793A -183
\u6642 -150
\u66F4 -204
\u66F4 \u65B0 -135
\u66F4\u65B0 -135
\u66F8 \u3044 -92
\u66F8\u3044 -92
\u66F8\u3044 \u3044\u3066 -92
\u6700 -128
\u6709 196
\u6709 \u4EBA 421
\u6709 \u54EA 165
\u6709\u4EBA 421
\u6709\u54EA 165
\u6709\u54EA \u54EA\u4E9B 165
\u670D 224
\u670D \u52A1 224
\u670D\u52A1 224
\u672C -313
\u673A \u5668 119
\u673A\u5668 119
\u675F 152
\u6765 382
\u6790 -132
\u6790 \u5668 -132
\u6790\u5668 -132
\u6837 -104
\u683C -114
\u6848 -176
\u6863 -95
\u69D8 187
\u6B65 -113
\u6B7B 166
\u6B8B 177
\u6B8B \u3063 172
\u6B8B\u3063 172
\u6BB5 93
\u6C42 165
\u6C7A 140
\u6C7A\u3081 \u3081\u305F 131
\u6CA1 -138
\u6CA1 \u6709 -98
\u6CA1\u6709 -98
\u6CD5 418
\u6D4B -169
\u6D4B \u8BD5 -284
\u6D4B\u8BD5 -284
\u6E05 146
\u6F0F 248
\u7248 \u672C -98
\u7248\u672C -98
\u73AF 106
\u73AF \u5883 141
\u73AF\u5883 141
\u73B0 -107
\u7406 \u7531 211
\u7406\u7531 211
\u751F \u4EA7 -106
\u751F\u4EA7 -106
\u7528 -354
\u7559 94
\u756A -110
\u767B \u5F55 100
\u767B\u5F55 100
\u767D -124
\u7684 116
\u7684 \u4E8B 129
\u7684\u4E8B 129
\u76EE \u5F55 -118
\u76EE\u5F55 -118
\u76F4 \u3057 175
\u76F4 \u63A5 -179
\u76F4\u3057 175
\u76F4\u3057 \u3057\u305F 153
\u76F4\u63A5 -179
\u770B -94
\u771F -288
\u7740 329
\u77E5 \u308A 138
\u77E5\u308A 138
\u77E5\u308A \u308A\u305F 138
\u7801 -151
\u786E -98
\u786E \u8BA4 110
\u786E\u8BA4 110
\u793A -293
\u7981 -101
\u7981 \u6B62 -101
\u7981\u6B62 -101
\u79D2 257
\u7AEF -189
\u7B2C -177
\u7B2C \u4E09 -132
\u7B2C\u4E09 -132
\u7BA1 -135
\u7D04 \u675F 152
\u7D04\u675F 152
\u7D22 -94
\u7D50 341
\u7D50 \u8AD6 223
\u7D50\u8AD6 223
\u7D71 144
\u7D9A \u3051 -168
\u7D9A\u3051 -168
\u7D9A\u3051 \u3051\u3066 -168
\u7EBF -224
\u7EC4 -145
\u7EC4 \u4EF6 -126
\u7EC4\u4EF6 -126
\u7EDF -162
\u7EDF \u4E00 -161
\u7EDF\u4E00 -161
\u7F51 \u5173 131
\u7F51\u5173 131
\u7F6E -221
\u8001 252
\u811A -98
\u811A \u672C -98
\u811A\u672C -98
\u843D -99
\u843D \u3061 -175
\u843D\u3061 -175
\u884C -153
\u897F 202
\u8981 -184
\u8981 \u6C42 235
\u8981\u6C42 235
\u899A 98
\u899A \u3048 98
\u899A\u3048 98
\u899A\u3048 \u3048\u3066 98
\u89C4 \u5219 124
\u89C4\u5219 124
\u89E3 175
\u89E3 \u51B3 224
\u89E3 \u6790 -132
\u89E3 \u6C7A 90
\u89E3\u51B3 224
\u89E3\u6790 -132
\u89E3\u6790 \u6790\u5668 -132
\u89E3\u6C7A 90
\u89E6 -165
\u8A00 178
\u8A08 -110
\u8A2D -97
\u8A2D \u5B9A -91
\u8A2D\u5B9A -91
\u8A3C 183
\u8A66 \u3057 105
\u8A66\u3057 105
\u8A8D \u304C 97
\u8A8D\u304C 97
\u8AAD -142
\u8AB0 524
\u8AD6 223
\u8BA1 -171
\u8BAE 120
\u8BB0 -102
\u8BB0 \u5F97 234
\u8BB0\u5F97 234
\u8BBE -209
\u8BD5 -144
\u8BE5 -341
\u8BEF -96
\u8BF4 385
\u8BF7 -152
\u8C01 603
\u8C01 \u63D0 120
\u8C01\u63D0 120
\u8C01\u63D0 \u63D0\u8BAE 120
\u8C03 237
\u8C03 \u7528 111
\u8C03\u7528 111
\u8C61 122
\u8D25 -164
\u8D56 -127
\u8D70 -248
\u8D85 -143
\u8D85 \u65F6 -124
\u8D85 \u8FC7 -103
\u8D85\u65F6 -124
\u8D85\u8FC7 -103
\u8FB9 -116
\u8FC7 222
\u8FD4 \u56DE -163
\u8FD4\u56DE -163
\u8FD8 240
\u8FD8 \u662F 216
\u8FD8 \u8BB0 177
\u8FD8\u662F 216
\u8FD8\u6709 \u6709\u54EA 165
\u8FD8\u8BB0 177
\u8FD8\u8BB0 \u8BB0\u5F97 177
\u8FD9 -282
\u9001 214
\u901A -259
\u901A \u3063 -126
\u901A \u8FC7 -99
\u901A\u3063 -126
\u901A\u8FC7 -99
\u90A3 -189
\u90E8 -177
\u90FD -288
\u914D -166
\u9192 96
\u9192 \u6211 96
\u9192\u6211 96
\u9192\u6211 \u6211\u4E00 96
\u91CC \u7684 92
\u91CC\u7684 92
\u91DD 126
\u9519 \u8BEF -96
\u9519\u8BEF -96
\u952E 98
\u95F4 -90
\u961F 169
\u9648 -115
\u9650 251
\u9700 -172
\u9700 \u8981 -172
\u9700\u8981 -172
\u9762 -138
\u9806 \u3092 130
\u9806\u3092 130
\u984C 192
\u984C \u306F 237
\u984C\u306F 237
\u9858 105
\u9858 \u3044 105
\u9858\u3044 105
\u9858\u3044 \u3044\u3057 105
\u9879 222
\u9884 91
\u989D -111
\uACE0 -154
\uAE30 -99
\uB294 -200
\uB2C8 -114
\uB2C8 \uB2E4 -105
\uB2C8\uB2E4 -105
\uB2E4 -128
\uB85C -216
\uB9AC -106
\uB9CC -121
\uB9D0 -106
\uBA74 -109
\uC11C -144
\uC2A4 -117
\uC4F0 -130
\uC548 -108
\uC5B4 -150
\uC5D0 -174
\uC5D0 \uC11C -123
\uC5D0\uC11C -123
\uC694 -126
\uC740 -161
\uC774 -149
\uC9C0 -107
\uD2B8 -132
\uD558 -94`};var V=h(()=>p(d.words)),C=600,W=n=>(d.bias+g(m(n),V()))/100;function f([n,e]){let{words:t=0,session:a=0,wording:o=0,near:i=0,vectors:s=0}=n?.shares??{},r=n===void 0||e===void 0?0:Math.min(1,e.score/n.score);return[Math.log1p(t+a+o),Math.log1p(i+s),r]}function $(n,e){let[t=0,...a]=d.answers;return[n,...f(e)].reduce((o,i,s)=>o+i*(a[s]??0),t)/100}0&&(module.exports={MAX_WEIGHED_CHARS,answersBy,asksBy,evidenceOf});
});
// build dce3619e00956cc2832727e0f0afb83d
