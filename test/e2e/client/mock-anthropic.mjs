#!/usr/bin/env node
// mock-anthropic.mjs: a scripted Anthropic Messages API on loopback, for driving the real client in tests.
//   node mock-anthropic.mjs --script SCRIPT.json --log REQUESTS.jsonl [--port 8787] [--ready FILE]
//
// SCRIPT.json, or just the array of its turns:
//   {
//     "turns":     [TURN, ...],            what the main thread's model says, one per request
//     "subagents": [{"match": "text in the subagent's first user message" | null, "turns": [TURN, ...]}, ...],
//     "side":      [{"match": "text anywhere in the request", "turn": TURN}, ...],
//     "compactSummary": "the answer to a compaction request",
//     "usage":     {"input_tokens": 100, ...},        default usage of every answer
//     "after":     TURN                               when the turns run out (default: text "Done.")
//   }
//   TURN is one of
//     {"text": "..."}                                  a text answer, stop_reason end_turn
//     {"text": "optional", "tools": [{"name": "Bash", "input": {...}, "id": "optional"}]}
//     {"error": {"status": 400, "type": "invalid_request_error", "message": "..."}, "times": 1}
//     {"json": {...}}                                  a text answer that is that JSON
//   and may carry "usage": {...}, "delayMs": 200, "stop_reason": "...".
//   In any string, ${NAME} is the environment variable MOCK_NAME of the mock.
//
// REQUESTS.jsonl, one line a request: {seq, ts, kind, thread, method, path, headers, body, reply}
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { classify, createPlayer, readScript } from './mock-script.mjs';

const args = {};
for (let i = 2; i < process.argv.length; i += 2)
  args[process.argv[i].replace(/^--/, '')] = process.argv[i + 1];
const script = readScript(args.script);
const player = createPlayer(script);
const newId = (prefix) => `${prefix}_${randomUUID().replace(/-/g, '').slice(0, 24)}`;
let seq = 0;

function blocksOf(turn) {
  const blocks = [];
  if (turn.json !== undefined) blocks.push({ type: 'text', text: JSON.stringify(turn.json) });
  else if (turn.text) blocks.push({ type: 'text', text: turn.text });
  for (const { id, name, input } of turn.tools ?? [])
    blocks.push({ type: 'tool_use', id: id ?? newId('toolu'), name, input: input ?? {} });
  return blocks.length > 0 ? blocks : [{ type: 'text', text: 'Done.' }];
}

function sendJson(res, status, body) {
  res.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_mock${seq}` });
  res.end(JSON.stringify(body));
}

function sendBlock(send, index, block) {
  if (block.type === 'text') {
    send('content_block_start', { index, content_block: { type: 'text', text: '' } });
    for (let i = 0; i < block.text.length; i += 200) {
      const text = block.text.slice(i, i + 200);
      send('content_block_delta', { index, delta: { type: 'text_delta', text } });
    }
  } else {
    send('content_block_start', { index, content_block: { ...block, input: {} } });
    const partial_json = JSON.stringify(block.input);
    send('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } });
  }
  send('content_block_stop', { index });
}

function sendTurn(res, body, turn) {
  const blocks = blocksOf(turn);
  const called = blocks.some((block) => block.type === 'tool_use');
  const end = { stop_reason: turn.stop_reason ?? (called ? 'tool_use' : 'end_turn'), stop_sequence: null };
  const cache = { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const usage = { input_tokens: 100, ...cache, output_tokens: 20, ...script.usage, ...turn.usage };
  const message = { id: newId('msg'), type: 'message', role: 'assistant', model: body.model };
  if (!body.stream) return sendJson(res, 200, { ...message, content: blocks, ...end, usage });
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };
  res.writeHead(200, { ...headers, 'request-id': `req_mock${seq}` });
  const send = (type, rest) => res.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`);
  const open = { content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } };
  send('message_start', { message: { ...message, ...open } });
  for (const [index, block] of blocks.entries()) sendBlock(send, index, block);
  send('message_delta', { delta: end, usage });
  send('message_stop', {});
  res.end();
}

async function answerMessages(req, res, body, log) {
  const { kind, ...thread } = classify(body, req.headers);
  const turn = player.next({ kind, ...thread }, body);
  log({ kind, thread: thread.thread, body, reply: turn });
  if (turn.delayMs) await new Promise((done) => setTimeout(done, turn.delayMs));
  if (!turn.error) return sendTurn(res, body, turn);
  const { status = 500, type = 'api_error', message = 'scripted error' } = turn.error;
  sendJson(res, status, { type: 'error', error: { type, message } });
}

function parse(text) {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return { unparsed: text.slice(0, 2000) };
  }
}

async function answer(req, res, text) {
  const { pathname } = new URL(req.url, 'http://mock');
  const headers = { ...req.headers };
  for (const name of ['x-api-key', 'authorization']) if (headers[name]) headers[name] = '(dummy)';
  const entry = { seq: ++seq, ts: new Date().toISOString(), method: req.method, path: req.url, headers };
  const log = (rest) => fs.appendFileSync(args.log, `${JSON.stringify({ ...entry, ...rest })}\n`);
  const body = parse(text);
  if (pathname.endsWith('/count_tokens')) {
    const reply = { input_tokens: Math.ceil(text.length / 4) };
    log({ kind: 'count', body, reply });
    return sendJson(res, 200, reply);
  }
  if (req.method === 'POST' && pathname.endsWith('/v1/messages')) return answerMessages(req, res, body, log);
  log({ kind: 'other', body, reply: 404 });
  if (req.method === 'HEAD' || pathname === '/') return res.writeHead(200).end();
  sendJson(res, 404, { type: 'error', error: { type: 'not_found_error', message: `mock: ${req.url}` } });
}

const server = http.createServer((req, res) => {
  let text = '';
  req.setEncoding('utf8');
  req.on('data', (chunk) => {
    text += chunk;
  });
  req.on('end', () =>
    answer(req, res, text).catch((error) => {
      console.error(error);
      res.destroy();
    }),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(Number(args.port ?? 8787), '127.0.0.1', () => {
  const { port } = server.address();
  if (args.ready) fs.writeFileSync(args.ready, String(port));
  console.log(`mock-anthropic on 127.0.0.1:${port}`);
});
process.on('SIGTERM', () => process.exit(0));
