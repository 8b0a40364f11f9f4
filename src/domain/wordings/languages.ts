import { ENGLISH } from './english.ts';
import type { Language } from './kinds.ts';

/** All languages in which questions about the past are known. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    name: 'German',
    isSpaced: true,
    filler:
      'der|die|das|den|dem|des|ein(?:e[nmrs]?)?|wir|uns|ich|du|dir|mir|sie|es|er|und|oder|denn|eigentlich|noch|nicht|bitte|lass|lasst|mal|zu[mr]?|im?|am|an|auf|für|mit|von|vom|bei|beim|nach|über|wegen|dass|es|da|so|haben|hatten|sein|ist|sind|waren|war|doch|ja|hier',
    asks: /^ *(?:und |also |oder )?(?:warum|wieso|was|wie|wann|wo|wer|woran|hat|hatten?|haben|ist|sind|wurden?|gibt es|wei(?:ß|ss)t)\b/i,
    words: {
      asksAlone: [
        'erinner(?:st|t|e)? (?:du )?(?:dich|mich|uns|euch)|(?:dich|euch)[^.?!]{0,60}? erinnern|wei(?:ß|ss)t du noch|wisst ihr noch|hilf mir auf die sprünge',
        'wer (?:hat|hatte|wollte)(?: \\S+){0,6}? (?:vorgeschlagen|entschieden|beschlossen|gewollt|eingeführt|gewählt)|wer wollte',
      ],
      anyoneDid: [
        '(?:hat|hatte|ist) (?:schon (?:ein)?mal |je(?:mals)? |bereits )?(?:jemand|irgend ?(?:wer|jemand))',
      ],
      weDid: [
        'hab(?:e)? ich (?:dir |euch )?nicht (?:schon )?gesagt|wurde (?:beschlossen|vereinbart|entschieden)|(?:hatten|hätten|waren|wollten|entschieden|beschlossen|nutzten) wir|wir (?:\\S+ )?(?:hatten|waren|wollten|beschlossen|aufgehört)',
      ],
      weHave: ['ha(?:ben|m) (?:wir|ma)'],
      youDid: ['(?:hast|hattest) du|habe? ich|haben sie|hatte ich'],
      wasDone: ['wurden?|worden'],
      why: ['warum|wieso|weshalb|wozu'],
      what: ['was|wie|wann|wo|woran|welche[nmrs]?|worauf'],
      ago: [
        '(?:beim )?letzte[nsm]? (?:mal|woche|monat|sitzung|jahr)|letztens|neulich|gestern|damals|früher|seinerzeit|vor (?:\\S+ )?(?:tagen|wochen?|monaten?|jahren?)|kürzlich',
      ],
      again: ['noch ?(?:ein)?mal|doch gleich|gleich noch'],
      ever: ['jemals|je|schon ?mal'],
      past: ['schon|bereits|vorher|zuvor|bisher|inzwischen|mittlerweile'],
      trouble: ['\\p{L}*(?:blocker|fehler|problem|bug|störung|ticket)[es]?'],
      settled: ['weg|behoben|gelöst|erledigt|geschlossen|gefixt|vom tisch|noch offen'],
      leftOver: [
        '(?:noch )?offen(?:e[nrs]?|geblieben)?|übrig(?:geblieben)?|liegen ?geblieben|unerledigt(?:e[nrs]?)?',
      ],
      goOn: ['weiter(?:machen|arbeiten)?|fortfahren|fortsetzen|mach(?:e|en)? da weiter'],
      work: ['(?:mit|bei) der arbeit (?:an|am|zu|von)|an (?:die|der) arbeit'],
    },
  },
  {
    name: 'Spanish',
    isSpaced: true,
    filler:
      'el|la|los|las|lo|un(?:a|os|as)?|de|del|al?|en|con|para|por|que|y|o|se|nos|me|te|le|no|es|est[áa]|son|era|fue|sobre|este|esta|esto|ese|esa|nuestr[oa]s?',
    asks: /¿|^ *(?:y )?(?:qu[eé]|por ?qu[eé]|c[oó]mo|cu[aá]l|cu[aá]ndo|d[oó]nde|qui[eé]n)\b/i,
    words: {
      asksAlone: [
        '(?:te|se|os) acuerdas?|(?:te|se) acuerda|recu[ée]rda(?:me|nos)|recuerdas|acu[ée]rdate|refr[ée]scame',
        'qui[ée]n(?:es)? (?:propus|decidi|sugiri|eligi|quis|pidi|introduj)\\p{L}+',
      ],
      anyoneDid: [
        '(?:alguien|alguno) (?:ya )?(?:se )?(?:ha|había|hab[ií]a|vio|tuvo|intentó|probó)(?: \\p{L}+)?',
      ],
      weDid: [
        'qued[óo] (?:decidid|acordad)[oa]',
        'hemos|hab[íi]amos|(?:est|d|l)[áa]bamos|(?:decid|acord|eleg|solucion|resolv|arregl|intent|prob|hic|tuv|qued|dej|dij|pus|cambi|descart|habl|migr|escog|opt|encontr|aprend)[ai]mos|vimos|fuimos|\\p{L}+imos(?= (?:usar|hacer))|no hab[íi]amos',
      ],
      youDid: ['has|hab[íi]as|hiciste|dijiste|cambiaste|dije'],
      wasDone: ['fue(?:ron)?|qued[óo]|se (?:\\p{L}+ó|ha|hab[íi]a|decidi[óo])'],
      why: ['¿? ?por ?qu[ée]|a qu[ée] se debe'],
      what: ['qu[é]|cu[áa]l(?:es)?|c[óo]mo|cu[áa]ndo|d[óo]nde|(?<=^ *)que'],
      ago: [
        '(?:la )?[úu]ltima vez|(?:la )?(?:semana|sesi[óo]n) (?:pasada|anterior)|(?:el )?mes pasado|ayer|anteriormente|en su (?:d[íi]a|momento)|hace (?:\\p{L}+ )?(?:d[íi]as?|semanas?|meses|mes|años?|tiempo)|el otro d[íi]a|antes',
      ],
      ever: ['alguna vez'],
      past: ['ya|hasta ahora'],
      trouble: ['(?:bloqueo|error(?:es)?|problemas?|bugs?|fallos?|incidencias?)'],
      settled: ['resuelt[oa]s?|arreglad[oa]s?|solucionad[oa]s?|cerrad[oa]s?|sigue abiert[oa]|corregid[oa]s?'],
      leftOver: ['pendientes?|qued[óo] por|sin (?:resolver|terminar|hacer)|sigue bloquead[oa]'],
      goOn: ['sigue|sigamos|seguir|contin[úu]a|continuar|continuemos|retoma|retomar|retomemos'],
      work: ['(?:del|con el|el) trabajo (?:de|del|sobre)'],
    },
  },
  {
    name: 'French',
    isSpaced: true,
    filler:
      "l[ae']?s?|les|une?|d[eu']s?|des|à|au|aux|en|et|ou|on|nous|je|tu|vous|il|elle|se|s'|n'|ne|pas|ce|c'|cette|cet|est|sont|était|sur|pour|par|avec|dans|que|qu'|y|a",
    asks: /est-ce qu|^ *(?:et )?(?:pourquoi|comment|qu['e]|qui|quel|o[uù]|quand|il reste|il y a)/i,
    words: {
      asksAlone: [
        '(?:tu te|vous vous|te) souvien[st]|souviens-tu|souvenez[- ]vous|souviens[- ]toi|rappel(?:le|ez)[- ](?:moi|nous)|(?:tu te|te) rappelles|rafra[îi]chi\\p{L}* (?:ma|la) m[ée]moire',
        'qui (?:a|avait|est-ce qui a) (?:propos[ée]|d[ée]cid[ée]|choisi|sugg[ée]r[ée]|voulu|demand[ée]|introduit)',
      ],
      anyoneDid: ["quelqu'un (?:a|est|avait|s'est)(?: d[ée]j[àa])?|(?:est-ce que )?quelqu'un d'autre"],
      weDid: [
        "(?:avons|avions|[ée]tions)[- ]nous|(?:avait|a-t|[ée]tait)[- ]on|(?:nous|on) (?:n')?(?:avons|avions|[ée]tions|avait|[ée]tait)|on s'(?:[ée]tait|est)|nous (?:nous )?(?:sommes|[ée]tions)",
      ],
      weHave: ["on (?:n')?(?:a|est)|nous avons"],
      youDid: ["(?:as|avais|avez|aviez)[- ](?:tu|vous)|tu (?:as|avais)|vous avez|j'avais|ai-je"],
      wasDone: ['(?:a|ont|avait)(?:-t-(?:il|elle))?(?: d[ée]j[àa])? [ée]t[ée]'],
      why: ['pourquoi'],
      what: ["que|qu'|quoi|comment|quand|o[ùu]|quel(?:le)?s?|combien"],
      ago: [
        "(?:la )?derni[èe]re (?:fois|session)|hier|auparavant|pr[ée]c[ée]demment|[àa] l'[ée]poque|il y a (?:\\p{L}+ )?(?:jours?|semaines?|mois|ans?|longtemps)|la semaine derni[èe]re|le mois dernier|l'autre jour|(?:la )?(?:s[ée]ance|session) (?:pr[ée]c[ée]dente|d'avant)|avant-hier|autrefois",
      ],
      again: ['(?<=quoi )d[ée]j[àa]|d[ée]j[àa](?= *[?,])'],
      ever: ['jamais'],
      past: ['d[ée]j[àa]|depuis|avant'],
      trouble: ['(?:blocage|bug|probl[èe]me|erreur|incident|panne|ticket)s?|point bloquant'],
      settled: [
        'corrig[ée]e?s?|r[ée]gl[ée]e?s?|clos|ferm[ée]e?s?|r[ée]solue?s?|toujours (?:l[àa]|ouvert|bloqu[ée])|lev[ée]',
      ],
      leftOver: [
        '(?:reste|rest[ée]|points?)(?: \\p{L}+){0,3} (?:ouverts?|en suspens|[àa] faire)|en suspens|inachev[ée]e?s?',
      ],
      goOn: ['reprends|reprenons|reprendre|continue|continuons|continuer|reviens|revenons'],
      work: ['(?:du|le|au) travail (?:sur|de|du)'],
    },
  },
  {
    name: 'Portuguese',
    isSpaced: true,
    filler:
      '[oa]s?|uma?s?|d[eoa]s?|n[oa]s?|em|com|para|por|que|e|ou|se|me|te|n[ãa]o|[ée]|s[ãa]o|era|a gente|n[óo]s|esse|essa|este|esta|isso|sobre|pelo|pela',
    asks: /^ *(?:e )?(?:por ?qu[eê]|o que|como|qua[li]|quando|onde|quem|algu[eé]m)/i,
    words: {
      asksAlone: [
        '(?:voc[êe]|tu) (?:ainda )?(?:se )?lembras?|(?:voc[êe] )?se lembra|me lembr[ae]|lembra-me|lembre-me|relembr[ae](?:-me)?|lembra(?=-te| (?:d[aeo]s?|qu\\p{L}+|como|quando))',
        'quem (?:sugeriu|prop[ôo]s|decidiu|escolheu|quis|pediu|introduziu)',
      ],
      anyoneDid: ['algu[ée]m (?:aqui )?(?:j[áa] )?(?:\\p{L}+ou|viu|teve|\\p{L}+eu|tinha)'],
      weDid: [
        'fi(?:cou|caram) (?:decidid|combinad|acertad)[oa]s?|(?:t[íi]nhamos|est[áa]vamos|fizemos|tivemos|vimos|a gente (?:tinha|estava|\\p{L}+ou|fez|teve|decidiu|resolveu))|(?:decid|combin|escolh|resolv|arrum|corrig|tent|par|deix|consert|mud|troc|concord|test|conclu|descart|migr|encontr|aprend|acert|fal)[aeií]mos',
      ],
      weHave: ['a gente j[áa] \\p{L}+'],
      youDid: ['voc[êe] (?:fez|disse|mudou|tinha|\\p{L}+ou)|eu (?:disse|falei)'],
      wasDone: ['fo(?:i|ram)|ficou|foi (?:feito|decidido)'],
      why: ['por ?qu[eê]'],
      what: ['o que|qua(?:l|is)|como|quando|onde|cad[êe]'],
      ago: [
        '(?:d?a )?[úu]ltima vez|ontem|anteriormente|na [ée]poca|(?:semana|sess[ãa]o) (?:passada|anterior)|m[êe]s passado|h[áa] (?:\\p{L}+ )?(?:dias?|semanas?|m[êe]s(?:es)?|anos?|tempos?)|(?:dias?|semanas?|meses|anos?) atr[áa]s|outro dia|antes',
      ],
      again: ['mesmo(?= *\\?)'],
      ever: ['alguma vez'],
      past: ['j[áa]|at[ée] agora'],
      trouble: ['(?:bloqueio|bug|problema|falha|incidente|chamado)s?|erros?'],
      settled: [
        'resolvid[oa]s?|corrigid[oa]s?|consertad[oa]s?|fechad[oa]s?|sumiu|continua (?:abert[oa]|bloquead[oa])|arrumad[oa]s?',
      ],
      leftOver: ['pendentes?|em aberto|por fazer|faltou'],
      goOn: ['continu(?:e|a|ar|amos|emos)|retom(?:e|a|ar|emos)|segu(?:e|ir)|volt(?:e|a|ar) (?:ao|para o)'],
      work: ['(?:do|no|o|ao) trabalho (?:de|do|da|em|no|na)'],
    },
  },
  {
    name: 'Italian',
    isSpaced: true,
    filler:
      "il|lo|la|gli|le|i|un[oa]?|d[ei]|del(?:l[ao'])?|dei|a|al(?:la)?|da|dal|in|nel(?:la)?|con|su|sul(?:la)?|per|che|e|o|si|ci|mi|ti|non|è|era|sono|questo|questa|quest'",
    asks: /^ *(?:e )?(?:perch[eé]|cosa|come|quando|dove|qual|chi|qualcuno)/i,
    words: {
      asksAlone: [
        '(?:ti|vi|si) ricord[iao](?:te)?|ricordam[ie]|ricorda(?:te)?mi|rinfrescami',
        'chi (?:ha|aveva) (?:proposto|deciso|scelto|suggerito|voluto|chiesto|introdotto)',
      ],
      anyoneDid: ['qualcuno (?:ha|aveva|è|si è)'],
      weDid: [
        'avevamo|eravamo|(?:ci )?(?:siamo|eravamo) (?:rimast|fermat|arrivat)i|abbiamo (?:già )?(?:decis|scelt|risolt|fatt|provat|cambiat|avut|vist|concordat|sistemat|corrett|incontrat|tentat|tolt|disattivat)o',
      ],
      weHave: ['abbiamo'],
      youDid: ['hai|avevi|avete'],
      wasDone: ['(?:è|sono|era) (?:già )?stat[oaie]'],
      why: ['perch[ée]|come mai'],
      what: ["cosa|che cosa|come|quando|dove|qual[ei]?|qual'è"],
      ago: [
        "(?:l'|la )?(?:ultima volta|volta scorsa|settimana scorsa|sessione precedente)|ieri|in passato|(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa|tempo fa|all'epoca|precedentemente|l'altro giorno",
      ],
      ever: ['mai'],
      past: ['già|prima|finora'],
      trouble: ['(?:blocco|bug|problem[ai]|error[ei]|guast[oi])'],
      settled: ['risolt[oaie]|corrett[oaie]|chius[oaie]|sistemat[oaie]|sparit[oaie]|ancora apert[oaie]'],
      leftOver: ['in sospeso|rimasto (?:da fare|aperto)|ancora da fare'],
      goOn: ['riprendi(?:amo)?|continua(?:re)?|continuiamo|prosegui(?:amo)?'],
      work: ['(?:dal|il|col) lavoro (?:su|di|del)'],
    },
  },
  {
    name: 'Chinese',
    isSpaced: false,
    filler:
      '[的了着過过我你他她们們是在和与跟就也都把对這这那个個些件事么吧呢吗嗎啊请請一下从後后来里裡]|做到',
    asks: /[吗嗎呢]|是不是|有没有|有沒有|什么|怎么|哪|谁|为何/,
    script: /\p{Script=Han}/u,
    words: {
      asksAlone: [
        '(?:还|還)?(?:记|記)得|(?:提醒)我?们?一?下|来着|來著|回忆一下|帮我回(?:忆|想)',
        '(?:是)?(?:谁|誰)(?:提议|提議|决定|決定|建议|建議|选|選|提出|要求|当初)',
      ],
      anyoneDid: [
        '有(?:没有|沒有)?(?:人|谁|誰)(?:以前|之前|曾经|曾經)?(?:碰到|遇到|试|試|见|見|解决|解決|踩)(?:过|過)',
      ],
      weDid: [
        '(?:我们|我們|咱们|咱們)(?=[^，,。]{0,12}?(?:过|過|选择|選擇|决定|決定|解决|解決|选了|約定|约定|商定|说好|說好|采用|放弃|讨论|改成|换成|做到|商量|打算))|(?:说|說|定|约|約|商量)好的?',
      ],
      settled: ['(?:修|解决|解決|搞定|处理|處理|关闭|消失|修复)(?:好|掉|完)?(?:了|过)|还在|還在|没解决'],
      wasDone: ['已(?:经|經)|被|(?:修|改|解决|解決|弄|搞|处理|處理)(?:好|掉|完)?了'],
      why: ['为什么|為什麼|为何|為何|为啥|怎么会|什么原因|原因是什么'],
      what: ['什么|什麼|怎么|怎麼|哪|如何|谁|誰|啥|多少'],
      ago: [
        '上次|上周|上週|上个月|上個月|昨天|前几天|前幾天|之前|以前|从前|當初|当初|当时|當時|曾经|曾經|早先|那时|上一(?:次|个会话|个session)',
      ],
      past: ['已(?:经|經)'],
      trouble: ['问题|問題|错误|錯誤|故障|(?:bug|BUG|Bug)|阻塞|阻碍|缺陷'],
      leftOver: [
        '(?:还|還)?(?:有|剩)?(?:哪些|什么)?(?:没|未|沒)(?:有)?(?:解决|完成|做完|处理)的?|遗留|待办|剩下',
      ],
      goOn: ['继续|繼續|接着|接著|恢复|回到'],
      work: ['的工作|那项工作'],
    },
  },
  {
    name: 'Japanese',
    isSpaced: false,
    filler:
      '[はがをにのでとへもやねよな]|から|まで|です|ます|でした|ました|した|する|して|った|その|この|件|こと|もの|お願いし?|ください',
    asks: /か *$|(?:でし|まし)たか|だ?っけ/,
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    words: {
      asksAlone: [
        '覚えて(?:い)?(?:る|ます)|おぼえて(?:い)?(?:る|ます)|思い出(?:させ|せ|し)|っけ',
        '(?:誰|だれ)が(?:提案|決め|言い出|選ん|導入)',
      ],
      anyoneDid: [
        '(?:誰|だれ)か[^。、？]{0,24}?(?:(?:した|った|たこと|んだこと|見た)[^。]{0,4}(?:ある|あり|いる|い?ます)|遭遇)',
      ],
      weDid: [
        '結論(?:に|は|が)|(?:決め|決まっ|選ん|選び|解決し|直し|試し|変え|やめ|採用し|導入し|合意し|話し|対応し|修正し|やり)(?:まし)?[ただ]|(?:決め|選ん|解決し|直し|試し|変え|やめ|採用し)てい?(?:た|まし)|(?:した|った|出た|見た|あった)こと(?:が)?(?:ある|あり)',
      ],
      wasDone: ['(?:さ|ら)れ(?:た|まし)|直っ(?:た|て)|終わっ(?:た|て)|消え(?:た|て)'],
      why: ['なぜ|何故|なんで|どうして|理由|原因'],
      what: ['何|なに|なん|どう|どの|どれ|いつ|どこ|誰|だれ|どちら|どっち'],
      ago: ['前回|先週|先月|昨日|以前|この前|この間|前に|過去|当時|かつて|去年|前の(?:セッション|会話)'],
      past: ['もう|すでに|既に|これまで'],
      trouble: ['問題|エラー|バグ|障害|不具合|ブロッカー|課題'],
      settled: ['直っ|解決(?:し|さ|済)|修正(?:さ|済)|消え|片付い|まだ(?:残|開)'],
      leftOver: ['残っ(?:た|て)|未(?:解決|完了|対応)|やり残'],
      goOn: ['続(?:き|け)|再開|戻(?:っ|り)'],
      work: ['(?<!今|こ)の(?:作業|対応)'],
    },
  },
];
