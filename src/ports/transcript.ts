import type { Story, TranscriptMark } from '../domain/narrative/story.ts';

/** What has come to a transcript since it was looked at last. */
export interface TranscriptDelta {
  /** Whole lines, without their ends. The first may be the rest of a line where something was passed over. */
  readonly lines: readonly string[];
  /** Where to go on next time. */
  readonly mark: TranscriptMark;
  /** Bytes read now. */
  readonly bytesRead: number;
}

/**
 * Reads a transcript from where the mark says, never more than a bounded number of bytes: of more that is new the last.
 * One that is not there, or cannot be read, has no lines. Never throws.
 */
export type ReadTranscript = (file: string, from: TranscriptMark | undefined) => TranscriptDelta;

/** What is known of the course of each session; a file beside its state. Every text in it is filtered. */
export interface StoryStore {
  read(session: string): Story;
  /** Throws IO_FAILED. */
  write(session: string, story: Story): void;
}
