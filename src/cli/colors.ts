import picocolors from 'picocolors';

/** Colours for what goes to stdout: on a terminal only. picocolors would also colour a pipe where CI is set. */
export const colors = picocolors.createColors(isColourful(process.stdout));

/** The same for stderr. */
export const errorColors = picocolors.createColors(isColourful(process.stderr));

function isColourful(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && !process.env['NO_COLOR'];
}
