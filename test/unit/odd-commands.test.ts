import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../src/capture/related-calls.ts';
import { shortCommand, withoutBodies } from '../../src/capture/shell.ts';

const bash = (command: string) => ({ tool: 'Bash', command });

describe('a command that somebody cut, or made odd', () => {
  it('is compared to its end, however many quotes stand before a last backslash', () => {
    const cut = `npm test ${'"a" '.repeat(40)}\\`;
    expect(differenceOf(bash(cut), bash(`CI=1 ${cut}`))).toEqual({ added: ['CI=1'], gone: [] });
  });

  it.each([
    ['empty lines', `cat <<EOF\n${'\n'.repeat(200_000)}`],
    ['blank lines', `cat <<EOF\n${' \n'.repeat(100_000)}`],
    ['blanks', `cat <<EOF\n${' '.repeat(200_000)}`],
  ])('has its here-document of %s read once', (_, command) =>
    expect(withoutBodies(command)).toBe('cat <<EOF'),
  );

  it('is known by what is behind its thousands of lines that write', () => {
    const lines = 'echo x > a.sh\n'.repeat(20_000);
    expect(shortCommand(`${lines}cat > b.sh <<'END'\nfoo\nEND\nsh b.sh`, 100)).toBe('sh b.sh');
  });
});

describe('a here-document', () => {
  it.each([
    ['cat <<EOF\nEOF\nnpm test', 'cat <<EOF\nnpm test', 'that is empty'],
    ['cat <<-EOF\n\tfoo\n\tEOF\nnpm test', 'cat <<-EOF\nnpm test', 'whose end is indented'],
    ['grep x <<< foo\nnpm test', 'grep x <<< foo\nnpm test', 'that is a word'],
    ['echo $((1 << 2))\nnpm test', 'echo $((1 << 2))\nnpm test', 'that is a shift'],
  ])('hides nothing of what stands behind it: %j', (command, told) =>
    expect(withoutBodies(command)).toBe(told),
  );
});
