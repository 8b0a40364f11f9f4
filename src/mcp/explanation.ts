import { oneLine } from '../domain/excerpt.ts';
import { inert } from '../domain/inert.ts';
import { type RecalledMemory, writeRecall } from '../domain/recall-text.ts';
import { fenced } from './fenced.ts';

/** A file as it was; without a text where it cannot be told. */
interface FileThen {
  readonly path: string;
  readonly text?: string | undefined;
}

/** So many characters of the files at most, all together. */
const MAX_FILE_CHARS = 6_000;

/** All of one memory, in two fences: what recall tells of it, and where it comes from. */
export function explanation(recalled: RecalledMemory, files: readonly FileThen[], nowMs: number): string {
  const { memory, fileStates = [] } = recalled;
  const { usefulCount, uselessCount, seenIn, supersededBy, forgotten, session, agent, tags } = memory;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['met', memory.at],
    ['by session', session],
    ['by subagent', agent],
    [
      'seen again in sessions',
      seenIn.length === 0 ? undefined : `${seenIn.length}, last ${memory.lastSeenAt}`,
    ],
    ['useful', usefulCount === 0 ? undefined : `${usefulCount} times`],
    ['useless', uselessCount === 0 ? undefined : `${uselessCount} times`],
    ['files', fileStates.map(({ path, state }) => `${path} (${state})`).join(', ') || undefined],
    ['tags', tags.join(', ') || undefined],
    ['error signature', memory.signature],
    ['expires', memory.expires],
    ['state', forgotten ? 'forgotten' : supersededBy && `superseded by ${supersededBy}`],
  ];
  const lines = rows.flatMap(([name, value]) => (value ? [`- ${name}: ${inert(oneLine(value, 400))}`] : []));
  const told = writeRecall('This memory.', [recalled], { nowMs })?.text ?? '';
  return [told, fenced('Where it comes from and its current state.', lines), ...filesText(files)].join(
    '\n\n',
  );
}

function filesText(files: readonly FileThen[]): string[] {
  if (files.length === 0) return [];
  let room = MAX_FILE_CHARS;
  const lines = files.flatMap(({ path, text }) => {
    const head = `--- ${inert(oneLine(path, 200))}`;
    if (text === undefined) return [`${head}: cannot be shown`];
    const told = inert(text.slice(0, room));
    room -= told.length;
    return told === '' ? [`${head}: left out for lack of space`] : [head, told];
  });
  return [fenced('Its files as they were when it was made.', lines)];
}
