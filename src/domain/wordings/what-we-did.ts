import { FOR_A_REASON, NOT, SO_DONE, START, US, WH, WITHIN, type Wording } from './parts.ts';

/** Questions in the past tense about what somebody here did: "what did we decide", "didn't you say". */
export const WHAT_WE_DID: readonly Wording[] = [
  {
    needs: ['did', 'had'],
    spans: true,
    pattern: `${WH}\\b${WITHIN}{0,40}?\\b(?:did|had)(?:${NOT})? ${US}`,
  },
  { needs: ['what did'], pattern: 'what did' },
  {
    needs: ['have', 'had'],
    pattern: `(?:what|how|which|when|where|why)(?: \\w+){0,3} (?:have|had)(?:${NOT})? ${US}`,
  },
  { needs: ['did', 'have', 'had'], pattern: `(?:did|have|had)(?:${NOT})? we|(?:did|have|had)n't (?:you|i)` },
  {
    needs: ['did'],
    pattern: `did (?:you|i) (?:ever|not|already|previously|say|mention|find out|figure out|end up)|did (?:anyone|anybody|someone|somebody)`,
  },
  {
    needs: ['have you', 'have i'],
    pattern: `have (?:you|i) (?:ever|already|previously)|have (?:you|i)\\b${WITHIN}{1,60}\\bbefore(?=\\W*(?:$|[?\\n]))`,
  },
  { needs: ['what was', 'what were'], pattern: `what (?:was|were) ${US}` },
  { needs: ['who '], pattern: 'who (?:decided|suggested|proposed|came up|wanted)' },
  {
    needs: ['if we', 'whether we', 'if you', 'whether you', 'if i', 'whether i'],
    spans: true,
    pattern: `(?:if|whether) ${US}(?:'ve| have)? (?:\\w+ )?(?:discussed|decided|talked|agreed|tried|considered|settled)`,
  },
  {
    needs: ['swear', 'believe', 'think', 'thought', 'sure', 'guess'],
    spans: true,
    asked: true,
    pattern: `(?:swear|believe|think|thought|sure|guess) (?:that )?${US} (?:once |already |previously |even )?(?:had|did|discussed|talked|decided|agreed|fixed|solved|hit|saw|tried|wrote|built|made|ran|used|put|documented)`,
  },
  {
    needs: ['why did', ' did th', ' did it'],
    spans: true,
    pattern: `why\\b${WITHIN}{0,15}? did (?:this|that|it) get|did (?:that|this|it|the \\w+) (?:ever )?turn out`,
  },
  {
    needs: ['how come', 'why do we', 'why are we', "why aren't we", 'since when'],
    spans: true,
    pattern: `how come (?:we|you)|why (?:do we|are we|aren't we) (?:not |still |even |only )?(?:use|using|doing|keep|keeping|have)|since when (?:do|did|have|are) (?:we|you)`,
  },
];

/** The same in the passive: "how was … handled", "wasn't that fixed". */
export const WHAT_WAS_DONE: readonly Wording[] = [
  { needs: ['how was', 'how were'], spans: true, pattern: `how (?:was|were) ${WITHIN}{1,60}? ${SO_DONE}` },
  {
    needs: ['why was', 'why were', "why wasn't", "why weren't"],
    spans: true,
    pattern: `why (?:was|were)(?:${NOT})? ${WITHIN}{1,60}? ${FOR_A_REASON}`,
  },
  {
    needs: ["n't th", "n't it"],
    spans: true,
    pattern: `(?:was|is|has|were|are|have)n't (?:this|that|it|there|these|those|the|they)\\b${WITHIN}{0,60}?\\b(?:already|before|fixed|solved|resolved|done|decided|reason|earlier|last (?:time|week))`,
  },
  {
    needs: [' ever', 'already', 'before', 'previously'],
    spans: true,
    asked: true,
    pattern: `(?<=^|[.,;:!?\\n] ?|\\b(?:and|but|so|or|hey|hm+) )(?:was|were|has|have|did) (?!(?:we|you|i)\\b)${WITHIN}{1,60}?\\b(?:ever|already|before|previously)`,
  },
  {
    needs: ['was there', 'were there', 'has there', 'have there'],
    pattern:
      '(?:was|were) there (?:an?|any|some|something|ever|already|been)|(?:has|have) there (?:ever |already )?been',
  },
  {
    needs: ['what was', 'what were'],
    pattern:
      'what (?:was|were) (?:wrong with (?:the|our|your)|(?:the|our|your|that|those|this)(?: \\w+){0,2}? (?:decision|reason|reasoning|rationale|conclusion|outcome|agreement|(?:root )?cause|workaround|fix|fixes|solution|approach|plan|idea|trick|next step|thinking|takeaway|lesson|problem|issue|bug|convention|verdict|consensus|answer|deal|story|last thing|result)(?:s|es)?)',
  },
  {
    needs: ['what was', 'what were', 'what exactly', 'what again'],
    spans: true,
    asked: true,
    pattern: `(?<=^|[.;:!?\\n(] ?|\\b(?:and|but|so|hey|ok|okay|wait|well|hm+|also|btw) )what (?:exactly |again )?(?:was|were)`,
  },
  {
    needs: ['was', 'were'],
    spans: true,
    asked: true,
    pattern: `(?:which|how)(?: \\w+){0,3} (?:was|were) (?!${US}\\b)${WITHIN}{0,40}?${FOR_A_REASON}`,
  },
  {
    needs: ['was', 'were', 'has', 'have', 'had'],
    spans: true,
    asked: true,
    pattern: `${START}(?:was|were|has|have|had)(?:n't)? (?!${US}\\b)${WITHIN}{1,60}?\\b(?:yet|intentional(?:ly)?|deliberate(?:ly)?|on purpose|supposed|been (?:\\w+ly )?\\w+(?:ed|en|ne|un|t)|implemented|fixed|addressed|merged|handled|resolved|documented|decided|discussed|considered|finished|completed)`,
  },
  {
    needs: ['did'],
    spans: true,
    asked: true,
    pattern: `${START}did (?!${US}\\b)${WITHIN}{1,50}?\\b(?:get|end up|ever|make it|land|come up)`,
  },
  {
    needs: ["weren't", "wasn't", "didn't", "hadn't"],
    spans: true,
    asked: true,
    pattern: `${START}(?:weren't|wasn't|didn't|hadn't) (?:we|you|i|this|that|it|the|there)`,
  },
  {
    needs: ['there was', 'there were'],
    spans: true,
    asked: true,
    pattern: `${START}there (?:was|were) (?:some\\w*|an?|this|that)\\b${WITHIN}{0,60}`,
  },
  {
    needs: ['when did'],
    spans: true,
    asked: true,
    pattern: 'when did (?:this|that|it|the \\w+) (?:\\w+ )?(?:start|begin|stop|break|become|get|change)',
  },
];
