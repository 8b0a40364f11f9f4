export interface FileChange {
  /** The blob it has afterwards; '' where it is gone. */
  readonly blob: string;
  /** Marks of the lines that came, and of those that went: a hash of the path and the line without its spaces. */
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

/** What one diff changes, in a form in which two diffs can be compared whatever stands around them. */
export interface Changes {
  readonly files: ReadonlyMap<string, FileChange>;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  /** How many lines came, also those that were left out of `added` because nobody asks for them. */
  readonly addedCount: number;
}

/** The lines of a commit that brings a whole vendored tree would fill the memory; the first ones will do. */
const MAX_MARKS = 50_000;

const isWordByte = (byte: number): boolean =>
  (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte >= 128;

/** FNV-1a, 32 bits: a line of one commit meets one of 50,000 others by chance once in 86,000 times. */
function markOf(seed: number, bytes: Buffer, from = 0): { hash: number; hasWord: boolean } {
  let hash = seed;
  let hasWord = false;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 32 || byte === 9 || byte === 13) continue;
    hasWord ||= isWordByte(byte);
    hash = Math.imul(hash ^ byte, 16_777_619);
  }
  return { hash: hash >>> 0, hasWord };
}

const FNV_BASIS = 2_166_136_261;

interface Patch extends FileChange {
  readonly path: string;
  readonly seed: number;
  readonly added: Set<number>;
  readonly removed: Set<number>;
  hasMarks: boolean;
}

const PLUS = 43;
const MINUS = 45;
const COLON = 58;
const AT = 64;
const OBJECT_NAME = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

function patchesOf(line: string): readonly Patch[] {
  const [, blob = '', status = '', name = ''] =
    /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) (\w)\d*\t(.*)$/.exec(line) ?? [];
  const path = unquotePath(name);
  const seed = markOf(FNV_BASIS, Buffer.from(`${path}\0`)).hash;
  const after = /^0*$/.test(blob) ? '' : blob;
  const patch: Patch = { path, blob: after, seed, added: new Set(), removed: new Set(), hasMarks: false };
  // A file that becomes a link is shown as two patches: one takes it away, one brings it.
  return status === 'T' ? [patch, patch] : [patch];
}

function changesOf(files: ReadonlyMap<string, FileChange>, addedCount: number): Changes {
  const all = [...files.values()];
  return {
    files,
    added: new Set(all.flatMap(({ added }) => [...added])),
    removed: new Set(all.flatMap(({ removed }) => [...removed])),
    addedCount,
  };
}

/** The part of a diff that is about some paths. */
export function partOf(changes: Changes, paths: ReadonlySet<string>): Changes {
  const files = new Map([...changes.files].filter(([path]) => paths.has(path)));
  return changesOf(files, changes.addedCount);
}

/** Reads `git diff-tree --stdin --always --raw -p -U0 --no-abbrev`, line by line. A line without a letter or digit is in every diff, and no mark; a path without marks is marked by its blob. */
export function createChangesParser(
  done: (changes: Changes) => void,
  keep: (mark: number) => boolean = () => true,
): { readonly line: (line: Buffer) => void; readonly end: () => void } {
  let patches: Patch[] | undefined;
  let [addedCount, marks, current, inHunk] = [0, 0, -1, false];

  const addMark = (patch: Patch, isAdded: boolean, mark: number): void => {
    if (isAdded) addedCount += 1;
    if (marks >= MAX_MARKS || !keep(mark)) return;
    marks += 1;
    (isAdded ? patch.added : patch.removed).add(mark);
  };
  const end = (): void => {
    if (patches === undefined) return;
    for (const patch of patches) {
      const { blob, seed, hasMarks } = patch;
      if (!hasMarks) addMark(patch, blob !== '', markOf(seed, Buffer.from(blob)).hash);
    }
    done(changesOf(new Map(patches.map((patch) => [patch.path, patch])), addedCount));
    patches = undefined;
  };
  const readChange = (bytes: Buffer): void => {
    const patch = patches?.[current];
    const { hash, hasWord } = markOf(patch?.seed ?? 0, bytes, 1);
    if (patch === undefined || !hasWord) return;
    patch.hasMarks = true;
    addMark(patch, bytes[0] === PLUS, hash);
  };
  const line = (bytes: Buffer): void => {
    const first = bytes[0];
    if (patches !== undefined && inHunk && (first === PLUS || first === MINUS)) readChange(bytes);
    else if (OBJECT_NAME.test(bytes.toString('latin1', 0, 65))) {
      end();
      [patches, addedCount, marks, current, inHunk] = [[], 0, 0, -1, false];
    } else if (first === COLON) patches?.push(...patchesOf(bytes.toString('utf8')));
    else if (first === AT) inHunk = true;
    else if (bytes.toString('latin1', 0, 11) === 'diff --git ') {
      current += 1;
      inHunk = false;
    }
  };
  return { line, end };
}

const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** A path as git prints it: as it is, or between quotes with C's escapes where it has odd characters. */
export function unquotePath(text: string): string {
  if (!text.startsWith('"')) return text;
  const bytes: number[] = [];
  for (const [piece, octal, letter] of text.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|[^\\]+/gs)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else if (letter !== undefined) bytes.push(ESCAPES[letter] ?? letter.charCodeAt(0));
    else bytes.push(...Buffer.from(piece));
  }
  return Buffer.from(bytes).toString('utf8');
}

/** Which share of some marks is among others, 0…1; 0 where there are none. */
export function shareOf(marks: Iterable<number>, others: ReadonlySet<number>): number {
  let all = 0;
  let common = 0;
  for (const mark of marks) {
    all += 1;
    if (others.has(mark)) common += 1;
  }
  return all === 0 ? 0 : common / all;
}

/** Which share of one diff is in another, 0…1: of the lines that came; of those that went where none came. */
export const shareIn = (part: Changes, whole: Changes): number =>
  part.added.size > 0 ? shareOf(part.added, whole.added) : shareOf(part.removed, whole.removed);

export type CommitFacts = ReturnType<typeof parseCommit>;

const secondsOf = (ident: string): number => Number(/(-?\d+) [+-]\d+$/.exec(ident)?.[1] ?? 0);

/** What a commit object (git-cat-file's `commit`) tells, as far as it helps to recognise the commit again after a rewrite. A header that is not there is ''. */
export function parseCommit(oid: string, content: string) {
  const end = content.indexOf('\n\n');
  const head = end < 0 ? content : content.slice(0, end);
  const message = end < 0 ? '' : content.slice(end + 2);
  const header = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(head)?.[1] ?? '';
  const author = header('author');
  return {
    oid,
    /** As git keeps it through rebase, amend and cherry-pick: `Name <email> <seconds> <zone>`. */
    author,
    authoredAtS: secondsOf(author),
    committedAtS: secondsOf(header('committer')),
    subject: message.trimStart().split('\n', 1)[0]?.trim() ?? '',
    message,
    tree: header('tree'),
    parent: header('parent'),
    isSigned: /^gpgsig/m.test(head),
  };
}

/** ISO 8601 of a commit's own time, in milliseconds; a time that no calendar has becomes the nearest that one has. */
export function commitTimeMs(committedAtS: number): number {
  const latestS = 253_402_300_799; // 9999-12-31T23:59:59Z: four digits, so that times compare as text
  return Math.min(Math.max(committedAtS, 0), latestS) * 1000;
}
