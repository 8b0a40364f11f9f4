import { type Command, Option } from 'commander';
import { EVIDENCE, type Evidence } from '../../domain/memory.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface RememberOptions {
  readonly ns: string;
  readonly kind?: string;
  readonly body?: string;
  readonly tag: readonly string[];
  readonly file: readonly string[];
  readonly evidence: Evidence;
  readonly json?: true;
}

const collect = (value: string, all: readonly string[]): readonly string[] => [...all, value];

/** `cs-memory remember`: one memory, in your own words. */
export function addRemember(program: Command): void {
  program
    .command('remember <words...>')
    .summary('keep something in the notes of HEAD')
    .description(
      'Keeps one memory, in your own words, in the notes of the current commit. The words are filtered for secrets first.',
    )
    .option(
      '--ns <namespace>',
      'learnings, decisions, blockers, progress, patterns, or any other',
      'learnings',
    )
    .option('--kind <kind>', 'what it is; by default the namespace says')
    .option('--body <text>', 'more than the one sentence')
    .option('--tag <tag>', 'a word to find it by; may be repeated', collect, [])
    .option(
      '--file <path>',
      'a file it speaks of, from the root of the repository; may be repeated',
      collect,
      [],
    )
    .addOption(new Option('--evidence <evidence>', 'what proves it').choices(EVIDENCE).default('user-stated'))
    .option('--json', 'print {"id", "became"} instead of a sentence')
    .addHelpText(
      'after',
      '\nExample:\n  cs-memory remember --ns decisions "We store times in UTC, because two teams share the tables"',
    )
    .action(async (words: string[], options: RememberOptions) => {
      const { ns: namespace, kind, body, tag: tags, file: files, evidence } = options;
      const more = { ...(kind === undefined ? {} : { kind }), ...(body === undefined ? {} : { body }) };
      const request = { namespace, summary: words.join(' '), tags, files, evidence, ...more };
      const [entry] = await withWired((wired) => wired.remember([request]));
      if (options.json) printJson({ id: entry?.id, became: entry?.became });
      else if (entry?.became === 'known') print(`${entry.id} is known already; nothing was added`);
      else
        print(
          `${entry?.id} remembered in refs/notes/cs/${namespace}${entry?.cut ? ', cut to the size of a note line' : ''}`,
        );
    });
}
