import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { deadSessions } from '../../capture/left-overs.ts';
import type { IndexHealth, JobState } from '../../core/background.ts';
import { errorCode, errorMessage } from '../../core/errors.ts';
import { type Note, parseNote } from '../../core/note.ts';
import type { NoteStore, Repository, StoreProblem } from '../../core/ports.ts';
import { count, sizeText } from '../../core/text.ts';
import { splitNote } from '../../git/note-documents.ts';
import type { GitStore } from '../../git/repository.ts';
import { type Check, fail, ok, type Verdict, warn } from './check.ts';

/** Looks at everything that can break without being noticed. Each check stands alone: one that throws has failed. */
export const examine = (
  checks: readonly (readonly [name: string, check: () => Promise<Verdict> | Verdict])[],
): Promise<readonly Check[]> =>
  Promise.all(
    checks.map(async ([name, check]) => {
      try {
        return { name, ...(await check()) };
      } catch (error) {
        const { hint } = error as { hint?: string };
        return { name, ...fail(withCause(error), { hint }) };
      }
    }),
  );

/** What git itself said, in one line: "git cat-file failed" alone helps nobody. */
function withCause(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : [];
  return reason === '' ? errorMessage(error) : `${errorMessage(error)} (${reason})`;
}

/** What waits, and what sessions left that nobody will flush. */
export function checkWaiting(left: Parameters<typeof deadSessions>[0]): Verdict {
  const { states, accumulator } = left;
  const learningsIn = (sessions: readonly string[]): number =>
    sessions.reduce((sum, session) => sum + accumulator(session).count(), 0);
  const dead = deadSessions(left).filter((session) => accumulator(session).waits());
  const [waiting, left_over] = [learningsIn(states.list()), learningsIn(dead)];
  const facts = { waiting, left_over };
  const detail = `${count(waiting, 'learning')} queued`;
  if (dead.length === 0)
    return ok(waiting === 0 ? 'nothing is waiting' : `${detail} for the next flush`, facts);
  const whose = `${count(dead.length, 'session')} that ended without a flush`;
  return warn(`${detail}, ${left_over} of them left by ${whose}`, {
    hint: 'the next session here writes them; `cs-memory doctor --fix` does it now',
    fixable: true,
    facts,
  });
}

/** Whether the notes can be read, and what in them is no memory of ours. */
export async function checkNotes(notes: NoteStore): Promise<Verdict> {
  const refs = await notes.refs();
  const found = { refs: refs.length, lines: 0, broken: 0, newer: 0, older: 0 };
  const look = (note: Note): void => {
    const { lines: own, documents } = splitNote(note.text);
    const parsed = parseNote({ ...note, text: own.join('\n') });
    found.lines += parsed.lines.length;
    found.broken += parsed.broken;
    found.newer += parsed.unknown;
    found.older += documents.length;
  };
  for (const ref of refs) await notes.each(ref, undefined, look);
  const { broken, newer, older } = found;
  const parts = [
    `${count(found.lines, 'line')} in ${count(refs.length, 'notes ref')}`,
    ...(broken > 0 ? [`${broken} that cannot be parsed (kept, not recalled)`] : []),
    ...(newer > 0 ? [`${newer} of a newer cs-memory (kept, not recalled here)`] : []),
    ...(older > 0 ? [`${count(older, 'memory')} of an older tool (YAML; left alone, not recalled)`] : []),
  ];
  const state = broken > 0 ? 'warn' : 'ok'; // once imported, those of the older tool stay all the same
  return { state, detail: parts.join(', and '), hint: hintFor(found), facts: found };
}

/** Whether the store of what is the user's own can be read and written. */
export async function checkOwn({ reader, notes }: Pick<GitStore, 'reader' | 'notes'>): Promise<Verdict> {
  const isWhole = await reader.get('HEAD^{commit}').catch((error: unknown) => {
    if (errorCode(error) !== 'GIT_FAILED') throw error; // git says that this is no repository
  });
  if (isWhole !== undefined) return checkNotes(notes);
  const hint = '`cs-memory doctor --fix` mends it';
  return fail('the store of your own memories is damaged', { hint, fixable: true });
}

