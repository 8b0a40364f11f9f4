import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** What a published rule says: names that stand beside the value, and the pattern of it. */
export interface PublishedRule {
  /** What the rule is called: letters and digits and hyphens. */
  readonly id: string;
  readonly names: readonly string[];
  readonly pattern: string;
}

const quoted = (text: string): readonly string[] =>
  Array.from(text.matchAll(/"([^"\\]+)"/g), ([, word = '']) => word);

/** Rules of a file as gitleaks has it: TOML with `id`, `regex` and `keywords`. Client ids are no secrets. */
export function readToml(text: string): readonly PublishedRule[] {
  return text
    .split(/^\[\[rules\]\]$/m)
    .slice(1)
    .flatMap((rule) => {
      const [, id] = /^id = "([^"]+)"/m.exec(rule) ?? [];
      const [, pattern] = /^regex = '''([\s\S]*?)'''/m.exec(rule) ?? [];
      const [, keywords = ''] = /^keywords = \[([\s\S]*?)\]/m.exec(rule) ?? [];
      if (id === undefined || pattern === undefined || /-id$/.test(id)) return [];
      return [{ id, names: quoted(keywords), pattern }];
    });
}

/** A variable that holds the pattern of a secret: not of an id, a host, a user. */
const OF_A_SECRET = /key|secret|token|pass|pword|cred/i;
const OF_ANOTHER = /id(?:Pat\w*)?$|url|uri|domain|mail|user(?!key)|host|account|org|server|endpoint/i;

/** Rules of a detector as trufflehog has them: Go, with patterns in variables and the names in a call before them. */
export function readGo(text: string, id: string): readonly PublishedRule[] {
  const patterns = text.matchAll(/(\w+)\s*:?=\s*regexp\.MustCompile\(\s*([^`]{0,400})`([^`]*)`\s*\)/g);
  return Array.from(patterns).flatMap(([, variable = '', before = '', pattern = '']) => {
    if (!OF_A_SECRET.test(variable) || OF_ANOTHER.test(variable)) return [];
    return [{ id, names: quoted(before), pattern }];
  });
}

/** All rules of a checkout of gitleaks or of trufflehog. Throws for a folder that has neither. */
export function readCheckout(folder: string): readonly PublishedRule[] {
  const toml = join(folder, 'config/gitleaks.toml');
  const detectors = join(folder, 'pkg/detectors');
  const rules = [
    ...(existsSync(toml) ? readToml(readFileSync(toml, 'utf8')) : []),
    ...(existsSync(detectors) ? readDetectors(detectors) : []),
  ];
  if (rules.length === 0)
    throw new Error(`no rules in ${basename(folder)}: expected config/gitleaks.toml or pkg/detectors`);
  return rules;
}

function readDetectors(folder: string): readonly PublishedRule[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && it.name.endsWith('.go') && !it.name.endsWith('_test.go'))
    .map((it) => join(it.parentPath, it.name))
    .sort()
    .flatMap((file) => readGo(readFileSync(file, 'utf8'), relative(folder, file).split(/[\\/]/)[0] ?? ''));
}
