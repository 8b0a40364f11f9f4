import { namesIn } from './prose.ts';

/** Something written like code or a path: it holds a sign or a form that no plain word has. */
const LIKE_CODE = /[/_.~@:\\=-]|\d|[a-z][A-Z]|^[A-Z]{3,}$/;
const WORD = /[\p{L}\p{N}_.~@:/\\=+-]+/gu;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A name in the middle of a sentence begins with a capital letter. */
const PROPER_NAME = /(?<=[\p{Ll}\p{N},;)] )\p{Lu}[\p{L}\p{N}]{2,}/gu;

const ABBREVIATION = /^(?:e\.g|i\.e|a\.k\.a)$/i;

/** Words of the trade, which nobody needs to have read in a session. */
const OF_THE_TRADE =
  /^(?:API|ASCII|CI|CLI|CPU|CRUD|CSS|CSV|DNS|DOM|GUI|HTML|HTTPS?|IDE?|JSON|JSX|JWT|ORM|OS|PR|RAM|REST|SDK|SQL|SSH|SSL|TCP|TLS|UDP|UI|URLs?|UTC|UTF|UUID|UX|XML|YAML)$/;

const ENDS = /^[.:/=-]+(?=[\p{L}\p{N}])|[.:,;=-]+$/gu;

/** What of a claim stands nowhere in its source: names, numbers, paths, commands and options, which nobody can know who has not read them there. Pure, linear. */
export function ungrounded(claim: string, source: string): readonly string[] {
  const known = source.toLowerCase().replace(/\s+/g, ' ');
  const stands = (name: string): boolean => known.includes(name.toLowerCase().replace(/\s+/g, ' '));
  const ways = [isPlural, isPathOfParts, isQualified, isTemplate];
  const isKnown = (name: string): boolean => stands(name) || ways.some((is) => is(name, stands));
  const { files, code } = namesIn(claim);
  const spans = code.filter((span) => !isKnown(span)).flatMap((span) => span.split(/\s+/));
  const like = (claim.match(WORD) ?? [])
    .map((word) => word.replace(ENDS, ''))
    .filter((word) => (LIKE_CODE.test(word.slice(1)) || /^-/.test(word)) && !ABBREVIATION.test(word));
  const numbers = (claim.match(NUMBER) ?? []).filter((number) => number.length > 1);
  const proper = claim.match(PROPER_NAME) ?? [];
  const names = [...files, ...spans, ...like, ...numbers, ...proper];
  return [...new Set(names)].filter(
    (name) => name.length > 1 && !OF_THE_TRADE.test(name) && !isKnown(name) && !isHyphenated(name, isKnown),
  );
}

const isPlural = (name: string, stands: (part: string) => boolean): boolean =>
  /^\p{L}{4,}s$/u.test(name) && stands(name.slice(0, -1));

/** `website/src/app.css` where the session has the folder and, seen from it, the file; a bare name may be of another folder. */
const isPathOfParts = (name: string, stands: (part: string) => boolean): boolean =>
  /^[\w@.-]+(?:\/[\w@.-]+)+$/.test(name) &&
  [...name.matchAll(/\//g)].some(({ index }) => {
    const rest = name.slice(index + 1);
    const isSeenBare = rest.includes('/') || (rest.includes('.') && !stands(`/${rest}`));
    return isSeenBare && stands(name.slice(0, index)) && stands(rest);
  });

/** `Store.reset()` where the session has the class and the method, `Failure(...)` where it has the name: how it is called makes no claim. */
function isQualified(name: string, stands: (part: string) => boolean): boolean {
  const [, qualified = ''] =
    name.match(/^([A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*)(?:\((?:\.{3}|…)?\))?$/) ?? [];
  return qualified !== '' && qualified.split(/\.|::/).every((part) => part.length > 2 && stands(part));
}

/** `pulls/<n>/reviews`, a path with a star, `score.{json,md}`, `python3 -c "…"`, `6.9.x`: what stands around the gap stands in the session. */
function isTemplate(name: string, stands: (part: string) => boolean): boolean {
  const parts = name.split(/<[\w -]+>|…|\.{3}|\*+|(?<=\d\.)x$|[{},]/);
  return parts.length > 1 && parts.every((part) => part === '' || stands(part));
}

/** "Copy-on-write" is two or three words, not a name, and so is "Follow-up" where a sentence begins. */
const isHyphenated = (name: string, isKnown: (part: string) => boolean): boolean =>
  /^[\p{L}\p{N}]+(?:[-/]\p{L}+)+$/u.test(name) &&
  name
    .split(/[-/]/)
    .every((part, at) => (at === 0 ? /^\p{Lu}?\p{Ll}+$/u : /^\p{Ll}+$/u).test(part) || isKnown(part));
