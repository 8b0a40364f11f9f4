// What is told of settings. Nothing that runs in a hook needs a word of it.

import { maskUri } from '../domain/mask-uri.ts';
import type { Config } from './config-defaults.ts';
import { REPOSITORY_RULES, type RepositoryRule } from './config-repository.ts';
import { INDEX_URI, SWITCHES, SYNC_SWITCH, VARIABLE_PREFIX } from './config-variable-names.ts';

type KeysOf<Settings> = {
  [Section in keyof Settings & string]: Settings[Section] extends boolean
    ? Section
    : `${Section}.${keyof Settings[Section] & string}`;
}[keyof Settings & string];

/** The name of a setting, with its section: `sync.auto`. */
export type SettingKey = KeysOf<Config>;

const tokensOf = (what: string): string =>
  `about so many tokens ${what} at most; with fewer than about 150 there is no room for a memory`;

/** What each setting does. The one source: `config explain`, the JSON Schema and the table in docs/configuration.md say this. */
export const DESCRIPTIONS: Readonly<Record<SettingKey, string>> = {
  enabled: 'all hooks',
  'postToolCapture.enabled': 'learning from tool calls',
  'postToolCapture.captureThreshold':
    'the score from which on a call is captured. `cs-memory debug detect --jsonl` shows scores',
  'postToolCapture.tools':
    'the tools that are looked at; `*` at the end stands for any rest. You can take some out. Adding one has an effect only for calls that the client rejects before they run, since hooks.json asks for these (of `Glob`, `Grep` and `mcp__*` for failures only)',
  'sessionMemory.enabled': 'telling a session what is known at its start, after compaction and on resume',
  'sessionMemory.limit': 'at most so many memories at the start of a session',
  'sessionMemory.tokens': tokensOf('at the start of a session'),
  'sessionMemory.hydrationLevel':
    'how much of each memory is told at the start of a session: `summary`, its sentence; `full`, what stands below it too, as far as there is room. `files` counts as `full`',
  'sessionMemory.notice':
    'one line for you at the start of a session: how many memories it was told, and how many of them are new',
  'promptRecall.enabled': 'answering prompts that ask about the past',
  'promptRecall.limit': 'at most so many memories in an answer to a prompt',
  'promptRecall.tokens': tokensOf('in an answer to a prompt'),
  'promptRecall.triggers':
    'your own phrases that ask, beside the built-in ones; at least two characters, any case, whole words',
  'promptRecall.specific':
    'telling other prompts what a name in them (an identifier, a path, an error) surely means',
  'promptRecall.activityShift':
    'one line where a prompt asks for something that has no word in common with what the session has been about, or the first prompt with the goal that was left open, naming both; never for a prompt that follows or points at something, never twice in a row',
  'editBrief.enabled':
    'saying what was decided, stated or mended about a file or a command before it is changed or run',
  'editBrief.tokens': 'at most so many tokens of what is said before an edit',
  'knownFix.enabled': 'saying what helped when the same error strikes again',
  'knownFix.tokens': tokensOf('of what helped'),
  'answers.enabled': 'learning from the last message of a turn',
  'answers.threshold': 'the significance from which on an answer is kept',
  'distil.model':
    'who distils a session that is over: `none` (rules on this machine), `claude` (Claude Code itself, with your own login: about one cent a session), `anthropic` (the API, with ANTHROPIC_API_KEY). It is sent a digest of the session, filtered',
  'distil.modelName': 'which model of theirs; absent: a small one',
  'distil.maxUsdPerDay': 'what it may cost a day, in US dollars, on this machine',
  'distil.maxCallsPerDay': 'how often it is asked a day, on this machine',
  'statements.enabled': 'learning from what you state in a prompt ("remember …", "no, use X")',
  'subagents.merge':
    'what a session takes over of what its subagents learned: `all`, `selective` (what is worth much to it), `on-success` (all, of one that succeeded), `manual` (waits for `cs-memory review`)',
  'progress.enabled': 'one note a session of what was tried, decided, finished and left open; and its goals',
  'handoff.enabled':
    'handoffs: writing down where the work stands when a context is compacted, and telling it to what starts next',
  'handoff.command':
    "a command of yours, run by `sh`, whose output is put into a handoff: your tracker's list of open issues, say",
  'handoff.commandTimeoutMs': 'after so many milliseconds the command is killed',
  'handoff.guideSummary':
    'the summariser of an automatic compaction is given a short list of what must survive',
  'flush.enabled':
    'writing what waits into the notes by hooks. Off: it goes on waiting, and the next flush takes it',
  'capture.ignore':
    'globs of paths that nothing is learned about, beside the built-in ones (`.env*`, `secrets/**`, `*.pem`, …: `filters/ignored-paths.ts`). Matched anywhere in a path, any case',
  'capture.ignoreGitIgnored':
    'nothing is learned about files that git ignores. Git is asked when there is something to learn, one process each time; where it does not answer, the file counts as ignored',
  'capture.maxQueued':
    'how many learnings of a session may wait. The least recently met go first, and you are told',
  'capture.review': 'what hooks capture waits for `cs-memory review` instead of going into the notes',
  'filters.allow':
    'exact values that are never redacted, for a harmless one that the filters take for a secret; or `{"values", "paths"}`',
  'filters.rules': 'filter rules of your own',
  'filters.personalData': 'e-mail addresses, telephone, card and account numbers are redacted too',
  'filters.secretPaths':
    'the paths of files that hold secrets by what they are (`.env`, `secrets/…`) are redacted in texts too, not only what is in them',
  'sync.auto':
    'after a flush that wrote something, what is new is synced in the background, once you have agreed to share with the remote (`cs-memory sync` asks)',
  'sync.sign':
    'what `cs-memory sync` pushes of yours is signed with the key that git signs your commits with (`user.signingKey`, `gpg.format`), so that others can know it is yours',
  'sync.private':
    'namespaces that `cs-memory sync` neither pushes nor fetches, besides `handoffs`; what is below one of them stays too',
  'reanchor.background': 'at the start of a session, memories follow rewritten commits in the background',
  'userScope.enabled':
    'your own memories (`remember --user`) are known in repositories. Off: there they are neither told, found, listed nor made; outside of a repository your store works as ever, and `purge` still erases from it',
  'trust.self':
    'further e-mail addresses of yours, besides what git says; what they wrote is yours. Whom else you trust: `cs-memory trust`',
  'embedder.kind':
    '`transformers`: recall goes by meaning too, with a model that runs on this machine. `cs-memory setup --semantic` installs what it needs and writes all of `embedder`',
  'embedder.model':
    'a name on the hub, or the absolute path of a folder with an ONNX model. `cs-memory setup --help` lists models that need no further keys',
  'embedder.revision': 'commit or branch of the model',
  'embedder.dtype': 'precision of the model',
  'embedder.pooling': 'how tokens become one vector',
  'embedder.queryPrefix': 'words that the model wants before a question',
  'embedder.passagePrefix': 'words that the model wants before a text',
  'embedder.dimension': 'how many numbers are in a vector',
  'embedder.maxTokens': "the model's window",
  'embedder.directory':
    'where setup put packages (`node_modules`) and models (`models`); looked in first, then `$CLAUDE_PLUGIN_DATA/semantic` and `$XDG_DATA_HOME/cs-memory/semantic`',
  'index.uri':
    'where vectors are kept: `s3://bucket/path`, or a folder (`file:///path`, `/path`) that several clones share',
  'index.name':
    'what this repository is called below `index.uri`: letters, digits, `.`, `_`, `-`. A shallow clone needs it',
};

