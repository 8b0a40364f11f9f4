import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, aheadIn, questionIn } from '../../../src/capture/user-words.ts';
import {
  checks,
  isDoneInstead,
  saidBy,
  saidIn,
  speaksOfFailing,
} from '../../../src/session/handoff/checks.ts';
import { promptHead, textLines } from '../../../src/session/handoff/prompt-text.ts';
import { isNarration, recentTalk as talkIn } from '../../../src/session/handoff/talk.ts';

const recentTalk = (lines: readonly string[]) => talkIn(lines, (text) => text);

const said = (text: string, more: object = {}): string =>
  JSON.stringify({ type: 'assistant', message: { content: [{ type: 'text', text }] }, ...more });
const asked = (text: string): string => JSON.stringify({ type: 'user', message: { content: text } });
const long = (text: string): string => `${text} `.padEnd(90, '.');
const called = (id: string, name: string, input: object): string =>
  JSON.stringify({ type: 'assistant', message: { content: [{ type: 'tool_use', id, name, input }] } });
const answered = (id: string, content: string, more: object = {}): string =>
  JSON.stringify({
    type: 'user',
    message: { content: [{ type: 'tool_result', tool_use_id: id, content, ...more }] },
    ...more,
  });
const answersIn = (lines: string[]): string[] =>
  recentTalk(lines).answers.map(({ text }) => text.slice(0, 8));

describe('a step that was stated', () => {
  const step = said(long('Stopping here, with the rates read. Next step: add `reducedRate` to src/tax.js.'));
  const aheadOf = (...lines: string[]) => aheadIn(recentTalk([asked('stop'), step, ...lines]).answers);

  it('still stands after a turn that did nothing and states none of its own', () => {
    const looked = [called('t', 'Bash', { command: 'git status' }), answered('t', 'clean')];
    const left = [expect.stringContaining('add `reducedRate` to src/tax.js.')];
    expect(aheadOf(asked('where were we?'), said('Continuing with the reduced rate.'))).toEqual(left);
    expect(aheadOf(asked('where were we?'), ...looked, said('At the reduced rate.'))).toEqual(left);
  });

  it('does not after one that ran or edited something, and gives way to another', () => {
    const ran = [called('t', 'Bash', { command: 'npm run rates' }), answered('t', 'ok')];
    expect(aheadOf(asked('go on'), ...ran, said('The rate is in.'))).toEqual([]);
    const edited = [called('t', 'Edit', { file_path: 'src/tax.js' }), answered('t', 'ok')];
    expect(aheadOf(asked('go on'), ...edited, said('The rate is in.'))).toEqual([]);
    expect(aheadOf(asked('first the docs'), said('Still to do: the docs.'))).toEqual(['the docs.']);
  });
});

describe('the last answers', () => {
  it('are five, without asides, subagents and broken lines', () => {
    const lines = [
      ...Array.from({ length: 7 }, (_, index) => [said(long(`Answer ${index}`)), asked('Go on.')]).flat(),
      said('Let me look.'),
      said(long('A subagent says'), { isSidechain: true }),
      said(long('Cut off')).slice(0, -20),
      said('Done.'),
    ];
    expect(answersIn(lines)).toEqual(['Done.', 'Answer 6', 'Answer 5', 'Answer 4', 'Answer 3']);
    expect(answersIn([])).toEqual([]);
  });

  it('are those that ended a turn before others, and nothing that was only gone through', () => {
    const steps = Array.from({ length: 9 }, (_, step) => said(long(`Now let me read file ${step}`)));
    const aside = Array.from({ length: 6 }, (_, step) => said(long(`Aside ${step}`)));
    const lines = [said(long('A review')), asked('Go on.'), ...aside, ...steps, said('Let me run it.')];
    expect(answersIn(lines)).toEqual(['Let me r', 'A review']);
    // Of a turn that was cut off what is too long for a step is told, too.
    const found = said('Found it: '.padEnd(300, 'the cache is never emptied. '));
    const cutOff = [found, ...steps, called('t', 'Bash', { command: 'npm test' })];
    expect(answersIn([said(long('A review')), asked('Go on.'), ...aside, ...cutOff])).toEqual([
      'Now let ',
      'Found it',
      'A review',
    ]);
  });

  it('are not lost behind a word that ends the turn', () => {
    const lines = [
      said(long('The plan is written')),
      said('No response requested.'),
      asked('Go on with it.'),
    ];
    expect(answersIn([...lines, said(long('I am at it'))])).toEqual(['I am at ', 'The plan']);
  });

  it('hold a plan that was put before the user, and what became of it', () => {
    const plan = called('p', 'ExitPlanMode', { plan: '# Tell users\n1. Say it.' });
    const refusal = answered('p', "The user doesn't want to proceed with this tool use.", { is_error: true });
    expect(recentTalk([plan, refusal]).answers[0]?.text).toBe(
      'The plan, which the user turned down:\n# Tell users\n1. Say it.',
    );
    expect(recentTalk([plan, answered('p', 'ok')]).answers[0]?.text).toMatch(/^The plan:\n/);
    // Taken over into a new context it is the prompt.
    const taken = recentTalk([
      plan,
      refusal,
      asked('Implement the following plan:\n# Tell users\n1. Say it.'),
    ]);
    expect([taken.answers, taken.words.length]).toEqual([[], 1]);
  });
});

