import type { Candidate, SalienceContext } from '../../../src/session/complexity.ts';
import { NOON_MS } from '../../helpers/candidate.ts';

const hoursAgo = (hours: number): Partial<Candidate> => {
  const at = new Date(NOON_MS - hours * 3_600_000).toISOString();
  return { at, lastSeenAt: at };
};

/** A memory that a scorer puts before another, and what for. */
interface Case {
  readonly name: string;
  readonly what: string;
  readonly more: Partial<Candidate>;
  readonly less: Partial<Candidate>;
  readonly context?: Partial<SalienceContext>;
}

const of =
  (name: string) =>
  (
    what: string,
    more: Partial<Candidate>,
    less: Partial<Candidate>,
    context: Partial<SalienceContext> = {},
  ): Case => ({ name, what, more, less, context });

const says = (summary: string): Partial<Candidate> => ({ summary });

export const CASES: readonly Case[] = [
  of('semantic')(
    'a lesson over a report',
    says('The cache is never cleared on logout, because the hook runs before the session is closed.'),
    says('All 42 tests pass and the branch is pushed.'),
  ),
  of('semantic')(
    'a failure that names its cause over one that only failed',
    { ...says('`make all` failed: command not found: docker'), signature: 'command not found: docker' },
    { ...says('`make all` failed'), signature: 'failed' },
  ),
  of('temporal')('what was met just now', hoursAgo(1), hoursAgo(9)),
  of('temporal')('what will hold longer', { kind: 'decision', ns: 'decisions' }, { kind: 'error' }),
  of('causal')(
    'a root cause',
    says('The root cause was the stale lock file.'),
    says('The lock file is in the cache folder.'),
  ),
  of('causal')(
    'a failure of which it is told what helped',
    { signature: 'port in use', body: 'Fix: stop the old server' },
    { signature: 'port in use', body: 'Seen: port in use' },
  ),
  of('counterfactual')(
    'what was not done',
    says('We use a file instead of a queue.'),
    says('We use a file.'),
  ),
  of('counterfactual')(
    'what would have been',
    says('Without the retry the upload would have failed.'),
    says('The upload has a retry.'),
  ),
  of('moral')(
    'a leaked password',
    says('The log holds passwords in plaintext.'),
    says('The log holds the names of the tables.'),
  ),
  of('moral')(
    'a licence',
    says('The library has a GPL licence, so it cannot be shipped.'),
    says('The library has a large bundle, so it cannot be shipped.'),
  ),
  of('moral')(
    'loss of data',
    says('`git reset --hard` in the script lost changes of others.'),
    says('`git status` in the script lists changes of others.'),
  ),
  of('aesthetic')(
    'simplicity',
    says('One helper is simpler than the duplicated code.'),
    says('One helper is called by the code.'),
  ),
  of('teleological')(
    'what serves a goal',
    says('The invoice export needs the tax rate.'),
    says('The login page has a dark theme.'),
    { goals: ['Export invoices with the right tax rate'] },
  ),
  of('teleological')(
    'the first goal over the second',
    says('The invoice export is slow.'),
    says('The login page is slow.'),
    { goals: ['invoice export', 'login page'] },
  ),
  of('contextual')(
    'a file in work',
    { files: [{ path: 'src/a/read.ts' }] },
    { files: [{ path: 'src/b/read.ts' }] },
    { files: ['src/a/read.ts'] },
  ),
  of('contextual')(
    'what names a file in work',
    says('The bug is in read.ts.'),
    says('The bug is in write.ts.'),
    { files: ['src/a/read.ts'] },
  ),
  of('contextual')(
    'a neighbour of a file in work',
    { files: [{ path: 'src/a/write.ts' }] },
    { files: [{ path: 'src/b/write.ts' }] },
    { files: ['src/a/read.ts'] },
  ),
  of('structural')(
    'who calls whom',
    says('The service layer calls the store through an interface.'),
    says('The page has a red button.'),
  ),
  of('behavioral')(
    'what to do always',
    says('Always build the packages before the tests are run.'),
    says('The packages are large and the tests are slow.'),
  ),
  of('behavioral')('a convention', { ns: 'patterns', kind: 'convention' }, {}),
  of('behavioral')('what was met again and again', { seenIn: ['session-2', 'session-3'] }, {}),
  of('emotional')(
    'emphasis',
    says('This is critical: NEVER edit the generated file!'),
    says('The generated file is not edited by hand.'),
  ),
  of('emotional')(
    'frustration',
    says('It still fails, what a waste of time.'),
    says('It has two arguments and a flag.'),
  ),
  of('emotional')('what the user said', { evidence: 'user-stated' }, {}),
  of('code')(
    'identifiers and paths',
    says('`readLine` in src/read.ts calls `parseHeader`.'),
    says('The reader calls the parser of the header.'),
  ),
  of('lexical')(
    'the rare words of what was said last',
    says('The zod schema rejects an empty webhook.'),
    says('The list is sorted by name.'),
    { recent: ['why does the webhook schema fail?'] },
  ),
  of('lexical')(
    'what was said last over what was said before',
    says('The webhook is slow.'),
    says('The importer is slow.'),
    { recent: ['read the importer', 'read the webhook'] },
  ),
];
