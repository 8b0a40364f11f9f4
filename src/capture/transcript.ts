import { attempt, type Fields, fieldsOf, textOf } from '../core/basics.ts';
import { NOT_TYPED } from './prompt-hints.ts';

/** When, ISO 8601, where the line says so. */
type Timed = { readonly at?: string };

/** What one line of a transcript tells, as far as a session's story needs it; `said`: by the assistant, between its calls or at the end of its turn. Raw text: nothing of it may touch a disk unfiltered. */
export type TranscriptEvent =
  | (Timed & { readonly type: 'prompt'; readonly text: string })
  | (Timed & { readonly type: 'said'; readonly text: string })
  | (Timed & { readonly type: 'call'; readonly id: string; readonly tool: string; readonly input: Fields })
  /** A call that the user turned down, with the words typed instead, '' where there are none. */
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly text: string;
      /** The client marks the line as a refusal; else the words of the result say so, which a server's tool may say too. */
      readonly isMarked?: true;
      /** A hook of the user's turned down a call of this tool, as the result has it, and these are its words. */
      readonly byHookOf?: string;
      /** The client did, and asked nobody: the call could not be carried out as it was made. */
      readonly isMisused?: true;
    }
  | {
      readonly type: 'result';
      readonly id: string;
      readonly failed: boolean;
      readonly output?: string;
      readonly task?: string;
      /** What the user chose, question → answer, where the call asked. */
      readonly answers?: Fields;
      /** What the client keeps of it beside what the model is told. */
      readonly detail?: Fields;
    };

/** Lines of other kinds (attachments, costs, queues: nine of ten bytes are none of these) are not even parsed. */
const TELLING = /"type":\s*"(?:user|assistant)"/;

/** Reads one line of a transcript. What is not known, does not parse, is a subagent's, a notice of the client's or from before `sinceMs` tells nothing. Pure, total. */
export function transcriptEvents(line: string, sinceMs = 0): readonly TranscriptEvent[] {
  if (!TELLING.test(line)) return [];
  const entry = fieldsOf(attempt(() => JSON.parse(line))); // may be cut off in the middle, by us or by a client that was killed
  if (entry['isSidechain'] === true || entry['isMeta'] === true || entry['isCompactSummary'] === true)
    return [];
  if (Date.parse(textOf(entry['timestamp'])) < sinceMs) return [];
  const { content } = fieldsOf(entry['message']);
  const at = timeOf(entry['timestamp']);
  if (entry['type'] === 'assistant')
    return listOfFields(content).flatMap((block) => assistantEvents(block, at));
  if (entry['type'] !== 'user') return [];
  const blocks = listOfFields(content);
  const isDenied = typeof entry['toolDenialKind'] === 'string';
  const results = blocks.flatMap((block) => resultEvents(block, fieldsOf(entry['toolUseResult']), isDenied));
  return blocks.some(({ type }) => type === 'tool_result') ? results : promptEvents(contentText(content), at);
}

function timeOf(timestamp: unknown): Timed {
  const ms = Date.parse(textOf(timestamp));
  return Number.isFinite(ms) ? { at: new Date(ms).toISOString() } : {};
}

export const listOfFields = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

/** What the client, or an editor, puts before the user's own words. */
const REMINDERS = /^(?:\s*<(system-reminder|ide_\w{1,30})>[\s\S]*?<\/\1>)+\s*/;
/** How a terminal answers what it is asked (its colours, its kind, where its cursor is), where that came in as typed. */
const BY_TERMINAL =
  /^(?:\s*\p{Cc}?(?:\](?:4;\d+|1\d);rgba?:[\da-f/]+(?:\p{Cc}?\\|\p{Cc})?|\[(?:[?>][\d;]+\$?[cy]|\d+;\d+R)))+\s*/iu;
/** And behind a plan that is taken over into a new context. */
const PLAN_HINT = /\n[^\S\n]*If you need specific details from before exiting plan mode[\s\S]*$/;

function promptEvents(whole: string, when: Timed): readonly TranscriptEvent[] {
  const text = whole.replace(REMINDERS, '').replace(BY_TERMINAL, '').replace(PLAN_HINT, '');
  return text.trim() === '' || NOT_TYPED.test(text) ? [] : [{ type: 'prompt', text, ...when }];
}

function assistantEvents(block: Fields, when: Timed): readonly TranscriptEvent[] {
  const text = block['type'] === 'text' ? textOf(block['text']) : '';
  if (text.trim() !== '') return [{ type: 'said', text, ...when }];
  if (block['type'] !== 'tool_use') return [];
  const { id, name, input } = block;
  return [{ type: 'call', id: textOf(id), tool: textOf(name), input: fieldsOf(input), ...when }];
}

