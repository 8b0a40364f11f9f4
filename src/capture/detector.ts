import { textOf } from '../core/basics.ts';
import type { Fault, ToolCall, ToolLearning, ToolResponse } from '../core/learning.ts';
import { signatureOf } from '../core/signature.ts';
import { cutAtWord, headOf, oneLine, outputLines, tellingIndex, windowOf } from '../core/text.ts';
import { type Assessment, assess } from './score.ts';
import { excerptOf, shortCommand, withoutBodies, withoutValues } from './shell.ts';
import { HIDDEN_FAILURE } from './signals.ts';
import { pathsOf, TOLD_INPUTS } from './tool-call.ts';

const MAX_FILES = 5;
/** Of any language, too: `größe/test.py`; but no quotation marks, arrows, and colons as Chinese writes them. */
const LETTER = String.raw`\w\u00c0-\u1fff\u2c00-\u2fff\u3040-\ud7ff\uf900-\ufdff`;
const NAME = `[${LETTER}@.+-]`;
const ROOT = String.raw`(?:[A-Za-z]:[\\/]|~?\/|\.{1,2}\/)?`;
const EXTENSION = String.raw`\.[A-Za-z]\w{0,5}`;
/** `src/a.ts:12`, `src/a.ts(12,5)`, `File "my app/a.py", line 3`. */
const PLACE = new RegExp(
  String.raw`(?<![${LETTER}/:.\\-])(${ROOT}(?:${NAME}+[\\/])*${NAME}*${EXTENSION})(?::\d+|\(\d+,\d+\))|"([^"\n]{1,300}${EXTENSION})", line \d+`,
  'g',
);
/** A quoted path with a directory and an extension, as errors name files. */
const QUOTED = new RegExp(String.raw`['"\x60](${ROOT}(?:${NAME}+[\\/])+${NAME}*${EXTENSION})['"\x60]`, 'g');
const FOREIGN = /node_modules|site-packages|^node:|\/usr\/|\/go\/pkg\/|\.cargo\/registry/;

/** The paths a call names, at most five: those of its input, else of a shell command those of its telling line, then those that its output gives as `path:line`; none of installed packages. */
function filesOf(call: ToolCall, tellingLine: string, lines: readonly string[]): readonly string[] {
  const named = pathsOf(call);
  if (named.length > 0 || typeof call.input['command'] !== 'string') return named;
  const told = [...pathsIn(tellingLine, PLACE), ...pathsIn(tellingLine, QUOTED)];
  const shown = lines.flatMap((line) => pathsIn(line.slice(0, 500), PLACE));
  return [...new Set([...told, ...shown])].slice(0, MAX_FILES);
}

function pathsIn(line: string, pattern: RegExp): string[] {
  const paths = Array.from(line.matchAll(pattern), ([, bare, quoted]) => bare ?? quoted ?? '');
  return paths.filter((path) => path !== '' && !FOREIGN.test(path));
}

/** Our own MCP tools, as the client names them: what recall tells is no news. */
const OWN = /^mcp__plugin_cs_/;

/** Whether a tool is among those named, and none of ours; `mcp__*` stands for all that begin so. Pure. */
export function isWatchedTool(names: readonly string[], tool: string): boolean {
  if (OWN.test(tool)) return false;
  return names.some((name) => (name.endsWith('*') ? tool.startsWith(name.slice(0, -1)) : name === tool));
}

const SUMMARY_CHARS = 160;
const SUBJECT_CHARS = 70;
const CONTEXT_CHARS = 500;
const OBSERVATION_CHARS = 300;
/** A here-document may hold a whole file; what a command is known by stands at its start. */
const COMMAND_CHARS = 4_000;
/** `/bin/bash: line 1: ` and zsh's `(eval):1: ` say nothing of the cause. */
const SHELL_PREFIX = /^(?:(?:\S*\/)?(?:ba|z|da)?sh: (?:line )?(?:\d+: )?|\(eval\):\d+: )/;

/** What a finished call teaches; nothing where its tool is not watched. All texts are raw, to be filtered, and only ever cut between words or lines. */
export interface Judgement {
  readonly score: number;
  /** What there is to learn from it; absent below the threshold. */
  readonly found?: ToolLearning;
  /** It as a failure that later calls may prove a lesson, also below the threshold; absent for what is none, and for what is the code's own fault and names no variable. */
  readonly failure?: { readonly learning: ToolLearning; readonly fault: Fault };
  /** Whether it did what it was to do: a command whose output tells of a failure did not, whatever its exit code. */
  readonly hasPassed: boolean;
}

/** Its exit code is that of what only shows the output, or of nothing. */
const MASKED = /(?:\|\s{0,9}(?:head|tail|cat|tee)\b[^|;&]*|\|\|\s{0,9}(?:true|:)\s*)$/;
const isErrorItself = (line: string): boolean => /^(?:[\w./-]+: )?(?:error|fatal|panic)\b:? /i.test(line);

const NAMES_VARIABLE = /Error\b.{0,200}?\b(?!ERR_)[A-Z][A-Z\d]*_[A-Z\d_]+\b/;

/** So far below the threshold a failure is still looked at again: what helped against it may lift it. */
const LIFT = 0.25;

