import type { Command } from 'commander';
import { type CsError, errorCode, errorMessage } from '../../domain/errors.ts';
import { checkMeaning } from '../../services/check-meaning.ts';
import type { Check } from '../../services/doctor.ts';
import { colors } from '../colors.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';
import { scanNotes } from './doctor-secrets.ts';

const MARKS = { ok: colors.green('ok  '), warn: colors.yellow('warn'), fail: colors.red('fail') } as const;

function checkLine({ name, state, detail, hint }: Check): string {
  return `${MARKS[state]}  ${name.padEnd(10)}  ${detail}${hint === undefined ? '' : `\n                  ${colors.dim(`-> ${hint}`)}`}`;
}

/** Nothing runs on settings that do not parse, this command included: then they are what is broken. */
function settingsCheck(error: unknown): readonly Check[] {
  if (errorCode(error) !== 'CONFIG_INVALID') throw error;
  const { message, hint, cause } = error as CsError;
  return [
    {
      name: 'settings',
      state: 'fail',
      detail: cause === undefined ? message : `${message}: ${errorMessage(cause)}`,
      ...(hint === undefined ? {} : { hint }),
    },
  ];
}

/** `cs-memory doctor`: what is broken, and how to mend it. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('what is broken, and how to mend it')
    .description(
      'Checks node, the repository, the notes, the filters, the queues, the log of failures and, where it is set up, recall by meaning. With --secrets it puts every text of the notes and of their history through the filters instead, and tells what they would take out today, never the value. Exit code 1 when something is broken or found.',
    )
    .option('--secrets', 'look for secrets in the notes and their history')
    .option(
      '--json',
      'print {"checks": [{"name", "state", "detail", "hint"}]}; with --secrets {"findings": [{"namespace", "id", "field", "kind", "effect", "current", "count"}], "refs", "lines", "unreadable"}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory doctor\n  cs-memory doctor --secrets')
    .action(async (options: { secrets?: true; json?: true }) => {
      if (options.secrets) return scanNotes(options);
      const checks = await withWired(async ({ doctor, vectors }) => [
        ...(await doctor()),
        ...(vectors === undefined ? [] : [await checkMeaning(vectors)]),
      ]).catch(settingsCheck);
      if (options.json) printJson({ checks });
      else for (const check of checks) print(checkLine(check));
      if (checks.some(({ state }) => state === 'fail')) process.exitCode = 1;
    });
}
