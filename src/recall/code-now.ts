import type { Repository } from '../core/ports.ts';
import type { ObjectReader } from '../git/objects.ts';
import { asLines, runGit } from '../git/process.ts';
import { type CodeCommitsOptions, createSinceCounter, inRoot, OBJECT_NAME, parseTouches } from './commits.ts';
import { readKnownHistory } from './known-history.ts';
import type { FileAt, Renamed } from './ports.ts';
import type { CommitPlace } from './standing.ts';

export interface CodeNowOptions extends CodeCommitsOptions {
  /** Says what HEAD is; the reader is asked where this is absent. */
  readonly repository?: Pick<Repository, 'head'>;
  /** Where what is known of the history is kept: commits that are in it need not be looked for. */
  readonly directory?: string;
}

/** When, in seconds: the end of a commit's line about its committer (git-cat-file). */
const COMMITTED = /^committer .*?(-?\d+) [+-]\d+$/m;
/** Commits that are looked at for what changed since: 3,000 take git about 60 ms with a few paths (git 2.39, two cores). */
const MAX_COMMITS = 3_000;
/** Rename detection compares every file that is gone with every new one; git's own bound for a quick answer. */
const MAX_RENAME_PAIRS = 400;
/** More paths than that in one question are more than anybody is shown. */
const MAX_PATHS = 200;

export type CodeNow = ReturnType<typeof createCodeNow>;

/** What became of the code since, with a deadline for each question. What git cannot tell in time, or at all, is not in the answer; nothing is thrown or changed. */
export function createCodeNow(given: CodeNowOptions) {
  const asked = askedOf(given);
  return {
    /** Where those of some commits stand that are here; one git process, two where not all are in HEAD's history. */
    places: (commits: readonly string[], deadlineMs: number) => placesOf(asked, commits, deadlineMs),
    /** How many commits changed each file since a commit, in the order of the questions, among the 3,000 newest. One git process. */
    commitsSince: (questions: readonly FileAt[], deadlineMs: number) =>
      commitsSince(asked, questions, deadlineMs),
    /** Where files that commits had are in HEAD, by git's own rename detection, in the order of the questions. One git process. */
    renamedSince: (questions: readonly FileAt[], deadlineMs: number) =>
      renamedSince(asked, questions, deadlineMs),
    /** The files that the newest commits of HEAD's history changed, the newest first, each once. One git process. */
    recentFiles: async (maxCommits: number, deadlineMs: number): Promise<readonly string[]> => {
      const args = ['log', '-z', '--format=', '--name-only', '--no-renames', `-${maxCommits}`, 'HEAD', '--'];
      const names = ((await asked.ask(args, [], deadlineMs)) ?? '').split('\0');
      return [...new Set(names.map((name) => name.replace(/^\n+/, '')).filter(Boolean))];
    },
    /** A file as it was; undefined where git does not have it, or it is no file. */
    content: (file: FileAt) => contentOf(given.reader, file),
  };
}

type Asked = ReturnType<typeof askedOf>;

function askedOf(given: CodeNowOptions) {
  const { reader, repository } = given;
  const git = inRoot(given);
  return {
    ...given,
    /** The commit of HEAD, undefined where there is none. */
    head: async () =>
      repository === undefined
        ? (await reader.get('HEAD^{commit}').catch(() => undefined))?.oid
        : (await repository.head().catch(() => undefined))?.commit,
    /** What git says; undefined where it does not, or not in time. */
    ask: async (args: readonly string[], lines: readonly string[], timeoutMs: number) => {
      if (timeoutMs <= 0) return undefined;
      const answer = await runGit(args, { ...git, timeoutMs }, asLines(lines)).catch(() => undefined);
      return answer?.exitCode === 0 ? answer.stdout : undefined;
    },
  };
}

/** When those of some commits that are here were committed; `rev-list --ignore-missing` passes over the rest without a word. */
async function hereOf(reader: ObjectReader, commits: readonly string[]): Promise<Map<string, number>> {
  const names = [...new Set(commits)].filter((name) => OBJECT_NAME.test(name));
  const found = await Promise.all(names.map((name) => reader.get(name).catch(() => undefined)));
  return new Map(
    names.flatMap((name, index) => {
      const object = found[index];
      if (object?.type !== 'commit') return [];
      const [, seconds = '0'] = COMMITTED.exec(object.content.toString('latin1')) ?? [];
      return [[name, Number(seconds)] as const];
    }),
  );
}

