import type { Wording } from './parts.ts';

/** "Where were we", "what's outstanding", "bring me up to speed". */
export const WHERE_WE_ARE: readonly Wording[] = [
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
