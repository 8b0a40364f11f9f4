import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosen, gather, NOTHING_GATHERED } from '../../../src/capture/gather.ts';
import { type TranscriptEvent, transcriptEvents } from '../../../src/capture/transcript.ts';
import { call, gathered, NOW, ROOT_CAUSE } from './support.ts';

const prompt = (text: string): TranscriptEvent => ({ type: 'prompt', text });
const says = (text: string): TranscriptEvent => ({ type: 'said', text });

describe('what a stretch of a transcript offers', () => {
  it('is what was said, with its turn, its message and when', () => {
    const at = '2026-11-21T08:00:00.000Z';
    const candidates = gathered(
      { type: 'prompt', text: 'Why does the first query fail after a restart?', at },
      says('The health check is not awaited.\n\nThe driver falls back to a wait of 0 ms.'),
    );
    expect(candidates).toMatchObject([
      { source: 'prompt', turn: 1, message: 1, at, about: '', place: 'text' },
      { source: 'last', turn: 1, message: 2, at: NOW, text: 'The health check is not awaited.' },
      { source: 'last', turn: 1, message: 2, text: 'The driver falls back to a wait of 0 ms.' },
    ]);
  });

  it('is what is said of a tag that an answer begins with', () => {
    const answer = '<Suspense> needs a fallback here, because the loader throws its promise in `Page.tsx`.';
    expect(gathered(prompt('why?'), says(answer)).map(({ text }) => text)).toContain(answer);
  });

  it('tells of edits that succeeded what they were given, and behind which message', () => {
    const events = [
      prompt('mend it'),
      says('I mend the pool first.'),
      ...call('Edit', { file_path: '/app/Pool.ts', new_string: 'a' }),
      ...call('Edit', { file_path: '/app/Other.ts', new_string: 'b' }, true),
    ];
    const { edited, state } = gather(events, NOTHING_GATHERED, NOW);
    expect(edited).toEqual([{ message: 2, input: '{"file_path":"/app/pool.ts","new_string":"a"}' }]);
    expect(state.edits).toBe(1);
  });

  it('of a prompt is kept already only what it states', () => {
    const said = 'I prefer short functions. Also, the reviewer for payments is Ana.';
    const asked = 'Remember that the tests need docker. Now fix it.';
    expect(gathered(prompt(said), prompt(asked)).map(({ text, isKept }) => [text, isKept])).toEqual([
      ['I prefer short functions.', true],
      ['Also, the reviewer for payments is Ana.', undefined],
      [asked, true],
    ]);
  });

  it('counts on from where the stretch before it ended', () => {
    const first = gather([prompt('Why does the first query fail?')], NOTHING_GATHERED, NOW);
    expect(first.state).toMatchObject({ turn: 1, message: 1 });
    const second = gather([says('The health check is not awaited.')], first.state, NOW);
    expect(second.candidates).toMatchObject([{ turn: 1, message: 2 }]);
    expect(second.state).toMatchObject({ turn: 1, message: 2 });
  });

  it('tells the last message of each turn from those in between', () => {
    const candidates = gathered(
      prompt('Why does the first query fail after a restart?'),
      says('The pool seems to be empty when it is asked.'),
      says('The health check is not awaited by anybody.'),
      prompt('Does the second query fail in the same way?'),
      says('The second query finds the pool filled.'),
    );
    expect(candidates.map(({ source }) => source)).toEqual(['prompt', 'answer', 'last', 'prompt', 'last']);
  });

  it('knows the headings and the introduction above a block', () => {
    const [one] = gathered(
      says('## The pool\n\nIt fails since:\n\n- dotenv runs after `openPool()` was called'),
    );
    expect(one).toMatchObject({ place: 'item', about: 'The pool › It fails since:' });
  });

  it('leaves out answers too short to be understood; a short no may overturn', () => {
    expect(gathered(prompt('no, wrong'), says('Done.'))).toMatchObject([
      { source: 'prompt', text: 'no, wrong' },
    ]);
  });

  it('leaves out what only thinks aloud or asks, sentence by sentence', () => {
    const spoken =
      'Let me look at the pool first. The health check is not awaited by anybody. Now I will mend it. Shall I also raise the retries?';
    expect(gathered(says(spoken)).map(({ text }) => text)).toEqual([
      'The health check is not awaited by anybody.',
    ]);
  });

  it('takes the words of others as they are: "let me" of a user is no thinking aloud', () => {
    const wish = 'Let me decide on every migration, since two teams share the tables.';
    expect(gathered(prompt(wish))).toMatchObject([{ source: 'prompt', text: wish }]);
  });
});

