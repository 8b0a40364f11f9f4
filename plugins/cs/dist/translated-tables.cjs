(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var i=Object.defineProperty;var s=Object.getOwnPropertyDescriptor;var c=Object.getOwnPropertyNames;var l=Object.prototype.hasOwnProperty;var u=(e,n)=>{for(var t in n)i(e,t,{get:n[t],enumerable:!0})},d=(e,n,t,a)=>{if(n&&typeof n=="object"||typeof n=="function")for(let r of c(n))!l.call(e,r)&&r!==t&&i(e,r,{get:()=>n[r],enumerable:!(a=s(n,r))||a.enumerable});return e};var p=e=>d(i({},"__esModule",{value:!0}),e);var g={};u(g,{translated:()=>o});module.exports=p(g);var o={de:`
abbrech cancel
abfrageubereinstimm queri
abgeblendet dim
abgebroch cancel
abgefang uncaught
abgefragt queri
abgelegt drop
abgeleitet infer deriv
abgeruf fetch
abgeschloss complet
abgeschnitt truncat
abgesturzt crash
abhang depend
abkurz abbrevi
ablaufverfolg trace
ableit infer
abmeld sign
abruf fetch
abschliess final
abschluss finish
abschnitt section
abschnittshead section
absicht intent
abstand amount
abstrakt abstract
abtrenn sidebar
abweichungsanmerk varianc
abzubrech cancel
administrator administr admin
adress address
advanced advanc
afterdelay shut
ahnlich similar
aka ms
aktion action
aktionssymbol lightbulb
aktiv activ
aktivi enabl
aktiviert enabl
aktivierungsereignis event
aktivitatsleist bar
aktualisi updat
aktualisier updat
aktualisiert updat
aktuell current
akzepti accept
akzeptiert accept
algorithmus algorithm
allein alon
allgemein overal
allowimportingtsextension allowimportingtsextensions
alphawert alpha
alt alt old stale
alternativ altern
analysi pars
analysiert pars
anbiet provid
anbieterfeld vendor
anbieterspezif vendor
and other chang
ander chang
andernfall otherwis
anderungsprotokoll changelog
anford ask
anforder request
anfrag request
anfug attach
anfuhrungszeich quot
angab https
angefordert request
angefugt attach
angegeb specifi
angehalt paus
angeheftet pin
angenomm assum
angepasst adapt
angesagt announc
angewendet appli
angezeigt show
angibt indic
angrenz adjac
anhalt suspend paus
animation anim
animationsfram anim
ank anchor
anklickbar clickabl
ankund announc
anmeld sign
anmerk annot
annehm accept
anpass custom adjust
ansatz approach
ansicht view
ansichtsbereichscontain pane
anstell instead
antwort respons repli
anweis statement
anweisungsbruchstell instruct
anwend applic appli
any implicitli
anzahl number
anzeig show screen displai visibl
apis api
arbeitsbereich workspac
arbeitsbereichsempfehl recommend
arbeitsbereichsvertrauensstell trust
arbeitsstruktur worktre
arbeitsverzeichnis work
archiv archiv asset
array arrai
arrays arrai
art kind
assertion assert
asynchron async
auch also
audiohinweis cue audio
auf set
auffalt unfold
aufgab task
aufgefaltet unfold
aufgeklappt expand
aufgelost resolv
aufgeruf invok call
aufgetret occur
aufgrund due
aufhor quit
aufklapp expand
auflos resolut resolv
aufruf call
aufrufbar callabl
aufruflist stack
aufrufsignatur call
aufteil splitter
ausblend hide
auscheck checkout
ausdruck express
ausfuhr run execut
ausfuhrbar execut
ausfuhrlichkeitsgrad verbos
ausgab output raw
ausgabekanal channel
ausgabezeitstempel timestamp
ausgeb emit
ausgeblendet hide
ausgecheckt check
ausgefuhrt run execut
ausgeg balanc
ausgegeb emit
ausgelass omit
ausgelost trigger
ausgewahlt select
ausgewertet evalu
ausgibt repeatedli
auslos trigger
ausnahm except
ausnahmehaltepunkt except
ausprobi wai
ausreich suffici
ausricht align
auss outer
aussagekraft meaning
ausschliess exclud
ausschluss exclud
ausschneid cut
ausserhalb outsid
aussieht look
aussteh pend
austausch transpos swap
auswahl select
auswahlank anchor
auswert evalu score
auswirk effect
auszuschliess exclud
authentifizier authent
automat automat auto
automatisierungsbezog autom
autor author
autorisiert author
autorisierungsserv author
autoritat author
bann banner
bar eg
barrierefrei access
basier base
basis base
basisklass base
basisnam basenam
bau build
beacht note
beachtet honor respect
bearbeit edit
bedarf necessari
bedeut promin
beding condit
bedingt condit
beend stop
beendet stop
befehl command
befehlscent center
befehlsmitt center
befehlspalett palett
befehlsstart launcher
befehlstast cmd
befehlsverlauf histori
beginn start
begriff term
begrund justif
behandelt unhandl handl
beibehalt keep preserv
beid both
beigetrag contribut
beim fail while
beispiel exampl
beispielsweis exampl
bekannt know
beliebt popular
benachricht notif
benachrichtigungspopup toast
benachrichtigungszentral center
benotigt unnecessari
benutz user person
benutzerdefiniert custom
benutzeroberflach ui
berechn comput
berechnet comput
berecht insuffici
berechtigt permiss
bereich scope panel
bereichsausricht align
bereit alreadi
bereitstell stage
berichterstellungsphas phase
berucksicht account
beschleun acceler
beschrank contraint
beschrankt limit
beschreib descript describ
beschreibbar writeabl writabl
beschreibt describ
beschrift label
besitzt export privat
bess better
bestand pass
bestandteil constitu
bestat confirm
bestatigungsdialogfeld dialog
besteh consist
besteht persist
bestimm determin
bestimmt specif
besuch visit
bevorzugt prefer
beweg motion
bewert rate evalu score
bewertet score
bezeichn identifi label
bibliothek librari
bibliotheksdatei librari
bibliotheksdefinition lib
bild imag pictur preview
bildlauf scroll sticki
bildlaufleist scrollbar
bildquell imag
bildschirm screen displai visibl show
binar binari
binardatei binari
bindungselement bind
bindungsmust bind
bis through
blau blue
bleib remain
blinkt blink
blocksatz justifi
bold normal
bom utf bom
boolesch boolean
breit width
brows browser
browsereinstell up
browserfen browser
buchstab letter
buildinfodatei buildinfo
bun slashbun bun
bundl bundler
bundsteg gutter
bytebereich byte
caret caret smooth
chatanfrag request
chatfrag question
chrom chrome
clientregistrier registr
clientschlussel secret
cod code vs
codeaktion code
codeblock block
codefalt fold
codel len codelens
codeschnipsel snippet
codier encod
commithash hash
committ commit
compileroption compil
comput machin
cts mt ct
cursorposition posit
cursorsurroundinglin enforc
damit shine
dann whenev
dar repres
daraufzeig hover
darf cannot
dass make
dat datum
datei file
dateiberecht permiss
dateicodier encod
dateidialogfeld dialog
dateiend final
dateierstellungsvorgang creation
dateipfad path
dateischreibvorgang write
datenhaltepunkt datum
datentrag disk
datenverlust loss
dau durat
dauerhaft perman
dauert take
davon alon
dazu inform
deaktivi disabl
deaktiviert disabl
debugadapt adapt
debugg debug
debuggersymbolleist toolbar
debugging debug
debugpy debugpi
debugsitz session
debugvisualisierungsklauseln visual
deckkraft opac
decorator decor
defekt broken
definiert defin
definition definit
deinstallation uninstal
deinstalli uninstal
deinstalliert uninstal
deklaration declar
deklariert declar
dekoration decor
dekrementoperator decrement
delegiert deleg
dem name
denn unless
dennoch anywai
derzeit current
des color
description descript
design theme
designdatei theme
designfah themabl
dess whose
destrukturier destructur
destrukturiert destructur
destrukturierungsmust destructur
development develop
dezimal decim
diagnos diagnost
diagnoseinformation diagnost
diagramm chart
diagrammvisualisier chart
dialogfeld dialog
die color
dien servic
dies extens
diktat dictat
direkt directli
direktiv direct
disassemblier disassembl
disassemblierungsanfrag disassembl
dock docker
dokument document
dokumentation document
dokumentationsseit page
doman domain
doppelklick doubl
doppelt duplic doubl
drag drag drop
drei three
drop drag drop
dropdownlist dropdown
dropdownmenus dropdown
druck press
dunkl dark darker
duplikat duplic doubl
duplizi duplic
durchgestrich strikethrough
durchsicht comment review
durchsuch brows
eben level
ebenfall also
ecmascript ecmascript ecma
editoraktion action
editorbereich area
editorcursor present
editorgrupp group
editorindentguid editorindentguide
editorlayout layout
editorleist gutter
editormarkier marker
eig own
eigenschaft properti
eigenstand standalon
eigent actual
ein on type
eindeut uniqu
einfach simpl
einfug insert past
einfugeauswahl selector
einfugebearbeit past
einfugehandl handler
eingab input
eingabeaufforder prompt
eingabedatei input
eingabefeld box
eingabetast enter
eingabevalidier sever
eingeb enter
eingebettet embed
eingeblendet slide
eingefugt insert
eingegeb entireti
eingeh incom
eingeschloss includ
eingeschrankt restrict limit
eingrenzt limit
einheit unit
einricht set config
einruck reindent
einschliess includ
einschrank constraint
einstell set config
einstellungssynchronisier sync
einstellungszeil row
einstiegspunkt point
eintrag entri
einzeln singl
einzelschritt step
einzelschrittziel step
einzug indent
einzugrenz narrow
einzugsfuhrungslini guid
element item element
empfang receiv
empfehl recommend
empfohl recommend
end end close
endgult perman
englisch english
entfern remov delet
entfernt remov remot local
enthalt contain
entitatscod entiti
entschlusseln decrypt
entsperrt unlock
entsprech correspond
entwed either
entwickl develop
entwurfskommentar draft
enum eras
enumeration enum
enumerationsmemb enum
enumerationstyp arithmet
erbt inherit
ereignis event
ereignislist listen
erfass captur
erfasst captur
erfassungsgrupp captur
erfolg asynchron
erfolgreich successfulli
erford requir
erfordert requir
erfull satisfi
erfullt satisfi
ergebnis result
erhalt give
erhoh increas
erinn snooz
erkannt detect
erkenn detect
ermittelt determin
ermoglicht switch
erneut reopen again
errat guess
erreichbar unreach
erreicht reach
ersatzplatzhalt placehold
ersetz replac
ersetzt replac
erst first
erstell creat build
erstellt creat
erwag consid
erwartet expect
erweit expand
erweiter extens
erweitert extend
erweiterungsaktion button
erweiterungshost host
erweiterungspaket pack
erzeug produc
erzeugt spawn produc
erzwing forc
erzwung forc
esc escap
escapesequenz sequenc
escapezeich escap
esmoduleinterop esmoduleinterop interop
exemplar walkthrough
exit hot
exitcod exit
exklusiv exclus
experimental sitter
experimentell experiment
explizit explicit explicitli
exportiert export
exportzuweis assign
ext succeed
extrahi extract
extrahiert extract
fac face
factoryfunktion factori
fall case
falsch incorrect
falschlicherweis incorrectli
falsy falsi
falt fold
faltbereich fold
farb color colour
farbauswahl picker
farbdesign theme
farbgeb pair
farblich colour color
farbton hue
farbtonwert chroma
farbverlauf gradient
farbwahl picker
fassung version target
feedbackfarb feedback
fehl error failur fail miss lack
fehlend miss lack
fehlerberichterstatt report
fehlermeld messag
fehlgeschlag fail error failur
fehlt miss
feld field
fenst window
festbreitenschriftart monospac
festgelegt set
festschreib commit
fett bold
filt filter
fixiert sticki
fokus focu focus
fokussi focu
fokussiert focus
folg follow
folgend follow
foo eg
for hand
formati formatt format
formatier format
formatiert format
fortfahr proce continu
fortsetz continu
frag ask
fragezeich question
franzos french
freigab releas publish
freigeb share
frisch new fresh
fruh earli
fug add
fuhrend lead
fuhrungslini guid
funktion function
funktioniert work
funktionshaltepunkt breakpoint
fur color
fuzzyubereinstimm fuzzi
ganz whole integ
geandert modifi
geb specifi
gebundelt bundl
gedruckt hold
geerbt inherit
gefaltet fold
gefiltert filter
gefullt star
gefund find
gegensatz oppos
geh go
geheim secret
geheimnis secret password
geht lose
gekennzeichnet mark
geklont clone
gekurzt trim
gelad load
geles read
geloscht delet
gelost unpin
geltungsbereich scope
gemacht undon
gemass accord
gemeinsam common ancestor
gemeldet report
genau exactli
genehm approv
genehmigt deni
generator gener
generi gener
generiert gener
genug enough
geoffnet open
gerat devic
geratecod devic
gerendert render
gesamt entir
gesattigt satur
geschachtelt nest
geschloss close
geschrieb write
geschutzt protect
geschweift brace
gesendet send
gesetzt notat
gespeichert unsav save
gest gestur
gestaget stage
gestartet start launch
gesucht look
geteilt split
getrennt detach
gett getter
gewahrt grant
gewartet chord
gewunscht desir
gezeichnet draw
gezeigt hover
ggf consid
gibt whether
gilt appli
github github hub
gleich same
gleichgeordnet sibl
gleichmass equal
gleichzeit simultan parallel concurr
glieder outlin
globmust glob
gluhbirn lightbulb
glyphenrand margin glyph
grammat grammar
grenzwert limit
gross larg size length
grun green
grund reason
grupp group
gultig valid
hak hook
halt hold
haltepunkt breakpoint
hart hard
haufig commonli
haupt main default
hauptfen main
hauptversion major
hauptzweig main default
head header head
heapprofil heap
hebt unset
helf helper
hell lighter light
hellig light
herausgeb publish
hergestellt connect
herstell abl
herstellerspezif vendor
heruntergefahr shut
heruntergelad download
herunterlad download
hervorgehob highlight
hervorheb highlight
hilf help
hilfsfunktion helper
hilfsleist auxiliari
hilfsprogramm helper
hintergrund background
hintergrundfarb background
hinweis hint
hinzu add
hinzufug add
hinzugefugt ad
hinzuweis stand
hochgelad upload
hochlad push
hochst most
hoh height higher
horizontal horizont
hostnam unc hostnam
https http
ich reproduc
identifiziert done
ignori ignor
ignoriert ignor
imag docker
imm alwai
implementi implement
implementier implement
implementiert implement
implizit implicitli
importalias alia
importassertion assert
importattribut attribut
importhelp importhelpers
importiert import
inaktiv inact
indexsignatur index
indextyp index
indi india
indikator indic
indirekt indirectli
inf infer
infodatei readm
information inform
infos info
inhalt content
inhaltssicherheitsrichtlini polici
initialisi initi
initialisiert uniniti initi
inklusiv inclus
inkompatibl incompat
inkrement decrement
inkrementell increment
inlay inlai
inlinebearbeit edit
inlinebefehl sub
inlinehinweis hint
inlinevorschlag inlin
inn inner
innerhalb within insid
instabil unstabl
install slashnod
installation instal
installationsanzahl count
installi instal
installiert instal
instanz instanc
instanziiert instanti
instanziierungsausdruck instanti
instanzmemb instanc
instanzmemberfunktion functi
instanztyp instanc
instrumentierungshaltepunkt instrument
integration integr
integriert integr build
intelligent smart
intellisens sens intellisense
internal intern
intervall interv
isolateddeclaration isol isolateddeclarations
isolatedmodul isolatedmodules
iterator iter
jahr year yr
jak jake
japan japanes
javascript javascript java
jed each
jetzt now
jsdoc jsdoc doc
jsxs factori
kanada canada
kanal channel
kandidatenmodul candid
kann cannot
kaputt broken
katalog galleri
kategori categori
kaufinteressent bidder
kennung id identifi
kennwort secret password
kett chain
klamm bracket parenthes
klammernpaarfuhrungslini pair
klammerpaar pair
klass class
klassenblock block
klausel claus
klein less
kleinbuchstab lower
kleinschreib case
klick click
klingelt ring bell
klon clone
kombination combin
kombiniert combin mix
komma comma
kommentar comment review
kommentarbereich rang
kommentarreaktion reaction
kommentarthread thread
kompakt compact
kompaktmodus compact
kompatibel compat incompat
kompilier compil
kompiliert compil
komplex complex
komponent compon
komposition composit
komprimiert compact
konfiguration configur
konfigurationsdatei config
konfiguri configur
konfiguriert configur
konflikt conflict
konsol consol
konstant constant
konstrukt construct
konstruktor constructor
konstruktsignatur construct
kont account
kontext context
kontingent quota
konto account
kontrast contrast
kontrollkastch checkbox
kontrollkastchenwidget checkbox
konturfarb outlin
konverti convert
konvertier convers
konvertiert convert
kopfzeil header
kopi copi
kopiert copi
korrekt correctli
korrektur fix
korrigi fix
kosinusfunktion cosin
kostenlos free
kursiv ital
kurzlich recent
lad reload load
lang length size
langsam slow
lauf run execut
laufzeit runtim durat
layoutsteuerelement layout
leer empti
leerraumzeich whitespac
leerzeich whitespac space
legacy legaci
leist gutter
leistung perform
leistungsgrund reason
les read
lesbar readabl
letzt last
liegend underli
liegt focus
lineal ruler
link leav link
list list arrai
literal liter
loaded scripts loaded
lokal local remot
lookups earlier
los unpin
losch delet clear remov
lost trigger
mach undo
macos macos mac
mal again time
manuell manual
mark goto
markant promin
markdownbild imag
markdownlink markdown
markdownmedi medium
markerfarb marker
markernavigationswidget head
marki mark
markiert mark
markierungsfarb marker
maski mask redact
maus mous
mausg gestur
mausrad wheel
mauszeig hover
maximal maximum
maximi maxim
maximiert maxim
mehr multipl
mehrdeut ambigu
mehrmal onc
mehrzeil regex
meinarbeitsbereich myworkspace
meinordn myfolder
meint mean
meld report
meldung messag notic
memb member
menuleist menu
metaeigenschaft meta
metaeigenschaftenreferenz newtarget
migri migrat
millisekund millisecond
mim mime mimetyp
mindest least
mindestwert minimum
minimal minim minimum
minut minut min
mitschrift transcript
mittl middl
mocht want like
mod resolut
modifizi modifi
modifizierervariant variant
modulerweiter augment
modus mode
moglich possibl
moglicherweis possibl
momentan unavail
monat month mo
mts mt ct
multiplikator multipli
muss must
must pattern
myfil myfile
myfilefold myfilefolder
myfold myfolder my
myremotefold myremotefolder
myworkspac myworkspace
nach next after
nachd after
nachfolg trail subsequ
nachgestellt trail
nachricht messag notic
nachsteh trail
nachverfolg track
nachverfolgt untrack track
nam name
namespaceimport namespac
navigation navig
navigationswidget marker
navigi navig
navigiert navig
nebeneinand larger
nebenversion minor
negativ neg
netzwerk network
neu new fresh
neukompilier recompil
neustart restart
nicht cannot
nie never
niemal never
noch yet still
nod node
non none
normalerweis typic
notation notat
notebookzell cell
notizbuch notebook
nuget nuget nu
numm number
nur onli
nutz user person
nutzung usag
nvm nvm nv
nvs runtimeversion
oauth oauth auth
oben top
ober top
oberhalb abov
oberst level top
obig abov
objekt object
objektliteral liter
offent public privat
offn open
ohn without
oktal octal
onenterrul onenterrules
onlinedien onlin
open quick
operator oper
optimal experi
optimiert optim
optional option
ordn folder directori
ordnungsgemass correctli
organisi organ
originaltext origin
outfil out outfile
paket packag
paketnam packag
papierkorb trash recycl
parallel parallel concurr
parameterhinweis hint
passwort secret password
peerdependency peerdependency peer
per via
person someon
pfad path
pfeil arrow
pfeilfunktion arrow
pixeln pixel
plattform platform
plattformspezif platform
platz space
platzhalt wildcard placehold
platzhaltertext placehold
platzi put
plug plugin
pnp yarn pnp
portierbar portabl
portugies portugues
position posit
potenziell potenti
potenzierungsausdruck exponenti
prafix prefix
preserv esnext
primar primari
primitiv primit
privat privat public
pro per
probl problem issu
problembeheb fix
problembericht issu
produktsymboldesign product
profilerstell profil
programm program
programmiersprach program
projekt project
protokoll protocol log transcript
protokollhaltepunkt log
protokollier log
protokollpunkt logpoint
providedebugconfiguration providedebugconfigurations
proxy proxi
proxyunterstutz proxi
prozedurschritt step
prozent percentag
prozentsatz percentag
prozess process
pruf check valid
prufsumm hash checksum
prufung test
pullvorgang pull
punkt point dot
qualified slashqualifi
qualifiziert qualifi
quantifizi quantifi
quell sourc
quelldatei sourc
radiooption radio
rahm border
rahmenfarb border
randleist sidebar
readonly readonli
reagiert react
reaktion reaction
rechn server
recht right
reduzi collaps
reduziert collaps reduc
reell real
refactoring refactor
refactoringander refactor
referenz refer ref
referenziert referenc
regel rule
regeln rule
regelsatz ruleset
registerkart tab
registriert regist
reih seri
reihenfolg order
rekursiv recurs
relativ rel
releaseversion releas
relevant relev
remotecomput machin
remoteelement remot
remoteerweiterungshost host
rend render
repository repositori
repositorys repositori
reprasentiert repres
reproduzi reproduc
requ pr
reserviert reserv
resolution resolut
resolvejsonmodul resolvejsonmodule
ressourc resourc
restartfram restartframe
rgba rrggbbaa rgba
roh output raw
rootdir dir rootdirs
rot red
rrggbbaa rrggbbaa rgba
ruckgabetyp return
ruckgabetypanmerk annot
ruckgang undo
ruckruf callback
rucksprung step
ruckvektor backrefer
ruckverweis backrefer
ruft compon
rundet round
runn runner
runtimeexecutabl runtimeexecutable
sammlung collect
sattig satur
schaltflach button
schatt shadow
schattenfarb shadow
scheit error failur fail
schema schema scheme
schemas schema
schieb push
schieberegl slider
schleif loop
schliess close end
schlussel kei
schlusselwort keyword
schnell quick
schnellkorrektur fix
schnipselmodus snippet
schnipselvorschlag snippet
schnittmeng intersect
schnittstell interfac
schragstrich slash
schreib write
schreibgeschutzt read
schreibweis spell
schriftart font
schriftartfeatur ligatur
schriftfamili famili
schriftgrad font
schriftligatur ligatur
schritt step
schutz protect
schwarz mask redact
schwarzwert white black
schweregrad sever
screencastmodus screencast
script scripts loaded
scrollleist scrollbar
sehr larg
sei unless
sein must
seit side
seitenleist side bar
sek sec
sekund second sec
sekundar secondari
selb circularli
selektor selector
semantikuberpruf semant
semikolon semi
semv semver
separat separ
serialisiert serial
serv server
sett setter
shelldatei shell
shelltyp shell
sicherheitseinstell secur
sicherheitswarn secur
sichtbar visibl
sie pleas
signal alert signal
signiert sign
sind allow multipl
sinusfunktion sine
sitzung session
skript script
smooth caret smooth
sobald onc
sodass easi
sofort immedi
soll whether control
sonderzeich awar
sorti sort
sortiert sort
sowohl both
spalt column
spanisch spanish
spat later
speich save memori
speicherdatenbank databas
speichereintrag storag
speicherort locat
speziell special
spons sponsor
sprach languag
sprachaufzeichn record voic
sprachausgab reader screen
sprachausgabemodus append
sprachdien servic
sprachmodell model
sprachpaketerweiter pack
sprachserv server
spring jump
stabil stabl
stag stage
stammdatei root
stammordn root
stammt come
stammverzeichnis root
stand date
standard default
standardbibliothek librari
standardeigenschaft standard
standardexport default
standardformati formatt
standardmass default
standardwert default
standbymodus snooz
stapelrahm frame
start start restart
statisch static
stattdess instead
status state
statusleist statu
statusleisteneintrag stand
std hr
stell make
stellt repres
stern star
steuert control
stil style
stilvorlag stylesheet style css
stor disturb
streng strict
strg ctrl
struktur tree
struktursitteranalys sitter
strukturstrichfarb stroke
stund hour hr
such search find
suchansicht search
suchverlauf store
suchzeichenfolg seed
suffix suffix shorten
sup super
svgs svg
symbol icon symbol
symbolleist toolbar
synchronisi sync synchron
synchronisier sync
synchronisiert sync synchron
syntax syntax usag
syst system
systemzertifikat certif
szenari scenario
tabstopps tabstop
tabulatorgross size
tast kei
tastatur keyboard
tastaturfokus keyboard
tastaturuberlager overlai
tastenkombination shortcut
tastenzuordn keybind
tatsach actual real
teil split part share
teilmeng subset
teilnehm particip
terminal termin
terminalglock bell
terminalnutz autom
terminalprofil profil
terminaltool tool
testkonfiguration test
texteingabefeld box
textsegment preformat
textteil textual
textvergleich compar
thema theme
then promis
tipp awar
titel titl
titelleist titl
titeluberschrift header
tmlanguag tmlanguage
tmthem tmtheme tm
tok token
tokenisier token
ton sound
topics topic
traditionell tradit
tragt contribut
transformi transform
transparent transpar
transparenz transpar
treesittertelemetry sitter
trefferanzahl hit count
trenn disconnect
trennzeich separ
tritt usual
trotzd anywai
tsserv tsserver
tupelelement tupl
tupeltyp tupl
typ type
typalias alia
typanmerk annot
typargument argument
typbibliothek librari
typdefinition definit
typescript typescript script
typesversion typesversions
typfilterwidget filter
typimportassertion assert
typisiert untyp
typnotation notat
typparamet paramet
typpradikat predic
typverweisdirektiv direct
uber via
uberdeckt overlap
ubereinstimm match
ubergeb pass
ubergeordnet parent
uberlad overload
uberladungssignatur overload
uberlagerungsfarb overlai
uberlapp overlap
ubermass excess
ubermitteln submit
uberpruf check inspect valid
uberpruft unverifi
uberprufungsmodus review
uberschneid convers
uberschreib overwrit overrid
uberschreibt overrid
uberschreit exce
uberschreitet exce
uberschrieb overridden overwrit
ubersicht overview
ubersichtslineal overview ruler
uberspr skip
uberspring skip
ubertrag push
uberwach watch
uberwacht watch
uberwachungsansicht watch
uberwachungsmodus watch
umbenannt renam
umbenenn renam
umbroch wrap
umgeb environ surround env
umgebungskontext ambient
umgebungsmodul ambient
umgebungsmoduldeklaration ambient
umgebungsvariabl environ
umgekehrt backslash
umgestalt refactor
umkehr invers revers
umleit redirect
umschalt toggl
umschalttast shift
umschliess wrap
umwandeln transform
unabhang regardless independ
unbegrenzt unlimit
unbekannt unknown
unbenannt untitl
undefined undefin
unerwartet unexpect
ungebund unbound
ungewohn unusu
ungleich zero
ungult invalid
uniqu uniqu whose
unnot unnecessari
unsich unsaf insecur
unsichtbar invis
unt bottom
unterbefehl sub
unterbrech break
unterbroch break
unterdruckt suppress
untergeordnet child
unterhalb below
unterscheidet differ
unterschema subschema
unterschied differ
unterstreich underlin
unterstrich underlin underscor
unterstutz support
unterstutzt support
untertyp subtyp
unumkehrbar irrevers irreversible
unverandert unchang
unvollstand incomplet
unzulass permit
unzureich insuffici
uris uri
ursprung origin
usw etc
utf utf bom
validat executablepath
variadic variad
variation variat translat
veraltet deprec old stale
verbatimmodulesyntax verbatim verbatimmodulesyntax
verberg hide
verbind connect
verbund connect
vereinfach easi
vereinfacht simplifi
verfolgt untrack
verfugbar avail
verfugt provid
vergess forget
vergleich compar
verglich compar
vergross increas
vergrossert increas
verhalt behavior
verhindert prevent
verifiziert verifi
verkauf seller
verkett concaten
verklein decreas
verkleinert shrink
verknupf join link
verlauf histori gradient
verlaufselement histori
verlor lose
vermeid avoid
veroffent publish
veroffentlich releas publish
veroffentlicht publish
verring decreas reduc
verringert decreas
verschieb move
verschlussel encrypt
verschlusseln encrypt
verschob move
verseh subject
verstand understand ie
verstoss violat
versuch try
verteil spread
vertikal vertic
vertrau trust
vertrauenswurd trust untrust
verursacht caus
vervollstand complet shell
verwalt manag
verwechselt confus
verweig disallow
verweigert deni
verweis refer link ref
verwend us
verwendbar themabl
verwendet us
verwerf discard
verwerfbar track
verwies referenc
verworf discard
verzeichnis directori folder
verzeichnisnam dirnam
verzoger delai
verzogert defer
verzweig fork branch
video video media stream
viel mani
vier four
view viewer
viewtyp viewtype
virtuell virtual
visual studio
vollstand full
vor ago
vorabversion pre releas
vorangestellt preced
vordergrundfarb foreground
vorformatiert preformat
vorgang oper
vorgangerelement ancestor
vorgehensweis walkthrough
vorgenomm make
vorhand exist
vorher previou
vorkomm occurr
vorlag templat
vorlagenausdruck templat
vornehm refactor
vornimmt textual
vorrang preced
vorschau preview peek imag pictur
vorschlag suggest
vorschlagsdetail detail
vorschlagswidget widget
vorubergeh temporarili
vorveroffentlich pre
vscod vscode
wahl select
wahrend dure while
warnung warn
wart wait
webansicht webview
webassembly webassembly assembl
weberweiter web
webgl webgl gl
webpart part
webseit websit site
webwork worker
wechsel far
wechseln go switch
wed neither
weight variat translat
weis wai
weiss white black
weist implicitli
weit more
weitergeleitet forward
weiterhin still
weiterleit forward
wenig less fewer
wenn enabl
wert valu
when taskdefinition
widerruf revok
wie like
wied plai sound
wiederhergestellt restor
wiederherstell restor revert
wiederhol retri redo repeat
wiederholt redo
wiederverwendet reus
wirklich sure
with block
wobei toward
woch wk week
wollt mean
wordwrapcolumn wrap
work worker
workspacefold workspacefolder
wort word
wortbezog relat
wurd find
yarn yarn pnp
zahl number
zahleneingabefeld box
zahnradsymbol gear
zeich charact
zeichenentitat entiti
zeichenfolg string
zeichenfolgenliteral liter
zeil line
zeilen end
zeilenendesequenz sequenc
zeilenhoh height
zeilennumm number
zeilentrennzeich unusu
zeilenumbruch wrap
zeit time timeout
zeitraum amount
zeitstempel timestamp
zell cell
zentral central
zentriert center
zertifizierungsstellenzertifikat ca
zieh drag
ziel target
zielordn destin
zielversion version target
ziff digit
zirkular circular
zirkularitat circular
zon zone
zuerst first
zugegriff access
zugeklappt collaps
zugeordnet associ map
zugewies assign
zugriff access
zugriffsmethod accessor
zugriffstok person
zugrund underli
zugun favor
zuklapp collaps
zulass allow
zuletzt recent
zum icon
zuordnung map
zur help
zuruck return
zuruckgesetzt reset
zurucksetz reset revert
zuruckzusetz unset
zusag promis
zusamm togeth along
zusammenfuhr merg
zusammengefuhrt merg
zusammengesetzt composit
zusatz addit
zustand state
zuvor previous
zuweis assign
zuweisungsassertion assert
zwei two
zweig branch
zweimal twice
zweit second
zweiteil bisect
zwisch between
zwischenablag clipboard
zwischengespeichert earlier
zwischenzeit meantim
zyklisch cycl
`,fr:`
abandon discard
abord first
abrevi abbrevi
absolu absolut
absolus absolut
abstrait abstract
acced go access
acces access
accesseur accessor
accessibil access
accessibl access
accolad brace
actif activ
activ enabl activ
actualis refresh
actuel current
adjacent adjac
administrator administr
adress address
advanced topic
affect assign
affectent recompil
affich show screen displai visibl
affichag view
affichent below
affin narrow
agit actual
agrand maxim
aid help helper
ailleur elsewher
ajout add
ajust adjust
aka ms
alert alert signal
ali alia alias
aller go
allowimportingtsextens allowimportingtsextensions
ambi ambient
ambigus ambigu
ampoul lightbulb
an yr year
analys pars
ancetr ancestor
ancien old stale
ancre anchor
anglais english
annonc announc
annul undo cancel
anterieur older
any implicitli
apercu peek preview imag pictur
apparaissent appear outlin
apparaitr appear
appareil devic
appel call
appliqu appli applic
approb approv trust
approch approach
appropri relev
approuv trust untrust
approxim fuzzi
appui press
apres after
arborescent tree worktre
arc invers
archiv archiv asset
arret stop breakpoint
arrier background
arrond round
assez enough
assist helper
assur ensur
asynchron async
atlas textur atla
atteindr go
atteint hit meet
attend expect
attendr wait
attendu expect
attent pend wait
attribu assign
aucun find
audio audio cue
augment increas augment
auquel against
auteur author
authentif authent
automat automat auto
automatis autom
autonom standalon
autor author
autoris allow
autour around
autr other
auxiliair auxiliari helper
avanc advanc
avert warn
avez mean
avoir on
avon unabl
axe axi
ayant focus
balis tag
banc workbench
banni banner
barr bar
bas bottom base
bascul switch toggl
besoin need
bibliothequ librari
binair binari
blanc whitespac
bleu blue
bloc block
bloqu block
bogu bug
boit dialog
booleen boolean
bord edg
bordur border
boucl loop
bouton button
brut plain output raw
bun slashbun bun
bundl bundler
bureau desktop
cach cach hide
cadr frame
calcul comput
canad canada
canal channel
candidat candid
caracter charact
cart map
cas case
cass case broken
categor categori
ce outlin
cellul cell
centr center
central middl central
certif ca
certificat certif
cess compileroption
cet extens
chain string
champ field
chaqu each
charg load support
chaud hot
check suppress
chemin path
chevauchent overlap
chiffr digit encrypt
chinois chines
chois choos pick
choix choic
chrom chrome chroma
cibl target version
circulair circularli circular
citat quot
cjc cjk
clair light lighter
clart light
clavi keyboard
cle kei keyword
clef kei
clic click
clignot blink
cliqu click
cloch bell ring
clon clone
clonag clone
coch checkbox
cod code
codelen len codelens
col ln col
coll past
collag past
colon column
combinaison keybind combin
comm like commit
commenc start
commentair comment review
commercial releas
commonj commonjs
commun common
comparaison compar
compatibl compat
compil compil build
compileropt compileroptions
complet full complet shell
comport behavior
compos compon
compr includ
compt account
conditionnel condit
confianc trust
confl conflict
conflit conflict
conform compliant
connect connect sign
connexion connect sign
connu know
connus know
conseil hint
conserv keep preserv
consider treat
const const constant
constructeur constructor
construir build
consult see
contain contraint
conten contain
conteneur contain
contenu content
contextuel pop
contient contain
continu continu proce
contour outlin
contraint constraint
contrair otherwis
contribu contribut
convers chat
cop copi
corbeil trash recycl
coreen korean
corp bodi
correct fix
correspond match
correspondr match
corrig fix
cosinus cosin
cot side
couleur color colour
coup cut
cour progress common
court small
cre creat
createel createelement
creation creation creat
crochet bracket hook
ct mt ct
curseur cursor
cursorsurroundinglin enforc
danger potenti
debogag debug
debogu debug
debogueur debugg
debugpy debugpi
debut lead start
decalag offset
dechiffr decrypt
decimal decim
declench trigger
deconnect disconnect
deconnexion disconnect
deconseil deprec
decouvert reveal
decr describ
decriv describ
deduir infer
deduit infer
defaut default
defil scroll scrollbar
defilent slide
defin defin set
degrad gradient
dehor outsid
deja alreadi
del delai millisecond time timeout
dela beyond
delegu deleg
demand request ask
demarr start
demarrag start
dep exce
dependent alon
deplac move
depli unfold
depos drop
depot repositori
depreci deprec
depuis sinc
derang disturb
derni last
deroul dropdown
desactiv disabl toggl
desassemblag disassembl
desinstall uninstal
desorm now
dessin draw
dessous below
dessus abov
detach detach unpin
detaill step verbos
detecteur listen
deux two
deuxiem second
dev dev need
development develop
developp expand develop
developpeur develop
deverrouill unlock
devient becom
devin guess
diagnostic diagnost
dialogu dialog
dict dictat
differ defer differ
different diff
diffus spread
diminu decreas
disponibl avail
dispos lack
disposit layout
disqu disk
dist remot local
distinct separ
distinguent stand
divis split
dock docker
docu document
doit must
doivent must
don datum give
dont whose
dossi folder directori
doubl doubl duplic
doublon duplic doubl
droit right
dupliqu duplic
dur durat
echapp escap
echec fail error failur
echel scale wide
echou fail error failur
ecmascript ecmascript ecma
ecran screen displai visibl show
ecrir write
ecrit write
ecritur write writeabl
edge edg
editeur editor
editorindentguid editorindentguide
effac clear
effectu make complet
effet effect
egal also
element item element
elev high
else els
emet emit plai
emis emit
emiss emit
empech prevent
emplac locat
empreint hash checksum
encodag encod
encor yet
enfant child
enfonc hold
englob enclos
engrenag gear
enregistr save
enti integ whole
entit entiti
entour surround
entrainent caus
entrant incom
entre input entri
entrer enter
entrez enter
environ environ env
envisag consid
envoi send
epingl sticki pin
equilibr balanc
equivalent equival
erreur error failur fail
esmoduleinterop esmoduleinterop interop
espac workspac space
espagnol spanish
espion watch
essai try test
est whether
etabl sub
etant setup mark
etat statu state
ete successfulli
etend extend
etendr extend
etendu scope
etiquet label tag
etoil star
etre must
etroit small
evalu evalu rate score
even event
eventuel possibl
evident highlight
evit avoid
exact exactli
examin filenam
exclu exclud
exclur exclud
exclus exclus exclud
execu run execut
execut run execut
executeur runner
exempl exampl
experient experi
experimental experiment
expir timeout
explicit explicit explicitli
exploit os
extract checkout
extrair extract
extrait snippet
extrem far
fabriqu factori
fac face
facil easi
facilit easi
facult option
faibl lowest
fair make
famill famili
fantom ghost
fauss falsi
faveur favor
favoris favor
featur ligatur
fenetr window
ferm close end
fermetur close
feuill stylesheet style css
fichi file
filtr filter
fin end trail close
fix monospac
flech arrow
fluid smooth
flux stream
focus focu focus
fois onc whenev
fonc darker dark
fonction function
fonctionnal featur
fontstyl presenc fontstyle
for hand
form format
formateur formatt
fourn provid
fournisseur provid
fraction split
fram frame
franc french
fre plan free
frer sibl
from asterisk
fusion merg
galer galleri
gard keep
gauch leav
gel freez
general typic usual
genr kind
ger manag
gestion manag
gestionnair handler
get getter get
github github hub
gliss drag
goutti gutter
gpu gpu acceler
grammair grammar
grand larg larger
graphiqu chart
gras bold
gratuit free
gravit sever
grill grid
guillemet quot
hachag hash
haut top
hauteur height
herit inherit legaci
heur hr hour
hexadecimal hex
hint inlai hint
histor histori
hor offlin
horizontal horizont
horodatag timestamp
hot host
identif identifi
identifi id identifi
ignor ignor skip
illim unlimit
imag imag pictur preview
imbriqu nest
immediat immedi
impact impact implic
implicit implicitli
importhelper importhelpers
impossibl unabl cannot
impress print
imprim print
inaccessibl unreach
inachev untermin
inattendu unexpect
inchang unchang
inclur includ
inclus includ
incompatibl incompat
inconnu unknown
incorpor embed
incorrect incorrect incorrectli
increment decrement
incrementiel increment
incrust inlai hint
inde india
indent newlin
independ unbound independ
indiqu whether
indirect indirectli directli
individuel individu
inexist nonexist
inferieur bottom less
inhabituel unusu
initialis initi
initialiseur initi
inscript registr
inscrir regist
inscrit regist
inser insert
instabl unstabl
install instal
instanci instanti
instantan snapshot
instruct statement
insuffis insuffici
integr integr build
integral entireti
intelligent smart
intellisens sens intellisense
interact clickabl
intercept uncaught catch
interdir disallow
interieur insid
internal intern
internet internet ie
interoper interop
interpreteur shell
interrog question queri
interrompr suspend
interrupt paus
intervall meantim
introuv find
inutil unnecessari
inutilis unus
invers invers backslash
invisibl invis
invit prompt
irrecuper fatal
irreversibl irrevers irreversible
isolateddeclar isol isolateddeclarations
isolatedmodul isolatedmodules
jacent underli opaqu
jam never
japon japanes
javascript javascript java
jeton token
joindr join
jou plai
jour updat
journal log
journalis log
jsdoc jsdoc doc
jsonvalid jsonvalidation
jusqu stai
lanc launch
lanceur launcher
langag languag
largeur width
lateral side
le all
lecteur reader screen
lectur read
lent slow
lesquel https
lettr letter
li relat
liaison bind
libel small
lien link
lieu instead
light dark
lign line
linguist pack
lir read
list list arrai
lit plai
litteral liter
local local remot
long longest
longu long
longueur length size
lor while
macos macos mac
mainten now hold
maj shift
majeur major
mani unexpectedli
manqu miss lack
manuel manual
mapp map
mappag map
march marketplac
marg margin gutter
marqu mark
marqueur marker
masqu hide mask redact
maximal maximum
maximum most maximum
medi medium video media stream
meilleur better
melang mix
mem same anywai
membr member
memoir memori
memoris rememb
mensuel monthli
menus menu
messag messag notic
met meta
metadon metadata
metapropriet meta
mettr updat
mieux best
migr migrat
mim mime mimetyp
mineur minor
minimal minimum
minuscul lower
minut minut min
mis updat highlight
mixt mix
mod mode
model pattern model
modif chang modifi
modifi modifi edit
moduleresolu moduleresolution
moin least
mois month mo
mot word keyword
moteur engin
mouv motion
mt mt ct
multicurseur multi
multipl multi
myfil myfile
myfilefold myfilefolder
myfold myfolder
myremotefold myremotefolder
myworkspac myworkspace
natif nativ
navig breadcrumb browser
navigu navig
necessair necessari
necessit requir
negat neg
niem nth
niveau level
nod node
noir white black
nom name
nombr number
nombreux mani
nomm name
non non invalid
not note notebook evalu score
notr both
nous unabl
nouveau new fresh
nouvel new
noyau kernel
nuget nuget nu
numero number
numeros number
nv runtimeversion
nvm nvm nv
n\u0153ud node
oauth oauth auth
objet object
obligatoir mandatori requir
obliqu slash backslash
observ watcher watch
obsolet outdat date
obtent get
obtient compon
occurrent occurr
octet byte
ombre shadow
omis omit
ondul squiggli
onglet tab
open quick
oppos opposit
opposit oppos
optimis optim
ordre order
organis organ
original origin
orthograph spell
oubli forget
oui ye
outd outdir
outfil out outfile
outil tool toolbar
ouvert open
ouvertur open
ouvr open
pag page
palet palett
panneau panel
papi clipboard
par default
parallel parallel concurr
parametr paramet set config
parc displai
parcour brows
partag share
partiel partial
parvien reproduc
pas cannot
peerdependency peerdependency peer
pend dure while
perd lose
perdu lose
perdus lose
perim old stale
person someon
personnalis custom
personnel person
pert loss
petit smaller
peu few
peut cannot
phas phase bidder
pil stack
plac instead
plag rang
plan background color
plateform platform
plein full
pli fold
pliag fold
plug plugin
plus more
plusieur multipl
pnp yarn pnp
point breakpoint
pointag hover
polic font
populair popular
portug portugues
pos ask
possed privat
possibil abil
post desktop
potentiel potenti
pourcentag percentag
pourquoi affect
poursuit continu
pouss push
pouv on
precedent previou
precommercial pre
predicat predic
preferent prefer
preliminair pre releas
premi foreground first
pren take
prend take support
presenc presenc fontstyle
press clipboard
pression chord
primair primari
principal primari main default
priorit preced
prioritair preced
pris support
priv privat public
problem problem issu
procedur walkthrough
processeur cpu
processus process
proch nearest
prochain next
produir produc asynchron
produit occur
profilag profil
profondeur depth
programm program
projet project
promess promis
propag spread
proposit propos
propr own
propriet properti
protect guard protect
proteg protect
providedebugconfigur providedebugconfigurations
provient come
provoqu quit
proxy proxi
publi publish
public public privat
publiqu public releas publish
publish csharp
puiss power
puissanc exponenti
qualifi qualifi slashqualifi
qualit qualiti
quand true
quantif quantifi
quantit amount
quatr four
que onli
quel regardless
question ask
quit previous
quitt quit exit
quot quota
raccourc shortcut
racin root
raison due reason
rapid quick
rappel callback
rapport report against
reachemin forward
readm readme
readonly readonli
reag react
recevoir receiv
recharg reload
recherch search find
recommand recommend
reconnaiss recognit
reconnexion reconnect
recu receiv
recuper fetch
recus get
redemarr restart
redemarrag restart
redimension resiz
redirig redirect
redond intent
reduct collaps
reduir collaps
reduis reduc
reduit collaps
reecrir rewrit
reel real
reessai retri again repeat
reexport re
refactoris refactor
referenc referenc refer
referencent themselv
referent refer ref
referentiel repositori
refus deni
regl ruler rule
reglag set config
reguli regular
reinitialis reset
reinser reindent
rejet reject
relat rel
relectur comment review
reliur gutter
remis stash
remplac replac
remplissag fill pad
rencontr see
rend make
rendr make
rendu render
renomm renam
renommag renam
renvoi return
reper guid
repercut echo
repertoir directori folder
repet snooz
repetit snooz
repli fold
repondr repli
repons respons repli
reprendr resum
represent repres
repris repeatedli
reproduir reproduc
requet request queri
requis requir
reseau network
reserv reserv placehold
resolu resolv resolut
resolus unresolv
resolvejsonmodul resolvejsonmodule
resoudr resolv
ressembl look
ressourc resourc
restartfram restartframe
restaur restor
restitu render
restreint restrict
resultat result
retabl revert redo
retour return
retourn return
retr indent
reuss success
reutilis reus
revel reveal
reven back
revient fall
revis review
revoqu revok
revu review
rgba rrggbbaa rgba
rien anyth
rompu broken
rootdir rootdirs dir
roug red
roulet wheel
rouvr reopen
rrggbb rrggbb aa
rrggbba rrggbbaa rgba
runn runner
runtimeexecut runtimeexecutable
runtimevers runtimeversion
sais input
san without
satisf satisfi
satisfact satisfi
sauf unless
saut jump
sauvegard save
savoir learn
scenarios scenario
schem schema
second second ago
secondair secondari
secour fallback
secret secret blank password
securis insecur secur
selecteur picker selector
selection select
selon accord
semain wk week
semantichighlighting semant
sembl seem
semv semver
serialis serial
serv ts
serveur server
set setter
seul onli
sign sign colon
signal report signal
signif meaning
similair similar
simultan simultan parallel concurr
sinon otherwis
sinus sine
sit websit site
sitt sitter
soient wait
soit either
sombr dark darker
somm hash checksum
son sound plai
sort output raw
soulign underlin
soumettr submit
sour mous
souvent commonli
specif specif specifi
sponsoris sponsor
statiqu static
stock store
stockag storag
strateg strategi polici
styl style stylesheet css
substitu substitut overrid
succes successfulli
suffis enough
suiv next follow
suivr follow
sup super
superieur top
superposit overlai
superutilis superus
supplementair addit
suppos assum
supposent recompil
suppress delet
supprim remov delet
sur focu
surbrill highlight
surcharg overload
surtyp overtyp
surveil watch
survol hover
suspendr suspend
switch fallthrough
synchronis sync synchron
synthes speech
tableau arrai list
tabul tab
tach task
taill size length
tampon buffer
taquet stop
tard later
target es
taskdefinit taskdefinition
teint hue
tel like
telecharg download
telemetr telemetri
temp time timeout
temporair temporarili
ten awar
tent attempt
termin complet
terminal termin
tet header
textuel textual
textur textur atla
them theme
themat themabl
tir pull
tirag pr
titr titl
tmlanguag tmlanguage
tmthem tmtheme tm
touch kei keybind
toujour alwai
tourn wheel
tous all
tout all
trac trace
traditionnel tradit
train shut
trait stroke unhandl
transfer forward
transparent transpar
travail workspac
tri sort
trois three
tronqu truncat
trop mani
trouv find
tru true
tsl hsl
tsserv tsserver
tsv hsv
tu kill
typ type
typescript typescript script
typesvers typesversions
typing acquir
ulterieur later
undefined undefin
uniqu onli
utf utf bom
utilis us user person
valeur valu
valid valid commit
validat executablepath
vari variant
variat variat translat
vendeur seller phase
ver move down
verbatimmodulesyntax verbatim verbatimmodulesyntax
verbosity verbos
verif check valid
verifi verifi unverifi check valid
verrouillag lock
version version releas publish target
vert green
vertical vertic
veuill pleas
vi via
vid empti
video screencast video media stream
view viewer
viewtyp viewtype
virgul comma
virtuel virtual
visibil visibl
vision viewer
visual studio
visualis visual
vocal voic record
voir see
voix voic
volet pane
volumin larg
voul want like
vouloir sure
voulu mean
vous want like
vrai sure
vscod vscode
vu view
webassembly webassembly assembl
webgl webgl gl
weight variat translat
when taskdefinition
work worker
workspacefold workspacefolder
wrap hard
wrapp wrap
yarn yarn pnp
zon area box
`,es:`
abaj down
abarc span
abiert open
abre open
abrevi shortcut
abrir open
acced access
acces access
accesibil access
accion action
aceler acceler
acept accept
acerc zoom
actual current
actualiz updat
acuerd ok
adecu better
adel later
ademas addit
adicion addit
adicional addit
adivin guess
adjunt attach
administr manag
admit support
adquir acquir
adquisicion acquisit
advanc topic
advert warn
advertent warn
adyacent adjac
afect affect impact
afterdelay shut
agreg add
agrup bundl
ahor now
ajust wrap set config
aka ms
alcanc hit meet
alcanz reach
alfa alpha
algoritm algorithm
algui someon
ali alia alias
alin align inlin
almacen store storag
alrededor around
altern toggl
alto high height
altur height
ambigued ambigu
ambit scope
ambos both
analisis pars
analiz pars
ancestr ancestor
ancho width
anclad pin
anclar stick
anex append
anid nest
ano yr year
anonim anonym
anos yr year
anot annot
antecesor ancestor
anterior previou
antes pleas
antigu old stale
anul unset
anunci announc
any implicitli
aparec appear
aparicion occurr across
aplaz defer
aplic appli applic
aport contribut
aprob approv
aproxim fuzzi
aquell memb
arbol tree worktre
archiv file archiv asset
are workspac area
aritmet arithmet
arrastr drag
arregl arrai list
arrib abov
articul promin
asegur ensur
asegures make
asercion assert
asign assign map
asincron async
asist assist
asistent helper
asoci associ attach
atenu dim
atlas textur atla
atras revers
atraves travers
atribut attribut
audi audio cue
aument increas augment
aun yet still
autent authent
autentic authent
autocomplet shell complet
automat automat auto
automatiz autom
autor author
autoriz author
auxili auxiliari helper
avis warn
ayud help helper
azul blue
baj under
bann banner
bar eg
barr bar
bas base
bibliotec librari
bienven welcom
bifurc fork
blanc whitespac
bloc notebook
bloqu block
bloque crash
bom utf bom
bombill lightbulb
bord border
borr clear delet remov
borrador draft
boton button
brill shine
bucl loop
buf buffer
buildinf buildinfo
bun slashbun bun
bundl bundler
busc search find
busqued search
bytes byte
cad each whenev
caden string
calcul comput
calid qualiti
calif qualifi
calific qualifi
cambi chang
camp field
campan bell
canad canada
canal channel
candidat candid
cantid amount
capac abil capabl
captador getter
captur captur fetch
caract charact
caracter charact
caracterist featur
carec lack
carg load
carpet folder directori
cas case
casill checkbox
categor categori
caus freez caus
celd cell
centr center focus
central middl central
cer zero
cercan nearest
cerr close end
certif ca
certific certif
chin chines
chrom chrome
cicl cycl
cierr close
ciert certain truthi
cifr encrypt
circul circular circularli
clar light lighter
clarid light
clas class
clasif rate
clausul claus
clav kei keyword
clic click
client client registr
clon clone
cod vs
codelens len codelens
codif encod
codig code
coherent unauthor
coincid match
coincident match
col col ln
coleccion collect
coloc drop
coloqu put
color color colour
com command like
comand command
combin merg
comentari comment review
comienz begin
comill quot
comodin wildcard
compart share
compatibil support
compil compil build
complej complex
complement plugin
complet full complet
component compon
comport behavior
composicion composit
comprob check valid
comprueb check
compuest composit
comun common
conced grant
condicion condit
condicional condit
conect connect
conexion offlin
conf uncommit
confi trust
confiabl untrust
confianz trust
configur configur set config
confirm commit confirm
confund confus
conmut switcher
conoc know
conserv preserv keep
consider consid
constituyent constitu
constru construct build
construccion construct
consult queri
conten content
contenedor contain
contien contain
continu continu proce
contorn outlin
contr collaps
contraid collaps
contrari otherwis
contrasen secret password
contribu contribut
conversion convers
conviert convert
corchet bracket
corean korean
correccion fix
correct successfulli
correg fix
correspondient correspond
cort cut
cos anyth
cosen cosin
cre creat
creacion creation instanti
cts mt ct
cuadern notebook
cuadr box
cuand enabl
cuant mani
cuantif quantifi
cuatr four
cuent account note
cuerp bodi
cumpl satisfi
cuot quota
curs progress
cursiv ital
cursorstyl max
cursorsurroundinglin enforc
cuy whose
dad give
dar format
dat datum
deb must
debaj below
debugpy debugpi
dec mean
decimal decim
decl declar
decorator decor
deduc infer
definicion definit
degrad gradient
del editor color
delant rather
delet operand
delimit anchor
demasi mani
deneg deni disallow
dentr insid within
dependent depend
deposit drop
depur debug
derech right
des desir
desactiv off
desancl unpin
desarroll develop
desasoci detach
desbloqu unlock
descarg download
descart discard
descifr decrypt
desconect disconnect
desconoc unknown
descripcion descript
description descript
descriptor accessor
dese want like
desencaden trigger
desensambl disassembl
desestructur destructur
deshabilit disabl
deshac undo
deshech undon
desinstal uninstal
desliz slider slide
desorden order
desplaces scroll
desplaz scroll scrollbar
despleg dropdown unfold
desproteg detach
despues after
destac stand highlight
destin target
desus deprec
detall detail verbos
deteccion detect
deten stop
detencion stop
deteng stop
development develop
devolu callback
devtools devtool
devuelt return
devuelv return
dia dai
diagonal backslash slash
dias dai
dibuj draw
dich succe
dict dictat
difer defer
diferenci dif
diferent diff
dinam dynam
direccion address url
directori directori folder
disc disk
disen layout
disminu decreas
dispon avail
disposit devic
distanci distanc
distint badg differ
divid split
dobl doubl
dock docker
domini domain
dos two
duplic duplic doubl
duracion durat
durant dure
ecmascript ecmascript ecma
eco echo
edge edg
edicion edit
editorindentguid editorindentguide
efect effect
eje axi
ejecu run execut
ejecut run execut
ejecutor runner
ejempl exampl
eleg choos
element item element
elij choos
elimin delet remov
ella alon
ellos stand
else els
emergent pop
emision emit
emmet emmet abbrevi
empuj push
encabez header
encapsul wrap
encim abov
encoding encod
encontr find
encuentr find
enesim nth
enfoc focu focus
enfoqu approach
engranaj gear
enlac keybind bind link
enlaz unbound
enmascar mask redact
entend understand ie
enter integ
entid entiti
entorn environ env
entrad input entri
entrant incom
entrar enter
entre between
entrecomill quot
enumer enum
envi send
envolv surround
envolvent enclos
equip machin
equivalent equival
error error failur fail
escal scale
escond hide
escrib write enter
escritori desktop
escritur write
escuch listen
esmoduleinterop esmoduleinterop interop
espaci space namespac
espanol spanish
especial special
especif specif specifi
especific specifi
especifiqu specifi
esper expect
esquem schema
esta whether
establ stabl
establec set
establecedor setter
estad statu state
estand standard
estaran exact
estas alon
estat static
estil style stylesheet css
esto inspect
estos outlin
estrategi strategi
estrell star
estrict strict
estructur struct structur
etiquet label tag
evalu evalu score
evit avoid
exact exactli
exactoptionalpropertytyp exactoptionalpropertytypes
excepcion except
exces excess
exclu exclud
exclusion exclud exclus
existent exist
exit succe
experient experi
experimental experiment
explicit explicit explicitli
explor explor browser
expon expos
exponenci exponenti
expresion express
extends extend
extension extens
extiend extend
extra extract pull
extrem far
fabric factori
fac face
facil easi
facilit easi
fall error failur fail
falt miss lack
fantasm ghost
fas phase
favorit prefer
featur ligatur
fich tabstop
ficher file
fij pin
fil row
filtr filter
fin end
final end trail
finaliz complet
firm signatur
flech arrow
foc focu focus
fond background
fontstyl presenc fontstyle
foo eg
for hand
form part
format format formatt
forz forc
fotogram frame
fragment snippet
frances french
from asterisk
fuent font sourc
fuer outsid
fuerz forc
funcion function
fusion merg rebas
gal galleri
ganch hook
general overview ruler
gest gestur
github github hub
glif glyph
global global glob
grabacion record voic
grafic chart
gramat grammar
grand larg larger
gratuit free
graved sever
greg dd
grosor weight
grup group
guard save unsav
gui guid
guion underscor
habilit enabl
habitual commonli unusu
hac referenc make
haci toward down
hag click
hered inherit legaci
herramient tool toolbar
hexadecimal hex
hil thread
historial histori
hoj stylesheet
hor hr hour
horizontal horizont
https http
identif identifi id
identific done
idiom languag
igual equal
ilimit unlimit
imag imag pictur preview
imagen imag
imped prevent
implements implement
implicit implicitli
imprim print
inacces unreach
incident issu
inclu includ
inclus even inclus
incorpor pull
incorrect incorrect incorrectli
increment decrement
incremental increment
incrust inlai hint
independient standalon
indi india
indic indic index
indirect indirectli directli
individual individu
inesper unexpect
inest unstabl
inexistent nonexist
inferent filenam
inferior bottom
infraccion violat
ingles english
inici start launch
inicial lead
inicializ initi
inmediat immedi
inmoviliz sticki
innecesari unnecessari
insegur insecur potenti
insercion insert
insert inlin insert
insigni badg
inspeccion watch peek
install slashnod
instanci instanc
instruccion statement
insuficient insuffici
integr integr build
inteligent smart
intellisens sens intellisense
intencion intent
intent try
interact clickabl
intercal caret
intercambi swap
interes interest
interfaz interfac
intermedi stage
intern intern inner
internal intern
interoper interop
interrog question
interrump break
interrupcion breakpoint
interseccion intersect
interval rang
inusual unusu
inval overridden
invers invers backrefer
invert revers
invoc invok
irrevers irrevers irreversible
isolateddeclarations isol isolateddeclarations
isolatedmodul isolatedmodules
izquierd leav
jak jake
japones japanes
javascript javascript java
jsdoc jsdoc doc
jsxs factori
junt togeth along
justific justifi
lad side
lanzamient releas publish
larg long longest
las all
lateral side
leam readm
lector reader screen
lectur read
leer read
lenguaj languag
letr letter
ligadur ligatur
lin line
list list arrai
literal liter
llam call
llav brace
local local remot
longitud length size
los all
lueg later
lug instead
lum perceptu bright
lumin light lighter
mac macos mac
manej handl
manifiest manifest
manten hover
mantendran keep
manteng hold
map sourcemap map
maquin machin
marc flag mark
marcador marker
marg margin
mas more
matiz hue
matric arrai
matriz arrai
maxim maximum
maximic maxim
maximiz maxim
mayor greater
mayus shift
mayuscul case
medi video media stream
medianil gutter
mediant via
mejor best
men least unless
menor less
mensaj messag notic
mensual monthli
menus menu
mes month mo
met meta
metadat metadata
metod method
mezcl mix
miarchiv myfile
miembr member
mientr while
migr migrat
migracion migrat
milisegund millisecond
mim mime mimetyp
minim minimum
minuscul case
minut minut min
mism same
mixins mixin
mod mode
modif modifi
modific modifi
molest disturb
moment time
monitor watcher
monoespacial monospac
monton heap
mostr show screen displai visibl
motiv reason
motor engin
mov move
movimient motion
mts mt ct
much mani
muestr show
muev move
multimedi medium
multipl multi
myfil myfile
myfilefold myfilefolder
myfold myfolder my
myremotefold myremotefolder
myworkspac myworkspace
nad anyth
naveg navig breadcrumb
necesari necessari
necesit need
negat neg
negr white black
negrit bold
ningun none
nivel level
nod node
noimplicitany noimplicitany ani
nombr name
non none
normal normal typic
not notebook
notacion notat
notific report
nub cloud
nuev new fresh
nuget nuget nu
nul null nullish
numer number
nunc never
nvm nvm nv
nvs runtimeversion
oauth oauth auth
objet object
obligatori mandatori
obsolet outdat
obten learn
obtuv get
ocult hide mask redact
ocurr happen occur
olvid forget
omit skip ignor
onenterrul onenterrules
opac opaqu underli
opcion option
opcional option
open quick
optimic optim
optimiz optim
opuest opposit
orden sort order
organiz organ
orig sourc
original origin
ortograf spell
oscur dark darker
otra anoth
otras other
otro anoth
otros other
outd outdir
outfil out outfile
pagin page
palabr word keyword
palet palett
pancart banner under
pantall screen displai visibl show
papeler trash
paquet packag
paralel parallel concurr
parametr paramet
parcial partial
parec look
parentesis parenthes
parpade blink
part part bottom
pas pass step
patrocin sponsor
patron pattern
ped ask
peerdependency peerdependency peer
peg past
pendient pend uncommit
pens intend
pequen small
perceptual perceptu bright
perd lose
perfil profil
period amount
permanec remain
permanent perman
permis permiss
permit allow
personal person
personaliz custom
pertenec someon
pestan tab
peticion request
pierd lose
pil stack
pist cue audio
plan foreground
plantill templat
plataform platform
pleg fold
pnp yarn pnp
poc few
pon put
porcentaj percentag
porqu cannot
portapapel clipboard
portatil portabl
posibil consid
posibl possibl
posicion posit
pospon snooz
posterior higher later
potencial potenti
preconfigur stage
predetermin default
preferent prefer
prefij prefix
pregunt ask
prelimin pre releas
presenci presenc fontstyle
present present screencast
preserv esnext preserv
presion press
pretend mean
previ preview
prim foreground
primari parent
primer first
principal primari main default
principi begin
priorid preced
priv privat public
problem problem issu
proced come
proces process
produc occur
produj meantim occur
profund depth
progres progress
promes promis
prominent promin
propag spread
propi own
propied properti
propiedad properti
proporcion provid
propuest propos
proteccion protect
proteg protect
proveedor provid
provisional stash
provoc caus
proxy proxi
proyect project
prueb test try
public publish public releas privat
pud fail
pued cannot
puert port
puj bidder
puls press
punt breakpoint
punter hover
puntuacion evalu score
qued favor
quer mean
quier want
quis mean
quit remov
radi radio
raiz root
ram branch
rap quick
razon reason
reaccion reaction
readonly readonli
realid actual
realiz make
realment actual
reanud resum
reasign lookup
reb rebas
recarg reload
rechaz reject
recib receiv
reciclaj recycl bin
recien newli
recient recent
recomend recommend
recomiend recommend
reconoc recognit
recort trim
recuent count
recuper retriev fetch
recurs resourc recurs
red network
redireccion redirect
redonde round
reduc reduc decreas
reduj reduc
reemplaz replac
reenvi forward
reescrib rewrit
refactoriz refactor
referent refer ref
registr log regist
regl rule ruler
regul regular
rehac redo
reinici restart
reintent retri repeat
relacion relat
relat rel
rellen fill pad
remot remot local
renderiz rich
rendimient perform
repet retri repeat
repeticion occurr
repetid repeatedli
represent render repres
reproduc plai sound
requer requir
requier requir
resalt highlight
resolu resolut
resolution resolut
resolvejsonmodul resolvejsonmodule
respald back
respet honor respect
respuest respons repli
restablec reset
restartfram restartframe
restaur restor
restriccion constraint
restring restrict
resuelt unresolv
resuelv resolv
retorn suppli
retras delai
reutiliz reus
revis review
revisel review
revision review comment
revoc revok
rgba rrggbbaa rgba
rig hard
rod surround
roj red
rol worker
rootdirs rootdirs dir
rot broken
rrggbb rrggbb aa
rrggbba rrggbbaa rgba
rued wheel
rul rule
runtimeexecut runtimeexecutable
rut path breadcrumb
sal output raw
salt jump
sangr indent
satisfaccion satisfi
scripts script
sea make
sean untrust
seccion section
secret secret blank password
secuenci sequenc
secundari secondari
seg sec
segu follow
seguimient untrack track
segun accord
segund second sec
segur sure
seleccion select
selector picker selector
seman wk week
semantichighlighting semant
semv semver
sen sine
senal signal
sencill simpl
sep separ
ser must
seran readonli
serializ serial
servici servic
servidor server
sesion session
siempr alwai
signific meaning
siguient next follow
simbol symbol
simplific simplifi
simultane parallel concurr
sin without unus
sincroniz sync synchron
sintaxis syntax
sintetiz synthes
sistem system
siti websit site
sobr inform hover
sobrecarg overload
sobrescrib overwrit
sobrescritur overtyp
sol onli
solap overlap
solicit request
solicitud request
sombr shadow
son sound plai
spre spread
stag stage
studi studio
suav smooth caret
suaviz smooth
sub sub push
subcomand sub
subconjunt subset
subesquem subschema
subpatron subpattern
subproces thread
subray underlin
subsiguient subsequ
subtip subtyp
subyacent underli opaqu
sud sudo
suel usual
suen ring bell
suficient enough
sufij suffix
sugerent suggest
sujet subject
sum hash checksum
sup super
super exce
superior top
superposicion overlai
superusuari superus
supervis watch
supervision watcher
supon assum
supong assum
suprim suppress
sus newer
sustitu substitut
tabul tab
tach strikethrough
taman size length
tambien also
tant both
tar task
tard take
tare task
target es
tecl keyboard
telemetr telemetri
tem theme
temporal temporarili
ten cannot
tendr sitter
teng note
terminal termin
textur textur atla
tiemp runtim time timeout
tien whether
tip type
titul titl
tmlanguag tmlanguage tm
tod all
tok token
tokeniz token
tokens inspect
ton chroma
topics topic
total total entireti
trabaj workspac
tradicional tradit
transcripcion transcript
transparent transpar
transpon transpos
traves via
traz stroke
tres three
tripl three
tru true
trunc truncat
tsbuildinf tsbuildinfo
tsserv tsserver
turn shift
tutorial walkthrough
typescript typescript script
typings acquir
ubic locat
ultim last
una on
unic singl uniqu
unid unit
unidad unit
unif unifi
uniqu uniqu whose
unir join
uno on
usa us
usar us
usaran multipli
use us
uso usag
usuari user person
utf utf bom
vac empti
vaci empti
val invalid valid
valid valid check
validat executablepath
valor valu
vari multipl
variant kind
variation variat translat
vay go
vec twice time
vendedor seller
ventan window
ventanill viewport
verbatimmodulesyntax verbatim verbatimmodulesyntax
verd green
verif checkbox
version version target
vertical vertic
vez onc whenev
vide video media stream
viej old stale
viewtyp viewtype
vincul link
visibil visibl
visor viewer
vist view imag pictur preview
visual studio
visualiz visual
visualstudi visualstudio com
volv again
voz voic speech
vscod vscode
web web webview
webassembly webassembly assembl
webgl webgl gl
weight variat translat
when taskdefinition
workspacefold workspacefolder
yarn yarn pnp
zon zone
`,pt:`
abaix below
abert open
abordag approach
abrang span
abrevi shorthand abbrevi
abrir open
abstrat abstract
aca action
aceit accept
aceler acceler
acess access
acessibil access
acim abov
acion fire trigger
aco action
acontec happen
acord accord
acresc augment
acrescent append
adi defer
adicion add
adicional addit
adivinh guess
adjacent adjac
administr admin administr
adquir acquir
advanced topic
afet affect
afterdelay shut
agor now
aguard wait
aind still yet
ajud help helper
ajust adjust
aka ms
alem beyond
alfa alpha
algoritm algorithm
alguem someon
ali alia
alinh align
alter chang
altern toggl switch
alto high
altur height
ambient ambient environ env
ambos both
ampli wheel zoom
analis pars
ancestr ancestor
ancestral ancestor
ancor anchor
andament progress
anex attach
aninh nest
ano year yr
anonim anonym
anos year yr
anot annot
anterior previou
antes pleas
antig old older stale
anul will abort
anunc announc
anunci announc
any implicitli
apag delet remov
aparec appear
apen onli
apis api
aplic appli applic
apont point
apos after
apresent outcom
aprov approv
aquisica acquisit
arco invers
are area
aritmet arithmet
armazen store storag
arquiv file archiv asset
arrast drag
arredond round
arvor tree
asci ascii
aspas quot
asserca assert
asserco assert
assim anywai
assin sign
assinatur signatur
assincron async
assoc associ bind
atalh shortcut
atend satisfi
ating meet hit
ativ activ
atlas textur atla
atras ago
atribu assign
atribuica assign
atribuid assign
atribut attribut
atual current
atualiz updat
audi audio cue
aument increas augment
ausent miss lack
autentic authent
autoades sticki
automat automat auto
autonom standalon
autor author
autoriz author
auxili auxiliari helper
avali evalu score
avanc forward
avis warn
azul blue
baix download down
banc databas
bann banner
barr bar
bas base
bem success succe
bibliotec librari
bifurc bisect fork
binar binari
bloc block
bloqu block
bloquei lock
bom utf bom
boolian boolean
bord border
bota button
boto button
branc whitespac
brilh perceptu bright
buff buffer
bugs bug
buildinf buildinfo
bun slashbun bun
bundl bundler
busc fetch
bytes byte
cabecalh header
cad string
caix box checkbox
calcul comput
caminh path
camp field
canad canada
canal channel
candidat candid
capac abil
caract charact string
caracter charact
carimb timestamp
carreg load
cas case otherwis
categor categori
celul cell
cenari scenario
centr center
centraliz center
certez sure
certific certif
cham call
chav kei brace
check checkout check
chrom chrome
cicl cycl
cient awar
cifr encrypt
circul circular circularli
circular themselv circular
circund surround
circunscrica enclos
citaco quot
clar lighter light
classific sort rate
clausul claus
clic click
cliqu click
clon clone
cod vs
codelens len codelens
codific encod
codig code
cois anyth
col past
colag past
colchet bracket
coleca collect
coloc put
coloqu put
color point
coloriz pair
colun column
com command
comand command
comec start
comentari comment review
compar diff compar
compartilh share
compatibil compat
compil compil build
complet full shell complet
component compon
comport behavior
composica composit
compost composit
compriment length size
comput comput machin
comum common
comument commonli
comuns common
conced grant
conclu finish
concluid complet
conclusa complet
concluso complet
condica condit
condicion condit
condicional condit
condico condit
conect connect
conexa connect
confi untrust trust
confianc trust
confiavel trust
configur configur set config
confirm commit confirm
conflit conflict
confund confus
congel freez
conhec know
consegu abl
consider consid
consig reproduc
consist consist minus
constituint constitu
constru build
construid construct
construtor constructor
consult queri
cont contain
contag count
contein contain
contem contain
conteud content
continu continu proce
contr contrast
contrari otherwis
contribu contribut
contribuica contribut
conversa convers
cop copi
cor color colour
corean korean
corp bodi
correca fix
correco fix
correspond match
correspondent match
corret correctli
corrig fix
corrij correct
cort trim
cossen cosin
cot quota
cri creat
criaca creation
criptograf encrypt
crom chroma
cts mt ct
cuj whose
curing wildcard
dad datum
dat timestamp
debugpy debugpi
decifr decrypt
decimal decim
defin set defin
definica definit
definico definit
delet operand
delimit enclos
dentr insid within
dependent depend
depo after
depur debug
desabilit disabl
desafix unpin
desambigu roo
desativ toggl
desatualiz outdat date
desbloqu unlock
descart discard
desconect disconnect
desconhec unknown
descrev describ
descrica descript
description descript
desd sinc
desdobr unfold
desej want like
desempenh perform
desenh draw
desenvolv develop
desenvolvedor develop
desestrutur destructur
desfaz undo
desfeit undon
desinstal uninstal
deslig shut
desliz slide slider
desloc offset
desmarc unset
desmontag disassembl
desnecessari unnecessari
destac stand
destin target
detalh detail verbos
detecca detect
dev must
development develop
devtools devtool
dez dec everi
dia dai
dias dai
dic hint
dicion dd
difer differ
diferenc diff
diferent differ
difus fuzzi
diminu decreas
dinam dynam
direcion target
direit right
diret direct
diretori directori folder
disc disk
disp trigger
dispar trigger
dispon avail
disponiv avail
disposit devic
diss instead
dit dictat
divid split
divisor splitter
diz mean
dobr fold
dobrag fold
dock docker
dois two
domini domain
duas two doubl
dupl doubl
duplic duplic doubl
duraca durat
durant dure while
ecmascript ecmascript ecma
eco echo
edge edg
edica edit
edico edit
efeit effect
efet inlai
efetu pull
eix axi
else els
embut inlin
emissa emit
empacot bundl
encaminh forward
encapsul wrap
encerr close end
encontr find
enderec address
enesim nth
engrenag gear
enquant while
enta im
entend understand
entidad entiti
entrad input entri
entrar sign
entre between
enum eras
enumer enum
envi send push
envolv surround
equivalent equival
era curli
eram get
erro error failur fail
erros error
escal scale
escolh choos
escond hide
escop scope
escrev write
escur dark darker
esmaec fade
esmoduleinterop esmoduleinterop interop
espac space workspac
espalh spread
espanhol spanish
espec special
especial special
especif specif
especific specifi
especifiqu specifi
esper expect
espi peek
esquec forget
esquem schema
esquerd leav
essas alon
esta whether
estad state
estat static
estav stabl
estavel stabl
estend extend
estil style stylesheet css
estrateg strategi
estrel star
estrit strict
estrutur outlin
etap step
evit avoid
exactoptionalpropertytyp exactoptionalpropertytypes
examin review
exat exactli
exceca except
exceco except
exced exce
excet except
exclu delet
excluid delet
exclus exclus uniqu
excluso exclud
execu run execut
execut run execut
executor runner
exempl exampl
exib displai
exibica view
exig requir
existent exist
exit successfulli
experient experi
experiment legaci
experimental experiment
explic walkthrough
explicit explicit explicitli
expo expos
exponenc exponenti
expressa express
expresso express
extends extend
extensa extens
extenso extens
extra extract
extras extra
extrem far
fabric factori
facil easi
facilit easi
faix banner
fal speech
falh fail error failur
falt miss lack
famil famili
fantasm ghost
fas phase
featur ligatur
fech close end
fechament close
feit make
ferrament tool toolbar
ficheir file
filh child
filtr filter
fim end
final final end
finaliz untermin
fix pin
flux stream
foc focu hover
focaliz focus hover
foi find
folh stylesheet
font font sourc
fontstyl presenc fontstyle
for outsid
format format formatt
fornec provid
fornecedor vendor
frances french
fre plan
funca function
funcion work
funco function
fund background merg
gal galleri
ganch hook
garant ensur
ger gener
gerador gener
geral overview ruler
gerenc manag explor
gest gestur
gett getter
github github hub
glif glyph
grad grid
graf graph
grafic chart
gramat grammar
grand larg
gratuit free
graus degre
grav write
gravaca record write
gravaco write
gravavel writeabl
grup group
gui tab
habilit enabl
hav on
herd inherit
hexadecimal hex
histor histori
honr honor
hor hour hr
horizontal horizont
hrs hr
https http
hue hsl
identific identifi id
idiom languag
ignor ignor skip
igu equal
igual equal
ilimit unlimit
imag imag pictur preview
imagens imag
imediat immedi
imped prevent
implements implement
implicit implicitli
impost enforc
impressa print
imprim print
inacess unreach
inalter unchang
inat inact
inclu includ
incluid includ
inclusiv inclus
incomod disturb
incompativ incompat
incomuns unusu
incorpor embed
incorret incorrect incorrectli
increment decrement
incremental increment
indefin undefin
independent regardless independ
indi india
indic indic index
indiret indirectli directli
individual individu
inesper unexpect
inexistent nonexist
inferior bottom
inform inform info
ingles english
ingress join
inic start launch
inici start
inicializ initi
inser insert
inserca insert
insir enter
inspeca watch
inspecion inspect
instantan snapshot
instavel unstabl
instruca statement
instruco instruct statement
insuficient insuffici
inteir integ
inteligent smart
intellisens sens intellisense
intenca intent
inter interest
intern build intern
internal intern
interrog question
interromp stop break
interrupca breakpoint
interseca intersect
interv step
interval rang
inval invalid
invers invers backrefer
invert backslash
invisiv invis
invoc invok
irma sibl
isolateddeclarations isol isolateddeclarations
isolatedmodul isolatedmodules
itens item
jak jake
janel window
japones japanes
javascript javascript java
jsdoc jsdoc doc
jsxs factori
junt togeth along
justific justifi justif
lad side
lamp lightbulb
lanc launch
lancament releas publish
largur width
lateral side
lei readm
leitor reader screen
leitur read
lembr rememb
lent slow
ler read
letr letter
lev take
lid read
ligaca link
limp clear
linguag languag
linh line
links link
list list arrai
literal liter
lix trash
lixeir trash recycl
loc locat local
local local remot
localiz find
logon troubl login
loops loop
luminos light
luz light
mac macos mac
maior larger greater
mais more
maiuscul case
maneir wai
manipul handler
mant keep
mantenh hold
marc tag mark
marcador marker
marg margin
mascar mask redact
matiz hue
matriz arrai
maxim maximum
maximiz maxim
mecan engin
medianiz gutter
mei via
melhor better best
membr member
memor memori
men unless less
menor smaller less
mensag messag notic
mensagens messag
mensal monthli
menus menu
mes month mo
mescl merg
mesclag merg
mesclagens mixin
mesm same
met meta
metad metadata
metapropriedad meta
metod method
mid medium
migr migrat
migraca migrat
milissegund millisecond
mim mime mimetyp
minim minimum
minuscul case
minut minut min
mistur mix
mod mode
model model templat
modific modifi
moment current
monitor watch
mostr show screen displai visibl
motiv reason
mous mous hover
mov move
moviment motion
mts mt ct
mudanc changelog
muit mani
multipl multi
multiplic multipli
myfil myfile
myfilefold myfilefolder
myfold myfolder
myremotefold myremotefolder
myworkspac myworkspace
na cannot
nad anyth
naveg navig browser
necessar requir
necessari requir
neg deni
negat neg
nel elsewher
nem neither
nenhum find
nivel level
nod node
noimplicitany noimplicitany ani
nom name
non none
normal normal typic
nos notebook
notaca notat
notific notif
nov new fresh
nuget nuget nu
nul null
numer number
nunc never
nuv cloud
nvm nvm nv
nvs runtimeversion
oauth oauth auth
objet object
obrigator mandatori
observ note watch
obtid get
ocorr occur
ocorrent occurr
octa octal
ocult hide mask redact
ofert bidder
onde debugg
onenterrul onenterrules
opac opaqu underli
opca option
opcional option
opco option
operacional os
oposica oppos
opost opposit
optar choos
ordem order
organiz organ
orig sourc
original origin
ortograf spell
otimiz optim
out checkout
outfil out outfile
outr other anoth
ouvint listen
pacot packag
padra default
padro pattern
pagin page
pai parent
painel panel
palavr word keyword
palet palett
par go
paralel parallel concurr
parametr paramet
parcial partial
parec look
parentes parenthes
part part bottom
particul privat
partilh share
pass pass hover
passag take
past folder directori
patrocin sponsor
pec ask
ped request
peerdependency peerdependency peer
pel least
pendent pend
pequen small
perceb uncaught
percept perceptu bright
perd lose
perf profil
perfil profil
pergunt ask
period meantim amount
permanec remain stai
permanent perman
permisso permiss
permit allow
personaliz custom
pertenc someon
perturb disturb
pesquis search
pessoal person
pilh stack
pisc blink
pixels pixel
plan foreground
plataform platform
plug plugin
pnp yarn pnp
pod cannot onli
pois sinc
polit polici
pont breakpoint
pontuaca evalu score
popul popular
porcentag percentag
portatil portabl
posica posit
poss shine
possiv possibl
possivel unabl cannot
posterior later
potencial potenti
pouc few
precedent preced
precis need must
preench fill
preenchiment pad
preferenc prefer
preferencial prefer
preferent prefer
prepar stage
presenc presenc fontstyle
pression press
pret white black
pretend intend
preter deprec
prev imag pictur preview
primar primari
primeir first foreground
principal main primari default
priv privat public
problem problem issu
procur brows look
produt product
produz produc
proeminent promin
profund depth
projet project
promess promis
prompts prompt
propag seed
propost propos
propr own indirectli
propriedad properti
prossegu proce
proteca guard protect
proteg protect
provedor provid
proxim next
proxy proxi
public public publish releas privat
publish csharp
pul jump
pux pull
quadr frame
qual pick
qualidad qualiti
qualific qualifi
qualqu upon
quand focus
quant mani
quantidad amount
quantific quantifi
quatr four
que get
quebr wrap broken
quis mean
radi radio
raiz root
ram branch
ramific branch
rap quick
rapid quick
rascunh draft
rastr untrack
rastreament trace track
reabr reopen
reaca reaction
reaco reaction
readonly readonli
reag react
realc highlight
realment decl
recarreg reload
receb receiv
recem newli
recolh collaps
recomend recommend
reconect reconnect
reconhec recognit
recort cut
recu indent
recuper recov retriev
recurs featur resourc
recus opt
red network
redefin reset
redimension resiz
redirecion redirect
redor around
redund intent
reduz reduc shrink
reescrev rewrit
refator refactor
refaz redo
referent refer ref
refin grain fine
refs ref
regener rewrit
regia region
regio region
registr regist
regr rule
regu ruler overview
regul regular
reinic restart
reinicializ restart
rejeit reject
relaca against rel
relacion relat
relat rel report
relatori report
remot remot local
remov remov delet
renderiz render
rendiment yield
renom renam
repet retri repeat
repetid repeatedli
represent repres
reproduz plai sound
requ requir
reserv reserv placehold
resolu resolut
resolution resolut
resolvejsonmodul resolvejsonmodule
respeit respect
respond repli
respost respons repli
restartfram restartframe
restaur restor
restrica constraint
restrico constraint
restring narrow restrict
restrit restrict
retom resum
retorn return
reutiliz reus
revel reveal
reversa revers
revis review
revisa review comment
revog revok
rgba rrggbbaa rgba
rod wheel zoom run execut
rol scroll
rolag scroll scrollbar
rootdirs rootdirs dir
rotul label
rrggbb rrggbb aa
rrggbba rrggbbaa rgba
runtimeexecutabl runtimeexecutable
sab learn
saib learn
said output raw
sair exit
salt jump
salv save unsav
salvament save
sav slashbun bun
scripts script
seca section
seco section
secundar secondari
secundari secondari
seg sec
segred secret blank password
segs sec
segu follow
seguint follow
segund second
segur unsaf hold
seguranc secur
sel badg
seleca select
selecion select
seletor picker selector
sem without
seman week wk
semelh similar
sempr alwai
semv semver
sen sine
send altern
senh secret password
sep separ
ser must
serializ serial
serv ts
servidor server
sessa session
sesso session
set arrow
sett setter
signific meaning
sim ye
simbol symbol
simplific simplifi
simultan simultan chord parallel concurr
sin bell signal
sinal signal
sinaliz flag
sincroniz sync synchron
sintax syntax
sintetiz synthes
sinuos squiggli
sistem system
sit websit site
snippets snippet
sob under
sobr inform
sobrecarg overload
sobreposica overlai
sobrepost overlap
sobrescrev overtyp
solicit request
solt drop
som sound plai hash checksum
sombr shadow
soment onli
sourcemaps sourcemap
sozinh alon
status statu
structs struct
studi studio
suav smooth caret
suaviz smooth
subcomand sub
subconjunt subset
subesquem subschema
subjacent underli opaqu
sublinh underlin
subpadra subpattern
subsequent subsequ
substitu replac overwrit
substituica substitut replac
substituico substitut
substituid overridden replac
substring substr
subtip subtyp
suced success succe
sucess successfulli
sud sudo
suficient enough
sufix suffix
sugesta suggest
sugesto suggest
sujeit subject
sup super
superior top
superusuari superus
suport support
suprim suppress
suspens dropdown
suspensa suspend
svgs svg
symlinks symlink
tabel tabl
tabul tab
tach strikethrough
tamanh size length
tambem also
tard later
taref task
target es
tecl keyboard kei
tel background screen displai visibl show
telemetr telemetri
tem theme whether
temat themabl
temp timeout time
temporari temporarili
tent try
terminal termin
textur textur atla
threads thread
tip type
titul titl
tmlanguag tmlanguage tm
tmthem tmtheme tm
toc ring snooz
tod all
tokens token
topic outlin
topics topic
torn make
total total entireti
trabalh workspac work
trac stroke
tradicional tradit
transcrica transcript
transferent clipboard
transparent transpar
transpor transpos
trat unhandl handl
trech snippet
tres three
trilh breadcrumb
troc rebas
tru true
trunc truncat
tsbuildinf tsbuildinfo
tsserv tsserver
tud all
types slashnod
typescript typescript script
ultim last
undefined undefin
unia union
unic singl
unidad unit
uniform monospac
unir join
uris uri
usad us
usand us
usar us
use us
uso usag
usuari user person
utf utf bom
utiliz unus user person
val valid
validat executablepath
valor valu
valu pro
var multipl
vari multipl variabl
variabl variables
variaca varianc
variation variat translat
variavel variabl
vaz empti
vazi empti
vej see
velh old stale
vem come
vendedor seller
verbatimmodulesyntax verbatim verbatimmodulesyntax
verd green
verdadeir true
verific check valid
verifiqu check
vermelh red
versa version target
verso version
vertical vertic
vetor arrai list
vez instead
vid video media stream
viewtyp viewtype
vind welcom
violaca violat
virgul comma
virtu virtual
visa overview ruler
visibil visibl
visiv visibl
visivel visibl
visor viewport
vist see
visual studio
visualiz preview
visualstudi visualstudio com
voc mean
volt back
voz voic record
vscod vscode
webassembly webassembly assembl
webgl webgl gl
when taskdefinition
widgets widget
workspacefold workspacefolder
yarn yarn pnp
zer zero
zon zone
`,ru:`
action upon
advanced topic
afterdelay shut
aka ms
any implicitli
bar eg
block due
bold normal
break enclos
bun slashbun bun
check suppress
claude claud
code vs
codelens len codelens
commonjs commonjs common
composite composit
continue enclos
cts mt ct
cursorsurroundinglines enforc
debugpy debugpi
description descript
devtools devtool
display due
dispose dispos
docs see
ecmascript ecmascript ecma
edge edg
else els
emitdeclarationonly no
engines etc
enterprise enterpris
escape escap
esmoduleinterop esmoduleinterop interop
exclude exclud
experimental sitter
extendee extende
extender extende
extends extend
false fals
feature ligatur
fontstyle presenc fontstyle
foo eg
for hand
force forc
github github hub
gitignore gitignor
https http
implements implement
intellisense sens intellisense
internal intern
isolateddeclarations isol isolateddeclarations
javascript javascript java
jsdoc jsdoc doc
jsxs factori
keyframes keyfram
list tree
luma perceptu bright
macos macos mac
marketplace marketplac
mime mime mimetyp
mode resolut
mts mt ct
noemit no
nuget nuget nu
nvm nvm nv
nvs runtimeversion
outfiles outfiles out
override overrid
package packag
peerdependency peerdependency peer
pnp yarn pnp
promise promis
publisher csharp
readonly readonli
require requir
resolution resolut
rgba rrggbbaa rgba
rootdirs rootdirs dir
rrggbb rrggbb aa
rrggbbaa rrggbbaa rgba
server ts
set accessor
target es
textmate textmat
then subschema
tmtheme tmtheme tm
topics topic
types slashnod
typescript typescript script
typings acquir
undefined undefin
unicode unicod
unique whose uniqu
use strict
utf utf bom
validate executablepath
variation variat translat
verbatimmodulesyntax verbatim verbatimmodulesyntax
visual studio
webassembly webassembly assembl
webgl webgl gl
weight variat translat
wordwrapcolumn wrap
yarn yarn pnp
\u0430\u0431\u0441\u043E\u043B\u044E\u0442\u043D absolut
\u0430\u0431\u0441\u0442\u0440\u0430\u043A\u0442\u043D abstract
\u0430\u0432\u0430\u0440\u0438\u0438\u043D js
\u0430\u0432\u0442\u043E\u0434\u043E\u043F\u043E\u043B\u043D\u0435\u043D shell complet
\u0430\u0432\u0442\u043E\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D fix
\u0430\u0432\u0442\u043E\u043C\u0430\u0442\u0438\u0437\u0430\u0446 autom
\u0430\u0432\u0442\u043E\u043C\u0430\u0442\u0438\u0447\u0435\u0441\u043A automat auto
\u0430\u0432\u0442\u043E\u043D\u043E\u043C\u043D offlin standalon
\u0430\u0432\u0442\u043E\u0440 author
\u0430\u0432\u0442\u043E\u0440\u0438\u0437\u0430\u0446 author
\u0430\u0432\u0442\u043E\u0440\u0438\u0437\u043E\u0432\u0430 author
\u0430\u0433\u0435\u043D\u0442 agent
\u0430\u0434\u0430\u043F\u0442\u0435\u0440 adapt
\u0430\u0434\u043C\u0438\u043D\u0438\u0441\u0442\u0440\u0430\u0442\u043E\u0440 admin administr
\u0430\u0434\u0440\u0435\u0441 address url
\u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430 trigger activ
\u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D awar
\u0430\u043A\u0442\u0438\u0432\u043D activ
\u0430\u043B\u0433\u043E\u0440\u0438\u0442\u043C algorithm
\u0430\u043B\u044C\u0442\u0435\u0440\u043D\u0430\u0442\u0438\u0432\u043D altern
\u0430\u043B\u044C\u0444 alpha
\u0430\u043D\u0430\u043B\u0438\u0437 pars
\u0430\u043D\u0430\u043B\u0438\u0437\u0438\u0440 pars
\u0430\u043D\u0430\u043B\u043E\u0433\u0438\u0447\u043D similar
\u0430\u043D\u0433\u043B\u0438\u0438\u0441\u043A english
\u0430\u043D\u0438\u043C\u0430\u0446 anim
\u0430\u043D\u043D\u043E\u0442\u0430\u0446 annot
\u0430\u043D\u043E\u043D\u0438\u043C\u043D anonym
\u0430\u0440\u0433\u0443\u043C\u0435\u043D\u0442 argument
\u0430\u0440\u0438\u0444\u043C\u0435\u0442\u0438\u0447\u0435\u0441\u043A arithmet
\u0430\u0440\u0445 archiv asset
\u0430\u0441\u0438\u043D\u0445\u0440\u043E\u043D async
\u0430\u0441\u043F\u0435\u043A\u0442 inspect
\u0430\u0442\u043B\u0430\u0441 textur atla
\u0430\u0442\u043E\u043C\u0430\u0440\u043D atom
\u0430\u0442\u0440\u0438\u0431\u0443\u0442 attribut
\u0431\u0430\u0437 databas
\u0431\u0430\u0437\u043E\u0432 base
\u0431\u0430\u043D\u043D\u0435\u0440 banner
\u0431\u0435\u0437 without
\u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D secur
\u0431\u0435\u0437\u044B\u043C\u044F untitl
\u0431\u0435\u043B white black
\u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D free
\u0431\u0435\u0441\u043F\u043E\u043A\u043E disturb
\u0431\u0438\u0431\u043B\u0438\u043E\u0442\u0435\u043A librari
\u0431\u043B\u0438\u0436\u0430\u0438\u0448 nearest
\u0431\u043B\u043E\u043A block
\u0431\u043B\u043E\u043A\u0438\u0440\u043E\u0432\u043A lock
\u0431\u043E\u043A\u043E\u0432 side
\u0431\u043E\u043B more
\u0431\u043E\u043B\u044C\u0448 larg again
\u0431\u0440\u0430\u0443\u0437\u0435\u0440 browser
\u0431\u0443\u043A\u0432 letter
\u0431\u0443\u0444\u0435\u0440 clipboard buffer
\u0431\u044B\u0441\u0442\u0440 quick peek
\u0431\u044B\u0442 must
\u0432\u0430\u0436\u043D stand
\u0432\u0430\u0440\u0438\u0430\u043D\u0442\u043D varianc
\u0432\u0432\u0435\u0434 enter
\u0432\u0432\u043E\u0434 input
\u0432\u0435\u0431 webview web
\u0432\u0435\u0434\u0435\u043D log
\u0432\u0435\u0440\u0441 version target
\u0432\u0435\u0440\u0442\u0438\u043A\u0430 vertic
\u0432\u0435\u0440\u0442\u0438\u043A\u0430\u043B\u044C\u043D vertic
\u0432\u0435\u0440\u0445\u043D top
\u0432\u0435\u0442\u0432 branch
\u0432\u0435\u0442\u043A branch
\u0432\u0437\u0430\u0438\u043C\u043E\u0434\u0435\u0438\u0441\u0442\u0432 interact interop
\u0432\u0438\u0434\u0435 video media stream
\u0432\u0438\u0434\u0438\u043C visibl
\u0432\u0438\u0434\u043D visibl
\u0432\u0438\u0437\u0443\u0430\u043B\u0438\u0437\u0430\u0446 visual
\u0432\u0438\u043B\u043A fork
\u0432\u0438\u0440\u0442\u0443\u0430\u043B\u044C\u043D virtual
\u0432\u043A\u043B\u0430\u0434 contribut
\u0432\u043A\u043B\u0430\u0434\u043A tab
\u0432\u043A\u043B\u0430\u0434\u043E\u043A tab
\u0432\u043A\u043B\u0430\u0434\u044B\u0432\u0430 beneath
\u0432\u043A\u043B\u044E\u0447 enabl
\u0432\u043A\u043B\u044E\u0447\u0430 includ
\u0432\u043A\u043B\u044E\u0447\u0435\u043D enabl
\u0432\u043A\u043B\u044E\u0447\u0438\u0442\u0435\u043B\u044C\u043D inclus
\u0432\u043B\u0435\u0432 leav
\u0432\u043B\u0438\u044F effect affect
\u0432\u043B\u043E\u0436 nest
\u0432\u043B\u043E\u0436\u0435\u043D inlai nest
\u0432\u043C\u0435\u0441\u0442 instead
\u0432\u043D\u0435 outsid
\u0432\u043D\u0435\u0434\u0440\u0435\u043D embed
\u0432\u043D\u0435\u0441\u0435\u043D make
\u0432\u043D\u0435\u0448\u043D extern
\u0432\u043D\u0438\u0437 down bottom
\u0432\u043D\u0438\u043C\u0430\u043D note
\u0432\u043D\u0443\u0442\u0440 insid
\u0432\u043D\u0443\u0442\u0440\u0435\u043D inlin
\u0432\u043E\u0437\u0432\u0435\u0434\u0435\u043D power
\u0432\u043E\u0437\u0432\u0440\u0430\u0442 point
\u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430 return
\u0432\u043E\u0437\u043C\u043E\u0436\u043D possibl access
\u0432\u043E\u0437\u043E\u0431\u043D\u043E\u0432 resum
\u0432\u043E\u0438\u0434 sign
\u0432\u043E\u0438\u0442 sign
\u0432\u043E\u043A\u0440\u0443\u0433 around
\u0432\u043E\u043B\u043D\u0438\u0441\u0442 squiggli
\u0432\u043E\u043F\u0440\u043E\u0441 ask
\u0432\u043E\u043F\u0440\u043E\u0441\u0438\u0442\u0435\u043B\u044C\u043D question
\u0432\u043E\u0441\u043F\u0440\u043E\u0438\u0437\u0432\u0435\u0441\u0442 reproduc
\u0432\u043E\u0441\u043F\u0440\u043E\u0438\u0437\u0432\u043E\u0434 plai sound
\u0432\u043E\u0441\u0441\u0442\u0430\u043D\u043E\u0432 restor
\u0432\u043E\u0441\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D perman
\u0432\u043E\u0441\u044C\u043C\u0435\u0440\u0438\u0447\u043D octal
\u0432\u043F\u0435\u0440\u0435\u0434 forward
\u0432\u043F\u0440\u0430\u0432 right
\u0432\u0440\u0435\u043C dure time timeout
\u0432\u0440\u0435\u043C\u0435\u043D timestamp time
\u0432\u0440\u0443\u0447\u043D manual
\u0432\u0441\u0435 all
\u0432\u0441\u0435\u0433\u0434 alwai
\u0432\u0441\u0435\u0445 all
\u0432\u0441\u043F\u043B\u044B\u0432\u0430 toast pop
\u0432\u0441\u043F\u043E\u043C\u043E\u0433\u0430\u0442\u0435\u043B\u044C\u043D auxiliari helper
\u0432\u0441\u0442\u0430\u0432 insert past
\u0432\u0441\u0442\u0430\u0432\u043A past insert
\u0432\u0441\u0442\u0430\u0432\u043B insert
\u0432\u0441\u0442\u0430\u0432\u043B\u0435\u043D insert
\u0432\u0441\u0442\u0430\u0432\u043B\u044F insert past
\u0432\u0441\u0442\u0440\u0430\u0438\u0432\u0430 fall
\u0432\u0441\u0442\u0440\u0435\u0447\u0430 see
\u0432\u0441\u0442\u0440\u043E\u0435\u043D inlin
\u0432\u0442\u043E\u0440 second
\u0432\u0442\u043E\u0440\u0438\u0447\u043D secondari
\u0432\u0445\u043E\u0434\u043D input
\u0432\u0445\u043E\u0434\u044F incom
\u0432\u0445\u043E\u0436\u0434\u0435\u043D occurr
\u0432\u044B\u0431\u0435\u0440 select
\u0432\u044B\u0431\u043E\u0440 select
\u0432\u044B\u0431\u0440\u0430 select
\u0432\u044B\u0432\u0435\u0434 infer
\u0432\u044B\u0432\u043E\u0434 output raw
\u0432\u044B\u0433\u043B\u044F\u0434 look
\u0432\u044B\u0434\u0435\u043B\u0435\u043D highlight select
\u0432\u044B\u0434\u0435\u043B\u044F highlight
\u0432\u044B\u0437 call
\u0432\u044B\u0437\u0432\u0430 call
\u0432\u044B\u0437\u043E\u0432 call
\u0432\u044B\u0437\u043E\u0432\u0435\u0442 invok
\u0432\u044B\u0437\u044B\u0432\u0430 callabl
\u0432\u044B\u0438\u0442 sign
\u0432\u044B\u043A\u043B\u044E\u0447\u0435\u043D off
\u0432\u044B\u043F\u0430\u0434\u0430 dropdown
\u0432\u044B\u043F\u043E\u043B\u043D execut run
\u0432\u044B\u043F\u043E\u043B\u043D\u0435\u043D execut run
\u0432\u044B\u043F\u043E\u043B\u043D\u044F run progress
\u0432\u044B\u043F\u0443\u0441\u043A releas publish
\u0432\u044B\u0440\u0430\u0432\u043D\u0438\u0432\u0430\u043D align
\u0432\u044B\u0440\u0430\u0436\u0435\u043D express
\u0432\u044B\u0440\u0435\u0437\u0430 cut
\u0432\u044B\u0440\u043E\u0432\u043D\u044F align justifi
\u0432\u044B\u0441\u043E\u043A high
\u0432\u044B\u0441\u043E\u043A\u043E\u043A\u043E\u043D\u0442\u0440\u0430\u0441\u0442\u043D high contrast
\u0432\u044B\u0441\u043E\u0442 height
\u0432\u044B\u0442\u044F\u0433\u0438\u0432\u0430\u043D pull
\u0432\u044B\u0445\u043E\u0434 exit
\u0432\u044B\u0445\u043E\u0434\u043D output
\u0432\u044B\u0447\u0435\u0441\u0442 subtract
\u0432\u044B\u0447\u0438\u0441\u043B comput
\u0432\u044B\u0447\u0438\u0441\u043B\u0435\u043D comput evalu
\u0432\u044B\u0447\u0438\u0441\u043B\u044F comput
\u0432\u044B\u0448 abov
\u0432\u044C\u044E\u043B\u0435\u0442 viewlet
\u0433\u0435\u043D\u0435\u0440\u0430\u0442\u043E\u0440 gener
\u0433\u043B\u0430\u0432\u043D main default
\u0433\u043B\u0438\u0444 glyph margin
\u0433\u043B\u043E\u0431\u0430\u043B\u044C\u043D global
\u0433\u043B\u0443\u0431\u0438\u043D depth
\u0433\u043E\u0434 year yr
\u0433\u043E\u043B\u043E\u0441 voic record
\u0433\u043E\u0440\u0438\u0437\u043E\u043D\u0442\u0430\u043B\u044C\u043D horizont
\u0433\u043E\u0440\u044F\u0447 hot
\u0433\u043E\u0442\u043E\u0432 done
\u0433\u0440\u0430\u0434\u0438\u0435\u043D\u0442 gradient
\u0433\u0440\u0430\u043C\u043C\u0430\u0442\u0438\u043A grammar
\u0433\u0440\u0430\u043D\u0438\u0446 border
\u0433\u0440\u0430\u0444 graph
\u0433\u0440\u0443\u043F\u043F group
\u0434\u0430\u0435\u0442 captur
\u0434\u0430\u0436 even
\u0434\u0430\u043B\u044C\u043D further
\u0434\u0430\u043D datum output
\u0434\u0432\u0430 two
\u0434\u0432\u0430\u0436\u0434 twice doubl
\u0434\u0432\u0438\u0436\u0435\u043D motion
\u0434\u0432\u043E\u0435\u0442\u043E\u0447 colon
\u0434\u0432\u043E\u0438\u043D doubl
\u0434\u0432\u043E\u0438\u0447\u043D binari
\u0434\u0432\u0443\u043C two
\u0434\u0432\u0443\u0445 two
\u0434\u0435\u0438\u0441\u0442\u0432 action
\u0434\u0435\u0438\u0441\u0442\u0432\u0438\u0442\u0435\u043B\u044C\u043D sure
\u0434\u0435\u043A\u043E\u0440\u0430\u0442\u043E\u0440 decor
\u0434\u0435\u043A\u043E\u0440\u0438\u0440\u043E\u0432\u0430 design
\u0434\u0435\u043A\u0440\u0435\u043C\u0435\u043D\u0442 decrement
\u0434\u0435\u043B actual
\u0434\u0435\u043B\u0430 make
\u0434\u0435\u043D dai
\u0434\u0435\u0440\u0435\u0432 tree worktre
\u0434\u0435\u0441\u0442\u0440\u0443\u043A\u0442\u0443\u0440\u0438\u0437\u0430\u0446 destructur
\u0434\u0435\u0441\u0442\u0440\u0443\u043A\u0442\u0443\u0440\u0438\u0440\u043E\u0432\u0430 destructur
\u0434\u0435\u0441\u0442\u0440\u0443\u043A\u0442\u0443\u0440\u0438\u0440\u043E\u0432\u0430\u043D destructur
\u0434\u0435\u0441\u044F\u0442\u0438\u0447\u043D decim
\u0434\u0435\u0442\u0430\u043B\u0438\u0437\u0430\u0446 verbos
\u0434\u0435\u0442\u0430\u043B\u044C\u043D grain fine
\u0434\u0437\u0435\u043D zen
\u0434\u0438\u0430\u0433\u043D\u043E\u0441\u0442\u0438\u043A diagnost
\u0434\u0438\u0430\u0433\u0440\u0430\u043C\u043C chart
\u0434\u0438\u0430\u043B\u043E\u0433\u043E\u0432 dialog
\u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D rang
\u0434\u0438\u0437\u0430\u0441\u0441\u0435\u043C\u0431\u043B\u0438\u0440\u043E\u0432\u0430\u043D disassembl
\u0434\u0438\u043A\u0442\u043E\u0432\u043A dictat
\u0434\u0438\u043D\u0430\u043C\u0438\u0447\u0435\u0441\u043A dynam
\u0434\u0438\u0440\u0435\u043A\u0442\u0438\u0432 direct
\u0434\u0438\u0441\u043A disk
\u0434\u0438\u0441\u043F\u0435\u0442\u0447\u0435\u0440 manag
\u0434\u043B\u0438\u043D length size
\u0434\u043B\u0438\u0442\u0435\u043B\u044C\u043D durat
\u0434\u043D\u0435 dai
\u0434\u043E\u0431\u0430\u0432 add
\u0434\u043E\u0431\u0430\u0432\u043B ad
\u0434\u043E\u0431\u0430\u0432\u043B\u0435\u043D ad
\u0434\u043E\u0431\u0430\u0432\u043B\u044F contribut ad
\u0434\u043E\u0431\u0430\u0432\u043E\u0447\u043D increment
\u0434\u043E\u0431\u0430\u0432\u044C\u0442 add
\u0434\u043E\u0432\u0435\u0440 trust
\u0434\u043E\u0432\u0435\u0440\u0435\u043D trust
\u0434\u043E\u0432\u0435\u0440\u044F trust
\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442 document
\u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430\u0446 document
\u0434\u043E\u043B\u0436 must
\u0434\u043E\u043B\u0436\u043D must
\u0434\u043E\u043C\u0435\u043D domain
\u0434\u043E\u043F\u043E\u043B\u043D\u0435\u043D complet
\u0434\u043E\u043F\u043E\u043B\u043D\u0438\u0442\u0435\u043B\u044C\u043D secondari more
\u0434\u043E\u043F\u043E\u043B\u043D\u044F fil
\u0434\u043E\u043F\u0443\u0441\u043A\u0430 allow
\u0434\u043E\u043F\u0443\u0441\u0442\u0438\u043C valid
\u0434\u043E\u0441\u0442\u0430\u0442\u043E\u0447\u043D suffici enough
\u0434\u043E\u0441\u0442\u0438\u0433\u043B monthli
\u0434\u043E\u0441\u0442\u0438\u0433\u043D\u0443\u0442 reach
\u0434\u043E\u0441\u0442\u0438\u0436\u0435\u043D cycl
\u0434\u043E\u0441\u0442\u0443\u043F access
\u0434\u043E\u0441\u0442\u0443\u043F\u043D avail
\u0434\u043E\u0447\u0435\u0440\u043D child
\u0434\u0440\u0443\u0433 other anoth
\u0434\u0443\u0431\u043B\u0438\u043A\u0430\u0442 duplic doubl
\u0434\u0443\u0431\u043B\u0438\u0440 duplic
\u0434\u0443\u0431\u043B\u0438\u0440\u043E\u0432\u0430 duplic
\u0435\u0433 pleas
\u0435\u0434\u0432 ghost
\u0435\u0434\u0438\u043D\u0438\u0446 unit
\u0435\u0441\u043B set
\u0435\u0441\u0442 whether
\u0435\u0449 yet
\u0436\u0435\u0441\u0442 gestur
\u0436\u0435\u0441\u0442\u043A hard
\u0436\u0443\u0440\u043D\u0430 histori
\u0436\u0443\u0440\u043D\u0430\u043B log
\u0437\u0430\u0431 forget
\u0437\u0430\u0431\u043B\u043E\u043A\u0438\u0440\u043E\u0432\u0430 lock block
\u0437\u0430\u0432\u0435\u0440\u0448 complet
\u0437\u0430\u0432\u0435\u0440\u0448\u0435\u043D complet
\u0437\u0430\u0432\u0438\u0441 depend
\u0437\u0430\u0432\u0438\u0441\u0430\u043D freez
\u0437\u0430\u0432\u0438\u0441\u0438\u043C depend
\u0437\u0430\u0433\u043E\u043B\u043E\u0432\u043A titl header
\u0437\u0430\u0433\u043E\u043B\u043E\u0432\u043E\u043A titl
\u0437\u0430\u0433\u0440\u0443\u0436\u0430 load
\u0437\u0430\u0433\u0440\u0443\u0436\u0435\u043D scripts loaded
\u0437\u0430\u0433\u0440\u0443\u0437 load
\u0437\u0430\u0433\u0440\u0443\u0437\u043A load
\u0437\u0430\u0434\u0430 give set
\u0437\u0430\u0434\u0430\u0432\u0430 themabl question
\u0437\u0430\u0434\u0430\u043D setter
\u0437\u0430\u0434\u0430\u0447 task
\u0437\u0430\u0434\u0435\u0440\u0436\u043A delai
\u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430 end
\u0437\u0430\u043A\u043B\u044E\u0447 parenthes
\u0437\u0430\u043A\u043B\u044E\u0447\u0435\u043D enclos
\u0437\u0430\u043A\u0440 close end
\u0437\u0430\u043A\u0440\u0435\u043F\u043B pin
\u0437\u0430\u043A\u0440\u0435\u043F\u043B\u0435\u043D sticki pin
\u0437\u0430\u043A\u0440\u044B\u0432\u0430 close
\u0437\u0430\u043A\u0440\u044B\u0442 privat close public
\u0437\u0430\u043C replac
\u0437\u0430\u043C\u0435\u043D replac
\u0437\u0430\u043C\u0435\u043D\u044F replac
\u0437\u0430\u043C\u0435\u0442\u043A annot
\u0437\u0430\u043D\u044F take
\u0437\u0430\u043F write
\u0437\u0430\u043F\u0438\u0441 entri
\u0437\u0430\u043F\u0438\u0441\u0430 write
\u0437\u0430\u043F\u0438\u0441\u043D notebook
\u0437\u0430\u043F\u043E\u043B\u043D fill
\u0437\u0430\u043F\u043E\u043B\u043D\u0435\u043D pad
\u0437\u0430\u043F\u043E\u043B\u043D\u0438\u0442\u0435\u043B placehold
\u0437\u0430\u043F\u0440\u0430\u0448\u0438\u0432\u0430 ask prompt
\u0437\u0430\u043F\u0440\u0435\u0442 disallow
\u0437\u0430\u043F\u0440\u0435\u0449 permit allow
\u0437\u0430\u043F\u0440\u0435\u0449\u0430 prevent
\u0437\u0430\u043F\u0440\u043E\u0441 request
\u0437\u0430\u043F\u0443\u0441\u043A run launch
\u0437\u0430\u043F\u0443\u0441\u043A\u0430 run
\u0437\u0430\u043F\u0443\u0441\u0442 run launch execut
\u0437\u0430\u043F\u0443\u0449 start
\u0437\u0430\u043F\u044F\u0442 comma
\u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430 regist
\u0437\u0430\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440\u043E\u0432\u0430 reserv
\u0437\u0430\u0442\u0435\u043C\u043D\u044F outer
\u0437\u0430\u0444\u0438\u043A\u0441\u0438\u0440\u043E\u0432\u0430 commit
\u0437\u0430\u0445\u0432\u0430\u0442 captur
\u0437\u0430\u0445\u043E\u0434 step
\u0437\u0430\u0447\u0435\u0440\u043A\u043D\u0443\u0442 strikethrough
\u0437\u0430\u0449\u0438\u0442 protect
\u0437\u0430\u0449\u0438\u0449\u0435\u043D protect
\u0437\u0432\u0435\u0437\u0434 star rate
\u0437\u0432\u043E\u043D\u043A ring
\u0437\u0432\u0443\u043A sound plai
\u0437\u0432\u0443\u043A\u043E\u0432 cue audio
\u0437\u0435\u043B\u0435\u043D green
\u0437\u043D\u0430\u0447\u0435\u043D valu
\u0437\u043D\u0430\u0447\u043A icon
\u0437\u043D\u0430\u0447\u043E\u043A icon
\u0437\u043E\u043D zone
\u0438\u0433\u043D\u043E\u0440\u0438\u0440 ignor
\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u043E\u0432\u0430 ignor
\u0438\u0434\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440 identifi id
\u0438\u0434\u0435\u043D\u0442\u0438\u0447\u043D ident
\u0438\u0437\u0431\u0435\u0436\u0430 avoid
\u0438\u0437\u0431\u044B\u0442\u043E\u0447\u043D excess
\u0438\u0437\u0432\u0435\u0441\u0442\u043D know
\u0438\u0437\u0432\u043B\u0435\u043A\u0430 onlin
\u0438\u0437\u0432\u043B\u0435\u0447 extract
\u0438\u0437\u0432\u043B\u0435\u0447\u0435\u043D checkout extract
\u0438\u0437\u0434\u0430\u0442\u0435\u043B publish
\u0438\u0437\u043C\u0435\u043D chang
\u0438\u0437\u043C\u0435\u043D\u0435\u043D chang
\u0438\u0437\u043C\u0435\u0440\u0435\u043D dimens
\u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D imag pictur preview
\u0438\u043B either
\u0438\u043C name
\u0438\u043C\u0435\u0435\u0442 export
\u0438\u043C\u0435\u043B mean
\u0438\u043C\u0435\u043D name
\u0438\u043C\u0435\u0442 must
\u0438\u043C\u0435\u044E\u0449 unfocus
\u0438\u043C\u043F\u043E\u0440\u0442 import
\u0438\u043C\u043F\u043E\u0440\u0442\u0438\u0440\u043E\u0432\u0430 import
\u0438\u043D\u0434 india
\u0438\u043D\u0434\u0435\u043A\u0441 index
\u0438\u043D\u0434\u0435\u043A\u0441\u043D rewrit
\u0438\u043D\u0434\u0438\u043A\u0430\u0442\u043E\u0440 indic
\u0438\u043D\u0438\u0446\u0438\u0430\u043B\u0438\u0437\u0430\u0442\u043E\u0440 initi
\u0438\u043D\u0438\u0446\u0438\u0430\u043B\u0438\u0437\u0430\u0446 initi
\u0438\u043D\u0438\u0446\u0438\u0430\u043B\u0438\u0437\u0438\u0440\u043E\u0432\u0430 initi
\u0438\u043D\u043A\u043B\u044E\u0437\u0438\u0432\u043D inclus
\u0438\u043D\u043A\u0440\u0435\u043C\u0435\u043D\u0442 decrement
\u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446 instruct statement
\u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442 toolbar tool
\u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442\u0438\u0440\u043E\u0432\u0430\u043D instrument
\u0438\u043D\u0442\u0435\u0433\u0440\u0430\u0446 integr
\u0438\u043D\u0442\u0435\u043B\u043B\u0435\u043A\u0442\u0443\u0430\u043B\u044C\u043D smart
\u0438\u043D\u0442\u0435\u0440\u0432\u0430 interv
\u0438\u043D\u0442\u0435\u0440\u0435\u0441 interest
\u0438\u043D\u0442\u0435\u0440\u043D\u0435\u0442 web
\u0438\u043D\u0442\u0435\u0440\u0444\u0435\u0438\u0441 interfac
\u0438\u043D\u0444\u043E\u0440\u043C\u0430\u0446 info inform
\u0438\u043D\u0444\u043E\u0440\u043C\u0430\u0446\u0438\u043E\u043D info
\u0438\u0441\u043A\u043B\u044E\u0447 exclud
\u0438\u0441\u043A\u043B\u044E\u0447\u0435\u043D except exclud
\u0438\u0441\u043F\u0430\u043D\u0441\u043A spanish
\u0438\u0441\u043F\u043E\u043B\u043D\u044F execut
\u0438\u0441\u043F\u043E\u043B\u044C\u0437 us
\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430 us
\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D usag us
\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u043C us
\u0438\u0441\u043F\u0440\u0430\u0432 fix
\u0438\u0441\u043F\u0440\u0430\u0432\u043B\u0435\u043D fix
\u0438\u0441\u043F\u0440\u0430\u0432\u044C\u0442 correct
\u0438\u0441\u0442\u043E\u0440 histori
\u0438\u0441\u0442\u043E\u0447\u043D\u0438\u043A sourc
\u0438\u0441\u0445\u043E\u0434\u043D origin sourc
\u0438\u0442\u0435\u0440\u0430\u0442\u043E\u0440 iter
\u0438\u0442\u0435\u0440\u0430\u0446 iter
\u0438\u0442\u043E\u0433\u043E\u0432 append
\u043A\u0430\u0432\u044B\u0447\u0435\u043A quot
\u043A\u0430\u0432\u044B\u0447\u043A quot
\u043A\u0430\u0434\u0440 frame
\u043A\u0430\u0436\u0434 each whenev
\u043A\u0430\u043A like
\u043A\u0430\u043D\u0430 channel
\u043A\u0430\u043D\u0430\u0432 success
\u043A\u0430\u043D\u0430\u0434 canada
\u043A\u0430\u043D\u0434\u0438\u0434\u0430\u0442 candid
\u043A\u0430\u0440\u0442 minimap
\u043A\u0430\u0440\u0442\u0438\u043D\u043A imag pictur preview
\u043A\u0430\u0442\u0430\u043B\u043E\u0433 directori folder
\u043A\u0430\u0442\u0435\u0433\u043E\u0440 categori
\u043A\u0432\u0430\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440 quantifi
\u043A\u0432\u043E\u0442 quota
\u043A\u0438\u0442\u0430\u0438\u0441\u043A chines
\u043A\u043B\u0430\u0432\u0438\u0430\u0442\u0443\u0440 keyboard
\u043A\u043B\u0430\u0432\u0438\u0448 keybind kei
\u043A\u043B\u0430\u0441\u0441 class
\u043A\u043B\u0430\u0441\u0441\u0438\u0447\u0435\u0441\u043A classic
\u043A\u043B\u0438\u0435\u043D\u0442 client
\u043A\u043B\u043E\u043D\u0438\u0440\u043E\u0432\u0430 clone
\u043A\u043B\u043E\u043D\u0438\u0440\u043E\u0432\u0430\u043D clone
\u043A\u043B\u044E\u0447 kei
\u043A\u043B\u044E\u0447\u0435\u0432 keyword
\u043A\u043D\u0438\u0436\u0435\u043A notebook
\u043A\u043D\u0438\u0436\u043A notebook
\u043A\u043D\u043E\u043F\u043A button
\u043A\u043D\u043E\u043F\u043E\u043A button
\u043A\u043E\u0434 code
\u043A\u043E\u0434\u0438\u0440\u043E\u0432\u0430\u043D encod
\u043A\u043E\u0434\u0438\u0440\u043E\u0432\u043A encod
\u043A\u043E\u043B\u0435\u0441\u0438\u043A wheel
\u043A\u043E\u043B\u0438\u0447\u0435\u0441\u0442\u0432 count number
\u043A\u043E\u043B\u043B\u0435\u043A\u0446 collect galleri
\u043A\u043E\u043B\u043E\u043A\u043E\u043B\u044C\u0447\u0438\u043A bell
\u043A\u043E\u043C someon
\u043A\u043E\u043C\u0430\u043D\u0434 command
\u043A\u043E\u043C\u0430\u043D\u0434\u043D command
\u043A\u043E\u043C\u0431\u0438\u043D\u0430\u0446 variant
\u043A\u043E\u043C\u043C commit
\u043A\u043E\u043C\u043C\u0435\u043D\u0442\u0430\u0440 comment review
\u043A\u043E\u043C\u043F\u0430\u043A\u0442\u043D compact
\u043A\u043E\u043C\u043F\u0438\u043B\u0438\u0440 compil
\u043A\u043E\u043C\u043F\u0438\u043B\u044F\u0442\u043E\u0440 compil
\u043A\u043E\u043C\u043F\u0438\u043B\u044F\u0446 compil
\u043A\u043E\u043C\u043F\u043E\u043D\u0435\u043D\u0442 compon
\u043A\u043E\u043C\u043F\u044C\u044E\u0442\u0435\u0440 machin
\u043A\u043E\u043D\u0435\u0446 end close
\u043A\u043E\u043D\u0435\u0447\u043D trail
\u043A\u043E\u043D\u043A\u0440\u0435\u0442\u043D specif
\u043A\u043E\u043D\u0441\u043E\u043B consol
\u043A\u043E\u043D\u0441\u0442\u0430\u043D\u0442 constant const
\u043A\u043E\u043D\u0441\u0442\u0430\u043D\u0442\u043D constant
\u043A\u043E\u043D\u0441\u0442\u0440\u0443\u043A\u0442\u043E\u0440 constructor
\u043A\u043E\u043D\u0441\u0442\u0440\u0443\u043A\u0446 construct
\u043A\u043E\u043D\u0442\u0435\u0438\u043D\u0435\u0440 contain
\u043A\u043E\u043D\u0442\u0435\u043A\u0441\u0442 context
\u043A\u043E\u043D\u0442\u0440\u0430\u0441\u0442 contrast
\u043A\u043E\u043D\u0442\u0440\u043E\u043B\u044C\u043D watch
\u043A\u043E\u043D\u0442\u0443\u0440 outlin
\u043A\u043E\u043D\u0444\u0438\u0433\u0443\u0440\u0430\u0446 configur
\u043A\u043E\u043D\u0444\u043B\u0438\u043A\u0442 conflict
\u043A\u043E\u043D\u0446 end
\u043A\u043E\u043F duplic
\u043A\u043E\u043F\u0438\u0440\u043E\u0432\u0430 copi
\u043A\u043E\u043F\u0438\u0440\u043E\u0432\u0430\u043D copi
\u043A\u043E\u0440\u0435\u0438\u0441\u043A korean
\u043A\u043E\u0440\u0437\u0438\u043D trash recycl
\u043A\u043E\u0440\u043D\u0435\u0432 root
\u043A\u043E\u0440\u0442\u0435\u0436 tupl
\u043A\u043E\u0441 backslash slash
\u043A\u043E\u0441\u0438\u043D\u0443\u0441 cosin
\u043A\u0440\u0430 edg
\u043A\u0440\u0430\u0441\u043D red
\u043A\u0440\u043E\u043C except
\u043A\u0440\u0443\u0433\u043B parenthes
\u043A\u0440\u0443\u043F\u043D larger
\u043A\u0443\u0440\u0441 ital
\u043A\u0443\u0440\u0441\u043E\u0440 cursor
\u043A\u0443\u0447 heap
\u043A\u044D\u0448 cach
\u043B\u0430\u043C\u043F\u043E\u0447\u043A lightbulb
\u043B\u0435\u0432 leav
\u043B\u0435\u0442 yr year
\u043B\u0438\u0431 either
\u043B\u0438\u0433\u0430\u0442\u0443\u0440 ligatur
\u043B\u0438\u043D\u0435\u0438\u043A ruler overview
\u043B\u0438\u0442\u0435\u0440\u0430 liter
\u043B\u0438\u0442\u0435\u0440\u0430\u043B liter
\u043B\u0438\u0447\u043D person pat
\u043B\u043E\u0433\u0438\u0447\u0435\u0441\u043A boolean
\u043B\u043E\u043A\u0430\u043B\u044C\u043D local remot
\u043B\u0443\u0447\u0448 best
\u043B\u044E\u0431 anywai
\u043C\u0430\u0433\u0430\u0437\u0438\u043D marketplac
\u043C\u0430\u0438\u043A\u0440\u043E\u0441\u043E\u0444\u0442 microsoft
\u043C\u0430\u043A\u0435\u0442 layout
\u043C\u0430\u043A\u0441\u0438\u043C\u0430\u043B\u044C\u043D maximum
\u043C\u0430\u043B few
\u043C\u0430\u043D\u0438\u0444\u0435\u0441\u0442 manifest
\u043C\u0430\u0440\u043A\u0435\u0440 marker token
\u043C\u0430\u0441\u043A glob
\u043C\u0430\u0441\u0441 arrai list
\u043C\u0430\u0441\u0441\u0438\u0432 arrai
\u043C\u0430\u0441\u0448\u0442\u0430\u0431 scale zoom
\u043C\u0435\u0434\u043B\u0435\u043D slow univers
\u043C\u0435\u0436\u0434 between
\u043C\u0435\u043D menu
\u043C\u0435\u043D\u044C\u0448 fewer less
\u043C\u0435\u0440 least
\u043C\u0435\u0441 mo month
\u043C\u0435\u0441\u0442 workbench space
\u043C\u0435\u0441\u044F\u0446 month
\u043C\u0435\u0441\u044F\u0447\u043D monthli
\u043C\u0435\u0442\u0430\u0434\u0430 metadata
\u043C\u0435\u0442\u0430\u0441\u0432\u043E\u0438\u0441\u0442\u0432 meta
\u043C\u0435\u0442\u043A label
\u043C\u0435\u0442\u043E\u0434 method
\u043C\u0435\u0442\u043E\u043A label
\u043C\u0438\u0433\u0430 blink
\u043C\u0438\u0433\u0440\u0430\u0446 migrat
\u043C\u0438\u043B\u043B\u0438\u0441\u0435\u043A\u0443\u043D\u0434 millisecond
\u043C\u0438\u043D widget
\u043C\u0438\u043D\u0438\u043A\u0430\u0440\u0442 minimap
\u043C\u0438\u043D\u0438\u043C\u0430\u043B\u044C\u043D minimum
\u043C\u0438\u043D\u0438\u043C\u0443\u043C minimum least
\u043C\u0438\u043D\u0443\u0442 minut
\u043C\u043D\u043E\u0433 mani
\u043C\u043D\u043E\u0436\u0435\u0441\u0442\u0432\u0435\u043D multi
\u043C\u043D\u043E\u0436\u0438\u0442\u0435\u043B multipli
\u043C\u043E\u0433 reproduc
\u043C\u043E\u0434\u0435\u043B model
\u043C\u043E\u0434\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440 modifi
\u043C\u043E\u0434\u0443\u043B modul
\u043C\u043E\u0436\u0435\u0442 cannot
\u043C\u043E\u0436\u043D area
\u043C\u043E\u043D\u043E\u043F\u043E\u043B\u044C\u043D exclus
\u043C\u043E\u043D\u043E\u0448\u0438\u0440\u0438\u043D monospac
\u043C\u0443\u043B\u044C\u0442\u0438\u043C\u0435\u0434 medium
\u043C\u044B\u0448 mous
\u043D\u0430\u0431\u043B\u044E\u0434\u0430\u0442\u0435\u043B watcher
\u043D\u0430\u0432\u0435\u0434\u0435\u043D hover
\u043D\u0430\u0432\u0438\u0433\u0430\u0446 breadcrumb navig
\u043D\u0430\u0432\u0441\u0435\u0433\u0434 perman
\u043D\u0430\u0436\u0430\u0442 press
\u043D\u0430\u0436\u043C press
\u043D\u0430\u0437\u0430\u0434 ago
\u043D\u0430\u0437\u0432\u0430\u043D untitl
\u043D\u0430\u0437\u043D\u0430\u0447 assign
\u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D destin assign
\u043D\u0430\u0438\u0434 find
\u043D\u0430\u0438\u0442 find
\u043D\u0430\u043B\u0438\u0447 present
\u043D\u0430\u043B\u043E\u0436\u0435\u043D overlai
\u043D\u0430\u043C\u0435\u0440\u0435\u043D intent
\u043D\u0430\u043F\u0438\u0441\u0430 write
\u043D\u0430\u043F\u0438\u0441\u0430\u043D spell
\u043D\u0430\u043F\u0440\u0430\u0432\u043B\u044F guid
\u043D\u0430\u043F\u0440\u0438\u043C\u0435\u0440 exampl
\u043D\u0430\u043F\u0440\u044F\u043C directli
\u043D\u0430\u0440\u0438\u0441\u043E\u0432\u0430 draw
\u043D\u0430\u0440\u0443\u0448\u0435\u043D violat
\u043D\u0430\u0441\u043B\u0435\u0434 inherit
\u043D\u0430\u0441\u0442\u0440\u0430\u0438\u0432\u0430 custom
\u043D\u0430\u0441\u0442\u0440\u043E configur
\u043D\u0430\u0441\u0442\u0440\u043E\u0438\u043A configur set config
\u043D\u0430\u0441\u044B\u0449\u0435\u043D satur
\u043D\u0430\u0445\u043E\u0434 focus
\u043D\u0430\u0447\u0430 start
\u043D\u0430\u0447\u0430\u043B\u044C\u043D anchor lead
\u043D\u0430\u0447\u0438\u043D\u0430 start
\u043D\u0435\u0430\u0431\u0441\u0442\u0440\u0430\u043A\u0442\u043D non
\u043D\u0435\u0430\u043A\u0442\u0438\u0432\u043D inact
\u043D\u0435\u0431\u0435\u0437\u043E\u043F\u0430\u0441 unsaf
\u043D\u0435\u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D insecur unsaf
\u043D\u0435\u0431\u043E\u043B\u044C\u0448 small
\u043D\u0435\u0432\u0435\u0440\u043D incorrect
\u043D\u0435\u0432\u0438\u0434\u0438\u043C invis
\u043D\u0435\u0432\u043E\u0437\u043C\u043E\u0436\u043D cannot
\u043D\u0435\u0433 alon
\u043D\u0435\u0434 wk week
\u043D\u0435\u0434\u0430\u0432\u043D recent
\u043D\u0435\u0434\u0435\u0438\u0441\u0442\u0432\u0438\u0442\u0435\u043B\u044C\u043D neither
\u043D\u0435\u0434\u0435\u043B week
\u043D\u0435\u0434\u043E\u0432\u0435\u0440\u0435\u043D untrust
\u043D\u0435\u0434\u043E\u043F\u0443\u0441\u0442\u0438\u043C invalid
\u043D\u0435\u0434\u043E\u0441\u0442\u0430 miss
\u043D\u0435\u0434\u043E\u0441\u0442\u0430\u0442\u043E\u0447\u043D insuffici enough
\u043D\u0435\u0434\u043E\u0441\u0442\u0438\u0436\u0438\u043C unreach
\u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F avail
\u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u043D avail
\u043D\u0435\u0437\u0430\u0432\u0435\u0440\u0448\u0435\u043D untermin
\u043D\u0435\u0437\u0430\u0432\u0438\u0441\u0438\u043C regardless independ
\u043D\u0435\u0437\u0430\u0444\u0438\u043A\u0441\u0438\u0440\u043E\u0432\u0430 uncommit
\u043D\u0435\u0438\u0437\u0432\u0435\u0441\u0442\u043D unknown
\u043D\u0435\u0438\u0437\u043C\u0435\u043D\u0435\u043D unchang
\u043D\u0435\u0438\u043D\u0438\u0446\u0438\u0430\u043B\u0438\u0437\u0438\u0440\u043E\u0432\u0430 uniniti
\u043D\u0435\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430 unus
\u043D\u0435\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u043C unus
\u043D\u0435\u043C\u0435\u0434\u043B\u0435\u043D immedi
\u043D\u0435\u043D\u0430\u0434\u0435\u0436\u043D untrust
\u043D\u0435\u043D\u0443\u0436\u043D unnecessari
\u043D\u0435\u043D\u0443\u043B\u0435\u0432 zero
\u043D\u0435\u043E\u0431\u0440\u0430\u0431\u043E\u0442\u0430 unhandl
\u043D\u0435\u043E\u0431\u0440\u0430\u0442\u0438\u043C irrevers irreversible
\u043D\u0435\u043E\u0431\u044A\u044F\u0432\u043B\u0435\u043D undeclar
\u043D\u0435\u043E\u0431\u044B\u0447\u043D unusu
\u043D\u0435\u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D option
\u043D\u0435\u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D unbound unlimit
\u043D\u0435\u043E\u0434\u043D\u043E\u0437\u043D\u0430\u0447 roo
\u043D\u0435\u043E\u0434\u043D\u043E\u0437\u043D\u0430\u0447\u043D ambigu
\u043D\u0435\u043E\u0436\u0438\u0434\u0430 unexpect unexpectedli
\u043D\u0435\u043E\u043F\u0440\u0435\u0434\u0435\u043B\u0435\u043D undefin
\u043D\u0435\u043E\u0442\u0441\u043B\u0435\u0436\u0438\u0432\u0430 untrack
\u043D\u0435\u043F\u0435\u0440\u0435\u043D\u043E\u0441\u0438\u043C portabl
\u043D\u0435\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u0438\u0432\u0430 unsupport
\u043D\u0435\u043F\u043E\u0441\u0440\u0435\u0434\u0441\u0442\u0432\u0435\u043D immedi
\u043D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D incorrectli incorrect
\u043D\u0435\u043F\u0440\u0435\u0434\u0432\u0438\u0434\u0435\u043D unexpect
\u043D\u0435\u043F\u0440\u043E\u0432\u0435\u0440\u0435\u043D unverifi
\u043D\u0435\u043F\u0440\u043E\u0437\u0440\u0430\u0447\u043D opaqu underli
\u043D\u0435\u043F\u0440\u044F\u043C indirectli directli
\u043D\u0435\u043F\u0443\u0441\u0442 non
\u043D\u0435\u0440\u0430\u0437\u0440\u0435\u0448\u0435\u043D unresolv
\u043D\u0435\u0440\u0435\u043A\u043E\u043C\u0435\u043D\u0434\u0443\u0435\u043C deprec
\u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A multipl
\u043D\u0435\u0441\u043E\u0432\u043C\u0435\u0441\u0442\u0438\u043C incompat compat
\u043D\u0435\u0441\u043E\u0432\u043F\u0430\u0434\u0435\u043D diff
\u043D\u0435\u0441\u043E\u0445\u0440\u0430\u043D\u0435\u043D unsav
\u043D\u0435\u0441\u0443\u0449\u0435\u0441\u0442\u0432 nonexist
\u043D\u0435\u0442 avail lack
\u043D\u0435\u0447\u0435\u0442\u043A fuzzi
\u043D\u0435\u044F\u0432\u043D implicitli
\u043D\u0438\u0436 below underli
\u043D\u0438\u0436\u043D bottom
\u043D\u0438\u043A\u043E\u0433\u0434 never
\u043D\u0438\u0447 anyth
\u043D\u043E\u0432 new fresh
\u043D\u043E\u043C\u0435\u0440 number
\u043D\u043E\u0442\u0430\u0446 notat
\u043D\u0443\u043B\u0435\u0432 succe
\u043E\u0431 both
\u043E\u0431\u0435\u0449\u0430\u043D promis
\u043E\u0431\u0437\u043E\u0440 peek
\u043E\u0431\u0437\u043E\u0440\u043D overview ruler
\u043E\u0431\u043B\u0430\u043A cloud
\u043E\u0431\u043B\u0430\u0441\u0442 workspac scope
\u043E\u0431\u043C clipboard
\u043E\u0431\u043D\u0430\u0440\u0443\u0436 detect find
\u043E\u0431\u043D\u0430\u0440\u0443\u0436\u0435\u043D detect
\u043E\u0431\u043D\u043E\u0432 updat
\u043E\u0431\u043D\u043E\u0432\u043B date
\u043E\u0431\u043D\u043E\u0432\u043B\u0435\u043D updat
\u043E\u0431\u043E\u0437\u043D\u0430\u0447\u0435\u043D shortcut
\u043E\u0431\u043E\u0437\u0440\u0435\u0432\u0430\u0442\u0435\u043B explor
\u043E\u0431\u043E\u043B\u043E\u0447\u043A shell
\u043E\u0431\u043E\u0441\u043D\u043E\u0432\u0430\u043D justif
\u043E\u0431\u0440\u0430\u0431\u0430\u0442\u044B\u0432\u0430 treat handl
\u043E\u0431\u0440\u0430\u0431\u043E\u0442\u0430 handl
\u043E\u0431\u0440\u0430\u0431\u043E\u0442\u0447\u0438\u043A handler
\u043E\u0431\u0440\u0430\u0437 imag
\u043E\u0431\u0440\u0430\u043C\u043B\u044F surround
\u043E\u0431\u0440\u0430\u0442 note
\u043E\u0431\u0440\u0430\u0442\u043D invers backrefer
\u043E\u0431\u0440\u0430\u0449\u0435\u043D hit
\u043E\u0431\u0445\u043E\u0434 travers
\u043E\u0431\u0449 public common share
\u043E\u0431\u044A\u0435\u0434\u0438\u043D join
\u043E\u0431\u044A\u0435\u0434\u0438\u043D\u0435\u043D union merg
\u043E\u0431\u044A\u0435\u0434\u0438\u043D\u044F togeth
\u043E\u0431\u044A\u0435\u043A\u0442 object
\u043E\u0431\u044A\u0435\u043C amount
\u043E\u0431\u044A\u044F\u0432\u043B declar
\u043E\u0431\u044A\u044F\u0432\u043B\u0435\u043D declar
\u043E\u0431\u044B\u0447\u043D typic
\u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D mandatori requir
\u043E\u0433\u0440\u0430\u043D\u0438\u0447 limit
\u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D constraint limit
\u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0438\u0432\u0430 limit
\u043E\u0434\u0438\u043D on
\u043E\u0434\u0438\u043D\u0430\u043A\u043E\u0432 same ident
\u043E\u0434\u0438\u043D\u043E\u0447\u043D singl
\u043E\u0434\u043D on
\u043E\u0434\u043D\u0430\u043A decid
\u043E\u0434\u043D\u043E\u0432\u0440\u0435\u043C\u0435\u043D parallel concurr
\u043E\u0434\u043D\u043E\u0440\u0430\u0437\u043E\u0432 time
\u043E\u0436\u0438\u0434\u0430 expect
\u043E\u0436\u0438\u0434\u0430\u043D wait timeout
\u043E\u043A\u043D window
\u043E\u043A\u043E\u043D\u0447\u0430\u043D end
\u043E\u043A\u0440\u0443\u0433\u043B\u044F round
\u043E\u043A\u0440\u0443\u0436 surround
\u043E\u043A\u0440\u0443\u0436\u0430 ambient
\u043E\u043A\u0440\u0443\u0436\u0435\u043D environ env
\u043E\u043F\u0430\u0441\u043D insecur
\u043E\u043F\u0435\u0440\u0430\u043D\u0434 operand
\u043E\u043F\u0435\u0440\u0430\u0442\u043E\u0440 statement oper
\u043E\u043F\u0435\u0440\u0430\u0446 oper
\u043E\u043F\u0438\u0441\u0430\u043D descript
\u043E\u043F\u0438\u0441\u044B\u0432\u0430 describ
\u043E\u043F\u0438\u0448 describ
\u043E\u043F\u0440\u0435\u0434\u0435\u043B defin
\u043E\u043F\u0440\u0435\u0434\u0435\u043B\u0435\u043D definit
\u043E\u043F\u0440\u0435\u0434\u0435\u043B\u044F control whether
\u043E\u043F\u0442\u0438\u043C\u0438\u0437\u0430\u0446 optim
\u043E\u043F\u0442\u0438\u043C\u0438\u0437\u0438\u0440\u043E\u0432\u0430 optim
\u043E\u043F\u0443\u0431\u043B\u0438\u043A\u043E\u0432\u0430 publish
\u043E\u043F\u0443\u0449 omit
\u043E\u0441 axi
\u043E\u0441\u0432\u0435\u0449\u0435\u043D light
\u043E\u0441\u0432\u043E\u0431\u043E\u0436\u0434\u0430 track dispos
\u043E\u0441\u043D\u043E\u0432 base
\u043E\u0441\u043D\u043E\u0432\u043D primari main default
\u043E\u0441\u0442\u0430\u0432 keep
\u043E\u0441\u0442\u0430\u0432\u0430 shine
\u043E\u0441\u0442\u0430\u043D\u043E\u0432 breakpoint
\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043A stop
\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B stop
\u043E\u0442\u0432\u0435\u0442 respons repli
\u043E\u0442\u0434\u0430 toward
\u043E\u0442\u0434\u0435\u043B\u044C\u043D separ
\u043E\u0442\u0434\u0435\u043B\u044F separ
\u043E\u0442\u0437\u044B\u0432 feedback
\u043E\u0442\u043A\u0430\u0437\u0430 deni
\u043E\u0442\u043A\u0430\u0442 fall
\u043E\u0442\u043A\u043B\u0430\u0434\u044B\u0432\u0430\u043D snooz
\u043E\u0442\u043A\u043B\u043E\u043D dismiss reject
\u043E\u0442\u043A\u043B\u043E\u043D\u0435\u043D deni
\u043E\u0442\u043A\u043B\u044E\u0447 disabl
\u043E\u0442\u043A\u043B\u044E\u0447\u0435\u043D disabl
\u043E\u0442\u043A\u0440 open
\u043E\u0442\u043A\u0440\u0435\u043F unpin
\u043E\u0442\u043A\u0440\u044B\u0442 open
\u043E\u0442\u043B\u0430\u0434\u043A debug
\u043E\u0442\u043B\u0430\u0434\u0447\u0438\u043A debugg
\u043E\u0442\u043B\u0430\u0436\u0438\u0432\u0430 debugge
\u043E\u0442\u043B\u0438\u0447 oppos
\u043E\u0442\u043B\u0438\u0447\u0430 differ
\u043E\u0442\u043B\u0438\u0447\u043D non
\u043E\u0442\u043B\u043E\u0436 snooz
\u043E\u0442\u043B\u043E\u0436\u0435\u043D defer
\u043E\u0442\u043C cancel undo
\u043E\u0442\u043C\u0435\u043D undo revert
\u043E\u0442\u043D\u043E\u0441\u0438\u0442\u0435\u043B\u044C\u043D rel
\u043E\u0442\u043E\u0431\u0440\u0430\u0436\u0430 show
\u043E\u0442\u043E\u0431\u0440\u0430\u0436\u0435\u043D show
\u043E\u0442\u043F\u0440\u0430\u0432 push
\u043E\u0442\u043F\u0440\u0430\u0432\u043A push
\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F send
\u043E\u0442\u0440\u0435\u0430\u0433\u0438\u0440\u043E\u0432\u0430 react
\u043E\u0442\u0440\u0438\u0441\u043E\u0432\u043A render
\u043E\u0442\u0440\u0438\u0441\u043E\u0432\u0449\u0438\u043A render
\u043E\u0442\u0440\u0438\u0441\u043E\u0432\u044B\u0432\u0430 render
\u043E\u0442\u0440\u0438\u0446\u0430\u0442\u0435\u043B\u044C\u043D neg
\u043E\u0442\u0441\u043B\u0435\u0436\u0438\u0432\u0430 track
\u043E\u0442\u0441\u043B\u0435\u0436\u0438\u0432\u0430\u043D watch
\u043E\u0442\u0441\u0442\u0443\u043F indent
\u043E\u0442\u0441\u0443\u0442\u0441\u0442\u0432 miss lack
\u043E\u0442\u0442\u0435\u043D\u043A hue
\u043E\u0442\u0444\u0438\u043B\u044C\u0442\u0440\u043E\u0432\u0430 filter
\u043E\u0442\u0444\u043E\u0440\u043C\u0430\u0442\u0438\u0440\u043E\u0432\u0430 format
\u043E\u0442\u0447\u0435\u0442 report
\u043E\u0444\u043E\u0440\u043C\u043B\u0435\u043D decor
\u043E\u0445\u0432\u0430\u0442\u044B\u0432\u0430 span
\u043E\u0446\u0435\u043D\u043A rate evalu score
\u043E\u0447\u0438\u0441\u0442 clear
\u043E\u0447\u0438\u0441\u0442\u043A clear
\u043E\u0448\u0438\u0431\u043A error failur fail
\u043E\u0448\u0438\u0431\u043E\u043A error
\u043F\u0430\u043A\u0435\u0442 packag
\u043F\u0430\u043B\u0438\u0442\u0440 palett picker
\u043F\u0430\u043C\u044F memori
\u043F\u0430\u043C\u044F\u0442 memori
\u043F\u0430\u043D\u0435\u043B bar panel
\u043F\u0430\u043F\u043A folder directori
\u043F\u0430\u043F\u043E\u043A folder
\u043F\u0430\u0440 pair
\u043F\u0430\u0440\u0430\u043B\u043B\u0435\u043B\u044C\u043D parallel concurr
\u043F\u0430\u0440\u0430\u043C\u0435\u0442\u0440 paramet option
\u043F\u0430\u0440\u043D behind
\u043F\u0430\u0440\u043E\u043B secret password
\u043F\u0435\u0440\u0432 first
\u043F\u0435\u0440\u0432\u0438\u0447\u043D primari
\u043F\u0435\u0440\u0435\u0430\u0434\u0440\u0435\u0441\u043E\u0432\u0430 forward
\u043F\u0435\u0440\u0435\u0431\u0430\u0437\u0438\u0440\u043E\u0432\u0430\u043D rebas
\u043F\u0435\u0440\u0435\u0432\u0435\u0441\u0442 focu
\u043F\u0435\u0440\u0435\u0433\u0440\u0443\u0437\u043A overload
\u043F\u0435\u0440\u0435\u0433\u0440\u0443\u0437\u043E\u043A overload
\u043F\u0435\u0440\u0435\u0434\u0430 pass
\u043F\u0435\u0440\u0435\u0434\u0430\u0432\u0430 pass
\u043F\u0435\u0440\u0435\u0434\u0430\u0447 fallthrough
\u043F\u0435\u0440\u0435\u0434\u043D foreground
\u043F\u0435\u0440\u0435\u0437\u0430\u0433\u0440\u0443\u0437 reload
\u043F\u0435\u0440\u0435\u0437\u0430\u0433\u0440\u0443\u0437\u043A reload
\u043F\u0435\u0440\u0435\u0437\u0430\u043F overwrit
\u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0438\u0441 overwrit
\u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0438\u0441\u0430 overwrit overwritten
\u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0438\u0441\u044B\u0432\u0430 opt
\u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0443\u0441\u043A restart
\u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0443\u0441\u0442 restart
\u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0443\u0449 restart
\u043F\u0435\u0440\u0435\u0438\u043C\u0435\u043D\u043E\u0432\u0430 renam
\u043F\u0435\u0440\u0435\u0438\u043C\u0435\u043D\u043E\u0432\u0430\u043D renam
\u043F\u0435\u0440\u0435\u0438\u0442 go
\u043F\u0435\u0440\u0435\u043A\u043B\u044E\u0447 toggl
\u043F\u0435\u0440\u0435\u043A\u043B\u044E\u0447\u0430 switch
\u043F\u0435\u0440\u0435\u043A\u043B\u044E\u0447\u0430\u0442\u0435\u043B radio
\u043F\u0435\u0440\u0435\u043A\u043B\u044E\u0447\u0435\u043D toggl
\u043F\u0435\u0440\u0435\u043A\u0440\u044B\u0432\u0430 overlap
\u043F\u0435\u0440\u0435\u043C\u0435\u043D variabl
\u043F\u0435\u0440\u0435\u043C\u0435\u0441\u0442 move
\u043F\u0435\u0440\u0435\u043C\u0435\u0449\u0435\u043D move
\u043F\u0435\u0440\u0435\u043D\u0430\u043F\u0440\u0430\u0432 forward
\u043F\u0435\u0440\u0435\u043D\u0430\u043F\u0440\u0430\u0432\u043B\u0435\u043D forward
\u043F\u0435\u0440\u0435\u043D\u0430\u043F\u0440\u0430\u0432\u043B\u044F forward
\u043F\u0435\u0440\u0435\u043D\u0435\u0441\u0442 migrat
\u043F\u0435\u0440\u0435\u043D\u043E\u0441 wrap
\u043F\u0435\u0440\u0435\u043E\u043F\u0440\u0435\u0434\u0435\u043B overridden
\u043F\u0435\u0440\u0435\u043E\u043F\u0440\u0435\u0434\u0435\u043B\u0435\u043D overrid
\u043F\u0435\u0440\u0435\u043E\u043F\u0440\u0435\u0434\u0435\u043B\u044F overrid overridden
\u043F\u0435\u0440\u0435\u043F\u043B\u0435\u0442 gutter
\u043F\u0435\u0440\u0435\u0441\u0435\u0447\u0435\u043D intersect
\u043F\u0435\u0440\u0435\u0441\u0442\u0430 freez
\u043F\u0435\u0440\u0435\u0442\u0430\u0441\u043A\u0438\u0432\u0430\u043D drop drag
\u043F\u0435\u0440\u0435\u0442\u0430\u0449 drag
\u043F\u0435\u0440\u0435\u0445\u043E\u0434 navig
\u043F\u0435\u0440\u0435\u0447\u0438\u0441\u043B\u0435\u043D enum
\u043F\u0435\u0440\u0435\u0447\u0438\u0441\u043B\u0438\u0442\u0435\u043B enumer
\u043F\u0435\u0447\u0430 print
\u043F\u0435\u0447\u0430\u0442\u0430 print
\u043F\u0438\u043A\u0441\u0435\u043B pixel
\u043F\u0438\u0441\u0430 write
\u043F\u0438\u0441\u044C\u043C tradit chines
\u043F\u043B\u0430\u0432\u043D smooth caret
\u043F\u043B\u0430\u043D foreground
\u043F\u043B\u0430\u0442\u0444\u043E\u0440\u043C platform
\u043F\u043E\u0432\u0435\u0434\u0435\u043D behavior
\u043F\u043E\u0432\u0442\u043E\u0440 retri redo repeat
\u043F\u043E\u0432\u0442\u043E\u0440\u043D re reopen
\u043F\u043E\u0432\u0442\u043E\u0440\u044F duplic
\u043F\u043E\u0432\u044B\u0441 upgrad
\u043F\u043E\u0434 below
\u043F\u043E\u0434\u0430\u0432\u043B\u044F suppress
\u043F\u043E\u0434\u0433\u043E\u0442\u043E\u0432\u043B\u0435\u043D stage
\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u0438\u0432\u0430 support
\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A support
\u043F\u043E\u0434\u0435\u043B share
\u043F\u043E\u0434\u043A\u043B\u044E\u0447 connect attach
\u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0430 plugin
\u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0435\u043D connect
\u043F\u043E\u0434\u043A\u043E\u043C\u0430\u043D\u0434 sub
\u043F\u043E\u0434\u043B\u0438\u043D authent
\u043F\u043E\u0434\u043C\u043D\u043E\u0436\u0435\u0441\u0442\u0432 subset
\u043F\u043E\u0434\u043F verifi
\u043F\u043E\u0434\u043F\u0438\u0441\u0430 sign
\u043F\u043E\u0434\u0440\u0430\u0437\u0443\u043C\u0435\u0432\u0430 impli
\u043F\u043E\u0434\u0440\u043E\u0431\u043D more verbos
\u043F\u043E\u0434\u0441\u0438\u0441\u0442\u0435\u043C engin
\u043F\u043E\u0434\u0441\u043A\u0430\u0437\u043A cue audio
\u043F\u043E\u0434\u0441\u043A\u0430\u0437\u043E\u043A hint
\u043F\u043E\u0434\u0441\u0442\u0430\u043D\u043E\u0432\u043A substitut
\u043F\u043E\u0434\u0441\u0442\u0430\u043D\u043E\u0432\u043E\u0447\u043D wildcard
\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434 confirm
\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D confirm
\u043F\u043E\u0434\u0442\u0438\u043F subtyp
\u043F\u043E\u0434\u0445\u043E\u0434 approach
\u043F\u043E\u0434\u0445\u043E\u0434\u044F better
\u043F\u043E\u0434\u0447\u0435\u0440\u043A\u0438\u0432\u0430\u043D underlin underscor
\u043F\u043E\u0434\u0447\u0435\u0440\u043A\u043D\u0443\u0442 promin
\u043F\u043E\u0434\u0448\u0430\u0431\u043B\u043E\u043D subpattern
\u043F\u043E\u0437\u0436 later
\u043F\u043E\u0437\u0438\u0446 posit
\u043F\u043E\u0438\u0441\u043A search
\u043F\u043E\u043A\u0430\u0437\u0430 show screen displai visibl
\u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430 show
\u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B bidder
\u043F\u043E\u043B field box
\u043F\u043E\u043B\u0437\u0443\u043D\u043A slider
\u043F\u043E\u043B\u0437\u0443\u043D\u043E\u043A slider
\u043F\u043E\u043B\u0438\u0442\u0438\u043A polici
\u043F\u043E\u043B\u043D full
\u043F\u043E\u043B\u043D\u043E\u044D\u043A\u0440\u0430 full
\u043F\u043E\u043B\u043E\u0436\u0435\u043D posit
\u043F\u043E\u043B\u043E\u0441 scrollbar
\u043F\u043E\u043B\u0443\u0436\u0438\u0440\u043D bold
\u043F\u043E\u043B\u0443\u0447 get
\u043F\u043E\u043B\u0443\u0447\u0435\u043D acquisit getter
\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B user person
\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C\u0441\u043A ui custom
\u043F\u043E\u043C\u0435\u0441\u0442 put
\u043F\u043E\u043C\u0435\u0442 mark
\u043F\u043E\u043C\u0435\u0447 mark
\u043F\u043E\u043C\u043D awar
\u043F\u043E\u043C\u043E\u0449 via
\u043F\u043E\u043F\u0430\u0434\u0430\u043D hit
\u043F\u043E\u043F\u043E\u043B bisect
\u043F\u043E\u043F\u0440\u043E\u0431 try consid
\u043F\u043E\u043F\u0443\u043B\u044F\u0440\u043D popular
\u043F\u043E\u043F\u044B\u0442\u0430 attempt
\u043F\u043E\u043F\u044B\u0442\u043A try
\u043F\u043E\u0440\u0442 port
\u043F\u043E\u0440\u0442\u0443\u0433\u0430\u043B\u044C\u0441\u043A portugues
\u043F\u043E\u0440\u044F\u0434\u043A order
\u043F\u043E\u0440\u044F\u0434\u043E\u043A order
\u043F\u043E\u0441\u043B after
\u043F\u043E\u0441\u043B\u0435\u0434 easi
\u043F\u043E\u0441\u043B\u0435\u0434\u043D last
\u043F\u043E\u0441\u043B\u0435\u0434\u043E\u0432\u0430\u0442\u0435\u043B\u044C\u043D sequenc
\u043F\u043E\u0441\u0442\u0430\u0432\u0449\u0438\u043A provid
\u043F\u043E\u0441\u0442\u0443\u043F\u0430 come
\u043F\u043E\u0442\u0435\u043D\u0446\u0438\u0430\u043B\u044C\u043D potenti
\u043F\u043E\u0442\u0435\u0440 lose loss
\u043F\u043E\u0442\u0435\u0440\u044F lose
\u043F\u043E\u0442\u043E\u043A thread
\u043F\u043E\u0445\u043E\u0436 look
\u043F\u043E\u0447 affect
\u043F\u043E\u0448\u0430\u0433\u043E\u0432 walkthrough
\u043F\u043E\u044F\u0432\u043B\u044F slide
\u043F\u0440\u0430\u0432 right rule
\u043F\u0440\u0430\u0432\u0438\u043B rule
\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D correctli
\u043F\u0440\u0430\u0432\u043A edit
\u043F\u0440\u0430\u0432\u043E\u043A kind
\u043F\u0440\u0435\u0432\u044B\u0448\u0430 exce
\u043F\u0440\u0435\u0434\u0432\u0430\u0440\u0438\u0442\u0435\u043B\u044C\u043D pre preview
\u043F\u0440\u0435\u0434\u0438\u043A\u0430\u0442 predic
\u043F\u0440\u0435\u0434\u043A ancestor
\u043F\u0440\u0435\u0434\u043B\u043E\u0436\u0435\u043D suggest
\u043F\u0440\u0435\u0434\u043D\u0430\u0437\u043D\u0430\u0447 intend
\u043F\u0440\u0435\u0434\u043E\u0441\u0442\u0430\u0432\u043B grant
\u043F\u0440\u0435\u0434\u043E\u0441\u0442\u0430\u0432\u043B\u044F provid
\u043F\u0440\u0435\u0434\u043F\u043E\u043B\u0430\u0433\u0430 assum
\u043F\u0440\u0435\u0434\u043F\u043E\u0447\u0442\u0438\u0442\u0435\u043B\u044C\u043D prefer
\u043F\u0440\u0435\u0434\u0441\u0442\u0430\u0432\u043B\u0435\u043D view
\u043F\u0440\u0435\u0434\u0441\u0442\u0430\u0432\u043B\u044F repres
\u043F\u0440\u0435\u0434\u0443\u043F\u0440\u0435\u0436\u0434\u0435\u043D warn
\u043F\u0440\u0435\u0434\u0448\u0435\u0441\u0442\u0432\u043E\u0432\u0430 preced
\u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449 previou
\u043F\u0440\u0435\u043E\u0431\u0440\u0430\u0437\u043E\u0432\u0430 convert
\u043F\u0440\u0435\u043E\u0431\u0440\u0430\u0437\u043E\u0432\u0430\u043D convers
\u043F\u0440\u0435\u0440\u044B\u0432\u0430\u043D break
\u043F\u0440\u0435\u0444\u0438\u043A\u0441 prefix
\u043F\u0440\u0438 while
\u043F\u0440\u0438\u0432\u043E\u0434 everyth
\u043F\u0440\u0438\u0432\u044F\u0437\u043A bind
\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D widget
\u043F\u0440\u0438\u043C\u0435\u043D appli
\u043F\u0440\u0438\u043C\u0435\u043D\u0435\u043D appli
\u043F\u0440\u0438\u043C\u0435\u043D\u044F appli
\u043F\u0440\u0438\u043C\u0435\u0440 exampl
\u043F\u0440\u0438\u043C\u0435\u0441 mixin
\u043F\u0440\u0438\u043C\u0438\u0442\u0438\u0432\u043D primit
\u043F\u0440\u0438\u043D\u0430\u0434\u043B\u0435\u0436 someon
\u043F\u0440\u0438\u043D\u0438\u043C\u0430 accept
\u043F\u0440\u0438\u043D\u0443\u0434\u0438\u0442\u0435\u043B\u044C\u043D forc
\u043F\u0440\u0438\u043D\u044F accept
\u043F\u0440\u0438\u043D\u044F\u0442 accept
\u043F\u0440\u0438\u043E\u0440\u0438\u0442\u0435\u0442 preced
\u043F\u0440\u0438\u043E\u0440\u0438\u0442\u0435\u0442\u043D promin
\u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432 suspend
\u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043A suspend paus
\u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B paus
\u043F\u0440\u0438\u0441\u0432\u0430\u0438\u0432\u0430\u043D assign
\u043F\u0440\u0438\u0441\u043E\u0435\u0434\u0438\u043D join
\u043F\u0440\u0438\u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D attach
\u043F\u0440\u0438\u0441\u043E\u0435\u0434\u0438\u043D\u044F attach
\u043F\u0440\u0438\u0441\u0443\u0442\u0441\u0442\u0432 present
\u043F\u0440\u0438\u0447\u0438\u043D reason
\u043F\u0440\u043E done
\u043F\u0440\u043E\u0430\u043D\u0430\u043B\u0438\u0437\u0438\u0440\u043E\u0432\u0430 pars
\u043F\u0440\u043E\u0431\u0435\u043B whitespac space
\u043F\u0440\u043E\u0431\u043B problem
\u043F\u0440\u043E\u0431\u043B\u0435\u043C problem issu
\u043F\u0440\u043E\u0431\u043B\u0435\u043C\u043D problemat
\u043F\u0440\u043E\u0432\u0435\u0440 inspect check valid
\u043F\u0440\u043E\u0432\u0435\u0440\u0435\u043D verifi
\u043F\u0440\u043E\u0432\u0435\u0440\u043A check valid test
\u043F\u0440\u043E\u0432\u0435\u0440\u044C\u0442 inspect
\u043F\u0440\u043E\u0432\u0435\u0440\u044F against verifi
\u043F\u0440\u043E\u0432\u043E\u0434\u043D\u0438\u043A explor
\u043F\u0440\u043E\u0433\u0440\u0430\u043C\u043C program
\u043F\u0440\u043E\u0433\u0440\u0430\u043C\u043C\u0438\u0440\u043E\u0432\u0430\u043D program
\u043F\u0440\u043E\u0434\u0430\u0432\u0446 seller
\u043F\u0440\u043E\u0434\u043E\u043B\u0436 continu proce
\u043F\u0440\u043E\u0434\u043E\u043B\u0436\u0435\u043D continu
\u043F\u0440\u043E\u0434\u0443\u043A\u0442 product
\u043F\u0440\u043E\u0435\u043A\u0442 project
\u043F\u0440\u043E\u0437\u0440\u0430\u0447\u043D transpar
\u043F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u0438\u0442\u0435\u043B\u044C\u043D perform
\u043F\u0440\u043E\u0438\u0437\u0432\u043E\u0434\u043D deriv
\u043F\u0440\u043E\u0438\u0437\u043E\u0448\u043B occur
\u043F\u0440\u043E\u0438\u043D\u0434\u0435\u043A\u0441\u0438\u0440\u043E\u0432\u0430 stage
\u043F\u0440\u043E\u0438\u0441\u0445\u043E\u0434 happen
\u043F\u0440\u043E\u043A\u0440\u0443\u0442 scroll
\u043F\u0440\u043E\u043A\u0440\u0443\u0442\u043A scroll
\u043F\u0440\u043E\u043A\u0440\u0443\u0447\u0438\u0432\u0430 beyond
\u043F\u0440\u043E\u043A\u0441 proxi
\u043F\u0440\u043E\u043C\u0435\u0436\u0443\u0442\u043E\u0447\u043D stage
\u043F\u0440\u043E\u043F\u0443\u0441\u043A skip
\u043F\u0440\u043E\u043F\u0443\u0441\u0442 skip
\u043F\u0440\u043E\u043F\u0443\u0449 skip
\u043F\u0440\u043E\u0441\u043B\u0443\u0448\u0438\u0432\u0430\u0442\u0435\u043B listen
\u043F\u0440\u043E\u0441\u043C\u043E\u0442\u0440 preview
\u043F\u0440\u043E\u0441\u0442 simpl
\u043F\u0440\u043E\u0441\u0442\u0440\u0430\u043D\u0441\u0442\u0432 namespac
\u043F\u0440\u043E\u0442\u0438\u0432\u043D otherwis
\u043F\u0440\u043E\u0442\u0438\u0432\u043E\u043F\u043E\u043B\u043E\u0436\u043D opposit
\u043F\u0440\u043E\u0442\u043E\u043A\u043E\u043B protocol
\u043F\u0440\u043E\u0444 profil
\u043F\u0440\u043E\u0444\u0438\u043B profil
\u043F\u0440\u043E\u0444\u0438\u043B\u0438\u0440\u043E\u0432\u0430\u043D profil
\u043F\u0440\u043E\u0446\u0435\u043D\u0442 percentag
\u043F\u0440\u043E\u0446\u0435\u0441\u0441 process
\u043F\u0440\u043E\u0447\u0438\u0442\u0430 read
\u043F\u0440\u044F\u043C indirectli
\u043F\u0441\u0435\u0432\u0434\u043E\u043D alia
\u043F\u0441\u0435\u0432\u0434\u043E\u043D\u0438\u043C alias alia
\u043F\u0443\u0431\u043B\u0438\u043A\u0430\u0446 publish
\u043F\u0443\u0431\u043B\u0438\u0447\u043D public privat
\u043F\u0443\u0441\u0442 empti
\u043F\u0443\u0442 path
\u0440\u0430\u0431\u043E\u0442\u0430 work
\u0440\u0430\u0431\u043E\u0447 workspac
\u0440\u0430\u0432 possibl
\u0440\u0430\u0432\u043D anywai equal
\u0440\u0430\u0437 whenev
\u0440\u0430\u0437\u0431 split
\u0440\u0430\u0437\u0431\u043B\u043E\u043A\u0438\u0440\u043E\u0432\u0430 unlock
\u0440\u0430\u0437\u0432\u0435\u0440\u043D\u0443\u0442 expand unfold
\u0440\u0430\u0437\u0432\u0435\u0440\u0442\u044B\u0432\u0430 maxim
\u0440\u0430\u0437\u0432\u0435\u0440\u0442\u044B\u0432\u0430\u043D maxim expand
\u0440\u0430\u0437\u0434\u0435\u043B section
\u0440\u0430\u0437\u0434\u0435\u043B\u0435\u043D split
\u0440\u0430\u0437\u0434\u0435\u043B\u0438\u0442\u0435\u043B separ
\u0440\u0430\u0437\u043B\u0438\u0447 diff differ
\u0440\u0430\u0437\u043B\u0438\u0447\u0438\u043C ghost
\u0440\u0430\u0437\u043C\u0435\u0440 size length
\u0440\u0430\u0437\u043C\u0435\u0442\u043A token
\u0440\u0430\u0437\u043C\u0435\u0449\u0430 stick
\u0440\u0430\u0437\u0440 break
\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442\u043A develop
\u0440\u0430\u0437\u0440\u0430\u0431\u043E\u0442\u0447\u0438\u043A develop
\u0440\u0430\u0437\u0440\u0435\u0448 allow resolv
\u0440\u0430\u0437\u0440\u0435\u0448\u0430 resolv
\u0440\u0430\u0437\u0440\u0435\u0448\u0435\u043D resolv resolut
\u0440\u0430\u043D previous
\u0440\u0430\u0441\u043A\u043B\u0430\u0434\u043A keymap
\u0440\u0430\u0441\u043A\u0440\u0430\u0441\u043A pair
\u0440\u0430\u0441\u043A\u0440\u044B\u0432\u0430 dropdown
\u0440\u0430\u0441\u043F\u043E\u043B\u043E\u0436 sidebar
\u0440\u0430\u0441\u043F\u043E\u043B\u043E\u0436\u0435\u043D locat
\u0440\u0430\u0441\u043F\u0440\u043E\u0441\u0442\u0440\u0430\u043D\u0435\u043D spread
\u0440\u0430\u0441\u0441\u0442\u0430\u0432 reindent
\u0440\u0430\u0441\u0441\u0442\u043E\u044F\u043D distanc
\u0440\u0430\u0441\u0448\u0438\u0440 extend
\u0440\u0430\u0441\u0448\u0438\u0440\u0435\u043D extens
\u0440\u0430\u0441\u0448\u0438\u0440\u044F extend
\u0440\u0430\u0441\u0448\u0438\u0444\u0440\u043E\u0432\u0430 decrypt
\u0440\u0430\u0441\u0448\u0438\u0444\u0440\u043E\u0432\u043A transcript
\u0440\u0435\u0430\u043A\u0446 reaction
\u0440\u0435\u0430\u043B\u0438\u0437 implement
\u0440\u0435\u0430\u043B\u0438\u0437\u0430\u0446 implement
\u0440\u0435\u0430\u043B\u0438\u0437\u043E\u0432\u0430 implement
\u0440\u0435\u0430\u043B\u044C\u043D real
\u0440\u0435\u0432 comment review
\u0440\u0435\u0433\u0438\u043E\u043D region
\u0440\u0435\u0433\u0438\u0441\u0442\u0440 case
\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446 registr
\u0440\u0435\u0433\u0443\u043B\u044F\u0440\u043D regular
\u0440\u0435\u0434\u0430\u043A\u0442\u0438\u0440\u043E\u0432\u0430\u043D edit
\u0440\u0435\u0434\u0430\u043A\u0442\u043E\u0440 editor
\u0440\u0435\u0436 mode
\u0440\u0435\u0436\u0438\u043C mode
\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440 reserv
\u0440\u0435\u0437\u0435\u0440\u0432\u043D fallback
\u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442 result
\u0440\u0435\u043A\u043E\u043C\u0435\u043D\u0434 consid
\u0440\u0435\u043A\u043E\u043C\u0435\u043D\u0434\u0430\u0446 recommend
\u0440\u0435\u043A\u043E\u043C\u0435\u043D\u0434\u043E\u0432\u0430 recommend
\u0440\u0435\u043A\u043E\u043C\u0435\u043D\u0434\u0443\u0435\u043C recommend
\u0440\u0435\u043A\u0443\u0440\u0441\u0438\u0432\u043D recurs
\u0440\u0435\u043B\u0438\u0437 releas publish
\u0440\u0435\u043F\u043E\u0437\u0438\u0442\u043E\u0440 repositori
\u0440\u0435\u0441\u0443\u0440\u0441 resourc
\u0440\u0435\u0444\u0430\u043A\u0442\u043E\u0440\u0438\u043D\u0433 refactor
\u0440\u0435\u0447 speech
\u0440\u043E\u0432\u043D exactli
\u0440\u043E\u0434\u0438\u0442\u0435\u043B\u044C\u0441\u043A parent
\u0440\u043E\u043B worker
\u0440\u0443\u043A\u043E\u0432\u043E\u0434\u0441\u0442\u0432 walkthrough
\u0441\u0430\u0438\u0442 websit site
\u0441\u0430\u043C most
\u0441\u0431\u0430\u043B\u0430\u043D\u0441\u0438\u0440\u043E\u0432\u0430 balanc
\u0441\u0431\u043E fail error failur
\u0441\u0431\u043E\u0440\u043A build
\u0441\u0431\u0440\u043E\u0441 reset drop
\u0441\u0431\u0440\u043E\u0448 reset
\u0441\u0432\u0435\u0434\u0435\u043D inform detail
\u0441\u0432\u0435\u0440\u043D\u0443\u0442 collaps fold
\u0441\u0432\u0435\u0440\u0442\u044B\u0432\u0430\u043D fold collaps
\u0441\u0432\u0435\u0440\u0445 top
\u0441\u0432\u0435\u0442\u043B lighter light
\u0441\u0432\u043E\u0438\u0441\u0442\u0432 properti
\u0441\u0432\u044F\u0437 associ feedback
\u0441\u0432\u044F\u0437\u0430 associ
\u0441\u0433\u0435\u043D\u0435\u0440\u0438\u0440\u043E\u0432\u0430 eras
\u0441\u0433\u043B\u0430\u0436\u0438\u0432\u0430\u043D smooth
\u0441\u0434\u0435\u043B\u0430 make
\u0441\u0435\u0430\u043D\u0441 session
\u0441\u0435\u0431 circularli
\u0441\u0435\u0433\u043C\u0435\u043D\u0442 segment
\u0441\u0435\u0438\u0447\u0430\u0441 current
\u0441\u0435\u043A\u0440\u0435\u0442 secret blank password
\u0441\u0435\u043A\u0443\u043D\u0434 second
\u0441\u0435\u043B\u0435\u043A\u0442\u043E\u0440 selector
\u0441\u0435\u043C\u0430\u043D\u0442\u0438\u0447\u0435\u0441\u043A semant
\u0441\u0435\u043C\u0435\u0438\u0441\u0442\u0432 famili
\u0441\u0435\u0440 seri
\u0441\u0435\u0440\u0432\u0435\u0440 server
\u0441\u0435\u0440\u0438\u0430\u043B\u0438\u0437\u043E\u0432\u0430 serial
\u0441\u0435\u0440\u0442\u0438\u0444\u0438\u043A\u0430\u0442 certif ca
\u0441\u0435\u0440\u044C\u0435\u0437\u043D sever
\u0441\u0435\u0441\u0441 session
\u0441\u0435\u0442 network
\u0441\u0435\u0442\u0435\u0432 network
\u0441\u0435\u0442\u043A grid
\u0441\u0436\u0438\u043C\u0430 shrink
\u0441\u0438\u0433\u043D\u0430 cue audio
\u0441\u0438\u0433\u043D\u0430\u043B signal
\u0441\u0438\u0433\u043D\u0430\u0442\u0443\u0440 signatur
\u0441\u0438\u043B effect
\u0441\u0438\u043C\u0432\u043E\u043B symbol charact
\u0441\u0438\u043D blue
\u0441\u0438\u043D\u0442\u0430\u043A\u0441\u0438\u0441 syntax
\u0441\u0438\u043D\u0442\u0430\u043A\u0441\u0438\u0447\u0435\u0441\u043A pars
\u0441\u0438\u043D\u0443\u0441 sine
\u0441\u0438\u043D\u0445\u0440\u043E\u043D\u0438\u0437\u0430\u0446 sync synchron
\u0441\u0438\u043D\u0445\u0440\u043E\u043D\u0438\u0437\u0438\u0440\u043E\u0432\u0430 sync
\u0441\u0438\u0441\u0442\u0435\u043C system
\u0441\u0438\u0441\u0442\u0435\u043C\u043D system
\u0441\u043A\u0430\u0447\u0430 download
\u0441\u043A\u0430\u0447\u0438\u0432\u0430 download
\u0441\u043A\u0430\u0447\u0438\u0432\u0430\u043D download
\u0441\u043A\u043E\u0431\u043A bracket
\u0441\u043A\u043E\u0431\u043E\u043A bracket
\u0441\u043A\u043E\u043F\u0438\u0440\u043E\u0432\u0430 copi
\u0441\u043A\u0440\u0438\u043F\u0442 script
\u0441\u043A\u0440\u044B\u0432\u0430 hide
\u0441\u043A\u0440\u044B\u0442 hide mask redact
\u0441\u043B\u0435\u0432 leav
\u0441\u043B\u0435\u0434 next follow
\u0441\u043B\u0435\u0434\u043E\u0432\u0430 follow
\u0441\u043B\u0438\u0442 merg
\u0441\u043B\u0438\u0448\u043A larg
\u0441\u043B\u0438\u044F\u043D merg
\u0441\u043B\u043E\u0432 word
\u0441\u043B\u043E\u0436 complex
\u0441\u043B\u043E\u0436\u0435\u043D fold
\u0441\u043B\u043E\u0436\u043D complex
\u0441\u043B\u043E\u043C\u0430 broken
\u0441\u043B\u0443\u0436\u0431 servic
\u0441\u043B\u0443\u0447\u0430 otherwis case
\u0441\u043C\u0435\u0448\u0438\u0432\u0430 mix
\u0441\u043C\u0435\u0449\u0435\u043D offset
\u0441\u043D\u0430\u0447\u0430 first
\u0441\u043E\u0431\u0440\u0430 build
\u0441\u043E\u0431\u0441\u0442\u0432\u0435\u043D own
\u0441\u043E\u0431\u044B\u0442 event
\u0441\u043E\u0432\u043C\u0435\u0441\u0442 compat
\u0441\u043E\u0432\u043C\u0435\u0441\u0442\u0438\u043C compat
\u0441\u043E\u0432\u043C\u0435\u0441\u0442\u043D share
\u0441\u043E\u0432\u043F\u0430\u0434\u0435\u043D match
\u0441\u043E\u0433\u043B\u0430\u0441\u043D accord
\u0441\u043E\u0434\u0435\u0440\u0436 contain
\u0441\u043E\u0434\u0435\u0440\u0436\u0430 contain
\u0441\u043E\u0434\u0435\u0440\u0436\u0438\u043C content
\u0441\u043E\u0437\u0434\u0430 creat gener
\u0441\u043E\u0437\u0434\u0430\u0432\u0430 emit
\u0441\u043E\u0437\u0434\u0430\u043D creat
\u0441\u043E\u043A\u0440\u0430\u0449 reduc
\u0441\u043E\u043A\u0440\u0430\u0449\u0435\u043D abbrevi shorten
\u0441\u043E\u043E\u0431\u0440\u0430\u0436\u0435\u043D reason
\u0441\u043E\u043E\u0431\u0449 issu
\u0441\u043E\u043E\u0431\u0449\u0430 announc report
\u0441\u043E\u043E\u0431\u0449\u0435\u043D messag notic
\u0441\u043E\u043E\u0442\u0432\u0435\u0442\u0441\u0442\u0432 match
\u0441\u043E\u043F\u043E\u0441\u0442\u0430\u0432\u0438\u0442\u0435\u043B sourcemap
\u0441\u043E\u043F\u043E\u0441\u0442\u0430\u0432\u043B\u0435\u043D map match
\u0441\u043E\u0440\u0442\u0438\u0440\u043E\u0432\u0430 sort
\u0441\u043E\u0440\u0442\u0438\u0440\u043E\u0432\u043A sort
\u0441\u043E\u0441\u0435\u0434\u043D adjac
\u0441\u043E\u0441\u0442\u0430\u0432\u043B\u044F constitu
\u0441\u043E\u0441\u0442\u0430\u0432\u043D composit
\u0441\u043E\u0441\u0442\u043E\u044F consist
\u0441\u043E\u0441\u0442\u043E\u044F\u043D statu state
\u0441\u043E\u0445\u0440\u0430\u043D save
\u0441\u043E\u0445\u0440\u0430\u043D\u0435\u043D save
\u0441\u043E\u0447\u0435\u0442\u0430\u043D keybind
\u0441\u043F\u0435\u0446\u0438\u0430\u043B\u044C\u043D access
\u0441\u043F\u0435\u0446\u0438\u0444\u0438\u0447\u043D specif
\u0441\u043F\u0438\u0441\u043A list
\u0441\u043F\u0438\u0441\u043E\u043A list arrai
\u0441\u043F\u043E\u043D\u0441\u0438\u0440\u043E\u0432\u0430 sponsor
\u0441\u043F\u043E\u043D\u0441\u043E\u0440 sponsor
\u0441\u043F\u043E\u0441\u043E\u0431 wai
\u0441\u043F\u0440\u0430\u0432 right
\u0441\u043F\u0440\u0430\u0432\u043A help
\u0441\u043F\u0440\u0430\u0448\u0438\u0432\u0430 ask
\u0441\u043F\u0440\u043E\u0441 ask
\u0441\u043F\u0440\u044F\u0442\u0430 stash
\u0441\u043F\u0443\u0442\u0430 confus
\u0441\u0440\u0430\u0431\u043E\u0442\u0430 fire
\u0441\u0440\u0430\u0432\u043D compar
\u0441\u0440\u0430\u0432\u043D\u0435\u043D compar viewer
\u0441\u0440\u0430\u0437 immedi
\u0441\u0440\u0435\u0434 environ runtim env
\u0441\u0440\u0435\u0434\u043D middl
\u0441\u0440\u0435\u0434\u0441\u0442\u0432 picker reader
\u0441\u0441\u044B\u043B\u0430 refer
\u0441\u0441\u044B\u043B\u043A link refer ref
\u0441\u0441\u044B\u043B\u043E\u043A link
\u0441\u0442\u0430\u0431\u0438\u043B\u044C\u043D stabl
\u0441\u0442\u0430\u043D\u0434\u0430\u0440\u0442\u043D standard
\u0441\u0442\u0430\u043D\u0435\u0442 favor
\u0441\u0442\u0430\u043D\u043E\u0432 becom
\u0441\u0442\u0430\u0440 old stale
\u0441\u0442\u0430\u0440\u0448 older
\u0441\u0442\u0430\u0442\u0438\u0447\u0435\u0441\u043A static
\u0441\u0442\u0430\u0442\u0443\u0441 upgrad
\u0441\u0442\u0435\u043A stack
\u0441\u0442\u0435\u043D\u043E\u0433\u0440\u0430\u043C\u043C transcript
\u0441\u0442\u0435\u043F\u0435\u043D exponenti
\u0441\u0442\u0438\u043B style stylesheet css
\u0441\u0442\u043E\u043B\u0431\u0435\u0446 col column
\u0441\u0442\u043E\u043B\u0431\u0446 column
\u0441\u0442\u043E\u0440\u043E\u043D side
\u0441\u0442\u0440\u0430\u043D\u0438\u0446 page
\u0441\u0442\u0440\u0430\u0442\u0435\u0433 strategi
\u0441\u0442\u0440\u0435\u043B\u043A arrow
\u0441\u0442\u0440\u0435\u043B\u043E\u0447\u043D arrow
\u0441\u0442\u0440\u043E\u0433 strict
\u0441\u0442\u0440\u043E\u043A line
\u0441\u0442\u0440\u043E\u043A\u043E\u0432 string
\u0441\u0442\u0440\u0443\u043A\u0442\u0443\u0440 outlin
\u0441\u0443\u043F\u0435\u0440\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B superus
\u0441\u0443\u0444\u0444\u0438\u043A\u0441 suffix
\u0441\u0443\u0449\u0435\u0441\u0442\u0432 exist
\u0441\u0443\u0449\u043D\u043E\u0441\u0442 entiti
\u0441\u0445\u0435\u043C schema
\u0441\u0446\u0435\u043D\u0430\u0440 script
\u0441\u0447\u0438\u0442\u0430 read
\u0442\u0430\u0431\u043B\u0438\u0446 stylesheet
\u0442\u0430\u0431\u0443\u043B\u044F\u0446 tab
\u0442\u0430\u043A like
\u0442\u0430\u043A\u0436 also
\u0442\u0430\u043C pack
\u0442\u0430\u043D\u0433\u0435\u043D\u0441 tangent
\u0442\u0435\u0433 tag
\u0442\u0435\u043A\u0441\u0442 text
\u0442\u0435\u043A\u0441\u0442\u043E\u0432 text
\u0442\u0435\u043A\u0441\u0442\u0443\u0440\u043D textur atla
\u0442\u0435\u043A\u0443\u0449 current
\u0442\u0435\u043B bodi
\u0442\u0435\u043B\u0435\u043C\u0435\u0442\u0440 telemetri
\u0442\u0435\u043C theme
\u0442\u0435\u043C\u043D dark darker
\u0442\u0435\u043D shadow
\u0442\u0435\u043F\u0435\u0440 now
\u0442\u0435\u0440\u043C\u0438\u043D term
\u0442\u0435\u0440\u043C\u0438\u043D\u0430 termin
\u0442\u0435\u0440\u043C\u0438\u043D\u0430\u043B termin
\u0442\u0435\u0441\u0442 test
\u0442\u0435\u0447\u0435\u043D amount
\u0442\u0438\u043F type
\u0442\u043E outer
\u0442\u043E\u0433 sibl
\u0442\u043E\u043A token
\u0442\u043E\u043B\u044C\u043A onli
\u0442\u043E\u0442 subsequ
\u0442\u043E\u0447\u0435\u043A breakpoint
\u0442\u043E\u0447\u043A breakpoint
\u0442\u0440\u0430\u0434\u0438\u0446\u0438\u043E\u043D tradit
\u0442\u0440\u0430\u0441\u0441\u0438\u0440\u043E\u0432\u043A trace
\u0442\u0440\u0435\u0431 requir
\u0442\u0440\u0435\u043C three
\u0442\u0440\u0435\u0445 three
\u0442\u0440\u043E\u043A mo
\u0443\u0431\u0435\u0434 sure
\u0443\u0432\u0435\u0434\u043E\u043C\u043B\u0435\u043D notif
\u0443\u0432\u0435\u043B\u0438\u0447 increas
\u0443\u0432\u0435\u043B\u0438\u0447\u0435\u043D increas
\u0443\u0432\u0435\u043B\u0438\u0447\u0438\u0432\u0430 increas
\u0443\u0434\u0430 unabl fail
\u0443\u0434\u0430\u043B remov delet
\u0443\u0434\u0430\u043B\u0435\u043D remot local
\u0443\u0434\u0435\u0440\u0436\u0430\u043D hold
\u0443\u0434\u0435\u0440\u0436\u0438\u0432\u0430 hold
\u0443\u0434\u043E\u0431\u0441\u0442\u0432 experi
\u0443\u0434\u043E\u0432\u043B\u0435\u0442\u0432\u043E\u0440\u044F satisfi
\u0443\u0436 alreadi
\u0443\u0437\u0435\u043B host
\u0443\u0437\u043B node
\u0443\u043A\u0430\u0436 specifi provid
\u0443\u043A\u0430\u0437\u0430 specifi
\u0443\u043A\u0430\u0437\u0430\u043D hint
\u0443\u043A\u0430\u0437\u0430\u0442\u0435\u043B hover
\u0443\u043A\u0430\u0437\u044B\u0432\u0430 indic
\u0443\u043B\u0443\u0447\u0448\u0435\u043D augment
\u0443\u043C\u0435\u043D\u044C\u0448 decreas
\u0443\u043C\u0435\u043D\u044C\u0448\u0430 decreas
\u0443\u043C\u0435\u043D\u044C\u0448\u0435\u043D less
\u0443\u043C\u043E\u043B\u0447\u0430\u043D default
\u0443\u043D\u0430\u0441\u043B\u0435\u0434\u043E\u0432\u0430 inherit
\u0443\u043D\u0438\u0432\u0435\u0440\u0441\u0430\u043B\u044C\u043D gener
\u0443\u043D\u0438\u043A\u0430\u043B\u044C\u043D uniqu
\u0443\u043F\u043E\u0440\u044F\u0434\u043E\u0447\u0435\u043D organ
\u0443\u043F\u0440\u0430\u0432\u043B\u0435\u043D manag
\u0443\u043F\u0440\u0430\u0432\u043B\u044F control
\u0443\u0440\u043E\u0432\u0435\u043D level
\u0443\u0440\u043E\u0432\u043D level
\u0443\u0441\u0435\u043A\u0430 truncat
\u0443\u0441\u043A\u043E\u0440\u0435\u043D acceler gpu
\u0443\u0441\u043B\u043E\u0432 condit
\u0443\u0441\u043B\u043E\u0432\u043D condit
\u0443\u0441\u043F\u0435\u0448\u043D successfulli
\u0443\u0441\u0442\u0430\u043D\u043E\u0432 instal
\u0443\u0441\u0442\u0430\u043D\u043E\u0432\u043A instal
\u0443\u0441\u0442\u0430\u043D\u043E\u0432\u043B instal set
\u0443\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D instal
\u0443\u0441\u0442\u0430\u043D\u043E\u0432\u043E\u043A along
\u0443\u0441\u0442\u0430\u0440\u0435\u0432\u0448 legaci outdat old stale
\u0443\u0441\u0442\u0430\u0440\u0435\u043B date deprec
\u0443\u0441\u0442\u0440\u0430\u043D\u0435\u043D roo
\u0443\u0441\u0442\u0440\u043E\u0438\u0441\u0442\u0432 devic
\u0443\u0442\u0432\u0435\u0440\u0436\u0434\u0430 approv
\u0443\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D assert approv
\u0443\u0447\u0430\u0441\u0442\u043D\u0438\u043A particip
\u0443\u0447\u0435\u0442\u043D account
\u0443\u0447\u0438\u0442\u044B\u0432\u0430 honor
\u0444\u0430\u0431\u0440\u0438\u043A factori
\u0444\u0430\u0438\u043B file
\u0444\u0430\u0438\u043B\u043E\u0432 system
\u0444\u0430\u043A\u0442\u0438\u0447\u0435\u0441\u043A actual
\u0444\u0430\u043A\u0442\u043E\u0440 alpha
\u0444\u0430\u043D\u0442\u043E\u043C\u043D ghost
\u0444\u0438\u0433\u0443\u0440\u043D brace
\u0444\u0438\u043A\u0441\u0430\u0446 commit
\u0444\u0438\u043A\u0441\u0438\u0440\u043E\u0432\u0430 preformat
\u0444\u0438\u043B\u044C\u0442\u0440 filter
\u0444\u043B\u0430\u0433 flag
\u0444\u043B\u0430\u0436\u043A checkbox
\u0444\u043E\u043A\u0443\u0441 focu focus
\u0444\u043E\u043A\u0443\u0441\u0438\u0440\u043E\u0432\u043A focu
\u0444\u043E\u043D background
\u0444\u043E\u0440\u043C form
\u0444\u043E\u0440\u043C\u0430\u0442 format
\u0444\u043E\u0440\u043C\u0430\u0442\u0438\u0440\u043E\u0432\u0430 format
\u0444\u043E\u0440\u043C\u0430\u0442\u0438\u0440\u043E\u0432\u0430\u043D format
\u0444\u043E\u0440\u043C\u0430\u0442\u0438\u0440\u043E\u0432\u0449\u0438\u043A formatt
\u0444\u0440\u0430\u0433\u043C\u0435\u043D\u0442 snippet
\u0444\u0440\u0430\u043D\u0446\u0443\u0437\u0441\u043A french
\u0444\u0443\u043D\u043A\u0446 function
\u0445\u0435\u0448 hash checksum
\u0445\u043E\u0434 progress
\u0445\u043E\u0441\u0442 host
\u0445\u043E\u0442 want like
\u0445\u043E\u0442\u0435\u043B mean
\u0445\u0440\u0430\u043D\u0435\u043D store
\u0445\u0440\u0430\u043D\u0438\u043B\u0438\u0449 storag
\u0445\u0440\u043E\u043C chroma
\u0445\u0443\u043A hook
\u0445\u044D\u0448 hash
\u0446\u0432\u0435\u0442 color colour
\u0446\u0432\u0435\u0442\u043E\u0432 theme
\u0446\u0435\u043B integ
\u0446\u0435\u043B\u0435\u0432 target
\u0446\u0435\u043B\u0438\u043A whole
\u0446\u0435\u043D\u0442\u0440 center
\u0446\u0435\u043D\u0442\u0440\u0430\u043B\u044C\u043D central
\u0446\u0435\u043F\u043E\u0447\u043A chain thread
\u0446\u0438\u043A\u043B loop
\u0446\u0438\u043A\u043B\u0438\u0447\u0435\u0441\u043A circular circularli
\u0446\u0438\u043A\u043B\u0438\u0447\u043D circular
\u0446\u0438\u0442\u0430\u0442 quot
\u0446\u0438\u0444\u0440 digit
\u0447\u0430\u0441 hour
\u0447\u0430\u0441\u0442 part
\u0447\u0430\u0441\u0442\u0438\u0447\u043D partial
\u0447\u0430\u0441\u0442\u043D privat
\u0447\u0430\u0442 chat
\u0447\u0435\u0440\u0435\u0437 through
\u0447\u0435\u0440\u043D white black
\u0447\u0435\u0440\u043D\u043E\u0432\u0438\u043A draft
\u0447\u0435\u0440\u0442 backslash slash
\u0447\u0438\u0441\u043B number
\u0447\u0438\u0441\u043B\u043E\u0432 numer
\u0447\u0438\u0442\u0430 read
\u0447\u043B\u0435\u043D member
\u0447\u0440\u0435\u0437\u043C\u0435\u0440\u043D excess
\u0447\u0442\u0435\u043D read
\u0447\u0442\u043E sure
\u0447\u0442\u043E\u0431 pleas
\u0448\u0430\u0431\u043B\u043E\u043D pattern
\u0448\u0430\u0433 step
\u0448\u0435\u0441\u0442\u0435\u0440\u0435\u043D\u043A gear
\u0448\u0435\u0441\u0442\u043D\u0430\u0434\u0446\u0430\u0442\u0435\u0440\u0438\u0447\u043D hex
\u0448\u0438\u0440\u0438\u043D width
\u0448\u0438\u0444\u0440\u043E\u0432\u0430 encrypt
\u0448\u0438\u0444\u0440\u043E\u0432\u0430\u043D encrypt
\u0448\u0440\u0438\u0444\u0442 font
\u0448\u0442\u0440\u0438\u0445 stroke
\u0449\u0435\u043B\u043A\u043D click
\u0449\u0435\u043B\u043A\u043D\u0443\u0442 clickabl
\u0449\u0435\u043B\u0447\u043A click
\u0449\u0435\u043B\u0447\u043E\u043A click
\u044D\u043A\u0432\u0438\u0432\u0430\u043B\u0435\u043D\u0442 equival
\u044D\u043A\u0437\u0435\u043C\u043F\u043B\u044F\u0440 instanc
\u044D\u043A\u0440\u0430 screen reader displai visibl show
\u044D\u043A\u0440\u0430\u043D\u0438\u0440\u043E\u0432\u0430 escap
\u044D\u043A\u0441\u043F\u0435\u0440\u0438\u043C\u0435\u043D\u0442\u0430\u043B\u044C\u043D experiment
\u044D\u043A\u0441\u043F\u043E\u0440\u0442 export
\u044D\u043A\u0441\u043F\u043E\u0440\u0442\u0438\u0440\u043E\u0432\u0430 export
\u044D\u043B\u0435\u043C\u0435\u043D\u0442 item element
\u044D\u043C\u0431\u043B badg
\u044D\u043C\u0431\u043B\u0435\u043C badg
\u044D\u0442\u0430\u043F phase
\u044E\u043D\u0438\u043A\u043E\u0434 unicod
\u044F\u0432\u043D explicit explicitli
\u044F\u0434\u0440 kernel
\u044F\u0437\u044B\u043A languag
\u044F\u0437\u044B\u043A\u043E\u0432 languag
\u044F\u043F\u043E\u043D\u0441\u043A japanes
\u044F\u0440\u043A\u043E\u0441\u0442 perceptu bright
\u044F\u0447\u0435\u0435\u043A cell
\u044F\u0447\u0435\u0438\u043A cell
`,zh:`
\u4E00\u4E2A on
\u4E00\u6B21 onc time
\u4E00\u76F4 stick
\u4E00\u7CFB\u5217 seri
\u4E00\u8D77 togeth
\u4E00\u90E8\u5206 part
\u4E0A\u4E0B\u6587 context
\u4E0A\u65B9 abov
\u4E0A\u6B21 last
\u4E0A\u7EA7 ancestor
\u4E0A\u8FF0 abov
\u4E0A\u9762 abov
\u4E0B\u5C42 textual
\u4E0B\u65B9 below
\u4E0B\u6B21 previous
\u4E0B\u8F7D download vsix
\u4E0B\u9762 below
\u4E0D\u518D again
\u4E0D\u53D7 untrust unsupport
\u4E0D\u53EF avail
\u4E0D\u53EF\u9006 irrevers
\u4E0D\u540C differ
\u4E0D\u5BF9 quantifi
\u4E0D\u5FC5\u8981 unnecessari
\u4E0D\u80FD cannot
\u4E0D\u88AB overridden
\u4E0D\u8981 store
\u4E0D\u8DB3 insuffici
\u4E13\u7528 privat
\u4E22\u5931 lose
\u4E24\u6B21 twice
\u4E25\u683C strict
\u4E25\u91CD sever
\u4E2A\u4EBA person
\u4E2A\u5B50 individu
\u4E2D\u592E central
\u4E2D\u5FC3 center
\u4E2D\u6587 chines
\u4E2D\u65AD break
\u4E2D\u6709 contraint
\u4E2D\u6839 root
\u4E2D\u95F4 middl
\u4E3B\u4F53 bodi
\u4E3B\u5E72 main default
\u4E3B\u673A host
\u4E3B\u8981 primari main default
\u4E3B\u9898 theme themabl
\u4E4B\u4E0B beneath
\u4E4B\u540E after
\u4E4B\u5916 beyond
\u4E4B\u95F4 between
\u4E86\u89E3 learn
\u4E8B\u4EF6 event
\u4E8C\u7B49 bisect
\u4E92\u76F8 union
\u4EA4\u4E92 interact
\u4EA4\u96C6 intersect
\u4EA7\u54C1 product
\u4EAE\u5EA6 light
\u4EBA\u5458 develop
\u4EC0\u4E48 clean
\u4ECD\u7136 anywai
\u4ECD\u8981 anywai
\u4ECE\u4E0D never
\u4ECE\u672A never
\u4ECE\u800C easi
\u4ED3\u5E93 repositori
\u4EE3\u7406 proxi
\u4EE3\u7801 code
\u4EE4\u724C token
\u4EE5\u4E0B follow
\u4EE5\u4FBF shine
\u4EE5\u514D underli opaqu
\u4EE5\u524D previous
\u4EE5\u540E guard
\u4EFB\u52A1 task
\u4EFB\u610F toward
\u4F18\u5148 preced
\u4F1A\u8BDD session
\u4F20\u64AD spread
\u4F20\u9012 pass
\u4F3C\u4E4E\u662F seem
\u4F4D\u7F6E locat posit
\u4F4F\u6240 surround
\u4F53\u9A8C experi
\u4F59\u5F26 cosin
\u4F5C\u7528 scope
\u4F5C\u8005 author
\u4F60\u662F mean
\u4F7F\u7528 us
\u4F8B\u5982 exampl
\u4F9B\u5E94 vendor
\u4F9D\u8D56 depend
\u4FA6\u542C\u5668 listen
\u4FA7\u8FB9 side
\u4FDD\u5B58 save
\u4FDD\u62A4 protect
\u4FDD\u6301 keep remain
\u4FDD\u7559 reserv keep
\u4FE1\u4EFB trust
\u4FE1\u53F7 signal
\u4FE1\u606F inform info
\u4FEE\u590D fix
\u4FEE\u6539 modifi
\u4FEE\u9970 decor
\u5019\u9009 candid
\u5047\u5B9A assum
\u504F\u79FB offset
\u505C\u6B62 stop
\u50A8\u85CF stash
\u5141\u8BB8 allow
\u5143\u7D20 element
\u514D\u8D39 free
\u5165\u53E3 point
\u5168\u5C40 global
\u5168\u90E8 all
\u516C\u5171 public
\u516C\u544A announc
\u516C\u5F00 expos public privat
\u516C\u94A5 kei public privat
\u5171\u4EAB share
\u5171\u540C ancestor
\u5173\u8054 associ
\u5173\u952E keyword
\u5173\u95ED close end
\u5176\u4ED6 other
\u517C\u5BB9 compat incompat
\u5185\u5B58 memori
\u5185\u5BB9 content
\u5185\u90E8 intern
\u518D\u6B21 again
\u5192\u53F7 colon
\u5199 write
\u51B2\u7A81 conflict
\u51B3\u5B9A decid
\u51BB\u7ED3 freez
\u51CF\u5C0F decreas
\u51CF\u5C11 reduc
\u51FA\u73B0 appear
\u51FD\u6570 function
\u5206\u4E3A split
\u5206\u4EAB share
\u5206\u5272 splitter
\u5206\u652F branch
\u5206\u6570 evalu score
\u5206\u6790 pars
\u5206\u79BB detach
\u5206\u914D assign
\u5206\u91CF compon
\u5206\u949F min minut
\u5206\u9694 separ
\u5207\u6362 toggl
\u5217\u51FA list
\u5217\u8868 list arrai
\u5219\u4E3A true
\u521B\u5EFA creat
\u521D\u59CB initi
\u5220\u9664 delet remov
\u522B\u540D alia alias
\u5230\u6B64 satisfi
\u5230\u8FBE reach
\u5237\u65B0 refresh
\u524D\u666F foreground
\u524D\u8FDB forward
\u524D\u9762 earlier
\u526A\u5207 cut
\u529F\u80FD featur
\u52A0\u5BC6 encrypt
\u52A0\u62FF\u5927 canada
\u52A0\u7C97 normal
\u52A0\u901F acceler gpu
\u52A8\u4F5C motion
\u52A8\u6001 dynam
\u52A8\u753B anim
\u5305\u542B contain includ
\u5305\u56F4 surround
\u5305\u62EC includ
\u5305\u88C5 wrap
\u5339\u914D match
\u533A\u57DF area region
\u533F\u540D anonym
\u5341\u516D hex rrggbb
\u5341\u8FDB\u5236 decim
\u5347\u7EA7 upgrad
\u534F\u8BAE protocol
\u5355\u4F4D unit millisecond
\u5355\u5143 cell
\u5355\u51FB click
\u5355\u72EC separ
\u5355\u8BCD word
\u5355\u9009 radio
\u5360\u4F4D placehold
\u5370\u5EA6 india
\u5373\u4F7F even
\u5386\u53F2 histori
\u539F\u56E0 reason
\u539F\u59CB origin output raw
\u539F\u5B50 atom
\u53C2\u4E0E particip
\u53C2\u6570 paramet argument
\u53C2\u8003 guid
\u53C2\u9605 see
\u53CC\u51FB doubl
\u53CD\u5411 revers backrefer
\u53CD\u5E94 reaction
\u53CD\u6B63 invers
\u53CD\u9988 feedback
\u53D1\u51FA emit
\u53D1\u5E03 publish releas
\u53D1\u751F occur
\u53D1\u8D77 sponsor
\u53D1\u9001 send
\u53D6\u6D88 cancel unset
\u53D6\u800C\u4EE3\u4E4B favor
\u53D7\u4FE1 trust
\u53D7\u9650 restrict limit
\u53D8\u4F53 variant
\u53D8\u5F97 easi
\u53D8\u91CF variabl
\u53E6\u4E00 opposit
\u53EA\u80FD onli
\u53EA\u8BFB read
\u53EF\u53D8 variad
\u53EF\u7528 avail
\u53EF\u80FD possibl
\u53EF\u88AB clickabl
\u53EF\u89C1 visibl
\u53F0\u4E2D workbench
\u53F3\u4E0B\u89D2 slide
\u53F3\u4FA7 right
\u5408\u5E76 merg
\u5408\u6210 synthes
\u540C\u4E00 same
\u540C\u65F6 also parallel concurr
\u540C\u6B65 sync synchron
\u540C\u7EA7 sibl
\u540D\u79F0 name
\u540E\u9000 back
\u540E\u9762 follow
\u5411\u4E0B down
\u5411\u53F3 right
\u5411\u540E backrefer
\u5411\u5DE6 leav
\u5426\u5219 otherwis
\u542B\u6709 pop
\u542C\u5199 dictat
\u542F\u52A8 launch start
\u542F\u7528 enabl
\u5448\u73B0 render
\u5468\u56F4 around
\u547D\u4E2D hit
\u547D\u4EE4 command
\u547D\u540D renam
\u54C8\u5E0C hash checksum
\u54CD\u5E94 respons
\u54EA\u4E9B balanc
\u552F\u4E00 uniqu
\u5546\u5E97 marketplac
\u56DE\u590D repli
\u56DE\u5E94 reaction react
\u56DE\u6536 trash recycl
\u56E0\u4E3A sinc
\u56FA\u5B9A pin
\u56FE\u50CF imag
\u56FE\u7247 imag pictur preview
\u56FE\u8868 chart
\u5730\u56FE minimap
\u5730\u5740 address
\u573A\u666F scenario
\u5782\u76F4 vertic
\u57FA\u4E8E base
\u57FA\u672C basic ascii
\u5806\u6808 stack
\u586B\u5145 fill pad
\u589E\u52A0 increas
\u589E\u91CF increment
\u58F0\u660E declar
\u58F0\u97F3 sound plai
\u5904\u7406 handl handler
\u590D\u5236 copi
\u590D\u5408 composit
\u590D\u6742 complex
\u5916\u90E8 extern
\u591A\u4E2A multipl
\u591A\u4F59 excess
\u5927\u4E8E greater
\u5927\u578B storag
\u5927\u5C0F size length
\u5927\u7EB2 outlin
\u5929\u5185 dai
\u592A\u591A mani
\u592A\u5927 larg
\u592A\u5C11 few
\u5931\u53BB lose
\u5931\u8D25 fail error failur
\u5957\u5728 nest
\u5982\u4F55 inform
\u59CB\u7EC8 alwai
\u59D4\u6258 deleg
\u5A92\u4F53 medium video media stream
\u5B50\u53E5 claus
\u5B57\u4F53 font
\u5B57\u53F7 font
\u5B57\u5F62 glyph
\u5B57\u6BB5 field
\u5B57\u6BCD letter
\u5B57\u7B26 charact
\u5B57\u8BCD word
\u5B57\u9762 liter
\u5B58\u50A8 repositori
\u5B58\u5728 exist
\u5B89\u5168 secur
\u5B89\u88C5 instal
\u5B8C\u6210 complet
\u5B8C\u6210\u540E finish
\u5B8C\u6574 full
\u5B9A\u4E49 defin definit
\u5B9A\u4F4D anchor
\u5B9A\u5411 redirect
\u5B9E\u4F53 entiti
\u5B9E\u4F8B instanc
\u5B9E\u73B0 implement
\u5B9E\u9645 actual
\u5B9E\u9A8C experiment
\u5BA1\u6279 approv
\u5BA1\u9605 review
\u5BA2\u6237 client
\u5BA3\u5E03 repl
\u5BB9\u5668 contain
\u5BB9\u6613 easi
\u5BBD\u5EA6 width
\u5BC6\u7801 secret password
\u5BC6\u94A5 kei
\u5BF9\u4E8E rel
\u5BF9\u6BD4 contrast high
\u5BF9\u8BDD dialog
\u5BF9\u8C61 object
\u5BFC\u5165 import
\u5BFC\u51FA export
\u5BFC\u81F4 caus
\u5BFC\u822A navig breadcrumb
\u5C01\u95ED enclos
\u5C06\u4F1A stai
\u5C0F\u578B small
\u5C0F\u65F6 hr hour
\u5C0F\u7EC4 widget
\u5C1A\u672A yet
\u5C1D\u8BD5 try
\u5C31\u50CF beneath
\u5C40\u90E8 local
\u5C45\u4E2D center
\u5C4F\u5E55 screen reader displai visibl show
\u5C4F\u853D mask redact
\u5C55\u5F00 expand unfold
\u5C5E\u6027 properti
\u5D29\u6E83 crash
\u5D4C\u5165 embed
\u5DE5\u4F5C workspac
\u5DE5\u5177 tool toolbar
\u5DE5\u5382 factori
\u5DE6\u4FA7 leav
\u5DEE\u5F02 diff
\u5DF2\u77E5 know
\u5E02\u573A marketplac
\u5E03\u5C40 layout
\u5E10\u6237 account
\u5E26\u6709 isolateddeclarations
\u5E2E\u52A9 help
\u5E38\u6570 constant const
\u5E38\u7528 commonli
\u5E38\u89C1 common
\u5E38\u89C4 dom
\u5E38\u91CF constant const
\u5E73\u53F0 platform
\u5E73\u6ED1 smooth
\u5E73\u8861 balanc
\u5E74\u524D yr year
\u5E76\u884C parallel concurr
\u5E76\u91CD tsserver
\u5E8F\u5217 sequenc
\u5E94\u7528 appli applic
\u5E95\u90E8 bottom
\u5EF6\u8FDF defer delai
\u5EFA\u8BAE suggest
\u5F00\u53D1 develop
\u5F00\u5934 start
\u5F00\u59CB start
\u5F02\u5E38 except unusu
\u5F02\u6B65 async
\u5F15\u53D1 rais
\u5F15\u64CE engin
\u5F15\u7528 refer referenc ref
\u5F15\u8D77 caus
\u5F39\u51FA pop
\u5F3A\u5236 forc
\u5F52\u6863 archiv asset
\u5F53\u524D current
\u5F62\u5F0F form
\u5F71\u54CD affect effect
\u5FAA\u73AF loop circular
\u5FBD\u7AE0 badg
\u5FC5\u8981 necessari
\u5FC5\u987B must
\u5FD8\u8BB0 forget
\u5FEB\u6377 shortcut
\u5FEB\u7167 snapshot
\u5FEB\u901F quick
\u5FFD\u7565 ignor
\u6027\u80FD perform
\u6070\u597D exactli
\u60C5\u51B5 usag case
\u610F\u4E49 meaning
\u610F\u5916 unexpect
\u6210\u529F successfulli
\u6210\u5458 member
\u622A\u65AD truncat
\u6240\u6709 all
\u624B\u52BF gestur
\u6253\u5370 print
\u6253\u5F00 open
\u6253\u6270 disturb
\u6253\u7B97 intent intend
\u6267\u884C execut run
\u6269\u5145 augment
\u6269\u5927 augment
\u6269\u5C55 extens
\u6269\u5F20 spread
\u6279\u51C6 approv
\u6279\u6CE8 annot
\u627E\u4E0D\u5230 find
\u627E\u5230 find
\u627F\u8BFA promis
\u6291\u5236 suppress
\u6298\u53E0 fold collaps
\u62A5\u544A report
\u62BD\u8C61 abstract
\u62D2\u7EDD deni reject
\u62EC\u53F7 bracket
\u62FC\u5199 spell
\u6301\u7EED durat
\u6307\u4EE4 direct instruct
\u6307\u5357 guid
\u6307\u5411 point
\u6307\u5B9A specifi
\u6307\u793A indic
\u6309\u4E0B chord
\u6309\u4F4F hold
\u6309\u94AE button
\u6309\u952E keymap
\u6346\u7ED1 bundl
\u6355\u83B7 captur
\u635F\u574F broken
\u6388\u4E88 grant
\u6388\u6743 author
\u6392\u5E8F sort
\u6392\u9664 exclud
\u63A5\u53D7 accept
\u63A5\u53E3 interfac
\u63A5\u6536 receiv
\u63A7\u5236 control
\u63A7\u5236\u53F0 consol
\u63A8\u65AD infer
\u63A8\u8350 recommend
\u63A8\u8FDF snooz
\u63A8\u9001 push
\u63CF\u8FF0 describ descript
\u63D0\u4EA4 commit
\u63D0\u4F9B provid
\u63D0\u51FA question
\u63D0\u53D6 extract fetch
\u63D0\u793A hint
\u63D0\u9AD8 increas
\u63D2\u5165 insert
\u641C\u7D22 search
\u64A4\u6D88 undo
\u64A4\u9500 revok
\u64AD\u653E plai sound
\u64CD\u4F5C action
\u652F\u6301 support
\u6536\u5230 receiv
\u6539\u5199 overtyp
\u6539\u7528 instead
\u653E\u5165 drop
\u653E\u5F03 discard
\u653E\u7F6E drop put
\u6548\u679C underli opaqu
\u6570\u503C numer
\u6570\u5B57 number
\u6570\u636E datum
\u6570\u7EC4 arrai list
\u6574\u4E2A throughout entir
\u6574\u4F53 overal
\u6574\u6570 integ
\u6574\u7406 organ
\u6587\u4EF6 file
\u6587\u4EF6\u5939 folder directori
\u6587\u5B57 liter
\u6587\u672C text
\u659C\u4F53 ital
\u65AD\u5F00 disconnect broken
\u65AD\u8A00 assert
\u65B0 new fresh
\u65B0\u5EFA new
\u65B0\u7684 new
\u65B9\u5F0F wai
\u65B9\u6848 scheme
\u65B9\u6CD5 method
\u65E0\u5173 arbitrari
\u65E0\u6548 invalid
\u65E0\u6CD5 unabl cannot
\u65E0\u8BBA regardless
\u65E5\u5FD7 log
\u65E5\u671F rfc
\u65E5\u8BED japanes
\u65E7 old stale
\u65F6\u95F4 time timeout
\u660E\u786E ambigu
\u661F\u5F62 star
\u6620\u50CF docker imag
\u6620\u5C04 map
\u662F\u5426 whether
\u663E\u793A show screen displai visibl
\u666F\u8272 foreground
\u667A\u80FD smart agent
\u6682\u505C paus
\u6682\u65F6 temporarili
\u66F4\u591A more
\u66F4\u597D better
\u66F4\u5C11 fewer less
\u66F4\u6539 chang
\u66F4\u65B0 updat
\u66F4\u6B63 correct
\u66F4\u9AD8 higher es
\u66FF\u4EE3 overrid overridden
\u66FF\u6362 replac
\u6700\u4F73 best
\u6700\u540E last
\u6700\u591A most
\u6700\u5927 maximum maxim
\u6700\u5C0F minimum
\u6700\u65B0 latest
\u6700\u7EC8 final
\u6700\u8FD1 recent
\u6700\u957F longest
\u6709\u610F intent
\u6709\u6548 valid
\u670D\u52A1 server
\u671F\u95F4 dure
\u672A\u77E5 unknown
\u672A\u80FD fail
\u672B\u5C3E end
\u672C\u5730 local remot
\u672C\u6587 unicod
\u673A\u4E0A machin
\u673A\u6784 author
\u6743\u9650 permiss
\u6761\u4EF6 condit
\u6761\u76EE entri
\u6765\u81EA come
\u6784\u5EFA build
\u6784\u9020 constructor
\u679A\u4E3E enum
\u67B6\u6784 schema
\u67E5\u627E find
\u67E5\u770B viewer
\u67E5\u8BE2 queri
\u6807\u51C6 standard
\u6807\u5C3A ruler overview
\u6807\u5FD7 flag
\u6807\u7B7E label
\u6807\u8BB0 tag
\u6807\u8BC6 identifi id
\u6807\u9898 titl
\u6821\u9A8C check valid
\u6837\u5F0F style stylesheet css
\u6839\u636E base
\u683C\u5F0F format
\u683C\u5F0F\u5316 formatt format
\u6846\u67B6 frame
\u684C\u9762 desktop
\u68C0\u67E5 check valid
\u68C0\u6D4B detect
\u68C0\u7D22 retriev
\u6982\u8FF0 overview ruler
\u6A21\u578B model
\u6A21\u5F0F mode pattern
\u6A21\u677F templat
\u6A21\u7CCA fuzzi
\u6B21\u6570 count occurr
\u6B22\u8FCE welcom
\u6B63\u5219 regular
\u6B63\u5728 privat
\u6B63\u597D exactli
\u6B63\u5E38 correctli
\u6B63\u5F26 sine
\u6B63\u6587 bodi
\u6B63\u786E incorrect
\u6BB5\u4E2D field
\u6BCF\u6708 monthli
\u6BCF\u6B21 whenev
\u6BD4\u4F8B scale
\u6BD4\u5982 stand
\u6BD4\u8F83 compar
\u6BEB\u79D2 millisecond
\u6C34\u5E73 horizont
\u6C38\u4E45 perman
\u6C38\u8FDC never
\u6C47\u7F16 disassembl
\u6CA1\u6709 without avail
\u6CD5\u8BED french
\u6CE2\u6D6A squiggli
\u6CE8\u518C regist
\u6CE8\u610F note
\u6CE8\u91CA comment annot
\u6D3B\u52A8 activ
\u6D3E\u751F deriv
\u6D41\u5F0F video media stream
\u6D41\u7A0B process
\u6D4B\u8BD5 test
\u6D4F\u89C8 browser
\u6D88\u606F messag notic
\u6D88\u9664 roo
\u6DE1\u5316 fade
\u6DF1\u5EA6 depth
\u6DF1\u8272 dark
\u6DF7\u5408 mix
\u6DF7\u6DC6 confus
\u6DFB\u52A0 add
\u6E05\u5355 manifest
\u6E05\u9664 clear
\u6E10\u53D8 gradient
\u6E32\u67D3 render
\u6ED1\u5165 slide
\u6EDA\u52A8 scroll
\u6EE1\u8DB3 satisfi
\u6F14\u7EC3 walkthrough
\u6FC0\u6D3B activ
\u706F\u6CE1 lightbulb
\u70ED\u95E8 popular
\u7126\u70B9 focu focus
\u7247\u6BB5 snippet fragment
\u7248\u672C version target
\u7279\u5B9A specif
\u7279\u6027 attribut
\u7279\u6B8A special
\u72B6\u6001 statu state
\u72EC\u5360 exclus
\u72EC\u7ACB standalon
\u731C\u6D4B guess
\u73AF\u5883 ambient environ env
\u73B0\u5728 now
\u73B0\u6709 exist
\u7406\u7531 justif
\u7406\u89E3 understand
\u751F\u6210 gener build
\u751F\u6548 effect
\u7528\u4E8E us
\u7528\u6237 user person
\u7528\u6CD5 usag
\u7531\u4E8E due
\u7559\u7A7A secret blank
\u7565\u56FE minimap
\u75D5\u8FF9 breadcrumb
\u767B\u5F55 sign
\u767D\u8272 white black
\u767E\u5206\u6BD4 percentag
\u76D1\u89C6 watch
\u76EE\u5F55 directori folder
\u76EE\u6807 target
\u76F4\u63A5 directli
\u76F8\u5173 relat
\u76F8\u540C same
\u76F8\u5BF9 rel
\u76F8\u5E94 correspond
\u76F8\u7B49 equal
\u76F8\u90BB adjac
\u7701\u7565 omit
\u770B\u5230 see
\u771F\u5B9E real truthi
\u7740\u8272 pair
\u786E\u5B9A determin sure
\u786E\u5B9E sure
\u786E\u8BA4 confirm
\u78C1\u76D8 disk
\u793A\u4F8B exampl
\u7956\u5148 ancestor
\u7981\u6B62 disallow
\u7981\u7528 disabl
\u79C1\u6709 privat public
\u79C1\u94A5 kei
\u79CD\u5B50 seed
\u79CD\u7C7B kind
\u79D8\u5BC6 secret password
\u79FB\u52A8 move
\u79FB\u690D portabl
\u7A0B\u5E8F program provid
\u7A0B\u5EA6 verbos
\u7A33\u5B9A stabl unstabl
\u7A7A empti
\u7A7A\u683C whitespac space
\u7A7A\u767D whitespac
\u7A7A\u95F4 namespac space
\u7A81\u51FA highlight
\u7A97\u53E3 window
\u7ACB\u5373 immedi now
\u7B14\u8BB0 notebook
\u7B26\u53F7 symbol
\u7B2C\u4E00 first
\u7B2C\u4E00\u6B21 substr
\u7B2C\u4E8C\u4E2A second
\u7B49\u4E8E equal
\u7B49\u5F85 wait
\u7B49\u6548 equival
\u7B56\u7565 strategi
\u7B5B\u9009 filter
\u7B7E\u51FA checkout
\u7B7E\u540D signatur
\u7B80\u5355 simpl
\u7B97\u672F arithmet
\u7B97\u6CD5 algorithm dif
\u7BA1\u7406 manag explor
\u7BAD\u5934 arrow
\u7C7B\u4F3C similar
\u7C7B\u522B categori
\u7C7B\u578B type
\u7C98\u6027 sticki
\u7C98\u8D34 past
\u7CBE\u7B80 compact
\u7CFB\u5217 famili
\u7CFB\u7EDF system
\u7D22\u5F15 index
\u7D27\u51D1 compact
\u7D27\u5BC6 compact
\u7E41\u4F53 tradit
\u7EA2\u8272 red
\u7EA6\u675F constraint
\u7EA7\u522B level sever
\u7EC4\u5408 combin
\u7EC4\u6210 constitu
\u7EC4\u7EC7 organ
\u7EC8\u7AEF termin
\u7ED3\u5C3E end
\u7ED3\u675F end close
\u7ED3\u6784 structur struct
\u7ED3\u679C result
\u7ED8\u5236 draw
\u7EDD\u5BF9 absolut
\u7EE7\u627F inherit
\u7EE7\u7EED continu proce
\u7EF4\u62A4 maintain
\u7EFF\u8272 green
\u7F13\u51B2 buffer
\u7F16\u53F7 number
\u7F16\u7801 encod
\u7F16\u8BD1 compil
\u7F16\u8F91 editor
\u7F29\u5199 abbrevi
\u7F29\u5C0F shrink
\u7F29\u77ED shorten
\u7F3A\u5931 miss
\u7F3A\u5C11 miss lack
\u7F51\u7AD9 websit site
\u7F51\u7EDC network
\u8003\u8651 consid
\u800C\u4E0D\u662F instead
\u804A\u5929 chat
\u8054\u5408 merg
\u805A\u7126 focus focu
\u80CC\u666F background
\u811A\u672C script
\u8131\u5B57 caret
\u8131\u654F mask redact
\u81EA\u52A8 automat auto
\u81EA\u8EAB circularli themselv
\u81EA\u8FF0 readm
\u81F3\u5C11 least
\u8272\u8C03 hue
\u8282\u70B9 node
\u82F1\u8BED english
\u8303\u56F4 rang scope
\u8349\u7A3F draft
\u83B7\u53D6 get
\u83B7\u5F97 take
\u83DC\u5355 menu
\u8461\u8404\u7259\u8BED portugues
\u84DD\u8272 blue green
\u865A\u62DF virtual
\u884C\u4E3A behavior
\u8865\u5168 shell complet
\u8868\u793A repres
\u8868\u8FBE express
\u88C5\u8BA2 gutter
\u88C5\u9970 decor
\u897F\u73ED\u7259 spanish
\u8981\u6C42 requir
\u8981\u7D20 constitu
\u8986\u76D6 overwrit
\u89C2\u5BDF watcher
\u89C4\u5219 rule
\u89C6\u4E3A treat
\u89C6\u56FE view
\u89C6\u9891 video media stream
\u89D2\u8272 worker
\u89E3\u5BC6 decrypt
\u89E3\u6790 resolv
\u89E6\u53D1 trigger
\u8B66\u544A warn
\u8B66\u62A5 alert
\u8BA1\u5212 plan
\u8BA1\u6570 count
\u8BA1\u7B97 comput evalu
\u8BB0\u5F55 histori transcript
\u8BB8\u591A mani
\u8BBE\u5907 devic
\u8BBE\u7F6E set config
\u8BBE\u8BA1 reindent design
\u8BBF\u95EE access accessor
\u8BC1\u4E66 certif
\u8BC4\u4F30 evalu score
\u8BC4\u5BA1 comment review
\u8BC4\u8BBA comment review
\u8BCA\u65AD diagnost
\u8BE2\u95EE ask
\u8BE6\u7EC6 detail more
\u8BED\u6CD5 syntax
\u8BED\u8A00 languag
\u8BED\u97F3 voic speech
\u8BF4\u660E descript
\u8BF7\u5728 pleas
\u8BF7\u6C42 request
\u8BFB read
\u8C03\u6574 resiz
\u8D21\u732E contribut
\u8D28\u91CF qualiti
\u8D44\u6E90 resourc explor
\u8D5E\u52A9 sponsor
\u8D77\u6765 notat
\u8D85\u51FA exce
\u8D85\u65F6 time timeout
\u8D85\u7EA7 superus sudo
\u8D85\u8FC7 longer
\u8D8A\u8FC7 step
\u8DB3\u591F enough trivial
\u8DDF\u8E2A untrack track
\u8DEF\u5F84 path
\u8DF3\u51FA step
\u8EAB\u4EFD authent
\u8F6C\u53D1 forward
\u8F6C\u6362 convert
\u8F6E\u5ED3 outlin
\u8F83\u5927 larger
\u8F85\u52A9 secondari access helper
\u8F93\u5165 input enter
\u8F93\u51FA output raw
\u8FB9\u6846 border
\u8FB9\u7F18 edg
\u8FBE\u5230 reach
\u8FC1\u79FB migrat
\u8FC7\u65F6 outdat
\u8FC7\u671F date old stale
\u8FC7\u7A0B dure
\u8FD0\u52A8 motion
\u8FD0\u7B97 oper
\u8FD0\u884C run execut
\u8FD4\u56DE return
\u8FD8\u539F revert restor
\u8FD9\u4E9B outlin
\u8FDB\u4E00\u6B65 further
\u8FDB\u5165 step
\u8FDB\u5236 hex
\u8FDB\u5EA6 progress
\u8FDB\u7A0B process
\u8FDB\u884C progress make
\u8FDC\u7A0B remot local
\u8FDD\u89C4 violat
\u8FDE\u63A5 connect
\u8FDE\u7EED consecut
\u8FED\u4EE3 iter
\u8FF7\u4F60 minimap
\u8FFD\u52A0 append
\u9000\u51FA exit
\u9000\u5230 fall
\u9002\u5408 seem
\u9002\u7528 appli
\u9009\u53D6 picker pick
\u9009\u62E9 select
\u9009\u9879 option
\u900F\u660E underli opaqu
\u900F\u660E\u5EA6 transpar opac
\u900F\u8FC7 shine
\u9017\u53F7 comma
\u901A\u5E38 typic
\u901A\u77E5 notif
\u901A\u8FC7 via
\u901A\u9053 channel
\u901F\u5EA6 speed
\u901F\u8BB0 shorthand
\u9047\u5230 encount troubl
\u9065\u6D4B telemetri
\u9075\u5B88 respect
\u9075\u5FAA honor
\u907F\u514D avoid
\u90E8\u4EF6 widget
\u90E8\u5206 section
\u90FD\u4E0D\u80FD neither
\u90FD\u6709 union
\u914D\u5408 svg
\u914D\u7F6E configur set config
\u9192\u76EE stand
\u91CA\u653E dispos
\u91CD\u505A redo
\u91CD\u53E0 overlap
\u91CD\u590D duplic doubl
\u91CD\u65B0 reopen re
\u91CD\u73B0 reproduc
\u91CD\u7528 reus
\u91CD\u8981\u6027 promin
\u91CD\u8BD5 retri repeat
\u9488\u5BF9 against
\u949F\u54CD ring bell
\u94A9\u5B50 hook
\u94FE\u63A5 link
\u9501\u5B9A lock
\u9519\u8BEF error failur fail
\u952E\u76D8 keyboard
\u957F\u5EA6 length size
\u95EA\u70C1 blink
\u95ED\u5408 autoclos
\u95EE\u53F7 question
\u95EE\u9898 problem issu
\u95F4\u63A5 indirectli
\u95F4\u9694 interv
\u9605\u8BFB reader screen
\u9632\u6B62 prevent
\u9634\u5F71 shadow
\u9636\u6BB5 phase
\u963B\u6B62 prevent block
\u9644\u52A0 attach
\u964D\u4F4E decreas
\u9650\u5236 limit
\u9650\u5B9A qualifi
\u9664\u5916 except exclud
\u9664\u975E unless
\u9690\u85CF hide
\u9694\u5F00 separ
\u96C6\u5408 collect
\u96C6\u6210 integr
\u9700\u8981 requir need
\u9759\u6001 static
\u975E\u5E38 larg
\u9762\u677F panel
\u97E9\u8BED korean
\u9879\u76EE project
\u987A\u5E8F order
\u9884\u671F expect
\u9884\u89C8 imag pictur preview
\u9891\u7387 least
\u989C\u8272 color colour
\u989D\u5916 extra
\u9971\u548C satur
\u9A8C\u8BC1 valid
\u9AD8\u4EAE highlight
\u9AD8\u5EA6 height
\u9AD8\u7EA7 advanc
\u9ED1\u8272 white black
\u9ED8\u8BA4 default
\u9F7F\u8F6E gear
`,ja:`
\u3042\u3044\u307E\u3044 fuzzi
\u3042\u308A must
\u3042\u308A\u307E miss
\u3044\u304F\u3064\u304B sever
\u3044\u305A\u308C either
\u3044\u308B true
\u3048\u3066 beyond
\u304A\u3059\u3059\u3081 recommend
\u304B\u3063\u3053 bracket parenthes
\u304F\u3060 pleas
\u3053\u3053 peek
\u3053\u3068 cannot
\u3053\u3068\u306B note
\u3053\u306E\u307E\u307E anywai
\u3054\u3068 per
\u3054\u307F\u7BB1 recycl bin
\u3055\u3044 pleas
\u3057\u304F newli
\u3057\u305F fail
\u3057\u306A\u3044 unexpect
\u3057\u307E never
\u3059\u304B dev
\u3059\u3050 immedi
\u3059\u3079\u3066 all
\u305B\u3093 cannot
\u305D\u306E\u4ED6 other more
\u305D\u306E\u5F8C memb
\u305D\u308C otherwis
\u305D\u308C\u3067\u3082 anywai
\u305F\u3068\u3048\u3070 exampl
\u305F\u3073 whenev
\u3060\u304C unfold
\u3060\u3051 exactli
\u3064\u3076\u3057 fill
\u3064\u3082\u308A mean
\u3067\u304D cannot
\u3067\u3059 expect
\u3067\u3082 even
\u3068\u304D announc
\u3068\u3068\u3082\u306B outdir
\u3069\u3046\u304B whether
\u306A\u3044 miss lack
\u306A\u304C\u3089 ctrl cmd
\u306A\u3057 without
\u306A\u3069 like
\u306A\u3089 underli
\u306A\u308B nullish
\u306B\u3057 enabl
\u306B\u3088\u308B accord
\u306B\u5BFE\u3057\u3066 against
\u306B\u95A2\u3059\u308B inform
\u306E\u307F onli
\u306F\u3044 ye
\u307B\u3068\u3093\u3069 mostli
\u307E\u304E\u3089\u308F\u3057\u3044 ambigu
\u307E\u305F\u304C\u308B span
\u307E\u305F\u306F either
\u307E\u3060 yet still
\u307E\u3067 delai
\u307E\u308C contain
\u3082\u3046\u4E00\u5EA6 again
\u3084\u3059\u3044 meaning
\u3084\u308A\u76F4\u3057 redo
\u3088\u3046 like
\u3088\u308A more
\u3088\u308D\u3057\u3044 sure
\u308F\u304B meaning
\u308F\u308A end
\u3093\u3067 promis
\u30A2\u30A4\u30B3 icon
\u30A2\u30A6\u30C8 checkout
\u30A2\u30A6\u30C8\u30E9\u30A4\u30F3 outlin
\u30A2\u30AB\u30A6\u30F3\u30C8 account
\u30A2\u30AF accessor
\u30A2\u30AF\u30B7\u30E7\u30F3 action
\u30A2\u30AF\u30BB\u30B7\u30D3\u30EA\u30C6\u30A3 access
\u30A2\u30AF\u30BB\u30B9 access
\u30A2\u30AF\u30C6\u30A3\u30D6 activ
\u30A2\u30B5\u30FC\u30B7\u30E7\u30F3 assert
\u30A2\u30BB\u30F3\u30D6\u30EA disassembl
\u30A2\u30BB\u30F3\u30D6\u30EB disassembl
\u30A2\u30BF\u30C3\u30C1 attach
\u30A2\u30C0\u30D7\u30BF\u30FC adapt
\u30A2\u30C3\u30D7 upload
\u30A2\u30C8\u30DF\u30C3\u30AF atom
\u30A2\u30C8\u30E9\u30B9 textur atla
\u30A2\u30C9\u30EC\u30B9 address
\u30A2\u30CA\u30A6\u30F3\u30B9 announc
\u30A2\u30CB\u30E1\u30FC\u30B7\u30E7\u30F3 anim
\u30A2\u30D7\u30EA\u30B1\u30FC\u30B7\u30E7\u30F3 applic
\u30A2\u30D7\u30ED\u30FC\u30C1 approach
\u30A2\u30E9\u30FC\u30C8 alert signal
\u30A2\u30EB\u30B4\u30EA\u30BA\u30E0 algorithm
\u30A2\u30EB\u30D5\u30A1 alpha
\u30A2\u30ED\u30FC arrow
\u30A2\u30F3 uninstal
\u30A2\u30F3\u30AB\u30FC anchor
\u30A2\u30F3\u30C0\u30FC underscor
\u30A2\u30F3\u30C9 drag
\u30A2\u30F3\u30D3\u30A8\u30F3\u30C8 ambient
\u30A2\u30FC\u30AB\u30A4\u30D6 archiv asset
\u30A2\u30FC\u30AF invers
\u30A4\u30B7\u30E5\u30FC issu
\u30A4\u30D9\u30F3\u30C8 event
\u30A4\u30E1\u30FC\u30B8 imag
\u30A4\u30F3 import
\u30A4\u30F3\u30AF increment
\u30A4\u30F3\u30AF\u30EA\u30E1\u30F3\u30C8 decrement
\u30A4\u30F3\u30B8\u30B1\u30FC\u30BF indic
\u30A4\u30F3\u30B9\u30BF\u30F3\u30B9 instanc
\u30A4\u30F3\u30B9\u30C8\u30FC\u30EB instal
\u30A4\u30F3\u30BF\u30FC interfac
\u30A4\u30F3\u30BF\u30FC\u30CD\u30C3\u30C8 internet
\u30A4\u30F3\u30C7\u30C3\u30AF\u30B9 index
\u30A4\u30F3\u30C7\u30F3\u30C8 indent
\u30A4\u30F3\u30C9 india
\u30A4\u30F3\u30E9\u30A4\u30F3 inlin
\u30A6\u30A3\u30B8\u30A7\u30C3\u30C8 widget
\u30A6\u30A3\u30F3\u30C9\u30A6 window
\u30A6\u30A7\u30D6 websit site
\u30A6\u30A9\u30C3\u30C1 watch
\u30A6\u30A9\u30C3\u30C1\u30E3\u30FC watcher
\u30A6\u30C9 cloud
\u30A8\u30A4\u30EA\u30A2\u30B9 alia alias
\u30A8\u30AF\u30B9\u30D7\u30ED\u30FC\u30E9\u30FC explor
\u30A8\u30AF\u30B9\u30DA\u30EA\u30A8\u30F3\u30B9 experi
\u30A8\u30AF\u30B9\u30DD\u30FC\u30C8 export
\u30A8\u30B3\u30FC echo
\u30A8\u30B9\u30B1\u30FC\u30D7 escap
\u30A8\u30C7\u30A3\u30BF\u30FC editor
\u30A8\u30E9\u30FC error failur fail
\u30A8\u30EA queri
\u30A8\u30F3 encod
\u30A8\u30F3\u30B8\u30F3 engin
\u30A8\u30F3\u30C6\u30A3\u30C6\u30A3 entiti
\u30A8\u30F3\u30C8\u30EA entri
\u30A8\u30F3\u30C8\u30EA\u30FC stand
\u30A8\u30FC\u30B8\u30A7\u30F3\u30C8 agent
\u30AA\u30D5 off
\u30AA\u30D5\u30BB\u30C3\u30C8 offset
\u30AA\u30D5\u30E9\u30A4\u30F3 offlin
\u30AA\u30D6\u30B8\u30A7\u30AF\u30C8 object
\u30AA\u30D7\u30B7\u30E7\u30F3 option
\u30AA\u30D7\u30C8\u30A2\u30A6\u30C8 opt
\u30AA\u30DA\u30E9\u30F3\u30C9 operand
\u30AA\u30F3 turn
\u30AA\u30F3\u30E9\u30A4\u30F3 onlin
\u30AA\u30FC\u30C7\u30A3\u30AA audio cue
\u30AA\u30FC\u30C8\u30E1\u30FC\u30B7\u30E7\u30F3 autom
\u30AA\u30FC\u30D0\u30FC overload overrid
\u30AA\u30FC\u30D0\u30FC\u30EC\u30A4 overlai
\u30AB\u30A6\u30F3\u30C8 count
\u30AB\u30B9\u30BF\u30DE\u30A4\u30BA custom
\u30AB\u30B9\u30BF\u30E0 custom
\u30AB\u30C6\u30B4\u30EA categori
\u30AB\u30CA\u30C0 canada
\u30AB\u30F3 secondari
\u30AB\u30FC picker
\u30AB\u30FC\u30BD\u30EB cursor
\u30AB\u30FC\u30C9 wildcard
\u30AB\u30FC\u30CD\u30EB kernel
\u30AC\u30A4\u30C9 guid
\u30AC\u30FC\u30C9 guard
\u30AD\u30B7 proxi
\u30AD\u30E3\u30B9\u30C8 screencast
\u30AD\u30E3\u30C3\u30B7\u30E5 cach
\u30AD\u30E3\u30C3\u30C1 uncaught catch
\u30AD\u30E3\u30D7\u30C1\u30E3 captur
\u30AD\u30E3\u30EC\u30C3\u30C8 caret
\u30AD\u30E3\u30F3\u30BB\u30EB cancel
\u30AD\u30E5\u30FC cue audio
\u30AD\u30FC kei
\u30AD\u30FC\u30DC\u30FC\u30C9 keyboard
\u30AD\u30FC\u30EF\u30FC\u30C9 keyword
\u30AE\u30E3\u30E9\u30EA\u30FC galleri
\u30AF\u30A4\u30C3\u30AF quick
\u30AF\u30A9\u30FC\u30BF quota
\u30AF\u30E9 cloud
\u30AF\u30E9\u30A4\u30A2\u30F3\u30C8 client
\u30AF\u30E9\u30B9 class
\u30AF\u30E9\u30C3\u30B7\u30E5 crash
\u30AF\u30EA\u30A2 clear
\u30AF\u30EA\u30C3\u30AF click
\u30AF\u30EA\u30C3\u30D7 clipboard
\u30AF\u30ED\u30FC\u30BA autoclos
\u30B0\u30E9\u30C7\u30FC\u30B7\u30E7\u30F3 gradient
\u30B0\u30E9\u30D5 chart
\u30B0\u30EA\u30C3\u30C9 grid
\u30B0\u30EA\u30D5 glyph
\u30B0\u30EB\u30FC\u30D7 group
\u30B0\u30EC\u30FC\u30C9 upgrad
\u30B0\u30ED\u30FC\u30D0\u30EB global
\u30B2\u30C3\u30BF\u30FC getter
\u30B2\u30FC\u30C8 deleg
\u30B3\u30B5\u30A4\u30F3 cosin
\u30B3\u30D4\u30FC copi
\u30B3\u30DE\u30F3\u30C9 command
\u30B3\u30DF\u30C3\u30C8 commit
\u30B3\u30E1\u30F3\u30C8 comment review
\u30B3\u30EC\u30AF\u30B7\u30E7\u30F3 collect
\u30B3\u30F3\u30B9 constructor
\u30B3\u30F3\u30B9\u30C8\u30E9\u30AF\u30C8 construct
\u30B3\u30F3\u30BD\u30FC\u30EB consol
\u30B3\u30F3\u30C6\u30AD\u30B9\u30C8 context
\u30B3\u30F3\u30C6\u30CA\u30FC contain
\u30B3\u30F3\u30C6\u30F3\u30C4 content
\u30B3\u30F3\u30C8\u30E9\u30B9\u30C8 contrast
\u30B3\u30F3\u30D1\u30A4\u30E9 compil
\u30B3\u30F3\u30D1\u30A4\u30EB compil
\u30B3\u30F3\u30D1\u30AF\u30C8 compact
\u30B3\u30F3\u30D4\u30E5\u30FC\u30BF\u30FC machin
\u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8 compon
\u30B3\u30F3\u30DE comma
\u30B3\u30FC\u30C9 code
\u30B4\u30DF\u7BB1 trash
\u30B4\u30FC\u30B9\u30C8 ghost
\u30B5\u30A4\u30BA size
\u30B5\u30A4\u30C8 websit site
\u30B5\u30A4\u30C9 side
\u30B5\u30A4\u30F3 sign
\u30B5\u30A6\u30F3\u30C9 sound
\u30B5\u30D5\u30A3\u30C3\u30AF\u30B9 suffix
\u30B5\u30D6 sub
\u30B5\u30D6\u30B9\u30AD\u30FC\u30DE subschema
\u30B5\u30DD\u30FC\u30C8 support
\u30B5\u30FC accessor
\u30B5\u30FC\u30D0\u30FC server mcp
\u30B5\u30FC\u30D3\u30B9 servic
\u30B7\u30A7\u30EB shell
\u30B7\u30B0\u30CA\u30EB signal
\u30B7\u30B0\u30CD\u30C1\u30E3 signatur
\u30B7\u30B9\u30C6\u30E0 system
\u30B7\u30C3\u30BF\u30FC sitter
\u30B7\u30CA\u30EA\u30AA scenario
\u30B7\u30D5\u30C8 shift
\u30B7\u30E3\u30C3\u30C8 shut
\u30B7\u30E3\u30C9\u30A6 shadow
\u30B7\u30E7\u30FC\u30C8\u30AB\u30C3\u30C8 shortcut
\u30B7\u30EA\u30A2\u30EB serial
\u30B7\u30F3\u30D7\u30EB simpl
\u30B7\u30F3\u30DC\u30EB symbol
\u30B7\u30FC\u30AF secret
\u30B7\u30FC\u30B1\u30F3\u30B9 sequenc
\u30B7\u30FC\u30C8 stylesheet
\u30B7\u30FC\u30C9 seed
\u30B8\u30A7\u30B9\u30C1\u30E3 gestur
\u30B8\u30A7\u30CD\u30EC\u30FC\u30BF\u30FC yield gener
\u30B8\u30E3\u30F3\u30D7 jump
\u30B9\u30AD\u30C3\u30D7 skip
\u30B9\u30AD\u30FC\u30DE schema
\u30B9\u30AD\u30FC\u30E0 scheme
\u30B9\u30AF\u30EA\u30D7\u30C8 script
\u30B9\u30AF\u30EA\u30FC\u30F3 reader screen
\u30B9\u30AF\u30ED\u30FC\u30EB scroll scrollbar
\u30B9\u30B1\u30FC\u30EB scale
\u30B9\u30B3\u30A2 score
\u30B9\u30B3\u30FC\u30D7 scope
\u30B9\u30BF\u30A4\u30EB style
\u30B9\u30BF\u30A4\u30EB\u30B7\u30FC\u30C8 stylesheet style css
\u30B9\u30BF\u30C3\u30AF stack
\u30B9\u30BF\u30C3\u30B7\u30E5 stash
\u30B9\u30BF\u30F3\u30C9\u30A2\u30ED\u30F3 standalon
\u30B9\u30BF\u30F3\u30D7 timestamp
\u30B9\u30C6\u30A3\u30C3\u30AD\u30FC sticki
\u30B9\u30C6\u30C3\u30D7 step
\u30B9\u30C6\u30FC\u30B8 stage
\u30B9\u30C6\u30FC\u30BF\u30B9 statu
\u30B9\u30C6\u30FC\u30C8\u30E1\u30F3\u30C8 statement
\u30B9\u30C8 instrument
\u30B9\u30C8\u30EC\u30FC\u30B8 storag
\u30B9\u30C8\u30ED\u30FC\u30AF stroke
\u30B9\u30CA\u30C3\u30D7\u30B7\u30E7\u30C3\u30C8 snapshot
\u30B9\u30CB\u30DA\u30C3\u30C8 snippet
\u30B9\u30D7\u30EA\u30C3\u30BF\u30FC splitter
\u30B9\u30D7\u30EC\u30C3\u30C9 spread
\u30B9\u30DA\u30A4\u30F3 spanish
\u30B9\u30DA\u30EB spell
\u30B9\u30DA\u30FC\u30B9 workspac
\u30B9\u30DD\u30F3\u30B5\u30FC sponsor
\u30B9\u30DE\u30FC\u30C8 smart
\u30B9\u30E0\u30FC\u30BA smooth
\u30B9\u30E9\u30A4\u30C0\u30FC slider
\u30B9\u30E9\u30A4\u30C9 slide
\u30B9\u30E9\u30C3\u30B7\u30E5 slash backslash
\u30B9\u30EB\u30FC fallthrough
\u30B9\u30EC\u30C3\u30C9 thread
\u30B9\u30ED\u30FC throw
\u30B9\u30FC\u30D1\u30FC superus
\u30BA\u30FC\u30E0 zoom
\u30BB\u30AD\u30E5\u30EA\u30C6\u30A3 secur
\u30BB\u30AF\u30B7\u30E7\u30F3 section
\u30BB\u30AF\u30C8 bisect
\u30BB\u30B0\u30E1\u30F3\u30C8 segment
\u30BB\u30C3\u30B7\u30E7\u30F3 session
\u30BB\u30C3\u30BF\u30FC setter
\u30BB\u30C3\u30C8\u30A2\u30C3\u30D7 setup
\u30BB\u30DE\u30F3\u30C6\u30A3\u30C3\u30AF semant
\u30BB\u30DF\u30B3\u30ED\u30F3 semi
\u30BB\u30E9 acceler gpu
\u30BB\u30EB cell
\u30BB\u30F3\u30BF\u30FC center
\u30BD\u30FC\u30B9 sourc
\u30BE\u30FC\u30F3 zone
\u30BF\u30A4\u30C8\u30EB titl
\u30BF\u30A4\u30E0 timeout runtim
\u30BF\u30B0 tag
\u30BF\u30B9\u30AF task
\u30BF\u30C3\u30C1 detach
\u30BF\u30D6 tab
\u30BF\u30D7\u30EB tupl
\u30BF\u30FC selector
\u30BF\u30FC\u30B2\u30C3\u30C8 target
\u30BF\u30FC\u30DF\u30CA\u30EB termin
\u30C0\u30A4\u30A2\u30ED\u30B0 dialog
\u30C0\u30A4\u30EC\u30AF\u30C8 redirect
\u30C0\u30A6\u30F3 dropdown markdown
\u30C0\u30A6\u30F3\u30ED\u30FC\u30C9 download
\u30C0\u30D6\u30EB doubl
\u30C0\u30E9\u30FC render
\u30C0\u30EA secondari
\u30C0\u30FC\u30AF dark
\u30C1\u30A7\u30C3\u30AF check valid
\u30C1\u30A7\u30FC\u30F3 chain
\u30C1\u30E3\u30C3\u30C8 chat
\u30C1\u30E3\u30CD\u30EB channel
\u30C1\u30E5\u30FC\u30C8\u30EA\u30A2\u30EB walkthrough
\u30C4\u30EA\u30FC tree worktre
\u30C4\u30FC\u30EB tool toolbar
\u30C6\u30AD\u30B9\u30C8 text
\u30C6\u30AF\u30B9\u30C1\u30E3 textur atla
\u30C6\u30B9\u30C8 test
\u30C6\u30EC\u30E1\u30C8\u30EA telemetri
\u30C6\u30F3\u30D7\u30EC\u30FC\u30C8 templat
\u30C6\u30FC\u30DE theme themabl
\u30C7\u30A3\u30AF\u30C6\u30FC\u30B7\u30E7\u30F3 dictat
\u30C7\u30A3\u30B9\u30AF disk
\u30C7\u30A3\u30EC\u30AF\u30C6\u30A3\u30D6 direct
\u30C7\u30A3\u30EC\u30AF\u30C8\u30EA directori folder
\u30C7\u30AF\u30EA\u30E1\u30F3\u30C8 decrement
\u30C7\u30B3\u30EC\u30FC\u30BF\u30FC decor
\u30C7\u30B9\u30AF desktop
\u30C7\u30D0\u30A4\u30B9 devic
\u30C7\u30D0\u30C3\u30AC\u30FC debugg
\u30C7\u30D0\u30C3\u30B0 debug
\u30C7\u30FC\u30BF datum
\u30C7\u30FC\u30BF\u30D9\u30FC\u30B9 databas
\u30C8\u30E9\u30AF\u30BF\u30FC constructor
\u30C8\u30E9\u30C3\u30AF trackpad
\u30C8\u30E9\u30F3\u30B9 transpil
\u30C8\u30E9\u30F3\u30B9\u30AF\u30EA\u30D7\u30C8 transcript
\u30C8\u30EA repositori
\u30C8\u30EA\u30AC\u30FC trigger
\u30C8\u30EA\u30DF\u30F3\u30B0 trim
\u30C8\u30EC\u30FC\u30B9 trace
\u30C8\u30FC\u30AF token
\u30C8\u30FC\u30B9\u30C8 toast
\u30C9\u30AD\u30E5\u30E1\u30F3\u30C8 document
\u30C9\u30C3\u30C8 dot
\u30C9\u30E1\u30A4\u30F3 domain
\u30C9\u30E9\u30C3\u30B0 drag
\u30C9\u30ED\u30C3\u30D7 drop
\u30CA\u30D3\u30B2\u30FC\u30B7\u30E7\u30F3 navig
\u30CD\u30A4\u30C6\u30A3\u30D6 nativ
\u30CD\u30C3\u30C8\u30EF\u30FC\u30AF network
\u30CE\u30FC\u30C8\u30D6\u30C3\u30AF notebook
\u30CE\u30FC\u30C9 node
\u30CF\u30A4 high
\u30CF\u30C3\u30B7\u30E5 hash checksum
\u30CF\u30F3\u30C9\u30E9\u30FC handler
\u30D0\u30A4 keybind bind
\u30D0\u30A4\u30C8 byte
\u30D0\u30A4\u30CA\u30EA binari
\u30D0\u30B0 bug
\u30D0\u30C3\u30B8 badg
\u30D0\u30C3\u30D5\u30A1\u30FC buffer
\u30D0\u30CA\u30FC banner
\u30D0\u30E9\u30F3\u30B9 balanc
\u30D0\u30EA\u30A2\u30F3\u30C8 variant
\u30D0\u30F3\u30C9\u30EB bundl
\u30D0\u30FC bar
\u30D0\u30FC\u30B8\u30E7\u30F3 version target
\u30D1\u30A4\u30EB transpil
\u30D1\u30B9 path
\u30D1\u30B9\u30EF\u30FC\u30C9 secret password
\u30D1\u30BF\u30FC\u30F3 pattern
\u30D1\u30C3\u30AF pack
\u30D1\u30C3\u30B1\u30FC\u30B8 packag
\u30D1\u30C3\u30C9 trackpad
\u30D1\u30CD\u30EB panel
\u30D1\u30D5\u30A9\u30FC\u30DE\u30F3\u30B9 perform
\u30D1\u30D6\u30EA\u30C3\u30AF public
\u30D1\u30E9\u30E1\u30FC\u30BF\u30FC paramet
\u30D1\u30EC\u30C3\u30C8 palett
\u30D1\u30FC\u30BB\u30F3\u30C6\u30FC\u30B8 percentag
\u30D1\u30FC\u30BB\u30F3\u30C8 percentag
\u30D2\u30C3\u30C8 hit
\u30D2\u30F3\u30C8 hint
\u30D2\u30FC\u30D7 heap
\u30D3\u30C7\u30AA video
\u30D3\u30E5\u30FC view
\u30D3\u30E5\u30FC\u30A2\u30FC viewer
\u30D3\u30E5\u30FC\u30DD\u30FC\u30C8 viewport
\u30D3\u30E5\u30FC\u30EC\u30C3\u30C8 viewlet
\u30D3\u30EB build
\u30D3\u30EB\u30C8 builtin
\u30D4\u30AF\u30BB\u30EB pixel
\u30D4\u30C3 picker
\u30D4\u30C3\u30AF pick
\u30D4\u30F3 pin
\u30D4\u30FC\u30AF peek
\u30D5\u30A1\u30A4\u30EB file
\u30D5\u30A1\u30AF\u30BF refactor
\u30D5\u30A1\u30AF\u30C8\u30EA factori
\u30D5\u30A1\u30DF\u30EA famili
\u30D5\u30A3\u30C3\u30AF\u30B9 fix
\u30D5\u30A3\u30EB\u30BF\u30FC filter
\u30D5\u30A3\u30FC\u30C9\u30D0\u30C3\u30AF feedback
\u30D5\u30A3\u30FC\u30EB\u30C9 field
\u30D5\u30A7 fade
\u30D5\u30A7\u30A4\u30B9 interfac
\u30D5\u30A7\u30C3\u30C1 fetch
\u30D5\u30A7\u30FC\u30BA phase bidder
\u30D5\u30A9\u30EB\u30C0 folder directori
\u30D5\u30A9\u30F3\u30C8 font
\u30D5\u30A9\u30FC\u30AB\u30B9 focu focus
\u30D5\u30A9\u30FC\u30AF fork
\u30D5\u30A9\u30FC\u30DE\u30C3\u30BF formatt
\u30D5\u30A9\u30FC\u30DE\u30C3\u30C8 format
\u30D5\u30A9\u30FC\u30EB fallthrough
\u30D5\u30A9\u30FC\u30EB\u30D0\u30C3\u30AF fall fallback
\u30D5\u30C3\u30AF hook
\u30D5\u30E9\u30B0 flag
\u30D5\u30E9\u30B0\u30E1\u30F3\u30C8 fragment
\u30D5\u30E9\u30F3\u30B9\u8A9E french
\u30D5\u30EA\u30FC\u30BA freez
\u30D5\u30EC\u30FC\u30E0 frame
\u30D6\u30E9\u30A6\u30B6\u30FC browser
\u30D6\u30E9\u30B1\u30C3\u30C8 bracket
\u30D6\u30E9\u30F3\u30C1 branch
\u30D6\u30EC\u30FC\u30AF breakpoint
\u30D6\u30ED\u30C3\u30AF block
\u30D6\u30FC\u30EB boolean
\u30D7\u30C3\u30B7\u30E5 push
\u30D7\u30E9\u30A4\u30D9\u30FC\u30C8 privat
\u30D7\u30E9\u30A4\u30DE\u30EA primari
\u30D7\u30E9\u30B0 plugin
\u30D7\u30E9\u30C3\u30C8\u30D5\u30A9\u30FC\u30E0 platform
\u30D7\u30E9\u30F3 plan
\u30D7\u30EA\u30DF\u30C6\u30A3\u30D6 primit
\u30D7\u30EB pull
\u30D7\u30EC\u30D3\u30E5\u30FC preview imag pictur
\u30D7\u30EC\u30D5\u30A3\u30C3\u30AF\u30B9 prefix
\u30D7\u30EC\u30EA\u30EA\u30FC\u30B9 pre releas
\u30D7\u30EC\u30FC plain
\u30D7\u30ED proxi
\u30D7\u30ED\u30B0\u30E9\u30E0 program
\u30D7\u30ED\u30B8\u30A7\u30AF\u30C8 project
\u30D7\u30ED\u30BB\u30B9 process
\u30D7\u30ED\u30C8\u30B3\u30EB protocol
\u30D7\u30ED\u30D0\u30A4\u30C0\u30FC provid
\u30D7\u30ED\u30D1\u30C6\u30A3 properti
\u30D7\u30ED\u30D5\u30A1\u30A4\u30EB profil
\u30D7\u30ED\u30D5\u30A3\u30FC\u30EB gear
\u30D7\u30ED\u30F3\u30D7\u30C8 prompt
\u30D8\u30C3\u30C0\u30FC header
\u30D8\u30EB\u30D1\u30FC helper
\u30D8\u30EB\u30D7 help
\u30D9\u30EB bell
\u30D9\u30F3\u30C0\u30FC vendor
\u30D9\u30F3\u30C1 workbench
\u30D9\u30FC\u30B9 rebas base
\u30DA\u30A2 pair
\u30DA\u30A4\u30F3 pane
\u30DA\u30FC\u30B8 page
\u30DB\u30A4\u30FC\u30EB wheel
\u30DB\u30B9\u30C8 host
\u30DB\u30EB\u30C0\u30FC placehold
\u30DC\u30BF\u30F3 button
\u30DC\u30C3\u30AF\u30B9 box
\u30DC\u30FC\u30C0\u30FC sash
\u30DC\u30FC\u30C9 clipboard
\u30DD\u30A4\u30F3\u30C8 breakpoint
\u30DD\u30B8 repositori
\u30DD\u30C3\u30D7\u30A2\u30C3\u30D7 pop
\u30DD\u30EA\u30B7\u30FC polici
\u30DD\u30EB\u30C8\u30AC\u30EB portugues
\u30DD\u30FC\u30C8 port import
\u30DE\u30A4\u30CA\u30FC minor
\u30DE\u30A6\u30B9 mous
\u30DE\u30B7\u30F3 machin
\u30DE\u30B9\u30AF mask redact
\u30DE\u30C3\u30D7 map
\u30DE\u30CB\u30D5\u30A7\u30B9\u30C8 manifest
\u30DE\u30EB\u30C1 multi
\u30DE\u30FC\u30AB\u30FC marker
\u30DE\u30FC\u30AF mark
\u30DE\u30FC\u30B1\u30C3\u30C8 marketplac
\u30DE\u30FC\u30B8 merg
\u30DF\u30CB minimap
\u30DF\u30EA millisecond
\u30E1\u30A4\u30F3 main default
\u30E1\u30B8\u30E3\u30FC major
\u30E1\u30BD\u30C3\u30C9 method
\u30E1\u30BF\u30C7\u30FC\u30BF metadata
\u30E1\u30BF\u30D7\u30ED\u30D1\u30C6\u30A3 meta
\u30E1\u30C3\u30BB\u30FC\u30B8 messag notic
\u30E1\u30C7\u30A3\u30A2 medium video media stream
\u30E1\u30CB\u30E5\u30FC menu
\u30E1\u30E2\u30EA memori
\u30E1\u30F3\u30BF\u30EB increment
\u30E1\u30F3\u30C6 instrument
\u30E1\u30F3\u30D0\u30FC member
\u30E2\u30B8\u30E5\u30FC\u30EB modul
\u30E2\u30C7\u30EB model
\u30E2\u30FC\u30B7\u30E7\u30F3 motion
\u30E2\u30FC\u30C9 mode
\u30E6\u30FC\u30B6\u30FC user person
\u30E9\u30A4 overrid
\u30E9\u30A4\u30C8 light
\u30E9\u30A4\u30D6\u30E9\u30EA librari
\u30E9\u30B8\u30AA radio
\u30E9\u30C3\u30D7 wrap
\u30E9\u30D9\u30EB label
\u30E9\u30F3 runtim
\u30E9\u30F3\u30C1\u30E3\u30FC launcher
\u30E9\u30F3\u30CA\u30FC runner
\u30EA\u30A2\u30AF\u30B7\u30E7\u30F3 reaction
\u30EA\u30AF\u30A8\u30B9\u30C8 request
\u30EA\u30B9\u30C8 list
\u30EA\u30B9\u30CA\u30FC listen
\u30EA\u30BB\u30C3\u30C8 reset
\u30EA\u30BD\u30FC\u30B9 resourc
\u30EA\u30C3\u30C1 rich
\u30EA\u30C6\u30E9\u30EB liter
\u30EA\u30E2\u30FC\u30C8 remot local
\u30EA\u30EA\u30FC\u30B9 releas publish
\u30EA\u30F3\u30AF link
\u30EA\u30F3\u30B0 refactor
\u30EA\u30FC\u30B8\u30E7\u30F3 region
\u30EA\u30FC\u30C0\u30FC reader screen
\u30EB\u30FC\u30C8 root
\u30EB\u30FC\u30D7 loop
\u30EB\u30FC\u30E9\u30FC ruler overview
\u30EB\u30FC\u30EB rule
\u30EC\u30A4 inlai
\u30EC\u30A4\u30A2\u30A6\u30C8 layout
\u30EC\u30C3\u30C8 secret
\u30EC\u30D3\u30E5\u30FC review comment
\u30EC\u30D9\u30EB level
\u30EC\u30F3 render
\u30EC\u30F3\u30BA len
\u30EC\u30FC\u30B9 marketplac
\u30ED\u30B0 log
\u30ED\u30B0\u30A4\u30F3 login
\u30ED\u30C3\u30AF lock unlock
\u30ED\u30FC\u30AB\u30EB local remot
\u30ED\u30FC\u30C9 overload
\u30ED\u30FC\u30F3 clone
\u30EF\u30A4\u30EB\u30C9 wildcard
\u30EF\u30FC\u30AB\u30FC worker
\u30EF\u30FC\u30AF workspac
\u30FC\u30C9 fade
\u4E00\u5EA6\u306B onc
\u4E00\u610F uniqu
\u4E00\u6642 paus
\u4E00\u81F4 match
\u4E00\u822C common
\u4E00\u89A7 list
\u4E00\u9023 seri
\u4E00\u90E8 part
\u4E0A\u3052 power
\u4E0A\u3052\u308B increas
\u4E0A\u306E abov
\u4E0A\u4F4D level
\u4E0A\u66F8\u304D overwrit
\u4E0A\u8A18 abov
\u4E0A\u90E8 top
\u4E0B\u3052\u308B decreas
\u4E0B\u4F4D downlevel backward
\u4E0B\u66F8\u304D draft
\u4E0B\u7DDA underlin
\u4E0B\u90E8 bottom
\u4E0D\u53EF disturb
\u4E0D\u53EF\u8996 invis
\u4E0D\u5B89\u5B9A unstabl
\u4E0D\u660E unknown
\u4E0D\u8981 unnecessari
\u4E0D\u8DB3 miss
\u4E0D\u900F\u660E opaqu
\u4E21\u65B9 both
\u4E21\u7AEF justifi
\u4E26\u5217 parallel concurr
\u4E2D\u56FD\u8A9E chines
\u4E2D\u592E center central
\u4E2D\u65AD break
\u4E57\u6570 multipli
\u4E88\u671F unexpect
\u4E88\u7D04 reserv
\u4E8B\u524D pre
\u4E8B\u9805 recommend
\u4E8C\u91CD doubl
\u4E92\u63DB\u6027 compat incompat
\u4EA4\u5DEE intersect
\u4EBA\u6C17 popular
\u4ECA\u5F8C again
\u4ED6\u306E other
\u4ED8\u3051 past
\u4ED8\u4E0E grant
\u4EE3\u308F\u308A instead
\u4EE3\u5165 assign
\u4EE3\u66FF altern
\u4EE5\u524D previous
\u4EE5\u5916 otherwis
\u4EEE\u60F3 virtual
\u4F4D\u7F6E posit
\u4F53\u578B union
\u4F59\u767D gutter margin
\u4F5C\u6210 creat
\u4F5C\u696D work
\u4F7F\u3044\u65B9 usag
\u4F7F\u7528 us
\u4F8B\u5916 except
\u4F9D\u5B58 depend
\u4FDD\u5B58 save
\u4FDD\u6301 keep preserv
\u4FDD\u7559 pend
\u4FDD\u8B77 protect
\u4FE1\u983C trust untrust
\u4FEE\u6B63 fix
\u4FEE\u98FE modifi
\u500B\u3005 individu
\u500B\u4EBA person
\u5019\u88DC suggest
\u505C\u6B62 stop
\u512A\u5148 prefer
\u5144\u5F1F sibl
\u5148\u7956 ancestor
\u5148\u982D lead start
\u5165\u308C\u5B50 nest
\u5165\u308C\u66FF\u3048\u308B swap transpos
\u5165\u529B input
\u5168\u4F53 entir
\u516C\u958B publish public privat
\u5171\u6709 share
\u5171\u7528 union
\u5171\u901A common
\u5185\u5BB9 content
\u5185\u90E8 intern
\u518D\u5E30 recurs
\u518D\u5EA6 reopen
\u518D\u73FE reproduc
\u518D\u751F plai sound
\u518D\u8A66\u884C retri repeat
\u518D\u958B resum
\u51E6\u7406 handl process
\u51FA\u529B output raw
\u51FA\u73FE occurr
\u5206\u5272 split
\u5206\u9593 minut
\u5207\u308A\u4E0A\u3052 round
\u5207\u308A\u53D6\u308A cut
\u5207\u308A\u6368\u3066 truncat
\u5207\u308A\u66FF\u3048 toggl
\u5207\u308A\u66FF\u3048\u308B toggl switch
\u5207\u65AD disconnect
\u5217\u6319 enum
\u521D\u671F initi
\u5229\u7528 avail
\u5230\u9054 unreach
\u5236\u5FA1 control
\u5236\u7D04 constraint
\u5236\u9650 limit restrict
\u524A\u6E1B motion
\u524A\u9664 delet remov
\u524D\u65B9 backrefer
\u5272\u308A\u5F53\u3066 assign
\u52D5\u4F5C behavior
\u52D5\u753B video media stream
\u52D5\u7684 dynam
\u52E7\u3081 recommend
\u533A\u5207\u308A separ
\u533A\u5225 insensit
\u533F\u540D anonym
\u5341\u5206 enough insuffici
\u5358\u4E00 singl
\u5358\u4F4D unit
\u5358\u7D14 simpl
\u5358\u8A9E word
\u539F\u56E0 caus
\u53B3\u5BC6 strict
\u53B3\u683C strict
\u53C2\u52A0 particip
\u53C2\u7167 refer referenc ref
\u53CD\u5FA9 iter
\u53CD\u5FDC reaction react
\u53D6\u308A\u6D88\u3057 cancel
\u53D6\u5F97 get
\u53D7\u3051\u5165\u308C accept
\u53D7\u4FE1 receiv incom
\u53E4\u3044 old older stale
\u53E4\u304F outdat
\u53EF\u5909 variad
\u53EF\u80FD avail
\u53EF\u80FD\u6027 possibl
\u53F3\u4E0B slide
\u53F3\u5074 right
\u5408\u8A08 total
\u540C\u3058 same
\u540C\u4E00 ident
\u540C\u6642 parallel concurr
\u540C\u6642\u306B simultan
\u540C\u671F sync synchron
\u540C\u69D8 similar
\u540C\u7B49 equival
\u540D\u524D name
\u542B\u307F inclus
\u542B\u3081\u308B includ
\u5468\u308A around
\u5468\u56F2 around
\u547C\u3073\u51FA\u3057 call
\u547C\u3073\u51FA\u3059 call
\u547D\u4EE4 instruct
\u54C1\u8CEA qualiti
\u554F\u984C problem issu
\u56DB\u6368\u4E94\u5165 place
\u56DE\u5FA9 recov
\u56DE\u6570 occurr
\u56DE\u907F keymap
\u56F2\u307F surround
\u56F2\u3080 parenthes
\u56FA\u6709 specif
\u5727\u7E2E compact
\u5782\u76F4 vertic
\u578B type
\u57FA\u5E95 base
\u57FA\u672C basic
\u57FA\u6E96 glob
\u5831\u544A report
\u5834\u5408 true
\u5834\u6240 locat
\u5857\u308A fill
\u5883\u754C border
\u5897\u5206 increment
\u5897\u6E1B decreas
\u58CA\u308C broken
\u5909\u63DB convert
\u5909\u6570 variabl
\u5909\u66F4 chang
\u5916\u3059 unpin
\u5916\u5074 enclos
\u5916\u90E8 extern
\u5927\u304D\u3044 greater
\u5927\u304D\u306A larger larg
\u5927\u6587\u5B57 case
\u592A\u5B57 bold
\u5931\u3046 lose
\u5931\u6557 fail error failur
\u5B58\u5728 exist
\u5B89\u5168 unsaf
\u5B89\u5B9A stabl
\u5B8C\u4E86 complet finish
\u5B8C\u5168 full perman
\u5B9A\u6570 constant
\u5B9A\u7FA9 definit defin
\u5B9B\u5148 destin
\u5B9F\u73FE experi
\u5B9F\u884C run execut
\u5B9F\u88C5 implement
\u5B9F\u969B actual real
\u5B9F\u9A13 experiment
\u5BA3\u8A00 declar
\u5BFE\u5FDC correspond
\u5BFE\u8C61 target
\u5C02\u7528 read
\u5C0F\u3055\u306A small
\u5C0F\u6587\u5B57 case
\u5C11\u306A\u304F\u3068\u3082 least
\u5C55\u958B expand unfold
\u5C5E\u6027 attribut
\u5C65\u6B74 histori
\u5DE6\u5074 leav
\u5DE6\u7AEF far
\u5DE6\u8FBA hand
\u5DEE\u5206 diff
\u5E38\u306B alwai
\u5E74\u524D yr year
\u5EF6\u671F minim
\u5F15\u6570 argument
\u5F15\u7528 quot
\u5F37\u5236 forc
\u5F37\u8ABF highlight
\u5F62\u5F0F format
\u5F69\u5EA6 satur
\u5F71\u97FF affect
\u5F85\u6A5F wait
\u5F8C\u3067 later
\u5F8C\u306B after follow
\u5F8C\u7D9A subsequ
\u5F93\u6765 legaci
\u5FA9\u5143 restor
\u5FA9\u53F7 decrypt
\u5FAA\u74B0 circular
\u5FC5\u8981 requir must
\u5FD8\u308C forget
\u5FDC\u7B54 respons
\u60C5\u5831 inform info
\u610F\u56F3 mean
\u6210\u529F success succe
\u623B\u3059 undo revert
\u623B\u308A return
\u623B\u308B back
\u624B\u52D5 manual
\u624B\u9806 instruct
\u627F\u8A8D approv author
\u627F\u8AFE accept
\u6291\u5236 suppress
\u6298\u308A\u305F\u305F\u307F fold
\u6298\u308A\u305F\u305F\u3080 collaps
\u6298\u308A\u8FD4\u3057 wrap
\u62BC\u3057 hold
\u62BC\u3057\u3066 press
\u62BC\u3059 press
\u62BD\u51FA extract
\u62BD\u8C61 abstract
\u62D2\u5426 reject deni
\u62E1\u5927 increas
\u62E1\u5F35 extens
\u6307\u5B9A specifi
\u6307\u793A instruct
\u633F\u5165 insert
\u6392\u4ED6 exclus
\u63A5\u7D9A connect
\u63A8\u5968 deprec recommend
\u63A8\u5B9A ty
\u63A8\u6E2C guess
\u63A8\u8AD6 infer
\u63CF\u753B draw
\u63D0\u4F9B contribut provid
\u63D0\u6848 suggest
\u63DB\u3048 replac
\u64CD\u4F5C oper action
\u652F\u63F4 assist
\u6570\u5024 number numer
\u6570\u5B57 digit
\u6574\u6570 integ
\u6574\u7406 organ
\u6587\u5B57 charact
\u6587\u6CD5 grammar
\u659C\u4F53 ital
\u65B0\u3057\u3044 new fresh
\u65B9\u5411 horizont
\u65B9\u6CD5 strategi wai
\u65E2\u306B alreadi
\u65E2\u5B9A default
\u65E2\u77E5 know
\u65E5\u4ED8 rfc
\u65E5\u672C\u8A9E japanes
\u65E5\u9593 dai
\u660E\u308B\u3044 light
\u660E\u793A explicitli explicit
\u6642\u523B time
\u6642\u9593 hr hour time timeout
\u666E\u901A unusu
\u666F\u8272 foreground
\u6697\u3044 dark
\u6697\u304F darker
\u6697\u53F7\u5316 encrypt
\u6697\u9ED9 implicitli
\u66F4\u65B0 updat
\u66F8\u304D write
\u66F8\u304D\u51FA\u3057 print
\u66F8\u304D\u63DB\u3048 rewrit write
\u66F8\u304F write
\u66F8\u5F0F format
\u66FF\u3048 sort
\u6700\u521D first
\u6700\u5927 maximum maxim
\u6700\u5C0F minimum
\u6700\u5F8C last
\u6700\u65B0 latest date
\u6700\u7D42 final
\u6700\u8FD1 recent
\u6700\u9069 best
\u6700\u9069\u5316 optim
\u6700\u9577 longest
\u6708\u9593 monthli
\u6709\u52B9 enabl
\u671F\u9593 durat
\u671F\u9650\u5207\u308C outdat
\u672A\u51E6\u7406 unhandl
\u672A\u5B9A\u7FA9 undefin
\u672A\u78BA\u8A8D unverifi
\u672A\u89E3\u6C7A unresolv
\u672B\u5C3E trail end
\u672C\u4F53 bodi
\u672C\u6587 bodi
\u6761\u4EF6 condit
\u691C\u51FA detect
\u691C\u67FB inspect
\u691C\u7D22 search
\u691C\u8A0E consid
\u691C\u8A3C valid check
\u6982\u8981 overview ruler
\u69CB\u6210 configur
\u69CB\u6587 syntax
\u69CB\u9020 destructur structur
\u6A19\u6E96 standard
\u6A29\u9650 sudo
\u6A5F\u80FD extens
\u6B63\u3057\u3044 correct
\u6B63\u3057\u304F incorrectli incorrect
\u6B63\u5E38 successfulli
\u6B63\u898F regular
\u6B6F\u8ECA gear
\u6BB5\u968E dec
\u6BD4\u8F03 compar
\u6C34\u5E73 horizont
\u6C42\u3081 ask
\u6C7A\u5B9A determin
\u6CE2\u7DDA squiggli
\u6CE8\u610F note
\u6CE8\u91C8 annot
\u6D3E\u751F deriv
\u6D88\u53BB eras clean
\u6DF7\u540C confus
\u6DF7\u5728 mix
\u6DFB\u4ED8 attach
\u6E1B\u3089\u3057 reduc
\u6E21\u3059 pass
\u6E96\u62E0 compliant
\u6ED1\u3089\u304B smooth
\u6F14\u7B97 oper
\u70B9\u6EC5 blink
\u7121\u5236\u9650 unlimit
\u7121\u52B9 disabl
\u7121\u6599 free
\u7121\u8996 ignor
\u7121\u984C untitl
\u7167\u4F1A queri
\u7167\u5408 against
\u7279\u5225 special
\u7279\u5B9A specif
\u7279\u6B8A awar
\u72B6\u614B state
\u72B6\u6CC1 usag
\u73FE\u5728 current
\u7406\u7531 reason
\u74B0\u5883 environ ambient env
\u751F\u6210 emit gener
\u753B\u50CF imag pictur preview
\u753B\u9762 screen displai visibl show
\u7559\u3081 pin
\u756A\u53F7 number
\u756A\u76EE nth second
\u7570\u306A\u308B differ
\u7591\u554F\u7B26 question
\u767A\u751F occur
\u767A\u884C publish
\u767B\u9332 regist
\u76E3\u8996 watch
\u76EE\u7ACB\u3064 stand
\u76F4\u63A5 directli
\u76F8\u5BFE rel
\u76F8\u5F53 equival
\u7701\u7565 omit option
\u7740\u4FE1 incom
\u77E2\u5370 arrow
\u7834\u68C4 discard
\u78BA\u5B9A uncommit
\u78BA\u8A8D confirm check
\u793A\u3059 indic
\u7956\u5148 ancestor
\u79D8\u5BC6 secret password public privat
\u79FB\u52D5 move go
\u79FB\u690D portabl
\u79FB\u884C migrat
\u7A2E\u985E kind
\u7A7A empti
\u7A7A\u767D whitespac
\u7A7A\u9593 namespac
\u7ACB\u3061 promin
\u7AF6\u5408 conflict
\u7B49\u3057\u3044 equal
\u7B87\u6240 occurr
\u7B97\u8853 arithmet
\u7BA1\u7406 manag
\u7BA1\u7406\u8005 administr admin
\u7BC4\u56F2 rang
\u7C21\u5358 easi
\u7D2F\u4E57 exponenti
\u7D42\u4E86 exit close end
\u7D42\u7AEF unusu
\u7D44\u307F\u5408\u308F\u305B combin
\u7D50\u5408 join
\u7D50\u679C result
\u7D71\u5408 integr
\u7D76\u5BFE absolut
\u7D99\u627F inherit
\u7D9A\u3051\u308B remain
\u7D9A\u884C continu proce
\u7DE8\u96C6 edit
\u7E2E\u5C0F shrink decreas
\u7E41\u4F53 tradit
\u7E70\u308A\u8FD4\u3057 repeatedli
\u7F6E\u63DB replac
\u80CC\u666F background
\u81EA\u4F53 themselv circularli
\u81EA\u52D5 auto automat
\u81EA\u8EAB indirectli
\u826F\u3044 better
\u8272 colour color
\u8272\u4ED8\u3051 pair
\u8272\u76F8 hue
\u82F1\u8A9E english
\u8868\u3059 repres
\u8868\u73FE regular
\u8868\u793A show screen displai visibl
\u8868\u8A18 notat
\u88C5\u98FE decor
\u88DC\u5B8C complet shell
\u88FD\u54C1 product
\u8907\u5408 composit
\u8907\u6570 multipl
\u8907\u88FD duplic clone
\u8907\u96D1 complex
\u8981\u6C42 request
\u8981\u7D20 element
\u898B\u51FA\u3057 head
\u898F\u5247 rule
\u8996\u899A visual
\u89E3\u6790 pars
\u89E3\u6C7A resolv
\u89E3\u6D88 ambigu
\u89E3\u9664 unset
\u8A00\u8A9E languag
\u8A08\u7B97 comput
\u8A18\u53F7 symbol
\u8A2D\u5B9A set config
\u8A31\u53EF allow
\u8A3A\u65AD diagnost
\u8A3C\u660E\u66F8 certif
\u8A55\u4FA1 evalu score
\u8A66\u3057 try
\u8A66\u884C retri
\u8A66\u9A13 experiment
\u8A73\u7D30 detail more
\u8A8D\u8A3C authent
\u8AAC\u660E descript describ
\u8AAD\u307F load
\u8AAD\u307F\u53D6\u308A read
\u8AAD\u307F\u8FBC\u307F reload load
\u8AAD\u3080 read
\u8ABF\u6574 adjust
\u8B58\u5225 done
\u8B58\u5225\u5B50 identifi id
\u8B66\u544A warn
\u8CA9\u58F2 seller
\u8CEA\u554F ask question
\u8D77\u52D5 launch restart
\u8D85\u3048\u308B exce
\u8EE2\u9001 forward
\u8F1D\u5EA6 light
\u8FD1\u3044 nearest
\u8FD4\u3057 return
\u8FD4\u4FE1 repli
\u8FF0\u8A9E predic
\u8FFD\u52A0 add
\u8FFD\u8DE1 untrack track
\u9000\u907F stash
\u9001\u4FE1 send
\u900F\u304B\u3057 ghost
\u900F\u660E transpar
\u900F\u660E\u5EA6 transpar opac
\u901A\u5E38 typic
\u901A\u77E5 notif
\u901F\u5EA6 speed
\u9023\u7D50 concaten
\u9023\u7D9A consecut
\u9031\u9593 wk week
\u9032\u6570 hex
\u9032\u884C progress
\u9045\u5EF6 defer delai
\u9055\u53CD violat
\u9069\u7528 appli
\u9078\u629E select
\u90E8\u5206 part partial
\u914D\u5217 arrai list
\u914D\u7F6E align
\u91CD\u5927 sever
\u91CD\u8907 duplic doubl
\u91CD\u8981 promin
\u9332\u97F3 record
\u9375 kei
\u9577\u3055 length size
\u9589\u3058\u308B close end
\u958B\u304F open
\u958B\u59CB start
\u958B\u767A develop
\u9593\u9694 interv
\u95A2\u4FC2 depend
\u95A2\u6570 function
\u95A2\u9023 associ relat
\u95A2\u9023\u4ED8\u3051\u308B codicon
\u95B2\u89A7 viewer
\u9632\u6B62 prevent
\u9650\u308A unless
\u9664\u304F except
\u9664\u5916 exclud
\u968E\u5C64 breadcrumb
\u96A0\u3059 hide
\u96C6\u5408 intersect
\u96FB\u7403 lightbulb
\u9759\u7684 static
\u975E\u540C\u671F async
\u97D3\u56FD korean
\u97F3\u58F0 voic speech
\u9805\u76EE item
\u9806\u306B most
\u9806\u5E8F order
\u9818\u57DF area
\u985E\u4F3C similar
\u9AD8\u3044 viewer
`,ko:`
\uAC00\uAE30 shortcut
\uAC00\uAE4C\uC6B4 nearest
\uAC00\uB2A5 themabl
\uAC00\uB2A5\uD55C avail
\uAC00\uB4DC guard
\uAC00\uB85C horizont
\uAC00\uB9AC\uD0A4\uAE30 hover
\uAC00\uB9AC\uD0A4\uC9C0 point
\uAC00\uB9AC\uD0A8 hover
\uAC00\uB9AC\uD0AC hover
\uAC00\uC0C1 virtual
\uAC00\uC18D\uC744 acceler gpu
\uAC00\uC2DC\uC131 visibl
\uAC00\uC6B4\uB370 center middl
\uAC00\uC774\uB4DC\uB97C guid
\uAC00\uC7A5 most
\uAC00\uC7A5\uC790\uB9AC\uC640 amount edg
\uAC00\uC815\uD569\uB2C8\uB2E4 assum
\uAC00\uC838\uC624\uAE30 import
\uAC00\uC838\uC624\uAE30\uC5D0\uC11C\uB294 defer
\uAC00\uC838\uC624\uB294 fetch
\uAC00\uC838\uC635\uB2C8\uB2E4 get
\uAC00\uC838\uC654\uC2B5\uB2C8\uB2E4 packageid
\uAC00\uC9C0\uACE0 export
\uAC01 each
\uAC04\uB2E8\uD55C simpl
\uAC04\uC5D0 between
\uAC10\uC18C decrement decreas
\uAC10\uC18C\uB41C motion
\uAC10\uC2DC watch
\uAC10\uC2DC\uC790\uAC00 watcher
\uAC10\uC9C0 detect
\uAC12 valu
\uAC12\uC73C\uB85C valu
\uAC12\uC740 valu
\uAC12\uC744 valu
\uAC12\uC774 valu
\uAC15\uC81C forc
\uAC15\uC870 highlight
\uAC19\uC2B5\uB2C8\uB2E4 look
\uAC19\uC740 like
\uAC1C\uB97C occurr
\uAC1C\uBC1C develop
\uAC1C\uBCC4 individu
\uAC1C\uC694 outlin
\uAC1C\uC694\uB97C order
\uAC1C\uC6D4 month mo
\uAC1C\uC778\uC6A9 person
\uAC1C\uCCB4 object
\uAC1C\uCCB4\uB97C invok
\uAC1C\uCCB4\uC774\uAC70\uB098 dispos
\uAC70\uBD80 reject
\uAC74\uB108\uB6F0\uAE30 skip
\uAC74\uB108\uB6F0\uB294 skip
\uAC74\uB108\uB700 skip
\uAC74\uB108\uB701\uB2C8\uB2E4 skip
\uAC80\uC0AC inspect check valid
\uAC80\uC0AC\uC5D0 subschema
\uAC80\uC0AC\uC5D0\uC11C opt
\uAC80\uC0C9 search
\uAC80\uC0C9\uB418\uC5C8\uC2B5\uB2C8\uB2E4 detect
\uAC80\uC740\uC0C9 white black
\uAC80\uD1A0 review
\uAC83 look
\uAC83\uC774 consid
\uAC8C\uC2DC publish
\uACB0\uACFC result
\uACB0\uC815\uD569\uB2C8\uB2E4 determin
\uACB9\uCE58\uB294 overlap
\uACB9\uCE58\uC9C0 convers
\uACBD\uACE0 warn
\uACBD\uB85C path breadcrumb
\uACBD\uC6B0\uC5D0\uB3C4 even
\uACBD\uC6B0\uC5D0\uB9CC onli
\uACC4\uC0B0\uB41C comput
\uACC4\uC0B0\uB420 evalu
\uACC4\uC0B0\uD560 comput
\uACC4\uC0B0\uD569\uB2C8\uB2E4 squar calcul
\uACC4\uC18D continu
\uACC4\uC815 account
\uACC4\uCE21 instrument
\uACE0\uAE09 advanc
\uACE0\uB300\uBE44 high contrast
\uACE0\uC2A4\uD2B8 ghost
\uACE0\uC720 uniqu
\uACE0\uC815 sticki
\uACE0\uC815\uB41C pin
\uACE0\uCE68 refresh
\uACF3\uC5D0\uC11C elsewher
\uACF5\uAC04\uC5D0\uC11C hsl
\uACF5\uAC04\uC774 space
\uACF5\uAC1C public privat
\uACF5\uAC1C\uD560 reveal
\uACF5\uAE09\uC5C5\uCCB4 vendor
\uACF5\uAE09\uC790\uAC00 provid
\uACF5\uAE09\uC790\uB97C provid
\uACF5\uBC31 whitespac space
\uACF5\uC6A9 public
\uACF5\uC720 share
\uACF5\uD1B5 ancestor
\uACF5\uD1B5\uC801\uC778 common
\uACFC\uAC70 ancestor
\uAD00\uACC4\uC5C6\uC774 regardless
\uAD00\uB828 relat
\uAD00\uB9AC manag
\uAD00\uB9AC\uC790\uB85C admin
\uAD00\uB9AC\uC790\uB97C launcher
\uAD04\uD638 parenthes
\uAD50\uB300 shift
\uAD50\uC9D1\uD569 intersect
\uAD6C\uBB38 pars construct
\uAD6C\uBB38\uC740 mt ct
\uAD6C\uBB38\uC744 syntax
\uAD6C\uBB38\uC774 syntax
\uAD6C\uBCC4\uB429\uB2C8\uB2E4 promin
\uAD6C\uBD84 separ
\uAD6C\uC131 configur
\uAD6C\uC131\uB418\uC5B4\uC57C consist
\uAD6C\uC131\uC6D0\uC744 constitu
\uAD6C\uC131\uD45C\uB294 scheme
\uAD6C\uC131\uD45C\uB85C scheme
\uAD6C\uC870 destructur
\uAD6C\uC870\uB97C structur
\uAD6C\uC870\uCCB4 union
\uAD6C\uD604 implement
\uAD75\uAC8C bold
\uAD8C\uC7A5 recommend
\uAD8C\uD55C\uC774 permiss
\uADDC\uCE59 rule ruleset
\uADE0\uD615 balanc
\uADF8\uB3D9\uC548 meantim
\uADF8\uB77C\uB370\uC774\uC158 gradient
\uADF8\uB798\uB3C4 anywai
\uADF8\uB798\uD504 graph
\uADF8\uB7EC\uC9C0 zone
\uADF8\uB807\uC9C0 otherwis
\uADF8\uB8F9 group
\uADF8\uB9B4\uC9C0 draw
\uADF8\uB9BC\uC790 shadow
\uAE00\uAF34 font
\uAE08\uC9C0 disturb
\uAE30\uAC04 durat
\uAE30\uB2A5 featur
\uAE30\uB2E4\uB9AC\uB294 wait
\uAE30\uB2E4\uB9AC\uC9C0 wait
\uAE30\uB85D histori transcript
\uAE30\uBC18 base
\uAE30\uBCF8 default main
\uAE30\uBCF8\uC774 basic
\uAE30\uC874 exist
\uAE30\uC900 rebas
\uAE30\uC900\uC73C\uB85C rel
\uAE30\uD0C0 other
\uAE30\uD638 symbol
\uAE30\uD638\uB85C go
\uAE38\uAC8C hold
\uAE38\uC774 length size
\uAE5C\uBC15\uC784 blink
\uAE68\uC9C4 broken
\uAEBC\uC838 off
\uB044\uAE30 off
\uB044\uB294 off
\uB04A\uAE30 disconnect
\uB04C drag
\uB04C\uC5B4\uB2E4 drag
\uB04C\uC5B4\uC11C drag drop
\uB04C\uC5B4\uC624\uAE30 pull
\uB05D end
\uB05D\uC5D0 end
\uB05D\uC785\uB2C8\uB2E4 end
\uB098\uB780\uD788 side
\uB098\uC740 better
\uB098\uC911\uC5D0 later
\uB098\uD0C0\uB0A0 appear
\uB098\uD0C0\uB0B4\uB294 indic repres
\uB098\uD0C0\uB0B4\uBBC0\uB85C buildinfo
\uB098\uD0C0\uB0C5\uB2C8\uB2E4 repres
\uB0AE\uC740 lowest
\uB0B4\uBCF4\uB0B4\uAE30 export
\uB0B4\uBCF4\uB0B4\uB294 emit
\uB0B4\uBCF4\uB0B4\uC9C0 emit
\uB0B4\uBCF4\uB0B8 export
\uB0B4\uBCF4\uB0C5\uB2C8\uB2E4 emit
\uB0B4\uC5D0 insid
\uB0B4\uC5D0\uC11C insid within
\uB0B4\uC6A9 chang
\uB0B4\uC6A9\uC73C\uB85C overwrit
\uB0B4\uC6A9\uC758 reveal
\uB0B4\uC758 within
\uB0B4\uC7A5 svg
\uB108\uBB34 larg
\uB108\uBE44 width
\uB124\uC774\uD2F0\uBE0C nativ
\uB124\uC784\uC2A4\uD398\uC774\uC2A4 namespac
\uB124\uD2B8\uC6CC\uD06C network
\uB144 yr year
\uB178\uB4DC node
\uB178\uCD9C\uD558\uB294 expos
\uB179\uC0C9 green
\uB179\uC74C record
\uB192\uC774 height
\uB193\uAE30 drag
\uB204\uB77D\uB41C miss
\uB204\uB974\uACE0 hold cancel
\uB204\uB974\uC138\uC694 press
\uB204\uB97C press
\uB208\uAE08\uC790 ruler overview
\uB208\uC5D0 stand
\uB20C\uB7EC press
\uB20C\uB800\uC2B5\uB2C8\uB2E4 chord
\uB298\uB9AC\uAC70\uB098 decreas
\uB298\uB9AC\uAE30 increas
\uB2E4 both
\uB2E4\uB978 other
\uB2E4\uB985\uB2C8\uB2E4 differ
\uB2E4\uC2DC again restart
\uB2E4\uC640 unifi
\uB2E4\uC6B4\uB85C\uB4DC download
\uB2E4\uC74C next
\uB2E4\uC911 multi
\uB2E8\uACC4 phase step
\uB2E8\uC21C simpl
\uB2E8\uC5B4 word
\uB2E8\uC704 unit
\uB2E8\uC704\uB85C atom
\uB2E8\uC77C singl
\uB2E8\uCD94 button
\uB2EB\uAE30 close
\uB2EB\uB294 close
\uB2EB\uC2B5\uB2C8\uB2E4 autoclos
\uB2EB\uC744 autoclos
\uB2EB\uC9C0 prevent
\uB2EB\uD78C reopen
\uB2EB\uD799\uB2C8\uB2E4 close
\uB2EC month
\uB300 case
\uB300\uAD04\uD638 bracket
\uB300\uAE30 wait
\uB300\uB85C importhelpers
\uB300\uBB38\uC790\uB85C transform
\uB300\uC0C1 target
\uB300\uC2E0 instead
\uB300\uCCB4 altern
\uB300\uCCB4\uB85C fallback
\uB300\uCCB4\uC5D0\uB294 substitut
\uB300\uCCB4\uD569\uB2C8\uB2E4 fall
\uB300\uD574 against
\uB300\uD654 dialog
\uB313\uAE00 comment review
\uB354 more
\uB36E\uC5B4\uC4F0\uAE30 overwrit
\uB36E\uC5B4\uC4F0\uB294 overwrit
\uB36E\uC5B4\uC4F0\uBBC0\uB85C tsbuildinfo
\uB36E\uC5B4\uC501\uB2C8\uB2E4 overwrit overwritten
\uB370\uC2A4\uD06C\uD1B1 claud
\uB370\uC2A4\uD06C\uD1B1\uC758 desktop
\uB370\uC774\uD130 datum
\uB370\uC774\uD130\uBCA0\uC774\uC2A4 databas
\uB370\uCF54\uB808\uC774\uD130 decor
\uB3C4\uAD6C tool toolbar
\uB3C4\uB2EC\uD588\uC2B5\uB2C8\uB2E4 quota reach
\uB3C4\uBA54\uC778 domain
\uB3C4\uC6B0\uBBF8 helper
\uB3C4\uC6C0\uB9D0 help
\uB3C5\uB9BD standalon
\uB3C5\uB9BD\uC801\uC73C\uB85C independ
\uB3CC\uC544\uAC00\uAE30 back
\uB3D9\uAE30\uD654 sync
\uB3D9\uAE30\uD654\uD558\uB294 synchron
\uB3D9\uC2DC parallel concurr
\uB3D9\uC2DC\uC5D0 simultan
\uB3D9\uC548 while
\uB3D9\uC77C\uD558\uC9C0 ident
\uB3D9\uC77C\uD55C same
\uB3D9\uC791 action
\uB3D9\uC791\uC73C\uB85C motion
\uB3D9\uC791\uC744 behavior
\uB3D9\uC801 dynam
\uB418\uB3CC\uB9AC\uAE30 revert
\uB418\uB3CC\uB9AC\uB294 revert
\uB418\uB3CC\uB9B4 revert
\uB418\uC5C8\uC2B5\uB2C8\uB2E4 successfulli
\uB418\uC9C0 nullish
\uB428 unbound
\uB429\uB2C8\uB2E4 strict
\uB450 two
\uB450\uB294 breakpoints inner
\uB458\uB7EC\uC2F8\uC778 surround
\uB458\uB7EC\uC2FC enclos
\uB458\uB7EC\uC309\uB2C8\uB2E4 surround
\uB4A4\uB85C back
\uB4A4\uC5D0 after
\uB4A4\uC758 behind
\uB4DC\uB86D drop
\uB4DC\uB86D\uB2E4\uC6B4 dropdown
\uB4E4\uC5B4 exampl
\uB4E4\uC5B4\uC624\uB294 incom
\uB4E4\uC5EC\uC4F0\uAE30 indent
\uB4F1 etc
\uB4F1\uAE09 rate
\uB4F1\uAE09\uC5D0 star rate
\uB4F1\uB85D registr
\uB4F1\uB85D\uB418\uC5B4 regist
\uB4F1\uB85D\uB41C regist
\uB4F1\uB85D\uD560 regist
\uB514\uB809\uD130\uB9AC directori folder
\uB514\uBC14\uC774\uC2A4 devic
\uB514\uBC84\uAC70 debugg
\uB514\uBC84\uADF8 debug
\uB514\uBC84\uAE30 debugge
\uB514\uC2A4\uC5B4\uC148\uBE14 disassembl
\uB514\uC2A4\uD06C\uC5D0 disk
\uB514\uC2A4\uD06C\uC758 disk
\uB530\uB77C depend
\uB530\uC634\uD45C quot
\uB54C\uB9C8\uB2E4 whenev
\uB54C\uBB38\uC5D0 project
\uB610\uB294 either
\uB744\uB294 stand
\uB77C\uC774\uBE0C\uB7EC\uB9AC librari lib
\uB798\uD551 wrap
\uB7F0\uD0C0\uC784 runtim
\uB808\uAC70\uC2DC legaci
\uB808\uC774\uBE14 label
\uB808\uC774\uC544\uC6C3 layout
\uB80C\uB354\uB7EC gpu
\uB80C\uB354\uB9C1 render
\uB80C\uB354\uB9C1\uB41C md
\uB85C set
\uB85C\uADF8 log
\uB85C\uADF8\uB97C consult
\uB85C\uADF8\uC544\uC6C3 sign
\uB85C\uADF8\uC778 sign login
\uB85C\uAE45 log
\uB85C\uB4DC reload load
\uB85C\uCEEC local remot
\uB8E8\uD2B8 root
\uB8E8\uD504\uB294 loop
\uB97C us
\uB9AC\uB514\uB809\uC158 redirect
\uB9AC\uBDF0 comment review
\uB9AC\uC18C\uC2A4 resourc
\uB9AC\uD130\uB7F4 liter
\uB9AC\uD130\uB7F4\uB85C bigint
\uB9AC\uD130\uB7F4\uC785\uB2C8\uB2E4 untermin
\uB9AC\uD329\uD130\uB9C1 refactor
\uB9AC\uD3EC\uC9C0\uD1A0\uB9AC repositori
\uB9B4\uB9AC\uC2A4 releas publish
\uB9C1\uD06C link
\uB9C8\uC138\uC694 never
\uB9C8\uC2A4\uD0B9 mask redact
\uB9C8\uC6B0\uC2A4 mous
\uB9C8\uC6B0\uC2A4\uB85C hover
\uB9C8\uC774\uADF8\uB808\uC774\uC158 migrat
\uB9C8\uC9C0\uB9C9 last
\uB9C8\uCEE4 marker
\uB9C8\uCEE4\uB85C goto
\uB9C8\uCF13\uD50C\uB808\uC774\uC2A4 marketplac
\uB9C9\uB300\uAC00 auxiliari
\uB9C9\uB300\uB294 far
\uB9C9\uB300\uC758 scrollbar
\uB9CC\uB4DC\uB294 creat
\uB9CC\uB4E4 creat
\uB9CC\uB4E6 aarrggbb
\uB9CC\uB4ED\uB2C8\uB2E4 creat
\uB9CC\uD07C enough
\uB9CE\uC2B5\uB2C8\uB2E4 mani
\uB9CE\uC740 more
\uB9DE\uCDA4 align center
\uB9DE\uCDA4\uC73C\uB85C justifi
\uB9E4\uAC1C paramet
\uB9E4\uC6B0 larg
\uB9E4\uD551\uB41C map
\uB9E4\uD551\uD569\uB2C8\uB2E4 map
\uB9E8 bottom top
\uB9F5\uC73C\uB85C togeth
\uB9F5\uC744 map
\uB9F5\uC758 map
\uB9F5\uC785\uB2C8\uB2E4 map
\uBA38\uB9AC\uAE00 header
\uBA38\uC2E0\uC5D0\uC11C machin
\uBA3C\uC800 first
\uBA54\uB274 menu
\uBA54\uBAA8\uB9AC memori
\uBA54\uC11C\uB4DC method
\uBA54\uC11C\uB4DC\uC5D0\uB294 writabl
\uBA54\uC11C\uB4DC\uC5D0\uC11C pro
\uBA54\uC2DC\uC9C0 messag notic
\uBA54\uD0C0 meta
\uBA54\uD0C0\uB370\uC774\uD130\uB97C metadata
\uBA64\uBC84 member
\uBA64\uBC84\uAC00 intersect
\uBA85\uB839 command
\uBA85\uB839\uACFC sub
\uBA85\uBA85\uD560 extern
\uBA85\uC2DC\uC801 explicit
\uBA85\uC2DC\uC801\uC73C\uB85C explicitli
\uBA85\uC2DC\uD55C inclus
\uBAA8\uB378 model
\uBAA8\uB450 all
\uBAA8\uB4C8 modul
\uBAA8\uB4C8\uC5D0\uC11C\uB294 esm
\uBAA8\uB4C8\uC785\uB2C8\uB2E4 commonjs
\uBAA8\uB4DC mode
\uBAA8\uB4E0 all
\uBAA8\uC591 glyph margin
\uBAA8\uC74C toolbar
\uBAA8\uC74C\uC5D0\uC11C menubar
\uBAA8\uC74C\uC774 alt
\uBAA8\uD638\uD55C ambigu
\uBAA9\uB85D list
\uBABB\uD588\uC2B5\uB2C8\uB2E4 fail
\uBB34\uB8CC free
\uBB34\uC120 radio
\uBB34\uC2DC\uB429\uB2C8\uB2E4 ignor
\uBB34\uC2DC\uD569\uB2C8\uB2E4 ye
\uBB36\uC778 enclos
\uBB38 statement
\uBB38\uC11C document
\uBB38\uC740 statement
\uBB38\uC744 statement
\uBB38\uC758 statement
\uBB38\uC774 statement
\uBB38\uC790 charact
\uBB38\uC790\uAC00 charact ascii
\uBB38\uC790\uC5D0\uB3C4 subject
\uBB38\uC790\uC5F4 string
\uBB38\uC81C problem issu
\uBB3B\uC9C0 ask
\uBB3C\uC5B4\uBCF4\uAE30 ask
\uBB3C\uC74C\uD45C\uB97C question
\uBBF8\uB2C8\uB9F5 minimap
\uBBF8\uB514\uC5B4 medium video media stream
\uBBF8\uB9AC preview
\uBBF8\uB9AC\uBCF4\uAE30 imag pictur preview
\uBBF8\uCE69\uB2C8\uB2E4 implic
\uBC00\uB9AC\uCD08 millisecond
\uBC11\uC904 underscor underlin
\uBC14\uAE65\uCABD enclos
\uBC14\uAFB8\uAE30 replac renam
\uBC14\uAFB8\uB294 renam
\uBC14\uAFC0 renam
\uBC14\uAFC8 wrap
\uBC14\uAFC9\uB2C8\uB2E4 replac
\uBC14\uB85C shortcut
\uBC14\uC774\uD2B8 byte
\uBC14\uC778\uB529 bind keybind
\uBC18\uB300\uB85C revers
\uBC18\uBCF5\uAE30\uC758 iter
\uBC18\uBCF5\uC801\uC73C\uB85C repeatedli
\uBC18\uC62C\uB9BC round
\uBC18\uC751 reaction
\uBC18\uC751\uD568 react
\uBC18\uD658 return
\uBC18\uD658\uB41C appli
\uBC1B\uC544\uC4F0\uAE30 dictat
\uBC1B\uC73C\uBA74 receiv
\uBC1C\uACAC\uB418\uC9C0 uncaught
\uBC1C\uC0DD fire
\uBC1C\uC0DD\uC744 occurr
\uBC1C\uC0DD\uD569\uB2C8\uB2E4 rais
\uBC1C\uC0DD\uD588\uC2B5\uB2C8\uB2E4 occur
\uBC1D\uAC8C lighter
\uBC1D\uAE30 light
\uBC1D\uC740 light
\uBC29\uBB38\uD558\uC138\uC694 visit
\uBC29\uBC95\uC5D0 inform
\uBC29\uBC95\uC744 reus
\uBC29\uC2DD\uC744 work
\uBC29\uCD9C\uC744 createelement
\uBC29\uD574 disturb
\uBC30\uACBD\uC0C9 background
\uBC30\uACBD\uC785\uB2C8\uB2E4 background
\uBC30\uB108 banner
\uBC30\uB108\uB294 under
\uBC30\uC5F4 arrai list
\uBC30\uC9C0 badg
\uBC30\uCE58\uD569\uB2C8\uB2E4 wish
\uBC31\uBD84\uC728 percentag
\uBC84\uC804 version target
\uBC84\uD2BC button
\uBC88 doubl
\uBC88\uB4E4 bundl
\uBC88\uC5D0 onc
\uBC88\uC9F8 first
\uBC88\uCCB4 tradit
\uBC88\uD638 number
\uBC94\uC704 scope rang
\uBC94\uC8FC categori
\uBCA8\uC774 ring bell
\uBCC0\uACBD chang
\uBCC0\uACBD\uB418\uC9C0 unchang
\uBCC0\uC218 variabl
\uBCC0\uC218\uAC00 paramet
\uBCC0\uD658 convert
\uBCC4\uB3C4\uC758 separ
\uBCC4\uCE6D alia
\uBCC4\uD45C star rate
\uBCD1\uB82C parallel concurr
\uBCD1\uD569 merg
\uBCF4\uACE0\uB418\uC5C8\uC2B5\uB2C8\uB2E4 problemat
\uBCF4\uACE0\uB97C report
\uBCF4\uACE0\uD569\uB2C8\uB2E4 report
\uBCF4\uAE30 view
\uBCF4\uB0BC send
\uBCF4\uB2E4 greater
\uBCF4\uB958 pend
\uBCF4\uC138\uC694 try
\uBCF4\uC2DC\uACA0\uC2B5\uB2C8\uAE4C wai
\uBCF4\uC548 secur
\uBCF4\uC774\uB3C4\uB85D shine
\uBCF4\uC774\uC9C0 invis
\uBCF4\uC870 secondari
\uBCF4\uD638\uB41C protect
\uBCF5\uC0AC copi
\uBCF5\uC6D0 restor
\uBCF5\uC81C duplic clone
\uBCF5\uD569 composit
\uBCF5\uD638\uD654 decrypt
\uBCF8\uBB38 bodi
\uBD80 minor
\uBD80\uB4DC\uB7EC\uC6B4 smooth
\uBD80\uBAA8 parent
\uBD80\uBD84 partial
\uBD80\uBD84\uC73C\uB85C equal
\uBD80\uC5EC author
\uBD80\uC5EC\uB418\uC9C0 grant
\uBD80\uC6B8 boolean
\uBD80\uC871 administr
\uBD84 min minut
\uBD84\uAE30 branch
\uBD84\uB9AC detach
\uBD84\uBC30 spread
\uBD84\uC0B0 spread
\uBD84\uC11D pars telemetri
\uBD84\uD560 split
\uBD88\uC644\uC804\uD55C incomplet
\uBD88\uD22C\uBA85\uB3C4 opac
\uBD88\uD22C\uBA85\uD558\uC9C0 underli
\uBD88\uD544\uC694\uD55C unnecessari
\uBD99\uC5EC\uB123\uAE30 past
\uBD99\uC5EC\uB123\uC2B5\uB2C8\uB2E4 past
\uBD99\uC5EC\uB123\uC740 past
\uBD99\uC5EC\uB123\uC744 past
\uBD99\uC740 quot
\uBDF0 view
\uBDF0\uB81B viewlet
\uBDF0\uC5B4 viewer
\uBDF0\uD3EC\uD2B8 viewport
\uBE0C\uB77C\uC6B0\uC800 browser
\uBE0C\uB798\uD0B7 bracket
\uBE0C\uB79C\uCE58 branch
\uBE14\uB85D block
\uBE44\uAD50 compar
\uBE44\uAD50\uD558\uB294 excess
\uBE44\uB3D9\uAE30 async
\uBE44\uB514\uC624 video
\uBE44\uBC00 secret password
\uBE44\uC5B4 empti
\uBE44\uC6CC empti
\uBE44\uC815\uC0C1\uC801\uC778 unusu
\uBE44\uCD94\uC0C1 non
\uBE44\uCD94\uC5B4 shine
\uBE44\uD65C\uC131 inact
\uBE48 empti
\uBE4C\uB4DC build
\uBE4C\uB4DC\uB294 dry
\uBE60\uB978 quick
\uBE68\uAC04\uC0C9 red
\uC0AC\uC6A9 us enabl
\uC0AC\uC6A9\uB418\uC9C0 deprec unus
\uC0AC\uC6A9\uB7C9 usag
\uC0AC\uC6A9\uC790 custom user person
\uC0AC\uC6A9\uC790\uB85C superus
\uC0AC\uC6A9\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C mean
\uC0AC\uC6A9\uD558\uC9C0 disabl
\uC0AC\uC6A9\uD55C recent
\uC0AC\uC6A9\uD560 us avail
\uC0AC\uC774\uB4DC primari
\uC0AC\uC774\uB4DC\uBC14 side
\uC0AC\uC774\uB4DC\uBC14\uC5D0 sidebar
\uC0AC\uC774\uC758 between
\uC0AC\uC774\uD2B8\uB97C websit
\uC0AC\uC778 sine
\uC0AC\uD56D recommend
\uC0AD\uC81C delet remov
\uC0AD\uC81C\uB418\uC5C8\uC2B5\uB2C8\uB2E4 dispos
\uC0AD\uC81C\uB429\uB2C8\uB2E4 discard
\uC0AD\uC81C\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C sure
\uC0B0\uC220 arithmet
\uC0BD\uC785 insert
\uC0C1\uB300 rel
\uC0C1\uC18D\uB41C inherit
\uC0C1\uC18D\uD569\uB2C8\uB2E4 inherit
\uC0C1\uC218 constant
\uC0C1\uC704 ancestor
\uC0C1\uC790 box
\uC0C1\uC790\uB97C dialog
\uC0C1\uD0DC statu state
\uC0C1\uD0DC\uAC00 date
\uC0C1\uD0DC\uC778 inact
\uC0C8 new
\uC0C8\uB85C refresh new fresh
\uC0C9 color
\uC0C9\uC0C1 hue colour color
\uC0C9\uC0C1\uC774 queri
\uC0C9\uC740 opaqu
\uC0C9\uC785\uB2C8\uB2E4 color
\uC0DD\uB7B5\uD560 omit
\uC0DD\uC131 gener
\uC0DD\uC131\uACFC creation
\uC0DD\uC131\uAE30\uC5D0 yield
\uC0DD\uC131\uC790 constructor
\uC0DD\uC131\uD558\uB294 spawn
\uC0DD\uC131\uD560 construct
\uC100\uB3C4 shadow
\uC11C\uB85C each
\uC11C\uBA85 verif
\uC11C\uBA85\uB418\uC9C0 sign
\uC11C\uBC84 server
\uC11C\uBE44\uC2A4 servic
\uC11C\uC2DD format
\uC120 line
\uC120\uC5B8 declar
\uC120\uC5B8\uD560 redeclar
\uC120\uD0DD select
\uC120\uD0DD\uAE30 selector picker
\uC120\uD0DD\uB428 ln col
\uC120\uD0DD\uC744 pick
\uC120\uD0DD\uC801 option
\uC120\uD0DD\uD558\uACE0 resiz
\uC120\uD0DD\uD560 pick
\uC120\uD589 lead
\uC124\uBA85 descript
\uC124\uBA85\uC11C document
\uC124\uBA85\uD558\uB294 describ
\uC124\uBA85\uD569\uB2C8\uB2E4 describ
\uC124\uC815 set config
\uC124\uC815\uC785\uB2C8\uB2E4 outfile
\uC124\uC815\uD558\uAC70\uB098 unset
\uC124\uC815\uD558\uBA74 enabl
\uC124\uCE58 instal
\uC131\uACF5 succeed success
\uC131\uACF5\uC801\uC73C\uB85C successfulli
\uC131\uACF5\uD558\uAC70\uB098 succe
\uC131\uB2A5 perform
\uC131\uB2A5\uC0C1\uC758 reason
\uC138 three
\uC138\uADF8\uBA3C\uD2B8\uC758 preformat
\uC138\uB85C vertic
\uC138\uBBF8\uCF5C\uB860 semi
\uC138\uBD80 detail verbos
\uC138\uBD84\uD654\uB41C grain fine
\uC138\uC158 session
\uC139\uC158 section
\uC13C\uD130 center
\uC140 cell
\uC140\uC5D0 cell
\uC140\uC744 cell
\uC140\uC758 cell
\uC178 shell
\uC178\uC774 nativ
\uC18C\uB7C9\uC758 small
\uC18C\uB9AC cue audio
\uC18C\uB9AC\uB97C sound plai
\uC18C\uBB38\uC790 case
\uC18C\uBB38\uC790\uB85C lower
\uC18C\uC2A4 sourc
\uC18D\uC131 properti
\uC190\uC2E4\uB418\uBA74 lose
\uC190\uC2E4\uB420 loss
\uC190\uC2E4\uB429\uB2C8\uB2E4 lose
\uC1A1\uC218\uC2E0 radio
\uC218 cannot
\uC218\uB3D9 manual
\uC218\uB77D accept
\uC218\uB97C number
\uC218\uC2E0 incom
\uC218\uC2E0\uB428 receiv
\uC218\uC640 count
\uC218\uC815 fix
\uC218\uC815\uB41C modifi
\uC218\uC900 level
\uC218\uC900\uC744 downlevel
\uC218\uD3C9 horizont
\uC218\uD589 cmd
\uC21C\uC11C order
\uC21C\uD658 circular themselv
\uC21C\uD658\uC801\uC73C\uB85C circularli
\uC228\uACA8\uC9D1\uB2C8\uB2E4 hide
\uC228\uAE30 hide
\uC228\uAE30\uC9C0 underli
\uC228\uAE41\uB2C8\uB2E4 hide
\uC22B\uC790 numer number
\uC22B\uC790\uAC00 quantifi digit
\uC27C\uD45C comma
\uC27D\uAC8C easi
\uC288\uD37C superus
\uC2A4\uB0C5\uC0F7 snapshot
\uC2A4\uB808\uB4DC\uAC00 thread
\uC2A4\uB808\uB4DC\uB85C thread
\uC2A4\uB808\uB4DC\uC758 thread
\uC2A4\uB808\uB4DC\uC785\uB2C8\uB2E4 thread
\uC2A4\uB9C8\uD2B8 smart
\uC2A4\uD06C\uB864 scroll scrollbar
\uC2A4\uD06C\uB864\uC758 sticki scroll
\uC2A4\uD06C\uB9B0\uCE90\uC2A4\uD2B8 screencast
\uC2A4\uD06C\uB9BD\uD2B8 script
\uC2A4\uD06C\uB9BD\uD2B8\uB97C npm script
\uC2A4\uD0A4\uB9C8 schema
\uC2A4\uD0C0\uC77C style
\uC2A4\uD0C0\uC77C\uC2DC\uD2B8 stylesheet style css
\uC2A4\uD0DC\uC2DC stash
\uC2A4\uD0DD stack
\uC2A4\uD14C\uC774\uC9D5\uB41C stage
\uC2A4\uD14C\uC774\uC9D5\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C stage
\uC2A4\uD1A0\uB9AC\uC9C0 storag
\uC2A4\uD2B8\uB85C\uD06C stroke
\uC2A4\uD2B8\uB9BC\uC5D0 stream
\uC2A4\uD398\uC778\uC5B4 spanish
\uC2AC\uB77C\uC774\uB354 slider
\uC2AC\uB798\uC2DC slash
\uC2B9\uC218\uC785\uB2C8\uB2E4 multipli
\uC2B9\uC778 approv
\uC2DC\uAC01\uD654 visual
\uC2DC\uAC01\uD654\uC5D0 chart
\uC2DC\uAC04 time timeout
\uC2DC\uAC04\uC774 rfc
\uC2DC\uADF8\uB2C8\uCC98 signatur
\uC2DC\uADF8\uB2C8\uCC98\uC5D0\uC11C come
\uC2DC\uB3C4 retri
\uC2DC\uB3C4\uD558\uC138\uC694 try
\uC2DC\uB3C4\uD574 wai
\uC2DC\uC2A4\uD15C system
\uC2DC\uC791 start
\uC2DC\uC791\uB418\uC9C0 launch
\uC2DC\uC791\uD560 launch
\uC2DC\uD000\uC2A4 sequenc
\uC2DC\uD130 sitter
\uC2DC\uD5D8\uD310 pre releas
\uC2DD express
\uC2DD\uBCC4\uC790 identifi id
\uC2DD\uC740 express
\uC2DD\uC744 express
\uC2DD\uC758 express
\uC2DD\uC774 express
\uC2E0\uB8B0 trust
\uC2E0\uB8B0\uD560 untrust trust
\uC2E0\uD638 signal
\uC2E0\uD638\uB97C cue audio
\uC2E4\uC81C real
\uC2E4\uC81C\uB85C actual
\uC2E4\uD328 fail error failur
\uC2E4\uD589 run execut
\uC2E4\uD589\uAE30\uC758 runner
\uC2E4\uD589\uD615 standalon
\uC2E4\uD5D8\uC801 experiment
\uC2EC\uAC01\uB3C4\uC758 sever
\uC30D pair
\uC30D\uC744 pair
\uC4F0\uAE30 writeabl write
\uC4F8 write
\uC544\uB2CC non
\uC544\uB2D8 oppos
\uC544\uB2D9\uB2C8\uB2E4 valid
\uC544\uB798 below
\uC544\uB798\uB85C down
\uC544\uB798\uCABD bottom
\uC544\uC6C3 checkout
\uC544\uC774\uCF58 icon
\uC544\uC9C1 yet
\uC544\uCE74\uC774\uBE0C archiv asset
\uC548 disabl
\uC548\uB0B4\uC120 guid
\uC548\uC804\uD558\uC9C0 unsaf insecur
\uC548\uC815\uC801\uC778 stabl
\uC54A\uAC8C unexpectedli
\uC54A\uACE0 without
\uC54A\uB294 unus
\uC54A\uB3C4\uB85D disabl
\uC54A\uC2B5\uB2C8\uB2E4 never
\uC54A\uC544\uC57C underli
\uC54A\uC558\uC73C\uBBC0\uB85C give
\uC54A\uC73C\uBA74 otherwis
\uC54A\uC740 unsav
\uC54C unknown
\uC54C\uACE0\uB9AC\uC998\uC740 algorithm
\uC54C\uACE0\uB9AC\uC998\uC744 dif algorithm
\uC54C\uB824\uC9C4 know
\uC54C\uB9BC notif
\uC54C\uB9BC\uACFC alert
\uC54C\uB9BC\uC740 slide
\uC54C\uB9BC\uC744 announc
\uC54C\uB9BD\uB2C8\uB2E4 announc
\uC54C\uC544\uBCF4\uAE30 learn
\uC54C\uD30C alpha
\uC554\uC2DC\uB41C impli
\uC554\uC2DC\uC801 implicit
\uC554\uC2DC\uC801\uC73C\uB85C implicitli
\uC554\uD638\uD654 encrypt
\uC55E\uC5D0 preced
\uC55E\uC73C\uB85C forward
\uC560\uB2C8\uBA54\uC774\uC158 anim
\uC560\uD50C\uB9AC\uCF00\uC774\uC158 applic
\uC561\uC138\uC2A4 access
\uC561\uC138\uC2A4\uB97C undeclar
\uC570\uBE44\uC5B8\uD2B8 ambient
\uC575\uCEE4 anchor
\uC57D\uC5B4 abbrevi
\uC591\uCABD justifi
\uC591\uCABD\uC5D0\uC11C both
\uC5B4\uB450\uC6B4 dark
\uC5B4\uB461\uAC8C darker dark
\uC5B4\uB5BB\uAC8C proce
\uC5B4\uC124\uC158 assert
\uC5B5\uC81C\uD569\uB2C8\uB2E4 suppress
\uC5B8\uC5B4 languag
\uC5C4\uACA9\uD55C strict
\uC5C5\uADF8\uB808\uC774\uB4DC\uD558\uB294 upgrad
\uC5C5\uB370\uC774\uD2B8 updat
\uC5C5\uB85C\uB4DC upload
\uC5C6\uB294 unknown untitl
\uC5C6\uC2B5\uB2C8\uB2E4 cannot
\uC5C6\uC74C unabl miss lack
\uC5C6\uC774 without
\uC5D0\uC774\uC804\uD2B8\uAC00 agent
\uC5D0\uC774\uC804\uD2B8\uB97C agent
\uC5D0\uCF54\uB418\uB294 echo
\uC5D0\uCF54\uB97C echo
\uC5D4\uC9C4 engin
\uC5D4\uD130\uD2F0 entiti
\uC5EC\uAE30\uC11C\uB3C4 also
\uC5EC\uAE30\uC5D0\uB294 subsequ
\uC5EC\uB294 open
\uC5EC\uB7EC multipl
\uC5EC\uBC31 gutter
\uC5EC\uBC31\uC5D0 margin
\uC5EC\uBC31\uC758 margin
\uC5EC\uBD80 whether
\uC5EC\uBD80\uB97C whether control
\uC5EC\uC804\uD788 still
\uC5ED\uCC38\uC870\uB294 backrefer
\uC5ED\uCC38\uC870\uB97C backrefer
\uC5ED\uD568\uC218 invers
\uC5F0\uACB0 attach
\uC5F0\uACB0\uB418\uC5B4 associ
\uC5F0\uACB0\uB41C associ
\uC5F0\uACB0\uD558\uACE0 concaten
\uC5F0\uACB0\uD560 connect
\uC5F0\uC0B0\uC790 oper
\uC5F0\uC2B5\uC744 walkthrough
\uC5F4 open
\uC5F4\uAC70\uC790 enumer
\uC5F4\uAC70\uD615 enum
\uC5F4\uAE30 open
\uC5F4\uB824 open
\uC5F4\uB9B0 open
\uC5F4\uC5D0\uC11C column
\uC5F4\uC744 column
\uC601\uAD6C\uC801\uC73C\uB85C perman
\uC601\uAD6C\uD788 perman
\uC601\uC0C1 video media stream
\uC601\uC5B4 english
\uC601\uC5ED workspac
\uC601\uC5ED\uACFC region
\uC601\uD5A5\uC744 effect
\uC608 exampl my
\uC608\uAE30\uCE58 unexpect
\uC608\uB97C exampl
\uC608\uC57D\uC5B4\uC785\uB2C8\uB2E4 reserv
\uC608\uC57D\uD569\uB2C8\uB2E4 reserv
\uC608\uC678 except
\uC624\uB514\uC624 audio cue
\uC624\uB798\uB418\uC5C8\uAE30 older
\uC624\uB798\uB41C outdat old stale
\uC624\uB958 error failur fail
\uC624\uB978\uCABD right
\uC624\uBC84\uB808\uC774 overlai
\uC624\uBC84\uB85C\uB4DC overload
\uC624\uBC84\uB85C\uB4DC\uC758 ty
\uC624\uD504\uB77C\uC778 offlin
\uC624\uD504\uC14B\uC73C\uB85C offset
\uC62C follow
\uC62C\uBC14\uB978 valid
\uC62C\uBC14\uB978\uC9C0 correct
\uC62E\uACA8 take
\uC635\uC158 option
\uC635\uC158\uACFC jsxfragmentfactory
\uC635\uC158\uC5D0 promis
\uC640\uC57C follow
\uC640\uC77C\uB4DC\uCE74\uB4DC wildcard
\uC644\uB8CC complet
\uC644\uC131 complet
\uC678\uBD80 extern
\uC678\uBD80\uC5D0\uC11C outsid
\uC678\uC5D0 addit
\uC67C\uCABD leav
\uC67C\uCABD\uC740 hand
\uC694\uC18C element
\uC694\uC18C\uB97C compon
\uC694\uC18C\uC5D0\uC11C overal
\uC694\uCCAD request
\uC694\uCCAD\uD569\uB2C8\uB2E4 ask
\uC6B0\uC120\uD569\uB2C8\uB2E4 preced
\uC6B4\uC601 system
\uC6B8\uB9B4 ring bell
\uC6CC\uD06C\uBCA4\uCE58 workbench
\uC6D0\uACA9 remot local
\uC6D0\uB798 origin
\uC6D0\uBCF8 sourc origin
\uC6D0\uC790 atom
\uC6D0\uD558\uB294 desir
\uC6D4\uAC04 monthli
\uC6F9 web
\uC6F9\uBDF0 webview
\uC6F9\uC0AC\uC774\uD2B8 websit site
\uC6F9\uC6A9 web
\uC704\uBC18 violat
\uC704\uC5D0 top abov
\uC704\uC758 abov
\uC704\uC82F widget
\uC704\uC82F\uC740 palett
\uC704\uCABD top
\uC704\uCE58 locat posit
\uC704\uCE58\uB85C locat goto
\uC720\uB2C8\uCF54\uB4DC unicod
\uC720\uB3D9\uC801\uC73C\uB85C fluidli
\uC720\uC0AC fuzzi
\uC720\uC0AC\uD55C similar
\uC720\uC9C0 keep
\uC720\uC9C0\uD558\uACE0 honor
\uC720\uCD94 infer
\uC720\uD6A8\uC131 valid
\uC720\uD6A8\uD558\uC9C0 invalid
\uC720\uD6A8\uD55C valid
\uC724\uACFD\uC120 outlin
\uC744 us
\uC74C\uC131 voic speech
\uC74C\uC218 neg
\uC751\uB2F5 respons
\uC758\uB3C4 intent
\uC758\uBBF8 semant meaning
\uC774\uACE0 fals
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uAC00 initi
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uB294 initi
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uB97C initi
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uC5D0 await
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uC5D0\uC11C initi
\uC774\uB3D9 move go
\uC774\uB3D9\uC758 goto
\uC774\uB3D9\uD560\uC9C0 jump
\uC774\uB4F1\uBD84 bisect
\uC774\uB97C inspect
\uC774\uB984 name
\uC774\uB984\uB9CC slashqualifi
\uC774\uB984\uC774\uC5B4\uC57C qualifi
\uC774\uBBF8 alreadi
\uC774\uBBF8\uC9C0 imag pictur preview
\uC774\uBCA4\uD2B8 event
\uC774\uC0C1 deprec
\uC774\uC0C1\uC744 higher
\uC774\uC0C1\uC758 least
\uC774\uC288 issu
\uC774\uC2A4\uCF00\uC774\uD504 escap
\uC774\uC2DD portabl
\uC774\uC720\uB85C reason
\uC774\uC720\uB97C reason
\uC774\uC804 previou
\uC774\uC804\uC5D0 previous
\uC774\uC81C now
\uC774\uC911 underlin doubl
\uC774\uC9C4 binari
\uC774\uD6C4\uB85C beyond
\uC775\uBA85 anonym
\uC778 id
\uC778\uAE30 popular
\uC778\uB371\uC2A4 index
\uC778\uB3C4 india
\uC778\uB77C\uC778 inlin
\uC778\uB808\uC774 inlai
\uC778\uC1C4\uD569\uB2C8\uB2E4 print
\uC778\uC218 argument
\uC778\uC2A4\uD134\uC2A4 instanc
\uC778\uC2A4\uD134\uC2A4\uD654 instanti
\uC778\uC2DD acquisit
\uC778\uC6A9\uC758 quot
\uC778\uC790 variad
\uC778\uC811\uD55C adjac
\uC778\uC99D authent
\uC778\uC99D\uC11C\uB97C certif
\uC778\uCF54\uB529 encod
\uC778\uD130\uD398\uC774\uC2A4 interfac
\uC778\uD574 due
\uC77C\uB828\uC758 seri
\uC77C\uBC18 plain
\uC77C\uBC18\uC801\uC73C\uB85C commonli
\uC77C\uBC18\uC801\uC778 common
\uC77C\uBCF8\uC5B4 japanes
\uC77C\uBD80\uAC00 part
\uC77C\uC2DC paus
\uC77C\uC2DC\uC801\uC73C\uB85C temporarili
\uC77C\uCE58 match
\uC77D\uAE30 read
\uC77D\uC744 read
\uC784\uC758\uC758 random
\uC785\uB2C8\uB2E4 true
\uC785\uB825 input
\uC785\uB825\uD558\uC138\uC694 pleas
\uC785\uCC30\uC790 bidder
\uC788\uAC70\uB098 export
\uC788\uB098\uC694 troubl
\uC788\uB294 focus
\uC788\uB294\uC9C0 whether
\uC788\uC2B5\uB2C8\uB2E4 onli
\uC788\uC5B4 strip
\uC788\uC5B4\uC57C must
\uC788\uC73C\uBA70 still
\uC788\uC74C blank
\uC78A\uC73C\uC168\uB098\uC694 forget put
\uC78A\uC73C\uC168\uC2B5\uB2C8\uAE4C forget
\uC790\uB3D9 auto automat
\uC790\uB3D9\uC644\uC131 shell complet
\uC790\uB3D9\uD654 autom
\uC790\uB974\uC9C0 truncat
\uC790\uB9AC placehold
\uC790\uC138\uD55C more
\uC790\uC138\uD788 more
\uC790\uC2DD child
\uC790\uC2E0\uC744 circularli
\uC790\uC8FC popular
\uC790\uCCB4 directli
\uC791\uAC70\uB098 less
\uC791\uC131 rewrit
\uC791\uC5C5 workspac action
\uC791\uC5C5\uC740 irrevers
\uC791\uC5C5\uC774 task action
\uC791\uC5C5\uC790 worker
\uC798\uB77C\uB0B4\uAE30 cut
\uC798\uB9BD\uB2C8\uB2E4 trim
\uC798\uBABB incorrectli
\uC798\uBABB\uB418\uC5C8\uC2B5\uB2C8\uB2E4 invalid
\uC798\uBABB\uB41C invalid
\uC7A0\uAE08 lock
\uC7A0\uAE08\uC744 unlock
\uC7A0\uC7AC\uC801\uC73C\uB85C potenti
\uC7A5\uC2DD decor
\uC7A5\uCE58 radio devic
\uC7AC\uADC0 recurs
\uC7AC\uC0DD\uD569\uB2C8\uB2E4 plai sound
\uC7AC\uC2DC\uB3C4 retri repeat
\uC7AC\uC815\uC758 overrid
\uC7AC\uC815\uC758\uB429\uB2C8\uB2E4 overridden
\uC7AC\uC815\uC758\uD558\uC9C0 overal
\uC7AC\uC815\uC758\uD560 overridden
\uC7AC\uD604\uD560 reproduc
\uC800\uC7A5 save
\uC800\uC7A5\uB418\uC9C0 unsav
\uC800\uC7A5\uB420 shut
\uC800\uC7A5\uD558\uAC70\uB098 revert
\uC800\uC7A5\uD558\uB294 store
\uC801\uC2B5\uB2C8\uB2E4 few
\uC801\uC6A9\uB418\uB294 contribut
\uC801\uC6A9\uB429\uB2C8\uB2E4 appli
\uC801\uC6A9\uD558\uB294 appli
\uC801\uC6A9\uD558\uC9C0 appli
\uC801\uC6A9\uD560 appli
\uC801\uC6A9\uD569\uB2C8\uB2E4 contribut
\uC801\uC6A9\uD574\uC57C subject
\uC801\uC808\uD788 algorithm
\uC801\uC911 hit
\uC804 ago
\uC804\uACBD\uC0C9 foreground
\uC804\uACBD\uC785\uB2C8\uB2E4 foreground
\uC804\uAD6C lightbulb
\uC804\uB2EC forward
\uC804\uB7B5 strategi
\uC804\uC1A1 submit
\uC804\uC5D0 pleas
\uC804\uC5ED global
\uC804\uC6A9 onli
\uC804\uC6A9\uC73C\uB85C mark
\uC804\uC6A9\uC778 explorer
\uC804\uC758 delai
\uC804\uC790 notebook
\uC804\uCCB4 full
\uC804\uCCB4\uC5D0\uC11C throughout
\uC804\uD658 toggl
\uC804\uD658\uAE30 switcher
\uC804\uD658\uD560 switch
\uC808 claus catch
\uC808\uB300 absolut
\uC808\uC740 claus
\uC808\uC744 claus
\uC808\uC774 claus
\uC810 dot
\uC810\uD504 jump
\uC811\uADFC\uC131 access
\uC811\uADFC\uC790 accessor
\uC811\uADFC\uD560 unreach
\uC811\uAE30 fold
\uC811\uB294 region
\uC811\uB450\uC0AC\uB85C prefix
\uC811\uD78C fold
\uC815\uADDC\uC2DD regular
\uC815\uADDC\uD654\uB41C qualifi
\uC815\uB82C sort
\uC815\uB82C\uC744 align
\uC815\uBCF4 info inform
\uC815\uC218 integ
\uC815\uC218\uB85C round
\uC815\uC758 definit
\uC815\uC758\uB418\uC9C0 undefin
\uC815\uC758\uB41C defin
\uC815\uC758\uD558\uC9C0\uB9CC functi
\uC815\uC758\uD569\uB2C8\uB2E4 defin
\uC815\uC801 static
\uC815\uC9C0\uC758 tabstop
\uC815\uCC45 polici
\uC815\uD655\uD788 exactli
\uC81C\uAC70 remov
\uC81C\uAC70\uD558\uB294 uninstal
\uC81C\uAC70\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C uninstal
\uC81C\uAC70\uD560 remov uninstal
\uC81C\uACF5 build
\uC81C\uACF5\uB418\uC5C8\uC2B5\uB2C8\uB2E4 prop
\uC81C\uACF5\uB41C provid
\uC81C\uACF5\uD558\uC9C0 provid
\uC81C\uACF5\uD569\uB2C8\uB2E4 provid
\uC81C\uB124\uB9AD gener
\uC81C\uBAA9 titl
\uC81C\uBAA9\uACFC launcher
\uC81C\uBCF8\uC6A9 gutter
\uC81C\uC2A4\uCC98\uAC00 gestur
\uC81C\uC2A4\uCC98\uB97C gestur
\uC81C\uC548 suggest
\uC81C\uC57D constraint
\uC81C\uC5B4\uD569\uB2C8\uB2E4 control
\uC81C\uC678 exclud
\uC81C\uC678\uB97C gitignor
\uC81C\uC678\uD55C except
\uC81C\uD488 product
\uC81C\uD55C restrict
\uC81C\uD55C\uB41C limit
\uC81C\uD55C\uB429\uB2C8\uB2E4 limit
\uC81C\uD55C\uC774 mb
\uC81C\uD55C\uD558\uB294 limit
\uC81C\uD55C\uD569\uB2C8\uB2E4 limit
\uC870\uAC01 snippet
\uC870\uAC01\uC5D0 fragment
\uC870\uAC01\uC744 fragment
\uC870\uAC74 condit
\uC870\uAC74\uACFC contraint
\uC870\uAC74\uC740 sinc
\uC870\uAC74\uC790\uB294 predic
\uC870\uC0AC\uC2DD watch
\uC870\uC778 join
\uC870\uC815 adjust resiz
\uC870\uC815\uB41C balanc
\uC870\uC815\uB429\uB2C8\uB2E4 adapt
\uC870\uD569 combin
\uC870\uD68C\uB97C lookup
\uC874\uC7AC\uD558\uC9C0 nonexist
\uC885\uACB0\uB418\uC9C0 untermin
\uC885\uACB0\uC790 unusu
\uC885\uB8CC exit close end
\uC885\uB8CC\uD558\uBA74 shut
\uC885\uB958 kind
\uC885\uC18D\uB418\uC5B4 depend
\uC885\uC18D\uC131 depend
\uC88B\uC2B5\uB2C8\uB2E4 consid
\uC8FC main
\uC8FC\uB85C mostli
\uC8FC\uC11D comment
\uC8FC\uC11D\uC744 annot comment
\uC8FC\uC11D\uC774 annot
\uC8FC\uC18C address
\uC8FC\uC704\uC758 around
\uC8FC\uC9C0 affect
\uC904 line
\uC904\uC5D0 line
\uC904\uC758 line
\uC904\uC774\uAE30 decreas
\uC904\uC774\uB294 decreas
\uC911\uAD04\uD638 brace
\uC911\uAD6D\uC5B4 chines
\uC911\uB2E8 suspend
\uC911\uB2E8\uB429\uB2C8\uB2E4 break
\uC911\uB2E8\uC744 break
\uC911\uB2E8\uC810 breakpoint
\uC911\uB2E8\uD560 break
\uC911\uB2E8\uD569\uB2C8\uB2E4 break
\uC911\uBCF5 duplic doubl
\uC911\uC559 central
\uC911\uC5D0 dure
\uC911\uC694\uB3C4\uB97C promin
\uC911\uC774\uBBC0\uB85C redo
\uC911\uC774\uC9C0\uB9CC extern
\uC911\uC778 run process
\uC911\uC785\uB2C8\uB2E4 privat
\uC911\uC9C0 stop
\uC911\uC9C0\uB418\uC5C8\uC2B5\uB2C8\uB2E4 freez
\uC911\uC9C0\uB418\uC9C0 thread
\uC911\uC9C0\uB428 paus
\uC911\uCCA9\uB41C nest
\uC989\uC2DC immedi
\uC99D\uBD84 increment
\uC9C0\uAE08 now
\uC9C0\uC18D durat
\uC9C0\uC218 exponenti
\uC9C0\uC2DC\uBB38 direct
\uC9C0\uC2DC\uC5B4 direct
\uC9C0\uC5F0 delai
\uC9C0\uC5F0\uB41C defer
\uC9C0\uC6B0\uAE30 clear
\uC9C0\uC6B0\uC2DC\uACA0\uC2B5\uB2C8\uAE4C clear
\uC9C0\uC6B0\uC9C0 eras
\uC9C0\uC6D0 support
\uC9C0\uC6E0\uC2B5\uB2C8\uB2E4 clear
\uC9C0\uC810 logpoint
\uC9C0\uC815 custom
\uC9C0\uC815\uB41C specifi give
\uC9C0\uC815\uD560 specifi
\uC9C0\uC815\uD569\uB2C8\uB2E4 specifi
\uC9C0\uCE68 instruct
\uC9C1\uB82C\uD654\uD560 serial
\uC9C1\uC811 directli
\uC9C4\uB2E8 diagnost
\uC9C4\uC218 decim octal
\uC9C4\uD589 progress
\uC9C8\uBB38\uC744 question
\uC9D1\uD569\uB9CC subset
\uCC28\uD2B8 chart
\uCC38\uAC00\uC790 particip
\uCC38\uC870 refer ref
\uCC38\uC870\uB41C referenc
\uCC38\uC870\uB429\uB2C8\uB2E4 indirectli
\uCC38\uC870\uD558\uC138\uC694 see
\uCC38\uC870\uD560 referenc refer
\uCC3D window
\uCC3D\uC5D0\uC11C window
\uCC3D\uC744 window
\uCC3D\uC758 window
\uCC3D\uC774 window
\uCC3E\uAE30 find
\uCC3E\uAE30\uB97C turn
\uCC3E\uC544\uBCF4\uAE30 brows
\uCC3E\uC744 find
\uCC44\uB110 channel
\uCC44\uB3C4 satur
\uCC44\uC6B0\uAE30 fill
\uCC44\uD305 chat
\uCC98\uB9AC\uAE30\uB97C handler
\uCC98\uB9AC\uB418\uC9C0 unhandl
\uCC98\uB9AC\uD558\uB294 handl
\uCCAB first
\uCCB4\uACC4 semant
\uCCB4\uD06C checkout
\uCD08 sec second
\uCD08\uACFC excess
\uCD08\uACFC\uD569\uB2C8\uB2E4 exce
\uCD08\uAE30\uD654 initi
\uCD08\uAE30\uD654\uB418\uC9C0 uniniti
\uCD08\uC548 draft
\uCD1D total
\uCD5C\uADFC recent
\uCD5C\uB300 maximum
\uCD5C\uB300\uD654 maxim
\uCD5C\uC0C1\uC704 level
\uCD5C\uC18C minimum
\uCD5C\uC2E0 latest date
\uCD5C\uC2E0\uC785\uB2C8\uB2E4 newer
\uCD5C\uC801\uD654 optim
\uCD5C\uC885 final
\uCD94\uAC00 add
\uCD94\uAC00\uB41C ad
\uCD94\uAC00\uB428 ad
\uCD94\uAC00\uD558\uB294 ad
\uCD94\uC0C1 abstract
\uCD94\uC801 track trace
\uCD94\uC801\uB418\uC9C0 untrack
\uCD94\uCD9C extract
\uCD95\uC18C collaps
\uCD95\uC18C\uB429\uB2C8\uB2E4 shrink
\uCD95\uC18C\uD558\uB824\uBA74 narrow
\uCD95\uC18C\uD569\uB2C8\uB2E4 wheel
\uCD9C\uB825 output raw
\uCD9C\uB825\uC5D0 mimetyp
\uCD9C\uB825\uD558\uB294 loop
\uCD9C\uB825\uD569\uB2C8\uB2E4 print
\uCDA9\uB3CC conflict
\uCDA9\uB3CC\uD588\uC2B5\uB2C8\uB2E4 js
\uCDA9\uC871 satisfi
\uCDA9\uC871\uB420 meet
\uCDE8\uC18C undo cancel
\uCDE8\uC18C\uB41C timeout
\uCDE8\uC18C\uB420 undon
\uCDE8\uC18C\uC120 strikethrough
\uCDE8\uD588\uC2B5\uB2C8\uB2E4 take
\uCE21\uBA74\uC744 swap
\uCE90\uB098\uB2E4 canada
\uCE90\uB7FF caret
\uCE90\uC2DC cach
\uCE90\uC2DC\uB41C earlier
\uCEA1\uCC98 captur
\uCEE4\uB110 kernel
\uCEE4\uBC0B commit
\uCEE4\uBC0B\uB418\uC9C0 uncommit
\uCEE4\uC11C cursor
\uCEE4\uC11C\uC640 overlap
\uCEE8\uD14C\uC774\uB108\uC758 pane
\uCEE8\uD14C\uC774\uB108\uC785\uB2C8\uB2E4 contain
\uCEE8\uD14D\uC2A4\uD2B8 context
\uCEEC\uB809\uC158\uC758 collect
\uCEF4\uD30C\uC77C\uB7EC compil
\uCEF4\uD30C\uC77C\uC5D0 compil
\uCEF4\uD30C\uC77C\uC744 compil
\uCEF4\uD329\uD2B8 compact
\uCEF4\uD4E8\uD130\uC5D0\uC11C machin
\uCF1C\uAE30 turn
\uCF1C\uBA74 turn
\uCF54\uB4DC code
\uCF54\uB4DC\uB85C html
\uCF54\uC0AC\uC778 cosin
\uCF58\uC194 consol
\uCF58\uD150\uCE20 content
\uCF5C\uB860 colon
\uCFFC\uB9AC queri
\uD06C\uAE30 size
\uD070 larger larg
\uD074\uB77C\uC6B0\uB4DC cloud
\uD074\uB77C\uC774\uC5B8\uD2B8 client
\uD074\uB798\uC2A4 class
\uD074\uB798\uC2A4\uAC00 extend
\uD074\uB798\uC2A4\uC5D0\uC11C\uB294 backrefer
\uD074\uB9AD click
\uD074\uB9AD\uC744 middl
\uD074\uB9BD\uBCF4\uB4DC clipboard
\uD0A4 keybind kei
\uD0A4\uAC00 kei
\uD0A4\uB85C kei
\uD0A4\uB97C press kei
\uD0A4\uBCF4\uB4DC keyboard
\uD0A4\uC5D0 kei
\uD0A4\uC6CC\uB4DC keyword
\uD0A4\uC785\uB2C8\uB2E4 kei
\uD0C0\uC784\uC2A4\uD0EC\uD504\uB97C timestamp
\uD0C0\uC785 type
\uD0C4\uC820\uD2B8 tangent
\uD0D0\uC0C9 navig
\uD0D0\uC0C9\uAE30 explor
\uD0D0\uC0C9\uB420 zero
\uD0DC\uADF8 tag
\uD0ED tab
\uD0ED\uC740 area
\uD0ED\uC744 tab
\uD0ED\uC758 tab
\uD130\uBBF8\uB110 termin
\uD14C\uB450\uB9AC border
\uD14C\uB9C8 theme
\uD14C\uC2A4\uD2B8 test
\uD14C\uC2A4\uD2B8\uB97C guard
\uD14C\uC2A4\uD2B8\uD560 truthi
\uD14D\uC2A4\uCC98 textur atla
\uD14D\uC2A4\uD2B8 text
\uD15C\uD50C\uB9BF templat
\uD1A0\uAE00 toggl
\uD1A0\uD070 token
\uD1B1\uB2C8\uBC14\uD034 gear
\uD1B5\uD569 integr
\uD1B5\uD569\uD558\uC5EC unifi
\uD1B5\uD574 via
\uD22C\uBA85\uB3C4\uB85C transpar
\uD22C\uBA85\uD558\uAC8C transpar
\uD29C\uD50C tupl
\uD2B8\uB9AC tree
\uD2B8\uB9AC\uAC70 trigger
\uD2B8\uB9AC\uAC70\uB429\uB2C8\uB2E4 hot
\uD2B9\uC131 attribut
\uD2B9\uC218 special
\uD2B9\uC815 specif
\uD301\uC774 tip
\uD30C\uAD34 destructur
\uD30C\uB780\uC0C9 blue
\uD30C\uC0DD deriv super
\uD30C\uC77C file
\uD30C\uC77C\uC5D0\uC11C\uB9CC typescript
\uD30C\uD2B8\uC5D0 part
\uD310\uB9E4\uC790 seller
\uD314\uB808\uD2B8 palett
\uD31D\uC5C5\uC744 pop
\uD328\uB110 panel
\uD328\uB529 pad
\uD328\uBC00\uB9AC\uB97C famili
\uD328\uD0A4\uC9C0 packag
\uD328\uD134 pattern
\uD329 pack
\uD329\uD130\uB9AC factori
\uD398\uC774\uB4DC fade
\uD398\uC774\uC9C0 page
\uD3B8\uC9D1 edit
\uD3B8\uC9D1\uAE30 editor
\uD3B8\uC9D1\uAE30\uC640 sidebar
\uD3B8\uC9D1\uC73C\uB85C jump
\uD3BC\uCE58\uAE30 unfold
\uD3BC\uCE60 unfold
\uD3C9\uAC00 evalu score
\uD3C9\uAC00\uB418\uB294 falsi
\uD3C9\uAC00\uD558\uAE30 guard
\uD3EC\uB974\uD22C\uAC08\uC5B4 portugues
\uD3EC\uB9F7\uD130 formatt
\uD3EC\uC778\uD2B8 point
\uD3EC\uCEE4\uC2A4 focu
\uD3EC\uCEE4\uC2A4\uAC00 focus focu
\uD3EC\uD06C fork
\uD3EC\uD2B8 port
\uD3EC\uD2B8\uAC00 forward
\uD3EC\uD568 includ
\uD3EC\uD568\uB418\uC5B4 contain
\uD3EC\uD568\uB418\uC5C8\uB294\uC9C0 promis
\uD3EC\uD568\uB418\uC9C0 exclus
\uD3EC\uD568\uB41C contain
\uD3EC\uD568\uB429\uB2C8\uB2E4 implicitli lack
\uD3EC\uD568\uD558\uB294 contain
\uD3ED monospac
\uD3F4\uB354 folder directori
\uD45C tabl
\uD45C\uAE30\uBC95\uC744 notat
\uD45C\uC2DC show screen displai visibl
\uD45C\uC2DC\uAE30 indic
\uD45C\uC2DC\uB418\uC5B4 mark
\uD45C\uC2DC\uC120\uC758 squiggli
\uD45C\uC2DC\uC790 placehold
\uD45C\uC2DC\uC904 bar
\uD45C\uC2DD marker
\uD45C\uC900 standard
\uD478\uC2DC push
\uD480 pull
\uD504\uB77C\uBBF8\uC2A4\uC5EC\uC57C promis
\uD504\uB77C\uC774\uBE57 privat
\uD504\uB791\uC2A4\uC5B4 french
\uD504\uB808\uC784 frame
\uD504\uB808\uC784\uC758 stackfram frame
\uD504\uB808\uC820\uD14C\uC774\uC158 present
\uD504\uB85C\uADF8\uB798\uBC0D program
\uD504\uB85C\uADF8\uB7A8 reader
\uD504\uB85C\uADF8\uB7A8\uC5D0 program
\uD504\uB85C\uADF8\uB7A8\uC5D0\uC11C setup
\uD504\uB85C\uADF8\uB7A8\uC758 program old
\uD504\uB85C\uC138\uC2A4 process
\uD504\uB85C\uC81D\uD2B8 project
\uD504\uB85C\uC81D\uD2B8\uAC00 date
\uD504\uB85C\uD1A0\uCF5C protocol
\uD504\uB85C\uD30C\uC77C\uB9C1 profil
\uD504\uB85C\uD544 profil
\uD504\uB85D\uC2DC proxi
\uD504\uB86C\uD504\uD2B8 prompt
\uD50C\uB798\uADF8 flag
\uD50C\uB7AB\uD3FC platform
\uD53C\uB4DC\uBC31 feedback
\uD53C\uC5F0\uC0B0\uC790\uAC00 operand
\uD53C\uC5F0\uC0B0\uC790\uB294 operand
\uD53C\uD0B9 peek
\uD53D\uC140 pixel
\uD544\uAE30\uC7A5 notebook
\uD544\uB4DC field
\uD544\uC218 requir
\uD544\uC694 expect
\uD544\uC694\uD558\uC9C0 unexpect
\uD544\uC694\uD55C\uB370 get
\uD544\uD130 filter
\uD558\uB098 on
\uD558\uB2E8\uC5D0 bottom
\uD558\uB4DC hard
\uD558\uC138\uC694 question
\uD558\uC704 subtyp
\uD55C on
\uD55C\uAD6D\uC5B4 korean
\uD55C\uB3C4 limit
\uD55C\uC815\uC790 modifi
\uD560\uB2F9\uB7C9\uC5D0 quota reach
\uD560\uB2F9\uD560 assign
\uD568 disabl
\uD568\uAED8 togeth
\uD568\uC218 function
\uD568\uC73C\uB85C logpoint
\uD569\uB2C8\uB2E4 must
\uD569\uC790 ligatur
\uD56D\uBAA9 item
\uD56D\uBAA9\uACFC promin
\uD56D\uBAA9\uBCC4\uB85C most
\uD56D\uC0C1 alwai
\uD574\uACB0 resolut
\uD574\uACB0\uB418\uC9C0 unresolv
\uD574\uB2F9 correspond
\uD574\uC2DC hash checksum
\uD574\uC81C toggl
\uD574\uC81C\uD569\uB2C8\uB2E4 unset
\uD589 row
\uD589\uC5D0 row
\uD589\uC758 row
\uD5C8\uC6A9\uB418\uC9C0 allow permit
\uD5C8\uC6A9\uB429\uB2C8\uB2E4 allow
\uD5C8\uC6A9\uD558\uC9C0 disallow
\uD5C8\uC6A9\uD569\uB2C8\uB2E4 allow
\uD5E4\uB354 header
\uD5E5\uC2A4 rrggbb
\uD604\uC7AC current
\uD615\uC2DD type
\uD615\uC2DD\uACFC compat
\uD615\uC2DD\uC774\uAC70\uB098 whose
\uD615\uC2DD\uC774\uC9C0\uB9CC better
\uD615\uC2DD\uC778 whose
\uD615\uC2DD\uD654\uB418\uC9C0 untyp
\uD615\uC81C\uAC00 sibl
\uD638\uC2A4\uD2B8 host
\uD638\uCD9C call
\uD638\uCD9C\uB418\uB294 jsxfactory
\uD638\uCD9C\uB420 invok
\uD638\uCD9C\uD560 callabl invok
\uD638\uD658\uB418\uC9C0 incompat compat
\uD63C\uB3D9\uB420 confus
\uD654\uBA74 screen reader displai visibl show
\uD654\uC0B4\uD45C arrow
\uD655\uB300 zoom
\uD655\uB300\uB294 augment
\uD655\uB300\uB97C augment
\uD655\uB300\uC5D0\uC11C augment
\uD655\uB300\uC758 augment
\uD655\uC778 confirm check valid
\uD655\uC778\uB418\uC9C0 unverifi unresolv
\uD655\uC778\uB780 checkbox
\uD655\uC778\uC744 confirm ask
\uD655\uC778\uD558\uB294 resolv
\uD655\uC778\uD560 resolv
\uD655\uC778\uD569\uB2C8\uB2E4 ensur
\uD655\uC7A5 extens
\uD655\uC7A5\uB41C expand
\uD655\uC7A5\uB9CC alon
\uD655\uC7A5\uD558\uB824\uBA74 expand
\uD655\uC7A5\uD560 extend
\uD658\uACBD environ env
\uD658\uACBD\uC744 experi
\uD65C\uC131 activ
\uD65C\uC131\uD654 event
\uD65C\uC131\uD654\uD558\uB824\uBA74 pleas
\uD68C time
\uD68C\uC0C9\uC870\uB85C grayscal
\uD68C\uC2E0 repli
\uD69F\uC218 count
\uD69F\uC218\uAC00 meet
\uD69F\uC218\uB97C meet
\uD6C4 after
\uD6C4\uBCF4 candid
\uD6C4\uC18D subsequ
\uD6C4\uC6D0\uD560 sponsor
\uD6C4\uD06C\uB97C hook
\uD6C4\uD589 trail
\uD6C5 hook
\uD720\uC744 wheel
\uD734\uC9C0\uD1B5\uC5D0\uC11C trash recycl
\uD734\uC9C0\uD1B5\uC73C\uB85C trash
\uD734\uC9C0\uD1B5\uC744 trash
\uD750\uB9AC\uAC8C dim
\uD770\uC0C9 white black
\uD78C\uD2B8 hint
\uD799 heap
`};0&&(module.exports={translated});
});
// build 6032309b4059e8a6ae4dc17fd49db1fb
