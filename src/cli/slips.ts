import type { Command } from 'commander';
import { nearestName } from '../config/config-jsonc.ts';

/** Words that other tools have for what a command of ours does. */
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
