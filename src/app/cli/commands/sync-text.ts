import { CsError, type ErrorCode } from '../../../core/errors.ts';
import { NOTES_FOLDER, notesRef } from '../../../core/memory.ts';
import { count, firstOf, printable, shellWord } from '../../../core/text.ts';
import type { NamespaceSync, SyncProblem, SyncReport } from '../../../share/sync/report.ts';
import type { Visible } from '../../../share/sync/stations.ts';
import { colors } from '../io.ts';

const memories = (n: number): string => count(n, 'memory');

const amount = ({ memories: n, lines }: NamespaceSync['sent']): string =>
  n === 0 && lines > 0 ? count(lines, 'change') : memories(n);

const AUDIENCES: Readonly<Record<Visible['audience'], string>> = {
  everybody: 'It is public: everybody can read it, without an account.',
  'maybe-everybody': 'It may be public: anyone who can read the repository can read these.',
  some: 'It asks strangers for a password; anyone who can read the repository can read these.',
  folder: 'It is a folder on this machine; anyone who can read it can read these.',
  unknown: 'Anyone who can read the repository can read these.',
};

const SHOWN_AUTHORS = 5;

export function visibleText(visible: Visible): string {
  const { remote, urls, audience, namespaces, authors } = visible;
  const by = firstOf(authors.map(printable), SHOWN_AUTHORS, (more) => `and ${more} more`).join(', ');
  const notLive = namespaces.reduce((sum, ns) => sum + ns.notLive, 0);
  const included = `${notLive === 1 ? 'is forgotten or replaced; its' : 'are forgotten or replaced; their'} text is included`;
  return [
    `This would be the first push of memories from here to '${printable(remote)}' (${urls.map(printable).join(', ')}).`,
    AUDIENCES[audience],
    '',
    ...namespaces.map(({ ns, memories: n }) => `  ${printable(ns).padEnd(12)} ${memories(n)}`),
    ...(notLive > 0 ? [`  of these ${notLive} ${included}`] : []),
    `  by           ${by === '' ? 'nobody named' : by}`,
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
  const whose =
    withoutForce === 1
      ? 'would remove a memory of yours, but nobody you trust wrote it, so it is ignored'
      : 'would remove memories of yours, but nobody you trust wrote them, so they are ignored';
  const more = [
    lines.length === 0 && nothing,
    twins > 0 && `${memories(twins)} repeated another and ${was(twins)} replaced`,
    returned > 0 && `${count(returned, 'line')} of yours ${was(returned)} gone there and put back`,
    withoutForce > 0 && `${count(withoutForce, 'line')} there ${whose}`,
    kept.length > 0 && colors.dim(`${kept.map(printable).join(', ')}: kept here, never shared`),
    wouldAsk && colors.dim('before the first push you are shown what will be visible to whom, and asked'),
    dryRun && colors.dim('dry run: nothing was written, neither here nor there'),
  ];
  return [...lines, ...more].filter(Boolean).join('\n');
}

function namespaceLines(namespace: NamespaceSync, { dryRun, remote }: SyncReport): string[] {
  const { ns, pulled, received, pushed, sent, dropped = 0, purged = 0, problem } = namespace;
  const would = (done: string): string => (dryRun ? `would be ${done}` : done);
  const how = pulled === 'adopted' ? ' (the state of the remote, plus what only this clone has)' : '';
  const isOnlyGone = received.memories === 0 && dropped + purged > 0;
  const gone = `${would('dropped')} here, because the remote no longer has ${dropped === 1 ? 'it' : 'them'}`;
  const said = [
    pulled !== 'nothing' && !isOnlyGone && `${amount(received)} ${would('received')}${how}`,
    purged > 0 &&
      `${memories(purged)} ${would('removed')} here, because somebody purged ${purged === 1 ? 'it' : 'them'}`,
    dropped > 0 && `${memories(dropped)} ${gone}`,
    pushed && `${amount(sent)} ${would('sent')}`,
  ].filter(Boolean);
  const name = printable(ns);
  const wrong = problem === undefined ? [] : [`${colors.red(name)}: ${toldOf(problem, remote, ns)[0]}`];
  return [...(said.length > 0 ? [`${name}: ${said.join(', ')}`] : []), ...wrong];
}

export const droppedText = (namespaces: readonly NamespaceSync[]): string =>
  namespaces.map(({ ns, dropped = 0 }) => `${memories(dropped)} of ${printable(ns)}`).join(', ');

/** What is told of a problem, ids and kinds only, never a value; the code that the command ends with, and what to do. */
type Told = readonly [text: string, code: ErrorCode, hint: string];

/** `remote` as in a command, `there` as in a sentence. */
type Place = Readonly<Record<'remote' | 'there' | 'ref', string>>;

type Tell<Kind> = (problem: Extract<SyncProblem, { kind: Kind }>, place: Place) => Told;

const adopt = (remote: string): string =>
  `\`cs-memory sync ${remote} --adopt-remote\` takes the state of the remote and adds what only this clone has`;

const TELL: { readonly [Kind in SyncProblem['kind']]: Tell<Kind> } = {
  'rewritten-there': ({ missing, purged, older, had, has }, { remote, there, ref }) => {
    const besides = purged > 0 ? `, besides ${purged} that somebody purged` : '';
    const what =
      missing === 0 && purged > 0
        ? `somebody purged ${memories(purged)}, and nothing else is gone`
        : `${memories(missing)} that ${missing === 1 ? 'was there is' : 'were there are'} gone${besides}`;
    const also = missing > 0 ? `; ${memories(missing)} would be dropped here too` : '';
    // Without force, and not what somebody purged. What was added here since goes with the next sync.
    const putBack = older
      ? `git push ${remote} ${had}:${ref}`
      : `git notes --ref=${ref} merge -s cat_sort_uniq ${has} && git push ${remote} ${ref}`;
    const back = missing > 0 && purged === 0 ? `. To put back there what is gone: ${putBack}` : '';
    const how = older ? 'is back at an older version' : 'was rewritten';
    const text = `the history on '${there}' ${how}: ${what}`;
    return [text, 'REMOTE_REWRITTEN', `${adopt(remote)}${also}${back}`];
  },
  'deleted-there': ({ missing, had }, { remote, there, ref }) => [
    `'${there}' had this namespace with ${memories(missing)}, and no longer has it`,
    'REMOTE_REWRITTEN',
    `all of it is still here. To put it back there: git push ${remote} ${had}:${ref}`,
  ],
  'purged-there': ({ lines }, { remote }) => [
    `not pushed: its history would bring back ${count(lines, 'line')} that somebody purged there`,
    'REMOTE_REWRITTEN',
    adopt(remote),
  ],
  'rewritten-here': ({ lease }, { remote, ref }) => {
    const back = `\`cs-memory sync ${remote} --adopt-remote\``;
    return [
      'the history here was rewritten or removed since the last sync, and the remote has a different one',
      'REMOTE_REWRITTEN',
      lease === undefined
        ? `others may have pushed there since. ${back} brings what is there back here; purge again afterwards`
        : `to remove it there too: \`git push --force-with-lease=${ref}:${lease} ${remote} ${ref}\`. To have it back here: ${back}`,
    ];
  },
  'name-taken': ({ by }) => [
    `git cannot store it next to '${printable(by)}', which exists here`,
    'GIT_FAILED',
    'rename one of the two refs',
  ],
  'not-notes': ({ at }, { remote, there }) => [
    `not pushed: '${there}' has something that is no note at ${printable(refOf(at))}`,
    'REMOTE_REFUSED',
    `somebody pushed it; to remove it: git push ${remote} --delete ${shellWord(printable(refOf(at)))}`,
  ],
  secret: ({ lines }) => {
    const named = lines.map(
      ({ id, kinds }) => `${id ?? 'a line that belongs to no memory'} (${kinds.join(', ')})`,
    );
    const all = firstOf(named, SHOWN_LINES, (more) => `and ${more} more`).join(', ');
    return [
      `not pushed: the filters find something in ${count(lines.length, 'line')}: ${all}`,
      'SECRET_FOUND',
      '`cs-memory show <id>` shows it and `cs-memory purge <id>` removes it from the history; a value that is not a secret can be allowed with filters.allow',
    ];
  },
  refused: ({ reason }) => [
    `not pushed: the remote said '${printable(reason)}'`,
    'REMOTE_REFUSED',
    'a hook or a rule on the remote decides; ask its administrator',
  ],
};

const SHOWN_LINES = 5;

const refOf = (ns: string): string => (ns === '' ? NOTES_FOLDER : notesRef(ns));

function toldOf(problem: SyncProblem, remote: string, ns: string): Told {
  const there = printable(remote);
  const place = { remote: shellWord(there), there, ref: shellWord(printable(refOf(ns))) };
  return (TELL[problem.kind] as Tell<SyncProblem['kind']>)(problem, place);
}

/** The fault that a command ends with when one of its namespaces has a problem; undefined where all went well. */
export function problemError({ namespaces, remote }: SyncReport): CsError | undefined {
  const found = namespaces.flatMap(({ ns, problem }) => (problem === undefined ? [] : [{ ns, problem }]));
  const [first] = found;
  if (first === undefined) return undefined;
  const names = found.map(({ ns }) => printable(ns)).join(', ');
  const [, code, hint] = toldOf(first.problem, remote, first.ns);
  return new CsError(code, `out of sync with '${printable(remote)}': ${names}`, { hint });
}
