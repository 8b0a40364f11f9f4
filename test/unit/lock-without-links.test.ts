import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSyncLock } from '../../src/files/lock.ts';
import { useFolders } from '../helpers/repo.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error('operation not permitted, link'), { code: 'EPERM' });
  },
}));

const folder = useFolders();

it('a lock is taken, let go and taken over where the disk has no hard links', () => {
  const directory = folder();
  const lock = createSyncLock({ directory });
  const letGo = lock();
  expect(letGo).toBeDefined();
  expect(lock()).toBeUndefined();
  letGo?.();
  const file = join(directory, 'sync.lock');
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, JSON.stringify({ pid: 2 ** 30, at: Date.now() }));
  expect(lock()).toBeDefined();
});
