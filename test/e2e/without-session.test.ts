import { describe, expect, it } from 'vitest';
import { runHook } from '../helpers/hook.ts';
import { useToldSessions } from '../helpers/told-sessions.ts';

const { dist, makeSession } = useToldSessions();

type Session = ReturnType<typeof makeSession>;

const raise = (session: Session, event: string, fields: object) =>
  runHook(
    event,
    { cwd: session.repository, hook_event_name: event, ...fields },
    { dist: dist(), env: { HOME: session.home, CS_REANCHOR_ENABLED: 'false' } },
  );

describe('a payload without a session', () => {
  it('of a compaction stores what waits in the newest open session', async () => {
    const session = makeSession();
    await session.start();
    await session.prompt('Split src/reader.ts into a lexer and a parser.');
    session.edit('src/lexer.ts');
    await session.stop('The lexer is in src/lexer.ts now; the parser comes next.');
    expect(session.memories('handoffs')).toEqual([]);
    expect(await raise(session, 'PreCompact', { trigger: 'auto' })).toMatchObject({
      exitCode: 0,
      stdout: '',
    });
    expect(session.memories('handoffs')).toMatchObject([{ session: 's1' }]);
  });

  it('of a tool call is none of ours', async () => {
    const session = makeSession();
    await session.start();
    const payload = { tool_name: 'Bash', tool_input: { command: 'make' }, error: 'Exit code 2' };
    expect(await raise(session, 'PostToolUseFailure', payload)).toMatchObject({ exitCode: 0, stdout: '' });
    expect(session.files().filter((file) => file.endsWith('.jsonl'))).toEqual([]);
  });

  it('of a compaction in a repository where no session is open is passed over', async () => {
    const session = makeSession();
    expect(await raise(session, 'PreCompact', { trigger: 'auto' })).toMatchObject({
      exitCode: 0,
      stdout: '',
    });
    expect(session.memories('handoffs')).toEqual([]);
  });
});

describe('a subagent’s end that is told twice', () => {
  it('counts once', async () => {
    const session = makeSession();
    await session.start();
    const end = {
      session_id: 's1',
      agent_id: 'a1',
      agent_type: 'Explore',
      last_assistant_message:
        'The root cause was that `parseLine` in `src/reader.ts` swallowed the carriage return instead of stripping it, because the regular expression only matched LF. Splitting on `\\r?\\n` mends it; never split records with a pattern that knows one line end only.',
    };
    await raise(session, 'SubagentStop', end);
    const [file = ''] = session.files();
    const { readFileSync } = await import('node:fs');
    const agents = () => JSON.parse(readFileSync(file, 'utf8')).agents;
    const before = agents();
    const notes = session.memories('learnings').length;
    await raise(session, 'SubagentStop', end);
    expect(agents()).toEqual(before);
    expect(session.memories('learnings')).toHaveLength(notes);
  });
});
