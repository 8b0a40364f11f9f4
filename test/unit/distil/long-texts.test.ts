import { describe, expect, it } from 'vitest';
import { assessText } from '../../../src/capture/assess.ts';
import { blocksOf } from '../../../src/capture/blocks.ts';
import { commitMessagesIn, requestsIn } from '../../../src/capture/messages.ts';
import { mayStateSomething } from '../../../src/capture/prompt-hints.ts';
import { statementIn } from '../../../src/capture/statement.ts';

/** Whoever writes a prompt or a file that is read may write these: a pattern that tries again from each place needs minutes for one. */
const LONG = [
  'ne '.repeat(40_000),
  'à partir de maintenant '.repeat(5_000),
  'a'.repeat(100_000),
  `${'- '.repeat(30_000)}x`,
  `git commit -m "$(cat <<'EOF'\n${'EO\n'.repeat(30_000)}`,
  `git commit ${'-m "a '.repeat(15_000)}`,
  'git commit -F - <<EOF\n'.repeat(4_500),
  `gh pr create ${'--title "a '.repeat(10_000)}`,
  'gh pr create --body - <<EOF\n'.repeat(3_500),
  `gh pr create ${' -b <<EOF\n'.repeat(10_000)}`,
  '| a '.repeat(30_000),
  '`'.repeat(100_000),
  '. '.repeat(50_000),
  'you’re right, '.repeat(8_000),
];

describe('a text of a hundred thousand characters', () => {
  it.each(LONG.map((text) => [text.slice(0, 16), text] as const))('is read to its end: %s…', (_, text) => {
    expect(mayStateSomething(text)).toBeTypeOf('boolean');
    statementIn(text);
    commitMessagesIn(text);
    requestsIn(text);
    expect(blocksOf(text).length).toBeLessThan(text.length);
    expect(assessText(text).worth).toBeTypeOf('number');
  });
});
