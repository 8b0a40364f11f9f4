import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '../core/background.ts';
import {
  attempt,
  type GitSetting,
  INSIDE_VARIABLE,
  settingsAsVariables,
  settingsIn,
} from '../core/basics.ts';
import { DAY_MS } from '../core/time.ts';
import { firedDirectory, logDirectory } from './log.ts';
import { entryNames } from './write.ts';

/** Settings that only matter to who speaks to a remote, and that may hold what git signs in with (git-config(1)). */
const OF_THE_NETWORK = /^(?:http|credential)\.|(?:extraheader|proxy)$/i;
/** `https://ada:token@host`, in a value, or in the name as `url.<base>.insteadOf` has it. */
const USER_INFO = /:\/\/[^/\s@]*@/;

const hasUserInfo = (text: string): boolean => USER_INFO.test(text);

/** Git's settings in an environment. What speaks to no remote gets none to sign in with, and not GIT_CONFIG_PARAMETERS, whose format is git's own; what syncs gets all. */
function gitSettings(env: NodeJS.ProcessEnv, network: boolean): NodeJS.ProcessEnv {
  const isPassed = ([key, value]: GitSetting): boolean =>
    network || !(OF_THE_NETWORK.test(key) || hasUserInfo(key) || hasUserInfo(value));
  const parameters = env['GIT_CONFIG_PARAMETERS'];
  return {
    ...(network && parameters !== undefined ? { GIT_CONFIG_PARAMETERS: parameters } : {}),
    ...settingsAsVariables(settingsIn(env).filter(isPassed)),
  };
}

/** What node and git need to run as they do for the user: where things are, ours too, the language, who commits, git's settings. */
const LOCAL = new RegExp(
  `^(?:${[
    'PATH|HOME|USERPROFILE|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|TZ|LANG|LANGUAGE|LC_\\w+|LD_LIBRARY_PATH',
    'XDG_(?:CONFIG|DATA|STATE|CACHE)_HOME|XDG_RUNTIME_DIR',
    'CLAUDE_PLUGIN_DATA',
    'CS_MEMORY_[A-Z_]+',
    'GIT_(?:DIR|WORK_TREE|COMMON_DIR|NAMESPACE|EXEC_PATH|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES)',
    'GIT_(?:CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|NO_REPLACE_OBJECTS|REPLACE_REF_BASE)',
    'GIT_(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)|EMAIL',
    'GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)',
  ].join('|')})$`,
);

/** What git needs on top to reach a remote as it does for the user: ssh, proxies, certificates, credential helpers. */
const NETWORK = new RegExp(
  `^(?:${[
    'GIT_SSH(?:_COMMAND|_VARIANT)?|SSH_AUTH_SOCK|SSH_AGENT_PID|GIT_ALLOW_PROTOCOL|GIT_PROTOCOL_FROM_USER',
    'GIT_(?:SSL|PROXY_SSL|HTTP)_\\w+|SSL_CERT_(?:FILE|DIR)|CURL_CA_BUNDLE',
    '(?:HTTP|HTTPS|ALL|NO)_PROXY|(?:http|https|all|no)_proxy',
    'DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|KRB5_CONFIG|KRB5CCNAME|GH_CONFIG_DIR|GLAB_CONFIG_DIR',
  ].join('|')})$`,
);

/** Where the shared index is. What may not stand in it anyway goes no further: a user's name, a key in a query. */
const isPlainUri = (uri: string): boolean => !hasUserInfo(uri) && !/:\/\/.*[?#]/.test(uri);

/** The environment of what runs after us: named variables only (a hook's has API keys), git's settings, and the mark that keeps hooks from running. `passes`: further names. */
export function backgroundEnvironment(
  env: NodeJS.ProcessEnv,
  network: boolean,
  passes: readonly string[] = [],
): NodeJS.ProcessEnv {
  const isKept = ([name, value = '']: [string, string | undefined]): boolean =>
    LOCAL.test(name) ||
    (name === 'CS_INDEX_URI' && isPlainUri(value)) ||
    (network && NETWORK.test(name)) ||
    passes.includes(name);
  const kept = Object.fromEntries(Object.entries(env).filter(isKept));
  return { ...kept, ...gitSettings(env, network), [INSIDE_VARIABLE]: '1' };
}

/** Of `env` only what node and git need is passed on, and what is named in `passes`: the one job that needs the user's key. */
type BackgroundOptions = Readonly<{
  cwd: string;
  env: NodeJS.ProcessEnv;
  network: boolean;
  passes?: readonly string[];
}>;

/** Starts node in a session of its own, at the lowest priority; false where it cannot. At a hook's very end: the client kills what a hook started while the hook runs. */
export function startInBackground(
  program: string,
  args: readonly string[],
  { cwd, env, network, passes = [] }: BackgroundOptions,
): boolean {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: backgroundEnvironment(env, network, passes),
    detached: true,
    stdio: 'ignore',
  });
  const { pid } = child;
  child.on('error', () => {}); // comes when a hook has ended long since; without a number it did not start
  child.unref();
  if (pid === undefined) return false;
  attempt(() => setPriority(pid, LOWEST_PRIORITY)); // its git processes inherit it; it may have ended, or the system has none
  return true;
}

/** `os.constants.priority.PRIORITY_LOW`. */
const LOWEST_PRIORITY = 19;

const KEPT_DAYS = 7;

const FILE = /^(\d{4}-\d\d-\d\d)(?:\.(\d))?\.jsonl$/;

/** The oldest first. `2026-11-22.jsonl` is before `2026-11-22.1.jsonl`. */
function logFiles(env: NodeJS.ProcessEnv): string[] {
  const key = (name: string): string => name.replace(FILE, (_, day, number = '0') => `${day} ${number}`);
  return entryNames(logDirectory(env))
    .filter((name) => FILE.test(name))
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Removes the files of days longer ago than a week, and tells how many. */
export function pruneLog(env: NodeJS.ProcessEnv, nowMs: number): number {
  const oldest = new Date(nowMs - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const old = logFiles(env).filter((file) => file.slice(0, 10) < oldest);
  for (const file of old) rmSync(join(logDirectory(env), file), { force: true });
  return old.length;
}

export type LogReader = ReturnType<typeof createLogReader>;

/** The log of the last days, of all repositories of this user. Never throws. */
export function createLogReader(env: NodeJS.ProcessEnv) {
  return {
    /** The oldest first, in the order they were written; what cannot be read is passed over. */
    *entries(): Iterable<LogEntry> {
      for (const file of logFiles(env)) {
        const path = join(logDirectory(env), file);
        const text = attempt(() => readFileSync(path, 'utf8'), ''); // removed in this very moment, or not ours to read
        for (const line of text.split('\n')) {
          const entry = line === '' ? undefined : attempt(() => JSON.parse(line) as Partial<LogEntry> | null); // a full disk cuts one off
          if (typeof entry?.at === 'string' && typeof entry.event === 'string') yield entry as LogEntry;
        }
      }
    },
    /** When each hook event was raised last, also where it had nothing to do: event → ISO 8601, UTC. */
    fired: (): ReadonlyMap<string, string> => {
      const directory = firedDirectory(env);
      const found = entryNames(directory).flatMap((event) => {
        const stat = statSync(join(directory, event), { throwIfNoEntry: false });
        return stat === undefined ? [] : [[event, stat.mtime.toISOString()] as const];
      });
      return new Map(found);
    },
  };
}