describe('a commit that was made', () => {
  const heredoc = `git commit -m "$(cat <<'EOF'
Load dotenv before the pool

${ROOT_CAUSE}

- The workers import it, too, since they never run main.ts

Co-Authored-By: Somebody <somebody@example.org>
EOF
)"`;

  it('offers the body of its message, block by block, below its subject', () => {
    expect(gathered(...call('Bash', { command: heredoc }))).toMatchObject([
      { source: 'commit', text: ROOT_CAUSE, about: 'Load dotenv before the pool' },
      {
        source: 'commit',
        text: 'The workers import it, too, since they never run main.ts',
        place: 'item',
        about: 'Load dotenv before the pool',
      },
    ]);
  });

  it('offers it from a second -m, too, and nothing where there is a subject only', () => {
    const command = 'git commit -qm "Load dotenv first" -m "The pool read DB_WAIT_MS before it was set."';
    expect(gathered(...call('Bash', { command }))).toMatchObject([
      { source: 'commit', text: 'The pool read DB_WAIT_MS before it was set.', about: 'Load dotenv first' },
    ]);
    expect(gathered(...call('Bash', { command: 'git commit -m "Load dotenv before the pool"' }))).toEqual([]);
  });

  it('offers what a request tells, marked as such, since its commits told it before', () => {
    const command = `gh pr create --title "fix: load dotenv first" --body "${ROOT_CAUSE.replaceAll('`', '')}"`;
    expect(gathered(...call('Bash', { command }))).toMatchObject([
      { source: 'commit', about: 'fix: load dotenv first', isRequest: true },
    ]);
    expect(gathered(...call('Bash', { command }, true))).toEqual([]);
  });

  it('offers nothing where it failed, or nobody knows how it ended', () => {
    expect(gathered(...call('Bash', { command: heredoc }, true))).toEqual([]);
    expect(gathered({ type: 'call', id: 'c1', tool: 'Bash', input: { command: heredoc } })).toEqual([]);
  });
});

describe('a call that was turned down', () => {
  const refused = (input: object, tool: string, text: string): readonly TranscriptEvent[] => [
    { type: 'call', id: 'c1', tool, input: input as Record<string, unknown>, at: NOW },
    { type: 'refused', id: 'c1', text },
  ];

  it('offers the words that were typed instead, and names the call', () => {
    const wish = 'never push to main, open a pull request instead';
    expect(gathered(...refused({ command: 'git push origin main\necho done' }, 'Bash', wish))).toMatchObject([
      { source: 'refused', text: wish, about: 'the user turned down `git push origin main`' },
    ]);
    expect(gathered(...refused({ file_path: '/home/dev/app/src/db/pool.ts' }, 'Edit', wish))).toMatchObject([
      { source: 'refused', about: 'the user turned down Edit of pool.ts' },
    ]);
  });

  it.each([
    '',
    'no',
    'not right now, I will let you know',
    'wait for the tests first please',
    'why would you do that?',
  ])('offers nothing where they only stop this one: %j', (text) => {
    expect(gathered(...refused({ command: 'git push origin main' }, 'Bash', text))).toEqual([]);
  });
});

describe('a question that the user answered', () => {
  it('offers what was chosen, with what it was described as', () => {
    const question = 'Where should the jobs be kept?';
    const input = {
      questions: [
        {
          question,
          options: [
            { label: 'Postgres', description: 'one store, one transaction' },
            { label: 'Redis', description: 'faster, but a second store' },
          ],
        },
      ],
    };
    const candidates = gathered(
      { type: 'call', id: 'c1', tool: 'AskUserQuestion', input },
      { type: 'result', id: 'c1', failed: false, answers: { [question]: 'Postgres' } },
    );
    expect(candidates).toHaveLength(1);
    expect(candidates[0]).toMatchObject({ source: 'choice' });
    expect(candidates[0]?.text).toContain(question);
    expect(candidates[0]?.text).toContain('Postgres — one store, one transaction');
    expect(candidates[0]?.text).not.toContain('Redis');
  });
});

