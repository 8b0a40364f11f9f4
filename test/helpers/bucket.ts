import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What of s3rver is used; it has no types of its own. */
type S3rver = new (options: {
  readonly directory: string;
  readonly silent: true;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => {
  configureBuckets(): Promise<unknown>;
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
};

/** A bucket on loopback. */
export interface Bucket {
  readonly uri: string;
  /** Where what is below `uri` is kept. */
  readonly folder: string;
  /** What whoever uses it has in the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** How many connections were opened so far. */
  readonly connections: () => number;
  /** From now on it takes connections and answers nothing, or answers again. */
  hush(isSilent: boolean): void;
  close(): void;
}

const NAME = 'team';
/** What s3rver takes from everybody. */
const ACCOUNT = 'S3RVER';

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * s3rver on a folder. It writes objects in place and overwrites whatever is there; S3, MinIO and R2 take an object whole or not at all, and
 * refuse one that is to be new (`If-None-Match: *`) and is not, by which LanceDB commits. A proxy before it adds just that, unless `isPlain`.
 */
export async function openBucket(directory: string, { isPlain = false } = {}): Promise<Bucket> {
  const S3rver: S3rver = createRequire(import.meta.url)('s3rver');
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: NAME }] });
  await store.configureBuckets();
  const inner = createServer(store.callback());
  const innerPort = await listening(inner);
  let isSilent = false;
  let opened = 0;
  let last: Promise<void> = Promise.resolve();
  const forward = async (asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = asked;
    const passed = request({ port: innerPort, host: '127.0.0.1', method, path, headers }).end(body);
    const [given] = (await once(passed, 'response')) as [IncomingMessage];
    const whole = await wholeOf(given);
    answer.writeHead(given.statusCode ?? 500, given.headers).end(whole);
  };
  const outer = createServer(async (asked, answer) => {
    if (isSilent) return;
    const body = await wholeOf(asked).catch(() => undefined);
    if (body === undefined) return; // who wrote was killed: nothing of it is kept
    const isTaken = () =>
      existsSync(`${join(directory, decodeURIComponent(asked.url ?? ''))}._S3rver_object`);
    const turn = async (): Promise<void> => {
      if (!isPlain && asked.headers['if-none-match'] === '*' && isTaken()) {
        answer.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      } else await forward(asked, body, answer);
    };
    last = (isPlain ? turn() : last.then(turn)).catch(() => void answer.destroy());
  });
  outer.on('connection', () => {
    opened += 1;
  });
  const port = await listening(outer);
  return {
    uri: `s3://${NAME}/memories`,
    folder: join(directory, NAME, 'memories'),
    env: {
      AWS_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ALLOW_HTTP: 'true',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: ACCOUNT,
      AWS_SECRET_ACCESS_KEY: ACCOUNT,
    },
    connections: () => opened,
    hush: (silent) => {
      isSilent = silent;
      outer.closeAllConnections();
    },
    close: () => {
      for (const server of [outer, inner]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
