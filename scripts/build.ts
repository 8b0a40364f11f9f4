// Builds what users run into plugins/cs/dist. `--check` builds into a temp folder and compares instead; `--into DIR`
// builds there, for tests of the sources; `--readable` leaves names and lines as they are, for `npm run bench:house`.
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { LATE_CLOCK, lateNode } from './late-node.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'plugins/cs/dist');
const HOOKS = join(ROOT, 'src/app/hooks');

/** Files that the hooks load late, each by name from beside hook.cjs. */
const LATE = [
  ...[
    'answer',
    'exact',
    'activity-shift',
    'notices',
    'work-since',
    'capture',
    'services',
    'minimatch',
    'note-task',
  ].map((name) => `src/app/hooks/${name}.ts`),
  'src/capture/score.ts', // the few calls that are not routine on the first look
  'src/capture/family.ts', // calls beside an open failure
  'src/app/hooks/user-prompt-submit.ts', // a prompt: a third of the code, which tool calls would read for nothing
  'src/recall/trigger.ts', // a prompt that may ask about the past
  'src/recall/asking.ts', // how sure a prompt asks, and what answers it
  'src/capture/statement.ts', // one that may state something
  'src/app/config/config.ts', // phrases of the user's own
  'src/app/config/config-read.ts', // settings files
  'src/app/config/config-jsonc.ts', // those with comments or a slip
  'src/app/config/config-json-schema.ts', // settings in the environment
  'filters/rule-check/find-bad-rule.ts', // rules of the user's own
  'src/git/ask.ts', // what simple-git is asked
  'src/git/check-ignore.ts', // whether git ignores a path
  'src/app/wire/vectors.ts', // recall by meaning
  'src/app/cli/at-once.ts', // what the CLI does at once
  'src/recall/near-words.ts', // words near to those of a question that say little
  'src/recall/translated-tables.ts', // what they are called in English
];

const LATE_FILES: ReadonlySet<string> = new Set(LATE.map((file) => join(ROOT, file)));
const LATE_NAMES = LATE.map((file) => basename(file, '.ts'));

/** Leaves the late files out of the bundle that asks for them. */
const lateFiles: Plugin = {
  name: 'late-files',
  setup(plugins) {
    plugins.onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' && LATE_FILES.has(join(resolveDir, path))
        ? { path: `./${basename(path, '.ts')}.cjs`, external: true }
        : undefined,
    );
  },
};

