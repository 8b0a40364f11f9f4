import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spending, SpendingStore } from '../../ports/evaluator.ts';
import { sessionFileName } from './accumulator.ts';

const NOTHING: Spending = { calls: 0, inputTokens: 0, outputTokens: 0 };
/** A file that cannot be read says nothing of what was spent: then nothing more is. */
const UNKNOWN: Spending = { calls: Number.MAX_SAFE_INTEGER, inputTokens: 0, outputTokens: 0 };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What each session's answers cost, in files of `directory`, `<session>.spent.json`, mode 0600. */
export function createSpendingFiles(directory: string): SpendingStore {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.spent.json`);
  return {
    read: (session) => {
      try {
        const spent = JSON.parse(readFileSync(fileOf(session), 'utf8')) as Partial<Spending> | null;
        const { calls, inputTokens, outputTokens } = spent ?? {};
        if (!isCount(calls) || !isCount(inputTokens) || !isCount(outputTokens)) return UNKNOWN;
        return { calls, inputTokens, outputTokens };
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ENOENT' ? NOTHING : UNKNOWN;
      }
    },
    write: (session, spending) => {
      const temporary = `${fileOf(session)}.${process.pid}.tmp`;
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeFileSync(temporary, `${JSON.stringify(spending)}\n`, { mode: 0o600 });
        renameSync(temporary, fileOf(session));
        return true;
      } catch {
        rmSync(temporary, { force: true });
        return false;
      }
    },
  };
}