describe('a turn', () => {
  it('was cut off where it ends with a call, or with words that lead to one', () => {
    const isCutOff = (...lines: string[]) => recentTalk([asked('Fix the cart.'), ...lines]).isCutOff;
    expect(isCutOff(said('It is the total. Let me look at the reader:'))).toBe(true);
    expect(isCutOff(said('Fixed.'), called('t', 'Bash', { command: 'npm test' }))).toBe(true);
    expect(isCutOff(said('The total is right now.'))).toBe(false);
    expect(isCutOff()).toBe(false);
  });
});

describe('what the user said', () => {
  const textsIn = (lines: string[]): string[] => recentTalk(lines).words.map(({ text }) => text);

  it('is all that was typed, a word or two with the question that it answers, and what was chosen', () => {
    const lines = [
      asked('Make it faster for big files, please.'),
      said('It can be. Both files?'),
      asked('yes'),
      asked('yes'),
      called('q', 'AskUserQuestion', {}),
      answered('q', 'ok', { toolUseResult: { answers: { 'Which store?': 'SQLite' } } }),
      asked('/compact'),
      asked('<task-notification>done'),
    ];
    expect(textsIn(lines)).toEqual([
      'Make it faster for big files, please.',
      'yes (to the question: Both files?)',
      'SQLite (chosen, to the question: Which store?)',
    ]);
    expect(recentTalk(lines).lastPrompt).toBe('yes');
  });

  it('names what corrects: a call that was turned down with words, and a prompt that says no', () => {
    const why =
      "The user doesn't want to proceed with this tool use. To tell you how, the user said:\ntoo slow";
    const lines = [
      asked('Make it faster for big files, please.'),
      called('t', 'Bash', { command: 'npm run e2e' }),
      answered('t', why, { is_error: true }),
      called('u', 'Bash', { command: 'ls' }),
      answered('u', "The user doesn't want to proceed with this tool use.", { is_error: true }),
      asked("No, that's not what I meant. Keep the old reader."),
    ];
    expect(recentTalk(lines).words.map(({ text, isCorrection }) => [isCorrection, text])).toEqual([
      [false, 'Make it faster for big files, please.'],
      [true, 'Turned down Bash `npm run e2e`: too slow'],
      [true, "No, that's not what I meant. Keep the old reader."],
    ]);
  });

  it('is also a command of the project’s, not one for the client', () => {
    const command = (name: string): string =>
      asked(
        `<command-message>x</command-message>\n<command-name>${name}</command-name>\n<command-args>181</command-args>`,
      );
    expect(textsIn([command('/review'), command('/model'), command('/exit')])).toEqual(['/review 181']);
    const given = 'Add a log.\nMark "Log" as done in C:\\docs.';
    const args = `<command-name>/plan</command-name>\n<command-args>${given}</command-args>`;
    expect(textsIn([asked(args)])).toEqual([`/plan ${given}`]);
  });
});

describe('a number that was chosen', () => {
  it('is told with what it stands for', () => {
    const choices = 'Which todo?\n1. Tidy the reader\n2. **Encrypt** the keys\n\nSay a number.';
    const texts = recentTalk([said(choices), asked('2'), asked('12')]).words.map(({ text }) => text);
    expect(texts).toEqual(['2 (of the choices: 2. Encrypt the keys)', '12']);
  });
});

