import type { Wired } from '../wire.ts';

/** Runs something with everything wired for a folder. */
export type WithWired = <T>(folder: string, run: (wired: Wired) => Promise<T>) => Promise<T>;

export interface KeepOptions {
  readonly wire: (folder: string) => Promise<Wired>;
  /** What tells whether something changed that is read when things are wired: settings, who the user is, the branch. */
  readonly markOf: (folder: string) => string;
}

/**
 * So long things stay wired. A call that follows another saves three processes of git by it, which are half of what it costs; what is
 * found out once, as who the user is to git, is true for that long.
 */
const KEPT_MS = 5_000;

interface Kept {
  readonly folder: string;
  readonly mark: string;
  readonly until: number;
  readonly wired: Promise<Wired>;
  users: number;
  isOver: boolean;
}

export interface KeptWired {
  readonly withWired: WithWired;
  /** Lets go of what is kept. */
  close(): void;
}

/** Wires once for calls that come side by side or shortly one after the other. What is wired is closed when nobody uses it any more. */
export function keepWired({ wire, markOf }: KeepOptions): KeptWired {
  let kept: Kept | undefined;
  let timer: NodeJS.Timeout | undefined;

  const letGo = (it: Kept): void => {
    it.isOver = true;
    if (kept === it) kept = undefined;
    if (it.users === 0)
      void it.wired.then(
        ({ close }) => close(),
        () => {}, // who asked for it was told
      );
  };

  const take = (folder: string): Kept => {
    const mark = markOf(folder);
    if (kept !== undefined && (kept.folder !== folder || kept.mark !== mark || Date.now() >= kept.until))
      letGo(kept);
    kept ??= { folder, mark, until: Date.now() + KEPT_MS, wired: wire(folder), users: 0, isOver: false };
    return kept;
  };

  const close = (): void => {
    clearTimeout(timer);
    if (kept !== undefined) letGo(kept);
  };

  return {
    close,
    withWired: async (folder, run) => {
      const it = take(folder);
      it.users += 1;
      try {
        return await run(await it.wired);
      } catch (error) {
        it.isOver = true; // a git that died would fail the next call too
        throw error;
      } finally {
        it.users -= 1;
        if (it.isOver) letGo(it);
        clearTimeout(timer);
        timer = setTimeout(close, KEPT_MS);
        timer.unref();
      }
    },
  };
}
