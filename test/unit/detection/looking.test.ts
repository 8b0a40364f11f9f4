import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/capture/score.ts';
import type { ToolResponse } from '../../../src/core/learning.ts';

const ok = (text: string): ToolResponse => ({ outcome: 'success', text, interrupted: false });
const failed = (text: string, exitCode = 1): ToolResponse => ({
  outcome: 'failure',
  text,
  exitCode,
  interrupted: false,
});

describe('a command that only looks', () => {
  it.each(['cat build.log', 'gh run view 12 --log', 'git log -3', 'grep -rn fatal . | head'])(
    '%s shows errors that are not its own',
    (command) => {
      const shown = ok('error: linker `cc` not found\nnpm ERR! code EACCES');
      expect(assess('Bash', shown, command).score).toBeLessThan(0.6);
      expect(assess('Bash', shown, 'npm run build').score).toBeGreaterThanOrEqual(0.6);
    },
  );

  it('still hears its own shell', () => {
    expect(
      assess('Bash', ok('(eval):1: command not found: rg'), 'cat a | rg b').score,
    ).toBeGreaterThanOrEqual(0.6);
  });

  it.each(['pipx list 2>&1 | head -5 || echo "no pipx"', 'pipx list 2>&1 || true'])(
    '%s reckons with what it finds, and has not passed either',
    (command) => {
      const shown = ok('bash: pipx: command not found\nno pipx');
      const { score, signals, fault } = assess('Bash', shown, command);
      expect([score < 0.6, fault, signals.map(({ name }) => name)]).toEqual([
        true,
        undefined,
        ['hidden-failure'],
      ]);
      expect(assess('Bash', shown, 'pipx list 2>&1 | head -5').score).toBeGreaterThanOrEqual(0.6);
    },
  );

  it.each([
    'for f in a b; do\n  n=$(rg -l "x/$f" src | wc -l)\n  echo "x/$f -> referenced in $n files"\ndone',
    'rg -c "x/a" src --glob "*.ts"',
  ])('%j is no check that looked at nothing', (command) => {
    expect(assess('Bash', ok('x/a -> referenced in 0 files'), command).score).toBe(0);
  });

  it('and found nothing has not failed', () => {
    expect(
      assess('Bash', failed('== a ==\n== b =='), 'for f in a b; do git diff $f | grep x; done').score,
    ).toBeLessThan(0.6);
    expect(assess('Bash', failed('which: no zsh in (/usr/bin)'), 'which zsh').score).toBeLessThan(0.6);
  });
});

describe('a wording that names its category', () => {
  it.each([
    ['package x: build constraints exclude all Go files in /x', 'go test ./x', 'discovery'],
    ['Error: environment variable DATABASE_URL is not set', 'npm start', 'discovery'],
    ['✖   subject may not be empty [subject-empty]', 'git commit -m x', 'discovery'],
    ['Unit web.service could not be found', 'ssh host "systemctl status web"', 'discovery'],
    ['Command timed out after 2m 0s', 'npm test', 'workaround'],
    ['error while loading shared libraries: libx.so.1: cannot open', './tool', 'error'],
  ])('%j', (text, command, category) => {
    expect(assess('Bash', failed(text), command)).toMatchObject({ category });
    expect(assess('Bash', failed(text), command).score).toBeGreaterThanOrEqual(0.6);
  });

  it('takes a check that matched no project, and a saved error page, for silent failures', () => {
    expect(
      assess('Bash', ok('No projects matched the filters in "/x"'), 'pnpm --filter api test'),
    ).toMatchObject({
      category: 'warning',
      severity: 'sev-0',
    });
    expect(assess('Bash', ok('404: Not Found'), 'cat logo.svg').score).toBeGreaterThanOrEqual(0.6);
  });

  it('does not capture what everybody looks up', () => {
    expect(
      assess(
        'Bash',
        failed("error: unknown option `x'\nusage: git status [<options>]", 129),
        'git status --x',
      ).score,
    ).toBeLessThan(0.6);
    expect(assess('Bash', failed('Unknown JSON field: "x"'), 'gh pr view --json x').score).toBeLessThan(0.6);
  });
});
