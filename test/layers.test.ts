import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '..');

/** What a file imports, as it is spelled: statically, by `import type`, by `import()`, by `typeof import()` or `require`. */
const IMPORTS = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g,
];
/** An import whose file cannot be read off the source. */
const COMPUTED = /(?<![\w.'"`])import\s*\(\s*[^'"\s]/;

const withoutCommentLines = (source: string): string => source.replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, '');

function importsOf(source: string): string[] {
  const text = withoutCommentLines(source);
  return IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}

/** The layers, by the paths of their files; the first that fits counts. */
const LAYERS: readonly [string, RegExp][] = [
  ['hooks', /^plugins\/cs\/hooks\//],
  ['cli', /^src\/cli\//],
  ['mcp', /^src\/mcp\//],
  ['extras', /^src\/extras\//],
  ['wire', /^src\/wire(?:\.ts$|\/)/],
  ['config', /^src\/config\//],
  ['services', /^src\/services\//],
  ['adapters', /^src\/adapters\//],
  ['ports', /^src\/ports(?:\.ts$|\/)/],
  ['filters', /^filters\//],
  ['domain', /^src\/domain\//],
];
const layerOf = (file: string): string | undefined => LAYERS.find(([, pattern]) => pattern.test(file))?.[0];

/** Layer → the layers it may import besides itself. Settings are read where things are wired and shown. */
const BELOW = ['config', 'services', 'ports', 'filters', 'domain'];
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  hooks: ['wire', ...BELOW],
  cli: ['wire', ...BELOW],
  mcp: ['wire', ...BELOW],
  extras: ['wire', ...BELOW],
  wire: ['adapters', ...BELOW],
  config: ['filters', 'domain'],
  services: ['ports', 'filters', 'domain'],
  adapters: ['ports', 'filters', 'domain'],
  ports: ['filters', 'domain'],
  filters: ['domain'],
  domain: [],
};

/** Each extra and the one file that knows it: without the two the rest stands. */
const EXTRAS: Readonly<Record<string, string>> = { viewer: 'src/cli/commands/view.ts' };

/** Modules of node that neither read nor write nor start anything. */
const PURE_NODE = ['node:crypto', 'node:path', 'node:path/posix', 'node:util', 'node:buffer'];
const DOMAIN_NODE = ['node:crypto', 'node:path', 'node:path/posix'];
const STARTERS = [
  'src/adapters/git/process.ts',
  'src/adapters/background/start.ts',
  'src/adapters/background/ask-command.ts',
  'src/adapters/packages/npm.ts',
  'src/adapters/distiller/claude.ts',
];

/** Why this layer may not import that package or module of node; undefined where it may. */
function outsideRule(file: string, layer: string, name: string): string | undefined {
  if (name === 'node:child_process' || name === 'child_process')
    return STARTERS.includes(file) ? undefined : `only ${STARTERS.join(' and ')} starts processes`;
  if (!name.startsWith('node:'))
    return ['domain', 'ports'].includes(layer) ? `${layer} imports no package` : undefined;
  if (layer === 'domain') return DOMAIN_NODE.includes(name) ? undefined : 'domain imports no I/O';
  if (['services', 'ports', 'filters'].includes(layer))
    return PURE_NODE.includes(name) ? undefined : `${layer} does no I/O`;
  return undefined;
}

/** Why one file of ours may not import another; undefined where it may. */
function insideRule(file: string, layer: string, target: string): string | undefined {
  if (target.endsWith('.json')) return undefined;
  const below = layerOf(target);
  if (below === undefined) return 'it is in no layer';
  const folder = (path: string): string | undefined => path.split('/')[2];
  if (layer === 'adapters' && below === 'adapters')
    return folder(file) === folder(target) ? undefined : 'an adapter knows no other adapter';
  if (below === 'extras' && layer !== 'extras')
    return EXTRAS[folder(target) ?? ''] === file ? undefined : 'only its own command knows an extra';
  if (layer === 'extras' && below === 'extras' && folder(file) !== folder(target))
    return 'an extra knows no other extra';
  if (layer === below || MAY_IMPORT[layer]?.includes(below)) return undefined;
  return below === 'adapters'
    ? 'only src/wire.ts and src/wire/ name adapters'
    : `${layer} may not import ${below}`;
}

/** Path from the root → source. */
type Sources = Readonly<Record<string, string>>;

/** What the sources break, each named by its file and rule. */
function violations(sources: Sources): string[] {
  const found: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    const layer = layerOf(file);
    if (layer === undefined) found.push(`${file}: it is in no layer`);
    if (COMPUTED.test(withoutCommentLines(source))) found.push(`${file}: an import must name its file`);
    const inside: string[] = [];
    for (const name of importsOf(source)) {
      const isFile = name.startsWith('.');
      const target = isFile ? posix.join(dirname(file), name) : name;
      // A bundle beside this one, made from the file of the same name.
      if (isFile && name.endsWith('.cjs')) continue;
      if (isFile && !target.endsWith('.json')) {
        if (target in sources) inside.push(target);
        else found.push(`${file}: imports ${target}, which is not there`);
      }
      const rule = (isFile ? insideRule : outsideRule)(file, layer ?? '', target);
      if (rule !== undefined) found.push(`${file}: imports ${target}: ${rule}`);
    }
    graph.set(file, inside);
  }
  return [...found, ...cycles(graph), ...cycles(roomsOf(graph))];
}

/** The rooms of the services (src/services/<room>/), and which each takes something from. */
function roomsOf(graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const roomOf = (file: string): string | undefined => /^src\/services\/[\w-]+(?=\/)/.exec(file)?.[0];
  const rooms = new Map<string, readonly string[]>();
  for (const [file, targets] of graph) {
    const own = roomOf(file);
    if (own === undefined) continue;
    const others = targets.flatMap((target) => roomOf(target) ?? []).filter((room) => room !== own);
    rooms.set(own, [...new Set([...(rooms.get(own) ?? []), ...others])]);
  }
  return rooms;
}

/** Each cycle once, from the file that closes it. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) {
      found.push(`${file}: imports go round: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

function projectSources(): Sources {
  const files = ['src', 'filters', 'plugins/cs/hooks'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]));
}

describe('the layers', () => {
  it('import downwards only', () => {
    const sources = projectSources();
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(violations(sources)).toEqual([]);
  });

  it('are named in every file that imports: none is missed by this reader', () => {
    for (const [file, source] of Object.entries(projectSources())) {
      const spelled =
        withoutCommentLines(source).match(
          /^(?:import|export|\})[^'"`\n]*\bfrom ['"]|^import ['"]|\b(?:import|require)\(/gm,
        ) ?? [];
      expect(importsOf(source).length, file).toBe(spelled.length);
    }
  });
});

describe('the reader of imports', () => {
  it.each([
    ["import { a } from './a.ts';", ['./a.ts']],
    ["import type { A } from './a.ts';", ['./a.ts']],
    ["import {\n  type A,\n  b,\n} from './a.ts';", ['./a.ts']],
    ["export * from './a.ts';\nexport { b } from './b.ts';", ['./a.ts', './b.ts']],
    ["import './a.ts';", ['./a.ts']],
    ["const a = async () => (await import('./a.ts')).a;", ['./a.ts']],
    ["type A = typeof import('./a.ts');", ['./a.ts']],
    ["const a = require('./a.cjs');", ['./a.cjs']],
    ["// import { a } from './a.ts';\n/** from './b.ts' */\n * import('./c.ts')", []],
    ["import json from './a.json' with { type: 'json' };", ['./a.json']],
  ])('%s', (source, names) => {
    expect(importsOf(source)).toEqual(names);
  });
});

describe('a violation', () => {
  const nothing = {
    'src/domain/a.ts': '',
    'src/adapters/git/a.ts': '',
    'src/services/a.ts': '',
    'src/extras/viewer/a.ts': '',
  };
  it.each<[string, string, string]>([
    ['src/domain/b.ts', "import type { A } from '../services/a.ts';", 'domain may not import services'],
    ['src/domain/b.ts', "import { readFileSync } from 'node:fs';", 'domain imports no I/O'],
    ['src/domain/b.ts', "import * as z from 'zod/mini';", 'domain imports no package'],
    [
      'src/services/b.ts',
      "import type { A } from '../adapters/git/a.ts';",
      'only src/wire.ts and src/wire/ name adapters',
    ],
    ['src/services/b.ts', "const fs = await import('node:fs/promises');", 'services does no I/O'],
    ['filters/b.ts', "import { A } from '../src/services/a.ts';", 'filters may not import services'],
    ['src/ports.ts', "import type { A } from './services/a.ts';", 'ports may not import services'],
    [
      'src/cli/b.ts',
      "export { a } from '../adapters/git/a.ts';",
      'only src/wire.ts and src/wire/ name adapters',
    ],
    ['src/adapters/log/b.ts', "import { a } from '../git/a.ts';", 'an adapter knows no other adapter'],
    ['src/adapters/git/b.ts', "import { spawn } from 'node:child_process';", 'starts processes'],
    ['plugins/cs/hooks/b.ts', "type A = typeof import('../../../src/adapters/git/a.ts');", 'name adapters'],
    ['src/services/b.ts', 'const a = await import(name);', 'must name its file'],
    [
      'src/cli/commands/b.ts',
      "import { a } from '../../extras/viewer/a.ts';",
      'only its own command knows an extra',
    ],
    ['src/wire/b.ts', "import { a } from '../extras/viewer/a.ts';", 'only its own command knows an extra'],
    ['src/extras/other/b.ts', "import { a } from '../viewer/a.ts';", 'an extra knows no other extra'],
    ['src/extras/viewer/b.ts', "import { a } from '../../adapters/git/a.ts';", 'name adapters'],
    ['src/elsewhere.ts', '', 'it is in no layer'],
    ['src/domain/b.ts', "import { c } from './c.ts';", 'which is not there'],
  ])('is told with file and rule: %s %s', (file, source, rule) => {
    const told = violations({ ...nothing, [file]: source });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`${file}: `);
    expect(told[0]).toContain(rule);
  });

  it('is a cycle, of types too', () => {
    const told = violations({
      'src/domain/a.ts': "import { b } from './b.ts';",
      'src/domain/b.ts': "import { c } from './c.ts';",
      'src/domain/c.ts': "import type { A } from './a.ts';",
    });
    expect(told).toEqual([
      'src/domain/a.ts: imports go round: src/domain/a.ts -> src/domain/b.ts -> src/domain/c.ts -> src/domain/a.ts',
    ]);
  });

  it('is a cycle of rooms of the services, where no file is in one', () => {
    const told = violations({
      'src/services/a/one.ts': "import { two } from '../b/two.ts';",
      'src/services/a/four.ts': '',
      'src/services/b/two.ts': '',
      'src/services/b/three.ts': "import { four } from '../a/four.ts';",
    });
    expect(told).toEqual([
      'src/services/a: imports go round: src/services/a -> src/services/b -> src/services/a',
    ]);
  });

  it('is none where imports go down', () => {
    const sources = {
      'src/wire.ts': "import { a } from './adapters/git/a.ts';\nimport { s } from './services/a.ts';",
      'src/services/a.ts': "import { join } from 'node:path';\nimport { d } from '../domain/a.ts';",
      'src/adapters/git/a.ts':
        "import { d } from '../../domain/a.ts';\nimport { readFileSync } from 'node:fs';",
      'src/domain/a.ts': "import { createHash } from 'node:crypto';",
    };
    expect(violations(sources)).toEqual([]);
  });
});
