import { explainSession } from '../../app/wire/distil.ts';
import { lastEvaluation } from '../../app/wire/evaluate.ts';
import { trustedRemotesOf } from '../../app/wire/jobs.ts';
import { wireStorage } from '../../app/wire/look.ts';
import { overviewNow, spentHere } from '../../app/wire/overview.ts';
import type { Wired } from '../../app/wire/services.ts';
import { beganAt } from '../../app/wire/spool.ts';
import { listCaptures } from '../../capture/review.ts';
import { defined, groupBy } from '../../core/basics.ts';
import { lineDiff } from '../../core/line-diff.ts';
import { type Memory, OPEN } from '../../core/memory.ts';
import { printable } from '../../core/text.ts';
import { DAY_MS } from '../../core/time.ts';
import type { Told } from '../../recall/recall-text.ts';
import { type HydratedFile, WHY_NO_TEXT } from '../../recall/recall-truth.ts';
import { standingGoals } from '../../session/sessions.ts';
import { graphOf, type ListQuery, oneOf, pageOf, type Row, rowOf, spansOf, type Viewed } from './rows.ts';

export type Overview = ReturnType<typeof overviewOf>;
/** All of a memory. */
export type One = ReturnType<typeof oneOf> & { readonly why?: Why };
export type OpenWork = Awaited<ReturnType<typeof openWork>>;
export type FileDiff = ReturnType<typeof diffOf>;
export type Figures = Awaited<ReturnType<typeof figuresOf>>;
/** What a memory was put together from, and what else its session said that was dropped. */
export type Why = NonNullable<ReturnType<typeof whyOf>>;

const MAX_PAGE = 500;
/** Recall looks at more candidates for more than that, and a key is not to wait for them. */
const FEW_FOUND = 25;
const MAX_FOUND = 200;
/** So many of the newest sessions are asked whether they were told a memory. */
const MAX_SESSIONS = 500;
const MAX_OPEN = 200;

/** What the page asks, each a question in words: those of an address. Changes nothing. All throw what the services throw. */
export const API: Readonly<Record<string, (viewed: Viewed, words: URLSearchParams) => Promise<unknown>>> = {
  overview: async ({ wired, rows }) => overviewOf(await wired(), await rows(), true),
  list: async ({ rows }, words) => {
    const [from = 0, limit = 100] = ['from', 'limit'].map((name) => Number(words.get(name) ?? 0) || 0);
    return pageOf(await rows(), queryOf(words), Math.max(0, from), Math.min(MAX_PAGE, limit || 100));
  },
  search: async ({ wired }, words) => search(await wired(), words),
  one: async ({ wired }, words) => oneAt(words.get('id') ?? '', await wired()),
  diff: async ({ wired }, words) => ({ files: await diffsOf(words.get('id') ?? '', await wired()) }),
  graph: async ({ rows }, words) =>
    graphOf(await rows(), { word: words.get('word') ?? '', file: words.get('file') ?? '' }),
  open: async ({ wired, rows }) => openWork(await wired(), await rows()),
  figures: async ({ wired }) => figuresOf(await wired()),
};

/** As recall finds it. */
export async function search({ recall, trusting, clock }: Wired, words: URLSearchParams) {
  const ns = words.get('ns') ?? '';
  const limit = words.has('more') ? MAX_FOUND : FEW_FOUND;
  const found = await recall.ask({ text: (words.get('q') ?? '').slice(0, 1_000) }, limit);
  const settings = await trusting.settings(found.length > 0);
  const rowNow = (hit: Told): Row => {
    return { ...rowOf(hit, settings, clock()), freshness: hit.freshness, score: hit.score };
  };
  return {
    rows: found.filter(({ memory }) => ns === '' || memory.ns === ns).map(rowNow),
    isAll: found.length < limit || limit === MAX_FOUND,
  };
}

const STATES = ['live', 'forgotten', 'superseded', 'expired', 'all'] as const;

