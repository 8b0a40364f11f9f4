import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Place, startClient, startedBy, usePlaces } from '../helpers/busy-session.ts';
import { contextOf } from '../helpers/hook.ts';

const { place, sessionIn } = usePlaces();

type Turn = readonly [prompt: string, files: readonly string[], answer: string];

/** Plays turns that edit files; `commits`: what it leaves is committed. */
async function played(where: Place, id: string, turns: readonly Turn[], commits = false) {
  const session = sessionIn(where, id, { CLAUDE_PID: id });
  const told = [await startedBy(session, 'startup')];
  for (const [prompt, files, answer] of turns) {
    told.push(contextOf(await session.prompt(prompt)) ?? '');
    for (const name of files) {
      const file = join(where.repository, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `export const ${id} = '${prompt.length}';\n`);
      session.edit(file);
    }
    session.say(answer);
    await session.stop(answer);
  }
  if (commits) execFileSync('sh', ['-c', 'git add . && git commit -qm "Work"'], { cwd: where.repository });
  await session.end();
  return told.join('\n');
}

const SPLIT: Turn = [
  'Split src/a.ts into src/a/read.ts and src/a/write.ts. Public names must not change.',
  ['src/a/read.ts'],
  'read.ts exists. write.ts is still to do.',
];
const TYPO: Turn = ['quick one: fix the typo in src/d.ts, w should be v', ['src/d.ts'], 'Fixed.'];

/** What a session is told at its start, and at its first prompt. */
async function asks(where: Place, prompt: string): Promise<readonly [start: string, prompt: string]> {
  const session = sessionIn(where, 'asks', { CLAUDE_PID: '9' });
  return [await startedBy(session, 'startup'), contextOf(await session.prompt(prompt)) ?? ''];
}

describe('work that was left before a session on something else', () => {
  it.each([
    ['continue', false],
    ['continue', true],
    ['weiter mit dem Aufteilen von src/a.ts', true],
    ["let's get back to splitting src/a.ts", true],
    ['what was I working on before the typo?', false],
  ])(
    'is what is meant by “%s”, and named at the start (committed in between: %s)',
    async (prompt, commits) => {
      const where = place();
      await played(where, 's1', [SPLIT]);
      await played(where, 's2', [TYPO]);
      if (commits)
        execFileSync('sh', ['-c', 'git add src/d.ts && git commit -qm "Fix a typo"'], {
          cwd: where.repository,
        });
      const [start, told] = await asks(where, prompt);
      expect(start).toContain('An earlier session stopped');
      expect(start).toContain('write.ts');
      expect(told).toContain('Public names must not change');
      expect(told).not.toContain('quick one');
    },
  );

  it('is what a name finds, also where other work was left since, and behind a turn on that', async () => {
    const where = place();
    await played(where, 's1', [SPLIT]);
    await played(where, 's2', [
      ['Add a footer to src/page.ts and its test.', ['src/page.ts'], 'Next: the test.'],
    ]);
    const [, told] = await asks(where, 'continue');
    expect(told).toContain('Add a footer');
    const third = sessionIn(where, 's3', { CLAUDE_PID: '3' });
    await third.start();
    await third.prompt('what is a footer?');
    await third.stop('The lower part.');
    expect(contextOf(await third.prompt('now continue with the split'))).toContain('Public names must not');
    const fourth = sessionIn(where, 's4', { CLAUDE_PID: '4' });
    await fourth.start();
    expect(contextOf(await fourth.prompt('continue with the exporter')) ?? '').not.toContain(
      'Where the work',
    );
  });

  it('is named no more at the start once two sessions that were told of it did something else; asked for it is told', async () => {
    const where = place();
    await played(where, 's1', [SPLIT]);
    expect(await played(where, 's2', [TYPO])).toContain('write.ts');
    const other: Turn = ['rename the option in src/e.ts', ['src/e.ts'], 'Renamed.'];
    expect(await played(where, 's3', [other])).toContain('write.ts');
    const [start, told] = await asks(where, 'continue with the split');
    expect(start).not.toContain('write.ts');
    expect(told).toContain('Public names must not change');
  });

  it('is named at the start where all that was done of it is committed', async () => {
    const where = place();
    await played(where, 's1', [SPLIT], true);
    const [start] = await asks(where, 'hi');
    expect(start).toContain('all of it committed, and left open: “write.ts is still to do.”');
  });

  it('is not meant any more once a session went on with it to its end', async () => {
    const where = place();
    await played(where, 's1', [SPLIT]);
    await played(where, 's2', [['continue', ['src/a/write.ts'], 'Both files are there.']]);
    await played(where, 's3', [TYPO]);
    const [start, told] = await asks(where, 'continue');
    expect(start).not.toContain('An earlier session');
    expect(told).toContain('quick one');
  });
});

