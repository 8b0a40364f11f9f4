import { expect, it } from 'vitest';
import { noticeOf } from '../../src/app/hooks/lazy/stated-notice.ts';
import { createRememberStatement } from '../../src/capture/remember-statement.ts';
import { CsError } from '../../src/core/errors.ts';
import { createPipeline } from './filters/support.ts';

it('where nobody can tell what is to be forgotten, that is what is told', async () => {
  const remember = createRememberStatement({
    filters: createPipeline(),
    accumulator: { session: 's1' } as never,
    clock: Date.now,
    branch: 'main',
    isFile: () => false,
    beside: (prompt) => prompt,
    remember: async () => [],
    rememberForUser: undefined,
    summaryOf: async () => undefined,
    statedBy: async () => {
      throw new CsError('INDEX_BEHIND', 'the index lacks more than may be read');
    },
    forget: async () => undefined,
  });
  const told = await remember('forget that deploys run on Tuesdays');
  expect(told).toMatchObject([{ state: 'unclear', why: { code: 'INDEX_BEHIND' } }]);
  expect(noticeOf(told, {})).toMatch(
    /^cs-memory: “deploys run on Tuesdays” was not forgotten, because the index lacks more than may be read; see `[^`]+`\.$/,
  );
});
