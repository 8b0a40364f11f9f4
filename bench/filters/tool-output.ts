// How much of ordinary tool output the filter touches: it should be next to nothing.
// Usage: npx tsx bench/filters/tool-output.ts <lines.jsonl[.gz]>… [--show 40]
// A line is a hook payload (tool_response, error; tool_input) or a labelled result (text; input).
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { minimatch } from 'minimatch';
import type { Finding } from '../../filters/engine.ts';
import { createFilterPipeline } from '../../filters/pipeline.ts';
import { printTable } from '../whole-process.ts';

/** These stages hide no secret: ordinary output has colours, home directories, paths of credentials, endless lines. */
const CLEANING = [
  'control-characters',
  'invisible-characters',
  'injected-text',
  'home-directories',
  'credential-paths',
  'over-long-lines',
];
const OUTPUT_FIELDS = ['tool_response', 'error', 'text'];
const INPUT_FIELDS = ['tool_input', 'input'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '0' } },
});
const filters = createFilterPipeline({ loadMinimatch: () => minimatch });

type Line = Readonly<Record<string, unknown>>;

function readLines(file: string): readonly Line[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** All texts in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** What was touched in a text, with a little of what is around it. A text that was stopped was touched. */
function touchedIn(text: string): readonly string[] {
  const result = filters.filter(text);
  if (!result.ok) return [`stopped by ${result.stage}`];
  return result.findings.filter(({ stage }) => !CLEANING.includes(stage)).map((it) => excerpt(text, it));
}

const excerpt = (text: string, { stage, kind, start, end }: Finding): string =>
  `${stage}/${kind}: ${JSON.stringify(`${text.slice(Math.max(0, start - 60), start)}«${text.slice(start, end)}»${text.slice(end, end + 20)}`)}`;

const shown: string[] = [];

function rowOf(lines: readonly Line[], name: string, fields: readonly string[]): readonly string[] {
  const results = lines
    .map((line) => fields.flatMap((it) => textsIn(line[it])))
    .filter((it) => it.length > 0);
  const touched = results.map((texts) => texts.flatMap(touchedIn)).filter((it) => it.length > 0);
  shown.push(...touched.flat());
  return [
    name,
    String(touched.length),
    String(results.length),
    `${((100 * touched.length) / results.length).toFixed(2)} %`,
  ];
}

const rows = positionals.flatMap((file) => {
  const lines = readLines(file);
  const name = file.split('/').at(-1) ?? file;
  return [rowOf(lines, `${name}: output`, OUTPUT_FIELDS), rowOf(lines, `${name}: input`, INPUT_FIELDS)];
});
printTable([['source', 'touched', 'all', 'share'], ...rows]);
for (const line of [...new Set(shown)].slice(0, Number(values.show))) console.log(line);
