import type { Command } from 'commander';
import { shortLine } from '../../../core/text.ts';
import { SETTING_KEYS } from '../../config/config-describe.ts';
import { schemaOf } from '../../config/config-json-schema.ts';
import { command } from '../command.ts';

function valuesOf(key: (typeof SETTING_KEYS)[number]): readonly string[] {
  const { type, enum: values = [] } = schemaOf(key);
  return type === 'boolean' ? ['true', 'false'] : values.map(String);
}

/** Stands for a word of which nothing is known, with others behind it. */
const ANY = '@';
const MAX_ABOUT_CHARS = 80;

/** A row, with tabs, for each word that may stand behind others, and what it does. An option's values that nobody can list are '': files. */
export function completionRows(
  command: Command,
  above = '',
  beside: readonly string[] = [],
): readonly string[] {
  const path = `${above}${command.name()}`;
  const help = command.createHelp();
  const children = help.visibleCommands(command);
  const names = children.map((child) => child.name());
  // What may stand for an argument: names of settings, and behind one its values; names of commands.
  const known: Readonly<Record<string, readonly string[]>> = { key: SETTING_KEYS, command: beside };
  const row = (at: string, word = '', about = ''): string =>
    [at, word, shortLine(about, MAX_ABOUT_CHARS)].join('\t');
  const options = help.visibleOptions(command).flatMap((option) => {
    const values = option.required || option.optional ? (option.argChoices ?? ['']) : [];
    const flags = [option.short, option.long].flatMap((flag) => flag ?? []);
    return flags.flatMap((flag) => [
      row(path, flag, option.description),
      ...values.map((value) => row(`${path} ${flag}`, value)),
    ]);
  });
  return [
    ...children.map((child) => row(path, child.name(), child.summary() || child.description())),
    ...command.registeredArguments.flatMap((argument, at) =>
      (argument.argChoices ?? known[argument.name()] ?? []).map((choice) =>
        row(`${path}${` ${ANY}`.repeat(at)}`, choice),
      ),
    ),
    ...(path === 'cs-memory config set'
      ? SETTING_KEYS.flatMap((key) => valuesOf(key).map((value) => row(`${path} ${key}`, value)))
      : []),
    ...options,
    ...children.flatMap((child) => completionRows(child, `${path} `, names)),
  ];
}

/** What bash, 3.2 and later, and zsh have in common: `_cs_memory_offer` prints `word<tab>about` for the words behind the program's name. */
const offering = (rows: readonly string[]): string => `_cs_memory_rows='
${rows.join('\n').replaceAll("'", "'\\''")}'
_cs_memory_offer() {
  local at=cs-memory before='' key word about
  while [ $# -gt 1 ]; do
    before=$1
    if [[ $1 != -* && $_cs_memory_rows == *$'\\n'"$at $1"$'\\t'* ]]; then at="$at $1"
    elif [[ $1 != -* && $_cs_memory_rows == *$'\\n'"$at @"$'\\t'* ]]; then at="$at @"; fi
    shift
  done
  if [[ $before == -* && $_cs_memory_rows == *$'\\n'"$at $before"$'\\t'* ]]; then at="$at $before"; fi
  while IFS=$'\\t' read -r key word about; do
    case "$1/$word" in -*/-*) ;; */|-*/*|*/-*) continue ;; esac
    if [[ $key == "$at" ]]; then printf '%s\\t%s\\n' "$word" "$about"; fi
  done <<< "$_cs_memory_rows"
}
`;

const SCRIPTS: Readonly<Record<string, (rows: readonly string[]) => string>> = {
  bash: (rows) => `# Completion for cs-memory in bash: source <(cs-memory completions bash)
${offering(rows)}_cs_memory() {
  local words
  words=$(_cs_memory_offer "\${COMP_WORDS[@]:1:COMP_CWORD}" | cut -f 1)
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _cs_memory cs-memory
`,
  zsh: (rows) => `#compdef cs-memory
# Completion for cs-memory in zsh: source <(cs-memory completions zsh)
${offering(rows)}_cs_memory() {
  local -a offered
  local word about
  _cs_memory_offer "\${(@)words[2,CURRENT]}" | while IFS=$'\\t' read -r word about; do
    offered+=("\${word//:/\\\\:}:$about")
  done
  if (( \${#offered} )); then _describe word offered; else _files; fi
}
if [ "$funcstack[1]" = _cs_memory ]; then
  _cs_memory "$@"
else
  compdef _cs_memory cs-memory
fi
`,
  fish: (rows) => `# Completion for cs-memory in fish: cs-memory completions fish | source
set -g __cs_memory_rows (string split \\n '${rows.join('\n').replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')
function __cs_memory_offer
    set -l at cs-memory
    set -l before (commandline -opc)
    for word in $before[2..-1]
        if not string match -q -- '-*' $word
            if string match -q -- "$at $word"\\t'*' $__cs_memory_rows
                set at "$at $word"
            else if string match -q -- "$at @"\\t'*' $__cs_memory_rows
                set at "$at @"
            end
        end
    end
    set -l first (string match -q -- '-*' (commandline -ct); and echo -; or echo '[^-]')
    if string match -q -- '-*' $before[-1]; and string match -q -- "$at $before[-1]"\\t'*' $__cs_memory_rows
        set at "$at $before[-1]"
    end
    string match -- "$at"\\t'*' $__cs_memory_rows | string replace -- "$at"\\t '' | string match -r -- "^$first.*"
end
complete -c cs-memory -n '__cs_memory_offer | string match -qr .' -f -a '(__cs_memory_offer)'
`,
};

export const addCompletions = command('completions <shell>', {
  summary: 'print a completion script for a shell',
  about:
    'Prints a completion script for a shell, generated from the commands of this version. It completes commands, options, names of settings and fixed values, and file names elsewhere.',
  example:
    'cs-memory completions bash > ~/.local/share/bash-completion/completions/cs-memory\n  source <(cs-memory completions zsh)\n  cs-memory completions fish > ~/.config/fish/completions/cs-memory.fish',
  choices: ['bash', 'zsh', 'fish'],
  run: (shell, _options, { parent }) => {
    if (parent !== null) process.stdout.write(SCRIPTS[shell]?.(completionRows(parent)) ?? '');
  },
});
