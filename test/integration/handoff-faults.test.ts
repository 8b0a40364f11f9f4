import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { untilGone, useBuiltSources } from '../helpers/background.ts';
import { handoffsOf, WORK, workOn } from '../helpers/busy-session.ts';
import { contextOf, loggedFailures } from '../helpers/hook.ts';
import { makeRepository, makeUnborn, useFolders, wired } from '../helpers/repo.ts';
import { createToldSession, SILENT } from '../helpers/told-session.ts';

const folder = useFolders();
const dist = useBuiltSources();

function sessionOf(repository = makeRepository(folder())) {
  const transcript = join(folder(), 's1.jsonl');
  const env = { CLAUDE_PID: String(process.pid) };
  return {
    transcript,
    ...createToldSession({ repository, home: folder(), transcript, dist: dist(), env }),
  };
}

type Session = ReturnType<typeof sessionOf>;

const handoffs = (session: Session): string[] => handoffsOf(session).map(({ body }) => String(body));

/** Compacts, which must say nothing and end well; gives the handoff in the notes, which must be one. */
async function handedOn(session: Session): Promise<string> {
  expect(await session.compact()).toEqual(SILENT);
  const [made = '', ...others] = handoffs(session);
  expect(others).toEqual([]);
  expect(made.length).toBeLessThanOrEqual(8_000);
  return made;
}

/** A session in the middle of its work. */
async function busy(repository?: string): Promise<Session> {
  const session = sessionOf(repository);
  await session.start();
  await workOn(session);
  return session;
}

describe('a transcript that is', () => {
  it('missing leaves what the session was known to have done, else a marker with the time', async () => {
    const session = await busy();
    await session.stop('Done.');
    rmSync(session.transcript);
    const made = await handedOn(session);
    expect(made).toContain(WORK.begun);
    expect(made).toContain(`${WORK.file}: not tracked`);
    expect(made).toContain('## Not known\n- the transcript could not be read');

    const repository = makeRepository(folder());
    const never = sessionOf(repository);
    await never.start();
    const marker = await handedOn(never);
    expect(marker).toMatch(/^Handoff of session s1, made on \d{4}-\d\d-\d\dT\d\d:\d\dZ/);
    expect(marker).toContain('Nothing could be learned of its work');
    // It is there for who looks for it, and is told to nobody.
    const { recall, own } = await wired(repository);
    expect(await own.index.all()).toMatchObject([{ ns: 'handoffs' }]);
    expect(await recall.ask({ text: 'nothing open in the context that was compacted' }, 5)).toEqual([]);
    expect(contextOf(await never.start('compact'))).toBeUndefined();
  });

  it('lagging is caught up with when the session goes on', async () => {
    const session = await busy();
    const whole = readFileSync(session.transcript, 'utf8').split('\n');
    writeFileSync(session.transcript, `${whole.slice(0, 3).join('\n')}\n`);
    expect(await handedOn(session)).not.toContain(WORK.reason);
    appendFileSync(session.transcript, whole.slice(3).join('\n'));
    expect(contextOf(await session.start('compact'))).toContain(WORK.next);
    expect(handoffs(session)[1]).toContain(WORK.reason);
  });

  it.each([
    ['huge, of empty space', (file: string) => truncateSync(file, 200 * 1024 * 1024)],
    ['huge, of one line', (file: string) => appendFileSync(file, 'x'.repeat(50 * 1024 * 1024))],
  ])('%s, is read at its end', async (_name, grow) => {
    const session = sessionOf();
    await session.start();
    writeFileSync(session.transcript, '');
    grow(session.transcript);
    appendFileSync(session.transcript, '\n');
    await workOn(session);
    const made = await handedOn(session);
    expect(made).toContain(WORK.reason);
    expect(made).toContain(WORK.begun);
  });

  it('cut off in the middle of a line is read up to there', async () => {
    const session = await busy();
    const text = readFileSync(session.transcript, 'utf8');
    writeFileSync(session.transcript, text.slice(0, -40));
    const made = await handedOn(session);
    expect(made).toContain(WORK.begun);
    expect(made).not.toContain(WORK.reason);
  });
});