describe('what the client puts before a prompt', () => {
  it('is no part of it, and hides none', () => {
    const lines = [asked('<system-reminder>Be brief.</system-reminder>\n\nAdd a guide.')];
    expect(recentTalk(lines).lastPrompt).toBe('Add a guide.');
    expect(recentTalk([asked('<system-reminder>Be brief.</system-reminder>')]).words).toEqual([]);
  });
});

describe('the last checks', () => {
  const edit = (id: string, file_path = 'a.ts'): string[] => [
    called(id, 'Edit', { file_path }),
    answered(id, 'ok'),
  ];
  const run = (id: string, command: string, output = 'done', more: object = {}): string[] => [
    called(id, 'Bash', { command }),
    answered(id, output, more),
  ];
  const checksOf = (...lines: string[][]) =>
    recentTalk(lines.flat())
      .runs.filter(({ isCheck }) => isCheck)
      .map(({ command, outcome, output, isBeforeEdit }) =>
        [command, outcome, saidBy({ outcome, command }, output), isBeforeEdit ? 'before' : '']
          .filter((word) => word !== '')
          .join(' | '),
      );

  it('are the newest run of each test, build and lint, and not what only names one', () => {
    expect(
      checksOf(run('a', 'git commit -m "Fix the test"'), run('b', 'cat test/a.ts; test -f a.ts')),
    ).toEqual([]);
    expect(checksOf(run('a', 'npm test'), run('b', 'go vet ./...'), run('c', 'npm test'))).toEqual([
      'npm test | passed',
      'go vet ./... | passed',
    ]);
  });

  it('are so by the script that is run, its folder, or a flag, too', () => {
    const are = [
      'python3 tests/test_parse.py',
      'python3 /srv/app/tests/parse.py -v',
      'python -m unittest',
      'node --test test/x.test.js',
      'node test/x.test.js',
      './scripts/lint.sh',
      'npx prettier --check src',
      'make',
      'make check',
      ...['tox', 'ctest', 'cargo nextest run', 'vendor/bin/phpunit', 'pytest tests/x.py'],
    ];
    expect(are.filter((command) => !checks(command))).toEqual([]);
    const others = [
      'make clean',
      'node server.js',
      'python3 -c "import tests"',
      'code tests/x.py',
      'cat tests/x',
    ];
    expect(others.filter(checks)).toEqual([]);
  });

  it('say how each went, and what was edited after it that it looks at', () => {
    const refusal = "The user doesn't want to proceed with this tool use.";
    const lines = [
      run('a', 'npm test', 'Exit code 1\nError: no such table', { is_error: true }),
      edit('b'),
      run('c', 'npm run lint 2>&1 | tail -1', 'reading\n0 issues\n(Bash completed with no output)'),
      run('d', 'npm run e2e', refusal, { is_error: true }),
      edit('e', 'README.md'),
    ];
    expect(checksOf(...lines)).toEqual([
      'npm run e2e | turned down',
      'npm run lint 2>&1 | tail -1 | ran | 0 issues',
      'npm test | failed | Error: no such table | before',
    ]);
  });
});

describe('what the last prompt answers', () => {
  const design = said(`I would write one page with an example of each command. ${'More. '.repeat(10)}`);
  const question = said(
    `I would write one page with an example of each command. ${'More. '.repeat(10)}Do you agree?`,
  );
  const long = asked(
    `Then write the page on the importer, and leave out what nobody needs. ${'More. '.repeat(10)}`,
  );
  const replied = (...lines: string[]) => recentTalk(lines).replied;

  it('is what was said before a word on it, or asked before any', () => {
    expect(replied(design, asked('Fine, do it.'), said('Let me look.'))).toContain('I would write');
    expect(replied(question, long)).toContain('Do you agree?');
    expect(replied(design, asked('Fine.'), said('Let me look at it.'), asked('/plan'))).toContain('I would');
  });

  it('is nothing where the prompt stands by itself', () => {
    expect(replied(design, long)).toBe('');
    expect(replied(asked('Fine, do it.'))).toBe('');
    expect(replied()).toBe('');
  });

  it('is named by a choice within a sentence, too', () => {
    const choices = said('Two ways:\n\n1. All codes\n2. The usual codes\n\nWhich one do you want?');
    const words = recentTalk([choices, asked('The second (#2) is right. Go on.')]).words;
    expect(words.at(-1)?.text).toContain('(of the choices: 2. The usual codes)');
  });
});

