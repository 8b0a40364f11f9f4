// One of many writers: flushes `rounds` times into one ref, one memory each time. Says how many were reported as written.
// A flush that is refused since others wrote leaves its learning in the spool, and the next flush takes it along.

import type { Wired } from '../../../src/app/wire/services.ts';
import { errorCode } from '../../../src/core/errors.ts';
import { made } from './learnings.ts';
import { measureIn } from './measured.ts';

const [repository = '', session = '', rounds = '1'] = process.argv.slice(2);

async function flushOne({ accumulator, flushQueues }: Wired, number: number): Promise<number> {
  accumulator(session).add(made(session, number));
  try {
    return (await flushQueues([session])).written;
  } catch (error) {
    if (errorCode(error) === 'REF_CONTENDED') return 0;
    throw error;
  }
}

async function flushAll(wired: Wired): Promise<number> {
  let written = 0;
  for (let number = 0; number < Number(rounds); number += 1) written += await flushOne(wired, number);
  return written;
}

measureIn(repository, flushAll, { session });
