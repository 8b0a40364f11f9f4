import { headOf, tailOf } from '../detection/text.ts';
import { plainLine, splitSentences, withoutCode } from '../prose/sentences.ts';

/** People state things at the start, or behind what they pasted. */
const HEAD_CHARS = 3_000;
const TAIL_CHARS = 1_000;

/** What is no prompt of a person, or a whole document handed over to be worked through. */
const NOT_SAID =
  /^\s*(?:<[a-z]+(?:-[a-z-]+)?[\s>]|!|\/[\w:-]+(?:\s|$)|implement the following plan|operation stopped by hook|this session is being continued|\[request interrupted|caveat:)/i;
/** Lines that machines wrote: logs, stacks, diffs, quotations, tables, JSON. */
export const PASTED =
  /^\s*(?:>|\||[+-]{3} |@@ |at \S+ \(|\[\d\d:|\[[A-Z]\w+\]|\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[{}[\]"]|(?:\w+\.)*\w*(?:Error|Exception|Warning)\b|(?:error|warn(?:ing)?|info|debug|fatal)\b[:[]|--- ?(?:FAIL|PASS)|FAIL\b|\S+\.\w{1,5}:\d+|\$ |❯|%|#{1,6} |[├└│─━])/;

/**
 * The sentences of a prompt that its writer said: without code, quotations, logs and pasted documents; none of a slash
 * command, a shell line, a notice of the client or a plan handed over. Looks at the first 3,000 and the last 1,000
 * characters. Pure, linear.
 */
export function ownSentences(prompt: string): readonly string[] {
  if (NOT_SAID.test(prompt)) return [];
  const text = windowOf(withoutCode(prompt.replaceAll('’', "'")));
  return text
    .split('\n')
    .filter((line) => !PASTED.test(line))
    .flatMap((line) => splitSentences(plainLine(line)));
}

function windowOf(text: string): string {
  if (text.length <= HEAD_CHARS + TAIL_CHARS) return text;
  return `${headOf(text, HEAD_CHARS)}\n${tailOf(text, TAIL_CHARS)}`;
}
