import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, gitMs, median, msOf } from '../measure.ts';
import { type Bench, type Figure, timesFigure } from './figures.ts';

const LEARNINGS = 50;
const NAMESPACES = ['learnings', 'decisions', 'blockers'];

/** The git processes of one flush, by git's own trace. */
interface GitProcesses {
  /** Started by us. */
  readonly own: number;
  /** Started by those. */
  readonly below: number;
}

/**
 * A flush of 50 learnings into three namespaces, as a session's Stop does it, beside a `git fast-import` that writes the
 * same notes to a twin of the repository. Each round is a new session after a new commit, so that notes, index and history grow as in use.
 */
export async function flushRow(bench: Bench): Promise<readonly Figure[]> {
  const repository = makeWithCode(join(bench.folder, 'ours'), bench.env);
  const twin = join(bench.folder, 'twin');
  git(bench.folder, ['clone', '--quiet', '--mirror', repository, twin], bench.env);
  const [within, whole, base, processes]: [number[], number[], number[], GitProcesses[]] = [[], [], [], []];
  for (let round = -1; round < bench.rounds; round += 1) {
    const session = `session${round}`;
    git(repository, ['commit', '--quiet', '--allow-empty', '-m', session], bench.env);
    bench.programs.run('queue', [repository, session, String(LEARNINGS)], repository, bench.env);
    const trace = join(bench.folder, 'trace');
    rmSync(trace, { force: true });
    let ms = 0;
    const wholeMs = await msOf(() => {
      const env = { ...bench.env, GIT_TRACE2_EVENT: trace };
      const flushed = bench.programs.run('flush', [repository, session], repository, env);
      if (flushed.memories !== LEARNINGS) throw new Error(`${flushed.memories} of ${LEARNINGS} were written`);
      ms = flushed.ms;
    });
    git(twin, ['fetch', '--quiet', repository, 'main:main'], bench.env);
    const baseMs = gitMs(twin, ['fast-import', '--quiet'], bench.env, sameNotes(repository, bench.env));
    if (round < 0) continue; // the first one makes the index
    within.push(ms);
    whole.push(wholeMs);
    base.push(baseMs);
    processes.push(countProcesses(trace));
  }
  const own = median(processes.map((count) => count.own));
  const beside = 'git fast-import of the same notes';
  const name = `flush of ${LEARNINGS} learnings into ${NAMESPACES.length} namespaces`;
  return [
    {
      name: `${name}: git processes`,
      ours: own,
      base: 1,
      beside,
      unit: '',
      aim: `≤ ${3 * NAMESPACES.length}`,
      holds: own <= 3 * NAMESPACES.length,
    },
    {
      name: 'git processes that those started',
      ours: median(processes.map((count) => count.below)),
      base: 0,
      beside,
      unit: '',
    },
    timesFigure('time of the flush', beside, { ours: within, base }),
    timesFigure('time of its process, node and our code loaded', beside, { ours: whole, base }),
  ];
}

/** A repository with the files that the learnings speak of. */
function makeWithCode(folder: string, env: NodeJS.ProcessEnv): string {
  mkdirSync(join(folder, 'src'), { recursive: true });
  git(folder, ['init', '--quiet', '--initial-branch=main', '.'], env);
  git(folder, ['config', 'user.name', 'Bench'], env);
  git(folder, ['config', 'user.email', 'bench@example.com'], env);
  for (let part = 0; part < 10; part += 1)
    writeFileSync(join(folder, 'src', `part${part}.ts`), `export const part = ${part};\n`);
  git(folder, ['add', '--all'], env);
  git(folder, ['commit', '--quiet', '-m', 'code'], env);
  return folder;
}

/** A stream that writes the notes that HEAD has now, in one commit for each ref. */
function sameNotes(repository: string, env: NodeJS.ProcessEnv): string {
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const head = git(repository, ['rev-parse', 'HEAD'], env).trim();
  return NAMESPACES.map((ns) => {
    const ref = `refs/notes/cs/${ns}`;
    const note = git(repository, ['notes', `--ref=${ref}`, 'show', 'HEAD'], env);
    const parent = git(repository, ['rev-list', '--count', ref], env).trim() === '1' ? '' : `from ${ref}^0\n`;
    return `commit ${ref}\ncommitter B <b@example.com> 1700000000 +0000\n${data('notes')}${parent}N inline ${head}\n${data(note)}\n`;
  }).join('');
}

/** Trace2 gives the processes below another one its name and a slash before their own. */
function countProcesses(trace: string): GitProcesses {
  if (!existsSync(trace)) throw new Error('git wrote no trace');
  const starts = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"start"'))
    .map((line) => (JSON.parse(line) as { sid: string }).sid);
  const below = starts.filter((sid) => sid.includes('/')).length;
  return { own: starts.length - below, below };
}
