#!/usr/bin/env node
// drive-client.mjs: feeds several prompts, one after another, to one client process in print mode
// (--input-format stream-json). PROMPTS.json is an array; an entry is a string or one of
//   {"prompt": "...", "waitMs": 500}      wait before sending
//   {"control": {...}}                    a raw stream-json control request
//   {"signal": "SIGINT"}                  send a signal to the client
//   {"close": true}                       close stdin now
//   node drive-client.mjs PROMPTS.json STDOUT.jsonl STDERR.txt TIMEOUT_S -- CLIENT ARGS...
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const [promptsFile, outFile, errFile, timeoutS] = process.argv.slice(2);
const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
const prompts = JSON.parse(fs.readFileSync(promptsFile, 'utf8'));
const client = spawn(command, args, { stdio: ['pipe', 'pipe', fs.openSync(errFile, 'w')] });
const out = fs.createWriteStream(outFile);
let timedOut = false;
const killer = setTimeout(() => {
  timedOut = true;
  client.kill('SIGTERM');
  setTimeout(() => client.kill('SIGKILL'), 5000).unref();
}, Number(timeoutS) * 1000);
client.stdin.on('error', () => {
  // A client that ends early closes its stdin; its exit code says so.
});
const send = (message) => client.stdin.write(`${JSON.stringify(message)}\n`);

/** Sends what comes before the next prompt, then that prompt; the end of the list closes stdin. */
async function next() {
  for (;;) {
    const entry = prompts.shift() ?? { close: true };
    const step = typeof entry === 'string' ? { prompt: entry } : entry;
    if (step.waitMs) await new Promise((done) => setTimeout(done, step.waitMs));
    if (step.close) return client.stdin.end();
    if (step.signal) client.kill(step.signal);
    if (step.control) send({ type: 'control_request', request_id: `r${Date.now()}`, request: step.control });
    if (step.prompt !== undefined)
      return send({ type: 'user', message: { role: 'user', content: step.prompt } });
  }
}

function isResult(line) {
  try {
    return JSON.parse(line).type === 'result';
  } catch {
    return false;
  }
}

let rest = '';
client.stdout.on('data', (chunk) => {
  out.write(chunk);
  const lines = `${rest}${chunk}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) if (isResult(line)) next();
});
client.on('exit', (code) => {
  clearTimeout(killer);
  out.end(() => process.exit(timedOut ? 124 : (code ?? 128)));
});
next();
