import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteLines } from '../checks.ts';
import { learnedOnceProblems } from '../handoff-checks.ts';
import { hookResponsesOf, sessionIdOf } from '../results.ts';
import { git } from '../scratch.ts';
import { AGENTS_SESSION, CONCLUSION_WORD, IN_BACKGROUND, SUMMARY_WORD, UNABLE } from '../sessions-agents.ts';
import { type Bench, checkHooks, play } from '../worlds.ts';

/** What three subagents failed at is the session's when they end, however they do; what they report is what the session makes of it. */
export function checkSubagents(bench: Bench): void {
  const { check } = bench;
  const world = bench.world('subagents');
  const { repository } = world;
  const out = play(bench, world, 'agents', AGENTS_SESSION, {
    marketplaces: bench.marketplaces,
    path: bench.recording,
  });
  check("subagents: one outlived its parent's turn", orderProblems(out));
  // What the one that succeeded met on its way is nobody's any more.
  const words = [UNABLE.command, IN_BACKGROUND.command, CONCLUSION_WORD];
  check('subagents: the notes hold what they learned, each once', learnedOnceProblems(repository, words));
  check('subagents: it is known how each ended', statusProblems(repository, sessionIdOf(out)));
  check('subagents: nothing of the summariser is learned', summaryProblems(repository));
  checkHooks(bench, 'subagents', out, world.home);
}

/** The turn that sent them ended, and the context was compacted, before the last subagent did anything; another turn came afterwards. */
function orderProblems(out: string): string[] {
  const events = hookResponsesOf(out).map(({ hook_event }) => hook_event);
  const compacted = events.lastIndexOf('SessionStart');
  const last = ['PostToolUseFailure', 'SubagentStop', 'Stop'].map((event) => events.lastIndexOf(event));
  const places = [events.indexOf('SubagentStop'), compacted, ...last];
  const isInOrder = places.every((place, index) => place > (places[index - 1] ?? 0));
  return isInOrder && events.slice(0, compacted).includes('Stop') ? [] : [events.join(' ')];
}

function statusProblems(repository: string, session: string): string[] {
  const file = join(repository, '.git/cs-memory/sessions', `${session}.json`);
  const { agents = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const statuses = agents.map(({ status }: { readonly status: string }) => status).sort();
  return statuses.join() === 'failed,success,success' ? [] : [`they ended with ${statuses.join()}`];
}

function summaryProblems(repository: string): string[] {
  const refs = git(repository, 'for-each-ref', '--format=%(refname)', 'refs/notes/cs/').split('\n');
  const lines = refs.filter(Boolean).flatMap((ref) => noteLines(repository, ref));
  const told = lines.map(({ line }) => JSON.stringify(line)).filter((line) => line.includes(SUMMARY_WORD));
  return told.map((line) => line.slice(0, 300));
}
