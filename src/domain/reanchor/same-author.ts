import type { CommitFacts } from './commit.ts';

/** What has the author and the author's date of a commit, to the second: git keeps both when it makes a commit anew. */
export interface SameAuthor {
  /** It is the same commit: nothing else of that second has its subject, before or after. Or it has the same tree. */
  readonly sure: readonly string[];
  /** It may be: the changes must tell. */
  readonly doubtful: readonly string[];
}

const SEPARATOR = '\n';

function groupBy(
  commits: Iterable<CommitFacts>,
  key: (commit: CommitFacts) => string,
): Map<string, CommitFacts[]> {
  const groups = new Map<string, CommitFacts[]>();
  for (const commit of commits) {
    const known = groups.get(key(commit));
    if (known === undefined) groups.set(key(commit), [commit]);
    else known.push(commit);
  }
  return groups;
}

/**
 * A way to ask which of some commits (`now`) one of others (`before`) became in a rebase, amend or cherry-pick. Scripts and
 * agents make several commits within a second, so the date alone proves nothing: only where subject and second are
 * one commit's own on both sides is the answer sure. A rewrite that changes names (a mailmap) keeps date and tree.
 */
export function createSameAuthor(
  before: readonly CommitFacts[],
  now: readonly CommitFacts[],
): (commit: CommitFacts) => SameAuthor {
  const byAuthor = groupBy(now, ({ author }) => author);
  const byTree = groupBy(now, ({ tree, authoredAtS }) => `${tree}${SEPARATOR}${authoredAtS}`);
  const named = ({ author, subject }: CommitFacts): string => `${author}${SEPARATOR}${subject}`;
  const beforeByName = groupBy(before, named);
  return (commit) => {
    const alike = (byAuthor.get(commit.author) ?? []).filter(({ oid }) => oid !== commit.oid);
    const sameSubject = alike.filter(({ subject }) => subject === commit.subject);
    const rivals = (beforeByName.get(named(commit)) ?? []).filter(({ oid }) => oid !== commit.oid);
    if (alike.length === 0) return { sure: sameTree(byTree, commit), doubtful: [] };
    const isSure = sameSubject.length === 1 && rivals.length === 0;
    const oids = (commits: readonly CommitFacts[]): string[] => commits.map(({ oid }) => oid);
    return isSure ? { sure: oids(sameSubject), doubtful: [] } : { sure: [], doubtful: oids(alike) };
  };
}

function sameTree(byTree: ReadonlyMap<string, readonly CommitFacts[]>, commit: CommitFacts): string[] {
  const alike = (byTree.get(`${commit.tree}${SEPARATOR}${commit.authoredAtS}`) ?? []).filter(
    ({ oid, subject }) => oid !== commit.oid && subject === commit.subject,
  );
  return alike.length === 1 ? alike.map(({ oid }) => oid) : [];
}
