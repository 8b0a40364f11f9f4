/** What `performance.now()` gives: milliseconds since the process started, by a clock that only goes forward. */
export const sinceStartMs = (): number => process.uptime() * 1e3;
