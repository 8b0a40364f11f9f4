import type { TranscriptEvent } from '../../../capture/model/narrative/transcript.ts';

/** What another agent, or a shell in the background, let the session know. Raw. */
export interface Report {
  readonly type: 'report';
  readonly from: string;
  readonly text: string;
}
export type TalkEvent = TranscriptEvent | Report;

const NOTICE = /<task-notification>([\s\S]*?)(?:<\/task-notification>|$)/g;
const MESSAGE = /<teammate-message teammate_id="([^"]*)"([^>]*)>([\s\S]*?)(?:<\/teammate-message>|$)/g;

/** Whether a line of a transcript may hold one. */
export const MAY_REPORT = /<(?:task-notification|teammate-message)\b/;

/** Whoever only speaks of them begins with other words. */
const BEGINS = /^\s*<(?:task-notification|teammate-message)\b/;

/** The reports in what stands in a user's place, in their order; [] where it is no report. Pure. */
export function reportsIn(text: string): readonly Report[] {
  if (!BEGINS.test(text)) return [];
  const notices = [...text.matchAll(NOTICE)].map(([, notice = '']): Report => {
    const from = partOf(notice, 'summary') || `background task ${partOf(notice, 'status')}`;
    return { type: 'report', from, text: partOf(notice, 'result') };
  });
  const messages = [...text.matchAll(MESSAGE)].flatMap(
    ([, from = '', attributes = '', body = '']): Report[] => {
      if (/^\s*\{/.test(body)) return []; // the client's own: idle, asked to end
      const [, summary = ''] = /\bsummary="([^"]*)"/.exec(attributes) ?? [];
      return [{ type: 'report', from: `${from} reports`, text: `${summary}\n${body.trim()}`.trim() }];
    },
  );
  return [...notices, ...messages];
}

const partOf = (notice: string, name: string): string =>
  new RegExp(`<${name}>([\\s\\S]*?)(?:</${name}>|$)`).exec(notice)?.[1]?.trim() ?? '';

export type Call = Extract<TalkEvent, { type: 'call' }>;
export type End = Extract<TalkEvent, { type: 'result' | 'refused' }>;

/** How each call ended, by its id; those without a result are not in it. Pure. */
export const endsIn = (events: readonly TalkEvent[]): ReadonlyMap<string, End> =>
  new Map(
    events.flatMap((event) =>
      event.type === 'result' || event.type === 'refused' ? [[event.id, event]] : [],
    ),
  );
