import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { errorCode, errorMessage } from '../domain/errors.ts';
import { oneLine } from '../domain/excerpt.ts';
import { inert } from '../domain/inert.ts';
import { isLive } from '../domain/memory.ts';
import { newestFirst } from '../domain/scope.ts';
import { explanation } from './explanation.ts';
import type { ServerPorts } from './server-ports.ts';

/** So many memories are offered as resources, the newest. */
const MAX_LISTED = 50;
const URI = 'cs-memory://memory/';
const TYPE = 'text/markdown';
/** The protocol's number for a resource that is not there. */
const RESOURCE_NOT_FOUND = -32_002;

/** Memories as resources: the newest are listed, each can be read by its id. */
export function addResources(server: McpServer, { withWired, calls }: ServerPorts): void {
  const list = (signal: AbortSignal) =>
    calls.run('resources/list', signal, () =>
      withWired(async ({ stores }) => {
        const nowMs = Date.now();
        const live = (await stores.all()).filter(({ memory }) => isLive(memory, nowMs));
        live.sort(newestFirst);
        return live.slice(0, MAX_LISTED).map(({ memory: { id, summary } }) => {
          const title = inert(oneLine(summary, 100));
          return { uri: `${URI}${id}`, name: title, title, mimeType: TYPE };
        });
      }),
    );
  const read = (id: string, signal: AbortSignal) =>
    calls.run('resources/read', signal, () =>
      withWired(async ({ recall }) => explanation(await recall.byId(id), [], Date.now())),
    );
  const template = new ResourceTemplate(`${URI}{id}`, {
    list: async ({ signal }) => ({ resources: await list(signal) }),
  });
  const about = { title: 'Memories', description: 'A memory of this repository, by its id.', mimeType: TYPE };
  server.registerResource('memory', template, about, async ({ href: uri }, { id }, { signal }) => {
    try {
      return { contents: [{ uri, mimeType: TYPE, text: await read(String(id), signal) }] };
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') throw error;
      throw new McpError(RESOURCE_NOT_FOUND, errorMessage(error), { uri });
    }
  });
}
