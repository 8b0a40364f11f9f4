// What is told of settings. Nothing that runs in a hook needs a word of it.
import { maskUri } from '../../core/text.ts';
import { type RepositoryRule, RULES, SETTINGS, settingAt, VARIABLE_PREFIX } from './config-defaults.ts';
import type { SettingKey } from './config-schema.ts';

const tokensOf = (what: string): string =>
  `maximum number of tokens ${what}, approximately; fewer than about 150 leave no room for a memory`;

/** What each setting does. The one source: `config explain`, the JSON Schema and the table in docs/reference/settings.md say this. */
export const DESCRIPTIONS: Readonly<Record<SettingKey, string>> = {
  enabled: 'all hooks',
  'postToolCapture.enabled': 'learning from tool calls',
  'postToolCapture.captureThreshold':
    'minimum score for a call to be captured. `cs-memory debug detect --jsonl` shows scores',
  'postToolCapture.tools':
    'the tools whose calls are examined; a trailing `*` matches anything. You can remove some; adding one has little effect, because hooks.json subscribes to these tools (`Glob`, `Grep` and `mcp__*`: failures only)',
  'sessionMemory.enabled': 'giving a session what is known when it starts, after a compaction and on resume',
  'sessionMemory.limit': 'maximum number of memories at the start of a session',
  'sessionMemory.tokens': tokensOf('at the start of a session'),
  'sessionMemory.hydrationLevel':
    'how much of each memory is given at the start of a session: `summary` is its sentence, `full` adds its details where there is room. `files` counts as `full`',
  'sessionMemory.notice':
    'one line for you at the start of a session: how many memories it was given and how many of them are new',
  'promptRecall.enabled': 'answering prompts that ask about the past',
  'promptRecall.limit': 'maximum number of memories in an answer to a prompt',
  'promptRecall.tokens': tokensOf('in an answer to a prompt'),
  'promptRecall.triggers':
    'phrases of your own that count as asking, besides the built-in ones: at least two characters, any case, whole words',
  'promptRecall.specific':
    'answering other prompts too if a name in them (an identifier, a path, an error) clearly matches a memory',
  'promptRecall.activityShift':
    'one line naming both if a prompt has no word in common with what the session has been about, or the first prompt none with the goal that was left open; never twice in a row',
  'editBrief.enabled':
    'saying what was decided, stated or fixed about a file or command that is changed or run; of one that is run all day (`npm test`) when a session first runs it',
  'editBrief.tokens': 'maximum number of tokens with an edit',
  'knownFix.enabled': 'giving the known fix when the same error occurs again',
  'knownFix.tokens': tokensOf('in a known fix'),
  'answers.enabled': 'learning from the last message of a turn',
  'answers.threshold': 'minimum significance for an answer to be kept',
  'distil.model':
    'which model distils a finished session: `none` (rules on this machine), `claude` (Claude Code itself, with your own login: one to two cents per session) or `anthropic` (the API, with ANTHROPIC_API_KEY). It receives a filtered digest of the session',
  'distil.modelName': 'name of the model (default: a small one)',
  'distil.maxUsdPerDay': 'maximum cost per day on this machine, in US dollars',
  'distil.maxCallsPerDay': 'maximum number of calls per day on this machine',
  'statements.enabled': 'learning from what you state in a prompt ("remember …", "no, use X")',
  'subagents.merge':
    'what a session takes over from its subagents: `all`, `selective` (what is worth most to it), `on-success` (everything, from one that succeeded) or `manual` (waits for `cs-memory review`)',
  'progress.enabled':
    'one note per session on what was tried, decided, finished and left open, and its goals',
  'handoff.enabled':
    'handoffs: recording the state of the work when a context is compacted, and giving it to the next session',
  'handoff.command':
    'a command, run by `sh`, whose output is added to a handoff, for example the open issues of your tracker',
  'handoff.commandTimeoutMs':
    'timeout of that command in milliseconds; at the end of a session at most half a second',
  'handoff.guideSummary':
    'giving the summariser of an automatic compaction a short list of what must survive',
  'flush.enabled': 'writing queued learnings into the notes from hooks. If off, they wait for the next flush',
  'capture.ignore':
    'globs of paths about which nothing is learned, besides the built-in ones (`.env*`, `secrets/**`, `*.pem`, …). Matched anywhere in a path, any case',
  'capture.ignoreGitIgnored':
    'learning nothing about files that git ignores; takes one git process per learning, and if git does not answer, the file counts as ignored',
  'capture.maxQueued':
    'maximum number of queued learnings per session. The least recently seen are dropped first, and you are told',
  'capture.review': 'holding captures back for `cs-memory review` instead of writing them into the notes',
  'filters.allow':
    'exact values that are never redacted, for harmless ones that look like secrets; or `{"values", "paths"}`',
  'filters.rules': 'filter rules of your own',
  'filters.personalData': 'redacting e-mail addresses and telephone, card and account numbers too',
  'filters.secretPaths':
    'redacting the paths of files that typically hold secrets (`.env`, `secrets/…`) too, not only their contents',
  'sync.auto':
    'syncing new memories in the background after a flush, once you have agreed to share with the remote (`cs-memory sync` asks)',
  'sync.sign':
    'signing what `cs-memory sync` pushes with your git signing key (`user.signingKey`, `gpg.format`), so that others can verify it is yours',
  'sync.look':
    'asking the remote of a new clone once, in the background, how many memories it has, and telling you in the next session',
  'sync.private':
    'namespaces, including those below them, that `cs-memory sync` neither pushes nor fetches, besides `handoffs`',
  'reanchor.background': 'moving memories to rewritten commits in the background at the start of a session',
  'userScope.enabled':
    'using your own memories (`remember --user`) in repositories. If off, they are neither recalled, listed nor added there; outside a repository your store works as usual, and `purge` still erases from it',
  'trust.self':
    'additional e-mail addresses of yours, besides the one in git. For other people, see `cs-memory trust`',
  'embedder.kind':
    '`transformers`: recall by meaning too, with a model that runs on this machine. `cs-memory setup --semantic` installs what it needs and writes all of `embedder`',
  'embedder.model':
    'a name on the hub, or the absolute path of a folder with an ONNX model. `cs-memory setup --help` lists models that need no further keys',
  'embedder.revision': 'commit or branch of the model',
  'embedder.dtype': 'precision of the model',
  'embedder.pooling': 'how token vectors are combined',
  'embedder.queryPrefix': 'prefix that the model expects before a query',
  'embedder.passagePrefix': 'prefix that the model expects before a passage',
  'embedder.dimension': 'number of dimensions of a vector',
  'embedder.maxTokens': "the model's context window in tokens",
  'embedder.directory':
    'where setup put packages (`node_modules`) and models (`models`); searched first, before `$CLAUDE_PLUGIN_DATA/semantic` and `$XDG_DATA_HOME/cs-memory/semantic`',
  'index.uri':
    'where vectors are kept: `s3://bucket/path`, or a folder (`file:///path`, `/path`) that several clones share',
  'index.name':
    'name of this repository below `index.uri`: letters, digits, `.`, `_`, `-`. Required in a shallow clone',
};

