import { splitSentences } from '../../capture/prose.ts';
import { LEFT_OVER, questionIn, TO_DO } from '../../capture/user-words.ts';
import { firstOf, joined, shortLine } from '../../core/text.ts';
import { tokenize } from '../../recall/index/terms.ts';
import { readPrompt } from '../goal-request.ts';
import { speaksOfFailing } from './checks.ts';
import { promptHead } from './prompt-text.ts';
import { LEAD } from './sections.ts';
import type { ChangedFile, HandoffParts, HandoffTask } from './types.ts';

const MAX_LINE_CHARS = 220;

/** Two or three are usual, and all have to fit into a line. */
const MAX_AGENTS = 3;
const MAX_TASK_CHARS = 30;
const MAX_SHELLS = 5;
const MAX_COMMAND_CHARS = 140;
/** More are counted: all stand among the files in work. */
const MAX_FILES = 2;
const MAX_SINCE = 6;

/** A word for what is over: it needs no line of its own. */
const CLOSED = /^(?:completed|done|closed|cancelled|canceled|abandoned|deleted)$/;

export const isOpen = ({ state }: HandoffTask): boolean => !CLOSED.test(state);
export const isBegun = ({ state }: HandoffTask): boolean => state === 'in_progress' || state === 'progress';

/** Whether so much was done since an entry came to its state that it may not be true any more. */
export const isOld = ({ since = 0 }: HandoffTask): boolean => since > MAX_SINCE_THEN;
const MAX_SINCE_THEN = 15;

export const bullet = (text: string): string => `- ${shortLine(text, MAX_LINE_CHARS)}`;

const HEAD_CHARS = MAX_LINE_CHARS - LEAD.notAnswered.length;

/** What is under way, what was asked last and has no answer, or was asked of the user; what runs still; what was announced; what waits first. Pure. */
export function nextLines(parts: HandoffParts): readonly string[] {
  const { tasks, isAnswered, answers, ahead } = parts;
  const open = tasks.filter(isOpen);
  const waiting = open.find((task) => !isBegun(task));
  const asked = parts.lastPrompt || (parts.asked.at(-1) ?? '');
  const question = isAnswered ? questionIn(answers[0] ?? '') : undefined;
  const told = [
    isAnswered || asked === '' ? [] : `${LEAD.notAnswered}${promptHead(asked, HEAD_CHARS)}`,
    doneSince(parts) ?? [],
    question === undefined ? [] : `${LEAD.askedTheUser}${question}`,
    open.filter(isBegun).map((task) => {
      const lead = isOld(task) ? `${LEAD.begunLongAgo}${task.since} steps before the end` : 'Go on with';
      return `${lead}: ${task.subject}`;
    }),
    agentsLeft(parts) ?? [],
    shellsLeft(parts),
    ahead.map((text) => `${LEAD.saidOpen}${text}`),
    waiting === undefined ? [] : `Waits: ${waiting.subject}`,
    notShared(parts),
  ];
  return told.flat().map(bullet);
}

const HARMLESS = /^(?:look|said|plan)$/;

/** What was done already of what has no answer yet: nobody has to do it again. */
function doneSince({ isAnswered, editedSince = [], edited, course = [] }: HandoffParts): string | undefined {
  if (isAnswered) return undefined;
  if (editedSince.length === 0) {
    // A long turn may have begun before all that the course tells.
    const asked = course.findIndex(({ kind }) => kind === 'prompt');
    const isKnown = asked > 0 && course.slice(0, asked).every(({ kind }) => HARMLESS.test(kind));
    return isKnown ? `${LEAD.doneSoFar}no file was edited` : undefined;
  }
  const isAll = editedSince.length === edited.length && edited.length > MAX_FILES;
  const named = isAll ? `all ${edited.length} files in work` : editedSince.slice(-MAX_SINCE).join(', ');
  return `${LEAD.doneSoFar}edited ${named}`;
}

/** One line for all: whoever goes on must neither forget them nor send them again. */
function agentsLeft({ running = [], occasion }: HandoffParts): string | undefined {
  const agents = running.filter(({ kind }) => kind === 'agent');
  if (agents.length === 0) return undefined;
  const told = agents.map(({ id, type, task }) => {
    const name = joined([type, id && `(${id})`], ' ') || 'one';
    return task === '' ? name : `${name}: ${shortLine(task, MAX_TASK_CHARS)}`;
  });
  const all = firstOf(told, MAX_AGENTS, (more) => `${more} more`).join('; ');
  return `${LEAD.agentsLeft}${occasion === 'crash' ? 'were cut off' : 'had not ended'}: ${all}`;
}

/** The client ends its shells when it ends itself; what a shell line left behind may live on. */
function shellsLeft({ running = [], occasion }: HandoffParts): readonly string[] {
  const goesOn = occasion === 'compaction' || occasion === 'clear';
  const lead = goesOn ? 'Runs' : 'Ran, and may have to be started again,';
  const shells = running.filter(({ kind }) => kind === 'shell').slice(-MAX_SHELLS);
  return shells.map(({ id, task }) => {
    const name = `\`${shortLine(task, MAX_COMMAND_CHARS)}\`${id === '' ? '' : ` (${id})`}`;
    return `${lead} in the background: ${name}`;
  });
}

function notShared({ edited, changed, unpushed }: HandoffParts): readonly string[] {
  const left = edited.filter((path) => entryOf(changed, path) !== undefined).reverse();
  return [
    ...(left.length === 0 ? [] : [`${LEAD.notCommitted}${namedFiles(left)}`]),
    ...(unpushed === undefined ? [] : [`${LEAD.notPushed}${unpushed}`]),
  ];
}

/** Files that a session edited, the newest first; of many how many. Pure. */
export const namedFiles = (paths: readonly string[]): string =>
  paths.length > MAX_FILES ? `${paths.length} files that it edited` : paths.join(', ');

/** What git says of a path: it names a folder in which nothing is tracked, and not what is in it. */
export const entryOf = (changed: readonly ChangedFile[], path: string): ChangedFile | undefined =>
  changed.find((entry) => entry.path === path || (entry.path.endsWith('/') && path.startsWith(entry.path)));

/** Tells a step of another session that this one has done: it was asked for it, or says it, in one sentence, or was told it (`isTold`), asked for nothing else, and did something that it names, or says that it did what it begins with. Pure. */
export function stepsDoneIn({ isAnswered, answers, ahead, failures, words, course = [] }: HandoffParts) {
  const [[answer = ''], asked] = [answers, words.map(({ text }) => text)];
  const did = course.flatMap(({ kind, lead }) => (/^(?:run|check|edit)$/.test(kind) ? [lead] : []));
  const isOpen = !isAnswered || ahead.length + failures.length > 0 || speaksOfFailing(answer);
  if (did.length === 0 || isOpen || questionIn(answer) !== undefined) return undefined;
  const said = splitSentences(answer).filter((it) => !/\b(?:not|never|without|cannot)\b|n['’]t\b/i.test(it));
  const sentences = [...asked.flatMap(splitSentences), ...said, ...did].map(tokenize);
  const done = new Set(did.flatMap(tokenize));
  const asksForWork = asked.some((text) => readPrompt(text).kind === 'request');
  return (step: string, isTold: boolean): boolean => {
    const its = tokenize(step.toLowerCase().split(TO_DO).join(' ').split(LEFT_OVER).join(' '));
    if (isTold && !asksForWork)
      return its.some((word) => done.has(word)) || sentences.flat().includes(its[0] ?? '');
    return its.length > 1 && sentences.some((one) => its.every((word) => one.includes(word)));
  };
}
