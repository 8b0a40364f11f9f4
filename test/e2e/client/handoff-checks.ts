import { RECALL_FENCE } from '../../../src/recall/recall-text.ts';
import { fences, type Line, noteLines } from './checks.ts';
import { type ModelRequest, requestsOf, textOf } from './results.ts';

// Each check gives its problems, one a string; none means passed.

const HANDOFFS = 'refs/notes/cs/handoffs';
/** How every handoff begins that is told. */
const HANDED_ON = /Where (?:this|the) work stood/g;

/** What all fences in a request say, with what is only in messages. */
export const toldIn = ({ body }: ModelRequest): string =>
  fences((body.messages ?? []).map(({ content }) => textOf(content)).join('\n')).join('\n');

/** The first request of the session's own thread after each compaction, in order. */
export function afterCompactions(out: string): ModelRequest[] {
  const requests = requestsOf(out);
  return requests.flatMap(({ kind }, index) => {
    const next = requests.slice(index).find((request) => request.kind === 'main');
    return kind === 'compact' && next !== undefined ? [next] : [];
  });
}

/** The request carries one handoff, in a fence, and it says all of `says` and nothing of `not`. */
export function handoffProblems(
  request: ModelRequest | undefined,
  says: readonly string[],
  not: readonly string[] = [],
): string[] {
  if (request === undefined) return ['there is no such request'];
  const told = toldIn(request);
  const handoffs = told.match(HANDED_ON)?.length ?? 0;
  return [
    ...(handoffs === 1 ? [] : [`${handoffs} handoffs in fences: ${told.slice(0, 2_000)}`]),
    ...says.filter((text) => !told.includes(text)).map((text) => `no fence says "${text}"`),
    ...not.filter((text) => told.includes(text)).map((text) => `a fence says "${text}"`),
  ];
}

/** What each request to the summariser ends with: the client's instructions, with what hooks add. */
export function summariserInstructions(out: string): string[] {
  const asked = requestsOf(out).filter(({ kind }) => kind === 'compact');
  return asked.map(({ body }) => textOf(body.messages?.findLast(({ role }) => role === 'user')?.content));
}

/** Nothing of ours is in the summariser's instructions. */
export function summariserProblems(out: string): string[] {
  const instructions = summariserInstructions(out);
  if (instructions.length === 0) return ['nothing was compacted'];
  return instructions
    .filter((text) => text.includes(RECALL_FENCE) || text.includes('by cs-memory'))
    .map((text) => `the instructions hold ${text.slice(0, 500)}`);
}

/** The memories of a namespace that no other has taken the place of: by the last line that says so, one without `by` gives it back. */
export function liveMemories(repository: string, ref: string): Line[] {
  const lines = noteLines(repository, ref).map(({ line }) => line);
  const successions = lines
    .filter(({ type }) => type === 'supersedes')
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  const heirs = new Map(successions.map(({ id, by }) => [id, by]));
  return lines.filter(({ type, id }) => type === 'memory' && heirs.get(id) === undefined);
}

/** The notes hold one handoff of the session, as it was told last. */
export function notedHandoffProblems(repository: string, session: string, says: readonly string[]): string[] {
  const live = liveMemories(repository, HANDOFFS).filter((line) => line.session === session);
  const [only] = live;
  if (live.length !== 1 || only === undefined)
    return [`${live.length} handoffs are in the notes: ${JSON.stringify(live)}`];
  return says.filter((text) => !only.body?.includes(text)).map((text) => `it does not say "${text}"`);
}

/** Of what `words` name one by one, learnings hold one memory each, and none besides but what was concluded from words. */
export function learnedOnceProblems(repository: string, words: readonly string[]): string[] {
  const memories = noteLines(repository, 'refs/notes/cs/learnings')
    .map(({ line }) => line)
    .filter(({ type }) => type === 'memory');
  const textOf = ({ summary, body }: (typeof memories)[number]): string => `${summary}\n${body}`;
  const told = memories.map(textOf);
  const others = memories
    .filter(({ evidence }) => evidence !== 'model-inferred')
    .map(textOf)
    .filter((text) => !words.some((word) => text.includes(word)));
  return [
    ...words.flatMap((word) => {
      const count = told.filter((text) => text.includes(word)).length;
      return count === 1 ? [] : [`${count} memories say "${word}"`];
    }),
    ...others.map((text) => `nobody taught ${JSON.stringify(text)}`),
  ];
}
