// Installs the plugin into the real Claude Code client as a user would, from a copy without node_modules, and plays
// scripted sessions, offline. Prints a line a check; exit 1 when one failed, `skipped: <why>` and 0 where this machine
// cannot run the client. See test/e2e/client/run-client.sh for what a session leaves behind.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CLIENT_VERSION, ensureClient, Skipped } from '../test/e2e/client/client.ts';
import { NORMALISED } from '../test/e2e/client/compare.ts';
import { checkCommands } from '../test/e2e/client/families/commands.ts';
import { checkCompaction, checkGuide } from '../test/e2e/client/families/compaction.ts';
import { checkKnownFix } from '../test/e2e/client/families/known-fix.ts';
import { checkMcp } from '../test/e2e/client/families/mcp.ts';
import { checkModel } from '../test/e2e/client/families/model.ts';
import { checkCrash, checkResume } from '../test/e2e/client/families/resume.ts';
import { checkSettings } from '../test/e2e/client/families/settings.ts';
import { checkSubagents } from '../test/e2e/client/families/subagents.ts';
import { checkWholeSession } from '../test/e2e/client/families/whole-session.ts';
import { checkWithoutNode } from '../test/e2e/client/families/without-node.ts';
import { createReport } from '../test/e2e/client/report.ts';
import {
  copyProject,
  makePathWithOldNode,
  makePathWithoutNode,
  makeRecordingPath,
  makeRepository,
  publish,
} from '../test/e2e/client/scratch.ts';
import { FIRST_SESSION, SECOND_SESSION } from '../test/e2e/client/sessions.ts';
import { type Bench, makeWorlds, play } from '../test/e2e/client/worlds.ts';

/**
 * `--keep` keeps the sessions even when all passed, `--only=NAME` runs one family of checks alone; any other argument
 * is the project to test instead of this one.
 */
const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const keep = options.includes('--keep');
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
const named = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
const PROJECT = resolve(named ?? join(import.meta.dirname, '..'));

/** The families of checks, by the name that `--only` takes. */
const FAMILIES: Readonly<Record<string, (bench: Bench, root: string) => void>> = {
  session: checkSessions,
  'known-fix': checkKnownFix,
  compaction: checkCompaction,
  guide: checkGuide,
  subagents: checkSubagents,
  resume: checkResume,
  crash: checkCrash,
  model: checkModel,
  mcp: checkMcp,
  commands: checkCommands,
  settings: checkSettings,
};

/** Sessions that are compared with those without the plugin; also where node cannot run it. */
function checkSessions(bench: Bench, root: string): void {
  const without = bench.world('without');
  play(bench, without, 'first', FIRST_SESSION);
  play(bench, without, 'second', SECOND_SESSION);
  checkWholeSession(bench, without);
  checkWithoutNode(bench, 'no node', makePathWithoutNode(join(root, 'bin-no-node')), without);
  checkWithoutNode(bench, 'node 18', makePathWithOldNode(join(root, 'bin-old-node')), without);
}

function makeBench(root: string, client: string, check: Bench['check']): Bench {
  makeRepository(join(root, 'pattern'));
  const [plugin, marketplaces] = [join(root, 'plugin'), join(root, 'marketplaces')];
  copyProject(PROJECT, plugin);
  publish(plugin, marketplaces);
  return {
    client,
    plugin,
    marketplaces,
    recording: `${makeRecordingPath(join(root, 'bin-recording'))}:/usr/local/bin:/usr/bin:/bin`,
    world: makeWorlds(root, join(root, 'pattern')),
    check,
  };
}

/** Gives how many checks failed. */
function testAll(root: string): number {
  const names = Object.keys(FAMILIES).filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Error(`--only takes one of ${Object.keys(FAMILIES).join(', ')}`);
  const client = ensureClient();
  console.log(`Claude Code ${CLIENT_VERSION}, the plugin of ${PROJECT}`);
  const { check, tally } = createReport();
  const bench = makeBench(root, client, check);
  for (const name of names) FAMILIES[name]?.(bench, root);
  console.log(`Not compared between requests: ${NORMALISED}.`);
  const { passed, failed } = tally();
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}

const root = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-client-')));
try {
  const failed = testAll(root);
  if (keep || failed > 0) console.log(`the sessions are in ${root}`);
  else rmSync(root, { recursive: true, force: true });
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Skipped)) throw error;
  rmSync(root, { recursive: true, force: true });
  console.log(`skipped: ${error.message}`);
}
