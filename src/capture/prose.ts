import { windowOf } from '../core/text.ts';

/** One sentence of a markdown text, as a reader sees it: without list marks, emphasis and link targets. */
export interface Sentence {
  /** One line. Code spans keep their backticks. */
  readonly text: string;
  /** Where it stood: in running text, in a list or table, as a heading. */
  readonly place: 'text' | 'item' | 'heading';
  /** It ends as a sentence does. False for headings, list fragments, and what only introduces a list or a block of code. */
  readonly ended: boolean;
}

export const FENCE = /^\s*(?:```|~~~)/;
const HEADING = /^\s*#{1,6}\s/;
export const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+/;
const QUOTE = /^\s*>/;
/** A rule, the line below a table's head, a comment of HTML. */
const RULE = /^\s*(?:[-=*_─━]{3,}|\|?[\s:|-]+\|[\s:|-]*|<!--.*)\s*$/;

/** The sentences of a markdown text, without code, tables, quotations and rules; of more than 16 KB the first and last 8. Pure, total, linear. */
export const sentencesOf = (markdown: string): readonly Sentence[] =>
  paragraphsOf(markdown).flatMap(({ text, place }) =>
    splitSentences(text).map((sentence) => ({
      text: sentence,
      place,
      ended: place !== 'heading' && /[.!?][)"'`’”]*$/.test(sentence),
    })),
  );

/** The paragraphs, points of lists and headings of a markdown text in their order, each as one line; as sentencesOf. */
export function paragraphsOf(markdown: string): readonly Pick<Sentence, 'text' | 'place'>[] {
  const blocks: { readonly lines: string[]; readonly place: Sentence['place'] }[] = [];
  let isOpen = false;
  for (const line of windowOf(withoutCode(markdown)).split('\n')) {
    const place = placeOf(line);
    if (place !== undefined && (place !== 'text' || !isOpen)) blocks.push({ lines: [line], place });
    else if (place !== undefined) blocks.at(-1)?.lines.push(line);
    isOpen = place !== undefined && place !== 'heading';
  }
  return blocks.map(({ lines, place }) => ({ text: plainLine(lines.join(' ')), place }));
}

/** Without fenced blocks: an unclosed one reaches to the end, as markdown has it. */
export function withoutCode(markdown: string): string {
  let inFence = false;
  const kept = markdown.split(/\r?\n/).flatMap((line) => {
    const isFence = FENCE.test(line);
    if (isFence) inFence = !inFence;
    return isFence ? '' : inFence ? [] : line;
  });
  return kept.join('\n');
}

/** Undefined: the line is no text, and ends the block before it. */
function placeOf(line: string): Sentence['place'] | undefined {
  if (line.trim() === '' || QUOTE.test(line) || RULE.test(line) || /^\s*\|.*\|/.test(line)) return undefined;
  if (HEADING.test(line)) return 'heading';
  return ITEM.test(line) ? 'item' : 'text';
}

/** A code span, in which a star is a star, or a mark of emphasis. */
const EMPHASIS = /`[^`]*`|\*{2,3}|__(?=\S)|(?<=\S)__(?!\w)|(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g;

/** Without marks of headings, lists, emphasis and links; one line. */
export const plainLine = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}|[-*+•]|\d{1,3}[.)])\s+/, '')
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(/!?\[([^\][]{1,300})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(EMPHASIS, (mark) => (mark.startsWith('`') ? mark : ''))
    .replace(/\s+/g, ' ')
    .trim();

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no|fig|mr|mrs|dr|st|z\.b|bzw|ca)\.$/i;