/** Judges a call of the tools named (`mcp__*`: all that begin so); from `threshold` (0…1, usually .6) on it is a learning. Pure. */
export function judgeCall(
  call: ToolCall,
  { threshold, tools }: { readonly threshold: number; readonly tools: readonly string[] },
): Judgement {
  const { tool, response } = call;
  const assessed = assess(tool, response, commandOf(call));
  const { fault, score, signals } = assessed;
  const hasPassed =
    response.outcome === 'success' &&
    !signals.includes(HIDDEN_FAILURE) &&
    !(MASKED.test(commandOf(call)) && outputLines(response.text).some(isErrorItself));
  if (!isWatchedTool(tools, tool)) return { score: 0, hasPassed };
  const isFound = signals.length > 0 && score >= threshold;
  const isOpen = fault === 'code' ? NAMES_VARIABLE.test(windowOf(response.text)) : score >= threshold - LIFT;
  const failed = isOpen ? fault : undefined;
  if (!isFound && failed === undefined) return { score, hasPassed };
  const learning = learningOf(call, assessed);
  return {
    ...{ score, hasPassed },
    ...(isFound ? { found: learning } : {}),
    ...(failed === undefined ? {} : { failure: { learning, fault: failed } }),
  };
}

function learningOf(call: ToolCall, found: Assessment): ToolLearning {
  const { text, exitCode } = call.response;
  const { category, severity, score } = found;
  const lines = outputLines(text);
  const main = mainLine(lines, found);
  const line = oneLine(lines[main] ?? '');
  const signature = isFailure(found) ? signatureOf(lines[main]) : undefined;
  return {
    ...{ tool: call.tool, category, severity, score },
    summary: summaryOf(call, found, line),
    context: contextOf(call),
    observation: observationOf(call.response, line),
    ...(exitCode !== undefined && { exitCode }),
    excerpt: excerptOf(lines, main),
    ...(signature !== undefined && { signature }),
    files: filesOf(call, line, lines),
  };
}

/** A failure may be of any category; a notice is none. */
const isFailure = (found: Assessment): boolean => found.category === 'error' || found.fault !== undefined;

/** A notice is told by the line it was found in, an error by the line its signature is made of. */
function mainLine(lines: readonly string[], found: Assessment): number {
  const pattern = isFailure(found) ? undefined : found.signals.find((signal) => signal.category)?.pattern;
  const noticed = pattern ? lines.findIndex((line) => pattern.test(line)) : -1;
  return noticed >= 0 ? noticed : tellingIndex(lines);
}

function summaryOf(call: ToolCall, found: Assessment, line: string): string {
  const lead = `${subjectOf(call)} ${verbOf(call.response, found)}`;
  const message = line.replace(SHELL_PREFIX, '').replace(/[.\s]+$/, '');
  if (message === '') return `${lead} without a word`;
  const room = SUMMARY_CHARS - lead.length - 2;
  const told = cutAtWord(firstSentence(message, room), room);
  return told === '…' ? `${lead} with a long message` : `${lead}: ${told}`;
}

function verbOf({ outcome }: ToolResponse, found: Assessment): string {
  if (outcome !== 'success') return outcome === 'rejected' ? 'was rejected' : 'failed';
  return isFailure(found) ? 'failed unnoticed' : 'reported';
}

/** Up to the first full stop that leaves a message worth the name; all of it where there is none. */
function firstSentence(message: string, maxChars: number): string {
  if (message.length <= maxChars) return message;
  const end = message.slice(0, maxChars).search(/(?<=[\w)'"])[.;] /);
  return end >= 20 ? message.slice(0, end) : message;
}

function subjectOf(call: ToolCall): string {
  const command = commandOf(call);
  if (command) return `\`${shortCommand(withoutValues(command), SUBJECT_CHARS)}\``;
  const [path] = pathsOf(call);
  // Of an address the host: the rest may carry credentials and is in the context, where the filters see all of it.
  const [, host] = /^\w+:\/\/(?:[^\s/@]*@)?([\w.-]+)/.exec(textOf(call.input['url'])) ?? [];
  const named = path?.split(/[\\/]/).at(-1) ?? host;
  return named ? `${call.tool} of ${cutAtWord(named, SUBJECT_CHARS)}` : call.tool;
}

function contextOf(call: ToolCall): string {
  const command = commandOf(call);
  if (command) return cutAtWord(withoutValues(withoutBodies(command)), CONTEXT_CHARS);
  const named = TOLD_INPUTS.map((name) => textOf(call.input[name])).find((value) => value !== '');
  return cutAtWord(named ?? call.tool, CONTEXT_CHARS);
}

function observationOf(response: ToolResponse, line: string): string {
  const exit = response.exitCode === undefined ? [] : [`Exit code ${response.exitCode}`];
  return cutAtWord([...exit, line].filter((part) => part !== '').join(': '), OBSERVATION_CHARS);
}

const commandOf = ({ input }: ToolCall): string => headOf(textOf(input['command']), COMMAND_CHARS);

/** The words a tool learning is found by besides its text: the tool, and the program it ran. */
export function learningTags(learning: ToolLearning): string[] {
  const program = /^[\w.-]+(?=\s|$)/.exec(learning.context)?.[0];
  const tags = [learning.tool.toLowerCase(), ...(learning.tool === 'Bash' && program ? [program] : [])];
  return [...new Set(tags)];
}
