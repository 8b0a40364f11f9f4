import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import { type MemoryContent, type Trust, trustOf } from '../core/memory.ts';
import type { Anchored, Anchoring, AnchorResult } from '../memories/anchor.ts';
import { isOnlySecret, type RememberRequest, toDraft } from '../memories/remember.ts';
import { besideQuestion } from '../recall/trigger.ts';
import type { AddResult } from '../session/accumulator.ts';
import { assessText } from './assess.ts';
import { blocksOf } from './blocks.ts';
import { MAX_SUMMARY_CHARS, placeOf } from './compose.ts';
import type { CapturePlace, OpenStore, WritingPlace } from './context.ts';
import { changedIn, changesIn, decisionsFor, memoriesSaying } from './corrections.ts';
import { filesToldIn, learnedIn, toldWhole } from './distil-session.ts';
import { mayAskAboutThePast, mayChangeSomething } from './prompt-hints.ts';
import { namesIgnored } from './shell.ts';
import { type Statement, statementsIn } from './statement.ts';
import { isBareRequest, isRule, ruleOf, type StatementType, saysNoMore } from './statement-rules.ts';
import { endsSomething, takenBackIn } from './taken-back.ts';

const PLACES: Readonly<Record<StatementType, { readonly namespace: string; readonly kind: string }>> = {
  remember: { namespace: 'learnings', kind: 'note' },
  correction: { namespace: 'learnings', kind: 'correction' },
  decision: { namespace: 'decisions', kind: 'decision' },
  preference: { namespace: 'patterns', kind: 'preference' },
  convention: { namespace: 'patterns', kind: 'convention' },
};

export type Scope = Statement['scope'];

type Place = (typeof PLACES)[StatementType];

/** Where something is kept that `replaced` others: a rule is one though it was said to correct somebody, and so is what has taken a rule's place. */
export const placeFor = (place: Place, summary: string, replaced: number): Place =>
  place.kind === PLACES.correction.kind && (replaced > 0 || isRule(summary))
    ? PLACES[ruleOf(summary)]
    : place;

export type Stated = RememberRequest & Place & { readonly scope: Scope; readonly isBare: boolean };

/** Of what is kept only if it takes the place of something. */
const MAY_CHANGE: string = 'may-change';

/** What a prompt states, in filtered words: the whole prompt is filtered, since a secret cut out of it may look harmless. */
export function stated(said: string, session: string, { filters, isFile, config }: CapturePlace) {
  const { triggers } = config.promptRecall;
  const asks = triggers.length > 0 || mayAskAboutThePast(said);
  return statementsIn(asks ? besideQuestion(said, triggers) : said).map(
    ({ text, summary, type, scope }): Stated => ({
      ...PLACES[type],
      summary,
      ...(saysNoMore(text, summary) ? {} : { body: text }),
      evidence: 'user-stated',
      files: filesToldIn(text, { filters, isFile }),
      session,
      scope,
      isBare: isOnlySecret(text) || (type === 'remember' && isBareRequest(text)),
    }),
  );
}

/** Prompt → filters → statements → the session's queue: the next flush writes them. Gives what became of each. Throws FILTER_BROKEN and IO_FAILED. */
export function queueStatement(at: CapturePlace, session: string, prompt: string): readonly AddResult[] {
  const said = toldWhole(prompt, at.filters);
  const how = { ...PLACES.correction, tags: [MAY_CHANGE], session };
  const changes = mayChangeSomething(said) ? changesIn(said).filter((one) => !isOnlySecret(one)) : [];
  const requests = stated(said, session, at).filter(({ isBare }) => !isBare);
  const all = [...requests, ...changes.map((summary) => ({ ...how, summary }))];
  return all.map((one) => queue(at, session, one));
}

export function queue(at: CapturePlace, session: string, request: RememberRequest): AddResult {
  const draft = { ...toDraft(request, at), session: filterOrThrow(at.filters, session) };
  return at.accumulator(session).add(draft);
}

/** `queued`: the next flush writes it; `waiting`: it waits already; `empty`: it was secrets and repeated memories; `ignored`: it speaks of a file that nothing is learned about. */
export type Kept = 'queued' | 'waiting' | 'empty' | 'ignored';

/** What is longer is no summary, and filters take time. */
const MAX_GIVEN_CHARS = 64 * 1024;
/** A note's line has room for more, a reader has not. */
const MAX_BODY_CHARS = 4_000;

/** Text → filters → the session's queue: who hands over a text wants it kept, so nobody judges it. `dropped`: how many had to go for it. Throws FILTER_BROKEN and IO_FAILED. */
export function queueGiven(at: CapturePlace, session: string, raw: string): { kept: Kept; dropped: number } {
  const text = toldWhole(raw, at.filters, MAX_GIVEN_CHARS).trim();
  if (!/[\p{L}\p{N}]{2}/u.test(text.replaceAll(/\[REDACTED:[^\]]*\]/g, '')))
    return { kept: 'empty', dropped: 0 };
  if (namesIgnored(text, at.filters)) return { kept: 'ignored', dropped: 0 };
  const said = { summary: summaryOf(text), body: text.slice(0, MAX_BODY_CHARS) };
  const place = { ...placeOf(undefined, text), files: filesToldIn(text, at) };
  const { added, dropped } = at.accumulator(session).add(learnedIn(at, session, { ...place, ...said }));
  return { kept: added ? 'queued' : 'waiting', dropped };
}

