import { namesIn } from './prose/names.ts';

/** Something written like code or a path: it holds a sign or a form that no plain word has. */
const LIKE_CODE = /[/_.~@:\\=-]|\d|[a-z][A-Z]|^[A-Z]{3,}$/;
const WORD = /[\p{L}\p{N}_.~@:/\\=+-]+/gu;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A name in the middle of a sentence begins with a capital letter. */
const PROPER_NAME = /(?<=[\p{Ll}\p{N},;)] )\p{Lu}[\p{L}\p{N}]{2,}/gu;

const trimmed = (word: string): string => word.replace(/^[.:/=-]+(?=[\p{L}\p{N}])|[.:,;=-]+$/gu, '');

/**
 * What of a claim stands nowhere in its source: names, numbers, paths, commands and options, which nobody can know who has not read them there. The
 * words around them may be anybody's own. Empty where all of it is borne out. Pure, linear.
 */
export function ungrounded(claim: string, source: string): readonly string[] {
  const known = source.toLowerCase().replace(/\s+/g, ' ');
  const isKnown = (name: string): boolean => known.includes(name.toLowerCase().replace(/\s+/g, ' '));
  const { files, code } = namesIn(claim);
  const spans = code.filter((span) => !isKnown(span)).flatMap((span) => span.split(/\s+/));
  const like = (claim.match(WORD) ?? [])
    .map(trimmed)
    .filter((word) => LIKE_CODE.test(word.slice(1)) || /^-/.test(word));
  const numbers = (claim.match(NUMBER) ?? []).filter((number) => number.length > 1);
  const proper = claim.match(PROPER_NAME) ?? [];
  const names = [...files, ...spans, ...like, ...numbers, ...proper];
  return [...new Set(names)].filter(
    (name) => name.length > 1 && !isKnown(name) && !isHyphenated(name, isKnown),
  );
}

/** "Copy-on-write" is two or three words, not a name. */
const isHyphenated = (name: string, isKnown: (part: string) => boolean): boolean =>
  /^\p{L}+(?:[-/]\p{L}+)+$/u.test(name) &&
  name.split(/[-/]/).every((part) => /^\p{Ll}+$/u.test(part) || isKnown(part));
