import type { FailedStep, Learning } from '../core/learning.ts';
import { cutAtWord, joined, oneLine } from '../core/text.ts';
import { onlyLooks } from './family.ts';
import { COMMAND_CHARS, type Solved } from './pair.ts';
import { isShell, shortCommand } from './shell.ts';

const SUMMARY_CHARS = 160;
const LEAST_FAILURE_CHARS = 60; // of the failure's own sentence
/** Of the command that failed, where its error needs the room. */
const LEAST_COMMAND_CHARS = 24;
const MAX_FILES = 5;
const CHECKS = /\b(?:test|tests|check|lint|build|vet|typecheck|tsc|pytest|jest|vitest|compile|ci|spec)\b/i;
/** The memory of a failure that was overcome: a `workaround` where the command was changed, else a `fix`, which is how a known fix is recognised. Made of filtered texts, and to be filtered once more as a whole. */
export function lessonOf(failed: FailedStep, solved: Solved): Learning {
  const { learning } = failed;
  const files = [...new Set([...solved.edits, ...learning.files])].slice(0, MAX_FILES);
  const seen = CHECKS.test(solved.by.command) ? 'test-verified' : 'tool-observed';
  return {
    ...learning,
    kind: solved.help === 'command' ? 'workaround' : 'fix',
    summary: summaryOf(learning, inFew(solved)),
    body: bodyOf(learning.body ?? '', failed, solved),
    evidence: solved.isSaid === true ? 'model-inferred' : seen,
    files,
    at: new Date(solved.by.atMs).toISOString(),
  };
}

function summaryOf({ summary, body = '' }: Learning, help: string): string {
  const told = `; ${help}`;
  const room = Math.max(LEAST_FAILURE_CHARS, SUMMARY_CHARS - told.length);
  return cutAtWord(`${failureIn(summary, body, room)}${told}`, SUMMARY_CHARS);
}

const FAILED = /^`([^`]*)` (failed(?: unnoticed)?): (.*)$/s;
const SEEN = /^Seen: (?:Exit code \d+: )?(.*)$/m;
/** Of a long path its end tells most, and of a program its name. */
const PROGRAM = /^(?:[~/][^\s:]*\/)(?=[\w.-]+: )|^\S+: (?:line )?\d+: (?=\S)/;
const LONG_PATH = /(?<![\w.…:/])\/(?:[^\s/'"`:,;()]+\/){2,}(?=[^\s/'"`:,;()]+\/[^\s/'"`:,;()]+)/g;

/** What failed and how it ended, in so many characters: the error goes on telling to its end, and gives up places, then the command its options. */
function failureIn(summary: string, body: string, room: number): string {
  const [, command = '', failed = '', cut = ''] = FAILED.exec(summary) ?? [];
  if (command === '' || (summary.length <= room && !summary.endsWith('…'))) return cutAtWord(summary, room);
  const [, seen = ''] = SEEN.exec(body) ?? [];
  const begins = cut.replace(/…$/, '');
  const at = cut === begins ? -1 : seen.indexOf(begins);
  const error = (at < 0 ? cut : seen.slice(at)).replace(PROGRAM, '').replace(LONG_PATH, '…/');
  const left = room - error.length - `\`\` ${failed}: `.length;
  const short = cutAtWord(command.replace(LONG_PATH, '…/'), Math.max(LEAST_COMMAND_CHARS, left));
  return cutAtWord(`\`${short}\` ${failed}: ${error}`, room);
}

const named = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function inFew({ help, change, setUps, edits, put = '', by }: Solved): string {
  const isTold = change !== '' && change.length <= COMMAND_CHARS;
  if (help === 'command') return isTold ? `it works ${change}` : `${named(short(by.command))} works`;
  if (help === 'set-up')
    return `it works after ${named(setUps.map((way) => shortWay(way, by.command)).join(' && '))}`;
  const [first = '', ...more] = edits.map((path) => path.split('/').at(-1) ?? path);
  const told = put === '' || put.length > COMMAND_CHARS ? '' : `: ${named(put)}`;
  return `it works after a change of ${first}${more.length > 0 ? ` and ${more.length} more` : told}`;
}

const LEADING = /^[^'"`|;&]+(?:&&|;)\s*(?=\S)/;

/** A shell line without the looks that it begins with: `ls -l run.sh && chmod +x run.sh` is known by `chmod`. */
function withoutLooks(line: string): string {
  const [lead = ''] = LEADING.exec(line) ?? [];
  return onlyLooks(lead.replace(/[&;\s]+$/, '')) ? withoutLooks(line.slice(lead.length)) : line;
}

const short = (command: string): string => shortCommand(withoutLooks(command), COMMAND_CHARS);
/** The same command in another folder is told with it. */
const shortWay = (way: string, again: string): string =>
  short(way) === short(again) ? cutAtWord(oneLine(way), COMMAND_CHARS) : short(way);

function bodyOf(body: string, failed: FailedStep, solved: Solved): string {
  const lines = body.split('\n');
  const quoted = lines.findIndex((line) => line.startsWith('>'));
  const at = quoted < 0 ? lines.length : quoted;
  const told = [
    ...lines.slice(0, at).filter((line) => line !== ''),
    `Fix: ${fixOf(failed, solved)}`,
    ...(solved.tries > 0 ? [`Tried in vain before: ${solved.tries} more times`] : []),
  ];
  return [...told, ...lines.slice(at)].join('\n');
}

const MAX_COMMAND_CHARS = 300;

function fixOf(failed: FailedStep, { by, change, setUps, edits, put = '', help }: Solved): string {
  const command = oneLine(cutAtWord(by.command, MAX_COMMAND_CHARS));
  const passed = isShell(by.tool) ? named(command) : `${by.tool} ${command}`;
  const parts = [
    edits.length > 0 ? `changed ${edits.slice(0, MAX_FILES).map(named).join(', ')}` : '',
    put === '' ? '' : `put in ${named(put)}`,
    setUps.length > 0 ? `ran ${setUps.map((way) => named(shortWay(way, by.command))).join(', ')}` : '',
    help === 'command' || by.command !== failed.command ? `${passed} passed` : 'the same command passed',
    help === 'command' && change !== '' ? `(${change})` : '',
  ];
  return joined(parts, ', ').replace(', (', ' (');
}
