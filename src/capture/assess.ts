import { blocksOf } from './blocks.ts';
import { compose, MAX_SUMMARY_CHARS } from './compose.ts';
import { gather, NOTHING_GATHERED } from './gather.ts';
import { topicsOf } from './gathered.ts';
import type { Sentence } from './prose.ts';
import { worthOf } from './worth.ts';

/** Least squares of the significance of 130 labelled answers; leaving one session out at a time: precision .77, recall .85 at .5 (length alone: .77, .87). */
const worthOfWhole = (best: number, markdown: string): number => {
  const odds = Math.log((best + 1e-4) / (1 - best + 1e-4));
  const length = Math.min(1, Math.log2(1 + markdown.length) / Math.log2(1_500));
  return Math.min(1, Math.max(0, -0.09 + 0.034 * odds + 0.79 * length));
};

/** Assesses an answer, or a subagent's report, of which nothing else of the session is known, 0…1: `best` by its best block, `main`, and `worth` by its length, too. Pure, total. */
export function assessText(markdown: string) {
  const { candidates } = gather([{ type: 'said', text: markdown }], NOTHING_GATHERED, '');
  const worth = candidates.map(worthOf);
  const [topic] = topicsOf(candidates, worth, [...candidates.keys()]).topics;
  if (topic === undefined) {
    const [first] = blocksOf(markdown); // a text of a few words is its own summary
    const summary = (first?.text ?? '').slice(0, MAX_SUMMARY_CHARS).trim();
    return { summary, body: '', main: undefined, best: 0, worth: 0 };
  }
  const best = Math.max(0, ...worth);
  const told = { ...compose(topic, candidates), main: candidates[topic.main] };
  return { ...told, best, worth: worthOfWhole(best, markdown) };
}

/** What the blocks of a message are worth by themselves, 0…1, in their order, those too that only think aloud. Pure, total. */
export const assessBlocks = (markdown: string) =>
  blocksOf(markdown).map(({ text, place, heading, lead }) => {
    const about = [heading, lead].filter((part) => part !== '').join(' › ');
    return { about, text, worth: worthOf({ source: 'last', text, about, place }) };
  });

/** What an answer is about: a step of work, a choice, how things are, what went wrong, or nothing. */
export type AnswerType = 'iteration' | 'decision' | 'insight' | 'error' | 'routine';

const CHANGE =
  /^(?:[^—–:]{1,60}[—–:]+ )?(?:added|updated|removed|renamed|created|changed|moved|replaced|extracted|implemented|exported|split|registered|refactored|switched)\b/i;
const WENT_WRONG =
  /\b(?:root cause|bugs?|fail(?:s|ed|ing|ure|ures)?|crash\w*|error(?:s|ed)?|broke[n]?|breaks|fixed|the fix|fix:|the problem|problem:|regression|race|leak\w*|vulnerab\w*|swallow\w*|symlink|stale)\b/i;
const CHOSEN =
  /\b(?:decid\w+|decision|chose|choice|instead of|rather than|approach|option [a-c\d]|options?|recommend\w*|trade-?off|prefer|i'd lean|lean toward|stays?|deferred|convention|alternative|simpler|keep|design)\b/i;

/** Words of the prompt that say what the answer is going to be. */
const PROMPT_WRONG = /\b(?:error|fail\w*|bug|broken|wrong|crash\w*|not work|n't work|fix|issue|still)\b/i;
const PROMPT_CHOOSES =
  /\b(?:should (?:we|i)|thoughts|alternatives?|options?|better|instead|let's|how can we|what do you (?:think|suggest))\b/i;
const PROMPT_ASKS = /\b(?:why|how|what|is there|are there|does|do we|where|which|can we)\b.*\?/i;

/** The type of an answer, by what its sentences speak of most, and what the prompt was after. Pure. */
export function answerType(sentences: readonly Sentence[], prompt: string, worthStoring: boolean) {
  const count = (pattern: RegExp): number => sentences.filter(({ text }) => pattern.test(text)).length;
  const changes = count(CHANGE);
  if (!worthStoring) return changes >= 2 && sentences.length >= 4 ? 'iteration' : 'routine';
  const head = prompt.slice(0, 600);
  const points: readonly (readonly [AnswerType, number])[] = [
    ['error', count(WENT_WRONG) + (PROMPT_WRONG.test(head) ? 1.5 : 0)],
    ['decision', count(CHOSEN) + (PROMPT_CHOOSES.test(head) ? 1.5 : 0)],
    ['insight', sentences.length / 8 + (PROMPT_ASKS.test(head) ? 2.5 : 0)],
    ['iteration', changes],
  ];
  return points.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

export const WORTH_STORING = 0.5;
