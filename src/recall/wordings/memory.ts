import { RECORD, START, US, WH, WITHIN, type Wording } from './parts.ts';

/** "Do you remember", "remind me", "is there a note on". */
const ASKS_MEMORY: readonly Wording[] = [
  {
    needs: ['remember', 'recall'],
    pattern: `(?:do|can|did|don't|didn't|can't) ${US} (?:still |even |happen to )?(?:remember|recall)|as you (?:may |might )?(?:remember|recall)|(?:if i|what|all|everything|anything) (?:you |we |i )?(?:still )?(?:remember|recall)(?! to\\b)`,
  },
  {
    needs: ['remember'],
    pattern: `(?:^|[.?!\\n,] ?)(?:hey,? |so,? )?(?:you )?remember (?:when|(?:the|that) (?:time|bug|issue|problem|error|thing|fix|discussion|trick|script|case|one)|how (?:we|you|i)|why (?:we|you|i)|what (?:we|you|i) (?!(?:said|told)\\b)|where (?:we|you|i))`,
  },
  {
    needs: ['remember', 'recall', 'iirc'],
    asked: true,
    spans: true,
    pattern: '(?:i|we) (?:still |vaguely |kind of |seem to )?(?:remember|recall)(?! to\\b)|iirc',
  },
  { needs: ['remind'], pattern: 'remind (?:me|us)(?! (?:to|in|later|tomorrow|once|when|if|after)\\b)' },
  {
    needs: ['we looked', 'we noted', 'we discussed', 'we talked'],
    pattern: `(?<=\\?["')]? {0,2})(?:i (?:think|believe|thought) )?we (?:looked (?:into|at)|noted|discussed|talked about) (?:that|this|it)\\b`,
  },
  { needs: ['my memory', 'our memory'], pattern: '(?:refresh|jog) (?:my|our) memory' },
  {
    needs: ['memor', 'note', 'learning'],
    pattern: `(?:based on|from|in|check|search|look (?:in|at|up|through|into)|consult|query|see|read|use) (?:in )?(?:your|our|the project|project) (?:past |own |earlier )?(?:memory|memories|notes|learnings)|${START}(?:please )?(?:check|search|query|consult|look (?:in|through)) (?:cs-memory|(?:the )?memories) (?:for|about|on)|${START}(?:got )?any (?:\\w+ )?(?:notes|memories|learnings) (?:on|about|regarding)|what (?:do|does) (?:your|our|the|my) (?:notes?|memory|memories|learnings) (?:say|tell|know|have)`,
  },
  {
    needs: ['note', 'learning', 'record', 'memor', 'history', 'write-up', 'writeup'],
    pattern: `(?:is|are|was|were|isn't|aren't) there (?:an?|any|some) (?:\\w+ )?${RECORD} (?:on|about|of|for|regarding|how|why|what|where)|(?:do|don't) ${US} have (?:an?|any|some) (?:\\w+ )?(?:notes?|learnings?|record|memory|memories|history) (?:on|about|of|for|regarding|how|why|what|where)`,
  },
  {
    needs: ['again'],
    spans: true,
    pattern: `what (?:was|were) ${WITHIN}{1,60}?\\bagain|what(?: i|')s the (?:name|command|flag|path|url) (?:of|to|for) ${WITHIN}{1,60}\\bagain|(?:how|where|which|who|when) (?:did|do|does|was|were|is)\\b${WITHIN}{1,60}\\bagain(?= ?\\?)|why (?:did|do|are|is|was|were) (?:we|it|that|this)\\b${WITHIN}{1,60}\\bagain(?= ?\\?)|(?:tell|show|explain(?: to)?) (?:me|us)\\b${WITHIN}{0,40}\\bagain`,
  },
  {
    needs: ['what was', 'what were'],
    spans: true,
    pattern: `what (?:was|were) ${WITHIN}{1,40}?\\bcalled`,
  },
  {
    needs: ['what was that', 'what were those'],
    spans: true,
    pattern: `what (?:was that|were those) ${WITHIN}{1,60}?\\b(?:we|you|i)`,
  },
  {
    needs: ['know'],
    pattern: `(?:what do|do) we (?:already )?know (?:about|of|why|what|how|if|whether|where)|(?:do|does|don't) (?:you|anyone|anybody|we) know (?:why|what|how|if|whether|where|which) ${US} (?:did|had|have|decided|chose|went|used|ended|added|changed|left|put)`,
  },
  {
    needs: ['any idea', 'any clue', 'any recollection'],
    pattern: `any (?:idea|clue|recollection) (?:why|what|how|if|whether|where|which|of what) ${US} (?:did|had|have|decided|chose|went|used|ended|added|changed|left|put|were)`,
  },
  {
    needs: ["what's the", 'what is the'],
    pattern: `what(?: i|')s the (?:history|rationale|background|back-?story|story|thinking|reasoning) (?:of|behind|for|on|with|about|here)|what(?: i|')s the reason (?:that )?${US}\\b`,
  },
  {
    needs: ['forgot', 'forget'],
    pattern:
      "(?<!you )(?<!don't )(?:forgot|forget) (?:again )?(?:how|what|why|where|which|when|who|if|whether|the name)|i (?:forgot|forget)(?= ?(?:$|[.,?!]))",
  },
  {
    needs: ['remember', 'recall'],
    pattern:
      "(?:don't|can't|cannot|do not|can not|couldn't) (?:quite |really )?(?:remember|recall)(?! to\\b)",
  },
  {
    needs: ['recall'],
    pattern: `(?:^|[.?!\\n] ?)(?:please )?recall (?:what|how|why|where|which|who|when|everything|anything|our|my)`,
  },
  {
    needs: ['have you learn', 'have we learn', 'did you learn', 'did we learn', 'what do you know'],
    pattern:
      '(?:have|did) (?:you|we) learn(?:ed|t)? (?:anything|something)(?: (?:about|on|from))?|what do you (?:already )?know about (?:this|the|our|my)',
  },
  {
    needs: ['again'],
    spans: true,
    pattern: `${WH}(?: \\w+){0,3} (?:did|was|were|is|does|do|are)\\b${WITHIN}{1,60}?\\bagain(?= ?(?:[?,;]|$))|explain (?:it |this |that )?(?:to me )?again|repeat (?:what|how|why|your|the)\\b`,
  },
  {
    needs: ['documented', 'written down', 'wrote down'],
    spans: true,
    pattern:
      '(?:documented|written down|wrote down) (?:\\w+ )?(?:any|some)where|(?:document|write down) (?:any|some)where',
  },
  {
    needs: ['reason'],
    spans: true,
    pattern: `(?:is|was|isn't|wasn't) there (?:a|any|some) (?:\\w+ )?reason (?:why |that |for (?:why )?)?(?:we|you|us)\\b|any reason (?:why )?we`,
  },
  {
    needs: ['how do we', "what's our", 'what is our', 'what are our'],
    pattern: `how do we (?:usually|normally|typically|generally|always)|what(?: i|'| a)(?:s|re) our (?:\\w+ )?(?:convention|policy|approach|strategy|rule|standard|way|practice|agreement|decision|stance)s?`,
  },
  {
    needs: ['what we', 'what you', 'what i'],
    spans: true,
    asked: true,
    pattern: `what ${US}(?:'ve| have|'d| had)? (?:\\w+ )?(?:decided|learned|learnt|discussed|agreed|concluded|found out|talked)`,
  },
  {
    needs: ['had', 'we hit', 'ran into', 'we saw', 'found', 'fixed', 'discussed', 'solved', 'mentioned'],
    spans: true,
    asked: true,
    pattern: `(?:problem|issue|bug|error|discussion|trouble|conversation|fix|failure)s? (?:that |which )?${US}(?:'ve| have|'d| had)? (?:\\w+ )?(?:had|hit|ran into|saw|found|fixed|discussed|solved|mentioned)`,
  },
  {
    needs: ['tell me about the', 'look up', 'dig up', 'find out'],
    spans: true,
    pattern: `tell me about the \\w+ ${US} (?:had|hit|saw|found|fixed|did|made)|(?:look|dig) up (?:what|how|why|when|where|which|the)\\b${WITHIN}{0,50}?\\b(?:was|were|we (?:did|decided|agreed|used|had)|decision|conclusion|discussion)`,
  },
  {
    needs: ['decision', 'lesson', 'findings'],
    spans: true,
    pattern: `what (?:\\w+ )?(?:decision|lesson|finding)s (?:have|did|were|has|had|are)|(?:list|show)(?: me)?(?: (?:all|the|our|past|any|of)){1,3} (?:decision|lesson)s|(?:any|which|past|previous|earlier|our) decisions? (?:on|about|regarding|concerning|around|have|did)`,
  },
  {
    needs: ['been ', 'what work'],
    spans: true,
    pattern:
      "what(?:'s| has| have) been (?:done|decided|tried|worked|agreed|discussed|fixed|implemented|finished|completed|learned)|what work (?:has|was|have)",
  },
  {
    needs: ['known', 'gotcha', 'pitfall', 'quirk', 'should know'],
    spans: true,
    pattern: `(?:any|is (?:this|that|it|there) an?|are there) (?:other )?(?:known (?:issue|problem|bug|limitation)|gotcha|pitfall|quirk)s?|any(?:thing)? (?:else )?(?:${US}|one) should know (?:about|before|when)`,
  },
  {
    needs: ['my preference', 'my preferred'],
    spans: true,
    pattern: 'what (?:is|are|was|were) my prefer\\w+|(?:know|remember) my prefer\\w+',
  },
  {
    needs: ['led to', 'made us', 'made you', 'motivated', 'how did it', 'how did that', 'how did the'],
    spans: true,
    pattern:
      'what (?:led to|led (?:us|you)|made (?:us|you)|motivated|prompted (?:us|you|the))|how did (?:it|that|the \\w+) go',
  },
];

