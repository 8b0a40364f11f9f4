import { LASTING_ELSEWHERE } from '../../../core/prompt-hints.ts';

/** What somebody states. */
export const STATEMENT_TYPES = ['remember', 'correction', 'decision', 'preference', 'convention'] as const;
export type StatementType = (typeof STATEMENT_TYPES)[number];

/** A way to state something: what a sentence of it looks like, and how sure that is. */
export interface StatementRule {
  readonly name: string;
  readonly type: StatementType;
  /** 0…1: how sure the sentence is something to remember, before reasons and doubts are counted. */
  readonly weight: number;
  readonly why: string;
  /** Of a lower-case sentence. */
  readonly pattern: RegExp;
  /** A question can say it too ("can you add this to CLAUDE.md?"). */
  readonly asked?: boolean;
}

/** What people say in the usual words. */
export const PLAIN_RULES: readonly StatementRule[] = [
  {
    name: 'lasting-elsewhere',
    type: 'preference',
    weight: 0.7,
    why: 'says how it is to be from now on, in another language than English',
    pattern: LASTING_ELSEWHERE,
  },
  {
    name: 'remember',
    type: 'remember',
    weight: 0.9,
    why: 'asks to remember it',
    asked: true,
    pattern:
      /(?<!\b(?:you|i|we|they|can't|don't|not|if|anyone|somebody|someone|still|did|as|to) )\b(?:remember(?! (?:when|how|what|why|where|if|whether|the (?:time|day)|to (?:run|push|commit|rebase|merge|restart|save|build|test|deploy|start|stop|open|close|check|update|add|remove|fix)\b))|memori[sz]e|keep (?:this |that |it )?in mind|bear (?:this |that )?in mind|make (?:a |sure to )?(?:mental )?note|take note|please note|note (?:down|to self)|(?<!^|[.!?:;]\s)note that|noting (?:this|that|it) down|for future reference|for the record)\b|\b(?:please|must|should|sure to|sure you|need you to|want you to|also) (?:remember|memori[sz]e)\b(?! to (?:run|push|commit)\b)/,
  },
  {
    name: 'write-down',
    type: 'remember',
    weight: 0.8,
    why: 'asks to write it down where the next one looks',
    asked: true,
    pattern:
      /\b(?:add|put|write|log|record|note|document|save|store|capture|update|include|mention|state|move|extend|create)\b.{0,100}(?:\b(?:claude|agents?|gemini|contributing|decisions?|conventions?|memory|learnings?|known[_ -]?limitations?|gotchas?)\.md\b|\b(?:your|the|project|long[- ]term|persistent|as a|a) memory\b|\bknowledge (?:base|skill|file)\b|\blearnings?\b|\bknown[_ ]limitations?\b|\bproject rules\b|\badrs?\b|\bdecision log\b|\bgotchas?\b|\bthe (?:conventions|guidelines)\b|\bknown (?:trade-?off|issues?)\b)|\b(?:document|note|write down|record) (?:this|that|it) (?:down )?(?:as|in|for|somewhere|down)\b|\bmake (?:it|that|this) (?:a|our) (?:rule|convention|habit|standard|policy)\b|\b(?:add|put|write|mention|note|state) (?:to|in|into) the (?:read-?me|docs?|wiki|handbook|contributing\S*) that\b|\bnote for (?:later|the future|next time|us)\b/,
  },
  {
    name: 'for-your-information',
    type: 'remember',
    weight: 0.6,
    why: 'says it so that it is known',
    pattern:
      /\b(?:fyi|heads[- ]up|just so you know|be aware|as a reminder|you should know|good to know|important(?: to know| to note)?:)/,
  },
  {
    name: 'from-now-on',
    type: 'preference',
    weight: 0.8,
    why: 'says how it is to be from now on',
    pattern:
      /\b(?:from now on|going forward|in (?:the )?future|next time|for future|moving forward|(?:never|not|doesn't|don't) (?:\w+ ){0,4}again|by default|every time)\b/,
  },
  {
    name: 'no-but',
    type: 'correction',
    weight: 0.6,
    why: 'says no, and what is right',
    pattern: /^(?:no|nope|nah|wrong|not quite|stop|wait)\b[,.:;! –—-]+(?:\S+ ){3,}/,
  },
  {
    name: 'that-is-wrong',
    type: 'correction',
    weight: 0.6,
    why: 'says that something is not as it was taken',
    asked: true,
    pattern:
      /\b(?:that's|that is|this is|it's|it is|you're|you are|you were) (?:not (?:appropriate|right|correct|true|what|how|the (?:right|way|point|case))|wrong|incorrect|a mistake)\b|\b(?:misunderst\w+|not what i (?:asked|meant|wanted|said)|i meant\b|you (?:shouldn't|should not) (?:have )?|why (?:would|are|did|do) (?:you|we) (?:\w+ ){0,3}(?:repeat|add|remov|chang|need|still|do|use|keep|creat)\w*.{0,80}\b(?:if|when|but|instead|already|again)\b|there(?:'s| is) no (?:need|reason|point)\b|(?:we|i|they) (?:explicitly|deliberately|intentionally|on purpose)\b)/,
  },
  {
    name: 'but-this-is',
    type: 'correction',
    weight: 0.6,
    why: 'sets a fact against what was said',
    pattern:
      /^but (?:this|that|it|we|the|they|there|our)\b.{0,80}\b(?:is|are|has|have|will|does|do|only|always|never|already)\b/,
  },
  {
    name: 'what-it-is',
    type: 'correction',
    weight: 0.5,
    why: 'says what something is for, or really is',
    pattern:
      /\b(?:is|are|was|were)(?: not|n't)? (?:actually|really|just|only|meant|supposed|intended|expected|designed|there (?:only|just)) (?:to|for|a|an|the|so|because|when|if)\b|\bactually[, ]|\b(?:that's|that is|it's|this is) because\b|\byou(?:'re| are) (?:missing|forgetting|confus\w+|assuming|overcomplicating)|\byou (?:overlooked|ignored|assumed)\b|\bthere(?:'s| is| are)(?: actually| really) (?:no|already|only)\b/,
  },
  {
    name: 'use-not',
    type: 'correction',
    weight: 0.6,
    why: 'names one thing to be taken instead of another',
    pattern:
      /\b(?:use|using|take|put|call|name|keep|make|store|be|live|go|in|to|on)\b.{1,80}(?:,? (?:instead of|rather than|and not|not) |\binstead\b)/,
  },
  {
    name: 'decided',
    type: 'decision',
    weight: 0.8,
    why: 'says that it is decided',
    pattern:
      /\b(?:(?:we|i|we've|i've|they|team|was|been)(?: have| had)? (?:decided|agreed|settled|concluded|chose|choose|opted)|(?:let's|we'll|we will|i'll|lets|i'd|we|shall we|please) (?:go|going|went|stick|stay) (?:with|for)\b|^(?:(?:ok|okay|yes|great|cool|and|so|then|just)[ ,.!]*)*go (?:with|for)\b|the decision is|decision:|final answer|we(?:'re| are) (?:going (?:with|to use)|dropping|not going to|sticking|keeping|moving (?:to|away)))/,
  },
  {
    name: 'lets-keep',
    type: 'decision',
    weight: 0.6,
    why: 'decides between ways',
    pattern:
      /\b(?:let's|lets|we (?:can|should|will)|i'd) (?:just |also |then |maybe |rather |simply )?(?:not|keep|drop|defer|postpone|skip|leave|stick|avoid|use|get this|ignore|only|stay)\b|\b(?:fold|merge|move|push|put|leave|keep|defer) (?:it|this|that|them|these) (?:in ?to|out|for|to|back|as|off|until)\b.{0,60}\b(?:phase|milestone|release|version|v\d|later|m\d|sprint|scope|mvp|is)\b|\b(?:top|low|high|higher|lower|lowest|first) prio(?:rity)?\b|\bout of scope\b|\bnot in scope\b/,
  },
  {
    name: 'opinion',
    type: 'decision',
    weight: 0.5,
    why: 'says what is better, and for whom it settles the matter',
    pattern:
      /\b(?:i|we) (?:honestly |really |also |still |just )?(?:think|feel|believe|guess|would say|'d say|reckon|agree)\b.{0,60}\b(?:better|best|fine|ok|okay|should|shouldn't|not|don't|need|enough|worth|makes sense|low|acceptable|rather|can|safe|overkill|instead)\b|\bit(?:'s| is|s)? (?:better|best|fine|ok|okay|acceptable|enough|safer|simpler|cleaner)\b|\bthis is (?:fine|ok|okay|acceptable|intended|expected|by design|intentional|on purpose)\b|\bwould be (?:better|best|cleaner|safer|simpler|preferable)\b|\bmakes? (?:more |no |much )?sense\b|\bdoesn't make (?:any |much )?sense\b/,
  },
  {
    name: 'settles',
    type: 'decision',
    weight: 0.6,
    why: 'accepts or turns down a way',
    pattern:
      /\b(?:i'm|i am|we're|we are) (?:totally |perfectly |also )?(?:fine|ok|okay|happy|good|comfortable) with\b|\b(?:not worth|overkill|over-?engineer\w*|too (?:complex|complicated|risky|much risk|expensive|much|early|slow|verbose|strict))\b|\b(?:i|we) (?:like|love|vote for|pick|choose|take|favou?r)d? (?:option|approach|variant|the|number|#) ?\w+\b|\b(?:option|approach|variant|proposal|#) ?[a-e\d]\b.{0,30}\b(?:better|best|fine|good|please|it is|makes sense|seems|sounds)\b|^[a-e\d] (?:is|seems|sounds|looks) (?:better|best|fine|good|right)\b|\b(?:no need|not needed|isn't needed|unnecessary|not necessary|doesn't (?:need|have) to|don't (?:need|have) to|not required)\b/,
  },
  {
    name: 'order',
    type: 'decision',
    weight: 0.5,
    why: 'says what comes first, later or apart',
    pattern:
      /\b(?:for now|not yet|later on|(?:early in|first before)|(?<=\S )(?:before|after) we(?! can\b)|in a (?:separate|later|future|follow-?up|different|new) (?:pr|phase|commit|issue|milestone|branch|release|step|task)|as a (?:separate|follow-?up)|own (?:phase|pr|milestone)|part of (?:phase|m\d|the (?:mvp|milestone))|focus on|postpone|leave .{1,40} (?:alone|as is|out))\b/,
  },
  {
    name: 'should',
    type: 'decision',
    weight: 0.5,
    why: 'says how something has to be',
    pattern:
      /\b(?:should|shouldn't|must|mustn't|has to|have to|needs to|need to|ought to) (?:not |never |always |only |also |just |really |probably |still |first |definitely )*(?:be|stay|remain|live|have|contain|point|use|ask|happen|run|go|come|depend|work|apply|follow|keep|match|support|respect|return|show|store|allow|require|build|fail|only|not|never|always)\b/,
  },
  {
    name: 'want',
    type: 'decision',
    weight: 0.5,
    why: 'says what is wanted',
    pattern:
      /\b(?:i|we) (?:do |really |also |definitely |explicitly |just |only )*(?:want|would like|'d like|need|prefer)\b.{0,120}\b(?:instead|not|only|always|never|rather|because|since|so that|without|every|all|first|but|more|to be|to live)\b/,
  },
  {
    name: 'do-not-want',
    type: 'decision',
    weight: 0.7,
    why: 'says what is not wanted or needed',
    pattern:
      /\b(?:i|we) (?:really |definitely |also |just )*(?:don't|do not|won't|will not|shouldn't|should not|can't|cannot|never) (?:really |actually |even |ever )*(?:want|need|like|care|support|have to|use|do|allow|ship|store|add|show|expect|run|commit|have)\b/,
  },
  {
    name: 'ideally',
    type: 'decision',
    weight: 0.6,
    why: 'says how it ideally is',
    pattern: /\bideally\b/,
  },
  {
    name: 'prefer',
    type: 'preference',
    weight: 0.8,
    why: 'names a preference',
    pattern:
      /\b(?:i|we|i'd|we'd) (?:would |much |really |strongly |generally |usually |always |do |don't |'d )*(?:prefer|rather (?!than)|like (?:it |things |my |our |code |tests |commits )|dislike|hate|don't (?:quite |really )?like)\b|\bmy preference\b|\bpreferabl[ey]\b/,
  },
  {
    name: 'always-never',
    type: 'preference',
    weight: 0.7,
    why: 'says always or never',
    pattern:
      /^(?:\S+ ){0,4}(?:always|never) (?!mind\b)[a-z]+\b(?! (?:been|was|had))|\b(?:please|you|claude|should|must|to) (?:always|never) [a-z]+\b/,
  },
  {
    name: 'do-not',
    type: 'preference',
    weight: 0.7,
    why: 'forbids something',
    pattern:
      /^(?:(?:please|and|but|so|also|ok|okay|just|then|again)[, ]+)*(?:don't|do not|dont|avoid|stop|no more)\b(?! (?:worry|mind|bother|know|think|see|understand|get|forget|have|really|i\b|we\b|you\b|(?:do|change|write|make|implement|start|run) any(?:thing| code| changes?| edits?)\b))(?: \S+){2,}|[,;] (?:but |and |please )*(?:don't|do not) (?!worry|mind|bother|know|think|see|understand|get|(?:do|change|write|make|implement|start|run) any(?:thing| code| changes?| edits?)\b)(?:\S+ ?){2,}|\bnot allowed\b/,
  },
  {
    name: 'make-sure',
    type: 'preference',
    weight: 0.6,
    why: 'says what has to be made sure',
    pattern:
      /\b(?:make sure|ensure|be sure|be careful)\b.{0,40}\b(?:never|always|that|not|only|every|all|to|we|you|claude|it|this|nothing)\b/,
  },
  {
    name: 'use-prefix',
    type: 'preference',
    weight: 0.7,
    why: 'says how something is to be named',
    pattern:
      /\b(?:use|with|using|need|has|have|add) (?:a |the |an |my |our )?(?:\S+ )?(?:prefix|suffix|naming|format|convention|style)\b/,
  },
  {
    name: 'keep-simple',
    type: 'preference',
    weight: 0.6,
    why: 'says how work is to be done',
    pattern:
      /\bkeep (?:it|this|that|things|them|the \w+|comments|commits|changes) (?:to the |as )?(?:simple|minimal|minimum|short|small|concise|separate|generic|consistent|in sync|clean)\b/,
  },
  {
    name: 'we-use',
    type: 'convention',
    weight: 0.75,
    why: 'says how it is done here',
    pattern:
      /\b(?:we|our (?:team|project|repo|code|app|ci)) (?:always |only |usually |generally |never |typically |already )*(?:use|follow|write|run|name|store|keep|commit|test|deploy|rely on|stick to|target|support|point|allow|call|ship|build)s?\b(?! to\b)|\b(?:our|the|a|as) (?:convention|rule|policy|standard|guideline)s? (?:is|are|says?|here)\b|\bas a (?:rule|convention|principle)\b/,
  },
  {
    name: 'all-must',
    type: 'convention',
    weight: 0.7,
    why: 'says what holds for all of a kind',
    pattern:
      /\b(?:all|every|each|any|no) [^\s,]+(?: [^\s,]+){0,5} (?:must|should|has to|have to|needs? to|shall|may|can) (?:not |never |only |always )?[a-z]+/,
  },
  {
    name: 'given',
    type: 'decision',
    weight: 0.5,
    why: 'reasons from what the project is',
    pattern: /\b(?:given (?:that|the|our|how)|due to|because of) (?:\S+ ){2,}/,
  },
  {
    name: 'purpose',
    type: 'decision',
    weight: 0.5,
    why: 'says what it is about',
    pattern:
      /\b(?:the|our|my|main) (?:main |whole |real |only )?(?:goal|idea|intent|intention|purpose|focus|point|requirement|priority|constraint|reasoning)(?: here| of \S+(?: \S+){0,3})? (?:is|was|should|must)\b|\b(?:i|we)(?:'ve| have)? (?:changed my mind|realiz\w+|realis\w+|was wrong|were wrong|misread)\b/,
  },
];