describe('the words of a hook', () => {
  const sent: TranscriptEvent = { type: 'call', id: 't1', tool: 'Bash', input: { command: 'bun test' } };
  const eventsOf = (content: string) => {
    const block = { type: 'tool_result', tool_use_id: 't1', is_error: true, content };
    return transcriptEvents(JSON.stringify({ type: 'user', message: { content: [block] } }));
  };

  it('are read behind a command of several lines, and are no word of the user', () => {
    const lines = 'if grep -q push\nthen exit 2; fi';
    const said = eventsOf(`PreToolUse:Bash hook error: [${lines}]: Do not push to main.`);
    expect(said).toMatchObject([{ type: 'refused', text: 'Do not push to main.', byHookOf: 'Bash' }]);
    expect(gather([sent, ...said], NOTHING_GATHERED, '').candidates).toEqual([]);
  });
});

describe('what is no word of its own', () => {
  const text = 'The pool waits for dotenv, since the driver falls back to 0 otherwise.';
  const sent: TranscriptEvent = { type: 'call', id: 't1', tool: 'Task', input: {} };

  it.each([
    ['a plan', call('ExitPlanMode', { plan: text })],
    ['a plan that is handed over as a prompt', [prompt(`Implement the following plan:\n\n${text}`)]],
    ['what a subagent reports', [sent, { type: 'result', id: 't1', failed: false, output: text }]],
    ['what is written for agents', call('Write', { file_path: '/home/dev/app/AGENTS.md', content: text })],
  ] as const)('offers nothing: %s', (_what, events) => expect(gathered(...events)).toEqual([]));

  it('but still begins a turn', () => {
    const plan = prompt(`Implement the following plan:\n\n${text}`);
    expect(gathered(plan, says(text))).toMatchObject([{ source: 'last', turn: 1 }]);
  });

  it('is what the user types to a plan: the work goes on with it', () => {
    const typed = 'Fix all of them in the order that you propose';
    const shown: TranscriptEvent = { type: 'call', id: 'c1', tool: 'ExitPlanMode', input: { plan: text } };
    expect(gathered(shown, { type: 'refused', id: 'c1', text: typed })).toEqual([]);
  });
});

describe('any stretch', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', 'Let me see. ', '- a\n- b', '```', 'no', ROOT_CAUSE),
  );
  const event: fc.Arbitrary<TranscriptEvent> = fc.oneof(
    fc.record({ type: fc.constant('prompt' as const), text }),
    fc.record({ type: fc.constant('said' as const), text }),
    fc.record({ type: fc.constant('refused' as const), id: fc.constantFrom('a', 'b'), text }),
    fc.record({
      type: fc.constant('call' as const),
      id: fc.constantFrom('a', 'b'),
      tool: fc.constantFrom('Bash', 'Edit', 'ExitPlanMode', 'AskUserQuestion'),
      input: fc.dictionary(fc.constantFrom('command', 'plan', 'file_path', 'content'), fc.jsonValue()),
    }),
    fc.record({
      type: fc.constant('result' as const),
      id: fc.constantFrom('a', 'b'),
      failed: fc.boolean(),
      answers: fc.dictionary(fc.string(), fc.jsonValue()),
    }),
  );

  it('is gathered without an error, its messages counted upwards', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const { candidates, state } = gather(events, { turn: 3, message: 7 }, NOW);
        const messages = candidates.map(({ message }) => message);
        expect(messages).toEqual([...messages].sort((a, b) => a - b));
        for (const { turn, message, text: words } of candidates) {
          expect(turn).toBeLessThanOrEqual(state.turn);
          expect(message).toBeGreaterThan(7);
          expect(message).toBeLessThanOrEqual(state.message);
          expect(words).not.toContain('\n');
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('a long question is quoted with its last whole sentences', () => {
  const question = `${'The list is read on every request. '.repeat(6)}It grows. Should it be cached?`;
  const told = chosen(question, 'Yes', {});
  expect(told).toMatch(/^Asked “The list is read on every request\. .* Should it be cached\?”/);
  expect(told.length).toBeLessThan(question.length);
  const endless = `${'a list of many words that never ends, '.repeat(8)}or not?`;
  expect(chosen(endless, 'Yes', {})).toContain('“a list of many words');
});
