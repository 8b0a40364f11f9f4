import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../src/app/config/config.ts';
import type { Config } from '../../src/app/config/config-schema.ts';
import { noteAgentAnswer } from '../../src/capture/merge-agents.ts';
import { makeRepository, spooled, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const config: Config = { ...defaultConfig(), subagents: { merge: 'all' } };
const AGENT = { id: 'a1', type: 'Explore' };

const REPORT =
  'The root cause was that `parseLine` in `src/reader.ts` swallowed the carriage return instead of stripping it, because the regular expression only matched LF. Never split records with a pattern that knows one line end only.';

describe('the last message of a subagent', () => {
  it('is kept as its own where it teaches something', async () => {
    const at = await spooled(makeRepository(folder()), { config });
    expect(noteAgentAnswer(at, 's1', REPORT, AGENT)).toBe(true);
    expect(at.accumulator('s1').queued()).toMatchObject([
      { agent: 'Explore', agentId: 'a1', summary: expect.stringContaining('parseLine') },
    ]);
  });

  it('is not what the client says when an agent begins in the background', async () => {
    const at = await spooled(makeRepository(folder()), { config });
    const notice = `Async agent launched successfully. (This tool result is internal metadata.) ${REPORT}`;
    expect(noteAgentAnswer(at, 's1', notice, AGENT)).toBe(false);
    expect(at.accumulator('s1').queued()).toEqual([]);
  });
});
