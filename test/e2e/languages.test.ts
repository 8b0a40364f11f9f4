import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import learned from '../../src/recall/near-words.json' with { type: 'json' };
import { useCli } from '../helpers/cli.ts';

const world = useCli();

it('the bundled program has the stems of other languages', async () => {
  await world.run(['remember', 'Миграции запускаются ночью']);
  const { stdout } = await world.run(['recall', 'когда запускать миграцию', '--json']);
  expect(stdout).toContain('Миграции запускаются ночью');
});

it('the bundled programs find what is said in other words, by tables that are in none of the large files', async () => {
  await world.run(['remember', 'Payments are retried three times']);
  const { stdout } = await world.run(['recall', 'purchases are attempted repeatedly', '--json']);
  expect(stdout).toContain('Payments are retried three times');
  const row = learned.near.split('\n')[1] ?? '';
  const hasTable = (name: string) =>
    readFileSync(join(world.program(), '..', name), 'utf8').includes(row) ? [name] : [];
  expect(row.length).toBeGreaterThan(20);
  expect(['near-words.cjs', 'cli.cjs', 'mcp.mjs', 'answer.cjs'].flatMap(hasTable)).toEqual([
    'near-words.cjs',
  ]);
});
