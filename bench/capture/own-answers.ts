import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasOnlyLooked } from '../../src/domain/answers/turn.ts';
import type { TranscriptEvent } from '../../src/domain/narrative/transcript-line.ts';
import { textOf } from './labelled.ts';
import { readPayloads } from './replay.ts';

/** An answer with what somebody who read it made of it. */
export interface AnswerToFit {
  readonly session: string;
  readonly answer: string;
  readonly prompt: string;
  readonly onlyLooked: boolean;
  readonly significance: number;
  readonly worthStoring: boolean;
}

/** The labels of the data are nearly one: .6 is always worth it, .4 never. */
const WORTH = 0.55;

/** By the start of the SHA-256 of its text: how significant the authors find an answer of the replayed sessions. */
const LABELS: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'own-labels.json'), 'utf8'),
);

/** The answers of replayed sessions that the authors labelled, each text once; none of a session that is held. */
export function ownAnswers(folder: string, split: string): AnswerToFit[] {
  const turns = new Map<string, { prompt: string; calls: TranscriptEvent[] }>();
  const found = new Map<string, AnswerToFit>();
  for (const payload of readPayloads(join(folder, `replay/sessions.${split}.jsonl.gz`), '')) {
    const { session_id: session, hook_event_name: event } = payload;
    const turn = turns.get(session) ?? { prompt: '', calls: [] };
    if (event === 'UserPromptSubmit') turns.set(session, { prompt: textOf(payload, 'prompt'), calls: [] });
    if (event === 'PreToolUse')
      turn.calls.push({ type: 'call', id: '', tool: textOf(payload, 'tool_name'), input: {} });
    const answer = event === 'Stop' ? textOf(payload, 'last_assistant_message') : '';
    const key = createHash('sha256').update(answer).digest('hex').slice(0, 12);
    const significance = LABELS[key];
    if (significance === undefined || found.has(key)) continue;
    const { prompt, calls } = turn;
    const worthStoring = significance >= WORTH;
    found.set(key, {
      session,
      answer,
      prompt,
      onlyLooked: hasOnlyLooked(calls),
      significance,
      worthStoring,
    });
  }
  return [...found.values()];
}