function queryOf(words: URLSearchParams): ListQuery {
  const state = STATES.find((name) => name === words.get('state')) ?? 'live';
  const said = ['ns', 'file', 'since', 'until'].flatMap((name) => {
    const value = words.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(said), state };
}

/** What a place has, at a glance. */
export function overviewOf({ home }: Wired, rows: readonly Row[], mayAct: boolean) {
  const live = rows.filter(({ state }) => state === 'live');
  const name = (home.place.root ?? home.place.gitDir).split('/').filter(Boolean).at(-1) ?? '';
  return {
    place: home.isUserStore ? 'your own memories' : printable(name),
    total: live.length,
    namespaces: [...groupBy(live, ({ ns }) => ns)]
      .map(([label, { length: value }]) => ({ label, value }))
      .sort((a, b) => b.value - a.value),
    spans: spansOf(rows),
    mayAct,
  };
}

async function oneAt(id: string, wired: Wired): Promise<One> {
  const recalled = await wired.recall.byId(id);
  const settings = await wired.trusting.settings(true);
  const { memory } = recalled;
  const one = oneOf(recalled, settings, wired.clock(), wired.toldCounts.read().get(memory.id));
  return { ...one, tellings: tellingsOf(memory.id, wired), ...defined({ why: whyOf(memory, wired) }) };
}

function tellingsOf(id: string, { states }: Wired): One['tellings'] {
  const sessions = states.list().slice(-MAX_SESSIONS);
  return sessions
    .flatMap((session) =>
      (states.read(session)?.told ?? [])
        .filter((telling) => telling.id === id)
        .map(({ at, asked }) => ({ session, at, asked: asked === true })),
    )
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

function whyOf({ session, summary }: Memory, wired: Wired) {
  const { memories, dropped } = explainSession(wired, session);
  if (memories.length + dropped.length === 0) return undefined;
  const from = memories.find((one) => one.summary === summary)?.from ?? [];
  const clean = <T extends { text: string }>(said: T): T => ({ ...said, text: printable(said.text) });
  return { from: from.map(clean), dropped: dropped.map(clean) };
}

/** What is not done: blockers, failures without a fix, goals, and what waits for a review. */
export async function openWork(wired: Wired, rows: readonly Row[]) {
  const goals = standingGoals(beganAt(wired), await wired.index.all());
  const held = (await listCaptures(wired, { limit: MAX_OPEN })).filter(({ isHeld }) => isHeld);
  const live = rows.filter(({ state }) => state === 'live');
  return {
    blockers: live.filter(({ ns, kind }) => ns === 'blockers' && kind !== OPEN).slice(0, MAX_OPEN),
    failures: live.filter(({ kind }) => kind === OPEN).slice(0, MAX_OPEN),
    goals: goals.slice(-MAX_OPEN).map(({ title, state, since, session, parent }) => ({
      state: state as string,
      ...{ since, session },
      title: printable(title),
      isStep: parent !== undefined,
    })),
    held: held.map(({ id, at, content }) => ({
      id,
      at,
      kind: printable(`${content.ns}/${content.kind}`),
      summary: printable(content.summary),
    })),
  };
}

const MAX_LINES = 400;

/** The files of a memory, from what they were at its anchor to what HEAD has. Filtered, as everything that is shown of a file. */
export async function diffsOf(id: string, { recall, hydrate, repository }: Wired) {
  const { memory, fileStates = [] } = await recall.byId(id);
  const { commit } = await repository.head();
  if (commit === undefined || memory.files.length === 0) return [];
  const pathNow = (path: string): string => fileStates.find((it) => it.path === path)?.movedTo ?? path;
  const here = memory.files.map(({ path }) => ({ path: pathNow(path) }));
  const then = await hydrate(memory);
  const now = await hydrate({ ...memory, anchor: commit, files: here });
  return then.map((file, at) => diffOf(file, now[at], pathNow(file.path)));
}

function diffOf(then: HydratedFile, now: HydratedFile | undefined, path: string) {
  const name = printable(path === then.path ? path : `${then.path} → ${path}`);
  const why = then.why ?? (now?.why === 'missing' ? undefined : now?.why);
  if (why !== undefined) return { path: name, lines: [], note: WHY_NO_TEXT[why] };
  const lines = lineDiff(then.text ?? '', now?.text ?? '').map(printable);
  const isCut = then.isCut === true || now?.isCut === true || lines.length > MAX_LINES;
  const note = lines.length === 0 ? 'the same as then' : isCut ? 'only the beginning' : undefined;
  return { path: name, lines: lines.slice(0, MAX_LINES), note };
}

const COST_DAYS = 30;
const TOLD_DAYS = 7;
const MAX_FAULTS = 20;

const daysBack = (nowMs: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(nowMs - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );

/** What can be counted: what is kept, told and used, how good recall was, what a model cost, and what is on the disk. */
export async function figuresOf(wired: Wired) {
  const nowMs = wired.clock();
  const overview = await overviewNow(wired);
  const { self, trusted } = await wired.trusting.settings(true);
  const quality = lastEvaluation(wired.home);
  const counts = [...wired.toldCounts.read().values()];
  return {
    kinds: overview.kinds.map(({ kind, live, weeks }) => ({ label: printable(kind), value: live, weeks })),
    toldDays: daysBack(nowMs, TOLD_DAYS).map((label, at) => ({
      label,
      value: overview.recalled.days[at] ?? 0,
    })),
    told: {
      memories: counts.length,
      sessions: counts.reduce((sum, { told }) => sum + told, 0),
      used: counts.reduce((sum, { used }) => sum + used, 0),
    },
    marks: overview.useful,
    quality,
    /** What the model that distils cost on each of the last days, in US dollars; empty where none is asked. */
    cost: wired.config.distil.model === 'none' ? [] : costOf(wired.env, nowMs),
    storage: await wireStorage(wired),
    faults: overview.failures.slice(0, MAX_FAULTS).map(({ event, failure, count, lastAt }) => ({
      ...{ count, at: lastAt },
      what: printable(`${event}: ${failure}`),
    })),
    trusted: {
      self: self.map(printable),
      authors: trusted.map(printable),
      remotes: await trustedRemotesOf(wired),
    },
  };
}

function costOf(env: NodeJS.ProcessEnv, nowMs: number) {
  return daysBack(nowMs, COST_DAYS).map((label) => {
    const { usd, calls } = spentHere(env, label);
    // A ledger that cannot be read says that all is spent; that is no figure.
    return Number.isFinite(usd) && usd < 1e6 ? { label, value: usd, calls } : { label, value: 0, calls: 0 };
  });
}
