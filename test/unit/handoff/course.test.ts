import { describe, expect, it } from 'vitest';
import { transcriptEvents } from '../../../src/capture/transcript.ts';
import { userWords } from '../../../src/capture/user-words.ts';
import { saidBy } from '../../../src/session/handoff/checks.ts';
import { courseLines } from '../../../src/session/handoff/course.ts';
import { happeningsIn } from '../../../src/session/handoff/happenings.ts';
import { changeIn } from '../../../src/session/handoff/list-changes.ts';
import { handoffText } from '../../../src/session/handoff/parts.ts';
import type { TalkEvent } from '../../../src/session/handoff/running.ts';
import { COURSE, MAX_HANDOFF_CHARS, readSections } from '../../../src/session/handoff/sections.ts';
import type { Happening } from '../../../src/session/handoff/types.ts';
import { storyEvents } from '../../../src/session/story-events.ts';
import { FULL, NOTHING } from '../../helpers/handoff-parts.ts';
import { filterText } from '../filters/support.ts';

const isIgnored = (path: string): boolean => /(?:^|\/)\.env$|^secrets\//.test(path);
const words = {
  clean: (text: string) => text.replaceAll('s3cret', '[REDACTED]'),
  isIgnored,
  root: '/home/dana/shop',
};
const said = (text: string): TalkEvent => ({ type: 'said', text });
const asked = (text: string): TalkEvent => ({ type: 'prompt', text });
const report = (from: string, text: string): TalkEvent => ({ type: 'report', from, text, over: [] });
let count = 0;
const did = (tool: string, input: object, end: object | undefined = {}): TalkEvent[] => {
  count += 1;
  const id = `c${count}`;
  const call = { type: 'call', id, tool, input } as TalkEvent;
  return end === undefined ? [call] : [call, { type: 'result', id, failed: false, ...end } as TalkEvent];
};
const run = (command: string, end?: object): TalkEvent[] => did('Bash', { command }, end);
const lines = (...events: (TalkEvent | TalkEvent[])[]): readonly string[] =>
  courseLines(happeningsIn(events.flat(), words), 8_000);

