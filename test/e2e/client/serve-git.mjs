#!/usr/bin/env node
// serve-git.mjs DIR PORT: serves the bare repositories in DIR over http on loopback, for `plugin marketplace add`,
// which refuses file:// and plain paths for git sources.
import { spawn } from 'node:child_process';
import http from 'node:http';

const [directory, port] = process.argv.slice(2);

function environment(request, { pathname, search }) {
  return {
    PATH: process.env.PATH,
    GIT_PROJECT_ROOT: directory,
    GIT_HTTP_EXPORT_ALL: '1',
    // Whoever started the test may not own the repository.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
    PATH_INFO: pathname,
    QUERY_STRING: search.slice(1),
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: request.headers['content-type'] ?? '',
    GIT_PROTOCOL: request.headers['git-protocol'] ?? '',
    HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
  };
}

/** A CGI answer: header lines, an empty line, the body. */
function sendCgi(response, output) {
  const end = output.indexOf('\r\n\r\n');
  for (const line of output.subarray(0, end).toString().split('\r\n')) {
    const [name, value] = line.split(': ');
    if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.end(output.subarray(end + 4));
}

http
  .createServer((request, response) => {
    const env = environment(request, new URL(request.url, 'http://loopback'));
    const backend = spawn('git', ['http-backend'], { env });
    const chunks = [];
    request.pipe(backend.stdin);
    backend.stdout.on('data', (chunk) => chunks.push(chunk));
    backend.on('close', () => sendCgi(response, Buffer.concat(chunks)));
  })
  .listen(Number(port), '127.0.0.1');
