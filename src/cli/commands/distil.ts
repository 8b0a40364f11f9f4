import type { Command } from 'commander';
import { type Explanation, explain } from '../../domain/distil/explain.ts';
import { CsError } from '../../domain/errors.ts';
import { wireSessions } from '../../wire/sessions.ts';
import { storiesOf } from '../../wire/story.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting, spooling } from '../setting.ts';
import { explanationPage } from '../text/distil-text.ts';
import { flushSession } from '../turn-end.ts';

interface DistilOptions {
  readonly session?: string;
  readonly dryRun?: true;
  readonly json?: true;
}

/** `cs-memory distil`: what a session said is made into memories. */
export function addDistil(program: Command): void {
  program
    .command('distil')
    .summary('make memories of what a session said')
    .description(
      'Reads what a session gathered, with all of it in view, and writes none to four memories of it into the notes. Sessions are distilled by themselves when they end; doing it again changes nothing. With --dry-run nothing is written: it shows what each memory would be made from, and why the rest was dropped.',
    )
    .option('--session <id>', 'the session, or the beginning of its id (default: the newest)')
    .option('--dry-run', 'show it, and write nothing')
    .option(
      '--json',
      'print {"session_id", "memories", "dropped"} or, without --dry-run, {"session_id", "written", "seen"}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory distil --session 5e551017 --dry-run')
    .action(async ({ session: given = '', dryRun, json }: DistilOptions) => {
      const spool = await spooling();
      const sessions = wireSessions(setting(), spool);
      const known = given === '' ? sessions.list()[0] : sessions.find(given);
      if (known === undefined)
        throw new CsError(
          'NOT_FOUND',
          `no session of this repository has an id that begins with '${given}'`,
          {
            hint: '`cs-memory session list` shows all',
          },
        );
      const { id } = known;
      if (!dryRun) {
        const { written, seen } = await showingProgress('distilling', () =>
          flushSession(id, { whole: true }),
        );
        if (json) return printJson({ session_id: id, written, seen });
        return print(`${id} is distilled: ${written} written, ${seen} met again`);
      }
      const candidates = storiesOf(spool.home).read(id).gathered?.candidates ?? [];
      const explanation: Explanation = explain(candidates, spool.config.answers.threshold);
      if (json) return printJson({ session_id: id, ...explanation });
      print(explanationPage(explanation));
    });
}
