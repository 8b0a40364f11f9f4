import fs, { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccumulator } from '../../src/session/accumulator.ts';
import { createSpool } from '../../src/session/queue.ts';
import { sessionFileName } from '../../src/session/session-state.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { useFolders } from '../helpers/repo.ts';
import { filesIn, learning } from '../helpers/session.ts';

const folder = useFolders();

/** What happens in the moment between the opening of the spool and the write, as another process could do it. */
const between = { opened: (): void => {} };
const { writeSync } = fs;
function replaceWriteSync(by: typeof writeSync): void {
  fs.writeSync = by;
  syncBuiltinESMExports();
}
beforeAll(() =>
  replaceWriteSync(((...args: Parameters<typeof writeSync>) => {
    between.opened();
    return writeSync(...args);
  }) as typeof writeSync),
);
afterAll(() => replaceWriteSync(writeSync));
afterEach(() => {
  between.opened = () => {};
});

const open = (directory: string, maxLearnings = 200, session = 's1') =>
  createAccumulator({ directory, maxLearnings }, session);
const summaries = (learnings: readonly { summary: string }[] | undefined): string[] =>
  (learnings ?? []).map(({ summary }) => summary);
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

describe('the queue', () => {
  it('holds what is added for any other process, and says how much', () => {
    const directory = join(folder(), 'sessions');
    expect(open(directory).add(learning('s1', 1))).toEqual({
      added: true,
      count: 1,
      dropped: 0,
    });
    expect(open(directory).add(learning('s1', 2, { ns: 'decisions' }))).toMatchObject({ count: 2 });
    const other = open(directory);
    expect(other.count()).toBe(2);
    expect(other.byNamespace()).toEqual({ learnings: 1, decisions: 1 });
    expect(other.summary()).toBe('2 learnings waiting (learnings 1, decisions 1)');
    expect(open(directory, 200, 'another').summary()).toBe('no learnings waiting');
  });

  it('holds a lesson once, as it was met first', () => {
    const accumulator = open(join(folder(), 'sessions'));
    accumulator.add(learning('s1', 1, { signature: learning('s1', 'x').summary }));
    const again = learning('s1', 2, {
      signature: learning('s1', 'x').summary,
      at: '2026-02-02T00:00:00.000Z',
    });
    expect(accumulator.add(again)).toEqual({
      added: false,
      count: 1,
      dropped: 0,
    });
    expect(accumulator.claim()?.learnings).toMatchObject([
      { summary: 'Learning 1 of s1', at: '2026-01-02T03:04:05.000Z' },
    ]);
  });

  it('tells a lesson as it was met first by its time, in whatever order parallel hooks wrote', () => {
    const signature = learning('s1', 'x').summary;
    const [first, second] = [
      learning('s1', 1, { signature, at: '2026-01-02T00:00:00.000Z' }),
      learning('s1', 2, { signature, at: '2026-01-02T00:00:00.001Z' }),
    ];
    for (const order of [[first, second] as const, [second, first] as const]) {
      const accumulator = open(join(folder(), 'sessions'));
      for (const one of order) accumulator.add(one);
      expect(summaries(accumulator.claim()?.learnings)).toEqual(['Learning 1 of s1']);
    }
  });

  it('drops what subagents met before what the session met, beyond its cap', () => {
    const queue = open(folder(), 3);
    queue.add(learning('s1', 'own'));
    for (const number of [1, 2, 3]) queue.add(learning('s1', number, { agentId: 'a1' }));
    queue.add(learning('s1', 'late'));
    const words = ['own', '3', 'late'].map((number) => `Learning ${number} of s1`);
    expect(queue.queued().map(({ summary }) => summary)).toEqual(words);
    expect(queue.claim()?.learnings.map(({ summary }) => summary)).toEqual(words);
  });

  it('drops the least recently met beyond its cap', () => {
    const accumulator = open(join(folder(), 'sessions'), 3);
    for (const number of [1, 2, 3]) accumulator.add(learning('s1', number));
    accumulator.add(learning('s1', 1));
    expect(accumulator.add(learning('s1', 4))).toEqual({
      added: true,
      count: 3,
      dropped: 1,
    });
    expect(accumulator.count()).toBe(3);
    expect(summaries(accumulator.claim()?.learnings)).toEqual(
      [3, 1, 4].map((number) => `Learning ${number} of s1`),
    );
  });

  it("is only the owner's to read", () => {
    const directory = join(folder(), 'deep', 'sessions');
    open(directory).add(learning('s1', 1));
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, 's1.jsonl')).mode & 0o777).toBe(0o600);
    open(directory).claim();
    for (const file of filesIn(directory)) expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  });

  it('stays small on disk, however often the same is met', () => {
    const directory = join(folder(), 'sessions');
    const accumulator = open(directory, 50);
    for (const number of numbers(0, 400)) {
      accumulator.add(learning('s1', number % 70, { context: 'c'.repeat(6_000) } as object));
    }
    expect(statSync(join(directory, 's1.jsonl')).size).toBeLessThan(1_200_000);
    expect(accumulator.count()).toBe(50);
  });

  it.each([
    ['a path', '../../escape/../me'],
    ['nothing but dots', '..'],
    ['a line break', 'a\nb'],
    ['a great length', 'x'.repeat(5_000)],
  ])('of a session that is called by %s stays in its folder', (_what, session) => {
    const directory = join(folder(), 'sessions');
    const accumulator = open(directory, 200, session);
    accumulator.add(learning('s1', 1));
    expect(accumulator.count()).toBe(1);
    expect(filesIn(directory)).toEqual([`${sessionFileName(session)}.jsonl`]);
    expect(sessionFileName(session)).toMatch(/^[\w-]{1,201}$/);
  });
});

