import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoriesOf, summaryProblems } from '../checks.ts';
import { type ModelRequest, requestsOf, textOf, toolAnswersOf } from '../results.ts';
import {
  ASKING_SESSION,
  correctingSession,
  MCP_PREFIX,
  MCP_TOOLS,
  NO_ID,
  REFUSED_SESSION,
  REMEMBERED,
} from '../sessions-mcp.ts';
import { type Bench, checkHooks, play, type World } from '../worlds.ts';

const [PORT, TWIN] = REMEMBERED;

/** The tools of the MCP server, called by the model: with and without the user's permission. */
export function checkMcp(bench: Bench): void {
  const world = bench.world('mcp');
  checkRefused(bench, world);
  allowTools(world);
  checkAsking(bench, world);
  checkCorrecting(bench, world);
}

/** The rule that the documentation names, in the user's own settings. */
function allowTools({ home }: World): void {
  const file = join(home, '.claude', 'settings.json');
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...settings, permissions: { allow: ['mcp__plugin_cs_memory'] } }));
}

function checkRefused(bench: Bench, world: World): void {
  const { check, marketplaces, recording } = bench;
  const extra = { marketplaces, path: recording, allow: ['Read'] };
  const out = play(bench, world, 'refused', REFUSED_SESSION, extra);
  const text = toolAnswersOf(out)
    .map((answer) => answer.text)
    .join();
  const refusals = ['This command requires approval', `permissions to use ${MCP_PREFIX}remember`];
  check('mcp: without the permission the client refuses', missing(text, refusals));
  const found = memoriesOf(world.repository).map((line) => JSON.stringify(line));
  check('mcp: what was refused is no failure, and no work left open', found);
  checkHooks(bench, 'mcp, refused', out, world.home);
}

function checkAsking(bench: Bench, world: World): void {
  const { check, recording } = bench;
  const out = play(bench, world, 'asking', ASKING_SESSION, { path: recording });
  const [first, second] = requestsOf(out).filter(({ kind }) => kind === 'main');
  check('mcp: the first request names the tools, and when to ask', announcementProblems(first));
  check("mcp: the tools' definitions are in the request once they are wanted", definitionProblems(second));
  const expected = [
    ['memory_status', 'handoffs: 1'],
    ['remember', `remembered in learnings: ${PORT}`],
    ['remember', `remembered in learnings: ${TWIN}`],
    ['recall', 'The port 5433 of '],
    ['list_memories', '1 of 2 memories, newest first.'],
    ['explain_memory', `no memory has an id beginning with '${NO_ID}'`],
    ['consolidate_memories', '1 cluster would be merged.'],
  ] as const;
  check('mcp: the model is told what each tool found', answerProblems(out, expected));
  const kept = summaryProblems(world.repository, REMEMBERED);
  check('mcp: the notes hold what was remembered, once, and nothing of the answers', kept);
  checkHooks(bench, 'mcp', out, world.home);
}

function checkCorrecting(bench: Bench, world: World): void {
  const { check, recording } = bench;
  const idOf = (words: string): string =>
    memoriesOf(world.repository).find(({ summary }) => summary === words)?.id ?? NO_ID;
  const [kept, forgotten] = [idOf(PORT), idOf(TWIN)];
  const out = play(bench, world, 'correcting', correctingSession(kept, forgotten), { path: recording });
  const expected = [
    ['explain_memory', 'export const answer = 42;'],
    ['forget', `[${forgotten}] is forgotten: ${TWIN}`],
    ['recall', PORT],
    ['forget', `[${forgotten}] can be recalled again: ${TWIN}`],
    ['ReadMcpResourceTool', TWIN],
    ['consolidate_memories', '1 of 1 cluster is now one memory'],
    ['memory_status', 'learnings: 1 (and 2 no longer recalled)'],
  ] as const;
  check('mcp: what is forgotten, restored and merged by id', answerProblems(out, expected));
  const recalled = toolAnswersOf(out)[2]?.text ?? '';
  check('mcp: what is forgotten is not recalled', recalled.includes(TWIN) ? [recalled] : []);
  checkHooks(bench, 'mcp, corrected', out, world.home);
}

const missing = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => !text.includes(word)).map((word) => `"${word}" is missing`);

/** Every tool is named to the model, and the server's instructions are told. */
function announcementProblems(request: ModelRequest | undefined): string[] {
  const told = (request?.body.messages ?? []).map(({ content }) => textOf(content)).join('\n');
  const names = Object.keys(MCP_TOOLS).map((name) => `\n${MCP_PREFIX}${name}\n`);
  return missing(told, [...names, '## plugin:cs:memory\nMemory of this repository', 'Ask `recall` before']);
}

/** Every tool has a description and the schema of what it takes. */
function definitionProblems(request: ModelRequest | undefined): string[] {
  const given = (request?.body.tools ?? []) as readonly Readonly<Record<string, unknown>>[];
  return Object.entries(MCP_TOOLS).flatMap(([name, property]) => {
    const tool = given.find((one) => one['name'] === `${MCP_PREFIX}${name}`);
    if (tool === undefined) return [`${name} is not defined`];
    const schema = tool['input_schema'] as { readonly properties?: object } | undefined;
    const told = String(tool['description']).length > 40;
    const takes = property === '' || Object.hasOwn(schema?.properties ?? {}, property);
    return told && takes ? [] : [`${name}: ${JSON.stringify(tool)}`];
  });
}

/** The tools answered in this order, each with these words, and as an error only where there is no such memory. */
function answerProblems(
  out: string,
  expected: readonly (readonly [tool: string, words: string])[],
): string[] {
  const answers = toolAnswersOf(out).filter(({ tool }) => tool !== 'ToolSearch');
  const problems = expected.flatMap(([tool, words], index) => {
    const answer = answers[index];
    const isRight =
      answer?.tool.endsWith(tool) && answer.text.includes(words) && answer.isError === words.includes(NO_ID);
    return isRight ? [] : [`${tool}: "${words}" is not in ${JSON.stringify(answer)}`];
  });
  const more = answers.slice(expected.length).map((answer) => `one more: ${JSON.stringify(answer)}`);
  return [...problems, ...more];
}
