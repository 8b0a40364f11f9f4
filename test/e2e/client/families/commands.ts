import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { summaryProblems } from '../checks.ts';
import { hasTerminal } from '../client.ts';
import { requestsOf, textOf, toolAnswersOf } from '../results.ts';
import {
  ARGUMENTS,
  CALLS,
  COMMANDS_SESSION,
  KEPT,
  SHOWN,
  SKILL_SESSION,
  STATED,
  TYPED_SESSION,
  typed,
} from '../sessions-commands.ts';
import { type Bench, checkHooks, play, type World } from '../worlds.ts';

/** The slash commands, typed by the user, and the skill, asked for by the model. */
export function checkCommands(bench: Bench): void {
  const world = bench.world('commands');
  checkInPrint(bench, world);
  checkInTerminal(bench, world);
  checkSkill(bench, world);
}

function checkInPrint(bench: Bench, world: World): void {
  const { check, marketplaces, recording } = bench;
  const out = play(bench, world, 'commands', COMMANDS_SESSION, { marketplaces, path: recording });
  const names = readdirSync(join(bench.plugin, 'plugins/cs/commands')).map((file) => file.replace('.md', ''));
  const untried = names.filter((name) => ARGUMENTS[name] === undefined);
  check('commands: all of the plugin are typed here', untried);
  const problems = names.flatMap((name) => commandProblems(bench, out, name));
  check("commands: each reaches the model once, with the user's words in it", problems);
  check('commands: each may call its tools without a rule of the user', callProblems(out, CALLS));
  const kept = summaryProblems(world.repository, [KEPT, STATED]);
  check('commands: what is typed after one is no statement; what is said without is', kept);
  checkHooks(bench, 'commands', out, world.home);
}

function checkInTerminal(bench: Bench, world: World): void {
  if (!hasTerminal()) {
    console.log('skipped: a command typed in the terminal needs tmux');
    return;
  }
  const { keys, ...plan } = TYPED_SESSION;
  const out = play(bench, world, 'typed', plan, { keys, path: bench.recording });
  bench.check('commands: typed in the terminal it reaches the model', [
    ...commandProblems(bench, out, 'recall'),
    ...callProblems(out, 1),
  ]);
  const screen = readFileSync(join(out, 'screen-answer.txt'), 'utf8');
  bench.check('commands: the terminal shows the answer', screen.includes(SHOWN) ? [] : [screen]);
  checkHooks(bench, 'commands in the terminal', out, world.home);
}

function checkSkill(bench: Bench, world: World): void {
  const { check, recording } = bench;
  const out = play(bench, world, 'skill', SKILL_SESSION, { path: recording });
  const { head, body } = markdown(bench, 'skills/memory/SKILL.md');
  const [first] = requestsOf(out).filter(({ kind }) => kind === 'main');
  const told = (first?.body.messages ?? []).map(({ content }) => textOf(content)).join('\n');
  const description = /^description: (.*)$/m.exec(head)?.[1] ?? '(no description)';
  const line = `- cs:memory: ${description}`;
  check('the skill: the first request has its name and when to use it', has(told, line));
  check('the skill: its text comes when it is asked for, once', timesProblems(out, body, 1));
  checkHooks(bench, 'skill', out, world.home);
}

/** The head and the text of a markdown file of the plugin. */
function markdown({ plugin }: Bench, file: string): { readonly head: string; readonly body: string } {
  const [, head = '', ...body] = readFileSync(join(plugin, 'plugins/cs', file), 'utf8').split('---\n');
  return { head, body: body.join('---\n').trim() };
}

const has = (text: string, line: string): string[] =>
  text.includes(line) ? [] : [`"${line}" is missing in ${text.slice(0, 2_000)}`];

/** What the user and the client said to the model in all of a session, text by text. */
function textsOf(out: string): string[] {
  const messages = requestsOf(out).findLast(({ kind }) => kind === 'main')?.body.messages ?? [];
  const users = messages.filter(({ role }) => role !== 'assistant');
  return users.flatMap(({ content }) =>
    typeof content === 'string' ? [content] : content.map(({ text }) => text ?? ''),
  );
}

function timesProblems(out: string, words: string, times: number): string[] {
  const count = textsOf(out).filter((text) => text.includes(words)).length;
  return count === times ? [] : [`${count} times in the requests: "${words}"`];
}

/** The command's text stands in the conversation once, with what was typed in the place of $ARGUMENTS. */
function commandProblems(bench: Bench, out: string, name: string): string[] {
  const { body } = markdown(bench, `commands/${name}.md`);
  return timesProblems(
    out,
    body.replaceAll('$ARGUMENTS', () => ARGUMENTS[name] ?? ''),
    1,
  ).map((problem) => `${typed(name)}: ${problem}`);
}

function callProblems(out: string, count: number): string[] {
  const answers = toolAnswersOf(out);
  const failed = answers.filter(({ isError }) => isError).map(({ tool, text }) => `${tool}: ${text}`);
  return answers.length === count ? failed : [`${answers.length} calls, not ${count}`, ...failed];
}
