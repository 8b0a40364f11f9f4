import { type Command, Option } from 'commander';
import { explain } from '../../../capture/model/distil/distil.ts';
import type { Memory } from '../../../core/memory.ts';
import { NEVER_TOLD } from '../../../recall/model/told.ts';
import type { Wired } from '../../wire/services.ts';
import { storiesOf } from '../../wire/session.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';
import { explanationPage } from './distil.ts';
import { HYDRATIONS, type Hydration } from './recall.ts';
import { commitLinks, contentsPage, memoryJson, memoryLine, memoryPage } from './show-memory.ts';

/** `cs-memory show`: all of one memory. */
export function addShow(program: Command): void {
  program
    .command('show <id>')
    .summary('show everything about a memory')
    .description(
      'Shows everything that is known about a memory. A prefix of its id is enough if it is unique.',
    )
    .addOption(
      new Option('--hydrate <what>', 'how much to show; `files` adds its files as they were at its commit')
        .choices(HYDRATIONS)
        .default('full'),
    )
    .option('--why', 'show what it was made from, and what else from its session was dropped')
    .option('--json', 'print {"memory": {"id", "ns", "kind", "summary", …}}')
    .addHelpText('after', '\nExample:\n  cs-memory show 3f2a')
    .action(async (id: string, { hydrate, why, json }: { hydrate: Hydration; why?: true; json?: true }) => {
      await withWired(async (wired) => {
        const found = await wired.recall.byId(id);
        if (why) return tellWhy(found.memory, wired, json);
        const contents = hydrate === 'files' ? await wired.hydrate(found.memory) : undefined;
        const { memory, ...known } = found;
        const { body: _body, ...brief } = memory;
        const shown = hydrate === 'summary' ? brief : memory;
        if (json)
          return printJson({
            memory: {
              ...memoryJson(shown, { ...known, ...(contents ? { contents } : {}) }),
              told: toldJson(wired, memory.id),
            },
          });
        print(
          hydrate === 'summary'
            ? memoryLine(memory, Date.now(), found.scope)
            : memoryPage(found, Date.now(), {
                link: await commitLinks(wired, { isPaged: false }),
                told: wired.toldCounts.read().get(memory.id),
              }),
        );
        if (contents !== undefined && contents.length > 0) print(contentsPage(contents));
      });
    });
}

function toldJson({ toldCounts }: Pick<Wired, 'toldCounts'>, id: string): object {
  const { told, used } = toldCounts.read().get(id) ?? NEVER_TOLD;
  return { sessions: told, used };
}

function tellWhy(
  { session, summary, id, evidence }: Memory,
  { home, config }: Pick<Wired, 'home' | 'config'>,
  json?: true,
): void {
  const gathered = session === undefined ? undefined : storiesOf(home).read(session).gathered;
  const { candidates = [], ...progress } = gathered ?? {};
  const { memories, dropped } = explain(candidates, config.answers.threshold, progress);
  const from = memories.find((one) => one.summary === summary)?.from ?? [];
  if (json) printJson({ id, session, evidence, from, dropped });
  else if (from.length === 0)
    print(`${evidence}; ${session === undefined ? 'no session produced it' : GONE}`);
  else print(explanationPage({ memories: [{ summary, worth: from[0]?.worth ?? 0, from }], dropped }));
}

const GONE = 'what its session said is no longer kept here, or it was not distilled from it';
