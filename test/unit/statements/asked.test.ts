import { describe, expect, it } from 'vitest';
import { askedIn } from '../../../src/capture/asked.ts';
import { mayBeKeptAtOnce, mayStateSomething } from '../../../src/capture/prompt-hints.ts';
import { statementsIn, toForgetIn } from '../../../src/capture/statement.ts';
import { forgetIn } from '../../../src/capture/taken-back.ts';
import { besideQuestion, recallTrigger } from '../../../src/recall/trigger.ts';

const summaries = (prompt: string): readonly string[] =>
  statementsIn(besideQuestion(prompt, [])).map(({ summary }) => summary);

/** By what is told apart: what asks, what is kept of it, and what asks for nothing though it has the same words. */
const TABLE: readonly (readonly [what: string, asks: string, kept: string, not: string])[] = [
  [
    'a clause behind work',
    'Fix the flaky test in billing, add a changelog entry; and please remember for later that the billing service caches rates for ten minutes, so tests must reset the clock.',
    'The billing service caches rates for ten minutes, so tests must reset the clock.',
    'Write a unit test that checks the store will remember that the theme is dark',
  ],
  [
    'a clause between work',
    'Please add a docstring to app.py, and while you are at it remember that all public functions need type hints, then tell me what changed.',
    'All public functions need type hints.',
    'The function must remember that the user is logged in.',
  ],
  [
    'what stands before it',
    'Fix the login bug. By the way, we never deploy on Fridays, remember that.',
    'We never deploy on Fridays.',
    'If the user closes the banner, remember that.',
  ],
  [
    'what is to be done always',
    'Please fix the bug and remember to always run the linter first.',
    'Always run the linter first.',
    'Please fix the bug and remember to run the linter.',
  ],
  [
    'a clause without that',
    'Remember my name is Dana',
    'My name is Dana.',
    'Add a "remember me" checkbox to the login form.',
  ],
  ['a mark before it', '#remember deploys run from main', 'Deploys run from main.', '#remember-me is the id'],
  [
    'a colon',
    'Could you remember: we use pnpm.',
    'We use pnpm.',
    'implement remember: boolean in the options',
  ],
  [
    'another word for it',
    'Save this to memory: the staging DB is read-only.',
    'The staging DB is read-only.',
    'Save this to memory.cache and read it back.',
  ],
  [
    'a question',
    'can you remember that the staging DB is read-only?',
    'The staging DB is read-only.',
    'do you remember that the staging DB is read-only?',
  ],
  [
    'who is to remember it',
    'When you write tests, remember that the clock runs in UTC.',
    'The clock runs in UTC.',
    'The dialog should close, and remember that choice for the user.',
  ],
  [
    'what wants no answer',
    "remember we don't deploy on Fridays, ok? thanks",
    "We don't deploy on Fridays.",
    'remember we use tabs, right?',
  ],
  [
    'what is to be done each time',
    'remember to update the docs with every user visible change',
    'Update the docs with every user visible change.',
    'remember to update every caller of parse()',
  ],
];

