// The entry of mcp.mjs: an MCP server on stdin and stdout, which ends with its client.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { minimatch } from 'minimatch';
import { scan } from '../../filters/stages/provider-tokens/secretlint.ts';
import { wire } from '../wire.ts';
import { createServer } from './server.ts';
import type { WithWired } from './tool.ts';

/** Each call is wired by itself, so that settings, and what others wrote meanwhile, count at once. */
const withWired: WithWired = async (run) => {
  const cwd = process.env['CLAUDE_PROJECT_DIR'] || process.cwd();
  const loaders = { loadSecretlint: () => scan, loadMinimatch: () => minimatch };
  const wired = await wire({ cwd, env: process.env, loaders });
  try {
    return await run(wired);
  } finally {
    wired.close();
  }
};

const server = createServer(withWired);
process.stdin.on('end', () => void server.close().finally(() => process.exit(0)));
process.stdout.on('error', () => process.exit(0)); // the client is gone
await server.connect(new StdioServerTransport());
