import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One request that the endpoint was sent. */
export interface ModelRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ModelEndpoint {
  readonly url: string;
  readonly requests: ModelRequest[];
  /** How it answers from now on. */
  answer: (response: ServerResponse, request: ModelRequest) => void;
}

/** A message of the API that says this; what is no text is said as JSON. */
export function textMessage(said: unknown): object {
  return {
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'claude-haiku-4-5',
    content: [{ type: 'text', text: typeof said === 'string' ? said : JSON.stringify(said) }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 700, output_tokens: 80 },
  };
}

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };

/** A local stand-in for the API, closed when the test ends. */
export async function modelEndpoint(): Promise<ModelEndpoint> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const got = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      requests.push(got);
      endpoint.answer(response, got);
    });
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint: ModelEndpoint = { url: `http://127.0.0.1:${port}`, requests, answer: json({}, 500) };
  return endpoint;
}
