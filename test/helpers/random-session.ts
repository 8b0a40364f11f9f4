import fc from 'fast-check';

type Fields = Readonly<Record<string, unknown>>;

/** A finished tool call of a made-up session, as a hook is told of it, and when that is. */
export interface Told {
  readonly event: Fields;
  readonly atMs: number;
}

/** What a session did: steps one after the other, each of calls that run beside each other. */
export interface RandomSession {
  /** As hooks are told, each step's in the order in which its calls ended. */
  readonly live: readonly (readonly Told[])[];
  /** The same as the client writes it down, the lines of each step; its results in the order in which it was asked. */
  readonly transcript: readonly (readonly string[])[];
}

const BEGIN_MS = Date.UTC(2026, 0, 2);
const REJECTED = '<tool_use_error>String to replace not found in file.</tool_use_error>';

const bash = (command: string): Fields => ({ tool_name: 'Bash', tool_input: { command } });
const failing = (command: string, text: string): Fields => ({
  ...bash(command),
  error: `Exit code 1\n${text}`,
});
const passing = (command: string, stdout = 'done'): Fields => ({
  ...bash(command),
  tool_response: { stdout, stderr: '', interrupted: false, isImage: false, noOutputExpected: false },
});
const editing = (path: string): Fields => ({
  tool_name: 'Edit',
  tool_input: { file_path: path, old_string: 'a', new_string: 'b' },
  tool_response: { filePath: path, oldString: 'a', newString: 'b', originalFile: 'a', structuredPatch: [] },
});

/** Two commands that meet the same error: what is told of it must not hang on whose hook was faster. */
const TWINS = [
  failing('make', '/usr/bin/ld: cannot find -lssl: No such file or directory'),
  failing('make -j8', '/usr/bin/ld: cannot find -lssl: No such file or directory'),
  failing('npm test', "Error: Cannot find module 'left-pad'"),
  failing('npm test -- --ci', "Error: Cannot find module 'left-pad'"),
];

/** Calls that fail for reasons of the world and of the code, that mend, that pass unnoticed, and that are nothing. */
const CALLS = (repository: string): readonly Fields[] => [
  failing('npm test', 'AssertionError: expected 1 to be 2'),
  failing('npm run test:integration', 'Error: connect ECONNREFUSED 127.0.0.1:5432'),
  passing('npm install left-pad', 'added 1 package'),
  passing('npm test', '12 passed'),
  passing('npm run test:integration', '3 passed'),
  passing('docker compose up -d db', 'Started'),
  passing('make', 'cc -o app'),
  passing('npm run lint', 'Checked 0 files in 2ms. No files were processed.'),
  passing('ls', 'src'),
  editing(`${repository}/package.json`),
  editing(`${repository}/src/a.ts`),
  { tool_name: 'Edit', tool_input: { file_path: `${repository}/src/a.ts` }, rejected: REJECTED },
];

/** Sessions of up to four steps of up to three calls each, in `repository`. */
export function anySession(repository: string): fc.Arbitrary<RandomSession> {
  const call = fc.record({
    fields: fc.oneof(fc.constantFrom(...TWINS), fc.constantFrom(...CALLS(repository))),
    durationMs: fc.integer({ min: 1, max: 60_000 }),
  });
  return fc.array(fc.array(call, { minLength: 1, maxLength: 3 }), { maxLength: 4 }).map((steps) => {
    const live: Told[][] = [];
    const transcript: string[][] = [];
    let startMs = BEGIN_MS;
    steps.forEach((calls, step) => {
      const told = calls.map(({ fields, durationMs }, place) => {
        const id = `toolu_${step}_${place}`;
        return { id, fields, told: { event: eventOf(fields, id, durationMs), atMs: startMs + durationMs } };
      });
      transcript.push([
        ...told.map(({ id, fields }) => askedLine(fields, id, startMs)),
        ...told.map(({ id, fields, told: { atMs } }) => resultLine(fields, id, atMs)),
      ]);
      live.push(told.map((one) => one.told).sort((a, b) => a.atMs - b.atMs));
      startMs += Math.max(...calls.map(({ durationMs }) => durationMs)) + 1_000;
    });
    return { live, transcript };
  });
}

function eventOf({ rejected, ...fields }: Fields, id: string, durationMs: number): Fields {
  const call = { ...fields, tool_use_id: id };
  // What the client refuses to run raises an event of the whole message only.
  if (rejected !== undefined)
    return { hook_event_name: 'PostToolBatch', tool_calls: [{ ...call, tool_response: rejected }] };
  const name = 'error' in fields ? 'PostToolUseFailure' : 'PostToolUse';
  return { hook_event_name: name, ...call, duration_ms: durationMs };
}

const lineOf = (type: string, atMs: number, content: unknown, more: object = {}): string =>
  JSON.stringify({
    type,
    isSidechain: false,
    timestamp: new Date(atMs).toISOString(),
    message: { role: type, content },
    ...more,
  });

const askedLine = ({ tool_name: name, tool_input: input }: Fields, id: string, atMs: number): string =>
  lineOf('assistant', atMs, [{ type: 'tool_use', id, name, input }]);

function resultLine({ error, rejected, tool_response: response }: Fields, id: string, atMs: number): string {
  const wrong = error ?? rejected;
  const isError = wrong !== undefined;
  const content = wrong ?? 'see toolUseResult';
  return lineOf('user', atMs, [{ type: 'tool_result', tool_use_id: id, content, is_error: isError }], {
    toolUseResult: isError ? `Error: ${wrong}` : response,
  });
}

/** What hooks would have been told of a session, by its transcript alone, in the order of the results in it. */
export function toldByTranscript(lines: readonly string[]): readonly Told[] {
  const asked = new Map<string, { readonly call: Fields; readonly atMs: number }>();
  return lines.flatMap((line): readonly Told[] => {
    const entry = JSON.parse(line) as {
      readonly timestamp: string;
      readonly message: { readonly content: readonly Record<string, unknown>[] };
      readonly toolUseResult?: unknown;
    };
    const atMs = Date.parse(entry.timestamp);
    return entry.message.content.flatMap((block): readonly Told[] => {
      if (block['type'] === 'tool_use') {
        const call = { tool_name: block['name'], tool_input: block['input'] };
        asked.set(String(block['id']), { call, atMs });
        return [];
      }
      const id = String(block['tool_use_id']);
      const { call, atMs: fromMs } = asked.get(id) ?? { call: {}, atMs };
      const content = String(block['content']);
      const ended =
        block['is_error'] !== true
          ? { tool_response: entry.toolUseResult }
          : content.startsWith('<tool_use_error>')
            ? { rejected: content }
            : { error: content };
      return [{ event: eventOf({ ...call, ...ended }, id, atMs - fromMs), atMs }];
    });
  });
}
