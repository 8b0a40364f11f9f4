import { allIn, type CommandNode, type OptionNode } from './tree.ts';

/** A text in single quotes, as fish reads it. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const flagText = (flag: string): string =>
  flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`;

function optionLine(start: string, { flags, about, takesValue, choices }: OptionNode): string {
  const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : '';
  return `${start} ${flags.map(flagText).join(' ')}${value} -d ${quoted(about)}`;
}

function linesOf({ path, children, choices, options }: CommandNode, name: string): readonly string[] {
  const start = `complete -c ${name} -n ${quoted(`__cs_memory_at "${path}"`)}`;
  return [
    ...children.map((child) => `${start} -f -a ${quoted(child.name)} -d ${quoted(child.about)}`),
    ...(choices.length === 0 ? [] : [`${start} -f -a ${quoted(choices.join(' '))}`]),
    ...options.map((option) => optionLine(start, option)),
  ];
}

/** A completion script for fish. What the tree does not know is completed as files are. Pure. */
export function fishScript(root: CommandNode): string {
  const all = allIn(root);
  const below = all.filter(({ path }) => path !== root.path).map(({ path }) => quoted(path));
  return `# Completion for cs-memory in fish: cs-memory completions fish | source
function __cs_memory_at
    set -l at ${quoted(root.path)}
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