describe('a text', () => {
  const plan = `# The plan\n\n${'Change one more file. '.repeat(20)}`;
  const code = `\`\`\`\n${'code;\n'.repeat(400)}\`\`\``;

  it('is told in lines of bounded length, with a word on what is left out', () => {
    const lines = textLines(`${plan}\n\n${code}\nIs that right?`, 1_000, 'text');
    expect(lines[0]).toBe('  # The plan');
    expect(lines.slice(-2)).toEqual(['  (code is left out here)', '  Is that right?']);
    const log = textLines(`${'2026 a line of a log\n'.repeat(400)}What is wrong?`, 1_000);
    expect(log.at(-1)).toBe('  What is wrong?');
    expect(log.join('\n')).toMatch(/\(… \d{4} characters of it are left out here …\)/);
    expect(textLines(' \n', 1_000)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), fc.integer({ min: 100, max: 2_000 }), (text, maxChars) => {
        const told = textLines(text, maxChars);
        for (const line of told) expect([...line].length).toBeLessThanOrEqual(302);
        const marks = told.filter((line) => /^ {2}\(… \d+ characters/.test(line)).length;
        expect(told.join('\n').length).toBeLessThanOrEqual(maxChars + marks * 60);
      }),
    );
  });

  it('keeps its lists and its code as they are, and a block of code whole or not at all', () => {
    const answer = 'It does:\n\n1. Read\n   - all of it\n\n```ts\nif (x) {\n\n    run();\n}\n```\n\nDone.';
    const whole = [
      'It does:',
      '1. Read',
      '   - all of it',
      '```ts',
      'if (x) {',
      '    run();',
      '}',
      '```',
      'Done.',
    ];
    expect(textLines(answer, 1_000)).toEqual(whole.map((line) => `  ${line}`));
    const short = textLines(`Before.\n${code}\n- After.`, 300);
    expect(short).toEqual(['  Before.', expect.stringMatching(/\(… \d+ characters/), '  - After.']);
    const table = `Before.\n| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(90)}\nAfter.`;
    expect(textLines(table, 300)).not.toContain('  | a | b |');
  });

  it('have a head in the words of who typed them', () => {
    const log = `--- FAIL: TestIt (0.01s)\n${'x.go:12: exit status 1\n'.repeat(30)}`;
    expect(promptHead(`Why is that?\n${log}It passed before.`, 200)).toBe('Why is that? … It passed before.');
    expect(promptHead('Go\non.', 200)).toBe('Go on.');
  });
});