describe('what happened in a session', () => {
  it('keeps what the user asked and what a call is named by, however much was printed since', () => {
    const long = `Rewrite the importer: ${'each record has a length of its own. '.repeat(32)}`;
    const printed = Array.from({ length: 10 }, (_, at) =>
      run(`make part${at}`, { output: 'x\n'.repeat(20_000) }),
    );
    const happenings = happeningsIn([asked(long), ...printed].flat(), words);
    expect(happenings.at(-1)?.more).toContain('Rewrite the importer');
    expect(happenings.map(({ lead }) => lead)).toContain('`make part0`');
  });

  it('tells at length what was analysed before, however much was done since', () => {
    const analysis = `Here is the analysis.\n\n## Caching\n\n${'The prompt changes without a command. '.repeat(40)}\n\nSo I recommend not to cache the prompt.`;
    const done = Array.from({ length: 40 }, (_, at) => run(`make part${at}`, { output: `part ${at} made` }));
    const happenings = happeningsIn([said(analysis), ...done.flat(), said('All is made.')], words);
    const told = courseLines(happenings, 2_000);
    expect(told.join('\n').length).toBeLessThanOrEqual(2_000);
    expect(told.at(-1)).toContain('I recommend not to cache the prompt');
    expect(told[0]).toBe('- said: All is made.');
  });

  it('leaves out what was asked of our own server: a memory may be forgotten when the handoff is read', () => {
    const told = lines(
      asked('Which port do the tests use?'),
      did('mcp__plugin_cs_memory__recall', { query: 'port' }, { output: 'The port of the tests is 5433.' }),
      did('mcp__cs-memory__forget', { id: '0a6a9a6e' }, { output: 'is forgotten: The port …' }),
      did('mcp__db__query', { query: 'select 1' }, { output: '1 row' }),
    );
    expect(told).toEqual(['- `mcp__db__query` select 1 → 1 row', '- the user: Which port do the tests use?']);
  });

  it('leaves out what the client writes around what a subagent says', () => {
    const around = [
      '  <tools-used-before-summary>Bash</tools-used-before-summary>',
      '  ',
      '[Subagent hand-back] The text below is the final report of a subagent. The report follows:',
      '  One rate is exported for everything.',
    ].join('\n');
    const output = `${around}\nagentId: a00f (use SendMessage)\n<usage>subagent_tokens: 120\nduration_ms: 1196</usage>`;
    expect(lines(did('Agent', { description: 'look at tax' }, { output }), report('tax', around))).toEqual([
      '- tax: One rate is exported for everything.',
      '- sent a subagent: look at tax → One rate is exported for everything.',
    ]);
  });

  it('has no counter of a test runner that counts nothing, and code with its marks', () => {
    const output = '# tests 2\n# suites 0\n# pass 2\n# fail 0\n# cancelled 0\n# todo 0\n# duration_ms 61.2';
    expect(lines(run('npm test', { output }), said('It is `price * qty` **now**.'))).toEqual([
      '- said: It is price * qty now.',
      '- `npm test` → # tests 2 / # pass 2 / # fail 0',
    ]);
    expect(saidBy({ outcome: 'ran', command: 'npm test' }, output)).toBe('# fail 0');
  });

  it('is told from its end on, with what came of each call', () => {
    const told = lines(
      asked('Fix the cart.'),
      said('Let me **look** at the cart.'),
      did('Grep', { pattern: 'total' }, { output: 'No files found' }),
      did('Read', { file_path: '/home/dana/shop/src/cart.ts' }, { output: '1 a' }),
      did('Read', { file_path: '/home/dana/shop/src/sum.ts' }, { output: '1 b' }),
      did('Edit', {
        file_path: '/home/dana/shop/src/cart.ts',
        old_string: 'return 0;',
        new_string: 'return sum;',
      }),
      did('Write', { file_path: '/elsewhere/notes.md', content: '# Carts\n\nx' }),
      run('cd /home/dana/shop && npm test 2>&1 | tail -5', { output: 'Tests 12 passed' }),
      run('git stash list', { output: '' }),
    );
    expect(told).toEqual([
      '- `git stash list` → printed nothing',
      '- `npm test` → Tests 12 passed',
      '- wrote /elsewhere/notes.md: +2 lines: Carts',
      '- edited src/cart.ts: +1 −1 lines: `return sum;`',
      '- looked at src/cart.ts, src/sum.ts',
      '- searched for “total” → No files found',
      '- said: Let me look at the cart.',
      '- the user: Fix the cart.',
    ]);
  });

  it('says what failed, what was turned down with the user’s words, and what has no result', () => {
    const told = lines(
      run('npm test', { failed: true, output: 'Exit code 1\nError: no cart\n\nError: no cart' }),
      did('Bash', { command: 'bun test' }, { type: 'refused', text: 'Use mise test instead' }),
      did('Edit', { file_path: 'a.ts' }, { type: 'refused', text: '' }),
      did('Bash', { command: 'npm run e2e' }).slice(0, 1),
    );
    expect(told).toEqual([
      '- `npm run e2e` (no result yet)',
      '- edited a.ts (turned down)',
      '- `bun test` (turned down: “Use mise test instead”)',
      '- `npm test` (failed) → Error: no cart',
    ]);
  });

  it('tells nothing of what a file holds that nothing is learned about', () => {
    const told = lines(
      run('cat secrets/plan.md; false', { failed: true, output: 'Exit code 1\nWe acquire Initech in May.' }),
      did('Edit', { file_path: 'secrets/plan.md', old_string: 'May', new_string: 'Initech in June' }),
      run('grep -rn STRIPE .', { output: './.env:1:STRIPE=Initech-41\n./app/main.py:2:STRIPE = env()' }),
      run('git diff', { output: 'diff --git a/x b/x\n+1\ndiff --git a/.env b/.env\n+KEY=Initech' }),
    );
    expect(told.join('\n')).not.toContain('Initech');
    expect(told.join('\n')).toContain('./app/main.py:2:STRIPE = env()');
    expect(told.join('\n')).toContain('diff --git a/x b/x');
  });

  it('says of an edit that the client could not make that it failed: nobody turned it down', () => {
    const said = '<tool_use_error>String to replace not found in file.\nString: a = 1</tool_use_error>';
    const result = { type: 'tool_result', tool_use_id: 'c0', content: said, is_error: true };
    const end = transcriptEvents(JSON.stringify({ type: 'user', message: { content: [result] } }));
    const input = { file_path: 'a.ts' };
    const told = lines({ type: 'call', id: 'c0', tool: 'Edit', input } as TalkEvent, end as TalkEvent[]);
    expect(told).toEqual([expect.stringMatching(/^- edited a\.ts \(failed\)/)]);
    const words = { clean: (text: string) => text, fileOf: (path: string) => path, ignoresPath: () => false };
    expect(storyEvents([{ type: 'call', id: 'c0', tool: 'Edit', input }, ...end], words)).toEqual([]);
  });

  it('has what other agents say, when they are asked and when they report by themselves', () => {
    const told = lines(
      did(
        'Task',
        { description: 'Look for carts' },
        { output: 'Two carts.\nagentId: a1 (for resuming)\n<usage>9</usage>' },
      ),
      did('Agent', { description: 'Look' }, { output: 'Async agent launched successfully.\nagentId: a2' }),
      report('Agent "Look" completed', '# Found\nThree carts.'),
    );
    expect(told).toEqual([
      '- Agent "Look" completed: Found Three carts.',
      '- sent a subagent: Look → goes on in the background',
      '- sent a subagent: Look for carts → Two carts.',
    ]);
  });

  it('has the changes of the list of things to do in their place, and the first open point of a plan that was read', () => {
    const todos = (...states: string[]) => ({
      todos: states.map((status, at) => ({ content: `Step ${at + 1}`, status })),
    });
    const told = lines(
      did('TodoWrite', todos('in_progress', 'pending')),
      did('Read', { file_path: 'plan.md' }, { output: '1→# Plan\n2→- [x] Old\n3→- [ ] Write the page' }),
      did('TodoWrite', todos('completed', 'in_progress')),
    );
    expect(told).toEqual([
      '- list of things to do: completed “Step 1”; begun “Step 2”',
      '- looked at plan.md: the first open point in it is Write the page',
      '- list of things to do: begun “Step 1”; added “Step 2”',
    ]);
  });

  it('is filtered before it is cut, and names what a long command is for', () => {
    const long = `curl -s ${'x'.repeat(120)}`;
    const told = lines(
      did(
        'Bash',
        { command: long, description: 'Ask the server' },
        { output: `${'word '.repeat(55)}s3cret and more` },
      ),
    );
    expect(told.join()).toContain('(Ask the server) → word');
    expect(told.join()).not.toContain('s3c');
    expect(lines()).toEqual([]);
  });
});

