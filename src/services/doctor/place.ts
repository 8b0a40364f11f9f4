import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { Repository } from '../../ports.ts';
import { type Check, count, ok } from './check.ts';

const OLDEST_NODE = 20;
/** The first that has all that is asked of it. */
const OLDEST_GIT: readonly [number, number] = [2, 32];

/** Whether this node is new enough. */
export function checkNode(version: string): Check {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return ok('node', `Node.js ${version}`);
  return {
    name: 'node',
    state: 'fail',
    detail: `Node.js ${version} is too old`,
    hint: `install Node.js ${OLDEST_NODE} or newer`,
  };
}

/** Whether git is there and new enough; `said`: what `git --version` prints. */
export function checkGit(said: string): Check {
  const [, version = '', major = '', minor = ''] = /((\d+)\.(\d+)\S*)/.exec(said) ?? [];
  const [wantedMajor, wantedMinor] = OLDEST_GIT;
  const isNew =
    Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
  if (isNew) return ok('git', `git ${version}`);
  const wanted = OLDEST_GIT.join('.');
  const detail = version === '' ? 'git does not report its version' : `git ${version} is too old`;
  return { name: 'git', state: 'fail', detail, hint: `install git ${wanted} or newer` };
}

/** Whether anything is kept or told here. */
export function checkSwitch(isOn: boolean): Check {
  if (isOn) return ok('switch', 'memory is on here');
  return {
    name: 'switch',
    state: 'warn',
    detail: 'memory is switched off here: nothing is kept or recalled',
    hint: 'see CS_MEMORY_ENABLED and "enabled" in the settings',
  };
}

/** The settings files that hold here: that they parse was asked before. */
export function checkSettings(files: readonly string[]): Check {
  const detail = files.length === 0 ? 'no settings file: the defaults apply' : files.join(', ');
  return ok('settings', detail, { files: files.length });
}

/** The commit that memories would be attached to. */
export async function checkRepository(repository: Repository, isUserStore: boolean): Promise<Check> {
  if (isUserStore) return ok('repository', 'no repository here: memories go to the per-user store');
  const { commit, branch } = await repository.head();
  if (commit !== undefined)
    return ok('repository', `HEAD is ${commit.slice(0, 10)}${branch ? ` on ${branch}` : ', detached'}`);
  return {
    name: 'repository',
    state: 'warn',
    detail: 'no commit on this branch yet: learnings are waiting for the first one',
  };
}

/** Whether memories will have an author. */
export async function checkIdentity(repository: Repository): Promise<Check> {
  const author = await repository.author();
  if (author !== undefined) return ok('identity', 'git knows who you are');
  const hint = 'git config --global user.name and user.email';
  return {
    name: 'identity',
    state: 'warn',
    detail: 'git has no user name: memories will have no author',
    hint,
  };
}

/** A made-up token: that it goes shows that all stages load and run, for one that throws stops the text. */
export function checkFilters(filters: FilterPipeline, ownRules: number): Check {
  const token = `ghp_${'Ab1'.repeat(12)}`;
  const result = filters.filter(`token ${token} in a text`);
  if (result.ok && !result.text.includes(token)) {
    const rules = ownRules === 0 ? '' : `; ${count(ownRules, 'rule')} of your own`;
    return ok('filters', `a test token was redacted${rules}`);
  }
  const detail = result.ok
    ? 'a test token was NOT redacted'
    : `the stage ${result.stage} is broken: ${result.reason}`;
  return {
    name: 'filters',
    state: 'fail',
    detail,
    hint: 'reinstall the plugin; until then nothing is captured',
  };
}
