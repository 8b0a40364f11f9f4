import { spelling } from '../core/text.ts';
import type { EventOf } from './goal-events.ts';
import {
  advanceOf,
  type Folded,
  type FoldedGoal,
  goalId,
  isLike,
  isOpen,
  isOpenStep,
  MAX_TITLE_CHARS,
  stepsOf,
  withGoal,
} from './goals-folded.ts';

/** "… a select instead of a toggle": what is to be, and what it takes the place of. */
const SWAP =
  /^(.{1,80}?),?\s+(?:instead of|rather than|in place of)\s+(.{1,80})$|^(.{1,80}?),\s+not\s+(.{1,80})$/i;
/** What stands before the thing itself. */
const BEFORE =
  /^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|yes|sorry|please|but|and|rather|instead|oh)\b[\s,.:]*)*(?:(?:let'?s |we (?:should |want to )?|you (?:should |can )?|i(?:'d)? (?:want|prefer|like|meant?)(?: to)? |(?:make|change|turn) (?:it|that|this) (?:in)?to |(?:make|it should be|should be|with|use|take|have)\s+(?:it )?))*(?:an? |the )?/i;
const ARTICLE = /^(?:an?|the|that|this) /i;
/** The thing ends where something is said of it. */
const AFTER = /\s(?:for|in|on|at|to|with|from|by|as|since|because|there|here|please)\b|[,.;:(]/i;
const MAX_WORDS = 3;

/** A title with what the user puts in the place of something in it, else behind it. Undefined: no such thing, or no room. Pure, linear. */
function refinedTitle(title: string, said: string): string | undefined {
  const swapped = swappedTitle(title, said);
  if (swapped !== undefined || SWAP.exec(said) === null) return swapped;
  const wish = said.replace(/^(?:(?:no|nope|actually|wait|hm+|ok(?:ay)?|sorry|please|but)\b[\s,.:]*)+/i, '');
  const told = `${title} (${wish})`;
  return told.length <= MAX_TITLE_CHARS ? told : undefined;
}

/** Only where what is to go stands in the title: then it is the same goal, however it was said. Pure. */
function swappedTitle(title: string, said: string): string | undefined {
  const [, one, two, three, four] = SWAP.exec(said) ?? [];
  const wanted = (one ?? three ?? '').replace(BEFORE, '').trim();
  const left = (two ?? four ?? '').replace(ARTICLE, '').split(AFTER)[0] ?? '';
  if (wanted === '') return undefined;
  const words = left.split(/\s+/).slice(0, MAX_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const gone = words.slice(0, count).join(' ');
    const at = gone.length < 3 ? -1 : placeOf(gone, title);
    if (at < 0) continue;
    // With the article that the new word takes.
    const before = title.slice(0, at).replace(/\ban? $/i, (article) => {
      const fits = /^[aeiou]/i.test(wanted) ? 'an ' : 'a ';
      return /^A/.test(article) ? fits.replace('a', 'A') : fits;
    });
    const first = at === 0 ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;
    const told = `${before}${first}${title.slice(at + gone.length)}`;
    return told.length <= MAX_TITLE_CHARS ? told : undefined;
  }
  return undefined;
}

/** Where the words stand in a text as whole ones; -1 where they do not. */
const placeOf = (words: string, text: string): number =>
  text.search(new RegExp(`(?<![\\w-])${words.replace(/\W/g, '\\$&')}(?![\\w-])`, 'i'));

/** As many of the later wordings are kept, the newest. */
const MAX_DETAILS = 3;
const MAX_ADVANCES = 10;

export function foldAsked(folded: Folded, { kind, title, at }: EventOf<'asked'>): Folded {
  const current = currentOf(folded);
  if (kind === 'request') return askedNext(folded, title, at);
  if (kind === 'done') return takenAsDone(folded, at);
  if (kind === 'calls-off')
    return current !== undefined && isOpen(current)
      ? withGoal(withoutSaid(folded), current.id, at, { state: 'abandoned' })
      : folded;
  if (kind !== 'adjusts') return { ...folded, said: { title, at } };
  if (current === undefined || current.state === 'abandoned') return withRequest(folded, title, at);
  const details = [...current.details.filter((it) => it !== title), title].slice(-MAX_DETAILS);
  const words = inOtherWords(current, refinedTitle(current.title, title));
  return withGoal(withoutSaid(folded), current.id, at, { ...words, state: 'refined', details });
}

/** An answer: the goal spoken of last was worked on, and reached where it tells of a change and no step is open; with steps these alone say. */
export function foldAnswered(folded: Folded, { finished, at }: EventOf<'answered'>): Folded {
  const goal = currentOf(folded);
  if (folded.said?.title === '') return withoutSaid(folded); // what was to be remembered is
  if (goal === undefined || !isOpen(goal) || folded.said !== undefined) return folded;
  const hasSteps = stepsOf(folded, goal.id).some(({ state }) => state !== 'deleted');
  const state = finished && !hasSteps ? 'completed' : 'progress';
  return withGoal(folded, goal.id, at, { state, turns: goal.turns + 1 });
}

/** A subagent ended: the goal it was sent for is in work, where no step says how it stands; only the session says that it is reached. */
export function foldAgentEnded(folded: Folded, { kind, status, at }: EventOf<'agent-ended'>): Folded {
  const goal = currentOf(folded);
  if (goal === undefined || !isOpen(goal) || kind === undefined || status === undefined) return folded;
  const advance = advanceOf(kind, status);
  const hasSteps = stepsOf(folded, goal.id).some(({ state }) => state !== 'deleted');
  return withGoal(folded, goal.id, at, {
    advances: [...(goal.advances ?? []), advance].slice(-MAX_ADVANCES),
    state: advance.delta > 0 && !hasSteps ? 'progress' : goal.state,
  });
}

export const currentOf = ({ goals, current }: Folded): FoldedGoal | undefined =>
  goals.find(({ id }) => id === current);

/** Something is asked for. Asked for again, a goal is open again. */
export function withRequest(folded: Folded, title: string, at: string): Folded {
  const known = folded.goals.find((goal) => spelling(goal.title) === spelling(title));
  const id = known?.id ?? goalId('prompt', title);
  const asked = known?.asked ?? at;
  const fresh = { state: 'active', source: 'prompt', details: [], formerly: [], turns: 0 } as const;
  const goal: FoldedGoal =
    known !== undefined && isOpen(known) ? known : { id, title, since: at, asked, ...fresh };
  const others = folded.goals.filter(({ id }) => id !== goal.id);
  return { ...withoutSaid(folded), goals: [...others, goal], current: goal.id };
}

/** Who asks before an answer came has put it in other words, where the words are alike; else what was asked first is given up. */
function askedNext(folded: Folded, title: string, at: string): Folded {
  const current = currentOf(folded);
  const swapped = current === undefined ? undefined : swappedTitle(current.title, title);
  if (current !== undefined && swapped !== undefined && current.state !== 'abandoned')
    return withGoal(withoutSaid(folded), current.id, at, {
      ...inOtherWords(current, swapped),
      state: 'refined',
    });
  const isLeft = current !== undefined && isOpen(current) && current.turns === 0;
  if (!isLeft || stepsOf(folded, current.id).length > 0 || spelling(current.title) === spelling(title))
    return withRequest(takenAsDone(folded, at), title, at);
  if (!isLike(current.title, title))
    return withRequest(withGoal(folded, current.id, at, { state: 'abandoned' }), title, at);
  return withGoal(withoutSaid(folded), current.id, at, { ...inOtherWords(current, title), state: 'refined' });
}

/** The goal under another title, with the one before; as it is without one. */
function inOtherWords(goal: FoldedGoal, title: string | undefined) {
  if (title === undefined || title === goal.title) return {};
  return { title, formerly: [...goal.formerly, goal.title].slice(-MAX_DETAILS) };
}

/** Who goes on to something else after an answer takes what was answered as done, as long as no step is open. */
function takenAsDone(folded: Folded, at: string): Folded {
  const goal = currentOf(folded);
  if (goal === undefined || !isOpen(goal) || goal.turns === 0) return folded;
  if (stepsOf(folded, goal.id).some(isOpenStep)) return folded;
  return withGoal(folded, goal.id, at, { state: 'completed' });
}

const withoutSaid = ({ said: _said, ...folded }: Folded): Folded => folded;
