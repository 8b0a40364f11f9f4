/** What a commit object tells, as far as it helps to recognise the commit again after a rewrite. */
export interface CommitFacts {
  readonly oid: string;
  readonly tree: string;
  /** The author line as git keeps it through rebase, amend and cherry-pick: `Name <email> <seconds> <zone>`. */
  readonly author: string;
  readonly authoredAtS: number;
  readonly committedAtS: number;
  readonly subject: string;
  readonly message: string;
}

const secondsOf = (ident: string): number => Number(/(-?\d+) [+-]\d+$/.exec(ident)?.[1] ?? 0);

/** Parses the content of a commit object (git-cat-file's `commit`). A header that is not there is ''. */
export function parseCommit(oid: string, content: string): CommitFacts {
  const end = content.indexOf('\n\n');
  const head = end < 0 ? content : content.slice(0, end);
  const message = end < 0 ? '' : content.slice(end + 2);
  const header = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(head)?.[1] ?? '';
  const author = header('author');
  return {
    oid,
    tree: header('tree'),
    author,
    authoredAtS: secondsOf(author),
    committedAtS: secondsOf(header('committer')),
    subject: message.trimStart().split('\n', 1)[0]?.trim() ?? '',
    message,
  };
}

/** ISO 8601 of a commit's own time, in milliseconds; a time that no calendar has becomes the nearest that one has. */
export function commitTimeMs(committedAtS: number): number {
  const latestS = 253_402_300_799; // 9999-12-31T23:59:59Z: four digits, so that times compare as text
  return Math.min(Math.max(committedAtS, 0), latestS) * 1000;
}
