import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Play, rows } from './play.ts';

type Step = (place: string) => unknown;

const branchOf = (play: Play, place: string): string => play.run(place, ['branch', '--show-current']).trim();

const otherBranches = (play: Play, place: string): string[] =>
  rows(play.run(place, ['for-each-ref', '--format=%(refname:short)', 'refs/heads'])).filter(
    (name) => name !== branchOf(play, place),
  );

/** The last commits of the branch, at most so many and down to a merge, oldest first. */
function lastCommits(play: Play, place: string, max: number): string[] {
  const args = ['rev-list', '--first-parent', '--parents', `--max-count=${max}`, 'HEAD'];
  const commits = rows(play.run(place, args)).map((row) => row.split(' '));
  const end = commits.findIndex((row) => row.length !== 2);
  return commits
    .slice(0, end < 0 ? max : end)
    .map(([oid = '']) => oid)
    .reverse();
}

/** A command that may stop at a conflict: then it is called off. */
function orAbort(play: Play, place: string, args: readonly string[], over: NodeJS.ProcessEnv = {}): void {
  const [command = ''] = args;
  const abort = [command === 'pull' ? 'rebase' : command, '--abort'];
  if (!play.attempt(place, args, over) && !play.attempt(place, abort))
    play.run(place, ['reset', '--quiet', '--hard']);
}

function rebaseInteractively(play: Play, place: string): void {
  const { random } = play;
  const commits = lastCommits(play, place, 2 + random.below(4));
  if (commits.length < 2) return;
  const todo = commits.map((oid, index) => {
    const verb = index === 0 ? 'pick' : random.pick(['pick', 'pick', 'squash', 'fixup', 'drop']);
    return `${verb} ${oid}`;
  });
  const [first = '', second = '', ...rest] = todo;
  const swapped = [second.replace(/^\w+/, 'pick'), first, ...rest];
  const file = join(place, '.git', 'play-todo');
  writeFileSync(file, `${(random.chance(0.3) ? swapped : todo).join('\n')}\n`);
  const editor = { GIT_SEQUENCE_EDITOR: `cp '${file}'` };
  orAbort(play, place, ['rebase', '--quiet', '-i', `HEAD~${commits.length}`], editor);
}

function cherryPick(play: Play, place: string): void {
  const { random } = play;
  const from = random.pick(otherBranches(play, place));
  if (from === undefined) return;
  const one = random.pick(rows(play.run(place, ['rev-list', '--no-merges', '--max-count=5', from, '^HEAD'])));
  if (one !== undefined) orAbort(play, place, ['cherry-pick', ...(random.chance(0.3) ? ['-x'] : []), one]);
}

function mergeSquash(play: Play, place: string): void {
  const from = play.random.pick(otherBranches(play, place));
  if (from === undefined) return;
  const message = play.random.chance(0.5) ? ['--no-edit'] : ['--message', play.name('squashed')];
  if (play.attempt(place, ['merge', '--quiet', '--squash', from]))
    play.attempt(place, ['commit', '--quiet', ...message]);
  else play.run(place, ['reset', '--quiet', '--hard']);
}

function resetSoft(play: Play, place: string): void {
  const commits = lastCommits(play, place, 1 + play.random.below(3));
  play.run(place, ['reset', '--quiet', '--soft', `HEAD~${commits.length}`]);
  play.attempt(place, ['commit', '--quiet', '--message', play.name('all of it')]);
}

function deleteBranch(play: Play, place: string): void {
  const doomed = play.random.pick(otherBranches(play, place).filter((name) => name !== 'main'));
  if (doomed !== undefined) play.run(place, ['branch', '--quiet', '-D', doomed]);
}

function takeBranch(play: Play, place: string): void {
  const from = play.random.pick(
    rows(play.run(place, ['for-each-ref', '--format=%(refname)', 'refs/remotes'])),
  );
  if (from !== undefined) play.attempt(place, ['switch', '--quiet', '-c', play.name('taken'), from]);
}

function amendMore(play: Play, place: string): void {
  play.work(place);
  play.run(place, ['add', '--all']);
  play.run(place, ['commit', '--quiet', '--amend', '--no-edit']);
}

function commitAll(play: Play, place: string): void {
  play.run(place, ['add', '--all']);
  play.attempt(place, ['commit', '--quiet', '--message', play.name('taken in')]);
}

/** Steps that work on what is not committed; the others put it aside first. */
function stepsAmidWork(play: Play): Record<string, readonly [weight: number, step: Step]> {
  return {
    lesson: [14, (place) => play.learn(place, play.commit(place), true)],
    commit: [6, play.commit],
    'uncommitted lesson': [4, (place) => play.learn(place, play.work(place), false)],
    'commit all': [4, (place) => commitAll(play, place)],
    fetch: [4, (place) => play.run(place, ['fetch', '--quiet', '--prune', 'origin'])],
    forget: [2, play.forgetOne],
    sweep: [12, play.sweep],
    exchange: [6, play.exchange],
  };
}

function stepsOnCleanTree(play: Play): Record<string, readonly [weight: number, step: Step]> {
  const { random, run, attempt } = play;
  const other = (place: string): string => random.pick(otherBranches(play, place)) ?? 'HEAD';
  const push = ['push', '--quiet', '--force', 'origin', 'HEAD'];
  return {
    amend: [6, (place) => run(place, ['commit', '--quiet', '--amend', '--message', play.name('amended')])],
    'amend more': [3, (place) => amendMore(play, place)],
    'rebase -i': [9, (place) => rebaseInteractively(play, place)],
    rebase: [6, (place) => orAbort(play, place, ['rebase', '--quiet', other(place)])],
    'cherry-pick': [5, (place) => cherryPick(play, place)],
    'merge --squash': [5, (place) => mergeSquash(play, place)],
    merge: [3, (place) => orAbort(play, place, ['merge', '--quiet', '--no-edit', other(place)])],
    'reset --hard': [
      3,
      (place) => lastCommits(play, place, 1).length > 0 && run(place, ['reset', '-q', '--hard', 'HEAD~1']),
    ],
    'reset --soft': [3, (place) => resetSoft(play, place)],
    'new branch': [5, (place) => run(place, ['switch', '--quiet', '-c', play.name('branch')])],
    switch: [6, (place) => attempt(place, ['switch', '--quiet', other(place)])],
    detach: [1, (place) => run(place, ['switch', '--quiet', '--detach'])],
    'delete a branch': [4, (place) => deleteBranch(play, place)],
    push: [5, (place) => branchOf(play, place) !== '' && run(place, push)],
    'take a branch of the other': [3, (place) => takeBranch(play, place)],
    'pull --rebase': [3, (place) => orAbort(play, place, ['pull', '--quiet', '--rebase', 'origin', 'main'])],
    'expire the reflog': [1, (place) => run(place, ['reflog', 'expire', '--expire=now', '--all'])],
  };
}

/** What people do to history, one step at a time, drawn by lot. */
export function createSteps(play: Play): (place: string) => Promise<void> {
  const amidWork = stepsAmidWork(play);
  const all = { ...amidWork, ...stepsOnCleanTree(play) };
  const lots = Object.entries(all).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));
  return async (place) => {
    play.goOn();
    const name = play.random.pick(lots) ?? 'commit';
    play.log.push(`${place.slice(-3)}: ${name}`);
    if (!(name in amidWork)) {
      play.attempt(place, ['reset', '--quiet', '--hard']);
      play.attempt(place, ['clean', '-fdq']);
    }
    await all[name]?.[1](place);
  };
}
