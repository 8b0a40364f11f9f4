import { describe, expect, it } from 'vitest';
import { HOOK_EVENTS, missingEvents } from '../../src/app/doctor/activity.ts';

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-01-02T00:00:00.000Z';
const all = (at: string): Map<string, string> => new Map(HOOK_EVENTS.map((event) => [event, at]));

describe('events that should have been raised', () => {
  it('are none where all were', () => {
    expect(missingEvents(all(NEW), NEW)).toEqual([]);
  });

  it('are those whose occasion there was', () => {
    const fired = all(OLD).set('SessionStart', NEW).set('UserPromptSubmit', NEW);
    expect(missingEvents(fired, NEW)).toEqual(['Stop', 'SessionEnd']);
    expect(missingEvents(new Map([['PostToolUse', NEW]]), NEW)).toEqual(['PostToolBatch']);
  });

  it('are none where nothing happened, and never one that may have had no occasion', () => {
    expect(missingEvents(all(OLD), NEW)).toEqual([]);
    const fired = all(NEW);
    for (const event of ['PreCompact', 'SubagentStop', 'PostToolUseFailure', 'PreToolUse'])
      fired.delete(event);
    expect(missingEvents(fired, NEW)).toEqual([]);
  });
});
