(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var t=Object.defineProperty;var s=Object.getOwnPropertyDescriptor;var o=Object.getOwnPropertyNames;var c=Object.prototype.hasOwnProperty;var p=(n,e)=>{for(var a in e)t(n,a,{get:e[a],enumerable:!0})},l=(n,e,a,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of o(e))!c.call(n,r)&&r!==a&&t(n,r,{get:()=>e[r],enumerable:!(i=s(e,r))||i.enumerable});return n};var b=n=>l(t({},"__esModule",{value:!0}),n);var h={};p(h,{keyOf:()=>m,languagesOf:()=>g,translated:()=>u});module.exports=b(h);var u={concepts:{de:` fehl scheit fehlgeschlag 
 prufung 
 datei 
 ordn verzeichnis 
 schlussel 
 verschlussel verschlusseln 
 entschlusseln 
 geheimnis passwort kennwort 
 maski schwarz 
 bau erstell 
 veroffentlich freigab 
 pruf uberpruf 
 hak 
 zweig 
 festschreib 
 zusammenfuhr 
 sitzung 
 benutz nutz 
 teil freigeb 
 kommentar durchsicht 
 einstell einricht 
  
 umgeb 
 farb farblich 
 verlauf farbverlauf 
 bild vorschau 
 thema design 
 webseit 
 verweis 
 kaputt defekt 
 vervollstand 
 installi installation 
 warnung 
 nachricht meldung 
 bildschirm anzeig 
 rechn 
 anfrag 
 wiederhol 
 zeit 
 losch entfern 
 alt veraltet 
 leer 
 neu frisch 
 doppelt duplikat 
 kennung 
 verweis referenz 
 zustand 
 numm zahl 
 lang gross 
 feld 
  
 typ 
 funktion 
 cod 
 ausgab roh 
 ausfuhr lauf 
 gleichzeit 
 schreib 
 les 
 speich 
  
 bewert auswert 
 fassung zielversion 
 zentral 
 haupt hauptzweig 
 integration 
 fehl fehlend 
 prufsumm 
 gerat 
 offent 
 entfernt lokal 
 verberg ausblend 
  
 protokoll mitschrift 
 vertrau 
 schliess 
 schieb hochlad 
  
 stilvorlag 
 hilfsfunktion helf 
 repository codebasis 
 eincheck 
 zweig verzweig 
 hauptzweig mast 
 abspalt 
 zusammenfuhr 
 konflikt kollision 
  
 zusammenfass 
 ruckporti 
 ruckgang zurucksetz 
 beiseiteleg 
 staging vormerk 
 unterschied differenz 
 flick 
 etikett markier 
 klon auscheck 
 auscheck wechseln 
 hochlad 
 hol zieh abruf 
 entfernt 
 ursprung 
 nachgelagert 
 verlauf geschicht 
 blam urheb verursach 
 bisektion eingrenz 
 unterrepository 
 arbeitsbereich 
 arbeitsbaum arbeitsverzeichnis 
 ignoriert unversioniert unverfolgt 
 uncommittet geandert schmutzig 
 pull-requ merge-requ 
 uberpruf begutacht prufung 
 pruf gutacht 
 genehm freigeb freigab 
 ablehn verweig 
 kleinig pingel 
 ruckmeld kommentar 
 entwurf unfert 
 eigentum verantwort 
 mitwirk autor beitrag 
 beitrag 
 and nachbess bericht 
 erzwing uberschreib 
 hak 
 fusszeil 
 synchronisi abgleich synchronisation 
 abweich auseinanderlauf 
 losgelost verwaist 
 veraltet abgestand 
 meilenstein iteration 
 fehlerbericht aufgab 
 ruckstand 
 arbeitsablauf verzweigungsmodell 
 geschutzt gesperrt 
 gross binardatei 
 flach partiell 
 schnappschuss abbild 
 anderungsprotokoll ander 
 umbenenn 
 bau erstell kompili 
 kompili ubersetz kompilier 
 ubersetz 
 bundeln paketi 
 bundl pack 
 minifizi verklein 
 entfern treeshaking 
  
 ziel 
 artefakt erzeugnis ergebnis 
 binar ausfuhrbar binardatei 
 paket 
 bibliothek 
 rahmenwerk 
 abhang 
 transitiv indirekt 
 paketmanag paketverwalt 
 sperrdatei 
 festleg anheft fixi 
 installi installation einricht 
 install installationsprogramm 
 deinstalli entfern 
 aktualisi anheb 
 herabstuf 
 veroffent veroffentlich freigab 
 veroffent publizi veroffentlich 
 ausroll bereitstell deployment 
 registry verzeichnis 
 mitgeliefert eingebettet 
 tarball 
 versionier semv 
 vorabversion 
 stabil ausgereift 
 langzeitunterstutz 
 lebens eingestellt 
 manif 
 verknupf 
 statisch 
  
 inkrementell schrittweis 
 neubau 
 beobacht uberwach 
 werkzeugkett werkzeug 
 plattformubergreif portabel 
 verteil auslief distribution 
 gerust vorlag grundgerust 
 generi erzeug 
 codegenerier generator generiert 
 behalt 
 abbild 
 orchestrier clust 
 hosting 
 wolk 
 serverlos 
 infrastruktur 
 bereitstell 
 staging vorproduktion 
 produktion produktiv 
 schrittweis kanari 
 tagesbuild nachtlich 
 quellzuordn debugsymbol 
 lizenz 
 quelloff 
 proprietar geschloss 
 optional 
 erford notwend pflicht 
 entwickl 
 initialisi einricht initialisier 
 aufraum berein 
 prufung sicherheitsluck 
 automat 
 anwend 
 duplikat doppelt duplizi 
 anheb hochzieh 
 auflos 
 pruf 
 testlauf testrahm 
 einheitent unitt modult 
 integrationst integration 
 brows 
 attrapp stellvertret 
 testdat beispieldat 
 zusicher erwart assertion 
 abdeck testabdeck 
 unzuverlass instabil 
 regression ruckschritt 
 raucht plausibilitat 
 uberspring auslass ignori 
 besteh erfolgreich grun 
 fehlschlag scheit rot 
 sammlung 
 szenario fall anwendungsfall 
  
 ablauf 
 auftrag aufgab 
 runn lauf 
 kombination 
 referenz 
 fuzzing zufall 
 zufall 
 reproduzierbar 
 reproduzi nachstell 
 isoli isolier 
 abbau aufraum 
 einricht vorbereit 
 testgetrieb 
 manuell handisch 
 automatisi automatisier 
 qualitatssicher qualitat 
 mess messung 
 last belast 
 uberpruf verifizi bestat 
 validi validier pruf 
 grenzfall randfall sonderfall 
 sperr pflichtpruf 
 abzeich status 
 zeitplan plan regelmass 
 zeituberschreit zeitlimit 
 virtuell emulator 
 barrierefrei 
 gleichzeit 
 aufteil partitioni 
 probelauf trockenlauf 
 erwartet gewunscht 
 tatsach wirklich 
 fehl storung 
 fehl defekt mangel 
 probl schwierig 
 beheb repari korrigi 
 umgeh notlos 
 losung abhilf 
 ursach grund 
 absturz abbruch 
 einfri blocki 
 ausnahm werf 
 abfang fang behandeln 
 verschluck unterdruck 
 still unbemerkt stumm 
 stapelverfolg aufruflist 
 verfolg trac nachverfolg 
 fehlersuch 
  
 haltepunkt 
 untersuch analysi 
 feststell ermitteln 
 protokoll protokolli logg 
 logg protokolli 
 protokollstuf ausfuhr 
 warnung 
 benachricht alarmier 
 storung vorfall ausfall 
 nachbetracht ursachenanalys 
 ausfall ausfallzeit 
 kaputt beschadigt defekt 
 beschad korruption 
 wiederhol erneut 
 verzoger exponentiell wartezeit 
 ausweich ruckfall ersatz 
 wiederherstell erhol 
 saub geordnet 
 verschlecht eingeschrankt 
 sicher schutzschalt 
 nicht undefiniert 
 ungult falsch fehlerhaft 
 falsch fehlerhaft 
 richtig korrekt 
 fehlend vermisst 
 unerwartet uberrasch seltsam 
 unbehandelt 
 meldung nachricht 
 anzeich 
 speicherabbild 
 uberlauf uberschreit 
 unterlauf 
 indexfehl grenzfehl 
 tippfehl rechtschreibfehl 
 annehm annahm vermut 
 vermut verdacht hypothes 
 uberwach monitoring 
 metrik kennzahl messwert 
 instrumentier 
 gesundheitspruf lebenszeich 
 ubersicht 
 fehlererfass 
 inkonsistent widerspruch abweich 
 konsistent einheit konsistenz 
 zerbrech anfall 
 widerstandsfah zuverlass 
 unmog 
 unfah unmog 
 erkenn entdeck 
 verhind vermeid verhinder 
 vermeid umgeh 
 auftret passi vorkomm 
 meld bericht 
 leck 
 ruckgabewert 
 invariant zusicher garanti 
 garanti sicherstell 
 missbrauch fallstrick fall 
 kritisch schwerwieg 
 leistung performanc geschwind 
 langsam trag 
 schnell flott 
 optimi beschleun optimier 
 latenz verzoger 
 durchsatz bandbreit 
 engpass flaschenhal 
 profilier profiling 
 zwischenspeich 
 ungult verdrang invalidi 
 speich arbeitsspeich 
 speichermangel erschopft 
 zuweis reservi allokation 
 freigeb freigab 
 speicherberein mullabfuhr 
 stapel 
 hald 
 zeig referenz verweis 
 hangend ungult 
 puff 
 fad 
 nebenlauf gleichzeit 
 parallelisi 
 sequentiell nacheinand seriell 
 sperr verriegeln 
 entsperr freigeb 
 verklemm 
 wettlauf racecondition 
 konkurrenz wettstreit 
 atomar unteilbar 
 nichtblockier 
 blockier 
 versprech 
 wart abwart 
 koroutin 
 ereignisschleif 
 ereignis auslos 
 ruckruf zuhor 
 behandl handl 
 warteschlang einreih 
 vermittl nachricht 
 veroffent abonni 
 abonni abonnement 
 arbeit hintergrund work 
 beck 
 stapel bundel 
 stuck teil 
 strom datenstrom streaming 
 gegendruck ruckstau 
 drosseln drossel begrenz 
 entprell verzog 
 ratenbegrenz kontingent 
 grenz begrenz 
 schwell schwellwert grenzwert 
 trag verzogert bedarf 
 sofort eifrig vorab 
 vorlad aufwarm 
 kaltstart startzeit 
 skali skalier skalierbar 
 lastverteil 
 uberlast uberlastet 
 mehraufwand kost 
 gunstig leichtgewicht billig 
 schwer teu aufgeblaht 
 prozessor kern rechenleist 
 grafikkart beschleun 
 verbrauch nutzung auslast 
 intervall zeitraum takt 
 abfrag polling 
 verzog verschieb aufschieb 
 zeitgeb tim 
 sofort unmittelbar echtzeit 
 untat inaktiv leerlauf 
 aushung verhung 
 threadsich wiedereintrittsfah 
  
 idempotent wiederholbar 
 einmal 
 datei dokument 
 ordn verzeichnis 
 pfad ort 
 unterordn unterverzeichnis 
 ubergeordnet elternteil 
 wurzel stamm 
 vollstand 
 relativ 
 benutzerverzeichnis heimat 
 temporar vorubergeh 
 dauerhaft permanent bestand 
 erweiter dateiend endung 
 dateinam nam 
 verknupf verweis 
 platzhalt must 
 regular ausdruck must 
 ubereinstimm treff pass 
 such 
 ersetz austausch ersatz 
 les einles lad 
 schreib speich 
 speich sich ableg 
 lad offn ladevorgang 
 anhang hinzufug 
 uberschreib 
 abschneid kurz 
 kopi 
 verschieb beweg umzieh 
 losch entfern loschung 
 erstell anleg erzeug 
 existi vorhand 
 hochlad 
 herunterlad 
 importi 
 exporti 
 sicher datensicher 
 archivi 
 komprimi kompression 
 entpack dekomprimi extrahi 
 extrahi herauslos extraktion 
 kodier zeichensatz zeichenkodier 
 dekodi entschlusseln 
 zeichensalat 
 zeich 
 zeich buchstab 
 klartext 
 zeilenumbruch zeilen 
 leerzeich leerraum 
 bytereihenfolg 
 byt 
 gross lang umfang 
 grossschreib kleinschreib 
 festplatt laufwerk datentrag 
 voll erschopft 
 dateisyst 
 einhang einbind 
 schragstrich trennzeich 
 trennzeich trenn 
 anfuhrungszeich zitat 
 maski 
 deskriptor 
 metadat eigenschaft 
 zeitstempel 
 prufsumm 
 serialisier 
 serialisi serialisier 
 deserialisi deserialisier 
 tabell tabellenkalkulation 
 anhang anlag 
 versteckt verborg 
 rekursiv rekursion 
 durchlauf traversi 
 prozess programm 
 ausfuhr lauf 
 beginn 
 stopp anhalt beend 
 neustart 
 neulad aktualisi 
 beend abschiess tot 
 herunterfahr abschalt 
 beend verlass austritt 
 abbrech abbruch storni 
 unterbrech 
  
 pausi anhalt aussetz 
 fortsetz weitermach 
 start kindprozess unterprozess 
 dien hintergrunddien 
 hintergrund 
 vordergrund 
 verwaist ubrig 
 terminal konsol eingabeaufforder 
 befehlszeil kommandozeil 
 befehl kommando 
  
 skript 
 umleit rohr pip 
 ausgab standardausgab 
 eingab standardeingab 
 ausgeb druck anzeig 
 terminal pseudoterminal 
 betriebssyst plattform 
 distribution 
 windows 
  
 subsyst 
 systemk 
 treib 
 gerat 
 rechn maschin 
 serv 
 klient 
 architektur 
 eingebettet mikrocontroll 
 fuhl 
 akku strom 
 tastatur tast tastenkurzel 
 maus zeig klick 
 anschluss schnittstell seriell 
 administrator erhoht recht 
 uhr zeit systemzeit 
 zeitzon sommerzeit 
 sprach ubersetz lokalisier 
 umgeb umfeld 
 umgeb virtuell 
 entwicklungsumgeb 
 erweiter 
 verfugbar betriebszeit 
 verfugbar erreichbar 
 bereit fertig 
 ressourc mittel 
 netzwerk netz 
 verbind 
 trenn verbindungsabbruch getrennt 
 wiederverbind neuverbind 
 getrennt 
 verbund 
 anfrag anforder 
 antwort 
  
 schnittstell 
 endpunkt 
 adress verweis 
 routing 
 umleit weiterleit 
 proxy vermittl stellvertret 
 gateway ubergang 
  
 echtzeit 
 ruckruf 
 buchs 
 anschluss 
 lausch zuhor 
 namensauflos doman 
 doman 
 lokal eig 
 adress 
 firewall brandmau 
  
 protokoll 
 kopfzeil head 
 inhalt nutzlast rumpf 
 sitzung 
 herkunft ursprungsubergreif 
 status 
 unauffindbar fehlt 
 serverfehl 
 unerreichbar verweigert 
 abfrag 
 fernaufruf 
 schnittstell 
 spezifikation vertrag 
 anbind bibliothek 
 mikrodien dien 
 verteilt dezentral 
 clust verbund 
 knot 
 replik replikation 
 anfuhr primar wahl 
 ausfallsicher umschalt 
 seitenweis paginier blatt 
 crawl ausles 
 verteilnetz rand 
 paket 
 handschlag aushandl 
 lebenszeich dauerverbind 
 ubertrag 
 schick versend 
 empfang erhalt 
 eingeh 
 ausgeh 
 nachricht 
 authentifizier anmeld authentifizi 
 anmeld einlogg 
 abmeld auslogg 
 registri registrier 
 autorisier berecht zugriff 
 berecht recht erlaubnis 
 erlaub zulass gestatt 
 verweig verbiet sperr 
 verbot verweigert unberechtigt 
 positivlist erlaubt 
 sperrlist schwarz 
 roll grupp 
 benutz nutz konto 
 konto 
 administrator verwalt 
 passwort kennwort 
 zugangsdat anmeldedat 
 geheimnis geheim vertraulich 
 tok mark 
 schlussel api-schlussel 
 einmalanmeld 
 zweifaktor 
 sitzung 
 ablauf abgelauf 
 erneu verlang erneuer 
 roti wechseln rotation 
 widerruf entzieh 
 verschlusseln verschlussel 
 entschlusseln entschlussel 
  
 signi unterschrift 
 zertifikat 
 transportverschlussel sich 
 fernzugriff 
 schlussel schlusselpaar 
 sich schutz 
 schwachstell sicherheitsluck 
 angriff angreif einbruch 
 einschleus injektion 
 berein saub 
 schwarz maski anonymisi 
 datenschutz privatsphar 
 int 
 offent off 
 offenleg preisgeb 
 vertrau vertrauenswurd 
 identitat kennung 
 kennung bezeichn 
 spamschutz 
 mull 
 ausgeb vortausch falsch 
 manipuli falsch 
 sandkast isoli 
 konfiguration einstell konfiguri 
 einstell 
 wahl moglich 
 umgebungsvariabl 
 schalt 
 funktionsschalt 
 funktion merkmal 
 aktivi einschalt 
 deaktivi ausschalt abschalt 
 umschalt schalt 
 voreinstell vorgab 
 benutzerdefiniert anpass eig 
 uberschreib ubersteu 
 fest hartkodiert festverdrahtet 
 ausgab 
 neu aktuell 
 aktuell gegenwart jetzig 
 vorher fruh vorig 
 kompatibel kompatibilitat vertrag 
 inkompatibel unvertrag 
 brechend inkompatibel 
 abwartskompatibel ruckwart 
 veraltet abgekundigt deprecated 
 altlast altsyst alt 
 mod neu 
 migri migration umstell 
 porti anpass portier 
 einfuhr ubernehm umstieg 
 ablos ersetz austausch 
 unterstutz 
 ununterstutzt inkompatibel 
 anforder voraussetz bedarf 
 ersatz 
 bruck hull 
 struktur 
 modus 
 modus 
 vorrang prioritat reihenfolg 
 erb vererb ableit 
 zurucksetz rucksetz 
 anwend 
 durchsetz erzwing 
 ausschliess weglass 
 einschliess enthalt einbind 
 richtlini regel 
 einschrank beding beschrank 
 einfuhr phas stufenweis 
 cod quelltext quellcod 
 programmier entwickl programmi 
 entwickl programmi 
 sprach programmiersprach 
  
  
  
  
  
  
  
  
 funktion 
 aufruf 
 aufruf 
 hilfsfunktion helf 
 ruckgab zuruckgeb 
  
  
 konstant 
  
 lokal 
 gultigkeitsbereich sichtbar umfang 
 wert 
 zuweis 
 initialisi initialisier 
 deklari defini definition 
 typ datentyp 
 typisiert typsich 
 umwandeln konverti umwandl 
 umwandeln konverti umwandl 
 generika 
 schnittstell vertrag 
 klass 
 objekt instanz 
 instanz instanzii 
 konstruktor erbau 
 eigenschaft feld 
 struktur datensatz 
 aufzahl 
  
 namensraum 
 importi einbind 
 zirkular zyklisch kreis 
 schleif iteri 
 endlos unend 
 beding bedingt 
 verzweig zweig 
 wahrheitswert boolesch 
 zeichenkett 
 zahl ganzzahl numm 
 gleitkomma dezimal 
 rund rundung 
 feld array 
 worterbuch zuordnung 
 meng satz 
 baum 
 netz 
 position stell 
 sorti ordn sortier 
 filt 
 iteri durchlauf 
 algorithmus verfahr 
 komplexitat komplex 
 komplex kompliziert schwierig 
 einfach schlicht leicht 
 vereinfach 
 zerleg 
 grammat 
 syntaxbaum baum 
 tok 
 laufzeit 
 laufzeit laufzeitumgeb 
 stilpruf 
 formati formatier 
 einruck 
 stil konvention 
 benenn namensgeb 
 refaktori umbau umstrukturi 
 neuschreib umschreib uberarbeit 
 herauslos auslag aufteil 
 teil aufteil trenn 
 einbett 
 abstraktion abstrakt 
 kapseln kapsel 
 umhull hull wrapp 
 entkoppeln kopplung 
 einspeis injektion 
 must entwurfsmust 
 einzelstuck 
 zwischenschicht 
 schicht eben 
 komponent bestandteil teil 
 dekorator annotation 
 makro 
 reflexion introspektion 
  
 unverand schreibgeschutzt 
 verand muti 
 nebenwirk seiteneffekt 
 schreibgeschutzt nur-les 
 leer 
 leer 
 kommentar anmerk 
 dokumentation anleit 
 aussteh off 
 unbenutzt tot ungenutzt 
 standardcod wiederhol 
 technisch schuld 
 wartbar lesbar 
 wiederverw wiederverwendbar 
 implementi umsetz 
 entwurf architektur 
 ausschnitt beispiel schnipsel 
 anweis ausdruck 
 operator operation 
 bezeichn 
 vervollstand vorschlag 
 vorlag platzhalt 
 platzhalt attrapp 
 einsetz interpoli 
 verkett zusammenfug 
 vergleich 
 gleich 
 verschied unterschied and 
 eindeut einzigart 
 webassembly 
 maschinencod 
 ubersetzt 
 anbind bruck 
 unsich gefahr 
 besitz ausleih lebensdau 
 lebenszyklus lebensdau 
 zustand status 
 zustandsautomat 
 datenbank 
 speich speicher ableg 
 speich ablag 
 abfrag 
 indizier 
 transaktion 
 zuruckroll zurucksetz 
 festschreib 
 sicher sich 
 wiederherstell 
 schnappschuss momentaufnahm 
 tabell 
 zeil datensatz 
 spalt feld 
  
 migration migri umstell 
 schlussel primarschlussel 
 fremdschlussel 
 einschrank 
 eindeut 
 duplikat doppelt 
 deduplizi deduplizier 
 verknupf 
 einfug 
 aktualisi aktualisier and 
  
 losch loschung entfern 
 papierkorb 
 leer abschneid 
 berein aufraum 
 aufbewahr vorhalt 
 replikat replikation 
 primar hauptserv mast 
 partition partitionier 
 ausfallsicher 
 sperr 
 verklemm 
 isolation 
 konsistenz konsistent 
 inkonsistent abweich 
 integritat 
 beschadigt beschad korrupt 
 verwaist 
 kaskadi kaskad 
 verbind 
  
  
 sicht 
 auslos trigg 
 prozedur 
 startdat befull 
 normalisi normalisier 
 denormalisi 
 dokumentdatenbank 
 datenlag 
 filt 
 sorti sortier reihenfolg 
 gruppi gruppier aggregation 
 zahl anzahl 
 seit paginier blatt 
 zeig 
 einzelabfrag 
 stapel 
 vorlad 
 verzogert 
 langsam 
 tabellenscan durchsuch 
 ausfuhrungsplan 
 mandant mandantenfah 
 protokoll nachvollziehbar 
 verlauf 
 binardat 
 objektspeich 
 festplatt platt datentrag 
 laufwerk einhangepunkt 
 platz speicherplatz 
 kontingent quot 
 verschlusseln verschlussel 
 komprimi kompression 
 anhang 
 transaktionslog 
 serialisi serialisier 
 konflikt 
  
 idempotent idempotenz 
 standardwert vorgab 
 leer fehlend 
 schlussel-wert 
 zwischenspeich 
 invalidi invalidier verwerf 
 verdrang 
 veraltet 
 aktuell frisch 
 ablauf 
 treff 
 fehltreff verfehlt 
 aufwarm vorwarm 
 auslieferungsnetz 
 auffrisch neu lad 
 wiederverw wiederverwend 
 puff 
 leer ausschreib 
 warteschlang 
 einreih 
 entnehm 
 auftrag aufgab 
 arbeit work 
 hintergrund 
 vordergrund 
 zeitplan planung 
 zeitsteuer 
 wiederkehr regelmass 
 nachtlich 
 verzog verzoger verschieb 
 tim zeitgeb 
 frist fallig 
 ereignis 
 auslos aussend veroffent 
 abonni abonnent lausch 
 produzent herausgeb 
 nachrichtenbrok 
 thema kanal 
 nachricht 
 nutzlast nutzdat 
 bestat quittung 
 unzustellbar dead-lett 
 erneut zustell 
 wiederhol 
 ruckruf 
 strom 
 zustell 
 abfrag polling 
 echtzeit 
 echtzeit sofort 
 reihenfolg 
 drosseln drossel begrenz 
 entprell 
 gegendruck uberlast 
 ruckstand stau 
 prioritat vorrang 
 ablauf arbeitsablauf 
 kompensation 
 postausgang 
 verteil 
 gleichzeit nebenlauf 
 nacheinand sequenziell 
 abbrech abbruch storni 
 pausi anhalt 
 fortsetz wiederaufnehm 
 fortschritt 
 aussteh wartend 
 festhang blockiert 
 reservier 
 herzschlag lebenszeich 
 zustellgaranti 
 protokolli protokoll 
 stuf schweregrad 
 ausfuhr gesprach 
 still leis stumm 
 uberwach beobacht 
 metrik messwert kennzahl 
 mess messung 
 warnung alarmi 
 warnung 
 schwell schwellwert grenzwert 
 trac verfolg ablaufverfolg 
  
 ubersicht 
 ausfall storung 
 vorfall storfall 
 nachbetracht ursachenanalys 
 bereitschaft rufbereitschaft 
 verfugbar 
 latenz verzoger antwortzeit 
 durchsatz 
 bandbreit 
 perzentil 
 zahl 
 spitz anstieg 
 nutzung verbrauch auslast 
 speich arbeitsspeich 
 prozessor 
 last belast 
 gesundheitspruf statuspruf 
 diagnostizi fehlersuch 
 ausreiss 
 stichprob abtast 
 korrelation 
 schwarz maski anonymisi 
 fehlererfass 
 absturz 
 status zustand 
 statusseit wartungsmeld 
 wartung pfleg 
 bericht meld 
 ausroll bereitstell deployment 
 veroffentlich freigab 
 schrittweis stufenweis 
 kanarienvogel testlauf 
 umschalt 
 schalt 
 umgeb 
 produktion produktiv 
 staging vorproduktion 
 sandkast 
 serv rechn 
 virtuelle maschin instanz 
  
 abbild 
 registry verzeichnis 
  
  
 clust verbund 
 knot 
 wolk 
 selbst gehostet lokal 
 hosting 
 serverlos 
 infrastruktur 
 bereitstell 
 konfiguri konfiguration einstell 
 umgebungsvariabl 
 geheimnis zugangsdat 
 skali skalier 
 verklein 
 lastverteil lastausgleich 
 proxy stellvertret 
 gateway zugang 
 leit weiterleit 
 umleit weiterleit 
 doman 
 zertifikat 
 brandmau firewall 
 netzwerk netz 
 getrennt 
 verbund 
  
 zon rechenzentrum 
 neu start neustart 
 hochfahr 
 herunterfahr beend 
 saub geordnet 
 unterbrechungsfrei 
 deinstalli 
 installi installation 
 dien 
 dien 
  
 kost teu 
 billig gunstig 
 ressourc 
 speichermangel 
 leck speicherleck 
 redundanz hochverfugbar 
 katastroph notfall 
 ausfallsich widerstandsfah 
 sicher schutzschalt 
 artefakt 
  
 spiegel spiegeln 
 oberflach benutzeroberflach 
 oberflach 
 serv 
 brows 
 knopf schaltflach 
 klick druck 
 tipp beruhr 
 gest wisch 
 zieh verschieb 
 uberfahr mauszeig 
 fenst 
 einblend 
 kurzhinweis 
 einblend hinweis 
 bann 
 uberlager 
 ladeanzeig 
 lad ladevorgang 
 fortschrittsbalk 
 anordn 
 responsiv anpassungsfah 
 rast gitt 
 ausricht zentri 
 abstand rand 
 uberlapp verdeck 
 uberlauf abgeschnitt 
 bildlauf roll 
 endlos unend 
 fixiert haftend angeheftet 
 vergross 
 gross 
 farb 
 farbschema 
 kontrast lesbar 
 schrift schriftart 
  
  
  
 profilbild 
 animation animi ubergang 
 flack 
 flussig glatt 
 ruckeln stock 
 formular 
 eingab eingabefeld 
 tipp eingeb 
 kontrollkastch hakch 
 optionsfeld 
 auswahllist 
 umschalt schalt 
 schieberegl 
 platzhalt 
 beschrift bezeichn 
 validi validier pruf 
 erford pflicht 
 optional freiwill 
 absend abschick 
 autovervollstand vorschlag 
 vorschlag 
 auflist 
 tabell 
 kart kachel 
 reit registerkart 
  
 navigation navigi 
 brotkrum pfad 
 seitenleist 
 werkzeugleist symbolleist 
 kopfzeil kopf 
 fusszeil 
 titel uberschrift 
 seit 
 bildschirm anzeig 
 verweis 
 adress 
 kurznam pfadnam 
 tiefenlink 
 thema design ausseh 
 dunkel dunkelmodus 
 hell 
 stil formatvorlag 
 barrierefrei 
 sehbehindert 
 fokus 
 tastatur tastenkurzel 
 maus 
 auswahl marki 
 kopi zwischenablag einfug 
 ruckgang 
 wiederhol wiederherstell 
 aufklapp erweit 
 einklapp zuklapp 
 anzeig zeig sichtbar 
 verberg versteck ausblend 
 aktivi einschalt 
 deaktivi ausschalt abschalt 
 rend zeichn darstell 
 neu zeichn neu rend 
 serverseitiges r 
 hydratisier 
 einzelseitenanwend 
 komponent bauteil 
 vorlag 
 eigenschaft 
  
 knot 
 assistent einrichtungsassistent 
 einfuhr einarbeit 
 rundgang einfuhr 
 handy 
  
 schreibtisch rechn 
  
 ios 
 anwend 
 webseit 
 startseit 
 ausricht querformat hochformat 
 sicherheitsbereich 
 rand rahm 
 schatt 
 hintergrund 
 durchsicht deckkraft 
 abgerundet eck 
 entwurf gestalt 
 benutzbar bedienbar 
 verwirr unklar 
 bestat ruckfrag 
 schliess 
 offn 
 zuruck 
 lesezeich 
 abzeich plakett 
 karussell diashow 
 benutz nutz anwend 
 kund 
 besuch gast 
 konto 
  
 anmeld einlogg 
 abmeld auslogg 
 registri registrier 
 authentifizier authentifizi 
 autorisier berecht 
 passwort kennwort 
 zwei-faktor 
 einmalanmeld 
 passkey 
 sitzung 
 tok 
 roll 
 berecht recht erlaubnis 
 administrator verwalt 
 besitz eigentum 
 organisation firma 
 mannschaft grupp 
 mitglied mitgliedschaft 
 einlad 
 sperr sperrung verbann 
 imiti 
 abonnement abo 
 tarif paket 
 testphas prob 
 aktualisi hochstuf 
 herabstuf zuruckstuf 
 verlang verlanger erneu 
 abbestell kundig 
 abwander 
 lizenz platz 
 einwill zustimm 
 datenschutz 
  
 einstell vorlieb 
 benutzernam 
 kontakt 
 unterstutz kundendien 
 vorgang 
 beschwerd beschw 
 ruckmeld 
 umfrag 
 mitarbeit angestellt 
 anbiet lieferant 
 partn 
 interessent 
 zahlung bezahl 
 belast abbuch 
 rechnung 
 quittung beleg 
 bestell auftrag 
 kauf 
 verkauf 
 warenkorb 
 kass bezahlvorgang 
 lad geschaft 
 produkt artikel war 
 katalog sortiment 
 bestand lagerbestand lag 
 preis 
 gebuhr 
 rabatt gutschein ermass 
 erstatt ruckerstatt 
 ruckbuch rucklastschrift 
 rucksend retour 
 steu mehrwertsteu 
 wahrung 
 geld 
 betrag summ 
 summ gesamt 
 guthab saldo 
 geldbors 
  
 uberweis 
 kreditkart kart 
 auszahl 
 anzahl einzahl auflad 
 schuld uberfall 
 mahnung erinner 
 abgleich 
 hauptbuch buchhalt 
 betrug 
 umsatz einnahm 
 gewinn marg 
 haushalt 
 angebot kostenvoranschlag 
 vertrag 
 versand liefer 
 sendungsverfolg paket 
 adress anschrift 
 buchung reservier 
 stornier storni 
 uberbuch 
 auktion gebot 
 treu punkt prami 
 kryptowahr 
 handl verkauf 
 werbung anzeig 
 post 
 versend schick 
 empfang 
 posteingang postfach 
 unerwunscht 
 unzustellbar rucklauf 
 anhang 
 rundbrief 
 benachricht mitteil 
 sms kurznachricht 
 erinner erinn 
 unterhalt 
 diskussion gesprachsfad 
 kommentar anmerk 
 antwort 
 erwahn 
 anruf 
 besprech termin 
 dokument schriftstuck 
  
 druck 
 scann einles 
 texterkenn 
 datei 
 ordn verzeichnis 
 hochlad 
 herunterlad 
 synchronisi abgleich 
 teil freigeb 
 zusammenarbeit gemeinsam 
 bearbeit 
 entwurf 
 veroffent 
 vorschau 
 bild grafik foto 
 miniaturbild vorschaubild 
 zuschneid 
 bildschirmfoto 
 vektor vektorgraf 
 zeichn mal 
 auflos 
 unscharf verschwomm 
 kamera 
 ton klang 
 mikrofon 
 sprach spracherkenn 
 transkribi transkript 
 sprachausgab vorles 
 musik lied 
 lautstark 
  
 abspiel wiedergab 
 aufnehm aufnahm aufzeichn 
 kodi 
 untertitel 
 einzelbild bildrat 
 kart landkart 
 standort ort position 
 geokodier koordinat 
 entfern abstand 
 wegbeschreib 
 spiel 
 spiel 
 eben 
 punktestand punkt 
 kollision zusammenstoss 
 physik simulation 
 sprit 
 shad grafik 
 modell dreidimensional 
 gerat 
 fuhl 
  
 eingebettet 
 brenn 
 smart-hom 
 drahtlos 
 funknetz 
 akku 
 strom 
 serielle schnittstell 
 treib 
  
 strichcod 
  
 rausch storung 
 kalibri kalibrier 
 datum tag 
 zeit uhrzeit 
 zeitstempel 
 zeitzon 
 weltzeit 
 sommerzeit zeitumstell 
 kalend 
 tag taglich 
 woch wochent 
 monat 
 jahr jahrlich 
 stund stundlich 
  
 sekund 
 millisekund 
 mitternacht tageswechsel 
 wochen 
 feiertag urlaub 
 werktag arbeitstag 
 geburtstag alt 
 dau zeitspann 
 intervall abstand 
 bereich zeitraum 
 anfang beginn 
  
 vergang 
 zukunft 
 heut jetzt 
 gest morg 
 kurzlich letzt 
 uhr zeitabweich 
  
 schaltjahr 
 datumsformat 
 termin 
 quartal geschaftsjahr 
 vergang verstrich 
 sprach 
 ubersetz 
 internationalisier mehrsprach lokalisier 
 gebietsschema 
 englisch 
  
 franzos 
 spanisch 
 portugies 
 russisch kyrill 
  
 japan 
  
 rechts-nach-link 
  
 zeichenkett 
 zeich buchstab 
 kodier zeichensatz 
 zeichensalat umlautfehl 
 akzent 
 zeilenumbruch zeilen 
 leerzeich leerraum 
 grossbuchstab kleinbuchstab 
 wort begriff 
 satz formulier 
 absatz abschnitt 
 wortlaut formulier 
 rechtschreib tippfehl 
 grammat 
 mehrzahl 
  
 abkurz 
 regularer ausdruck must 
 teilstring enthalt 
 prafix vorsilb 
 endung 
 teil aufteil 
 verkett zusammenfug 
 trennzeich 
 anfuhrungszeich 
 maski 
 auszeichn 
 zusammenfass 
 zahl numm 
 ganzzahl 
 gleitkommazahl dezimal 
 rund rundung 
 genau prazision 
 uberlauf 
 negativ 
 null 
 prozent anteil 
 verhaltnis quot 
 einheit massein 
 umrechn umwandeln konvertier 
 gewicht 
 gross 
 hoch 
 klein 
 tausendertrennzeich 
 berechn rechn 
 addi summ 
 zufall 
 prufsumm 
 kennung 
 byt 
 such 
 volltext volltextsuch 
 unscharf ungefahr 
 bedeut 
 stichwort schlusselwort 
 ergebnis treff 
 ubereinstimm pass 
 rang rangfolg 
 umsorti 
 relevanz relevant 
 bewert wert 
 bewert not 
 ahnlich 
 verschied unterschied 
 empfehl 
 nach nachbar 
 einbett vektor 
 modell netz 
 sprachmodell ki 
 kunstliche intelligenz ki 
 eingabeaufforder anweis 
 assistent 
  
 werkzeug 
 tok 
 kontext 
 halluzination erfund 
 wissensabruf retrieval 
 abschnitt stuck 
 traini training lern 
 feinabstimm nachtraini 
 inferenz vorhersag 
 prognos vorhersag 
 klassifizi klassifikation einordn 
 kategori art 
 schlagwort markier 
 annoti anmerk 
 gruppi clust 
 datensatz korpus 
 merkmal 
 genau trefferquot 
 bewert auswert 
 vergleichst 
 uberanpass 
 verzerr vorurteil 
 verlust fehl 
  
 durchlauf 
 grafikkart 
 quantisi 
 zufall 
 schlussfolg denk 
 leitplank moderation 
 einschleus injektion 
 erkenn 
 extrahi extraktion 
 abgreif 
 erzeug generi 
 gedachtnis erinn 
  
 durchschnitt mittelwert 
  
 varianz abweich streuung 
 verteil 
 wahrschein 
 signifikanz konfidenz 
 korrelation zusammenhang 
 regression 
 entwickl 
 experiment versuch 
 diagramm grafik 
 visualisi darstell 
 achs 
  
 diagramm schaubild 
 exporti 
 importi einles 
 einles aufnehm 
 datenpipelin 
 formati 
  
 tabellenkalkulation 
  
  
  
 spaltenorientiert 
 binarformat 
 pack 
 entpack 
 einles 
 kodi kodier 
 dekodi 
 binar 
 metadat 
 dat 
 auswert 
 kennzahl ziel 
 konversion tricht 
 beginn anfang 
 stopp anhalt beend abschalt 
 beend abschliess 
 pausi anhalt aussetz 
 fortsetz weitermach fortfahr wiederaufnehm 
 neustart 
 abbrech abbruch storni 
 behalt beibehalt aufbewahr erhalt 
 verwerf fallenlass wegwerf weglass 
 hinzufug erganz einfug zusatz 
 entfern losch loschung 
 and ander anpass modifizi 
 ersetz austausch ersatz ablos 
 wechseln umsteig umstell wechsel 
 umbenenn 
 verschieb beweg verlag umzieh 
 kopi klon duplizi 
 einfug zwischenablag 
 schick versend ubertrag 
 empfang erhalt bekomm 
 hol abruf beschaff 
 geb bereitstell lief 
 zeig anzeig darstell 
 versteck verberg ausblend 
 such auffind entdeck 
 such durchsuch 
 verli verlust verlor 
 verschwind weg 
 erschein auftauch auftret 
 passi gescheh auftret vorkomm 
 les einles ausles 
 schreib verfass 
 offn aufmach off 
 schliess zumach geschloss 
 wart abwart wartezeit 
 verzog verzoger aufschieb 
 verschieb aufschieb vertag zuruckstell 
 uberspring auslass weglass 
 ignori missacht 
 weglass auslass ausschliess 
 ausschliess ausschluss ausnehm 
 einschliess enthalt einbind aufnehm 
 erlaub zulass gestatt erlaubnis 
 verbiet untersag verbot 
 vermeid umgeh verhind 
 verhind vorbeug unterbind 
 bevorzug vorzieh vorlieb lieb 
 wahl auswahl gewahlt 
 entscheid beschliess beschluss 
 zustimm einig vereinbar 
 widersprech unein ablehn 
 ablehn verweig zuruckweis 
 brauch benot bedarf notig 
 erford verlang voraussetz anford 
 woll wunsch mocht 
 erwart annehm 
 annehm annahm vermut voraussetz 
 verursach auslos bewirk ursach 
 brech kaputtmach kaputt zerbrech 
 beheb repari korrigi 
 los losung auflos 
 verbess verbesser optimi 
 verschlecht verschlechter schlimm 
 funktioni arbeit lauf 
 arbeit aufgab aufwand 
 ausfuhr lauf 
 durchfuhr ausfuhr erled mach 
 fehlschlag scheit ausfall fehl 
 geling erfolg erfolgreich 
 wiederhol wiederholt nochmal 
 wiederhol erneut wiederholungsversuch 
 wiederhol nochmal 
 versuch probi 
 aufteil teil trenn 
 verbind verknupf zusammenfug beitret 
 zusammenfuhr verein zusammenleg 
 kombini verbind kombination 
 trenn trennung isoli getrennt 
 gruppi grupp bundeln 
 sorti sortier ordn 
 anordn ordn organisi 
 zahl anzahl 
 mess messung mass 
 vergleich 
 pruf uberpruf prufung kontrolli 
 verifizi bestat nachpruf 
 sicherstell gewahrleist garanti 
 rat schatz vermut 
 schatz schatzung abschatz 
 wiss kenn kenntnis bekannt 
 versteh begreif verstandnis 
 erklar erlaut 
 beschreib 
 frag anfrag 
 antwort 
 anfrag anford bitt wunsch 
 sag mitteil informi erwahn 
 benachricht informi 
 warnung 
 meld bericht meldung 
 ankund bekanntgeb 
 diskuti besprech diskussion gesprach 
 vorschlag empfehl 
 vorschlag 
 beschw beschwerd klag kritik 
 versprech zusag 
 aufruf 
 anruf telefonat besprech 
 verwend benutz nutz nutzung einsetz 
 anwend 
 einfuhr ubernehm 
 wiederverw wiederverwend 
 teil gemeinsam 
 besitz eigentum verantwort 
 gehor zugehor 
 abhang 
 verlass vertrau 
 unterstutz unterstutzt 
 helf hilf unterstutz 
 begrenz beschrank grenz obergrenz 
 einschrank beschrank 
 wachs wachstum zunehm 
 erhoh steig zunahm 
 verring reduzi senk abnahm 
 schrumpf verklein klein 
 kurz abschneid verkurz 
 erweit ausdehn erweiter 
 zurucksetz rucksetz 
 wiederherstell 
 erhol wiederherstell 
 ruckgang zurucknehm zuruckroll 
 zurucksetz ruckgang zuruckroll zuruckdreh 
 auslos anstoss 
 behandeln verarbeit handhab umgang 
 verarbeit 
 verwalt steu 
 steu kontrolli steuer kontroll 
 umwandeln konverti umwandl 
 transformi umform transformation 
 umhull einpack kapseln 
 erzeug generi 
 erstell anleg schaff erzeug 
 bau erstell aufbau 
 entwickeln entwickl programmi 
 implementi umsetz 
 entwerf entwurf gestalt konzipi 
 lad einlad ladevorgang 
 speich ableg aufbewahr speicher 
 speich sich 
 aktualisi aktualisier auffrisch 
 aktualisi hochstuf 
 herabstuf zuruckstuf 
 auffrisch aktualisi 
 synchronisi abgleich synchronisation 
 verbind anschliess 
 trenn 
 anhang anbring 
 aktivi einschalt anschalt freischalt 
 deaktivi ausschalt abschalt 
 setz einstell festleg 
 konfiguri einricht einstell konfiguration 
 installi installation einricht 
 vorbereit 
 veroffent veroffentlich herausgeb 
 lief liefer auslief 
 auslief bereitstell ausroll deployment 
 pruf 
 untersuch 
 untersuch erforsch nachforsch 
 diagnostizi fehlersuch 
 erkenn feststell entdeck 
 entdeck herausfind 
 bemerk merk wahrnehm 
 schau anseh blick 
 beobacht uberwach verfolg 
 uberwach beobacht 
 verfolg nachverfolg 
 identifizi erkenn bestimm 
 erkenn wiedererkenn 
 unterscheid 
 defini festleg definition 
 angeb spezifizi vorgeb 
 deklari erklar deklaration 
 anzeig hinweis andeut 
 bedeut heiss 
 implizi bedeut 
 verweis bezieh referenz 
 erwahn nenn 
 erinn merk erinner 
 vergess 
 erinn erinner 
 lern erlern lektion 
 lehr unterricht schul 
 denk glaub mein 
 erwag berucksicht uberleg bedenk 
 bewert beurteil evalui 
 berechn ausrechn 
 rund rundung 
 planung vorhab 
 zeitplan termini 
 organisi organisation 
 koordini abstimm 
 zusammenarbeit 
 zuweis zuordn zuteil 
 zuteil zuordn reservi 
 verteil 
 delegi ubertrag 
 genehm freigeb freigab 
 akzepti annehm annahm 
 ablehn verwerf zuruckweis 
 pruf begutacht durchseh 
 pruf auditi revision 
 schutz absich 
 angreif angriff 
 offenleg preisgeb freigeb 
 leck durchsick 
 blocki sperr blockad 
 entsperr freigeb los 
 sperr abschliess 
 freigeb loslass freigab 
 einfri steckenbleib 
 absturz 
 schieb hochlad druck 
 zieh hol herunterlad 
 hochlad 
 herunterlad 
 importi einfuhr 
 exporti ausgeb 
 extrahi herauslos auslag 
 sammeln erfass sammlung 
 ansammeln anhauf auflauf 
 sammeln zusammentrag 
 filt aussieb 
 ubereinstimm pass entsprech treff 
 abweich unstimm 
 pass eign geeignet 
 anpass 
 anpass justi einstell 
 ubersetz 
 interpreti deut ausleg 
 einfug einsetz 
 leg stell setz platzi 
 nehm 
 mitbring 
 verlass geh 
 eingeb eintret eingab 
 beend verlass ausgang 
 zuruckgeb ruckgab zuruckkehr 
 erreich ankomm 
 uberschreit ubersteig 
 erreich erziel leist 
 befolg folg einhalt 
 einhalt entsprech erfull 
 verletz verstoss 
 erzwing durchsetz 
 zwing erzwing 
 uberschreib ubersteu 
 uberschreib 
 neuschreib umschreib 
 umbau refaktorisi uberarbeit 
 aufraum saub berein 
 leer losch 
 vereinfach 
 verkomplizi komplexitat 
 beschleun geschwind schnell 
 verlangsam brems 
 drosseln drossel 
 optimi optimier 
 getrennt separat eig einzeln 
 zusamm gemeinsam 
 nah 
 anfass beruhr 
 betreff beeinfluss auswirk 
 betreff angeh 
 beinhalt einbezieh 
 dien bedi auslief 
 beherberg 
 miet kauf 
 kauf erwerb 
 verkauf 
 zahl bezahl zahlung 
 gewinn 
 fehl vermiss 
 mangel fehl 
 existi vorhand geb 
 enthalt beinhalt 
 besteh zusammensetz 
 bleib verbleib ubrig 
 besteh uberdau anhalt 
 dau 
 varii schwank 
 unterscheid unterschied abweich 
 abweich auseinanderlauf 
 uberlapp uberschneid 
 kollidi kollision konflikt 
 konflikt widerspruch 
 widersprech widerspruch 
 verstopf stau 
 kampf schwierig 
 leid erleid 
 erleb erfahr stoss 
 begegn stoss treff 
 abschliess fertigstell abschluss fertig 
 fertigstell abschliess festleg 
 initialisi initialisier 
 registri anmeld registrier 
 aufzeichn erfass protokolli 
 noti notiz anmerk 
 marki kennzeichn markier 
 hervorheb beton 
 veroffent freigeb 
 unterscheid einzigart 
 erfind ausdenk 
 experiment experimenti versuch 
 uben praxis gewohn 
 vertrau zuversicht 
 zweifel zweifeln unsich 
 vermut verdacht 
 sorg befurcht 
 hass nervig arg 
 mog gefall 
 uberrasch 
 verwirr verwechseln 
 irrefuhr tausch 
 langsam trag 
 schnell rasch flott 
 sofort unmittelbar gleich 
 gross riesig 
 klein winzig gering 
 lang 
 kurz knapp 
 hoch 
 niedrig gering 
 schwer aufwend 
 leicht leichtgewicht 
 falsch fehlerhaft inkorrekt 
 richtig korrekt 
 genau exakt prazis 
 ungefahr etwa circa 
 fehlend fehlt 
 leer 
 voll gefullt vollstand 
 doppelt duplikat mehrfach 
 redundant uberfluss 
 veraltet abgelauf alt 
 alt veraltet 
 veraltet uberholt abgekundigt 
 abkund auslauf 
 neu neuart 
 kurzlich neulich neu 
 neu aktuell letzt 
 aktuell derzeit momentan jetzig 
 vorher fruh vorig 
 nach folgend 
 kaputt defekt gebroch 
 beschadigt korrupt beschad 
 unzuverlass instabil wackel 
 bestand 
 zuverlass verlass 
 widerstandsfah 
 zerbrech bruchig 
 sich gefahrlos 
 gefahr unsich 
 streng strikt 
 lock los grosszug 
 einfach schlicht simpel 
 leicht einfach muhelos 
 komplex kompliziert verwickelt 
 schwierig schwer knifflig 
 saub rein 
 schmutzig unsaub 
 hasslich unschon 
 chaos durcheinand unordn 
 versteckt verborg unsichtbar 
 sichtbar 
 klar deutlich offensicht 
 unklar vag mehrdeut 
 mehrdeut zweideut 
 explizit ausdruck 
 implizit stillschweig 
 offent 
 int vertraulich 
 geheim vertraulich geheimnis 
 int inn 
 ext ausserhalb 
 lokal ortlich 
 entfernt fern 
 temporar vorubergeh vorlauf 
 permanent dauerhaft endgult 
 vorlauf provisor 
 optional freiwill wahlweis 
 erford verpflicht pflicht notwend 
 notwend notig 
 unnot uberfluss 
 voreinstell standardwert vorgab 
 ublich 
 benutzerdefiniert eig massgeschneidert 
 anpass 
 manuell handisch handarbeit 
 automatisiert 
 automatisi automatisier 
 teilweis unvollstand 
 unvollstand unfert 
 vollstand komplett ganz 
 gleich gleichheit 
 ahnlich vergleichbar 
 verschied and unterschied 
 eindeut einzigart einmal 
 gemeinsam haufig ublich 
 selt 
 besond speziell 
 spezif bestimmt konkret 
 allgemein generell 
 gewohn ublich 
 abnormal ungewohn seltsam 
 wichtig entscheid wesent 
 dringend eilig notfall 
 geringfug unwicht klein 
 haupt hauptsach wichtig 
 sekundar zweitrang neb 
 gut schon 
 schlecht schlimm 
 bess 
 optimal 
 schlimm schlecht 
 nutzlich hilfreich praktisch 
 nutzlos sinnlos 
 bequ praktisch komfortabel 
 umstand muhsam lastig 
 langweil einton 
 aktiv laufend 
 inaktiv untat ruhend 
 untat leerlauf 
 beschaftigt ausgelastet belegt 
 verfugbar erreichbar 
 unerreichbar ausgefall 
 bereit fertig 
 aussteh off ansteh 
 erledigt fertig abgeschloss 
 bekannt 
 unbekannt 
 sich gewiss bestimmt 
 unsich ungewiss unklar 
 moglich machbar 
 unmog 
 wahrschein vermut 
 wahr echt tatsach 
 falsch unwahr unecht 
 falsch unecht attrapp 
 echt wirklich 
 gultig zulass 
 ungult unzulass 
 konsistent einheit konsistenz 
 inkonsistent uneinheit 
 kompatibel vertrag kompatibilitat 
 inkompatibel unvertrag 
 off frei 
 kostenlos gratis umson 
 teu kostspiel 
 billig gunstig preiswert 
 stark kraftig machtig 
 schwach 
 flexibel anpassbar flexibilitat 
 starr unflexibel 
 fest konstant unverand 
 konstant standig 
  
 statisch 
 zufall belieb willkur 
 belieb willkur 
 vorhersehbar reproduzierbar 
 reproduzi nachstell reproduzierbar 
 sequenziell nacheinand seriell 
 gleichzeit 
 gleichzeit 
 still leis stillschweig 
 laut geschwatz rausch 
 ausfuhr wortreich 
 detailliert ausfuhr 
 grundlich umfass 
 vorsicht sorgfalt 
 unvorsicht schlampig nachlass 
 versehent unbeabsichtigt 
 absicht bewusst gewollt 
 erst zuerst 
 letzt zuletzt schliesslich 
 anfang ursprung initial 
 endgult abschliess 
 ursprung original 
 fruh fruhzeit 
 spat verspatet 
 bald demnach 
 spat danach nachh 
 vor vorh bevor 
 nach danach nachd 
 wahrend dabei 
 jetzt nun heut 
 heut 
 gest 
 morg 
 oft haufig 
 manchmal gelegent 
 nie niemal 
 imm stet 
 nur ledig ausschliess 
 einmal 
 zweimal doppelt 
 wied erneut nochmal 
 schon bereit 
 noch 
 fast beinah nahezu 
 genug ausreich 
 unzureich ungenug 
 zu ubermass 
 sehr ausserst 
 vielleicht eventuell 
 stattdess anstatt statt 
 auch ebenfall zud 
 weil da weg 
 warum wieso weshalb grund 
 wie art weis 
 wo wohin ort 
 wann zeitpunkt 
 wer wen wem 
 welch was 
 grund begrund ursach 
 ursach auslos 
 wirkung effekt auswirk 
 folg konsequenz auswirk 
 ergebnis resultat 
 zweck absicht ziel 
 ziel zielsetz 
 probl schwierig 
 fehl mangel 
 fehl irrtum 
 fehl irrtum verseh 
 mangel schwach makel 
 vorfall storung zwischenfall 
 ausfall storung stillstand 
 anzeich 
 losung abhilf 
 umgeh notlos behelf 
 kniff tipp 
 hinweis tipp 
 regel vorschrift richtlini 
 konvention vereinbar ubereinkunft 
 richtlini leitfad 
 richtlini regel 
 prinzip grundsatz 
 ausnahm sonderfall 
 anforder voraussetz 
 voraussetz vorbeding 
 beding voraussetz 
 kriterium kriteri massstab 
 grenz hochstwert 
 hochst maximal 
 mindest minimal 
 durchschnitt mittelwert 
 gross umfang 
 meng anzahl betrag 
 zahl numm anzahl 
 summ gesamt insgesamt 
 summ summi 
 rat quot verhaltnis 
 prozent anteil 
 haufig frequenz 
 bereich spann intervall 
 intervall abstand zeitspann 
 reihenfolg ordnung abfolg 
 prioritat vorrang priorisi 
 ort stell platz 
 position lag stell 
 teil stuck abschnitt 
 komponent baustein bestandteil 
 ganz gesamt 
 stuck teil 
 art typ 
 kategori klass 
 nam bezeichn benenn 
 etikett beschrift kennzeichn 
 titel uberschrift 
 schritt stuf 
 phas abschnitt 
 aufgab auftrag 
 off aufgab aussteh 
 projekt vorhab 
 frist termin stichtag 
 meilenstein 
 veroffentlich ausgab freigab 
 ausgab fassung 
 revision uberarbeit 
 mannschaft grupp abteil 
 kolleg kollegin teammitglied 
 kund kundin auftraggeb 
 benutz nutz anwend 
 mensch leut 
 entwickl programmi 
 leit chef vorgesetzt 
 eigentum inhab besitz verantwort 
 verantwort zustand 
 autor verfass urheb 
 firma unternehm organisation 
 anbiet lieferant herstell 
 partn 
 ruckmeld 
 kommentar anmerk bemerk 
 meinung ansicht 
 entscheid beschluss entschluss 
 moglich alternativ 
 alternativ ersatz 
 kompromiss abwag 
 kompromiss 
 risiko gefahr 
 kost preis ausgab 
 preis 
 etat 
 vorteil nutz gewinn 
 nachteil 
 qualitat gut 
 beispiel must 
 stichprob must prob 
 fall situation 
 situation lag umstand 
 kontext zusammenhang hintergrund 
 beweis beleg nachweis 
 beweis nachweis 
 tatsach fakt 
 behaupt anspruch 
 geschicht verlauf chronik 
 vergang 
 zukunft kunftig 
 zustand stand 
 status zustand 
 fortschritt fortgang 
 modus betriebsart 
 eigenschaft merkmal 
 funktion merkmal funktionalitat 
 fahig konn vermog 
 kapazitat 
 ressourc mittel 
 wert 
 einstell 
  
 einzel 
 zusammenfass uberblick ubersicht 
 zusammenfass 
 uberblick ubersicht 
 einfuhr einleit 
 thema gegenstand 
 bereich gebiet feld 
 umfang geltungsbereich rahm 
 grenz rand 
 rand kant grenzfall 
 mitt zentrum zentral 
 kern 
 basis grundlag fundament 
 grundleg elementar 
 eben stuf niveau 
 schicht eben 
 struktur aufbau glieder 
 architektur aufbau 
 must schema 
 vorlag schablon 
  
 gestalt 
 stil 
 weis verfahr 
 ansatz vorgeh 
 verfahr ablauf prozedur anleit 
 arbeitsablauf ablauf prozess 
 anleit anweis handbuch 
 dokument dokumentation unterlag 
 aufzahl verzeichnis 
 meng satz sammlung 
 paar 
 eintrag 
 eintrag artikel post 
 ding sach 
 unterschied differenz abweich 
 luck loch 
 bezieh verhaltnis zusammenhang 
 verwandt zugehor relevant 
 relevant wichtig 
 irrelevant unwicht 
 unabhang selbststand 
 abhang 
 herkunft ursprung quell 
 quell 
 ziel zielort empfang 
 ziel 
 inhalt 
 information angab dat 
 ide gedank einfall 
 konzept begriff 
 begriff wort ausdruck glossar 
 sprach 
 frag 
 nachricht meldung mitteil 
 besprech sitzung treff 
 ereignis vorfall 
 aktion handlung tatig 
 aktivitat tatig 
 operation vorgang betrieb 
 verhalt 
 ander wechsel verander 
 auswirk einfluss 
 einfluss beeinfluss 
 roll funktion 
 berecht recht erlaubnis 
 zugriff zugang 
 werkzeug hilfsmittel 
 fremd drittanbiet ext 
 gerat maschin 
 umgeb 
 produktion produktiv produktivumgeb 
 staging testumgeb 
 zeit zeitpunkt 
 dau zeitdau 
 zeitraum frist 
 augenblick zeitpunkt 
 datum tag 
 tag taglich 
 woch wochent 
 monat 
 jahr jahrlich 
 stund stundlich 
  
 sekund 
 nacht nachtlich 
 regelmass wiederkehr 
 welt weltweit 
 staat 
 gebiet 
 ein einzeln 
 viel mehr zahlreich 
 wenig einig paar 
 jed samtlich 
 kein nicht niemand 
 irgendein belieb jed 
 and weit 
 mehr weit zusatz 
 wenig 
 zusatz 
 halft halb 
  
 mehrheit meist grosstenteil 
 ubrig 
 oben uber oberhalb 
 unt unterhalb 
 inn innerhalb drinn 
 auss ausserhalb drauss 
 zwisch unt 
 hint 
 vorn vor 
 link 
 recht 
 oben spitz oberst 
 unt bod 
 seit 
 richtung 
 vorwart weit 
 ruckwart zuruck 
 umkehr umgekehrt 
 gegenteil entgegengesetzt 
 anfang beginn 
 schluss 
 elt ubergeordnet 
 kind untergeordnet 
 uber mittel durch 
 ohn 
 auss ausgenomm 
 geg 
 pro je 
 auss 
 obwohl trotz jedoch 
 sonst andernfall 
 schein wirk 
 werd 
 handeln verhalt 
 reagi reaktion 
 antwort reagi 
 spar einspar 
 ausgeb verbrauch aufwend 
 verschwend 
 verbrauch konsumi 
 erschopf aufbrauch 
 uberlast uberflut 
 last belast aufwand 
 aufwand muh anstreng 
 skali skalier 
 balanci ausgleich gleichgewicht 
 ausricht angleich abstimm 
 vereinheit standardisi norm 
 zentralisi zentral 
 verlang erweit verlanger 
 erneu verlang erneuer 
 ablauf verfall 
 ungult entwert invalidi 
 widerruf entzieh 
 zuruckzieh abheb 
 aufgeb kundig 
 stillleg abschalt 
 archivi 
 sicher sich 
 zerstor vernicht 
 schad beschad 
 fuhr leit anfuhr 
 folg nachfolg 
 zeig hinweis punkt 
 platzi setz stell 
 full ausfull befull 
 leer entle 
 verbreit ausbreit verteil 
 weitergeb fortpflanz verbreit 
 weitergeb ubergeb reich 
 weiterleit 
 umleit weiterleit 
 abfang 
 fang abfang erwisch 
 werf auslos 
 heb anheb erhoh 
 senk herabsetz 
 schneid abschneid kurz 
 trag transporti 
 dreh wend 
 roti dreh rotation wechseln 
 klick druck antipp 
 tipp eingeb 
 auswahl nehm 
 abstimm stimm 
 begrund rechtfert 
 klar klarstell 
 uberzeug uberred 
 schuld beschuld 
 zugeb eingesteh 
 bestat quitti 
 bereu bedau 
 umgeh bewalt angeh 
 angeh adressi 
 vorgeh 
 hypothes vermut 
 lektion erkenntnis lehr 
 schlussfolger fazit 
 erkenntnis einsicht 
 konn fahig fachwiss 
 einstell anwerb bewerb 
 einarbeit neuling 
 anfang neuling 
 fachmann spezialist 
 ubergab 
 bereitschaft rufbereitschaft 
 schicht dien 
 vertrag vereinbar 
 gesetz recht rechtlich dsgvo 
 lizenz 
 datenschutz privatsphar 
 tendenz 
 kennzahl 
 diagramm grafik schaubild 
 bild foto 
 genau prazision 
 effizienz leistung effizient 
 ineffizient 
 stark vorteil 
 schwach schwachstell 
 gewohn brauch 
 kultur haltung 
 alias spitznam 
 abkurz kurzel 
 prafix vorsilb 
 endung 
 grossbuchstab grossschreib 
 kleinbuchstab kleinschreib 
 lesbar verstand 
 wartbar wartung pfleg wart 
 gluck wahrschein 
 geleg 
 herausforder hurd 
 hindernis hurd barri 
 fall stolperstein fallstrick 
 engpass flaschenhal 
 schuld altlast 
 uberbleibsel rest verwaist 
 mull abfall 
 unbenutzt ungenutzt tot 
 teilmeng bruchteil 
 spiegel replik abbild 
 entwurf skizz 
 experiment vorschau 
 schrittweis allmah 
 plotzlich 
 unerwartet uberrasch 
 vertraut bekannt 
 beliebt verbreitet 
 mod zeitgemass 
 offiziell amtlich massgeb 
 formell formlich 
 direkt unmittelbar 
 indirekt 
 verschachtelt 
 flach 
 tief 
 breit weit 
 schmal eng 
 mehr mehrfach verschied 
 allein einzeln 
 gemischt 
 nach benachbart 
 vereinbart beschloss 
 verbot gesperrt untersagt 
 ungelost off 
 erinner notiz 
 migri umzieh umstell migration 
 porti portier 
 korrektur flick 
 einfri sperr 
 erhoh anheb 
 festhalt halt bleib 
 besteh beharr 
 toleri duld 
 ermut ford 
 abrat entmut 
 unterbrech stor 
 eskali eskalation 
 einordn priorisi sicht 
 klassifizi einordn 
 einlad 
 besuch `,fr:` erreur echec echou 
 essai 
 fichi 
 dossi repertoir 
 cle clef 
 chiffr 
 dechiffr 
  
 masqu 
 construir compil 
 publiqu version 
 verif verifi 
 crochet 
  
 comm 
 fusion 
  
 utilis 
 partag 
 commentair relectur 
 reglag parametr 
  
  
 couleur 
 degrad 
 apercu 
 them 
 sit 
 lien 
 cass rompu 
  
 install 
 avert 
  
 ecran affich 
 serveur 
 requet demand 
 reessai 
 temp del 
 supprim 
 ancien perim 
 vid 
 nouveau 
 doublon 
  
 referent 
 etat 
 numero nombr 
 longueur taill 
 champ 
 tableau 
 typ 
 fonction 
 cod 
 sort brut 
 execu 
 simultan 
 ecrir ecritur 
 lir lectur 
 memoir 
 medi 
 not 
 cibl 
  
 principal 
  
 manqu 
 empreint somm 
 appareil 
 priv 
 dist 
 cach 
  
  
 confianc 
 ferm fin 
 pouss 
  
 feuill styl 
 auxiliair aid 
 depot referentiel 
 comm valid 
  
 principal mast 
 bifurc 
 fusion 
 confl 
  
 ecras aplat 
 retroport retroportag 
 annul retour 
 remis 
 staging 
 different 
 correct 
 etiquet balis 
 clon clonag 
 bascul extrair 
 pouss envoi 
 tir recuper 
 dist amont 
 amont 
 aval 
 histor journal 
 blam auteur 
 bissect dichotom 
 sous-modul 
 monodepot 
 arborescent 
  
  
 pull-request demand 
 revu relectur revis 
 relecteur reviseur 
 approuv approb valid 
 rejet 
 pinaillag detail 
 retour commentair remarqu 
 brouillon ebauch 
 proprietair mainteneur 
 contributeur auteur 
 contribu 
 corrig 
 ecras 
 crochet 
 pied 
 synchronis 
 divergent ecart 
 orphelin 
 perim vieux 
 jalon 
 anomal tach 
 arrier 
 flux 
 proteg verrouill 
 gros volumin binair 
 superficiel partiel 
 instantan 
 journal modif 
 renomm renommag 
 construir 
  
 transpileur 
 regroup empaquet 
 bundl empaqueteur 
  
 elagu treeshaking 
 script 
 cibl object 
 livrabl 
 binair 
 paquet 
 bibliothequ librair 
 cadriciel 
 dependr 
  
 gestionnair paquet 
 verrou 
 epingl fig 
 install 
 install programm 
 desinstall 
 actualis 
 retrograd 
 publi livraison sort 
 publi publiqu 
  
 registr depot 
 embarqu integr 
  
 versionnag semv 
 prevers bet 
  
 long 
 abandon obsolet 
  
 li liaison editeur 
 statiqu 
  
 incremental progress 
 reconstruir 
 surveil 
 outillag chain outil 
 multiplateform 
 distribu livr 
 squelet model echafaudag 
 produir 
  
 conteneur 
  
 grapp 
 heberg hebergeur 
 nuag 
 sans-serveur 
  
 provision approvision 
 recet 
  
 canar progress 
 nocturn quotidien 
  
  
 libr ouvert 
 proprietair ferm 
 optionnel facult 
 requ obligatoir necessair 
 developp 
 amorc 
 nettoi nettoyag 
  
 automat robot 
 bureau appliqu 
 doublon dupliqu 
 hiss remont 
 resoudr resolu 
 essai 
 lanceur executeur 
 unitair 
 bout-en-bout 
 navig 
 simulacr bouchon 
 don 
 attent 
 couvertur 
 instabl intermittent aleatoir 
  
 fum sommair 
 saut omettr 
 reuss vert 
 echou echec roug 
 ensembl 
 cas 
  
 flux 
 tach travail 
 executeur 
 matric combinaison 
 instantan referent 
 fuzzing aleatoir 
 aleatoir hasard 
 determin reproductibl 
 reproduir 
 bac 
 nettoyag demontag 
 install 
 pilot 
 manuel main 
 automatis 
 qualit 
 mesur 
 charg 
  
  
 limit cas 
 barri bloqu 
 statut 
 planifi planif 
 del expir 
 virtuel 
 accessibil 
  
 partition fragment 
 essai 
 attendu prevu 
 reel effect 
 erreur faut 
 bogu defaut anomal 
 souc difficult 
 corrig repar 
 contourn astuc 
 repons 
 raison 
 plantag plant 
 bloqu fig gel blocag 
 lev lanc 
 attrap ger 
 aval masqu supprim 
 silenci discret 
 trac pil 
 trac suiv 
 debogu debogag diagnostiqu 
 debogueur 
 arret 
 enquet analys 
 diagnostiqu diagnostic 
 journal journalis consign 
 journaliseur logg 
 niveau verbeux 
 avert 
  
 incident pann coupur 
 analys 
 pann indisponibil 
 cass corrompu defectu 
 alter 
 reessai retent 
 del exponentiel attent 
 repl secour 
 recuper retabl 
 propr gracieux 
  
 disjoncteur 
 nul indefin 
 mauv 
 faux 
 just 
 manqu 
 inattendu surpren etrang 
 imprevu intrait 
  
  
 vidag 
 debord depass 
 soupass 
 decalag indic 
 coquill faut frapp 
 hypothes supposit 
 soupcon hypothes 
 surveil 
 metriqu mesur indiqu 
 telemetr 
 sant sond verif 
 tableau panneau 
 suiv erreur 
 incoherent divergent ecart 
 coherent 
 cass 
 resilient fiabl 
 impossibl 
 incap impossibl 
 reper 
 empech evit preven 
 evit esquiv 
 surven arriv apparaitr 
 signal rapport 
 fuit fuir 
 cod retour sort 
 garant contrat 
 garant 
 pieg 
 critiqu paniqu 
 rapid vitess 
 lent lenteur ralent 
 vit 
 optimis 
 del retard 
 deb 
 goulot etrangl 
 profilag profileur 
 antememoir memois 
  
 memoir 
 satur epuis 
 allou 
 liber 
 ramasse-miet collecteur 
 pil 
 tas 
 pointeur referent adress 
 pend 
 tampon memoir 
 fil 
 concurrent 
 parallelis 
 sequentiel ser 
 verrou verrouill verrouillag 
 deverrouill liber 
 interblocag 
 concurrent cours competit 
 concurrent 
 indivisibl 
  
 bloqu 
 promess 
 attendr attent 
  
 boucl 
 even declench 
 rappel ecouteur 
 gestionnair 
 fil attent enfil 
 courti messager 
 publi abon diffus 
 abon 
 travailleur arriere-plan 
 reserv 
 lot 
 morceau bloc 
 flux diffus 
 contre-press regul 
 brid regul 
 anti-rebond differ 
 quot 
 plafond 
 seuil 
 paress differ demand 
 immediat anticip 
 precharg prechauff 
 demarrag 
 echel extensibl mont 
 repartiteur equilibreur 
 surcharg 
 surcout cout 
 leg 
 lourd couteux 
 processeur c\u0153ur 
 graphiqu 
 utilis consomm 
 intervall 
 interrog scrutat 
 retard differ report 
 minuter minuteur 
 immediat instantan 
 repos 
 famin affam 
 reentr sur 
 optim pessim 
 idempotent rejou 
 uniqu seul 
 fichi docu 
 dossi repertoir 
 chemin emplac 
 sous-dossi sous-repertoir 
 ancetr 
 racin 
 absolu 
  
 accueil utilis personnel 
 temporair 
 permanent 
  
 nom fichi 
 lien symbol raccourc 
 jok motif 
 reguli motif 
 correspondr 
 cherch recherch trouv 
 remplac substitu 
 lir lectur charg 
 ecrir ecritur enregistr 
 enregistr sauvegard stock 
 charg ouvr 
 ajout annex 
 ecras remplac 
 tronqu coup raccourc 
 cop 
 deplac 
 supprim effac suppress 
 cre 
  
 televers envoi 
 telecharg 
  
  
 sauvegard 
  
  
 extrair 
 extrair 
 encodag caracter 
 decodag 
 charabi illisibl 
 caracter 
 caracter lettr 
 brut 
 saut lign retour 
 espac blanc 
 boutism ordre 
  
 taill longueur 
 cass majuscul minuscul 
 disqu stockag 
 plein satur 
 system fichi 
 mont montag 
 barr 
 delimiteur 
 guillemet citat 
 echapp 
 descripteur 
 metadon 
 horodatag dat 
 somm control empreint 
 serialis 
 serialis 
 deserialis 
 tableur tableau 
 piec joint 
 cach masqu 
  
 parcour 
 processus programm 
 lanc execu 
 demarr lanc demarrag 
 arret stopp 
 redemarr redemarrag relanc 
 recharg rafraich 
 tu 
 arret eteindr fermetur 
 quitt sort 
 annul abandon interrompr 
 interrompr 
  
 suspendr 
 reprendr repris 
 lanc sous-processus enfant 
 demon 
 arriere-plan fond 
 premier-plan 
 zomb orphelin residuel 
 terminal shel 
 lign 
  
 parametr 
  
 tub redirig 
 sort standard 
 entre standard 
 affich imprim 
 terminal pseudo-terminal 
 exploit plateform 
 distribu 
  
 apple 
 sous-system 
 noyau 
 pilot 
 appareil materiel 
 ordin 
 serveur 
  
  
 embarqu microcontroleur 
 capteur 
 batter energ 
 clavi touch raccourc 
 sour curseur clic 
 ser branch 
 racin 
 horlog temp 
 fuseau horair 
 langu traduct localis 
  
 environ virtuel 
 editeur 
 greffon 
 disponibil 
 disponibl accessibl 
 pret dispos 
 ressourc 
 reseau 
 connexion 
 deconnect deconnexion coupur 
 reconnexion 
 hors-lign deconnect 
 lign 
 requet demand 
 repons repondr 
  
  
 point terminaison 
 adress lien 
 routag routeur 
 redirig 
 mandatair proxy passerel 
 passerel 
 serveur web 
 temps-reel 
 rappel 
  
  
 ecout li 
 nom 
 hot 
 boucl 
 adress 
 pare-feu 
  
  
 entet 
 corp contenu charg 
 temoin cook 
 crois 
 statut cod 
 introuv manqu 
 erreur serveur 
 injoign inaccessibl 
 requet schem 
 appel dist 
 interfac 
 specif contrat 
 bibliothequ envelopp 
  
 distribu repart 
 grapp clust 
 n\u0153ud pair 
 repliqu 
 lead primair 
 bascul secour 
 pag 
 robot moissonneur 
 reseau diffus 
 paquet tram 
 poign negoci 
 maintien 
 transfert transmettr 
 envoi expedi 
 recevoir recept 
 entrant 
 sort 
 courriel 
 authentif connexion authentifi 
 connexion connect identifi 
 deconnexion deconnect 
 inscript inscrir 
 autoris acces 
 droit autoris 
 autoris permettr 
 interdir bloqu 
 interd refus 
 list blanch autoris 
 list noir 
 rol 
 utilis compt usag 
 compt 
  
 pass mdp 
 identifi accredit 
 confidentiel 
 jeton 
 cle 
 authentif uniqu 
 doubl facteur 
  
  
 renouvel 
 renouvel 
 revoqu 
 chiffr crypt 
 dechiffr 
 hachag hach empreint 
  
 certificat 
 securis chiffr 
 acces dist 
 cle 
 sur 
 faill 
 attaqu 
  
 assain nettoi 
 masqu caviard anonymis 
 confidential vie-priv 
 priv 
 ouvert 
 revel divulgu 
 confianc fiabl 
 identifi 
  
 antispam 
 pourriel indesir 
 usurp falsifi 
  
 bac 
 reglag 
 parametr reglag 
 choix possibil 
  
 drapeau indiqu 
 bascul fonctionnal 
 fonctionnal caracterist 
  
 desactiv 
 bascul 
 defaut 
 personnalis 
 remplac surcharg redefin 
 cod dur 
  
 derni actuel 
 actuel cour 
 precedent anterieur ancien 
 compatibl compatibil 
 incompatibl ruptur 
 cass ruptur incompatibl 
 retrocompatibl retrocompatibil 
 depreci 
 herit ancien 
 nouveau 
 migr 
 portag 
  
 remplac substitu 
 ger 
 incompatibl inadapt 
 exigent besoin prerequ 
 cal 
 pont envelopp 
 schem 
 vari mod 
 mod 
 priorit preseanc ordre 
 herit heritag 
 reinitialis remis 
 appliqu 
 appliqu 
 exclur omettr 
 inclur conten 
 polit regl direct 
 contraint 
 deploi phas progress 
 cod 
 programm developp 
 developpeur programmeur ingenieur 
 langag langu 
  
  
  
  
  
 jav 
  
  
 fonction 
 appel invoqu 
 appel 
 utilitair assist aid 
 retour retourn renvoi 
 parametr 
  
  
  
  
 port visibil 
 valeur 
 affect 
  
  
 typ 
 typ 
 transtyp 
  
  
 contrat 
  
 objet 
 instanci 
 constructeur fabriqu 
 propriet champ 
 enregistr 
  
  
 espac nom 
 inclur requer 
 circulair cycliqu 
 boucl 
 infin 
 conditionnel 
  
 booleen vrai faux 
 chain 
 nombr enti chiffr 
 flott decimal 
 arrond 
 tableau 
 dictionnair 
 ensembl 
 arbre hierarch 
  
 indic 
 tri ordon 
 filtr 
 parcour 
  
  
 compliqu 
 facil 
  
 analys analyseur 
 grammair 
 arbre syntax 
 jeton 
 interpreteur moteur 
 execu moteur 
 analys 
 formatag formateur 
  
 styl 
 nommag nom 
 refactoris remani 
 reecrir reecritur refont 
 extrair decoup 
 divis scind 
 integr 
 abstrait 
  
 envelopp 
 couplag 
  
 motif patron 
 uniqu 
 intergiciel intercepteur 
 couch niveau 
 compos 
  
  
 reflexion 
 fermetur 
 immuabl lecture-seul 
  
 effet 
 lecture-seul 
 nul vid 
 vid vierg 
 commentair remarqu 
  
 rest fair 
 inutilis mort 
 passe-partout 
 det techniqu 
 mainten lisibl 
 reutilis 
 realis 
 concept concevoir 
 extrait exempl 
  
  
  
  
 gabar model 
 bouchon substitut 
 substitu 
 joindr 
 comparaison 
 egal 
 different 
  
 webassembly 
 assembleur 
 natif 
 liaison interoper 
 risqu 
 possess emprunt dur 
 cycl dur 
 etat statut 
 automat etat 
 base de don bdd 
 enregistr stock sauvegard 
 stockag 
 requet interrog 
  
  
 annul 
 valid comm 
 sauvegard 
 restaur recuper 
 instantan 
  
 lign enregistr 
 colon champ 
 schem 
 migr 
 cle 
 cle etranger 
 contraint 
  
 doublon dupliqu 
 dedupliqu 
 jointur joindr 
 inser 
 mettre a jour actualis 
  
 supprim suppress effac 
 suppression log 
 vid tronqu 
 nettoyag 
 conserv 
 repliqu 
 primair maitr 
 fragment partition 
 bascul 
 verrou verrouillag 
 interblocag 
  
 coherent 
 incoherent divergent 
  
 corrompu 
 orphelin 
  
 connexion 
 reserv 
  
 vu 
 declencheur declench 
  
 peupl rempl amorc 
 normalis 
 denormalis 
  
 entrepot 
 filtr 
 tri ordre 
 regroup agreg 
 compt nombr 
 pag 
 curseur 
 requetes repet 
 lot 
 precharg 
 paress differ 
 lent 
 balayag parcour 
 plan d'execu 
 locatair multi-locatair 
 tracabl 
 histor 
 binair 
 compart 
 disqu 
 montag 
 espac plac 
 quot 
 chiffr 
  
 ajout 
  
 serialis 
 confl 
 optim 
 idempotent 
 defaut 
 nul vid manqu 
 cle-valeur 
  
  
 evinc 
 perim 
 frais 
  
 succes reutilis 
 echec manqu 
 prechauff amorc 
  
 rafraich actualis 
 reutilis 
 tampon 
 vid purg 
 fil file d'attent 
 enfil 
 defil consomm 
 tach travail 
 travailleur work 
 arriere-plan 
 premier plan 
 planifi planif horair 
  
 recurrent 
 nocturn nuit 
 retard differ 
 minuter minuteur 
 echeanc del 
 even 
 emettr publi diffus 
 s'abon abon ecout 
 producteur emetteur 
 courti bus 
 sujet canal 
  
 contenu 
 acquitt accus 
 lettre mort 
 relivr renvoi 
 rejou 
 rappel 
 flux diffus 
 pouss envoi 
 interrog scrutat 
 temps reel 
 temps reel direct 
 ordre 
 brid 
 anti-rebond 
 contre-press surcharg 
 arrier retard 
 priorit 
 flux de travail processus 
 sag 
 boite d'envoi 
 diffus repart 
 concurrent 
 sequentiel success 
 annul 
 suspendr 
 reprendr repris 
 avanc 
 en attent 
 bloqu fig coinc 
 bail 
 batt 
 exactement une fois 
 journalis 
 niveau gravit 
 verbeux bavard 
 silenci muet 
 surveil 
 metriqu mesur 
 mesur 
  
 avert 
 seuil 
 trac tracag 
 telemetr 
 tableau de bord 
 pann interrupt indisponibil 
 incident 
  
 astreint 
 disponibil 
 del 
 deb 
 bande pass 
 centil 
 compteur 
 pic point 
 utilis consomm 
 memoir 
 processeur 
 charg 
 sond 
 diagnostiqu diagnostic 
 anomal aberr 
 echantillon echantillonnag 
  
 masqu caviard anonymis 
 suivi des erreur 
 plant plantag 
 statut etat 
 annonc 
 entretien 
 rapport signal 
 livr 
 publiqu sort 
 graduel 
 canar 
 bascul 
 drapeau bascul 
  
  
 preproduct recet 
 bac a s 
 serveur 
 machine virtuel 
 conteneur 
  
 registr 
  
  
 grapp clust 
 n\u0153ud 
 nuag 
 auto-heberg 
 heberg 
 sans serveur 
  
 provision approvision 
 reglag 
  
 identifi 
 echel mise a l'echel 
 reduir 
 repartiteur equilibreur 
 mandatair proxy 
 passerel 
 routag 
 redirig 
  
 certificat 
 pare-feu 
 reseau 
 hors lign deconnect 
 en lign 
  
 zon 
 redemarr redemarrag 
 demarrag demarr 
 arret eteindr 
 gracieux propr 
 sans interrupt 
 desinstall 
 install 
 demon 
  
  
 cout cher depens 
 econom 
 ressourc 
 memoire insuffis 
 fuit 
 redond haute disponibil 
 desastr sinistr 
 resilient 
 disjoncteur 
 artefact 
 chain 
 miroir 
  
 frontal 
 serveur dorsal 
 navig 
 bouton 
 cliqu clic 
 appui 
 gest balai 
 gliss depos 
 survol 
 dialogu fenetr 
 infobull 
 infobull 
  
 banni 
 superposit 
 indicateur de charg 
 charg 
 barre de progress 
 mise en pag disposit 
  
 grill 
 centr 
 marg espac 
 chevauch superpos 
 debord 
 defil 
 infin 
 coll epingl 
 agrand 
 redimension taill 
 couleur 
 palet 
 lisibil 
 polic typograph 
  
 emoj 
 marqu 
  
  
 scintill clignot 
 liss 
 saccad a-coup 
 formulair 
 sais champ entre 
 tap sais 
 case a coch 
 bouton radio 
 liste deroul 
 bascul interrupteur 
 curseur glissi 
 texte ind espace reserv 
 etiquet libel 
  
 obligatoir requ 
 optionnel facult 
 soumettr envoi 
  
 sugger 
  
 tableau 
 cart tuil 
 onglet 
  
 navigu 
 fil d'arian 
 volet 
 barre d'outil 
 en-tet 
 pied de pag 
 titr 
 pag 
 ecran 
 lien 
 adress 
 identifi permalien 
 lien profond 
 them apparent 
 sombr nuit 
 clair 
 styl 
 accessibil accessibl 
 aveugl malvoi 
 ciblag 
 clavi raccourc 
 sour 
 selection chois 
 coll presse-papi 
 annul defair 
 retabl refair 
 depli developp etendr 
 repli reduir 
 affich montr 
 cach masqu 
  
 desactiv 
 rendr rendu affich 
 redessin 
 rendu cote serveur 
  
 application monopag 
 compos 
 model gabar 
 propriet 
 etat 
 balis 
 assist 
 accueil integr 
 tutoriel 
 telephon 
  
 bureau ordin 
  
 ios 
 appliqu appli 
 sit 
 accueil 
  
 encoch 
 bordur contour 
 ombre 
 fond arriere-plan 
 transparent 
 arrond coin 
 maquet concept 
 ergonom utilis 
 derout 
  
 ferm fermetur 
 ouvr ouvertur 
 retour precedent 
 favor signet 
 pastill 
 carrousel diaporam 
 utilis 
  
 visiteur invit 
 compt 
  
 connexion se connect 
 deconnexion se deconnect 
 inscript s'inscrir 
 authentif authentifi 
 autoris droit 
 mot de p 
 double authentif 
 authentification un 
  
  
 jeton 
 rol 
 droit 
  
 proprietair 
 entrepris 
 equip 
 membr adhes 
  
 bann bloqu 
 usurp incarn 
 abon 
 formul forf 
 essai 
 mise a niveau mettre a niveau 
 retrograd 
 renouvel 
 desinscrir 
 depart 
 sieg 
  
 confidential 
 personnel 
 preferent 
 pseudo 
  
 assist 
 demand 
 plaint reclam 
 retour avis 
 sondag enquet 
 emploi salari 
 fournisseur 
 partenair 
  
  
 factur prelev 
 factur 
 recu 
 command 
 achet achat 
 vendr vent 
 pani 
  
 boutiqu magasin 
 produit 
  
 inventair 
 prix tarif 
 frais 
 remis 
 rembours 
 retrofactur litig 
 retour 
 impot tva 
 devis monnai 
 argent 
 mont somm 
 somm 
 sold 
 portefeuill 
 banqu 
 vir 
 carte bancair cart 
 vers vir 
 acompt depot 
 det impai 
 relanc rappel 
 rapproch 
 comptabl 
  
  
 prof benefic marg 
  
 dev offre 
 contrat 
 livraison expedit 
 suiv colis 
 adress 
  
 annul 
 surreserv survent 
 encher offre 
 fidel 
 cryptomonnai 
 marchand vendeur 
 publiqu annonc 
 courriel 
 envoi 
 recevoir recept 
 boite de recept 
 indesir 
 rebond 
 piece joint joindr 
 infolettr 
 avis 
 texto 
 rappel 
 discuss 
 fil 
 commentair remarqu 
 repondr repons 
  
 appel 
 reunion 
 docu 
  
 imprim impress 
 numeris scann 
 reconnaissance de text 
 fichi 
 dossi repertoir 
 televers envoi 
 telecharg 
  
 partag 
  
  
 brouillon 
 publi publiqu 
 apercu previsualis 
  
 vignet 
 rogn recadr 
 capture d'ecran 
 vectoriel 
 dessin peindr 
 resolu 
 flou 
 camer 
 son 
 micro 
 parol voix 
 transcrir 
 synthese vocal 
 musiqu morceau 
 volume sonor 
  
 lir lectur lecteur 
 enregistr 
 encodag 
 sous-titr 
 imag frequenc 
 cart 
 emplac lieu 
 geocodag coordon 
  
 itinerair trajet 
 jeu 
 joueur 
 niveau 
 scor 
  
 physiqu 
 sprit 
 shad graphiqu 
 maillag 
 appareil disposit 
 capteur 
  
 micrologiciel embarqu 
 grav 
 domot 
 sans fil 
 wif sans fil 
 batter 
 energ cour 
 ser 
 pilot 
  
 code-barr 
  
 bruit 
 etalonnag 
 dat jour 
 heur temp 
 horodatag 
 fuseau 
 temps universel 
 heure d'et 
 calendri agend 
 jour quotidien 
 semain hebdomadair 
 mois mensuel 
 anne annuel 
 heur horair 
  
  
  
 minuit 
 week-end 
 vacanc cong 
 jour ouvr 
 anniversair naissanc age 
 dur 
 intervall 
 plag intervall 
 debut 
 fin 
 pass precedent 
 prochain 
 aujourd'hui mainten 
 hi demain 
 derni 
 horlog deriv 
  
 annee bissextil 
 format de dat 
 rendez-vous 
 trimestr exercic 
 ecoul 
 langu langag 
 traduir traduct 
 internationalis 
 parametres regional 
 anglais 
 allemand 
 franc 
 espagnol 
 portug 
 russ cyrill 
 chinois 
 japon 
 coreen 
  
  
 chain chaine de caracter 
 caracter lettr 
 encodag 
 caracteres illisibl 
  
 retour a la lign saut de lign 
 espac 
 majuscul minuscul 
 mot 
 phras 
  
 libel 
 orthograph 
 grammair 
 pluriel 
  
 abrevi 
 expression reguli motif 
 sous-chain contient 
  
  
 divis decoup 
 joindr 
 delimiteur 
 guillemet 
 echapp 
 balisag 
 resum 
 nombr numero chiffr 
 enti 
 flott decimal 
 arrond 
  
 depass 
 negat 
  
 pourcentag 
 rapport 
  
  
 poid 
 taill 
  
  
 separateur de milli 
  
 addition ajout 
 aleatoir hasard 
 hachag empreint 
 identifiant un 
 octet 
 recherch cherch 
 plein text 
 flou 
 sen 
 mot-cl 
 resultat 
 correspondr 
 class rang 
 reclass 
 pertinent 
 scor not 
 not evalu 
 similair 
 different 
 recommand 
 voisin 
 plong vecteur 
 reseau 
 modele de langag ia 
 intelligence artificiel ia 
 invit consign 
  
  
 outil 
 jeton 
  
  
 recuperation augment 
 morceau fragment 
 entrain apprendr 
 affin ajust 
 inferent predir 
 previs prevoir 
 categoris 
 categor genr 
 etiquet 
  
 regroup grapp 
 jeu de don corpus 
 caracterist 
 exactitud rappel 
  
 compar 
 surapprentissag 
 bi 
 pert cout 
  
 epoqu 
 carte graph 
 quantifi quantif 
  
 raison reflexion 
 garde-fou 
 contourn 
 reconnaitr 
 extrair 
 racl moisson aspir 
  
 memoir 
  
 moyen 
  
 ecart-typ 
 distribu repartit 
  
 significat confianc 
  
  
 tendanc 
 experient essai 
 graphiqu diagramm 
 visualis 
 axe 
  
 schem diagramm 
  
  
 inger 
 chaine de don 
  
  
 tableur feuille de calcul 
  
 balisag 
  
 en colon 
 format binair 
  
 extrair 
 analys 
 encodag 
 decodag 
 binair 
 metadon 
 don 
  
 indiqu object 
 entonnoir 
 demarr lanc demarrag 
 arret stopp coup 
 fin achev 
 suspendr interrompr 
 reprendr repris poursuivr 
 redemarr relanc redemarrag 
 annul interrompr 
 gard conserv mainten 
 jet laiss supprim 
 ajout inser inclur 
 supprim retir enlev suppress 
  
 remplac substitu echang 
 pass bascul 
 renomm renommag 
 deplac boug 
 cop clon dupliqu 
 coll collag 
 envoi transmettr emettr 
 recevoir obten 
 recuper obten cherch 
 don fourn offrir 
 affich montr affichag 
 cach masqu masquag 
 trouv cherch reper recherch 
 recherch cherch 
 perdr pert perdu 
 disparaitr disparit 
 apparaitr apparit surg 
 arriv surven 
 lir lectur 
 ecrir ecritur redig 
 ouvr ouvertur ouvert 
 ferm fermetur clotur 
 attendr attent 
 retard del differ 
 report differ repouss 
 saut omettr 
 neglig exclur 
 omettr exclur 
 exclur 
 inclur conten integr 
 permettr autoris 
 interdir interdict interd bann 
 evit contourn 
 empech preven evit 
 preferent privilegi 
 chois choix selection 
 tranch chois 
 accord conven consensus 
 desaccord contest 
 rejet 
 besoin necessit falloir requer 
 exig requer impos 
 vouloir souhait 
 attendr attent prevoir 
 hypothes supposit 
 provoqu entrain 
 cass rompr bris 
 corrig repar 
 resoudr resolu 
 amelior optimis 
 empir 
 fonction march 
 travail boulot tach 
 lanc tourn execu 
 effectu fair realis 
 echou echec plant 
 reuss reussit succes 
 repet encor 
 reessai retent tentat 
 refair recommenc 
 essai tent tentat 
 divis decoup scind 
 joindr reli assembl jointur 
 fusion 
 combinaison melang 
  
 regroup 
 tri ordon class 
 rang 
 compt nombr 
 mesur 
 comparaison 
  
  
 garant 
 devin 
  
 savoir connaitr connaiss 
 comprendr comprehens 
 expliqu 
 decrir 
 demand interrog 
 repondr repons 
 requet 
 dir 
 avert preven 
 avert preven 
 signal rapport 
 annonc 
 discut debattr 
 sugger proposit recommand 
 proposit 
 plaindr plaint ral 
 promettr promess engag 
 appel invoqu 
 appel reunion visio 
 utilis 
 appliqu 
  
 reutilis 
 partag commun 
 possed proprietair apparten 
 apparten 
 dependr 
 compt repos s'appui 
 charg ger compatibl 
  
 restreindr plafond 
 contraindr contraint 
 grand croitr croissanc augment 
 augment hauss 
 diminu reduir baiss 
 reduir retrec rapetiss 
 raccourc tronqu coup 
 etendr elarg 
 reinitialis remettr 
 restaur retabl recuper 
 recuper retabl repris 
 annul defair reven 
 reven annul retabl 
 declench declencheur lanc 
 ger trait gestion 
 trait 
 ger gestion administr 
 pilot 
  
  
 envelopp emball 
 produir 
 cre fabriqu 
 construir bat 
 developp programm 
 \u0153uvr 
 concevoir concept 
 charg 
 stock enregistr sauvegard stockag 
 enregistr sauvegard 
 actualis maj jour 
 migr mont 
 retrograd descendr 
 rafraich actualis recharg 
  
 connexion reli 
 deconnect deconnexion 
 joindr li 
 allum 
 desactiv eteindr 
 regl fix mettr 
 parametr 
 install 
  
 publi publiqu sort 
 livr livraison 
  
 essai 
 enquet 
 enquet recherch etudi 
 diagnostiqu diagnostic debogu 
 reper 
 decouvr decouvert 
 remarqu constat 
 regard voir vu 
 surveil suivr 
 surveil 
 suivr suiv trac 
 reconnaitr 
 reconnaitr reconnaiss 
 distingu differenci 
 precis 
 precis indiqu 
  
 indiqu 
 signif 
 impliqu 
 referenc referent renvoi 
 cit 
 rappel souven reten 
 oubli oubl 
 rappel 
 apprendr apprentissag lecon 
 enseign form apprendr 
 pens croir estim 
 envisag 
 jug 
  
 arrond 
 planifi prevoir 
 planifi planning programm 
  
 coordon 
  
 attribu affect 
 allou 
 distribu repart 
 delegu 
 approuv valid approb 
  
 rejet 
 relir revu 
  
 proteg securis 
 attaqu 
 devoil exposit 
 fuir fuit 
 bloqu blocag 
 debloqu liber 
 verrouill verrou verrouillag 
 liber relach 
 bloqu gel fig coinc 
 plant plantag 
 pouss envoi 
 tir recuper 
 televers envoi 
 telecharg 
  
  
 extrair 
 rassembl 
  
 rassembl recueil 
 filtr 
 correspondr 
 incoherent decalag divergent 
 conven correspondr 
 ajust 
 ajust regl 
 traduir traduct 
  
 inser 
 mettr plac pos 
 prendr 
 apport amen 
 quitt part laiss 
 entrer sais entre 
 quitt sort 
 retourn renvoi retour 
 atteindr 
 depass exced 
 accompl atteindr realis 
 suivr obeir 
 respect 
 viol enfreindr 
 forc appliqu 
 oblig contraindr 
 surcharg outrepass remplac 
 ecras remplac 
 reecrir reecritur 
 refactoris remani refont 
 nettoi nettoyag rang 
 vid effac 
  
 compliqu 
 vitess 
 ralent 
 brid etrangl 
  
  
 ensembl conjoint 
 proch pres 
  
 touch 
  
 impliqu comport 
 fourn 
 heberg 
 lou achet 
 achet achat 
 vendr vent 
  
 gagn 
 manqu 
 manqu 
 existent 
 conten 
  
 rest demeur 
 survivr dur 
 dur 
 variat 
 different 
 deriv ecart 
 chevauch recoup 
 confl 
 confl 
 contredir 
 engorg bouchon 
 pein lutt 
 souffr sub 
 rencontr experient sub 
 rencontr tomb 
 achev termin 
 finalis arret 
 initialis 
 enregistr inscrir inscript 
 enregistr not consign 
 not remarqu 
 marqu signal etiquet 
 soulign surlign 
 publi 
 distingu 
 concevoir 
 experiment experient essai 
 pratiqu 
 confianc 
 dout 
 soupcon 
 inquiet inquietud craindr 
 detest agac enerv 
 aim appreci 
 surprendr surpren 
 confondr embrouill 
 tromp 
 lent 
 vit 
 immediat instantan 
 grand gros 
 pet minuscul faibl 
 longueur 
 court bref 
 haut 
 bas faibl 
 lourd 
 leg 
 faux 
 just bon 
 prec 
 environ 
 manqu 
 vid 
 plein 
 doublon dupliqu 
 redond 
 perim depass 
 vieux ancien 
 depreci 
 depreci abandon 
 nouveau neuf 
 derni 
 derni 
 actuel cour 
 precedent anterieur 
 suiv prochain 
 cass defectu bris 
 corrompu endommag 
 instabl intermittent aleatoir 
  
 fiabl 
 resilient 
 cass 
 sur securis 
 risqu 
 rigour 
 lach soupl 
 facil simpliqu 
 facil ais 
 compliqu 
 difficil dur 
 propr net 
 sal malpropr 
 laid moch 
 bazar desordr chaos 
 cach masqu invisibl 
 visibil 
 clair evident net 
 flou 
  
  
  
 publiqu 
 priv confidentiel 
 confidentiel 
 interieur 
 exterieur 
  
 dist 
 temporair provisoir 
 permanent definit 
 provisoir preliminair 
 optionnel facult 
 requ obligatoir necessair 
 necessair 
 inutil 
 defaut 
  
 personnalis 
 personnalis 
 manuel 
  
 automatis 
 partiel 
 inachev 
 enti 
 egal mem 
 similair semblabl pareil 
 different autr 
  
 commun cour 
 rar 
 particuli 
 prec particuli 
 general 
 habituel ordinair 
 anormal etrang bizarr 
 essentiel 
 urgenc 
 mineur neglige 
 principal primair 
 secondair auxiliair 
 bon bien 
 mauv mal 
 meilleur mieux 
 meilleur optimal 
 pir 
 util pratiqu 
 inutil vain 
 pratiqu commod 
 lourd penibl fastidi 
 ennui fastidi 
 actif 
 dorm 
 oisif 
 occup charg 
 disponibl accessibl disponibil 
 indisponibl inaccessibl 
 pret 
 attent suspen 
 fin termin fait 
 connu 
 inconnu 
 sur 
 incertain indec 
 faisabl 
 impossibl infais 
  
 vrai reel 
 faux 
 faux factic 
 reel verit 
 valabl 
  
 coherent 
 incoherent 
 compatibl compatibil 
 incompatibl incompatibil 
 ouvert libr 
 gratuit 
 cher couteux 
 econom abord 
 fort puiss 
 faibl 
 soupl flexibil 
 inflexibl 
 const 
 const 
  
 statiqu 
 aleatoir hasard 
 arbitrair quelconqu 
 determin previsibl reproductibl 
 reproduir 
 sequentiel 
  
  
 silenci muet 
 brui verbeux bruit 
 verbeux bavard 
 detaill approfond 
 approfond 
 soigneux 
 negligent bacl 
 accidentel involontair 
 intentionnel volontair expres 
 premi d'abord 
 derni enfin 
 initial depart 
  
 original originel 
 tot precoc 
 tard tardif 
 bientot 
 apres ensuit 
 avant auparav 
 apres ensuit 
 pend dur 
 mainten actuel 
 aujourd'hui 
 hi 
 demain 
 souvent 
 parfois 
 jam 
 toujour 
 seul uniqu just 
 fois uniqu 
 deux 
 encor 
 deja 
 encor toujour 
 presqu quas 
 assez suffis 
 insuffis 
 trop 
 tres 
 peut-etr eventuel 
 plutot 
 auss egal 
 car puisqu 
 pourquoi raison 
 comment facon 
 ou endroit 
 quand 
 qui 
 quel lequel 
 raison motif 
  
 effet consequent 
 consequent suit 
 resultat 
 but 
 but cibl 
 souc ennui 
 bogu defaut anomal 
 erreur faut 
 erreur faut bevu 
 defaut faill faibless 
 incident pann 
 pann coupur 
  
 remed 
 contourn bidouill 
 astuc truc 
 indic conseil astuc 
 regl 
 usag 
 direct recommand 
 polit regl 
 princip 
 derog 
 exigent besoin prerequ 
 prerequ 
 circonst 
 criter 
 plafond quot 
 maximal 
 minimal 
 moyen 
 taill 
 quantit mont 
 nombr numero chiffr 
 somm 
 somm addition 
 taux deb 
 pourcentag 
  
 plag intervall etendu 
 intervall 
 ordre 
 prioris 
 endroit lieu plac 
 emplac 
 morceau 
 compos 
 enti tout ensembl 
 morceau bout 
 genr typ 
 categor 
 nom nomm appel 
 etiquet libel 
 titr intitul 
 etap pas 
 phas etap 
 tach 
 rest 
 projet 
 echeanc del 
 jalon etap 
 sort publiqu 
  
  
 equip 
 collegu coequipi 
 clientel 
 utilis usag 
 gen humain 
 developpeur programmeur ingenieur 
 respons chef gestionnair 
 proprietair 
  
 auteur createur 
 entrepris societ organis 
 fournisseur vendeur prestatair 
 partenair 
 retour avis commentair 
 commentair remarqu 
 avis 
 choix 
 choix possibil 
  
 comprom arbitrag 
 comprom 
 risqu dang 
 cout prix frais 
 prix tarif 
  
 avantag benefic 
 inconvenient desavantag 
 qualit 
 exempl echantillon 
 echantillon 
 cas 
 circonst 
 arriere-plan 
 preuv 
 preuv prouv 
 fait realit 
 affirm pretendr 
 histor histoir pass 
 pass 
 aven 
 etat 
 statut etat 
 progres avanc 
 mod 
 propriet caracterist 
 fonctionnal fonction 
 aptitud pouvoir 
  
 ressourc 
 valeur 
 parametr reglag preferent 
 parametr 
  
 resum synthes apercu 
 resum 
 apercu 
  
 sujet them 
 zon champ 
 port perimetr 
 fronti bord 
 bord limit 
 centr milieu 
 c\u0153ur noyau 
 bas fondat fond 
 basiqu fondamental elementair 
 niveau pali 
 couch 
 organis 
  
 motif patron 
 model gabar 
  
  
 styl 
 facon moyen 
 approch strateg demarch 
 demarch 
 flux processus 
 tutoriel 
 docu 
  
 ensembl jeu 
  
 entre 
 entre 
 chos truc 
 different ecart 
 ecart trou lacun 
 lien rapport 
 li pertinent 
 pertinent 
 inutil etrang 
  
  
  
  
 cibl 
 cibl 
 contenu 
 renseign 
 ide 
  
 mot glossair 
 langu langag 
  
  
 reunion rencontr 
 even 
  
  
  
 comport 
  
 effet 
  
 rol fonction 
 droit autoris 
 acces acced 
 outil utilitair 
 tier 
 appareil disposit 
  
  
 preproduct recet 
 temp heur 
 dur 
  
  
 dat jour 
 jour quotidien 
 semain hebdomadair 
 mois mensuel 
 an anne annuel 
 heur horair 
  
  
 nuit nocturn 
 recurrent reguli 
 mond mondial 
 pay 
 zon 
 un seul uniqu 
 plusieur beaucoup nombreux 
 peu quelqu 
 tous tout chaqu 
 aucun rien person 
 quelconqu n'import 
 autr 
 plus davantag supplementair 
 moin 
 supplementair 
 moiti dem 
  
 plupart 
  
 dessus haut superieur 
 dessous bas inferieur 
 dedan interieur dan 
 dehor exterieur hor 
 entre parm 
 derri arrier 
 dev avant 
 gauch 
 droit 
 haut sommet 
 bas fond 
 cot 
 sen 
 avant 
 arrier 
 renvers 
 contrair oppos 
 debut commenc 
 fin 
 ancetr 
 enfant 
 vi par 
  
 sauf 
 contr 
 par chaqu 
 sauf 
 malgr cepend 
 sinon autr 
 sembl paraitr 
 deven 
 agir comport 
 reag 
 repondr repons 
 economis epargn 
 depens consomm 
 gaspill gaspillag 
 consomm 
 epuis 
 surcharg 
 charg fardeau surcout 
 travail 
 echel 
 equilibr 
  
 standardis uniformis normalis 
 centralis 
 etendr 
 renouvel 
  
 revoqu 
 revoqu retir revoc 
 retir retr 
 demission 
 decommission 
  
 sauvegard 
 detruir destruct 
 endommag dommag abim 
 men dirig 
 suivr 
  
 plac mettr situ 
 rempl remplissag 
 vid 
 repandr diffus 
  
 transmettr 
 transfer redirig 
 redirig 
  
 attrap 
 lanc lev 
 lev augment 
 baiss abaiss 
 coup decoup taill 
 port 
 tourn pivot 
 tourn renouvel 
 cliqu appui 
 tap sais 
 chois prendr 
 vot 
 justif 
 precis 
 convaincr 
 blam faut 
 admettr reconnaitr 
  
  
 ger affront abord 
 trait abord 
 strateg 
 hypothes theor 
 lecon enseign 
  
 constat comprehens 
 competent 
 embauch recrut 
 integr accueil nouveau 
 debut 
 special 
 passat transfert 
 astreint 
 equip gard 
 contrat accord 
 loi jurid rgpd 
  
 confidential 
 tendanc 
 chiffr indiqu 
 graphiqu diagramm 
  
 exactitud 
 efficac 
 inefficac 
 forc atout 
 faibless 
 habitud 
 mental 
 ali surnom 
 abrevi sigl 
  
  
 majuscul 
 minuscul 
 lisibl lisibil 
 entreten 
  
 occas 
 def 
 barri frein 
 pieg ecueil 
 goulot 
 det 
 rest orphelin 
 dechet ordur poubel 
 inutilis mort 
 sous-ensembl 
 miroir repliqu 
 brouillon ebauch esquiss 
 experient apercu 
 graduel incremental 
 soudain brusqu 
 inattendu imprevu 
 famili connu 
 populair repandu 
 actuel 
 officiel formel 
 formel 
  
  
 imbriqu 
 plat 
 profond 
 larg etendu 
 etroit restreint 
 plusieur 
 seul 
 mixt melang 
 proch voisin 
 convenu 
 interd bann 
 ouvert 
 rappel 
 migr 
 portag 
 rustin 
 gel 
 augment 
 ten 
 exig 
  
 promouvoir 
 decourag 
 interrompr perturb 
 escalad 
 tri prioris 
 class 
  
  `,es:` fall 
 prueb 
 archiv ficher 
 carpet 
 clav 
 cifr 
 descifr 
 contrasen 
 enmascar ocult 
 constru compil 
 public lanzamient 
 comprob 
 ganch 
 ram 
 confirm 
 fusion 
 sesion 
 usuari 
 compart 
 comentari revision 
 ajust configur 
  
 entorn 
  
 degrad 
 vist 
 tem 
 siti 
 enlac 
 rot 
 autocomplet 
  
 avis advert 
 mensaj 
 pantall mostr 
 servidor 
 peticion solicitud 
 reintent repet 
 tiemp 
 borr elimin 
 viej antigu 
 vaci 
 nuev 
  
 identif 
 referent 
 estad 
 numer 
 longitud taman 
 camp 
 arregl 
 tip 
 funcion 
 codig 
 sal 
 ejecut 
 paralel simultane 
 escrib 
 leer 
  
 vide medi 
 puntuacion 
  
  
 principal 
  
 falt 
 sum 
 disposit 
 priv 
  
 escond ocult 
  
 transcripcion 
 confi 
 cerr 
 empuj sub 
  
 estil 
 auxili ayud 
  
 confirm 
 ram 
 principal mast 
 bifurc 
 fusion mezcl 
 colision 
 reb 
 aplast combin 
 retroport 
 deshac reversion 
 guard 
 staging prepar indic 
 diferent 
 parch 
 etiquet 
 clon 
 cambi 
 empuj sub 
 tra obten 
 orig 
 orig 
 dependient 
 historial 
 blam autor culpabl 
 biseccion 
  
 monorep monorepositori 
 arbol 
  
 modific suci pendient 
 pull-request solicitud 
 revis revision 
 revisor 
 aprob 
 rechaz 
 detall menor 
 comentari retroaliment 
 borrador 
 propietari mantenedor 
 colabor contribuidor autor 
 contribu 
 enmend correg 
 forz sobrescrib 
 ganch 
 firm pie 
 sincroniz 
 divergent desviacion 
 separ huerfan 
 desactualiz caduc 
 hit 
 incident tare 
 pendient 
 fluj ramif 
 proteg bloqu 
 grand 
 superficial parcial 
 instantane 
 cambi not 
 renombr 
 constru 
  
  
 empaquet agrup 
 empaquet bundl 
 minific 
 treeshaking pod 
 script 
 objet 
 entreg 
 ejecut 
 paquet 
 bibliotec libr 
 marc 
 dependent 
  
 gestor paquet 
 bloque 
 fij anclar 
  
  
 desinstal 
 actualiz sub 
 degrad baj 
 public lanzamient 
  
 despleg desplieg 
 registr 
 inclu incorpor 
 tarball 
 semv 
 prelimin bet 
 establ madur 
 soport larg 
 descontinu obsolet 
 manifiest 
 enlaz enlac 
 estat 
 dinam 
 incremental 
 reconstru 
 vigil 
 herramient 
 multiplataform portatil 
 distribu entreg 
 andamiaj plantill esquelet 
  
  
 contenedor 
  
 orquest clust 
 aloj hospedaj 
 nub 
 sin-servidor 
 infraestructur 
 aprovision prov 
 preproduccion staging 
 produccion 
  
 nocturn diari 
 simbol 
 licenci 
 libr abiert 
 propietari cerr 
 opcional 
 requer obligatori necesari 
 desarroll 
 inicializ 
 limpi limpiez 
 auditor 
 automat 
 escritori aplic 
  
 sub 
 resolu 
 prueb prob 
 ejecutor corredor 
 unitari 
 extrem 
 naveg 
 simulacr fals 
 dat ejempl 
 asercion afirm esper 
 cobertur 
 inest intermitent esporad 
 regresion 
 hum 
 salt 
 pas aprob exit 
 fall roj 
 conjunt 
 escenari cas 
  
 canaliz fluj 
 tare trabaj 
 ejecutor 
 matriz 
 instantane referent 
 fuzzing aleatori 
 aleatori azar 
 determin 
 reproduccion 
 aisl aislamient 
 desmontaj limpiez 
 configur 
 dirig gui 
 man 
 automatiz 
 calid asegur 
 med medicion 
 carg estres 
 verific comprob 
  
 bord limit 
 barrer bloqueant 
 insigni estad 
 program 
 tiemp 
  
 accesibil 
 paralel simultane 
 fragment particion 
 simulacr ensay 
 esper previst 
  
 fall 
 error 
 dificult 
 arregl correg repar correccion 
 solucion rode apan 
 solucion respuest 
 razon motiv 
 caid fall cierr colaps 
 colg congel bloqu trab 
 excepcion lanz 
 captur atrap manej 
 trag suprim silenci 
 silenci call 
 traz pil 
 rastr traz seguimient 
 depur diagnostic 
 depur 
 interrupcion 
 analiz 
 diagnostic identific 
 registr bitacor 
 registr logg 
 nivel detall 
 advertent avis advert 
 notific 
 incident caid interrupcion 
 analisis 
 caid inact 
 rot dan 
 corrupcion dan 
 reintent 
 esper exponencial retroces 
 respald reserv 
 recuper 
 limpi orden 
  
 cortacircuit disyuntor 
 nul indefin 
 inval errone 
 equivoc errone 
 acert 
 faltant ausent 
 inesper sorpres extran 
 incontrol inesper 
 mensaj 
 sintom senal 
 volc 
 desbord exced 
 subdesbord 
 indic desf 
 errat error tipograf 
 asum suposicion supon 
 sospech hipotesis 
 monitoriz 
 med indic 
 telemetr 
 salud sond lat 
 tabler 
 rastre error 
 inconsistent 
 consistent coherent 
  
 resilient fiabl 
 impos 
 incapaz impos 
 deteccion 
 preven evit imped 
 evit esquiv 
 ocurr suced aparec 
 inform 
 fug filtracion 
 codig sal 
 garant contrat 
 garantiz asegur garant 
 tramp 
  
 rendimient veloc desempen 
 lent lentitud 
 rap veloz 
 optimiz aceler 
 latenci retard demor 
 rendimient caudal 
 cuell embud 
 perfil 
 memoriz 
  
  
 agot 
 asign 
 liber 
 recolector basur 
 pil 
 monticul 
 punter referent direccion 
 colgant inval 
 buf memori 
 hil hebr 
 concurrent simultane 
 paralel paraleliz 
 secuencial seri 
 bloque bloqu cerroj 
 desbloqu liber 
 interbloque 
 carrer condicion 
 contencion competent 
  
 asincron 
 sincron bloqueant 
 promes 
 esper 
 corrutin 
 bucl event 
 dispar 
 retrollam oyent 
 manej 
 col encol 
 intermediari mensaj 
 public suscrib difund 
 suscrib suscripcion 
 trabaj segundo-plan 
 reserv 
 lot mas 
 troz bloqu 
 fluj transmision 
 contrapresion 
 estrangul regul 
 antirrebot retras 
 cuot 
 maxim top 
 umbral 
 perez difer demand 
 inmediat ansios anticip 
 precarg calent 
 arranqu inici 
 escal 
 carg 
 sobrecarg 
 sobrecarg 
 liger barat 
 pes costos 
 proces nucle 
 grafic aceler 
 uso consum utiliz 
 interval frecuenci 
 sond sonde 
 retras aplaz demor 
 temporiz 
 inmediat instantane 
 ocios 
 inanicion acapar 
 segur 
 optim pesim 
 idempotent repet 
 unic vez 
 archiv ficher 
 carpet 
 rut camin ubic 
 subcarpet 
 padr ancestr superior 
 raiz 
  
  
 usuari personal hom 
 temporal efimer 
 permanent durader persistent 
 extension sufij 
 nombr archiv 
 enlac simbol acces 
 comodin patron 
 expresion regul patron 
 coincid coincident 
 busc busqued encontr 
 reemplaz sustitu 
 leer lectur carg 
 escrib escritur guard 
 guard almacen 
 carg abrir 
 anad agreg anex 
 sobrescrib sobreescrib 
 trunc cort recort 
  
 mov traslad 
 elimin borr 
 cre creacion 
 existent 
 sub carg 
 descarg 
  
  
 respald 
  
 comprim compresion 
 descomprim extra 
 extra extraccion 
 codif jueg 
 decodific 
 ileg basur 
 caract 
 caract letr 
 plan 
 salt line 
 espaci blanc 
 endianness orden 
  
 taman longitud 
 mayuscul minuscul 
 disc almacen unid 
 llen agot 
 sistem archiv 
 mont montaj 
 barr 
  
 comill cit 
  
  
 metadat atribut 
 marc fech 
 sum verif resum 
 serializ 
 serializ 
 deserializ 
 hoj calcul 
 adjunt 
 ocult escond 
 recursion 
 recorr 
 proces 
 ejecut corr ejecu 
 inici arranc 
 deten par 
 reinici 
 recarg refresc 
 mat 
 apag cierr 
 sal cerr 
  
 interrump interrupcion 
 senal 
  
 reanud 
 lanz subproces hij 
 demoni servici 
 segundo-plan fond 
 primer-plan 
 huerfan residual 
 terminal 
 line comand 
 com orden instruccion 
 parametr 
 guion 
 tub redirig 
 sal estand 
 entrad estand 
 imprim mostr 
 terminal pseudoterminal 
 sistem oper plataform 
 distribu 
 windows 
 apple 
 subsistem 
 nucle 
 control driv 
 disposit aparat 
 maquin orden 
 servidor 
  
 arquitectur 
 embeb 
  
 bat energ 
 tecl ataj 
 raton clic 
 puert seri 
 privilegi raiz 
 reloj tiemp 
 zon horari hus 
 idiom traduccion localiz 
 entorn ambient 
 entorn virtual 
  
 complement extension 
 disponibil 
 dispon acces 
 list 
 recurs 
 red 
 conexion conect 
 desconect desconexion cort 
 reconect reconexion 
 desconect 
 conect line 
 solicitud peticion solicit 
 respuest 
  
 interfaz 
 punt final rut 
 direccion enlac 
 rut enrut 
 redirig redireccion 
 proxy pasarel 
 puert pasarel 
 servidor web 
 tiempo-real 
  
 conector 
 puert 
 escuch enlaz 
 domini nombr 
 domini anfitrion 
 propi 
 direccion 
 cortafueg 
 tunel 
  
 cabecer encabez 
 cuerp conten carg 
 sesion 
 orig cruz 
 estad codig 
 encontr falt ausent 
 error servidor 
 inalcanz inacces rechaz 
 consult esquem 
 llam remot 
 interfaz 
 especif contrat 
 bibliotec envoltori 
 microservici servici 
 distribu 
 clust grup 
 nod par 
  
 lid eleccion 
 conmut 
  
 rastreador rasp 
 red distribu 
 paquet tram 
 apreton negoci 
 manten lat 
 transferent 
 envi mand 
 recib recepcion 
 entrant 
 salient 
 corre mensaj 
 autent autentic acces 
 sesion acced ingres 
 cerr sesion sal 
  
 autoriz acces 
 permis derech privilegi 
 autoriz 
 deneg prohib bloqu 
 prohib deneg 
 list blanc 
 list negr 
 rol grup papel 
 usuari cuent 
 cuent perfil 
  
 contrasen clav 
 credencial 
 confidencial 
 tok fich 
 clav llav 
 unic login 
 dobl factor 
 sesion 
 caduc vencimient 
 renov 
 rot rotacion 
  
 cifr encript 
 descifr 
 resum 
 firm 
 certific 
 segur cifr 
 acces 
 clav llav 
 segur proteccion 
 fall 
 ataqu atac intrusion 
 inyeccion 
 san limpi 
 ocult enmascar anonimiz 
 privac priv 
 priv 
 abiert 
 expon revel 
 confianz confiabl 
  
 identif 
  
 basur 
 suplant falsific 
  
 caj aisl 
 ajust 
 ajust opcion preferent 
 opcion eleccion posibil 
 entorn 
 bander opcion indic 
 interruptor funcional 
 funcional caracterist 
 habilit 
 desactiv deshabilit 
 conmut 
 predetermin defect 
 personaliz 
 anul sobrescrib redefin 
 codific fij dur 
 revision 
 ultim recient actual 
 corrient 
 anterior previ 
 compatibil 
 ruptur 
 ruptur 
 retrocompat retrocompatibil 
 desaconsej 
 hered antigu leg 
 nuev 
 migr migracion transicion 
  
 adopcion 
 reemplaz sustitu 
 soport admit 
 soport 
 requisit neces 
 rellen 
 puent envoltori 
 esquem estructur 
 perfil mod 
 mod 
 precedent priorid orden 
 hered herenci 
 restablec reinici 
 aplic 
 impon aplic forz 
 exclu exclusion 
 inclu conten inclusion 
 polit regl norm 
 restriccion 
 desplieg fas 
 codig fuent 
 desarroll 
 desarroll program ingenier 
 lenguaj idiom 
  
  
  
  
  
 jav 
  
  
 funcion metod 
 llam 
 llamador invoc 
 ayud 
 retorn devolv 
 parametr 
  
  
  
  
 alcanc ambit visibil 
 valor 
 asign 
 inicializ 
 definicion 
 tip 
 tip 
 conversion 
 conversion 
  
 interfaz contrat 
 clas 
 objet instanci 
 instanci 
 fabric 
 propied atribut camp 
 estructur registr 
  
  
 espaci nombr 
 inclu requer 
 circul ciclic 
 bucl cicl 
 intermin 
 condicion condicional 
 bifurc ram 
 verdader 
 caden 
 enter 
 flotant decimal 
 redond redonde 
 arregl matriz 
 diccionari 
 conjunt 
 arbol jerarqu 
 graf 
 indic posicion 
 orden clasific 
 filtr 
 recorr 
 algoritm metod 
 complej 
 complej 
 sencill facil 
 simplific 
 analiz analisis 
 sintaxis gramat 
 arbol sintaxis 
 tok simbol 
 motor 
 ejecu motor 
 analisis 
  
 sangr 
 estil convencion 
 nomenclatur nombr 
 refactoriz reestructur 
 reescrib rehac 
 extra divid 
 part 
 incrust integr 
 abstraccion 
  
 envolv envoltori 
 desacopl acopl 
 inyect inyeccion 
 patron 
 unic 
  
 cap nivel 
 component 
 anot 
 macr 
 reflexion introspeccion 
 anonim clausur 
 inmut solo-lectur 
 mut mutacion 
 efect secundari 
 solo-lectur 
 nul vaci 
 vaci blanc 
 comentari anot 
 gui 
 pendient hac 
 muert 
 plantill 
 deud tecnic 
 manten legibl 
 reutiliz 
  
 disen arquitectur 
 ejempl 
 sentenci expresion instruccion 
  
 simbol identif 
 sugerent 
 plantill 
 marcador rellen 
 sustitu 
 unir 
  
 igual mism 
 diferent distint 
 unic distint 
 webassembly 
 ensambl 
  
 enlac interoper 
 insegur peligr 
 propied prestam 
 cicl vid 
 estad situacion 
 maquin estad 
 base de dat bd 
 guard almacen persistent 
 almacen 
 consult 
 indic 
 transaccion 
 deshac 
  
 respald 
 restaur recuper 
 instantane 
  
 fil registr 
 camp 
 esquem 
 migracion migr 
 clav llav 
 clave forane 
 restriccion 
 unic 
  
 deduplic 
 union unir 
 insercion 
 actualiz modific 
  
 elimin borr 
 borrado log 
 vaci trunc 
 limpiez 
 retencion conserv 
  
 maestr 
 fragment particion 
 conmut 
 bloque bloqu 
 interbloque 
 aislamient 
 consistent coherent 
 inconsistent 
  
 dan corrupcion 
 huerfan 
 casc 
 conexion 
 grup 
  
 vist 
 dispar 
 proced 
 sembr pobl 
 normaliz 
 desnormaliz 
  
 almacen de dat 
 filtr 
 orden clasific 
 agrup agreg 
 cont conte cantid 
  
  
 consultas repet 
 lot 
 precarg 
 difer perez 
 lent 
 escane recorr 
 plan de ejecu 
 inquilin multiinquilin 
 auditor 
 historial 
  
  
 disc 
 montaj 
 espaci 
 cuot 
 cifr encript 
 comprim compresion 
 anex anad 
 bitacor diari 
 serializ 
  
 optim 
 idempotent 
 predetermin defect 
 nul vaci 
 clave-valor 
  
  
 desaloj expulsion 
 desactualiz 
 actual recient fresc 
 caduc vencimient 
 aciert 
 fall 
 precalent 
  
 refresc actualiz recarg 
 reutiliz 
 buf 
 vaci volc 
 col 
 encol 
 desencol 
 tare trabaj 
 trabaj work 
 segundo plan 
 primer plan 
 program planific horari 
  
 recurrent 
 nocturn noch 
 retras aplaz 
 temporiz 
 plaz vencimient 
  
 public dispar 
 suscrib suscriptor escuch 
 productor emisor 
 intermediari bus 
 tem canal 
 mensaj 
 carga util 
 acus 
 mensajes muert 
 reentreg reenvi 
 reproduc reproces 
 devolu 
 fluj transmision 
 empuj envi 
 sonde sond 
 tiempo real 
 tiempo real viv 
 orden secuenci 
  
 antirrebot 
 contrapresion sobrecarg 
 acumul pendient 
 priorid 
 flujo de trabaj 
 sag 
 bandeja de sal 
 difund distribu 
 paralel simultane concurrent 
 secuencial 
  
  
 reanud 
 progres avanc 
 pendient 
 atasc colg bloqu 
 arriend 
 lat 
 exactamente una vez 
 registr bitacor 
 nivel graved 
 detall 
 silenci call 
 monitoriz vigil 
 med 
 med medicion 
  
 advertent avis 
 umbral 
 traz rastre 
 telemetr 
 tabler 
 caid interrupcion cort 
 incident 
 analisis 
 guardi 
 disponibil 
 latenci demor 
 rendimient caudal 
 ancho de band 
  
 contador 
 pic 
 uso consum 
  
 proces 
 carg 
 salud comprob 
 diagnostic 
 anomal atip 
 muestr muestre 
  
 enmascar censur anonimiz 
 seguimiento de error 
 caers fall cierr 
 estad 
 pagina de est 
 manten 
 inform 
 despleg desplieg 
 lanzamient 
 progres 
  
 cambi conmut 
 bander interruptor 
 entorn ambient 
 produccion 
 preproduccion prueb 
 entorno aisl caja de aren 
 servidor maquin 
 maquina virtual instanci 
 contenedor 
  
 registr 
  
  
 clust 
 nod 
 nub 
 autoaloj 
 aloj 
 sin servidor 
 infraestructur 
 aprovision 
 ajust 
  
 credencial 
 escal 
  
  
 proxy 
 pasarel 
 rut enrut 
 redirig redireccion 
 domini 
 certific 
 cortafueg 
 red 
 sin conexion desconect 
 en line conect 
 puert 
 zon 
 reinici 
 arranqu inici 
 apag deten cierr 
 orden limpi 
 sin interrupcion 
 desinstal 
  
 servici demoni 
 microservici 
 monolit 
 car 
 barat econom 
 recurs 
 sin memori 
 fug 
 alta disponibil 
 desastr 
 resistent resilient 
 cortacircuit disyuntor 
 artefact 
 canaliz 
 espej 
 interfaz 
  
 servidor 
 naveg 
 boton 
 clic puls 
 toc puls 
 gest desliz 
 arrastr solt 
 pasar el raton 
 ventan 
 ventana emergent 
 informacion emergent 
 avis 
 bann pancart 
 superposicion 
 indicador de carg 
 carg 
 barra de progres 
 disen disposicion maquet 
  
 cuadricul rejill 
 alin centr 
 marg espaci 
 superpon solap 
 desbord 
 desplaz 
  
 fij pegaj 
 ampli 
 redimension taman 
  
 palet 
 contr legibil 
 fuent tipograf 
  
  
 logotip marc 
 avat 
 transicion 
 parpade parpad 
 flu suav 
 tiron entrecort 
 formulari 
 entrad camp 
 tecl escrib 
 casill 
 boton de opcion 
 despleg list 
 altern interruptor 
 desliz 
 marcador 
 etiquet rotul 
 comprob 
 requer 
 opcional 
 envi 
 sugerent 
 suger sugerent 
  
  
 tarjet fich 
 pestan 
  
 naveg 
 migas de p 
 barra lateral 
 barra de herramient 
 encabez cabecer 
 pie de pagin 
 titul 
 pagin 
 pantall 
 enlac 
 direccion 
  
 enlace profund 
 tem aparient 
 oscur noch 
 clar 
 estil 
 accesibil acces 
 cieg invident 
 foc enfoqu 
 tecl ataj 
 raton 
 seleccion eleg 
 peg portapapel 
 deshac 
 rehac 
 despleg 
 contr pleg 
 mostr 
 ocult escond 
 habilit 
 desactiv deshabilit 
 renderiz dibuj 
 redibuj 
 renderizado en servidor 
 hidrat 
 aplicacion de una pagin 
 component 
 plantill 
 propied 
 estad 
 etiquet 
 asistent 
 incorpor bienven 
 recorr tutorial 
 movil celul telefon 
  
 escritori orden 
 andro 
 ios 
 aplic 
 siti 
 inici port 
 rotacion 
 muesc 
 bord contorn 
 sombr 
 fond 
 transparent 
 redond esquin 
 disen maquet 
 usabil 
  
  
 cerr cierr 
 abrir apertur 
 atras volv 
 marcador 
 insigni distint 
 carrusel 
 usuari 
  
 visit invit 
 cuent 
 perfil 
 iniciar sesion acces 
 cerrar sesion sal 
  
 autent autentic 
 autoriz permis 
 contrasen 
 doble factor 
 inicio de sesion un 
  
 sesion 
 tok fich 
 rol 
 permis derech 
  
 propietari duen 
 organiz empres 
 equip grup 
 miembr membres 
  
 bloqu prohib 
 suplant 
 suscripcion 
 tarif 
 prueb 
 actualiz mejor 
 degrad baj 
 renov 
 darse de baj 
 abandon 
 licenci asient 
  
 privac priv 
 personal 
 preferent 
 ali 
  
 soport ayud 
 incident 
 quej reclam 
 comentari 
 encuest 
 emple 
 proveedor 
 soci 
  
 pag 
 cobr carg 
 factur 
 recib 
 ped orden 
 compr 
 vend vent 
 carrit cest 
 pag 
 tiend comerci 
 articul 
  
 inventari existent 
 preci tarif 
 tarif comision 
 descuent cupon 
 reembols devolv 
 contracarg 
 devolu 
 impuest iva 
 moned divis 
 diner 
 import mont cantid 
  
 sald 
 billeter carter 
 banc 
 transferent 
 tarjet 
 desembols retir 
 anticip 
 deud impag 
 recordatori avis 
 concili 
 contabil 
  
 ingres 
 gananci benefici marg 
 presupuest 
 presupuest cotiz 
 contrat 
 envi entreg 
 seguimient paquet 
 direccion domicili 
  
 anul 
 sobrevent 
 subast puj 
 fidel punt 
 criptomoned 
 comerci vendedor 
 public anunci 
 corre 
 envi 
 recib recepcion 
 bandeja de entr buzon 
 correo basur 
 rebot 
 adjunt 
 boletin 
 notific avis 
 sms 
 recordatori record 
  
 hil 
 comentari 
 respuest 
 mencion 
 llam 
 reunion 
  
  
 imprim impresor 
 escan 
 reconocimiento de text 
 archiv ficher 
 carpet 
 sub carg 
 descarg 
 sincroniz 
 compart 
 colabor 
 edicion 
 borrador 
 public 
 vista previ 
 fot 
  
 recort 
 captura de pantall 
 vectorial 
 dibuj pint 
 resolu 
 borros 
 cam 
 son audi 
 microfon 
 voz habl 
 transcripcion 
 sintesis de voz 
 cancion 
  
 vide pelicul 
 reproduc reproductor 
 grab grabacion 
 codific 
 subtitul 
 fotogram cuadr 
  
 ubic posicion lug 
 geocodific coorden 
 distanci 
 rut 
 jueg 
 jugador 
 nivel 
 puntuacion punt 
 colision 
 fisic 
 sprit 
 sombreador grafic 
 mall 
 disposit aparat 
  
  
 embeb 
 grab 
 domot 
 inalambr 
 inalambr 
 bat 
 energ 
 seri 
 control 
  
 codigo de barr 
 senal 
 ruid 
  
 fech dia 
 hor tiemp 
 marca de tiemp 
 zona horari hus 
 tiempo universal 
 horario de veran 
 calendari agend 
 dia diari 
 seman semanal 
 mes mensual 
 ano anual 
 hor 
  
 segund 
 milisegund 
 medianoch 
 fin de seman 
 festiv vacacion 
 dia labor dia habil 
 cumplean nacimient edad 
 duracion 
 interval 
 interval 
 inici comenz 
 fin termin 
 pas anterior 
 proxim 
 hoy ahor 
 ayer manan 
 recient ultim 
 reloj desf 
  
 ano bisiest 
 formato de fech 
 cit 
 trimestr 
 transcurr 
 idiom lengu 
 traduc traduccion 
 internacionaliz 
 configuracion regional 
 ingles 
 aleman 
 frances 
  
  
 rus ciril 
 chin 
 japones 
 corean 
  
  
 caden 
 caract letr 
 codif 
 caracteres rar 
 acent tild 
 salto de line 
 espaci 
 mayuscul minuscul 
 palabr termin 
 fras oracion 
 parraf seccion 
 redaccion 
 ortograf errat 
 gramat 
  
 sinonim 
 abreviatur acronim 
 expresion regul patron 
 subcaden contien 
 prefij 
 sufij 
  
 unir 
  
 comill 
  
 marc 
 resum 
 cifr 
 enter 
 decimal 
 redond redonde 
 precision 
 desbord 
 negat 
 cer 
 porcentaj 
 proporcion razon 
 unid 
 conversion 
 pes 
 taman 
 maxim 
 minim 
 separador de mil 
  
 anad 
 aleatori azar 
 resum 
 identificador un 
  
 busc busqued 
 texto complet 
 aproxim difus 
 signific 
 palabra clav 
  
 coincident coincid 
 clasif rang 
 reorden 
  
 puntuacion puntaj 
 valor calif 
 simil similitud parec 
 diferent 
 recomend 
 vecin 
 incrust 
 red 
 modelo de lenguaj ia 
 inteligencia artificial ia 
 instruccion 
 asistent 
  
 herramient 
 tok 
  
 alucin 
 recuperacion aument 
 fragment troz 
 entren aprend 
 ajust afin 
 inferent predec prediccion 
 pronost prevision 
 clasific clasif 
 categor clas 
 etiquet 
 anot 
 agrup grup 
 conjunto de dat corpus 
 caracterist 
 exactitud precision 
  
  
 sobreajust 
 sesg 
 perd 
  
 epoc 
 tarjeta graf 
 cuantiz 
  
 razon pens 
 barrer 
 inyeccion evasion 
 deteccion reconoc 
 extra extraccion 
 rasp rastr 
  
 record 
 estadist 
 promedi medi 
  
 varianz desviacion 
 distribu 
 probabil 
 signif confianz 
  
 regresion 
 tendenci 
 experiment prueb 
 grafic 
 visualiz 
 eje 
 leyend 
 esquem 
  
  
 inger 
 flujo de dat 
  
  
 hoja de calcul 
  
  
  
 column 
 formato binari 
 archivo comprim 
 descomprim extra 
 analiz 
 codific codif 
 decodific 
  
 metadat 
 dat 
 analiz analisis 
 objet 
 conversion embud 
 inici empez comenz arranc 
 deten par detencion apag 
 acab finaliz fin 
  
 reanud segu retom 
 reinici relanz 
  
 manten conserv guard reten 
 descart solt desech 
 anad agreg adicion 
 quit borr 
 cambi modific 
 reemplaz sustitu cambi 
 cambi migr pas 
 renombr 
 mov traslad desplaz trasl 
 clon 
 peg 
 envi mand 
 recib recepcion obten 
 obten tra recuper 
 dar proporcion ofrec suministr 
 mostr visualiz 
 ocult escond 
 encontr hall busc localiz 
 busc busqued 
 perd 
 desaparec desaparicion 
 aparec surg aparicion 
 ocurr suced pas 
 leer lectur 
 escrib escritur redact 
 abrir apertur abiert 
 cerr cierr 
 esper aguard 
 retras demor 
 pospon aplaz posterg difer 
 salt pas 
 desatend omit 
 exclu omision 
 exclu exclusion 
 inclu conten inclusion 
 autoriz dej permis 
 prohib vet prohibicion 
 evit elud 
 preven imped evit prevencion 
 preferent 
 eleg escog seleccion eleccion 
 decision acord 
 acord acuerd conven consens 
 discrep desacuerd opon 
 rechaz neg deneg 
 necesit requer neces 
 exig requer 
 quer des dese 
 esper prev 
 supon asum suposicion supuest 
 provoc ocasion 
 romp quebr estrop rot 
 arregl correg repar correccion 
 solucion 
 mejor optimiz 
 empeor regresion 
 funcion serv 
 trabaj tare 
 ejecut corr lanz ejecu 
 realiz hac efectu 
 fall fracas 
 logr exit 
 repet repeticion 
 reintent 
 rehac repet 
 intent prob 
 part division 
 unir junt enlaz union 
 fusion unific 
 mezcl 
 aisl desacopl 
 agrup grup 
 orden clasific 
 organiz orden arregl 
 cont cuent recuent 
 med medicion 
  
 comprob verific revis 
 verific 
 asegur garantiz garant 
 adivin supon conjetur 
  
 sab conoc 
 entend comprend comprension 
 explic aclar 
 descripcion 
 pregunt ped 
 respuest contest 
 solicit peticion solicitud ped 
 dec mencion 
 notific avis 
 advert advertent avis 
  
 anunci 
 discut habl discusion 
 suger propon recomend propuest 
 propon propuest 
 quej 
 promet promes compromis 
 llam 
 llam reunion 
 usar utiliz emple uso 
 aplic 
 adopcion 
 reutiliz 
 compart comun 
 pos duen propietari pertenec 
 pertenec 
 dependent 
 confi bas 
 soport admit 
 ayud asistent 
 restring top 
 restring restriccion 
 crec crecimient aument 
 aument increment sub 
 disminu baj reduccion 
 encog achic 
 acort trunc recort 
 ampli ampliacion 
 restablec reinici 
 restaur recuper 
 recuper 
 deshac 
 volv deshac 
 dispar desencaden 
 manej gestion trat proces 
 proces 
 gestion administr 
  
 conversion 
  
 envolv 
  
 cre hac creacion 
 constru armar construccion 
 desarroll 
  
 disen 
 carg 
 almacen guard 
 guard salv 
 actualiz 
 actualiz mejor 
 degrad baj 
 refresc recarg actualiz 
 sincroniz 
 conect conexion enlaz 
 desconect desconexion 
 adjunt fij anex 
 habilit encend 
 desactiv deshabilit apag 
 establec pon fij 
 ajust 
  
  
  
 entreg 
 despleg desplieg implement 
 prob prueb 
 analiz analisis 
 indag 
 diagnostic diagnost depur 
 deteccion descubr 
 descubr 
 not 
 mir ver vist 
 vigil segu 
 monitoriz vigil 
 segu rastr seguimient 
 identific reconoc 
 reconoc 
 distingu diferenci 
 definicion especific 
 especific indic 
  
 senal 
 signific 
  
 referent remit 
 mencion cit 
 record acord recuerd 
 olvid 
 record recordatori 
 aprend aprendizaj leccion 
 ensen form capacit 
 pens cre opin 
  
 valor 
  
 redond redonde 
 planific 
 program agend horari calendari 
 organiz 
  
 colabor 
 asign 
 asign 
 distribu repart 
  
 aprob autoriz 
 acept 
 rechaz descart 
 revis revision 
 auditor 
 proteg proteccion resguard 
 atac ataqu 
 expon revel exposicion 
 filtr fug 
 bloqu bloque 
 desbloqu liber 
 bloqu bloque cerr 
 liber solt 
 colg congel bloqu atasc 
 caers colaps fall bloque 
 empuj sub envi 
 tir tra baj 
 sub carg 
 descarg baj 
  
  
 extra extraccion 
 recog recopil recolect coleccion 
 acumul 
 reun recopil 
 filtr 
 coincident 
 desajust incoherent 
 encaj ajust conven 
 ajust 
 ajust afin 
 traduc traduccion 
  
 insercion 
 pon coloc met 
 tom cog llev 
 tra llev 
 dej sal irse 
 entrar introduc ingres entrad 
 sal 
 devolv retorn volv 
 alcanz lleg 
 super exced sobrepas 
 logr consegu alcanz 
 segu cumpl respet 
 cumpl acat 
 viol violacion 
 impon forz exig 
 forz oblig 
 sobrescrib anul reemplaz 
 sobrescrib pis 
 reescrib reescritur 
 refactoriz reestructur 
 limpi limpiez 
 vaci limpi borr 
 simplific 
 complej 
 aceler veloc 
 ralentiz lentitud 
 regul estrangul 
 optimiz 
 distint apart 
 junt 
 cerc cercan proxim 
 toc 
 afect influ 
 relacion 
 implic involucr 
 atend 
 aloj hosped 
 alquil compr 
 compr 
 vent 
 pag 
 gan gananci 
 falt perd 
 falt carenci 
 hab existent 
 conten 
 compon 
 qued permanec 
 sobreviv dur 
 dur duracion 
 variacion 
 difer diferent 
 desvi desviacion 
 solap superpon 
 colision choc 
 choqu 
 contradec contradiccion 
 atasc congestion 
 luch dificult 
 sufr padec 
 experiment encontr experient 
 encontr top 
 termin finaliz 
 finaliz cerr 
 inicializ 
 inscrib 
 registr anot grab 
 anot not apunt 
 marc senal etiquet 
 resalt destac 
  
 distingu unic 
 ide 
 experiment prueb 
  
 confi confianz 
 dud 
 sospech 
 preocup tem 
 odi molest fastidi 
 gust quer 
 sorprend sorpres inesper 
 confund confusion 
 engan confund 
 lent despaci 
 rap veloz 
 inmediat ensegu 
 grand gran 
 pequen chic diminut 
 larg extens 
 cort brev 
 alto 
 baj 
 pes 
 liger livian 
 errone equivoc mal 
 adecu bien 
  
 aproxim alrededor 
 faltant ausent falt 
 vaci 
 llen 
 dobl repet 
  
 caduc desactualiz 
 viej antigu 
  
 descontinu 
 nuev recient 
 recient ultim 
 ultim 
 vigent 
 anterior previ 
 siguient proxim 
 rot defectu dan 
 dan corrupcion 
 inest intermitent 
 establ estabil 
 fiabl confiabl fiabil 
 resistent 
  
 segur 
 peligr insegur 
 estrict rigur 
 suelt permis 
 sencill facil 
 facil sencill 
 complej 
 dificil complic dificult 
 limpi orden 
 suci desorden 
 feo 
 desord caos lio 
 ocult escond 
 visibil 
 clar evident obvi 
 vag 
 ambigued 
  
  
  
 priv confidencial 
 confidencial 
 interior 
 exterior 
  
  
 temporal provisional provisori 
 permanent definit durader 
 provisional prelimin 
 opcional 
 requer necesari 
 necesari imprescind 
 innecesari 
 predetermin 
 estand 
 personaliz propi 
 personaliz 
  
  
 automatiz 
 parcial 
 inacab 
 enter 
 igual mism 
 simil parec 
 diferent distint otro 
 unic 
 comun frecuent habitual 
 rar infrecuent 
 especial particul 
 especif determin 
 general 
 habitual corrient 
 anormal rar extran 
 esencial 
 urgenci 
 menor insignif 
 principal 
 secundari auxili 
 buen bien 
 mal 
 mejor 
 mejor 
 peor 
 util 
 inutil 
 comod convenient practic 
 engorr incomod tedios 
 aburr tedios 
  
  
 ocios 
 ocup carg 
 dispon acces disponibil 
 caid inacces 
 list 
 pendient 
 hech termin list 
 conoc 
 desconoc 
 segur ciert 
 inciert insegur 
 posibl factibl 
 impos inviabl 
  
 verdader ciert 
  
 fals fictici 
 verdader 
 val 
 inval 
 consistent coherent 
 inconsistent incoherent 
 compatibil 
 incompatibil 
 abiert libr 
 gratis gratuit 
 car costos 
 barat econom 
 fuert potent 
 debil 
 flexibil 
 rig 
 fij 
  
 dinam 
 estat 
 aleatori 
 cualqu 
 determin predec 
 reproduccion 
 secuencial 
 paralel simultane 
 simultane 
 silenci call 
 ruidos ruid 
 prolij 
 detall exhaust 
 minuci 
 cuidad 
 descuid negligent 
 accidental involuntari 
 intencional 
 primer inicial 
  
 inicial 
  
 original 
 tempran pront 
 tard retras 
 pront 
 despues lueg 
 antes previ 
 despues tras 
 durant mientr 
 ahor actual 
 hoy 
 ayer 
 manan 
 frecuent 
 ocasional 
 nunc jamas 
 siempr 
 sol unic 
 vez unic 
 dos dobl 
 nuev 
 ya 
 todav aun 
 casi 
 suficient bastant 
 insuficient 
 demasi exces 
 muy 
 quizas 
 lug 
 tambien ademas 
 porqu deb 
 razon 
 com maner 
 dond lug 
 cuand 
 quien 
 cual que 
 razon 
 orig 
 efect consecuent 
 consecuent repercusion 
  
 proposit intencion final 
 objet met 
 inconvenient 
 fall 
 fall 
 equivoc descu 
 fall debil 
 incident aver 
 caid interrupcion cort 
 sintom senal 
 solucion 
 rode apan 
 truc consej 
 pist consej sugerent 
 regl norm 
 convencion costumbr 
 directriz paut gui 
 polit norm 
 principi 
 excepcion 
 requisit exigent neces 
 prerrequisit 
 condicion 
 criteri 
 maxim cuot 
 maxim 
 minim 
 promedi medi 
 taman dimension 
 cantid mont 
 cifr 
  
  
 tas rati 
 porcentaj 
 frecuenci 
 interval 
 interval 
 orden secuenci 
 priorid prioriz 
 lug siti ubic 
 posicion ubic 
 piez porcion 
 component 
 tod enter conjunt 
 troz pedaz 
 tip clas gener 
 categor clas 
 nombr denomin 
 etiquet rotul 
 titul encabez 
 pas etap 
 fas etap 
 tare 
 pendient 
 proyect 
 plaz 
 hit 
 lanzamient entreg 
 edicion 
 revision 
 equip grup 
 coleg companer 
  
 usuari 
 gent 
 desarroll program ingenier 
 gerent jef respons 
 propietari duen 
  
 autor creador 
 empres compan organiz 
 proveedor vendedor 
 soci ali 
 retroaliment comentari 
 comentari observ 
 parec 
 decision eleccion 
 opcion posibil 
 sustitut 
 equilibri 
 acuerd 
 riesg peligr 
 preci gast 
 preci tarif 
 presupuest 
 benefici ventaj 
 desventaj inconvenient 
 calid 
 ejempl muestr 
 muestr 
 cas situacion 
 situacion circunst 
 fond 
 evident prueb 
 prueb demostr 
 hech dat 
 afirm 
 historial pas 
 pas 
  
 estad 
 estad estatus 
 progres avanc 
 mod 
 propied atribut caracterist 
 funcional caracterist funcion 
 habil pod 
  
 recurs 
 valor 
 ajust opcion 
 parametr 
 detall 
 resum sintesis 
 resum 
 panoram 
 introduccion 
 tem asunt 
 are zon ambit 
 alcanc ambit 
 fronter bord 
 bord limit 
 centr medi 
 nucle corazon 
 bas fundament 
 fundamental elemental 
 nivel grad 
 cap 
 estructur organiz 
 arquitectur 
 patron 
 plantill model 
  
  
 estil 
 metod maner mod 
 enfoqu estrategi 
 proced proces 
 fluj proces 
 instruccion gui tutorial 
  
  
 conjunt 
 par parej 
 entrad 
 articul 
 cos objet 
 diferent 
 huec brech lagun 
 relacion vincul 
 relacion asoci 
 pertinent 
 ajen 
 independient 
 dependent 
 orig fuent procedent 
 fuent orig 
  
 objet 
 conten 
 dat 
 ide 
 nocion 
 termin palabr glosari 
 idiom lengu lenguaj 
 pregunt dud 
 mensaj 
 reunion junt 
 suces 
 accion 
  
  
 comport 
 cambi 
 efect influenci 
 influenci influ 
 rol papel funcion 
 permis derech autoriz 
 acces acced 
 herramient 
 tercer 
 disposit aparat maquin 
 entorn ambient 
 produccion 
 preproduccion prueb 
 tiemp hor 
 duracion 
 plaz 
  
 fech dia 
 dia diari 
 seman semanal 
 mes mensual 
 ano anual 
 hor horari 
  
 segund 
 noch nocturn 
 recurrent regul 
 mund mundial 
 pais nacion 
 zon 
 uno unic sol 
 vari 
 poc algun 
 tod cad 
 ningun nad nadi 
 cualqui algun 
 otro 
 mas adicional 
 men 
 adicional 
 mit medi 
 cer 
 mayor principal 
 restant 
 arrib encim superior 
 abaj debaj inferior 
 dentr interior 
 fuer exterior 
 entre 
 detras atras 
 delant frent 
 izquierd 
 derech 
 arrib cim 
 abaj fond 
 lad 
 direccion sent 
 adel 
 atras 
 revert 
 opuest 
 comienz inici principi 
 final fin 
 padr ancestr 
 hij descendient 
 mediant por 
 sin 
 salv 
 contr 
 por cad 
 salv 
 aunqu pes 
 sin contrari 
 parec 
 convert volv 
 actu comport 
 reaccion 
 respuest 
 ahorr 
 gast 
 desperdici 
  
 agot 
 sobrecarg 
 carg pes 
 esfuerz trabaj 
 escal 
 equilibr equilibri 
 alin 
 estandariz unific normaliz 
 centraliz 
 prorrog 
 renov 
 caduc venc vencimient 
 revoc 
 revoc retir 
 retir 
 renunci dej 
  
  
 respald 
 destru destruccion 
 dan 
 lider dirig gui 
 segu 
 apunt punt 
 coloc situ ubic 
 llen rellen 
 vaci 
 difund extend 
  
 pas 
 reenvi redirig 
 redirig redireccion 
  
 atrap 
 lanz arroj 
 levant sub 
 baj 
 cort recort 
 llev 
 gir rot 
 rot rotacion gir 
 puls clic presion 
 tecl escrib 
 escog eleg 
 vot 
 justific justif 
 aclar clarific 
 convenc 
 culp 
 reconoc 
 acus 
 lament arrepent 
 lidi afront abord 
 abord atend 
 estrategi 
 hipotesis teor 
 leccion aprendizaj 
 conclusion 
 hallazg comprension 
 habil experient competent 
 contrat reclut 
 incorpor novat 
 principi novat 
 especial 
 traspas relev 
 guardi 
 turn 
 contrat acuerd 
 ley normat rgpd 
 licenci 
 privac 
 tendenci 
 estadist indic 
 grafic 
 fot 
 precision exactitud 
 eficient rendimient 
 ineficient 
 fortalez ventaj 
 debil 
 costumbr rutin 
 mental 
 ali apod 
 abreviatur sigl acronim 
 prefij 
 sufij 
 mayuscul 
 minuscul 
 legibil 
 manten 
 suert probabil oportun 
 oportun ocasion 
 desafi ret obstacul 
 obstacul barrer 
 tramp escoll 
 cuell embud 
 deud 
 rest huerfan 
 basur 
 inutiliz muert 
 subconjunt fraccion 
 espej replic 
 borrador bosquej 
 experiment prueb 
 progres incremental 
 repentin subit 
 inesper imprevist 
 famili conoc 
 popul extend 
 actual 
 oficial 
  
  
  
 anid 
 plan 
 profund 
 ancho ampli 
 estrech angost 
 vari 
 sol aisl 
 mixt hibr mezcl 
 cercan vecin adyacent 
 acord 
 prohib vet bloqu 
 abiert 
 recordatori 
 migr migracion 
  
 parch correccion 
 congel bloque 
 sub 
 manten cen 
 exig 
  
 anim foment 
 desaconsej desalent 
 interrump interrupcion 
  
 clasific prioriz 
 clasific clasif 
  
  `,pt:` erro falh 
  
 arquiv ficheir 
 past diretori 
 chav 
 criptograf cifr 
 decifr 
 segred senh 
 mascar ocult 
 compil constru 
 lancament public 
 verific 
 ganch 
 ram 
  
 mescl fund 
 sessa 
 usuari utiliz 
 compartilh partilh 
 comentari revisa 
 configur 
 variavel 
 ambient 
 cor 
  
 prev 
 tem 
 sit 
 ligaca 
 quebr 
  
  
 avis 
 mensag 
 tel mostr 
 servidor 
 ped solicit 
 repet 
 temp 
 apag 
 antig velh 
 vazi 
 nov 
  
 identific 
 referent 
 estad 
 numer 
 compriment tamanh 
 camp 
 vetor 
 tip 
 funca 
 codig 
 said 
 rod 
 paralel simultan 
 escrev 
 ler 
 memor 
 vid 
 avali pontuaca 
 versa 
  
 principal 
  
 falt ausent 
 som 
 disposit 
 priv 
  
 escond 
  
 transcrica 
 confi 
 fech encerr 
 envi 
 arquiv 
 estil 
 auxili ajud 
  
 confirm 
 ram 
 principal mast 
 bifurc 
 mescl fusa 
 conflit colisa 
  
 achat 
 retroport 
 desfaz reversa 
 guard 
 staging prepar indic 
 diferenc 
 correca rem 
 etiquet 
 clon 
 troc 
 envi empurr 
 pux busc 
 upstre orig 
 upstre orig 
 downstr jusant 
 histor 
 blam autor culp 
 bissecca 
  
 monorep monorrepositori 
 arvor 
  
 modific suj pendent 
 pull-request solicit 
 revis revisa 
 revisor 
 aprov 
 rejeit rejeica recus 
 detalh picuinh 
 comentari retorn 
 rascunh 
 proprietari mantenedor 
 colabor contribuidor autor 
 contribu contribuica 
 emend corrig 
 sobrescrev 
 ganch 
 assinatur rodap 
 sincroniz 
 divergent desvi 
 destac orfa 
 desatualiz velh 
 marc 
 cham taref 
 pendenc 
 flux ramific 
 proteg bloqu 
 grand 
 ras parcial 
 instantan 
 mudanc not 
 renom 
 constru 
  
  
 empacot 
 empacot bundl 
 minific 
 treeshaking pod 
 script 
 alvo 
 artefat entreg 
  
 pacot 
 bibliotec 
 estrutur 
 dependent 
 indiret 
 gerenc pacot 
 trav 
 trav 
  
  
 desinstal 
 atualiz sub 
 rebaix 
 lanc lancament public 
  
 implant 
 registr 
 incluid embut 
 arquiv tarball 
 semv 
 prev bet 
 estavel madur 
 suport long 
 descontinu obsolet 
  
 vincul ligaca 
 estat 
 dinam 
 incremental 
 reconstru 
 vigi 
 ferrament 
 multiplataform portavel 
 distribu distribuica entreg 
 esquelet model 
 ger geraca produz 
 gerador ger geraca 
 contein 
  
 orquestr clust 
 hospedag 
 nuv 
 sem-servidor 
 infraestrutur 
 provision prov 
 homolog pre-produ 
 produca 
  
 noturn diari 
 simbol 
  
 livr abert 
 fech 
 opcional 
 obrigatori requer 
 desenvolv 
 inicializ 
 limp limpez 
 auditor 
 automat robo 
 aplic 
  
 icar 
 resolu 
  
 executor runn 
 unitari 
 pont 
 naveg 
 fals 
 dad amostr 
 asserca afirm esper 
 cobertur 
 instavel intermitent esporad 
 regressa 
 fumac 
 pul 
 sucess verd 
 falh vermelh 
 conjunt 
 cenari cas 
  
 flux 
 taref trabalh 
  
 matriz 
 referent 
 fuzzing aleatori 
 aleatori acas 
 reproduz 
 reproduz reprodu 
  
 desmontag limpez 
 configur 
 orient gui 
  
 automatiz 
 qualidad garant 
 med medica 
 carg estress 
 verific 
  
 bord limit 
 barreir bloqueador 
 sel status 
 agend 
 temp 
  
 acessibil 
 paralel 
 fragment particion 
 ensai 
 esper previst 
 efet 
 erro falh 
 erro defeit 
 dificuldad 
 corrig consert correca arrum 
 contorn gambiarr paliat 
 soluca respost 
 raza motiv 
 trav quebr qued 
 trav congel pendur bloquei 
 exceca lanc 
 captur trat peg 
 engol suprim 
 silenc 
 rastreament pilh 
 rastr rastreament trac 
 depur 
 depur 
 par 
 analis 
 diagnostic identific 
 registr 
 logg registr 
 nivel detalh 
 avis advertent 
 notific 
 incident qued indisponibil 
 analis 
 indisponibil qued 
 quebr corromp defeitu 
 corrupca dan 
 tent retent repet 
 esper exponencial recu 
 reserv 
 recuper 
 limp gracios 
  
 disjuntor 
 nul indefin 
 inval incorret errad 
 errad incorret equivoc 
 corret cert 
 ausent falt 
 inesper surpres estranh 
 imprevist descontrol 
 mensag 
 sintom sinal 
 despej 
 estour transbord exced 
 subflux 
 indic desloc 
 digit ortograf 
 suposica supor 
 suspeit hipotes 
  
 med indic 
 telemetr 
 saud sond verific 
 painel 
 rastreament erros 
 inconsistent 
 consistent coerent 
  
 resilient confiavel 
  
 incapaz imposs 
 detecca 
 preven evit imped 
 evit esquiv 
 ocorr acontec surg 
 relat relatori 
 vazament vaz 
 codig said 
 garant contrat 
 garant assegur 
 armadilh 
  
 desempenh performanc veloc 
 lent lentida devag 
 rap veloz 
 otimiz aceler 
 atras demor 
 vaza tax 
 gargal 
 perfil 
  
  
 memor 
 esgot 
 aloc 
 liber 
 coletor lix 
 pilh 
 mont 
 ponteir referent enderec 
 pendent inval 
 buff memor 
 linh 
 concorrent 
 paralel paraleliz 
 sequencial 
 bloquei trav 
 desbloqu liber 
 impass 
 corr condica 
 contenca disput 
  
 assincron 
 sincron bloqueant 
 promess 
 esper aguard 
 corrotin 
 lac event 
 dispar 
 ouvint retorn 
 manipul tratador 
 fil enfileir 
 intermediari mensag 
 public assin difund 
 assin assinatur 
 trabalh segundo-plan 
 conjunt 
 lot 
 pedac bloc 
 flux transmissa 
 contrapressa 
 estrangul regul 
 atras 
 cot 
 maxim tet 
 limi 
 preguic tardi demand 
 imediat antecip 
 precarreg aquec 
 inicializ part 
 escal 
 carg 
 sobrecarg 
 sobrecarg cust 
 lev barat 
 pes car 
 process nucl 
 grafic plac aceler 
 uso consum utiliz 
 interval 
 consult sondag 
 atras adi 
 temporiz 
 imediat instantan 
 ocios inat 
 inanica monopoliz 
 segur 
 otim pessim 
 idempotent repet 
 unic vez 
 arquiv ficheir 
 past diretori 
 caminh rot localiz 
 subpast subdiretori 
 pai ancestral superior 
 raiz 
  
  
 usuari pessoal 
 efemer 
 permanent duradour persistent 
 extensa sufix 
 nom arquiv 
 simbol atalh 
 curing padra 
 expressa regul padra 
 correspondent 
 busc pesquis 
 substitu troc substituica 
 ler leitur carreg 
 escrev escrit grav 
 salv guard armazen 
 carreg abrir 
 anex acrescent adicion 
 sobrescrev substitu 
 trunc cort encurt 
 cop 
 mov desloc 
 exclu apag exclusa 
 cri criaca 
 existent 
 envi carreg 
 baix descarreg 
  
  
 cop 
 arquiv 
 comprim compressa compact 
 descomprim extra 
 extra extraca 
 codific conjunt 
 decodific 
 ileg lix 
 caracter 
 caracter letr 
 pur 
 quebr linh 
 espac branc 
 endianness ordem 
  
 tamanh compriment 
 maiuscul minuscul 
 disc armazen unidad 
 chei esgot 
 sistem arquiv 
 mont montag 
 barr 
  
 aspas citaca 
  
 descritor 
 metad atribut 
 carimb dat 
 som verific resum 
 serializ 
 serializ 
 desserializ 
 planilh tabel 
 anex 
 ocult escond 
 recursa 
 percorr percurs 
  
 rod execu 
 inic comec inici 
 par encerr interromp 
 reinic reinici 
 recarreg atualiz 
 mat encerr 
 deslig encerr 
 sair said encerr 
  
 interromp interrupca 
 sinal 
  
 retom 
 ger filh 
  
 segundo-plan fund 
 primeiro-plan 
 zumb orfa residual 
 terminal 
 linh com 
 com instruca 
 parametr 
 roteir 
 redirecion pip 
 said padra 
 entrad padra 
 imprim exib 
 terminal pseudoterminal 
 sistem operacional plataform 
 distribuica 
 windows 
 apple 
 subsistem 
 nucl 
 driv control 
 disposit aparelh 
 maquin 
 servidor 
  
 arquitetur 
 embarc 
  
 bat energ 
 tecl atalh 
 cliqu 
 cab 
 privilegi 
 relogi temp 
 fus horari 
 idiom traduca localiz 
 ambient 
 ambient virtual 
  
 extensa complement 
 disponibil 
 dispon acess 
 pront 
 recurs 
 red 
 conexa conect 
 desconect desconexa qued 
 reconect reconexa 
 desconect 
 conect 
 requisica ped solicit 
 respost 
  
  
 pont final rot 
 enderec 
 rot roteament roteador 
 redirecion 
 proxy 
 gateway porta 
 servidor web 
 tempo-real 
 notific 
 soquet 
  
 escut ouv vincul 
 domini nom 
 domini hospedeir 
 propri 
 enderec 
 firewall 
 tunel 
  
 cabecalh 
 corp conteud carg 
 sessa 
 orig cruz 
 status codig 
 encontr falt ausent 
 erro servidor 
 inacess inalcanc recus 
 consult esquem 
 cham remot 
 interfac 
 especific contrat 
 bibliotec involucr 
 microsservic 
 distribuid 
 clust aglomer 
 no par 
  
 lid eleica 
  
  
 rastreador raspag 
 red distribuica 
 pacot quadr 
 apert negoc 
 mant persistent 
 transferent 
 envi mand 
 receb 
 entrad receb 
 said envi 
 correi 
 autentic acess 
 entrar log 
 sair deslog 
 cadastr 
 autoriz acess 
 permissa direit privilegi 
 autoriz 
 neg proib bloqu 
 proib neg 
 list branc 
 list negr bloquei 
 papel funca grup 
 usuari cont utiliz 
 cont perfil 
  
 senh palavra-p 
 credencial credenc 
 segred confidencial 
  
 chav 
 login unic 
 dois fator 
 sessa 
 venc 
 renov 
 rotacion rotaca 
 revog 
 criptograf cifr 
 descriptograf decifr 
 resum 
 assin assinatur 
 certific 
 segur cifr 
 acess 
 chav 
 seguranc segur proteca 
 falh 
 ataqu atac invasa 
 injeca 
 sanitiz limp 
 ocult mascar anonimiz 
 privac priv 
 priv 
 abert 
 expor revel 
 confianc confiavel 
 identific 
 identific 
 antirrobo verific 
 lix 
 personific falsific 
 adulter 
 caix 
 ajust 
 configur opca preferent 
 opca escolh possibil 
 variavel ambient 
 bandeir opca 
 chav funcional 
 funcional recurs 
 ativ habilit lig 
 desativ desabilit deslig 
 comut 
 padra predefin 
 personaliz 
 sobrescrev substitu redefin 
 chumb codific 
 versa revisa 
 ultim atual 
 atual corrent 
 anterior previ 
 compatibil 
 quebr 
 quebr 
 retrocompat retrocompatibil 
 descontinu 
 leg antig 
 nov 
 migr migraca transica 
  
 adot adoca 
 substitu troc 
 suport 
 suport 
 requisit 
 preenchiment 
 pont involucr 
 esquem estrutur 
 perfil mod 
 mod 
 precedent prioridad ordem 
 herd heranc 
 redefin reinic 
 aplic 
 impor aplic 
 exclu exclusa 
 inclu cont inclusa 
 polit regr norm 
 restrica 
 implant fas 
 codig font 
 desenvolv 
 desenvolvedor program engenheir 
 linguag lingu 
  
  
  
  
  
 jav 
  
  
 funca metod 
 cham 
 chamador 
 utilitari auxili 
 retorn devolv 
 parametr 
 variavel 
  
  
  
 escop visibil 
 valor 
 atribu atribuica 
 inicializ 
 definica 
 tip 
 tip 
 conversa 
 conversa 
  
 contrat 
  
 objet 
  
 construtor fabric 
 propriedad atribut camp 
 estrutur registr 
  
  
 espac nom 
 inclu requer 
 circul ciclic 
 lac 
 intermin 
 condica condicional 
 desvi ram 
 verdadeir 
 cad 
 inteir 
 flutuant decimal 
 arredond 
 vetor array 
 dicionari 
 conjunt 
 arvor hierarqu 
 graf 
 indic posica 
 orden 
 filtr 
 percorr 
 algoritm metod 
  
  
 facil 
 simplific 
 analis 
 sintax gramat 
 arvor sintat 
 simbol 
 motor 
 execu motor 
 analis 
  
 recu 
 estil convenca 
 nomenclatur nom 
 refator reestrutur 
 reescrev refaz 
 extra divid 
  
 embut incorpor 
 abstraca abstrat 
  
 envolv involucr 
 desacopl acopl 
 injet injeca 
 padra 
 unic 
 intercept 
 cam nivel 
 component 
 anot 
 macr 
 reflexa introspecca 
 anonim fechament 
 imut somente-leitur 
 mutavel mut mutaca 
 efeit colateral 
 somente-leitur 
 nul vazi 
 vazi branc 
 comentari anot 
 gui 
 pendent faz 
 mort 
 clich 
 div tecnic 
 manuten legivel 
 reutiliz 
  
 projet arquitetur 
 trech exempl 
 instruca expressa 
  
 simbol identific 
 sugesta 
 model 
 marcador preenchiment 
 substitu 
 junt 
  
 igual mesm 
 diferent distint 
 unic distint 
 webassembly 
 assembly 
  
 ligaca interoper 
 insegur perig 
 poss emprestim 
 cicl vid 
 estad situaca 
 maquin estad 
 banco de d bd 
 salv armazen guard persistent 
 armazen 
 consult 
 indic 
 transaca 
 desfaz 
  
 cop 
 restaur recuper 
 instantan 
 tabel 
 linh registr 
 colun camp 
 esquem 
 migraca migr 
 chav 
 chave estrangeir 
 restrica 
 unic 
  
 deduplic 
 junca junt 
 inser inserca 
 atualiz modific 
  
 exclu apag exclusa 
 exclusao log 
 esvazi trunc 
 limp limpez expurg 
 retenca conserv 
  
 mestr 
 fragment partica particion 
 comut 
 bloquei trav 
 impass 
  
 consistent 
 inconsistent divergent 
  
 corromp corrupca 
 orfa 
 cascat 
 conexa 
  
  
 visa 
 gatilh dispar 
 proced 
 sem 
 normaliz 
 desnormaliz 
  
 armazem de d 
 filtr 
 orden classific 
 agrup agreg 
 cont contag quantidad 
  
  
 consultas repet 
 lot 
 pre-carreg 
 preguic 
 lent demor 
 varredur 
 plano de execu 
 inquilin multilocatari 
 auditor 
 histor 
  
  
 disc 
 montag 
 espac 
 cot 
 criptograf 
 comprim compressa compact 
 anex acrescent 
 diari 
 serializ 
 conflit 
 otim 
 idempotent 
 padra 
 nul vazi 
 chave-valor 
  
  
 despej remoca 
 desatualiz 
 atual 
 venciment 
 acert 
 falh 
 aquec 
  
 atualiz recarreg 
 reutiliz 
 buff 
 descarreg esvazi 
 fil 
 enfileir 
 desenfileir 
 taref trabalh 
 trabalh work 
 segundo plan 
 primeiro plan 
 agend 
  
 recorrent 
 noturn noit 
 atras adi 
 temporiz cronometr 
 praz venciment 
  
 public dispar 
 assin inscrev escut 
 produtor emissor 
 intermediari barrament 
 canal 
 mensag 
 carga util 
  
 fila mort 
 reentreg reenvi 
 reproduz 
 retorn 
 flux transmissa 
 empurr envi 
 sondag consult 
 tempo real 
 tempo real viv 
 ordem 
  
  
 contrapressa sobrecarg 
 acumul pendenc 
 prioridad 
 fluxo de trabalh 
 sag 
 caixa de said 
 difund distribu 
 paralel concorrent 
 sequencial 
  
  
 retom 
 andament 
 pendent 
 trav pres bloqu 
 concessa 
 batiment 
 exatamente uma vez 
 registr 
 nivel gravidad 
 detalh 
 silenc mud 
  
 med 
 med medica 
  
 avis advertent 
 limi 
 rastreament trac 
 telemetr 
 painel 
 qued indisponibil interrupca 
 incident 
 analis 
 planta 
 disponibil 
 demor 
 vaza 
 largura de band 
  
 contador 
 pic 
 uso consum 
 memor 
 process 
 carg 
 saud verific 
 diagnostic 
 anomal atip 
 amostr amostrag 
  
 mascar ocult anonimiz 
 rastreamento de err 
 trav falh quebr 
 estad status 
 pagina de status 
 manutenca 
 relatori 
 implant 
 lancament versa 
  
  
 troc altern 
 sinaliz chav 
 ambient 
 produca 
 homolog pre-produ 
  
 servidor maquin 
 maquina virtual 
 contein 
  
 registr 
  
  
 clust agrup 
 no 
 nuv 
 auto-hosped 
 hosped hospedag 
 sem servidor 
 infraestrutur 
 provision 
 ajust 
 variavel 
 segred credencial 
 escal escalon 
 reduz 
  
 proxy 
 gateway 
 rot roteament 
 redirecion 
 domini 
 certific 
 firewall 
 red 
 sem conexa 
 conect 
  
 regia zon 
 reinic reinici 
 inicializ inic 
 deslig encerr 
 orden gracios 
 sem interrupca 
 desinstal 
  
  
 microsservic 
 monolit 
 cust car gast 
 barat econom 
 recurs 
 sem memor 
 vazament 
 alta disponibil 
 desastr 
 resilient 
 disjuntor 
 artefat 
 esteir 
 espelh 
  
  
 servidor 
 naveg 
 bota 
 clic cliqu 
 toc toqu 
 gest desliz 
 arrast solt 
 passar o mous 
 janel 
 janela pop-up 
 dic 
 avis notific 
 bann faix 
 sobreposica 
 indicador de carreg 
 carreg 
 barra de progress 
 disposica 
  
 grad grelh 
 alinh centraliz 
 marg espac 
 sobrepor 
 transbord 
 rol rolag 
  
 grud 
 ampli 
 redimension tamanh 
 cor 
 palet 
 contr legibil 
 tipograf 
  
 emoj 
 logotip marc 
 avat 
 transica 
 pisc cintil 
 flu suav 
 engasg travadinh 
 formulari 
 entrad camp 
 digit 
 caixa de seleca 
 botao de opca 
  
 altern interruptor 
 controle desliz 
 marcador 
 rotul etiquet 
 verific 
 obrigatori 
 opcional 
 envi submet 
 sugesta 
 suger sugesta 
 listag 
 tabel 
 carta 
 aba gui 
  
 naveg 
 migalh trilh 
 barra lateral 
 barra de ferrament 
 cabecalh 
 rodap 
 titul 
 pagin 
 tel ecra 
 ligaca 
 enderec 
  
 link profund 
 tem aparent 
 escur noit 
 clar 
 estil 
 acessibil acess 
 ceg 
 foc 
 tecl atalh 
 rat 
 selecion seleca escolh 
 col area de transferent 
 desfaz 
 refaz 
 abrir 
 recolh contra 
 mostr exib visivel 
 ocult escond 
 ativ habilit 
 desativ desabilit 
 renderiz desenh 
 redesenh 
 renderizacao no servidor 
 hidrat 
 aplicacao de pagina un 
 component 
 model 
 propriedad 
 estad 
  
 assistent 
 integr boas-vind 
 tutorial 
 celul movel telemovel 
  
  
  
 ios 
 aplic 
 sit siti 
 pagina inicial 
 rotaca 
 entalh 
 bord contorn 
 sombr 
 fund 
 transparent 
 arredond cant 
 prototip 
 usabil 
  
  
 fech 
 abrir 
 volt 
  
 emblem sel 
 carrossel 
 usuari utiliz 
  
 visit convid 
 cont 
 perfil 
 entrar acess 
 sair 
 cadastr 
 autentic 
 autoriz permisso 
 senh palavra-p 
 dois fator 
 login un 
  
 sessa 
  
 papel funca 
 permissa direit 
  
 proprietari don 
 organiz empres 
 equip tim grup 
 membr assoc 
 convid convit 
 bloqu 
 personific 
 assinatur 
  
 test avali 
 atualiz 
 rebaix 
 renov 
 cancelar inscrica 
 cancel evasa 
 assent 
  
 privac priv 
 pessoal 
 preferent 
 apel 
 contat 
 suport atend 
 cham tiquet 
 reclam 
 opinia 
 pesquis enquet 
 funcionari empreg 
 fornecedor 
 parceir 
  
 pagament pag 
 cobr cobranc 
 fatur nota fiscal 
 recib 
 ped encomend 
 compr 
 vend 
 carrinh 
  
 loj comerci 
 produt artig 
  
 estoqu inventari 
 prec 
 tax comissa 
 descont cupom 
 reembols estorn 
 estorn contest 
 devolu 
 impost 
 moed 
 dinheir 
 valor montant quant 
 som 
 sald 
 carteir 
 banc 
 transferent 
 carta 
 rep saqu 
 adiant 
 div inadimplent 
 lembret cobranc 
 concili 
 raza contabil 
  
 receit fatur 
 lucr marg 
 orcament 
 orcament cotaca 
 contrat 
 envi entreg fret 
 rastreament pacot 
 enderec mor 
 agend 
  
 overbooking 
 leila lanc 
 fidel pont 
 criptomoed 
 lojist vendedor 
 anunci public 
 correi 
 envi 
 receb 
 caixa de entr 
 lix 
 devolv rejeit 
 anex 
 boletim 
 notific avis 
 sms torped 
 lembret lembr 
 bate-pap 
  
 comentari 
 respost 
 menca mencion 
 ligaca cham lig 
 reunia 
  
  
 imprim impressor 
 digitaliz escan 
 reconhecimento de text 
 arquiv ficheir 
 past diretori 
 envi carreg 
 baix 
 sincroniz 
 compartilh partilh 
 colabor 
 edica 
 rascunh 
 public 
 pre-visualiz prev 
 fot 
  
 recort cort 
 captura de tel 
 vetorial 
 desenh pint 
 resolu 
 borr desfoc 
 cam 
 som audi 
 microfon 
 fal voz 
 transcrev transcrica 
 sintese de voz 
 canca 
  
 vid 
 reproduz toc 
 grav gravaca 
 codific 
 legend 
 quadr fps 
  
 localiz posica local 
 geocodific coorden 
  
 rot trajet 
 jog 
 jogador 
 fas nivel 
 pontuaca plac 
 colisa 
 fisic 
 sprit 
 shad grafic 
 malh 
 disposit aparelh 
  
  
 embarc 
 grav 
 domot 
 sem fi 
 wif sem fi 
 bat 
 energ eletr 
 cab 
 driv control 
 robo 
 codigo de barr 
 sinal 
 ruid 
  
 dat dia 
 hor temp 
 carimbo de temp marca temporal 
 fus 
 tempo universal 
 horario de v 
 calendari agend 
 dia diari 
 seman semanal 
 mes mensal 
 ano anual 
 hor 
  
 segund 
 milissegund 
 meia-noit 
 fim de seman 
 feri fer 
 dia util 
 aniversari nasciment idad 
 duraca 
 interval 
 interval faix 
 inici comec 
 fim termin 
 pass anterior 
 proxim 
 hoj agor 
 ontem amanha 
 ultim 
 relogi desvi 
  
 ano bissext 
 formato de dat 
 consult compromiss 
 trimestr 
 decorr 
 idiom lingu 
 traduz traduca 
 internacionaliz multiling 
 regia 
 ingles 
 alema 
 frances 
 espanhol 
  
 russ ciril 
  
 japones 
 corean 
  
  
 cad 
 caracter letr 
 codific 
 caracteres estranh 
 acent 
 quebra de linh 
 espac 
 maiuscul minuscul 
 palavr 
 fras oraca 
 paragraf seca 
 redaca 
 ortograf 
 gramat 
  
 sinonim 
 abrevi sigl 
 expressao regul padra 
 substring contem 
  
 sufix 
  
 junt 
  
 aspas 
  
 marcaca 
 resum 
  
 inteir 
 decimal 
 arredond 
 precisa 
 estour 
 negat 
 zer 
 porcentag percentual 
 raza proporca 
 unidad 
 conversa 
 pes 
 tamanh 
 maxim 
 minim 
 separador de milh 
  
 som adicion 
 aleatori acas 
 resum 
 identificador un 
  
 busc pesquis 
 texto complet 
 aproxim difus 
 signific 
 palavra-chav 
  
 correspondent 
 classific ranking 
 reorden reclassific 
  
 pontuaca not 
 avali classific 
 simil semelh 
 diferent diferenc 
 recomend 
 vizinh 
 incorpor vetor 
 red 
 modelo de linguag ia 
 inteligencia artificial ia 
 instruca 
 assistent 
 robo 
 ferrament 
  
  
 alucin 
 recuperacao aument 
 pedac trech 
 trein treinament aprend 
 ajust refin 
 inferent prev previsa 
 previsa prev 
 classific 
 categor 
 etiquet 
 anot 
 agrup 
 conjunto de d corpus 
 caracterist atribut 
 acurac precisa 
 avali 
 compar 
 sobreajust 
 vies 
 perd cust 
  
 epoc 
 placa de vid 
  
  
 raciocini pens 
 salvaguard 
 injeca burl 
 detecca reconhec 
 extra extraca 
 rasp rastr 
 ger geraca 
 memor lembr 
 estatist 
 med 
  
 desvi 
 distribuica 
 probabil 
 confianc 
  
 regressa 
  
 exper 
 grafic 
 visualiz 
 eix 
  
 esquem 
  
  
 inger ingesta 
 fluxo de d 
  
  
 planilh 
  
  
  
 colun 
 formato binari 
 arquivo compact 
 descompact extra 
 analis 
 codific 
 decodific 
  
 metad 
 dad 
 analis 
 met 
 conversa funil 
 inic comec arranc inici 
 par interromp encerr 
 finaliz acab fim 
  
 retom prossegu 
 reinic reinici 
  
 mant conserv guard ret 
 descart larg 
 adicion acrescent inser adica 
 exclu apag remoca 
 mud modific mudanc 
 substitu troc substituica 
 mud troc migr 
 renom 
 mov desloc 
 cop clon 
 col colag 
 envi mand 
 receb obter 
 obter busc peg recuper 
 dar fornec oferec 
 mostr exib apresent exibica 
 ocult escond 
 encontr achar localiz busc 
 busc pesquis 
 perd 
 desaparec sum 
 aparec surg 
 acontec ocorr ocorrent 
 ler leitur 
 escrev escrit grav 
 abrir abertur abert 
 fech fechament encerr 
 esper aguard 
 atras demor adi 
 adi posterg adiament 
 pul salt 
 desconsider 
 exclu omissa 
 exclu exclusa 
 inclu cont inclusa 
 autoriz deix permissa 
 proib vet proibica 
 evit fug 
 preven imped evit prevenca 
 preferent 
 escolh selecion seleca 
 decisa defin 
 concord acord combin consens 
 discord opor 
 recus rejeit neg 
 precis necessit requer necess 
 exig requer 
 quer desej 
 esper prev 
 supor suposica pressupost 
 provoc ger 
 quebr romp estrag 
 corrig consert repar correca 
 solucion soluca 
 melhor aprimor 
 pior regressa 
 funcion 
 trabalh taref esforc 
 rod execu 
 realiz faz efetu 
 falh fracass 
 consegu sucess exit 
 repet repetica 
 retent tentat nov 
 refaz repet 
 tent experiment tentat 
 quebr divisa 
 junt unir lig junca 
 mescl unir fund mesclag 
 mistur 
 desacopl 
 agrup grup 
 orden classific 
 organiz arrum orden 
 cont contag 
 med medica 
  
 verific chec confer 
 verific 
 garant assegur 
 adivinh supor chut 
  
 sab conhec 
 entend compreend compreensa 
 explic esclarec 
 descrev descrica 
 pergunt ped 
 respost 
 solicit ped requisica 
 diz mencion 
 notific avis 
 avis 
 relat relatori 
 anunc anunci 
 discut discussa 
 suger propor recomend propost 
 propor propost 
 reclam queix 
 promet promess compromiss 
 cham 
 ligaca cham reunia 
 usar utiliz empreg uso 
 aplic 
 adot adoca 
 reutiliz reaproveit 
 compartilh comum 
 possu don proprietari pertenc 
 pertenc 
 dependent 
 confi cont 
 suport 
 ajud assistent suport 
 restring tet 
 restring restrica 
 cresc cresciment aument 
 aument sub 
 diminu reduz baix reduca 
 encolh reduz diminu 
 encurt trunc cort 
 ampli estend expansa 
 redefin reinic 
 restaur recuper 
 recuper 
 desfaz 
 volt desfaz 
 dispar acion gatilh 
 trat lid manipul 
  
 gerenc administr gesta 
  
 conversa 
  
 envolv embrulh 
 ger produz geraca 
 cri faz criaca 
 constru mont construca 
 desenvolv 
  
 projet desenh 
 carreg 
 armazen guard salv 
 salv guard 
 atualiz 
 atualiz migr 
 rebaix regred 
 atualiz recarreg 
 sincroniz 
 conect conexa lig 
 desconect desconexa 
 anex prend 
 ativ habilit lig 
 desativ desabilit deslig 
 coloc 
  
  
  
  
 entreg 
 implant public 
  
 analis 
 pesquis 
 diagnostic diagnost depur 
 detecca descobr 
 descobr descobert 
 not perceb 
 olhar ver vist 
 acompanh assist 
 supervision 
 rastr acompanh rastreament 
 identific reconhec 
 reconhec 
 distingu diferenc 
 definica especific 
 especific indic 
  
 sinaliz 
 signific 
  
 referent remet 
 mencion cit 
 lembr record lembranc 
 esquec 
 lembr lembret 
 aprend aprendiz lica 
 ensin trein 
 pens achar acredit 
  
 avali 
  
 arredond 
 planej 
 agend program cronogram 
 organiz 
 coorden 
 colabor 
 atribu design atribuica 
 aloc 
 distribu distribuica 
  
 aprov autoriz 
 aceit 
 rejeit recus rejeica 
 revis revisa 
 auditor 
 proteg proteca 
 atac ataqu 
 expor revel exposica 
 vaz vazament 
 bloqu bloquei 
 desbloqu liber 
 bloqu trav bloquei 
 liber solt 
 trav congel pres 
 trav cair quebr falh 
 empurr envi sub 
 pux baix 
 envi carreg 
 baix 
  
  
 extra extraca 
 colet reun 
 acumul 
 reun junt 
 filtr 
 combin 
 divergent incompatibil 
 cab encaix serv 
 ajust 
 ajust 
 traduz traduca 
  
 inser inserca 
 coloc por bot 
 peg tom lev 
 traz lev 
 deix sair 
 entrar inser digit entrad 
 sair said 
 retorn devolv 
 alcanc cheg ating 
 exced ultrapass super 
 alcanc consegu ating 
 segu cumpr obedec 
 cumpr 
 viol violaca 
 impor forc exig 
 obrig 
 sobrescrev substitu 
 sobrescrev 
 reescrev reescrit 
 refator 
 limp limpez 
 limp esvazi 
 simplific 
  
 aceler veloc 
 desaceler lentida 
 estrangul 
 otimiz 
 distint 
 junt 
 pert proxim 
 toc mex 
 afet 
 envolv 
 envolv implic 
 atend 
 hosped hospedag 
 alug compr 
 compr 
  
 pag pagament 
 ganh 
 falt perd 
 falt carenc 
 hav existent 
 cont 
 compor 
 fic permanec rest 
 sobreviv dur 
 dur duraca 
 variaca 
 difer diferenc 
 desvi 
 sobrepor sobreposica 
 colid colisa 
 conflit choqu 
 contradiz contradica 
 entup congestion 
 lut dificuldad 
 sofr 
 encontr enfrent experient 
 encontr depar 
 conclu finaliz 
 finaliz fech 
 inicializ 
 cadastr 
 registr anot grav 
 anot not observ 
 marc sinaliz etiquet 
 destac realc 
 divulg 
 distingu unic 
 cri 
 experiment exper 
 pratic 
 confi confianc 
 duvid duv 
 suspeit 
 preocup med 
 odi irrit incomod 
 gost ador 
 surpreend surpres inesper 
 confund confusa 
 engan ilud 
 lent devag 
 rap veloz 
 imediat 
 grand gigant 
 pequen minuscul 
 compr extens 
 curt brev 
 alto 
 baix 
 pes 
 lev 
 errad incorret equivoc 
 corret cert adequ 
 exat 
 aproxim cerc 
 falt ausent inexistent 
 vazi 
 chei 
 repet duplicat 
  
 desatualiz velh 
 velh antig 
 descontinu 
 descontinu 
 nov 
 ultim 
 ultim 
 atual corrent 
 anterior previ 
 proxim seguint 
 quebr defeitu estrag 
 corromp danific corrupca 
 instavel intermitent 
 estavel estabil 
 confiavel confiabil 
 resistent 
  
 segur 
 perig insegur 
 estrit 
 froux solt 
 facil 
 facil 
  
 dificil complic dificuldad 
 limp organiz 
 suj bagunc 
 fei 
 bagunc desord caos 
 ocult escond 
 visivel visibil 
 clar evident obvi 
 vag 
  
  
  
  
 priv confidencial 
 segred confidencial 
 interior 
 exterior 
  
  
 provisori 
 permanent definit duradour 
 provisori prelimin 
 opcional 
 obrigatori exig 
  
 desnecessari 
 padra 
 padra 
 personaliz propri 
 personaliz 
  
  
 automatiz 
 parcial 
 inacab 
 inteir 
 igual mesm 
 simil parec semelh 
 diferent distint outr 
 unic 
 comum habitual 
 rar 
 especial particul 
 especif determin 
 geral 
 habitual comum 
 anormal estranh esquisit 
 essencial 
 urgenc 
 menor 
 principal 
 secundari auxili 
 bom bem 
 ruim mau mal 
 melhor 
 melhor otim 
 pior 
 util pratic 
 inutil 
 convenient comod pratic 
 trabalh incomod chat 
 chat entedi 
 ativ 
 inat par 
 ocios inat 
 ocup 
 dispon acess disponibil 
 indispon inacess 
 pront 
 pendent 
 feit pront concluid 
 conhec 
 desconhec 
 cert segur 
 incert indecis 
 possivel viavel 
 inviavel 
 provavel 
 verdadeir 
  
 fals fictici 
 verdadeir 
 val 
 inval 
 consistent coerent 
 inconsistent incoerent 
 compatibil 
 incompatibil 
 abert livr 
 grat gratuit 
 car custos 
 barat econom 
 fort poder 
 frac 
 flexivel flexibil 
 rig 
  
  
 dinam 
 estat 
 aleatori 
 qualqu 
 previs reproduz 
 reproduz reprodu 
 sequencial 
 paralel 
  
 silenc mud 
 barulhent ruid 
 prolix 
 detalh minuc 
 minuc abrangent 
 cuidad 
 descuid desleix 
 acidental involuntari 
 intencional 
 primeir inicial 
  
 inicial 
  
 original 
 ced antecip 
 tard atras 
 log 
 depo 
 antes previ 
 depo apos 
 durant enquant 
 agor atual 
 hoj 
 ontem 
 amanha 
  
 ocasional 
 nunc jam 
 sempr 
 so soment apen 
 vez unic 
 duas dobr 
 nov 
 ja 
 aind 
 quas 
 suficient bastant 
 insuficient 
 dem 
 muit 
 talvez 
 inves lug 
 tambem alem 
 porqu pois dev 
 raza 
 com maneir 
 onde lug 
 quand 
 quem 
 qual que 
 raza justific 
 orig 
 efeit consequent 
 consequent repercussa 
  
 proposit intenca final 
 objet met 
 dificuldad 
 erro defeit 
 erro falh 
 erro engan descu 
 falh defeit fraquez 
 incident ocorrent 
 qued interrupca indisponibil 
 sintom sinal 
 soluca 
 contorn gambiarr 
 truqu dic 
 dic pist sugesta 
 regr norm 
 convenca costum 
 diretriz orient 
 polit norm 
 principi 
 exceca 
 requisit exigent 
 pre-requisit 
 condica 
 criteri 
 maxim cot 
 maxim 
 minim 
 med 
 tamanh dimensa 
 quantidad montant 
 quantidad 
 som 
 som 
 tax raza 
 porcentag 
  
 interval faix 
 interval 
 ordem 
 prioridad prioriz 
 lug local localiz 
 posica localiz 
 pedac porca 
 component 
 tod inteir conjunt 
 pedac trech 
 tip espec gener 
 categor 
 nom denomin 
 etiquet rotul 
 titul cabecalh 
 pass etap 
 fas etap 
 taref cham 
 pendent 
 projet 
 praz 
 marc 
 lancament versa liber 
 versa edica 
 revisa 
 equip tim grup 
 coleg companheir 
 fregues 
 usuari utiliz 
 pesso gent 
 desenvolvedor program engenheir 
 gerent chef gestor 
 proprietari don 
  
 autor criador 
 empres companh organiz 
 fornecedor vendedor 
 parceir soci 
 retorn comentari opinia 
 comentari observ 
 opinia parec 
 decisa escolh 
 opca possibil 
  
 compromiss equilibri 
 compromiss acord 
 risc perig 
 cust prec gast 
 prec tarif 
 orcament 
 benefici vantag 
 desvantag inconvenient 
 qualidad 
 exempl amostr 
 amostr 
 cas situaca 
 situaca circunst 
 fund 
 evident prov 
 prov 
 fat dad 
 afirm aleg 
 histor pass 
 pass 
  
 estad 
 status situaca 
 andament avanc 
 mod 
 propriedad atribut caracterist 
 funcional recurs funca 
 habil pod 
  
 recurs 
 valor 
 ajust opca 
 parametr 
 detalh 
 resum sintes 
 resum 
 panoram 
 introdu 
 tem assunt 
 are zon ambit 
 escop ambit alcanc 
 fronteir bord 
 bord limit 
 centr mei 
 nucl cern 
 bas fundament 
 fundamental element 
 nivel grau 
 cam 
 estrutur organiz 
 arquitetur 
 padra 
 model gabarit 
  
  
 estil 
 metod maneir mod 
 abordag estrateg 
 proced 
 flux 
 instruca gui tutorial 
  
 listag 
 conjunt 
 par dupl 
 entrad 
 artig 
 cois objet 
 diferenc 
 lacun brech burac 
 relaca vincul 
 relacion assoc 
 pertinent 
  
 independent 
 dependent 
 orig font procedent 
 font orig 
 alvo 
 alvo 
 conteud 
 dad 
 ide conceit 
 conceit noca 
 palavr 
 idiom lingu linguag 
 pergunt duv 
 mensag 
 reunia encontr 
 acontec 
 aca 
 ativ 
  
 comport 
 mudanc 
 efeit 
  
 papel funca 
 permissa direit autoriz 
 acess 
 ferrament utilitari 
 terceir 
 disposit aparelh maquin 
 ambient 
 produca 
 homolog 
 temp hor 
 duraca 
 praz 
  
 dat dia 
 dia diari 
 seman semanal 
 mes mensal 
 ano anual 
 hor 
  
 segund 
 noit noturn 
 recorrent regul 
 mund mundial 
 pais naca 
 regia zon 
 um unic so 
 muit vari 
 pouc alguns 
 tod tud cad 
 nenhum nad ninguem 
 qualqu algum 
 outr 
 mais adicional 
 men 
 adicional 
 metad mei 
 zer 
 maior principal 
 restant 
 acim cim superior 
 abaix embaix inferior 
 dentr interior 
 for exterior 
 entre 
 atras tras 
 frent diant 
 esquerd 
 direit 
 cim 
 fund embaix 
 lad 
 direca sent 
 adiant frent 
 tras 
  
 opost 
 comec inici 
 fim final 
 pai ancestral 
 filh descendent 
 atraves por 
 sem 
 excet salv 
 contr 
 por cad 
 salv 
 embor apes porem 
 sena 
 parec 
 tornar-s vir 
 agir comport 
 reag reaca 
 respost 
 economiz poup 
 gast 
 desperdic desperdici 
  
 esgot 
 sobrecarreg sobrecarg 
 carg fard pes 
 esforc trabalh 
 escal 
 equilibr equilibri 
 alinh 
 padroniz unific normaliz 
 centraliz 
 estend prorrog 
 renov 
 venc venciment 
 revog 
 revog retir 
 retir 
 desist larg 
 aposent desativ 
 arquiv 
  
 destru destruica 
 danific dan 
 lider dirig gui 
 segu 
 apont pont 
 coloc situ posicion 
 preench encher 
 esvazi 
 espalh difund 
  
 repass 
 encaminh redirecion 
 redirecion 
  
 peg 
 lanc jog 
 levant sub 
 baix reduz 
 cort recort 
 carreg 
 gir vir 
 rotacion rotaca 
 clic pression 
 digit 
 escolh peg 
 vot 
 justific 
 esclarec clarific 
 convenc 
 culp 
 reconhec 
 reconhec 
 arrepend lament 
 lid enfrent abord 
 abord trat 
 estrateg 
 hipotes teor 
 lica aprendiz 
 conclusa 
 percepca descobert 
 habil competent peric 
 contrat recrut 
 integr novat 
 inic novat 
 especial perit 
 passag rep 
 planta sobreavis 
 turn 
 contrat acord 
 lei lgpd 
  
 privac 
  
 estatist indic 
 grafic 
 fot 
 precisa exatida 
 eficient desempenh 
 ineficient 
 forc vantag 
 fraquez 
 costum rotin 
 mental 
 apel ali 
 abrevi sigl 
  
 sufix 
 maiuscul 
 minuscul 
 legivel legibil 
 manuten manutenca mant 
 sort probabil 
 oportun ocasia 
 desafi obstacul 
 obstacul barreir 
 armadilh cil 
 gargal 
 div 
 rest orfa 
 lix 
 inutiliz mort 
 subconjunt fraca 
 espelh replic 
 rascunh esboc 
 exper prev 
 incremental 
 repentin subit 
 inesper imprevist 
 famili conhec 
 popul difund 
 atual 
 oficial 
  
 diret 
 indiret 
 aninh 
 plan 
 profund 
 larg amplo 
 estreit 
 vari 
 sozinh 
 mist hibr 
 proxim vizinh adjacent 
 acord 
 proib bloqu 
 abert 
 lembret 
 migr migraca 
  
 correca rem 
 congel bloquei 
 sub 
 mant segu 
 exig 
  
 incentiv encoraj 
 desencoraj desaconselh 
 interromp interrupca 
 escalon 
 tri prioriz 
 classific 
 convid convit 
  `,ru:" ~hxqz aq~ \n buab \x7F`~ru`z \n dpx{ \n \x7Fp\x7Fz zpbp{~s \n z{ng \n hxd`~rp} hxd`~rp \n `pahxd`~rp \n auz`ub \x7Fp`~{ \n az`kb \n aq~`z a~q`p \n `u{xw rk\x7Fcaz \n \x7F`~ru`z \x7F`~ru` \n ecz \n rubz \n z~|| \n a{xo} a{xb \n auaa aup}a \n \x7F~{lw~rpbu{ \n \x7F~tu{ ~qi \n z~||u}bp` `ur \n }pab`~xz \n \x7Fu`u|u} \n ~z`cvu} a`ut \n frub \n s`ptxu}b \n xw~q`pvu} zp`bx}z \n bu| \n apxb \n aak{z \n a{~|p \n prb~t~\x7F~{}u} \n cabp}~rz cabp}~r \n \x7F`utc\x7F`uvtu} \n a~~qiu} \n mz`p \x7F~zpwp \n au`ru` \n wp\x7F`~a \n \x7F~rb~` \n r`u| \n ctp{ \n abp` cabp`urh \n \x7Fcab \n }~r \n tcq{xzpb \n xtu}bxdxzpb~` \n aak{z \n a~ab~o} \n }~|u` gxa{ \n t{x} `pw|u` \n \x7F~{ \n |paa a\x7Fxa~z \n bx\x7F \n dc}zf \n z~t \n rkr~t \n wp\x7Fcab rk\x7F~{} \n \x7Fp`p{{u{l} ~t}~r`u|u} \n wp\x7F \x7Fxap \n gxbp gbu} \n \x7Fp|o \n rxtu \n ~fu}z \n ru`a \n fu}b`p{l} \n s{pr} ~a}~r} \n x}bus`pf \n ~bacbabr \n euh \n cab`~xabr \n \x7Fcq{xg} wpz`kb \n ctp{u} {~zp{l} \n az`kb \n prb~|pbxguaz \n `pahxd`~rz abu}~s`p|| \n t~ru`o \n wpz` z~}uf \n ~b\x7F`pr \n p`e \n abx{ \n ra\x7F~|~spbu{l} \n `u\x7F~wxb~` z~t~r \n z~|| wpz~||xb dxzapf \n rubz rubr q`p}g \n |pabu` s{pr} ~a}~r} \n d~`z ~brubr{u} \n a{xo} a{xb |u`v ~qjutx} \n z~}d{xzb ab~{z}~ru} z~{{xw \n `uquxw \x7Fu`uqpwx`~rp} \n azr~h avpb ~qjutx} \n gu``x\x7Fxz qmz\x7F~`b \x7Fu`u}~a \n ~bzpb ~b| ru`}cb \n abmh ~b{~v \x7F`x\x7F`obp \n x}tuza abuxtvx}s x}tuzax`~rp \n txdd `pw}xf `pw{xg ~b{xg \n \x7Fpbg xa\x7F`pr{u} e~bdxza wp\x7F{pbz \n bus |ubz o`{kz \n z{~}x`~rp z{~} z{~}x`~rp} \n guzpcb \x7Fu`uz{ng \x7Fu`uz{ngu} \n \x7Fch wp\x7Fch ~b\x7F`pr \n \x7Fc{{ abo}cb \x7F~{cg wpq`p \n ctp{u} p\x7Fab` `u|~cb \n p\x7Fab` xae~t} rkhuab~o \n }xvuab~o \x7F~b`uqxbu{ \n xab~` vc`}p \n prb~`abr p}}~bpf rx}~r}xz q{ux| \n qxauzb qxauzf \n \x7F~t|~tc{ apq|~tc{ \n |~}~`u\x7F |~}~`u\x7F~wxb~` \n `pq~g tu`ur r~`zt` \n xs}~`x`cu| }u~ba{uvxrp \n }uwpz~||xgu} xw|u}u} s`ow} \n \x7Fc{{`uzruab |u`v`uzruab wp\x7F`~a \n `ur \x7F`~ru`z `ufu}w ~qw~` \n `urlnu` `ufu}wu}b \x7F`~ru`o \n ~t~q` ~t~q`u} cbru`t p\x7F`cr \n ~bz{~} ~bz{~}u} ~bzpw \n \x7F`xtx`z |u{~g \n ~q`pb} ~bw z~||u}bp` wp|ugp} \n gu`}~rxz }uwpru`hu} \n r{ptu{uf ~brubabru} |ux}bux}u` \n z~}b`xqlnb~` prb~` cgpab}xz \n rz{pt z~}b`xqlnb cgpabr~rp \n xa\x7F`pr \x7F~\x7F`pr t~\x7F~{} \n \x7F`x}ctxbu{l} d~`ax`~rp \x7Fu`uwp\x7Fxap \n ecz \x7Fu`uerpbgxz \n \x7F~t\x7F a~prb~` \n ax}e`~}xwpf ax}e`~}xwx`~rp \n `pae~vtu} `pw~xb t`uxd \n ~ba~utx}u} ~ax`~burh rxaog \n cabp`urh abp` \x7F`~bceh \n rue mbp\x7F xbu`pf a\x7F`x}b \n bxzub wptpg qps xh \n qmz{~s ~gu`ut \n r~`zd{~ rubr{u} \n wpixiu} wpq{~zx`~rp \n q~{lh qx}p`} \n \x7F~ru`e}~ab} gpabxg} \n a}x|~z a}p\x7Fh~b \n xw|u}u} gu}tv{~s vc`}p \n \x7Fu`ux|u}~rp \x7Fu`ux|u}~rp} \n aq~`z a~q`p qx{t a~qx`p \n z~|\x7Fx{of z~|\x7Fx{x`~rp az~|\x7Fx{x`~rp \n z~|\x7Fx{ob~` b`p}a\x7Fpx{u` \n qp}t{ c\x7Fpz~rp a~q`p \n qp}t{u` aq~`ixz \n |x}xdxzpf |x}xdxfx`~rp avpb \n b`xhuxzx}s rkgxabz }uxa\x7F~{lwcu| \n |uxzdpx{ aq~`~g} \n fu{ bp`sub \n p`budpzb `uwc{lbpb \n qx}p`}xz xa\x7F~{}o tr~xg} \n \x7Fpzub |~tc{ \n qxq{x~buz {xq \n d`ux|r~`z zp`zpa \n wprxax| wprxaub \n b`p}wxbxr} z~aru} \n \x7Fpzub} |u}utvu` \n {~zdpx{ {~z \n wpdxzax`~rp wpz`u\x7F \x7Fx} \n cabp}~rz cabp}~r x}abp{{of \n cabp}~rixz x}abp{{ob~` \n ctp{ tux}abp{{of \n ~q}~r ~q}~r{u} p\x7Fs`uxt \x7F~t}o \n tpc}s`uxt \x7F~}xw ~bzpb \n `u{xw rk\x7Fcaz rk\x7Fcab rkzpb \n ~\x7Fcq{xz~rp \x7Fcq{xzpf \n tu\x7F{ `pwru`}cb `pwru`bkrp} rkzpbz \n `uuab` `usxab` \n ru}t~`x}s rab`~u} \n p`e bp`q~{ \n ru`ax~}x`~rp} au|ru` \n \x7F`ut`u{xw qub p{ld \n abpqx{l} cab~xgxr \n t~{s~a`~g} \x7F~ttu`vz \n ~z~}gp} }u\x7F~ttu`vxrp a}ob \n |p}xduab \n {x}z~rz z~|\x7F~}~rixz arowp \n abpbxguaz abpbxg} \n tx}p|xguaz \n x}z`u|u}bp{l} \x7F~abu\x7Fu} \n \x7Fu`uaq~`z \x7Fu`ua~q`p \n }pq{ntp r~bgu` a{uvu} \n x}ab`c|u}bp` x}ab`c|u}b bc{gux} \n z`~aa\x7F{pbd~`|u} \x7Fu`u}~ax| \n txab`xqcf `pa\x7F`~ab`p}u} \x7F~abprz \n hpq{~} wps~b~rz zp`zpa q~x{u`\x7F{uxb \n su}u`x`~rp su}u`pf a~wtp \n z~t~su}u`pf su}u`pb~` asu}u`x`~rp \n z~}bux}u` t~zu` \n ~q`pw \n ~`zuab`pf z{pabu` zcqu`}ubua \n e~abx}s `pw|uiu} \n ~q{pz ~q{pg} \n quaau`ru`} \n x}d`pab`czbc` \n rktu{ \x7F~ts~b~r \x7F`~rxvx}x}s \n abuxtvx}s \x7F`ut\x7F`~tpzh \n \x7F`~tpzh \x7F`~t q~ur \n zp}p`uug} \x7F~abu\x7Fu} \n }~g} uvut}ur} \n a~`a|p\x7F ax|r~{ \n {xfu}w \n ~bz`kb ~\x7Fu}a~`a \n \x7F`~\x7F`xubp`} wpz`kb \n }u~qowpbu{l} ~\x7Ffx~}p{l} \n ~qowpbu{l} }u~qe~tx| b`uqcu| \n `pw`pq~bz tur \n x}xfxp{xwpf x}xfxp{xwx`~rp qcbab`p\x7F \n ~gxabz ~gxab cq~`z \n pct cowrx| \n prb~~q}~r{u} q~b \n tuazb~\x7F }pab~{l} \n tcq{xzpb tcq{x`~rp \x7F~rb~` \n \x7F~t}o ra\x7F{kb \n `pw`uh `pw`uhu} }pxb \n buab buabx`~rp \x7F`~ru`z buabx`~rp} \n `p}}u` buab`p}}u` \n |~tc{l} n} \n x}bus`pfx~} azr~w} \n q`pcwu` \n |~z wps{chz abpq \x7F~ttu{z \n dxzabc` buab~r ~q`pwuf \n cbru`vtu} paau`b ~vxtp} \n \x7F~z`kb \n }uabpqx{l} |xsp d{pz \x7F{prp \n `us`uaa \x7F~{~|z \n a|~cz tk|~r \n \x7F`~\x7Fcab \x7F`~\x7Fcaz xs}~`x`~rp \n \x7F`~xb ca\x7Fue wu{u} \n c\x7Fpab \x7F`~rp \x7Fptp aq~ \n }pq~` z~|\x7F{uzb alnb \n afu}p` a{cgp zuxa \n axp z~}ruxu` \x7Fpx\x7F{px} }u\x7F`u`kr} \n \x7Fpx\x7F{px} z~}ruxu` \x7F`~fuaa \n wptpg wptp} tv~q \n `p}}u` psu}b xa\x7F~{}xbu{ \n |pb`xf z~|qx}pf \n a}p\x7Fh~b mbp{~} \n dpwwx}s a{cgpx} \n a{cgpx} `p}t \n tubu`|x}x`~rp r~a\x7F`~xwr~tx| \n r~a\x7F`~xwruab r~a\x7F`~xwrutu} `u\x7F` \n xw~{x`~rp xw~{of \x7Fua~g}xf \n ~gxabz wpru`hu} \n \x7F~ts~b~rz }pab`~xz \n btt buab~r \n `cg} r`cg} \n prb~|pbxguaz prb~|pbxwpf prb~|pbxwx`~rp \n zpguabr buabx`~rixz \n qu}g|p`z wp|u` xw|u` \n }ps`cwz }ps`cw~g} \n \x7F`~ru` \x7F`~ru`z \x7F~tbru`t ct~ab~ru` \n rp{xtpf rp{xtx`~rp \x7F`~ru`z \n s`p}xg} z`px} \x7F~s`p}xg} \n suxb q{~zu` qp`lu` \n w}pg~z quxtv abpbca \n `pa\x7Fxap} \x7Fu`x~txguaz z`~} wp\x7F{p}x`~rp \n bpx|pcb bpx|-pcb xabugu} \n rx`bcp{l} m|c{ob~` \n t~abc\x7F} \n \x7Fp`p{{u{l} ~t}~r`u|u} \n hp`t `pwtu{ \x7Fp`bxf \n \x7F`~q} ax|c{of e~{~ab \n ~vxtp \x7F`ut\x7F~{psp \n dpzbxguaz `up{l} \n ~hxqz aq~ \n qps ~hxqz tuduzb \n \x7F`~q{u| b`ct}~ab }u\x7F~{ptz \n xa\x7F`pr xa\x7F`pr{u} \x7F~gx} dxza \n ~qe~t z~abk{ ~qe~t} \n `uhu} ~brub \n \x7F`xgx} xab~g}xz rx}~r}xz \n \x7Fptu} c\x7Fpab z`mh z`ph rk{ub \n wprxa}cb wprxap} \x7F~trxa}cb wpab`o \n xaz{ngu} q`~a rkq`~a \n \x7Fu`uerpb \x7F~x|p ~q`pq~bp \n \x7F`~s{~b \x7F~tpr wps{ch \n |~{g bxe }uwp|ub} \n b`paax`~rz abuz abuzb`uxa \n b`paax`~rz a{ut ~ba{ut \n ~b{ptz ~b{pt tuqps txps}~abxz \n ~b{ptgxz tuqpssu` \n ~abp} q`uxz\x7F~x}b \n xaa{ut~rp `paa{ut~rp} `pw~q`p \n txps}~abxz rkor ~\x7F`utu{ \n {~s vc`}p {~sx`~rp} {~sx`~rp \n {~ssu` \n c`~ru} \x7F~t`~q} tubp{xwpf \n \x7F`utc\x7F`uvtu} r~`}x}s \x7F`utc\x7F`ut \n ~\x7F~ruiu} p{u`b b`ur~s \n x}fxtu}b prp` \x7F`~ab aq~ \n \x7F~ab|~`b `pwq~` \n \x7F`~ab }ut~abc\x7F} ~bz{ngu} \n a{~|p \x7F~r`uvtu} qxb \n \x7F~r`uvtu} \x7F~`g \n \x7F~rb~` `ub`p \n wptu`vz mza\x7F~}u}fxp{l} qmz~dd \n wp\x7Fpa} `uwu`r} d~{qmz \n r~aabp}~r{u} r~aabp}~r \n z~``uzb} \x7F{pr} pzzc`pb} \n tus`ptpf cecthu} \n \x7F`ut~e`p}xbu{ rkz{ngpbu{ \n }c{ur \x7Fcab }u~\x7F`utu{u} \n }uru`} }ut~\x7Fcabx| }uz~``uzb} \n }u\x7F`prx{l} ~hxq~g} }uru`} \n \x7F`prx{l} ru`} z~``uzb} \n ~bacbabr }ut~abp \x7F`~\x7Fp \n }u~vxtp ab`p} \n }u~q`pq~bp }u\x7Fu`uerpgu} \n a~~qiu} buzab \n ax|\x7Fb \x7F`xw}pz \n tp|\x7F \n \x7Fu`u\x7F~{}u} \x7F`urka \n p}bx\x7Fu`u\x7F~{}u} xagu`\x7Fp} \n x}tuza s`p}xf \n ~\x7Fugpbz \n \x7F`ut\x7F~{~v \x7F`ut\x7F~{~vu} t~\x7Fciu} \n \x7F~t~w`urp sx\x7F~buw t~sptz \n |~}xb~`x}s }pq{ntu} a{ut \n |ub`xz \x7F~zpwpbu{ agubgxz \n bu{u|ub` p}p{xbxz \n wt~`~r \x7F`~ru`z \x7Fc{la \n tphq~`t \x7Fp}u{ \n au}b` ~ba{uvxrp} \n }ua~s{pa~rp }ua~~brubabr `pae~vtu} \n a~s{pa~rp utx}~~q`pw} z~}axabu}b} \n e`c\x7Fz }u}ptuv} \n }ptuv} cab~xgxr ~bzpw~cab~xgxr \n }ur~w|~v} }u{lw \n }ur~w|~v} }u{lw \n ~q}p`cv ~q}p`cvu} tubuzb \n \x7F`ut~br`pb xwquvp \x7F`ut~br`piu} \n xwqusp xwquvp \n \x7F`~xae~t r~w}xzp a{cgp \n ~bgub a~~qi `u\x7F~`b \n cbugz cbuzp \n z~t r~wr`pb abpbca \n x}rp`xp}b sp`p}b z~}b`pzb \n sp`p}bx`~rp ~qua\x7Fug sp`p}b \n w{~c\x7F~b`uq{u} \x7F~tr~t} {~rchz \n dpbp{l} z`xbxguaz \x7Fp}xz \n \x7F`~xwr~txbu{l} az~`~ab qkab`~tuxabr \n |ut{u} b~`|~w \n qkab` \n ~\x7Fbx|xwpf ~\x7Fbx|xwx`~rp caz~` \n wptu`vz {pbu}b} \n \x7F`~\x7Fcaz} \x7F~{~a \n cwz q~b{}uz \n \x7F`~dx{x`~rp} \x7F`~dpx{u` \n zmh zuh zmhx`~rp} \n x}rp{xtpf aq`~a rkbua} \n \x7Fp|o ~\x7Fu`pbxr} \n xagu`\x7Fp} }uerpbz \n rktu{ rktu{u} p{{~zpf \n ~ar~q~t ~ar~q~vtu} \n aq~`ixz |ca~` \n abuz \n zcg ex\x7F \n czpwpbu{ aak{z pt`ua \n rxaog \n qcdu` qcdu`xwpf \n \x7F~b~z b`ut |}~s~\x7F~b~g} \n z~}zc`u}b} \x7Fp`p{{u{l} ~t}~r`u|u} \n \x7Fp`p{{u{l} `pa\x7Fp`p{{u{ \n \x7F~a{ut~rpbu{l} \x7F~~gu`ut} \n q{~zx`~rz wp|~z |lnbuza {~z \n `pwq{~zx`~rp a}ob \n rwpx|~q{~zx`~rz tut{~z \n s~}z a~ab~o} \n z~}zc`u}f q~`lq \n pb~|p`} }utu{x| \n pax}e`~} \n ax}e`~} q{~zx` \n \x7F`~|xa ~quip} dlngu` \n vtpb ~vxtp} \n z~`cbx} s~`cbx} \n fxz{ a~qkbxx} \n a~qkb b`xssu` \n z~{qmz ~q`pq~bgxz a{chpbu{ \n ~q`pq~bgxz eu}t{u` \n ~gu`ut \n q`~zu` ~gu`ut \n \x7Fcq{xzpf \x7F~t\x7Fxaz `paak{z \n \x7F~t\x7Fxaz \x7F~t\x7Fxap \n r~`zu` d~}~r \n \x7Fc{ \n \x7Fpzub \x7Fpgz qpbg |paa~r \n zca~z gp}z q{~z d`ps|u}b \n \x7F~b~z ab`x| \x7F~b~z~r \n \x7F`~bxr~tpr{u} \n b`~bb{x}s ~s`p}xg t`~aau{x`~rp \n tuqpc}a wptu`vz \n {x| zr~b ~s`p}xgu} \n \x7F`utu{ {x| ~s`p}xgu} |pzax|c| \n \x7F~`~s \n {u}xr ~b{~vu} \n }u|ut{u} vpt} \n \x7F`utwps`cwz \x7F`~s` \n wp\x7Fcaz e~{~t} abp`b \n |pahbpqx`~rp} |pahbpqx`~rp \n qp{p}ax`~rixz qp{p}ax`~rz \n \x7Fu`us`cwz \x7Fu`us`cw \n }pz{pt} xwtu`vz ~ru`eut \n {usz tuhur {usz~rua} \n bovu{ t~`~s `pwtcb \n \x7F`~fuaa~` ot` \n rxtu~zp`b caz~`xbu{ \n xa\x7F~{lw~rp} \x7F~b`uq{u} `pae~t \n x}bu`rp \x7Fu`x~t gpab~b \n ~\x7F`~a ~\x7F`phxrp \x7F~{{x}s \n wptu`vz ~b{~v \n bpx|u` \n |s}~ru} }u|ut{u} a`pw \n quwtuxabr \x7F`~abpxrp }upzbxr} \n s~{~tp} \n \x7F~b~z~quw~\x7Fpa} `uu}bu`pqu{l} \n ~\x7Fbx|xabxg} \x7Fuaax|xabxg} \n xtu|\x7F~bu}b} \n ~t}pvt utx}~vt ~tx} \n dpx{ t~zc|u}b \n \x7Fp\x7Fz zpbp{~s tx`uzb~` \n \x7Fcb `pa\x7F~{~vu} \n \x7F~t\x7Fp\x7Fz \x7F~tzpbp{~s \n `~txbu{ `~txbu{laz \n z~`u} z~`}ur \n pqa~{nb} \x7F~{} \n ~b}~axbu{l} \n t~|ph} \x7F~{lw~rpbu{laz \n r`u|u} \n \x7F~ab~o cab~xgxr \n `pahx`u} acddxza \n x| dpx{ \n ax|{x}z aak{z o`{kz \n hpq{~} |paz s{~q \n `usc{o`z `usc{o`} rk`pvu} hpq{~} \n a~r\x7Fptu} a~~brubabr~rp |pbg \n \x7F~xaz xazp }pxb \n wp|u} wp| \x7F~t|u} \n gxbp gbu} \x7F`~gxbp \n wp\x7F wp\x7Fxap \x7Fxap \n a~e`p} a~e`p}u} e`p} \n wps`cw wps`cwz \n t~\x7Fxap t~qpr \x7F`xa~utx} \n \x7Fu`uwp\x7Fxap wpbu`ub \x7Fu`uwp\x7F \n ~q`uwp caug caugu} \n z~\x7Fx`~rp z~\x7F \n \x7Fu`u|uab \x7Fu`u}~a \x7Fu`u|uiu} \n ctp{ ctp{u} abu`ub \n a~wtp a~wtp} \n aciuabr~rp }p{xg aciuabr \n wps`cw rks`cw p\x7F{~pt \n azpgp wps`cwz azpgxrp} \n x|\x7F~`b x|\x7F~`bx`~rp \n mza\x7F~`b rks`cwz mza\x7F~`bx`~rp \n qmzp\x7F `uwu`r} z~\x7F \n p`e p`exrx`~rp \n avpb p`exrx`~rp \n `pa\x7Fpz~rp `pwp`exrx`~rp xwr{ug \n xwr{ug xwr{ugu} rktu{ \n z~tx`~rz z~tx`~rp} \n tuz~tx`~rp `paz~tx`~rp \n z`pz~woq` xu`~s{xd \n n}xz~t ax|r~{ \n ax|r~{ qczr w}pz \n buzab \x7F`~ab \n \x7Fu`u}~a ab`~z \x7Fu`ur~t \n \x7F`~qu{ ~babc\x7F \n \x7F~`ot~z qpxb \n qpxb \n `pw|u` t{x} ~qj \n `usxab` wps{pr} ab`~g} \n txaz }pz~\x7Fxbu{ e`p}x{xi \n \x7F~{} wp\x7F~{} wpz~}g \n dpx{~r axabu| \n |~}bx`~rp \x7F`x|~}bx`~rp |pc}b \n a{uh `pwtu{xbu{ \n `pwtu{xbu{ \n zprkgz fxbpb \n mz`p}x`~rp} mz`p}x`~rp \n tuaz`x\x7Fb~` \n |ubptp pb`xqcb \n |ubz r`u| bpx|abp|\x7F \n z~}b`~{l} ac|| euh \n d~`|pb au`xp{xwpf tvuxa~} \n au`xp{xwpf au`xp{xw~rp \n tuau`xp{xwpf tuau`xp{xw~rp \n bpq{xf mzau{ \n r{~vu} \n az`kb }urxtx| \n `uzc`axr} `uzc`a \n ~qe~t ~q~xb \x7F`~xb \n \x7F`~fuaa \x7F`~s`p|| \n wp\x7Fcab rk\x7F~{} wp\x7Fcaz rk\x7F~{}u} \n wp\x7Fcab abp`b }pgp wp\x7Fcaz \n ~abp}~r ~abp}~rz wpru`h \n \x7Fu`uwp\x7Fcaz \x7Fu`uwp\x7Fcab `uabp`b \n \x7Fu`uwps`cw ~q}~r \n cq wpru`h \x7F`xq \n rkz{ngu} wpru`hu} ~abp}~rz \n rke~t rkxb wpru`h \n ~b|u} \x7F`u`rp ~b| \n \x7F`u`krp} \x7F`u`rp \n axs}p \n \x7Fpcw \x7F`x~abp}~r \n r~w~q}~r \x7F`~t~{v \n \x7F~`~vtp \x7F~t\x7F`~fuaa t~gu`} \n tu|~} a{cvq au`rxa \n d~} d~}~r \n \x7Fu`ut} x}bu`pzbxr} \n w~|q ~ax`~burh ~abpb~z \n bu`|x}p z~}a~{ ~q~{~gz hu{{ \n z~|p}t} ab`~z z~}a~{l} \n z~|p}t x}ab`czf \n p`sc|u}b \x7Fp`p|ub` \n az`x\x7Fb afu}p` \n \x7Fpx\x7F z~}ruxu` \x7Fu`u}p\x7F`pr \n rkr~t abp}tp`b} \n rr~t abp}tp`b} \n \x7Fugp rkruab }p\x7Fugpbp \n bu`|x}p \x7Faurt~bu`|x}p \n ~\x7Fu`pfx~} ~ \x7F{pbd~`| \n {x}cza txab`xqcb \n rx}t~ra rx}t \n |pz |pz~a \n \x7F~taxabu| \n ot` \n t`pxru` \n cab`~xabr vu{uw turpxa \n |phx} z~|\x7Flnbu` z~|\x7F \n au`ru` \n z{xu}b \n p`exbuzbc` \n rab`pxrp |xz`~z~}b`~{{u` \n tpbgxz au}a~` \n qpbp`u \x7Fxbp} wp`ot \n z{prxpbc` z{prxh s~`og \n |kh zc`a~` z{xz \n \x7F~`b \x7F~a{ut~rpbu{l} zpqu{ \n pt|x}xab`pb~` \x7F`pr ac\x7Fu`\x7F~{lw~rpbu{ \n gpa r`u| \n gpa~r \x7F~oa bpx|w~} \n {~zp{ owkz \x7Fu`ur~t {~zp{xwpf \n ~z`cvu} a`ut \n rx`bcp{l} ~z`cvu} \n `utpzb~` a`ut \n \x7F{psx} `pahx`u} t~\x7F~{}u} \n t~abc\x7F} p\x7Fbpx| \n t~abc\x7F} \n s~b s~b~r s~b~r} \n `uac`a \n aub aubur \n a~utx}u} \x7F~tz{ngu} \x7F~tz{ng \n ~bz{ngu} `pw` ~q` ~ba~utx} \n \x7Fu`u\x7F~tz{ngu} \x7Fu`u\x7F~tz{ng \n ~d{px} prb~}~|} ~bz{ng \n ~}{px} \x7F~tz{ng \n wp\x7F`~a \n ~brub \n ebb\x7F ruq \n p\x7F x}bu`duxa \n m}t\x7F~x}b |p`h`cb pt`ua \n aak{z pt`ua c`{ \n |p`h`cb |p`h`cbxwpf `~cbu` \n `utx`uzb \x7Fu`u}p\x7F`pr{u} \n \x7F`~za \x7F~a`ut}xz \n h{nw \n ruqau`ru` \n ruqa~zub a~zub \n ruqecz ecz \n a~zub \n \x7F~`b \n a{chp \x7F`~a{chxrp \n t~| t}a \n t~| e~ab \n {~zp{l} {~zp{e \n pt`ua px\x7F \n dpx`r~{ q`p}t|pcm` \n bc}}u{ r\x7F} \n \x7F`~b~z~{ \n wps~{~r~z eutu` \n bu{ a~tu`vx| }ps`cwz \n zcz auaa \n z`~aat~|u} xab~g}xz \n abpbca z~t \n }pxt ~bacbabr }u}pxt \n au`ru`} ~hxqz \n }ut~abc\x7F} }ut~abxvx| ~bzpw \n wp\x7F`~a aeu| \n ctp{u} rkw \n `uab \n a\x7Fufxdxzpf z~}b`pzb \n z{xu}b ~qu`bz qx}tx}s \n |xz`~au`rxa au`rxa \n `pa\x7F`utu{u} \n z{pabu` \n cwu{ }~t \n `u\x7F{xz `u\x7F{xzpf \n {xtu` s{pr} rkq~` \n ~bzpw~cab~xgxr \x7Fu`uz{ngu} \n \x7Fpsx}pf ab`p}xf \n z`pc{u` \x7Fp`au` az`p\x7Fx}s \n aub t~abprz \n \x7Fpzub zpt` \n `cz~\x7F~vpb a~s{pa~rp} \n \x7F~ttu`vp} \x7Fx}s \n \x7Fu`utpg \x7Fu`utp \x7Fu`u}~a \n ~b\x7F`pr ~b\x7F`prz \x7F~a{p \n \x7F~{cg \x7F`x}o \x7F~{cgu} \n re~to \n xae~to \n \x7F~gb \x7Fxal| x|ux{ \n pcbu}bxdxzpf prb~`xwpf re~t \n re~t r~xb {~sx} \n rke~t rkxb `pw{~sx} \n `usxab`pf wp`usxab`x`~rp \n prb~`xwpf t~abc\x7F `pw`uhu} \n \x7F`pr `pw`uhu} t~abc\x7F \n `pw`uh \x7F~wr~{ t~\x7Fcab \n wp\x7F`ub ~bzpwp \n wp\x7F`ui ~bzpwp }uprb~`xw~rp \n qu{ a\x7Fxa~z `pw`uhu} \n gu`} a\x7Fxa~z \n `~{ s`c\x7F\x7F \n \x7F~{lw~rpbu{ nwu` pzzpc}b \n pzzpc}b cgub} \x7F`~dx{ \n pt|x}xab`pb~` pt|x} \n \x7Fp`~{ \n cgub} tp} z`ut \n auz`ub auz`ub} z~}dxtu}fxp{l} \n b~z \n z{ng \n utx} re~t \n trcedpzb~`} \n auaa aup}a \n xabug xabugu} \x7F`~a`~gu} \n \x7F`~t{ ~q}~r \x7F`~t{u} \n `~bpf a|u} \n ~b~wrp ~bw \n hxd`~rp} wphxd`~rp \n `pahxd`~rp tuhxd`~rp} \n euh euhx`~rp} \n \x7F~t\x7F \x7F~t\x7Fxap \n au`bxdxzpb \n wpixiu} hxd`~rp \n ctp{u} t~abc\x7F \n z{ng \n quw~\x7Fpa} wpixb \n cowrx| tk` \n pbpz rw{~| pbpz~rp \n x}juzf r}ut`u} \n ~gxab ap}xbxwpf \n wp|pazx`~rp az`kb ~quw{xg \n \x7F`xrpb} z~}dxtu}fxp{l} {xg} \n \x7F`xrpb} wpz`kb r}cb`u} \n \x7Fcq{xg} ~bz`kb \n `paz` rkabpr \n t~ru` t~ru`u} \n xtu}bxg} {xg}~ab \n xtu}bxdxzpb~` pxt \n zp\x7Fg \n a\x7Fp| \n \x7F~ttu{z x|\x7Fu`a~}pf rktprp \n \x7F~ttu{p r|uhpbu{labr \n \x7Fua~g}xf xw~{x`~rp \n z~}dxsc`pf }pab`~xz z~}dxs }pab`~ \n }pab`~xz \x7Fp`p|ub` ~\x7Ff \n ~\x7Ff rp`xp}b rkq~` \n \x7Fu`u|u} ~z`cvu} \n d{ps \x7Fu`uz{ngpbu{ \n dxgpd{ps \x7Fu`uz{ngpbu{ \n dc}zf dxg r~w|~v} dc}zfx~}p{l} \n rz{ng pzbxrx`~rp rz{ngu} \n ~bz{ng rkz{ng tupzbxrpf \n \x7Fu`uz{ng \x7Fu`uz{ngpbu{ b~ss{ \n c|~{gp} tud~{b abp}tp`b} \n zpab~|} \x7F~{lw~rpbu{laz }pab`pxrp \n \x7Fu`u~\x7F`utu{ \x7Fu`uz` \n wpep`tz~t wphxb ep`tz~t \n ru`a `urxw \n \x7F~a{ut} }~r pzbcp{l} \n buzci }k}uh} \n \x7F`utktci \x7F`uv} \n a~r|uabx| \n }ua~r|uabx| {~|p \n {~|p }ua~r|uabx| \n ~q`pb} a~r|uabx| \n cabp`urh tu\x7F`uzuxb \n {uspa abp` c}pa{ut~rp \n a~r`u|u} }~r \n |xs`pf |xs`x`~rp \x7Fu`u}~a \x7Fu`ue~t \n \x7F~`bx`~rp ptp\x7Fbx`~rp \n r}ut` \x7Fu`uxb \x7F`x}o \n wp|u} wp| a|u} \n \x7F~ttu`vz \x7F~ttu`vxrp \n }u\x7F~ttu`vxrp \n b`uq~rp} \x7F~b`uq} \n \x7F~{xd ptp\x7Fbu` \n ptp\x7Fbu` ~qu`bz |~ab \n aeu| ab`czbc` \n \x7F`~dx{ rp`xp}b `uv \n `uv \n \x7F`x~`xbub \x7F~`ot~z ~gu`ut} \n }pa{ut~rp} }pa{ut~rp \n aq`~a \n \x7F`x|u} \x7F`x|u}u} \n \x7F`x}ct ~qua\x7Fug b`uq~rp \n xaz{ng xaz{ngu} \x7F`~\x7Fcab \n rz{ng a~tu`vp \n \x7F~{xbxz \x7F`pr \n ~s`p}xgu} ca{~r \n rkzpbz `pazpbz mbp\x7F \n z~t xae~t}xz \n \x7F`~s`p||x`~rp} `pw`pq~bz \n `pw`pq~bgxz \x7F`~s`p||xab x}vu}u` \n owkz \n tvprpaz`x\x7Fb }~t \n bpx\x7Faz`x\x7Fb \n \x7Fxb~} \x7Fpxb~} \n `pab \n s~ s~{p}s \n tvpr z~b{x} \n hp`\x7F t~b}ub \n \x7F{na a++ \n dc}zf |ub~t \x7F`~futc` \n rkw rkwrp \n rkwkrp \n cbx{xb eu{\x7Fu` ra\x7F~|~spbu{l} \n r~wr`pb ru`}cb \n \x7Fp`p|ub` \n \x7Fu`u|u} \n z~}abp}b \x7F~ab~o \n s{~qp{l} \n {~zp{l} \n ~q{pab rxtx| az~c\x7F \n w}pgu} \n \x7F`xar~ \x7F`xarpxrp} \n x}xfxp{xwx`~rp x}xfxp{xwpf \n ~qjor ~\x7F`utu{ ~\x7F`utu{u} \n bx\x7F \n bx\x7Fxwx`~rp bx\x7F~quw~\x7Fpa} \n \x7F`u~q`pw~rp \x7F`xrutu} zpab \n \x7F`u~q`pw~rp z~}ru`bx`~rp \x7F`u~q`pw~rp} \n tvu}u`xz ~q~qiu} \n x}bu`duxa z~}b`pzb \n z{paa \n ~qjuzb mzwu|\x7F{o` \n mzwu|\x7F{o` x}abp}a \n z~}ab`czb~` dpq`xz \n ar~xabr pb`xqcb \x7F~{ \n ab`czbc` wp\x7F \n \x7Fu`ugxa{u} u} \n |~tc{ \n \x7F`~ab`p}abr x| }ux|a\x7Fuxa \n x|\x7F~`b x|\x7F~`bx`~rp \x7F~tz{ng \n fxz{xguaz fxz{ z`cs~r \n fxz{ xbu`pf \x7Fu`uq~` \n quaz~}ug} \n ca{~r ca{~r} \n rubr{u} rubz \n qc{ {~sxguaz \n ab`~z buzab \n gxa{ fu{ \n \x7F{prp t`~q} b~g}~ab \n ~z`cs{ ~z`cs{u} \n |paa a\x7Fxa~z \n a{~rp` |p\x7F ~b~q`pvu} \n |}~vuabr }pq~` \n tu`ur xu`p`e \n s`pd \n x}tuza \x7F~wxf \n a~`bx`~rz c\x7F~`ot~g \n dx{lb` ~bdx{lb`~rp \n \x7Fu`uq`p xbu`x`~rp xbu`pb~` \n p{s~`xb| a\x7F~a~q \n a{~v}~ab a{~v} \n a{~v} wp\x7Fcbp \n \x7F`~ab {usz \n c\x7F`~ab c\x7F`~iu} \n \x7Fp`a `pwq~` \x7Fp`au` \n ax}bpzaxa s`p||pbxz \n ax}bpzaxguaz tu`ur \n b~z {uzau| \n x}bu`\x7F`ubpb~` a`ut \n `p}bpx| rk\x7F~{}u} a`ut \n {x}bu` {x}bx}s \n d~`|pbx`~rp} d~`|pbbu` d~`|pbx`~rp \n ~babc\x7F \n abx{ a~s{phu} \n x|u}~rp} }pwrp} }ux|x}s \n `udpzb~`x}s \x7Fu`u`pq~bp ~b`udpzb~` \n \x7Fu`u\x7Fxap \x7Fu`utu{p \n rk}uab rktu{ `pwtu{ \n `pwtu{ `pwq tu{u} \n rab`~ x}{px} \n pqab`pzf pqab`pzb} \n x}zp\x7Fac{of ~qu`}cb \n ~qu`}cb ~qu`bz \n `pwrowp arow}~ab \n r}ut` r}ut`u} \n \x7Fpbbu`} hpq{~} \n ax}s{b~} ~tx}~gz \n |xt{rp` \x7F`~a{~xz \x7Fu`uerpbgxz \n a{~ c`~ru} \n z~|\x7F~}u}b gpab m{u|u}b \n tuz~`pb~` p}}~bpf \n |pz`~a \n `ud{uza x}b`~a\x7Fuzf \n {o|qt wp|kzp} p}~}x|} \n }uxw|u}o x||cbpqu{l} \n xw|u}o |cbpf \n \x7F~q~g} mdduzb \n b~{lz~-gbu} \n }c{ur \x7Fcab }p{{ \n \x7Fcab \n z~||u}bp` \n t~zc|u}bpf `cz~r~tabr \n atu{p bctchz }ut~tu{z \n }uxa\x7F~{lwcu| |u`br \n hpq{~} q~x{u`\x7F{uxb \n bue}xguaz t~{s buet~{s \n \x7F~ttu`vxrp gxbp \n \x7Fu`uxa\x7F~{lw~rp \x7F~rb~`} \n `up{xw~rp `up{xwpf \n \x7F`~uzbx`~rp} p`exbuzbc` txwpx} \n d`ps|u}b \x7F`x|u` a}x\x7F\x7Fub \n ~\x7Fu`pb~` rk`pvu} \n ~\x7Fu`pb~` ~\x7Fu`pf \n ax|r~{ xtu}bxdxzpb~` \n prb~t~\x7F~{}u} \x7F~tazpwz \n hpq{~} \n wps{chz \x7F{uxae~{tu` \n \x7F~tabpr x}bu`\x7F~{of \n z~}zpbu}pf az{u ~qjutx} \n a`pr} a`pr}u} \n `pr} ~tx}pz~r xtu}bxg} \n `pw} t`cs `pw{xg} \n c}xzp{l} \n ruqpaau|q{u` \n qpxbz~t paau|q{u` \n }pbxr} z~|\x7Fx{x`cu| \n qx}tx}s rwpx|~tuxabr \n }uquw~\x7Fpa} ~\x7Fpa} \n r{ptu} wpx|abr~rp} \n vxw}u} fxz{ \n a~ab~o} abpbca \n prb~|pb a~ab~o} \n qpwp tp qt \n a~e`p}o a~e`p}u} e`p} e`p}u} \n e`p}x{xi \n wp\x7F`~a wp\x7F`phxrp \n x}tuza x}tuzapf \n b`p}wpzf \n ~bzpb \n dxzapf wpdxzax`~rp z~|| \n `uwu`r}po z~\x7F qmzp\x7F quzp\x7F \n r~aabp}~r r~aabp}~r{u} \n a}x|~z a}p\x7Fh~b \n bpq{xf \n ab`~z wp\x7F \n ab~{quf z~{~}z \x7F~{ \n aeu| \n |xs`pf |xs`x`~rp \x7Fu`u}~a \n z{ng \n r}uh}xx z{ng \n ~s`p}xgu} \n c}xzp{l} \n tcq{xzpb tcq{x`~rp} tcq{ \n tutc\x7F{xzpf tutc\x7F{xfx`~rp \n a~utx}u} tv~x} ~qjutx}u} \n rabprz rabpr \n ~q}~r ~q}~r{u} xw|u} \n p\x7Fau`b rabprz \n ctp{ ctp{u} \n |osz~u ctp{u} \n ~gxab ~gxabz caug \n ~gxabz gxabz rkgxab \n e`p}u} \n `u\x7F{xz `u\x7F{xzpf \n \x7Fu`rxg} |pabu` rutci \n hp`t hp`tx`~rp} \x7Fp`bxf \n \x7Fu`uz{ngu} ~bzpw~cab~xgxr \n q{~zx`~rz q{~zx`~rp \n rwpx|~q{~zx`~rz tut{~z \n xw~{of \n a~s{pa~rp} z~}axabu}b} \n }ua~s{pa~rp `pae~vtu} \n fu{~ab} \n \x7F~r`uvtu} \n ~ax`~burh ax`~b \n zpazpt zpazpt} \n a~utx}u} \x7F~tz{ngu} \n \x7Fc{ \n ~`| \n \x7F`utabpr{u} \n b`xssu` \n \x7F`~futc` \n wp\x7F~{} \n }~`|p{xwpf }~`|p{xw~rp \n tu}~`|p{xwpf \n }~az{ \n e`p}x{xiu tp \n dx{lb` dx{lb`~rp dx{lb`pf \n a~`bx`~rz a~`bx`~rp \x7F~`ot~z \n s`c\x7F\x7Fx`~rz ps`uspf \n agxbp \x7F~tagub z~{xguabr \n ab`p}xf \x7Fpsx}pf \x7F~ab`p}xg} \n zc`a~` \n wp\x7F`~ak r fxz{ \n \x7Fpzub \x7Fpzub} qpbg \n \x7F`utwps`cwz vpt} \n {u}xr ~b{~vu} \n |ut{u} b~`|~w \n azp}x`~rp} \n \x7F{p}x`~rixz \n p`u}tpb~` |c{lbxbu}p}b} bu}p}b \n pct \n xab~` \n q{~q tr~xg} \n qpzub \n txaz \n b~| |~}bx`~rp \n |uab \x7F`~ab`p}abr \n zr~b {x| \n hxd`~rp hxd`~rp} \n avpb avx|p \n t~\x7Fxap t~qpr \n vc`}p \n au`xp{xwpf au`xp{xw~rp \n z~}d{xzb \n ~\x7Fbx|xabxg} \n xtu|\x7F~bu}b} \n \x7F~ c|~{gp} c|~{gp} \n \x7Fcab }c{ur ~bacbabr \n z{ng-w}pgu} \n zmh zuh zmhx`~rp} \n x}rp{xtpf aq`~a \n rkbua}u} rkbua} \n cabp`urh }upzbcp{l} \n aruv pzbcp{l} \n xabug xabugu} a`~z \n \x7F~\x7Fptp} \n \x7F`~| \n \x7F`~s` `pw~s`ub \n at} \n ~q}~r \x7Fu`uwps`cw \n \x7Fu`uxa\x7F~{lw~rp \n qcdu` qcdu`xwpf \n aq`~a \n ~gu`ut \n \x7F~abprxbl r ~gu`ut \n xwr{ug wpq`p \n wptpg wptp} tv~q \n r~`zu` ~q`pq~bgxz \n d~} d~}~r \n \x7Fu`ut}xx \x7F{p \n `pa\x7Fxap} \x7F{p}x`~rp} \x7F{p}x`~rp \n z`~} \x7Fu`x~txguaz \n \x7F~rb~`o `usc{o`} \n }~g} \n wptu`vz ~b{~v wptu`vp \n bpx|u` \n a`~z tut{px} \n a~qkb \n xa\x7Fcazp \x7Fcq{xz~rp ~b\x7F`pr \n \x7F~t\x7Fxaz \x7F~t\x7Fxagxz a{chp \n xwtpbu{ \x7F`~tnau` \n q`~zu` hx} \n b~\x7Fxz bu| zp}p \n a~~qiu} \n bu{ \n \x7F~tbru`vtu} \x7F~tbru`t \n }ut~abpr{u} \n \x7F~rb~`}po t~abprz \n r~a\x7F`~xwruab \x7Fu`u~q`pq~bp \n ruqecz \n \x7F~b~z ab`x|x}s \x7F~b~z~r \n \x7Fch ~b\x7F`pr \n ~\x7F`~a ~\x7F`phxrp \x7F~{{x}s \n ruqa~zub a~zub \n |s}~ru} \n \x7F~`ot~z \x7F~a{ut~rpbu{l} \n b`~bb{x}s ~s`p}xgu} {x| \n tuqpc}a \n \x7Fu`us`cwz \n qmz{~s }pz~\x7F{u} \n \x7F`x~`xbub \n `pq~gxx \x7F`~fuaa r~`zd{~ \n aps z~|\x7Fu}apf \n xae~to \n `paak{z `pa\x7F`utu{u} \n \x7Fp`p{{u{l} ~t}~r`u|u} \n \x7F~a{ut~rpbu{l} \x7F~~gu`ut} \n ~b| ~b|u} \n \x7Fpcw \x7F`x~abp}~r \n r~w~q}~r \x7F`~t~{v \n \x7F`~s`uaa e~t \n ~vxtp \n wprxa wpab`o wprxap} \n p`u}t wperpb \n \x7Fc{la ep`bq \n `~r}~ ~tx} `pw \n {~s vc`}p {~sx`~rp} \n c`~ru} au`luw} \n \x7F~t`~q} |}~s~a{~r} \n bxe |~{g quahc|} \n |~}xb~`x}s }pq{ntp ~ba{uvxrp \n |ub`xz \x7F~zpwpbu{ \n xw|u` xw|u`u} wp|u` \n ~\x7F~ruiu} b`ur~s p{u`b \n \x7F`utc\x7F`uvtu} \x7F`utc\x7F`ut \n \x7F~`~s \n b`paax`~rz b`uxa \n bu{u|ub` \n tphq~`t \x7Fp}u{ \n \x7F`~ab aq~ }ut~abc\x7F} \n x}fxtu}b \n \x7F~ab|~`b `pwq~` \n tuvc`abr tuvc`} \n t~abc\x7F} \n wptu`vz {pbu}b} \n \x7F`~\x7Fcaz}po a\x7F~a~q} \n \x7F~{~ap \x7F`~\x7Fcazp} \n \x7Fu`fu}bx{ zrp}bx{ \n agubgxz \n ra\x7F{uaz \x7Fxz azpg~z \n xa\x7F~{lw~rp} \x7F~b`uq{u} \n \x7Fp|o \n \x7F`~fuaa~` \n }ps`cwz \n \x7F`~q \n txps}~abxz txps}~abx`~rp \n p}~|p{ rkq`~a \n rkq~`z am|\x7F{x`~rp} \n z~``u{of \n |pazx`~rp az`krp ~quw{xgxrp} \n aq~` ~hxq~z \n \x7Fptu} z`pe rk{ub c\x7Fpab \n abpbca a~ab~o} \n ab`p}xfp abpbca \n ~qa{cvxrp} \x7F~ttu`vz \n ~bgub a~~qi \n tu\x7F{ `pwru`bkrp} rkzpb \n `u{xw rk\x7Fcaz ru`a \n \x7F~abu\x7Fu} \x7F~mbp\x7F} `pazpbz \n zp}p`uxz \x7Fx{~b \n \x7Fu`uz{ngu} ax}u-wu{u} \n d{ps \x7Fu`uz{ngpbu{ \n ~z`cvu} a`ut \n \x7F`~tpzh} \x7F`~t q~ur \n abuxtvx}s \n \x7Fua~g}xf \n au`ru` |phx} e~ab \n rx`bcp{z rx`bcp{l}po |phx} x}abp}a \n z~}bux}u` \n ~q`pw \n `uuab` `usxab` \n zcqu`}ubua zcqu` \n \x7F~t \n z{pabu` \n cwu{ }~t \n ~q{pz ~q{pg} \n {~zp{l} \n e~abx}s `pw|uip \n quaau`ru`} {o|qt \n x}d`pab`czbc` \n rktu{ \x7F~ts~b~rz \x7F`~rxvx}x}s \n }pab`~xz z~}dxsc`pf }pab`~ \n \x7Fu`u|u} \n auz`ub cgub}ku tp \n |pahbpqx`~rp} |pahbpqx`~rp \n c|u}lh a~z`pb \n qp{p}ax`~rixz qp{p}ax`~rz \n \x7F`~za \n h{nw \n |p`h`cb |p`h`cbxwpf \n `utx`uzb \x7Fu`u}p\x7F`pr{u} \n t~| \n au`bxdxzpb \n dpx`r~{ q`p}t|pcm` \n aub aubur \n ~d{px} prb~}~|} \n ~}{px} \n \x7F~`b \n `usx~} w~} \n \x7Fu`uwp\x7Fcaz \x7Fu`uwp\x7Fcab `uabp`b \n wp\x7Fcaz abp`b wps`cwz \n ~abp}~rz wpru`hu} rkz{ng \n \x7F{pr} z~``uzb} \n quw \x7F`~ab~ \n ctp{ tux}abp{{of \n cabp}~rz cabp}~r \n a{cvq tu|~} au`rxa \n |xz`~au`rxa \n |~}~{ \n ab~x|~ab wpb`pb t~` \n tuhur \n `uac`a \n }uerpbzp \x7Fp|ob \n cbugz \n `uwu`rx`~rp} xwqkb~g} \n zpbpab`~d prp`xx} \n cab~xgxr }ptuv} \n \x7F`ut~e`p}xbu{ \n p`budpzb \n \x7Fpx\x7F{px} z~}ruxu` \n wu`zp \n x}bu`duxa \n d`~}bu}t z{xu}b \n qmzu}t au`ru` \n q`pcwu` \n z}~\x7Fz \n z{xz }pvp }pvpb \n zpap} bp\x7F \n vuab arpx\x7F \n \x7Fu`ubpazxrp} \x7Fu`ubpi \n }prutu} e~ru` \n txp{~s ~z} |~tp{z \n \x7F~\x7Fp\x7F \n \x7F~tazpwz bc{bx\x7F \n b~ab crut~|{u} \n qp}}u` \n ~ru`{ }p{~vu} \n a\x7Fx}}u` \n wps`cwz wps`cvp \n x}txzpb~` \x7F`~s`uaa \n `paz{ptz ru`abz |pzub \n ptp\x7Fbxr} ~bwkrgxr \n aubz \n rk`pr}xrp} rk`~r}o \n ~babc\x7F \x7F~{ \n \x7Fu`uz`kb }p{~vu} \n \x7Fu`u\x7F~{}u} \n \x7F`~z`cbz az`~{{ \x7F`~z`cgxrp \n quaz~}ug} \n wpz`u\x7F{u} {x\x7Fz \n |pahbpq cru{xg wc| \n `pw|u` \n frub frub~r \n \x7Fp{xb` \n z~}b`pab gxbpu| \n h`xdb \n xz~}z w}pg~z \n m|~tw a|px{xz \n {~s~bx\x7F q`u}t \n prpbp` \n p}x|pf p}x|x`~rp \x7Fu`ue~t \n |u`fp} |xsp tu`sp \n \x7F{pr} s{ptz \n {ps \x7F~tb~`|pvxrp} \n d~`| p}zub \n rr~t \n \x7Fugpbp }pqx`p \n guzq~za d{pv~z sp{~gz \n `ptx~z}~\x7Fz \n rk\x7Fptpnixx a\x7Fxa~z \n \x7Fu`uz{ngpbu{ \x7Fu`uz{ng \n \x7F~{wc}~z a{pxtu` \n \x7F{uxae~{tu` wp\x7F~{}xbu{ \n |ubz \x7F~t\x7F o`{kz \n rp{xtpf \x7F`~ru`z \x7F`~ru` \n ~qowpbu{l} \n }u~qowpbu{l} ~\x7Ffx~}p{l} \n ~b\x7F`pr ~b\x7F`prz \n prb~t~\x7F~{}u} \x7F~tazpwz \n \x7F`ut{~v \x7F`ut{~vu} \n a\x7Fxa~z \x7Fu`ugu} \n bpq{xf \n zp`b~gz \x7F{xbz \n rz{ptz \n |u} \n }prxspf \x7Fu`uxb \n e{uq}ku z`~hz \n apxtqp` \n bc{qp` \n wps~{~r~z hp\x7Fz \n \x7F~trp dcbu` \n wps~{~r~z }pwrp} \n ab`p}xf \n mz`p \n aak{z \n pt`ua c`{ aak{z \n a{ps \n tx\x7F{x}z \n bu| ~d~`|{u} \n bu|} }~g} \n arub{ \n abx{ \n t~abc\x7F} \n a{u\x7F }uw`og \n d~zca \n z{prxpbc` \n |kh \n rkq`p rkq~` rktu{ \n z~\x7Fx`~rp rabpr qcdu` ~q| \n ~b|u} ~b| \n \x7F~rb~` ru`}cb \n `pwru`}cb `paz` \n aru`}cb ar~`pgxrp \n \x7F~zpwp ~b~q`pvp rxtx| \n az`kb a\x7F`obp \n rz{ng pzbxrx`~rp \n ~bz{ng rkz{ng tupzbxrx`~rp \n `u}tu`x}s ~b`xa~rz `xa~rp \n \x7Fu`u`xa~rz `u`u}tu` \n au`ru`}kx `u}tu`x}s \n sxt`pbpf \n ~t}~ab`p}xg}~u \x7F`x{~vu} \n z~|\x7F~}u}b rxtvub \n hpq{~} \n ar~xabr \n a~ab~o} \n m{u|u}b bus \n |pabu` \x7F~hps~r \n ~}q~`tx}s w}pz~|abr \n bc` `cz~r~tabr \n |~qx{l} bu{ud~} \n \x7F{p}hub \n }pab~{l} z~|\x7Flnbu` tuazb~\x7F \n p}t`~xt \n pxd~} ios \n \x7F`x{~vu} \x7F`~s`p|| \n apxb ruq-apxb \n s{pr} {u}tx}s \n ~`xu}bpf \x7F~r~`~b \n rk`uw gu{z \n s`p}xf `p|z \n bu} \n d~} \n \x7F`~w`pg} \n az`cs{u} cs~{ \n txwpx} |pzub \n ct~qabr nwpqx{xb \n wp\x7Fcbp }u\x7F~}ob} \n \x7F~tbru`t \x7F~tbru`vtu} \n wpz` \n ~bz` ~bz`kb \n }pwpt ru`}cb \n xwq`p wpz{ptz \n w}pg~z quxtv \n zp`cau{ a{pxtu` \n \x7F~{lw~rpbu{ nwu` \n z{xu}b \x7F~zc\x7Fpbu{ \n s~ab \x7F~aubxbu{ \n pzzpc}b cgub}po wp\x7F \n \x7F`~dx{ \n re~t r~xb {~sx} prb~`xwpf \n rke~t rkxb `pw{~sx} \n `usxab`pf wp`usxab`x`~rp \n pcbu}bxdxzpf \n prb~`xwpf \x7F`pr \n \x7Fp`~{ \n trcedpzb~`} \n utx}kx re~t \n qx~|ub` ~b\x7Fugpb~z \n auaa aup}a \n b~z \n `~{ \n `pw`uhu} \x7F`pr t~abc\x7F \n pt|x}xab`pb~` pt|x} \n r{ptu{uf \n ~`sp}xwpf z~|\x7Fp} \n z~|p}t s`c\x7F\x7F \n cgpab}xz g{u} \n \x7F`xs{pa \x7F`xs{phu} x}rpxb \n qp} wpq{~zx`~rp \n x|\x7Fu`a~}pf \n \x7F~t\x7Fxaz \n bp`xd \x7F{p} \n \x7F`~q} b`xp \n ~q}~r{u} p\x7Fs`uxt \x7F~rka \n \x7F~}xw tpc}s`uxt \n \x7F`~t{ \x7F`~t{u} \n ~b\x7Fxap ~b\x7Fxaz \n ~bb~z \n {xfu}w |uab \n a~s{pa \n \x7F`xrpb} z~}dxtu}fxp{l} \n {xg} \x7Fu`a~}p{l} \n \x7F`ut\x7F~gbu} }pab`~xz \n }xz \n z~}bpzb \n \x7F~ttu`vz bue\x7F~ttu`vz \n bxzub wporz \n vp{~q vp{~rp \n ~q`pb}po arow ~bw \n ~\x7F`~a p}zub \n a~b`ct}xz `pq~b}xz \n \x7F~abprixz ru}t~` \n \x7Fp`b}u` \n {xt \n \x7F{pbuv ~\x7F{pb \x7F{pb \n a\x7Fxap a\x7Fxap} \n agub agub-dpzbc` x}r~xa \n guz zrxbp}f \n wpzpw wpzpwp \n zc\x7F \x7F~zc\x7Fz \n \x7F`~tp \x7F`~tpv \n z~`wx} \n zpaa \n |pspwx} \n b~rp` \x7F`~tczb \n zpbp{~s \n wp\x7Fpa ~abpb~z az{pt \n fu} \n z~|xaa aq~` \n azxtz zc\x7F~} \x7F`~|~z~t \n r~wr`pb \n gp`tvqmz a\x7F~` \n r~wr`pb \n }p{~s }ta \n rp{nb \n tu}ls \n ac|| \n xb~s ac|| raus \n qp{p}a ~abpb~z \n z~hu{uz \n qp}z \n \x7Fu`ur~t \x7Fu`uruab \n zp`b zp`b~gz \n rk\x7F{pb rkr~t \n tu\x7F~w \x7F~\x7F~{}u} prp}a \n t~{s wpt~{vu} \n }p\x7F~|x}p} \n aru`z aru` \n qcesp{bu` cgub s`~aaqce \n |~hu}}xguabr d`~t \n t~e~t rk`cgz \n \x7F`xqk{ |p`v \n qntvub \n a|ub \n t~s~r~` z~}b`pzb \n t~abprz ~b\x7F`prz \n ~ba{uvxrp} \x7F~ak{z \n pt`ua \n q`~}x`~rp} q`~} wpq`~}x`~rp \n ~b| p}}c{x`~rp} \n ~ru`qczx}s \x7Fu`u\x7F`~tpv \n pczfx~} abprz \n {~o{l}~ab qp{{ q~}ca \n z`x\x7Fb~rp{nb q{~zgux} \n \x7F`~tpruf |u`gp}b \n `uz{p| ~qjor{u} \n \x7F~gb \x7Fxal| x|ux{ \n ~b\x7F`pr ~b\x7F`prz \x7F~a{p \n \x7F~{cg \x7F~{cgu} \x7F`x}o \n re~to oixz \n a\x7Fp| \n ~baz~z }ut~abpr{ \n r{~vu} \x7F`xz`u\x7F \n `paak{z \n crut~|{u} crut~| ~\x7F~ruiu} \n a|a mam|ma \n }p\x7F~|x}p} }p\x7F~|} \n gpb quaut \x7Fu`u\x7Fxaz \n b`ut ~qacvtu} rubz \n z~||u}bp` wp|ugp} \n ~brub \n c\x7F~|x}p} c\x7F~|o}cb \n wr~}~z \x7F~wr~} \n rab`ug a~ruip} \n t~zc|u}b \n \x7Ftd \n \x7Fugp \x7F`x}bu` `pa\x7Fugpbp \n azp}x`~rp azp} \n `pa\x7F~w}prp}xu buzab \n dpx{ \n \x7Fp\x7Fz zpbp{~s tx`uzb~` \n wps`cw wps`cwz rks`cw \n azpgp azpgxrp} wps`cwz \n ax}e`~}xwpf ax}e`~}xwx`~rp \n \x7F~tu{ \n a~b`ct}xguabr \n `utpzbx`~rp \x7F`prz `utpzb~` \n gu`}~rxz \n \x7Fcq{xz~rp ~\x7Fcq{xz~rp \n \x7F`ut\x7F`~a|~b` \x7F`ur \n xw~q`pvu} zp`bx}z d~b \n |x}xpbn` \x7F`ur \n ~q`uwp zpt`x`~rp \n az`x}h~b \n ruzb~` ruzb~`} \n `xa~rp `xa~rp} \n \x7Fxzau{ `pw`uhu} \n `pw|kb }ugubz \n zp|u` \n wrcz pct \n |xz`~d~} \n `ug s~{~a \n b`p}az`x\x7Ff `pahxd`~rz \n ~wrcgz \n |cwkz \x7Fua} b`uz \n s`~|z~ab \n rxtu `~{xz dx{l| \n r~a\x7F`~xwrutu} \x7F{uu` \x7F`~xs`p \n wp\x7F wp\x7Fxap \n z~tuz z~tx`~rp} \n acqbxb` \n zpt` \n zp`b \n |uab~\x7F~{~vu} |uab z~~`tx}pb \n su~z~tx`~rp} hx`~b t~{s~b \n `paab~o} txabp}f \n |p`h`cb \n xs` \n xs`~z \n c`~ru} \n agub ~gz \n ab~{z}~ru} z~{{xw \n dxwxz ax|c{of \n a\x7F`pxb buzabc` \n huxtu` s`pdxz \n |~tu{ aubz b`ue|u`} \n cab`~xabr \x7F`xq~` \n tpbgxz au}a~` \n bu|\x7Fu`pbc` \n \x7F`~hxrz |xz`~z~}b`~{{u` \n \x7F`~h \x7F`~hxrz \n c|}kx t x}bu`}ub rui \n q{nbca qua\x7F`~r~t} \n rpxdp \n qpbp`u pzzc|c{ob~` wp`ot \n \x7Fxbp} m}u`s \n zpqu{ \n t`pxru` \n `~q~b \n hb`xez~t zcp` \n axs}p \n hc| \x7F~|ue \n zp{xq`~rz zp{xq`~rp \n tpb tu} \n r`u| gpa \n |ubzp r`u|u} bpx|abp|\x7F \n gpa~r~x \x7F~oa bpx|w~} \n rau|x`}~u r`u| \n {ub}uu r`u| \x7Fu`ur~t gpa \n zp{u}tp` \n tu} uvut}ur} \n }utu{ uvu}utu{l} \n |uaof uvu|uaog} \n s~t uvus~t} \n gpa uvugpa} \n |x}cb \n auzc}t \n |x{{xauzc}t \n \x7F~{}~g \n rke~t} \n \x7F`pwt}xz ~b\x7Fcaz \n `pq~gxx tu} qct} \n tu}l `~vtu} r~w`pab \n t{xbu{l} \x7F`~t~{vxbu{l} \n x}bu`rp \x7Fu`x~t \n txp\x7Fpw~} \x7F`~|uvcb~z \n }pgp \n z~}uf ~z~}gp} \n \x7F`~h{ \x7F`~huth \n qctci \n aus~t} auxgpa \n rgu` wprb` \n }utpr} \x7F~a{ut} \n gpa `paax}e`~}xwpf \n |~}~b~} \n rxa~z~a} \n d~`|pb tpb \n \x7F`x rab`ug \n zrp`bp \n \x7F`~h{ xabuzh \n owkz \n \x7Fu`ur~t \n x}bu`}pfx~}p{xwpf {~zp{xwpf |}~s~owkg} \n {~zp{ \n p}s{xxaz \n }u|ufz \n d`p}fcwaz \n xa\x7Fp}az \n \x7F~`bcsp{laz \n `caaz zx`x{{xf \n zxbpxaz \n o\x7F~}az \n z~`uxaz \n p`pqaz \n buzab \n ab`~z \n ax|r~{ qczr \n z~tx`~rz \n z`pz~woq` \n txpz`xbxz ctp`u} \n \x7Fu`u}~a \n \x7F`~qu{ \n `usxab` wps{pr} ab`~g} \n a{~r bu`|x} \n \x7F`ut{~vu} d`pw \n pqwpf `pwtu{ \n d~`|c{x`~rz \n ~\x7Fugpbz ~`d~s`pd \n s`p||pbxz \n |}~vuabru}}~u gxa{ \n ax}~} \n a~z`piu} pqq`urxpbc` \n `usc{o`}~u rk`pvu} `usc{o`z \n \x7F~tab`~z a~tu`v \n \x7F`udxza \x7F`xabprz \n acddxza ~z~}gp} \n `pwtu{ `pwq \n z~}zpbu}pf az{u \n `pwtu{xbu{ \n zprkgz \n mz`p}x`~rp} mz`p}x`~rp \n |p`ztpc} `pw|ubz \n `uwn| \n gxa{ }~|u` \n fu{~u gxa{ \n t`~q} tuaobxg} \n ~z`cs{u} ~z`cs{ \n b~g}~ab \n \x7Fu`u\x7F~{}u} \n ~b`xfpbu{l} \n }~{ }c{ \n \x7F`~fu}b t~{ \n ~b}~hu} a~~b}~hu} \n utx}xf \n z~}ru`bpf \x7F`u~q`pw~rp \n rua |paa \n `pw|u` \n |pzax|c| |pzax|p{l} \n |x}x|c| |x}x|p{l} \n `pwtu{xbu{l bkaog \n rkgxa{ `pagub agxbp \n a{~v ac|| \n a{cgpx} `p}t \n euh emh z~}b`~{l}po ac|| \n xtu}bxdxzpb~` \n qpxb \n \x7F~xaz xazp }pxb \n \x7F~{}~buzab~r \n }ugubz \x7F`xq{xwxbu{l} \n au|p}bxguaz a|ka{~r \n z{ngur~u a{~r \n `uwc{lbpb \n a~r\x7Fptu} a~~brubabr \n `p}vx`~rp} `uxbx}s `p}s \n \x7Fu`u`p}vx`~rp} \n `u{urp}b} c|uab} \n ~fu}z qp{{ az~` \n ~fu}z `uxbx}s \n \x7F~e~v ae~tabr \n `pw} ~b{xg `pw{xg \n `uz~|u}tpf `uz~|u}t~rp \n q{xvpxh a~aut \n m|quttx}s ruzb~` \n |~tu{ }ux`~aub \n owkz~rpo |~tu{ }ux`~aub x \n xazcaabru}}kx x}bu{{uzb x \n \x7F`~|\x7Fb \x7F~tazpwz wp\x7F`~a \n psu}b paaxabu}b \x7F~|~i}xz \n gpb-q~b q~b \n x}ab`c|u}b \n b~z \n z~}buzab \n sp{{nfx}pf rktc|p \n \x7F~xaz a t~\x7F~{}u} \n d`ps|u}b gp}z zca~z \n ~qcgu} ~qcgp b`u}x`~rz \n t~~qcgu} dpx}bn}x}s \n x}du`u}a \x7F`utazpwp} \x7F`~s}~w \n \x7F`~s}~w \x7F`~s}~wx`~rp \n z{paaxdxzpf z{paaxdxfx`~rp \n zpbus~` rxt \n bus |ubz \n `pw|ubz p}}~bpf \n z{pabu`xwpf z{pabu` \n tpbpaub z~`\x7Fca }pq~` tp \n \x7F`xw}pz \n b~g}~ab \x7F~{}~b \n ~fu}z ~fu} \n qu}g|p`z a`pr}u} \n \x7Fu`u~qcgu} \n a|uiu} \x7F`utrwob \n \x7F~bu` \n s`ptxu}b \n m\x7F~e xbu`pf \n rxtu~zp`b \n zrp}bxwpf zrp}b~rp} \n bu|\x7Fu`pbc` \n `paacvtu} |kh{u} \n |~tu`pf ~s`p}xgxbu{ \n x}juzf ~qe~t \n ~q}p`cv `pa\x7F~w}prp} tubuzf \n xwr{ug xwr{ugu} \n az`p\x7Fx}s \x7Fp`ax}s z`pc{u` \n su}u`pf a~wtp asu}u`x`~rp \n \x7Fp|o \x7F~|} ra\x7F~|} \n abpbxabxz \n a`ut} \n |utxp \n txa\x7Fu`a ~bz{~}u} \n `pa\x7F`utu{u} \n ru`~ob} \n w}pgx| t~ru`xbu{l} \n z~``u{of arow \n `us`uaa \n b`u}t bu}tu}f \n mza\x7Fu`x|u}b ~\x7F \n s`pdxz txps`p|| \n rxwcp{xwpf \n ~ \n {usu}t \n aeu| txps`p|| \n mza\x7F~`b rks`cwz mza\x7F~`bx`~rp \n x|\x7F~`b x|\x7F~`bx`~rp wps`cw \n wps`cwz \n z~}ruxu` tp \n d~`|pb d~`|pbx`~rp \n far \n m{uzb`~}}po bpq{xf mzau{ \n tvuxa~} \n xzam|m{ \n o|{ \n z~{~}~g} \n tr~xg}kx d~`|pb \n p`e \n `pa\x7Fpz~rp `pwp`exrx`~rp \n \x7Fp`ax}s `pwq~` \x7Fp`a \n z~tx`~rp z~tx`~rp} \n tuz~tx`~rp tuz~tx`~rp} \n tr~xg} qx}p`} \n |ubptp \n tp} \n p}p{xw p}p{xwx`~rp \n \x7F~zpwpbu{ fu{ \n z~}ru`a r~`~}z \n wp\x7Fcab wp\x7Fcaz }pgp abp`b~rp \n ~abp}~r ~abp}~rz \x7F`uz`pb wpru`h \n wpru`h wpru`hu} wpz~}g z~}uf \n \x7F`x~abp}~r \x7Fpcw \x7F`x~abp}~rz \n \x7F`~t~{v r~w~q}~r \x7F`~t~{vu} r~w~q}~r{u} \n \x7Fu`uwp\x7Fcab \x7Fu`uwp\x7Fcaz \x7Fu`uwps`cwz \n ~b|u} ~b| \x7F`u`rp \x7F`u`krp} \n a~e`p} e`p} ~abpr ctu`vxrp \n ~bq`~a ~bzpwp rkzx}cb aq`~a \n t~qpr t~qpr{u} rabpr r}uab \n ctp{ ctp{u} cq`p abu`ub \n xw|u} xw|u}u} |u}o \x7F~|u}o \n wp|u} wp| \x7F~t|u} \n \x7Fu`uxb \x7Fu`ue~t \x7Fu`uz{ng \x7Fu`uz{ngu} \n \x7Fu`ux|u}~rp \x7Fu`ux|u}~rp} \n \x7Fu`u|uab \x7Fu`u|uiu} \x7Fu`u}uab \x7Fu`u}~a \n z~\x7Fx`~rp z~\x7F z~\x7Fx`~rp} z{~}x`~rp \n rabpr rabprz \n ~b\x7F`pr ~b\x7F`prz \x7F~a{p \x7Fu`utp \n \x7F~{cg \x7F~{cgu} \x7F`x}o \x7F`x \n \x7F~{cg xwr{ug \x7F~{cgu} wpq`p \n tpb \x7F`ut~abpr rktp ~qua\x7Fug \n \x7F~zpwp ~b~q`pw ~b~q`pvu} \x7F~zpw \n az`kb a\x7F`obp \x7F`obp \n }pxb \x7F~xaz xazp ~q}p`cv \n xazp \x7F~xaz \n \x7F~bu`o \x7F~bu` bu`o cb`pb \n xaguw}cb \x7F`~\x7Fpab xaguw}~ru} \x7F`~\x7Fpv \n \x7F~or \x7F~or{u} r~w}xz}cb \n \x7F`~xw~xb a{cg \x7F`~xae~t r~w}xzp \n gxbp gbu} \x7F`~gxbp agxbp \n \x7Fxap wp\x7F }p\x7Fxap wp\x7Fxap \n ~bz` ~bz`kb \n wpz` wpz`kb \n vtpb ~vxtp} \x7F~t~vtp ~vxtp \n wptu`vz wptu`vp ~b{~v \x7F`~|ut{u} \n ~b{~v ~bz{ptkrp \x7Fu`u}uab ~ba`~gz \n \x7F`~\x7Fcab \x7F`~\x7Fcaz ~\x7Fcab ~q~xb \n xs}~`x`~rp xs}~`x`~rp} \x7F`u}uq`ug \n ~\x7Fcab xaz{ng xaz{ngu} c\x7Fcab \n xaz{ng xaz{ngu} \n rz{ng rz{ngp a~tu`vp rz{ngu} \n `pw`uh `pw`uhu} \x7F~wr~{ t~\x7Fcab \n wp\x7F`ub wp\x7F`uip wp\x7F`ui \n xwqusp xwquvp ~q~xb \n \x7F`ut~br`pb \x7F`ut~br`piu} \x7F`u\x7Fobabr~rp \x7F~|uhp \n \x7F`ut\x7F~gxbp \x7F`ut\x7F~gbu} \x7F`ut\x7F~gbxbu{l} \n rkq`p rkq~` rkqx`p \n `uh `uhu} ~\x7F`utu{ \n a~s{pa t~s~r~` t~s~r~`u} \n }ua~s{pa r~w`pvp a\x7F~` `pw}~s{pa \n ~bzpwp ~bzpw ~bz{~} ~bru`s}cb \n }cvtp }cv} b`uq~rp }u~qe~tx| \n b`uq~rp b`uq~rp} \x7F~b`uq~rp \n e~bub vu{p vu{p} \n ~vxtp ~vxtp} `paagxbkrp \n \x7F`ut\x7F~{~v \x7F`ut\x7F~{~vu} t~\x7Fciu} \x7F~{psp \n rkwrp rkwkrp \x7F`xgx} \x7F`xruab \n a{~|p \x7F~{~|z {~|p \n xa\x7F`pr xa\x7F`pr{u} \x7F~gx} \x7F~gx}z dxza \n `uh `uhu} `pw`uh \n c{cgh c{cghu} ca~ru`hu}abr~rp t~`pq~bp \n cecth cecthu} tus`ptpf ecv \n `pq~bp `pq~b dc}zfx~}x`~rp \n `pq~b b`ct wptpg \n wp\x7Fcab rk\x7F~{} rk\x7F~{}u} wp\x7Fcaz xa\x7F~{} \n rk\x7F~{} atu{p ~aciuabr rk\x7F~{}u} \n aq~ \x7F`~rp c\x7Fpab ~hxqz \n ca\x7Fue ca\x7Fuh} ctp \x7F`uca\x7Fub \n \x7F~rb~` \x7F~rb~`u} \x7F~rb~`o \n \x7F~rb~` \x7F~rb~`} \x7F~\x7Fkbz `ub`p \n \x7Fu`utu{p \x7F~rb~` wp}~r \n \x7F~\x7F`~q~rp \x7F~\x7Fkbz \x7Fkbp \n `pwtu{ `pwq `pwtu{u} `pwqxu} \n a~utx} ~qjutx} a~utx}u} \x7F`xa~utx} \n a{xb a{xo} ~qjutx} |u`v \n a~r|uab z~|qx}x`~rp a~gubp} ~qjutx} \n ~btu{ `pwtu{u} xw~{x`~rp ~btu{l} \n s`c\x7F\x7F s`c\x7F\x7Fx`~rp as`c\x7F\x7Fx`~rp \n a~`bx`~rp a~`bx`~rz c\x7F~`ot~g \n ~`sp}xw~rp c\x7F~`ot~g `pa\x7F~{~v \n agxbp z~{xguabr \x7F~tagub agub \n xw|u` xw|u`u} wp|u` \n a`pr} a`pr}u} \n \x7F`~ru` \x7F`~ru`z \x7F`~ru`o \n \x7F~tbru`t \x7F`~ru` ct~ab~ru` \x7F~tbru`vtu} \n sp`p}bx`~rp ~qua\x7Fug sp`p}b \n csptp t~sptz \x7F`ut\x7F~{psp \n ~fu} ~fu}z \x7F`xzx}cb \n w}pb w}p} xwruab} \n \x7F~}o \x7F~}x|p} \x7F~}x|p \n ~qjoa} ~qjoa}u} \x7F~oa} \n ~\x7Fxap ~\x7Fxap} \n a\x7F`~a r~\x7F`~a wp\x7F`~a \n ~brub \n wp\x7F`~a \x7F`~a \x7F`~alq \n azpwp a~~qi c\x7F~|o}cb \n crut~| crut~|{u} ~\x7F~ruab ~\x7F~ruiu} \n \x7F`utc\x7F`ut \x7F`utc\x7F`uvtu} \n a~~qi ~bgub t~{~v a~~qiu} \n ~qjor ~qjor{u} p}~}a \n ~qact ~qacvtu} `pws~r~` txazcaa \n \x7F`ut{~v \x7F`ut{~vu} \x7F~a~rub~rp `uz~|u}tpf \n \x7F`ut{~v \x7F`ut{~vu} \n vp{~rp vp{~q \n ~quip ~quip} ~qowpbu{labr \n rkwrp rkw rkwkrp \n wr~}~z a~wr~} rab`ug \n xa\x7F~{lw~rp xa\x7F~{lw~rp} \x7F`x|u}o \x7F`x|u}u} \n \x7F`x|u} \x7F`x|u}u} \n \x7F`x}o r}ut` r}ut`u} \n \x7Fu`uxa\x7F~{lw~rp \x7Fu`uxa\x7F~{lw~rp} \n tu{ ~qi `pwtu{o a~r|uab} \n r{ptub r{ptu{uf \x7F`x}pt{uvp \n \x7F`x}pt{uvp ~b}~a \n wprxaub wprxax| \n \x7F~{psp `paagxbkrp ~\x7Fx`p \n \x7F~ttu`vxrp \x7F~ttu`vz \n \x7F~|~g \x7F~|~i \x7F~ttu`vz \n ~s`p}xg ~s`p}xgu} {x| \x7F`utu{ \n ~s`p}xgu} ~s`p}xgxrp \n `pab `~ab cru{xgxrp \n cru{xg cru{xgu} \x7F~rka \x7F~t}o \n c|u}lh a}xw c|u}lhu} a}xvu} \n c|u}lh avpb a~z`pb \n a~z`pb ~q`uwp cz~`~b \n `pahx` `pahx`u} \n aq`~a ~q}c{ \n r~aabp}~r r~aabp}~r{u} ru`}cb \n r~aabp}~r r~aabp}~r{u} \n ~b|u} ~bzpb ru`}cb \n ~bzpb ru`}cb \n rkwrp a`pqpbkrp b`xssu` wp\x7Fcab \n ~q`pq~bp ~q`pq~bz ~q`pqpbkrp \n ~q`pq~bp ~q`pq~bz \n c\x7F`pr{o c\x7F`pr{u} pt|x}xab`x`~rp \n c\x7F`pr{o z~}b`~{ z~}b`~{x`~rp \n \x7F`u~q`pw~rp \x7F`u~q`pw~rp} z~}ru`bx`~rp z~}ru`bpf \n b`p}ad~`|x`~rp \x7F`u~q`pw~rp} \n ~qu`}cb ~qu`bz x}zp\x7Fac{x`~rp \n su}u`x`~rp su}u`pf asu}u`x`~rp a~wtp \n a~wtp a~wtp} wpruab \n \x7F~ab`~ a~q`p aq~`z \x7F~ab`~u} \n `pw`pqpbkrp `pw`pq~bz \x7F`~s`p||x`~rp \n `up{xw~rp `up{xwpf r}ut` \n \x7F`~uzbx`~rp \x7F`~uzbx`~rp} txwpx} a\x7F`~uzbx`~rp \n wps`cw wps`cwz \n e`p} e`p}u} a~e`p} \n a~e`p} a~e`p}u} \n ~q}~r ~q}~r{u} pzbcp{xwx`~rp \n ~q}~r p\x7Fs`uxt \x7F~rka \n \x7F~}xw tpc}s`uxt ~bzpb \n ~q}~r \x7Fu`uwps`cw \n ax}e`~}xwx`~rp ax}e`~}xwpf \n \x7F~tz{ng \x7F~tz{ngu} a~utx} a~utx}u} \n ~bz{ng `pwjutx} ~bz{ngu} \n \x7F`xz`u\x7F \x7F`x{~v r{~vu} \n rz{ng rz{ngu} pzbxrx`~rp \n rkz{ng ~bz{ng tupzbxrx`~rp ~bz{ngu} \n wptp cabp}~r \x7F`xar~ \n }pab`~ }pab`~xz z~}dxsc`x`~rp z~}dxsc`pf \n cabp}~r cabp}~rz \n \x7F~ts~b~r \x7F~ts~b~rz \n ~\x7Fcq{xz~rp \x7Fcq{xzpf rk\x7Fcab \n t~abpr t~abprz \x7F~abprz \n `pwru`}cb `pwru`bkrp} tu\x7F{ rkzpb \n buabx`~rp buab \x7F`~ru` buabx`~rp} \n p}p{xwx`~rp p}p{xw xaa{ut~rp `pw~q`p \n xaa{ut~rp `paa{ut~rp `paa{ut~rp} xwcg \n txps}~abx`~rp txps}~abxz ~b{pt \n ~q}p`cv ~q}p`cvu} rkor wp|ub \n ~q}p`cv ~bz` cw}p \n wp|ub wp|ugp }pq{ntp \n a|~b`ub rws{o}cb \x7F~a|~b`ub \n }pq{ntp a{ut ~ba{uvxrp \n |~}xb~`x}s ~ba{uvxrp }pq{ntu} \n ~ba{uvxrp ~ba{uvxrp} a{ut \n ~\x7F`utu{ rkor xtu}bxdxfx`~rp ~\x7F~w}p \n `pa\x7F~w}p `pa\x7F~w}prp} cw}p \n `pw{xgp ~b{xgp \n ~\x7F`utu{ ~\x7F`utu{u} wptp \n czpwp cb~g} a\x7Fufxdxfx`~rp \n ~qjor ~qjor{u} tuz{p`x`~rp \n czpwkrp ~q~w}pgp \x7F~zpwkrp \n w}pg ~w}pgp w}pgu} a|ka{ \n \x7F~t`pwc|urp ~w}pgp \n aak{p aak{z ~b}~a \n c\x7F~|o}cb c\x7F~|x}p} \n \x7F~|} ra\x7F~|} wp\x7F~|} \n wpq wpqkrp \n }p\x7F~|} }p\x7F~|x}p} \n cg xwcg cw}p c`~z \n cg ~qcgp ~qcgu} \n tc|p agxbp \x7F~{psp \n `paa|pb`xrp cgxbkrp `paa|~b`ub \n ~fu} ~fu}z ~fu}xrp \n rkgxa{ rkgxa{u} `paagxbp `pagub \n ~z`cs{ ~z`cs{u} \n \x7F{p} \x7F{p}x`~rp wp\x7F{p}x`~rp \n `pa\x7Fxap} \x7F{p}x`~rp wp\x7F{p}x`~rp s`pdxz \n ~`sp}xw~rp ~`sp}xwpf \n z~~`tx}x`~rp a~s{pa~rp z~~`tx}pf \n a~b`ct}xgp a~b`ct}xguabr a~r|uab} \n }pw}pg }pw}pgu} \x7F`xar~ \n rktu{ rktu{u} `pa\x7F`utu{ \n `pa\x7F`utu{ `pa\x7F`utu{u} `pwtp \n tu{usx`~rp \x7F~`cg \n ~t~q` ~t~q`u} cbru`t a~s{pa~rp \n \x7F`x}o \x7F`x}x|p \x7F`x \n ~bz{~} ~bru`s}cb ~bz{~}u} \n \x7F`~ru` `ur `ufu}w \x7F`~a|~b` \n pct \x7F`~ru`z `urxw \n wpixb wpixip \n pbpz pbpz~rp rw{~| \n `paz` rkabpr ~bz` \n cbugz cbuzp \n q{~zx`~rp q{~zx`~rz \x7F`u\x7Fobabr~rp \n `pwq{~zx`~rp \n q{~zx`~rz wpq{~zx`~rp wp\x7Fu`ub \n ~ar~q~t ~b\x7Fcab \n wprxa}cb wprxap} wpab`o wprxa \n c\x7Fpab \x7Fptu} z`pe rk{ub \n ~b\x7F`pr b~{zp \x7Fch wp\x7Fch \n bo}cb wpq`p azpgp \n wps`cw wps`cwz rks`cw \n azpgp wps`cw azpgxrp} \n x|\x7F~`b x|\x7F~`bx`~rp \n mza\x7F~`b mza\x7F~`bx`~rp rks`cw \n xwr{ug xwr{ugu} rktu{ \n a~q`p aq~` a~qx`p \n }pzp\x7F{xrp }pz~\x7F{u} azp\x7F{xrp \n a~q`p a~qx`p \n dx{lb` dx{lb`~rp ~bdx{lb`~rp \n a~r\x7Fptp a~r\x7Fptu} a~~brubabr~rp \n }ua~~brubabr `pae~vtu} }ua~r\x7Fptu} \n \x7F~te~t a~~brubabr~rp s~t \n ptp\x7Fbx`~rp \x7F`xa\x7F~a~q \x7F~tab`~ \n }pab`~ \x7F~tab`~ `usc{x`~rp z~``uzbx`~rp \n \x7Fu`uruab \x7Fu`ur~t \n x}bu`\x7F`ubx`~rp b~{z~rp \n rabpr rabprz \n \x7F~{~v \x7F~|uab \x7F~abpr \n rwob q`pb wp}x|p \n \x7F`x}uab \x7F`xruab \n \x7F~zx}cb cxb ~abpr \n rruab r~xb rr~t re~t \n rkxb rke~t \n ru`}cb r~wr`pb r~wr`pip \n t~abxg t~abxs}cb t~xb \n \x7F`urka \x7F`urkhu} \n t~abxg t~abxvu} t~q \n a{ut~rp a~q{ntp \x7F`xtu`vxrp \n a~~brubabr~rp a~q{ntp a~~brubabr \n }p`ch }p`chu} \n \x7F`x}ct }prowp \n wpabpr \x7F`x}ctxbu{l} rk}ct \n \x7Fu`u~\x7F`utu{ \x7Fu`uz` \x7Fu`u~\x7F`utu{u} \n \x7Fu`uwp\x7Fxap wpbu`ub \x7Fu`uwp\x7F \n \x7Fu`u\x7Fxap \x7Fu`u\x7Fxakrp} \n `udpzb~`x}s `udpzb~` \x7Fu`utu{p \n ~gxab ~gxabz \x7F~gxab cq`p \n ~gxab ~gxabz aq`~a \n c\x7F`~ab c\x7F`~iu} \n ca{~v} a{~v}~ab ca{~v}u} \n caz~` az~`~ab caz~`u} \n wp|ut{ wp|ut{u} b~`|~w \n b`~bb{x}s ~s`p}xg t`~aau{x`~rp \n ~\x7Fbx|xwx`~rp ~\x7Fbx|xwpf \n ~btu{l} `pwtu{l} \n r|uab a~r|uab} \n q{xwz `ot \n b`~sp zpap \n r{xo wpb`~}cb \x7F~r{xo \n zpap ~b}~a \n rz{ngp r~r{uzp \n ~qa{cvxrp ~btprp a{cv \n e~abx}s `pw|uip e~ab \n p`u}t~rp zc\x7F \x7F~zc\x7Fp \n zc\x7F \x7F~zc\x7Fz \n \x7F`~tp \x7F`~tpv \n \x7F{pb ~\x7F{pb \x7F{pbuv \n rkxs`p rkxs`kh \x7F~{cg \n ~bacbabr~rp \x7F`~\x7Fcab \n }uerpbz ~bacbabr }ut~abpb~z \n aciuabr~rp }p{xg x|ub \n a~tu`vp \n a~ab~o \n ~abp ~abprp \n a~e`p}o \x7Fu`uv t{xb \n t{xb t{xbu{l} wp}x|p \n |u}o rp`lx`~rp z~{uqp \n ~b{xgp ~b{xg `pw}xf \n `pae~t ~bz{~}u} `pae~vtu} \n \x7Fu`uauzp \x7Fu`uz`kb }pz{ptkrp \n ab~{z}cb z~{{xw z~}d{xzb \n z~}d{xzb \x7F`~bxr~`ug z~}d{xzb~rp \n \x7F`~bxr~`ug \n wpa~` wpb~` \n b`ct}~ab q~`~b |cg \n ab`ptp xa\x7Fkbkrp \n ab~{z}cb ~\x7F xa\x7Fkbp \n ab~{z}cb rab`ub \n wpru`h wpru`hu} wpz~}g \n dx}p{xwx`~rp ~z~}gpbu{l} cbru`t \n x}xfxp{xwx`~rp x}xfxp{xwpf \n wp`usxab`x`~rp `usxab`pf \n wp\x7Fxap wp\x7F wpdxzax`~rp \n wp|ubz wp\x7Fxap ~b|ub \n \x7F~|ub |ubz ~b|ub \n rktu{ \x7F~tgu`z}cb \n ~\x7Fcq{xz~rp rk{~v \n ~b{xgp c}xzp{l} \n \x7F`xtc|p xw~q`uab \n mza\x7Fu`x|u}b mza\x7Fu`x|u}bx`~rp \x7F`~q \n \x7F`pzbxz \x7F`pzbxz~rp \n t~ru`o t~ru` cru`u} \n a~|}u} a~|}urp \n \x7F~t~w`urp \x7F~t~w`u} \n qua\x7F~z~ ~\x7Fpau} q~o \n }u}prxtub `pwt`pvp qua \n }`pr {nq \n ctxr }u~vxtp} an`\x7F`xw \n \x7Fcbp wp\x7Fcbp \x7Fcbp}xf \n ~q|p}cb \n |ut{u} b~`|~w \n qkab` \n }u|ut{u} a`pw |s}~ru} \n q~{lh ~s`~|} z`c\x7F} \n |p{u}lz }uq~{lh |p{ \n t{x} t~{s \n z~`~bz z`pbz \n rka~z \n }xwz |p{ \n bovu{ \n {usz {usz~rua} \n }u\x7F`prx{l} }uru`} ~hxq~g} \n \x7F`prx{l} ru`} z~``uzb} \n b~g} \n \x7F`x|u`} \x7F`xq{xwxbu{l} ~z~{ \n ~bacbabr }ut~abp \n \x7Fcab \n \x7F~{} wp\x7F~{}u} \n tcq{xzpb tcq{x`~rp \x7F~rb~`} tr~x} \n xwqkb~g} {xh} \n cabp`urh \x7F`~bceh }upzbcp{l} \n abp` tpr} \x7F`uv} \n cabp`urh tu\x7F`uzuxbut \n cabp`ub \n }~r aruv \n }utpr} \x7F~a{ut} \n \x7F~a{ut} }~r aruv \n buzci }k}uh} pzbcp{l} \n \x7F`utktci \x7F`uv} \n a{ut tp{ \n a{~|p }uxa\x7F`pr} qxb \n \x7F~r`uvtu} qxb \n }uabpqx{l} \x7F{prp |xsp a{cgpx} \n abpqx{l} cab~xgxr \n }ptuv} \n cab~xgxr }ptuv} \x7F`~g} \n e`c\x7Fz }u}ptuv} \n quw~\x7Fpa} \n ~\x7Fpa} }uquw~\x7Fpa} \n ab`~s \n }uab`~s |osz ar~q~t} \n \x7F`~ab \x7F`~ab~b \n {usz \x7F`~ab \n a{~v} wp\x7Fcbp a{~v}~ab \n b`ct} a{~v} bovu{ \n gxab pzzc`pb} \n s`ow} }upzzc`pb} \n }uz`paxr c`~t{xr \n qua\x7F~`ot~z ep~a qp`tpz \n az`kb }urxtx| \n rxtx| rxt} \n oa} ~gurxt} \x7F~}ob} \n }uoa} }u\x7F~}ob} }u~t}~w}pg} `pa\x7F{krgpb \n }u~t}~w}pg} trca|ka{u} \n or} \n }uor} \n \x7Fcq{xg} ~qiut~abc\x7F} ~bz`kb \n \x7F`xrpb} wpz`kb gpab} \n auz`ub} bpx} auz`ub \n r}cb`u} \n r}uh} ab~`~} \n {~zp{l} |uab} \n ctp{u} \n r`u|u} \n \x7F~ab~o }praust \n \x7F`utrp`xbu{l} r`u|u} \n }u~qowpbu{l} ~\x7Ffx~}p{l} \n ~qowpbu{l} }u~qe~tx| b`uqcu| \n }u~qe~tx| }cv} \n }u}cv} {xh} \n c|~{gp} abp}tp`b} \n abp}tp`b abp}tp`b} }~`| \n zpab~|} a~qabru} \x7F~{lw~rpbu{laz \n zpab~|xwx`~rp \n `cg} r`cg} \n prb~|pbxguaz \n prb~|pbxwx`~rp prb~|pbxwpf \n gpabxg} }u\x7F~{} \n }u\x7F~{} }uwpru`hu} \n \x7F~{} fu{ \x7F~{}~ab \n `pr} ~tx}pz~r `pru}abr \n \x7F~e~v \x7F~t~q} ae~v \n `pw} t`cs ~b{xg} `pw{xg} \n c}xzp{l} utx}abru} \n ~qi gpab `pa\x7F`~ab`p}u} \n `utz \n ~a~q a\x7Fufxp{l} \n z~}z`ub} ~\x7F`utu{u} a\x7Fufxdxg} \n ~qi c}xru`ap{l} \n ~qkg} }~`|p{l} \n p}~|p{l} ab`p} }u~qkg} p}~|p{ \n rpv} z{ngur aciuabru} \n a`~g} \n }uw}pgxbu{l} |u{z \n ~a}~r} s{pr} \n rb~`xg} rb~`~abu\x7Fu} \n e~`~h \n \x7F{~e \n {cgh \n {cgh ~\x7Fbx|p{l} \n ecth }pxecth \n \x7F~{uw} ct~q} \n qua\x7F~{uw} }u}cv} \n ct~q} ct~qabr \n s`~|~wtz }uct~q} |cb~`} \n azcg} }ct} \n pzbxr} `pq~bp \n }upzbxr} \x7F`~abpxrp \n \x7F`~abpxrp quwtuxabr \n wp}ob wps`cvu} \n t~abc\x7F} \n }ut~abc\x7F} }ut~abc\x7F \n s~b~r s~b \n ~vxtp }u`uhu} \n s~b~r atu{p wpru`h \n xwruab} \n }uxwruab} \n cru`u} b~g} ~\x7F`utu{u} \n }u~\x7F`utu{u} }ucru`u} \n r~w|~v} \n }ur~w|~v} \n ru`~ob} \n xabx} }pab~o \x7F`prt \n {~v} }uru`} \n dp{lhxr \x7F~ttu{l} wps{chz \n `up{l} }pab~o \n rp{xt} t~\x7Fcabx| tuxabrxbu{l} \n }ut~\x7Fcabx| }urp{xt} }utuxabrxbu{l} \n a~s{pa~rp utx}~~q`pw} z~}axabu}b} \n }ua~s{pa~rp \x7F`~bxr~`ugxr \n a~r|uabx| \n }ua~r|uabx| \n ~bz`kb ar~q~t} \n qua\x7F{pb} \n t~`~s t~` \n tuhur \n ax{l} |~i} \n a{pq \n sxqz sxqz~ab \n vuabz }usxqz \n dxzax`~rp \x7F~ab~o }uxw|u} \n \x7F~ab~o z~}abp}b \n tx}p|xguaz \n abpbxguaz \n a{cgpx} \n \x7F`~xwr~{l} {nq \n tubu`|x}x`~rp \x7F`utazpwcu| r~a\x7F`~xwr~tx| \n r~a\x7F`~xwruab r~a\x7F`~xwrutu} \n \x7F~a{ut~rpbu{l} \n \x7Fp`p{{u{l} ~t}~r`u|u} \n ~t}~r`u|u} \n bxe |~{g quwwrcg} \n hc|} |}~s~a{~r} hc| \n |}~s~a{~r} \x7F~t`~q} \n \x7F~t`~q} tubp{l} \n bipbu{l} xagu`\x7Fkrp \n ~ab~`~v} pzzc`pb} \n }uq`uv} }u~ab~`~v} \n a{cgpx} }u\x7F`ut}p|u`u} \n }p|u`u} \x7F`ut}p|u`u} a\x7Fufxp{l} \n \x7Fu`r a}pgp }pgp{l} \n \x7F~a{ut} dx}p{l} }pz~}uf \n }pgp{l} xae~t} \x7Fu`r~}pgp{l} \n ~z~}gpbu{l} dx}p{l} xb~s~r \n xae~t} ~`xsx}p{l} \x7Fu`r~}pgp{l} \n `p} wp`p} \n \x7F~wt} ~\x7F~wtp} \n az~` raz~` \n \x7F~wv \x7F~b \x7F~a{ \n t~ \x7Fu`ut `p}lh \n \x7F~a{ wpb \n \x7F~z \n auxgpa bu\x7Fu` \n aus~t} \n rgu` \n wprb` \n gpab \n x}~st xw`utz \x7F~` \n }xz~st \n raust \x7F~ab~o \n b~{lz {xh xaz{ngxbu{l} \n ~t}pvt \n trpvt \n a}~r ~\x7Fo \n cv \n ui \n \x7F~gb \n t~abpb~g} \n }ut~abpb~g} \n a{xhz g`uw|u`} \n ~gu} z`px} \n r~w|~v} \n r|uab rwp| \n bpzv b~v \n xw-w \n \x7F~g wpg \n zpz \n stu zct |uab \n z~st |~|u}b \n zb~ z~s \n zpz z~b~` \n \x7F`xgx} ~q~a}~rp} ~a}~rp} \n \x7F`xgx} xab~g}xz \n mdduzb r{xo} \x7F~a{utabr \n \x7F~a{utabr a{utabr \n `uwc{lbpb xb~s \n fu{ }pw}pgu} }p|u`u} \n fu{ wptpg \n \x7F`~q{u| }u\x7F~{ptz a{~v}~ab \n qps ~hxqz tuduzb \n ~hxqz \x7F~s`uh} \n ~hxqz \x7F`~| ~\x7F{~h} \n }ut~abpb~z xwjo tuduzb \n x}fxtu}b \x7F`~xahuabr prp` \n aq~ \x7F`~ab ~bz{ngu} prp` \n ax|\x7Fb \x7F`xw}pz \n `uhu} \n ~qe~t z~abk{ \n exb`~ab \x7F`x b`nz \n \x7F~tazpwz }p|uz a~rub \n \x7F`pr `us{p|u}b \n a~s{phu} z~}ru}f t~s~r~`u} \n `uz~|u}tpf `cz~r~tabr \n \x7F~{xbxz \x7F`pr \n \x7F`x}fx\x7F \n xaz{ngu} \n b`uq~rp} }u~qe~tx| \n \x7F`ut\x7F~ak{z \n ca{~r \n z`xbu` \n \x7F`utu{ {x| zr~b \n |pzax|c| |pzax|p{l} \n |x}x|c| |x}x|p{l} \n a`ut} \n `pw|u` ru{xgx} ~qj \n z~{xguabr ~qj ac|| \n gxa{ }~|u` z~{xguabr \n ac|| raus xb \n ac|| a{~v \n gpab~b t~{ z~mddxfxu}b \n \x7F`~fu}b t~{ \n gpab~b \n txp\x7Fpw~} x}bu`rp \n x}bu`rp \x7F`~|uvcb~z \n \x7F~`ot~z \x7F~a{ut~rpbu{l} ~gu`ut} \n \x7F`x~`xbub \x7F`x~`xbxwx`~rp \n |uab `pa\x7F~{~vu} \n \x7F~wxf \x7F~{~vu} `pa\x7F~{~vu} \n gpab zca~z d`ps|u}b \n z~|\x7F~}u}b |~tc{ \n fu{ ru rau \n zca~z d`ps|u}b gpab \n rxt bx\x7F `~t a~`b \n zpbus~` z{paa \n x| }pwrp} x|u}~rp} }pwrp \n |ubz o`{kz {uxq{ \n wps~{~r~z }pwrp} \n hps mbp\x7F \n dpw mbp\x7F abpt \n wptpg bxzub wptp} \n atu{p ~abp wptpg \n \x7F`~uzb \n a`~z tut{px} \n rue `cquv \n `u{xw rk\x7Fcaz ru`a \n ru`a `utpzf \n `urxw \x7F`prz \n z~|p}t s`c\x7F\x7F ~btu{ \n z~{{us cgpab}xz \n z{xu}b wpzpwgxz \x7F~zc\x7Fpbu{ \n \x7F~{lw~rpbu{ nwu` \n gu{~ruz {nt \n `pw`pq~bgxz \x7F`~s`p||xab x}vu}u` \n |u}utvu` `cz~r~txbu{ }pgp{l}xz \n r{ptu{uf ~brubabru} \n ~brubabru} ~brugp \n prb~` a~wtpbu{ \n z~|\x7Fp} ~`sp}xwpf dx`| \n \x7F~abprixz ru}t~` \x7F`~rpxtu` \n \x7Fp`b}u` \n ~bw dxtquz \n z~||u}bp` wp|ugp} \x7F`x|ugp} \n |}u} rws{ot \n `uhu} rkq~` \n rp`xp}b ~\x7Ff r~w|~v} \n p{lbu`}pbxr wp| \n z~|\x7F`~|xaa qp{p}a \n z~|\x7F`~|xaa cabc\x7Fz \n `xaz ~\x7Fpa} \n ab~x|~ab fu} wpb`pb `pae~t \n fu} bp`xd \n qntvub \n \x7F`ux|ciuabr \x7F~{lw rks~t \n }ut~abpb~z |x}ca \n zpguabr \n \x7F`x|u` ~q`pwuf \n ~q`pwuf rkq~`z \x7F`x|u` \n a{cgp axbcpf \n axbcpf ~qab~obu{labr \n z~}buzab d~} \n t~zpwpbu{labr arxtubu{labr \x7F~tbru`vtu} \n t~zpwpbu{labr t~zpwp \n dpzb \n cbru`vtu} wpor{u} cbru`vtp \n xab~` \x7F`~h{ \n \x7F`~h{ \n qctci \n a~ab~o} \n abpbca a~ab~o} \n \x7F`~s`uaa \x7F`~trxvu} e~t \n `uv \n ar~xabr pb`xqcb \x7F`xw}pz \n dc}zf r~w|~v} dxg dc}zfx~}p{l} \n a\x7F~a~q} r~w|~v} c|u} \n u|z~ab |~i}~ab r|uabx| \n `uac`a \n w}pgu} fu}}~ab \n }pab`~xz \x7Fp`p|ub` \n \x7Fp`p|ub` p`sc|u}b \n tubp{ \x7F~t`~q} \n ar~tz `uwn| xb~s \n ac||x`~rp ~q~qi \x7F~tkb~v \n ~qw~` \n rrutu} \n bu| \x7F`ut|ub \n ~q{pab w~} adu` \n ~q{pab ~erpb `p|z \n s`p}xf z`p \n z`p s`p}xf z`px} \n fu}b` au`utx} \n ot` acb \n ~a}~r qpw dc}tp|u}b \n qpw~r ~a}~r} m{u|u}bp`} \n c`~ru} abu\x7Fu} \n a{~ c`~ru} \n ab`czbc` ab`~u} \n p`exbuzbc` \n hpq{~} \x7Fpbbu`} ~q`pwuf \n hpq{~} wps~b~rz \n d~`|pb \n d~`| \n abx{ \n a\x7F~a~q |ub~t \x7F`x \n \x7F~te~t ab`pbus \n \x7F`~futc` x}ab`czf \n \x7F`~fuaa \n x}ab`czf `cz~r~tabr czpwp} \n t~zc|u}b t~zc|u}bpf \n a\x7Fxa~z \x7Fu`ugu} \n }pq~` |}~vuabr \n \x7Fp` \n m{u|u}b wp\x7F \n m{u|u}b \x7Fc}zb \x7F~wxf \n rui hbcz \x7F`ut|ub \n `pw}xf `pw{xg ~b{xg \n \x7F`~qu{ `pw` tk` \n arow ~b}~hu} \n arowp ~b}~ao \n `u{urp}b} w}pgx| pzbcp{l} \n }u`u{urp}b} \n }uwprxax| ap|~ab~obu{l} prb~}~|} \n wprxax| \n \x7F`~xae~vtu} xab~g}xz \n xab~g}xz \n }pw}pgu} fu{ \x7F~{cgpbu{ \n fu{ |xhu} \n a~tu`vx| a~tu`vp} z~}bu}b \n x}d~`|pf arutu} tp} \n xtu |ka{ \n z~}fu\x7Ff \x7F~}ob \n bu`|x} a{~r s{~aap` \n owkz \n r~\x7F`~a \n a~~qiu} \x7F~a{p} \n rab`ug a~ruip} a~q`p} \n a~qkb \n tuxabr ~\x7Fu`pf \n pzbxr} tuobu{l} \n ~\x7Fu`pf tuxabr \n \x7F~rutu} \n xw|u}u} \x7Fu`u| \x7F`prz \n r{xo} r~wtuxabr \n r{xo} r{xo \n `~{ dc}zf \n \x7F`pr `pw`uhu} t~abc\x7F \n t~abc\x7F ~q`pip \n x}ab`c|u}b cbx{xb \n ab~`~} r}uh} \n cab`~xabr \x7F`xq~` |phx} \n ~z`cvu} a`ut \n \x7F`~tpzh} \x7F`~t q~ur \n abuxtvx}s buab~r \n r`u| |~|u}b \n t{xbu{l} \x7F`~t~{vxbu{l} \n \x7Fu`x~t a`~z \n |~|u}b |s}~ru} \n tpb tu} \n tu} uvut}ur} acbz \n }utu{ uvu}utu{l} \n |uaof uvu|uaog} \n s~t uvus~t} \n gpa uvugpa} \n |x}cb \n auzc}t \n }~g }~g} \n \x7Fu`x~txguaz `usc{o`} \n |x` |x`~r s{~qp{l} \n ab`p} s~actp`abr \n `usx~} ~q{pab \n ~tx} utx}abru} ~tx}~g} \n |}~s }uaz~{lz |}~vuabr \n }uaz~{lz |p{ }u|}~s \n rau zpvt \n }xg }xzb \n {nq zpz~x-{xq \n t`cs x} \n q~{lh q~{ t~\x7F~{}xbu{l} \n |u}lh |u} \n t~\x7F~{}xbu{l} {xh} \n \x7F~{~rx} \x7F~{ \n }~{ }c{ \n q~{lhx}abr \n ~abpb~z ~abp{l} \n rkh }pt ru`e \n }xv \x7F~t }xw \n r}cb` r}cb`u} \n a}p`cv r}u r}uh} \n |uvt a`ut \n wp awpt \x7F~wpt \n \x7Fu`ut r\x7Fu`ut \n {ur a{ur \n \x7F`pr a\x7F`pr \n ru`e ru`hx} ru`e} \n }xw t}~ }xv} \n ab~`~} q~z \n }p\x7F`pr{u} \n r\x7Fu`ut \n }pwpt ~q`pb} \n ~q`pb} x}ru`bx`~rp \x7Fu`uru`}cb \n \x7F`~bxr~\x7F~{~v} ~q`pb} \n }pgp \n z~}uf ~z~}gp} \n `~txbu{ \x7F`ut~z \n \x7F~b~|~z t~gu`} \n gu`uw \x7F~a`utabr \n quw \n z`~| \n \x7F`~b \n }p wp zpvt \n z`~| \n e~b }ua|~b` ~t}pz \n x}pg \n zpwp rks{otub \n abpb abp}~r \n tuxabr~rp \n `upsx`~rp `upzf \n ~brugp ~brub \n mz~}~| amz~}~| \n b`pb `pae~t~rp \x7F~b`pb \n `pab~gxbu{labr `pab`pb \n \x7F~b`uq{o \x7F~b`uq{u} `pae~t \n xagu`\x7Fp xagu`\x7Fp} xw`pae~t~rp \n \x7Fu`us`cw \x7Fu`us`cwz \n }ps`cwz q`u| \n cax{ b`ct~wpb`pb \n |pahbpqx`~rp |pahbpq |pahbpqx`~rp} \n qp{p}a qp{p}ax`~rp `pr}~rua \n rk`~r}o a~s{pa~rp rk`pr}xrp} \n abp}tp`bxwx`~rp c}xdxfx`~rp \n fu}b`p{xw~rp \n \x7F`~t{ `pahx` \x7F`~t{u} \n ~q}~r \x7F`~t{ \x7F`~t{u} \n xabug xabuzp \x7F`~a`~g \n p}}c{x`~rp x}rp{xtx`~rp ~b~wrp \n ~b~wrp ~bw p}}c{x`~rp \n ~b~wrp a}ob rkruab \n q`~a cxb atpb \n a\x7Fxap \n p`exrx`~rp p`e \n qmzp\x7F \n c}xgb~v `pw`ch \n \x7F~r`ut ciu`q \x7F~r`uvtu} \n ruab `cz~r~t r~ws{pr{o \n a{ut~rp \n czpwp b~gz \x7Fc}zb \n `pw|uab \x7F~|uab `pa\x7F~{~v \n wp\x7F~{} }p\x7F~{} wp\x7F~{}u} \n ~\x7Fcab~h ~gxab \n `pa\x7F`~ab`p} `pa\x7F`~ab`p}u} \n `pa\x7F`~ab`p}o \x7Fu`utprp \n \x7Fu`utp \x7Fu`utpg \n \x7Fu`ua{p \x7Fu`u}p\x7F`pr \n \x7Fu`u}p\x7F`pr `utx`uzb \x7Fu`u}p\x7F`pr{u} \n \x7Fu`uerpb \n \x7F~x|p \x7Fu`uerpb {~r \n q`~a rkq`~a zxtp \n \x7F~t}o \x7F~rka \n \x7F~}xw a}xw \n `uwp ~q`uwp rk`uwp \n }uab \x7Fu`ur~w \n \x7F~ru`}cb r`pip \n `~bpf r`pip a|u} \n }pvp z{xz}cb }pvpb \n \x7Fugpbp }pqx`p \n rkq`p rwob \n s~{~a~rp s~{~a~rp} \n ~q~a}~rp ~q~a}~rp} ~\x7F`prtp \n \x7F`~oa} cb~g} \n cqut cs~r~` \n rx} \n \x7F`xw}p \x7F`xw}prp \n \x7F~tbru`t \x7F~tbru`vtu} \n a~vp{ub vp{ub \n a\x7F`pr wp}o \n wp}o `uh \n ab`pbus bpzbxz \n sx\x7F~buw \x7F`ut\x7F~{~vu} bu~` \n c`~z rkr~t `ub`~a\x7Fuzbxr \n rkr~t wpz{ngu} \n \x7F~}x|p} }pq{ntu} \n }prkz c|u} ~\x7F \n }p}o }px| zp}txtpb \n ~}q~`tx}s }~rxg~z ptp\x7Fbpf \n }~rxg~z }pgx}p \n mza\x7Fu`b a\x7Fufxp{xab \n \x7Fu`utpg \n tuvc`abr tuvc`} \n a|u} tuvc`abr \n t~s~r~` z~}b`pzb \n wpz~} n`xtxguaz wpz~}~tpbu{labr \n {xfu}w \n z~}dxtu}fxp{l} \x7F`xrpb} \n b`u}t bu}tu}f \n abpbxabxz \x7F~zpwpbu{ |ub`xz \n s`pdxz txps`p|| \n zp`bx}z xw~q`pvu} d~b \n b~g}~ab \n mdduzbxr} \x7F`~xwr~txbu{l} \n }umdduzbxr} \n ax{ \x7F`ux|ciuabr \n a{pq~ab cowrx| \n \x7F`xrkgz `cbx} ~qkgp \n zc{lbc` \n \x7Faurt~} p{xpa \n a~z`piu} pqq`urxpbc` \n \x7F`udxza \x7F`xabprz \n acddxza ~z~}gp} \n wps{pr} \x7F`~\x7Fxa} `usxab` \n ab`~g} \n gxbp gxbpu| \x7F~}ob} \n \x7F~ttu`vxrp a~\x7F`~r~vtu} ~qa{cvxrp} \n hp}a ru`~ob} ctpg \n r~w|~v} hp}a \n rkw a{~v}~ab \x7F`u\x7Fobabr \n \x7F`u\x7Fobabr qp`lu` \n {~rchz s`pq{ \n cwz qcbk{~g} \n t~{s buet~{s \n ~abpb~z ~ax`~burh |ca~` \n |ca~` e{p| \n }uxa\x7F~{lwcu| |u`br \n \x7F~t|}~vuabr t~{ \n wu`zp `u\x7F{xz \n gu`}~rxz }pq`~a~z \n mza\x7Fu`x|u}b \x7Fx{~b qub \n \x7F~abu\x7Fu} \x7F~mbp\x7F} \n r}uwp\x7F} `uwz \n }u~vxtp }u\x7F`utrxtu} \n w}pz~| \x7F`xrkg} \n \x7F~\x7Fc{o`} `pa\x7F`~ab`p}u} \n a~r`u|u} \n ~dxfxp{l} d~`|p{l} \n d~`|p{l} \n \x7F`o| }p\x7F`o| }u\x7F~a`utabru} \n z~aru} }u\x7F`o| \n r{~vu} \n \x7F{~az \n s{cq~z \n hx`~z \n cwz \n }uaz~{lz |}~vuabru} \n ~tx} ~btu{l} \n a|uhp sxq`xt} \n q{xvpxh a~aut} \n a~s{pa~rp `uhu} \n wp\x7F`uiu} wpq{~zx`~rp \n }u`uhu} ~bz`kb \n }p\x7F~|x}p} \n |xs`x`~rp |xs`pf \x7Fu`uuwt \n \x7F~`bx`~rp \n \x7Fpbg wp\x7F{pbz e~bdxza \n wp|~`~w wp|~`~wz \n \x7F~t}o cru{xg x}z`u|u}b \n \x7F`xtu`vxrp \n }pabpxrp \n bu`\x7Fub t~\x7Fcazp \n \x7F~~i`o abx|c{x`~rp \n ~bs~rp`xrp \n \x7F`u`rp \x7F`u`krp} |uhp \n mazp{x`~rp mazp{pf \n a~`bx`~rz \x7F`x~`xbxwx`~rp b`xpv \n z{paaxdxfx`~rp z{paaxdxzpf \n \x7F`xs{pa \x7F`xs{phu} \n \x7F~aub rxw \x7F~auiu} ",zh:` \u9519\u8BEF \u5931\u8D25 
 \u6D4B\u8BD5 
 \u6587\u4EF6 
 \u76EE\u5F55 \u6587\u4EF6\u5939 
 \u5BC6\u94A5 \u516C\u94A5 \u79C1\u94A5 
 \u52A0\u5BC6 
 \u89E3\u5BC6 
 \u79D8\u5BC6 \u5BC6\u7801 
 \u8131\u654F \u5C4F\u853D 
 \u6784\u5EFA 
 \u53D1\u5E03 
 \u6821\u9A8C \u68C0\u67E5 
 \u94A9\u5B50 
 \u5206\u652F 
 \u63D0\u4EA4 
 \u5408\u5E76 
 \u4F1A\u8BDD 
 \u7528\u6237 
 \u5171\u4EAB \u5206\u4EAB 
 \u8BC4\u8BBA \u8BC4\u5BA1 
 \u914D\u7F6E \u8BBE\u7F6E 
 \u53D8\u91CF 
 \u73AF\u5883 
 \u989C\u8272 
 \u6E10\u53D8 
 \u56FE\u7247 \u9884\u89C8 
 \u4E3B\u9898 
 \u7F51\u7AD9 
 \u94FE\u63A5 
 \u635F\u574F \u65AD\u5F00 
 \u8865\u5168 
 \u5B89\u88C5 
 \u8B66\u544A 
 \u6D88\u606F 
 \u5C4F\u5E55 \u663E\u793A 
 \u670D\u52A1\u5668 
 \u8BF7\u6C42 
 \u91CD\u8BD5 
 \u65F6\u95F4 \u8D85\u65F6 
 \u5220\u9664 
 \u65E7 \u8FC7\u671F 
 \u7A7A 
 \u65B0 
 \u91CD\u590D 
 \u6807\u8BC6\u7B26 \u6807\u8BC6 
 \u5F15\u7528 
 \u72B6\u6001 
 \u7F16\u53F7 \u6570\u5B57 
 \u957F\u5EA6 \u5927\u5C0F 
 \u5B57\u6BB5 
 \u6570\u7EC4 \u5217\u8868 
 \u7C7B\u578B 
 \u51FD\u6570 
 \u4EE3\u7801 
 \u8F93\u51FA \u539F\u59CB 
 \u8FD0\u884C \u6267\u884C 
 \u5E76\u884C \u540C\u65F6 
 \u5199 
 \u8BFB 
 \u5185\u5B58 
 \u89C6\u9891 \u5A92\u4F53 \u6D41\u5F0F 
 \u8BC4\u4F30 \u5206\u6570 
 \u7248\u672C 
 \u4E2D\u592E 
 \u4E3B\u8981 \u4E3B\u5E72 
 \u96C6\u6210 
 \u7F3A\u5C11 
 \u54C8\u5E0C 
 \u8BBE\u5907 
 \u516C\u5F00 \u516C\u94A5 \u79C1\u6709 
 \u8FDC\u7A0B \u672C\u5730 
 \u9690\u85CF 
 \u81EA\u52A8 
 \u8BB0\u5F55 
 \u4FE1\u4EFB 
 \u5173\u95ED \u7ED3\u675F 
 \u63A8\u9001 
 \u5F52\u6863 
 \u6837\u5F0F 
 \u8F85\u52A9 
 \u4ED3\u5E93 \u4EE3\u7801\u5E93 \u7248\u672C\u5E93 
 \u63D0\u4EA4 \u63D0\u4EA4\u8BB0\u5F55 
 \u5206\u652F 
 \u4E3B\u5206\u652F \u4E3B\u5E72 
 \u6D3E\u751F \u5206\u53C9 \u590D\u523B 
 \u5408\u5E76 
 \u51B2\u7A81 
 \u53D8\u57FA 
 \u538B\u7F29\u63D0\u4EA4 \u5408\u5E76\u63D0\u4EA4 
 \u62E3\u9009 \u79FB\u690D \u5411\u540E\u79FB\u690D 
 \u56DE\u6EDA \u64A4\u9500 \u8FD8\u539F \u56DE\u9000 
 \u6682\u5B58 \u8D2E\u85CF 
 \u6682\u5B58\u533A \u6682\u5B58 
 \u5DEE\u5F02 \u6BD4\u8F83 \u8865\u4E01 
 \u8865\u4E01 \u4FEE\u8865 \u70ED\u4FEE\u590D 
 \u6807\u7B7E \u6807\u8BB0 
 \u514B\u9686 \u590D\u5236 
 \u68C0\u51FA \u5207\u6362 
 \u63A8\u9001 
 \u62C9\u53D6 \u83B7\u53D6 
 \u8FDC\u7A0B \u4E0A\u6E38 \u8FDC\u7AEF 
 \u4E0A\u6E38 
 \u4E0B\u6E38 
 \u5386\u53F2 \u8BB0\u5F55 
 \u8FFD\u6EAF \u8D23\u4EFB\u4EBA 
 \u4E8C\u5206\u67E5\u627E \u4E8C\u5206 
 \u5B50\u6A21\u5757 
 \u5355\u4ED3 \u5355\u4E00\u4ED3\u5E93 
 \u5DE5\u4F5C\u6811 \u5DE5\u4F5C\u533A 
 \u672A\u8DDF\u8E2A \u5FFD\u7565 
 \u672A\u63D0\u4EA4 \u5DF2\u4FEE\u6539 \u810F 
 \u5408\u5E76\u8BF7\u6C42 \u62C9\u53D6\u8BF7\u6C42 
 \u8BC4\u5BA1 \u5BA1\u67E5 \u5BA1\u6838 
 \u8BC4\u5BA1\u4EBA \u5BA1\u9605\u8005 
 \u6279\u51C6 \u901A\u8FC7 \u540C\u610F 
 \u62D2\u7EDD \u9A73\u56DE 
 \u5439\u6BDB\u6C42\u75B5 \u7EC6\u8282 
 \u53CD\u9988 \u610F\u89C1 \u8BC4\u8BBA 
 \u8349\u7A3F \u8349\u6848 
 \u6240\u6709\u8005 \u8D1F\u8D23\u4EBA \u7EF4\u62A4\u8005 
 \u8D21\u732E\u8005 \u4F5C\u8005 
 \u8D21\u732E 
 \u4FEE\u6B63 \u4FEE\u8BA2 
 \u5F3A\u5236 \u8986\u76D6 
 \u94A9\u5B50 
 \u7B7E\u540D \u7F72\u540D 
 \u540C\u6B65 
 \u504F\u79BB \u5206\u6B67 \u6F02\u79FB 
 \u5206\u79BB \u5B64\u7ACB \u6E38\u79BB 
 \u8FC7\u65F6 \u9648\u65E7 \u8FC7\u671F 
 \u91CC\u7A0B\u7891 \u8FED\u4EE3 
 \u5DE5\u5355 \u95EE\u9898 \u4EFB\u52A1 
 \u79EF\u538B \u5F85\u529E 
 \u5DE5\u4F5C\u6D41 \u5206\u652F\u7B56\u7565 
 \u53D7\u4FDD\u62A4 \u9501\u5B9A 
 \u5927\u6587\u4EF6 \u4E8C\u8FDB\u5236 
 \u6D45 \u90E8\u5206 
 \u5FEB\u7167 
 \u53D8\u66F4\u65E5\u5FD7 \u66F4\u65B0\u65E5\u5FD7 
 \u91CD\u547D\u540D \u6539\u540D 
 \u6784\u5EFA \u7F16\u8BD1 
 \u7F16\u8BD1 
 \u7F16\u8BD1\u5668 \u8F6C\u8BD1\u5668 
 \u6253\u5305 \u6346\u7ED1 
 \u6253\u5305\u5668 \u6253\u5305\u5DE5\u5177 
 \u538B\u7F29 \u6700\u5C0F\u5316 
 \u6447\u6811 \u6B7B\u4EE3\u7801 
 \u6784\u5EFA\u811A\u672C \u6784\u5EFA\u5DE5\u5177 
 \u76EE\u6807 
 \u4EA7\u7269 \u5236\u54C1 \u6784\u4EF6 
 \u4E8C\u8FDB\u5236 \u53EF\u6267\u884C\u6587\u4EF6 
 \u5305 \u8F6F\u4EF6\u5305 
 \u5E93 \u7C7B\u5E93 
 \u6846\u67B6 
 \u4F9D\u8D56 \u4F9D\u8D56\u9879 
 \u4F20\u9012 \u95F4\u63A5 
 \u5305\u7BA1\u7406\u5668 
 \u9501\u6587\u4EF6 
 \u9501\u5B9A \u56FA\u5B9A 
 \u5B89\u88C5 
 \u5B89\u88C5\u7A0B\u5E8F \u5B89\u88C5\u5305 
 \u5378\u8F7D 
 \u5347\u7EA7 \u66F4\u65B0 
 \u964D\u7EA7 \u56DE\u9000 
 \u53D1\u5E03 \u53D1\u7248 \u4E0A\u7EBF 
 \u53D1\u5E03 \u53D1\u8868 
 \u90E8\u7F72 \u4E0A\u7EBF 
 \u6CE8\u518C\u8868 \u4ED3\u5E93 \u955C\u50CF\u6E90 
 \u5185\u7F6E \u6346\u7ED1 
 \u538B\u7F29\u5305 \u5F52\u6863 
 \u8BED\u4E49\u5316\u7248\u672C \u7248\u672C\u53F7 
 \u9884\u53D1\u5E03 \u6D4B\u8BD5\u7248 \u5019\u9009 
 \u7A33\u5B9A 
 \u957F\u671F\u652F\u6301 
 \u505C\u6B62\u652F\u6301 \u7EC8\u6B62 
 \u6E05\u5355 
 \u94FE\u63A5 \u94FE\u63A5\u5668 
 \u9759\u6001 
 \u52A8\u6001 
 \u589E\u91CF \u6E10\u8FDB 
 \u91CD\u5EFA \u91CD\u65B0\u6784\u5EFA 
 \u76D1\u542C \u76D1\u89C6 \u70ED\u66F4\u65B0 
 \u5DE5\u5177\u94FE \u5DE5\u5177 
 \u4EA4\u53C9\u7F16\u8BD1 \u8DE8\u5E73\u53F0 
 \u5206\u53D1 \u53D1\u884C 
 \u811A\u624B\u67B6 \u6A21\u677F \u6837\u677F 
 \u751F\u6210 
 \u4EE3\u7801\u751F\u6210 \u751F\u6210\u5668 
 \u5BB9\u5668 \u955C\u50CF 
 \u955C\u50CF 
 \u7F16\u6392 \u96C6\u7FA4 
 \u6258\u7BA1 \u4E3B\u673A 
 \u4E91 \u4E91\u7AEF 
 \u65E0\u670D\u52A1\u5668 \u51FD\u6570\u8BA1\u7B97 
 \u57FA\u7840\u8BBE\u65BD 
 \u4F9B\u5E94 \u914D\u7F6E \u5F00\u901A 
 \u9884\u53D1 \u9884\u751F\u4EA7 
 \u751F\u4EA7 \u7EBF\u4E0A 
 \u91D1\u4E1D\u96C0 \u7070\u5EA6 \u84DD\u7EFF 
 \u6BCF\u65E5\u6784\u5EFA \u591C\u95F4 
 \u6E90\u6620\u5C04 \u7B26\u53F7 
 \u8BB8\u53EF\u8BC1 \u6388\u6743 
 \u5F00\u6E90 
 \u4E13\u6709 \u95ED\u6E90 
 \u53EF\u9009 
 \u5FC5\u9700 \u5FC5\u987B \u5FC5\u586B 
 \u5F00\u53D1 
 \u521D\u59CB\u5316 \u5F15\u5BFC 
 \u6E05\u7406 \u6E05\u9664 
 \u5BA1\u8BA1 \u6F0F\u6D1E 
 \u81EA\u52A8\u66F4\u65B0 \u673A\u5668\u4EBA 
 \u684C\u9762 
 \u91CD\u590D \u526F\u672C 
 \u63D0\u5347 
 \u89E3\u6790 \u89E3\u51B3 
 \u6D4B\u8BD5 \u68C0\u9A8C 
 \u6D4B\u8BD5\u6846\u67B6 \u8FD0\u884C\u5668 
 \u5355\u5143 \u5355\u5143\u6D4B\u8BD5 
 \u96C6\u6210 \u7AEF\u5230\u7AEF 
 \u6D4F\u89C8\u5668 
 \u6A21\u62DF \u6869 \u6253\u6869 
 \u6D4B\u8BD5\u6570\u636E \u5939\u5177 \u6837\u4F8B 
 \u65AD\u8A00 \u671F\u671B 
 \u8986\u76D6\u7387 \u8986\u76D6 
 \u4E0D\u7A33\u5B9A \u5076\u53D1 \u95F4\u6B47 
 \u56DE\u5F52 \u9000\u5316 
 \u5192\u70DF 
 \u8DF3\u8FC7 \u5FFD\u7565 
 \u901A\u8FC7 \u6210\u529F 
 \u5931\u8D25 \u62A5\u9519 
 \u5957\u4EF6 \u96C6\u5408 
 \u573A\u666F \u7528\u4F8B \u6848\u4F8B 
 \u6301\u7EED\u96C6\u6210 \u6D41\u6C34\u7EBF 
 \u6D41\u6C34\u7EBF \u7BA1\u9053 
 \u4EFB\u52A1 \u4F5C\u4E1A 
 \u6267\u884C\u5668 \u8FD0\u884C\u5668 \u4EE3\u7406 
 \u77E9\u9635 \u7EC4\u5408 
 \u5FEB\u7167 \u57FA\u51C6 
 \u6A21\u7CCA\u6D4B\u8BD5 \u968F\u673A 
 \u968F\u673A \u4EFB\u610F 
 \u786E\u5B9A\u6027 \u53EF\u91CD\u73B0 
 \u590D\u73B0 \u91CD\u73B0 
 \u9694\u79BB \u6C99\u7BB1 
 \u6E05\u7406 \u62C6\u9664 
 \u51C6\u5907 \u8BBE\u7F6E 
 \u6D4B\u8BD5\u9A71\u52A8 
 \u624B\u52A8 \u4EBA\u5DE5 
 \u81EA\u52A8 \u81EA\u52A8\u5316 
 \u8D28\u91CF \u8D28\u68C0 
 \u57FA\u51C6\u6D4B\u8BD5 \u8DD1\u5206 \u6D4B\u91CF 
 \u8D1F\u8F7D \u538B\u529B\u6D4B\u8BD5 \u538B\u6D4B 
 \u9A8C\u8BC1 \u786E\u8BA4 \u6838\u5B9E 
 \u6821\u9A8C \u9A8C\u8BC1 
 \u8FB9\u754C \u6781\u7AEF\u60C5\u51B5 
 \u95E8\u7981 \u5361\u70B9 
 \u5FBD\u7AE0 \u72B6\u6001 
 \u5B9A\u65F6 \u8BA1\u5212\u4EFB\u52A1 \u8C03\u5EA6 
 \u8D85\u65F6 \u671F\u9650 
 \u865A\u62DF \u6A21\u62DF\u5668 
 \u65E0\u969C\u788D 
 \u5E76\u884C \u540C\u65F6 
 \u5206\u7247 \u62C6\u5206 
 \u8BD5\u8FD0\u884C \u6F14\u7EC3 
 \u9884\u671F \u671F\u671B 
 \u5B9E\u9645 
 \u9519\u8BEF \u62A5\u9519 
 \u7F3A\u9677 \u6F0F\u6D1E \u95EE\u9898 
 \u95EE\u9898 \u56F0\u96BE 
 \u4FEE\u590D \u89E3\u51B3 \u4FEE\u6B63 
 \u53D8\u901A \u7ED5\u8FC7 \u6743\u5B9C 
 \u89E3\u51B3\u65B9\u6848 \u89E3\u6CD5 
 \u539F\u56E0 \u6839\u56E0 \u7406\u7531 
 \u5D29\u6E83 \u95EA\u9000 \u5B95\u673A 
 \u5361\u6B7B \u6302\u8D77 \u5361\u4F4F \u51BB\u7ED3 
 \u5F02\u5E38 \u629B\u51FA 
 \u6355\u83B7 \u5904\u7406 
 \u541E\u6389 \u6291\u5236 \u5FFD\u7565 
 \u9759\u9ED8 \u6084\u6084 
 \u5806\u6808 \u8C03\u7528\u6808 
 \u8FFD\u8E2A \u8DDF\u8E2A \u94FE\u8DEF 
 \u8C03\u8BD5 \u6392\u67E5 \u6392\u969C 
 \u8C03\u8BD5\u5668 
 \u65AD\u70B9 
 \u8C03\u67E5 \u6392\u67E5 \u7814\u7A76 
 \u8BCA\u65AD \u5B9A\u4F4D 
 \u65E5\u5FD7 \u8BB0\u5F55 
 \u65E5\u5FD7\u5E93 \u65E5\u5FD7\u5668 
 \u65E5\u5FD7\u7EA7\u522B \u8BE6\u7EC6 
 \u8B66\u544A 
 \u544A\u8B66 \u8B66\u62A5 \u62A5\u8B66 
 \u4E8B\u6545 \u6545\u969C \u505C\u673A 
 \u590D\u76D8 \u4E8B\u540E\u5206\u6790 
 \u505C\u673A \u5B95\u673A \u4E0D\u53EF\u7528 
 \u635F\u574F \u574F\u7684 
 \u635F\u574F \u6570\u636E\u635F\u574F 
 \u91CD\u8BD5 
 \u9000\u907F \u6307\u6570\u9000\u907F 
 \u56DE\u9000 \u540E\u5907 \u964D\u7EA7 \u515C\u5E95 
 \u6062\u590D 
 \u4F18\u96C5 \u5E73\u6ED1 
 \u964D\u7EA7 \u9000\u5316 
 \u7194\u65AD \u7194\u65AD\u5668 
 \u7A7A \u7A7A\u6307\u9488 \u672A\u5B9A\u4E49 
 \u65E0\u6548 \u975E\u6CD5 \u4E0D\u6B63\u786E 
 \u9519\u8BEF \u4E0D\u5BF9 
 \u6B63\u786E 
 \u7F3A\u5931 \u7F3A\u5C11 \u4E22\u5931 
 \u610F\u5916 \u5947\u602A 
 \u672A\u5904\u7406 \u672A\u6355\u83B7 
 \u6D88\u606F \u4FE1\u606F \u63D0\u793A 
 \u75C7\u72B6 \u73B0\u8C61 
 \u8F6C\u50A8 
 \u6EA2\u51FA \u8D85\u51FA 
 \u4E0B\u6EA2 
 \u5DEE\u4E00 \u8D8A\u754C 
 \u62FC\u5199\u9519\u8BEF \u7B14\u8BEF 
 \u5047\u8BBE \u5047\u5B9A 
 \u6000\u7591 \u731C\u6D4B \u5047\u8BF4 
 \u76D1\u63A7 \u76D1\u6D4B \u53EF\u89C2\u6D4B 
 \u6307\u6807 \u5EA6\u91CF 
 \u9065\u6D4B \u57CB\u70B9 
 \u5065\u5EB7\u68C0\u67E5 \u5FC3\u8DF3 \u63A2\u9488 
 \u4EEA\u8868\u76D8 \u770B\u677F 
 \u9519\u8BEF\u8FFD\u8E2A \u9519\u8BEF\u4E0A\u62A5 
 \u4E0D\u4E00\u81F4 \u77DB\u76FE 
 \u4E00\u81F4 \u4E00\u81F4\u6027 
 \u8106\u5F31 \u6613\u788E 
 \u5065\u58EE \u9C81\u68D2 \u53EF\u9760 
 \u4E0D\u53EF\u80FD \u65E0\u6CD5 
 \u65E0\u6CD5 \u4E0D\u80FD 
 \u68C0\u6D4B \u53D1\u73B0 
 \u9632\u6B62 \u907F\u514D \u963B\u6B62 
 \u907F\u514D \u56DE\u907F 
 \u53D1\u751F \u51FA\u73B0 
 \u62A5\u544A \u4E0A\u62A5 
 \u6CC4\u6F0F \u6CC4\u9732 
 \u9000\u51FA\u7801 \u8FD4\u56DE\u7801 
 \u4E0D\u53D8\u91CF \u4FDD\u8BC1 \u5951\u7EA6 
 \u4FDD\u8BC1 \u786E\u4FDD 
 \u6EE5\u7528 \u9677\u9631 \u5751 
 \u81F4\u547D \u4E25\u91CD \u6050\u614C 
 \u6027\u80FD \u901F\u5EA6 \u6548\u7387 
 \u6162 \u7F13\u6162 \u5361\u987F 
 \u5FEB \u5FEB\u901F 
 \u4F18\u5316 \u52A0\u901F \u8C03\u4F18 
 \u5EF6\u8FDF \u65F6\u5EF6 
 \u541E\u5410\u91CF \u5E26\u5BBD 
 \u74F6\u9888 \u70ED\u70B9 
 \u6027\u80FD\u5206\u6790 \u5256\u6790 \u706B\u7130\u56FE 
 \u7F13\u5B58 \u9AD8\u901F\u7F13\u5B58 
 \u5931\u6548 \u6DD8\u6C70 \u8FC7\u671F 
 \u5185\u5B58 \u5B58\u50A8 
 \u5185\u5B58\u6EA2\u51FA \u8017\u5C3D 
 \u5206\u914D \u7533\u8BF7 
 \u91CA\u653E 
 \u5783\u573E\u56DE\u6536 
 \u6808 \u5806\u6808 
 \u5806 
 \u6307\u9488 \u5F15\u7528 \u5730\u5740 
 \u60AC\u7A7A 
 \u7F13\u51B2 \u7F13\u51B2\u533A 
 \u7EBF\u7A0B \u591A\u7EBF\u7A0B 
 \u5E76\u53D1 \u540C\u65F6 
 \u5E76\u884C \u5E76\u884C\u5316 
 \u987A\u5E8F \u4E32\u884C 
 \u9501 \u52A0\u9501 \u4E92\u65A5 
 \u89E3\u9501 \u91CA\u653E 
 \u6B7B\u9501 
 \u7ADE\u6001 \u7ADE\u4E89 
 \u4E89\u7528 \u7ADE\u4E89 
 \u539F\u5B50 \u539F\u5B50\u6027 
 \u5F02\u6B65 \u975E\u963B\u585E 
 \u540C\u6B65 \u963B\u585E 
 \u627F\u8BFA \u671F\u7EA6 
 \u7B49\u5F85 
 \u534F\u7A0B 
 \u4E8B\u4EF6\u5FAA\u73AF 
 \u4E8B\u4EF6 \u89E6\u53D1 
 \u56DE\u8C03 \u76D1\u542C\u5668 
 \u5904\u7406\u5668 \u5904\u7406\u7A0B\u5E8F 
 \u961F\u5217 \u6392\u961F 
 \u6D88\u606F\u4E2D\u95F4\u4EF6 \u6D88\u606F\u4EE3\u7406 
 \u53D1\u5E03 \u8BA2\u9605 \u5E7F\u64AD 
 \u8BA2\u9605 
 \u540E\u53F0 \u5DE5\u4F5C\u7EBF\u7A0B 
 \u6C60 \u8FDE\u63A5\u6C60 
 \u6279\u91CF \u6279\u5904\u7406 
 \u5757 \u5206\u5757 \u7247\u6BB5 
 \u6D41 \u6D41\u5F0F 
 \u80CC\u538B \u6D41\u63A7 
 \u8282\u6D41 \u9650\u6D41 
 \u9632\u6296 
 \u9650\u6D41 \u914D\u989D \u9891\u7387\u9650\u5236 
 \u9650\u5236 \u4E0A\u9650 \u9608\u503C 
 \u9608\u503C \u95E8\u69DB 
 \u61D2\u52A0\u8F7D \u60F0\u6027 \u5EF6\u8FDF 
 \u7ACB\u5373 \u9884\u5148 \u6025\u5207 
 \u9884\u52A0\u8F7D \u9884\u70ED \u9884\u53D6 
 \u51B7\u542F\u52A8 \u542F\u52A8 
 \u6269\u5C55 \u4F38\u7F29 \u6269\u5BB9 
 \u8D1F\u8F7D\u5747\u8861 
 \u8FC7\u8F7D \u8D85\u8D1F\u8377 
 \u5F00\u9500 \u6210\u672C 
 \u8F7B\u91CF \u4FBF\u5B9C 
 \u91CD \u6602\u8D35 \u81C3\u80BF 
 \u5904\u7406\u5668 \u6838\u5FC3 
 \u663E\u5361 \u56FE\u5F62\u5904\u7406\u5668 
 \u4F7F\u7528\u7387 \u5360\u7528 \u6D88\u8017 
 \u95F4\u9694 \u5468\u671F \u9891\u7387 
 \u8F6E\u8BE2 
 \u5EF6\u8FDF \u63A8\u8FDF 
 \u5B9A\u65F6\u5668 \u8BA1\u65F6\u5668 
 \u7ACB\u5373 \u5373\u65F6 \u5B9E\u65F6 
 \u7A7A\u95F2 \u95F2\u7F6E 
 \u9965\u997F 
 \u7EBF\u7A0B\u5B89\u5168 \u53EF\u91CD\u5165 
 \u4E50\u89C2\u9501 \u60B2\u89C2\u9501 
 \u5E42\u7B49 
 \u4E00\u6B21 \u5355\u6B21 
 \u6587\u4EF6 \u6863\u6848 
 \u6587\u4EF6\u5939 \u76EE\u5F55 
 \u8DEF\u5F84 \u4F4D\u7F6E 
 \u5B50\u76EE\u5F55 \u5B50\u6587\u4EF6\u5939 
 \u7236\u7EA7 \u4E0A\u7EA7 
 \u6839 \u6839\u76EE\u5F55 
 \u7EDD\u5BF9 \u5B8C\u6574 
 \u76F8\u5BF9 
 \u4E3B\u76EE\u5F55 \u5BB6\u76EE\u5F55 
 \u4E34\u65F6 \u6682\u5B58 
 \u6C38\u4E45 \u6301\u4E45 
 \u6269\u5C55\u540D \u540E\u7F00 
 \u6587\u4EF6\u540D 
 \u8F6F\u94FE\u63A5 \u7B26\u53F7\u94FE\u63A5 
 \u901A\u914D\u7B26 \u5339\u914D\u6A21\u5F0F 
 \u6B63\u5219 \u6B63\u5219\u8868\u8FBE\u5F0F 
 \u5339\u914D \u7B26\u5408 
 \u641C\u7D22 \u67E5\u627E \u68C0\u7D22 
 \u66FF\u6362 \u66F4\u6362 
 \u8BFB\u53D6 \u8BFB 
 \u5199\u5165 \u5199 \u4FDD\u5B58 
 \u4FDD\u5B58 \u5B58\u50A8 
 \u52A0\u8F7D \u8F7D\u5165 
 \u8FFD\u52A0 \u9644\u52A0 
 \u8986\u76D6 \u8986\u5199 
 \u622A\u65AD \u88C1\u526A 
 \u590D\u5236 \u62F7\u8D1D 
 \u79FB\u52A8 \u642C\u79FB 
 \u5220\u9664 \u79FB\u9664 \u6E05\u9664 
 \u521B\u5EFA \u65B0\u5EFA \u5EFA\u7ACB 
 \u5B58\u5728 \u5DF2\u6709 
 \u4E0A\u4F20 
 \u4E0B\u8F7D 
 \u5BFC\u5165 \u5F15\u5165 
 \u5BFC\u51FA 
 \u5907\u4EFD 
 \u5F52\u6863 \u5B58\u6863 
 \u538B\u7F29 
 \u89E3\u538B 
 \u63D0\u53D6 \u62BD\u53D6 
 \u7F16\u7801 \u5B57\u7B26\u96C6 
 \u89E3\u7801 
 \u4E71\u7801 
 \u7EDF\u4E00\u7801 \u5B57\u7B26 
 \u5B57\u7B26 \u5B57\u6BCD 
 \u7EAF\u6587\u672C 
 \u6362\u884C \u6362\u884C\u7B26 
 \u7A7A\u683C \u7A7A\u767D 
 \u5B57\u8282\u5E8F \u5B57\u8282\u987A\u5E8F 
 \u5B57\u8282 
 \u5927\u5C0F \u957F\u5EA6 \u5C3A\u5BF8 
 \u5927\u5C0F\u5199 \u5927\u5199 \u5C0F\u5199 
 \u78C1\u76D8 \u786C\u76D8 
 \u6EE1 \u5DF2\u6EE1 \u8017\u5C3D 
 \u6587\u4EF6\u7CFB\u7EDF 
 \u6302\u8F7D 
 \u659C\u6760 \u5206\u9694\u7B26 
 \u5206\u9694\u7B26 
 \u5F15\u53F7 \u5F15\u7528 
 \u8F6C\u4E49 
 \u63CF\u8FF0\u7B26 \u53E5\u67C4 
 \u5143\u6570\u636E \u5C5E\u6027 
 \u65F6\u95F4\u6233 
 \u6821\u9A8C\u548C \u54C8\u5E0C \u6458\u8981 
 \u683C\u5F0F \u5E8F\u5217\u5316 
 \u5E8F\u5217\u5316 
 \u53CD\u5E8F\u5217\u5316 
 \u8868\u683C \u7535\u5B50\u8868\u683C 
 \u9644\u4EF6 
 \u9690\u85CF 
 \u9012\u5F52 
 \u904D\u5386 
 \u8FDB\u7A0B \u7A0B\u5E8F 
 \u8FD0\u884C \u6267\u884C 
 \u542F\u52A8 \u5F00\u59CB 
 \u505C\u6B62 \u7EC8\u6B62 
 \u91CD\u542F \u91CD\u65B0\u542F\u52A8 
 \u91CD\u65B0\u52A0\u8F7D \u5237\u65B0 
 \u6740\u6B7B \u7EC8\u6B62 \u5F3A\u5236\u7ED3\u675F 
 \u5173\u95ED \u5173\u673A \u505C\u673A 
 \u9000\u51FA 
 \u53D6\u6D88 \u4E2D\u6B62 \u4E2D\u65AD 
 \u4E2D\u65AD \u6253\u65AD 
 \u4FE1\u53F7 
 \u6682\u505C \u6302\u8D77 
 \u6062\u590D \u7EE7\u7EED 
 \u6D3E\u751F \u5B50\u8FDB\u7A0B 
 \u5B88\u62A4\u8FDB\u7A0B \u670D\u52A1 
 \u540E\u53F0 
 \u524D\u53F0 
 \u50F5\u5C38 \u5B64\u513F \u6B8B\u7559 
 \u7EC8\u7AEF \u63A7\u5236\u53F0 \u547D\u4EE4\u884C 
 \u547D\u4EE4\u884C 
 \u547D\u4EE4 \u6307\u4EE4 
 \u53C2\u6570 \u5B9E\u53C2 
 \u811A\u672C 
 \u7BA1\u9053 \u91CD\u5B9A\u5411 
 \u6807\u51C6\u8F93\u51FA \u8F93\u51FA 
 \u6807\u51C6\u8F93\u5165 \u8F93\u5165 
 \u6253\u5370 \u8F93\u51FA 
 \u4F2A\u7EC8\u7AEF \u7EC8\u7AEF 
 \u64CD\u4F5C\u7CFB\u7EDF \u5E73\u53F0 
 \u53D1\u884C\u7248 
 \u89C6\u7A97 
 \u82F9\u679C \u82F9\u679C\u7535\u8111 
 \u5B50\u7CFB\u7EDF 
 \u5185\u6838 
 \u9A71\u52A8 \u9A71\u52A8\u7A0B\u5E8F 
 \u8BBE\u5907 \u786C\u4EF6 
 \u673A\u5668 \u7535\u8111 \u4E3B\u673A 
 \u670D\u52A1\u5668 \u670D\u52A1\u7AEF 
 \u5BA2\u6237\u7AEF 
 \u67B6\u6784 
 \u5D4C\u5165\u5F0F \u5355\u7247\u673A 
 \u4F20\u611F\u5668 
 \u7535\u6C60 \u7535\u91CF 
 \u952E\u76D8 \u6309\u952E \u5FEB\u6377\u952E 
 \u9F20\u6807 \u5149\u6807 \u70B9\u51FB 
 \u4E32\u53E3 \u63A5\u53E3 
 \u7BA1\u7406\u5458 \u7279\u6743 \u63D0\u6743 
 \u65F6\u949F \u65F6\u95F4 
 \u65F6\u533A \u590F\u4EE4\u65F6 
 \u8BED\u8A00 \u56FD\u9645\u5316 \u672C\u5730\u5316 \u7FFB\u8BD1 
 \u73AF\u5883 
 \u865A\u62DF\u73AF\u5883 
 \u7F16\u8F91\u5668 
 \u63D2\u4EF6 \u6269\u5C55 
 \u53EF\u7528\u6027 \u5728\u7EBF\u65F6\u95F4 
 \u53EF\u7528 
 \u5C31\u7EEA \u51C6\u5907\u597D 
 \u8D44\u6E90 
 \u7F51\u7EDC 
 \u8FDE\u63A5 
 \u65AD\u5F00 \u65AD\u7EBF \u6389\u7EBF 
 \u91CD\u8FDE \u91CD\u65B0\u8FDE\u63A5 
 \u79BB\u7EBF \u65AD\u7F51 
 \u5728\u7EBF \u8054\u7F51 
 \u8BF7\u6C42 
 \u54CD\u5E94 \u56DE\u590D \u5E94\u7B54 
 \u8D85\u6587\u672C \u7F51\u7EDC\u8BF7\u6C42 
 \u63A5\u53E3 
 \u7AEF\u70B9 \u8DEF\u7531 \u63A5\u53E3\u5730\u5740 
 \u94FE\u63A5 \u7F51\u5740 \u5730\u5740 
 \u8DEF\u7531 \u8DEF\u7531\u5668 
 \u91CD\u5B9A\u5411 \u8DF3\u8F6C 
 \u4EE3\u7406 \u53CD\u5411\u4EE3\u7406 
 \u7F51\u5173 
 \u7F51\u9875\u670D\u52A1\u5668 
 \u5957\u63A5\u5B57 \u957F\u8FDE\u63A5 
 \u7F51\u7EDC\u94A9\u5B50 \u56DE\u8C03 
 \u5957\u63A5\u5B57 
 \u7AEF\u53E3 
 \u76D1\u542C \u7ED1\u5B9A 
 \u57DF\u540D \u57DF\u540D\u89E3\u6790 
 \u57DF\u540D \u4E3B\u673A\u540D 
 \u672C\u5730 \u672C\u673A 
 \u5730\u5740 
 \u9632\u706B\u5899 
 \u96A7\u9053 \u865A\u62DF\u4E13\u7528\u7F51 
 \u534F\u8BAE 
 \u8BF7\u6C42\u5934 \u62A5\u5934 \u5934\u90E8 
 \u6B63\u6587 \u8F7D\u8377 \u5185\u5BB9 
 \u4F1A\u8BDD 
 \u8DE8\u57DF 
 \u72B6\u6001\u7801 
 \u672A\u627E\u5230 \u627E\u4E0D\u5230 
 \u670D\u52A1\u5668\u9519\u8BEF 
 \u4E0D\u53EF\u8FBE \u65E0\u6CD5\u8BBF\u95EE \u62D2\u7EDD\u8FDE\u63A5 
 \u67E5\u8BE2 \u6A21\u5F0F 
 \u8FDC\u7A0B\u8C03\u7528 
 \u63A5\u53E3 
 \u89C4\u8303 \u5951\u7EA6 
 \u5BA2\u6237\u7AEF\u5E93 \u5C01\u88C5 
 \u5FAE\u670D\u52A1 \u670D\u52A1 
 \u5206\u5E03\u5F0F 
 \u96C6\u7FA4 
 \u8282\u70B9 
 \u526F\u672C \u590D\u5236 
 \u4E3B\u8282\u70B9 \u9886\u5BFC\u8005 \u9009\u4E3E 
 \u6545\u969C\u8F6C\u79FB \u5197\u4F59 
 \u5206\u9875 
 \u722C\u866B \u6293\u53D6 
 \u5185\u5BB9\u5206\u53D1 
 \u6570\u636E\u5305 \u62A5\u6587 
 \u63E1\u624B \u534F\u5546 
 \u4FDD\u6D3B \u957F\u8FDE\u63A5 \u5FC3\u8DF3 
 \u4F20\u8F93 \u4F20\u9001 
 \u53D1\u9001 
 \u63A5\u6536 \u6536\u5230 
 \u5165\u7AD9 \u4F20\u5165 
 \u51FA\u7AD9 \u4F20\u51FA 
 \u90AE\u4EF6 \u7535\u5B50\u90AE\u4EF6 
 \u8BA4\u8BC1 \u8EAB\u4EFD\u9A8C\u8BC1 \u9274\u6743 
 \u767B\u5F55 \u767B\u9646 
 \u767B\u51FA \u9000\u51FA\u767B\u5F55 \u6CE8\u9500 
 \u6CE8\u518C 
 \u6388\u6743 \u6743\u9650 
 \u6743\u9650 \u8BB8\u53EF 
 \u5141\u8BB8 \u8BB8\u53EF 
 \u62D2\u7EDD \u7981\u6B62 
 \u7981\u6B62\u8BBF\u95EE \u672A\u6388\u6743 \u62D2\u7EDD 
 \u767D\u540D\u5355 
 \u9ED1\u540D\u5355 
 \u89D2\u8272 \u7528\u6237\u7EC4 
 \u7528\u6237 \u8D26\u53F7 
 \u8D26\u6237 \u8D26\u53F7 
 \u7BA1\u7406\u5458 
 \u5BC6\u7801 \u53E3\u4EE4 
 \u51ED\u8BC1 \u51ED\u636E 
 \u5BC6\u94A5 \u673A\u5BC6 \u79D8\u5BC6 
 \u4EE4\u724C 
 \u5BC6\u94A5 \u63A5\u53E3\u5BC6\u94A5 
 \u5355\u70B9\u767B\u5F55 
 \u53CC\u56E0\u7D20 \u4E8C\u6B21\u9A8C\u8BC1 
 \u4F1A\u8BDD 
 \u8FC7\u671F \u5230\u671F \u5931\u6548 
 \u7EED\u671F \u66F4\u65B0 \u5237\u65B0 
 \u8F6E\u6362 \u8F6E\u8F6C 
 \u64A4\u9500 \u540A\u9500 
 \u52A0\u5BC6 
 \u89E3\u5BC6 
 \u54C8\u5E0C \u6563\u5217 
 \u7B7E\u540D 
 \u8BC1\u4E66 
 \u5B89\u5168\u4F20\u8F93 
 \u8FDC\u7A0B\u767B\u5F55 
 \u5BC6\u94A5 \u516C\u94A5 \u79C1\u94A5 
 \u5B89\u5168 \u4FDD\u62A4 
 \u6F0F\u6D1E \u5F31\u70B9 
 \u653B\u51FB \u5165\u4FB5 
 \u6CE8\u5165 
 \u6E05\u6D17 \u8FC7\u6EE4 \u51C0\u5316 
 \u8131\u654F \u906E\u76D6 \u9690\u53BB 
 \u9690\u79C1 \u79C1\u5BC6 
 \u79C1\u6709 \u5185\u90E8 
 \u516C\u5F00 \u516C\u5171 
 \u66B4\u9732 \u516C\u5F00 
 \u4FE1\u4EFB \u53EF\u4FE1 
 \u8EAB\u4EFD \u6807\u8BC6 
 \u6807\u8BC6\u7B26 \u7F16\u53F7 
 \u9A8C\u8BC1\u7801 
 \u5783\u573E\u4FE1\u606F \u9A9A\u6270 
 \u5192\u5145 \u4F2A\u9020 
 \u7BE1\u6539 
 \u6C99\u7BB1 \u6C99\u76D2 
 \u914D\u7F6E \u8BBE\u7F6E 
 \u8BBE\u7F6E \u9009\u9879 
 \u9009\u9879 \u9009\u62E9 
 \u73AF\u5883\u53D8\u91CF 
 \u6807\u5FD7 \u5F00\u5173 \u9009\u9879 
 \u529F\u80FD\u5F00\u5173 \u7279\u6027\u5F00\u5173 
 \u529F\u80FD \u7279\u6027 
 \u542F\u7528 \u5F00\u542F \u6FC0\u6D3B 
 \u7981\u7528 \u5173\u95ED \u505C\u7528 
 \u5207\u6362 \u5F00\u5173 
 \u9ED8\u8BA4 \u7F3A\u7701 
 \u81EA\u5B9A\u4E49 \u5B9A\u5236 
 \u8986\u76D6 \u91CD\u5199 
 \u786C\u7F16\u7801 \u5199\u6B7B 
 \u7248\u672C 
 \u6700\u65B0 
 \u5F53\u524D \u73B0\u5728 \u73B0\u6709 
 \u4E4B\u524D \u5148\u524D \u4E0A\u4E00\u4E2A 
 \u517C\u5BB9 \u517C\u5BB9\u6027 
 \u4E0D\u517C\u5BB9 \u7834\u574F\u6027 
 \u7834\u574F\u6027\u53D8\u66F4 \u4E0D\u517C\u5BB9 
 \u5411\u540E\u517C\u5BB9 
 \u5F03\u7528 \u5E9F\u5F03 \u8FC7\u65F6 
 \u9057\u7559 \u65E7\u7248 
 \u73B0\u4EE3 \u65B0\u5F0F 
 \u8FC1\u79FB \u8F6C\u6362 
 \u79FB\u690D 
 \u91C7\u7528 \u5F15\u5165 
 \u66FF\u4EE3 \u53D6\u4EE3 \u66FF\u6362 
 \u652F\u6301 
 \u4E0D\u652F\u6301 
 \u9700\u6C42 \u8981\u6C42 
 \u57AB\u7247 \u9002\u914D 
 \u9002\u914D\u5668 \u5305\u88C5 \u6865\u63A5 
 \u6A21\u5F0F \u7ED3\u6784 
 \u914D\u7F6E\u6587\u4EF6 \u6A21\u5F0F \u53D8\u4F53 
 \u6A21\u5F0F 
 \u4F18\u5148\u7EA7 \u987A\u5E8F 
 \u7EE7\u627F 
 \u91CD\u7F6E \u590D\u4F4D 
 \u5E94\u7528 \u65BD\u52A0 
 \u5F3A\u5236 \u6267\u884C 
 \u6392\u9664 \u5254\u9664 
 \u5305\u542B \u5305\u62EC 
 \u7B56\u7565 \u89C4\u5219 \u89C4\u8303 
 \u7EA6\u675F \u9650\u5236 
 \u63A8\u51FA \u5206\u9636\u6BB5 \u7070\u5EA6 
 \u4EE3\u7801 \u6E90\u7801 
 \u7F16\u7A0B \u5F00\u53D1 
 \u5F00\u53D1\u8005 \u7A0B\u5E8F\u5458 \u5DE5\u7A0B\u5E08 
 \u8BED\u8A00 \u7F16\u7A0B\u8BED\u8A00 
  
  
 python\u8BED\u8A00 
 rust\u8BED\u8A00 
 go\u8BED\u8A00 
 java\u8BED\u8A00 
 c#\u8BED\u8A00 
 c++ \u539F\u751F 
 \u51FD\u6570 \u65B9\u6CD5 
 \u8C03\u7528 
 \u8C03\u7528\u8005 \u8C03\u7528\u65B9 
 \u5DE5\u5177\u51FD\u6570 \u8F85\u52A9 
 \u8FD4\u56DE \u8FD4\u56DE\u503C 
 \u53C2\u6570 \u5F62\u53C2 
 \u53D8\u91CF 
 \u5E38\u91CF 
 \u5168\u5C40 
 \u5C40\u90E8 \u672C\u5730 
 \u4F5C\u7528\u57DF \u8303\u56F4 
 \u503C 
 \u8D4B\u503C 
 \u521D\u59CB\u5316 
 \u58F0\u660E \u5B9A\u4E49 
 \u7C7B\u578B 
 \u5F3A\u7C7B\u578B \u7C7B\u578B\u5B89\u5168 
 \u8F6C\u6362 \u5F3A\u5236\u8F6C\u6362 
 \u8F6C\u6362 \u53D8\u6362 
 \u6CDB\u578B 
 \u63A5\u53E3 
 \u7C7B 
 \u5BF9\u8C61 \u5B9E\u4F8B 
 \u5B9E\u4F8B \u5B9E\u4F8B\u5316 
 \u6784\u9020\u51FD\u6570 \u5DE5\u5382 
 \u5C5E\u6027 \u5B57\u6BB5 
 \u7ED3\u6784\u4F53 \u8BB0\u5F55 
 \u679A\u4E3E 
 \u6A21\u5757 
 \u547D\u540D\u7A7A\u95F4 
 \u5BFC\u5165 \u5F15\u5165 
 \u5FAA\u73AF 
 \u5FAA\u73AF \u8FED\u4EE3 
 \u65E0\u9650 \u6B7B\u5FAA\u73AF 
 \u6761\u4EF6 
 \u5206\u652F 
 \u5E03\u5C14 
 \u5B57\u7B26\u4E32 
 \u6570\u5B57 \u6574\u6570 \u6570\u503C 
 \u6D6E\u70B9 \u5C0F\u6570 
 \u820D\u5165 \u56DB\u820D\u4E94\u5165 
 \u6570\u7EC4 \u5217\u8868 
 \u5B57\u5178 \u6620\u5C04 
 \u96C6\u5408 
 \u6811 \u5C42\u7EA7 
 \u56FE 
 \u7D22\u5F15 \u4E0B\u6807 \u4F4D\u7F6E 
 \u6392\u5E8F 
 \u8FC7\u6EE4 \u7B5B\u9009 
 \u8FED\u4EE3 \u904D\u5386 
 \u7B97\u6CD5 
 \u590D\u6742\u5EA6 \u590D\u6742 
 \u590D\u6742 
 \u7B80\u5355 \u5BB9\u6613 
 \u7B80\u5316 \u7CBE\u7B80 
 \u89E3\u6790 \u89E3\u6790\u5668 
 \u8BED\u6CD5 
 \u8BED\u6CD5\u6811 
 \u8BCD\u5143 \u6807\u8BB0 
 \u89E3\u91CA\u5668 \u5F15\u64CE 
 \u8FD0\u884C\u65F6 
 \u4EE3\u7801\u68C0\u67E5 \u9759\u6001\u68C0\u67E5 
 \u683C\u5F0F\u5316 \u6392\u7248 
 \u7F29\u8FDB 
 \u98CE\u683C \u89C4\u8303 \u7EA6\u5B9A 
 \u547D\u540D 
 \u91CD\u6784 \u91CD\u5199 
 \u91CD\u5199 \u6539\u5199 
 \u63D0\u53D6 \u62C6\u5206 \u5206\u79BB 
 \u62C6\u5206 \u5206\u5272 
 \u5185\u8054 
 \u62BD\u8C61 
 \u5C01\u88C5 
 \u5305\u88C5 \u5305\u88F9 
 \u89E3\u8026 \u8026\u5408 
 \u6CE8\u5165 \u4F9D\u8D56\u6CE8\u5165 
 \u6A21\u5F0F \u8BBE\u8BA1\u6A21\u5F0F 
 \u5355\u4F8B 
 \u4E2D\u95F4\u4EF6 \u62E6\u622A\u5668 
 \u5C42 \u5C42\u6B21 
 \u7EC4\u4EF6 \u90E8\u4EF6 
 \u88C5\u9970\u5668 \u6CE8\u89E3 
 \u5B8F 
 \u53CD\u5C04 \u5185\u7701 
 \u533F\u540D\u51FD\u6570 \u95ED\u5305 
 \u4E0D\u53EF\u53D8 \u53EA\u8BFB 
 \u53EF\u53D8 \u7A81\u53D8 
 \u526F\u4F5C\u7528 
 \u53EA\u8BFB 
 \u7A7A \u7A7A\u503C 
 \u7A7A \u4E3A\u7A7A 
 \u6CE8\u91CA 
 \u6587\u6863 \u8BF4\u660E 
 \u5F85\u529E 
 \u672A\u4F7F\u7528 \u6B7B\u4EE3\u7801 
 \u6837\u677F \u6837\u677F\u4EE3\u7801 
 \u6280\u672F\u503A 
 \u53EF\u7EF4\u62A4 \u53EF\u8BFB 
 \u590D\u7528 \u91CD\u7528 
 \u5B9E\u73B0 
 \u8BBE\u8BA1 \u67B6\u6784 
 \u7247\u6BB5 \u793A\u4F8B 
 \u8BED\u53E5 \u8868\u8FBE\u5F0F 
 \u8FD0\u7B97\u7B26 \u64CD\u4F5C 
 \u7B26\u53F7 \u6807\u8BC6\u7B26 
 \u81EA\u52A8\u8865\u5168 \u8865\u5168 
 \u6A21\u677F 
 \u5360\u4F4D\u7B26 
 \u63D2\u503C \u66FF\u6362 
 \u62FC\u63A5 \u8FDE\u63A5 
 \u6BD4\u8F83 \u5BF9\u6BD4 
 \u76F8\u7B49 \u76F8\u540C 
 \u4E0D\u540C 
 \u552F\u4E00 
 \u5B57\u8282\u7801 
 \u5B57\u8282\u7801 \u6C47\u7F16 \u673A\u5668\u7801 
 \u5373\u65F6\u7F16\u8BD1 \u539F\u751F 
 \u7ED1\u5B9A \u4E92\u64CD\u4F5C 
 \u4E0D\u5B89\u5168 \u5371\u9669 
 \u6240\u6709\u6743 \u501F\u7528 \u751F\u547D\u5468\u671F 
 \u751F\u547D\u5468\u671F 
 \u72B6\u6001 
 \u72B6\u6001\u673A 
 \u6570\u636E\u5E93 
 \u4FDD\u5B58 \u5B58\u50A8 \u6301\u4E45\u5316 
 \u5B58\u50A8 
 \u67E5\u8BE2 
 \u7D22\u5F15 
 \u4E8B\u52A1 
 \u56DE\u6EDA \u64A4\u9500 
 \u63D0\u4EA4 
 \u5907\u4EFD 
 \u6062\u590D \u8FD8\u539F 
 \u5FEB\u7167 
 \u8868 \u6570\u636E\u8868 
 \u884C \u8BB0\u5F55 
 \u5217 \u5B57\u6BB5 
 \u6A21\u5F0F \u7ED3\u6784 
 \u8FC1\u79FB 
 \u952E \u4E3B\u952E 
 \u5916\u952E 
 \u7EA6\u675F 
 \u552F\u4E00 
 \u91CD\u590D 
 \u53BB\u91CD 
 \u8FDE\u63A5 \u8054\u63A5 
 \u63D2\u5165 
 \u66F4\u65B0 \u4FEE\u6539 
 \u66F4\u65B0\u63D2\u5165 
 \u5220\u9664 \u79FB\u9664 
 \u8F6F\u5220\u9664 \u903B\u8F91\u5220\u9664 
 \u6E05\u7A7A \u622A\u65AD 
 \u6E05\u7406 \u6E05\u9664 
 \u4FDD\u7559 
 \u526F\u672C \u590D\u5236 
 \u4E3B\u5E93 \u4E3B\u8282\u70B9 
 \u5206\u7247 \u5206\u533A 
 \u6545\u969C\u8F6C\u79FB \u6545\u969C\u5207\u6362 
 \u9501 \u9501\u5B9A 
 \u6B7B\u9501 
 \u9694\u79BB 
 \u4E00\u81F4\u6027 
 \u4E0D\u4E00\u81F4 
 \u5B8C\u6574\u6027 
 \u635F\u574F 
 \u5B64\u513F \u5B64\u7ACB 
 \u7EA7\u8054 
 \u8FDE\u63A5 
 \u8FDE\u63A5\u6C60 \u6C60 
 \u5BF9\u8C61\u5173\u7CFB\u6620\u5C04 
 \u89C6\u56FE 
 \u89E6\u53D1\u5668 \u89E6\u53D1 
 \u5B58\u50A8\u8FC7\u7A0B 
 \u586B\u5145 \u79CD\u5B50\u6570\u636E 
 \u89C4\u8303\u5316 \u5F52\u4E00\u5316 
 \u53CD\u89C4\u8303\u5316 
 \u975E\u5173\u7CFB\u578B 
 \u6570\u636E\u4ED3\u5E93 
 \u8FC7\u6EE4 \u7B5B\u9009 
 \u6392\u5E8F 
 \u5206\u7EC4 \u805A\u5408 
 \u8BA1\u6570 \u6570\u91CF 
 \u5206\u9875 
 \u6E38\u6807 
 \u5FAA\u73AF\u67E5\u8BE2 
 \u6279\u91CF \u6279\u5904\u7406 
 \u9884\u52A0\u8F7D 
 \u60F0\u6027 \u5EF6\u8FDF \u61D2\u52A0\u8F7D 
 \u6162 \u7F13\u6162 
 \u5168\u8868\u626B\u63CF \u626B\u63CF 
 \u6267\u884C\u8BA1\u5212 
 \u79DF\u6237 
 \u5BA1\u8BA1 
 \u5386\u53F2 
 \u4E8C\u8FDB\u5236 \u5BF9\u8C61 
 \u5B58\u50A8\u6876 \u5BF9\u8C61\u5B58\u50A8 
 \u78C1\u76D8 \u786C\u76D8 
 \u5377 \u6302\u8F7D 
 \u7A7A\u95F4 \u5BB9\u91CF 
 \u914D\u989D \u9650\u989D 
 \u52A0\u5BC6 
 \u538B\u7F29 
 \u8FFD\u52A0 
 \u9884\u5199\u65E5\u5FD7 
 \u5E8F\u5217\u5316 
 \u51B2\u7A81 
 \u4E50\u89C2\u9501 
 \u5E42\u7B49 
 \u9ED8\u8BA4 
 \u7A7A\u503C \u7A7A 
 \u952E\u503C 
 \u7F13\u5B58 
 \u5931\u6548 \u4F5C\u5E9F 
 \u6DD8\u6C70 \u9A71\u9010 
 \u8FC7\u671F \u9648\u65E7 
 \u6700\u65B0 \u65B0\u9C9C 
 \u8FC7\u671F \u5230\u671F 
 \u547D\u4E2D 
 \u672A\u547D\u4E2D 
 \u9884\u70ED 
 \u5185\u5BB9\u5206\u53D1 CDN 
 \u5237\u65B0 
 \u590D\u7528 \u91CD\u7528 
 \u7F13\u51B2 
 \u5237\u65B0 \u5237\u76D8 
 \u961F\u5217 
 \u5165\u961F 
 \u51FA\u961F \u6D88\u8D39 
 \u4EFB\u52A1 \u4F5C\u4E1A 
 \u5DE5\u4F5C\u8FDB\u7A0B \u6D88\u8D39\u8005 
 \u540E\u53F0 
 \u524D\u53F0 
 \u8C03\u5EA6 \u8BA1\u5212 \u6392\u671F 
 \u5B9A\u65F6\u4EFB\u52A1 \u5B9A\u65F6 
 \u5468\u671F\u6027 \u91CD\u590D 
 \u6BCF\u665A \u591C\u95F4 
 \u5EF6\u8FDF \u63A8\u8FDF 
 \u5B9A\u65F6\u5668 \u8BA1\u65F6\u5668 
 \u622A\u6B62 \u671F\u9650 
 \u4E8B\u4EF6 
 \u53D1\u5E03 \u89E6\u53D1 \u53D1\u51FA 
 \u8BA2\u9605 \u76D1\u542C 
 \u751F\u4EA7\u8005 \u53D1\u5E03\u8005 
 \u6D88\u606F\u4E2D\u95F4\u4EF6 \u4EE3\u7406 
 \u4E3B\u9898 \u9891\u9053 
 \u6D88\u606F 
 \u8D1F\u8F7D \u8F7D\u8377 
 \u786E\u8BA4 \u5E94\u7B54 
 \u6B7B\u4FE1 
 \u91CD\u65B0\u6295\u9012 \u91CD\u53D1 
 \u91CD\u653E \u56DE\u653E 
 \u56DE\u8C03 \u94A9\u5B50 
 \u6D41 \u6D41\u5F0F 
 \u63A8\u9001 
 \u8F6E\u8BE2 
 \u5957\u63A5\u5B57 
 \u5B9E\u65F6 
 \u987A\u5E8F 
 \u9650\u6D41 \u8282\u6D41 
 \u9632\u6296 
 \u80CC\u538B \u8FC7\u8F7D 
 \u79EF\u538B 
 \u4F18\u5148\u7EA7 
 \u5DE5\u4F5C\u6D41 \u6D41\u7A0B 
 \u8865\u507F 
 \u53D1\u4EF6\u7BB1 
 \u5E7F\u64AD \u5206\u53D1 
 \u5E76\u53D1 \u5E76\u884C 
 \u4E32\u884C \u9010\u4E2A 
 \u53D6\u6D88 
 \u6682\u505C \u6302\u8D77 
 \u6062\u590D \u7EE7\u7EED 
 \u8FDB\u5EA6 
 \u5F85\u5904\u7406 \u7B49\u5F85\u4E2D 
 \u5361\u4F4F \u6302\u8D77 
 \u79DF\u7EA6 \u5360\u7528 
 \u5FC3\u8DF3 
 \u6070\u597D\u4E00\u6B21 
 \u65E5\u5FD7 
 \u7EA7\u522B \u7B49\u7EA7 
 \u8BE6\u7EC6 \u5197\u957F 
 \u9759\u9ED8 \u65E0\u58F0 
 \u76D1\u63A7 \u76D1\u6D4B 
 \u6307\u6807 \u5EA6\u91CF 
 \u6D4B\u91CF \u5EA6\u91CF 
 \u544A\u8B66 \u8B66\u62A5 
 \u8B66\u544A 
 \u9608\u503C 
 \u94FE\u8DEF\u8FFD\u8E2A \u8FFD\u8E2A 
 \u9065\u6D4B \u57CB\u70B9 
 \u4EEA\u8868\u76D8 \u770B\u677F 
 \u5B95\u673A \u6545\u969C \u505C\u673A 
 \u4E8B\u6545 \u4E8B\u4EF6 
 \u590D\u76D8 
 \u503C\u73ED 
 \u53EF\u7528\u6027 
 \u5EF6\u8FDF \u65F6\u5EF6 
 \u541E\u5410\u91CF 
 \u5E26\u5BBD 
 \u767E\u5206\u4F4D \u5206\u4F4D\u6570 
 \u8BA1\u6570\u5668 
 \u5CF0\u503C \u6FC0\u589E 
 \u4F7F\u7528\u91CF \u7528\u91CF 
 \u5185\u5B58 
 \u5904\u7406\u5668 
 \u8D1F\u8F7D 
 \u5065\u5EB7\u68C0\u67E5 \u63A2\u9488 
 \u8BCA\u65AD \u6392\u67E5 
 \u5F02\u5E38 
 \u91C7\u6837 \u62BD\u6837 
 \u5173\u8054 \u76F8\u5173 
 \u8131\u654F \u906E\u76D6 \u533F\u540D\u5316 
 \u9519\u8BEF\u4E0A\u62A5 
 \u5D29\u6E83 
 \u72B6\u6001 
 \u72B6\u6001\u9875 
 \u7EF4\u62A4 
 \u62A5\u544A \u62A5\u8868 
 \u90E8\u7F72 \u53D1\u5E03 \u4E0A\u7EBF 
 \u53D1\u5E03 \u7248\u672C 
 \u7070\u5EA6 \u9010\u6B65 
 \u91D1\u4E1D\u96C0 \u7070\u5EA6 
 \u84DD\u7EFF \u5207\u6362 
 \u529F\u80FD\u5F00\u5173 \u7279\u6027\u5F00\u5173 
 \u73AF\u5883 
 \u751F\u4EA7\u73AF\u5883 \u7EBF\u4E0A 
 \u9884\u53D1\u5E03 \u6D4B\u8BD5\u73AF\u5883 
 \u6C99\u7BB1 \u6C99\u76D2 
 \u670D\u52A1\u5668 \u4E3B\u673A 
 \u865A\u62DF\u673A \u5B9E\u4F8B 
 \u5BB9\u5668 
 \u955C\u50CF 
 \u4ED3\u5E93 \u6CE8\u518C\u8868 
 \u7F16\u6392 
 \u5BB9\u5668\u7EC4 
 \u96C6\u7FA4 
 \u8282\u70B9 
 \u4E91 
 \u81EA\u6258\u7BA1 \u672C\u5730\u90E8\u7F72 
 \u6258\u7BA1 \u4E3B\u673A 
 \u65E0\u670D\u52A1\u5668 \u4E91\u51FD\u6570 
 \u57FA\u7840\u8BBE\u65BD 
 \u5F00\u901A \u4F9B\u7ED9 \u914D\u7F6E 
 \u914D\u7F6E \u8BBE\u7F6E 
 \u53D8\u91CF \u73AF\u5883\u53D8\u91CF 
 \u5BC6\u94A5 \u51ED\u8BC1 
 \u6269\u5BB9 \u4F38\u7F29 \u6269\u5C55 
 \u7F29\u5BB9 
 \u8D1F\u8F7D\u5747\u8861 
 \u4EE3\u7406 
 \u7F51\u5173 
 \u8DEF\u7531 
 \u91CD\u5B9A\u5411 \u8DF3\u8F6C 
 \u57DF\u540D 
 \u8BC1\u4E66 
 \u9632\u706B\u5899 
 \u7F51\u7EDC 
 \u79BB\u7EBF \u65AD\u7F51 
 \u5728\u7EBF \u8054\u7F51 
 \u7AEF\u53E3 
 \u533A\u57DF \u53EF\u7528\u533A 
 \u91CD\u542F 
 \u542F\u52A8 
 \u5173\u95ED \u5173\u673A \u505C\u6B62 
 \u4F18\u96C5 \u5E73\u6ED1 
 \u4E0D\u505C\u673A \u96F6\u505C\u673A 
 \u5378\u8F7D 
 \u5B89\u88C5 
 \u5B88\u62A4\u8FDB\u7A0B \u670D\u52A1 
 \u5FAE\u670D\u52A1 
 \u5355\u4F53 
 \u6210\u672C \u8D39\u7528 
 \u4FBF\u5B9C \u4F4E\u6210\u672C 
 \u8D44\u6E90 
 \u5185\u5B58\u6EA2\u51FA \u5185\u5B58\u4E0D\u8DB3 
 \u6CC4\u6F0F 
 \u5197\u4F59 \u9AD8\u53EF\u7528 
 \u707E\u96BE \u707E\u5907 
 \u5065\u58EE \u5F39\u6027 \u5BB9\u9519 
 \u7194\u65AD 
 \u5236\u54C1 \u6784\u5EFA\u4EA7\u7269 
 \u6D41\u6C34\u7EBF 
 \u955C\u50CF \u955C\u50CF\u7AD9 
 \u754C\u9762 
 \u524D\u7AEF 
 \u540E\u7AEF 
 \u6D4F\u89C8\u5668 
 \u6309\u94AE 
 \u70B9\u51FB \u5355\u51FB 
 \u89E6\u6478 \u8F7B\u89E6 
 \u624B\u52BF \u6ED1\u52A8 
 \u62D6\u62FD \u62D6\u653E 
 \u60AC\u505C 
 \u5BF9\u8BDD\u6846 \u5F39\u7A97 \u6A21\u6001\u6846 
 \u5F39\u51FA \u6D6E\u5C42 
 \u5DE5\u5177\u63D0\u793A 
 \u63D0\u793A \u8F7B\u63D0\u793A 
 \u6A2A\u5E45 
 \u906E\u7F69 \u8986\u76D6\u5C42 
 \u52A0\u8F7D\u52A8\u753B \u9AA8\u67B6\u5C4F 
 \u52A0\u8F7D 
 \u8FDB\u5EA6\u6761 
 \u5E03\u5C40 
 \u54CD\u5E94\u5F0F \u81EA\u9002\u5E94 
 \u7F51\u683C \u6805\u683C 
 \u5BF9\u9F50 \u5C45\u4E2D 
 \u8FB9\u8DDD \u95F4\u8DDD 
 \u91CD\u53E0 \u906E\u6321 
 \u6EA2\u51FA 
 \u6EDA\u52A8 
 \u65E0\u9650 
 \u56FA\u5B9A \u5438\u9876 
 \u7F29\u653E \u653E\u5927 
 \u8C03\u6574\u5927\u5C0F \u5C3A\u5BF8 
 \u989C\u8272 \u8272\u5F69 
 \u8C03\u8272\u677F 
 \u5BF9\u6BD4\u5EA6 
 \u5B57\u4F53 
 \u56FE\u6807 
 \u8868\u60C5 
 \u6807\u5FD7 \u5546\u6807 
 \u5934\u50CF 
 \u52A8\u753B \u8FC7\u6E21 
 \u95EA\u70C1 \u6296\u52A8 
 \u6D41\u7545 \u5E73\u6ED1 
 \u5361\u987F \u6389\u5E27 
 \u8868\u5355 
 \u8F93\u5165 \u8F93\u5165\u6846 
 \u952E\u5165 \u6253\u5B57 
 \u590D\u9009\u6846 \u52FE\u9009 
 \u5355\u9009 
 \u4E0B\u62C9\u6846 \u4E0B\u62C9\u83DC\u5355 
 \u5207\u6362 \u5F00\u5173 
 \u6ED1\u5757 
 \u5360\u4F4D\u7B26 
 \u6807\u7B7E 
 \u6821\u9A8C \u9A8C\u8BC1 
 \u5FC5\u586B \u5FC5\u9700 
 \u53EF\u9009 
 \u63D0\u4EA4 
 \u81EA\u52A8\u8865\u5168 \u8054\u60F3 
 \u5EFA\u8BAE \u63A8\u8350 
 \u5217\u8868 \u6E05\u5355 
 \u8868\u683C 
 \u5361\u7247 
 \u6807\u7B7E\u9875 \u9009\u9879\u5361 
 \u83DC\u5355 
 \u5BFC\u822A 
 \u9762\u5305\u5C51 
 \u4FA7\u8FB9\u680F 
 \u5DE5\u5177\u680F 
 \u9875\u5934 \u5934\u90E8 
 \u9875\u811A 
 \u6807\u9898 
 \u9875\u9762 
 \u5C4F\u5E55 \u753B\u9762 
 \u94FE\u63A5 
 \u7F51\u5740 \u94FE\u63A5 
 \u522B\u540D \u77ED\u94FE 
 \u6DF1\u5EA6\u94FE\u63A5 
 \u4E3B\u9898 \u76AE\u80A4 
 \u6697\u8272 \u6DF1\u8272 \u591C\u95F4 
 \u6D45\u8272 \u4EAE\u8272 
 \u6837\u5F0F 
 \u65E0\u969C\u788D \u53EF\u8BBF\u95EE\u6027 
 \u76F2\u4EBA \u89C6\u969C 
 \u7126\u70B9 \u805A\u7126 
 \u952E\u76D8 \u5FEB\u6377\u952E 
 \u9F20\u6807 
 \u9009\u62E9 \u9009\u4E2D 
 \u590D\u5236 \u7C98\u8D34 \u526A\u8D34\u677F 
 \u64A4\u9500 
 \u91CD\u505A 
 \u5C55\u5F00 
 \u6298\u53E0 \u6536\u8D77 
 \u663E\u793A \u5C55\u793A 
 \u9690\u85CF 
 \u542F\u7528 \u5F00\u542F 
 \u7981\u7528 \u505C\u7528 \u5173\u95ED 
 \u6E32\u67D3 \u7ED8\u5236 
 \u91CD\u65B0\u6E32\u67D3 \u91CD\u7ED8 
 \u670D\u52A1\u7AEF\u6E32\u67D3 
 \u6C34\u5408 \u6CE8\u6C34 
 \u5355\u9875\u5E94\u7528 
 \u7EC4\u4EF6 \u63A7\u4EF6 
 \u6A21\u677F 
 \u5C5E\u6027 
 \u72B6\u6001 
 \u5143\u7D20 \u6807\u7B7E 
 \u5411\u5BFC 
 \u5F15\u5BFC \u65B0\u624B\u5F15\u5BFC 
 \u5F15\u5BFC \u6559\u7A0B 
 \u624B\u673A \u79FB\u52A8\u7AEF 
 \u5E73\u677F 
 \u684C\u9762 \u7535\u8111 
 \u5B89\u5353 
 \u82F9\u679C 
 \u5E94\u7528 \u7A0B\u5E8F 
 \u7F51\u7AD9 \u7AD9\u70B9 
 \u9996\u9875 \u843D\u5730\u9875 
 \u65B9\u5411 \u65CB\u8F6C 
 \u5218\u6D77 \u5B89\u5168\u533A 
 \u8FB9\u6846 
 \u9634\u5F71 
 \u80CC\u666F 
 \u900F\u660E 
 \u5706\u89D2 
 \u8BBE\u8BA1 \u539F\u578B 
 \u6613\u7528\u6027 \u7528\u6237\u4F53\u9A8C 
 \u6DF7\u4E71 \u4EE4\u4EBA\u56F0\u60D1 
 \u786E\u8BA4 
 \u5173\u95ED 
 \u6253\u5F00 
 \u8FD4\u56DE \u540E\u9000 
 \u6536\u85CF \u4E66\u7B7E 
 \u5FBD\u7AE0 \u89D2\u6807 
 \u8F6E\u64AD 
 \u7528\u6237 
 \u5BA2\u6237 \u987E\u5BA2 
 \u8BBF\u5BA2 \u6E38\u5BA2 
 \u8D26\u53F7 \u8D26\u6237 
 \u4E2A\u4EBA\u8D44\u6599 \u6863\u6848 
 \u767B\u5F55 
 \u767B\u51FA \u9000\u51FA\u767B\u5F55 
 \u6CE8\u518C 
 \u8BA4\u8BC1 \u9274\u6743 
 \u6388\u6743 \u6743\u9650 
 \u5BC6\u7801 \u53E3\u4EE4 
 \u53CC\u56E0\u7D20 \u9A8C\u8BC1\u7801 
 \u5355\u70B9\u767B\u5F55 
 \u901A\u884C\u5BC6\u94A5 \u6307\u7EB9 \u751F\u7269\u8BC6\u522B 
 \u4F1A\u8BDD 
 \u4EE4\u724C 
 \u89D2\u8272 
 \u6743\u9650 
 \u7BA1\u7406\u5458 
 \u6240\u6709\u8005 \u62E5\u6709\u8005 
 \u7EC4\u7EC7 \u516C\u53F8 \u4F01\u4E1A 
 \u56E2\u961F \u5C0F\u7EC4 
 \u6210\u5458 \u4F1A\u5458 
 \u9080\u8BF7 
 \u5C01\u7981 \u62C9\u9ED1 
 \u6A21\u62DF\u7528\u6237 \u5192\u5145 
 \u8BA2\u9605 
 \u5957\u9910 \u65B9\u6848 
 \u8BD5\u7528 
 \u5347\u7EA7 
 \u964D\u7EA7 
 \u7EED\u8BA2 \u7EED\u8D39 
 \u9000\u8BA2 \u53D6\u6D88\u8BA2\u9605 
 \u6D41\u5931 
 \u8BB8\u53EF \u5E2D\u4F4D 
 \u540C\u610F 
 \u9690\u79C1 
 \u4E2A\u4EBA 
 \u504F\u597D 
 \u7528\u6237\u540D \u6635\u79F0 
 \u8054\u7CFB\u4EBA 
 \u5BA2\u670D \u652F\u6301 
 \u5DE5\u5355 
 \u6295\u8BC9 \u62B1\u6028 
 \u53CD\u9988 \u610F\u89C1 
 \u95EE\u5377 \u8C03\u67E5 
 \u5458\u5DE5 \u804C\u5458 
 \u4F9B\u5E94\u5546 \u5382\u5546 
 \u5408\u4F5C\u4F19\u4F34 
 \u7EBF\u7D22 \u6F5C\u5728\u5BA2\u6237 
 \u652F\u4ED8 \u4ED8\u6B3E 
 \u6263\u6B3E \u6536\u8D39 
 \u53D1\u7968 \u8D26\u5355 
 \u6536\u636E \u5C0F\u7968 
 \u8BA2\u5355 \u4E0B\u5355 
 \u8D2D\u4E70 
 \u9500\u552E \u51FA\u552E 
 \u8D2D\u7269\u8F66 
 \u7ED3\u8D26 \u7ED3\u7B97 
 \u5546\u5E97 \u5546\u57CE 
 \u5546\u54C1 \u4EA7\u54C1 
 \u76EE\u5F55 \u5546\u54C1\u76EE\u5F55 
 \u5E93\u5B58 
 \u4EF7\u683C \u5B9A\u4EF7 
 \u624B\u7EED\u8D39 \u8D39\u7528 
 \u6298\u6263 \u4F18\u60E0\u5238 
 \u9000\u6B3E 
 \u62D2\u4ED8 \u4E89\u8BAE 
 \u9000\u8D27 
 \u7A0E \u589E\u503C\u7A0E 
 \u8D27\u5E01 \u5E01\u79CD 
 \u94B1 \u91D1\u989D 
 \u91D1\u989D \u6570\u989D 
 \u603B\u8BA1 \u5408\u8BA1 
 \u4F59\u989D 
 \u94B1\u5305 
 \u94F6\u884C 
 \u8F6C\u8D26 
 \u94F6\u884C\u5361 \u4FE1\u7528\u5361 
 \u6253\u6B3E \u63D0\u73B0 
 \u5145\u503C \u62BC\u91D1 
 \u6B20\u6B3E \u503A\u52A1 
 \u50AC\u6B3E \u63D0\u9192 
 \u5BF9\u8D26 
 \u8D26\u672C \u8BB0\u8D26 \u4F1A\u8BA1 
 \u6B3A\u8BC8 
 \u6536\u5165 \u8425\u6536 
 \u5229\u6DA6 
 \u9884\u7B97 
 \u62A5\u4EF7 
 \u5408\u540C \u5951\u7EA6 
 \u914D\u9001 \u53D1\u8D27 
 \u7269\u6D41 \u5305\u88F9 
 \u5730\u5740 
 \u9884\u8BA2 \u9884\u7EA6 
 \u53D6\u6D88 
 \u8D85\u5356 
 \u62CD\u5356 \u7ADE\u4EF7 
 \u79EF\u5206 \u5956\u52B1 
 \u52A0\u5BC6\u8D27\u5E01 \u533A\u5757\u94FE 
 \u5546\u5BB6 \u5356\u5BB6 
 \u5E7F\u544A 
 \u90AE\u4EF6 \u90AE\u7BB1 
 \u53D1\u9001 
 \u63A5\u6536 \u6536\u5230 
 \u6536\u4EF6\u7BB1 
 \u5783\u573E\u90AE\u4EF6 
 \u9000\u4FE1 
 \u9644\u4EF6 
 \u7B80\u62A5 \u7FA4\u53D1\u90AE\u4EF6 
 \u901A\u77E5 \u63D0\u9192 
 \u77ED\u4FE1 
 \u63D0\u9192 
 \u804A\u5929 \u4F1A\u8BDD 
 \u8BDD\u9898 \u8BA8\u8BBA\u4E32 
 \u8BC4\u8BBA \u6CE8\u91CA 
 \u56DE\u590D \u56DE\u7B54 
 \u63D0\u53CA 
 \u7535\u8BDD \u901A\u8BDD 
 \u4F1A\u8BAE 
 \u6587\u6863 \u6587\u4EF6 
 PDF\u6587\u4EF6 
 \u6253\u5370 
 \u626B\u63CF 
 \u6587\u5B57\u8BC6\u522B 
 \u6587\u4EF6 
 \u6587\u4EF6\u5939 \u76EE\u5F55 
 \u4E0A\u4F20 
 \u4E0B\u8F7D 
 \u540C\u6B65 
 \u5206\u4EAB \u5171\u4EAB 
 \u534F\u4F5C 
 \u7F16\u8F91 
 \u8349\u7A3F 
 \u53D1\u5E03 \u53D1\u8868 
 \u9884\u89C8 
 \u56FE\u7247 \u56FE\u50CF \u7167\u7247 
 \u7F29\u7565\u56FE 
 \u88C1\u526A 
 \u622A\u56FE \u622A\u5C4F 
 \u77E2\u91CF\u56FE 
 \u7ED8\u753B \u753B\u5E03 
 \u50CF\u7D20 \u5206\u8FA8\u7387 
 \u6A21\u7CCA 
 \u76F8\u673A \u6444\u50CF\u5934 
 \u97F3\u9891 \u58F0\u97F3 
 \u9EA6\u514B\u98CE 
 \u8BED\u97F3 
 \u8F6C\u5199 \u8BED\u97F3\u8F6C\u6587\u5B57 
 \u8BED\u97F3\u5408\u6210 \u6717\u8BFB 
 \u97F3\u4E50 \u6B4C\u66F2 
 \u97F3\u91CF 
 \u89C6\u9891 
 \u64AD\u653E 
 \u5F55\u5236 \u5F55\u97F3 
 \u7F16\u89E3\u7801 \u8F6C\u7801 
 \u5B57\u5E55 
 \u5E27 \u5E27\u7387 
 \u5730\u56FE 
 \u4F4D\u7F6E \u5B9A\u4F4D 
 \u5730\u7406\u7F16\u7801 \u7ECF\u7EAC\u5EA6 
 \u8DDD\u79BB 
 \u8DEF\u7EBF \u5BFC\u822A 
 \u6E38\u620F 
 \u73A9\u5BB6 
 \u5173\u5361 
 \u5F97\u5206 \u5206\u6570 
 \u78B0\u649E 
 \u7269\u7406 \u6A21\u62DF 
 \u7CBE\u7075 \u7EB9\u7406 \u8D34\u56FE 
 \u7740\u8272\u5668 \u56FE\u5F62 
 \u4E09\u7EF4 \u6A21\u578B \u7F51\u683C 
 \u8BBE\u5907 \u88C5\u7F6E 
 \u4F20\u611F\u5668 
 \u6E29\u5EA6 
 \u56FA\u4EF6 \u5D4C\u5165\u5F0F \u5355\u7247\u673A 
 \u70E7\u5F55 \u5237\u5199 
 \u7269\u8054\u7F51 \u667A\u80FD\u5BB6\u5C45 
 \u84DD\u7259 \u65E0\u7EBF 
 \u65E0\u7EBF\u7F51\u7EDC 
 \u7535\u6C60 \u7535\u91CF 
 \u7535\u6E90 \u80FD\u6E90 
 \u4E32\u53E3 
 \u9A71\u52A8 
 \u673A\u5668\u4EBA 
 \u6761\u5F62\u7801 \u4E8C\u7EF4\u7801 
 \u4FE1\u53F7 
 \u566A\u58F0 \u566A\u97F3 
 \u6821\u51C6 
 \u65E5\u671F 
 \u65F6\u95F4 
 \u65F6\u95F4\u6233 
 \u65F6\u533A 
 \u4E16\u754C\u534F\u8C03\u65F6 
 \u590F\u4EE4\u65F6 
 \u65E5\u5386 
 \u5929 \u65E5 \u6BCF\u65E5 
 \u5468 \u6BCF\u5468 
 \u6708 \u6BCF\u6708 
 \u5E74 \u6BCF\u5E74 
 \u5C0F\u65F6 
 \u5206\u949F 
 \u79D2 
 \u6BEB\u79D2 
 \u5348\u591C \u96F6\u70B9 
 \u5468\u672B 
 \u5047\u671F \u8282\u5047\u65E5 
 \u5DE5\u4F5C\u65E5 
 \u751F\u65E5 \u5E74\u9F84 
 \u65F6\u957F \u6301\u7EED\u65F6\u95F4 
 \u95F4\u9694 
 \u8303\u56F4 \u533A\u95F4 
 \u5F00\u59CB 
 \u7ED3\u675F 
 \u8FC7\u53BB \u4EE5\u524D 
 \u672A\u6765 \u5C06\u6765 
 \u4ECA\u5929 \u73B0\u5728 
 \u6628\u5929 \u660E\u5929 
 \u6700\u8FD1 \u6700\u65B0 
 \u65F6\u949F \u65F6\u949F\u504F\u79FB 
 \u5355\u8C03 
 \u95F0\u5E74 
 \u65E5\u671F\u683C\u5F0F 
 \u9884\u7EA6 
 \u5B63\u5EA6 \u8D22\u5E74 
 \u7ECF\u8FC7 \u5DF2\u8FC7 
 \u8BED\u8A00 
 \u7FFB\u8BD1 
 \u56FD\u9645\u5316 \u591A\u8BED\u8A00 \u672C\u5730\u5316 
 \u533A\u57DF\u8BBE\u7F6E 
 \u82F1\u8BED \u82F1\u6587 
 \u5FB7\u8BED 
 \u6CD5\u8BED 
 \u897F\u73ED\u7259\u8BED 
 \u8461\u8404\u7259\u8BED 
 \u4FC4\u8BED 
 \u4E2D\u6587 \u6C49\u8BED 
 \u65E5\u8BED \u65E5\u6587 
 \u97E9\u8BED \u97E9\u6587 
 \u963F\u62C9\u4F2F\u8BED \u4ECE\u53F3\u5230\u5DE6 
 \u6587\u672C \u6587\u5B57 
 \u5B57\u7B26\u4E32 
 \u5B57\u7B26 \u5B57\u6BCD 
 \u7F16\u7801 \u5B57\u7B26\u96C6 
 \u4E71\u7801 
 \u53D8\u97F3\u7B26\u53F7 
 \u6362\u884C \u6362\u884C\u7B26 
 \u7A7A\u683C \u7A7A\u767D 
 \u5927\u5199 \u5C0F\u5199 \u5927\u5C0F\u5199 
 \u5355\u8BCD \u8BCD 
 \u53E5\u5B50 \u77ED\u8BED 
 \u6BB5\u843D \u7AE0\u8282 
 \u63AA\u8F9E 
 \u62FC\u5199 \u9519\u522B\u5B57 
 \u8BED\u6CD5 
 \u590D\u6570 
 \u540C\u4E49\u8BCD 
 \u7F29\u5199 
 \u6B63\u5219\u8868\u8FBE\u5F0F \u6B63\u5219 
 \u5B50\u4E32 \u5305\u542B 
 \u524D\u7F00 
 \u540E\u7F00 
 \u62C6\u5206 \u5206\u5272 
 \u62FC\u63A5 \u8FDE\u63A5 
 \u5206\u9694\u7B26 
 \u5F15\u53F7 
 \u8F6C\u4E49 
 \u6807\u8BB0 \u5BCC\u6587\u672C 
 \u6458\u8981 \u603B\u7ED3 
 \u6570\u5B57 \u6570\u503C 
 \u6574\u6570 
 \u6D6E\u70B9\u6570 \u5C0F\u6570 
 \u56DB\u820D\u4E94\u5165 \u53D6\u6574 
 \u7CBE\u5EA6 
 \u6EA2\u51FA 
 \u8D1F\u6570 
 \u96F6 
 \u767E\u5206\u6BD4 
 \u6BD4\u4F8B \u6BD4\u7387 
 \u5355\u4F4D 
 \u8F6C\u6362 \u6362\u7B97 
 \u91CD\u91CF 
 \u5927\u5C0F \u5C3A\u5BF8 
 \u6700\u5927 
 \u6700\u5C0F 
 \u5343\u4F4D\u5206\u9694\u7B26 
 \u8BA1\u7B97 
 \u76F8\u52A0 \u6C42\u548C 
 \u968F\u673A 
 \u54C8\u5E0C \u6563\u5217 \u6821\u9A8C\u548C 
 \u552F\u4E00\u6807\u8BC6 
 \u5B57\u8282 
 \u641C\u7D22 \u67E5\u627E \u68C0\u7D22 
 \u5168\u6587\u68C0\u7D22 
 \u6A21\u7CCA 
 \u8BED\u4E49 
 \u5173\u952E\u8BCD \u5173\u952E\u5B57 
 \u7ED3\u679C 
 \u5339\u914D 
 \u6392\u540D \u6392\u5E8F 
 \u91CD\u6392 \u91CD\u6392\u5E8F 
 \u76F8\u5173\u6027 \u76F8\u5173 
 \u5F97\u5206 \u8BC4\u5206 
 \u8BC4\u5206 \u8BC4\u7EA7 
 \u76F8\u4F3C \u76F8\u4F3C\u5EA6 
 \u4E0D\u540C \u5DEE\u5F02 
 \u63A8\u8350 
 \u6700\u8FD1\u90BB 
 \u5D4C\u5165 \u5411\u91CF 
 \u6A21\u578B \u795E\u7ECF\u7F51\u7EDC 
 \u5927\u8BED\u8A00\u6A21\u578B \u5927\u6A21\u578B 
 \u4EBA\u5DE5\u667A\u80FD 
 \u63D0\u793A\u8BCD \u63D0\u793A 
 \u667A\u80FD\u4F53 \u4EE3\u7406 \u52A9\u624B 
 \u804A\u5929\u673A\u5668\u4EBA 
 \u5DE5\u5177 
 \u8BCD\u5143 \u4EE4\u724C 
 \u4E0A\u4E0B\u6587 
 \u5E7B\u89C9 \u7F16\u9020 
 \u68C0\u7D22\u589E\u5F3A 
 \u5206\u5757 \u7247\u6BB5 
 \u8BAD\u7EC3 \u5B66\u4E60 
 \u5FAE\u8C03 
 \u63A8\u7406 \u9884\u6D4B 
 \u9884\u6D4B 
 \u5206\u7C7B 
 \u7C7B\u522B \u5206\u7C7B 
 \u6807\u7B7E 
 \u6807\u6CE8 
 \u805A\u7C7B 
 \u6570\u636E\u96C6 \u8BED\u6599 
 \u7279\u5F81 
 \u51C6\u786E\u7387 \u53EC\u56DE\u7387 
 \u8BC4\u4F30 \u8BC4\u6D4B 
 \u57FA\u51C6\u6D4B\u8BD5 \u8DD1\u5206 
 \u8FC7\u62DF\u5408 
 \u504F\u5DEE \u504F\u89C1 
 \u635F\u5931 
 \u68AF\u5EA6 
 \u8F6E\u6B21 \u8FED\u4EE3 
 \u663E\u5361 
 \u91CF\u5316 
 \u6E29\u5EA6 \u91C7\u6837 
 \u63A8\u7406 \u601D\u8003 
 \u62A4\u680F \u5BA1\u6838 
 \u6CE8\u5165 \u8D8A\u72F1 
 \u68C0\u6D4B \u8BC6\u522B 
 \u63D0\u53D6 \u62BD\u53D6 
 \u722C\u866B \u6293\u53D6 
 \u751F\u6210 
 \u8BB0\u5FC6 
 \u7EDF\u8BA1 
 \u5E73\u5747 \u5747\u503C 
 \u4E2D\u4F4D\u6570 
 \u65B9\u5DEE \u6807\u51C6\u5DEE 
 \u5206\u5E03 
 \u6982\u7387 
 \u663E\u8457\u6027 \u7F6E\u4FE1 
 \u76F8\u5173 
 \u56DE\u5F52 
 \u8D8B\u52BF 
 \u5B9E\u9A8C 
 \u56FE\u8868 
 \u53EF\u89C6\u5316 
 \u5750\u6807\u8F74 
 \u56FE\u4F8B 
 \u793A\u610F\u56FE \u6D41\u7A0B\u56FE 
 \u5BFC\u51FA 
 \u5BFC\u5165 
 \u6444\u53D6 \u91C7\u96C6 
 \u6570\u636E\u7BA1\u9053 
 \u683C\u5F0F \u683C\u5F0F\u5316 
 \u9017\u53F7\u5206\u9694 
 \u7535\u5B50\u8868\u683C 
 JSON\u683C\u5F0F 
 XML\u683C\u5F0F 
 YAML\u683C\u5F0F 
 \u5217\u5F0F 
 \u4E8C\u8FDB\u5236\u683C\u5F0F 
 \u538B\u7F29\u5305 \u5F52\u6863 
 \u89E3\u538B 
 \u89E3\u6790 
 \u7F16\u7801 
 \u89E3\u7801 
 \u4E8C\u8FDB\u5236 
 \u5143\u6570\u636E 
 \u6570\u636E 
 \u5206\u6790 
 \u6307\u6807 \u76EE\u6807 
 \u8F6C\u5316 \u6F0F\u6597 
 \u542F\u52A8 \u5F00\u59CB \u5F00\u542F 
 \u505C\u6B62 \u7EC8\u6B62 \u5173\u505C 
 \u7ED3\u675F \u5B8C\u6210 \u7EC8\u7ED3 
 \u6682\u505C \u6302\u8D77 \u4E2D\u65AD 
 \u7EE7\u7EED \u6062\u590D 
 \u91CD\u542F \u91CD\u65B0\u542F\u52A8 
 \u53D6\u6D88 \u4E2D\u6B62 \u653E\u5F03 
 \u4FDD\u7559 \u4FDD\u6301 \u7559\u5B58 
 \u4E22\u5F03 \u653E\u5F03 \u820D\u5F03 
 \u6DFB\u52A0 \u589E\u52A0 \u65B0\u589E \u52A0\u5165 
 \u5220\u9664 \u79FB\u9664 \u53BB\u9664 
 \u66F4\u6539 \u4FEE\u6539 \u53D8\u66F4 \u6539\u52A8 
 \u66FF\u6362 \u53D6\u4EE3 \u66F4\u6362 \u4EE3\u66FF 
 \u5207\u6362 \u8F6C\u6362 \u6539\u7528 
 \u91CD\u547D\u540D \u6539\u540D 
 \u79FB\u52A8 \u8FC1\u79FB \u642C\u79FB 
 \u590D\u5236 \u62F7\u8D1D \u514B\u9686 
 \u7C98\u8D34 
 \u53D1\u9001 \u4F20\u9001 \u6D3E\u53D1 
 \u63A5\u6536 \u6536\u5230 \u63A5\u53D7 
 \u83B7\u53D6 \u53D6\u5F97 \u62C9\u53D6 
 \u63D0\u4F9B \u7ED9\u4E88 \u4F9B\u7ED9 
 \u663E\u793A \u5C55\u793A \u5448\u73B0 
 \u9690\u85CF \u906E\u853D 
 \u67E5\u627E \u627E\u5230 \u5BFB\u627E \u53D1\u73B0 
 \u641C\u7D22 \u67E5\u627E \u68C0\u7D22 
 \u4E22\u5931 \u4E22 \u635F\u5931 
 \u6D88\u5931 \u4E0D\u89C1 
 \u51FA\u73B0 \u663E\u73B0 
 \u53D1\u751F \u51FA\u73B0 
 \u8BFB\u53D6 \u8BFB \u9605\u8BFB 
 \u5199 \u5199\u5165 \u7F16\u5199 
 \u6253\u5F00 \u5F00\u542F 
 \u5173\u95ED \u5173 
 \u7B49\u5F85 \u7B49\u5019 
 \u5EF6\u8FDF \u63A8\u8FDF \u5EF6\u540E 
 \u63A8\u8FDF \u5EF6\u671F \u6401\u7F6E 
 \u8DF3\u8FC7 \u7565\u8FC7 \u7701\u7565 
 \u5FFD\u7565 \u65E0\u89C6 \u4E0D\u7406\u4F1A 
 \u7701\u7565 \u6392\u9664 \u9057\u6F0F 
 \u6392\u9664 \u9664\u5916 
 \u5305\u542B \u5305\u62EC \u7EB3\u5165 
 \u5141\u8BB8 \u8BB8\u53EF \u51C6\u8BB8 
 \u7981\u6B62 \u4E0D\u51C6 \u4E0D\u5141\u8BB8 
 \u907F\u514D \u56DE\u907F \u89C4\u907F 
 \u9632\u6B62 \u963B\u6B62 \u9884\u9632 
 \u504F\u597D \u9996\u9009 \u503E\u5411 
 \u9009\u62E9 \u9009\u5B9A \u6311\u9009 
 \u51B3\u5B9A \u51B3\u7B56 \u786E\u5B9A 
 \u540C\u610F \u8FBE\u6210\u4E00\u81F4 \u7EA6\u5B9A \u5171\u8BC6 
 \u4E0D\u540C\u610F \u53CD\u5BF9 \u5206\u6B67 
 \u62D2\u7EDD \u9A73\u56DE 
 \u9700\u8981 \u5FC5\u9700 
 \u8981\u6C42 \u9700\u8981 
 \u60F3\u8981 \u5E0C\u671B 
 \u671F\u671B \u9884\u671F \u671F\u5F85 
 \u5047\u8BBE \u5047\u5B9A \u8BA4\u4E3A 
 \u5F15\u8D77 \u5BFC\u81F4 \u9020\u6210 
 \u7834\u574F \u5F04\u574F \u635F\u574F 
 \u4FEE\u590D \u4FEE\u6B63 \u4FEE\u7406 
 \u89E3\u51B3 \u89E3\u7B54 
 \u6539\u8FDB \u6539\u5584 \u4F18\u5316 \u63D0\u5347 
 \u6076\u5316 \u9000\u5316 \u53D8\u5DEE 
 \u5DE5\u4F5C \u8FD0\u4F5C \u8FD0\u884C \u6709\u6548 
 \u5DE5\u4F5C \u4EFB\u52A1 
 \u8FD0\u884C \u6267\u884C 
 \u6267\u884C \u505A \u8FDB\u884C 
 \u5931\u8D25 \u51FA\u9519 \u6545\u969C 
 \u6210\u529F \u901A\u8FC7 
 \u91CD\u590D \u53CD\u590D 
 \u91CD\u8BD5 \u518D\u6B21\u5C1D\u8BD5 
 \u91CD\u505A \u8FD4\u5DE5 
 \u5C1D\u8BD5 \u8BD5 
 \u62C6\u5206 \u5206\u5272 \u5206\u5F00 
 \u8FDE\u63A5 \u52A0\u5165 \u8054\u63A5 
 \u5408\u5E76 \u878D\u5408 \u6574\u5408 
 \u7EC4\u5408 \u7ED3\u5408 
 \u5206\u79BB \u9694\u79BB \u89E3\u8026 
 \u5206\u7EC4 \u7EC4 \u5F52\u7EC4 
 \u6392\u5E8F \u6392\u5217 
 \u5B89\u6392 \u7EC4\u7EC7 \u6574\u7406 
 \u8BA1\u6570 \u6570\u91CF \u7EDF\u8BA1 
 \u6D4B\u91CF \u5EA6\u91CF \u8861\u91CF 
 \u6BD4\u8F83 \u5BF9\u6BD4 
 \u68C0\u67E5 \u6838\u5BF9 \u6821\u9A8C \u9A8C\u8BC1 
 \u9A8C\u8BC1 \u786E\u8BA4 \u6838\u5B9E 
 \u786E\u4FDD \u4FDD\u8BC1 
 \u731C\u6D4B \u731C 
 \u4F30\u7B97 \u4F30\u8BA1 \u8BC4\u4F30 
 \u77E5\u9053 \u4E86\u89E3 \u77E5\u8BC6 
 \u7406\u89E3 \u660E\u767D \u4E86\u89E3 
 \u89E3\u91CA \u8BF4\u660E 
 \u63CF\u8FF0 \u8BF4\u660E 
 \u95EE \u8BE2\u95EE \u63D0\u95EE 
 \u56DE\u7B54 \u7B54\u590D \u54CD\u5E94 
 \u8BF7\u6C42 \u8981\u6C42 \u7533\u8BF7 
 \u544A\u8BC9 \u544A\u77E5 \u8BF4 
 \u901A\u77E5 \u544A\u77E5 \u63D0\u9192 
 \u8B66\u544A \u63D0\u9192 
 \u62A5\u544A \u4E0A\u62A5 
 \u5BA3\u5E03 \u516C\u544A 
 \u8BA8\u8BBA \u5546\u91CF \u8C08\u8BBA 
 \u5EFA\u8BAE \u63D0\u8BAE \u63A8\u8350 
 \u63D0\u8BAE \u63D0\u6848 
 \u62B1\u6028 \u6295\u8BC9 
 \u627F\u8BFA \u4FDD\u8BC1 
 \u8C03\u7528 \u547C\u53EB 
 \u7535\u8BDD \u4F1A\u8BAE 
 \u4F7F\u7528 \u91C7\u7528 \u7528 \u5229\u7528 
 \u5E94\u7528 \u9002\u7528 
 \u91C7\u7528 \u91C7\u7EB3 \u5F15\u5165 
 \u590D\u7528 \u91CD\u7528 
 \u5171\u4EAB \u5206\u4EAB \u5171\u7528 
 \u62E5\u6709 \u6240\u6709\u8005 \u8D1F\u8D23\u4EBA 
 \u5C5E\u4E8E \u5F52\u5C5E 
 \u4F9D\u8D56 \u53D6\u51B3\u4E8E 
 \u4F9D\u9760 \u4F9D\u8D56 
 \u652F\u6301 
 \u5E2E\u52A9 \u534F\u52A9 \u652F\u63F4 
 \u9650\u5236 \u4E0A\u9650 \u6781\u9650 
 \u7EA6\u675F \u9650\u5236 
 \u589E\u957F \u53D8\u5927 \u81A8\u80C0 
 \u589E\u52A0 \u63D0\u9AD8 \u4E0A\u5347 
 \u51CF\u5C11 \u964D\u4F4E \u4E0B\u964D 
 \u7F29\u5C0F \u6536\u7F29 \u7F29\u51CF 
 \u7F29\u77ED \u622A\u65AD 
 \u6269\u5C55 \u6269\u5927 \u6269\u5145 
 \u91CD\u7F6E \u590D\u4F4D 
 \u6062\u590D \u8FD8\u539F \u590D\u539F 
 \u6062\u590D 
 \u64A4\u9500 \u56DE\u9000 \u8FD8\u539F 
 \u56DE\u6EDA \u8FD8\u539F \u64A4\u56DE 
 \u89E6\u53D1 \u5F15\u53D1 \u89E6\u53D1\u5668 
 \u5904\u7406 \u5E94\u5BF9 
 \u5904\u7406 \u52A0\u5DE5 
 \u7BA1\u7406 \u638C\u7BA1 
 \u63A7\u5236 \u7BA1\u63A7 
 \u8F6C\u6362 \u8F6C\u5316 \u53D8\u6362 
 \u8F6C\u6362 \u53D8\u6362 
 \u5305\u88C5 \u5C01\u88C5 \u5305\u88F9 
 \u751F\u6210 \u4EA7\u751F 
 \u521B\u5EFA \u65B0\u5EFA \u5EFA\u7ACB 
 \u6784\u5EFA \u5EFA\u9020 \u642D\u5EFA 
 \u5F00\u53D1 \u7814\u53D1 \u7F16\u7A0B 
 \u5B9E\u73B0 \u5B9E\u65BD 
 \u8BBE\u8BA1 \u6784\u601D 
 \u52A0\u8F7D \u8F7D\u5165 
 \u5B58\u50A8 \u4FDD\u5B58 \u50A8\u5B58 
 \u4FDD\u5B58 
 \u66F4\u65B0 \u5347\u7EA7 
 \u5347\u7EA7 \u66F4\u65B0 
 \u964D\u7EA7 
 \u5237\u65B0 \u91CD\u65B0\u52A0\u8F7D 
 \u540C\u6B65 
 \u8FDE\u63A5 \u94FE\u63A5 
 \u65AD\u5F00 \u65AD\u8FDE 
 \u9644\u52A0 \u9644\u4E0A 
 \u542F\u7528 \u5F00\u542F \u6FC0\u6D3B 
 \u7981\u7528 \u505C\u7528 \u5173\u95ED 
 \u8BBE\u7F6E \u8BBE\u5B9A \u8D4B\u503C 
 \u914D\u7F6E \u8BBE\u7F6E 
 \u5B89\u88C5 
 \u51C6\u5907 \u7B79\u5907 
 \u53D1\u5E03 \u53D1\u8868 
 \u4EA4\u4ED8 \u6295\u9012 
 \u90E8\u7F72 \u4E0A\u7EBF \u53D1\u5E03 
 \u6D4B\u8BD5 \u8BD5\u9A8C 
 \u5206\u6790 \u8C03\u67E5 \u5256\u6790 
 \u8C03\u67E5 \u6392\u67E5 \u7814\u7A76 
 \u8BCA\u65AD \u6392\u67E5 \u8C03\u8BD5 
 \u68C0\u6D4B \u53D1\u73B0 \u4FA6\u6D4B 
 \u53D1\u73B0 \u5F97\u77E5 
 \u6CE8\u610F\u5230 \u53D1\u73B0 \u89C2\u5BDF 
 \u770B \u67E5\u770B 
 \u76D1\u89C6 \u89C2\u5BDF \u76D1\u542C 
 \u76D1\u63A7 \u76D1\u89C6 
 \u8DDF\u8E2A \u8FFD\u8E2A 
 \u8BC6\u522B \u786E\u5B9A \u8FA8\u8BA4 
 \u8BC6\u522B \u8BA4\u51FA 
 \u533A\u5206 \u533A\u522B 
 \u5B9A\u4E49 \u89C4\u5B9A 
 \u6307\u5B9A \u8BF4\u660E 
 \u58F0\u660E \u5BA3\u5E03 
 \u6307\u793A \u8868\u660E 
 \u610F\u5473 \u610F\u601D \u542B\u4E49 
 \u6697\u793A \u610F\u5473\u7740 
 \u5F15\u7528 \u53C2\u8003 \u6307\u5411 
 \u63D0\u5230 \u63D0\u53CA 
 \u8BB0\u4F4F \u8BB0\u5F97 \u56DE\u5FC6 
 \u5FD8\u8BB0 \u9057\u5FD8 
 \u63D0\u9192 
 \u5B66\u4E60 \u5B66\u4F1A \u6559\u8BAD 
 \u6559 \u57F9\u8BAD 
 \u8BA4\u4E3A \u60F3 \u89C9\u5F97 
 \u8003\u8651 \u659F\u914C 
 \u8BC4\u4F30 \u8BC4\u4EF7 
 \u8BA1\u7B97 \u8FD0\u7B97 
 \u56DB\u820D\u4E94\u5165 \u53D6\u6574 
 \u8BA1\u5212 \u89C4\u5212 
 \u5B89\u6392 \u65E5\u7A0B \u8C03\u5EA6 
 \u7EC4\u7EC7 \u5B89\u6392 
 \u534F\u8C03 \u914D\u5408 
 \u534F\u4F5C \u5408\u4F5C 
 \u5206\u914D \u6307\u6D3E \u5206\u6D3E 
 \u5206\u914D \u5212\u62E8 
 \u5206\u53D1 \u5206\u5E03 \u5206\u914D 
 \u59D4\u6258 \u59D4\u6D3E 
 \u6279\u51C6 \u5BA1\u6279 \u540C\u610F 
 \u63A5\u53D7 \u63A5\u7EB3 
 \u62D2\u7EDD \u5426\u51B3 \u9A73\u56DE 
 \u5BA1\u67E5 \u8BC4\u5BA1 \u590D\u67E5 
 \u5BA1\u8BA1 \u5BA1\u6838 
 \u4FDD\u62A4 \u9632\u62A4 
 \u653B\u51FB \u5165\u4FB5 
 \u66B4\u9732 \u516C\u5F00 
 \u6CC4\u6F0F \u6CC4\u9732 
 \u963B\u585E \u963B\u6B62 \u5C4F\u853D 
 \u89E3\u9664 \u89E3\u5C01 
 \u9501 \u9501\u5B9A \u52A0\u9501 
 \u91CA\u653E 
 \u5361\u4F4F \u6302\u8D77 \u65E0\u54CD\u5E94 \u5361\u6B7B 
 \u5D29\u6E83 \u5B95\u673A \u95EA\u9000 
 \u63A8\u9001 \u63A8 
 \u62C9\u53D6 \u62C9 
 \u4E0A\u4F20 
 \u4E0B\u8F7D 
 \u5BFC\u5165 \u5F15\u5165 
 \u5BFC\u51FA 
 \u63D0\u53D6 \u62BD\u53D6 
 \u6536\u96C6 \u91C7\u96C6 
 \u7D2F\u79EF \u5806\u79EF 
 \u6536\u96C6 \u805A\u96C6 
 \u8FC7\u6EE4 \u7B5B\u9009 
 \u5339\u914D \u7B26\u5408 \u543B\u5408 
 \u4E0D\u5339\u914D \u4E0D\u4E00\u81F4 
 \u9002\u5408 \u5408\u9002 
 \u9002\u914D \u9002\u5E94 \u8C03\u6574 
 \u8C03\u6574 \u8C03\u8282 
 \u7FFB\u8BD1 \u8F6C\u8BD1 
 \u89E3\u91CA \u89E3\u8BFB 
 \u63D2\u5165 
 \u653E \u653E\u7F6E 
 \u62FF \u53D6 \u82B1\u8D39 
 \u5E26\u6765 \u5E26 
 \u79BB\u5F00 \u7559\u4E0B 
 \u8F93\u5165 \u8FDB\u5165 
 \u9000\u51FA 
 \u8FD4\u56DE \u9000\u56DE 
 \u8FBE\u5230 \u5230\u8FBE 
 \u8D85\u8FC7 \u8D85\u51FA 
 \u5B9E\u73B0 \u8FBE\u6210 
 \u9075\u5FAA \u9075\u5B88 \u8DDF\u968F 
 \u9075\u5B88 \u7B26\u5408 \u5408\u89C4 
 \u8FDD\u53CD \u8FDD\u80CC 
 \u5F3A\u5236 \u5F3A\u5236\u6267\u884C 
 \u5F3A\u5236 \u5F3A\u8FEB 
 \u8986\u76D6 \u91CD\u5199 
 \u8986\u76D6 \u8986\u5199 
 \u91CD\u5199 \u6539\u5199 
 \u91CD\u6784 
 \u6E05\u7406 \u6E05\u9664 \u6E05\u6D01 
 \u6E05\u7A7A \u6E05\u9664 
 \u7B80\u5316 
 \u590D\u6742\u5316 \u8FC7\u5EA6\u8BBE\u8BA1 
 \u52A0\u901F \u901F\u5EA6 \u63D0\u901F 
 \u53D8\u6162 \u51CF\u901F 
 \u9650\u6D41 \u8282\u6D41 
 \u4F18\u5316 
 \u5355\u72EC \u5206\u5F00 \u72EC\u7ACB 
 \u4E00\u8D77 \u5171\u540C 
 \u8FD1 \u9644\u8FD1 
 \u89E6\u78B0 \u6539\u52A8 
 \u5F71\u54CD 
 \u6D89\u53CA \u5173\u4E8E 
 \u6D89\u53CA \u5305\u542B 
 \u63D0\u4F9B \u670D\u52A1 
 \u6258\u7BA1 \u627F\u8F7D 
 \u79DF \u8D2D\u4E70 
 \u8D2D\u4E70 \u4E70 
 \u9500\u552E \u5356 
 \u652F\u4ED8 \u4ED8\u6B3E 
 \u8D62 \u83B7\u5F97 \u6536\u76CA 
 \u7F3A\u5C11 \u9519\u8FC7 
 \u7F3A\u4E4F \u7F3A\u5C11 
 \u5B58\u5728 \u6709 
 \u5305\u542B \u542B\u6709 
 \u7531 \u7EC4\u6210 
 \u7559 \u5269\u4F59 \u4ECD\u7136 
 \u6301\u7EED \u6301\u4E45 
 \u6301\u7EED \u65F6\u957F 
 \u53D8\u5316 \u6CE2\u52A8 
 \u4E0D\u540C \u5DEE\u5F02 
 \u504F\u79BB \u5206\u6B67 \u6F02\u79FB 
 \u91CD\u53E0 \u91CD\u5408 
 \u51B2\u7A81 \u78B0\u649E 
 \u51B2\u7A81 \u77DB\u76FE 
 \u77DB\u76FE \u76F8\u6096 
 \u5835\u585E \u62E5\u5835 
 \u6323\u624E \u56F0\u96BE 
 \u906D\u53D7 \u53D7\u5230 
 \u9047\u5230 \u7ECF\u5386 \u4F53\u9A8C 
 \u9047\u5230 \u78B0\u5230 
 \u5B8C\u6210 \u7ED3\u675F 
 \u6572\u5B9A \u5B9A\u7A3F 
 \u521D\u59CB\u5316 
 \u6CE8\u518C \u767B\u8BB0 
 \u8BB0\u5F55 \u5F55\u5236 
 \u7B14\u8BB0 \u5907\u6CE8 \u8BB0\u5F55 
 \u6807\u8BB0 \u6807\u6CE8 
 \u7A81\u51FA \u9AD8\u4EAE \u5F3A\u8C03 
 \u516C\u5F00 \u53D1\u5E03 
 \u533A\u5206 \u72EC\u7279 
 \u53D1\u660E \u60F3\u51FA 
 \u5B9E\u9A8C \u8BD5\u9A8C 
 \u5B9E\u8DF5 \u7EC3\u4E60 \u60EF\u4F8B 
 \u4FE1\u4EFB \u76F8\u4FE1 \u4FE1\u5FC3 
 \u6000\u7591 \u7591\u95EE 
 \u6000\u7591 \u5ACC\u7591 
 \u62C5\u5FC3 \u5FE7\u8651 
 \u8BA8\u538C \u70E6\u4EBA 
 \u559C\u6B22 
 \u60CA\u8BB6 \u610F\u5916 
 \u6DF7\u6DC6 \u56F0\u60D1 \u6DF7\u4E71 
 \u8BEF\u5BFC \u6B3A\u9A97 
 \u6162 \u7F13\u6162 
 \u5FEB \u5FEB\u901F \u8FC5\u901F 
 \u7ACB\u5373 \u9A6C\u4E0A \u5373\u65F6 
 \u5927 \u5DE8\u5927 \u5E9E\u5927 
 \u5C0F \u5FAE\u5C0F 
 \u957F \u5197\u957F 
 \u77ED \u7B80\u77ED 
 \u9AD8 
 \u4F4E 
 \u91CD \u7E41\u91CD 
 \u8F7B \u8F7B\u91CF 
 \u9519\u8BEF \u4E0D\u6B63\u786E \u4E0D\u5BF9 
 \u6B63\u786E \u5BF9 
 \u7CBE\u786E \u51C6\u786E \u786E\u5207 
 \u5927\u7EA6 \u8FD1\u4F3C \u5927\u6982 
 \u7F3A\u5931 \u7F3A\u5C11 \u4E22\u5931 
 \u7A7A \u7A7A\u767D 
 \u6EE1 \u5B8C\u6574 
 \u91CD\u590D \u526F\u672C 
 \u5197\u4F59 \u591A\u4F59 
 \u8FC7\u671F \u9648\u65E7 \u8FC7\u65F6 
 \u65E7 \u8001 \u9648\u65E7 
 \u5E9F\u5F03 \u8FC7\u65F6 \u6DD8\u6C70 
 \u5F03\u7528 \u5E9F\u5F03 
 \u65B0 \u65B0\u7684 
 \u6700\u8FD1 \u8FD1\u671F 
 \u6700\u65B0 
 \u5F53\u524D \u76EE\u524D \u73B0\u5728 
 \u4E4B\u524D \u4E0A\u4E00\u4E2A \u4EE5\u524D 
 \u4E0B\u4E00\u4E2A \u63A5\u4E0B\u6765 
 \u635F\u574F \u574F \u5931\u6548 
 \u635F\u574F \u7834\u635F 
 \u4E0D\u7A33\u5B9A \u95F4\u6B47\u6027 \u5076\u53D1 
 \u7A33\u5B9A 
 \u53EF\u9760 \u53EF\u9760\u6027 
 \u5065\u58EE \u7A33\u5065 
 \u8106\u5F31 \u6613\u788E 
 \u5B89\u5168 
 \u5371\u9669 \u4E0D\u5B89\u5168 
 \u4E25\u683C \u4E25\u8C28 
 \u5BBD\u677E \u677E\u6563 
 \u7B80\u5355 \u7B80\u6613 
 \u5BB9\u6613 \u7B80\u5355 
 \u590D\u6742 
 \u56F0\u96BE \u96BE 
 \u5E72\u51C0 \u6574\u6D01 
 \u810F \u51CC\u4E71 
 \u4E11\u964B \u96BE\u770B 
 \u6DF7\u4E71 \u6742\u4E71 
 \u9690\u85CF \u9690\u853D 
 \u53EF\u89C1 \u53EF\u89C1\u6027 
 \u6E05\u695A \u660E\u663E \u660E\u786E 
 \u4E0D\u6E05\u695A \u6A21\u7CCA \u542B\u7CCA 
 \u6B67\u4E49 \u6A21\u68F1\u4E24\u53EF 
 \u663E\u5F0F \u660E\u786E 
 \u9690\u5F0F \u9690\u542B 
 \u516C\u5F00 \u516C\u5171 
 \u79C1\u6709 \u79C1\u5BC6 
 \u79D8\u5BC6 \u673A\u5BC6 
 \u5185\u90E8 
 \u5916\u90E8 
 \u672C\u5730 
 \u8FDC\u7A0B 
 \u4E34\u65F6 \u6682\u65F6 
 \u6C38\u4E45 \u6301\u4E45 
 \u6682\u5B9A \u521D\u6B65 
 \u53EF\u9009 
 \u5FC5\u987B \u5FC5\u9700 \u5F3A\u5236 
 \u5FC5\u8981 
 \u4E0D\u5FC5\u8981 \u591A\u4F59 
 \u9ED8\u8BA4 \u7F3A\u7701 
 \u6807\u51C6 \u89C4\u8303 
 \u81EA\u5B9A\u4E49 \u5B9A\u5236 
 \u81EA\u5B9A\u4E49 \u5B9A\u5236 
 \u624B\u52A8 \u4EBA\u5DE5 
 \u81EA\u52A8 
 \u81EA\u52A8\u5316 
 \u90E8\u5206 \u4E0D\u5B8C\u6574 
 \u4E0D\u5B8C\u6574 \u672A\u5B8C\u6210 
 \u5B8C\u6574 \u5168\u90E8 
 \u76F8\u7B49 \u76F8\u540C \u7B49\u4E8E 
 \u7C7B\u4F3C \u76F8\u4F3C 
 \u4E0D\u540C \u522B\u7684 
 \u552F\u4E00 \u72EC\u7279 
 \u5E38\u89C1 \u516C\u5171 \u901A\u7528 
 \u7F55\u89C1 \u5C11\u89C1 
 \u7279\u6B8A \u7279\u522B 
 \u5177\u4F53 \u7279\u5B9A 
 \u901A\u7528 \u4E00\u822C 
 \u6B63\u5E38 \u666E\u901A \u901A\u5E38 
 \u5F02\u5E38 \u5947\u602A 
 \u91CD\u8981 \u5173\u952E 
 \u7D27\u6025 \u6025 
 \u6B21\u8981 \u8F7B\u5FAE 
 \u4E3B\u8981 \u4E3B 
 \u6B21\u8981 \u8F85\u52A9 
 \u597D \u826F\u597D 
 \u574F \u5DEE \u7CDF\u7CD5 
 \u66F4\u597D 
 \u6700\u4F73 \u6700\u597D 
 \u6700\u5DEE \u6700\u574F 
 \u6709\u7528 \u5B9E\u7528 
 \u65E0\u7528 \u6CA1\u7528 
 \u65B9\u4FBF \u4FBF\u5229 
 \u7E41\u7410 \u9EBB\u70E6 
 \u65E0\u804A \u4E4F\u5473 
 \u6D3B\u8DC3 \u6FC0\u6D3B 
 \u4E0D\u6D3B\u8DC3 \u95F2\u7F6E 
 \u7A7A\u95F2 \u95F2\u7F6E 
 \u5FD9 \u7E41\u5FD9 
 \u53EF\u7528 \u53EF\u7528\u6027 
 \u4E0D\u53EF\u7528 \u4E0D\u53EF\u8FBE \u5B95\u673A 
 \u5C31\u7EEA \u51C6\u5907\u597D 
 \u5F85\u5904\u7406 \u5F85\u5B9A \u672A\u51B3 
 \u5B8C\u6210 \u5DF2\u5B8C\u6210 
 \u5DF2\u77E5 
 \u672A\u77E5 
 \u786E\u5B9A \u80AF\u5B9A 
 \u4E0D\u786E\u5B9A 
 \u53EF\u80FD \u53EF\u884C 
 \u4E0D\u53EF\u80FD \u65E0\u6CD5 
 \u53EF\u80FD \u5F88\u53EF\u80FD 
 \u771F \u771F\u5B9E 
 \u5047 \u9519\u8BEF 
 \u5047 \u6A21\u62DF 
 \u771F\u5B9E \u5B9E\u9645 
 \u6709\u6548 \u5408\u6CD5 
 \u65E0\u6548 \u975E\u6CD5 
 \u4E00\u81F4 \u7EDF\u4E00 \u4E00\u81F4\u6027 
 \u4E0D\u4E00\u81F4 \u4E0D\u7EDF\u4E00 
 \u517C\u5BB9 \u517C\u5BB9\u6027 
 \u4E0D\u517C\u5BB9 
 \u5F00\u653E \u516C\u5F00 
 \u514D\u8D39 
 \u6602\u8D35 \u8D35 
 \u4FBF\u5B9C \u5EC9\u4EF7 
 \u5F3A \u5F3A\u5927 
 \u5F31 \u8584\u5F31 
 \u7075\u6D3B \u5F39\u6027 
 \u50F5\u786C \u6B7B\u677F 
 \u56FA\u5B9A \u6052\u5B9A 
 \u6052\u5B9A \u5E38\u91CF 
 \u52A8\u6001 
 \u9759\u6001 
 \u968F\u673A 
 \u4EFB\u610F 
 \u786E\u5B9A\u6027 \u53EF\u9884\u6D4B 
 \u590D\u73B0 \u91CD\u73B0 
 \u987A\u5E8F \u4E32\u884C \u4F9D\u6B21 
 \u5E76\u884C \u5E76\u53D1 \u540C\u65F6 
 \u540C\u65F6 
 \u9759\u9ED8 \u5B89\u9759 
 \u5608\u6742 \u566A\u97F3 
 \u5197\u957F \u5570\u55E6 
 \u8BE6\u7EC6 \u7EC6\u81F4 
 \u5F7B\u5E95 \u5168\u9762 
 \u5C0F\u5FC3 \u8C28\u614E 
 \u7C97\u5FC3 \u8349\u7387 
 \u610F\u5916 \u65E0\u610F 
 \u6545\u610F \u6709\u610F 
 \u7B2C\u4E00 \u9996\u5148 \u6700\u521D 
 \u6700\u540E \u6700\u7EC8 
 \u521D\u59CB \u6700\u521D 
 \u6700\u7EC8 \u6700\u540E 
 \u539F\u59CB \u539F\u6765 
 \u65E9 \u63D0\u524D 
 \u665A \u8FDF\u5230 
 \u4E0D\u4E45 \u5F88\u5FEB 
 \u4EE5\u540E \u7A0D\u540E \u540E\u6765 
 \u4E4B\u524D \u4EE5\u524D 
 \u4E4B\u540E \u4EE5\u540E 
 \u671F\u95F4 \u5F53 
 \u73B0\u5728 \u76EE\u524D 
 \u4ECA\u5929 \u4ECA\u65E5 
 \u6628\u5929 
 \u660E\u5929 
 \u7ECF\u5E38 \u5E38\u5E38 \u9891\u7E41 
 \u6709\u65F6 \u5076\u5C14 
 \u4ECE\u4E0D \u6C38\u4E0D \u7EDD\u4E0D 
 \u603B\u662F \u59CB\u7EC8 \u4E00\u76F4 
 \u53EA \u4EC5 \u4EC5\u4EC5 
 \u4E00\u6B21 
 \u4E24\u6B21 
 \u518D \u518D\u6B21 \u53C8 
 \u5DF2\u7ECF 
 \u4ECD\u7136 \u8FD8 
 \u51E0\u4E4E \u5DEE\u4E0D\u591A 
 \u8DB3\u591F \u5145\u5206 
 \u4E0D\u8DB3 \u4E0D\u591F 
 \u592A \u8FC7\u5EA6 
 \u975E\u5E38 \u5F88 
 \u4E5F\u8BB8 \u53EF\u80FD 
 \u800C\u4E0D\u662F \u4EE3\u66FF 
 \u4E5F \u8FD8 
 \u56E0\u4E3A \u7531\u4E8E 
 \u4E3A\u4EC0\u4E48 \u4E3A\u4F55 
 \u5982\u4F55 \u600E\u4E48 
 \u54EA\u91CC \u5728\u54EA 
 \u4F55\u65F6 \u4EC0\u4E48\u65F6\u5019 
 \u8C01 
 \u54EA\u4E2A \u4EC0\u4E48 
 \u539F\u56E0 \u7406\u7531 
 \u539F\u56E0 \u8D77\u56E0 
 \u5F71\u54CD \u6548\u679C \u4F5C\u7528 
 \u540E\u679C \u7ED3\u679C 
 \u7ED3\u679C \u6210\u679C 
 \u76EE\u7684 \u610F\u56FE \u7528\u9014 
 \u76EE\u6807 \u6307\u6807 
 \u95EE\u9898 \u9EBB\u70E6 
 \u7F3A\u9677 \u9519\u8BEF \u6F0F\u6D1E 
 \u9519\u8BEF \u51FA\u9519 
 \u9519\u8BEF \u5931\u8BEF 
 \u7F3A\u9677 \u7455\u75B5 \u5F31\u70B9 
 \u4E8B\u6545 \u4E8B\u4EF6 \u6545\u969C 
 \u505C\u673A \u5B95\u673A \u4E2D\u65AD 
 \u75C7\u72B6 \u8FF9\u8C61 
 \u89E3\u51B3\u65B9\u6848 \u89E3\u51B3\u529E\u6CD5 \u65B9\u6848 
 \u53D8\u901A \u6743\u5B9C\u4E4B\u8BA1 \u7ED5\u8FC7 
 \u6280\u5DE7 \u7A8D\u95E8 
 \u63D0\u793A \u7EBF\u7D22 
 \u89C4\u5219 \u89C4\u5B9A 
 \u7EA6\u5B9A \u60EF\u4F8B \u89C4\u8303 
 \u6307\u5357 \u51C6\u5219 
 \u7B56\u7565 \u653F\u7B56 
 \u539F\u5219 \u539F\u7406 
 \u4F8B\u5916 \u7279\u4F8B 
 \u9700\u6C42 \u8981\u6C42 
 \u524D\u63D0 \u5148\u51B3\u6761\u4EF6 
 \u6761\u4EF6 
 \u6807\u51C6 \u51C6\u5219 
 \u4E0A\u9650 \u9650\u989D \u914D\u989D 
 \u6700\u5927 \u6700\u5927\u503C 
 \u6700\u5C0F \u6700\u5C0F\u503C 
 \u5E73\u5747 
 \u5927\u5C0F \u5C3A\u5BF8 
 \u6570\u91CF \u91CF 
 \u6570\u5B57 \u6570\u91CF \u53F7\u7801 
 \u603B\u8BA1 \u603B\u6570 \u603B\u548C 
 \u6C42\u548C \u603B\u548C 
 \u6BD4\u7387 \u901F\u7387 \u7387 
 \u767E\u5206\u6BD4 \u767E\u5206\u4E4B 
 \u9891\u7387 
 \u8303\u56F4 \u533A\u95F4 
 \u95F4\u9694 
 \u987A\u5E8F \u6B21\u5E8F 
 \u4F18\u5148\u7EA7 \u4F18\u5148 
 \u5730\u65B9 \u4F4D\u7F6E 
 \u4F4D\u7F6E 
 \u90E8\u5206 \u7247\u6BB5 
 \u7EC4\u4EF6 \u6A21\u5757 \u90E8\u4EF6 
 \u6574\u4E2A \u5168\u90E8 \u6574\u4F53 
 \u5757 \u7247\u6BB5 \u7247 
 \u79CD\u7C7B \u7C7B\u578B 
 \u7C7B\u522B \u5206\u7C7B 
 \u540D\u79F0 \u540D\u5B57 \u547D\u540D 
 \u6807\u7B7E \u6807\u8BB0 
 \u6807\u9898 
 \u6B65\u9AA4 
 \u9636\u6BB5 
 \u4EFB\u52A1 \u5DE5\u5355 
 \u5F85\u529E 
 \u9879\u76EE \u5DE5\u7A0B 
 \u622A\u6B62\u65E5\u671F \u671F\u9650 
 \u91CC\u7A0B\u7891 
 \u53D1\u5E03 \u7248\u672C \u53D1\u884C 
 \u7248\u672C 
 \u4FEE\u8BA2 
 \u56E2\u961F \u5C0F\u7EC4 
 \u540C\u4E8B 
 \u5BA2\u6237 \u987E\u5BA2 
 \u7528\u6237 
 \u4EBA \u4EBA\u5458 
 \u5F00\u53D1\u8005 \u7A0B\u5E8F\u5458 \u5DE5\u7A0B\u5E08 
 \u7ECF\u7406 \u4E3B\u7BA1 \u8D1F\u8D23\u4EBA 
 \u6240\u6709\u8005 \u8D1F\u8D23\u4EBA 
 \u8D1F\u8D23 \u8D23\u4EFB 
 \u4F5C\u8005 
 \u516C\u53F8 \u4F01\u4E1A \u7EC4\u7EC7 
 \u4F9B\u5E94\u5546 \u5382\u5546 
 \u5408\u4F5C\u4F19\u4F34 \u4F19\u4F34 
 \u53CD\u9988 \u610F\u89C1 
 \u8BC4\u8BBA \u6CE8\u91CA 
 \u610F\u89C1 \u770B\u6CD5 \u89C2\u70B9 
 \u51B3\u5B9A \u51B3\u7B56 
 \u9009\u9879 \u9009\u62E9 
 \u66FF\u4EE3 \u5907\u9009 
 \u6743\u8861 \u6298\u4E2D \u53D6\u820D 
 \u59A5\u534F \u6298\u4E2D 
 \u98CE\u9669 \u5371\u9669 
 \u6210\u672C \u8D39\u7528 \u4EF7\u683C 
 \u4EF7\u683C \u5B9A\u4EF7 
 \u9884\u7B97 
 \u597D\u5904 \u4F18\u70B9 \u6536\u76CA 
 \u7F3A\u70B9 \u52A3\u52BF \u574F\u5904 
 \u8D28\u91CF \u54C1\u8D28 
 \u4F8B\u5B50 \u793A\u4F8B \u6837\u4F8B 
 \u6837\u672C \u6837\u4F8B 
 \u60C5\u51B5 \u6848\u4F8B 
 \u60C5\u51B5 \u60C5\u5F62 
 \u4E0A\u4E0B\u6587 \u80CC\u666F 
 \u8BC1\u636E \u4F9D\u636E 
 \u8BC1\u660E \u8BC1\u636E 
 \u4E8B\u5B9E 
 \u58F0\u79F0 \u4E3B\u5F20 
 \u5386\u53F2 \u8BB0\u5F55 
 \u8FC7\u53BB \u4EE5\u5F80 
 \u672A\u6765 \u5C06\u6765 
 \u72B6\u6001 
 \u72B6\u6001 \u8FDB\u5EA6 
 \u8FDB\u5EA6 \u8FDB\u5C55 
 \u6A21\u5F0F 
 \u5C5E\u6027 \u7279\u6027 
 \u529F\u80FD \u7279\u6027 
 \u80FD\u529B 
 \u5BB9\u91CF 
 \u8D44\u6E90 
 \u503C \u4EF7\u503C 
 \u8BBE\u7F6E \u914D\u7F6E 
 \u53C2\u6570 
 \u7EC6\u8282 \u8BE6\u60C5 
 \u6458\u8981 \u603B\u7ED3 \u6982\u8981 
 \u603B\u7ED3 \u6982\u62EC 
 \u6982\u8FF0 \u6982\u89C8 
 \u4ECB\u7ECD \u5F15\u8A00 
 \u4E3B\u9898 \u8BDD\u9898 
 \u533A\u57DF \u9886\u57DF 
 \u8303\u56F4 \u4F5C\u7528\u57DF 
 \u8FB9\u754C \u754C\u9650 
 \u8FB9\u7F18 \u8FB9\u754C 
 \u4E2D\u5FC3 \u4E2D\u95F4 
 \u6838\u5FC3 
 \u57FA\u7840 \u6839\u57FA 
 \u57FA\u672C \u57FA\u7840 
 \u7EA7\u522B \u6C34\u5E73 \u5C42\u7EA7 
 \u5C42 
 \u7ED3\u6784 
 \u67B6\u6784 
 \u6A21\u5F0F \u6837\u5F0F 
 \u6A21\u677F 
 \u683C\u5F0F 
 \u5F62\u72B6 \u5F62\u5F0F 
 \u98CE\u683C \u6837\u5F0F 
 \u65B9\u6CD5 \u65B9\u5F0F 
 \u65B9\u6CD5 \u7B56\u7565 \u601D\u8DEF 
 \u6D41\u7A0B \u6B65\u9AA4 \u89C4\u7A0B 
 \u6D41\u7A0B \u5DE5\u4F5C\u6D41 
 \u8BF4\u660E \u6307\u5357 \u6559\u7A0B \u624B\u518C 
 \u6587\u6863 \u6587\u4EF6 
 \u5217\u8868 \u6E05\u5355 
 \u96C6\u5408 \u4E00\u7EC4 
 \u5BF9 \u4E00\u5BF9 
 \u5143\u7D20 \u9879 
 \u9879 \u6761\u76EE \u9879\u76EE 
 \u4E1C\u897F \u4E8B\u7269 
 \u5DEE\u5F02 \u533A\u522B \u5DEE\u522B 
 \u5DEE\u8DDD \u7A7A\u767D \u7F3A\u53E3 
 \u5173\u7CFB \u5173\u8054 
 \u76F8\u5173 \u6709\u5173 
 \u76F8\u5173 
 \u65E0\u5173 \u4E0D\u76F8\u5173 
 \u72EC\u7ACB 
 \u4F9D\u8D56 \u4F9D\u8D56\u9879 
 \u6765\u6E90 \u8D77\u6E90 
 \u6765\u6E90 \u6E90 
 \u76EE\u6807 \u76EE\u7684\u5730 
 \u76EE\u6807 
 \u5185\u5BB9 
 \u4FE1\u606F \u8D44\u6599 
 \u60F3\u6CD5 \u4E3B\u610F \u70B9\u5B50 
 \u6982\u5FF5 
 \u672F\u8BED \u8BCD 
 \u8BED\u8A00 
 \u95EE\u9898 \u7591\u95EE 
 \u6D88\u606F \u4FE1\u606F 
 \u4F1A\u8BAE 
 \u4E8B\u4EF6 
 \u64CD\u4F5C \u52A8\u4F5C \u884C\u52A8 
 \u6D3B\u52A8 
 \u64CD\u4F5C \u8FD0\u7B97 
 \u884C\u4E3A \u8868\u73B0 
 \u53D8\u66F4 \u66F4\u6539 \u53D8\u5316 
 \u5F71\u54CD \u51B2\u51FB 
 \u5F71\u54CD 
 \u89D2\u8272 \u4F5C\u7528 
 \u6743\u9650 \u8BB8\u53EF 
 \u8BBF\u95EE 
 \u5DE5\u5177 
 \u7B2C\u4E09\u65B9 
 \u8BBE\u5907 \u673A\u5668 
 \u73AF\u5883 
 \u751F\u4EA7 \u7EBF\u4E0A 
 \u9884\u53D1\u5E03 \u9884\u751F\u4EA7 
 \u65F6\u95F4 \u65F6\u523B 
 \u6301\u7EED\u65F6\u95F4 \u65F6\u957F 
 \u671F\u95F4 \u5468\u671F 
 \u65F6\u523B \u77AC\u95F4 
 \u65E5\u671F 
 \u5929 \u65E5 \u6BCF\u5929 
 \u5468 \u661F\u671F \u6BCF\u5468 
 \u6708 \u6BCF\u6708 
 \u5E74 \u6BCF\u5E74 
 \u5C0F\u65F6 
 \u5206\u949F 
 \u79D2 
 \u591C \u591C\u95F4 
 \u5B9A\u671F \u5468\u671F\u6027 
 \u4E16\u754C \u5168\u7403 
 \u56FD\u5BB6 
 \u5730\u533A \u533A\u57DF 
 \u4E00 \u5355\u4E2A 
 \u8BB8\u591A \u591A\u4E2A \u5F88\u591A 
 \u51E0\u4E2A \u5C11\u6570 
 \u6240\u6709 \u6BCF\u4E2A \u5168\u90E8 
 \u6CA1\u6709 \u65E0 
 \u4EFB\u4F55 \u4EFB\u610F 
 \u5176\u4ED6 \u53E6\u5916 
 \u66F4\u591A \u989D\u5916 
 \u66F4\u5C11 \u8F83\u5C11 
 \u989D\u5916 \u9644\u52A0 
 \u4E00\u534A \u534A 
 \u96F6 
 \u5927\u591A\u6570 \u5927\u90E8\u5206 
 \u5269\u4F59 \u5176\u4F59 
 \u4E0A\u9762 \u4E0A\u65B9 \u4EE5\u4E0A 
 \u4E0B\u9762 \u4E0B\u65B9 \u4EE5\u4E0B 
 \u91CC\u9762 \u5185\u90E8 
 \u5916\u9762 \u5916\u90E8 
 \u4E4B\u95F4 
 \u540E\u9762 \u80CC\u540E 
 \u524D\u9762 
 \u5DE6 \u5DE6\u8FB9 
 \u53F3 \u53F3\u8FB9 
 \u9876\u90E8 \u9876\u7AEF 
 \u5E95\u90E8 \u5E95\u7AEF 
 \u4FA7 \u65B9\u9762 
 \u65B9\u5411 
 \u5411\u524D \u524D\u8FDB 
 \u5411\u540E \u5012\u9000 
 \u53CD\u8F6C \u53CD\u5411 \u76F8\u53CD 
 \u76F8\u53CD \u53CD\u9762 
 \u5F00\u5934 \u5F00\u59CB 
 \u7ED3\u5C3E \u7ED3\u675F 
 \u7236\u7EA7 \u4E0A\u7EA7 
 \u5B50\u7EA7 \u4E0B\u7EA7 
 \u901A\u8FC7 \u7ECF\u7531 
 \u6CA1\u6709 \u65E0 
 \u9664\u4E86 
 \u53CD\u5BF9 \u9488\u5BF9 
 \u6BCF 
 \u9664\u975E 
 \u867D\u7136 \u5C3D\u7BA1 \u4F46\u662F 
 \u5426\u5219 
 \u4F3C\u4E4E \u770B\u8D77\u6765 
 \u6210\u4E3A \u53D8\u6210 
 \u884C\u52A8 \u8868\u73B0 
 \u53CD\u5E94 \u54CD\u5E94 
 \u54CD\u5E94 \u56DE\u590D 
 \u8282\u7701 \u8282\u7EA6 
 \u82B1\u8D39 \u6D88\u8017 
 \u6D6A\u8D39 
 \u6D88\u8017 \u6D88\u8D39 
 \u8017\u5C3D \u7528\u5C3D 
 \u8FC7\u8F7D \u8D85\u8F7D 
 \u8D1F\u62C5 \u5F00\u9500 
 \u5DE5\u4F5C\u91CF \u52AA\u529B 
 \u6269\u5C55 \u89C4\u6A21 \u4F38\u7F29 
 \u5E73\u8861 \u5747\u8861 
 \u5BF9\u9F50 \u7EDF\u4E00 
 \u6807\u51C6\u5316 \u7EDF\u4E00 \u89C4\u8303\u5316 
 \u96C6\u4E2D \u96C6\u4E2D\u5316 
 \u5EF6\u957F \u6269\u5C55 
 \u7EED\u671F \u66F4\u65B0 \u7EED\u8BA2 
 \u8FC7\u671F \u5230\u671F \u5931\u6548 
 \u5931\u6548 \u4F5C\u5E9F 
 \u64A4\u9500 \u540A\u9500 \u6536\u56DE 
 \u64A4\u56DE \u64A4\u51FA \u63D0\u53D6 
 \u653E\u5F03 \u8F9E\u804C 
 \u4E0B\u7EBF \u9000\u5F79 
 \u5F52\u6863 \u5B58\u6863 
 \u5907\u4EFD 
 \u9500\u6BC1 \u6467\u6BC1 
 \u635F\u5BB3 \u635F\u574F 
 \u9886\u5BFC \u5E26\u9886 \u5F15\u5BFC 
 \u8DDF\u968F 
 \u6307\u5411 \u70B9 
 \u653E\u7F6E \u5B89\u7F6E 
 \u586B\u5145 \u586B\u5199 
 \u6E05\u7A7A \u6392\u7A7A 
 \u4F20\u64AD \u6269\u6563 
 \u4F20\u64AD \u4F20\u9012 
 \u4F20\u9012 \u4F20\u5165 
 \u8F6C\u53D1 \u8F6C\u5BC4 
 \u91CD\u5B9A\u5411 \u8DF3\u8F6C 
 \u62E6\u622A \u622A\u83B7 
 \u6355\u83B7 \u6293\u4F4F 
 \u629B\u51FA \u6254 
 \u63D0\u9AD8 \u4E3E\u8D77 
 \u964D\u4F4E \u8C03\u4F4E 
 \u526A\u5207 \u5207 \u88C1\u526A 
 \u643A\u5E26 \u8FD0\u9001 
 \u65CB\u8F6C \u8F6C\u52A8 
 \u8F6E\u6362 \u65CB\u8F6C 
 \u70B9\u51FB \u6309 
 \u8F93\u5165 \u6253\u5B57 
 \u6311\u9009 \u9009\u53D6 
 \u6295\u7968 
 \u8BC1\u660E\u5408\u7406 \u7406\u7531 
 \u6F84\u6E05 \u9610\u660E 
 \u8BF4\u670D 
 \u8D23\u602A \u5F52\u548E 
 \u627F\u8BA4 
 \u786E\u8BA4 \u5E94\u7B54 
 \u540E\u6094 \u9057\u61BE 
 \u5E94\u5BF9 \u5904\u7406 
 \u89E3\u51B3 \u5E94\u5BF9 
 \u6218\u7565 \u7B56\u7565 
 \u5047\u8BF4 \u731C\u60F3 \u7406\u8BBA 
 \u6559\u8BAD \u7ECF\u9A8C \u590D\u76D8 
 \u7ED3\u8BBA 
 \u6D1E\u5BDF \u89C1\u89E3 
 \u6280\u80FD \u4E13\u957F 
 \u62DB\u8058 \u96C7\u7528 
 \u5165\u804C \u65B0\u4EBA 
 \u65B0\u624B \u521D\u5B66\u8005 
 \u4E13\u5BB6 
 \u4EA4\u63A5 \u79FB\u4EA4 
 \u503C\u73ED \u5F85\u547D 
 \u73ED\u6B21 \u8F6E\u73ED 
 \u5408\u540C \u5951\u7EA6 
 \u6CD5\u5F8B \u6CD5\u89C4 \u5408\u89C4 
 \u8BB8\u53EF\u8BC1 \u6388\u6743 
 \u9690\u79C1 
 \u8D8B\u52BF 
 \u7EDF\u8BA1 \u6307\u6807 
 \u56FE\u8868 \u56FE 
 \u56FE\u7247 \u56FE\u50CF 
 \u7CBE\u5EA6 \u51C6\u786E\u6027 
 \u6548\u7387 \u6027\u80FD 
 \u4F4E\u6548 
 \u4F18\u52BF \u957F\u5904 
 \u5F31\u70B9 \u8106\u5F31\u6027 
 \u4E60\u60EF \u60EF\u4F8B 
 \u6587\u5316 
 \u522B\u540D 
 \u7F29\u5199 \u7B80\u79F0 
 \u524D\u7F00 
 \u540E\u7F00 
 \u5927\u5199 
 \u5C0F\u5199 
 \u53EF\u8BFB \u53EF\u8BFB\u6027 
 \u7EF4\u62A4 \u53EF\u7EF4\u62A4\u6027 
 \u673A\u4F1A \u6982\u7387 \u8FD0\u6C14 
 \u673A\u4F1A \u673A\u9047 
 \u6311\u6218 \u96BE\u9898 \u969C\u788D 
 \u969C\u788D \u963B\u788D 
 \u9677\u9631 \u5751 
 \u74F6\u9888 
 \u503A\u52A1 \u6280\u672F\u503A 
 \u6B8B\u7559 \u9057\u7559 \u5B64\u513F 
 \u5783\u573E 
 \u672A\u4F7F\u7528 \u65E0\u7528 
 \u5B50\u96C6 \u90E8\u5206 
 \u955C\u50CF \u526F\u672C 
 \u8349\u7A3F \u8349\u6848 
 \u8BD5\u70B9 \u9884\u89C8 \u7070\u5EA6 
 \u9010\u6B65 \u6E10\u8FDB 
 \u7A81\u7136 
 \u610F\u5916 \u672A\u9884\u671F 
 \u719F\u6089 
 \u6D41\u884C \u53D7\u6B22\u8FCE 
 \u73B0\u4EE3 
 \u5B98\u65B9 \u6B63\u5F0F 
 \u6B63\u5F0F 
 \u76F4\u63A5 
 \u95F4\u63A5 
 \u5D4C\u5957 
 \u6241\u5E73 \u5E73 
 \u6DF1 
 \u5BBD \u5E7F 
 \u7A84 \u72ED\u7A84 
 \u591A\u4E2A \u591A\u79CD 
 \u5355\u72EC \u72EC\u81EA 
 \u6DF7\u5408 
 \u6700\u8FD1 \u76F8\u90BB 
 \u5DF2\u5B9A \u5546\u5B9A 
 \u88AB\u7981 \u7981\u7528 
 \u672A\u89E3\u51B3 
 \u63D0\u9192 
 \u8FC1\u79FB 
 \u79FB\u690D 
 \u8865\u4E01 
 \u51BB\u7ED3 
 \u9012\u589E \u5347\u7EA7 
 \u575A\u6301 
 \u575A\u6301 
 \u5BB9\u5FCD 
 \u9F13\u52B1 
 \u4E0D\u9F13\u52B1 \u529D\u963B 
 \u4E2D\u65AD \u6253\u65AD 
 \u5347\u7EA7 \u4E0A\u62A5 
 \u5206\u8BCA \u5206\u7EA7 
 \u5206\u7C7B \u5F52\u7C7B 
 \u9080\u8BF7 
 \u8BBF\u95EE \u6D4F\u89C8 `,ja:` \u30A8\u30E9\u30FC \u5931\u6557 
 \u30C6\u30B9\u30C8 
 \u30D5\u30A1\u30A4\u30EB 
 \u30D5\u30A9\u30EB\u30C0 \u30C7\u30A3\u30EC\u30AF\u30C8\u30EA 
 \u9375 \u30AD\u30FC 
 \u6697\u53F7\u5316 
 \u5FA9\u53F7 
 \u79D8\u5BC6 \u30D1\u30B9\u30EF\u30FC\u30C9 
 \u30DE\u30B9\u30AF 
 \u30D3\u30EB\u30C9 
 \u30EA\u30EA\u30FC\u30B9 
 \u691C\u8A3C \u30C1\u30A7\u30C3\u30AF 
 \u30D5\u30C3\u30AF 
 \u30D6\u30E9\u30F3\u30C1 
 \u30B3\u30DF\u30C3\u30C8 
 \u30DE\u30FC\u30B8 
 \u30BB\u30C3\u30B7\u30E7\u30F3 
 \u30E6\u30FC\u30B6\u30FC 
 \u5171\u6709 
 \u30B3\u30E1\u30F3\u30C8 \u30EC\u30D3\u30E5\u30FC 
 \u8A2D\u5B9A 
 \u5909\u6570 
 \u74B0\u5883 
 \u8272 
 \u30B0\u30E9\u30C7\u30FC\u30B7\u30E7\u30F3 
 \u753B\u50CF \u30D7\u30EC\u30D3\u30E5\u30FC 
 \u30C6\u30FC\u30DE 
 \u30A6\u30A7\u30D6 \u30B5\u30A4\u30C8 
 \u30EA\u30F3\u30AF 
 \u58CA\u308C 
 \u88DC\u5B8C 
 \u30A4\u30F3\u30B9\u30C8\u30FC\u30EB 
 \u8B66\u544A 
 \u30E1\u30C3\u30BB\u30FC\u30B8 
 \u753B\u9762 \u8868\u793A 
 \u30B5\u30FC\u30D0\u30FC 
 \u30EA\u30AF\u30A8\u30B9\u30C8 
 \u518D\u8A66\u884C 
 \u6642\u9593 
 \u524A\u9664 
 \u53E4\u3044 
 \u7A7A 
 \u65B0\u3057\u3044 
 \u91CD\u8907 
 \u8B58\u5225\u5B50 
 \u53C2\u7167 
 \u72B6\u614B 
 \u756A\u53F7 
 \u9577\u3055 
 \u30D5\u30A3\u30FC\u30EB\u30C9 
 \u914D\u5217 
 \u578B 
 \u95A2\u6570 
 \u30B3\u30FC\u30C9 
 \u51FA\u529B 
 \u5B9F\u884C 
 \u4E26\u5217 \u540C\u6642 
 \u66F8\u304F \u66F8\u304D\u63DB\u3048 
 \u8AAD\u3080 
 \u30E1\u30E2\u30EA 
 \u52D5\u753B \u30E1\u30C7\u30A3\u30A2 
 \u8A55\u4FA1 
 \u30D0\u30FC\u30B8\u30E7\u30F3 
 \u4E2D\u592E 
 \u30E1\u30A4\u30F3 
 \u7D71\u5408 
 \u306A\u3044 
 \u30CF\u30C3\u30B7\u30E5 
 \u30C7\u30D0\u30A4\u30B9 
 \u516C\u958B \u79D8\u5BC6 
 \u30EA\u30E2\u30FC\u30C8 \u30ED\u30FC\u30AB\u30EB 
 \u96A0\u3059 
 \u81EA\u52D5 
 \u30C8\u30E9\u30F3\u30B9\u30AF\u30EA\u30D7\u30C8 
 \u4FE1\u983C 
 \u9589\u3058\u308B \u7D42\u4E86 
 \u30D7\u30C3\u30B7\u30E5 
 \u30A2\u30FC\u30AB\u30A4\u30D6 
 \u30B9\u30BF\u30A4\u30EB\u30B7\u30FC\u30C8 
 \u30D8\u30EB\u30D1\u30FC 
 \u30EA\u30DD\u30B8\u30C8\u30EA \u30EC\u30DD\u30B8\u30C8\u30EA 
 \u30B3\u30DF\u30C3\u30C8 
 \u30D6\u30E9\u30F3\u30C1 
 \u30E1\u30A4\u30F3\u30D6\u30E9\u30F3\u30C1 \u30DE\u30B9\u30BF\u30FC 
 \u30D5\u30A9\u30FC\u30AF 
 \u30DE\u30FC\u30B8 \u7D71\u5408 
 \u30B3\u30F3\u30D5\u30EA\u30AF\u30C8 \u7AF6\u5408 \u885D\u7A81 
 \u30EA\u30D9\u30FC\u30B9 
 \u30B9\u30AB\u30C3\u30B7\u30E5 \u307E\u3068\u3081\u308B 
 \u30C1\u30A7\u30EA\u30FC\u30D4\u30C3\u30AF \u30D0\u30C3\u30AF\u30DD\u30FC\u30C8 
 \u30EA\u30D0\u30FC\u30C8 \u53D6\u308A\u6D88\u3057 \u30ED\u30FC\u30EB\u30D0\u30C3\u30AF \u5DFB\u304D\u623B\u3057 
 \u30B9\u30BF\u30C3\u30B7\u30E5 \u9000\u907F 
 \u30B9\u30C6\u30FC\u30B8\u30F3\u30B0 \u30B9\u30C6\u30FC\u30B8 
 \u5DEE\u5206 \u30C7\u30A3\u30D5 
 \u30D1\u30C3\u30C1 \u4FEE\u6B63 \u30DB\u30C3\u30C8\u30D5\u30A3\u30C3\u30AF\u30B9 
 \u30BF\u30B0 \u30E9\u30D9\u30EB 
 \u30AF\u30ED\u30FC\u30F3 \u8907\u88FD 
 \u30C1\u30A7\u30C3\u30AF\u30A2\u30A6\u30C8 \u5207\u308A\u66FF\u3048 
 \u30D7\u30C3\u30B7\u30E5 \u9001\u4FE1 
 \u30D7\u30EB \u30D5\u30A7\u30C3\u30C1 \u53D6\u5F97 
 \u30EA\u30E2\u30FC\u30C8 \u30A2\u30C3\u30D7\u30B9\u30C8\u30EA\u30FC\u30E0 \u4E0A\u6D41 
 \u30A2\u30C3\u30D7\u30B9\u30C8\u30EA\u30FC\u30E0 \u4E0A\u6D41 
 \u30C0\u30A6\u30F3\u30B9\u30C8\u30EA\u30FC\u30E0 \u4E0B\u6D41 
 \u5C65\u6B74 \u30D2\u30B9\u30C8\u30EA\u30FC 
 \u30D6\u30EC\u30FC\u30E0 \u4F5C\u8005 
 \u4E8C\u5206\u63A2\u7D22 \u30D0\u30A4\u30BB\u30AF\u30C8 
 \u30B5\u30D6\u30E2\u30B8\u30E5\u30FC\u30EB 
 \u30E2\u30CE\u30EC\u30DD 
 \u30EF\u30FC\u30AF\u30C4\u30EA\u30FC \u4F5C\u696D\u30C4\u30EA\u30FC 
 \u8FFD\u8DE1\u5916 \u7121\u8996 
 \u672A\u30B3\u30DF\u30C3\u30C8 \u5909\u66F4\u6E08\u307F 
 \u30D7\u30EB\u30EA\u30AF\u30A8\u30B9\u30C8 \u30D7\u30EB\u30EA\u30AF \u30DE\u30FC\u30B8\u30EA\u30AF\u30A8\u30B9\u30C8 
 \u30EC\u30D3\u30E5\u30FC \u67FB\u8AAD \u78BA\u8A8D 
 \u30EC\u30D3\u30E5\u30A2\u30FC \u30EC\u30D3\u30E5\u30FC\u30A2 
 \u627F\u8A8D \u30A2\u30D7\u30EB\u30FC\u30D6 
 \u5374\u4E0B \u62D2\u5426 \u30EA\u30B8\u30A7\u30AF\u30C8 
 \u4E9B\u7D30 \u7D30\u304B\u3044\u6307\u6458 
 \u30D5\u30A3\u30FC\u30C9\u30D0\u30C3\u30AF \u30B3\u30E1\u30F3\u30C8 \u6307\u6458 
 \u4E0B\u66F8\u304D \u30C9\u30E9\u30D5\u30C8 
 \u30AA\u30FC\u30CA\u30FC \u6240\u6709\u8005 \u30E1\u30F3\u30C6\u30CA\u30FC 
 \u30B3\u30F3\u30C8\u30EA\u30D3\u30E5\u30FC\u30BF\u30FC \u8CA2\u732E\u8005 \u4F5C\u8005 
 \u8CA2\u732E \u30B3\u30F3\u30C8\u30EA\u30D3\u30E5\u30FC\u30C8 
 \u4FEE\u6B63 \u6539\u3081\u308B 
 \u5F37\u5236 \u4E0A\u66F8\u304D 
 \u30D5\u30C3\u30AF 
 \u7F72\u540D \u30C8\u30EC\u30FC\u30E9\u30FC 
 \u540C\u671F \u30B7\u30F3\u30AF 
 \u4E56\u96E2 \u5206\u5C90 \u305A\u308C 
 \u30C7\u30BF\u30C3\u30C1 \u5B64\u7ACB 
 \u53E4\u3044 \u9673\u8150\u5316 \u671F\u9650\u5207\u308C 
 \u30DE\u30A4\u30EB\u30B9\u30C8\u30FC\u30F3 \u7BC0\u76EE 
 \u30C1\u30B1\u30C3\u30C8 \u30A4\u30B7\u30E5\u30FC \u8AB2\u984C 
 \u30D0\u30C3\u30AF\u30ED\u30B0 \u7A4D\u307F\u6B8B\u3057 
 \u30EF\u30FC\u30AF\u30D5\u30ED\u30FC \u30D6\u30E9\u30F3\u30C1\u6226\u7565 
 \u4FDD\u8B77 \u30ED\u30C3\u30AF 
 \u5927\u5BB9\u91CF \u30D0\u30A4\u30CA\u30EA 
 \u6D45\u3044 \u90E8\u5206\u7684 \u30B7\u30E3\u30ED\u30FC 
 \u30B9\u30CA\u30C3\u30D7\u30B7\u30E7\u30C3\u30C8 
 \u5909\u66F4\u5C65\u6B74 \u30C1\u30A7\u30F3\u30B8\u30ED\u30B0 \u30EA\u30EA\u30FC\u30B9\u30CE\u30FC\u30C8 
 \u30EA\u30CD\u30FC\u30E0 \u6539\u540D \u540D\u524D\u5909\u66F4 
 \u30D3\u30EB\u30C9 \u69CB\u7BC9 
 \u30B3\u30F3\u30D1\u30A4\u30EB 
 \u30B3\u30F3\u30D1\u30A4\u30E9 \u30C8\u30E9\u30F3\u30B9\u30D1\u30A4\u30E9 
 \u30D0\u30F3\u30C9\u30EB \u307E\u3068\u3081\u308B 
 \u30D0\u30F3\u30C9\u30E9\u30FC 
 \u5727\u7E2E \u30DF\u30CB\u30D5\u30A1\u30A4 
 \u30C4\u30EA\u30FC\u30B7\u30A7\u30A4\u30AD\u30F3\u30B0 \u4E0D\u8981\u30B3\u30FC\u30C9 
 \u30E1\u30A4\u30AF\u30D5\u30A1\u30A4\u30EB \u30D3\u30EB\u30C9\u30B9\u30AF\u30EA\u30D7\u30C8 
 \u30BF\u30FC\u30B2\u30C3\u30C8 \u76EE\u6A19 \u5BFE\u8C61 
 \u6210\u679C\u7269 \u30A2\u30FC\u30C6\u30A3\u30D5\u30A1\u30AF\u30C8 
 \u30D0\u30A4\u30CA\u30EA \u5B9F\u884C\u30D5\u30A1\u30A4\u30EB 
 \u30D1\u30C3\u30B1\u30FC\u30B8 
 \u30E9\u30A4\u30D6\u30E9\u30EA 
 \u30D5\u30EC\u30FC\u30E0\u30EF\u30FC\u30AF 
 \u4F9D\u5B58 \u4F9D\u5B58\u95A2\u4FC2 
 \u63A8\u79FB\u7684 \u9593\u63A5 
 \u30D1\u30C3\u30B1\u30FC\u30B8\u30DE\u30CD\u30FC\u30B8\u30E3\u30FC 
 \u30ED\u30C3\u30AF\u30D5\u30A1\u30A4\u30EB 
 \u56FA\u5B9A \u30D4\u30F3\u7559\u3081 
 \u30A4\u30F3\u30B9\u30C8\u30FC\u30EB \u5C0E\u5165 
 \u30A4\u30F3\u30B9\u30C8\u30FC\u30E9\u30FC 
 \u30A2\u30F3\u30A4\u30F3\u30B9\u30C8\u30FC\u30EB 
 \u30A2\u30C3\u30D7\u30B0\u30EC\u30FC\u30C9 \u66F4\u65B0 \u30A2\u30C3\u30D7\u30C7\u30FC\u30C8 
 \u30C0\u30A6\u30F3\u30B0\u30EC\u30FC\u30C9 \u683C\u4E0B\u3052 
 \u30EA\u30EA\u30FC\u30B9 \u516C\u958B 
 \u516C\u958B \u30D1\u30D6\u30EA\u30C3\u30B7\u30E5 \u767A\u884C 
 \u30C7\u30D7\u30ED\u30A4 \u914D\u5099 \u5C55\u958B 
 \u30EC\u30B8\u30B9\u30C8\u30EA 
 \u540C\u68B1 \u30D9\u30F3\u30C0\u30EA\u30F3\u30B0 
 \u30A2\u30FC\u30AB\u30A4\u30D6 \u66F8\u5EAB 
 \u30BB\u30DE\u30F3\u30C6\u30A3\u30C3\u30AF\u30D0\u30FC\u30B8\u30E7\u30CB\u30F3\u30B0 \u30D0\u30FC\u30B8\u30E7\u30F3\u7BA1\u7406 
 \u30D7\u30EC\u30EA\u30EA\u30FC\u30B9 \u30D9\u30FC\u30BF\u7248 
 \u5B89\u5B9A 
 \u9577\u671F\u30B5\u30DD\u30FC\u30C8 
 \u30B5\u30DD\u30FC\u30C8\u7D42\u4E86 \u7D42\u4E86 
 \u30DE\u30CB\u30D5\u30A7\u30B9\u30C8 
 \u30EA\u30F3\u30AF \u30EA\u30F3\u30AB\u30FC 
 \u9759\u7684 \u30B9\u30BF\u30C6\u30A3\u30C3\u30AF 
 \u52D5\u7684 \u30C0\u30A4\u30CA\u30DF\u30C3\u30AF 
 \u5897\u5206 \u5DEE\u5206 \u30A4\u30F3\u30AF\u30EA\u30E1\u30F3\u30BF\u30EB 
 \u518D\u30D3\u30EB\u30C9 \u30EA\u30D3\u30EB\u30C9 \u518D\u69CB\u7BC9 
 \u76E3\u8996 \u30A6\u30A9\u30C3\u30C1 \u30DB\u30C3\u30C8\u30EA\u30ED\u30FC\u30C9 
 \u30C4\u30FC\u30EB\u30C1\u30A7\u30FC\u30F3 \u30C4\u30FC\u30EB \u9053\u5177 
 \u30AF\u30ED\u30B9\u30D7\u30E9\u30C3\u30C8\u30D5\u30A9\u30FC\u30E0 \u30AF\u30ED\u30B9\u30B3\u30F3\u30D1\u30A4\u30EB \u79FB\u690D\u6027 
 \u914D\u5E03 \u30C7\u30A3\u30B9\u30C8\u30EA\u30D3\u30E5\u30FC\u30B7\u30E7\u30F3 \u914D\u4FE1 
 \u96DB\u5F62 \u30B9\u30AD\u30E3\u30D5\u30A9\u30FC\u30EB\u30C9 \u30C6\u30F3\u30D7\u30EC\u30FC\u30C8 \u30DC\u30A4\u30E9\u30FC\u30D7\u30EC\u30FC\u30C8 
 \u751F\u6210 \u30B8\u30A7\u30CD\u30EC\u30FC\u30C8 
 \u30B3\u30FC\u30C9\u751F\u6210 \u81EA\u52D5\u751F\u6210 
 \u30B3\u30F3\u30C6\u30CA \u30C9\u30C3\u30AB\u30FC 
 \u30A4\u30E1\u30FC\u30B8 
 \u30AA\u30FC\u30B1\u30B9\u30C8\u30EC\u30FC\u30B7\u30E7\u30F3 \u30AF\u30D0\u30CD\u30C6\u30A3\u30B9 
 \u30DB\u30B9\u30C6\u30A3\u30F3\u30B0 
 \u30AF\u30E9\u30A6\u30C9 
 \u30B5\u30FC\u30D0\u30FC\u30EC\u30B9 
 \u30A4\u30F3\u30D5\u30E9 \u57FA\u76E4 
 \u30D7\u30ED\u30D3\u30B8\u30E7\u30CB\u30F3\u30B0 \u7528\u610F 
 \u30B9\u30C6\u30FC\u30B8\u30F3\u30B0 \u691C\u8A3C\u74B0\u5883 
 \u672C\u756A \u30D7\u30ED\u30C0\u30AF\u30B7\u30E7\u30F3 
 \u30AB\u30CA\u30EA\u30A2 \u6BB5\u968E\u7684 
 \u30CA\u30A4\u30C8\u30EA\u30FC \u65E5\u6B21 
 \u30BD\u30FC\u30B9\u30DE\u30C3\u30D7 \u30B7\u30F3\u30DC\u30EB 
 \u30E9\u30A4\u30BB\u30F3\u30B9 \u8A31\u8AFE 
 \u30AA\u30FC\u30D7\u30F3\u30BD\u30FC\u30B9 
 \u30D7\u30ED\u30D7\u30E9\u30A4\u30A8\u30BF\u30EA \u72EC\u81EA 
 \u30AA\u30D7\u30B7\u30E7\u30F3 \u4EFB\u610F 
 \u5FC5\u9808 \u5FC5\u8981 
 \u958B\u767A 
 \u521D\u671F\u5316 \u30D6\u30FC\u30C8\u30B9\u30C8\u30E9\u30C3\u30D7 
 \u30AF\u30EA\u30FC\u30F3\u30A2\u30C3\u30D7 \u6383\u9664 \u7247\u4ED8\u3051 
 \u76E3\u67FB \u8106\u5F31\u6027 
 \u81EA\u52D5\u66F4\u65B0 \u30DC\u30C3\u30C8 
 \u30C7\u30B9\u30AF\u30C8\u30C3\u30D7 
 \u91CD\u8907 \u8907\u88FD 
 \u5DFB\u304D\u4E0A\u3052 \u5F15\u304D\u4E0A\u3052 
 \u89E3\u6C7A \u540D\u524D\u89E3\u6C7A 
 \u30C6\u30B9\u30C8 \u8A66\u9A13 \u691C\u8A3C 
 \u30C6\u30B9\u30C8\u30E9\u30F3\u30CA\u30FC 
 \u5358\u4F53\u30C6\u30B9\u30C8 \u30E6\u30CB\u30C3\u30C8\u30C6\u30B9\u30C8 
 \u7D50\u5408\u30C6\u30B9\u30C8 \u7D71\u5408\u30C6\u30B9\u30C8 
 \u30D6\u30E9\u30A6\u30B6 
 \u30E2\u30C3\u30AF \u30B9\u30BF\u30D6 \u507D\u7269 
 \u30D5\u30A3\u30AF\u30B9\u30C1\u30E3 \u30C6\u30B9\u30C8\u30C7\u30FC\u30BF \u30B5\u30F3\u30D7\u30EB 
 \u30A2\u30B5\u30FC\u30B7\u30E7\u30F3 \u8868\u660E \u671F\u5F85 
 \u30AB\u30D0\u30EC\u30C3\u30B8 \u7DB2\u7F85\u7387 
 \u4E0D\u5B89\u5B9A \u30D5\u30EC\u30FC\u30AD\u30FC \u65AD\u7D9A\u7684 
 \u30EA\u30B0\u30EC\u30C3\u30B7\u30E7\u30F3 \u9000\u884C \u30C7\u30B0\u30EC 
 \u30B9\u30E2\u30FC\u30AF 
 \u30B9\u30AD\u30C3\u30D7 \u98DB\u3070\u3059 \u7701\u7565 
 \u6210\u529F \u5408\u683C \u30D1\u30B9 
 \u5931\u6557 \u843D\u3061\u308B \u30D5\u30A7\u30A4\u30EB 
 \u30B9\u30A4\u30FC\u30C8 \u4E00\u5F0F 
 \u30B7\u30CA\u30EA\u30AA \u30B1\u30FC\u30B9 \u4E8B\u4F8B 
 \u7D99\u7D9A\u7684\u30A4\u30F3\u30C6\u30B0\u30EC\u30FC\u30B7\u30E7\u30F3 \u30D1\u30A4\u30D7\u30E9\u30A4\u30F3 
 \u30D1\u30A4\u30D7\u30E9\u30A4\u30F3 \u30EF\u30FC\u30AF\u30D5\u30ED\u30FC 
 \u30B8\u30E7\u30D6 \u30BF\u30B9\u30AF \u4F5C\u696D 
 \u30E9\u30F3\u30CA\u30FC \u30A8\u30FC\u30B8\u30A7\u30F3\u30C8 
 \u30DE\u30C8\u30EA\u30AF\u30B9 \u884C\u5217 \u7D44\u307F\u5408\u308F\u305B 
 \u30B9\u30CA\u30C3\u30D7\u30B7\u30E7\u30C3\u30C8 \u57FA\u6E96 
 \u30D5\u30A1\u30B8\u30F3\u30B0 \u30E9\u30F3\u30C0\u30E0 
 \u30E9\u30F3\u30C0\u30E0 \u4E71\u6570 \u7121\u4F5C\u70BA 
 \u6C7A\u5B9A\u7684 \u518D\u73FE\u53EF\u80FD 
 \u518D\u73FE 
 \u9694\u96E2 \u5206\u96E2 \u30B5\u30F3\u30C9\u30DC\u30C3\u30AF\u30B9 
 \u5F8C\u59CB\u672B \u30C6\u30A3\u30A2\u30C0\u30A6\u30F3 
 \u6E96\u5099 \u30BB\u30C3\u30C8\u30A2\u30C3\u30D7 
 \u30C6\u30B9\u30C8\u99C6\u52D5 
 \u624B\u52D5 \u30DE\u30CB\u30E5\u30A2\u30EB 
 \u81EA\u52D5 \u81EA\u52D5\u5316 \u30AA\u30FC\u30C8\u30E1\u30FC\u30B7\u30E7\u30F3 
 \u54C1\u8CEA \u54C1\u8CEA\u4FDD\u8A3C 
 \u30D9\u30F3\u30C1\u30DE\u30FC\u30AF \u8A08\u6E2C \u6E2C\u5B9A 
 \u8CA0\u8377 \u30B9\u30C8\u30EC\u30B9 
 \u691C\u8A3C \u78BA\u8A8D 
 \u30D0\u30EA\u30C7\u30FC\u30B7\u30E7\u30F3 \u691C\u8A3C 
 \u5883\u754C \u30A8\u30C3\u30B8\u30B1\u30FC\u30B9 \u7AEF 
 \u30B2\u30FC\u30C8 \u95A2\u9580 
 \u30D0\u30C3\u30B8 \u30B9\u30C6\u30FC\u30BF\u30B9 
 \u30B9\u30B1\u30B8\u30E5\u30FC\u30EB \u5B9A\u671F \u30AF\u30ED\u30F3 
 \u30BF\u30A4\u30E0\u30A2\u30A6\u30C8 \u6642\u9593\u5207\u308C 
 \u4EEE\u60F3 \u30A8\u30DF\u30E5\u30EC\u30FC\u30BF \u30B7\u30DF\u30E5\u30EC\u30FC\u30BF 
 \u30A2\u30AF\u30BB\u30B7\u30D3\u30EA\u30C6\u30A3 
 \u4E26\u5217 \u4E26\u884C \u540C\u6642 
 \u30B7\u30E3\u30FC\u30C9 \u5206\u5272 
 \u30C9\u30E9\u30A4\u30E9\u30F3 \u4E88\u884C 
 \u671F\u5F85 \u60F3\u5B9A 
 \u5B9F\u969B 
 \u30A8\u30E9\u30FC \u8AA4\u308A \u5931\u6557 
 \u30D0\u30B0 \u4E0D\u5177\u5408 \u6B20\u9665 
 \u554F\u984C \u8AB2\u984C \u30C8\u30E9\u30D6\u30EB 
 \u4FEE\u6B63 \u76F4\u3059 \u5BFE\u51E6 
 \u56DE\u907F\u7B56 \u30EF\u30FC\u30AF\u30A2\u30E9\u30A6\u30F3\u30C9 \u5FDC\u6025\u51E6\u7F6E 
 \u89E3\u6C7A\u7B56 \u30BD\u30EA\u30E5\u30FC\u30B7\u30E7\u30F3 
 \u539F\u56E0 \u7406\u7531 
 \u30AF\u30E9\u30C3\u30B7\u30E5 \u843D\u3061\u308B \u7570\u5E38\u7D42\u4E86 
 \u30CF\u30F3\u30B0 \u30D5\u30EA\u30FC\u30BA \u56FA\u307E\u308B \u505C\u6B62 
 \u4F8B\u5916 \u30B9\u30ED\u30FC \u6295\u3052\u308B 
 \u30AD\u30E3\u30C3\u30C1 \u6355\u6349 \u51E6\u7406 
 \u63E1\u308A\u3064\u3076\u3059 \u6291\u5236 \u7121\u8996 
 \u9759\u304B\u306B \u30B5\u30A4\u30EC\u30F3\u30C8 \u9ED9\u3063\u3066 
 \u30B9\u30BF\u30C3\u30AF\u30C8\u30EC\u30FC\u30B9 \u30C8\u30EC\u30FC\u30B9\u30D0\u30C3\u30AF 
 \u30C8\u30EC\u30FC\u30B9 \u8FFD\u8DE1 
 \u30C7\u30D0\u30C3\u30B0 \u8ABF\u67FB \u30C8\u30E9\u30D6\u30EB\u30B7\u30E5\u30FC\u30C8 
 \u30C7\u30D0\u30C3\u30AC 
 \u30D6\u30EC\u30FC\u30AF\u30DD\u30A4\u30F3\u30C8 
 \u8ABF\u67FB \u8ABF\u3079\u308B \u5206\u6790 
 \u8A3A\u65AD \u7279\u5B9A 
 \u30ED\u30B0 \u8A18\u9332 
 \u30ED\u30AC\u30FC 
 \u30ED\u30B0\u30EC\u30D9\u30EB \u8A73\u7D30 
 \u8B66\u544A \u30EF\u30FC\u30CB\u30F3\u30B0 \u6CE8\u610F 
 \u30A2\u30E9\u30FC\u30C8 \u901A\u77E5 \u8B66\u5831 
 \u30A4\u30F3\u30B7\u30C7\u30F3\u30C8 \u969C\u5BB3 \u505C\u6B62 
 \u30DD\u30B9\u30C8\u30E2\u30FC\u30C6\u30E0 \u632F\u308A\u8FD4\u308A \u4E8B\u5F8C\u5206\u6790 
 \u505C\u6B62 \u30C0\u30A6\u30F3\u30BF\u30A4\u30E0 \u969C\u5BB3 
 \u58CA\u308C\u305F \u7834\u640D \u6545\u969C 
 \u7834\u640D \u7834\u58CA 
 \u30EA\u30C8\u30E9\u30A4 \u518D\u8A66\u884C 
 \u30D0\u30C3\u30AF\u30AA\u30D5 \u6307\u6570 \u5F85\u6A5F 
 \u30D5\u30A9\u30FC\u30EB\u30D0\u30C3\u30AF \u4EE3\u66FF 
 \u5FA9\u65E7 \u56DE\u5FA9 \u30EA\u30AB\u30D0\u30EA 
 \u30B0\u30EC\u30FC\u30B9\u30D5\u30EB \u6B63\u5E38 
 \u52A3\u5316 \u7E2E\u9000 
 \u30B5\u30FC\u30AD\u30C3\u30C8\u30D6\u30EC\u30FC\u30AB\u30FC \u906E\u65AD 
 \u30CC\u30EB \u7A7A \u672A\u5B9A\u7FA9 
 \u7121\u52B9 \u4E0D\u6B63 \u9593\u9055\u3063\u305F 
 \u9593\u9055\u3044 \u8AA4\u308A \u4E0D\u6B63\u78BA 
 \u6B63\u3057\u3044 \u9069\u5207 
 \u6B20\u843D \u4E0D\u8DB3 \u898B\u3064\u304B\u3089\u306A\u3044 
 \u4E88\u671F\u3057\u306A\u3044 \u610F\u5916 \u60F3\u5B9A\u5916 
 \u672A\u51E6\u7406 \u672A\u6355\u6349 
 \u30E1\u30C3\u30BB\u30FC\u30B8 \u6587\u8A00 
 \u75C7\u72B6 \u5146\u5019 \u73FE\u8C61 
 \u30C0\u30F3\u30D7 
 \u30AA\u30FC\u30D0\u30FC\u30D5\u30ED\u30FC \u6EA2\u308C \u8D85\u904E 
 \u30A2\u30F3\u30C0\u30FC\u30D5\u30ED\u30FC 
 \u5883\u754C \u6DFB\u5B57 \u4E00\u3064\u305A\u308C 
 \u8AA4\u5B57 \u30BF\u30A4\u30DD \u6253\u3061\u9593\u9055\u3044 
 \u4EEE\u5B9A \u524D\u63D0 \u60F3\u5B9A 
 \u7591\u3046 \u63A8\u6E2C \u4EEE\u8AAC 
 \u76E3\u8996 \u30E2\u30CB\u30BF\u30EA\u30F3\u30B0 \u53EF\u89B3\u6E2C\u6027 
 \u30E1\u30C8\u30EA\u30AF\u30B9 \u6307\u6A19 \u8A08\u6E2C\u5024 
 \u30C6\u30EC\u30E1\u30C8\u30EA \u8A08\u88C5 
 \u30D8\u30EB\u30B9\u30C1\u30A7\u30C3\u30AF \u6B7B\u6D3B\u76E3\u8996 \u30CF\u30FC\u30C8\u30D3\u30FC\u30C8 
 \u30C0\u30C3\u30B7\u30E5\u30DC\u30FC\u30C9 
 \u30A8\u30E9\u30FC\u8FFD\u8DE1 \u30A8\u30E9\u30FC\u76E3\u8996 
 \u4E0D\u6574\u5408 \u4E0D\u4E00\u81F4 \u77DB\u76FE 
 \u4E00\u8CAB \u6574\u5408\u6027 \u7D71\u4E00 
 \u8106\u3044 \u58CA\u308C\u3084\u3059\u3044 
 \u5805\u7262 \u9811\u5065 \u4FE1\u983C\u6027 
 \u4E0D\u53EF\u80FD \u3067\u304D\u306A\u3044 
 \u3067\u304D\u306A\u3044 \u4E0D\u53EF 
 \u691C\u51FA \u691C\u77E5 \u767A\u898B 
 \u9632\u6B62 \u9632\u3050 \u907F\u3051\u308B \u56DE\u907F 
 \u907F\u3051\u308B \u56DE\u907F 
 \u767A\u751F \u8D77\u3053\u308B 
 \u5831\u544A \u30EC\u30DD\u30FC\u30C8 
 \u30EA\u30FC\u30AF \u6F0F\u308C 
 \u7D42\u4E86\u30B3\u30FC\u30C9 \u623B\u308A\u5024 
 \u4E0D\u5909\u6761\u4EF6 \u4FDD\u8A3C \u5951\u7D04 
 \u4FDD\u8A3C \u78BA\u4FDD 
 \u8AA4\u7528 \u843D\u3068\u3057\u7A74 \u7F60 
 \u81F4\u547D\u7684 \u91CD\u5927 \u30D1\u30CB\u30C3\u30AF 
 \u6027\u80FD \u30D1\u30D5\u30A9\u30FC\u30DE\u30F3\u30B9 \u901F\u5EA6 
 \u9045\u3044 \u91CD\u3044 \u4F4E\u901F 
 \u901F\u3044 \u9AD8\u901F 
 \u6700\u9069\u5316 \u9AD8\u901F\u5316 \u30C1\u30E5\u30FC\u30CB\u30F3\u30B0 
 \u30EC\u30A4\u30C6\u30F3\u30B7 \u9045\u5EF6 
 \u30B9\u30EB\u30FC\u30D7\u30C3\u30C8 \u5E2F\u57DF 
 \u30DC\u30C8\u30EB\u30CD\u30C3\u30AF \u30DB\u30C3\u30C8\u30B9\u30DD\u30C3\u30C8 
 \u30D7\u30ED\u30D5\u30A1\u30A4\u30EA\u30F3\u30B0 \u30D7\u30ED\u30D5\u30A1\u30A4\u30E9 
 \u30AD\u30E3\u30C3\u30B7\u30E5 \u30E1\u30E2\u5316 
 \u7121\u52B9\u5316 \u7834\u68C4 \u5931\u52B9 
 \u30E1\u30E2\u30EA 
 \u30E1\u30E2\u30EA\u4E0D\u8DB3 \u67AF\u6E07 
 \u5272\u308A\u5F53\u3066 \u78BA\u4FDD \u30A2\u30ED\u30B1\u30FC\u30B7\u30E7\u30F3 
 \u89E3\u653E \u7834\u68C4 
 \u30AC\u30D9\u30FC\u30B8\u30B3\u30EC\u30AF\u30B7\u30E7\u30F3 \u56DE\u53CE 
 \u30B9\u30BF\u30C3\u30AF 
 \u30D2\u30FC\u30D7 
 \u30DD\u30A4\u30F3\u30BF \u53C2\u7167 \u30A2\u30C9\u30EC\u30B9 
 \u30C0\u30F3\u30B0\u30EA\u30F3\u30B0 
 \u30D0\u30C3\u30D5\u30A1 \u7DE9\u885D 
 \u30B9\u30EC\u30C3\u30C9 \u30DE\u30EB\u30C1\u30B9\u30EC\u30C3\u30C9 
 \u4E26\u884C \u540C\u6642\u5B9F\u884C \u4E26\u5217 
 \u4E26\u5217 \u4E26\u5217\u5316 
 \u9010\u6B21 \u76F4\u5217 \u9806\u6B21 
 \u30ED\u30C3\u30AF \u6392\u4ED6 \u30DF\u30E5\u30FC\u30C6\u30C3\u30AF\u30B9 
 \u30A2\u30F3\u30ED\u30C3\u30AF \u89E3\u9664 
 \u30C7\u30C3\u30C9\u30ED\u30C3\u30AF 
 \u7AF6\u5408 \u30EC\u30FC\u30B9 \u7AF6\u4E89\u72B6\u614B 
 \u7AF6\u5408 \u53D6\u308A\u5408\u3044 
 \u30A2\u30C8\u30DF\u30C3\u30AF \u4E0D\u53EF\u5206 \u539F\u5B50\u6027 
 \u975E\u540C\u671F \u30CE\u30F3\u30D6\u30ED\u30C3\u30AD\u30F3\u30B0 
 \u540C\u671F \u30D6\u30ED\u30C3\u30AD\u30F3\u30B0 
 \u30D7\u30ED\u30DF\u30B9 \u30D5\u30E5\u30FC\u30C1\u30E3\u30FC 
 \u5F85\u3064 \u5F85\u6A5F \u30A2\u30A6\u30A7\u30A4\u30C8 
 \u30B3\u30EB\u30FC\u30C1\u30F3 \u30B4\u30EB\u30FC\u30C1\u30F3 
 \u30A4\u30D9\u30F3\u30C8\u30EB\u30FC\u30D7 
 \u30A4\u30D9\u30F3\u30C8 \u4E8B\u8C61 
 \u30B3\u30FC\u30EB\u30D0\u30C3\u30AF \u30EA\u30B9\u30CA\u30FC 
 \u30CF\u30F3\u30C9\u30E9 \u51E6\u7406 
 \u30AD\u30E5\u30FC \u5F85\u3061\u884C\u5217 
 \u30D6\u30ED\u30FC\u30AB\u30FC \u30E1\u30C3\u30BB\u30FC\u30B8\u30F3\u30B0 
 \u767A\u884C \u8CFC\u8AAD \u914D\u4FE1 
 \u8CFC\u8AAD \u30B5\u30D6\u30B9\u30AF\u30E9\u30A4\u30D6 
 \u30EF\u30FC\u30AB\u30FC \u30D0\u30C3\u30AF\u30B0\u30E9\u30A6\u30F3\u30C9 
 \u30D7\u30FC\u30EB 
 \u30D0\u30C3\u30C1 \u4E00\u62EC 
 \u30C1\u30E3\u30F3\u30AF \u584A \u65AD\u7247 
 \u30B9\u30C8\u30EA\u30FC\u30E0 \u30B9\u30C8\u30EA\u30FC\u30DF\u30F3\u30B0 
 \u30D0\u30C3\u30AF\u30D7\u30EC\u30C3\u30B7\u30E3\u30FC \u6D41\u91CF\u5236\u5FA1 
 \u30B9\u30ED\u30C3\u30C8\u30EA\u30F3\u30B0 \u5236\u9650 \u6D41\u91CF\u5236\u9650 
 \u30C7\u30D0\u30A6\u30F3\u30B9 
 \u30EC\u30FC\u30C8\u5236\u9650 \u4E0A\u9650 \u30AF\u30A9\u30FC\u30BF 
 \u5236\u9650 \u4E0A\u9650 \u9650\u5EA6 
 \u95BE\u5024 \u3057\u304D\u3044\u5024 
 \u9045\u5EF6 \u30EC\u30A4\u30B8\u30FC 
 \u5373\u6642 \u5148\u884C \u30A4\u30FC\u30AC\u30FC 
 \u5148\u8AAD\u307F \u30D7\u30EA\u30ED\u30FC\u30C9 \u30A6\u30A9\u30FC\u30E0\u30A2\u30C3\u30D7 
 \u8D77\u52D5 \u30B3\u30FC\u30EB\u30C9\u30B9\u30BF\u30FC\u30C8 
 \u30B9\u30B1\u30FC\u30EB \u62E1\u5F35\u6027 \u30B9\u30B1\u30FC\u30EA\u30F3\u30B0 
 \u30ED\u30FC\u30C9\u30D0\u30E9\u30F3\u30B5\u30FC \u8CA0\u8377\u5206\u6563 
 \u904E\u8CA0\u8377 \u30AA\u30FC\u30D0\u30FC\u30ED\u30FC\u30C9 
 \u30AA\u30FC\u30D0\u30FC\u30D8\u30C3\u30C9 \u8CA0\u62C5 \u30B3\u30B9\u30C8 
 \u8EFD\u91CF \u5B89\u4FA1 \u8EFD\u3044 
 \u91CD\u3044 \u9AD8\u30B3\u30B9\u30C8 \u80A5\u5927 
 \u30D7\u30ED\u30BB\u30C3\u30B5 \u30B3\u30A2 
 \u30B0\u30E9\u30D5\u30A3\u30C3\u30AF\u30B9 \u30A2\u30AF\u30BB\u30E9\u30EC\u30FC\u30BF 
 \u4F7F\u7528\u91CF \u6D88\u8CBB \u5229\u7528\u7387 
 \u9593\u9694 \u5468\u671F \u983B\u5EA6 
 \u30DD\u30FC\u30EA\u30F3\u30B0 \u5B9A\u671F\u78BA\u8A8D 
 \u9045\u5EF6 \u5EF6\u671F \u9045\u3089\u305B\u308B 
 \u30BF\u30A4\u30DE\u30FC 
 \u5373\u6642 \u30EA\u30A2\u30EB\u30BF\u30A4\u30E0 \u3059\u3050\u306B 
 \u30A2\u30A4\u30C9\u30EB \u5F85\u6A5F \u975E\u30A2\u30AF\u30C6\u30A3\u30D6 
 \u98E2\u9913 \u30B9\u30BF\u30D9\u30FC\u30B7\u30E7\u30F3 
 \u30B9\u30EC\u30C3\u30C9\u30BB\u30FC\u30D5 \u518D\u5165\u53EF\u80FD 
 \u697D\u89B3\u7684 \u60B2\u89B3\u7684 
 \u51AA\u7B49 \u3079\u304D\u7B49 
 \u4E00\u5EA6 \u4E00\u56DE 
 \u30D5\u30A1\u30A4\u30EB \u6587\u66F8 
 \u30D5\u30A9\u30EB\u30C0 \u30C7\u30A3\u30EC\u30AF\u30C8\u30EA 
 \u30D1\u30B9 \u7D4C\u8DEF \u5834\u6240 
 \u30B5\u30D6\u30D5\u30A9\u30EB\u30C0 \u30B5\u30D6\u30C7\u30A3\u30EC\u30AF\u30C8\u30EA 
 \u89AA \u4E0A\u4F4D 
 \u30EB\u30FC\u30C8 \u6839 \u6700\u4E0A\u4F4D 
 \u7D76\u5BFE \u5B8C\u5168 
 \u76F8\u5BFE 
 \u30DB\u30FC\u30E0 \u30E6\u30FC\u30B6\u30FC\u30C7\u30A3\u30EC\u30AF\u30C8\u30EA 
 \u4E00\u6642 \u30C6\u30F3\u30DD\u30E9\u30EA \u4EEE 
 \u6C38\u7D9A \u6052\u4E45 
 \u62E1\u5F35\u5B50 \u63A5\u5C3E\u8F9E 
 \u30D5\u30A1\u30A4\u30EB\u540D 
 \u30B7\u30F3\u30DC\u30EA\u30C3\u30AF\u30EA\u30F3\u30AF \u30B7\u30E7\u30FC\u30C8\u30AB\u30C3\u30C8 
 \u30EF\u30A4\u30EB\u30C9\u30AB\u30FC\u30C9 \u30B0\u30ED\u30D6 \u30D1\u30BF\u30FC\u30F3 
 \u6B63\u898F\u8868\u73FE \u30D1\u30BF\u30FC\u30F3 
 \u4E00\u81F4 \u30DE\u30C3\u30C1 \u5408\u81F4 
 \u691C\u7D22 \u63A2\u3059 \u30B5\u30FC\u30C1 
 \u7F6E\u63DB \u7F6E\u304D\u63DB\u3048 \u4EA4\u63DB 
 \u8AAD\u3080 \u8AAD\u307F\u8FBC\u307F \u8AAD\u307F\u53D6\u308A 
 \u66F8\u304F \u66F8\u304D\u8FBC\u307F \u4FDD\u5B58 
 \u4FDD\u5B58 \u30BB\u30FC\u30D6 \u683C\u7D0D 
 \u8AAD\u307F\u8FBC\u307F \u30ED\u30FC\u30C9 
 \u8FFD\u8A18 \u8FFD\u52A0 \u4ED8\u52A0 
 \u4E0A\u66F8\u304D 
 \u5207\u308A\u6368\u3066 \u5207\u308A\u8A70\u3081 \u30C8\u30E9\u30F3\u30B1\u30FC\u30C8 
 \u30B3\u30D4\u30FC \u8907\u88FD 
 \u79FB\u52D5 \u79FB\u3059 
 \u524A\u9664 \u6D88\u53BB \u9664\u53BB 
 \u4F5C\u6210 \u751F\u6210 \u65B0\u898F 
 \u5B58\u5728 \u65E2\u5B58 
 \u30A2\u30C3\u30D7\u30ED\u30FC\u30C9 
 \u30C0\u30A6\u30F3\u30ED\u30FC\u30C9 
 \u30A4\u30F3\u30DD\u30FC\u30C8 \u53D6\u308A\u8FBC\u307F 
 \u30A8\u30AF\u30B9\u30DD\u30FC\u30C8 \u66F8\u304D\u51FA\u3057 
 \u30D0\u30C3\u30AF\u30A2\u30C3\u30D7 \u63A7\u3048 
 \u30A2\u30FC\u30AB\u30A4\u30D6 \u4FDD\u7BA1 
 \u5727\u7E2E 
 \u89E3\u51CD \u5C55\u958B 
 \u62BD\u51FA \u53D6\u308A\u51FA\u3059 
 \u30A8\u30F3\u30B3\u30FC\u30C7\u30A3\u30F3\u30B0 \u6587\u5B57\u30B3\u30FC\u30C9 \u7B26\u53F7\u5316 
 \u30C7\u30B3\u30FC\u30C9 \u5FA9\u53F7 
 \u6587\u5B57\u5316\u3051 
 \u30E6\u30CB\u30B3\u30FC\u30C9 \u6587\u5B57 
 \u6587\u5B57 \u30AD\u30E3\u30E9\u30AF\u30BF\u30FC 
 \u30D7\u30EC\u30FC\u30F3\u30C6\u30AD\u30B9\u30C8 
 \u6539\u884C \u6539\u884C\u30B3\u30FC\u30C9 
 \u7A7A\u767D \u30B9\u30DA\u30FC\u30B9 \u4F59\u767D 
 \u30D0\u30A4\u30C8\u9806 \u30A8\u30F3\u30C7\u30A3\u30A2\u30F3 
 \u30D0\u30A4\u30C8 
 \u30B5\u30A4\u30BA \u5927\u304D\u3055 \u9577\u3055 
 \u5927\u6587\u5B57 \u5C0F\u6587\u5B57 
 \u30C7\u30A3\u30B9\u30AF \u30C9\u30E9\u30A4\u30D6 
 \u6E80\u676F \u67AF\u6E07 \u3044\u3063\u3071\u3044 
 \u30D5\u30A1\u30A4\u30EB\u30B7\u30B9\u30C6\u30E0 
 \u30DE\u30A6\u30F3\u30C8 
 \u30B9\u30E9\u30C3\u30B7\u30E5 \u533A\u5207\u308A\u6587\u5B57 
 \u533A\u5207\u308A \u30C7\u30EA\u30DF\u30BF \u30BB\u30D1\u30EC\u30FC\u30BF 
 \u5F15\u7528\u7B26 \u30AF\u30A9\u30FC\u30C8 
 \u30A8\u30B9\u30B1\u30FC\u30D7 
 \u30C7\u30A3\u30B9\u30AF\u30EA\u30D7\u30BF \u30CF\u30F3\u30C9\u30EB 
 \u30E1\u30BF\u30C7\u30FC\u30BF \u5C5E\u6027 
 \u30BF\u30A4\u30E0\u30B9\u30BF\u30F3\u30D7 \u6642\u523B 
 \u30C1\u30A7\u30C3\u30AF\u30B5\u30E0 \u30CF\u30C3\u30B7\u30E5 
 \u5F62\u5F0F \u30B7\u30EA\u30A2\u30E9\u30A4\u30BA \u30D5\u30A9\u30FC\u30DE\u30C3\u30C8 
 \u30B7\u30EA\u30A2\u30E9\u30A4\u30BA \u76F4\u5217\u5316 
 \u30C7\u30B7\u30EA\u30A2\u30E9\u30A4\u30BA \u9006\u76F4\u5217\u5316 
 \u30B9\u30D7\u30EC\u30C3\u30C9\u30B7\u30FC\u30C8 \u8868\u8A08\u7B97 \u8868 
 \u6DFB\u4ED8 \u6DFB\u4ED8\u30D5\u30A1\u30A4\u30EB 
 \u96A0\u3057 \u975E\u8868\u793A 
 \u518D\u5E30 \u518D\u5E30\u7684 
 \u8D70\u67FB \u5DE1\u56DE \u30C8\u30E9\u30D0\u30FC\u30B9 
 \u30D7\u30ED\u30BB\u30B9 \u30D7\u30ED\u30B0\u30E9\u30E0 
 \u5B9F\u884C \u8D70\u3089\u305B\u308B \u8D77\u52D5 
 \u958B\u59CB \u8D77\u52D5 \u30B9\u30BF\u30FC\u30C8 
 \u505C\u6B62 \u6B62\u3081\u308B \u7D42\u4E86 
 \u518D\u8D77\u52D5 \u30EA\u30B9\u30BF\u30FC\u30C8 
 \u518D\u8AAD\u307F\u8FBC\u307F \u30EA\u30ED\u30FC\u30C9 \u66F4\u65B0 
 \u5F37\u5236\u7D42\u4E86 \u30AD\u30EB 
 \u30B7\u30E3\u30C3\u30C8\u30C0\u30A6\u30F3 \u505C\u6B62 \u7D42\u4E86 
 \u7D42\u4E86 \u629C\u3051\u308B 
 \u30AD\u30E3\u30F3\u30BB\u30EB \u4E2D\u65AD \u4E2D\u6B62 
 \u5272\u308A\u8FBC\u307F \u4E2D\u65AD 
 \u30B7\u30B0\u30CA\u30EB \u4FE1\u53F7 
 \u4E00\u6642\u505C\u6B62 \u4E2D\u65AD \u30B5\u30B9\u30DA\u30F3\u30C9 
 \u518D\u958B \u7D9A\u884C \u7D99\u7D9A 
 \u8D77\u52D5 \u5B50\u30D7\u30ED\u30BB\u30B9 \u30B5\u30D6\u30D7\u30ED\u30BB\u30B9 
 \u30C7\u30FC\u30E2\u30F3 \u5E38\u99D0 \u30B5\u30FC\u30D3\u30B9 
 \u30D0\u30C3\u30AF\u30B0\u30E9\u30A6\u30F3\u30C9 \u88CF 
 \u30D5\u30A9\u30A2\u30B0\u30E9\u30A6\u30F3\u30C9 \u524D\u9762 
 \u30BE\u30F3\u30D3 \u5B64\u5150 \u6B8B\u9AB8 
 \u30B7\u30A7\u30EB \u7AEF\u672B \u30BF\u30FC\u30DF\u30CA\u30EB \u30B3\u30F3\u30BD\u30FC\u30EB 
 \u30B3\u30DE\u30F3\u30C9\u30E9\u30A4\u30F3 
 \u30B3\u30DE\u30F3\u30C9 \u547D\u4EE4 
 \u5F15\u6570 \u30D1\u30E9\u30E1\u30FC\u30BF 
 \u30B9\u30AF\u30EA\u30D7\u30C8 
 \u30D1\u30A4\u30D7 \u30EA\u30C0\u30A4\u30EC\u30AF\u30C8 
 \u6A19\u6E96\u51FA\u529B \u51FA\u529B 
 \u6A19\u6E96\u5165\u529B \u5165\u529B 
 \u51FA\u529B \u8868\u793A \u5370\u5237 
 \u7591\u4F3C\u7AEF\u672B \u7AEF\u672B 
 \u30AA\u30DA\u30EC\u30FC\u30C6\u30A3\u30F3\u30B0\u30B7\u30B9\u30C6\u30E0 \u57FA\u672C\u30BD\u30D5\u30C8 
 \u30EA\u30CA\u30C3\u30AF\u30B9 \u30C7\u30A3\u30B9\u30C8\u30EA\u30D3\u30E5\u30FC\u30B7\u30E7\u30F3 
 \u30A6\u30A3\u30F3\u30C9\u30A6\u30BA 
 \u30DE\u30C3\u30AF 
 \u30B5\u30D6\u30B7\u30B9\u30C6\u30E0 
 \u30AB\u30FC\u30CD\u30EB 
 \u30C9\u30E9\u30A4\u30D0 
 \u30C7\u30D0\u30A4\u30B9 \u6A5F\u5668 \u88C5\u7F6E 
 \u30DE\u30B7\u30F3 \u30B3\u30F3\u30D4\u30E5\u30FC\u30BF \u8A08\u7B97\u6A5F 
 \u30B5\u30FC\u30D0\u30FC \u30B5\u30FC\u30D0 
 \u30AF\u30E9\u30A4\u30A2\u30F3\u30C8 
 \u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3 
 \u7D44\u307F\u8FBC\u307F \u30DE\u30A4\u30B3\u30F3 
 \u30BB\u30F3\u30B5\u30FC 
 \u30D0\u30C3\u30C6\u30EA\u30FC \u96FB\u6C60 \u96FB\u6E90 
 \u30AD\u30FC\u30DC\u30FC\u30C9 \u30AD\u30FC \u30B7\u30E7\u30FC\u30C8\u30AB\u30C3\u30C8 
 \u30DE\u30A6\u30B9 \u30AB\u30FC\u30BD\u30EB \u30AF\u30EA\u30C3\u30AF 
 \u30B7\u30EA\u30A2\u30EB \u30DD\u30FC\u30C8 
 \u7BA1\u7406\u8005 \u7279\u6A29 \u30EB\u30FC\u30C8 
 \u6642\u8A08 \u30AF\u30ED\u30C3\u30AF \u6642\u523B 
 \u30BF\u30A4\u30E0\u30BE\u30FC\u30F3 \u6642\u9593\u5E2F \u590F\u6642\u9593 
 \u30ED\u30B1\u30FC\u30EB \u8A00\u8A9E \u7FFB\u8A33 \u56FD\u969B\u5316 
 \u74B0\u5883 
 \u4EEE\u60F3\u74B0\u5883 
 \u30A8\u30C7\u30A3\u30BF \u958B\u767A\u74B0\u5883 
 \u30D7\u30E9\u30B0\u30A4\u30F3 \u62E1\u5F35\u6A5F\u80FD \u30A2\u30C9\u30AA\u30F3 
 \u53EF\u7528\u6027 \u7A3C\u50CD\u7387 \u7A3C\u50CD\u6642\u9593 
 \u5229\u7528\u53EF\u80FD \u4F7F\u3048\u308B 
 \u6E96\u5099\u5B8C\u4E86 \u30EC\u30C7\u30A3 
 \u30EA\u30BD\u30FC\u30B9 \u8CC7\u6E90 
 \u30CD\u30C3\u30C8\u30EF\u30FC\u30AF \u901A\u4FE1\u7DB2 
 \u63A5\u7D9A \u30B3\u30CD\u30AF\u30B7\u30E7\u30F3 
 \u5207\u65AD \u5207\u308C\u308B \u30C7\u30A3\u30B9\u30B3\u30CD\u30AF\u30C8 
 \u518D\u63A5\u7D9A 
 \u30AA\u30D5\u30E9\u30A4\u30F3 
 \u30AA\u30F3\u30E9\u30A4\u30F3 
 \u30EA\u30AF\u30A8\u30B9\u30C8 \u8981\u6C42 
 \u30EC\u30B9\u30DD\u30F3\u30B9 \u5FDC\u7B54 \u8FD4\u4FE1 
 \u30A6\u30A7\u30D6 \u901A\u4FE1 
 \u30A4\u30F3\u30BF\u30FC\u30D5\u30A7\u30FC\u30B9 \u30A8\u30FC\u30D4\u30FC\u30A2\u30A4 
 \u30A8\u30F3\u30C9\u30DD\u30A4\u30F3\u30C8 \u30EB\u30FC\u30C8 
 \u30EA\u30F3\u30AF \u30A2\u30C9\u30EC\u30B9 
 \u30EB\u30FC\u30C8 \u30EB\u30FC\u30C6\u30A3\u30F3\u30B0 \u7D4C\u8DEF 
 \u30EA\u30C0\u30A4\u30EC\u30AF\u30C8 \u8EE2\u9001 
 \u30D7\u30ED\u30AD\u30B7 \u4EE3\u7406 \u4E2D\u7D99 
 \u30B2\u30FC\u30C8\u30A6\u30A7\u30A4 
 \u30A6\u30A7\u30D6\u30B5\u30FC\u30D0\u30FC 
 \u30A6\u30A7\u30D6\u30BD\u30B1\u30C3\u30C8 \u30BD\u30B1\u30C3\u30C8 
 \u30A6\u30A7\u30D6\u30D5\u30C3\u30AF 
 \u30BD\u30B1\u30C3\u30C8 
 \u30DD\u30FC\u30C8 
 \u5F85\u3061\u53D7\u3051 \u30EA\u30C3\u30B9\u30F3 
 \u30C9\u30E1\u30A4\u30F3 \u540D\u524D\u89E3\u6C7A 
 \u30C9\u30E1\u30A4\u30F3 \u30DB\u30B9\u30C8\u540D 
 \u30ED\u30FC\u30AB\u30EB \u81EA\u30DB\u30B9\u30C8 
 \u30A2\u30C9\u30EC\u30B9 
 \u30D5\u30A1\u30A4\u30A2\u30A6\u30A9\u30FC\u30EB 
 \u30C8\u30F3\u30CD\u30EB 
 \u30D7\u30ED\u30C8\u30B3\u30EB \u898F\u7D04 
 \u30D8\u30C3\u30C0\u30FC \u30D8\u30C3\u30C0 
 \u30DC\u30C7\u30A3 \u672C\u6587 \u30DA\u30A4\u30ED\u30FC\u30C9 
 \u30AF\u30C3\u30AD\u30FC \u30BB\u30C3\u30B7\u30E7\u30F3 
 \u30AF\u30ED\u30B9\u30AA\u30EA\u30B8\u30F3 \u30AA\u30EA\u30B8\u30F3 
 \u30B9\u30C6\u30FC\u30BF\u30B9\u30B3\u30FC\u30C9 \u72B6\u614B 
 \u898B\u3064\u304B\u3089\u306A\u3044 \u672A\u691C\u51FA 
 \u30B5\u30FC\u30D0\u30FC\u30A8\u30E9\u30FC 
 \u5230\u9054\u4E0D\u80FD \u63A5\u7D9A\u62D2\u5426 \u30A2\u30AF\u30BB\u30B9\u4E0D\u53EF 
 \u30AF\u30A8\u30EA \u30B9\u30AD\u30FC\u30DE 
 \u9060\u9694\u547C\u3073\u51FA\u3057 
 \u30EC\u30B9\u30C8 
 \u4ED5\u69D8 \u5951\u7D04 
 \u30E9\u30C3\u30D1\u30FC \u30D0\u30A4\u30F3\u30C7\u30A3\u30F3\u30B0 
 \u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9 
 \u5206\u6563 
 \u30AF\u30E9\u30B9\u30BF \u30AF\u30E9\u30B9\u30BF\u30FC 
 \u30CE\u30FC\u30C9 \u7BC0\u70B9 
 \u30EC\u30D7\u30EA\u30AB \u8907\u88FD 
 \u30EA\u30FC\u30C0\u30FC \u30D7\u30E9\u30A4\u30DE\u30EA \u9078\u51FA 
 \u30D5\u30A7\u30A4\u30EB\u30AA\u30FC\u30D0\u30FC \u5197\u9577\u5316 
 \u30DA\u30FC\u30B8\u30CD\u30FC\u30B7\u30E7\u30F3 \u30DA\u30FC\u30B8\u30F3\u30B0 
 \u30AF\u30ED\u30FC\u30E9 \u30B9\u30AF\u30EC\u30A4\u30D4\u30F3\u30B0 
 \u914D\u4FE1\u7DB2 \u30A8\u30C3\u30B8 
 \u30D1\u30B1\u30C3\u30C8 
 \u30CF\u30F3\u30C9\u30B7\u30A7\u30A4\u30AF \u4EA4\u6E09 
 \u30AD\u30FC\u30D7\u30A2\u30E9\u30A4\u30D6 \u7DAD\u6301 
 \u8EE2\u9001 \u9001\u4FE1 \u4F1D\u9001 
 \u9001\u308B \u9001\u4FE1 
 \u53D7\u4FE1 \u53D7\u3051\u53D6\u308B 
 \u53D7\u4FE1 \u7740\u4FE1 \u30A4\u30F3\u30D0\u30A6\u30F3\u30C9 
 \u9001\u4FE1 \u767A\u4FE1 \u30A2\u30A6\u30C8\u30D0\u30A6\u30F3\u30C9 
 \u30E1\u30FC\u30EB 
 \u8A8D\u8A3C \u30ED\u30B0\u30A4\u30F3 
 \u30ED\u30B0\u30A4\u30F3 \u30B5\u30A4\u30F3\u30A4\u30F3 
 \u30ED\u30B0\u30A2\u30A6\u30C8 \u30B5\u30A4\u30F3\u30A2\u30A6\u30C8 
 \u767B\u9332 \u30B5\u30A4\u30F3\u30A2\u30C3\u30D7 
 \u8A8D\u53EF \u6A29\u9650 \u30A2\u30AF\u30BB\u30B9\u5236\u5FA1 
 \u6A29\u9650 \u8A31\u53EF \u30D1\u30FC\u30DF\u30C3\u30B7\u30E7\u30F3 
 \u8A31\u53EF \u8A31\u3059 
 \u62D2\u5426 \u7981\u6B62 
 \u7981\u6B62 \u62D2\u5426 \u672A\u8A8D\u8A3C 
 \u8A31\u53EF\u30EA\u30B9\u30C8 \u30DB\u30EF\u30A4\u30C8\u30EA\u30B9\u30C8 
 \u62D2\u5426\u30EA\u30B9\u30C8 \u30D6\u30E9\u30C3\u30AF\u30EA\u30B9\u30C8 
 \u30ED\u30FC\u30EB \u5F79\u5272 \u30B0\u30EB\u30FC\u30D7 
 \u30E6\u30FC\u30B6\u30FC \u5229\u7528\u8005 \u30A2\u30AB\u30A6\u30F3\u30C8 
 \u30A2\u30AB\u30A6\u30F3\u30C8 \u53E3\u5EA7 
 \u7BA1\u7406\u8005 \u30A2\u30C9\u30DF\u30F3 
 \u30D1\u30B9\u30EF\u30FC\u30C9 \u6697\u8A3C\u756A\u53F7 
 \u8A8D\u8A3C\u60C5\u5831 \u30AF\u30EC\u30C7\u30F3\u30B7\u30E3\u30EB \u8CC7\u683C\u60C5\u5831 
 \u30B7\u30FC\u30AF\u30EC\u30C3\u30C8 \u79D8\u5BC6 \u6A5F\u5BC6 
 \u30C8\u30FC\u30AF\u30F3 
 \u30AD\u30FC \u9375 API\u30AD\u30FC 
 \u30B7\u30F3\u30B0\u30EB\u30B5\u30A4\u30F3\u30AA\u30F3 
 \u4E8C\u8981\u7D20 \u4E8C\u6BB5\u968E\u8A8D\u8A3C \u591A\u8981\u7D20 
 \u30BB\u30C3\u30B7\u30E7\u30F3 
 \u671F\u9650\u5207\u308C \u5931\u52B9 \u6709\u52B9\u671F\u9650 
 \u66F4\u65B0 \u5EF6\u9577 \u30EA\u30D5\u30EC\u30C3\u30B7\u30E5 
 \u30ED\u30FC\u30C6\u30FC\u30B7\u30E7\u30F3 \u4EA4\u4EE3 
 \u5931\u52B9 \u53D6\u308A\u6D88\u3057 
 \u6697\u53F7\u5316 \u6697\u53F7 
 \u5FA9\u53F7 
 \u30CF\u30C3\u30B7\u30E5 
 \u7F72\u540D \u30B5\u30A4\u30F3 
 \u8A3C\u660E\u66F8 
 \u6697\u53F7\u5316\u901A\u4FE1 
 \u30EA\u30E2\u30FC\u30C8\u30ED\u30B0\u30A4\u30F3 
 \u9375 \u516C\u958B\u9375 \u79D8\u5BC6\u9375 
 \u30BB\u30AD\u30E5\u30EA\u30C6\u30A3 \u5B89\u5168 \u4FDD\u8B77 
 \u8106\u5F31\u6027 \u5F31\u70B9 
 \u653B\u6483 \u4FB5\u5165 
 \u30A4\u30F3\u30B8\u30A7\u30AF\u30B7\u30E7\u30F3 \u6CE8\u5165 
 \u30B5\u30CB\u30BF\u30A4\u30BA \u7121\u5BB3\u5316 
 \u30DE\u30B9\u30AF \u4F0F\u305B\u308B \u533F\u540D\u5316 
 \u30D7\u30E9\u30A4\u30D0\u30B7\u30FC \u500B\u4EBA\u60C5\u5831 
 \u975E\u516C\u958B \u30D7\u30E9\u30A4\u30D9\u30FC\u30C8 \u5185\u90E8 
 \u516C\u958B \u30D1\u30D6\u30EA\u30C3\u30AF 
 \u516C\u958B \u9732\u51FA \u6652\u3059 
 \u4FE1\u983C 
 \u30A2\u30A4\u30C7\u30F3\u30C6\u30A3\u30C6\u30A3 \u8EAB\u5143 \u8B58\u5225 
 \u8B58\u5225\u5B50 ID 
 \u753B\u50CF\u8A8D\u8A3C 
 \u30B9\u30D1\u30E0 \u8FF7\u60D1 
 \u306A\u308A\u3059\u307E\u3057 \u507D\u88C5 
 \u6539\u3056\u3093 
 \u30B5\u30F3\u30C9\u30DC\u30C3\u30AF\u30B9 \u9694\u96E2 
 \u8A2D\u5B9A \u69CB\u6210 \u30B3\u30F3\u30D5\u30A3\u30B0 
 \u8A2D\u5B9A \u30AA\u30D7\u30B7\u30E7\u30F3 
 \u9078\u629E\u80A2 \u30AA\u30D7\u30B7\u30E7\u30F3 
 \u74B0\u5883\u5909\u6570 
 \u30D5\u30E9\u30B0 \u30B9\u30A4\u30C3\u30C1 
 \u6A5F\u80FD\u30D5\u30E9\u30B0 \u30D5\u30A3\u30FC\u30C1\u30E3\u30FC\u30D5\u30E9\u30B0 
 \u6A5F\u80FD \u7279\u5FB4 
 \u6709\u52B9\u5316 \u6709\u52B9 \u30AA\u30F3 
 \u7121\u52B9\u5316 \u7121\u52B9 \u30AA\u30D5 
 \u5207\u308A\u66FF\u3048 \u30C8\u30B0\u30EB 
 \u30C7\u30D5\u30A9\u30EB\u30C8 \u65E2\u5B9A \u521D\u671F\u5024 
 \u30AB\u30B9\u30BF\u30E0 \u72EC\u81EA \u30AB\u30B9\u30BF\u30DE\u30A4\u30BA 
 \u4E0A\u66F8\u304D \u30AA\u30FC\u30D0\u30FC\u30E9\u30A4\u30C9 
 \u30CF\u30FC\u30C9\u30B3\u30FC\u30C9 \u76F4\u66F8\u304D \u57CB\u3081\u8FBC\u307F 
 \u30D0\u30FC\u30B8\u30E7\u30F3 \u7248 
 \u6700\u65B0 
 \u73FE\u5728 \u4ECA\u306E \u73FE\u884C 
 \u4EE5\u524D \u524D\u306E \u5F93\u6765 
 \u4E92\u63DB \u4E92\u63DB\u6027 
 \u975E\u4E92\u63DB \u7834\u58CA\u7684\u5909\u66F4 
 \u7834\u58CA\u7684\u5909\u66F4 
 \u5F8C\u65B9\u4E92\u63DB 
 \u975E\u63A8\u5968 \u5EC3\u6B62\u4E88\u5B9A 
 \u30EC\u30AC\u30B7\u30FC \u65E7\u6765 \u53E4\u3044 
 \u30E2\u30C0\u30F3 \u73FE\u4EE3\u7684 \u65B0\u3057\u3044 
 \u79FB\u884C \u30DE\u30A4\u30B0\u30EC\u30FC\u30B7\u30E7\u30F3 
 \u79FB\u690D \u30DD\u30FC\u30C8 
 \u63A1\u7528 \u5C0E\u5165 
 \u7F6E\u304D\u63DB\u3048 \u5DEE\u3057\u66FF\u3048 \u4EE3\u66FF 
 \u30B5\u30DD\u30FC\u30C8 \u5BFE\u5FDC 
 \u672A\u5BFE\u5FDC \u975E\u5BFE\u5FDC \u30B5\u30DD\u30FC\u30C8\u5916 
 \u8981\u4EF6 \u5FC5\u8981\u6761\u4EF6 
 \u30DD\u30EA\u30D5\u30A3\u30EB \u4E92\u63DB\u5C64 
 \u30A2\u30C0\u30D7\u30BF \u30E9\u30C3\u30D1\u30FC \u30D6\u30EA\u30C3\u30B8 
 \u30B9\u30AD\u30FC\u30DE \u69CB\u9020 
 \u30D7\u30ED\u30D5\u30A1\u30A4\u30EB \u30E2\u30FC\u30C9 \u30D7\u30EA\u30BB\u30C3\u30C8 
 \u30E2\u30FC\u30C9 
 \u512A\u5148\u9806\u4F4D \u512A\u5148\u5EA6 
 \u7D99\u627F 
 \u30EA\u30BB\u30C3\u30C8 \u521D\u671F\u5316 
 \u9069\u7528 
 \u5F37\u5236 \u5FB9\u5E95 
 \u9664\u5916 \u5916\u3059 
 \u542B\u3080 \u542B\u3081\u308B \u30A4\u30F3\u30AF\u30EB\u30FC\u30C9 
 \u30DD\u30EA\u30B7\u30FC \u65B9\u91DD \u898F\u5247 
 \u5236\u7D04 \u5236\u9650 
 \u5C55\u958B \u6BB5\u968E \u30ED\u30FC\u30EB\u30A2\u30A6\u30C8 
 \u30B3\u30FC\u30C9 \u30BD\u30FC\u30B9 
 \u30D7\u30ED\u30B0\u30E9\u30DF\u30F3\u30B0 \u958B\u767A 
 \u958B\u767A\u8005 \u30D7\u30ED\u30B0\u30E9\u30DE \u30A8\u30F3\u30B8\u30CB\u30A2 
 \u8A00\u8A9E \u30D7\u30ED\u30B0\u30E9\u30DF\u30F3\u30B0\u8A00\u8A9E 
 \u30B8\u30E3\u30D0\u30B9\u30AF\u30EA\u30D7\u30C8 
 \u30BF\u30A4\u30D7\u30B9\u30AF\u30EA\u30D7\u30C8 
 \u30D1\u30A4\u30BD\u30F3 
 \u30E9\u30B9\u30C8 
 \u30B4\u30FC\u8A00\u8A9E 
 \u30B8\u30E3\u30D0 
 \u30B7\u30FC\u30B7\u30E3\u30FC\u30D7 
 c++ \u30CD\u30A4\u30C6\u30A3\u30D6 
 \u95A2\u6570 \u30E1\u30BD\u30C3\u30C9 
 \u547C\u3073\u51FA\u3057 \u30B3\u30FC\u30EB 
 \u547C\u3073\u51FA\u3057\u5143 
 \u30D8\u30EB\u30D1\u30FC \u30E6\u30FC\u30C6\u30A3\u30EA\u30C6\u30A3 \u88DC\u52A9 
 \u623B\u308A\u5024 \u8FD4\u3059 \u30EA\u30BF\u30FC\u30F3 
 \u30D1\u30E9\u30E1\u30FC\u30BF \u4EEE\u5F15\u6570 
 \u5909\u6570 
 \u5B9A\u6570 
 \u30B0\u30ED\u30FC\u30D0\u30EB \u5927\u57DF 
 \u30ED\u30FC\u30AB\u30EB \u5C40\u6240 
 \u30B9\u30B3\u30FC\u30D7 \u7BC4\u56F2 
 \u5024 
 \u4EE3\u5165 \u5272\u308A\u5F53\u3066 
 \u521D\u671F\u5316 
 \u5BA3\u8A00 \u5B9A\u7FA9 
 \u578B \u30BF\u30A4\u30D7 
 \u578B\u4ED8\u304D \u578B\u5B89\u5168 
 \u5909\u63DB \u30AD\u30E3\u30B9\u30C8 
 \u5909\u63DB \u30B3\u30F3\u30D0\u30FC\u30C8 
 \u30B8\u30A7\u30CD\u30EA\u30AF\u30B9 \u7DCF\u79F0\u578B 
 \u30A4\u30F3\u30BF\u30FC\u30D5\u30A7\u30FC\u30B9 
 \u30AF\u30E9\u30B9 
 \u30AA\u30D6\u30B8\u30A7\u30AF\u30C8 \u30A4\u30F3\u30B9\u30BF\u30F3\u30B9 
 \u30A4\u30F3\u30B9\u30BF\u30F3\u30B9 \u5B9F\u4F53 
 \u30B3\u30F3\u30B9\u30C8\u30E9\u30AF\u30BF \u30D5\u30A1\u30AF\u30C8\u30EA 
 \u30D7\u30ED\u30D1\u30C6\u30A3 \u5C5E\u6027 \u30D5\u30A3\u30FC\u30EB\u30C9 
 \u69CB\u9020\u4F53 \u30EC\u30B3\u30FC\u30C9 
 \u5217\u6319 \u5217\u6319\u578B 
 \u30E2\u30B8\u30E5\u30FC\u30EB 
 \u540D\u524D\u7A7A\u9593 
 \u30A4\u30F3\u30DD\u30FC\u30C8 \u53D6\u308A\u8FBC\u307F 
 \u5FAA\u74B0 
 \u30EB\u30FC\u30D7 \u7E70\u308A\u8FD4\u3057 \u53CD\u5FA9 
 \u7121\u9650 
 \u6761\u4EF6 \u6761\u4EF6\u5206\u5C90 
 \u5206\u5C90 
 \u771F\u507D\u5024 \u30D6\u30FC\u30EB 
 \u6587\u5B57\u5217 
 \u6570 \u6570\u5024 \u6574\u6570 
 \u6D6E\u52D5\u5C0F\u6570\u70B9 \u5C0F\u6570 
 \u4E38\u3081 \u56DB\u6368\u4E94\u5165 
 \u914D\u5217 \u30EA\u30B9\u30C8 
 \u8F9E\u66F8 \u30DE\u30C3\u30D7 \u9023\u60F3\u914D\u5217 
 \u96C6\u5408 \u30BB\u30C3\u30C8 
 \u6728 \u30C4\u30EA\u30FC \u968E\u5C64 
 \u30B0\u30E9\u30D5 
 \u30A4\u30F3\u30C7\u30C3\u30AF\u30B9 \u6DFB\u5B57 \u4F4D\u7F6E 
 \u30BD\u30FC\u30C8 \u4E26\u3079\u66FF\u3048 \u6574\u5217 
 \u30D5\u30A3\u30EB\u30BF \u7D5E\u308A\u8FBC\u307F 
 \u53CD\u5FA9 \u8D70\u67FB \u30A4\u30C6\u30EC\u30FC\u30BF 
 \u30A2\u30EB\u30B4\u30EA\u30BA\u30E0 
 \u8907\u96D1\u3055 \u8A08\u7B97\u91CF 
 \u8907\u96D1 
 \u7C21\u5358 \u5358\u7D14 \u30B7\u30F3\u30D7\u30EB 
 \u7C21\u7565\u5316 \u5358\u7D14\u5316 
 \u89E3\u6790 \u30D1\u30FC\u30B9 \u30D1\u30FC\u30B5\u30FC 
 \u69CB\u6587 \u6587\u6CD5 \u30B7\u30F3\u30BF\u30C3\u30AF\u30B9 
 \u69CB\u6587\u6728 
 \u30C8\u30FC\u30AF\u30F3 \u5B57\u53E5 
 \u30A4\u30F3\u30BF\u30D7\u30EA\u30BF \u51E6\u7406\u7CFB 
 \u30E9\u30F3\u30BF\u30A4\u30E0 \u5B9F\u884C\u6642 
 \u30EA\u30F3\u30C8 \u30EA\u30F3\u30BF\u30FC \u9759\u7684\u89E3\u6790 
 \u30D5\u30A9\u30FC\u30DE\u30C3\u30C8 \u6574\u5F62 
 \u30A4\u30F3\u30C7\u30F3\u30C8 \u5B57\u4E0B\u3052 
 \u30B9\u30BF\u30A4\u30EB \u898F\u7D04 
 \u547D\u540D \u540D\u524D\u4ED8\u3051 
 \u30EA\u30D5\u30A1\u30AF\u30BF\u30EA\u30F3\u30B0 \u518D\u69CB\u6210 \u66F8\u304D\u76F4\u3057 
 \u66F8\u304D\u76F4\u3057 \u4F5C\u308A\u76F4\u3057 \u30EA\u30E9\u30A4\u30C8 
 \u62BD\u51FA \u5207\u308A\u51FA\u3057 \u5206\u5272 
 \u5206\u5272 \u5206\u3051\u308B 
 \u30A4\u30F3\u30E9\u30A4\u30F3 \u57CB\u3081\u8FBC\u307F 
 \u62BD\u8C61 \u62BD\u8C61\u5316 
 \u30AB\u30D7\u30BB\u30EB\u5316 
 \u30E9\u30C3\u30D7 \u5305\u3080 
 \u758E\u7D50\u5408 \u5206\u96E2 \u7D50\u5408\u5EA6 
 \u6CE8\u5165 \u4F9D\u5B58\u6027\u6CE8\u5165 
 \u30D1\u30BF\u30FC\u30F3 \u8A2D\u8A08\u30D1\u30BF\u30FC\u30F3 
 \u30B7\u30F3\u30B0\u30EB\u30C8\u30F3 
 \u30DF\u30C9\u30EB\u30A6\u30A7\u30A2 \u5272\u308A\u8FBC\u307F 
 \u5C64 \u30EC\u30A4\u30E4\u30FC 
 \u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8 \u90E8\u54C1 
 \u30C7\u30B3\u30EC\u30FC\u30BF \u30A2\u30CE\u30C6\u30FC\u30B7\u30E7\u30F3 
 \u30DE\u30AF\u30ED 
 \u30EA\u30D5\u30EC\u30AF\u30B7\u30E7\u30F3 
 \u30E9\u30E0\u30C0 \u30AF\u30ED\u30FC\u30B8\u30E3 \u7121\u540D\u95A2\u6570 
 \u4E0D\u5909 \u8AAD\u307F\u53D6\u308A\u5C02\u7528 \u30A4\u30DF\u30E5\u30FC\u30BF\u30D6\u30EB 
 \u53EF\u5909 \u5909\u66F4 \u30DF\u30E5\u30FC\u30C6\u30FC\u30B7\u30E7\u30F3 
 \u526F\u4F5C\u7528 
 \u8AAD\u307F\u53D6\u308A\u5C02\u7528 
 \u30CC\u30EB \u7A7A \u5024\u306A\u3057 
 \u7A7A 
 \u30B3\u30E1\u30F3\u30C8 \u6CE8\u91C8 
 \u30C9\u30AD\u30E5\u30E1\u30F3\u30C8 \u6587\u66F8 \u8AAC\u660E\u66F8 
 \u3084\u308B\u3053\u3068 \u672A\u5BFE\u5FDC 
 \u672A\u4F7F\u7528 \u4F7F\u308F\u308C\u3066\u3044\u306A\u3044 
 \u5B9A\u578B \u30DC\u30A4\u30E9\u30FC\u30D7\u30EC\u30FC\u30C8 
 \u6280\u8853\u7684\u8CA0\u50B5 
 \u4FDD\u5B88\u6027 \u53EF\u8AAD\u6027 
 \u518D\u5229\u7528 \u4F7F\u3044\u56DE\u3057 
 \u5B9F\u88C5 
 \u8A2D\u8A08 \u30C7\u30B6\u30A4\u30F3 \u69CB\u9020 
 \u30B9\u30CB\u30DA\u30C3\u30C8 \u4F8B \u65AD\u7247 
 \u6587 \u5F0F 
 \u6F14\u7B97\u5B50 \u6F14\u7B97 
 \u30B7\u30F3\u30DC\u30EB \u8B58\u5225\u5B50 
 \u88DC\u5B8C \u30AA\u30FC\u30C8\u30B3\u30F3\u30D7\u30EA\u30FC\u30C8 
 \u30C6\u30F3\u30D7\u30EC\u30FC\u30C8 \u96DB\u5F62 
 \u30D7\u30EC\u30FC\u30B9\u30DB\u30EB\u30C0\u30FC \u4EEE 
 \u88DC\u9593 \u57CB\u3081\u8FBC\u307F \u5C55\u958B 
 \u9023\u7D50 \u7D50\u5408 
 \u6BD4\u8F03 
 \u7B49\u3057\u3044 \u540C\u3058 \u540C\u4E00 
 \u7570\u306A\u308B \u9055\u3046 
 \u4E00\u610F \u30E6\u30CB\u30FC\u30AF 
 \u30A6\u30A7\u30D6\u30A2\u30BB\u30F3\u30D6\u30EA 
 \u30D0\u30A4\u30C8\u30B3\u30FC\u30C9 \u6A5F\u68B0\u8A9E \u30A2\u30BB\u30F3\u30D6\u30EA 
 \u5B9F\u884C\u6642\u30B3\u30F3\u30D1\u30A4\u30EB \u30CD\u30A4\u30C6\u30A3\u30D6 
 \u30D0\u30A4\u30F3\u30C7\u30A3\u30F3\u30B0 \u76F8\u4E92\u904B\u7528 
 \u5371\u967A \u5B89\u5168\u3067\u306A\u3044 
 \u6240\u6709\u6A29 \u501F\u7528 \u5BFF\u547D 
 \u30E9\u30A4\u30D5\u30B5\u30A4\u30AF\u30EB \u5BFF\u547D 
 \u72B6\u614B \u30B9\u30C6\u30FC\u30C8 
 \u72B6\u614B\u6A5F\u68B0 \u30B9\u30C6\u30FC\u30C8\u30DE\u30B7\u30F3 
 \u30C7\u30FC\u30BF\u30D9\u30FC\u30B9 
 \u4FDD\u5B58 \u6C38\u7D9A\u5316 \u683C\u7D0D 
 \u30B9\u30C8\u30EC\u30FC\u30B8 
 \u30AF\u30A8\u30EA \u554F\u3044\u5408\u308F\u305B 
 \u30A4\u30F3\u30C7\u30C3\u30AF\u30B9 \u7D22\u5F15 
 \u30C8\u30E9\u30F3\u30B6\u30AF\u30B7\u30E7\u30F3 
 \u30ED\u30FC\u30EB\u30D0\u30C3\u30AF \u5DFB\u304D\u623B\u3057 
 \u30B3\u30DF\u30C3\u30C8 \u78BA\u5B9A 
 \u30D0\u30C3\u30AF\u30A2\u30C3\u30D7 
 \u5FA9\u5143 \u30EA\u30B9\u30C8\u30A2 \u5FA9\u65E7 
 \u30B9\u30CA\u30C3\u30D7\u30B7\u30E7\u30C3\u30C8 
 \u30C6\u30FC\u30D6\u30EB \u8868 
 \u884C \u30EC\u30B3\u30FC\u30C9 
 \u5217 \u30AB\u30E9\u30E0 
 \u30B9\u30AD\u30FC\u30DE 
 \u30DE\u30A4\u30B0\u30EC\u30FC\u30B7\u30E7\u30F3 \u79FB\u884C 
 \u30AD\u30FC \u4E3B\u30AD\u30FC 
 \u5916\u90E8\u30AD\u30FC 
 \u5236\u7D04 
 \u4E00\u610F \u30E6\u30CB\u30FC\u30AF 
 \u91CD\u8907 
 \u91CD\u8907\u6392\u9664 
 \u7D50\u5408 \u30B8\u30E7\u30A4\u30F3 
 \u633F\u5165 
 \u66F4\u65B0 \u5909\u66F4 
 \u30A2\u30C3\u30D7\u30B5\u30FC\u30C8 
 \u524A\u9664 \u9664\u53BB 
 \u8AD6\u7406\u524A\u9664 
 \u7A7A\u306B\u3059\u308B \u5207\u308A\u6368\u3066 
 \u6383\u9664 \u30D1\u30FC\u30B8 \u30AF\u30EA\u30FC\u30F3\u30A2\u30C3\u30D7 
 \u4FDD\u6301 \u4FDD\u5B58\u671F\u9593 
 \u30EC\u30D7\u30EA\u30AB \u30EC\u30D7\u30EA\u30B1\u30FC\u30B7\u30E7\u30F3 \u8907\u88FD 
 \u30D7\u30E9\u30A4\u30DE\u30EA \u30DE\u30B9\u30BF\u30FC 
 \u30B7\u30E3\u30FC\u30C9 \u30D1\u30FC\u30C6\u30A3\u30B7\u30E7\u30F3 \u5206\u5272 
 \u30D5\u30A7\u30A4\u30EB\u30AA\u30FC\u30D0\u30FC 
 \u30ED\u30C3\u30AF \u6392\u4ED6 
 \u30C7\u30C3\u30C9\u30ED\u30C3\u30AF 
 \u5206\u96E2 \u9694\u96E2 
 \u4E00\u8CAB\u6027 \u6574\u5408\u6027 
 \u4E0D\u6574\u5408 \u4E0D\u4E00\u81F4 
 \u6574\u5408\u6027 \u5B8C\u5168\u6027 
 \u7834\u640D \u58CA\u308C\u305F 
 \u5B64\u5150 \u5B64\u7ACB 
 \u30AB\u30B9\u30B1\u30FC\u30C9 \u9023\u9396 
 \u63A5\u7D9A \u30B3\u30CD\u30AF\u30B7\u30E7\u30F3 
 \u30D7\u30FC\u30EB 
 ORM 
 \u30D3\u30E5\u30FC 
 \u30C8\u30EA\u30AC\u30FC 
 \u30D7\u30ED\u30B7\u30FC\u30B8\u30E3 \u624B\u7D9A\u304D 
 \u521D\u671F\u30C7\u30FC\u30BF \u30B7\u30FC\u30C9 
 \u6B63\u898F\u5316 
 \u975E\u6B63\u898F\u5316 
 NoSQL 
 \u30C7\u30FC\u30BF\u30A6\u30A7\u30A2\u30CF\u30A6\u30B9 
 \u30D5\u30A3\u30EB\u30BF \u7D5E\u308A\u8FBC\u307F 
 \u4E26\u3079\u66FF\u3048 \u30BD\u30FC\u30C8 
 \u30B0\u30EB\u30FC\u30D7\u5316 \u96C6\u8A08 \u96C6\u7D04 
 \u4EF6\u6570 \u30AB\u30A6\u30F3\u30C8 \u6570\u3048\u308B 
 \u30DA\u30FC\u30B8\u30F3\u30B0 \u30DA\u30FC\u30B8\u30CD\u30FC\u30B7\u30E7\u30F3 
 \u30AB\u30FC\u30BD\u30EB 
 \u30EB\u30FC\u30D7\u5185\u30AF\u30A8\u30EA 
 \u30D0\u30C3\u30C1 \u4E00\u62EC 
 \u5148\u8AAD\u307F \u30D7\u30EA\u30ED\u30FC\u30C9 
 \u9045\u5EF6 \u30EC\u30A4\u30B8\u30FC 
 \u9045\u3044 
 \u30B9\u30AD\u30E3\u30F3 \u5168\u4EF6\u8D70\u67FB 
 \u5B9F\u884C\u8A08\u753B 
 \u30C6\u30CA\u30F3\u30C8 
 \u76E3\u67FB 
 \u5C65\u6B74 
 \u30D0\u30A4\u30CA\u30EA \u30D6\u30ED\u30D6 
 \u30D0\u30B1\u30C3\u30C8 \u30AA\u30D6\u30B8\u30A7\u30AF\u30C8\u30B9\u30C8\u30EC\u30FC\u30B8 
 \u30C7\u30A3\u30B9\u30AF 
 \u30DC\u30EA\u30E5\u30FC\u30E0 \u30DE\u30A6\u30F3\u30C8 
 \u7A7A\u304D\u5BB9\u91CF \u5BB9\u91CF 
 \u30AF\u30A9\u30FC\u30BF \u4E0A\u9650 
 \u6697\u53F7\u5316 
 \u5727\u7E2E 
 \u8FFD\u8A18 
 \u30ED\u30B0\u5148\u884C\u66F8\u304D\u8FBC\u307F \u30B8\u30E3\u30FC\u30CA\u30EB 
 \u30B7\u30EA\u30A2\u30E9\u30A4\u30BA \u76F4\u5217\u5316 
 \u7AF6\u5408 \u885D\u7A81 
 \u697D\u89B3\u7684 
 \u51AA\u7B49 \u3079\u304D\u7B49 
 \u65E2\u5B9A \u30C7\u30D5\u30A9\u30EB\u30C8 
 \u7A7A \u30CC\u30EB 
 \u30AD\u30FC\u30D0\u30EA\u30E5\u30FC 
 \u30AD\u30E3\u30C3\u30B7\u30E5 
 \u7121\u52B9\u5316 
 \u9000\u907F \u8FFD\u3044\u51FA\u3057 
 \u53E4\u3044 \u671F\u9650\u5207\u308C 
 \u6700\u65B0 \u65B0\u3057\u3044 
 \u671F\u9650\u5207\u308C \u5931\u52B9 
 \u30D2\u30C3\u30C8 
 \u30DF\u30B9 
 \u30A6\u30A9\u30FC\u30E0\u30A2\u30C3\u30D7 \u6696\u6A5F 
 CDN 
 \u30EA\u30D5\u30EC\u30C3\u30B7\u30E5 \u518D\u8AAD\u307F\u8FBC\u307F \u66F4\u65B0 
 \u518D\u5229\u7528 
 \u30D0\u30C3\u30D5\u30A1 
 \u30D5\u30E9\u30C3\u30B7\u30E5 
 \u30AD\u30E5\u30FC \u5F85\u3061\u884C\u5217 
 \u30A8\u30F3\u30AD\u30E5\u30FC \u6295\u5165 
 \u53D6\u308A\u51FA\u3057 \u30C7\u30AD\u30E5\u30FC 
 \u30B8\u30E7\u30D6 \u30BF\u30B9\u30AF 
 \u30EF\u30FC\u30AB\u30FC 
 \u30D0\u30C3\u30AF\u30B0\u30E9\u30A6\u30F3\u30C9 \u88CF 
 \u30D5\u30A9\u30A2\u30B0\u30E9\u30A6\u30F3\u30C9 
 \u30B9\u30B1\u30B8\u30E5\u30FC\u30EB \u4E88\u5B9A 
 \u5B9A\u671F\u5B9F\u884C \u30AF\u30ED\u30F3 
 \u5B9A\u671F\u7684 \u7E70\u308A\u8FD4\u3057 
 \u591C\u9593 \u6BCE\u6669 
 \u9045\u5EF6 \u5EF6\u671F 
 \u30BF\u30A4\u30DE\u30FC 
 \u7DE0\u3081\u5207\u308A \u671F\u9650 
 \u30A4\u30D9\u30F3\u30C8 
 \u767A\u884C \u767A\u706B 
 \u8CFC\u8AAD \u30B5\u30D6\u30B9\u30AF\u30E9\u30A4\u30D6 \u30EA\u30B9\u30CA\u30FC 
 \u30D1\u30D6\u30EA\u30C3\u30B7\u30E3\u30FC \u30D7\u30ED\u30C7\u30E5\u30FC\u30B5\u30FC 
 \u30D6\u30ED\u30FC\u30AB\u30FC 
 \u30C8\u30D4\u30C3\u30AF \u30C1\u30E3\u30CD\u30EB 
 \u30E1\u30C3\u30BB\u30FC\u30B8 
 \u30DA\u30A4\u30ED\u30FC\u30C9 
 \u78BA\u8A8D\u5FDC\u7B54 \u30A2\u30C3\u30AF 
 \u30C7\u30C3\u30C9\u30EC\u30BF\u30FC 
 \u518D\u914D\u4FE1 \u518D\u9001 
 \u518D\u751F \u30EA\u30D7\u30EC\u30A4 
 \u30A6\u30A7\u30D6\u30D5\u30C3\u30AF \u30B3\u30FC\u30EB\u30D0\u30C3\u30AF 
 \u30B9\u30C8\u30EA\u30FC\u30E0 \u30B9\u30C8\u30EA\u30FC\u30DF\u30F3\u30B0 
 \u30D7\u30C3\u30B7\u30E5 \u914D\u4FE1 
 \u30DD\u30FC\u30EA\u30F3\u30B0 
 \u30A6\u30A7\u30D6\u30BD\u30B1\u30C3\u30C8 \u30BD\u30B1\u30C3\u30C8 
 \u30EA\u30A2\u30EB\u30BF\u30A4\u30E0 \u5373\u6642 
 \u9806\u5E8F \u9806\u756A 
 \u30EC\u30FC\u30C8\u5236\u9650 \u30B9\u30ED\u30C3\u30C8\u30EB \u6D41\u91CF\u5236\u9650 
 \u30C7\u30D0\u30A6\u30F3\u30B9 
 \u30D0\u30C3\u30AF\u30D7\u30EC\u30C3\u30B7\u30E3\u30FC \u904E\u8CA0\u8377 
 \u6EDE\u7559 \u30D0\u30C3\u30AF\u30ED\u30B0 
 \u512A\u5148\u5EA6 
 \u30EF\u30FC\u30AF\u30D5\u30ED\u30FC 
 \u30B5\u30FC\u30AC \u88DC\u511F 
 \u30A2\u30A6\u30C8\u30DC\u30C3\u30AF\u30B9 \u9001\u4FE1\u7BB1 
 \u914D\u4FE1 \u30D6\u30ED\u30FC\u30C9\u30AD\u30E3\u30B9\u30C8 
 \u4E26\u5217 \u4E26\u884C \u540C\u6642 
 \u9010\u6B21 \u9806\u6B21 
 \u30AD\u30E3\u30F3\u30BB\u30EB \u4E2D\u6B62 
 \u4E00\u6642\u505C\u6B62 
 \u518D\u958B 
 \u9032\u6357 
 \u4FDD\u7559\u4E2D \u5F85\u3061 
 \u56FA\u307E\u308B \u505C\u6B62 \u8A70\u307E\u308B 
 \u30EA\u30FC\u30B9 \u5360\u6709 
 \u30CF\u30FC\u30C8\u30D3\u30FC\u30C8 \u6B7B\u6D3B 
 \u4E00\u5EA6\u3060\u3051 
 \u30ED\u30B0 
 \u30EC\u30D9\u30EB \u91CD\u5927\u5EA6 
 \u5197\u9577 \u8A73\u7D30 
 \u9759\u304B \u30B5\u30A4\u30EC\u30F3\u30C8 
 \u76E3\u8996 \u30E2\u30CB\u30BF\u30EA\u30F3\u30B0 
 \u30E1\u30C8\u30EA\u30AF\u30B9 \u6307\u6A19 
 \u8A08\u6E2C \u6E2C\u5B9A 
 \u30A2\u30E9\u30FC\u30C8 \u8B66\u5831 
 \u8B66\u544A 
 \u3057\u304D\u3044\u5024 \u95BE\u5024 
 \u30C8\u30EC\u30FC\u30B9 \u8FFD\u8DE1 
 \u30C6\u30EC\u30E1\u30C8\u30EA 
 \u30C0\u30C3\u30B7\u30E5\u30DC\u30FC\u30C9 
 \u969C\u5BB3 \u505C\u6B62 \u30C0\u30A6\u30F3 
 \u30A4\u30F3\u30B7\u30C7\u30F3\u30C8 \u969C\u5BB3 
 \u632F\u308A\u8FD4\u308A \u30DD\u30B9\u30C8\u30E2\u30FC\u30C6\u30E0 
 \u30AA\u30F3\u30B3\u30FC\u30EB \u5F53\u756A 
 \u53EF\u7528\u6027 
 \u30EC\u30A4\u30C6\u30F3\u30B7 \u9045\u5EF6 
 \u30B9\u30EB\u30FC\u30D7\u30C3\u30C8 
 \u5E2F\u57DF 
 \u30D1\u30FC\u30BB\u30F3\u30BF\u30A4\u30EB 
 \u30AB\u30A6\u30F3\u30BF 
 \u6025\u5897 \u30B9\u30D1\u30A4\u30AF \u30D4\u30FC\u30AF 
 \u4F7F\u7528\u91CF \u5229\u7528\u7387 
 \u30E1\u30E2\u30EA 
 \u30D7\u30ED\u30BB\u30C3\u30B5 
 \u8CA0\u8377 
 \u30D8\u30EB\u30B9\u30C1\u30A7\u30C3\u30AF \u6B7B\u6D3B\u76E3\u8996 
 \u8A3A\u65AD \u8ABF\u67FB 
 \u7570\u5E38 \u5916\u308C\u5024 
 \u30B5\u30F3\u30D7\u30EA\u30F3\u30B0 \u6A19\u672C 
 \u76F8\u95A2 
 \u30DE\u30B9\u30AF \u4F0F\u305B\u5B57 \u533F\u540D\u5316 
 \u30A8\u30E9\u30FC\u8FFD\u8DE1 
 \u30AF\u30E9\u30C3\u30B7\u30E5 \u843D\u3061\u308B 
 \u72B6\u614B \u30B9\u30C6\u30FC\u30BF\u30B9 
 \u30B9\u30C6\u30FC\u30BF\u30B9\u30DA\u30FC\u30B8 
 \u30E1\u30F3\u30C6\u30CA\u30F3\u30B9 \u4FDD\u5B88 
 \u30EC\u30DD\u30FC\u30C8 \u5831\u544A 
 \u30C7\u30D7\u30ED\u30A4 \u914D\u5099 \u30EA\u30EA\u30FC\u30B9 
 \u30EA\u30EA\u30FC\u30B9 
 \u6BB5\u968E\u7684 \u30AB\u30CA\u30EA\u30A2 
 \u30AB\u30CA\u30EA\u30A2 
 \u5207\u308A\u66FF\u3048 \u30D6\u30EB\u30FC\u30B0\u30EA\u30FC\u30F3 
 \u30D5\u30E9\u30B0 \u30D5\u30A3\u30FC\u30C1\u30E3\u30FC\u30D5\u30E9\u30B0 
 \u74B0\u5883 
 \u672C\u756A 
 \u30B9\u30C6\u30FC\u30B8\u30F3\u30B0 \u691C\u8A3C\u74B0\u5883 
 \u30B5\u30F3\u30C9\u30DC\u30C3\u30AF\u30B9 
 \u30B5\u30FC\u30D0\u30FC \u30DB\u30B9\u30C8 
 \u4EEE\u60F3\u30DE\u30B7\u30F3 \u30A4\u30F3\u30B9\u30BF\u30F3\u30B9 
 \u30B3\u30F3\u30C6\u30CA 
 \u30A4\u30E1\u30FC\u30B8 
 \u30EC\u30B8\u30B9\u30C8\u30EA 
 \u30AF\u30D0\u30CD\u30C6\u30A3\u30B9 
 \u30DD\u30C3\u30C9 
 \u30AF\u30E9\u30B9\u30BF 
 \u30CE\u30FC\u30C9 
 \u30AF\u30E9\u30A6\u30C9 
 \u30AA\u30F3\u30D7\u30EC\u30DF\u30B9 \u81EA\u524D 
 \u30DB\u30B9\u30C6\u30A3\u30F3\u30B0 
 \u30B5\u30FC\u30D0\u30FC\u30EC\u30B9 
 \u30A4\u30F3\u30D5\u30E9 
 \u30D7\u30ED\u30D3\u30B8\u30E7\u30CB\u30F3\u30B0 \u69CB\u7BC9 
 \u8A2D\u5B9A \u69CB\u6210 
 \u5909\u6570 \u74B0\u5883\u5909\u6570 
 \u30B7\u30FC\u30AF\u30EC\u30C3\u30C8 \u79D8\u5BC6 \u8A8D\u8A3C\u60C5\u5831 
 \u30B9\u30B1\u30FC\u30EB \u62E1\u5F35 
 \u7E2E\u5C0F 
 \u30ED\u30FC\u30C9\u30D0\u30E9\u30F3\u30B5 \u8CA0\u8377\u5206\u6563 
 \u30D7\u30ED\u30AD\u30B7 
 \u30B2\u30FC\u30C8\u30A6\u30A7\u30A4 
 \u30EB\u30FC\u30C8 \u30EB\u30FC\u30C6\u30A3\u30F3\u30B0 
 \u30EA\u30C0\u30A4\u30EC\u30AF\u30C8 \u8EE2\u9001 
 \u30C9\u30E1\u30A4\u30F3 
 \u8A3C\u660E\u66F8 
 \u30D5\u30A1\u30A4\u30A2\u30A6\u30A9\u30FC\u30EB 
 \u30CD\u30C3\u30C8\u30EF\u30FC\u30AF 
 \u30AA\u30D5\u30E9\u30A4\u30F3 \u5207\u65AD 
 \u30AA\u30F3\u30E9\u30A4\u30F3 \u63A5\u7D9A\u4E2D 
 \u30DD\u30FC\u30C8 
 \u30EA\u30FC\u30B8\u30E7\u30F3 \u5730\u57DF 
 \u518D\u8D77\u52D5 
 \u8D77\u52D5 \u7ACB\u3061\u4E0A\u3052 
 \u30B7\u30E3\u30C3\u30C8\u30C0\u30A6\u30F3 \u505C\u6B62 
 \u6B63\u5E38 \u30B0\u30EC\u30FC\u30B9\u30D5\u30EB 
 \u7121\u505C\u6B62 
 \u30A2\u30F3\u30A4\u30F3\u30B9\u30C8\u30FC\u30EB 
 \u30A4\u30F3\u30B9\u30C8\u30FC\u30EB 
 \u30B5\u30FC\u30D3\u30B9 \u30C7\u30FC\u30E2\u30F3 
 \u30DE\u30A4\u30AF\u30ED\u30B5\u30FC\u30D3\u30B9 
 \u30E2\u30CE\u30EA\u30B9 
 \u30B3\u30B9\u30C8 \u8CBB\u7528 
 \u5B89\u3044 \u4F4E\u30B3\u30B9\u30C8 
 \u30EA\u30BD\u30FC\u30B9 \u8CC7\u6E90 
 \u30E1\u30E2\u30EA\u4E0D\u8DB3 
 \u30EA\u30FC\u30AF \u6F0F\u308C 
 \u5197\u9577\u5316 \u9AD8\u53EF\u7528\u6027 
 \u707D\u5BB3 
 \u5805\u7262 \u8010\u969C\u5BB3 
 \u30B5\u30FC\u30AD\u30C3\u30C8\u30D6\u30EC\u30FC\u30AB\u30FC \u906E\u65AD 
 \u6210\u679C\u7269 \u30A2\u30FC\u30C6\u30A3\u30D5\u30A1\u30AF\u30C8 
 \u30D1\u30A4\u30D7\u30E9\u30A4\u30F3 
 \u30DF\u30E9\u30FC 
 \u30A4\u30F3\u30BF\u30FC\u30D5\u30A7\u30FC\u30B9 \u753B\u9762 
 \u30D5\u30ED\u30F3\u30C8\u30A8\u30F3\u30C9 
 \u30D0\u30C3\u30AF\u30A8\u30F3\u30C9 
 \u30D6\u30E9\u30A6\u30B6 
 \u30DC\u30BF\u30F3 
 \u30AF\u30EA\u30C3\u30AF \u62BC\u3059 
 \u30BF\u30C3\u30D7 \u30BF\u30C3\u30C1 
 \u30B8\u30A7\u30B9\u30C1\u30E3\u30FC \u30B9\u30EF\u30A4\u30D7 
 \u30C9\u30E9\u30C3\u30B0 \u30C9\u30ED\u30C3\u30D7 
 \u30DB\u30D0\u30FC 
 \u30C0\u30A4\u30A2\u30ED\u30B0 \u30E2\u30FC\u30C0\u30EB 
 \u30DD\u30C3\u30D7\u30A2\u30C3\u30D7 
 \u30C4\u30FC\u30EB\u30C1\u30C3\u30D7 
 \u30C8\u30FC\u30B9\u30C8 
 \u30D0\u30CA\u30FC 
 \u30AA\u30FC\u30D0\u30FC\u30EC\u30A4 
 \u30ED\u30FC\u30C7\u30A3\u30F3\u30B0 \u30B9\u30D4\u30CA\u30FC 
 \u8AAD\u307F\u8FBC\u307F \u30ED\u30FC\u30C9 
 \u30D7\u30ED\u30B0\u30EC\u30B9\u30D0\u30FC 
 \u30EC\u30A4\u30A2\u30A6\u30C8 \u914D\u7F6E 
 \u30EC\u30B9\u30DD\u30F3\u30B7\u30D6 
 \u30B0\u30EA\u30C3\u30C9 \u683C\u5B50 
 \u63C3\u3048 \u6574\u5217 \u4E2D\u592E 
 \u4F59\u767D \u30DE\u30FC\u30B8\u30F3 
 \u91CD\u306A\u308B \u88AB\u308B 
 \u30AA\u30FC\u30D0\u30FC\u30D5\u30ED\u30FC \u306F\u307F\u51FA\u3057 
 \u30B9\u30AF\u30ED\u30FC\u30EB 
 \u7121\u9650 
 \u56FA\u5B9A \u30B9\u30C6\u30A3\u30C3\u30AD\u30FC 
 \u62E1\u5927 \u30BA\u30FC\u30E0 
 \u30B5\u30A4\u30BA\u5909\u66F4 \u30EA\u30B5\u30A4\u30BA 
 \u8272 \u30AB\u30E9\u30FC 
 \u30D1\u30EC\u30C3\u30C8 
 \u30B3\u30F3\u30C8\u30E9\u30B9\u30C8 
 \u30D5\u30A9\u30F3\u30C8 \u66F8\u4F53 
 \u30A2\u30A4\u30B3\u30F3 
 \u7D75\u6587\u5B57 
 \u30ED\u30B4 
 \u30A2\u30D0\u30BF\u30FC 
 \u30A2\u30CB\u30E1\u30FC\u30B7\u30E7\u30F3 \u9077\u79FB 
 \u3061\u3089\u3064\u304D \u70B9\u6EC5 
 \u6ED1\u3089\u304B \u30B9\u30E0\u30FC\u30BA 
 \u30AB\u30AF\u3064\u304D \u3082\u305F\u3064\u304D 
 \u30D5\u30A9\u30FC\u30E0 
 \u5165\u529B \u5165\u529B\u6B04 
 \u6253\u3064 \u30BF\u30A4\u30D4\u30F3\u30B0 
 \u30C1\u30A7\u30C3\u30AF\u30DC\u30C3\u30AF\u30B9 
 \u30E9\u30B8\u30AA\u30DC\u30BF\u30F3 
 \u30C9\u30ED\u30C3\u30D7\u30C0\u30A6\u30F3 \u30D7\u30EB\u30C0\u30A6\u30F3 
 \u5207\u308A\u66FF\u3048 \u30C8\u30B0\u30EB 
 \u30B9\u30E9\u30A4\u30C0\u30FC 
 \u30D7\u30EC\u30FC\u30B9\u30DB\u30EB\u30C0\u30FC 
 \u30E9\u30D9\u30EB 
 \u691C\u8A3C \u30D0\u30EA\u30C7\u30FC\u30B7\u30E7\u30F3 
 \u5FC5\u9808 
 \u4EFB\u610F \u30AA\u30D7\u30B7\u30E7\u30F3 
 \u9001\u4FE1 
 \u81EA\u52D5\u88DC\u5B8C \u30AA\u30FC\u30C8\u30B3\u30F3\u30D7\u30EA\u30FC\u30C8 
 \u63D0\u6848 \u30B5\u30B8\u30A7\u30B9\u30C8 
 \u4E00\u89A7 \u30EA\u30B9\u30C8 
 \u8868 \u30C6\u30FC\u30D6\u30EB 
 \u30AB\u30FC\u30C9 \u30BF\u30A4\u30EB 
 \u30BF\u30D6 
 \u30E1\u30CB\u30E5\u30FC 
 \u30CA\u30D3\u30B2\u30FC\u30B7\u30E7\u30F3 \u79FB\u52D5 
 \u30D1\u30F3\u304F\u305A 
 \u30B5\u30A4\u30C9\u30D0\u30FC 
 \u30C4\u30FC\u30EB\u30D0\u30FC 
 \u30D8\u30C3\u30C0\u30FC \u898B\u51FA\u3057 
 \u30D5\u30C3\u30BF\u30FC 
 \u30BF\u30A4\u30C8\u30EB \u984C\u540D \u898B\u51FA\u3057 
 \u30DA\u30FC\u30B8 
 \u753B\u9762 \u30B9\u30AF\u30EA\u30FC\u30F3 
 \u30EA\u30F3\u30AF 
 URL \u30A2\u30C9\u30EC\u30B9 
 \u30B9\u30E9\u30C3\u30B0 
 \u30C7\u30A3\u30FC\u30D7\u30EA\u30F3\u30AF 
 \u30C6\u30FC\u30DE \u5916\u89B3 
 \u30C0\u30FC\u30AF \u6697\u3044 
 \u30E9\u30A4\u30C8 \u660E\u308B\u3044 
 \u30B9\u30BF\u30A4\u30EB 
 \u30A2\u30AF\u30BB\u30B7\u30D3\u30EA\u30C6\u30A3 
 \u8996\u899A\u969C\u5BB3 \u5168\u76F2 
 \u30D5\u30A9\u30FC\u30AB\u30B9 
 \u30AD\u30FC\u30DC\u30FC\u30C9 \u30B7\u30E7\u30FC\u30C8\u30AB\u30C3\u30C8 
 \u30DE\u30A6\u30B9 
 \u9078\u629E 
 \u30B3\u30D4\u30FC \u8CBC\u308A\u4ED8\u3051 \u30AF\u30EA\u30C3\u30D7\u30DC\u30FC\u30C9 
 \u5143\u306B\u623B\u3059 \u53D6\u308A\u6D88\u3057 
 \u3084\u308A\u76F4\u3057 
 \u5C55\u958B \u5E83\u3052\u308B 
 \u6298\u308A\u305F\u305F\u307F 
 \u8868\u793A 
 \u96A0\u3059 \u975E\u8868\u793A 
 \u6709\u52B9\u5316 
 \u7121\u52B9\u5316 
 \u63CF\u753B \u30EC\u30F3\u30C0\u30EA\u30F3\u30B0 
 \u518D\u63CF\u753B \u518D\u30EC\u30F3\u30C0\u30EA\u30F3\u30B0 
 \u30B5\u30FC\u30D0\u30FC\u30B5\u30A4\u30C9\u30EC\u30F3\u30C0\u30EA\u30F3\u30B0 
 \u30CF\u30A4\u30C9\u30EC\u30FC\u30B7\u30E7\u30F3 
 \u30B7\u30F3\u30B0\u30EB\u30DA\u30FC\u30B8 
 \u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8 \u90E8\u54C1 
 \u30C6\u30F3\u30D7\u30EC\u30FC\u30C8 \u96DB\u5F62 
 \u30D7\u30ED\u30D1\u30C6\u30A3 \u5C5E\u6027 
 \u72B6\u614B \u30B9\u30C6\u30FC\u30C8 
 \u8981\u7D20 \u30BF\u30B0 
 \u30A6\u30A3\u30B6\u30FC\u30C9 
 \u30AA\u30F3\u30DC\u30FC\u30C7\u30A3\u30F3\u30B0 \u5C0E\u5165 
 \u30C1\u30E5\u30FC\u30C8\u30EA\u30A2\u30EB \u30AC\u30A4\u30C9 
 \u30E2\u30D0\u30A4\u30EB \u30B9\u30DE\u30DB \u643A\u5E2F 
 \u30BF\u30D6\u30EC\u30C3\u30C8 
 \u30C7\u30B9\u30AF\u30C8\u30C3\u30D7 \u30D1\u30BD\u30B3\u30F3 
 \u30A2\u30F3\u30C9\u30ED\u30A4\u30C9 
 \u30A2\u30A4\u30D5\u30A9\u30F3 iOS 
 \u30A2\u30D7\u30EA \u30A2\u30D7\u30EA\u30B1\u30FC\u30B7\u30E7\u30F3 
 \u30B5\u30A4\u30C8 \u30A6\u30A7\u30D6\u30B5\u30A4\u30C8 
 \u30C8\u30C3\u30D7\u30DA\u30FC\u30B8 \u30DB\u30FC\u30E0 
 \u5411\u304D \u56DE\u8EE2 
 \u30CE\u30C3\u30C1 \u30BB\u30FC\u30D5\u30A8\u30EA\u30A2 
 \u67A0\u7DDA \u30DC\u30FC\u30C0\u30FC 
 \u5F71 
 \u80CC\u666F 
 \u900F\u660E 
 \u89D2\u4E38 
 \u30C7\u30B6\u30A4\u30F3 \u8A66\u4F5C 
 \u4F7F\u3044\u3084\u3059\u3055 \u30E6\u30FC\u30B6\u30D3\u30EA\u30C6\u30A3 
 \u7D1B\u3089\u308F\u3057\u3044 \u5206\u304B\u308A\u306B\u304F\u3044 
 \u78BA\u8A8D 
 \u9589\u3058\u308B 
 \u958B\u304F 
 \u623B\u308B 
 \u304A\u6C17\u306B\u5165\u308A \u30D6\u30C3\u30AF\u30DE\u30FC\u30AF 
 \u30D0\u30C3\u30B8 
 \u30AB\u30EB\u30FC\u30BB\u30EB \u30B9\u30E9\u30A4\u30C9\u30B7\u30E7\u30FC 
 \u30E6\u30FC\u30B6\u30FC \u5229\u7528\u8005 
 \u9867\u5BA2 \u304A\u5BA2\u69D8 
 \u8A2A\u554F\u8005 \u30B2\u30B9\u30C8 
 \u30A2\u30AB\u30A6\u30F3\u30C8 
 \u30D7\u30ED\u30D5\u30A3\u30FC\u30EB 
 \u30ED\u30B0\u30A4\u30F3 
 \u30ED\u30B0\u30A2\u30A6\u30C8 
 \u767B\u9332 \u30B5\u30A4\u30F3\u30A2\u30C3\u30D7 
 \u8A8D\u8A3C 
 \u8A8D\u53EF \u6A29\u9650 
 \u30D1\u30B9\u30EF\u30FC\u30C9 
 \u4E8C\u8981\u7D20\u8A8D\u8A3C \u4E8C\u6BB5\u968E\u8A8D\u8A3C 
 \u30B7\u30F3\u30B0\u30EB\u30B5\u30A4\u30F3\u30AA\u30F3 
 \u30D1\u30B9\u30AD\u30FC \u751F\u4F53\u8A8D\u8A3C 
 \u30BB\u30C3\u30B7\u30E7\u30F3 
 \u30C8\u30FC\u30AF\u30F3 
 \u30ED\u30FC\u30EB \u5F79\u5272 
 \u6A29\u9650 \u8A31\u53EF 
 \u7BA1\u7406\u8005 
 \u6240\u6709\u8005 \u30AA\u30FC\u30CA\u30FC 
 \u7D44\u7E54 \u4F1A\u793E 
 \u30C1\u30FC\u30E0 
 \u30E1\u30F3\u30D0\u30FC \u4F1A\u54E1 
 \u62DB\u5F85 
 \u7981\u6B62 BAN \u51CD\u7D50 
 \u306A\u308A\u3059\u307E\u3057 \u4EE3\u7406 
 \u30B5\u30D6\u30B9\u30AF\u30EA\u30D7\u30B7\u30E7\u30F3 \u5B9A\u671F\u8CFC\u8AAD 
 \u30D7\u30E9\u30F3 \u6599\u91D1\u30D7\u30E9\u30F3 
 \u8A66\u7528 \u30C8\u30E9\u30A4\u30A2\u30EB 
 \u30A2\u30C3\u30D7\u30B0\u30EC\u30FC\u30C9 
 \u30C0\u30A6\u30F3\u30B0\u30EC\u30FC\u30C9 
 \u66F4\u65B0 \u5EF6\u9577 
 \u914D\u4FE1\u505C\u6B62 \u89E3\u9664 
 \u89E3\u7D04 \u96E2\u8131 
 \u30E9\u30A4\u30BB\u30F3\u30B9 \u5E2D 
 \u540C\u610F 
 \u30D7\u30E9\u30A4\u30D0\u30B7\u30FC \u500B\u4EBA\u60C5\u5831 
 \u500B\u4EBA 
 \u8A2D\u5B9A \u597D\u307F 
 \u30E6\u30FC\u30B6\u30FC\u540D 
 \u9023\u7D61\u5148 
 \u30B5\u30DD\u30FC\u30C8 \u554F\u3044\u5408\u308F\u305B 
 \u30C1\u30B1\u30C3\u30C8 \u8AB2\u984C 
 \u82E6\u60C5 \u30AF\u30EC\u30FC\u30E0 
 \u30D5\u30A3\u30FC\u30C9\u30D0\u30C3\u30AF \u610F\u898B 
 \u30A2\u30F3\u30B1\u30FC\u30C8 \u8ABF\u67FB 
 \u5F93\u696D\u54E1 \u793E\u54E1 
 \u30D9\u30F3\u30C0\u30FC \u696D\u8005 
 \u30D1\u30FC\u30C8\u30CA\u30FC 
 \u898B\u8FBC\u307F\u5BA2 
 \u652F\u6255\u3044 \u6C7A\u6E08 
 \u8ACB\u6C42 \u8AB2\u91D1 
 \u8ACB\u6C42\u66F8 \u30A4\u30F3\u30DC\u30A4\u30B9 
 \u9818\u53CE\u66F8 \u30EC\u30B7\u30FC\u30C8 
 \u6CE8\u6587 \u30AA\u30FC\u30C0\u30FC 
 \u8CFC\u5165 \u8CB7\u3046 
 \u8CA9\u58F2 \u58F2\u308B 
 \u30AB\u30FC\u30C8 \u8CB7\u3044\u7269\u304B\u3054 
 \u30C1\u30A7\u30C3\u30AF\u30A2\u30A6\u30C8 \u4F1A\u8A08 
 \u5E97 \u30B7\u30E7\u30C3\u30D7 
 \u5546\u54C1 \u88FD\u54C1 
 \u30AB\u30BF\u30ED\u30B0 
 \u5728\u5EAB 
 \u4FA1\u683C \u6599\u91D1 
 \u624B\u6570\u6599 
 \u5272\u5F15 \u30AF\u30FC\u30DD\u30F3 
 \u8FD4\u91D1 \u6255\u3044\u623B\u3057 
 \u30C1\u30E3\u30FC\u30B8\u30D0\u30C3\u30AF \u7570\u8B70 
 \u8FD4\u54C1 
 \u7A0E \u6D88\u8CBB\u7A0E 
 \u901A\u8CA8 
 \u304A\u91D1 \u91D1 
 \u91D1\u984D \u984D 
 \u5408\u8A08 
 \u6B8B\u9AD8 
 \u30A6\u30A9\u30EC\u30C3\u30C8 \u8CA1\u5E03 
 \u9280\u884C 
 \u632F\u8FBC \u9001\u91D1 
 \u30AB\u30FC\u30C9 \u30AF\u30EC\u30B8\u30C3\u30C8\u30AB\u30FC\u30C9 
 \u652F\u6255\u3044 \u51FA\u91D1 
 \u5165\u91D1 \u524D\u6255\u3044 
 \u672A\u6255\u3044 \u50B5\u52D9 
 \u7763\u4FC3 \u30EA\u30DE\u30A4\u30F3\u30C0\u30FC 
 \u7167\u5408 \u7A81\u304D\u5408\u308F\u305B 
 \u53F0\u5E33 \u5E33\u7C3F \u4F1A\u8A08 
 \u4E0D\u6B63 \u8A50\u6B3A 
 \u58F2\u4E0A \u53CE\u76CA 
 \u5229\u76CA 
 \u4E88\u7B97 
 \u898B\u7A4D\u3082\u308A 
 \u5951\u7D04 
 \u914D\u9001 \u767A\u9001 
 \u8FFD\u8DE1 \u8377\u7269 
 \u4F4F\u6240 \u30A2\u30C9\u30EC\u30B9 
 \u4E88\u7D04 
 \u53D6\u6D88 \u30AD\u30E3\u30F3\u30BB\u30EB 
 \u904E\u5270\u4E88\u7D04 \u58F2\u308A\u8D8A\u3057 
 \u30AA\u30FC\u30AF\u30B7\u30E7\u30F3 \u5165\u672D 
 \u30DD\u30A4\u30F3\u30C8 \u7279\u5178 
 \u6697\u53F7\u8CC7\u7523 \u4EEE\u60F3\u901A\u8CA8 
 \u8CA9\u58F2\u8005 \u52A0\u76DF\u5E97 
 \u5E83\u544A 
 \u30E1\u30FC\u30EB 
 \u9001\u4FE1 \u9001\u308B 
 \u53D7\u4FE1 \u53D7\u3051\u53D6\u308B 
 \u53D7\u4FE1\u7BB1 
 \u8FF7\u60D1\u30E1\u30FC\u30EB \u30B9\u30D1\u30E0 
 \u4E0D\u9054 \u30D0\u30A6\u30F3\u30B9 
 \u6DFB\u4ED8 
 \u30E1\u30EB\u30DE\u30AC \u30CB\u30E5\u30FC\u30B9\u30EC\u30BF\u30FC 
 \u901A\u77E5 \u304A\u77E5\u3089\u305B 
 \u30B7\u30E7\u30FC\u30C8\u30E1\u30FC\u30EB SMS 
 \u30EA\u30DE\u30A4\u30F3\u30C0\u30FC \u50AC\u4FC3 
 \u30C1\u30E3\u30C3\u30C8 \u4F1A\u8A71 
 \u30B9\u30EC\u30C3\u30C9 \u8B70\u8AD6 
 \u30B3\u30E1\u30F3\u30C8 
 \u8FD4\u4FE1 \u8FD4\u4E8B 
 \u30E1\u30F3\u30B7\u30E7\u30F3 
 \u96FB\u8A71 \u901A\u8A71 
 \u4F1A\u8B70 \u6253\u3061\u5408\u308F\u305B 
 \u6587\u66F8 \u30C9\u30AD\u30E5\u30E1\u30F3\u30C8 
 PDF 
 \u5370\u5237 \u30D7\u30EA\u30F3\u30BF 
 \u30B9\u30AD\u30E3\u30F3 \u8AAD\u307F\u53D6\u308A 
 \u6587\u5B57\u8A8D\u8B58 
 \u30D5\u30A1\u30A4\u30EB 
 \u30D5\u30A9\u30EB\u30C0 \u30C7\u30A3\u30EC\u30AF\u30C8\u30EA 
 \u30A2\u30C3\u30D7\u30ED\u30FC\u30C9 
 \u30C0\u30A6\u30F3\u30ED\u30FC\u30C9 
 \u540C\u671F 
 \u5171\u6709 \u30B7\u30A7\u30A2 
 \u5171\u540C\u7DE8\u96C6 \u30B3\u30E9\u30DC 
 \u7DE8\u96C6 
 \u4E0B\u66F8\u304D \u30C9\u30E9\u30D5\u30C8 
 \u516C\u958B 
 \u30D7\u30EC\u30D3\u30E5\u30FC 
 \u753B\u50CF \u5199\u771F 
 \u30B5\u30E0\u30CD\u30A4\u30EB 
 \u5207\u308A\u629C\u304D \u30C8\u30EA\u30DF\u30F3\u30B0 
 \u30B9\u30AF\u30EA\u30FC\u30F3\u30B7\u30E7\u30C3\u30C8 
 \u30D9\u30AF\u30BF\u30FC 
 \u63CF\u304F \u304A\u7D75\u304B\u304D \u30AD\u30E3\u30F3\u30D0\u30B9 
 \u30D4\u30AF\u30BB\u30EB \u89E3\u50CF\u5EA6 
 \u307C\u3084\u3051\u305F 
 \u30AB\u30E1\u30E9 
 \u97F3\u58F0 \u30AA\u30FC\u30C7\u30A3\u30AA \u97F3 
 \u30DE\u30A4\u30AF 
 \u97F3\u58F0 \u767A\u8A71 
 \u6587\u5B57\u8D77\u3053\u3057 
 \u97F3\u58F0\u5408\u6210 \u8AAD\u307F\u4E0A\u3052 
 \u97F3\u697D \u66F2 
 \u97F3\u91CF 
 \u52D5\u753B \u30D3\u30C7\u30AA 
 \u518D\u751F \u30D7\u30EC\u30FC\u30E4\u30FC 
 \u9332\u753B \u9332\u97F3 \u8A18\u9332 
 \u30B3\u30FC\u30C7\u30C3\u30AF \u30A8\u30F3\u30B3\u30FC\u30C9 
 \u5B57\u5E55 
 \u30D5\u30EC\u30FC\u30E0 
 \u5730\u56F3 \u30DE\u30C3\u30D7 
 \u4F4D\u7F6E\u60C5\u5831 \u5834\u6240 
 \u30B8\u30AA\u30B3\u30FC\u30C7\u30A3\u30F3\u30B0 \u7DEF\u5EA6 \u7D4C\u5EA6 
 \u8DDD\u96E2 
 \u7D4C\u8DEF \u9053\u9806 \u30EB\u30FC\u30C8 
 \u30B2\u30FC\u30E0 
 \u30D7\u30EC\u30A4\u30E4\u30FC 
 \u30B9\u30C6\u30FC\u30B8 \u30EC\u30D9\u30EB 
 \u30B9\u30B3\u30A2 \u5F97\u70B9 
 \u885D\u7A81 \u5F53\u305F\u308A\u5224\u5B9A 
 \u7269\u7406 \u30B7\u30DF\u30E5\u30EC\u30FC\u30B7\u30E7\u30F3 
 \u30B9\u30D7\u30E9\u30A4\u30C8 \u30C6\u30AF\u30B9\u30C1\u30E3 
 \u30B7\u30A7\u30FC\u30C0\u30FC \u30B0\u30E9\u30D5\u30A3\u30C3\u30AF\u30B9 
 \u7ACB\u4F53 \u30E1\u30C3\u30B7\u30E5 
 \u30C7\u30D0\u30A4\u30B9 \u7AEF\u672B \u6A5F\u5668 
 \u30BB\u30F3\u30B5\u30FC 
 \u6E29\u5EA6 
 \u30D5\u30A1\u30FC\u30E0\u30A6\u30A7\u30A2 \u7D44\u307F\u8FBC\u307F 
 \u66F8\u304D\u8FBC\u307F \u713C\u304F 
 \u30B9\u30DE\u30FC\u30C8\u30DB\u30FC\u30E0 IoT 
 \u30D6\u30EB\u30FC\u30C8\u30A5\u30FC\u30B9 \u7121\u7DDA 
 \u7121\u7DDALAN 
 \u30D0\u30C3\u30C6\u30EA\u30FC \u96FB\u6C60 
 \u96FB\u6E90 \u96FB\u529B 
 \u30B7\u30EA\u30A2\u30EB \u30B1\u30FC\u30D6\u30EB 
 \u30C9\u30E9\u30A4\u30D0 
 \u30ED\u30DC\u30C3\u30C8 
 \u30D0\u30FC\u30B3\u30FC\u30C9 QR\u30B3\u30FC\u30C9 
 \u4FE1\u53F7 \u30B7\u30B0\u30CA\u30EB 
 \u30CE\u30A4\u30BA \u96D1\u97F3 
 \u6821\u6B63 \u8F03\u6B63 
 \u65E5\u4ED8 
 \u6642\u9593 \u6642\u523B 
 \u30BF\u30A4\u30E0\u30B9\u30BF\u30F3\u30D7 
 \u30BF\u30A4\u30E0\u30BE\u30FC\u30F3 \u6642\u5DEE 
 \u5354\u5B9A\u4E16\u754C\u6642 
 \u590F\u6642\u9593 \u30B5\u30DE\u30FC\u30BF\u30A4\u30E0 
 \u30AB\u30EC\u30F3\u30C0\u30FC \u66A6 
 \u65E5 \u6BCE\u65E5 
 \u9031 \u6BCE\u9031 
 \u6708 \u6BCE\u6708 
 \u5E74 \u6BCE\u5E74 
 \u6642\u9593 \u6BCE\u6642 
 \u5206 
 \u79D2 
 \u30DF\u30EA\u79D2 
 \u6DF1\u591C \u771F\u591C\u4E2D 
 \u9031\u672B 
 \u4F11\u65E5 \u795D\u65E5 \u4F11\u6687 
 \u5E73\u65E5 \u55B6\u696D\u65E5 
 \u8A95\u751F\u65E5 \u5E74\u9F62 
 \u671F\u9593 \u6240\u8981\u6642\u9593 
 \u9593\u9694 
 \u7BC4\u56F2 
 \u958B\u59CB \u59CB\u307E\u308A 
 \u7D42\u4E86 \u7D42\u308F\u308A 
 \u904E\u53BB 
 \u672A\u6765 \u5C06\u6765 
 \u4ECA\u65E5 \u73FE\u5728 
 \u6628\u65E5 \u660E\u65E5 
 \u6700\u8FD1 \u76F4\u8FD1 
 \u6642\u8A08 \u305A\u308C 
 \u5358\u8ABF 
 \u3046\u308B\u3046\u5E74 
 \u65E5\u4ED8\u5F62\u5F0F 
 \u4E88\u7D04 \u30A2\u30DD 
 \u56DB\u534A\u671F \u5E74\u5EA6 
 \u7D4C\u904E 
 \u8A00\u8A9E 
 \u7FFB\u8A33 
 \u56FD\u969B\u5316 \u591A\u8A00\u8A9E \u30ED\u30FC\u30AB\u30E9\u30A4\u30BA 
 \u30ED\u30B1\u30FC\u30EB 
 \u82F1\u8A9E 
 \u30C9\u30A4\u30C4\u8A9E 
 \u30D5\u30E9\u30F3\u30B9\u8A9E 
 \u30B9\u30DA\u30A4\u30F3\u8A9E 
 \u30DD\u30EB\u30C8\u30AC\u30EB\u8A9E 
 \u30ED\u30B7\u30A2\u8A9E 
 \u4E2D\u56FD\u8A9E 
 \u65E5\u672C\u8A9E 
 \u97D3\u56FD\u8A9E 
 \u30A2\u30E9\u30D3\u30A2\u8A9E \u53F3\u304B\u3089\u5DE6 
 \u30C6\u30AD\u30B9\u30C8 \u6587\u7AE0 
 \u6587\u5B57\u5217 
 \u6587\u5B57 \u30AD\u30E3\u30E9\u30AF\u30BF 
 \u6587\u5B57\u30B3\u30FC\u30C9 \u30A8\u30F3\u30B3\u30FC\u30C7\u30A3\u30F3\u30B0 
 \u6587\u5B57\u5316\u3051 
 \u30A2\u30AF\u30BB\u30F3\u30C8 \u767A\u97F3\u8A18\u53F7 
 \u6539\u884C 
 \u7A7A\u767D \u30B9\u30DA\u30FC\u30B9 
 \u5927\u6587\u5B57 \u5C0F\u6587\u5B57 
 \u5358\u8A9E \u8A9E 
 \u6587 \u6587\u7AE0 
 \u6BB5\u843D \u7BC0 
 \u8A00\u3044\u56DE\u3057 \u6587\u8A00 
 \u8AA4\u5B57 \u7DB4\u308A \u30BF\u30A4\u30DD 
 \u6587\u6CD5 
 \u8907\u6570\u5F62 
 \u540C\u7FA9\u8A9E \u985E\u7FA9\u8A9E 
 \u7565\u8A9E \u7701\u7565 
 \u6B63\u898F\u8868\u73FE 
 \u90E8\u5206\u6587\u5B57\u5217 \u542B\u3080 
 \u63A5\u982D\u8F9E \u30D7\u30EC\u30D5\u30A3\u30C3\u30AF\u30B9 
 \u63A5\u5C3E\u8F9E \u30B5\u30D5\u30A3\u30C3\u30AF\u30B9 
 \u5206\u5272 
 \u9023\u7D50 \u7D50\u5408 
 \u533A\u5207\u308A\u6587\u5B57 
 \u5F15\u7528\u7B26 \u30AF\u30A9\u30FC\u30C8 
 \u30A8\u30B9\u30B1\u30FC\u30D7 
 \u30DE\u30FC\u30AF\u30C0\u30A6\u30F3 \u30DE\u30FC\u30AF\u30A2\u30C3\u30D7 
 \u8981\u7D04 \u307E\u3068\u3081 
 \u6570 \u6570\u5024 \u756A\u53F7 
 \u6574\u6570 
 \u6D6E\u52D5\u5C0F\u6570\u70B9 \u5C0F\u6570 
 \u4E38\u3081 \u56DB\u6368\u4E94\u5165 
 \u7CBE\u5EA6 
 \u6841\u3042\u3075\u308C \u30AA\u30FC\u30D0\u30FC\u30D5\u30ED\u30FC 
 \u8CA0 \u30DE\u30A4\u30CA\u30B9 
 \u30BC\u30ED 
 \u30D1\u30FC\u30BB\u30F3\u30C8 \u5272\u5408 
 \u6BD4\u7387 \u5272\u5408 
 \u5358\u4F4D 
 \u5909\u63DB 
 \u91CD\u3055 \u91CD\u91CF 
 \u5927\u304D\u3055 \u30B5\u30A4\u30BA 
 \u6700\u5927 
 \u6700\u5C0F 
 \u6841\u533A\u5207\u308A 
 \u8A08\u7B97 
 \u8DB3\u3059 \u52A0\u7B97 
 \u30E9\u30F3\u30C0\u30E0 \u4E71\u6570 
 \u30CF\u30C3\u30B7\u30E5 \u30C1\u30A7\u30C3\u30AF\u30B5\u30E0 
 \u4E00\u610F\u8B58\u5225\u5B50 
 \u30D0\u30A4\u30C8 
 \u691C\u7D22 \u63A2\u3059 
 \u5168\u6587\u691C\u7D22 
 \u3042\u3044\u307E\u3044 \u66D6\u6627 
 \u610F\u5473 \u30BB\u30DE\u30F3\u30C6\u30A3\u30C3\u30AF 
 \u30AD\u30FC\u30EF\u30FC\u30C9 
 \u7D50\u679C 
 \u4E00\u81F4 \u30DE\u30C3\u30C1 
 \u9806\u4F4D \u30E9\u30F3\u30AD\u30F3\u30B0 
 \u518D\u30E9\u30F3\u30AD\u30F3\u30B0 \u4E26\u3079\u76F4\u3057 
 \u95A2\u9023\u6027 \u95A2\u9023 
 \u30B9\u30B3\u30A2 \u8A55\u70B9 
 \u8A55\u4FA1 \u30EC\u30FC\u30C6\u30A3\u30F3\u30B0 
 \u985E\u4F3C \u4F3C\u3066\u3044\u308B 
 \u9055\u3044 \u7570\u306A\u308B 
 \u63A8\u85A6 \u304A\u3059\u3059\u3081 \u30EC\u30B3\u30E1\u30F3\u30C9 
 \u6700\u8FD1\u508D 
 \u57CB\u3081\u8FBC\u307F \u30D9\u30AF\u30C8\u30EB 
 \u30E2\u30C7\u30EB \u30CB\u30E5\u30FC\u30E9\u30EB\u30CD\u30C3\u30C8 
 \u8A00\u8A9E\u30E2\u30C7\u30EB \u751F\u6210AI 
 \u4EBA\u5DE5\u77E5\u80FD AI 
 \u30D7\u30ED\u30F3\u30D7\u30C8 \u6307\u793A 
 \u30A8\u30FC\u30B8\u30A7\u30F3\u30C8 \u30A2\u30B7\u30B9\u30BF\u30F3\u30C8 
 \u30C1\u30E3\u30C3\u30C8\u30DC\u30C3\u30C8 
 \u30C4\u30FC\u30EB \u9053\u5177 
 \u30C8\u30FC\u30AF\u30F3 
 \u6587\u8108 \u30B3\u30F3\u30C6\u30AD\u30B9\u30C8 
 \u30CF\u30EB\u30B7\u30CD\u30FC\u30B7\u30E7\u30F3 \u634F\u9020 
 \u691C\u7D22\u62E1\u5F35 
 \u30C1\u30E3\u30F3\u30AF \u65AD\u7247 
 \u5B66\u7FD2 \u8A13\u7DF4 
 \u5FAE\u8ABF\u6574 \u30D5\u30A1\u30A4\u30F3\u30C1\u30E5\u30FC\u30CB\u30F3\u30B0 
 \u63A8\u8AD6 \u4E88\u6E2C 
 \u4E88\u6E2C \u898B\u901A\u3057 
 \u5206\u985E 
 \u30AB\u30C6\u30B4\u30EA \u7A2E\u985E 
 \u30BF\u30B0 
 \u6CE8\u91C8 \u30A2\u30CE\u30C6\u30FC\u30B7\u30E7\u30F3 
 \u30AF\u30E9\u30B9\u30BF\u30EA\u30F3\u30B0 
 \u30C7\u30FC\u30BF\u30BB\u30C3\u30C8 \u30B3\u30FC\u30D1\u30B9 
 \u7279\u5FB4\u91CF 
 \u7CBE\u5EA6 \u6B63\u78BA\u3055 \u518D\u73FE\u7387 
 \u8A55\u4FA1 
 \u30D9\u30F3\u30C1\u30DE\u30FC\u30AF 
 \u904E\u5B66\u7FD2 
 \u504F\u308A \u30D0\u30A4\u30A2\u30B9 
 \u640D\u5931 
 \u52FE\u914D 
 \u30A8\u30DD\u30C3\u30AF \u53CD\u5FA9 
 \u30B0\u30E9\u30D5\u30A3\u30C3\u30AF\u30AB\u30FC\u30C9 
 \u91CF\u5B50\u5316 
 \u6E29\u5EA6 
 \u63A8\u8AD6 \u601D\u8003 
 \u30AC\u30FC\u30C9\u30EC\u30FC\u30EB \u30E2\u30C7\u30EC\u30FC\u30B7\u30E7\u30F3 
 \u6CE8\u5165 \u30A4\u30F3\u30B8\u30A7\u30AF\u30B7\u30E7\u30F3 
 \u691C\u51FA \u8A8D\u8B58 
 \u62BD\u51FA 
 \u30B9\u30AF\u30EC\u30A4\u30D4\u30F3\u30B0 \u30AF\u30ED\u30FC\u30E9\u30FC 
 \u751F\u6210 
 \u8A18\u61B6 \u30E1\u30E2\u30EA 
 \u7D71\u8A08 
 \u5E73\u5747 
 \u4E2D\u592E\u5024 
 \u5206\u6563 \u504F\u5DEE 
 \u5206\u5E03 
 \u78BA\u7387 
 \u6709\u610F \u4FE1\u983C 
 \u76F8\u95A2 
 \u56DE\u5E30 
 \u50BE\u5411 \u30C8\u30EC\u30F3\u30C9 
 \u5B9F\u9A13 
 \u30B0\u30E9\u30D5 \u30C1\u30E3\u30FC\u30C8 
 \u53EF\u8996\u5316 
 \u8EF8 
 \u51E1\u4F8B 
 \u56F3 \u30C0\u30A4\u30A2\u30B0\u30E9\u30E0 
 \u30A8\u30AF\u30B9\u30DD\u30FC\u30C8 \u66F8\u304D\u51FA\u3057 
 \u30A4\u30F3\u30DD\u30FC\u30C8 \u53D6\u308A\u8FBC\u307F 
 \u53D6\u308A\u8FBC\u307F 
 \u30C7\u30FC\u30BF\u9023\u643A 
 \u5F62\u5F0F \u30D5\u30A9\u30FC\u30DE\u30C3\u30C8 \u66F8\u5F0F 
 CSV 
 \u8868\u8A08\u7B97 \u30B9\u30D7\u30EC\u30C3\u30C9\u30B7\u30FC\u30C8 \u30A8\u30AF\u30BB\u30EB 
 \u30B8\u30A7\u30A4\u30BD\u30F3 
 XML 
 \u30E4\u30E0\u30EB 
 \u5217\u6307\u5411 \u30AB\u30E9\u30E0\u30CA 
 \u30D0\u30A4\u30CA\u30EA\u5F62\u5F0F 
 \u30A2\u30FC\u30AB\u30A4\u30D6 \u66F8\u5EAB 
 \u89E3\u51CD \u5C55\u958B 
 \u89E3\u6790 \u30D1\u30FC\u30B9 
 \u7B26\u53F7\u5316 \u30A8\u30F3\u30B3\u30FC\u30C9 
 \u5FA9\u53F7 \u30C7\u30B3\u30FC\u30C9 
 \u30D0\u30A4\u30CA\u30EA 
 \u30E1\u30BF\u30C7\u30FC\u30BF 
 \u30C7\u30FC\u30BF 
 \u5206\u6790 \u89E3\u6790 
 \u6307\u6A19 \u76EE\u6A19 
 \u30B3\u30F3\u30D0\u30FC\u30B8\u30E7\u30F3 \u30D5\u30A1\u30CD\u30EB 
 \u958B\u59CB \u8D77\u52D5 \u59CB\u3081\u308B \u30B9\u30BF\u30FC\u30C8 
 \u505C\u6B62 \u6B62\u3081\u308B \u7D42\u4E86 \u30B9\u30C8\u30C3\u30D7 
 \u7D42\u4E86 \u7D42\u308F\u308B \u5B8C\u4E86 
 \u4E00\u6642\u505C\u6B62 \u4E2D\u65AD \u30DD\u30FC\u30BA 
 \u518D\u958B \u7D9A\u884C \u7D99\u7D9A \u30EC\u30B8\u30E5\u30FC\u30E0 
 \u518D\u8D77\u52D5 \u30EA\u30B9\u30BF\u30FC\u30C8 \u30EA\u30D6\u30FC\u30C8 
 \u30AD\u30E3\u30F3\u30BB\u30EB \u4E2D\u6B62 \u4E2D\u65AD \u53D6\u308A\u6D88\u3057 
 \u4FDD\u6301 \u7DAD\u6301 \u6B8B\u3059 \u30AD\u30FC\u30D7 
 \u7834\u68C4 \u6368\u3066\u308B \u5EC3\u6B62 \u30C9\u30ED\u30C3\u30D7 
 \u8FFD\u52A0 \u52A0\u3048\u308B \u633F\u5165 
 \u524A\u9664 \u9664\u53BB \u53D6\u308A\u9664\u304F \u6D88\u3059 
 \u5909\u66F4 \u4FEE\u6B63 \u5909\u3048\u308B \u30C1\u30A7\u30F3\u30B8 
 \u7F6E\u63DB \u7F6E\u304D\u63DB\u3048 \u5DEE\u3057\u66FF\u3048 \u4EA4\u63DB 
 \u5207\u308A\u66FF\u3048 \u79FB\u884C \u4E57\u308A\u63DB\u3048 \u30B9\u30A4\u30C3\u30C1 
 \u6539\u540D \u540D\u524D\u5909\u66F4 \u30EA\u30CD\u30FC\u30E0 
 \u79FB\u52D5 \u79FB\u3059 \u79FB\u8A2D 
 \u30B3\u30D4\u30FC \u8907\u88FD \u8907\u5199 \u30AF\u30ED\u30FC\u30F3 
 \u8CBC\u308A\u4ED8\u3051 \u30DA\u30FC\u30B9\u30C8 
 \u9001\u4FE1 \u9001\u308B \u9001\u4ED8 
 \u53D7\u4FE1 \u53D7\u3051\u53D6\u308B \u53D7\u9818 
 \u53D6\u5F97 \u5165\u624B \u30D5\u30A7\u30C3\u30C1 
 \u63D0\u4F9B \u4E0E\u3048\u308B \u6E21\u3059 
 \u8868\u793A \u898B\u305B\u308B \u793A\u3059 
 \u975E\u8868\u793A \u96A0\u3059 \u96A0\u853D 
 \u898B\u3064\u3051\u308B \u691C\u7D22 \u63A2\u3059 \u767A\u898B 
 \u691C\u7D22 \u63A2\u3059 \u30B5\u30FC\u30C1 
 \u5931\u3046 \u7D1B\u5931 \u55AA\u5931 \u6D88\u5931 
 \u6D88\u3048\u308B \u6D88\u5931 
 \u73FE\u308C\u308B \u51FA\u73FE \u8868\u793A 
 \u8D77\u3053\u308B \u767A\u751F \u751F\u3058\u308B 
 \u8AAD\u3080 \u8AAD\u307F\u53D6\u308A \u8AAD\u307F\u8FBC\u307F 
 \u66F8\u304F \u66F8\u304D\u8FBC\u307F \u8A18\u8FF0 
 \u958B\u304F \u958B\u3051\u308B \u30AA\u30FC\u30D7\u30F3 
 \u9589\u3058\u308B \u30AF\u30ED\u30FC\u30BA \u9589\u9396 
 \u5F85\u3064 \u5F85\u6A5F \u30A6\u30A7\u30A4\u30C8 
 \u9045\u5EF6 \u9045\u308C \u5EF6\u671F \u30C7\u30A3\u30EC\u30A4 
 \u5EF6\u671F \u5148\u9001\u308A \u5F8C\u56DE\u3057 
 \u30B9\u30AD\u30C3\u30D7 \u98DB\u3070\u3059 \u7701\u7565 
 \u7121\u8996 \u9664\u5916 
 \u7701\u7565 \u9664\u5916 \u7701\u304F 
 \u9664\u5916 \u6392\u9664 
 \u542B\u3080 \u542B\u3081\u308B \u5305\u542B 
 \u8A31\u53EF \u8A31\u3059 \u8A8D\u3081\u308B 
 \u7981\u6B62 \u7981\u3058\u308B 
 \u907F\u3051\u308B \u56DE\u907F 
 \u9632\u6B62 \u9632\u3050 \u4E88\u9632 
 \u597D\u3080 \u512A\u5148 \u597D\u307F 
 \u9078\u3076 \u9078\u629E \u9078\u5B9A 
 \u6C7A\u5B9A \u6C7A\u3081\u308B \u6C7A\u65AD \u5224\u65AD 
 \u540C\u610F \u5408\u610F \u8CDB\u6210 
 \u53CD\u5BFE \u7570\u8B70 \u4E0D\u4E00\u81F4 
 \u62D2\u5426 \u5374\u4E0B \u65AD\u308B \u62D2\u7D76 
 \u5FC5\u8981 \u8981\u3059\u308B \u30CB\u30FC\u30BA 
 \u8981\u6C42 \u5FC5\u8981\u3068\u3059\u308B \u6C42\u3081\u308B 
 \u6B32\u3057\u3044 \u671B\u3080 \u5E0C\u671B 
 \u671F\u5F85 \u4E88\u60F3 \u60F3\u5B9A 
 \u4EEE\u5B9A \u60F3\u5B9A \u524D\u63D0 
 \u5F15\u304D\u8D77\u3053\u3059 \u539F\u56E0 \u62DB\u304F 
 \u58CA\u3059 \u58CA\u308C\u308B \u7834\u640D 
 \u4FEE\u6B63 \u76F4\u3059 \u4FEE\u7406 \u4FEE\u5FA9 
 \u89E3\u6C7A \u89E3\u304F \u30BD\u30EA\u30E5\u30FC\u30B7\u30E7\u30F3 
 \u6539\u5584 \u5411\u4E0A \u6539\u826F 
 \u60AA\u5316 \u52A3\u5316 \u4F4E\u4E0B 
 \u52D5\u304F \u52D5\u4F5C \u6A5F\u80FD \u50CD\u304F 
 \u4F5C\u696D \u4ED5\u4E8B \u30BF\u30B9\u30AF 
 \u5B9F\u884C \u8D70\u3089\u305B\u308B \u52D5\u304B\u3059 
 \u884C\u3046 \u5B9F\u65BD \u5B9F\u884C 
 \u5931\u6557 \u5931\u6557\u3059\u308B \u969C\u5BB3 \u30A8\u30E9\u30FC 
 \u6210\u529F \u6210\u529F\u3059\u308B 
 \u7E70\u308A\u8FD4\u3059 \u7E70\u308A\u8FD4\u3057 \u53CD\u5FA9 \u30EA\u30D4\u30FC\u30C8 
 \u518D\u8A66\u884C \u30EA\u30C8\u30E9\u30A4 
 \u3084\u308A\u76F4\u3057 \u518D\u5B9F\u884C \u30EA\u30C9\u30A5 
 \u8A66\u3059 \u8A66\u307F \u8A66\u884C \u30C8\u30E9\u30A4 
 \u5206\u5272 \u5206\u3051\u308B \u30B9\u30D7\u30EA\u30C3\u30C8 
 \u7D50\u5408 \u7E4B\u3050 \u53C2\u52A0 \u30B8\u30E7\u30A4\u30F3 
 \u30DE\u30FC\u30B8 \u7D71\u5408 \u4F75\u5408 
 \u7D44\u307F\u5408\u308F\u305B \u7D50\u5408 \u5408\u6210 
 \u5206\u96E2 \u5207\u308A\u96E2\u3059 \u9694\u96E2 
 \u30B0\u30EB\u30FC\u30D7 \u307E\u3068\u3081\u308B \u5206\u985E 
 \u4E26\u3079\u66FF\u3048 \u30BD\u30FC\u30C8 \u6574\u5217 
 \u6574\u7406 \u914D\u7F6E \u6574\u3048\u308B 
 \u6570\u3048\u308B \u6570 \u30AB\u30A6\u30F3\u30C8 \u4EF6\u6570 
 \u6E2C\u5B9A \u8A08\u6E2C \u6E2C\u308B 
 \u6BD4\u8F03 \u6BD4\u3079\u308B 
 \u78BA\u8A8D \u691C\u8A3C \u30C1\u30A7\u30C3\u30AF \u691C\u67FB 
 \u691C\u8A3C \u78BA\u8A8D 
 \u4FDD\u8A3C \u78BA\u4FDD \u78BA\u5B9F\u306B 
 \u63A8\u6E2C \u5F53\u3066\u308B \u63A8\u5B9A 
 \u898B\u7A4D\u3082\u308A \u63A8\u5B9A \u898B\u7A4D\u3082\u308B 
 \u77E5\u308B \u77E5\u8B58 
 \u7406\u89E3 \u5206\u304B\u308B 
 \u8AAC\u660E \u89E3\u8AAC 
 \u8A18\u8FF0 \u8AAC\u660E \u63CF\u5199 
 \u8CEA\u554F \u5C0B\u306D\u308B \u805E\u304F 
 \u56DE\u7B54 \u8FD4\u7B54 \u7B54\u3048\u308B \u5FDC\u7B54 
 \u8981\u6C42 \u4F9D\u983C \u30EA\u30AF\u30A8\u30B9\u30C8 
 \u4F1D\u3048\u308B \u8A00\u3046 \u77E5\u3089\u305B\u308B 
 \u901A\u77E5 \u77E5\u3089\u305B\u308B 
 \u8B66\u544A \u6CE8\u610F 
 \u5831\u544A \u30EC\u30DD\u30FC\u30C8 
 \u767A\u8868 \u544A\u77E5 \u30A2\u30CA\u30A6\u30F3\u30B9 
 \u8B70\u8AD6 \u8A71\u3057\u5408\u3046 \u76F8\u8AC7 
 \u63D0\u6848 \u52E7\u3081\u308B \u63A8\u5968 
 \u63D0\u6848 \u30D7\u30ED\u30DD\u30FC\u30B6\u30EB 
 \u82E6\u60C5 \u6587\u53E5 \u30AF\u30EC\u30FC\u30E0 
 \u7D04\u675F \u30B3\u30DF\u30C3\u30C8 
 \u547C\u3073\u51FA\u3057 \u547C\u3076 \u30B3\u30FC\u30EB 
 \u96FB\u8A71 \u4F1A\u8B70 \u901A\u8A71 
 \u4F7F\u7528 \u4F7F\u3046 \u5229\u7528 \u7528\u3044\u308B 
 \u9069\u7528 \u9069\u7528\u3059\u308B \u5FDC\u7528 
 \u63A1\u7528 \u5C0E\u5165 
 \u518D\u5229\u7528 \u4F7F\u3044\u56DE\u3057 
 \u5171\u6709 \u30B7\u30A7\u30A2 \u5171\u901A 
 \u6240\u6709 \u6240\u6709\u8005 \u30AA\u30FC\u30CA\u30FC 
 \u5C5E\u3059\u308B \u6240\u5C5E 
 \u4F9D\u5B58 \u4F9D\u5B58\u3059\u308B 
 \u983C\u308B \u4F9D\u5B58 
 \u5BFE\u5FDC \u30B5\u30DD\u30FC\u30C8 
 \u52A9\u3051\u308B \u652F\u63F4 \u30D8\u30EB\u30D7 \u624B\u4F1D\u3046 
 \u5236\u9650 \u4E0A\u9650 \u9650\u754C \u30EA\u30DF\u30C3\u30C8 
 \u5236\u7D04 \u5236\u9650 
 \u6210\u9577 \u5897\u3048\u308B \u5897\u5927 \u80A5\u5927 
 \u5897\u52A0 \u4E0A\u3052\u308B \u5897\u3084\u3059 
 \u6E1B\u5C11 \u6E1B\u3089\u3059 \u4E0B\u3052\u308B \u4F4E\u6E1B 
 \u7E2E\u5C0F \u7E2E\u3080 
 \u77ED\u7E2E \u5207\u308A\u8A70\u3081\u308B \u5207\u308A\u6368\u3066 
 \u62E1\u5F35 \u62E1\u5927 \u5E83\u3052\u308B 
 \u30EA\u30BB\u30C3\u30C8 \u521D\u671F\u5316 
 \u5FA9\u5143 \u5FA9\u65E7 \u56DE\u5FA9 \u30EA\u30B9\u30C8\u30A2 
 \u56DE\u5FA9 \u5FA9\u65E7 \u30EA\u30AB\u30D0\u30EA\u30FC 
 \u5143\u306B\u623B\u3059 \u53D6\u308A\u6D88\u3057 \u30A2\u30F3\u30C9\u30A5 \u30ED\u30FC\u30EB\u30D0\u30C3\u30AF 
 \u5DEE\u3057\u623B\u3057 \u30ED\u30FC\u30EB\u30D0\u30C3\u30AF \u30EA\u30D0\u30FC\u30C8 \u623B\u3059 
 \u30C8\u30EA\u30AC\u30FC \u8D77\u52D5 \u767A\u706B \u5F15\u304D\u91D1 
 \u51E6\u7406 \u6271\u3046 \u5BFE\u51E6 \u30CF\u30F3\u30C9\u30EA\u30F3\u30B0 
 \u51E6\u7406 \u52A0\u5DE5 
 \u7BA1\u7406 \u30DE\u30CD\u30FC\u30B8 
 \u5236\u5FA1 \u30B3\u30F3\u30C8\u30ED\u30FC\u30EB \u7BA1\u7406 
 \u5909\u63DB \u30B3\u30F3\u30D0\u30FC\u30C8 
 \u5909\u63DB \u5909\u5F62 
 \u30E9\u30C3\u30D7 \u5305\u3080 \u30E9\u30C3\u30D1\u30FC 
 \u751F\u6210 \u4F5C\u6210 \u30B8\u30A7\u30CD\u30EC\u30FC\u30C8 
 \u4F5C\u6210 \u4F5C\u308B \u751F\u6210 \u65B0\u898F 
 \u69CB\u7BC9 \u4F5C\u308B \u30D3\u30EB\u30C9 
 \u958B\u767A \u30D7\u30ED\u30B0\u30E9\u30DF\u30F3\u30B0 
 \u5B9F\u88C5 \u5B9F\u73FE 
 \u8A2D\u8A08 \u30C7\u30B6\u30A4\u30F3 
 \u8AAD\u307F\u8FBC\u307F \u30ED\u30FC\u30C9 
 \u4FDD\u5B58 \u683C\u7D0D \u84C4\u7A4D 
 \u4FDD\u5B58 \u30BB\u30FC\u30D6 
 \u66F4\u65B0 \u30A2\u30C3\u30D7\u30C7\u30FC\u30C8 \u6700\u65B0\u5316 
 \u30A2\u30C3\u30D7\u30B0\u30EC\u30FC\u30C9 \u66F4\u65B0 \u30D0\u30FC\u30B8\u30E7\u30F3\u30A2\u30C3\u30D7 
 \u30C0\u30A6\u30F3\u30B0\u30EC\u30FC\u30C9 
 \u518D\u8AAD\u307F\u8FBC\u307F \u30EA\u30D5\u30EC\u30C3\u30B7\u30E5 \u66F4\u65B0 
 \u540C\u671F \u30B7\u30F3\u30AF \u540C\u671F\u5316 
 \u63A5\u7D9A \u7E4B\u3050 \u30B3\u30CD\u30AF\u30C8 
 \u5207\u65AD \u5207\u308A\u96E2\u3059 
 \u6DFB\u4ED8 \u4ED8\u3051\u308B \u30A2\u30BF\u30C3\u30C1 
 \u6709\u52B9\u5316 \u6709\u52B9 \u30AA\u30F3 
 \u7121\u52B9\u5316 \u7121\u52B9 \u30AA\u30D5 
 \u8A2D\u5B9A \u30BB\u30C3\u30C8 
 \u8A2D\u5B9A \u69CB\u6210 \u30B3\u30F3\u30D5\u30A3\u30B0 
 \u30A4\u30F3\u30B9\u30C8\u30FC\u30EB \u5C0E\u5165 
 \u6E96\u5099 \u7528\u610F 
 \u516C\u958B \u767A\u884C \u30EA\u30EA\u30FC\u30B9 
 \u914D\u4FE1 \u7D0D\u54C1 \u914D\u9054 
 \u30C7\u30D7\u30ED\u30A4 \u914D\u5099 \u5C55\u958B 
 \u30C6\u30B9\u30C8 \u8A66\u9A13 
 \u5206\u6790 \u8ABF\u67FB \u89E3\u6790 
 \u8ABF\u67FB \u8ABF\u3079\u308B 
 \u8A3A\u65AD \u5207\u308A\u5206\u3051 \u30C8\u30E9\u30D6\u30EB\u30B7\u30E5\u30FC\u30C6\u30A3\u30F3\u30B0 
 \u691C\u51FA \u691C\u77E5 \u767A\u898B 
 \u767A\u898B \u6C17\u4ED8\u304F 
 \u6C17\u4ED8\u304F \u89B3\u5BDF \u6C17\u304C\u3064\u304F 
 \u898B\u308B \u95B2\u89A7 
 \u76E3\u8996 \u898B\u5B88\u308B \u30A6\u30A9\u30C3\u30C1 
 \u76E3\u8996 \u30E2\u30CB\u30BF\u30EA\u30F3\u30B0 
 \u8FFD\u8DE1 \u30C8\u30E9\u30C3\u30AD\u30F3\u30B0 
 \u7279\u5B9A \u8B58\u5225 \u5224\u5225 
 \u8A8D\u8B58 \u8B58\u5225 
 \u533A\u5225 \u898B\u5206\u3051\u308B 
 \u5B9A\u7FA9 \u5B9A\u3081\u308B 
 \u6307\u5B9A \u660E\u8A18 
 \u5BA3\u8A00 \u5BA3\u8A00\u3059\u308B 
 \u793A\u3059 \u6307\u793A 
 \u610F\u5473 \u610F\u5473\u3059\u308B 
 \u542B\u610F \u610F\u5473\u3059\u308B 
 \u53C2\u7167 \u8A00\u53CA \u6307\u3059 
 \u8A00\u53CA \u89E6\u308C\u308B 
 \u899A\u3048\u308B \u601D\u3044\u51FA\u3059 \u8A18\u61B6 
 \u5FD8\u308C\u308B 
 \u30EA\u30DE\u30A4\u30F3\u30C9 \u601D\u3044\u51FA\u3055\u305B\u308B 
 \u5B66\u3076 \u5B66\u7FD2 \u6559\u8A13 
 \u6559\u3048\u308B \u7814\u4FEE 
 \u8003\u3048\u308B \u601D\u3046 
 \u691C\u8A0E \u8003\u616E 
 \u8A55\u4FA1 \u67FB\u5B9A 
 \u8A08\u7B97 \u7B97\u51FA 
 \u4E38\u3081 \u56DB\u6368\u4E94\u5165 
 \u8A08\u753B \u4E88\u5B9A \u30D7\u30E9\u30F3 
 \u30B9\u30B1\u30B8\u30E5\u30FC\u30EB \u4E88\u5B9A \u65E5\u7A0B 
 \u6574\u7406 \u7D44\u7E54 \u7DE8\u6210 
 \u8ABF\u6574 \u9023\u643A \u30B3\u30FC\u30C7\u30A3\u30CD\u30FC\u30C8 
 \u5354\u529B \u5171\u540C\u4F5C\u696D \u30B3\u30E9\u30DC 
 \u5272\u308A\u5F53\u3066 \u4EFB\u547D \u30A2\u30B5\u30A4\u30F3 
 \u5272\u308A\u5F53\u3066 \u78BA\u4FDD 
 \u5206\u914D \u914D\u5E03 \u5206\u6563 
 \u59D4\u4EFB \u59D4\u8B72 \u4EFB\u305B\u308B 
 \u627F\u8A8D \u8A8D\u53EF 
 \u53D7\u3051\u5165\u308C\u308B \u627F\u8AFE \u53D7\u7406 
 \u5374\u4E0B \u62D2\u5426 \u68C4\u5374 \u30EA\u30B8\u30A7\u30AF\u30C8 
 \u30EC\u30D3\u30E5\u30FC \u67FB\u8AAD \u898B\u76F4\u3057 
 \u76E3\u67FB \u691C\u67FB 
 \u4FDD\u8B77 \u5B88\u308B 
 \u653B\u6483 \u30A2\u30BF\u30C3\u30AF 
 \u516C\u958B \u9732\u51FA \u3055\u3089\u3059 
 \u6F0F\u308C \u6F0F\u6D29 \u30EA\u30FC\u30AF 
 \u30D6\u30ED\u30C3\u30AF \u963B\u6B62 \u585E\u3050 
 \u89E3\u9664 \u30D6\u30ED\u30C3\u30AF\u89E3\u9664 
 \u30ED\u30C3\u30AF \u65BD\u9320 
 \u89E3\u653E \u30EA\u30EA\u30FC\u30B9 
 \u30CF\u30F3\u30B0 \u56FA\u307E\u308B \u30D5\u30EA\u30FC\u30BA \u505C\u6B62 
 \u30AF\u30E9\u30C3\u30B7\u30E5 \u843D\u3061\u308B \u7570\u5E38\u7D42\u4E86 
 \u30D7\u30C3\u30B7\u30E5 \u62BC\u3059 
 \u30D7\u30EB \u5F15\u304F \u53D6\u5F97 
 \u30A2\u30C3\u30D7\u30ED\u30FC\u30C9 
 \u30C0\u30A6\u30F3\u30ED\u30FC\u30C9 
 \u30A4\u30F3\u30DD\u30FC\u30C8 \u53D6\u308A\u8FBC\u307F 
 \u30A8\u30AF\u30B9\u30DD\u30FC\u30C8 \u66F8\u304D\u51FA\u3057 
 \u62BD\u51FA \u53D6\u308A\u51FA\u3059 
 \u53CE\u96C6 \u96C6\u3081\u308B 
 \u84C4\u7A4D \u6E9C\u307E\u308B 
 \u96C6\u3081\u308B \u53CE\u96C6 
 \u30D5\u30A3\u30EB\u30BF \u7D5E\u308A\u8FBC\u307F \u62BD\u51FA 
 \u4E00\u81F4 \u30DE\u30C3\u30C1 \u5408\u81F4 
 \u4E0D\u4E00\u81F4 \u98DF\u3044\u9055\u3044 
 \u5408\u3046 \u9069\u5408 
 \u9069\u5FDC \u5BFE\u5FDC \u8ABF\u6574 
 \u8ABF\u6574 \u8ABF\u7BC0 
 \u7FFB\u8A33 \u8A33\u3059 
 \u89E3\u91C8 \u30A4\u30F3\u30BF\u30FC\u30D7\u30EA\u30C8 
 \u633F\u5165 \u5DEE\u3057\u8FBC\u3080 
 \u7F6E\u304F \u914D\u7F6E \u5165\u308C\u308B 
 \u53D6\u308B \u53D7\u3051\u308B 
 \u6301\u3063\u3066\u304F\u308B \u3082\u305F\u3089\u3059 
 \u96E2\u308C\u308B \u53BB\u308B \u6B8B\u3059 
 \u5165\u529B \u5165\u308B 
 \u7D42\u4E86 \u629C\u3051\u308B \u9000\u51FA 
 \u8FD4\u3059 \u623B\u308B \u8FD4\u5374 \u623B\u308A\u5024 
 \u5230\u9054 \u9054\u3059\u308B \u5C4A\u304F 
 \u8D85\u3048\u308B \u8D85\u904E 
 \u9054\u6210 \u6210\u3057\u9042\u3052\u308B 
 \u5F93\u3046 \u5B88\u308B \u9075\u5B88 
 \u6E96\u62E0 \u9075\u5B88 
 \u9055\u53CD \u7834\u308B 
 \u5F37\u5236 \u5FB9\u5E95 
 \u5F37\u5236 \u7121\u7406\u306B 
 \u4E0A\u66F8\u304D \u30AA\u30FC\u30D0\u30FC\u30E9\u30A4\u30C9 
 \u4E0A\u66F8\u304D 
 \u66F8\u304D\u76F4\u3057 \u30EA\u30E9\u30A4\u30C8 
 \u30EA\u30D5\u30A1\u30AF\u30BF\u30EA\u30F3\u30B0 
 \u6383\u9664 \u30AF\u30EA\u30FC\u30F3\u30A2\u30C3\u30D7 \u7247\u4ED8\u3051 
 \u30AF\u30EA\u30A2 \u6D88\u53BB \u7A7A\u306B\u3059\u308B 
 \u7C21\u7D20\u5316 \u5358\u7D14\u5316 \u7C21\u7565\u5316 
 \u8907\u96D1\u5316 \u8907\u96D1\u306B\u3059\u308B 
 \u9AD8\u901F\u5316 \u901F\u5EA6 \u30B9\u30D4\u30FC\u30C9 
 \u9045\u304F\u306A\u308B \u6E1B\u901F \u4F4E\u901F\u5316 
 \u30B9\u30ED\u30C3\u30C8\u30EA\u30F3\u30B0 \u6D41\u91CF\u5236\u9650 
 \u6700\u9069\u5316 
 \u5225 \u500B\u5225 \u5225\u3005 
 \u4E00\u7DD2 \u5171\u306B \u307E\u3068\u3081\u3066 
 \u8FD1\u3044 \u8FD1\u304F 
 \u89E6\u308B \u89E6\u308C\u308B 
 \u5F71\u97FF \u5F71\u97FF\u3059\u308B 
 \u95A2\u3059\u308B \u95A2\u308F\u308B 
 \u4F34\u3046 \u5DFB\u304D\u8FBC\u3080 
 \u63D0\u4F9B \u914D\u4FE1 
 \u30DB\u30B9\u30C8 \u30DB\u30B9\u30C6\u30A3\u30F3\u30B0 
 \u501F\u308A\u308B \u8CFC\u5165 \u8CB7\u3046 
 \u8CFC\u5165 \u8CB7\u3046 
 \u8CA9\u58F2 \u58F2\u308B 
 \u652F\u6255\u3044 \u6255\u3046 \u6C7A\u6E08 
 \u52DD\u3064 \u5F97\u308B \u7372\u5F97 
 \u6B20\u3051\u308B \u4E0D\u8DB3 \u9003\u3059 
 \u4E0D\u8DB3 \u6B20\u5982 
 \u5B58\u5728 \u3042\u308B 
 \u542B\u3080 
 \u69CB\u6210 \u6210\u308B 
 \u6B8B\u308B \u7559\u307E\u308B 
 \u5B58\u7D9A \u7D9A\u304F \u6C38\u7D9A 
 \u7D9A\u304F \u671F\u9593 \u304B\u304B\u308B 
 \u5909\u52D5 \u7570\u306A\u308B \u5909\u308F\u308B 
 \u7570\u306A\u308B \u9055\u3044 \u5DEE 
 \u4E56\u96E2 \u9038\u8131 \u305A\u308C\u308B 
 \u91CD\u306A\u308B \u91CD\u8907 
 \u885D\u7A81 \u3076\u3064\u304B\u308B 
 \u7AF6\u5408 \u885D\u7A81 \u30B3\u30F3\u30D5\u30EA\u30AF\u30C8 
 \u77DB\u76FE \u98DF\u3044\u9055\u3046 
 \u8A70\u307E\u308B \u6E0B\u6EDE 
 \u82E6\u52B4 \u56F0\u96E3 
 \u88AB\u308B \u82E6\u3057\u3080 
 \u906D\u9047 \u7D4C\u9A13 \u4F53\u9A13 
 \u906D\u9047 \u51FA\u4F1A\u3046 
 \u5B8C\u4E86 \u5B8C\u6210 \u7D42\u3048\u308B 
 \u78BA\u5B9A \u6700\u7D42\u5316 
 \u521D\u671F\u5316 \u30A4\u30CB\u30B7\u30E3\u30E9\u30A4\u30BA 
 \u767B\u9332 \u30EC\u30B8\u30B9\u30BF\u30FC 
 \u8A18\u9332 \u9332\u753B \u66F8\u304D\u7559\u3081\u308B 
 \u30E1\u30E2 \u6CE8\u8A18 \u30CE\u30FC\u30C8 
 \u30DE\u30FC\u30AF \u5370 \u76EE\u5370 
 \u5F37\u8ABF \u30CF\u30A4\u30E9\u30A4\u30C8 
 \u516C\u958B 
 \u533A\u5225 \u56FA\u6709 
 \u8003\u6848 \u767A\u660E 
 \u5B9F\u9A13 \u8A66\u884C \u30D7\u30ED\u30C8\u30BF\u30A4\u30D7 
 \u5B9F\u8DF5 \u7DF4\u7FD2 \u6163\u884C 
 \u4FE1\u983C \u4FE1\u7528 \u81EA\u4FE1 
 \u7591\u3046 \u7591\u554F \u4E0D\u78BA\u304B 
 \u7591\u3046 \u5BB9\u7591 \u602A\u3057\u3044 
 \u5FC3\u914D \u61F8\u5FF5 
 \u5ACC\u3044 \u7169\u308F\u3057\u3044 
 \u597D\u304D \u597D\u3080 
 \u9A5A\u304D \u610F\u5916 \u4E88\u60F3\u5916 
 \u6DF7\u4E71 \u6DF7\u540C \u7D1B\u3089\u308F\u3057\u3044 
 \u8AA4\u89E3\u3055\u305B\u308B \u6B3A\u304F 
 \u9045\u3044 \u4F4E\u901F \u91CD\u3044 
 \u901F\u3044 \u9AD8\u901F \u65E9\u3044 
 \u5373\u6642 \u3059\u3050 \u5373\u5EA7 
 \u5927\u304D\u3044 \u5DE8\u5927 \u5927\u898F\u6A21 
 \u5C0F\u3055\u3044 \u5C0F\u898F\u6A21 \u5C0F\u578B 
 \u9577\u3044 \u9577\u6642\u9593 
 \u77ED\u3044 \u7C21\u6F54 
 \u9AD8\u3044 \u4E0A\u4F4D 
 \u4F4E\u3044 \u4E0B\u4F4D 
 \u91CD\u3044 \u91CD\u91CF 
 \u8EFD\u3044 \u8EFD\u91CF 
 \u9593\u9055\u3044 \u8AA4\u308A \u4E0D\u6B63 
 \u6B63\u3057\u3044 \u6B63\u78BA 
 \u6B63\u78BA \u53B3\u5BC6 \u3061\u3087\u3046\u3069 
 \u7D04 \u304A\u304A\u3088\u305D \u8FD1\u4F3C 
 \u6B20\u843D \u4E0D\u8DB3 \u898B\u3064\u304B\u3089\u306A\u3044 
 \u7A7A \u7A7A\u3063\u307D \u7A7A\u767D 
 \u6E80\u676F \u3044\u3063\u3071\u3044 \u5B8C\u5168 
 \u91CD\u8907 \u4E8C\u91CD 
 \u5197\u9577 \u4F59\u5206 
 \u53E4\u3044 \u9673\u8150\u5316 \u671F\u9650\u5207\u308C 
 \u53E4\u3044 \u65E7 \u30EC\u30AC\u30B7\u30FC 
 \u5EC3\u6B62 \u975E\u63A8\u5968 \u6642\u4EE3\u9045\u308C 
 \u975E\u63A8\u5968 \u5EC3\u6B62\u4E88\u5B9A 
 \u65B0\u3057\u3044 \u65B0\u898F \u6700\u65B0 
 \u6700\u8FD1 \u76F4\u8FD1 
 \u6700\u65B0 
 \u73FE\u5728 \u73FE\u884C \u30AB\u30EC\u30F3\u30C8 
 \u524D \u4EE5\u524D \u524D\u56DE 
 \u6B21 \u6B21\u306E \u6B21\u56DE 
 \u58CA\u308C\u305F \u6545\u969C \u7834\u640D 
 \u7834\u640D \u58CA\u308C\u305F 
 \u4E0D\u5B89\u5B9A \u30D5\u30EC\u30FC\u30AD\u30FC \u65AD\u7D9A\u7684 
 \u5B89\u5B9A \u5B89\u5B9A\u6027 
 \u4FE1\u983C\u6027 \u4FE1\u983C\u3067\u304D\u308B 
 \u5805\u7262 \u9811\u5065 
 \u8106\u3044 \u58CA\u308C\u3084\u3059\u3044 
 \u5B89\u5168 \u5B89\u5168\u306A 
 \u5371\u967A \u5B89\u5168\u3067\u306A\u3044 
 \u53B3\u683C \u53B3\u5BC6 \u53B3\u3057\u3044 
 \u7DE9\u3044 \u5BDB\u5BB9 
 \u5358\u7D14 \u7C21\u5358 \u30B7\u30F3\u30D7\u30EB 
 \u7C21\u5358 \u5BB9\u6613 \u697D 
 \u8907\u96D1 \u8907\u96D1\u306A 
 \u96E3\u3057\u3044 \u56F0\u96E3 
 \u304D\u308C\u3044 \u6E05\u6F54 \u30AF\u30EA\u30FC\u30F3 
 \u6C5A\u3044 \u30C0\u30FC\u30C6\u30A3 
 \u919C\u3044 \u6C5A\u3044 
 \u6DF7\u4E71 \u4E71\u96D1 \u30AB\u30AA\u30B9 
 \u96A0\u308C\u305F \u975E\u8868\u793A \u96A0\u3057 
 \u898B\u3048\u308B \u53EF\u8996 \u8868\u793A 
 \u660E\u78BA \u660E\u3089\u304B \u306F\u3063\u304D\u308A 
 \u4E0D\u660E\u78BA \u66D6\u6627 \u4E0D\u660E 
 \u66D6\u6627 \u3042\u3044\u307E\u3044 
 \u660E\u793A\u7684 \u660E\u793A 
 \u6697\u9ED9 \u6697\u9ED9\u7684 
 \u516C\u958B \u30D1\u30D6\u30EA\u30C3\u30AF 
 \u975E\u516C\u958B \u30D7\u30E9\u30A4\u30D9\u30FC\u30C8 \u79D8\u5BC6 
 \u79D8\u5BC6 \u6A5F\u5BC6 \u30B7\u30FC\u30AF\u30EC\u30C3\u30C8 
 \u5185\u90E8 \u793E\u5185 
 \u5916\u90E8 \u793E\u5916 
 \u30ED\u30FC\u30AB\u30EB \u624B\u5143 
 \u30EA\u30E2\u30FC\u30C8 \u9060\u9694 
 \u4E00\u6642\u7684 \u4EEE \u66AB\u5B9A 
 \u6C38\u7D9A \u6052\u4E45 \u6C38\u4E45 
 \u66AB\u5B9A \u4EEE 
 \u4EFB\u610F \u30AA\u30D7\u30B7\u30E7\u30F3 
 \u5FC5\u9808 \u5FC5\u8981 \u7FA9\u52D9 
 \u5FC5\u8981 \u4E0D\u53EF\u6B20 
 \u4E0D\u8981 \u7121\u99C4 
 \u30C7\u30D5\u30A9\u30EB\u30C8 \u65E2\u5B9A \u6A19\u6E96 
 \u6A19\u6E96 \u898F\u683C \u30B9\u30BF\u30F3\u30C0\u30FC\u30C9 
 \u30AB\u30B9\u30BF\u30E0 \u72EC\u81EA \u81EA\u4F5C 
 \u30AB\u30B9\u30BF\u30DE\u30A4\u30BA 
 \u624B\u52D5 \u30DE\u30CB\u30E5\u30A2\u30EB \u624B\u4F5C\u696D 
 \u81EA\u52D5 \u81EA\u52D5\u7684 \u30AA\u30FC\u30C8 
 \u81EA\u52D5\u5316 
 \u90E8\u5206\u7684 \u4E00\u90E8 
 \u4E0D\u5B8C\u5168 \u672A\u5B8C\u6210 
 \u5B8C\u5168 \u5168\u4F53 \u3059\u3079\u3066 
 \u7B49\u3057\u3044 \u540C\u3058 \u540C\u4E00 
 \u4F3C\u305F \u985E\u4F3C \u540C\u69D8 
 \u9055\u3046 \u7570\u306A\u308B \u5225\u306E 
 \u4E00\u610F \u56FA\u6709 \u30E6\u30CB\u30FC\u30AF 
 \u5171\u901A \u4E00\u822C\u7684 \u3088\u304F\u3042\u308B 
 \u7A00 \u307E\u308C \u73CD\u3057\u3044 
 \u7279\u5225 \u7279\u6B8A 
 \u7279\u5B9A \u5177\u4F53\u7684 
 \u4E00\u822C \u6C4E\u7528 
 \u901A\u5E38 \u666E\u901A \u6B63\u5E38 
 \u7570\u5E38 \u5947\u5999 \u5909\u306A 
 \u91CD\u8981 \u5927\u4E8B \u5927\u5207 
 \u7DCA\u6025 \u81F3\u6025 
 \u8EFD\u5FAE \u4E9B\u7D30 \u30DE\u30A4\u30CA\u30FC 
 \u4E3B\u8981 \u30E1\u30A4\u30F3 \u4E3B\u306A 
 \u4E8C\u6B21 \u526F\u6B21 \u88DC\u52A9 
 \u826F\u3044 \u3044\u3044 
 \u60AA\u3044 \u3072\u3069\u3044 
 \u3088\u308A\u826F\u3044 \u512A\u308C\u305F 
 \u6700\u5584 \u6700\u9069 \u30D9\u30B9\u30C8 
 \u6700\u60AA 
 \u4FBF\u5229 \u6709\u7528 \u5F79\u7ACB\u3064 
 \u7121\u99C4 \u5F79\u306B\u7ACB\u305F\u306A\u3044 
 \u4FBF\u5229 \u90FD\u5408\u304C\u826F\u3044 
 \u9762\u5012 \u7169\u96D1 \u5384\u4ECB 
 \u9000\u5C48 \u3064\u307E\u3089\u306A\u3044 
 \u30A2\u30AF\u30C6\u30A3\u30D6 \u6709\u52B9 \u7A3C\u50CD 
 \u975E\u30A2\u30AF\u30C6\u30A3\u30D6 \u4F11\u6B62 
 \u30A2\u30A4\u30C9\u30EB \u5F85\u6A5F 
 \u5FD9\u3057\u3044 \u30D3\u30B8\u30FC \u6DF7\u96D1 
 \u5229\u7528\u53EF\u80FD \u53EF\u7528\u6027 
 \u5229\u7528\u4E0D\u53EF \u505C\u6B62\u4E2D 
 \u6E96\u5099\u5B8C\u4E86 \u30EC\u30C7\u30A3 
 \u4FDD\u7559 \u672A\u51E6\u7406 \u30DA\u30F3\u30C7\u30A3\u30F3\u30B0 
 \u5B8C\u4E86 \u6E08\u307F 
 \u65E2\u77E5 \u77E5\u3089\u308C\u305F 
 \u4E0D\u660E \u672A\u77E5 
 \u78BA\u304B \u78BA\u5B9F 
 \u4E0D\u78BA\u5B9F \u4E0D\u78BA\u304B 
 \u53EF\u80FD \u3067\u304D\u308B 
 \u4E0D\u53EF\u80FD \u7121\u7406 
 \u304A\u305D\u3089\u304F \u53EF\u80FD\u6027\u304C\u9AD8\u3044 
 \u771F \u672C\u5F53 \u672C\u7269 
 \u507D \u8AA4 
 \u507D \u30C0\u30DF\u30FC \u30E2\u30C3\u30AF 
 \u5B9F\u969B \u672C\u7269 \u30EA\u30A2\u30EB 
 \u6709\u52B9 \u6B63\u5F53 
 \u7121\u52B9 \u4E0D\u6B63 
 \u4E00\u8CAB \u6574\u5408\u6027 \u7D71\u4E00 
 \u4E0D\u6574\u5408 \u4E00\u8CAB\u6027\u304C\u306A\u3044 
 \u4E92\u63DB \u4E92\u63DB\u6027 
 \u975E\u4E92\u63DB \u4E92\u63DB\u6027\u304C\u306A\u3044 
 \u30AA\u30FC\u30D7\u30F3 \u516C\u958B 
 \u7121\u6599 
 \u9AD8\u4FA1 \u9AD8\u3044 \u30B3\u30B9\u30C8\u304C\u304B\u304B\u308B 
 \u5B89\u3044 \u5B89\u4FA1 
 \u5F37\u3044 \u5F37\u529B 
 \u5F31\u3044 \u8106\u5F31 
 \u67D4\u8EDF \u30D5\u30EC\u30AD\u30B7\u30D6\u30EB 
 \u786C\u76F4 \u56FA\u5B9A\u7684 
 \u56FA\u5B9A \u4E00\u5B9A 
 \u4E00\u5B9A \u5B9A\u6570 
 \u52D5\u7684 \u30C0\u30A4\u30CA\u30DF\u30C3\u30AF 
 \u9759\u7684 \u30B9\u30BF\u30C6\u30A3\u30C3\u30AF 
 \u30E9\u30F3\u30C0\u30E0 \u7121\u4F5C\u70BA 
 \u4EFB\u610F \u6063\u610F\u7684 
 \u6C7A\u5B9A\u7684 \u4E88\u6E2C\u53EF\u80FD \u518D\u73FE\u53EF\u80FD 
 \u518D\u73FE \u518D\u73FE\u3059\u308B 
 \u9806\u6B21 \u9010\u6B21 \u9023\u7D9A 
 \u4E26\u5217 \u4E26\u884C \u540C\u6642 
 \u540C\u6642 
 \u9759\u304B \u30B5\u30A4\u30EC\u30F3\u30C8 \u9ED9\u3063\u3066 
 \u3046\u308B\u3055\u3044 \u30CE\u30A4\u30BA \u5197\u9577 
 \u5197\u9577 \u8A73\u7D30 
 \u8A73\u7D30 \u8A73\u3057\u3044 
 \u5FB9\u5E95\u7684 \u7DB2\u7F85\u7684 
 \u6CE8\u610F\u6DF1\u3044 \u614E\u91CD 
 \u4E0D\u6CE8\u610F \u96D1 
 \u5076\u767A\u7684 \u8AA4\u3063\u3066 \u3046\u3063\u304B\u308A 
 \u610F\u56F3\u7684 \u6545\u610F \u308F\u3056\u3068 
 \u6700\u521D \u7B2C\u4E00 \u521D 
 \u6700\u5F8C \u6700\u7D42 
 \u521D\u671F \u6700\u521D 
 \u6700\u7D42 \u6700\u5F8C 
 \u5143 \u30AA\u30EA\u30B8\u30CA\u30EB \u5143\u3005 
 \u65E9\u3044 \u65E9\u671F 
 \u9045\u3044 \u9045\u308C \u5F8C\u671F 
 \u3059\u3050 \u307E\u3082\u306A\u304F \u8FD1\u3005 
 \u5F8C\u3067 \u305D\u306E\u5F8C 
 \u524D \u4EE5\u524D \u4E8B\u524D 
 \u5F8C \u305D\u306E\u5F8C 
 \u9593 \u4E2D \u6700\u4E2D 
 \u4ECA \u73FE\u5728 
 \u4ECA\u65E5 \u672C\u65E5 
 \u6628\u65E5 
 \u660E\u65E5 
 \u3088\u304F \u983B\u7E41 \u3057\u3070\u3057\u3070 
 \u6642\u3005 \u305F\u307E\u306B 
 \u6C7A\u3057\u3066 \u4E00\u5EA6\u3082 
 \u5E38\u306B \u3044\u3064\u3082 \u5FC5\u305A 
 \u3060\u3051 \u306E\u307F \u552F\u4E00 
 \u4E00\u5EA6 \u4E00\u56DE 
 \u4E8C\u56DE \u4E8C\u5EA6 
 \u518D\u3073 \u307E\u305F \u518D\u5EA6 
 \u65E2\u306B \u3082\u3046 
 \u307E\u3060 \u4F9D\u7136 
 \u307B\u3068\u3093\u3069 \u307B\u307C 
 \u5341\u5206 \u8DB3\u308A\u308B 
 \u4E0D\u5341\u5206 \u4E0D\u8DB3 
 \u904E\u5270 \u3059\u304E\u308B 
 \u3068\u3066\u3082 \u975E\u5E38\u306B 
 \u591A\u5206 \u304B\u3082\u3057\u308C\u306A\u3044 
 \u4EE3\u308F\u308A\u306B 
 \u307E\u305F \u3082 
 \u306A\u305C\u306A\u3089 \u305F\u3081 \u7406\u7531 
 \u306A\u305C \u3069\u3046\u3057\u3066 \u7406\u7531 
 \u3069\u3046\u3084\u3063\u3066 \u65B9\u6CD5 
 \u3069\u3053 \u5834\u6240 
 \u3044\u3064 \u6642\u70B9 
 \u8AB0 
 \u3069\u306E \u3069\u308C \u4F55 
 \u7406\u7531 \u6839\u62E0 \u52D5\u6A5F 
 \u539F\u56E0 \u6839\u672C\u539F\u56E0 
 \u5F71\u97FF \u52B9\u679C \u4F5C\u7528 
 \u7D50\u679C \u5E30\u7D50 
 \u7D50\u679C \u6210\u679C 
 \u76EE\u7684 \u610F\u56F3 \u7528\u9014 
 \u76EE\u6A19 \u30B4\u30FC\u30EB \u76EE\u7684 
 \u554F\u984C \u8AB2\u984C \u4E0D\u5177\u5408 
 \u30D0\u30B0 \u4E0D\u5177\u5408 \u6B20\u9665 
 \u30A8\u30E9\u30FC \u8AA4\u308A \u9593\u9055\u3044 
 \u30DF\u30B9 \u9593\u9055\u3044 \u904E\u3061 
 \u6B20\u9665 \u6B20\u70B9 \u5F31\u70B9 
 \u30A4\u30F3\u30B7\u30C7\u30F3\u30C8 \u969C\u5BB3 \u4E8B\u6545 
 \u969C\u5BB3 \u505C\u6B62 \u30C0\u30A6\u30F3 
 \u75C7\u72B6 \u5146\u5019 
 \u89E3\u6C7A\u7B56 \u89E3\u6C7A \u30BD\u30EA\u30E5\u30FC\u30B7\u30E7\u30F3 
 \u56DE\u907F\u7B56 \u66AB\u5B9A\u5BFE\u5FDC \u30EF\u30FC\u30AF\u30A2\u30E9\u30A6\u30F3\u30C9 
 \u30B3\u30C4 \u30C8\u30EA\u30C3\u30AF \u5C0F\u6280 
 \u30D2\u30F3\u30C8 \u624B\u304C\u304B\u308A 
 \u30EB\u30FC\u30EB \u898F\u5247 \u898F\u5B9A 
 \u6163\u7FD2 \u898F\u7D04 \u6163\u4F8B 
 \u6307\u91DD \u30AC\u30A4\u30C9\u30E9\u30A4\u30F3 
 \u65B9\u91DD \u30DD\u30EA\u30B7\u30FC 
 \u539F\u5247 \u539F\u7406 
 \u4F8B\u5916 \u7279\u4F8B 
 \u8981\u4EF6 \u8981\u6C42 
 \u524D\u63D0\u6761\u4EF6 \u5FC5\u8981\u6761\u4EF6 
 \u6761\u4EF6 
 \u57FA\u6E96 
 \u4E0A\u9650 \u9650\u5EA6 \u30AF\u30A9\u30FC\u30BF 
 \u6700\u5927 \u6700\u5927\u5024 
 \u6700\u5C0F \u6700\u5C0F\u5024 \u6700\u4F4E 
 \u5E73\u5747 
 \u30B5\u30A4\u30BA \u5927\u304D\u3055 \u5BF8\u6CD5 
 \u91CF \u6570\u91CF 
 \u6570 \u756A\u53F7 \u6570\u5B57 
 \u5408\u8A08 \u7DCF\u8A08 \u30C8\u30FC\u30BF\u30EB 
 \u5408\u8A08 \u548C 
 \u7387 \u5272\u5408 \u30EC\u30FC\u30C8 
 \u30D1\u30FC\u30BB\u30F3\u30C8 \u5272\u5408 
 \u983B\u5EA6 \u5468\u6CE2\u6570 
 \u7BC4\u56F2 \u30EC\u30F3\u30B8 
 \u9593\u9694 \u30A4\u30F3\u30BF\u30FC\u30D0\u30EB 
 \u9806\u5E8F \u9806\u756A \u4E26\u3073 
 \u512A\u5148\u5EA6 \u512A\u5148\u9806\u4F4D \u512A\u5148 
 \u5834\u6240 \u4F4D\u7F6E 
 \u4F4D\u7F6E \u30DD\u30B8\u30B7\u30E7\u30F3 
 \u90E8\u5206 \u4E00\u90E8 \u30D1\u30FC\u30C4 
 \u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8 \u90E8\u54C1 \u30E2\u30B8\u30E5\u30FC\u30EB 
 \u5168\u4F53 \u5168\u90E8 \u4E38\u3054\u3068 
 \u65AD\u7247 \u304B\u3051\u3089 \u30C1\u30E3\u30F3\u30AF 
 \u7A2E\u985E \u30BF\u30A4\u30D7 \u7A2E\u5225 
 \u30AB\u30C6\u30B4\u30EA \u5206\u985E \u533A\u5206 
 \u540D\u524D \u540D\u79F0 \u547D\u540D 
 \u30E9\u30D9\u30EB \u30BF\u30B0 \u672D 
 \u30BF\u30A4\u30C8\u30EB \u898B\u51FA\u3057 \u984C\u540D 
 \u624B\u9806 \u30B9\u30C6\u30C3\u30D7 \u6BB5\u968E 
 \u6BB5\u968E \u30D5\u30A7\u30FC\u30BA \u5C40\u9762 
 \u30BF\u30B9\u30AF \u4F5C\u696D \u8AB2\u984C \u30C1\u30B1\u30C3\u30C8 
 \u3084\u308B\u3053\u3068 \u672A\u5BFE\u5FDC 
 \u30D7\u30ED\u30B8\u30A7\u30AF\u30C8 \u6848\u4EF6 
 \u7DE0\u3081\u5207\u308A \u671F\u9650 \u7D0D\u671F 
 \u30DE\u30A4\u30EB\u30B9\u30C8\u30FC\u30F3 \u7BC0\u76EE 
 \u30EA\u30EA\u30FC\u30B9 \u516C\u958B \u7248 
 \u30D0\u30FC\u30B8\u30E7\u30F3 \u7248 
 \u6539\u8A02 \u30EA\u30D3\u30B8\u30E7\u30F3 
 \u30C1\u30FC\u30E0 \u73ED 
 \u540C\u50DA \u30E1\u30F3\u30D0\u30FC 
 \u9867\u5BA2 \u304A\u5BA2\u69D8 \u30AF\u30E9\u30A4\u30A2\u30F3\u30C8 
 \u30E6\u30FC\u30B6\u30FC \u5229\u7528\u8005 
 \u4EBA \u4EBA\u9593 
 \u958B\u767A\u8005 \u30A8\u30F3\u30B8\u30CB\u30A2 \u30D7\u30ED\u30B0\u30E9\u30DE\u30FC 
 \u7BA1\u7406\u8005 \u30DE\u30CD\u30FC\u30B8\u30E3\u30FC \u8CAC\u4EFB\u8005 
 \u6240\u6709\u8005 \u62C5\u5F53\u8005 \u8CAC\u4EFB\u8005 
 \u8CAC\u4EFB \u62C5\u5F53 
 \u4F5C\u8005 \u8457\u8005 
 \u4F1A\u793E \u4F01\u696D \u7D44\u7E54 
 \u30D9\u30F3\u30C0\u30FC \u696D\u8005 \u63D0\u4F9B\u5143 
 \u30D1\u30FC\u30C8\u30CA\u30FC \u63D0\u643A\u5148 
 \u30D5\u30A3\u30FC\u30C9\u30D0\u30C3\u30AF \u610F\u898B \u611F\u60F3 
 \u30B3\u30E1\u30F3\u30C8 \u6CE8\u91C8 
 \u610F\u898B \u898B\u89E3 
 \u6C7A\u5B9A \u5224\u65AD \u6C7A\u65AD 
 \u9078\u629E\u80A2 \u30AA\u30D7\u30B7\u30E7\u30F3 
 \u4EE3\u66FF \u4EE3\u6848 \u4EE3\u66FF\u6848 
 \u30C8\u30EC\u30FC\u30C9\u30AA\u30D5 \u59A5\u5354 
 \u59A5\u5354 \u6298\u8877 
 \u30EA\u30B9\u30AF \u5371\u967A 
 \u30B3\u30B9\u30C8 \u8CBB\u7528 \u4FA1\u683C 
 \u4FA1\u683C \u5024\u6BB5 \u6599\u91D1 
 \u4E88\u7B97 
 \u5229\u70B9 \u30E1\u30EA\u30C3\u30C8 \u5229\u76CA 
 \u6B20\u70B9 \u30C7\u30E1\u30EA\u30C3\u30C8 \u77ED\u6240 
 \u54C1\u8CEA \u8CEA 
 \u4F8B \u30B5\u30F3\u30D7\u30EB \u898B\u672C 
 \u30B5\u30F3\u30D7\u30EB \u6A19\u672C 
 \u5834\u5408 \u30B1\u30FC\u30B9 \u4E8B\u4F8B 
 \u72B6\u6CC1 \u4E8B\u60C5 
 \u6587\u8108 \u80CC\u666F \u30B3\u30F3\u30C6\u30AD\u30B9\u30C8 
 \u8A3C\u62E0 \u6839\u62E0 
 \u8A3C\u660E \u8A3C\u62E0 
 \u4E8B\u5B9F 
 \u4E3B\u5F35 
 \u5C65\u6B74 \u6B74\u53F2 \u7D4C\u7DEF 
 \u904E\u53BB 
 \u5C06\u6765 \u672A\u6765 \u4ECA\u5F8C 
 \u72B6\u614B \u30B9\u30C6\u30FC\u30C8 
 \u72B6\u614B \u30B9\u30C6\u30FC\u30BF\u30B9 \u72B6\u6CC1 
 \u9032\u6357 \u9032\u884C 
 \u30E2\u30FC\u30C9 
 \u5C5E\u6027 \u6027\u8CEA \u30D7\u30ED\u30D1\u30C6\u30A3 
 \u6A5F\u80FD \u30D5\u30A3\u30FC\u30C1\u30E3\u30FC 
 \u80FD\u529B \u3067\u304D\u308B 
 \u5BB9\u91CF \u30AD\u30E3\u30D1\u30B7\u30C6\u30A3 
 \u30EA\u30BD\u30FC\u30B9 \u8CC7\u6E90 
 \u5024 \u4FA1\u5024 \u30D0\u30EA\u30E5\u30FC 
 \u8A2D\u5B9A \u30AA\u30D7\u30B7\u30E7\u30F3 
 \u5F15\u6570 \u30D1\u30E9\u30E1\u30FC\u30BF 
 \u8A73\u7D30 \u7D30\u90E8 
 \u8981\u7D04 \u307E\u3068\u3081 \u6982\u8981 
 \u8981\u7D04 \u307E\u3068\u3081\u308B 
 \u6982\u8981 \u6982\u89B3 
 \u7D39\u4ECB \u5C0E\u5165 \u306F\u3058\u3081\u306B 
 \u8A71\u984C \u30C6\u30FC\u30DE \u30C8\u30D4\u30C3\u30AF 
 \u9818\u57DF \u5206\u91CE \u30A8\u30EA\u30A2 
 \u7BC4\u56F2 \u30B9\u30B3\u30FC\u30D7 
 \u5883\u754C \u5883\u76EE 
 \u7AEF \u30A8\u30C3\u30B8 
 \u4E2D\u592E \u4E2D\u5FC3 
 \u6838 \u4E2D\u6838 \u30B3\u30A2 
 \u57FA\u76E4 \u571F\u53F0 \u30D9\u30FC\u30B9 
 \u57FA\u672C \u57FA\u790E 
 \u30EC\u30D9\u30EB \u6BB5\u968E \u6C34\u6E96 
 \u5C64 \u30EC\u30A4\u30E4\u30FC 
 \u69CB\u9020 \u69CB\u6210 
 \u30A2\u30FC\u30AD\u30C6\u30AF\u30C1\u30E3 \u69CB\u6210 
 \u30D1\u30BF\u30FC\u30F3 \u578B 
 \u30C6\u30F3\u30D7\u30EC\u30FC\u30C8 \u96DB\u5F62 
 \u5F62\u5F0F \u66F8\u5F0F \u30D5\u30A9\u30FC\u30DE\u30C3\u30C8 
 \u5F62 \u5F62\u72B6 
 \u30B9\u30BF\u30A4\u30EB \u69D8\u5F0F 
 \u65B9\u6CD5 \u3084\u308A\u65B9 \u624B\u6BB5 
 \u30A2\u30D7\u30ED\u30FC\u30C1 \u65B9\u91DD \u6226\u7565 
 \u624B\u9806 \u624B\u7D9A\u304D 
 \u30EF\u30FC\u30AF\u30D5\u30ED\u30FC \u6D41\u308C 
 \u624B\u9806\u66F8 \u8AAC\u660E\u66F8 \u30AC\u30A4\u30C9 \u30C1\u30E5\u30FC\u30C8\u30EA\u30A2\u30EB 
 \u6587\u66F8 \u30C9\u30AD\u30E5\u30E1\u30F3\u30C8 \u8CC7\u6599 
 \u4E00\u89A7 \u30EA\u30B9\u30C8 
 \u96C6\u5408 \u30BB\u30C3\u30C8 
 \u7D44 \u30DA\u30A2 \u5BFE 
 \u8981\u7D20 \u9805\u76EE 
 \u9805\u76EE \u30A2\u30A4\u30C6\u30E0 
 \u7269 \u3082\u306E \u3053\u3068 
 \u5DEE \u9055\u3044 \u5DEE\u5206 
 \u9699\u9593 \u30AE\u30E3\u30C3\u30D7 \u7A74 
 \u95A2\u4FC2 \u95A2\u9023 
 \u95A2\u9023 \u95A2\u4FC2\u3059\u308B 
 \u95A2\u9023 \u59A5\u5F53 
 \u7121\u95A2\u4FC2 
 \u72EC\u7ACB \u5358\u72EC 
 \u4F9D\u5B58 \u4F9D\u5B58\u95A2\u4FC2 
 \u7531\u6765 \u51FA\u6240 \u8D77\u6E90 
 \u6E90 \u30BD\u30FC\u30B9 \u60C5\u5831\u6E90 
 \u5B9B\u5148 \u884C\u304D\u5148 \u9001\u4FE1\u5148 
 \u5BFE\u8C61 \u30BF\u30FC\u30B2\u30C3\u30C8 \u76EE\u6A19 
 \u5185\u5BB9 \u30B3\u30F3\u30C6\u30F3\u30C4 \u4E2D\u8EAB 
 \u60C5\u5831 
 \u30A2\u30A4\u30C7\u30A2 \u6848 \u8003\u3048 
 \u6982\u5FF5 \u30B3\u30F3\u30BB\u30D7\u30C8 
 \u7528\u8A9E \u5358\u8A9E \u7528\u8A9E\u96C6 
 \u8A00\u8A9E 
 \u8CEA\u554F \u7591\u554F 
 \u30E1\u30C3\u30BB\u30FC\u30B8 \u4F1D\u8A00 
 \u4F1A\u8B70 \u30DF\u30FC\u30C6\u30A3\u30F3\u30B0 \u6253\u3061\u5408\u308F\u305B 
 \u30A4\u30D9\u30F3\u30C8 \u51FA\u6765\u4E8B 
 \u64CD\u4F5C \u52D5\u4F5C \u30A2\u30AF\u30B7\u30E7\u30F3 \u884C\u52D5 
 \u6D3B\u52D5 \u30A2\u30AF\u30C6\u30A3\u30D3\u30C6\u30A3 
 \u64CD\u4F5C \u51E6\u7406 \u904B\u7528 
 \u632F\u308B\u821E\u3044 \u6319\u52D5 \u52D5\u4F5C 
 \u5909\u66F4 \u5909\u5316 \u6539\u5909 
 \u5F71\u97FF \u30A4\u30F3\u30D1\u30AF\u30C8 
 \u5F71\u97FF 
 \u5F79\u5272 \u30ED\u30FC\u30EB 
 \u6A29\u9650 \u8A31\u53EF 
 \u30A2\u30AF\u30BB\u30B9 \u63A5\u7D9A 
 \u30C4\u30FC\u30EB \u9053\u5177 
 \u30B5\u30FC\u30C9\u30D1\u30FC\u30C6\u30A3 \u7B2C\u4E09\u8005 \u5916\u90E8 
 \u7AEF\u672B \u6A5F\u5668 \u30C7\u30D0\u30A4\u30B9 
 \u74B0\u5883 
 \u672C\u756A \u30D7\u30ED\u30C0\u30AF\u30B7\u30E7\u30F3 
 \u30B9\u30C6\u30FC\u30B8\u30F3\u30B0 \u691C\u8A3C\u74B0\u5883 
 \u6642\u9593 \u6642\u523B \u6642 
 \u671F\u9593 \u6240\u8981\u6642\u9593 
 \u671F\u9593 \u5468\u671F 
 \u77AC\u9593 \u6642\u70B9 
 \u65E5\u4ED8 \u65E5 
 \u65E5 \u6BCE\u65E5 
 \u9031 \u6BCE\u9031 
 \u6708 \u6BCE\u6708 
 \u5E74 \u6BCE\u5E74 
 \u6642\u9593 \u6BCE\u6642 
 \u5206 
 \u79D2 
 \u591C \u591C\u9593 
 \u5B9A\u671F\u7684 \u5468\u671F\u7684 
 \u4E16\u754C \u30B0\u30ED\u30FC\u30D0\u30EB 
 \u56FD 
 \u5730\u57DF \u30EA\u30FC\u30B8\u30E7\u30F3 
 \u4E00\u3064 \u5358\u4E00 
 \u591A\u3044 \u8907\u6570 \u591A\u6570 
 \u5C11\u3057 \u3044\u304F\u3064\u304B \u6570\u500B 
 \u3059\u3079\u3066 \u5168\u90E8 \u5404 
 \u306A\u3057 \u306A\u3044 
 \u4EFB\u610F \u3069\u308C\u3067\u3082 
 \u4ED6 \u5225 
 \u3082\u3063\u3068 \u3088\u308A\u591A\u304F \u8FFD\u52A0 
 \u5C11\u306A\u3044 \u3088\u308A\u5C11\u306A\u3044 
 \u8FFD\u52A0 \u4F59\u5206 
 \u534A\u5206 \u534A 
 \u30BC\u30ED \u96F6 
 \u5927\u534A \u5927\u591A\u6570 
 \u6B8B\u308A 
 \u4E0A \u4E0A\u90E8 \u4EE5\u4E0A 
 \u4E0B \u4E0B\u90E8 \u4EE5\u4E0B 
 \u4E2D \u5185\u5074 \u5185\u90E8 
 \u5916 \u5916\u5074 \u5916\u90E8 
 \u9593 
 \u5F8C\u308D \u80CC\u5F8C \u88CF 
 \u524D \u6B63\u9762 
 \u5DE6 
 \u53F3 
 \u4E0A\u90E8 \u9802\u4E0A \u30C8\u30C3\u30D7 
 \u4E0B\u90E8 \u5E95 \u30DC\u30C8\u30E0 
 \u5074 \u9762 \u30B5\u30A4\u30C9 
 \u65B9\u5411 \u5411\u304D 
 \u524D\u65B9 \u524D\u3078 
 \u5F8C\u65B9 \u5F8C\u308D\u3078 
 \u9006 \u53CD\u8EE2 \u9006\u9806 
 \u53CD\u5BFE \u9006 
 \u59CB\u307E\u308A \u6700\u521D \u5192\u982D 
 \u7D42\u308F\u308A \u672B\u5C3E 
 \u89AA 
 \u5B50 
 \u7D4C\u7531 \u901A\u3057\u3066 
 \u306A\u3057 \u7121\u3057\u3067 
 \u4EE5\u5916 \u9664\u304F 
 \u5BFE \u53CD\u5BFE 
 \u3054\u3068 \u6BCE 
 \u3067\u306A\u3044\u9650\u308A 
 \u3057\u304B\u3057 \u306B\u3082\u304B\u304B\u308F\u3089\u305A 
 \u3055\u3082\u306A\u3051\u308C\u3070 \u305D\u308C\u4EE5\u5916 
 \u898B\u3048\u308B \u601D\u308F\u308C\u308B 
 \u306A\u308B 
 \u884C\u52D5 \u632F\u308B\u821E\u3046 
 \u53CD\u5FDC \u5FDC\u7B54 
 \u5FDC\u7B54 \u8FD4\u7B54 \u30EC\u30B9\u30DD\u30F3\u30B9 
 \u7BC0\u7D04 \u7701\u304F 
 \u8CBB\u3084\u3059 \u4F7F\u3046 \u6D88\u8CBB 
 \u7121\u99C4 \u6D6A\u8CBB 
 \u6D88\u8CBB \u6D88\u8CBB\u3059\u308B 
 \u67AF\u6E07 \u4F7F\u3044\u679C\u305F\u3059 
 \u904E\u8CA0\u8377 \u30AA\u30FC\u30D0\u30FC\u30ED\u30FC\u30C9 
 \u8CA0\u62C5 \u8CA0\u8377 \u30AA\u30FC\u30D0\u30FC\u30D8\u30C3\u30C9 
 \u52B4\u529B \u5DE5\u6570 \u52AA\u529B 
 \u30B9\u30B1\u30FC\u30EB \u62E1\u5F35\u6027 \u898F\u6A21 
 \u5747\u8861 \u30D0\u30E9\u30F3\u30B9 
 \u63C3\u3048\u308B \u6574\u5217 \u5408\u308F\u305B\u308B 
 \u6A19\u6E96\u5316 \u7D71\u4E00 \u6B63\u898F\u5316 
 \u96C6\u7D04 \u4E00\u5143\u5316 \u96C6\u4E2D 
 \u5EF6\u9577 \u62E1\u5F35 
 \u66F4\u65B0 \u7D99\u7D9A 
 \u671F\u9650\u5207\u308C \u5931\u52B9 \u6709\u52B9\u671F\u9650 
 \u7121\u52B9\u5316 \u5931\u52B9 
 \u53D6\u308A\u6D88\u3057 \u5931\u52B9 \u64A4\u56DE 
 \u64A4\u56DE \u53D6\u308A\u4E0B\u3052 \u5F15\u304D\u51FA\u3057 
 \u8F9E\u3081\u308B \u8AE6\u3081\u308B 
 \u5EC3\u6B62 \u5F15\u9000 \u64A4\u53BB 
 \u30A2\u30FC\u30AB\u30A4\u30D6 \u4FDD\u7BA1 
 \u30D0\u30C3\u30AF\u30A2\u30C3\u30D7 \u63A7\u3048 
 \u7834\u58CA \u7834\u68C4 
 \u640D\u5BB3 \u640D\u50B7 \u30C0\u30E1\u30FC\u30B8 
 \u5C0E\u304F \u7387\u3044\u308B \u30EA\u30FC\u30C9 
 \u7D9A\u304F \u5F93\u3046 
 \u6307\u3059 \u70B9 \u30DD\u30A4\u30F3\u30C8 
 \u7F6E\u304F \u914D\u7F6E 
 \u57CB\u3081\u308B \u6E80\u305F\u3059 \u8A18\u5165 
 \u7A7A\u306B\u3059\u308B 
 \u4F1D\u64AD \u5E83\u304C\u308B \u62E1\u6563 
 \u4F1D\u64AD \u4F1D\u3048\u308B 
 \u6E21\u3059 \u5F15\u304D\u6E21\u3057 
 \u8EE2\u9001 \u30D5\u30A9\u30EF\u30FC\u30C9 
 \u30EA\u30C0\u30A4\u30EC\u30AF\u30C8 \u8EE2\u9001 
 \u508D\u53D7 \u6355\u6349 \u30A4\u30F3\u30BF\u30FC\u30BB\u30D7\u30C8 
 \u6355\u307E\u3048\u308B \u6355\u6349 \u30AD\u30E3\u30C3\u30C1 
 \u6295\u3052\u308B \u9001\u51FA \u30B9\u30ED\u30FC 
 \u4E0A\u3052\u308B \u5F15\u304D\u4E0A\u3052\u308B 
 \u4E0B\u3052\u308B \u5F15\u304D\u4E0B\u3052\u308B 
 \u5207\u308B \u30AB\u30C3\u30C8 \u5207\u308A\u53D6\u308A 
 \u904B\u3076 \u904B\u642C 
 \u56DE\u3059 \u56DE\u8EE2 
 \u30ED\u30FC\u30C6\u30FC\u30B7\u30E7\u30F3 \u56DE\u8EE2 
 \u30AF\u30EA\u30C3\u30AF \u62BC\u3059 \u30BF\u30C3\u30D7 
 \u5165\u529B \u6253\u3064 
 \u9078\u3076 \u30D4\u30C3\u30AF 
 \u6295\u7968 
 \u6B63\u5F53\u5316 \u7406\u7531 
 \u660E\u78BA\u5316 \u660E\u3089\u304B\u306B\u3059\u308B 
 \u8AAC\u5F97 
 \u8CAC\u3081\u308B \u539F\u56E0 
 \u8A8D\u3081\u308B 
 \u627F\u8A8D \u78BA\u8A8D\u5FDC\u7B54 
 \u5F8C\u6094 
 \u5BFE\u51E6 \u53D6\u308A\u7D44\u3080 
 \u5BFE\u5FDC \u53D6\u308A\u7D44\u3080 
 \u6226\u7565 \u65B9\u91DD 
 \u4EEE\u8AAC \u7406\u8AD6 
 \u6559\u8A13 \u5B66\u3073 \u632F\u308A\u8FD4\u308A 
 \u7D50\u8AD6 
 \u6D1E\u5BDF \u6C17\u4ED8\u304D \u77E5\u898B 
 \u30B9\u30AD\u30EB \u6280\u80FD 
 \u63A1\u7528 \u96C7\u3046 
 \u30AA\u30F3\u30DC\u30FC\u30C7\u30A3\u30F3\u30B0 \u65B0\u4EBA \u53D7\u3051\u5165\u308C 
 \u521D\u5FC3\u8005 \u65B0\u4EBA 
 \u5C02\u9580\u5BB6 \u30A8\u30AD\u30B9\u30D1\u30FC\u30C8 
 \u5F15\u304D\u7D99\u304E \u5F15\u7D99\u304E 
 \u5F53\u756A \u30AA\u30F3\u30B3\u30FC\u30EB 
 \u30B7\u30D5\u30C8 \u5F53\u756A 
 \u5951\u7D04 
 \u6CD5\u5F8B \u6CD5\u7684 \u6CD5\u4EE4 
 \u30E9\u30A4\u30BB\u30F3\u30B9 \u8A31\u8AFE 
 \u30D7\u30E9\u30A4\u30D0\u30B7\u30FC 
 \u50BE\u5411 \u30C8\u30EC\u30F3\u30C9 
 \u7D71\u8A08 \u6307\u6A19 
 \u30B0\u30E9\u30D5 \u56F3 \u30C1\u30E3\u30FC\u30C8 
 \u753B\u50CF \u5199\u771F 
 \u7CBE\u5EA6 \u6B63\u78BA\u3055 
 \u52B9\u7387 \u6027\u80FD \u30D1\u30D5\u30A9\u30FC\u30DE\u30F3\u30B9 
 \u975E\u52B9\u7387 
 \u5F37\u307F \u9577\u6240 
 \u5F31\u307F \u5F31\u70B9 \u8106\u5F31\u6027 
 \u7FD2\u6163 \u6163\u7FD2 
 \u6587\u5316 \u30AB\u30EB\u30C1\u30E3\u30FC 
 \u5225\u540D \u30A8\u30A4\u30EA\u30A2\u30B9 
 \u7565\u8A9E \u7565\u79F0 
 \u63A5\u982D\u8F9E \u30D7\u30EC\u30D5\u30A3\u30C3\u30AF\u30B9 
 \u63A5\u5C3E\u8F9E \u30B5\u30D5\u30A3\u30C3\u30AF\u30B9 
 \u5927\u6587\u5B57 
 \u5C0F\u6587\u5B57 
 \u8AAD\u307F\u3084\u3059\u3044 \u53EF\u8AAD\u6027 
 \u4FDD\u5B88 \u4FDD\u5B88\u6027 \u30E1\u30F3\u30C6\u30CA\u30F3\u30B9 
 \u78BA\u7387 \u6A5F\u4F1A \u904B 
 \u6A5F\u4F1A \u30C1\u30E3\u30F3\u30B9 
 \u8AB2\u984C \u6311\u6226 \u969C\u5BB3 
 \u969C\u5BB3 \u969C\u58C1 \u59A8\u3052 
 \u843D\u3068\u3057\u7A74 \u7F60 \u30CF\u30DE\u308A\u3069\u3053\u308D 
 \u30DC\u30C8\u30EB\u30CD\u30C3\u30AF 
 \u8CA0\u50B5 \u6280\u8853\u7684\u8CA0\u50B5 
 \u6B8B\u9AB8 \u6B8B\u308A \u5B64\u5150 
 \u30B4\u30DF \u30AC\u30D9\u30FC\u30B8 
 \u672A\u4F7F\u7528 \u4F7F\u308F\u308C\u3066\u3044\u306A\u3044 
 \u90E8\u5206\u96C6\u5408 \u4E00\u90E8 
 \u30DF\u30E9\u30FC \u30EC\u30D7\u30EA\u30AB \u8907\u88FD 
 \u4E0B\u66F8\u304D \u8349\u6848 \u30C9\u30E9\u30D5\u30C8 
 \u8A66\u9A13 \u5148\u884C \u30D9\u30FC\u30BF \u30D1\u30A4\u30ED\u30C3\u30C8 
 \u6BB5\u968E\u7684 \u5F90\u3005\u306B \u6F38\u9032\u7684 
 \u7A81\u7136 \u6025\u306B 
 \u4E88\u671F\u3057\u306A\u3044 \u60F3\u5B9A\u5916 
 \u99B4\u67D3\u307F \u6163\u308C\u305F 
 \u4EBA\u6C17 \u666E\u53CA 
 \u73FE\u4EE3 \u30E2\u30C0\u30F3 
 \u516C\u5F0F \u6B63\u5F0F 
 \u6B63\u5F0F \u30D5\u30A9\u30FC\u30DE\u30EB 
 \u76F4\u63A5 \u30C0\u30A4\u30EC\u30AF\u30C8 
 \u9593\u63A5 
 \u30CD\u30B9\u30C8 \u5165\u308C\u5B50 
 \u5E73\u5766 \u30D5\u30E9\u30C3\u30C8 
 \u6DF1\u3044 
 \u5E83\u3044 \u5E45\u5E83\u3044 
 \u72ED\u3044 
 \u8907\u6570 
 \u5358\u72EC \u4E00\u4EBA 
 \u6DF7\u5408 \u6DF7\u5728 \u30CF\u30A4\u30D6\u30EA\u30C3\u30C9 
 \u6700\u5BC4\u308A \u96A3\u63A5 
 \u6C7A\u5B9A\u6E08\u307F \u5408\u610F\u6E08\u307F 
 \u7981\u6B62\u3055\u308C\u305F \u30D6\u30ED\u30C3\u30AF 
 \u672A\u89E3\u6C7A 
 \u30EA\u30DE\u30A4\u30F3\u30C0\u30FC 
 \u79FB\u884C \u30DE\u30A4\u30B0\u30EC\u30FC\u30B7\u30E7\u30F3 
 \u79FB\u690D 
 \u30D1\u30C3\u30C1 \u4FEE\u6B63 
 \u51CD\u7D50 
 \u5F15\u304D\u4E0A\u3052 \u5897\u5206 
 \u5B88\u308B \u56FA\u57F7 
 \u4E3B\u5F35 \u56FA\u57F7 
 \u8A31\u5BB9 
 \u5968\u52B1 \u63A8\u5968 
 \u975E\u63A8\u5968 \u63A7\u3048\u308B 
 \u5272\u308A\u8FBC\u307F \u4E2D\u65AD \u59A8\u3052\u308B 
 \u30A8\u30B9\u30AB\u30EC\u30FC\u30B7\u30E7\u30F3 \u4E0A\u7533 
 \u30C8\u30EA\u30A2\u30FC\u30B8 \u632F\u308A\u5206\u3051 
 \u5206\u985E 
 \u62DB\u5F85 \u8A98\u3046 
 \u8A2A\u554F \u95B2\u89A7 `,ko:` \uC624\uB958 \uC2E4\uD328 
 \uD14C\uC2A4\uD2B8 
 \uD30C\uC77C 
 \uD3F4\uB354 \uB514\uB809\uD130\uB9AC 
 \uD0A4 
 \uC554\uD638\uD654 
 \uBCF5\uD638\uD654 
 \uBE44\uBC00 \uBE44\uBC00\uBC88\uD638 
 \uB9C8\uC2A4\uD0B9 
 \uBE4C\uB4DC 
 \uB9B4\uB9AC\uC2A4 
 \uAC80\uC0AC \uD655\uC778 
 \uD6C5 
 \uBE0C\uB79C\uCE58 
 \uCEE4\uBC0B 
 \uBCD1\uD569 
 \uC138\uC158 
 \uC0AC\uC6A9\uC790 
 \uACF5\uC720 
 \uB313\uAE00 \uB9AC\uBDF0 
 \uC124\uC815 
 \uBCC0\uC218 
 \uD658\uACBD 
 \uC0C9\uC0C1 
 \uADF8\uB77C\uB370\uC774\uC158 
 \uC774\uBBF8\uC9C0 \uBBF8\uB9AC\uBCF4\uAE30 
 \uD14C\uB9C8 
 \uC6F9\uC0AC\uC774\uD2B8 
 \uB9C1\uD06C 
 \uAE68\uC9C4 
 \uC790\uB3D9\uC644\uC131 
 \uC124\uCE58 
 \uACBD\uACE0 
 \uBA54\uC2DC\uC9C0 
 \uD654\uBA74 \uD45C\uC2DC 
 \uC11C\uBC84 
 \uC694\uCCAD 
 \uC7AC\uC2DC\uB3C4 
 \uC2DC\uAC04 
 \uC0AD\uC81C 
 \uC624\uB798\uB41C 
 \uBE48 
 \uC0C8\uB85C 
 \uC911\uBCF5 
 \uC2DD\uBCC4\uC790 
 \uCC38\uC870 
 \uC0C1\uD0DC 
 \uBC88\uD638 
 \uAE38\uC774 
 \uD544\uB4DC 
 \uBC30\uC5F4 
 \uD0C0\uC785 
 \uD568\uC218 
 \uCF54\uB4DC 
 \uCD9C\uB825 
 \uC2E4\uD589 
 \uBCD1\uB82C \uB3D9\uC2DC 
 \uC4F0\uAE30 
 \uC77D\uAE30 
 \uBA54\uBAA8\uB9AC 
 \uC601\uC0C1 \uBBF8\uB514\uC5B4 
 \uD3C9\uAC00 
 \uBC84\uC804 
 \uC911\uC559 
 \uAE30\uBCF8 
 \uD1B5\uD569 
 \uC5C6\uC74C 
 \uD574\uC2DC 
 \uC7A5\uCE58 
 \uACF5\uAC1C \uBE44\uACF5\uAC1C 
 \uC6D0\uACA9 \uB85C\uCEEC 
 \uC228\uAE30 
 \uC790\uB3D9 
 \uAE30\uB85D 
 \uC2E0\uB8B0 
 \uC885\uB8CC 
 \uD478\uC2DC 
 \uC544\uCE74\uC774\uBE0C 
 \uC2A4\uD0C0\uC77C\uC2DC\uD2B8 
 \uB3C4\uC6B0\uBBF8 
 \uC800\uC7A5\uC18C \uB9AC\uD3EC\uC9C0\uD1A0\uB9AC 
 \uCEE4\uBC0B 
 \uBE0C\uB79C\uCE58 \uBD84\uAE30 
 \uBA54\uC778 \uB9C8\uC2A4\uD130 
 \uD3EC\uD06C 
 \uBCD1\uD569 \uBA38\uC9C0 
 \uCDA9\uB3CC 
 \uB9AC\uBCA0\uC774\uC2A4 
 \uC2A4\uCFFC\uC2DC \uD569\uCE58\uAE30 
 \uCCB4\uB9AC\uD53D \uBC31\uD3EC\uD2B8 
 \uB418\uB3CC\uB9AC\uAE30 \uB864\uBC31 \uBCF5\uC6D0 
 \uC2A4\uD0DC\uC2DC \uC784\uC2DC\uC800\uC7A5 
 \uC2A4\uD14C\uC774\uC9D5 \uC2A4\uD14C\uC774\uC9C0 
 \uCC28\uC774 \uB514\uD504 
 \uD328\uCE58 \uD56B\uD53D\uC2A4 \uC218\uC815 
 \uD0DC\uADF8 \uB77C\uBCA8 
 \uD074\uB860 \uBCF5\uC81C 
 \uCCB4\uD06C\uC544\uC6C3 \uC804\uD658 
 \uD478\uC2DC \uC62C\uB9AC\uAE30 
 \uD480 \uAC00\uC838\uC624\uAE30 
 \uC6D0\uACA9 \uC5C5\uC2A4\uD2B8\uB9BC 
 \uC5C5\uC2A4\uD2B8\uB9BC \uC0C1\uC704 
 \uB2E4\uC6B4\uC2A4\uD2B8\uB9BC \uD558\uC704 
 \uC774\uB825 \uD788\uC2A4\uD1A0\uB9AC \uAE30\uB85D 
 \uBE14\uB808\uC784 \uC791\uC131\uC790 
 \uC774\uBD84 \uC774\uC9C4\uD0D0\uC0C9 
 \uC11C\uBE0C\uBAA8\uB4C8 
 \uBAA8\uB178\uB808\uD3EC 
 \uC6CC\uD06C\uD2B8\uB9AC \uC791\uC5C5\uD2B8\uB9AC 
 \uCD94\uC801\uC548\uB428 \uBB34\uC2DC 
 \uBBF8\uCEE4\uBC0B \uC218\uC815\uB428 
 \uD480\uB9AC\uD018\uC2A4\uD2B8 \uD480\uB9AC\uD018 \uBA38\uC9C0\uB9AC\uD018\uC2A4\uD2B8 
 \uB9AC\uBDF0 \uAC80\uD1A0 
 \uB9AC\uBDF0\uC5B4 \uAC80\uD1A0\uC790 
 \uC2B9\uC778 
 \uAC70\uBD80 \uAC70\uC808 \uBC18\uB824 
 \uC0AC\uC18C\uD55C \uC9C0\uC801 
 \uD53C\uB4DC\uBC31 \uC758\uACAC \uCF54\uBA58\uD2B8 
 \uCD08\uC548 \uB4DC\uB798\uD504\uD2B8 
 \uC18C\uC720\uC790 \uCC45\uC784\uC790 \uBA54\uC778\uD14C\uC774\uB108 
 \uAE30\uC5EC\uC790 \uCEE8\uD2B8\uB9AC\uBDF0\uD130 \uC791\uC131\uC790 
 \uAE30\uC5EC 
 \uC218\uC815 \uACE0\uCE58\uAE30 
 \uAC15\uC81C \uB36E\uC5B4\uC4F0\uAE30 
 \uD6C5 
 \uC11C\uBA85 \uD2B8\uB808\uC77C\uB7EC 
 \uB3D9\uAE30\uD654 
 \uBD84\uAE30 \uCC28\uC774 \uC5B4\uAE0B\uB0A8 
 \uBD84\uB9AC\uB428 \uACE0\uC544 
 \uC624\uB798\uB41C \uB0A1\uC740 
 \uB9C8\uC77C\uC2A4\uD1A4 
 \uD2F0\uCF13 \uC774\uC288 
 \uBC31\uB85C\uADF8 \uB300\uAE30\uBAA9\uB85D 
 \uC6CC\uD06C\uD50C\uB85C \uBE0C\uB79C\uCE58\uC804\uB7B5 
 \uBCF4\uD638\uB428 \uC7A0\uAE34 
 \uB300\uC6A9\uB7C9 \uBC14\uC774\uB108\uB9AC 
 \uC595\uC740 \uBD80\uBD84 
 \uC2A4\uB0C5\uC0F7 
 \uBCC0\uACBD\uB85C\uADF8 \uCCB4\uC778\uC9C0\uB85C\uADF8 \uB9B4\uB9AC\uC2A4\uB178\uD2B8 
 \uC774\uB984\uBCC0\uACBD \uAC1C\uBA85 
 \uBE4C\uB4DC \uAD6C\uCD95 
 \uCEF4\uD30C\uC77C 
 \uCEF4\uD30C\uC77C\uB7EC \uD2B8\uB79C\uC2A4\uD30C\uC77C\uB7EC 
 \uBC88\uB4E4 \uBB36\uC74C 
 \uBC88\uB4E4\uB7EC 
 \uC555\uCD95 \uCD5C\uC18C\uD654 
 \uD2B8\uB9AC\uC170\uC774\uD0B9 \uBBF8\uC0AC\uC6A9 
 \uBA54\uC774\uD06C\uD30C\uC77C \uBE4C\uB4DC\uC2A4\uD06C\uB9BD\uD2B8 
 \uD0C0\uAE43 \uB300\uC0C1 \uBAA9\uD45C 
 \uC0B0\uCD9C\uBB3C \uC544\uD2F0\uD329\uD2B8 
 \uBC14\uC774\uB108\uB9AC \uC2E4\uD589\uD30C\uC77C 
 \uD328\uD0A4\uC9C0 
 \uB77C\uC774\uBE0C\uB7EC\uB9AC 
 \uD504\uB808\uC784\uC6CC\uD06C 
 \uC758\uC874\uC131 \uC885\uC18D\uC131 \uC758\uC874 
 \uC804\uC774 \uAC04\uC811 
 \uD328\uD0A4\uC9C0\uB9E4\uB2C8\uC800 
 \uB77D\uD30C\uC77C \uC7A0\uAE08\uD30C\uC77C 
 \uACE0\uC815 
 \uC124\uCE58 \uC778\uC2A4\uD1A8 
 \uC124\uCE58\uD504\uB85C\uADF8\uB7A8 \uC778\uC2A4\uD1A8\uB7EC 
 \uC81C\uAC70 \uC5B8\uC778\uC2A4\uD1A8 
 \uC5C5\uADF8\uB808\uC774\uB4DC \uC5C5\uB370\uC774\uD2B8 \uAC31\uC2E0 
 \uB2E4\uC6B4\uADF8\uB808\uC774\uB4DC 
 \uB9B4\uB9AC\uC2A4 \uBC30\uD3EC \uCD9C\uC2DC 
 \uAC8C\uC2DC \uBC1C\uD589 \uACF5\uAC1C 
 \uBC30\uD3EC \uB514\uD50C\uB85C\uC774 
 \uB808\uC9C0\uC2A4\uD2B8\uB9AC 
 \uB0B4\uC7A5 \uB3D9\uBD09 
 \uC544\uCE74\uC774\uBE0C \uC555\uCD95\uD30C\uC77C 
 \uBC84\uC804\uAD00\uB9AC \uC2DC\uB9E8\uD2F1\uBC84\uC804 
 \uD504\uB9AC\uB9B4\uB9AC\uC2A4 \uBCA0\uD0C0 
 \uC548\uC815 \uC548\uC815\uC801 
 \uC7A5\uAE30\uC9C0\uC6D0 
 \uC9C0\uC6D0\uC885\uB8CC \uB2E8\uC885 
 \uB9E4\uB2C8\uD398\uC2A4\uD2B8 
 \uB9C1\uD06C \uB9C1\uCEE4 
 \uC815\uC801 \uC2A4\uD0DC\uD2F1 
 \uB3D9\uC801 \uB2E4\uC774\uB098\uBBF9 
 \uC99D\uBD84 \uC810\uC9C4\uC801 
 \uC7AC\uBE4C\uB4DC \uC7AC\uAD6C\uCD95 
 \uAC10\uC2DC \uC6CC\uCE58 \uD56B\uB9AC\uB85C\uB4DC 
 \uD234\uCCB4\uC778 \uB3C4\uAD6C 
 \uD06C\uB85C\uC2A4\uD50C\uB7AB\uD3FC \uC774\uC2DD\uC131 
 \uBC30\uD3EC \uBC30\uAE09 
 \uC2A4\uCE90\uD3F4\uB4DC \uBCF4\uC77C\uB7EC\uD50C\uB808\uC774\uD2B8 \uD15C\uD50C\uB9BF 
 \uC0DD\uC131 
 \uCF54\uB4DC\uC0DD\uC131 \uC0DD\uC131\uAE30 
 \uCEE8\uD14C\uC774\uB108 \uB3C4\uCEE4 
 \uC774\uBBF8\uC9C0 
 \uC624\uCF00\uC2A4\uD2B8\uB808\uC774\uC158 \uCFE0\uBC84\uB124\uD2F0\uC2A4 
 \uD638\uC2A4\uD305 
 \uD074\uB77C\uC6B0\uB4DC 
 \uC11C\uBC84\uB9AC\uC2A4 
 \uC778\uD504\uB77C \uAE30\uBC18 
 \uD504\uB85C\uBE44\uC800\uB2DD \uC900\uBE44 
 \uC2A4\uD14C\uC774\uC9D5 \uAC80\uC99D\uD658\uACBD 
 \uC6B4\uC601 \uD504\uB85C\uB355\uC158 
 \uCE74\uB098\uB9AC \uC810\uC9C4\uC801 
 \uB098\uC774\uD2C0\uB9AC \uC77C\uC77C 
 \uC18C\uC2A4\uB9F5 \uC2EC\uBCFC 
 \uB77C\uC774\uC120\uC2A4 
 \uC624\uD508\uC18C\uC2A4 
 \uB3C5\uC810 \uC0C1\uC6A9 
 \uC120\uD0DD\uC801 \uC635\uC158 
 \uD544\uC218 \uD544\uC694 
 \uAC1C\uBC1C 
 \uCD08\uAE30\uD654 \uBD80\uD2B8\uC2A4\uD2B8\uB7A9 
 \uC815\uB9AC \uCCAD\uC18C 
 \uAC10\uC0AC \uCDE8\uC57D\uC810 
 \uC790\uB3D9\uC5C5\uB370\uC774\uD2B8 \uBD07 
 \uB370\uC2A4\uD06C\uD1B1 
 \uC911\uBCF5 \uBCF5\uC81C 
 \uD638\uC774\uC2A4\uD305 \uB04C\uC5B4\uC62C\uB9AC\uAE30 
 \uD574\uC11D \uD574\uACB0 
 \uD14C\uC2A4\uD2B8 \uC2DC\uD5D8 
 \uD14C\uC2A4\uD2B8\uB7EC\uB108 
 \uB2E8\uC704 \uC720\uB2DB\uD14C\uC2A4\uD2B8 
 \uD1B5\uD569 \uC885\uB2E8 
 \uBE0C\uB77C\uC6B0\uC800 
 \uBAA8\uC758 \uC2A4\uD141 \uBAA8\uD0B9 
 \uD53D\uC2A4\uCC98 \uD14C\uC2A4\uD2B8\uB370\uC774\uD130 \uC0D8\uD50C 
 \uB2E8\uC5B8 \uC5B4\uC11C\uC158 \uAE30\uB300 
 \uCEE4\uBC84\uB9AC\uC9C0 
 \uBD88\uC548\uC815 \uAC04\uD5D0\uC801 
 \uD68C\uADC0 \uB9AC\uADF8\uB808\uC158 
 \uC2A4\uBAA8\uD06C 
 \uAC74\uB108\uB6F0\uAE30 \uC2A4\uD0B5 \uC0DD\uB7B5 
 \uD1B5\uACFC \uC131\uACF5 
 \uC2E4\uD328 
 \uC2A4\uC704\uD2B8 \uBAA8\uC74C 
 \uC2DC\uB098\uB9AC\uC624 \uC0AC\uB840 \uCF00\uC774\uC2A4 
 \uC9C0\uC18D\uC801\uD1B5\uD569 \uD30C\uC774\uD504\uB77C\uC778 
 \uD30C\uC774\uD504\uB77C\uC778 \uC6CC\uD06C\uD50C\uB85C 
 \uC791\uC5C5 \uC7A1 \uD0DC\uC2A4\uD06C 
 \uB7EC\uB108 \uC5D0\uC774\uC804\uD2B8 
 \uB9E4\uD2B8\uB9AD\uC2A4 \uD589\uB82C \uC870\uD569 
 \uC2A4\uB0C5\uC0F7 \uAE30\uC900 
 \uD37C\uC9D5 \uBB34\uC791\uC704 
 \uBB34\uC791\uC704 \uB79C\uB364 \uB09C\uC218 
 \uACB0\uC815\uC801 \uC7AC\uD604\uAC00\uB2A5 
 \uC7AC\uD604 
 \uACA9\uB9AC \uC0CC\uB4DC\uBC15\uC2A4 
 \uC815\uB9AC \uD574\uCCB4 
 \uC900\uBE44 \uC14B\uC5C5 
 \uD14C\uC2A4\uD2B8\uC8FC\uB3C4 
 \uC218\uB3D9 \uC218\uC791\uC5C5 
 \uC790\uB3D9 \uC790\uB3D9\uD654 
 \uD488\uC9C8 \uD488\uC9C8\uBCF4\uC99D 
 \uBCA4\uCE58\uB9C8\uD06C \uCE21\uC815 
 \uBD80\uD558 \uC2A4\uD2B8\uB808\uC2A4 
 \uAC80\uC99D \uD655\uC778 
 \uC720\uD6A8\uC131 \uAC80\uC99D \uBC38\uB9AC\uB370\uC774\uC158 
 \uACBD\uACC4 \uC5E3\uC9C0\uCF00\uC774\uC2A4 
 \uAC8C\uC774\uD2B8 \uAD00\uBB38 
 \uBC30\uC9C0 \uC0C1\uD0DC 
 \uC2A4\uCF00\uC904 \uC608\uC57D \uC815\uAE30 
 \uD0C0\uC784\uC544\uC6C3 \uC2DC\uAC04\uCD08\uACFC 
 \uAC00\uC0C1 \uC5D0\uBBAC\uB808\uC774\uD130 \uC2DC\uBBAC\uB808\uC774\uD130 
 \uC811\uADFC\uC131 
 \uBCD1\uB82C \uB3D9\uC2DC 
 \uC0E4\uB4DC \uBD84\uD560 
 \uB4DC\uB77C\uC774\uB7F0 \uBAA8\uC758\uC2E4\uD589 
 \uC608\uC0C1 \uAE30\uB300 
 \uC2E4\uC81C 
 \uC624\uB958 \uC5D0\uB7EC 
 \uBC84\uADF8 \uACB0\uD568 \uBB38\uC81C 
 \uBB38\uC81C \uC774\uC288 
 \uC218\uC815 \uACE0\uCE58\uB2E4 \uD574\uACB0 
 \uC6B0\uD68C \uC784\uC2DC\uBC29\uD3B8 \uD574\uACB0\uCC45 
 \uD574\uACB0\uCC45 \uD574\uBC95 \uC194\uB8E8\uC158 
 \uC6D0\uC778 \uC774\uC720 
 \uD06C\uB798\uC2DC \uC8FD\uB2E4 \uBE44\uC815\uC0C1\uC885\uB8CC 
 \uBA48\uCDA4 \uD504\uB9AC\uC988 \uBA39\uD1B5 \uBA48\uCD94\uB2E4 
 \uC608\uC678 \uB358\uC9C0\uB2E4 
 \uC7A1\uB2E4 \uCC98\uB9AC \uCE90\uCE58 
 \uC0BC\uD0A4\uB2E4 \uBB34\uC2DC \uC5B5\uC81C 
 \uC870\uC6A9\uD788 \uC0AC\uC77C\uB7F0\uD2B8 
 \uC2A4\uD0DD\uD2B8\uB808\uC774\uC2A4 \uD638\uCD9C\uC2A4\uD0DD 
 \uCD94\uC801 \uD2B8\uB808\uC774\uC2A4 
 \uB514\uBC84\uADF8 \uB514\uBC84\uAE45 \uC9C4\uB2E8 
 \uB514\uBC84\uAC70 
 \uC911\uB2E8\uC810 \uBE0C\uB808\uC774\uD06C\uD3EC\uC778\uD2B8 
 \uC870\uC0AC \uBD84\uC11D 
 \uC9C4\uB2E8 \uD30C\uC545 
 \uB85C\uADF8 \uB85C\uAE45 \uAE30\uB85D 
 \uB85C\uAC70 
 \uB85C\uADF8\uB808\uBCA8 \uC0C1\uC138 
 \uACBD\uACE0 
 \uC54C\uB9BC \uACBD\uBCF4 \uC54C\uB78C 
 \uC7A5\uC560 \uC0AC\uACE0 \uC911\uB2E8 
 \uD3EC\uC2A4\uD2B8\uBAA8\uD15C \uD68C\uACE0 
 \uB2E4\uC6B4\uD0C0\uC784 \uC911\uB2E8 \uC7A5\uC560 
 \uAE68\uC9C4 \uC190\uC0C1 \uACE0\uC7A5 
 \uC190\uC0C1 \uC624\uC5FC 
 \uC7AC\uC2DC\uB3C4 \uB9AC\uD2B8\uB77C\uC774 
 \uBC31\uC624\uD504 \uC9C0\uC218 \uB300\uAE30 
 \uD3F4\uBC31 \uB300\uCCB4 
 \uBCF5\uAD6C \uD68C\uBCF5 
 \uC6B0\uC544\uD55C \uC815\uC0C1\uC801 
 \uC800\uD558 \uC5F4\uD654 
 \uC11C\uD0B7\uBE0C\uB808\uC774\uCEE4 \uCC28\uB2E8\uAE30 
 \uB110 \uBBF8\uC815\uC758 \uBE48\uAC12 
 \uC798\uBABB\uB41C \uC720\uD6A8\uD558\uC9C0\uC54A\uC740 \uBB34\uD6A8 
 \uD2C0\uB9B0 \uC798\uBABB\uB41C 
 \uC62C\uBC14\uB978 \uC815\uD655\uD55C 
 \uB204\uB77D \uC5C6\uB294 \uBE60\uC9C4 
 \uC608\uC0C1\uCE58\uBABB\uD55C \uB73B\uBC16 \uC774\uC0C1\uD55C 
 \uBBF8\uCC98\uB9AC \uCC98\uB9AC\uC548\uB41C 
 \uBA54\uC2DC\uC9C0 \uBB38\uAD6C 
 \uC99D\uC0C1 \uC9D5\uD6C4 
 \uB364\uD504 
 \uC624\uBC84\uD50C\uB85C \uB118\uCE68 \uCD08\uACFC 
 \uC5B8\uB354\uD50C\uB85C 
 \uACBD\uACC4 \uC778\uB371\uC2A4 
 \uC624\uD0C0 
 \uAC00\uC815 \uC804\uC81C 
 \uC758\uC2EC \uCD94\uCE21 \uAC00\uC124 
 \uBAA8\uB2C8\uD130\uB9C1 \uAC10\uC2DC \uAD00\uCE21 
 \uBA54\uD2B8\uB9AD \uC9C0\uD45C 
 \uD154\uB808\uBA54\uD2B8\uB9AC \uACC4\uCE21 
 \uD5EC\uC2A4\uCCB4\uD06C \uD558\uD2B8\uBE44\uD2B8 
 \uB300\uC2DC\uBCF4\uB4DC 
 \uC5D0\uB7EC\uCD94\uC801 
 \uBD88\uC77C\uCE58 \uBAA8\uC21C 
 \uC77C\uAD00\uB41C \uC77C\uAD00\uC131 \uC815\uD569\uC131 
 \uCDE8\uC57D\uD55C \uAE68\uC9C0\uAE30\uC26C\uC6B4 
 \uACAC\uACE0\uD55C \uC548\uC815\uC801 \uC2E0\uB8B0\uC131 
 \uBD88\uAC00\uB2A5 
 \uBD88\uAC00 \uBABB\uD558\uB2E4 
 \uAC10\uC9C0 \uD0D0\uC9C0 \uBC1C\uACAC 
 \uBC29\uC9C0 \uB9C9\uB2E4 \uD68C\uD53C 
 \uD53C\uD558\uB2E4 \uD68C\uD53C 
 \uBC1C\uC0DD \uC77C\uC5B4\uB098\uB2E4 
 \uBCF4\uACE0 \uB9AC\uD3EC\uD2B8 
 \uB204\uC218 \uB204\uCD9C \uB9AD 
 \uC885\uB8CC\uCF54\uB4DC 
 \uBD88\uBCC0\uC2DD \uBCF4\uC7A5 \uACC4\uC57D 
 \uBCF4\uC7A5 \uD655\uBCF4 
 \uC624\uC6A9 \uD568\uC815 
 \uCE58\uBA85\uC801 \uC2EC\uAC01 \uD328\uB2C9 
 \uC131\uB2A5 \uC18D\uB3C4 \uD37C\uD3EC\uBA3C\uC2A4 
 \uB290\uB9B0 \uB290\uB9BC \uAD7C\uB72C 
 \uBE60\uB978 \uBE60\uB974\uAC8C \uACE0\uC18D 
 \uCD5C\uC801\uD654 \uD29C\uB2DD \uAC00\uC18D 
 \uC9C0\uC5F0 \uB808\uC774\uD134\uC2DC \uC9C0\uC5F0\uC2DC\uAC04 
 \uCC98\uB9AC\uB7C9 \uB300\uC5ED\uD3ED 
 \uBCD1\uBAA9 \uD56B\uC2A4\uD31F 
 \uD504\uB85C\uD30C\uC77C\uB9C1 \uD504\uB85C\uD30C\uC77C\uB7EC 
 \uCE90\uC2DC \uCE90\uC2F1 
 \uBB34\uD6A8\uD654 \uB9CC\uB8CC \uCD95\uCD9C 
 \uBA54\uBAA8\uB9AC 
 \uBA54\uBAA8\uB9AC\uBD80\uC871 \uACE0\uAC08 
 \uD560\uB2F9 
 \uD574\uC81C \uBC18\uD658 
 \uAC00\uBE44\uC9C0\uCEEC\uB809\uC158 \uC218\uAC70 
 \uC2A4\uD0DD 
 \uD799 
 \uD3EC\uC778\uD130 \uCC38\uC870 \uC8FC\uC18C 
 \uB315\uAE00\uB9C1 
 \uBC84\uD37C \uBC84\uD37C\uB9C1 
 \uC2A4\uB808\uB4DC \uC4F0\uB808\uB4DC 
 \uB3D9\uC2DC\uC131 \uBCD1\uD589 \uB3D9\uC2DC 
 \uBCD1\uB82C \uBCD1\uB82C\uD654 
 \uC21C\uCC28 \uC9C1\uB82C 
 \uB77D \uC7A0\uAE08 \uBBA4\uD14D\uC2A4 
 \uC7A0\uAE08\uD574\uC81C \uC5B8\uB77D 
 \uB370\uB4DC\uB77D \uAD50\uCC29 
 \uACBD\uC7C1 \uB808\uC774\uC2A4 \uACBD\uD569 
 \uACBD\uD569 \uACBD\uC7C1 
 \uC6D0\uC790\uC801 \uC544\uD1A0\uBBF9 
 \uBE44\uB3D9\uAE30 \uB17C\uBE14\uB85C\uD0B9 
 \uB3D9\uAE30 \uBE14\uB85C\uD0B9 
 \uD504\uB85C\uBBF8\uC2A4 \uD4E8\uCC98 
 \uB300\uAE30 \uAE30\uB2E4\uB9AC\uB2E4 
 \uCF54\uB8E8\uD2F4 \uACE0\uB8E8\uD2F4 
 \uC774\uBCA4\uD2B8\uB8E8\uD504 
 \uC774\uBCA4\uD2B8 \uC0AC\uAC74 
 \uCF5C\uBC31 \uB9AC\uC2A4\uB108 
 \uD578\uB4E4\uB7EC \uCC98\uB9AC\uAE30 
 \uD050 \uB300\uAE30\uC5F4 
 \uBE0C\uB85C\uCEE4 \uBA54\uC2DC\uC9D5 
 \uBC1C\uD589 \uAD6C\uB3C5 
 \uAD6C\uB3C5 
 \uC6CC\uCEE4 \uBC31\uADF8\uB77C\uC6B4\uB4DC 
 \uD480 
 \uBC30\uCE58 \uC77C\uAD04 
 \uCCAD\uD06C \uC870\uAC01 \uB369\uC5B4\uB9AC 
 \uC2A4\uD2B8\uB9BC \uC2A4\uD2B8\uB9AC\uBC0D 
 \uBC31\uD504\uB808\uC154 \uBC30\uC555 
 \uC2A4\uB85C\uD2C0 \uC81C\uD55C \uC18D\uB3C4\uC81C\uD55C 
 \uB514\uBC14\uC6B4\uC2A4 
 \uC18D\uB3C4\uC81C\uD55C \uD560\uB2F9\uB7C9 \uCFFC\uD130 
 \uC81C\uD55C \uD55C\uB3C4 \uC0C1\uD55C 
 \uC784\uACC4\uAC12 \uBB38\uD131 
 \uC9C0\uC5F0 \uB808\uC774\uC9C0 \uAC8C\uC73C\uB978 
 \uC989\uC2DC \uBBF8\uB9AC 
 \uBBF8\uB9AC\uB85C\uB4DC \uD504\uB9AC\uB85C\uB4DC \uC608\uC5F4 
 \uCF5C\uB4DC\uC2A4\uD0C0\uD2B8 \uC2DC\uC791 \uAE30\uB3D9 
 \uD655\uC7A5 \uC2A4\uCF00\uC77C\uB9C1 \uD655\uC7A5\uC131 
 \uB85C\uB4DC\uBC38\uB7F0\uC11C \uBD80\uD558\uBD84\uC0B0 
 \uACFC\uBD80\uD558 
 \uC624\uBC84\uD5E4\uB4DC \uBD80\uB2F4 \uBE44\uC6A9 
 \uAC00\uBCBC\uC6B4 \uACBD\uB7C9 \uC800\uB834 
 \uBB34\uAC70\uC6B4 \uBE44\uC2FC 
 \uD504\uB85C\uC138\uC11C \uCF54\uC5B4 
 \uADF8\uB798\uD53D\uCE74\uB4DC \uAC00\uC18D\uAE30 
 \uC0AC\uC6A9\uB7C9 \uC18C\uBE44 
 \uAC04\uACA9 \uC8FC\uAE30 
 \uD3F4\uB9C1 
 \uC9C0\uC5F0 \uBBF8\uB8E8\uB2E4 \uC5F0\uAE30 
 \uD0C0\uC774\uBA38 
 \uC989\uC2DC \uC2E4\uC2DC\uAC04 
 \uC720\uD734 \uBE44\uD65C\uC131 
 \uAE30\uC544 \uB3C5\uC810 
 \uC2A4\uB808\uB4DC\uC548\uC804 \uC7AC\uC9C4\uC785 
 \uB099\uAD00\uC801 \uBE44\uAD00\uC801 
 \uBA71\uB4F1 
 \uD55C\uBC88 \uC77C\uD68C 
 \uD30C\uC77C \uBB38\uC11C 
 \uD3F4\uB354 \uB514\uB809\uD130\uB9AC \uB514\uB809\uD1A0\uB9AC 
 \uACBD\uB85C \uC704\uCE58 
 \uD558\uC704\uD3F4\uB354 \uC11C\uBE0C\uB514\uB809\uD130\uB9AC 
 \uBD80\uBAA8 \uC0C1\uC704 
 \uB8E8\uD2B8 \uCD5C\uC0C1\uC704 
 \uC808\uB300 \uC804\uCCB4 
 \uC0C1\uB300 
 \uD648 \uC0AC\uC6A9\uC790\uB514\uB809\uD130\uB9AC 
 \uC784\uC2DC \uC77C\uC2DC\uC801 
 \uC601\uAD6C \uC601\uC18D 
 \uD655\uC7A5\uC790 \uC811\uBBF8\uC0AC 
 \uD30C\uC77C\uBA85 \uD30C\uC77C\uC774\uB984 
 \uC2EC\uBCFC\uB9AD\uB9C1\uD06C \uC2EC\uB9C1\uD06C \uBC14\uB85C\uAC00\uAE30 
 \uC640\uC77C\uB4DC\uCE74\uB4DC \uAE00\uB86D \uD328\uD134 
 \uC815\uADDC\uC2DD \uC815\uADDC\uD45C\uD604\uC2DD 
 \uC77C\uCE58 \uB9E4\uCE58 \uB9E4\uCE6D 
 \uAC80\uC0C9 \uCC3E\uAE30 \uD0D0\uC0C9 
 \uAD50\uCCB4 \uB300\uCCB4 \uCE58\uD658 
 \uC77D\uAE30 \uC77D\uB2E4 
 \uC4F0\uAE30 \uC4F0\uB2E4 \uC800\uC7A5 
 \uC800\uC7A5 \uBCF4\uC874 
 \uB85C\uB4DC \uBD88\uB7EC\uC624\uAE30 \uB85C\uB529 
 \uCD94\uAC00 \uB367\uBD99\uC774\uAE30 
 \uB36E\uC5B4\uC4F0\uAE30 
 \uC790\uB974\uAE30 \uC798\uB9BC \uC808\uB2E8 
 \uBCF5\uC0AC 
 \uC774\uB3D9 \uC62E\uAE30\uAE30 
 \uC0AD\uC81C \uC81C\uAC70 \uC9C0\uC6B0\uAE30 
 \uC0DD\uC131 \uB9CC\uB4E4\uAE30 
 \uC874\uC7AC \uAE30\uC874 
 \uC5C5\uB85C\uB4DC 
 \uB2E4\uC6B4\uB85C\uB4DC 
 \uAC00\uC838\uC624\uAE30 \uC784\uD3EC\uD2B8 
 \uB0B4\uBCF4\uB0B4\uAE30 \uC775\uC2A4\uD3EC\uD2B8 
 \uBC31\uC5C5 
 \uC544\uCE74\uC774\uBE0C \uBCF4\uAD00 
 \uC555\uCD95 
 \uC555\uCD95\uD574\uC81C \uD480\uAE30 
 \uCD94\uCD9C 
 \uC778\uCF54\uB529 \uBB38\uC790\uC14B 
 \uB514\uCF54\uB529 \uB514\uCF54\uB4DC 
 \uAE00\uC790\uAE68\uC9D0 \uAE68\uC9C4 
 \uC720\uB2C8\uCF54\uB4DC \uBB38\uC790 
 \uBB38\uC790 \uAE00\uC790 
 \uD3C9\uBB38 \uC77C\uBC18\uD14D\uC2A4\uD2B8 
 \uC904\uBC14\uAFC8 \uAC1C\uD589 
 \uACF5\uBC31 \uC2A4\uD398\uC774\uC2A4 
 \uBC14\uC774\uD2B8\uC21C\uC11C \uC5D4\uB514\uC548 
 \uBC14\uC774\uD2B8 
 \uD06C\uAE30 \uAE38\uC774 \uC0AC\uC774\uC988 
 \uB300\uC18C\uBB38\uC790 \uB300\uBB38\uC790 \uC18C\uBB38\uC790 
 \uB514\uC2A4\uD06C \uB4DC\uB77C\uC774\uBE0C 
 \uAC00\uB4DD \uAF49\uCC2C \uBD80\uC871 
 \uD30C\uC77C\uC2DC\uC2A4\uD15C 
 \uB9C8\uC6B4\uD2B8 
 \uC2AC\uB798\uC2DC \uAD6C\uBD84\uC790 
 \uAD6C\uBD84\uC790 \uBD84\uB9AC\uC790 
 \uB530\uC634\uD45C \uC778\uC6A9 
 \uC774\uC2A4\uCF00\uC774\uD504 
 \uB514\uC2A4\uD06C\uB9BD\uD130 \uD578\uB4E4 
 \uBA54\uD0C0\uB370\uC774\uD130 \uC18D\uC131 
 \uD0C0\uC784\uC2A4\uD0EC\uD504 \uC2DC\uAC01 
 \uCCB4\uD06C\uC12C \uD574\uC2DC 
 \uD615\uC2DD \uC9C1\uB82C\uD654 \uC81C\uC774\uC2A8 
 \uC9C1\uB82C\uD654 
 \uC5ED\uC9C1\uB82C\uD654 
 \uC2A4\uD504\uB808\uB4DC\uC2DC\uD2B8 \uC5D1\uC140 \uD45C 
 \uCCA8\uBD80 \uCCA8\uBD80\uD30C\uC77C 
 \uC228\uAE40 \uC228\uACA8\uC9C4 
 \uC7AC\uADC0 \uC7AC\uADC0\uC801 
 \uC21C\uD68C \uD0D0\uC0C9 
 \uD504\uB85C\uC138\uC2A4 \uD504\uB85C\uADF8\uB7A8 
 \uC2E4\uD589 \uAD6C\uB3D9 
 \uC2DC\uC791 \uAE30\uB3D9 \uC2A4\uD0C0\uD2B8 
 \uC911\uC9C0 \uC815\uC9C0 \uBA48\uCD94\uB2E4 
 \uC7AC\uC2DC\uC791 \uC7AC\uAE30\uB3D9 \uB9AC\uBD80\uD2B8 
 \uC0C8\uB85C\uACE0\uCE68 \uB9AC\uB85C\uB4DC \uB2E4\uC2DC\uB85C\uB4DC 
 \uC8FD\uC774\uB2E4 \uAC15\uC81C\uC885\uB8CC \uD0AC 
 \uC885\uB8CC \uC167\uB2E4\uC6B4 
 \uC885\uB8CC \uB098\uAC00\uAE30 
 \uCDE8\uC18C \uC911\uB2E8 
 \uC778\uD130\uB7FD\uD2B8 \uC911\uB2E8 
 \uC2DC\uADF8\uB110 \uC2E0\uD638 
 \uC77C\uC2DC\uC815\uC9C0 \uC911\uC9C0 
 \uC7AC\uAC1C \uACC4\uC18D 
 \uC0DD\uC131 \uC790\uC2DD\uD504\uB85C\uC138\uC2A4 \uD558\uC704\uD504\uB85C\uC138\uC2A4 
 \uB370\uBAAC \uC11C\uBE44\uC2A4 
 \uBC31\uADF8\uB77C\uC6B4\uB4DC \uB4A4 
 \uD3EC\uADF8\uB77C\uC6B4\uB4DC 
 \uC880\uBE44 \uACE0\uC544 \uC794\uC5EC 
 \uC178 \uC258 \uD130\uBBF8\uB110 \uCF58\uC194 
 \uBA85\uB839\uC904 \uCEE4\uB9E8\uB4DC\uB77C\uC778 
 \uBA85\uB839 \uBA85\uB839\uC5B4 \uCEE4\uB9E8\uB4DC 
 \uC778\uC790 \uC778\uC218 \uB9E4\uAC1C\uBCC0\uC218 
 \uC2A4\uD06C\uB9BD\uD2B8 
 \uD30C\uC774\uD504 \uB9AC\uB2E4\uC774\uB809\uC158 
 \uD45C\uC900\uCD9C\uB825 \uCD9C\uB825 
 \uD45C\uC900\uC785\uB825 \uC785\uB825 
 \uCD9C\uB825 \uC778\uC1C4 
 \uC758\uC0AC\uD130\uBBF8\uB110 \uD130\uBBF8\uB110 
 \uC6B4\uC601\uCCB4\uC81C \uD50C\uB7AB\uD3FC 
 \uB9AC\uB205\uC2A4 \uBC30\uD3EC\uD310 
 \uC708\uB3C4\uC6B0 \uC708\uB3C4 
 \uB9E5 
 \uC11C\uBE0C\uC2DC\uC2A4\uD15C \uD558\uC704\uC2DC\uC2A4\uD15C 
 \uCEE4\uB110 
 \uB4DC\uB77C\uC774\uBC84 
 \uC7A5\uCE58 \uAE30\uAE30 \uB514\uBC14\uC774\uC2A4 
 \uBA38\uC2E0 \uCEF4\uD4E8\uD130 
 \uC11C\uBC84 
 \uD074\uB77C\uC774\uC5B8\uD2B8 
 \uC544\uD0A4\uD14D\uCC98 
 \uC784\uBCA0\uB514\uB4DC \uB9C8\uC774\uD06C\uB85C\uCEE8\uD2B8\uB864\uB7EC 
 \uC13C\uC11C 
 \uBC30\uD130\uB9AC \uC804\uC6D0 
 \uD0A4\uBCF4\uB4DC \uD0A4 \uB2E8\uCD95\uD0A4 
 \uB9C8\uC6B0\uC2A4 \uCEE4\uC11C \uD074\uB9AD 
 \uC2DC\uB9AC\uC5BC \uD3EC\uD2B8 
 \uAD00\uB9AC\uC790 \uAD8C\uD55C \uB8E8\uD2B8 
 \uC2DC\uACC4 \uD074\uB7ED \uC2DC\uAC04 
 \uC2DC\uAC04\uB300 \uD0C0\uC784\uC874 
 \uC5B8\uC5B4 \uB85C\uCF00\uC77C \uBC88\uC5ED \uAD6D\uC81C\uD654 
 \uD658\uACBD 
 \uAC00\uC0C1\uD658\uACBD 
 \uC5D0\uB514\uD130 \uD3B8\uC9D1\uAE30 
 \uD50C\uB7EC\uADF8\uC778 \uD655\uC7A5 \uC560\uB4DC\uC628 
 \uAC00\uC6A9\uC131 \uAC00\uB3D9\uC2DC\uAC04 
 \uC0AC\uC6A9\uAC00\uB2A5 \uC774\uC6A9\uAC00\uB2A5 
 \uC900\uBE44 \uC900\uBE44\uB428 
 \uC790\uC6D0 \uB9AC\uC18C\uC2A4 
 \uB124\uD2B8\uC6CC\uD06C \uB9DD 
 \uC5F0\uACB0 \uC811\uC18D 
 \uC5F0\uACB0\uB04A\uAE40 \uB04A\uAE30\uB2E4 \uC811\uC18D\uD574\uC81C 
 \uC7AC\uC5F0\uACB0 \uC7AC\uC811\uC18D 
 \uC624\uD504\uB77C\uC778 
 \uC628\uB77C\uC778 
 \uC694\uCCAD \uB9AC\uD018\uC2A4\uD2B8 
 \uC751\uB2F5 \uB9AC\uC2A4\uD3F0\uC2A4 \uB2F5\uBCC0 
 \uC6F9 \uD1B5\uC2E0 
 \uC778\uD130\uD398\uC774\uC2A4 
 \uC5D4\uB4DC\uD3EC\uC778\uD2B8 \uB77C\uC6B0\uD2B8 
 \uC8FC\uC18C \uB9C1\uD06C 
 \uB77C\uC6B0\uD2B8 \uB77C\uC6B0\uD305 \uACBD\uB85C 
 \uB9AC\uB2E4\uC774\uB809\uD2B8 \uC804\uD658 
 \uD504\uB85D\uC2DC \uB300\uB9AC 
 \uAC8C\uC774\uD2B8\uC6E8\uC774 
 \uC6F9\uC11C\uBC84 
 \uC6F9\uC18C\uCF13 \uC18C\uCF13 
 \uC6F9\uD6C5 
 \uC18C\uCF13 
 \uD3EC\uD2B8 
 \uC218\uC2E0\uB300\uAE30 \uB9AC\uC2A8 \uBC14\uC778\uB529 
 \uB3C4\uBA54\uC778 \uB124\uC784\uC11C\uBC84 
 \uB3C4\uBA54\uC778 \uD638\uC2A4\uD2B8 
 \uB85C\uCEEC \uB85C\uCEEC\uD638\uC2A4\uD2B8 
 \uC8FC\uC18C \uC544\uC774\uD53C 
 \uBC29\uD654\uBCBD 
 \uD130\uB110 
 \uD504\uB85C\uD1A0\uCF5C 
 \uD5E4\uB354 
 \uBCF8\uBB38 \uBC14\uB514 \uD398\uC774\uB85C\uB4DC 
 \uCFE0\uD0A4 \uC138\uC158 
 \uAD50\uCC28\uCD9C\uCC98 \uC624\uB9AC\uC9C4 
 \uC0C1\uD0DC\uCF54\uB4DC 
 \uCC3E\uC744\uC218\uC5C6\uC74C \uC5C6\uC74C 
 \uC11C\uBC84\uC624\uB958 
 \uC811\uC18D\uBD88\uAC00 \uC5F0\uACB0\uAC70\uBD80 \uB3C4\uB2EC\uBD88\uAC00 
 \uCFFC\uB9AC \uC2A4\uD0A4\uB9C8 
 \uC6D0\uACA9\uD638\uCD9C 
 \uB808\uC2A4\uD2B8 
 \uBA85\uC138 \uACC4\uC57D 
 \uB798\uD37C \uBC14\uC778\uB529 
 \uB9C8\uC774\uD06C\uB85C\uC11C\uBE44\uC2A4 
 \uBD84\uC0B0 
 \uD074\uB7EC\uC2A4\uD130 
 \uB178\uB4DC 
 \uBCF5\uC81C\uBCF8 \uB808\uD50C\uB9AC\uCE74 
 \uB9AC\uB354 \uAE30\uBCF8 \uC120\uCD9C 
 \uD398\uC77C\uC624\uBC84 \uC7A5\uC560\uC870\uCE58 \uC774\uC911\uD654 
 \uD398\uC774\uC9C0\uB124\uC774\uC158 \uD398\uC774\uC9D5 
 \uD06C\uB864\uB7EC \uC2A4\uD06C\uB798\uD551 
 \uCF58\uD150\uCE20\uC804\uC1A1 \uC5E3\uC9C0 
 \uD328\uD0B7 
 \uD578\uB4DC\uC170\uC774\uD06C \uD611\uC0C1 
 \uD0B5\uC5BC\uB77C\uC774\uBE0C \uC720\uC9C0 
 \uC804\uC1A1 \uC774\uC804 
 \uBCF4\uB0B4\uB2E4 \uC804\uC1A1 \uBC1C\uC1A1 
 \uBC1B\uB2E4 \uC218\uC2E0 
 \uC218\uC2E0 \uC778\uBC14\uC6B4\uB4DC 
 \uBC1C\uC2E0 \uC544\uC6C3\uBC14\uC6B4\uB4DC 
 \uC774\uBA54\uC77C \uBA54\uC77C 
 \uC778\uC99D \uB85C\uADF8\uC778 
 \uB85C\uADF8\uC778 
 \uB85C\uADF8\uC544\uC6C3 
 \uAC00\uC785 \uD68C\uC6D0\uAC00\uC785 \uB4F1\uB85D 
 \uC778\uAC00 \uAD8C\uD55C\uBD80\uC5EC \uC811\uADFC\uC81C\uC5B4 
 \uAD8C\uD55C \uD5C8\uAC00 \uD37C\uBBF8\uC158 
 \uD5C8\uC6A9 \uD5C8\uAC00 
 \uAC70\uBD80 \uAE08\uC9C0 \uCC28\uB2E8 
 \uAE08\uC9C0\uB428 \uAC70\uBD80\uB428 \uBBF8\uC778\uC99D 
 \uD5C8\uC6A9\uBAA9\uB85D \uD654\uC774\uD2B8\uB9AC\uC2A4\uD2B8 
 \uCC28\uB2E8\uBAA9\uB85D \uBE14\uB799\uB9AC\uC2A4\uD2B8 
 \uC5ED\uD560 \uB864 \uADF8\uB8F9 
 \uC0AC\uC6A9\uC790 \uC720\uC800 \uACC4\uC815 
 \uACC4\uC815 \uC5B4\uCE74\uC6B4\uD2B8 
 \uAD00\uB9AC\uC790 \uC5B4\uB4DC\uBBFC 
 \uBE44\uBC00\uBC88\uD638 \uC554\uD638 \uD328\uC2A4\uC6CC\uB4DC 
 \uC790\uACA9\uC99D\uBA85 \uC778\uC99D\uC815\uBCF4 
 \uC2DC\uD06C\uB9BF \uBE44\uBC00 \uAE30\uBC00 
 \uD1A0\uD070 
 \uD0A4 \uC778\uC99D\uD0A4 
 \uD1B5\uD569\uB85C\uADF8\uC778 \uB2E8\uC77C\uB85C\uADF8\uC778 
 \uC774\uC911\uC778\uC99D 2\uB2E8\uACC4\uC778\uC99D 
 \uC138\uC158 
 \uB9CC\uB8CC \uC720\uD6A8\uAE30\uAC04 
 \uAC31\uC2E0 \uC5F0\uC7A5 
 \uAD50\uCCB4 \uB85C\uD14C\uC774\uC158 \uC21C\uD658 
 \uCCA0\uD68C \uD3D0\uAE30 \uCDE8\uC18C 
 \uC554\uD638\uD654 
 \uBCF5\uD638\uD654 
 \uD574\uC2DC 
 \uC11C\uBA85 \uC0AC\uC778 
 \uC778\uC99D\uC11C 
 \uBCF4\uC548\uD1B5\uC2E0 
 \uC6D0\uACA9\uC811\uC18D 
 \uD0A4 \uACF5\uAC1C\uD0A4 \uAC1C\uC778\uD0A4 
 \uBCF4\uC548 \uC548\uC804 \uBCF4\uD638 
 \uCDE8\uC57D\uC810 \uD5C8\uC810 
 \uACF5\uACA9 \uCE68\uC785 \uD574\uD0B9 
 \uC778\uC81D\uC158 \uC8FC\uC785 
 \uC815\uC81C \uC0B4\uADE0 \uC18C\uB3C5 
 \uB9C8\uC2A4\uD0B9 \uAC00\uB9BC \uC775\uBA85\uD654 
 \uD504\uB77C\uC774\uBC84\uC2DC \uAC1C\uC778\uC815\uBCF4 
 \uBE44\uACF5\uAC1C \uD504\uB77C\uC774\uBE57 \uB0B4\uBD80 
 \uACF5\uAC1C \uD37C\uBE14\uB9AD 
 \uB178\uCD9C \uB4DC\uB7EC\uB0B4\uB2E4 
 \uC2E0\uB8B0 
 \uC2E0\uC6D0 \uC2DD\uBCC4 
 \uC2DD\uBCC4\uC790 \uC544\uC774\uB514 
 \uCEA1\uCC28 \uBCF4\uC548\uBB38\uC790 
 \uC2A4\uD338 
 \uC0AC\uCE6D \uC704\uC870 
 \uBCC0\uC870 \uC870\uC791 
 \uC0CC\uB4DC\uBC15\uC2A4 \uACA9\uB9AC 
 \uC124\uC815 \uAD6C\uC131 \uD658\uACBD\uC124\uC815 
 \uC124\uC815 \uC635\uC158 
 \uC635\uC158 \uC120\uD0DD\uC9C0 
 \uD658\uACBD\uBCC0\uC218 
 \uD50C\uB798\uADF8 \uC2A4\uC704\uCE58 
 \uAE30\uB2A5\uD50C\uB798\uADF8 \uD53C\uCC98\uD50C\uB798\uADF8 
 \uAE30\uB2A5 \uD2B9\uC9D5 
 \uD65C\uC131\uD654 \uCF1C\uAE30 
 \uBE44\uD65C\uC131\uD654 \uB044\uAE30 
 \uD1A0\uAE00 \uC804\uD658 
 \uAE30\uBCF8 \uAE30\uBCF8\uAC12 \uB514\uD3F4\uD2B8 
 \uCEE4\uC2A4\uD140 \uC0AC\uC6A9\uC790\uC815\uC758 \uB9DE\uCDA4 
 \uC7AC\uC815\uC758 \uC624\uBC84\uB77C\uC774\uB4DC \uB36E\uC5B4\uC4F0\uAE30 
 \uD558\uB4DC\uCF54\uB529 \uACE0\uC815 
 \uBC84\uC804 \uD310 
 \uCD5C\uC2E0 
 \uD604\uC7AC \uC9C0\uAE08 
 \uC774\uC804 \uAE30\uC874 
 \uD638\uD658 \uD638\uD658\uC131 
 \uBE44\uD638\uD658 \uD638\uD658\uC548\uB428 
 \uD30C\uAD34\uC801\uBCC0\uACBD \uD638\uD658\uAE68\uC9D0 
 \uD558\uC704\uD638\uD658 
 \uC0AC\uC6A9\uC911\uB2E8 \uC9C0\uC6D0\uC911\uB2E8 \uB514\uD504\uB9AC\uCF00\uC774\uD2B8 
 \uB808\uAC70\uC2DC \uAD6C\uC2DD \uC624\uB798\uB41C 
 \uD604\uB300\uC801 \uBAA8\uB358 \uCD5C\uC2E0 
 \uB9C8\uC774\uADF8\uB808\uC774\uC158 \uC774\uC804 \uC774\uAD00 
 \uC774\uC2DD \uD3EC\uD305 
 \uB3C4\uC785 \uCC44\uD0DD 
 \uB300\uCCB4 \uAD50\uCCB4 
 \uC9C0\uC6D0 \uC11C\uD3EC\uD2B8 
 \uBBF8\uC9C0\uC6D0 \uC9C0\uC6D0\uC548\uB428 
 \uC694\uAD6C\uC0AC\uD56D \uD544\uC694 
 \uD3F4\uB9AC\uD544 \uD638\uD658 
 \uC5B4\uB311\uD130 \uB798\uD37C \uBE0C\uB9AC\uC9C0 
 \uC2A4\uD0A4\uB9C8 \uAD6C\uC870 
 \uD504\uB85C\uD30C\uC77C \uBAA8\uB4DC \uBCC0\uD615 
 \uBAA8\uB4DC 
 \uC6B0\uC120\uC21C\uC704 \uC21C\uC11C 
 \uC0C1\uC18D 
 \uCD08\uAE30\uD654 \uB9AC\uC14B 
 \uC801\uC6A9 
 \uAC15\uC81C \uC2DC\uD589 
 \uC81C\uC678 \uBC30\uC81C 
 \uD3EC\uD568 
 \uC815\uCC45 \uADDC\uCE59 \uBC29\uCE68 
 \uC81C\uC57D \uC81C\uD55C 
 \uCD9C\uC2DC \uB2E8\uACC4\uC801 \uB864\uC544\uC6C3 
 \uCF54\uB4DC \uC18C\uC2A4 
 \uD504\uB85C\uADF8\uB798\uBC0D \uAC1C\uBC1C 
 \uAC1C\uBC1C\uC790 \uD504\uB85C\uADF8\uB798\uBA38 \uC5D4\uC9C0\uB2C8\uC5B4 
 \uC5B8\uC5B4 
 \uC790\uBC14\uC2A4\uD06C\uB9BD\uD2B8 \uB178\uB4DC 
 \uD0C0\uC785\uC2A4\uD06C\uB9BD\uD2B8 
 \uD30C\uC774\uC36C 
 \uB7EC\uC2A4\uD2B8 
 \uACE0\uB7AD 
 \uC790\uBC14 \uCF54\uD2C0\uB9B0 
 \uC528\uC0F5 \uB2F7\uB137 
 c++ \uB124\uC774\uD2F0\uBE0C 
 \uD568\uC218 \uBA54\uC11C\uB4DC \uBA54\uC18C\uB4DC 
 \uD638\uCD9C \uBD80\uB974\uB2E4 
 \uD638\uCD9C\uC790 \uD638\uCD9C\uCE21 
 \uD5EC\uD37C \uC720\uD2F8\uB9AC\uD2F0 \uB3C4\uC6B0\uBBF8 
 \uBC18\uD658 \uB9AC\uD134 
 \uB9E4\uAC1C\uBCC0\uC218 \uD30C\uB77C\uBBF8\uD130 
 \uBCC0\uC218 
 \uC0C1\uC218 
 \uC804\uC5ED \uAE00\uB85C\uBC8C 
 \uC9C0\uC5ED \uB85C\uCEEC 
 \uC2A4\uCF54\uD504 \uBC94\uC704 
 \uAC12 
 \uD560\uB2F9 \uB300\uC785 
 \uCD08\uAE30\uD654 
 \uC120\uC5B8 \uC815\uC758 
 \uD0C0\uC785 \uC790\uB8CC\uD615 \uC720\uD615 
 \uD0C0\uC785\uC548\uC804 \uD0C0\uC785\uC9C0\uC815 
 \uBCC0\uD658 \uCE90\uC2A4\uD305 \uD615\uBCC0\uD658 
 \uBCC0\uD658 \uC804\uD658 
 \uC81C\uB124\uB9AD 
 \uC778\uD130\uD398\uC774\uC2A4 
 \uD074\uB798\uC2A4 
 \uAC1D\uCCB4 \uC778\uC2A4\uD134\uC2A4 
 \uC778\uC2A4\uD134\uC2A4 
 \uC0DD\uC131\uC790 \uD329\uD1A0\uB9AC 
 \uC18D\uC131 \uD504\uB85C\uD37C\uD2F0 \uD544\uB4DC 
 \uAD6C\uC870\uCCB4 \uB808\uCF54\uB4DC 
 \uC5F4\uAC70\uD615 \uC774\uB118 
 \uBAA8\uB4C8 
 \uB124\uC784\uC2A4\uD398\uC774\uC2A4 \uC774\uB984\uACF5\uAC04 
 \uC784\uD3EC\uD2B8 \uAC00\uC838\uC624\uAE30 
 \uC21C\uD658 \uC21C\uD658\uCC38\uC870 
 \uBC18\uBCF5 \uB8E8\uD504 \uC21C\uD68C 
 \uBB34\uD55C 
 \uC870\uAC74 \uC870\uAC74\uBB38 
 \uBD84\uAE30 
 \uBD88\uB9AC\uC5B8 \uCC38\uAC70\uC9D3 
 \uBB38\uC790\uC5F4 
 \uC22B\uC790 \uC815\uC218 \uC22B\uC790\uD615 
 \uBD80\uB3D9\uC18C\uC218\uC810 \uC18C\uC218 
 \uBC18\uC62C\uB9BC 
 \uBC30\uC5F4 \uB9AC\uC2A4\uD2B8 \uBAA9\uB85D 
 \uB9F5 \uB515\uC154\uB108\uB9AC \uC0AC\uC804 
 \uC9D1\uD569 \uC138\uD2B8 
 \uD2B8\uB9AC \uACC4\uCE35 
 \uADF8\uB798\uD504 
 \uC778\uB371\uC2A4 \uC0C9\uC778 \uC704\uCE58 
 \uC815\uB82C \uC18C\uD2B8 
 \uD544\uD130 \uAC78\uB7EC\uB0B4\uAE30 
 \uBC18\uBCF5 \uC21C\uD68C \uC774\uD130\uB808\uC774\uD130 
 \uC54C\uACE0\uB9AC\uC998 
 \uBCF5\uC7A1\uB3C4 \uBCF5\uC7A1\uC131 
 \uBCF5\uC7A1\uD55C 
 \uB2E8\uC21C \uAC04\uB2E8 \uC26C\uC6B4 
 \uB2E8\uC21C\uD654 \uAC04\uC18C\uD654 
 \uD30C\uC2F1 \uD30C\uC11C \uD574\uC11D 
 \uAD6C\uBB38 \uBB38\uBC95 
 \uAD6C\uBB38\uD2B8\uB9AC 
 \uD1A0\uD070 
 \uC778\uD130\uD504\uB9AC\uD130 \uD574\uC11D\uAE30 
 \uB7F0\uD0C0\uC784 \uC2E4\uD589\uC2DC\uAC04 
 \uB9B0\uD2B8 \uB9B0\uD130 \uC815\uC801\uBD84\uC11D 
 \uD3EC\uB9F7 \uD3EC\uB9E4\uD305 \uC815\uB82C 
 \uB4E4\uC5EC\uC4F0\uAE30 
 \uC2A4\uD0C0\uC77C \uAD00\uB840 \uCEE8\uBCA4\uC158 
 \uBA85\uBA85 \uC774\uB984\uC9D3\uAE30 \uB124\uC774\uBC0D 
 \uB9AC\uD329\uD130\uB9C1 \uB9AC\uD329\uD1A0\uB9C1 \uC7AC\uAD6C\uC131 
 \uC7AC\uC791\uC131 \uB2E4\uC2DC\uC4F0\uAE30 
 \uCD94\uCD9C \uBD84\uB9AC \uB098\uB204\uAE30 
 \uBD84\uD560 \uB098\uB204\uB2E4 \uCABC\uAC1C\uB2E4 
 \uC778\uB77C\uC778 
 \uCD94\uC0C1 \uCD94\uC0C1\uD654 
 \uCEA1\uC290\uD654 
 \uAC10\uC2F8\uB2E4 \uB798\uD551 
 \uBD84\uB9AC \uACB0\uD569\uB3C4 \uB514\uCEE4\uD50C\uB9C1 
 \uC8FC\uC785 \uC758\uC874\uC131\uC8FC\uC785 
 \uD328\uD134 \uB514\uC790\uC778\uD328\uD134 
 \uC2F1\uAE00\uD134 \uC2F1\uAE00\uD1A4 
 \uBBF8\uB4E4\uC6E8\uC5B4 \uC778\uD130\uC149\uD130 
 \uACC4\uCE35 \uB808\uC774\uC5B4 
 \uCEF4\uD3EC\uB10C\uD2B8 \uAD6C\uC131\uC694\uC18C 
 \uB370\uCF54\uB808\uC774\uD130 \uC5B4\uB178\uD14C\uC774\uC158 
 \uB9E4\uD06C\uB85C 
 \uB9AC\uD50C\uB809\uC158 
 \uB78C\uB2E4 \uD074\uB85C\uC800 \uC775\uBA85\uD568\uC218 
 \uBD88\uBCC0 \uC77D\uAE30\uC804\uC6A9 
 \uAC00\uBCC0 \uBCC0\uACBD \uBBA4\uD14C\uC774\uC158 
 \uBD80\uC791\uC6A9 \uC0AC\uC774\uB4DC\uC774\uD399\uD2B8 
 \uC77D\uAE30\uC804\uC6A9 
 \uB110 \uBE48\uAC12 
 \uBE44\uC5B4\uC788\uB294 
 \uC8FC\uC11D \uCF54\uBA58\uD2B8 
 \uBB38\uC11C \uC124\uBA85\uC11C 
 \uD560\uC77C \uBBF8\uC644 
 \uBBF8\uC0AC\uC6A9 \uC8FD\uC740\uCF54\uB4DC 
 \uC0C1\uC6A9\uAD6C \uBCF4\uC77C\uB7EC\uD50C\uB808\uC774\uD2B8 
 \uAE30\uC220\uBD80\uCC44 
 \uC720\uC9C0\uBCF4\uC218\uC131 \uAC00\uB3C5\uC131 
 \uC7AC\uC0AC\uC6A9 
 \uAD6C\uD604 
 \uC124\uACC4 \uB514\uC790\uC778 \uAD6C\uC870 
 \uC2A4\uB2C8\uD3AB \uC608\uC81C \uC870\uAC01 
 \uBB38\uC7A5 \uD45C\uD604\uC2DD 
 \uC5F0\uC0B0\uC790 \uC5F0\uC0B0 
 \uC2EC\uBCFC \uC2DD\uBCC4\uC790 
 \uC790\uB3D9\uC644\uC131 
 \uD15C\uD50C\uB9BF \uD2C0 
 \uD50C\uB808\uC774\uC2A4\uD640\uB354 \uC790\uB9AC\uD45C\uC2DC\uC790 
 \uBCF4\uAC04 \uCE58\uD658 
 \uC5F0\uACB0 \uC774\uC5B4\uBD99\uC774\uAE30 
 \uBE44\uAD50 
 \uAC19\uC740 \uB3D9\uC77C \uB3D9\uB4F1 
 \uB2E4\uB978 \uC0C1\uC774\uD55C 
 \uACE0\uC720 \uC720\uC77C \uC720\uB2C8\uD06C 
 \uC6F9\uC5B4\uC148\uBE14\uB9AC 
 \uBC14\uC774\uD2B8\uCF54\uB4DC \uAE30\uACC4\uC5B4 \uC5B4\uC148\uBE14\uB9AC 
 \uB124\uC774\uD2F0\uBE0C \uC989\uC2DC\uCEF4\uD30C\uC77C 
 \uBC14\uC778\uB529 \uC0C1\uD638\uC6B4\uC6A9 
 \uC548\uC804\uD558\uC9C0\uC54A\uC740 \uC704\uD5D8 
 \uC18C\uC720\uAD8C \uBE4C\uB9BC \uC218\uBA85 
 \uC0DD\uBA85\uC8FC\uAE30 \uB77C\uC774\uD504\uC0AC\uC774\uD074 
 \uC0C1\uD0DC 
 \uC0C1\uD0DC\uBA38\uC2E0 
 \uB370\uC774\uD130\uBCA0\uC774\uC2A4 
 \uC800\uC7A5 \uC601\uC18D\uD654 
 \uC800\uC7A5\uC18C \uC2A4\uD1A0\uB9AC\uC9C0 
 \uCFFC\uB9AC \uC9C8\uC758 
 \uC778\uB371\uC2A4 \uC0C9\uC778 
 \uD2B8\uB79C\uC7AD\uC158 
 \uB864\uBC31 \uB418\uB3CC\uB9AC\uAE30 
 \uCEE4\uBC0B 
 \uBC31\uC5C5 
 \uBCF5\uC6D0 \uBCF5\uAD6C 
 \uC2A4\uB0C5\uC0F7 
 \uD14C\uC774\uBE14 \uD45C 
 \uD589 \uB808\uCF54\uB4DC 
 \uC5F4 \uCEEC\uB7FC 
 \uC2A4\uD0A4\uB9C8 
 \uB9C8\uC774\uADF8\uB808\uC774\uC158 \uC774\uC804 
 \uD0A4 \uAE30\uBCF8\uD0A4 
 \uC678\uB798\uD0A4 
 \uC81C\uC57D 
 \uACE0\uC720 \uC720\uC77C 
 \uC911\uBCF5 
 \uC911\uBCF5\uC81C\uAC70 
 \uC870\uC778 
 \uC0BD\uC785 
 \uAC31\uC2E0 \uC218\uC815 \uC5C5\uB370\uC774\uD2B8 
 \uC5C5\uC11C\uD2B8 
 \uC0AD\uC81C \uC81C\uAC70 
 \uC18C\uD504\uD2B8\uC0AD\uC81C \uB17C\uB9AC\uC0AD\uC81C 
 \uBE44\uC6B0\uAE30 \uC808\uB2E8 
 \uC815\uB9AC \uCCAD\uC18C 
 \uBCF4\uC874 \uBCF4\uAD00 
 \uBCF5\uC81C\uBCF8 \uB808\uD50C\uB9AC\uCE74 
 \uC8FC \uB9C8\uC2A4\uD130 
 \uC0E4\uB4DC \uD30C\uD2F0\uC158 
 \uC7A5\uC560\uC870\uCE58 \uD398\uC77C\uC624\uBC84 
 \uC7A0\uAE08 \uB77D 
 \uAD50\uCC29 \uB370\uB4DC\uB77D 
 \uACA9\uB9AC 
 \uC77C\uAD00\uC131 \uC815\uD569\uC131 
 \uBD88\uC77C\uCE58 
 \uBB34\uACB0\uC131 
 \uC190\uC0C1 
 \uACE0\uC544 
 \uC5F0\uC1C4 \uCE90\uC2A4\uCF00\uC774\uB4DC 
 \uC5F0\uACB0 \uCEE4\uB125\uC158 
 \uD480 
 ORM 
 \uBDF0 
 \uD2B8\uB9AC\uAC70 
 \uD504\uB85C\uC2DC\uC800 
 \uC2DC\uB4DC \uCD08\uAE30\uB370\uC774\uD130 
 \uC815\uADDC\uD654 
 \uBE44\uC815\uADDC\uD654 
 NoSQL 
 \uB370\uC774\uD130\uC6E8\uC5B4\uD558\uC6B0\uC2A4 
 \uD544\uD130 \uAC70\uB974\uAE30 
 \uC815\uB82C 
 \uADF8\uB8F9\uD654 \uC9D1\uACC4 
 \uAC1C\uC218 \uCE74\uC6B4\uD2B8 
 \uD398\uC774\uC9C0\uB124\uC774\uC158 \uD398\uC774\uC9D5 
 \uCEE4\uC11C 
 \uBC18\uBCF5\uCFFC\uB9AC 
 \uBC30\uCE58 \uC77C\uAD04 
 \uBBF8\uB9AC\uB85C\uB4DC \uC989\uC2DC\uB85C\uB529 
 \uC9C0\uC5F0 
 \uB290\uB9B0 \uB290\uB9AC\uB2E4 
 \uD480\uC2A4\uCE94 \uC2A4\uCE94 
 \uC2E4\uD589\uACC4\uD68D 
 \uD14C\uB10C\uD2B8 
 \uAC10\uC0AC 
 \uC774\uB825 \uAE30\uB85D 
 \uBC14\uC774\uB108\uB9AC \uBE14\uB86D 
 \uBC84\uD0B7 
 \uB514\uC2A4\uD06C 
 \uBCFC\uB968 \uB9C8\uC6B4\uD2B8 
 \uACF5\uAC04 \uC6A9\uB7C9 
 \uD560\uB2F9\uB7C9 \uD55C\uB3C4 
 \uC554\uD638\uD654 
 \uC555\uCD95 
 \uCD94\uAC00 
 \uC800\uB110 \uC120\uD589\uAE30\uB85D 
 \uC9C1\uB82C\uD654 
 \uCDA9\uB3CC 
 \uB099\uAD00\uC801 
 \uBA71\uB4F1 
 \uAE30\uBCF8\uAC12 
 \uB110 \uBE48\uAC12 
 \uD0A4\uAC12 
 \uCE90\uC2DC \uCE90\uC2F1 
 \uBB34\uD6A8\uD654 
 \uCD95\uCD9C \uC81C\uAC70 
 \uC624\uB798\uB41C \uB0A1\uC740 
 \uCD5C\uC2E0 
 \uB9CC\uB8CC 
 \uC801\uC911 
 \uBBF8\uC2A4 
 \uC608\uC5F4 \uC6CC\uBC0D\uC5C5 
 CDN 
 \uC0C8\uB85C\uACE0\uCE68 \uAC31\uC2E0 
 \uC7AC\uC0AC\uC6A9 
 \uBC84\uD37C 
 \uD50C\uB7EC\uC2DC 
 \uD050 \uB300\uAE30\uC5F4 
 \uD050\uC5D0 \uB123\uAE30 
 \uAEBC\uB0B4\uAE30 \uC18C\uBE44 
 \uC791\uC5C5 \uC7A1 
 \uC6CC\uCEE4 \uC791\uC5C5\uC790 
 \uBC31\uADF8\uB77C\uC6B4\uB4DC 
 \uD3EC\uADF8\uB77C\uC6B4\uB4DC 
 \uC2A4\uCF00\uC904 \uC608\uC57D \uC77C\uC815 
 \uD06C\uB860 \uC8FC\uAE30\uC801 
 \uBC18\uBCF5 \uC8FC\uAE30\uC801 
 \uC57C\uAC04 \uB9E4\uC77C\uBC24 
 \uC9C0\uC5F0 \uC5F0\uAE30 
 \uD0C0\uC774\uBA38 
 \uB9C8\uAC10 \uAE30\uD55C 
 \uC774\uBCA4\uD2B8 
 \uBC1C\uD589 \uBC1C\uC0DD 
 \uAD6C\uB3C5 \uB9AC\uC2A4\uB108 
 \uC0DD\uC0B0\uC790 \uBC1C\uD589\uC790 
 \uBE0C\uB85C\uCEE4 
 \uD1A0\uD53D \uCC44\uB110 
 \uBA54\uC2DC\uC9C0 
 \uD398\uC774\uB85C\uB4DC 
 \uD655\uC778 \uC751\uB2F5 
 \uB370\uB4DC\uB808\uD130 
 \uC7AC\uC804\uC1A1 
 \uC7AC\uC0DD \uC7AC\uCC98\uB9AC 
 \uC6F9\uD6C5 \uCF5C\uBC31 
 \uC2A4\uD2B8\uB9BC \uC2A4\uD2B8\uB9AC\uBC0D 
 \uD478\uC2DC 
 \uD3F4\uB9C1 
 \uC6F9\uC18C\uCF13 \uC18C\uCF13 
 \uC2E4\uC2DC\uAC04 
 \uC21C\uC11C 
 \uC81C\uD55C \uC2A4\uB85C\uD2C0 
 \uB514\uBC14\uC6B4\uC2A4 
 \uBC31\uD504\uB808\uC154 \uACFC\uBD80\uD558 
 \uC801\uCCB4 \uBC31\uB85C\uADF8 
 \uC6B0\uC120\uC21C\uC704 
 \uC6CC\uD06C\uD50C\uB85C 
 \uC0AC\uAC00 \uBCF4\uC0C1 
 \uC544\uC6C3\uBC15\uC2A4 
 \uBD84\uC0B0 \uBE0C\uB85C\uB4DC\uCE90\uC2A4\uD2B8 
 \uBCD1\uB82C \uB3D9\uC2DC 
 \uC21C\uCC28 
 \uCDE8\uC18C 
 \uC77C\uC2DC\uC815\uC9C0 
 \uC7AC\uAC1C 
 \uC9C4\uD589 \uC9C4\uD589\uB960 
 \uB300\uAE30 \uBCF4\uB958 
 \uBA48\uCDA4 \uB9C9\uD798 
 \uC784\uB300 \uC810\uC720 
 \uD558\uD2B8\uBE44\uD2B8 
 \uC815\uD655\uD788 \uD55C\uBC88 
 \uB85C\uADF8 \uB85C\uAE45 
 \uC218\uC900 \uB808\uBCA8 
 \uC0C1\uC138 \uC7A5\uD669 
 \uC870\uC6A9 \uBB34\uC74C 
 \uBAA8\uB2C8\uD130\uB9C1 \uAC10\uC2DC 
 \uC9C0\uD45C \uBA54\uD2B8\uB9AD 
 \uCE21\uC815 
 \uACBD\uBCF4 \uC54C\uB9BC 
 \uACBD\uACE0 
 \uC784\uACC4\uAC12 
 \uCD94\uC801 \uD2B8\uB808\uC774\uC2A4 
 \uD154\uB808\uBA54\uD2B8\uB9AC 
 \uB300\uC2DC\uBCF4\uB4DC 
 \uC7A5\uC560 \uC911\uB2E8 \uB2E4\uC6B4\uD0C0\uC784 
 \uC778\uC2DC\uB358\uD2B8 \uC0AC\uACE0 
 \uD68C\uACE0 \uC0AC\uD6C4\uBD84\uC11D 
 \uB2F9\uC9C1 \uC628\uCF5C 
 \uAC00\uC6A9\uC131 
 \uC9C0\uC5F0\uC2DC\uAC04 \uB808\uC774\uD134\uC2DC 
 \uCC98\uB9AC\uB7C9 
 \uB300\uC5ED\uD3ED 
 \uBC31\uBD84\uC704 
 \uCE74\uC6B4\uD130 
 \uAE09\uC99D \uD53C\uD06C 
 \uC0AC\uC6A9\uB7C9 
 \uBA54\uBAA8\uB9AC 
 \uD504\uB85C\uC138\uC11C 
 \uBD80\uD558 
 \uD5EC\uC2A4\uCCB4\uD06C \uC0C1\uD0DC\uD655\uC778 
 \uC9C4\uB2E8 
 \uC774\uC0C1 \uC774\uC0C1\uCE58 
 \uC0D8\uD50C \uD45C\uBCF8 
 \uC0C1\uAD00 
 \uB9C8\uC2A4\uD0B9 \uC775\uBA85\uD654 
 \uC624\uB958\uCD94\uC801 
 \uCDA9\uB3CC \uD06C\uB798\uC2DC \uC8FD\uB2E4 
 \uC0C1\uD0DC 
 \uC0C1\uD0DC\uD398\uC774\uC9C0 
 \uC720\uC9C0\uBCF4\uC218 \uC810\uAC80 
 \uBCF4\uACE0\uC11C \uBCF4\uACE0 
 \uBC30\uD3EC 
 \uB9B4\uB9AC\uC2A4 \uCD9C\uC2DC 
 \uC810\uC9C4\uC801 \uCE74\uB098\uB9AC 
 \uCE74\uB098\uB9AC 
 \uC804\uD658 \uBE14\uB8E8\uADF8\uB9B0 
 \uD50C\uB798\uADF8 \uAE30\uB2A5\uD1A0\uAE00 
 \uD658\uACBD 
 \uC6B4\uC601 \uD504\uB85C\uB355\uC158 
 \uC2A4\uD14C\uC774\uC9D5 
 \uC0CC\uB4DC\uBC15\uC2A4 
 \uC11C\uBC84 \uD638\uC2A4\uD2B8 
 \uAC00\uC0C1\uBA38\uC2E0 \uC778\uC2A4\uD134\uC2A4 
 \uCEE8\uD14C\uC774\uB108 
 \uC774\uBBF8\uC9C0 
 \uB808\uC9C0\uC2A4\uD2B8\uB9AC 
 \uCFE0\uBC84\uB124\uD2F0\uC2A4 
 \uD30C\uB4DC 
 \uD074\uB7EC\uC2A4\uD130 
 \uB178\uB4DC 
 \uD074\uB77C\uC6B0\uB4DC 
 \uC628\uD504\uB808\uBBF8\uC2A4 \uC790\uCCB4\uD638\uC2A4\uD305 
 \uD638\uC2A4\uD305 
 \uC11C\uBC84\uB9AC\uC2A4 
 \uC778\uD504\uB77C 
 \uD504\uB85C\uBE44\uC800\uB2DD 
 \uC124\uC815 \uAD6C\uC131 
 \uBCC0\uC218 \uD658\uACBD\uBCC0\uC218 
 \uBE44\uBC00 \uC790\uACA9\uC99D\uBA85 
 \uD655\uC7A5 \uC2A4\uCF00\uC77C 
 \uCD95\uC18C 
 \uB85C\uB4DC\uBC38\uB7F0\uC11C 
 \uD504\uB85D\uC2DC 
 \uAC8C\uC774\uD2B8\uC6E8\uC774 
 \uB77C\uC6B0\uD305 \uACBD\uB85C 
 \uB9AC\uB2E4\uC774\uB809\uD2B8 
 \uB3C4\uBA54\uC778 
 \uC778\uC99D\uC11C 
 \uBC29\uD654\uBCBD 
 \uB124\uD2B8\uC6CC\uD06C 
 \uC624\uD504\uB77C\uC778 
 \uC628\uB77C\uC778 
 \uD3EC\uD2B8 
 \uC9C0\uC5ED \uB9AC\uC804 
 \uC7AC\uC2DC\uC791 \uC7AC\uBD80\uD305 
 \uC2DC\uC791 \uAE30\uB3D9 
 \uC885\uB8CC \uC815\uC9C0 
 \uC6B0\uC544\uD55C \uC815\uC0C1 
 \uBB34\uC911\uB2E8 
 \uC81C\uAC70 \uC5B8\uC778\uC2A4\uD1A8 
 \uC124\uCE58 
 \uC11C\uBE44\uC2A4 \uB370\uBAAC 
 \uB9C8\uC774\uD06C\uB85C\uC11C\uBE44\uC2A4 
 \uBAA8\uB180\uB9AC\uC2A4 
 \uBE44\uC6A9 
 \uC800\uB834\uD55C \uC2FC 
 \uB9AC\uC18C\uC2A4 \uC790\uC6D0 
 \uBA54\uBAA8\uB9AC\uBD80\uC871 
 \uB204\uC218 
 \uC774\uC911\uD654 \uACE0\uAC00\uC6A9\uC131 
 \uC7AC\uD574 
 \uACAC\uACE0\uD55C \uD68C\uBCF5\uB825 
 \uD68C\uB85C\uCC28\uB2E8\uAE30 \uC11C\uD0B7\uBE0C\uB808\uC774\uCEE4 
 \uC0B0\uCD9C\uBB3C \uC544\uD2F0\uD329\uD2B8 
 \uD30C\uC774\uD504\uB77C\uC778 
 \uBBF8\uB7EC 
 \uC778\uD130\uD398\uC774\uC2A4 \uD654\uBA74 
 \uD504\uB860\uD2B8\uC5D4\uB4DC 
 \uBC31\uC5D4\uB4DC 
 \uBE0C\uB77C\uC6B0\uC800 
 \uBC84\uD2BC 
 \uD074\uB9AD \uB204\uB974\uAE30 
 \uD0ED \uD130\uCE58 
 \uC81C\uC2A4\uCC98 \uC2A4\uC640\uC774\uD504 
 \uB4DC\uB798\uADF8 \uB4DC\uB86D 
 \uD638\uBC84 \uB9C8\uC6B0\uC2A4\uC624\uBC84 
 \uB300\uD654\uC0C1\uC790 \uB2E4\uC774\uC5BC\uB85C\uADF8 \uBAA8\uB2EC 
 \uD31D\uC5C5 
 \uD234\uD301 
 \uD1A0\uC2A4\uD2B8 
 \uBC30\uB108 
 \uC624\uBC84\uB808\uC774 
 \uB85C\uB529 \uC2A4\uD53C\uB108 
 \uB85C\uB529 \uBD88\uB7EC\uC624\uAE30 
 \uC9C4\uD589\uD45C\uC2DC\uC904 
 \uB808\uC774\uC544\uC6C3 \uBC30\uCE58 
 \uBC18\uC751\uD615 
 \uADF8\uB9AC\uB4DC \uACA9\uC790 
 \uC815\uB82C \uB9DE\uCDA4 
 \uC5EC\uBC31 \uAC04\uACA9 
 \uACB9\uCE68 
 \uB118\uCE68 \uC624\uBC84\uD50C\uB85C 
 \uC2A4\uD06C\uB864 
 \uBB34\uD55C 
 \uACE0\uC815 
 \uD655\uB300 \uC90C 
 \uD06C\uAE30\uC870\uC815 \uB9AC\uC0AC\uC774\uC988 
 \uC0C9 \uC0C9\uC0C1 
 \uD314\uB808\uD2B8 
 \uB300\uBE44 
 \uAE00\uAF34 \uD3F0\uD2B8 
 \uC544\uC774\uCF58 
 \uC774\uBAA8\uC9C0 
 \uB85C\uACE0 
 \uC544\uBC14\uD0C0 \uD504\uB85C\uD544\uC0AC\uC9C4 
 \uC560\uB2C8\uBA54\uC774\uC158 \uC804\uD658 
 \uAE5C\uBE61\uC784 
 \uBD80\uB4DC\uB7EC\uC6B4 \uB9E4\uB044\uB7EC\uC6B4 
 \uBC84\uBC85\uC784 \uB04A\uAE40 
 \uD3FC \uC591\uC2DD 
 \uC785\uB825 \uC785\uB825\uB780 
 \uD0C0\uC774\uD551 \uC785\uB825 
 \uCCB4\uD06C\uBC15\uC2A4 
 \uB77C\uB514\uC624\uBC84\uD2BC 
 \uB4DC\uB86D\uB2E4\uC6B4 
 \uD1A0\uAE00 \uC804\uD658 
 \uC2AC\uB77C\uC774\uB354 
 \uD50C\uB808\uC774\uC2A4\uD640\uB354 \uC790\uB9AC\uD45C\uC2DC\uC790 
 \uB77C\uBCA8 \uB808\uC774\uBE14 
 \uAC80\uC99D \uC720\uD6A8\uC131 
 \uD544\uC218 
 \uC120\uD0DD \uC635\uC158 
 \uC81C\uCD9C \uC804\uC1A1 
 \uC790\uB3D9\uC644\uC131 
 \uC81C\uC548 \uCD94\uCC9C 
 \uBAA9\uB85D \uB9AC\uC2A4\uD2B8 
 \uD45C \uD14C\uC774\uBE14 
 \uCE74\uB4DC 
 \uD0ED 
 \uBA54\uB274 
 \uB0B4\uBE44\uAC8C\uC774\uC158 \uD0D0\uC0C9 
 \uBE75\uBD80\uC2A4\uB7EC\uAE30 
 \uC0AC\uC774\uB4DC\uBC14 
 \uD234\uBC14 \uB3C4\uAD6C\uBAA8\uC74C 
 \uD5E4\uB354 \uBA38\uB9AC\uAE00 
 \uD478\uD130 \uBC14\uB2E5\uAE00 
 \uC81C\uBAA9 
 \uD398\uC774\uC9C0 
 \uD654\uBA74 
 \uB9C1\uD06C 
 \uC8FC\uC18C 
 \uC2AC\uB7EC\uADF8 
 \uB525\uB9C1\uD06C 
 \uD14C\uB9C8 \uBAA8\uC591 
 \uB2E4\uD06C \uC5B4\uB450\uC6B4 
 \uB77C\uC774\uD2B8 \uBC1D\uC740 
 \uC2A4\uD0C0\uC77C 
 \uC811\uADFC\uC131 
 \uC2DC\uAC01\uC7A5\uC560 
 \uD3EC\uCEE4\uC2A4 
 \uD0A4\uBCF4\uB4DC \uB2E8\uCD95\uD0A4 
 \uB9C8\uC6B0\uC2A4 
 \uC120\uD0DD 
 \uBCF5\uC0AC \uBD99\uC5EC\uB123\uAE30 \uD074\uB9BD\uBCF4\uB4DC 
 \uC2E4\uD589\uCDE8\uC18C \uB418\uB3CC\uB9AC\uAE30 
 \uB2E4\uC2DC\uC2E4\uD589 
 \uD3BC\uCE58\uAE30 \uD655\uC7A5 
 \uC811\uAE30 
 \uD45C\uC2DC \uBCF4\uC774\uAE30 
 \uC228\uAE30\uAE30 
 \uD65C\uC131\uD654 \uCF1C\uAE30 
 \uBE44\uD65C\uC131\uD654 \uB044\uAE30 
 \uB80C\uB354\uB9C1 \uADF8\uB9AC\uAE30 
 \uC7AC\uB80C\uB354\uB9C1 
 \uC11C\uBC84\uB80C\uB354\uB9C1 
 \uD558\uC774\uB4DC\uB808\uC774\uC158 
 \uB2E8\uC77C\uD398\uC774\uC9C0 
 \uCEF4\uD3EC\uB10C\uD2B8 
 \uD15C\uD50C\uB9BF 
 \uC18D\uC131 
 \uC0C1\uD0DC 
 \uC694\uC18C \uD0DC\uADF8 
 \uB9C8\uBC95\uC0AC 
 \uC628\uBCF4\uB529 
 \uD29C\uD1A0\uB9AC\uC5BC \uC548\uB0B4 
 \uBAA8\uBC14\uC77C \uD734\uB300\uD3F0 
 \uD0DC\uBE14\uB9BF 
 \uB370\uC2A4\uD06C\uD1B1 \uCEF4\uD4E8\uD130 
 \uC548\uB4DC\uB85C\uC774\uB4DC 
 \uC544\uC774\uD3F0 
 \uC571 \uC560\uD50C\uB9AC\uCF00\uC774\uC158 
 \uC6F9\uC0AC\uC774\uD2B8 \uC0AC\uC774\uD2B8 
 \uD648 \uCCAB\uD398\uC774\uC9C0 
 \uBC29\uD5A5 \uD68C\uC804 
 \uB178\uCE58 
 \uD14C\uB450\uB9AC 
 \uADF8\uB9BC\uC790 
 \uBC30\uACBD 
 \uD22C\uBA85 
 \uBAA8\uC11C\uB9AC \uB465\uADFC 
 \uB514\uC790\uC778 \uC2DC\uC548 
 \uC0AC\uC6A9\uC131 
 \uD63C\uB780 \uD5F7\uAC08\uB9AC\uB294 
 \uD655\uC778 
 \uB2EB\uAE30 
 \uC5F4\uAE30 
 \uB4A4\uB85C \uB3CC\uC544\uAC00\uAE30 
 \uC990\uACA8\uCC3E\uAE30 \uBD81\uB9C8\uD06C 
 \uBC30\uC9C0 
 \uCE90\uB7EC\uC140 
 \uC0AC\uC6A9\uC790 
 \uACE0\uAC1D 
 \uBC29\uBB38\uC790 \uAC8C\uC2A4\uD2B8 
 \uACC4\uC815 
 \uD504\uB85C\uD544 
 \uB85C\uADF8\uC778 
 \uB85C\uADF8\uC544\uC6C3 
 \uAC00\uC785 \uD68C\uC6D0\uAC00\uC785 
 \uC778\uC99D 
 \uC778\uAC00 \uAD8C\uD55C 
 \uBE44\uBC00\uBC88\uD638 \uD328\uC2A4\uC6CC\uB4DC 
 \uC774\uC911\uC778\uC99D 
 \uB2E8\uC77C\uB85C\uADF8\uC778 \uD1B5\uD569\uC778\uC99D 
 \uD328\uC2A4\uD0A4 \uC0DD\uCCB4\uC778\uC99D 
 \uC138\uC158 
 \uD1A0\uD070 
 \uC5ED\uD560 
 \uAD8C\uD55C 
 \uAD00\uB9AC\uC790 
 \uC18C\uC720\uC790 
 \uC870\uC9C1 \uD68C\uC0AC 
 \uD300 
 \uD68C\uC6D0 \uBA64\uBC84 
 \uCD08\uB300 
 \uCC28\uB2E8 \uC815\uC9C0 
 \uB300\uB9AC \uC0AC\uCE6D 
 \uAD6C\uB3C5 
 \uC694\uAE08\uC81C \uD50C\uB79C 
 \uCCB4\uD5D8 \uBB34\uB8CC\uCCB4\uD5D8 
 \uC5C5\uADF8\uB808\uC774\uB4DC 
 \uB2E4\uC6B4\uADF8\uB808\uC774\uB4DC 
 \uAC31\uC2E0 \uC5F0\uC7A5 
 \uAD6C\uB3C5\uCDE8\uC18C \uD574\uC9C0 
 \uC774\uD0C8 
 \uB77C\uC774\uC120\uC2A4 \uC88C\uC11D 
 \uB3D9\uC758 
 \uAC1C\uC778\uC815\uBCF4 \uD504\uB77C\uC774\uBC84\uC2DC 
 \uAC1C\uC778 
 \uD658\uACBD\uC124\uC815 \uC120\uD638 
 \uC0AC\uC6A9\uC790\uBA85 \uB2C9\uB124\uC784 
 \uC5F0\uB77D\uCC98 
 \uC9C0\uC6D0 \uACE0\uAC1D\uC13C\uD130 
 \uD2F0\uCF13 
 \uBD88\uB9CC \uD56D\uC758 
 \uD53C\uB4DC\uBC31 \uC758\uACAC 
 \uC124\uBB38 \uC870\uC0AC 
 \uC9C1\uC6D0 
 \uACF5\uAE09\uC5C5\uCCB4 
 \uD30C\uD2B8\uB108 
 \uC7A0\uC7AC\uACE0\uAC1D 
 \uACB0\uC81C \uC9C0\uBD88 
 \uCCAD\uAD6C \uACFC\uAE08 
 \uCCAD\uAD6C\uC11C \uC1A1\uC7A5 
 \uC601\uC218\uC99D 
 \uC8FC\uBB38 
 \uAD6C\uB9E4 \uAD6C\uC785 
 \uD310\uB9E4 
 \uC7A5\uBC14\uAD6C\uB2C8 
 \uACB0\uC81C \uCCB4\uD06C\uC544\uC6C3 
 \uC0C1\uC810 \uC1FC\uD551\uBAB0 
 \uC0C1\uD488 \uC81C\uD488 
 \uCE74\uD0C8\uB85C\uADF8 
 \uC7AC\uACE0 
 \uAC00\uACA9 
 \uC218\uC218\uB8CC 
 \uD560\uC778 \uCFE0\uD3F0 
 \uD658\uBD88 
 \uC9C0\uBD88\uAC70\uC808 \uBD84\uC7C1 
 \uBC18\uD488 
 \uC138\uAE08 \uBD80\uAC00\uC138 
 \uD1B5\uD654 
 \uB3C8 
 \uAE08\uC561 
 \uD569\uACC4 \uCD1D\uACC4 
 \uC794\uC561 
 \uC9C0\uAC11 
 \uC740\uD589 
 \uC1A1\uAE08 \uC774\uCCB4 
 \uCE74\uB4DC \uC2E0\uC6A9\uCE74\uB4DC 
 \uC9C0\uAE09 \uCD9C\uAE08 
 \uC785\uAE08 \uC608\uCE58 
 \uBBF8\uB0A9 \uBD80\uCC44 
 \uB3C5\uCD09 \uC54C\uB9BC 
 \uB300\uC0AC \uC870\uC815 
 \uC7A5\uBD80 \uD68C\uACC4 \uC6D0\uC7A5 
 \uC0AC\uAE30 
 \uB9E4\uCD9C \uC218\uC775 
 \uC774\uC775 \uC218\uC775 
 \uC608\uC0B0 
 \uACAC\uC801 
 \uACC4\uC57D 
 \uBC30\uC1A1 \uBC1C\uC1A1 
 \uBC30\uC1A1\uCD94\uC801 \uC18C\uD3EC 
 \uC8FC\uC18C 
 \uC608\uC57D 
 \uCDE8\uC18C 
 \uCD08\uACFC\uC608\uC57D \uCD08\uACFC\uD310\uB9E4 
 \uACBD\uB9E4 \uC785\uCC30 
 \uD3EC\uC778\uD2B8 \uC801\uB9BD 
 \uC554\uD638\uD654\uD3D0 \uBE14\uB85D\uCCB4\uC778 
 \uD310\uB9E4\uC790 \uAC00\uB9F9\uC810 
 \uAD11\uACE0 
 \uBA54\uC77C \uC774\uBA54\uC77C 
 \uBCF4\uB0B4\uAE30 \uC804\uC1A1 
 \uBC1B\uAE30 \uC218\uC2E0 
 \uBC1B\uC740\uD3B8\uC9C0\uD568 
 \uC2A4\uD338 
 \uBC18\uC1A1 
 \uCCA8\uBD80 
 \uB274\uC2A4\uB808\uD130 
 \uC54C\uB9BC \uD1B5\uC9C0 
 \uBB38\uC790 \uBB38\uC790\uBA54\uC2DC\uC9C0 
 \uC54C\uB9BC \uB9AC\uB9C8\uC778\uB354 
 \uCC44\uD305 \uB300\uD654 
 \uC2A4\uB808\uB4DC \uD1A0\uB860 
 \uB313\uAE00 \uC8FC\uC11D 
 \uB2F5\uC7A5 \uB2F5\uBCC0 
 \uBA58\uC158 \uC5B8\uAE09 
 \uC804\uD654 \uD1B5\uD654 
 \uD68C\uC758 \uBBF8\uD305 
 \uBB38\uC11C 
 PDF 
 \uC778\uC1C4 \uD504\uB9B0\uD130 
 \uC2A4\uCE94 
 \uBB38\uC790\uC778\uC2DD 
 \uD30C\uC77C 
 \uD3F4\uB354 \uB514\uB809\uD130\uB9AC 
 \uC5C5\uB85C\uB4DC 
 \uB2E4\uC6B4\uB85C\uB4DC 
 \uB3D9\uAE30\uD654 
 \uACF5\uC720 
 \uD611\uC5C5 
 \uD3B8\uC9D1 
 \uCD08\uC548 
 \uAC8C\uC2DC \uBC1C\uD589 
 \uBBF8\uB9AC\uBCF4\uAE30 
 \uC774\uBBF8\uC9C0 \uC0AC\uC9C4 \uADF8\uB9BC 
 \uC378\uB124\uC77C 
 \uC790\uB974\uAE30 
 \uC2A4\uD06C\uB9B0\uC0F7 
 \uBCA1\uD130 
 \uADF8\uB9AC\uAE30 \uCE94\uBC84\uC2A4 
 \uD53D\uC140 \uD574\uC0C1\uB3C4 
 \uD750\uB9BF\uD55C 
 \uCE74\uBA54\uB77C 
 \uC624\uB514\uC624 \uC18C\uB9AC 
 \uB9C8\uC774\uD06C 
 \uC74C\uC131 
 \uC804\uC0AC \uBC1B\uC544\uC4F0\uAE30 
 \uC74C\uC131\uD569\uC131 \uB0AD\uB3C5 
 \uC74C\uC545 \uB178\uB798 
 \uC74C\uB7C9 
 \uBE44\uB514\uC624 \uB3D9\uC601\uC0C1 
 \uC7AC\uC0DD 
 \uB179\uD654 \uB179\uC74C 
 \uCF54\uB371 \uC778\uCF54\uB529 
 \uC790\uB9C9 
 \uD504\uB808\uC784 
 \uC9C0\uB3C4 
 \uC704\uCE58 \uC7A5\uC18C 
 \uC9C0\uC624\uCF54\uB529 \uC88C\uD45C 
 \uAC70\uB9AC 
 \uACBD\uB85C \uAE38\uCC3E\uAE30 
 \uAC8C\uC784 
 \uD50C\uB808\uC774\uC5B4 
 \uB808\uBCA8 \uC2A4\uD14C\uC774\uC9C0 
 \uC810\uC218 
 \uCDA9\uB3CC 
 \uBB3C\uB9AC \uC2DC\uBBAC\uB808\uC774\uC158 
 \uC2A4\uD504\uB77C\uC774\uD2B8 \uD14D\uC2A4\uCC98 
 \uC170\uC774\uB354 \uADF8\uB798\uD53D 
 3\uCC28\uC6D0 \uBA54\uC2DC 
 \uC7A5\uCE58 \uAE30\uAE30 \uB514\uBC14\uC774\uC2A4 
 \uC13C\uC11C 
 \uC628\uB3C4 
 \uD38C\uC6E8\uC5B4 \uC784\uBCA0\uB514\uB4DC 
 \uAD7D\uAE30 \uD50C\uB798\uC2F1 
 \uC0AC\uBB3C\uC778\uD130\uB137 \uC2A4\uB9C8\uD2B8\uD648 
 \uBE14\uB8E8\uD22C\uC2A4 \uBB34\uC120 
 \uC640\uC774\uD30C\uC774 
 \uBC30\uD130\uB9AC 
 \uC804\uC6D0 \uC804\uB825 
 \uC9C1\uB82C \uC2DC\uB9AC\uC5BC 
 \uB4DC\uB77C\uC774\uBC84 
 \uB85C\uBD07 
 \uBC14\uCF54\uB4DC \uD050\uC54C 
 \uC2E0\uD638 
 \uB178\uC774\uC988 \uC7A1\uC74C 
 \uBCF4\uC815 \uCE98\uB9AC\uBE0C\uB808\uC774\uC158 
 \uB0A0\uC9DC 
 \uC2DC\uAC04 \uC2DC\uAC01 
 \uD0C0\uC784\uC2A4\uD0EC\uD504 
 \uC2DC\uAC04\uB300 \uD0C0\uC784\uC874 
 \uD611\uC815\uC138\uACC4\uC2DC 
 \uC11C\uBA38\uD0C0\uC784 \uC77C\uAD11\uC808\uC57D 
 \uCE98\uB9B0\uB354 \uB2EC\uB825 
 \uC77C \uB9E4\uC77C 
 \uC8FC \uB9E4\uC8FC 
 \uC6D4 \uB9E4\uC6D4 
 \uB144 \uB9E4\uB144 
 \uC2DC\uAC04 
 \uBD84 
 \uCD08 
 \uBC00\uB9AC\uCD08 
 \uC790\uC815 
 \uC8FC\uB9D0 
 \uD734\uC77C \uD734\uAC00 
 \uD3C9\uC77C \uC601\uC5C5\uC77C 
 \uC0DD\uC77C \uB098\uC774 
 \uAE30\uAC04 \uC18C\uC694\uC2DC\uAC04 
 \uAC04\uACA9 \uC8FC\uAE30 
 \uBC94\uC704 
 \uC2DC\uC791 
 \uB05D \uC885\uB8CC 
 \uACFC\uAC70 
 \uBBF8\uB798 
 \uC624\uB298 \uD604\uC7AC 
 \uC5B4\uC81C \uB0B4\uC77C 
 \uCD5C\uADFC 
 \uC2DC\uACC4 \uC2DC\uAC01\uC624\uCC28 
 \uB2E8\uC870 
 \uC724\uB144 
 \uB0A0\uC9DC\uD615\uC2DD 
 \uC57D\uC18D \uC608\uC57D 
 \uBD84\uAE30 \uD68C\uACC4\uC5F0\uB3C4 
 \uACBD\uACFC 
 \uC5B8\uC5B4 
 \uBC88\uC5ED 
 \uAD6D\uC81C\uD654 \uB2E4\uAD6D\uC5B4 \uD604\uC9C0\uD654 
 \uB85C\uCE98 
 \uC601\uC5B4 
 \uB3C5\uC77C\uC5B4 
 \uD504\uB791\uC2A4\uC5B4 
 \uC2A4\uD398\uC778\uC5B4 
 \uD3EC\uB974\uD22C\uAC08\uC5B4 
 \uB7EC\uC2DC\uC544\uC5B4 
 \uC911\uAD6D\uC5B4 
 \uC77C\uBCF8\uC5B4 
 \uD55C\uAD6D\uC5B4 
 \uC544\uB78D\uC5B4 
 \uD14D\uC2A4\uD2B8 \uAE00 
 \uBB38\uC790\uC5F4 
 \uBB38\uC790 \uAE00\uC790 
 \uC778\uCF54\uB529 \uBB38\uC790\uC9D1\uD569 
 \uAE68\uC9C4\uAE00\uC790 
 \uBC1C\uC74C\uAE30\uD638 
 \uC904\uBC14\uAFC8 \uAC1C\uD589 
 \uACF5\uBC31 
 \uB300\uBB38\uC790 \uC18C\uBB38\uC790 
 \uB2E8\uC5B4 
 \uBB38\uC7A5 
 \uBB38\uB2E8 \uC808 
 \uBB38\uAD6C \uD45C\uD604 
 \uC624\uD0C0 \uCCA0\uC790 
 \uBB38\uBC95 
 \uBCF5\uC218\uD615 
 \uB3D9\uC758\uC5B4 
 \uC57D\uC5B4 
 \uC815\uADDC\uC2DD \uC815\uADDC\uD45C\uD604\uC2DD 
 \uBD80\uBD84\uBB38\uC790\uC5F4 \uD3EC\uD568 
 \uC811\uB450\uC0AC 
 \uC811\uBBF8\uC0AC 
 \uB098\uB204\uAE30 \uBD84\uD560 
 \uC5F0\uACB0 \uC774\uC5B4\uBD99\uC774\uAE30 
 \uAD6C\uBD84\uC790 
 \uB530\uC634\uD45C 
 \uC774\uC2A4\uCF00\uC774\uD504 
 \uB9C8\uD06C\uB2E4\uC6B4 
 \uC694\uC57D 
 \uC22B\uC790 \uC218 
 \uC815\uC218 
 \uBD80\uB3D9\uC18C\uC218\uC810 \uC18C\uC218 
 \uBC18\uC62C\uB9BC \uB77C\uC6B4\uB529 
 \uC815\uBC00\uB3C4 \uC815\uD655\uB3C4 
 \uC624\uBC84\uD50C\uB85C 
 \uC74C\uC218 
 \uC601 \uC81C\uB85C 
 \uD37C\uC13C\uD2B8 \uBC31\uBD84\uC728 
 \uBE44\uC728 
 \uB2E8\uC704 
 \uBCC0\uD658 
 \uBB34\uAC8C 
 \uD06C\uAE30 
 \uCD5C\uB300 
 \uCD5C\uC18C 
 \uCC9C\uB2E8\uC704 
 \uACC4\uC0B0 
 \uB354\uD558\uAE30 \uD569 
 \uBB34\uC791\uC704 \uB79C\uB364 
 \uD574\uC2DC \uCCB4\uD06C\uC12C 
 \uACE0\uC720\uC2DD\uBCC4\uC790 
 \uBC14\uC774\uD2B8 
 \uAC80\uC0C9 \uCC3E\uAE30 
 \uC804\uBB38\uAC80\uC0C9 
 \uD37C\uC9C0 \uC720\uC0AC 
 \uC758\uBBF8 \uC2DC\uB9E8\uD2F1 
 \uD0A4\uC6CC\uB4DC 
 \uACB0\uACFC 
 \uC77C\uCE58 \uB9E4\uCE6D 
 \uC21C\uC704 \uB7AD\uD0B9 
 \uC7AC\uC21C\uC704 \uB9AC\uB7AD\uD0B9 
 \uAD00\uB828\uC131 \uC801\uD569 
 \uC810\uC218 
 \uD3C9\uC810 \uD3C9\uAC00 
 \uC720\uC0AC \uBE44\uC2B7\uD55C 
 \uB2E4\uB978 \uCC28\uC774 
 \uCD94\uCC9C 
 \uCD5C\uADFC\uC811 \uC774\uC6C3 
 \uC784\uBCA0\uB529 \uBCA1\uD130 
 \uBAA8\uB378 \uC2E0\uACBD\uB9DD 
 \uC5B8\uC5B4\uBAA8\uB378 \uC778\uACF5\uC9C0\uB2A5 
 \uC778\uACF5\uC9C0\uB2A5 
 \uD504\uB86C\uD504\uD2B8 \uC9C0\uC2DC 
 \uC5D0\uC774\uC804\uD2B8 \uBE44\uC11C 
 \uCC57\uBD07 
 \uB3C4\uAD6C 
 \uD1A0\uD070 
 \uCEE8\uD14D\uC2A4\uD2B8 \uBB38\uB9E5 
 \uD658\uAC01 \uC9C0\uC5B4\uB0B4\uAE30 
 \uAC80\uC0C9\uC99D\uAC15 
 \uCCAD\uD06C \uC870\uAC01 
 \uD559\uC2B5 \uD6C8\uB828 
 \uBBF8\uC138\uC870\uC815 \uD30C\uC778\uD29C\uB2DD 
 \uCD94\uB860 \uC608\uCE21 
 \uC608\uCE21 \uC804\uB9DD 
 \uBD84\uB958 
 \uCE74\uD14C\uACE0\uB9AC \uC885\uB958 
 \uD0DC\uADF8 
 \uC8FC\uC11D \uB77C\uBCA8\uB9C1 
 \uAD70\uC9D1 \uD074\uB7EC\uC2A4\uD130\uB9C1 
 \uB370\uC774\uD130\uC14B \uB9D0\uBB49\uCE58 
 \uD2B9\uC9D5 \uD53C\uCC98 
 \uC815\uD655\uB3C4 \uC7AC\uD604\uC728 
 \uD3C9\uAC00 
 \uBCA4\uCE58\uB9C8\uD06C 
 \uACFC\uC801\uD569 
 \uD3B8\uD5A5 
 \uC190\uC2E4 
 \uAE30\uC6B8\uAE30 \uADF8\uB798\uB514\uC5B8\uD2B8 
 \uC5D0\uD3ED \uBC18\uBCF5 
 \uADF8\uB798\uD53D\uCE74\uB4DC 
 \uC591\uC790\uD654 
 \uC628\uB3C4 
 \uCD94\uB860 \uC0AC\uACE0 
 \uAC00\uB4DC\uB808\uC77C \uAC80\uC5F4 
 \uC8FC\uC785 \uD0C8\uC625 
 \uD0D0\uC9C0 \uC778\uC2DD \uAC10\uC9C0 
 \uCD94\uCD9C 
 \uD06C\uB864\uB9C1 \uC2A4\uD06C\uB798\uD551 
 \uC0DD\uC131 
 \uAE30\uC5B5 
 \uD1B5\uACC4 
 \uD3C9\uADE0 
 \uC911\uC559\uAC12 
 \uBD84\uC0B0 \uD3B8\uCC28 
 \uBD84\uD3EC 
 \uD655\uB960 
 \uC720\uC758\uC131 \uC2E0\uB8B0 
 \uC0C1\uAD00\uAD00\uACC4 
 \uD68C\uADC0 
 \uCD94\uC138 \uACBD\uD5A5 
 \uC2E4\uD5D8 
 \uCC28\uD2B8 \uADF8\uB798\uD504 
 \uC2DC\uAC01\uD654 
 \uCD95 
 \uBC94\uB840 
 \uB2E4\uC774\uC5B4\uADF8\uB7A8 \uB3C4\uD45C 
 \uB0B4\uBCF4\uB0B4\uAE30 \uC775\uC2A4\uD3EC\uD2B8 
 \uAC00\uC838\uC624\uAE30 \uC784\uD3EC\uD2B8 
 \uC218\uC9D1 \uC801\uC7AC 
 \uB370\uC774\uD130\uD30C\uC774\uD504\uB77C\uC778 
 \uD615\uC2DD \uD3EC\uB9F7 \uC11C\uC2DD 
 CSV 
 \uC2A4\uD504\uB808\uB4DC\uC2DC\uD2B8 \uC5D1\uC140 
 \uC81C\uC774\uC2A8 
 XML 
 \uC57C\uBBC8 
 \uCEEC\uB7FC\uD615 
 \uC774\uC9C4\uD615\uC2DD 
 \uC555\uCD95\uD30C\uC77C \uC544\uCE74\uC774\uBE0C 
 \uC555\uCD95\uD574\uC81C 
 \uD30C\uC2F1 \uAD6C\uBB38\uBD84\uC11D 
 \uC778\uCF54\uB529 \uBD80\uD638\uD654 
 \uB514\uCF54\uB529 
 \uC774\uC9C4 \uBC14\uC774\uB108\uB9AC 
 \uBA54\uD0C0\uB370\uC774\uD130 
 \uB370\uC774\uD130 
 \uBD84\uC11D 
 \uC9C0\uD45C \uBAA9\uD45C 
 \uC804\uD658 \uD37C\uB110 
 \uC2DC\uC791 \uC2DC\uC791\uD558\uB2E4 \uAE30\uB3D9 \uAC1C\uC2DC 
 \uC911\uC9C0 \uC815\uC9C0 \uBA48\uCD94\uB2E4 \uC885\uB8CC 
 \uB05D \uC885\uB8CC \uB05D\uB0B4\uB2E4 \uC644\uB8CC 
 \uC77C\uC2DC\uC815\uC9C0 \uC77C\uC2DC\uC911\uC9C0 \uC911\uB2E8 
 \uC7AC\uAC1C \uACC4\uC18D \uC774\uC5B4\uC11C 
 \uC7AC\uC2DC\uC791 \uC7AC\uBD80\uD305 \uC7AC\uAE30\uB3D9 
 \uCDE8\uC18C \uC911\uB2E8 \uC911\uC9C0 
 \uC720\uC9C0 \uBCF4\uC874 \uBCF4\uAD00 \uB0A8\uAE30\uB2E4 
 \uBC84\uB9AC\uB2E4 \uD3D0\uAE30 \uB4DC\uB86D 
 \uCD94\uAC00 \uB354\uD558\uB2E4 \uC0BD\uC785 
 \uC0AD\uC81C \uC81C\uAC70 \uC9C0\uC6B0\uB2E4 
 \uBCC0\uACBD \uC218\uC815 \uBC14\uAFB8\uB2E4 
 \uAD50\uCCB4 \uB300\uCCB4 \uCE58\uD658 \uBC14\uAFB8\uB2E4 
 \uC804\uD658 \uBCC0\uACBD \uAC08\uC544\uD0C0\uB2E4 
 \uC774\uB984\uBCC0\uACBD \uAC1C\uBA85 \uB9AC\uB124\uC784 
 \uC774\uB3D9 \uC62E\uAE30\uB2E4 \uC774\uC804 
 \uBCF5\uC0AC \uBCF5\uC81C \uC0AC\uBCF8 
 \uBD99\uC5EC\uB123\uAE30 
 \uBCF4\uB0B4\uB2E4 \uC804\uC1A1 \uBC1C\uC1A1 \uC1A1\uC2E0 
 \uBC1B\uB2E4 \uC218\uC2E0 \uC218\uB839 
 \uAC00\uC838\uC624\uB2E4 \uC5BB\uB2E4 \uC870\uD68C 
 \uC8FC\uB2E4 \uC81C\uACF5 
 \uD45C\uC2DC \uBCF4\uC5EC\uC8FC\uB2E4 \uB098\uD0C0\uB0B4\uB2E4 
 \uC228\uAE30\uB2E4 \uC228\uAE40 \uAC10\uCD94\uB2E4 
 \uCC3E\uB2E4 \uAC80\uC0C9 \uBC1C\uACAC 
 \uAC80\uC0C9 \uCC3E\uAE30 \uD0D0\uC0C9 
 \uC783\uB2E4 \uC190\uC2E4 \uC720\uC2E4 \uBD84\uC2E4 
 \uC0AC\uB77C\uC9C0\uB2E4 \uC5C6\uC5B4\uC9C0\uB2E4 \uC18C\uC2E4 
 \uB098\uD0C0\uB098\uB2E4 \uCD9C\uD604 \uB4F1\uC7A5 
 \uBC1C\uC0DD \uC77C\uC5B4\uB098\uB2E4 
 \uC77D\uB2E4 \uC77D\uAE30 
 \uC4F0\uB2E4 \uC4F0\uAE30 \uC791\uC131 
 \uC5F4\uB2E4 \uC5F4\uAE30 
 \uB2EB\uB2E4 \uB2EB\uAE30 \uD3D0\uC1C4 
 \uAE30\uB2E4\uB9AC\uB2E4 \uB300\uAE30 
 \uC9C0\uC5F0 \uB2A6\uCD94\uB2E4 \uC5F0\uAE30 
 \uC5F0\uAE30 \uBBF8\uB8E8\uB2E4 \uBCF4\uB958 
 \uAC74\uB108\uB6F0\uB2E4 \uC0DD\uB7B5 \uC2A4\uD0B5 
 \uBB34\uC2DC \uBB34\uC2DC\uD558\uB2E4 \uC81C\uC678 
 \uC0DD\uB7B5 \uC81C\uC678 \uB204\uB77D 
 \uC81C\uC678 \uBC30\uC81C 
 \uD3EC\uD568 \uD3EC\uD568\uD558\uB2E4 
 \uD5C8\uC6A9 \uD5C8\uAC00 \uD5C8\uB77D 
 \uAE08\uC9C0 \uAE08\uD558\uB2E4 
 \uD53C\uD558\uB2E4 \uD68C\uD53C \uBC29\uC9C0 
 \uBC29\uC9C0 \uB9C9\uB2E4 \uC608\uBC29 
 \uC120\uD638 \uC120\uD638\uD558\uB2E4 
 \uC120\uD0DD \uACE0\uB974\uB2E4 \uC120\uC815 
 \uACB0\uC815 \uACB0\uC815\uD558\uB2E4 \uD310\uB2E8 
 \uB3D9\uC758 \uD569\uC758 \uCC2C\uC131 
 \uBC18\uB300 \uC774\uC758 \uBD88\uC77C\uCE58 
 \uAC70\uBD80 \uAC70\uC808 \uBC18\uB824 
 \uD544\uC694 \uD544\uC694\uD558\uB2E4 \uC694\uAD6C 
 \uC694\uAD6C 
 \uC6D0\uD558\uB2E4 \uD76C\uB9DD \uBC14\uB77C\uB2E4 
 \uAE30\uB300 \uC608\uC0C1 \uC608\uCE21 
 \uAC00\uC815 \uCD94\uC815 \uC804\uC81C 
 \uC77C\uC73C\uD0A4\uB2E4 \uC720\uBC1C \uCD08\uB798 \uC6D0\uC778 
 \uAE68\uB2E4 \uAE68\uC9C0\uB2E4 \uACE0\uC7A5 \uB9DD\uAC00\uC9C0\uB2E4 
 \uC218\uC815 \uACE0\uCE58\uB2E4 \uC218\uB9AC \uD574\uACB0 
 \uD574\uACB0 \uD480\uB2E4 \uD574\uC18C 
 \uAC1C\uC120 \uD5A5\uC0C1 \uAC1C\uB7C9 
 \uC545\uD654 \uC800\uD558 \uD1F4\uBCF4 
 \uC791\uB3D9 \uB3D9\uC791 \uC77C\uD558\uB2E4 
 \uC791\uC5C5 \uC77C \uC5C5\uBB34 
 \uC2E4\uD589 \uB3CC\uB9AC\uB2E4 \uC218\uD589 
 \uC218\uD589 \uD558\uB2E4 \uC2E4\uC2DC 
 \uC2E4\uD328 \uC2E4\uD328\uD558\uB2E4 \uC7A5\uC560 
 \uC131\uACF5 \uC131\uACF5\uD558\uB2E4 
 \uBC18\uBCF5 \uB418\uD480\uC774 
 \uC7AC\uC2DC\uB3C4 
 \uC7AC\uC791\uC5C5 \uC7AC\uC2E4\uD589 
 \uC2DC\uB3C4 \uD574\uBCF4\uB2E4 
 \uBD84\uD560 \uB098\uB204\uB2E4 \uCABC\uAC1C\uB2E4 
 \uACB0\uD569 \uC5F0\uACB0 \uC870\uC778 \uD569\uCE58\uB2E4 
 \uBCD1\uD569 \uBA38\uC9C0 \uD569\uCE58\uB2E4 
 \uC870\uD569 \uACB0\uD569 \uD569\uCE58\uB2E4 
 \uBD84\uB9AC \uACA9\uB9AC \uB5BC\uC5B4\uB0B4\uB2E4 
 \uADF8\uB8F9 \uBB36\uB2E4 \uADF8\uB8F9\uD654 
 \uC815\uB82C \uBD84\uB958 \uC18C\uD2B8 
 \uC815\uB9AC \uBC30\uC5F4 \uAD6C\uC131 
 \uC138\uB2E4 \uAC1C\uC218 \uCE74\uC6B4\uD2B8 
 \uCE21\uC815 \uC7AC\uB2E4 \uACC4\uCE21 
 \uBE44\uAD50 \uBE44\uAD50\uD558\uB2E4 
 \uD655\uC778 \uAC80\uC0AC \uAC80\uC99D \uCCB4\uD06C 
 \uAC80\uC99D \uD655\uC778 
 \uBCF4\uC7A5 \uD655\uBCF4 \uBCF4\uC99D 
 \uCD94\uCE21 \uC9D0\uC791 
 \uCD94\uC815 \uACAC\uC801 \uC608\uC0C1 
 \uC54C\uB2E4 \uC9C0\uC2DD 
 \uC774\uD574 \uC774\uD574\uD558\uB2E4 
 \uC124\uBA85 \uC124\uBA85\uD558\uB2E4 
 \uC124\uBA85 \uBB18\uC0AC \uAE30\uC220 
 \uBB3B\uB2E4 \uC9C8\uBB38 \uBB38\uC758 
 \uB2F5 \uB300\uB2F5 \uC751\uB2F5 \uB2F5\uBCC0 
 \uC694\uCCAD \uC694\uAD6C \uC758\uB8B0 
 \uB9D0\uD558\uB2E4 \uC54C\uB9AC\uB2E4 \uC804\uD558\uB2E4 
 \uC54C\uB9BC \uD1B5\uC9C0 \uC54C\uB9AC\uB2E4 
 \uACBD\uACE0 \uC8FC\uC758 
 \uBCF4\uACE0 \uC2E0\uACE0 \uB9AC\uD3EC\uD2B8 
 \uBC1C\uD45C \uACF5\uC9C0 
 \uB17C\uC758 \uD1A0\uB860 \uC0C1\uC758 \uB300\uD654 
 \uC81C\uC548 \uAD8C\uC7A5 \uCD94\uCC9C 
 \uC81C\uC548 \uC81C\uC758 
 \uBD88\uD3C9 \uBD88\uB9CC \uD56D\uC758 
 \uC57D\uC18D \uBCF4\uC7A5 
 \uD638\uCD9C \uBD80\uB974\uB2E4 
 \uD1B5\uD654 \uC804\uD654 \uD68C\uC758 
 \uC0AC\uC6A9 \uC4F0\uB2E4 \uC774\uC6A9 \uD65C\uC6A9 
 \uC801\uC6A9 \uC751\uC6A9 
 \uCC44\uD0DD \uB3C4\uC785 \uCC44\uC6A9 
 \uC7AC\uC0AC\uC6A9 \uC7AC\uD65C\uC6A9 
 \uACF5\uC720 \uB098\uB204\uB2E4 \uACF5\uD1B5 
 \uC18C\uC720 \uC18C\uC720\uC790 \uB2F4\uB2F9\uC790 
 \uC18D\uD558\uB2E4 \uC18C\uC18D 
 \uC758\uC874 \uC758\uC874\uC131 
 \uC758\uC9C0\uD558\uB2E4 \uC758\uC874 
 \uC9C0\uC6D0 \uC9C0\uC6D0\uD558\uB2E4 
 \uB3C4\uC6C0 \uB3D5\uB2E4 \uC9C0\uC6D0 
 \uC81C\uD55C \uD55C\uB3C4 \uC0C1\uD55C 
 \uC81C\uC57D \uC81C\uD55C 
 \uC99D\uAC00 \uC131\uC7A5 \uCEE4\uC9C0\uB2E4 \uB298\uB2E4 
 \uC99D\uAC00 \uB298\uB9AC\uB2E4 \uB192\uC774\uB2E4 
 \uAC10\uC18C \uC904\uC774\uB2E4 \uB0AE\uCD94\uB2E4 
 \uCD95\uC18C \uC904\uC5B4\uB4E4\uB2E4 
 \uC904\uC774\uB2E4 \uB2E8\uCD95 \uC790\uB974\uB2E4 
 \uD655\uC7A5 \uD655\uB300 \uB113\uD788\uB2E4 
 \uCD08\uAE30\uD654 \uB9AC\uC14B \uC7AC\uC124\uC815 
 \uBCF5\uC6D0 \uBCF5\uAD6C \uB418\uC0B4\uB9AC\uB2E4 
 \uBCF5\uAD6C \uD68C\uBCF5 
 \uB418\uB3CC\uB9AC\uB2E4 \uCDE8\uC18C \uC2E4\uD589\uCDE8\uC18C 
 \uB418\uB3CC\uB9AC\uB2E4 \uB864\uBC31 \uBCF5\uADC0 
 \uD2B8\uB9AC\uAC70 \uBC1C\uB3D9 \uCD09\uBC1C \uC720\uBC1C 
 \uCC98\uB9AC \uB2E4\uB8E8\uB2E4 \uD578\uB4E4\uB9C1 
 \uCC98\uB9AC \uAC00\uACF5 
 \uAD00\uB9AC \uAD00\uB9AC\uD558\uB2E4 
 \uC81C\uC5B4 \uD1B5\uC81C \uCEE8\uD2B8\uB864 
 \uBCC0\uD658 \uC804\uD658 \uBC14\uAFB8\uB2E4 
 \uBCC0\uD658 \uBCC0\uD615 
 \uAC10\uC2F8\uB2E4 \uB798\uD551 \uB798\uD37C 
 \uC0DD\uC131 \uB9CC\uB4E4\uB2E4 
 \uC0DD\uC131 \uB9CC\uB4E4\uB2E4 \uC791\uC131 
 \uAD6C\uCD95 \uBE4C\uB4DC \uB9CC\uB4E4\uB2E4 
 \uAC1C\uBC1C \uD504\uB85C\uADF8\uB798\uBC0D 
 \uAD6C\uD604 \uAD6C\uD604\uD558\uB2E4 
 \uC124\uACC4 \uB514\uC790\uC778 
 \uB85C\uB4DC \uBD88\uB7EC\uC624\uB2E4 \uC801\uC7AC 
 \uC800\uC7A5 \uBCF4\uAD00 
 \uC800\uC7A5 \uC800\uC7A5\uD558\uB2E4 
 \uC5C5\uB370\uC774\uD2B8 \uAC31\uC2E0 \uC5C5\uADF8\uB808\uC774\uB4DC 
 \uC5C5\uADF8\uB808\uC774\uB4DC \uBC84\uC804\uC5C5 
 \uB2E4\uC6B4\uADF8\uB808\uC774\uB4DC 
 \uC0C8\uB85C\uACE0\uCE68 \uAC31\uC2E0 
 \uB3D9\uAE30\uD654 \uC2F1\uD06C 
 \uC5F0\uACB0 \uC811\uC18D 
 \uC5F0\uACB0\uB04A\uAE40 \uBD84\uB9AC \uB04A\uB2E4 
 \uCCA8\uBD80 \uBD99\uC774\uB2E4 
 \uD65C\uC131\uD654 \uCF1C\uB2E4 
 \uBE44\uD65C\uC131\uD654 \uB044\uB2E4 
 \uC124\uC815 \uC9C0\uC815 
 \uC124\uC815 \uAD6C\uC131 
 \uC124\uCE58 \uC124\uCE58\uD558\uB2E4 
 \uC900\uBE44 \uC900\uBE44\uD558\uB2E4 
 \uAC8C\uC2DC \uBC1C\uD589 \uBC30\uD3EC 
 \uC804\uB2EC \uBC30\uC1A1 \uB0A9\uD488 
 \uBC30\uD3EC \uB514\uD50C\uB85C\uC774 
 \uD14C\uC2A4\uD2B8 \uC2DC\uD5D8 
 \uBD84\uC11D \uC870\uC0AC 
 \uC870\uC0AC \uC0B4\uD3B4\uBCF4\uB2E4 
 \uC9C4\uB2E8 \uBB38\uC81C\uD574\uACB0 
 \uAC10\uC9C0 \uD0D0\uC9C0 \uBC1C\uACAC 
 \uBC1C\uACAC \uC54C\uC544\uB0B4\uB2E4 
 \uC54C\uC544\uCC28\uB9AC\uB2E4 \uAD00\uCC30 
 \uBCF4\uB2E4 \uC0B4\uD53C\uB2E4 
 \uAC10\uC2DC \uC9C0\uCF1C\uBCF4\uB2E4 
 \uBAA8\uB2C8\uD130\uB9C1 \uAC10\uC2DC 
 \uCD94\uC801 \uD2B8\uB798\uD0B9 
 \uC2DD\uBCC4 \uD30C\uC545 \uD2B9\uC815 
 \uC778\uC2DD \uC54C\uC544\uBCF4\uB2E4 
 \uAD6C\uBCC4 \uAD6C\uBD84 
 \uC815\uC758 \uC815\uD558\uB2E4 
 \uC9C0\uC815 \uBA85\uC2DC 
 \uC120\uC5B8 \uC120\uC5B8\uD558\uB2E4 
 \uB098\uD0C0\uB0B4\uB2E4 \uAC00\uB9AC\uD0A4\uB2E4 
 \uC758\uBBF8 \uB73B 
 \uC554\uC2DC \uC758\uBBF8\uD558\uB2E4 
 \uCC38\uC870 \uAC00\uB9AC\uD0A4\uB2E4 \uC5B8\uAE09 
 \uC5B8\uAE09 \uB9D0\uD558\uB2E4 
 \uAE30\uC5B5 \uAE30\uC5B5\uD558\uB2E4 
 \uC78A\uB2E4 \uC78A\uC5B4\uBC84\uB9AC\uB2E4 
 \uC54C\uB9BC \uC0C1\uAE30 
 \uBC30\uC6B0\uB2E4 \uD559\uC2B5 \uAD50\uD6C8 
 \uAC00\uB974\uCE58\uB2E4 \uAD50\uC721 
 \uC0DD\uAC01 \uC0DD\uAC01\uD558\uB2E4 
 \uACE0\uB824 \uAC80\uD1A0 
 \uD3C9\uAC00 \uD3C9\uAC00\uD558\uB2E4 
 \uACC4\uC0B0 \uC0B0\uCD9C 
 \uBC18\uC62C\uB9BC \uB77C\uC6B4\uB529 
 \uACC4\uD68D \uACC4\uD68D\uD558\uB2E4 
 \uC77C\uC815 \uC2A4\uCF00\uC904 \uC608\uC57D 
 \uC870\uC9C1 \uC815\uB9AC \uAD6C\uC131 
 \uC870\uC728 \uC870\uC815 \uD611\uB825 
 \uD611\uC5C5 \uD611\uB825 
 \uD560\uB2F9 \uBC30\uC815 \uC9C0\uC815 
 \uD560\uB2F9 \uBC30\uBD84 
 \uBD84\uBC30 \uBC30\uD3EC \uBD84\uC0B0 
 \uC704\uC784 \uB9E1\uAE30\uB2E4 
 \uC2B9\uC778 \uD5C8\uAC00 
 \uC218\uB77D \uBC1B\uC544\uB4E4\uC774\uB2E4 \uD5C8\uC6A9 
 \uAC70\uBD80 \uAE30\uAC01 \uBC18\uB824 
 \uB9AC\uBDF0 \uAC80\uD1A0 \uC2EC\uC0AC 
 \uAC10\uC0AC \uAC80\uC0AC 
 \uBCF4\uD638 \uC9C0\uD0A4\uB2E4 
 \uACF5\uACA9 \uD574\uD0B9 
 \uB178\uCD9C \uACF5\uAC1C 
 \uB204\uC218 \uC720\uCD9C \uB204\uCD9C 
 \uCC28\uB2E8 \uB9C9\uB2E4 \uBE14\uB85D 
 \uCC28\uB2E8\uD574\uC81C \uD480\uB2E4 
 \uC7A0\uAE08 \uB77D \uC7A0\uADF8\uB2E4 
 \uD574\uC81C \uB193\uB2E4 
 \uBA48\uCDA4 \uD589 \uBA39\uD1B5 \uC751\uB2F5\uC5C6\uC74C 
 \uD06C\uB798\uC2DC \uCDA9\uB3CC \uC8FD\uB2E4 \uB2E4\uC6B4 
 \uD478\uC2DC \uBC00\uB2E4 
 \uD480 \uB2F9\uAE30\uB2E4 \uAC00\uC838\uC624\uB2E4 
 \uC5C5\uB85C\uB4DC \uC62C\uB9AC\uB2E4 
 \uB2E4\uC6B4\uB85C\uB4DC \uB0B4\uB824\uBC1B\uB2E4 
 \uAC00\uC838\uC624\uAE30 \uC784\uD3EC\uD2B8 
 \uB0B4\uBCF4\uB0B4\uAE30 \uC775\uC2A4\uD3EC\uD2B8 
 \uCD94\uCD9C \uBF51\uB2E4 
 \uC218\uC9D1 \uBAA8\uC73C\uB2E4 
 \uB204\uC801 \uC313\uC774\uB2E4 
 \uBAA8\uC73C\uB2E4 \uC218\uC9D1 
 \uD544\uD130 \uAC70\uB974\uB2E4 \uAC78\uB7EC\uB0B4\uB2E4 
 \uC77C\uCE58 \uB9E4\uCE58 \uB9DE\uB2E4 
 \uBD88\uC77C\uCE58 \uC5B4\uAE0B\uB0A8 
 \uB9DE\uB2E4 \uC801\uD569 
 \uC801\uC751 \uB9DE\uCD94\uB2E4 \uC870\uC815 
 \uC870\uC815 \uC870\uC808 \uD29C\uB2DD 
 \uBC88\uC5ED \uC62E\uAE30\uB2E4 
 \uD574\uC11D \uD574\uC11D\uD558\uB2E4 
 \uC0BD\uC785 \uB123\uB2E4 
 \uB193\uB2E4 \uB450\uB2E4 \uB123\uB2E4 
 \uAC00\uC9C0\uB2E4 \uCDE8\uD558\uB2E4 \uAC78\uB9AC\uB2E4 
 \uAC00\uC838\uC624\uB2E4 
 \uB5A0\uB098\uB2E4 \uB0A8\uAE30\uB2E4 
 \uC785\uB825 \uB4E4\uC5B4\uAC00\uB2E4 
 \uC885\uB8CC \uB098\uAC00\uB2E4 
 \uBC18\uD658 \uB3CC\uC544\uAC00\uB2E4 \uB9AC\uD134 
 \uB3C4\uB2EC \uB3C4\uCC29 \uC774\uB974\uB2E4 
 \uCD08\uACFC \uB118\uB2E4 
 \uB2EC\uC131 \uC131\uCDE8 
 \uB530\uB974\uB2E4 \uC900\uC218 
 \uC900\uC218 \uBD80\uD569 
 \uC704\uBC18 \uC5B4\uAE30\uB2E4 
 \uAC15\uC81C \uC2DC\uD589 
 \uAC15\uC81C \uAC15\uC694 
 \uC7AC\uC815\uC758 \uB36E\uC5B4\uC4F0\uB2E4 \uC624\uBC84\uB77C\uC774\uB4DC 
 \uB36E\uC5B4\uC4F0\uAE30 \uB36E\uC5B4\uC4F0\uB2E4 
 \uC7AC\uC791\uC131 
 \uB9AC\uD329\uD1A0\uB9C1 \uB9AC\uD329\uD130\uB9C1 
 \uC815\uB9AC \uCCAD\uC18C \uD074\uB9B0\uC5C5 
 \uBE44\uC6B0\uB2E4 \uC9C0\uC6B0\uB2E4 
 \uB2E8\uC21C\uD654 \uAC04\uC18C\uD654 
 \uBCF5\uC7A1\uC131 
 \uAC00\uC18D \uC18D\uB3C4 \uBE60\uB974\uAC8C 
 \uB290\uB824\uC9C0\uB2E4 \uB454\uD654 
 \uC2A4\uB85C\uD2C0\uB9C1 \uC81C\uD55C 
 \uCD5C\uC801\uD654 
 \uBCC4\uB3C4 \uBD84\uB9AC\uB41C \uB530\uB85C 
 \uD568\uAED8 \uAC19\uC774 
 \uAC00\uAE4C\uC6B4 \uADFC\uCC98 
 \uAC74\uB4DC\uB9AC\uB2E4 \uC190\uB300\uB2E4 \uB9CC\uC9C0\uB2E4 
 \uC601\uD5A5 
 \uAD00\uB828 \uAD00\uD558\uB2E4 
 \uC218\uBC18 \uAD00\uC5EC 
 \uC81C\uACF5 \uC11C\uBE44\uC2A4 
 \uD638\uC2A4\uD305 \uD638\uC2A4\uD2B8 
 \uC784\uB300 \uAD6C\uB9E4 \uC0AC\uB2E4 
 \uAD6C\uB9E4 \uC0AC\uB2E4 \uAD6C\uC785 
 \uD310\uB9E4 \uD314\uB2E4 
 \uC9C0\uBD88 \uACB0\uC81C 
 \uC774\uAE30\uB2E4 \uC5BB\uB2E4 
 \uC5C6\uB2E4 \uB193\uCE58\uB2E4 \uBE60\uC9C0\uB2E4 
 \uBD80\uC871 \uACB0\uC5EC 
 \uC874\uC7AC \uC788\uB2E4 
 \uD3EC\uD568 \uB2F4\uB2E4 
 \uAD6C\uC131 \uC774\uB8E8\uC5B4\uC9C0\uB2E4 
 \uB0A8\uB2E4 \uC720\uC9C0 
 \uC9C0\uC18D \uC720\uC9C0 \uC0B4\uC544\uB0A8\uB2E4 
 \uC9C0\uC18D \uAC78\uB9AC\uB2E4 \uAE30\uAC04 
 \uBCC0\uB3D9 \uB2EC\uB77C\uC9C0\uB2E4 
 \uB2E4\uB974\uB2E4 \uCC28\uC774 
 \uBC97\uC5B4\uB098\uB2E4 \uD3B8\uCC28 \uCC28\uC774 
 \uACB9\uCE58\uB2E4 \uC911\uBCF5 \uC911\uCCA9 
 \uCDA9\uB3CC \uBD80\uB52A\uD788\uB2E4 
 \uCDA9\uB3CC \uAC08\uB4F1 
 \uBAA8\uC21C \uBC18\uBC15 
 \uB9C9\uD798 \uC815\uCCB4 
 \uC5B4\uB824\uC6C0 \uACE0\uC0DD 
 \uACAA\uB2E4 \uC2DC\uB2EC\uB9AC\uB2E4 
 \uACAA\uB2E4 \uACBD\uD5D8 \uB9C8\uC8FC\uCE58\uB2E4 
 \uB9C8\uC8FC\uCE58\uB2E4 \uBD80\uB52A\uD788\uB2E4 
 \uC644\uB8CC \uC644\uC131 \uB05D\uB0B4\uB2E4 
 \uD655\uC815 \uB9C8\uBB34\uB9AC 
 \uCD08\uAE30\uD654 
 \uB4F1\uB85D \uAC00\uC785 
 \uAE30\uB85D \uC801\uB2E4 
 \uBA54\uBAA8 \uB178\uD2B8 \uC801\uB2E4 
 \uD45C\uC2DC \uB9C8\uD06C \uD0DC\uADF8 
 \uAC15\uC870 \uD558\uC774\uB77C\uC774\uD2B8 
 \uACF5\uAC1C \uAC8C\uC2DC 
 \uAD6C\uBCC4 \uACE0\uC720 
 \uBC1C\uBA85 \uACE0\uC548 
 \uC2E4\uD5D8 \uC2DC\uD5D8 
 \uC2E4\uCC9C \uC5F0\uC2B5 \uAD00\uD589 
 \uC2E0\uB8B0 \uBBFF\uB2E4 
 \uC758\uC2EC \uC758\uBB38 
 \uC758\uC2EC \uC758\uC2EC\uD558\uB2E4 
 \uAC71\uC815 \uC6B0\uB824 
 \uC2EB\uB2E4 \uC9DC\uC99D 
 \uC88B\uC544\uD558\uB2E4 
 \uB180\uB77C\uB2E4 \uB73B\uBC16 \uC758\uC678 
 \uD63C\uB780 \uD5F7\uAC08\uB9AC\uB2E4 \uD63C\uB3D9 
 \uC18D\uC774\uB2E4 
 \uB290\uB9B0 \uB290\uB9AC\uB2E4 
 \uBE60\uB978 \uBE60\uB974\uB2E4 \uC2E0\uC18D 
 \uC989\uC2DC \uBC14\uB85C \uACE7\uBC14\uB85C 
 \uD070 \uD06C\uB2E4 \uAC70\uB300\uD55C 
 \uC791\uC740 \uC791\uB2E4 \uC18C\uD615 
 \uAE34 \uAE38\uB2E4 
 \uC9E7\uC740 \uC9E7\uB2E4 \uAC04\uB2E8\uD55C 
 \uB192\uC740 \uB192\uB2E4 
 \uB0AE\uC740 \uB0AE\uB2E4 
 \uBB34\uAC70\uC6B4 \uBB34\uAC81\uB2E4 
 \uAC00\uBCBC\uC6B4 \uACBD\uB7C9 
 \uC798\uBABB\uB41C \uD2C0\uB9B0 \uBD80\uC815\uD655 
 \uC62C\uBC14\uB978 \uB9DE\uB294 \uC815\uD655\uD55C 
 \uC815\uD655\uD55C \uC815\uD655\uD788 \uC815\uBC00 
 \uB300\uB7B5 \uC57D \uADFC\uC0AC 
 \uB204\uB77D \uBE60\uC9C4 \uC5C6\uB294 
 \uBE48 \uBE44\uC5B4\uC788\uB294 \uACF5\uBC31 
 \uAC00\uB4DD \uC804\uCCB4 
 \uC911\uBCF5 \uACB9\uCE58\uB294 
 \uC911\uBCF5 \uBD88\uD544\uC694\uD55C \uC789\uC5EC 
 \uC624\uB798\uB41C \uB0A1\uC740 \uB9CC\uB8CC\uB41C 
 \uC624\uB798\uB41C \uC61B \uB0A1\uC740 \uB808\uAC70\uC2DC 
 \uD3D0\uAE30\uB41C \uAD6C\uC2DD 
 \uC9C0\uC6D0\uC911\uB2E8 \uD3D0\uAE30\uC608\uC815 
 \uC0C8\uB85C\uC6B4 \uC2E0\uADDC \uC0C8 
 \uCD5C\uADFC \uCD5C\uC2E0 
 \uCD5C\uC2E0 
 \uD604\uC7AC \uC9C0\uAE08 
 \uC774\uC804 \uC804 \uC55E\uC120 
 \uB2E4\uC74C 
 \uACE0\uC7A5\uB09C \uAE68\uC9C4 \uB9DD\uAC00\uC9C4 
 \uC190\uC0C1 \uC190\uC0C1\uB41C \uAE68\uC9C4 
 \uBD88\uC548\uC815\uD55C \uAC04\uD5D0\uC801 \uBD88\uADDC\uCE59 
 \uC548\uC815 \uC548\uC815\uC801 
 \uC2E0\uB8B0\uC131 \uBBFF\uC744\uB9CC\uD55C 
 \uACAC\uACE0\uD55C \uD2BC\uD2BC\uD55C \uAC15\uAC74 
 \uCDE8\uC57D\uD55C 
 \uC548\uC804\uD55C \uC548\uC804 
 \uC704\uD5D8\uD55C \uC704\uD5D8 
 \uC5C4\uACA9\uD55C \uC5C4\uBC00 
 \uB290\uC2A8\uD55C \uAD00\uB300\uD55C 
 \uB2E8\uC21C\uD55C \uAC04\uB2E8\uD55C \uC26C\uC6B4 
 \uC26C\uC6B4 \uC27D\uB2E4 
 \uBCF5\uC7A1\uD55C \uBCF5\uC7A1 
 \uC5B4\uB824\uC6B4 \uD798\uB4E0 \uB09C\uD574 
 \uAE68\uB057\uD55C \uAE54\uB054\uD55C 
 \uB354\uB7EC\uC6B4 \uC9C0\uC800\uBD84\uD55C 
 \uBABB\uC0DD\uAE34 \uC9C0\uC800\uBD84\uD55C 
 \uC5C9\uB9DD \uD63C\uB780 \uB09C\uC7A5\uD310 
 \uC228\uACA8\uC9C4 \uC228\uC740 
 \uBCF4\uC774\uB294 \uAC00\uC2DC 
 \uBA85\uD655\uD55C \uBD84\uBA85\uD55C 
 \uBD88\uBA85\uD655\uD55C \uBAA8\uD638\uD55C \uC560\uB9E4\uD55C 
 \uBAA8\uD638\uD55C \uC560\uB9E4 
 \uBA85\uC2DC\uC801 
 \uC554\uC2DC\uC801 \uC554\uBB35\uC801 
 \uACF5\uAC1C \uACF5\uC6A9 \uD37C\uBE14\uB9AD 
 \uBE44\uACF5\uAC1C \uAC1C\uC778 \uD504\uB77C\uC774\uBE57 
 \uBE44\uBC00 \uAE30\uBC00 
 \uB0B4\uBD80 
 \uC678\uBD80 
 \uB85C\uCEEC \uD604\uC9C0 
 \uC6D0\uACA9 \uB9AC\uBAA8\uD2B8 
 \uC784\uC2DC \uC77C\uC2DC\uC801 
 \uC601\uAD6C \uC601\uAD6C\uC801 
 \uC7A0\uC815 \uC784\uC2DC 
 \uC120\uD0DD\uC801 \uC635\uC158 \uC120\uD0DD\uC0AC\uD56D 
 \uD544\uC218 \uD544\uC694 \uC758\uBB34 
 \uD544\uC694\uD55C 
 \uBD88\uD544\uC694\uD55C \uC4F8\uB370\uC5C6\uB294 
 \uAE30\uBCF8 \uAE30\uBCF8\uAC12 \uB514\uD3F4\uD2B8 
 \uD45C\uC900 \uC2A4\uD0E0\uB2E4\uB4DC 
 \uCEE4\uC2A4\uD140 \uC0AC\uC6A9\uC790\uC815\uC758 \uC790\uCCB4 
 \uCEE4\uC2A4\uD130\uB9C8\uC774\uC988 \uB9DE\uCDA4 
 \uC218\uB3D9 \uC218\uC791\uC5C5 
 \uC790\uB3D9 
 \uC790\uB3D9\uD654 
 \uBD80\uBD84\uC801 \uC77C\uBD80 
 \uBD88\uC644\uC804\uD55C \uBBF8\uC644\uC131 
 \uC644\uC804\uD55C \uC804\uCCB4 \uC804\uBD80 
 \uAC19\uC740 \uB3D9\uC77C \uB3D9\uB4F1 
 \uBE44\uC2B7\uD55C \uC720\uC0AC 
 \uB2E4\uB978 \uB2E4\uB974\uB2E4 
 \uC720\uC77C\uD55C \uACE0\uC720 \uC720\uB2C8\uD06C 
 \uACF5\uD1B5 \uD754\uD55C \uC77C\uBC18\uC801 
 \uB4DC\uBB38 \uD76C\uADC0 
 \uD2B9\uBCC4\uD55C \uD2B9\uC218 
 \uD2B9\uC815 \uAD6C\uCCB4\uC801 
 \uC77C\uBC18 \uBC94\uC6A9 
 \uC815\uC0C1 \uBCF4\uD1B5 \uC77C\uBC18 
 \uBE44\uC815\uC0C1 \uC774\uC0C1\uD55C \uC774\uC0C1 
 \uC911\uC694\uD55C \uD575\uC2EC 
 \uAE34\uAE09 \uAE09\uD55C 
 \uC0AC\uC18C\uD55C \uACBD\uBBF8\uD55C 
 \uC8FC\uC694 \uBA54\uC778 \uC8FC\uB41C 
 \uBD80\uCC28\uC801 \uBCF4\uC870 
 \uC88B\uC740 \uC88B\uB2E4 
 \uB098\uC05C \uB098\uC058\uB2E4 
 \uB0AB\uB2E4 
 \uCD5C\uC120 \uCD5C\uC801 \uCD5C\uACE0 
 \uCD5C\uC545 
 \uC720\uC6A9\uD55C 
 \uC4F8\uBAA8\uC5C6\uB294 \uBB34\uC6A9 
 \uD3B8\uB9AC\uD55C \uD3B8\uD55C 
 \uBC88\uAC70\uB85C\uC6B4 \uBD88\uD3B8\uD55C \uADC0\uCC2E\uC740 
 \uC9C0\uB8E8\uD55C 
 \uD65C\uC131 \uD65C\uB3D9\uC911 
 \uBE44\uD65C\uC131 \uC720\uD734 
 \uC720\uD734 \uB300\uAE30 
 \uBC14\uC05C \uC0AC\uC6A9\uC911 
 \uC774\uC6A9\uAC00\uB2A5 \uAC00\uC6A9 \uAC00\uC6A9\uC131 
 \uC774\uC6A9\uBD88\uAC00 \uC811\uC18D\uBD88\uAC00 \uB2E4\uC6B4 
 \uC900\uBE44\uB41C \uC900\uBE44\uC644\uB8CC 
 \uBCF4\uB958 \uB300\uAE30\uC911 \uBBF8\uD574\uACB0 
 \uC644\uB8CC \uB05D\uB09C 
 \uC54C\uB824\uC9C4 \uAE30\uC9C0 
 \uBBF8\uC9C0\uC758 
 \uD655\uC2E4\uD55C \uD655\uC2E0 
 \uBD88\uD655\uC2E4\uD55C 
 \uAC00\uB2A5\uD55C \uAC00\uB2A5 
 \uBD88\uAC00\uB2A5\uD55C \uBD88\uAC00 
 \uC544\uB9C8 
 \uCC38 \uC9C4\uC9DC \uC2E4\uC81C 
 \uAC70\uC9D3 \uAC00\uC9DC 
 \uAC00\uC9DC \uBAA8\uC758 \uB354\uBBF8 
 \uC2E4\uC81C \uC9C4\uC9DC 
 \uC720\uD6A8\uD55C \uC62C\uBC14\uB978 
 \uBB34\uD6A8 \uC798\uBABB\uB41C 
 \uC77C\uAD00\uB41C \uC77C\uAD00\uC131 
 \uBD88\uC77C\uCE58 
 \uD638\uD658 \uD638\uD658\uC131 
 \uBE44\uD638\uD658 
 \uC5F4\uB9B0 \uAC1C\uBC29 \uACF5\uAC1C 
 \uBB34\uB8CC \uACF5\uC9DC 
 \uBE44\uC2FC \uACE0\uAC00 
 \uC2FC \uC800\uB834\uD55C 
 \uAC15\uD55C \uAC15\uB825\uD55C 
 \uC57D\uD55C \uCDE8\uC57D 
 \uC720\uC5F0\uD55C \uC720\uC5F0\uC131 
 \uACBD\uC9C1\uB41C \uACE0\uC815\uB41C 
 \uACE0\uC815 \uC77C\uC815\uD55C 
 \uC77C\uC815\uD55C \uC0C1\uC218 
 \uB3D9\uC801 
 \uC815\uC801 
 \uBB34\uC791\uC704 \uB79C\uB364 \uC784\uC758 
 \uC784\uC758\uC758 
 \uACB0\uC815\uC801 \uC608\uCE21\uAC00\uB2A5 \uC7AC\uD604\uAC00\uB2A5 
 \uC7AC\uD604 \uC7AC\uD604\uD558\uB2E4 
 \uC21C\uCC28\uC801 \uC5F0\uC18D 
 \uBCD1\uB82C \uB3D9\uC2DC 
 \uB3D9\uC2DC 
 \uC870\uC6A9\uD55C \uBB34\uC74C 
 \uC2DC\uB044\uB7EC\uC6B4 \uB178\uC774\uC988 \uC7A5\uD669\uD55C 
 \uC7A5\uD669\uD55C \uC0C1\uC138 
 \uC790\uC138\uD55C \uC0C1\uC138\uD55C 
 \uCCA0\uC800\uD55C \uD3EC\uAD04\uC801 
 \uC870\uC2EC\uC2A4\uB7EC\uC6B4 \uC2E0\uC911\uD55C 
 \uBD80\uC8FC\uC758\uD55C \uD5C8\uC220\uD55C 
 \uC2E4\uC218\uB85C \uC6B0\uBC1C\uC801 
 \uC758\uB3C4\uC801 \uACE0\uC758 
 \uCCAB \uCCAB\uBC88\uC9F8 \uCC98\uC74C 
 \uB9C8\uC9C0\uB9C9 \uCD5C\uC885 
 \uCD08\uAE30 \uCC98\uC74C 
 \uCD5C\uC885 \uB9C8\uC9C0\uB9C9 
 \uC6D0\uBCF8 \uC6D0\uB798 
 \uC774\uB978 \uC77C\uCC0D \uC870\uAE30 
 \uB2A6\uC740 \uB2A6\uAC8C 
 \uACE7 \uC870\uB9CC\uAC04 
 \uB098\uC911\uC5D0 \uC774\uD6C4 \uB4A4\uC5D0 
 \uC804 \uC774\uC804 \uC55E\uC11C 
 \uD6C4 \uC774\uD6C4 \uB4A4 
 \uB3D9\uC548 \uC911 
 \uC9C0\uAE08 \uD604\uC7AC 
 \uC624\uB298 
 \uC5B4\uC81C 
 \uB0B4\uC77C 
 \uC790\uC8FC \uC885\uC885 \uBE48\uBC88 
 \uAC00\uB054 \uB54C\uB54C\uB85C 
 \uC808\uB300 \uACB0\uCF54 
 \uD56D\uC0C1 \uC5B8\uC81C\uB098 \uB298 
 \uB9CC \uC624\uC9C1 \uB2E8\uC9C0 
 \uD55C\uBC88 \uC77C\uD68C 
 \uB450\uBC88 
 \uB2E4\uC2DC \uB610 
 \uC774\uBBF8 \uBC8C\uC368 
 \uC544\uC9C1 \uC5EC\uC804\uD788 
 \uAC70\uC758 
 \uCDA9\uBD84\uD55C \uCDA9\uBD84\uD788 
 \uBD88\uCDA9\uBD84\uD55C \uBD80\uC871 
 \uB108\uBB34 \uACFC\uB3C4\uD55C 
 \uB9E4\uC6B0 \uC544\uC8FC 
 \uC544\uB9C8 \uD639\uC2DC 
 \uB300\uC2E0 
 \uB610\uD55C \uC5ED\uC2DC 
 \uC65C\uB0D0\uD558\uBA74 \uB54C\uBB38\uC5D0 
 \uC65C \uC774\uC720 
 \uC5B4\uB5BB\uAC8C \uBC29\uBC95 
 \uC5B4\uB514 \uC704\uCE58 
 \uC5B8\uC81C \uC2DC\uC810 
 \uB204\uAD6C 
 \uC5B4\uB290 \uC5B4\uB5A4 \uBB34\uC5C7 
 \uC774\uC720 \uADFC\uAC70 \uC0AC\uC720 
 \uC6D0\uC778 \uADFC\uBCF8\uC6D0\uC778 
 \uC601\uD5A5 \uD6A8\uACFC 
 \uACB0\uACFC \uC5EC\uD30C 
 \uACB0\uACFC \uC131\uACFC 
 \uBAA9\uC801 \uC758\uB3C4 
 \uBAA9\uD45C \uACE8 
 \uBB38\uC81C \uC774\uC288 
 \uBC84\uADF8 \uACB0\uD568 \uC624\uB958 
 \uC624\uB958 \uC5D0\uB7EC \uC2E4\uC218 
 \uC2E4\uC218 \uC798\uBABB 
 \uACB0\uD568 \uC57D\uC810 \uB2E8\uC810 
 \uC0AC\uACE0 \uC778\uC2DC\uB358\uD2B8 \uC7A5\uC560 
 \uC7A5\uC560 \uC911\uB2E8 \uB2E4\uC6B4\uD0C0\uC784 
 \uC99D\uC0C1 \uC9D5\uD6C4 
 \uD574\uACB0\uCC45 \uD574\uBC95 \uC194\uB8E8\uC158 
 \uC6B0\uD68C \uC784\uC2DC\uBC29\uD3B8 \uD574\uACB0\uBC29\uBC95 
 \uC694\uB839 \uD301 \uD2B8\uB9AD 
 \uD78C\uD2B8 \uB2E8\uC11C 
 \uADDC\uCE59 \uADDC\uC815 \uB8F0 
 \uAD00\uB840 \uADDC\uC57D \uCEE8\uBCA4\uC158 
 \uC9C0\uCE68 \uAC00\uC774\uB4DC\uB77C\uC778 
 \uC815\uCC45 \uBC29\uCE68 
 \uC6D0\uCE59 \uC6D0\uB9AC 
 \uC608\uC678 \uD2B9\uB840 
 \uC694\uAD6C\uC0AC\uD56D \uC694\uAC74 
 \uC804\uC81C\uC870\uAC74 \uC120\uD589\uC870\uAC74 
 \uC870\uAC74 
 \uAE30\uC900 
 \uD55C\uACC4 \uCD5C\uB300 \uD560\uB2F9\uB7C9 
 \uCD5C\uB300 \uCD5C\uB313\uAC12 
 \uCD5C\uC18C \uCD5C\uC19F\uAC12 
 \uD3C9\uADE0 
 \uD06C\uAE30 \uC0AC\uC774\uC988 
 \uC591 \uC218\uB7C9 
 \uC218 \uC22B\uC790 \uBC88\uD638 
 \uD569\uACC4 \uCD1D \uC804\uCCB4 
 \uD569 \uD569\uACC4 
 \uBE44\uC728 \uC728 \uC18D\uB3C4 
 \uD37C\uC13C\uD2B8 \uBC31\uBD84\uC728 
 \uBE48\uB3C4 \uC8FC\uD30C\uC218 
 \uBC94\uC704 \uAD6C\uAC04 
 \uAC04\uACA9 \uC8FC\uAE30 
 \uC21C\uC11C \uCC28\uB840 
 \uC6B0\uC120\uC21C\uC704 \uC6B0\uC120 
 \uC7A5\uC18C \uC704\uCE58 \uACF3 
 \uC704\uCE58 \uD3EC\uC9C0\uC158 
 \uBD80\uBD84 \uC77C\uBD80 \uC870\uAC01 
 \uCEF4\uD3EC\uB10C\uD2B8 \uAD6C\uC131\uC694\uC18C \uBAA8\uB4C8 \uBD80\uD488 
 \uC804\uCCB4 \uBAA8\uB450 \uD1B5\uC9F8 
 \uC870\uAC01 \uB369\uC5B4\uB9AC \uCCAD\uD06C 
 \uC885\uB958 \uC720\uD615 \uD0C0\uC785 
 \uCE74\uD14C\uACE0\uB9AC \uBD84\uB958 \uBC94\uC8FC 
 \uC774\uB984 \uBA85\uCE6D \uBA85\uBA85 
 \uB77C\uBCA8 \uD0DC\uADF8 \uAF2C\uB9AC\uD45C 
 \uC81C\uBAA9 \uD0C0\uC774\uD2C0 
 \uB2E8\uACC4 \uC2A4\uD15D 
 \uB2E8\uACC4 \uAD6D\uBA74 \uD398\uC774\uC988 
 \uC791\uC5C5 \uD0DC\uC2A4\uD06C \uACFC\uC81C 
 \uD560\uC77C \uD574\uC57C\uD560\uC77C 
 \uD504\uB85C\uC81D\uD2B8 
 \uB9C8\uAC10 \uAE30\uD55C \uB370\uB4DC\uB77C\uC778 
 \uB9C8\uC77C\uC2A4\uD1A4 \uC774\uC815\uD45C 
 \uB9B4\uB9AC\uC2A4 \uCD9C\uC2DC \uBC30\uD3EC 
 \uBC84\uC804 \uD310 
 \uAC1C\uC815 \uC218\uC815\uD310 
 \uD300 \uBD80\uC11C 
 \uB3D9\uB8CC \uD300\uC6D0 
 \uACE0\uAC1D \uC190\uB2D8 
 \uC0AC\uC6A9\uC790 \uC774\uC6A9\uC790 \uC720\uC800 
 \uC0AC\uB78C \uC778\uC6D0 
 \uAC1C\uBC1C\uC790 \uD504\uB85C\uADF8\uB798\uBA38 \uC5D4\uC9C0\uB2C8\uC5B4 
 \uAD00\uB9AC\uC790 \uB9E4\uB2C8\uC800 \uCC45\uC784\uC790 
 \uC18C\uC720\uC790 \uB2F4\uB2F9\uC790 \uC8FC\uC778 
 \uCC45\uC784 \uB2F4\uB2F9 
 \uC791\uC131\uC790 \uC800\uC790 
 \uD68C\uC0AC \uAE30\uC5C5 \uC870\uC9C1 
 \uACF5\uAE09\uC5C5\uCCB4 \uBCA4\uB354 \uC81C\uACF5\uC790 
 \uD30C\uD2B8\uB108 \uD611\uB825\uC0AC 
 \uD53C\uB4DC\uBC31 \uC758\uACAC 
 \uB313\uAE00 \uC8FC\uC11D \uCF54\uBA58\uD2B8 
 \uC758\uACAC \uACAC\uD574 
 \uACB0\uC815 \uD310\uB2E8 \uC758\uC0AC\uACB0\uC815 
 \uC635\uC158 \uC120\uD0DD\uC9C0 
 \uB300\uC548 \uB300\uCCB4 
 \uC808\uCDA9 \uD2B8\uB808\uC774\uB4DC\uC624\uD504 \uD0C0\uD611 
 \uD0C0\uD611 \uC808\uCDA9 
 \uC704\uD5D8 \uB9AC\uC2A4\uD06C 
 \uBE44\uC6A9 \uAC00\uACA9 \uC694\uAE08 
 \uAC00\uACA9 \uC694\uAE08 
 \uC608\uC0B0 
 \uC774\uC810 \uC7A5\uC810 \uD61C\uD0DD 
 \uB2E8\uC810 \uBD88\uC774\uC775 
 \uD488\uC9C8 \uC9C8 
 \uC608 \uC608\uC2DC \uC608\uC81C \uC0D8\uD50C 
 \uC0D8\uD50C \uD45C\uBCF8 
 \uACBD\uC6B0 \uC0AC\uB840 \uCF00\uC774\uC2A4 
 \uC0C1\uD669 \uC0AC\uC815 
 \uB9E5\uB77D \uBC30\uACBD \uCEE8\uD14D\uC2A4\uD2B8 
 \uC99D\uAC70 \uADFC\uAC70 
 \uC99D\uBA85 \uC99D\uAC70 
 \uC0AC\uC2E4 
 \uC8FC\uC7A5 
 \uC774\uB825 \uC5ED\uC0AC \uD788\uC2A4\uD1A0\uB9AC 
 \uACFC\uAC70 
 \uBBF8\uB798 \uC55E\uC73C\uB85C \uD5A5\uD6C4 
 \uC0C1\uD0DC 
 \uC0C1\uD0DC \uD604\uD669 
 \uC9C4\uD589 \uC9C4\uCC99 \uC9C4\uB3C4 
 \uBAA8\uB4DC 
 \uC18D\uC131 \uD2B9\uC131 
 \uAE30\uB2A5 
 \uB2A5\uB825 
 \uC6A9\uB7C9 \uC218\uC6A9\uB7C9 
 \uC790\uC6D0 \uB9AC\uC18C\uC2A4 
 \uAC12 \uAC00\uCE58 
 \uC124\uC815 \uC635\uC158 
 \uB9E4\uAC1C\uBCC0\uC218 \uC778\uC790 \uD30C\uB77C\uBBF8\uD130 
 \uC138\uBD80 \uC0C1\uC138 \uB514\uD14C\uC77C 
 \uC694\uC57D \uAC1C\uC694 \uC815\uB9AC 
 \uC694\uC57D \uC694\uC57D\uD558\uB2E4 
 \uAC1C\uC694 \uAC1C\uAD00 
 \uC18C\uAC1C \uB3C4\uC785 
 \uC8FC\uC81C \uD1A0\uD53D 
 \uC601\uC5ED \uBD84\uC57C 
 \uBC94\uC704 \uC2A4\uCF54\uD504 
 \uACBD\uACC4 \uAC00\uC7A5\uC790\uB9AC 
 \uAC00\uC7A5\uC790\uB9AC \uC5E3\uC9C0 
 \uC911\uC559 \uC911\uC2EC 
 \uD575\uC2EC \uCF54\uC5B4 
 \uAE30\uBC18 \uAE30\uCD08 \uBCA0\uC774\uC2A4 
 \uAE30\uBCF8 \uAE30\uCD08 
 \uC218\uC900 \uB808\uBCA8 \uB2E8\uACC4 
 \uACC4\uCE35 \uB808\uC774\uC5B4 
 \uAD6C\uC870 \uAD6C\uC131 
 \uC544\uD0A4\uD14D\uCC98 \uAD6C\uC870 
 \uD328\uD134 
 \uD15C\uD50C\uB9BF \uC591\uC2DD 
 \uD615\uC2DD \uD3EC\uB9F7 \uC11C\uC2DD 
 \uBAA8\uC591 \uD615\uD0DC 
 \uC2A4\uD0C0\uC77C 
 \uBC29\uBC95 \uBC29\uC2DD 
 \uC811\uADFC \uC804\uB7B5 \uBC29\uC2DD 
 \uC808\uCC28 \uC21C\uC11C 
 \uC6CC\uD06C\uD50C\uB85C \uD750\uB984 \uC808\uCC28 
 \uC548\uB0B4 \uC124\uBA85\uC11C \uAC00\uC774\uB4DC \uD29C\uD1A0\uB9AC\uC5BC 
 \uBB38\uC11C \uBB38\uC11C\uD654 
 \uBAA9\uB85D \uB9AC\uC2A4\uD2B8 
 \uC9D1\uD569 \uC138\uD2B8 
 \uC30D \uD398\uC5B4 
 \uC694\uC18C \uD56D\uBAA9 
 \uD56D\uBAA9 \uC544\uC774\uD15C 
 \uAC83 \uBB3C\uAC74 
 \uCC28\uC774 \uCC28\uC774\uC810 
 \uD2C8 \uACA9\uCC28 \uACF5\uBC31 
 \uAD00\uACC4 \uAD00\uB828 
 \uAD00\uB828\uB41C \uC5F0\uAD00 
 \uAD00\uB828\uC788\uB294 \uC801\uC808\uD55C 
 \uBB34\uAD00\uD55C \uAD00\uB828\uC5C6\uB294 
 \uB3C5\uB9BD \uB3C5\uB9BD\uC801 
 \uC758\uC874\uC131 \uC885\uC18D\uC131 
 \uCD9C\uCC98 \uAE30\uC6D0 
 \uC18C\uC2A4 \uCD9C\uCC98 \uC6D0\uCC9C 
 \uBAA9\uC801\uC9C0 \uB300\uC0C1 \uC218\uC2E0\uCC98 
 \uB300\uC0C1 \uD0C0\uAE43 \uBAA9\uD45C 
 \uB0B4\uC6A9 \uCF58\uD150\uCE20 
 \uC815\uBCF4 
 \uC544\uC774\uB514\uC5B4 \uC0DD\uAC01 
 \uAC1C\uB150 \uCEE8\uC149 
 \uC6A9\uC5B4 \uB2E8\uC5B4 \uC6A9\uC5B4\uC9D1 
 \uC5B8\uC5B4 
 \uC9C8\uBB38 \uC758\uBB38 
 \uBA54\uC2DC\uC9C0 \uCABD\uC9C0 
 \uD68C\uC758 \uBBF8\uD305 
 \uC774\uBCA4\uD2B8 \uC0AC\uAC74 
 \uB3D9\uC791 \uD589\uB3D9 \uC561\uC158 
 \uD65C\uB3D9 
 \uC791\uC5C5 \uC5F0\uC0B0 \uC6B4\uC601 
 \uB3D9\uC791 \uD589\uB3D9 \uAC70\uB3D9 
 \uBCC0\uACBD \uBCC0\uD654 
 \uC601\uD5A5 \uD30C\uAE09 
 \uC601\uD5A5 
 \uC5ED\uD560 \uB864 
 \uAD8C\uD55C \uD5C8\uAC00 
 \uC811\uADFC \uC561\uC138\uC2A4 
 \uB3C4\uAD6C \uD234 
 \uC11C\uB4DC\uD30C\uD2F0 \uC678\uBD80 \uC81C\uC0BC\uC790 
 \uC7A5\uCE58 \uAE30\uAE30 \uB514\uBC14\uC774\uC2A4 
 \uD658\uACBD 
 \uC6B4\uC601 \uD504\uB85C\uB355\uC158 \uC2E4\uC11C\uBE44\uC2A4 
 \uC2A4\uD14C\uC774\uC9D5 
 \uC2DC\uAC04 \uC2DC\uAC01 
 \uAE30\uAC04 \uC18C\uC694\uC2DC\uAC04 
 \uAE30\uAC04 \uC8FC\uAE30 
 \uC21C\uAC04 \uC2DC\uC810 
 \uB0A0\uC9DC \uC77C\uC790 
 \uC77C \uB9E4\uC77C \uD558\uB8E8 
 \uC8FC \uB9E4\uC8FC \uC8FC\uAC04 
 \uC6D4 \uB9E4\uC6D4 \uB2EC 
 \uB144 \uB9E4\uB144 \uC5F0\uAC04 
 \uC2DC\uAC04 \uB9E4\uC2DC 
 \uBD84 
 \uCD08 
 \uBC24 \uC57C\uAC04 
 \uC8FC\uAE30\uC801 \uC815\uAE30\uC801 
 \uC138\uACC4 \uAE00\uB85C\uBC8C \uC804\uC5ED 
 \uAD6D\uAC00 \uB098\uB77C 
 \uC9C0\uC5ED \uB9AC\uC804 
 \uD558\uB098 \uB2E8\uC77C 
 \uB9CE\uC740 \uC5EC\uB7EC \uB2E4\uC218 
 \uBA87 \uC801\uC740 \uC18C\uC218 
 \uBAA8\uB4E0 \uC804\uBD80 \uAC01\uAC01 
 \uC5C6\uC74C \uC544\uBB34\uAC83\uB3C4 
 \uC5B4\uB5A4 \uC544\uBB34 
 \uB2E4\uB978 \uAE30\uD0C0 
 \uB354 \uCD94\uAC00 
 \uB35C \uC801\uC740 
 \uCD94\uAC00 \uC5EC\uBD84 
 \uC808\uBC18 \uBC18 
 \uC601 \uC81C\uB85C 
 \uB300\uBD80\uBD84 \uB300\uB2E4\uC218 
 \uB098\uBA38\uC9C0 \uC794\uC5EC 
 \uC704 \uC0C1\uB2E8 \uC774\uC0C1 
 \uC544\uB798 \uD558\uB2E8 \uC774\uD558 
 \uC548 \uB0B4\uBD80 \uC548\uCABD 
 \uBC16 \uC678\uBD80 \uBC14\uAE65 
 \uC0AC\uC774 \uAC04 
 \uB4A4 \uB4A4\uCABD 
 \uC55E \uC815\uBA74 
 \uC67C\uCABD \uC88C\uCE21 
 \uC624\uB978\uCABD \uC6B0\uCE21 
 \uC0C1\uB2E8 \uAF2D\uB300\uAE30 \uC704 
 \uD558\uB2E8 \uBC14\uB2E5 \uC544\uB798 
 \uCE21\uBA74 \uCABD 
 \uBC29\uD5A5 
 \uC55E\uC73C\uB85C \uC804\uBC29 
 \uB4A4\uB85C \uD6C4\uBC29 
 \uBC18\uC804 \uC5ED\uC21C \uAC70\uAFB8\uB85C 
 \uBC18\uB300 \uC815\uBC18\uB300 
 \uC2DC\uC791 \uCC98\uC74C 
 \uB05D \uB9C8\uC9C0\uB9C9 
 \uBD80\uBAA8 \uC0C1\uC704 
 \uC790\uC2DD \uD558\uC704 
 \uD1B5\uD574 \uACBD\uC720 
 \uC5C6\uC774 
 \uC81C\uC678 \uC678\uC5D0 
 \uB300\uD558\uC5EC \uBC18\uB300 
 \uB2F9 \uB9C8\uB2E4 
 \uC54A\uC73C\uBA74 
 \uBE44\uB85D \uD558\uC9C0\uB9CC \uADF8\uB7EC\uB098 
 \uC544\uB2C8\uBA74 
 \uBCF4\uC774\uB2E4 \uAC19\uB2E4 
 \uB418\uB2E4 
 \uD589\uB3D9 \uB3D9\uC791 
 \uBC18\uC751 \uBC18\uC751\uD558\uB2E4 
 \uC751\uB2F5 \uB300\uB2F5 
 \uC808\uC57D \uC544\uB07C\uB2E4 
 \uC4F0\uB2E4 \uC18C\uBE44 \uC9C0\uCD9C 
 \uB0AD\uBE44 \uB0AD\uBE44\uD558\uB2E4 
 \uC18C\uBE44 \uC18C\uBAA8 
 \uACE0\uAC08 \uC18C\uC9C4 
 \uACFC\uBD80\uD558 
 \uBD80\uB2F4 \uBD80\uD558 \uC624\uBC84\uD5E4\uB4DC 
 \uB178\uB825 \uACF5\uC218 \uC218\uACE0 
 \uD655\uC7A5 \uADDC\uBAA8 \uC2A4\uCF00\uC77C 
 \uADE0\uD615 \uBC38\uB7F0\uC2A4 
 \uB9DE\uCD94\uB2E4 \uC815\uB82C 
 \uD45C\uC900\uD654 \uD1B5\uC77C \uC815\uADDC\uD654 
 \uC911\uC559\uD654 \uC9D1\uC911 \uC77C\uC6D0\uD654 
 \uC5F0\uC7A5 \uD655\uC7A5 
 \uAC31\uC2E0 \uC5F0\uC7A5 
 \uB9CC\uB8CC \uB9CC\uB8CC\uB418\uB2E4 
 \uBB34\uD6A8\uD654 \uCDE8\uC18C 
 \uCDE8\uC18C \uCCA0\uD68C \uD3D0\uC9C0 
 \uCCA0\uD68C \uC778\uCD9C 
 \uADF8\uB9CC\uB450\uB2E4 \uD3EC\uAE30 
 \uD3D0\uAE30 \uD1F4\uC5ED \uC740\uD1F4 
 \uBCF4\uAD00 \uC544\uCE74\uC774\uBE0C 
 \uBC31\uC5C5 
 \uD30C\uAD34 \uC81C\uAC70 
 \uC190\uC0C1 \uD53C\uD574 
 \uC774\uB04C\uB2E4 \uC8FC\uB3C4 \uB9AC\uB4DC 
 \uB530\uB974\uB2E4 \uB4A4\uB530\uB974\uB2E4 
 \uAC00\uB9AC\uD0A4\uB2E4 \uC810 \uD3EC\uC778\uD2B8 
 \uBC30\uCE58 \uB193\uB2E4 
 \uCC44\uC6B0\uB2E4 \uAE30\uC785 
 \uBE44\uC6B0\uB2E4 
 \uC804\uD30C \uD37C\uC9C0\uB2E4 \uD655\uC0B0 
 \uC804\uD30C \uC804\uB2EC 
 \uC804\uB2EC \uB118\uAE30\uB2E4 
 \uC804\uB2EC \uD3EC\uC6CC\uB529 
 \uB9AC\uB2E4\uC774\uB809\uD2B8 \uC7AC\uC804\uC1A1 \uC6B0\uD68C 
 \uAC00\uB85C\uCC44\uB2E4 \uC778\uD130\uC149\uD2B8 
 \uC7A1\uB2E4 \uD3EC\uCC29 \uCE90\uCE58 
 \uB358\uC9C0\uB2E4 \uBC1C\uC0DD 
 \uC62C\uB9AC\uB2E4 \uB192\uC774\uB2E4 
 \uB0B4\uB9AC\uB2E4 \uB0AE\uCD94\uB2E4 
 \uC790\uB974\uB2E4 \uC798\uB77C\uB0B4\uAE30 
 \uB098\uB974\uB2E4 \uC6B4\uBC18 
 \uB3CC\uB9AC\uB2E4 \uD68C\uC804 
 \uC21C\uD658 \uD68C\uC804 \uB85C\uD14C\uC774\uC158 
 \uD074\uB9AD \uB204\uB974\uB2E4 
 \uD0C0\uC774\uD551 \uC785\uB825 
 \uACE0\uB974\uB2E4 \uC120\uD0DD 
 \uD22C\uD45C 
 \uC815\uB2F9\uD654 \uADFC\uAC70 
 \uBA85\uD655\uD788 \uD574\uBA85 
 \uC124\uB4DD 
 \uD0D3 \uBE44\uB09C 
 \uC778\uC815 \uC778\uC815\uD558\uB2E4 
 \uD655\uC778 \uC751\uB2F5 
 \uD6C4\uD68C 
 \uB300\uCC98 \uB2E4\uB8E8\uB2E4 
 \uD574\uACB0 \uB300\uC751 
 \uC804\uB7B5 
 \uAC00\uC124 \uC774\uB860 
 \uAD50\uD6C8 \uD68C\uACE0 
 \uACB0\uB860 
 \uD1B5\uCC30 \uC778\uC0AC\uC774\uD2B8 
 \uAE30\uC220 \uC5ED\uB7C9 \uC219\uB828\uB3C4 
 \uCC44\uC6A9 \uACE0\uC6A9 
 \uC628\uBCF4\uB529 \uC2E0\uC785 
 \uCD08\uBCF4\uC790 \uC2E0\uC785 
 \uC804\uBB38\uAC00 
 \uC778\uC218\uC778\uACC4 
 \uB2F9\uC9C1 \uC628\uCF5C 
 \uAD50\uB300 
 \uACC4\uC57D 
 \uBC95\uB960 \uBC95 \uADDC\uC81C 
 \uB77C\uC774\uC120\uC2A4 
 \uAC1C\uC778\uC815\uBCF4 \uD504\uB77C\uC774\uBC84\uC2DC 
 \uCD94\uC138 \uACBD\uD5A5 
 \uD1B5\uACC4 \uC9C0\uD45C 
 \uADF8\uB798\uD504 \uCC28\uD2B8 \uB3C4\uD45C 
 \uC774\uBBF8\uC9C0 \uC0AC\uC9C4 \uADF8\uB9BC 
 \uC815\uD655\uB3C4 \uC815\uBC00\uB3C4 
 \uD6A8\uC728 \uC131\uB2A5 
 \uBE44\uD6A8\uC728 
 \uAC15\uC810 \uC7A5\uC810 
 \uC57D\uC810 \uCDE8\uC57D\uC810 
 \uC2B5\uAD00 \uAD00\uC2B5 
 \uBB38\uD654 
 \uBCC4\uCE6D \uBCC4\uBA85 
 \uC57D\uC5B4 \uC904\uC784\uB9D0 
 \uC811\uB450\uC0AC 
 \uC811\uBBF8\uC0AC 
 \uB300\uBB38\uC790 
 \uC18C\uBB38\uC790 
 \uC77D\uAE30\uC26C\uC6B4 \uAC00\uB3C5\uC131 
 \uC720\uC9C0\uBCF4\uC218 \uAD00\uB9AC 
 \uD655\uB960 \uAE30\uD68C \uC6B4 
 \uAE30\uD68C 
 \uB3C4\uC804 \uACFC\uC81C \uB09C\uAD00 
 \uC7A5\uC560\uBB3C \uC7A5\uBCBD 
 \uD568\uC815 
 \uBCD1\uBAA9 
 \uBD80\uCC44 \uAE30\uC220\uBD80\uCC44 
 \uC794\uC7AC \uCC0C\uAEBC\uAE30 \uACE0\uC544 
 \uC4F0\uB808\uAE30 
 \uBBF8\uC0AC\uC6A9 \uC0AC\uC6A9\uB418\uC9C0\uC54A\uB294 
 \uBD80\uBD84\uC9D1\uD569 \uC77C\uBD80 
 \uBBF8\uB7EC \uBCF5\uC81C\uBCF8 
 \uCD08\uC548 \uB4DC\uB798\uD504\uD2B8 
 \uC2DC\uBC94 \uBCA0\uD0C0 \uD30C\uC77C\uB7FF 
 \uC810\uC9C4\uC801 \uB2E8\uACC4\uC801 
 \uAC11\uC790\uAE30 \uAC11\uC791\uC2A4\uB7EC\uC6B4 
 \uC608\uC0C1\uCE58\uBABB\uD55C \uB73B\uBC16\uC758 
 \uC775\uC219\uD55C \uCE5C\uC219\uD55C 
 \uC778\uAE30 \uB110\uB9AC 
 \uD604\uB300 \uCD5C\uC2E0 
 \uACF5\uC2DD \uC815\uC2DD 
 \uACF5\uC2DD \uACA9\uC2DD 
 \uC9C1\uC811 
 \uAC04\uC811 
 \uC911\uCCA9 
 \uD3C9\uBA74 \uD3C9\uD3C9\uD55C 
 \uAE4A\uC740 
 \uB113\uC740 
 \uC881\uC740 
 \uBCF5\uC218 \uC5EC\uB7EC 
 \uB2E8\uB3C5 \uD63C\uC790 
 \uD63C\uD569 \uD558\uC774\uBE0C\uB9AC\uB4DC 
 \uAC00\uC7A5\uAC00\uAE4C\uC6B4 \uC778\uC811 
 \uD569\uC758\uB41C \uACB0\uC815\uB41C 
 \uAE08\uC9C0\uB41C \uCC28\uB2E8\uB41C 
 \uBBF8\uD574\uACB0 
 \uC54C\uB9BC \uB9AC\uB9C8\uC778\uB354 
 \uC774\uC804 \uB9C8\uC774\uADF8\uB808\uC774\uC158 \uC774\uAD00 
 \uC774\uC2DD \uD3EC\uD305 
 \uD328\uCE58 \uD56B\uD53D\uC2A4 
 \uB3D9\uACB0 
 \uC99D\uAC00 \uC62C\uB9AC\uB2E4 
 \uACE0\uC218 \uC9C0\uD0A4\uB2E4 
 \uACE0\uC9D1 \uC8FC\uC7A5 
 \uD5C8\uC6A9 \uC6A9\uC778 
 \uC7A5\uB824 \uAD8C\uC7A5 
 \uC9C0\uC591 \uB9D0\uB9AC\uB2E4 
 \uC911\uB2E8 \uBC29\uD574 \uC778\uD130\uB7FD\uD2B8 
 \uC5D0\uC2A4\uCEEC\uB808\uC774\uC158 
 \uBD84\uB958 \uD2B8\uB9AC\uC544\uC9C0 
 \uBD84\uB958 
 \uCD08\uB300 
 \uBC29\uBB38 `},learned:{de:`
abfrageubereinstimm queri
abgeblendet dim
abgebroch cancel
abgefang uncaught
abgefragt queri
abgelegt drop
abgeleitet infer deriv
abgeruf fetch
abgesturzt crash
ableit infer
abmeld sign
abschnittshead section
abstand amount
abtrenn sidebar
abweichungsanmerk varianc
abzubrech cancel
advanced advanc
afterdelay shut
aka ms
aktionssymbol lightbulb
aktiviert enabl
aktivierungsereignis event
aktivitatsleist bar
aktualisiert updat
akzeptiert accept
allgemein overal
allowimportingtsextension allowimportingtsextensions
alphawert alpha
analysi pars
analysiert pars
anbieterfeld vendor
anbieterspezif vendor
anfug attach
angab https
angefordert request
angefugt attach
angegeb specifi
angehalt paus
angenomm assum
angepasst adapt
angesagt announc
angewendet appli
angezeigt show
angibt indic
angrenz adjac
animationsfram anim
ank anchor
anklickbar clickabl
anmeld sign
ansichtsbereichscontain pane
anstell instead
anweisungsbruchstell instruct
any implicitli
apis api
arbeitsbereichsempfehl recommend
arbeitsbereichsvertrauensstell trust
arbeitsstruktur worktre
arbeitsverzeichnis work
archiv asset
arrays arrai
asynchron async
audiohinweis cue audio
auf set
auffalt unfold
aufgefaltet unfold
aufgeklappt expand
aufgelost resolv
aufgeruf invok call
aufgetret occur
aufgrund due
aufhor quit
aufrufbar callabl
aufrufsignatur call
aufteil splitter
ausfuhrlichkeitsgrad verbos
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
ausnahmehaltepunkt except
ausprobi wai
aussagekraft meaning
ausschneid cut
aussieht look
austausch transpos
auswahlank anchor
auszuschliess exclud
automat auto
automatisierungsbezog autom
autorisiert author
autorisierungsserv author
autoritat author
bar eg
basier base
basisklass base
basisnam basenam
beacht note
beachtet honor respect
bedeut promin
beendet stop
befehlscent center
befehlsmitt center
befehlspalett palett
befehlsstart launcher
befehlstast cmd
befehlsverlauf histori
behandelt unhandl handl
beid both
beigetrag contribut
beim fail while
beispielsweis exampl
benachrichtigungspopup toast
benachrichtigungszentral center
benotigt unnecessari
berechnet comput
berecht insuffici
berechtigt permiss
bereich panel
bereichsausricht align
bereitstell stage
berichterstellungsphas phase
berucksicht account
beschrank contraint
beschrankt limit
beschreibbar writeabl writabl
beschreibt describ
besitzt export privat
bestand pass
bestandteil constitu
bestatigungsdialogfeld dialog
besteht persist
bevorzugt prefer
beweg motion
bewertet score
bibliotheksdatei librari
bibliotheksdefinition lib
bildlauf sticki
bildlaufleist scrollbar
bildquell imag
bindungselement bind
bindungsmust bind
bis through
blau blue
blinkt blink
blocksatz justifi
bold normal
bom utf
breit width
browsereinstell up
browserfen browser
buildinfodatei buildinfo
bun slashbun
bundsteg gutter
bytebereich byte
caret smooth
chatanfrag request
chatfrag question
chrom chrome
clientregistrier registr
clientschlussel secret
cod vs
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
dateiberecht permiss
dateicodier encod
dateidialogfeld dialog
dateiend final
dateierstellungsvorgang creation
dateipfad path
dateischreibvorgang write
datenhaltepunkt datum
datenverlust loss
dauert take
davon alon
dazu inform
deaktiviert disabl
debugadapt adapt
debugg debug
debuggersymbolleist toolbar
debugging debug
debugpy debugpi
debugsitz session
debugvisualisierungsklauseln visual
decorator decor
defekt broken
definiert defin
deinstallation uninstal
deinstalliert uninstal
deklariert declar
dekoration decor
dekrementoperator decrement
delegiert deleg
dem name
denn unless
dennoch anywai
des color
description descript
designdatei theme
designfah themabl
dess whose
destrukturier destructur
destrukturiert destructur
destrukturierungsmust destructur
development develop
diagnos diagnost
diagnoseinformation diagnost
diagrammvisualisier chart
dialogfeld dialog
die color
dies extens
diktat dictat
direktiv direct
disassemblier disassembl
disassemblierungsanfrag disassembl
dock docker
dokumentationsseit page
doppelklick doubl
drag drop
drei three
drop drag
dropdownlist dropdown
dropdownmenus dropdown
dunkl dark darker
durchgestrich strikethrough
durchsuch brows
ecmascript ecma
editoraktion action
editorbereich area
editorcursor present
editorgrupp group
editorindentguid editorindentguide
editorlayout layout
editorleist gutter
editormarkier marker
eigenstand standalon
eigent actual
ein type
einfugeauswahl selector
einfugebearbeit past
einfugehandl handler
eingabedatei input
eingabefeld box
eingabetast enter
eingabevalidier sever
eingeblendet slide
eingefugt insert
eingegeb entireti
eingeschloss includ
eingeschrankt restrict
eingrenzt limit
einruck reindent
einstellungssynchronisier sync
einstellungszeil row
einstiegspunkt point
einzelschritt step
einzelschrittziel step
einzug indent
einzugrenz narrow
einzugsfuhrungslini guid
element item
empfohl recommend
end close
entfernt remov
entitatscod entiti
entsperrt unlock
entwed either
entwurfskommentar draft
enum eras
enumeration enum
enumerationsmemb enum
enumerationstyp arithmet
erbt inherit
ereignislist listen
erfasst captur
erfassungsgrupp captur
erfolg asynchron
erfolgreich successfulli
erfordert requir
erfullt satisfi
erhalt give
erinn snooz
erkannt detect
ermittelt determin
ermoglicht switch
erneut reopen
errat guess
erreichbar unreach
erreicht reach
ersatzplatzhalt placehold
ersetzt replac
erstellt creat
erweitert extend
erweiterungsaktion button
erweiterungshost host
erweiterungspaket pack
erzeugt spawn produc
erzwung forc
esc escap
escapesequenz sequenc
escapezeich escap
esmoduleinterop interop
exemplar walkthrough
exit hot
exitcod exit
exklusiv exclus
experimental sitter
experimentell experiment
explizit explicitli
exportiert export
exportzuweis assign
ext succeed
extrahiert extract
fac face
factoryfunktion factori
falschlicherweis incorrectli
falsy falsi
falt fold
faltbereich fold
farbauswahl picker
farbdesign theme
farbgeb pair
farbton hue
farbtonwert chroma
farbwahl picker
feedbackfarb feedback
fehlerberichterstatt report
fehlermeld messag
festbreitenschriftart monospac
festgelegt set
fett bold
fokussi focu
fokussiert focus
foo eg
for hand
formatiert format
fragezeich question
fug add
fuhrend lead
fuhrungslini guid
funktioniert work
funktionshaltepunkt breakpoint
fur color
fuzzyubereinstimm fuzzi
ganz integ
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
geht lose
gekennzeichnet mark
geklont clone
gekurzt trim
gelad load
geles read
geloscht delet
gelost unpin
gemacht undon
gemass accord
gemeinsam ancestor
gemeldet report
genehmigt deni
geoffnet open
geratecod devic
gerendert render
gesattigt satur
geschachtelt nest
geschrieb write
geschweift brace
gesendet send
gesetzt notat
gespeichert unsav save
gestaget stage
gestartet start launch
gesucht look
geteilt split
gett getter
gewahrt grant
gewartet chord
gezeichnet draw
gezeigt hover
ggf consid
gibt whether
gilt appli
github hub
gleichgeordnet sibl
gleichmass equal
glieder outlin
globmust glob
gluhbirn lightbulb
glyphenrand margin glyph
halt hold
hart hard
hauptfen main
hauptversion major
heapprofil heap
hebt unset
hell lighter
hellig light
hergestellt connect
herstell abl
herstellerspezif vendor
heruntergefahr shut
heruntergelad download
hervorgehob highlight
hilfsleist auxiliari
hilfsprogramm helper
hintergrundfarb background
hinzu add
hinzugefugt ad
hinzuweis stand
hochgelad upload
hoh height higher
horizontal horizont
hostnam unc
https http
ich reproduc
identifiziert done
imag docker
implementier implement
implementiert implement
implizit implicitli
importalias alia
importassertion assert
importattribut attribut
importhelp importhelpers
importiert import
indexsignatur index
indextyp index
indi india
indikator indic
indirekt indirectli
inf infer
infodatei readm
infos info
inhaltssicherheitsrichtlini polici
initialisiert uniniti initi
inklusiv inclus
inkompatibl incompat
inkrement decrement
inlay inlai
inlinebearbeit edit
inlinebefehl sub
inlinehinweis hint
inlinevorschlag inlin
install slashnod
installationsanzahl count
installiert instal
instanziiert instanti
instanziierungsausdruck instanti
instanzmemb instanc
instanzmemberfunktion functi
instanztyp instanc
instrumentierungshaltepunkt instrument
integriert integr build
intelligent smart
intellisens sens intellisense
internal intern
isolateddeclaration isol isolateddeclarations
isolatedmodul isolatedmodules
iterator iter
jahr yr
jak jake
javascript java
jsdoc doc
jsxs factori
kanada canada
kandidatenmodul candid
kann cannot
kaputt broken
katalog galleri
kaufinteressent bidder
kett chain
klamm bracket parenthes
klammernpaarfuhrungslini pair
klammerpaar pair
klassenblock block
klausel claus
klein less
kleinbuchstab lower
klingelt ring bell
kombiniert combin mix
komma comma
kommentarbereich rang
kommentarreaktion reaction
kommentarthread thread
kompakt compact
kompaktmodus compact
kompatibel incompat
kompiliert compil
komposition composit
komprimiert compact
konfigurationsdatei config
konfiguriert configur
konstrukt construct
konstruktsignatur construct
kont account
kontrollkastchenwidget checkbox
konturfarb outlin
konvertiert convert
kopiert copi
korrekt correctli
kosinusfunktion cosin
kursiv ital
laufzeit durat
layoutsteuerelement layout
leerraumzeich whitespac
legacy legaci
leist gutter
leistungsgrund reason
liegend underli
liegt focus
lineal ruler
list arrai
literal liter
loaded scripts
lookups earlier
los unpin
lost trigger
mach undo
macos mac
mal again time
mark goto
markant promin
markdownbild imag
markdownlink markdown
markdownmedi medium
markerfarb marker
markernavigationswidget head
markiert mark
markierungsfarb marker
mausg gestur
mausrad wheel
maximi maxim
maximiert maxim
mehrmal onc
mehrzeil regex
meinarbeitsbereich myworkspace
meinordn myfolder
meint mean
memb member
menuleist menu
metaeigenschaft meta
metaeigenschaftenreferenz newtarget
mim mime mimetyp
mindestwert minimum
minimal minim
minut min
mittl middl
mod resolut
modifizierervariant variant
modulerweiter augment
moglicherweis possibl
momentan unavail
monat mo
mts mt ct
multiplikator multipli
muss must
myfil myfile
myfilefold myfilefolder
myfold myfolder my
myremotefold myremotefolder
myworkspac myworkspace
nachfolg subsequ
nachgestellt trail
nachsteh trail
nachverfolgt untrack track
namespaceimport namespac
navigationswidget marker
navigiert navig
nebeneinand larger
nebenversion minor
neukompilier recompil
nicht cannot
nod node
non none
normalerweis typic
notation notat
notebookzell cell
notizbuch notebook
nuget nu
nvm nv
nvs runtimeversion
oauth auth
ober top
oberst level
obig abov
objektliteral liter
oktal octal
onenterrul onenterrules
onlinedien onlin
open quick
optimal experi
optimiert optim
ordnungsgemass correctli
originaltext origin
outfil out outfile
paketnam packag
papierkorb trash recycl
parallel concurr
parameterhinweis hint
peerdependency peer
per via
person someon
pfeil arrow
pfeilfunktion arrow
pixeln pixel
plattformspezif platform
platzhaltertext placehold
plug plugin
pnp yarn
portierbar portabl
potenziell potenti
potenzierungsausdruck exponenti
preserv esnext
primitiv primit
privat public
problembeheb fix
problembericht issu
produktsymboldesign product
profilerstell profil
programmiersprach program
protokollhaltepunkt log
protokollier log
protokollpunkt logpoint
providedebugconfiguration providedebugconfigurations
proxyunterstutz proxi
prozedurschritt step
prozentsatz percentag
pullvorgang pull
punkt dot
qualified slashqualifi
qualifiziert qualifi
quantifizi quantifi
quelldatei sourc
radiooption radio
rahmenfarb border
randleist sidebar
readonly readonli
reagiert react
reduzi collaps
reduziert collaps reduc
reell real
refactoring refactor
refactoringander refactor
referenziert referenc
regeln rule
regelsatz ruleset
registriert regist
reih seri
releaseversion releas
remotecomput machin
remoteelement remot
remoteerweiterungshost host
repositorys repositori
reprasentiert repres
requ pr
reserviert reserv
resolution resolut
resolvejsonmodul resolvejsonmodule
restartfram restartframe
rgba rrggbbaa
rootdir dir rootdirs
rrggbbaa rgba
ruckgabetyp return
ruckgabetypanmerk annot
rucksprung step
ruckvektor backrefer
ruckverweis backrefer
ruft compon
rundet round
runtimeexecutabl runtimeexecutable
sattig satur
schattenfarb shadow
schema scheme
schemas schema
schnellkorrektur fix
schnipselmodus snippet
schnipselvorschlag snippet
schnittmeng intersect
schreibgeschutzt read
schreibweis spell
schriftartfeatur ligatur
schriftfamili famili
schriftgrad font
schriftligatur ligatur
schwarzwert white black
screencastmodus screencast
script scripts loaded
scrollleist scrollbar
sehr larg
sei unless
sein must
seitenleist side bar
sek sec
selb circularli
selektor selector
semantikuberpruf semant
semikolon semi
serialisiert serial
sett setter
shelldatei shell
shelltyp shell
sicherheitseinstell secur
sicherheitswarn secur
sie pleas
signal alert
signiert sign
sind allow multipl
sinusfunktion sine
smooth caret
sobald onc
sodass easi
soll whether control
sonderzeich awar
sortiert sort
sowohl both
speicherdatenbank databas
speichereintrag storag
speicherort locat
spons sponsor
sprachaufzeichn record voic
sprachausgab reader screen
sprachausgabemodus append
sprachdien servic
sprachmodell model
sprachpaketerweiter pack
sprachserv server
spring jump
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
standbymodus snooz
stapelrahm frame
statusleist statu
statusleisteneintrag stand
std hr
stell make
stellt repres
stern star
steuert control
strg ctrl
struktur tree
struktursitteranalys sitter
strukturstrichfarb stroke
stund hr
suchansicht search
suchverlauf store
suchzeichenfolg seed
suffix shorten
sup super
svgs svg
symbol icon
synchronisier sync
synchronisiert sync synchron
syntax usag
syst system
systemzertifikat certif
szenari scenario
tabstopps tabstop
tabulatorgross size
tastaturfokus keyboard
tastaturuberlager overlai
tastenkombination shortcut
tastenzuordn keybind
teilnehm particip
terminalglock bell
terminalnutz autom
terminalprofil profil
terminaltool tool
testkonfiguration test
texteingabefeld box
textsegment preformat
textteil textual
textvergleich compar
then promis
tipp awar
titelleist titl
titeluberschrift header
tmlanguag tmlanguage
tmthem tmtheme tm
tokenisier token
topics topic
traditionell tradit
tragt contribut
transparent transpar
transparenz transpar
treesittertelemetry sitter
trefferanzahl hit count
tritt usual
trotzd anywai
tsserv tsserver
tupelelement tupl
tupeltyp tupl
typalias alia
typanmerk annot
typargument argument
typbibliothek librari
typdefinition definit
typescript script
typesversion typesversions
typfilterwidget filter
typimportassertion assert
typisiert untyp
typnotation notat
typparamet paramet
typpradikat predic
typverweisdirektiv direct
uberdeckt overlap
uberlad overload
uberladungssignatur overload
uberlagerungsfarb overlai
ubermitteln submit
uberpruft unverifi
uberprufungsmodus review
uberschneid convers
uberschreibt overrid
uberschreitet exce
uberschrieb overridden overwrit
ubersichtslineal overview ruler
uberspr skip
ubertrag push
uberwacht watch
uberwachungsansicht watch
uberwachungsmodus watch
umbenannt renam
umbroch wrap
umgebungskontext ambient
umgebungsmodul ambient
umgebungsmoduldeklaration ambient
umgekehrt backslash
umgestalt refactor
umschalttast shift
umschliess wrap
unabhang regardless
unbegrenzt unlimit
unbenannt untitl
undefined undefin
ungebund unbound
ungleich zero
uniqu whose
unterbefehl sub
unterbroch break
unterdruckt suppress
unterscheidet differ
unterschema subschema
unterstreich underlin
unterstrich underlin underscor
untertyp subtyp
unumkehrbar irrevers irreversible
unverandert unchang
unzulass permit
uris uri
usw etc
utf bom
validat executablepath
variadic variad
variation variat translat
verbatimmodulesyntax verbatim
vereinfach easi
vereinfacht simplifi
verfolgt untrack
verfugt provid
verglich compar
vergross increas
vergrossert increas
verhindert prevent
verifiziert verifi
verklein decreas
verkleinert shrink
verlaufselement histori
veroffentlicht publish
verringert decreas
verschob move
verseh subject
verstand ie
vertikal vertic
vertrauenswurd untrust
verursacht caus
verwechselt confus
verwendbar themabl
verwendet us
verwerfbar track
verwies referenc
verworf discard
verzeichnisnam dirnam
video media stream
vier four
view viewer
viewtyp viewtype
visual studio
vor ago
vorabversion pre releas
vorangestellt preced
vordergrundfarb foreground
vorformatiert preformat
vorgangerelement ancestor
vorgehensweis walkthrough
vorgenomm make
vorlagenausdruck templat
vornehm refactor
vornimmt textual
vorschlagsdetail detail
vorschlagswidget widget
vorubergeh temporarili
vorveroffentlich pre
vscod vscode
webansicht webview
webassembly assembl
weberweiter web
webgl gl
webpart part
webwork worker
wechsel far
wechseln go
wed neither
weight variat translat
weiss white black
weist implicitli
weitergeleitet forward
weiterhin still
wenn enabl
when taskdefinition
wie like
wied plai sound
wiederhergestellt restor
wiederherstell revert
wiederverwendet reus
wirklich sure
with block
wobei toward
woch wk
wollt mean
wordwrapcolumn wrap
workspacefold workspacefolder
wortbezog relat
wurd find
yarn pnp
zahleneingabefeld box
zahnradsymbol gear
zeichenentitat entiti
zeichenfolg string
zeichenfolgenliteral liter
zeilen end
zeilenendesequenz sequenc
zeilenhoh height
zeilennumm number
zeilentrennzeich unusu
zeilenumbruch wrap
zeitraum amount
zell cell
zentriert center
zertifizierungsstellenzertifikat ca
zielordn destin
ziff digit
zirkularitat circular
zugegriff access
zugeklappt collaps
zugeordnet associ map
zugewies assign
zugriffsmethod accessor
zugriffstok person
zugrund underli
zugun favor
zuletzt recent
zum icon
zur help
zuruckgesetzt reset
zuruckzusetz unset
zusammengefuhrt merg
zusammengesetzt composit
zuvor previous
zuweisungsassertion assert
zwei two
zweit second
zweiteil bisect
zwischengespeichert earlier
zwischenzeit meantim
`,fr:`
abandon discard
abord first
absolus absolut
acced go
accesseur accessor
accolad brace
activ enabl
adjacent adjac
administrator administr
advanced topic
affectent recompil
affichag view
affichent below
affin narrow
agit actual
agrand maxim
aid help
ailleur elsewher
aka ms
alert signal
ali alias
aller go
allowimportingtsextens allowimportingtsextensions
ambi ambient
ambigus ambigu
ampoul lightbulb
an yr
ancre anchor
anterieur older
any implicitli
apparaissent appear outlin
approb trust
appropri relev
approuv trust untrust
approxim fuzzi
arc invers
archiv asset
arrier background
assur ensur
asynchron async
atlas textur atla
atteindr go
atteint hit meet
attend expect
aucun find
audio cue
auquel against
automat auto
autonom standalon
autor author
autour around
avez mean
avoir on
avon unabl
ayant focus
banc workbench
barr bar
bleu blue
boit dialog
bun slashbun
cadr frame
calcul comput
canad canada
candidat candid
cass broken
ce outlin
cellul cell
central middl
certif ca
cess compileroption
cet extens
chaud hot
check suppress
chevauchent overlap
chrom chrome chroma
circulair circularli
cjc cjk
clair lighter
clart light
cle keyword
cloch bell ring
codelen len codelens
col ln
combinaison keybind
comm like
commercial releas
commonj commonjs
compileropt compileroptions
complet full shell
compr includ
conflit conflict
conform compliant
connect sign
connexion sign
connus know
consider treat
consult see
contain contraint
contextuel pop
continu proce
contrair otherwis
convers chat
corbeil trash recycl
correspond match
cosinus cosin
cour progress
court small
createel createelement
creation creat
crochet bracket
ct mt
cursorsurroundinglin enforc
danger potenti
debugpy debugpi
debut lead
decalag offset
deconseil deprec
decouvert reveal
decr describ
decriv describ
deduir infer
deduit infer
defilent slide
defin set
del millisecond
dela beyond
dep exce
dependent alon
depuis sinc
derang disturb
desactiv toggl
desassemblag disassembl
desorm now
detach unpin
detaill step verbos
detecteur listen
deuxiem second
dev need
development develop
devient becom
dict dictat
dispos lack
distinct separ
distinguent stand
dock docker
doit must
doivent must
dont whose
doubl duplic
echel wide
ecmascript ecma
ecrit write
ecritur writeabl
edge edg
editorindentguid editorindentguide
effectu make complet
element item
elev high
else els
emet emit plai
emis emit
emiss emit
enfonc hold
englob enclos
engrenag gear
entit entiti
entour surround
entrainent caus
entrez enter
environ env
equivalent equival
esmoduleinterop interop
espac workspac
espion watch
est whether
etabl sub
etant setup mark
ete successfulli
etend extend
etoil star
etre must
etroit small
evident highlight
exact exactli
examin filenam
exclu exclud
exclus exclud
execut run
experimental experiment
explicit explicitli
extract checkout
extrem far
fac face
facilit easi
faibl lowest
fair make
famill famili
fantom ghost
fauss falsi
faveur favor
favoris favor
featur ligatur
fin trail
fix monospac
flech arrow
fluid smooth
focus focu
fois whenev
fonc darker dark
fontstyl presenc fontstyle
for hand
form format
fraction split
fram frame
fre plan free
frer sibl
from asterisk
galer galleri
general typic usual
get getter
github hub
goutti gutter
gpu acceler
grand larger
gras bold
hauteur height
heur hr
hexadecimal hex
hint inlai
hor offlin
horizontal horizont
identif identifi
ignor skip
illim unlimit
imag pictur preview
impact implic
implicit implicitli
importhelper importhelpers
inachev untermin
inchang unchang
inclus includ
incorpor embed
incorrect incorrectli
increment decrement
incrementiel increment
incrust inlai hint
inde india
indent newlin
independ unbound
indiqu whether
indirect indirectli directli
individuel individu
inexist nonexist
inferieur less
inhabituel unusu
initialiseur initi
inscrit regist
instruct statement
integr build
integral entireti
intelligent smart
intellisens sens intellisense
interact clickabl
intercept uncaught catch
internal intern
internet ie
interpreteur shell
interrupt paus
intervall meantim
introuv find
invers backslash
irrecuper fatal
irreversibl irrevers irreversible
isolateddeclar isol isolateddeclarations
isolatedmodul isolatedmodules
jacent underli opaqu
javascript java
jou plai
jsdoc doc
jsonvalid jsonvalidation
jusqu stai
lanceur launcher
largeur width
lateral side
le all
lecteur reader screen
lesquel https
libel small
lieu instead
light dark
linguist pack
list arrai
lit plai
litteral liter
local remot
long longest
longu long
lor while
macos mac
maj shift
majeur major
mani unexpectedli
mapp map
mappag map
march marketplac
marqueur marker
maximum most
medi media
mem anywai
memoris rememb
menus menu
messag notic
met meta
metapropriet meta
mettr updat
mieux best
mim mime mimetyp
minuscul lower
minut min
mis updat highlight
modif chang modifi
modifi edit
moduleresolu moduleresolution
moin least
mois mo
mot keyword
mouv motion
mt ct
multicurseur multi
multipl multi
myfil myfile
myfilefold myfilefolder
myfold myfolder
myremotefold myremotefolder
myworkspac myworkspace
navig breadcrumb
niem nth
nod node
noir white black
non invalid
not notebook
notr both
nous unabl
nouvel new
nuget nu
numeros number
nv runtimeversion
nvm nv
oauth auth
obliqu slash backslash
observ watcher watch
obsolet outdat date
obtent get
obtient compon
occurrent occurr
omis omit
ondul squiggli
open quick
opposit oppos
oui ye
outd outdir
outfil out outfile
outil toolbar
papi clipboard
par default
parallel concurr
parc displai
parcour brows
parvien reproduc
pas cannot
peerdependency peer
perd lose
perdus lose
person someon
petit smaller
peut cannot
phas bidder
plac instead
plan background color
pli fold
pliag fold
plug plugin
pnp yarn
point breakpoint
pointag hover
pos ask
possed privat
possibil abil
post desktop
potentiel potenti
pourquoi affect
poursuit continu
pouv on
precommercial pre
predicat predic
preliminair pre releas
premi foreground
pren take
prend take support
presenc fontstyle
press clipboard
pression chord
prioritair preced
pris support
problem issu
procedur walkthrough
produir asynchron
produit occur
profondeur depth
propag spread
propr own
protect guard
providedebugconfigur providedebugconfigurations
provient come
provoqu quit
public privat
publish csharp
puissanc exponenti
qualifi slashqualifi
quand true
quantif quantifi
quatr four
que onli
quel regardless
question ask
quit previous
raison due
rapid quick
rapport against
reachemin forward
readm readme
readonly readonli
reconnaiss recognit
recu receiv
recus get
redond intent
reduct collaps
reduis reduc
reduit collaps
reexport re
referencent themselv
regl ruler
reinser reindent
relat rel
reliur gutter
rencontr see
rend make
rendr make
reper guid
repercut echo
repet snooz
repetit snooz
represent repres
repris repeatedli
requis requir
resolus unresolv
resolvejsonmodul resolvejsonmodule
ressembl look
restartfram restartframe
restitu render
retr indent
revient fall
rgba rrggbbaa
rien anyth
rompu broken
rootdir rootdirs dir
roulet wheel
rouvr reopen
rrggbb aa
rrggbba rrggbbaa rgba
runn runner
runtimeexecut runtimeexecutable
runtimevers runtimeversion
san without
satisf satisfi
satisfact satisfi
savoir learn
scenarios scenario
second ago
secret blank password
securis insecur
selecteur picker selector
selon accord
semain wk
semantichighlighting semant
serv ts
set setter
sign colon
signif meaning
sinus sine
sitt sitter
soient wait
soit either
sombr darker
son plai
soulign underlin
specif specifi
sponsoris sponsor
substitu overrid
succes successfulli
sup super
superutilis superus
suppos assum
supposent recompil
sur focu
surbrill highlight
surtyp overtyp
switch fallthrough
synthes speech
tabul tab
taquet stop
tard later
target es
taskdefinit taskdefinition
teint hue
tel like
temporair temporarili
ten awar
tet header
textuel textual
textur atla
themat themabl
tirag pr
tmlanguag tmlanguage
tmthem tmtheme tm
tourn wheel
traditionnel tradit
train shut
trait stroke unhandl
travail workspac
trois three
trop mani
tru true
tsl hsl
tsserv tsserver
tsv hsv
typescript script
typesvers typesversions
typing acquir
ulterieur later
undefined undefin
utf bom
validat executablepath
variat translat
vendeur phase
ver move down
verbatimmodulesyntax verbatim
verbosity verbos
verifi unverifi
version target
vertical vertic
veuill pleas
video screencast media stream
view viewer
viewtyp viewtype
virgul comma
vision viewer
visual studio
vocal voic record
volet pane
voul want like
vouloir sure
voulu mean
vous want like
vrai sure
vscod vscode
webassembly assembl
webgl gl
weight variat translat
when taskdefinition
workspacefold workspacefolder
wrap hard
wrapp wrap
yarn pnp
zon box
`,es:`
abaj down
abarc span
abre open
abrevi shortcut
acerc zoom
acuerd ok
adecu better
adel later
ademas addit
adquir acquir
adquisicion acquisit
advanc topic
afterdelay shut
ajust wrap
aka ms
alcanc hit meet
alfa alpha
algui someon
ali alias
alin inlin
alto height
altur height
ambos both
ancho width
anclad pin
anclar stick
ano yr
anos yr year
antecesor ancestor
antes pleas
anul unset
any implicitli
aparicion occurr across
aport contribut
aquell memb
are workspac
aritmet arithmet
articul promin
asegures make
asign map
asist assist
asoci attach
atenu dim
atlas textur atla
atraves travers
audi cue
automat auto
azul blue
baj under
bar eg
barr bar
bloc notebook
bom utf
bombill lightbulb
brill shine
buildinf buildinfo
bun slashbun
bytes byte
cad whenev
calcul comput
calif qualifi
calific qualifi
campan bell
canad canada
candidat candid
capac abil capabl
captador getter
captur fetch
caracter charact
carec lack
caus freez
celd cell
centr focus
central middl
certif ca
chrom chrome
ciert truthi
circul circularli
clar lighter
clarid light
clasif rate
clausul claus
client registr
cod vs
codelens len
coherent unauthor
col ln
coloc drop
coloqu put
color colour
com like
combin merg
complet full
composicion composit
comprueb check
compuest composit
conced grant
conf uncommit
confiabl untrust
conmut switcher
consider consid
constituyent constitu
continu proce
contraid collaps
conviert convert
corchet bracket
correct successfulli
correspondient correspond
cos anyth
cosen cosin
creacion instanti
cts mt ct
cuadern notebook
cuadr box
cuand enabl
cuant mani
cuantif quantifi
cuatr four
cuent note
curs progress
cursiv ital
cursorstyl max
cursorsurroundinglin enforc
cuy whose
dad give
dar format
deb must
debugpy debugpi
dec mean
decl declar
decorator decor
deduc infer
del editor color
delant rather
delet operand
delimit anchor
demasi mani
deposit drop
desancl unpin
desasoci detach
description descript
descriptor accessor
desensambl disassembl
desestructur destructur
deshech undon
desliz slide
desorden order
desplaces scroll
desproteg detach
destac stand
destin target
desus deprec
deteng stop
development develop
devtools devtool
devuelt return
devuelv return
diagonal backslash slash
dias dai
dich succe
dict dictat
diferenci dif
directori folder
dock docker
duplic doubl
ecmascript ecma
eco echo
edge edg
editorindentguid editorindentguide
element item
elij choos
ella alon
ellos stand
else els
emergent pop
emision emit
emmet abbrevi
encapsul wrap
encoding encod
encuentr find
enesim nth
enfoc focu focus
engranaj gear
enlac keybind
enlaz unbound
entend ie
entid entiti
entrecomill quot
enumer enum
envolvent enclos
equip machin
equivalent equival
error failur fail
esmoduleinterop interop
espanol spanish
especif specifi
especifiqu specifi
esta whether
establecedor setter
estaran exact
estas alon
esto inspect
estos outlin
estrell star
evalu score
exact exactli
exactoptionalpropertytyp exactoptionalpropertytypes
experimental experiment
explicit explicitli
explor browser
exponenci exponenti
extends extend
extiend extend
extrem far
fac face
facilit easi
fantasm ghost
favorit prefer
featur ligatur
fich tabstop
final trail
flech arrow
fontstyl presenc fontstyle
foo eg
for hand
form part
format formatt
fragment snippet
from asterisk
fuerz forc
fusion rebas
gal galleri
general overview ruler
github hub
glif glyph
global glob
grabacion voic
grand larger
greg dd
grosor weight
guard unsav
guion underscor
habitual commonli unusu
hac referenc
haci toward down
hag click
hexadecimal hex
hoj stylesheet
hor hr
horizontal horizont
https http
identific done
ilimit unlimit
imag pictur preview
imagen imag
implements implement
implicit implicitli
inclus even
incorpor pull
incorrect incorrectli
increment decrement
incrust inlai hint
indi india
indirect indirectli directli
individual individu
inexistent nonexist
inferent filenam
infraccion violat
inicial lead
inmoviliz sticki
insegur potenti
insert inlin
inspeccion watch peek
install slashnod
integr build
inteligent smart
intellisens sens intellisense
interact clickabl
intercal caret
intercambi swap
interes interest
intermedi stage
intern inner
internal intern
interrog question
interseccion intersect
inusual unusu
inval overridden
invers backrefer
invert revers
irrevers irreversible
isolateddeclarations isol
isolatedmodul isolatedmodules
jak jake
javascript java
jsdoc doc
jsxs factori
larg longest
las all
lateral side
leam readm
lector reader screen
ligadur ligatur
lin line
list arrai
literal liter
llav brace
local remot
los all
lum perceptu bright
lumin light lighter
mac macos
manten hover
mantendran keep
manteng hold
map sourcemap
marcador marker
matiz hue
matric arrai
maximic maxim
maximiz maxim
mayor greater
mayus shift
medi media
medianil gutter
men least unless
menor less
menus menu
mes mo
met meta
miarchiv myfile
mim mime mimetyp
minut min
mixins mixin
modif modifi
molest disturb
moment time
monitor watcher
monoespacial monospac
monton heap
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
naveg breadcrumb
negr white black
negrit bold
noimplicitany ani
non none
normal typic
not notebook
notacion notat
notific report
nuget nu
nul nullish
nvm nv
nvs runtimeversion
oauth auth
obsolet outdat
obten learn
obtuv get
onenterrul onenterrules
opac opaqu underli
open quick
optimic optim
oscur darker
otra anoth
otras other
otros other
outd outdir
outfil out outfile
palabr keyword
pancart under
papeler trash
parentesis parenthes
part bottom
patrocin sponsor
peerdependency peer
pens intend
perceptual perceptu bright
period amount
permit allow
pertenec someon
pierd lose
pist cue audio
pnp yarn
porqu cannot
posibil consid
pospon snooz
posterior higher later
potencial potenti
preconfigur stage
prelimin pre releas
presenci presenc fontstyle
present screencast
preserv esnext
pretend mean
prim foreground
primari parent
problem issu
proced come
produc occur
produj meantim occur
profund depth
prominent promin
propag spread
propiedad properti
provisional stash
public privat
pud fail
pued cannot
puj bidder
punt breakpoint
punter hover
qued favor
quer mean
quier want
quis mean
radi radio
readonly readonli
realid actual
realiz make
realment actual
reasign lookup
reciclaj recycl bin
recien newli
recomiend recommend
reconoc recognit
reduc decreas
reduj reduc
registr regist
regl ruler
relat rel
remot local
renderiz rich
repeticion occurr
repetid repeatedli
represent render repres
reproduc sound
requier requir
resolution resolut
resolvejsonmodul resolvejsonmodule
respald back
respet honor
restartfram restartframe
resuelt unresolv
resuelv resolv
retorn suppli
revisel review
rgba rrggbbaa
rig hard
rod surround
rol worker
rootdirs dir
rot broken
rrggbb aa
rrggbba rrggbbaa rgba
rued wheel
rul rule
runtimeexecut runtimeexecutable
rut breadcrumb
satisfaccion satisfi
scripts script
sea make
sean untrust
secret blank password
seg sec
seguimient untrack
segun accord
selector picker
seman wk
semantichighlighting semant
sen sine
sep separ
ser must
seran readonli
signific meaning
sin unus
sintetiz synthes
sobr inform hover
sobrescritur overtyp
son plai
spre spread
stag stage
studi studio
suav caret
suaviz smooth
subcomand sub
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
sujet subject
sup super
superusuari superus
supervis watch
supervision watcher
supong assum
sus newer
tabul tab
tach strikethrough
tant both
tar task
tard take
target es
temporal temporarili
ten cannot
tendr sitter
teng note
textur atla
tiemp runtim
tien whether
tmlanguag tmlanguage tm
tokeniz token
tokens inspect
ton chroma
topics topic
total entireti
trabaj workspac
tradicional tradit
transpon transpos
traves via
traz stroke
tres three
tripl three
tru true
tsbuildinf tsbuildinfo
tsserv tsserver
typescript script
typings acquir
una on
unidad unit
unif unifi
uniqu whose
usa us
usaran multipli
use us
utf bom
vac empti
val invalid
valid check
validat executablepath
variant kind
variation variat translat
vay go
vec twice time
ventanill viewport
verbatimmodulesyntax verbatim
verd green
verif checkbox
version target
vertical vertic
vez whenev
vide media
viewtyp viewtype
visor viewer
visual studio
visualstudi visualstudio com
volv again
vscod vscode
web webview
webassembly assembl
webgl gl
weight variat translat
when taskdefinition
workspacefold workspacefolder
yarn pnp
`,pt:`
abrang span
abrevi shorthand
aco action
acord accord
acresc augment
administr admin
adquir acquir
advanced topic
afterdelay shut
aka ms
alem beyond
alfa alpha
alguem someon
alter chang
altur height
ambos both
ampli wheel
ancestr ancestor
ancor anchor
ano yr
anos year yr
antes pleas
antig older
anul will abort
any implicitli
apis api
apresent outcom
aquisica acquisit
arco invers
aritmet arithmet
asci ascii
asserco assert
assim anywai
assoc bind
atend satisfi
ating meet
atlas textur atla
atras ago
atribuid assign
audi cue
autoades sticki
automat auto
autonom standalon
avanc forward
azul blue
baix down
banc databas
barr bar
bem success succe
bifurc bisect
binar binari
bom utf
boolian boolean
boto button
brilh perceptu bright
bugs bug
buildinf buildinfo
bun slashbun
bytes byte
caix box checkbox
calcul comput
canad canada
candidat candid
capac abil
caract charact string
cas otherwis
celul cell
certez sure
chav brace
check checkout
chrom chrome
cicl cycl
cient awar
circul circularli
circular themselv
circund surround
circunscrica enclos
citaco quot
clar lighter
clausul claus
cod vs
codelens len
cois anyth
colchet bracket
coleca collect
coloqu put
color point
coloriz pair
comand command
compar diff
complet full shell
composica composit
compost composit
comput machin
comument commonli
comuns common
conced grant
conclusa complet
concluso complet
condicion condit
condico condit
confi untrust
consegu abl
consider consid
consig reproduc
consist minus
constituint constitu
construid construct
continu proce
contrari otherwis
correco fix
correspond match
corret correctli
corrij correct
cossen cosin
crom chroma
cts mt ct
cuj whose
debugpy debugpi
defin set
definico definit
delet operand
delimit enclos
desafix unpin
desambigu roo
desativ toggl
desatualiz date
description descript
desd sinc
desdobr unfold
desestrutur destructur
desfeit undon
deslig shut
desliz slide
desloc offset
desmarc unset
desmontag disassembl
destac stand
destin target
dev must
development develop
devtools devtool
dez dec everi
dias dai
dicion dd
direcion target
disp trigger
disponiv avail
diss instead
dit dictat
divisor splitter
diz mean
dobr fold
dobrag fold
dock docker
dois two
dupl doubl
duplic doubl
ecmascript ecma
eco echo
edge edg
edico edit
efet inlai
efetu pull
else els
emissa emit
encapsul wrap
enesim nth
engrenag gear
enta im
entidad entiti
entrar sign
enum eras
enumer enum
equivalent equival
era curli
eram get
erros error
escur darker
esmaec fade
esmoduleinterop interop
espac workspac
espec special
especifiqu specifi
espi peek
essas alon
esta whether
estav stabl
estrel star
estrutur outlin
exactoptionalpropertytyp exactoptionalpropertytypes
examin review
exceco except
excluid delet
exclus uniqu
excluso exclud
execut run
exibica view
exit successfulli
experiment legaci
experimental experiment
explic walkthrough
explicit explicitli
expo expos
exponenc exponenti
expresso express
extends extend
extenso extens
extras extra
extrem far
facilit easi
famil famili
fantasm ghost
featur ligatur
feit make
finaliz untermin
fix pin
foc hover
focaliz focus hover
foi find
folh stylesheet
fontstyl presenc fontstyle
format formatt
fre plan
funco function
gal galleri
geral overview ruler
gerenc explor
gett getter
github hub
glif glyph
graus degre
gravaca write
gravaco write
gravavel writeabl
hav on
hexadecimal hex
honr honor
hor hr
horizontal horizont
hrs hr
https http
hue hsl
ignor skip
igu equal
ilimit unlimit
imag pictur preview
imagens imag
implements implement
implicit implicitli
impost enforc
impressa print
inalter unchang
incluid includ
inclusiv inclus
incomod disturb
incompativ incompat
incomuns unusu
incorret incorrectli
increment decrement
independent regardless
indi india
indiret indirectli directli
individual individu
inform info
ingress join
insir enter
inspeca watch
inspecion inspect
instruco instruct statement
inteligent smart
intellisens sens intellisense
inter interest
intern build
internal intern
interrog question
interrupca breakpoint
interseca intersect
interv step
invers backrefer
invert backslash
invisiv invis
invoc invok
irma sibl
isolateddeclarations isol
isolatedmodul isolatedmodules
itens item
jak jake
javascript java
jsdoc doc
jsxs factori
lamp lightbulb
largur width
lateral side
lei readm
leitor reader screen
lid read
links link
list arrai
literal liter
lixeir trash recycl
loc locat local
local remot
logon troubl login
loops loop
luminos light
luz light
mac macos
maior larger greater
mantenh hold
marcador marker
matiz hue
matriz arrai
maximiz maxim
mecan engin
medianiz gutter
mei via
men unless
menor smaller less
mensagens messag
menus menu
mes mo
mesclagens mixin
met meta
metapropriedad meta
mid medium
mim mime mimetyp
minut min
moment current
monitor watch
moviment motion
mts mt ct
multipl multi
multiplic multipli
myfil myfile
myfilefold myfilefolder
myfold myfolder
myremotefold myremotefolder
myworkspac myworkspace
na cannot
nad anyth
necessar requir
necessari requir
nel elsewher
nem neither
nenhum find
nod node
noimplicitany ani
non none
normal typic
nos notebook
notaca notat
nuget nu
nvm nv
nvs runtimeversion
oauth auth
obrigator mandatori
observ watch
obtid get
octa octal
ofert bidder
onde debugg
onenterrul onenterrules
opac opaqu underli
opco option
oposica oppos
optar choos
out checkout
outfil out outfile
padro pattern
palavr keyword
par go
parentes parenthes
part bottom
particul privat
pass hover
passag take
patrocin sponsor
pec ask
peerdependency peer
pel least
perceb uncaught
percept perceptu bright
perf profil
period meantim amount
permit allow
pertenc someon
perturb disturb
pixels pixel
plug plugin
pnp yarn
pod cannot onli
pont breakpoint
portatil portabl
poss shine
possiv possibl
possivel unabl cannot
posterior later
potencial potenti
preenchiment pad
preferenc prefer
preferencial prefer
presenc fontstyle
pret white black
pretend intend
preter deprec
primar primari
primeir foreground
problem issu
procur brows look
proeminent promin
profund depth
prompts prompt
propag seed
propr own indirectli
provedor provid
public privat
publish csharp
qual pick
qualific qualifi
qualqu upon
quand focus
quant mani
quantific quantifi
quatr four
que get
quebr wrap broken
quis mean
radi radio
rapid quick
rastr untrack
reabr reopen
reaco reaction
readonly readonli
realment decl
recem newli
reconhec recognit
recus opt
redor around
redund intent
refin grain fine
refs ref
regener rewrit
regio region
registr regist
regu ruler overview
reinicializ restart
relaca against rel
relat rel
remot local
remov delet
rendiment yield
repetid repeatedli
represent repres
reproduz sound
requ requir
reserv placehold
resolution resolut
resolvejsonmodul resolvejsonmodule
respeit respect
respond repli
restartfram restartframe
restrico constraint
restring narrow
restrit restrict
rgba rrggbbaa
rod wheel zoom
rootdirs dir
rrggbb aa
rrggbba rrggbbaa rgba
runtimeexecutabl runtimeexecutable
sab learn
saib learn
salv unsav
salvament save
sav slashbun bun
scripts script
seco section
secundar secondari
seg sec
segred blank
segs sec
segur unsaf hold
seletor picker selector
seman wk
sen sine
send altern
sep separ
ser must
serv ts
sesso session
set arrow
sett setter
signific meaning
sim ye
simultan chord
sin bell signal
sintetiz synthes
sinuos squiggli
snippets snippet
sob under
sobr inform
sobrepost overlap
sobrescrev overtyp
som plai
sourcemaps sourcemap
structs struct
studi studio
suav caret
suaviz smooth
subcomand sub
subesquem subschema
subjacent underli opaqu
sublinh underlin
subpadra subpattern
subsequent subsequ
substituico substitut
substituid overridden replac
subtip subtyp
suced success succe
sucess successfulli
sud sudo
sugesto suggest
sujeit subject
sup super
superusuari superus
suspens dropdown
suspensa suspend
svgs svg
symlinks symlink
tabul tab
tach strikethrough
tard later
target es
tel background
tem whether
temat themabl
temporari temporarili
textur atla
threads thread
tmlanguag tmlanguage tm
tmthem tmtheme tm
toc ring snooz
tokens token
topic outlin
topics topic
torn make
total entireti
trabalh workspac
trac stroke
tradicional tradit
transpor transpos
trat unhandl
tres three
troc rebas
tru true
tsbuildinf tsbuildinfo
tsserv tsserver
types slashnod
typescript script
undefined undefin
unia union
uniform monospac
uris uri
usad us
usand us
use us
utf bom
utiliz unus
validat executablepath
valu pro
var multipl
vari variabl
variabl variables
variaca varianc
variation variat translat
vaz empti
vej see
vem come
verbatimmodulesyntax verbatim
verifiqu check
verso version
vertical vertic
vez instead
vid media
viewtyp viewtype
vind welcom
virgul comma
virtu virtual
visa overview ruler
visiv visibl
visor viewport
visual studio
visualiz preview
visualstudi visualstudio com
voc mean
voz record
vscod vscode
webassembly assembl
webgl gl
when taskdefinition
widgets widget
workspacefold workspacefolder
yarn pnp
`,ru:`
\`paabpr reindent
\`pahx\`o extend
\`paz\`krp dropdown
\`paz\`paz pair
\`paz{ptz keymap
\`pa\x7F~{~v sidebar
\`pr possibl
\`pr} anywai
\`pw whenev
\`pw\` break
\`pw\`uhp resolv
\`pwru\`bkrp maxim
\`pwru\`bkrp} maxim expand
\`pw{xgx| ghost
\`pw|ubz token
\`pw|uip stick
\`p} previous
\`up{xw implement
\`utpzbx\`~rp} edit
\`uvx| mode
\`uwu\`rx\` reserv
\`uz~|u}t consid
\`uz~|u}tcu| recommend
\`~r} exactli
\`~{ worker
a\`pq~bp fire
a\`pr}u} viewer
a\`utabr picker reader
a\`ut} middl
aak{~z link
ab\`czbc\` outlin
ab\`u{z arrow
ab\`u{~g} arrow
ab\`~z~r string
abp\`h older
abpbca upgrad
abp}ub favor
abu\x7Fu} exponenti
ab~{qf column
ab~{quf col
aci}~ab entiti
action upon
advanced topic
afterdelay shut
aka ms
any implicitli
ap| most
aq\`~h reset
aqp{p}ax\`~rp balanc
aru\`bkrp} fold collaps
aru\`e top
arub{ lighter
asu}u\`x\`~rp eras
as{pvxrp} smooth
atu{p make
au\` seri
auq circularli
aus|u}b segment
auz\`ub blank
au{uzb~\` selector
au|uxabr famili
axabu| system
axabu|} system
axs}p cue audio
axs}pbc\` signatur
axs}p{ signal
ax{ effect
ax} blue
ax}bpzaxguaz pars
ax}ca sine
azpgxrp download
az~qz bracket
az~q~z bracket
az~\x7Fx\`~rp copi
a{cgp otherwis
a{xhz larg
a{~v complex
a{~vu} fold
a{~|p broken
a|uhxrp mix
a|uiu} offset
a~abpr{o constitu
a~abpr} composit
a~gubp} keybind
a~r|uab compat
a~s{pa} accord
a~wtprp emit
a~z\`pi reduc
a~~q\`pvu} reason
a~~qi issu
a~~qip announc report
a~\x7F~abprxbu{ sourcemap
a~\x7F~abpr{u} map match
a\x7F\`obp stash
a\x7F\`phxrp ask
a\x7F\`prz help
a\x7Fcbp confus
a\x7Fufxp{l} access
a\x7Fxaz list
a\x7F~}ax\`~rp sponsor
a\x7F~}a~\` sponsor
b\`ptxfx~} tradit
b\`ue three
b\`uq requir
b\`u| three
b\`~z mo
bar eg
block due
bold normal
bpqc{of tab
bpq{xf stylesheet
bpz like
bp| pack
bp}su}a tangent
break enclos
bu\`|x}p{ termin
bugu} amount
bun slashbun
buzabc\`} textur atla
buzab~r text
bu|} darker
b~ outer
b~b subsequ
b~guz breakpoint
b~gz breakpoint
b~s sibl
c\`~r} level
cab\`p}u} roo
cabp\`u{ date deprec
cabp}~r{ instal set
cabp}~r{u} instal
cabp}~r~z along
cauzp truncat
caz~\`u} gpu
ca\x7Fuh} successfulli
cbru\`vtp approv
cbru\`vtu} approv
cgxbkrp honor
check suppress
claude claud
code vs
codelens len
commonjs common
composite composit
continue enclos
cqut sure
ctp unabl fail
cts mt ct
ctu\`vp} hold
ct~r{ubr~\`o satisfi
cursorsurroundinglines enforc
cw{ node
czpv specifi provid
czpwpbu{ hover
czpwp} hint
c{cghu} augment
c|u}lhp decreas
c\x7F~\`ot~gu} organ
debugpy debugpi
description descript
devtools devtool
display due
dispose dispos
docs see
dpx{~r system
dpzb~\` alpha
dp}b~|} ghost
dxsc\`} brace
dxzax\`~rp preformat
d{pvz checkbox
d~\`|pbx\`~rixz formatt
d~zcax\`~rz focu
e\`~| chroma
ecmascript ecma
edge edg
else els
emitdeclarationonly no
engines etc
enterprise enterpris
escape escap
esmoduleinterop interop
exclude exclud
experimental sitter
extendee extende
extender extende
extends extend
e~b want like
e~bu{ mean
false fals
feature ligatur
fontstyle presenc
foo eg
for hand
force forc
frub~r theme
fu{ur target
fu{xz whole
fu\x7F~gz chain thread
fxd\` digit
fxz{xguaz circularli
fxz{xg} circular
gb~ sure
gb~q pleas
github hub
gitignore gitignor
gu\`b backslash slash
gu\`} white black
gxa{~r numer
hb\`xe stroke
https http
huabu\`u}z gear
huab}ptfpbu\`xg} hex
hx\`x} width
implements implement
intellisense sens
internal intern
isolateddeclarations isol
iu{gz click
iu{g~z click
iu{z} click
iu{z}cb clickabl
javascript java
jsdoc doc
jsxs factori
keyframes keyfram
list tree
luma perceptu bright
macos mac
marketplace marketplac
mime mimetyp
mode resolut
mts mt ct
mz\`p reader
mza\x7Fu\`x|u}bp{l} experiment
mzrxrp{u}b equival
m|q{ badg
m|q{u| badg
noemit no
nuget nu
nvm nv
nvs runtimeversion
o\`z~ab perceptu bright
oguuz cell
oguxz cell
or} explicitli
outfiles out
override overrid
owkz~r languag
p\`xd|ubxguaz arithmet
package packag
pa\x7Fuzb inspect
pb{pa textur atla
peerdependency peer
pnp yarn
prb~\`xw~rp author
prb~xa\x7F\`pr{u} fix
promise promis
prp\`xx} js
publisher csharp
pzbxrx\`~rp trigger
pzbxrx\`~rp} awar
p{lbu\`}pbxr} altern
p}p{xw pars
p}p{xwx\` pars
p}p{~sxg} similar
qkab\` peek
qkb must
qpw databas
qpw~r base
qua\x7F~z~ disturb
quwk|o untitl
qu{ white black
q~z~r side
q~{lh again
r\`u| dure
rab\`pxrp fall
rab\`ugp see
rabpr{ insert
rabpr{o insert past
rabpr{u} insert
raue all
ra\x7F{krp toast pop
ra\x7F~|~spbu{l} auxiliari
rb~\` second
readonly readonli
require requir
resolution resolut
re~t} input
re~vtu} occurr
rgba rrggbbaa
rka~b height
rka~z~z~}b\`pab} high contrast
rkbosxrp} pull
rke~t} output
rkguab subtract
rkgxa{o comput
rkgxa{u} evalu
rkqu\` select
rkrut infer
rks{ot look
rktu{o highlight
rktu{u} highlight select
rkwkrp callabl
rkw~r call
rkw~rub invok
rkxb sign
rkz{ngu} off
rk\x7Fptp dropdown
rk\x7F~{}o run progress
rln{ub viewlet
rootdirs dir
rp\`xp}b} varianc
rpv} stand
rrggbb aa
rrggbbaa rgba
rrut enter
ru\`bxzp vertic
ru\`bxzp{l} vertic
ruq webview
rutu} log
rwpx|~tuxabr interact
rxtu media
rx{z fork
rz{ngxbu{l} inclus
rz{ptkrp beneath
rz{pt~z tab
r{ur leav
r{~v nest
r{~vu} inlai
r}cb\`u} inlin
r}uau} make
r}ut\`u} embed
r}xw down bottom
r}x|p} note
r~aabp}~r{u} perman
r~al|u\`xg} octal
r~a\x7F\`~xwr~t plai sound
r~wr\`pb point
r~wrutu} power
r~w|~v} access
r~xb sign
r~xt sign
r~z\`cs around
r~{}xab squiggli
r~\x7F\`~axbu{l} question
r\x7F\`pr right
server ts
set accessor
s{cqx} depth
s{xd glyph margin
s~\`og hot
s~\`xw~}bp{l} horizont
s~t yr
s~{~a record
target es
tcq{x\` duplic
textmate textmat
then subschema
tmtheme tm
topics topic
tpub captur
tpv even
tp{l} further
tp} output
trce two
trc| two
trp two
trxvu} motion
tr~ub~g colon
tuab\`czbc\`x\`~rp destructur
tuab\`czbc\`x\`~rp} destructur
tuab\`czbc\`xwpf destructur
tubp{l} grain fine
tuxabrxbu{l} sure
tuz\`u|u}b decrement
tuz~\`x\`~rp design
tu{ actual
tu{p make
twu} zen
tx\`uzbxr direct
txa\x7Fubgu\` manag
txp{~s~r dialog
txwpaau|q{x\`~rp} disassembl
txzb~rz dictat
types slashnod
typescript script
typings acquir
t}u dai
t~abxs{ monthli
t~abxvu} cycl
t~qprlb add
t~qpr{ ad
t~qpr{o contribut ad
t~qpr{u} ad
t~qpr~g} increment
t~{v must
t~{v} must
t~|u} domain
t~\x7F~{}o fil
t~\x7F~{}u} complet
t~\x7F~{}xbu{l} secondari
uab whether
ua{ set
undefined undefin
unicode unicod
unique whose uniqu
us pleas
use strict
utf bom
utr ghost
validate executablepath
variation variat translat
vc\`}p{ log
verbatimmodulesyntax verbatim
visual studio
vuabz hard
webassembly assembl
webgl gl
weight variat translat
wordwrapcolumn wrap
wp\`uwu\`rx\`~rp reserv
wpbu|}o outer
wperpb captur
wpe~t step
wpgu\`z}cb strikethrough
wprxa depend
wps\`cvu} scripts loaded
wps~{~rz titl header
wptp give
wptprp themabl question
wptp} setter
wpz\`krp close
wpz\`u\x7F{ pin
wpzp}gxrp end
wpz{ng parenthes
wpz{ngu} enclos
wp|ubz annot
wp|u}o replac
wp}o take
wp\x7F\`phxrp ask prompt
wp\x7F\`ui permit allow
wp\x7Fcazp run
wp\x7Fci start
wp\x7Fob comma
wp\x7Fxa entri
wp\x7Fxa} notebook
wrcz plai
wrcz~r cue audio
wruwt star rate
wr~}z ring
w}pgz icon
xa\x7F\`prlb correct
xa\x7F~{lw us
xa\x7F~{lwcu| us
xb~s~r append
xs}~\`x\` ignor
xwqkb~g} excess
xwr{ugu} checkout
xwr{uzp onlin
xw|u\`u} dimens
x{ either
x|ub must
x|uni unfocus
x|uub export
x|u{ mean
x|u} name
x}ab\`czf statement
x}ab\`c|u}b toolbar
x}ab\`c|u}bx\`~rp} instrument
x}bu\`ua interest
x}bu\`}ub web
x}bu{{uzbcp{l} smart
x}d~\`|pfx~} info
x}t india
x}tuza} rewrit
x}txzpb~\` indic
x}xfxp{xwpb~\` initi
x}z\`u|u}b decrement
x}z{nwxr} inclus
yarn pnp
z\`cs{ parenthes
z\`c\x7F} larger
z\`pa} red
zc\`a ital
zp\`b minimap
zprkguz quot
zpvt whenev
zpz like
zp}pr success
zp}pt canada
zrp}bxdxzpb~\` quantifi
z{ngur keyword
z{paaxguaz classic
z}xvuz notebook
z}xvz notebook
z}~\x7F~z button
z~\`buv tupl
z~\`wx} trash recycl
z~a backslash slash
z~ax}ca cosin
z~{uaxz wheel
z~{{uzf collect galleri
z~{~z~{lgxz bell
z~| someon
z~|qx}pf variant
z~|\x7Fpzb} compact
z~|\x7Fx{x\` compil
z~}ab\`czf construct
z~}abp}b} constant
z~}b\`~{l} watch
z~}bc\` outlin
z~}f end
z~}ug} trail
{nq anywai
{p|\x7F~gz lightbulb
{ub yr year
{xbu\`p liter
{xbu\`p{ liter
{xg} pat
{xq either
{xspbc\` ligatur
{x}uxz ruler overview
|c{lbx|ut medium
|p\`zu\` marker token
|paaxr arrai
|pspwx} marketplac
|pxz\`~a~db microsoft
|u\` least
|ua mo month
|uab workbench
|uaog} monthli
|ubpar~xabr meta
|ub~z label
|ut{u} univers
|x} widget
|x}xzp\`b minimap
|}~vuabru} multi
|}~vxbu{ multipli
|~s reproduc
|~txdxzpb~\` modifi
|~vub cannot
|~v} area
|~}~hx\`x} monospac
|~}~\x7F~{l} exclus
}c{ur succe
}p\`xa~rp draw
}pakiu} satur
}pa{ut inherit
}pe~t focus
}pgp{l} anchor lead
}pgx}p start
}pq{ntpbu{ watcher
}prxspf breadcrumb
}pv| press
}pwpt ago
}pwrp} untitl
}pxt find
}p\x7F\`pr{o guid
}p\x7F\`x|u\` exampl
}p\x7Fxap} spell
}u\`pw\`uhu} unresolv
}u\`uz~|u}tcu| deprec
}uaciuabr nonexist
}ua~e\`p}u} unsav
}ua~r|uabx| compat
}ua~r\x7Fptu} diff
}ub avail lack
}uor} implicitli
}upqab\`pzb} non
}uquw~\x7Fpa unsaf
}us alon
}ut wk week
}utuxabrxbu{l} neither
}ut~abc\x7F avail
}ut~abc\x7F} avail
}ut~abpb~g} enough
}ut~ru\`u} untrust
}uwpdxzax\`~rp uncommit
}uwpru\`hu} untermin
}uwprxax| regardless
}uxa\x7F~{lw~rp unus
}uxw|u}u} unchang
}ux}xfxp{xwx\`~rp uniniti
}u}c{ur zero
}u}ptuv} untrust
}u~q\`pbx| irrevers irreversible
}u~qjor{u} undeclar
}u~s\`p}xgu} unbound unlimit
}u~t}~w}pg roo
}u~vxtp unexpectedli
}u\x7F\`o| indirectli directli
}u\x7F\`prx{l} incorrectli
}u\x7F\`~ru\`u} unverifi
}u\x7F\`~w\`pg} opaqu underli
}u\x7Fcab non
}u\x7Fu\`u}~ax| portabl
}xg anyth
}xv underli
}~bpf notat
~a axi
~abprp shine
~abp}~r breakpoint
~abp}~r{ stop
~aruiu} light
~ar~q~vtp track dispos
~b\`upsx\`~rp react
~b\`xa~rixz render
~b\`xa~rkrp render
~ba{uvxrp} watch
~bbu}z hue
~bd~\`|pbx\`~rp format
~btp toward
~btu{o separ
~bwkr feedback
~bz\`u\x7F unpin
~bzpb fall
~bz{ptkrp} snooz
~bz{~} dismiss
~b{pvxrp debugge
~b{xg oppos
~b{xg} non
~b{~v snooz
~b\x7F\`prz push
~b\x7F\`pr{o send
~d~\`|{u} decor
~erpbkrp span
~hxq~z error
~q both
~q\`pb note
~q\`pb} backrefer
~q\`piu} hit
~q\`p|{o surround
~qi public
~qjor{ declar
~qjutx}o togeth
~qjutx}u} union
~qju| amount
~qw~\` peek
~qw~\`} overview ruler
~q{pab workspac
~q}~r{ date
~q~w\`urpbu{ explor
~q~w}pgu} shortcut
~t} on
~t}pz decid
~t}~\`pw~r time
~vxtp} timeout
~z\`cs{o round
~z\`cv surround
~z\`cvp ambient
~\x7F\`utu{o control whether
~\x7Fci omit
~\x7Fu\`p}t operand
~\x7Fxakrp describ
~\x7Fxh describ
\x7F\`o| indirectli
\x7F\`prx{ rule
\x7F\`prx{l} correctli
\x7F\`pr~z kind
\x7F\`urkhp exce
\x7F\`utabpr{o repres
\x7F\`uthuabr~rp preced
\x7F\`utrp\`xbu{l} pre preview
\x7F\`utxzpb predic
\x7F\`utz ancestor
\x7F\`ut}pw}pg intend
\x7F\`ut~abpr{ grant
\x7F\`ut~abpr{o provid
\x7F\`ut\x7F~{psp assum
\x7F\`x while
\x7F\`xacbabr present
\x7F\`xa~utx}o attach
\x7F\`xa~utx}u} attach
\x7F\`xrowz bind
\x7F\`xr~t everyth
\x7F\`x{~vu} widget
\x7F\`x|ua mixin
\x7F\`x|xbxr} primit
\x7F\`x}ob accept
\x7F\`x}pt{uv someon
\x7F\`x~\`xbub} promin
\x7F\`x~abp}~r{ paus
\x7F\`~ done
\x7F\`~a{chxrpbu{ listen
\x7F\`~a|~b\` preview
\x7F\`~bxr} otherwis
\x7F\`~d profil
\x7F\`~p}p{xwx\`~rp pars
\x7F\`~q{ problem
\x7F\`~q{u|} problemat
\x7F\`~ru\`lb inspect
\x7F\`~ru\`o against
\x7F\`~ru\`u} verifi
\x7F\`~r~t}xz explor
\x7F\`~tprf seller
\x7F\`~xwr~t} deriv
\x7F\`~xw~h{ occur
\x7F\`~x}tuzax\`~rp stage
\x7F\`~z\`cb scroll
\x7F\`~z\`cgxrp beyond
\x7F\`~|uvcb~g} stage
\x7F\`~\x7Fci skip
\x7Faurt~}x| alias alia
\x7Fp\`} behind
\x7Fp{xb\` picker
\x7Fp|ob memori
\x7Fp}u{ bar
\x7Fp\x7F~z folder
\x7Fu\`uabp freez
\x7Fu\`uaugu} intersect
\x7Fu\`ue~t navig
\x7Fu\`ugxa{xbu{ enumer
\x7Fu\`upt\`ua~rp forward
\x7Fu\`uruab focu
\x7Fu\`us\`cw~z overload
\x7Fu\`utpg fallthrough
\x7Fu\`uwps\`cwz reload
\x7Fu\`uwp\x7Fci restart
\x7Fu\`uwp\x7Fxa overwrit
\x7Fu\`uwp\x7Fxakrp opt
\x7Fu\`uwp\x7Fxap overwritten
\x7Fu\`uxb go
\x7Fu\`uz\`krp overlap
\x7Fu\`uz{ngp switch
\x7Fu\`uz{ngpbu{ radio
\x7Fu\`uz{ngu} toggl
\x7Fu\`u}p\x7F\`pr{o forward
\x7Fu\`u}~a wrap
\x7Fu\`u~\x7F\`utu{ overridden
\x7Fu\`u~\x7F\`utu{o overrid overridden
\x7Fu\`u\x7F{ub gutter
\x7Fugpbp print
\x7Fxal| tradit chines
\x7F{pr} caret
\x7F{p} foreground
\x7F~\`otz order
\x7F~abc\x7Fp come
\x7F~a{ut easi
\x7F~bu}fxp{l} potenti
\x7F~e~v look
\x7F~g affect
\x7F~hps~r walkthrough
\x7F~or{o slide
\x7F~rb~\`o duplic
\x7F~rb~\`} re reopen
\x7F~t\`~q} more
\x7F~tabp}~rz substitut
\x7F~tabp}~r~g} wildcard
\x7F~taxabu| engin
\x7F~tazpwz cue audio
\x7F~tazpw~z hint
\x7F~tbx\x7F subtyp
\x7F~te~to better
\x7F~tgu\`zxrp} underlin underscor
\x7F~tgu\`z}cb promin
\x7F~thpq{~} subpattern
\x7F~tpr{o suppress
\x7F~ts~b~r{u} stage
\x7F~tz{ngp plugin
\x7F~tz~|p}t sub
\x7F~t{x} authent
\x7F~t\x7F verifi
\x7F~zc\x7Fpbu{ bidder
\x7F~{ box
\x7F~{cgu} acquisit getter
\x7F~{cvx\`} bold
\x7F~{lw~rpbu{laz ui
\x7F~{wc}z slider
\x7F~{}~mz\`p full
\x7F~{~a scrollbar
\x7F~|ug mark
\x7F~|} awar
\x7F~|~i via
\x7F~\x7F\`~q try consid
\x7F~\x7Fkbp attempt
\x7F~\x7F~{ bisect
`,zh:`
\u4E00\u4E2A on
\u4E00\u6B21 time
\u4E00\u76F4 stick
\u4E00\u7CFB\u5217 seri
\u4E00\u90E8\u5206 part
\u4E0A\u6B21 last
\u4E0A\u8FF0 abov
\u4E0B\u5C42 textual
\u4E0B\u6B21 previous
\u4E0B\u8F7D vsix
\u4E0D\u518D again
\u4E0D\u53D7 untrust unsupport
\u4E0D\u53EF avail
\u4E0D\u53EF\u9006 irrevers
\u4E0D\u5BF9 quantifi
\u4E0D\u88AB overridden
\u4E0D\u8981 store
\u4E13\u7528 privat
\u4E2A\u5B50 individu
\u4E2D\u6709 contraint
\u4E2D\u6839 root
\u4E3B\u4F53 bodi
\u4E3B\u9898 themabl
\u4E4B\u4E0B beneath
\u4E4B\u5916 beyond
\u4E86\u89E3 learn
\u4E8C\u7B49 bisect
\u4E92\u76F8 union
\u4EA4\u4E92 interact
\u4EA4\u96C6 intersect
\u4EAE\u5EA6 light
\u4EBA\u5458 develop
\u4EC0\u4E48 clean
\u4ECD\u7136 anywai
\u4ECD\u8981 anywai
\u4ECE\u672A never
\u4ECE\u800C easi
\u4EE5\u4E0B follow
\u4EE5\u4FBF shine
\u4EE5\u514D underli opaqu
\u4EE5\u540E guard
\u4EFB\u610F toward
\u4F3C\u4E4E\u662F seem
\u4F4F\u6240 surround
\u4F59\u5F26 cosin
\u4F5C\u7528 scope
\u4F60\u662F mean
\u4F8B\u5982 exampl
\u4F9B\u5E94 vendor
\u4FA6\u542C\u5668 listen
\u4FA7\u8FB9 side
\u4FDD\u6301 remain
\u4FDD\u7559 reserv
\u4FEE\u9970 decor
\u504F\u79FB offset
\u50A8\u85CF stash
\u5165\u53E3 point
\u5171\u540C ancestor
\u5173\u952E keyword
\u517C\u5BB9 incompat
\u5192\u53F7 colon
\u51CF\u5C0F decreas
\u5206\u4E3A split
\u5206\u5272 splitter
\u5206\u6790 pars
\u5206\u91CF compon
\u5206\u9694 separ
\u5217\u51FA list
\u5219\u4E3A true
\u522B\u540D alias
\u5230\u6B64 satisfi
\u524D\u666F foreground
\u524D\u9762 earlier
\u52A0\u62FF\u5927 canada
\u52A0\u7C97 normal
\u52A0\u901F gpu
\u52A8\u4F5C motion
\u5305\u56F4 surround
\u533F\u540D anonym
\u5341\u516D hex rrggbb
\u5341\u8FDB\u5236 decim
\u5355\u4F4D millisecond
\u5355\u5143 cell
\u5360\u4F4D placehold
\u5370\u5EA6 india
\u5373\u4F7F even
\u53C2\u4E0E particip
\u53C2\u8003 guid
\u53C2\u9605 see
\u53CC\u51FB doubl
\u53CD\u5411 backrefer
\u53CD\u6B63 invers
\u53D1\u8D77 sponsor
\u53D6\u6D88 unset
\u53D6\u800C\u4EE3\u4E4B favor
\u53D7\u4FE1 trust
\u53D7\u9650 restrict limit
\u53D8\u5F97 easi
\u53E6\u4E00 opposit
\u53EA\u80FD onli
\u53EA\u8BFB read
\u53EF\u53D8 variad
\u53EF\u88AB clickabl
\u53F0\u4E2D workbench
\u53F3\u4E0B\u89D2 slide
\u53F3\u4FA7 right
\u5408\u6210 synthes
\u540C\u4E00 same
\u540C\u65F6 also
\u540C\u7EA7 sibl
\u540E\u9762 follow
\u5411\u4E0B down
\u5411\u53F3 right
\u5411\u540E backrefer
\u5411\u5DE6 leav
\u542B\u6709 pop
\u542C\u5199 dictat
\u5468\u56F4 around
\u547D\u540D renam
\u54EA\u4E9B balanc
\u5546\u5E97 marketplac
\u56DE\u5E94 reaction react
\u56DE\u6536 trash recycl
\u5730\u56FE minimap
\u5782\u76F4 vertic
\u57FA\u4E8E base
\u57FA\u672C ascii
\u58F0\u97F3 plai
\u590D\u5408 composit
\u591A\u4F59 excess
\u5927\u4E8E greater
\u5927\u578B storag
\u5927\u7EB2 outlin
\u5929\u5185 dai
\u592A\u591A mani
\u592A\u5927 larg
\u592A\u5C11 few
\u5931\u53BB lose
\u5957\u5728 nest
\u5982\u4F55 inform
\u5A92\u4F53 media
\u5B50\u53E5 claus
\u5B57\u53F7 font
\u5B57\u5F62 glyph
\u5B57\u8BCD word
\u5B57\u9762 liter
\u5B8C\u6210\u540E finish
\u5B9A\u4F4D anchor
\u5B9A\u5411 redirect
\u5B9E\u4F53 entiti
\u5B9E\u9A8C experiment
\u5BA1\u9605 review
\u5BA3\u5E03 repl
\u5BBD\u5EA6 width
\u5BF9\u4E8E rel
\u5BF9\u6BD4 high
\u5BF9\u8BDD dialog
\u5BFC\u822A breadcrumb
\u5C01\u95ED enclos
\u5C06\u4F1A stai
\u5C0F\u578B small
\u5C0F\u65F6 hr
\u5C0F\u7EC4 widget
\u5C1A\u672A yet
\u5C31\u50CF beneath
\u5C4F\u5E55 reader
\u5DE5\u4F5C workspac
\u5DE5\u5177 toolbar
\u5DE6\u4FA7 leav
\u5E02\u573A marketplac
\u5E10\u6237 account
\u5E26\u6709 isolateddeclarations
\u5E38\u6570 constant const
\u5E38\u7528 commonli
\u5E38\u89C4 dom
\u5E74\u524D yr year
\u5E76\u91CD tsserver
\u5E8F\u5217 sequenc
\u5F15\u53D1 rais
\u5F15\u7528 referenc
\u5F39\u51FA pop
\u5FEB\u6377 shortcut
\u6070\u597D exactli
\u60C5\u51B5 usag
\u610F\u4E49 meaning
\u6210\u529F successfulli
\u6253\u6270 disturb
\u6253\u7B97 intent intend
\u6269\u5145 augment
\u6269\u5927 augment
\u6269\u5F20 spread
\u6279\u6CE8 annot
\u627E\u4E0D\u5230 find
\u62EC\u53F7 bracket
\u6309\u4E0B chord
\u6309\u4F4F hold
\u6309\u952E keymap
\u635F\u574F broken
\u6388\u4E88 grant
\u63A8\u65AD infer
\u63A8\u8FDF snooz
\u63D0\u51FA question
\u63D0\u53D6 fetch
\u64A4\u6D88 undo
\u64AD\u653E sound
\u6539\u5199 overtyp
\u6539\u7528 instead
\u653E\u5165 drop
\u653E\u7F6E drop
\u6548\u679C underli opaqu
\u6574\u4E2A throughout
\u6574\u4F53 overal
\u6587\u5B57 liter
\u659C\u4F53 ital
\u65AD\u5F00 broken
\u65B9\u6848 scheme
\u65E0\u5173 arbitrari
\u65E0\u8BBA regardless
\u65E5\u671F rfc
\u660E\u786E ambigu
\u661F\u5F62 star
\u6620\u50CF docker imag
\u662F\u5426 whether
\u666F\u8272 foreground
\u667A\u80FD smart agent
\u6682\u65F6 temporarili
\u66F4\u6B63 correct
\u66F4\u9AD8 higher es
\u66FF\u4EE3 overrid overridden
\u6700\u591A most
\u6700\u5927 maxim
\u6700\u957F longest
\u670D\u52A1 server
\u672A\u80FD fail
\u672B\u5C3E end
\u672C\u6587 unicod
\u673A\u4E0A machin
\u673A\u6784 author
\u6765\u81EA come
\u6784\u9020 constructor
\u67B6\u6784 schema
\u67E5\u770B viewer
\u6807\u5C3A ruler overview
\u6839\u636E base
\u6846\u67B6 frame
\u6982\u8FF0 ruler
\u6B21\u6570 count occurr
\u6B22\u8FCE welcom
\u6B63\u5219 regular
\u6B63\u5728 privat
\u6B63\u597D exactli
\u6B63\u5E38 correctli
\u6B63\u5F26 sine
\u6B63\u786E incorrect
\u6BB5\u4E2D field
\u6BCF\u6B21 whenev
\u6BD4\u4F8B scale
\u6BD4\u5982 stand
\u6C34\u5E73 horizont
\u6C38\u8FDC never
\u6C47\u7F16 disassembl
\u6CA1\u6709 avail
\u6CE2\u6D6A squiggli
\u6CE8\u610F note
\u6D41\u5F0F media
\u6D4F\u89C8 browser
\u6D88\u9664 roo
\u6DE1\u5316 fade
\u6DF1\u5EA6 depth
\u6ED1\u5165 slide
\u6EE1\u8DB3 satisfi
\u6F14\u7EC3 walkthrough
\u706F\u6CE1 lightbulb
\u70ED\u95E8 popular
\u72EC\u5360 exclus
\u73AF\u5883 ambient
\u751F\u6548 effect
\u7528\u4E8E us
\u7528\u6CD5 usag
\u7559\u7A7A secret blank
\u7565\u56FE minimap
\u75D5\u8FF9 breadcrumb
\u767B\u5F55 sign
\u767D\u8272 white black
\u76F8\u5E94 correspond
\u770B\u5230 see
\u771F\u5B9E truthi
\u7740\u8272 pair
\u786E\u5B9E sure
\u7956\u5148 ancestor
\u79CD\u5B50 seed
\u79FB\u690D portabl
\u7A0B\u5E8F provid
\u7A0B\u5EA6 verbos
\u7A33\u5B9A unstabl
\u7A7A\u95F4 namespac
\u7A97\u53E3 window
\u7B14\u8BB0 notebook
\u7B2C\u4E00\u6B21 substr
\u7B2C\u4E8C\u4E2A second
\u7B49\u6548 equival
\u7B7E\u51FA checkout
\u7B97\u672F arithmet
\u7B97\u6CD5 dif
\u7BA1\u7406 explor
\u7BAD\u5934 arrow
\u7C98\u6027 sticki
\u7CBE\u7B80 compact
\u7CFB\u5217 famili
\u7CFB\u7EDF system
\u7D27\u51D1 compact
\u7D27\u5BC6 compact
\u7E41\u4F53 tradit
\u7EA2\u8272 red
\u7EC4\u6210 constitu
\u7ED3\u6784 struct
\u7EFF\u8272 green
\u8054\u5408 merg
\u8131\u5B57 caret
\u81EA\u8EAB circularli themselv
\u81EA\u8FF0 readm
\u81F3\u5C11 least
\u8272\u8C03 hue
\u83B7\u5F97 take
\u84DD\u8272 blue green
\u8868\u793A repres
\u8868\u8FBE express
\u88C5\u8BA2 gutter
\u88C5\u9970 decor
\u897F\u73ED\u7259 spanish
\u8981\u7D20 constitu
\u89C2\u5BDF watcher
\u89C6\u4E3A treat
\u89C6\u9891 media
\u89D2\u8272 worker
\u8BA1\u7B97 evalu
\u8BBE\u8BA1 reindent
\u8BBF\u95EE accessor
\u8BE6\u7EC6 more
\u8BF7\u5728 pleas
\u8C03\u6574 resiz
\u8D44\u6E90 explor
\u8D5E\u52A9 sponsor
\u8D77\u6765 notat
\u8D85\u7EA7 superus sudo
\u8D85\u8FC7 longer
\u8D8A\u8FC7 step
\u8DB3\u591F trivial
\u8DDF\u8E2A untrack
\u8DF3\u51FA step
\u8EAB\u4EFD authent
\u8F6E\u5ED3 outlin
\u8F83\u5927 larger
\u8F85\u52A9 access
\u8FC7\u671F date
\u8FC7\u7A0B dure
\u8FD0\u52A8 motion
\u8FD9\u4E9B outlin
\u8FDB\u4E00\u6B65 further
\u8FDB\u5165 step
\u8FDB\u5236 hex
\u8FDB\u884C progress make
\u8FDD\u89C4 violat
\u8FDE\u7EED consecut
\u8FF7\u4F60 minimap
\u9000\u5230 fall
\u9002\u5408 seem
\u9009\u53D6 picker
\u900F\u660E underli opaqu
\u900F\u660E\u5EA6 transpar opac
\u900F\u8FC7 shine
\u9017\u53F7 comma
\u901A\u9053 channel
\u901F\u8BB0 shorthand
\u9047\u5230 troubl
\u9075\u5FAA honor
\u90FD\u4E0D\u80FD neither
\u90FD\u6709 union
\u914D\u5408 svg
\u9192\u76EE stand
\u91CD\u65B0 reopen re
\u91CD\u8981\u6027 promin
\u949F\u54CD ring bell
\u95ED\u5408 autoclos
\u95EE\u53F7 question
\u95F4\u63A5 indirectli
\u9605\u8BFB reader screen
\u9650\u5B9A qualifi
\u9694\u5F00 separ
\u975E\u5E38 larg
\u9762\u677F panel
\u9891\u7387 least
\u9971\u548C satur
\u9AD8\u5EA6 height
\u9AD8\u7EA7 advanc
\u9ED1\u8272 white black
\u9F7F\u8F6E gear
`,ja:`
\u3042\u308A must
\u3042\u308A\u307E miss
\u3044\u305A\u308C either
\u3044\u308B true
\u3048\u3066 beyond
\u304B\u3063\u3053 bracket parenthes
\u304F\u3060 pleas
\u3053\u3053 peek
\u3053\u3068 cannot
\u3053\u3068\u306B note
\u3053\u306E\u307E\u307E anywai
\u3054\u307F\u7BB1 recycl bin
\u3055\u3044 pleas
\u3057\u304F newli
\u3057\u305F fail
\u3057\u306A\u3044 unexpect
\u3057\u307E never
\u3059\u304B dev
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
\u306A\u304C\u3089 ctrl cmd
\u306A\u3069 like
\u306A\u3089 underli
\u306A\u308B nullish
\u306B\u3057 enabl
\u306B\u3088\u308B accord
\u306B\u5BFE\u3057\u3066 against
\u306B\u95A2\u3059\u308B inform
\u306F\u3044 ye
\u307B\u3068\u3093\u3069 mostli
\u307E\u304E\u3089\u308F\u3057\u3044 ambigu
\u307E\u305F\u304C\u308B span
\u307E\u305F\u306F either
\u307E\u3067 delai
\u307E\u308C contain
\u3082\u3046\u4E00\u5EA6 again
\u3084\u3059\u3044 meaning
\u3088\u3046 like
\u3088\u308A more
\u3088\u308D\u3057\u3044 sure
\u308F\u304B meaning
\u308F\u308A end
\u3093\u3067 promis
\u30A2\u30A4\u30B3 icon
\u30A2\u30A6\u30C8 checkout
\u30A2\u30A6\u30C8\u30E9\u30A4\u30F3 outlin
\u30A2\u30AF accessor
\u30A2\u30BB\u30F3\u30D6\u30EA disassembl
\u30A2\u30BB\u30F3\u30D6\u30EB disassembl
\u30A2\u30C0\u30D7\u30BF\u30FC adapt
\u30A2\u30C3\u30D7 upload
\u30A2\u30C8\u30E9\u30B9 textur atla
\u30A2\u30E9\u30FC\u30C8 signal
\u30A2\u30EB\u30D5\u30A1 alpha
\u30A2\u30ED\u30FC arrow
\u30A2\u30F3 uninstal
\u30A2\u30F3\u30AB\u30FC anchor
\u30A2\u30F3\u30C0\u30FC underscor
\u30A2\u30F3\u30C9 drag
\u30A2\u30F3\u30D3\u30A8\u30F3\u30C8 ambient
\u30A2\u30FC\u30AF invers
\u30A4\u30F3 import
\u30A4\u30F3\u30AF increment
\u30A4\u30F3\u30AF\u30EA\u30E1\u30F3\u30C8 decrement
\u30A4\u30F3\u30B8\u30B1\u30FC\u30BF indic
\u30A4\u30F3\u30BF\u30FC interfac
\u30A4\u30F3\u30BF\u30FC\u30CD\u30C3\u30C8 internet
\u30A4\u30F3\u30C9 india
\u30A6\u30A3\u30B8\u30A7\u30C3\u30C8 widget
\u30A6\u30A3\u30F3\u30C9\u30A6 window
\u30A6\u30A9\u30C3\u30C1\u30E3\u30FC watcher
\u30A6\u30C9 cloud
\u30A8\u30A4\u30EA\u30A2\u30B9 alias
\u30A8\u30AF\u30B9\u30D7\u30ED\u30FC\u30E9\u30FC explor
\u30A8\u30AF\u30B9\u30DA\u30EA\u30A8\u30F3\u30B9 experi
\u30A8\u30B3\u30FC echo
\u30A8\u30C7\u30A3\u30BF\u30FC editor
\u30A8\u30EA queri
\u30A8\u30F3 encod
\u30A8\u30F3\u30B8\u30F3 engin
\u30A8\u30F3\u30C6\u30A3\u30C6\u30A3 entiti
\u30A8\u30F3\u30C8\u30EA entri
\u30A8\u30F3\u30C8\u30EA\u30FC stand
\u30AA\u30D5\u30BB\u30C3\u30C8 offset
\u30AA\u30D7\u30C8\u30A2\u30A6\u30C8 opt
\u30AA\u30DA\u30E9\u30F3\u30C9 operand
\u30AA\u30FC\u30C7\u30A3\u30AA cue
\u30AA\u30FC\u30D0\u30FC overload overrid
\u30AB\u30CA\u30C0 canada
\u30AB\u30F3 secondari
\u30AB\u30FC picker
\u30AB\u30FC\u30C9 wildcard
\u30AC\u30FC\u30C9 guard
\u30AD\u30B7 proxi
\u30AD\u30E3\u30B9\u30C8 screencast
\u30AD\u30E3\u30C3\u30C1 uncaught
\u30AD\u30E3\u30D7\u30C1\u30E3 captur
\u30AD\u30E3\u30EC\u30C3\u30C8 caret
\u30AD\u30E5\u30FC cue audio
\u30AE\u30E3\u30E9\u30EA\u30FC galleri
\u30AF\u30A4\u30C3\u30AF quick
\u30AF\u30E9 cloud
\u30AF\u30EA\u30C3\u30D7 clipboard
\u30AF\u30ED\u30FC\u30BA autoclos
\u30B0\u30EA\u30D5 glyph
\u30B0\u30EC\u30FC\u30C9 upgrad
\u30B2\u30C3\u30BF\u30FC getter
\u30B2\u30FC\u30C8 deleg
\u30B3\u30B5\u30A4\u30F3 cosin
\u30B3\u30EC\u30AF\u30B7\u30E7\u30F3 collect
\u30B3\u30F3\u30B9 constructor
\u30B3\u30F3\u30B9\u30C8\u30E9\u30AF\u30C8 construct
\u30B3\u30F3\u30C6\u30CA\u30FC contain
\u30B3\u30F3\u30D1\u30AF\u30C8 compact
\u30B3\u30F3\u30D4\u30E5\u30FC\u30BF\u30FC machin
\u30B3\u30F3\u30DE comma
\u30B4\u30DF\u7BB1 trash
\u30B4\u30FC\u30B9\u30C8 ghost
\u30B5\u30A6\u30F3\u30C9 sound
\u30B5\u30D6 sub
\u30B5\u30D6\u30B9\u30AD\u30FC\u30DE subschema
\u30B5\u30FC accessor
\u30B5\u30FC\u30D0\u30FC mcp
\u30B7\u30B0\u30CD\u30C1\u30E3 signatur
\u30B7\u30B9\u30C6\u30E0 system
\u30B7\u30C3\u30BF\u30FC sitter
\u30B7\u30E3\u30C3\u30C8 shut
\u30B7\u30E3\u30C9\u30A6 shadow
\u30B7\u30FC\u30AF secret
\u30B7\u30FC\u30B1\u30F3\u30B9 sequenc
\u30B7\u30FC\u30C8 stylesheet
\u30B8\u30A7\u30B9\u30C1\u30E3 gestur
\u30B8\u30A7\u30CD\u30EC\u30FC\u30BF\u30FC yield gener
\u30B8\u30E3\u30F3\u30D7 jump
\u30B9\u30AD\u30FC\u30E0 scheme
\u30B9\u30AF\u30EA\u30FC\u30F3 reader
\u30B9\u30BF\u30F3\u30C9\u30A2\u30ED\u30F3 standalon
\u30B9\u30BF\u30F3\u30D7 timestamp
\u30B9\u30C6\u30FC\u30C8\u30E1\u30F3\u30C8 statement
\u30B9\u30C8 instrument
\u30B9\u30C8\u30ED\u30FC\u30AF stroke
\u30B9\u30D7\u30EA\u30C3\u30BF\u30FC splitter
\u30B9\u30D7\u30EC\u30C3\u30C9 spread
\u30B9\u30DA\u30A4\u30F3 spanish
\u30B9\u30DA\u30EB spell
\u30B9\u30DA\u30FC\u30B9 workspac
\u30B9\u30DD\u30F3\u30B5\u30FC sponsor
\u30B9\u30DE\u30FC\u30C8 smart
\u30B9\u30E9\u30A4\u30C9 slide
\u30B9\u30EB\u30FC fallthrough
\u30B9\u30FC\u30D1\u30FC superus
\u30BB\u30AF\u30B7\u30E7\u30F3 section
\u30BB\u30AF\u30C8 bisect
\u30BB\u30B0\u30E1\u30F3\u30C8 segment
\u30BB\u30C3\u30BF\u30FC setter
\u30BB\u30DF\u30B3\u30ED\u30F3 semi
\u30BB\u30E9 acceler gpu
\u30BB\u30EB cell
\u30BB\u30F3\u30BF\u30FC center
\u30BE\u30FC\u30F3 zone
\u30BF\u30A4\u30E0 timeout runtim
\u30BF\u30C3\u30C1 detach
\u30BF\u30D7\u30EB tupl
\u30BF\u30FC selector
\u30C0\u30A4\u30EC\u30AF\u30C8 redirect
\u30C0\u30A6\u30F3 dropdown markdown
\u30C0\u30D6\u30EB doubl
\u30C0\u30E9\u30FC render
\u30C0\u30EA secondari
\u30C1\u30A7\u30FC\u30F3 chain
\u30C4\u30EA\u30FC worktre
\u30C4\u30FC\u30EB toolbar
\u30C6\u30AF\u30B9\u30C1\u30E3 atla
\u30C6\u30FC\u30DE themabl
\u30C7\u30A3\u30AF\u30C6\u30FC\u30B7\u30E7\u30F3 dictat
\u30C7\u30A3\u30EC\u30AF\u30C6\u30A3\u30D6 direct
\u30C7\u30AF\u30EA\u30E1\u30F3\u30C8 decrement
\u30C7\u30B3\u30EC\u30FC\u30BF\u30FC decor
\u30C7\u30B9\u30AF desktop
\u30C7\u30D0\u30C3\u30AC\u30FC debugg
\u30C8\u30E9\u30AF\u30BF\u30FC constructor
\u30C8\u30E9\u30C3\u30AF trackpad
\u30C8\u30E9\u30F3\u30B9 transpil
\u30C8\u30EA repositori
\u30C8\u30FC\u30AF token
\u30C9\u30C3\u30C8 dot
\u30CE\u30FC\u30C8\u30D6\u30C3\u30AF notebook
\u30CF\u30A4 high
\u30CF\u30F3\u30C9\u30E9\u30FC handler
\u30D0\u30A4 keybind bind
\u30D0\u30C3\u30D5\u30A1\u30FC buffer
\u30D0\u30EA\u30A2\u30F3\u30C8 variant
\u30D0\u30FC bar
\u30D1\u30A4\u30EB transpil
\u30D1\u30C3\u30AF pack
\u30D1\u30C3\u30C9 trackpad
\u30D1\u30CD\u30EB panel
\u30D1\u30E9\u30E1\u30FC\u30BF\u30FC paramet
\u30D1\u30FC\u30BB\u30F3\u30C6\u30FC\u30B8 percentag
\u30D3\u30E5\u30FC\u30A2\u30FC viewer
\u30D3\u30E5\u30FC\u30DD\u30FC\u30C8 viewport
\u30D3\u30E5\u30FC\u30EC\u30C3\u30C8 viewlet
\u30D3\u30EB build
\u30D3\u30EB\u30C8 builtin
\u30D4\u30C3 picker
\u30D4\u30F3 pin
\u30D4\u30FC\u30AF peek
\u30D5\u30A1\u30AF\u30BF refactor
\u30D5\u30A1\u30DF\u30EA famili
\u30D5\u30A3\u30C3\u30AF\u30B9 fix
\u30D5\u30A3\u30EB\u30BF\u30FC filter
\u30D5\u30A7 fade
\u30D5\u30A7\u30A4\u30B9 interfac
\u30D5\u30A7\u30FC\u30BA bidder
\u30D5\u30A9\u30FC\u30DE\u30C3\u30BF formatt
\u30D5\u30A9\u30FC\u30EB fallthrough
\u30D5\u30A9\u30FC\u30EB\u30D0\u30C3\u30AF fall
\u30D5\u30E9\u30B0\u30E1\u30F3\u30C8 fragment
\u30D6\u30E9\u30A6\u30B6\u30FC browser
\u30D6\u30E9\u30B1\u30C3\u30C8 bracket
\u30D6\u30EC\u30FC\u30AF breakpoint
\u30D7\u30E9\u30B0 plugin
\u30D7\u30E9\u30C3\u30C8\u30D5\u30A9\u30FC\u30E0 platform
\u30D7\u30EA\u30DF\u30C6\u30A3\u30D6 primit
\u30D7\u30EC\u30EA\u30EA\u30FC\u30B9 pre releas
\u30D7\u30EC\u30FC plain
\u30D7\u30ED proxi
\u30D7\u30ED\u30D0\u30A4\u30C0\u30FC provid
\u30D7\u30ED\u30D5\u30A3\u30FC\u30EB gear
\u30D9\u30EB bell
\u30D9\u30F3\u30C1 workbench
\u30D9\u30FC\u30B9 rebas
\u30DA\u30A4\u30F3 pane
\u30DB\u30A4\u30FC\u30EB wheel
\u30DB\u30EB\u30C0\u30FC placehold
\u30DC\u30C3\u30AF\u30B9 box
\u30DC\u30FC\u30C0\u30FC sash
\u30DC\u30FC\u30C9 clipboard
\u30DD\u30A4\u30F3\u30C8 breakpoint
\u30DD\u30B8 repositori
\u30DD\u30C3\u30D7\u30A2\u30C3\u30D7 pop
\u30DD\u30EB\u30C8\u30AC\u30EB portugues
\u30DD\u30FC\u30C8 import
\u30DE\u30EB\u30C1 multi
\u30DE\u30FC\u30AB\u30FC marker
\u30DE\u30FC\u30B1\u30C3\u30C8 marketplac
\u30DF\u30CB minimap
\u30DF\u30EA millisecond
\u30E1\u30B8\u30E3\u30FC major
\u30E1\u30BF\u30D7\u30ED\u30D1\u30C6\u30A3 meta
\u30E1\u30C7\u30A3\u30A2 media
\u30E1\u30F3\u30BF\u30EB increment
\u30E1\u30F3\u30C6 instrument
\u30E2\u30FC\u30B7\u30E7\u30F3 motion
\u30E9\u30A4 overrid
\u30E9\u30B8\u30AA radio
\u30E9\u30F3 runtim
\u30E9\u30F3\u30C1\u30E3\u30FC launcher
\u30EA\u30A2\u30AF\u30B7\u30E7\u30F3 reaction
\u30EA\u30C3\u30C1 rich
\u30EA\u30C6\u30E9\u30EB liter
\u30EA\u30F3\u30B0 refactor
\u30EA\u30FC\u30C0\u30FC reader screen
\u30EB\u30FC\u30E9\u30FC ruler overview
\u30EC\u30A4 inlai
\u30EC\u30C3\u30C8 secret
\u30EC\u30F3 render
\u30EC\u30F3\u30BA len
\u30EC\u30FC\u30B9 marketplac
\u30ED\u30C3\u30AF unlock
\u30ED\u30FC\u30C9 overload
\u30ED\u30FC\u30F3 clone
\u30EF\u30A4\u30EB\u30C9 wildcard
\u30EF\u30FC\u30AF workspac
\u30FC\u30C9 fade
\u4E00\u5EA6\u306B onc
\u4E00\u6642 paus
\u4E00\u9023 seri
\u4E0A\u3052 power
\u4E0A\u306E abov
\u4E0A\u4F4D level
\u4E0A\u8A18 abov
\u4E0B\u4F4D downlevel backward
\u4E0B\u7DDA underlin
\u4E0D\u53EF disturb
\u4E0D\u53EF\u8996 invis
\u4E0D\u900F\u660E opaqu
\u4E21\u65B9 both
\u4E21\u7AEF justifi
\u4E57\u6570 multipli
\u4E88\u671F unexpect
\u4E8B\u524D pre
\u4E8B\u9805 recommend
\u4E92\u63DB\u6027 incompat
\u4EA4\u5DEE intersect
\u4ECA\u5F8C again
\u4ED6\u306E other
\u4ED8\u3051 past
\u4ED8\u4E0E grant
\u4EE3\u308F\u308A instead
\u4EE5\u5916 otherwis
\u4F53\u578B union
\u4F7F\u3044\u65B9 usag
\u4FE1\u983C untrust
\u4FEE\u98FE modifi
\u500B\u3005 individu
\u5019\u88DC suggest
\u5144\u5F1F sibl
\u5148\u7956 ancestor
\u5148\u982D lead start
\u5165\u308C\u66FF\u3048\u308B swap transpos
\u5171\u7528 union
\u518D\u5EA6 reopen
\u518D\u751F sound
\u51FA\u73FE occurr
\u5206\u9593 minut
\u5207\u308A\u4E0A\u3052 round
\u5207\u308A\u66FF\u3048\u308B toggl switch
\u5229\u7528 avail
\u5230\u9054 unreach
\u524A\u6E1B motion
\u524D\u65B9 backrefer
\u52D5\u753B media
\u52E7\u3081 recommend
\u533A\u5225 insensit
\u533F\u540D anonym
\u5341\u5206 insuffici
\u53C2\u52A0 particip
\u53C2\u7167 referenc
\u53D7\u3051\u5165\u308C accept
\u53E4\u3044 older
\u53E4\u304F outdat
\u53EF\u5909 variad
\u53EF\u80FD avail
\u53EF\u80FD\u6027 possibl
\u53F3\u4E0B slide
\u53F3\u5074 right
\u540C\u6642\u306B simultan
\u540C\u7B49 equival
\u542B\u307F inclus
\u5468\u308A around
\u5468\u56F2 around
\u547C\u3073\u51FA\u3059 call
\u56DB\u6368\u4E94\u5165 place
\u56DE\u6570 occurr
\u56DE\u907F keymap
\u56F2\u307F surround
\u56F2\u3080 parenthes
\u56FA\u6709 specif
\u5727\u7E2E compact
\u5782\u76F4 vertic
\u57FA\u5E95 base
\u57FA\u6E96 glob
\u5834\u5408 true
\u5857\u308A fill
\u5897\u6E1B decreas
\u58CA\u308C broken
\u5916\u3059 unpin
\u5916\u5074 enclos
\u5927\u304D\u3044 greater
\u5927\u304D\u306A larger larg
\u592A\u5B57 bold
\u5B89\u5168 unsaf
\u5B8C\u5168 perman
\u5B9F\u73FE experi
\u5B9F\u9A13 experiment
\u5BFE\u5FDC correspond
\u5C02\u7528 read
\u5C0F\u3055\u306A small
\u5C11\u306A\u304F\u3068\u3082 least
\u5DE6\u5074 leav
\u5DE6\u7AEF far
\u5DE6\u8FBA hand
\u5E74\u524D yr year
\u5EF6\u671F minim
\u5F15\u7528 quot
\u5F69\u5EA6 satur
\u5F8C\u306B after follow
\u5F8C\u7D9A subsequ
\u5F93\u6765 legaci
\u5FD8\u308C forget
\u610F\u56F3 mean
\u623B\u308A return
\u6298\u308A\u305F\u305F\u3080 collaps
\u6298\u308A\u8FD4\u3057 wrap
\u62BC\u3057 hold
\u62BC\u3057\u3066 press
\u62E1\u5927 increas
\u63A8\u5968 deprec
\u63A8\u5B9A ty
\u63D0\u4F9B contribut
\u63DB\u3048 replac
\u659C\u4F53 ital
\u65B9\u5411 horizont
\u65B9\u6CD5 strategi
\u65E5\u4ED8 rfc
\u65E5\u9593 dai
\u660E\u793A explicitli
\u6642\u9593 hr
\u666E\u901A unusu
\u666F\u8272 foreground
\u6697\u304F darker
\u6697\u9ED9 implicitli
\u66F8\u304D write
\u66F8\u304D\u51FA\u3057 print
\u66F8\u304D\u63DB\u3048 rewrit
\u66FF\u3048 sort
\u6700\u5927 maxim
\u6700\u65B0 date
\u6700\u9577 longest
\u6708\u9593 monthli
\u672A\u78BA\u8A8D unverifi
\u672B\u5C3E trail
\u672C\u4F53 bodi
\u6982\u8981 ruler
\u69CB\u9020 destructur
\u6A29\u9650 sudo
\u6A5F\u80FD extens
\u6B63\u3057\u304F incorrectli incorrect
\u6B63\u5E38 successfulli
\u6B63\u898F regular
\u6B6F\u8ECA gear
\u6BB5\u968E dec
\u6C34\u5E73 horizont
\u6C42\u3081 ask
\u6CE2\u7DDA squiggli
\u6CE8\u610F note
\u6D3E\u751F deriv
\u6D88\u53BB clean
\u6E1B\u3089\u3057 reduc
\u6E96\u62E0 compliant
\u7121\u5236\u9650 unlimit
\u7121\u984C untitl
\u7167\u4F1A queri
\u7167\u5408 against
\u7279\u6B8A awar
\u72B6\u6CC1 usag
\u74B0\u5883 ambient
\u7559\u3081 pin
\u756A\u76EE nth second
\u7591\u554F\u7B26 question
\u76EE\u7ACB\u3064 stand
\u76F8\u5F53 equival
\u7701\u7565 option
\u77E2\u5370 arrow
\u78BA\u5B9A uncommit
\u7956\u5148 ancestor
\u79FB\u52D5 go
\u79FB\u690D portabl
\u7A7A\u9593 namespac
\u7ACB\u3061 promin
\u7B87\u6240 occurr
\u7B97\u8853 arithmet
\u7D2F\u4E57 exponenti
\u7D42\u7AEF unusu
\u7D9A\u3051\u308B remain
\u7E2E\u5C0F decreas
\u7E41\u4F53 tradit
\u81EA\u4F53 themselv circularli
\u81EA\u8EAB indirectli
\u826F\u3044 better
\u8272\u4ED8\u3051 pair
\u8272\u76F8 hue
\u8868\u3059 repres
\u8868\u73FE regular
\u8868\u8A18 notat
\u88C5\u98FE decor
\u8907\u5408 composit
\u8996\u899A visual
\u89E3\u6D88 ambigu
\u89E3\u9664 unset
\u8A18\u53F7 symbol
\u8A66\u3057 try
\u8A66\u884C retri
\u8A66\u9A13 experiment
\u8A73\u7D30 more
\u8AAD\u307F load
\u8AAD\u307F\u8FBC\u307F reload
\u8B58\u5225 done
\u8CA9\u58F2 seller
\u8D77\u52D5 restart
\u8F1D\u5EA6 light
\u8FD1\u3044 nearest
\u8FD4\u3057 return
\u8FF0\u8A9E predic
\u8FFD\u8DE1 untrack
\u900F\u304B\u3057 ghost
\u900F\u660E\u5EA6 transpar opac
\u9031\u9593 wk week
\u9032\u6570 hex
\u90E8\u5206 partial
\u914D\u7F6E align
\u91CD\u8981 promin
\u95A2\u4FC2 depend
\u95A2\u9023\u4ED8\u3051\u308B codicon
\u95B2\u89A7 viewer
\u9650\u308A unless
\u968E\u5C64 breadcrumb
\u96C6\u5408 intersect
\u96FB\u7403 lightbulb
\u97D3\u56FD korean
\u9806\u306B most
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
\uAC00\uC18D\uC744 acceler gpu
\uAC00\uC2DC\uC131 visibl
\uAC00\uC6B4\uB370 center middl
\uAC00\uC774\uB4DC\uB97C guid
\uAC00\uC7A5 most
\uAC00\uC7A5\uC790\uB9AC\uC640 amount edg
\uAC00\uC815\uD569\uB2C8\uB2E4 assum
\uAC00\uC838\uC624\uAE30\uC5D0\uC11C\uB294 defer
\uAC00\uC838\uC624\uB294 fetch
\uAC00\uC838\uC635\uB2C8\uB2E4 get
\uAC00\uC838\uC654\uC2B5\uB2C8\uB2E4 packageid
\uAC00\uC9C0\uACE0 export
\uAC01 each
\uAC04\uC5D0 between
\uAC10\uC18C decrement
\uAC10\uC18C\uB41C motion
\uAC10\uC2DC\uC790\uAC00 watcher
\uAC12\uC73C\uB85C valu
\uAC12\uC740 valu
\uAC12\uC744 valu
\uAC12\uC774 valu
\uAC19\uC2B5\uB2C8\uB2E4 look
\uAC19\uC740 like
\uAC1C\uB97C occurr
\uAC1C\uBCC4 individu
\uAC1C\uC694\uB97C order
\uAC1C\uC6D4 month mo
\uAC1C\uC778\uC6A9 person
\uAC1C\uCCB4 object
\uAC1C\uCCB4\uB97C invok
\uAC1C\uCCB4\uC774\uAC70\uB098 dispos
\uAC74\uB108\uB6F0\uB294 skip
\uAC74\uB108\uB700 skip
\uAC74\uB108\uB701\uB2C8\uB2E4 skip
\uAC80\uC0AC\uC5D0 subschema
\uAC80\uC0AC\uC5D0\uC11C opt
\uAC80\uC0C9\uB418\uC5C8\uC2B5\uB2C8\uB2E4 detect
\uAC80\uC740\uC0C9 white black
\uAC83 look
\uAC83\uC774 consid
\uACB0\uC815\uD569\uB2C8\uB2E4 determin
\uACB9\uCE58\uB294 overlap
\uACB9\uCE58\uC9C0 convers
\uACBD\uB85C breadcrumb
\uACBD\uC6B0\uC5D0\uB3C4 even
\uACBD\uC6B0\uC5D0\uB9CC onli
\uACC4\uC0B0\uB41C comput
\uACC4\uC0B0\uB420 evalu
\uACC4\uC0B0\uD560 comput
\uACC4\uC0B0\uD569\uB2C8\uB2E4 squar calcul
\uACE0\uAE09 advanc
\uACE0\uB300\uBE44 high contrast
\uACE0\uC2A4\uD2B8 ghost
\uACE0\uC815\uB41C pin
\uACE0\uCE68 refresh
\uACF3\uC5D0\uC11C elsewher
\uACF5\uAC04\uC5D0\uC11C hsl
\uACF5\uAC04\uC774 space
\uACF5\uAC1C\uD560 reveal
\uACF5\uAE09\uC790\uAC00 provid
\uACF5\uAE09\uC790\uB97C provid
\uACF5\uD1B5 ancestor
\uACF5\uD1B5\uC801\uC778 common
\uACFC\uAC70 ancestor
\uAD00\uACC4\uC5C6\uC774 regardless
\uAD00\uB9AC\uC790\uB85C admin
\uAD00\uB9AC\uC790\uB97C launcher
\uAD04\uD638 parenthes
\uAD50\uC9D1\uD569 intersect
\uAD6C\uBB38 pars construct
\uAD6C\uBB38\uC740 mt ct
\uAD6C\uBB38\uC744 syntax
\uAD6C\uBB38\uC774 syntax
\uAD6C\uBCC4\uB429\uB2C8\uB2E4 promin
\uAD6C\uC131\uB418\uC5B4\uC57C consist
\uAD6C\uC131\uC6D0\uC744 constitu
\uAD6C\uC131\uD45C\uB294 scheme
\uAD6C\uC131\uD45C\uB85C scheme
\uAD6C\uC870 destructur
\uAD6C\uC870\uB97C structur
\uAD6C\uC870\uCCB4 union
\uAD75\uAC8C bold
\uAD8C\uD55C\uC774 permiss
\uADDC\uCE59 ruleset
\uADF8\uB3D9\uC548 meantim
\uADF8\uB798\uB3C4 anywai
\uADF8\uB7EC\uC9C0 zone
\uADF8\uB807\uC9C0 otherwis
\uADF8\uB9B4\uC9C0 draw
\uAE08\uC9C0 disturb
\uAE30\uB2E4\uB9AC\uB294 wait
\uAE30\uB2E4\uB9AC\uC9C0 wait
\uAE30\uBCF8\uC774 basic
\uAE30\uC900 rebas
\uAE30\uC900\uC73C\uB85C rel
\uAE30\uD638 symbol
\uAE30\uD638\uB85C go
\uAE38\uAC8C hold
\uAE5C\uBC15\uC784 blink
\uAE68\uC9C4 broken
\uAEBC\uC838 off
\uB044\uB294 off
\uB04A\uAE30 disconnect
\uB04C drag
\uB04C\uC5B4\uB2E4 drag
\uB04C\uC5B4\uC11C drag drop
\uB04C\uC5B4\uC624\uAE30 pull
\uB05D\uC5D0 end
\uB05D\uC785\uB2C8\uB2E4 end
\uB098\uB780\uD788 side
\uB098\uC740 better
\uB098\uD0C0\uB0A0 appear
\uB098\uD0C0\uB0B4\uB294 indic repres
\uB098\uD0C0\uB0B4\uBBC0\uB85C buildinfo
\uB098\uD0C0\uB0C5\uB2C8\uB2E4 repres
\uB0AE\uC740 lowest
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
\uB144 yr
\uB178\uCD9C\uD558\uB294 expos
\uB179\uC0C9 green
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
\uB2E4\uB985\uB2C8\uB2E4 differ
\uB2E4\uC2DC restart
\uB2E4\uC640 unifi
\uB2E4\uC911 multi
\uB2E8\uC704\uB85C atom
\uB2E8\uCD94 button
\uB2EB\uB294 close
\uB2EB\uC2B5\uB2C8\uB2E4 autoclos
\uB2EB\uC744 autoclos
\uB2EB\uC9C0 prevent
\uB2EB\uD78C reopen
\uB2EB\uD799\uB2C8\uB2E4 close
\uB300 case
\uB300\uAD04\uD638 bracket
\uB300\uB85C importhelpers
\uB300\uBB38\uC790\uB85C transform
\uB300\uCCB4\uB85C fallback
\uB300\uCCB4\uC5D0\uB294 substitut
\uB300\uCCB4\uD569\uB2C8\uB2E4 fall
\uB300\uD574 against
\uB300\uD654 dialog
\uB36E\uC5B4\uC4F0\uB294 overwrit
\uB36E\uC5B4\uC4F0\uBBC0\uB85C tsbuildinfo
\uB36E\uC5B4\uC501\uB2C8\uB2E4 overwrit overwritten
\uB370\uC2A4\uD06C\uD1B1 claud
\uB370\uC2A4\uD06C\uD1B1\uC758 desktop
\uB3C4\uAD6C toolbar
\uB3C4\uB2EC\uD588\uC2B5\uB2C8\uB2E4 quota reach
\uB3C4\uC6C0\uB9D0 help
\uB3C5\uB9BD\uC801\uC73C\uB85C independ
\uB3D9\uAE30\uD654\uD558\uB294 synchron
\uB3D9\uC2DC\uC5D0 simultan
\uB3D9\uC77C\uD558\uC9C0 ident
\uB3D9\uC77C\uD55C same
\uB3D9\uC791\uC73C\uB85C motion
\uB3D9\uC791\uC744 behavior
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
\uB4A4\uC758 behind
\uB4E4\uC5B4 exampl
\uB4E4\uC5B4\uC624\uB294 incom
\uB4F1 etc
\uB4F1\uAE09 rate
\uB4F1\uAE09\uC5D0 star rate
\uB4F1\uB85D\uB418\uC5B4 regist
\uB4F1\uB85D\uB41C regist
\uB4F1\uB85D\uD560 regist
\uB514\uBC84\uAE30 debugge
\uB514\uC2A4\uC5B4\uC148\uBE14 disassembl
\uB514\uC2A4\uD06C\uC5D0 disk
\uB514\uC2A4\uD06C\uC758 disk
\uB530\uB77C depend
\uB54C\uB9C8\uB2E4 whenev
\uB54C\uBB38\uC5D0 project
\uB610\uB294 either
\uB744\uB294 stand
\uB80C\uB354\uB7EC gpu
\uB80C\uB354\uB9C1\uB41C md
\uB85C set
\uB85C\uADF8\uB97C consult
\uB85C\uADF8\uC544\uC6C3 sign
\uB85C\uADF8\uC778 sign
\uB85C\uB4DC reload
\uB8E8\uD504\uB294 loop
\uB97C us
\uB9AC\uB514\uB809\uC158 redirect
\uB9AC\uD130\uB7F4 liter
\uB9AC\uD130\uB7F4\uB85C bigint
\uB9AC\uD130\uB7F4\uC785\uB2C8\uB2E4 untermin
\uB9C8\uC138\uC694 never
\uB9C8\uC6B0\uC2A4\uB85C hover
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
\uBA38\uC2E0\uC5D0\uC11C machin
\uBA3C\uC800 first
\uBA54\uC11C\uB4DC\uC5D0\uB294 writabl
\uBA54\uC11C\uB4DC\uC5D0\uC11C pro
\uBA54\uD0C0 meta
\uBA54\uD0C0\uB370\uC774\uD130\uB97C metadata
\uBA64\uBC84\uAC00 intersect
\uBA85\uB839\uACFC sub
\uBA85\uBA85\uD560 extern
\uBA85\uC2DC\uC801\uC73C\uB85C explicitli
\uBA85\uC2DC\uD55C inclus
\uBAA8\uB4C8\uC5D0\uC11C\uB294 esm
\uBAA8\uB4C8\uC785\uB2C8\uB2E4 commonjs
\uBAA8\uC591 glyph margin
\uBAA8\uC74C toolbar
\uBAA8\uC74C\uC5D0\uC11C menubar
\uBAA8\uC74C\uC774 alt
\uBABB\uD588\uC2B5\uB2C8\uB2E4 fail
\uBB34\uC120 radio
\uBB34\uC2DC\uB429\uB2C8\uB2E4 ignor
\uBB34\uC2DC\uD569\uB2C8\uB2E4 ye
\uBB36\uC778 enclos
\uBB38 statement
\uBB38\uC740 statement
\uBB38\uC744 statement
\uBB38\uC758 statement
\uBB38\uC774 statement
\uBB38\uC790\uAC00 charact ascii
\uBB38\uC790\uC5D0\uB3C4 subject
\uBB3B\uC9C0 ask
\uBB3C\uC5B4\uBCF4\uAE30 ask
\uBB3C\uC74C\uD45C\uB97C question
\uBBF8\uB2C8\uB9F5 minimap
\uBBF8\uB514\uC5B4 media
\uBBF8\uB9AC preview
\uBBF8\uCE69\uB2C8\uB2E4 implic
\uBC11\uC904 underscor underlin
\uBC14\uAE65\uCABD enclos
\uBC14\uAFB8\uAE30 replac renam
\uBC14\uAFB8\uB294 renam
\uBC14\uAFC0 renam
\uBC14\uAFC8 wrap
\uBC14\uAFC9\uB2C8\uB2E4 replac
\uBC14\uB85C shortcut
\uBC14\uC778\uB529 keybind
\uBC18\uB300\uB85C revers
\uBC18\uBCF5\uAE30\uC758 iter
\uBC18\uBCF5\uC801\uC73C\uB85C repeatedli
\uBC18\uC751\uD568 react
\uBC18\uD658\uB41C appli
\uBC1B\uC73C\uBA74 receiv
\uBC1C\uACAC\uB418\uC9C0 uncaught
\uBC1C\uC0DD\uC744 occurr
\uBC1C\uC0DD\uD569\uB2C8\uB2E4 rais
\uBC1C\uC0DD\uD588\uC2B5\uB2C8\uB2E4 occur
\uBC1D\uAC8C lighter
\uBC1D\uAE30 light
\uBC29\uBB38\uD558\uC138\uC694 visit
\uBC29\uBC95\uC5D0 inform
\uBC29\uBC95\uC744 reus
\uBC29\uC2DD\uC744 work
\uBC29\uCD9C\uC744 createelement
\uBC30\uACBD\uC0C9 background
\uBC30\uACBD\uC785\uB2C8\uB2E4 background
\uBC30\uB108\uB294 under
\uBC30\uCE58\uD569\uB2C8\uB2E4 wish
\uBC88 doubl
\uBC88\uC5D0 onc
\uBC88\uC9F8 first
\uBC88\uCCB4 tradit
\uBCA8\uC774 ring bell
\uBCC0\uACBD\uB418\uC9C0 unchang
\uBCC0\uC218\uAC00 paramet
\uBCC4\uB3C4\uC758 separ
\uBCC4\uD45C star rate
\uBCF4\uACE0\uB418\uC5C8\uC2B5\uB2C8\uB2E4 problemat
\uBCF4\uACE0\uB97C report
\uBCF4\uACE0\uD569\uB2C8\uB2E4 report
\uBCF4\uAE30 view
\uBCF4\uB0BC send
\uBCF4\uB2E4 greater
\uBCF4\uC138\uC694 try
\uBCF4\uC2DC\uACA0\uC2B5\uB2C8\uAE4C wai
\uBCF4\uC774\uB3C4\uB85D shine
\uBCF4\uC774\uC9C0 invis
\uBCF4\uD638\uB41C protect
\uBCF5\uD569 composit
\uBD80 minor
\uBD80\uBD84\uC73C\uB85C equal
\uBD80\uC5EC author
\uBD80\uC5EC\uB418\uC9C0 grant
\uBD80\uC6B8 boolean
\uBD80\uC871 administr
\uBD84\uC11D pars telemetri
\uBD88\uD22C\uBA85\uB3C4 opac
\uBD88\uD22C\uBA85\uD558\uC9C0 underli
\uBD99\uC5EC\uB123\uC2B5\uB2C8\uB2E4 past
\uBD99\uC5EC\uB123\uC740 past
\uBD99\uC5EC\uB123\uC744 past
\uBD99\uC740 quot
\uBDF0\uB81B viewlet
\uBDF0\uC5B4 viewer
\uBDF0\uD3EC\uD2B8 viewport
\uBE0C\uB798\uD0B7 bracket
\uBE44\uAD50\uD558\uB294 excess
\uBE44\uC5B4 empti
\uBE44\uC6CC empti
\uBE44\uC815\uC0C1\uC801\uC778 unusu
\uBE44\uCD94\uC0C1 non
\uBE44\uCD94\uC5B4 shine
\uBE4C\uB4DC\uB294 dry
\uBE68\uAC04\uC0C9 red
\uC0AC\uC6A9 enabl
\uC0AC\uC6A9\uB418\uC9C0 deprec unus
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
\uC0AD\uC81C\uB418\uC5C8\uC2B5\uB2C8\uB2E4 dispos
\uC0AD\uC81C\uB429\uB2C8\uB2E4 discard
\uC0AD\uC81C\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C sure
\uC0B0\uC220 arithmet
\uC0C1\uC18D\uB41C inherit
\uC0C1\uC18D\uD569\uB2C8\uB2E4 inherit
\uC0C1\uC790 box
\uC0C1\uC790\uB97C dialog
\uC0C1\uD0DC\uAC00 date
\uC0C1\uD0DC\uC778 inact
\uC0C8\uB85C refresh
\uC0C9\uC0C1\uC774 queri
\uC0C9\uC740 opaqu
\uC0C9\uC785\uB2C8\uB2E4 color
\uC0DD\uB7B5\uD560 omit
\uC0DD\uC131\uACFC creation
\uC0DD\uC131\uAE30\uC5D0 yield
\uC0DD\uC131\uD558\uB294 spawn
\uC0DD\uC131\uD560 construct
\uC100\uB3C4 shadow
\uC11C\uB85C each
\uC11C\uBA85 verif
\uC11C\uBA85\uB418\uC9C0 sign
\uC120 line
\uC120\uC5B8\uD560 redeclar
\uC120\uD0DD\uAE30 selector picker
\uC120\uD0DD\uB428 ln col
\uC120\uD0DD\uC744 pick
\uC120\uD0DD\uD558\uACE0 resiz
\uC120\uD0DD\uD560 pick
\uC120\uD589 lead
\uC124\uBA85\uD558\uB294 describ
\uC124\uBA85\uD569\uB2C8\uB2E4 describ
\uC124\uC815\uC785\uB2C8\uB2E4 outfile
\uC124\uC815\uD558\uAC70\uB098 unset
\uC124\uC815\uD558\uBA74 enabl
\uC131\uACF5 succeed
\uC131\uACF5\uC801\uC73C\uB85C successfulli
\uC131\uACF5\uD558\uAC70\uB098 succe
\uC131\uB2A5\uC0C1\uC758 reason
\uC138 three
\uC138\uADF8\uBA3C\uD2B8\uC758 preformat
\uC138\uB85C vertic
\uC138\uBBF8\uCF5C\uB860 semi
\uC138\uBD80 verbos
\uC138\uBD84\uD654\uB41C grain fine
\uC139\uC158 section
\uC13C\uD130 center
\uC140 cell
\uC140\uC5D0 cell
\uC140\uC744 cell
\uC140\uC758 cell
\uC178\uC774 nativ
\uC18C\uB7C9\uC758 small
\uC18C\uB9AC cue
\uC18C\uB9AC\uB97C sound plai
\uC18C\uBB38\uC790\uB85C lower
\uC190\uC2E4\uB418\uBA74 lose
\uC190\uC2E4\uB420 loss
\uC190\uC2E4\uB429\uB2C8\uB2E4 lose
\uC1A1\uC218\uC2E0 radio
\uC218 cannot
\uC218\uB97C number
\uC218\uC2E0\uB428 receiv
\uC218\uC640 count
\uC218\uC815\uB41C modifi
\uC218\uC900\uC744 downlevel
\uC218\uD3C9 horizont
\uC218\uD589 cmd
\uC21C\uD658 themselv
\uC21C\uD658\uC801\uC73C\uB85C circularli
\uC228\uACA8\uC9D1\uB2C8\uB2E4 hide
\uC228\uAE30\uC9C0 underli
\uC228\uAE41\uB2C8\uB2E4 hide
\uC22B\uC790\uAC00 quantifi digit
\uC27C\uD45C comma
\uC27D\uAC8C easi
\uC288\uD37C superus
\uC2A4\uB808\uB4DC\uAC00 thread
\uC2A4\uB808\uB4DC\uB85C thread
\uC2A4\uB808\uB4DC\uC758 thread
\uC2A4\uB808\uB4DC\uC785\uB2C8\uB2E4 thread
\uC2A4\uB9C8\uD2B8 smart
\uC2A4\uD06C\uB864\uC758 sticki scroll
\uC2A4\uD06C\uB9B0\uCE90\uC2A4\uD2B8 screencast
\uC2A4\uD06C\uB9BD\uD2B8\uB97C npm script
\uC2A4\uD14C\uC774\uC9D5\uB41C stage
\uC2A4\uD14C\uC774\uC9D5\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C stage
\uC2A4\uD2B8\uB85C\uD06C stroke
\uC2A4\uD2B8\uB9BC\uC5D0 stream
\uC2B9\uC218\uC785\uB2C8\uB2E4 multipli
\uC2DC\uAC01\uD654\uC5D0 chart
\uC2DC\uAC04\uC774 rfc
\uC2DC\uADF8\uB2C8\uCC98 signatur
\uC2DC\uADF8\uB2C8\uCC98\uC5D0\uC11C come
\uC2DC\uB3C4 retri
\uC2DC\uB3C4\uD558\uC138\uC694 try
\uC2DC\uB3C4\uD574 wai
\uC2DC\uC2A4\uD15C system
\uC2DC\uC791\uB418\uC9C0 launch
\uC2DC\uC791\uD560 launch
\uC2DC\uD000\uC2A4 sequenc
\uC2DC\uD130 sitter
\uC2DC\uD5D8\uD310 pre releas
\uC2DD express
\uC2DD\uC740 express
\uC2DD\uC744 express
\uC2DD\uC758 express
\uC2DD\uC774 express
\uC2E0\uB8B0\uD560 untrust trust
\uC2E0\uD638\uB97C cue audio
\uC2E4\uC81C\uB85C actual
\uC2E4\uD589\uAE30\uC758 runner
\uC2E4\uD589\uD615 standalon
\uC2E4\uD5D8\uC801 experiment
\uC2EC\uAC01\uB3C4\uC758 sever
\uC30D\uC744 pair
\uC4F0\uAE30 writeabl
\uC4F8 write
\uC544\uB2CC non
\uC544\uB2D8 oppos
\uC544\uB2D9\uB2C8\uB2E4 valid
\uC544\uB798\uB85C down
\uC544\uB798\uCABD bottom
\uC544\uC6C3 checkout
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
\uC54A\uC740 unsav
\uC54C unknown
\uC54C\uACE0\uB9AC\uC998\uC740 algorithm
\uC54C\uACE0\uB9AC\uC998\uC744 dif algorithm
\uC54C\uB9BC\uACFC alert
\uC54C\uB9BC\uC740 slide
\uC54C\uB9BC\uC744 announc
\uC54C\uB9BD\uB2C8\uB2E4 announc
\uC54C\uC544\uBCF4\uAE30 learn
\uC54C\uD30C alpha
\uC554\uC2DC\uB41C impli
\uC554\uC2DC\uC801\uC73C\uB85C implicitli
\uC55E\uC5D0 preced
\uC561\uC138\uC2A4\uB97C undeclar
\uC570\uBE44\uC5B8\uD2B8 ambient
\uC575\uCEE4 anchor
\uC591\uCABD justifi
\uC591\uCABD\uC5D0\uC11C both
\uC5B4\uB461\uAC8C darker dark
\uC5B4\uB5BB\uAC8C proce
\uC5B4\uC124\uC158 assert
\uC5B5\uC81C\uD569\uB2C8\uB2E4 suppress
\uC5C5\uADF8\uB808\uC774\uB4DC\uD558\uB294 upgrad
\uC5C6\uB294 unknown untitl
\uC5C6\uC2B5\uB2C8\uB2E4 cannot
\uC5C6\uC74C unabl
\uC5D0\uC774\uC804\uD2B8\uAC00 agent
\uC5D0\uC774\uC804\uD2B8\uB97C agent
\uC5D0\uCF54\uB418\uB294 echo
\uC5D0\uCF54\uB97C echo
\uC5D4\uC9C4 engin
\uC5D4\uD130\uD2F0 entiti
\uC5EC\uAE30\uC11C\uB3C4 also
\uC5EC\uAE30\uC5D0\uB294 subsequ
\uC5EC\uB294 open
\uC5EC\uBC31\uC5D0 margin
\uC5EC\uBC31\uC758 margin
\uC5EC\uBD80 whether
\uC5EC\uBD80\uB97C whether control
\uC5ED\uCC38\uC870\uB294 backrefer
\uC5ED\uCC38\uC870\uB97C backrefer
\uC5ED\uD568\uC218 invers
\uC5F0\uACB0\uB418\uC5B4 associ
\uC5F0\uACB0\uB41C associ
\uC5F0\uACB0\uD558\uACE0 concaten
\uC5F0\uACB0\uD560 connect
\uC5F0\uC2B5\uC744 walkthrough
\uC5F4 open
\uC5F4\uAC70\uC790 enumer
\uC5F4\uB824 open
\uC5F4\uC5D0\uC11C column
\uC5F4\uC744 column
\uC601\uAD6C\uC801\uC73C\uB85C perman
\uC601\uAD6C\uD788 perman
\uC601\uC0C1 media
\uC601\uC5ED workspac
\uC601\uC5ED\uACFC region
\uC601\uD5A5\uC744 effect
\uC608 my
\uC608\uAE30\uCE58 unexpect
\uC608\uB97C exampl
\uC608\uC57D\uC5B4\uC785\uB2C8\uB2E4 reserv
\uC608\uC57D\uD569\uB2C8\uB2E4 reserv
\uC624\uB514\uC624 cue
\uC624\uB798\uB418\uC5C8\uAE30 older
\uC624\uBC84\uB85C\uB4DC overload
\uC624\uBC84\uB85C\uB4DC\uC758 ty
\uC624\uD504\uC14B\uC73C\uB85C offset
\uC62C follow
\uC62C\uBC14\uB978\uC9C0 correct
\uC62E\uACA8 take
\uC635\uC158\uACFC jsxfragmentfactory
\uC635\uC158\uC5D0 promis
\uC640\uC57C follow
\uC678\uBD80\uC5D0\uC11C outsid
\uC678\uC5D0 addit
\uC67C\uCABD\uC740 hand
\uC694\uC18C\uB97C compon
\uC694\uC18C\uC5D0\uC11C overal
\uC694\uCCAD\uD569\uB2C8\uB2E4 ask
\uC6B0\uC120\uD569\uB2C8\uB2E4 preced
\uC6B4\uC601 system
\uC6B8\uB9B4 ring bell
\uC6CC\uD06C\uBCA4\uCE58 workbench
\uC6D0\uC790 atom
\uC6D0\uD558\uB294 desir
\uC6D4\uAC04 monthli
\uC6F9\uBDF0 webview
\uC6F9\uC6A9 web
\uC704\uC5D0 top abov
\uC704\uC758 abov
\uC704\uC82F widget
\uC704\uC82F\uC740 palett
\uC704\uCABD top
\uC704\uCE58\uB85C locat goto
\uC720\uB3D9\uC801\uC73C\uB85C fluidli
\uC720\uC0AC\uD55C similar
\uC720\uC9C0\uD558\uACE0 honor
\uC720\uCD94 infer
\uC720\uD6A8\uD558\uC9C0 invalid
\uC724\uACFD\uC120 outlin
\uC744 us
\uC758\uBBF8 meaning
\uC774\uACE0 fals
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uAC00 initi
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uB294 initi
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uB97C initi
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uC5D0 await
\uC774\uB2C8\uC15C\uB77C\uC774\uC800\uC5D0\uC11C initi
\uC774\uB3D9 go
\uC774\uB3D9\uC758 goto
\uC774\uB3D9\uD560\uC9C0 jump
\uC774\uB4F1\uBD84 bisect
\uC774\uB97C inspect
\uC774\uB984\uB9CC slashqualifi
\uC774\uB984\uC774\uC5B4\uC57C qualifi
\uC774\uC0C1 deprec
\uC774\uC0C1\uC744 higher
\uC774\uC0C1\uC758 least
\uC774\uC2DD portabl
\uC774\uC720\uB85C reason
\uC774\uC720\uB97C reason
\uC774\uC804\uC5D0 previous
\uC774\uC81C now
\uC774\uC911 underlin doubl
\uC774\uD6C4\uB85C beyond
\uC775\uBA85 anonym
\uC778 id
\uC778\uB3C4 india
\uC778\uB808\uC774 inlai
\uC778\uC1C4\uD569\uB2C8\uB2E4 print
\uC778\uC2A4\uD134\uC2A4\uD654 instanti
\uC778\uC2DD acquisit
\uC778\uC6A9\uC758 quot
\uC778\uC790 variad
\uC778\uC811\uD55C adjac
\uC778\uC99D\uC11C\uB97C certif
\uC778\uD574 due
\uC77C\uB828\uC758 seri
\uC77C\uBC18 plain
\uC77C\uBC18\uC801\uC73C\uB85C commonli
\uC77C\uBC18\uC801\uC778 common
\uC77C\uBD80\uAC00 part
\uC77C\uC2DC paus
\uC77C\uC2DC\uC801\uC73C\uB85C temporarili
\uC77D\uC744 read
\uC785\uB2C8\uB2E4 true
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
\uC790\uB974\uC9C0 truncat
\uC790\uB9AC placehold
\uC790\uC138\uD55C more
\uC790\uC138\uD788 more
\uC790\uC2E0\uC744 circularli
\uC790\uC8FC popular
\uC790\uCCB4 directli
\uC791\uAC70\uB098 less
\uC791\uC131 rewrit
\uC791\uC5C5 workspac
\uC791\uC5C5\uC740 irrevers
\uC791\uC5C5\uC774 task action
\uC798\uB9BD\uB2C8\uB2E4 trim
\uC798\uBABB incorrectli
\uC798\uBABB\uB418\uC5C8\uC2B5\uB2C8\uB2E4 invalid
\uC7A0\uAE08\uC744 unlock
\uC7A0\uC7AC\uC801\uC73C\uB85C potenti
\uC7A5\uC2DD decor
\uC7A5\uCE58 radio
\uC7AC\uC0DD\uD569\uB2C8\uB2E4 plai sound
\uC7AC\uC815\uC758\uB429\uB2C8\uB2E4 overridden
\uC7AC\uC815\uC758\uD558\uC9C0 overal
\uC7AC\uC815\uC758\uD560 overridden
\uC7AC\uD604\uD560 reproduc
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
\uC804 ago
\uC804\uACBD\uC0C9 foreground
\uC804\uACBD\uC785\uB2C8\uB2E4 foreground
\uC804\uAD6C lightbulb
\uC804\uC5D0 pleas
\uC804\uC6A9 onli
\uC804\uC6A9\uC73C\uB85C mark
\uC804\uC6A9\uC778 explorer
\uC804\uC758 delai
\uC804\uC790 notebook
\uC804\uCCB4\uC5D0\uC11C throughout
\uC804\uD658\uAE30 switcher
\uC804\uD658\uD560 switch
\uC808 claus catch
\uC808\uC740 claus
\uC808\uC744 claus
\uC808\uC774 claus
\uC810 dot
\uC810\uD504 jump
\uC811\uADFC\uC790 accessor
\uC811\uADFC\uD560 unreach
\uC811\uB294 region
\uC811\uB450\uC0AC\uB85C prefix
\uC811\uD78C fold
\uC815\uADDC\uC2DD regular
\uC815\uADDC\uD654\uB41C qualifi
\uC815\uB82C\uC744 align
\uC815\uC218\uB85C round
\uC815\uC758\uB418\uC9C0 undefin
\uC815\uC758\uB41C defin
\uC815\uC758\uD558\uC9C0\uB9CC functi
\uC815\uC758\uD569\uB2C8\uB2E4 defin
\uC815\uC9C0\uC758 tabstop
\uC81C\uAC70\uD558\uB294 uninstal
\uC81C\uAC70\uD558\uC2DC\uACA0\uC2B5\uB2C8\uAE4C uninstal
\uC81C\uAC70\uD560 remov uninstal
\uC81C\uACF5 build
\uC81C\uACF5\uB418\uC5C8\uC2B5\uB2C8\uB2E4 prop
\uC81C\uACF5\uB41C provid
\uC81C\uACF5\uD558\uC9C0 provid
\uC81C\uACF5\uD569\uB2C8\uB2E4 provid
\uC81C\uBAA9\uACFC launcher
\uC81C\uBCF8\uC6A9 gutter
\uC81C\uC2A4\uCC98\uAC00 gestur
\uC81C\uC2A4\uCC98\uB97C gestur
\uC81C\uC5B4\uD569\uB2C8\uB2E4 control
\uC81C\uC678\uB97C gitignor
\uC81C\uC678\uD55C except
\uC81C\uD55C\uB41C limit
\uC81C\uD55C\uB429\uB2C8\uB2E4 limit
\uC81C\uD55C\uC774 mb
\uC81C\uD55C\uD558\uB294 limit
\uC81C\uD55C\uD569\uB2C8\uB2E4 limit
\uC870\uAC01\uC5D0 fragment
\uC870\uAC01\uC744 fragment
\uC870\uAC74\uACFC contraint
\uC870\uAC74\uC740 sinc
\uC870\uAC74\uC790\uB294 predic
\uC870\uC0AC\uC2DD watch
\uC870\uC815 resiz
\uC870\uC815\uB41C balanc
\uC870\uC815\uB429\uB2C8\uB2E4 adapt
\uC870\uD68C\uB97C lookup
\uC874\uC7AC\uD558\uC9C0 nonexist
\uC885\uACB0\uB418\uC9C0 untermin
\uC885\uACB0\uC790 unusu
\uC885\uB8CC\uD558\uBA74 shut
\uC885\uC18D\uB418\uC5B4 depend
\uC88B\uC2B5\uB2C8\uB2E4 consid
\uC8FC\uB85C mostli
\uC8FC\uC11D\uC744 annot comment
\uC8FC\uC11D\uC774 annot
\uC8FC\uC704\uC758 around
\uC8FC\uC9C0 affect
\uC904 line
\uC904\uC5D0 line
\uC904\uC758 line
\uC904\uC774\uAE30 decreas
\uC904\uC774\uB294 decreas
\uC911\uAD04\uD638 brace
\uC911\uB2E8\uB429\uB2C8\uB2E4 break
\uC911\uB2E8\uC744 break
\uC911\uB2E8\uD560 break
\uC911\uB2E8\uD569\uB2C8\uB2E4 break
\uC911\uC5D0 dure
\uC911\uC694\uB3C4\uB97C promin
\uC911\uC774\uBBC0\uB85C redo
\uC911\uC774\uC9C0\uB9CC extern
\uC911\uC778 run process
\uC911\uC785\uB2C8\uB2E4 privat
\uC911\uC9C0\uB418\uC5C8\uC2B5\uB2C8\uB2E4 freez
\uC911\uC9C0\uB418\uC9C0 thread
\uC911\uC9C0\uB428 paus
\uC911\uCCA9\uB41C nest
\uC9C0\uC2DC\uBB38 direct
\uC9C0\uC2DC\uC5B4 direct
\uC9C0\uC5F0\uB41C defer
\uC9C0\uC6B0\uAE30 clear
\uC9C0\uC6B0\uC2DC\uACA0\uC2B5\uB2C8\uAE4C clear
\uC9C0\uC6B0\uC9C0 eras
\uC9C0\uC6E0\uC2B5\uB2C8\uB2E4 clear
\uC9C0\uC810 logpoint
\uC9C0\uC815 custom
\uC9C0\uC815\uB41C specifi give
\uC9C0\uC815\uD560 specifi
\uC9C0\uC815\uD569\uB2C8\uB2E4 specifi
\uC9C0\uCE68 instruct
\uC9C1\uB82C\uD654\uD560 serial
\uC9C4\uC218 decim octal
\uC9C8\uBB38\uC744 question
\uC9D1\uD569\uB9CC subset
\uCC38\uAC00\uC790 particip
\uCC38\uC870\uB41C referenc
\uCC38\uC870\uB429\uB2C8\uB2E4 indirectli
\uCC38\uC870\uD558\uC138\uC694 see
\uCC38\uC870\uD560 referenc refer
\uCC3D window
\uCC3D\uC5D0\uC11C window
\uCC3D\uC744 window
\uCC3D\uC758 window
\uCC3D\uC774 window
\uCC3E\uAE30\uB97C turn
\uCC3E\uC544\uBCF4\uAE30 brows
\uCC3E\uC744 find
\uCC44\uB3C4 satur
\uCC44\uC6B0\uAE30 fill
\uCC98\uB9AC\uAE30\uB97C handler
\uCC98\uB9AC\uB418\uC9C0 unhandl
\uCC98\uB9AC\uD558\uB294 handl
\uCCB4\uACC4 semant
\uCCB4\uD06C checkout
\uCD08\uACFC\uD569\uB2C8\uB2E4 exce
\uCD08\uAE30\uD654\uB418\uC9C0 uniniti
\uCD5C\uB300\uD654 maxim
\uCD5C\uC0C1\uC704 level
\uCD5C\uC2E0 date
\uCD5C\uC2E0\uC785\uB2C8\uB2E4 newer
\uCD94\uAC00\uB41C ad
\uCD94\uAC00\uB428 ad
\uCD94\uAC00\uD558\uB294 ad
\uCD94\uC801\uB418\uC9C0 untrack
\uCD95\uC18C collaps
\uCD95\uC18C\uB429\uB2C8\uB2E4 shrink
\uCD95\uC18C\uD558\uB824\uBA74 narrow
\uCD95\uC18C\uD569\uB2C8\uB2E4 wheel
\uCD9C\uB825\uC5D0 mimetyp
\uCD9C\uB825\uD558\uB294 loop
\uCD9C\uB825\uD569\uB2C8\uB2E4 print
\uCDA9\uB3CC\uD588\uC2B5\uB2C8\uB2E4 js
\uCDA9\uC871 satisfi
\uCDA9\uC871\uB420 meet
\uCDE8\uC18C\uB41C timeout
\uCDE8\uC18C\uB420 undon
\uCDE8\uC18C\uC120 strikethrough
\uCDE8\uD588\uC2B5\uB2C8\uB2E4 take
\uCE21\uBA74\uC744 swap
\uCE90\uB098\uB2E4 canada
\uCE90\uB7FF caret
\uCE90\uC2DC\uB41C earlier
\uCEA1\uCC98 captur
\uCEE4\uBC0B\uB418\uC9C0 uncommit
\uCEE4\uC11C\uC640 overlap
\uCEE8\uD14C\uC774\uB108\uC758 pane
\uCEE8\uD14C\uC774\uB108\uC785\uB2C8\uB2E4 contain
\uCEEC\uB809\uC158\uC758 collect
\uCEF4\uD30C\uC77C\uC5D0 compil
\uCEF4\uD30C\uC77C\uC744 compil
\uCEF4\uD329\uD2B8 compact
\uCEF4\uD4E8\uD130\uC5D0\uC11C machin
\uCF1C\uAE30 turn
\uCF1C\uBA74 turn
\uCF54\uB4DC\uB85C html
\uCF54\uC0AC\uC778 cosin
\uCF5C\uB860 colon
\uD070 larger
\uD074\uB798\uC2A4\uAC00 extend
\uD074\uB798\uC2A4\uC5D0\uC11C\uB294 backrefer
\uD074\uB9AD\uC744 middl
\uD0A4\uAC00 kei
\uD0A4\uB85C kei
\uD0A4\uB97C press kei
\uD0A4\uC5D0 kei
\uD0A4\uC785\uB2C8\uB2E4 kei
\uD0C0\uC784\uC2A4\uD0EC\uD504\uB97C timestamp
\uD0C4\uC820\uD2B8 tangent
\uD0D0\uC0C9\uAE30 explor
\uD0D0\uC0C9\uB420 zero
\uD0ED\uC740 area
\uD0ED\uC744 tab
\uD0ED\uC758 tab
\uD14C\uC2A4\uD2B8\uB97C guard
\uD14C\uC2A4\uD2B8\uD560 truthi
\uD14D\uC2A4\uCC98 atla
\uD1B1\uB2C8\uBC14\uD034 gear
\uD1B5\uD569\uD558\uC5EC unifi
\uD22C\uBA85\uB3C4\uB85C transpar
\uD22C\uBA85\uD558\uAC8C transpar
\uD29C\uD50C tupl
\uD2B8\uB9AC\uAC70\uB429\uB2C8\uB2E4 hot
\uD301\uC774 tip
\uD30C\uAD34 destructur
\uD30C\uB780\uC0C9 blue
\uD30C\uC0DD deriv super
\uD30C\uC77C\uC5D0\uC11C\uB9CC typescript
\uD30C\uD2B8\uC5D0 part
\uD31D\uC5C5\uC744 pop
\uD328\uB110 panel
\uD328\uB529 pad
\uD328\uBC00\uB9AC\uB97C famili
\uD329 pack
\uD329\uD130\uB9AC factori
\uD398\uC774\uB4DC fade
\uD3B8\uC9D1\uAE30\uC640 sidebar
\uD3B8\uC9D1\uC73C\uB85C jump
\uD3BC\uCE60 unfold
\uD3C9\uAC00\uB418\uB294 falsi
\uD3C9\uAC00\uD558\uAE30 guard
\uD3EC\uB9F7\uD130 formatt
\uD3EC\uCEE4\uC2A4\uAC00 focus focu
\uD3EC\uD2B8\uAC00 forward
\uD3EC\uD568\uB418\uC5B4 contain
\uD3EC\uD568\uB418\uC5C8\uB294\uC9C0 promis
\uD3EC\uD568\uB418\uC9C0 exclus
\uD3EC\uD568\uB41C contain
\uD3EC\uD568\uB429\uB2C8\uB2E4 implicitli lack
\uD3EC\uD568\uD558\uB294 contain
\uD3ED monospac
\uD45C\uAE30\uBC95\uC744 notat
\uD45C\uC2DC\uAE30 indic
\uD45C\uC2DC\uB418\uC5B4 mark
\uD45C\uC2DC\uC120\uC758 squiggli
\uD45C\uC2DC\uC790 placehold
\uD45C\uC2DC\uC904 bar
\uD45C\uC2DD marker
\uD504\uB77C\uBBF8\uC2A4\uC5EC\uC57C promis
\uD504\uB808\uC784\uC758 stackfram frame
\uD504\uB808\uC820\uD14C\uC774\uC158 present
\uD504\uB85C\uADF8\uB7A8 reader
\uD504\uB85C\uADF8\uB7A8\uC5D0 program
\uD504\uB85C\uADF8\uB7A8\uC5D0\uC11C setup
\uD504\uB85C\uADF8\uB7A8\uC758 program old
\uD504\uB85C\uC81D\uD2B8\uAC00 date
\uD53C\uC5F0\uC0B0\uC790\uAC00 operand
\uD53C\uC5F0\uC0B0\uC790\uB294 operand
\uD53C\uD0B9 peek
\uD544\uAE30\uC7A5 notebook
\uD544\uC694 expect
\uD544\uC694\uD558\uC9C0 unexpect
\uD544\uC694\uD55C\uB370 get
\uD558\uB2E8\uC5D0 bottom
\uD558\uB4DC hard
\uD558\uC138\uC694 question
\uD558\uC704 subtyp
\uD55C on
\uD55C\uC815\uC790 modifi
\uD560\uB2F9\uB7C9\uC5D0 quota reach
\uD560\uB2F9\uD560 assign
\uD568 disabl
\uD568\uC73C\uB85C logpoint
\uD569\uB2C8\uB2E4 must
\uD569\uC790 ligatur
\uD56D\uBAA9\uACFC promin
\uD56D\uBAA9\uBCC4\uB85C most
\uD574\uACB0\uB418\uC9C0 unresolv
\uD574\uB2F9 correspond
\uD574\uC81C toggl
\uD574\uC81C\uD569\uB2C8\uB2E4 unset
\uD589\uC5D0 row
\uD589\uC758 row
\uD5C8\uC6A9\uB418\uC9C0 allow permit
\uD5C8\uC6A9\uB429\uB2C8\uB2E4 allow
\uD5C8\uC6A9\uD558\uC9C0 disallow
\uD5C8\uC6A9\uD569\uB2C8\uB2E4 allow
\uD5E5\uC2A4 rrggbb
\uD615\uC2DD type
\uD615\uC2DD\uACFC compat
\uD615\uC2DD\uC774\uAC70\uB098 whose
\uD615\uC2DD\uC774\uC9C0\uB9CC better
\uD615\uC2DD\uC778 whose
\uD615\uC2DD\uD654\uB418\uC9C0 untyp
\uD615\uC81C\uAC00 sibl
\uD638\uCD9C\uB418\uB294 jsxfactory
\uD638\uCD9C\uB420 invok
\uD638\uCD9C\uD560 callabl invok
\uD638\uD658\uB418\uC9C0 incompat compat
\uD63C\uB3D9\uB420 confus
\uD654\uBA74 reader
\uD654\uC0B4\uD45C arrow
\uD655\uB300\uB294 augment
\uD655\uB300\uB97C augment
\uD655\uB300\uC5D0\uC11C augment
\uD655\uB300\uC758 augment
\uD655\uC778\uB418\uC9C0 unverifi unresolv
\uD655\uC778\uB780 checkbox
\uD655\uC778\uC744 confirm ask
\uD655\uC778\uD558\uB294 resolv
\uD655\uC778\uD560 resolv
\uD655\uC778\uD569\uB2C8\uB2E4 ensur
\uD655\uC7A5\uB41C expand
\uD655\uC7A5\uB9CC alon
\uD655\uC7A5\uD558\uB824\uBA74 expand
\uD655\uC7A5\uD560 extend
\uD658\uACBD\uC744 experi
\uD65C\uC131\uD654 event
\uD65C\uC131\uD654\uD558\uB824\uBA74 pleas
\uD68C time
\uD68C\uC0C9\uC870\uB85C grayscal
\uD68C\uC2E0 repli
\uD69F\uC218 count
\uD69F\uC218\uAC00 meet
\uD69F\uC218\uB97C meet
\uD6C4\uBCF4 candid
\uD6C4\uC18D subsequ
\uD6C4\uC6D0\uD560 sponsor
\uD6C4\uD06C\uB97C hook
\uD6C4\uD589 trail
\uD720\uC744 wheel
\uD734\uC9C0\uD1B5\uC5D0\uC11C trash recycl
\uD734\uC9C0\uD1B5\uC73C\uB85C trash
\uD734\uC9C0\uD1B5\uC744 trash
\uD750\uB9AC\uAC8C dim
\uD770\uC0C9 white black
`}};var m=n=>n.replace(/[\u0430-\u044f]/g,e=>String.fromCharCode(e.charCodeAt(0)&31|96));function g(n){return/[\u3040-\u30ff]/.test(n)?["ja"]:[.../[\u3400-\u9fff]/.test(n)?["zh"]:[],.../[\uac00-\ud7af]/.test(n)?["ko"]:[]]}0&&(module.exports={keyOf,languagesOf,translated});
});
// build 47235a759aacef00e0d7298ed07068b1
