import type { Command } from 'commander';
import { nearestName } from '../config/config-jsonc.ts';

const OLD_NAMES: Readonly<Record<string, readonly string[]>> = {
  goals: ['session', 'goals'],
  flush: ['session', 'flush'],
  distil: ['session', 'distil'],
  'inject-context': ['inject', 'context'],
  'inject-brief': ['inject', 'brief'],
  'capture-memory': ['capture', 'memory'],
  'capture-response': ['capture', 'response'],
  useful: ['rate'],
  useless: ['rate'],
  restore: ['forget', '--undo'],
  reindex: ['maintain', 'reindex'],
  reanchor: ['maintain', 'reanchor'],
  consolidate: ['maintain', 'consolidate'],
  gc: ['maintain', 'gc'],
  detect: ['debug', 'detect'],
  filter: ['debug', 'filter'],
  eval: ['debug', 'eval'],
};

export interface TodaysWords {
  readonly words: readonly string[];
  /** One line for whoever still uses the old name; absent where it is today's. */
  readonly note?: string;
}

/** Puts today's name where a command line begins with an old one; scripts and git hooks that were written earlier go on working. Pure. */
export function todaysWords(given: readonly string[]): TodaysWords {
  const isHelp = given[0] === 'help';
  const [name = '', ...rest] = isHelp ? given.slice(1) : given;
  const now = Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name] : undefined;
  if (now === undefined) return { words: given };
  const isRating = now[0] === 'rate';
  const told = isRating ? `rate <id> ${name}` : now.join(' ');
  const note = `cs-memory: \`${name}\` is now \`cs-memory ${told}\``;
  if (isHelp) return { words: [...now.filter((word) => !word.startsWith('-')), '--help'], note };
  return { words: [...now, ...rest, ...(isRating ? [name] : [])], note };
}

/** Rewrites the words of this process, with the note on stderr for people: with --json that is for errors, and a job in the background says nothing. Doing it twice changes nothing. */
export function useTodaysNames(argv: string[]): void {
  const { words, note } = todaysWords(argv.slice(2));
  if (note === undefined) return;
  if (!words.includes('--auto') && !words.includes('--json')) process.stderr.write(`${note}\n`);
  argv.splice(2, argv.length, ...words);
}

const MEANT: Readonly<Record<string, string>> = {
  delete: 'forget',
  del: 'forget',
  remove: 'forget',
  rm: 'forget',
  unforget: 'forget --undo',
  undo: 'forget --undo',
  erase: 'purge',
  search: 'recall',
  find: 'recall',
  query: 'recall',
  ask: 'recall',
  add: 'remember',
  save: 'remember',
  note: 'remember',
  learn: 'remember',
  ls: 'list',
  cat: 'show',
  get: 'show',
  info: 'status',
  check: 'doctor',
  settings: 'config',
  init: 'setup',
  install: 'setup',
  push: 'sync',
  pull: 'sync',
  fetch: 'sync',
};

/** Ends with wrong usage, and the command that was probably meant, for a word that is none. Call when all commands are there. */
export function nameMeantCommands(program: Command): void {
  program.on('command:*', ([word = '']: readonly string[]) => refuse(program, word));
}

function refuse(program: Command, word: string): never {
  const names = program.commands.map((command) => command.name());
  const meant = Object.hasOwn(MEANT, word) ? MEANT[word] : nearestName(word, names);
  const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
  return program.error(`error: unknown command '${word}'${hint}`, { code: 'commander.unknownCommand' });
}

/** Commander shows its overview for `help nope`, and does not say that there is no such command. */
export function checkHelp(program: Command, [first, word]: readonly string[]): void {
  const isKnown = (name: string): boolean => program.commands.some((command) => command.name() === name);
  if (first === 'help' && word !== undefined && !word.startsWith('-') && word !== 'help' && !isKnown(word))
    refuse(program, word);
}