/** Every setting, in the order in which they are listed. */
export const SETTING_KEYS = Object.keys(DESCRIPTIONS) as readonly SettingKey[];

/** The variables that are older than the rest: most can only switch off. */
export const SWITCH_VARIABLES: Partial<Readonly<Record<SettingKey, string>>> = {
  enabled: SWITCHES.all,
  'postToolCapture.enabled': SWITCHES.toolCapture,
  'sessionMemory.enabled': SWITCHES.sessionMemory,
  'promptRecall.enabled': SWITCHES.promptRecall,
  'editBrief.enabled': SWITCHES.editBrief,
  'knownFix.enabled': SWITCHES.knownFix,
  'answers.enabled': SWITCHES.answers,
  'statements.enabled': SWITCHES.statements,
  'progress.enabled': SWITCHES.progress,
  'handoff.enabled': SWITCHES.handoff,
  'flush.enabled': SWITCHES.flush,
  'reanchor.background': SWITCHES.reanchor,
  'userScope.enabled': SWITCHES.userScope,
  'sync.auto': SYNC_SWITCH,
  'index.uri': INDEX_URI,
};

/**
 * Read from files alone. A clone's settings for the client may bring variables along, and these say what is filtered, what is run or
 * loaded, who is trusted, where something is sent and what may be spent; the phrases are read from files before any schema is.
 */
const FILES_ALONE =
  /^(?:embedder|filters|trust)\.|^capture\.(?:ignore|ignoreGitIgnored|review)$|^distil\.|^(?:handoff\.command|promptRecall\.triggers|sync\.private|sync\.sign)$/;

/** `sessionMemory.limit` is `CS_MEMORY_SESSION_MEMORY_LIMIT`. */
const variableNamed = (key: SettingKey): string =>
  `${VARIABLE_PREFIX}${key.replace('.', '_').replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The variable of the environment that speaks of a setting, where one does. */
export const VARIABLES: Partial<Readonly<Record<SettingKey, string>>> = {
  ...Object.fromEntries(
    SETTING_KEYS.filter((key) => !FILES_ALONE.test(key)).map((key) => [key, variableNamed(key)]),
  ),
  ...SWITCH_VARIABLES,
};

const RULE_WORDS: Readonly<Record<RepositoryRule, string>> = {
  off: 'can only switch off',
  on: 'can only switch on',
  smaller: 'the smaller one counts',
  higher: 'the higher one counts',
  both: 'only those in both',
  added: 'added to yours',
  'to summary': 'can only set "summary"',
  'to none': 'can only set "none"',
  none: 'has no effect',
};

/** A value as it may be shown: an address may have been given with a key in it, which is refused where it is used. */
export function shownValue(key: string, value: unknown): unknown {
  if (key === 'index')
    return { ...(value as object), uri: shownValue('index.uri', settingAt(value as object, 'uri')) };
  return key === 'index.uri' && typeof value === 'string' ? maskUri(value) : value;
}

/** One setting of settings, by its name with its section; undefined where it is not there. */
export function settingAt(settings: object, key: string): unknown {
  let value: unknown = settings;
  for (const name of key.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  return value;
}

/** What a repository's file may do with a setting. */
export const ruleOf = (key: SettingKey): RepositoryRule => settingAt(REPOSITORY_RULES, key) as RepositoryRule;

/** The same in words. */
export const ruleWords = (key: SettingKey): string => RULE_WORDS[ruleOf(key)];
