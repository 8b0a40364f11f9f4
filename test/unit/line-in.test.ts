import { expect, it } from 'vitest';
import { lineIn, MAX_INPUT_CHARS } from '../../src/capture/filtered-call.ts';
import type { ToolCall } from '../../src/core/learning.ts';
import { createPipeline } from './filters/support.ts';

const filters = createPipeline();
const put = (before: string, after: string) =>
  lineIn({ tool: 'Edit', input: { old_string: before, new_string: after } } as unknown as ToolCall, filters);

it('is the first line that is new, filtered', () => {
  const secret = ['ghp', 'k3J9xQ'.repeat(6)].join('_');
  expect(put('a=1', `a=1\nb=2 ${secret}`)).toMatch(/^b=2 \[REDACTED:/);
  expect(put('a=1', '')).toBeUndefined();
});

it('holds no half of a secret that stands where a long text is cut', () => {
  const secret = ['ghp', 'k3J9xQ'.repeat(6)].join('_');
  const before = `${'a=1\n'.repeat(MAX_INPUT_CHARS / 4 - 2)}`;
  for (const limit of [MAX_INPUT_CHARS, MAX_INPUT_CHARS / 2]) {
    const lines = 'a=1\n'.repeat(Math.floor(limit / 4) - 2);
    const after = `${lines}${secret}\n${'a=1\n'.repeat(MAX_INPUT_CHARS)}`;
    expect(put(before, after) ?? '').not.toContain('ghp_');
  }
});
