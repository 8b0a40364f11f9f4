import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a request must know, and where it must have been sent. */
export interface Expected {
  readonly port: number;
  /** In the path of everything. */
  readonly token: string;
  /** In a header of what changes something: the page alone has it. */
  readonly csrf: string;
}

export interface Asked {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export const CSRF_HEADER = 'x-cs-memory-csrf';

/** A refusal: its HTTP status, and why in a word for the developer tools; the path behind the token where it may go on. */
export type Admission =
  | { readonly status: 403 | 405 | 415; readonly why: string }
  | { readonly path: string; readonly query: URLSearchParams };

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Whether a request comes from the page that this server gave out. A foreign page can make a browser send requests here, and by a name of its
 * own that leads to this machine even read the answers: so the host must be this one, the origin too wherever one is told, and the token is in
 * the path. What changes something is a POST of JSON with an origin and the page's own header, which no form and no image can send.
 */
export function admit({ method, url, headers }: Asked, { port, token, csrf }: Expected): Admission {
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
