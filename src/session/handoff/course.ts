import { oneLine, outputLines, shortLine, tellingIndex } from '../../core/text.ts';
import { isCounter } from './checks.ts';
import { lineChars, shares } from './prompt-text.ts';
import type { Happening, HappeningKind } from './types.ts';

/** So many characters of what was said, printed or changed, at the very end of a session. */
const MOST_CHARS: Readonly<Record<HappeningKind, number>> = {
  prompt: 160,
  said: 280,
  plan: 160,
  report: 1_000,
  check: 320,
  run: 280,
  look: 130,
  edit: 180,
  list: 240,
  other: 220,
};
/** The newest tell where the work stands, those before them only how it came there: up to this place so much of it. */
const SHARES: readonly (readonly [upTo: number, share: number])[] = [
  [4, 1],
  [12, 0.6],
  [30, 0.4],
  [Number.POSITIVE_INFINITY, 0.25],
];
/** The last run of a check counts, however long ago, and so does what the last agents found, or the assistant told at length: an analysis, a proposal. */
const LASTING_SHARE = 0.6;
const LASTING_REPORTS = 3;
const AT_LENGTH_CHARS = 1_000;
/** So much of the room is at most for what was told at length before what happened since. */
const LASTING_ROOM = 0.5;
const LEAST_CHARS = 30;
/** Where there is room all is told in more words, the first of these with which what is newest since the last prompt fits. */
const SCALES = [3, 2, 1.4, 1, 0.75];
const MUST_FIT = 30;
/** Before so many others nobody asks what was looked at, or was to be done next. */
const PASSING = /^(?:look|plan)$/;
const PASSED = 16;

/** What happened, the newest first, one line each, in about `maxChars`: the newest in most words. Pure. */
export function courseLines(course: readonly Happening[], maxChars: number): readonly string[] {
  const told = course.filter(({ kind }, at) => at < PASSED || !PASSING.test(kind));
  const turn = told.findIndex(({ kind }) => kind === 'prompt') + 1 || told.length;
  const isFit = (all: readonly string[]) => lineChars(all.slice(0, Math.min(turn, MUST_FIT))) <= maxChars;
  const scaled = SCALES.map((scale) => linesAt(told, scale));
  const lines = scaled.find((all, at) => at === scaled.length - 1 || isFit(all)) ?? [];
  const lasting = new Set<number>();
  let lastingChars = 0;
  for (const at of toldAtLength(told)) {
    const chars = lineChars(lines.slice(at, at + 1));
    if (lastingChars + chars > maxChars * LASTING_ROOM) break;
    lasting.add(at);
    lastingChars += chars;
  }
  let roomChars = maxChars - lastingChars;
  return lines.filter((line, at) => {
    if (lasting.has(at)) return true;
    roomChars -= lineChars([line]);
    return roomChars >= 0;
  });
}

/** Where the last was told that the assistant wrote more of than a step on the way, before its last word, which is told by itself. */
function toldAtLength(course: readonly Happening[]): readonly number[] {
  const newest = course.findIndex(({ kind }) => kind === 'said');
  return course
    .flatMap(({ kind, more }, at) =>
      (kind === 'said' || kind === 'plan') && at > newest && more.length >= AT_LENGTH_CHARS ? [at] : [],
    )
    .slice(0, LASTING_REPORTS);
}

function linesAt(course: readonly Happening[], scale: number): readonly string[] {
  const checked = new Set<string>();
  const atLength = new Set(toldAtLength(course));
  let reports = 0;
  const lasts = ({ kind, lead }: Happening): boolean => {
    if (kind === 'report') reports += 1;
    const isLast = kind === 'check' && !checked.has(lead);
    if (isLast) checked.add(lead);
    return isLast || (kind === 'report' && reports <= LASTING_REPORTS);
  };
  return course.map((it, at) => {
    const share = SHARES.find(([upTo]) => at < upTo)?.[1] ?? 0;
    const told = Math.max(share, lasts(it) || atLength.has(at) ? LASTING_SHARE : 0);
    if (atLength.has(at)) return lineOf(it, Math.round(MOST_CHARS.report * Math.min(1, scale) * told));
    return lineOf(it, Math.round(MOST_CHARS[it.kind] * scale * told));
  });
}

