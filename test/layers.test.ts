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

/** What reads, writes or starts something in the folder of a feature: its store. The others ask these. */
const STORES = new RegExp(
  `^src/(?:${[
    'capture/ledger',
    'recall/(?:index/.*|code-now|commits|known-history|told-counts)',
    'session/(?:accumulator|queue|session-files|session-state|work)',
    'share/(?:purge/.*|history|history-diff|merge-refs|notes-history|notes-remote)',
    'share/(?:remote-settings|rewrite-hook|sync-states)',
    'app/setup/(?:foreign-files|installed)',
  ].join('|')})\\.ts$`,
);
/**
 * The layers, by the paths of their files; the first that fits counts. A feature has a store and verbs; of these, what reaches nothing
 * that does I/O is its model.
 */
const FEATURE = 'capture|memories|recall|session|share';
const LAYERS: readonly [string, RegExp][] = [
  ['viewer', /^src\/extras\/viewer\//],
  ['extras', /^src\/extras\//],
  ['surface', /^src\/app\/(?:hooks|cli|mcp)\//],
  ['wire', /^src\/app\/wire\//],
  ['config', /^src\/app\/config\//],
  ['store', STORES],
  ['verbs', new RegExp(`^src/(?:(?:${FEATURE})|app/(?:doctor|setup))/`)],
  ['git', /^src\/git\//],
  ['files', /^src\/files\//],
  ['filters', /^filters\//],
  ['core', /^src\/core\//],
];
const pathLayer = (file: string): string | undefined => LAYERS.find(([, pattern]) => pattern.test(file))?.[0];

const FEATURES = ['verbs', 'store'];
/** Each file's layer: by its path, and in a feature `model` where all that a file imports, and what that imports, is pure. */
function layersOf(sources: Sources): (file: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const isPure = (file: string, name: string): boolean => {
    if (!name.startsWith('.')) return CORE_NODE.includes(name);
    const target = posix.join(dirname(file), name);
    return target.endsWith('.json') || PURE.includes(layerOf(target) ?? '');
  };
  const layerOf = (file: string): string | undefined => {
    if (known.has(file)) return known.get(file);
    const own = pathLayer(file);
    known.set(file, own); // files that go round are told as such
    if (FEATURES.includes(own ?? '') && importsOf(sources[file] ?? '').every((name) => isPure(file, name)))
      known.set(file, 'model');
    return known.get(file);
  };
  return layerOf;
}

/** Layer → the layers it may import besides itself. Settings are read where things are wired and shown. */
const PURE = ['model', 'filters', 'core'];
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  viewer: ['wire', 'config', 'verbs', ...PURE],
  surface: ['wire', 'config', 'verbs', ...PURE],
  wire: ['config', 'verbs', 'store', 'git', 'files', ...PURE],
  extras: ['verbs', 'store', 'git', 'files', ...PURE],
  config: ['filters', 'core', 'model'],
  verbs: ['store', 'git', 'files', ...PURE],
  store: ['git', 'files', ...PURE],
  model: ['filters', 'core'],
  git: ['files', 'filters', 'core'],
  files: ['filters', 'core'],
  filters: ['core'],
  core: [],
};

/** Each extra and the files that know it: without them the rest stands. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  viewer: ['src/app/cli/commands/view.ts'],
  vectors: ['vectors', 'store', 'doctor', 'install'].map((name) => `src/app/wire/${name}.ts`),
  distiller: ['src/app/wire/distil.ts'],
  eval: ['src/app/cli/commands/eval.ts', 'src/app/wire/evaluate.ts'],
};

/** What every process does for itself: its log, and its compiled code. */
const OF_THE_PROCESS = ['src/files/log.ts'];

/** Modules of node that neither read nor write nor start anything. */
const PURE_NODE = ['node:crypto', 'node:path', 'node:path/posix', 'node:util', 'node:buffer'];
const CORE_NODE = ['node:crypto', 'node:path', 'node:path/posix'];
const STARTERS = [
  'src/git/process.ts',
  'src/files/background.ts',
  'src/session/work.ts',
  'src/extras/vectors/npm.ts',
  'src/extras/distiller/claude.ts',
];

/** Why this layer may not import that package or module of node; undefined where it may. */
function outsideRule(file: string, layer: string, name: string): string | undefined {
  if (name === 'node:child_process' || name === 'child_process')
    return STARTERS.includes(file) ? undefined : `only ${STARTERS.join(' and ')} starts processes`;
  if (!name.startsWith('node:'))
    return ['core', 'model'].includes(layer) ? `${layer} imports no package` : undefined;
  if (['core', 'model'].includes(layer))
    return CORE_NODE.includes(name) ? undefined : `${layer} imports no I/O`;
  if (['verbs', 'filters'].includes(layer))
    return PURE_NODE.includes(name) ? undefined : `${layer} does no I/O`;
  return undefined;
}

/** Why one file of ours may not import another; undefined where it may. */
function insideRule(
  file: string,
  layer: string,
  target: string,
  below: string | undefined,
): string | undefined {
  if (target.endsWith('.json')) return undefined;
  if (below === undefined) return 'it is in no layer';
  const extra = (path: string): string | undefined => /^src\/extras\/([^/]+)/.exec(path)?.[1];
  const other = extra(target);
  if (other !== undefined && other !== extra(file)) {
    if (extra(file) !== undefined) return 'an extra knows no other extra';
    return EXTRAS[other]?.includes(file) ? undefined : 'only its own files of wire and CLI know an extra';
  }
  if (layer === 'surface' && OF_THE_PROCESS.includes(target)) return undefined;
  if (layer === below || MAY_IMPORT[layer]?.includes(below)) return undefined;
  return ['store', 'git', 'files'].includes(below)
    ? 'only features, extras and src/app/wire/ name what does I/O'
    : `${layer} may not import ${below}`;
}

/** Path from the root → source. */
type Sources = Readonly<Record<string, string>>;

/** What the sources break, each named by its file and rule. */
function violations(sources: Sources): string[] {
  const found: string[] = [];
  const graph = new Map<string, string[]>();
  const layerOf = layersOf(sources);
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
      const rule = isFile
        ? insideRule(file, layer ?? '', target, layerOf(target))
        : outsideRule(file, layer ?? '', target);
      if (rule !== undefined) found.push(`${file}: imports ${target}: ${rule}`);
    }
    graph.set(file, inside);
  }
  return [...found, ...cycles(graph), ...cycles(roomsOf(graph, layerOf))];
}

/** The folders, features apart into model, store and verbs, and which each takes something from. */
function roomsOf(
  graph: ReadonlyMap<string, readonly string[]>,
  layerOf: (file: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const folder = new RegExp(`^src/(?:${FEATURE}|app/\\w+|core|files|git)(?=/)|^filters(?=/)`);
  const roomOf = (file: string): string | undefined => {
    const [found] = folder.exec(file) ?? [];
    const layer = layerOf(file) ?? '';
    return found !== undefined && ['model', 'store'].includes(layer) ? `${found}'s ${layer}` : found;
  };
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
  const files = ['src', 'filters'].flatMap((folder) =>
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
    'src/core/a.ts': '',
    'src/git/a.ts': '',
    'src/files/a.ts': '',
    'src/recall/a.ts': "import { a } from '../files/a.ts';",
    'src/recall/pure.ts': "import { a } from '../core/a.ts';",
    'src/recall/index/a.ts': "import { a } from '../../files/a.ts';",
    'src/extras/viewer/a.ts': '',
  };
  it.each<[string, string, string]>([
    ['src/core/b.ts', "import type { A } from '../recall/a.ts';", 'core may not import verbs'],
    ['src/core/b.ts', "import { readFileSync } from 'node:fs';", 'core imports no I/O'],
    ['src/core/b.ts', "import * as z from 'zod/mini';", 'core imports no package'],
    ['src/app/config/b.ts', "import { a } from '../../recall/a.ts';", 'config may not import verbs'],
    ['src/recall/index/b.ts', "import { a } from '../a.ts';", 'store may not import verbs'],
    ['src/recall/b.ts', "import type { A } from '../extras/viewer/a.ts';", 'know an extra'],
    ['src/git/b.ts', "import type { A } from '../recall/a.ts';", 'git may not import verbs'],
    ['src/recall/b.ts', "const fs = await import('node:fs/promises');", 'verbs does no I/O'],
    ['filters/b.ts', "import { A } from '../src/recall/a.ts';", 'filters may not import verbs'],
    ['src/git/b.ts', "import type { A } from '../recall/pure.ts';", 'git may not import model'],
    ['src/files/b.ts', "import { a } from '../git/a.ts';", 'name what does I/O'],
    ['src/app/cli/b.ts', "export { a } from '../../git/a.ts';", 'name what does I/O'],
    ['src/git/b.ts', "import { spawn } from 'node:child_process';", 'starts processes'],
    ['src/app/hooks/b.ts', "type A = typeof import('../../git/a.ts');", 'name what does I/O'],
    ['src/recall/b.ts', 'const a = await import(name);', 'must name its file'],
    ['src/app/cli/commands/b.ts', "import { a } from '../../../extras/viewer/a.ts';", 'know an extra'],
    ['src/app/wire/b.ts', "import { a } from '../../extras/viewer/a.ts';", 'know an extra'],
    ['src/extras/other/b.ts', "import { a } from '../viewer/a.ts';", 'an extra knows no other extra'],
    ['src/extras/viewer/b.ts', "import { a } from '../../git/a.ts';", 'name what does I/O'],
    ['src/elsewhere.ts', '', 'it is in no layer'],
    ['src/core/b.ts', "import { c } from './c.ts';", 'which is not there'],
  ])('is told with file and rule: %s %s', (file, source, rule) => {
    const told = violations({ ...nothing, [file]: source });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`${file}: `);
    expect(told[0]).toContain(rule);
  });

  it('is a cycle, of types too', () => {
    const told = violations({
      'src/core/a.ts': "import { b } from './b.ts';",
      'src/core/b.ts': "import { c } from './c.ts';",
      'src/core/c.ts': "import type { A } from './a.ts';",
    });
    expect(told).toEqual([
      'src/core/a.ts: imports go round: src/core/a.ts -> src/core/b.ts -> src/core/c.ts -> src/core/a.ts',
    ]);
  });

  it('is a cycle of folders, where no file is in one', () => {
    const told = violations({
      'src/recall/one.ts': "import { two } from '../share/two.ts';",
      'src/recall/four.ts': '',
      'src/share/two.ts': '',
      'src/share/three.ts': "import { four } from '../recall/four.ts';",
    });
    const [recall, share] = ["src/recall's model", "src/share's model"];
    expect(told).toEqual([`${recall}: imports go round: ${recall} -> ${share} -> ${recall}`]);
  });

  it('is none where imports go down', () => {
    const sources = {
      'src/app/wire/services.ts':
        "import { a } from '../../git/a.ts';\nimport { s } from '../../recall/a.ts';",
      'src/recall/a.ts': "import { join } from 'node:path';\nimport { m } from './pure.ts';",
      'src/recall/pure.ts': "import { d } from '../core/a.ts';",
      'src/recall/index/a.ts': "import { readFileSync } from 'node:fs';\nimport { m } from '../pure.ts';",
      'src/git/a.ts': "import { d } from '../core/a.ts';\nimport { readFileSync } from 'node:fs';",
      'src/core/a.ts': "import { createHash } from 'node:crypto';",
    };
    expect(violations(sources)).toEqual([]);
  });
});
