import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGc } from '../../src/app/doctor/upkeep.ts';
import { createFindOldFiles, removeGarbage } from '../../src/files/write.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = temporaryFolder('cs-gc-');
const LONG_AGO = 1_000_000;

it('leaves what a session that goes on has touched while the rest was removed', () => {
  const files = ['a.json', 'b.json', 'c.json'].map((name) => join(folder(), name));
  for (const file of files) {
    writeFileSync(file, '{}');
    utimesSync(file, LONG_AGO, LONG_AGO);
  }
  const find = createFindOldFiles({ directory: folder(), maxAgeMs: 1_000, kindOf: () => 'sessions' });
  let removed = 0;
  const collect = createGc([find], Date.now, (garbage) => {
    removed += 1;
    if (removed === 1) for (const file of files) if (file !== garbage.path) writeFileSync(file, '{ }');
    return removeGarbage(garbage);
  });
  expect(collect(false)).toContainEqual({ kind: 'sessions', count: 1, bytes: 2, failed: 0 });
  expect(files.filter((file) => existsSync(file))).toHaveLength(2);
});