describe('a shell line', () => {
  it('only looks at things where nothing in it can change a file', () => {
    const kindOf = (command: string) => happeningsIn(run(command), words)[0]?.kind;
    for (const command of [
      'cat a 2>/dev/null',
      'git log 2>&1 | head',
      'grep -in x a.ts',
      'grep -i x a.ts',
      'sed -n 1,9p a.ts',
    ])
      expect(kindOf(command), command).toBe('look');
    for (const command of [
      'sed -i s/a/b/ a.ts',
      'sed -Ei.bak s/a/b/ a.ts',
      'cat a > b',
      'grep x a && mv a b',
      'ls | tee b',
      'find . -delete',
      'git stash',
    ])
      expect(kindOf(command), command).toBe('run');
  });
});

describe('a secret that the line before announces', () => {
  const value = 'velvetOtter92';
  /** The value is the first line of what is looked at of the end, of a text of which so many characters are. */
  const long = (maxChars: number): string => {
    const end = `${value}\n${'b'.repeat(39)}\n`;
    const after = `${end}${'It goes on here.\n'.repeat(99_999)}`.slice(0, maxChars / 2 - 8);
    return `${'It begins so.\n'.repeat(200)}The admin password is:\n${after}`;
  };
  const tellsIt = (...events: (TalkEvent | TalkEvent[])[]): boolean =>
    happeningsIn(events.flat(), { clean: filterText, isIgnored, root: '' }).some(({ lead, more }) =>
      `${lead} ${more}`.includes(value),
    );

  it('is filtered though what announces it is cut away', () => {
    expect(filterText(`The admin password is:\n${value}\n`)).not.toContain(value);
    expect(filterText(`${value}\n`)).toContain(value);
    expect(tellsIt(run('npm start', { output: long(1_600) }))).toBe(false);
    expect(tellsIt(said(long(1_600)))).toBe(false);
    expect(tellsIt(asked(long(1_600)))).toBe(false);
    expect(tellsIt(report('Look', long(4_000)))).toBe(false);
    expect(tellsIt(did('Task', { description: 'Look' }, { output: long(4_000) }))).toBe(false);
    const message = `${'x'.repeat(900)} admin password is:\n${value}\n${'b'.repeat(785 - value.length)}`;
    expect(tellsIt(did('mcp__chat__send', { message }))).toBe(false);
    const old_string = 'The admin password is:\nunset\n';
    const new_string = `The admin password is:\n${value}\n`;
    expect(tellsIt(did('Edit', { file_path: '/a.md', old_string, new_string }))).toBe(false);
  });
});

