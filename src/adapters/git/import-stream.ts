/** One notes commit to make. */
export interface NotesCommit {
  /** The notes commit it follows; absent for the first. */
  readonly parent?: string;
  /** Path in the notes tree → the note's bytes, one character each (latin1). */
  readonly files: ReadonlyMap<string, string>;
}

const data = (bytes: string): string => `data ${bytes.length}\n${bytes}\n`;

/** Git refuses a name with these, and an unnamed or unset one: a memory is written whatever the user is called. */
function identity(author: string | undefined): string {
  const parts = /^(.*)<([^<>]*)>\s*$/s.exec(author ?? '');
  const clean = (text: string): string => text.replace(/[<>\u0000-\u001f]/g, '').trim();
  const name = clean(parts?.[1] ?? '') || 'cs-memory';
  return `${name} <${clean(parts?.[2] ?? '') || 'cs-memory@localhost'}>`;
}

/**
 * A `git fast-import` stream, as bytes, that makes one commit per entry and prints their names, one a line, without moving
 * any ref: each commit is built on a branch that is reset to nothing before the stream ends, and fast-import
 * writes no ref for such a branch (seen with git 2.39; `reset` without `from` clears it). Fast-import makes
 * blobs, trees and commits of all refs in one process, where mktree and commit-tree would need three a ref.
 */
export function importStream(
  commits: readonly NotesCommit[],
  options: { readonly author: string | undefined; readonly nowMs: number },
): Buffer {
  const when = `${Math.floor(options.nowMs / 1000)} +0000`;
  const committer = Buffer.from(identity(options.author)).toString('latin1');
  const parts = ['feature done\n'];
  commits.forEach(({ parent, files }, index) => {
    const branch = `refs/cs-memory/unwritten-${index}`;
    parts.push(`commit ${branch}\nmark :${index + 1}\n`);
    parts.push(`committer ${committer} ${when}\n`, data('Notes added by cs-memory\n'));
    if (parent !== undefined) parts.push(`from ${parent}\n`);
    for (const [path, bytes] of files) parts.push(`M 100644 inline ${path}\n`, data(bytes));
    parts.push(`\nget-mark :${index + 1}\nreset ${branch}\n\n`);
  });
  parts.push('done\n');
  return Buffer.from(parts.join(''), 'latin1');
}