/** Sentences of a line, cut at . ? ! before white space, never in a code span or behind an abbreviation. Pure, linear. */
export function splitSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  let inCode = false;
  for (const { 0: mark, index } of line.matchAll(/`|[.!?]{1,8}[)"'’”]{0,4}(?=\s)/g)) {
    if (mark === '`') inCode = !inCode;
    if (mark === '`' || (inCode && line.indexOf('`', index) >= 0)) continue;
    const end = index + mark.length;
    if (ABBREVIATION.test(line.slice(Math.max(start, end - 12), end))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  return [...sentences, line.slice(start).trim()].filter((sentence) => sentence !== '');
}

const EXTENSIONS =
  'tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat';
const FILE = new RegExp(
  `(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${EXTENSIONS})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,
  'g',
);
/** Of one character, too: its signs would else pair with those of the next one. */
const CODE = /`([^`\n]{1,80})`/g;
const IDENTIFIER =
  /(?<![\w.-])(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?:\(\))?(?![\w-])/g;
const FLAG = /(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g;
const TOOL =
  /(?<![\w./-])(?:git|npm|npx|pnpm|yarn|bun|node|deno|docker|kubectl|helm|terraform|ansible|make|cmake|gradle|maven|cargo|rustc|clippy|go vet|gofmt|golangci-lint|pip|poetry|uv|pytest|ruff|mypy|black|tox|jest|vitest|mocha|playwright|cypress|eslint|prettier|biome|tsc|tsx|esbuild|vite|webpack|rollup|babel|bash|zsh|fish|powershell|curl|ssh|postgres(?:ql)?|mysql|sqlite|redis|mongo(?:db)?|kafka|nginx|github actions|gh|goreleaser|husky|typescript|python|rust|golang|react|next\.?js|vue|svelte|angular|tailwind|express|django|flask|rails|spring|graphql|grpc|oauth|jwt|websockets?|s3|lambda|aws|gcp|azure|cloudflare|vercel|linux|macos|windows|wsl|chrome|safari|firefox|electron|android|ios|claude|codex|cursor|copilot|gemini|openai|mcp|homebrew|brew|apt|systemd|cron|sentry|stripe|prisma|typeorm|drizzle|sqlalchemy|zod)(?![\w-]|\.\w)/gi;

/** What a text names, each once, in the order they come: files, code and flags, then tools in plain words. Pure, linear. */
export function namesIn(text: string) {
  const files = matches(text, FILE);
  const spans = [...text.matchAll(CODE)].flatMap(([, code = '']) => (code.length > 1 ? [code] : []));
  const code = unique([...spans, ...matches(text, IDENTIFIER), ...matches(text, FLAG)]);
  return { files, code: code.filter((name) => !files.includes(name)), tools: matches(text, TOOL) };
}

export type Names = ReturnType<typeof namesIn>;

export const namesSomething = (text: string): boolean => Object.values(namesIn(text)).flat().length > 0;

const matches = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].map(([found]) => found));

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Where a sentence may end early and still be one: what follows only adds to it. Tried from the end on. */
const CLAUSE_END =
  /\s[—–-]\s|;\s|:\s|,\s(?:which|so|but|and|because|since|while|although|though|where|when|if|not|instead|as|or|we|i|it|you|they|why|what|how|then|please|can)\s|\s(?:because|so that|since|although|unless|until|instead of|rather than|and then)\s/gi;
const ASIDE = /\s*\([^()]{0,400}\)/g;
const MIN_CHARS = 20;
/** What a clause needs to say something: some verb that is not only an -ing. */
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|let's|use|uses|used|keep|keeps|add|make|makes|made|run|runs|go|goes|want|wants|prefer|think|remember|put|set|sets|get|gets|\w{3,}ed|\w{3,}(?<![su])s|don't|doesn't|isn't|won't|can't|shouldn't|never|always|only|not|no)\b|n't\b/i;

/** A sentence of at most `maxChars`, with capital and full stop: asides go first, then clauses at its end. Undefined where none fits. Pure. */
export function wholeSentence(text: string, maxChars: number): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  const whole = closed(line);
  if ([...whole].length <= maxChars) return whole;
  const plain = line.replace(ASIDE, '');
  const head = plain.slice(0, 2 * maxChars);
  const clauses = [...head.matchAll(CLAUSE_END)].map(({ index }) => head.slice(0, index)).reverse();
  const isClause = (part: string): boolean => isBalanced(part) && VERB.test(part) && !HANGS.test(part);
  const fits = (said: string): boolean => [...said].length <= maxChars && said.length >= MIN_CHARS;
  return [plain, ...clauses.filter(isClause)].map(closed).find(fits);
}

/** "It is safe only" says something else than "it is safe only because …". */
const HANGS = /\b(?:only|just|even|not|and|or|but|both|either)\W*$/i;
/** A code span, a quotation or an aside that is open would be cut in the middle. */
const isBalanced = (clause: string): boolean =>
  count(clause, '`') % 2 === 0 && count(clause, '"') % 2 === 0 && count(clause, '(') === count(clause, ')');

const count = (text: string, mark: string): number => text.split(mark).length - 1;

function closed(text: string): string {
  const bare = text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
  const first = bare.charAt(0);
  const start = /^\p{Ll}[\p{Ll}'’-]*(?:[\s,;:!?]|\.(?!\w)|$)/u.test(bare)
    ? first.toUpperCase() + bare.slice(1)
    : bare;
  return /[.!?…。！？][)"'`’”]*$/.test(start) ? start : `${start}.`;
}

/** About `maxChars` of a text, its beginning and end in whole lines, before filters: the end lacks a line more, the value that it announced. */
export function wholeEnds(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const half = maxChars / 2;
  const head = text.slice(0, half);
  const tail = text.slice(-half);
  const from = tail.indexOf('\n', tail.indexOf('\n') + 1) + 1 || half;
  return `${head.slice(0, head.lastIndexOf('\n') + 1)}\n${tail.slice(from)}`;
}
