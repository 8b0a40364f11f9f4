import { defined } from '../core/basics.ts';
import type { GatheredSession } from './gathered.ts';

/** A command that failed at least once, and how it went the last time. */
export interface TriedCommand {
  readonly command: string;
  readonly failures: number;
  readonly passed: boolean;
  /** Those of its commands that have not passed since it failed; absent: all. */
  readonly left?: readonly string[];
  /** Nobody waits for it any more: it was done in another way, or passed over by the closing words. */
  readonly isOver?: true;
}

export interface TranscriptMark {
  readonly file: string;
  /** Bytes. */
  readonly offset: number;
}

/** The course of one session in short sentences, each on one line and bounded. Every text is filtered. */
export interface Story {
  readonly mark?: TranscriptMark;
  /** What the user asked for: the first, and the last few. */
  readonly asked: readonly string[];
  readonly tried: readonly TriedCommand[];
  readonly decided: readonly string[];
  readonly found: readonly string[];
  readonly finished: readonly string[];
  /** Files that were changed, relative to the root of the work tree. */
  readonly files: readonly string[];
  /** Hashes of answers that were looked at. */
  readonly answered: readonly string[];
  readonly isAnswered: boolean;
  /** What was said that may be worth remembering: beside the mark, so that nothing is read twice and nothing is passed over. */
  readonly gathered?: GatheredSession;
  readonly ahead?: readonly string[];
  /** The memory that tells this story so far, and what it says. */
  readonly told?: { readonly id: string; readonly text: string };
}

export const NEW_STORY: Story = {
  asked: [],
  tried: [],
  decided: [],
  found: [],
  finished: [],
  files: [],
  answered: [],
  isAnswered: true,
};

/** Whether a story holds nothing: no line of a transcript was read for it. Pure. */
export const isBlank = ({ mark, told, gathered, isAnswered: _isAnswered, ...lists }: Story): boolean =>
  (mark?.offset ?? 0) === 0 &&
  told === undefined &&
  (gathered?.candidates.length ?? 0) === 0 &&
  Object.values(lists).every(({ length }) => length === 0);

export type StoryEvent =
  | { readonly type: 'asked'; readonly text: string }
  | { readonly type: 'answered'; readonly ahead?: readonly string[] }
  | { readonly type: 'ran'; readonly command: string; readonly failed: boolean }
  | { readonly type: 'changed'; readonly file: string }
  | { readonly type: 'decided' | 'found' | 'finished'; readonly text: string };

/** The story without what it tells, when some of it must be gone: how far the transcript was read stays. */
export const withoutTexts = ({ mark, answered, gathered: all }: Story): Story => {
  const gathered = all && { ...all, candidates: [], written: [], upTo: all.message };
  return { ...NEW_STORY, ...defined({ mark, gathered }), answered };
};
