import { CsError } from '../../../core/errors.ts';
import { NOTES_FOLDER, notesRef } from '../../../core/memory.ts';
import { count, printable, shellWord } from '../../../core/text.ts';
import type { NamespaceSync, SyncProblem, SyncReport } from '../../../share/sync/report.ts';
import type { Visible } from '../../../share/sync/stations.ts';
import { colors } from '../io.ts';

const memories = (n: number): string => count(n, 'memory');

const AUDIENCES: Readonly<Record<Visible['audience'], string>> = {
  everybody: 'It is public: everybody can read it, without an account.',
  'maybe-everybody': 'It may be public: anyone who can read the repository can read these.',
  some: 'It asks strangers for a password; anyone who can read the repository can read these.',
  folder: 'It is a folder on this machine; anyone who can read it can read these.',
  unknown: 'Anyone who can read the repository can read these.',
};

const SHOWN_AUTHORS = 5;

/** What a first push would show to whom. */
export function visibleText(visible: Visible): string {
  const { remote, urls, audience, namespaces, authors } = visible;
  const shown = authors.slice(0, SHOWN_AUTHORS).map(printable).join(', ');
  const more = authors.length > SHOWN_AUTHORS ? ` and ${authors.length - SHOWN_AUTHORS} more` : '';
  const notLive = namespaces.reduce((sum, ns) => sum + ns.notLive, 0);
  return [
    `This would be the first push of memories from here to '${printable(remote)}' (${urls.map(printable).join(', ')}).`,
    AUDIENCES[audience],
    '',
    ...namespaces.map(({ ns, memories: n }) => `  ${printable(ns).padEnd(12)} ${memories(n)}`),
    ...(notLive > 0 ? [`  ${notLive} of them are forgotten or replaced; their text is included`] : []),
    `  by           ${shown === '' ? 'nobody named' : `${shown}${more}`}`,
    '',
    'All versions of these notes are included. A push cannot be taken back: others may have fetched it.',
  ].join('\n');
}

/** What a sync did, or in a dry run would do, for a person: a line for each namespace that something happened to. */
export function reportText(report: SyncReport): string {
  const { namespaces, agreed, twins, returned, withoutForce, kept, dryRun } = report;
  const there = printable(report.remote);
  const lines = namespaces.flatMap((ns) => namespaceLines(ns, report));
  const nothing = agreed ? `${there} and this repository have the same memories` : `${there} has nothing new`;
  const wouldAsk = dryRun && !agreed && namespaces.some(({ pushed }) => pushed);
  const was = (number: number): string => (number === 1 ? 'was' : 'were');
  const whose = `would remove memories of yours, but nobody you trust wrote them, so ${withoutForce === 1 ? 'it is' : 'they are'} ignored`;
  const more: readonly (readonly [isSo: boolean, text: string])[] = [
    [lines.length === 0, nothing],
    [twins > 0, `${memories(twins)} repeated another and ${was(twins)} replaced`],
    [returned > 0, `${count(returned, 'line')} of yours ${was(returned)} gone there and put back`],
    [withoutForce > 0, `${count(withoutForce, 'line')} there ${whose}`],
    [kept.length > 0, colors.dim(`${kept.map(printable).join(', ')}: kept here, never shared`)],
    [wouldAsk, colors.dim('before the first push you are shown what will be visible to whom, and asked')],
    [dryRun, colors.dim('dry run: nothing was written, neither here nor there')],
  ];
  return [...lines, ...more.flatMap(([isSo, text]) => (isSo ? [text] : []))].join('\n');
}

function namespaceLines(namespace: NamespaceSync, { dryRun, remote }: SyncReport): string[] {
  const { ns, pulled, received, pushed, sent, dropped = 0, problem } = namespace;
  const would = (done: string): string => (dryRun ? `would be ${done}` : done);
  const how = pulled === 'adopted' ? ' (the state of the remote, plus what only this clone has)' : '';
  const gone = `${would('dropped')} here, because the remote no longer has them`;
  const said = [
    pulled !== 'nothing' && `${memories(received.memories)} ${would('received')}${how}`,
    dropped > 0 && `${memories(dropped)} ${gone}`,
    pushed && `${memories(sent.memories)} ${would('sent')}`,
  ].filter(Boolean);
  const name = printable(ns);
  const wrong = problem === undefined ? [] : [`${colors.red(name)}: ${problemText(problem, remote)}`];
  return [...(said.length > 0 ? [`${name}: ${said.join(', ')}`] : []), ...wrong];
}

/** How many memories would go from here, by namespace. */
export const droppedText = (namespaces: readonly NamespaceSync[]): string =>
  namespaces.map(({ ns, dropped = 0 }) => `${memories(dropped)} of ${printable(ns)}`).join(', ');

