import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../../../src/capture/features.ts';
import { mayStateSomething } from '../../../src/capture/prompt-hints.ts';
import { lastingOf } from '../../../src/capture/said.ts';
import { statementIn, statementsIn } from '../../../src/capture/statement.ts';
import { saysNoMore, typeOf } from '../../../src/capture/statement-rules.ts';

describe('what a sentence that lasts is', () => {
  it.each([
    ['we decided to ship the parser without macros', 'decision'],
    ['no, take the queue of the worker', 'correction'],
    ['use the pool instead of a new connection', 'correction'],
    ['i prefer small pull requests', 'preference'],
    ['always squash before a release', 'preference'],
    ['do not touch the generated files', 'preference'],
    ['wir verwenden immer pnpm', 'preference'],
    ['we use tabs in the makefiles', 'convention'],
    ['migrations are append-only', 'convention'],
  ])('%s: a %s', (sentence, type) => {
    expect(typeOf(sentence)).toBe(type);
  });
});

describe('how sure it is that a sentence lasts', () => {
  it('is the same whatever the project calls its things', () => {
    const [one, other] = [
      'keep `src/gen` as it is, protoc writes it',
      'keep `lib/api.ts` as it is, protoc writes it',
    ];
    expect(featuresOf(one ?? '')).toEqual(featuresOf(other ?? ''));
  });

  it('is read from what is written without spaces, too', () => {
    expect(featuresOf('必ず確認')).toEqual(expect.arrayContaining(['必ず', 'ず確', '認', '^必ず']));
  });

  it.each(['constructor', 'toString', '__proto__', '', '…'])(
    'knows no word that nobody learned: %s',
    (text) => {
      expect(lastingOf(text)).toBeLessThan(0);
    },
  );

  it('is read in time that grows with its length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), (text) => {
        expect(Number.isFinite(lastingOf(text))).toBe(true);
      }),
    );
  });

  it.each([
    ['Never push to main directly.', 'NEVER push to main directly.'],
    ['Do not edit files in dist/.', 'DO NOT edit files in dist/.'],
    ['please never use default exports', 'PLEASE NEVER USE DEFAULT EXPORTS'],
  ])('is the same of what is shouted: %s', (said, shouted) => {
    expect(featuresOf(shouted)).toEqual(featuresOf(said));
    expect(statementIn(shouted)?.text).toBe(shouted);
  });

  it('takes other words in capitals for names, whatever is written around them', () => {
    expect(featuresOf('CSV is read by API')).toEqual(featuresOf('XML is read by SDK'));
    expect(featuresOf('API を必ず確認')).toContain('§name');
  });

  it('tells rules from tasks and wishes of the same words', () => {
    for (const rule of ['In this repo migrations are append-only.', 'We use pnpm here, not npm.'])
      expect(lastingOf(rule)).toBeGreaterThan(1);
    for (const task of ['Use pnpm to install it.', 'always show the footer on the landing page'])
      expect(lastingOf(task)).toBeLessThan(0);
  });
});

describe('the look before', () => {
  it('rules out what most prompts are', () => {
    for (const prompt of ['commit this', 'run the tests', '/clear', 'yes', 'push and open a draft'])
      expect(mayStateSomething(prompt)).toBe(false);
  });
});

