import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { awaitedBy, isWatchedFor } from '../../../src/capture/family.ts';
import { settle as settledWith } from '../../../src/capture/open-failures.ts';
import { pairSteps, verdictOf } from '../../../src/capture/pair.ts';
import type { Fault, Learning, Step } from '../../../src/core/learning.ts';
import { tellsFix } from '../../../src/core/near-duplicate.ts';

const MINUTE = 60_000;
const at = (minute: number) => ({ atMs: minute * MINUTE, fromMs: minute * MINUTE });

const learning = (message: string, score = 0.9): Learning => ({
  ns: 'learnings',
  kind: 'error',
  summary: `\`tool\` failed: ${message}`,
  body: `While: tool\nSeen: ${message}\n> ${message}`,
  evidence: 'tool-observed',
  tags: ['bash'],
  files: [],
  at: '2026-01-02T03:04:05.000Z',
  session: 's1',
  signature: message,
  score,
});
const failed = (
  minute: number,
  command: string,
  fault: Fault = 'world',
  score = 0.9,
  says = `error: it broke in ${command}`,
): Step => ({
  type: 'failed',
  tool: 'Bash',
  command,
  fault,
  learning: learning(says, score),
  ...at(minute),
});
const passed = (minute: number, command: string): Step => ({
  type: 'passed',
  tool: 'Bash',
  command,
  ...at(minute),
});
const edited = (minute: number, path: string): Step => ({ type: 'edited', path, ...at(minute) });

/** The words at the end speak of all that failed. */
const settle = (learnings: readonly Learning[], steps: readonly Step[], when: { readonly ended: boolean }) =>
  settledWith(learnings, steps, {
    ...when,
    closing: () =>
      steps.flatMap((step) => (step.type === 'failed' ? [`Still so: ${step.learning.summary}`] : [])),
  });

const verdicts = (steps: readonly Step[]) => pairSteps(steps).map(verdictOf);
const lessons = (steps: readonly Step[]) => settle([], steps, { ended: false }).lessons;

