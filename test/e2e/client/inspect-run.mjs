#!/usr/bin/env node
// inspect-run.mjs: reads what run-client.sh left.
//   inspect-run.mjs OUT contexts          what hooks put into the model's prompt, per request
//   inspect-run.mjs OUT grep REGEX [N]    where REGEX occurs in requests, N characters around it
//   inspect-run.mjs OUT hooks [EVENT]     recorded hook payloads (needs --record)
import fs from 'node:fs';

const [out, what, arg, width] = process.argv.slice(2);
const CONTEXT =
  /[A-Za-z]+(?::[^\s:]+)? hook (?:additional context|success|blocking error[^:]*|feedback):[\s\S]*?(?=\n\n[A-Z#]|\n<\/system-reminder>|$)/g;

function lines(file) {
  const full = `${out}/${file}`;
  if (!fs.existsSync(full)) return [];
  return fs
    .readFileSync(full, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function texts(message) {
  if (typeof message.content === 'string') return [message.content];
  const text = (block) =>
    typeof block.content === 'string' ? block.content : JSON.stringify(block.content ?? '');
  return (message.content ?? []).map((block) =>
    block.type === 'tool_result' ? text(block) : (block.text ?? ''),
  );
}

function* hits(pattern) {
  for (const request of lines('requests.jsonl'))
    for (const [index, message] of (request.body?.messages ?? []).entries())
      for (const text of texts(message))
        for (const [hit] of text.matchAll(pattern))
          yield {
            key: `message ${index} role=${message.role} ${JSON.stringify(hit)}`,
            seq: request.seq,
            kind: request.kind,
          };
}

if (what === 'hooks') {
  for (const hook of lines('hooks.jsonl'))
    if (!arg || hook.event === arg) console.log(JSON.stringify(hook.input));
} else {
  const around = Number(width ?? 80);
  const pattern =
    what === 'grep' ? new RegExp(`[\\s\\S]{0,${around}}(?:${arg})[\\s\\S]{0,${around}}`, 'g') : CONTEXT;
  const seen = new Set();
  for (const { key, seq, kind } of hits(pattern)) {
    // A context stays in the conversation: it is shown with the first request that has it.
    if (what === 'contexts' && seen.has(key)) continue;
    seen.add(key);
    console.log(`request ${seq} (${kind}) ${key}`);
  }
}
