import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, type Environment, xdgFolder } from '../core/basics.ts';
import { addressOf, type Origin } from '../core/memory.ts';
import type { NoteAddition, NoteStore } from '../core/ports.ts';
import { DAY_MS } from '../core/time.ts';
import { asOnlyWriter } from '../files/lock.ts';
import { readShaped, writeAtOnce, writeJsonFile } from '../files/write.ts';
import { fileMark, type RepositoryPlace } from './locate.ts';

/** What is known of the remotes that were synced with (sync-states.ts). */
export const SYNC_FILE = 'sync.json';
/** Whether anything was ever taken in from a remote, also one that is gone by now. One look at a file. */
export const hasSynced = (directory: string): boolean => existsSync(join(directory, SYNC_FILE));

const FILE = 'provenance.txt';
/** 128 bits: nobody finds a second line to a name that is there. */
const HASH_BYTES = 16;
const OWN = 'own';
/** Of each ref's log so much is looked at where the ledger is lost: more than that many steps are old enough to be asked about. */
const MAX_STEPS = 2_000;

const hashOf = (raw: string): string =>
  createHash('sha256').update(raw).digest().subarray(0, HASH_BYTES).toString('base64url');

export interface ProvenanceOptions {
  readonly directory: string;
  readonly commonDir: string;
  readonly notes: Pick<NoteStore, 'refs' | 'changed' | 'read'>;
  /** The short names of the remotes whose pushers the user trusts. */
  readonly trusted: () => ReadonlySet<string>;
}

export type ProvenanceLedger = ReturnType<typeof createProvenance>;

/** Where the lines of our notes come from: hashes with a source, no text, only added to, mode 0600. Where it is lost, git's log of the refs tells. */
export function createProvenance({ directory, commonDir, notes, trusted }: ProvenanceOptions) {
  const file = join(directory, FILE);
  let sources: Map<string, Set<string>> | undefined;
  let known: ReadonlySet<string> | undefined;
  let bytes: number | undefined;

  const append = (raws: readonly string[], source: string): void => {
    if (raws.length === 0) return;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // It begins with a line end: what a process that was killed left half-written spoils itself only.
    appendFileSync(file, `\n${raws.map((raw) => `${hashOf(raw)} ${source}`).join('\n')}\n`, { mode: 0o600 });
    sources = undefined;
  };

  const read = (): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    for (const line of textOf(file).split('\n')) {
      const space = line.indexOf(' ');
      if (space < 0) continue;
      const hash = line.slice(0, space);
      found.set(hash, (found.get(hash) ?? new Set()).add(line.slice(space + 1)));
    }
    return found;
  };

  const originOf = (raw: string): Origin | undefined => {
    sources ??= read();
    const all = sources.get(hashOf(raw));
    if (all === undefined) return 'claimed';
    if (all.has(OWN)) return undefined;
    const signed = [...all].find((source) => source.startsWith('signed '));
    if (signed !== undefined) return signed as Origin;
    known ??= trusted();
    return [...all].some((source) => known?.has(source)) ? 'remote' : 'claimed';
  };

  return {
    originOf,
    /** This clone is about to write these lines. Throws IO errors: what is not noted must not be written. */
    wrote: (raws: readonly string[]): void => append(raws, OWN),
    took: (raws: readonly string[], remote: string): void => append(raws, remote),
    /** The notes commit that brings these is signed by somebody whose key git trusts. */
    signed: (raws: readonly string[], signer: string): void =>
      append(raws, `signed ${signer.replace(/[\s\0]+/g, ' ').trim()}`),
    /** Where nothing is known yet: asks git's own log what was written here. */
    ready: async (): Promise<void> => {
      known = undefined;
      const now = statSync(file, { throwIfNoEntry: false })?.size;
      if (now === undefined || now !== bytes) sources = undefined; // another process may have added to it
      bytes = now;
      if (now === undefined) append(await writtenHere({ commonDir, notes }), OWN);
    },
  };
}

const textOf = (file: string): string => attempt(() => readFileSync(file, 'utf8'), ''); // not there yet

/** What we wrote, by git's log of our refs: every step but those of a sync and of commands that are not ours. */
async function writtenHere({ commonDir, notes }: Pick<ProvenanceOptions, 'commonDir' | 'notes'>) {
  const lines: string[] = [];
  for (const { namespace } of await notes.refs()) {
    const log = textOf(join(commonDir, 'logs', 'refs', 'notes', 'cs', ...namespace.split('/')));
    for (const { from, to } of ownSteps(log)) {
      // Where that state of the notes is gone, what it brought cannot be told any more.
      const [changed, former] = await Promise.all(
        /^0+$/.test(from)
          ? [notes.read({ namespace, oid: to }), []]
          : [notes.changed(namespace, from, to), notes.changed(namespace, to, from)],
      ).catch(() => [[], []]);
      const before = new Set(former?.flatMap(({ text }) => text.split('\n')));
      for (const { text } of changed ?? [])
        for (const line of text.split('\n')) if (line !== '' && !before.has(line)) lines.push(line);
    }
  }
  return lines;
}

