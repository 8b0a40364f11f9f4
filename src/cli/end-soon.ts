/** What is still under way when a command is done (a database that does not answer, a git that nobody waits for) gets so long. */
const GRACE_MS = 1_000;

/**
 * Ends the process soon after its command is done, whatever still holds it: an index on a network that does not answer would, for as long as it
 * likes. A process that nothing holds has ended before. What was printed goes out first.
 */
export function endSoon(): void {
  const end = (): void => {
    if (process.stdout.writableLength > 0) again();
    else process.exit();
  };
  const again = (): unknown => setTimeout(end, GRACE_MS).unref();
  again();
}
