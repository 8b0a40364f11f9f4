import { isLive, type Memory } from '../memory.ts';
import type { Dataset, Document, Question } from './dataset.ts';

/** Which part of a memory asks for the rest of it. */
export const HELD_OUT = ['summary', 'body', 'signature'] as const;
export type HeldOut = (typeof HELD_OUT)[number];

/** More questions tell nothing that these do not. */
const MAX_QUESTIONS = 200;
/** A part of fewer words is found or not by chance. */
const MIN_WORDS = 3;
/** A question is about as long as people ask. */
const MAX_CHARS = 200;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The memory without one part, and without that part where another repeats it. */
function without(memory: Memory, part: HeldOut): Memory {
  const { body, signature, ...rest } = memory;
  if (part === 'body') return { ...rest, ...(signature === undefined ? {} : { signature }) };
  if (part === 'signature') return { ...rest, ...(body === undefined ? {} : { body }) };
  const told = (body ?? '').replaceAll(memory.summary, ' ');
  return { ...memory, summary: '(held out)', body: told };
}

function questionOf(memory: Memory, part: HeldOut): string {
  const text = part === 'summary' ? memory.summary : (memory[part] ?? '');
  const sentence = part === 'body' ? text.replaceAll(memory.summary, ' ').trim() : text;
  return (sentence.split(/\n|(?<=[.!?])\s/)[0] ?? '').slice(0, MAX_CHARS).trim();
}

const isEnough = (question: string, rest: Memory): boolean =>
  wordsIn(question) >= MIN_WORDS && wordsIn(`${rest.summary} ${rest.body ?? ''}`) >= 2 * MIN_WORDS;

/**
 * Questions of known items: one part of a memory asks, and the memory is to be found without it, among all live ones
 * that lack the same part. The order of the ids, which are hashes, draws the sample. Empty where too little is left.
 */
export function knownItems(memories: readonly Memory[], part: HeldOut, nowMs: number): Dataset {
  const live = memories.filter((memory) => isLive(memory, nowMs));
  const documents = live.map((memory): Document => ({ scope: '', memory: without(memory, part) }));
  const questions = live.flatMap((memory, place): Question[] => {
    const text = questionOf(memory, part);
    const rest = documents[place]?.memory;
    if (rest === undefined || !isEnough(text, rest)) return [];
    return [{ id: memory.id, text, scope: '', relevant: [memory.id] }];
  });
  const sample = questions.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MAX_QUESTIONS);
  return { documents, questions: sample };
}
