import { describe, expect, it } from 'vitest';
import { createNoteAgentAnswer } from '../../src/capture/merge-agents.ts';
import { createPipeline } from './filters/support.ts';

const REPORT =
  'The root cause was that `parseLine` in `src/reader.ts` swallowed the carriage return instead of stripping it, because the regular expression only matched LF. Never split records with a pattern that knows one line end only.';

function noting() {
  const queued: { readonly summary: string }[] = [];
  const note = createNoteAgentAnswer({
    session: 's1',
    filters: createPipeline(),
    accumulator: {
      add: (learning) => {
        queued.push(learning);
        return { added: true, count: queued.length, namespaces: {}, dropped: 0 };
      },
    },
    threshold: 0.5,
    isFile: () => false,
    clock: () => 0,
    branch: undefined,
  });
  return { note: (message: string) => note(message, { id: 'a1', type: 'Explore' }), queued };
}

describe('the last message of a subagent', () => {
  it('is kept as its own where it teaches something', () => {
    const { note, queued } = noting();
    expect(note(REPORT)).toBe(true);
    expect(queued).toMatchObject([
      { agent: 'Explore', agentId: 'a1', summary: expect.stringContaining('parseLine') },
    ]);
  });

  it('is not what the client says when an agent begins in the background', () => {
    const { note, queued } = noting();
    const notice = `Async agent launched successfully. (This tool result is internal metadata.) ${REPORT}`;
    expect(note(notice)).toBe(false);
    expect(queued).toEqual([]);
  });
});
