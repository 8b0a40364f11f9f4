import { expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const world = useCli();

it('who remembers a memory again with other tags is told that they were not added', async () => {
  const words = ['remember', 'The tests need TZ=UTC, because the snapshots hold times'];
  await world.run([...words, '--tag', 'tests']);
  const plain = await world.run(words);
  expect(plain.stdout).toMatch(/^\w{16} already known; nothing was added to refs\/notes\/cs\/learnings\n$/);
  const tagged = await world.run([...words, '--tag', 'times']);
  expect(tagged).toMatchObject({ code: 0, stderr: '' });
  expect(tagged.stdout).toMatch(/\na memory keeps the tags and files it began with; .+ not added\n$/);
});

it('the same words in two namespaces are one memory: the one that is filed', async () => {
  const said = 'We store times in UTC, because two teams share the tables';
  const filed = await world.run(['remember', '--ns', 'decisions', said]);
  const [id] = filed.stdout.split(' ');
  expect((await world.run(['remember', said])).stdout).toContain(`${id} already known`);
  const other = 'Deploys run on Tuesdays, because the operators are there';
  await world.run(['remember', other]);
  await world.run(['remember', '--ns', 'decisions', other]);
  const { stdout } = await world.run(['list']);
  for (const one of [said, other]) expect(stdout.split(one.slice(0, 20))).toHaveLength(2);
});
