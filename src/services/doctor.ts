import type { FilterPipeline } from '../../filters/pipeline.ts';
import { errorMessage } from '../domain/errors.ts';
import { splitNote } from '../domain/legacy-notes/documents.ts';
import { parseNote } from '../domain/note.ts';
import type { CaptureAccumulator, SessionStates } from '../ports/session.ts';
import type { NoteStore, Repository, StoreProblem } from '../ports.ts';

export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'warn' | 'fail';
  readonly detail: string;
  /** How to mend it. */
  readonly hint?: string;
}

export interface DoctorPorts {
  readonly notes: NoteStore;
  readonly repository: Repository;
  readonly filters: FilterPipeline;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly isUserStore: boolean;
  /** What keeps notes and queues from being written; empty where nothing does. */
  readonly storeProblems: () => readonly StoreProblem[];
  /** Whether memory is on here, by settings and environment. */
  readonly isOn: boolean;
  /** Filter rules from settings files. */
  readonly ownRules: number;
  /** Failures in the log of the last days: what failed → how often. */
  readonly recentFailures: () => ReadonlyMap<string, number>;
  readonly nodeVersion: string;
}

const OLDEST_NODE = 20;

const count = (n: number, what: string): string =>
  `${n} ${n === 1 ? what : what.endsWith('y') ? `${what.slice(0, -1)}ies` : `${what}s`}`;

const ok = (name: string, detail: string): Check => ({ name, state: 'ok', detail });

/** Looks at everything that can break without being noticed. Each check stands alone: one that throws has failed. */
export function createDoctor(ports: DoctorPorts): () => Promise<readonly Check[]> {
  const checks: readonly [string, () => Promise<Check> | Check][] = [
    ['node', () => checkNode(ports.nodeVersion)],
    ['switch', () => checkSwitch(ports.isOn)],
    ['repository', () => checkRepository(ports)],
    ['identity', () => checkIdentity(ports.repository)],
    ['notes', () => checkNotes(ports.notes)],
    ['writing', () => checkWriting(ports.storeProblems())],
    ['filters', () => checkFilters(ports)],
    ['queues', () => checkQueues(ports)],
    ['hooks', () => checkFailures(ports.recentFailures())],
  ];
  return () =>
    Promise.all(
      checks.map(async ([name, check]): Promise<Check> => {
        try {
          return await check();
        } catch (error) {
          const hint = (error as { hint?: string }).hint;
          return {
            name,
            state: 'fail',
            detail: withCause(error),
            ...(hint === undefined ? {} : { hint }),
          };
        }
      }),
    );
}

/** What git itself said, in one line: "git cat-file failed" alone helps nobody. */
function withCause(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : [];
  return reason === '' ? errorMessage(error) : `${errorMessage(error)} (${reason})`;
}

function checkWriting(problems: readonly StoreProblem[]): Check {
  const [first] = problems;
  if (first === undefined) return ok('writing', 'notes and queues can be written');
  const detail = problems.map(({ what }) => what).join('; ');
  return { name: 'writing', state: 'fail', detail, hint: first.hint };
}

function checkNode(version: string): Check {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return ok('node', `Node.js ${version}`);
  return {
    name: 'node',
    state: 'fail',
    detail: `Node.js ${version} is too old`,
    hint: `install Node.js ${OLDEST_NODE} or newer`,
  };
}

function checkSwitch(isOn: boolean): Check {
  if (isOn) return ok('switch', 'memory is on here');
  const hint = 'see CS_MEMORY_ENABLED and "enabled" in the settings';
  return {
    name: 'switch',
    state: 'warn',
    detail: 'memory is switched off here: nothing is kept or told',
    hint,
  };
}

async function checkRepository({ repository, isUserStore }: DoctorPorts): Promise<Check> {
  if (isUserStore) return ok('repository', 'no repository here: memories go to the per-user store');
  const { commit, branch } = await repository.head();
  if (commit !== undefined)
    return ok('repository', `HEAD is ${commit.slice(0, 10)}${branch ? ` on ${branch}` : ', detached'}`);
  return {
    name: 'repository',
    state: 'warn',
    detail: 'no commit on this branch yet: learnings wait for its first one',
  };
}

async function checkIdentity(repository: Repository): Promise<Check> {
  const author = await repository.author();
  if (author !== undefined) return ok('identity', 'git knows who you are');
  const hint = 'git config --global user.name and user.email';
  return { name: 'identity', state: 'warn', detail: 'git knows no name: memories will have no author', hint };
}

async function checkNotes(notes: NoteStore): Promise<Check> {
  let lines = 0;
  let broken = 0;
  let older = 0;
  const refs = await notes.refs();
  for (const note of (await Promise.all(refs.map(notes.read))).flat()) {
    const { lines: own, documents } = splitNote(note.text);
    const parsed = parseNote({ ...note, text: own.join('\n') });
    lines += parsed.lines.length;
    broken += parsed.broken;
    older += documents.length;
  }
  const found = `${count(lines, 'line')} in ${count(refs.length, 'notes ref')}`;
  if (broken === 0 && older === 0) return ok('notes', found);
  const parts = [
    found,
    ...(broken > 0 ? [`${broken} that do not parse (kept, not recalled)`] : []),
    ...(older > 0
      ? [`${count(older, 'memory')} of an older tool (YAML; left as they are, not recalled)`]
      : []),
  ];
  const hint = '`cs-memory import --from-notes` reads those of the older tool';
  const state = broken > 0 ? 'warn' : 'ok'; // once imported, they stay all the same
  return { name: 'notes', state, detail: parts.join(', and '), ...(older > 0 ? { hint } : {}) };
}

/** A made-up token: that it goes shows that all stages load and run, for one that throws stops the text. */
function checkFilters({ filters, ownRules }: DoctorPorts): Check {
  const token = `ghp_${'Ab1'.repeat(12)}`;
  const result = filters.filter(`token ${token} in a text`);
  if (result.ok && !result.text.includes(token)) {
    const rules = ownRules === 0 ? '' : `; ${count(ownRules, 'rule')} of your own`;
    return ok('filters', `a made-up token was redacted${rules}`);
  }
  const detail = result.ok
    ? 'a made-up token was NOT redacted'
    : `the stage ${result.stage} is broken: ${result.reason}`;
  return {
    name: 'filters',
    state: 'fail',
    detail,
    hint: 'reinstall the plugin; until then nothing is captured',
  };
}

function checkQueues({ states, accumulator }: DoctorPorts): Check {
  const waiting = states.list().reduce((sum, session) => sum + accumulator(session).count(), 0);
  return ok(
    'queues',
    waiting === 0 ? 'nothing waits' : `${count(waiting, 'learning')} queued for the next flush`,
  );
}

function checkFailures(failures: ReadonlyMap<string, number>): Check {
  if (failures.size === 0) return ok('hooks', 'no failure in the log');
  const detail = [...failures].map(([what, count]) => `${what} ×${count}`).join(', ');
  return {
    name: 'hooks',
    state: 'warn',
    detail: `failures in the log of the last 7 days: ${detail}`,
    hint: '`cs-memory status` names the folder of the log; each line has a time and a reason',
  };
}
