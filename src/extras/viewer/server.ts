import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CsError, errorCode, errorMessage } from '../../core/errors.ts';
import { ACT, type Act, act } from './actions.ts';
import { API } from './api.ts';
import type { Viewed } from './rows.ts';

export type Assets = Readonly<{ script: string; style: string }>;

const SCRIPT_FILE = 'viewer.js';
const STYLE_FILE = 'viewer.css';

/** Reads what stands beside the program. Throws IO_FAILED. */
export function readAssets(folder: string): Assets {
  const read = (name: string): string => {
    const file = join(folder, name);
    try {
      return readFileSync(file, 'utf8');
    } catch (cause) {
      throw new CsError('IO_FAILED', `'${file}' is missing from this copy of cs-memory`, { cause });
    }
  };
  return { script: read(SCRIPT_FILE), style: read(STYLE_FILE) };
}

const NOTHING_ELSE = "default-src 'none'; base-uri 'none'; form-action 'none'";

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const NO_PAGE_POLICY = `${NOTHING_ELSE}; frame-ancestors 'none'`;

/** What the page may load: its own script, the style in it, and answers of its own server. No inline code, no frame, nothing from elsewhere. */
const pagePolicy = ({ style }: Assets): string =>
  `${NOTHING_ELSE}; script-src 'self'; style-src ${hash(style)}; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** The page that a server gives out. Its style is in it: the first paint waits for one answer only. */
const livePage = ({ style }: Assets, csrf: string): string =>
  page(
    `<meta name="csrf" content="${csrf}"><style>${style}</style><script src="${SCRIPT_FILE}" defer></script>`,
  );

/** The same page in one file, with what it shows. Its policy names its own script and style by their hashes. */
export function filePage({ script, style }: Assets, snapshot: object): string {
  // In a script element `</script` ends it, and `<!--` begins another state: neither can stand in what is written so.
  const code = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  const data = JSON.stringify(snapshot).replaceAll('<', '\\u003c');
  const policy = `${NOTHING_ELSE}; script-src ${hash(code)}; style-src ${hash(style)}; require-trusted-types-for 'script'; trusted-types 'none'`;
  return page(
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style>`,
    `<script type="application/json" id="data">${data}</script><script>${code}</script>`,
  );
}

const page = (head: string, tail = ''): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>cs-memory</title>${head}</head>
<body><div id="app"><header class="top"><h1>cs-memory</h1></header><main><p class="quiet">Reading the memories …</p></main></div>${tail}</body>
</html>
`;

export type Asked = Readonly<{ method: string; url: string; headers: IncomingHttpHeaders }>;

export const CSRF_HEADER = 'x-cs-memory-csrf';

/** A refusal: its HTTP status, and why in a word for the developer tools; where it may go on, what is asked behind the token. */
type Admission = Readonly<
  { status: 403 | 405 | 415; why: string } | { path: string; query: URLSearchParams }
>;

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Whether a request is of our page. A foreign page can send requests here, and by a name of its own read answers: so the host and any
 * origin must be ours, the token is in the path, and a change is a POST of JSON with an origin and our header, which no form can send.
 */
export function admit(
  { method, url, headers }: Asked,
  { port, token, csrf }: Readonly<{ port: number; token: string; csrf: string }>,
): Admission {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return { status: 403, why: 'host' };
  if (origin !== undefined && origin !== `http://${host}`) return { status: 403, why: 'origin' };
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string' && !['same-origin', 'none'].includes(site))
    return { status: 403, why: 'site' };
  const [, given = '', rest = ''] = /^\/([^/?#]*)(\/[^?#]*)?/.exec(url) ?? [];
  if (!isSame(given, token)) return { status: 403, why: 'token' };
  if (method === 'POST') {
    if (origin === undefined) return { status: 403, why: 'origin' };
    if (!isSame(String(headers[CSRF_HEADER] ?? ''), csrf)) return { status: 403, why: 'csrf' };
    if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return { status: 415, why: 'type' };
  } else if (method !== 'GET' && method !== 'HEAD') return { status: 405, why: 'method' };
  return { path: rest, query: new URLSearchParams(url.split('?')[1] ?? '') };
}

const MAX_BODY_BYTES = 64 * 1024;
const TOKEN_BYTES = 32;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

type Type = 'text/html' | 'text/javascript' | 'application/json' | 'text/plain';

function answer(response: ServerResponse, status: number, type: Type, text: string, policy = NO_PAGE_POLICY) {
  const own = { 'Content-Security-Policy': policy, 'Content-Type': `${type}; charset=utf-8` };
  response.writeHead(status, { ...HEADERS, ...own });
  response.end(text);
}

const answerJson = (response: ServerResponse, status: number, value: unknown): void =>
  answer(response, status, 'application/json', JSON.stringify(value));

/** Serves the page on loopback, under a token that nobody can guess, until it is closed. `onLoad` is told when a browser has all that it needs to paint. */
export async function serve(viewed: Viewed, assets: Assets, onLoad: () => void) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const csrf = randomBytes(TOKEN_BYTES).toString('base64url');
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    const { port } = server.address() as AddressInfo;
    const { method = '', url = '', headers } = request;
    const admission = admit({ method, url, headers }, { port, token, csrf });
    if ('status' in admission) {
      request.resume();
      return answer(response, admission.status, 'text/plain', `refused: ${admission.why}\n`);
    }
    void respond({ viewed, assets, onLoad, csrf }, request, response, admission);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${token}/`,
    csrf,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Served = Readonly<{ viewed: Viewed; assets: Assets; onLoad(): void; csrf: string }>;

async function respond(
  { viewed, assets, onLoad, csrf }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: Exclude<Admission, { status: number }>,
): Promise<void> {
  try {
    if (request.method === 'POST') {
      if (path !== '/act') return answer(response, 404, 'text/plain', 'not found\n');
      return answerJson(response, 200, await act(viewed, await readAct(request)).finally(viewed.renewRows));
    }
    if (path === '/') return answer(response, 200, 'text/html', livePage(assets, csrf), pagePolicy(assets));
    if (path === `/${SCRIPT_FILE}`) {
      response.once('finish', onLoad);
      return answer(response, 200, 'text/javascript', assets.script);
    }
    const [, name = ''] = /^\/api\/([a-z]+)$/.exec(path) ?? [];
    const ask = Object.hasOwn(API, name) ? API[name] : undefined;
    if (ask === undefined) return answer(response, 404, 'text/plain', 'not found\n');
    answerJson(response, 200, await ask(viewed, query));
  } catch (error) {
    fail(response, error);
  }
}

/** A fault that has a public code is told as it is; of any other only that it was one. */
function fail(response: ServerResponse, error: unknown): void {
  const code = errorCode(error);
  const status = code === 'USAGE' ? 400 : code === 'NOT_FOUND' ? 404 : 500;
  const said = code === undefined ? 'something failed; cs-memory doctor tells more' : errorMessage(error);
  answerJson(response, status, { error: said, code });
}

async function readAct(request: IncomingMessage): Promise<Act> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new CsError('USAGE', 'that is too long');
    chunks.push(chunk);
  }
  try {
    return ACT.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch (cause) {
    throw new CsError('USAGE', 'that is not a request this page makes', { cause });
  }
}
