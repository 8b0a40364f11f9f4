import { FOR_A_REASON, type Language, NOT, SO_DONE, US, WITHIN } from './parts.ts';

const THINGS =
  '(?:decision|reason|reasoning|rationale|conclusion|outcome|agreement|(?:root )?cause|workaround|fix|solution|approach|plan|idea|trick|next step|thinking|takeaway|lesson|problem|issue|bug|convention|verdict|consensus|answer|deal|story|last thing|motivation|result)(?:e?s)?';
/** Of names of tools and places people write none of these: "why is the table in postgres", not "why is the table in the log". */
const NO_NAME =
  '(?:the|this|that|these|those|a|an|my|our|your|its|it|here|there|use|red|quotes|caps|bold|general|error|fire|hold|top|line|every|each|all)';

/** What nobody chose, and what a line of code does: "why do we get a timeout?" is asked of the code at hand, as is what points at it. */
const HAPPENS =
  '(?:get|see|hit|fail|lose|miss|receive|end up|crash|know|think|care|bother|expect|find|run (?:into|out)|wait|return|throw|catch|await|call|pass|cast|loop|iterate|import)';

/** English is asked in most, and has most in which the words are not enough: ABOUT_NOW (parts.ts) takes from it what is of this very turn. */
export const ENGLISH: Language = {
  name: 'English',
  family: 'English',
  isSpaced: true,
  asks: /^ *(?:(?:and|so|but|ok|hey),? )?(?:is|are|was|were|has|have|had|did|do|does|what|why|how|when did|when was|where|who|which)(?:n't)?\b|, ?(?:(?:and|but|so) )?(?:can|could|would|do|did|what|which|how|why|where|when|who|was|were|is it|right)\b/,
  words: {
    asksAlone: [
      'who (?:decided|chose|picked|suggested|proposed|came up|wanted|asked for|introduced)',
      'what did',
      'what caused (?:the|our|that)',
      '(?<=^ *|[,:] ?)any (?:history|context|background) (?:on|about|of|behind|for)',
      '(?:was|were) there (?:an?|any|some|something|ever|already|been)',
      '(?:has|have) there (?:ever |already )?been',
      `what (?:was|were) (?:wrong with (?:the|our|your|\\w+ing)|still|our|(?:the|your|that|those|this)(?: \\w+){0,2}? ${THINGS}|(?:that|the) ${WITHIN}{1,40}?called)`,
      `what (?:was|were) ${US}`,
      `how (?:was|were) ${WITHIN}{1,60}? ${SO_DONE}`,
      `(?:why|which)(?: \\w+){0,3} (?:was|were)${NOT}? ${WITHIN}{1,60}? ${FOR_A_REASON}`,
      `(?:was|is|has|were|are|have)n't (?:this|that|it|there|these|those|the|they)(?= ${WITHIN}{0,60}?\\b(?:already|before|fixed|solved|resolved|done|decided|reason|earlier|last (?:time|week)))`,
      `wasn't there`,
      `(?:swear|believe|think|thought|sure|guess|recall) (?:that )?${US} (?:once |already |previously |even )?(?:had|did|discussed|talked|decided|agreed|fixed|solved|hit|saw|tried|wrote|built|made|ran|used|put|documented)(?=${WITHIN}*\\?)`,
      "i thought (?:we|you)(?:'d| had| already| said| fixed| decided| agreed)",
      `(?:if|whether) ${US}(?:'ve| have)? (?:\\w+ )?(?:discussed|decided|talked|agreed|tried|considered|settled)`,
      'why did (?:this|that|it) get',
      'did (?:that|this|it|the \\w+) (?:ever )?turn out',
      'how come (?:we|you)',
      "why (?:do we|are we|aren't we) (?:not |still |even |only )?(?:use|using|doing|keep|keeping|have|pin)",
      `why do we (?:not |still |even |only |always |never |all )?(?!${HAPPENS}\\b)[a-z]+(?= (?!(?:that|it|them)\\b)(?!${WITHIN}*\\b(?:this|these|those|here)\\b))`,
      'since when (?:do|did|have|are) (?:we|you)',
      `why (?:is|are) (?!(?:it|this|that|there)\\b)[\\w' -]{1,40} (?:in|on|with|using) (?!${NO_NAME}\\b)[\\w.+-]+(?= *(?:\\?|$))`,
      'when did (?:this|that|it|the \\w+) (?:\\w+ )?(?:start|begin|stop|break|become|get|change)',
      'what (?:happened|became) (?:with|to|of)',
      'what came (?:out )?of',
      'what happened(?= (?:last|yesterday|today|this|on|in|during|there|before|the)\\b)',
      `(?:look|dig) up (?:what|how|why|when|where|which)(?= ${WITHIN}{0,40}?\\b(?:we|was|were)\\b)`,
      `(?:like|as|from|since|than) (?:the )?last time`,
      `same (?:\\w+ )?(?:error|issue|problem|bug|failure) (?:again )?${US}\\b`,
      "(?:this|that|it|same thing|which)(?:'s| has| have)? (?:also )?happened before",
      // "We had an off by one there, what caused it?"
      `(?<=^ *(?:so |and |hey,? )?)(?:we|there|he|she|they|some(?:one|body)) (?:had|was|were|told|hit|saw|said|got)(?= ${WITHIN}{1,160}[,;:] ?(?:what|which|who|where|how|why)(?: ones?)? (?:was|were|caused|fixed|broke|solved) (?:it|that|they|those|this|them)\\b)`,
      `(?<=^ *(?:so )?)we (?:\\w+ed|did|made|put|kept|chose|had|went)(?= ${WITHIN}{1,100}?(?:yeah|right|correct|no)\\?)`,
    ],
    anyoneDid: ['(?:has|have|did|had) (?:any|some)(?:one|body)'],
    weDid: [
      "(?:did|had)(?:n't| not)? (?:we|the team)",
      "have(?:n't| not)? we(?= (?:\\w+ )?\\w+(?:ed|en|ne|un|t|n|d|k)\\b)",
      "how'?d (?:we|you)",
      "(?:have|were|are)n't we",
      "(?:did|had)n't (?:you|i)",
    ],
    weHave: [`(?:did|had|have)(?: not)? (?:you|i)`, 'were we', 'are we(?= at)'],
    weAgreed: [
      `${US}(?:'ve|'d| have| had)? (?:\\w+ )?(?:decided|learn(?:ed|t)|agreed|concluded|discussed|talked|settled)`,
    ],
    weTold: [
      "we(?:'ve|'d| have| had)? (?:\\w+ )?(?:had|hit|ran into|run into|saw|seen|met|sol[vt]ed|fixed|used|tried|switched|moved|changed|dropped|did|made|built)",
    ],
    // "Have a look" asks for something.
    wasDone: ["(?:was|were|has|had|did|have(?! (?:an?|another|to)\\b))(?:n't)?"],
    why: ['why', 'how come'],
    what: [
      '(?<=^ *|[,;:(-] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|also|btw) )(?:what|which|how|when(?= (?:did|was|were|had|have))|where|who)',
    ],
    ago: [
      '(?<!\\b(?:the|for|a) )last time',
      'the last time (?:that )?(?:we|you|i)',
      'last (?:week|month|sprint|night|year)',
      'yesterday',
      'previously',
      'at some point',
      'back then',
      'in the past',
      'a while (?:ago|back)',
      '(?:ago|back)(?<=(?:day|week|month|year)s? (?:ago|back))',
      'the other day',
      'used to',
      '(?<=\\b(?:in|from|of|during|with|by) (?:(?:one of )?(?:the|our|your|my|an?|some) ))(?:earlier|previous|past|last|prior|other) (?:session|conversation|chat|discussion)s?(?! (?:id|state|file|list|data|table|name|log|key|cookie|token|object|record|row)s?\\b)',
    ],
    ever: ['ever'],
    past: [
      'before(?= *(?:[?,.;]|$))',
      '(?:this|that|it|thing) before',
      'already',
      'allready',
      'previously',
      'earlier',
      'so far',
      'yet',
    ],
    trouble: [
      '(?:blocker|bug|issue|problem|ticket|incident|outage|regression|trouble|limitation|vulnerability|finding)s?',
    ],
    settled: [
      'gone',
      '(?:been )?(?:fixed|solved|resolved|closed|addressed|handled)(?! by (?!now))',
      'still (?:open|there|an issue|a problem|around|unsolved|blocking)',
      'sorted(?: out)?',
      'unresolved',
    ],
    leftOver: [
      'outstanding',
      'left over',
      'leftovers?',
      'unfinished',
      'open (?:points?|questions?|ends|problems?|issues?)',
    ],
    goOn: [
      'continu(?:e|ing)',
      'resume',
      'go on',
      'go back to',
      'carry on',
      'pick(?:ing)? up',
      'get back to',
      'back to',
    ],
    work: [
      'where (?:we|you|i|it|things)',
      'what (?:we|you|i) (?:were|was|had)',
      '(?:from |with )?(?:the|our|my|your) (?:[\\w.-]+ ){1,3}work',
    ],
  },
};
