import { allIn, type CommandNode, pattern, quoted } from './tree.ts';

const isPlain = (node: CommandNode): boolean => node.children.length + node.choices.length === 0;

/** A completion script for bash, 3.2 and later. What the tree does not know is completed as files are. Pure. */
export function bashScript(root: CommandNode): string {
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
