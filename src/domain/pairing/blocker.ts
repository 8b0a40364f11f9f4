import type { Learning } from '../learning.ts';
import type { Memory } from '../memory.ts';
import { isShell } from './command-words.ts';
import { openFamiliesOf } from './family.ts';
import { isAnotherGo, type Tried } from './related.ts';
import type { FailedStep, PassedStep } from './step.ts';

export const BLOCKERS = 'blockers';
const KIND = 'blocker';
const WHILE = /^While: (.+)$/m;

/**
 * Whether a failure that nothing helped against is to be told as open: a wrong call of a tool stops nobody, and of tools other
 * than a shell no later success shows that the same was tried.
 */
export const isBlocking = ({ fault, tool }: FailedStep): boolean => fault !== 'slip' && isShell(tool);

/** The open blocker that an unsolved failure leaves behind. */
export function blockerOf<T extends string>({ learning }: FailedStep<T>): Learning<T> {
  return { ...learning, ns: BLOCKERS, kind: KIND };
}

/** Whether a memory is a blocker that was captured, and not one that somebody wrote down: only such are closed by a success. */
export function isCapturedBlocker(memory: Memory): boolean {
  return (
    memory.ns === BLOCKERS && memory.kind === KIND && memory.session !== undefined && whileOf(memory) !== ''
  );
}

const whileOf = ({ body = '' }: Memory): string => WHILE.exec(body)?.[1] ?? '';

/** What failed, as later calls are compared with it. */
function triedOf(memory: Memory): Tried | undefined {
  const command = whileOf(memory);
  if (memory.tags.includes('bash')) return { tool: 'Bash', command };
  return memory.tags.includes('powershell') ? { tool: 'PowerShell', command } : undefined;
}

/** The command families whose success would close a blocker. */
export function familiesOfBlocker(memory: Memory): string[] {
  const tried = triedOf(memory);
  return tried === undefined ? [] : openFamiliesOf(tried.tool, tried.command);
}

/** Whether a call that passed shows that a blocker is none any more. */
export function isClosedBy(memory: Memory, passed: PassedStep): boolean {
  const tried = triedOf(memory);
  return tried !== undefined && passed.atMs > Date.parse(memory.lastSeenAt) && isAnotherGo(tried, passed);
}
