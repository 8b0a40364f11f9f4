/** What is longer asks for more than to go on. */
const MAX_CHARS = 120;

const POLITE =
  /^(?:(?:please|ok(?:ay)?|hi|hey|hello|good morning|so|and|now|let's|let us|can (?:you|we)|could (?:you|we)|bitte|also|ok|dann)[,!.\s]+)+/i;

/** "Continue.", "weiter": a running session is told that, too, and means what it is at. */
const GO_ON =
  /^(?:continue|resume|go on|carry on|keep going|proceed|pick up|weiter|mach(?:e|t|en wir)? weiter|weitermachen|fortfahren|fortsetzen|continue[rz]|continuons|reprends|reprenons|sigue|seguimos|contin[uú]a(?:r|mos)?|继续|接着做|続けて|続きから|продолж(?:ай|им)|계속)(?:[ ,]+(?:please|bitte|working|(?:with )?(?:the |our |your |yesterday's )?(?:last |previous )?(?:work|session|task)|(?:from )?(?:there|where (?:we|you) (?:left off|stopped|were))|da,? wo wir (?:aufgehört haben|waren)))*[.!…。]*$/i;

/** "Where were we?" speaks of what was before, whenever it is asked. */
const WHERE =
  /^(?:where (?:were|are) (?:we|you)(?: (?:at|now|last time|yesterday))?|where did (?:we|you) (?:leave off|stop|end up)(?: (?:last time|yesterday))?|what (?:were|was) (?:we|you|i) (?:doing|working on|up to|at)(?: (?:last time|yesterday|before))?|(?:let's |let us )?(?:pick up|continue|resume|go on|carry on) (?:from )?where (?:we|you) (?:left off|stopped|were)|wo (?:waren|sind|standen|stehen) wir(?: (?:gestern|stehengeblieben|zuletzt))?|woran (?:haben wir|hatten wir) (?:zuletzt )?gearbeitet|o[uù] en [ée]tions[- ]nous|on en [ée]tait o[uù]|¿?d[oó]nde (?:est[aá]bamos|nos quedamos|lo dejamos)|onde (?:paramos|est[aá]vamos)|我们(?:做|说|进行)到哪(?:了|里了)?|どこまで(?:やった|進んだ|いった)?|на ч[её]м мы остановились|어디까지 했(?:지|어|나))[?？.!…。 ]*$/i;

/** Most prompts begin otherwise, after what is polite, and no pattern is compiled for them. What begins with other letters than these is looked at. */
const FIRST_WORDS = new Set(
  (
    'continue continuer continuez continuons continua continuar continuamos resume go carry keep proceed pick weiter weitermachen mach mache macht machen ' +
    'fortfahren fortsetzen reprends reprenons sigue seguimos where what wo woran ou on donde onde'
  ).split(' '),
);
const POLITE_WORDS = new Set(
  "please ok okay hi hey hello good morning so and now let's let us can could you we bitte also dann".split(
    ' ',
  ),
);

function mayResume(text: string): boolean {
  const lower = text.toLowerCase();
  for (let start = 0; ; ) {
    let end = start;
    while (end < lower.length && isLetter(lower.charCodeAt(end))) end += 1;
    if (end === start || lower.charCodeAt(end) > 0x7f) return end < lower.length;
    const word = lower.slice(start, end);
    if (FIRST_WORDS.has(word)) return true;
    if (!POLITE_WORDS.has(word)) return false;
    for (start = end; start < lower.length && ' ,!.\n\t'.includes(lower.charAt(start)); ) start += 1;
  }
}

/** a to z, and the apostrophe of "let's". */
const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || code === 0x27;

/**
 * Whether a prompt asks to go on with what the last session did: `here`: any session may mean what it is itself at; `before`: only what was before. Undefined
 * for every other prompt. Pure.
 */
export function resumeIn(prompt: string): 'here' | 'before' | undefined {
  if (prompt.length > MAX_CHARS) return undefined;
  const typed = prompt.replaceAll('’', "'").trim();
  if (!mayResume(typed)) return undefined;
  const text = typed.replace(POLITE, '');
  if (WHERE.test(text)) return 'before';
  return GO_ON.test(text) ? 'here' : undefined;
}
