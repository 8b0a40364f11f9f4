import { wireReview } from '../../app/wire/review.ts';
import type { Wired } from '../../app/wire/services.ts';
import { storiesOf, wireGoals } from '../../app/wire/session.ts';
import { explain } from '../../capture/model/distil/distil.ts';
import { type Memory, OPEN } from '../../core/memory.ts';
import { printable } from '../../core/text.ts';
import { createFigures } from './figures.ts';
import { diffsOf } from './file-diffs.ts';
import type { Place } from './place.ts';
import { type KnownRows, oneOf, rowOf } from './rows.ts';
import { graphOf, pageOf, spansOf } from './select.ts';
import type { Bar, ListQuery, One, OpenWork, Overview, Row, Sentence, Why } from './shapes.ts';

export interface ApiPorts {
  readonly wired: () => Promise<Wired>;
  readonly rows: KnownRows;
  readonly place: Place;
  readonly mayAct: boolean;
}

const MAX_PAGE = 500;
/** Recall looks at more candidates for more than that, and a key is not to wait for them. */
const FEW_FOUND = 25;
const MAX_FOUND = 200;
/** So many of the newest sessions are asked whether they were told a memory. */
const MAX_SESSIONS = 500;
const MAX_OPEN = 200;

/** The verbs of the page that change nothing, each a question in words: those of an address. */
export type Api = Readonly<Record<string, (words: URLSearchParams) => Promise<unknown>>>;

/** What the page asks. All throw what the services throw. */
export function createApi({ wired, rows, place, mayAct }: ApiPorts): Api {
  const { clock } = place;
  return {
    overview: async () => overviewOf(await wired(), await rows.get(), mayAct),
    list: async (words) => {
      const [from = 0, limit = 100] = ['from', 'limit'].map((name) => Number(words.get(name) ?? 0) || 0);
      return pageOf(await rows.get(), queryOf(words), Math.max(0, from), Math.min(MAX_PAGE, limit || 100));
    },
    search: async (words) => {
      const { recall, trusting } = await wired();
      const ns = words.get('ns') ?? '';
      const limit = words.has('more') ? MAX_FOUND : FEW_FOUND;
      const found = await recall.ask({ query: (words.get('q') ?? '').slice(0, 1_000), limit });
      const settings = await trusting.settings(found.length > 0);
      const all = found.map((hit): Row => ({ ...rowOf(hit, settings, clock()), ...seenNow(hit) }));
      return {
        rows: all.filter((row) => ns === '' || row.ns === ns),
        isAll: found.length < limit || limit === MAX_FOUND,
      };
    },
    one: async (words) => oneAt(words.get('id') ?? '', await wired(), clock()),
    diff: async (words) => ({ files: await diffsOf(words.get('id') ?? '', await wired()) }),
    graph: async (words) =>
      graphOf(await rows.get(), { word: words.get('word') ?? '', file: words.get('file') ?? '' }),
    open: async () => openWork(await wired(), await rows.get(), place),
    figures: async () => createFigures(await wired(), place),
  };
}

const seenNow = ({ freshness, score }: { readonly freshness: string; readonly score: number }) => ({
  freshness,
  score,
});

const STATES = ['live', 'forgotten', 'superseded', 'expired', 'all'] as const;

function queryOf(words: URLSearchParams): ListQuery {
  const text = (name: string): Record<string, string> => {
    const value = words.get(name);
    return value ? { [name]: value } : {};
  };
  const state = STATES.find((name) => name === words.get('state')) ?? 'live';
  return { state, ...text('ns'), ...text('file'), ...text('since'), ...text('until') };
}

/** What a place has, at a glance. */
export function overviewOf({ home }: Wired, rows: readonly Row[], mayAct: boolean): Overview {
  const live = rows.filter(({ state }) => state === 'live');
  const counts = new Map<string, number>();
  for (const { ns } of live) counts.set(ns, (counts.get(ns) ?? 0) + 1);
  const name = (home.place.root ?? home.place.gitDir).split('/').filter(Boolean).at(-1) ?? '';
  return {
    place: home.isUserStore ? 'your own memories' : printable(name),
    total: live.length,
    namespaces: [...counts]
      .map(([label, value]): Bar => ({ label, value }))
      .sort((a, b) => b.value - a.value),
    spans: spansOf(rows),
    mayAct,
  };
}

async function oneAt(id: string, wired: Wired, nowMs: number): Promise<One> {
  const recalled = await wired.recall.byId(id);
  const settings = await wired.trusting.settings(true);
  const { memory } = recalled;
  const one = oneOf(recalled, settings, nowMs, wired.toldCounts.read().get(memory.id));
  const why = whyOf(memory, wired);
  return { ...one, tellings: tellingsOf(memory.id, wired), ...(why === undefined ? {} : { why }) };
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

/** The same as `show --why`. */
function whyOf({ session, summary }: Memory, { home, config }: Wired): Why | undefined {
  const candidates = session === undefined ? [] : (storiesOf(home).read(session).gathered?.candidates ?? []);
  if (candidates.length === 0) return undefined;
  const { memories, dropped } = explain(candidates, config.answers.threshold);
  const from = memories.find((one) => one.summary === summary)?.from ?? [];
  const clean = <T extends Sentence>(said: T): T => ({ ...said, text: printable(said.text) });
  return { from: from.map(clean), dropped: dropped.map(clean) };
}

/** What is not done: blockers, failures without a fix, goals, and what waits for a review. */
export async function openWork(wired: Wired, rows: readonly Row[], place: Place): Promise<OpenWork> {
  const { index, states } = wired;
  const memories = () => index.all();
  const goals = await wireGoals(place, { memories, states }).standing();
  const held = (await wireReview(wired).list({ limit: MAX_OPEN })).filter(({ isHeld }) => isHeld);
  const live = rows.filter(({ state }) => state === 'live');
  return {
    blockers: live.filter(({ ns, kind }) => ns === 'blockers' && kind !== OPEN).slice(0, MAX_OPEN),
    failures: live.filter(({ kind }) => kind === OPEN).slice(0, MAX_OPEN),
    goals: goals.slice(-MAX_OPEN).map(({ title, state, since, session, parent }) => ({
      ...{ state, since, session },
      title: printable(title),
      isStep: parent !== undefined,
    })),
    held: held.map(({ id, at, content }) => ({
      ...{ id, at },
      kind: printable(`${content.ns}/${content.kind}`),
      summary: printable(content.summary),
    })),
  };
}
