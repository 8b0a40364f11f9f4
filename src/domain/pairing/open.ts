import { DAY_MS } from '../age.ts';
import type { Learning } from '../learning.ts';
import type { Memory } from '../memory.ts';
import { isShell } from './command-words.ts';
import { openFamiliesOf } from './family.ts';
import { lessonOf } from './lesson.ts';
import { OPEN } from './open-kind.ts';
import { pairingOf } from './pair.ts';
import { isAnotherGo, type Tried } from './related.ts';
import { type FailedStep, inOrder, type PassedStep, type Step } from './step.ts';
import { verdictOf } from './verdict.ts';

/** So long it is found; then nobody is at it any more. */
export const OPEN_DAYS = 7;

const WHILE = /^While: (.+)$/m;

/** A learning of a failure as it is written while nothing has helped: for a week, and found as what is open. */
export function openOf<T extends string>(learning: Learning<T>): Learning<T> {
  const expires = new Date(Date.parse(learning.at) + OPEN_DAYS * DAY_MS).toISOString();
  return { ...learning, kind: OPEN, expires };
}

/** Whether what would end a failure can be recognised: of tools other than a shell no later success shows that the same was tried. */
export const canEnd = ({ tool }: FailedStep): boolean => isShell(tool);

const whileOf = ({ body = '' }: Memory): string => WHILE.exec(body)?.[1] ?? '';

/** What failed, as later calls are compared with it; undefined for a memory that no call made. */
function triedOf(memory: Memory): Tried | undefined {
  const command = whileOf(memory);
  if (command === '' || memory.kind !== OPEN || memory.session === undefined) return undefined;
  if (memory.tags.includes('bash')) return { tool: 'Bash', command };
  return memory.tags.includes('powershell') ? { tool: 'PowerShell', command } : undefined;
}

/** The command families whose success would end it. */
export function familiesOfOpen(memory: Memory): string[] {
  const tried = triedOf(memory);
  return tried === undefined ? [] : openFamiliesOf(tried.tool, tried.command);
}

/** Whether a lesson tells of the same failure: by its signature or, where it has none, by what was tried. */
export function isOfFailure(memory: Memory, lesson: Pick<Learning, 'signature' | 'body'>): boolean {
  const command = whileOf(memory);
  if (command === '' || memory.session === undefined) return false;
  if (memory.signature !== undefined) return lesson.signature === memory.signature;
  return lesson.signature === undefined && WHILE.exec(lesson.body ?? '')?.[1] === command;
}

/** Whether a call that passed shows that a failure is over. */
export function isEndedBy(memory: Memory, passed: PassedStep): boolean {
  const tried = triedOf(memory);
  return tried !== undefined && passed.atMs > Date.parse(memory.lastSeenAt) && isAnotherGo(tried, passed);
}

/**
 * The lesson that the steps of a later session make of an open failure: undefined where nothing in them ended it, or nobody saw what helped. Texts put
 * together from what a note says, so to be filtered. Pure.
 */
export function lessonOfOpen(memory: Memory, steps: readonly Step[], session: string): Learning | undefined {
  const tried = triedOf(memory);
  if (tried === undefined) return undefined;
  const atMs = Date.parse(memory.lastSeenAt);
  const { ns, summary, body, evidence, severity, tags, signature, files } = memory;
  const learning: Learning = {
    ...{ ns, kind: 'error', summary, evidence, tags, session },
    at: memory.lastSeenAt,
    files: files.map(({ path }) => path),
    score: 1,
    ...(body === undefined ? {} : { body }),
    ...(severity === undefined ? {} : { severity }),
    ...(signature === undefined ? {} : { signature }),
  };
  const failed: FailedStep = { type: 'failed', ...tried, fault: 'unknown', learning, atMs, fromMs: atMs };
  const pairing = pairingOf(failed, inOrder(steps));
  if (pairing.solved === undefined || verdictOf(pairing) !== 'solved') return undefined;
  return lessonOf(failed, pairing.solved);
}
