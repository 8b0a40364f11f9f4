import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { errorSignature, errorSignatures } from '../../src/core/signature.ts';
import { stem, wordOf } from '../../src/core/stem.ts';
import type { ExactLookup } from '../../src/recall/exact.ts';
import { eachTerm } from '../../src/recall/index/terms.ts';
import { knownFix, mayKnowFix, type Struck, struckBy, type Unasked } from '../../src/recall/known-fix.ts';
import { weightOf } from '../../src/recall/quoted-error.ts';

const memoryOf = (number: number, content: Partial<Memory>): Memory => ({
  ...{ id: `m${number}`, at: '2026-01-01T00:00:00.000Z', lastSeenAt: '2026-01-01T00:00:00.000Z' },
  ...{ ns: 'learnings', kind: 'note', summary: '', evidence: 'user-stated', tags: [], files: [] },
  ...{ anchor: 'a', anchors: ['a'], seenIn: [], usefulCount: 0, uselessCount: 0, forgotten: false },
  ...content,
});

/** What else a store holds: no lesson of any error here. */
const OTHERS = [
  'The parser reads the header first, since its version decides what follows',
  'Colours are written as a string; a field of their own was turned down',
  'Prices are kept in cents, and shown by the format of the locale',
  'The queue is emptied by one worker; a second one would need a lock',
  'Old sessions are read with their own schema, never with the new one',
  'Pages are cached for a minute, and the cache is left alone by tests',
  'The address of the host is put together in one place',
  'Users who already exist are asked for their password again',
];

function lookupOf(memories: readonly Memory[]): ExactLookup {
  const words = memories.map((memory) => {
    const held = new Set<string>();
    eachTerm(memory, (term) => held.add(term));
    return held;
  });
  return {
    isCurrent: true,
    memories: memories.length,
    holders: (term) => words.filter((held) => held.has(term)).length,
    withWords: (weights, { least, most }) =>
      memories
        .map((memory, at) => ({
          memory,
          sum: [...weights].reduce((sum, [word, weight]) => sum + (words[at]?.has(word) ? weight : 0), 0),
        }))
        .filter(({ sum }) => sum >= least)
        .sort((a, b) => b.sum - a.sum)
        .slice(0, most)
        .map(({ memory }) => memory),
    withPath: () => [],
    withSignature: (signature, limit) =>
      memories.filter((memory) => memory.signature === signature).slice(0, limit),
    close: () => {},
  };
}

const unaskedIn = (lookup: ExactLookup): Unasked => ({
  lookups: [{ scope: 'repository', lookup }],
  isToldUnasked: () => true,
  shown: new Set(),
  wornOut: () => new Set(),
  freshnessOf: async () => 'unknown',
  relativePath: (path) => path,
  formerPaths: () => [],
});

function printing(output: string, command: string): Struck {
  const lines = output.split('\n');
  return struckBy(errorSignatures(lines), lines, [command]);
}

/** The summaries that are offered when a command fails with an output, and one thing is known. */
async function offered(known: Partial<Memory>, output: string, command = 'make all') {
  const memories = [known, ...OTHERS.map((summary) => ({ summary }))].map((it, at) => memoryOf(at, it));
  const lookup = lookupOf(memories);
  const fixes = await knownFix(unaskedIn(lookup), printing(output, command));
  if (fixes.length > 0) expect(mayKnowFix(lookup, 'repository', printing(output, command))).toBe(true);
  return fixes.map(({ memory }) => memory.id);
}

/** What a session learned when its command failed with a line, and passed after another. */
const lesson = (line: string, command = 'make', more: Partial<Memory> = {}): Partial<Memory> => ({
  kind: 'fix',
  evidence: 'tool-observed',
  summary: `\`${command}\` failed: ${line}; it works after \`do this\``,
  signature: errorSignature(line) ?? '',
  ...more,
});

