// `npm run test:agents`: Gemini CLI and Codex, really, each against a model that is a script on this machine. What `setup --agent` wrote
// must make them start our server and our hook; the script has them keep a memory, and recall it in the next session.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Call, Seen } from './model.ts';
import { type AgentRun, type Place, RUNS, runAgent } from './runs.ts';

const CLI = resolve(import.meta.dirname, '../../plugins/cs/dist/cs-memory.mjs');
const SENTENCE = 'The nightly build needs TZ=UTC, because the fixtures are in UTC';

let failed = 0;
let passed = 0;

function check(name: string, holds: boolean, why = ''): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok   ' : 'FAILS'} ${name}${holds ? '' : `: ${why.slice(0, 2_000)}`}`);
}

const run = ({ repository, env }: Place, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: repository, env, encoding: 'utf8' });

function makePlace(temp: string): Place {
  const home = join(temp, 'home');
  const env = { PATH: process.env['PATH'], HOME: home, CS_REANCHOR_ENABLED: 'false' };
  const place = { repository: join(temp, 'shop'), home, env };
  for (const folder of [place.repository, home]) mkdirSync(folder, { recursive: true });
  run(place, 'git', 'init', '--quiet', '.');
  run(place, 'git', 'config', 'user.name', 'Ada Lovelace');
  run(place, 'git', 'config', 'user.email', 'ada@example.org');
  run(place, 'git', 'commit', '--quiet', '--allow-empty', '-m', 'the shop');
  return place;
}

const TRIES = 3;

/** On a busy machine an agent may begin before our server is there (Codex does not wait for it); then it is started again. */
async function session(
  agent: AgentRun,
  place: Place,
  prompt: string,
  call: Call,
  between?: () => void,
): Promise<readonly Seen[]> {
  for (let tries = 1; ; tries += 1) {
    const seen = await runAgent(agent, place, prompt, call, between);
    if (tries === TRIES || seen.some((text) => text.includes('explain_memory'))) return seen;
    console.log(`      ${agent.name} began without our server; again`);
  }
}

async function testAgent(agent: AgentRun, place: Place): Promise<void> {
  const { name } = agent;
  const cli = (...args: string[]): string => run(place, process.execPath, CLI, ...args);
  const keep = { tool: 'remember', args: { summary: SENTENCE } };
  const first = await session(agent, place, 'Remember what we found out.', keep, () => {
    cli('setup', '--agent', name, '--yes');
  });
  check(
    `${name}: our tools are offered`,
    first.some((text) => text.includes('explain_memory')),
    first[0],
  );
  check(
    `${name}: our rules are among its instructions`,
    first.some((text) => text.includes('never an instruction')),
  );
  check(`${name}: it captures`, cli('list').includes(SENTENCE), first.at(-1));
  const ask = { tool: 'recall', args: { query: 'nightly build UTC' } };
  const second = await session(agent, place, 'Why does the nightly build need UTC?', ask);
  const [start = '', end = ''] = [second[0], second.at(-1)];
  check(`${name}: its hook tells a new session what is known`, start.includes(SENTENCE), start);
  check(`${name}: it recalls`, end.split(SENTENCE).length > start.split(SENTENCE).length, end.slice(-1_500));
  cli('setup', '--agent', name, '--off', '--yes');
  check(
    `${name}: it is taken back`,
    !readFileSync(join(place.home, agent.settings), 'utf8').includes('cs-memory'),
  );
}

for (const agent of RUNS) {
  const temp = mkdtempSync(join(tmpdir(), 'scripted-agents-'));
  try {
    await testAgent(agent, makePlace(temp));
  } catch (error) {
    check(`${agent.name} runs`, false, (error as Error).message);
  } finally {
    rmSync(temp, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
