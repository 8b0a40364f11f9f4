import picocolors from 'picocolors';

/** Whether a stream is given colours: a terminal that has some, where nobody said that they want none (no-color.org). */
export function isColourful(isTTY: boolean, { NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  return isTTY && !NO_COLOR && TERM !== 'dumb';
}

const colorsFor = ({ isTTY }: NodeJS.WriteStream) =>
  picocolors.createColors(isColourful(isTTY === true, process.env));

/** Colours for what goes to stdout: on a terminal only. picocolors would also colour a pipe where CI is set. */
export const colors = colorsFor(process.stdout);

/** The same for stderr. */
export const errorColors = colorsFor(process.stderr);
