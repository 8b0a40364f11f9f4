import { type Fields, fieldsOf, textOf } from '../../../core/json-text.ts';
import { shortLine } from '../../../core/text.ts';

/** What a line of code, of prose or of settings makes, by how it begins: in any language such words lead to a name. */
const MAKES =
  /^\s*(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|pub(?:\(\w+\))?|const|readonly)\s+)*(?:function\*?|class|interface|type|enum|struct|trait|impl|def|func|fn|module|namespace|const|let|var|val|test|it|describe|record|object|CREATE TABLE)\b[\s(]*(?:\([^)]{0,40}\)\s*)?(?:(["'`])(.{2,80}?)\1|([\p{L}_$][\w$]{0,60}))/u;
const HEADING = /^\s{0,3}#{1,6}\s+(.{2,80})/;
const MAX_NAMES = 5;
const MAX_LINE_CHARS = 90;
const MAX_NAME_CHARS = 50;
const SAYS = /[\p{L}\p{N}]/u;

/** The texts before and after, as the tools that change a file are given them. */
function sidesOf(input: Fields): readonly (readonly [before: string, after: string])[] {
  const { edits } = input;
  if (Array.isArray(edits)) return edits.map(fieldsOf).flatMap(sidesOf);
  return [
    [textOf(input['old_string']), textOf(input['new_string'] ?? input['content'] ?? input['new_source'])],
  ];
}

/** The lines that a call adds to a file, and those that it takes away. */
function linesIn(input: Fields, clean: (text: string) => string) {
  const [added, gone] = [[], []] as [string[], string[]];
  for (const [before, after] of sidesOf(input)) {
    const [old, now] = [linesOf(clean(before)), linesOf(clean(after))];
    const [known, left] = [new Set(old), new Set(now)];
    added.push(...now.filter((line) => !known.has(line)));
    gone.push(...old.filter((line) => !left.has(line)));
  }
  return { added, gone };
}

/** What a call changes in a file: how many lines come and go, and what they make, or how they begin. `clean` filters its whole texts: a line by itself does not show what the one before it announces. Pure. */
export function changeIn(input: Fields, clean: (text: string) => string): string {
  const { added, gone } = linesIn(input, clean);
  const counts = [added.length === 0 ? '' : `+${added.length}`, gone.length === 0 ? '' : `−${gone.length}`];
  const names = namesIn(added);
  const [first = ''] = added.length > 0 ? added : gone;
  const told = names.length > 0 ? names.join(', ') : `\`${shortLine(first, MAX_LINE_CHARS)}\``;
  if (first === '') return '';
  return `${counts.join(' ').trim()} lines: ${added.length === 0 ? 'removed ' : ''}${told}`;
}

/** The names of what some lines make, each once. */
function namesIn(lines: readonly string[]): readonly string[] {
  const names = lines.flatMap((line) => {
    const [, , title, name] = MAKES.exec(line) ?? [];
    const made = title ?? name ?? HEADING.exec(line)?.[1];
    return made === undefined ? [] : [shortLine(made, MAX_NAME_CHARS)];
  });
  return [...new Set(names)].filter((name) => name !== '').slice(0, MAX_NAMES);
}

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => SAYS.test(line));
