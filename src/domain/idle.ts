/** A session without a recorded client counts as dead after so long without a sign of life, milliseconds. */
export const IDLE_MS = 30 * 60_000;
