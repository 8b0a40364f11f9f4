import { oneLine } from '../excerpt.ts';

/** The banners that these tools ask the model for: `▶ decision ─────`, `★ Insight ─────`, and the line that ends one. */
const BANNER = /^[\s`'"*]*(?:[▶★]\s*\p{L}+(?:\s*─+)?|─{3,}|-{3,}|={3,})[\s`'"*]*$/u;
/** A banner with words behind it on the same line, as a summary has it. */
const BANNER_HEAD = /^[\s`]*[▶★]\s*\p{L}+\s*─+[\s`]*/u;

/** The text without the banners that stand on lines of their own. */
export function withoutBanners(text: string): string {
  const lines = text.replace(BANNER_HEAD, '').split('\n');
  return lines
    .filter((line) => !BANNER.test(line))
    .join('\n')
    .trim();
}

/** Whether a text was cut off at its end. */
export const isCutShort = (text: string): boolean => /(?:\.\.\.|…)\s*$/.test(text);

const withoutCutEnd = (text: string): string => text.replace(/\s*(?:\.\.\.|…)\s*$/, '');

/** What a document of theirs says. */
export interface Said {
  /** One line. */
  readonly summary: string;
  /** What there is besides the summary; '' where that is all. */
  readonly body: string;
  /** All of it, without repetition. */
  readonly text: string;
}

/** A first line that is longer stays in the body as a whole: a summary is read in a list. */
const MAX_SUMMARY_CHARS = 160;

const words = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Summary and body without what they repeat. These tools store the beginning of a text twice, as summary (cut at 80 or
 * 100 characters, its lines joined) and at the head of the body; so where the body begins as the summary does, its
 * first line is taken.
 */
export function saidOf(summary: string, body: string): Said {
  const title = oneLine(withoutBanners(summary), MAX_SUMMARY_CHARS);
  const text = withoutBanners(body);
  if (text === '') return { summary: title, body: '', text: title };
  if (!words(text).startsWith(words(withoutCutEnd(title))))
    return { summary: title, body: text, text: `${title}\n${text}` };
  const [first = ''] = text.split('\n', 1);
  const whole = oneLine(first, MAX_SUMMARY_CHARS);
  const isWhole = first.trim() === whole;
  return { summary: whole, body: isWhole ? text.slice(first.length).trim() : text, text };
}

const TIMESTAMP = /\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})?/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const SESSION = /\bsession[\s_-]*(?:id)?\s*[:=]\s*`?[\w-]+`?/g;

/**
 * What makes two texts the same lesson: their words, without case, spacing, decoration, times of day, uuids and session
 * names. For comparing only; what is kept is the text as it was.
 */
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
