/** The events of hooks.json, in the order of a session. A test holds the two together. */
export const HOOK_EVENTS = [
  'SessionStart',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PostToolBatch',
  'SubagentStop',
  'PreCompact',
  'Stop',
  'SessionEnd',
] as const;
export type HookEvent = (typeof HOOK_EVENTS)[number];

/** Event → the one without which it has no occasion. An event that is not here may have none for weeks. */
const FOLLOWS: Readonly<Partial<Record<HookEvent, HookEvent>>> = {
  UserPromptSubmit: 'SessionStart',
  Stop: 'UserPromptSubmit',
  SessionEnd: 'SessionStart',
  PostToolBatch: 'PostToolUse',
};

/**
 * Of the events that were not raised since a time those that should have been: what they follow was. `fired`: event →
 * when last, ISO 8601, UTC, as is `since`.
 */
export function missingEvents(fired: ReadonlyMap<string, string>, since: string): readonly HookEvent[] {
  const isNew = (event: string): boolean => (fired.get(event) ?? '') >= since;
  return HOOK_EVENTS.filter((event) => {
    const before = FOLLOWS[event];
    return before !== undefined && isNew(before) && !isNew(event);
  });
}
