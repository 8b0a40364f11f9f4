import type { Plan } from './client.ts';
import { bash } from './sessions.ts';

/** What the client calls our server's tools. */
export const MCP_PREFIX = 'mcp__plugin_cs_memory__';
/** The server's tools, and what each must be given or may be. */
export const MCP_TOOLS: Readonly<Record<string, string>> = {
  recall: 'query',
  remember: 'summary',
  list_memories: 'namespace',
  explain_memory: 'id',
  memory_status: '',
  forget: 'restore',
  consolidate_memories: 'dry_run',
};

/** A call of one of them. */
export const mcp = (name: string, input: object = {}) => ({ name: `${MCP_PREFIX}${name}`, input });

const PORT = 'The port 5433 of the tests comes from docker-compose.yml.';
/** Says the same in other words. */
const TWIN = 'The port 5433 of tests comes from docker-compose.yml.';
export const REMEMBERED = [PORT, TWIN] as const;
export const NO_ID = 'ffffffff';

/** Calls that no rule allows. */
export const REFUSED_SESSION: Plan = {
  prompts: ['Please deploy it.'],
  script: {
    turns: [
      { text: 'Deploying.', tools: [bash('make deploy-now', 'Deploy')] },
      { text: 'Noting.', tools: [mcp('remember', { summary: 'It is deployed by make deploy-now.' })] },
      { text: 'I may do neither.' },
    ],
  },
};

/** All tools, loaded as the client wants it, two calls at once among them. */
export const ASKING_SESSION: Plan = {
  prompts: ['Please see to the port.'],
  script: {
    turns: [
      {
        tools: [
          {
            name: 'ToolSearch',
            input: { query: `select:${Object.keys(MCP_TOOLS).map((name) => MCP_PREFIX + name)}` },
          },
        ],
      },
      { tools: [mcp('memory_status')] },
      { tools: [mcp('remember', { summary: PORT, files: ['app.js'] }), mcp('remember', { summary: TWIN })] },
      { tools: [mcp('recall', { query: 'Where does the port of the tests come from?' })] },
      { tools: [mcp('list_memories', { limit: 1 })] },
      { tools: [mcp('explain_memory', { id: NO_ID })] },
      { tools: [mcp('consolidate_memories')] },
      { text: 'Seen to.' },
    ],
  },
};

/** What needs ids: all of one memory is told, the other one forgotten, and found by nobody until it is restored. */
export const correctingSession = (kept: string, forgotten: string): Plan => ({
  prompts: ['Please mend the notes on the port.'],
  script: {
    turns: [
      { tools: [mcp('explain_memory', { id: kept, contents: true })] },
      { tools: [mcp('forget', { id: forgotten })] },
      { tools: [mcp('recall', { query: 'port 5433' })] },
      { tools: [mcp('forget', { id: forgotten, restore: true })] },
      {
        tools: [
          {
            name: 'ReadMcpResourceTool',
            input: { server: 'plugin:cs:memory', uri: `cs-memory://memory/${forgotten}` },
          },
        ],
      },
      { tools: [mcp('consolidate_memories', { dry_run: false })] },
      { tools: [mcp('memory_status')] },
      { text: 'Mended.' },
    ],
  },
});
