import { Argument, type Command, type Option } from 'commander';
import { shortLine } from '../../../core/text.ts';
import { SETTING_KEYS } from '../../config/config-describe.ts';
import { command } from '../io.ts';

interface OptionNode {
  /** `-y`, `--yes`: the short one first where there is one. */
  readonly flags: readonly string[];
  readonly about: string;
  /** Whether a value follows, and which ones there are; other values are files, as far as a shell knows. */
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

interface CommandNode {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionNode[];
  readonly children: readonly CommandNode[];
  readonly choices: readonly string[];
}

const KNOWN: Readonly<Record<string, readonly string[]>> = { key: SETTING_KEYS };

const MAX_ABOUT_CHARS = 80;

const about = (text: string): string => shortLine(text, MAX_ABOUT_CHARS);

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

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const pattern = (texts: readonly string[]): string => texts.map(quoted).join('|');

const isPlain = (node: CommandNode): boolean => node.children.length + node.choices.length === 0;

/** A completion script for bash, 3.2 and later. What the tree does not know is completed as files are. Pure. */
function bashScript(root: CommandNode): string {
  const all = allIn(root);
  const below = all.filter(({ path }) => path !== root.path).map(({ path }) => path);
  const withChoices = all.flatMap(({ path, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map(
        ({ flags, choices }) =>
          `    ${pattern(flags.map((flag) => `${path} ${flag}`))}) words=${quoted(choices.join(' '))} ;;`,
      ),
  );
  const withValue = all.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue, choices }) => takesValue && choices.length === 0)
      .flatMap(({ flags }) => flags.map((flag) => `${path} ${flag}`)),
  );
  const flagsOf = ({ options }: CommandNode): string => options.flatMap(({ flags }) => flags).join(' ');
  const wordsOf = ({ children, choices }: CommandNode): string =>
    [...children.map(({ name }) => name), ...choices].join(' ');
  return `# Completion for cs-memory in bash: source <(cs-memory completions bash)
_cs_memory() {
  local current="\${COMP_WORDS[COMP_CWORD]}" at=${quoted(root.path)} words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${pattern(below)}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  COMPREPLY=()
  case "$at \${COMP_WORDS[COMP_CWORD - 1]}" in
    ${pattern(withValue)}) return ;;
${withChoices.join('\n')}
  esac
  if [[ -z $words && $current == -* ]]; then
    case "$at" in
${all.map((node) => `      ${quoted(node.path)}) words=${quoted(flagsOf(node))} ;;`).join('\n')}
    esac
  elif [[ -z $words ]]; then
    case "$at" in
${all
  .filter((node) => !isPlain(node))
  .map((node) => `      ${quoted(node.path)}) words=${quoted(wordsOf(node))} ;;`)
  .join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _cs_memory ${root.name}
`;
}

const quotedForFish = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const flagText = (flag: string): string =>
  flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`;

function optionLine(start: string, { flags, about, takesValue, choices }: OptionNode): string {
  const value = choices.length > 0 ? ` -x -a ${quotedForFish(choices.join(' '))}` : takesValue ? ' -r' : '';
  return `${start} ${flags.map(flagText).join(' ')}${value} -d ${quotedForFish(about)}`;
}

function linesOf({ path, children, choices, options }: CommandNode, name: string): readonly string[] {
  const start = `complete -c ${name} -n ${quotedForFish(`__cs_memory_at "${path}"`)}`;
  return [
    ...children.map(
      (child) => `${start} -f -a ${quotedForFish(child.name)} -d ${quotedForFish(child.about)}`,
    ),
    ...(choices.length === 0 ? [] : [`${start} -f -a ${quotedForFish(choices.join(' '))}`]),
    ...options.map((option) => optionLine(start, option)),
  ];
}

function fishScript(root: CommandNode): string {
  const all = allIn(root);
  const below = all.filter(({ path }) => path !== root.path).map(({ path }) => quotedForFish(path));
  return `# Completion for cs-memory in fish: cs-memory completions fish | source
function __cs_memory_at
    set -l at ${quotedForFish(root.path)}
    for word in (commandline -opc)[2..-1]
        switch "$at $word"
            case ${below.join(' ')}
                set at "$at $word"
        end
    end
    test "$at" = "$argv[1]"
end
${all.flatMap((node) => linesOf(node, root.name)).join('\n')}
`;
}

const described = (name: string, about: string): string => quoted(`${name.replaceAll(':', '\\:')}:${about}`);

function zshScript(root: CommandNode): string {
  const all = allIn(root);
  const below = all.filter(({ path }) => path !== root.path).map(({ path }) => path);
  const values = all.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ flags, choices }) => {
        const when = pattern(flags.map((flag) => `${path} ${flag}`));
        const what = choices.length === 0 ? '_files' : `compadd -- ${choices.map(quoted).join(' ')}`;
        return `    (${when}) ${what}; return ;;`;
      }),
  );
  const commandsOf = ({ children, choices }: CommandNode): string =>
    [
      ...children.map(({ name, about }) => described(name, about)),
      ...choices.map((choice) => quoted(choice)),
    ].join(' ');
  const optionsOf = ({ options }: CommandNode): string =>
    options.flatMap(({ flags, about }) => flags.map((flag) => described(flag, about))).join(' ');
  return `#compdef ${root.name}
# Completion for cs-memory in zsh: source <(cs-memory completions zsh)
_cs_memory() {
  local at=${quoted(root.path)} word
  local -a commands options
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${pattern(below)}) at="$at $word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${values.join('\n')}
  esac
  case "$at" in
${all.map((node) => `    (${quoted(node.path)}) commands=(${commandsOf(node)}); options=(${optionsOf(node)}) ;;`).join('\n')}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe -o option options
  elif (( \${#commands} )); then
    _describe command commands
  else
    _files
  fi
}
if [ "$funcstack[1]" = _cs_memory ]; then
  _cs_memory "$@"
else
  compdef _cs_memory ${root.name}
fi
`;
}

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const SCRIPTS: Readonly<Record<Shell, (root: CommandNode) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** `cs-memory completions`: what a shell needs to complete our words. */
export function addCompletions(program: Command): void {
  command(program, 'completions', {
    summary: 'print a completion script for a shell',
    about:
      'Prints a completion script for a shell, generated from the commands of this version. It completes commands, options, names of settings and fixed values, and file names elsewhere.',
    example:
      'cs-memory completions bash > ~/.local/share/bash-completion/completions/cs-memory\n  source <(cs-memory completions zsh)\n  cs-memory completions fish > ~/.config/fish/completions/cs-memory.fish',
  })
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action((shell: Shell) => {
      process.stdout.write(SCRIPTS[shell](readTree(program)));
    });
}
