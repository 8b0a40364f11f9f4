import type { FailedStep } from '../core/learning.ts';
import { bare, isStart, isStepOfWork, programsOf, targetsOf } from './family.ts';
import type { Difference, Tried } from './related-calls.ts';
import { simpleCommands } from './shell.ts';

export type Help = 'command' | 'set-up' | 'edit';

interface Changes {
  /** Undefined where it was done in another way. */
  readonly difference: Difference | undefined;
  readonly setUps: readonly string[];
  readonly edits: readonly string[];
  /** Files that the session itself had changed before it met the error. */
  readonly before: readonly string[];
}

/** `by`: which of the changes. */
type Fix = { readonly help: Help; readonly by: readonly string[] };

const PATH = /(?:^|[\s;&|])PATH=["']?([^\s"';&|]+)/;

/** The first folder that the later go has in its PATH and the first had not; '' where there is none. */
export function placeIn(first: Tried, later: Tried): string {
  const [before, after] = [first, later].map(({ command }) => PATH.exec(command)?.[1]?.split(':') ?? []);
  return after?.find((folder) => !/^\$\{?PATH/.test(folder) && !before?.includes(folder)) ?? '';
}

const SETTINGS =
  /(?:^|\/)(?:\.[\w.-]+|[\w.-]+\.config(?:\.\w+)*|config(?:\.jsonc?)?|\w+rc|package(?:-lock)?\.json|[\w.-]*\.(?:toml|ya?ml|ini|cfg|env|lock|gradle|properties|mod|sum|cmake|tf|nix|conf)|\w*Dockerfile[\w.]*|\w*Makefile|justfile|tsconfig[\w.]*\.json|requirements[\w.-]*\.txt|Gemfile|CMakeLists\.txt)$/i;
/** Whether a file says how a project is built and run. */
export const isSettings = (path: string): boolean => SETTINGS.test(path.replaceAll('\\', '/'));

/** What only shapes the output, mends what is found, or gives more time proves nothing: neither with it nor without. */
const NO_CAUSE =
  /^-{1,2}(?:v+|verbose|quiet|short|porcelain|oneline|json|q|no-color|color|progress|reporter|timeout|count|fix|write|i|s|w)?(?:=|$)|^\w*(?:TRACE|DEBUG|VERBOSE|LOG_LEVEL)\w*=/;

/** Which of the tests are run: a smaller target is no fix. */
const SELECTS = /^-{1,2}(?:Dtest|Dit\.test|tests?|filter|grep|only|testNamePattern|t|k|run)(?:=|$)/;

const MORE_TIME = /^-{1,2}timeout\b/;

/** Which of the changes between a failure and its success is the fix: the one that the failure names (`Usage: rtk …`, and it went without `rtk`), or the only one, where the failure was none of the code's. Pure. */
export function attributed(failed: FailedStep, changes: Changes): Fix | undefined {
  const fix = LOCKED.test(saidBy(failed)) ? undefined : fixAmong(failed, changes);
  return fix !== undefined && isOwnDoing(failed, changes, fix) ? undefined : fix;
}

const MANIFEST =
  /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]+[-.]lock(?:\.yaml|b)?|pyproject\.toml|requirements[\w.-]*\.txt|go\.mod|Cargo\.toml|Gemfile|composer\.json)$/;
const INSTALLS = /\b(?:install|i|ci|sync|restore|tidy|download|bundle)\b/;

/** All that a project asks for, which everybody does first. */
const isOfAll = (way: string): boolean =>
  simpleCommands(way).some(
    (simple) => INSTALLS.test(simple.words.join(' ')) && targetsOf(simple).length === 0,
  );
/** Another process held it, and let it go. */
const LOCKED = /\.lock'?: File exists/;

