import type { Command, Option } from 'commander';
import { SETTING_KEYS } from '../../config/config-describe.ts';
import { oneLine } from '../../domain/excerpt.ts';

/** An option as a shell completes it. */
export interface OptionNode {
  /** `-y`, `--yes`: the short one first where there is one. */
  readonly flags: readonly string[];
  readonly about: string;
  /** Whether a value follows, and which ones there are; other values are files, as far as a shell knows. */
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** A command, by the words that name it: `cs-memory session start`. */
export interface CommandNode {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionNode[];
  readonly children: readonly CommandNode[];
  /** What its first argument may be, where that is one of a few words. */
  readonly choices: readonly string[];
}

/** What an argument may be that takes more than a help would list. */
const KNOWN: Readonly<Record<string, readonly string[]>> = { key: SETTING_KEYS };

const MAX_ABOUT_CHARS = 80;

const about = (text: string): string => oneLine(text, MAX_ABOUT_CHARS);

function optionNode({ short, long, description, required, optional, argChoices = [] }: Option): OptionNode {
  return {
    flags: [short, long].filter((flag) => flag !== undefined),
    about: about(description),
    takesValue: required || optional,
    choices: argChoices,
  };
}

/** What commander knows of a command and of all below it. */
export function readTree(command: Command, parent = ''): CommandNode {
  const path = parent === '' ? command.name() : `${parent} ${command.name()}`;
  const help = command.createHelp();
  const [argument] = command.registeredArguments;
  return {
    path,
    name: command.name(),
    about: about(command.summary() || command.description()),
    options: help.visibleOptions(command).map(optionNode),
    children: help.visibleCommands(command).map((child) => readTree(child, path)),
    choices: argument?.argChoices ?? KNOWN[argument?.name() ?? ''] ?? [],
  };
}

/** A command and all below it. */
export const allIn = (node: CommandNode): readonly CommandNode[] => [node, ...node.children.flatMap(allIn)];

/** A text in single quotes, as sh, bash and zsh read it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What a `case` of sh matches: a word for each of the texts, or nothing. */
export const pattern = (texts: readonly string[]): string => texts.map(quoted).join('|');
