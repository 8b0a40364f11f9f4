// mock-script.mjs: which thread a request of the client belongs to, and what the scripted model says next.
// The script's format is in mock-anthropic.mjs.
import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** Puts MOCK_<NAME> of the environment where a string has `${NAME}`. */
function substitute(value) {
  if (typeof value === 'string')
    return value.replace(/\$\{([A-Z_]+)\}/g, (whole, name) => process.env[`MOCK_${name}`] ?? whole);
  if (Array.isArray(value)) return value.map(substitute);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, substitute(inner)]));
}

/** The script of `file`, an array of turns being the short form; no file means an empty script. */
export function readScript(file) {
  const script = substitute(file ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
  return Array.isArray(script) ? { turns: script } : script;
}

function textOf(content) {
  if (typeof content === 'string') return content;
  const text = (block) =>
    block.type === 'text' ? block.text : block.type === 'tool_result' ? textOf(block.content) : '';
  return (content ?? []).map(text).join('\n');
}

function systemText({ system }) {
  return typeof system === 'string' ? system : (system ?? []).map((block) => block.text ?? '').join('\n');
}

const COMPACTION =
  /create a detailed summary of (the|this) conversation|Your task is to create a detailed summary/i;
const MAIN =
  /You are Claude Code|Claude agent, built on|running within the Claude Agent SDK|You are an interactive/i;

/**
 * {kind, thread?, firstUser?}. `compact`: the compaction prompt is in the last user message. `subagent`: marked
 * by the client (cc_is_subagent in the billing line, or the agent-id header); in older clients a system prompt
 * without the main identity. `main` has tools and is none of these; `side` is the rest: titles, prompt hooks.
 */
export function classify(body, headers) {
  const system = systemText(body);
  const users = (body.messages ?? []).filter((message) => message.role === 'user');
  const firstUser = textOf(users[0]?.content);
  const tools = body.tools ?? [];
  if (COMPACTION.test(textOf(users.at(-1)?.content))) return { kind: 'compact' };
  const agentId = headers['x-claude-code-agent-id'];
  const marked = (agentId !== undefined || /cc_is_subagent=true/.test(system)) && tools.length > 0;
  if (!marked && tools.length > 0 && MAIN.test(system)) return { kind: 'main' };
  if (!marked && tools.length <= 3) return { kind: 'side' };
  const thread = agentId ?? createHash('sha1').update(firstUser).digest('hex').slice(0, 8);
  return { kind: 'subagent', thread, firstUser };
}

/** An answer that fits the schema a side request asks for, or harmless JSON text. */
function sideTurn(body) {
  const schema = body.output_config?.format?.schema ?? body.output_format?.schema;
  if (!schema?.properties) return { text: '{"title": "scripted", "isNewTopic": false, "ok": true}' };
  const blank = { boolean: true, number: 0, integer: 0, array: [], object: {} };
  const value = (property) => (property.enum ? property.enum[0] : (blank[property.type] ?? 'scripted'));
  const entries = Object.entries(schema.properties).map(([name, property]) => [name, value(property)]);
  return { json: Object.fromEntries(entries) };
}

const SUMMARY =
  '<analysis>scripted</analysis>\n<summary>\n1. Primary Request and Intent:\n   Scripted summary of the conversation.\n</summary>';

/** A reader of the script: `next(thread, body)` gives the turn that answers the request. */
export function createPlayer(script) {
  const turns = script.turns ?? [];
  const agents = new Map();
  const used = new Set();
  const errors = new Map();
  let mainTurn = 0;

  function nextMain() {
    const turn = turns[mainTurn] ?? script.after ?? { text: 'Done.' };
    const tries = (errors.get(turn) ?? 0) + 1;
    errors.set(turn, tries);
    if (!(turn.error && tries < (turn.times ?? 1))) mainTurn++;
    return turn;
  }

  function nextOfAgent({ thread, firstUser }) {
    if (!agents.has(thread)) {
      const mine = (one) => !used.has(one) && (!one.match || firstUser.includes(one.match));
      const found = (script.subagents ?? []).find(mine);
      if (found) used.add(found);
      agents.set(thread, [...(found?.turns ?? [{ text: 'Subagent finished: nothing to report.' }])]);
    }
    return agents.get(thread).shift() ?? { text: 'Subagent finished.' };
  }

  function next(thread, body) {
    if (thread.kind === 'main') return nextMain();
    if (thread.kind === 'subagent') return nextOfAgent(thread);
    if (thread.kind === 'compact') return { text: script.compactSummary ?? SUMMARY };
    const raw = JSON.stringify(body);
    const scripted = (script.side ?? []).find((side) => !side.match || raw.includes(side.match));
    return scripted?.turn ?? sideTurn(body);
  }
  return { next };
}
