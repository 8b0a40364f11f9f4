import { type Command, Help, type Option } from 'commander';

const SEE_ALSO: Readonly<Record<string, string>> = {
  remember: 'recall, forget, import',
  recall: 'list, show, rate, debug eval',
  list: 'recall, show, log, export',
  show: 'list, recall, forget, purge',
  log: 'list, blame, show',
  blame: 'log, show',
  view: 'list, show, status, docs/how-to/view.md',
  rate: 'recall, review, forget',
  review: 'list, forget, config, docs/how-to/everyday.md',
  forget: 'purge, list',
  purge: 'forget, doctor, docs/how-to/secrets.md',
  sync: 'trust, export, purge, docs/how-to/team.md',
  trust: 'sync, recall, docs/how-to/team.md',
  'trust list': 'trust add, trust remove',
  'trust add': 'trust list, trust remove, docs/how-to/team.md',
  'trust remove': 'trust list, trust add',
  export: 'import, sync, docs/reference/json.md',
  import: 'export, remember, docs/reference/json.md',
  status: 'doctor, list, session list',
  doctor: 'status, purge, docs/reference/errors.md',
  config: 'setup, trust, docs/reference/settings.md',
  'config list': 'config explain, config path, docs/reference/settings.md',
  'config get': 'config explain, config set',
  'config set': 'config explain, config path, docs/reference/settings.md',
  'config path': 'config set, docs/config.schema.json',
  'config explain': 'config list, config set, docs/reference/settings.md',
  setup: 'uninstall, config, doctor, docs/how-to/install.md',
  uninstall: 'setup, purge, export, docs/how-to/install.md',
  completions: 'setup, docs/how-to/install.md',
  session: 'status, inject, capture, docs/how-to/scripts.md',
  'session start': 'session end, inject context, docs/how-to/scripts.md',
  'session end': 'session start, capture response, docs/how-to/scripts.md',
  'session list': 'session show, status',
  'session show': 'session list, session goals',
  'session goals': 'status, session show',
  'session flush': 'session end, status, doctor',
  'session distil': 'show, session flush, docs/explanation/capture.md',
  inject: 'recall, session start, docs/how-to/scripts.md',
  'inject context': 'inject brief, recall, session start',
  'inject brief': 'inject context, session start',
  capture: 'session, debug detect, docs/how-to/scripts.md',
  'capture memory': 'capture response, debug detect, session flush',
  'capture response': 'capture memory, session end',
  maintain: 'status, doctor',
  'maintain reindex': 'recall, doctor, setup',
  'maintain reanchor': 'setup, doctor',
  'maintain consolidate': 'list, review, docs/explanation/capture.md',
  'maintain gc': 'status, doctor, uninstall',
  debug: 'doctor, docs/explanation/capture.md',
  'debug detect': 'debug filter, capture memory, docs/explanation/capture.md',
  'debug filter': 'debug detect, config, docs/explanation/security.md',
  'debug eval': 'recall, maintain reindex, docs/explanation/measurements.md',
};

const ALSO_FAILED: Readonly<Record<string, string>> = {
  doctor: ', or something is broken or found',
  'debug filter': ', or with --check something was redacted',
  sync: ', or a namespace is out of sync',
};

const ARGUMENTS: Readonly<Record<string, string>> = {
  id: 'the id of a memory, or a prefix of it',
  words: 'a question or search terms; all arguments form one text',
  'remember words': 'the sentence; all arguments form one text',
  'log what': 'a commit, a branch, a range or, after --, a path (default: all memories)',
  file: 'a file in the work tree',
  'import file': 'the file to read (default: stdin)',
  files: 'the file to read (default: stdin)',
  'session show id': 'the id of the session, or a prefix of it',
  remote: "a remote, by its name (default: the branch's upstream, else origin, else the only one)",
  author: 'an e-mail address, with or without a name; @domain means everybody there',
  key: 'a setting such as sessionMemory.limit, or a section',
  'config set key': 'a setting such as sessionMemory.limit',
  values: 'the value; a list as several words or as JSON',
  rating: 'whether it helped',
  shell: 'the shell',
};

/** How options are told: an empty list is what anybody expects of a flag that may be repeated. */
export const HELP_STYLE = {
  optionDescription: (option: Option): string =>
    Array.isArray(option.defaultValue) && option.defaultValue.length === 0
      ? option.description
      : Help.prototype.optionDescription.call(new Help(), option),
};

/** Gives the help of each command what a manual page has: its name, exit codes and where to go on. Call when all are there. */
export function addManual(program: Command): void {
  program.addHelpText(
    'after',
    `\n${codes()} See docs/reference/errors.md.\nSettings: cs-memory config; docs/reference/settings.md lists them all, with the environment variables.`,
  );
  for (const command of program.commands) tellMore(command, '');
}

/** The exit codes in words; `also`: what else a failure is. */
export const codes = (also = ''): string =>
  `Exit codes: 0 success, even if nothing was found; 1 failure${also}; 2 wrong usage, or you answered no.`;

function tellMore(command: Command, above: string): void {
  const path = `${above}${command.name()}`;
  const others = SEE_ALSO[path]?.replace(/(?<=^|, )(?!docs\/)/g, 'cs-memory ');
  const more = others === undefined ? '' : `\nSee also: ${others}`;
  command.addHelpText('before', `cs-memory ${path} - ${command.summary() || command.description()}\n`);
  command.addHelpText('after', `\n${codes(ALSO_FAILED[path])}${more}`);
  for (const argument of command.registeredArguments)
    argument.description ||= ARGUMENTS[`${path} ${argument.name()}`] ?? ARGUMENTS[argument.name()] ?? '';
  for (const child of command.commands) tellMore(child, `${path} `);
}
