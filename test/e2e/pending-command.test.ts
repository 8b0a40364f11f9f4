import { describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { queue } from '../helpers/session.ts';

const cli = useCli();

interface Waiting {
  readonly id: string;
  readonly summary: string;
}
const listed = async (): Promise<readonly Waiting[]> =>
  (await cli.json('list', '--pending', '--json'))['pending'] as readonly Waiting[];

describe('what waits in a queue', () => {
  it('is listed with its session, forgotten and purged by its id', async () => {
    await queue(cli.repository(), 's1', 3);
    const [first, second, third] = await listed();
    expect(first).toMatchObject({ session: 's1', state: 'waiting', ns: 'learnings', kind: 'error' });
    const { stdout } = await cli.run(['list', '--pending', '--limit', '1']);
    expect(stdout).toMatch(
      new RegExp(`^${first?.id}  Learning . of s \\(learnings/error, waiting, session s1, .*\\)\n$`),
    );
    expect((await cli.run(['forget', `${first?.id}`])).code).toBe(2); // nobody can be asked
    expect(await cli.json('forget', `${first?.id}`, '--yes', '--json')).toEqual({
      id: first?.id,
      forgotten: true,
      changed: true,
    });
    const purged = await cli.run(['purge', `${second?.id}`, '--yes']);
    expect(purged.stdout).toBe(`${second?.id}: removed from the queue; no note held it\n`);
    expect((await listed()).map(({ id }) => id)).toEqual([third?.id]);
    expect(await cli.json('session', 'flush', '--json')).toMatchObject({ written: 1 });
    expect(await listed()).toEqual([]);
    expect(await cli.json('list', '--json')).toMatchObject({ memories: [{ id: third?.id }] });
  });
});
