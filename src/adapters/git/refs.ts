import { CsError } from '../../domain/errors.ts';
import { checkHeldLock } from './held-lock.ts';
import { type GitOptions, gitFailure, runGit } from './process.ts';

/** A ref to move, and where it must stand for that. */
export interface RefMove {
  readonly ref: string;
  /** Undefined: the ref must not exist yet. */
  readonly from: string | undefined;
  readonly to: string;
}

/** What `git update-ref` says when another writer was first, or is writing at this moment (refs/files-backend.c). */
const CONTENTION =
  /but expected|reference already exists|unable to resolve reference|\.lock': File exists|reference is missing/;

/** A ref is a file, and a ref below it would need a folder of that name (refs.c). */
const NAME_TAKEN = /'([^']+)' exists; cannot create '([^']+)'/;

/** A lock that stays the same one for so long is not let go. A git that packs very many refs, or asks a server in a hook of its own, may take as long. */
const LOCK_PATIENCE_MS = 3_000;

function nameTaken(there: string, wanted: string): CsError {
  const short = (ref: string): string => ref.replace(/^refs\/notes\/cs\//, '');
  const message = `git cannot store '${short(wanted)}' next to '${short(there)}', which exists here`;
  return new CsError('GIT_FAILED', message, { hint: 'use another name, or rename the existing ref' });
}

/**
 * Moves all refs in one transaction: all or none. False when one of them was not where it should be, or somebody else is moving it. `why` is for
 * the reflog. Throws REF_CONTENDED, which names the lock, where tries of `patienceMs` have met the same one; GIT_FAILED for any other reason (a read-only repository, a full disk, `team/ops` beside `team`); then too, none has moved.
 */
export async function moveRefs(
  git: GitOptions,
  moves: readonly RefMove[],
  why = 'cs-memory: flush',
  patienceMs = LOCK_PATIENCE_MS,
): Promise<boolean> {
  const commands = moves.map(({ ref, from, to }) =>
    from === undefined ? `create ${ref} ${to}\n` : `update ${ref} ${to} ${from}\n`,
  );
  const args = ['update-ref', '--stdin', '-m', why];
  const answer = await runGit(args, git, commands.join(''));
  if (answer.exitCode === 0) return true;
  if (CONTENTION.test(answer.stderr)) {
    checkHeldLock(answer.stderr, patienceMs);
    return false;
  }
  const [, there, wanted] = NAME_TAKEN.exec(answer.stderr) ?? [];
  if (there !== undefined && wanted !== undefined) throw nameTaken(there, wanted);
  throw gitFailure(args, `exit code ${answer.exitCode}`, answer.stderr);
}
