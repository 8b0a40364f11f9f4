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