describe('what somebody states', () => {
  it.each([
    ['Remember that the staging bucket is wiped each night.', 'remember'],
    ['no, take the shared client instead of a new one, because it pools', 'correction'],
    ['we decided to take SQLite, because the other one needs a server', 'decision'],
    ['I prefer tables over long lists', 'preference'],
    ['we always name feature flags after the ticket', 'convention'],
    ['We store money as integer cents, because floats gave us rounding errors.', 'convention'],
  ])('%s', (prompt, type) => {
    expect(statementIn(prompt)).toMatchObject({ type });
  });

  it.each([
    'do you remember what we did about the cache?',
    'can you remember why we chose SQLite?',
    'can you remember that?',
    'remember to push before lunch',
    'I remember when this was fast',
    'commit this',
    'yes please',
    'what does the importer do with empty rows?',
    'never mind',
    'fix the failing test in the parser',
    "for this task, don't touch the tests",
    'never edit the lock file in this session',
    "Don't touch it except to read.",
    "Record it and make sure it's part of standard procedure in the future.",
    'Leave a handoff doc for the next time I come back to this.',
    '/compact remember that we always use tabs',
    '!echo always use tabs',
    '<task-notification>we decided to use tabs</task-notification>',
    'Implement the following plan:\n\nWe decided to always use tabs.',
    '```\nwe always use tabs here\n```',
    '> we always use tabs here',
    "It doesn't always have to be a plugin, you know the rest.",
    'You can always look it up with git show.',
    '// Always written as "count" in the new metadata.',
    'To suppress this warning in future sessions, run: tool --quiet',
    'No, it is not on main, since that was merged before already.',
    'I think it is worth noting this down in the plan.',
    '',
  ])('none in: %s', (prompt) => {
    expect(statementIn(prompt)).toBeUndefined();
  });

  it('summarises the sentence itself, whole', () => {
    const said = statementIn(
      'ok thanks. so we should never log the body of a request, since it holds names. push it then',
    );
    expect(said?.summary).toBe('We should never log the body of a request, since it holds names.');
    expect(said?.text).not.toContain('push');
  });

  it('keeps a no that belongs to the sentence', () => {
    expect(statementIn('no test may ever need the network, so always mock the client')?.summary).toMatch(
      /^No test may/,
    );
  });

  it('takes the sentence along that it points back to', () => {
    const said = statementIn('The report shows cents. That is wrong, we never show cents to customers.');
    expect(said?.text).toMatch(/^The report shows cents\./);
  });

  it.each([
    'The integration tests need TZ=UTC. Remember this.',
    'Remember this. The integration tests need TZ=UTC.',
    'Why does it fail? Please remember that. The integration tests need TZ=UTC.',
    'The integration tests need TZ=UTC. Make a mental note of that.',
    'The integration tests need TZ=UTC. Make a note of it somewhere. Remember this!',
    'The integration tests need TZ=UTC. Can you make a note of that?',
    'Make a note for yourself, it is important. The integration tests need TZ=UTC.',
  ])('is what a bare request points at: %s', (prompt) => {
    expect(statementIn(prompt)).toMatchObject({
      type: 'remember',
      text: 'The integration tests need TZ=UTC.',
      summary: 'The integration tests need TZ=UTC.',
    });
  });

  it.each([
    ['remember that we use tabs', 'We use tabs.'],
    ['Can you remember that the tests need TZ=UTC?', 'The tests need TZ=UTC.'],
    ['Could you keep in mind that gen/ is generated?', 'gen/ is generated.'],
    ['Please remember: the tests need TZ=UTC', 'The tests need TZ=UTC.'],
    ['ok, remember to always use pnpm', 'Always use pnpm.'],
    ['remember this: never push to main', 'Never push to main.'],
    ['Make a note of this: never push to main', 'Never push to main.'],
    ['Note to self: never push to main', 'Never push to main.'],
    ['Never push to main, make a note of that.', 'Never push to main.'],
    ['The port is 5433, please keep that in mind', 'The port is 5433.'],
    ['remember the port of the database is 5433', 'The port of the database is 5433.'],
  ])('is told without what asks for it: %s', (prompt, summary) => {
    const said = statementIn(prompt);
    expect(said?.summary).toBe(summary);
    expect(saysNoMore(said?.text ?? '', summary)).toBe(true);
    expect(saysNoMore(`${said?.text} And the linter knows.`, summary)).toBe(false);
  });

  it('takes no question along, whatever it asks for', () => {
    const said = statementIn('Can you always use the pool? We never open a connection by hand.');
    expect(said?.text).toBe('We never open a connection by hand.');
  });

  it('tells what is said of oneself from what is said of the project', () => {
    expect(statementIn('I prefer short answers')?.scope).toBe('user');
    expect(statementIn('always run the linter first, in all my projects')?.scope).toBe('user');
    expect(statementIn('I prefer short names in this repo')?.scope).toBe('repository');
    expect(statementIn('We log through structlog everywhere.')?.scope).toBe('repository');
    expect(statementIn('we always use tabs in the makefiles')?.scope).toBe('repository');
  });
});

describe('for any text', () => {
  const examples = [
    'from now on the changelog gets one line a change',
    'we decided to ship the parser without macros',
    'use the pool instead of a new connection',
    'every endpoint must check the tenant',
    'wir verwenden immer pnpm',
    'remember that the staging database is read only on Fridays',
    'remember:',
    '- ',
  ];
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(...examples, '. ', '\n', ' because ', '```', '?', ', not '),
  );
  const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('is pure, and gives a whole summary of at most 300 characters', () => {
    fc.assert(
      fc.property(anyText, (prompt) => {
        const said = statementIn(prompt);
        expect(statementIn(prompt)).toEqual(said);
        if (said === undefined) return;
        expect([...said.summary].length).toBeLessThanOrEqual(300);
        expect(said.summary).toMatch(/[.!?…][)"'`’”]*$/);
      }),
      { numRuns: 300 },
    );
  });

  it.each(examples)('says %j in 160 characters, since no other sentence is needed', (example) => {
    expect([...(statementIn(example)?.summary ?? '')].length).toBeLessThanOrEqual(160);
  });

  it.each(['we should ', 'so ', 'ok ', 'not ', 'no, ', 'a', '`', '(', 'because ', 'all a ', '\n', 'add '])(
    'ends on a long text of %j',
    { timeout: 60_000 },
    (unit) => {
      const long = unit.repeat(300_000 / unit.length);
      expect(() => statementIn(long)).not.toThrow();
      expect(() => mayStateSomething(long)).not.toThrow();
    },
  );
});

