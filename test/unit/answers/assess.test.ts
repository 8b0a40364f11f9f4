import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessAnswer, daysToLive } from '../../../src/domain/answers/assess.ts';
import { BASE } from '../../../src/domain/answers/signals.ts';

const ROOT_CAUSE = `Found it. The root cause is not the pool but the health check: \`openPool()\` in src/db/pool.ts reads DB_WAIT_MS before dotenv runs, so the value is undefined and the driver silently falls back to 0.

That is why the first query always fails after a restart while later ones work. I chose to load dotenv in \`main.ts\` rather than raise the retry count, because a retry would only hide the wrong order.

The catch: worker processes do not go through main.ts, so they need the same import.`;

const CHANGES = `All done. Summary of the changes:

- **\`src/ui/menu.tsx\`**: Added the new entry
- **\`src/ui/menu.css\`**: Updated the padding
- **\`src/ui/icons.ts\`**: Added an icon

All 212 tests pass and lint is clean.`;

describe('what an answer is worth', () => {
  it('keeps a root cause with its reason', () => {
    const said = assessAnswer(ROOT_CAUSE, 'why does the first query fail after each restart?');
    expect(said.worthStoring).toBe(true);
    expect(said.significance).toBeGreaterThanOrEqual(0.7);
    expect(said.type).toBe('error');
    expect(said.tags).toContain('main.ts');
  });

  it.each([
    'The importer lost rows because `parseLine` in src/reader.ts swallowed the carriage return instead of stripping it.',
    'I kept the queue in Postgres rather than in Redis, because a second store would have to be backed up too.',
  ])('keeps what is told in one sentence with its reason: %s', (answer) => {
    expect(assessAnswer(answer, 'why do rows get lost, and where should the jobs live?').worthStoring).toBe(
      true,
    );
  });

  it.each([
    'Committed as `1a2b3c4`. Working tree is clean.',
    'Pushed.',
    'PR created: https://example.org/pull/7',
    '',
  ])('lets a report go: %s', (answer) => {
    const said = assessAnswer(answer, 'commit and push');
    expect(said).toMatchObject({ worthStoring: false, type: 'routine' });
    expect(said.significance).toBeLessThan(0.3);
  });

  it('lets a list of changes go, however many files it names', () => {
    expect(assessAnswer(CHANGES, 'add the entry to the menu').worthStoring).toBe(false);
  });

  it('names every signal, and they add up', () => {
    const { significance, signals } = assessAnswer(ROOT_CAUSE);
    const sum = signals.reduce((total, { weight }) => total + weight, BASE);
    expect(significance).toBeCloseTo(sum, 2);
    for (const { why } of signals) expect(why).not.toBe('');
  });

  it('hears in plain words whether somebody explains', () => {
    const explained =
      'If the id is not in the cache then it is read from the table, so that the next one is fast.';
    const reported =
      'Cache lookup, table read, index update, retry counter, metrics label: five items finished.';
    const [one, other] = [explained, reported].map((answer) =>
      assessAnswer(answer).signals.find(({ name }) => name === 'plain-words'),
    );
    expect(one?.weight).toBeGreaterThan((other?.weight ?? 0) + 0.1);
  });

  it('finds less in an answer for which files were only looked at', () => {
    const changed = assessAnswer(ROOT_CAUSE, 'why?');
    const looked = assessAnswer(ROOT_CAUSE, 'why?', true);
    expect(looked.significance).toBeLessThan(changed.significance);
    expect(looked.signals.map(({ name }) => name)).toContain('only-looked');
  });

  it('sees a belief put right', () => {
    const prompt = 'no, the job must not run twice, we use the lock table instead';
    const answer = `You're right, I was wrong about the scheduler. ${ROOT_CAUSE}`;
    expect(assessAnswer(answer, prompt).type).toBe('correction');
  });
});

describe('the summary of an answer', () => {
  it('is the sentence that tells most, and stands on its own', () => {
    const { summary } = assessAnswer(ROOT_CAUSE);
    expect(ROOT_CAUSE).toContain(summary);
    expect(summary).toContain('because');
  });

  it('never turns a no into its opposite', () => {
    const answer = 'No new service is needed, because `startAll()` in run.ts already starts the queue.';
    expect(assessAnswer(answer).summary).toMatch(/^No new service/);
  });

  it('puts the name in front that was spoken of last', () => {
    const answer =
      '## `deploy.yml`\n\nThe job must wait for the image, because otherwise the old one is pulled again.';
    expect(assessAnswer(answer).summary).toMatch(/^`?deploy\.yml`?: The job must wait/);
  });
});

describe('the sentences worth keeping', () => {
  it('are whole, in their order, and leave reports and questions out', () => {
    const answer = `${ROOT_CAUSE}\n\nAll tests pass and lint is clean. Should I commit, or would you rather not?`;
    const lines = assessAnswer(answer).body.split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toMatch(/lint is clean|Should I/);
    const places = lines.map((line) => answer.indexOf(line));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('stay within 1 KiB', () => {
    const answer =
      'It fails because the lock is not released, so the next run would wait – für immer. '.repeat(60);
    const { body } = assessAnswer(answer);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1_024);
    expect(body).not.toBe('');
  });
});

describe('for any text', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '```',
      '`',
      '- ',
      '# ',
      '| a |',
      '\n',
      '. ',
      '**',
      '“',
      'because',
      'not x but y',
      'a.ts',
      '(',
      '[',
    ),
  );
  const anyText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('gives a significance in 0…1 and a whole summary of at most 160 characters, always the same', () => {
    fc.assert(
      fc.property(anyText, anyText, (answer, prompt) => {
        const said = assessAnswer(answer, prompt);
        expect(said.significance).toBeGreaterThanOrEqual(0);
        expect(said.significance).toBeLessThanOrEqual(1);
        expect([...said.summary].length).toBeLessThanOrEqual(160);
        expect(said.summary).toMatch(/[.!?…][)"'`’”]*$/);
        expect(said.summary).not.toContain('\n');
        expect(assessAnswer(answer, prompt)).toEqual(said);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'a',
    ' ',
    '.',
    '`',
    '(',
    '[',
    '- ',
    'so ',
    'not ',
    'ok, ',
    '```\n',
    '\n',
    'a_',
    'a.',
    'a/',
    '--a',
    'É',
    '"',
  ])('ends on a megabyte of %j', (unit) => {
    const megabyte = unit.repeat(1_000_000 / unit.length);
    expect([...assessAnswer(megabyte, megabyte).summary].length).toBeLessThanOrEqual(160);
  });
});

it('lets an answer live as long as it is worth', () => {
  expect([0.9, 0.8, 0.79, 0.5, 0.49, 0].map(daysToLive)).toEqual([90, 90, 30, 30, 7, 7]);
});