/** What was run in the wrong folder: one within the project is named from it. */
const GOES_HOME = /^cd ["']?(?:[~/$\\]|[A-Za-z]:)[^;&|]*$/;
const ENDS_ONE = /\bkill\b[^;&|]*\d/;
const LACKED = /command not found: ([\w.-]+)|([\w.-]+): (?:command )?not found(?!:)/;

/** A file made executable by whoever calls it, what was just put among the dependencies, a mistake in a file that was just written; another folder, and what did not bring the program that was not there. */
function isOwnDoing(failed: FailedStep, { difference, before }: Changes, { help, by }: Fix): boolean {
  const isNamed = (path: string): boolean => saidBy(failed).includes(path.split('/').at(-1) ?? path);
  const names = namedBy(failed);
  const isAskedFor = (word: string): boolean => word.startsWith('--') && names(word);
  const [, ...named] = LACKED.exec(saidBy(failed)) ?? [];
  const lacked = named.find((name) => name !== undefined);
  if (help === 'edit')
    return lacked !== undefined || by.some((path) => before.includes(path) && isNamed(path));
  return (help === 'command' ? (difference?.added ?? []) : by).some((way) => {
    if ((isOfAll(way) && !way.split(' ').some(isAskedFor)) || GOES_HOME.test(way) || ENDS_ONE.test(way))
      return true;
    if (help === 'set-up' && lacked !== undefined && programsOf(way).includes(lacked)) return true;
    const files = /\bchmod\s+\S+\s+([^;&|]+)/.exec(way)?.[1]?.split(/\s+/) ?? [];
    // Nothing but a refusal is overcome by it.
    const isVain = files.length > 0 && !/permi|denied|EACCES/i.test(saidBy(failed));
    const isOwn = (file: string): boolean => failed.command.includes(file) || before.includes(bare(file));
    if (isVain || files.some((file) => file !== '' && isOwn(file))) return true;
    return INSTALLS.test(way) && before.some((path) => MANIFEST.test(path));
  });
}

/** The same of set-up commands, whoever says that they helped. */
export const isOwnWay = (failed: FailedStep, by: readonly string[]): boolean =>
  isOwnDoing(failed, { difference: undefined, setUps: by, edits: [], before: [] }, { help: 'set-up', by });

function fixAmong(failed: FailedStep, { difference, edits, ...changes }: Changes): Fix | undefined {
  if (difference === undefined) return undefined;
  const names = namedBy(failed);
  const mayHelp = (way: string): boolean => names(way) || !isStepOfWork(way);
  const setUps = changes.setUps.filter(mayHelp);
  const { added, gone } = difference;
  const isSame = added.length + gone.length === 0;
  if ([...added, ...gone].some((word) => SELECTS.test(word))) return undefined;
  const told = added.filter(
    (word) => mayHelp(word) && (!NO_CAUSE.test(word) || (MORE_TIME.test(word) && names(word))),
  );
  const isCommand =
    told.length + gone.length > 0 &&
    gone.every(
      (word) => (names(word, true) && !NO_CAUSE.test(word)) || added.includes(word.replace(/^--/, '--no-')),
    );
  const isNothingElse = edits.length === 0 && setUps.length === 0;
  const says = saidBy(failed);
  // Who reads the failure has read what helps.
  const isRead = (word: string): boolean => /^--/.test(word) && says.includes(word.replace(/=.*/s, ''));
  if (isCommand && [...told, ...gone].every(isRead)) return undefined;
  if (failed.fault === 'code') {
    const isGiven = told.some((word) => says.includes(/^(?:export )?([A-Z]\w*)=/.exec(word)?.[1] ?? '\0'));
    return isGiven && isCommand && isNothingElse && gone.length === 0
      ? { help: 'command', by: [] }
      : undefined;
  }
  if (isCommand && (gone.length > 0 || told.some((word) => names(word)))) return { help: 'command', by: [] };
  // What did not answer, and does once something was started, had not passed by itself.
  const mayPass = failed.fault === 'passing';
  if (isCommand && isNothingElse && (!mayPass || told.some(isStart))) return { help: 'command', by: [] };
  if (!isSame) return undefined;
  const ways = setUps.filter((way) => names(way));
  const namedFirst = ways.filter((way) => namedBy(failed, TELLING)(way)); // what else is shown with an error may speak of anything
  if (ways.length > 0) return { help: 'set-up', by: namedFirst.length > 0 ? namedFirst : ways };
  const settings = edits.filter(isSettings);
  const named = settings.filter((path) => names(path));
  if (named.length > 0) return { help: 'edit', by: named };
  const isStarted = setUps.length === 1 && edits.length === 0 && isStart(setUps[0] ?? '');
  if ((mayPass && !isStarted) || settings.length < edits.length) return undefined;
  if (setUps.length === 1 && edits.length === 0) return { help: 'set-up', by: setUps };
  return settings.length === 1 && setUps.length === 0 ? { help: 'edit', by: settings } : undefined;
}

const SHOWN = /^(?:>|Seen: )/;
const TELLING = /^Seen: /;

/** What a failure said, without the command that it may repeat. */
function saidBy({ learning, command }: FailedStep, lines = SHOWN): string {
  const excerpt = learning.body?.split('\n').filter((line) => lines.test(line)) ?? [];
  return excerpt.join('\n').replaceAll(command, ' ');
}

const MIN_PART_CHARS = 4;
const NAME = /[a-z]\w{2,}/g;

/** Whether the words of a failure name something of a change: a module, an option, a tool; of what is still there, something that its command had not. */
function namedBy(failed: FailedStep, lines = SHOWN): (change: string, isGone?: boolean) => boolean {
  const names = (text: string): readonly string[] => text.toLowerCase().match(NAME) ?? [];
  const said = names(saidBy(failed, lines));
  const tried = new Set(names(failed.command));
  const isPart = (word: string, name: string): boolean =>
    Math.min(word.length, name.length) >= MIN_PART_CHARS && (name.endsWith(word) || word.endsWith(name));
  const isSaid = (name: string): boolean => said.some((word) => word === name || isPart(word, name));
  return (change, isGone) => names(change).some((name) => (isGone || !tried.has(name)) && isSaid(name));
}