describe('what is asked to be remembered', () => {
  it.each(TABLE)('is the fact alone: %s', (_, asks, kept) => {
    expect(summaries(asks)).toEqual([kept]);
    expect(mayBeKeptAtOnce(asks)).toBe(true);
    expect(recallTrigger(asks, [])).toBeUndefined();
    const [only] = statementsIn(besideQuestion(asks, []));
    expect(only?.text).not.toMatch(/remember|docstring|changelog|login bug/i);
  });

  it.each(TABLE)('is nothing where nobody asks: %s', (_, _asks, _kept, not) => {
    expect(summaries(not)).toEqual([]);
  });

  it.each([
    [
      'remember we deploy from the release branch, then bump the version',
      'We deploy from the release branch.',
    ],
    ['Two things to remember:\n- never rebase main', 'Never rebase main.'],
    ['Remember: users can have two accounts.', 'Users can have two accounts.'],
    ['Run the tests and remember that CI has no docker.', 'CI has no docker.'],
    ['We use pnpm. Remember that. Then fix the build.', 'We use pnpm.'],
    ['Remember that we store UTC. Because two regions share the table. Now fix the export.', 'We store UTC.'],
    ['Continue where we left off, and remember that the port is 5433.', 'The port is 5433.'],
    ['remember that we now use bun, and now run the tests', 'We now use bun.'],
    ['remember that we now use bun and please fix the build', 'We now use bun.'],
    ['remember that CI has no docker and now run npm test', 'CI has no docker.'],
    ['remember that the cache is now shared, and fix the test', 'The cache is now shared.'],
    ['remember that the port is 8080; then run npm test', 'The port is 8080.'],
    ['Remember: always reply with "ok, thanks".', 'Always reply with "ok, thanks".'],
  ])('is whole: %s', (asks, kept) => expect(summaries(asks)).toEqual([kept]));

  it.each([
    'deploys now run on Wednesdays',
    'we now use bun',
    'we dropped npm and now use bun',
    'we also store times in UTC',
    'the next release is on Friday',
    'the pages now show prices in cents',
    'our workers stop at night, and start at six',
    'we build the image and then run the tests',
    'if the db is down then run ./up.sh',
    'in tests, please use vitest',
  ])('goes on to the end of the sentence: %s', (fact) => {
    const whole = [`${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`];
    expect(summaries(`remember that ${fact}`)).toEqual(whole);
    expect(summaries(`remember that ${fact}. Now run the tests.`)).toEqual(whole);
  });

  it('takes its reason along', () => {
    const [only] = statementsIn('Remember that we store UTC. Because two regions share the table. Fix it.');
    expect(only?.text).toBe('we store UTC. Because two regions share the table.');
  });

  it.each([
    'remember when we fixed the cache?',
    'Remember we had a bug with the cache? How did we fix it?',
    'remember that bug we had yesterday, how did we fix it',
    'Save the theme, and remember that the user closed the banner',
  ])('is nothing in: %s', (prompt) => expect(askedIn(prompt)?.fact ?? '').toBe(''));
});

