import { textOf } from '../core/basics.ts';
import { cutAtWord, headOf, outputLines, tailOf, tellingIndex } from '../core/text.ts';
import { assessBlocks } from './assess.ts';
import { familiesOf } from './family.ts';
import { chosen, isLasting, isUsersWord, nameOf } from './gather.ts';
import { commitMessagesIn, requestsIn } from './messages.ts';
import { HANDED_OVER } from './prompt-hints.ts';
import { excerptOf, isShell, shortCommand } from './shell.ts';
import { ASKS, PLANS, SENDS, SENT_OFF } from './tool-call.ts';
import type { TranscriptEvent } from './transcript.ts';

/** `entries`: what a model may cite by its number, and who said it, or what happened (`user`, `assistant`, `failed`, `passed`, …); `left`: how many had to go. */
export type Digest = ReturnType<typeof digestOf>;

/** What a whole digest may have: 8,000 tokens at the 3.2 bytes that a token has at least, less the request around it. Bytes, since a Chinese character is a token. */
export const MAX_DIGEST_BYTES = 22_000;
/** What the session's own model had remembered: in the notebook already. */
export const KEPT = 'kept already';
/** What is cut at another length than an answer. */
const MAX_CHARS_OF: Readonly<Record<string, number>> = { user: 2_500, plan: 4_000 };
const MAX_TEXT_CHARS = 2_000;
const MAX_FAILURE_CHARS = 500;
const MAX_COMMAND_CHARS = 200;
const MAX_OUTPUT_CHARS = 400;
const MAX_EDIT_CHARS = 400;
const MAX_FILES_CHARS = 1_500;

/** A session in a few pages, whatever its length, without what is ignored: the middle goes before the ends, and chatter before facts. `events`: filtered. Pure. */
export function digestOf(
  events: readonly TranscriptEvent[],
  { maxBytes = MAX_DIGEST_BYTES, isIgnored = (_text: string): boolean => false } = {},
) {
  const { entries, files } = entriesOf(events, isIgnored);
  const kept = within(entries, maxBytes);
  return {
    entries: joined(kept).map(({ what, text }, at) => ({ number: at + 1, what, text })),
    files,
    left: entries.length - kept.length,
  };
}

function entriesOf(events: readonly TranscriptEvent[], isIgnored: (text: string) => boolean) {
  const calls = new Map(events.flatMap((event) => (event.type === 'call' ? [[event.id, event]] : [])));
  const entries: Weighed[] = [];
  const files = new Set<string>();
  const open = new Set<string>();
  let messages = 0;
  let said: string | undefined;
  const add: Add = (what, text, weight, more = {}) => {
    // Of what somebody wrote the lines go that name an ignored file; of what a call did, all: what it printed may be that file.
    const told = WRITTEN.has(what) ? linesOf(text, (line) => !isIgnored(line)) : text;
    if (isIgnored(told)) return;
    const bounded = shortened(told.trim(), MAX_CHARS_OF[what] ?? MAX_TEXT_CHARS);
    if (bounded !== '' && entries.at(-1)?.text !== bounded)
      entries.push({ what, text: bounded, weight, ...more });
  };
  const addBlocks = (what: string, text: string, [least, more]: readonly [number, number]): void => {
    messages += 1;
    for (const { about, text: block, worth } of assessBlocks(text))
      if (!isIgnored(about)) add(what, block, least + more * worth, { about, message: messages });
  };
  const addSaid = (isLast: boolean): void => {
    if (said !== undefined) addBlocks('assistant', said, isLast ? [45, 45] : SAID_BETWEEN);
    said = undefined;
  };
  for (const event of events) {
    if (event.type === 'said') {
      addSaid(false);
      said = event.text;
      continue;
    }
    if (event.type === 'prompt') {
      addSaid(true);
      const isPlan = HANDED_OVER.test(event.text);
      add(isPlan ? 'plan' : 'user', event.text.replace(HANDED_OVER, ''), isPlan ? 75 : 100);
      continue;
    }
    addSaid(false);
    const call = event.type === 'call' ? undefined : calls.get(event.id);
    if (call === undefined) continue;
    if (event.type === 'refused') {
      if (isUsersWord(call, event) && isLasting(event.text))
        add('user', `(turning down ${nameOf(call)}) ${event.text}`, 100);
      else if (event.byHookOf === call.tool && !call.tool.startsWith('mcp__'))
        add('hook', `(turning down ${nameOf(call)}) ${event.text}`, 80);
    } else if (event.type === 'result') addResult(call, event, add, addBlocks, files, open);
  }
  addSaid(true);
  return { entries, files: [...files].filter((file) => !isIgnored(file)) };
}

