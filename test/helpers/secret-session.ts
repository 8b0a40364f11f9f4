import { createPipeline } from '../unit/filters/support.ts';
import { type HookPayload, type PayloadName, payload } from './payloads.ts';
import type { SecretFixture, SecretText } from './secret-fixtures.ts';
import { createTraceFinder, type TraceFinder } from './traces.ts';

/** One event of a session, with all secrets that the client tells a hook in it. */
export interface SecretEvent {
  readonly payload: HookPayload;
  readonly met: readonly { readonly from: string; readonly text: SecretText }[];
  /** A harmless word of the same text that must be kept, where the event is one that teaches something. */
  readonly marker?: string;
}

/** Anything that secrets were put into. */
export type Meeting = Pick<SecretEvent, 'met'>;

/** A finder of all the secrets that were met. */
export function finderOf(meetings: readonly Meeting[]): TraceFinder {
  const met = meetings.flatMap((meeting) => meeting.met);
  return createTraceFinder(
    met.flatMap(({ from, text }) => text.secrets.map((secret) => ({ secret, from }))),
    met.map(({ text }) => text.expected),
  );
}

/** Where the events come from. */
export interface Setting {
  readonly session: string;
  readonly cwd: string;
}

/** Gives a text for one place of an event, and remembers its secrets. */
type Put = (place: string) => string;

/** Collects what is put into an event, so that nothing can be put there and not be looked for. */
export function collector(fixtures: readonly SecretFixture[], event: string) {
  const met: { from: string; text: SecretText }[] = [];
  const isOpen = (text: string): boolean => !text.endsWith('\n');
  const take = (fixture: SecretFixture, place: string): SecretText => {
    const text = fixture.at(`${event}_${place}`);
    met.push({ from: `${fixture.name} (${event}, ${place})`, text });
    return text;
  };
  /** The texts of all fixtures, each with values of its own for this place. Those that are open to their end come last, each in lines of its own. */
  const put: Put = (place) => {
    const texts = fixtures.map((fixture) => take(fixture, place).text);
    return texts.filter((text) => !isOpen(text)).join('') + texts.filter(isOpen).join('\n');
  };
  return { met, take, put };
}

const missing = (name: string): string => `/bin/bash: line 1: ${name}: command not found`;

/**
 * An error as the client cuts it in the middle when it is long, here in the longest secret of the text, of which
 * one half is the last that is left before the cut, and the other the first behind it.
 */
function cutError(before: string, { text, secrets }: SecretText, after: string): string {
  const [longest = ''] = secrets.toSorted((one, other) => other.length - one.length);
  const middle = text.indexOf(longest) + Math.floor(longest.length / 2);
  const [head, tail] = [text.slice(0, middle), text.slice(middle)];
  return `Exit code 127\n${before}\n${head}\n\n... [20011 characters truncated] ...\n\n${tail}\n${after}`;
}

/** The calls that fail, each with the places where the client has texts of such a call. */
const FAILURES: Readonly<
  Record<
    'bash' | 'cut' | 'stdout',
    [PayloadName, (marker: string, put: Put, take: (place: string) => SecretText) => object]
  >
> = {
  bash: [
    'PostToolUseFailure-Bash',
    (marker, put) => ({
      tool_input: { command: `${put('command')}\nmake ${marker}`, description: put('description') },
      error: `Exit code 127\n${missing(marker)}\n${put('error')}`,
      agent_id: 'a1',
      agent_type: put('agent'),
    }),
  ],
  cut: [
    'PostToolUseFailure-Bash',
    (marker, _put, take) => ({
      tool_input: { command: 'make all', description: 'build' },
      error: cutError(missing(marker), take('middle'), missing('rollup')),
    }),
  ],
  stdout: [
    'PostToolUse-Bash-hidden-failure',
    (marker, put) => ({
      tool_input: { command: `make ${marker} | tail -40`, description: 'build' },
      tool_response: { stdout: `${missing(marker)}\n${put('stdout')}`, stderr: put('stderr') },
    }),
  ],
};

const { ignoresPath } = createPipeline();

/** What fails with a text of one line in its middle: several lines are no address and no path. */
function failuresInLine(fixture: SecretFixture, { session, cwd }: Setting): readonly SecretEvent[] {
  const common = { session_id: session, cwd };
  const name = wordOf(fixture.name);
  const address = collector([fixture], 'address');
  const url = `https://example.org/zebraaddress${name}?q=${address.put('url').trim()}`;
  const error = `EACCES: permission denied, fetch zebraaddress${name}, said ${address.put('error')}`;
  const fetched = {
    ...common,
    tool_name: 'WebFetch',
    tool_input: { url, prompt: address.put('prompt') },
    error,
  };
  const file = collector([fixture], 'file');
  const file_path = `${cwd}/zebrafile${name}/${file.put('path').trim()}`;
  const denied = `EACCES: permission denied, open '${file_path}'`;
  const read = { ...common, tool_input: { file_path }, error: denied };
  return [
    { payload: payload('PostToolUseFailure-Read', fetched), met: address.met, marker: `zebraaddress${name}` },
    {
      payload: payload('PostToolUseFailure-Read', read),
      met: file.met,
      ...(ignoresPath(file_path) ? {} : { marker: `zebrafile${name}` }), // nothing is learned from such a file
    },
  ];
}

/** Nothing is learned from a command with such a word. */
function namesIgnoredFile(texts: object): boolean {
  const { command } = (texts as { tool_input?: { command?: string } }).tool_input ?? {};
  return (command ?? '').split(/[\s"'`=;|&<>(),]+/).some((word) => ignoresPath(word));
}

/** Letters alone, what every reader takes for one word; backwards, for `…password: command not found` names a password. */
const wordOf = (name: string): string => [...name.replace(/[^a-z]/g, '')].reverse().join('');

/** The calls that fail in a session and so are captured, each with the fixture wherever such a call has a text. */
export function failuresWith(fixture: SecretFixture, setting: Setting): readonly SecretEvent[] {
  const { session, cwd } = setting;
  const failures = Object.entries(FAILURES).map(([event, [name, fields]]): SecretEvent => {
    const { met, put, take } = collector([fixture], event);
    const marker = `zebra${event}${wordOf(fixture.name)}`;
    const texts = fields(marker, put, (place) => take(fixture, place));
    const failure = { payload: payload(name, { session_id: session, cwd, ...texts }), met };
    return namesIgnoredFile(texts) ? failure : { ...failure, marker };
  });
  return fixture.isOneLine ? [...failures, ...failuresInLine(fixture, setting)] : failures;
}
