import { expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const world = useCli();

it('the bundled program has the stems of other languages', async () => {
  await world.run(['remember', 'Миграции запускаются ночью']);
  const { stdout } = await world.run(['recall', 'когда запускать миграцию', '--json']);
  expect(stdout).toContain('Миграции запускаются ночью');
});