/** Leaves files with a table of their own, which stand beside the bundle, out of it. */
const beside = (names: string): Plugin => ({
  name: 'beside',
  setup(plugins) {
    plugins.onResolve({ filter: new RegExp(`/(?:${names})\\.ts$`) }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${basename(path, '.ts')}.cjs`, external: true },
    );
  },
});
const lateTables = beside('near-words|translated-tables|asking');
/** What asks what a prompt states only now and then. */
const LATE_STATING = new Set(['activity-shift', 'work-since']);

/**
 * A table as one string that JSON.parse reads: as an object in code, each of its parts is made twice, once of the kept code. In ASCII, for one
 * letter of another script would double all of it.
 */
const parsedTables: Plugin = {
  name: 'parsed-tables',
  setup(plugins) {
    plugins.onLoad({ filter: /filters[\\/]data[\\/][^\\/]*\.json$/ }, ({ path }) => {
      const table = JSON.stringify(
        JSON.parse(readFileSync(path, 'utf8')),
        (name, value) => (name === 'note' ? undefined : value), // what a row finds, for who reads the table
      );
      return { contents: `export default JSON.parse(${JSON.stringify(ascii(table))})`, loader: 'js' };
    });
  },
};

const SHARED: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minify: !process.argv.includes('--readable'),
  legalComments: 'linked',
  logLevel: 'warning',
  // A file that is loaded for what it does must be named in package.json's sideEffects.
  logOverride: { 'ignored-bare-import': 'error' },
  absWorkingDir: ROOT,
};

/** A late file is a module as ever, and where there is none what gives its body: then it need not be wrapped (src/files/log.ts). */
const GIVEN = 'exports,require,module,__filename,__dirname';
const BODY = {
  banner: { js: `(body=>typeof module=="undefined"?body:body(${GIVEN}))(function(${GIVEN}){` },
  footer: { js: '});' },
};

/** CommonJS starts faster than a module; `import()` of a late file becomes a plain `require`. */
const HOOK: BuildOptions = {
  ...SHARED,
  ...LATE_CLOCK,
  format: 'cjs',
  supported: { 'dynamic-import': false, 'regexp-unicode-property-escapes': true },
  external: LATE_NAMES.map((name) => `./${name}.cjs`),
  plugins: [lateFiles, beside('asking'), lateNode, parsedTables],
};

/** What `cs-memory view` gives to a browser. */
const PAGE: BuildOptions = {
  ...SHARED,
  platform: 'browser',
  target: ['chrome123', 'firefox121', 'safari17.5'], // light-dark()
  format: 'iife',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

async function buildInto(directory: string): Promise<void> {
  const hooks = { ...HOOK, outdir: directory, outExtension: { '.js': '.cjs' } };
  await build({ ...hooks, entryPoints: [{ in: join(HOOKS, 'main.ts'), out: 'hook' }] });
  const late = LATE.map((file) => ({ in: join(ROOT, file), out: basename(file, '.ts') }));
  await build({ ...hooks, ...BODY, entryPoints: late.filter(({ out }) => !LATE_STATING.has(out)) });
  await build({
    ...hooks,
    ...BODY,
    plugins: [beside('statement'), ...(hooks.plugins ?? [])],
    entryPoints: late.filter(({ out }) => LATE_STATING.has(out)),
  });
  // The whole CLI is no module: of one, node 20 cannot know compiled code again, and that is half of what a command takes.
  await build({
    ...hooks,
    footer: BODY.footer,
    banner: {
      js: `${BODY.banner.js}"use strict";const csThisFile=require('node:url').pathToFileURL(__filename).href;`,
    },
    define: { ...LATE_CLOCK.define, 'import.meta.url': 'csThisFile' },
    plugins: [lateTables, parsedTables],
    entryPoints: [{ in: join(ROOT, 'src/app/cli/main.ts'), out: 'cli' }],
  });
  writeAscii(join(directory, 'hook.cjs'));
  for (const name of ['cli', ...LATE_NAMES]) {
    writeAscii(join(directory, `${name}.cjs`));
    nameBuild(join(directory, `${name}.cjs`));
  }
  await build({
    ...SHARED,
    format: 'esm',
    entryPoints: [
      { in: join(ROOT, 'src/app/cli/launch.ts'), out: 'cs-memory' },
      { in: join(ROOT, 'src/app/mcp/main.ts'), out: 'mcp' },
    ],
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    external: ['./at-once.cjs', './cli.cjs'],
    plugins: [lateTables],
    banner: {
      // Packages inside the bundle that are CommonJS still call require.
      js: "#!/usr/bin/env node\nimport { createRequire as csRequire } from 'node:module';\nconst require = csRequire(import.meta.url);",
    },
  });
  await build({
    ...PAGE,
    entryPoints: [
      { in: join(ROOT, 'src/extras/viewer/page/main.tsx'), out: 'viewer' },
      { in: join(ROOT, 'src/extras/viewer/page/style.css'), out: 'viewer' },
    ],
    outdir: directory,
  });
  writeBuildName(directory);
}

/** `<version> <hash of all files>`: by it doctor knows whether the hooks that ran were of the same build. */
function writeBuildName(directory: string): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const names = readdirSync(directory).filter((name) => /\.[cm]js$/.test(name));
  for (const name of names.sort()) hash.update(`${name}\n`).update(readFileSync(join(directory, name)));
  writeFileSync(join(directory, 'build.txt'), `${version} ${hash.digest('hex').slice(0, 12)}\n`);
}

/**
 * Escapes what esbuild leaves as it is: other than ASCII in patterns (and in String.raw, of which patterns are made). One such character
 * makes node read the file letter by letter and keep it at two bytes each: 5 million instructions for capture.cjs.
 */
function writeAscii(file: string): void {
  const text = readFileSync(file, 'utf8');
  // An escape in an escape would be another pattern.
  if (/\\[^\0-\x7f]/.test(text))
    throw new Error(`${file} has a backslash before a character that is not ASCII`);
  writeFileSync(file, ascii(text));
}

const ascii = (text: string): string =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The last line by which the hooks know compiled code again (src/files/log.ts). */
function nameBuild(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}// build ${createHash('sha256').update(text).digest('hex').slice(0, 32)}\n`);
}

/** npm makes a `bin` executable when it installs; a clone must have it so. */
const makeRunnable = (directory: string): void => chmodSync(join(directory, 'cs-memory.mjs'), 0o755);

function differences(built: string): string[] {
  const names = [...new Set([...readdirSync(built), ...readdirSync(DIST)])].sort();
  const content = (directory: string, name: string): string | undefined => {
    try {
      return readFileSync(join(directory, name), 'utf8');
    } catch {
      return undefined;
    }
  };
  return names.filter((name) => content(built, name) !== content(DIST, name));
}

const elsewhere = process.argv.indexOf('--into') + 1;
if (elsewhere > 0) {
  await buildInto(resolve(process.argv[elsewhere] ?? ''));
} else if (process.argv.includes('--check')) {
  const built = mkdtempSync(join(tmpdir(), 'cs-memory-build-'));
  await buildInto(built);
  const different = differences(built);
  rmSync(built, { recursive: true, force: true });
  if (different.length > 0) {
    console.error(
      `plugins/cs/dist is not what the sources give: ${different.join(', ')}. Run: npm run build`,
    );
    process.exit(1);
  }
  console.log('plugins/cs/dist is what the sources give');
} else {
  rmSync(DIST, { recursive: true, force: true });
  await buildInto(DIST);
  makeRunnable(DIST);
  console.log(`built ${readdirSync(DIST).sort().join(', ')}`);
}
