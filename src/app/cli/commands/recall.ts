import { InvalidArgumentError } from 'commander';
import { filterOrThrow } from '../../../../filters/pipeline.ts';
import type { Memory } from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import { sayOnly } from '../../../files/log.ts';
import type { Mark } from '../../../memories/change.ts';
import { isFromOtherTimes } from '../../../recall/date-words.ts';
import { unnamedIn } from '../../../recall/order.ts';
import type { Told } from '../../../recall/recall-text.ts';
import type { HydratedFile } from '../../../recall/recall-truth.ts';
import type { FileAtHand } from '../../../recall/trigger.ts';
import type { Wired } from '../../wire/services.ts';
import { command, wholeNumber } from '../command.ts';
import { pick, printJson, readJsonLines, refuseIf, usage, withWired } from '../io.ts';
import { contentsPage, explainLine, knownNow, memoryJson, memoryLine, memoryPage } from './show-memory.ts';

export const HYDRATIONS = ['summary', 'full', 'files'] as const;

export function shownOf(memory: Memory, hydrate: (typeof HYDRATIONS)[number]): Memory {
  const { body: _body, ...brief } = memory;
  return hydrate === 'summary' ? brief : memory;
}

async function recallBatch(limit: number, isExplained: true | undefined): Promise<undefined> {
  await withWired(async ({ recall }) => {
    for await (const { number, value } of readJsonLines()) {
      const { id, query } = value;
      if (typeof query !== 'string')
        throw usage(`line ${number}: expected {"id", "query"}, with a string as query`);
      const found = await recall.ask({ text: query }, limit);
      const results = found.map(({ memory, score, shares, factors }) => ({
        ...{ memory: memory.id, key: memory.key, score },
        explain: isExplained && { shares, factors },
      }));
      printJson({ id, results });
    }
  });
}

/** `src/a.ts`, or with lines: `src/a.ts:10`, `src/a.ts:10-20`. */
function fileAtHand(text: string, before: readonly FileAtHand[]): readonly FileAtHand[] {
  const [, path = '', from, to = from] = /^(.+?)(?::(\d+)(?:-(\d+))?)?$/s.exec(text) ?? [];
  if (path === '')
    throw new InvalidArgumentError('Expected a path, optionally with lines, as in src/a.ts:10-20.');
  return [...before, { path, ...(from === undefined ? {} : { lines: `${from},${to}` }) }];
}

function fromRoot({ relativePath }: Wired, files: readonly FileAtHand[]): readonly FileAtHand[] {
  return files.map((file) => {
    const path = relativePath(file.path);
    if (path === undefined) throw usage(`'${file.path}' is not a file in this repository`);
    return { ...file, path };
  });
}

export const addRecall = command('recall [words...]', {
  summary: 'find memories by words, and by meaning if that is set up',
  about:
    'Finds the memories that fit a query, best first. Finding nothing is not an error: stdout stays empty, and stderr says so. Time expressions narrow the search: "yesterday", "last week", "in May", "since 2026-01-03", "between March and May"; if nothing that fits is from that time, what fits is shown all the same, and stderr says so. On their own they list what mattered in that time. Memories by people you have not said you trust are found too, and labelled (see cs-memory trust).',
  options: {
    '--limit <n>': ['maximum number of results', wholeNumber(1, 1_000), 10],
    '--file <path[:lines]>': [
      'a file you are working on, such as src/a.ts or src/a.ts:10-20: memories about it match too; may be repeated',
      fileAtHand,
      [],
    ],
    '--hydrate <what>': [
      'how much to show: one line (the default), everything, or everything and its files as they were',
      HYDRATIONS,
    ],
    '--explain':
      'show how each score is composed: words, how they are put, meaning, files, links and error signature, multiplied by factors for age, importance, commit, files and author',
    '--batch':
      'read {id, query} lines from stdin and print {id, results: [{memory, key, score}]} lines, where `memory` is the id',
    '--json': 'print {"memories": [{"id", "ns", "kind", "summary", …}]}',
  },
  example:
    'cs-memory recall --limit 3 why do the tests need UTC\n  cs-memory recall what did we decide about the deploy last week\n  cs-memory recall --file src/time.ts:10-20 --hydrate full',
  run: async (words, { limit, file, hydrate, explain, batch }) => {
    const isAsked = words.length + file.length > 0;
    refuseIf(batch && isAsked, '--batch reads its queries from stdin and takes neither words nor --file');
    if (batch) return recallBatch(limit, explain);
    refuseIf(!isAsked, 'recall needs a query, --file or --batch');
    return withWired(async (wired) => {
      const startMs = performance.now();
      const question = { text: words.join(' '), files: fromRoot(wired, file) };
      const found = await wired.recall.ask(question, limit);
      const ms = Math.round(performance.now() - startMs);
      sayOnly({ event: 'recall', ms, results: found.length }); // --verbose
      await wired.stores.save();
      if (isFromOtherTimes(question.text, found, Date.now()))
        process.stderr.write('nothing that fits is from that time; these are from other times\n');
      const unnamed = file.length === 0 ? await unnamedIn(question.text, found) : undefined;
      if (unnamed !== undefined)
        process.stderr.write(`nothing here names “${printable(unnamed)}”; these are near it\n`);
      const entries: { hit: Told; contents?: readonly HydratedFile[] | undefined }[] = [];
      for (const hit of found)
        entries.push({ hit, contents: hydrate === 'files' ? await wired.hydrate(hit.memory) : undefined });
      const isBrief = (hydrate ?? 'summary') === 'summary';
      return {
        json: () => ({
          memories: entries.map(({ hit, contents }) =>
            memoryJson(shownOf(hit.memory, hydrate ?? 'full'), {
              ...{ ...knownNow(hit), ...pick(hit, 'score', 'alike'), contents },
              explain: explain && pick(hit, 'shares', 'factors'),
            }),
          ),
        }),
        text: () =>
          entries.flatMap(({ hit, contents = [] }) => [
            isBrief ? memoryLine(hit) : memoryPage(hit),
            explain && explainLine(hit),
            contents.length > 0 && contentsPage(contents),
            !isBrief && '',
          ]),
        isList: true,
      };
    });
  },
});

export const addRate = command('rate <id> <rating>', {
  summary: 'say whether a memory helped',
  about:
    'Records whether a memory helped when it was recalled: a useful one is ranked higher from then on, a useless one lower. Your last rating counts, and so does that of each session.',
  options: {
    '--session <id>': 'rate on behalf of a session',
    '--json': 'print {"id", "useful", "useless", "changed"}',
  },
  example: 'cs-memory rate 3f2a useful',
  choices: ['useful', 'useless'],
  run: (id, mark, { session }) =>
    withWired(async (wired) => {
      const by = session === undefined ? {} : { session: filterOrThrow(wired.filters, session) };
      const { memory, changed } = await wired.mark(id, mark as Mark, by);
      const { usefulCount: useful, uselessCount: useless } = memory;
      const told = changed ? `rated ${mark}` : `was already rated ${mark}`;
      return {
        json: { id: memory.id, useful, useless, changed },
        text: `${memory.id} ${told}: ${shortLine(printable(memory.summary), 100)}`,
      };
    }),
});
