import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runClean } from '../helpers/clean-run.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = temporaryFolder('cs-without-node-');
const SCRIPT = resolve('plugins/cs/mcp/without-node.sh');

/** A sed that knows no more than POSIX asks, as those of macOS and the BSDs: GNU's own is told to be like that. */
function plainSed(): void {
  const sed = '/usr/bin/sed';
  writeFileSync(
    join(folder(), 'sed'),
    `#!/bin/sh\n${sed} --version >/dev/null 2>&1 && exec ${sed} --posix "$@"\nexec ${sed} "$@"\n`,
  );
  chmodSync(join(folder(), 'sed'), 0o755);
  symlinkSync('/bin/sh', join(folder(), 'sh'));
}

it('answers as a server without tools, with whatever sed there is', async () => {
  plainSed();
  const requests = [
    { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18' } },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { method: 'tools/list', jsonrpc: '2.0', id: 'a-1' },
    { method: 'ping', jsonrpc: '2.0', id: 17 },
  ];
  const stdin = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const env = { PATH: `${folder()}${delimiter}/usr/bin${delimiter}/bin` };
  const run = await runClean('sh', [SCRIPT], { cwd: folder(), env, stdin });
  const answers = run.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(answers).toMatchObject([
    { id: 0, result: { protocolVersion: '2025-06-18', capabilities: { tools: {} } } },
    { id: 'a-1', result: { tools: [] } },
    { id: 17, result: {} },
  ]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
});
