import type { ToolResponse } from '../core/learning.ts';
import { hasSign, outputLines, plainText, tellingRank, windowOf } from '../core/text.ts';
import { isElsewhere, onlyLooks } from './family.ts';
import { programOf, type SimpleCommand, simpleCommands } from './shell.ts';
import {
  DECLINED,
  ELSEWHERE,
  FAILED,
  HIDDEN_FAILURE,
  MACHINE_SIGNALS,
  NOTICE_SIGNALS,
  ORDINARY_SIGNALS,
  PROJECT_SIGNALS,
  type Signal,
  UNCLASSIFIED,
} from './signals.ts';
import { EDITORS, isUnusual, SHELLS } from './tool-call.ts';

const WORLD_SIGNALS = [...MACHINE_SIGNALS, ...PROJECT_SIGNALS];
/** Their messages may quote file content, so only the first line counts, and only what it says of the machine. */
const FILE_TOOLS: ReadonlySet<string> = new Set(['Read', ...EDITORS, 'Glob', 'Grep']);
const NOT_STARTED =
  /^(?:The user doesn't want to|PreToolUse:\S+ hook error|This command requires approval|Sibling tool call errored|Cancelled|\[Request interrupted|Permission to use|.{0,60}is temporarily unavailable, so auto mode)/;
const HIDDEN =
  /^(?:(?:\[[\w:.-]+\] )?(?:error|fatal|panic)(?:\[\w+\])?:|FAIL(?:\s|$)|\s*--- FAIL:|npm (?:ERR!|error) |(?:\/bin\/)?(?:ba|z|da)?sh: |\(eval\):\d+: |E: |.{0,60}ERROR task failed|ERROR: |[A-Za-z][\w.-]*: (?:fatal )?error: )|exited with (?:code|status) [1-9]/im;
/** What the shell or git itself says, whatever they were told to show. */
const OWN_ERROR = /^(?:(?:\/bin\/)?(?:ba|z|da)?sh: |\(eval\):\d+: |fatal: )/im;
/** `sed: …`: a program says what is wrong. */
const PROGRAM_SPEAKS = /^\(?[\w-]+\)?: /m;
const ALL_PASSED =
  /^\s*0 fail(?:ed|ures)?\s*$|\b0 failed\b|^(?:All tests passed|0 errors?\b)|^(?:diff --git |commit [0-9a-f]{40})/im;

/** How much a finished call is worth remembering, 0…1, by the first and the last 8 KB of its response; the weights were set by hand (docs/explanation/capture.md has the figures). `command`: the shell line. Pure. */
export const calculateScore = (tool: string, response: ToolResponse, command = ''): number =>
  assess(tool, response, command).score;

/** The same score with the signals it is the sum of, as they are shown to people; none where there was nothing to notice. No word of the output is in it. */
export function explainScore(toolName: string, response: ToolResponse, command = '') {
  const { score, signals } = assess(toolName, response, command);
  return { score, signals: signals.map(({ name, weight, why }) => ({ name, weight, why })) };
}

export const assess = (tool: string, response: ToolResponse, command = ''): Assessment =>
  (response.outcome === 'success' ? assessSuccess : assessFailure)(tool, response, command);

function assessFailure(tool: string, response: ToolResponse, command: string): Assessment {
  const window = windowOf(response.text);
  const isHalted = response.interrupted && !/timed out/i.test(window);
  if (isHalted || NOT_STARTED.test(window) || response.exitCode === 130) return verdict([DECLINED]);
  const narrow = response.outcome === 'rejected' || FILE_TOOLS.has(tool);
  const text = plainText(narrow ? (window.slice(0, 500).split('\n', 1)[0] ?? '') : window);
  const world = strongest(narrow ? MACHINE_SIGNALS : WORLD_SIGNALS, text, response);
  const ordinary = narrow ? undefined : strongest(ORDINARY_SIGNALS, text, response);
  const unknown =
    !narrow && SHELLS.has(tool) && !world && !ordinary && (response.exitCode ?? 1) >= 1 && /\S/.test(text);
  if (unknown && foundNothing(response, text, command)) return verdict([FAILED]);
  const known = world ?? (unknown ? UNCLASSIFIED : undefined);
  return verdict([FAILED, known, ordinary, known && isElsewhere(command) ? ELSEWHERE : undefined]);
}

/** A search without a hit, or a look at what is not there, is no failure of anything. */
function foundNothing({ exitCode }: ToolResponse, text: string, command: string): boolean {
  const programs = simpleCommands(command).map(({ words }) => programOf(words[0] ?? ''));
  const last = programs.findLast((program) => !/^(?:done|fi|esac)$/.test(program)) ?? '';
  if (exitCode === 1 && SEEKERS.test(last)) return outputLines(text).every((line) => tellingRank(line) < 2);
  return !PROGRAM_SPEAKS.test(text) && onlyLooks(command);
}

/** `|| echo "not there"`: whoever wrote it reckoned with the failure. */
const RECKONED_WITH = /\|\|\s*(?:echo|printf|true|:)(?=\s|$)/;

/** Output of a shell may tell of a failure that a pipe swallowed. */
function assessSuccess(tool: string, response: ToolResponse, command: string): Assessment {
  if (!isUnusual({ tool, response })) return verdict([]);
  const text = plainText(windowOf(response.text));
  const notice = strongest(NOTICE_SIGNALS, text, response);
  // The checks of a commit look at what is committed, which may be none of theirs, a look is no check; and a server that was asked may well say no.
  const isLook = onlyLooks(command);
  const isCommit = ({ words }: SimpleCommand): boolean => words[0] === 'git' && words.includes('commit');
  const isNone =
    notice?.category === 'discovery' ? !isLook : isLook || simpleCommands(command).some(isCommit);
  const noticed = verdict([isNone ? undefined : notice]);
  if (ALL_PASSED.test(text) || !(isLook ? OWN_ERROR : HIDDEN).test(text)) return noticed;
  if (RECKONED_WITH.test(command)) return verdict([HIDDEN_FAILURE]);
  const world = strongest(WORLD_SIGNALS, text, response);
  const hidden = verdict([HIDDEN_FAILURE, world, strongest(ORDINARY_SIGNALS, text, response)]);
  return hidden.score >= noticed.score ? hidden : noticed;
}

/** The strongest that applies, the first of equals. The strong ones are tried first, since each pattern has to be compiled. */
function strongest(signals: readonly Signal[], text: string, { exitCode }: ToolResponse) {
  const byStrength = signals.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const small = text.toLowerCase();
  return byStrength.find(
    ({ exitCodes = [], signs, pattern }) =>
      exitCodes.includes(exitCode ?? 0) ||
      ((signs === undefined || hasSign(signs, small)) && pattern?.test(text)),
  );
}

export type Assessment = ReturnType<typeof verdict>;
/** `fault`: what a later call may prove of it; absent for what is no failure, or the code's own. */
function verdict(found: readonly (Signal | undefined)[]) {
  const signals = found.filter((signal) => signal !== undefined);
  const sum = signals.reduce((total, signal) => total + signal.weight, 0);
  const score = Math.round(Math.min(1, Math.max(0, sum)) * 100) / 100;
  const fault = signals.find((signal) => signal.fault)?.fault;
  return {
    score,
    ...(fault === undefined ? {} : { fault }),
    signals,
    category: signals.find((signal) => signal.category)?.category ?? ('error' as const),
    severity: signals.find((signal) => signal.severity)?.severity ?? ('sev-1' as const),
  };
}

/** Programs that end with 1 where they find nothing, or a difference. */
const SEEKERS = /^(?:e?grep|rg|ag|which|where|command|diff|cmp|test|\[|findstr)$/;
