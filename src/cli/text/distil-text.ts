import type { Explanation, ShownCandidate } from '../../domain/distil/explain.ts';
import { printable } from '../../domain/printable.ts';
import type { ModelDistilled } from '../../services/distil/distil-by-model.ts';

const SAID: Readonly<Record<ShownCandidate['source'], string>> = {
  prompt: 'you said',
  refused: 'you said while turning a call down',
  choice: 'you chose',
  plan: 'the plan says',
  answer: 'said in between',
  last: 'said at the end of a turn',
  commit: 'a commit says',
  notebook: 'written for agents',
};

const WHY: Readonly<Record<Explanation['dropped'][number]['why'], string>> = {
  'little-worth': 'worth too little',
  overturned: 'overturned later in the session',
  unsettled: 'the session went on editing afterwards and did not repeat it',
  unclear: 'it cannot be understood alone',
  'too-many': 'a session becomes at most four memories',
};

/** More than these are counted, not shown. */
const MOST_DROPPED = 12;
const MAX_CHARS = 200;

/** What a session would be distilled into, for people. */
export function explanationPage({ memories, dropped }: Explanation): string {
  const kept = memories.flatMap(({ summary, worth, from }) => [
    `${worth.toFixed(2)}  ${printable(summary)}`,
    ...from.map((one) => `      ${candidateLine(one)}`),
  ]);
  const left = dropped
    .slice(0, MOST_DROPPED)
    .map((one) => `${one.worth.toFixed(2)}  ${WHY[one.why]}: ${candidateLine(one)}`);
  const more = dropped.length - left.length;
  return [
    memories.length === 0 ? 'nothing in it is worth a memory' : 'kept:',
    ...kept,
    ...(left.length === 0 ? [] : ['', 'dropped:', ...left]),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join('\n');
}

/** Where something was said, and how it begins. */
function candidateLine({ source, turn, text }: ShownCandidate): string {
  const line = printable(text);
  return `turn ${turn}, ${SAID[source]}: ${line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line}`;
}

/** What a model made of a session, for people. */
export function modelText(model: ModelDistilled | 'busy'): string {
  if (model === 'busy') return 'a model is being asked by another process on this machine: try again later';
  if (model.outcome === 'nothing') return 'the session has nothing that a model could be asked about';
  if (model.outcome !== 'distilled')
    return `the model gave no answer (${model.outcome}): what the rules found stands; \`cs-memory doctor\` says what can be done`;
  const { written, seen, replaced, dropped } = model;
  return `by the model: ${written} written, ${seen} seen again, ${replaced} replaced, ${dropped} dropped because they name what stands nowhere in the session`;
}
