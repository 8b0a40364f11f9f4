import { readdirSync } from 'node:fs';
import { CsError } from '../../domain/errors.ts';
import { isRunning } from './session-state.ts';

/** The file of a flush that has taken a queue: when, and by which process (spool.ts). */
const TAKEN = /\.([0-9a-z]+)-(\d+)-[0-9a-z]+\.taken\.jsonl$/;
/** No flush takes longer: its number belongs to another process by then. */
const MAX_FLUSH_MS = 60_000;
const PAUSE_MS = 25;

/**
 * Waits until no other process has something in hand that it took out of the queues in this folder: what it writes is in the notes
 * then, and what it could not write is in a queue again. Throws REF_CONTENDED after `maxWaitMs`.
 */
export async function flushesEnd(directory: string, maxWaitMs = 20_000): Promise<void> {
  const endMs = performance.now() + maxWaitMs;
  while (namesIn(directory).some(isInHand)) {
    if (performance.now() >= endMs)
      throw new CsError('REF_CONTENDED', 'a session is writing what it learned and does not finish', {
        hint: 'nothing was changed; try again in a minute',
      });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isInHand(name: string): boolean {
  const [, since = '', pid = ''] = TAKEN.exec(name) ?? [];
  const isOther = pid !== '' && Number(pid) !== process.pid;
  return isOther && Date.now() - Number.parseInt(since, 36) < MAX_FLUSH_MS && isRunning(Number(pid));
}

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // no session has queued anything yet
  }
}