/** "Where were we", "what's outstanding", "bring me up to speed". */
const WHERE_WE_ARE: readonly Wording[] = [
  {
    needs: ['continu'],
    pattern: `continu(?:e|ing) (?:\\w+ ){0,3}?(?:from )?where|continu(?:e|ing) from (?:yesterday|before|last|earlier|the (?:last|previous|earlier)|our|your)|continu(?:e|ing) (?:our|your) (?:last|previous|earlier|prior|old)`,
  },
  {
    needs: ['where'],
    pattern: `(?:resume|carry on|carrying on|start|back|go on|pick(?:ing)? (?:it |this |that |things )?(?:back )?up) (?:again )?(?:from |to )?where (?:we|i|you|it|things)`,
  },
  {
    needs: ['pick it', 'pick this', 'pick that', 'pick things'],
    pattern: `pick (?:it|this|that|things) (?:back )?up (?:again|from|where)|pick (?:it|this|that|things) back up`,
  },
  {
    needs: ['where', 'lost track'],
    pattern: `where (?:did|were|was|had|have) (?:we|i|you|things)|where (?:are|do) (?:we|things) (?:at|now|with|stand|currently|standing|again)|where are (?:we|things)(?= ?(?:[?!.]|$))|where (?:we|i|you|things) (?:are|were|left|stopped|stood|ended)|lost track of|(?:back to|resume) what (?:we|i|you) (?:were|was|had)`,
  },
  { needs: ['how far'], pattern: `how far (?:did|have|are|were|had|along) (?:we|you|i|things|are we)` },
  {
    needs: ['up to speed', 'catch me up', 'catch us up', 'recap', 'fill me in'],
    pattern: `(?:bring|get|catch) (?:me|us) (?:back )?up|fill (?:me|us) in (?:on|about)|(?:a|quick|short|brief|please|can you|could you) recap|recap (?:of )?(?:what|where|everything|our|your|the (?:last|previous|session|work|progress|discussion|conversation))`,
  },
  {
    needs: [
      'summar',
      'recap',
      'what we',
      'what i',
      'what you',
      'everything',
      'all we',
      'all that',
      'all i',
      'all you',
    ],
    pattern: `(?:summar(?:y|i[sz]e)(?: of)?|recap|list|review|tell me|show me|explain)(?: \\w+){0,2} (?:what|everything|all(?: that)?) (?:we|you|i)(?:'ve| have)? (?:\\w+ )?(?:did|done|decided|learned|learnt|found|tried|discussed|agreed|changed|worked|fixed)`,
  },
  {
    needs: ["what's", 'what is', 'outstanding', 'what else', 'remain', 'left', 'still', 'unfinished'],
    pattern: `what(?: i|')s (?:still )?(?:outstanding|remaining|pending|left(?! ?-| to the| of| and| join)|still (?:open|to do|missing|left))|what (?:else )?(?:remains|was left)|what(?: \\w+){1,3} (?:are|is) (?:still )?(?:outstanding|still (?:open|left|pending|missing|to do)|left (?:to do|over|from|open|in|for)|remaining)|what else (?:was|is) (?:left|on (?:the|our|my|your) (?:list|plan|todo))|anything (?:still )?(?:left|outstanding|open|unfinished) (?:from|to do|to finish|on)`,
  },
  {
    needs: ['blocker'],
    pattern:
      "(?:what(?: a|')re|what(?: i|')s|what (?:was|were)|which|any|list|show(?: me)?|were there|are there)(?: (?:the|our|my|any|current|open|known|still|all|remaining|of|that)){0,3} blockers?",
  },
  {
    needs: ["what's the", 'what is the', 'phase', 'since'],
    spans: true,
    pattern: `what(?: i|')s the (?:current |latest )?(?:state|status) (?:of|on|with)(?! (?:code|response|http|bar|field|column))|(?:what|which) (?:phase|step|milestone|task) (?:are|were) we|what(?:'s| is| has|'ve| have)? (?:changed|new|happened) since`,
  },
  {
    needs: ['open '],
    pattern:
      '(?:what|which|any|list|the) (?:\\w+ ){0,3}?open (?:questions?|points?|items?|todos?|ends|threads?|tasks?) (?:from|do we|are there|did we|were|left|remain)',
  },
];

/** Wordings in which people ask about the past that are more than their words (wordings/grammar.ts); the first that matches is the one taken out of the query. */
export const WORDINGS: readonly Wording[] = [...ASKS_MEMORY, ...WHERE_WE_ARE];
