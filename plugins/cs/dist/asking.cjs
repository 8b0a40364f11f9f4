(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var l=Object.defineProperty;var b=Object.getOwnPropertyDescriptor;var v=Object.getOwnPropertyNames;var k=Object.prototype.hasOwnProperty;var x=(n,e)=>{for(var t in e)l(n,t,{get:e[t],enumerable:!0})},q=(n,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of v(e))!k.call(n,o)&&o!==t&&l(n,o,{get:()=>e[o],enumerable:!(a=b(e,o))||a.enumerable});return n};var E=n=>q(l({},"__esModule",{value:!0}),n);var G={};x(G,{answersBy:()=>W,asksBy:()=>$,evidenceOf:()=>f});module.exports=E(G);function h(n){let e;return()=>(e??={it:n()},e.it)}var j=600,T=/`[^`]*`/g,O=/https?:\/\/\S+/g,A=/(?<!\w)(?:\.{0,2}\/)?[\w.-]+\/[\w./-]*/g,S=/\b[\w-]+\.[a-z]{1,5}\b/g,R=/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]{2,}\w*)\b/g,I=/\b(?:ALL|ALWAYS|AND|ANY|ARE|AVOID|BEFORE|DON|DO|EVERY?|FROM|IMMER|IS|JAMAIS|KEINE?N?|MUST|NEVER|NICHT|NIE|NO|NOT|NOW|NUNCA|ON|ONLY|OR|PLEASE|SEMPRE|SHOULD|SIEMPRE|STOP|THE|TOUJOURS|UNLESS|UNTIL|USE|WITHOUT)\b/g,M=/\b\d[\w.]*/g,N=/\u00a7\w+|\p{L}+(?:['-]\p{L}+)*|[,:;\u2014\u2013]/gu,z=/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,D=",:;\u2014\u2013",L=5,_=6,K=n=>(/[\p{Ll}\p{Lo}]/u.test(n)?n:n.toLowerCase()).replaceAll("\u2019","'").replace(T," \xA7code ").replace(O," \xA7url ").replace(A," \xA7path ").replace(S," \xA7file ").replace(I,e=>e.toLowerCase()).replace(R," \xA7name ").replace(M," \xA7num ").toLowerCase(),F=n=>{let e=[...n];return[...e.slice(1).map((t,a)=>`${e[a]}${t}`),...e]};function m(n){let e=(K(n.slice(0,j)).match(N)??[]).flatMap(o=>z.test(o)?F(o):o),t=e.filter(o=>!D.includes(o)),a=t.filter(o=>o==="\xA7name").length;return[...new Set([...e,...e.slice(1).map((o,i)=>`${e[i]} ${o}`),`^${t[0]??""}`,`^^${t.slice(0,2).join(" ")}`,`length ${Math.min(_,Math.floor(t.length/L))}`,.../[?\uff1f]\W*$/.test(n)?["asks"]:[],...a>0?["a name"]:[],...a>1?["names"]:[]])]}var H=150;function p(n){let e=0,t=h(()=>new Map(n.split(`
`).map(w)));return{get:a=>(e+=1,e>H?t().get(a):U(n,a))}}function w(n){let e=n.lastIndexOf(" ");return[n.slice(0,e),Number(n.slice(e))]}function U(n,e){for(let[t,a]=[0,n.length];t<a;){let o=t+a>>1,i=n.lastIndexOf(`
`,o-1)+1,s=n.indexOf(`
`,o),r=s<0?n.length:s,[u,y]=w(n.slice(i,r));if(u===e)return y;u<e?t=r+1:a=i}}var g=(n,e)=>n.reduce((t,a)=>t+(e.get(a)??0),0)/Math.sqrt(n.length||1);var d={bias:-91,answers:[-282,133,164,151,-255],words:`, a 106
, according -127
, add -106
, after 96
, and 162
, bevor 215
, bitte -287
, by 101
, can -92
, check -105
, con 240
, couldn't 190
, das -275
, dass 163
, did 196
, didn't 172
, die -367
, do 222
, does 157
, e 311
, especially 93
, et 201
, have -154
, how 420
, i've -159
, in -101
, is 374
, isn't 121
, it's -131
, keep -129
, let's -155
, like 106
, maybe -93
, not -170
, o -150
, oder 156
, on 330
, only -308
, please -229
, plus -112
, put -125
, qual 168
, qu\xE9 175
, right -182
, since 92
, so -168
, that -304
, that's -168
, the -131
, then -197
, they -140
, though 179
, tu -261
, was 184
, wasn't 233
, we -324
, welche -131
, what 388
, when 198
, where 358
, which 237
, who 201
, why 250
, wie 113
, y -277
, you -190
: -123
: : 474
: a -138
: cannot -90
: did 198
: do 282
: i -91
: if 176
: is 362
: no -250
: should 139
: the -271
: true -138
: what 148
: when 98
: why 290
: \xA7code -112
: \xA7name -136
: \xA7num -323
: \xA7path -155
; 219
^^add a -151
^^and what -258
^^antes de -211
^^are there -94
^^are you -137
^^before i 145
^^can i 218
^^can it -139
^^can we -216
^^can you -247
^^combien de -130
^^commit this -98
^^continue from 432
^^continue with -92
^^could we -237
^^create a -176
^^did anybody 126
^^did you -184
^^do i 427
^^does the -159
^^does this -122
^^en qu\xE9 -105
^^for the 137
^^for \xA7num -185
^^haben wir -331
^^has the 115
^^have a -128
^^have we 193
^^have you 161
^^hmm i 110
^^how about -193
^^how are -201
^^how can -193
^^how come 242
^^how did -155
^^how is 132
^^how long -240
^^how should 136
^^how was 116
^^how would -120
^^i can't 108
^^i just -383
^^i need 164
^^i see 170
^^i still -105
^^i think -296
^^i want 118
^^i would 206
^^i've just -185
^^if we -186
^^implement the -181
^^in which -128
^^is it 104
^^is that -242
^^is the 261
^^is this -201
^^is \xA7code 110
^^it is -108
^^let me 166
^^let's do -121
^^make a -106
^^make the -220
^^may i -92
^^mise run -117
^^now that -162
^^okay so -138
^^on a -136
^^on which 165
^^perch\xE9 il -100
^^por qu\xE9 -165
^^pourquoi le -426
^^pourquoi on 122
^^qu'est-ce qui -93
^^quanto tempo -111
^^remove the -179
^^run the -139
^^se puede 116
^^should i -224
^^should we -233
^^tell me 99
^^that was -105
^^the customer -186
^^there are -102
^^there's one 135
^^tu as -103
^^update the -133
^^use the -195
^^warum ist -132
^^was the 217
^^we can't 103
^^we decided -132
^^we had 103
^^we have -203
^^we need -152
^^what are -318
^^what did -305
^^what do 158
^^what else -132
^^what has 129
^^what is -274
^^what made 329
^^what other -203
^^what was -242
^^what were 98
^^what would -175
^^what's left 319
^^what's the -137
^^whats the 155
^^when is -150
^^when the -109
^^where did 263
^^where does -106
^^where is -163
^^where's the 117
^^which tests 138
^^why are 200
^^why did -337
^^why do -360
^^why does -118
^^why isn't 232
^^why \xA7num 251
^^wie viele -107
^^wir haben -256
^^wo wird -141
^^would it -104
^^write a -204
^^\xA7name \xA7num 156
^^\u30C6\u30B9 \u30B9\u30C8 -111
^a 279
^abbiamo 136
^add -444
^after -133
^ah -211
^algu\xE9m 180
^also -138
^and -444
^antes -229
^any 435
^anything 404
^are -131
^at -112
^avant -129
^benenne -190
^brainstorm -227
^bugbot -112
^but -285
^c'est 119
^can -219
^can't 227
^check -202
^chi 157
^combien -130
^come -102
^comment -152
^como -166
^compare -183
^con -299
^continua -181
^continue 112
^cosa 225
^create -207
^critical -110
^c\xF3mo -161
^da -276
^de -326
^dove 123
^d\xF3nde -94
^e -165
^el 138
^ensure -252
^explain -174
^find -108
^fix -197
^for 125
^fr\xFCher 207
^generate -190
^haben -331
^hai -129
^hat 295
^hay 94
^hey 111
^hm -107
^hmm -190
^hmmm -166
^ho 132
^how -123
^i -117
^il 128
^implement -315
^is 104
^it -198
^it's 329
^j'ai 199
^je -157
^just -226
^kann -119
^la -129
^le 298
^let 120
^let's -328
^link -99
^list 202
^log -194
^look 91
^looks -119
^los 567
^mach -100
^make -316
^may -92
^more -94
^my 242
^need 100
^not -117
^now -253
^oh -199
^ok -293
^okay -111
^on -205
^open 151
^or -296
^our -155
^por -137
^posso 392
^pourquoi 360
^previously -104
^puedes -203
^put -170
^q -184
^quais 102
^qual -434
^quante 269
^quanto -125
^que 216
^quels 160
^quem 287
^question -148
^qu\xE9 197
^remove -179
^replace -111
^resume 180
^revert -314
^right 140
^route -122
^run -197
^se -140
^seit 108
^set -238
^should 190
^show -195
^si -176
^sigue 141
^since 108
^sorry -149
^still -145
^stop -107
^te 267
^tell 99
^that -313
^that's -192
^the -102
^there's 113
^to 233
^tu -101
^two 199
^update -182
^use -206
^wait -111
^warum 116
^was -248
^wasn't 152
^we -338
^we're -149
^we've 233
^welchen 148
^wer 136
^what 114
^whats 179
^when -131
^where -172
^which 110
^why 324
^wie -210
^wir -302
^would 306
^wrap -116
^write -463
^ya 154
^yeah -274
^yep -134
^yes -281
^you -414
^\xA7file 531
^\xA7name 444
^\xA7num -326
^\xA7path 132
^\u043A\u0430\u043A\u0438\u0435 236
^\u0447\u0442\u043E 226
^\u3053\u306E -153
^\u3082\u3046 -257
^\u30C6\u30B9 -111
^\u4E4B\u524D 131
^\u5F53\u521D 122
^\u600E\u4E48 -294
^\u6211\u4EEC -297
^\u6D4B\u8BD5 -235
^\u8FD9\u4E2A -307
a bare 282
a bit -98
a broken 184
a bunch -161
a call 123
a causa 136
a certain 197
a change 153
a che 159
a checkpoint -139
a clean 120
a commit -149
a date -149
a decision 139
a default -270
a different -242
a discussion 96
a draft -101
a d\xE9j\xE0 494
a feature 141
a folder 90
a full 116
a function -96
a gente 176
a git -185
a go -130
a helper -294
a known 269
a la -245
a line 92
a link -252
a little -208
a look -245
a message -117
a migration -155
a n -122
a number 139
a plan -140
a proper -120
a real 262
a reason 158
a reasonable -253
a row 175
a short 117
a single -112
a small -180
a step -105
a stop -108
a timing -155
a turn -119
a type 113
a un -203
a user -140
a way 99
a \xA7code -118
a \xA7file 120
a \xA7name -238
a \xA7num -258
a \xFAltima -257
a-t-il -170
a-t-on -224
ab 166
abbiamo 467
able -153
able to -155
about 444
about how 115
about the 138
about to 160
about \xA7name 122
above 155
accept 375
accepted 188
according -105
according to -105
across the 108
action -158
actions -145
active -136
actual 230
add -333
add a -153
add any -146
add it -152
add some -96
added -220
added the -206
adding 133
additional -140
address -366
adesso -113
admin 206
after 125
after a 248
after this -327
again -186
again , -219
again in -164
again what 106
against 377
against it 270
against the -177
agent -352
agent and -100
agent type -171
agents -138
agenttype -96
agora -454
agree 100
agreed 358
agreement 441
agreement with 147
ah -137
ah , -129
ah the -101
ahead -336
ahora -363
ai 386
ai coding -105
ainda 155
alguien 424
algum 175
algu\xE9m 616
algu\xE9m j\xE1 153
alias 201
all , -149
alla -170
allow 253
allowed 439
allowed to 472
alone 319
alone , 212
already has -105
already have -92
also -363
also , -131
also have -90
alte 266
alter 308
although 356
am 151
amend -143
an argument -123
an example -91
an index -229
an old 184
an upper 171
an \xA7name -116
ancora 374
and -123
and a -174
and add -140
and do -147
and fix -143
and i 147
and in 132
and is 110
and let's -138
and look -134
and not 430
and on 98
and one 93
and resolve -132
and run -92
and start -129
and tell -234
and the -178
and use -110
and what's 133
and when 115
and which 167
and who 321
and why 201
and \xA7name -138
antes de -106
any -198
any more 455
any other -114
anybody 318
anymore , 144
anyone 334
anything else -231
anything that 97
anyway -180
anywhere -237
anywhere in -116
apagar 155
aperta -149
app with -247
appears -250
applied -160
approach is -99
appropriate -149
archive 240
archivo -108
are -179
are not -322
are on 251
are still -255
are there -195
are you -488
aren't 260
around 115
arquivo -409
array -274
arriba -401
as -96
as i -95
as it -100
as well -208
ask 260
ask for -151
asked for 167
asking 209
assertion -159
assume 127
at all -109
at linear -129
at once -173
at some 134
at that -124
at this -141
at \xA7name 259
at \xA7num 433
attached to 169
attributes 181
attribution -175
auch -520
audit 116
auditors 183
auf 235
aus 209
aussi -173
auth 198
auto -135
auto commit -124
auto-commit -207
autofix 279
aux 232
available -108
avait 562
avait-on 516
avant 123
avec 210
avec les -175
avevamo 508
away 202
ayer 413
b -187
back then 535
backend 95
backup 346
backups 264
bail 156
bail out 184
balance 179
bank 273
bar -148
bare 463
based -133
based on -96
basically -99
batch 158
bats 194
battery 110
bau -324
be a -228
be able -109
be done -96
be easier -134
be in 212
be lost 308
be removed -112
be that -91
became 246
because the -122
because we 121
become 191
been 147
before i 299
before or -125
before the -391
before you -286
beginning -173
behaviour -203
behind 397
behind that 182
bei 215
bei uns 380
beim 375
being -325
believe 235
belongs 240
belongs to 253
benchmark -149
benenne -190
besser -444
best -306
better -256
between the -234
bevor 104
bien -266
big -171
billing 210
binary 205
bis 286
bit more -105
bitte -125
bleiben 144
blob 349
block -146
blocking 140
blocks 431
board 152
bon 137
boot 273
both -176
bound 161
brainstorm -255
branch -319
branch for 164
branch name -102
branche -239
breaking -191
breaks -104
broken 293
bug 276
bug or 175
bugbot -301
build -161
build is -91
builds 300
bump 143
bun 348
bunch -161
bunch of -161
bundle -100
but -300
but a 109
but i -150
but it's 108
but never -93
but not -137
but they 139
but we -164
button -319
by an -161
by default -197
by now 403
by one -173
by the -90
by using 132
c'era 534
c'est quoi -141
c'\xE9tait 282
c'\xE9tait quoi 256
cache the -328
caching 285
caching the 160
calcul -203
calcul des -203
calculate -116
calculated -91
calculation -138
call -214
call sites -104
call the 103
call with 136
calls 203
calls \xA7name -363
cambio 142
came 133
can -232
can do -158
can go -116
can i 346
can see -148
can we -325
can you -258
can't 167
can't be 394
can't find 111
cannot -294
captures 131
card 320
care 92
carga -153
carry-forward -110
case -158
cases -175
caso -190
catch 232
causa 187
cause 109
ce que -149
certificate 194
cette -131
cette erreur 194
change -228
change , -91
change the -139
change to -128
changed -141
changes -250
chang\xE9 -207
characters , 113
chat -117
che punto 159
check for 99
check if -212
check the -241
checked -108
checking -287
checking the -106
checkout -116
checkpoint -257
checkpoint id 162
checkpointid -152
checkpoints -329
checkpoints for -102
chez 382
chi 495
chi ha -188
choice 294
chose 212
chrome -175
chunk -220
ci 145
class -151
claude -341
claude , -119
clean state 120
clean up -123
cleanup -113
clear -127
clearly -90
cli repo 105
click -221
client 114
clinic 178
closes -147
closing 151
cluster -92
code -284
code \xA7num -131
coderabbit -214
codice -134
colour 233
colours -98
com a 200
com o -159
combien -108
combien de -108
come 345
come up -381
comes 98
command -209
command to -219
commands -200
comme 162
commencer -254
comment from -139
comment on 322
comments -321
comments in 146
commit -305
commit , 95
commit and -104
commit hook 205
commit in -107
commit it -93
commit message 378
commit or 239
commit that -134
commit this -123
commits on -139
commits since -96
committed -270
como 176
compile -112
compiler -509
complete -133
complex -95
complexity -99
complicated -150
component -499
componente -387
con 196
con el 183
con i 289
con il -144
con le 187
con lo 207
con los -318
concerning 183
concurrent -125
condensation -212
condense -157
condition -186
config -118
configuration -187
conflict -203
conflicts -268
confused -105
consider -153
consistency -143
console -230
constant -95
constraint -133
consulta -199
conta -279
container -369
contains -170
contains the -175
context -325
continua -181
continuar 188
continue -254
continue avec -272
continue from 432
continue with -223
contra 323
contract 265
controller -116
convention 206
convenu 389
conversion 119
convert -120
copied -93
copies 115
copilot -145
correct -209
correct , -90
correctly -213
corrige -573
corrig\xE9 460
cosa 213
cosa avevamo 292
could -229
could be 109
could it -126
could we -251
count -255
courier -191
court -110
cover -363
coverage -117
coverage for -97
cpu 131
create -240
create a -179
create the -154
created -116
creates -279
creates the -282
creo 120
critical -153
crois 224
cron 502
css -208
cuando -215
currently -145
cursor -189
customer 319
customers 209
cut off -218
cu\xE1l 91
cu\xE1ntos -280
c\xF3mo 322
c\xF3mo se 216
c\xF4t\xE9 -342
d -157
d'o\xF9 138
d'une -243
da 437
daemon 631
dal 270
damals 223
damit -91
dans -111
dashboard 204
dass 163
dass der -187
data 220
data , 159
database -173
date picker -98
date with -187
dateien -329
datos -250
day 269
days 110
db 269
de 543
de guardar -101
de la -230
de los 234
de novo -244
de temps 123
de ver -419
de \xA7name 282
de \xA7num 204
dead 269
debug -138
debugger 125
debugging -220
decide -227
decided -161
decided that 135
decidimos 311
decision -181
decision on 205
default -128
define -98
dei 314
dejamos 224
del 505
delete -96
deleted -114
deletes 125
deliberately 367
della 221
delle 364
demo -166
dependencies -366
depends 210
deploy 794
der 190
der build -151
derni\xE8re 137
des 504
design 184
detail -102
detect -121
detection -198
determine -179
develop -106
device 96
di 312
diagram -93
did 421
did a -148
did anybody 131
did anyone 217
did i 196
did not 140
did that 113
did this -254
did we 680
did you -805
didn't 391
didn't we 334
die 119
die alte 115
die datei -214
die tests -189
die zweite -103
diese -154
dieser -106
diff -166
diff in -93
differ -275
difference -297
different -229
dire -292
directly -113
discard -326
discuss -118
discussion 158
display -237
display the -138
displayed -124
distinguish -120
distinguish between -98
dit -157
do 144
do a -181
do for 109
do have -128
do in -122
do it -182
do not 128
do something 130
do that -119
do the -224
do things 206
do we 178
do you -235
do \xA7name -264
do \xA7num -103
doc -191
docker 134
dockerfile -299
documentation -210
documentazione -216
documented 104
does -198
does a -141
does anyone 102
does entire -138
does git -134
does it 185
does not -107
does nothing 92
does one 439
does that -156
does this -129
does \xA7file -107
does \xA7name 401
doesn't contain 139
doing -116
don't add -144
don't get 182
don't want -108
donn\xE9es -111
dopo 328
doppelt 144
dos 170
dots -303
double 105
double check -101
down 606
down the 179
draft -337
driver 194
droit 197
drone -106
drop 335
drop the 146
drops 155
du den -227
du die -185
duas 113
duplicating 171
d\xE1 -255
d\xE9cid\xE9 -197
d\xE9j\xE0 201
d\xF3nde 102
d\xFCrfen 469
e 136
e test -122
each -282
each other -175
easier -174
edge case -93
edge cases -102
editor 232
effect 201
effort -107
eigentlich 548
ein -152
eine 249
einmal 107
either -135
el cliente 99
el parser 111
em 249
em \xA7num -117
email 92
empty -289
emulator 206
en el 166
en este -94
en la -179
en \xA7file -92
enable -168
enabled -185
encore 101
end 97
end of -92
endpoint -192
endpoint , -140
english 91
ensure -250
ensure that -191
ent 126
ent \xA7num 126
entire -275
entire enable -163
entire explain -115
entire session -165
entre -177
entries in 122
entry -119
entry in 406
entry point -108
entschieden -377
environment -286
era 357
era la 189
eravamo 795
erreur 194
error : -149
error from -120
error handling 139
error in 215
error message -148
errori -157
errors 202
errors , 257
es -174
escribe -376
ese -339
espera 206
esse 96
esse erro 262
est -191
esta -430
este 192
este error 283
esto -254
est\xE1 -247
est\xE1 en -179
et 222
etwas 98
eu 374
evaluator 217
event 212
ever 561
ever get 249
every 202
everything 101
everything else 197
everything in -109
everything is -181
exactly 122
example -202
exchange 447
execute 132
executed -104
exist , 114
exist in -105
existe -181
existing -202
exists 101
exists and 147
exit -296
exit code -281
expected 112
expired -127
explain -178
explain to -90
explanation 108
explore -122
extra -149
extract -158
fa 169
faccio 266
fail -253
fail on 114
failed -334
failing -373
fails , -346
failure 144
failures -129
faire -301
fais -180
falha -96
fall 143
fallan 126
falta -90
falta para 195
far 103
fare -234
farm 249
fast 265
fatto 333
faut -119
faut-il 252
faz -169
feature flag 111
features 290
feed 182
feedback -155
feel -140
fehler -93
fetching -174
fichier -252
ficou 160
figure -90
file -355
file , -121
file the 111
file \xA7num 117
files are 142
files to -177
filestouched -129
fill -96
final 285
find -179
find it -185
findings 185
finished -104
fire -274
fires 136
firing -102
firmware 276
first time -111
fiscale 107
fits -232
five -179
fix -149
fix , 150
fix it -95
fix this -101
fixed 212
fixes -142
flaky 323
flow 201
flutter 431
fmt -118
foi 325
foi a 181
fois -300
folder -195
follow -92
follow up -131
fonts 138
footer -151
for 211
for , 220
for an -244
for gemini -96
for good 165
for me -145
for now -288
for this -216
for \xA7code -151
for \xA7file -95
for \xA7name 121
for \xA7num -98
for \xA7path -132
forbidden 234
forgot 204
forgotten 279
form -285
forma de -255
format 645
formats 181
found in 221
framework -123
freeze 430
fresh -115
friday 437
friendly -153
from , 189
from coderabbit -212
from the 133
from this -190
from \xA7num -228
from \xA7path -105
frontend 321
frozen 163
fr\xFCher 207
fue 508
fuera -122
full 97
function -217
function in -187
function is 107
functionality -214
functions -229
functions are -94
fun\xE7\xE3o -285
further -92
future -197
f\xFCr 345
f\xFCr den -196
f\xFCr die -239
gab 306
gab es 306
gap -140
gate 321
gateway 175
gave 273
gave us 150
gc -222
gegen 298
geladen -265
gel\xF6st 206
gemini -238
generate -267
generated by 298
generation 301
generic 130
gente 371
gerade -159
german 198
gesagt 103
get 141
get around 95
get that -199
gets -97
gets its 107
getting -288
getting a -115
ge\xE4ndert 277
gibt 259
gibt es 105
ging 360
git -412
git command -208
git commit -110
git repository 283
git status -94
github -235
github-pr-review -143
give a -98
give up 224
given -112
gives 329
gives me 105
gi\xE0 208
global 128
go back 108
go for -126
go on -154
go run -103
go to 97
go-git -108
going on 150
gone 259
good for 282
good to -137
goreleaser -110
graphql 744
great , 126
green -142
grep -172
grid 119
grounds 117
guess -119
guidance 266
habe -346
haben 197
haben wir 200
hab\xEDa 323
hab\xEDamos 415
hace 116
had 349
had a 350
had an 152
had we 148
hai -409
half 170
half the 228
handle -142
handle the 260
handled -150
handler 124
handles 130
handling -102
handover 368
hang -127
happen 173
happened to 166
happens -224
happens in -144
hard to -106
has a 116
has to 417
hast -372
hat 257
hatten 307
hatten wir 301
have -159
have a -120
have another -125
have any -169
have one -124
have something -136
have that -109
have the -347
have to 644
have two -127
have we 669
haven't 133
hay 165
he -262
he's -119
head 139
help -154
helper -155
here 238
here , 304
here's -293
here's the -162
hicimos 311
hidden 130
hier 115
history 343
hit 302
hm -107
hm , -107
hmm -188
hmm , -129
hmmm -166
hmmm , -166
ho -139
hold 221
holding 168
holds -127
hole 177
hook -201
hook from -112
hook types -97
hooks -167
hooks are -140
hooks run 106
hooks to 169
host -311
hotfix 490
hour -173
how 288
how about -183
how are -272
how can -222
how come 425
how did 328
how do 99
how does -160
how is 121
how much 117
how should 91
how the 120
how was 279
how we 153
how would -151
however -123
huh -98
hundred -135
i 112
i also -137
i ask 166
i assume 127
i believe 254
i can't -250
i change -97
i commit -95
i didn't -91
i do -130
i feel -120
i get -103
i go -222
i guess -197
i have 117
i know 177
i liked -185
i mean -109
i meant -184
i need 173
i never -146
i only -364
i pasted -102
i put 157
i remember 237
i rename 219
i see 195
i set 105
i should 146
i start -185
i still -149
i test -226
i think 139
i understand -111
i'd like -123
i'll -136
i've -164
i've just -178
i've never -143
ich 246
ich das -348
icon 285
idea of 150
identical 118
ids 264
if -206
if i 142
if it's -97
if possible -116
if the 164
if they're -104
if we -389
ignore 199
il -107
il simulatore 193
im 355
image -315
images 185
immediately 108
immer -257
impact -126
implement -331
implement the -182
implementation -269
implemented -90
import -149
important -107
importer 419
imports -216
improve -116
in , -136
in an 134
in c -108
in code 196
in den 213
in der -204
in due 90
in entire -121
in git -213
in it 304
in line -133
in main -168
in mind 104
in one 231
in order -110
in our 296
in place -119
in questo -128
in session -94
in some 284
in tests 211
in that -246
in the 105
in their -173
in this -172
in two -147
in which -128
in your -344
in \xA7file -178
in \xA7name 151
included -90
index -106
individual -96
info -159
initialized -112
inline -161
input -222
inside the 182
install -160
install the -92
installed -207
instance 107
instances 147
instead -256
instead , -91
instead of -164
instructions -104
integration 193
integration test 103
integration tests -189
intended 423
intentional 113
internal 293
into 99
introduced -157
invoice -174
invoices -94
invoke -191
invoke the -181
ipns -137
irgendwo 99
is -168
is a -275
is added 150
is an 130
is gone -121
is in -146
is my -108
is never 253
is only -103
is opened -166
is our 283
is some 100
is something 207
is still 144
is supposed 105
is that 136
is the -130
is this -92
is to -136
is wrong -123
is \xA7path 219
isn't 312
isn't \xA7name 184
isso 107
issue -176
issue on -93
issues -229
issues in -118
ist das -105
ist der -182
ist die -158
it , 199
it again -171
it and 101
it as -115
it be -241
it come 91
it does -130
it doesn't -103
it for -109
it gets -180
it go 218
it how 90
it is -114
it just 287
it needs -98
it not -93
it on -205
it please -108
it right 106
it should -132
it so -148
it still -99
it that -156
it the 128
it then 152
it there 182
it to -186
it was -136
it with -175
it works -90
it worth -116
it \xA7name -146
it's -246
it's not -163
it's probably 132
it's still 141
itself 276
java -111
javascript -445
je 227
je crois 224
jemand 360
jest 170
jetzt -238
job 120
job de -346
jq 293
json 105
just -318
just to -183
juste 208
j\xE1 207
kafka 223
kann -337
keep a 189
keep it -90
keep the -107
keeping 159
key 110
killed 609
kind -131
kind of -131
kiosk 116
klasse -308
know 294
know if 230
know that -243
know the 194
know which 137
knowingly 536
known 803
known thing -114
kommt -181
l -137
l \xA7name -151
l'a 156
l'avevamo 339
l'ha 164
l'hai -106
la app 541
la causa 307
la cause 109
la versi\xF3n 352
la \xA7name 195
lag 246
lambda 514
large -212
las pruebas -150
last -239
last edit -112
last week 407
later -143
latest -184
lauf -387
laufen -189
layout -225
le 95
le bug 294
le calcul -366
le client 137
le droit 187
le fichier -426
le format -266
le probl\xE8me 114
le serveur -204
leak 216
leave it 94
leave the -236
leaves 196
ledger 167
legacy -329
legal 352
lembra 348
len -180
length 0 -541
length 1 -338
length 2 251
length 3 507
length 4 211
length 5 169
lequel 225
les 469
let's -353
let's do -142
let's go -141
lets -121
lets get -96
library -133
licence 582
license 480
liegen 123
liegt -310
ligne -405
like -133
like : -153
like that -95
liked -185
limit 262
limit to -229
limits 592
line -305
line \xA7num -274
linear -290
linear \xA7name -174
lines -163
lines , -200
linha -108
link -250
lint failing -180
linter -420
list -120
list , 172
list all -219
lista -309
liste -356
listing 109
little -208
live 410
live , 112
lo de 394
lo del 286
lo que 239
load 387
loading -120
loads 110
locked -136
log -339
log of -155
log that -92
logging -219
logic -169
login 450
logo -393
logs 182
long -99
look for -132
look like -224
look up 165
looked at -157
looking -152
looking at -103
lookup 138
loop -128
los 404
lose -150
love 100
l\xE4uft -95
l\xEDnea -369
ma -96
mac 97
mach -158
machen 308
machines 298
made 147
made a -113
made to 141
made us 102
magic 203
mai 500
main -174
main branch -129
maintain -110
maintenant -440
make -216
make a -91
make it -95
make sense -119
make sure -90
make the -194
makes 143
mal 477
mal , 241
man -657
manda 522
mandatory 762
manually -164
map -300
mark -101
marker -136
match -111
matches -168
matching -103
may 501
may be 200
may i 143
may not -115
maybe -168
me a -148
me is -171
me the 122
me through -98
me up 151
me why 111
mean -325
mean , -164
meaning -164
meant to 273
meanwhile 265
meeting 104
mejor -197
melhor -252
mention -208
menu -352
merge 105
merge conflicts -112
merged -168
merging 256
message -216
metadata -185
method -419
metrics -110
mi 341
mich 105
middle -224
middle of -224
migration 178
migration script -199
migrations 257
mir -202
missed -107
missing from 90
missing in 136
mit 348
mit dem 181
mit den 397
mock 171
modal -216
mode 109
modifications -230
modifier 213
modo 177
modulo 195
moment -318
money 192
monorepo 324
month 143
more -104
more what 142
morning 148
most -198
motivo 240
move it -108
move \xA7name -90
moved -137
moving 133
much 156
multi -91
multiple -190
muss 209
must 596
must not 99
must the 302
mutex -413
my -114
my daemon 207
my head 151
my local 99
my side -190
m\xE1s -184
m\xF3dulo 148
n -290
na 325
nach 346
nada -106
name , -96
name for -162
name of -235
name the 127
names of 270
naming 524
ne 282
nearly 166
need -124
need a 169
need it 114
need the 121
need this -107
need to -263
needs to -97
negative -260
nehmen 176
neuen 161
never called 163
new branch -119
new one -141
newer -228
newest 143
next -202
next to 279
nice 237
nicht 130
niente 184
nightly 252
nightly job 312
no 189
no , -317
no new -224
no-telemetry 393
nobody 340
noch mal -176
nochmal 92
noi 193
nombre -221
non 166
none 92
normally -110
nos 376
not a -126
not firing -108
not found 177
not have -143
not in 179
not just -112
not needed -127
not really -94
not the 96
note : -95
notes -273
nothing , 107
nothing is 253
nothing to -143
noticed 366
nous 210
now -389
now a 220
now is -105
now that -150
now which -94
npm -147
null -197
number 233
number of -209
numbers 98
nuovo 530
nur 341
n\xE3o 365
o 193
o arquivo -350
o erro -228
o problema 216
o teste -161
objects 110
observed -100
obvious 283
of all 136
of an 104
of it 218
of session -113
of them -209
of truth 93
of your -186
of \xA7code -103
off 532
off for 111
office 289
official 313
oh -219
oh , -97
ok -302
ok , -169
okay -131
okay , -210
old 90
older 151
on 440
on , -171
on avait 105
on for 171
on github -130
on how 90
on it 193
on linear -114
on main -111
on my -167
on ne 206
on pr -98
on purpose 229
on this -138
on which 207
on with 115
on your -92
on \xA7path -141
onboarding 142
once 302
once more 101
onde 316
one 151
one for -196
one from -102
one is 297
one last -134
one line -120
one that 377
ones 244
only -359
only need -111
only on -124
only one -125
only part 110
ontem 458
onto 230
onto the 251
open a -156
opencode -223
opened -193
opening 282
openrepository 251
option \xA7num -142
options -215
or 269
or after -125
or at -178
or did 175
or is -235
or just 100
or not 568
or only 90
or something -140
or spaces 366
or was 175
or what -155
or would -213
or \xA7file 291
oracle 187
order 124
orders -289
origin -429
os 225
os testes -234
other -253
other one 193
other sessions -145
other \xA7name -108
others 103
otra -177
our code -125
ours 163
out 132
out when 157
outcome 108
output -268
over 294
over from 191
over the 234
over \xA7num 172
overflow -211
overloads 119
owe 108
o\xF9 330
o\xF9 en 699
p -129
package -157
packages -135
packet -189
padding -145
page -575
pagina -151
pagination 183
panic 193
par 225
para 265
para o 148
parallel 314
parameter -190
parent -259
parser -423
parsers -177
parsers , -177
parsing -177
part -199
parte -152
partes 161
partial -228
pasar 342
paso -405
pass the -147
passed -104
passo -94
passo \xA7num -94
paste -149
pasted -230
path 117
paths -162
pattern : 146
pause -201
pending 239
people 421
per 448
per il -215
per le 391
percent -114
perch\xE9 312
perch\xE9 il -100
perde 170
performance 252
permission -196
peso 191
peux -193
phase -184
phone -405
pick up -93
pilot 413
pin 198
pinned 592
pipeline -249
pi\xF9 478
places -235
plain 220
plan -141
plan for 180
plan to 102
plausible -119
please -375
plugin 261
pnpm 564
por 304
por qu\xE9 362
port 395
possible -113
possible to -105
posso 231
post-commit -128
postgres 238
posto 233
postponed 229
potentially -153
pour 432
pour la 458
pour le -185
pour les -174
pourquoi 280
pourquoi le -426
pourquoi on 156
pr -296
pr \xA7num -97
practice -273
pre-commit -144
prefer -151
prefix 122
prefixes 312
prepara -460
present -198
prevent -90
preview 120
previous -134
previously -140
pricing 246
prima -371
print -193
print a 101
printed -351
probably -112
problema 401
problema del -126
problems 170
problems with 270
probl\xE8me 179
procedure 544
proceed -99
product 375
production 502
project 280
projekt 136
prometemos 144
promise 182
promised 373
prompt -160
prompt : -98
prompts -109
proper -131
properly -169
proposal 98
proposed -92
proprio 277
provide -150
prueba -220
pruebas -142
public -114
puede 205
puedes -377
pull -441
pull request -210
pure -197
purpose 162
push -352
push and 93
push the -110
pushing 172
put it -239
put the -214
pu\xF2 204
python -329
p\xE1gina -436
q -140
q : -238
qu'est-ce 188
qu'on 462
qu'on a 145
quais 160
qual era 243
qualcosa 244
qualcuno 537
quale 161
quali 185
quand -189
quando -166
quante 269
quanti -134
quanto -125
quanto tempo -111
que a 105
que el -246
que ficou 379
que le 197
que les 316
que no 296
que n\xE3o 394
que o -319
quebrou 126
quedamos 406
qued\xF3 538
quel -90
quelle version 110
quelqu'un 655
quels 231
quem 461
query -448
questa -243
question -116
question , 108
question : -182
question is -150
questions 146
queue 392
qui 235
quick task -92
quiere -93
quite -174
qui\xE9n 330
quoi 225
quoi la 100
qu\xE9 el -197
qu\xE9 qued\xF3 257
qu\xE9 se 306
qu\xEA 93
race 96
raise 93
ran -192
random 180
range 95
rate 256
raw 126
reach 264
react -290
read -268
read \xA7name 248
reader -92
reads -119
ready -138
real 218
really 117
reason 458
reason for -328
reasonable -243
reasons 319
rebase -230
recall 280
recipe -328
recommend -139
records -308
red -331
redaction 115
redis 434
reduce -178
refactor -149
refactor the -106
refactoring -147
references -187
refresh -185
refs -149
refund -117
refuse 185
refused 212
regex -231
regression 215
related -151
release 471
released 240
relevant -142
rely 190
rely on 190
remaining -96
remediation -131
remember 135
remember to -231
remind 103
remind me 159
remote -250
remove -90
remove the -206
removed -90
removed the 223
rename the 90
rendered -99
rendering 94
repair 140
repeat -98
replace the -130
replaced -211
reply -120
reply to -99
repo 250
reporting 153
reports 299
repos 250
repository 301
reprends 515
request -139
requests -122
reset 184
resolve -178
resolved 251
respond -91
response -222
rest -313
resta -129
restart -363
restart the -224
reste 317
restore 192
restored 161
restoring -93
resume 111
resume the 250
retries 179
return -404
return in -152
returns -148
returns the -123
returns true 97
revert -267
review -187
review comments -106
reviewer 145
reviews 176
rewind -125
rid -99
rid of -99
riga -254
righe 144
right now -142
right place 103
risk -167
risolto 298
round -137
rounding 142
route -95
row 156
rows -308
rule 344
ruled 158
ruled out 158
rules 249
run -99
run a 110
run lint -98
run the 113
runner 200
runners 129
running -114
running \xA7code -111
runs 201
runtime -114
s 118
saca -331
safari -218
safe -182
said 142
sali\xF3 -290
same -220
sample -101
sans -148
saved -121
says 321
sa\xEDda 95
scan -92
scenario -108
scenarios -93
schema 177
schon mal 236
scope 113
scoped 206
screenshot -549
script -432
scritto -309
se puede 205
second -188
second half -134
seconds 237
seconds , 115
section -254
section \xA7num -144
see -240
see a -124
see it -154
see the -200
seeing -106
seeing the -123
seems to -223
seen 101
segundo -225
seit 108
sem -115
semana 369
send -180
sense -153
sense to -107
sensor 298
sentence -105
separate 151
separately 94
serveur 97
serveur de 589
service 126
service , -280
services 287
servidor 165
servidor de 308
sesi\xF3n -115
session -280
session folder 230
session id -167
session list -167
sessions in -115
set -133
set the -252
set up 139
setting 217
settings -186
severity 136
shadow -281
shadow branch -235
shall 107
shared 235
shell 239
shop 202
short 144
shorten 95
shorter -207
should -218
should be -284
should have -109
should we -379
shouldn't -116
show -398
show me -130
show up 149
showed 276
showing -132
shown -165
shows up 108
si -115
si pu\xF2 204
side -159
side , -207
sie -247
significa -404
silence 109
silent 135
similar -154
simple -123
simplify -110
simplify the -96
simulator 221
simulatore 193
sin 124
since when 176
sind 159
sind wir 223
single -115
site 291
sites -104
skills -149
skip -209
sleep 158
sleep in 169
snapshot 182
snapshots 271
so -177
so , 190
so please -175
so the -141
so we -141
so which 141
sobre 833
software 264
sollten -500
solo 168
solved 220
some more -90
some of -107
some point 215
somebody 616
somehow 124
someone 637
someone already 194
something on 156
something similar -106
something to 213
sometimes -119
sont -502
sorry -238
sort the -180
sorted 297
sortie -148
source of 93
space -451
spaces 461
spec -146
special 300
specific -128
specify -129
speichern -210
squash 286
stacked \xA7name -101
stage -101
staging 312
stale 274
stand 168
standard -165
start -102
start over -170
start the 215
start with -127
started -158
starting -133
starts -148
startup -266
stash -376
state machine -176
statt 185
status of 362
stay 234
stehen 308
steht 303
step -106
step in 218
still 283
still failing -169
still have -211
still need 280
still on 229
still open 317
still references -207
stock -148
stop -92
stop , -117
stop hook -129
stops 238
store -91
store the -276
stored -99
stores 129
story 282
straight 261
strategy -271
strategy , -104
streaming 192
string -154
strip -153
struct -185
structure -177
stuff -212
style 145
su 468
sub -123
subagent -217
such -141
sul 281
sulla 534
summary -231
superpowers -154
supported 753
supposed 348
supposed to 348
suppression 138
sur 328
sur la 188
survive 387
swallows 155
switch 182
switched 146
s\xE9 157
s\xF3 270
t 259
tab -142
tabla -396
table in 441
tables 143
tabs -133
tags -277
tail 202
take a 189
taking -97
talked 127
tax 357
te -318
team 429
technically -142
telemetry 256
tell from -216
tem 234
templates -134
temporary checkpoints -220
temps 123
ten -307
ten minutes -228
terminal 125
terraform 340
test -218
test , -119
test coverage -230
test failures -98
test repo -97
teste -208
tested -149
testes -146
testing -148
tests -240
tests and 96
tests are -108
tests for -341
tests pass -213
tests run 293
tests to -113
tests with 128
text 122
thanks -107
that , -111
that a -261
that adds -112
that are -96
that claude -116
that does -122
that go 165
that got 207
that hooks -149
that i 127
that is 158
that it -160
that makes 119
that off 141
that only 114
that our -129
that returns -108
that to -146
that was -235
that we 96
that without -154
that work -247
that would -116
that you -235
that's -181
that's the -173
the agent -166
the agents -102
the agreed 197
the app -444
the archive 206
the arguments -150
the bank 295
the beginning -173
the best -178
the billing 178
the binary 296
the build -173
the button -274
the cache -206
the call -259
the case -155
the change -288
the changes -197
the chat 104
the checkpoint -133
the checkpoints -127
the class -116
the client -148
the code -399
the comment -180
the commit -185
the condition -93
the content -104
the core 166
the count -262
the cursor -223
the customer 110
the data 244
the date -106
the decision -361
the default -180
the demo -166
the dev -147
the diff -209
the difference -292
the double 424
the drone -106
the earlier 196
the error -515
the exception -373
the exchange -158
the existing -91
the explanation 171
the failing -97
the feature -134
the file -107
the files -147
the fix -104
the flag -143
the flaky 535
the folder -228
the fonts 138
the footer -151
the form -243
the formatter -236
the gap -147
the header -189
the hook -132
the id -121
the import -165
the importer 239
the integration 120
the issue -135
the job -272
the last -383
the latest -188
the limit -135
the line -94
the list -334
the local 120
the log 155
the login -319
the logs -110
the loop -140
the main -135
the map -214
the merge -125
the message -166
the metadata -148
the method -251
the middle -224
the missing -112
the modal -223
the more -108
the name -223
the new -225
the next -182
the nightly 187
the normal 139
the number 244
the numbers -151
the official 226
the old -112
the older 233
the open -93
the order -164
the original 92
the other -135
the others 197
the outcome 127
the output -152
the page 122
the pipeline -120
the plan 152
the port -162
the pre-commit -144
the prompt -99
the proxy 288
the query -191
the rebase -104
the refund -117
the registry 94
the remote -211
the report -311
the request -145
the retry -118
the root 164
the same -210
the search 101
the second -141
the server -245
the shadow -232
the simulator 98
the size 125
the solution -152
the stack -166
the staging -152
the stop -202
the story 254
the table -235
the tax 219
the telemetry 122
the temporary -222
the terminal 240
the test -97
the tests -217
the text -90
the thing -222
the third -118
the three -115
the time -117
the timeout -249
the toml 264
the translation 103
the trick 299
the two 179
the upload -193
the user -142
the v 146
the version -113
the warning -169
the way -123
the whole -115
the \xA7code -164
the \xA7file -246
the \xA7name 99
the \xA7num 253
the \xA7path -156
their own 91
them -135
them and 165
them in -118
then -190
then the -120
there 96
there , -107
there an 371
there any -121
there are -154
there for 376
there no 108
there was 146
there were -173
there's one 176
theres -172
theres a -178
these -274
they are 94
they have -145
they were 175
thing 113
thing to -130
things that 161
think a 165
think about -291
think it's -160
think of -229
think you 166
third -120
this -348
this , -129
this a 108
this branch -128
this case -177
this code -197
this error 116
this file -95
this fix 261
this from 99
this function -101
this in -287
this is -175
this issue -110
this may 111
this method -186
this module -94
this on -99
this point -111
this project 261
this repo 244
this session -139
this still -128
this time -183
this up 195
this with -178
this \xA7name 229
those -106
though we -92
thought 275
thoughts -112
thread -371
threshold 99
through -231
throw 122
throw away 108
ticket 355
tiene 162
time -95
time , 205
timeouts 646
times 121
timezone 174
timing -148
tinha 207
tipped 257
title -211
to ask 253
to be 353
to both 92
to check -240
to close 104
to date -179
to display -167
to distinguish -124
to do -313
to each -153
to finish -90
to fix -141
to handle 185
to have -171
to hide -161
to know 101
to load -108
to look 190
to main -96
to not -103
to open -101
to read -90
to restart -122
to say -176
to show -132
to test -114
to this -145
to touch 170
to understand 160
to use 101
to user -92
to what -116
to \xA7num -188
to \xA7path -129
todav\xEDa -185
todo el 124
todos -182
together 188
together with -92
told 241
told me 174
toml 180
tomorrow -161
too -100
too long -188
tools 401
top -219
top level -158
topic 130
totals 215
touch 98
touch the 177
tra 123
trace -236
track -113
trailers -179
transcript -162
transcriptlinesatstart -104
transcripts -209
translation 153
treat 115
treatment 191
trick 396
tried 271
trigger -138
triggered -239
triggers -376
trois -157
trouble -130
trouble with -153
true , -113
trust 203
truth 93
try -290
try the -137
tty -205
tu -478
tu as -286
tu peux -269
tudo -337
turn , -94
turn the -217
tutti 206
two -133
two branches -205
two people 244
ty 569
ty \xA7num 243
type in -152
typo -225
typo in -225
u -128
um -218
uma -135
un -429
un test -174
unchanged 152
uncommitted -169
und 263
undefined -258
under the -123
undo -250
undo the -122
une -427
unexpected 112
union 128
unique -244
unit -99
unix -91
uno 363
uns 404
unter -198
unterschied -377
until 177
until the -141
unused -291
up a -211
up after -185
up in -194
up on 390
up with 165
update -214
update the -239
updated -202
upgrade 264
upload -134
uploads 250
upper 171
upper bound 171
upstream -161
url -208
us 259
us or 156
us to -118
usa -263
usage -113
usages -134
usamos 151
usar 134
use \xA7name 250
used for -171
used to 331
user -218
user edits -110
user in -148
user prompt 235
users -259
uses \xA7name 183
using -218
uso -293
utils -530
uv 253
v 97
v \xA7num -105
va -190
vale -140
valid -154
validate -245
value -211
values 164
var -140
variable -275
variables -190
vecchio 390
vendor -99
ver -466
version -203
versi\xF3n 216
very 156
veut -245
vez 402
via -122
via \xA7name 96
viele -107
viene -305
viens -326
view 123
voc\xEA -557
volta 131
volte -116
voluto 421
vom 439
wait for 134
walk me -98
wann 218
want 159
want a 251
want the 264
want to -266
wanted to -193
wanting 221
wants 96
wants to 107
war 520
warning -202
warnings -357
warum 306
warum ist -132
was 397
was a 143
was behind 98
was hat -154
was it 291
was my 158
was some 113
was that 327
was the 155
was there -206
was this 275
was war 341
was wrong -282
wasn't 534
wasn't there 265
way , 317
way to -284
we 110
we add -104
we agree 128
we are -191
we calculate -111
we call -153
we can't 99
we change 193
we copy -234
we could -98
we create -100
we decide 110
we decided -361
we did -155
we do -294
we even -99
we ever 166
we fix 411
we get -394
we have -222
we just -130
we keep 120
we know -133
we leave 96
we made 214
we may -113
we need -336
we not -169
we now -166
we only -96
we pass -364
we say 182
we see -221
we should -203
we stand 444
we still 396
we stop 174
we store -125
we use 148
we're -170
we've 148
web 423
week 254
weg -249
weird -121
welche 228
welchen 96
welcher 264
well -218
wenn -102
went 488
wer 315
werden 356
were 160
were the 226
weren't 348
weshalb 458
what 412
what are -142
what do 220
what does -146
what grounds 117
what had 206
what happened 94
what happens -211
what has 149
what have 121
what i -242
what if -125
what it 93
what made 380
what other -203
what the -120
what was 326
what were 185
what would -280
what you -172
what's 342
what's left 319
what's next -191
what's our 279
what's the 168
whatever 168
whats 179
whats the 155
when a 229
when did 319
when do 138
when does -137
when i -218
when is 102
when the -251
when was -183
when we -95
when you -366
where did 258
where does 247
where is -106
where we -103
where's the 117
whether 253
which 406
which commit -169
which line -143
which one 248
which part -231
while 119
who 622
who decided 162
who has 114
who's 402
whole -185
whole file -96
whom 574
whose 158
why 280
why are 166
why can't -287
why did -408
why do -374
why don't 327
why isn't 262
why not 111
why on -194
why the 154
why this -150
why would -392
why \xA7num 198
why's 149
wie 323
wie viele -107
wieder 95
will this -93
window -118
windows 131
wir 516
wir das 140
wir haben -256
wird -203
wird die -226
wirklich 148
wish 134
with 157
with an 116
with main -124
with me -226
with that 170
with the 147
with your -261
with \xA7code 127
without a 224
without the -90
wo 151
wo wird -141
woran lag 246
work on -191
worked 99
worked on -94
workflow -229
working -340
working as -117
working copy -111
works -159
worktree -178
would -384
would be -161
would do -106
would it -181
would need 195
would that -109
would this -92
would we -218
would you -243
wouldn't -174
write -245
write a -293
write it 130
write the -222
writes -173
writes to -146
written -114
written to -149
wrong 91
wrong with -104
wurde 181
x -137
y a-t-il -308
y avait 146
ya 207
yaml 263
yeah -360
yeah , -91
yep -134
yes -257
yes , -248
yet 191
you -417
you can -128
you check -128
you do -143
you explain -107
you have -102
you looked -125
you made -220
you mean -117
you need -140
you ran -385
you recommend -139
you run -105
you said -128
you see -172
you take -128
you think -319
you to -296
you're -173
you've -673
you've just -350
your -613
your change -232
your changes -96
zeile -189
zeile \xA7num -184
zero 168
zsh 98
zu 707
zum 184
zur\xFCck -327
zwei -365
zweite -103
zwischen -320
\xA7code -335
\xA7code , 175
\xA7code in 137
\xA7code with 102
\xA7file -175
\xA7file , -116
\xA7file : -150
\xA7file in -217
\xA7name again -191
\xA7name at -145
\xA7name code 147
\xA7name comments -177
\xA7name do -180
\xA7name en -114
\xA7name from 164
\xA7name i 191
\xA7name in 213
\xA7name into -147
\xA7name license 277
\xA7name return -156
\xA7name to -289
\xA7name use 283
\xA7name uses 99
\xA7name validation 283
\xA7name work 187
\xA7name \xA7file -98
\xA7num -97
\xA7num , 139
\xA7num : -129
\xA7num and -166
\xA7num as 123
\xA7num checkpoints -147
\xA7num commits -148
\xA7num first 103
\xA7num fix 189
\xA7num for 189
\xA7num in 94
\xA7num lines -212
\xA7num minutes 247
\xA7num percent -188
\xA7num post-commit -96
\xA7num second 176
\xA7num seconds 293
\xA7num to -149
\xA7num \xA7name 142
\xA7num \xA7num -249
\xA7path -215
\xA7path : -143
\xA7path a 475
\xA7path and -134
\xA7path for -118
\xA7path from -186
\xA7path is 176
\xA7path with -99
\xA7url -211
\xE0 jour -114
\xE7a -357
\xE8 212
\xE9 -96
\xE9 a 435
\xE9tait 257
\xE9t\xE9 182
\xFAltima -161
\xFAltimo -295
\xFCber 280
\xFCberall 133
\u0431\u0435\u0437 325
\u0432 343
\u0433\u0434\u0435 -378
\u0434\u043B\u044F 465
\u0435\u0449\u0451 194
\u0438\u043B\u0438 329
\u043A\u0430\u043A\u0438\u0435 236
\u043A\u0442\u043E 195
\u043D\u0430 217
\u043D\u0430\u0441 343
\u043D\u0435 325
\u043D\u0435\u043B\u044C\u0437\u044F 636
\u043E\u0442 335
\u043F\u043E 586
\u043F\u0440\u0438 147
\u0441 670
\u0442\u044B -167
\u0443 747
\u0443 \u043D\u0430\u0441 343
\u0443\u0436\u0435 190
\u0447\u0442\u043E 160
\u2013 91
\u2014 -147
\u3042 154
\u3044 \u3044 -292
\u3044 \u3066 126
\u3044 \u3067 -227
\u3044 \u306E 130
\u3044 \u307E 146
\u3044 \u308B 174
\u3044 \u51FA 275
\u3044\u3044 -292
\u3044\u3066 126
\u3044\u3067 -227
\u3044\u3067 \u3067\u3059 -170
\u3044\u306E 130
\u3044\u307E 146
\u3044\u308B 174
\u3044\u51FA 275
\u3046 \u3057 -118
\u3046 \u76F4 172
\u3046\u3057 -118
\u3046\u3057 \u3057\u3066 -118
\u3046\u76F4 172
\u3046\u76F4 \u76F4\u3057 146
\u3048 160
\u3048 \u3066 95
\u3048\u3066 95
\u304B 253
\u304B \u3063 177
\u304B \u3089 137
\u304B\u3063 177
\u304B\u3089 137
\u304C 116
\u304C \u3042 235
\u304C \u51FA 96
\u304C\u3042 235
\u304C\u3044 \u3044\u3044 -168
\u304C\u51FA 96
\u304F -373
\u3051 \u3066 -183
\u3051\u3066 -183
\u3053 -91
\u3053 \u3068 274
\u3053 \u306E -130
\u3053\u3068 274
\u3053\u3068 \u3068\u3042 147
\u3053\u306E -130
\u3055 109
\u3057 \u3044 146
\u3057 \u305F 177
\u3057 \u3066 -343
\u3057 \u307E 151
\u3057\u3044 146
\u3057\u305F 177
\u3057\u305F \u305F\u304B 114
\u3057\u305F \u305F\u306E -178
\u3057\u3066 -343
\u3057\u3066 \u3066\u304F -137
\u3057\u307E 151
\u3059 \u304B -96
\u3059 \u308B 114
\u3059\u304B -96
\u3059\u308B 114
\u305B 231
\u305D -131
\u305D \u308C -123
\u305D\u308C -123
\u305F 239
\u305F \u3044 110
\u305F \u304B 125
\u305F \u3053 147
\u305F \u3063 154
\u305F \u3068 253
\u305F \u306E -137
\u305F\u3044 110
\u305F\u304B 125
\u305F\u3053 147
\u305F\u3053 \u3053\u3068 147
\u305F\u3063 154
\u305F\u3063 \u3063\u3051 154
\u305F\u3068 253
\u305F\u306E -137
\u305F\u306E \u306E\u3067 -131
\u305F\u306E \u306E\u306F 149
\u305F\u3093 \u3093\u3060 133
\u3060 142
\u3060 \u3063 207
\u3060\u3063 207
\u3060\u3063 \u3063\u305F 162
\u3061 -199
\u3063 194
\u3063 \u3051 200
\u3063 \u305F 174
\u3063 \u3066 136
\u3063\u3051 200
\u3063\u305F 174
\u3063\u305F \u305F\u3063 134
\u3063\u3066 136
\u3063\u3066 \u3066\u308B 115
\u3064 182
\u3066 -94
\u3066 \u3044 127
\u3066 \u308B 121
\u3066\u3044 127
\u3066\u3044 \u3044\u307E 122
\u3066\u308B 121
\u3067 109
\u3067 \u3057 91
\u3067\u3057 91
\u3067\u3057 \u3057\u305F 110
\u3068 259
\u3068 \u3042 147
\u3068\u3042 147
\u3068\u3042 \u3042\u308B 147
\u3069\u3046 \u3046\u3057 -118
\u306A -140
\u306A \u3093 -231
\u306A\u3044 \u3044\u306E 130
\u306A\u3093 -231
\u306B 95
\u306E 140
\u306E \u3067 -133
\u306E \u306F 318
\u306E\u3067 -133
\u306E\u306F 318
\u306E\u306F \u306F\u8AB0 149
\u306F -101
\u306F \u3042 -140
\u306F \u3069 -111
\u306F \u8AB0 341
\u306F\u3042 -140
\u306F\u3069 -111
\u306F\u3069 \u3069\u3046 -96
\u306F\u3069 \u3069\u3053 -111
\u306F\u4F55 \u4F55\u3092 -108
\u306F\u8AB0 341
\u307E 190
\u307E \u3057 136
\u307E \u3063 232
\u307E \u3067 150
\u307E\u3057 136
\u307E\u3057 \u3057\u305F 136
\u307E\u3059 \u3059\u304B -184
\u307E\u3063 232
\u307E\u3063 \u3063\u305F 130
\u307E\u3067 150
\u3081 \u305F 140
\u3081\u305F 140
\u3082 -120
\u3082 \u3046 -91
\u3082\u3046 -91
\u3084 113
\u3084 \u3063 99
\u3084 \u3081 104
\u3084\u3063 99
\u3084\u3081 104
\u3084\u3081 \u3081\u305F 104
\u308A \u305F 110
\u308A\u305F 110
\u308A\u305F \u305F\u3044 110
\u308B \u306E -122
\u308B\u306E -122
\u308B\u306E \u306E\u306F -169
\u308C -185
\u308F -333
\u3092 -116
\u3092 \u3084 154
\u3092 \u4F7F -106
\u3092 \u5909 -212
\u3092 \u8A66 91
\u3092\u3084 154
\u3092\u3084 \u3084\u3081 104
\u3092\u4F7F -106
\u3092\u5909 -212
\u3092\u5909 \u5909\u3048 -158
\u3092\u8A66 91
\u3092\u8A66 \u8A66\u3057 91
\u3093 \u3067 -91
\u3093\u3060 \u3060\u3063 157
\u3093\u3067 -91
\u30A2 267
\u30A4 177
\u30A8 -229
\u30B3 -145
\u30B3 \u30DF -117
\u30B3\u30DF -117
\u30B3\u30DF \u30DF\u30C3 -117
\u30B5\u30FC \u30FC\u30D0 100
\u30B7 \u30E7 103
\u30B7\u30E7 103
\u30B7\u30E7 \u30E7\u30F3 103
\u30B9 \u30C8 -184
\u30B9\u30C8 -184
\u30B9\u30C8 \u30C8\u306F -181
\u30BB -121
\u30C3 -202
\u30C3 \u30B7 -130
\u30C3 \u30D7 92
\u30C3\u30B7 -130
\u30C3\u30D7 92
\u30C6 \u30B9 -124
\u30C6\u30B9 -124
\u30C6\u30B9 \u30B9\u30C8 -124
\u30C8 -261
\u30C8 \u306F -251
\u30C8\u306F -251
\u30C9 -244
\u30C9 \u306E -147
\u30C9\u306E -147
\u30CD 150
\u30CD \u30FC 150
\u30CD\u30FC 150
\u30D0 100
\u30D5 -156
\u30D6 157
\u30DD 185
\u30DD \u30FC 159
\u30DD\u30FC 159
\u30DF -149
\u30DF \u30C3 -117
\u30DF\u30C3 -117
\u30DF\u30C3 \u30C3\u30C8 -117
\u30E1 134
\u30E5 -208
\u30E7\u30F3 \u30F3\u304C -181
\u30E9 -129
\u30E9\u30FC \u30FC\u306F -134
\u30EA \u30FC 135
\u30EA\u30FC 135
\u30ED -117
\u30ED \u30B0 -139
\u30ED\u30B0 -139
\u30F3 \u304C -181
\u30F3 \u306E 92
\u30F3 \u30B0 111
\u30F3\u304C -181
\u30F3\u306E 92
\u30F3\u30B0 111
\u30F3\u30C8 \u30C8\u3092 -110
\u30FC 175
\u30FC \u306F -280
\u30FC \u30AF 91
\u30FC \u30D0 145
\u30FC \u30EB 130
\u30FC\u306F -280
\u30FC\u30AF 91
\u30FC\u30D0 145
\u30FC\u30D0 \u30D0\u30FC 145
\u30FC\u30EB 130
\u4E00 \u4E2A -206
\u4E00\u4E2A -206
\u4E09 -152
\u4E0A -198
\u4E0A \u6B21 112
\u4E0A\u6B21 112
\u4E0D \u662F 254
\u4E0D \u884C -245
\u4E0D\u662F 254
\u4E0D\u884C -245
\u4E3A 163
\u4E48 \u6765 95
\u4E48\u6765 95
\u4E48\u6765 \u6765\u7740 -114
\u4E4B \u540E 190
\u4E4B\u540E 190
\u4E86 \u4EC0 119
\u4E86 \u5417 -346
\u4E86\u4EC0 119
\u4E86\u4EC0 \u4EC0\u4E48 119
\u4E86\u5417 -346
\u4E8B 220
\u4E8C -234
\u4E9B 146
\u4EBA 319
\u4EC0 -91
\u4EC0 \u4E48 -91
\u4EC0\u4E48 -91
\u4EC0\u4E48 \u4E48\u6765 95
\u4ECA -100
\u4ED8 236
\u4EE3 -152
\u4EE3 \u7801 -152
\u4EE3\u7801 -152
\u4EE5 279
\u4EE5 \u524D 266
\u4EE5\u524D 266
\u4EEC 261
\u4F1A -153
\u4F55 -111
\u4F55 \u304B 177
\u4F55 \u3060 -100
\u4F55 \u3092 -242
\u4F55\u304B 177
\u4F55\u3060 -100
\u4F55\u3060 \u3060\u3063 -100
\u4F55\u3092 -242
\u4F5C 186
\u4F60 -458
\u4F7F -137
\u4FDD -113
\u4FDD \u5B58 -156
\u4FDD\u5B58 -156
\u4FEE 140
\u5019 345
\u505A 284
\u50CF 205
\u5148 -196
\u5165 191
\u5168 -299
\u518D 141
\u5199 175
\u51B3 122
\u51E0 162
\u51FA 93
\u5206 322
\u521A -179
\u521D 284
\u5220 -250
\u522B -236
\u5230 324
\u524D 175
\u524D \u56DE 94
\u524D\u56DE 94
\u529E 122
\u529E \u6CD5 122
\u529E\u6CD5 122
\u52A0 -344
\u52A1 173
\u52D5 -435
\u533A -243
\u5361 232
\u539F 163
\u539F \u56E0 163
\u539F\u56E0 163
\u53BB 97
\u53BB \u6389 127
\u53BB\u6389 127
\u53D1 143
\u53E3 331
\u540D \u524D -96
\u540D\u524D -96
\u540E 330
\u540E \u6765 294
\u540E\u6765 294
\u5417 103
\u5427 -313
\u548C -213
\u54EA 376
\u54EA \u4E2A -214
\u54EA \u4E9B 146
\u54EA \u91CC -250
\u54EA\u4E2A -214
\u54EA\u4E9B 146
\u54EA\u91CC -250
\u554F\u984C \u984C\u306F 91
\u5668 -120
\u5668 \u7684 115
\u5668\u7684 115
\u56E0 227
\u56F3 251
\u56FA 218
\u5728 -108
\u5730 169
\u578B 150
\u5909 \u3048 -169
\u5909\u3048 -169
\u5909\u3048 \u3048\u3066 -238
\u591A -145
\u591C 92
\u5927 199
\u5929 261
\u5931 -147
\u5931 \u8D25 -124
\u5931\u8D25 -124
\u5B8C -323
\u5BA2 141
\u5BA2 \u6237 130
\u5BA2\u6237 130
\u5BB6 267
\u5BF9 214
\u5C0F 93
\u5C31 151
\u5DE5 209
\u5DE5 \u4F5C 209
\u5DE5\u4F5C 209
\u5DF2 130
\u5DF2 \u7ECF 130
\u5DF2\u7ECF 130
\u5E93 -231
\u5EA6 118
\u5F00 119
\u5F53 425
\u5F53 \u521D 284
\u5F53 \u65F6 209
\u5F53\u521D 284
\u5F53\u65F6 209
\u5F55 178
\u5F97 373
\u5FD7 -177
\u5FD8 270
\u600E 170
\u610F 96
\u6211 292
\u623B -112
\u624B 144
\u627E 268
\u628A -286
\u6389 144
\u63A5 \u53E3 95
\u63A5\u53E3 95
\u63D0 \u4EA4 -225
\u63D0\u4EA4 -225
\u6539 -237
\u6539 \u4E86 -259
\u6539 \u540D -213
\u6539\u4E86 -259
\u6539\u540D -213
\u6570 -228
\u6587 -271
\u6587 \u4EF6 -112
\u6587\u4EF6 -112
\u65AD 104
\u65B9 113
\u65E5 \u5FD7 -177
\u65E5\u5FD7 -177
\u65F6 \u95F4 -152
\u65F6\u95F4 -152
\u660E 97
\u6628 148
\u662F 266
\u662F \u600E 182
\u662F \u8C01 223
\u662F\u600E 182
\u662F\u600E \u600E\u4E48 182
\u662F\u8C01 223
\u66F4 -243
\u66F4 \u65B0 -201
\u66F4\u65B0 -201
\u66F8 239
\u6700 -161
\u6709 151
\u6709 \u4EBA 321
\u6709 \u54EA 171
\u6709\u4EBA 321
\u6709\u54EA 171
\u6709\u54EA \u54EA\u4E9B 171
\u670D 173
\u670D \u52A1 173
\u670D\u52A1 173
\u672C -217
\u673A 241
\u6765 317
\u6790 -149
\u6790 \u5668 -149
\u6790\u5668 -149
\u6837 -214
\u6848 -249
\u6B7B 199
\u6B8B 189
\u6BCF 259
\u6C42 232
\u6C7A 138
\u6C7A \u307E 110
\u6C7A\u307E 110
\u6CA1 -197
\u6CA1 \u6709 -123
\u6CA1\u6709 -123
\u6CD5 353
\u6D4B -192
\u6D4B \u8BD5 -309
\u6D4B\u8BD5 -309
\u6D88 \u3057 -110
\u6D88\u3057 -110
\u6F0F 254
\u73AF 236
\u73B0 -130
\u7406 199
\u7406 \u7531 152
\u7406\u7531 152
\u751F -150
\u7528 -256
\u7531 152
\u767B 97
\u767D -140
\u7684 145
\u76EE 199
\u76F4 162
\u76F4 \u3057 128
\u76F4\u3057 128
\u76F4\u3057 \u3057\u305F 146
\u76F4\u3057 \u3057\u3066 -101
\u7740 222
\u77E5 110
\u77E5 \u308A 110
\u77E5\u308A 110
\u77E5\u308A \u308A\u305F 110
\u7801 -152
\u79D2 265
\u7AEF 109
\u7B2C -206
\u7B2C \u4E09 -159
\u7B2C\u4E09 -159
\u7D22 -227
\u7D50 291
\u7D50 \u8AD6 161
\u7D50\u8AD6 161
\u7D9A \u3051 -221
\u7D9A\u3051 -221
\u7D9A\u3051 \u3051\u3066 -221
\u7EC4 104
\u7ECF 130
\u8001 285
\u843D -188
\u843D \u3061 -245
\u843D\u3061 -245
\u884C -226
\u8868 204
\u8981 -211
\u8981 \u6C42 232
\u8981\u6C42 232
\u899A 95
\u899A \u3048 95
\u899A\u3048 95
\u899A\u3048 \u3048\u3066 95
\u89E3 92
\u89E3 \u51B3 203
\u89E3 \u6790 -149
\u89E3\u51B3 203
\u89E3\u6790 -149
\u89E3\u6790 \u6790\u5668 -149
\u8A00 209
\u8A3C 215
\u8A66 \u3057 91
\u8A66\u3057 91
\u8AAD -213
\u8AB0 452
\u8AD6 161
\u8BB0 \u5F97 226
\u8BB0\u5F97 226
\u8BD5 -169
\u8BE5 -357
\u8BEF -171
\u8BF4 431
\u8BFB -192
\u8C01 490
\u8C03 291
\u8D25 -124
\u8FC7 363
\u8FD4 -249
\u8FD8 121
\u8FD8 \u662F 185
\u8FD8\u662F 185
\u8FD8\u6709 \u6709\u54EA 171
\u8FD9 -260
\u901A -237
\u91CF -120
\u9519 -102
\u9519 \u8BEF -171
\u9519\u8BEF -171
\u95F4 -152
\u961F 351
\u9650 355
\u984C 164
\u984C \u306F 195
\u984C\u306F 195`};var P=h(()=>p(d.words)),C=600,$=n=>n.length>C?Number.NEGATIVE_INFINITY:(d.bias+g(m(n),P()))/100;function f([n,e]){let{words:t=0,session:a=0,wording:o=0,near:i=0,vectors:s=0}=n?.shares??{},r=n===void 0||e===void 0?0:Math.min(1,e.score/n.score);return[Math.log1p(t+a+o),Math.log1p(i+s),r]}function W(n,e){let[t=0,...a]=d.answers;return[n,...f(e)].reduce((o,i,s)=>o+i*(a[s]??0),t)/100}0&&(module.exports={answersBy,asksBy,evidenceOf});
});
// build fc812ced40067aa8f9eea73265c63cff
