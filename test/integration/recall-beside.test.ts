import { expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const world = useCli();

it('what was worked on at the same commit is no answer by that alone, a lesson may be', async () => {
  const records = [
    { summary: 'The port 5433 of the tests comes from docker-compose.yml', files: ['compose.yml'] },
    { summary: 'Databases are seeded by the entrypoint', files: ['compose.yml'] },
    { ns: 'handoffs', kind: 'handoff', summary: 'Handoff on “Please ship it”', files: ['compose.yml'] },
  ];
  const stdin = records.map((record) => JSON.stringify(record)).join('\n');
  expect(await world.run(['import', '--jsonl'], { stdin })).toMatchObject({ code: 0 });
  const { stdout } = await world.run(['recall', 'port 5433']);
  expect(stdout).toContain('docker-compose.yml');
  expect(stdout).toContain('seeded by the entrypoint');
  expect(stdout).not.toContain('Please ship it');
});

it('a lesson that only stands on the commit of one that fits is no answer, though the names of their files are alike', async () => {
  const records = [
    { summary: 'Zebras are fed at noon', files: ['src/zebra.ts'] },
    { summary: 'Giraffes sleep on their feet', files: ['src/giraffe.ts'] },
  ];
  const stdin = records.map((record) => JSON.stringify(record)).join('\n');
  await world.run(['import', '--jsonl'], { stdin });
  const { stdout } = await world.run(['recall', 'zebras fed']);
  expect(stdout).toContain('at noon');
  expect(stdout).not.toContain('Giraffes');
});

it('handoffs and goals come last, without what the branch had, and beside code only where all is asked for', async () => {
  const records = [
    {
      ns: 'progress',
      kind: 'goal',
      summary: 'Goal, reached: keep the commit message short',
      files: ['README.md'],
    },
    { ns: 'handoffs', kind: 'handoff', summary: 'Handoff on “Write short messages”', files: ['README.md'] },
    {
      ...{ ns: 'handoffs', kind: 'handoff', summary: 'Handoff on “Rename it”', files: ['README.md'] },
      body: '## Branch\n- branch main\n- commit 05cf5f0 Make it short\n## Not known\n- nothing',
    },
    { summary: 'The text of a commit is in English, and need not be all that short' },
  ];
  const stdin = records.map((record) => JSON.stringify(record)).join('\n');
  expect((await world.run(['import', '--jsonl'], { stdin })).stderr).toBe('');
  const explained = (await world.run(['recall', '--explain', 'keep the message English', '--limit', '9']))
    .stdout;
  expect(explained).toContain(', behind all that is no handoff or goal = ');
  const { stdout } = await world.run(['recall', 'short commit']);
  expect(stdout).toMatch(/^\S+ {2}The text of a commit/);
  expect(stdout).not.toContain('Rename it');
  for (const args of [['log'], ['blame', 'README.md']]) {
    const shown = (await world.run(args)).stdout;
    expect(shown, args[0]).toContain('The text of a commit');
    expect(shown, args[0]).not.toMatch(/Handoff|Goal/);
    expect((await world.run([...args, '--all'])).stdout, args[0]).toMatch(
      /Handoff[\s\S]*Goal|Goal[\s\S]*Handoff/,
    );
  }
});

it('one sentence of several sessions is one line of the list', async () => {
  const record = {
    ns: 'progress',
    kind: 'progress',
    summary: 'Work on “run the api tests”: left open: them.',
  };
  const records = ['s1', 's2', 's3'].map((session) => ({ ...record, session, key: session }));
  const stdin = records.map((one) => JSON.stringify(one)).join('\n');
  await world.run(['import', '--jsonl'], { stdin });
  expect((await world.run(['list'])).stdout).toMatch(
    /^[^\n]*api tests[^\n]* and 2 more that say the same\n$/,
  );
  const memories = (await world.json('list', '--json'))['memories'] as readonly { readonly id: string }[];
  expect(memories).toHaveLength(3);
  const why = (await world.run(['show', memories[0]?.id ?? '', '--why'])).stdout;
  expect(why).toMatch(
    /^Work on “run the api tests”.*\n.*told from the course of its session, session s\d\n$/,
  );
});

it('a file that is named is what a memory is about', async () => {
  const { id } = await world.json('remember', '--json', 'README.md begins with the name, never with a badge');
  const { memory } = await world.json('show', '--json', String(id));
  expect(memory).toMatchObject({ files: [{ path: 'README.md' }] });
});

it('what is imported again is said to be nothing new', async () => {
  const again = () => world.run(['import', '--jsonl'], { stdin: '{"summary":"Zebras are fed at noon"}' });
  expect((await again()).stderr).toBe('');
  expect((await again()).stderr).toBe('0 new, 1 already known\n');
});
