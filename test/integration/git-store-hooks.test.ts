import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useEveryVerb } from '../helpers/every-verb.ts';
import { gitIsAtLeast } from '../helpers/git-version.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

const EVENTS = [
  'reference-transaction',
  'post-commit',
  'pre-commit',
  'commit-msg',
  'post-rewrite',
  'pre-auto-gc',
  'pre-push',
  'post-index-change',
];

/** A program that leaves a trace when it is run, and fails. */
function failingProgram(path: string, trace: string): string {
  writeFileSync(path, `#!/bin/sh\ntouch '${trace}'\nexit 1\n`);
  chmodSync(path, 0o755);
  return path;
}

describe("the user's hooks", () => {
  it.each(['core.hooksPath', 'the repository'])('in %s are not run by any verb', async (where) => {
    const repository = makeRepository(folder());
    const trace = join(folder(), 'ran');
    const hooks = where === 'core.hooksPath' ? folder() : join(repository, '.git/hooks');
    if (where === 'core.hooksPath') git(repository, ['config', 'core.hooksPath', hooks]);
    mkdirSync(hooks, { recursive: true });
    for (const name of EVENTS) failingProgram(join(hooks, name), trace);
    await useEveryVerb(repository);
    expect(existsSync(trace)).toBe(false);
  });

  // `hook.<name>.command` came with git 2.54; an older git knows no hooks in its settings
  it.skipIf(!gitIsAtLeast(2, 54))('in the settings are not run by any verb', async () => {
    const repository = makeRepository(folder());
    const trace = join(folder(), 'ran');
    for (const event of EVENTS) git(repository, ['config', '--add', 'hook.mine.event', event]);
    git(repository, ['config', 'hook.mine.command', failingProgram(join(folder(), 'hook'), trace)]);
    await useEveryVerb(repository);
    expect(existsSync(trace)).toBe(false);
  });
});

describe('signing that is switched on, with a program that fails', () => {
  it('is asked of by no verb, and by no sync', async () => {
    const { clone, remote } = makeShared(folder());
    const repository = clone('a');
    const trace = join(folder(), 'ran');
    git(repository, ['config', 'gpg.program', failingProgram(join(folder(), 'gpg'), trace)]);
    for (const what of ['commit.gpgSign', 'tag.gpgSign', 'tag.forceSignAnnotated', 'push.gpgSign'])
      git(repository, ['config', what, 'true']);
    await useEveryVerb(repository);
    const place = await placeIn(repository);
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true });
    expect(existsSync(trace)).toBe(false);
    expect(git(remote, ['for-each-ref', 'refs/notes/cs'])).not.toBe('');
  });
});
