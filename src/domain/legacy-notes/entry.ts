import { isNamespace } from '../namespace.ts';
import { isCutShort, type Said, saidOf } from './text.ts';

/** One document of an older tool, read. */
export interface LegacyEntry {
  readonly ns: string;
  /** ISO 8601, UTC; absent where the document has no time that can be read. */
  readonly at?: string;
  readonly said: Said;
  /** The text was cut off at its end. */
  readonly isCutShort: boolean;
  readonly tags: readonly string[];
}

/** Said of every document that was not written by hand; says nothing of the lesson. */
const NOISE = /^(?:auto-captured|post-tool-use|pre-compact|user-prompt-submit|session-start|stop|hook)$/;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The namespace that a ref of theirs is for: `refs/notes/mem/decisions` → `decisions`. */
export function namespaceOfRef(ref: string): string {
  return ref.replace(/^refs\/notes\/(?:(?:mem|cs)\/)?/, '');
}

/**
 * What a document says: its front matter as YAML gave it, and its body. `spec`, `phase` and a `status` other than active become tags,
 * `relates_to` a line of the body, `file:` tags the bare name. Undefined where there is no text in it.
 */
export function legacyEntry(frontMatter: unknown, body: string, ref: string): LegacyEntry | undefined {
  if (frontMatter === null || typeof frontMatter !== 'object' || Array.isArray(frontMatter)) return undefined;
  const fields = frontMatter as Readonly<Record<string, unknown>>;
  const said = saidOf(textOf(fields['summary']), body);
  if (said.summary === '') return undefined;
  const related = listOf(fields['relates_to']);
  const links = related.length === 0 ? '' : `Relates to: ${related.join(', ')}`;
  const type = textOf(fields['type']);
  const at = timeOf(fields['timestamp']);
  return {
    ns: isNamespace(type) ? type : namespaceOfRef(ref),
    said: { ...said, body: [said.body, links].filter(Boolean).join('\n\n') },
    isCutShort: isCutShort(said.text),
    tags: tagsOf(fields),
    ...(at === undefined ? {} : { at }),
  };
}

function tagsOf(fields: Readonly<Record<string, unknown>>): string[] {
  const status = textOf(fields['status']);
  const named = [textOf(fields['spec']), textOf(fields['phase']), status === 'active' ? '' : status];
  const tags = listOf(fields['tags'])
    .filter((tag) => !NOISE.test(tag))
    .map((tag) => tag.replace(/^file:/, ''));
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
