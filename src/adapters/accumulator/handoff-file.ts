import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HANDOFF_OCCASIONS } from '../../domain/handoff/types.ts';
import type { TranscriptMark } from '../../domain/narrative/story.ts';
import type { HandoffStore, StoredHandoff } from '../../ports/handoff.ts';
import { writeJsonFile } from './json-file.ts';
import { sessionFileName } from './session-file-name.ts';

/** Whether a value is a handoff; another version of the product may have written it. */
function isHandoff(value: unknown): value is StoredHandoff {
  const handoff = value as Partial<Record<keyof StoredHandoff, unknown>> | null;
  if (handoff === null || typeof handoff !== 'object') return false;
  const { role, heard, notBefore, toldTo, occasion } = handoff;
  return (
    [handoff.id, handoff.at, handoff.text].every((text) => typeof text === 'string') &&
    (HANDOFF_OCCASIONS as readonly unknown[]).includes(occasion) &&
    (role === undefined || typeof role === 'string') &&
    Array.isArray(toldTo) &&
    [heard, notBefore].every((mark) => mark === undefined || isMark(mark)) &&
    (handoff.salient === undefined || areSalient(handoff.salient))
  );
}

function areSalient(value: unknown): value is StoredHandoff['salient'] {
  const { mode, memories } = (value ?? {}) as { mode?: unknown; memories?: unknown };
  const isOne = (it: { id?: unknown; score?: unknown } | null): boolean =>
    typeof it?.id === 'string' && typeof it.score === 'number';
  return typeof mode === 'string' && Array.isArray(memories) && memories.every(isOne);
}

function isMark(value: unknown): value is TranscriptMark {
  const mark = value as Partial<Record<keyof TranscriptMark, unknown>> | null;
  return typeof mark?.file === 'string' && Number.isSafeInteger(mark.offset);
}

/** Handoffs in `directory`, `<session>.handoff.json` beside the session's state, mode 0600. A damaged one is none. */
export function createHandoffFiles(directory: string): HandoffStore {
  const fileOf = (session: string): string => join(directory, `${sessionFileName(session)}.handoff.json`);
  return {
    read: (session) => {
      try {
        const handoff: unknown = JSON.parse(readFileSync(fileOf(session), 'utf8'));
        return isHandoff(handoff) ? handoff : undefined;
      } catch {
        return undefined;
      }
    },
    write: (session, handoff) => writeJsonFile(fileOf(session), handoff),
    remove: (session) => rmSync(fileOf(session), { force: true }),
  };
}