type Call = Extract<TranscriptEvent, { type: 'call' }>;

type Add = (what: string, text: string, weight: number, more?: Pick<Weighed, 'about' | 'message'>) => void;
/** What a block said between calls has at least, and by its worth. */
const SAID_BETWEEN = [15, 60] as const;
const WRITTEN: ReadonlySet<string> = new Set(['user', 'plan', 'commit', 'instructions']);
const linesOf = (text: string, isTold: (line: string) => boolean): string =>
  text.split('\n').filter(isTold).join('\n');

function addResult(
  call: Call,
  { failed, output = '', answers }: Extract<TranscriptEvent, { type: 'result' }>,
  add: Add,
  addBlocks: (what: string, text: string, weights: readonly [number, number]) => void,
  files: Set<string>,
  /** The command families of failures whose end is waited for. */
  open: Set<string>,
): void {
  const { tool, input } = call;
  const field = (name: string): string => textOf(input[name]);
  const command = field('command');
  if (failed) {
    for (const family of familiesOf(tool, command)) open.add(family);
    add('failed', `${whatWasTried(call)}: ${tellingPart(output)}`, 55);
    return;
  }
  const printed = isShell(tool) ? shortened(output.trim(), MAX_OUTPUT_CHARS) : '';
  const ended = familiesOf(tool, command).filter((family) => open.delete(family));
  if (ended.length > 0) add('passed', whatWasTried(call), 55);
  else if (isShell(tool)) add('ran', `${whatWasTried(call)}: ${printed || '(printed nothing)'}`, 8);
  if (SENDS.test(tool))
    addBlocks('subagent', SENT_OFF.test(output) ? 'was sent off, and reports later' : output, SAID_BETWEEN);
  if (answers !== undefined && tool === ASKS) {
    for (const [question, answer] of Object.entries(answers))
      if (typeof answer === 'string') add('user', chosen(question, answer, input), 100);
  } else if (tool === PLANS) add('plan', field('plan'), 70);
  else if (OWN_REMEMBER.test(tool)) add(KEPT, field('summary'), 95);
  for (const { subject, body } of [...commitMessagesIn(command), ...requestsIn(command)])
    add('commit', `${subject}\n${body}`, 80);
  const path = field('file_path') || field('notebook_path');
  if (path === '' || tool === 'Read') return;
  files.add(path);
  const [before, after] = [field('old_string'), field('new_string') || field('content')];
  if (WRITES.test(tool) && NOTEBOOK.test(path))
    add('instructions', `${path}: ${addedLines(before, after)}`, 85);
  // What is edited while a failure waits for its end may be its fix.
  else add('edited', `${path}: ${changeOf(before, after)}`, open.size > 0 ? 30 : 6);
}

function changeOf(before: string, after: string): string {
  const marked = (sign: string, text: string): readonly string[] =>
    text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`${sign} ${line.trim()}`]));
  const gone = headOf(marked('-', addedLines(after, before)).join('\n'), MAX_EDIT_CHARS / 4);
  const come = headOf(marked('+', addedLines(before, after)).join('\n'), MAX_EDIT_CHARS - gone.length);
  return [gone, come].filter((text) => text !== '').join('\n');
}

function whatWasTried({ tool, input }: Call): string {
  const command = textOf(input['command']);
  if (command !== '') return `\`${shortCommand(command, MAX_COMMAND_CHARS)}\``;
  const path = input['file_path'];
  return typeof path === 'string' ? `${tool} of ${path}` : tool;
}

function tellingPart(output: string): string {
  const lines = outputLines(output);
  const excerpt = excerptOf(lines, tellingIndex(lines));
  return cutAtWord(excerpt === '' ? output.slice(0, MAX_FAILURE_CHARS) : excerpt, MAX_FAILURE_CHARS);
}