function lineOf({ kind, lead, more }: Happening, maxChars: number): string {
  const isProse = /^(?:prompt|said|plan|report)$/.test(kind);
  const excerpt = isProse ? proseIn : kind === 'list' ? shortLine : outputIn;
  const told = maxChars < LEAST_CHARS ? '' : excerpt(more, maxChars, kind);
  if (told === '') return `- ${lead}`;
  return `- ${lead}${/^(?:check|run|look|other)$/.test(kind) || lead.startsWith('sent') ? ' →' : ':'} ${told}`;
}

/** How a text begins, and of a longer one how it ends: there stands what came of it. Of one with headings how each part begins. */
function proseIn(text: string, maxChars: number): string {
  const parts = text.replace(CODE, '').split(HEADING).map(plain).filter(Boolean);
  const whole = parts.join(' ');
  if (whole.length <= maxChars || maxChars < LEAST_TWO_CHARS) return shortLine(whole, maxChars);
  if (parts.length >= LEAST_PARTS && maxChars / parts.length >= LEAST_PART_CHARS) {
    const rooms = shares(
      parts.map(({ length }) => length + 1),
      maxChars,
    );
    return parts.map((part, at) => shortLine(part, (rooms[at] ?? 1) - 1)).join(' ');
  }
  const tail = whole.slice(-Math.floor(maxChars * TAIL_SHARE));
  return `${shortLine(whole, Math.floor(maxChars * (1 - TAIL_SHARE)))} ${tail.slice(tail.indexOf(' ') + 1)}`;
}

const CODE = /^[ \t]*```[\s\S]*?(?:^[ \t]*```.*$|(?![\s\S]))|^[ \t]*[-:|─━][-:| \t─━]*$/gm;
const HEADING = /^(?=[ \t]*(?:#{1,4}\s|\*\*[^*\n]{2,90}\*\*:?[ \t]*$))/m;
/** Without marks, but for those in code: there they mean something. */
const plain = (text: string): string => oneLine(text.replace(/`([^`\n]+)`|[*#`]+/g, (_, code = '') => code));
const LEAST_TWO_CHARS = 250;
const TAIL_SHARE = 0.35;
const LEAST_PARTS = 3;
const LEAST_PART_CHARS = 60;

/** Of what a program printed so many lines as fit, in their order: of a failure that which tells most, then its ends; of what was looked up the beginning. */
function outputIn(output: string, maxChars: number, kind: HappeningKind): string {
  const all = outputLines(output).map(oneLine);
  // The client tells the output of what failed twice.
  const lines = [...new Set(all)].filter((line) => /[\p{L}\p{N}]/u.test(line) && !isCounter(line));
  const places = lines.map((_, at) => at);
  const last = lines.length - 1;
  const ends = places.map((at) => (at % 2 === 0 ? at / 2 : last - (at - 1) / 2));
  const order = kind === 'check' ? [tellingIndex(lines), last, ...ends] : kind === 'run' ? ends : places;
  const kept = new Map<number, string>();
  let roomChars = maxChars;
  for (const at of order) {
    const line = shortLine(lines[at] ?? '', Math.min(MAX_LINE_CHARS, Math.ceil(maxChars * MAX_LINE_SHARE)));
    if (line === '' || kept.has(at)) continue;
    if (line.length + SEPARATOR.length > roomChars && kept.size > 0) break;
    kept.set(at, line);
    roomChars -= line.length + SEPARATOR.length;
  }
  return places
    .flatMap((at) => kept.get(at) ?? (kept.has(at - 1) || at === 0 ? ['…'] : []))
    .join(SEPARATOR)
    .replace(/^… \/ …$/, '…');
}

const SEPARATOR = ' / ';
const MAX_LINE_CHARS = 300;
const MAX_LINE_SHARE = 0.7;
