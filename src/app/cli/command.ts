import { type Command, InvalidArgumentError, Option } from 'commander';
import { CsError } from '../../core/errors.ts';
import { printable, shortLine } from '../../core/text.ts';
import { wirePager } from '../wire/look.ts';
import { print, printJson, sayIfNothing, setting } from './io.ts';

/** Commander gives it what it gave the last time, too. */
type Parse = (value: string, before: never) => unknown;
/** What an option does; what is no mere text has a parser or the words that it takes, and perhaps a default, or a text as its default. */
type Told = string | readonly [about: string, kind: Parse | readonly string[] | string, byDefault?: unknown];
export type Table = Readonly<Record<string, Told>>;

type Camel<Words extends string> = Words extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Words;
type Long<Flag extends string> = Flag extends `${string}--no-${infer Rest}`
  ? Rest
  : Flag extends `${string}, --${infer Rest}` | `--${infer Rest}`
    ? Rest
    : never;
type NameOf<Flag extends string> = Camel<Long<Flag> extends `${infer Name} ${string}` ? Name : Long<Flag>>;
type Bare<Flag extends string> = Flag extends `${string}<${string}` ? never : true;
type Given<Flag extends string> = Flag extends `${string}<${string}` | `${string}[${string}` ? string : never;
type Said<Flag extends string, As> = As extends readonly [
  string,
  (...given: never) => infer Value,
  ...unknown[],
]
  ? Value
  : Bare<Flag> | (As extends readonly [string, readonly (infer Word)[], ...unknown[]] ? Word : Given<Flag>);
type Unsaid<As> = As extends readonly [string, string] | readonly [string, unknown, unknown]
  ? never
  : undefined;
type ValueOf<Flag extends string, As> = Flag extends `--no-${string}` ? boolean : Said<Flag, As> | Unsaid<As>;

export type OptionsOf<Options extends Table> = {
  readonly [Flag in keyof Options & string as NameOf<Flag>]: ValueOf<Flag, Options[Flag]>;
};

type ArgumentsOf<Name extends string> = Name extends `${infer Head} ${infer Tail}`
  ? [...ArgumentsOf<Head>, ...ArgumentsOf<Tail>]
  : Name extends `${string}...${string}`
    ? [string[]]
    : Name extends `<${string}`
      ? [string]
      : Name extends `[${string}`
        ? [string | undefined]
        : [];

/** What is false or undefined is no line. */
type Lines = string | readonly (string | false | undefined)[];

/** What a command answers: a value for a program (`--json`), or lines for a person; a function where making it may take long. */
export interface Answer {
  readonly json: unknown;
  readonly text: Lines | (() => Lines);
  /** Shown through git's pager on a terminal. */
  readonly pager?: boolean;
  /** Of an empty answer a person is told, with what may be meant. */
  readonly isList?: true;
  readonly ifNothing?: string | undefined;
}

interface Words {
  readonly summary: string;
  readonly about: string;
  readonly example?: string;
  /** What stands at the end of the help in place of an example. */
  readonly help?: string;
}

/** A command: what its help says, its options with what each does, and what runs it, given what these say. */
interface Described<Name extends string, Options extends Table> extends Words {
  readonly options?: Options;
  /** What the last argument may be. */
  readonly choices?: readonly string[];
  /** Taken where its group is called without a command: then it tells of a word that is none, perhaps with a hint of its own. */
  readonly isDefault?: true | SlipHint;
  run(...given: [...ArgumentsOf<Name>, OptionsOf<Options>, Command]): Ran | Promise<Ran>;
}

type Ran = Answer | undefined;
type SlipHint = (word: string) => string | undefined;

/** Adds commands to a program or a group. */
export type Add = (parent: Command) => void;

async function tell({ json, text, pager, isList, ifNothing }: Answer, isJson: boolean): Promise<void> {
  if (isJson) return printJson(typeof json === 'function' ? json() : json);
  const said = typeof text === 'function' ? text() : text;
  const lines = said === '' ? [] : [said].flat().filter((line) => typeof line === 'string');
  const told = lines.join('\n');
  const shown = pager && process.stdout.isTTY && told !== '' ? await wirePager(setting()) : undefined;
  if (shown !== undefined) await shown.show(`${told}\n`);
  else if (lines.length > 0) print(told);
  if (isList) sayIfNothing(told.length, ifNothing);
}

function made(parent: Command, name: string, words: Words, isDefault = false): Command {
  const { summary, about, example, help = example === undefined ? '' : `\nExample:\n  ${example}` } = words;
  return parent.command(name, { isDefault }).summary(summary).description(about).addHelpText('after', help);
}

export const command =
  <const Name extends string, const Options extends Table = Record<never, never>>(
    name: Name,
    words: Described<Name, Options>,
  ): Add =>
  (parent) => {
    const { options = {}, choices, isDefault, run } = words;
    const command = made(parent, name, words, isDefault !== undefined);
    for (const [flags, told] of Object.entries<Told>(options)) {
      const [about, kind, byDefault] = typeof told === 'string' ? [told] : told;
      const option = new Option(flags, about);
      if (typeof kind === 'function') option.argParser(kind as Parameters<Option['argParser']>[0]);
      else if (typeof kind === 'object') option.choices(kind);
      command.addOption(option.default(typeof kind === 'string' ? kind : byDefault));
    }
    if (choices !== undefined) command.registeredArguments.at(-1)?.choices(choices);
    if (isDefault) command.allowExcessArguments().allowUnknownOption(); // `refuseSlip` tells of both
    command.action(async (...given) => {
      if (isDefault) refuseSlip(command, isDefault);
      const answer = await run(...(given as Parameters<typeof run>));
      const { json } = (given.at(-2) ?? {}) as { readonly json?: true };
      if (answer) await tell(answer, json === true);
    });
  };

export const group =
  (name: string, words: Words, commands: readonly Add[]): Add =>
  (parent) => {
    const group = made(parent, name, words);
    for (const add of commands) add(group);
  };

/** A command that has another as its default takes what is no command for an argument of it, and its options for that's own. Throws USAGE for one. */
function refuseSlip(command: Command, hintFor: true | SlipHint): void {
  const { args, parent } = command;
  const slip = args.find((arg) => !arg.startsWith('-'));
  if (slip === undefined && args[0] !== undefined)
    command.error(`error: unknown option '${args[0]}'`, { code: 'commander.unknownOption' });
  if (slip === undefined) return;
  const word = shortLine(printable(slip), 300);
  const names = parent?.commands.map((it) => it.name()).join(', ');
  throw new CsError('USAGE', `${parent?.name()} has no command '${word}'`, {
    hint: (hintFor === true ? undefined : hintFor(word)) ?? `its commands are ${names}`,
  });
}

/** For an option that may be repeated. */
export const collect = (value: string, all: readonly string[] = []): readonly string[] => [...all, value];

export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}
