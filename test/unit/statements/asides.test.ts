import { describe, expect, it } from 'vitest';
import { statementIn } from '../../../src/capture/statement.ts';

describe('“Note that …”', () => {
  it.each(['Note that there may be images.', 'Take the first task. Note that there may be images with it.'])(
    'is an aside where a sentence begins with it: %s',
    (text) => expect(statementIn(text)).toBeUndefined(),
  );

  it.each(['Please note that we deploy from the release branch.', 'Make a note that CI uses Node 20.'])(
    'asks to remember otherwise: %s',
    (text) => expect(statementIn(text)?.type).toBe('remember'),
  );
});
