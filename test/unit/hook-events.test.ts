import { describe, expect, it } from 'vitest';
import { HOOK_EVENTS, missingEvents } from '../../src/app/doctor/activity.ts';
import { ownCommand } from '../../src/app/hooks/notices.ts';
import { startNotice } from '../../src/app/hooks/session-start.ts';

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

it('names the slash command to who has the plugin, and the program to who ran setup', () => {
  const back = { slash: 'forget 3f2a', cli: 'forget 3f2a' };
  expect(ownCommand({ CLAUDE_PLUGIN_ROOT: '/plugin' }, back)).toBe('/cs:forget 3f2a');
  expect(ownCommand({}, back)).toBe('cs-memory forget 3f2a');
});

const NOW = new Date(2026, 2, 12, 15).getTime(); // a Thursday
const at = (day: number): string => new Date(2026, 2, day, 12).toISOString();

describe('the line for the user at a start', () => {
  it.each([
    [{ recalled: 0, isHandedOn: false }, undefined],
    [{ recalled: 1, isHandedOn: false }, 'cs-memory: gave the model 1 memory (/cs:memories)'],
    [
      { recalled: 3, isHandedOn: false, news: { count: 2, since: at(10) } },
      'cs-memory: gave the model 3 memories, 2 new since Tuesday (/cs:memories)',
    ],
    [
      { recalled: 3, isHandedOn: true, news: { count: 1, since: at(11) } },
      'cs-memory: gave the model a handoff and 3 memories, 1 new since yesterday (/cs:memories)',
    ],
    [
      { recalled: 2, isHandedOn: false, news: { count: 2, since: at(12) } },
      'cs-memory: gave the model 2 memories, 2 new since your last session (/cs:memories)',
    ],
    [
      { recalled: 2, isHandedOn: false, news: { count: 1, since: at(1) } },
      'cs-memory: gave the model 2 memories, 1 new since 2026-03-01 (/cs:memories)',
    ],
    [
      { recalled: 2, isHandedOn: false, news: { count: 0, since: at(1) } },
      'cs-memory: gave the model 2 memories (/cs:memories)',
    ],
  ])('says what was told, and what of it is new: %j', (told, line) => {
    expect(startNotice(told, '/cs:memories', NOW)).toBe(line);
  });
});
