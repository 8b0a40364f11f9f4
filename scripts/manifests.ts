// Makes .claude-plugin/plugin.json from plugin.json and gives every manifest the version of package.json.
// `--check` compares instead. The client reads only the generated file; people edit only the one at the top.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

type Json = Record<string, unknown>;
const readJson = (file: string): Json => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const spell = (json: Json): string => `${JSON.stringify(json, null, 2)}\n`;

/** File → what it should say. */
function expected(): Map<string, string> {
  const { version } = readJson('package.json');
  const plugin = { ...readJson('plugin.json'), version };
  const marketplace = readJson('.claude-plugin/marketplace.json');
  const plugins = (marketplace['plugins'] as Json[]).map((entry) => ({ ...entry, version }));
  return new Map([
    ['plugin.json', spell(plugin)],
    ['.claude-plugin/plugin.json', spell(plugin)],
    ['.claude-plugin/marketplace.json', spell({ ...marketplace, plugins })],
  ]);
}

const sameJson = (a: string, b: string): boolean =>
  JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));

const wrong: string[] = [];
for (const [file, text] of expected()) {
  if (!process.argv.includes('--check')) writeFileSync(join(ROOT, file), text);
  else if (!sameJson(readFileSync(join(ROOT, file), 'utf8'), text)) wrong.push(file);
}
if (wrong.length > 0) {
  console.error(`not as plugin.json and package.json say: ${wrong.join(', ')}. Run: npm run manifests`);
  process.exit(1);
}
console.log('the manifests agree');
