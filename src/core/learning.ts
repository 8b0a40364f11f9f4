import { createHash } from 'node:crypto';
import type { MemoryContent, Severity } from './memory.ts';
import { cutExcerpt, joined } from './text.ts';
import { DAY_MS } from './time.ts';

/** How a finished tool call ended. `rejected`: the client refused it before it ran (an edit whose text is not there). */
type ToolOutcome = 'success' | 'failure' | 'rejected';

export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly response: ToolResponse;
  readonly durationMs?: number;
}

export interface ToolResponse {
  readonly outcome: ToolOutcome;
  readonly text: string;
  readonly exitCode?: number;
  /** The client's own reading of a non-zero exit that is no failure ("No matches found"). */
  readonly interpretation?: string;
  readonly interrupted: boolean;
}

const CATEGORIES = ['error', 'workaround', 'discovery', 'warning'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a detector makes of a tool call worth remembering. Raw text: nothing of it may touch a disk unfiltered. */
export interface ToolLearning {
  readonly tool: string;
  readonly category: Category;
  readonly severity: Severity;
  /** 0…1. */
  readonly score: number;
  /** One sentence that names the tool or the file. */
  readonly summary: string;
  readonly context: string;
  readonly observation: string;
  readonly exitCode?: number;
  /** The telling part of the output; at most 1 KiB once filtered. */
  readonly excerpt: string;
  readonly signature?: string;
  /** Paths the call names, as the client gave them. */
  readonly files: readonly string[];
}

/** A memory on its way into a note: its content and where it comes from, not yet anchored. */
export interface MemoryDraft<Text extends string = string> extends MemoryContent<Text> {
  /** ISO 8601, UTC: when it was met. */
  readonly at: string;
  /** Relative to the root of the work tree. */
  readonly files: readonly Text[];
  readonly session?: Text;
  readonly agent?: Text;
  readonly branch?: Text;
  /** ISO 8601, UTC: when it stops being recalled. */
  readonly expires?: string;
  /** Ids of memories of the same namespace whose place it takes. */
  readonly supersedes?: readonly string[];
}

export type AgentName = Readonly<{ id: string; type: string }>;

/** Something worth remembering, filtered and waiting in the accumulator for the next flush. */
export interface Learning<Text extends string = string> extends MemoryDraft<Text> {
  readonly session: Text;
  /** 0…1, from the detector. */
  readonly score?: number;
  /** The subagent that met it, until its session has taken it over (capture/merge-agents.ts); never in a note. */
  readonly agentId?: Text;
}

/** What is too long to be a name is cut: it must not keep a learning, or those beside it, out of the notes. */
export const MAX_NAME_CHARS = 256;
/** As many files as a lesson speaks of; a longer list is a report. */
export const MOST_FILES = 5;

/** What a learning is made of before its texts are filtered. */
export interface Said
  extends Pick<Learning, 'ns' | 'kind' | 'evidence' | 'summary' | 'files' | 'at' | 'session' | 'score'> {
  readonly body?: string;
  readonly key?: string;
  readonly branch: string | undefined;
  readonly days?: number;
}

/** A learning of what was said, filtered; a body that only repeats the summary is left out. Throws what `clean` throws. */
export function learned<Text extends string>(said: Said, clean: (text: string) => Text): Learning<Text> {
  const { ns, kind, evidence, at, score, summary, body = '', files, session, key, branch, days } = said;
  const isRepeated = body.trim() === '' || body.trim() === summary.trim();
  // By name: what a caller's object holds besides is not filtered.
  return {
    ...{ ns, kind, evidence, at },
    ...(score === undefined ? {} : { score }),
    summary: clean(summary),
    ...(isRepeated ? {} : { body: clean(body) }),
    tags: [],
    files: files.map(clean),
    session: clean(session),
    ...(days === undefined ? {} : { expires: new Date(Date.parse(at) + days * DAY_MS).toISOString() }),
    ...(key === undefined ? {} : { key: clean(key.slice(0, MAX_NAME_CHARS)) }),
    ...(branch === undefined ? {} : { branch: clean(branch) }),
  };
}

/** An excerpt of output is at most so long (design: under 1 KiB). */
const MAX_EXCERPT_BYTES = 1024;
export const MAX_SUMMARY_CHARS = 160;

const quote = (text: string): string => `> ${text.replaceAll('\n', '\n> ')}`;

/** The body of a tool learning's memory, of filtered text: the excerpt is cut only here. */
export function learningBody(learning: ToolLearning): string {
  const { context, observation, exitCode, excerpt } = learning;
  const isTold = exitCode === undefined || /exit code/i.test(observation);
  const parts = [
    context && `While: ${context}`,
    observation && `Seen: ${observation}`,
    isTold ? '' : `Exit code: ${exitCode}`,
    excerpt && quote(cutExcerpt(excerpt, MAX_EXCERPT_BYTES - 128)),
  ];
  return joined(parts, '\n');
}

/** What makes two contents one lesson: an error's signature; else the words without case and spacing. An imported `key` tells equal words apart. */
export function contentKey(content: MemoryContent): string {
  const said = content.signature ?? `${content.summary}\n${content.body ?? ''}`;
  const words = said
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\S ]\s*| \s+/g, ' ') // what is one space already stays: a quarter of the time
    .trim();
  return ['v1', content.ns, content.kind, words, content.key ?? ''].join('\u0000');
}

/** 64 bits: at 100,000 memories two different ones share an id with a chance of 3 in 10 billion. */
const ID_HEX_DIGITS = 16;

/** The id of a memory is its content's alone: one lesson is one memory, whoever met it, wherever. */
export function memoryId(content: MemoryContent): string {
  // A slice of the digest's text would keep all of it.
  return createHash('sha256')
    .update(contentKey(content))
    .digest()
    .toString('hex', 0, ID_HEX_DIGITS / 2);
}

/** Why a failure may be worth a memory. `world`: tool, machine, version, settings; `passing`: what comes and goes; `slip`: how it was called; `code`: the code's own, but for a variable that it names. */
export type Fault = 'world' | 'passing' | 'slip' | 'unknown' | 'code';

interface StepTimes {
  /** When it ended, in milliseconds since 1970. */
  readonly atMs: number;
  /** When it began; the same where the client does not tell. */
  readonly fromMs: number;
  /** An earlier flush has seen it, and left it for what comes after. */
  readonly kept?: boolean;
}

export interface FailedStep<Text extends string = string> extends StepTimes {
  readonly type: 'failed';
  readonly tool: string;
  readonly command: Text;
  readonly fault: Fault;
  readonly learning: Learning<Text>;
}

export interface PassedStep<Text extends string = string> extends StepTimes {
  readonly type: 'passed';
  readonly tool: string;
  readonly command: Text;
}

export interface EditedStep<Text extends string = string> extends StepTimes {
  readonly type: 'edited';
  readonly path: Text;
  /** The first line that was put into it, where it is a file of settings. */
  readonly put?: Text;
}

/** What a session's spool keeps for pairing, besides its learnings. All texts are filtered. */
export type Step<Text extends string = string> = FailedStep<Text> | PassedStep<Text> | EditedStep<Text>;
