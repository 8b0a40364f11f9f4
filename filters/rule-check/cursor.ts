/** The flags of a rule that change what a pattern matches. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly multiline: boolean;
  readonly unicode: boolean;
}

/** Why a pattern is not taken: words of ours, with nothing of the pattern in them. */
export class Refusal extends Error {}

/** A refusal of what stands at a place of the pattern: characters from 0, told from 1. */
export const refusalAt = (at: number, reason: string): Refusal =>
  new Refusal(`at character ${at + 1}: ${reason}`);

/** A place in a pattern that moves on as the pattern is read. */
export interface Cursor {
  readonly flags: PatternFlags;
  /** Characters (code points with the flag `u`, else UTF-16 code units) that were read. */
  at(): number;
  isAtEnd(): boolean;
  /** The character `ahead` from here; empty past the end. */
  look(ahead?: number): string;
  /** Whether the text stands here. */
  sees(text: string): boolean;
  /** Goes past the text where it stands here. */
  take(text: string): boolean;
  /** Goes past what an anchored pattern of at most 80 characters matches here. */
  takeMatch(pattern: RegExp): RegExpExecArray | undefined;
  /** The refusal of something that the check does not know, so that it cannot vouch for the pattern. */
  unknown(what: string): Refusal;
}

const MAX_LOOK_CHARS = 80;

/** A cursor at the beginning of a pattern. */
export function createCursor(pattern: string, flags: PatternFlags): Cursor {
  const source = flags.unicode ? Array.from(pattern) : pattern.split('');
  let at = 0;
  const sees = (text: string): boolean => source.slice(at, at + text.length).join('') === text;
  return {
    flags,
    at: () => at,
    isAtEnd: () => at >= source.length,
    look: (ahead = 0) => source[at + ahead] ?? '',
    sees,
    take: (text) => {
      if (!sees(text)) return false;
      at += text.length;
      return true;
    },
    takeMatch: (pattern) => {
      const match = pattern.exec(source.slice(at, at + MAX_LOOK_CHARS).join(''));
      if (match !== null) at += match[0].length;
      return match ?? undefined;
    },
    unknown: (what) => refusalAt(at, `${what} cannot be checked`),
  };
}
