(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var l=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var k=Object.prototype.hasOwnProperty;var x=(n,e)=>{for(var t in e)l(n,t,{get:e[t],enumerable:!0})},q=(n,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of v(e))!k.call(n,o)&&o!==t&&l(n,o,{get:()=>e[o],enumerable:!(a=b(e,o))||a.enumerable});return n};var j=n=>q(l({},"__esModule",{value:!0}),n);var W={};x(W,{MAX_WEIGHED_CHARS:()=>H,answersBy:()=>$,asksBy:()=>P,evidenceOf:()=>f});module.exports=j(W);function h(n){let e;return()=>(e??={it:n()},e.it)}var T=600,E=/`[^`]*`/g,O=/https?:\/\/\S+/g,z=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,S=/\b[\w-]+\.[a-z]{1,5}\b/g,A=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,I=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,_=/\b\d[\w.]*/g,N=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,M=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,R=",:;\u2014\u2013",K=5,G=6,V=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(E," \xA7code ").replace(O," \xA7url ").replace(z," \xA7path ").replace(S," \xA7file ").replace(I,e=>e.toLowerCase()).replace(A," \xA7name ").replace(_," \xA7num ").toLowerCase(),D=n=>{let e=[...n];return[...e.slice(1).map((t,a)=>`${e[a]}${t}`),...e]};function m(n){let e=(V(n.slice(0,T)).match(N)??[]).flatMap(o=>M.test(o)?D(o):o),t=e.filter(o=>!R.includes(o)),a=t.filter(o=>o==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((o,i)=>`${e[i]} ${o}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(G,Math.floor(t.length/K))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...a>0?["a name"]:[],...a>1?["names"]:[]])]}var L=150;function p(n){let e=0,t=h(()=>new Map(n.split(`
`).map(w)));return{get:a=>(e+=1,e>L?t().get(a):F(n,a))}}function w(n){let e=n.lastIndexOf(" ");return[n.slice(0,e),Number(n.slice(e))]}function F(n,e){for(let[t,a]=[0,n.length];t<a;){let o=t+a>>1,i=n.lastIndexOf(`
`,o-1)+1,s=n.indexOf(`
`,o),r=s<0?n.length:s,[u,y]=w(n.slice(i,r));if(u===e)return y;u<e?t=r+1:a=i}}var g=(n,e)=>n.reduce((t,a)=>t+(e.get(a)??0),0)/Math.sqrt(n.length||1);var d={bias:-147,answers:[-142,124,181,194,-295],words:`, -216
, according -161
, all -126
, alles -203
, always -90
, and 115
, any -95
, are 109
, as\xED -255
, because -209
, before 108
, bevor 315
, bitte -181
, but 111
, c'est -151
, c'\xE9tait 203
, check -133
, code -99
, con 436
, couldn't 345
, cursor 99
, cu\xE1l -132
, da -311
, das -337
, dass 261
, den 236
, der -387
, did 248
, didn't 301
, die -302
, do 336
, does 164
, don't -140
, donc -168
, e 567
, each -129
, el -296
, ent\xE3o -158
, et 325
, even 95
, everything -145
, for 105
, get -146
, half -250
, how 569
, i'd 96
, i've -100
, immer 100
, implement -275
, in -321
, is 623
, isn't 307
, it's -157
, its -93
, jamais -178
, keep -157
, kein -173
, keine -93
, las 120
, le -183
, let's -136
, like 157
, lo -146
, local -105
, los -441
, me 262
, my -104
, nada -224
, never -118
, niente -250
, no -372
, nobody -254
, noi -401
, non -188
, not -452
, nothing -118
, now -115
, o -259
, on 123
, one -191
, only -123
, or 121
, otherwise -113
, pas -231
, plain -107
, plan 122
, please -233
, porque -135
, qual 235
, que -362
, qu\xE9 367
, right -104
, set -261
, si -297
, sin -133
, so -333
, that -212
, that's -293
, the -295
, then -209
, there -149
, they -280
, those -132
, though 226
, tu -140
, un -199
, use -191
, was 307
, wasn't 268
, we -426
, weil -115
, welche 91
, what 497
, what's 108
, when 364
, where 559
, which 300
, who 241
, why 224
, wie 559
, wir -227
, with -93
, wo 113
, y -143
, you -233
, \xA7file -120
, \xA7name -248
, \xE4nderungen -99
, \xE9 -231
, \u0431\u0435\u0437 -331
, \u0432 -255
, \u043C\u044B -114
, \u0447\u0442\u043E 118
: -134
: : 489
: did 249
: do 221
: how 134
: i -109
: if 252
: is 432
: no -256
: one -121
: should 190
: the -362
: true -112
: we -112
: what 338
: when 119
: which 302
: why 336
: \xA7code -97
: \xA7num -317
: \xA7path -109
; -172
^^a partir -165
^^add a -221
^^and what -334
^^any idea 94
^^anything left 313
^^are there 98
^^are we -194
^^are you -153
^^ask me -98
^^before i 167
^^before we -186
^^bitte immer -97
^^bitte keine -145
^^bring me 128
^^btw the -109
^^can i 315
^^can we -150
^^can you -267
^^catch me 223
^^check the -90
^^chez nous -178
^^combien de -223
^^continue from 448
^^continue where -151
^^continue with -179
^^could we -180
^^create a -118
^^did anybody 138
^^did the 211
^^did you -253
^^didn't we 119
^^do i 617
^^do it -172
^^do not -160
^^do the -148
^^does anyone 111
^^does our 138
^^does the -139
^^does this -178
^^el servidor -155
^^en este -179
^^est-ce que -106
^^everything under -95
^^explain to 131
^^feature branches -134
^^fill me 336
^^find out -116
^^fix the -126
^^for the 204
^^for \xA7num -112
^^from now -123
^^fyi the -91
^^gibt es 235
^^haben wir -285
^^has anyone 220
^^hast du -121
^^have the 168
^^have you 210
^^hmm i 254
^^hotfixes go -101
^^how about -125
^^how are -218
^^how can -116
^^how come 393
^^how did -195
^^how do 114
^^how far 279
^^how long -269
^^how many -153
^^how should 92
^^how was 162
^^how would -237
^^how'd we 221
^^i always -283
^^i am 105
^^i can't 117
^^i forgot 115
^^i got -138
^^i have 210
^^i just -333
^^i keep 111
^^i lost 132
^^i need 215
^^i see 243
^^i still -181
^^i think -317
^^i thought 192
^^i told -94
^^i tried -107
^^i was 213
^^i would 196
^^i've just -143
^^ich habe 118
^^if we -162
^^if you 136
^^il reste 313
^^il server -304
^^implement the -156
^^in this -135
^^in which -120
^^is it 187
^^is that -381
^^is the 341
^^is there -159
^^is this -229
^^is \xA7code 164
^^is \xA7num -98
^^ist das 121
^^it is -91
^^let me 209
^^let's continue 113
^^let's do -148
^^let's start -99
^^list all -221
^^lo que -166
^^look into -110
^^look up 110
^^make a -166
^^make the -179
^^me lembra 199
^^mise run -96
^^no hab\xEDamos 170
^^no we -90
^^non avevamo 327
^^not sure 180
^^now that -200
^^onde paramos 315
^^or is -121
^^o\xF9 en 511
^^pas de -123
^^pick up 361
^^please write -106
^^por qu\xE9 -250
^^port \xA7num -137
^^pourquoi le -314
^^pourquoi on 308
^^quelle est -147
^^quem sugeriu 185
^^qui\xE9n propuso 202
^^qu\xE9 qued\xF3 134
^^recuerdas c\xF3mo 243
^^refresh my 318
^^remember that -207
^^remember the -223
^^remember to -175
^^remember we -140
^^remind the -167
^^remove the -94
^^replace the -108
^^revert the -165
^^same error 319
^^scrivi un -125
^^se puede 176
^^set up -171
^^should i -209
^^should the -122
^^should we -255
^^show me -164
^^store the -287
^^summarise what 164
^^te acuerdas 159
^^that was -202
^^the old 218
^^the reason -469
^^the staging 96
^^the \xA7name -123
^^there is -170
^^there was -115
^^there's one 176
^^ti ricordi 311
^^tu te 258
^^turn the -103
^^update the -100
^^use the -174
^^voc\xEA lembra 289
^^warum ist -96
^^was the 245
^^was there 168
^^was war 96
^^we can't -94
^^we decided -187
^^we had 153
^^we have -136
^^we need -122
^^we settled -195
^^we used 94
^^we're on -113
^^wei\xDFt du 110
^^wer hat 112
^^what are -150
^^what did -376
^^what do 130
^^what does -200
^^what else -157
^^what happened 94
^^what happens -111
^^what has 216
^^what is -103
^^what made 382
^^what other -286
^^what was -150
^^what were 101
^^what would -191
^^what's a -360
^^what's left 204
^^what's our 200
^^what's outstanding 158
^^whats the 380
^^when do 287
^^when does -131
^^when is -283
^^when the -96
^^where did 150
^^where do 105
^^where is -247
^^where were 230
^^where's the 155
^^which branch 105
^^which file -134
^^which line -241
^^who calls -357
^^who decided 224
^^who owns 200
^^who reviews 337
^^who wrote -304
^^why are 308
^^why can't -129
^^why did -293
^^why does -114
^^why isn't 326
^^why not -279
^^why the -93
^^why would -249
^^why \xA7num 353
^^why's the -128
^^wie viele -120
^^wir haben -217
^^wir nutzen -98
^^wo wird -130
^^woran lag 261
^^would it -91
^^write a -166
^^write the -202
^^\xA7name is -90
^^\xA7name \xA7num 233
^^\xA7path is 132
^^\u0443 \u043D\u0430\u0441 -508
^^\u30A8\u30E9 \u30E9\u30FC -90
^^\u30AB\u30EC \u30EC\u30F3 121
^^\u30C6\u30B9 \u30B9\u30C8 -118
^^\u30D1\u30FC \u30FC\u30B5 -92
^^\u4E3A\u4EC0 \u4EC0\u4E48 106
^^\u4F60\u8FD8 \u8FD8\u8BB0 160
^^\u63D0\u9192 \u9192\u6211 104
^^\u670D\u52A1 \u52A1\u5668 -176
^a-t-on -160
^abbiamo 114
^add -439
^aggiungi -231
^ah -221
^ajoute -143
^algu\xE9m 218
^also -162
^always -211
^and -577
^antes -99
^any 589
^anything 150
^aqui -110
^are 575
^as -107
^ask -95
^auf -164
^a\xF1ade -194
^benenne -171
^betr\xE4ge -126
^brainstorm -127
^branch 303
^bring 175
^btw -178
^bump -145
^but -318
^by 178
^c'est 138
^cada 382
^can -185
^can't 362
^catch 223
^changelog -109
^check 103
^chez -178
^chi 96
^ci -196
^code -145
^combien -223
^comment -112
^como -295
^compare -225
^con -332
^continua -154
^cosa 303
^coverage -118
^create -160
^critical -96
^customer -118
^cu\xE1l -211
^d'o\xF9 205
^da -111
^das 91
^de -322
^delete -136
^deploy 288
^deprecations -181
^der -123
^didn't 99
^die -165
^do 261
^don't -128
^draft -96
^ehh -161
^em -270
^ensure -148
^errors -226
^every -170
^explain -152
^feature -160
^fill 336
^find -120
^firmware -145
^fix -235
^fr\xFCher 240
^fyi -129
^generate -122
^get 202
^gibt 235
^give -150
^got 100
^haben -285
^hai -137
^has 332
^hast -121
^hat 305
^have 188
^hay 220
^hey 142
^hmm -183
^hmmm -122
^ho 139
^hold -225
^hotfixes -122
^house -225
^how'd 221
^im 183
^implement -277
^in -143
^is 287
^ist 169
^it -181
^it's 325
^j'ai 154
^just -215
^kann -100
^keep -161
^las -216
^le 141
^leave -254
^legal -264
^les -482
^lint -97
^list 444
^lo -212
^log -220
^look -95
^mach -137
^make -349
^merge -92
^mi 148
^migrations -141
^my 158
^nada -123
^ne -170
^need 138
^neue -205
^never -201
^new -298
^niente -186
^no -213
^nobody -134
^non -146
^not 104
^note -122
^now -229
^npm 209
^nunca -250
^n\xE3o 273
^oh -171
^ok -215
^one -162
^only -272
^open 118
^or -276
^os -286
^our -296
^para -225
^pas -123
^peux-tu -231
^pick 361
^por -331
^port -171
^posso 477
^pour 296
^pourquoi 210
^print -90
^prod 156
^public -95
^puedes -194
^put -246
^q -195
^quais 113
^qual -281
^quando 335
^quante 413
^que 245
^quels 140
^quem 317
^question -139
^quick 414
^qu\xE9 185
^rappelle-moi 360
^recall 216
^recuerdas 243
^recu\xE9rdame 243
^redis -215
^refresh 318
^release -132
^remember -153
^remove -94
^rename -108
^replace -110
^resume 235
^revert -373
^ricordami 369
^right 120
^roda -208
^run -216
^same 260
^save -93
^scrivi -125
^search 543
^seit 137
^send -132
^set -204
^should 210
^show -248
^si -104
^sigue 111
^since 110
^skip -131
^something 106
^sorry -148
^squash 190
^staging 159
^state -101
^still -173
^stop -190
^store -300
^su 364
^summarise 127
^summarize 154
^te 528
^terraform -147
^tests -131
^that -205
^that's -162
^the -269
^there's 186
^they -145
^to 301
^toujours -183
^tu -215
^turn -287
^two 244
^und -162
^une -109
^update -210
^upgrade -91
^usamos -183
^use -100
^wait -231
^wann 110
^was -148
^wasn't 262
^we -488
^we're -212
^we've 214
^wei\xDFt 110
^welche -162
^welchen 250
^wer 182
^what 171
^whats 376
^when -102
^where -171
^where's 129
^which 246
^who 115
^whom 205
^why 347
^why's 178
^wie -209
^wir -533
^wo -115
^would 460
^wrap -96
^write -413
^y 119
^yeah -240
^yep -151
^yes -270
^you -390
^zeige -201
^\xA7file 743
^\xA7name 273
^\xA7num -314
^\xA7path 155
^\xE7a 151
^\xE8 365
^\xE9cris -170
^\u0432\u0441\u0435\u0433\u0434\u0430 -166
^\u0434\u0430 -103
^\u0437\u0430\u0447\u0435\u043C 138
^\u043A\u0430\u043A\u0438\u0435 266
^\u043A\u0430\u043A\u043E\u0439 269
^\u043C\u043E\u0436\u043D\u043E 238
^\u043D\u0430 312
^\u043F\u043E\u0447\u0435\u043C\u0443 311
^\u0442\u0435\u0441\u0442\u044B -133
^\u0443 -169
^\u0447\u0442\u043E 158
^\u3082\u3046 -225
^\u30A8\u30E9 -90
^\u30AB\u30EC 121
^\u30C6\u30B9 -118
^\u30D1\u30FC -92
^\u30EC\u30B8 133
^\u4E3A\u4EC0 106
^\u4E4B\u524D 93
^\u524D\u56DE 223
^\u5916\u90E8 -99
^\u5F53\u521D 159
^\u600E\u4E48 -242
^\u6211\u4EEC -320
^\u63A5\u53E3 100
^\u63D0\u9192 104
^\u65E5\u5386 157
^\u65E5\u5FD7 100
^\u6628\u65E5 119
^\u670D\u52A1 -176
^\u6CA1\u6709 -101
^\u6D4B\u8BD5 -105
^\u751F\u4EA7 224
^\u8FD9\u4E2A -230
a , 197
a agenda 275
a backup -143
a bare 355
a broken 234
a call 124
a causa 224
a certain 219
a change 180
a che 233
a clean 198
a commit -202
a convention 133
a customer -128
a date -164
a decision 154
a default -198
a diferen\xE7a -132
a different -220
a discussion 91
a down -126
a d\xE9j\xE0 488
a f 109
a feature 250
a fini 142
a full 211
a function -226
a gente 96
a git -214
a go -99
a good -169
a helper -328
a i -159
a internet -128
a job -163
a known 242
a las 122
a line 153
a link -190
a little -169
a look -286
a los -178
a medias 103
a memory -161
a message -91
a migration -156
a monorepo 109
a month -145
a n -130
a name -107
a new 158
a nightly 108
a no-go 277
a note 159
a parameter -347
a partir 108
a promise 207
a prompt 172
a propos\xE9 263
a query 182
a queue -360
a real 246
a reason 421
a reasonable -191
a recap 370
a repo 168
a row 190
a rule 258
a second -147
a separate 114
a service -100
a small -342
a step -149
a stop -94
a timeout -467
a timing -116
a turn -150
a type 203
a typo -154
a un -199
a week -120
a \xA7code -261
a \xA7file 106
a \xA7name -240
a \xA7num -225
a \xFAltima -200
a-t-il -146
ab , 122
abbiamo 516
aber -201
abh\xE4ngigkeiten -114
able -190
able to -193
about 456
about how 147
about it 106
about our 157
about the 426
about to 197
about \xA7name 208
absicht 454
absprache 116
accents 191
accept 401
accepts -103
accessibility 189
according -114
according to -114
account 143
account is 146
acesso 234
across all -101
across the 90
action -167
actions -150
active -140
actual 176
actually run 134
acuerdas 159
ad -159
adapter -212
add -314
add a -95
add any -227
add it -134
add some -117
add that -105
added -174
added the -228
added this 158
adding a -105
address -305
addressed 233
adesso -124
af 116
after a 143
after init -137
after that -198
after the 94
after this -441
after your -190
afterwards -126
again , -191
again how 592
again in -151
again please -123
again why 316
against 310
against it 218
against the -230
agent -278
agent is 132
agents -178
agents , -157
aggiungi -231
agora -343
agree 199
agreed 504
agreed to 112
agreement 517
agreement with 168
ah , -107
ahead -265
ahead of -221
ahora -308
ah\xED -245
ai 322
ainda 187
airflow -150
ajoute -143
al -97
alert 135
algo -232
alguien 639
algum 262
alguna 360
algu\xE9m 747
algu\xE9m j\xE1 243
alg\xFAn 130
alias 162
all -131
all , -199
all of 174
all our -153
all public -90
all tests -100
alla -342
alla fine 138
alles -172
allow 235
allowed 632
allowed to 581
alone 385
alone , 274
already 123
already , 196
already a 128
already have -118
already tried 99
also -387
also , -91
also the -104
alte 203
alter 354
alternatives -92
although 478
always -235
always run -119
always use -223
am ende -174
ambiente -150
ambiente de 91
amend -180
amounts -243
an , -230
an der 108
an die 345
an entry -103
an error -139
an example -107
an explicit 113
an integration -106
an old 116
an owner 96
an upper 223
analytics -98
analyze -112
anche -298
ancora 484
and -190
and a -291
and add -98
and an -150
and commit -218
and commits 90
and do -93
and fix -157
and from -111
and how 110
and i 106
and i'm -116
and in 299
and is 154
and it -122
and let's -118
and look -123
and nobody 239
and not 642
and nothing -163
and on 198
and one 131
and only -120
and push -133
and remember -144
and run -93
and since 203
and start -115
and tell -240
and that -122
and the -129
and two 346
and what 153
and what's 145
and which 245
and who 479
and why 318
and \xA7name -142
and \xA7num -107
android 143
anglais -103
animation -290
announced in -106
anos -115
anota -90
answer -163
antes 134
antes de -165
any failures -135
any file -100
any idea -114
any more 411
any notes 103
any open 233
any other -253
any work 363
anybody 444
anymore , 191
anyone 557
anything -148
anything about 428
anything else -191
anything in -120
anything left 313
anything under -159
anything visual -162
anyway -210
anywhere -320
anywhere in -114
ao 201
apaga -214
apagar 264
aparece -101
aperta -184
api -103
app , -188
app with -156
appears -240
applied -181
applies -120
apply -103
appropriate -107
approvals 151
apr\xE8s -405
aqui -232
archive 273
archivo -112
arduino -144
are -247
are a -149
are cut -106
are for -251
are not -276
are off -198
are on 209
are still -118
are there -98
are two -111
are we 189
are you -551
are \xA7name -95
are \xA7num -93
aren't 338
argument 156
arm 277
around 192
arquivo -419
arquivos -255
array -322
arreglado 170
arreglado ya 170
arriba -236
as -138
as a -131
as i -124
as last 297
as the 99
as well -229
ask 134
ask me -90
asked for 247
asking 204
asks 231
assertion -141
as\xED que -258
at most -197
at night 280
at once -113
at some 145
at this -92
at \xA7name 305
attached to 133
attribute -137
attributes 231
attribution -166
auch -532
auf dem -133
auf den 313
auf deutsch 183
auf die 315
auf main -116
auf \xA7num 168
aus 284
aus dem 147
ausgabe 129
ausprobiert 201
aussi -120
author -106
auto commit -100
auto-commit -183
auto-summarization -127
autofix 299
automatically 146
automation -152
autre -94
aux 211
available -105
available on -108
avait 792
avait-on 568
avant 246
avanti -183
avec le 105
avec les -207
avevamo 532
aws 242
ayer 516
ayuntamiento 137
a\xF1ade -194
b -91
b , 162
b e -165
back 314
back then 547
back to -91
backup 270
backups 292
badges 126
bail 179
bail out 205
balance 121
banco -163
banco , -115
bank 178
bar -159
bare 468
base -161
base de -238
based -118
bash , 229
bats 249
bau -194
be a -98
be able -150
be cleared -139
be done -99
be easier -144
be in 274
be lost 356
be removed 104
be run 350
be tested -123
be the 114
became 224
because -332
because of -248
because the -155
because we 223
become 210
beehive 180
been 446
been addressed 332
been any 139
been applied -140
been done 104
before , 154
before : -127
before a -154
before committing -108
before i 366
before it -121
before or -164
before the -293
before they -165
before you -401
before your -161
begin -143
beginning -132
behaviour -250
behind 471
behind that 256
bei den 195
bei der 516
bei uns 230
beim 399
being -389
believe 308
belong -94
belongs to 117
below \xA7num 156
bench -185
benchmark -115
benchmarks -111
benenne -171
benutzen 127
beschlossen 175
besser -378
best -372
betr\xE4ge -137
better -414
better for -208
between a -188
between the -211
between two 144
bevor 276
bevor du -174
bevor ich 280
bien -91
big -155
bigdecimal -122
bigint -136
bigquery -100
billing 116
binary 208
bis 401
bits -108
bitte -252
bitte immer -96
bitte keine -145
black 145
blame -163
blanco -91
bleiben 90
blob 383
blocker 492
blocker for 225
blocking 272
blocking the 208
blocks 422
bon 147
booleans -149
boot 176
bot -164
both -144
bound -92
brainstorm -164
branch -307
branch for 206
branch was 105
branche -270
branches are -185
braucht 211
break -169
breaking -258
breaks -217
bridge 281
bring 218
bring me 128
british -142
british spelling -95
broken 461
btw -209
btw the -109
budget 153
buffer -348
bug 369
bug or 184
bugbot -193
build -213
build fails -129
build of -327
build server 122
builder -90
bump 186
bun 153
bundle -239
business -271
but -158
but a 137
but all -114
but i -143
but in 114
but it's 196
but should 242
but they 223
button -396
buttons -99
by -198
by default -211
by now 397
by one -232
by step -117
by the -240
by using 143
by \xA7name 130
by \xA7num 163
c'era 449
c'est la -161
c'\xE9tait 380
c'\xE9tait quoi 196
cache the -256
cached 150
caching 257
cada 128
caisse 446
caixa 156
caja 328
calculateattributionwithaccumulated -127
calculated -122
calendario 101
calendrier 169
call -259
call sites -114
call with 239
call \xA7name -124
called here -264
calls 208
cambia -254
cambios 114
came 317
came of 241
camera 158
campo -128
can -183
can be 143
can do -245
can go -142
can i 445
can see -160
can we -257
can you -282
can't 172
can't be 203
can't find 255
can't remember 188
can't use 298
can't we 103
cannot -227
capped 163
capped at 163
captures 168
capturing -101
capturing the -109
card 177
carga -183
cargo 297
carousel -97
carries 106
carry -160
cartella 148
case -117
cases -246
caso -187
casos -128
cat 119
catalogue 516
catch 172
catch me 240
catch the -247
causa 166
caused -137
caused it -103
causes -231
causes the -267
causing -95
ce projet 167
centos 90
central -150
centre -362
certificate 95
certificato 172
cette -139
cette erreur 231
change -304
change the -105
change to -158
change without 340
changed -177
changed in -235
changes -164
changes for -93
changes to 390
chang\xE9 -167
chaque -346
chaque lundi -96
characters -181
characters , 170
charged 110
chart -170
chat -135
che 145
che il -274
che punto 233
check , 95
check again -125
check before 125
check for 90
check if -107
check the -248
check with -108
checked -98
checking -220
checkout -162
checkpoint -212
checkpoint id 215
checkpointid -201
checkpoints -290
checkpoints for -95
checks 91
cherry-pick -274
chez 353
chi 600
chi ha -123
chiavi 128
choice 307
choir 194
choisi 106
chokes 125
choose 328
choose the 123
chose 288
chrome -124
chunk -212
ci 215
claims 237
clase -157
class -235
classes -141
claude -337
claude , -144
clean state 198
clean up -121
cleaning 131
cleanup -198
clear -233
cleared -176
cli -105
cli repo 201
click -354
click on -189
clickhouse 255
client , 243
client is 137
cliente -222
clinic 225
clippy -391
closed -142
closes -122
closes the -123
closing 101
cloud 96
clue 98
cluster -171
cl\xE9s -173
code -341
code and -108
code changes -94
code in -243
code is -107
code that -188
code where -99
codice -105
cola 181
collaudo -294
color -105
colour 142
column -109
columns -109
coluna -179
com -238
com a 236
com'era 181
comando 289
comando de 185
come 296
come from -310
come mai 145
come out -152
come the 115
come up -425
comentarios -183
comes from -150
command -137
command line 104
commands -116
commencer -147
comment -108
comment from -103
comment on 266
comments -383
commit -305
commit , 128
commit and -159
commit hook 196
commit in -160
commit it -103
commit message 319
commit messages 340
commit or 329
commit that -165
commit this -134
commit to 94
commit what -136
commits -193
commits , -153
committed -126
committing 272
common 136
como 245
compass 265
compile 98
compiler -442
complain -170
complain about -145
complexity -139
complexity of -121
complicated -122
component -465
componente -485
components -133
compose 96
comptes 126
con 182
con i 334
con il -100
con le 259
con lo 226
concerning 187
concurrent -250
concurrently -183
condensation -191
condense -137
condition -206
config -169
configuration -197
conflict -172
conflicts -173
confused -134
connection -120
connector -101
consent 94
considered 113
consistency -244
console -134
const -179
constants 147
constructor -202
consulta -327
conta -291
contact 373
container -235
contains -154
contains the -192
context -237
continua -154
continuar 196
continue -90
continue , -100
continue avec -297
continue from 843
continue where 369
continue with -285
contour 235
contra 358
contra el 111
contract 128
contratto -180
convention 219
convention for 246
convention is -111
convenu 424
conversion 113
convert -102
copies of 93
copilot -133
copy for -221
copy of 120
copy the -123
correct -149
correctly -158
correggi -287
correr -110
corrige -486
corrig\xE9 435
cosa 245
cosa avevamo 280
cosa fa -315
cosa \xE8 205
could -164
could be 151
could we -191
couldn't we 187
council 202
count -314
coupon -106
courier -103
cover -461
coverage -186
coverage for -130
cpu 240
crane 129
crate -301
crea -335
create -249
create a -154
create \xA7path -156
created -153
creates -306
creates the -364
creo 165
cria -220
critical -159
crois 317
cron 448
css -449
ctrl-c 104
currently -128
cursor -129
customer 138
customs 99
cu\xE1l 360
cu\xE1ntos -182
c\xF3digo -326
c\xF3mo 315
c\xF3mo se 298
c\xF4t\xE9 -266
d -191
d'o\xF9 303
d'un 136
da 339
da dove -119
da nicht 245
daemon 678
dal 152
damals 360
dana -201
dans -211
dans ce -284
dans la 412
dans un -110
dans \xA7path -155
darf 509
das 133
das ist 163
das mit 169
das \xA7name 191
dashboard 357
dass 261
dass der -168
data , 306
data is 121
database -146
database is 95
date in -182
date with -203
dateien -578
datenbank -96
dati 300
datos -106
datos de -250
day 375
dazu 211
db access 200
dbt -181
de 351
de auditoria -242
de carga 240
de dix -149
de d\xF3nde 93
de esta -118
de kafka 264
de las 176
de los 321
de o 196
de producci\xF3n -136
de recette 94
de temps 260
de test 255
de un -233
de uso -95
de ver -325
de \xA7file -222
de \xA7name 216
de \xA7num 233
dead 154
debian 182
debug -179
debugging -243
decide -268
decided on 217
decided that 97
decided to -147
decidido -313
decidimos 256
decidimos usar 190
decimal 240
decision on 201
decisions 568
dedicated -111
default -135
default and 130
default exports 103
default in -146
defaults -114
define -98
dejamos 580
del 366
del \xA7name -150
delete the -103
deleted -155
deletes 107
deleting 206
deliberately 408
della 282
delle 434
demo -187
den kalender 116
den letzten -175
denied -125
dependencies -364
dependency -182
depends 113
deploy 219
deploy on -211
deployed 125
deploys -158
deploys run -98
depois -253
deprecations -181
deps 331
depuis 111
der 155
der kunde -154
der test -192
der \xA7name -197
derived 115
derni\xE8re 217
des 439
deshalb -218
designers -91
desktop -239
dessus -201
detection -199
deu 239
deux 187
dev and -98
dev server -163
develop -263
develop , -107
di 227
di collaudo -294
di prova -132
dice 237
dich 414
dict -144
did 464
did a -144
did anybody 156
did anyone 274
did i 246
did in -170
did it -209
did not 112
did this -297
did to -90
did we 718
did you -623
didn't 464
didn't we 448
didn't you 323
die 188
die datei -273
die kasse 151
die liste -123
die tests -107
die \xA7name -238
diese -234
dieser -198
diferen\xE7a -132
diferen\xE7a entre -132
diff -160
diff in -96
differ -250
difference -316
difference between -147
different -172
diffs -127
dig 326
dire -257
directory 134
disabled 201
discuss -137
discussed 316
discussion 132
display -201
disso -288
dist -377
div -244
dix -153
dizer -111
django 216
do 201
do a -195
do for 98
do have -103
do i -437
do it -156
do something 107
do they 124
do things 122
do we 350
do you -158
do \xA7name -292
doc -126
doch 100
docker -193
docker , -212
dockerfile -254
docs are -92
docs folder -97
document the -92
documentation -161
documentazione -268
documented 166
does -156
does a -156
does anyone 117
does git -150
does it 258
does not -97
does nothing 158
does one 511
does our -143
does that -114
does this -161
does \xA7code -161
does \xA7file -233
does \xA7name 426
doesn't 206
doesn't contain 210
dois -122
doku -156
don't -216
don't add -155
don't count -106
don't get 176
don't have -110
don't want -132
don't we -200
donc -216
done , -182
done by -144
done on 233
done so -99
done with -96
donn\xE9es -165
dont -284
dopo 351
doppelt 159
dos 188
dots -278
double 92
double check -118
dove -161
dove eravamo 329
down 452
down step -126
down the 225
draft -246
draft \xA7name -93
driver 306
droit 298
droit de 209
drop 332
drop the 293
drops 150
du den -235
du dich 414
du die -228
du gerade -145
du noch 110
du port 513
due to -139
dump -172
duplicate 175
duplicating 155
durante -213
durations 175
during a 141
dutch -116
duty 127
d\xE1 -312
d\xE9j\xE0 302
d\xEDas -254
d\xF3nde 265
d\xFCrfen 435
e -194
e em -194
e o -151
e test -119
each -349
each checkpoint -160
each other -95
easier -218
easier to -112
echten -124
edge -93
edge cases -101
edit 92
edited -107
editing -101
editor 149
effect 236
ehh -161
eigentlich 755
ein -245
einen test -134
einer 376
einfach -130
einmal 192
either -186
ejemplo -222
el ayuntamiento 137
el calendario 246
el cliente 155
el c\xF3digo -147
el entorno 119
el parser 146
el servicio 157
el simulador 185
ela -293
elements -167
else -109
else in -136
else is -186
elsewhere -121
elsewhere in -114
em que 245
email 127
emojis 435
empezar -105
empty -272
emulator 398
en anglais -103
en blanco -91
en el 273
en espa\xF1ol 184
en ingl\xE9s 107
en las 126
en local -241
en los 209
en python -136
en \xA7file -215
en \xA7path -139
enabled -218
encore 183
encryption 139
end , 137
end of -104
ende -174
ending -104
endpoint -206
endpoint , -135
endpoints -114
ends in 150
ends up -124
engine 185
engineering -129
english -104
enough 102
ensure -202
ensure that -108
ensuresetup -132
ent 188
ent \xA7num 188
entire -213
entire enable -158
entire explain -134
entire session -107
entorno 285
entre -152
entries in 123
entry -166
entry for 125
entry in 343
entry is -317
entry point -139
entschieden -163
entschieden , -185
ent\xE3o -158
enums 107
env , -119
environment -244
environment variables -169
equal -172
equal elements -172
era 644
era la 171
era mesmo 190
eravamo 580
eravamo rimasti 329
erro -105
error -124
error as 292
error from -125
error handling 202
error in -423
error message -110
error when -116
errori -154
errors , 324
erst -578
es -156
es de -125
es el 106
es la -236
es un 171
escribe -286
ese -135
eslint -365
eso 150
espa\xF1ol 184
espera 229
essay\xE9 295
esse erro 228
est -135
est en -244
est la -147
est-ce que -106
est-il 151
esta -616
esta funci\xF3n -130
este error 239
este proyecto 230
este repo -174
estimate -169
esto -273
est\xE1 -198
est\xE1 en -154
et les -96
et pas 358
etwas 139
eu 182
euros -185
evaluation -145
evaluator 240
even -123
even if -123
event 189
evento -152
ever 528
ever get 322
every -145
every monday 92
everyone 380
everything 218
everything else 189
everything in -122
everything is -112
everything under 108
everything we 417
exactly 217
exactly \xA7num 147
exam 113
example -242
excel 254
exchange 336
exclude -95
execute 261
executed -169
executing -117
exig\xEAncia -270
exist -91
exist , 164
existe -144
existing -151
exists 156
exists and 193
exit -423
exit code -408
expected 260
expire -199
expired -102
explain -187
explain how -144
explain to 98
explanation 118
explica -91
explicit 107
export 288
exports -119
extra -340
extract -96
faccio 258
factory 136
fail -394
failed -371
failing -413
fails , -248
fails the -159
fails with -163
failure 150
failures -190
failures in 253
faire -239
fais -100
fake -131
fala 145
fall 237
fall back 94
fallan 339
fallo 177
falta para 241
far 348
far did 234
fare -317
farm 283
fast 315
fatto 491
faut-il 206
favor -222
faz -392
feature 99
feature , 123
feature flag 196
features 262
february 158
feedback -122
feel -117
feels 117
fehl -225
ferry 138
fetch -117
few 269
fica -342
fica na -225
ficheros -147
fichier -289
ficou 236
ficou pendente 190
field 130
field in -124
field is 119
figure -108
figure out -102
file -433
file , -170
file is -116
file or -185
file \xA7num 157
files in -169
files must -117
files to -96
files under 179
filestouched -147
fill 154
fill me 336
final 258
find -277
find it -242
findings 256
fine , -173
fini 142
fini par 142
finished -217
fire -215
firefox -142
fires 154
firing -123
first , -128
first prompt -107
fit -135
fits -294
five -229
fix , 264
fix : 133
fix it -229
fix that 111
fixed 235
fixed , -199
fixed it 413
fixes -147
fixture -159
flag for 248
flag \xA7code -131
flaky 403
flash -291
float -245
flow , 136
flutter 271
fmt -103
foi 348
foi a 293
fois -277
folder -213
folders 90
follow -277
follow the -164
follow up -201
fonction -173
footer -195
for 121
for , 203
for an -209
for any -126
for claude 107
for debugging -128
for every 91
for everything -209
for good 237
for it 123
for me -251
for memory -311
for now -237
for one -294
for scripts 198
for ten -129
for that -242
for the 136
for things -130
for this -121
for two -292
for us -192
for what 118
for \xA7code -228
for \xA7name 242
for \xA7num -124
forbidden 309
forever 96
forge -171
forget -122
forget that -115
forget the -140
forget which 326
forgot 230
forgotten 332
form -320
forma de -279
format 691
format , -153
formats 159
formatting -137
formulario -354
fornitore 261
forum 114
found 215
found in 255
framework -103
frau -297
freeze 945
frei 388
freitags -170
frente -252
fresh -93
friday 340
fridays -149
friendly -287
from -133
from , 213
from a 115
from coderabbit -116
from last 217
from main -96
from now -212
from our -109
from this -97
from where -160
from \xA7num -261
from \xA7path -92
front end -211
front of 136
frontend 266
fr\xFCher 240
fue 571
fuera -172
full -192
fully 97
funci\xF3n -252
function -261
function is 135
functionality -146
functions -347
fun\xE7\xE3o -283
fun\xE7\xF5es -95
further -100
future -191
fyi -128
fyi the -91
f\xFCr 204
f\xFCr den -193
gab 454
gab es 454
game -279
gameplay -91
gap -113
gaps -118
gate 286
gateway 193
gave 311
gave us 203
gc -311
geblieben 368
gegen 430
gehen -195
geht -316
geh\xF6rt -271
geladen -168
gel\xF6scht 131
gel\xF6st 227
gemini -220
genau -177
generate -183
generated by 379
generated files -176
generated with -133
generation 432
generator -199
generic 135
gente 286
gente j\xE1 315
gerade -208
german 114
gesagt 138
gestern 114
get 118
get around 143
get rejected -110
get rid -174
get that -214
gets -163
gets its 233
getting -292
ge\xE4ndert 287
gibt 93
ging 513
git -458
git command -308
git commit -167
git ignore -120
git repository 270
git status -158
github -107
github-pr-review -148
gitlab -202
giulia -316
give a -98
give me 140
give the -122
give up 247
given -129
gives 427
gives me 143
gi\xE0 282
gli 181
gli errori -142
global git -120
go , 106
go in 153
go to -96
go via 98
goes -141
goes into 238
going on 175
going to 90
gone 108
gone after -160
good , 115
good for 360
got 133
got any 259
gotchas 331
gotchas with 331
gpu box 209
gradle 345
grafana -142
graphql 596
great , 134
green -107
greenhouse 145
grep -215
grid 203
grounds 198
gr\xE1fico -444
guarda -169
guardamos 482
guessing 248
guidance 320
gut 133
gym -105
habe -288
haben 176
haben wir 233
hab\xEDa 582
hab\xEDamos 444
hab\xEDamos arreglado 170
hacer -560
had 414
had a 407
had an 131
had to -144
had we 192
hai -480
half 104
half the 152
hand -105
handle -145
handle errors -608
handle the 168
handled -225
handler 109
handlers 108
handles 190
handling -104
handover 173
hands 200
hang -259
hanging -137
happen in -106
happened 304
happening -102
happens -358
happens in -112
hard -98
hard to -91
hardcode 310
harness -113
has -109
has a 123
has anyone 220
has been 185
has broken -105
has no -190
has the 99
has this 505
has to 172
has \xA7num -181
hast -403
hat 235
hatten 388
hatten wir 332
have a -101
have added -114
have another -90
have any -257
have done 218
have in 211
have it -110
have now -105
have something -138
have tests -127
have the -224
have to 436
have two -118
have we 659
have you -114
haven't 202
hay 166
he -278
he's -102
head 222
heap -145
height -111
held 346
help -167
helper -144
helper in -149
helpers -278
her -251
here , 217
here is 153
here's -180
heroku 179
hey 117
hicimos 488
hide -95
hide the -144
high -154
him -122
hints 196
his -90
history 285
history of 156
hit 379
hmm -182
hmmm -122
hmmm , -122
hold 208
holding 209
holds -119
hole 274
home -98
hook -198
hooks -138
hooks are -132
hooks to 214
host -330
hosts -138
hot 240
hotfix 553
hour -294
how 476
how about -119
how are -292
how can -178
how come 608
how did 448
how do 185
how does -222
how far 279
how often 318
how the 710
how they 140
how was 378
how we 189
how would -242
how'd 221
how'd we 221
http -168
hundred -127
h\xE1 248
i 163
i also -104
i always 128
i ask 114
i believe 322
i check -91
i click -184
i commit -91
i do -223
i feel -98
i forgot 98
i go -410
i guess -163
i keep 157
i know 315
i like -106
i lost 236
i meant -134
i merge 357
i missing -108
i need 244
i only -317
i prefer -120
i put 145
i read -197
i remember 286
i rename 295
i run 119
i said -126
i see 252
i set 113
i should 97
i start -302
i still -211
i tell 154
i think 266
i thought 291
i told -94
i touch 129
i tried -107
i undo -115
i use -116
i was 228
i write -126
i'll -138
i'll do -114
i'm 186
i'm not 155
i've got 115
i've just -138
ich 397
ich das -364
ich die 365
ich habe 118
ich meine 128
icon 259
idea 321
idea of 214
idea why 94
identical 181
identifier -92
ids 228
ids are -98
ie -108
ieri 118
if he -165
if i 105
if it's -109
if the 182
if there 120
if we -260
ignore 211
il calendario 239
il database -228
il file 234
il reste 313
il server -304
il simulatore 271
il test -294
im 171
im code -149
image -109
image , -179
images 141
immer -327
impact -135
imperative -142
implement -414
implement it -280
implement the -150
implementation -240
implemented 138
import -110
importer 264
imports -303
improve -153
in -96
in all -139
in anything -159
in ci -108
in code 165
in cui -150
in den 132
in der -176
in due 181
in each 103
in every -102
in front 115
in git -262
in go -92
in here -108
in inglese 223
in kotlin -211
in line -106
in logs -100
in main -149
in mind 114
in one 342
in our 251
in place -111
in production -137
in pune -111
in review -233
in rust 236
in some 202
in tests 203
in that -338
in the 117
in their -216
in there -156
in this -140
in which -120
in your -389
in \xA7code -179
in \xA7file -224
in \xA7name 289
in \xA7path -182
incident -119
includes -126
index -401
index on 141
indexing 129
individual -123
info -102
infra 127
ingest -187
inglese 223
ingl\xEAs -96
ingl\xEAs , -240
ini -122
init -114
inline -132
input -319
ins -109
inside 102
inside the 283
install -134
installed -233
installing 150
instances 177
instead -277
integration 140
integration test 167
integration tests -131
intended 636
intentional 261
interface -99
interne -196
internet -218
internet , -126
interrupted -128
into dutch -116
into one -135
introduced -166
inventory -115
invoice -145
invoke -191
invoke the -175
io 247
ipns -92
irgendwo 253
is -232
is a -401
is added 153
is also -99
is better -195
is done -185
is empty -130
is fine -108
is for -239
is frozen -118
is going -166
is gone -343
is in -150
is installed -265
is intended 96
is my -373
is never 358
is no -95
is off -511
is on -176
is one -151
is opened -175
is out -194
is rebuilt 186
is released -97
is remaining 207
is reserved -145
is shared -169
is slow -275
is something 101
is split 243
is still 134
is supposed 103
is tested 325
is that 278
is the -150
is this -115
is to -99
is too -92
is what -272
is why -262
is working 146
is wrong -248
is \xA7code -101
is \xA7name -103
is \xA7num -305
is \xA7path 360
isn't 111
isn't \xA7name 279
isso -267
issue with 122
issues -99
issues in -106
issues with 142
ist -119
ist bei 508
ist der -297
ist die -149
it -91
it , 233
it again -200
it as -108
it before -215
it come 158
it does -118
it down -275
it for -106
it gets -153
it go 283
it is -152
it just 286
it not -97
it now 90
it on -185
it please -98
it really 323
it right 124
it seems 111
it should -97
it shows -190
it so -106
it still -173
it that -132
it the 151
it then 93
it there 144
it to -239
it was -168
it with -136
it worth -154
it \xA7name -151
it's -180
it's a 126
it's not -180
it's probably 151
its own 156
itself 224
j -208
jamais -208
jamais les -96
january -91
java -316
java \xA7num 353
javascript -507
je 387
je crois 317
jemand 428
jest 171
jetzt -317
job de -443
job that 109
jobs -211
jonas -93
jours -196
jq 389
js -179
jump -248
just -289
just change -99
just now -94
just the -112
just to -253
just tried -104
just use 390
juste 225
justify -98
j\xE1 273
j\xE1 n\xE3o 257
k 146
kafka 597
kalender 116
kann -456
kann das -212
kaufm\xE4nnisch 143
kebab-case -203
keep -103
keep the 97
keeping 333
kein 246
key -110
kill -124
killed 445
kind -227
kind of -176
klasse -287
know 384
know if 218
know that -269
know the 164
know what 115
know which 258
knowingly 531
known 922
known issue 251
known way -189
kommen -98
kommentare -144
kommt -91
kotlin 377
kubernetes 269
kunde -154
l'a 312
l'appli 116
l'avevamo 560
l'erreur 150
l'ha 256
l'hai -147
l'\xE9quipe -100
la api 197
la app 598
la caisse 269
la caja 185
la cassa 302
la causa 417
la cause 119
la derni\xE8re -90
la lista 132
la page -169
la pantalla 129
la prod -98
la r\xE8gle 135
la session -95
la versi\xF3n 356
la \xA7name 304
lag 286
lambda 511
lance -314
lancer 313
lander -90
laptop -165
laptops -149
large -216
las pruebas -112
las ramas -158
las \xA7num -222
lass die -209
lassen 359
last command -204
last commit -406
last edit -134
last seen -93
last session 678
last time 502
last week 513
late 165
later -197
latest -177
lauf -445
laufen -265
laufen lassen -98
launch 133
launchdarkly 142
layout -144
le 130
le bug 356
le cache 104
le calcul -175
le calendrier 225
le chiavi 219
le client 131
le code -163
le date 150
le droit 294
le fichier -434
le format -161
le module 99
le probl\xE8me 137
le \xA7name -125
leak 161
learned 362
learned on 122
leave it 136
leave off 130
leave the -179
leaves 371
ledger 221
left 166
left in -178
left off -183
left open 260
left over 353
left to -119
legal -124
leitura -211
lembra 473
lembra como 253
lembra por 144
length 96
length 0 -471
length 1 -292
length 2 109
length 3 393
lequel 147
les 293
les cl\xE9s -173
les commits 109
les images -167
les tests -93
let -149
let's -256
let's do -165
let's go -168
let's start -109
lets -109
lets get -110
lettura 151
leur -249
li -146
lib -135
library -90
licence 288
license 671
liegen 105
liegt -215
lies 104
lighthouse 130
ligne -333
like : -99
like that -112
like the -98
like to 92
limit 230
limit to -272
limiting -129
limits 427
line -328
line length 243
line numbers -120
line of -144
line \xA7num -313
linear -276
lines -122
lines , -178
lines does -145
lines of -153
link -189
linker -237
links -212
links in -133
lint 120
lint failing -297
linter -281
linter on -247
lisbon 189
list , 230
list all -218
list on -155
list the 166
lista -390
liste -273
listing 188
listini 645
literal 164
little -169
lives -124
llegan -106
lleva 178
llevan 195
lo de 489
lo dejamos 397
lo del 357
load test 578
loader 98
loading -186
local dev 100
local time 192
locale 320
localhost -156
locally 248
locally , -114
lockfile -197
locks -224
log -407
log of -208
log that -137
log the -244
logger -111
logging -90
logic -240
logic in -95
login 395
logo -337
logs 246
long -100
look at 101
look into -93
look like -155
look up 98
looked at -199
looked into 340
looking -154
looks 93
looks good -90
lookup 204
loop -264
los 172
los datos -112
los ficheros -144
los nombres -129
los tests 150
los textos -256
lose -140
lost 119
lost track 326
low -94
lower -161
loyalty 210
luc\xEDa -289
lui -206
lundi -102
l\xE4sst -113
l\xEC -251
l\xEDnea -405
l\xF3gica -158
ma 185
mac mini -175
mach -152
machen 501
machines 134
macht -254
made 179
made by -100
made for 98
made to 123
made us 93
magic 135
mai 311
mail -176
main -278
main branch -116
main is -232
maintain -119
maintenant -385
mais -161
make -224
make a -135
make sense -122
make the -153
makefile -157
makes 190
makes the -161
making the 112
mal 456
mal , 276
man -523
managed -100
manager -102
manca 212
manda 643
mandatory 667
manifest 114
mano 209
manual -136
manually -230
many 102
many lines 143
map -333
mapping -135
marked 245
marker -146
match -210
match the 136
matches -102
matters 119
max \xA7num -153
may 434
may i 224
may not -186
maybe -163
me 183
me : -117
me again 278
me before -165
me know 130
me lembra 199
me of 207
me that 125
me the 116
me up 455
me why 258
mean -299
mean , -122
meaning -190
meaning of -303
meant 172
meant to 419
meanwhile 314
measured 91
media -180
medias 103
mehr 103
meine 128
mejor -204
mejor un -150
melhor -268
memcached -128
memoria -274
memories 360
memories for 360
memory 321
memory : 351
memory leak -101
memory of 142
menor -204
mensajes 169
mention -136
menu -371
merci 195
merge -224
merge commits 374
merge conflicts -92
merged -331
merges -133
merging 191
message -187
message , -132
messaging -104
met 266
metadata -110
method -495
metrics -129
metronome 148
mexer 98
mexer no -100
mi 430
mich 316
middle -182
middle of -182
middleware -252
might -134
migration 108
migration script -206
migrations , 213
million -138
min 211
mine -91
mini -175
minor -184
mira -252
mirrored -134
miss -212
missing 116
missing from 152
missing in 151
missing the -95
mit dem 319
mit den 238
mobile 174
mock 178
mock the 104
mocks -116
mocks for -103
modal -174
mode 250
model -101
models -305
models are -187
modem 134
modifica -357
modification -194
modifications -130
modifiche -192
modifie -236
modifier 317
modify 122
modo 363
module de 99
modules -204
modulo 197
moi 301
mois 177
moment -310
mongodb 375
monitor 228
monorepo 246
month -115
montre -157
more -153
more than -103
more what 213
most -206
mostly 98
mostre -174
motivo 341
moto -321
motor -187
move it -121
move the -92
move \xA7name -127
moved -161
moved to -96
moves -212
moving 106
ms 193
much 156
mudan\xE7a -264
mudan\xE7a de -218
mudar -213
multiple -169
muss 343
must 449
must be -150
must not -112
must the 450
mutex -393
my -170
my daemon 318
my head 233
my local 202
my memory 367
my side -192
mypy -116
myself -212
mysql -107
m\xE1quina -238
m\xE1s -105
m\xE1s de 115
m\xEAme 114
m\xF3dulo 93
m\xF3dulo de -130
m\xFCssen 187
n -338
n'a -230
n'a pas -178
n'avait 215
n'avait pas 145
n'est -144
na 171
nach dem -136
nachts 280
nada -200
nada de -363
name , -101
name for -303
name in -101
named -143
namen -108
names -239
names of 271
naming 364
nan -648
nas 226
ne modifie -139
nearly 199
necesito -177
need a 176
need this -150
need to -251
need two 370
need \xA7name -124
needs a -291
negative -279
nehmen 162
nei -246
nem 232
nesse 137
network -153
neu -171
neue -143
neuen 114
never -301
never called 204
never deploy -124
never end -301
new branch -136
new commits -91
new feature 148
newer -167
newest 114
next -190
next to 184
nexus -153
nginx 205
ni -265
nice 184
nichts -182
nie 92
niente 191
nightly 219
nightly job 258
no , -168
no cat\xE1logo 393
no checkpoint -94
no clue 98
no hab\xEDamos 170
no hay -200
no lo -168
no new -169
no se -418
no s\xE9 240
no-go 277
no-telemetry 350
nobody 201
noch 206
noch mal -134
noch offen 418
noche -250
nochmal 306
nochmal der 96
node -186
noite 436
nombre -278
nombres -129
nome -100
nome de -128
nomi -268
non avevamo 327
non si 97
noon -145
norma 567
nos 270
nosotros -141
not a -128
not accepted -102
not bash -102
not do 215
not even -103
not found 227
not from -160
not get -94
not in 135
not just 216
not spaces -98
not sure 191
not the 131
not what -183
not \xA7num 227
note : -90
note about 297
note that -203
notebook -207
notes 98
notes for -102
notes on 417
nothing , 167
nothing else -94
nothing is 353
noticed 421
notifications 249
nous les -136
nouvelle -105
now -435
now , -91
now a 213
now that -188
nowhere 135
npm -232
nuestra 116
nuit 124
null -195
number 275
numbers 109
numbers , -193
numbers in -139
numpy 275
num\xE9ro -120
nunca -241
nuovo 376
nur -134
nur nach -225
nutzen -98
n\xE3o 127
n\xE3o pode 199
o 310
o app 135
o arquivo -322
o banco -117
o caixa 156
o comando 181
o erro -295
o n -244
o problema 164
o que 150
o teste -332
o time -344
o \xA7name -131
observed -132
obvious 370
oder 185
of all 330
of an 252
of how -122
of it 243
of my 100
of session -155
of that -137
of the 106
of them -162
of truth 242
of us -162
of where 124
of your -360
of \xA7code -140
off 369
off , -256
off for 151
off limits 198
off on -112
off the -92
offen 418
officer 95
official 366
ogni -182
oh -213
ok , -182
okay , -103
old 156
older 149
oldest 142
on 328
on , -142
on a 110
on always -104
on avait 136
on each -112
on en 316
on every 97
on for 298
on fridays -128
on it 94
on its -106
on main -166
on my -110
on our 195
on port -101
on pr -93
on purpose 434
on tags -192
on the 195
on their -126
on them -107
on this -256
on top -104
on tuesdays -168
on what 159
on where 114
on which 300
on with 257
on your -286
on \xA7num 121
on-call 220
once 170
once , 143
once more 171
onde 198
onde paramos 410
one 201
one , 130
one for -178
one from -116
one is 340
one line -189
one of 235
one on -138
one release -182
one repo 160
one that 355
one we 106
one \xA7name 98
ones 94
only -449
only , -173
only for -118
only one -251
only part 132
only \xA7name -115
ontem 334
onto 291
onto the 317
open 204
open , 91
open a -125
open from 369
opencode -313
opened -211
opening 265
openrepository 220
option -165
option is -165
option \xA7num -137
or 484
or a -150
or at -188
or did 216
or just 277
or me -176
or not 596
or on 190
or only 101
or our 187
or should -102
or something -143
or spaces 333
or the -147
or was 148
or what -224
or would -244
or \xA7code 120
or \xA7file 215
ora 190
oracle 269
order 175
orders -140
org -102
origin -364
orm 393
os 231
other -136
other one 319
other \xA7name -136
others 244
otherwise -152
otra -272
otro 180
ottimo -170
ou 435
our 106
our build -148
our code -123
our customers 90
our git -108
our policy 211
our team 318
our \xA7name -213
out of -102
out what 224
out when 169
out why -113
outcome 99
output -387
outstanding 572
over 165
over from 317
over the 107
overflow -268
overkill -156
overlap -95
overloads 134
owe 189
own 98
own \xA7name 115
o\xF9 429
o\xF9 en 539
p -201
packages -229
packet -289
padding -148
page -528
page , -115
pages -174
pagina -117
pagination 97
paie -437
pair -113
panic 397
pantalla 96
paquete -149
par le -174
para 214
para la 204
para los 101
para o 146
parallel 498
param 143
parameter -414
paramos 410
params 116
parent -163
parfait -99
parse -244
parser -399
parsers -173
parsers , -173
parsing -174
part -198
partes 223
partial -199
partir de -218
parts 125
parts of 172
pas -123
pas de -456
pas d\xE9j\xE0 145
pasa -176
pasar 402
paso -285
pass -261
pass the -99
passa -147
passe -154
passed -93
passent -152
passent par -152
passer 163
password -142
past -175
paste -122
pasted -244
patch -98
paths -112
pattern -155
pattern : 187
pause -316
payload -228
payment 105
payments -94
pdf -145
pela -91
pelo -383
pendente 190
pendiente 134
pendiente de 134
pending 140
people 241
per 366
per il 150
per le 354
perch\xE9 370
perch\xE9 abbiamo 213
perde 201
perf -206
perfect -97
performance 211
permission -193
permission denied -110
permissions -133
persistent -119
personal -354
personal data -194
peso 232
peux -118
peux-tu -231
pg -90
phase -160
phase \xA7num -90
phone -311
photos 114
php 594
physics 141
pi -90
pick 210
pick this 539
pick up -226
picked -94
pilot 567
pin the 149
ping 355
pinned 246
pinned to 496
pip -156
pipeline -267
pi\xF9 321
placeholders 180
places -312
plain 122
plan -165
plan first 93
plan for 336
planner 247
plant -91
plausible -96
players -109
please -279
please continue -95
please write -102
pls -175
plugin 194
plural -121
png -127
pnpm 148
pnpm , -186
pod -139
podcast 108
pode -191
podemos 323
podman -140
poi 236
pointed 113
points 164
police 101
policy 220
policy on 211
polling -132
pool 278
por 332
por el 139
por favor -150
por que 246
por qu\xE9 415
por \xA7name 174
porque -151
port 135
port \xA7num -254
portal 140
ports -102
position -144
possible -92
possible to -123
posso 266
postgres 167
postgres , -214
postgres in -139
posto 221
postponed , -183
potentially -119
pour 469
pour la 528
pour le -179
pour quelle 209
pourquoi 392
pourquoi la 103
pourquoi le -314
pourquoi on 369
power -134
pr -218
pra 145
practice -339
pre-commit -158
precisa 271
prefer -351
prefixes 339
prepara -319
present -188
prettier -231
pretty sure -91
previous -146
previously -111
price -150
pricing 97
prima -180
prima di 171
primary -319
print -355
print a 176
printed -565
probably -127
probe 110
problema 447
problema del -161
probl\xE8me 177
procedure 435
process 93
prod -297
prod , -103
production 398
profile -112
project 346
projeto 381
prometemos 205
promised 431
prompt -128
prompts -201
prop -145
proper -113
properly -224
properties -143
proposed -189
proposto 392
propos\xE9 263
proprio 357
propuso 202
protection 170
proto -170
protoc 250
protocol 122
prova 117
proveedor 323
provide -110
provider -109
prueba -162
pruebas -424
pruebas se -198
pr\xE9prod 238
pr\xFCfen -165
public -126
publishing 201
puede 243
puedes -384
puerto 389
pull -358
pull in -140
pull request -91
pump 125
pune -111
punto 289
pure -133
purpose 250
push -238
push the -170
push to -135
pushed -553
put -158
put an 174
put it -239
put the -207
put them -133
px -172
pytest -366
python -262
python , -94
p\xE1gina -394
q -127
q : -273
qu'est-ce 296
qu'est-ce qu'il -119
qu'est-ce qu'on 234
qu'il -119
qu'on 465
qu'on a 284
quais 303
qual 256
qual era 330
qual \xE8 127
qual \xE9 198
qualche 162
qualcosa 266
qualcuno 618
quale 219
quali 321
quality 108
quand on 128
quando -181
quante 413
que 130
que a 208
que el -166
que fait -218
que ficou 413
que la -201
que le 312
que les 317
que nada -139
que no 515
que n\xE3o 508
que o -170
que voc\xEA -386
quebrou 220
queda -416
quedamos 325
qued\xF3 353
qued\xF3 pendiente 134
quel 176
quelle 145
quelle est -147
quelle raison 209
quelqu'un 740
quels 257
quem 371
quem sugeriu 185
queries -171
query -482
questa -198
question -92
question : -168
question is -149
questo -104
queue 94
queue for -366
qui 314
qui a 98
quick 248
quindi -272
quite -143
qui\xE9n 536
qui\xE9n propuso 202
quoi 415
quoi la 226
qu\xE9 272
qu\xE9 es -190
qu\xE9 qued\xF3 251
qu\xE9 sale -218
qu\xE9 se 320
qu\xE9 significa -258
qu\xEA 370
race 165
raise 180
raison 209
ramas -204
ran -185
ran it -171
random 117
range 104
ranking 206
rappelle-moi 360
raro 344
rate -91
rate limiting -129
rates -108
rather -150
rather than -146
rationale 213
rationale for 226
raus -248
raw \xA7name 168
reach 184
reachable -186
reachable without 187
react -234
read -265
read , -105
read \xA7name 288
read-only -96
reader -100
reading the 172
readme -99
reads -195
ready -152
really 257
reason 482
reason for -358
reason we 317
reasonable -184
reasons 365
rebase -190
rebasing 341
rebuild -95
rebuild the -95
rebuilt 186
recall 335
recap 745
recap of 345
recipes -222
recommend -236
recorded 144
records -287
recuerdas 243
recuerdas c\xF3mo 243
recu\xE9rdame 243
red -457
red on 140
redaction 159
redis 206
reduce -173
refactor -121
refactoring -126
reference -170
references -238
refresh my 318
refs -121
refunds 283
refuse 185
refused 137
refus\xE9 179
regeln 319
regex -332
region -116
registro -167
registry 238
regola 283
regra 219
regra do 101
regression 248
regular -305
reject 303
related -103
release 269
release branch -121
release branches 131
released 303
relevant -150
rely 263
rely on 263
rem -128
remain 139
remediation -119
remember 279
remember : -119
remember how 161
remember that -305
remember to -183
remember what 314
remind 156
remind me 270
remind the -167
remote -230
remove -207
remove it 297
remove the -360
removed -100
removed the 128
removes 122
rename -143
render 122
rendering 297
renvoie -331
repair 149
replace the -136
replaced -138
replica -125
repo 159
repo , -329
repo that 91
report -157
reporting 138
reports 282
repos 213
repositories -152
repositorio -108
repository 234
reprends 688
requests -178
requirements 125
requ\xEAte -387
reserved -230
reserved for -173
reset 288
reset the 131
resolve -174
resolved 180
resolvido 93
response -290
rest -264
rest of 111
resta -115
restart -247
restart the -195
reste 159
restored 192
restoring -121
resume the 300
retries 336
retry 107
return -476
returns -194
returns the -107
returns true 244
returns \xA7num 275
revert -349
revert the -165
review -292
review comments -250
review here -185
reviewer 99
revisa -382
revis\xE3o -294
rewind -110
rewrite 91
ricordami 369
ricordi 446
rien -103
riga -199
righe 112
right after 243
right now -151
right place 119
rimasti 329
risk -179
risolto 358
robot 190
roda -422
rodar 211
roles -102
rollout 113
rot -166
roughly -124
router -153
routes -192
rows -412
rule 139
rule for 190
ruled 149
ruled out 224
rules 309
run -151
run a 194
run against -190
run for 240
run lint -91
run on 165
run the 120
run twice 426
run with 168
runner 257
running -115
runtime -149
rust for 92
r\xE1pido -226
r\xE8gle 108
r\xE9gl\xE9 227
s 182
saca -221
safari -293
safe -245
said 169
said about 153
sale -300
salen 209
sales -175
sali\xF3 -208
same -186
same checkpoint 128
same error 236
same for -226
sample -288
samples 175
samples in -109
sandbox is -227
sans -280
saved -156
saving -144
saw 134
say about 413
say the -248
say what -159
says 339
says we -120
scanner 121
scenario -95
scenarios -139
scenes -184
schedule 102
scheduler is 122
schema changes 239
schl\xE4gt -225
schon 151
schon einmal 152
schon mal 258
schreib -176
sch\xE9ma -106
scoped 308
screenshot -458
screenshots 120
script -317
script de -255
script for 135
scripts -304
scritto -264
scrivi -126
scrivi un -125
scriviamo 256
se puede 243
se queda -225
search 112
season 121
seat 200
seats -121
seats are -121
second -201
second half -165
secondes 461
secondo -319
secondo te -130
seconds 240
seconds , 100
secrets 180
section -220
section to -118
security review 101
see -272
see any -123
see in 137
see it -144
see that 105
see the -223
seed 110
seeds -152
seeing the -113
seeing this -93
seems 204
seems to -215
seen 409
seguimos 507
segundo -172
sei -106
seit 137
sem -244
semana 307
semplice -107
sempre -558
send -239
sense -149
sense to -102
sensible -245
sensor 312
sent -108
sentences -93
senza -238
separate 216
separately 99
ser 93
serial 191
serial port 126
serve -204
server di 165
serveur -125
serveur de 401
service , -187
services -97
servicio de 157
servicios 196
servidor de 178
servizi 222
servi\xE7o 200
servi\xE7os 278
sesi\xF3n -216
session -102
session folder 229
session id -153
session list -106
session's 105
sess\xE3o -179
set -140
set it -203
set the -368
set to 124
set up 250
sets 270
setting 178
settings -184
shaders -216
shadow -248
shadow branch -221
shall 197
share the -103
shared 132
shared with -168
sheet 93
shell 102
shop 173
shorten 103
shorter -308
should -225
should be -330
should have -127
should i -150
should it 314
should see -309
should the -147
should we -521
shouldn't -147
show -457
show me -193
show up 218
showed 341
shown -149
shows up 180
si pu\xF2 342
sich -466
side -182
side , -215
sidebar -140
sie -267
siempre -232
siempre en -114
sign 105
signage -130
signatures -150
signed -146
significa -530
signing 138
silent 111
similar -187
simple -136
simplify -98
simulador 185
simulate -119
simulator 272
simulatore 271
since the -155
since then 115
since v -196
since when 282
sind -272
sind wir 318
single -97
singular -214
sinon -175
sistema -146
sit -125
site 279
sites -129
sitzung -265
size -137
size is -150
size of 133
skip the -133
skipped 181
skipped in 136
skips 164
sleep in 128
sleeps -147
sleeps in -147
slot -229
slowest -153
slurm -155
small -160
smaller -93
snapshot tests 102
snapshots 424
snippet -246
so -268
so , 203
so don't -93
so it -168
so no -184
so nothing -105
so please -115
so that 164
so the -109
so we -189
so what 254
so which 230
so why 218
sobre 825
software 293
soll 327
soll ich -148
sollten -392
solved 262
some 170
some point 219
somebody 690
somehow 192
someone 753
someone already 175
something on 280
something to 305
something with 131
sometimes -130
sono -153
sonst 187
sont -484
soph -134
sorry -223
sorry i -91
sort of 92
sort the -263
sorted 247
sortie -92
source of 242
souviens 258
souviens du 258
space -351
spaces 316
spaces in 312
spacing -97
spec -147
special 362
speed 189
speichern -263
spelling -138
spelling in -126
spinner -210
split in 257
split the -104
sprite -174
sql -116
sqlite 280
squash or 576
stack trace -178
stage -268
staging 188
staging database -90
stale 341
stand 243
standard -295
start over -180
start the 181
start with 114
starting with 160
starts the -219
startup -298
stash -451
state 106
state , 93
state file -119
state machine -164
statement -119
static -186
statt 201
status of 230
stay in 201
stays -290
stehen 352
stehen geblieben 184
steht 339
step by -117
step in 182
stesso 150
sticky 117
still 454
still failing -265
still have -169
still need 276
still on 108
still open 372
still references -264
stop at -144
stop hook -116
stopped 476
stops 157
stored -114
stores 94
stories 377
story 290
story behind 116
storybook -186
straight 639
straight to 425
strategy -243
streaming 167
strict mode 154
string -124
string to -132
strings in -142
strip -179
stripe -365
struct -144
structure -130
structured 117
stuck -137
stuff -288
su 179
su main 335
sub -102
subagent -227
subject -217
subtitle 127
such as -132
sugeriu 185
suite 167
sul 474
sulla 362
sum -152
summarise what 164
summary -217
summary of -91
sunday -169
sundays -90
super 130
superpowers -97
supplier 107
supported 530
supposed 404
supposed to 404
suppression 163
sur 204
sur ce 384
sure 99
sure if 186
sure that 104
sure we -101
survive 228
swallows 225
swift 240
swiftui -114
switch 164
switch to 129
switched 155
syllabus -108
syntax -170
synth 180
system -153
s\xE3o -277
s\xE9 464
s\xF3 -286
s\xF3 com -332
t 140
t a -143
ta -343
tab -278
tabelle 252
tabla -257
tabla de -167
tablas 108
table -100
table in 434
tabs -156
tabs in -117
tabs or 312
tagging 206
tags -273
tail 187
tailwind -110
take -120
take a 235
taken -150
taking -136
talked 126
tarif -268
tariff 102
tasks -95
tax 150
te -407
te acuerdas 159
te souviens 258
team , 144
team in -107
tela -181
telemetry 319
telescope 119
tells 294
tells me 294
tem 387
tempo 250
temporary 169
temporary checkpoints -154
temps 260
ten -362
ten minutes -271
tenant -179
tenant , -153
tengo 252
terminal 102
terms -128
terrain -185
test -317
test , -107
test against -95
test coverage -226
test for -141
test in 94
test the -173
testcontainers -138
testdaten -137
teste -360
testers 273
testes -169
testes de 137
testing -180
tests -215
tests are -122
tests de 208
tests for -360
tests in 120
tests need 303
tests pass -220
tests run 267
tests to -110
tests with 134
texte -169
textos -256
texts -170
than -250
that a -313
that again -139
that all -222
that are -106
that aren't 196
that before 328
that claude -95
that does -177
that file -114
that go 225
that got 213
that has 93
that have -91
that here 104
that in 140
that is 128
that isn't 170
that it -206
that makes 155
that no 146
that off 186
that our -123
that returns -93
that ruled 177
that test 155
that to -179
that too 210
that was -339
that way 143
that without -147
that would -114
that you -255
that \xA7num -163
that's -238
that's in -99
the accessibility 306
the admin -135
the agent -101
the agreed 226
the animation -290
the app -399
the archive 90
the arguments -353
the atlas -95
the auditors 166
the auth 295
the auto 131
the avatar 107
the background 136
the backup 130
the bank 188
the beginning -132
the best -244
the billing 149
the binary 375
the blocker 239
the board 102
the build -309
the bundle -228
the button -345
the cache -124
the call -162
the camera 158
the case -207
the change -255
the changes -199
the checkout -266
the checkpoint -131
the checkpoints -170
the choice 315
the choir 199
the claims 293
the client -224
the code -151
the codebase -97
the column 101
the comment -97
the commit -219
the compiler -356
the container -263
the content -206
the conversion 111
the copy -254
the core 143
the count -217
the coupon -231
the critical -114
the cron 137
the cursor -248
the customer 178
the data 137
the date -96
the db 142
the deal 163
the decision -123
the default -202
the demo -149
the deploy -303
the diff -264
the difference -312
the docker 147
the double 574
the e 187
the earlier 236
the edge -96
the empty 149
the end 213
the error -910
the exception -412
the explanation 259
the failing -142
the field 273
the file -98
the firmware -210
the fixtures 131
the flag 152
the flaky 511
the folder -218
the following -184
the font -174
the fonts 141
the footer -195
the form -309
the formatter -356
the future -100
the gap -118
the gemini 200
the generated -158
the german 150
the git -157
the gpu 157
the green 241
the header -172
the helper -106
the history 165
the hook -92
the host -232
the icon 234
the id -134
the idea 196
the image -232
the index -100
the ingest -146
the job -220
the key -166
the label -181
the labels -198
the lambda 187
the lander -90
the last -315
the latest -126
the ledger 125
the left -90
the library 173
the licence 171
the linker -237
the linter -93
the list -326
the load 102
the local 220
the log 227
the logger -91
the login -281
the logs -131
the loop -119
the loyalty 193
the mac -204
the mail 299
the main -114
the makefile -148
the meaning -171
the memory -124
the merge -112
the message -158
the method -271
the middle -182
the middleware -189
the migration 108
the migrations 260
the modal -180
the move 105
the names 111
the new -189
the next -271
the nightly 221
the normal 189
the number 395
the numbers -170
the official 260
the old -140
the older 282
the oldest 142
the onboarding -104
the only -176
the options -95
the order -188
the orders -125
the original 117
the others 312
the outcome 158
the output -208
the page -99
the password -129
the physics 141
the pipeline -214
the podcast 108
the polling 94
the pool 398
the port -230
the pre-commit -136
the preview 132
the previous -119
the pricing 105
the product 106
the prompt -117
the proxy 143
the public 157
the query -116
the queue -125
the quiz 90
the rationale 226
the readme -96
the rebase -99
the recorded -99
the refund -130
the registry 176
the remaining -97
the remote -228
the repo -166
the report -262
the repository -139
the request -120
the retry -141
the reviewer -101
the root 157
the router -153
the runner -168
the s 106
the same -231
the sandbox 206
the scheduler 129
the search 148
the seat 96
the security 107
the serial 156
the server -332
the service -134
the settings -163
the shader -158
the shadow -215
the shared -127
the sidebar -133
the size 220
the snapshot -194
the solution -106
the spec -93
the spinner -120
the stack -169
the staging -104
the state -153
the stop -156
the store 181
the story 306
the switch 122
the sync 108
the table -230
the tariff 158
the tax 97
the temporary -156
the terminal 245
the tests -291
the thing -284
the ticket 92
the time -344
the timeout -303
the toml 308
the tool -95
the tooltip -244
the train -179
the translation 178
the trick 347
the two 235
the type -129
the upload -185
the user -210
the v 282
the validation -136
the variable -128
the version -168
the very 140
the warning -196
the whole -131
the wiki 106
the window -118
the wrapper -151
the \xA7code -235
the \xA7file -237
the \xA7name 92
the \xA7num 260
the \xA7path -118
their -105
them -257
them and 221
them in -135
them with -113
theme -176
then -102
then the -134
there 112
there , -151
there a 135
there already 144
there an 484
there any 100
there are -121
there been 139
there for 454
there no 243
there something 118
there two -226
there's one 259
theres -145
theres a -148
these -353
these two -225
they are 170
they were 239
thing 179
thing : -123
things that 144
things we -94
think a 151
think about -282
think it's -125
think of -181
think you 221
thinking 134
third -113
this -327
this a 202
this and -177
this before 148
this behaviour -178
this branch -115
this bug -127
this change -132
this code -224
this error 234
this field -104
this fix 286
this from 148
this function -160
this in -348
this is -190
this method -207
this module -94
this project 401
this query -98
this repo 143
this repository -103
this session -179
this time -195
this to -111
this up 157
this with -131
this work -111
this \xA7name 169
those -109
though we -91
thought 446
thought we 148
thought we'd 195
thoughts -90
thread -237
through -359
through a 153
through the -170
throughout , 98
throw 166
ti -207
ti ricordi 311
ticket number 266
tiene que 196
tier 204
time , 254
time complexity -123
time you -95
timeout -224
timeout in -303
timeouts 435
timer 190
times in -150
timezone 227
timing -111
tinha 250
tipped 341
title -229
to add 178
to always -211
to ask 292
to be 487
to both 120
to build -110
to change 97
to come -105
to commit -129
to date -224
to debug 226
to delete -92
to do -650
to each -100
to find -96
to finish -148
to fix -170
to get 199
to give 152
to handle 262
to happen 119
to have -106
to hide -140
to know 111
to leave 192
to load -121
to look 410
to make 147
to not -109
to open -134
to read -124
to reset 212
to restart -136
to return -90
to say -222
to share -147
to show -152
to speed 189
to start 111
to test -315
to this -237
to touch 257
to understand 150
to what -239
to work -118
to write 203
to \xA7name 149
to \xA7num -151
toast -177
toccare 236
toda -189
todav\xEDa -171
todo el 311
todos -347
todos los -225
together 237
tokens -213
told 283
told me 173
told you -92
tom -167
toml 227
tomorrow -280
too -96
too long -169
too slow -148
took -113
tool 129
toolchain -251
tools 234
tooltip -244
top -165
total -134
totals 328
touch the 107
touched 214
toujours -324
tourne -218
tous 129
tout -304
toute -294
toutes -312
trace -203
track of 178
tracking -96
train -100
transaction -176
transcript -105
transcriptlinesatstart -106
transcripts -157
translation 188
translations 141
tre -168
treatment 236
treats -94
tres -420
triage 115
trick 538
trick with 179
tried 170
trigger -129
triggered -108
triggers -369
trois -275
true 200
true , -111
trunk based -127
trust 143
truth 242
try -253
try again -150
tsconfig 106
tty -250
tu -485
tu as -255
tu peux -206
tu te 258
tudo -419
tuesdays -204
turn , -141
turn the -107
turned 162
turns 250
tutti 184
tutto 193
twice , -92
twice here -365
two -252
two approvals -176
two branches -203
two commits 123
two copies 93
two people 218
two reviewers 117
two sentences -165
two things -91
ty 715
ty \xA7num 235
type hints 147
type of -212
typescript -239
typo -166
typo in -166
t\xEDtulo -97
u -131
ubuntu -144
um -171
un -383
un commit -124
un test -94
un \xA7name -104
un \xA7num -101
una 97
unchanged 196
uncommitted -183
und das -155
undefined -329
undefined , -133
under the -137
under \xA7num -149
under \xA7path 192
undo -236
undo the -134
une -337
unexpected 210
unfinished 283
union 234
uniquement -178
unit -177
units 259
uno 401
uns 259
unsafe 177
unter -246
unterschied -321
unterschied zwischen -269
until the -351
unused -399
up , 123
up a -170
up after -298
up as 91
up in -232
up on 327
up the -391
up to 113
up what 143
up where 203
up with 139
update -217
update the -261
updated -241
updates -159
upgrade 182
uploads 264
upper 223
upper bound 223
upstream -151
url -96
us , -153
us or 187
us to -202
usa -191
usage -158
usages -298
usam -275
usamos 194
usare -134
use -175
use a -236
use for -113
use it -153
use pnpm -138
use this -90
use your 360
use \xA7name 137
used for -163
used in -92
used to 430
user -235
user in -121
user prompt 288
users -134
users are -95
uses \xA7name 184
usiamo 219
using the -103
using \xA7name 102
uso -333
usually 258
usuario 111
usuarios 98
usu\xE1rio -360
utc -134
utilise -273
utils -652
uuid -117
uv 325
va -237
va en -410
vai -144
vale 161
valid -180
validate -277
valori -329
value -126
van -314
van siempre -116
vanilla -168
vanilla js -168
vanno -189
var -191
variable -359
variables -386
vari\xE1veis -297
vault -177
vault , -128
vecchio 544
vendor's -93
ver -278
verlangt 155
version -112
version , -101
versi\xF3n 165
vers\xE3o 294
verworfen 165
very 186
veut -218
vez 539
via -216
via \xA7name 188
video -155
viele -120
viene -343
viens -291
vieux 151
views -152
visible 188
visto 174
vite -108
vite , -149
vitest -140
voc\xEA -555
voc\xEA lembra 289
volta 136
voluto 518
vom 138
vor dem -158
vorgeschlagen 112
vorher -257
voulu 435
vpn 509
vue -107
w -131
wait , -237
wait for 157
waiting for -97
wall -126
wann 386
want 131
want a 315
want the 217
want to -104
wanted 277
wanting 275
wants 112
wants to 104
war 682
war nochmal 154
warehouse 94
warning -227
warnings -499
warum 286
warum ist -96
was 436
was a 191
was an -273
was behind 167
was bei 186
was decided -243
was done -296
was haben 106
was hat -137
was in -436
was it 425
was my 145
was our 159
was postponed -183
was set 116
was some 131
was that 384
was the 246
was this 276
was war 446
was working -152
was wrong 119
wasn't 684
wasn't there 286
way 111
way , 408
way to -455
we 230
we add -162
we added 272
we agree 198
we agreed 94
we allowed 139
we already 175
we also -120
we always -92
we are -146
we break -626
we change 140
we continue 202
we copy -307
we decide 222
we decided -291
we did -111
we do -110
we done -141
we drop 135
we even -171
we ever 300
we fix 532
we follow -113
we get -550
we go 283
we handle -334
we have -265
we just -170
we keep 229
we know -140
we learned 154
we leave 133
we left 120
we log -296
we made 244
we may -94
we move -140
we need -363
we never -140
we now -91
we only -115
we pass -463
we read -150
we remove -296
we said 265
we say 280
we see -256
we seen 432
we should -159
we stand 188
we still 314
we stop 187
we stopped 226
we store 257
we support 226
we take 90
we usually 269
we were 185
we with 154
we'd 99
we'd removed 123
we're -260
we're on -113
we've 132
web 397
webhook -167
week 435
week , -146
weekend -103
weights 177
weil -115
weil der -115
weird -136
wei\xDFt 110
wei\xDFt du 110
welche 294
welchen 163
welcher 300
well -236
wenn die -212
went 604
wer 548
wer hat 202
were 487
were doing 188
were the 208
were we 209
weren't 379
weshalb 621
what 455
what came 147
what caused -125
what changed -176
what do 253
what does -152
what exactly 233
what fixed 413
what grounds 198
what had 194
what happens -282
what has 248
what have 228
what i -159
what if -112
what made 465
what other -286
what should -159
what the -252
what they -184
what was 390
what we 152
what were 163
what would -321
what you -341
what's 539
what's a -360
what's going 169
what's it 112
what's left 204
what's our 402
what's that -99
what's the 279
what's wrong -447
whats 376
whats the 380
when 188
when a 466
when did 431
when do 407
when does -99
when i -390
when the -217
when was -176
when you -447
where 270
where are 166
where did 213
where does 410
where is -162
where it -154
where the 244
where we 201
where were 230
where's 129
where's the 155
whether 119
whether the 121
which 530
which commit -289
which error 366
which file -134
which files -159
which is -102
which line -240
which means -113
which of 109
which one 437
which only -99
which part -252
which port 295
which rule -405
which test -194
which version 160
while 180
who 670
who calls -357
who decided 353
who do 429
who has 231
who owns 200
who reviews 337
who wrote -304
who's 488
whole -219
whom 230
whose 235
why 386
why a -144
why are 266
why can't -144
why did -292
why do -203
why don't 203
why isn't 409
why it -162
why the 345
why this -164
why we 326
why would -322
why \xA7num 239
why's 338
why's the -128
wie 434
wie viele -120
wieso 230
window -180
windows , 137
windows \xA7num 214
wins 223
wiped -126
wir 479
wir das 286
wir die 98
wir gestern 364
wir haben -338
wir nutzen -98
wir schon 202
wird -436
wird die -206
wirklich 112
wish 110
with its 194
with me -243
with no 126
with that 244
with the 179
with this -238
with your -102
with \xA7name 270
within -139
within the -117
without an -238
without checking -129
without the -269
wo 201
wo wird -130
woran 155
woran lag 311
word 90
wording 93
words -230
work on -136
workaround 152
workflow -102
working -434
working as -113
working copy -128
working days -134
works -191
workspace -91
worktree -95
worried 133
would -419
would a 115
would be -162
would it -185
would make 107
would need 162
would that -97
would the 98
would we -238
would you -376
wouldn't -185
wrapper -94
write -360
write a -398
write it 104
write tests 97
write the -118
writes -186
writes to -178
written 160
written in 471
written to -127
wrong 109
wrong with 130
wrote -164
wurde 214
w\xFCrdest -265
w\xFCrdest du -265
x -234
y -317
y a-t-il -246
y avait 341
y la 223
y los -231
ya 279
yaml 161
yaml and 253
yeah -355
yeah , -94
year -109
yep -151
yes -238
yes , -243
yesterday 329
yesterday and 95
yet 561
yml -140
you -411
you add -129
you can -128
you change -131
you check -183
you choose 393
you continue 278
you decide -112
you did -407
you do -288
you explain -181
you fix -135
you give -103
you have -168
you just -167
you looked -159
you made -243
you make -93
you mean -244
you need -155
you put -122
you ran -324
you recommend -236
you remember 275
you remind 162
you run -102
you said -92
you see -219
you still 247
you take -130
you tell 152
you think -372
you to -295
you use 97
you write -192
you're -124
you've -736
you've just -488
your -428
your change -250
your changes -206
your edit -238
your memory 678
your notes 435
yours -112
zap -98
zeige -201
zeile -179
zeile \xA7num -168
zero 118
zone -108
zsh 95
zu 593
zum 218
zur\xFCck -251
zusammen 205
zwei -155
zweite -121
zwischen -250
\xA7code -520
\xA7code and -108
\xA7code do -156
\xA7code from -252
\xA7code in 166
\xA7code no -93
\xA7code or 126
\xA7code with 189
\xA7file -234
\xA7file , -92
\xA7file and -138
\xA7file in -222
\xA7file or -92
\xA7file that 130
\xA7file to -98
\xA7file ts 131
\xA7file under 136
\xA7file with -103
\xA7name -106
\xA7name : -92
\xA7name again -184
\xA7name also 128
\xA7name are -161
\xA7name at -112
\xA7name calls 223
\xA7name code 249
\xA7name comments -183
\xA7name con -265
\xA7name do -213
\xA7name em -200
\xA7name export 189
\xA7name from 136
\xA7name has 194
\xA7name i 262
\xA7name in 377
\xA7name into -170
\xA7name is -99
\xA7name job 100
\xA7name license 349
\xA7name of -154
\xA7name on -93
\xA7name only 409
\xA7name over -102
\xA7name return -106
\xA7name returns 127
\xA7name scope -210
\xA7name team -90
\xA7name that -141
\xA7name use 462
\xA7name uses 144
\xA7name validation 328
\xA7name was 130
\xA7name what's 117
\xA7name work 232
\xA7name \xA7num 97
\xA7name \xA7path -157
\xA7name \u306F -144
\xA7num -241
\xA7num , -170
\xA7num : -116
\xA7num and -104
\xA7num as 110
\xA7num because -123
\xA7num checkpoints -102
\xA7num connections 98
\xA7num days -180
\xA7num de 173
\xA7num e -147
\xA7num first 125
\xA7num fix 211
\xA7num for 305
\xA7num hours -98
\xA7num in 116
\xA7num is -254
\xA7num lines -215
\xA7num min -173
\xA7num minutes 261
\xA7num ms 101
\xA7num new -92
\xA7num on -240
\xA7num or -139
\xA7num per -153
\xA7num percent -249
\xA7num second 228
\xA7num seconds 370
\xA7num that 156
\xA7num timeout -181
\xA7num to -145
\xA7num until -134
\xA7num with -152
\xA7num y -183
\xA7num \xA7name -250
\xA7num \xA7num -229
\xA7path -375
\xA7path , -262
\xA7path : -111
\xA7path a 358
\xA7path and -134
\xA7path are -96
\xA7path before 103
\xA7path from -91
\xA7path is 131
\xA7path then -130
\xA7path with -198
\xA7path without -164
\xA7url -203
\xE0 faire 201
\xE0 la -200
\xE4ndern 247
\xE4nderung -157
\xE4nderungen -101
\xE7a -360
\xE8 226
\xE8 in -443
\xE9 -392
\xE9 a 319
\xE9 o -327
\xE9 \xA7name -154
\xE9cran -122
\xE9cris -181
\xE9crit -150
\xE9tait 263
\xE9t\xE9 194
\xFAltima -167
\xFAltimo -243
\xFAltimo commit -116
\xFCber 108
\xFCberall 227
\xFCbrigens -170
\u0430 183
\u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C -140
\u0431\u0430\u0437\u0430 -267
\u0431\u043E\u043B\u044C\u0448\u0435 -584
\u0432 183
\u0432 \u043A\u043E\u0434\u0435 -145
\u0432 \u043F\u0440\u043E\u0435\u043A\u0442\u0435 -257
\u0432\u0435\u0442\u043A\u0438 289
\u0432\u0441\u0435 -303
\u0432\u0441\u0435\u0433\u0434\u0430 -533
\u0433\u0434\u0435 -111
\u0434\u0430 -103
\u0434\u0430 , -103
\u0434\u0430\u043D\u043D\u044B\u0435 -241
\u0434\u043B\u044F 380
\u0435\u0433\u043E 90
\u0435\u0449\u0451 360
\u0437\u0430\u0432\u0438\u0441\u0438\u043C\u043E\u0441\u0442\u0438 207
\u0437\u0430\u0447\u0435\u043C 138
\u0438\u0437 208
\u0438\u043B\u0438 408
\u043A 639
\u043A\u0430\u043A 301
\u043A\u0430\u043A\u0438\u0435 266
\u043A\u0430\u043A\u043E\u0439 269
\u043A\u043B\u044E\u0447\u0438 -149
\u043A\u043E\u0434\u0435 -145
\u043A\u043E\u043C\u043C\u0438\u0442\u044B -116
\u043A\u043E\u043C\u0443 743
\u043A\u0442\u043E 291
\u043B\u0438 338
\u043C\u043E\u0436\u043D\u043E 246
\u043C\u044B 538
\u043D\u0430 212
\u043D\u0430 \u0430\u043D\u0433\u043B\u0438\u0439\u0441\u043A\u043E\u043C -140
\u043D\u0430\u0441 112
\u043D\u0430\u0441 \u0432\u0441\u0435 -303
\u043D\u0435\u043B\u044C\u0437\u044F 642
\u043D\u0435\u0442 93
\u043D\u0438\u0447\u0435\u0433\u043E -118
\u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 -118
\u043E\u0442 324
\u043E\u0448\u0438\u0431\u043E\u043A 118
\u043F\u0435\u0440\u0435\u0434 436
\u043F\u043E 511
\u043F\u043E\u0447\u0435\u043C\u0443 311
\u043F\u0440\u0438 159
\u043F\u0440\u043E\u0435\u043A\u0442\u0435 -257
\u043F\u0440\u043E\u0442\u0438\u0432 760
\u0441 402
\u0442\u0435\u043A\u0441\u0442\u044B 118
\u0442\u0435\u043A\u0441\u0442\u044B \u043E\u0448\u0438\u0431\u043E\u043A 118
\u0442\u0435\u0441\u0442\u044B -314
\u0442\u043E\u043B\u044C\u043A\u043E -717
\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430 -185
\u0442\u0443\u0434\u0430 -185
\u0442\u044B -372
\u0443 509
\u0443 \u043D\u0430\u0441 112
\u0443\u0436\u0435 340
\u0447\u0435\u043C 228
\u0447\u0442\u043E 369
\u044D\u0442\u043E 417
\u044D\u0442\u043E\u043C 151
\u044F 228
\u2013 181
\u3042 153
\u3042 \u3063 105
\u3042 \u308B 139
\u3042\u3063 105
\u3042\u308B 139
\u3044 \u3044 -230
\u3044 \u3046 96
\u3044 \u3057 102
\u3044 \u3067 -182
\u3044 \u3068 -117
\u3044 \u306E 135
\u3044 \u308B 105
\u3044 \u51FA 310
\u3044\u3044 -230
\u3044\u3046 96
\u3044\u3057 102
\u3044\u3066 \u3066\u304F -95
\u3044\u3067 -182
\u3044\u3067 \u3067\u3059 -151
\u3044\u3068 -117
\u3044\u306E 135
\u3044\u307E \u307E\u3059 -123
\u3044\u308B 105
\u3044\u51FA 310
\u3046 \u3044 112
\u3046 \u3057 -141
\u3046 \u3061 -126
\u3046 \u76F4 187
\u3046\u3044 112
\u3046\u3044 \u3044\u3046 112
\u3046\u3057 -141
\u3046\u3057 \u3057\u3066 -141
\u3046\u3061 -126
\u3046\u76F4 187
\u3046\u76F4 \u76F4\u3057 153
\u3048 93
\u3048 \u3066 196
\u3048 \u307E -214
\u3048\u3066 196
\u3048\u307E -214
\u304A \u9858 102
\u304A\u9858 102
\u304A\u9858 \u9858\u3044 102
\u304B 401
\u304B \u3063 222
\u304B\u3063 222
\u304C 241
\u304C \xA7num 144
\u304C \u3042 253
\u304C \u51FA 190
\u304C\u3042 253
\u304C\u3042 \u3042\u3063 105
\u304C\u3044 \u3044\u3044 -145
\u304C\u51FA 190
\u304F -316
\u3051 94
\u3051 \u3066 -125
\u3051\u3066 -125
\u3053 \u3068 140
\u3053 \u308C -128
\u3053\u3068 140
\u3053\u3068 \u3068\u3042 166
\u3053\u308C -128
\u3053\u308C \u308C\u306F -115
\u3057 \u3044 151
\u3057 \u305F 241
\u3057 \u3066 -324
\u3057 \u307E 169
\u3057\u3044 151
\u3057\u305F 241
\u3057\u305F \u305F\u304B 111
\u3057\u305F \u305F\u306E -178
\u3057\u3066 -324
\u3057\u307E 169
\u3057\u307E \u307E\u3057 142
\u3059 -126
\u3059 \u308B 108
\u3059\u308B 108
\u305B 152
\u305B\u3093 \u3093\u3067 97
\u305D -125
\u305F 341
\u305F \u3044 136
\u305F \u304B 131
\u305F \u3053 166
\u305F \u3063 171
\u305F \u3068 278
\u305F \u3093 102
\u305F\u3044 136
\u305F\u304B 131
\u305F\u304B \u524D 147
\u305F\u3053 166
\u305F\u3053 \u3053\u3068 166
\u305F\u3063 171
\u305F\u3063 \u3063\u3051 171
\u305F\u3068 278
\u305F\u306E \u306E\u306F 149
\u305F\u3093 102
\u305F\u3093 \u3093\u3060 144
\u3060 \u3051 -104
\u3060 \u3063 278
\u3060\u3051 -104
\u3060\u3063 278
\u3060\u3063 \u3063\u3051 122
\u3060\u3063 \u3063\u305F 207
\u3061 -236
\u3063 222
\u3063 \u3051 247
\u3063 \u305F 198
\u3063 \u3066 131
\u3063\u3051 247
\u3063\u305F 198
\u3063\u305F \u305F\u3063 142
\u3063\u3066 131
\u3063\u3066 \u3066\u4F55 -90
\u3064 175
\u3066 \u307E 184
\u3066 \u308B 114
\u3066\u307E 184
\u3066\u308B 114
\u3066\u4F55 \u4F55\u3060 -106
\u3067 \u304D -138
\u3067 \u3057 155
\u3067 \u3059 -147
\u3067 \u306F -109
\u3067 \u6D88 92
\u3067\u304D -138
\u3067\u3057 155
\u3067\u3057 \u3057\u305F 155
\u3067\u3059 -147
\u3067\u3059 \u3059\u304B 113
\u3067\u306F -109
\u3067\u6D88 92
\u3068 166
\u3068 \u3042 166
\u3068\u3042 166
\u3068\u3042 \u3042\u308B 166
\u3069 133
\u3069\u3046 \u3046\u3044 112
\u3069\u3046 \u3046\u3057 -141
\u3069\u3046 \u3046\u76F4 96
\u306A -176
\u306A \u308B -120
\u306A \u3093 -208
\u306A\u3044 \u3044\u306E 135
\u306A\u308B -120
\u306A\u3093 -208
\u306B \u3059 190
\u306B\u3059 190
\u306B\u3059 \u3059\u308B 190
\u306D 90
\u306E 128
\u306E \u3067 -177
\u306E \u306F 359
\u306E \u30C7 126
\u306E\u3067 -177
\u306E\u306F 359
\u306E\u306F \u306F\u8AB0 149
\u306E\u30C7 126
\u306F -362
\u306F \xA7name -170
\u306F \xA7num -130
\u306F \u3042 -109
\u306F \u306A -173
\u306F \u8AB0 374
\u306F\u3042 -109
\u306F\u306A -173
\u306F\u8AB0 374
\u307E \u3057 110
\u307E \u3059 -174
\u307E \u3063 280
\u307E \u3067 90
\u307E\u3057 110
\u307E\u3057 \u3057\u305F 110
\u307E\u3059 -174
\u307E\u3063 280
\u307E\u3063 \u3063\u305F 156
\u307E\u3067 90
\u307F -175
\u3081 \u305F 203
\u3081\u305F 203
\u3082 \u306E 116
\u3082\u306E 116
\u3084 131
\u3084 \u3063 115
\u3084 \u3081 101
\u3084\u3063 115
\u3084\u3081 101
\u3084\u3081 \u3081\u305F 101
\u3089 -95
\u308A \u305F 136
\u308A\u305F 136
\u308A\u305F \u305F\u3044 136
\u308B \u3068 118
\u308B\u3068 118
\u308B\u306E \u306E\u3067 -90
\u308B\u306E \u306E\u306F -97
\u308C -154
\u308C \u306F -115
\u308C\u306F -115
\u308F -382
\u3092 \xA7name 146
\u3092 \u3084 174
\u3092 \u4F7F -91
\u3092 \u5909 -287
\u3092 \u8A66 108
\u3092\u3084 174
\u3092\u3084 \u3084\u3081 101
\u3092\u4F7F -91
\u3092\u5909 -287
\u3092\u5909 \u5909\u3048 -247
\u3092\u8A66 108
\u3092\u8A66 \u8A66\u3057 108
\u3093 -97
\u3093 \u3060 121
\u3093\u3060 121
\u3093\u3060 \u3060\u3063 145
\u3093\u3067 \u3067\u3057 104
\u30A2 265
\u30A2 \u30D7 134
\u30A2\u30D7 134
\u30A2\u30D7 \u30D7\u30EA 134
\u30A8 -195
\u30AB 108
\u30AD \u30E3 109
\u30AD\u30E3 109
\u30AF \u30A8 -155
\u30AF\u30A8 -155
\u30B0 \u3092 -98
\u30B0\u3092 -98
\u30B3 -135
\u30B3 \u30DF -112
\u30B3\u30DF -112
\u30B3\u30DF \u30DF\u30C3 -112
\u30B5\u30FC \u30FC\u30D0 102
\u30B7 \u30E5 -145
\u30B7\u30E5 -145
\u30B8 \u30E7 -105
\u30B8\u30E7 -105
\u30B8\u30E7 \u30E7\u30F3 -105
\u30B9 \u30C8 -158
\u30B9\u30C8 -158
\u30B9\u30C8 \u30C8\u306F -174
\u30BB -91
\u30C3 -174
\u30C3 \u30B7 -113
\u30C3 \u30C9 -90
\u30C3 \u30D7 141
\u30C3\u30B7 -113
\u30C3\u30B7 \u30B7\u30E5 -145
\u30C3\u30C9 -90
\u30C3\u30D7 141
\u30C6 \u30B9 -105
\u30C6\u30B9 -105
\u30C6\u30B9 \u30B9\u30C8 -105
\u30C8 -239
\u30C8 \u306E -90
\u30C8 \u306F -213
\u30C8\u306E -90
\u30C8\u306F -213
\u30C9 -179
\u30C9 \u306E -150
\u30C9\u306E -150
\u30CD 111
\u30CD \u30FC 120
\u30CD\u30FC 120
\u30D0\u30FC \u30FC\u30B8 -105
\u30D1 -92
\u30D1 \u30FC -92
\u30D1\u30FC -92
\u30D1\u30FC \u30FC\u30B5 -92
\u30D5 -122
\u30D7 \u30EA 103
\u30D7 \u30ED -94
\u30D7\u30EA 103
\u30D7\u30ED -94
\u30DD 125
\u30DD \u30FC 131
\u30DD\u30FC 131
\u30DF -119
\u30DF \u30C3 -112
\u30DF\u30C3 -112
\u30DF\u30C3 \u30C3\u30C8 -112
\u30E0 \u306E 102
\u30E0\u306E 102
\u30E1 107
\u30E2 -131
\u30E3 109
\u30E5 -165
\u30E7\u30F3 \u30F3\u304C -111
\u30E7\u30F3 \u30F3\u306F -92
\u30E9 -173
\u30E9\u30FC \u30FC\u306F -152
\u30EA \u30FC 95
\u30EA\u30FC 95
\u30EB \u30FC 111
\u30EB\u30FC 111
\u30EB\u30FC \u30FC\u30EB 111
\u30EC \u30B8 133
\u30EC\u30B8 133
\u30ED -141
\u30ED \u30B0 -118
\u30ED\u30B0 -118
\u30F3 \u304C -111
\u30F3 \u306E 122
\u30F3 \u306F -92
\u30F3 \u30C8 -90
\u30F3\u304C -111
\u30F3\u306E 122
\u30F3\u306F -92
\u30F3\u30C8 -90
\u30FC 108
\u30FC \u306F -268
\u30FC \u30B5 -92
\u30FC \u30C8 107
\u30FC \u30D0 132
\u30FC \u30EB 121
\u30FC\u306F -268
\u30FC\u30B5 -92
\u30FC\u30B5 \u30B5\u30FC -92
\u30FC\u30B8 \u30B8\u30E7 -105
\u30FC\u30C8 107
\u30FC\u30D0 132
\u30FC\u30D0 \u30D0\u30FC 161
\u30FC\u30EB 121
\u4E00 -112
\u4E00 \u4E2A -143
\u4E00 \u5F8B -126
\u4E00 \u6B21 148
\u4E00 \u6B65 178
\u4E00 \u884C -99
\u4E00\u4E2A -143
\u4E00\u5F8B -126
\u4E00\u6B21 148
\u4E00\u6B65 178
\u4E00\u884C -99
\u4E0A -168
\u4E0A \u4E00 -121
\u4E0A \u6B21 212
\u4E0A\u4E00 -121
\u4E0A\u4E00 \u4E00\u4E2A -121
\u4E0A\u6B21 212
\u4E0B \u7684 148
\u4E0B\u7684 148
\u4E0D -310
\u4E0D \u662F 331
\u4E0D \u7528 -97
\u4E0D \u80FD -140
\u4E0D \u884C -137
\u4E0D \u8981 -243
\u4E0D\u662F 331
\u4E0D\u7528 -97
\u4E0D\u80FD -140
\u4E0D\u884C -137
\u4E0D\u8981 -243
\u4E1A -91
\u4E1A \u52A1 -91
\u4E1A\u52A1 -91
\u4E24 \u4E2A -130
\u4E24\u4E2A -130
\u4E2A -103
\u4E2A \u51FD -103
\u4E2A\u51FD -103
\u4E2A\u51FD \u51FD\u6570 -103
\u4E3A 153
\u4E3A \u4EC0 132
\u4E3A \u51C6 108
\u4E3A\u4EC0 132
\u4E3A\u4EC0 \u4EC0\u4E48 132
\u4E3A\u51C6 108
\u4E45 358
\u4E48 \u539F 164
\u4E48 \u6765 94
\u4E48\u539F 164
\u4E48\u539F \u539F\u56E0 164
\u4E48\u6765 94
\u4E4B \u540E 131
\u4E4B\u524D \u524D\u5148 -181
\u4E4B\u540E 131
\u4E86 -106
\u4E86 , -133
\u4E86 \u5417 -332
\u4E86\u5417 -332
\u4E8C -236
\u4E92 -141
\u4E9B 210
\u4EBA 224
\u4EC0\u4E48 \u4E48\u539F 164
\u4EC0\u4E48 \u4E48\u6765 94
\u4ECA -235
\u4ED5 236
\u4ED5 \u69D8 236
\u4ED5\u69D8 236
\u4ED6 -240
\u4ED8 139
\u4EE3 -221
\u4EE3 \u7801 -200
\u4EE3\u7801 -200
\u4EE3\u7801 \u7801\u91CC -97
\u4EE5 186
\u4EE5 \u524D 341
\u4EE5 \u540E -157
\u4EE5\u524D 341
\u4EE5\u540E -157
\u4EEC 294
\u4EFB -141
\u4EFB \u52A1 -132
\u4EFB\u52A1 -132
\u4EFD 160
\u4F1A -243
\u4F1A \u8BDD -255
\u4F1A\u8BDD -255
\u4F4D -246
\u4F55 \u304B 223
\u4F55 \u3092 -227
\u4F55\u304B 223
\u4F55\u3092 -227
\u4F5C 171
\u4F5C \u696D 98
\u4F5C\u696D 98
\u4F60 -529
\u4F60\u8FD8 \u8FD8\u8BB0 160
\u4F7F -195
\u4F9D -183
\u4F9D \u5B58 -115
\u4F9D \u8D56 -95
\u4F9D\u5B58 -115
\u4F9D\u8D56 -95
\u4FE1 \u606F -136
\u4FE1\u606F -136
\u4FEE 169
\u4FEE \u590D -136
\u4FEE \u597D 166
\u4FEE\u590D -136
\u4FEE\u597D 166
\u4FEE\u597D \u597D\u4E86 166
\u5019 212
\u505A 345
\u505A \u4E86 219
\u505A \u5230 96
\u505A\u4E86 219
\u505A\u5230 96
\u505A\u5230 \u5230\u54EA 96
\u50CF 167
\u5143 -134
\u5143 \u6D4B -101
\u5143\u6D4B -101
\u5143\u6D4B \u6D4B\u8BD5 -101
\u5148 -218
\u5168 -245
\u516C -144
\u5185 \u5B58 155
\u5185\u5B58 155
\u51B3 197
\u51C6 108
\u51E0 144
\u51FD -107
\u51FD \u6570 -107
\u51FD\u6570 -107
\u5206 103
\u521A -114
\u521D 324
\u5220 -259
\u522B -384
\u5230 335
\u5230 \u54EA 277
\u5230\u54EA 277
\u524D 261
\u524D \u306B 93
\u524D \u5148 -181
\u524D \u56DE 171
\u524D \u7AEF -135
\u524D\u306B 93
\u524D\u5148 -181
\u524D\u56DE 171
\u524D\u7AEF -135
\u529E \u6CD5 193
\u529E\u6CD5 193
\u529F 120
\u529F \u80FD 133
\u529F\u80FD 133
\u52A0 -286
\u52A8 -146
\u52D5 -315
\u5305 -148
\u533A -279
\u5341 -91
\u5355 \u5143 -101
\u5355 \u72EC 257
\u5355\u5143 -101
\u5355\u5143 \u5143\u6D4B -101
\u5355\u72EC 257
\u5361 254
\u5386 218
\u539F\u56E0 \u56E0\u306F 127
\u53BB 113
\u53BB \u6389 223
\u53BB\u6389 223
\u53D6 -96
\u53E3 \u8FD4 -102
\u53E3\u8FD4 -102
\u53E3\u8FD4 \u8FD4\u56DE -102
\u53EA -219
\u53EA \u80FD -109
\u53EA\u80FD -109
\u53EF 108
\u53F7 180
\u5408 -93
\u540C \u4E8B -134
\u540C\u4E8B -134
\u540D \u306F 101
\u540D\u306F 101
\u540E 124
\u540E \u6765 384
\u540E\u6765 384
\u5417 497
\u5427 -211
\u542F -98
\u542F \u52A8 -98
\u542F\u52A8 -98
\u5468 -106
\u547D 134
\u547D \u540D 106
\u547D\u540D 106
\u548C -288
\u54EA 597
\u54EA \u4E2A -158
\u54EA \u4E9B 210
\u54EA \u91CC -118
\u54EA\u4E2A -158
\u54EA\u4E9B 210
\u54EA\u91CC -118
\u554F\u984C \u984C\u306F 120
\u5668 \u7684 101
\u5668\u7684 101
\u56DE -121
\u56DE \u4EC0 -97
\u56DE\u4EC0 -97
\u56DE\u4EC0 \u4EC0\u4E48 -97
\u56E0 \u306F 127
\u56E0\u306F 127
\u56F3 255
\u56FA 123
\u56FE -116
\u5728 -146
\u5728 \xA7path -93
\u5728 \u54EA 134
\u5728\u54EA 134
\u5730 149
\u5904 -150
\u5904 \u7406 -150
\u5904\u7406 -150
\u5909 -93
\u5909 \u3048 -214
\u5909 \u6570 134
\u5909\u3048 -214
\u5909\u3048 \u3048\u3066 -117
\u5909\u6570 134
\u590D -258
\u5916 \u90E8 -99
\u5916\u90E8 -99
\u591A 173
\u591C 129
\u5927 183
\u5929 316
\u5929 \u7684 148
\u5929\u7684 148
\u5931 -152
\u5931 \u8D25 -206
\u5931\u8D25 -206
\u597D \u4E86 166
\u597D\u4E86 166
\u597D\u4E86 \u4E86\u5417 166
\u59CB -164
\u5B50 -127
\u5B57 -114
\u5B8C -248
\u5B9A 199
\u5BA2 110
\u5BA2 \u6237 126
\u5BA2\u6237 126
\u5BB6 268
\u5BFC -209
\u5BFE 125
\u5C0F -124
\u5C42 -160
\u5DE5 \u4F5C 302
\u5DE5\u4F5C 302
\u5DF2 93
\u5DF2 \u7ECF 93
\u5DF2\u7ECF 93
\u5E26 -146
\u5E74 -116
\u5E93 -121
\u5E94 \u8BE5 -243
\u5E94\u8BE5 -243
\u5EA6 95
\u5F00 120
\u5F15 -113
\u5F52 150
\u5F53 376
\u5F53 \u521D 324
\u5F53 \u65F6 211
\u5F53\u521D 324
\u5F53\u65F6 211
\u5F8B -126
\u5F97 277
\u5FC5 -294
\u5FC5 \u305A -113
\u5FC5 \u8981 -170
\u5FC5\u305A -113
\u5FC5\u8981 -170
\u5FD8 342
\u600E 204
\u606F -136
\u610F 192
\u6210 \u7684 -127
\u6210\u7684 -127
\u6211 326
\u6211 \u4E00 104
\u6211\u4E00 104
\u6211\u4E00 \u4E00\u4E0B 104
\u6240 126
\u624B\u9806 \u9806\u3092 132
\u624D -209
\u6253 -242
\u6253 \u56DE -110
\u6253\u56DE -110
\u627E 203
\u627F 164
\u627F \u8A8D 112
\u627F\u8A8D 112
\u627F\u8A8D \u8A8D\u304C 112
\u628A -186
\u62A5 \u9519 140
\u62A5\u9519 140
\u62C6 97
\u6301 -130
\u6307 191
\u6309 185
\u6389 146
\u63A5\u53E3 \u53E3\u8FD4 -102
\u63A8 -117
\u63D0 \u4EA4 -181
\u63D0 \u8BAE 120
\u63D0 \u9192 104
\u63D0\u4EA4 -181
\u63D0\u8BAE 120
\u63D0\u9192 104
\u63D0\u9192 \u9192\u6211 104
\u641C -100
\u652F \u6301 -114
\u652F\u6301 -114
\u6536 145
\u6536 \u94F6 91
\u6536\u94F6 91
\u6536\u94F6 \u94F6\u53F0 91
\u6539 -133
\u6539 \u4E86 -276
\u6539 \u52A8 162
\u6539 \u540D -166
\u6539\u4E86 -276
\u6539\u52A8 162
\u6539\u540D -166
\u653E -211
\u6545 287
\u6570 -179
\u6570 \u5B57 -92
\u6570\u5B57 -92
\u6574 \u6570 -151
\u6574\u6570 -151
\u6587 -155
\u6587 \u4EF6 -165
\u6587\u4EF6 -165
\u65B0 174
\u65B9 127
\u65B9 \u91DD 130
\u65B9\u91DD 130
\u65E5 147
\u65E7 93
\u65F6 -129
\u65F6 \u5019 184
\u65F6 \u95F4 -114
\u65F6\u5019 184
\u65F6\u95F4 -114
\u6628 173
\u6628 \u65E5 119
\u6628\u65E5 119
\u662F 176
\u662F \xA7num -108
\u662F \u600E 229
\u662F \u6709 269
\u662F \u8C01 168
\u662F\u600E 229
\u662F\u600E \u600E\u4E48 229
\u662F\u6709 269
\u662F\u8C01 168
\u663E -247
\u663E \u793A -247
\u663E\u793A -247
\u6642 -160
\u66F4 -144
\u66F8 \u3044 -91
\u66F8\u3044 -91
\u66F8\u3044 \u3044\u3066 -91
\u6709 216
\u6709 \u4EBA 443
\u6709 \u54EA 142
\u6709\u4EBA 443
\u6709\u54EA 142
\u6709\u54EA \u54EA\u4E9B 142
\u670D 275
\u670D \u52A1 275
\u670D\u52A1 275
\u672C -385
\u675F 148
\u6765 421
\u6765 \u662F 137
\u6765\u662F 137
\u6790 -139
\u6790 \u5668 -139
\u6790\u5668 -139
\u6837 -227
\u683C -104
\u6848 -164
\u68C0 94
\u69D8 200
\u6B21 195
\u6B7B 166
\u6B8B 176
\u6B8B \u3063 167
\u6B8B\u3063 167
\u6BCF \u5929 -92
\u6BCF\u5929 -92
\u6C42 129
\u6C7A 142
\u6C7A\u3081 \u3081\u305F 133
\u6CD5 373
\u6D4B \u8BD5 -178
\u6D4B\u8BD5 -178
\u6E05 112
\u6F0F 251
\u7248 \u672C -112
\u7248\u672C -112
\u72EC 257
\u73AF \u5883 131
\u73AF\u5883 131
\u73B0 -107
\u7406 \u7531 219
\u7406\u7531 219
\u7528 -390
\u7559 238
\u756A -110
\u767D -114
\u7684 \u4E8B 110
\u7684\u4E8B 110
\u76EE \u5F55 -114
\u76EE\u5F55 -114
\u76F4 \u3057 165
\u76F4\u3057 165
\u76F4\u3057 \u3057\u305F 153
\u770B -182
\u771F -282
\u7740 315
\u77E5 \u308A 136
\u77E5\u308A 136
\u77E5\u308A \u308A\u305F 136
\u7801 -201
\u7801 \u91CC -97
\u7801\u91CC -97
\u786E \u8BA4 94
\u786E\u8BA4 94
\u793A -349
\u7981 -148
\u7981 \u6B62 -148
\u7981\u6B62 -148
\u79D2 256
\u79EF -106
\u7AEF -119
\u7B2C -190
\u7B2C \u4E09 -150
\u7B2C\u4E09 -150
\u7BA1 \u7406 -95
\u7BA1\u7406 -95
\u7C7B -116
\u7D04 \u675F 148
\u7D04\u675F 148
\u7D50 342
\u7D50 \u8AD6 227
\u7D50\u8AD6 227
\u7D71 145
\u7D9A \u3051 -168
\u7D9A\u3051 -168
\u7D9A\u3051 \u3051\u3066 -168
\u7EBF -228
\u7EC4 -167
\u7EC4 \u4EF6 -117
\u7EC4\u4EF6 -117
\u7EDF -170
\u7EDF \u4E00 -168
\u7EDF\u4E00 -168
\u7EE7 -112
\u7F29 -98
\u7F51 \u5173 150
\u7F51\u5173 150
\u7F6E -265
\u8001 258
\u80FD -159
\u811A -134
\u811A \u672C -134
\u811A\u672C -134
\u8272 -102
\u843D \u3061 -159
\u843D\u3061 -159
\u884C -191
\u8868 232
\u897F 198
\u8981 -93
\u8981 \u6C42 180
\u8981\u6C42 180
\u899A 95
\u899A \u3048 95
\u899A\u3048 95
\u899A\u3048 \u3048\u3066 95
\u89C4 196
\u89C4 \u5B9A 209
\u89C4\u5B9A 209
\u89E3 191
\u89E3 \u51B3 271
\u89E3 \u6790 -139
\u89E3 \u6C7A 91
\u89E3\u51B3 271
\u89E3\u6790 -139
\u89E3\u6790 \u6790\u5668 -139
\u89E3\u6C7A 91
\u89E6 -166
\u8A00 184
\u8A08 -124
\u8A2D -109
\u8A2D \u5B9A -99
\u8A2D\u5B9A -99
\u8A3C 181
\u8A66 \u3057 108
\u8A66\u3057 108
\u8A8D \u304C 98
\u8A8D\u304C 98
\u8AAD -145
\u8AB0 529
\u8AD6 227
\u8BA1 -152
\u8BA2 115
\u8BA2 \u5355 115
\u8BA2\u5355 115
\u8BA9 -186
\u8BAE 120
\u8BB0 -106
\u8BB0 \u5F97 226
\u8BB0\u5F97 226
\u8BBE -234
\u8BD1 -270
\u8BDD -255
\u8BE5 -278
\u8BF4 314
\u8BF7 -221
\u8C01 778
\u8C01 \u63D0 120
\u8C01\u63D0 120
\u8C01\u63D0 \u63D0\u8BAE 120
\u8C03 223
\u8C03 \u7528 106
\u8C03\u7528 106
\u8C61 137
\u8D25 -206
\u8D26 224
\u8D56 -95
\u8D70 -258
\u8D85 -96
\u8D85 \u8FC7 -92
\u8D85\u8FC7 -92
\u8DD1 \u4E00 -120
\u8DD1\u4E00 -120
\u8F93 -92
\u8FB9 -109
\u8FC7 214
\u8FD4 \u56DE -198
\u8FD4\u56DE -198
\u8FD4\u56DE \u56DE\u4EC0 -97
\u8FD8 261
\u8FD8 \u662F 255
\u8FD8 \u8BB0 160
\u8FD8\u662F 255
\u8FD8\u6709 \u6709\u54EA 142
\u8FD8\u8BB0 160
\u8FD8\u8BB0 \u8BB0\u5F97 160
\u8FD9 -356
\u8FD9 \u91CC -134
\u8FD9\u4E2A \u4E2A\u51FD -106
\u8FD9\u91CC -134
\u9001 193
\u901A -284
\u901A \u3063 -115
\u901A \u8FC7 -145
\u901A\u3063 -115
\u901A\u8FC7 -145
\u90A3 -129
\u90A3 \u4E2A 113
\u90A3\u4E2A 113
\u90E8 -165
\u90FD -333
\u90FD \u8D70 -93
\u90FD\u8D70 -93
\u914D -179
\u914D \u7F6E -109
\u914D\u7F6E -109
\u9192 104
\u9192 \u6211 104
\u9192\u6211 104
\u9192\u6211 \u6211\u4E00 104
\u91CD 191
\u91DD 130
\u94F6 \u53F0 91
\u94F6\u53F0 91
\u952E 153
\u95F4 -122
\u961F 142
\u9648 -115
\u9650 257
\u9700 -186
\u9700 \u8981 -186
\u9700\u8981 -186
\u9762 -171
\u9806 \u3092 132
\u9806\u3092 132
\u984C 192
\u984C \u306F 239
\u984C\u306F 239
\u9858 102
\u9858 \u3044 102
\u9858\u3044 102
\u9858\u3044 \u3044\u3057 102
\u9879 220
\u9879 \u76EE 94
\u9879\u76EE 94
\u9884 92
\u989D -105
\u98CE -110
\uACE0 -149
\uAE30 -97
\uB294 -198
\uB2C8 -114
\uB2C8 \uB2E4 -105
\uB2C8\uB2E4 -105
\uB2E4 -128
\uB85C -210
\uB9AC -103
\uB9CC -117
\uB9D0 -96
\uBA74 -113
\uC11C -143
\uC2A4 -109
\uC4F0 -133
\uC548 -106
\uC5B4 -151
\uC5D0 -173
\uC5D0 \uC11C -121
\uC5D0\uC11C -121
\uC694 -127
\uC740 -162
\uC774 -147
\uC9C0 -107
\uD2B8 -135
\uD558 -94`};var U=h(()=>p(d.words)),H=600,P=n=>(d.bias+g(m(n),U()))/100;function f([n,e]){let{words:t=0,session:a=0,wording:o=0,near:i=0,vectors:s=0}=n?.shares??{},r=n===void 0||e===void 0?0:Math.min(1,e.score/n.score);return[Math.log1p(t+a+o),Math.log1p(i+s),r]}function $(n,e){let[t=0,...a]=d.answers;return[n,...f(e)].reduce((o,i,s)=>o+i*(a[s]??0),t)/100}0&&(module.exports={MAX_WEIGHED_CHARS,answersBy,asksBy,evidenceOf});
});
// build ec8a5698896e5dc792dac374a5f54550
