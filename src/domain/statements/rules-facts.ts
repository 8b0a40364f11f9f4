import type { StatementRule } from './rules.ts';

/**
 * What people say about how things are or are to be without the usual words (remember, always, we use): facts with their
 * reason, limits, who owns what, what is left as it is. Made from sentences written for it, not from the measuring data.
 */
export const FACT_RULES: readonly StatementRule[] = [
  {
    name: 'on-purpose',
    type: 'correction',
    weight: 0.6,
    why: 'says that something is meant to be so',
    pattern:
      /\b(?:on purpose|by design|as intended|not a bug|that's (?:deliberate|intentional|intended)|that's the wrong (?:layer|place|level|folder|file|approach|way|module|package)|(?:is|are|was|were) (?:intentional|deliberate|expected)(?:ly)?|(?:intentionally|deliberately) (?!or\b)\w+)\b/,
  },
  {
    name: 'so-then',
    type: 'preference',
    weight: 0.6,
    why: 'says what follows for the work',
    pattern:
      /[,;.–—-] ?(?:so|and so|that's why|therefore|hence) (?:please )?(?:no\b|never|always|don't|do not|dont|avoid|only|(?:you|we|it|they|that|this|nobody|nothing|everything|handlers?|there) (?:can't|cannot|can not|must|should|has to|have to|need|needs|may|shouldn't|won't|will not|(?:is|are) no\b|doesn't matter))|\bso (?:never|always|don't|do not|dont) [a-z]+|\bsince \S+ .{5,80}, ?(?:no|never|always|don't|do not|avoid|use|only|keep|we|you)\b/,
  },
  {
    name: 'because',
    type: 'decision',
    weight: 0.4,
    why: 'says how something is, and why',
    pattern:
      /^(?!i |i'm |i've |it |this is |what |why |how |can |could )(?:\S+ ){1,8}(?:is|are|has|have|was|were|stays?|runs?|needs?|uses?|pins?|comes?|should|we|must|will|can) .{3,90}\b(?:because|since|due to|so that|as (?:it|we|they))\b/,
  },
  {
    name: 'leave-as-is',
    type: 'decision',
    weight: 0.5,
    why: 'says what stays as it is, or is dropped',
    pattern:
      /(?:^|[,;:] |\b(?:please|just|but|and|yes|so|we|let's|lets|ok|then) )(?:stick to|hold off|leave (?:\S+ ){1,6}(?:in|alone|out|as (?:it )?is|as they are|for|until|untouched)\b|keep (?!going|working|trying|an eye)(?:\S+ ){1,5}(?:as (?:it )?is|for now|so|until|because|since|internal|around|out of|in sync)\b|(?:drop|skip|pin|freeze|accept|tolerate|ban) (?:\S+ ){1,6}(?:,|because|since|until|unless|for|we|they|it|as)|(?:we|we'll|we can|will) (?:just )?(?:accept|live with|pin|tolerate)\b|make (?:it|this|that|them) (?:opt[- ](?:in|out)|the default|optional|mandatory|configurable|required))/,
  },
  {
    name: 'state-of-things',
    type: 'convention',
    weight: 0.6,
    why: 'says what a part of the project is',
    pattern:
      /\b(?:is|are|it's|that's) (?:now |all |also |still |already )?(?:frozen|deprecated|obsolete|generated|auto-?generated|vendored|reserved|read[- ]only|off[- ]limits|shared (?:with|between|by)|owned by|legacy|gone|immutable|idempotent|not (?:unique|thread[- ]safe|idempotent|public|stable))\b|\b(?:nobody|no one|no longer|not .{1,20}any ?more|still) (?:uses?|needs?|used|needed|supports?|supported)\b|\b(?:isn't|aren't|not) (?:\w+ ){1,4}any ?more\b/,
  },
  {
    name: 'only-where',
    type: 'convention',
    weight: 0.5,
    why: 'says where alone something holds, or who alone may',
    pattern:
      /\bonly (?:true|happens?|works?|applies|valid|needed|relevant|exists?|runs?|allowed|supported) (?:for|on|with|in|when|if|at|under|during)\b|\bonly (?:the |our )?\S+(?: \S+)? (?:may|can|should|must|are allowed|is allowed|deploys?|owns?|get|gets|see|sees)\b|(?:^|, |: )(?:\S+ ){1,4}only(?:[,.!]| in\b| for\b| on\b|$)/,
  },
  {
    name: 'nothing-of-it',
    type: 'preference',
    weight: 0.5,
    why: 'says what there is to be none of',
    pattern:
      /(?:^|[,;:–—-] |\b(?:please|pls|and|but|so) )no (?:new |more |extra |other |such |[a-z]+ (?=[a-z]+s?(?: please)?[.!]?$))?(?!problem|idea|worries|need|one|it|i|that|this|the|you|we|thanks|matter|longer|way|wait|but|not|just|luck|error|errors|change|changes|more)[a-z-]+s?\b(?: (?:in|into|on|for|unless|until|without|anywhere|here|at|to|from|please)\b|[,.!]|$)|\bnothing (?:new|risky|else|of (?:that|this)|that)\b|\b(?:nothing|nobody|no one|none of \w+) (?:\S+ ){0,4}(?:may|must|should|shall)\b/,
  },
  {
    name: 'place-and-case',
    type: 'convention',
    weight: 0.6,
    why: 'says where things belong, or how they are spelled',
    pattern:
      /\b(?:[a-z]+s|it|that|code|stuff|everything|this) (?:should |must |always )?(?:belongs?|lives?|goes?|comes?|stays?) (?:in|into|to|under|from|next to|inside)\b(?! (?:wrong|back|on|live|and|with|out|away|down|up)\b)|\b(?:camel|kebab|snake|pascal|upper|lower)[- _]?case\b|\bin english\b/,
  },
  {
    name: 'must-else',
    type: 'convention',
    weight: 0.5,
    why: 'says what has to be done, and when or why',
    pattern:
      /\b(?:you|we|it|that|they|one|claude|handlers?|everything|tests?) (?:must|has to|have to|needs? to|should|ought to|shall) [a-z]+\b.{0,80}\b(?:first|before (?!we can\b)|otherwise|else|because|since|instead|always|never|everywhere|whenever|every time|anyway|anyhow|regardless)\b|\b(?:hard requirement|(?:is|are) (?:allowed|forbidden|prohibited|banned|mandatory|required|guaranteed|not allowed|off the table)|rule of thumb|for (?:legal|security|compliance|compatibility|historical|privacy|performance) reasons)\b|\b(?:each|every) \S+(?: \S+)? (?:gets|has|needs|is|runs|owns|lives|starts|ends)\b|\b(?:has|have|needs?) to be [a-z]+ (?:before|first|by|when|while|whenever)\b|\bbefore (?:every|each|any)\b/,
  },
  {
    name: 'other-way-round',
    type: 'correction',
    weight: 0.6,
    why: 'says that it is the other way',
    pattern:
      /\b(?:other|wrong) way (?:a?round|about)\b|\byou (?:keep|kept) [a-z]+ing\b|\byou always\b|\bsupposed to (?:be )?[a-z]+/,
  },
  {
    name: 'but-it-is',
    type: 'correction',
    weight: 0.5,
    why: 'says what cannot be, since things are otherwise',
    pattern:
      /\b(?:there is|there's|there are|we have|we've got) no [^,]{2,40}(?:, | here\b)|^but (?:then|we|there|it|the|that|this|our) .{0,60}\b(?:don't|doesn't|never|would|won't|no|not|can't|isn't|aren't|only)\b|\b(?:would|will|could|can) (?:break|invalidate|breach|violate|die|arrive|happen twice)\b.{0,40}\b(?:our|the|all|every|existing|any ?time|twice|again|contract|law)\b/,
  },
  {
    name: 'which-one',
    type: 'decision',
    weight: 0.6,
    why: 'picks one of several ways',
    pattern:
      /\b(?:do|take|use|with|for|pick|choose) (?:the )?(?:option|approach|variant|version|solution|way|proposal|plan)s? (?!is\b)[\w"'#]+|\b(?:the )?(?:first|second|third|last|latter|former|other|simpler|cleaner) (?:option|approach|variant|version|solution|way|one|proposal)\b.{0,30}\b(?:feels|seems|looks|sounds|is) (?:safer|better|simpler|cleaner|right|good|best)\b|\bgo (?:with|for) (?:the )?\S+|^(?:ok |okay |so |then |yes |yeah |fine )*(?:option|variant|approach) \w+(?: then\b|,)|\b(?:feels|seems) (?:safer|better|cleaner|simpler|right) to me\b|\b(?:simpler|better|safer|cleaner) is (?:better|safer)\b|\b(?:cleanest|safest|simplest|best|easiest|right) (?:way |thing |approach |solution |option )?is (?:to|that|if)\b|\bbetter (?:to be|safe than)\b|\bmatters? more\b|\bmore important than\b|\b(?:standardi[sz]ed|settled) on\b|\bwe (?:rejected|ruled out|dropped|abandoned|are moving|'re moving|are migrating|'re migrating)\b|\blet's be [a-z]+\b|\b(?:second|first|third|other|latter|former) (?:one|option|approach|variant|way), [a-z]+|^option \w+ please|\bnot a (?:big )?fan of\b|\bless is more\b|\b(?:i|we) don't think (?:we|it|that|this|they) (?:should|needs?|makes?|is|are)\b/,
  },
  {
    name: 'whose-wish',
    type: 'decision',
    weight: 0.5,
    why: 'says who wants or needs it so',
    pattern:
      /\b(?:legal|security|accounting|compliance|marketing|finance|support|ops|qa|management|(?:the|our) (?:customers?|clients?|teams?|users?|designers?|partners?|lawyers?|auditors?|contract|law|sla)|users|customers|clients|partners) (?:\w+ )?(?:wants?|needs?|owns?|requires?|insists?|asked for|parses?|relies|rely|depends?|don't have|do not have|expects?|demands?|says)\b|\bcomes? from the (?:contract|spec|law|customer)\b|\bwe (?:go live|release|ship)\b.{0,60}\bso\b/,
  },
  {
    name: 'why-not-instead',
    type: 'correction',
    weight: 0.5,
    why: 'asks why not another way instead',
    asked: true,
    pattern:
      /\b(?:(?:can't|couldn't|shouldn't|wouldn't|why don't|why not|could|should|can) (?:we|you|it|this|that)|wouldn't it be (?:better|simpler|easier)|why (?:do|are) (?:we|you)) .{3,120}\b(?:instead of|rather than)\b|\b(?:instead of|rather than) .{3,80}, (?:could|should|can|can't|couldn't|why not)\b/,
  },
  {
    name: 'not-now',
    type: 'decision',
    weight: 0.5,
    why: 'says what comes later, or never',
    pattern:
      /^not (?:now|yet|worth)\b(?:\W+\S+){3,}|\bfirst (?:the|we|do|finish) .{2,60}(?:, |\band )(?:then|and then|after)\b|\bin another (?:pr|phase|commit|issue|milestone|branch|release|step|task|ticket)\b|\b(?:not|nothing|none|hold off|wait|stays?|leave|freeze) .{0,50}\buntil\b|\bwe(?:'ll| will) (?:do|handle|ship|build) (?:it|this|that|the \S+(?: \S+)?) (?:in another|after|separately|next)\b|\b(?:add|move|put|push)(?:ed)? (?:it |this |that )?(?:to|into) (?:m\d|phase \d|milestone|the (?:backlog|next (?:release|sprint|milestone)))/,
  },
];
