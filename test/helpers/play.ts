import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Followed } from '../../src/share/reanchor/plan.ts';
import { createRandom } from './random.ts';
import { clone, memories, once, remember, sweep } from './reanchor.ts';
import { git, makeUnborn, notesByGit } from './repo.ts';

/** What is known of a memory that the play made: the file it speaks of, and a line that only its work brought. */
export interface Made {
  readonly id: string;
  readonly path: string;
  readonly token: string;
  /** Its work was in the commit that it was made on. */
  readonly wasCommitted: boolean;
}

export type Work = Pick<Made, 'path' | 'token'>;

const NOTES = 'refs/notes/cs/learnings';
const TRACKING = 'refs/notes/cs-remote/origin/learnings';
const START_S = 1_767_225_600; // 2026-01-01

export const rows = (output: string): string[] => output.split('\n').filter((row) => row !== '');

export type Play = ReturnType<typeof createPlay>;

/**
 * A stage for two people, each with a clone of one remote (of `original`, where given), under a clock that stands still
 * unless it is told to go on: many commits of one second are what makes rewrites hard to tell apart.
 */
export function createPlay(folder: () => string, seed: number, original?: string) {
  const random = createRandom(seed);
  const remote = join(folder(), 'remote.git');
  const made: Made[] = [];
  const forgotten = new Set<string>();
  const followed: Followed[] = [];
  const log: string[] = [];
  let nowS = START_S;
  let count = 0;

  const run = (place: string, args: readonly string[], over: NodeJS.ProcessEnv = {}): string => {
    const date = `${nowS} +0000`;
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    return git(place, args, { env: { ...dates, GIT_EDITOR: 'true', GIT_SEQUENCE_EDITOR: 'true', ...over } });
  };
  const attempt = (place: string, args: readonly string[], over: NodeJS.ProcessEnv = {}): boolean => {
    try {
      run(place, args, over);
      return true;
    } catch {
      return false;
    }
  };
  const more = { clock: () => nowS * 1000 };

  /** The two clones, and the commit that everything stands on. */
  function begin(): { readonly clones: readonly [string, string]; readonly base: string } {
    const first = original ?? makeUnborn(folder());
    if (original === undefined) {
      writeFileSync(join(first, 'README.md'), 'a play\n');
      run(first, ['add', '--all']);
      run(first, ['commit', '--quiet', '--message', 'start']);
    }
    git(folder(), ['clone', '--quiet', '--bare', first, remote]);
    const head = git(remote, ['rev-parse', 'HEAD']).trim();
    git(remote, ['update-ref', 'refs/heads/main', head]);
    git(remote, ['symbolic-ref', 'HEAD', 'refs/heads/main']);
    const [ada, bob] = [join(folder(), 'ada'), join(folder(), 'bob')];
    for (const place of [ada, bob]) {
      clone(remote, place);
      git(place, ['config', 'user.name', place === ada ? 'Ada' : 'Bob']);
    }
    return { clones: [ada, bob], base: head };
  }

  /** Changes a file of its own, or one that is there already, in the work tree. */
  function work(place: string): Work {
    count += 1;
    const token = `token ${count} of seed ${seed}`;
    const known = rows(run(place, ['ls-files', '--', 'play-*']));
    const old = random.chance(0.25) ? random.pick(known) : undefined;
    const path = old ?? `play-${count}.txt`;
    const lines = old === undefined ? [] : rows(readFileSync(join(place, old), 'utf8'));
    if (lines.length > 0 && random.chance(0.3)) lines.pop();
    writeFileSync(
      join(place, path),
      `${[...lines, token, `more of ${count}`, `end of ${count}`].join('\n')}\n`,
    );
    return { path, token };
  }

  function commit(place: string): Work {
    const done = work(place);
    run(place, ['add', '--all']);
    run(place, ['commit', '--quiet', '--message', `change ${random.chance(0.2) ? 'again' : count}`]);
    return done;
  }

  async function learn(place: string, { path, token }: Work, wasCommitted: boolean): Promise<void> {
    const id = await remember(place, `a lesson about ${token}`, [path], more);
    made.push({ id, path, token, wasCommitted });
  }

  async function forgetOne(place: string): Promise<void> {
    const one = random.pick(await memories(place));
    if (one === undefined) return;
    await once(place, ({ forget }) => forget(one.id, 'forgotten'), more);
    forgotten.add(one.id);
  }

  async function sweepHere(place: string): Promise<void> {
    const report = await sweep(place, {}, more);
    followed.push(...report.followed);
    for (const { id, from, to, why, moved } of report.followed)
      log.push(`  ${id} ${from.slice(0, 7)} ${moved ? '->' : '=>'} ${to.slice(0, 7)} ${why}`);
  }

  /** Notes go to and fro by git alone. The two vouch for each other: what is only claimed moves nobody's memory. */
  async function exchange(place: string): Promise<void> {
    if (attempt(place, ['fetch', '--quiet', 'origin', `${NOTES}:${TRACKING}`])) {
      run(place, ['notes', `--ref=${NOTES}`, 'merge', '--quiet', '-s', 'cat_sort_uniq', TRACKING]);
      await believe(place);
    }
    if (attempt(place, ['rev-parse', '--verify', '--quiet', NOTES]))
      run(place, ['push', '--quiet', 'origin', NOTES]);
  }

  const believe = (place: string): Promise<void> =>
    once(place, async ({ own: { provenance } }) => {
      await provenance.ready();
      const lines = [...notesByGit(place).values()].flatMap(rows);
      provenance.signed(
        lines.filter((line) => provenance.originOf(line) === 'claimed'),
        'the other',
      );
    });

  return {
    begin,
    run,
    attempt,
    work,
    commit,
    learn,
    forgetOne,
    sweep: sweepHere,
    exchange,
    random,
    made,
    forgotten,
    followed,
    log,
    /** A name that nothing has had. */
    name: (what: string): string => {
      count += 1;
      return `${what}-${count}`;
    },
    /** Nothing to two seconds go by. */
    goOn: (): void => {
      nowS += random.below(3);
    },
  };
}
