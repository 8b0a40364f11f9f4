import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDiff } from '../../../src/core/line-diff.ts';
import { removeFolder } from '../../helpers/remove-folder.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', '{', '}', ''), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

describe('a diff of lines', () => {
  it('shows what changed, with three lines around it and where it is', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
    const after = ['1', '2', '3', '4', 'new', '5', '6', '7', '9'].join('\n');
    expect(lineDiff(before, after)).toEqual([
      '@@ -2,8 +2,8 @@',
      ...[' 2', ' 3', ' 4', '+new', ' 5', ' 6', ' 7', '-8', ' 9', '\\ No newline at end of file'],
    ]);
  });

  it('is nothing for the same text, and all of a text for an empty one', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(lineDiff(same, same)).toEqual([]);
        const lines = same === '' ? [] : same.replace(/\n$/, '').split('\n');
        const added = lineDiff('', same).slice(1);
        expect(added.filter((line) => line[0] === '+')).toEqual(lines.map((line) => `+${line}`));
      }),
    );
  });

  it('leads from the one text to the other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [gone, put] = ['-', '+'].map((sign) =>
          lineDiff(`${before}\n`, `${after}\n`)
            .filter((line) => line[0] === sign || line[0] === ' ')
            .map((line) => line.slice(1)),
        );
        const isShort = before.split('\n').length <= 4 && after.split('\n').length <= 4;
        if (!isShort || before === after) return;
        expect(gone).toEqual(before.split('\n'));
        expect(put).toEqual(after.split('\n'));
      }),
    );
  });

  it('is one that git applies', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cs-memory-diff-'));
    const file = join(folder, 'file');
    const long = fc.array(fc.constantFrom('a', 'b', '{', '}', 'x'), { maxLength: 30 });
    const ended = fc.tuple(long, fc.constantFrom('', '\n')).map(([lines, end]) => lines.join('\n') + end);
    fc.assert(
      fc.property(ended, ended, (before, after) => {
        fc.pre(before !== after && before !== '' && after !== '');
        writeFileSync(file, before);
        const input = ['--- a/file', '+++ b/file', ...lineDiff(before, after), ''].join('\n');
        execFileSync('git', ['apply', '-'], { cwd: folder, input, stdio: 'pipe' });
        expect(readFileSync(file, 'utf8')).toBe(after);
      }),
      { numRuns: 25 },
    );
    removeFolder(folder);
  });
});
