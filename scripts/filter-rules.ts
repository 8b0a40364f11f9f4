// Brings the filter's rows about providers up to date from the published rules of other scanners: prefixes, names, alphabets and lengths, none of
// their text. Prints what would change; `--write` changes filters/data.
// Usage: npm run filter-rules -- <checkout of gitleaks or trufflehog>… [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Changes, compare, merged, type PrefixRow, type ShapeRows } from './filter-rules/merge.ts';
import { readCheckout } from './filter-rules/sources.ts';

const DATA = join(import.meta.dirname, '../filters/data');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
});
if (positionals.length === 0) throw new Error('give the folder of a checkout of gitleaks or trufflehog');

const read = <T>(file: string): T => JSON.parse(readFileSync(join(DATA, file), 'utf8')) as T;
const write = (file: string, rows: unknown): void =>
  writeFileSync(join(DATA, file), `${JSON.stringify(rows, null, 2)}\n`);

const table = {
  prefixes: read<readonly PrefixRow[]>('token-prefixes.json'),
  shapes: read<ShapeRows>('provider-shapes.json'),
};
const changes = compare(positionals.flatMap(readCheckout), table.shapes);
console.log(reportOf(changes));
if (values.write) {
  const { prefixes, shapes } = merged(changes, table);
  write('token-prefixes.json', prefixes);
  write('provider-shapes.json', shapes);
  console.log('written; `npm run lint:fix` puts each row on its line');
}

function reportOf({ prefixes, shapes, found, left, unpublished }: Changes): string {
  return [
    `${found} published formats are found already`,
    `${prefixes.length} new prefixes`,
    ...prefixes.map(([kind, prefix, body]) => `+ ${prefix}  ${body}  (${kind})`),
    `${shapes.size} providers with new shapes`,
    ...Array.from(shapes, ([name, own]) => `+ ${name} ${own.join(' ')}`),
    `${left.length} rules that no row can say: ${left.join(' ')}`,
    `${unpublished.length} providers of the table that no rule names: ${unpublished.join(' ')}`,
  ].join('\n');
}
