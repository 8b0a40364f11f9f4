import { type Check, ok } from './check.ts';

/** A remote's own setting by which git puts what is there over refs here. */
export interface ForcedFetch {
  readonly remote: string;
  readonly refspec: string;
}

const OURS = 'refs/notes/cs/';

/** Whether a refspec moves our notes refs by force, whatever has been written here since (git-fetch(1), <refspec>). Pure. */
export function overwritesNotes(refspec: string): boolean {
  const [, to] = /^\+[^:]*:(.+)$/.exec(refspec) ?? [];
  if (to === undefined) return false;
  const star = to.indexOf('*');
  const fixed = star < 0 ? to : to.slice(0, star);
  return fixed.startsWith(OURS) || (star >= 0 && OURS.startsWith(fixed));
}

/** Whether each of our refs holds notes, and whether a mere `git fetch` would replace our notes by those of a remote: what was written here and not pushed would be lost. */
export function checkRefs(fetches: readonly ForcedFetch[], odd: readonly string[] = []): Check {
  if (odd.length > 0)
    return {
      name: 'refs',
      state: 'warn',
      detail: `${odd.join(', ')} does not hold notes: somebody put something else there; it is ignored and not shared`,
      hint: 'remove it with `git update-ref -d <ref>`, here and on the remote (`git push <remote> :<ref>`)',
      facts: { odd: odd.length },
    };
  const bad = fetches.filter(({ refspec }) => overwritesNotes(refspec));
  const [first] = bad;
  if (first === undefined) return ok('refs', 'no fetch overwrites notes refs', { forced: 0 });
  return {
    name: 'refs',
    state: 'warn',
    detail: `\`git fetch\` overwrites notes refs here with those of the remote, and loses what was not pushed: ${bad.map(({ remote, refspec }) => `${remote} ${refspec}`).join(', ')}`,
    hint: `remove it from git's settings (git config --edit) or fetch to refs/notes-of-others/* instead; \`cs-memory sync ${first.remote}\` fetches and merges`,
    facts: { forced: bad.length },
  };
}