describe('several things', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      'Remember:\n1. Releases are cut from the release branch.\n2. Hotfixes go to main first.',
      ['Releases are cut from the release branch.', 'Hotfixes go to main first.'],
    ],
    [
      'Fix the build. Remember the following rules for this repository:\n- no pytest, only unittest\n- tests live in spec/\n- never mock the clock\n\nThen push it.',
      ['No pytest, only unittest.', 'Tests live in spec/.', 'Never mock the clock.'],
    ],
    [
      'Remember the following rules for the billing service:\n\n- rates are in cents',
      ['The billing service: rates are in cents.'],
    ],
    [
      'Remember:\nReleases are cut from main.\nHotfixes go first.\n\nNow fix the login.',
      ['Releases are cut from main.', 'Hotfixes go first.'],
    ],
    [
      'Remember: releases are cut from main. Hotfixes go first. Then fix the login.',
      ['Releases are cut from main.', 'Hotfixes go first.'],
    ],
    [
      'We always use conventional commits. Never squash. And use pnpm.',
      ['We always use conventional commits.', 'Never squash.', 'Use pnpm.'],
    ],
  ])('are each kept: %j', (prompt, kept) => expect(summaries(prompt)).toEqual(kept));

  it('are each kept where they are many', () => {
    const rules = Array.from({ length: 14 }, (_, at) => `- rule ${at} says something of its own`);
    expect(statementsIn(`Remember:\n${rules.join('\n')}`)).toHaveLength(14);
  });

  it.each([
    [
      'please remember for the future that ports are: api 8000, web 3000, db 5432.',
      'Ports are: api 8000, web 3000, db 5432.',
    ],
    ['remember:\n```yaml\nreplicas: 2\nimage: shop:1.4\n```', '`replicas: 2; image: shop:1.4`.'],
    ['remember: ports\n```\napi 8000\nweb 3000\n```', 'Ports: `api 8000; web 3000`.'],
    ['remember: use tabs\n\n```\nlog\n```', 'Use tabs.'],
    ['remember Ana reviews payments', 'Ana reviews payments.'],
    [
      '<private>the merger closes in May</private> remember that the release is in June',
      'The release is in June.',
    ],
    ['[REDACTED:private] remember that the release is in June', 'The release is in June.'],
  ])('and no more than it: %j', (prompt, kept) => expect(summaries(prompt)).toEqual([kept]));

  it.each([
    [
      'remember that the deploy steps are:\n1. make build\n2. make push\n3. make restart\nand always in this order',
      'The deploy steps are: make build; make push; make restart; and always in this order.',
    ],
    [
      'Remember that we release like this:\n- tag it\n- wait for the pipeline\n\nNow fix the login.',
      'We release like this: tag it; wait for the pipeline.',
    ],
  ])('are one where a sentence goes on in a list: %j', (prompt, kept) =>
    expect(summaries(prompt)).toEqual([kept]),
  );

  it('are one with all in its text where the list is long', () => {
    const steps = Array.from({ length: 14 }, (_, at) => `${at + 1}. step ${at} makes something of its own`);
    const [one, ...others] = statementsIn(`Remember that the steps are:\n${steps.join('\n')}`);
    expect(others).toEqual([]);
    expect(one?.summary).toMatch(/^the steps are: step 0 .*…$/i);
    expect(one?.text).toContain('step 13 makes');
  });

  it('are one where one says it all', () =>
    expect(
      summaries(
        "No, don't add dependencies. We never add dependencies to this lambda because the bundle must stay below 1 MB.",
      ),
    ).toEqual(['We never add dependencies to this lambda because the bundle must stay below 1 MB.']));
});

describe('a plain rule', () => {
  it.each([
    ['Use tabs, not spaces, in this repo.', 'Use tabs, not spaces, in this repo.'],
    ['actually we use pnpm here, not npm', 'We use pnpm here, not npm.'],
    ['our CI runs node 18, so no import attributes', 'Our CI runs node 18, so no import attributes.'],
  ])('is kept: %s', (prompt, kept) => {
    expect(summaries(prompt)).toEqual([kept]);
    expect(mayStateSomething(prompt)).toBe(true);
  });

  it.each([
    'Use a map, not a list, in parse().',
    'Use the logger in this repo to print the id.',
    'the button is red, so no user sees it',
    'I want you to go through the generated comments and remove what breaks those rules.',
  ])('is none in: %s', (prompt) => expect(summaries(prompt)).toEqual([]));
});