describe('what somebody wrote down with what was printed in quotes', () => {
  it.each([
    [
      'Pull requests of the release bot start no workflows: `gh pr checks` says "no checks reported on the \'release-...\' branch". Give it a token of its own',
      "no checks reported on the 'release-main-web' branch",
    ],
    [
      'The linter refuses tests that look alike: "lines are duplicate of ... (dupl)". Where it is meant, say nolint on the line of the func',
      'wing_test.go:140:1: 140-188 lines are duplicate of `commit_test.go:77-125` (dupl)',
    ],
  ])('is offered where it is printed again, whatever is common in it: %s', async (summary, output) => {
    expect(await offered({ summary }, output, 'gh pr merge 131')).toEqual(['m0']);
  });

  it.each([
    [
      'On Windows a log of Git Bash is not there for others: "ENOENT: no such file or directory, open \'C:/tmp/...\'". Give them cygpath -w',
      "Error: ENOENT: no such file or directory, open 'config.json'",
    ],
    [
      'Deployments hang with "Process exited with code 1" while the cache is cold. Warm it first',
      'error: script "test" exited with code 1',
    ],
  ])('is not where only what any failure says is printed: %s', async (summary, output) => {
    expect(await offered({ summary }, output, 'npm test')).toEqual([]);
  });
});

describe('a lesson of an error', () => {
  it.each([
    [
      'Error: listen EADDRINUSE: address already in use :::3000',
      'Error: listen EADDRINUSE: address already in use 127.0.0.1:8080',
    ],
    [
      '@prisma/client did not initialize yet. Please run "prisma generate" and try to import it again.',
      '@prisma/client did not initialize yet. Please run "npx prisma generate" first and try to import it again.',
    ],
    [
      'remote: error: GH006: Protected branch update failed for refs/heads/main. Commits must have verified signatures.',
      'remote: error: GH006: Protected branch update failed for refs/heads/dev: commits must have verified signatures',
    ],
    [
      'pq: password authentication failed for user "app"',
      'pq: password authentication failed for user "billing"',
    ],
    [
      "Error: browserType.launch: Executable doesn't exist at /a/chrome-linux/chrome",
      "Error: browserType.launch: Executable doesn't exist at /b/firefox/firefox",
    ],
    [
      'Error: digital envelope routines::unsupported ERR_OSSL_EVP_UNSUPPORTED',
      "code: 'ERR_OSSL_EVP_UNSUPPORTED'",
    ],
    [
      'Pool overlaps with other one on this address space',
      'failed to create network x_default: Pool overlaps with other one on this address space',
    ],
    [
      'server.go:3: not enough arguments in call to s.OpenLedger',
      'vet: more_test.go:8: not enough arguments in call to store.OpenLedger',
    ],
    ['exec /bin/api: exec format error', 'worker-1  | exec /app/worker: exec format error\nworker-1 exited'],
  ])('is offered where it strikes with other names: %s', async (first, again) => {
    expect(await offered(lesson(first), again)).toEqual(['m0']);
    expect(await offered(lesson(again.split('\n')[0] ?? ''), first)).toEqual(['m0']);
  });

  it.each([
    ["ModuleNotFoundError: No module named 'yaml'", "ModuleNotFoundError: No module named 'requests'"],
    ["Error: Cannot find module './a.js'", "Error: Cannot find module 'express'"],
    [
      "sed: can't read run.go: No such file or directory",
      "sed: can't read build.mjs: No such file or directory",
    ],
    ['[test:ci] ERROR task failed', '[test:integration] ERROR task failed'],
    ["error TS2307: Cannot find module 'left'", "error TS2307: Cannot find module 'right'"],
    ["ENOENT: no such file or directory, open 'a.json'", "ENOENT: no such file or directory, scandir 'b'"],
    ['undefined reference to `sqrt`', 'undefined reference to `inflate`'],
    ['AssertionError: expected 3 to be 4', 'AssertionError: expected 5 to be 6'],
  ])('is not where only what is said of everything is the same: %s', async (first, again) => {
    if (errorSignature(first) !== errorSignature(again))
      expect(await offered(lesson(first), again, 'tox -e unit')).toEqual([]);
  });

  it('is not where what helped was done to what its own error names, and this one names something else', async () => {
    const said = (user: string) => `pq: password authentication failed for user "${user}"`;
    const again = (fix: string) =>
      offered(lesson(said('reader'), 'make', { body: `Fix: ran \`${fix}\`` }), said('billing'));
    expect(await again('createuser reader')).toEqual([]);
    expect(await again('createuser reader billing')).toEqual(['m0']);
    expect(await again('sh set-up.sh')).toEqual(['m0']);
  });

  it('is not offered where little more than its own program is named', async () => {
    const known = { summary: 'kubectl asks localhost (kubeconfig missing): copy that of the old cluster' };
    const again = 'kubectl stopped: kubeconfig missing, asks nobody';
    expect(await offered(known, again, 'ctl get nodes')).toEqual(['m0']);
    expect(await offered(known, 'kubectl stopped: kubeconfig signed', 'kubectl get nodes')).toEqual([]);
  });

  it('is not offered for what its tool printed besides, which stands there every time', async () => {
    const signature = 'fatal: failed to write commit object';
    const told = 'error: gpg failed to sign the datum:';
    const known = (summary: string) => lesson(signature, 'git tag', { summary, body: `> ${told}` });
    expect(await offered(known('a key is missing'), told)).toEqual([]);
    expect(await offered(known('gpg failed to sign the datum: a key is missing'), told)).toEqual(['m0']);
  });

  it('is offered where exactly its line strikes, and where it quotes another only where that was printed', async () => {
    const line = 'make: *** [Makefile: termview] Error 1';
    const quotes = { summary: 'old C with gcc 10 ("multiple definition of globals"): CFLAGS=-fcommon' };
    const cause = 'ld: multiple definition of globals';
    expect(await offered(lesson(line), line)).toEqual(['m0']);
    expect(await offered(lesson(line, 'make', quotes), line)).toEqual([]);
    expect(await offered(lesson(line, 'make', quotes), `${cause}\n${line}`)).toEqual(['m0']);
    expect(await offered(lesson(line, 'git commit -m "Draw the view"'), line)).toEqual(['m0']);
  });

  it('is not offered where nobody knows what helped', async () => {
    const known = lesson('Pool overlaps with other one', 'make', { kind: 'error', summary: 'make failed' });
    expect(await offered(known, 'network x: Pool overlaps with other one')).toEqual([]);
  });
});

