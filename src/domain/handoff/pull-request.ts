import type { TranscriptEvent } from '../narrative/transcript-line.ts';

/** `https://github.com/o/r/pull/12`, `…/-/merge_requests/12`: at most so much in front of the number. */
const URL = /https?:\/\/[^\s"'`<>()[\]]{4,200}\/(?:pull|merge_requests|pulls)\/\d{1,7}/g;
/** `gh pr view 181`, `gh api repos/o/r/pulls/181/comments`. */
const NAMED = /\b(?:gh pr [a-z-]{2,12}|glab mr [a-z-]{2,12}) (?:#)?(\d{1,7})\b|\/pulls\/(\d{1,7})\b/g;

/** The pull request that a session spoke of last, by its address or its number; undefined where there is none. Raw. Pure. */
export function pullRequestIn(events: readonly TranscriptEvent[]): string | undefined {
  const made = new Set(
    events.flatMap((event) =>
      event.type === 'call' && /\b(?:gh pr create|glab mr create)\b/.test(commandOf(event)) ? [event.id] : [],
    ),
  );
  for (const event of [...events].reverse()) {
    const [text, lead] = told(event, made);
    const address = [...text.matchAll(URL)].at(-1)?.[0];
    if (address !== undefined) return `${lead}${address}`;
    if (event.type !== 'call') continue;
    const [, a, b] = [...text.matchAll(NAMED)].at(-1) ?? [];
    if (a !== undefined || b !== undefined) return `number ${a ?? b}`;
  }
  return undefined;
}

const commandOf = ({ input }: Extract<TranscriptEvent, { type: 'call' }>): string =>
  typeof input['command'] === 'string' ? input['command'].slice(0, MAX_CHARS) : '';

/** What of an event may name it: not what a page or a list of many printed. */
function told(event: TranscriptEvent, made: ReadonlySet<string>): readonly [text: string, lead: string] {
  if (event.type === 'call') return [commandOf(event), ''];
  if (event.type === 'said' || event.type === 'prompt') return [event.text.slice(0, MAX_CHARS), ''];
  return event.type === 'result' && made.has(event.id)
    ? [(event.output ?? '').slice(0, MAX_CHARS), 'made in this session: ']
    : ['', ''];
}

const MAX_CHARS = 8_000;