/** The known history where HEAD is above it; else one `rev-list` down to the oldest commit: asking for each would be a process each. */
async function placesOf(
  asked: Asked,
  commits: readonly string[],
  deadlineMs: number,
): Promise<Map<string, CommitPlace>> {
  const endMs = performance.now() + deadlineMs;
  const head = await asked.head();
  if (head === undefined || deadlineMs <= 0) return new Map();
  const before = asked.directory === undefined ? undefined : readKnownHistory(asked.directory);
  const isKnown = (name: string): boolean =>
    name === head || (OBJECT_NAME.test(name) && before?.has(name) === true);
  const former = before === undefined || before.head === head ? [] : [before.head];
  const elsewhere = commits.filter((name) => !isKnown(name));
  const places = await searched(asked, [...former, ...elsewhere], head, endMs);
  const isAbove = former.every((name) => places.get(name) === 'history');
  if (!isAbove) return searched(asked, commits, head, endMs); // HEAD went back, or to another branch
  const known = commits.filter(isKnown).map((name) => [name, 'history'] as const);
  return new Map([...known, ...places]);
}

async function searched({ reader, ask }: Asked, commits: readonly string[], head: string, endMs: number) {
  const places = new Map<string, CommitPlace>();
  if (commits.includes(head)) places.set(head, 'history');
  const elsewhere = commits.filter((name) => name !== head);
  const others = [...(await hereOf(reader, elsewhere)).keys()];
  const outside = await outsideOf(ask, others, [head], endMs - performance.now());
  if (outside === undefined) return places;
  for (const name of others) if (!outside.has(name)) places.set(name, 'history');
  const left = others.filter((name) => outside.has(name));
  const named = ['--branches', '--tags', '--remotes'];
  const nowhere = await outsideOf(ask, left, named, endMs - performance.now());
  if (nowhere !== undefined)
    for (const name of left) places.set(name, nowhere.has(name) ? 'nowhere' : 'branch');
  return places;
}

/** The commits that these reach and `from` does not; undefined where git did not say in time. */
async function outsideOf(
  ask: Asked['ask'],
  commits: readonly string[],
  from: readonly string[],
  timeoutMs: number,
): Promise<ReadonlySet<string> | undefined> {
  if (commits.length === 0) return new Set();
  const args = ['rev-list', '--ignore-missing', '--stdin', '--not', ...from];
  const found = await ask(args, commits, timeoutMs);
  return found === undefined ? undefined : new Set(found.split('\n'));
}

/** One `log` for all: what HEAD and the commits have and the oldest has not, unsimplified. What only another branch's has is not counted. */
async function commitsSince(
  { reader, head: headOf, ask }: Asked,
  questions: readonly FileAt[],
  deadlineMs: number,
): Promise<readonly (number | undefined)[]> {
  const endMs = performance.now() + deadlineMs;
  const none = questions.map(() => undefined);
  const paths = [...new Set(questions.map(({ path }) => path))].slice(0, MAX_PATHS);
  const head = await headOf();
  const commits = questions.map(({ commit }) => commit);
  const here = await hereOf(reader, commits);
  const [oldest] = [...here].sort(([, a], [, b]) => a - b).map(([commit]) => commit);
  if (head === undefined || oldest === undefined) return none;
  const args = ['-c', 'log.follow=false', 'log', '--no-show-signature', '-z', '--format=%x01%H %P'];
  const how = ['--name-only', '--no-renames', '--full-history', '--sparse', `--max-count=${MAX_COMMITS}`];
  const text = await ask(
    [...args, ...how, '--stdin', '--', ...paths],
    [head, ...here.keys(), `^${oldest}`],
    endMs - performance.now(),
  );
  if (text === undefined) return none;
  const count = createSinceCounter(parseTouches(text), head);
  return questions.map(({ commit, path }) => (here.has(commit) ? count(commit, path) : undefined));
}

