#!/usr/bin/env node
// summarise-run.mjs OUT HOME RC: copies the client's transcripts into OUT and writes OUT/summary.json:
//   {rc, session_ids, requests: {kind: count}, hook_events: {event: count}, hook_errors: [...], results: [...],
//    plugin_errors, stderr, leftovers}
// hook_events are those of the stream; it does not name PreCompact and SessionEnd (debug.log does).
import fs from 'node:fs';
import path from 'node:path';

const [out, home, rc] = process.argv.slice(2);
const text = (file) => {
  const full = path.join(out, file);
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
};
const parse = (line) => {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
};
const lines = (file) => text(file).split('\n').filter(Boolean).map(parse);
const count = (names) => {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const stream = lines('stream.jsonl');
const requests = lines('requests.jsonl');
const responses = stream.filter((m) => m.type === 'system' && m.subtype === 'hook_response');
const failed = responses.filter((m) => m.outcome !== 'success');
const ids = [
  ...stream.map((m) => m.session_id),
  ...requests.map((r) => r.headers?.['x-claude-code-session-id']),
];
const sessionIds = [...new Set(ids.filter(Boolean))];

function copyTranscripts(id, suffix) {
  const projects = path.join(home, '.claude/projects');
  for (const name of fs.existsSync(projects) ? fs.readdirSync(projects) : []) {
    const file = path.join(projects, name, `${id}.jsonl`);
    const agents = path.join(projects, name, id, 'subagents');
    if (fs.existsSync(file)) fs.copyFileSync(file, path.join(out, `transcript${suffix}.jsonl`));
    if (!fs.existsSync(agents)) continue;
    fs.cpSync(agents, path.join(out, `transcript-subagents${suffix}`), { recursive: true });
  }
}
for (const [n, id] of sessionIds.entries()) copyTranscripts(id, n === 0 ? '' : `-${id}`);

const summary = {
  rc: Number(rc),
  session_ids: sessionIds,
  requests: count(requests.map((r) => r.kind)),
  hook_events: count(responses.map((m) => m.hook_event)),
  hook_errors: failed.map((m) => ({
    hook: m.hook_name,
    exit: m.exit_code,
    outcome: m.outcome,
    stderr: (m.stderr ?? '').slice(0, 2000),
  })),
  results: stream
    .filter((m) => m.type === 'result')
    .map((r) => ({ subtype: r.subtype, is_error: r.is_error, text: r.result })),
  plugin_errors: stream.find((m) => m.subtype === 'init')?.plugin_errors ?? [],
  stderr: text('stderr.txt').slice(0, 4000),
  leftovers: text('leftovers.txt').split('\n').filter(Boolean),
};
fs.writeFileSync(path.join(out, 'summary.json'), JSON.stringify(summary, null, 1));
