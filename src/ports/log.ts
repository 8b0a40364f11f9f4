/** A line of the log: when, what, and figures. */
export interface LogEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** A hook's event, a job in the background, `mcp` or `cli`. */
  readonly event: string;
  readonly [figure: string]: string | number | boolean | undefined;
}

/** The log of the last days, of all repositories of this user. */
export interface LogReader {
  /** The oldest first, in the order they were written; what cannot be read is passed over. Never throws. */
  entries(): Iterable<LogEntry>;
  /** When each hook event was raised last, also where it had nothing to do: event → ISO 8601, UTC. */
  fired(): ReadonlyMap<string, string>;
}