describe('work that another session did in other words', () => {
  it('is not what is meant any more, where that edited the same files', async () => {
    const where = place();
    await played(where, 's1', [SPLIT]);
    const again =
      'Please split src/a.ts into a reader and a writer, with a test for each of the two of them.';
    await played(where, 's2', [[again, ['src/a/read.ts', 'src/a/write.ts'], 'Both are there.']], true);
    const [start, told] = await asks(where, 'continue');
    expect(start).not.toContain('stopped');
    expect(told).toContain('Please split');
    expect(told).not.toContain('Public names must not change');
  });
});

describe('a session that goes on with what another one left', () => {
  const FILES =
    'Ersetze in src/a.ts, src/b.ts und src/c.ts console.log durch log.info. Die Texte bleiben englisch.';

  it.each([
    ['weiter', 'mach weiter'],
    ['続けて', '続きから'],
  ])(
    'keeps the task, though all is committed and nothing said of what is left: %s',
    async (first, second) => {
      const where = place();
      await played(where, 's1', [[FILES, ['src/a.ts'], 'src/a.ts ist fertig.']], true);
      await played(where, 's2', [[first, ['src/b.ts'], 'src/b.ts ist fertig.']], true);
      const [, told] = await asks(where, second);
      expect(told).toContain('Die Texte bleiben englisch');
      expect(told).toContain(`- ${first}`);
    },
  );

  it('keeps it where it was asked for more than to go on', async () => {
    const where = place();
    await played(where, 's1', [SPLIT]);
    await played(where, 's2', [
      ['continue', ['src/a/write.ts'], 'write.ts exists.'],
      [
        'add a test for the names that src/a.ts has had and that the mobile app imports',
        ['src/t.ts'],
        'Next: run it.',
      ],
    ]);
    const [, told] = await asks(where, 'continue');
    expect(told).toContain('Public names must not change');
    expect(told).toContain('the mobile app imports');
  });

  const MOVE: Turn = [
    'Move the date helpers from src/a.ts to src/dates.ts. Keep re-exporting them, the app imports them.',
    ['src/dates.ts'],
    'I created src/dates.ts. Next I will re-export them from src/a.ts.',
  ];

  it('keeps it where its few words are about the same files', async () => {
    const where = place();
    await played(where, 's1', [MOVE]);
    await played(where, 's2', [['add the re-export', ['src/a.ts'], 'Added. Next: the tests.']]);
    const [, told] = await asks(where, 'continue');
    expect(told).toContain('Keep re-exporting them');
    expect(told).toContain('add the re-export');
  });

  it('keeps it where it was killed', async () => {
    const where = place();
    await played(where, 's1', [MOVE]);
    const client = startClient();
    const second = sessionIn(where, 's2', { CLAUDE_PID: String(client.pid) });
    await second.start();
    await second.prompt('add the re-export');
    second.edit(join(where.repository, 'src/a.ts'));
    await client.kill();
    const [start] = await asks(where, 'hi');
    expect(start).toContain('Not answered yet: add the re-export');
    expect(start).toContain('Keep re-exporting them');
  });

  it('keeps what it answers', async () => {
    const where = place();
    const question = 'I need a decision: should the limit be 3, as in the docs, or 5, as in the old service?';
    await played(where, 's1', [['Set the retry limit in src/a.ts.', [], question]]);
    await played(where, 's2', [['take 5, the old service knew why', ['src/a.ts'], 'The limit is 5 now.']]);
    const [, told] = await asks(where, 'where were we?');
    expect(told).toContain('Set the retry limit');
    expect(told).toContain('take 5');
  });

  it('is no session on other files, or one that says in full what it is about', async () => {
    for (const [prompt, file] of [
      ['add a footer', 'src/page.ts'],
      [
        `write a parser for CSV files into src/a.ts. ${'It reads quotes as RFC 4180 has it. '.repeat(4)}`,
        'src/a.ts',
      ],
    ] as const) {
      const where = place();
      await played(where, 's1', [MOVE]);
      await played(where, 's2', [[prompt, [file], 'Next: the tests.']]);
      expect((await asks(where, 'continue'))[1]).not.toContain('Keep re-exporting them');
    }
  });
});
