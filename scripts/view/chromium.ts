// A real Chromium, spoken to over two pipes: no package, no download.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first Chromium on the PATH, or the one that CHROMIUM names; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  return NAMES.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

type Answered = { readonly done: (result: unknown) => void; readonly fail: (error: Error) => void };

/** One tab. */
export interface Tab {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  /** The value of an expression in the page, awaited. Throws what it throws. */
  run<T>(expression: string): Promise<T>;
  /** What the page said on its console, its faults and what its policy stopped. */
  readonly complaints: readonly string[];
}

export interface Browser {
  openTab(): Promise<Tab>;
  close(): void;
}

/** Starts it without a window, with a profile of its own. */
export function startBrowser(program: string): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'cs-memory-chromium-'));
  const child = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const { send, onEvent } = connect(child);
  return {
    openTab: async () => {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
      const attach = { targetId, flatten: true };
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attach);
      const complaints: string[] = [];
      onEvent(sessionId, ({ method, params = {} }) => {
        if (method === 'Runtime.exceptionThrown' || method === 'Log.entryAdded')
          complaints.push(JSON.stringify(params).slice(0, 600));
      });
      const ask = <T>(method: string, params: object = {}) => send<T>(method, params, sessionId);
      for (const domain of ['Page', 'Runtime', 'Log']) await ask(`${domain}.enable`);
      return { complaints, send: ask, run: (expression) => evaluate(ask, expression) };
    },
    close: () => {
      child.once('exit', () =>
        rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
      );
      child.kill();
    },
  };
}

async function evaluate<T>(
  ask: (method: string, params: object) => Promise<unknown>,
  expression: string,
): Promise<T> {
  const params = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = (await ask('Runtime.evaluate', params)) as {
    result: { value: T };
    exceptionDetails?: { exception?: { description?: string }; text: string };
  };
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Messages are JSON, each ended by a zero byte, on descriptors 3 and 4. */
function connect(child: ChildProcess) {
  const [, , , output, input] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, Answered>();
  const listeners = new Map<string, (message: Message) => void>();
  let rest = '';
  let last = 0;
  input.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const message = JSON.parse(text) as Message;
      const answer = waiting.get(message.id ?? -1);
      if (answer === undefined) listeners.get(message.sessionId ?? '')?.(message);
      else if (message.error === undefined) answer.done(message.result);
      else answer.fail(new Error(message.error.message));
      waiting.delete(message.id ?? -1);
    }
  });
  return {
    send: <T>(method: string, params: object, sessionId?: string): Promise<T> =>
      new Promise((done, fail) => {
        last += 1;
        waiting.set(last, { done: done as (result: unknown) => void, fail });
        output.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    onEvent: (sessionId: string, listen: (message: Message) => void) => listeners.set(sessionId, listen),
  };
}
