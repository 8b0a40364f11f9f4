import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Call, type Dialect, gemini, openai, type Seen, startModel } from './model.ts';

/** A repository, and a home of its own. */
export interface Place {
  readonly repository: string;
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
}

/** How an agent is run without a person. */
export interface AgentRun {
  readonly name: 'gemini' | 'codex';
  readonly dialect: Dialect;
  /** Its settings, as they stand after the user has chosen how to sign in. */
  readonly settings: string;
  before(place: Place, url: string): string;
  readonly env: (url: string) => NodeJS.ProcessEnv;
  readonly args: (prompt: string) => readonly string[];
}

export const RUNS: readonly AgentRun[] = [
  {
    name: 'gemini',
    dialect: gemini,
    settings: '.gemini/settings.json',
    before: () => '{\n  "security": { "auth": { "selectedType": "gemini-api-key" } }\n}\n',
    env: (url) => ({
      GEMINI_API_KEY: 'none',
      GOOGLE_GEMINI_BASE_URL: url,
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
    }),
    args: (prompt) => ['--prompt', prompt, '--yolo', '--model', 'gemini-2.5-flash'],
  },
  {
    name: 'codex',
    dialect: openai,
    settings: '.codex/config.toml',
    before: ({ repository }, url) =>
      `model = "scripted"\nmodel_provider = "here"\n\n[model_providers.here]\nname = "here"\nbase_url = "${url}/v1"\nwire_api = "responses"\nenv_key = "SCRIPTED_KEY"\n\n[projects."${repository}"]\ntrust_level = "trusted"\n`,
    env: () => ({ SCRIPTED_KEY: 'none' }),
    // As if the user had been asked, and had trusted the hook.
    args: (prompt) => [
      'exec',
      '--dangerously-bypass-approvals-and-sandbox',
      '--dangerously-bypass-hook-trust',
      prompt,
    ],
  },
];

const PATIENCE_MS = 180_000;

/** Writes the settings, where there are none, for a model at an address; else puts the address in the place of the last one. */
function direct({ settings, before }: AgentRun, place: Place, url: string): void {
  const file = join(place.home, settings);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/http:\/\/127\.0\.0\.1:\d+/, url));
  } catch {
    writeFileSync(file, before(place, url));
  }
}

/** One session of the agent with a model that makes one call. `between`: what is done once its settings are there. */
export async function runAgent(
  agent: AgentRun,
  place: Place,
  prompt: string,
  call: Call,
  between = (): void => {},
): Promise<readonly Seen[]> {
  const model = await startModel(agent.dialect, call);
  direct(agent, place, model.url);
  between();
  const child = spawn(agent.name, agent.args(prompt), {
    cwd: place.repository,
    env: { ...place.env, ...agent.env(model.url) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  });
  model.close();
  if (code !== 0) throw new Error(`${agent.name} ended with ${code}:\n${said.slice(-3_000)}`);
  return model.seen;
}
