import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const cli = useCli();

interface Set {
  readonly asked: string;
  readonly questions: number;
  readonly rows: readonly { readonly row: string; readonly recall_at_5: number; readonly mrr: number }[];
}

test('a store is measured by its own memories, and is silent about everything else', async () => {
  const subjects = ['pagination of invoices', 'rotation of access logs', 'rounding of exchange rates'];
  const stdin = subjects
    .map((subject) =>
      JSON.stringify({
        summary: `The ${subject} needs a stable order`,
        body: `We found that ${subject} broke in March because two rows had the same key.`,
      }),
    )
    .join('\n');
  await cli.run(['import', '--jsonl'], { stdin });
  const { sets, silence } = (await cli.json('debug', 'eval', '--json')) as unknown as {
    sets: Set[];
    silence: { prompts: number; silent: number };
  };
  expect(sets.map(({ asked, questions }) => [asked, questions])).toEqual([
    ['summary held out', 3],
    ['body held out', 3],
    ['signature held out', 0],
  ]);
  expect(sets[0]?.rows.find(({ row }) => row === 'words')?.mrr).toBe(1);
  // Whether a prompt asks is learned, not ruled: one of these may be taken for a question.
  expect(silence.prompts).toBe(24);
  expect(silence.silent).toBeGreaterThanOrEqual(23);
});

test('a dataset is measured instead, by words that grep does not know for the same, and a folder that is none is said to be so', async () => {
  const folder = join(cli.home(), 'set');
  mkdirSync(folder);
  expect((await cli.run(['debug', 'eval', '--dataset', folder])).code).toBe(2);
  writeFileSync(
    join(folder, 'corpus.jsonl'),
    '{"id":"a","text":"zebras graze"}\n{"id":"b","text":"horses sleep"}\n',
  );
  writeFileSync(join(folder, 'queries.jsonl'), '{"id":"q","text":"who sleeps","relevant":["b"]}\n');
  const measured = (await cli.json('debug', 'eval', '--dataset', folder, '--json')) as unknown as {
    sets: Set[];
    silence?: object;
  };
  expect(measured.sets[0]?.rows.map(({ row, recall_at_5 }) => [row, recall_at_5])).toEqual([
    ['grep', 0],
    ['words', 1],
  ]);
  expect(measured.silence).toBeUndefined();
});
