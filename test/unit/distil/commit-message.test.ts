import { describe, expect, it } from 'vitest';
import { commitMessageIn } from '../../../src/capture/model/distil/blocks.ts';

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
    expect(commitMessageIn(command)).toEqual({
      subject: 'Load dotenv before the pool',
      body: 'The pool read DB_WAIT_MS too early.\nIt fell back to 0.',
    });
  });

  it('is read from -m, of which the first is the subject', () => {
    expect(commitMessageIn(`git commit -am "Load dotenv first" -m 'The pool read it too early.'`)).toEqual({
      subject: 'Load dotenv first',
      body: 'The pool read it too early.',
    });
    expect(commitMessageIn('git -C app commit --message="One line"')).toEqual({
      subject: 'One line',
      body: '',
    });
  });

  it.each([
    'git status',
    'git commit',
    'git commit --amend --no-edit',
    'npm test -m "no commit"',
    'git log; echo commit -m "no commit"',
  ])('is none of a command that commits nothing, or says it elsewhere: %s', (command) => {
    expect(commitMessageIn(command)).toBeUndefined();
  });
});