/** `diff-tree --stdin` takes a base behind each commit: the renames since many commits are one process. */
async function renamedSince(
  { reader, head: headOf, ask }: Asked,
  questions: readonly FileAt[],
  deadlineMs: number,
): Promise<readonly (Renamed | undefined)[]> {
  const endMs = performance.now() + deadlineMs;
  const head = await headOf();
  const commits = questions.map(({ commit }) => commit).filter((commit) => commit !== head);
  const anchors = [...(await hereOf(reader, commits)).keys()];
  if (head === undefined || anchors.length === 0) return questions.map(() => undefined);
  const args = ['diff-tree', '--stdin', '--always', '-r', '-M', `-l${MAX_RENAME_PAIRS}`];
  const how = ['--raw', '--no-abbrev', '-z', '--diff-filter=R', '--no-ext-diff'];
  const pairs = anchors.map((anchor) => `${head} ${anchor}`);
  const text = await ask([...args, ...how], pairs, endMs - performance.now());
  const byAnchor = text === undefined ? [] : parseRenames(text);
  return questions.map(({ commit, path, blob }) => {
    const renamed = byAnchor[anchors.indexOf(commit)]?.get(path);
    return renamed && { path: renamed.path, isSame: renamed.blob === blob };
  });
}

/** A header with the commit's name, then `:<modes> <old> <new> R<percent>`, the old and the new path for each rename. */
function parseRenames(text: string): ReadonlyMap<string, { path: string; blob: string }>[] {
  const answers: Map<string, { path: string; blob: string }>[] = [];
  const fields = text.split('\0');
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index] ?? '';
    const renamed = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) R\d*$/.exec(field);
    if (renamed === null) {
      if (OBJECT_NAME.test(field)) answers.push(new Map());
      continue;
    }
    answers.at(-1)?.set(fields[index + 1] ?? '', { path: fields[index + 2] ?? '', blob: renamed[1] ?? '' });
    index += 2;
  }
  return answers;
}

async function contentOf(reader: ObjectReader, { commit, path, blob = '' }: FileAt) {
  const isPlain = !path.split('/').some((part) => part === '.' || part === '..');
  const names = [
    ...(OBJECT_NAME.test(blob) ? [blob] : []),
    ...(OBJECT_NAME.test(commit) && isPlain ? [`${commit}:${path}`] : []),
  ];
  for (const name of names) {
    const object = await reader.get(name).catch(() => undefined);
    if (object?.type === 'blob') return object.content;
  }
  return undefined;
}

/** So long branches elsewhere may move unseen. */
const KEPT_MS = 10_000;

/** The same answers without a process for a search at each key; anew when HEAD moves, and after ten seconds. */
export function rememberCode(code: CodeNow, repository: Pick<Repository, 'head'>): CodeNow {
  let kept = { head: '', untilMs: 0, answers: new Map<string, unknown>() };
  /** The answers in the order of the questions; only what is not known is asked. What had no answer is not asked again meanwhile. */
  const answered = async <Question, Answer>(
    questions: readonly Question[],
    ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
    verb: keyof CodeNow,
  ): Promise<readonly Answer[]> => {
    const nameOf = (question: Question): string => verb + JSON.stringify(question);
    const head = (await repository.head().catch(() => undefined))?.commit ?? '';
    if (kept.head !== head || performance.now() > kept.untilMs)
      kept = { head, untilMs: performance.now() + KEPT_MS, answers: new Map() };
    const { answers } = kept;
    const missing = questions.filter((question) => !answers.has(nameOf(question)));
    const found = missing.length === 0 ? [] : await ask(missing);
    for (const [at, question] of missing.entries()) answers.set(nameOf(question), found[at]);
    return questions.map((question) => answers.get(nameOf(question)) as Answer);
  };
  return {
    ...code,
    places: async (commits, deadlineMs) => {
      const ask = async (asked: readonly string[]) => {
        const found = await code.places(asked, deadlineMs);
        return asked.map((commit) => found.get(commit));
      };
      const places = await answered(commits, ask, 'places');
      return new Map(commits.flatMap((commit, at) => (places[at] ? [[commit, places[at]]] : [])));
    },
    commitsSince: (questions, deadlineMs) =>
      answered(questions, (asked) => code.commitsSince(asked, deadlineMs), 'commitsSince'),
    renamedSince: (questions, deadlineMs) =>
      answered(questions, (asked) => code.renamedSince(asked, deadlineMs), 'renamedSince'),
  };
}