describe('what is ahead', () => {
  it('is not what the user may do who wants to', () => {
    const text =
      'The plan is there.\n\nNext steps if you want:\n\n1. Review the plan.\n2. Have me refine it.';
    expect(aheadIn([{ text, isRunSince: false, isChangedSince: false }])).toEqual([]);
    const told = 'This breaks the API, hence the next release must be 0.5.0. It stands next to the old one.';
    expect(aheadIn([{ text: told, isRunSince: true, isChangedSince: false }])).toEqual([]);
    const open = 'The next step is the exporter.';
    expect(aheadIn([{ text: open, isRunSince: true, isChangedSince: false }])).toEqual([open]);
  });

  it('is no courtesy, which ends a turn and is no step on the way', () => {
    for (const text of [
      'I’ll remember that.',
      "I'll remember that.",
      "Understood. I'll keep that in mind.",
      "I'll use pnpm from now on.",
      'See above.',
    ]) {
      expect(isNarration(text), text).toBe(false);
      expect(aheadIn([{ text, isRunSince: false, isChangedSince: false }]), text).toEqual([]);
    }
    for (const text of ["I'll add the note now.", 'See if the tests pass.'])
      expect(isNarration(text), text).toBe(true);
  });

  const newest =
    'The parser is fixed. Now let me run the tests. The docs still need an example. Would you like me to deploy it next?';
  const before = 'Let me read the parser. The migration is not done yet. Pending todos:';

  const answer = (text: string, more: Partial<Answer> = {}): Answer => ({
    text,
    isRunSince: false,
    isChangedSince: false,
    ...more,
  });

  it('is what the newest answer leaves to be done, not what it offers, and not what an older one said', () => {
    expect(aheadIn([answer(newest), answer(before, { isRunSince: true })])).toEqual([
      'Now let me run the tests.',
      'The docs still need an example.',
    ]);
  });

  it('is nothing that was carried out since', () => {
    expect(aheadIn([answer(newest, { isRunSince: true })])).toEqual(['The docs still need an example.']);
    expect(aheadIn(recentTalk([said(newest), asked('Go on.')]).answers)).toEqual([
      'The docs still need an example.',
    ]);
    expect(aheadIn([answer(newest, { isChangedSince: true })])).toEqual([]);
    expect(aheadIn([answer('Committed as b90e4211, and what was to do next is live.')])).toEqual([]);
    expect(aheadIn([answer('All fixed. Ready for the next task.')])).toEqual([]);
    expect(aheadIn([answer('The id that is kept for deferred work was used twice.')])).toEqual([]);
    expect(aheadIn([answer('Auto-hiding is deferred.')])).toEqual(['Auto-hiding is deferred.']);
  });

  it('is what a list names under such words, not any point of a list', () => {
    const list =
      'It says:\n- **Not yet configured**: asks\n\n## Next steps\n- Write the docs.\n\nAll of it passes.';
    expect(aheadIn([answer(list)])).toEqual(['Write the docs.']);
    expect(aheadIn([answer('The other files remain unstaged as they were.')])).toEqual([]);
    expect(aheadIn([answer('It is in Go.'), answer(list), answer('## Next\n- Older.')])).toEqual([
      'Write the docs.',
    ]);
    expect(aheadIn([answer('It is in Go.'), answer('Not pushed yet. Next I will test it.')])).toEqual([]);
    const whole = '## Open decisions\n1. **Renderer.** JS or WASM?  It costs 2 MB.\n2. Who owns it.\n';
    expect(aheadIn([answer(whole)])).toEqual(['Renderer. JS or WASM? It costs 2 MB.', 'Who owns it.']);
    expect(aheadIn([answer('## Next up\n\nPhase 14: run /execute 14.\n\nThat is all.')])).toEqual([
      'Phase 14: run /execute 14.',
    ]);
    expect(aheadIn([answer('- Not pushed.\n- Fine.')])).toEqual(['Not pushed.']);
    expect(aheadIn([answer('## Next\n- **Run** `cat plans/*.md` and *then* `rm *.log`')])).toEqual([
      'Run `cat plans/*.md` and then `rm *.log`',
    ]);
    expect(aheadIn([answer('Next up after the release:\n\n`/plan 12`\n\nIt is small.')])).toEqual([
      '`/plan 12`',
    ]);
  });

  it('is the question that an answer ends with', () => {
    expect(questionIn(newest)).toBe('Would you like me to deploy it next?');
    expect(questionIn('Not pushed. Say the word.')).toBe('Say the word.');
    expect(questionIn('Is it so? It is. And it passes.')).toBeUndefined();
    expect(questionIn('')).toBeUndefined();
  });
});

