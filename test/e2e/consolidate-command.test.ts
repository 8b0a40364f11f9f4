import { describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const cli = useCli();

describe('cs-memory maintain consolidate', () => {
  it('tells how it is taken back, and an undo that is to write nothing does nothing', async () => {
    for (const words of ['of the tests comes', 'of tests comes'])
      await cli.run(['remember', `The port 5433 ${words} from docker-compose.yml`]);
    const done = await cli.run(['maintain', 'consolidate']);
    expect(done.stdout).toContain(
      '2 memories were merged into 1\n`cs-memory maintain consolidate --undo` reverses',
    );

    const dry = await cli.run(['maintain', 'consolidate', '--undo', '--dry-run']);
    expect(dry).toMatchObject({ code: 2, stdout: '' });
    expect(dry.stderr).toContain('--undo cannot be combined with --dry-run');
    const none = await cli.run(['maintain', 'consolidate', '--undo', 'beef']);
    expect(none.stderr).toContain("'beef' matches no merged memory\n  `cs-memory");
    expect(await cli.json('maintain', 'consolidate', '--undo', '--json')).toMatchObject({
      undone: [expect.any(String)],
    });
  });
});
