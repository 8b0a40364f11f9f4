import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_STORY, type Story, type StoryEvent, withoutTexts } from '../../../src/capture/story-state.ts';
import type { TranscriptEvent } from '../../../src/capture/transcript.ts';
import { aheadIn } from '../../../src/capture/user-words.ts';
import { storyEvents, withEvent } from '../../../src/session/story-events.ts';
import { tellStory } from '../../../src/session/tell-story.ts';

const storyOf = (...events: StoryEvent[]): Story => events.reduce<Story>(withEvent, NEW_STORY);
const asked = (text: string): StoryEvent => ({ type: 'asked', text });
const ran = (command: string, failed: boolean): StoryEvent => ({ type: 'ran', command, failed });
const words = {
  clean: (text: string) => text.replaceAll('hunter2', '[REDACTED:password]'),
  fileOf: (path: string) => path,
  ignoresPath: (path: string) => path.includes('.env'),
};

describe('a story', () => {
  it('keeps what the session is about, and what was asked last', () => {
    const story = storyOf(...Array.from({ length: 30 }, (_, number) => asked(`this is wish ${number}`)));
    expect(story.asked).toHaveLength(6);
    expect(story.asked[0]).toBe('this is wish 0');
    expect(story.asked.at(-1)).toBe('this is wish 29');
    expect(storyOf(asked('hi'), asked('make the importer read gzip')).asked).toEqual([
      'make the importer read gzip',
    ]);
  });

  it.each([
    ['never push straight to main here, always open a PR', []],
    ['remember that deploys run on Tuesdays', []],
    ['We use pnpm in this repo, not npm. Set a to 2, please.', ['Set a to 2, please.']],
  ])('is about what is to be done, and no rule: %s', (text, about) => {
    const story = storyOf(...storyEvents([{ type: 'prompt', text }], words));
    expect(story.asked).toEqual(about);
    expect(story.isAnswered).toBe(about.length === 0);
  });

  it('knows a command by how often it failed and how it ended; one that never failed is no story', () => {
    const story = storyOf(
      ran('ls', false),
      ran('npm test', true),
      ran('npm test', true),
      ran('npm test', false),
    );
    expect(story.tried).toEqual([{ command: 'npm test', failures: 2, passed: true }]);
  });

  it('takes what passes as part of another line, or one by one, as passed', () => {
    const statesOf = (...events: StoryEvent[]): unknown =>
      Object.fromEntries(storyOf(...events).tried.map(({ command, passed }) => [command, passed]));
    const both = ran('npm run build && npm test', true);
    expect(statesOf(ran('npm test', true), ran('npm ci && npm test', false))).toEqual({ 'npm test': true });
    expect(statesOf(both, ran('npm run lint && npm test', false))).toEqual({
      'npm run build && npm test': false,
    });
    const oneByOne = [ran('npm run lint && npm test', false), ran('npm run build', false)];
    expect(statesOf(both, ...oneByOne)).toEqual({ 'npm run build && npm test': true });
    // It fails anew: all of it is open again.
    expect(statesOf(both, ran('npm run build', false), both, ran('npm test', false))).toEqual({
      'npm run build && npm test': false,
    });
  });

  it.each([
    ['./build.sh', './build.sh --legacy-peer-deps', true],
    ['npm test', 'npm test -- -t parser', false],
    ['npm test', 'npm test parser', false],
    ['pytest tests/a.py', 'pytest tests/b.py', false],
    ['npm run lint', 'npm run build', false],
  ])('says of `%s` that it still fails, unless `%s` passes as another go: %s', (first, later, isOver) => {
    const told = tellStory(storyOf(asked('do it'), ran(first, true), ran(first, true), ran(later, false)));
    expect(told?.body).toContain('failed twice\nLeft');
    expect(told?.body.includes('still fails')).toBe(!isOver);
  });

  it.each([['rm -rf out; go build ./...', 'go build ./... && git commit -am "Build it"']])(
    'says nothing of %j once %j has passed',
    (first, later) => {
      const run = (command: string, failed: boolean) => [
        { type: 'call', id: command, tool: 'Bash', input: { command } } as const,
        { type: 'result', id: command, failed, output: '' } as const,
      ];
      const events = storyEvents([...run(first, true), ...run(later, false)], words);
      expect(storyOf(...events).tried).toMatchObject([{ passed: true }]);
    },
  );

  it.each([
    ['npm run tset', 'Exit code 1\nnpm error Missing script: "tset"', 0],
    ['yarn tset', 'error Command "tset" not found.', 0],
    ['make tset', "make: *** No rule to make target 'tset'.  Stop.", 0],
    ['cargo test', 'error: could not find `Cargo.toml` in `/r` or any parent directory', 0],
    ['make test', "make: *** No rule to make target 'gen.o', needed by 'test'.  Stop.", 1],
  ])('of `%s`, which is no script and no target, has not failed: %s', (command, content, failures) => {
    const call = { type: 'call', id: 'a', tool: 'Bash', input: { command } } as const;
    const result = { type: 'result', id: 'a', failed: true, output: content } as const;
    expect(storyOf(...storyEvents([call, result], words)).tried).toHaveLength(failures);
  });

  it('stays small, whatever happens', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('asked' as const), text: fc.string({ maxLength: 160 }) }),
      fc.record({
        type: fc.constant('ran' as const),
        command: fc.string({ maxLength: 100 }),
        failed: fc.boolean(),
      }),
      fc.record({ type: fc.constant('changed' as const), file: fc.string({ maxLength: 60 }) }),
      fc.record({ type: fc.constant('decided' as const), text: fc.string({ maxLength: 160 }) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 400 }), (events) => {
        const story = storyOf(...events);
        expect(JSON.stringify(story).length).toBeLessThan(64 * 1024);
        const told = tellStory(story);
        if (told === undefined) return;
        expect([...told.summary].length).toBeLessThanOrEqual(160);
        expect(told.summary).not.toContain('\n');
        for (const line of told.body.split('\n').filter((it) => !it.startsWith('Changed')))
          expect([...line].length).toBeLessThanOrEqual(162);
      }),
      { numRuns: 40 },
    );
  });

  it('can be emptied of its words, and still knows how far it has read', () => {
    const story = {
      ...storyOf(asked('the secret plan')),
      mark: { file: 't.jsonl', offset: 7 },
      answered: ['a1'],
    };
    expect(JSON.stringify(withoutTexts(story))).not.toContain('secret');
    expect(withoutTexts(story)).toMatchObject({ mark: { offset: 7 }, answered: ['a1'] });
  });
});

