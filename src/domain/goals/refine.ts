import { MAX_TITLE_CHARS } from './goal.ts';

/** "… a select instead of a toggle": what is to be, and what it takes the place of. */
const SWAP =
  /^(.{1,80}?),?\s+(?:instead of|rather than|in place of)\s+(.{1,80})$|^(.{1,80}?),\s+not\s+(.{1,80})$/i;
/** What stands before the thing itself. */
const BEFORE =
  /^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|yes|sorry|please|but|and|rather|instead|oh)\b[\s,.:]*)*(?:(?:let'?s |we (?:should |want to )?|you (?:should |can )?|i(?:'d)? (?:want|prefer|like|meant?)(?: to)? |(?:make|change|turn) (?:it|that|this) (?:in)?to |(?:make|it should be|should be|with|use|take|have)\s+(?:it )?))*(?:an? |the )?/i;
const ARTICLE = /^(?:an?|the|that|this) /i;
/** The thing ends where something is said of it. */
const AFTER = /\s(?:for|in|on|at|to|with|from|by|as|since|because|there|here|please)\b|[,.;:(]/i;
const MAX_WORDS = 3;

/**
 * The title of a goal after the user has said what to take in the place of something in it: the words changed where they stand
 * in the title, else what was said put behind them. Undefined where it says no such thing, or there is no room. Pure, linear.
 */
export function refinedTitle(title: string, said: string): string | undefined {
  const swapped = swappedTitle(title, said);
  if (swapped !== undefined || SWAP.exec(said) === null) return swapped;
  const wish = said.replace(/^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|sorry|please|but)\b[\s,.:]*)+/i, '');
  const told = `${title} (${wish})`;
  return told.length <= MAX_TITLE_CHARS ? told : undefined;
}

/** Only where what is to go stands in the title: then it is the same goal, however it was said. Pure. */
export function swappedTitle(title: string, said: string): string | undefined {
  const [, one, two, three, four] = SWAP.exec(said) ?? [];
  const wanted = (one ?? three ?? '').replace(BEFORE, '').trim();
  const left = (two ?? four ?? '').replace(ARTICLE, '').split(AFTER)[0] ?? '';
  if (wanted === '') return undefined;
  const words = left.split(/\s+/).slice(0, MAX_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const gone = words.slice(0, count).join(' ');
    const at = gone.length < 3 ? -1 : placeOf(gone, title);
    if (at < 0) continue;
    const told = put(title, at, gone.length, wanted);
    return told.length <= MAX_TITLE_CHARS ? told : undefined;
  }
  return undefined;
}

/** Where the words stand in a text as whole ones; -1 where they do not. */
function placeOf(words: string, text: string): number {
  const [needle, hay] = [words.toLowerCase(), text.toLowerCase()];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + 1))
    if (!/[\w-]/.test(hay.charAt(at - 1)) && !/[\w-]/.test(hay.charAt(at + needle.length))) return at;
  return -1;
}

/** With the article that the new word takes. */
function put(title: string, at: number, length: number, word: string): string {
  const before = title.slice(0, at).replace(/\ban? $/i, (article) => {
    const fits = /^[aeiou]/i.test(word) ? 'an ' : 'a ';
    return /^A/.test(article) ? fits.replace('a', 'A') : fits;
  });
  const first = at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return `${before}${first}${title.slice(at + length)}`;
}
