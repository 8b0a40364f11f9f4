import { describe, expect, it } from 'vitest';
import { commitMessagesIn, requestsIn } from '../../../src/capture/messages.ts';

describe('the message of a commit', () => {
  it('is read from a heredoc, without the lines that tools add', () => {
    const command = `git add -A && git commit -m "$(cat <<'EOF'
Load dotenv before the pool

The pool read DB_WAIT_MS too early.
It fell back to 0.

Co-Authored-By: Somebody <somebody@example.org>
Change-Id: I0123
EOF
)" && git push`;
    expect(commitMessagesIn(command)).toEqual([
      {
        subject: 'Load dotenv before the pool',
        body: 'The pool read DB_WAIT_MS too early.\nIt fell back to 0.',
      },
    ]);
  });

  it.each(['🐛', '⚡️', ':bug:'])('has no picture in front: %s', (emblem) => {
    const [message] = commitMessagesIn(`git commit -m "${emblem} fix(io): read it whole" -m "It was cut."`);
    expect(message?.subject).toBe('fix(io): read it whole');
  });

  it('is read from -m, of which the first is the subject', () => {
    expect(commitMessagesIn(`git commit -am "Load dotenv first" -m 'The pool read it too early.'`)).toEqual([
      { subject: 'Load dotenv first', body: 'The pool read it too early.' },
    ]);
    expect(commitMessagesIn('git -C app commit --message="One line"')).toEqual([
      { subject: 'One line', body: '' },
    ]);
  });

  it.each([
    'git commit \\\n  -m "Fix it" \\\n  -m "Because."',
    'git commit --author="A <a@b.c>" -m "Fix it" -m "Because."',
    "git commit 'src/a b.ts' -m 'Fix it' -m 'Because.'",
  ])('is read behind what else is said of the commit: %s', (command) => {
    expect(commitMessagesIn(command)).toEqual([{ subject: 'Fix it', body: 'Because.' }]);
  });

  it('is read without the signs that keep a shell from reading it', () => {
    expect(commitMessagesIn('git commit -m "Read \\`TZ\\`" -m "It was \\"UTC\\", not \\$TZ."')).toEqual([
      { subject: 'Read `TZ`', body: 'It was "UTC", not $TZ.' },
    ]);
  });

  it('is read of each commit of a line, those that take theirs from elsewhere left out', () => {
    const command = `git commit -q -C eaf9c58
git add -A && git commit -q -m "$(cat <<'EOF'
Read the cache by repository

A git commit of another one met the same key.
EOF
)"
git commit -m "Tie breaks" -m 'By name.' && git push`;
    expect(commitMessagesIn(command)).toEqual([
      { subject: 'Read the cache by repository', body: 'A git commit of another one met the same key.' },
      { subject: 'Tie breaks', body: 'By name.' },
    ]);
  });

  it.each([
    ['gh pr create --draft --title "fix: the pool" --body "$(cat <<\'EOF\'\n## Why\nIt was cut.\nEOF\n)"'],
    ["gh issue edit 12 -t 'fix: the pool' -b '## Why\nIt was cut.'"],
    ['glab mr create --description "## Why\nIt was cut." --title="fix: the pool" --yes'],
    ["gh pr create --title 'fix: the pool' --body-file - <<EOF\n## Why\nIt was cut.\nEOF"],
  ])('is read of a request as of a commit: %s', (command) => {
    expect(requestsIn(`git push && ${command} && echo done`)).toEqual([
      { subject: 'fix: the pool', body: '## Why\nIt was cut.' },
    ]);
  });

  it.each([
    ["gh pr create -t 'fix: the pool' -b 'It was cut.'", 'It was cut.'],
    ["gh pr create --title 'fix: the pool' --fill", undefined],
  ])('is not read of what another command of the line writes: %s', (command, body) => {
    const expected = body === undefined ? [] : [{ subject: 'fix: the pool', body }];
    expect(requestsIn(`${command} && cat > .env.example <<'EOF'\nNAME=value\nEOF`)).toEqual(expected);
    expect(requestsIn(`${command}; curl -d "said=elsewhere" https://example.org`)).toEqual(expected);
  });

  it('is its own where a request follows with a long text', () => {
    const command =
      "git commit -m 'Tie breaks' -m 'By name.' && gh pr create -t 'Ties' -F - <<EOF\nAll of it.\nEOF";
    expect(commitMessagesIn(command)).toEqual([{ subject: 'Tie breaks', body: 'By name.' }]);
    expect(requestsIn(command)).toEqual([{ subject: 'Ties', body: 'All of it.' }]);
  });

  it.each(['gh pr view 3 --json title,body', 'gh pr create --fill', 'git commit -m "gh pr create" -m "x"'])(
    'is none of a line that tells nobody anything: %s',
    (command) => expect(requestsIn(command)).toEqual([]),
  );

  it.each([
    'git status',
    'git commit',
    'git commit --amend --no-edit',
    'npm test -m "no commit"',
    'git log; echo commit -m "no commit"',
  ])('is none of a command that commits nothing, or says it elsewhere: %s', (command) => {
    expect(commitMessagesIn(command)).toEqual([]);
  });
});
