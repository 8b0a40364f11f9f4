import { INSIDE_VARIABLE } from '../../domain/environment.ts';
import { gitSettings, hasUserInfo } from './git-settings.ts';

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
function indexUri({ CS_INDEX_URI }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isPlain =
    CS_INDEX_URI !== undefined && !hasUserInfo(CS_INDEX_URI) && !/:\/\/.*[?#]/.test(CS_INDEX_URI);
  return isPlain ? { CS_INDEX_URI } : {};
}

/**
 * The environment of what runs after us: named variables only, since a hook's holds the user's API keys; of git's
 * settings in it those that the job needs; with the mark that keeps hooks below it from running. `network`: it speaks
 * to a remote; `passes`: further names.
 */
export function backgroundEnvironment(
  env: NodeJS.ProcessEnv,
  network: boolean,
  passes: readonly string[] = [],
): NodeJS.ProcessEnv {
  const isKept = (name: string): boolean =>
    LOCAL.test(name) || (network && NETWORK.test(name)) || passes.includes(name);
  const kept = Object.entries(env).filter(([name]) => isKept(name));
  return {
    ...Object.fromEntries(kept),
    ...indexUri(env),
    ...gitSettings(env, network),
    [INSIDE_VARIABLE]: '1',
  };
}
