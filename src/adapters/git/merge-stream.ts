/** What becomes of one path of a notes tree: a blob that is there, a text (bytes, one character each), or nothing. */
export type TreeChange = { readonly blob: string } | { readonly bytes: string } | 'gone';

/** A notes commit to make by merging. */
export interface MergeCommit {
  /** The first parent, whose tree the changes are made to; undefined for a commit without history. */
  readonly from: string | undefined;
  readonly others: readonly string[];
  readonly changes: ReadonlyMap<string, TreeChange>;
  /** Seconds since 1970. */
  readonly seconds: number;
  readonly message: string;
}

/** The same for everybody: two clones that merge the same two commits make the same one. */
const COMMITTER = 'cs-memory <cs-memory@localhost>';

const data = (bytes: string): string => `data ${bytes.length}\n${bytes}\n`;

function change(path: string, what: TreeChange): string {
  if (what === 'gone') return `D ${path}\n`;
  if ('blob' in what) return `M 100644 ${what.blob} ${path}\n`;
  return `M 100644 inline ${path}\n${data(what.bytes)}`;
}

/**
 * A `git fast-import` stream, as bytes, that makes one commit per entry and prints their names, one a line, without
 * moving a ref; see import-stream.ts for how. Notes that only one side changed go in by the name of their blob, so
 * they are neither read nor written.
 */
export function mergeStream(commits: readonly MergeCommit[]): Buffer {
  const parts = ['feature done\n'];
  commits.forEach(({ from, others, changes, seconds, message }, index) => {
    const branch = `refs/cs-memory/unwritten-${index}`;
    parts.push(
      `commit ${branch}\nmark :${index + 1}\ncommitter ${COMMITTER} ${seconds} +0000\n`,
      data(message),
    );
    if (from !== undefined) parts.push(`from ${from}\n`);
    for (const other of others) parts.push(`merge ${other}\n`);
    for (const [path, what] of changes) parts.push(change(path, what));
    parts.push(`\nget-mark :${index + 1}\nreset ${branch}\n\n`);
  });
  parts.push('done\n');
  return Buffer.from(parts.join(''), 'latin1');
}
