import { type Command, Help, type Option } from 'commander';

/** The groups of the overview, in the order in which main.ts adds the commands; what is in none stands with `help`. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Keep and find:': ['remember', 'recall', 'list', 'show', 'log', 'blame', 'goals'],
  'Sessions run by scripts:': [
    'session',
    'inject-context',
    'inject-brief',
    'capture-memory',
    'capture-response',
  ],
  'Judge and take back:': ['useful', 'useless', 'review', 'forget', 'restore', 'purge'],
  'Upkeep, mostly done by itself:': ['flush', 'distil', 'reanchor', 'consolidate', 'reindex', 'gc'],
  'Share:': ['sync', 'trust'],
  'Inspect and set up:': ['status', 'doctor', 'config', 'setup', 'uninstall', 'completions'],
  'Measure, move and try:': ['eval', 'export', 'import', 'filter', 'detect'],
};

/** Commands, by the words behind `cs-memory`, and pages of docs/ that go on where a help ends. */
const SEE_ALSO: Readonly<Record<string, string>> = {
  remember: 'recall, forget, import, docs/note-format.md',
  recall: 'list, show, useful, eval, docs/cli-json.md',
  list: 'recall, show, log, export',
  show: 'list, recall, forget, purge',
  log: 'list, blame, show',
  blame: 'log, show',
  goals: 'status, session show, docs/goals.md',
  session: 'inject-context, capture-memory, docs/scripts.md',
  'session start': 'session end, inject-context, docs/scripts.md',
  'session end': 'session start, capture-response, flush, docs/scripts.md',
  'session list': 'session show, status',
  'session show': 'session list, goals',
  'inject-context': 'inject-brief, recall, session start, docs/scripts.md',
  'inject-brief': 'inject-context, session start, docs/scripts.md',
  'capture-memory': 'capture-response, detect, flush, docs/scripts.md',
  'capture-response': 'capture-memory, session end, docs/scripts.md, docs/answers.md',
  useful: 'useless, recall',
  useless: 'useful, forget',
  review: 'list, forget, config, docs/configuration.md',
  forget: 'restore, purge, list',
  restore: 'forget, list',
  purge: 'forget, doctor, docs/security.md',
  flush: 'session end, status, doctor',
  reanchor: 'setup, doctor, docs/configuration.md',
  consolidate: 'list, review, docs/consolidate.md',
  reindex: 'recall, doctor, setup, docs/configuration.md',
  gc: 'status, doctor, uninstall, docs/configuration.md',
  distil: 'show, session, flush, docs/capture.md',
  sync: 'trust, export, purge, docs/security.md',
  trust: 'sync, recall, docs/security.md',
  'trust list': 'trust add, trust remove',
  'trust add': 'trust list, trust remove, docs/security.md',
  'trust remove': 'trust list, trust add',
  status: 'doctor, list, session list, docs/cli-json.md',
  doctor: 'status, purge, docs/errors.md, docs/log.md',
  config: 'setup, trust, docs/configuration.md',
  'config list': 'config explain, config path, docs/configuration.md',
  'config get': 'config explain, config set',
  'config set': 'config explain, config path, docs/configuration.md',
  'config path': 'config set, docs/config.schema.json',
  'config explain': 'config list, config set, docs/configuration.md',
  setup: 'uninstall, config, doctor, docs/configuration.md',
  uninstall: 'setup, gc, purge, export',
  completions: 'docs/scripts.md',
  eval: 'recall, reindex, docs/benchmarks.md',
  export: 'import, sync, docs/cli-json.md',
  import: 'export, remember, docs/cli-json.md',
  filter: 'detect, config, docs/security.md',
  detect: 'filter, capture-memory, docs/capture.md',
};

/** Of commands whose own help has none, since those above them have. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'trust list': 'cs-memory trust list --json',
  'trust add': "cs-memory trust add 'Ada <ada@example.org>'\n  cs-memory trust add @example.org",
  'trust remove': 'cs-memory trust remove ada@example.org',
  'config list': 'cs-memory config list',
  'config get': 'cs-memory config get sessionMemory.limit',
  'config set':
    "cs-memory config set sessionMemory.limit 5\n  cs-memory config set --local capture.ignore 'customers/**' '*.sql'\n  cs-memory config set --unset sessionMemory.limit",
  'config path': 'cs-memory config path',
  'config explain': 'cs-memory config explain postToolCapture.captureThreshold',
};

/** What 1 means besides. */
const ALSO_FAILED: Readonly<Record<string, string>> = {
  doctor: ', or something is broken or found',
  filter: ', or with --check something was redacted',
  sync: ', or something was left out of step',
};

/** What an argument is, by its command, or for all commands that take one of the name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  id: 'a memory: its id, or the beginning of it',
  words: 'a question, or words to look for; all arguments are one text',
  'remember words': 'the sentence; all arguments are one text',
  'log what': 'a commit, a branch, a range or, behind --, a path (default: all memories)',
  file: 'a file of the work tree',
  'import file': 'what to read (default: stdin)',
  files: 'what to read (default: stdin)',
  'session show id': 'the session: its id, or the beginning of it',
  remote: "a remote, by its name (default: the branch's upstream, else origin, else the only one)",
  author: 'an e-mail address, with or without a name; @host is everybody there',
  key: 'a setting, as sessionMemory.limit, or a section of them',
  'config set key': 'a setting, as sessionMemory.limit',
  values: 'the value; a list as several, or as JSON',
};

/** How options are told: an empty list is what anybody expects of a flag that may be repeated. */
export const HELP_STYLE = {
  optionDescription: (option: Option): string =>
    Array.isArray(option.defaultValue) && option.defaultValue.length === 0
      ? option.description
      : Help.prototype.optionDescription.call(new Help(), option),
};

/** Gives the help of each command what a manual page has: its name, an example, exit codes and where to go on. Call when all are there. */
export function addManual(program: Command): void {
  for (const command of program.commands) {
    const [group] = Object.entries(GROUPS).find(([, names]) => names.includes(command.name())) ?? [];
    if (group !== undefined) command.helpGroup(group);
    tellMore(command, '');
  }
}

function tellMore(command: Command, above: string): void {
  const path = `${above}${command.name()}`;
  const example = EXAMPLES[path] === undefined ? '' : `\nExample:\n  ${EXAMPLES[path]}\n`;
  const codes = `Exit codes: 0 done (nothing found included), 1 it failed${ALSO_FAILED[path] ?? ''}, 2 wrong usage.`;
  const more =
    SEE_ALSO[path] === undefined ? '' : `\nSee also: ${SEE_ALSO[path].split(', ').map(whole).join(', ')}`;
  command.addHelpText('before', `cs-memory ${path} - ${command.summary() || command.description()}\n`);
  command.addHelpText('after', `${example}\n${codes}${more}`);
  for (const argument of command.registeredArguments)
    argument.description ||= ARGUMENTS[`${path} ${argument.name()}`] ?? ARGUMENTS[argument.name()] ?? '';
  for (const child of command.commands) tellMore(child, `${path} `);
}

const whole = (name: string): string => (name.startsWith('docs/') ? name : `cs-memory ${name}`);
