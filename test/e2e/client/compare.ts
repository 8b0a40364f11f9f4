import { RECALL_FENCE } from '../../../src/recall/recall-text.ts';
import type { Block, Message, ModelRequest, RequestBody } from './results.ts';

/** What is not compared, for the line that reports on the comparison. */
export const NORMALISED =
  'ids of session, tool call, agent and device; dates; durations; cache marks; the recalled fence with the ' +
  "client's label; the names of the plugin's commands, skills and MCP tools";

/** What differs between two runs of the same script whether or not there is a plugin. */
const RUN_IDS: readonly (readonly [RegExp, string])[] = [
  [/toolu_[0-9a-f]{24}/g, '<tool call>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>'],
  [/\b[0-9a-f]{64}\b/g, '<device>'],
  [/\ba[0-9a-f]{16}\b/g, '<agent>'],
  [/\b\d{4}-\d\d-\d\d\b/g, '<date>'],
  [/duration_ms: \d+/g, 'duration_ms: <n>'],
];

const CONTEXT = `[A-Z][A-Za-z]+(?::[\\w-]+)? hook additional context: <${RECALL_FENCE}>[\\s\\S]*?</${RECALL_FENCE}>`;

/** What the plugin may add. Everything else it adds is a difference. */
const ADDED: readonly RegExp[] = [
  new RegExp(CONTEXT, 'g'),
  /<system-reminder>\s*<\/system-reminder>/g,
  /^- cs:[^\n]*$/gm,
  /^mcp__plugin_cs_\w+$/gm,
  /^(?:List|Read)Mcp\w+Tool$/gm, // the client has them for servers with resources
  /The following MCP servers are still connecting[^\n]*\nplugin:cs:\w+\n\nIf the user's request might be served[^\n]*/g,
  /# MCP Server Instructions\n\nThe following MCP servers[^\n]*\n\n## plugin:cs:\w+\n[\s\S]*?(?=\n\n(?:The following |Available agent types|# )|$)/g,
];

/** Blank lines go, as a context that was taken out leaves some. */
function plain(text: string, world: string): string {
  const dashed = world.replace(/[/.]/g, '-');
  let out = text.replaceAll(world, '<world>').replaceAll(dashed, '<world>');
  for (const [pattern, name] of RUN_IDS) out = out.replace(pattern, name);
  for (const pattern of ADDED) out = out.replace(pattern, '');
  return out
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

function blockText(block: Block): string {
  const { cache_control: _, type, text, ...rest } = block;
  if (type === 'text') return text ?? '';
  return `[${type}] ${JSON.stringify(rest).replaceAll('\\n', '\n')}`;
}

function contentText(content: string | readonly Block[] | undefined): string {
  if (content === undefined || typeof content === 'string') return content ?? '';
  return content.map(blockText).join('\n');
}

/** The request as named parts of plain text; a message that held nothing but a context is none. */
function partsOf({ kind, body }: ModelRequest, world: string): Map<string, string> {
  const { messages = [], system, tools = [], ...rest }: RequestBody = body;
  const said = messages
    .map(({ role, content }: Message) => ({ role, text: plain(contentText(content), world) }))
    .filter(({ text }) => text !== '');
  const parts = new Map([
    ['kind', kind],
    ['parameters', plain(JSON.stringify(rest, null, 1), world)],
    ['system prompt', plain(contentText(system), world)],
  ]);
  for (const [index, tool] of tools.entries()) parts.set(`tool ${index}`, plain(JSON.stringify(tool), world));
  for (const [index, { role, text }] of said.entries()) parts.set(`message ${index}`, `${role}: ${text}`);
  return parts;
}

function firstDifference(a = '(absent)', b = '(absent)'): string {
  const linesOfB = b.split('\n');
  const at = a.split('\n').findIndex((line, index) => line !== linesOfB[index]);
  const from = at < 0 ? a.split('\n').length : at;
  const show = (text: string) => JSON.stringify(text.split('\n')[from] ?? '(end)').slice(0, 300);
  return `line ${from + 1}\n  without ${show(a)}\n  with    ${show(b)}`;
}

/** A session's requests, and the folder whose name stands for all paths of that session. */
export interface RequestsOfRun {
  readonly requests: readonly ModelRequest[];
  readonly world: string;
}

/** Where the requests with the plugin differ from those without, part by part; see NORMALISED. Empty: nowhere. */
export function differences(without: RequestsOfRun, withPlugin: RequestsOfRun): string[] {
  const found: string[] = [];
  const count = Math.max(without.requests.length, withPlugin.requests.length);
  for (let index = 0; index < count; index++) {
    const [a, b] = [without.requests[index], withPlugin.requests[index]];
    if (a === undefined || b === undefined) {
      found.push(`request ${index + 1} is only there ${a === undefined ? 'with' : 'without'} the plugin`);
      continue;
    }
    const [partsA, partsB] = [partsOf(a, without.world), partsOf(b, withPlugin.world)];
    for (const name of new Set([...partsA.keys(), ...partsB.keys()]))
      if (partsA.get(name) !== partsB.get(name))
        found.push(
          `request ${index + 1} (${a.kind}), ${name}, ${firstDifference(partsA.get(name), partsB.get(name))}`,
        );
  }
  return found;
}
