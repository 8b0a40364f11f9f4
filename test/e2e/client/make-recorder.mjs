#!/usr/bin/env node
// make-recorder.mjs DIR: writes a plugin into DIR whose hooks append every payload to $RUN_CLIENT_OUT/hooks.jsonl.
import fs from 'node:fs';

// Only events that 2.1.197 knows too: an older client drops the whole hooks file on an unknown one.
const EVENTS =
  'PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PermissionRequest PermissionDenied Setup TaskCreated TaskCompleted ConfigChange InstructionsLoaded CwdChanged FileChanged';
const RECORD = `import fs from 'node:fs';
const raw = fs.readFileSync(0, 'utf8');
let input; try { input = JSON.parse(raw); } catch { input = { unparsed: raw }; }
const line = { ts: Date.now(), event: input.hook_event_name, bytes: raw.length, cwd: process.cwd(), input };
fs.appendFileSync(process.env.RUN_CLIENT_OUT + '/hooks.jsonl', JSON.stringify(line) + '\\n');
`;

const [dir] = process.argv.slice(2);
const manifest = {
  name: 'run-client-recorder',
  version: '1.0.0',
  description: 'records hook payloads',
};
const hook = {
  type: 'command',
  command: process.execPath,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the client fills it in
  args: ['${CLAUDE_PLUGIN_ROOT}/record.mjs'],
  timeout: 20,
};
const hooks = Object.fromEntries(EVENTS.split(' ').map((event) => [event, [{ hooks: [hook] }]]));
fs.mkdirSync(`${dir}/.claude-plugin`, { recursive: true });
fs.mkdirSync(`${dir}/hooks`, { recursive: true });
fs.writeFileSync(`${dir}/.claude-plugin/plugin.json`, JSON.stringify(manifest));
fs.writeFileSync(`${dir}/hooks/hooks.json`, JSON.stringify({ hooks }));
fs.writeFileSync(`${dir}/record.mjs`, RECORD);
