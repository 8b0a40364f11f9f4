// What the secret filter finds, and what it touches that it should not.
// Usage: npm run bench:filters -- <cases.jsonl[.gz]>… [--misses <row>] [--rivals] [--gitleaks <program>] [--ablate] [--salt <word>]
// --rivals: secretlint's recommended preset alone on the same cases. --gitleaks: that program on them. --salt: of the held half only what this word draws, for a look at what no
// total has shown yet. --ablate: what is lost without each stage and each row of the tables.
import { parseArgs } from 'node:util';
import { minimatch } from 'minimatch';
import { createFilterPipeline } from '../../filters/pipeline.ts';
import { printTable } from '../whole-process.ts';
import { printAblation } from './ablate.ts';
import { type Case, isDrawn, readCases } from './cases.ts';
import { runGitleaks } from './gitleaks.ts';
import { type Count, judge, type Score, scoresOf, type Verdict } from './score.ts';
import { secretlintFindings } from './secretlint.ts';
import { printThroughput } from './throughput.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'string' },
    most: { type: 'string', default: '40' },
    rivals: { type: 'boolean' },
    gitleaks: { type: 'string' },
    ablate: { type: 'boolean' },
    salt: { type: 'string' },
  },
});

const filters = createFilterPipeline({ loadMinimatch: () => minimatch });

/** A text that was stopped counts against the filter either way: all of it is lost, and that hides a fault. */
function run(one: Case): Verdict {
  const result = filters.filter(one.text);
  if (result.ok) return judge(one, result);
  console.error(`${one.id} was stopped by ${result.stage}: ${result.reason}`);
  return { one, left: one.secrets, touched: true, output: '' };
}

/** What secretlint's preset points at, without any rule of ours. */
function runSecretlint(one: Case): Verdict {
  const findings = secretlintFindings(one.text);
  const text = findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(Math.max(start, end))}`, one.text);
  return judge(one, { text, findings });
}

const share = ({ some, all }: Count): string =>
  all === 0 ? '' : `${some} / ${all}  ${((100 * some) / all).toFixed(2)} %`;

function rowOf({ row, kind, counts: { tuned, held } }: Score): readonly string[] {
  const both = { some: tuned.some + held.some, all: tuned.all + held.all };
  return [row, kind, share(both), share(tuned), share(held)];
}

/** Shows what went wrong in the half that rules may be tuned on, never in the other. */
function printMisses(verdicts: readonly Verdict[], row: string, most: number): void {
  const misses = verdicts.filter(
    ({ one, left, touched }) =>
      one.half === 'tuned' &&
      one.rows.includes(row) &&
      (one.secrets.length === 0 ? touched : left.length > 0),
  );
  const step = Math.max(1, Math.ceil(misses.length / most));
  for (const { one, left, output } of misses.filter((_, index) => index % step === 0))
    console.log(
      JSON.stringify({ id: one.id, text: one.text.slice(0, 400), left, output: output.slice(0, 400) }),
    );
}

if (positionals.length > 0) {
  const { salt } = values;
  const cases = positionals
    .flatMap(readCases)
    .filter((one) => salt === undefined || one.half === 'tuned' || isDrawn(one, salt));
  const verdicts = cases.map(run);
  const head = (whose: string) => ['source', whose, 'all', 'tuned half', 'held half'];
  printTable([head(''), ...scoresOf(verdicts).map(rowOf)]);
  if (values.rivals) {
    console.log('');
    printTable([head('secretlint alone'), ...scoresOf(cases.map(runSecretlint)).map(rowOf)]);
  }
  if (values.gitleaks !== undefined) {
    console.log('');
    printTable([head('gitleaks'), ...scoresOf(runGitleaks(values.gitleaks, cases)).map(rowOf)]);
  }
  if (values.ablate) printAblation(cases);
  if (values.misses !== undefined) printMisses(verdicts, values.misses, Number(values.most));
}
if (values.misses === undefined) printThroughput(filters);
