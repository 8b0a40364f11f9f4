// Runs before every test file: no test may read, or write, the developer's own HOME, git settings or memories.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll } from 'vitest';
import { startGitBySmallShells } from './git-starter.ts';
import { removeFolder } from './remove-folder.ts';

// Each call of a program inside the tests makes its functions anew: what V8 optimises of them at its own budget (132 kB) costs a sixth of a worker's time, and is thrown away.
setFlagsFromString('--interrupt-budget=1000000');
// What it once made of a function or a pattern it would throw away and make again, and of a pattern it would make two kinds.
for (const flag of ['--no-flush-bytecode', '--no-regexp-tier-up']) setFlagsFromString(flag);

startGitBySmallShells();
const home = mkdtempSync(join(tmpdir(), 'cs-memory-home-'));
for (const name of Object.keys(process.env)) {
  if (/^(GIT_|CS_|CLAUDE|XDG_|ANTHROPIC)/.test(name)) delete process.env[name];
}
delete process.env['NODE_EXTRA_CA_CERTS'];
// Who starts a git copies the whole environment, which node asks the system for name by name: of npm's thirty only those stay that another npm needs.
for (const name of Object.keys(process.env))
  if (/^npm_(?!config_(?:registry|userconfig|globalconfig|cache|cafile|strict_ssl|\w*proxy)$)/i.test(name))
    delete process.env[name];
// Each folder that npm and npx put first on the PATH is one more try before each git: there are fourteen of them, and no git.
process.env['PATH'] = process.env['PATH']
  ?.split(delimiter)
  .filter((folder) => !/\bnode_modules\/(?:\.bin|.*\/node-gyp-bin)$/.test(folder))
  .join(delimiter);
process.env['HOME'] = home;
// A sweep that a hook leaves running would outlive its test; one that wants it says so, and waits for it.
process.env['CS_REANCHOR_ENABLED'] = 'false';
process.env['GIT_CONFIG_NOSYSTEM'] = '1';
// On a busy machine git alone may take the second that a client gives a session's end; what is tested is what is done in it.
process.env['CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS'] = '60000';

/** Half a worker's memory is what its last files left: rather than that it grows until a fresh one takes its place, which takes 2 s, it is taken away in 0.1 s. */
const MAX_HEAP_BYTES = 220_000_000;
/** Where most of it is in use, it would be gone through after each file for nothing. */
const WORTH_BYTES = 60_000_000;
const IN_USE = Symbol.for('cs-memory tests: bytes that a worker could not give back');

afterAll(() => {
  removeFolder(home);
  const worker = globalThis as { [IN_USE]?: number };
  const { heapUsed } = process.memoryUsage();
  if (heapUsed < Math.max(MAX_HEAP_BYTES, (worker[IN_USE] ?? 0) + WORTH_BYTES)) return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  worker[IN_USE] = process.memoryUsage().heapUsed;
});