describe('what failed', () => {
  const call = (id: string, command: string): string =>
    JSON.stringify({
      type: 'assistant',
      message: { content: [{ type: 'tool_use', id, name: 'Bash', input: { command } }] },
    });
  const result = (id: string, content: unknown, isError = true): string =>
    JSON.stringify({
      type: 'user',
      message: { content: [{ type: 'tool_result', tool_use_id: id, content, is_error: isError }] },
    });

  it('is told with what it printed when it was run last', () => {
    const lines = [
      call('a', 'npm test'),
      result('a', 'Exit code 1\nError: no such table'),
      call('b', 'npm run lint'),
      result('b', 'fine', false),
      call('c', 'rm -r /'),
      result('c', "The user doesn't want to proceed with this tool use."),
      call('d', 'npm test'),
      result('d', [{ type: 'text', text: 'Exit code 1\nTypeError: rows is undefined' }]),
      result('e', 'of no call').slice(0, -9),
    ];
    const failedIn = (told: string[]) => recentTalk(told).runs.filter(({ outcome }) => outcome === 'failed');
    expect(failedIn(lines)).toMatchObject([
      { command: 'npm test', output: 'Exit code 1\nTypeError: rows is undefined', isSincePrompt: true },
    ]);
    expect(failedIn([...lines.slice(0, 2), asked('Go on.')])).toMatchObject([{ isSincePrompt: false }]);
  });

  it('is told of by an answer that says so, not by one that says it is over', () => {
    expect(speaksOfFailing('It is in. The e2e test still fails on CI.')).toBe(true);
    expect(speaksOfFailing('The tests that failed are fixed. 12 pass, 0 fail. No failures.')).toBe(false);
    const isInstead = (answer: string) => isDoneInstead(answer, '/opt/py36/bin/python -m pytest -q');
    expect(isInstead('There is no pytest for 3.6, so I called the functions by hand.')).toBe(true);
    expect(isInstead('pytest fehlt dort; stattdessen lief unittest.')).toBe(true);
    expect(isInstead('pytest is missing there. The docs use tabs instead of spaces.')).toBe(false);
    expect(isInstead('pytest is missing there, the tests have not run.')).toBe(false);
  });

  it('says what tells most', () => {
    expect(saidIn('Exit code 1\n> vitest run\nTypeError: rows is undefined\n at x.js:1')).toBe(
      'TypeError: rows is undefined',
    );
    expect(saidIn('Exit code 1')).toBeUndefined();
  });
});

describe('what is known of checks and of the place', () => {
  const run = (id: string, command: string, output: string): string[] => [
    called(id, 'Bash', { command }),
    answered(id, output),
  ];
  const outcomesIn = (lines: string[]) =>
    recentTalk(lines).runs.map(({ command, isCheck, outcome }) => [command, isCheck, outcome]);

  it('is that a check behind a wrapper is one, and has not passed where it printed a failure', () => {
    const lines = [
      ...run('a', 'rtk test bun run test', '12 pass'),
      ...run('b', 'rtk lint bun run lint', 'src/a.ts\nerror: script "lint" exited with code 1'),
      ...run('c', 'test -f package.json', ''),
      ...run('d', 'npx vitest run', 'Error: boom, as expected\n Tests  9 passed (9)'),
      ...run('e', 'npm test', '\u001b[31mFAIL\u001b[39m a.test.ts'),
      ...run('f', 'time env CI=1 mise exec -- go test ./...', 'ok  shop/cart 1.2s'),
      ...run('g', 'docker compose exec -T web npm run lint', 'Lint: 2 errors, 1 warnings\n$ lint .'),
    ];
    expect(saidBy({ outcome: 'ran', command: 'npm run lint' }, 'Lint: 2 errors, 1 warnings\n$ lint .')).toBe(
      'Lint: 2 errors, 1 warnings',
    );
    // What another command printed is no word on this one.
    const after = ['npm test | tail -6; tsc', 'npm ci | tail -2 && tsc'];
    expect(after.map((command) => saidBy({ outcome: 'ran', command }, '2 errors'))).toEqual(['', '']);
    expect(saidBy({ outcome: 'ran', command: 'npm test; echo "exit $?"' }, 'exit 0')).toBe('exit 0');
    expect(outcomesIn(lines)).toEqual([
      ['docker compose exec -T web npm run lint', true, 'ran'],
      ['time env CI=1 mise exec -- go test ./...', true, 'passed'],
      ['npm test', true, 'ran'],
      ['npx vitest run', true, 'passed'],
      ['test -f package.json', false, 'passed'],
      ['rtk lint bun run lint', true, 'ran'],
      ['rtk test bun run test', true, 'passed'],
    ]);
  });

  it('is not that something failed that passed when it was run another way', () => {
    const failed = (id: string, command: string): string[] => [
      called(id, 'Bash', { command }),
      answered(id, 'Exit code 2\nerror: unrecognized subcommand', { is_error: true }),
    ];
    const lines = [
      ...failed('a', 'rtk bun run test'),
      ...run('b', 'rtk test bun run test | tail -5', '9 pass'),
    ];
    expect(outcomesIn(lines)).toEqual([['rtk test bun run test | tail -5', true, 'ran']]);
    expect(outcomesIn([...lines, ...failed('c', 'rtk bun run test')])).toHaveLength(2);
  });

  it('is which files were changed since the last prompt', () => {
    const edit = (id: string, path: string, more: object = {}): string[] => [
      called(id, 'Edit', { file_path: path }),
      answered(id, 'ok', more),
    ];
    const lines = [
      ...edit('a', '/r/a.ts'),
      asked('And b, please.'),
      ...edit('b', '/r/b.ts'),
      ...edit('c', '/r/c.ts', { is_error: true }),
    ];
    expect(recentTalk(lines).editedSince).toEqual(['/r/b.ts']);
  });
});

