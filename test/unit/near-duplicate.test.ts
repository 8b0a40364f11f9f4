import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemoryContent } from '../../src/core/memory.ts';
import { createLikeness } from '../../src/core/near-duplicate.ts';

const likeness = createLikeness();
const said = (summary: string, more: Partial<MemoryContent> = {}): MemoryContent => ({
  ns: 'learnings',
  kind: 'discovery',
  summary,
  evidence: 'model-inferred',
  tags: [],
  ...more,
});
const error = (signature: string, more: Partial<MemoryContent> = {}): MemoryContent =>
  said(`npm test failed: ${signature}`, { kind: 'error', evidence: 'tool-observed', signature, ...more });

describe('two sentences are one lesson', () => {
  it.each([
    ['The tests need TZ=UTC to pass.', 'the tests need `TZ=UTC` to pass'],
    ['Fixed the flaky login test by setting TZ=UTC', 'I fixed the flaky login test by setting TZ=UTC.'],
    ['The API tests need a running Redis on port 6379', 'API tests need a running Redis on port 6379!'],
    ['We use pnpm, not npm, in this workspace', 'We are using pnpm, not npm, in this workspace.'],
    [
      'Migrations have to run before the seed script starts',
      'The migrations have to run before the seed scripts start',
    ],
  ])('%s | %s', (a, b) => {
    expect(likeness(said(a), said(b))).toBe('same');
    expect(likeness(said(b), said(a))).toBe('same');
  });

  it('also where a kind differs', () => {
    expect(likeness(said('We use pnpm here', { kind: 'note' }), said('We use pnpm here.'))).toBe('same');
  });

  it('where the known one says more', () => {
    const known = said('The deploy needs the staging flag', { body: 'Without it the job waits for ever.' });
    expect(likeness(said('The deploys need the staging flag'), known)).toBe('same');
  });

  it('whatever the times, counts and places in what a tool printed', () => {
    const printed = (line: string) =>
      said('npm run build warned that the bundle is too large', {
        body: `While: npm run build\n> ${line}`,
      });
    const [a, b] = [
      printed('/home/ada/shop/src/app.ts:12:5 warning: bundle too large, took 3.2s'),
      printed('/srv/ci/shop/src/app.ts:99:1 warning: bundle too large, took 11.7s'),
    ];
    expect(likeness(a, b)).toBe('same');
  });
});

describe('two sentences that read alike are two lessons', () => {
  it.each([
    ["Cannot find module './a'", "Cannot find module './b'"],
    ['The API listens on port 3000 in development', 'The API listens on port 4000 in development'],
    ['Run the migrations before the tests', 'Run the migrations after the tests'],
    ['We use pnpm, not npm', 'We use npm, not pnpm'],
    ['Commit the lock file to the repository', 'Do not commit the lock file to the repository'],
    ['The build works with Node 20', 'The build works with Node 22'],
    [
      'The staging database is reset every night at two',
      'The production database is reset every night at two',
    ],
    ['Pass --runInBand to jest on the build server', 'Pass --maxWorkers to jest on the build server'],
    ['`parseDate` throws on an empty text', '`parseTime` throws on an empty text'],
    ['On Windows the build needs make', 'The build needs make'],
    ['The client calls the server and waits', 'The server calls the client and waits'],
    ['src/a/index.ts needs an explicit return type', 'src/b/index.ts needs an explicit return type'],
    ['The worker can restart itself after a crash', "The worker can't restart itself after a crash"],
    ['数据库需要先迁移', '缓存需要先清空'],
    ['', ''],
    ['...', '!!!'],
  ])('%s | %s', (a, b) => {
    expect(likeness(said(a), said(b))).toBe('other');
    expect(likeness(said(b), said(a))).toBe('other');
  });

  it('where the new one says more', () => {
    const more = said('The deploy needs the staging flag', {
      body: 'Set it in the dashboard of the provider, and restart the queue worker behind it.',
    });
    expect(likeness(more, said('The deploys need the staging flag'))).toBe('other');
  });

  it('where the bodies name different things', () => {
    const about = (module: string) =>
      said('The tests fail on the build server', { body: `> Error: Cannot find module '${module}'` });
    expect(likeness(about('./a'), about('./b'))).toBe('other');
  });

  it('in two namespaces, as states of work, and under names of their own', () => {
    const text = 'The tests need TZ=UTC to pass';
    expect(likeness(said(text), said(text, { ns: 'decisions' }))).toBe('other');
    for (const ns of ['progress', 'handoffs'])
      expect(likeness(said(text, { ns }), said(text, { ns }))).toBe('other');
    expect(likeness(said(text, { key: 'a' }), said(text))).toBe('other');
    expect(likeness(said(text), said(text, { key: 'a' }))).toBe('other');
  });
});

describe('errors are told apart by their signatures', () => {
  const broken = "Cannot find module './a'";
  const fix = { kind: 'workaround', body: 'Fixed by: npm run build' };

  it('one signature is one lesson, whatever the words around it', () => {
    expect(likeness(error(broken, { summary: 'x', kind: 'warning' }), error(broken))).toBe('same');
  });

  it('another signature, or none, is another', () => {
    expect(likeness(error("Cannot find module './b'"), error(broken))).toBe('other');
    expect(likeness(said(`npm test failed: ${broken}`), error(broken))).toBe('other');
  });

  it('one that says what helped takes the place of one that does not, and not the other way round', () => {
    expect(likeness(error(broken, fix), error(broken))).toBe('better');
    expect(likeness(error(broken), error(broken, fix))).toBe('same');
  });

  it('two fixes are two', () => {
    const other = {
      kind: 'fix',
      summary: 'npm test: fixed by linking the package',
      body: 'Fixed by: npm link a',
    };
    expect(likeness(error(broken, other), error(broken, fix))).toBe('other');
  });
});

describe('the user’s own word', () => {
  const text = 'The tests need TZ=UTC to pass';
  it('takes the place of what a model said, where that said no more', () => {
    const stated = said(text, { evidence: 'user-stated' });
    expect(likeness(stated, said(text))).toBe('better');
    expect(likeness(said(text), stated)).toBe('same');
    expect(likeness(stated, said(text, { body: 'Otherwise 14 of 20 fail in billing.spec.ts.' }))).toBe(
      'other',
    );
  });
});

describe('properties', () => {
  const word = fc.constantFrom(
    ...'tests need build server flag cache login deploy worker restart not before after ./a ./b 3000 4000 --ci parseDate TZ=UTC'.split(
      ' ',
    ),
  );
  const sentence = fc.array(word, { minLength: 2, maxLength: 12 }).map((words) => words.join(' '));

  it('what is said again is the same, whatever the case of prose, the spacing and the last full stop', () => {
    fc.assert(
      fc.property(sentence, fc.nat(3), (text, gap) => {
        const again = `${text.replaceAll(' ', ' '.repeat(gap + 1))}.`;
        expect(likeness(said(again), said(text))).toBe('same');
      }),
    );
  });

  it('a name or number that only one of them has makes them two', () => {
    fc.assert(
      fc.property(sentence, fc.integer({ min: 10_000 }), fc.boolean(), (text, number, turned) => {
        const [a, b] = turned ? [text, `${text} ${number}`] : [`${text} ${number}`, text];
        expect(likeness(said(a), said(b))).toBe('other');
      }),
    );
  });

  it('never throws, and gives the same answer to the same question', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (a, b, body) => {
        const [one, two] = [said(a, { body }), said(b, { body: `> ${body}` })];
        expect(likeness(one, two)).toBe(likeness(one, two));
      }),
    );
  });
});