function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return `${headOf(text, Math.floor(maxChars * 0.7))}\n[…]\n${tailOf(text, Math.floor(maxChars * 0.3))}`;
}

const NOTEBOOK =
  /(?:^|[\\/])(?:CLAUDE(?:\.local)?\.md|AGENTS\.md|GEMINI\.md|MEMORY\.md|\.cursorrules|copilot-instructions\.md)$|[\\/](?:memory|rules)[\\/][\w.-]+\.mdc?$/i;
const WRITES = /^(?:Edit|Write)$/;

function addedLines(before: string, after: string): string {
  const known = new Set(before.split('\n'));
  return linesOf(after, (line) => line.trim() === '' || !known.has(line));
}

const OWN_REMEMBER = /^mcp__\w*memory\w*__remember$/;

/** A digest as a model reads it. No text in it can end the fence around it. */
export function digestText({ entries, files, left }: Digest): string {
  // No line can pass for an entry: `[9] user: …` in what a command printed is nobody's word.
  const unnumbered = (text: string): string => text.replace(/^(\s*)\[(\d+)\]/gm, '$1($2)');
  const lines = entries.map(({ number, what, text }) => `[${number}] ${what}: ${unnumbered(text)}`);
  const changed =
    files.length === 0 ? [] : [`files changed: ${cutAtWord(files.join(', '), MAX_FILES_CHARS)}`];
  return unfenced(
    [...lines, ...changed, ...(left === 0 ? [] : [`(${left} less telling entries left out)`])].join('\n'),
  );
}

export const unfenced = (text: string): string => text.replace(/<\s*(\/?)\s*(session|known)\b/gi, '< $1$2');

/** An entry of a digest before it is known which fit. */
interface Weighed {
  readonly what: string;
  readonly text: string;
  readonly weight: number;
  /** Of a block: what stands above it, and the number of its message. */
  readonly about?: string;
  readonly message?: number;
}

/** What does not fit whole may do so with its head. */
const MAX_HEAD_CHARS = 300;
/** How much an entry of the very beginning or end gains over one of the middle. */
const EDGE = 12;
const LEAD_BYTES = 16;

/** The entries that fit, in their order: the heaviest first; what does not fit whole and is long, with its head. Pure. */
function within(entries: readonly Weighed[], maxBytes: number): readonly Weighed[] {
  const middle = (entries.length - 1) / 2;
  const order = entries
    .map((entry, at) => ({
      entry,
      at,
      weight: entry.weight + (middle > 0 ? EDGE * Math.abs(at / middle - 1) : 0),
    }))
    .sort((a, b) => b.weight - a.weight);
  const kept = new Map<number, Weighed>();
  const told = new Set<string>();
  let size = 0;
  for (const { entry, at } of order) {
    const above = `${entry.message} ${entry.about}`;
    const lead = LEAD_BYTES + (told.has(above) ? 0 : Buffer.byteLength(entry.about ?? ''));
    const short = { ...entry, text: cutAtWord(entry.text, MAX_HEAD_CHARS) };
    const fits = [entry, short].find(({ text }) => size + Buffer.byteLength(text) + lead <= maxBytes);
    if (fits === undefined) continue;
    kept.set(at, fits);
    told.add(above);
    size += Buffer.byteLength(fits.text) + lead;
  }
  return entries.flatMap((_, at) => kept.get(at) ?? []);
}

/** The blocks of a message that stand side by side as one entry, what stands above them once. Pure. */
function joined(entries: readonly Weighed[]): readonly Weighed[] {
  const whole: Weighed[] = [];
  for (const entry of entries) {
    const { about = '', text, message } = entry;
    const before = whole.at(-1);
    const isMore = message !== undefined && before?.message === message;
    const isUnder = isMore && before?.about === about;
    const told = about === '' || isUnder ? text : `${about} › ${text}`;
    if (isMore) whole[whole.length - 1] = { ...entry, text: `${before?.text}\n${told}` };
    else whole.push({ ...entry, text: told });
  }
  return whole;
}