describe('a long text', () => {
  const secret = ['Zk8vQ2m', 'X9rT4wLpB7'].join('');
  const url = `postgres://admin:${secret}@db.example.org/shop`;

  it('is filtered whole where only its beginning is told', () => {
    const subject = `Move the nightly job of the shop away from ${url} to the new one`;
    const told = happeningsIn(did('TaskCreate', { subject }), { clean: filterText, isIgnored, root: '' });
    expect(told).toMatchObject([{ kind: 'list' }]);
    expect(JSON.stringify(told)).not.toContain(secret.slice(0, 7));
    const heading = `# Why the nightly job of the shop leaves ${url}\n`;
    const change = changeIn({ content: heading }, filterText);
    expect(change).toMatch(/^\+1 lines: Why the nightly job/);
    expect(change).not.toContain(secret.slice(0, 7));
    const call = did(
      'Bash',
      { command: `${'x'.repeat(90)} ${url}` },
      { type: 'refused', text: 'Not that one.' },
    );
    expect(JSON.stringify(userWords(call as never, filterText))).not.toContain(secret.slice(0, 7));
  });

  it('is filtered once, and so much of all in the end, the newest first', () => {
    let filteredChars = 0;
    const clean = (text: string): string => {
      filteredChars += text.length;
      return text;
    };
    const output = 'A line of what was found.\n'.repeat(1_200);
    const calls = Array.from({ length: 60 }, (_, at) => did('Grep', { pattern: `p${at}` }, { output }));
    const told = happeningsIn(calls.flat(), { clean, isIgnored, root: '' });
    expect(filteredChars).toBeLessThan(300 * 1024);
    expect(told).toHaveLength(60);
    expect(told[0]).toMatchObject({ lead: 'searched for “p59”', more: expect.stringMatching('A line') });
    expect(told[59]).toEqual({ kind: 'look', lead: 'searched for “p0”', more: '' });
  });

  it('that a filter stops is not told as nothing', () => {
    const told = happeningsIn(run('make', { output: 'all 12 rows are wrong' }), {
      clean: (text) => (text.startsWith('all') ? '' : text),
      isIgnored,
      root: '',
    });
    expect(told).toEqual([{ kind: 'check', lead: '`make`', more: '' }]);
  });
});

