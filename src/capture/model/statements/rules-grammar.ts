import { PLAIN_RULES, type StatementRule } from './rules.ts';

/**
 * What people say about how things are or are to be without the usual words (remember, always, we use): facts with their
 * reason, limits, who owns what, what is left as it is. Made from sentences written for it, not from the measuring data.
 */
const FACT_RULES: readonly StatementRule[] = [
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

/** What somebody reports of a program, or of himself, by the same grammar. */
const NOT_A_RULE =
  '(?!see|find|get|know|understand|log|open|reproduce|remember|think|have|need|believe|recall|tell|say|mind|care|seem|even|want|like|work|do|connect|reach|access|click|start|build)';

/**
 * Ways of building a sentence, rather than words, by which people state how things are to be: an order with its reason behind a
 * comma, one thing and not another, what "we" do and "you" cannot.
 */
const GRAMMAR_RULES: readonly StatementRule[] = [
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

/** Every way to state something that is known: the usual words, facts, ways of building a sentence. */
export const RULES: readonly StatementRule[] = [...PLAIN_RULES, ...FACT_RULES, ...GRAMMAR_RULES];
