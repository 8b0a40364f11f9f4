import { describe, expect, it } from 'vitest';
import { createPipeline } from './support.ts';

const pipeline = createPipeline({ ignore: ['*.sqlite', 'fixtures/private/**', '/vendor'] });

describe('ignored paths', () => {
  it.each([
    '.env',
    '.env.local',
    'packages/a/.env.production',
    '/srv/app/.ENV',
    'secrets/db.txt',
    '/srv/app/secrets/a/b.yml',
    'config/server.pem',
    'tls/private.key',
    '/home/alice/.ssh/config',
    '~/.aws/credentials',
    'C:\\Users\\alice\\.ssh\\id_rsa',
    'id_rsa.pub',
    './id_ed25519_work',
    '.npmrc',
    'app/.netrc',
    'credentials.json',
    'infra/prod.tfvars',
    'a/data.sqlite',
    'x/fixtures/private/1.txt',
    'vendor/lib/a.js',
  ])('%s', (path) => {
    expect(pipeline.ignoresPath(path)).toBe(true);
  });

  it.each([
    'src/environment.ts',
    'src/env.ts',
    'src/secrets.ts',
    'docs/secrets-policy.md',
    'src/keys/index.ts',
    'monkey.js',
    'src/credentials-form.tsx',
    'package.json',
    '.github/workflows/ci.yml',
    '',
  ])('but not %s', (path) => {
    expect(pipeline.ignoresPath(path)).toBe(false);
  });

  it('can be allowed, but not those that the user named', () => {
    const own = createPipeline({ allowPaths: ['.env.example', 'test/**/*.pem'], ignore: ['drafts/**'] });
    for (const path of [
      '.env.example',
      'packages/a/.ENV.example',
      'test/certs/a.pem',
      'C:\\app\\.env.example',
    ])
      expect([path, own.ignoresPath(path)]).toEqual([path, false]);
    for (const path of ['.env', '.env.example.local', 'certs/a.pem', 'drafts/.env.example'])
      expect([path, own.ignoresPath(path)]).toEqual([path, true]);
  });

  it('ignores a path when matching breaks', () => {
    const broken = createPipeline({
      loadMinimatch: () => {
        throw new Error('no such module');
      },
    });
    expect(broken.ignoresPath('src/key.pem.ts')).toBe(true);
  });

  it('is as wide before minimatch is loaded as minimatch is', () => {
    const globs = ['*.{one,two}', 'a?c', '[xy].txt', '!(keep).bin', '**/deep/*/end', 'Upper', 'dir/'];
    const own = createPipeline({ ignore: globs });
    for (const path of ['x.two', 'q/abc', 'y.txt', 'lose.bin', 'p/deep/x/end', 'upper', 'a/dir/b']) {
      expect([path, own.ignoresPath(path)]).toEqual([path, true]);
    }
  });

  it('loads minimatch for a path that could match, not for a text', () => {
    let loads = 0;
    const lazy = createPipeline({
      loadMinimatch: () => {
        loads += 1;
        return () => false;
      },
    });
    lazy.filter('see .env and src/a.ts');
    expect(loads).toBe(0);
    lazy.ignoresPath('src/a.ts');
    expect(loads).toBe(0);
    lazy.ignoresPath('a/b/server.pem');
    expect(loads).toBe(1);
  });
});