/** What was refused says nothing about the world. Its line has a `toolDenialKind`; the words are for clients that write none. */
const REFUSED =
  /user doesn't want to|user rejected|permission to use|requested permissions? to|requires? approval|tool_use_error/i;
/** What is to be replaced is not in the file, or was not read: no user was asked. */
const MISUSED = /^<tool_use_error>/;
/** How the result of a command begins that ran and failed: what it printed may speak of permissions, too. */
const RAN = /^(?:Error: )?Exit code \d/;

/** What the client writes, from the first word on, before the words that the user typed while turning a call down. */
const INSTEAD = /^(?:Error: )?The user doesn't want to [^\n]{0,300}the user said:[ \t]*\n/i;

const CLIENTS_NOTE = /\s{0,20}(?<![^\n])Note: The user(?:'|’)s next message[\s\S]*/;

/** How the client tells what a hook of the user's says that turned a call down: the tool, the hook's command in brackets, and what it wrote to stderr. */
const BY_HOOK = /^(?:Error: )?PreToolUse:(\S+) hook error:\s*(?:\[[\s\S]*?\]:\s+)?([\s\S]*)/;
const SAID_NOTHING = /^No stderr output[\s\S]*/;

function resultEvents(block: Fields, toolUseResult: Fields, isDenied: boolean): readonly TranscriptEvent[] {
  if (block['type'] !== 'tool_result') return [];
  const id = textOf(block['tool_use_id']);
  // A tool that takes an unknown task for no error says so here.
  const isError = block['is_error'] === true || toolUseResult['success'] === false;
  const whole = contentText(block['content']);
  const said = whole.slice(0, 500);
  const [, byHookOf, text = ''] = (isError && BY_HOOK.exec(whole)) || [];
  if (byHookOf !== undefined)
    return [{ type: 'refused', id, text: text.replace(SAID_NOTHING, ''), byHookOf }];
  if (isDenied || (isError && !RAN.test(said) && REFUSED.test(said))) {
    const typed = INSTEAD.exec(said);
    const text = typed === null ? '' : whole.slice(typed[0].length).replace(CLIENTS_NOTE, '');
    if (!isDenied && MISUSED.test(said)) return [{ type: 'refused', id, text, isMisused: true }];
    return [{ type: 'refused', id, text, ...(isDenied ? { isMarked: true } : {}) }];
  }
  const task = textOf(fieldsOf(toolUseResult['task'])['id']);
  const answers = fieldsOf(toolUseResult['answers']);
  return [
    {
      type: 'result',
      id,
      failed: isError,
      ...(whole === '' ? {} : { output: whole }),
      ...(task === '' ? {} : { task }),
      ...(Object.keys(answers).length === 0 ? {} : { answers }),
      ...(Object.keys(toolUseResult).length === 0 ? {} : { detail: toolUseResult }),
    },
  ];
}

/** A result is a text, or blocks of which some are. */
const contentText = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : listOfFields(content)
        .map((block) => textOf(block['text']))
        .join('\n');

/** A memory as it is told or listed, and as models repeat it: its id first, in brackets, bold, as code or bare, behind a list's sign. */
const ITEM = /^(?:[-*•+]\s+|\d{1,3}[.)]\s+)?(?:\*\*|__)?`?\[?[0-9a-f]{16}\]?`?(?:\*\*|__)?(?=[\s:]|$)/;
/** What stands above the memories, and the line with whose each is and what it rests on. */
const HEADING = /\bRecalled by cs-memory from\b/;
const LABEL =
  /^\([\w./-]+\/[\w-]+ · .*\bevidence (?:user-stated|test-verified|tool-observed|model-inferred)\b/;
const QUOTED = /^ {0,3}> ?/;

/** A text without the memories that it repeats, and what is indented below them: a model that is asked what it remembers lists them, a user pastes a list, both without the fence that the filters see. Pure, linear. */
export function withoutOwnLines(text: string): string {
  let item: readonly number[] | undefined;
  const kept = text.split('\n').filter((line) => {
    const bare = line.replace(QUOTED, '');
    const told = bare.trim();
    const indents = [indentOf(line), indentOf(bare)];
    if (ITEM.test(told)) {
      item = indents;
      return false;
    }
    if (told !== '' && item?.some((indent, at) => (indents[at] ?? 0) > indent)) return false;
    item = undefined;
    return !HEADING.test(told) && !LABEL.test(told);
  });
  return kept.join('\n');
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
