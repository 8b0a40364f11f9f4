import { MET, ONCE, SAID, US, WH, WITHIN, type Wording } from './parts.ts';

/** "Last time", "in an earlier session", "we had this before". */
export const SOME_TIME_AGO: readonly Wording[] = [
  {
    needs: ['last time'],
    pattern: `(?<!\\bthe )(?<!\\bfor )(?<!\\ba )last time|the last time (?:that )?(?:\\w+ )?${US}\\b|(?:like|as|from|since|than) the last time`,
  },
  {
    needs: ['last session', 'last conversation', 'last chat'],
    pattern: `last (?:session|conversation|chat),? (?:\\w+ )?${US}|${US}\\b${WITHIN}{1,60}?\\b(?<!the )last (?:session|conversation|chat)`,
  },
  {
    needs: ['session', 'conversation', 'chat', 'discussion'],
    pattern:
      '(?:in|from|of|during|did) (?:a|an|the|our|your|my|some|one of (?:the|our)) (?:previous|earlier|past|last|prior|other) (?:session|conversation|chat|discussion)s?(?! (?:id|state|file|list|data|table|name|log|key|cookie|token|object|record|row)s?\\b)',
  },
  {
    needs: ['previously'],
    spans: true,
    pattern: `(?:${WH}|did|didn't|do|does|was|were|have|had)\\b${WITHIN}{0,60}?\\b${US}\\b${WITHIN}{0,30}?\\bpreviously`,
  },
  {
    needs: ['before'],
    pattern: `${US}(?:'ve| have|'d| had)? (?:\\w+ )?${MET}(?! to\\b)(?: \\w+){1,6}? before(?= ?(?:[,.?!;]|$))`,
    spans: true,
    asked: true,
  },
  {
    needs: ['seen this', 'seen that', 'happened before', 'this before'],
    spans: true,
    pattern: `(?:we|you|i)(?:'ve| have) (?:\\w+ )?(?:seen|had|hit|met) (?:this|that|it|the same)(?: \\w+){0,3} before|(?:this|that|it|same thing|which)(?:'s| has| have)? (?:also )?happened before`,
  },
  {
    needs: ['same '],
    spans: true,
    pattern: `same (?:\\w+ )?(?:error|issue|problem|thing|bug|failure|mistake|fix|approach)(?: again)? (?:as|that|which)? ?(?:last time|yesterday|last week|(?:we|you|i)(?:'ve)? (?:had|saw|hit|fixed|solved|ran))`,
  },
  { needs: ['in the past'], spans: true, pattern: `(?:${WH}|${US})\\b${WITHIN}{1,80}?\\bin the past` },
  {
    needs: [
      'yesterday',
      'other day',
      'a while',
      ' ago',
      'weeks back',
      'days back',
      'months back',
      'last week',
      'last month',
      'last night',
      'earlier',
      'back then',
    ],
    spans: true,
    asked: true,
    pattern: `${US} (?:\\w+ ){0,2}?${SAID}\\b${WITHIN}{0,80}?\\b${ONCE}|${ONCE},? ${US} (?:\\w+ )?${SAID}|${ONCE}${WITHIN}{0,60}?\\b${US} (?:\\w+ )?${SAID}`,
  },
  {
    needs: ['yesterday'],
    spans: true,
    pattern: `yesterday(?=${WITHIN}{0,60}?\\b${US}\\b)|${US} ${WITHIN}{0,40}?\\byesterday`,
  },
  {
    needs: ['what happened', 'what became', 'what came'],
    pattern:
      'what (?:happened|became) (?:with|to|of)|what came (?:out )?of|what happened(?= (?:last|yesterday|today|this|on|in|during|there|before|the)\\b)',
  },
  { needs: ['i thought'], pattern: `i thought (?:we|you)(?:'d| had| already| said| fixed| decided| agreed)` },
  {
    needs: ['yeah?', 'right?', 'correct?', 'no?'],
    spans: true,
    pattern: `^(?:so )?we (?:\\w+ed|did|made|put|kept|chose|had|went) ${WITHIN}{1,100}?(?:yeah|right|correct|no)(?=\\?)`,
  },
  {
    needs: ['agreed', 'decided', 'discussed', 'settled', 'talked'],
    spans: true,
    asked: true,
    pattern: `(?:we|you) (?:had |have |already )?(?:agreed|decided|discussed|settled|talked)\\b${WITHIN}{0,80}?, (?:what|which|how|why|was|right|no|yeah|didn't)`,
  },
];

/** English first; the few German ones are those that open such a question. */
export const GERMAN: readonly Wording[] = [
  {
    needs: [
      'haben wir',
      'hatten wir',
      'hast du',
      'habe ich',
      'waren wir',
      'letztes mal',
      'letzte mal',
      'erinner',
      'du noch',
    ],
    pattern:
      '(?:wie|was|warum|wieso|weshalb|wo|wann|welche[nrs]?)(?: \\S+){0,2} (?:haben wir|hatten wir|hast du|habe ich|waren wir)|haben wir (?:das|es|dies\\w*|schon|nicht|denn)|(?:beim )?letzte[ns]? mal|erinner(?:e|st|t) (?:du )?(?:dich|mich)|wei(?:ß|ss)t du noch',
  },
];