describe('what somebody wrote down of an error', () => {
  it('is offered where its line is quoted, whatever else is printed', async () => {
    const known = {
      summary: 'Fresh runners have to accept the licences of the Android SDK: `yes | sdkmanager --licenses`',
      body: 'It says: Failed to install the following Android SDK packages as some licences have not been accepted.',
    };
    const again =
      "error Failed to install the app. Command failed with exit code 1: ./gradlew app:installDebug\nA problem occurred configuring project ':app'.\n> Failed to install the following Android SDK packages as some licences have not been accepted.\n     build-tools;34.0.0";
    expect(await offered(known, again)).toEqual(['m0']);
    expect(await offered({ ...known, kind: 'open' }, again)).toEqual([]);
    expect(await offered({ ...known, ns: 'progress' }, again)).toEqual([]);
  });

  it('is offered where the line that it quotes is not the one that tells most', async () => {
    const summary = 'rsync breaks where the .bashrc of the other side prints: "is your shell clean?"';
    const again =
      'protocol version mismatch -- is your shell clean?\nrsync error: protocol incompatibility (code 2) at compat.c(622)\nmake: *** [Makefile:12: upload] Error 2';
    expect(await offered({ summary, body: 'protocol version mismatch' }, again)).toEqual(['m0']);
  });

  it('is offered by the names in the lines that tell, where several are the same', async () => {
    const summary = 'cargo leaves out test files: getTestBinary, agentTimeout and defaultAgent are undefined';
    const names = ['defaultAgent', 'agentTimeout', 'getTestBinary'];
    const output = names.map((name, line) => `env.rs:${line}:1: undefined: ${name}`).join('\n');
    expect(await offered({ summary }, output)).toEqual(['m0']);
    expect(await offered({ summary }, output.split('\n')[0] ?? '')).toEqual([]);
  });

  it('is offered where its clause was printed whole, and not where half of it is of another error', async () => {
    const summary =
      'psql wants the system user (Peer authentication failed): connect with -h, or change pg_hba';
    const again = (said: string) => `FATAL: ${said} authentication failed for user "app" of psql`;
    expect(await offered({ summary }, again('Peer'))).toEqual(['m0']);
    expect(await offered({ summary }, again('password'))).toEqual([]);
  });

  it('is offered where the line that it quotes stands in the middle of much else', async () => {
    const summary =
      'CMake 4 fails: "Compatibility with CMake was removed": -DCMAKE_POLICY_VERSION_MINIMUM=3.5';
    const much = (of: string) => Array.from({ length: 20 }, (_, at) => `${of} ${at}: more of it`).join('\n');
    const again = (said: string) => `${much('Checking')}\n${said}\n${much('Then')}\nCMake stops`;
    const told = 'Compatibility with CMake was removed from it';
    expect(await offered({ summary }, again(told), 'pip install dlib')).toEqual(['m0']);
    expect(await offered({ summary }, again('Nothing'), 'pip install dlib')).toEqual([]);
  });

  it('is not offered for a command that it shows, and the failure too', async () => {
    const again = 'have a look at composer brushes elsewhere';
    const summary = (mark: string) =>
      `Nothing is painted: ${mark}composer brushes${mark} as the docs of the palette say`;
    expect(await offered({ summary: summary('"') }, again)).toEqual(['m0']);
    expect(await offered({ summary: summary('`') }, again)).toEqual([]);
  });

  it('is offered by a name that somebody made up where a word would be too little', async () => {
    const summary = (name: string) => `Old packages (${name}): the setuptools of before`;
    const again = (name: string) => `error in PyVCF setup: ${name} is of yesterday`;
    expect(await offered({ summary: summary('use_2to3') }, again('use_2to3'))).toEqual(['m0']);
    expect(await offered({ summary: summary('upgrading') }, again('upgrading'))).toEqual([]);
  });

  it('is offered by one name that nothing else has', async () => {
    const summary =
      'Give the folder of redis back to its user, then restart; stop-writes-on-bgsave-error goes';
    const again = 'ReplyError: disabled, because snapshotting fails (stop-writes-on-bgsave-error)';
    expect(await offered({ summary }, again)).toEqual(['m0']);
    expect(await offered({ summary }, again.replace('bgsave', 'append'))).toEqual([]);
  });

  it('is not offered by a command that is shown, nor by a stack', async () => {
    const summary = 'Lint with biome check --error-on-warnings, as the pipeline does';
    expect(await offered({ summary }, '$ biome check --error-on-warnings\nsome rules broken')).toEqual([]);
    const stack = 'Error: x\n    at checkBiome (error-on-warnings.ts:1)';
    expect(await offered({ summary }, stack)).toEqual([]);
  });
});

