// Models that are a script on this machine: each calls one tool of ours, by the end of its name, then says that it is done.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the agent sent it, as text: what it has of tools, instructions and answers is looked for in it. */
export type Seen = string;

export interface Model {
  readonly url: string;
  readonly seen: readonly Seen[];
  close(): void;
}

export interface Call {
  readonly tool: string;
  readonly args: object;
}

/** What a kind of model answers to a request. */
export type Dialect = (request: string, call: Call) => { readonly type: string; readonly text: string };

/** Answers every POST in a dialect; all else is not there. */
export async function startModel(dialect: Dialect, call: Call): Promise<Model> {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(404).end('{}');
      seen.push(text);
      const answer = dialect(text, call);
      return response.writeHead(200, { 'Content-Type': answer.type }).end(answer.text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, seen, close };
}

interface GeminiRequest {
  readonly contents?: unknown;
  readonly tools?: readonly { readonly functionDeclarations?: readonly { readonly name: string }[] }[];
}

/** Gemini's generateContent, streamed. */
export const gemini: Dialect = (request, { tool, args }) => {
  const { contents = [], tools = [] } = JSON.parse(request) as GeminiRequest;
  const names = tools.flatMap(({ functionDeclarations = [] }) =>
    functionDeclarations.map(({ name }) => name),
  );
  const name = names.find((it) => it.endsWith(tool));
  const isAnswered = JSON.stringify(contents).includes('functionResponse');
  const part = name === undefined || isAnswered ? { text: 'Done.' } : { functionCall: { name, args } };
  const answer = {
    candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  };
  return { type: 'text/event-stream', text: `data: ${JSON.stringify(answer)}\n\n` };
};

interface Tool {
  readonly type: string;
  readonly name?: string;
  readonly tools?: readonly Tool[];
}

/** The tools of servers stand in namespaces. */
const named = (tools: readonly Tool[], namespace?: string): { name: string; namespace?: string }[] =>
  tools.flatMap(({ type, name = '', tools: inner = [] }) =>
    type === 'namespace' ? named(inner, name) : [{ name, ...(namespace === undefined ? {} : { namespace }) }],
  );

/** OpenAI's responses, streamed. */
export const openai: Dialect = (request, { tool, args }) => {
  const { input = [], tools = [] } = JSON.parse(request) as { input?: unknown; tools?: readonly Tool[] };
  const found = named(tools).find(({ name }) => name.endsWith(tool));
  const isAnswered = JSON.stringify(input).includes('function_call_output');
  const item =
    found === undefined || isAnswered
      ? { type: 'message', role: 'assistant', id: 'm1', content: [{ type: 'output_text', text: 'Done.' }] }
      : { type: 'function_call', call_id: 'c1', ...found, arguments: JSON.stringify(args) };
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  const events = [
    { type: 'response.created', response: { id: 'r1' } },
    { type: 'response.output_item.done', item },
    { type: 'response.completed', response: { id: 'r1', usage } },
  ];
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  return { type: 'text/event-stream', text };
};
