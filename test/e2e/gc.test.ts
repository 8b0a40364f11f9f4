import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const cli = useCli();

/** Writes a file that nothing has touched for so many days. */
function aged(path: string, days: number, text = 'x'.repeat(100)): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const at = new Date(Date.now() - days * 86_400_000);
  utimesSync(path, at, at);
  return path;
}

const inStore = (...names: string[]): string => join(cli.repository(), '.git/cs-memory', ...names);
const inHome = (...names: string[]): string => join(cli.home(), ...names);

interface Collected {
  readonly dry_run: boolean;
  readonly removed: readonly { readonly what: string; readonly count: number; readonly bytes: number }[];
  readonly bytes: number;
}
const collect = async (...args: string[]): Promise<Collected> =>
  (await cli.json('maintain', 'gc', '--json', ...args)) as unknown as Collected;
const counts = ({ removed }: Collected): Record<string, number> =>
  Object.fromEntries(removed.map(({ what, count }) => [what, count]));

function makeGarbage() {
  const old = {
    state: aged(inStore('sessions/gone.json'), 40),
    story: aged(inStore('sessions/gone.story.json'), 40),
    handoff: aged(inStore('sessions/gone.handoff.json'), 40),
    goals: aged(inStore('goals/gone.json'), 40),
    log: aged(inHome('.local/state/cs-memory/log/2020-01-01.jsonl'), 40),
    compiled: aged(inHome('.cache/cs-memory/compiled/services.cjs-0'), 40),
    index: aged(inStore('index/words-v0.bin'), 1),
    lance: aged(inStore('index/lancedb/other.lance/data'), 1),
    turn: aged(inHome('.local/state/cs-memory/turns/session_prompt'), 2),
  };
  const kept = {
    waits: aged(inStore('sessions/waits.jsonl'), 40),
    itsState: aged(inStore('sessions/waits.json'), 40),
    young: aged(inStore('sessions/young.json'), 5),
    log: aged(inHome('.local/state/cs-memory/log/2020-01-09.jsonl'), 1),
    compiled: aged(inHome('.cache/cs-memory/compiled/services.cjs-1'), 1),
    swept: aged(inHome('.cache/cs-memory/compiled/swept'), 40),
    words: aged(inStore('index/words-v1.bin'), 90),
  };
  return { old: Object.values(old), kept: Object.values(kept) };
}

describe('gc', () => {
  it('removes what is old and says what and how much; what waits, what is young and what is in use stays', async () => {
    const { old, kept } = makeGarbage();
    const dry = await collect('--dry-run');
    expect(dry).toMatchObject({ dry_run: true, bytes: 900 });
    expect(old.filter(existsSync)).toEqual(old);
    const done = await collect();
    expect(done).toEqual({ ...dry, dry_run: false });
    expect(counts(done)).toEqual({
      sessions: 1,
      stories: 1,
      handoffs: 1,
      goals: 1,
      turns: 1,
      log: 1,
      compiled: 1,
      index: 2,
    });
    expect(old.filter(existsSync)).toEqual([]);
    expect(kept.filter(existsSync)).toEqual(kept);
    expect((await cli.run(['maintain', 'gc'])).stdout).toBe('nothing removed\n');
  });

  it('loses no memory and no index that is in use', async () => {
    await cli.json('remember', '--json', 'We store times in UTC');
    await cli.run(['recall', 'UTC']);
    aged(inStore('index', 'words-v1.bin.1.abc.tmp'), 1);
    const before = readdirSync(inStore('index')).filter((name) => !name.endsWith('.tmp'));
    expect(counts(await collect('--older-than', '1'))).toMatchObject({ index: 1 });
    expect(readdirSync(inStore('index'))).toEqual(before);
    expect((await cli.run(['recall', 'UTC'])).stdout).toContain('UTC');
  });

  it('takes the days of sessions as they are given', async () => {
    aged(inStore('sessions/young.json'), 5);
    expect(counts(await collect('--older-than', '3'))).toMatchObject({ sessions: 1 });
  });

  it('leaves LanceDB its folder where the settings want it', async () => {
    const file = aged(inStore('index/lancedb/other.lance/data'), 1);
    mkdirSync(inHome('.config/cs-memory'), { recursive: true });
    writeFileSync(inHome('.config/cs-memory/config.json'), '{"embedder": {"kind": "transformers"}}');
    expect(counts(await collect())).toMatchObject({ index: 0 });
    expect(existsSync(file)).toBe(true);
  });

  it('leaves of LanceDB only the tables that the settings want', async () => {
    const table = (name: string): string => aged(inStore('index/lancedb', `${name}.lance/data`), 1);
    const other = table('vectors-v1-0123456789ab-384');
    const current = table('vectors-v1-ba9876543210-384');
    writeFileSync(inStore('index/lancedb/vectors.json'), '{"table": "vectors-v1-ba9876543210-384"}');
    const settings = inHome('.config/cs-memory/config.json');
    const left = async (config: string): Promise<readonly string[]> => {
      mkdirSync(dirname(settings), { recursive: true });
      writeFileSync(settings, config);
      await collect();
      return [other, current].filter(existsSync);
    };
    const embedder = '"embedder": {"kind": "transformers"}';
    expect(await left(`{${embedder}}`)).toEqual([current]);
  });
});