describe('the room for what happened', () => {
  const ran = (at: number): Happening => ({
    kind: 'run',
    lead: `\`step-${at}\``,
    more: `ended ${'x'.repeat(400)}`,
  });
  const many = Array.from({ length: 60 }, (_, at) => ran(at));

  it('is given to the newest first, which are told in most words', () => {
    const told = courseLines(many, 3_000);
    expect(told[0]).toMatch(/^- `step-0` → ended x/);
    expect(told[0]?.length).toBeGreaterThan(2 * (told[20]?.length ?? 0));
    expect(told.join('\n').length).toBeLessThanOrEqual(3_000);
    expect(courseLines(many.slice(0, 3), 3_000)[0]?.length).toBeGreaterThan(told[0]?.length ?? 0);
    expect(courseLines(many, 0)).toEqual([]);
  });

  it('is not spent on what was only looked at, or planned, long before', () => {
    const looked: Happening = { kind: 'look', lead: 'looked at a.ts', more: '' };
    expect(courseLines([...many.slice(0, 20), looked], 8_000)).toHaveLength(20);
    expect(courseLines([looked, ...many.slice(0, 20)], 8_000)).toHaveLength(21);
  });

  it('is kept for what the last agents found and how each check went last, however long ago', () => {
    const found: Happening = {
      kind: 'report',
      lead: 'sent a subagent: Look',
      more: 'found much '.repeat(200),
    };
    const check: Happening = { kind: 'check', lead: '`npm test`', more: 'passed '.repeat(200) };
    const told = courseLines([...many.slice(0, 14), check, check, found], 12_000);
    const [first = '', second = '', report = ''] = told.slice(-3);
    expect(first.length).toBeGreaterThan(second.length);
    expect(report.length).toBeGreaterThan(500);
  });

  it('has of a report with headings how each part begins, and of an output its ends', () => {
    const part = (name: string) => `## ${name}\n${`${name} is so. `.repeat(60)}\n`;
    const report: Happening = { kind: 'report', lead: 'r', more: ['One', 'Two', 'Three'].map(part).join('') };
    const [told = ''] = courseLines([report, ...many], 2_000);
    for (const name of ['One One is so.', 'Two Two is so.', 'Three Three is so.'])
      expect(told).toContain(name);
    const output = [
      'first line',
      ...Array.from({ length: 50 }, (_, at) => `line ${at} of many`),
      'last line',
    ].join('\n');
    expect(courseLines([{ kind: 'run', lead: 'r', more: output }, ...many], 2_000)[0]).toMatch(
      /→ first line \/.* … \/.*last line$/,
    );
  });

  it('is found in time that grows with the text, and has no rules of tables', () => {
    const toldIn = (text: string): string =>
      courseLines([{ kind: 'said', lead: 'said', more: text }], 8_000).join('\n');
    expect(toldIn('a\n| --- | :-: |\n ──── \nb')).toBe('- said: a b');
    const took = (spaces: number): number => {
      const began = performance.now();
      expect(toldIn(`${' '.repeat(spaces)}box`)).toBe('- said: box');
      return performance.now() - began;
    };
    const least = (spaces: number): number => Math.min(...[1, 2, 3].map(() => took(spaces)));
    // What grows with the cube takes 216 times as long.
    expect(least(600)).toBeLessThan(50 * Math.max(least(100), 0.2));
    expect(least(50_000)).toBeLessThan(1_500 * Math.max(least(500), 0.2));
  });

  it('leaves room for the rest of a handoff, and takes what is left', () => {
    const told = (parts: object) =>
      readSections(handoffText({ ...NOTHING, isAnswered: false, ...parts }))
        .sections.find(({ title }) => title === COURSE)
        ?.lines.join('\n').length ?? 0;
    expect(told({ ...FULL, course: many })).toBeLessThan(told({ course: many }));
    expect(told({ ...FULL, course: many })).toBeGreaterThan(500);
    expect(handoffText({ ...FULL, course: many }).length).toBeLessThanOrEqual(MAX_HANDOFF_CHARS);
  });
});
