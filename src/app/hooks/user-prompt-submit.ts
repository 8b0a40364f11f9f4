import { readFileSync } from 'node:fs';
import {
  mayAskAboutThePast,
  mayBeKeptAtOnce,
  mayNameSomething,
  mayStateSomething,
  NOT_TYPED,
  resumeIn,
} from '../../capture/prompt-hints.ts';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { orLate } from '../../core/time.ts';
import { failureRecord, writeLog } from '../../files/log.ts';
import type { Question } from '../../recall/trigger.ts';
import { isSwitchedOff, levelFiles } from '../config/config.ts';
import { findHome } from '../wire/home.ts';
import { type Handler, type HookContext, type Outcome, SILENT, textField, withMore } from './stdio.ts';

/** What the user's settings name at all: a look at their text, before a schema is loaded for it. */
function namedInSettings({ cwd, env }: HookContext) {
  const { place } = findHome(cwd, env);
  const own = levelFiles(env, place).filter(({ isForeign }) => !isForeign);
  const text = own.map(({ file }) => attempt(() => readFileSync(file, 'utf8'), '')).join('\n'); // '': no settings
  const shift = text.includes('"activityShift"') || 'CS_MEMORY_PROMPT_RECALL_ACTIVITY_SHIFT' in env;
  return { place, triggers: text.includes('"triggers"'), shift };
}

type Named = ReturnType<typeof namedInSettings>;

/** What a prompt asks of the past, surely or likely, and what it says beside that; undefined for one that asks nothing. */
async function askedIn(prompt: string, { place, triggers }: Named, { env }: HookContext) {
  const config = triggers ? (await import('../config/config.ts')).loadConfig(env, place) : undefined;
  const own = (await config)?.promptRecall.triggers ?? [];
  if (own.length === 0 && !mayAskAboutThePast(prompt)) return undefined;
  const { besideQuestion, likelyQuestion } = await import('../../recall/trigger.ts');
  const question = likelyQuestion(prompt, own);
  return question && { question, beside: () => besideQuestion(prompt, own) };
}

async function answerTo(prompt: string, question: Question, context: HookContext): Promise<Outcome> {
  const { answerFromMemory } = await import('./answer.ts');
  // Where nothing is known of the last session, what weighs most of all does not tell where it stopped.
  return answerFromMemory(resumeIn(prompt) ? { ...question, isGeneral: false } : question, context);
}

/** Where the last session stopped, for a prompt that asks to go on with it; undefined for any other, and where nobody knows. */
async function resumedBy(prompt: string, context: HookContext): Promise<Outcome | undefined> {
  const asks = resumeIn(prompt);
  if (asks === undefined || context.agent !== undefined) return undefined;
  const { resumeWork } = await import('./services.ts');
  return resumeWork(asks, context);
}

async function namedIn(prompt: string, context: HookContext): Promise<Outcome> {
  if (!mayNameSomething(prompt)) return SILENT;
  const { answerNames } = await import('./exact.ts');
  return answerNames(prompt, context);
}

/** What is shorter asks for nothing new (src/recall/activity-shift.ts looks closer). */
const MIN_SHIFT_CHARS = 24;

/** Keeps what a prompt states: at once what is to be remembered or the user's own, else when the turn ends (it takes half a node start). */
async function keepStatement(prompt: string, beside: () => string, transcript: string, context: HookContext) {
  if (isSwitchedOff(context.env, 'CS_STATEMENTS_ENABLED')) return SILENT;
  // The shorter list of words first, and mostly alone: each has to be compiled.
  // Where the client keeps a transcript, which it makes after the first prompt, Stop finds the prompt in it.
  if (!mayBeKeptAtOnce(prompt) && transcript !== '') return SILENT;
  const said = beside(); // most questions end before it is looked at closer, but for “forget what I said about …”
  if (!mayStateSomething(said) && !/forget /i.test(prompt)) return SILENT;
  const { droppedIn, forgetIn, statementsIn } = await import('../../capture/statement.ts');
  const statements = statementsIn(said);
  const isForgotten = forgetIn(prompt) !== undefined;
  if (statements.length === 0 && !isForgotten) return SILENT;
  const { keepAtOnce, keepForStop } = await import('./services.ts');
  const drops = droppedIn(said).length > 0;
  const isAtOnce = statements.some(
    ({ type, scope }) => type === 'remember' || scope === 'user' || (type === 'decision' && drops),
  );
  return (isForgotten || isAtOnce ? keepAtOnce : keepForStop)(prompt, context);
}

/** A question has a deadline of its own; a look at names that git holds up longer than that leaves no time to keep what is stated. */
const NAMES_DEADLINE_MS = 1_000;
const late = (): CsError => new CsError('GIT_FAILED', `git has not answered for ${NAMES_DEADLINE_MS} ms`);

/** Beside what was told, or stated: whether the prompt is about something else than the session. */
async function shiftIn(prompt: string, outcome: Outcome, context: HookContext): Promise<Outcome> {
  if (outcome.context !== undefined || prompt.length < MIN_SHIFT_CHARS) return outcome;
  const { tellShift } = await import('./activity-shift.ts');
  return withMore(await tellShift(prompt, context), outcome);
}

/** Answers who asks about the past, tells of what is surely named. For a hook, which knows the transcript, what is stated is kept, too, and what fails logged; else it is thrown. Most prompts end here, with little loaded. */
export async function tellPrompt(prompt: string, context: HookContext, transcript?: string) {
  const recalls = !isSwitchedOff(context.env, 'CS_PROMPT_RECALL_ENABLED');
  const tried = async <T>(recall: () => Promise<T>): Promise<T | undefined> => {
    try {
      return recalls ? await recall() : undefined;
    } catch (error) {
      if (transcript === undefined) throw error;
      writeLog(context.env, { event: 'UserPromptSubmit', ...failureRecord(error) });
      return undefined;
    }
  };
  const keep = async (beside: () => string): Promise<Outcome> =>
    transcript === undefined ? SILENT : keepStatement(prompt, beside, transcript, context);
  const resumed = await tried(() => resumedBy(prompt, context));
  if (resumed !== undefined) return withMore(resumed, await keep(() => prompt));
  const named = recalls ? namedInSettings(context) : undefined;
  const asked = named && (await tried(() => askedIn(prompt, named, context)));
  const answer = async () => asked && (await tried(() => answerTo(prompt, asked.question, context)));
  if (asked !== undefined && asked.question.isUnasked !== true) {
    const noted = await keep(asked.beside); // first: a question may take the time that is left
    return withMore((await answer()) ?? SILENT, noted);
  }
  if (NOT_TYPED.test(prompt)) return SILENT;
  const told = (await tried(() => orLate(namedIn(prompt, context), NAMES_DEADLINE_MS, late))) ?? SILENT;
  const noted = await keep(asked?.beside ?? (() => prompt)); // first: questions may take the time that is left
  const likely = told.context === undefined ? await answer() : undefined;
  const all = withMore(likely ?? told, noted);
  return named?.shift === true ? shiftIn(prompt, all, context) : all;
}

export const userPromptSubmit: Handler = (payload, context) =>
  tellPrompt(textField(payload, 'prompt'), context, textField(payload, 'transcript_path'));
