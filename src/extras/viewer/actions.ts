import * as z from 'zod/mini';
import { trustRemote } from '../../app/wire/jobs.ts';
import type { Wired } from '../../app/wire/services.ts';
import {
  type Capture,
  captureFrom,
  editCapture,
  forgetCapture,
  keepCapture,
  listCaptures,
  promoteCapture,
} from '../../capture/review.ts';
import { CsError } from '../../core/errors.ts';
import { addressOf, type Memory } from '../../core/memory.ts';
import { laterThan } from '../../core/time.ts';
import { successionLines } from '../../memories/known-lessons.ts';
import type { Viewed } from './rows.ts';

export const ACT = z.strictObject({
  verb: z.enum(['forget', 'restore', 'edit', 'promote', 'keep', 'drop', 'trust', 'distrust', 'undo']),
  /** A memory, what is held back, an author, `remote <name>`, or what is to be undone. */
  of: z.string().check(z.minLength(1), z.maxLength(500)),
  text: z.optional(z.string().check(z.maxLength(20_000))),
});
export type Act = z.infer<typeof ACT>;

export interface Acted {
  readonly said: string;
  /** What `undo` takes; absent where there is no way back. */
  readonly undo?: string;
  readonly id?: string;
}

type Done = Omit<Acted, 'undo'> & { readonly undo?: () => Promise<string> };

const MAX_UNDOS = 100;
const MAX_SUMMARY = 2_000;
let undoable = 0;

/** What a click does, by the services that the commands use; each that has a way back can be undone for as long as the page is open. */
export async function act(viewed: Viewed, what: Act): Promise<Acted> {
  const { undos } = viewed;
  if (what.verb === 'undo') {
    const undo = undos.get(what.of);
    if (undo === undefined) throw new CsError('NOT_FOUND', 'that can no longer be undone');
    const said = await undo();
    undos.delete(what.of);
    return { said };
  }
  const { undo, ...done } = await VERBS[what.verb](viewed, what);
  if (undo === undefined) return done;
  undoable += 1;
  const name = String(undoable);
  undos.set(name, undo);
  for (const old of undos.keys()) if (undos.size > MAX_UNDOS) undos.delete(old);
  return { ...done, undo: name };
}

const VERBS: Readonly<Record<Exclude<Act['verb'], 'undo'>, (viewed: Viewed, act: Act) => Promise<Done>>> = {
  forget: (viewed, { of }) => mark(viewed, of, 'forgotten'),
  restore: (viewed, { of }) => mark(viewed, of, 'restored'),
  edit: async ({ wired }, { of, text = '' }) => {
    const now = await wired();
    const old = await memoryAt(now, of);
    const id = await editCapture(now, captureFrom(old), text.slice(0, MAX_SUMMARY));
    return {
      said: 'Kept in your words; the old one is superseded.',
      id,
      undo: async () => undoEdit(await wired(), old, id),
    };
  },
  promote: async ({ wired }, { of }) => {
    const now = await wired();
    const memory = await memoryAt(now, of);
    const before = await idsOf(now.user);
    await promoteCapture(now, captureFrom(memory));
    const made = [...(await idsOf(now.user))].filter((id) => !before.has(id));
    const undo = async (): Promise<string> => {
      for (const id of made) await now.user.forget(id, 'forgotten');
      return 'Not kept for every project any more.';
    };
    return { said: 'Kept for every project, in your own store.', ...(made.length === 0 ? {} : { undo }) };
  },
  keep: async (viewed, { of }) => {
    const now = await viewed.wired();
    const capture = await heldAt(now, of);
    await keepCapture(now, capture);
    const undo = async () => (await mark(viewed, capture.id, 'forgotten')).said;
    return { said: 'Kept.', id: capture.id, undo };
  },
  drop: async ({ wired }, { of }) => {
    const now = await wired();
    await forgetCapture(now, await heldAt(now, of));
    return { said: 'Dropped; it was in no note.' };
  },
  trust: (viewed, { of }) => trust(viewed, of, true),
  distrust: (viewed, { of }) => trust(viewed, of, false),
};

const SAID = { forgotten: 'Forgotten.', restored: 'It is back.' } as const;

async function mark({ wired }: Viewed, id: string, action: keyof typeof SAID): Promise<Done> {
  const { changed } = await (await wired()).forget(id, action);
  const other = action === 'forgotten' ? 'restored' : 'forgotten';
  const undo = async (): Promise<string> => {
    await (await wired()).forget(id, other);
    return SAID[other];
  };
  return { said: SAID[action], id, ...(changed ? { undo } : {}) };
}

/** The edited one goes, and the old one has its place again: forgetting alone would take both, which tell the same. */
async function undoEdit({ own, clock }: Wired, old: Memory, id: string): Promise<string> {
  await own.forget(id, 'forgotten');
  const now = (await own.index.known([old.id])).get(old.id);
  if (now?.supersededBy !== undefined) {
    const at = laterThan(now.supersededAt, clock());
    await own.notes.add(successionLines([{ memory: now }], at, await own.repository.author()));
    await own.index.save();
  }
  return 'As it was before.';
}

async function trust(viewed: Viewed, of: string, isTrusted: boolean): Promise<Done> {
  const change = async (trusted: boolean): Promise<boolean> => {
    const wired = await viewed.wired();
    const [, remote] = /^remote (.+)$/.exec(of) ?? [];
    if (remote === undefined && !/^[^\s@<>#]*@[^\s@<>#]+$/.test(addressOf(of)))
      throw new CsError('USAGE', 'that author has no e-mail address, and authors are known by theirs');
    const { authors } = wired.trusting;
    const changed =
      remote === undefined
        ? authors[trusted ? 'add' : 'remove'](of)
        : await trustRemote(wired, remote, trusted);
    viewed.letGo();
    return changed;
  };
  const words = (trusted: boolean): string => (trusted ? 'Trusted from now on.' : 'Not trusted any more.');
  if (!(await change(isTrusted))) return { said: isTrusted ? 'Trusted already.' : 'Was not trusted.' };
  return {
    said: words(isTrusted),
    undo: async () => {
      await change(!isTrusted);
      return words(!isTrusted);
    },
  };
}

const memoryAt = async ({ recall }: Wired, id: string): Promise<Memory> => (await recall.byId(id)).memory;

const idsOf = async ({ index }: Wired['user']): Promise<ReadonlySet<string>> =>
  new Set((await index.all()).filter((memory) => !memory.forgotten).map(({ id }) => id));

async function heldAt(wired: Wired, id: string): Promise<Capture> {
  const all = await listCaptures(wired, { limit: 10_000 });
  const found = all.find((capture) => capture.isHeld && capture.id === id);
  if (found === undefined) throw new CsError('NOT_FOUND', 'it is no longer waiting for review');
  return found;
}
