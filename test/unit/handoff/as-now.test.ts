import { describe, expect, it } from 'vitest';
import { asNow, namesChanges } from '../../../src/session/handoff/as-now.ts';
import { handoffText } from '../../../src/session/handoff/parts.ts';
import { workIn } from '../../../src/session/handoff/sections.ts';
import { NOTHING } from '../../helpers/handoff-parts.ts';

const modified = (...paths: string[]) => paths.map((path) => ({ path, state: 'modified' }));
const handoff = (edited: string[], changed = edited, parts = {}): string =>
  handoffText({ ...NOTHING, asked: ['a is 2'], edited, changed: modified(...changed), ...parts });

describe('what a handoff says of uncommitted files', () => {
  it('is left out where all is committed by now, and then nothing is open', () => {
    const told = handoff(['a.js']);
    expect([namesChanges(told), workIn(told)]).toEqual([true, 'open']);
    const now = asNow(told, []);
    expect(now).not.toMatch(/Not committed|modified/);
    expect(now).toContain('- edited, with nothing uncommitted: a.js');
    expect([namesChanges(now), workIn(now)]).toEqual([false, 'done']);
  });

  it('names what of several files is left, as it is now, and keeps what else is open', () => {
    const told = handoff(['a.js', 'b.js', 'c.js'], ['a.js', 'b.js', 'c.js', 'other.js'], {
      ahead: ['the exporter'],
    });
    expect(told).toContain('- Not committed: 3 files that it edited');
    const now = asNow(told, [
      { path: 'b.js', state: 'modified, staged' },
      { path: 'new.js', state: 'not tracked' },
    ]);
    expect(now).toContain('- Not committed: b.js\n');
    expect(now).toContain('- Said to be open: the exporter');
    expect(now).toContain(
      '## Files in work\n- b.js: modified, staged\n- edited, with nothing uncommitted: c.js, a.js',
    );
    expect(now).not.toMatch(/other\.js|new\.js/);
  });

  it('stands as it is where all is as it was', () => {
    const told = handoff(['a.js', 'dir/b.js'], ['a.js', 'dir/b.js', 'other.js']);
    expect(asNow(told, modified('dir/b.js', 'other.js', 'a.js'))).toBe(told);
  });
});
