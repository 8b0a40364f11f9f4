import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runGit } from '../../src/git/process.ts';
import { git, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, notesOid, placeIn } from '../helpers/sync.ts';

const folder = useFolders();
const PASSWORD = ['hunter', '2hunter'].join('');

/** Serves the bare repositories of a folder over http on loopback; with `password`, to user dana only. */
async function serve(directory: string, password?: string): Promise<string> {
  const wanted = `Basic ${Buffer.from(`dana:${password}`).toString('base64')}`;
  const server = createServer((request, response) => {
    if (password !== undefined && request.headers.authorization !== wanted) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="notes"' }).end();
    } else backend(directory, request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function backend(directory: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '', 'http://loopback');
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: directory,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'dana',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  const chunks: Buffer[] = [];
  request.pipe(child.stdin);
  child.stdin.on('error', () => {});
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    for (const line of output.subarray(0, end).toString().split('\r\n')) {
      const [name = '', value = ''] = line.split(': ');
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(output.subarray(end + 4));
  });
}

/** A clone that has one memory, of a remote that is served over http. */
async function served(password?: string) {
  const shared = makeShared(folder());
  const path = shared.clone('a');
  const base = await serve(dirname(shared.remote), password);
  git(path, ['remote', 'set-url', 'origin', `${base}/remote.git`]);
  const place = await placeIn(path);
  await place.remember('from a');
  return { ...shared, path, base, place };
}

function script(name: string, lines: string): string {
  const file = join(folder(), name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('a remote over http', () => {
  it('is synced with, and said to be open to everybody where a stranger can read it', async () => {
    const { place, remote } = await served();
    expect(await place.sync.look(await place.sync.find())).toMatchObject({ audience: 'everybody' });
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true });
    expect(notesOid(remote)).toBe(notesOid(place.path));
  });

  it('that wants a password is told as such, and nothing asks for one where nobody can answer', async () => {
    const { path } = await served(PASSWORD);
    const asked = join(folder(), 'asked');
    const askpass = script('askpass', `touch '${asked}'; sleep 60`);
    const place = await placeIn(path, {
      env: { ...process.env, GIT_ASKPASS: askpass, SSH_ASKPASS: askpass },
    });
    expect(await place.sync.look(await place.sync.find())).toMatchObject({ audience: 'some' });
    await expect(place.share()).rejects.toMatchObject({ code: 'REMOTE_DENIED', hint: expect.any(String) });
    expect(existsSync(asked)).toBe(false);
  });

  it("is opened by the user's own credential helper, which the look of a stranger does not use", async () => {
    const { path, remote } = await served(PASSWORD);
    git(path, ['config', 'credential.helper', `!f() { echo username=dana; echo password=${PASSWORD}; }; f`]);
    const place = await placeIn(path);
    expect(await place.sync.look(await place.sync.find())).toMatchObject({ audience: 'some' });
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true });
    expect(notesOid(remote)).toBe(notesOid(path));
  });

  it('with the password in its address is synced with, and no text of ours has it', async () => {
    const { path, base, remote } = await served(PASSWORD);
    git(path, ['remote', 'set-url', 'origin', `${base.replace('://', `://dana:${PASSWORD}@`)}/remote.git`]);
    const place = await placeIn(path);
    expect(await place.sync.look(await place.sync.find())).toMatchObject({ audience: 'some' });
    expect(JSON.stringify(await place.share())).not.toContain(PASSWORD);
    expect(notesOid(remote)).toBe(notesOid(path));
    expect(readFileSync(join(path, '.git/cs-memory/sync.json'), 'utf8')).not.toContain(PASSWORD);
    git(path, ['remote', 'set-url', 'origin', `${base.replace('://', `://dana:${PASSWORD}x@`)}/remote.git`]);
    const denied = await (await placeIn(path)).share().catch((error: Error) => error);
    expect(denied).toMatchObject({ code: 'REMOTE_DENIED' });
    expect(`${denied} ${(denied as Error).cause}`).not.toContain(PASSWORD);
  });
});

describe('a remote over ssh', () => {
  /** An ssh that notes its arguments and runs the command here. */
  const fakeSsh = () => {
    const log = join(folder(), 'log');
    const ssh = script('ssh', `echo "$*" >> '${log}'\nfor last; do :; done\nexec sh -c "$last"`);
    return { ssh, log };
  };

  it.each([
    ['GIT_SSH_COMMAND', (_path: string, ssh: string) => ({ GIT_SSH_COMMAND: `${ssh} -i key` })],
    [
      'core.sshCommand',
      (path: string, ssh: string) => {
        git(path, ['config', 'core.sshCommand', `${ssh} -i key`]);
        return {};
      },
    ],
  ])("is reached with the user's own %s, which may not ask", async (_name, configure) => {
    const shared = makeShared(folder());
    const path = shared.clone('a');
    const { ssh, log } = fakeSsh();
    git(path, ['remote', 'set-url', 'origin', `ssh://dana@example.org${shared.remote}`]);
    const place = await placeIn(path, { env: { ...process.env, ...configure(path, ssh) } });
    await place.remember('from a');
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true });
    expect(notesOid(shared.remote)).toBe(notesOid(path));
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    for (const call of calls) expect(call).toMatch(/-i key -o BatchMode=yes /);
  });

  it('may ask where a person sits at a terminal', async () => {
    const shared = makeShared(folder());
    const path = shared.clone('a');
    const { ssh, log } = fakeSsh();
    git(path, ['remote', 'set-url', 'origin', `ssh://dana@example.org${shared.remote}`]);
    const place = await placeIn(path, { env: { ...process.env, GIT_SSH_COMMAND: ssh }, mayAsk: true });
    await place.remember('from a');
    await place.share();
    expect(readFileSync(log, 'utf8')).not.toContain('BatchMode');
  });
});

describe('a remote that does not answer', () => {
  it('is given up, with all that git has started for it', async () => {
    const pidFile = join(folder(), 'pid');
    const alias = `alias.wait=!sh -c 'echo $$ > ${pidFile}; exec sleep 600'`;
    const waiting = runGit(['-c', alias, 'wait'], {
      cwd: folder(),
      env: process.env,
      detached: true,
      timeoutMs: 4_000,
    });
    await expect(waiting).rejects.toMatchObject({ code: 'GIT_FAILED' });
    const pid = Number(readFileSync(pidFile, 'utf8'));
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ');
  } catch {
    return false;
  }
}