describe('a failure that was overcome', () => {
  it.each([
    ['pytest -q', 'uv run pytest -q', /; it works with `uv` `run`$/],
    ['yarn build', 'export CI=1 && yarn build', /; it works after `export CI=1`$/],
    ['npm t', 'NODE_OPTIONS="--a --b" npm t', /; it works with `NODE_OPTIONS="--a --b"`$/],
    ['npm t', 'DB_CREDS=ana:ladder TZ=UTC npm t', /; it works with `DB_CREDS=…` `TZ=UTC`$/],
    ['npm t', `TZ=UTC X=${'x'.repeat(60)} npm t`, /; it works with `TZ=…` `X=…`$/],
    ['yarn install --immutable', 'yarn install --no-immutable', /; it works with `--no-immutable`/],
    ['tsc -p .', 'npx tsc -p .', /; it works with `npx`$/],
    [
      'curl localhost:3000/x?id=1',
      "curl 'localhost:3000/x?id=1'",
      /; it works with `'localhost:3000\/x\?id=1'`$/,
    ],
  ])('is a lesson when %s was put behind a wrapper, or into quotes: %s', (first, later, told) => {
    const [lesson] = lessons([failed(1, first), passed(2, later)]);
    expect(lesson?.summary).toMatch(told);
  });

  it.each([
    ['pnpm i --frozen-lockfile', 'pnpm i --frozen-lockfile && git add -A && git commit -m "a && b; c"', 1],
    ['rm -rf out; go build ./...', 'go build ./... && git commit -am "Build it" && git push', 1],
    ['npm run lint; npm test', 'npm test', 1],
    ['pytest -q && git commit -am x', 'pytest -q', 1],
    ['make docs', 'git status --short; make docs', 1],
    ['make docs', 'echo again && make docs 2>&1 | tail -3 && ls out', 1],
    ['make docs', 'make docs; git commit -am x', 0], // nobody knows how it ended
    ['make docs', 'source env.sh && make docs', 0],
    ['npm ci; make docs', 'make docs', 0],
    ['git push', 'git pull --rebase && git push', 0],
    ['make docs', 'make html && git commit -am x', 0],
    ['make docs', 'python3 fix.py > a && make docs', 0],
  ])('is known again, whatever stands beside %s and %s', (first, later, count) => {
    const says = 'error: the mirror is not configured';
    const steps = [
      failed(1, first, 'world', 0.9, says),
      passed(2, 'mirror sync --configured'),
      passed(3, later),
    ];
    const told = lessons(steps).map(({ summary }) => summary.replace(/^.*; /, ''));
    expect(told).toEqual(Array(count).fill('it works after `mirror sync --configured`'));
  });

  it('of the code itself was so only by a variable that it names, and where nothing else had changed', () => {
    const overcome = (...later: Step[]) =>
      lessons([failed(1, 'npm test', 'code', 0.1, "KeyError: 'APP_PORT'"), ...later]).length;
    expect(overcome(passed(3, 'APP_PORT=1 npm test'))).toBe(1);
    expect(overcome(passed(3, 'export APP_PORT=1 && npm test'))).toBe(1);
    expect(overcome(passed(3, 'CI=1 npm test'))).toBe(0);
    expect(overcome(passed(3, 'npm test -- --app_port'))).toBe(0);
    expect(overcome(edited(2, 'src/a.ts'), passed(3, 'APP_PORT=1 npm test'))).toBe(0);
    expect(overcome(passed(2, 'npm install a'), passed(3, 'APP_PORT=1 npm test'))).toBe(0);
    expect(overcome(passed(2, 'npm install app_port'), passed(3, 'npm test'))).toBe(0);
    expect(overcome(edited(2, 'app_port.toml'), passed(3, 'npm test'))).toBe(0);
  });

  it('was so by a step of the work only where its own words name what that was done to', () => {
    const says = "fatal: '/r/wt' is a missing but already registered worktree";
    const overcomeBy = (command: string) =>
      lessons([failed(1, 'git commit', 'passing', 0.7, says), passed(2, command), passed(3, 'git commit')]);
    expect(overcomeBy('git worktree prune')[0]?.summary).toMatch(/; it works after `git worktree prune`$/);
    expect(overcomeBy('rm -rf build')).toEqual([]);
    const inOneLine = (command: string) =>
      lessons([failed(1, 'git commit', 'passing', 0.7, says), passed(2, `${command} && git commit`)]);
    expect(inOneLine('git worktree prune')).toHaveLength(1);
    expect(inOneLine('rm -rf build')).toEqual([]);
  });

  const ran = (...commands: string[]) =>
    lessons([
      failed(1, 'cd pkg/api && npm run build'),
      ...commands.map((way, at) => passed(at + 2, way)),
    ]).map(({ summary }) => summary.replace(/^.*; /, ''));
  it.each([
    [['cd pkg/shared && npm run build && cd ../api && npm run build'], 'cd pkg/shared && npm run build'],
    [
      ['cd /w/pkg/shared && npm run build && cd /w/pkg/api && npm run build'],
      'cd /w/pkg/shared && npm run build',
    ],
    [['(cd pkg/shared && npm run build) && npm run build'], '(cd pkg/shared && npm run build)'],
    [['cd pkg/shared && npm run build', 'cd ../api && npm run build'], 'cd pkg/shared && npm run build'],
  ])('is known again at the end of a chain, in its own folder: %j', (then, way) => {
    expect(ran(...then)).toEqual([`it works after \`${way}\``]);
  });

  it('was so by an install of everything only with an option that it names', () => {
    const says = 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"';
    const overcomeBy = (command: string) =>
      lessons([failed(1, 'pnpm test', 'world', 0.9, says), passed(2, command), passed(3, 'pnpm test')]);
    expect(overcomeBy('pnpm install --silent')).toEqual([]);
    expect(overcomeBy('pnpm install --no-frozen-lockfile')[0]?.summary).toMatch(
      /; it works after `pnpm install --no-frozen-lockfile`$/,
    );
  });

  it('is not known again in another folder', () => {
    expect(ran('cd pkg/web && npm run build')).toEqual([]);
    expect(ran('cd pkg/shared && npm run build && cd ../web && npm run build')).toEqual([]);
  });

  it('is none of a program that was typed in with the call', () => {
    const probe = 'uv run python -c "import app"';
    expect(verdicts([failed(1, probe), passed(2, 'uv add app'), passed(3, probe)])).toEqual(['passed-by']);
    const script = 'uv run app.py';
    expect(verdicts([failed(1, script), passed(2, 'uv add app'), passed(3, script)])).toEqual(['solved']);
  });

  it('is told with what was done, not with what was looked at before', () => {
    const says = 'run.sh: Permission denied';
    const [lesson] = lessons([
      failed(1, 'mise run lint', 'world', 0.9, says),
      passed(2, 'git ls-files -s run.sh && chmod +x run.sh && git status'),
      passed(3, 'mise run lint'),
    ]);
    expect(lesson?.summary).toMatch(/; it works after `chmod \+x run\.sh/);
  });

  it('is a lesson when the command was changed, and says how', () => {
    const [lesson] = lessons([
      failed(1, 'go test ./e2e/...'),
      passed(2, 'go test -tags=integration ./e2e/...'),
    ]);
    expect(lesson).toMatchObject({ kind: 'workaround', evidence: 'test-verified' });
    expect(lesson?.summary).toMatch(/; it works with `-tags=integration`$/);
    expect(lesson?.body).toContain('Fix: `go test -tags=integration ./e2e/...` passed');
  });

  it('is none where the failure itself says which option helps', () => {
    const says = 'error: no environment; pass --system to install without one';
    const later = passed(2, 'uv pip install --system x');
    const { lessons: told, open } = settle([], [failed(1, 'uv pip install x', 'world', 0.9, says), later], {
      ended: true,
    });
    expect([told, open]).toEqual([[], []]);
  });

  it('is none where the failure itself names the option that has to go', () => {
    const says = 'Error: only one output format can be specified. Use one of: --json, --verbose, --count';
    const both = failed(1, 'find-it --json --verbose', 'world', 0.9, says);
    expect(lessons([both, passed(2, 'find-it --json')])).toEqual([]);
  });

  it.each([
    ['uipro install', 'uipro --help', "error: unknown command 'install'"],
    ['gt doctor --fix', 'gt doctor', 'failed to compute repository ID: nothing was there to fix'],
    ['terraform apply', 'terraform apply --dry-run', 'Error: no credentials'],
  ])('is none where the other go did less: %s, %s', (first, later, says) => {
    expect(lessons([failed(1, first, 'world', 0.9, says), passed(2, later)])).toEqual([]);
  });

  it('says what was put into the PATH, and of a long place its end', () => {
    const place = '~/.cache/runtimes/primary/dependencies/node/bin';
    const says = 'zsh:1: command not found: node';
    const put = `env PATH=${place}:/usr/bin ${place}/node --run format:check`;
    const summary = (first: string) =>
      lessons([failed(1, first, 'world', 0.9, says), passed(2, put)])[0]?.summary;
    expect(summary('node --run format:check')).toMatch(/; it works with `PATH=…\/node\/bin` `…\/bin\/node`$/);
    expect(summary(`${place}/node --run format:check`)).toMatch(/; it works with `PATH=…\/node\/bin`$/);
  });

  it.each([
    ['a folder', 'cargo test', 'cd app/core && cargo test', 'after `cd app/core`'],
    ['a variable', 'npm test', 'TZ=UTC npm test', 'with `TZ=UTC`'],
    [
      'another program of the name',
      'pip install x',
      'python -m venv .v && .v/bin/pip install x',
      'with `.v/bin/pip`',
    ],
    ['a step before', 'mise run fmt', 'mise trust && mise run fmt', 'after `mise trust`'],
    [
      'in another machine',
      'ssh host "docker compose ps web"',
      'ssh host "docker compose -f x.yml ps web"',
      '-f',
    ],
  ])('through %s', (_what, first, later, told) => {
    expect(lessons([failed(1, first), passed(2, later)])[0]?.summary).toContain(told);
  });

  it('is a lesson when something was installed in between', () => {
    const [lesson] = lessons([
      failed(1, 'npx playwright test'),
      passed(2, 'npx playwright install chromium'),
      passed(3, 'npx playwright test'),
    ]);
    expect(lesson?.body).toMatch(/^Fix: ran `npx playwright install chromium`/m);
    expect(lesson?.kind).toBe('fix');
  });

  it('names what was done, not the looks before it', () => {
    const refused = failed(
      1,
      'mise run lint',
      'world',
      0.9,
      'sh: line 1: ./script/check.sh: Permission denied',
    );
    const done = 'git ls-files -s script/check.sh && chmod +x script/check.sh && ls -l script/check.sh';
    const [lesson] = lessons([refused, passed(2, done), passed(3, 'mise run lint')]);
    expect(lesson?.summary).toMatch(/; it works after `chmod \+x script\/check\.sh/);
    expect(lesson?.body).toMatch(/^Fix: ran `chmod \+x script\/check\.sh/m);
  });

  it('names the files that were changed for it, and is recognised as a known fix', () => {
    const [lesson] = lessons([
      failed(1, 'npm run build'),
      edited(2, 'vite.config.ts'),
      passed(3, 'npm run build'),
    ]);
    expect(lesson?.files).toEqual(['vite.config.ts']);
    expect(lesson?.summary).toContain('it works after a change of vite.config.ts');
    expect(lesson !== undefined && tellsFix(lesson)).toBe(true);
  });

  it.each(['src/config.rs', 'app/appConfig.go', 'lib/config.ts'])('not of %s, which is code', (file) => {
    expect(
      lessons([failed(1, 'npm run build'), edited(2, file), passed(3, 'npm run build')]).map(
        ({ summary }) => summary,
      ),
    ).not.toContainEqual(expect.stringContaining('works after'));
  });

  it('without a wrapper that the failure names', () => {
    const wrapped = failed(1, 'wrap bun run test', 'slip', 0.9, 'unknown command bun, usage: wrap COMMAND');
    expect(lessons([wrapped, passed(2, 'bun run test')])[0]?.summary).toContain('without `wrap`');
  });

  it('after several changes by the one that the failure names, and tells that one', () => {
    const steps = [
      failed(1, 'make run', 'unknown', 0.6, 'cannot find module yaml'),
      edited(2, 'src/a.c'),
      edited(3, 'Makefile'),
      passed(4, 'npm install left-pad'),
      passed(5, 'pip install pyyaml'),
      passed(6, 'make run'),
    ];
    const [lesson] = lessons(steps);
    expect(lesson?.body).toMatch(/^Fix: ran `pip install pyyaml`, the same command passed$/m);
    expect(lesson?.files).toEqual([]);
  });

  it('of a service that did not answer by what was started', () => {
    const refused = failed(1, 'npm run migrate', 'passing', 0.6, 'connect ECONNREFUSED 127.0.0.1');
    const [lesson] = lessons([refused, passed(2, 'docker compose up -d db'), passed(3, 'npm run migrate')]);
    expect(lesson?.summary).toContain('it works after `docker compose up -d db`');
    expect(lessons([refused, passed(2, 'npm ci'), passed(3, 'npm run migrate')])).toEqual([]);
  });

  it.each([
    'redis-server --daemonize yes',
    'docker run -d redis',
    'mongod --fork',
    'node mock-server.js',
    'make db &',
  ])('of a service that did not answer by %s, before or in the same line', (start) => {
    const refused = failed(1, 'npm test', 'passing', 0.7, 'Error: connect ECONNREFUSED 127.0.0.1:6379');
    expect(lessons([refused, passed(2, start), passed(3, 'npm test')])).toHaveLength(1);
    if (!start.endsWith('&')) expect(lessons([refused, passed(2, `${start} && npm test`)])).toHaveLength(1);
    expect(isWatchedFor('Bash', start, awaitedBy(refused))).toBe(true);
  });

  it.each([
    ['npm start', 'PORT=3001 npm start & sleep 3; curl -s localhost:3001/health', 'with `PORT=3001`'],
    [
      'timeout 5 npm start',
      '(API_PORT=8090 timeout 4 npm start & sleep 2; curl -s "localhost:8090/?w=1&c=DE"; wait; true)',
      'with `API_PORT=8090`',
    ],
    [
      'flask run',
      'FLASK_RUN_PORT=5001 flask run & sleep 2; wget -qO- localhost:5001; kill %1',
      'with `FLASK_RUN_PORT=5001`',
    ],
    ['rails s', 'rails s --port 3005 & sleep 9; nc -z localhost 3005', 'with `--port` `3005`'],
  ])('by another port, when what was started behind the line is asked: %s, %s', (first, again, told) => {
    const taken = failed(1, first, 'world', 0.9, 'Error: listen EADDRINUSE: address already in use :::8080');
    const [lesson] = lessons([taken, passed(2, again)]);
    expect(lesson?.summary).toContain(`EADDRINUSE: address already in use :::8080; it works ${told}`);
  });

  it.each([
    ['npm start', 'npm start & sleep 3; npm test'],
    ['curl -s localhost:8080', 'curl -s localhost:9090'],
  ])('but not by more than that: %s, %s', (first, again) =>
    expect(lessons([failed(1, first, 'world', 0.9, 'Error: refused'), passed(2, again)])).toEqual([]),
  );

  it.each([
    [
      '`python -m app /home/dev/work/of/the/team/data/sample.csv` failed: /opt/pyenv/versions/3.11/bin/python: No module named app',
      'with `PYTHONPATH=/srv/app/source`',
      '`python -m app …/data/sample.csv` failed: python: No module named app; it works with `PYTHONPATH=/srv/app/source`',
    ],
    [
      '`cargo build --offline --locked -q --manifest-path rs/Cargo.toml` failed: error: cannot update the lock file…',
      'with `--unlocked`',
      '`cargo build --offline…` failed: error: cannot update the lock file …/rs/Cargo.lock because --locked was passed to prevent this; it works with `--unlocked`',
    ],
    [
      '`sh scripts/nightly.sh --all --verbose` failed: scripts/nightly.sh: 2: LABELS: LABELS is not set, no labels can be fetched from the office',
      'with `LABELS=/srv/labels.txt`',
      '`sh scripts/nightly.sh --all --verbose` failed: LABELS: LABELS is not set, no labels can be fetched from the office; it works with `LABELS=/srv/labels.txt`',
    ],
  ])('keeps the end of its error, and gives up places and options: %s', (summary, told, title) => {
    const body =
      'Seen: Exit code 101: error: cannot update the lock file /home/dev/work/rs/Cargo.lock because --locked was passed to prevent this';
    const step = failed(1, 'x') as Step & { readonly learning: Learning };
    const one = { ...step, learning: { ...step.learning, summary, body } } as Step;
    const [, variable = ''] = /`(.*)`/.exec(told) ?? [];
    const [lesson] = lessons([one, passed(2, variable.startsWith('-') ? `x ${variable}` : `${variable} x`)]);
    expect(lesson?.summary).toBe(title);
  });

  it('keeps its summary within 160 characters', () => {
    const long = failed(1, `deploy ${'x'.repeat(50)}`);
    const [lesson] = lessons([long, passed(2, `deploy --${'y'.repeat(80)} ${'x'.repeat(50)}`)]);
    expect(lesson?.summary.length).toBeLessThanOrEqual(160);
  });
});

describe('a failure that teaches nobody else', () => {
  it.each([
    [
      'the next edit of the code mended it',
      [failed(1, 'make run', 'unknown', 0.6), edited(2, 'src/a.c'), passed(3, 'make run')],
    ],
    [
      'settings and code were changed, and nobody can tell which helped',
      [failed(1, 'make run'), edited(2, 'src/a.c'), edited(3, 'Makefile'), passed(4, 'make run')],
    ],
    [
      'two things were set up',
      [failed(1, 'make run'), passed(2, 'npm ci'), passed(3, 'docker up'), passed(4, 'make run')],
    ],
    ['something was left out', [failed(1, 'tool check a.py b.py'), passed(2, 'tool check a.py')]],
    ['an option went that the failure does not name', [failed(1, 'tool x --deep'), passed(2, 'tool x')]],
    ['the network came back', [failed(1, 'npm install', 'passing', 0.7), passed(2, 'npm install')]],
    [
      'a weak one after an edit',
      [failed(1, 'npm test', 'world', 0.5), edited(2, 'src/a.ts'), passed(3, 'npm test')],
    ],
    [
      'one of the world, though strong, after an edit of the code alone',
      [failed(1, 'npm test', 'world'), edited(2, 'src/a.ts'), passed(3, 'npm test')],
    ],
    [
      'one of nobody knows what, though strong, that passed again',
      [failed(1, 'make run', 'unknown'), passed(2, 'make run')],
    ],
    ['a weak one that passed again', [failed(1, 'npm test', 'world', 0.5), passed(2, 'npm test')]],
    [
      'one of a server that answers again',
      [
        { ...failed(1, '{"q":1}', 'world'), tool: 'mcp__a__b' },
        { ...passed(2, '{"q":2}'), tool: 'mcp__a__b' },
      ],
    ],
    [
      'a wrong call that everybody looks up',
      [failed(1, 'git status --x', 'slip', 0.5), passed(2, 'git status')],
    ],
  ])('%s', (_why, steps) => expect(verdicts(steps)).toEqual(['passed-by']));

  it('is forgotten where an earlier flush wrote it', () => {
    const steps = [
      { ...failed(1, 'make run', 'unknown', 0.6), kept: true },
      edited(2, 'src/a.c'),
      passed(3, 'make run'),
    ];
    expect(settle([], steps, { ended: false })).toMatchObject({ lessons: [], mistaken: [{ session: 's1' }] });
  });
});

describe('what a session made itself is no lesson', () => {
  const denied = 'zsh:1: permission denied: bin/try.sh';
  const unfound = "Error: Cannot find package 'jose' imported from test/a.test.ts";
  const misread = 'error: recipe line has extra leading whitespace\n> justfile:27:2';
  const told = (...steps: readonly Step[]) => lessons(steps).map(({ summary }) => summary);

  it('a script that was not executable yet', () => {
    const refused = failed(2, 'bin/try.sh', 'world', 0.9, denied);
    expect(told(refused, passed(3, 'chmod +x bin/try.sh'), passed(4, 'bin/try.sh'))).toEqual([]);
    expect(told(refused, passed(3, 'chmod +x bin/try.sh && bin/try.sh'))).toEqual([]);
    const inside = failed(2, 'make try', 'world', 0.9, denied);
    const mended = [inside, passed(3, 'chmod +x bin/try.sh'), passed(4, 'make try')];
    expect(told(...mended)).toHaveLength(1);
    expect(told(edited(1, 'bin/try.sh'), ...mended)).toEqual([]);
    const lacking = failed(2, 'just update-try', 'world', 0.9, 'sh: 1: brew: not found');
    expect(told(lacking, passed(3, 'chmod +x bin/update_try.sh'), passed(4, 'just update-try'))).toEqual([]);
  });

  it.each(['package.json', 'app/pnpm-lock.yaml', 'pyproject.toml'])('a dependency added to %s', (file) => {
    const missing = failed(2, 'npm test', 'unknown', 0.9, unfound);
    const mended = [missing, passed(3, 'pnpm install jose'), passed(4, 'npm test')];
    expect(told(...mended)).toHaveLength(1);
    expect(told(edited(1, file), ...mended)).toEqual([]);
    expect(told(edited(1, file), missing, passed(3, 'pnpm install jose && npm test'))).toEqual([]);
  });

  it.each(['pnpm install', 'uv sync', 'npm ci --silent', 'rm -f .git/index.lock'])(
    'what a project asks of everybody, or is over by then: %s',
    (act) => {
      const says = "Cannot find module 'jose'; Unable to create '.git/index.lock': File exists.";
      const missing = failed(1, 'git commit', 'world', 0.9, says);
      expect(told(missing, passed(2, act), passed(3, 'git commit'))).toEqual([]);
      expect(told(missing, passed(2, `${act} && git commit`))).toEqual([]);
    },
  );

  it('a wrong folder, a process that is ended, another of the tests', () => {
    const lost = failed(1, 'cargo test', 'world', 0.9, 'error: could not find `Cargo.toml` in `/x`');
    expect(told(lost, passed(2, 'cd core && cargo test'))).toHaveLength(1);
    expect(told(lost, passed(2, 'cd ~/app && cargo test'))).toEqual([]);
    const busy = failed(1, 'pytest', 'world', 0.9, 'RuntimeError: the TPU is already in use by 18705');
    expect(told(busy, passed(2, 'kill 18705; sleep 2 && pytest'))).toEqual([]);
    const some = failed(1, 'mvn test -Dtest=TaxIT', 'world', 0.9, 'TaxIT: no database to connect to');
    expect(told(some, passed(2, 'mvn test -Dtest=MathTest'))).toEqual([]);
  });

  it('what did not bring the program that was not there', () => {
    const lacking = failed(1, 'gh pr list', 'world', 0.9, 'zsh: command not found: gh');
    expect(told(lacking, passed(2, 'brew install gh'), passed(3, 'gh pr list'))).toHaveLength(1);
    expect(told(lacking, passed(2, 'gh auth login'), passed(3, 'gh pr list'))).toEqual([]);
    expect(told(lacking, edited(2, 'package.json'), passed(3, 'gh pr list'))).toEqual([]);
  });

  it('a variable that only makes a program say more', () => {
    const locked = failed(1, 'git stash', 'world', 0.9, 'error: could not write index');
    expect(told(locked, passed(2, 'GIT_TRACE=1 git stash'))).toEqual([]);
    expect(told(locked, passed(2, 'GIT_INDEX_FILE=/tmp/i git stash'))).toHaveLength(1);
  });

  it('a mistake in a file that it had changed, unless that error was there before', () => {
    const wrong = failed(2, 'just up', 'world', 0.9, misread);
    const mended = [wrong, edited(3, 'justfile'), passed(4, 'just up')];
    expect(told(...mended)).toHaveLength(1);
    expect(told(edited(1, 'justfile'), ...mended)).toEqual([]);
    const first = failed(0.5, 'just up', 'world', 0.9, misread);
    expect(told(first, edited(1, 'justfile'), ...mended)).toHaveLength(1);
  });

  it.each(['pnpm fix', 'npx prettier --write .', 'cargo fmt'])('what %s mends of what was found', (fixer) => {
    const found = failed(1, 'pnpm check', 'world', 0.9, 'a.ts: found in one file');
    expect(told(found, passed(2, `${fixer} && pnpm check`))).toEqual([]);
    expect(told(found, passed(2, fixer), passed(3, 'pnpm check'))).toEqual([]);
    expect(told(found, passed(2, 'pnpm check --write'))).toEqual([]);
  });
});

describe('on another machine', () => {
  it.each([
    ["ssh -o BatchMode=yes me@h 'sudo tr a b </proc/12/x | tail'", "ssh me@h 'ss -tp; ls 12 /proc/12/x'"],
    ['ssh h uptime -p', 'ssh h df -p'],
    ['ssh h "make a"', 'ssh h "make b"'],
  ])('another command is no other go: %s, %s', (first, later) => {
    const denied = failed(1, first, 'world', 0.9, 'bash: /proc/12/x: Permission denied');
    expect(lessons([denied, passed(2, later)])).toEqual([]);
  });

  it('the same one is, in quotes or not', () => {
    const denied = failed(1, 'ssh h make a', 'world', 0.9, 'denied');
    expect(verdicts([denied, passed(2, "ssh h 'make a'")])).toEqual(['solved']);
    expect(verdicts([denied, passed(2, 'ssh h make b')])).toEqual(['open']);
  });
});

describe('a failure of the world that passes again, with nothing done', () => {
  it('came and went: it is no lesson, and open no more', () => {
    const steps = [failed(1, 'npm test'), passed(2, 'npm test')];
    expect(verdicts(steps)).toEqual(['passed-by']);
    expect(settle([], steps, { ended: false })).toMatchObject({ lessons: [], mistaken: [], open: [] });
  });
});

test('a change of the settings is told with what was put in', () => {
  const change = { type: 'edited', path: 'package.json', put: '"type": "commonjs"', ...at(2) } as const;
  const [lesson] = lessons([failed(1, 'npm test'), change, passed(3, 'npm test')]);
  expect(lesson).toMatchObject({
    kind: 'fix',
    summary: expect.stringMatching(/; it works after a change of package\.json: `"type": "commonjs"`$/),
    body: expect.stringContaining('Fix: changed `package.json`, put in `"type": "commonjs"`, the same'),
  });
});

test('a wrapper that was told in one more word what to run is overcome by that', () => {
  const says = "error: unrecognized subcommand 'bun'";
  const [lesson] = lessons([
    failed(1, 'rtk bun run test', 'slip', 0.7, says),
    passed(2, 'rtk test bun run test 2>&1'),
  ]);
  expect(lesson?.summary).toMatch(/; `rtk test bun run test.*` works$/);
  const others = [failed(1, 'node src/main.ts', 'world', 0.7, says), passed(2, 'npx tsx src/main.ts')];
  expect(lessons(others)).toEqual([]);
});

test('more time is what helped where a failure names the time that was short', () => {
  const first = 'playwright test cart.spec.ts';
  const [lesson] = lessons([
    failed(1, first, 'passing', 0.7, 'Test timeout of 30000ms exceeded.'),
    passed(2, `${first} --timeout=90000`),
  ]);
  expect(lesson?.summary).toMatch(/; it works with `--timeout=90000`$/);
  const others = [failed(1, first, 'world', 0.7, 'it broke'), passed(2, `${first} --timeout=90000`)];
  expect(lessons(others)).toEqual([]);
});

describe('what is no other go', () => {
  it.each([
    ['another target', 'go test ./a', 'go test ./b'],
    ['less of it', 'npx vitest run', 'npx vitest run -t one'],
    ['another command', 'npm test', 'npm run lint'],
  ])('%s', (_what, first, later) => {
    expect(verdicts([failed(1, first), passed(2, later)])).toEqual(['open']);
  });

  it.each([
    ['ls x | head', 'ls y | head'],
    ['cat notes.md', 'cat readme.md'],
  ])('and a look that found nothing is over: %s', (first, later) => {
    expect(verdicts([failed(1, first), passed(2, later)])).toEqual(['passed-by']);
    expect(verdicts([failed(1, first)])).toEqual(['passed-by']);
  });

  it('a call that ran beside it', () => {
    const beside: Step = {
      type: 'passed',
      tool: 'Bash',
      command: 'npm test -- --ci',
      atMs: 2 * MINUTE,
      fromMs: 0,
    };
    expect(verdicts([failed(1, 'npm test'), beside])).toEqual(['open']);
  });
});

describe('settling', () => {
  const error = learning('error: it broke in npm test');

  it('leaves an open failure as it is, and waits', () => {
    const settled = settle([error], [failed(1, 'npm test'), edited(2, 'a.ts')], { ended: false });
    expect(settled).toMatchObject({ learnings: [error], lessons: [], mistaken: [] });
    expect(settled.waiting).toHaveLength(2);
  });

  it('waits for nothing when the session has ended', () => {
    const settled = settle([error], [failed(1, 'npm test')], { ended: true });
    expect(settled).toMatchObject({ learnings: [error], lessons: [], mistaken: [] });
    expect(settled.waiting).toEqual([]);
  });

  it.each([false, true])('tells what is open, whether or not the session has ended (%s)', (ended) => {
    const steps = [
      failed(1, 'npm test'),
      failed(3, 'go vet'),
      failed(3.5, 'node -r dotenv/config server.js'),
    ];
    const others = [
      failed(2, 'make --x', 'slip'),
      failed(4, 'make y', 'unknown'),
      failed(5, 'ssh host make'),
      failed(6, 'cd a && python3 -c "import httpx"'),
      failed(7, 'node --input-type=module -e \'await import("x")\''),
      failed(8, "python3 - <<'END'\nimport httpx\nEND"),
      failed(9, 'pip install --dry-run httpx 2>&1 | head -5'),
      failed(9.5, 'terraform plan || true'),
    ];
    const settled = settle([error], [...steps, ...others], { ended });
    expect(settled.open).toEqual(steps);
    for (const other of others) expect(settled.waiting.includes(other)).toBe(!ended);
  });

  it.each([
    ['nobody knows the words at the end', undefined],
    ['they do not speak of it', ['All is written.']],
    [
      'they name it in one sentence and a trouble in another',
      ['I ran show on x, the tool is old.\nNothing else failed.'],
    ],
    ['they share only what any tool says', ['The command was not found in that file, so I cannot run it.']],
  ])('but not where %s', (_why, words) => {
    const gone = failed(1, 'show x', 'world', 0.9, 'error: show: command not found');
    const lost = gone.type === 'failed' ? gone.learning : error;
    const settled = settledWith([lost], [gone], {
      ended: true,
      closing: words && (() => words),
    });
    expect(settled).toMatchObject({ learnings: [], open: [] });
  });

  it('but not a weak one, which waits as well', () => {
    const weak = failed(1, 'npm test', 'world', 0.5);
    expect(settle([], [weak], { ended: false })).toMatchObject({ open: [], waiting: [weak] });
  });

  it('drops the error beside its lesson', () => {
    const settled = settle([error], [failed(1, 'npm test'), passed(2, 'CI=1 npm test')], { ended: true });
    expect(settled).toMatchObject({ learnings: [], open: [] });
    expect(settled.lessons).toHaveLength(1);
  });
});

const COMMANDS = [
  'npm test',
  'CI=1 npm test',
  'go test ./a',
  'go test -race ./a',
  'npm install',
  'ls',
  'make',
  'make -j',
];
const anyStep: fc.Arbitrary<Step> = fc
  .record({
    type: fc.constantFrom('failed', 'passed', 'edited'),
    command: fc.constantFrom(...COMMANDS),
    fault: fc.constantFrom<Fault>('world', 'passing', 'slip', 'unknown', 'code'),
    minute: fc.nat(9),
    tookMinutes: fc.nat(3),
  })
  .map(({ type, command, fault, minute, tookMinutes }): Step => {
    const times = { atMs: minute * MINUTE, fromMs: (minute - tookMinutes) * MINUTE };
    if (type === 'edited') return { type, path: `${command}.ts`, ...times };
    const base = type === 'failed' ? failed(minute, command, fault) : passed(minute, command);
    return { ...base, ...times };
  });

describe('properties', () => {
  it('the order in which two failures of one command were written is nothing, whatever their faults', () => {
    const faults = (['unknown', 'world'] as const).map((fault) => failed(1, 'CI=1 npm test', fault));
    const rest = [passed(1, 'npm test'), edited(1, 'npm test.ts')];
    const settled = [faults, [...faults].reverse()].map((two) =>
      settle([], [...two, ...rest], { ended: false }),
    );
    expect(settled[0]).toEqual(settled[1]);
  });

  it('the order in which parallel hooks wrote is nothing', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 8 }),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (steps, ended, keys) => {
          const order = new Map(steps.map((step) => [step, keys.next().value]));
          const shuffled = [...steps].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
          expect(settle([], shuffled, { ended }).lessons).toEqual(settle([], steps, { ended }).lessons);
        },
      ),
    );
  });

  it('a failure ends in one way: it is a lesson, it is open and waits, or it is nothing', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 8 }), (steps) => {
        const { open, waiting, lessons: learned } = settle([], steps, { ended: false });
        expect(waiting).toEqual(expect.arrayContaining([...open]));
        expect(open.length + learned.length).toBeLessThanOrEqual(pairSteps(steps).length);
        expect(settle([], steps, { ended: true })).toMatchObject({ open, lessons: learned, waiting: [] });
      }),
    );
  });
});

describe('a failure that nothing ended', () => {
  const ends = (words: string) =>
    settledWith([], [failed(1, 'pnpm test -- users.spec.ts')], { ended: true, closing: () => [words] })
      .lessons;

  it('is told with the command for the same thing that the last words name as what works', () => {
    const [lesson] = ends('They pass with `npx jest users.spec.ts`; `pnpm test` needs a script.');
    expect(lesson).toMatchObject({ kind: 'workaround', evidence: 'model-inferred' });
    expect(lesson?.summary).toContain('`npx jest users.spec.ts` works');
    expect(ends('They pass with `npx jest orders.spec.ts`.')).toEqual([]);
    expect(ends('I did not try `npx jest users.spec.ts`.')).toEqual([]);
    expect(ends('Nothing works.')).toEqual([]);
  });

  const open = (steps: readonly Step[]) =>
    settle([], steps, { ended: true }).open.map(({ command }) => command);

  it('stands in the way while it is what the last go at it ended with', () => {
    expect(open([failed(1, 'git push'), passed(2, 'npm test')])).toEqual(['git push']);
  });

  it('no longer does where the same error was overcome for another command', () => {
    const steps = [
      failed(1, 'pnpm --filter worker test', 'world', 0.9, 'Unsupported engine'),
      failed(2, 'pnpm --filter cli test', 'world', 0.9, 'Unsupported engine'),
      passed(3, 'nvm use 20 && pnpm --filter cli test'),
    ];
    expect(open(steps)).toEqual([]);
  });

  it('is taken back where it was written before that', () => {
    const first = { ...failed(1, 'pnpm lint', 'world', 0.9, 'Unsupported engine'), kept: true } as Step;
    const later = [
      failed(2, 'pnpm test', 'world', 0.9, 'Unsupported engine'),
      passed(3, 'nvm use 20 && pnpm test'),
    ];
    const settled = settle([], [first, ...later], { ended: true });
    expect(settled.mistaken.map(({ signature }) => signature)).toEqual(['Unsupported engine']);
  });

  const DRIVER = 'ImportError: no module named psycopg2';
  it.each([
    ['psycopg2 is not a module of the system python: use the one in .venv, which has it.', 0],
    ['The import of psycopg2 still fails, and no other module does.', 0],
    ['The reports are written by the module in src/reports, never by hand.', 1],
    ['`make db` has to run before `make report`.', 1],
  ])('needs no memory beside one of the session that tells it: %s', (memory, count) => {
    const first = { ...failed(1, 'make report', 'world', 0.9, DRIVER), kept: true } as Step;
    const closing = () => [`${memory} It said: ${DRIVER}, which is not so good.`];
    const settled = settledWith([], [first], { ended: true, closing, told: [memory] });
    expect(settled.open).toHaveLength(count);
    expect(settled.mistaken).toHaveLength(1 - count);
  });

  it.each([
    'error: could not find `Cargo.toml` in `/r` or any parent directory',
    'go: go.mod file not found in current directory or any parent directory; see go help modules',
    'fatal: not a git repository (or any of the parent directories): .git',
    'npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open /r/package.json',
    'bash: line 1: cd: web: No such file or directory',
    'no configuration file provided: not found',
    'make: *** No targets specified and no makefile found.  Stop.',
  ])('is none that was met in the wrong folder: %s', (says) => {
    expect(open([failed(1, 'cargo build', 'world', 0.9, says)])).toEqual([]);
  });

  it('is told where it will be there tomorrow, and says what it is; else only what ends it is waited for', () => {
    const gone = failed(1, 'git push', 'passing', 0.9, 'error: port 22 timed out');
    const mute = failed(2, 'bd push', 'unknown', 0.9, 'Pushing to remote');
    expect(open([gone, mute])).toEqual([]);
    expect(settle([], [gone, mute], { ended: false }).waiting).toHaveLength(2);
  });
});

describe('an error that the next go no longer shows', () => {
  const error = 'Error HH13: ts-node is not installed';
  const first = failed(1, 'pnpm compile', 'world', 0.9, error);

  it('was overcome by what came before that go, not by what made a later one pass', () => {
    const other = failed(3, 'pnpm compile', 'world', 0.9, 'Error HH19: the project is an ESM project');
    const steps = [first, passed(2, 'pnpm add -D ts-node'), other, passed(4, 'nvm use 20 && pnpm compile')];
    const [lesson] = lessons(steps).filter(({ summary }) => summary.includes('HH13'));
    expect(lesson?.summary).toMatch(/works after `pnpm add -D ts-node`$/);
    expect(lesson?.summary).not.toContain('nvm');
  });

  it('has no fix where nothing came before that go', () => {
    const other = failed(2, 'pnpm compile', 'world', 0.9, 'Error HH19: the project is an ESM project');
    const steps = [first, other, edited(3, 'hardhat.config.ts'), passed(4, 'pnpm compile')];
    expect(lessons(steps).filter(({ summary }) => summary.includes('HH13'))).toEqual([]);
  });

  it('is not gone where that go was made in a way that was given up', () => {
    const wrapped = failed(2, 'uv run pytest -q', 'world', 0.9, 'command not found: uv');
    const missing = failed(1, 'pytest -q', 'world', 0.9, 'No module named foo');
    const steps = [missing, wrapped, passed(3, 'pip install foo'), passed(4, 'pytest -q')];
    expect(lessons(steps).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/No module named foo; it works after `pip install foo`$/),
    ]);
    const unknown = failed(2, 'pnpm compile --foo', 'world', 0.9, 'error: unknown option --foo');
    expect(lessons([first, unknown, passed(3, 'pnpm compile')])).toEqual([]);
  });

  it('was overcome by what the call that passed still has', () => {
    const refused = failed(1, 'pip install x', 'world', 0.9, 'externally managed');
    const away = failed(2, 'pip install --break-system-packages x', 'world', 0.9, 'no such host');
    const [lesson] = lessons([refused, away, passed(3, 'pip install --break-system-packages -i z x')]);
    expect(lesson?.summary).toMatch(/works with `--break-system-packages`$/);
    expect(lesson?.body).not.toContain('in vain');
  });

  it('is told with the command that its telling line names, whatever else was shown', () => {
    const seen = learning(error);
    const warned = { ...seen, body: `${seen.body}\n> WARNING: Node 18 is not supported, see nodejs.org/nvm` };
    const steps = [
      { ...first, learning: warned } as Step,
      passed(2, 'pnpm add -D ts-node'),
      passed(3, 'nvm install 20'),
      passed(4, 'pnpm compile'),
    ];
    expect(lessons(steps).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/works after `pnpm add -D ts-node`$/),
    ]);
  });
});