function hintFor({ broken, newer, older }: Record<'broken' | 'newer' | 'older', number>): string | undefined {
  if (older > 0) return '`cs-memory import --from-notes` reads those of the older tool';
  if (broken > 0) return 'another program wrote them: `git notes --ref cs/<namespace> list`';
  return newer > 0 ? 'a newer version of cs-memory recalls them' : undefined;
}

export function checkWriting(problems: readonly StoreProblem[]): Verdict {
  const [first] = problems;
  if (first === undefined) return ok('notes and queues can be written');
  const detail = problems.map(({ what }) => what).join('; ');
  const isFixable = problems.some(({ lock }) => lock !== undefined);
  return fail(detail, { hint: first.hint, fixable: isFixable || undefined });
}

/** Whether the search index is of the notes as they are. It can always be made again, so nothing of it is a failure. */
export function checkIndex({ state, bytes }: IndexHealth, built?: JobState): Verdict {
  const facts = { state, bytes };
  const size = sizeText(bytes);
  if (state === 'none' && (bytes > 0 || built?.outcome === 'failed'))
    return warn(`none, because it could not be completed${bytes > 0 ? ` (${size} of it is left)` : ''}`, {
      hint: '`cs-memory maintain reindex` builds it now, and says what is wrong',
      fixable: true,
      facts,
    });
  if (state === 'current') return ok(`up to date, ${size}`, facts);
  if (state === 'none') return ok('none yet: the first query builds it', facts);
  const detail =
    state === 'behind'
      ? `behind the notes, ${size}: the next query or session updates it`
      : `damaged, ${size}: answers come from the notes and take longer`;
  const hint = '`cs-memory doctor --fix` rebuilds it now';
  return { ...warn(detail, { hint, fixable: true, facts }), state: state === 'behind' ? 'ok' : 'warn' };
}

/** The first that has all that is asked of it. */
const OLDEST_GIT: readonly [number, number] = [2, 32];

/** Whether git is there and new enough; `said`: what `git --version` prints. */
export function checkGit(said: string): Verdict {
  const [, version = '', major = '', minor = ''] = /((\d+)\.(\d+)\S*)/.exec(said) ?? [];
  const [wantedMajor, wantedMinor] = OLDEST_GIT;
  const isNew =
    Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
  if (isNew) return ok(`git ${version}`);
  const wanted = OLDEST_GIT.join('.');
  const detail = version === '' ? 'git does not report its version' : `git ${version} is too old`;
  return fail(detail, { hint: `install git ${wanted} or newer` });
}

/** The commit that memories would be attached to. */
export async function checkRepository(repository: Repository, isUserStore: boolean): Promise<Verdict> {
  if (isUserStore) return ok('no repository here: memories go to the per-user store');
  const { commit, branch } = await repository.head();
  // HEAD is read from git's files: git itself may refuse to work here, and says why.
  if (commit !== undefined) await repository.blobs(commit, ['README.md']);
  if (commit !== undefined)
    return ok(`HEAD is ${commit.slice(0, 10)}${branch ? ` on ${branch}` : ', detached'}`);
  return warn('no commit on this branch yet: learnings are waiting for the first one');
}

/** A made-up token: that it goes shows that all stages load and run, for one that throws stops the text. */
export function checkFilters(filters: FilterPipeline, ownRules: number): Verdict {
  const token = `ghp_${'Ab1'.repeat(12)}`;
  const result = filters.filter(`token ${token} in a text`);
  if (result.ok && !result.text.includes(token)) {
    const rules = ownRules === 0 ? '' : `; ${count(ownRules, 'rule')} of your own`;
    return ok(`a test token was redacted${rules}`);
  }
  const detail = result.ok
    ? 'a test token was NOT redacted'
    : `the stage ${result.stage} is broken: ${result.reason}`;
  return fail(detail, { hint: 'reinstall the plugin; until then nothing is captured' });
}
