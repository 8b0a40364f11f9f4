import { defined, type Fields, fieldsOf } from '../core/basics.ts';
import { isNamespace } from '../core/memory.ts';
import { shortLine, spelling } from '../core/text.ts';

/** The banners that these tools ask the model for: `▶ decision ─────`, `★ Insight ─────`, and the line that ends one. */
const BANNER = /^[\s`'"*]*(?:[▶★]\s*\p{L}+(?:\s*─+)?|─{3,}|-{3,}|={3,})[\s`'"*]*$/u;
/** A banner with words behind it on the same line, as a summary has it. */
const BANNER_HEAD = /^[\s`]*[▶★]\s*\p{L}+\s*─+[\s`]*/u;

function withoutBanners(text: string): string {
  const lines = text
    .replace(BANNER_HEAD, '')
    .split('\n')
    .filter((line) => !BANNER.test(line));
  return lines.join('\n').trim();
}

const CUT_END = /\s*(?:\.\.\.|…)\s*$/;

const withoutCutEnd = (text: string): string => text.replace(CUT_END, '');

export interface Said {
  readonly summary: string;
  /** What there is besides the summary; '' where that is all. */
  readonly body: string;
  readonly text: string;
}

/** A first line that is longer stays in the body as a whole: a summary is read in a list. */
const MAX_SUMMARY_CHARS = 160;

/** Summary and body without what they repeat: these tools store the beginning of a text as its summary, too, cut at 80 or 100 characters. */
export function saidOf(summary: string, body: string): Said {
  const title = shortLine(withoutBanners(summary), MAX_SUMMARY_CHARS);
  const text = withoutBanners(body);
  if (text === '') return { summary: title, body: '', text: title };
  if (!spelling(text).startsWith(spelling(withoutCutEnd(title))))
    return { summary: title, body: text, text: `${title}\n${text}` };
  const [first = ''] = text.split('\n', 1);
  const whole = shortLine(first, MAX_SUMMARY_CHARS);
  const isWhole = first.trim() === whole;
  return { summary: whole, body: isWhole ? text.slice(first.length).trim() : text, text };
}

const TIMESTAMP = /\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})?/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const SESSION = /\bsession[\s_-]*(?:id)?\s*[:=]\s*`?[\w-]+`?/g;

