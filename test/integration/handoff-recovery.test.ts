import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryLine } from '../contracts/memory-index-history.ts';
import { handoffsOf, startedBy, usePlaces, WORK, workOn } from '../helpers/busy-session.ts';
import { contextOf, logged, loggedFailures } from '../helpers/hook.ts';
import { git, wired } from '../helpers/repo.ts';
import { SILENT } from '../helpers/told-session.ts';

const { place, sessionIn, byHand } = usePlaces();

/** What a summary does not have, or not exactly. */
const EXACT = [WORK.asked, WORK.begun, WORK.waiting, WORK.failing, WORK.next, WORK.file];

describe('after a compaction', () => {
  it('the handoff that PreCompact made comes first, fenced, and is in the notes', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    expect(await session.compact()).toEqual(SILENT);
    const [made, ...others] = handoffsOf(session);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ kind: 'handoff', session: 's1', branch: 'main', tags: ['compaction'] });
    const told = await startedBy(session, 'compact');
    expect(told).toMatch(/^<cs-memory-recall>\nWhere this work stood when the context was compacted\./);
    expect(told).toContain(String(made?.['id']));
    for (const words of EXACT) expect(told, words).toContain(words);
    // The client's own summary has it.
    expect(told).not.toContain(WORK.reason);
    expect(told.length).toBeLessThanOrEqual(2_000);
    expect(handoffsOf(session)).toHaveLength(1); // nothing has happened since: it is not made again
    expect(loggedFailures(session.home)).toEqual([]);
  });

  it('it names the folder that the model went to, wherever the session began', async () => {
    const where = place();
    const cwd = join(where.repository, 'packages/reader');
    mkdirSync(cwd, { recursive: true });
    const session = sessionIn(where, 's1', { CLAUDE_PROJECT_DIR: where.repository });
    await session.start();
    await workOn(session);
    await session.compact({ cwd });
    expect(handoffsOf(session)[0]?.['body']).toContain('\n- working in packages/reader');
  });

  it('by hand, of which PreCompact is not told, it is made before it is told', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    const told = await startedBy(session, 'compact');
    for (const words of EXACT) expect(told, words).toContain(words);
    expect(handoffsOf(session)).toHaveLength(1);
  });

  it('takes the place of the one before it, and knows what came since', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    await session.compact();
    session.run(WORK.failing, false);
    session.say(
      'The importer now awaits the drain event, so the last record is there. Next I will write the reader.',
    );
    const told = await startedBy(session, 'compact');
    expect(told).toContain('Next I will write the reader');
    expect(String(handoffsOf(session).at(-1)?.['body'])).toContain('awaits the drain event');
    expect(told).not.toContain(`${WORK.failing}\` has not passed`);
    const [first, second] = handoffsOf(session);
    const by = { type: 'supersedes', id: first?.['id'], by: second?.['id'] };
    expect(session.memories('handoffs')).toContainEqual(expect.objectContaining(by));
  });

  it('tells again what the session was told, since it is not in the context any more', async () => {
    const where = place();
    const { remember } = await wired(where.repository);
    await remember([{ summary: 'The staging database is reset every night at two.' }]);
    const session = sessionIn(where, 's1');
    expect(await startedBy(session, 'startup')).toContain('reset every night');
    await workOn(session);
    const told = await startedBy(session, 'compact');
    expect(told.indexOf(WORK.begun)).toBeGreaterThan(0);
    expect(told.indexOf('reset every night')).toBeGreaterThan(told.indexOf(WORK.begun));
    expect(told.match(/<cs-memory-recall>/g)).toHaveLength(1);
  });

  it('the memories of the session that are worth most come next, kept with their scores', async () => {
    const where = place();
    const session = sessionIn(where, 's1');
    await session.start();
    await workOn(session);
    await session.prompt('Remember that the importer tests need `TZ=UTC`, otherwise the dates are wrong.');
    await session.compact();
    const learned = session.memories().find(({ evidence }) => evidence === 'user-stated');
    const body = String(handoffsOf(session)[0]?.['body']);
    expect(body).toMatch(
      new RegExp(
        `## Worth keeping in mind\\n- mode \\w+: \\d of \\d .*\\n[^#]*- \\[${learned?.['id']}\\] \\([01]\\.\\d\\d\\) `,
      ),
    );
    const { remember } = await wired(where.repository);
    await remember([{ summary: 'Something else was written down by hand meanwhile.' }]);
    const told = await startedBy(session, 'compact');
    const at = (words: unknown): number => told.indexOf(String(words));
    expect(at(`**[${learned?.['id']}]**`)).toBeGreaterThan(at(WORK.begun));
    expect(at('Something else was written')).toBeGreaterThan(at(`**[${learned?.['id']}]**`));
    expect(told).not.toContain('Worth keeping in mind');
  });

  it('are none that nobody was sure of', async () => {
    const where = place();
    const session = sessionIn(where, 's1');
    await session.start();
    await workOn(session);
    const { notes } = await wired(where.repository);
    const anchor = git(where.repository, ['rev-parse', 'HEAD']).trim();
    const learned = (number: number, summary: string, days: number): string =>
      memoryLine(number, summary, {
        evidence: 'model-inferred',
        session: 's1',
        at: new Date().toISOString(),
        expires: new Date(Date.now() + days * 86_400_000).toISOString(),
      });
    const lines = [
      learned(1, 'The importer may lose dates in `parseRange`.', 7),
      learned(2, 'The importer loses dates in `parseDates`.', 30),
    ];
    await notes.add([{ namespace: 'learnings', anchor, lines }]);
    await session.compact();
    const told = await startedBy(session, 'compact');
    expect(told).toContain('parseDates');
    expect(told).not.toContain('parseRange');
  });

  it('how they were chosen is in the log of what they decide, and told by `session show --explain`', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    await session.prompt('Remember that the importer tests need `TZ=UTC`, otherwise the dates are wrong.');
    await session.prompt('Remember that you use `make ship` instead of a deploy by hand.');
    await session.prompt('Remember that we never deploy on Fridays by hand: `make ship` asks for a reason.');
    await session.compact();
    await session.start('compact');
    const chosenBy = async () =>
      JSON.parse(await byHand(session, 'session', 'show', 's1', '--explain', '--json')).session.handoff;
    const { mode, complexity, memories } = (await chosenBy()).salient;
    const { integration, reflection, differentiation, complexity: c } = complexity;
    expect(c).toBe(integration * reflection * differentiation);
    expect(c).toBeGreaterThan(0);
    expect(mode).toBe(c < 0.3 ? 'minimal' : c < 0.6 ? 'standard' : c < 0.8 ? 'enhanced' : 'maximum');
    const chosen = { salient: memories.length, mode, complexity: expect.closeTo(c, 3) };
    const lines = logged(session.home).filter((line) => 'mode' in line);
    expect(lines).toMatchObject([
      { event: 'PreCompact', ...chosen },
      { event: 'SessionStart', handoff: 'told', ...chosen },
    ]);
    const page = await byHand(session, 'session', 'show', 's1', '--explain');
    expect(page).toContain(`= ${c.toFixed(2)}: mode ${mode}\n`);
    for (const { id, score } of memories) expect(page).toContain(`${score.toFixed(2)}  ${id}\n`);
    await session.prompt('Now write the changelog entry.');
    await session.end();
    const ended = await chosenBy();
    expect(ended.occasion).toBe('end');
    // At the end it is not waited for long.
    expect(logged(session.home).at(-1)).toMatchObject({ event: 'SessionEnd', handoff: expect.any(String) });
    expect(logged(session.home).at(-1)?.['mode']).toBe(ended.salient?.mode);
  });

  it('is not told where the settings say so, where nothing happened, and where the user forgot it', async () => {
    const off = sessionIn(place(), 's1');
    off.settings({ handoff: { enabled: false } });
    await off.start();
    await workOn(off);
    await off.compact();
    expect(handoffsOf(off)).toEqual([]);
    expect(await startedBy(off, 'compact')).not.toContain('Handoff');
    const switched = sessionIn(place(), 's1', { CS_HANDOFF_ENABLED: 'false' });
    await workOn(switched);
    expect(await startedBy(switched, 'compact')).not.toContain('Handoff');
    const idle = sessionIn(place(), 's1');
    await idle.start();
    expect(await startedBy(idle, 'compact')).toBe('');
    const forgetting = sessionIn(place(), 's1');
    await forgetting.start();
    await workOn(forgetting);
    await forgetting.compact();
    await byHand(forgetting, 'forget', String(handoffsOf(forgetting)[0]?.['id']), '--yes');
    expect(await startedBy(forgetting, 'compact')).not.toContain(WORK.reason);
  });

  it('gives the summariser a list where the user wants one, and nothing of it anywhere else', async () => {
    const session = sessionIn(place(), 's1');
    session.settings({ handoff: { guideSummary: true } });
    await session.start();
    await workOn(session);
    const { stdout, exitCode } = await session.compact();
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^The summary must keep these facts, recorded by cs-memory/);
    expect(stdout).toContain(WORK.begun);
    expect(stdout.split('\n').length).toBeLessThan(20);
  });
});

