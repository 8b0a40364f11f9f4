import { type FilterStage, protectedSpans, type Span, type StageFinding, spanOf } from '../engine.ts';
import { is, leadOf, shape } from '../hints.ts';

/** With 1,000 one in a hundred outputs of real sessions was cut, most of them JSON on one line. */
const MAX_RUN_LENGTH = 4000;
/** What is left of a run: enough to know it again by (`data:image/png;base64,iVBOR…`, `!function(e,t){…`). */
const KEPT_LENGTH = 200;

/**
 * Points at the rest of what nobody reads: a line that runs on for more than 4,000 characters without white space, from
 * the 201st of them on; `[… 4,321 more characters]` takes its place. A cut is a finding like
 * others, joined with what they found in the same text, so no half of a secret is left at it.
 */
export const overLongLinesStage: FilterStage = {
  name: 'over-long-lines',
  needs: MAX_RUN_LENGTH + 1,
  scan: (text) =>
    Array.from(text.matchAll(shape('long run'))).flatMap(({ 0: run, index }) =>
      betweenMarkers(run)
        .filter(([from, to]) => to - from > MAX_RUN_LENGTH)
        .map(([from, to]) => cut(index + from + KEPT_LENGTH, index + to)),
    ),
};

function cut(start: number, end: number): StageFinding {
  const count = String(end - start).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return { kind: 'over-long-line', start, end, replacement: `[… ${count} more characters]` };
}

/** The parts of a run that are not markers of an earlier filtering. */
function betweenMarkers(run: string): readonly (readonly [from: number, to: number])[] {
  const markers = [...protectedSpans(run), { start: run.length, end: run.length }];
  return markers.map(({ start }, index) => [markers[index - 1]?.end ?? 0, start] as const);
}

/** No real opening tag is longer; prose that only mentions `<private` has its next `>` far off. */
const MAX_TAG_LENGTH = 400;

/** Whether a tag opens a block: always, or only if it is closed. */
type Opening = 'surely' | 'perhaps' | 'not';

/**
 * Where `<name …>…</name>` blocks stand, outermost ones, sorted. Blocks nest; one that surely opens and is never closed
 * reaches to the end of the text. A closing tag without an opening one is no block, an empty element (`<Private />`)
 * is none either. Case does not count.
 */
function findBlocks(
  text: string,
  name: string,
  openingOf: (tag: string, before: string) => Opening,
): readonly Span[] {
  const open: { start: number; surely: boolean }[] = [];
  const found: Span[] = [];
  const add = (block: Span): void => {
    while ((found.at(-1)?.start ?? -1) > block.start) found.pop();
    found.push(block);
  };
  const tags = new RegExp(`<(/?)${name}(?:\\s[^<>]{0,${MAX_TAG_LENGTH}})?(?<!/)>(?!(?:true|false)<)`, 'gi');
  for (const { 0: tag, 1: closing, index } of text.matchAll(tags)) {
    const opening = openingOf(tag, leadOf(text, index, 2));
    const start = closing === '/' ? open.pop()?.start : undefined;
    if (start !== undefined) add({ start, end: index + tag.length });
    // inside of a block what opens none counts too: one tag too many hides more, not less
    else if (closing === '' && (open.length > 0 || opening !== 'not'))
      open.push({ start: index, surely: opening === 'surely' });
  }
  const unclosed = open.find(({ surely }) => surely);
  if (unclosed !== undefined) add({ start: unclosed.start, end: text.length });
  return found;
}

/**
 * Points at what the user marked `<private>…</private>`. A mark opens where a line begins, behind white space and behind
 * `>`. Behind a quote, a bracket or another sign it may be talk of the mark itself, so there it opens only if it is closed;
 * behind a letter of ASCII, a digit, `$` or `::` it is part of a type and opens nothing. `<Private>` and
 * `<private reason="x">` may be elements of a document, so they too open only if they are closed.
 */
export const privateBlocksStage: FilterStage = {
  name: 'private-blocks',
  needs: { keywords: ['<private', '</private'], flags: 'i' },
  scan(text) {
    const blocks = findBlocks(text, 'private', (tag, before) => {
      if (is('type before a tag', before)) return 'not';
      return tag === '<private>' && is('in the open', before) ? 'surely' : 'perhaps';
    });
    return blocks.map((span) => ({ ...span, kind: 'private' }));
  },
};

/** The element that recalled memories are fenced with. */
export const RECALL_FENCE = 'cs-memory-recall';

/** What the client and we put into a conversation: said by no one, so never a lesson. */
const INJECTED = [RECALL_FENCE, 'system-reminder'];

/** Points at recalled memories and system reminders; they are taken out, or a memory would be learnt from itself. */
export const injectedTextStage: FilterStage = {
  name: 'injected-text',
  needs: { keywords: INJECTED },
  scan: (text) =>
    INJECTED.filter((name) => text.includes(name)).flatMap((name) =>
      findBlocks(text, name, () => 'surely').map((span) => ({
        ...span,
        kind: 'injected-text',
        replacement: '',
      })),
    ),
};

/** Points at ANSI sequences and control characters; they are taken out. A `\r\n` is a line end, and stays. */
export const controlCharactersStage: FilterStage = {
  name: 'control-characters',
  needs: 'control character',
  scan: (text) =>
    Array.from(text.matchAll(shape('control sequences')), (found) => ({
      ...spanOf(found),
      kind: /[\x1b\x90\x98\x9b\x9d-\x9f]/.test(found[0]) ? 'ansi' : 'control-character',
      replacement: '',
    })),
};

/** Points at characters that cannot be seen; they are taken out. */
export const invisibleCharactersStage: FilterStage = {
  name: 'invisible-characters',
  needs: 'invisible characters',
  scan(text) {
    const isForeign = (index: number): boolean => text.charCodeAt(index) > 0x7f;
    return (
      Array.from(text.matchAll(shape('invisible characters')))
        // between two characters beyond ASCII a joiner is spelling; beside an ASCII one it can only hide something
        .filter(
          ({ 0: found, index }) => !is('joiner', found) || !isForeign(index - 1) || !isForeign(index + 1),
        )
        .map((found) => ({ ...spanOf(found), kind: 'invisible-character', replacement: '' }))
    );
  },
};
