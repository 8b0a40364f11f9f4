// What models were asked on this machine: apart from what asks them, since status and doctor read it too.
import { join } from 'node:path';
import { createLedger } from '../adapters/accumulator/distil-ledger.ts';
import { xdgFolder } from '../domain/environment.ts';
import type { Ledger, ModelUse } from '../ports/distiller.ts';

/** Where what is one a machine is kept. */
export const machineFolder = (env: NodeJS.ProcessEnv): string =>
  join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory');

/** What models were asked on this machine, and what that cost. */
export const ledgerOf = (env: NodeJS.ProcessEnv): Ledger =>
  createLedger(join(machineFolder(env), 'distil-ledger.json'));

/** The same of today, for people. */
export function modelUseOf(model: ModelUse['model'], env: NodeJS.ProcessEnv, nowMs: number): ModelUse {
  const ledger = ledgerOf(env);
  const last = ledger.last();
  const today = ledger.spentOn(new Date(nowMs).toISOString().slice(0, 10));
  return { model, today, ...(last === undefined ? {} : { last }) };
}
