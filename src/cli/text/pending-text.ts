import { ageText } from '../../domain/age.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import type { PendingMemory, PendingState } from '../../services/memories/pending.ts';
import { colors } from './colors.ts';

const STATE: Readonly<Record<PendingState, string>> = {
  waiting: 'waiting',
  open: 'open failure',
  held: 'held for review',
};

/** What waits in a queue in one line: id, sentence, kind, state, session and age. */
export function pendingLine(
  { id, ns, kind, summary, pending, session, at }: PendingMemory,
  nowMs: number,
): string {
  const label = `${ns}/${kind}, ${STATE[pending]}, session ${oneLine(session, 40)}, ${ageText(at, nowMs)}`;
  return `${colors.yellow(id)}  ${oneLine(printable(summary), 160)} ${colors.dim(`(${oneLine(printable(label), 160)})`)}`;
}

/** The same in the CLI's JSON (docs/reference/json.md). */
export function pendingJson(memory: PendingMemory): object {
  const {
    id,
    pending: state,
    at,
    session,
    agent,
    ns,
    kind,
    summary,
    body,
    evidence,
    severity,
    tags,
    files,
  } = memory;
  const said = { ns, kind, summary, body, evidence, severity, tags, files: files.map(({ path }) => path) };
  return { id, state, at, session, agent, ...said };
}
