import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { MAX_LINE } from '../../src/app/mcp/main.ts';
import { mcpServer } from '../helpers/mcp.ts';
import { makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

interface Answer {
  readonly id: string | number | null;
  readonly error?: { readonly code: number };
  readonly result?: unknown;
}

/** The built server, spoken to line by line. */
function start() {
  const { command, args, cwd, env } = mcpServer({ cwd: makeRepository(folder()), folder: folder() });
  const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    say: (text: string): boolean => child.stdin.write(`${text}\n`),
    next: async (): Promise<Answer> => JSON.parse(String((await lines.next()).value)) as Answer,
  };
}

const call = (id: number, method: string, params: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const HELLO = call(1, 'initialize', {
  protocolVersion: '2025-03-26',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

it('what is no message is answered with its error, and the server goes on', async () => {
  const { child, say, next } = start();
  say(HELLO);
  expect(await next()).toMatchObject({ id: 1, result: {} });
  say('{"jsonrpc": "2.0", "id": 2, "meth');
  expect(await next()).toMatchObject({ id: null, error: { code: -32700 } });
  say('{"id": 3, "method": "tools/list"}');
  expect(await next()).toMatchObject({ id: 3, error: { code: -32600 } });
  say('{"jsonrpc": "2.0", "id": "four", "method": 7}');
  expect(await next()).toMatchObject({ id: 'four', error: { code: -32600 } });
  for (const odd of ['[]', 'null', '7']) {
    say(odd);
    expect(await next()).toMatchObject({ id: null, error: { code: -32600 } });
  }
  say(call(5, 'remember', { text: 'x'.repeat(MAX_LINE + 3 * 1024 * 1024) }));
  expect(await next()).toMatchObject({ id: null, error: { code: -32600 } });
  say(call(6, 'tools/list'));
  expect(await next()).toMatchObject({ id: 6, result: {} });
  child.stdin.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
});