describe('a claim', () => {
  it('takes what waits; what comes later waits for the next', () => {
    const accumulator = open(join(folder(), 'sessions'));
    expect(accumulator.claim()).toBeUndefined();
    accumulator.add(learning('s1', 1));
    const claimed = accumulator.claim();
    accumulator.add(learning('s1', 2));
    claimed?.release();
    expect(summaries(accumulator.claim()?.learnings)).toEqual(['Learning 2 of s1']);
  });

  it('that is never released comes back, in the order it was met', () => {
    const directory = join(folder(), 'sessions');
    for (const number of [1, 2, 3]) {
      open(directory).add(learning('s1', number));
      open(directory).claim();
    }
    expect(open(directory).count()).toBe(3);
    expect(summaries(open(directory, 2).claim()?.learnings)).toEqual([
      'Learning 2 of s1',
      'Learning 3 of s1',
    ]);
  });

  it('leaves nothing on disk once it is released', () => {
    const directory = join(folder(), 'sessions');
    open(directory).add(learning('s1', 1));
    open(directory).claim();
    open(directory).claim()?.release();
    expect(filesIn(directory)).toEqual([]);
  });

  it('counts a torn record and loses none that comes behind it', () => {
    const directory = join(folder(), 'sessions');
    open(directory).add(learning('s1', 1));
    const whole = readFileSync(join(directory, 's1.jsonl'), 'utf8');
    appendFileSync(join(directory, 's1.jsonl'), whole.slice(0, 40).replace('\n', ''));
    open(directory).add(learning('s1', 2));
    const claimed = open(directory).claim();
    expect(summaries(claimed?.learnings)).toEqual(['Learning 1 of s1', 'Learning 2 of s1']);
    expect(claimed?.broken).toBe(1);
  });

  it('counts records of another shape', () => {
    const directory = join(folder(), 'sessions');
    mkdirSync(directory);
    writeFileSync(join(directory, 's1.jsonl'), 'null\n7\n{"other":1}\n{"learning":{}}\n');
    expect(open(directory).claim()).toMatchObject({ learnings: [], broken: 4 });
  });
});

describe('an append', () => {
  it.each([0, 1, 3])(
    'finds its way when the spool is taken and removed %d times under its hands',
    (times) => {
      const directory = join(folder(), 'sessions');
      const spool = createSpool(directory, 's1');
      spool.append({ n: 1 });
      let left = times;
      between.opened = () => {
        if (left === 0) return;
        left -= 1;
        spool.remove(spool.take());
      };
      spool.append({ n: 2 });
      expect(spool.take().flatMap(({ records }) => records)).toContainEqual({ n: 2 });
    },
  );
});

describe('what cannot be read', () => {
  it('is counted and stays, and holds nothing up that is new', () => {
    const directory = join(folder(), 'sessions');
    // A folder: the tests may run as root, who reads every file.
    mkdirSync(join(directory, 's1.jsonl'), { recursive: true });
    const queue = open(directory);
    queue.add(learning('s1', 1));
    const claimed = queue.claim();
    expect(claimed).toMatchObject({ learnings: [{ summary: 'Learning 1 of s1' }], broken: 1 });
    claimed?.release();
    expect(queue.claim()).toMatchObject({ learnings: [], broken: 1 });
    expect(queue.waits()).toBe(false);
  });
});

describe('many processes at once', () => {
  it('lose no record, whoever appends and whoever takes', async () => {
    const directory = join(folder(), 'sessions');
    mkdirSync(directory);
    const script = await bundleScript(
      folder(),
      `import { appendFileSync, readFileSync } from 'node:fs';
       import { createSpool } from './src/session/queue.ts';
       const [role, directory, name, count] = process.argv.slice(2);
       const spool = createSpool(directory, 's1');
       if (role === 'append') for (let n = 0; n < Number(count); n += 1) spool.append({ name, n });
       else for (let n = 0; n < Number(count); n += 1) {
         const taken = spool.take();
         for (const { records } of taken) for (const r of records) process.stdout.write(r.name + '-' + r.n + '\\n');
         spool.remove(taken);
       }`,
    );
    const [appenders, takers, each] = [4, 2, 300];
    const outputs = await Promise.all([
      ...numbers(0, appenders).map((number) =>
        runScript(script, 'append', directory, `p${number}`, `${each}`),
      ),
      ...numbers(0, takers).map((number) => runScript(script, 'take', directory, `t${number}`, '400')),
    ]);
    const left = createSpool(directory, 's1').take();
    const found = new Set(
      outputs
        .join('')
        .split('\n')
        .filter((line) => line !== ''),
    );
    for (const { records } of left)
      for (const { name, n } of records as { name: string; n: number }[]) found.add(`${name}-${n}`);
    expect(left.every(({ broken }) => broken === 0)).toBe(true);
    expect(found.size).toBe(appenders * each);
  });
});
