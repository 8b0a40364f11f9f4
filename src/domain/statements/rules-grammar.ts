import type { StatementRule } from './rules.ts';

/** What somebody reports of a program, or of himself, by the same grammar. */
const NOT_A_RULE =
  '(?!see|find|get|know|understand|log|open|reproduce|remember|think|have|need|believe|recall|tell|say|mind|care|seem|even|want|like|work|do|connect|reach|access|click|start|build)';

/**
 * Ways of building a sentence, rather than words, by which people state how things are to be: an order with its reason behind a
 * comma, one thing and not another, what "we" do and "you" cannot.
 */
export const GRAMMAR_RULES: readonly StatementRule[] = [
  {
    name: 'reason-behind',
    type: 'decision',
    weight: 0.5,
    why: 'says what to do, and behind a comma why',
    pattern:
      /^(?!(?:(?:now|ok|so|and|hmm|yes|no|also|oh),? )*(?:when|if|after|before|while|since|as|once|until|for|with|the|it|this|that|there|i|we|what|why|how|now|here|ok i|still|in|is|are)\b)(?:\S+ ){1,10}?\S+, (?:we|they|those|it|that|this|the|our|its|nobody|everybody|users|clients|customers|people|legal|support) (?:\S+ ){0,5}?(?:is|are|has|have|had|can't|don't|doesn't|won't|already|only|never|always|must|need|needs|\w{3,}s)\b(?! (?:empty|missing|slow|wrong|red)\b)/,
  },
  {
    name: 'one-not-other',
    type: 'correction',
    weight: 0.75,
    why: 'says one thing, and not another',
    pattern:
      /^(?:\S+ ){0,6}\S+(?:,? not|, never) (?!sure\b|yet\b|now\b|really\b|working\b|found\b|only\b|so\b|that\b|bad\b|locally\b|ready\b|here\b|there\b|done\b|possible\b|again\b|mind\b|what\b|always\b|passing\b)(?:per |in |as |the |an? |on |by |to |for |with |at )?\S+[.!]?$/,
  },
  {
    name: 'one-per',
    type: 'convention',
    weight: 0.7,
    why: 'says how many there are of it',
    pattern: /\b(?:one|a single|at most \w+|exactly \w+) \S+ (?:per|for each|for every) \S+\b/,
  },
  {
    name: 'ours',
    type: 'convention',
    weight: 0.5,
    why: 'says how theirs is',
    pattern:
      /\b(?:our|all) (?:\S+ ){1,3}(?:is|are|has|have|must|should|can't|cannot|runs?|uses?|comes?|lives?|stays?|goes|go)\b/,
  },
  {
    name: 'you-cannot',
    type: 'correction',
    weight: 0.5,
    why: 'says what cannot or must not be done',
    pattern: new RegExp(
      `\\b(?:you|one|they|clients|users|it|that|this|which|and) (?:can't|cannot|may not|must not|mustn't|must never|can never|may never) ${NOT_A_RULE}[a-z]+`,
    ),
  },
  {
    name: 'we-do',
    type: 'convention',
    weight: 0.5,
    why: 'says what they do, or do not',
    pattern: new RegExp(
      `\\b(?:we|i) (?:can't|cannot|don't|do not|won't|never|only|always|mustn't|no longer|still) ${NOT_A_RULE}[a-z]+|\\bnobody (?!knows)[a-z]+s\\b|\\b(?:i|we) would (?:leave|keep|not|use|avoid|drop|put|name|split)\\b`,
    ),
  },
  {
    name: 'only-there',
    type: 'convention',
    weight: 0.5,
    why: 'says where alone it is so',
    pattern:
      /\bonly (?:[a-z]+ )?(?:in|from|by|with|during|through|via|under|inside|there)\b|\b(?:from|in|on|by) \S+(?: \S+){0,3} only\b/,
  },
  {
    name: 'that-is-fine',
    type: 'decision',
    weight: 0.55,
    why: 'says that it may be so',
    pattern:
      /\b(?:is|are|that's|it's) (?:totally |perfectly |just |actually )?(?:fine|ok|okay|enough|acceptable|best effort|a feature|good enough|the point|part of the design|a demo|a prototype|not important|not critical)\b(?! (?:now|again)\b|[.!]?$)|, (?:that|which|it) (?:is|'s) (?:fine|ok|okay|a feature|enough|intended|the point)|,? that's (?:fine|ok|okay|a feature|enough|the point)/,
  },
  {
    name: 'ask-before',
    type: 'preference',
    weight: 0.7,
    why: 'says what is to be asked first',
    pattern:
      /\b(?:ask|tell|warn|show|check with|confirm with|consult)(?: me| us)? (?:\S+ ){0,4}before (?!we can)|\bi (?:want|need|would like|like) to (?:review|approve|see|check|confirm) (?:every|each|all|any)\b|\bwithout (?:asking|my (?:ok|approval|permission))\b/,
  },
  {
    name: 'policy-verb',
    type: 'preference',
    weight: 0.5,
    why: 'says how to go about it',
    pattern:
      /(?:^|[,;] |\b(?:please|and|but|so|then|ok) )(?:try to |try not to )(?:re-?use|keep|avoid|stay|stick|follow|use|not)\b|(?:^|[,;] |\b(?:please|but|so) )(?:ignore|re-?use|prefer|rely on|stay (?:on|with|within|away)|mirror|treat) (?:\S+ ){1,}|\blet us not\b|\bi don't trust\b|\bi like it when\b/,
  },
  {
    name: 'once-bitten',
    type: 'correction',
    weight: 0.5,
    why: 'tells what happened before',
    pattern:
      /\b(?:we|i)(?:'ve| have)? (?:lost|broke|burnt|been burned|been bitten|tried that|tried this|had (?:that|this|it) (?:before|already))\b|\blast time (?:we|you|somebody|someone)\b/,
  },
  {
    name: 'to-be-clear',
    type: 'correction',
    weight: 0.6,
    why: 'puts it clearly',
    pattern:
      /\bto be clear\b|\b(?:just )?so (?:we're|we are|it's|that's) (?:clear|on the same page)\b|\bi (?:was|wasn't) (?:un)?clear\b|\bfor clarity\b|\bthe answer is (?:no|yes)\b/,
  },
];
