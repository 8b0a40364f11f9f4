// The entry of mcp.mjs: an MCP server on stdin and stdout, which ends with its client.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { minimatch } from 'minimatch';
import { scan } from '../../filters/stages/provider-tokens/secretlint.ts';
import { writeLog } from '../wire/hot.ts';
import { placeMark } from '../wire/place-mark.ts';
import { wire } from '../wire.ts';
import { createCalls } from './calls.ts';
import { checkedLines } from './checked-lines.ts';
import { keepWired } from './keep-wired.ts';
import { createPlace } from './place.ts';
import { createServer } from './server.ts';

/** What is written is written: as long as a write waits for other writers (note-store.ts), and a little more. */
const MAX_ENDING_MS = 12_000;
/** People are asked for nothing here: a client that knows its folders answers at once. */
const ROOTS_TIMEOUT_MS = 5_000;

const { env } = process;
const loaders = { loadSecretlint: () => scan, loadMinimatch: () => minimatch };

/** `--repo DIR` or `--repo=DIR`. */
function namedRepository(words: readonly string[]): string | undefined {
  const at = words.indexOf('--repo');
  return at >= 0 ? (words[at + 1] ?? '') : words.find((word) => word.startsWith('--repo='))?.slice(7);
}

const place = createPlace({
  env,
  cwd: process.cwd(),
  repo: namedRepository(process.argv.slice(2)),
  askRoots: async () => {
    if (server.server.getClientCapabilities()?.roots === undefined) return undefined;
    const { roots } = await server.server.listRoots({}, { timeout: ROOTS_TIMEOUT_MS });
    return roots.map(({ uri }) => uri);
  },
});
const kept = keepWired({
  wire: (cwd) => wire({ cwd, env, loaders }),
  markOf: (cwd) => placeMark(cwd, env),
});
const calls = createCalls((record) => writeLog(env, record));
const server = createServer({
  calls,
  withWired: async (run) => kept.withWired(await place.folder(), run),
});
server.server.setNotificationHandler(RootsListChangedNotificationSchema, place.forget);

let isEnding = false;
/** Stops what can be stopped, waits for what is being written, and goes. */
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await server.close().catch(() => {}); // aborts every call
  await calls.ended(MAX_ENDING_MS);
  kept.close();
  process.exit(0);
}

process.stdin.on('end', end).on('close', end);
process.stdout.on('error', end); // the client is gone
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
const checked = checkedLines((line) => process.stdout.write(line));
await server.connect(new StdioServerTransport(process.stdin.pipe(checked)));
