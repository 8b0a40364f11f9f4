import type { MemoryContent } from './memory.ts';

const KINDS = new Set(['fix', 'workaround', 'solution', 'resolution']);
/** A line that says what helped, as people and the pairing of failures with what came after write it. */
const FIX_LINE =
  /^[ \t>*-]*(?:the )?(?:fix|fixed(?: by| with)?|solution|solved(?: by| with)?|workaround|resolution|resolved(?: by| with)?|what helped|helped|it (?:passed|worked) (?:after|with)|passed after|worked after|instead)\b[^:\n]{0,40}(?::|\bwas\b)/im;
const FIX_WORDS =
  /\b(?:(?:is |was |gets? )?(?:fixed|solved|resolved|cured|avoided) (?:by|with)|the (?:fix|solution|workaround) (?:is|was)|works? (?:again )?(?:after|with|once)|passes (?:after|with|once)|needs?\b.{2,60}\b(?:first|before)|run .{2,60} (?:first|before)|use .{2,60} instead)/i;

/** Whether a memory says how its error was overcome: by its kind or tags, or by a sentence of its summary or body. */
export function tellsFix({ kind, tags, summary, body = '' }: MemoryContent): boolean {
  if (KINDS.has(kind) || tags.some((tag) => KINDS.has(tag))) return true;
  // What the tool printed stands quoted in the body: an error that says "resolved by" is no fix.
  const told = body.replace(/^(?:>|Seen: ).*$/gm, '');
  return FIX_LINE.test(told) || FIX_WORDS.test(`${summary}\n${told}`);
}
