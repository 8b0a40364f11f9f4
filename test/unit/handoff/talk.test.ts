import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadIn, questionIn } from '../../../src/domain/handoff/ahead.ts';
import { isWorthPassing, lastFailedRuns, saidIn } from '../../../src/domain/handoff/failed.ts';
import { promptHead, promptLines } from '../../../src/domain/handoff/prompt-text.ts';
import { lastAnswers, recentTalk } from '../../../src/domain/handoff/talk.ts';

const said = (text: string, more: object = {}): string =>
  JSON.stringify({ type: 'assistant', message: { content: [{ type: 'text', text }] }, ...more });
const asked = (text: string): string => JSON.stringify({ type: 'user', message: { content: text } });
const long = (text: string): string => `${text} `.padEnd(90, '.');
const starts = (texts: readonly string[]): string[] => texts.map((text) => text.slice(0, 8));

describe('the last answers', () => {
  it('are five, without asides, subagents and broken lines', () => {
    const lines = [
      ...Array.from({ length: 7 }, (_, index) => said(long(`Answer ${index}`))),
      said('Let me look.'),
      said(long('A subagent says'), { isSidechain: true }),
      said(long('Cut off')).slice(0, -20),
      said('Done.'),
    ];
    expect(starts(lastAnswers(lines))).toEqual(['Done.', 'Answer 6', 'Answer 5', 'Answer 4', 'Answer 3']);
    expect(lastAnswers([])).toEqual([]);
  });

  it('are rather those that tell something than what was gone through', () => {
    const steps = Array.from({ length: 9 }, (_, step) => said(long(`Now let me read file ${step}`)));
    const lines = [said(long('A reason')), said(long('B reason')), ...steps, said('Let me run it.')];
    expect(starts(lastAnswers(lines))).toEqual(['Let me r', 'Now let ', 'Now let ', 'B reason', 'A reason']);
  });
});

describe('the last prompts', () => {
  const plan = `# The plan\n\n${'Change one more file. '.repeat(20)}`;

  it('are the last whole, and the one before it that is more than a sentence', () => {
    const talk = recentTalk([
      asked('x'.repeat(300)),
      asked(plan),
      said('Fine.'),
      asked('Yes.'),
      asked('Go on.'),
    ]);
    expect(talk).toMatchObject({
      lastPrompt: 'Go on.',
      longPrompt: plan.trim(),
      promptsSince: 2,
      isBegun: false,
    });
    expect(recentTalk([asked('Go on.'), said('I do.')])).toMatchObject({ longPrompt: '', isBegun: true });
    expect(recentTalk([asked(plan)])).toMatchObject({ lastPrompt: plan.trim(), longPrompt: '' });
    expect(recentTalk([asked('/compact'), asked('<task-notification>done')]).lastPrompt).toBe('');
  });

  it('are told in lines of bounded length, with a word on what is left out', () => {
    const lines = promptLines(`${plan}\n\n\`\`\`\n${'code;\n'.repeat(400)}\`\`\`\nIs that right?`, 1_000);
    expect(lines[0]).toBe('  # The plan');
    expect(lines.slice(-2)).toEqual(['  Is that right?', '  (its code is left out here)']);
    const log = promptLines(`${'2026 a line of a log\n'.repeat(400)}What is wrong?`, 1_000);
    expect(log.at(-1)).toBe('  What is wrong?');
    expect(log.join('\n')).toMatch(/\(… \d{4} characters of it are left out here …\)/);
    expect(promptLines(' \n', 1_000)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), fc.integer({ min: 100, max: 2_000 }), (text, maxChars) => {
        const told = promptLines(text, maxChars);
        for (const line of told) expect([...line].length).toBeLessThanOrEqual(302);
        expect(told.join('\n').length).toBeLessThan(maxChars + 100);
      }),
    );
  });

  it('have a head in the words of who typed them', () => {
    const log = `--- FAIL: TestIt (0.01s)\n${'x.go:12: exit status 1\n'.repeat(30)}`;
    expect(promptHead(`Why is that?\n${log}It passed before.`, 200)).toBe('Why is that? … It passed before.');
    expect(promptHead('Go\non.', 200)).toBe('Go on.');
  });
});

describe('what is ahead', () => {
  const newest =
    'The parser is fixed. Now let me run the tests. The docs still need an example. Would you like me to deploy it next?';
  const before = 'Let me read the parser. The migration is not done yet. Pending todos:';

  it('is what was announced, not what was offered, and of an older answer not what was done right then', () => {
    expect(aheadIn({ answers: [newest, before], isBegun: true })).toEqual([
      'The docs still need an example.',
      'Now let me run the tests.',
      'The migration is not done yet.',
    ]);
  });

  it('is nothing that was to be done right then, where another prompt has come since', () => {
    expect(aheadIn({ answers: [newest], isBegun: false })).toEqual(['The docs still need an example.']);
  });

  it('is the question that an answer ends with', () => {
    expect(questionIn(newest)).toBe('Would you like me to deploy it next?');
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

  it('is told with what it printed, the newest first', () => {
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
    expect(lastFailedRuns(lines)).toEqual([
      { command: 'npm test', output: 'Exit code 1\nTypeError: rows is undefined' },
      { command: 'npm test', output: 'Exit code 1\nError: no such table' },
    ]);
  });

  it('says what tells most', () => {
    expect(saidIn('Exit code 1\n> vitest run\nTypeError: rows is undefined\n at x.js:1')).toBe(
      'TypeError: rows is undefined',
    );
    expect(saidIn('Exit code 1')).toBeUndefined();
  });

  it('is nothing that only looked, or was typed for once', () => {
    expect(['npm test', 'cd web && npm run build', 'node build.js'].filter(isWorthPassing)).toHaveLength(3);
    const others = ['grep -rn x src', 'git diff a.ts', 'ls; pwd', 'python3 -c "import yaml"', 'node -e "1"'];
    expect(others.filter(isWorthPassing)).toEqual([]);
  });
});