/** What makes two texts the same lesson: their words without case, decoration, times, uuids and session names. For comparing only. */
export function lessonKey(text: string): string {
  return withoutCutEnd(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(TIMESTAMP, ' ')
    .replace(SESSION, ' ')
    .replace(UUID, ' ')
    .replace(/[^\p{L}\p{N}_./:+#@%<>=-]+/gu, ' ')
    .trim();
}

/** Said of every document that was not written by hand; says nothing of the lesson. */
const NOISE = /^(?:auto-captured|post-tool-use|pre-compact|user-prompt-submit|session-start|stop|hook)$/;

const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

const listOf = (value: unknown): string[] => {
  const items = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
};

/** What a document says: `spec`, `phase`, inactive `status` as tags, `relates_to` in the body; `at` where it can be read. Undefined: no text. */
export function legacyEntry(frontMatter: unknown, body: string, ref: string) {
  const fields = fieldsOf(frontMatter);
  if (fields !== frontMatter) return undefined;
  const said = saidOf(textOf(fields['summary']), body);
  if (said.summary === '') return undefined;
  const related = listOf(fields['relates_to']);
  const links = related.length === 0 ? '' : `Relates to: ${related.join(', ')}`;
  const type = textOf(fields['type']);
  return {
    // The namespace that a ref of theirs is for: `refs/notes/mem/decisions` → `decisions`.
    ns: isNamespace(type) ? type : ref.replace(/^refs\/notes\/(?:(?:mem|cs)\/)?/, ''),
    said: { ...said, body: [said.body, links].filter(Boolean).join('\n\n') },
    tags: tagsOf(fields),
    ...defined({ at: timeOf(fields['timestamp']) }),
  };
}

function tagsOf(fields: Fields): string[] {
  const status = textOf(fields['status']);
  const named = [textOf(fields['spec']), textOf(fields['phase']), status === 'active' ? '' : status];
  const told = listOf(fields['tags']).filter((tag) => !NOISE.test(tag));
  const tags = told.map((tag) => tag.replace(/^file:/, ''));
  return [...new Set([...tags, ...named.filter(Boolean)])];
}

/** A time without a zone is UTC: these tools write no other. */
function timeOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : textOf(value).trim();
  const isBare = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text);
  const ms = Date.parse(isBare ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isFinite(ms) ? new Date(ms).toISOString() : undefined;
}

/** A front matter with its one-line values quoted: `summary: Use X: it is faster` is no YAML, and yet plain enough. */
export function quotedValues(frontMatter: string): string {
  return frontMatter.replace(
    /^(\w+):[ \t]+(?!["'[{|>&*!])(\S.*)$/gm,
    (_line, key: string, value: string) => `${key}: ${JSON.stringify(value.trim())}`,
  );
}

/** Under "Related Files": a path, maybe in backticks, with lines or remarks behind it. */
const FILE_ITEM = /^[-*]\s+`?((?:[\w@.+-]+\/)*[\w@.+-]+\.\w+)`?(?=$|[\s:,(`])/;

/** The paths that a text of theirs names as related, as they stand there. */
export function relatedFiles(body: string): string[] {
  const section = /^#+\s*Related Files\s*$([\s\S]*?)(?=^#|(?![\s\S]))/im.exec(body)?.[1] ?? '';
  return [...new Set(section.split('\n').flatMap((line) => FILE_ITEM.exec(line.trim())?.[1] ?? []))];
}

const CUT_BEGINNING = /^[\s`'"*]*(?:\.\.\.|…)\s*/;
/** A sentence that is whole: it begins with a capital, has four words or more, and ends as sentences end. */
const WHOLE_SENTENCE = /^\p{Lu}[^.!?\n]*(?:\s+[^\s.!?]+){3,}[^\n]*?[.!?](?=\s|["'`)*]*(?:\n|$))/u;
/** Signs of code, of a row of a table or of a front matter. Prose has brackets and equals signs too. */
const CODE =
  /^\s*\||[{}]|->|=>|::|[;,({[]\s*$|^\s*[a-z][\w-]*:(?:\s|$)|^\s*(?:import|from|def|class|return|const|let|else|if)\b/;
const MARKS = /^[\s>#*+-]+|^\s*\d+[.)]\s+|\*\*|__/g;

const plain = (line: string): string =>
  line
    .replace(MARKS, '')
    .trim()
    .replace(/`[^`]*`/g, 'name');

/** Whether a line says something: two words behind a capital, four behind anything else, and no code. */
function saysSomething(line: string): boolean {
  const text = plain(line);
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= (/^\p{Lu}/u.test(text) ? 2 : 4) && !CODE.test(text);
}

function isWholeSentence(line: string): boolean {
  const sentence = plain(line);
  return WHOLE_SENTENCE.test(sentence) && !CODE.test(sentence);
}

/** Whether a text is cut out of something: it begins with a cut mark and no whole sentence follows, or neither summary nor prose has anything whole to say. */
export function isFragment({ summary, body, text }: Said): boolean {
  const cut = CUT_BEGINNING.exec(text);
  if (cut !== null) return !isWholeSentence(text.slice(cut[0].length).split('\n', 1)[0] ?? '');
  const prose = body.replace(/```[\s\S]*?(?:```|$)/g, '');
  return !saysSomething(summary) && !prose.split('\n').some(isWholeSentence);
}

/** The text without the mark that it was cut there: for one that begins with a whole sentence behind it. */
export const withoutCutBeginning = (text: string): string => text.replace(CUT_BEGINNING, '');