describe('a handoff', () => {
  it('names the subagents that go on, until it is told that they ended', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    const secret = ['ghp', 'aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA3bC5'].join('_');
    session.send(`read ${secret}`, { status: 'async_launched', agentId: 'a1' });
    session.send('count the users', { status: 'async_launched', agentId: 'a2' });
    session.send('look up', { status: 'completed', agentId: 'a3' });
    await session.compact();
    const [made] = handoffsOf(session);
    expect(made?.['body']).toMatch(
      /- Subagents that had not ended: Explore \(a1\): read \[REDACTED:.*; Explore \(a2\): count the users\n/,
    );
    expect(JSON.stringify(handoffsOf(session))).not.toContain(secret);
    session.notify('a1');
    const told = await startedBy(session, 'compact');
    expect(told).toContain('had not ended: Explore (a2): count the users');
  });

  it('is none of a subagent, whose compaction leaves the session knowing all', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    expect(await session.compact({ agent_id: 'a1', agent_type: 'Explore' })).toEqual(SILENT);
    expect(handoffsOf(session)).toEqual([]);
  });

  it('is never told as a memory among others', async () => {
    const where = place();
    const session = sessionIn(where, 's1');
    await session.start();
    await workOn(session);
    await session.compact();
    await session.end();
    const later = sessionIn(where, 's2');
    expect(await startedBy(later, 'startup')).not.toContain('Handoff');
    expect(contextOf(await later.prompt('please rename src/importer.ts')) ?? '').not.toContain('Handoff');
  });

  it('is gone from the session’s files too when it is purged', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await workOn(session);
    await session.compact();
    await byHand(session, 'purge', String(handoffsOf(session)[0]?.['id']), '--yes');
    session.say(
      'The changelog entry is written now, since the user has asked for it in so many words before.',
    );
    const told = await startedBy(session, 'compact');
    expect(String(handoffsOf(session).at(-1)?.['body'])).toContain('The changelog entry is written');
    for (const words of [WORK.reason, WORK.begun, WORK.next]) expect(told).not.toContain(words);
    for (const file of session.files()) expect(readFileSync(file, 'utf8'), file).not.toContain(WORK.reason);
  });
});