/** A short text is its own summary; of a long one the part that tells most, or its beginning. */
function summaryOf(text: string): string {
  const [first, ...more] = blocksOf(text);
  if (more.length === 0 && first !== undefined && first.text.length <= MAX_SUMMARY_CHARS) return first.text;
  const { summary } = assessText(text);
  return summary === '' ? text.replace(/\s+/g, ' ').slice(0, MAX_SUMMARY_CHARS) : summary;
}

/** Whether somebody's own words were taken from a prompt by a rule's guess, without telling: who reviews captures wants to see them. */
export function isUntoldStatement({ ns, kind, evidence }: MemoryContent): boolean {
  const isPlace = Object.values(PLACES).some((place) => place.namespace === ns && place.kind === kind);
  return evidence === 'user-stated' && kind !== PLACES.remember.kind && isPlace;
}

/** Anchors what the user asked to be remembered and what meets a known memory, and puts every other draft among those that wait for a review: as `known`, since nothing was written. On an unborn branch nothing is held. */
export async function hold(
  { own, held }: Pick<WritingPlace, 'own' | 'held'>,
  drafts: readonly Learning<Filtered>[],
  besides: NonNullable<Parameters<Anchoring<Learning<Filtered>>>[1]>,
): Promise<AnchorResult> {
  const known = await own.index.known(drafts.map(memoryId));
  const isHeld = (draft: Learning<Filtered>): boolean =>
    (draft.evidence !== 'user-stated' || isUntoldStatement(draft)) && !known.has(memoryId(draft));
  const withHeld = (anchored: readonly Anchored[]): readonly Anchored[] => {
    const written = [...anchored]; // one for each that was anchored, in their order
    return drafts.map((draft) =>
      isHeld(draft) ? { id: memoryId(draft), became: 'known', cut: false } : (written.shift() as Anchored),
    );
  };
  const anchored = drafts.filter((draft) => !isHeld(draft));
  const result = await own.anchor(anchored, (entries) => besides(withHeld(entries)));
  if (result.state === 'unborn') return result;
  for (const draft of drafts) if (isHeld(draft)) held.add(draft);
  return { ...result, entries: withHeld(result.entries) };
}

export const storeOf = ({ own, user }: WritingPlace, scope: Scope): OpenStore =>
  scope === 'user' ? user : own;

/** What is over for good may have been said in so many ways. */
const MOST_OVER = 3;
/** What a correction may mean is among those that fit its words best. */
const MOST_ALIKE = 20;

/** Live memories of words that somebody stated, the user or whom the user trusts, that have some of these. */
export async function statedBy(at: WritingPlace, whose: Trust, words: string, scope: Scope) {
  const found = await storeOf(at, scope).index.search(words, { limit: MOST_ALIKE, nowMs: at.clock() });
  const said = found.flatMap(({ memory }) => (memory.evidence === 'user-stated' ? [memory] : []));
  const trust = await at.trusting.settings(said.length > 0);
  return said.filter((memory) => trustOf({ memory, scope }, trust) === whose);
}

/** What a statement takes back, where one memory says just that, or some say what is over for good; else what may say so. A colleague's is only taken the place of. */
export async function correctedBy(
  at: WritingPlace,
  { summary, namespace, kind }: Pick<Stated, 'summary' | 'namespace' | 'kind'>,
  scope: Scope,
  dropped: readonly string[],
) {
  if (namespace === 'decisions' && dropped.length > 0) {
    const found = await statedBy(at, 'self', dropped.join(' '), scope);
    const decisions = found.filter(({ ns, summary: said }) => ns === namespace && said !== summary);
    return { replaced: decisionsFor(dropped, decisions), unsure: [] };
  }
  const former = takenBackIn(summary);
  const corrects = kind === PLACES.correction.kind;
  if (former === '' && changedIn(summary, corrects) === undefined) return { replaced: [], unsure: [] };
  const saying = async (whose: Trust) =>
    memoriesSaying(former, summary, await statedBy(at, whose, summary, scope), corrects);
  const { clear, unsure } = await saying('self');
  const others = (await saying('trusted')).clear;
  const most = endsSomething(summary) ? MOST_OVER : 1;
  // Of a colleague's, who sees it nowhere, only the one that says just that.
  const replaced = [...(clear.length <= most ? clear : []), ...(others.length <= 1 ? others : [])];
  return { replaced, unsure: clear.length <= most ? unsure : [...clear, ...unsure] };
}

/** What somebody states by the way takes the place of what it takes back, as what is remembered at once does. Throws what the index throws. */
export async function withSuccessions(at: WritingPlace, drafts: readonly Learning<Filtered>[]) {
  const found = drafts.map(async (draft): Promise<readonly Learning<Filtered>[]> => {
    if (!isUntoldStatement(draft)) return [draft];
    const said = { ...draft, namespace: draft.ns };
    const { replaced } = await correctedBy(at, said, 'repository', []);
    const tags = draft.tags.filter((tag) => tag !== MAY_CHANGE);
    const isKept = replaced.length > 0 || tags.length === draft.tags.length;
    const supersedes = [...(draft.supersedes ?? []), ...replaced.map(({ id }) => id)];
    const { namespace: ns, kind } = placeFor(said, draft.summary, replaced.length);
    return isKept ? [{ ...draft, ns, kind, tags, supersedes }] : [];
  });
  return (await Promise.all(found)).flat();
}