describe('without', () => {
  it('a list of tasks the handoff tells what was asked and what is open', async () => {
    const session = sessionOf();
    await session.start();
    await session.prompt(WORK.asked);
    session.run(WORK.failing, true);
    const made = await handedOn(session);
    expect(made).not.toContain('## Tasks');
    expect(made).toContain(`## Next\n- Not answered yet: ${WORK.asked}`);
    expect(made).toContain(`\`${WORK.failing}\` has not passed`);
  });

  it('the model that the settings name, nothing is missing', async () => {
    const session = sessionOf();
    session.settings({ embedder: { kind: 'transformers', directory: join(folder(), 'absent') } });
    await session.start();
    await workOn(session);
    expect(await handedOn(session)).toContain(WORK.reason);
  });

  it('a commit it waits in the queue, and is told all the same', async () => {
    const session = await busy(makeUnborn(folder()));
    expect(await session.compact()).toEqual(SILENT);
    expect(handoffs(session)).toEqual([]);
    expect(contextOf(await session.start('compact'))).toContain(WORK.next);
  });
});

describe('handoff.command', () => {
  async function withCommand(command: string, more: object = {}): Promise<Session> {
    const session = sessionOf();
    session.settings({ handoff: { command, ...more } });
    await session.start();
    await workOn(session);
    return session;
  }

  it('is told what it prints, filtered', async () => {
    const secret = ['sk', 'live', 'q8Jd71hLpz0Wm4Tx9Vc2Rb6N'].join('_');
    const session = await withCommand(`echo 'SHOP-1 Gzip import (open)'; echo STRIPE_KEY=${secret}`);
    const made = await handedOn(session);
    expect(made).toContain('## From the configured command\n- SHOP-1 Gzip import (open)');
    expect(made).toContain('[REDACTED:');
    for (const file of session.files()) expect(readFileSync(file, 'utf8')).not.toContain(secret);
  });

  it('that hangs is ended with all it started', async () => {
    const mark = `cs-memory-hangs-${process.pid}`;
    const session = await withCommand(`echo 'SHOP-1 first'; sh -c 'sleep 60; : ${mark}' & sleep 60`, {
      commandTimeoutMs: 1_500, // time enough to start a shell
    });
    const made = await handedOn(session);
    expect(made).toContain('- (it had not ended after 1500 ms)\n- SHOP-1 first');
    expect(made).toContain(WORK.reason);
    await untilGone(mark);
  });

  it('that fails is said to have, and nothing else is lost', async () => {
    const made = await handedOn(await withCommand('exit 3'));
    expect(made).toContain('- (it failed with 3)');
    expect(made).toContain(WORK.reason);
  });

  it.each([
    ['in lines', "yes 'SHOP-1 Gzip import' | head -c 10000000"],
    ['in one line', "head -c 10000000 /dev/zero | tr '\\0' 'x'"],
  ])('that prints 10 MB %s is cut off, and the work itself stays', async (_name, command) => {
    const made = await handedOn(await withCommand(command));
    expect(made).toContain('(it printed more than is kept)');
    for (const words of Object.values(WORK)) expect(made, words).toContain(words);
  });

  it('of a repository’s own settings is never run; nor has any the user’s keys', async () => {
    const session = sessionOf();
    const ran = join(folder(), 'ran');
    const settings = { handoff: { command: `touch ${ran}`, guideSummary: true } };
    writeFileSync(join(session.repository, '.cs-memory.json'), JSON.stringify(settings));
    await session.start();
    await workOn(session);
    await handedOn(session);
    expect(existsSync(ran)).toBe(false);

    const key = 'a-key-of-the-client';
    const repository = makeRepository(folder());
    const env = { ANTHROPIC_API_KEY: key };
    const transcript = join(folder(), 's1.jsonl');
    const nosy = createToldSession({ repository, home: folder(), transcript, dist: dist(), env });
    nosy.settings({ handoff: { command: 'env' } });
    await nosy.prompt(WORK.asked);
    const made = await handedOn({ ...nosy, transcript });
    expect(made).toContain('CS_MEMORY_INSIDE=1');
    expect(made).not.toContain(key);
  });
});

describe('a store that is', () => {
  it('without a sound index is read from the notes', async () => {
    const session = await busy();
    await session.stop('Done.');
    const index = join(session.repository, '.git/cs-memory/index');
    for (const name of readdirSync(index)) writeFileSync(join(index, name), 'no index');
    expect(await handedOn(session)).toContain(WORK.reason);
    expect(contextOf(await session.start('compact'))).toContain(WORK.next);
  });

  it('locked for the whole deadline keeps it waiting, the next hook writes it, and it is told meanwhile', async () => {
    const session = await busy();
    const lock = join(session.repository, '.git/refs/notes/cs/handoffs.lock');
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, '');
    expect(await session.compact()).toEqual(SILENT);
    expect(handoffs(session)).toEqual([]);
    expect(loggedFailures(session.home)).toEqual(['PreCompact: REF_CONTENDED']);
    expect(contextOf(await session.start('compact'))).toContain(WORK.next);
    rmSync(lock);
    await session.stop('');
    expect(handoffs(session)).toHaveLength(1);
  });
});
