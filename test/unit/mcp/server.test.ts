import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCalls, createTurns, type Serving } from '../../../src/app/mcp/answers.ts';
import { createServer } from '../../../src/app/mcp/server.ts';

const CALLS = [
  ['recall', { query: 'x' }],
  ['list_memories', {}],
  ['explain_memory', { id: 'abcd' }],
  ['memory_status', {}],
  ['remember', { summary: 'x' }],
  ['forget', { id: 'abcd' }],
  ['consolidate_memories', {}],
] as const;

afterEach(() => vi.useRealTimers());

/** A client and a server whose wiring takes until `open` is called; then it gives what every use of throws. */
async function connect() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const nothing = new Proxy(
    {},
    {
      get: (_target, name) => {
        throw new Error(`touched ${String(name)}`);
      },
    },
  );
  const withWired: Serving['withWired'] = async (run) => {
    await opened;
    return run(nothing as Parameters<typeof run>[0]);
  };
  const log: unknown[] = [];
  const server = createServer({ withWired, calls: createCalls((record) => log.push(record)) });
  const client = new Client({ name: 'test', version: '1' });
  const faults: Error[] = [];
  client.onerror = (error) => faults.push(error);
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  onTestFinished(() => client.close());
  return { client, open, log, faults };
}

it.each(CALLS)('answers nothing to a cancelled %s, and does none of it', async (name, args) => {
  const { client, open, log, faults } = await connect();
  const { signal, abort } = withAbort();
  const gone = client.callTool({ name, arguments: args }, undefined, { signal });
  await new Promise(setImmediate);
  abort();
  await expect(gone).rejects.toThrow();
  open();
  await expect.poll(() => log).toEqual([expect.objectContaining({ tool: name, outcome: 'cancelled' })]);
  await new Promise(setImmediate);
  expect(faults).toEqual([]);
});

function withAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

it.each(CALLS)('tells the seconds that %s takes, and a fault as a result', async (name, args) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { client, open, log } = await connect();
  const steps: number[] = [];
  const onprogress = ({ progress }: { progress: number }) => steps.push(progress);
  const answer = client.callTool({ name, arguments: args }, undefined, { onprogress });
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(2_500);
  open();
  expect(await answer).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('touched') }],
  });
  expect(steps).toEqual([1, 2]);
  expect(log).toEqual([
    expect.objectContaining({
      tool: name,
      outcome: 'failed',
      failure: 'Error',
      thrown_at: expect.any(String),
    }),
  ]);
  expect(JSON.stringify(log)).not.toContain('touched');
  expect(vi.getTimerCount()).toBe(0);
});

describe('turns', () => {
  it('come one after the other, whatever became of the one before', async () => {
    const turns = createTurns();
    const said: string[] = [];
    const slow = turns(async () => {
      await new Promise(setImmediate);
      said.push('first');
      throw new Error('no');
    });
    const next = turns(async () => said.push('second'));
    await expect(slow).rejects.toThrow('no');
    await next;
    expect(said).toEqual(['first', 'second']);
  });

  it('are passed over by who was cancelled while waiting', async () => {
    const turns = createTurns();
    const cancelled = new AbortController();
    const said: string[] = [];
    const first = turns(async () => cancelled.abort());
    const second = turns(async () => said.push('second'), cancelled.signal);
    await first;
    await expect(second).rejects.toThrow();
    expect(said).toEqual([]);
  });
});
