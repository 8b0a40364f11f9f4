/** Marks a part of the line above: `   ^`, `    ~~~~^^^^`, ` |   ^~~ expected ;`. */
const CARET = /^[\s|│:]*[~^]+(?:[\s-]|$)/;
/** Says itself that it is an error: no source begins so. */
const MESSAGE = /^\s*(?:\S+:\d+:(?:\d+:)? |[\w.]*(?:error|exception|fatal)(?:\[\w+\])?: )/i;
/** Python shows the line of each frame below its place. */
const FRAME = /^\s*File ".*", line \d+/;
/** npm and pnpm name the script (`> app@1.0.0 test`), then say what it runs. */
const SCRIPT = /^> @?[\w./-]+(?:@[\w.+-]+)?(?: [\w:.-]+)?(?: \/.*)?$/;

/** Whether a line only repeats what was run, of a program's source or of a script: what went wrong stands below it. */
export function isEcho(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', after = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  if (CARET.test(after) && !MESSAGE.test(line)) return true;
  if (/^>\s{3,}\S|^\$ /.test(line) || (line.startsWith('> ') && SCRIPT.test(before))) return true;
  return FRAME.test(before) && /^\s/.test(line);
}
