import { Argument, type Command } from 'commander';
import { bashScript } from '../completions/bash.ts';
import { fishScript } from '../completions/fish.ts';
import { type CommandNode, readTree } from '../completions/tree.ts';
import { zshScript } from '../completions/zsh.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const SCRIPTS: Readonly<Record<Shell, (root: CommandNode) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** `cs-memory completions`: what a shell needs to complete our words. */
export function addCompletions(program: Command): void {
  program
    .command('completions')
    .summary('print a completion script for a shell')
    .description(
      'Prints a completion script for a shell, generated from the commands of this version. It completes commands, options, names of settings and fixed values, and file names elsewhere.',
    )
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      '\nExample:\n  cs-memory completions bash > ~/.local/share/bash-completion/completions/cs-memory\n  source <(cs-memory completions zsh)\n  cs-memory completions fish > ~/.config/fish/completions/cs-memory.fish',
    )
    .action((shell: Shell) => {
      process.stdout.write(SCRIPTS[shell](readTree(program)));
    });
}
