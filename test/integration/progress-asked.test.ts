import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeLine } from '../../src/core/note-line.ts';
import { useBuiltSources } from '../helpers/background.ts';
import { type Place, startClient, usePlaces, WORK, workOn } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';
import { commitFiles, git, useFolders, wired } from '../helpers/repo.ts';
import { createToldSession } from '../helpers/told-session.ts';

const { place, sessionIn, byHand } = usePlaces();
const folder = useFolders();
const built = useBuiltSources();

const OTHER = 'Grace <grace@example.net>';

/** Somebody else's note of progress, as a fetch would bring it. */
async function noteOther({ repository }: Place): Promise<void> {
  const { notes } = await wired(repository);
  const line = encodeLine({
    ...{ v: 1, id: '00000000000000aa', type: 'memory', ns: 'progress', kind: 'progress' },
    ...{ at: new Date(Date.now() + 60_000).toISOString(), summary: 'Work on “the parser”: 1 finished.' },
    ...{ evidence: 'model-inferred', tags: [], files: [], author: OTHER, session: 'theirs' },
  } as Parameters<typeof encodeLine>[0]);
  const anchor = git(repository, ['rev-parse', 'HEAD']).trim();
  await notes.add([{ namespace: 'progress', anchor, lines: [line] }]);
}

/** A session that ended and left a note of its progress, and no handoff. */
async function ended(where = place()) {
  const session = sessionIn(where, 's1');
  await session.start();
  await workOn(session);
  await session.end();
  const kept = join(where.repository, '.git/cs-memory/sessions');
  for (const name of readdirSync(kept)) if (name.endsWith('.handoff.json')) rmSync(join(kept, name));
  return { where, next: sessionIn(where, 's2', { CLAUDE_PID: '1' }) };
}

describe('without a handoff, “where were we?”', () => {
  it('is answered with what the last session noted of its progress, once, and nothing else', async () => {
    const { where, next } = await ended();
    const { remember } = await wired(where.repository);
    await remember([{ summary: 'tests need TZ=UTC' }]);
    const told = contextOf(await next.prompt('where were we?')) ?? '';
    expect(told).toContain('What the last session was at.');
    expect(told).toContain('Work on');
    expect(told).not.toContain('TZ=UTC');
    expect(contextOf(await next.prompt('where were we?'))).toBeUndefined();
  });

  it('is the user’s own, though somebody nobody trusts, or somebody trusted, noted something later', async () => {
    const { where, next } = await ended();
    await noteOther(where);
    expect(contextOf(await next.prompt('where were we?'))).toContain(WORK.asked.slice(0, -1));
    await byHand(next, 'trust', 'add', OTHER);
    const third = sessionIn(where, 's3', { CLAUDE_PID: '1' });
    const told = contextOf(await third.prompt('where were we?')) ?? '';
    expect(told).toContain(WORK.asked.slice(0, -1));
    expect(told).not.toContain('the parser');
  });

  it('is somebody else’s, by name, only where the user trusts them and this clone has none', async () => {
    const where = place();
    await noteOther(where);
    const session = sessionIn(where, 's1');
    expect(contextOf(await session.prompt('where were we?'))).toBeUndefined();
    await byHand(session, 'trust', 'add', OTHER);
    const told = contextOf(await session.prompt('where were we?'));
    expect(told).toContain('What the last session of Grace was at; of this clone none is known.');
    expect(told).toContain('the parser');
  });

  it('is not of a session that still runs', async () => {
    const where = place();
    const running = sessionIn(where, 's1', { CLAUDE_PID: String(startClient().pid) });
    await running.start();
    await workOn(running);
    await running.compact();
    expect(running.memories('progress')).not.toEqual([]);
    const next = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    expect(contextOf(await next.prompt('where were we?')) ?? '').not.toContain('was at');
  });

  it('is a question like any other where nothing is known, or handoffs are switched off', async () => {
    const { next } = await ended();
    next.settings({ handoff: { enabled: false } });
    expect(contextOf(await next.prompt('where were we?')) ?? '').not.toContain('was at');
    const empty = place();
    const { remember } = await wired(empty.repository);
    await remember([
      { summary: 'tests need TZ=UTC' },
      { summary: 'working on the parser of dates needs ICU data' },
    ]);
    const session = sessionIn(empty, 's1');
    const told = contextOf(await session.prompt('what was I working on?')) ?? '';
    expect(told).toContain('the parser of dates');
    expect(told).not.toContain('TZ=UTC');
  });
});

describe('a question of the work, and of nothing else', () => {
  it.each([
    'what did we do last time?',
    'what did we do yesterday?',
    'what did we do in the last session?',
    'was haben wir zuletzt gemacht?',
    'was war noch offen?',
  ])('is answered with what was noted of it: %s', async (question) => {
    const { where, next } = await ended();
    const { remember } = await wired(where.repository);
    await remember([{ summary: 'tests need TZ=UTC' }]);
    const told = contextOf(await next.prompt(question)) ?? '';
    expect(told).toContain('Work on');
    expect(told).not.toContain('TZ=UTC');
  });

  it('is answered without a look at what writes notes', async () => {
    const { where, next } = await ended();
    const dist = folder();
    cpSync(built(), dist, { recursive: true });
    rmSync(join(dist, 'services.cjs'));
    const { repository, home } = next;
    const transcript = join(where.transcripts, 's2.jsonl');
    const bare = createToldSession({
      repository,
      home,
      transcript,
      dist,
      id: 's2',
      env: { CLAUDE_PID: '1' },
    });
    expect(contextOf(await bare.prompt('what did we do yesterday?'))).toContain('Work on');
  });
});

describe('“what is still open?”', () => {
  it('is answered with what a session left open, and that a later one left nothing', async () => {
    const where = place();
    const first = sessionIn(where, 's1');
    await first.start();
    await workOn(first);
    await first.end();
    const asks = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    const open = contextOf(await asks.prompt('what is still open?')) ?? '';
    expect(open).toContain('left open:');
    expect(open).not.toContain('A session since then');
    const later = sessionIn(where, 's3', { CLAUDE_PID: '2' });
    await later.start();
    await later.prompt('Please go on with the gzip reader and its changelog');
    later.edit(join(where.repository, WORK.file));
    commitFiles(where.repository, { [WORK.file]: 'export const gzip = 1;\n' });
    later.run(WORK.failing, false);
    later.say('All of it is done, the test passes and it is committed.');
    await later.stop('All of it is done, the test passes and it is committed.');
    await later.end();
    const last = sessionIn(where, 's4', { CLAUDE_PID: '3' });
    expect(contextOf(await last.prompt('what is still open?'))).toMatch(
      /^A session since then \(just now, on “Please go on with the gzip reader and its changelog”\) left nothing that is known to be open\.$/m,
    );
  });
});