describe('what a transcript adds to a story', () => {
  const call = (id: string, tool: string, input: object): TranscriptEvent => ({
    type: 'call',
    id,
    tool,
    input: input as Record<string, unknown>,
  });
  const result = (id: string, failed = false, task?: string): TranscriptEvent => ({
    type: 'result',
    id,
    failed,
    ...(task === undefined ? {} : { task }),
  });

  it('is filtered whole before it is cut', () => {
    const long = `export PASSWORD=hunter2 && npm test ${'x'.repeat(200)}`;
    const events = storyEvents([call('a', 'Bash', { command: long }), result('a', true)], words);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('hunter2');
    expect(storyEvents([{ type: 'prompt', text: 'log in with hunter2' }], words)).toEqual([
      { type: 'asked', text: 'log in with [REDACTED:password]' },
    ]);
  });

  it('is the same command for other tails', () => {
    const events = storyEvents(
      [
        call('a', 'Bash', { command: 'cd /srv/app && npm test 2>&1 | tail -20' }),
        result('a', true),
        call('b', 'Bash', { command: 'npm test' }),
        result('b'),
      ],
      words,
    );
    expect(storyOf(...events).tried).toEqual([{ command: 'npm test', failures: 1, passed: true }]);
  });

  it('is no changed file where the edit failed, and none where nothing is told about the path', () => {
    const events = [
      call('a', 'Edit', { file_path: 'src/a.ts' }),
      result('a', true),
      call('b', 'Write', { file_path: 'src/b.ts' }),
      result('b'),
      call('c', 'Edit', { file_path: '.env' }),
      result('c'),
    ];
    const fileOf = (path: string) => (path === '.env' ? undefined : path);
    expect(storyEvents(events, { ...words, fileOf })).toEqual([{ type: 'changed', file: 'src/b.ts' }]);
  });

  it('is nothing of a prompt, a command or a task that names a file of which nothing is told', () => {
    const events = storyEvents(
      [
        { type: 'prompt', text: 'put the account into .env first' },
        call('a', 'Bash', { command: 'cat .env && npm test' }),
        result('a', true),
        call('b', 'TodoWrite', { todos: [{ content: 'Write .env', status: 'in_progress' }] }),
      ],
      words,
    );
    expect(JSON.stringify(events)).not.toContain('.env');
    expect(storyOf(...events)).toMatchObject({ asked: [], tried: [], isAnswered: false });
  });
});