export const SETTING_KEYS = Object.keys(DESCRIPTIONS) as readonly SettingKey[];

/** The variables that are older than the rest: most can only switch off. */
export const SWITCH_VARIABLES: Partial<Readonly<Record<SettingKey, string>>> = Object.fromEntries(
  Object.entries(SETTINGS).flatMap(([key, [, , variable]]) =>
    variable === undefined ? [] : [[key, variable]],
  ),
);

/** Read from files alone, for a clone's settings for the client may bring variables along: what is filtered, run, trusted, sent or spent; and the phrases, which are read before any schema is. */
const FILES_ALONE =
  /^(?:embedder|filters|trust)\.|^capture\.(?:ignore|ignoreGitIgnored|review)$|^distil\.|^(?:handoff\.command|promptRecall\.triggers|sync\.(?:look|private|sign))$/;

/** `sessionMemory.limit` is `CS_MEMORY_SESSION_MEMORY_LIMIT`. */
export const VARIABLES: Partial<Readonly<Record<SettingKey, string>>> = {
  ...Object.fromEntries(
    SETTING_KEYS.filter((key) => !FILES_ALONE.test(key)).map((key) => [
      key,
      `${VARIABLE_PREFIX}${key.replace('.', '_').replace(/[A-Z]/g, '_$&').toUpperCase()}`,
    ]),
  ),
  ...SWITCH_VARIABLES,
};

/** A value as it may be shown: an address may have been given with a key in it, which is refused where it is used. */
export function shownValue(key: string, value: unknown): unknown {
  if (key === 'index')
    return { ...(value as object), uri: shownValue('index.uri', settingAt(value as object, 'uri')) };
  return key === 'index.uri' && typeof value === 'string' ? maskUri(value) : value;
}

export const ruleOf = (key: SettingKey): RepositoryRule => SETTINGS[key][1];

export const ruleWords = (key: SettingKey): string => RULES[ruleOf(key)];
