import { fnv1a } from '../fnv1a.ts';
import type { TranscriptEvent } from '../narrative/transcript-line.ts';
import type { GoalEvent } from './events.ts';
import { readPrompt } from './request.ts';
import { type Line, TASK_TOOLS, taskEvent } from './task-call.ts';

/**
 * What a stretch of a transcript says of goals. Its prompts are to be filtered already; texts of calls are given to `line`.
 * What has no time is taken to have happened at `now` (ISO 8601). Pure but for `line`.
 */
export function goalEvents(
  events: readonly TranscriptEvent[],
  line: Line,
  now: string,
): readonly GoalEvent[] {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  return events.flatMap((event): readonly GoalEvent[] => {
    if (event.type === 'prompt') return asked(event.text, event.at, event.at ?? now, line);
    if (event.type !== 'call') return [];
    const at = event.at ?? now;
    if (!TASK_TOOLS.test(event.tool)) return [];
    const result = results.get(event.id);
    if (result?.failed === true) return [];
    const response = result?.task === undefined ? {} : { task: { id: result.task } };
    const { id, tool, input } = event;
    const task = taskEvent({ id, at, tool, input, response }, line);
    return task === undefined ? [] : [task];
  });
}

function asked(text: string, saidAt: string | undefined, at: string, line: Line): readonly GoalEvent[] {
  const { kind, title: raw } = readPrompt(text);
  const title = raw === '' ? '' : line(raw, raw.length);
  const event = { type: 'asked' as const, id: promptId(text, saidAt), at };
  if (title !== '' || kind === 'done' || kind === 'calls-off') return [{ ...event, kind, title }];
  // What is asked for must not be known: but that something else is, that is.
  return kind === 'request' ? [{ ...event, kind: 'done', title }] : [];
}

/** The same line read twice is one prompt; the same words said twice are two. */
const promptId = (text: string, at = ''): string => fnv1a(`${at}\0${text}`);
