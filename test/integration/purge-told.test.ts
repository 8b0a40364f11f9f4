import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usePlaces, WORK, workOn } from '../helpers/busy-session.ts';
import { git } from '../helpers/repo.ts';

const { place, sessionIn, byHand } = usePlaces();
type Session = ReturnType<typeof sessionIn>;

const SAID = 'remember that the salary of Ana Kowalska is 92000 euros';

/** Everything that git and we keep of a repository, as text. */
function everything({ repository }: Session): string {
  const objects = git(repository, ['cat-file', '--batch-all-objects', '--batch', '--buffer']);
  const files = readdirSync(join(repository, '.git'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return `${objects}\n${files.join('\n')}`;
}

const purge = (session: Session): Promise<string> => {
  const [memory] = ['learnings', 'decisions', 'patterns']
    .flatMap((namespace) => session.memories(namespace))
    .filter(({ summary }) => String(summary).includes('92000'));
  return byHand(session, 'purge', String(memory?.['id']), '--yes');
};

describe('a memory that is purged', () => {
  it('goes with the handoffs, notes of work and stories that say it, of later sessions too', async () => {
    const where = place();
    const first = sessionIn(where, 's1');
    await first.start();
    await workOn(first);
    await first.prompt(SAID);
    first.say('Noted.');
    await first.stop('Noted.');
    await first.end();
    const other = sessionIn(where, 's2', { CLAUDE_PID: '1' });
    await other.start();
    await workOn(other);
    await other.end();
    const later = sessionIn(where, 's3', { CLAUDE_PID: '1' });
    await later.start();
    await later.prompt('write down what I said of Ana in notes.md');
    later.say('You told me: the SALARY of Ana Kowalska is 92000 euros, so that stands in notes.md now.');
    await later.stop(
      'You told me: the SALARY of Ana Kowalska is 92000 euros, so that stands in notes.md now.',
    );
    await later.end();
    expect(everything(first).match(/92000/g)?.length).toBeGreaterThan(6);
    await purge(first);
    expect(everything(first)).not.toContain('92000');
    expect(await byHand(first, 'list', '--all')).not.toContain('92000');
    // What does not tell of it stays.
    expect(first.memories('handoffs').map(({ session, type }) => session ?? type)).toContain('s2');
    expect(await byHand(first, 'list', '--all')).toContain(WORK.asked.slice(0, 20));
  });

  it('does not come back with the handoff of the session that it was said in', async () => {
    const session = sessionIn(place(), 's1');
    await session.start();
    await session.prompt(SAID);
    session.say('Noted.');
    await session.stop('Noted.');
    await purge(session);
    await workOn(session);
    await session.stop(WORK.reason);
    await session.end();
    expect(session.memories('handoffs')).toHaveLength(1);
    expect(everything(session)).not.toContain('92000');
  });
});
