import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './dist.ts';
import { onceARun } from './once-a-run.ts';

const FAILURE =
  'Exit code 1\nnpm error code EBADENGINE\nnpm error engine Unsupported engine for tool@2.1.0: wanted: {"node":">=22"}\n';

/** What loads most of dist; what runs most of a file comes before what runs less, since only what the first has run is kept. */
const EVENTS: readonly (readonly [event: string, fields: object])[] = [
  ['PostToolUseFailure', { tool_name: 'Bash', tool_input: { command: 'npm run build' }, error: FAILURE }],
  ['Stop', { last_assistant_message: 'We pin tool to 2.0.3, because tool 2.1.0 needs Node.js 22.' }],
  ['SessionStart', { source: 'startup' }],
  ['UserPromptSubmit', { prompt: 'From now on, always run `npm ci` in CI.' }],
  ['UserPromptSubmit', { prompt: 'why did we pin the tool?' }],
  ['PreCompact', { trigger: 'auto' }],
  ['SessionEnd', { reason: 'other' }],
];

/** What node made of dist, for all tests alike: without it every process below a HOME of its own would compile all anew. */
function compiled(folder: string): void {
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    CS_REANCHOR_ENABLED: 'false',
  };
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: repository, env });
  git('init', '--quiet', '.');
  for (const [field, value] of [
    ['name', 'Ada'],
    ['email', 'ada@example.org'],
  ])
    git('config', `user.${field}`, `${value}`);
  git('commit', '--quiet', '--allow-empty', '--message', 'a commit');
  const transcript_path = join(folder, 'transcript.jsonl');
  const message = { role: 'user', content: 'mend the build' };
  writeFileSync(
    transcript_path,
    `${JSON.stringify({ type: 'user', uuid: 'u1', sessionId: 'warm', message })}\n`,
  );
  for (const [hook_event_name, fields] of EVENTS)
    execFileSync(process.execPath, [join(DIST, 'hook.cjs'), hook_event_name], {
      input: JSON.stringify({
        session_id: 'warm',
        transcript_path,
        cwd: repository,
        hook_event_name,
        ...fields,
      }),
      env,
    });
  const command = [join(DIST, 'cs-memory.mjs'), 'remember', 'We pin tool to 2.0.3'];
  execFileSync(process.execPath, command, { cwd: repository, env, stdio: 'ignore' });
  rmSync(repository, { recursive: true });
}

/** What puts it below a user's cache folder when the first process starts there: most tests start none. */
export function seedOnce(cacheFolder: () => string): () => void {
  let seeded = '';
  return () => {
    const folder = cacheFolder();
    if (folder !== seeded) seedCompiledCode(folder);
    seeded = folder;
  };
}

/** Puts it below a user's cache folder, unless something of ours is there. Does nothing outside a run of tests. */
export function seedCompiledCode(cacheFolder: string): void {
  const to = join(cacheFolder, 'cs-memory', 'compiled');
  if (existsSync(to)) return;
  const made = onceARun('compiled', compiled);
  const from = made === undefined ? undefined : join(made, '.cache/cs-memory/compiled');
  if (from === undefined || !existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  // Links, for it is megabytes: who keeps code anew writes a file beside, and renames it.
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [kept, seeded] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory())
      cpSync(kept, seeded, { recursive: true }); // node's own, from 22 on
    else linkSync(kept, seeded);
  }
}