describe('what is to be forgotten', () => {
  it.each([
    ['forget that deploys run on Tuesdays', 'deploys run on Tuesdays'],
    ['Please forget that we use npm here.', 'we use npm here'],
    ['Forget that the DB is read-only, it is writable now', 'the DB is read-only'],
    [
      'forget that deploys run on Tuesdays at 9:30, because the team is complete, and rested, then',
      'deploys run on Tuesdays at 9:30, because the team is complete, and rested, then',
    ],
    ['forget that we use tabs, not spaces', 'we use tabs, not spaces'],
    ['forget that commits are signed', 'commits are signed'],
    ['please forget that plan files live in docs/plans', 'plan files live in docs/plans'],
    ["oublie s'il te plaît que la base est vidée le lundi", 'la base est vidée le lundi'],
    ['olvida por favor que usamos npm aquí', 'usamos npm aquí'],
    ['dimentica che usiamo sempre npm', 'usiamo sempre npm'],
    ['forget that we use npm; please remember instead that we use pnpm', 'we use npm'],
  ])('is a clause: %s', (prompt, clause) => {
    expect(forgetIn(prompt)).toEqual({ clause, isTopic: false });
    expect(mayBeKeptAtOnce(prompt) && mayStateSomething(prompt)).toBe(true);
  });

  it.each([
    ['Vergiss, dass wir npm nutzen.', 'wir npm nutzen'],
    ['vergiss bitte, dass wir dienstags deployen', 'wir dienstags deployen'],
  ])('is a clause with its verb at the end: %s', (prompt, clause) => {
    expect(forgetIn(prompt)).toEqual({ clause, isTopic: false, isVerbLast: true });
    expect(mayBeKeptAtOnce(prompt) && mayStateSomething(prompt)).toBe(true);
  });

  it.each([
    [
      'Remember that hotfixes go to main first and forget that images are built on Sundays.',
      'Hotfixes go to main first.',
      'images are built on Sundays',
    ],
    [
      'remember: reviews take two people, and please forget that merges need one person.',
      'Reviews take two people.',
      'merges need one person',
    ],
    ['Keep in mind that the API is v2. Forget that we support v1.', 'The API is v2.', 'we support v1'],
    [
      'Merk dir, dass wir pnpm nutzen, und vergiss, dass npm im Frontend läuft.',
      'Wir nutzen pnpm.',
      'npm im Frontend läuft',
    ],
    [
      'Retiens que les tests tournent la nuit et oublie que la base est vidée le mardi.',
      'Les tests tournent la nuit.',
      'la base est vidée le mardi',
    ],
    ['Recuerda que usamos pnpm y olvida que usamos npm aquí.', 'Usamos pnpm.', 'usamos npm aquí'],
    ['olvida que usamos npm aquí y recuerda que usamos pnpm', 'Usamos pnpm.', 'usamos npm aquí'],
    [
      'Thanks, that works. Remember that reviews take two people and forget that merges need one person.',
      'Reviews take two people.',
      'merges need one person',
    ],
    [
      "Don't forget that reviews take two people, and forget that merges need one person.",
      'Reviews take two people.',
      'merges need one person',
    ],
    [
      'For future reference: reviews take two people, and forget that merges need one person.',
      'Reviews take two people.',
      'merges need one person',
    ],
    [
      'Denk daran, dass wir pnpm nutzen, und vergiss, dass npm im Frontend läuft.',
      'Wir nutzen pnpm.',
      'npm im Frontend läuft',
    ],
    [
      'Vergiss, dass npm im Frontend läuft, und merke dir, dass wir pnpm nutzen.',
      'Wir nutzen pnpm.',
      'npm im Frontend läuft',
    ],
    [
      "N'oublie pas que les tests tournent la nuit et oublie que la base est vidée le mardi.",
      'Les tests tournent la nuit.',
      'la base est vidée le mardi',
    ],
  ])('stands beside what is to be remembered: %s', (prompt, kept, clause) => {
    expect(toForgetIn(prompt)).toMatchObject([{ clause }]);
    expect(summaries(prompt)).toEqual([kept]);
  });

  it.each([
    'Remember that users often log in and forget that they have an account.',
    'Remember that our users forget that tokens expire.',
    'Remember that people copy the sample, and forget that its port is taken.',
  ])('is not what others forget: %s', (prompt) => {
    expect(toForgetIn(prompt)).toEqual([]);
    expect(summaries(prompt)).toEqual([
      prompt.replace(/^Remember that (.)/, (_, first) => first.toUpperCase()),
    ]);
  });

  it.each(['Remember nothing of this.', 'Please remember none of this, it is private.'])(
    'nothing is asked to be remembered: %s',
    (prompt) => expect(summaries(prompt)).toEqual([]),
  );

  it.each(['Nothing is cached in CI.', 'None of these tables is indexed.'])(
    'of what is not so it is: %s',
    (fact) => expect(summaries(`Remember ${fact.charAt(0).toLowerCase()}${fact.slice(1)}`)).toEqual([fact]),
  );

  it.each([
    ['forget the deploy rule', 'deploy'],
    ['Please forget our rule about merge commits.', 'merge commits'],
    ['forget what I said about deploys', 'deploys'],
    ['Forget everything you know about deploys!', 'deploys'],
    ['forget all about the staging database', 'the staging database'],
    ['forget about that convention on branch names and remember that we name them by ticket', 'branch names'],
    ['forget your notes about payments', 'payments'],
    ['forget what I’ve told you about the port', 'the port'],
    ['vergiss bitte die Regel mit den Zeilenlängen', 'Zeilenlängen'],
    ['Vergiss die Regel zu Branchnamen auf Deutsch.', 'Branchnamen auf Deutsch'],
    ['vergiss unsere Deploy-Regel', 'Deploy'],
    ['vergiss, was ich über die Ports gesagt habe', 'Ports'],
    ['oublie la règle sur les commits signés', 'commits signés'],
    ["oublie ce que j'ai dit sur les branches", 'branches'],
    ['olvida la regla de los commits firmados', 'commits firmados'],
    ['dimentica la regola sui commit firmati', 'commit firmati'],
    ['esqueça a regra sobre commits assinados', 'commits assinados'],
  ])('is a topic: %s', (prompt, clause) => {
    expect(forgetIn(prompt)).toEqual({ clause, isTopic: true });
    expect(mayBeKeptAtOnce(prompt) && mayStateSomething(prompt)).toBe(true);
  });

  it.each([
    ['ignore the yarn rule from now on', 'yarn'],
    ['scrap the rule about asking before adding dependencies', 'asking before adding dependencies'],
    ["that's wrong, forget who the QA lead is", 'the QA lead'],
    ['please disregard our policy on force pushes', 'force pushes'],
  ])('is a topic, if anything is kept about it: %s', (prompt, clause) => {
    expect(forgetIn(prompt)).toEqual({ clause, isTopic: true, isQuiet: true });
    expect(mayBeKeptAtOnce(prompt) && mayStateSomething(prompt)).toBe(true);
  });

  it.each([
    ['You can forget about the two reviewers.', 'two reviewers'],
    ['ok, you may forget the staging port now', 'staging port'],
    ['we can forget about the arm image', 'arm image'],
  ])('may be a topic, or the work at hand: %s', (prompt, clause) => {
    expect(forgetIn(prompt)).toEqual({ clause, isTopic: true, isQuiet: true, isMaybe: true });
    expect(mayBeKeptAtOnce(prompt) && mayStateSomething(prompt)).toBe(true);
  });

  it.each([
    'forget that commit',
    'forget that commit and go on with the parser',
    'forget that plan, we do it by hand',
    'forget that change you made',
    'vergiss es',
    'vergiss die Regel mit den Zeilenlängen für jetzt',
    'vergiss nicht, die Tests zu starten',
    'oublie ça',
    'you can forget about the login page for now',
    'can you forget about the login page?',
    'ignore the yarn rule',
    'ignore the eslint rule for this file',
    'ignore the yarn warnings from now on',
    'scrap the rule engine',
    'scrap the login page',
    'drop the max-len rule',
    'forget who wrote it, fix it',
    'forget that',
    "forget that, let's do the other thing",
    'forget that last change and revert it',
    'forget it',
    'forget that we use npm, fix the build',
    'forget the deploy rule for now',
    'forget what I said about the parser for now',
    'forget the rule about line length in this file',
    'forget what I said about the parser, use the lexer',
    'forget everything',
    'forget the rules',
    'forget about the login page',
    'forget the release notes',
    'users forget their notes about payments',
    'do not forget that deploys run on Tuesdays',
    // A look at its end would take seconds where a log of dots is pasted.
    `forget that deploys run on Tuesdays ${'.'.repeat(400)}`,
  ])('is none in: %s', (prompt) => expect(forgetIn(prompt)).toBeUndefined());
});