describe('what somebody wants', () => {
  const standing = (text: string): boolean => statementIn(text) !== undefined;

  it.each([
    'I want it to be called just telemetry, and by default it should be true, otherwise the user specifies another value.',
    'We would like the footer to be blue instead of green.',
  ])('is a task: %s', (text) => {
    expect(standing(text)).toBe(false);
  });

  it('is kept where they say that it is to last', () => {
    expect(standing('I want you to always run the linter before you commit.')).toBe(true);
  });
});

describe('what a statement speaks of', () => {
  const stated = (prompt: string) => statementIn(prompt)?.summary;

  it('stands in the sentence before, where it only points back', () =>
    expect(stated('I run the review myself. Never do that again on your own. Go on.')).toBe(
      'I run the review myself. Never do that again on your own.',
    ));

  it('stands behind the colon, in a line or in a block of one line', () => {
    for (const command of ['pnpm --filter cli dev', '```bash\npnpm --filter cli dev\n```'])
      expect(stated(`For future reference this is the command I have to run:\n\n${command}`)).toContain(
        'pnpm --filter cli dev',
      );
  });

  it('is unknown where nothing stands beside it: then it is not kept', () =>
    expect([stated('Never do that again.'), stated("Yeah we don't need any of that any more.")]).toEqual([
      undefined,
      undefined,
    ]));

  it('is itself where it names something', () =>
    expect(stated('Do it. Never call `db.reset()` for that again.')).toBe(
      'Never call `db.reset()` for that again.',
    ));

  it('goes on behind the end of a line that was wrapped by hand, and not into what was pasted', () => {
    const rule = 'Do not edit anything in the bench folder of this repository: no task files';
    expect(statementIn(`- ${rule} under\n  \`eval/tasks/\`, no scores.\n`)?.summary).toBe(
      `${rule} under \`eval/tasks/\`, no scores.`,
    );
    expect(statementIn(`${rule}\nerror: it was edited`)?.summary).toBe(`${rule}.`);
  });
});

describe('a brief of many sentences', () => {
  const brief = (rule: string): string =>
    `Build the export of reports. Read the design first. ${rule} Begin with the parser. Then write the store. The page comes last. Keep the layout of the old one. Run the tests. Report what is left.`;

  it.each(['You never commit, never push.', 'Always bundle the latest version of the parser.'])(
    'is for the work at hand: %s',
    (rule) => {
      expect(statementIn(brief(rule))).toBeUndefined();
      expect(statementIn(rule)).toBeDefined();
    },
  );

  it('states what holds from here on, where it says so outright', () => {
    expect(statementIn(brief('From now on we release on Mondays only.'))?.summary).toContain(
      'on Mondays only',
    );
  });
});

it.each([
  // In jest.
  'I prefer the window seat, haha.',
  'I always hate Mondays lol',
  'Ich hasse Montage, hahaha.',
  'I prefer cats to dogs 😂',
  'never trust a monday deploy, jaja',
  'I really prefer vim over sleep, just kidding',
  // Half a sentence.
  'Please go without from now on.',
  'Always do it like that.',
  'Never do that again.',
  'Keep it that way from now on.',
  'From now on do it this way, please.',
  'Bitte mach das ab jetzt so.',
  // One more thing to do.
  'Run the suite on Windows too, a partner needs it.',
  'Build the arm64 image as well, Mira needs it.',
])('states no rule: %s', (prompt) => expect(statementsIn(prompt)).toEqual([]));

it.each([
  'Always run the linter too before you push.',
  'Also, never use any in TypeScript here.',
  'Never push to main again.',
  'Leave the generated files alone from now on.',
  'I prefer tabs over spaces.',
])('states a rule all the same: %s', (prompt) => expect(statementsIn(prompt)).toHaveLength(1));

it.each([
  'Never edit lol.ts by hand, it is generated.',
  'We always use the MDR rules for medical devices here.',
  'Never import the LOL package in this repo.',
])('a name that looks like a laugh makes no joke of a rule: %s', (rule) =>
  expect(statementIn(rule)).toBeDefined(),
);
