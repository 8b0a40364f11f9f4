import { allIn, type CommandNode, pattern, quoted } from './tree.ts';

/** `name:what it is`, as _describe reads it. */
const described = (name: string, about: string): string => quoted(`${name.replaceAll(':', '\\:')}:${about}`);

/** A completion script for zsh. What the tree does not know is completed as files are. Pure. */
export function zshScript(root: CommandNode): string {
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
