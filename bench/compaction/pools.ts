import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate, SalienceContext } from '../../src/session/complexity.ts';
import { type Half, halfOfSession, linesOf, textOf } from '../capture/labelled.ts';
import { halfOf, readToolResults } from '../capture/tool-results.ts';
import { answerMemory, type MadeMemory, toolMemory } from './made-memories.ts';

/** A memory that its reader called worth keeping, or not. */
export interface LabelledMemory extends MadeMemory {
  readonly isLabelled: boolean;
  readonly source: 'answer' | 'tool';
}

/** The labelled memories of one repository and half, put one session after the other, as at the end of the last of them. */
export interface Pool {
  readonly name: string;
  readonly half: Half;
  readonly memories: readonly LabelledMemory[];
  readonly context: SalienceContext;
}

const BEGIN_MS = Date.UTC(2026, 0, 1);
/** Between two memories. */
const STEP_MS = 10 * 60_000;
const RECENT = 5;

interface Item {
  readonly repo: string;
  readonly session: string;
  readonly half: Half;
  readonly place: number;
  readonly isLabelled: boolean;
  readonly source: LabelledMemory['source'];
  readonly said: readonly string[];
  readonly make: (atMs: number) => MadeMemory | undefined;
}

/** `FSM1+cipher-box` in one file is `FSM1/cipher-box` in the other. */
const repoOf = (line: Record<string, unknown>): string => textOf(line, 'repo').replace('+', '/');

function answerItems(folder: string, split: string): Item[] {
  return linesOf(join(folder, `messages/answers.${split}.jsonl`)).map((line) => {
    const [answer, prompt] = [textOf(line, 'final_message'), textOf(line, 'prompt')];
    const session = textOf(line, 'session');
    return {
      repo: repoOf(line),
      session,
      half: halfOfSession(session),
      place: Number(line['turn']) * 1_000,
      isLabelled: line['worth_storing'] === true,
      source: 'answer',
      said: [prompt, answer],
      make: (atMs) => answerMemory(answer, session, atMs),
    };
  });
}

function toolItems(folder: string, split: string): Item[] {
  if (!existsSync(join(folder, 'tool-results'))) return [];
  return readToolResults(folder, split).map((one) => ({
    repo: repoOf(one as unknown as Record<string, unknown>),
    session: one.session,
    half: halfOf(one.session),
    place: Number((one as unknown as Record<string, unknown>)['seq']),
    isLabelled: one.learnable,
    source: 'tool',
    said: [],
    make: (atMs) => toolMemory(one, atMs),
  }));
}

/**
 * A pool for each session with an answer that is put last: its memories are the latest, its prompts and answers are what was said
 * last, its first prompt is the goal. `capturedOnly`: without what capture would not have kept.
 */
export function readPools(folder: string, split: string, capturedOnly: boolean): readonly Pool[] {
  const items = [...answerItems(folder, split), ...toolItems(folder, split)];
  const keys = [...new Set(items.map(({ repo, half }) => `${repo} ${half}`))].sort();
  return keys.flatMap((key) => {
    const own = items.filter(({ repo, half }) => `${repo} ${half}` === key);
    const lasts = [...new Set(own.filter(({ said }) => said.length > 0).map(({ session }) => session))];
    return lasts.map((last) => poolOf(key, own, last, capturedOnly));
  });
}

function poolOf(name: string, items: readonly Item[], last: string, capturedOnly: boolean): Pool {
  const order = [...items].sort(
    (a, b) =>
      Number(a.session === last) - Number(b.session === last) ||
      (a.session < b.session ? -1 : a.session > b.session ? 1 : 0) ||
      a.place - b.place,
  );
  const memories = order.flatMap((item, index): LabelledMemory[] => {
    const made = item.make(BEGIN_MS + index * STEP_MS);
    if (made === undefined || (capturedOnly && !made.captured)) return [];
    return [{ ...made, isLabelled: item.isLabelled, source: item.source }];
  });
  return {
    name,
    half: items[0]?.half ?? 'tuned',
    memories: onceEach(memories),
    context: contextOf(order, last, memories),
  };
}

/** The same text twice is one memory; it is labelled if one of them is. */
function onceEach(memories: readonly LabelledMemory[]): readonly LabelledMemory[] {
  const byId = new Map<string, LabelledMemory>();
  for (const one of memories) {
    const known = byId.get(one.memory.id);
    byId.set(one.memory.id, { ...one, isLabelled: one.isLabelled || known?.isLabelled === true });
  }
  return [...byId.values()];
}

function contextOf(
  order: readonly Item[],
  last: string,
  memories: readonly LabelledMemory[],
): SalienceContext {
  const said = order.filter(({ session }) => session === last).flatMap((item) => item.said);
  const lately = memories.slice(-RECENT).flatMap(({ memory }: { memory: Candidate }) => memory.files);
  return {
    nowMs: BEGIN_MS + order.length * STEP_MS,
    goals: said.slice(0, 1),
    files: lately.map(({ path }) => path),
    recent: said.slice(-2 * RECENT),
  };
}
