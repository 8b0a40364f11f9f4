import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectGarbage } from '../../src/app/wire/doctor.ts';
import { oldFiles } from '../../src/files/write.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = temporaryFolder('cs-gc-');
const LONG_AGO = 1_000_000;

it('leaves what a session that goes on has touched while the rest was removed', () => {
  const files = ['a.json', 'b.json', 'c.json'].map((name) => join(folder(), name));
  for (const file of files) {
    writeFileSync(file, '{}');
    utimesSync(file, LONG_AGO, LONG_AGO);
  }
  function* found() {
    for (const old of oldFiles(folder(), Date.now() - 1_000, () => 'sessions')) {
      yield old;
      for (const file of files) if (file !== old.path) writeFileSync(file, '{ }');
    }
  }
  const gone = collectGarbage(found(), false, () => {});
  expect(gone).toContainEqual({ kind: 'sessions', count: 1, bytes: 2, failed: 0 });
  expect(files.filter((file) => existsSync(file))).toHaveLength(2);
});
