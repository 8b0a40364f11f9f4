import { ungrounded } from '../grounded.ts';
import { inert } from '../inert.ts';
import type { Memory } from '../memory.ts';
import { MAX_SUMMARY_CHARS } from './compose.ts';
import type { Digest } from './digest.ts';
import type { WrittenMemory } from './request.ts';

const MIN_SUMMARY_CHARS = 12;
const MAX_BODY_CHARS = 1_400;
/** The tags of a request, and those by which clients tell a model who speaks. */
const SPEAKS_AS_OTHERS = /<\/?(?:session|known|system)\b/i;

/** What of a model's memory may be kept: one line, and what bears it. */
export interface BorneOut {
  readonly summary: string;
  /** '' where it says more than the session does, or no more than the summary. */
  readonly body: string;
}

/**
 * A model's memory as far as the session bears it out: undefined where it cites no entry, is no sentence, or its summary names what stands neither in the session nor in the
 * memories that were shown with it; without its body where that does. Pure.
 */
export function borneOut(
  { summary, body, evidence }: Pick<WrittenMemory, 'summary' | 'body' | 'evidence'>,
  { digest, known }: { readonly digest: Digest; readonly known: readonly Pick<Memory, 'summary' | 'body'>[] },
): BorneOut | undefined {
  const line = summary.replace(/\s+/g, ' ').trim();
  const more = body.trim().slice(0, MAX_BODY_CHARS);
  const isCited = evidence.some((number) => digest.entries[number - 1] !== undefined);
  if (!isCited || line.length < MIN_SUMMARY_CHARS || line.length > MAX_SUMMARY_CHARS) return undefined;
  const source = [
    ...digest.entries.map(({ text }) => text),
    ...digest.files,
    ...known.map((memory) => `${memory.summary}\n${memory.body ?? ''}`),
  ].join('\n');
  const holds = (text: string): boolean =>
    ungrounded(text, source).length === 0 && inert(text) === text && !SPEAKS_AS_OTHERS.test(text);
  if (!holds(line)) return undefined;
  return { summary: line, body: more !== line && holds(more) ? more : '' };
}