describe('what is ahead', () => {
  const aheadOf = (text: string) => aheadIn([{ text, isRunSince: true, isChangedSince: false }]);

  it.each([
    ['b.ts is done, tests pass. c.ts and d.ts are left.', 'c.ts and d.ts are left.'],
    ['c.ts is done.\n\nd.ts is the last one.', 'd.ts is the last one.'],
    ['The query is in. What is missing is quoting of commas.', 'What is missing is quoting of commas.'],
    ['a.ts ist fertig. Als Nächstes kommt b.ts.', 'Als Nächstes kommt b.ts.'],
    ['b.ts ist fertig. Es fehlen c.ts und d.ts.', 'Es fehlen c.ts und d.ts.'],
    ['b.ts ist fertig. Es fehlen:\n- c.ts', 'c.ts'],
    ['Listo a.ts. Quedan b.ts y c.ts.', 'Quedan b.ts y c.ts.'],
    ['a.ts está hecho. Falta b.ts.', 'Falta b.ts.'],
    ['Fait. Il ne reste plus que les tests.', 'Il ne reste plus que les tests.'],
    ['a.ts pronto. Faltam b.ts e c.ts.', 'Faltam b.ts e c.ts.'],
    ['a.ts è pronto. Restano b.ts e c.ts.', 'Restano b.ts e c.ts.'],
    ['Fatto. Il changelog resta da scrivere.', 'Il changelog resta da scrivere.'],
    ['Fatto. Ora rimane solo la migrazione.', 'Ora rimane solo la migrazione.'],
    ['Pronto. Resta escrever o teste.', 'Resta escrever o teste.'],
    ['Fait. Reste à documenter le format.', 'Reste à documenter le format.'],
    ['The reader is done. Windows is left out for now.', 'Windows is left out for now.'],
    ['a.tsは完了しました。次はb.tsです。', '次はb.tsです。'],
    ['a.ts 已完成。接下来处理 b.ts。', '接下来处理 b.ts。'],
  ])('is what the last paragraph says to be left: %s', (text, open) => {
    expect(aheadOf(text)).toEqual([open]);
  });

  it.each([
    'All four files use log.info now. Nothing is left.',
    'What was missing is there.',
    'c.ts is left.\n\nIt is done, too, and all of it is committed.',
    'The value is left as it is.',
    'Todo queda listo.',
    'All other regions are in. Andorra is left out because the carrier does not go there.',
    'Andorra is deliberately left out.',
    'Andorra is left out: the carrier does not go there.',
    'Fertig. Der Deckel bleibt offen, weil der Fühler Luft braucht.',
    'Fatto. Un importo senza segno resta positivo, perché la banca lo manda così.',
    'Fatto. Il vecchio nome rimane come alias.',
    'Fatto. I due campi restano obbligatori.',
    'Fatto. Rimane compatibile con la versione 3.',
    'Corrigé. Le script reste à la racine.',
    'Corrigé. Il reste compatible avec la version 3.',
    'Pronto. O valor resta igual.',
    'Il ne reste rien.',
    'Es fehlt nichts.',
    '何も残っていません。',
    '没有剩下的文件。',
  ])('is none where none is left, or it was only said on the way: %s', (text) => {
    expect(aheadOf(text)).toEqual([]);
  });

  it('is not what is offered besides', () => {
    const text =
      '## Next Up\n\n**Execute phase 14**: run all six plans\n\n**Also available:**\n\n- read the plans\n- research again';
    expect(aheadIn([{ text, isRunSince: false, isChangedSince: false }])).toEqual([
      'Execute phase 14: run all six plans',
    ]);
  });
});
