import { namesIn, namesSomething } from '../prose/names.ts';
import type { Sentence } from '../prose/sentences.ts';
import { wholeSentence } from '../prose/whole-sentence.ts';
import { CHANGE } from './kind.ts';
import { FINDING, REPORT } from './signals.ts';
import { tellingScore } from './telling.ts';

const MAX_SUMMARY_CHARS = 160;
/** Such a sentence needs the one before it. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|it's|they|he|she|so|but|and|also|then|here|here's|there|which|same|both|either|otherwise|where|or|if so|to answer|your|our|my|only|all of|the other|the same|possible|instead|now|after that|in this case|in your case|for example|e\.g\.|looking|let me|want|would you|do you|does that|should i|shall i|i'll|i've|sure|yes|no|right|ok|got it|good|great|perfect|done|one|two|another)\b/i;
/** An opening word that can go: "Done. …" is a sentence of its own, "Yes — …" is not. */
const OPENING =
  /^(?:(?:(?:yes|yep|no|right|correct|exactly|done|fixed|good question|good catch|great question|sure|ok|okay)\b\s*[,.!:–—-]+|(?:also|so|but|and|however|honestly|basically|in short|note that)\b[,:]?)\s+)+(?=\S)/i;
/** A label of a list item or a paragraph: "Root cause:", "The fix —". */
const LABEL =
  /^(?:(?:the )?(?:root cause|bug|fix|problem|issue|solution|cause|what (?:broke|was wrong|changed|happened)|key (?:insight|rule|point)|conclusion|summary|note|result|bottom line|verdict|current state)(?: \([^)]{0,30}\))?)\s*[:—–-]+\s+(?=\S)/i;
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs|use|uses|keep|keeps|makes?|runs?|reads?|returns?|\w{3,}ed|\w{3,}(?:es|[^su\W]s))\b|n't\b/i;

/** A sentence that lost more than this to be short enough lost what it says. */
const KEPT_SHARE = 0.6;
const MAX_NAME_CHARS = 60;

interface Candidate {
  readonly text: string;
  readonly score: number;
  readonly index: number;
}

/**
 * One whole sentence of the answer, at most 160 characters: the most telling one that stands on its own and, where any
 * does, names a file, a piece of code or a tool. One that names nothing gets the name that was spoken of last in front.
 * Pure. An answer without a sentence gives a sentence about it.
 */
export function answerSummary(sentences: readonly Sentence[]): string {
  const [best] = candidatesOf(sentences);
  if (best === undefined) return withoutSentence(sentences);
  if (namesSomething(best.text)) return best.text;
  const name = nameBefore(sentences, best.index);
  if (name === undefined) return best.text;
  const named = `${name}: ${best.text}`;
  return [...named].length <= MAX_SUMMARY_CHARS ? named : shortenedBehind(name, best.text);
}

function candidatesOf(sentences: readonly Sentence[]): readonly Candidate[] {
  return sentences
    .flatMap((sentence, index) => {
      if (sentence.place === 'heading') return [];
      const bare = sentence.text.replace(OPENING, '').replace(LABEL, '');
      const text = wholeSentence(bare, MAX_SUMMARY_CHARS);
      return text === undefined
        ? []
        : [{ text, index, score: scoreOf({ ...sentence, text }, sentence, index) }];
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

function scoreOf(short: Sentence, whole: Sentence, index: number): number {
  const bare = short.text;
  return (
    tellingScore(short) +
    (namesSomething(bare) ? 1.2 : 0) +
    (FINDING.test(bare) || LABEL.test(whole.text) ? 0.8 : 0) +
    (index < 4 ? 0.4 : 0) -
    (POINTS_BACK.test(bare) ? 1.5 : 0) -
    (/[?:][.]?$/.test(bare) || /[?:]$/.test(whole.text) ? 3 : 0) -
    (REPORT.test(bare) ? 1 : 0) -
    (HAS_VERB.test(bare) ? 0 : 3) -
    (whole.place === 'item' ? 0.5 : 0) -
    (CHANGE.test(bare) ? 0.7 : 0) -
    (bare.length < whole.text.length * KEPT_SHARE ? 0.8 : 0) -
    (bare.length < 30 ? 1.5 : 0)
  );
}

/** The last file, code or tool that is named before a sentence, headings too; else the first one behind it. */
function nameBefore(sentences: readonly Sentence[], index: number): string | undefined {
  const before = sentences.slice(0, index).reverse();
  for (const { text } of [...before, ...sentences.slice(index + 1)]) {
    const { files, code, tools } = namesIn(text);
    const name = [...files, ...code, ...tools].find((one) => one.length <= MAX_NAME_CHARS && !/\s/.test(one));
    if (name !== undefined) return code.includes(name) ? `\`${name}\`` : name;
  }
  return undefined;
}

function shortenedBehind(name: string, text: string): string {
  const rest = wholeSentence(text, MAX_SUMMARY_CHARS - [...name].length - 2);
  return rest === undefined ? text : `${name}: ${rest}`;
}

function withoutSentence(sentences: readonly Sentence[]): string {
  const name = nameBefore(sentences, -1);
  return name === undefined ? 'An answer without a sentence of its own.' : `An answer about ${name}.`;
}
