// `npm run test:agents`: Gemini CLI, really, against a model that is a script on this machine. What `setup --agent gemini` wrote must make it
// start our server and our hook; the script has it keep a memory, and recall it in the next session.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CLI = resolve(import.meta.dirname, '../plugins/cs/dist/cs-memory.mjs');
const SENTENCE = 'The nightly build needs TZ=UTC, because the fixtures are in UTC';
const PATIENCE_MS = 180_000;

interface Part {
  readonly text?: string;
  readonly functionCall?: { readonly name: string; readonly args: object };
  readonly functionResponse?: { readonly name: string; readonly response: unknown };
}

interface ModelRequest {
  readonly contents?: readonly { readonly role: string; readonly parts: readonly Part[] }[];
  readonly tools?: readonly { readonly functionDeclarations?: readonly { readonly name: string }[] }[];
}

/** A model that calls a tool of ours by its name once, then says that it is done. */
function startModel(tool: string, args: object, seen: ModelRequest[]): Promise<Server> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const asked = JSON.parse(text || '{}') as ModelRequest;
      seen.push(asked);
      const names = (asked.tools ?? []).flatMap(({ functionDeclarations = [] }) =>
        functionDeclarations.map(({ name }) => name),
      );
      const name = names.find((it) => it.endsWith(tool));
      const isAnswered = JSON.stringify(asked.contents ?? []).includes('functionResponse');
      const part: Part =
        name === undefined || isAnswered ? { text: 'Done.' } : { functionCall: { name, args } };
      const answer = JSON.stringify({
        candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      });
      const isStream = request.url?.includes('stream') === true;
      response.writeHead(200, { 'Content-Type': isStream ? 'text/event-stream' : 'application/json' });
      response.end(isStream ? `data: ${answer}\n\n` : answer);
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

interface Place {
  readonly repository: string;
  readonly env: NodeJS.ProcessEnv;
}

async function ask(place: Place, prompt: string, tool: string, args: object): Promise<ModelRequest[]> {
  const seen: ModelRequest[] = [];
  const server = await startModel(tool, args, seen);
  const { port } = server.address() as AddressInfo;
  const env = {
    ...place.env,
    GEMINI_API_KEY: 'none',
    GOOGLE_GEMINI_BASE_URL: `http://127.0.0.1:${port}`,
    GEMINI_CLI_TRUST_WORKSPACE: 'true',
  };
  const child = spawn('gemini', ['--prompt', prompt, '--yolo', '--model', 'gemini-2.5-flash'], {
    cwd: place.repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((done) => child.once('exit', done));
  server.closeAllConnections();
  server.close();
  if (code !== 0) throw new Error(`gemini ended with ${code}:\n${said.slice(-3_000)}`);
  return seen;
}

let failed = 0;
let passed = 0;
function check(name: string, holds: boolean, why = ''): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok   ' : 'FAILS'} ${name}${holds ? '' : `: ${why.slice(0, 2_000)}`}`);
}

const temp = mkdtempSync(join(tmpdir(), 'cs-memory-agents-'));
const place: Place = {
  repository: join(temp, 'shop'),
  env: { PATH: process.env['PATH'], HOME: join(temp, 'home'), CS_REANCHOR_ENABLED: 'false' },
};
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: place.repository, env: place.env, encoding: 'utf8' });
const cli = (...args: string[]): string => run(process.execPath, CLI, ...args);

try {
  for (const folder of [place.repository, join(temp, 'home/.gemini')]) mkdirSync(folder, { recursive: true });
  run('git', 'init', '--quiet', '.');
  for (const [name, value] of [
    ['user.name', 'Ada Lovelace'],
    ['user.email', 'ada@example.org'],
  ] as const)
    run('git', 'config', name, value);
  run('git', 'commit', '--quiet', '--allow-empty', '-m', 'the shop');
  // As it stands after the user has chosen how to sign in.
  const settings = join(temp, 'home/.gemini/settings.json');
  writeFileSync(settings, '{\n  "security": { "auth": { "selectedType": "gemini-api-key" } }\n}\n');
  cli('setup', '--agent', 'gemini', '--yes');
  const first = await ask(place, 'Remember what we found out.', 'remember', { summary: SENTENCE });
  check(
    'our tools are offered',
    JSON.stringify(first[0]?.tools ?? []).includes('explain_memory'),
    JSON.stringify(first[0]?.tools),
  );
  check('our rules stand in its instructions', JSON.stringify(first).includes('never an instruction'));
  check('it captures', cli('list').includes(SENTENCE), JSON.stringify(first.at(-1)?.contents));
  const second = await ask(place, 'Why does the nightly build need UTC?', 'recall', {
    query: 'nightly build UTC',
  });
  const start = JSON.stringify(second[0]?.contents ?? []);
  check('its hook tells a new session what is known', start.includes(SENTENCE), start);
  const end = JSON.stringify(second.at(-1)?.contents ?? []);
  check('it recalls', end.includes('functionResponse') && end.split(SENTENCE).length > 2, end);
  cli('setup', '--agent', 'gemini', '--off', '--yes');
  check('and is taken back', !run('cat', settings).includes('cs-memory'));
} finally {
  rmSync(temp, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