describe('a look for what is known', () => {
  const struck = () => ({ ...printing('pq: password authentication failed for user "app"', 'make') });

  it('puts no output into words for a store that is empty', () => {
    const lookup = { ...lookupOf([]), memories: 0 };
    const printed = () => {
      throw new Error('asked');
    };
    expect(mayKnowFix(lookup, 'repository', { ...struck(), printed })).toBe(false);
  });

  it('reads the memories that are near once for both looks', async () => {
    const known = memoryOf(0, lesson('pq: password authentication failed for user "billing"'));
    const lookup = lookupOf([known, ...OTHERS.map((summary, at) => memoryOf(at + 1, { summary }))]);
    let looks = 0;
    const counted: ExactLookup = {
      ...lookup,
      withWords: (...asked) => {
        looks += 1;
        return lookup.withWords(...asked);
      },
    };
    const error = struck();
    expect(mayKnowFix(counted, 'repository', error)).toBe(true);
    const fixes = await knownFix(unaskedIn(counted), error);
    expect(fixes.map(({ memory }) => memory.id)).toEqual(['m0']);
    expect(looks).toBe(1);
  });
});

describe('a word of any failure', () => {
  it.each(
    'failure directory missing invalid unexpected caused traceback undefined denied process status message rebase configuration array data remote values packages'.split(
      ' ',
    ),
  )('%s says little, however few memories hold it', (word) => {
    expect(weightOf(stem(wordOf(word)), () => 1, 100)).toEqual({ weight: 0.25, holders: 0 });
  });

  it('others say the more the fewer hold them', () => {
    const weightFor = (word: string, holders: number) =>
      weightOf(stem(wordOf(word)), () => holders, 100).weight;
    expect(weightFor('certificate', 1)).toBe(1);
    expect(weightFor('certificate', 50)).toBeLessThan(weightFor('certificate', 2));
  });
});
