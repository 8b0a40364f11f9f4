import { type Command, Help, type Option } from 'commander';

/** Where one goes on from a command; from one below another to that, and where that goes on. */
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
  export: 'import, sync, docs/reference/json.md',
  import: 'export, remember, docs/reference/json.md',
  status: 'doctor, list, session list',
  doctor: 'status, purge, docs/reference/errors.md',
  config: 'setup, trust, docs/reference/settings.md, docs/config.schema.json',
  setup: 'uninstall, config, doctor, docs/how-to/install.md',
  uninstall: 'setup, purge, export, docs/how-to/install.md',
  completions: 'setup, docs/how-to/install.md',
  session: 'status, inject, capture, docs/how-to/scripts.md, docs/explanation/capture.md',
  inject: 'recall, session start, docs/how-to/scripts.md',
  capture: 'session flush, debug detect, docs/how-to/scripts.md',
  maintain: 'status, doctor, review, docs/explanation/capture.md',
  debug: 'doctor, recall, docs/explanation/capture.md, docs/explanation/security.md',
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
  const [first = path] = path.split(' ');
  const ends = [above.trim(), SEE_ALSO[first]].filter(Boolean).join(', ');
  command.addHelpText('before', `cs-memory ${path} - ${command.summary() || command.description()}\n`);
  command.addHelpText(
    'after',
    `\n${codes(ALSO_FAILED[path])}\nSee also: ${ends.replace(/(?<=^|, )(?!docs\/)/g, 'cs-memory ')}`,
  );
  for (const argument of command.registeredArguments)
    argument.description ||= ARGUMENTS[`${path} ${argument.name()}`] ?? ARGUMENTS[argument.name()] ?? '';
  for (const child of command.commands) tellMore(child, `${path} `);
}
