// Whether anything that the filter catches is left on disk after a session that met it: each case goes through the built hooks as the
// output of a failed command, as a prompt and as an answer; then every file and git object below repository, home and temporary folder is read.
// Usage: npx tsx bench/filters/session.ts <cases.jsonl>… (the first case of each rule; build first)
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minimatch } from 'minimatch';
import { createFilterPipeline } from '../../filters/pipeline.ts';
import { runHook } from '../../test/helpers/hook.ts';
import { asLine, type PayloadName, payload } from '../../test/helpers/payloads.ts';
import { makeRepository, notesByGit } from '../../test/helpers/repo.ts';
import { createTraceFinder } from '../../test/helpers/traces.ts';
import { type Case, readCases } from './cases.ts';
import { judge } from './score.ts';

const SESSION = '5e551017-0000-4000-8000-0000000000f1';
const filters = createFilterPipeline({ loadMinimatch: () => minimatch });

function firstOfEachRule(cases: readonly Case[]): readonly Case[] {
  const seen = new Set<string>();
  return cases.filter(({ source, group, secrets }) => {
    const isFirst = secrets.length > 0 && !seen.has(`${source} ${group}`);
    seen.add(`${source} ${group}`);
    return isFirst;
  });
}

/** What the filter catches of a case by itself, and what it leaves of the text. */
function judged(one: Case) {
  const result = filters.filter(one.text);
  if (!result.ok) throw new Error(`${one.id} was stopped by ${result.stage}`);
  const { left } = judge(one, result);
  return { one, output: result.text, caught: one.secrets.filter((secret) => !left.includes(secret)) };
}

const root = mkdtempSync(join(tmpdir(), 'filter-session-'));
const folder = (name: string): string => {
  mkdirSync(join(root, name), { recursive: true });
  return join(root, name);
};
const cwd = makeRepository(folder('repository'));
const transcript_path = join(folder('home/.claude/projects/x'), `${SESSION}.jsonl`);
const env = {
  ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
  PATH: process.env['PATH'],
  HOME: folder('home'),
  TMPDIR: folder('tmp'),
};

async function raise(name: PayloadName, fields: object): Promise<void> {
  const event = payload(name, { session_id: SESSION, cwd, transcript_path, ...fields });
  const run = await runHook(event.hook_event_name, event, { env });
  if (run.exitCode !== 0) throw new Error(`${name} ended with ${run.exitCode}`);
}

const missing = 'make: shellcheck: command not found';

async function meet({ text }: Case, at: number): Promise<void> {
  await raise('UserPromptSubmit', { prompt: `Remember that the checks of part ${at} need this:\n${text}` });
  await raise('PostToolUseFailure-Bash', {
    tool_input: { command: `make part${at}`, description: 'check' },
    error: `Exit code 127\n/bin/bash: line 1: zebra${at}: command not found\n${missing}\n${text}`,
  });
  const message = `The cause of part ${at}: shellcheck is not installed, so make lint fails.\n\n${text}`;
  await raise('Stop', { last_assistant_message: message });
}

const cases = firstOfEachRule(process.argv.slice(2).flatMap(readCases)).map(judged);
const met = cases.reduce((sum, { one }) => sum + one.secrets.length, 0);
const caught = cases.flatMap((it) => it.caught.map((secret) => ({ secret, from: it.one.id })));

try {
  await raise('SessionStart', { source: 'startup' });
  for (const [at, { one }] of cases.entries()) await meet(one, at);
  await raise('SessionEnd', {});
  rmSync(transcript_path, { force: true });
  const kept = [...cases.map(({ output }) => output), missing];
  const finder = createTraceFinder(caught, kept);
  const found = finder.below(root);
  const notes = [...notesByGit(cwd).values()].join('\n').split('\n').length;
  console.log(
    `${cases.length} cases, ${met} secrets, caught ${caught.length} (${((100 * caught.length) / met).toFixed(1)} %)`,
  );
  console.log(`${notes} lines of notes; traces of what is caught: ${found.length}`);
  for (const trace of found.slice(0, 40)) console.log(trace.slice(0, 300));
  // the finder is no straw man: what it looks for is found where it is put
  writeFileSync(join(root, 'planted'), asLine(caught[0]?.secret));
  if (finder.below(root).length <= found.length) throw new Error('the finder does not find what is there');
} finally {
  rmSync(root, { recursive: true, force: true });
}
