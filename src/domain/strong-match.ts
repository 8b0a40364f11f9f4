import type { Memory } from './memory.ts';
import type { SpecificTerm } from './specific-terms.ts';

/** A term with the number of memories that hold it. */
export interface CountedTerm extends SpecificTerm {
  readonly holders: number;
}

/** Whether a memory is so surely meant that it may be told to somebody who did not ask, and by what. */
export interface MatchVerdict {
  readonly strong: boolean;
  readonly why: readonly string[];
}

/** What more memories hold than this names none of them. */
export const MAX_HOLDERS = 3;
const ENOUGH = 1;
/** A name in passing is no subject. */
const BODY_SHARE = 0.5;

/**
 * Judges by the names that a text and a memory share. One telling name that the memory is about (in its summary,
 * signature, tags or files), an anchored file by its path, or an equal error signature is enough; of others it takes
 * two. A name that more than MAX_HOLDERS memories hold counts nothing, but for a path. Pure.
 */
export function judgeMatch(
  terms: readonly CountedTerm[],
  signatures: readonly string[],
  memory: Memory,
): MatchVerdict {
  const { signature } = memory;
  if (signature !== undefined && signatures.includes(signature))
    return { strong: true, why: [`signature ${signature}`] };
  const about = [memory.summary, signature ?? '', ...memory.tags].join('\n').toLowerCase();
  const body = (memory.body ?? '').toLowerCase();
  const paths = memory.files.map(({ path }) => path.toLowerCase());
  let points = 0;
  const why: string[] = [];
  for (const term of terms) {
    const share = shareOf(term, about, body, paths);
    if (share === 0) continue;
    points += share * term.weight;
    why.push(`${term.kind} ${term.text}`);
  }
  return { strong: points >= ENOUGH, why };
}

/** How much of a term's weight counts: all where the memory is about it, half in passing. */
function shareOf(
  { kind, term, holders }: CountedTerm,
  about: string,
  body: string,
  paths: readonly string[],
): number {
  if (kind === 'path' && paths.some((path) => path === term || path.endsWith(`/${term}`))) return 1;
  if (holders > MAX_HOLDERS) return 0;
  if (kind === 'file' && paths.some((path) => path === term || path.endsWith(`/${term}`))) return 1;
  if (holdsName(about, term)) return 1;
  return holdsName(body, term) ? BODY_SHARE : 0;
}

/** Whether a text has the name as a whole one. */
function holdsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\w-]/.test(text.charAt(at - 1)) && !/[\w]/.test(text.charAt(at + name.length))) return true;
  }
  return false;
}
