import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it, onTestFinished } from 'vitest';
import { createCalls } from '../../src/app/mcp/answers.ts';
import { createServer } from '../../src/app/mcp/server.ts';
import { useCli } from '../helpers/cli.ts';
import { wired } from '../helpers/repo.ts';

const world = useCli();

/** A handoff in which somebody asked of the exporter, and three lessons that name it beside others. */
async function remember(): Promise<void> {
  const handoff = { namespace: 'handoffs', kind: 'handoff', evidence: 'model-inferred', session: 's0' };
  const lesson = { namespace: 'learnings', kind: 'fix', evidence: 'test-verified', session: 's0' };
  const records = [
    { ...handoff, summary: 'Exporter: why does the exporter drop rows', body: 'Asked:\n- the exporter' },
    ...['zlib', 'a flag', 'a newer node'].map((what) => ({
      ...lesson,
      summary: `The build of the exporter passes after ${what} was installed on the runner of the nightly job`,
    })),
  ];
  const stdin = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  expect(await world.run(['import', '--jsonl'], { stdin })).toMatchObject({ code: 0 });
}

/** What the server's tools answer, on the sources as they stand. */
async function connectMcp() {
  const all = await wired(world.repository(), { env: { ...process.env, HOME: world.home() } });
  const server = createServer({ withWired: (run) => run(all), calls: createCalls(() => {}) });
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  onTestFinished(() => client.close());
  return async (name: string, args: Record<string, unknown>): Promise<string> =>
    JSON.stringify((await client.callTool({ name, arguments: args })).content);
}

it('leave no list, export or review but for whoever asks for them', async () => {
  await remember();
  const printed = async (...args: string[]): Promise<string> => (await world.run(args)).stdout;
  for (const command of ['list', 'export'] as const) {
    expect(await printed(command)).toContain('zlib');
    expect(await printed(command)).not.toContain('drop rows');
    expect(await printed(command, '--all')).toContain('drop rows');
    expect(await printed(command, '--ns', 'handoffs')).toContain('drop rows');
  }
  expect(await printed('review', '--since', '9d')).toContain('zlib');
  expect(await printed('review', '--since', '9d')).not.toContain('drop rows');
  const call = await connectMcp();
  expect(await call('list_memories', {})).toContain('3 of 3 memories');
  expect(await call('list_memories', { all: true })).toContain('drop rows');
  expect(await call('list_memories', { namespace: 'handoffs' })).toContain('drop rows');
});

it('come after every lesson where somebody recalls, and to a model in one line', async () => {
  await remember();
  const { stdout } = await world.run(['recall', 'why does the exporter drop rows']);
  const lines = stdout.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toContain('handoffs/handoff');
  const told = await (await connectMcp())('recall', { query: 'why does the exporter drop rows' });
  expect(told).toContain('Exporter: why does');
  expect(told).not.toContain('Asked:');
});