describe('a narrative', () => {
  const told = (...events: StoryEvent[]) => tellStory(storyOf(...events));

  it('says what the last answer said to be open, until another answer comes', () => {
    const answered = (text: string): StoryEvent => ({
      type: 'answered',
      ahead: aheadIn([{ text, isRunSince: true, isChangedSince: false }]),
    });
    const events: StoryEvent[] = [
      asked('Make the importer read gzip files'),
      { type: 'changed', file: 'src/importer.ts' },
      answered('Still open: wire the database transaction, then add the test.'),
    ];
    const open = told(...events, ran('npm test', true));
    expect(open?.body).toContain(
      'Left open:\n- `npm test` still fails\n- wire the database transaction, then add the test.',
    );
    expect(open?.summary).toContain('and 1 more');
    expect(told(...events)?.summary).toContain(
      'left open: wire the database transaction, then add the test.',
    );
    // Only what is open, and nothing where nothing says what that is.
    const about = 'I added c.js and cleaned up the old config files along the way';
    const last = (text: string): string => told(...events, answered(text))?.summary.split('.ts)')[1] ?? '';
    expect(last(`${about}; still open: the exporter has to be migrated.`)).toBe(
      ': left open: the exporter has to be migrated.',
    );
    expect(last(`${about}, but the exporter still has to be migrated.`)).toBe(
      ': left open: the exporter still has to be migrated.',
    );
    expect(last('All tests are fixed. Next: the exporter.')).toBe(': left open: the exporter.');
    expect(last('Next steps:\n- Migrate the exporter; then the reader.')).toBe(
      ': left open: Migrate the exporter; then the reader.',
    );
    expect(
      told(...events, { type: 'finished', text: 'Done.' }, answered('Some things are still open.'))?.summary,
    ).toBe('Work on “Make the importer read gzip files” (importer.ts): 1 finished.');
    expect(last(`Still open: ${'the long exporter, '.repeat(8)}.`)).toMatch(/(?:long|exporter)…$/);
    expect(last('The columns are in, but main.c does not print them; that comes next.')).toBe(
      ': left open: main.c does not print them; that comes next.',
    );
    expect(last('The columns are in. Nobody prints them so far. That comes next.')).toBe(
      ': left open: Nobody prints them so far. That comes next.',
    );
    expect(last('Die Spalten sind da. Das kommt als Nächstes.')).toBe(
      ': left open: Die Spalten sind da. Das kommt als Nächstes.',
    );
    // What was edited may be in no commit.
    const wired = [{ type: 'answered' }, { type: 'finished', text: 'Wired.' }] as const;
    expect(told(...events, ...wired)?.summary).toBe(
      'Work on “Make the importer read gzip files” (importer.ts): 1 finished.',
    );
    expect(told(asked('Tell me.'), ...wired, { type: 'decided', text: 'It stays.' })?.summary).toContain(
      'nothing known to be left open',
    );
  });

  it.each([
    [['continue', "don't commit yet"], ''],
    [['weiter', 'bitte noch nicht committen', 'füge einen Test hinzu'], ' on “füge einen Test hinzu”'],
    [['Und jetzt: füge einen Test hinzu'], ' on “füge einen Test hinzu”'],
    [['make it work'], ' on “make it work”'],
    [["let's continue with the split", 'ne commite pas encore'], " on “let's continue with the split”"],
  ])('is called after what is to be done, not after a word on the way: %j', (prompts, title) => {
    const story = { ...NEW_STORY, asked: prompts, files: ['a.ts'], finished: ['Done.'] };
    expect(tellStory(story)?.summary).toBe(`Work${title} (a.ts): 1 finished.`);
  });

  it('says what was tried, decided, finished and left open, in this order', () => {
    const story = storyOf(
      asked('Make the importer read gzip files'),
      { type: 'answered' },
      ran('npm test', true),
      ran('npm test', false),
      ran('npm run build', true),
      { type: 'decided', text: 'The importer uses node:zlib, since pako is four times slower.' },
      { type: 'changed', file: 'src/importer.ts' },
    );
    const narrative = tellStory(story, [
      { subject: 'Read gzip', state: 'completed' },
      { subject: 'Document it', state: 'pending' },
    ]);
    expect(narrative?.body).toBe(
      [
        'Asked:',
        '- Make the importer read gzip files',
        'Tried:',
        '- `npm test` failed once, then passed',
        '- `npm run build` failed once',
        'Decided:',
        '- The importer uses node:zlib, since pako is four times slower.',
        'Finished:',
        '- Read gzip',
        'Left open:',
        '- Document it',
        '- `npm run build` still fails',
        'Changed: src/importer.ts',
      ].join('\n'),
    );
    expect(narrative?.summary).toBe(
      'Work on “Make the importer read gzip files” (importer.ts): 1 finished, left open: Document it and 1 more.',
    );
  });

  it('is one whole sentence however long a command is, with no half of a redaction in it', () => {
    const secret = '[REDACTED:github-token]';
    const narrative = told(
      asked(`deploy with ${secret} and with ${secret} and with ${secret} please`),
      { type: 'answered' },
      ran(`curl -H "Authorization: Bearer ${secret}" https://api.example.com/v1/deploy && npm test`, true),
      { type: 'changed', file: `src/${'long-'.repeat(8)}name.ts` },
    );
    expect(narrative?.summary).toMatch(/^Work on “.+” \(.+\): left open: .+` still fails( and \d more)?\.$/);
    expect(narrative?.summary.replaceAll(secret, '')).not.toMatch(/\[RE?D?A?/);
    expect(narrative?.summary.length).toBeLessThanOrEqual(160);
  });

  it('takes for a check what a handoff takes for one', () => {
    const failing = told(
      { type: 'changed', file: 'a.js' },
      ran('node --test test/x.js', true),
      ran('python3 x.py', true),
    );
    expect(failing?.body).toContain('- `node --test test/x.js` still fails\nChanged');
  });

  it("counts every target of the project's own that fails", () => {
    const lines = ['make migrate', 'make seed', 'npm run codegen', 'ls seed'].map((line) => ran(line, true));
    expect(told(asked('migrate again'), { type: 'answered' }, ...lines)?.summary).toMatch(
      /: left open: `make migrate` still fails and 2 more\.$/,
    );
  });

  it('names what is to be done, not that nothing was said to it', () => {
    const ahead = ['the callers in benches/ and the README.'];
    expect(told(asked('rename it'), { type: 'answered', ahead }, asked('x'))?.summary).toMatch(
      /: left open: the callers in benches\/ and the README and 1 more\.$/,
    );
  });

  it('says that the last prompt has no answer', () => {
    const narrative = told(
      asked('Fix a.ts'),
      { type: 'changed', file: 'a.ts' },
      { type: 'finished', text: 'Fixed a.ts.' },
      asked('Now fix b.ts too'),
    );
    expect(narrative?.body).toContain('- not answered yet: Now fix b.ts too');
  });

  it('is none where nothing happened that a colleague would want to be told', () => {
    expect(told()).toBeUndefined();
    expect(told(asked('What is a monad?'), { type: 'answered' })).toBeUndefined();
    expect(told(asked('What is here?'), ran('ls missing', true), { type: 'answered' })).toBeUndefined();
  });

  it('of a long session is as short as of any other', () => {
    const many = Array.from({ length: 300 }, (_, number): StoryEvent[] => [
      asked(`Wish number ${number}`),
      { type: 'decided', text: `Decision ${number} ${'x'.repeat(150)}` },
      ran(`npm run check-${number}`, true),
      { type: 'changed', file: `src/file-${number}.ts` },
    ]).flat();
    const narrative = told(...many);
    expect(narrative?.body.length).toBeLessThan(4_096);
    expect(narrative?.files.length).toBeLessThanOrEqual(10);
    expect(narrative?.body).toContain('(the last 5 of');
  });
});