/** One sentence for each problem. Ids and kinds only, never a value. */
function problemText(problem: SyncProblem, remote: string): string {
  switch (problem.kind) {
    case 'rewritten-there': {
      const purged = problem.purged > 0 ? `, besides ${problem.purged} that somebody purged` : '';
      const what =
        problem.missing === 0 && problem.purged > 0
          ? `somebody purged ${memories(problem.purged)}, and nothing else is gone`
          : `${memories(problem.missing)} that we took from there ${problem.missing === 1 ? 'is' : 'are'} gone${purged}`;
      const how = problem.older ? 'is back at an older version' : 'was rewritten';
      return `the history on '${printable(remote)}' ${how}: ${what}`;
    }
    case 'deleted-there':
      return `'${printable(remote)}' had this namespace with ${memories(problem.missing)}, and no longer has it`;
    case 'rewritten-here':
      return 'the history here was rewritten or removed since the last sync, and the remote has a different one';
    case 'name-taken':
      return `git cannot store it next to '${printable(problem.by)}', which exists here`;
    case 'not-notes':
      return `not pushed: '${printable(remote)}' has something that is no note at ${printable(problem.at === '' ? NOTES_FOLDER : notesRef(problem.at))}`;
    case 'secret':
      return `not pushed: the filters find something in ${count(problem.lines.length, 'line')}: ${secretsText(problem)}`;
    case 'purged-there':
      return `not pushed: its history would bring back ${count(problem.lines, 'line')} that somebody purged there`;
    case 'refused':
      return `not pushed: the remote said '${printable(problem.reason)}'`;
  }
}

const SHOWN_LINES = 5;

function secretsText({ lines }: Extract<SyncProblem, { kind: 'secret' }>): string {
  const shown = lines
    .slice(0, SHOWN_LINES)
    .map(({ id, kinds }) => `${id ?? 'a line that belongs to no memory'} (${kinds.join(', ')})`);
  return [...shown, ...(lines.length > SHOWN_LINES ? [`and ${lines.length - SHOWN_LINES} more`] : [])].join(
    ', ',
  );
}

/** The fault that a command ends with when one of its namespaces has a problem; undefined where all went well. */
export function problemError({ namespaces, remote }: SyncReport): CsError | undefined {
  const found = namespaces.flatMap(({ ns, problem }) => (problem === undefined ? [] : [{ ns, problem }]));
  const [first] = found;
  if (first === undefined) return undefined;
  const names = found.map(({ ns }) => printable(ns)).join(', ');
  const { code, hint } = WHAT_NOW[first.problem.kind](shellWord(printable(remote)), first);
  return new CsError(code, `out of sync with '${printable(remote)}': ${names}`, { hint });
}

type Advice = (
  remote: string,
  at: { ns: string; problem: SyncProblem },
) => Pick<CsError, 'code'> & { hint: string };

const adopt = (remote: string): string =>
  `\`cs-memory sync ${remote} --adopt-remote\` takes the state of the remote and adds what only this clone has`;

const WHAT_NOW: Readonly<Record<SyncProblem['kind'], Advice>> = {
  'rewritten-there': (remote, { ns, problem }) => ({
    code: 'REMOTE_REWRITTEN',
    hint: [`${adopt(remote)}${alsoGone(problem)}`, ...putBack(remote, ns, problem)].join(
      '. To put back there what is gone: ',
    ),
  }),
  'deleted-there': (remote, { ns, problem }) => ({
    code: 'REMOTE_REWRITTEN',
    hint: `all of it is still here. To put it back there: ${putBack(remote, ns, problem).join('')}`,
  }),
  'purged-there': (remote) => ({ code: 'REMOTE_REWRITTEN', hint: adopt(remote) }),
  'rewritten-here': (remote, { ns, problem }) => ({
    code: 'REMOTE_REWRITTEN',
    hint: rewrittenHint(remote, refWord(ns), problem.kind === 'rewritten-here' ? problem.lease : undefined),
  }),
  'name-taken': () => ({ code: 'GIT_FAILED', hint: 'rename one of the two refs' }),
  'not-notes': (remote, { ns, problem }) => ({
    code: 'REMOTE_REFUSED',
    hint: `somebody pushed it; to remove it: git push ${remote} --delete ${refWord(problem.kind === 'not-notes' ? problem.at : ns)}`,
  }),
  secret: () => ({
    code: 'SECRET_FOUND',
    hint: '`cs-memory show <id>` shows it and `cs-memory purge <id>` removes it from the history; a value that is not a secret can be allowed with filters.allow',
  }),
  refused: () => ({
    code: 'REMOTE_REFUSED',
    hint: 'a hook or a rule on the remote decides; ask its administrator',
  }),
};

/** The ref of a namespace, or that of the folder of all of them, in a command. */
const refWord = (ns: string): string => shellWord(printable(ns === '' ? NOTES_FOLDER : notesRef(ns)));

const alsoGone = (problem: SyncProblem): string =>
  problem.kind === 'rewritten-there' && problem.missing > 0
    ? `; ${memories(problem.missing)} would be dropped here too`
    : '';

/**
 * The commands that bring what is gone back to the remote without force; none where somebody purged it. What was added
 * here since goes with the next sync.
 */
function putBack(remote: string, ns: string, problem: SyncProblem): string[] {
  const ref = refWord(ns);
  if (problem.kind === 'deleted-there') return [`git push ${remote} ${problem.had}:${ref}`];
  if (problem.kind !== 'rewritten-there' || problem.missing === 0 || problem.purged > 0) return [];
  if (problem.older) return [`git push ${remote} ${problem.had}:${ref}`];
  return [
    `git notes --ref=${refWord(ns)} merge -s cat_sort_uniq ${problem.has} && git push ${remote} ${ref}`,
  ];
}

function rewrittenHint(remote: string, ref: string, lease: string | undefined): string {
  const back = `\`cs-memory sync ${remote} --adopt-remote\``;
  return lease === undefined
    ? `others may have pushed there since. ${back} brings what is there back here; purge again afterwards`
    : `to remove it there too: \`git push --force-with-lease=${ref}:${lease} ${remote} ${ref}\`. To have it back here: ${back}`;
}
