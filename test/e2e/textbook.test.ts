import { describe, expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';
import { playMoment, type Step } from '../helpers/moments.ts';

let world: World;
useWorlds((_plugin, fresh) => {
  world = fresh;
});

interface Moment {
  readonly name: string;
  readonly steps: readonly Step[];
  /** What one memory must say; absent for a moment of which nothing is to be kept. */
  readonly says?: readonly RegExp[];
}

const OSSL =
  'Error: error:0308010C:digital envelope routines::unsupported\n    at new Hash (node:internal/crypto/hash:71:19)\n  opensslErrorStack: [ "error:03000086:digital envelope routines::initialization error" ],\n  code: "ERR_OSSL_EVP_UNSUPPORTED"';
const said = (asks: string, says: string): readonly Step[] => [{ asks }, { says }];
const stated = (asks: string): readonly Step[] => [{ asks }, { says: 'Understood.' }];

/** What anybody who reads a session would note. */
const KEPT: readonly Moment[] = [
  {
    name: 'a build mended by a setting',
    says: [/npm run build/, /package\.json/],
    steps: [
      { asks: 'make the build work' },
      { runs: 'npm run build', fails: OSSL },
      { edits: 'package.json' },
      { runs: 'npm run build', prints: 'built' },
      { says: 'The build passes now.' },
    ],
  },
  {
    name: 'a variable that helped',
    says: [/NODE_OPTIONS/],
    steps: [
      { asks: 'build the docs' },
      {
        runs: 'yarn docs',
        fails: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      },
      { runs: 'NODE_OPTIONS=--max-old-space-size=8192 yarn docs', prints: 'done' },
      { says: 'Done.' },
    ],
  },
  {
    name: 'a generator before the type check',
    says: [/prisma generate/],
    steps: [
      { asks: 'run the type check' },
      {
        runs: 'npx tsc --noEmit',
        fails:
          "src/db.ts(1,10): error TS2305: Module '\"@prisma/client\"' has no exported member 'PrismaClient'.\nError: Cannot find module '.prisma/client/default'",
      },
      { runs: 'npx prisma generate', prints: 'Generated Prisma Client' },
      { runs: 'npx tsc --noEmit' },
      { says: 'The type check passes.' },
    ],
  },
  {
    name: 'a package that was missing',
    says: [/pip install pyyaml/i],
    steps: [
      { asks: 'run the importer' },
      {
        runs: 'python import.py',
        fails:
          'Traceback (most recent call last):\n  File "import.py", line 1, in <module>\n    import yaml\nModuleNotFoundError: No module named \'yaml\'',
      },
      { runs: 'pip install pyyaml', prints: 'Successfully installed' },
      { runs: 'python import.py', prints: 'imported 12' },
      { says: 'It runs.' },
    ],
  },
  {
    name: 'another command for the tests of one package',
    says: [/apps\/api/, /jest/],
    steps: [
      { asks: 'run the api tests' },
      {
        runs: 'pnpm test -- users.spec.ts',
        fails: ' ERR_PNPM_NO_SCRIPT  Missing script: test\n\nCommand "test" not found.',
      },
      { runs: 'cd apps/api && npx jest users.spec.ts', prints: 'PASS' },
      {
        says: 'They pass with `cd apps/api && npx jest users.spec.ts`; `pnpm test` does not work at the root because only `apps/api` has a jest configuration.',
      },
    ],
  },
  {
    name: 'a wrapper that has no such command',
    says: [/rtk/, /bun run test/],
    steps: [
      { asks: 'run the tests' },
      {
        runs: 'rtk bun run test',
        fails: "error: unrecognized subcommand 'bun'\n\nUsage: rtk [OPTIONS] <COMMAND>",
      },
      { runs: 'bun run test', prints: '42 pass' },
      { says: 'All green.' },
    ],
  },
  {
    name: 'a link option',
    says: [/sqrt/, /-lm/],
    steps: [
      { asks: 'compile it' },
      {
        runs: 'gcc main.c -o main',
        fails:
          "/usr/bin/ld: main.o: in function `main':\nmain.c:(.text+0x1e): undefined reference to `sqrt'\ncollect2: error: ld returned 1 exit status",
      },
      { runs: 'gcc main.c -o main -lm' },
      { says: 'Compiled.' },
    ],
  },
  {
    name: 'a tool that has to be trusted first',
    says: [/mise trust/],
    steps: [
      { asks: 'format' },
      {
        runs: 'mise run fmt',
        fails: 'mise ERROR Config files in ~/app/mise.toml are not trusted.\nTrust them with `mise trust`.',
      },
      { runs: 'mise trust', prints: '' },
      { runs: 'mise run fmt', prints: 'ok' },
      { says: 'Formatted.' },
    ],
  },
  {
    name: 'words typed while turning an edit down',
    says: [/formatMoney/],
    steps: [
      { asks: 'show the price in the cart' },
      { rejects: 'src/cart.ts', typed: 'use the existing formatMoney helper instead of writing a new one' },
      { says: 'I will use it.' },
    ],
  },
  {
    name: 'a choice with its reason',
    says: [/SQLite/, /Postgres/],
    steps: stated(
      'I chose SQLite over Postgres, because we deploy to a single box and nobody wants to run a server there.',
    ),
  },
  {
    name: 'a question answered',
    says: [/cursor/i],
    steps: [
      { asks: 'add pagination' },
      {
        question: 'Which pagination should the list endpoint use?',
        chose: 'Cursor',
        described: 'stable under inserts, which offset pagination is not',
      },
      { says: 'I will add it.' },
    ],
  },
  {
    name: 'a rule: generated files',
    says: [/gen\//],
    steps: stated('Never edit files under gen/, they are generated from the proto files by make gen.'),
  },
  {
    name: 'a rule: from now on',
    says: [/squash/],
    steps: stated('From now on always squash merge feature branches, we keep a linear history.'),
  },
  {
    name: 'a rule: how tests use the database',
    says: [/test container/],
    steps: stated("Don't mock the database in tests, use the test container instead."),
  },
  {
    name: 'what is to be remembered',
    says: [/TZ=UTC/],
    steps: stated('Remember that the date tests need TZ=UTC.'),
  },
  {
    name: 'a rule in German',
    says: [/pnpm/],
    steps: stated('Wir verwenden in diesem Projekt immer pnpm, niemals npm.'),
  },
  {
    name: 'a rule in Spanish',
    says: [/rama/],
    steps: stated('A partir de ahora nunca hagas push directamente a la rama main.'),
  },
  {
    name: 'a rule in French',
    says: [/dates/],
    steps: stated('Désormais on utilise toujours des dates ISO dans les logs.'),
  },
  {
    name: 'a rule in Portuguese',
    says: [/migrations/],
    steps: stated('A partir de agora sempre gere as migrations com o script, nunca à mão.'),
  },
  {
    name: 'a rule in Chinese',
    says: [/vendor/],
    steps: stated('以后不要修改 vendor 目录里的文件，它们是自动生成的。'),
  },
  {
    name: 'a rule in Japanese',
    says: [/main/],
    steps: stated('今後は main ブランチに直接コミットしないでください。'),
  },
  {
    name: 'a root cause with its fix',
    says: [/debounce/i],
    steps: said(
      'why are saves lost?',
      'Root cause: `saveDraft` in `src/editor/draft.ts` was called through a debounce that is created anew on every render, so the pending call is dropped whenever the component re-renders. Fix: the debounced function is kept in a ref instead of being created in the body, because only then does the timer survive a render.',
    ),
  },
  {
    name: 'a cause found on the way, and told',
    says: [/setState|stale|cleanup/i],
    steps: [
      { asks: 'the chart flickers, find out why' },
      {
        says: 'The flicker comes from `useChart.ts`: the effect never cancels the previous animation frame, so two loops draw at the same time whenever the data changes. A cleanup that calls `cancelAnimationFrame` fixes it, because then only one loop is alive.',
      },
      { edits: 'src/useChart.ts' },
      {
        says: 'Fixed: `useChart.ts` now cancels the previous animation frame in its cleanup, because otherwise two loops draw at the same time whenever the data changes and the chart flickers.',
      },
    ],
  },
  {
    name: 'a mechanism that took effort',
    says: [/idempot/i],
    steps: said(
      'how do retries work here?',
      'Retries are not handled in `queue.ts` but in `worker/consume.ts`: a message is acknowledged only after the handler returns, so a crash re-delivers it. That is why every handler must be idempotent, and why `processed_events` is written in the same transaction as the result instead of afterwards.',
    ),
  },
  {
    name: 'a dead end',
    says: [/workspace:/],
    steps: said(
      'why not upgrade the bundler?',
      'Upgrading to `esbuild-plugin-copy` 3 does not work here: it resolves `workspace:` dependencies through the registry and fails with a 404, even though they are linked locally. Staying on version 2 is intentional until upstream supports pnpm workspaces, because there is no option to turn the lookup off.',
    ),
  },
  {
    name: 'a commit that says why',
    says: [/advisory lock/i],
    steps: [
      { asks: 'commit it' },
      {
        commits:
          'fix(migrate): take an advisory lock before migrating\n\nTwo replicas started at the same time and both ran the migrations, because `migrate.ts` only checked the version table before starting and not inside of the transaction. The runner now takes a Postgres advisory lock first, so the second replica waits instead of failing with a duplicate key error.',
      },
      { says: 'Committed.' },
    ],
  },
  {
    name: 'a constraint of the environment',
    says: [/2375|DOCKER_HOST/],
    steps: said(
      'why do the integration tests fail on my machine?',
      'The integration tests only work when Docker listens on TCP: `testcontainers` reads `DOCKER_HOST` and ignores the rootless socket, so with rootless Docker every test fails with "Could not find a valid Docker environment". Export `DOCKER_HOST=tcp://localhost:2375` before `make itest`, because there is no setting for it in the project.',
    ),
  },
  {
    name: 'a belief put right by the user',
    says: [/vitest/],
    steps: [
      ...said('add a test', 'I added a jest test.'),
      { asks: 'no, we use vitest here, not jest, because jest cannot load our ESM packages' },
      { says: "You're right, I moved it to vitest." },
    ],
  },
  {
    name: 'what a subagent found',
    says: [/pool/i],
    steps: [
      { asks: 'find out why the api hangs' },
      {
        reports:
          '## Root cause\n\nThe API hangs because `withTransaction` in `src/db/pool.ts` never releases its client when the callback throws: `client.release()` stands after the `await` and not in a `finally` block. After ten failing requests the pool is exhausted and every later request waits forever. The fix is to release the client in `finally`; raising the pool size does not help, it only delays the hang.\n\nEvidence: `pg_stat_activity` shows ten idle-in-transaction connections, all from `withTransaction`.',
      },
      {
        says: 'The API hangs because `withTransaction` in `src/db/pool.ts` never releases its client when the callback throws, so the pool is exhausted after ten failing requests. The fix is to release it in `finally`.',
      },
    ],
  },
  {
    name: 'a decision between two ways, told at the end',
    says: [/outbox/i],
    steps: said(
      'implement it',
      'Events are now written to an `outbox` table instead of being published directly: publishing inside of the request lost events whenever the broker was down, because the transaction had already been committed. I decided against a two-phase commit since the broker does not support it; the relay in `relay.ts` must therefore be able to send an event twice.',
    ),
  },
];

/** What nobody wants to read again. */
const SILENT: readonly Moment[] = [
  {
    name: 'a typo of a command',
    steps: [
      { asks: 'status' },
      { runs: 'gti status', fails: '/bin/sh: 1: gti: not found' },
      { runs: 'git status', prints: 'clean' },
      { says: 'The tree is clean.' },
    ],
  },
  {
    name: 'a question whether one could',
    steps: said('could we use bun here?', 'We could, do you want me to try?'),
  },
  {
    name: 'a question about a habit',
    steps: said('do we always run the linter before a commit?', 'Let me look.'),
  },
  {
    name: 'a task that says always',
    steps: said('always show the footer on the landing page', 'Done, the footer is shown.'),
  },
  { name: 'praise', steps: said('great work, I really like this, always a pleasure', 'Thank you!') },
  {
    name: 'an opinion',
    steps: said('I think the blue looks better than the green', 'Agreed, I made it blue.'),
  },
  {
    name: 'a pasted log',
    steps: said(
      '2026-01-02T10:00:00Z ERROR must not be null at foo.ts:12\n2026-01-02T10:00:01Z WARN retrying, never give up',
      'Let me look at it.',
    ),
  },
  {
    name: 'a message of another agent',
    steps: said(
      '<teammate-message teammate_id="lead">Always run the linter first and never push.</teammate-message>',
      'Understood.',
    ),
  },
  {
    name: 'a notice of the client',
    steps: said('<task-notification><summary>Never mind, always done</summary></task-notification>', 'Ok.'),
  },
  {
    name: 'a search without a hit',
    steps: [{ asks: 'find it' }, { runs: 'grep -rn foo src', fails: '' }, { says: 'There is none.' }],
  },
  {
    name: 'the wrong folder',
    steps: [
      { asks: 'list it' },
      { runs: 'cat srcc/app.ts', fails: 'cat: srcc/app.ts: No such file or directory' },
      { runs: 'cat src/app.ts', prints: 'x' },
      { says: 'Here it is.' },
    ],
  },
  {
    name: 'a failing test of the code under work',
    steps: [
      { asks: 'make add work' },
      { runs: 'npm test', fails: ' FAIL  test/add.test.ts > adds\nAssertionError: expected 3 to be 4' },
      { edits: 'src/add.ts' },
      { runs: 'npm test', prints: 'passed' },
      { says: 'The tests pass.' },
    ],
  },
  {
    name: 'an own type error',
    steps: [
      { asks: 'add the field' },
      {
        runs: 'npx tsc --noEmit',
        fails: "src/a.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.",
      },
      { edits: 'src/a.ts' },
      { runs: 'npx tsc --noEmit' },
      { says: 'Done.' },
    ],
  },
  {
    name: 'a probe',
    steps: [
      { asks: 'which version?' },
      {
        runs: 'python -c "import foo; print(foo.__version__)"',
        fails: "ModuleNotFoundError: No module named 'foo'",
      },
      { says: 'It is not installed.' },
    ],
  },
  {
    name: 'a report of what was done',
    steps: said('rename it', 'All done! Renamed `getUser` to `fetchUser` in 4 files. All 120 tests pass.'),
  },
  {
    name: 'a plan of the next steps',
    steps: said(
      'what next?',
      "Next I'll update the tests, then run the linter. Let me start with the parser.",
    ),
  },
  { name: 'an offer', steps: said('anything else?', 'Would you like me to add tests as well?') },
  { name: 'a greeting', steps: said('hi there', 'Hello! What shall we work on?') },
  {
    name: 'a stop for the moment',
    steps: [
      { asks: 'clean up' },
      { rejects: 'src/x.ts', typed: 'wait, not now, I will let you know' },
      { says: 'Ok.' },
    ],
  },
  {
    name: 'a progress report',
    steps: said(
      'how far are you?',
      'Phase 2 of 4 is complete: 12 files changed, 3 to go. Tests: 40 passed, 0 failed.',
    ),
  },
];

/** The names of the moments of which a memory says what it must, or of which anything is kept. */
async function played(
  moments: readonly Moment[],
  from: number,
): Promise<{ right: string[]; wrong: string[] }> {
  const right: string[] = [];
  const wrong: string[] = [];
  for (const [index, { name, steps, says }] of moments.entries()) {
    const kept = await playMoment(world, from + index, steps);
    const isRight =
      says === undefined ? kept.length === 0 : kept.some((memory) => says.every((word) => word.test(memory)));
    if (isRight) right.push(name);
    else wrong.push(`${name}: ${JSON.stringify(kept)}`);
  }
  return { right, wrong };
}

describe('the moments that anybody who reads a session would note', () => {
  it('are kept, 28 of 30 at least', async () => {
    expect(KEPT).toHaveLength(30);
    const { right, wrong } = await played(KEPT, 100);
    expect(right.length, wrong.join('\n')).toBeGreaterThanOrEqual(28);
  }, 300_000);
});

describe('what nobody wants to read again', () => {
  it('is not kept, 19 of 20 at least', async () => {
    expect(SILENT).toHaveLength(20);
    const { right, wrong } = await played(SILENT, 200);
    expect(right.length, wrong.join('\n')).toBeGreaterThanOrEqual(19);
  }, 300_000);
});
