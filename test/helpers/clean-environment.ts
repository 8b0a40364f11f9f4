// Runs before every test file: no test may read, or write, the developer's own HOME, git settings or memories.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'cs-memory-home-'));
for (const name of Object.keys(process.env)) {
  if (/^(GIT_|CS_|CLAUDE|XDG_|ANTHROPIC)/.test(name)) delete process.env[name];
}
delete process.env['NODE_EXTRA_CA_CERTS'];
process.env['HOME'] = home;
// A sweep that a hook leaves running would outlive its test; one that wants it says so, and waits for it.
process.env['CS_REANCHOR_ENABLED'] = 'false';
process.env['GIT_CONFIG_NOSYSTEM'] = '1';

afterAll(() => rmSync(home, { recursive: true, force: true }));
