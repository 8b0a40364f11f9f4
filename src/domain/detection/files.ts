import type { ToolCall } from '../learning.ts';

const MAX_FILES = 5;
const INPUT_FIELDS = ['file_path', 'notebook_path'] as const;
/** `src/a.ts:12`, `src/a.ts(12,5)`, `File "a.py", line 3`. */
const PLACE =
  /(?<![\w/:.\\-])((?:[A-Za-z]:[\\/]|~?\/|\.{1,2}\/)?(?:[\w@.+-]+[\\/])*[\w@.+-]*\.[A-Za-z]\w{0,5})(?::\d+|\(\d+,\d+\)|", line \d+)/g;
/** A quoted path with a directory and an extension, as errors name files. */
const QUOTED = /['"`]((?:[A-Za-z]:[\\/]|~?\/|\.{1,2}\/)?(?:[\w@.+-]+[\\/])+[\w@.+-]*\.[A-Za-z]\w{0,5})['"`]/g;
const FOREIGN = /node_modules|site-packages|^node:|\/usr\/|\/go\/pkg\/|\.cargo\/registry/;

/**
 * The paths a call names, as the client or the output spells them, at most five: those of its input, else for
 * a shell command those of its telling line and then those its output gives as `path:line`. Files of installed
 * packages are left out.
 */
export function filesOf(call: ToolCall, tellingLine: string, lines: readonly string[]): string[] {
  const named = INPUT_FIELDS.map((field) => call.input[field]).filter((path) => typeof path === 'string');
  if (named.length > 0) return named;
  if (typeof call.input['command'] !== 'string') return [];
  const found = new Set([...pathsIn(tellingLine, PLACE), ...pathsIn(tellingLine, QUOTED)]);
  for (const line of lines) {
    if (found.size >= MAX_FILES) break;
    for (const path of pathsIn(line.slice(0, 500), PLACE)) found.add(path);
  }
  return [...found].slice(0, MAX_FILES);
}

function pathsIn(line: string, pattern: RegExp): string[] {
  const paths = Array.from(line.matchAll(pattern), (match) => match[1] ?? '');
  return paths.filter((path) => path !== '' && !FOREIGN.test(path));
}
