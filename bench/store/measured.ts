// What the rows of the bench measure, each run in a process of its own: `node measured.cjs <name> <repository> …`. Prints what it cost.

import { execFileSync } from 'node:child_process';
import type { Filtered } from '../../filters/pipeline.ts';
import { LOADERS } from '../../src/app/hooks/loaders.ts';
import { syncing } from '../../src/app/wire/jobs.ts';
import { type Wired, wire } from '../../src/app/wire/services.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { errorCode } from '../../src/core/errors.ts';
import type { Learning } from '../../src/core/learning.ts';
import { parseNote } from '../../src/core/note.ts';
import { createObjectReader } from '../../src/git/objects.ts';
import { runGitOrThrow } from '../../src/git/process.ts';
import { moveRefs } from '../../src/git/write.ts';
import { unite } from '../../src/share/notes-history.ts';
import { findRemote, hasAgreed } from '../../src/share/sync/stations.ts';
import { agree, runSync } from '../../src/share/sync/sync.ts';
import { foldAll } from '../../test/helpers/fold-all.ts';
import { msOf } from '../measure.ts';
import { memoryLine } from './made-store.ts';
import type { Measured, ProgramName } from './programs.ts';

const [name = '', repository = '', ...args] = process.argv.slice(2);
const NAMESPACES = ['learnings', 'decisions', 'blockers'];

/** A learning as a capture queues it. The texts are ours and harmless: no filter has to vouch for them. */
function made(session: string, number: number, ns = 'learnings', files: readonly string[] = []) {
  const draft: Learning = {
    ns,
    kind: 'error',
    summary: `learning ${number} of ${session}: the build of part ${number % 10} fails`,
    body: `E${1000 + number}: the cache of worker ${number % 31} has another version. Clear it and run the step again; it was seen with the settings of a new checkout.`,
    evidence: 'tool-observed',
    tags: ['bash', 'build'],
    files,
    at: new Date().toISOString(),
    session,
  };
  return draft as Learning<Filtered>;
}

async function flushOne(wired: Wired, session: string, number: number) {
  wired.accumulator(session).add(made(session, number));
  try {
    return (await flushQueues(wired, [session])).written;
  } catch (error) {
    if (errorCode(error) === 'REF_CONTENDED') return 0;
    throw error;
  }
}

/** What each does, with everything wired for the repository, which is not measured; gives a number of memories. */
const WORKS: Readonly<Record<ProgramName, (wired: Wired) => Promise<number>>> = {
  /** One of many writers: flushes so often into one ref, one memory each time. A flush that is refused leaves its learning in the spool for the next. */
  write: async (wired) => {
    const [session = '', rounds = '1'] = args;
    let written = 0;
    for (let number = 0; number < Number(rounds); number += 1)
      written += await flushOne(wired, session, number);
    return written;
  },
  /** Queues learnings for a session, spread over three namespaces, as its tool calls would have done. */
  queue: async ({ accumulator, states }) => {
    const [session = '', count = '50'] = args;
    states.begin(session, (state) => ({ ...state, author: 'Bench <bench@example.com>' }));
    for (let number = 0; number < Number(count); number += 1) {
      const ns = NAMESPACES[number % NAMESPACES.length];
      accumulator(session).add(made(session, number, ns, [`src/part${number % 10}.ts`]));
    }
    return accumulator(session).count();
  },
  /** A session's flush, as its Stop does it; without a session that of all that waits. */
  flush: async (wired) => (await flushQueues(wired, args[0] === undefined ? undefined : [args[0]])).written,
  /** Reads every note and folds it. */
  'read-fold': async ({ notes }) => {
    const found = (await Promise.all((await notes.refs()).map(notes.read))).flat();
    return foldAll(found.flatMap((note) => parseNote(note).lines)).size;
  },
  /** Adds memories to as many notes, one each, spread over the commits of the branch. */
  add: async ({ notes }) => {
    const [first = '0', count = '1'] = args;
    const commits = execFileSync('git', ['rev-list', 'main'], { cwd: repository, encoding: 'utf8' })
      .trim()
      .split('\n');
    const additions = Array.from({ length: Number(count) }, (_, index) => ({
      namespace: 'learnings',
      anchor: commits[Math.floor((index * commits.length) / Number(count))] ?? '',
      lines: [memoryLine(Number(first) + index)],
    }));
    await notes.add(additions);
    return additions.length;
  },
  /** A sync with origin, which the user has agreed to. */
  sync: async (wired) => {
    const at = syncing(wired);
    const remote = await findRemote(at);
    if (!hasAgreed(at, remote)) agree(at, remote);
    const { namespaces } = await runSync(at, remote);
    at.close();
    const problems = namespaces.flatMap(({ problem }) => problem?.kind ?? []);
    if (problems.length > 0) throw new Error(`the sync met ${problems.join(', ')}`);
    return namespaces.reduce((sum, { received, sent }) => sum + received.memories + sent.memories, 0);
  },
  /** Merges another notes ref into our `learnings`, as a sync does once it has fetched. */
  merge: async () => {
    const [ref = '', theirRef = ''] = args;
    const git = { cwd: repository, env: process.env };
    const reader = createObjectReader(git);
    const names = await runGitOrThrow(['rev-parse', ref, theirRef], git);
    const [ours = '', theirs = ''] = names.trim().split('\n');
    const [to = ''] = await unite({ git, reader }, [{ kind: 'merge', ours, theirs }]);
    if (!(await moveRefs(git, [{ ref, from: ours, to }]))) throw new Error('the ref has moved');
    reader.close();
    return 0;
  },
  /** Builds the index, as the first recall does. */
  index: async ({ index }) => {
    await index.save();
    return (await index.all()).length;
  },
  purge: async ({ findToPurge, purge }) => {
    const { ids, leftIn } = await purge(await findToPurge([args[0] ?? '']));
    if (leftIn.length > 0) throw new Error(`the text is still in ${leftIn.join(', ')}`);
    return ids.length;
  },
};

const isOfSession = (name === 'flush' || name === 'write') && args[0] !== undefined;
const session = isOfSession ? { session: args[0] ?? '' } : {};
void wire({ cwd: repository, env: process.env, loaders: LOADERS, ...session }).then(async (wired) => {
  let memories = 0;
  const ms = await msOf(async () => {
    memories = await WORKS[name as ProgramName](wired);
  });
  const measured: Measured = { ms, memories, peakMb: process.resourceUsage().maxRSS / 1024 };
  console.log(JSON.stringify(measured));
  wired.close();
});
