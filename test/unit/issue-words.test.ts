import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issueWords } from '../../src/app/config/config-read.ts';

const schema = z.strictObject({
  summary: z.string().check(z.minLength(1)),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  id: z.optional(z.string().check(z.regex(/^[0-9a-f]+$/))),
  ns: z.optional(z.enum(['learnings', 'decisions'])),
  tags: z.optional(z.array(z.string()).check(z.maxLength(1))),
  files: z.optional(z.array(z.object({ path: z.string() }))),
  fresh: z.optional(z.boolean()),
});

it.each([
  [{}, 'summary is missing'],
  [{ summary: 7 }, 'summary must be a text, in quotes'],
  [{ summary: '' }, 'summary must have at least 1 character'],
  [{ limit: 0 }, 'limit must be at least 1'],
  [{ limit: 51 }, 'limit must be at most 50'],
  [{ limit: 1.5 }, 'limit must be a whole number'],
  [{ id: 'secret' }, 'id does not have the right form'],
  [{ ns: 'secret' }, 'ns must be one of "learnings", "decisions"'],
  [{ tags: ['a', 'b'] }, 'tags must have at most 1 entry'],
  [{ files: [{}] }, 'files.0.path is missing'],
  [{ fresh: 'yes' }, 'fresh must be true or false'],
])('%j is told in words of ours: %s', (given, told) => {
  const all = { summary: 'x', ...given };
  const whole = Object.keys(given).length === 0 ? {} : all;
  const [issue] = schema.safeParse(whole).error?.issues ?? [];
  expect(issue && `${issue.path.join('.')} ${issueWords(issue, whole)}`).toBe(told);
});
