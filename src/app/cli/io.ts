import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createInterface as createPrompt } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';
import { minimatch } from 'minimatch';
import picocolors from 'picocolors';
import type { Job } from '../../core/background.ts';
import { attempt, type Fields, hasShape } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { printable, shortLine } from '../../core/text.ts';
import { failureRecord, type LogRecord, writeLog } from '../../files/log.ts';
import { type Wired, wire } from '../wire/services.ts';
import { type Spooling, type WireOptions, wireSpool } from '../wire/spool.ts';
import { hideProgress, showingProgress, withoutProgress } from './progress.ts';

/** Whether a stream is given colours: a terminal that has some, where nobody said that they want none (no-color.org). */
export const isColourful = (isTTY: boolean, { NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean =>
  isTTY && !NO_COLOR && TERM !== 'dumb';

const colorsFor = ({ isTTY }: NodeJS.WriteStream) =>
  picocolors.createColors(isColourful(isTTY === true, process.env));

/** Colours for what goes to stdout: on a terminal only. picocolors would also colour a pipe where CI is set. */
export const colors = colorsFor(process.stdout);

export const errorColors = colorsFor(process.stderr);

export type Flags<Name extends string> = { readonly [Flag in Name]?: true | undefined };

export function print(text: string): void {
  hideProgress();
  process.stdout.write(`${text}\n`);
}

/** Tells a person what looks wrong and was done all the same, on stderr. */
export function warn(text: string): void {
  hideProgress();
  process.stderr.write(`${errorColors.yellow('warning')}: ${printable(text)}\n`);
}

export const usage = (what: string, hint?: string): CsError =>
  new CsError('USAGE', what, hint === undefined ? {} : { hint });

/** Throws USAGE where words do not go together. */
export function refuseIf(isSo: unknown, what: string, hint?: string): void {
  if (isSo) throw usage(what, hint);
}

export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** Reads JSON lines from stdin; blank lines are passed over. Throws USAGE, with the line's number, for what is no JSON object. */
export async function* readJsonLines(stream: NodeJS.ReadableStream = process.stdin) {
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const read = attempt(() => ({ value: JSON.parse(line) as unknown }));
    if (read === undefined) throw usage(`line ${number} is not JSON`, 'expected one JSON object per line');
    if (!hasShape(read.value, {})) throw usage(`line ${number} is not a JSON object`);
    yield { number, value: read.value as Fields };
  }
}

/** All of stdin, with a byte order mark where it has one: a filter gives back what it was given. */
export const readAllStdin = async (): Promise<string> => (await buffer(process.stdin)).toString('utf8');

/** Whether there is somebody who can be asked: what is printed may go elsewhere, as into `less`. */
export const isInteractive = (): boolean =>
  process.stdin.isTTY === true && (process.stdout.isTTY === true || process.stderr.isTTY === true);

/** Asks yes or no; `yes` answers beforehand. Ctrl-C ends the process (130). Throws USAGE where there is nobody to ask. */
export async function confirm(question: string, yes: boolean, byDefault = false): Promise<boolean> {
  if (yes) return true;
  const nobody = 'this needs your confirmation, and there is no terminal to ask on';
  refuseIf(!isInteractive(), nobody, 'ask the user, then run it again with --yes');
  // Who ends the input answers nothing: that is no yes, whatever the default is.
  const answer = await askLine(`${question} ${byDefault ? '[Y/n]' : '[y/N]'} `);
  const isAgreed = answer === '' ? byDefault : answer !== undefined && /^y(es)?$/i.test(answer);
  hasAgreed ||= isAgreed;
  return isAgreed;
}

/** Asks before something is done. Throws USAGE for a no, with what is not done then, and where there is nobody to ask. */
export async function mustAgree(question: string, yes: true | undefined, undone: string): Promise<void> {
  refuseIf(!(await confirm(question, yes === true)), `${undone}: you answered no`);
}

/** Asks for a line, with a text to change in it; undefined where the input ended, or by Ctrl-C, which without a text ends the process. */
export async function askLine(question: string, text = ''): Promise<string | undefined> {
  const output = process.stdout.isTTY ? process.stdout : process.stderr;
  const prompt = createPrompt({ input: process.stdin, output });
  if (text === '')
    prompt.once('SIGINT', () => {
      output.write('\n');
      process.stderr.write(`stopped: nothing ${hasAgreed ? 'more ' : ''}was done\n`);
      process.exit(INTERRUPTED);
    });
  const ended = new Promise<undefined>((done) => prompt.once('close', () => done(undefined)));
  try {
    const answer = await withoutProgress(() => {
      const asked = prompt.question(question).catch(() => undefined);
      if (text !== '') prompt.write(text);
      return Promise.race([asked, ended]); // a question of an input that ended is never answered
    });
    if (answer === undefined) output.write('\n'); // the question's line is still open
    return answer?.trim();
  } finally {
    prompt.close();
  }
}

/** Whether a question of this process was answered with yes: then something may have been done. */
let hasAgreed = false;

/** What a shell gives for what was ended by Ctrl-C: 128 and the number of the signal. */
const INTERRUPTED = 130;

/** Writes a text to a file, or to stdout where there is none or it is `-`. Throws IO_FAILED. */
export function writeOut(text: string, file: string | undefined): void {
  if (file === undefined || file === '-') {
    hideProgress();
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new CsError('IO_FAILED', `'${file}' could not be written`, { cause });
  }
}

/** Says that an answer for people is empty, beside it: what a program reads stays empty. */
export function sayIfNothing(found: number, more = ''): void {
  if (found === 0) process.stderr.write(`${errorColors.dim(`nothing found${printable(more)}`)}\n`);
}

/** Rows that say something, each behind its name, in a column of so many characters. */
export const labelled = (
  rows: readonly (readonly [name: string, text: string | false | undefined])[],
  chars: number,
  shown: (text: string, name: string) => string = printable,
) => rows.flatMap(([name, text]) => (text ? [`${colors.dim(name.padEnd(chars))} ${shown(text, name)}`] : []));

/** A memory, or what may become one, in a line: id, what it says, and what it is. What anybody may have written has nothing that a terminal obeys. */
export function idLine(id: string, summary: string, maxChars: number, label = ''): string {
  const about = label === '' ? '' : ` ${colors.dim(`(${printable(label)})`)}`;
  return `${colors.yellow(printable(id))}  ${shortLine(printable(summary), maxChars)}${about}`;
}

export const pick = <T extends object, Name extends keyof T>(from: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

// What is wired for a command, from the folder and the environment it was started in.

/** The setting a command runs in: the folder it was started in and its environment. Throws IO_FAILED where that folder is gone. */
export function setting() {
  try {
    const loaders = { loadMinimatch: () => minimatch };
    return { cwd: process.cwd(), env: process.env, loaders, mayFetch: true };
  } catch (cause) {
    const hint = 'change to another folder';
    throw new CsError('IO_FAILED', 'the current folder no longer exists', { cause, hint });
  }
}

/** Runs a command that needs no git. */
export const spooling = (): Promise<Spooling> => wireSpool(setting());

/** Runs a command with everything wired, and ends the git process behind it, whatever happens. What takes long is seen to go on. */
export function withWired<T>(
  command: (wired: Wired) => Promise<T>,
  more: Pick<WireOptions, 'tellReading'> = {},
): Promise<T> {
  return showingProgress('working', async () => {
    const wired = await wire({ ...setting(), ...more });
    return command(wired).finally(wired.close);
  });
}

/** For what only a repository has. Throws USAGE where there is none around: the user's own store has no files and no history. */
export function needRepository({ home }: Pick<Wired, 'home'>): void {
  refuseIf(home.isUserStore, 'there is no repository here', 'run it inside a git repository');
}

/** Each stops by itself long before (a reindex after ten minutes); what has not ended by then hangs, and nobody sees it. */
const DEADLINE_MS = 15 * 60_000;

/** Runs a job that a hook has started: nobody reads what it says, so it says nothing, and what fails is in the log. Mostly it asks no remote for what is missing here. Never throws. */
export async function runQuietly(
  job: Job,
  run: (wired: Wired) => Promise<unknown>,
  { deadlineMs = DEADLINE_MS, mayFetch = false } = {},
): Promise<undefined> {
  const log = (record: LogRecord): void => writeLog(process.env, { event: job, ...record });
  const deadline = setTimeout(() => {
    log({ failure: 'DEADLINE', deadline_ms: deadlineMs });
    process.exit(0);
  }, deadlineMs);
  deadline.unref();
  try {
    const wired = await wire({ ...setting(), mayFetch });
    await run(wired).finally(wired.close);
  } catch (error) {
    log(failureRecord(error));
  }
}
