import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { type Learning, memoryId, type ToolCall } from '../core/learning.ts';
import type { MemoryContent } from '../core/memory.ts';
import type { MemoryIndex } from '../core/ports.ts';
import { cutAtWord, headOf, tailOf } from '../core/text.ts';
import type { Anchored, AnchorResult } from '../memories/anchor.ts';
import type { CaptureAccumulator } from '../session/model/ports.ts';

/** The inputs of a tool that name a file. */
export const PATH_INPUTS = ['file_path', 'notebook_path'];

/** The client itself cuts a command's output at 30,000 characters; what is longer is cut here, since filters take time. */
const MAX_OUTPUT_CHARS = 64 * 1024;
/** So much of an input is looked at: whole files stand in some. */
export const MAX_INPUT_CHARS = 16 * 1024;

/** How the client marks what it left out of an error of more than 10,000 characters. It cuts anywhere, also in a word. */
const CLIENT_CUT = /\n\n\.\.\. \[\d+ characters truncated\] \.\.\.\n\n/;

/** What a filter knows by its first or last line only: the rest of such a block, cut off from it, would look harmless. */
const BLOCK = /<\/?(?:cs-memory-recall|system-reminder|private)\b|PRIVATE KEY|PuTTY-User-Key-File/i;

/**
 * The beginning and the end of an output that was cut, or is very long, in whole lines (in whole words where there is
 * no line end): of a secret that the cut went through both halves go. The beginning alone where a block may be cut.
 */
function boundedOutput(text: string): string {
  const cut = CLIENT_CUT.exec(text);
  if (cut === null && text.length <= MAX_OUTPUT_CHARS) return text;
  const half = MAX_OUTPUT_CHARS / 2;
  const end = Math.min(cut?.index ?? half, half);
  const head = headOf(text, end);
  if (BLOCK.test(text)) return head;
  const start = Math.max(cut === null ? 0 : cut.index + cut[0].length, text.length - half);
  const tail = tailOf(text, text.length - start);
  return `${head}\n${tail.slice(tail.indexOf('\n') + 1 || tail.length)}`; // the line behind a cut may be the value of what the cut line announced
}

/** All that a detector takes a text of; whole files stand in the others. */
const TOLD_INPUTS = ['command', 'url', 'pattern', 'path', 'query', ...PATH_INPUTS];

/**
 * The call with its texts filtered whole: the detector picks lines and cuts, and a line from the middle of a key
 * block, half of a command, or the base name of a path shows no filter what it is.
 */
export function filteredCall(call: ToolCall, filters: FilterPipeline): ToolCall {
  const { response, input } = call;
  const filtered = TOLD_INPUTS.flatMap((name): [string, string][] => {
    const text = input[name];
    return typeof text === 'string' ? [[name, filterOrThrow(filters, headOf(text, MAX_INPUT_CHARS))]] : [];
  });
  return {
    ...call,
    response: { ...response, text: filterOrThrow(filters, boundedOutput(response.text)) },
    input: { ...input, ...Object.fromEntries(filtered) },
  };
}

/**
 * What was tried: the command, or what another tool was asked for, of a call whose texts were filtered as they stand: JSON
 * has other line breaks and quotes, behind which a filter may miss what it is.
 */
export function triedIn({ input }: ToolCall): string {
  const { command } = input;
  if (typeof command === 'string') return command;
  const told = TOLD_INPUTS.filter((name) => typeof input[name] === 'string');
  return JSON.stringify(Object.fromEntries(told.map((name) => [name, input[name]])));
}

const MAX_PUT_CHARS = 120;

/** The first line that an edit puts into its file, filtered with those around it; undefined where it only takes out, or where the client does not say. */
export function lineIn({ input }: ToolCall, filters: FilterPipeline): Filtered | undefined {
  const { old_string: before, new_string: after } = input;
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const lines = clean(headOf(after, MAX_INPUT_CHARS)).split('\n'); // half a secret is none to the filters
  const line = lines.find((it) => /\w/.test(it) && !known.has(it.trim()));
  return line === undefined ? undefined : clean(cutAtWord(line.trim(), MAX_PUT_CHARS));
}

/** What a prompt states by the way (services/capture/note-statement.ts): kept by a rule's guess, at the end of the turn, with nothing said. */
const UNTOLD: ReadonlySet<string> = new Set([
  'learnings/correction',
  'decisions/decision',
  'patterns/preference',
  'patterns/convention',
]);

/** Whether somebody's own words were taken from a prompt without telling, as "remember …" is: who reviews captures wants to see them. */
export function isUntoldStatement({ ns, kind, evidence }: MemoryContent): boolean {
  return evidence === 'user-stated' && UNTOLD.has(`${ns}/${kind}`);
}

export interface HoldPorts {
  readonly anchor: (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult>;
  readonly index: Pick<MemoryIndex, 'known'>;
  readonly held: Pick<CaptureAccumulator, 'add'>;
}

/**
 * Anchors as ever what the user asked to be remembered and what meets a known memory, and puts every other draft among those that
 * wait for a review. What is held counts as `known`: nothing was written for it. On an unborn branch nothing is held either.
 */
export function createHold({
  anchor,
  index,
  held,
}: HoldPorts): (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult> {
  return async (drafts) => {
    const known = await index.known(drafts.map(memoryId));
    const isHeld = (draft: Learning<Filtered>): boolean =>
      (draft.evidence !== 'user-stated' || isUntoldStatement(draft)) && !known.has(memoryId(draft));
    const result = await anchor(drafts.filter((draft) => !isHeld(draft)));
    if (result.state === 'unborn') return result;
    const written = [...result.entries];
    const entries = drafts.map((draft): Anchored => {
      if (!isHeld(draft)) return written.shift() as Anchored; // one for each that was anchored, in their order
      held.add(draft);
      return { id: memoryId(draft), became: 'known', cut: false };
    });
    return { ...result, entries };
  };
}