function ownSteps(log: string) {
  const steps: { readonly from: string; readonly to: string }[] = [];
  for (const line of log.split('\n').slice(-MAX_STEPS)) {
    const [, from, to, message] = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [^\t]*\t(.*)$/.exec(line) ?? [];
    if (from === undefined || to === undefined || message !== 'cs-memory: flush') continue;
    const last = steps.at(-1);
    if (last?.to === from) steps[steps.length - 1] = { from: last.from, to };
    else steps.push({ from, to });
  }
  return steps;
}

/** Notes that note in the ledger what is added, before it is written. `mayBeForeign`: readers are told where each line came from. */
export function withProvenance(notes: NoteStore, ledger: ProvenanceLedger, mayBeForeign: boolean): NoteStore {
  const ready = async (): Promise<void> => (mayBeForeign ? ledger.ready() : undefined);
  return {
    ...notes,
    ...(mayBeForeign ? { originOf: ledger.originOf } : {}),
    each: (...given) => ready().then(() => notes.each(...given)),
    read: (ref) => ready().then(() => notes.read(ref)),
    changed: (...given) => ready().then(() => notes.changed(...given)),
    add: async (additions) => {
      await ledger.ready();
      const isOurs = ({ copied }: NoteAddition, line: string): boolean => copied?.has(line) !== true;
      ledger.wrote(additions.flatMap((one) => one.lines.filter((line) => isOurs(one, line))));
      return notes.add(additions);
    },
  };
}

/** Where the user's list of trusted authors is: beside the user's settings, but none of them, for a command writes it. */
export const trustedAuthorsFile = (env: Environment): string =>
  join(xdgFolder(env, 'XDG_CONFIG_HOME'), 'cs-memory', 'trusted-authors');

const linesIn = (file: string): readonly string[] => textOf(file).split('\n');
const authorOf = (line: string): string => line.replace(/(?:^|\s)#.*$/, '').trim();

/** The authors whom the user trusts, as they were added: `Name <address>`, an address, or `@host`. One a line, `#` begins a comment. Empty where there is no list, or an unreadable one. */
export const trustedAuthors = (file: string): readonly string[] =>
  linesIn(file).map(authorOf).filter(Boolean);

const isSame = (line: string, author: string): boolean =>
  authorOf(line) !== '' && addressOf(authorOf(line)) === addressOf(author);

const writeAuthors = (file: string, kept: readonly string[]): void =>
  writeAtOnce(file, `${kept.join('\n').replace(/\n+$/, '')}\n`, { isPrivate: true });

/** Adds one. False: one with that address is there already. */
export const trustAuthor = (file: string, author: string): boolean =>
  asOnlyWriter(file, () => {
    const now = linesIn(file);
    if (now.some((line) => isSame(line, author))) return false;
    writeAuthors(file, [...now.filter((line, at) => line !== '' || at < now.length - 1), author]);
    return true;
  });

/** Takes one away. False: there is none with that address. */
export const distrustAuthor = (file: string, author: string): boolean =>
  asOnlyWriter(file, () => {
    const now = linesIn(file);
    const kept = now.filter((line) => !isSame(line, author));
    if (kept.length < now.length) writeAuthors(file, kept);
    return kept.length < now.length;
  });

/** Who has one of these set may be somebody else in the next process. */
const NAMING = /^(?:GIT_AUTHOR_|GIT_CONFIG(?!_NOSYSTEM$)|EMAIL$)/;

type Kept = { readonly at: number; readonly mark: string; readonly self: readonly string[] };

/** Who the user is to git, kept in a file so that a question needs no process; anew when git's settings change, and after a day. */
export function createKnownIdentities(
  file: string,
  { gitDir, commonDir }: RepositoryPlace,
  env: NodeJS.ProcessEnv,
  clock: () => number,
) {
  const home = env['HOME'] ?? '';
  const config = env['XDG_CONFIG_HOME'] ?? join(home, '.config');
  const files = [join(home, '.gitconfig'), join(config, 'git/config'), join(commonDir, 'config')];
  const mark = (): string | undefined =>
    Object.keys(env).some((name) => NAMING.test(name))
      ? undefined
      : [...files, join(gitDir, 'config.worktree')].map(fileMark).join(' | ');
  return {
    /** Undefined where nothing is known, or where it may be out of date. */
    read: (): readonly string[] | undefined => {
      const kept = readShaped<Kept>(file, { at: 'number', mark: 'text', self: 'texts' });
      if (kept === undefined || Math.abs(clock() - kept.at) > DAY_MS) return undefined;
      return kept.mark === mark() ? kept.self : undefined;
    },
    /** Where nothing can be written git is asked again. */
    keep: (self: readonly string[]): void => {
      const now = mark();
      if (now === undefined || self.length === 0) return;
      attempt(() => writeJsonFile(file, { at: clock(), mark: now, self }));
    },
  };
}
